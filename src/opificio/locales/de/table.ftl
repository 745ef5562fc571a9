player = Spieler { $number }
ghost = ein Geist

book-prestige = Prestige
book-funding = Fördergeld
book-money = Geld
book-profit = Gewinn

rule-table-game-over = Nach dem Spielende wird nicht mehr gezogen.
    .why = Das Spiel ist zu Ende.
rule-table-not-your-turn = Man zieht nur, wenn eine eigene Entscheidung gefragt ist.
    .why = { $seat } ist nicht an der Reihe.
rule-table-other-decision = Ein Zug beantwortet die gestellte Entscheidung.
    .why = Jetzt ist etwas anderes gefragt: { $asked }.
rule-table-undo-nothing = Es muss einen Zug geben, der zurückgenommen werden kann.
    .why = Es wurde noch kein Zug gemacht.
rule-table-undo-own-move-only = Nur wer den letzten Zug gemacht hat, darf ihn zurücknehmen.
    .why = Der letzte Zug war von { $seat }.
rule-table-undo-stops-at-revealed = Ein Zug, der etwas Neues aufgedeckt hat, wird nicht zurückgenommen.
    .why = Dein letzter Zug hat etwas aufgedeckt und bleibt bestehen.

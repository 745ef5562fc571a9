player = Giocatore { $number }
ghost = un fantasma

book-prestige = Prestigio
book-funding = Finanziamento
book-money = Denaro
book-profit = Profitti

rule-table-game-over = Dopo la fine della partita non si gioca più.
    .why = La partita è finita.
rule-table-not-your-turn = Si gioca solo quando è richiesta una propria decisione.
    .why = Non tocca a { $seat } decidere.
rule-table-other-decision = Una mossa risponde alla decisione richiesta.
    .why = Ora è richiesto altro: { $asked }.
rule-table-undo-nothing = Deve esserci una mossa da annullare.
    .why = Non è ancora stata fatta alcuna mossa.
rule-table-undo-own-move-only = Solo chi ha fatto l'ultima mossa può annullarla.
    .why = L'ultima mossa è di { $seat }.
rule-table-undo-stops-at-revealed = Non si annulla una mossa che ha rivelato qualcosa di nuovo.
    .why = La tua ultima mossa ha rivelato qualcosa e resta valida.

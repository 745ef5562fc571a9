## Die Seite von Workshop of the World

ws-canal-era = Kanalzeit
ws-railway-era = Eisenbahnzeit
ws-round = Runde { $round } von { $rounds }
ws-pounds = £{ $pounds }
ws-money-amount = { $sign }£{ $pounds }
ws-profit-amount = { $amount } Gewinn

## Die Karte

ws-map = Karte der Städte und Verbindungen
ws-map-hint = Karte. Die Pfeiltasten gehen von Wahl zu Wahl; mit Umschalt zu jeder Stadt und Verbindung. Eingabe wählt.
ws-irish-sea = Irische See
ws-north-sea = Nordsee
ws-channel = Ärmelkanal
ws-zoom-in = Näher heran
ws-zoom-out = Weiter weg
ws-zoom-fit = Ganze Karte
ws-town-label = { $town }, { $kind }, Wert { $value }. Industrien: { $owners }.
ws-industries-of = { $count } { $colour }
ws-nobody = keine
ws-link-built = { $length ->
    [1] Verbindung { $first }–{ $second }, gebaut von { $colour }.
   *[other] Doppelverbindung { $first }–{ $second }, gebaut von { $colour }.
}
ws-link-offer = { $length ->
    [1] Verbindung { $first }–{ $second }: Gewinn { $profit } in diesem Zug, kostet £{ $cost }.
   *[other] Doppelverbindung { $first }–{ $second }: Gewinn { $profit } in diesem Zug, kostet £{ $cost }.
}
ws-link-free = { $length ->
    [1] Verbindung { $first }–{ $second }, frei.
   *[other] Doppelverbindung { $first }–{ $second }, frei.
}

## Nachfrage

ws-demand = Nachfrage
ws-demand-hint = { $kind }: Am Ende der Epoche erhält jede Industrie dieser Art £{ $pounds }.
ws-tokens-unseen = { $count ->
    [one] 1 Marker noch nicht gezogen
   *[other] { $count } Marker noch nicht gezogen
}

## Das Ortsverzeichnis

ws-gazetteer = Ortsverzeichnis
ws-gazetteer-empty = Zeige auf eine Stadt, eine Verbindung oder eine Karte, um hier darüber zu lesen.
ws-town-is = { $value ->
    [one] { $kind } · Platz für 1 Industrie
   *[other] { $kind } · Platz für { $value } Industrien
}
ws-town-pays = Am Ende der Epoche £{ $pounds } je Industrie.
ws-town-links = { $count ->
    [0] Keine freie Verbindung mehr.
    [one] 1 freie Verbindung.
   *[other] { $count } freie Verbindungen.
}
ws-town-full = Voll: Eine Industrie müsste weichen.
ws-prospect = { $profit ->
    [0] in diesem Zug kein Gewinn möglich
   *[other] bis zu +{ $profit } Gewinn in diesem Zug, für £{ $cost }
}
ws-gain = Gewinn des Zuges damit: { $profit }, für £{ $cost }
ws-link-is = { $length ->
    [1] Einfache Verbindung · £{ $cost }
   *[other] Doppelverbindung: beide Steine eines Zuges · £{ $cost }
}
ws-link-owner = Gebaut von { $player }
ws-link-crosses = Kreuzt { $link } ohne Anschluss.
ws-wild = Freie Karte
ws-any-town = beliebige Stadt
ws-wild-is = Baut in jeder Stadt mit Wert { $value }: { $towns }.

## Karten und Reihenfolge

ws-market = Zugreihenfolge und Karten
ws-order = Reihenfolge
ws-no-order = noch nicht versteigert
ws-piles = Stapel { $deck } · beiseite { $aside }
ws-no-cards = Jetzt liegen keine Stadtkarten offen.
ws-value = Wert { $value }

## Bücher

ws-books = Bücher
ws-money = Geld
ws-profit = Gewinn
ws-industries = Indus.
ws-industries-hint = Industrien auf der Karte
ws-network = Netz
ws-network-hint = Steine im größten Netz, von allen Steinen auf der Karte
ws-takings = Epoche
ws-takings-hint = Was einkäme, wenn die Epoche jetzt endete: Gewinne, Netz, übrige Steine, Nachfrage
ws-hidden = Vor dir verborgen
ws-thinking = muss sich entscheiden
ws-sealed = hat verdeckt gewählt
ws-collecting-profits = Gewinne
ws-collecting-largest-network = Größtes Netz
ws-collecting-other-pieces = Übrige Steine
ws-collecting-demand = Nachfrage
ws-total = Zusammen

## Was zu tun ist

ws-desk = Deine Entscheidung
ws-waiting = Es wird gewartet auf { $names }.
ws-over = Das Spiel ist zu Ende.
ws-kept = Du behältst verdeckt:
ws-kept-hint = Nur du siehst diese Nachfragemarker.
ws-my-tokens = Deine Nachfragemarker
ws-no-tokens = Du hast keine Marker mehr.
ws-seal-tokens = In die Faust: { $tokens }
ws-choose-tokens = { $count ->
    [one] Wähle einen Marker
   *[other] Wähle { $count } Marker
}
ws-seal-none = Leere Faust
ws-tokens-hint = Wird mit allen anderen zugleich aufgedeckt.
ws-bid = Gebot in Pfund
ws-fewer = Weniger
ws-more = Mehr
ws-seal-bid = £{ $pounds } in die Faust
ws-offer-bid = £{ $pounds } bieten
ws-bid-leaves = von £{ $money }; es blieben £{ $left }
ws-pick-card = Wähle eine Karte: Sieh sie dir an, dann baue in ihrer Stadt.
ws-pick-lot = Wähle die Karte, auf die du bietest.
ws-build-in = In { $town } bauen
ws-take-wild = Nehmen, dann die Stadt wählen
ws-bid-on = Auf { $card } bieten
ws-discard = Abwerfen und ziehen
ws-put-back = Doch nicht
ws-lay-first = Du hast in { $town } gebaut. Lege von dort eine Verbindung, oder höre auf.
ws-lay-second = Noch ein Stein? Von { $town } aus, oder von dort weiter, wo du hingekommen bist.
ws-link-name = { $first }–{ $second }
ws-double = { $name } (doppelt)
ws-stop = { $profit ->
    [0] Nichts legen
   *[other] Aufhören: +{ $profit } Gewinn
}
ws-closes-round = Mit diesem Zug endet die Runde.
ws-closes-era = Mit diesem Zug endet die letzte Runde der Epoche.
ws-pick-town = Wähle die Stadt für deine freie Karte.
ws-pick-leaver = { $town } ist voll. Wessen Industrie geht nach Hause?
ws-send-home = { $player } ({ $colour })
ws-pick-colour = Mit welcher Farbe bietest du zuerst?
ws-bid-with = Bieten mit { $colour }
ws-pick-collection = Welche deiner Farben nimmt ein?
ws-collect-with = { $colour }: £{ $pounds }
ws-cash-in = Gewinn zu Geld machen
ws-cash-in-now = { $profit } Gewinn, { $money } Pfund

## Das Ende der Kanalzeit

ws-era-over = Die Kanalzeit ist zu Ende
ws-era-over-hint = Die Transportsteine kommen heim, die Industrien bleiben. Das wurde eingenommen:
ws-on-rails = Weiter auf Schienen

## Auf dem Telefon

ws-tab-play = Spiel
ws-tab-demand = Nachfrage
ws-tab-books = Bücher
ws-tab-log = Protokoll

## Wonach gefragt wird, in der Kopfzeile

ws-ask-tokens = wähle die Nachfragemarker, die du spielst
ws-ask-colour = wähle die Farbe, mit der du bietest
ws-ask-bid = verbirg dein Gebot für die Reihenfolge in der Faust
ws-ask-lot = wähle die Karte, auf die du bietest
ws-ask-offer = sag, wie viel du für { $card } bietest
ws-ask-card = wähle eine Stadtkarte
ws-ask-town = wähle die Stadt für deine freie Karte
ws-ask-leaver = wähle die Industrie, die { $town } verlässt
ws-ask-link = lege eine Verbindung von { $town }, oder höre auf
ws-ask-collection = wähle die Farbe, die einnimmt

## Die Schlussabrechnung

ws-sheet-line = { $era } · { $what }
ws-sheet-start = Geld zu Beginn
ws-sheet-bids = Gebote
ws-sheet-links = Verbindungen
ws-sheet-cashed = Vorzeitig zu Geld gemacht

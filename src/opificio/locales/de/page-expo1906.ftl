# Two letters for each resource, beside colour and silhouette.
letter-steel = St
letter-copper = Ku
letter-manual = Ma
letter-automated = Au
letter-empirical = Em
letter-scientific = Th
letter-steam = Da
letter-electricity = El

expo-round = Runde { $number }
expo-jury = Jury: { $steam } Dampfkraft, { $electricity } Elektrizität, { $left } Felder frei
expo-money = { $amount }$
expo-points = { $points } SP
expo-gained = { $points } SP
expo-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
expo-now-worth = Jetzt { $points } wert.
expo-now = Jetzt: { $change }
expo-if-ended = Wenn das Spiel jetzt endete
expo-lab-of = Labor von { $seat }
expo-rivals = Die anderen
expo-ghost-deck = Geisterdeck
expo-last-card = Letzte Karte: { $card }
expo-cards-left =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
expo-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
expo-technologies = Technologien
expo-pile-left = Stapel: { $count }
expo-next-costs = nächstes: { $price }$
expo-stack-left = Noch { $count } Ressourcenplättchen im Stapel
expo-hand = Deine Karten
expo-improved = Aufgewertet
expo-played = diese Runde gespielt
expo-front = Vor dir
expo-front-none = Vor dir liegen keine Plättchen.
expo-scrap = Schrott
expo-empty-cell = frei
expo-fits = passt hier
expo-off-floor = Dort würde das Plättchen über das Labor hinausragen.
expo-complete = Fertig
expo-lacks = Es fehlt noch: { $list }
expo-tile-sides = Zwei Seiten geben 2 { $two }, zwei Seiten 1 { $one }.
expo-no-leader = Noch führt niemand.
expo-leads = { $seat } führt.
expo-turn = Drehen
expo-place = Hierher legen
expo-remove = Entfernen
expo-stop = Fertig
expo-option-reposition = Bis zu drei Plättchen verschieben oder drehen
expo-option-funding = 1$ nehmen
expo-option-patents = Ein Bewegungspunkt
expo-option-jury = Das Juryplättchen dieser Runde wählen
expo-tab-lab = Labor
expo-tab-market = Markt
expo-tab-patents = Patente
expo-tab-rivals = Andere
expo-tab-log = Verlauf

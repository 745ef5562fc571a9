## Dinge

thing-train-station = Bahnhof
thing-academy = Akademie
thing-laboratory = Laboratorium
thing-journal = Zeitschrift
thing-skyscraper = Wolkenkratzer
thing-meeting-room = Konferenzraum

thing-steel = Stahl
thing-copper = Kupfer
thing-manual = Manuelle Arbeit
thing-automated = Automatisierte Arbeit
thing-empirical = Empirische Forschung
thing-scientific = Theoretische Forschung
thing-steam = Dampfkraft
thing-electricity = Elektrizität

thing-L = L-Form
thing-T = T-Form
thing-S = S-Form
thing-I = I-Form
thing-square = Quadrat

thing-airship = Luftschiff
thing-submarine = Unterseeboot
thing-linotype = Linotype
thing-electrocardiograph = Elektrokardiograph
thing-electric-tramway = Elektrische Straßenbahn
thing-elevator = Aufzug
thing-cruise-ship = Kreuzfahrtschiff
thing-refrigerator = Kühlschrank
thing-bakelite = Bakelit
thing-cinematograph = Kinematograph
thing-air-conditioner = Klimaanlage
thing-light-bulb = Glühbirne
thing-automobile = Automobil
thing-motorcycle = Motorrad
thing-artificial-silk = Kunstseide
thing-x-ray-machine = Röntgenapparat
thing-synthetic-rubber = Synthesekautschuk
thing-telephone = Telephon
thing-aeroplane = Flugzeug
thing-laparoscope = Laparoscopie
thing-helicopter = Hubschrauber
thing-wireless-telegraph = Drahtloser Telegraph
thing-gramophone = Grammophon
thing-thermionic-valve = Elektronenröhre
thing-cellophane = Cellophan
thing-tractor = Traktor
thing-vacuum-cleaner = Staubsauger
thing-escalator = Rolltreppe
thing-typewriter = Schreibmaschine
thing-hearing-aid = Hörgerät

thing-combustion-engines = Verbrennungsmotor
thing-batteries = Batterien
thing-assembly-line = Fließband
thing-coppersmiths-guild = Kupferschmiedezunft
thing-foundry = Gießerei
thing-electrochemistry = Elektrochemie
thing-trade-school = Gewerbeschule
thing-calculating-machines = Rechenmaschinen
thing-train-station-improvement = Aufgewerteter Bahnhof
thing-academy-improvement = Aufgewertete Akademie
thing-laboratory-improvement = Aufgewertetes Laboratorium
thing-journal-improvement = Aufgewertete Zeitschrift
thing-skyscraper-improvement = Aufgewerteter Wolkenkratzer

thing-paris-1889 = Eiffelturm, Paris 1889
thing-chicago-1893 = Riesenrad, Chicago 1893
thing-brussels-1897 = Paleis der Koloniën, Brüssel 1897
thing-paris-1900 = Metro, Paris 1900
thing-liege-1905 = Palais des Beaux-Arts, Lüttich 1905
thing-milan-1906 = Simplontunnel, Mailand 1906

thing-reposition = Umlegen
thing-funding = Fördergeld
thing-patents = Patentamt
thing-jury = Jury
thing-prestige = Prestige

# Ein Ressourcenplättchen heißt nach seinen zwei Typen, ein Stück nach Plättchen und Ort.
pair = 2 { $first } / 1 { $second }
piece = { $tile } auf { $spot }
spot =
    { $turn ->
        [0] { $cell }
       *[other] { $cell } (um { $turn }° gedreht)
    }

# Wonach gefragt ist, wie eine Ablehnung es nennt.
thing-choose-card = eine Karte zum Ausspielen
thing-buy-resources = Ressourcenplättchen zum Kaufen
thing-buy-from-academy = ein Projekt oder eine Technologie zum Kaufen
thing-take-free-resource = das kostenlose Ressourcenplättchen
thing-fill-lab = Plättchen zum Platzieren oder Entfernen
thing-move-tokens = Spielsteine zum Bewegen im Patentamt
thing-choose-bonus = ein Bonus-SP-Plättchen
thing-choose-option = eine Möglichkeit des Konferenzraums
thing-reposition-tiles = Plättchen zum Umlegen
thing-choose-jury-tile = ein Juryplättchen
thing-choose-scrap = der Schrott, der ersetzt wird
thing-set-novice-tile = der Platz eines gezogenen Ressourcenplättchens

## Regeln, und warum ein Zug abgelehnt wird

rule-setup-station = Der Bahnhof beginnt mit drei Ressourcenplättchen je Spieler: 3, 6, 9 oder 12.
rule-setup-academy = Die Akademie beginnt mit einem offenen Projekt jeder der fünf Formen, die übrigen in Stapeln daneben, und mit allen dreizehn Technologien.
rule-setup-order = Der Zufall bestimmt, wer beginnt; die anderen folgen im Uhrzeigersinn.
rule-setup-funding = Der Startspieler beginnt mit 3$, die nächsten mit 4$, 5$ und 6$; allein beginnt man mit 4$.
rule-setup-tokens = Jeder beginnt mit drei Spielsteinen auf Schritt 1 des Patentamts und ohne Prestige.
rule-setup-scrap = In jedem Labor liegen zu Beginn fünf Schrottplättchen.
rule-setup-jury = Zu Beginn liegen zwei zufällig gezogene Juryplättchen bei der Jury.

rule-round-clockwise = Die Spieler ziehen reihum im Uhrzeigersinn, so oft es nötig ist.
rule-round-meeting-room-ends = Eine Runde dauert, bis jemand den Konferenzraum spielt.

rule-turn-card-in-hand = In deinem Zug spielst du eine Aktionskarte aus der Hand.
    .why = { $card } ist nicht auf deiner Hand: du hast die Karte in dieser Runde schon gespielt.
rule-turn-no-repeat = Du darfst nicht die Karte spielen, die dein rechter Nachbar gerade gespielt hat.
    .why = Du darfst { $card } nicht spielen: das hat { $by } gerade getan.
rule-turn-improved-is-the-same = Eine aufgewertete Karte gilt als dieselbe Karte wie ihre einfache Fassung.
rule-turn-no-meeting-room-first = Niemand spielt den Konferenzraum in seinem ersten Zug einer Runde.
    .why = Das ist dein erster Zug der Runde: noch kein Konferenzraum.
rule-turn-may-do-nothing = Du darfst eine Aktion spielen und nicht nutzen.

rule-station-on-offer = Man kauft Ressourcenplättchen, die auf dem Bahnhof liegen.
    .why = { $tile } liegt nicht auf dem Bahnhof.
rule-station-pay = Das erste Ressourcenplättchen kostet 1$, das zweite 2$, das dritte 3$.
    .label = Bahnhof
    .why = Dieses Plättchen kostet { $price }$, und du hast { $funding }$.
rule-station-three-tiles = Eine Bahnhof-Aktion kauft höchstens drei Ressourcenplättchen.

rule-academy-on-offer = Man kauft ein offenes Projekt oder eine Technologie, die in der Akademie liegt.
    .why = { $tile } liegt nicht in der Akademie.
rule-academy-pay = Ein Projekt oder eine Technologie kostet 2$.
    .label = Akademie
    .why = Es kostet { $price }$, und du hast { $funding }$.
rule-academy-one-tile = Eine Akademie-Aktion kauft ein einziges Projekt oder eine einzige Technologie.

rule-lab-tile-in-front = Man platziert Plättchen, die vor einem liegen.
    .why = { $tile } liegt nicht vor dir.
rule-lab-three-tiles = Eine Laboratorium-Aktion platziert oder entfernt insgesamt drei Plättchen.
rule-lab-tile-there = Man entfernt oder verlegt Plättchen, die im eigenen Labor liegen.
    .why = { $what }: so ein Plättchen liegt nicht in deinem Labor.
rule-lab-scrap-only-leaves = Schrott kann man entfernen; er kommt nie zurück.
rule-lab-keeps-projects-complete = Nichts wird entfernt, bewegt oder gedreht, wenn einem fertigen Projekt dann etwas fehlte.
    .why = { $project } ist fertiggestellt und muss es bleiben.
rule-lab-no-overlap = Ein Plättchen liegt auf freien Feldern des Labors, nie auf einem anderen.
    .why = { $tile } passt dort nicht hin: { $cell } ist belegt.
rule-lab-turned-never-flipped = Plättchen darf man beliebig drehen, aber nie umklappen.
rule-lab-tile-by-tile = Plättchen werden einzeln nacheinander platziert, entfernt, bewegt und gedreht; jeder Schritt muss für sich erlaubt sein.
rule-lab-removed-tiles = Entfernte Ressourcenplättchen werden abgelegt, Projekte kommen unter ihren Stapel, Technologien zurück in die Akademie, Schrott aus dem Spiel.

rule-journal-three-points = Die Zeitschrift gibt drei Bewegungspunkte, für einen Spielstein oder für mehrere.

rule-skyscraper-funding = Der Wolkenkratzer bringt 4$.
    .label = Wolkenkratzer
rule-funding-limit = Niemand hat mehr als 12$; was darüber hinausgeht, ist verloren.
rule-prestige-unlimited = Prestige hat keine Grenze; jenseits der Skala geht nichts verloren.

rule-meeting-room-two-different = Im Konferenzraum wählt man zwei verschiedene der vier Möglichkeiten.
    .why = { $option } hast du schon gewählt.
rule-meeting-room-own-order = Die zwei Möglichkeiten kommen in beliebiger Reihenfolge und dürfen entfallen.
rule-meeting-room-three-repositions = Umlegen bewegt oder dreht bis zu drei Plättchen im eigenen Labor.
rule-meeting-room-reposition-changes = Ein umgelegtes Plättchen wird bewegt, gedreht oder beides.
    .why = { $tile } liegt schon genau so.
rule-meeting-room-scrap-stays = Schrott kann man nicht umlegen.
    .why = Auf { $cell } liegt Schrott, der sich nicht bewegen lässt.
rule-meeting-room-funding = Der Konferenzraum kann 1$ bringen.
    .label = Konferenzraum
rule-meeting-room-one-point = Der Konferenzraum kann einen Spielstein um einen Schritt bewegen oder zum vollen Preis auf einen Nachbarpfad.
rule-jury-tile-left = Im Konferenzraum kann man ein Juryplättchen der gewünschten Energie wählen, solange es eines gibt.
    .why = Für { $power } gibt es kein Juryplättchen mehr.

rule-projects-types-and-amounts = Ein Projekt ist fertig, wenn alle vier Typen, die es braucht, in genügender Zahl daran anliegen.
rule-projects-each-type-once = Ein Ressourcenplättchen gibt einem Projekt jeden Typ, mit dem es anliegt, einmal, gleich mit wie vielen Seiten.
rule-projects-shared-tiles = Ein Ressourcenplättchen versorgt jedes anliegende Projekt ganz; nichts wird verbraucht.
rule-projects-lateral-only = Nur was Seite an Seite liegt, zählt; Ecken zählen nicht.
rule-projects-completed-once = Ein Projekt wird von selbst fertig, mit genau dem Plättchen, das den Bedarf deckt, und nur einmal.
rule-projects-points = Ein fertiges Projekt ist sofort seine aufgedruckten Punkte wert.
    .label = Projekt
rule-projects-leader-bonus = Dazu kommt 1 Punkt für jeden benötigten Typ, in dessen Innovationspfad der Besitzer führt.
    .label = Führung

rule-technologies-serve-all = Eine Ressourcentechnologie gibt jedem anliegenden Projekt alles, was sie hat: je zwei von zwei Typen oder vier von einem.
rule-technologies-only-in-lab = Eine Technologie hilft erst, wenn sie im Labor liegt.
rule-technologies-swap-at-once = Wird eine Verbesserung platziert, so wird ihre Karte sofort gegen die aufgewertete getauscht, auf der Hand oder auf dem Tisch. Sie muss nirgends anliegen.
rule-technologies-swap-back = Wird eine Verbesserung entfernt, so wird ihre Karte sofort wieder die einfache, auf der Hand oder auf dem Tisch.
rule-improved-train-station = Mit dem aufgewerteten Bahnhof kosten drei Ressourcenplättchen 1$, 1$ und 2$.
rule-improved-academy = Die aufgewertete Akademie gibt dazu ein kostenloses Ressourcenplättchen vom Bahnhof, auch wenn man nichts kauft.
rule-improved-laboratory = Das aufgewertete Laboratorium platziert oder entfernt vier Plättchen.
rule-improved-journal = Die aufgewertete Zeitschrift gibt vier Bewegungspunkte, und jeder Sprung kostet 1$ weniger.
rule-improved-skyscraper = Der aufgewertete Wolkenkratzer bringt 6$.
rule-improved-version-when-played = Eine Aktion behält die Fassung, die ihre Karte beim Ausspielen hatte.

rule-patents-token-at-start = Von Schritt 1 zieht ein Spielstein auf Schritt 2 eines beliebigen Innovationspfads.
    .why = Du hast keinen Spielstein mehr auf Schritt 1.
rule-patents-token-there = Man bewegt die eigenen Spielsteine.
    .why = Du hast keinen Spielstein auf Schritt { $step } von „{ $line }“.
rule-patents-one-point-a-step = Jeder Schritt nach rechts kostet einen Bewegungspunkt.
rule-patents-last-step = Ein Spielstein auf Schritt 10 ist am Ziel und bleibt dort.
    .why = Dieser Spielstein ist am Ende von „{ $line }“ angekommen.
rule-patents-forward-only = Spielsteine gehen nie zurück.
rule-patents-bottom-of-stack = Ein Spielstein, der auf ein besetztes Feld kommt, geht unter alle, die dort stehen.
rule-patents-jump-marked = Spielsteine wechseln nur an den markierten Stellen auf einen Nachbarpfad, für einen Bewegungspunkt.
    .why = Zwischen „{ $line }“ und „{ $to }“ gibt es auf Schritt { $step } keinen Übergang.
rule-patents-jump-pay = Ein Sprung kostet das an seiner Stelle angegebene Geld.
    .label = Sprung
    .why = Dieser Sprung kostet { $price }$, und du hast { $funding }$.
rule-patents-leader = Der vorderste Spielstein eines Innovationspfads führt; wo mehrere stehen, der oberste.
rule-chits-first-arrival = Wer als Erster auf Schritt 10 eines Innovationspfads kommt, wählt dafür sofort ein Bonus-SP-Plättchen.
rule-chits-each-once = Jedes Bonus-SP-Plättchen gibt es einmal.
    .why = { $chit } liegt schon auf einem anderen Innovationspfad.

rule-reorganisation-jury-tile = Jede Runde bringt genau ein Juryplättchen: das gewählte, sonst ein zufällig gezogenes.
rule-reorganisation-projects-return = Offene Projekte, die nicht die Energie dieses Plättchens nutzen, kommen unter ihre Stapel.
rule-reorganisation-academy-fills = Dann nimmt jeder leere Platz der Akademie das oberste Projekt seines Stapels auf, wenn es eines gibt.
rule-reorganisation-station-fills = Dann werden die restlichen Ressourcenplättchen des Bahnhofs abgelegt und neue gezogen.
rule-reorganisation-stack-reshuffled = Ist der Stapel der Ressourcenplättchen leer, so werden die abgelegten gemischt und bilden den Stapel.
rule-reorganisation-cards-return = Dann nehmen alle ihre sämtlichen Karten zurück.
rule-reorganisation-next-starter = Die nächste Runde beginnt links von dem, der den Konferenzraum gespielt hat.

rule-end-jury-full = Das Spiel endet, wenn alle zwölf Juryfelder belegt sind.
rule-end-patents-complete = Das Spiel endet, wenn auf Schritt 10 jedes Innovationspfads ein Spielstein steht.
rule-end-fifth-project = Das Spiel endet, wenn jemand sein fünftes Projekt fertigstellt.
rule-end-action-finished = Wer das Ende auslöst, führt die laufende Aktion zu Ende.
rule-end-last-actions = Dann spielen alle anderen im Uhrzeigersinn eine letzte Karte; wer keine hat, passt.
rule-end-no-meeting-room = Die letzte Karte ist nicht der Konferenzraum.
    .why = Das Spiel geht zu Ende: der Konferenzraum kann nicht mehr gespielt werden.
rule-end-repeat-allowed = Die letzte Karte darf die sein, die der rechte Nachbar gespielt hat.

rule-score-prestige = Das im Spiel erworbene Prestige.
    .label = Prestige
rule-score-jury = Jedes fertige Projekt der Energie mit mehr Juryplättchen ist 2 Punkte wert; bei Gleichstand keines.
    .label = Jury
rule-score-patent-steps = Jeder Spielstein auf Schritt 8 oder 9 ist 1 Punkt wert.
    .label = Schritte 8 und 9
rule-score-chits = Ein Spielstein auf Schritt 10 ist wert, was das Bonus-SP-Plättchen dort sagt; jedes zahlt einem Spieler einmal.
    .label = Bonusplättchen
rule-score-ties = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Fördergeld hat; sonst ist es unentschieden.

rule-hidden-played-cards = Niemand sieht die gespielten Karten der anderen durch: man sieht die letzte, und wie viele übrig sind.
rule-hidden-piles = Niemand kennt die Reihenfolge der Stapel, außer Projekten, die vor aller Augen darunter kamen.

rule-ghosts-tokens = Zu zweit oder allein steht auf Schritt 1 jedes Innovationspfads ein Geisterspielstein.
rule-ghosts-two-tiles = Zu zweit zieht eine Zeitschrift zuerst zwei Ressourcenplättchen, und die Geister ihrer Typen rücken so weit vor, wie die Plättchen sagen; dann werden sie abgelegt.
rule-ghosts-no-power = Dampfkraft und Elektrizität bewegen keinen Geist.
rule-ghosts-last-step = Ein Geist hält auf Schritt 10 an.
rule-ghosts-chit-drawn = Wo ein Geist als Erster auf Schritt 10 kommt, wird das Bonus-SP-Plättchen zufällig gezogen.
rule-ghosts-lead = Ein Geist kann einen Innovationspfad anführen; dann punktet dort niemand.

rule-solo-three-tiles = Allein zieht eine Zeitschrift drei Ressourcenplättchen für die Geister.
rule-solo-ghost-deck = Jede Runde wird ein Geisterdeck aus zwei Sätzen Aktionskarten mit nur einem Konferenzraum gemischt.
rule-solo-alternate = Eine Geisterkarte beginnt das Spiel; dann wechseln sich Spieler und Geisterdeck ab, und dessen Karte wird nicht wiederholt.
rule-solo-no-repeat = Eine Geisterkarte, die deine letzte wiederholt, wird übergangen und eine andere gezogen.
rule-solo-meeting-room-not-first = Ist der Konferenzraum die erste Geisterkarte einer Runde, so wird das Deck neu gemischt.
rule-solo-meeting-room-ends = Zeigt das Geisterdeck den Konferenzraum, so endet die Runde mit einem zufällig gezogenen Juryplättchen.

rule-novice-fresher = Ein Erstsemester ersetzt zwei Schrottplättchen seiner Wahl durch zufällig gezogene Ressourcenplättchen.
rule-novice-new-graduate = Ein Laborassistent ersetzt ein Schrottplättchen seiner Wahl durch ein zufällig gezogenes Ressourcenplättchen.
rule-novice-scrap-there = Ersetzt wird Schrott, und jedes Plättchen einmal.
    .why = Auf { $cell } liegt kein Schrott zum Ersetzen.
rule-novice-chosen-square = Die gezogenen Plättchen kommen auf die zuvor gewählten Felder.
    .why = { $cell } ist keines der Felder, die du gewählt hast.

rule-chits-paris-1889 = Nach allem anderen 1 Punkt je 8 Prestige, aufgerundet.
rule-chits-chicago-1893 = 1 Punkt je 2$, aufgerundet.
rule-chits-brussels-1897 = 1 Punkt für jedes entfernte Schrottplättchen, dessen Feld ein anderes Plättchen bedeckt.
rule-chits-paris-1900 = 2 Punkte für jede Technologie im Labor, höchstens 6.
rule-chits-liege-1905 = 3 Punkte.
rule-chits-milan-1906 = 1 Punkt für jede verschiedene Form unter den Projekten im Labor, fertig oder nicht.

## Ereignisse

event-booked = { $seat }: { $amount } { $book } ({ $rule })
event-card-played =
    { $improved ->
        [yes] { $seat } spielt { $card }, aufgewertet.
       *[no] { $seat } spielt { $card }.
    }
event-ghost-card-drawn = Das Geisterdeck zeigt { $card }.
event-ghost-card-skipped = Auch das Geisterdeck zeigt { $card }: übergangen.
event-ghost-deck-shuffled = Das Geisterdeck wird gemischt.
event-resource-taken =
    { $price ->
        [0] { $seat } nimmt kostenlos { $tile }.
       *[other] { $seat } kauft { $tile } für { $price }$.
    }
event-tile-bought = { $seat } kauft { $tile } für { $price }$.
event-tile-placed = { $seat } platziert { $tile } auf { $spot }.
event-tile-removed = { $seat } entfernt { $tile }.
event-scrap-removed = { $seat } räumt den Schrott von { $cell }.
event-tile-repositioned = { $seat } legt { $tile } um nach { $spot }.
event-card-improved = { $seat } hat jetzt die aufgewertete Karte: { $card }.
event-card-restored = { $seat } hat wieder die einfache Karte: { $card }.
event-project-completed = { $seat } erfindet: { $tile }! { $points } Punkte; führt in: { $leads }.
event-token-moved = { $seat } bewegt einen Spielstein auf Schritt { $step } von „{ $line }“.
event-token-jumped =
    { $price ->
        [0] { $seat } springt auf Schritt { $step } von „{ $line }“ nach „{ $to }“.
       *[other] { $seat } springt auf Schritt { $step } von „{ $line }“ nach „{ $to }“ für { $price }$.
    }
event-ghost-tile-drawn = Für die Geister wird gezogen: { $tile }.
event-ghost-moved = Der Geist von „{ $line }“ zieht auf Schritt { $step }.
event-chit-placed = Am Ende von „{ $line }“ liegt { $chit }. Gelegt hat es { $seat }.
event-option-taken = { $seat } wählt: { $option }.
event-jury-tile-chosen = { $seat } legt der Jury ein Plättchen für { $power } vor.
event-jury-tile-drawn = Für die Jury wird ein Plättchen für { $power } gezogen.
event-projects-returned = Zurück unter ihre Stapel: { $tiles }.
event-academy-filled = Neu in der Akademie: { $tiles }.
event-station-filled = Auf dem Bahnhof: { $tiles }.
event-stack-reshuffled = Die abgelegten Ressourcenplättchen werden zu einem neuen Stapel gemischt.
event-round-begun = Runde { $number }: es beginnt { $seat }.
event-scrap-chosen = { $seat } wird den Schrott auf { $cell } ersetzen.
event-novice-tiles-drawn = { $seat } zieht statt Schrott: { $tiles }.
event-end-triggered = Das Spielende kommt; ausgelöst hat es { $seat }. { $rule }
event-last-action-passed = { $seat } hat keine Karte für eine letzte Aktion.
event-game-ended = Das Spiel ist zu Ende. Plätze der Reihe nach: { $places }.

## Züge

move-play-card = { $card } spielen
move-stop = Hier aufhören
move-buy-resource = { $tile } nehmen
move-buy-tile = { $tile } kaufen
move-place-tile = { $piece } platzieren
move-remove-tile = { $tile } entfernen
move-clear-cell = { $cell } räumen
move-reposition-tile = { $tile } umlegen nach { $spot }
move-reposition-resource = Das Plättchen von { $cell } umlegen nach { $spot }
move-enter-line = In „{ $line }“ einsteigen
move-advance-token = In „{ $line }“ von Schritt { $step } vorrücken
move-jump-token = Auf Schritt { $step } von „{ $line }“ nach „{ $to }“ springen
move-choose-chit = { $chit } wählen
move-take-option = { $option } wählen
move-choose-jury = Ein Juryplättchen: { $power }
move-replace-scrap = Den Schrott auf { $cell } ersetzen

## Entscheidungen

decision-choose-card =
    { $final ->
        [yes] { $seat }: deine letzte Karte.
       *[no] { $seat }: spiele eine Karte.
    }
decision-buy-resources = { $seat }: kaufe ein Ressourcenplättchen oder höre auf.
decision-buy-from-academy = { $seat }: kaufe ein Projekt oder eine Technologie oder höre auf.
decision-take-free-resource = { $seat }: nimm kostenlos ein Ressourcenplättchen oder höre auf.
decision-fill-lab =
    { $left ->
        [one] { $seat }: platziere oder entferne noch ein Plättchen oder höre auf.
       *[other] { $seat }: platziere oder entferne bis zu { $left } Plättchen oder höre auf.
    }
decision-move-tokens =
    { $points ->
        [one] { $seat }: noch ein Bewegungspunkt, oder höre auf.
       *[other] { $seat }: noch { $points } Bewegungspunkte, oder höre auf.
    }
decision-choose-bonus = { $seat }: wähle das Bonus-SP-Plättchen für Schritt 10, den du als Erster erreicht hast.
decision-choose-option =
    { $left ->
        [one] { $seat }: wähle noch eine Möglichkeit des Konferenzraums oder höre auf.
       *[other] { $seat }: wähle { $left } Möglichkeiten des Konferenzraums oder höre auf.
    }
decision-reposition-tiles =
    { $left ->
        [one] { $seat }: bewege oder drehe noch ein Plättchen oder höre auf.
       *[other] { $seat }: bewege oder drehe bis zu { $left } Plättchen oder höre auf.
    }
decision-choose-jury-tile = { $seat }: wähle Dampfkraft oder Elektrizität für die Jury.
decision-choose-scrap =
    { $left ->
        [one] { $seat }: wähle ein Schrottplättchen, das ersetzt wird.
       *[other] { $seat }: wähle { $left } Schrottplättchen, die ersetzt werden.
    }
decision-set-novice-tile = { $seat }: lege ein gezogenes Ressourcenplättchen auf ein gewähltes Feld.

## Optionen

option-handicaps = Erfahrung jedes Spielers; Unerfahrene beginnen mit Ressourcenplättchen statt Schrott
    .scientist = Wissenschaftler: das normale Spiel
    .new-graduate = Laborassistent: ein Ressourcenplättchen statt Schrott
    .fresher = Erstsemester: zwei Ressourcenplättchen statt Schrott
option-chits = Was ein Bonus-SP-Plättchen einem Spieler mit zwei Spielsteinen darauf zahlt
    .once = Einmal
    .per-token = Einmal je Spielstein
option-meeting-options = Die zwei Möglichkeiten des Konferenzraums
    .different = Müssen verschieden sein
    .any = Dürfen gleich sein, außer dem Juryplättchen
option-meeting-ban = Wann der Konferenzraum verboten ist
    .every-round = Im ersten Zug eines jeden in jeder Runde
    .first-round = Nur im ersten Zug eines jeden im Spiel
option-technology-chit = Was Paris 1900 zahlt
    .capped = 2 Punkte je Technologie, höchstens 6
    .uncapped = 2 Punkte je Technologie, ohne Grenze
option-ghost-leaders = Geister an der Spitze eines Innovationspfads
    .block = Führen wie jeder andere; dann punktet dort niemand
    .ignore = Führen nie; der vorderste Spieler führt
option-played-cards = Früher in der Runde gespielte Karten
    .hidden = Nur die letzte ist zu sehen
    .open = Alle sind zu sehen

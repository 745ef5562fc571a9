## Things

thing-london = London
thing-birmingham = Birmingham
thing-manchester = Manchester
thing-leeds = Leeds
thing-liverpool = Liverpool
thing-sheffield = Sheffield
thing-bristol = Bristol
thing-hull = Hull
thing-nottingham = Nottingham
thing-newcastle = Newcastle
thing-glasgow = Glasgow
thing-edinburgh = Edinburgh
thing-cardiff = Cardiff
thing-coventry = Coventry
thing-derby = Derby
thing-stoke = Stoke
thing-southampton = Southampton
thing-portsmouth = Portsmouth
thing-norwich = Norwich
thing-lancaster = Lancaster
thing-carlisle = Carlisle
thing-middlesbrough = Middlesbrough
thing-shrewsbury = Shrewsbury
thing-reading = Reading
thing-leicester = Leicester
thing-guildford = Guildford
thing-york = York
thing-gloucester = Gloucester
thing-oxford = Oxford
thing-exeter = Exeter

# Nine wild cards are in our file; an owner of the printed game may have twelve.
thing-wild-2a = freie Karte (Wert 2)
thing-wild-2b = freie Karte (Wert 2)
thing-wild-2c = freie Karte (Wert 2)
thing-wild-2d = freie Karte (Wert 2)
thing-wild-3a = freie Karte (Wert 3)
thing-wild-3b = freie Karte (Wert 3)
thing-wild-3c = freie Karte (Wert 3)
thing-wild-3d = freie Karte (Wert 3)
thing-wild-4a = freie Karte (Wert 4)
thing-wild-4b = freie Karte (Wert 4)
thing-wild-4c = freie Karte (Wert 4)
thing-wild-4d = freie Karte (Wert 4)

thing-port = Hafen
thing-heavy = Schwerindustrie
thing-light = Leichtindustrie
thing-textile = Textil
thing-craft = Handwerk

thing-red = Rot
thing-blue = Blau
thing-green = Grün
thing-yellow = Gelb
thing-black = Schwarz

thing-money = Pfund
thing-profit = Gewinn

# What can be asked, for whoever answers something else.
thing-choose-tokens = Nachfragemarker
thing-choose-colour = die Farbe zum Bieten
thing-choose-bid = ein Gebot
thing-choose-lot = eine Karte zum Bieten
thing-choose-offer = ein Gebot für die Karte
thing-choose-card = eine Stadtkarte
thing-choose-town = eine Stadt für die freie Karte
thing-choose-leaver = welche Industrie geht
thing-choose-link = eine Verbindung oder keine weitere
thing-choose-collection = die Farbe für die Einnahmen

# A link is named after its two towns.
pair = { $first }–{ $second }

## Rules

rule-setup-money = Alle beginnen mit 50 £, zu zweit mit 100 £, und mit dem Gewinnmarker auf null.
rule-setup-order-drawn = Die erste Zugreihenfolge wird ausgelost; zu zweit gibt es noch keine.
rule-setup-cards-set-aside = Einige Stadtkarten werden ungesehen beiseitegelegt: 9 zu fünft, 11 zu viert, 12 zu dritt, 11 zu zweit.
rule-setup-starting-cards-on-top = In der Kanalzeit liegen die sechs Startkarten gemischt oben auf dem Stadtkartenstapel.

rule-demand-draw = In der ersten und dritten Nachfragephase zieht jeder zwei Nachfragemarker und hält sie geheim.
rule-demand-play-exactly = In der ersten und dritten Nachfragephase spielt jeder genau einen Marker, zu zweit zwei.
    .why = Du hast { $count } gewählt; jetzt müssen genau { $most } gespielt werden.
rule-demand-own-tokens = Man spielt nur eigene Nachfragemarker.
    .why = Diesen Nachfragemarker hast du nicht (oder nicht so oft): { $token }.
rule-demand-revealed-together = Die Marker werden geheim gewählt und gleichzeitig aufgedeckt; sie erhöhen die Nachfrageleiste.
rule-demand-later-phases-optional = In der zweiten und vierten Nachfragephase wird nicht gezogen; man darf einen behaltenen Marker spielen oder keinen.
    .why = Du hast { $count } gewählt; jetzt dürfen höchstens { $most } gespielt werden.
rule-demand-track-stays = Die Nachfrageleiste wird zwischen den Zeiten nicht geleert.

rule-auction-cards-shown = Zu Beginn jeder Runde werden so viele Karten aufgedeckt, wie Spieler da sind; zu zweit vier.
rule-auction-bid-within-money = Geboten werden darf jede Summe, die man hat, auch null.
    .why = Du kannst nicht { $pounds } £ bieten: Du hast { $money } £.
rule-auction-all-pay = Jeder zahlt sein Gebot an die Bank.
    .label = Versteigerung
rule-auction-order-by-bid = Wer am meisten bietet, spielt zuerst, und so weiter bis zum niedrigsten Gebot.
rule-auction-ties-by-order = Gleiche Gebote behalten die Reihenfolge, in der die Marker standen.
rule-auction-open-higher-bid = Offene Versteigerung: Auf einer Karte mit Gebot zählt nur ein höheres, und wer überboten wird, bietet sofort neu.
    .why = Auf { $card } liegt ein Gebot von { $standing } £; du müsstest höher gehen.
rule-auction-open-card-won = Offene Versteigerung: Jeder nimmt die ersteigerte Karte, in der Reihenfolge der Gebote.
    .why = Du hast { $won } ersteigert, nicht { $card }.

rule-card-from-display = In deinem Zug musst du eine der aufgedeckten Karten nehmen und in ihrer Stadt eine Industrie bauen.
    .why = { $card } ist nicht unter den aufgedeckten Karten.
rule-card-wild-by-value = Mit einer freien Karte baut man in einer beliebigen Stadt ihres Wertes.
    .why = { $town } hat nicht den Wert { $value }.
rule-card-full-town-makes-room = Eine Stadt fasst so viele Industrien wie ihr Wert. Ist sie voll, gibt, wer neu baut, eine davon ihrem Besitzer zurück.
    .why = In { $town } steht keine Industrie dieser Farbe: { $colour }.
rule-card-discard-when-links-built = Sind alle Verbindungen der Stadt gebaut, darf die Karte abgeworfen und die oberste beiseitegelegte Karte gezogen werden.
    .why = { $card } hat noch eine freie Verbindung; die Karte darf nicht abgeworfen werden.
rule-card-discard-wild-when-nowhere = Eine freie Karte darf nur abgeworfen werden, wenn keine Stadt ihres Wertes eine freie Verbindung hat.
    .why = Eine Stadt mit Wert { $value } hat noch eine freie Verbindung.
rule-card-discard-needs-set-aside = Zum Abwerfen braucht es eine beiseitegelegte Karte, die man ziehen kann.
    .why = Es ist keine beiseitegelegte Karte mehr da.
rule-card-drawn-card-is-played = Die für eine abgeworfene gezogene Karte muss gespielt werden, welche es auch ist.

rule-links-free-only = Ein Transportstein kommt auf eine freie Verbindung.
    .why = { $link } ist schon gebaut.
rule-links-up-to-two = In einem Zug legt man keinen, einen oder zwei Transportsteine.
rule-links-first-touches-town = Der erste Stein liegt auf einer Verbindung der Stadt, in der du gerade gebaut hast.
    .why = { $link } berührt { $town } nicht.
rule-links-second-continues = Der zweite Stein liegt auf einer Verbindung derselben Stadt oder der Stadt, die der erste erreicht hat.
    .why = { $link } berührt weder { $town } noch { $reached }.
rule-links-double-in-one-turn = Eine Doppelverbindung braucht beide Steine eines Zuges.
    .why = { $link } ist eine Doppelverbindung, und du hast in diesem Zug nur noch einen Stein.
rule-links-cost = Ein Transportstein kostet 3 £ für Kanäle und 2 £ für Eisenbahnen, sofort zu zahlen.
    .label = Transportsteine
    .why = { $link } kostet { $cost } £; du hast { $money } £.
rule-links-crossing = Wer gerade in Leeds oder Liverpool gebaut hat, baut in diesem Zug nicht Manchester–Lancaster, und umgekehrt.
    .why = Nach dem Bau in { $town } darfst du { $link } in diesem Zug nicht bauen: Sie kreuzt { $crossed }.

rule-profit-touched-towns = Nach dem letzten Stein erhältst du als Gewinn den Wert jeder Stadt, die deine neuen Steine berührt und eine Industrie von dir hat.
    .label = Berührte Städte
rule-profit-once-per-town = Eine Stadt zählt einmal je Zug, wie viele Industrien und Steine dort auch liegen.

rule-cash-in-two-for-one = Wann immer du gefragt bist, darfst du Gewinn zu Geld machen: zwei Schritte zurück für 1 £.
    .label = Zu Geld gemacht
    .why = Jedes Pfund kostet zwei Schritte: Dein Gewinn von { $profit } reicht nicht für { $pounds } £.

rule-round-everybody-has-a-turn = Eine Runde endet, wenn alle ihren Zug hatten.
rule-era-ends-with-the-deck = Die Runden einer Zeit enden, wenn der Stapel leer ist und seine letzten Karten gespielt sind.

rule-collecting-profits = Am Ende einer Zeit wird Gewinn zu Geld, eins zu eins.
    .label = Gewinne
rule-collecting-largest-network = Dein größtes Transportnetz bringt 2 £ für jeden seiner Steine.
    .label = Größtes Transportnetz
rule-collecting-other-pieces = Jeder andere Transportstein bringt 1 £; dann kehren alle Steine heim.
    .label = Andere Steine
rule-collecting-demand = Jede Industrie bringt so viele Pfund, wie Nachfragemarker ihrer Art liegen.
    .label = Nachfrage
rule-collecting-industries-stay = Die Industrien bleiben für die Eisenbahnzeit auf der Karte.
rule-collecting-bank-never-dry = Die Bank wird nie leer: Geld wird in Zahlen geführt, und niemand muss 50 £ zurückgeben.

rule-railway-cards-shuffled = Für die Eisenbahnzeit werden alle Karten zusammen gemischt und wieder einige beiseitegelegt.
rule-railway-order-stays = Die Zugreihenfolge bleibt von einer Zeit zur anderen.

rule-end-most-money = Wer nach der Eisenbahnzeit am meisten Geld hat, gewinnt.
    .label = Geld
rule-end-ties-by-order = Bei Gleichstand gewinnt, wer in der Zugreihenfolge weiter vorn steht.

rule-secrecy-money = Jeder darf sein Geld geheim halten.
rule-secrecy-tokens = Behaltene Nachfragemarker sind geheim.

rule-two-players-own-colours = Zu zweit hat jeder zwei Farben.
    .why = Diese Farbe gehört dir nicht: { $colour }.
rule-two-players-two-auctions = Zu zweit hat eine Runde zwei Versteigerungen, jede gefolgt von einem Zug; in der zweiten spielen die anderen Farben.
rule-two-players-first-tie-drawn = Zu zweit wird ein Gleichstand in der allerersten Versteigerung ausgelost; spätere gewinnt, wer einen Marker im niedrigsten Feld hat.
rule-two-players-tokens = Zu zweit zieht jeder vier Nachfragemarker und spielt zwei; später keinen, einen oder zwei.
rule-two-players-one-colour-collects = Zu zweit hat nur eine Farbe von jedem, nach eigener Wahl, Einnahmen aus Steinen und Industrien.

## Events

event-booked = { $seat }: { $amount } { $book }. { $rule }
event-demand-began = Nachfragephase { $phase }.
event-tokens-drawn =
    { $tokens ->
        [None] { $seat } zieht Nachfragemarker: { $count }.
       *[other] { $seat } zieht Nachfragemarker: { $tokens }.
    }
event-tokens-sealed = { $seat } hat Nachfragemarker gewählt.
event-tokens-played = { $seat } spielt Nachfragemarker: { $tokens }.
event-cards-shown = Aufgedeckte Karten: { $cards }.
event-colour-sealed = { $seat } hat eine Farbe gewählt.
event-bid-sealed = { $seat } hat geheim geboten.
event-bid-revealed = { $seat } bietet { $pounds } £ mit { $colour }.
event-lot-named = { $seat } bietet auf { $card }.
event-bid-offered = { $seat } bietet { $pounds } £ für { $card }.
event-bidder-displaced = { $seat } wird bei { $card } überboten.
event-order-set = Zugreihenfolge: { $colours }.
event-card-taken = { $seat } nimmt { $card }.
event-card-discarded = { $seat } wirft { $card } ab.
event-card-drawn = { $seat } zieht { $card } von den beiseitegelegten Karten.
event-industry-removed = { $seat } schickt eine Industrie von { $owner } aus { $town } heim ({ $colour }).
event-industry-built = { $seat } baut eine Industrie in { $town } ({ $colour }).
event-link-built = { $seat } baut { $link } ({ $colour }).
event-building-stopped = { $seat } baut keine weitere Verbindung.
event-cashed-in = { $seat } macht Gewinn zu { $pounds } £.
event-collection-sealed = { $seat } hat die Farbe für die Einnahmen gewählt.
event-collection-chosen = { $seat } hat Einnahmen aus { $colour }.
event-pieces-returned = Transportsteine kehren zu { $seat } heim ({ $colour }): { $pieces }.
event-railway-began = Die Eisenbahnzeit beginnt: { $deck } Karten im Stapel, { $aside } beiseitegelegt.
event-game-ended = { $seat } gewinnt mit { $pounds } £.

## Moves

move-seal-tokens = Nachfragemarker spielen: { $tokens }
move-seal-colour = Mit { $colour } bieten
move-seal-bid = { $pounds } £ bieten
move-bid-on = Auf { $card } bieten
move-offer-bid = { $pounds } £ bieten
move-take-card = { $card } nehmen
move-discard-card = { $card } abwerfen und ziehen
move-build-in = In { $town } bauen
move-remove-industry = Heimschicken: { $colour }
move-build-link = { $link } bauen
move-stop-building = Keine weitere Verbindung bauen
move-collect-from = Einnahmen aus { $colour }
move-cash-in = Zu Geld machen: { $pounds } £

## Decisions

decision-choose-tokens = { $seat } wählt Nachfragemarker ({ $least ->
        [0] höchstens { $most }
       *[other] genau { $most }
    }).
decision-choose-colour = { $seat } wählt die Farbe zum Bieten.
decision-choose-bid = { $seat } wählt ein Gebot.
decision-choose-lot = { $seat } wählt eine Karte zum Bieten.
decision-choose-offer = { $seat } wählt ein Gebot für { $card }.
decision-choose-card = { $seat } wählt eine Stadtkarte ({ $colour }).
decision-choose-town = { $seat } wählt eine Stadt für: { $card }.
decision-choose-leaver = { $seat } wählt, welche Industrie { $town } verlässt.
decision-choose-link = { $seat } kann von { $town } aus eine Verbindung bauen.
decision-choose-collection = { $seat } wählt die Farbe für die Einnahmen.

## Options

option-auction = Versteigerung
    .sealed = Geheime Gebote um die Zugreihenfolge, wie gedruckt
    .open = Die offene Versteigerung von 2012, nach unserer Lesart
option-money = Geld
    .hidden = Vor den anderen verborgen
    .open = Für alle sichtbar
option-crossing = Die Verbindung Leeds–Liverpool
    .literal = Wie gedruckt: den ganzen Zug lang verwehrt
    .no-junction = Nur: eine Kreuzung ist kein Knoten
option-profit = Gewinn
    .end-of-turn = Nach dem letzten Stein eines Zuges verbucht
    .each-piece = Mit jedem Stein verbucht, sodass der erste den zweiten mitbezahlen kann
option-collection = Einnahmen zu zweit
    .one-colour = Eine Farbe nach eigener Wahl, wie gedruckt
    .both-colours = Beide Farben
option-display = Aufgedeckte Karten zu zweit
    .four = Vier für beide Versteigerungen einer Runde
    .two = Zwei für jede Versteigerung

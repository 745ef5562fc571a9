## Things

thing-london = Londra
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
thing-edinburgh = Edimburgo
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
thing-wild-2a = carta città Libera (valore 2)
thing-wild-2b = carta città Libera (valore 2)
thing-wild-2c = carta città Libera (valore 2)
thing-wild-2d = carta città Libera (valore 2)
thing-wild-3a = carta città Libera (valore 3)
thing-wild-3b = carta città Libera (valore 3)
thing-wild-3c = carta città Libera (valore 3)
thing-wild-3d = carta città Libera (valore 3)
thing-wild-4a = carta città Libera (valore 4)
thing-wild-4b = carta città Libera (valore 4)
thing-wild-4c = carta città Libera (valore 4)
thing-wild-4d = carta città Libera (valore 4)

thing-port = Porto
thing-heavy = Pesante
thing-light = Leggera
thing-textile = Tessile
thing-craft = Artigianato

thing-red = rosso
thing-blue = blu
thing-green = verde
thing-yellow = giallo
thing-black = nero

thing-money = sterline
thing-profit = profitti

# What can be asked, for whoever answers something else.
thing-choose-tokens = le pedine domanda
thing-choose-colour = il colore con cui offrire
thing-choose-bid = un’offerta
thing-choose-lot = una carta su cui puntare
thing-choose-offer = un’offerta per la carta
thing-choose-card = una carta città
thing-choose-town = una città per la carta città Libera
thing-choose-leaver = quale industria se ne va
thing-choose-link = una connessione, o nessun’altra
thing-choose-collection = il colore che raccoglie

# A link is named after its two towns.
pair = { $first }–{ $second }

## Rules

rule-setup-money = Tutti iniziano con 50 £, in due con 100 £, e con una pedina industria sullo zero dell’Indicatore dei profitti.
rule-setup-order-drawn = Il primo ordine di gioco è estratto a sorte; in due giocatori non c’è ancora.
rule-setup-cards-set-aside = Alcune carte città vengono messe da parte senza guardarle: 9 in cinque giocatori, 11 in quattro, 12 in tre, 11 in due.
rule-setup-starting-cards-on-top = Nell’era del trasporto fluviale le sei carte città Iniziali stanno, mescolate, in cima al mazzo.

rule-demand-draw = Nella prima e nella terza fase di creazione della domanda ognuno pesca due pedine domanda e le tiene nascoste.
rule-demand-play-exactly = Nella prima e nella terza fase di creazione della domanda ognuno gioca esattamente una pedina domanda; nella partita a due, due.
    .why = Ne hai scelte { $count }; ora se ne giocano esattamente { $most }.
rule-demand-own-tokens = Si giocano solo le proprie pedine domanda.
    .why = Non hai questa pedina domanda (o non così tante): { $token }.
rule-demand-revealed-together = Le pedine si scelgono in segreto e si rivelano tutte insieme; fanno salire l’Indicatore della domanda.
rule-demand-later-phases-optional = Nella seconda e nella quarta fase di creazione della domanda non si pesca, e si può giocare una pedina domanda conservata o nessuna.
    .why = Ne hai scelte { $count }; ora se ne possono giocare al massimo { $most }.
rule-demand-track-stays = L’Indicatore della domanda non si azzera tra le due ere.

rule-auction-cards-shown = Ogni round comincia scoprendo tante carte quanti sono i giocatori; quattro nella partita a due.
rule-auction-bid-within-money = Si può offrire qualsiasi somma posseduta, anche zero.
    .why = Non puoi offrire { $pounds } £: possiedi { $money } £.
rule-auction-all-pay = Ognuno paga alla riserva la propria offerta.
    .label = Asta
rule-auction-order-by-bid = Chi offre di più gioca per primo, e così via fino all’offerta più bassa.
rule-auction-ties-by-order = A parità di offerta vale l’ordine in cui le pedine industria si trovavano sull’Indicatore dell’ordine di gioco.
rule-auction-open-higher-bid = Asta aperta: su una carta già richiesta vale solo un’offerta più alta, e chi viene superato offre subito di nuovo.
    .why = Su { $card } c’è un’offerta di { $standing } £: devi superarla.
rule-auction-open-card-won = Asta aperta: ognuno prende la carta vinta, nell’ordine delle offerte.
    .why = Hai vinto { $won }, non { $card }.

rule-card-from-display = Nel proprio turno si deve prendere una delle carte scoperte e costruire un’industria nella sua città.
    .why = { $card } non è tra le carte scoperte.
rule-card-wild-by-value = Con una carta città Libera si costruisce in una qualsiasi città del suo valore.
    .why = { $town } non ha valore { $value }.
rule-card-full-town-makes-room = Una città ospita tante industrie quanto il suo valore. Se è piena, chi arriva ne restituisce una al proprietario.
    .why = A { $town } non c’è un’industria di questo colore: { $colour }.
rule-card-discard-when-links-built = Se tutte le connessioni della città sono costruite, la carta può essere scartata per pescare la prima delle carte messe da parte.
    .why = { $card } ha ancora una connessione libera: la carta non si può scartare.
rule-card-discard-wild-when-nowhere = Una carta città Libera si scarta solo se nessuna città del suo valore ha una connessione libera.
    .why = Una città di valore { $value } ha ancora una connessione libera.
rule-card-discard-needs-set-aside = Per scartare serve una carta messa da parte da pescare.
    .why = Non restano carte messe da parte.
rule-card-drawn-card-is-played = La carta pescata al posto di quella scartata va giocata, qualunque sia.

rule-links-free-only = Una pedina trasporto va su una connessione libera.
    .why = { $link } è già costruita.
rule-links-up-to-two = In un turno si piazzano nessuna, una o due pedine trasporto.
rule-links-first-touches-town = La prima pedina va su una connessione della città dove si è appena costruito.
    .why = { $link } non tocca { $town }.
rule-links-second-continues = La seconda pedina va su una connessione della stessa città o della città raggiunta dalla prima.
    .why = { $link } non tocca né { $town } né { $reached }.
rule-links-double-in-one-turn = Una doppia connessione richiede entrambe le pedine del turno.
    .why = { $link } è una doppia connessione e ti resta una sola pedina in questo turno.
rule-links-cost = Una pedina trasporto costa 3 £ per il trasporto fluviale e 2 £ per quello ferroviario, da pagare subito.
    .label = Pedine trasporto
    .why = { $link } costa { $cost } £; possiedi { $money } £.
rule-links-crossing = Chi ha appena costruito a Leeds o Liverpool non costruisce Manchester–Lancaster in questo turno, e viceversa.
    .why = Dopo aver costruito a { $town } non puoi costruire { $link } in questo turno: incrocia { $crossed }.

rule-profit-touched-towns = Dopo l’ultima pedina si guadagna come profitto il valore di ogni città che tocca le nuove pedine e ospita una propria industria.
    .label = Città toccate
rule-profit-once-per-town = Una città conta una volta per turno, per quante industrie e pedine ci siano.

rule-cash-in-two-for-one = Ogni volta che si è chiamati a decidere si possono convertire i profitti in denaro: due caselle indietro per 1 £.
    .label = Liquidità procurata
    .why = Ogni sterlina costa due caselle: con { $profit } di profitti non ottieni { $pounds } £.

rule-round-everybody-has-a-turn = Un round termina quando tutti hanno giocato il proprio turno.
rule-era-ends-with-the-deck = I round di un’era terminano quando il mazzo è vuoto e le ultime carte sono state giocate.

rule-collecting-profits = Alla fine di un’era i profitti diventano denaro, uno a uno.
    .label = Profitti
rule-collecting-largest-network = La propria rete di trasporto più grande rende 2 £ per ogni sua pedina.
    .label = Rete più grande
rule-collecting-other-pieces = Ogni altra pedina trasporto rende 1 £; poi tutte tornano ai proprietari.
    .label = Altre pedine
rule-collecting-demand = Ogni industria rende tante sterline quante sono le pedine domanda del suo tipo.
    .label = Domanda
rule-collecting-industries-stay = Le industrie restano sulla mappa per l’era del trasporto ferroviario.
rule-collecting-bank-never-dry = La riserva non si esaurisce mai: il denaro è segnato in cifre, e nessuno deve restituire 50 £.

rule-railway-cards-shuffled = Per l’era del trasporto ferroviario tutte le carte si rimescolano, e alcune vengono di nuovo messe da parte.
rule-railway-order-stays = L’ordine di gioco resta lo stesso da un’era all’altra.

rule-end-most-money = Vince chi ha più denaro dopo l’era del trasporto ferroviario.
    .label = Denaro
rule-end-ties-by-order = In caso di parità vince chi precede nell’ordine di gioco.

rule-secrecy-money = Ognuno può tenere nascosto il proprio denaro.
rule-secrecy-tokens = Le pedine domanda conservate sono nascoste.

rule-two-players-own-colours = In due giocatori ognuno ha due colori.
    .why = Questo colore non è tuo: { $colour }.
rule-two-players-two-auctions = In due giocatori un round ha due aste, ognuna seguita da un turno; nella seconda giocano gli altri colori.
rule-two-players-first-tie-drawn = In due giocatori la parità nella primissima asta si decide a sorte; le successive vanno a chi ha una pedina nella casella più bassa.
rule-two-players-tokens = In due giocatori ognuno pesca quattro pedine domanda e ne gioca due; più tardi nessuna, una o due.
rule-two-players-one-colour-collects = In due giocatori un solo colore di ciascuno, a scelta, raccoglie denaro per pedine e industrie.

## Events

event-booked = { $seat }: { $amount } { $book }. { $rule }
event-demand-began = Fase { $phase } di creazione della domanda.
event-tokens-drawn =
    { $tokens ->
        [None] { $seat } pesca pedine domanda: { $count }.
       *[other] { $seat } pesca pedine domanda: { $tokens }.
    }
event-tokens-sealed = { $seat } ha scelto le pedine domanda.
event-tokens-played = { $seat } gioca pedine domanda: { $tokens }.
event-cards-shown = Carte scoperte: { $cards }.
event-colour-sealed = { $seat } ha scelto un colore.
event-bid-sealed = { $seat } ha chiuso la propria offerta nel pugno.
event-bid-revealed = { $seat } offre { $pounds } £ con il { $colour }.
event-lot-named = { $seat } punta su { $card }.
event-bid-offered = { $seat } offre { $pounds } £ per { $card }.
event-bidder-displaced = L’offerta di { $seat } per { $card } è superata.
event-order-set = Ordine di gioco: { $colours }.
event-card-taken = { $seat } prende { $card }.
event-card-discarded = { $seat } scarta { $card }.
event-card-drawn = { $seat } pesca { $card } dalle carte messe da parte.
event-industry-removed = { $seat } toglie da { $town } un’industria di { $owner } ({ $colour }).
event-industry-built = { $seat } costruisce un’industria a { $town } ({ $colour }).
event-link-built = { $seat } costruisce { $link } ({ $colour }).
event-building-stopped = { $seat } non costruisce altre connessioni.
event-cashed-in = { $seat } si procura { $pounds } £ di liquidità.
event-collection-sealed = { $seat } ha scelto il colore che raccoglie.
event-collection-chosen = { $seat } raccoglie con il { $colour }.
event-pieces-returned = Pedine trasporto che tornano a { $seat } ({ $colour }): { $pieces }.
event-railway-began = Comincia l’era del trasporto ferroviario: { $deck } carte nel mazzo, { $aside } messe da parte.
event-game-ended = Vince { $seat } con { $pounds } £.

## Moves

move-seal-tokens = Gioca pedine domanda: { $tokens }
move-seal-colour = Offri con il { $colour }
move-seal-bid = Offri { $pounds } £
move-bid-on = Punta su { $card }
move-offer-bid = Offri { $pounds } £
move-take-card = Prendi { $card }
move-discard-card = Scarta { $card } e pesca
move-build-in = Costruisci a { $town }
move-remove-industry = Togli un’industria: { $colour }
move-build-link = Costruisci { $link }
move-stop-building = Nessun’altra connessione
move-collect-from = Raccogli con il { $colour }
move-cash-in = Procurati { $pounds } £

## Decisions

decision-choose-tokens = { $seat } sceglie le pedine domanda ({ $least ->
        [0] al massimo { $most }
       *[other] esattamente { $most }
    }).
decision-choose-colour = { $seat } sceglie il colore con cui offrire.
decision-choose-bid = { $seat } sceglie un’offerta.
decision-choose-lot = { $seat } sceglie una carta su cui puntare.
decision-choose-offer = { $seat } sceglie un’offerta per { $card }.
decision-choose-card = { $seat } sceglie una carta città ({ $colour }).
decision-choose-town = { $seat } sceglie una città per la { $card }.
decision-choose-leaver = { $seat } sceglie quale industria lascia { $town }.
decision-choose-link = { $seat } può costruire una connessione da { $town }.
decision-choose-collection = { $seat } sceglie il colore che raccoglie.

## Options

option-auction = Asta
    .sealed = Offerte chiuse per l’ordine di gioco, come stampato
    .open = L’asta aperta del 2012, secondo la nostra lettura
option-money = Denaro
    .hidden = Nascosto agli altri
    .open = Visibile a tutti
option-crossing = La connessione Leeds–Liverpool
    .literal = Come stampato: vietata per tutto il turno
    .no-junction = Soltanto: un incrocio non è uno snodo
option-profit = Profitti
    .end-of-turn = Registrati dopo l’ultima pedina del turno
    .each-piece = Registrati a ogni pedina: la prima può aiutare a pagare la seconda
option-collection = Raccolta di liquidità in due giocatori
    .one-colour = Un colore a scelta di ciascuno, come stampato
    .both-colours = Entrambi i colori
option-display = Carte scoperte in due giocatori
    .four = Quattro per le due aste di un round
    .two = Due per ogni asta

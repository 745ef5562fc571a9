## Cose

thing-train-station = Stazione Ferroviaria
thing-academy = Accademia
thing-laboratory = Laboratorio
thing-journal = Rivista
thing-skyscraper = Grattacielo
thing-meeting-room = Sala Riunioni

thing-steel = Acciaio
thing-copper = Rame
thing-manual = Lavoro Manuale
thing-automated = Lavoro Automatizzato
thing-empirical = Ricerca Empirica
thing-scientific = Ricerca Scientifica
thing-steam = Vapore
thing-electricity = Elettricità

thing-L = forma a L
thing-T = forma a T
thing-S = forma a S
thing-I = forma a I
thing-square = quadrato

thing-airship = Dirigibile
thing-submarine = Sottomarino
thing-linotype = Linotype
thing-electrocardiograph = Elettrocardiografo
thing-electric-tramway = Tram elettrico
thing-elevator = Ascensore
thing-cruise-ship = Nave da crociera
thing-refrigerator = Frigorifero
thing-bakelite = Bachelite
thing-cinematograph = Cinematografo
thing-air-conditioner = Condizionatore d’aria
thing-light-bulb = Lampadina
thing-automobile = Automobile
thing-motorcycle = Motocicletta
thing-artificial-silk = Seta artificiale
thing-x-ray-machine = Radiografo
thing-synthetic-rubber = Gomma sintetica
thing-telephone = Telefono
thing-aeroplane = Aeroplano
thing-laparoscope = Laparoscopia
thing-helicopter = Elicottero
thing-wireless-telegraph = Telegrafo senza fili
thing-gramophone = Grammofono
thing-thermionic-valve = Valvola termoionica
thing-cellophane = Cellophane
thing-tractor = Trattore
thing-vacuum-cleaner = Aspirapolvere
thing-escalator = Scala mobile
thing-typewriter = Macchina da scrivere
thing-hearing-aid = Apparecchio acustico

thing-combustion-engines = Motori a combustione
thing-batteries = Batterie
thing-assembly-line = Catena di montaggio
thing-coppersmiths-guild = Corporazione dei ramai
thing-foundry = Fonderia
thing-electrochemistry = Elettrochimica
thing-trade-school = Scuola d’arti e mestieri
thing-calculating-machines = Macchine calcolatrici
thing-train-station-improvement = Stazione Ferroviaria migliorata
thing-academy-improvement = Accademia migliorata
thing-laboratory-improvement = Laboratorio migliorato
thing-journal-improvement = Rivista migliorata
thing-skyscraper-improvement = Grattacielo migliorato

thing-paris-1889 = Tour Eiffel, Parigi 1889
thing-chicago-1893 = Ruota panoramica, Chicago 1893
thing-brussels-1897 = Paleis der Koloniën, Bruxelles 1897
thing-paris-1900 = Metropolitana, Parigi 1900
thing-liege-1905 = Palais des Beaux-Arts, Liegi 1905
thing-milan-1906 = Traforo del Sempione, Milano 1906

thing-reposition = Riposizionare
thing-funding = Finanziamento
thing-patents = Ufficio Brevetti
thing-jury = Giuria
thing-prestige = Prestigio

# Una tessera Risorsa prende il nome dai suoi due tipi, un pezzo dalla tessera e dal posto.
pair = 2 { $first } / 1 { $second }
piece = { $tile } in { $spot }
spot =
    { $turn ->
        [0] { $cell }
       *[other] { $cell } (rotazione { $turn }°)
    }

# Ciò che viene chiesto, come lo nomina un rifiuto.
thing-choose-card = una carta da giocare
thing-buy-resources = tessere Risorsa da comprare
thing-buy-from-academy = un Progetto o una Tecnologia da comprare
thing-take-free-resource = la tessera Risorsa gratuita
thing-fill-lab = tessere da piazzare o rimuovere
thing-move-tokens = gettoni da muovere nell’Ufficio Brevetti
thing-choose-bonus = un talloncino bonus
thing-choose-option = un’opzione della Sala Riunioni
thing-reposition-tiles = tessere da riposizionare
thing-choose-jury-tile = una tessera Giuria
thing-choose-scrap = il Rottame da sostituire
thing-set-novice-tile = il posto di una tessera Risorsa pescata

## Regole, e perché una mossa è rifiutata

rule-setup-station = La Stazione Ferroviaria comincia con tre tessere Risorsa per giocatore: 3, 6, 9 o 12.
rule-setup-academy = L’Accademia comincia con un Progetto scoperto per ognuna delle cinque forme, gli altri in pile accanto, e con tutte e tredici le Tecnologie.
rule-setup-order = La sorte decide chi comincia; gli altri seguono in senso orario.
rule-setup-funding = Il primo giocatore comincia con $3, i seguenti con $4, $5 e $6; in solitario si comincia con $4.
rule-setup-tokens = Ognuno comincia con tre gettoni nella colonna 1 dell’Ufficio Brevetti e senza Prestigio.
rule-setup-scrap = All’inizio in ogni Laboratorio giacciono cinque Rottami.
rule-setup-jury = All’inizio due tessere Giuria pescate a caso sono sul tavolo della Giuria.

rule-round-clockwise = I giocatori fanno un turno ciascuno, in senso orario, finché serve.
rule-round-meeting-room-ends = Un round dura finché qualcuno gioca la Sala Riunioni.

rule-turn-card-in-hand = Nel tuo turno giochi una carta azione dalla mano.
    .why = { $card } non è nella tua mano: l’hai già giocata in questo round.
rule-turn-no-repeat = Non puoi giocare la carta appena giocata dal vicino di destra.
    .why = Non puoi giocare { $card }: { $by } l’ha appena giocata.
rule-turn-improved-is-the-same = Una carta migliorata vale come la stessa carta nella versione base.
rule-turn-no-meeting-room-first = Nessuno gioca la Sala Riunioni nel suo primo turno di un round.
    .why = È il tuo primo turno del round: niente Sala Riunioni, ancora.
rule-turn-may-do-nothing = Puoi giocare un’azione e non farne uso.

rule-station-on-offer = Si comprano tessere Risorsa che sono nella Stazione Ferroviaria.
    .why = { $tile } non è nella Stazione Ferroviaria.
rule-station-pay = La prima tessera Risorsa costa $1, la seconda $2, la terza $3.
    .label = Stazione Ferroviaria
    .why = Questa tessera costa ${ $price }, e tu hai ${ $funding }.
rule-station-three-tiles = Un’azione Stazione Ferroviaria compra al massimo tre tessere Risorsa.

rule-academy-on-offer = Si compra un Progetto scoperto o una Tecnologia che è nell’Accademia.
    .why = { $tile } non è nell’Accademia.
rule-academy-pay = Un Progetto o una Tecnologia costa $2.
    .label = Accademia
    .why = Costa ${ $price }, e tu hai ${ $funding }.
rule-academy-one-tile = Un’azione Accademia compra un solo Progetto o una sola Tecnologia.

rule-lab-tile-in-front = Si piazzano le tessere che si hanno di fronte a sé.
    .why = { $tile } non è di fronte a te.
rule-lab-three-tiles = Un’azione Laboratorio piazza o rimuove tre tessere in tutto.
rule-lab-tile-there = Si rimuovono o riposizionano tessere che sono nel proprio Laboratorio.
    .why = { $what }: nel tuo Laboratorio non c’è una tessera così da prendere.
rule-lab-scrap-only-leaves = I Rottami si possono rimuovere e non tornano più.
rule-lab-keeps-projects-complete = Nulla si rimuove, si muove o si ruota se a un Progetto completo verrebbe a mancare qualcosa.
    .why = { $project } è completo e deve restarlo.
rule-lab-no-overlap = Una tessera sta su caselle libere del Laboratorio, mai sopra un’altra.
    .why = { $tile } lì non ci sta: { $cell } è occupata.
rule-lab-turned-never-flipped = Le tessere si ruotano a piacere, ma non si ribaltano mai.
rule-lab-tile-by-tile = Le tessere si piazzano, rimuovono, muovono e ruotano una alla volta, e ogni passo dev’essere permesso da sé.
rule-lab-removed-tiles = Le tessere Risorsa rimosse si scartano, i Progetti vanno in fondo alla loro pila, le Tecnologie tornano nell’Accademia, i Rottami escono dal gioco.

rule-journal-three-points = La Rivista dà tre punti di movimento, per un gettone o per più.

rule-skyscraper-funding = Il Grattacielo porta $4.
    .label = Grattacielo
rule-funding-limit = Nessuno ha più di $12; il resto è perduto.
rule-prestige-unlimited = Il Prestigio non ha limite; oltre la fine del percorso nulla va perduto.

rule-meeting-room-two-different = Nella Sala Riunioni si scelgono due opzioni diverse fra le quattro.
    .why = Hai già scelto { $option }.
rule-meeting-room-own-order = Le due opzioni si fanno nell’ordine che si vuole, e si possono tralasciare.
rule-meeting-room-three-repositions = Riposizionare muove o ruota fino a tre tessere nel proprio Laboratorio.
rule-meeting-room-reposition-changes = Una tessera riposizionata viene mossa, ruotata, o entrambe le cose.
    .why = { $tile } è già messa esattamente così.
rule-meeting-room-scrap-stays = I Rottami non si riposizionano.
    .why = In { $cell } c’è un Rottame, che non si può muovere.
rule-meeting-room-funding = La Sala Riunioni può portare $1.
    .label = Sala Riunioni
rule-meeting-room-one-point = La Sala Riunioni può muovere un gettone di un passo, o su una linea vicina a prezzo pieno.
rule-jury-tile-left = Nella Sala Riunioni si può scegliere una tessera Giuria dell’energia che si vuole, finché ce n’è.
    .why = Non ci sono più tessere Giuria per { $power }.

rule-projects-types-and-amounts = Un Progetto è completo quando tutti e quattro i tipi che richiede gli stanno accanto in quantità sufficiente.
rule-projects-each-type-once = Una tessera Risorsa dà a un Progetto ogni tipo con cui lo tocca una volta sola, per quanti lati lo tocchino.
rule-projects-shared-tiles = Una tessera Risorsa serve per intero ogni Progetto che tocca; nulla si consuma.
rule-projects-lateral-only = Conta solo ciò che si tocca lato contro lato; gli angoli no.
rule-projects-completed-once = Un Progetto si completa da sé, con la tessera stessa che colma ciò che manca, e una volta sola.
rule-projects-points = Un Progetto completato vale subito i suoi punti stampati.
    .label = Progetto
rule-projects-leader-bonus = In più, un Progetto completato vale 1 punto per ogni tipo richiesto nella cui linea il proprietario è capofila.
    .label = Capofila

rule-technologies-serve-all = Una Tecnologia Risorsa dà tutto ciò che ha a ogni Progetto che tocca: due per ciascuno di due tipi, o quattro di uno.
rule-technologies-only-in-lab = Una Tecnologia giova solo quando è nel Laboratorio.
rule-technologies-swap-at-once = Quando si piazza un Miglioramento, la sua carta diventa subito quella migliorata, in mano o sul tavolo. Non occorre che tocchi nulla.
rule-technologies-swap-back = Quando un Miglioramento è rimosso, la sua carta torna subito quella base, in mano o sul tavolo.
rule-improved-train-station = Con la Stazione Ferroviaria migliorata tre tessere Risorsa costano $1, $1 e $2.
rule-improved-academy = L’Accademia migliorata aggiunge una tessera Risorsa gratis dalla Stazione Ferroviaria, anche se non compri nulla.
rule-improved-laboratory = Il Laboratorio migliorato piazza o rimuove quattro tessere.
rule-improved-journal = La Rivista migliorata dà quattro punti di movimento, e ogni salto costa $1 in meno.
rule-improved-skyscraper = Il Grattacielo migliorato porta $6.
rule-improved-version-when-played = Un’azione mantiene la versione che la carta aveva quando è stata giocata.

rule-patents-token-at-start = Dalla colonna 1 un gettone entra nella colonna 2 di una linea qualsiasi.
    .why = Non hai più gettoni nella colonna 1.
rule-patents-token-there = Si muovono i propri gettoni.
    .why = Non hai gettoni nella colonna { $step } di { $line }.
rule-patents-one-point-a-step = Ogni passo verso destra costa un punto di movimento.
rule-patents-last-step = Un gettone nella colonna 10 è arrivato e vi resta.
    .why = Questo gettone è arrivato alla fine di { $line }.
rule-patents-forward-only = I gettoni non tornano mai indietro.
rule-patents-bottom-of-stack = Un gettone che arriva in uno spazio occupato va sotto a tutti quelli che vi stanno.
rule-patents-jump-marked = I gettoni passano a una linea vicina solo nei punti segnati, per un punto di movimento.
    .why = Fra { $line } e { $to } non c’è passaggio nella colonna { $step }.
rule-patents-jump-pay = Un salto costa il denaro segnato nel suo punto.
    .label = Salto
    .why = Questo salto costa ${ $price }, e tu hai ${ $funding }.
rule-patents-leader = Il gettone più avanti di una linea ne è capofila; dove ce n’è più d’uno, quello in cima.
rule-chits-first-arrival = Chi è primo nella colonna 10 di una linea sceglie subito un talloncino bonus per essa.
rule-chits-each-once = Ogni talloncino bonus esiste una volta sola.
    .why = { $chit } è già su un’altra linea.

rule-reorganisation-jury-tile = Ogni round porta esattamente una tessera Giuria: quella scelta, altrimenti una pescata a caso.
rule-reorganisation-projects-return = I Progetti scoperti che non usano l’energia di quella tessera vanno in fondo alle loro pile.
rule-reorganisation-academy-fills = Poi ogni spazio vuoto dell’Accademia prende il Progetto in cima alla sua pila, se c’è.
rule-reorganisation-station-fills = Poi le tessere Risorsa rimaste nella Stazione Ferroviaria si scartano e se ne pescano di nuove.
rule-reorganisation-stack-reshuffled = Quando la pila delle tessere Risorsa è finita, gli scarti si mescolano e diventano la pila.
rule-reorganisation-cards-return = Poi ognuno riprende tutte le sue carte.
rule-reorganisation-next-starter = Il round successivo comincia dal giocatore a sinistra di chi ha giocato la Sala Riunioni.

rule-end-jury-full = La partita finisce quando tutti e dodici i riquadri della Giuria sono occupati.
rule-end-patents-complete = La partita finisce quando c’è un gettone nella colonna 10 di ogni linea.
rule-end-fifth-project = La partita finisce quando qualcuno completa il suo quinto Progetto.
rule-end-action-finished = Chi provoca la fine termina l’azione in corso.
rule-end-last-actions = Poi tutti gli altri giocano un’ultima carta, in senso orario; chi non ne ha passa.
rule-end-no-meeting-room = L’ultima carta non è la Sala Riunioni.
    .why = La partita sta finendo: la Sala Riunioni non si può più giocare.
rule-end-repeat-allowed = L’ultima carta può essere quella giocata dal vicino di destra.

rule-score-prestige = Il Prestigio guadagnato durante la partita.
    .label = Prestigio
rule-score-jury = Ogni Progetto completo dell’energia con più tessere Giuria vale 2 punti; in parità, nessuno.
    .label = Giuria
rule-score-patent-steps = Ogni gettone nella colonna 8 o 9 vale 1 punto.
    .label = Colonne 8 e 9
rule-score-chits = Un gettone nella colonna 10 vale quanto dice il talloncino bonus; ogni talloncino paga un giocatore una volta sola.
    .label = Talloncini bonus
rule-score-ties = Vince chi ha più punti; in parità chi ha più finanziamento; altrimenti è patta.

rule-hidden-played-cards = Nessuno esamina le carte giocate dagli altri: si vede l’ultima, e quante ne restano.
rule-hidden-piles = Nessuno conosce l’ordine delle pile, salvo i Progetti finiti in fondo sotto gli occhi di tutti.

rule-ghosts-tokens = In due o da soli, un Gettone Fantasma sta nella colonna 1 di ogni linea.
rule-ghosts-two-tiles = In due, una Rivista pesca prima due tessere Risorsa, e i Fantasmi dei loro tipi avanzano di quanto dicono le tessere; poi si scartano.
rule-ghosts-no-power = Vapore ed Elettricità non muovono alcun Fantasma.
rule-ghosts-last-step = Un Fantasma si ferma alla colonna 10.
rule-ghosts-chit-drawn = Dove un Fantasma è primo nella colonna 10, il talloncino bonus si pesca a caso.
rule-ghosts-lead = Un Fantasma può essere capofila di una linea; allora nessuno vi guadagna.

rule-solo-three-tiles = In solitario una Rivista pesca tre tessere Risorsa per i Fantasmi.
rule-solo-ghost-deck = A ogni round si mescola un Mazzo Fantasma di due serie di carte azione con una sola Sala Riunioni.
rule-solo-alternate = Una carta del Mazzo Fantasma apre la partita; poi si alternano il giocatore e il mazzo, e la sua carta non si ripete.
rule-solo-no-repeat = Una carta del Mazzo Fantasma uguale alla tua ultima si salta, e se ne pesca un’altra.
rule-solo-meeting-room-not-first = Se la prima carta del Mazzo Fantasma in un round è la Sala Riunioni, il mazzo si rimescola.
rule-solo-meeting-room-ends = Quando il Mazzo Fantasma mostra la Sala Riunioni, il round finisce con una tessera Giuria pescata a caso.

rule-novice-fresher = Una Matricola sostituisce due Rottami a sua scelta con tessere Risorsa pescate a caso.
rule-novice-new-graduate = Un Neolaureato sostituisce un Rottame a sua scelta con una tessera Risorsa pescata a caso.
rule-novice-scrap-there = Si sostituisce un Rottame, e ognuno una volta sola.
    .why = In { $cell } non c’è un Rottame da sostituire.
rule-novice-chosen-square = Le tessere pescate vanno sulle caselle scelte prima.
    .why = { $cell } non è fra le caselle che hai scelto.

rule-chits-paris-1889 = Dopo tutto il resto, 1 punto ogni 8 di Prestigio, arrotondando per eccesso.
rule-chits-chicago-1893 = 1 punto ogni $2, arrotondando per eccesso.
rule-chits-brussels-1897 = 1 punto per ogni Rottame rimosso la cui casella è coperta da un’altra tessera.
rule-chits-paris-1900 = 2 punti per ogni Tecnologia nel Laboratorio, al massimo 6.
rule-chits-liege-1905 = 3 punti.
rule-chits-milan-1906 = 1 punto per ogni forma diversa fra i Progetti nel Laboratorio, completi o no.

## Eventi

event-booked = { $seat }: { $amount } { $book } ({ $rule })
event-card-played =
    { $improved ->
        [yes] { $seat } gioca { $card }, versione migliorata.
       *[no] { $seat } gioca { $card }.
    }
event-ghost-card-drawn = Il Mazzo Fantasma mostra { $card }.
event-ghost-card-skipped = Anche il Mazzo Fantasma mostra { $card }: si salta.
event-ghost-deck-shuffled = Il Mazzo Fantasma viene mescolato.
event-resource-taken =
    { $price ->
        [0] { $seat } prende gratis { $tile }.
       *[other] { $seat } compra { $tile } per ${ $price }.
    }
event-tile-bought = { $seat } compra { $tile } per ${ $price }.
event-tile-placed = { $seat } piazza { $tile } in { $spot }.
event-tile-removed = { $seat } rimuove { $tile }.
event-scrap-removed = { $seat } sgombera il Rottame da { $cell }.
event-tile-repositioned = { $seat } riposiziona { $tile } in { $spot }.
event-card-improved = { $seat } ora ha la carta migliorata: { $card }.
event-card-restored = { $seat } torna alla carta base: { $card }.
event-project-completed = { $seat } inventa: { $tile }! { $points } punti; capofila in: { $leads }.
event-token-moved = { $seat } muove un gettone alla colonna { $step } di { $line }.
event-token-jumped =
    { $price ->
        [0] { $seat } salta da { $line } a { $to } nella colonna { $step }.
       *[other] { $seat } salta da { $line } a { $to } nella colonna { $step } per ${ $price }.
    }
event-ghost-tile-drawn = Per i Fantasmi si pesca { $tile }.
event-ghost-moved = Il Fantasma di { $line } va alla colonna { $step }.
event-chit-placed = Alla fine di { $line }: { $chit }, messo da { $seat }.
event-option-taken = { $seat } sceglie: { $option }.
event-jury-tile-chosen = { $seat } mette davanti alla Giuria una tessera { $power }.
event-jury-tile-drawn = Per la Giuria si pesca una tessera { $power }.
event-projects-returned = In fondo alle loro pile: { $tiles }.
event-academy-filled = Nuovi nell’Accademia: { $tiles }.
event-station-filled = Nella Stazione Ferroviaria: { $tiles }.
event-stack-reshuffled = Le tessere Risorsa scartate si mescolano in una nuova pila.
event-round-begun = Il round { $number } comincia da { $seat }.
event-scrap-chosen = { $seat } sostituirà il Rottame in { $cell }.
event-novice-tiles-drawn = { $seat } pesca al posto dei Rottami: { $tiles }.
event-end-triggered = La partita si avvia alla fine per mano di { $seat }. { $rule }
event-last-action-passed = { $seat } non ha una carta per l’ultima azione.
event-game-ended = La partita è finita. Posizioni per posto: { $places }.

## Mosse

move-play-card = Gioca { $card }
move-stop = Fermati qui
move-buy-resource = Prendi { $tile }
move-buy-tile = Compra { $tile }
move-place-tile = Piazza { $piece }
move-remove-tile = Rimuovi { $tile }
move-clear-cell = Sgombera { $cell }
move-reposition-tile = Riposiziona { $tile } in { $spot }
move-reposition-resource = Riposiziona la tessera da { $cell } a { $spot }
move-enter-line = Entra in { $line }
move-advance-token = Avanza in { $line } dalla colonna { $step }
move-jump-token = Salta da { $line } a { $to } nella colonna { $step }
move-choose-chit = Scegli { $chit }
move-take-option = Scegli { $option }
move-choose-jury = Una tessera Giuria: { $power }
move-replace-scrap = Sostituisci il Rottame in { $cell }

## Decisioni

decision-choose-card =
    { $final ->
        [yes] { $seat }: la tua ultima carta.
       *[no] { $seat }: gioca una carta.
    }
decision-buy-resources = { $seat }: compra una tessera Risorsa, o fermati.
decision-buy-from-academy = { $seat }: compra un Progetto o una Tecnologia, o fermati.
decision-take-free-resource = { $seat }: prendi gratis una tessera Risorsa, o fermati.
decision-fill-lab =
    { $left ->
        [one] { $seat }: piazza o rimuovi ancora una tessera, o fermati.
       *[other] { $seat }: piazza o rimuovi fino a { $left } tessere, o fermati.
    }
decision-move-tokens =
    { $points ->
        [one] { $seat }: resta un punto di movimento, o fermati.
       *[other] { $seat }: restano { $points } punti di movimento, o fermati.
    }
decision-choose-bonus = { $seat }: scegli il talloncino bonus per la colonna 10 che hai raggiunto per primo.
decision-choose-option =
    { $left ->
        [one] { $seat }: scegli ancora un’opzione della Sala Riunioni, o fermati.
       *[other] { $seat }: scegli { $left } opzioni della Sala Riunioni, o fermati.
    }
decision-reposition-tiles =
    { $left ->
        [one] { $seat }: muovi o ruota ancora una tessera, o fermati.
       *[other] { $seat }: muovi o ruota fino a { $left } tessere, o fermati.
    }
decision-choose-jury-tile = { $seat }: scegli Vapore o Elettricità per la Giuria.
decision-choose-scrap =
    { $left ->
        [one] { $seat }: scegli un Rottame da sostituire.
       *[other] { $seat }: scegli { $left } Rottami da sostituire.
    }
decision-set-novice-tile = { $seat }: metti una tessera Risorsa pescata su una casella scelta.

## Opzioni

option-handicaps = Esperienza di ogni giocatore; chi è inesperto comincia con tessere Risorsa al posto di Rottami
    .scientist = Scienziato: gioco normale
    .new-graduate = Neolaureato: una tessera Risorsa al posto di un Rottame
    .fresher = Matricola: due tessere Risorsa al posto di Rottami
option-chits = Quanto paga un talloncino bonus a chi vi ha due gettoni
    .once = Una volta
    .per-token = Una volta per gettone
option-meeting-options = Le due opzioni della Sala Riunioni
    .different = Devono essere diverse
    .any = Possono essere uguali, salvo la tessera Giuria
option-meeting-ban = Quando la Sala Riunioni è vietata
    .every-round = Nel primo turno di ognuno in ogni round
    .first-round = Solo nel primo turno di ognuno nella partita
option-technology-chit = Quanto paga Parigi 1900
    .capped = 2 punti per Tecnologia, al massimo 6
    .uncapped = 2 punti per Tecnologia, senza limite
option-ghost-leaders = Fantasmi in testa a una linea
    .block = Sono capofila come gli altri; allora nessuno vi guadagna
    .ignore = Non sono mai capofila; lo è il giocatore più avanti
option-played-cards = Carte giocate prima nel round
    .hidden = Si vede solo l’ultima
    .open = Si vedono tutte

game-expo1906 = EXPO 1906
    .line = Milano, 1906. Allestite il laboratorio, depositate brevetti e stupite la giuria con le invenzioni del nuovo secolo.
game-workshop = Workshop of the World
    .line = Inghilterra, dai canali alle ferrovie. Fate offerte per le città migliori, costruite industrie e connessioni, guadagnate dalla vostra rete.
learn-expo1906 = Dirigete un laboratorio all’Esposizione di Milano. A ogni turno giocate una carta: comprate tessere Risorsa, prendete progetti, disponeteli sul pavimento del laboratorio in modo che ognuno tocchi ciò che gli serve. Chi è capofila nell’Ufficio Brevetti guadagna di più dalle invenzioni. Vince chi alla fine ha più Prestigio.
learn-workshop = Siete imprenditori in due ere. A ogni round le offerte segrete decidono chi sceglie per primo; poi costruite un’industria in una città e da lì posate canali o ferrovie. Alla fine di ogni era contano domanda, rete e profitti. Vince chi ha più denaro.

page-motto = Due giochi da tavolo dell’età industriale, contro i bot o con gli amici.
page-guest = Ospite
page-language = Lingua
page-theme = Colori
page-theme-auto = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-close = Chiudi
page-cancel = Annulla
page-back = Indietro
page-home = Inizio
page-try-again = Riprova
page-all = Tutti

page-play-now = Gioca subito
page-with-friends = Con gli amici
page-own-table = Un tavolo su misura
page-learn = Impara le regole
page-players = Giocatori
page-opponents = Avversari
page-my-tables = I tuoi tavoli
page-my-tables-none = Nessuna partita in corso. Cominciane una qui sopra.
page-open-tables = Tavoli aperti
page-open-tables-none = In questo momento nessuno cerca compagnia.
page-finished = Partite finite
page-finished-none = Qui troverai le partite finite, da rivedere quando vuoi.
page-status-gathering = In attesa di giocatori
page-status-playing = In corso
page-status-over = Finita
page-your-turn = Tocca a te
page-delete = Elimina questo tavolo
page-delete-sure = Eliminare il tavolo per sempre?

page-opening = Apro il tavolo …
page-no-table = Questo tavolo non si può mostrare
page-to-table = Torna al tavolo
page-free-seat = Posto libero
page-invite = Invita gli amici
page-invite-more = Chi apre questo link può prendere un posto libero. Non serve registrarsi.
page-invite-open = Il tavolo è aperto: chiunque lo trovi può sedersi.
page-copy-link = Copia il link
page-link-copied = Link copiato.
page-seats = Chi gioca
page-your-name = Il tuo nome
page-you = tu
page-sit = Siediti qui
page-stand-up = Alzati
page-bot-for = Un bot per il posto { $number }
page-no-bot = Nessun bot
page-fill-bots = Bot nei posti liberi
page-start = Comincia la partita
page-start-waits =
    { $count ->
        [one] C’è ancora un posto libero
       *[other] Ci sono ancora { $count } posti liberi
    }
page-options = Opzioni e interpretazioni
page-seat-number = Posto { $number }
page-someone-here = Un’altra persona su questo schermo
page-free-for-friend = Libero, per un amico
page-table = Il tavolo
page-clock = Orologio
page-clock-none = Nessuno
page-clock-move = Tempo per ogni mossa
page-clock-bank = Tempo per tutta la partita
page-minutes = Minuti
page-is-open = Chiunque può trovare il tavolo e sedersi
page-spectators = Altri possono guardare
page-make-table = Prepara il tavolo

page-curtain = Tocca a { $name }
    .more = Passa lo schermo. Non si vede nulla finché non si alza il sipario.
page-curtain-lift = Sono { $name }

page-you-are-asked = Tocca a te: { $what }
page-waiting-for = Si aspetta { $names }
page-over = La partita è finita
page-result = Risultato
page-since = Dal tuo turno
page-since-more = Rivedi che cosa è successo dalla tua ultima mossa
page-undo = Ritira l’ultima mossa
page-ledger = Registro
page-ledger-empty = Non è stato ancora registrato nulla.
page-keys = Tasti
page-menu = Menu
page-log = Che cosa è successo
page-chat-here = Scrivi qualcosa …
page-chat-send = Invia
page-lost = La connessione è caduta. La partita è al sicuro sul server; riprovo …
page-player = Giocatore
page-book = Che cosa
page-rule = Regola

page-clock-of = Tempo rimasto a { $seat }
page-days = { $count } giorni
page-bot-plays = Un bot gioca al tuo posto.

page-confirm = Confermi?
page-confirm-ends-turn = Così finisce il tuo turno.
page-confirm-reveals = Si scoprirà qualcosa di nuovo: poi non si torna indietro.
page-confirm-ends-game = Così finisce la partita.
page-confirm-always = Chiedi sempre a fine turno
page-do-it = Procedi

page-pref-confirm = Chiedi prima che finisca il turno
page-pref-sound = Un suono quando tocca a te
page-pref-letters = Singole lettere come tasti
page-pref-motion = Niente animazioni
page-replay = Rivedi dall’inizio
page-link-watch = Copia un link per spettatori
page-link-device = Copia un link per giocare questo posto su un altro dispositivo
page-rules = Le regole
page-come-back = Riprendi il posto al bot
page-restart = Proponi di ricominciare
page-restart-agree = Accetta di ricominciare
page-restart-decline = Non ricominciare
page-resign = Abbandona: continua un bot
page-resign-sure = Abbandonare la partita? Un bot continua al tuo posto, e potrai tornare.
page-replace = Fai giocare un bot per { $seat }

page-won-alone = { $points ->
        [one] Un punto
       *[other] { $points } punti
    }
page-won = Vince { $name }
page-you-won = Hai vinto!
page-drawn = Pareggio: { $names }
page-sheet = Foglio dei punti
page-total = Totale
page-place = Posizione
page-chart = Andamento dei punteggi
page-record = Scarica la registrazione
page-rematch = Rivincita

page-first = All’inizio
page-last = Alla fine
page-step = Una mossa avanti
page-step-back = Una mossa indietro
page-run = Avvia
page-pause = Pausa
page-move-number = Mossa
page-eyes = Visto da
page-eyes-all = Tutto scoperto
page-eyes-spectator = Uno spettatore
page-contents = Indice

keys-tab = da una cosa all’altra
keys-arrows = muoversi sul tabellone
keys-enter = scegliere, posare
keys-turn = ruotare la tessera in mano
keys-escape = rimettere a posto, chiudere
keys-undo = ritirare l’ultima mossa
keys-help = questo elenco
keys-why-not = Ciò che ora non si può fare spiega il perché, se lo scegli.

log-started = Comincia la partita.
log-restarted = Si ridistribuisce: la partita ricomincia.
log-undone = { $seat } ritira una mossa.
log-offered = { $seat } propone di ricominciare.
log-resigned = { $seat } lascia; continua un bot.
log-bot-left = { $seat } è di nuovo qui.
log-timed-out = { $seat } ha finito il tempo.
log-rematched = C’è una rivincita.

trouble-failed = Qualcosa è andato storto. Non si è perso nulla; riprova.
trouble-no-connection = Il server non risponde. Non si è perso nulla; riprova tra un momento.
trouble-unknown-table = Questo tavolo non esiste. Forse è stato eliminato.
trouble-no-spectators = Solo chi siede a questo tavolo può vederlo.
trouble-wrong-link = Il link è scaduto o è stato sostituito. Chiedine uno nuovo.
trouble-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e decidi.
trouble-seat-taken = Qualcuno è stato più svelto: il posto è occupato.
trouble-free-seats = Non tutti i posti sono ancora occupati.
trouble-too-many-tables = Hai troppi tavoli non finiti. Concludine o eliminane uno.
trouble-foreign-seat = Questo posto non è tuo.
trouble-wrong-moment = Adesso non si può. Non è cambiato nulla.

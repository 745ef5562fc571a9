# Two letters for each resource, beside colour and silhouette.
letter-steel = Ac
letter-copper = Ra
letter-manual = Ma
letter-automated = Au
letter-empirical = Em
letter-scientific = Sc
letter-steam = Va
letter-electricity = El

expo-round = Round { $number }
expo-jury = Giuria: { $steam } Vapore, { $electricity } Elettricità, { $left } caselle libere
expo-money = ${ $amount }
expo-points = { $points } VP
expo-gained = { $points } VP
expo-worth =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
expo-now-worth = Ora vale { $points }.
expo-now = Adesso: { $change }
expo-if-ended = Se la partita finisse ora
expo-lab-of = Laboratorio di { $seat }
expo-rivals = Gli altri
expo-ghost-deck = Mazzo Fantasma
expo-last-card = Ultima carta: { $card }
expo-cards-left =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
expo-tiles =
    { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }
expo-technologies = Tecnologie
expo-pile-left = pila: { $count }
expo-next-costs = la prossima: ${ $price }
expo-stack-left = Restano { $count } tessere Risorsa nella pila
expo-hand = Le tue carte
expo-improved = Migliorata
expo-played = giocata in questo round
expo-front = Davanti a te
expo-front-none = Nessuna tessera davanti a te.
expo-scrap = Rottame
expo-empty-cell = libera
expo-fits = qui ci sta
expo-off-floor = Lì la tessera uscirebbe dal Laboratorio.
expo-complete = Completato
expo-lacks = Manca ancora: { $list }
expo-tile-sides = Due lati danno 2 { $two }, due lati 1 { $one }.
expo-no-leader = Ancora nessun capofila.
expo-leads = Capofila: { $seat }.
expo-turn = Ruota
expo-place = Posa qui
expo-remove = Rimuovi
expo-stop = Fatto
expo-option-reposition = Sposta o ruota fino a tre tessere
expo-option-funding = Prendi $1
expo-option-patents = Un punto movimento
expo-option-jury = Scegli la tessera giuria di questo round
expo-tab-lab = Lab
expo-tab-market = Mercato
expo-tab-patents = Brevetti
expo-tab-rivals = Altri
expo-tab-log = Diario

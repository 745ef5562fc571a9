# Two letters for each resource, beside colour and silhouette.
letter-steel = Ac
letter-copper = Co
letter-manual = Ma
letter-automated = Au
letter-empirical = Em
letter-scientific = Ci
letter-steam = Va
letter-electricity = El

expo-round = Ronda { $number }
expo-jury = Jurado: { $steam } de Vapor, { $electricity } de Electricidad, { $left } casillas libres
expo-money = ${ $amount }
expo-points = { $points } PV
expo-gained = { $points } PV
expo-worth =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
expo-now-worth = Ahora vale { $points }.
expo-now = Ahora: { $change }
expo-if-ended = Si la partida acabara ahora
expo-lab-of = Laboratorio de { $seat }
expo-rivals = Los demás
expo-ghost-deck = Mano Fantasma
expo-last-card = Última carta: { $card }
expo-cards-left =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
expo-tiles =
    { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }
expo-technologies = Tecnologías
expo-pile-left = pila: { $count }
expo-next-costs = la siguiente: ${ $price }
expo-stack-left = Quedan { $count } losetas de Recursos en la pila
expo-hand = Tus cartas
expo-improved = Mejorada
expo-played = jugada esta ronda
expo-front = Delante de ti
expo-front-none = No tienes losetas delante.
expo-scrap = Residuos
expo-empty-cell = libre
expo-fits = aquí cabe
expo-off-floor = Ahí la loseta se saldría del Laboratorio.
expo-complete = Completado
expo-lacks = Aún le falta: { $list }
expo-tile-sides = Dos lados dan 2 { $two }, dos lados 1 { $one }.
expo-no-leader = Todavía no hay líder.
expo-leads = Líder: { $seat }.
expo-turn = Girar
expo-place = Colocar aquí
expo-remove = Retirar
expo-stop = Listo
expo-option-reposition = Mueve o gira hasta tres losetas
expo-option-funding = Toma $1
expo-option-patents = Un punto de movimiento
expo-option-jury = Elige la loseta de jurado de esta ronda
expo-tab-lab = Lab.
expo-tab-market = Mercado
expo-tab-patents = Patentes
expo-tab-rivals = Otros
expo-tab-log = Diario

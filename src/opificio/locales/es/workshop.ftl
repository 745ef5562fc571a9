## Things

thing-london = Londres
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
thing-wild-2a = carta libre (valor 2)
thing-wild-2b = carta libre (valor 2)
thing-wild-2c = carta libre (valor 2)
thing-wild-2d = carta libre (valor 2)
thing-wild-3a = carta libre (valor 3)
thing-wild-3b = carta libre (valor 3)
thing-wild-3c = carta libre (valor 3)
thing-wild-3d = carta libre (valor 3)
thing-wild-4a = carta libre (valor 4)
thing-wild-4b = carta libre (valor 4)
thing-wild-4c = carta libre (valor 4)
thing-wild-4d = carta libre (valor 4)

thing-port = Puerto
thing-heavy = Pesada
thing-light = Ligera
thing-textile = Textil
thing-craft = Artesanía

thing-red = rojo
thing-blue = azul
thing-green = verde
thing-yellow = amarillo
thing-black = negro

thing-money = libras
thing-profit = beneficios

# What can be asked, for whoever answers something else.
thing-choose-tokens = fichas de demanda
thing-choose-colour = el color con el que pujar
thing-choose-bid = una puja
thing-choose-lot = una carta por la que pujar
thing-choose-offer = una puja por la carta
thing-choose-card = una carta de ciudad
thing-choose-town = una ciudad para la carta libre
thing-choose-leaver = qué industria se va
thing-choose-link = una conexión, o ninguna más
thing-choose-collection = el color que recauda

# A link is named after its two towns.
pair = { $first }–{ $second }

## Rules

rule-setup-money = Todos empiezan con 50 £, o con 100 £ en la partida a dos, y con el marcador de beneficios en el cero.
rule-setup-order-drawn = El primer orden de juego se sortea; en la partida a dos aún no lo hay.
rule-setup-cards-set-aside = Se apartan algunas cartas de ciudad sin mirarlas: 9 con cinco jugadores, 11 con cuatro, 12 con tres, 11 con dos.
rule-setup-starting-cards-on-top = En la era de los canales las seis cartas iniciales están, barajadas, encima del mazo.

rule-demand-draw = En la primera y la tercera fase de demanda cada cual roba dos fichas de demanda y las mantiene ocultas.
rule-demand-play-exactly = En la primera y la tercera fase de demanda cada cual juega exactamente una ficha; dos en la partida a dos.
    .why = Has elegido { $count }; ahora hay que jugar exactamente { $most }.
rule-demand-own-tokens = Solo se juegan fichas de demanda propias.
    .why = No tienes esa ficha de demanda (o no tantas): { $token }.
rule-demand-revealed-together = Las fichas se eligen en secreto y se revelan a la vez; hacen subir el indicador de demanda.
rule-demand-later-phases-optional = En la segunda y la cuarta fase de demanda no se roba, y se puede jugar una ficha guardada o ninguna.
    .why = Has elegido { $count }; ahora se pueden jugar como mucho { $most }.
rule-demand-track-stays = El indicador de demanda no se vacía entre las eras.

rule-auction-cards-shown = Cada ronda empieza mostrando tantas cartas como jugadores; cuatro en la partida a dos.
rule-auction-bid-within-money = Se puede pujar cualquier suma que se tenga, también cero.
    .why = No puedes pujar { $pounds } £: tienes { $money } £.
rule-auction-all-pay = Cada cual paga su puja a la banca.
    .label = Subasta
rule-auction-order-by-bid = Quien más puja juega primero, y así hasta la puja más baja.
rule-auction-ties-by-order = Las pujas iguales conservan el orden en que estaban los marcadores.
rule-auction-open-higher-bid = Subasta abierta: sobre una carta con puja solo vale una más alta, y quien es superado puja de nuevo enseguida.
    .why = En { $card } hay una puja de { $standing } £; tendrías que superarla.
rule-auction-open-card-won = Subasta abierta: cada cual toma la carta ganada, en el orden de las pujas.
    .why = Has ganado { $won }, no { $card }.

rule-card-from-display = En tu turno debes tomar una de las cartas mostradas y construir una industria en su ciudad.
    .why = { $card } no está entre las cartas mostradas.
rule-card-wild-by-value = Con una carta libre se construye en cualquier ciudad de su valor.
    .why = { $town } no tiene el valor { $value }.
rule-card-full-town-makes-room = Una ciudad admite tantas industrias como su valor. Si está llena, quien llega devuelve una de ellas a su dueño.
    .why = En { $town } no hay ninguna industria de ese color: { $colour }.
rule-card-discard-when-links-built = Si todas las conexiones de la ciudad están construidas, la carta puede descartarse para robar la primera de las cartas apartadas.
    .why = { $card } aún tiene una conexión libre; su carta no se puede descartar.
rule-card-discard-wild-when-nowhere = Una carta libre solo se descarta si ninguna ciudad de su valor tiene una conexión libre.
    .why = Una ciudad de valor { $value } aún tiene una conexión libre.
rule-card-discard-needs-set-aside = Para descartar hace falta una carta apartada que robar.
    .why = No quedan cartas apartadas.
rule-card-drawn-card-is-played = La carta robada a cambio de la descartada debe jugarse, sea cual sea.

rule-links-free-only = Una pieza de transporte va a una conexión libre.
    .why = { $link } ya está construida.
rule-links-up-to-two = En un turno se colocan ninguna, una o dos piezas de transporte.
rule-links-first-touches-town = La primera pieza va a una conexión de la ciudad donde acabas de construir.
    .why = { $link } no toca { $town }.
rule-links-second-continues = La segunda pieza va a una conexión de la misma ciudad o de la ciudad a la que llegó la primera.
    .why = { $link } no toca ni { $town } ni { $reached }.
rule-links-double-in-one-turn = Una conexión doble usa las dos piezas del turno.
    .why = { $link } es una conexión doble y te queda una sola pieza este turno.
rule-links-cost = Una pieza de transporte cuesta 3 £ en los canales y 2 £ en el ferrocarril, pagadas al momento.
    .label = Piezas de transporte
    .why = { $link } cuesta { $cost } £; tienes { $money } £.
rule-links-crossing = Quien acaba de construir en Leeds o Liverpool no construye Manchester–Lancaster este turno, y viceversa.
    .why = Tras construir en { $town } no puedes construir { $link } este turno: cruza { $crossed }.

rule-profit-touched-towns = Tras la última pieza ganas como beneficio el valor de cada ciudad que toca tus piezas nuevas y tiene una industria tuya.
    .label = Ciudades tocadas
rule-profit-once-per-town = Una ciudad cuenta una vez por turno, por muchas industrias y piezas que haya.

rule-cash-in-two-for-one = Siempre que te toca decidir puedes convertir beneficios en dinero: dos pasos atrás por 1 £.
    .label = Liquidez obtenida
    .why = Cada libra cuesta dos pasos: con { $profit } de beneficios no llegas a { $pounds } £.

rule-round-everybody-has-a-turn = Una ronda termina cuando todos han jugado su turno.
rule-era-ends-with-the-deck = Las rondas de una era terminan cuando el mazo está vacío y se han jugado sus últimas cartas.

rule-collecting-profits = Al final de una era los beneficios se convierten en dinero, uno por uno.
    .label = Beneficios
rule-collecting-largest-network = Tu red de transporte más grande da 2 £ por cada una de sus piezas.
    .label = Red más grande
rule-collecting-other-pieces = Cada una de las demás piezas de transporte da 1 £; después todas vuelven a su dueño.
    .label = Otras piezas
rule-collecting-demand = Cada industria da tantas libras como fichas de demanda hay de su tipo.
    .label = Demanda
rule-collecting-industries-stay = Las industrias se quedan en el mapa para la era del ferrocarril.
rule-collecting-bank-never-dry = La banca nunca se agota: el dinero se lleva en números, y nadie tiene que devolver 50 £.

rule-railway-cards-shuffled = Para la era del ferrocarril se barajan juntas todas las cartas, y de nuevo se apartan algunas.
rule-railway-order-stays = El orden de juego se conserva de una era a otra.

rule-end-most-money = Gana quien tiene más dinero tras la era del ferrocarril.
    .label = Dinero
rule-end-ties-by-order = En caso de empate gana quien va antes en el orden de juego.

rule-secrecy-money = Cada cual puede mantener oculto su dinero.
rule-secrecy-tokens = Las fichas de demanda guardadas están ocultas.

rule-two-players-own-colours = En la partida a dos cada cual tiene dos colores.
    .why = Ese color no es tuyo: { $colour }.
rule-two-players-two-auctions = En la partida a dos una ronda tiene dos subastas, cada una seguida de un turno; en la segunda juegan los otros colores.
rule-two-players-first-tie-drawn = En la partida a dos, un empate en la primera subasta de todas se sortea; los siguientes los gana quien tiene un marcador en la casilla más baja.
rule-two-players-tokens = En la partida a dos cada cual roba cuatro fichas de demanda y juega dos; más tarde ninguna, una o dos.
rule-two-players-one-colour-collects = En la partida a dos solo un color de cada cual, a su elección, recauda por piezas e industrias.

## Events

event-booked = { $seat }: { $amount } { $book }. { $rule }
event-demand-began = Fase de demanda { $phase }.
event-tokens-drawn =
    { $tokens ->
        [None] { $seat } roba fichas de demanda: { $count }.
       *[other] { $seat } roba fichas de demanda: { $tokens }.
    }
event-tokens-sealed = { $seat } ha elegido sus fichas de demanda.
event-tokens-played = { $seat } juega fichas de demanda: { $tokens }.
event-cards-shown = Cartas mostradas: { $cards }.
event-colour-sealed = { $seat } ha elegido un color.
event-bid-sealed = { $seat } ha cerrado su puja.
event-bid-revealed = { $seat } puja { $pounds } £ con el { $colour }.
event-lot-named = { $seat } puja por { $card }.
event-bid-offered = { $seat } ofrece { $pounds } £ por { $card }.
event-bidder-displaced = La puja de { $seat } por { $card } ha sido superada.
event-order-set = Orden de juego: { $colours }.
event-card-taken = { $seat } toma { $card }.
event-card-discarded = { $seat } descarta { $card }.
event-card-drawn = { $seat } roba { $card } de las cartas apartadas.
event-industry-removed = { $seat } retira de { $town } una industria de { $owner } ({ $colour }).
event-industry-built = { $seat } construye una industria en { $town } ({ $colour }).
event-link-built = { $seat } construye { $link } ({ $colour }).
event-building-stopped = { $seat } no construye más conexiones.
event-cashed-in = { $seat } obtiene { $pounds } £ de liquidez.
event-collection-sealed = { $seat } ha elegido el color que recauda.
event-collection-chosen = { $seat } recauda con el { $colour }.
event-pieces-returned = Piezas de transporte que vuelven a { $seat } ({ $colour }): { $pieces }.
event-railway-began = Empieza la era del ferrocarril: { $deck } cartas en el mazo, { $aside } apartadas.
event-game-ended = Gana { $seat } con { $pounds } £.

## Moves

move-seal-tokens = Jugar fichas de demanda: { $tokens }
move-seal-colour = Pujar con el { $colour }
move-seal-bid = Pujar { $pounds } £
move-bid-on = Pujar por { $card }
move-offer-bid = Ofrecer { $pounds } £
move-take-card = Tomar { $card }
move-discard-card = Descartar { $card } y robar
move-build-in = Construir en { $town }
move-remove-industry = Retirar una industria: { $colour }
move-build-link = Construir { $link }
move-stop-building = No construir más conexiones
move-collect-from = Recaudar con el { $colour }
move-cash-in = Obtener { $pounds } £ de liquidez

## Decisions

decision-choose-tokens = { $seat } elige fichas de demanda ({ $least ->
        [0] como mucho { $most }
       *[other] exactamente { $most }
    }).
decision-choose-colour = { $seat } elige el color con el que puja.
decision-choose-bid = { $seat } elige una puja.
decision-choose-lot = { $seat } elige una carta por la que pujar.
decision-choose-offer = { $seat } elige una puja por { $card }.
decision-choose-card = { $seat } elige una carta de ciudad ({ $colour }).
decision-choose-town = { $seat } elige una ciudad para la { $card }.
decision-choose-leaver = { $seat } elige qué industria deja { $town }.
decision-choose-link = { $seat } puede construir una conexión desde { $town }.
decision-choose-collection = { $seat } elige el color que recauda.

## Options

option-auction = Subasta
    .sealed = Pujas cerradas por el orden de juego, como está impreso
    .open = La subasta abierta de 2012, según nuestra lectura
option-money = Dinero
    .hidden = Oculto para los demás
    .open = A la vista de todos
option-crossing = La conexión Leeds–Liverpool
    .literal = Como está impreso: vedada durante todo el turno
    .no-junction = Solo: un cruce no es un empalme
option-profit = Beneficios
    .end-of-turn = Se anotan tras la última pieza del turno
    .each-piece = Se anotan con cada pieza: la primera puede ayudar a pagar la segunda
option-collection = Recaudación en la partida a dos
    .one-colour = Un color a elección de cada cual, como está impreso
    .both-colours = Los dos colores
option-display = Cartas mostradas en la partida a dos
    .four = Cuatro para las dos subastas de una ronda
    .two = Dos para cada subasta

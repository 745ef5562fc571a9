## La página de Workshop of the World

ws-canal-era = Era de los canales
ws-railway-era = Era del ferrocarril
ws-round = ronda { $round } de { $rounds }
ws-pounds = £{ $pounds }
ws-money-amount = { $sign }£{ $pounds }
ws-profit-amount = { $amount } de beneficio

## El mapa

ws-map = Mapa de ciudades y conexiones
ws-map-hint = Mapa. Las flechas van de una opción a otra; con Mayús, a cada ciudad y conexión. Intro elige.
ws-irish-sea = Mar de Irlanda
ws-north-sea = Mar del Norte
ws-channel = Canal de la Mancha
ws-zoom-in = Acercar
ws-zoom-out = Alejar
ws-zoom-fit = Todo el mapa
ws-town-label = { $town }, { $kind }, valor { $value }. Industrias: { $owners }.
ws-industries-of = { $count } { $colour }
ws-nobody = ninguna
ws-link-built = { $length ->
    [1] Conexión { $first }–{ $second }, construida por { $colour }.
   *[other] Conexión doble { $first }–{ $second }, construida por { $colour }.
}
ws-link-offer = { $length ->
    [1] Conexión { $first }–{ $second }: beneficio { $profit } en este turno, cuesta £{ $cost }.
   *[other] Conexión doble { $first }–{ $second }: beneficio { $profit } en este turno, cuesta £{ $cost }.
}
ws-link-free = { $length ->
    [1] Conexión { $first }–{ $second }, libre.
   *[other] Conexión doble { $first }–{ $second }, libre.
}

## Demanda

ws-demand = Demanda
ws-demand-hint = { $kind }: al final de la era cada industria de este tipo cobra £{ $pounds }.
ws-tokens-unseen = { $count ->
    [one] 1 ficha aún sin robar
   *[other] { $count } fichas aún sin robar
}

## El nomenclátor

ws-gazetteer = Nomenclátor
ws-gazetteer-empty = Señala una ciudad, una conexión o una carta para leer aquí sobre ella.
ws-town-is = { $value ->
    [one] { $kind } · sitio para 1 industria
   *[other] { $kind } · sitio para { $value } industrias
}
ws-town-pays = Al final de la era, £{ $pounds } por industria.
ws-town-links = { $count ->
    [0] No queda ninguna conexión libre.
    [one] 1 conexión libre.
   *[other] { $count } conexiones libres.
}
ws-town-full = Llena: una industria tendría que irse.
ws-prospect = { $profit ->
    [0] ningún beneficio posible en este turno
   *[other] hasta +{ $profit } de beneficio en este turno, por £{ $cost }
}
ws-gain = Beneficio del turno con ella: { $profit }, por £{ $cost }
ws-link-is = { $length ->
    [1] Conexión simple · £{ $cost }
   *[other] Conexión doble: las dos piezas del turno · £{ $cost }
}
ws-link-owner = Construida por { $player }
ws-link-crosses = Cruza { $link } sin empalme.
ws-wild = Carta libre
ws-any-town = cualquier ciudad
ws-wild-is = Construye en cualquier ciudad de valor { $value }: { $towns }.

## Cartas y orden

ws-market = Orden de juego y cartas
ws-order = Orden
ws-no-order = aún sin subastar
ws-piles = mazo { $deck } · apartadas { $aside }
ws-no-cards = Ahora no hay cartas de ciudad a la vista.
ws-value = valor { $value }

## Libros

ws-books = Libros
ws-money = Dinero
ws-profit = Benef.
ws-industries = Indus.
ws-industries-hint = Industrias en el mapa
ws-network = Red
ws-network-hint = Piezas de la red más grande, de todas las piezas en el mapa
ws-takings = Fin de era
ws-takings-hint = Lo que se recaudaría si la era terminara ahora: beneficios, red, otras piezas, demanda
ws-hidden = Oculto para ti
ws-thinking = tiene que decidir
ws-sealed = ha elegido en secreto
ws-collecting-profits = Beneficios
ws-collecting-largest-network = Red más grande
ws-collecting-other-pieces = Otras piezas
ws-collecting-demand = Demanda
ws-total = En total

## Qué hacer

ws-desk = Tu decisión
ws-waiting = Esperando a { $names }.
ws-over = La partida ha terminado.
ws-kept = Guardas en secreto:
ws-kept-hint = Solo tú ves estas fichas de demanda.
ws-my-tokens = Tus fichas de demanda
ws-no-tokens = No te quedan fichas.
ws-seal-tokens = Guardar en el puño { $tokens }
ws-choose-tokens = { $count ->
    [one] Elige una ficha
   *[other] Elige { $count } fichas
}
ws-seal-none = Puño vacío
ws-tokens-hint = Se revelan junto con las de los demás.
ws-bid = Puja en libras
ws-fewer = Menos
ws-more = Más
ws-seal-bid = Guardar en el puño £{ $pounds }
ws-offer-bid = Ofrecer £{ $pounds }
ws-bid-leaves = de £{ $money }; quedarían £{ $left }
ws-pick-card = Elige una carta: mírala primero y luego construye en su ciudad.
ws-pick-lot = Elige la carta por la que pujas.
ws-build-in = Construir en { $town }
ws-take-wild = Tomarla y elegir la ciudad
ws-bid-on = Pujar por { $card }
ws-discard = Descartar y robar
ws-put-back = Dejarlo
ws-lay-first = Has construido en { $town }. Pon una conexión desde allí, o detente.
ws-lay-second = ¿Otra pieza? Desde { $town }, o desde donde has llegado.
ws-link-name = { $first }–{ $second }
ws-double = { $name } (doble)
ws-stop = { $profit ->
    [0] No poner nada
   *[other] Parar aquí: +{ $profit } de beneficio
}
ws-closes-round = Con este turno termina la ronda.
ws-closes-era = Con este turno termina la última ronda de la era.
ws-pick-town = Elige la ciudad para tu carta libre.
ws-pick-leaver = { $town } está llena. ¿De quién es la industria que se va?
ws-send-home = { $player } ({ $colour })
ws-pick-colour = ¿Con qué color pujas primero?
ws-bid-with = Pujar con { $colour }
ws-pick-collection = ¿Cuál de tus colores recauda?
ws-collect-with = { $colour }: £{ $pounds }
ws-cash-in = Obtener liquidez
ws-cash-in-now = { $profit } de beneficio, { $money } libras

## El final de la era de los canales

ws-era-over = La era de los canales ha terminado
ws-era-over-hint = Las piezas de transporte vuelven a casa, las industrias se quedan. Esto se ha recaudado:
ws-on-rails = Adelante con el ferrocarril

## En el teléfono

ws-tab-play = Jugar
ws-tab-demand = Demanda
ws-tab-books = Libros
ws-tab-log = Crónica

## Lo que se pide, en la cabecera

ws-ask-tokens = elige las fichas de demanda que juegas
ws-ask-colour = elige el color con el que pujas
ws-ask-bid = guarda en el puño tu puja por el orden
ws-ask-lot = elige la carta por la que pujas
ws-ask-offer = di cuánto ofreces por { $card }
ws-ask-card = elige una carta de ciudad
ws-ask-town = elige la ciudad para tu carta libre
ws-ask-leaver = elige la industria que deja { $town }
ws-ask-link = pon una conexión desde { $town }, o detente
ws-ask-collection = elige el color que recauda

## La hoja final

ws-sheet-line = { $era } · { $what }
ws-sheet-start = Dinero inicial
ws-sheet-bids = Pujas
ws-sheet-links = Conexiones
ws-sheet-cashed = Liquidez anticipada

## Cosas

thing-train-station = Estación de Tren
thing-academy = Academia
thing-laboratory = Laboratorio
thing-journal = Periódico
thing-skyscraper = Rascacielos
thing-meeting-room = Sala de Reuniones

thing-steel = Acero
thing-copper = Cobre
thing-manual = Trabajo Manual
thing-automated = Trabajo Automatizado
thing-empirical = Investigación Empírica
thing-scientific = Investigación Científica
thing-steam = Vapor
thing-electricity = Electricidad

thing-L = forma de L
thing-T = forma de T
thing-S = forma de S
thing-I = forma de I
thing-square = cuadrado

thing-airship = Dirigible
thing-submarine = Submarino
thing-linotype = Linotipia
thing-electrocardiograph = Electrocardiógrafo
thing-electric-tramway = Tranvía eléctrico
thing-elevator = Ascensor
thing-cruise-ship = Crucero
thing-refrigerator = Frigorífico
thing-bakelite = Baquelita
thing-cinematograph = Cinematógrafo
thing-air-conditioner = Aire acondicionado
thing-light-bulb = Bombilla
thing-automobile = Automóvil
thing-motorcycle = Motocicleta
thing-artificial-silk = Seda artificial
thing-x-ray-machine = Aparato de rayos X
thing-synthetic-rubber = Caucho sintético
thing-telephone = Teléfono
thing-aeroplane = Aeroplano
thing-laparoscope = Laparoscopia
thing-helicopter = Helicóptero
thing-wireless-telegraph = Telégrafo sin hilos
thing-gramophone = Gramófono
thing-thermionic-valve = Válvula termoiónica
thing-cellophane = Celofán
thing-tractor = Tractor
thing-vacuum-cleaner = Aspiradora
thing-escalator = Escalera mecánica
thing-typewriter = Máquina de escribir
thing-hearing-aid = Audífono

thing-combustion-engines = Motores de Combustión
thing-batteries = Baterías
thing-assembly-line = Cadena de montaje
thing-coppersmiths-guild = Gremio de caldereros
thing-foundry = Fundición
thing-electrochemistry = Electroquímica
thing-trade-school = Escuela de oficios
thing-calculating-machines = Máquinas de calcular
thing-train-station-improvement = Estación de Tren mejorada
thing-academy-improvement = Academia mejorada
thing-laboratory-improvement = Laboratorio mejorado
thing-journal-improvement = Periódico mejorado
thing-skyscraper-improvement = Rascacielos mejorado

thing-paris-1889 = Torre Eiffel, París 1889
thing-chicago-1893 = Noria de Ferris, Chicago 1893
thing-brussels-1897 = Paleis der Koloniën, Bruselas 1897
thing-paris-1900 = Metro, París 1900
thing-liege-1905 = Palais des Beaux-Arts, Lieja 1905
thing-milan-1906 = Túnel del Simplón, Milán 1906

thing-reposition = Recolocar
thing-funding = Economía
thing-patents = Oficina de Patentes
thing-jury = Jurado
thing-prestige = Prestigio

# Una loseta de Recursos se llama por sus dos tipos; una pieza, por su loseta y su lugar.
pair = 2 { $first } / 1 { $second }
piece = { $tile } en { $spot }
spot =
    { $turn ->
        [0] { $cell }
       *[other] { $cell } (giro { $turn }°)
    }

# Lo que se pregunta, como lo nombra un rechazo.
thing-choose-card = una carta que jugar
thing-buy-resources = losetas de Recursos que comprar
thing-buy-from-academy = un Proyecto o una Tecnología que comprar
thing-take-free-resource = la loseta de Recursos gratuita
thing-fill-lab = losetas que colocar o retirar
thing-move-tokens = fichas que mover en la Oficina de Patentes
thing-choose-bonus = una ficha de bonificación
thing-choose-option = una opción de la Sala de Reuniones
thing-reposition-tiles = losetas que recolocar
thing-choose-jury-tile = una loseta de Jurado
thing-choose-scrap = los Residuos que sustituir
thing-set-novice-tile = el lugar de una loseta de Recursos robada

## Reglas, y por qué se rechaza una jugada

rule-setup-station = La Estación de Tren empieza con tres losetas de Recursos por jugador: 3, 6, 9 o 12.
rule-setup-academy = La Academia empieza con un Proyecto a la vista de cada una de las cinco formas, los demás en montones al lado, y con las trece Tecnologías.
rule-setup-order = El azar decide quién empieza; los demás siguen en el sentido de las agujas del reloj.
rule-setup-funding = El primer jugador empieza con $3, los siguientes con $4, $5 y $6; en solitario se empieza con $4.
rule-setup-tokens = Cada uno empieza con tres fichas en el paso 1 de la Oficina de Patentes y sin Prestigio.
rule-setup-scrap = Al principio hay cinco losetas de Residuos en cada Laboratorio.
rule-setup-jury = Al principio hay en la mesa del Jurado dos losetas robadas al azar.

rule-round-clockwise = Los jugadores hacen un turno cada uno, en el sentido de las agujas del reloj, tantas veces como haga falta.
rule-round-meeting-room-ends = Una ronda dura hasta que alguien juega la Sala de Reuniones.

rule-turn-card-in-hand = En tu turno juegas una carta de acción de tu mano.
    .why = { $card } no está en tu mano: ya la has jugado en esta ronda.
rule-turn-no-repeat = No puedes jugar la carta que acaba de jugar tu vecino de la derecha.
    .why = No puedes jugar { $card }: { $by } acaba de jugarla.
rule-turn-improved-is-the-same = Una carta mejorada cuenta como la misma carta que su versión básica.
rule-turn-no-meeting-room-first = Nadie juega la Sala de Reuniones en su primer turno de una ronda.
    .why = Es tu primer turno de la ronda: aún no se puede jugar la Sala de Reuniones.
rule-turn-may-do-nothing = Puedes jugar una acción y no aprovecharla.

rule-station-on-offer = Se compran losetas de Recursos que están en la Estación de Tren.
    .why = { $tile } no está en la Estación de Tren.
rule-station-pay = La primera loseta de Recursos cuesta $1, la segunda $2, la tercera $3.
    .label = Estación de Tren
    .why = Esta loseta cuesta ${ $price }, y tienes ${ $funding }.
rule-station-three-tiles = Una acción de Estación de Tren compra tres losetas de Recursos como máximo.

rule-academy-on-offer = Se compra un Proyecto a la vista o una Tecnología que esté en la Academia.
    .why = { $tile } no está en la Academia.
rule-academy-pay = Un Proyecto o una Tecnología cuesta $2.
    .label = Academia
    .why = Cuesta ${ $price }, y tienes ${ $funding }.
rule-academy-one-tile = Una acción de Academia compra un solo Proyecto o una sola Tecnología.

rule-lab-tile-in-front = Se colocan losetas que están frente a uno.
    .why = { $tile } no está frente a ti.
rule-lab-three-tiles = Una acción de Laboratorio coloca o retira tres losetas en total.
rule-lab-tile-there = Se retiran o recolocan losetas que están en el propio Laboratorio.
    .why = { $what }: en tu Laboratorio no hay tal loseta que tomar.
rule-lab-scrap-only-leaves = Los Residuos se pueden retirar y no vuelven nunca.
rule-lab-keeps-projects-complete = Nada se retira, mueve o gira si a un Proyecto terminado le faltaría entonces algo.
    .why = { $project } está terminado y debe seguir así.
rule-lab-no-overlap = Una loseta ocupa casillas libres del Laboratorio, nunca otra loseta.
    .why = { $tile } no cabe ahí: { $cell } está ocupada.
rule-lab-turned-never-flipped = Las losetas se giran como se quiera, pero nunca se voltean.
rule-lab-tile-by-tile = Las losetas se colocan, retiran, mueven y giran de una en una, y cada paso debe estar permitido por sí mismo.
rule-lab-removed-tiles = Las losetas de Recursos retiradas se descartan, los Proyectos van debajo de su montón, las Tecnologías vuelven a la Academia, los Residuos salen del juego.

rule-journal-three-points = El Periódico da tres puntos de movimiento, para una ficha o para varias.

rule-skyscraper-funding = El Rascacielos da $4.
    .label = Rascacielos
rule-funding-limit = Nadie tiene más de $12; lo que sobra se pierde.
rule-prestige-unlimited = El Prestigio no tiene límite; más allá del marcador no se pierde nada.

rule-meeting-room-two-different = En la Sala de Reuniones se eligen dos opciones distintas de las cuatro.
    .why = Ya has elegido { $option }.
rule-meeting-room-own-order = Las dos opciones se hacen en el orden que se quiera, y se pueden omitir.
rule-meeting-room-three-repositions = Recolocar mueve o gira hasta tres losetas del propio Laboratorio.
rule-meeting-room-reposition-changes = Una loseta recolocada se mueve, se gira o ambas cosas.
    .why = { $tile } ya está exactamente así.
rule-meeting-room-scrap-stays = Los Residuos no se recolocan.
    .why = En { $cell } hay Residuos, que no se pueden mover.
rule-meeting-room-funding = La Sala de Reuniones puede dar $1.
    .label = Sala de Reuniones
rule-meeting-room-one-point = La Sala de Reuniones puede mover una ficha un paso, o a una línea vecina pagando el precio entero.
rule-jury-tile-left = En la Sala de Reuniones se puede elegir una loseta de Jurado de la energía que se quiera, mientras quede.
    .why = No quedan losetas de Jurado para { $power }.

rule-projects-types-and-amounts = Un Proyecto está terminado cuando los cuatro tipos que requiere están a su lado en cantidad suficiente.
rule-projects-each-type-once = Una loseta de Recursos da a un Proyecto una sola vez cada tipo con que lo toca, por muchos lados que lo toquen.
rule-projects-shared-tiles = Una loseta de Recursos sirve por entero a cada Proyecto que toca; nada se gasta.
rule-projects-lateral-only = Solo cuenta lo que se toca lado con lado; las esquinas no.
rule-projects-completed-once = Un Proyecto se termina por sí mismo, con la misma loseta que cubre lo que faltaba, y una sola vez.
rule-projects-points = Un Proyecto terminado vale enseguida los puntos que lleva impresos.
    .label = Proyecto
rule-projects-leader-bonus = Además, un Proyecto terminado vale 1 punto por cada tipo requerido en cuya línea su dueño es líder.
    .label = Líder

rule-technologies-serve-all = Una Tecnología de Recursos da todo lo que tiene a cada Proyecto que toca: dos de cada uno de dos tipos, o cuatro de uno.
rule-technologies-only-in-lab = Una Tecnología ayuda solo cuando está en el Laboratorio.
rule-technologies-swap-at-once = Al colocar una Mejora, su carta se cambia enseguida por la mejorada, en la mano o en la mesa. No hace falta que toque nada.
rule-technologies-swap-back = Al retirar una Mejora, su carta vuelve enseguida a ser la básica, en la mano o en la mesa.
rule-improved-train-station = Con la Estación de Tren mejorada, tres losetas de Recursos cuestan $1, $1 y $2.
rule-improved-academy = La Academia mejorada añade gratis una loseta de Recursos de la Estación de Tren, aunque no compres nada.
rule-improved-laboratory = El Laboratorio mejorado coloca o retira cuatro losetas.
rule-improved-journal = El Periódico mejorado da cuatro puntos de movimiento, y cada salto cuesta $1 menos.
rule-improved-skyscraper = El Rascacielos mejorado da $6.
rule-improved-version-when-played = Una acción conserva la versión que tenía su carta al jugarla.

rule-patents-token-at-start = Desde el paso 1 una ficha entra en el paso 2 de cualquier línea.
    .why = No te quedan fichas en el paso 1.
rule-patents-token-there = Se mueven las fichas propias.
    .why = No tienes fichas en el paso { $step } de { $line }.
rule-patents-one-point-a-step = Cada paso a la derecha cuesta un punto de movimiento.
rule-patents-last-step = Una ficha en el paso 10 ha llegado y se queda.
    .why = Esta ficha ha llegado al final de { $line }.
rule-patents-forward-only = Las fichas nunca retroceden.
rule-patents-bottom-of-stack = Una ficha que llega a un espacio ocupado se pone debajo de todas las que hay.
rule-patents-jump-marked = Las fichas pasan a una línea vecina solo en los lugares señalados, por un punto de movimiento.
    .why = Entre { $line } y { $to } no hay paso en el paso { $step }.
rule-patents-jump-pay = Un salto cuesta el dinero señalado en su lugar.
    .label = Salto
    .why = Este salto cuesta ${ $price }, y tienes ${ $funding }.
rule-patents-leader = La ficha más avanzada de una línea es su líder; donde hay varias, la de encima.
rule-chits-first-arrival = Quien llega primero al paso 10 de una línea elige enseguida una ficha de bonificación para ella.
rule-chits-each-once = Cada ficha de bonificación existe una sola vez.
    .why = { $chit } ya está en otra línea.

rule-reorganisation-jury-tile = Cada ronda trae exactamente una loseta de Jurado: la elegida o, si no, una robada al azar.
rule-reorganisation-projects-return = Los Proyectos a la vista que no usan la energía de esa loseta van debajo de sus montones.
rule-reorganisation-academy-fills = Después, cada hueco de la Academia toma el Proyecto de encima de su montón, si lo hay.
rule-reorganisation-station-fills = Después, las losetas de Recursos que quedan en la Estación de Tren se descartan y se roban nuevas.
rule-reorganisation-stack-reshuffled = Cuando se acaba el montón de losetas de Recursos, las descartadas se mezclan y forman el montón.
rule-reorganisation-cards-return = Después, todos recuperan todas sus cartas.
rule-reorganisation-next-starter = La ronda siguiente la empieza el jugador a la izquierda de quien jugó la Sala de Reuniones.

rule-end-jury-full = La partida termina cuando los doce espacios del Jurado están ocupados.
rule-end-patents-complete = La partida termina cuando hay una ficha en el paso 10 de cada línea.
rule-end-fifth-project = La partida termina cuando alguien completa su quinto Proyecto.
rule-end-action-finished = Quien provoca el final acaba la acción en curso.
rule-end-last-actions = Después, todos los demás juegan una última carta, en el sentido de las agujas del reloj; quien no tiene, pasa.
rule-end-no-meeting-room = La última carta no es la Sala de Reuniones.
    .why = La partida se acaba: ya no se puede jugar la Sala de Reuniones.
rule-end-repeat-allowed = La última carta puede ser la que jugó el vecino de la derecha.

rule-score-prestige = El Prestigio ganado durante la partida.
    .label = Prestigio
rule-score-jury = Cada Proyecto terminado de la energía con más losetas de Jurado vale 2 puntos; en caso de empate, ninguno.
    .label = Jurado
rule-score-patent-steps = Cada ficha en el paso 8 o 9 vale 1 punto.
    .label = Pasos 8 y 9
rule-score-chits = Una ficha en el paso 10 vale lo que diga la ficha de bonificación; cada una paga a un jugador una sola vez.
    .label = Bonificaciones
rule-score-ties = Gana quien tiene más puntos; en caso de empate, quien tiene más dinero; si no, es un empate.

rule-hidden-played-cards = Nadie examina las cartas que han jugado los demás: se ve la última y cuántas quedan.
rule-hidden-piles = Nadie conoce el orden de los montones, salvo los Proyectos que fueron debajo a la vista de todos.

rule-ghosts-tokens = Con dos jugadores o uno, hay una Ficha Fantasma en el paso 1 de cada línea.
rule-ghosts-two-tiles = Con dos jugadores, un Periódico roba primero dos losetas de Recursos, y los Fantasmas de sus tipos avanzan lo que digan las losetas; luego se descartan.
rule-ghosts-no-power = Vapor y Electricidad no mueven a ningún Fantasma.
rule-ghosts-last-step = Un Fantasma se detiene en el paso 10.
rule-ghosts-chit-drawn = Donde un Fantasma llega primero al paso 10, la ficha de bonificación se roba al azar.
rule-ghosts-lead = Un Fantasma puede ser líder de una línea; entonces nadie puntúa allí.

rule-solo-three-tiles = En solitario, un Periódico roba tres losetas de Recursos para los Fantasmas.
rule-solo-ghost-deck = En cada ronda se mezcla una Mano Fantasma con dos juegos de cartas de acción y una sola Sala de Reuniones.
rule-solo-alternate = Una carta de la Mano Fantasma abre la partida; luego se alternan el jugador y la Mano Fantasma, cuya carta no se repite.
rule-solo-no-repeat = Una carta de la Mano Fantasma igual a tu última se salta, y se roba otra.
rule-solo-meeting-room-not-first = Si la primera carta de la Mano Fantasma en una ronda es la Sala de Reuniones, se mezcla de nuevo.
rule-solo-meeting-room-ends = Cuando la Mano Fantasma muestra la Sala de Reuniones, la ronda termina con una loseta de Jurado robada al azar.

rule-novice-fresher = Un Novato sustituye dos losetas de Residuos a su elección por losetas de Recursos robadas al azar.
rule-novice-new-graduate = Un Nuevo Posgrado sustituye una loseta de Residuos a su elección por una loseta de Recursos robada al azar.
rule-novice-scrap-there = Se sustituyen Residuos, y cada loseta una sola vez.
    .why = En { $cell } no hay Residuos que sustituir.
rule-novice-chosen-square = Las losetas robadas van a las casillas elegidas antes.
    .why = { $cell } no es una de las casillas que elegiste.

rule-chits-paris-1889 = Después de todo lo demás, 1 punto por cada 8 de Prestigio, redondeando hacia arriba.
rule-chits-chicago-1893 = 1 punto por cada $2, redondeando hacia arriba.
rule-chits-brussels-1897 = 1 punto por cada loseta de Residuos retirada cuya casilla cubre otra loseta.
rule-chits-paris-1900 = 2 puntos por cada Tecnología en el Laboratorio, 6 como máximo.
rule-chits-liege-1905 = 3 puntos.
rule-chits-milan-1906 = 1 punto por cada forma distinta entre los Proyectos del Laboratorio, terminados o no.

## Sucesos

event-booked = { $seat }: { $amount } { $book } ({ $rule })
event-card-played =
    { $improved ->
        [yes] { $seat } juega { $card }, versión mejorada.
       *[no] { $seat } juega { $card }.
    }
event-ghost-card-drawn = La Mano Fantasma muestra { $card }.
event-ghost-card-skipped = También la Mano Fantasma muestra { $card }: se salta.
event-ghost-deck-shuffled = Se mezcla la Mano Fantasma.
event-resource-taken =
    { $price ->
        [0] { $seat } toma gratis { $tile }.
       *[other] { $seat } compra { $tile } por ${ $price }.
    }
event-tile-bought = { $seat } compra { $tile } por ${ $price }.
event-tile-placed = { $seat } coloca { $tile } en { $spot }.
event-tile-removed = { $seat } retira { $tile }.
event-scrap-removed = { $seat } despeja los Residuos de { $cell }.
event-tile-repositioned = { $seat } recoloca { $tile } en { $spot }.
event-card-improved = { $seat } tiene ahora la carta mejorada: { $card }.
event-card-restored = { $seat } vuelve a la carta básica: { $card }.
event-project-completed = ¡{ $seat } inventa: { $tile }! { $points } puntos; líder en: { $leads }.
event-token-moved = { $seat } mueve una ficha al paso { $step } de { $line }.
event-token-jumped =
    { $price ->
        [0] { $seat } salta de { $line } a { $to } en el paso { $step }.
       *[other] { $seat } salta de { $line } a { $to } en el paso { $step } por ${ $price }.
    }
event-ghost-tile-drawn = Se roba { $tile } para los Fantasmas.
event-ghost-moved = El Fantasma de { $line } avanza al paso { $step }.
event-chit-placed = Al final de { $line }: { $chit }, puesta por { $seat }.
event-option-taken = { $seat } elige: { $option }.
event-jury-tile-chosen = { $seat } pone ante el Jurado una loseta de { $power }.
event-jury-tile-drawn = Se roba para el Jurado una loseta de { $power }.
event-projects-returned = Debajo de sus montones: { $tiles }.
event-academy-filled = Nuevo en la Academia: { $tiles }.
event-station-filled = En la Estación de Tren: { $tiles }.
event-stack-reshuffled = Las losetas de Recursos descartadas se mezclan en un nuevo montón.
event-round-begun = La ronda { $number } empieza por { $seat }.
event-scrap-chosen = { $seat } sustituirá los Residuos de { $cell }.
event-novice-tiles-drawn = { $seat } roba en lugar de Residuos: { $tiles }.
event-end-triggered = La partida llega a su final por obra de { $seat }. { $rule }
event-last-action-passed = { $seat } no tiene carta para una última acción.
event-game-ended = La partida ha terminado. Puestos por asiento: { $places }.

## Jugadas

move-play-card = Jugar { $card }
move-stop = Parar aquí
move-buy-resource = Tomar { $tile }
move-buy-tile = Comprar { $tile }
move-place-tile = Colocar { $piece }
move-remove-tile = Retirar { $tile }
move-clear-cell = Despejar { $cell }
move-reposition-tile = Recolocar { $tile } en { $spot }
move-reposition-resource = Recolocar la loseta de { $cell } en { $spot }
move-enter-line = Entrar en { $line }
move-advance-token = Avanzar en { $line } desde el paso { $step }
move-jump-token = Saltar de { $line } a { $to } en el paso { $step }
move-choose-chit = Elegir { $chit }
move-take-option = Elegir { $option }
move-choose-jury = Una loseta de Jurado: { $power }
move-replace-scrap = Sustituir los Residuos de { $cell }

## Decisiones

decision-choose-card =
    { $final ->
        [yes] { $seat }: tu última carta.
       *[no] { $seat }: juega una carta.
    }
decision-buy-resources = { $seat }: compra una loseta de Recursos, o para.
decision-buy-from-academy = { $seat }: compra un Proyecto o una Tecnología, o para.
decision-take-free-resource = { $seat }: toma gratis una loseta de Recursos, o para.
decision-fill-lab =
    { $left ->
        [one] { $seat }: coloca o retira una loseta más, o para.
       *[other] { $seat }: coloca o retira hasta { $left } losetas, o para.
    }
decision-move-tokens =
    { $points ->
        [one] { $seat }: queda un punto de movimiento, o para.
       *[other] { $seat }: quedan { $points } puntos de movimiento, o para.
    }
decision-choose-bonus = { $seat }: elige la ficha de bonificación para el paso 10 al que llegaste primero.
decision-choose-option =
    { $left ->
        [one] { $seat }: elige una opción más de la Sala de Reuniones, o para.
       *[other] { $seat }: elige { $left } opciones de la Sala de Reuniones, o para.
    }
decision-reposition-tiles =
    { $left ->
        [one] { $seat }: mueve o gira una loseta más, o para.
       *[other] { $seat }: mueve o gira hasta { $left } losetas, o para.
    }
decision-choose-jury-tile = { $seat }: elige Vapor o Electricidad para el Jurado.
decision-choose-scrap =
    { $left ->
        [one] { $seat }: elige una loseta de Residuos que sustituir.
       *[other] { $seat }: elige { $left } losetas de Residuos que sustituir.
    }
decision-set-novice-tile = { $seat }: pon una loseta de Recursos robada en una casilla elegida.

## Opciones

option-handicaps = Experiencia de cada jugador; los inexpertos empiezan con losetas de Recursos en lugar de Residuos
    .scientist = Científico: juego normal
    .new-graduate = Nuevo Posgrado: una loseta de Recursos en lugar de Residuos
    .fresher = Novato: dos losetas de Recursos en lugar de Residuos
option-chits = Lo que paga una ficha de bonificación a quien tiene dos fichas en ella
    .once = Una vez
    .per-token = Una vez por ficha
option-meeting-options = Las dos opciones de la Sala de Reuniones
    .different = Deben ser distintas
    .any = Pueden ser iguales, salvo la loseta de Jurado
option-meeting-ban = Cuándo está prohibida la Sala de Reuniones
    .every-round = En el primer turno de cada uno en cada ronda
    .first-round = Solo en el primer turno de cada uno en la partida
option-technology-chit = Lo que paga París 1900
    .capped = 2 puntos por Tecnología, 6 como máximo
    .uncapped = 2 puntos por Tecnología, sin límite
option-ghost-leaders = Fantasmas a la cabeza de una línea
    .block = Son líderes como los demás; entonces nadie puntúa allí
    .ignore = Nunca son líderes; lo es el jugador más avanzado
option-played-cards = Cartas jugadas antes en la ronda
    .hidden = Solo se ve la última
    .open = Se ven todas

game-expo1906 = EXPO 1906
    .line = Milán, 1906. Llena tu laboratorio, registra patentes y deslumbra al jurado con los inventos del nuevo siglo.
game-workshop = Workshop of the World
    .line = Inglaterra, de los canales al ferrocarril. Puja por las mejores ciudades, levanta industrias y conexiones y saca beneficio de tu red.
learn-expo1906 = Diriges un laboratorio en la Exposición de Milán. En cada turno juegas una carta: compra losetas de Recursos, toma proyectos y colócalos en el suelo del laboratorio de modo que cada uno toque lo que necesita. Si eres líder en la Oficina de Patentes, tus inventos rinden más. Gana quien tenga más Prestigio al final.
learn-workshop = Eres un empresario en dos eras. En cada ronda, las pujas secretas deciden quién elige primero; después construyes una industria en una ciudad y tiendes desde ella canales o vías. Al final de cada era cuentan la demanda, la red y los beneficios. Gana quien tenga más dinero.

page-motto = Dos juegos de mesa de la era industrial, contra bots o con amigos.
page-guest = Invitado
page-language = Idioma
page-theme = Colores
page-theme-auto = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-close = Cerrar
page-cancel = Cancelar
page-back = Volver
page-home = Inicio
page-try-again = Reintentar
page-all = Todos

page-play-now = Jugar ya
page-with-friends = Con amigos
page-own-table = Mesa a medida
page-learn = Aprender las reglas
page-players = Jugadores
page-opponents = Rivales
page-my-tables = Tus mesas
page-my-tables-none = No tienes ninguna partida en curso. Empieza una arriba.
page-open-tables = Mesas abiertas
page-open-tables-none = Ahora mismo nadie busca compañía.
page-finished = Partidas terminadas
page-finished-none = Aquí estarán tus partidas terminadas, para volver a verlas.
page-status-gathering = Esperando jugadores
page-status-playing = En curso
page-status-over = Terminada
page-your-turn = Te toca
page-delete = Eliminar esta mesa
page-delete-sure = ¿Eliminar la mesa para siempre?

page-opening = Abriendo la mesa …
page-no-table = No se puede mostrar esta mesa
page-to-table = Volver a la mesa
page-free-seat = Asiento libre
page-invite = Invita a tus amigos
page-invite-more = Quien abra este enlace puede ocupar un asiento libre. No hace falta cuenta.
page-invite-open = La mesa está abierta: quien la encuentre puede sentarse.
page-copy-link = Copiar el enlace
page-link-copied = Enlace copiado.
page-seats = Quién juega
page-your-name = Tu nombre
page-you = tú
page-sit = Siéntate aquí
page-stand-up = Levantarse
page-bot-for = Un bot para el asiento { $number }
page-no-bot = Sin bot
page-fill-bots = Bots en los asientos libres
page-start = Empezar la partida
page-start-waits =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
page-options = Opciones e interpretaciones
page-seat-number = Asiento { $number }
page-someone-here = Otra persona en esta pantalla
page-free-for-friend = Libre, para un amigo
page-table = La mesa
page-clock = Reloj
page-clock-none = Ninguno
page-clock-move = Tiempo por jugada
page-clock-bank = Tiempo para toda la partida
page-minutes = Minutos
page-is-open = Cualquiera puede encontrar esta mesa y sentarse
page-spectators = Otros pueden mirar
page-make-table = Preparar la mesa

page-curtain = Le toca a { $name }
    .more = Pasa la pantalla. No se ve nada hasta que se levante el telón.
page-curtain-lift = Soy { $name }

page-you-are-asked = Te toca: { $what }
page-waiting-for = Se espera a { $names }
page-over = La partida ha terminado
page-result = Resultado
page-since = Desde tu turno
page-since-more = Vuelve a ver lo ocurrido desde tu última jugada
page-undo = Deshacer la última jugada
page-ledger = Libro de cuentas
page-ledger-empty = Todavía no hay nada anotado.
page-keys = Teclas
page-menu = Menú
page-log = Lo ocurrido
page-chat-here = Di algo …
page-chat-send = Enviar
page-lost = Se ha perdido la conexión. Tu partida está a salvo en el servidor; reintentando …
page-player = Jugador
page-book = Qué
page-rule = Regla

page-clock-of = Tiempo que le queda a { $seat }
page-days = { $count } días
page-bot-plays = Un bot juega en tu lugar.

page-confirm = ¿Seguro?
page-confirm-ends-turn = Con esto termina tu turno.
page-confirm-reveals = Se descubrirá algo nuevo, así que no se podrá deshacer.
page-confirm-ends-game = Con esto termina la partida.
page-confirm-always = Preguntar siempre al final del turno
page-do-it = Hacerlo

page-pref-confirm = Preguntar antes de terminar el turno
page-pref-sound = Un sonido cuando te toque
page-pref-letters = Letras sueltas como teclas
page-pref-motion = Sin animaciones
page-replay = Ver desde el principio
page-link-watch = Copiar un enlace para espectadores
page-link-device = Copiar un enlace para jugar este asiento en otro dispositivo
page-rules = Las reglas
page-come-back = Recuperar el asiento del bot
page-restart = Proponer empezar de nuevo
page-restart-agree = Aceptar empezar de nuevo
page-restart-decline = No empezar de nuevo
page-resign = Abandonar: sigue un bot
page-resign-sure = ¿Abandonar la partida? Un bot seguirá por ti y podrás volver.
page-replace = Que un bot juegue por { $seat }

page-won-alone = { $points ->
        [one] Un punto
       *[other] { $points } puntos
    }
page-won = Gana { $name }
page-you-won = ¡Has ganado!
page-drawn = Empate: { $names }
page-sheet = Hoja de puntuación
page-total = Total
page-place = Puesto
page-chart = Evolución de las puntuaciones
page-record = Descargar el registro
page-rematch = Revancha

page-first = Al principio
page-last = Al final
page-step = Una jugada adelante
page-step-back = Una jugada atrás
page-run = Reproducir
page-pause = Pausa
page-move-number = Jugada
page-eyes = Visto por
page-eyes-all = Todo descubierto
page-eyes-spectator = Un espectador
page-contents = Índice

keys-tab = de una cosa a la siguiente
keys-arrows = moverse por el tablero
keys-enter = elegir, colocar
keys-turn = girar la loseta en mano
keys-escape = devolverla, cerrar
keys-undo = deshacer la última jugada
keys-help = esta lista
keys-why-not = Lo que ahora no se puede hacer explica por qué cuando lo eliges.

log-started = Empieza la partida.
log-restarted = Se reparte de nuevo: la partida vuelve a empezar.
log-undone = { $seat } deshace una jugada.
log-offered = { $seat } propone empezar de nuevo.
log-resigned = { $seat } se va; sigue un bot.
log-bot-left = { $seat } ha vuelto.
log-timed-out = A { $seat } se le acaba el tiempo.
log-rematched = Hay revancha.

trouble-failed = Algo ha ido mal. No se ha perdido nada; inténtalo de nuevo.
trouble-no-connection = El servidor no responde. No se ha perdido nada; inténtalo dentro de un momento.
trouble-unknown-table = Esta mesa no existe. Quizá la eliminaron.
trouble-no-spectators = Solo quienes se sientan a esta mesa pueden verla.
trouble-wrong-link = El enlace ha caducado o se ha cambiado. Pide uno nuevo.
trouble-stale = Mientras tanto la mesa ha avanzado. Mira otra vez y decide.
trouble-seat-taken = Alguien fue más rápido: el asiento está ocupado.
trouble-free-seats = Aún quedan asientos libres.
trouble-too-many-tables = Tienes demasiadas mesas sin terminar. Termina o elimina una.
trouble-foreign-seat = Este asiento no es tuyo.
trouble-wrong-moment = Ahora no es posible. No ha cambiado nada.

### Las palabras de la casa en español: todo lo que no dice ningún juego; primero el navegador y después, tras una línea
### que lo anuncia, la terminal, las órdenes, el laboratorio y el servidor.
###
### Se trata de tú, sin género para quien lee ni para quien juega. `$n` es un número que elige la forma, salvo que un
### comentario diga otra cosa, y `$name`, el nombre de una persona o cosa. Véase docs/glossary/es.md.

## En todas partes

skip = Ir al contenido
close = Cerrar
retry = Reintentar
loading = Un momento…

## La cabecera de cada página

nav-title = El salón
nav-guide = Reglas
nav-gallery = Galería
nav-replay = Repeticiones
nav-settings = Ajustes

## Lo que salió mal

error-offline = No hay manera de llegar al salón. Revisa tu conexión y vuelve a intentarlo.
error-server = Algo salió mal en el salón. Vuelve a intentarlo en un momento.
error-page = No se pudo cargar esta página. Revisa tu conexión y vuelve a cargarla.
error-missing = No hay ninguna página en esta dirección.
lost-title = Aquí no hay nadie más que los gatos
lost-home = Volver al salón

## Inicio: las puertas de los juegos, un código, listas de mesas

home-title = Purrlor
home-welcome = Te damos la bienvenida al salón
home-lead = Juegos con gatos. Siéntate ya a jugar contra bots, o invita a tu mesa a quien quieras.
# $name es un nombre que inventó la casa.
home-called = Juegas como { $name }.
home-rename = Elegir otro nombre
# $n es un intervalo como «2–4», o un número.
home-players = { $n } jugadores
home-minutes = { $n } minutos
home-play = Jugar ya
home-opening = Repartiendo…
home-preparing = Se están preparando las reglas de este juego. Ocurre una sola vez y puede tardar un minuto.
home-invite = Invitar
home-rules = Reglas
home-carry = Donde lo dejaste
home-again = Jugar otra vez
home-easiest = ideal para empezar
home-first-game = Tu primera partida se reparte en { $name }.
home-dealt = Se repartirá en { $name }.
home-deal = Mejor { $name }
home-code = ¿Tienes un código?
home-join = Ir a la mesa
home-mine = Mis mesas
home-no-mine = Aún ninguna. Aquí aparecerá cada mesa en la que te sientes.
home-open = Mesas abiertas
home-no-open = Ninguna mesa espera jugadores. Abre tú una e invita a alguien.
home-recent = Repeticiones recientes
home-no-recent = Aquí se pueden volver a ver las partidas terminadas.

## Una mesa en una lista

edited-badge = cartas modificadas
row-nobody = Aún no hay nadie
# $names es una lista de nombres.
row-won = Victoria: { $names }
row-over = Terminada
row-playing = En juego
row-free =
    { $n ->
        [one] Un asiento libre
       *[other] { $n } asientos libres
    }

## Una mesa nueva

# $game es el título de un juego.
new-title = Una mesa de { $game }
new-game = ¿Qué juego?
new-first = Está elegido { $name } porque sería tu primera partida. { $usual } está a un clic.
new-who-plays = ¿Quién juega?
new-friend = alguien
new-chair-help = Toca una silla: para un bot o para alguien.
new-all-bots = Solo bots
new-all-friends = Todas para amigos
new-sum-you = tú
new-sum-friends =
    { $n ->
        [one] 1 amigo
        [many] { $n } de amigos
       *[other] { $n } amigos
    }
new-sum-bots =
    { $n ->
        [one] 1 bot
        [many] { $n } de bots
       *[other] { $n } bots
    }
new-seat = Silla { $n }
new-seat-first = Tú (silla 1)
new-rule = Leer la regla
new-changed =
    { $n ->
        [one] una cambiada
        [many] { $n } de cambiadas
       *[other] { $n } cambiadas
    }
new-reset = Volver a las reglas habituales
new-seats = ¿Cuántos juegan?
new-who = ¿Quién puede venir?
new-link = Quien tenga el enlace o el código
new-open = Cualquiera: la mesa aparece en el inicio
new-watching = Se permite mirar
new-manners = Tiempo y modales
new-clock = Tiempo para pensar
new-casual = Informal: valen las pistas y deshacer jugadas
new-options = Reglas de la casa
# Junto a «Opciones del juego», en letra pequeña. $n es cuántas opciones hay.
new-usual =
    { $n ->
        [one] una, como juega la mayoría
       *[other] { $n }, como juega la mayoría
    }
new-make = Abrir la mesa
clock-none = El que queráis
    .text = Nadie tiene prisa.
clock-relaxed = Reloj tranquilo
    .text = 3 minutos por jugada y media hora de reserva. A quien se le acaba, juega un suplente.
clock-brisk = Reloj ágil
    .text = 25 segundos por jugada y 2 minutos de reserva. A quien se le acaba, juega un suplente.

## La antesala: sillas, antes de empezar la partida

lobby-owner = Ocupa las sillas y empieza.
lobby-guest = Hay una silla para ti.
lobby-full = Todas las sillas están ocupadas. Puedes mirar desde aquí.
lobby-seated = Tienes silla. La partida empieza cuando lo diga quien abrió la mesa.
lobby-empty = Silla libre
lobby-here = aquí
lobby-program = un programa
lobby-sit = Sentarme aquí
lobby-stand = Levantarme
lobby-bot = Añadir un bot…
lobby-bots = Bots, para arrastrar a una silla:
lobby-remove = Quitar
lobby-removed = Personas que has quitado:
lobby-let-back = Dejar volver a { $name }
lobby-start = Empezar la partida
lobby-needs = Hace falta alguien en cada silla.
lobby-fill = Bots en las sillas libres
lobby-usual =
    { $n ->
        [one] Una regla de la casa como siempre
        [many] { $n } de reglas de la casa como siempre
       *[other] { $n } reglas de la casa como siempre
    }
lobby-close = Cerrar la mesa
lobby-wait = Empezará cuando lo diga quien abrió la mesa.
lobby-rules = Cómo jugamos
lobby-promise = El mazo ya está barajado; esta promesa lo demostrará al final:

## Bots: cómo se llama cada uno, y una línea sobre cómo juega

level-kitten = Gatito
    .text = Al menos una de cada dos jugadas es un capricho; en las demás mira una jugada por delante.
level-housecat = Gato de casa
    .text = Imagina una o dos docenas de futuros. Buena compañía, y se le escapan cosas.
level-alley-cat = Gato callejero
    .text = Sopesa hasta 150 futuros y lo que puedes tener. Nunca se descuida.
level-tiger = Tigre
    .text = Juega miles de partidas en su cabeza en menos de un segundo. Ya ha comido.
levels-ask = ¿Qué nivel tienen los bots?
way-whim = Salta sobre todo lo que se mueve. La mitad de sus jugadas o más son caprichos.
way-peek = Mira una jugada por delante, cuando se acuerda.
way-now = Sabe lo que da una jugada ahora, nunca lo que viene después.
way-sill = Mira una o dos docenas de futuros desde la ventana y elige uno.
way-near = Ve el peligro que tiene delante. Un plan más lejano se le escapa.
way-nap = Adivina lo que puedes tener, pero nunca mucho rato. La siesta espera.
way-street = Recorre hasta 150 futuros antes de cada jugada.
way-hold = Tiene en cuenta lo que puedes tener y va en serio.
way-steady = Nunca juega sin pensar. Solo un plan largo la sorprende.
way-far = Juega miles de partidas en su cabeza antes de cada jugada.
way-second = Piensa hasta un segundo y no perdona nada.
way-bluff = No comete descuidos. Pero nunca va de farol, y se cree los tuyos.

## Invitar, en la antesala

share-title = Invita a quien quieras
share-link = Enlace
share-copy = Copiar el enlace
share-copied = Copiado.
share-code = O da el código
share-qr = Código QR del enlace

## La línea con el servidor, en una mesa

line-connecting = Camino de la mesa…
line-lost = Se cortó la línea; volverá sola…
line-gone = El salón no responde. Seguimos intentándolo.
# $version es un número como «3».
line-old = Esta mesa se abrió con la versión { $version } de las reglas, y el salón ha cambiado desde entonces. Ya no se puede jugar; abre una nueva.
line-closed = Quien abrió esta mesa la ha cerrado.

## En una mesa, para quien escucha la página

live-title = Lo que pasa en la mesa
# $text es la pregunta, como «Juega una carta».
live-asked = Tu jugada: { $text }.

## En una mesa: la pregunta, las jugadas, las pistas

prompt-over = La partida ha terminado
prompt-sent = Enviado…
# $names es una lista de nombres.
prompt-waiting = Esperando a { $names }
# $name es el primer nombre, $n cuántos más hay.
prompt-waiting-more =
    { $n ->
        [one] Esperando a { $name } y a alguien más
       *[other] Esperando a { $name } y a { $n } más
    }
prompt-nothing = Un momento…
prompt-passing = Aquí no hay nada que decidir: la mesa sigue sola
prompt-touch = Elige una carta o un lugar resaltado.
moves-all =
    { $n ->
        [one] Una jugada
       *[other] Las { $n } jugadas
    }
moves-back = Deshacer
answer-really = ¿Seguro? { $move }
# Sigue «mi turno» o «el final de la partida», cada uno un botón.
window-never = No preguntar más hasta
window-until-turn = mi turno
window-until-game = el final de la partida
window-saved-turn = Aquí pasas hasta tu próximo turno. En el menú puedes pedir que te volvamos a preguntar.
window-saved-game = Aquí pasas hasta el final de la partida. En el menú puedes pedir que te volvamos a preguntar.
hint-ask = Pista
hint-thinking = Pensando…
hint-best = Lo mejor: { $move }
hint-next = Segunda opción: { $move }
hint-equal = Igual de bueno: { $move }
hint-mark-best = lo mejor
hint-mark-next = segunda opción
hint-mark-equal = igual de bueno
hint-times =
    { $n ->
        [10] todas las veces
       *[other] { $n } de cada 10 veces
    }
hint-why-event = Porque { $times }:
hint-why-spared = Porque con la segunda opción, { $times }:
hint-why-won = Porque ganas { $times }.
hint-why-lost = Porque con la segunda opción pierdes { $times }.
hint-why-points =
    { $points ->
        [one] Porque hasta tu próximo turno ganas al menos un punto { $times }.
       *[other] Porque hasta tu próximo turno ganas al menos { $points } puntos { $times }.
    }
hint-why-ahead =
    { $points ->
        [one] Porque en tu próximo turno llevas al menos un punto de ventaja { $times }.
       *[other] Porque en tu próximo turno llevas al menos { $points } puntos de ventaja { $times }.
    }
hint-why-better =
    { $n ->
        [0] Algo mejor en conjunto: nada en particular lo decide.
        [one] Mejor en conjunto: más o menos una victoria más en cien partidas.
       *[other] Mejor en conjunto: unas { $n } victorias más en cien partidas.
    }
hint-how = Contado en partidas imaginadas que encajan con lo que ves.
# $rule es el número de una regla, como «PD-204».
rule-see = Regla { $rule }

## En una mesa: piezas y lugares

piece-hidden = carta boca abajo
# $name es el título de una carta.
piece-several = { $n } veces { $name }
zone-named = { $name }: { $n }
# Un lugar con una sola cosa, que lo dice todo.
zone-alone = { $name }: { $what }
# Para los oídos: dónde está una pieza, hacia dónde mira, de quién es.
piece-at = en { $place }
piece-looks =
    { $to ->
        [N] mira al norte
        [E] mira al este
        [S] mira al sur
       *[W] mira al oeste
    }
piece-of = es de { $name }
zone-through = Ver todo: { $name }
# Una palabrita sobre una carta que está boca abajo o en una mano y que, aun así, se conoce.
mark-known = conocida

## En una mesa: asientos

seat-named = Asiento de { $name }
seat-you = Tu asiento, { $name }
seat-me = tú
seat-away = juega un suplente
seat-gone = no está
seat-score = Puntos
seat-choosing = está eligiendo
seat-seconds =
    { $n ->
        [one] queda un segundo
       *[other] quedan { $n } segundos
    }
# Algo en un asiento o una pieza, y cuánto: $name es una palabra del juego, como «Zarpas», $n un número o una palabra.
count-named = { $name } { $n }

## Una carta, vista de cerca

number-value = Miaunedas
number-hearts = Corazones
number-paws = Huellas
number-cost = Precio
number-rank = Rango
number-level = Nivel
number-lines = Órdenes
number-claw = Garra
number-flesh = Carne
number-points = Puntos
card-nothing = No hace nada. Es un gato.
card-kind = Tipo
card-copies = Copias
# Sigue «el reglamento» o algo así.
card-origin = Se sabe por
card-rules = Reglas
card-picture = Dibujo
origin-rulebook = el reglamento
origin-public = lo que todo el mundo sabe
origin-house = nuestra propia casa

## Muchas cartas: la galería, y las cartas de un juego

cards-designs =
    { $n ->
        [one] un diseño
       *[other] { $n } diseños
    }
gallery-title = La galería
gallery-lead = { $n } gatos, cada uno dibujado por código a partir de una línea de palabras.

## Las reglas: una página, o junto a la mesa

guide-all = Reglas de los juegos
guide-open = Reglas
# $game es el título de un juego.
guide-of = Reglas de { $game }
guide-search = Buscar en las reglas
guide-hits =
    { $n ->
        [one] Una regla lo menciona
       *[other] { $n } reglas lo mencionan
    }
guide-contents = Contenido
guide-rules = Reglas
guide-cards = Cartas
guide-options = Opciones
# Entre paréntesis, tras el valor que una opción tiene si nadie la cambia.
guide-default = lo habitual

## Junto a la mesa: crónica y charla

log-title = Crónica
log-empty = Todavía no ha pasado nada.
chat-title = Charla
chat-empty = Cuánto silencio. ¿Dices miau?
chat-say = Di algo
chat-send = Enviar
chat-mute = silenciar
chat-unmute =
    { $n ->
        [one] Volver a oír a una persona silenciada
       *[other] Volver a oír a { $n } personas silenciadas
    }
chat-said = { $name }: { $text }
chat-unheard =
    { $n ->
        [one] Una línea nueva
        [many] { $n } de líneas nuevas
       *[other] { $n } líneas nuevas
    }
# Lo que hacen los gatos: botones, y luego tras un nombre en la charla: «Duquesa ronronea».
emote-meow = maúlla
emote-hiss = bufa
emote-purr = ronronea
emote-slow-blink = parpadea despacio
emote-zoomies = corretea
emote-loaf = se pone en modo pan
emote-headbutt = da un cabezazo
emote-yawn = bosteza
rail-title = Crónica y charla
rail-toggle = Crónica y charla

## En una mesa: el menú, y el propio asiento

menu-title = Más
menu-undo = Deshacer la última jugada
# Un botón pequeño junto a la pregunta: deshacer la última jugada hecha. Siguen cinco razones por las que no se puede.
undo-move = Deshacer
error-undo-nothing = Todavía no has hecho ninguna jugada.
error-undo-others = Desde tu última jugada les ha tocado a otros.
error-undo-seen = Desde tu última jugada se ha visto algo nuevo.
error-undo-table = En esta mesa no se deshacen jugadas.
error-undo-game = En este juego toda jugada es firme.
menu-concede = Rendirme
menu-sure = Sí, me rindo
menu-leave = Irme; sigue un suplente
menu-forced = Pasar por mí cuando no pueda hacer otra cosa
# Lo contrario de «No preguntar más hasta…». $n es cuántas respuestas hay guardadas.
menu-ask-again =
    { $n ->
        [one] Volver a preguntarme (una respuesta guardada)
       *[other] Volver a preguntarme ({ $n } respuestas guardadas)
    }
play-watching = Mirando
play-away = Un suplente juega por ti.
play-back = Recuperar el asiento

## En la mesa: lo que se dice a todos, y a quien mira a otra parte

alarm-more = y { $n } más
tab-turn = ¡Te toca!

## El final de una partida

end-you = ¡Ganas!
# $names es una lista de $n nombres.
end-won =
    { $n ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
end-draw = No gana nadie
end-moments = Lo que lo decidió
end-up =
    { WHO($who) ->
        [you] Así pasas de { $from } a { $to }.
       *[other] Así { $who } pasa de { $from } a { $to }.
    }
end-lead =
    { WHO($who) ->
        [you] Así pasas de { $from } a { $to } y te pones en cabeza.
       *[other] Así { $who } pasa de { $from } a { $to } y se pone en cabeza.
    }
end-down =
    { WHO($who) ->
        [you] Eso te cuesta puntos: de { $from } a { $to }.
       *[other] Eso le cuesta puntos a { $who }: de { $from } a { $to }.
    }
end-shift = { $name }: { $from } → { $to }
end-rematch = Revancha
rematch-offer = Proponer la revancha
rematch-how-people = La próxima partida empieza cuando digan que sí todos los que siguen aquí. Un bot ocupa la silla de quien se va.
rematch-how-bots = La misma compañía, repartida de nuevo al momento.
rematch-offered = A { $name } le gustaría jugar otra vez.
rematch-accept = Jugar otra vez
rematch-decline = No, gracias
rematch-waiting = Falta la respuesta de { $names } …
rematch-withdraw = Mejor no
rematch-others = { $name } ha propuesto la revancha.
rematch-next = A la próxima partida
end-replay = Ver la repetición
end-show = Ver el resultado
# Por qué terminó la partida.
reason-concession = Los demás se rindieron.
reason-stopped = Solo quedan los gatos de la casa: la partida termina.
# $parts es una lista de partes de los puntos, como «parejas y escaleras».
score-idle = Sin puntos por: { $parts }
score-title = Puntos
score-part = Concepto
score-total = Total

## Repeticiones

replay-drop = Suelta aquí el archivo de una partida, o elige uno.
replay-choose = Elegir un archivo
# Sigue «todas las cartas a la vista», «el público» o un nombre.
replay-eyes = Punto de vista
replay-open = todas las cartas a la vista
replay-spectator = el público
replay-link = Enlace a esta jugada
replay-download = Guardar partida
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-scrub = Jugada
replay-at = jugada { $n } de { $all }
replay-speed = Velocidad
replay-setup = La mesa está puesta.
replay-on = Seguir desde aquí
replay-on-help = Toma un asiento en este preciso momento; los demás son para los bots.
# Sigue una lista de nombres.
replay-as = En lugar de
replay-play-on = Seguir jugando
replay-kept = La promesa sobre el orden del mazo se cumplió.
replay-broken = La promesa sobre el orden del mazo no se cumplió.

## Ajustes

settings-name = Tu nombre
settings-save = Guardar
settings-named = Hola, { $name }.
settings-looks = Aspecto
settings-theme = Claro u oscuro
settings-theme-auto = como el sistema
settings-theme-light = claro
settings-theme-dark = oscuro
settings-motion = Movimiento
settings-motion-auto = como el sistema
settings-motion-less = menos
settings-motion-full = completo
settings-size = Tamaño del texto
settings-size-small = pequeño
settings-size-normal = normal
settings-size-large = grande
settings-language = Idioma
settings-sounds = Sonido
settings-sound = Sonido
settings-volume = Volumen
settings-playing = Al jugar
settings-quick = Jugar al primer toque
settings-quick-help = Una carta que solo puede ir a un sitio se juega en el acto, sin un segundo toque.
settings-move = Otro dispositivo
settings-move-help = Un enlace te lleva, con tu nombre y tus mesas, a otro dispositivo. Sirve una vez y entonces te muestra el siguiente; si haces uno nuevo, el anterior deja de servir. Guárdalo como una llave: quien lo use pasa a ser tú.
settings-make-link = Hacer un enlace
settings-out = Cerrar sesión en todas partes
settings-out-help = Tu sesión queda abierta solo en este dispositivo. Cualquier otro dispositivo o programa que entró con tu identidad pasa a ser alguien desconocido, y tu enlace para otro dispositivo deja de servir.
settings-out-do = Cerrar sesión en los demás…
settings-out-sure = Sí, cerrar sesión en los demás
settings-out-not = No
settings-out-done = Ya solo tienes sesión en este dispositivo.

## Pasar a otro dispositivo

keep-link = Tu enlace
keep-by-hand = Aquí no se puede copiar. Selecciona el enlace y cópialo a mano.
recover-title = ¿Seguir en este dispositivo?
recover-text = Con este enlace pasas a ser en este dispositivo la misma persona que en el otro. Sirve una vez. La identidad que tiene ahora este dispositivo quedará en el olvido, a menos que guardes también un enlace suyo.
recover-do = Sí, esa persona soy yo
recover-done = Qué bien que hayas vuelto, { $name }
recover-next = El enlace que te trajo aquí ya está gastado. Este es el siguiente: guárdalo como una llave. En los ajustes puedes hacer uno nuevo cuando quieras.
recover-on = Al salón

## La lista de teclas

keys-title = Teclado
keys-tab = ir a la siguiente cosa que se puede tocar
keys-arrows = recorrer las piezas de un lugar
keys-enter = tocarla; otra vez para confirmar
keys-escape = deshacer el último toque
keys-numbers = elegir una de las jugadas escritas
keys-touch = ir a la primera cosa que brilla
keys-pass = pasar
keys-hint = pedir una pista
keys-rule = abrir las reglas de las que sale la pregunta
keys-log = abrir o cerrar crónica y charla
keys-help = mostrar esta lista

## Dentro de las frases de los juegos

nobody = la mesa
hidden-card = una carta

# Quien se sienta sin nombre; $number es el asiento.
unnamed-seat = asiento { $number }

event-conceded = { WHO($seat) ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
}
event-undone = { WHO($seat) ->
    [you] Deshaces una jugada.
   *[other] { $seat } deshace una jugada.
}

### From here on: what the terminal, the commands, the lab and the server say. The browser needs nothing of it.
### Desde aquí: lo que dicen la terminal, las órdenes, el laboratorio y el servidor.

## En la terminal: la mesa

terminal-points = { $n } puntos
terminal-zone = { $name } ({ $n })
terminal-backs = { $n } boca abajo
terminal-back = boca abajo
terminal-hidden = oculta
# $piece está encima de una pila.
terminal-top = encima { $piece }
score-place = Lugar
# $reason es una frase del juego, sin su punto.
terminal-over = La partida ha terminado ({ $reason }). Victoria: { $names }.
terminal-over-draw = La partida ha terminado ({ $reason }). No gana nadie.
span = de { $low } a { $high }

## En la terminal: jugar, repetir, juegos

play-leaving = Hasta pronto.
play-hand-over = { $name }, te toca. Pulsa Intro cuando nadie más vea la pantalla.
play-hints = Un gato callejero pensaría en
# $move es una jugada en palabras, $share cuántas veces gana.
play-hint = { $move }: gana más o menos el { NUMBER($share, style: "percent") }
play-choice = «{ $line }» no es una de las opciones, de 1 a { $n }. (? para la ayuda)
play-choice-close = «{ $line }» no es una de las opciones, de 1 a { $n }. ¿Querías decir «{ $close }»? (? para la ayuda)
play-saved = Guardada en { $path }.
play-unsaved = no se pudo guardar en { $path }: { $error }
shuffle-kept = El mazo está en el orden prometido.
shuffle-broken = ATENCIÓN: el mazo no está en el orden prometido.
# Las letras t y q se quedan como están.
replay-wish = Intro para la jugada siguiente, t para la mesa, q para terminar:
# $n es un intervalo como «2-4», o un número.
games-players = { $n } jugadores
games-minutes = { $n } min
games-more = purrlor play JUEGO empieza uno; purrlor games JUEGO muestra sus cartas.
observation-head = { $game }: { $n } números (int16), los mismos para cualquier número de asientos y cualquier opción.
train-begins = { $game }: una red de { $rows } filas y { $width } de ancho aprende en { $device }.
train-line = { $minutes } min, { $decisions } millones de decisiones, { $speed }/s; entropía { $entropy }, error de los valores { $error }
train-strength = gana sola contra { $rival }, según los asientos: { $shares }
train-kept = Guardada en { $path }.
train-entropy = entropía
train-error = error de los valores
train-decisions = millones de decisiones
train-won = parte de partidas ganadas
train-against = contra { $rival }, asientos: { $n }

# Lo que se puede escribir en la mesa, y qué hace. Las palabras en inglés (card, rules, save…) se quedan: se teclean.
typed-move = número o texto de jugada
typed-move-help = jugarla
typed-help = esta ayuda
typed-card = card NOMBRE
typed-card-help = qué hace una carta
typed-rules = rules [PALABRA o REGLA]
typed-rules-help = las reglas sobre una palabra, o una regla
typed-hint = qué haría un bot fuerte con lo que tú ves
typed-log = qué ha pasado hasta ahora
typed-table = dibujar otra vez la mesa
typed-save = save ARCHIVO
typed-save-help = guardar la partida hasta aquí
typed-quit = salir
helping-card-none = No hay ninguna carta «{ $name }».
helping-card-close = No hay ninguna carta «{ $name }». ¿Querías decir { $names }?
# $rule es el nombre de una regla, como KC-1.
helping-topics = Temas: { $topics }. Prueba «rules steal» o «rules { $rule }».
helping-no-rule = Ninguna regla habla de «{ $word }».

## Órdenes: lo que dice `purrlor --help`

usage = uso: purrlor ORDEN …
usage-about = Un salón para cinco juegos de gatos.
usage-more = purrlor ORDEN --help cuenta más.
command-games = lista los juegos, o muestra uno: sus cartas, opciones y reglas
command-play = juega en la terminal, contra bots o en compañía ante un mismo teclado
command-simulate = juega muchas partidas a toda velocidad y cuenta quién gana
command-replay = recorre paso a paso una partida guardada
command-check = busca reglas rotas, filtraciones y cartas perdidas jugando al azar
command-serve = abre el salón en el navegador: mesas, personas, bots
command-backup = escribe todas las personas, mesas y partidas en un archivo
command-restore = llena una base de datos vacía desde una copia de seguridad
command-key = dice qué clave firma las cookies, o crea una nueva
command-admin = cuidar de una casa: mesas, personas, vetos, mensajes, comprobaciones, ajustes
admin-settings = escribir un archivo de ajustes en el que se explica cada clave
admin-tables = listar mesas, las más nuevas primero
admin-people = listar personas, las más nuevas primero
admin-load = decir cuánto hay y cuánto trabajo tiene el servidor
admin-health = decir si el servidor recibe gente ahora (1 si no)
admin-verify = volver a jugar el registro de cada mesa y decir qué está mal
admin-say = decir algo a todos los que están en una mesa
admin-restart = avisar a todos de que el servidor se reinicia pronto (lo reinicias tú)
admin-close = cerrar una mesa que no ha terminado
admin-ban = vetar a una persona o una red
admin-unban = dejar volver a una persona o una red
admin-bans = listar quién está vetado
admin-erase = borrar a una persona: sus partidas quedan; nombre, identificador, enlaces y charla se van
admin-retention = olvidar ahora lo que es más viejo de lo que dicen los ajustes
command-arena = hace jugar a los bots entre sí: puntuación, matriz de victorias, ventaja de empezar
command-report = averigua qué asiento, carta u opción es demasiado fuerte: una página con gráficos
command-dataset = escribe partidas como Parquet: grabaciones, resultados, cada decisión
command-observation = dice qué significa cada número de una observación de entrenamiento
command-train = haz que una red aprenda un juego jugando contra sí misma
command-compile = compila ya las reglas de todos los juegos, para no esperar después
command-words = dice qué le falta a una traducción, para quien traduce
command-close = no hay ninguna orden «{ $name }»; ¿querías decir «{ $close }»?
command-unknown = no hay ninguna orden «{ $name }»; hay { $known }
needs-extra = { $command } necesita { $module }; lo trae pip install { $extra }
needs-module = { $command } necesita { $module }; no está en esta máquina

## Órdenes: ayuda sobre sus opciones

# Cada una va tras su opción, como --seats, en una columna estrecha. El signo de porcentaje se escribe %%.

help-option = una opción de la mesa (purrlor games JUEGO las lista)
help-language = habla este idioma: en, de, fr, es, ja o zh-Hans (por omisión, el de la terminal)
help-observation-every = una línea por índice, no por campo
help-observation-moves = lista en su lugar las acciones: número y texto
help-observation-json = escribe JSON, una entrada por índice
help-train-minutes = cuánto tiempo (8)
help-train-decisions = en su lugar, cuántas decisiones, para que todo se repita
help-train-seed = la misma semilla empieza de la misma manera
help-train-gpu = aprende en una GPU
help-train-from = sigue desde esta red (.npz, .net)
help-train-out = dónde se guarda la red (por omisión, el nombre del juego, .npz)
help-train-seats = números de asientos, como 2,3,4 (por omisión, todos los del juego)
help-train-width = el ancho de la red
help-train-look = con cuántos números se compara una jugada
help-train-rows = cuántos rasgos tienen una fila en su tabla
help-train-matches = cuántas partidas a la vez
help-train-steps = cuántas decisiones de cada partida tiene una ronda
help-train-minibatch = de cuántas decisiones se aprende a la vez
help-train-rate = cómo de grandes son sus pasos al principio; al final una vigésima parte (0.0004)
help-train-entropy = cuánto vale al principio probar muchas jugadas; al final una décima parte (0.02)
help-arena-bots = quién juega: kitten,tiger,greedy,search:2000,mine.py:choose …
help-arena-games = cuántas partidas como mínimo; un reparto se juega siempre hasta el final
help-arena-seats = cuántos se sientan a una mesa (por omisión, el mínimo del juego)
help-seed = la misma semilla da las mismas partidas
help-arena-by = qué cuenta: ganar, o cada lugar
help-arena-jobs = cuántos procesos juegan (uno por núcleo)
help-arena-log = guarda aquí las partidas, y sigue desde aquí
help-arena-plot = escribe una imagen: .svg o .html
help-json = escribe JSON
help-check-game = un juego; sin él, todos
help-check-games = cuántas partidas al azar
help-check-out = dónde se guarda un fallo como archivo de repetición
help-compile-game = los juegos; sin ninguno, todos
help-dataset-game = un juego; con --row, la carpeta de un conjunto de datos
help-dataset-bots = quién juega: un nombre, o uno por asiento
help-dataset-out = la carpeta en la que se escribe (por omisión, el nombre del juego)
help-dataset-rows = escribe también lo que veía el asiento que eligió, y su lista de jugadas
help-threads = cuántos hilos (por omisión, uno por núcleo)
help-cards = juega con cartas modificadas
help-dataset-row = escribe la grabación de la decisión N y dice cómo repetirla
help-report-games = cuántas partidas, entre todos los números de asientos
help-report-seats = números de asientos, separados por comas (por omisión, todos)
help-report-bots = niveles que se comparan, separados por comas; cada uno juega en todos los asientos
help-report-bot-games = partidas por cada bot que piensa (por omisión, una milésima)
help-report-vs = compara con otra opción, o con otras cartas, desde las mismas semillas
help-report-seed = la misma semilla da el mismo informe
help-report-out = la carpeta en la que se escribe
help-run-cluster = juega en los trabajadores de un planificador Dask
help-run-keep = guarda ahí las sumas según crecen; la misma orden sigue después
help-simulate-bots = quién juega: un nombre, o uno por asiento separados por comas
help-simulate-gpu = juega en una GPU; exactamente las mismas partidas
help-simulate-chosen = con --gpu: cuenta cuántas veces se eligió cada carta
help-backup-file = el archivo que se escribe; no debe existir todavía
help-backup-db = la base de datos: un archivo, o postgresql://user@host/name
help-backup-group-read = deja que el grupo lea el archivo
help-key-what = dice qué clave es y dónde está, o crea una nueva
help-key-db = la base de datos de la clave: un archivo, o postgresql://user@host/name
help-key-key-file = dónde está la clave, si no está en el lugar habitual
help-key-at-once = rotate: las cookies viejas caducan ya; se cierra la sesión de todo el mundo
help-restore-file = un archivo que escribió `purrlor backup`
help-restore-db = la base de datos vacía que se llena: un archivo, o postgresql://user@host/name
help-restore-try = llenar una base de datos que se tira: solo para ver que se puede
help-group-read = deja que el grupo lea los archivos que se crean
help-serve-host = dirección en la que se escucha (0.0.0.0: toda la red)
help-serve-port = puerto en el que se escucha (0: cualquiera libre)
help-serve-db = un archivo, o postgresql://user@host/name
help-serve-key-file = la clave que firma las cookies (véase docs/safety.md)
help-serve-new-key = sigue sin la clave vieja: se cierra la sesión de todo el mundo
help-serve-cards = reparte cartas modificadas en las mesas nuevas
help-serve-origin = otra página que puede conectarse
help-serve-https = se llega al servidor por https (detrás de un proxy)
help-serve-proxy = cree a un proxy de delante cuando dice por quién pregunta (sin valor: uno de esta máquina)
help-serve-allow = sube todos los límites de una dirección o red, como la de una escuela
help-serve-thinkers = cuántos bots pueden pensar a la vez
help-serve-delays = cuán humanas son las demoras; 0: ninguna
help-serve-verbose = registra más
help-serve-database-password = la contraseña de una base de datos PostgreSQL; es más seguro un archivo aparte
help-serve-database-password-file = el archivo con la contraseña de la base de datos y nada más
help-serve-open-table-days = una mesa que no ha empezado se cierra si nadie ha estado allí durante tantos días
help-serve-closed-table-days = una mesa cerrada antes de empezar se olvida tras tantos días (0: nunca)
help-serve-finished-days = una partida terminada se olvida, con sus jugadas y su charla, tras tantos días (0: nunca)
help-serve-chat-days = lo dicho en una mesa se olvida tras tantos días (0: con su partida)
help-serve-backup-folder = escribir copias en esta carpeta mientras el servidor funciona (si falta, ninguna)
help-serve-backup-hours = horas entre una copia y la siguiente
help-serve-backups-kept = cuántas de estas copias se guardan; las más viejas se borran
help-serve-metrics-token = quien trae este token lee /metrics desde cualquier sitio; sin él, solo esta máquina
help-serve-metrics-token-file = el archivo con este token y nada más
help-serve-log = la forma del registro: text para personas, json para máquinas
help-serve-idle-minutes = en una mesa sin reloj, se puede llamar a un suplente por quien hace esperar a todos tantos minutos (0: nunca)
help-config = un archivo de ajustes; lo tecleado y el entorno mandan sobre él (`purrlor admin settings` escribe uno)
help-admin-status = solo mesas en este estado
help-admin-find = solo los que tienen este texto en el identificador, el código o los nombres
help-admin-most = cuántos como mucho
help-admin-url = la dirección del servidor, si no es el de esta base de datos
help-admin-verify-table = solo la mesa de este identificador
help-admin-text = las palabras, tal como todos las leen
help-admin-minutes = durante tantos minutos, también se dice a quien llega
help-admin-over = dejar de decir lo que se dijo
help-admin-restart-minutes = dentro de tantos minutos
help-admin-table = el identificador de una mesa (`purrlor admin tables` los lista)
help-admin-whom = el identificador de una persona (`purrlor admin people` los lista), una dirección o una red
help-admin-person = el identificador de una persona (`purrlor admin people` los lista)
help-admin-why = una nota para ti
help-admin-yes = no preguntar antes
help-admin-try = decir solo cuánto sería
help-games-game = muestra un juego: sus cartas y opciones
help-games-json = como JSON
help-play-seats = cuántos jugadores (los bots ocupan los asientos vacíos)
help-play-people = cuántas personas hay ante este teclado
help-play-names = nombres de las personas, separados por comas
help-play-bots = quién ocupa los demás asientos: un nombre para todos, o uno por asiento
help-play-seed = la misma semilla da la misma partida
help-play-save = guarda la partida en este archivo al terminar o al salir
help-replay-to = muestra la mesa tras N jugadas y termina
help-replay-seat = lo muestra con los ojos de un asiento (por omisión, los del público)
help-replay-all = escribe la partida entera sin pausas

## Órdenes: palabras, para quien traduce

# $place es «shell» o el id de un juego; $file es donde van las palabras.
words-whole = { $language }, { $place }: completo
words-lacking = { $language }, { $place }: faltan { $missing }, difieren { $other } ({ $file })
help-words-tag = un idioma, como de; sin él, cuánto hay de cada uno
help-words-game = un juego, o shell para todo lo demás; sin él, todos

## Órdenes: lo que dicen servidores, copias de seguridad y claves

serve-open = El salón está abierto: { $address }  (se cierra con Ctrl-C)
backup-written = Escrito en { $file }: { $rows }. La clave que firma las cookies no está dentro: guárdala aparte.
# Los tres siguientes ocupan el lugar de $people, $tables y $moves.
backup-rows = { $people }, { $tables } y { $moves } ({ $n } filas en total)
backup-people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
backup-tables =
    { $n ->
        [one] { $n } mesa
       *[other] { $n } mesas
    }
backup-moves =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
backup-progress = { $name }: { $n } filas
restore-key = La clave que firma las cookies no forma parte de una copia de seguridad: se cerrará la sesión de todo el mundo, a menos que se traiga la clave de la casa vieja (la nueva la busca en { $place }). Los enlaces de recuperación sirven en cualquier caso.
restore-done = Restaurado: { $rows }.
restore-tried = Restaurado de prueba: { $rows }; no se ha cambiado nada.
# $age es uno de los dos siguientes.
key-is = La clave { $key } en { $place }, { $age }.
key-ageless = de edad desconocida
key-age = creada el { $day }, hace { $n } días
key-before = Las cookies de la clave anterior se canjean hasta el { $day }.
# $old es uno de los dos siguientes.
key-new = La clave nueva { $key } está en { $file }; { $old }.
key-old-end = las cookies viejas caducan ya
key-old-exchanged = las cookies viejas se canjean durante { $n } días
key-noticed = Los servidores en marcha que leen este archivo lo notan en { $n } segundos; no hace falta reiniciar.
config-head =
    Ajustes de Purrlor, para `purrlor serve --config ARCHIVO` (o { $variable } en el entorno).
    Quita el # delante de una clave para ajustarla; el valor escrito es el habitual, o un ejemplo.
    Entre paréntesis: la variable de entorno y la opción de la orden que mandan sobre este archivo.
admin-gathering = reuniéndose
admin-playing = en juego
admin-over = terminada
admin-closed = cerrada
admin-is-banned = (vetado)
admin-none = No hay ninguno.
admin-unheard = Ahora no hay aquí ningún servidor de esta casa en marcha; vale desde su próximo arranque.
admin-load-store = En la base: { $people } personas con nombre, { $moves } jugadas, { $lines } líneas de charla; mesas: { $tables }.
admin-load-none = Ningún servidor de esta casa responde en esta máquina.
admin-load-now = Ahora: { $people } personas en mesas, { $sockets } conexiones, { $tables } mesas en memoria; { $moves } jugadas desde el arranque.
admin-load-machine = El servidor ocupa { $memory } MB de memoria, ha usado { $seconds } s de procesador y va { $behind } ms por detrás.
admin-ready = El servidor recibe gente.
admin-not-ready = El servidor no recibe gente ahora.
admin-table-closed = La mesa { $table } está cerrada.
admin-ban-done = { $whom } queda fuera desde ahora.
admin-unban-done = { $whom } puede volver a entrar.
admin-erase-ask = Esto no se puede deshacer. Teclea otra vez el identificador para borrar a { $name }:
admin-erase-not = No se ha borrado a nadie.
admin-erase-done =
    { $n ->
        [one] Borrado; en { $n } mesa hay ahora un desconocido. Las copias de antes aún tienen el nombre.
       *[other] Borrado; en { $n } mesas hay ahora desconocidos. Las copias de antes aún tienen el nombre.
    }
admin-retention-try = Mesas que se olvidarían: { $tables }; líneas de charla: { $lines }.
admin-retention-done = Mesas olvidadas: { $tables }; líneas de charla: { $lines }.
admin-verify-bad = Mesa { $table }: { $why }
admin-verify-unreadable = su fila no se puede leer. { $why }
admin-verify-gap = falta la línea { $why } de su registro.
admin-verify-unplayable = su registro no se puede jugar en la línea { $why }
admin-verify-end = ha terminado, pero su registro no llega a un final. { $why }
admin-verify-digest = su registro da otra partida que la que se jugó, { $why }.
admin-verify-damage = La propia base de datos está dañada: { $why }.
admin-verify-homeless = Hay jugadas de una mesa { $table } que ya no existe.
admin-verify-done = Mesas cuyo registro da su partida: { $whole } ({ $lines } jugadas); de otras reglas, sin volver a jugar: { $other }; problemas: { $bad }.

## Órdenes: el laboratorio

progress = { $done } de { $n } partidas
compile-ready = { $name }: listo
compile-failed = { $name }: falló
check-saved = guardado como { $path }; purrlor replay lo muestra
check-nothing = { $game }: nada encontrado en { $games } partidas ({ $decisions } decisiones) con { $setups } preparaciones, { $walked } de ellas recorridas en Python junto al código nativo con la prueba de los dos mundos, { $seconds } s
dataset-written = { $games } partidas, { $decisions } decisiones: { $first } y { $second }
# $decisions y $pace son números por segundo.
simulate-pace = { $games } partidas con { $seats } asientos en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $decisions } decisiones/s, { $pace } partidas/s
simulate-length = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisiones por partida, { $longest } como máximo
simulate-seat = asiento { $seat } ({ $bot }): gana el { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos de media
simulate-ends = finales: { $ends }
simulate-end = { $reason } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-chosen = { $what }: { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } veces por partida
report-written = { $games } partidas en { $seconds } s: { $page } y { $data }
number = { $n }
number-one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## La arena: puntuaciones de bots

arena-title = { $game }, { $seats } asientos
arena-page = Arena: { $title }
arena-picture = { $title }, { $games } partidas
arena-played = { $games } partidas con { $deals } repartos, cada uno en todos los órdenes de asientos; { $seconds } s. ± es un intervalo del 95 % sobre repartos.
arena-played-few = { $games } partidas con un solo reparto en { $seconds } s: son pocos repartos para saber cuánto fiarse. Pide más con --games.
# Cabeceras de columnas.
arena-bot = bot
arena-rating = puntuación
arena-step = sobre el siguiente
arena-wins = victorias
arena-games = partidas
arena-points = { $points } ± { $sure }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $beats es uno de los dos siguientes.
arena-matrix = { $beats }, en %  (* p < 0,01)
arena-ahead = queda por delante de…
arena-beats = gana, cuando gana uno de los dos
arena-order = victorias por orden de turno
arena-begins = empieza
arena-axis = puntuación (intervalo del 95 %)

## El informe: números y frases

# Las partes de frases van sin punto. `así` es lo que se teclea, *así* va destacado.

report-percent = { $n } %
report-points = { $n } puntos porcentuales
report-seats = { $n } asientos
# Un lugar en el orden de turno, desde 1; va delante de «lugar» o solo.
ordinal =
    { $n ->
        [1] 1.er
        [3] 3.er
       *[other] { $n }.º
    }
report-setting = { $cards } y { $options }
options-usual = las opciones habituales
# $table es un número de asientos, como «3 asientos»; $verdict, uno de los dos siguientes.
report-no-place = Con { $table }: { $verdict } (una diferencia de { $points } se habría notado).
verdict-fair = ningún lugar en el orden de turno es mejor
verdict-few = demasiado pocas partidas para ver a quién se favorece
# $place es «1.er», «2.º»…; $weight, uno de los cuatro siguientes.
report-place = Con { $table }, quien juega en { $place } lugar gana el { $wins } (lo justo: { $fair }): { $weight }.
weight-none = apenas se nota
weight-small = una diferencia pequeña
weight-look = merece un vistazo
weight-large = una diferencia grande
weight-unsure = puede ser azar; más partidas lo dirían
change-option = Opción { $name }: A { $before }, B { $after }.
change-card = { $card }, { $name }: A { $before }, B { $after }.
change-card-new = { $card } es nueva en B ({ $count }).
change-card-gone = { $card } no está en B.
# $lengths es una lista del siguiente.
report-half = La mitad de las partidas ha terminado tras { $lengths }.
report-length = { $median } decisiones con { $table } (nueve de cada diez partidas: de { $low } a { $high })
# $label dice qué les pasó a las cartas.
report-no-card = En «{ $label }» no destaca ninguna carta.
report-cards = En «{ $label }», los asientos ganaron más veces con { $best } y menos veces con { $worst }; con la carta media: { $average }.
report-card = *{ $name }* ({ $win } de victorias, { $points } puntos porcentuales)
report-between = entre { $low } y { $high }
report-cell = ganó el { $win } (de { $low } a { $high }) de { $seats } asientos; { $points } se habrían notado
report-going = victorias jugando en { $place } lugar

## El informe: tablas e imágenes

measure-decisions = decisiones por partida
measure-choices = jugadas entre las que elegir
measure-leads = cambios de liderato
measure-drama = cuánto va por detrás, de media, quien acaba ganando (0 igualdad, 1 sin esperanza)
measure-decided = parte de la partida tras la cual quien gana ya no pierde la delantera
measure-winning = puntos de quien gana
measure-margin = puntos entre quien gana y quien le sigue
measure-shared = partidas con victoria compartida
head-card = carta
head-goes = lugar
head-wins = gana
head-fair = lo justo
head-between = con seguridad
head-smallest = menor diferencia que se habría notado
head-shortest = 5 % más cortas
head-below = un cuarto por debajo
head-median = mediana
head-above = un cuarto por encima
head-longest = 5 % más largas
axis-won = partidas ganadas
axis-decisions = decisiones por partida (punteada: la mediana)
axis-games = proporción de partidas
axis-all = todos los asientos
axis-winners = quienes ganan
axis-points = puntos al final ({ $table })
axis-share = proporción
axis-leads = cambios de liderato por partida
axis-over = parte jugada de la partida (%)
axis-decided = partidas ya decididas
axis-card = partidas ganadas por asientos con «{ $label }» (discontinua: la carta media, { $average })
axis-change = B frente a A, en puntos porcentuales: { $label }
# Lo que muestra una imagen, para lectores de pantalla.
picture-order = Cuántas veces gana cada lugar en el orden de turno, para cada número de asientos
picture-lengths = Cuántas decisiones duran las partidas
picture-points = Puntos al final, y por cuánto se ganan las partidas
picture-story = Cuántas veces cambia el liderato, y cuándo se deciden las partidas
picture-ends = Por qué terminan las partidas
picture-cards = Victorias por carta: { $label }
picture-change = Cómo les va a las cartas con el lado B frente al lado A: { $label }

## El informe: la página

report-title = { $title }: informe de equilibrio
report-head = { $title }: ¿es justo y es divertido?
report-lead = Para averiguarlo se jugaron { $count } partidas ({ $kinds }). Se jugaron con { $setting } y duraron { $seconds } segundos.
report-under = «{ $label }» ({ $table })
report-everywhere = «{ $label }» en todas las mesas
report-show = Mostrar la tabla
report-versus-how = Ambos lados jugaron con los mismos mazos barajados, partida a partida. A: { $a } B: { $b } Los números son B menos A; los que van en *negrita* son seguros.
report-minus = B menos A
report-changes = Cartas con «{ $label }»: qué cambia B
report-note-made = Reglas, versión { $version }; semilla { $seed }. Hecho con `{ $command }`. Todos los números:
report-glance = De un vistazo
report-order = Quién gana: ¿importa cuándo te toca?
report-lengths = Cuánto duran las partidas y cuánto valen
report-story = Suspense: ¿cambia el liderato, y cuándo se decide?
report-ends = Cómo terminan las partidas
report-which = Cartas: ¿cuáles son demasiado fuertes, cuáles demasiado débiles?
report-nav-order = Quién gana
report-nav-length = Duración
report-nav-story = Suspense
report-nav-ends = Finales
report-nav-cards = Cartas
report-nav-versus = A frente a B
report-nav-notes = Notas
report-order-how = Cada punto es un lugar en el orden de turno; su altura dice cuántas veces gana ese lugar. La línea discontinua es la parte justa. Las barras finas muestran cuán seguro es el número: la verdad está dentro de ellas 95 veces de cada 100. Los puntos lejos de la línea indican que jugar pronto o tarde ayuda.
report-lengths-how = Cuanto más alta la línea, más partidas duran eso. Una cola larga hacia la derecha indica que algunas partidas se eternizan.
report-story-how = Tras cada turno, el propio juego juzga quién va por delante. A la izquierda: cuántas veces cambia eso. A la derecha: cuántas partidas están ya decididas (quien acaba ganando va por delante desde ahí) cuando se ha jugado tanta parte de la partida; una línea que sube tarde significa suspense hasta el final.
report-which-how = Cada línea es una carta. El punto dice cuántas veces ganó un asiento al que le pasó esto con la carta; la barra, cuán seguro es. Azul es mejor que la carta media; naranja, peor; gris, demasiado parecido para saberlo. Una carta muy a la derecha es candidata a debilitarse. Ojo: esto es una *relación*, todavía no una causa; quizá quien ya va ganando llega a jugar ciertas cartas. Para tener certeza, cambia la carta y compara (`--vs my.toml`).
report-every = Cada carta, y todo lo que le pasó
report-every-how = Los números son puntos porcentuales frente a la carta media de la columna; los que van en *negrita* son seguros (de ellos, como mucho uno de cada veinte es casualidad), los pálidos ocurrieron muy pocas veces. Señala un número para ver los detalles.
report-note-sure = «±» y las barras son intervalos del 95 %. Lo que «se habría notado» es la menor diferencia real que una muestra de este tamaño encuentra cuatro veces de cada cinco; puede haber otras menores sin que se vean.
report-note-bars = Las barras de las cartas tratan los asientos de una partida como independientes; en realidad, la victoria de un asiento es la derrota de otro, lo que hace las barras un poco más anchas de la cuenta, nunca más estrechas.
report-note-chance = Quienes eligen al azar muestran lo que hacen las cartas por sí solas. Quienes juegan con cabeza aprovechan mejor las cartas fuertes: añade `--bots random,greedy`.

## Órdenes: lo que dice por su cuenta el lector de opciones

# En lugar de { $… } va una opción, lo que se tecleó, o una frase sin punto.

# Sigue un espacio por sí solo.
argparse-usage = uso:
argparse-positional = argumentos posicionales
argparse-options = opciones
argparse-help = muestra esta ayuda y termina
argparse-argument = argumento { $name }: { $trouble }
argparse-unrecognized = argumentos desconocidos: { $words }
argparse-required = faltan estos argumentos: { $words }
argparse-one = se espera un argumento
argparse-some = se espera al menos un argumento
argparse-choice = opción no válida: { $value } (elige entre { $known })
argparse-ambiguous = opción ambigua: { $word } puede ser { $known }
argparse-no-value = sobra el argumento { $value }
argparse-not-with = no se permite junto al argumento { $other }
error-language = Aquí no se habla el idioma { $name }; se hablan { $known }.
trouble-system = el sistema
trouble-at = { $where }: { $error }
trouble-memory = no hay memoria suficiente para eso
trouble-ours = esto no debería pasar: { $kind }: { $error }; avísanos, por favor ({ $variable }=1 muestra dónde).

## Lo que salió mal: palabras de una orden, archivos

# Lo que alguien tecleó, el nombre de un archivo o lo que dijo el sistema va tal cual en { $… }; opciones como --bots se quedan.

error-option-form = Una opción se escribe NOMBRE=VALOR, no { $text }.
error-threads = El número de hilos va de 1 a 1024; no puede ser { $n }.
error-batch-seed = La semilla de muchas partidas tiene 64 bits como máximo y no es negativa, a diferencia de { $seed }.
error-file-long = { $path } ocupa más de { $most } bytes.
error-plot-name = Una imagen se escribe en un archivo que termina en .svg o .html, no en «{ $path }».
error-plot-unwritable = No se puede escribir ninguna imagen en «{ $path }»: { $trouble }.
error-log-other = { $path } contiene otra arena ({ $other }); nombra un archivo nuevo.
error-log-unwritable = No se pueden guardar partidas en { $path }: { $trouble }.
error-arena-two = Una arena necesita al menos dos bots: --bots kitten,tiger.
error-arena-twice = El bot «{ $name }» se nombra dos veces; ya pasa por todos los asientos.
error-game-endless = Una partida de { $game } no terminó; quizá `purrlor check` descubra por qué.
error-game-number-endless = La partida { $number } de { $game } no termina.
error-game-broke = La partida { $number } se rompió en la jugada { $ply }: { $trouble }.
error-games-few = El número de partidas debe ser al menos 1; no puede ser { $n }.
error-dataset-record = No se puede escribir la grabación: { $trouble }.
error-dataset-row = El conjunto de datos tiene { $n } filas; no hay ninguna fila { $row }.
error-dataset-damaged = Los archivos de { $folder } no son un conjunto de datos, o están dañados: { $error }.
error-dataset-missing = No hay ningún conjunto de datos en { $folder }: { $trouble }.
error-report-few = Un informe necesita al menos { $games } partidas por cada una de { $tables } mesas.
error-report-seats = Los números de asientos se escriben 2,3,4; no { $text }.
error-report-vs = Compara con NOMBRE=VALOR o con un archivo de cartas (.toml), no con «{ $word }».
error-report-vs-twice = --vs es el lado B y se da una vez; varios cambios van en uno: --vs { $words }
error-keep-unwritable = No se puede guardar el trabajo a medias: { $trouble }.
error-keep-other = { $path } guarda los resultados de otras partidas; nombra otro archivo.
error-keep-damaged = { $path } no es un archivo de resultados guardados, o está dañado.
error-cluster-silent = Ningún planificador Dask con trabajadores responde en { $address }.
error-cluster-rules = Los trabajadores tienen otras reglas que esta máquina; instala la misma versión.
error-cluster-gone = El clúster de { $address } ha desaparecido.
error-cluster-dying = El clúster de { $address } ha desaparecido, o sus trabajadores se caen.
error-bots-number = Nombra un bot para todos los asientos, o { $seats }, uno para cada uno; no { $n }.
error-bots-gpu = En la GPU todos los asientos eligen al azar; omite --bots.
error-chosen-gpu = --chosen necesita --gpu; en el procesador, `purrlor report` habla de las cartas.
error-no-folder = No hay ninguna carpeta { $folder } en la que escribir.
error-file-none = No hay ningún archivo { $file }.
error-file-unreadable = No se puede leer { $file }: { $error }.
error-listen = No se puede escuchar en { $host }:{ $port }: { $reason }.
error-allow-form = «{ $text }» debería ser RED=VECES, con veces de 1 a 10000.
error-network-form = «{ $text }» no es ni una dirección ni una red como 192.0.2.0/24.
error-people-many = { $people } personas no caben en { $seats } asientos.
error-bots-many = Hay { $seats } asientos para bots, y se nombran { $n } bots.
error-record-no-seat = La grabación no tiene ningún asiento { $seat }.
error-record-no-move = La grabación tiene { $n } jugadas; no hay ninguna jugada { $move }.
error-arguments = { $trouble }; { $command } --help cuenta más.
trouble-none = nada
trouble-fault = fallo en las reglas
trouble-no-move = ninguna jugada en una decisión
trouble-odd-move = jugada fuera de su intervalo
trouble-piece = una pieza perdida o duplicada
trouble-endless = la partida no termina
trouble-nobody = no se pregunta a nadie, pero la partida no ha terminado
trouble-odd-seat = se pregunta a un asiento que no existe
trouble-twice = la misma jugada dos veces en una lista
error-file = { $trouble }.
file-none = no hay ningún archivo { $path }
file-unreadable = no se puede leer { $path }: { $error }
file-folder = { $path } es una carpeta, no un archivo
file-odd = { $path } no es un archivo corriente
file-locked = no hay permiso para leer { $path }
file-unwritable = no se puede escribir { $path }: { $error }
file-closed = no hay permiso para escribir { $path }
file-nameless = falta un nombre
folder-none = no hay ninguna carpeta { $path }
folder-file = { $path } es un archivo, no una carpeta
folder-impossible = { $path } no puede ser una carpeta: { $error }
folder-closed = no hay permiso para escribir en { $path }
argument-digits = un número entero de 40 cifras como máximo, no { $text }
argument-negative = un número entero no negativo, a diferencia de { $number }
argument-low = un número entero, al menos { $low }, no { $number }
argument-high = un número entero, como máximo { $high }, no { $number }
argument-span = un número de { $low } a { $high }, no { $text }
error-arena-number = El número de { $name } va de 1 a { $most }; no puede ser { $n }.
error-arena-unsent = El bot «{ $name }» no se puede enviar a otros procesos ({ $error }); que juegue con jobs=1.
simulate-compiling = compilando { $game } para la GPU
run-goes-on = se sigue tras { $n } partidas, guardadas en { $path }
run-kept = { $done } de { $games } partidas están guardadas en { $path }; la misma orden sigue desde ahí.
error-run-kept = { $error } { $kept }

## Lo que salió mal: bots y entrenamiento

# Para quien escribe bots o los entrena; `search:2000`, `choose` y similares son lo que se teclea.

error-gym-seat = Nuestro asiento va de 0 a { $last }, o es 'any'; no { $seat }.
error-gym-bots = Nombra un bot para todos los asientos, o { $others } para los demás de un asiento fijo; no «{ $names }».
error-gym-environments = El número de entornos es al menos 1; no puede ser { $n }.
error-env-reset = Llama primero a reset(): en este entorno no ha empezado ninguna partida.
error-env-cycles = max_cycles es un número entero desde 1, o None, no { $n }.
error-train-name = Una red se guarda en un archivo que acaba en .npz, no en { $path }.
error-train-gpu = No hay ninguna GPU que torch pueda usar; sin --gpu aprende en el procesador.
error-train-seats = Los números de asientos se escriben como 2,3 y están entre { $known }; no «{ $text }».
error-train-file = { $path } no contiene ninguna red de un entrenamiento.
error-train-encoding = Esta red se entrenó para otras reglas o cartas de { $game }; no se puede seguir desde ella.
error-selfplay-choice = Una elección es un lugar en la lista de jugadas de su partida, desde 0.
error-spiel-options = Las opciones se escriben nombre:valor;nombre:valor, no «{ $text }».
error-zoo-no-move = Un agente cuya partida sigue debe elegir una jugada.
error-zoo-not-its-move = Se pregunta al asiento { $seat }, y { $move } no es una de sus jugadas.
error-zoo-not-asked = Ahora no se pregunta al asiento { $seat }; su única acción es { $action }.
error-zoo-illegal = illegal es 'refuse' o 'lose', no { $illegal }.
error-bot-answer = El bot «{ $name }» respondió { $answer }, que no es ninguna de sus jugadas.
error-bot-kind = Un bot es un nombre, una función choose(view, moves), un objeto con ese método o un purrlor.bots.Bot, no { $given }.
error-bot-not-asked = Ahora no se le pregunta nada al asiento { $seat }, así que ningún bot puede responder por él.
error-bot-failed = El bot «{ $name }» falló: { $error }.
error-bot-lacking = «{ $place }» no tiene ningún bot «{ $name }»: una función de (view, moves), o una clase con choose.
error-bot-unloadable = No se puede cargar el bot «{ $name }»: { $error }.
error-bot-how-long = ¿Cuánto debe pensar «{ $name }»? Di search:2000 (iteraciones) o search:500ms.
error-bot-no-settings = El bot «{ $name }» no tiene ajustes, así que «{ $text }» no tiene sentido.
error-bot-setting-span = En «{ $text }», { $name } es { $span }, no «{ $value }».
error-bot-setting-unknown = El bot «{ $name }» no tiene ningún ajuste «{ $setting }»; tiene { $known }.
error-bot-setting-twice = El bot «{ $text }» tiene { $name } dos veces.
error-level-unknown = No hay ningún bot «{ $name }»; hay { $known }.
error-bot-close = No hay ningún bot «{ $name }». ¿Querías decir «{ $close }»?
error-bot-unknown = No hay ningún bot «{ $name }». Hay { $known } y 'your_file.py:choose'.
bot-no-settings = ninguno
error-network-none = No hay ninguna red «{ $name }».
error-network-damaged = El archivo «{ $name }» no contiene ninguna red que se pueda leer.
error-network-game = La red «{ $name }» es para '{ $theirs }', no para { $game }.
error-network-version = La red «{ $name }» aprendió la versión { $theirs } de { $game }; estas son las reglas de la versión { $ours }.
error-network-encoding = La red «{ $name }» lee las posiciones de { $game } como { $theirs }; esta versión las escribe como { $ours }.
error-network-cards = La red «{ $name }» solo ha aprendido { $game } con sus cartas habituales.
error-network-seats = La red «{ $name }» no ha aprendido { $game } con { $seats } asientos.
error-network-option = La red «{ $name }» no ha aprendido { $game } con { $option } = { $value }.
network-search = { $why } El bot «{ $bot }» busca en su lugar.

## Lo que salió mal: juegos, asientos, opciones, jugadas

error-rules-imagined = Las reglas de { $game } se rompieron en un mundo imaginado; quizá `purrlor check` descubra dónde.
error-seed = Una semilla es un número entero de { $most } bits como máximo, no { $seed }.
error-option-value = La opción { $name } es una de { $known }; no { $value }.
error-option-unknown = No hay ninguna opción { $name }; este juego tiene { $known }.
error-named-values = «{ $name }» toma nombres con sus valores (un dict), no { $value }.
error-move-axis = «{ $word }» no es un valor de { $axis } en este juego.
error-move-number = No hay ninguna jugada número { $move }.
error-move-kind = Una jugada es una de match.moves(seat), su número o su texto, no { $move }.
error-move-unknown = «{ $name }» no es una jugada de este juego; conoce { $known }.
error-batch-move = El asiento { $seat } no puede hacer ahora la jugada número { $move }.
error-rules-batch = Las reglas de { $game } se rompieron en un lote; quizá `purrlor check` descubra dónde.
error-rules-playout = El bucle de partidas se rompió; ejecútalo con PURRLOR_PLAIN=1 para ver trabajar a las reglas.
error-compiler-unsupported = Aquí no se pueden compilar las reglas: { $error }.
error-compiler-lacks = Aquí no se pueden compilar las reglas: en esta versión no hay { $name }.
error-site-struct = No se puede crear el módulo WebAssembly: en { $name } queda en memoria una estructura con punteros ({ $struct }).
error-site-linker = Aquí no hay enlazador para WebAssembly; viene con pip install 'purrlor[site]'.
error-site-link = No se puede enlazar el módulo WebAssembly: { $error }.
error-no-gpu = Aquí no hay ninguna GPU que Numba pueda usar; omite --gpu para jugar en el procesador.
error-gpu-broken = No se puede usar la GPU. { $error }
error-seats = { $game } es para { $span } jugadores, no para { $seats }.
error-option-seat = Opción { $name }: no hay ningún asiento { $seat }.
error-move-not-now = El asiento { $seat } no puede hacer «{ $move }» ahora.
error-rules-no-move = Se pregunta al asiento { $seat }, pero no tiene ninguna jugada: las reglas están rotas.
error-concede-not-now = El asiento { $seat } no puede rendirse ahora.
error-not-over = La partida aún no ha terminado.
error-no-offer = Nadie ha propuesto otra partida.
error-over = La partida ha terminado.
error-seat-unknown = No hay ningún asiento { $seat } en esta mesa; sus asientos van de 0 a { $last }.
error-not-asked = Ahora no se le pregunta nada al asiento { $seat }.
error-rules-compiled = Las reglas se rompieron dentro del código compilado; ejecútalas con PURRLOR_PLAIN=1 para ver dónde.
error-rules-fault = Las reglas se detuvieron solas con el fallo { $fault }.
error-page-json = Esto no sería JSON: { $error }.
error-page-table = Las reglas muestran una mesa que no es JSON ({ $error }): { $part }
error-unknown-game = No hay ningún juego { $name }; el salón tiene { $known }.
error-game-kind = Un juego se nombra por su id ({ $known }) o es un purrlor.Game, no { $given }.
error-outside-kind = es un { $kind }, no un purrlor.Game
error-tale-none = { $game }: el suceso «{ $name }» no tiene relato (tale), así que nadie podría enterarse.
error-tale-unsaid = { $game }: en { $file } faltan las palabras «{ $name }».
error-tale-words = { $game }: «{ $name }» pide { $words }, pero el relato da { $known }.
error-outside-id = su cards.toml lo llama «{ $id }»
error-outside-twice = hay otro juego con este id
error-move-long = Ninguna jugada es tan larga.
error-move-on-its-way = Tu última jugada aún está de camino.
error-by-rule = { $said } [{ $rule }]
error-move-form = «{ $text }» debería tener la forma { $form }.

## Lo que salió mal: grabaciones y posiciones

# Una grabación es una partida guardada. Los nombres de sus campos se quedan como están.

error-record-rules = Esta grabación se hizo con la versión { $theirs } de { $game }; estas son las reglas de la versión { $ours }, y no se jugará con otras reglas.
error-position-row = Una fila de una posición es un bloque de campos, no { $given }.
error-position-place = El campo «{ $path }» no tiene ningún lugar { $key }.
error-position-range = Campo «{ $path }»: { $number } está fuera del intervalo.
error-position-field = No hay ningún campo «{ $name }».
error-position-word = Campo «{ $path }»: no se conoce { $value }.
error-position-value = El campo «{ $name }» no puede contener { $value }.
error-record-whole = Los números de una grabación son enteros, a diferencia de { $number }.
error-record-letters = Una grabación tiene { $most } letras como máximo, no { $n }.
error-record-digits = Un número de una grabación tiene { $most } cifras como máximo, no { $n }.
error-record-field = El campo «{ $name }» de la grabación falta o es del tipo equivocado.
error-record-words = El campo «{ $name }» de la grabación tiene palabras de { $most } letras como máximo.
error-record-hidden = El campo «{ $name }» de la grabación tiene letras que no se pueden mostrar: { $text }.
error-record-names = Una grabación tiene { $most } nombres como máximo, no { $n }.
error-record-options = Una grabación tiene { $most } opciones como máximo.
error-record-seed = La semilla { $seed } de la grabación no es un número hexadecimal de 128 bits como máximo.
error-record-moves = Una grabación tiene { $most } jugadas como máximo, no { $n }.
error-record-move = La jugada { $ply } de la grabación, { $line }, debería tener la forma '0 play:something'.
error-record-facts = Un mazo prometido tiene { $most } datos como máximo.
error-record-format = Esto no es una grabación de Purrlor en un formato conocido.
error-record-deep = Esto no es una grabación: tiene demasiados niveles.
error-record-json = Esto no es una grabación: { $error }.
error-record-kind = Una grabación es un purrlor.Record, como match.record o Record.from_json(text), no { $record }.
error-record-start = El comienzo de la grabación es más grande o profundo que cualquier posición.
error-position-game = Esta posición no es de { $game }, versión { $version }.
error-position-options = Las opciones de una posición son un bloque de nombres y valores, no { $given }.
error-position-stuck = Las reglas no pueden seguir desde esta posición.
error-position-seats = El campo «{ $name }» de una posición de { $seats } asientos no puede ser { $value }.
error-position-count = La posición tiene { $n } de { $name }; el juego, { $wanted }.
error-position-no-move = En esta posición se pregunta al asiento { $seat }, pero no tiene ninguna jugada.
error-record-has-moves = La grabación tiene { $n } jugadas, no { $ply }.
error-record-set-up = Esta grabación empieza en una posición preparada; solo se puede seguir jugando en partidas desde el comienzo.
error-records-reading = Ya se están leyendo otras grabaciones desde aquí; espera un momento.
error-record-at = Jugada { $ply } de la grabación, «{ $move }»: { $error }
error-record-stuck = Jugada { $ply } de la grabación, «{ $move }»: las reglas no pueden seguir desde una posición así.
error-record-position = La posición de la grabación: las reglas no pueden seguir desde una posición así.
error-record-cards = Esta grabación se hizo con { $theirs }; estas son { $ours }.
cards-edited = cartas modificadas ({ $edition })
cards-usual = las cartas habituales

## Lo que salió mal: hojas de cartas

# $name es un archivo; [game], [[card]] y lo que va entre comillas se quedan. Las frases sin punto van tras «…, línea 5: ».

error-cards-twice = { $name } tiene dos cartas con el mismo id.
error-sheet-lacks = { $name }: falta el campo «{ $word }» en [game].
error-card = cards.toml, «{ $name }» de la carta «{ $card }»: { $trouble }.
error-cards-deal = { $name }: { $n } cartas son demasiado pocas, o demasiadas, para repartir a { $seats } asientos.
error-cards-deep = { $name } no es una hoja de cartas: tiene demasiados niveles.
error-cards-toml = { $name } no es un archivo TOML: { $error }.
error-cards-unread = { $name }: las reglas no pueden leer estas cartas ({ $error }).
error-cards-unplayable = { $name }: con { $seats } asientos no se puede jugar con estas cartas ({ $error }).
error-cards-numbers = { $name }: con tales números no pueden jugar { $seats } asientos ({ $error }).
error-decks-twice = Dos archivos cambian las cartas del mismo juego.
error-decks-game = { $name }, línea 1: di para qué juego son estas cartas: { $example }.
error-sheet = { $name }, línea { $line }: { $trouble }.
sheet-blocks = las cartas se escriben como bloques [[card]]
sheet-long = una hoja tiene { $most } cartas como máximo
sheet-word = { $word } no significa nada aquí; una hoja tiene bloques [game] y [[card]]
sheet-game = [game] es un bloque de datos
sheet-other = estas son cartas de { $theirs }, no de «{ $ours }»
sheet-fixed = «{ $word }» del juego no se puede cambiar; es { $value }
sheet-no-id = una carta necesita un id
sheet-id = el id de una carta es de letras minúsculas, cifras y guiones, a diferencia de { $id }
sheet-lacks = a la carta nueva «{ $card }» le falta el campo «{ $word }»
sheet-card = «{ $name }» de { $card }: { $trouble }
sheet-unknown = { $word } no es una palabra que conozcan las reglas; conocen { $known }
sheet-amount = { $text } necesita un número entero tras la palabra, no { $amount }
sheet-missing = falta; toda carta tiene también { $words }
sheet-twice = otra carta tiene el mismo id
sheet-field = las cartas de este juego no tienen ningún campo { $word }; tienen { $known }
sheet-value = «{ $word }» de { $card } no puede ser { $value }
sheet-negative = «{ $word }» de { $card } no puede ser negativo
sheet-text = «{ $word }» de { $card } es una línea de { $most } letras como máximo, a diferencia de { $value }
sheet-number = un número en «{ $word }» de { $card } va de -{ $most } a { $most }; no puede ser { $value }
sheet-total = el total de «{ $word }» de todas las cartas es ahora { $total }, más que { $most }, que es lo que cabe en un marcador

## Lo que salió mal: claves, bases de datos, copias de seguridad

# Para quien lleva un servidor.

error-backup-there = Ya hay un archivo { $file }; no se sobrescribe.
error-db-damaged = La base de datos no se puede leer hasta el final: { $error }.
error-key-at-once = --at-once es cosa de `purrlor key rotate`.
error-key-none = Todavía no hay ninguna clave en { $place }; un servidor la crea al arrancar.
error-key-unwritable = No se puede escribir el archivo de la clave { $file }: { $error }.
error-backup-folder = { $file } es una carpeta, no una copia de seguridad.
error-backup-not = { $file } no es una copia de seguridad.
error-restore-full = La base de datos no está vacía; una copia de seguridad se restaura en una nueva.
error-db-folder = { $file } es una carpeta, no una base de datos.
error-db-tables = { $name } no es una base de datos de Purrlor: tiene { $tables }.
error-db-unopened = No se puede abrir la base de datos { $name }: { $error }.
error-db-kind = Aquí no hay bases de datos del tipo «{ $name }».
error-key-form = En { $place } no hay ninguna clave: es una línea de 64 letras 0-9 y a-f.
error-key-unreadable = No se puede leer el archivo de la clave { $file }: { $error }.
error-uvicorn = Este uvicorn no se conoce aquí (le falta { $missing }); instala { $known }.
error-key-another = La clave de { $place } no es la que conoce esta base de datos. Nombra con --key-file el archivo que la tiene; o arranca con --new-key, y se cerrará la sesión de todo el mundo (los enlaces de recuperación siguen sirviendo).
error-key-two = La base de datos aún contiene su clave, y en { $place } hay otra. Nombra con --key-file un archivo nuevo para ella; o arranca con --new-key, y se cerrará la sesión de todo el mundo (los enlaces de recuperación siguen sirviendo).
error-key-missing = Falta la clave que firma las cookies: no hay ningún archivo { $place }. Tráela o nómbrala con --key-file; o arranca con --new-key, y se cerrará la sesión de todo el mundo (los enlaces de recuperación siguen sirviendo).
error-key-variable = La clave está en { $variable }, que solo tú puedes cambiar; pon la nueva delante, y después `; OLD until TIME`.
error-db-package = La base de datos necesita el paquete «{ $name }»; instala purrlor[postgres].
error-db-form = La base de datos debería ser un archivo, o tener la forma postgresql://user@host/name.
error-db-beside = No hay ninguna base de datos en { $file }; ¿querías decir { $beside }?
error-db-none = No hay ninguna base de datos en { $file }, ni ninguna otra cerca.
error-db-empty = { $name } no es una base de datos de Purrlor: está vacía.
error-db-newer = La base de datos la hizo un Purrlor más nuevo (forma { $found }; este conoce { $known }).
error-db-older = La base tiene la forma { $found } y esta versión conoce { $known }: arranca una vez el servidor de esta versión y vuelve a probar.
error-db-used = Otro servidor usa { $file }; varios servidores necesitan PostgreSQL (--db postgresql://…).
error-config-form = El archivo de ajustes { $file } no es TOML: { $error }.
error-config-key = { $file } ajusta { $key }, pero no existe esa clave; `purrlor admin settings` las explica todas.
error-config-key-close = { $file } ajusta { $key }, pero no existe esa clave; ¿querías decir { $close }?
error-config-value = { $where }, { $key }: { $trouble }
error-config-switch = Debe ser true o false.
error-config-list = Debe ser una lista de textos, como ["uno", "dos"].
error-config-one = Debe ser un solo texto o número.
error-config-text = Debe ser un texto entre comillas.
error-config-one-of = Debe ser uno de: { $known }.
error-config-secret = El archivo { $file } está vacío; debe tener una línea, el secreto.
error-db-password-typed = Cualquiera en esta máquina puede leer una contraseña tecleada: quítala de --db y ponla en un archivo (--database-password-file) o en PURRLOR_DATABASE_PASSWORD.
error-db-password-for-file = Un archivo de base de datos no tiene contraseña; eso es para PostgreSQL.
error-restore-lost = La copia { $file } no se pudo restaurar entera; faltan filas en: { $names }.
error-admin-url = { $url } no es la dirección de un servidor; debe empezar por http:// o https://.
error-admin-text = Di lo que todos deben leer, o retíralo con --over.
error-admin-no-table = No hay ninguna mesa { $table }; `purrlor admin tables` las lista.
error-admin-table-over = La mesa { $table } ya ha terminado o está cerrada.
error-admin-nobody = Aquí no se conoce a nadie { $whom }, y tampoco es una red; `purrlor admin people` lista a las personas.
error-admin-not-banned = { $whom } no está vetado; `purrlor admin bans` lista quién lo está.
error-restore = No se puede restaurar { $file }: { $error }

## Lo que salió mal: en las mesas y en el salón

# A las personas, en el navegador.

error-no-address = Esa dirección no existe.
error-address-controls = Una dirección no tiene caracteres de control.
error-many-requests = Demasiadas peticiones; espera un momento.
error-body-long = Un cuerpo tiene { $most } bytes como máximo.
error-stopping = El servidor se está cerrando.
error-many-connections = Demasiadas conexiones desde aquí.
error-broke = Algo se rompió aquí; queda anotado.
error-chat-length = Di algo de 1 a { $most } letras.
error-chat-controls = En la charla no caben caracteres de control.
error-db-silent = La base de datos no responde ahora; no se ha perdido nada, vuelve a intentarlo en un momento.
error-stale-question = Eso responde a una pregunta anterior; aquí está la mesa al día.
error-stale-view = La partida ha seguido mientras tanto; aquí está la mesa al día.
error-eyes = ¿Con los ojos de quién? Un asiento de 0 a { $last }, 'none' u 'open'; no «{ $eyes }».
error-replay-moves = La grabación tiene más de { $most } jugadas.
error-replay-long = Esta repetición ocupa más de { $most } MB; es demasiado larga para mostrarla.
error-replay-page = Una página de la repetición empieza en una jugada (`from`) y tiene { $most } pasos como máximo.
error-before = `before` debería ser una hora, tal como la dio la última lista.
error-request-nonsense = Esta petición no tiene sentido: { $error }.
error-request-broken = La petición se cortó.
error-recovery = Este enlace de recuperación ya se usó, o se hizo uno más nuevo, o nunca lo fue.
error-guide-language = Este juego no habla ese idioma.
error-edition-unknown = No hay tales cartas de este juego.
error-no-stylesheet = Este juego no tiene hoja de estilo.
error-game-unknown = No hay ningún juego «{ $name }»; el salón tiene { $known }.
error-many-codes = Se han probado demasiados códigos; espera un minuto.
error-no-code = No hay ninguna mesa con este código.
error-no-record = No hay ninguna grabación desde la que seguir.
error-db-forgets = La base de datos no conserva lo que se escribe.
error-starting = El servidor está arrancando; inténtalo de nuevo en un momento.
error-banned = Quienes llevan esta casa te han cerrado la puerta.
error-name-length = Un nombre tiene de 1 a { $most } letras visibles.
error-name-circles = Un nombre no lleva números en círculos: con ellos la mesa marca los nombres parecidos.
error-name-controls = Un nombre no tiene caracteres de control.
error-name-marks = Una letra de un nombre lleva { $most } signos como máximo.
error-many-waiting = Ya esperan demasiadas peticiones; vuelve a intentarlo en un momento.
error-server-busy = El servidor tiene demasiado trabajo; vuelve a intentarlo en un momento.
error-many-tables = Se han abierto demasiadas mesas desde aquí; espera un momento.
error-many-open-here = Desde aquí hay { $n } mesas abiertas; termina o cierra antes una.
error-seat-faster = Alguien llegó antes; el asiento está ocupado.
error-many-bots = Hay más bots que los { $seats } asientos.
error-no-seat = No hay ningún asiento { $seat } en esta mesa.
error-over-at-ply = En este punto la partida ya ha terminado; sigue desde uno anterior.
error-no-seat-in-game = No hay ningún asiento { $seat } en esta partida.
error-many-open = Tienes { $n } mesas abiertas; termina o cierra antes una.
error-stand-in-here = { $name } está aquí; un suplente juega solo por quien se ha ido, o por quien hace esperar a todos { $n } minutos en una mesa sin reloj.
error-seat-taken = Ese asiento está ocupado.
error-seats-taken = Todos los asientos están ocupados.
error-begun-or-left = La partida ya ha empezado, o alguien acaba de irse.
error-owner-only = Eso solo puede hacerlo quien abrió la mesa.
error-seated-only = Eso solo puede hacerlo quien se sienta a la mesa.
error-table-private = Nadie más puede entrar en esta mesa.
error-seat-given-away = Quien abrió la mesa dio tu asiento a otra persona; puede dejar que te sientes otra vez.
error-barred = Quien abrió esta mesa te ha echado; puede dejarte volver.
error-send-away-whom = Nombra a otra persona, por su identificador.
error-send-away-seated = Esa persona está sentada a la mesa; antes de empezar puedes dar su sitio.
error-send-away-many = De una mesa se puede echar a { $n } personas como mucho.
error-chat-off = Quien abrió esta mesa ha apagado la charla; los gestos siguen funcionando.
error-no-seat-here = No tienes asiento en esta mesa.
error-nobody-removed = De esta mesa no se quitó a nadie con ese nombre.
error-seats-empty = Hay asientos vacíos; ocúpalos antes con personas o con bots.
error-no-table = Esa mesa no existe.
error-many-replays = Se piden demasiadas repeticiones desde aquí; espera un momento.
error-asker-gone = Quien preguntó ya no está.
error-many-records = Se están leyendo muchas grabaciones; vuelve a intentarlo en un momento.
error-stale = La partida ha seguido mientras tanto.
error-seat-lost = Ya no tienes asiento en esta mesa.
error-players-only = Esta mesa es solo para quienes juegan en ella.
error-table-other-rules = Esta mesa se preparó con otras reglas o cartas; no se puede seguir jugando.
error-not-begun = La partida no ha empezado.
error-undo-spent = En esta mesa se han deshecho tantas jugadas que, desde ahora, toda jugada es firme.
error-undo-fast = Deshaces jugadas más deprisa de lo que nadie puede seguir; espera un momento.
error-one-hello = Con un hello basta.
error-many-answers = Se pueden guardar { $most } respuestas como máximo.
error-chat-fast = Hablas más deprisa de lo que nadie lee; espera un momento.
error-mute-whom = ¿A quién quieres silenciar?
error-mute-fast = Cambias de idea más deprisa de lo que nadie habla; espera un momento.
error-mute-many = Has silenciado a { $n } personas; vuelve antes a oír a una de ellas.
error-no-hints = En esta mesa no hay pistas.
error-nothing-asked = Ahora no se te pregunta nada.
error-message-nonsense = Este mensaje no tiene sentido: { $error }.
error-foreign = Esta petición viene de otra página. Si esa página es de este mismo servidor, quien lo lleva debería arrancarlo con --origin, o hacer que el proxy de delante envíe X-Forwarded-Host.
error-table-unreadable = Esta versión del servidor no puede leer esta mesa; se guarda como está, para una que pueda.
error-begun = La partida ya ha empezado.
error-table-closed = La mesa está cerrada.
error-stand-in-soon = { $name } estaba aquí hace un momento; se puede llamar a un suplente dentro de { $seconds } s.
error-body-slow = El cuerpo de esta petición llegó demasiado despacio.
error-request-late = La petición no llegó.
error-request-none = Esto no es una petición.
error-headers-long = Las cabeceras de esta petición son demasiado largas.
error-address-long = Esta dirección es demasiado larga.
error-address-none = Esto no es una dirección.
error-requests-at-once = Demasiadas peticiones a la vez.
error-much-sent = Se envía demasiado a la vez desde aquí; espera un momento.

## Despedidas del servidor, y lo que dice a todo el mundo

# Una página en lugar de la del salón; docs/protocol.md y make web se quedan como están.
unbuilt-title = El salón está abierto, pero su ventana aún no está construida
unbuilt-text = El servidor funciona y los programas pueden jugar (véase docs/protocol.md). Para ver las mesas en un navegador, construye el cliente una vez: make web, y vuelve a cargar esta página.
bye-slow = Llevabas demasiado tiempo sin leer.
bye-token = Este código de acceso no abre ningún asiento en esta mesa.
bye-removed = Quien abrió la mesa dio tu asiento a otra persona.
bye-signed-out = Has cerrado sesión en todas partes; vuelve a cargar la página para seguir como quien este dispositivo es ahora.
bye-restarting = El servidor se reinicia; volverás a conectarte.
bye-gone = Quienes llevan esta casa han cerrado esta mesa.
bye-database = La base de datos no responde ahora; volverás a conectarte.
bye-flood = Demasiados mensajes no tenían sentido.
bye-no-hello = No llegó ningún hello.
bye-not-hello = El primer mensaje debe ser un hello.
bye-protocol = Este servidor habla el protocolo { $protocol }: vuelve a cargar la página, o pon al día tu programa.
notice-database = El servidor no puede guardar jugadas ahora mismo. Nada de lo jugado se ha perdido; lo vuelve a intentar solo.
notice-operator = { $text }
notice-restart =
    { $n ->
        [one] El servidor se reinicia en { $n } minuto. No se perderá nada; volverás a conectarte solo.
       *[other] El servidor se reinicia en { $n } minutos. No se perderá nada; volverás a conectarte solo.
    }
notice-restart-now = El servidor se reinicia ahora. No se perderá nada; volverás a conectarte solo.

# Mientras se compila un juego, una vez. $bar: por dónde va
compiling = compilando las reglas de { $game }, una sola vez: { $bar }

# The one option that every game has, for commands; open and quick are its values.
option-windows-help = Preguntar a todos los que podrían reaccionar (open) o solo a quien puede (quick).

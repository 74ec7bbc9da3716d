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
home-lead = Juegos con gatos. Siéntate ya a jugar contra bots, o invita a tus amistades a la mesa.
# $name es un nombre que inventó la casa.
home-called = Te llamamos { $name }.
home-rename = Elegir otro nombre
# $n es un intervalo como «2–4», o un número.
home-players = { $n } jugadores
home-minutes = { $n } minutos
home-play = Jugar ya
home-opening = Repartiendo…
home-preparing = Se están preparando las reglas de este juego. Ocurre una sola vez y puede tardar un minuto.
home-invite = Invitar
home-rules = Reglas
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
new-seats = ¿Cuántos juegan?
new-who = ¿Quién puede venir?
new-link = Quien tenga el enlace o el código
new-open = Cualquiera: la mesa aparece en el inicio
new-watching = Se permite mirar
new-manners = ¿Con cuánto rigor?
new-clock = Tiempo para pensar
new-casual = Informal: valen las pistas y deshacer jugadas
new-options = Opciones del juego
# Junto a «Opciones del juego», en letra pequeña. $n es cuántas opciones hay.
new-usual =
    { $n ->
        [one] una, como siempre si no la cambias
       *[other] { $n }, como siempre si no las cambias
    }
new-make = Abrir la mesa
clock-none = Todo el que quieras
clock-relaxed = Reloj tranquilo
clock-brisk = Reloj ágil

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
lobby-needs = En cada silla hace falta alguien.
lobby-close = Cerrar la mesa
lobby-wait = Falta que quien abrió la mesa dé comienzo.
lobby-rules = Cómo jugamos
lobby-promise = El mazo ya está barajado; esta promesa lo demuestra al final:

## Invitar, en la antesala

share-title = Invita a tus amistades
share-link = Enlace
share-copy = Copiar el enlace
share-copied = Copiado.
share-code = O diles el código
share-qr = Código QR del enlace

## La línea con el servidor, en una mesa

line-connecting = Camino de la mesa…
line-lost = Se cortó la línea; volverá sola…
line-gone = El salón no responde. Se sigue intentando.
# $version es un número como «3».
line-old = Esta mesa se puso con la versión { $version } de las reglas, y el salón ha cambiado desde entonces. Ya no se puede jugar; abre una nueva.
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
prompt-passing = Aquí no tienes nada que hacer
prompt-touch = Toca algo que brille.
moves-all =
    { $n ->
        [one] Una jugada
       *[other] Las { $n } jugadas
    }
moves-back = Deshacer
# Sigue «mi turno» o «el final de la partida», cada uno un botón.
window-never = No preguntar más hasta
window-until-turn = mi turno
window-until-game = el final de la partida
window-saved-turn = Aquí pasas hasta tu próximo turno. En el menú puedes pedir que se te pregunte otra vez.
window-saved-game = Aquí pasas hasta el final de la partida. En el menú puedes pedir que se te pregunte otra vez.
hint-ask = Pista
hint-thinking = Pensando…
hint-share = { $n } %
# $rule es el número de una regla, como «PD-204».
rule-see = Regla { $rule }

## En una mesa: piezas y lugares

piece-hidden = carta boca abajo
# $name es el título de una carta.
piece-several = { $n } veces { $name }
zone-named = { $name }: { $n }
zone-hearts =
    { $n ->
        [one] 1 corazón
       *[other] { $n } corazones
    }
zone-total = total { $n }
zone-through = Ver todo: { $name }
# Palabritas sobre una pieza.
mark-at = sobre { $seat }
mark-by = { $what }
mark-pays = pago
mark-known = conocida
mark-locked = se queda
mark-hearts = ♥
mark-doubled = doble
mark-sealed = secreto
mark-used = usada
mark-aside = apartada
mark-picked = elegida
mark-cancelled = anulada
mark-blamed = fue el perro
mark-unpaid = sin pagar
mark-level = ★

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
# Palabritas en un asiento.
badge-dealer = reparte
badge-feral = salvaje
badge-toy = juguete
badge-quarter = cuarto
badge-done = ya está
badge-control = ¡control!
badge-black = fichas oscuras
badge-white = fichas claras
# Palabritas en un asiento, con un número. Las zarpas son lo que se tiene en la mano; el botín, lo que ya se ha jugado.
count-paws = zarpas { $n }
count-kitty = botín { $n }
count-hand =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
count-cats =
    { $n ->
        [one] 1 gato
       *[other] { $n } gatos
    }
count-victims =
    { $n ->
        [one] 1 víctima
       *[other] { $n } víctimas
    }
count-actions =
    { $n ->
        [one] 1 acción
       *[other] { $n } acciones
    }

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
        [one] Una regla lo dice
       *[other] { $n } reglas lo dicen
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
# Lo que hacen los gatos: botones, y luego tras un nombre en la charla: «Duquesa ronronea».
emote-meow = maúlla
emote-hiss = bufa
emote-purr = ronronea
emote-slow-blink = parpadea despacio
emote-zoomies = corretea
emote-loaf = se hace pan
emote-headbutt = da un cabezazo
emote-yawn = bosteza
rail-title = Crónica y charla
rail-toggle = Crónica y charla

## En una mesa: el menú, y el propio asiento

menu-title = Más
menu-undo = Deshacer la última jugada
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
# Cómo una jugada cambió los puntos de alguien.
end-shift = { $name }: { $from } → { $to }
end-rematch = Revancha
end-replay = Ver la repetición
end-show = Ver el resultado
# Por qué terminó la partida.
reason-concession = Los demás se rindieron.
reason-empty-paws = Alguien empezó su turno con las zarpas vacías.
reason-deck-out = Se acabó el mazo.
reason-last-round = Se robó la última carta.
reason-stalled = Ya nadie conseguía nada.
reason-nine-points = Nueve puntos de Travesura, y nadie lo impidió.
reason-feral-victory = Un Gato Salvaje reunió nueve corazones.
reason-round-cap = Se acabó la última ronda.
reason-coins-gone = Se acabaron las monedas.
reason-round-limit = Se acabó la última ronda.
reason-control = Tres en línea durante todo un turno enemigo.
reason-power = La suma más alta de niveles capturados.
reason-board = Empate en niveles capturados; más niveles sobre el tablero.
reason-second-player = Empate en todo; la ventaja es de quien jugó en segundo lugar.
reason-draw = Empate en todo.
# $parts es una lista de partes de los puntos, como «parejas y escaleras».
score-idle = Nadie sacó puntos con: { $parts }
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
replay-kept = La promesa sobre la baraja se cumplió.
replay-broken = La promesa sobre la baraja no se cumplió.

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
settings-out-help = Solo este dispositivo sigue siendo tú. Cualquier otro dispositivo o programa que entró con tu identidad pasa a ser alguien desconocido, y tu enlace para otro dispositivo deja de servir.
settings-out-do = Cerrar sesión en los demás…
settings-out-sure = Sí, cerrar sesión en los demás
settings-out-not = No
settings-out-done = Ahora solo este dispositivo eres tú.

## Pasar a otro dispositivo

keep-link = Tu enlace
keep-by-hand = Aquí no se puede copiar. Selecciona el enlace y cópialo a mano.
recover-title = ¿Eres otra persona?
recover-text = Con este enlace pasas a ser en este dispositivo quien eres en el otro. Sirve una vez. Quien este dispositivo es ahora quedará en el olvido, a menos que guardes también un enlace suyo.
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

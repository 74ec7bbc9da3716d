### Paw of Duty en español: una batalla de dos escuadrones de gatos. Las cartas están al final, como card-<id>.
### $seat, $fromOwner y $toOwner son jugadores, WHO($player) es "you" para quien lee; $card, $kitty y $tactic son nombres
### de cartas; $square es una casilla, de a1 a e5. Un Michi se nombra con «a»: «Atacas a General Rechoncho».

## El juego

game = Paw of Duty
    .line = Despliega tu escuadrón, apunta bien cada bigote y aguanta con tres en línea en la Ciudad.

## Lo que se acuerda antes de una partida (una orden es una carta de táctica, jugada o descartada)

option-first_player = Quién empieza
    .help = Lo decide el azar, o eliges un asiento.
option-first_player-random = Al azar
option-lines_by_level = Órdenes por nivel
    .help = Cuántas órdenes permite un Michi de nivel 1, 2, 3 o 4 en el turno en que se coloca.
option-lines_by_level-falling = 4, 3, 2 o 1 orden
option-lines_by_level-gentle = 4, 3, 3 o 2 órdenes
option-lines_by_level-flat = Siempre 3 órdenes
option-claws_combo = Garras fuera hace dos cosas
    .help = Garras fuera puede mover o girar un Michi y luego atacar con él.
option-claws_combo-off = No
option-claws_combo-on = Sí
option-claws_outside_hand_count = Garras fuera no cuenta en la mano
    .help = Se roba hasta tener cinco cartas además de Garras fuera.
option-claws_outside_hand_count-off = No
option-claws_outside_hand_count-on = Sí
option-deploy_outer = Desembarco en las Afueras
    .help = Los Michis siempre se pueden colocar también en las Afueras.
option-deploy_outer-off = No
option-deploy_outer-on = Sí
option-clear_outer_tokens_on_return = La Ciudad limpia fichas
    .help = Un Michi que vuelve a la Ciudad pierde sus fichas adicionales.
option-clear_outer_tokens_on_return-off = No
option-clear_outer_tokens_on_return-on = Sí
option-outer_tokens_extra = Fichas adicionales que capturan
    .help = Un Michi con tantas fichas adicionales de las Afueras queda capturado.
option-outer_tokens_extra-n = { $n } fichas adicionales
option-line_must_not_move = Líneas inmóviles
    .help = Una línea anunciada se rompe en cuanto se mueve uno de sus Michis, aunque regrese.
option-line_must_not_move-off = No
option-line_must_not_move-on = Sí
option-manual_declare = Anunciar líneas a mano
    .help = Cada cual decide si anuncia una línea; una línea callada no puede ganar.
option-manual_declare-off = No
option-manual_declare-on = Sí
option-open_kitty_draw = Michis a elegir, a la vista
    .help = Ambos bandos ven los dos Michis que salen del mazo.
option-open_kitty_draw-off = No
option-open_kitty_draw-on = Sí
option-final_tie = Empate total
    .help = Qué pasa si empatan los niveles capturados y los niveles sobre el tablero.
option-final_tie-draw = Tablas
option-final_tie-second_player = Gana quien va en segundo lugar

## Lugares de la mesa (la Ciudad son las nueve casillas del centro; las Afueras, el anillo que las rodea)

zone-board = Ciudad y Afueras
zone-kitties = Mazo de Michis
zone-tactics = Mazo de tácticas
zone-discards = Descartes
zone-played = Jugadas este turno
zone-lines = Órdenes restantes
zone-rescued = Rescates
zone-hand = Cartas de táctica
zone-captured = Capturas
zone-drawn = Michis a elegir
zone-compass = Direcciones
zone-box = Caja

## Junto al nombre de un jugador: el color de sus fichas, de quién es el turno, quién ha anunciado Control; luego números

badge-black = Negras
badge-white = Blancas
badge-turn = Turno
badge-control = Línea anunciada
count-hand = Mano
count-tokens = Fichas restantes

## Sobre un Michi o una carta: tipo y nivel, fichas encima, daño de este turno, si se acaba de colocar; cuántas copias de
## una carta de la mano están apartadas, y una carta oculta que conoces

mark-type = Tipo
mark-level = Nivel
mark-tokens = Fichas
mark-damage = Daño
mark-reach = Apunta a { $what }
mark-hits = Daño al objetivo
mark-new = Recién llegado
mark-aside = Apartadas
mark-known = La conoces
fact-total = Niveles en total

## Tipos de Michi

type-huntress = Cazadora
type-pilot = Piloto
type-tank = Tanque

## Clases de cartas

kind-huntress = Cazadora
kind-pilot = Piloto
kind-tank = Tanque
kind-tactic = Táctica

## Hacia dónde mira un Michi, dentro de una frase (tras «al» o «hacia el»)

facing-north = norte
facing-east = este
facing-south = sur
facing-west = oeste

## Líneas de tres en la Ciudad, dentro de una frase

line-row-2 = la fila 2
line-row-3 = la fila 3
line-row-4 = la fila 4
line-column-b = la columna b
line-column-c = la columna c
line-column-d = la columna d
line-diagonal-b2-d4 = la diagonal de b2 a d4
line-diagonal-b4-d2 = la diagonal de b4 a d2

## Cómo se llama un Michi donde hay poco sitio, con diez letras como mucho

kitty-private-pounce =
    .short = Brincos
kitty-scout-snickerpaws =
    .short = Risitas
kitty-corporal-calico =
    .short = Tricolor
kitty-sergeant-scratch =
    .short = Rasguños
kitty-colonel-clawdia =
    .short = Garriela
kitty-cadet-catapult-tail =
    .short = Colapulta
kitty-wingcat-biscuit =
    .short = Bizcocho
kitty-ensign-purrshing =
    .short = Ronrón
kitty-lieutenant-loop-de-mew =
    .short = Tirabuzón
kitty-ace-meowverick =
    .short = Miauverick
kitty-tinpaw-tabby =
    .short = Hojalata
kitty-gunner-grumbles =
    .short = Refunfuños
kitty-sergeant-treads =
    .short = Orugas
kitty-major-maine-coon =
    .short = Maine Coon
kitty-general-chonk =
    .short = Rechoncho

## Preguntas ($number: cuántas de cuatro cartas están ya apartadas; $lines: cuántas órdenes quedan en este turno)

ask-mulligan = { $number ->
    [0] Elige cartas de táctica para cambiarlas, o quédate con todas
    [4] Has apartado las cuatro cartas: cámbialas
    [one] Has apartado una carta: elige más, o cámbiala
   *[other] Has apartado { $number } cartas: elige más, o cámbialas
}
ask-choose_kitty = Elige cuál de estos dos Michis despliegas
ask-place_kitty = Coloca a { $kitty } y elige hacia dónde mira
ask-tactic_step = { $lines ->
    [one] Juega o descarta una carta de táctica (queda una orden)
   *[other] Juega o descarta una carta de táctica (quedan { $lines } órdenes)
}
ask-mark_outer = Elige cuál de tus Michis de las Afueras recibe una ficha
ask-declare = Anuncia tu línea, o cállatela
ask-rescue = Rescata a uno de tus Michis capturados, o a ninguno

## Preguntas dentro de una carta de táctica ($tactic: la carta que se juega; $kitty: el Michi que hace lo que se pide)

ask-stand-for = { $tactic }: elige como qué carta de táctica la usas
ask-own-kitty = { $tactic }: elige uno de tus Michis
ask-enemy-kitty = { $tactic }: elige un Michi enemigo
ask-any-kitty = { $tactic }: elige cualquier Michi, tuyo o no
ask-claws = { $tactic }: ataca con { $kitty }, o haz que se mueva o gire
ask-strike = { $tactic }: también puedes atacar con { $kitty }
ask-hop-over = { $tactic }: elige sobre qué Michi salta { $kitty }
ask-trade-places = { $tactic }: elige con qué Michi cambia de casilla { $kitty }
ask-square = { $tactic }: elige una casilla para { $kitty }
ask-facing = { $tactic }: elige hacia dónde gira { $kitty }
ask-turn = { $tactic }: también puedes girar a { $kitty }
ask-step = { $tactic }: también puedes mover a { $kitty } una casilla al frente
ask-second = { $tactic }: también puedes girar un segundo Michi
ask-second-facing = { $tactic }: elige hacia dónde gira { $kitty }

## Jugadas, en botones ($number: cartas apartadas, o fichas que tendrá un Michi; $lines: órdenes que quedan;
## $damage: lo que hará un ataque; $square: dónde está o estará el Michi; $kitty2: con quién se encuentra $kitty)

move-swap = Aparta { $tactic }
    .name = Aparta
move-take-back = Mejor quédate con { $tactic }
    .name = Quédatela
move-redraw = { $number ->
    [one] Cambia { $number } carta
   *[other] Cambia { $number } cartas
}
    .name = Cambia
move-keep = Quédate con todas
    .name = Quédate con todas
move-deploy = Despliega a { $kitty }
    .name = Despliega
move-place = Coloca en { $square }, mirando al { $facing }
    .name = Coloca
move-play = Juega { $tactic }
    .name = Juega
move-discard = Descarta { $tactic } y roba una carta
    .name = Descarta
move-done = { $lines ->
    [one] Termina aquí, con una orden sin usar
   *[other] Termina aquí, con { $lines } órdenes sin usar
}
    .name = Termina aquí
move-name = Úsala como { $tactic }
    .name = Úsala como
move-use = Elige a { $kitty } ({ $square })
    .name = Elige
move-use-attack = Que { $kitty } ({ $square }) ataque a { $kitty2 }
    .name = Haz que ataque
move-use-shove = Que { $kitty } ({ $square }) empuje a { $kitty2 }
    .name = Empuja
move-use-pull = Que { $kitty } ({ $square }) atraiga a { $kitty2 }
    .name = Atrae
move-use-shoot = Que { $kitty } ({ $square }) dispare a { $kitty2 }
    .name = Dispara
move-attack = Ataca a { $kitty }: { $damage } de daño
    .name = Ataca
move-capture = Ataca a { $kitty }: { $damage } de daño y captura
    .name = Captura
move-friendly-fire = ¡Ataca a { $kitty }, de tu propio bando!
    .name = Ataca a tu bando
move-hop = Salta sobre { $kitty } ({ $square })
    .name = Salta
move-trade = Cambia de casilla con { $kitty } ({ $square })
    .name = Cambia de casilla
move-go = Ve a { $square }
    .name = Mueve
move-stay = Quédate donde estás
    .name = Quédate
move-face = Gira hacia el { $facing }
    .name = Gira
move-also = Gira también a { $kitty } ({ $square })
    .name = Gira otro
move-enough = Déjalo así
    .name = Déjalo así
move-back = Retira la carta
    .name = Retira la carta
move-mark = Pon una ficha en { $kitty } ({ $square })
    .name = Pon una ficha
move-mark-last = Pon la última ficha en { $kitty } ({ $square }) y despídete
    .name = Despídete
move-declare = Anuncia tu línea
    .name = Anuncia
move-hush = Cállatela
    .name = Cállatela
move-rescue = Rescata a { $kitty }
    .name = Rescata
move-decline = No rescates a nadie
    .name = No rescates

## Lo que está en juego en una pregunta ($seat: el rival; $levels y $levels2: niveles capturados, los tuyos y los suyos;
## $number: tus Michis en las Afueras; $most: tantas fichas capturan a un Michi)

stake-once = Solo puedes cambiar cartas esta vez, antes de la batalla.
stake-one-of-two = Cuanto más fuerte es el Michi, menos órdenes da este turno; el otro va al fondo del mazo.
stake-threat = { $seat } ocupa { $line }: rómpela antes de que acabe tu turno o pierdes la partida.
stake-final = Tu último turno. Niveles capturados: tú { $levels }, { $seat } { $levels2 }; gana el total más alto.
stake-lingering = { $number } de tus Michis están en las Afueras; { $most } fichas significan captura.
stake-declarable = Una vez anunciada, { $line } gana si { $seat } no la rompe en un turno.
stake-behind = Niveles capturados: tú { $levels }, { $seat } { $levels2 }. Un rescate le resta niveles a { $seat }.

## Quién está a punto de ganar, a la vista de todos ($seat: quien ocupa la línea o va ganando; $seat2: quien aún puede romperla)

alarm-line = { WHO($seat) ->
    [you] Ocupas { $line } y ganas si { $seat2 } no la rompe en un turno
   *[other] { WHO($seat2) ->
        [you] { $seat } ocupa { $line }: rómpela en tu turno o gana { $seat }
       *[other] { $seat } ocupa { $line } y gana si { $seat2 } no la rompe en un turno
    }
}
alarm-last-turn = { WHO($seat) ->
    [you] Último turno: vas ganando { $levels } a { $levels2 } en niveles capturados
   *[other] Último turno: { $seat } va ganando { $levels } a { $levels2 } en niveles capturados
}
alarm-last-turn-even = Último turno: empate a { $levels } en niveles capturados; deciden los niveles del tablero

## A qué lleva una jugada, en pequeño junto a su botón, dicho a quien la hace ($seat: el rival)
## Antes de la batalla ($number: cartas que se cambiarán)

so-aside = { $number ->
    [one] Se cambiará { $number } carta
   *[other] Se cambiarán { $number } cartas
}
so-kept = { $number ->
    [0] Se queda en tu mano; no se cambia nada
    [one] Se queda en tu mano; aún se cambia { $number } carta
   *[other] Se queda en tu mano; aún se cambian { $number } cartas
}
so-replaced = { $number ->
    [one] Robas { $number } carta nueva; la vieja vuelve al mazo
   *[other] Robas { $number } cartas nuevas; las viejas vuelven al mazo
}
so-kept-all = Empiezas con las cartas de tu mano

## Dónde está un Michi y hacia dónde mira ($kitty: delante de él, o quien le apunta; $damage: lo que haría un ataque;
## $short: cuánto faltaría para capturar; en un duelo apunta a $kitty, y $kitty2 le apunta a él)

so-deployed = { $lines ->
    [one] Nivel { $level }: una orden este turno
   *[other] Nivel { $level }: { $lines } órdenes este turno
}
    .mark = { $lines }
so-fills = Completa { $line }: ganas si { $seat } no la rompe
    .mark = 3/3
so-blocks = Impide que { $seat } complete { $line }
    .mark = 3/3
so-aims = { $short ->
    [0] Apunta a { $kitty }: { $damage } de daño, bastante para capturar
   *[other] Apunta a { $kitty }: { $damage } de daño, { $short } de menos
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-aims-at-friend = { $short ->
    [0] Delante está { $kitty }, de su bando: { $damage } de daño, bastante para capturar
   *[other] Delante está { $kitty }, de su bando: { $damage } de daño, { $short } de menos
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-exposed = { $short ->
    [0] { $kitty } le apunta: { $damage } de daño, bastante para capturar
   *[other] { $kitty } le apunta: { $damage } de daño, { $short } de menos
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-duel = Apunta a { $kitty } ({ $damage } de daño), pero { $kitty2 } le apunta ({ $damage2 })
    .mark = −{ $damage2 }
so-clear = No tiene a nadie delante y nadie le apunta

## Órdenes ($number: Michis, nombres o cartas; $lines: órdenes que quedan después, o que se pierden)

so-carried-out = Michis que pueden: { $number }. Órdenes después: { $lines }
so-stands-for = Cartas posibles: { $number }. Órdenes después: { $lines }
so-supplies = Cartas que robas: { $number }. Órdenes después: { $lines }
so-drawn = Robas una carta. Órdenes después: { $lines }
so-rests = Órdenes que se pierden: { $lines }. Cartas que robas: { $number }
so-taken-back = La carta sigue en tu mano y no gastas ninguna orden
so-last-order = Tu última orden, y { $line } sigue en pie: gana { $seat }
so-gives-in = Dejas en pie { $line }: { $seat } gana la partida
so-holds = Ocupas { $line } y ganas si { $seat } no la rompe
so-battle-ends = La batalla acaba { $levels } a { $levels2 } en niveles capturados
so-battle-lost = La batalla acaba y pierdes, { $levels } a { $levels2 } en niveles capturados
so-lingers = { $number } de tus Michis están en las Afueras: uno recibe una ficha

## Lo que hace una carta ($line: del rival o tuya; $total: niveles capturados después, de ellos $levels nuevos)

so-breaks = Rompe { $line }: { $seat } no puede ganar con ella
    .mark = 3/3
so-breaks-one = Rompe una línea, pero { $line } sigue en pie
    .mark = 3/3
so-restores = { $seat } vuelve a ocupar { $line } y ganaría
    .mark = 3/3
so-opens = Dejas de ocupar { $line }
    .mark = 2/3
so-captures = { $number ->
    [one] Captura a { $kitty }. Niveles capturados: { $total } (+{ $levels })
   *[other] Captura a { $number } Michis. Niveles capturados: { $total } (+{ $levels })
}
    .mark = ✕ +{ $levels }
so-sacrifices = Pierdes a { $kitty }. Niveles capturados de { $seat }: { $total } (+{ $levels })
    .mark = ✕ −{ $levels }
so-exchanges = Pierdes a { $kitty }. Niveles capturados: { $seat } +{ $levels }, tú +{ $levels2 }
    .mark = ✕ +{ $levels2 } −{ $levels }
so-hurts = { WHO($seat) ->
    [you] Tu Michi { $kitty } recibe { $damage } de daño; con { $short } más cae
   *[other] { $kitty } recibe { $damage } de daño; con { $short } más cae
}
    .mark = −{ $damage }
so-hurts-many = { $number } Michis reciben { $damage } de daño cada uno; no cae ninguno
    .mark = −{ $damage } ×{ $number }
so-back-off = { $number } Michis enemigos retroceden
    .mark = ×{ $number }
so-leaves = { $number ->
    [one] Sale de la Ciudad; a solas en las Afueras no recibe ficha
   *[other] Sale de la Ciudad; con { $number } Michis en las Afueras, uno recibe una ficha
}
so-goes = { $kitty } va a { $square }
    .mark = →
so-swaps = { $kitty } va a { $square }, y { $kitty2 } a { $square2 }
    .mark = ⇄

## Cuando ya no hay órdenes

so-token = Ficha { $number } de { $most }; con { $most } queda capturado
    .mark = { $number }/{ $most }
so-declares = Ganas con { $line } si { $seat } no la rompe
so-hushes = Sin anunciarla, { $line } no puede ganar
so-rescues = Niveles capturados después: { $seat } { $levels }, tú { $levels2 }
    .mark = { $levels } : { $levels2 }
so-spares = Los niveles capturados quedan así: { $seat } { $levels }, tú { $levels2 }

## Lo que ha pasado

event-took = { WHO($toOwner) ->
    [you] Recibes { $card }.
   *[other] { $toOwner } recibe { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] Robas { $card }.
   *[other] { $toOwner } roba { $card }.
}
    .unseen = { $toOwner } roba una carta de táctica.
event-decided = { WHO($seat) ->
    [you] Ya has decidido.
   *[other] { $seat } ya ha decidido.
}
event-mulligan = { WHO($seat) ->
    [you] { $number ->
        [0] Te quedas con todas tus cartas.
        [one] Cambias una carta.
       *[other] Cambias { $number } cartas.
    }
   *[other] { $number ->
        [0] { $seat } se queda con todas sus cartas.
        [one] { $seat } cambia una carta.
       *[other] { $seat } cambia { $number } cartas.
    }
}
event-set-aside = { WHO($fromOwner) ->
    [you] Devuelves { $card } al mazo.
   *[other] { $fromOwner } devuelve { $card } al mazo.
}
    .unseen = { $fromOwner } devuelve una carta al mazo.
event-shuffled = Se baraja el mazo de tácticas.
event-turn = { WHO($seat) ->
    [you] Turno { $number }: te toca.
   *[other] Turno { $number }: le toca a { $seat }.
}
event-drew-kitty = { WHO($toOwner) ->
    [you] Robas el Michi { $card }.
   *[other] { $toOwner } roba el Michi { $card }.
}
    .unseen = { $toOwner } roba un Michi.
event-showed = { WHO($seat) ->
    [you] Muestras a { $kitty } y a { $kitty2 }.
   *[other] { $seat } muestra a { $kitty } y a { $kitty2 }.
}
event-returned = { WHO($fromOwner) ->
    [you] Pones a { $card } en el fondo del mazo de Michis.
   *[other] { $fromOwner } pone a { $card } en el fondo del mazo de Michis.
}
    .unseen = { $fromOwner } pone un Michi en el fondo del mazo de Michis.
event-deployed = { WHO($fromOwner) ->
    [you] Despliegas a { $card }.
   *[other] { $fromOwner } despliega a { $card }.
}
event-placed = { $kitty } aterriza en { $square }, mirando al { $facing }.
event-played = { WHO($fromOwner) ->
    [you] Juegas { $card }.
   *[other] { $fromOwner } juega { $card }.
}
event-named = Se usa como { $tactic }.
event-discarded = { WHO($fromOwner) ->
    [you] Descartas { $card }.
   *[other] { $fromOwner } descarta { $card }.
}
event-stopped = { WHO($seat) ->
    [you] Dejas de dar órdenes.
   *[other] { $seat } deja de dar órdenes.
}
event-tidied = La carta { $card } va a los descartes.
event-came-back = { WHO($toOwner) ->
    [you] La carta { $card } vuelve a tu mano.
   *[other] La carta { $card } vuelve a la mano de { $toOwner }.
}
event-reshuffled = Los descartes se barajan y forman un nuevo mazo de tácticas.
event-moved = { $kitty } va de { $square } a { $square2 }.
event-rotated = { $kitty } gira hacia el { $facing }.
event-attacked = { $kitty } ataca a { $kitty2 }.
event-doubled = Es fuerte contra ese tipo: el daño se duplica.
event-hurt = { $kitty } recibe { $number } de daño ({ $number2 } en lo que va de turno).
event-captured = { WHO($toOwner) ->
    [you] Capturas a { $card }.
   *[other] { $toOwner } captura a { $card }.
}
event-got-line = { WHO($seat) ->
    [you] Tienes una orden más.
   *[other] { $seat } tiene una orden más.
}
event-marked = { $kitty } se entretiene en las Afueras y ya tiene { $number ->
    [one] una ficha
   *[other] { $number } fichas
}.
event-announced = { WHO($seat) ->
    [you] ¡Ocupas { $line } y anuncias Control!
   *[other] ¡{ $seat } ocupa { $line } y anuncia Control!
}
event-kept-quiet = { WHO($seat) ->
    [you] Te callas tu línea.
   *[other] { $seat } se calla una línea.
}
event-rescued = { WHO($fromOwner) ->
    [you] Rescatan a { $card } de tus garras.
   *[other] Rescatan a { $card } de las garras de { $fromOwner }.
}
event-held = { WHO($seat) ->
    [you] ¡Has mantenido { $line } y controlas la Ciudad!
   *[other] ¡{ $seat } ha mantenido { $line } y controla la Ciudad!
}
event-broken = { WHO($seat) ->
    [you] Has perdido { $line }.
   *[other] { $seat } ha perdido { $line }.
}
event-battle-over = Queda un Michi en el mazo: la batalla ha terminado y deciden los niveles capturados.

## En qué punto estamos ($turn de $last turnos, y un paso del turno)

phase-setup = Preparación
phase-deploy = Turno { $turn } de { $last }: despliega un Michi
phase-tactics = Turno { $turn } de { $last }: da órdenes
phase-outer = Turno { $turn } de { $last }: Afueras
phase-control = Turno { $turn } de { $last }: Control
phase-rescue = Turno { $turn } de { $last }: rescate
phase-over = La partida ha terminado

## El final: por qué terminó la partida, y los puntos por partes

reason-control = Tres en línea durante todo un turno enemigo.
reason-power = Más niveles capturados.
reason-board = Empate en niveles capturados; más niveles sobre el tablero.
reason-second-player = Empate en todo: gana quien jugó en segundo lugar.
reason-draw = Empate en todo.
part-captured = Niveles capturados
part-board = Niveles sobre el tablero (para desempatar)

## Cards

card-private-pounce = Soldado Brincos
    .text = Cazadora de nivel 1: daño doble a Pilotos. Cuatro órdenes el turno en que aterriza.
card-scout-snickerpaws = Exploradora Risitas
    .text = Cazadora de nivel 1: daño doble a Pilotos. Lo ve todo, se ríe de todo y permite cuatro órdenes.
card-corporal-calico = Cabo Tricolor
    .text = Cazadora de nivel 2: daño doble a Pilotos. Tres órdenes, cada una de un color.
card-sergeant-scratch = Sargento Rasguños
    .text = Cazadora de nivel 3: daño doble a Pilotos. Dos órdenes y un sofá hecho trizas.
card-colonel-clawdia = Coronela Garriela
    .text = Cazadora de nivel 4: daño doble a Pilotos. Con una sola orden le basta.
card-cadet-catapult-tail = Cadete Colapulta
    .text = Piloto de nivel 1: daño doble a Tanques. Cuatro órdenes, cero licencia.
card-wingcat-biscuit = Copiloto Bizcocho
    .text = Piloto de nivel 2: daño doble a Tanques. Tres órdenes, amasadas con cariño.
card-ensign-purrshing = Alférez Ronrón
    .text = Piloto de nivel 2: daño doble a Tanques. Tres órdenes, ronroneadas alto y claro.
card-lieutenant-loop-de-mew = Teniente Tirabuzón
    .text = Piloto de nivel 3: daño doble a Tanques. Dos órdenes, una de ellas cabeza abajo.
card-ace-meowverick = As Miauverick
    .text = Piloto de nivel 4: daño doble a Tanques. Una orden, dada con gafas de sol.
card-tinpaw-tabby = Recluta Hojalata
    .text = Tanque de nivel 1: daño doble a Cazadoras. Cuatro órdenes desde una lata de sopa.
card-gunner-grumbles = Artillero Refunfuños
    .text = Tanque de nivel 2: daño doble a Cazadoras. Tres órdenes, y las tres son quejas.
card-sergeant-treads = Sargento Orugas
    .text = Tanque de nivel 3: daño doble a Cazadoras. Dos órdenes y una siesta sobre el motor.
card-major-maine-coon = Comandante Maine Coon
    .text = Tanque de nivel 3: daño doble a Cazadoras. Dos órdenes, casi todo pelo.
card-general-chonk = General Rechoncho
    .text = Tanque de nivel 4: daño doble a Cazadoras. Una orden: comida, ya.
card-claws-out = Garras fuera
    .text = Un Michi tuyo no colocado este turno ataca al Michi que tiene delante, se mueve 1 casilla o gira. Esta carta vuelve a tu mano.
card-radio = Radio
    .text = Nombra otra carta de táctica que ahora se pueda jugar, salvo Garras fuera, y haz lo que dice.
card-bombs-away = Bomba va
    .text = Un Michi tuyo salta por encima de uno contiguo, de cualquier bando, a la casilla vacía de detrás. El de abajo recibe 2 de daño.
card-bamboozle = Gato por liebre
    .text = Elige un Michi enemigo, que ataca al Michi que tiene delante, de cualquier bando.
card-stalk = Acecho
    .text = Mueve un Michi tuyo 1 o 2 casillas por casillas vacías, doblando esquinas si quieres. Luego puedes girarlo.
card-pounce = Arremetida
    .text = Un Michi tuyo corre de 0 a 3 casillas vacías al frente. El Michi que le quede delante, de cualquier bando, recibe 1 de daño.
card-hairball-barrage = Bombardeo peludo
    .text = Elige un Michi tuyo: todos los contiguos, de cualquier bando, reciben 1 de daño a la vez.
card-laser-pointer = Puntero láser
    .text = Gira un Michi de cualquier bando. Luego puedes moverlo 1 casilla al frente si está vacía.
card-paw-shove = Empujoncito
    .text = Un Michi tuyo empuja 1 casilla al que tiene delante, de cualquier bando. Si no hay sitio, el empujado y el Michi que haya detrás reciben 1 de daño cada uno.
card-yarn-lasso = Lazo de lana
    .text = Un Michi tuyo atrae hasta la casilla de delante al primer Michi que haya al frente, de cualquier bando, si está a 2 o más casillas.
card-kit-switch = Michicambio
    .text = Un Michi tuyo y uno contiguo, de cualquier bando, cambian de casilla.
card-snipurr = Francogatirador
    .text = El primer Michi al frente de uno tuyo, de cualquier bando y a cualquier distancia, recibe 2 de daño.
card-catapult = Gatapulta
    .text = Lanza un Michi tuyo a cualquier casilla vacía de su fila o columna, por encima de lo que sea.
card-about-face = Media vuelta
    .text = Gira un Michi de cualquier bando. Luego puedes girar otro más.
card-care-purrckage = Paquete de mimos
    .text = Roba 2 cartas de táctica. Tienes 1 orden más este turno.
card-battle-hiss = Bufido de guerra
    .text = Elige un Michi tuyo: cada Michi enemigo contiguo se aleja de él 1 casilla si hay sitio.

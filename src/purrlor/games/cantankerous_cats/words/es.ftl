### Cantankerous Cats en español. Cartas y Gatos están al final, como card-<id>.
### $seat, $fromOwner y $toOwner son jugadores, WHO($player) es "you" para quien lee; $card es el nombre de una carta.
### Cariño, Travesura, Suceso, Frenesí, Incidente, Instantánea, Doméstico, Salvaje, Zarpazo, Réplica, Ataque, Casa,
### Juguete y ficha de Zarpazo son términos del reglamento. Ahorrar es dejar Cariño en la Casa; anotar, jugar una
### Travesura por sus puntos. «Doméstico» va solo con «Gato»; «Salvaje» vale para cualquiera.

## El juego, y la frase de su puerta

game = Cantankerous Cats
    .line = Colma de mimos a tu Jumano y luego gástatelo todo en travesuras.

## Lo que puede elegir una mesa

option-mode = Juego
    .help = Estándar es el juego completo, Básico deja fuera Zarpazos y Gatos Salvajes, y Gatito es para toda la familia.
option-mode-standard = Estándar
option-mode-basic = Básico
option-mode-kitten = Gatito
option-turn_indicator = Indicador de turno
    .help = Qué rango gana el Primer Bocado, y hacia qué lado se juega.
option-turn_indicator-flip = Al azar
option-turn_indicator-high_clockwise = Rango alto, sentido horario
option-turn_indicator-low_counterclockwise = Rango bajo, sentido antihorario
option-pounce_windows = Cuándo se dan Zarpazos
    .help = Antes, en medio o después de las dos acciones de un turno.
option-pounce_windows-before-between-after = Antes, en medio y después
option-pounce_windows-between-after = En medio y después
option-pounce_windows-before-between = Antes y en medio
option-feral_pounce_any = A quién apuntan los Salvajes
    .help = En turno ajeno, un Gato Salvaje puede apuntar a cualquiera, o solo al Gato con el Juguete.
option-feral_pounce_any-on = A cualquiera
option-feral_pounce_any-off = Al Gato con el Juguete
option-laser_refunds_action = Tras un Puntero láser
    .help = La acción de una carta anulada se da por gastada, o se devuelve.
option-laser_refunds_action-off = Acción gastada
option-laser_refunds_action-on = Acción devuelta
option-final_attack_blocks_win = Ataque en la última oportunidad
    .help = Cuando un Gato está a punto de ganar, se le puede detener solo con Incidentes, o también con un Ataque.
option-final_attack_blocks_win-off = Solo Incidentes
option-final_attack_blocks_win-on = También Ataques
option-reactions_without_tokens = Puntero láser y Fue el perro
    .help = En Básico y Gatito, que no tienen fichas de Zarpazo, estas cartas son gratis o quedan fuera del mazo.
option-reactions_without_tokens-free = Gratis
option-reactions_without_tokens-remove = Fuera del mazo
option-kitten_instants = Instantáneas en Gatito
    .help = En Gatito, los iconos de Instantánea se ignoran o se usan.
option-kitten_instants-off = Se ignoran
option-kitten_instants-on = Se usan
option-kitten_hand = Cartas iniciales en Gatito
    .help = Cuántas cartas recibe cada Gato en Gatito.
option-kitten_first = Quién empieza en Gatito
    .help = Quién empieza en Gatito: alguien al azar, o un asiento.
option-kitten_first-random = Al azar
option-voluntary_feral = Anotar lo que no puedes pagar
    .help = Se permite y te vuelve Salvaje, o se rechaza.
option-voluntary_feral-on = Se permite
option-voluntary_feral-off = Se rechaza
option-token_supply = Fichas de Zarpazo
    .help = Cuántas fichas de Zarpazo hay en total.
option-token_supply-2_per_player = Dos por jugador
option-feral_win_check = Victoria Salvaje
    .help = Un Gato Salvaje gana al ahorrar su noveno corazón, o siempre que tenga nueve en su turno.
option-feral_win_check-on_bank = Al ahorrar
option-feral_win_check-any_time = En cualquier momento
option-round_cap = Rondas como máximo
    .help = Tras estas rondas termina la partida y deciden los puntos.

## Lugares de la mesa; una Casa se llama Territorio mientras su Gato es Salvaje

zone-bowl = Comedero
zone-litter = Arenero
zone-table = En la mesa
zone-track = Marcador
zone-indicator = Indicador de turno
zone-bank = Banco de fichas
zone-hand = Mano
zone-house = Casa
zone-territory = Territorio
zone-tokens = Fichas de Zarpazo

## Junto al nombre de un jugador: señales, y lo que se cuenta

badge-turn = Turno
badge-toy = Juguete
badge-feral = Salvaje
count-hand = Cartas
count-hearts = Corazones
count-tokens = Fichas de Zarpazo
count-actions = Acciones

## Palabritas sobre una pieza ($seat: a quién apunta la carta; $what: una de las palabras by-, o la carta que paga)

mark-known = la conoces
mark-picked = elegida
mark-hearts = Corazones
mark-doubled = paga doble
mark-by = { $what }
mark-at = sobre { WHO($seat) ->
    [you] ti
   *[other] { $seat }
}
mark-pays = paga { $what }
mark-cancelled = anulada
mark-blamed = fue el perro
mark-unpaid = sin pagar
fact-hearts = Corazones

## Cómo llegó una carta a la mesa, para mark-by

by-action = acción
by-pounce = Zarpazo
by-counter = Réplica
by-instant = Instantánea
by-card = por otra carta

## Qué permite usar una Instantánea, para ask-instant_or_pass

trigger-affection = una carta de Cariño
trigger-mischief = una Travesura
trigger-event = un Suceso

## Fichas: las caras del Indicador de turno (hacia dónde se juega), y la ficha de Zarpazo

token-clockwise = Sentido horario
token-counter-clockwise = Sentido antihorario
token-pounce-token = Ficha de Zarpazo

## Preguntas ($left: acciones, corazones o cartas que faltan; $cost, $hearts: corazones que se pagan, que se tienen)

ask-bet_high = Apuesta una carta: el rango más alto se lleva el Primer Bocado
ask-bet_low = Apuesta una carta: el rango más bajo se lleva el Primer Bocado
ask-feral_meal_keep = Quédate con una de las cartas que has robado
ask-choose_action = { $left ->
    [one] Haz tu última acción
   *[other] Haz una acción (quedan { $left })
}
ask-pounce_or_pass = Le toca a { $seat }: da un Zarpazo o pasa
ask-react_or_pass = { $seat } juega { $card }: reacciona o pasa
ask-stop_card = Última oportunidad: { $seat } gana con { $card }. Impídelo o pasa
ask-stop_victory = Última oportunidad: { $seat } está a punto de ganar. Impídelo o pasa
ask-counter_or_pass = { $seat } juega { $card }: da una Réplica o pasa
ask-counter_cost = { $seat } te ataca con { $card }. Da una Réplica, o pasa y paga { $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
}
ask-counter_feral = { $seat } te ataca con { $card }. Da una Réplica, o pasa y vuélvete Salvaje: cuesta { $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
} y tienes { $hearts }
ask-counter_bank_next = Ahorra otra carta de Cariño contra { $card }, o termina
# $trigger: una de las palabras trigger-
ask-instant_or_pass = Usa una Instantánea tras { $trigger }, o pasa
ask-flight_score_or_pass = Anota { $card } gratis, o pasa
ask-pay_cost = Paga { $card }: { $left ->
    [one] falta 1 corazón
   *[other] faltan { $left } corazones
}
ask-lose_half = Renuncia a la mitad de tu Cariño: { $left ->
    [one] falta 1 corazón
   *[other] faltan { $left } corazones
}
ask-discard_hand_card = { $left ->
    [one] Descarta una carta
   *[other] Descarta una carta (faltan { $left })
}
ask-midnight_play = { $card }: juega una carta
ask-eome_attack_card = { $card }: ataca a { $seat } con una Travesura, o pasa si no tienes ninguna
ask-eome_follow_up = { $card }: ataca tú también a { $seat }, ahorra una carta de Cariño, o pasa
ask-eome_follow_up_bank = { $card }: ahorra una carta de Cariño, o pasa
ask-multiply_choose = { $card }: elige qué carta ahorrada paga doble este turno
ask-scavenge = { $card }: toma una carta del Arenero
ask-tree_swap = { $card }: elige una carta para cambiarla con { $seat }, o pasa
ask-tree_swap_for = { $card }: elige la carta que le quitas a { $seat }
ask-discard_banked_card = { $card }: descarta una de tus cartas ahorradas
ask-pass_card = Elige una carta para pasársela a { $seat }
ask-opener_bank = { $card }: ahorra una carta de Cariño, o pasa
# $number: cuántas cartas se roban
ask-gift_mouse = { $card }: regala una carta y roba { $number }, o pasa
ask-choose_target_player = { $card }: elige un rival

## Jugadas, para botones ($cost y $hearts son corazones, $rank es un rango, $price y $draws son números de cartas)

move-pass = Pasa
move-picky = { $draws ->
    [0] Haz ascos con la mano vacía
    [one] Haz ascos: descarta tu mano y roba 1 carta
   *[other] Haz ascos: descarta tu mano y roba { $draws } cartas
}
move-buy = Compra una ficha de Zarpazo por { $price ->
    [one] 1 carta
   *[other] { $price } cartas
}
move-stop = Termina aquí
move-bet = Apuesta { $card } (rango { $rank })
move-keep = Quédate con { $card }
move-bank = Ahorra { $card }
move-score = Anota { $card } { $cost ->
    [0] gratis
    [one] por 1 corazón
   *[other] por { $cost } corazones
}
# Una Travesura que no se puede pagar: en vez de anotarla, te vuelves Salvaje.
move-overreach = Vuélvete Salvaje con { $card }: cuesta { $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
} y tienes { $hearts }
move-attack = Ataca a { $seat } con { $card } ({ $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
})
move-play = Juega { $card }
move-play-on = Juega { $card } sobre { WHO($seat) ->
    [you] ti
   *[other] { $seat }
}
move-enemy = Que { $seat } ataque a { $seat2 }
move-pay = Paga con { $card } ({ $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
})
move-drop = Renuncia a { $card } ({ $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
})
move-discard = Descarta { $card }
move-double = Duplica { $card }
move-take = Toma { $card }
move-swap = Ofrece { $card }
move-swap-for = Toma { $card } a cambio
move-hand-on = Pasa { $card }
move-give = Regala { $card } a { $seat }
move-choose = Elige a { $seat }

## Lo que ha pasado

event-drew = { WHO($toOwner) ->
    [you] Robas { $card }.
   *[other] { $toOwner } roba { $card }.
}
event-reshuffled = El Arenero se baraja y llena el Comedero: { $number ->
    [one] 1 carta.
   *[other] { $number } cartas.
}
event-bet = { WHO($seat) ->
    [you] Ya has apostado.
   *[other] { $seat } ya ha apostado.
}
event-revealed = { WHO($fromOwner) ->
    [you] Tu apuesta es { $card }.
   *[other] La apuesta de { $fromOwner } es { $card }.
}
event-first-bite = { WHO($seat) ->
    [you] Te llevas el Primer Bocado.
   *[other] { $seat } se lleva el Primer Bocado.
}
event-turn = { WHO($seat) ->
    [you] Te toca: tomas el Juguete.
   *[other] { $seat } toma el Juguete.
}
event-adopted = { WHO($seat) ->
    [you] Vuelves a ser un Gato Doméstico.
   *[other] { $seat } vuelve a ser un Gato Doméstico.
}
event-went-feral = { WHO($seat) ->
    [you] ¡Te vuelves Salvaje!
   *[other] ¡{ $seat } se vuelve Salvaje!
}
event-discarded = { WHO($fromOwner) ->
    [you] Descartas { $card }.
   *[other] { $fromOwner } descarta { $card }.
}
event-picky = { WHO($seat) ->
    [you] Haces ascos: { $number ->
        [0] no hay nada que descartar.
        [one] fuera 1 carta.
       *[other] fuera { $number } cartas.
    }
   *[other] { $seat } hace ascos: { $number ->
        [0] no hay nada que descartar.
        [one] fuera 1 carta.
       *[other] fuera { $number } cartas.
    }
}
event-token-back = Una ficha de Zarpazo vuelve al banco.
event-shopped = { WHO($seat) ->
    [you] Sales a comprar una ficha de Zarpazo.
   *[other] { $seat } sale a comprar una ficha de Zarpazo.
}
event-bought = { WHO($seat) ->
    [you] Compras una ficha de Zarpazo.
   *[other] { $seat } compra una ficha de Zarpazo.
}
event-pounced = { WHO($seat) ->
    [you] ¡Das un Zarpazo!
   *[other] ¡{ $seat } da un Zarpazo!
}
event-countered = { WHO($seat) ->
    [you] ¡Das una Réplica!
   *[other] ¡{ $seat } da una Réplica!
}
event-banks = { WHO($fromOwner) ->
    [you] Bajas { $card } para ahorrarla.
   *[other] { $fromOwner } baja { $card } para ahorrarla.
}
event-scores = { WHO($fromOwner) ->
    [you] Bajas { $card } para anotarla.
   *[other] { $fromOwner } baja { $card } para anotarla.
}
event-attacks = { WHO($fromOwner) ->
    [you] Atacas con { $card }.
   *[other] { $fromOwner } ataca con { $card }.
}
event-plays = { WHO($fromOwner) ->
    [you] Juegas { $card }.
   *[other] { $fromOwner } juega { $card }.
}
event-aimed = { WHO($seat) ->
    [you] El blanco eres tú.
   *[other] El blanco es { $seat }.
}
event-set-on = { WHO($seat) ->
    [you] Tienes que atacar a { $seat2 }.
   *[other] { WHO($seat2) ->
        [you] { $seat } tiene que atacarte.
       *[other] { $seat } tiene que atacar a { $seat2 }.
    }
}
event-paid = { WHO($fromOwner) ->
    [you] Apartas { $card } para pagar.
   *[other] { $fromOwner } aparta { $card } para pagar.
}
event-banked = { WHO($toOwner) ->
    [you] Ahorras { $card }.
   *[other] { $toOwner } ahorra { $card }.
}
event-scored = { WHO($seat) ->
    [you] { $number ->
        [0] No anotas nada.
        [one] Anotas 1 punto.
       *[other] Anotas { $number } puntos.
    }
   *[other] { $number ->
        [0] { $seat } no anota nada.
        [one] { $seat } anota 1 punto.
       *[other] { $seat } anota { $number } puntos.
    }
}
event-cleared = La carta { $card } va al Arenero.
event-lost = { WHO($fromOwner) ->
    [you] Pierdes { $card }.
   *[other] { $fromOwner } pierde { $card }.
}
event-refunded = { WHO($toOwner) ->
    [you] Recuperas { $card }.
   *[other] { $toOwner } recupera { $card }.
}
event-cancelled = La carta { $card } queda anulada.
event-blamed = ¿{ $card }? Fue el perro.
event-announced = { WHO($seat) ->
    [you] ¡Estás a punto de ganar!
   *[other] ¡{ $seat } está a punto de ganar!
}
event-lost-points = { WHO($seat) ->
    [you] Pierdes { $number ->
        [one] 1 punto.
       *[other] { $number } puntos.
    }
   *[other] { $seat } pierde { $number ->
        [one] 1 punto.
       *[other] { $number } puntos.
    }
}
event-returned-token = { WHO($seat) ->
    [you] Devuelves una ficha de Zarpazo.
   *[other] { $seat } devuelve una ficha de Zarpazo.
}
event-turned = El Indicador de turno se da la vuelta: ahora se juega hacia el otro lado.
event-doubled = La carta { $card } paga doble este turno.
event-saw = { WHO($seat) ->
    [you] Ves { $card } en la mano de { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $seat } ve { $card } en tu mano.
       *[other] { $seat } ve { $card } en la mano de { $fromOwner }.
    }
}
    .unseen = { $seat } mira una carta de la mano de { $fromOwner }.
event-stole = { WHO($toOwner) ->
    [you] Le quitas { $card } a { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } te quita { $card }.
       *[other] { $toOwner } le quita { $card } a { $fromOwner }.
    }
}
event-gave = { WHO($fromOwner) ->
    [you] Le regalas { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te regala { $card }.
       *[other] { $fromOwner } le regala { $card } a { $toOwner }.
    }
}
event-passed-on = { WHO($fromOwner) ->
    [you] Le pasas { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te pasa { $card }.
       *[other] { $fromOwner } le pasa { $card } a { $toOwner }.
    }
}
event-swapped = { WHO($fromOwner) ->
    [you] En el cambio, le das { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] En el cambio, { $fromOwner } te da { $card }.
       *[other] En el cambio, { $fromOwner } le da { $card } a { $toOwner }.
    }
}
event-scavenged = { WHO($toOwner) ->
    [you] Tomas { $card } del Arenero.
   *[other] { $toOwner } toma { $card } del Arenero.
}
event-chose = { WHO($seat) ->
    [you] Ya has elegido una carta.
   *[other] { $seat } ya ha elegido una carta.
}
event-meowed = { WHO($seat) ->
    [you] Terminas tu turno: ¡miau!
   *[other] { $seat } termina su turno: ¡miau!
}
event-hissed = { WHO($seat) ->
    [you] Terminas tu turno: ¡fuuu!
   *[other] { $seat } termina su turno: ¡fuuu!
}
event-won = { WHO($seat) ->
    [you] Nadie te detiene: ¡ganas!
   *[other] Nadie detiene a { $seat }, que gana la partida.
}
event-capped = Esa fue la última ronda: gana quien tenga más puntos.

## En qué punto estamos: la hora del turno, y la ventana abierta

phase-first-bite = Primer Bocado
phase-meal = Hora de comer
phase-play = Hora de jugar
phase-pounces = Hora de jugar: Zarpazos
phase-instants = Hora de jugar: Instantáneas
phase-reactions = Hora de jugar: reacciones
phase-final-chance = Hora de jugar: última oportunidad
phase-grooming = Hora de acicalarse
phase-the-end = Fin

## El final: por qué se acabó, y las líneas de los puntos

reason-nine-points = Nueve puntos de Travesura, y nadie lo impidió.
reason-feral-victory = Un Gato Salvaje tenía nueve corazones, y nadie lo impidió.
reason-round-cap = Se acabó la última ronda.
part-mischief-points = Puntos de Travesura
part-hearts = Corazones

## Cards

card-santa-claws-74 = Santa Garras (74)
    .text = Ahorrarla como acción gasta dos acciones. La espera vale la pena.
card-santa-claws-85 = Santa Garras (85)
    .text = Ahorrarla como acción gasta dos acciones. La espera vale la pena.
card-bath-time = Hora del baño
    .text = Un gato mojado tarda en perdonar. El Jumano se derrite al instante.
card-flight-school = Escuela de vuelo
    .text = Con esta carta ahorrada anotas Ataque aéreo gratis; al ahorrarla, puedes hacerlo en el acto.
card-fur-ever-friend = Amigato del alma
    .text = Hay regazos para toda la vida.
card-purramedic = Ronronterapia
    .text = Un ronroneo, dos veces al día, directo sobre el pecho.
card-biscuit-bakery = Panadería gatuna
    .text = Abierta toda la noche. Trae una manta.
card-toaster-loaf = Gato de molde
    .text = Dorado por los dos lados.
card-doormat-greeter = Comité de bienvenida
    .text = Esperó todo el día en la puerta. O tres minutos.
card-blanket-burrito = Burrito de manta
    .text = Bien enrollado, relleno suave.
card-purr-cussion-solo = Solo de prrrcusión
    .text = Once minutos. El bis, ni falta que hace.
card-chin-scritch-deluxe = Rascadita prémium
    .text = Un poco a la izquierda. Sí. Ahí.
card-slow-blinker = Parpadeo lento
    .text = Un «te quiero», párpado a párpado.
card-lap-of-luxury = Regazo de lujo
    .text = El trono tiene rodillas.
card-loaf-mode = Modo pan
    .text = Instantánea: ahórrala cuando cualquier Gato use una Travesura.
card-whisker-kiss = Beso de bigotes
    .text = Instantánea: ahórrala cuando cualquier Gato use un Suceso.
card-shoulder-parrot = Gato al hombro
    .text = Instantánea: ahórrala cuando cualquier Gato use un Suceso.
card-leg-figure-eight = Ocho entre las piernas
    .text = Tropezón seguro, mimos incluidos.
card-bedtime-patrol = Ronda nocturna
    .text = Dedos de los pies: todos presentes.
card-tummy-trap = La trampa de la panza
    .text = Parece suave. Es suave. También va armada.
card-welcome-rub = Frote de bienvenida
    .text = Hueles a calle. Permíteme.
card-kneady-kitty = Amasamimos
    .text = Al ahorrarla: roba 1 carta y luego descarta 1 carta de tu mano.
card-mew-tube-star = Estrella de MiauTube
    .text = Siete vidas, siete millones de visitas.
card-gift-mouse = Ratón de regalo
    .text = Al ahorrarla: puedes regalarle a un rival 1 carta de tu mano; si lo haces, roba 2.
card-pillow-thief = Ladrón de almohadas
    .text = Tu mitad era la calentita.
card-head-bonk = Cabezazo
    .text = Un saludo con impulso.
card-tail-hug = Abrazo de cola
    .text = Instantánea: ahórrala cuando cualquier Gato use una carta de Cariño.
card-paw-tap = Toquecito de pata
    .text = Instantánea: ahórrala cuando cualquier Gato use una carta de Cariño.
card-tiny-mew = Miau chiquitito
    .text = Instantánea: ahórrala cuando cualquier Gato use una carta de Cariño.
card-nose-boop = Nariz con nariz
    .text = Instantánea: ahórrala cuando cualquier Gato use una Travesura.
card-sniff-hello = Saludo olfativo
    .text = Instantánea: ahórrala cuando cualquier Gato use una Travesura.
card-purr-sample = Ronroneo de muestra
    .text = Instantánea: ahórrala cuando cualquier Gato use un Suceso.
card-window-sitter = Vigía de ventana
    .text = De servicio. No molestar.
card-shed-happens = Gajes del pelo
    .text = Un poquito de mí por toda tu ropa.
card-bird-chatter = Charla con pájaros
    .text = Ek-ek-ek-ek-ek.
card-air-strike = Ataque aéreo
    .text = Con Escuela de vuelo ahorrada en tu Casa, la anotas gratis.
card-fountain = La fuente
    .text = El tazón grande de porcelana está más fresco.
card-full-cat-astrophe = Gatástrofe total
    .text = Usarla como acción gasta dos acciones. Y se lleva por delante la sala entera.
card-chandelier-swing = Tarzán de lámpara
    .text = ¡Yujuuu!, dice el cristal.
card-timber = Árbol va
    .text = Dos metros y medio de abeto, un escalador decidido.
card-fridge-heist = Golpe al refrigerador
    .text = Entra por las verduras, sale con el jamón.
card-screen-door-ninja = Ninja de la mosquitera
    .text = Había una mosquitera. Ahora hay una sugerencia.
card-laptop-lockout = Sesión bloqueada
    .text = Contraseña cambiada a jjjjjjjjjjjj.
card-turkey-takeover = Pavo expropiado
    .text = Unos dijeron amén. Otro dijo ñam.
card-vase-ace = El as del jarrón
    .text = Miradita. Empujoncito. Miradita. Adiós.
card-meeting-crasher = Colado en la reunión
    .text = Tú, sin micrófono. Yo, en cámara.
card-aquarium-angler = Pescador de acuario
    .text = Solo estoy mirando. Con la pata.
card-sofa-shredder = Desgarrasofás
    .text = Era demasiado simétrico.
card-shoelace-slayer = Matacordones
    .text = Instantánea: anótala (pagándola) cuando cualquier Gato use una Travesura.
card-loo-roll-rodeo = Rodeo de papel
    .text = Instantánea: anótala gratis cuando cualquier Gato use un Suceso.
card-four-am-serenade = Serenata de las cuatro
    .text = Al anotarla: elige un rival con cartas, que descarta 1 carta a su elección.
card-butter-burglar = Ladrón de mantequilla
    .text = Al anotarla: quítale una carta al azar de la mano a un rival con más puntos que tú.
card-keyboard-warrior = Guerrero del teclado
    .text = Al anotarla: roba 1 carta.
card-slipper-surprise = Sorpresa en la pantufla
    .text = Está calentita. No debería estar mojada.
card-spreadsheet-stomper = Pisahojas de cálculo
    .text = El trimestre trae cola.
card-curtain-climber = Trepacortinas
    .text = El campamento base era el sillón.
card-sock-heist = Golpe del calcetín
    .text = Instantánea: anótala (pagándola) cuando cualquier Gato use una carta de Cariño.
card-pen-nudger = Tiralápices
    .text = Instantánea: anótala gratis cuando cualquier Gato use un Suceso.
card-toe-ambush = Emboscada al dedo gordo
    .text = Instantánea: anótala (pagándola) cuando cualquier Gato use una Travesura.
card-houseplant-salad = Ensalada de maceta
    .text = Todo natural. Al amanecer, todo fuera.
card-coaster-launcher = Lanzaposavasos
    .text = La gravedad sigue ahí. Lo compruebo otra vez.
card-faux-starvation = Hambruna teatral
    .text = ¡Se ve el fondo del plato!
card-adoption-day-5 = Día de adopción (5)
    .text = Cualquier Gato Salvaje, incluso tú, pasa a ser Doméstico y conserva su Cariño.
card-adoption-day-84 = Día de adopción (84)
    .text = Cualquier Gato Salvaje, incluso tú, pasa a ser Doméstico y conserva su Cariño.
card-escape = Fuga
    .text = Un Gato Doméstico, incluso tú, se vuelve Salvaje y descarta la mitad de sus corazones (redondeo a la baja).
card-enemy-of-my-enemy = El enemigo de mi enemigo
    .text = Un rival debe atacar a otro; luego puedes atacar a ese mismo Gato o ahorrar 1 Cariño.
card-animal-control = La perrera
    .text = Otro Gato Salvaje descarta todo su Cariño y devuelve una ficha de Zarpazo, si la tiene.
card-scavenger = Rebuscasobras
    .text = Toma una carta a tu elección del Arenero; si eres Salvaje, toma dos.
card-laser-pointer-2 = Puntero láser (2)
    .text = Solo como respuesta, por una ficha: anula una carta del Gato con el Juguete o un Zarpazo contra ti.
card-laser-pointer-80 = Puntero láser (80)
    .text = Solo como respuesta, por una ficha: anula una carta del Gato con el Juguete o un Zarpazo contra ti.
card-blame-the-dog-3 = Fue el perro (3)
    .text = Solo como respuesta, por una ficha: la Travesura del Gato con el Juguete, o contra ti, cuesta y da 0.
card-blame-the-dog-82 = Fue el perro (82)
    .text = Solo como respuesta, por una ficha: la Travesura del Gato con el Juguete, o contra ti, cuesta y da 0.
card-midnight-run = Carrera de medianoche
    .text = Juega dos cartas cualesquiera de tu mano, una tras otra. No gastan acciones.
card-multiplikitty = Multipligato
    .text = Una de tus cartas ahorradas te paga el doble de corazones hasta el final de este turno.
card-bush-dweller = Gato de matorral
    .text = Quítale una carta al azar de la mano a un rival.
card-tree-dweller = Gato por las ramas
    .text = Mira la mano de un rival; puedes cambiar una de tus cartas por una de las suyas.
card-tail-chase = Caza de la cola
    .text = Dale la vuelta al Indicador de turno: desde ahora se juega hacia el otro lado.
card-catnip-pawty = Fiesta de hierba gatera
    .text = Roba 2 cartas; luego cada uno de los demás Gatos roba 1.
card-vacuum-of-doom = La aspiradora del terror
    .text = Cada uno de los demás Gatos con cartas descarta 1 carta a su elección.
card-can-opener-concert = Concierto de abrelatas
    .text = Empezando por ti, cada Gato puede ahorrar 1 carta de Cariño de su mano.
card-paw-ty-favours = Regalitos de la fiesta
    .text = Cada Gato elige en secreto 1 carta de su mano; todos a la vez la pasan al Gato siguiente.
card-spray-bottle = Rociador de agua
    .text = Un rival pierde 1 punto. Instantánea: juégala cuando cualquier Gato use una Travesura.
card-curiosity = La curiosidad encantó al gato
    .text = Roba 3 cartas y luego descarta 1 carta de tu mano.
card-gravity-check = Prueba de gravedad
    .text = Un rival descarta una de sus cartas ahorradas, a su elección.
card-zoomies = Carreras locas
    .text = Roba 2 cartas. Instantánea: juégala cuando cualquier Gato use una Travesura.
card-sir-naps-a-lot = Sir Siestalot
    .text = Caballero del cojín redondo.
card-duchess-of-hiss = Duquesa del Bufido
    .text = Indignada desde que cerraron la ventana.
card-professor-whiskerton = Profesor Bigotón
    .text = Autor de numerosos estudios sobre objetos que caen.
card-captain-zoom = Capitán Turbo
    .text = Rumbo: escaleras abajo. Velocidad: toda.
card-lady-loaf = Lady Hogaza
    .text = Fermenta dos veces al día.
card-mister-mittens = Míster Mitones
    .text = Siempre de etiqueta, nunca puntual.

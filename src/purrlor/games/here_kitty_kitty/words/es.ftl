### Here, Kitty, Kitty! en español. Cartas y gatos están al final, como card-<id>.
### $card y $colour son el nombre de una carta o de un gato («Gato negro», siempre masculino). $seat, $fromOwner, $toOwner
### y $spotOwner son jugadores; WHO($seat) es "you" para quien lee. $from, $to, $zone y $spot son lugares sin artículo
### (tras «tu», «de» o «a»); $stop lleva el suyo («el Porche»).

## El juego, y la línea bajo su título

game = Here, Kitty, Kitty!
    .line = Cuarenta gatos callejeros, una calle, y todo el vecindario jura que son suyos.

## Opciones de la mesa

option-best_in_show = Gran campeón
    .help = Gran campeón da puntos en tu mano, o dejándola junto a tu propiedad.
option-best_in_show-hand = En tu mano
option-best_in_show-tuck = Junto a tu propiedad
option-discard_any_number = Cartas por descarte
    .help = Si una acción de descarte puede llevarse más de tres cartas.
option-discard_any_number-off = Hasta tres
option-discard_any_number-on = Las que sean
option-house_colour_min = Gatos en una Casa de un solo color
    .help = Cuántos gatos necesita una Casa de un solo color para sus 10 puntos.
option-shortage_taker_picks = Quién elige si faltan gatos
    .help = Si el Barrio está vacío y se toma un gato de un Jardín, lo elige quien lo tiene o quien se lo lleva.
option-shortage_taker_picks-off = Quien lo tiene
option-shortage_taker_picks-on = Quien se lo lleva
option-victim_may_move_fewer = Mover menos gatos de los pedidos
    .help = Si quien sufre Pelea de gatos, Gatos miaudosos o Perro callejero puede parar antes.
option-victim_may_move_fewer-off = Prohibido
option-victim_may_move_fewer-on = Permitido
option-reaction_race = Reacciones
    .help = Por orden de asientos, o quien responda antes.
option-reaction_race-off = Por orden
option-reaction_race-on = Quien responda antes
option-copy_free_in_turn = Copiar gratis en tu turno
    .help = Si Copigato es gratis también en tu propio turno cuando acaba de surtir efecto la carta de un rival.
option-copy_free_in_turn-off = No
option-copy_free_in_turn-on = Sí
option-stall_rounds = Rondas sin robar
    .help = Tantas rondas en las que nadie roba dan paso a la última; con 0, solo cuenta el mazo.
option-cats_owned_start = Quién empieza
    .help = Cualquiera al azar, o quien viva con más gatos.
option-cats_owned_start-off = Al azar
option-cats_owned_start-on = Más gatos en casa

## Lugares de la mesa: son etiquetas, y van en frases tras «de», «a» y «tu»

zone-deck = Mazo
zone-discard = Descartes
zone-table = En la mesa
zone-box = Fuera de esta partida
zone-neighborhood = Barrio
zone-tucked = Cartas duraderas
zone-hand = Mano
zone-yard = Jardín
zone-porch = Porche
zone-house = Casa
zone-litter = Gatitos de acogida
zone-litter2 = Gatitos de acogida

## Junto al nombre de un jugador: señales, cuentas y lo que distingue su propiedad

badge-turn = Turno
count-hand = Mano
count-cats = Gatos
count-tucked = Cartas duraderas
property-red-gate = verja roja
property-blue-porch = porche azul
property-green-shutters = postigos verdes
property-yellow-door = puerta amarilla
property-white-fence = cerca blanca
property-brick-chimney = chimenea de ladrillo

## Sobre un gato que ya nadie puede mover, sobre una carta oculta que conoces; junto al mazo, cuánto hace que nadie roba

mark-locked = se queda
mark-known = conocida
fact-idle-turns = { $turns ->
    [0] { $limit } turnos sin robar dan paso a la última ronda
    [one] 1 turno sin robar; con { $limit }, empieza la última ronda
   *[other] { $turns } turnos sin robar; con { $limit }, empieza la última ronda
}

## Palabras dentro de frases: paradas de camino a casa, hacia dónde va un gato, por qué termina la partida

stop-neighborhood = el Barrio
stop-yard = el Jardín
stop-porch = el Porche
stop-house = la Casa
way-in = hacia adentro
way-out = hacia afuera
litter-litter = Gatitos de acogida
litter-litter2 = Gatitos de acogida
end-last-round = se robó la última carta
end-stalled = hace demasiado que nadie roba una carta

## Preguntas. $left: cuántos gatos, pasos o acciones quedan; $seat: quién ha jugado la carta

ask-cats_owned = ¿Con cuántos gatos vives?
ask-oldest_cat = ¿Cuántos años tiene tu gato más viejo?
ask-choose_action = { $left ->
    [one] Elige tu última acción
   *[other] Elige una acción (quedan { $left })
}
ask-discard_cards = Descarta otra carta, o termina
ask-block_or_pass = { $seat } juega { $card }: bloquéala o pasa
ask-block-on-you = { $seat } juega { $card } contra ti: bloquéala o pasa
ask-block-instant = Sale la Instantánea { $card }: protege a alguien o pasa
ask-block-move = { $seat } quiere llevar el { $colour } hasta { $stop }: impídelo o pasa
ask-copy_or_pass = Juega Copigato para copiar { $card }, o pasa
ask-reflex_or_pass = Juega Reflejos felinos, o pasa
ask-land_or_pass = Juega Caer de pie, o pasa
ask-choose_cats_to_take = { $left ->
    [one] { $card }: lleva un gato del Barrio a tu { $to }, o termina
   *[other] { $card }: lleva hasta { $left } gatos del Barrio a tu { $to }, o termina
}
ask-shortage_yard = { $left ->
    [one] { $card }: el Barrio está vacío. Toma un gato de otro Jardín, o termina
   *[other] { $card }: el Barrio está vacío. Toma hasta { $left } gatos de otros Jardines, o termina
}

# $seat: quien se lleva el gato
ask-give_cat = { $card }: elige el gato de tu Jardín que se lleva { $seat }
# $seat: a quien se le quita el gato
ask-pick-from = { $card }: elige el gato que le quitas a { $seat }
ask-lose-to-yard = { $card }: elige qué gato sale de tu Casa a tu Jardín
ask-lose-to-porch = { $card }: elige qué gato sale de tu Casa a tu Porche
ask-lose-to-neighborhood = { $left ->
    [one] { $card }: elige qué gato se va al Barrio
   *[other] { $card }: elige qué { $left } gatos se van al Barrio
}
ask-lose-one-zone = { $left ->
    [one] { $card }: elige qué gato se mueve una zona hacia afuera
   *[other] { $card }: elige qué { $left } gatos se mueven una zona hacia afuera
}
ask-lose-to-player = { $card }: elige qué gato se va con { $seat }
ask-lose-to-left = { $card }: elige qué gato de tu Jardín sale disparado al Jardín de tu izquierda
ask-save-from-rain = { $left ->
    [one] { $card }: elige qué gato pones a cubierto en tu Porche
   *[other] { $card }: elige qué { $left } gatos pones a cubierto en tu Porche
}
ask-startled-in = { $zones ->
    [one] { $card }: elige cuál de tus gatos se mueve 1 zona hacia adentro
   *[other] { $card }: elige cuál de tus gatos se mueve hasta { $zones } zonas hacia adentro
}
ask-startled-out = { $zones ->
    [one] { $card }: elige cuál de tus gatos se mueve 1 zona hacia afuera
   *[other] { $card }: elige cuál de tus gatos se mueve hasta { $zones } zonas hacia afuera
}
ask-own_steps = { $left ->
    [one] { $card }: acerca uno de tus gatos a tu Casa, o termina
   *[other] { $card }: acerca uno de tus gatos a tu Casa, o termina (quedan { $left })
}
ask-name_colour = { $card }: elige un color
ask-fight_split = { $left ->
    [one] Pelea de gatos: manda un gato de tu Jardín a un vecino
   *[other] Pelea de gatos: manda { $left } gatos de tu Jardín a tus vecinos, uno a cada lado
}
ask-search_discard = Toma una carta de los descartes
ask-foster_place = Elige un lugar para el { $colour } que tienes en acogida
ask-tuna_bonus = Llama a un gato a tu Jardín, o a ninguno
ask-use_insurance = La carta { $card } va tras tus gatos: usa Seguro de mascotas, o guárdalo

## Jugadas, en botones

move-pass = Pasa
move-pass-action = Renuncia a esta acción
move-stop = Basta
move-stop-discarding = Deja de descartar
move-stop-taking = No tomes más
move-stop-losing = No muevas más
move-stop-moving = Deja de mover
move-stop-calling = No llames a ninguno
move-insure = Usa Seguro de mascotas
move-keep = Guarda Seguro de mascotas
move-play = Juega { $card }
move-play-on = Juega { $card } contra { $seat }
move-demand = { $amount ->
    [one] Juega { $card } contra { $seat }, por 1 gato
   *[other] Juega { $card } contra { $seat }, por { $amount } gatos
}
move-lure = Juega Hierba gatera contra { $seat } y { $seat2 }
move-burgle = Juega Gato ladrón contra { $seat }: llévate el { $colour } de su { $zone }
move-swap = Juega Engatusar contra { $spotOwner }: cambia el { $colour } de tu { $zone } por el { $colour2 }
move-swap-stray = Juega Engatusar: cambia el { $colour } de tu { $zone } por el { $colour2 } del Barrio
move-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] Juega Reflejos felinos: uno de tus gatos se mueve 1 zona { $way }
       *[other] Juega Reflejos felinos: uno de tus gatos se mueve hasta { $amount } zonas { $way }
    }
   *[other] { $amount ->
        [one] Juega Reflejos felinos contra { $seat }: un gato se mueve 1 zona { $way }
       *[other] Juega Reflejos felinos contra { $seat }: un gato se mueve hasta { $amount } zonas { $way }
    }
}
move-protect = { WHO($seat) ->
    [you] Juega { $card } para protegerte
   *[other] Juega { $card } para proteger a { $seat }
}
move-copy = Copia { $card }
move-copy-on = Copia { $card } contra { $seat }
move-copy-demand = { $amount ->
    [one] Copia { $card } contra { $seat }, por 1 gato
   *[other] Copia { $card } contra { $seat }, por { $amount } gatos
}
move-copy-lure = Copia Hierba gatera contra { $seat } y { $seat2 }
move-copy-burgle = Copia Gato ladrón contra { $seat }: llévate el { $colour } de su { $zone }
move-copy-swap = Copia Engatusar contra { $spotOwner }: cambia el { $colour } de tu { $zone } por el { $colour2 }
move-copy-swap-stray = Copia Engatusar: cambia el { $colour } de tu { $zone } por el { $colour2 } del Barrio
move-copy-reflex = { WHO($seat) ->
    [you] { $amount ->
        [one] Copia Reflejos felinos: uno de tus gatos se mueve 1 zona { $way }
       *[other] Copia Reflejos felinos: uno de tus gatos se mueve hasta { $amount } zonas { $way }
    }
   *[other] { $amount ->
        [one] Copia Reflejos felinos contra { $seat }: un gato se mueve 1 zona { $way }
       *[other] Copia Reflejos felinos contra { $seat }: un gato se mueve hasta { $amount } zonas { $way }
    }
}
move-move = Mueve el { $colour } de { $from } a { $to }
move-discard = Descarta { $card }
move-take = Toma un { $colour }
move-ask = Toma un gato del Jardín de { $seat }
move-pick = { WHO($seat) ->
    [you] Elige el { $colour } de tu { $zone }
   *[other] Elige el { $colour } de { $seat }
}
move-step = Mueve el { $colour } de tu { $zone } a tu { $zone2 }
move-colour = Señala cada { $colour }
move-send = Mándale el { $colour } a { $seat }
move-fetch = Toma { $card }
move-place = Lleva el { $colour } a tu { $zone }
move-own = { $cats ->
    [0] Responde: ningún gato
    [one] Responde: un gato
   *[other] Responde: { $cats } gatos
}
move-oldest = { $years ->
    [0] Responde: menos de un año
    [one] Responde: un año
   *[other] Responde: { $years } años
}

## Lo que ha pasado. $fromOwner da o pierde, $toOwner recibe

event-turn = { WHO($seat) ->
    [you] Te toca.
   *[other] Le toca a { $seat }.
}
event-moving = { WHO($seat) ->
    [you] Quieres llevar el { $card } hasta { $stop }.
   *[other] { $seat } quiere llevar el { $card } hasta { $stop }.
}
event-passed = { WHO($seat) ->
    [you] Renuncias a una acción.
   *[other] { $seat } renuncia a una acción.
}
event-played = { WHO($fromOwner) ->
    [you] Juegas { $card }.
   *[other] { $fromOwner } juega { $card }.
}
event-copied = { WHO($fromOwner) ->
    [you] Juegas { $card }.
   *[other] { $fromOwner } juega { $card }.
}
event-as = Copia { $card }.
event-aimed = { WHO($seat) ->
    [you] La carta { $card } va contra ti.
   *[other] La carta { $card } va contra { $seat }.
}
event-demanded = { WHO($seat) ->
    [you] { $number ->
        [one] La carta { $card } va contra ti: uno de tus gatos tiene que moverse.
       *[other] La carta { $card } va contra ti: { $number } de tus gatos tienen que moverse.
    }
   *[other] { $number ->
        [one] La carta { $card } va contra { $seat }: un gato tiene que moverse.
       *[other] La carta { $card } va contra { $seat }: { $number } gatos tienen que moverse.
    }
}
event-coveted = { WHO($seat) ->
    [you] El ladrón va tras el { $card } de tu { $zone }.
   *[other] El ladrón visita a { $seat } y va tras el { $card } de su { $zone }.
}
event-swapping = El { $card } y el { $card2 } van a cambiar de sitio.
event-startled = { WHO($seat) ->
    [you] { $number ->
        [one] Uno de tus gatos tiene que moverse 1 zona { $way }.
       *[other] Uno de tus gatos tiene que moverse hasta { $number } zonas { $way }.
    }
   *[other] { $number ->
        [one] { $seat } tiene que mover un gato 1 zona { $way }.
       *[other] { $seat } tiene que mover un gato hasta { $number } zonas { $way }.
    }
}
event-discarded = { WHO($fromOwner) ->
    [you] Descartas { $card }.
   *[other] { $fromOwner } descarta { $card }.
}
event-lost = { WHO($fromOwner) ->
    [you] Pierdes { $card }.
   *[other] { $fromOwner } pierde { $card }.
}
event-finished = La carta { $card } va a los descartes.
event-tucked = { WHO($toOwner) ->
    [you] Dejas { $card } junto a tu propiedad.
   *[other] { $toOwner } deja { $card } junto a su propiedad.
}
event-used-up = { WHO($fromOwner) ->
    [you] Tu carta { $card } ya ha cumplido.
   *[other] La carta { $card } de { $fromOwner } ya ha cumplido.
}
event-drew = { WHO($toOwner) ->
    [you] Robas { $card }.
   *[other] { $toOwner } roba { $card }.
}
event-revealed = Sale una Instantánea: ¡{ $card }!
event-fetched = { WHO($toOwner) ->
    [you] Tomas { $card } de los descartes.
   *[other] { $toOwner } toma { $card } de los descartes.
}
event-called = { WHO($toOwner) ->
    [you] Llamas al { $card } a tu { $to }.
   *[other] { $toOwner } llama al { $card } a su { $to }.
}
event-walked = { WHO($toOwner) ->
    [you] Tu { $card } va de { $from } a tu { $to }.
   *[other] { $toOwner } mueve el { $card } de { $from } a su { $to }.
}
event-left = { WHO($fromOwner) ->
    [you] El { $card } se marcha de tu { $from } al Barrio.
   *[other] El { $card } abandona a { $fromOwner } y se va al Barrio.
}
event-changed-hands = { WHO($toOwner) ->
    [you] El { $card } de { $fromOwner } viene a tu { $to }.
   *[other] { WHO($fromOwner) ->
        [you] El { $card } de tu { $from } se va con { $toOwner }.
       *[other] El { $card } de { $fromOwner } se va con { $toOwner }.
    }
}
event-blocked = { WHO($fromOwner) ->
    [you] ¡Respondes con { $card }!
   *[other] ¡{ $fromOwner } responde con { $card }!
}
event-ignored = { WHO($seat) ->
    [you] La carta no te afecta.
   *[other] La carta no afecta a { $seat }.
}
event-insured = { WHO($seat) ->
    [you] Tienes seguro: no se va ninguno de tus gatos.
   *[other] { $seat } tiene seguro: no se va ningún gato.
}
event-named = { WHO($seat) ->
    [you] Señalas cada { $card }.
   *[other] { $seat } señala cada { $card }.
}
event-locked = { WHO($seat) ->
    [you] Tu { $card } se queda en tu Casa para siempre.
   *[other] El { $card } se queda para siempre en la Casa de { $seat }.
}
event-last-card = Se roba la última carta: a cada cual le queda un turno.
event-stalled = Hace mucho que nadie roba una carta: a cada cual le queda un turno.
event-owns = { WHO($seat) ->
    [you] { $number ->
        [0] Vives sin gatos.
        [one] Vives con un gato.
       *[other] Vives con { $number } gatos.
    }
   *[other] { $number ->
        [0] { $seat } vive sin gatos.
        [one] { $seat } vive con un gato.
       *[other] { $seat } vive con { $number } gatos.
    }
}
event-oldest = { WHO($seat) ->
    [you] { $number ->
        [0] Tu gato más viejo aún no tiene un año.
        [one] Tu gato más viejo tiene un año.
       *[other] Tu gato más viejo tiene { $number } años.
    }
   *[other] { $number ->
        [0] El gato más viejo de { $seat } aún no tiene un año.
        [one] El gato más viejo de { $seat } tiene un año.
       *[other] El gato más viejo de { $seat } tiene { $number } años.
    }
}
event-ended = Termina la partida: { $end }.

## Por dónde va la partida

phase-last-round = { $left ->
    [one] Última ronda, queda 1 turno
   *[other] Última ronda, quedan { $left } turnos
}
phase-last-round-next = Ahora viene la última ronda

## Por qué terminó la partida

reason-last-round = Se robó la última carta.
reason-stalled = Hace demasiado que nadie roba una carta.

## Las líneas de la hoja de puntos

part-house-cats = Gatos en la Casa
part-porch-cats = Gatos en el Porche
part-many-black = Cinco o más gatos negros
part-many-gray = Cinco o más gatos grises
part-many-orange = Cinco o más gatos naranjas
part-many-white = Cinco o más gatos blancos
part-every-colour = Gatos de todos los colores
part-most-black = Más gatos negros
part-most-gray = Más gatos grises
part-most-orange = Más gatos naranjas
part-most-white = Más gatos blancos
part-house-of-one-colour = Casa de un solo color
part-best-in-show = Gran campeón

## Cards

card-the-cats-pajamas = La flor y gata
    .text = Empezando por quien la roba, cada cual puede llevar un gato del Barrio a su Porche.
card-fireworks = Fuegos artificiales
    .text = Todos los gatos de todos los Jardines huyen al Barrio.
card-keeping-up-with-the-joneses = Yo no voy a ser menos
    .text = Quien tenga menos gatos en la Casa puede llevar allí uno del Barrio. Si hay empate, todos.
card-raining-cats-and-dogs = Llueven gatos a cántaros
    .text = Cada cual elige la mitad de los gatos de su Jardín (redondeo al alza): van al Porche; el resto, al Barrio.
card-full-mewn = Luna maullena
    .text = Todo el mundo saca uno de sus gatos de la Casa al Porche, si alguno puede moverse.
card-dinner-bell = Hora de cenar
    .text = Todo el mundo puede dar hasta 2 pasos hacia la Casa con sus propios gatos.
card-midnight-zoomies = Locura de medianoche
    .text = Cada cual elige un gato de su Jardín; todos a la vez salen disparados al Jardín de la izquierda.
card-landlord-inspection = Visita del casero
    .text = Quien tenga más gatos manda 2 de su Jardín o Porche al Barrio. Si hay empate, todos.
card-alarm-system = Alarma
    .text = Duradera. Durante el resto de la partida nadie puede elegirte para Gato ladrón.
card-catnap = Siesta gatuna
    .text = En cualquier turno: anula una carta Normal de un rival, o su acción de mover un gato.
card-one-cool-cat = Ni se inmiauta
    .text = En cualquier turno: alguien a quien afecta una carta Normal ajena o una Instantánea la ignora. Tú dices quién.
card-tuna = Atún
    .text = En cualquier turno: anula una carta Normal ajena que quite gatos. Puedes llamar a tu Jardín a uno del Barrio.
card-catlike-reflexes = Reflejos felinos
    .text = Tras una acción: mueve un gato 1 o 2 zonas dentro de cualquier propiedad. Quien vive en ella elige cuál.
card-copy-cat = Copigato
    .text = Copia una carta que acaba de surtir efecto: gratis en turno ajeno, por una acción en el tuyo.
card-land-on-your-feet = Caer de pie
    .text = Cuando alguien acaba de reponer su mano: da hasta 2 pasos hacia la Casa con tus propios gatos.
card-pet-insurance = Seguro de mascotas
    .text = Duradera. ¿Una carta ajena o una Instantánea se lleva tus gatos? Descarta esta y no se va ninguno.
card-cat-burglar = Gato ladrón
    .text = Llévate a tu Jardín un gato a tu elección, de cualquier zona de un rival.
card-can-opener = Abrelatas
    .text = Cada vecino tuyo te da un gato de su Jardín, que va a tu Jardín.
card-cat-fight = Pelea de gatos
    .text = Un rival manda hasta 2 gatos de su Jardín, uno al Jardín de cada vecino suyo. Tú dices cuántos.
card-cat-in-heat = Gata en celo
    .text = Cada rival te da un gato de su Jardín, que va a tu Jardín.
card-catnip = Hierba gatera
    .text = Nombra a uno o dos rivales: cada cual te da un gato de su Jardín o Porche, que va a tu Jardín.
card-catting-around = Noche de ronda
    .text = Un rival te da un gato de su Porche, que va a tu Jardín.
card-famous-internet-cat = Gato viral
    .text = Roba 2 cartas, aunque superes el límite de la mano.
card-foster-kittens = Gatitos de acogida
    .text = Duradera. Pon aquí hasta 3 gatos del Barrio. Tu próximo turno: uno a tu Casa, otro al Porche, otro al Jardín.
card-fraidy-cats = Gatos miaudosos
    .text = Un rival mueve hasta 3 gatos suyos distintos una zona hacia afuera. Tú dices cuántos.
card-hairball = Bola de pelo
    .text = Un rival pierde 2 cartas de su mano al azar.
card-open-window = Ventana abierta
    .text = Un rival saca un gato de su Casa hasta su propio Jardín.
card-special-needs-kitty = Gatito muy especial
    .text = Duradera. Lleva un gato del Barrio directo a tu Casa; nadie podrá moverlo nunca más.
card-spay-neuter-clinic = Campaña de esterilización
    .text = Lleva hasta 2 gatos del Barrio directos a tu Porche.
card-stray-dog = Perro callejero
    .text = Hasta 3 gatos del Jardín y el Porche de un rival se van al Barrio. Tú dices cuántos; tu rival, cuáles.
card-the-cat-came-back = El gato que volvió
    .text = Toma en tu mano cualquier carta de los descartes que no sea Instantánea.
card-best-in-show = Gran campeón
    .text = En tu mano al final: 2 puntos. O juégala: un gato tuyo se mueve hasta 2 zonas hacia adentro.
card-special-box-delivery = Caja a domicilio
    .text = Lleva hasta 4 gatos del Barrio a tu Jardín.
card-warm-laundry = Ropa calentita
    .text = Mueve hasta 2 gatos tuyos distintos, cada uno hasta 2 zonas hacia adentro.
card-cat-carrier = Transportín
    .text = Lleva un gato del Barrio directo a tu Casa.
card-laser-pointer = Puntero láser
    .text = Nombra un color: hasta 4 gatos tuyos distintos de ese color se mueven una zona hacia adentro.
card-purr-suasion = Engatusar
    .text = Cambia uno de tus gatos por uno del Barrio o de otro Jardín: cada uno ocupa el sitio del otro.
card-black = Gato negro
    .text = Uno de diez. Quien más gatos negros tenga en su propiedad suma 3 puntos; con cinco o más, otros 5.
card-gray = Gato gris
    .text = Uno de diez. Quien más gatos grises tenga en su propiedad suma 3 puntos; con cinco o más, otros 5.
card-orange = Gato naranja
    .text = Uno de diez. Quien más gatos naranjas tenga en su propiedad suma 3 puntos; con cinco o más, otros 5.
card-white = Gato blanco
    .text = Uno de diez. Quien más gatos blancos tenga en su propiedad suma 3 puntos; con cinco o más, otros 5.

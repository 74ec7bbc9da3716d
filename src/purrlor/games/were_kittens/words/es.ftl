### Were Kittens en español. Monedas y personajes están al final, como card-<id>.
### $seat, $fromOwner y $toOwner son jugadores, WHO($player) es "you" para quien lee; $coin, $card y $character son nombres
### de monedas («Penique») o de personajes. Todas las monedas son masculinas. Un puesto es uno de los seis lugares
### numerados para gatos. Una moneda en la ciudad es un aldeano; en un puesto, un gato; en la mano, el plato o el rincón
### de los sustos, una víctima. La garra es la fuerza.

## El juego

game = Were Kittens
    .line = Acecha la aldea a la luz de la luna: convierte unas monedas en gatitos y cómete el resto.

## Opciones de la mesa

option-start_pick = Monedas iniciales
    .help = Las monedas iniciales se eligen en secreto y a la vez, o a la vista y por orden.
option-start_pick-simultaneous = A la vez
option-start_pick-sequential = Por orden
option-quarter_race = Quién se lleva el Cuarto
    .help = El Cuarto es para quien coloque menos monedas, para quien termine antes, o da la vuelta a la mesa.
option-quarter_race-fewest_coins = Menos monedas
option-quarter_race-first_done = Quien termine antes
option-quarter_race-rotate = Da la vuelta
option-overeat = Comer de más
    .help = Si los gatos pueden comer más de lo que necesitan.
option-overeat-on = Permitido
option-overeat-off = Prohibido
option-eat_on_repopulate = Comer antes de repoblar
    .help = Si un gato puede comer antes de repoblar la ciudad.
option-eat_on_repopulate-off = Prohibido
option-eat_on_repopulate-on = Permitido
option-slot_stacking = Gatos por puesto
    .help = Si en un puesto cabe un solo gato o caben los que sean.
option-slot_stacking-off = Uno
option-slot_stacking-on = Los que sean
option-final_tie = Empates al final
    .help = Quienes empatan comparten su lugar, o decide el Cuarto, o el número de gatos.
option-final_tie-shared = Se comparte
option-final_tie-quarter = Decide el Cuarto
option-final_tie-cats = Deciden los gatos
option-stall_limit = Rondas sin avances
    .help = Cuando nadie consigue nada durante tantas rondas seguidas, termina la partida.
option-stall_limit-n =
    { $n ->
        [one] Tras una ronda
       *[other] Tras { $n } rondas
    }
option-stall_limit-0 = Nunca
option-max_rounds = Última ronda
    .help = La partida termina, a más tardar, tras esta ronda.
option-max_rounds-n = Ronda { $n }
option-characters = Personajes
    .help = Si cada cual juega con uno de los seis personajes.
option-characters-off = Sin personajes
option-characters-on = Con personajes

## Lugares de la mesa

zone-city = Ciudad
zone-supply = Reserva
zone-centre = Centro
zone-cats = Gatos
    .costs = Garra para un gato nuevo
zone-hand = Mano
zone-eat = Para comer
zone-scare = Para asustar
zone-character = Personajes
zone-dealt = Personajes
zone-quarter = Cuarto

## Junto al nombre de un jugador ($card: su personaje); las cuentas van delante de un número

badge-quarter = Cuarto
badge-turn = Turno
badge-done = Ya está
badge-character = { $card }
count-cats = Gatos
count-victims = Víctimas
fact-reach = garra hasta { $n }
fact-feeds = +{ $n } garra

## Sobre una pieza: un gato que ya actuó, que actúa ahora, que actúa en otro número (sigue el número);
## víctimas que solo ve su dueño; víctimas asustadas ya usadas (sigue cuántas)

mark-tails = Boca abajo
mark-acting = Actúa ahora
mark-number = Actúa en el
mark-sealed = Secreto
mark-used = Usadas
mark-claw = Garra

## Preguntas ($coin, $slot: el gato que actúa o que se va a crear, o la moneda que se quiere; $left: cuántas faltan)

ask-keep_character = Quédate con uno de tus dos personajes
ask-choose_start = Elige tus dos monedas iniciales
ask-place_victims = Coloca víctimas para que tus gatos coman, o termina
ask-place-or-scare = Coloca víctimas para comer o para asustar, o termina
ask-place_city_coin = { $left ->
    [one] Pon la última moneda en la ciudad
   *[other] Pon una moneda en la ciudad; todavía faltan { $left }
}
ask-order_scare_h4 = { $left ->
    [one] ¿Adelantas un puesto con tu víctima asustada?
   *[other] ¿Adelantas un puesto con una de tus { $left } víctimas asustadas?
}
ask-keep_leftover = { $left ->
    [one] ¿Devuelves a tu mano una víctima que ha sobrado?
   *[other] ¿Devuelves a tu mano hasta { $left } víctimas que han sobrado?
}
ask-swap = ¿Cambias una moneda de la ciudad antes de que actúe tu gato { $coin } (puesto { $slot })?
ask-cat_action = ¿Qué hace tu gato { $coin } del puesto { $slot }?
ask-may-scare-to-take = ¿Usas una víctima asustada para atrapar un { $coin }?
ask-may-scare-to-make = ¿Usas una víctima asustada para crear un gato { $coin } en el puesto { $slot }?
ask-scare-to-take = ¿Qué víctima asustada te ayuda a atrapar un { $coin }?
ask-scare-to-make = ¿Qué víctima asustada te ayuda a crear un gato { $coin } en el puesto { $slot }?
ask-eat-to-take = ¿Qué come tu gato para atrapar un { $coin }?
ask-eat-to-make = ¿Qué come tu gato para crear un gato { $coin } en el puesto { $slot }?
ask-may-eat-to-take = Come antes de atrapar un { $coin }, o deja de comer
ask-may-eat-to-make = Come antes de crear un gato { $coin } en el puesto { $slot }, o deja de comer
ask-may-eat = Come antes de repoblar la ciudad, o deja de comer

## Lo que está en juego ($claw: la garra del gato; $food: lo que sumaría todo el plato; $most: ambas cosas; $need: la garra que
## necesita; $mine, $theirs: tus puntos y los de quien mejor va de los demás; $after, $before: puntos después y ahora)

stake-keep = El otro sale de la partida. Para usar el tuyo hay que asustar víctimas en vez de comerlas.
stake-start = Una será tu gato; la otra, una víctima en tu mano. Un puesto bajo actúa antes; más garra atrapa más.
stake-place-fewest = Lo que sobre en el plato se pierde. Quien coloque menos se lleva el Cuarto y va primero; si hay empate: { WHO($seat) ->
    [you] tú
   *[other] { $seat }
}.
stake-place-fewest-lot = Lo que sobre en el plato se pierde. Quien coloque menos se lleva el Cuarto y va primero; si hay empate, al azar.
stake-place-race = Lo que sobre en el plato se pierde. Quien termine antes se lleva el Cuarto y va primero.
stake-place-late = Lo que sobre en el plato se pierde. { $seat } terminó antes y tiene el Cuarto.
stake-place-rotate = Lo que sobre en el plato se pierde. El Cuarto de esta ronda es para { WHO($seat) ->
    [you] ti
   *[other] { $seat }
}.
stake-place-lot = Lo que sobre en el plato se pierde. El Cuarto se reparte al azar.
stake-place-last = Es la última ronda: lo que sobre en el plato sigue siendo tuyo y puntúa.
stake-populate = { WHO($seat) ->
    [you] Después actúa tu gato { $coin } del puesto { $slot }: puede atrapar hasta garra { $most }.
   *[other] Después { $seat } actúa con un gato { $coin } del puesto { $slot }, que puede atrapar hasta garra { $most }.
}
stake-populate-quiet = Ya no actúa ningún gato en esta ronda: la ciudad espera a la siguiente.
stake-hurry = Los números bajos eligen antes en la ciudad. Tus víctimas asustadas vuelven en la recogida.
stake-swap = { $left ->
    [one] Gasta tu víctima asustada por esta ronda.
   *[other] Gasta una de tus { $left } víctimas asustadas por esta ronda.
} Tu gato puede atrapar hasta garra { $most }.
stake-act = Garra { $claw }{ $food ->
    [0] { "" }
   *[other] , hasta { $most } si come
}. Tienes { $mine } puntos y { $seat }, { $theirs }; { $left ->
    [one] queda una moneda
   *[other] quedan { $left } monedas
} en la ciudad y la reserva.
stake-needs = Tu gato { $coin } del puesto { $slot } tiene garra { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }(hasta { $most } si se lo come todo)
} y necesita { $need }.
stake-must-scare = Tu gato { $coin } del puesto { $slot } tiene garra { $claw }{ $food ->
    [0] { "" }
   *[other] { " " }(hasta { $most } si se lo come todo)
} y necesita { $need }: sin víctima asustada no llega.
stake-enough = Tu gato { $coin } del puesto { $slot } tiene garra { $claw } y necesita { $need }: comer más no sirve de nada.
stake-snack = No hace falta garra. Lo que coma tu gato va a la reserva y puede llegar a la ciudad.
stake-leftovers = { $count ->
    [one] Ha sobrado una víctima, y se pierde si la dejas
   *[other] Han sobrado { $count } víctimas, y se pierden si las dejas
}: { $after } puntos en vez de { $before }.

## Jugadas ($need: la garra necesaria; $claw: lo que suma una comida); el nombre va en un botón

move-keep = Quédate con { $character }
    .name = Conserva
move-start = Empieza con un gato { $coin } en el puesto { $slot } y un { $coin } en la mano
    .name = Empieza
move-place = Coloca un { $coin } para comer
    .name = Para comer
move-scare = Coloca un { $coin } para asustar
    .name = Para asustar
move-done = Termina de colocar
    .name = Termina
move-populate = Pon un { $coin } en la ciudad
    .name = A la ciudad
move-hurry = Que el puesto { $slot } actúe un número antes
    .name = Adelanta
move-go = Que actúen los gatos
    .name = Que actúen
move-swap = Cambia un { $coin } de la ciudad por un { $coin2 } de la reserva
    .name = Cambia
move-use = Usa el { $coin } asustado
    .name = Usa
move-spare = No uses ninguna víctima asustada
    .name = No uses ninguna
move-pass = Pasa
    .name = Pasa
move-take = Atrapa un { $coin } (necesita garra { $need })
    .name = Atrapa
move-make = Crea un gato { $coin } en el puesto { $slot } (necesita garra { $need })
    .name = Crea un gato
move-repopulate = Repuebla la ciudad
    .name = Repuebla
move-eat = Cómete un { $coin } (+{ $claw } de garra)
    .name = Come
move-stop = Deja de comer
    .name = Deja de comer
move-save = Devuelve un { $coin } a tu mano
    .name = Recupera
move-leave = Deja las demás
    .name = Deja las demás

## A qué lleva una jugada, en breve ($after: tus puntos entonces, $before: ahora; $claw, $need: la garra que el gato tiene y
## la que necesita; $missing: la garra que falta; $count: cuántas monedas)

so-keep-soften = Por víctima asustada: un aldeano que atrapas cuenta { $by } menos
so-keep-sire = Por víctima asustada: crear un gato exige { $by } de garra menos
so-keep-swap = Por víctima asustada: cambia una moneda de la ciudad antes de actuar
so-keep-hurry = Por víctima asustada: un puesto tuyo actúa un número antes
so-keep-leftovers = Por víctima asustada: recupera una víctima que sobre
so-keep-copy = Por víctima asustada: tu gato puede tener la garra de un gato así
so-start = Garra { $claw }, { $points } puntos, actúa en el { $slot }; su víctima alimenta +{ $food }
so-place = Hasta garra { $most } para un gato; cuando falte: { $after } puntos (ahora { $before })
so-scare = { $n ->
    [one] { $character } puede ayudar una vez; la moneda vuelve
   *[other] { $character } puede ayudar { $n } veces; las monedas vuelven
}
so-done = { $count ->
    [0] Nada que comer: garra { $most } como mucho esta ronda
    [one] Una víctima para comer: hasta garra { $most }
   *[other] { $count } víctimas para comer: hasta garra { $most }
}
so-done-first = Te llevas el Cuarto y vas primero, con garra { $most } como mucho
so-populate-prey = { WHO($seat) ->
    [you] Actúas después y puedes atraparlo (garra { $need })
   *[other] { $seat } actúa después y puede atraparlo (garra { $need })
}
so-populate-safe = { WHO($seat) ->
    [you] Actúas después y no puedes atraparlo (garra { $need })
   *[other] { $seat } actúa después y no puede atraparlo (garra { $need })
}
so-populate-stays = Se queda en la ciudad para la próxima ronda
so-take = { $after } puntos (ahora { $before }); se puede comer desde la próxima ronda
so-take-eating = Antes debe comer { $missing } de garra
so-take-helped = Falta { $missing } de garra: come o usa una víctima asustada
so-make = { $points } puntos para siempre; actúa en el { $slot } desde la próxima ronda, garra { $claw }
so-make-eating = Debe comer { $missing } de garra; { $points } puntos, actúa en el { $slot }, garra { $claw }
so-make-helped = Falta { $missing } de garra (comida o susto); { $points } puntos, actúa en el { $slot }, garra { $claw }
so-end-ahead = La última moneda: la partida termina y ganas { $mine } a { $theirs }
so-end-level = La última moneda: la partida termina, empate con { $seat } a { $mine }
so-end-behind = La última moneda: la partida termina y { $seat } gana { $theirs } a { $mine }
so-repopulate = { $count ->
    [one] Vuelve una moneda
   *[other] Vuelven { $count } monedas
}; { WHO($seat) ->
    [you] pueblas la ciudad primero
   *[other] { $seat } puebla la ciudad primero
}
so-same-city = { $left ->
    [one] La única moneda vuelve: solo se pierde la acción
   *[other] Las { $left } monedas vuelven todas: solo se pierde la acción
}
so-pass = Este gato descansa; { WHO($seat) ->
    [you] después actúas tú
   *[other] después actúa { $seat }
} (puesto { $slot })
so-pass-last = Este gato descansa; ya no actúa ninguno en esta ronda
so-pass-waste = Tu último gato de la ronda: { $count ->
    [one] se pierde una víctima del plato
   *[other] se pierden { $count } víctimas del plato
}
so-eat-short = Garra { $claw }, necesita { $need }: aún no basta; { $after } puntos (ahora { $before })
so-eat-enough = Garra { $claw }, necesita { $need }: basta; { $after } puntos (ahora { $before })
so-eat-more = No hace falta más garra; { $after } puntos (ahora { $before })
so-stop-take = Atrapa el { $coin }: { $after } puntos (ahora { $before })
so-stop-make = Crea el gato { $coin }: { $after } puntos (ahora { $before })
so-use = Garra { $claw }, necesita { $need }: basta sin comer
so-use-eating = Garra { $claw }, necesita { $need }: el resto hay que comerlo
so-spare = Garra { $claw }, necesita { $need }: basta; tu víctima asustada sigue disponible
so-spare-eating = Garra { $claw }, necesita { $need }: el resto hay que comerlo
so-swap-prey = Tu gato puede atrapar el { $coin } (garra { $need })
so-swap-safe = Tu gato no puede atrapar el { $coin } (garra { $need })
so-spare-swap = { $left ->
    [one] La ciudad sigue igual; tu víctima asustada sigue disponible
   *[other] La ciudad sigue igual; { $left } víctimas asustadas siguen disponibles
}
so-hurry = { $rivals ->
    [0] Actúa en el { $number }, antes que todos los gatos rivales
    [one] Actúa en el { $number }, después de un gato rival
   *[other] Actúa en el { $number }, después de { $rivals } gatos rivales
}
so-go = { $left ->
    [one] Los números no cambian; tu víctima asustada no hace nada
   *[other] Los números no cambian; { $left } víctimas asustadas no hacen nada
}
so-save = Sigue siendo tuyo: { $after } puntos si lo demás se pierde
so-leave = { $count ->
    [one] Una víctima va a la reserva: { $after } puntos (ahora { $before })
   *[other] { $count } víctimas van a la reserva: { $after } puntos (ahora { $before })
}
so-leave-losing = { $count ->
    [one] Se pierde una víctima: { $after } puntos (ahora { $before })
   *[other] Se pierden { $count } víctimas: { $after } puntos (ahora { $before })
}

## Lo que ha pasado ($reason: una frase entera, véase el final)

event-round = Empieza la ronda { $number }.
event-chose = { WHO($seat) ->
    [you] Ya has elegido.
   *[other] { $seat } ya ha elegido.
}
event-kept = { WHO($seat) ->
    [you] Te quedas con { $card }.
   *[other] { $seat } se queda con { $card }.
}
event-started-cat = { WHO($toOwner) ->
    [you] Empiezas con un gato { $card }.
   *[other] { $toOwner } empieza con un gato { $card }.
}
event-started-victim = { WHO($toOwner) ->
    [you] Empiezas con un { $card } en la mano.
   *[other] { $toOwner } empieza con un { $card } en la mano.
}
event-done = { WHO($seat) ->
    [you] Terminas de colocar.
   *[other] { $seat } termina de colocar.
}
event-placed = { WHO($fromOwner) ->
    [you] Colocas un { $card } para comer.
   *[other] { $fromOwner } coloca un { $card } para comer.
}
event-scared = { WHO($fromOwner) ->
    [you] Colocas un { $card } para asustar.
   *[other] { $fromOwner } coloca un { $card } para asustar.
}
event-took-quarter = { WHO($toOwner) ->
    [you] Te llevas el Cuarto.
   *[other] { $toOwner } se lleva el Cuarto.
}
event-kept-quarter = { WHO($seat) ->
    [you] Conservas el Cuarto.
   *[other] { $seat } conserva el Cuarto.
}
event-populated = { WHO($seat) ->
    [you] Pones un { $coin } en la ciudad.
   *[other] { $seat } pone un { $coin } en la ciudad.
}
event-hurried = { WHO($seat) ->
    [you] Tu puesto { $slot } actúa un número antes.
   *[other] { $seat } hace que su puesto { $slot } actúe un número antes.
}
event-went = { WHO($seat) ->
    [you] Dejas que actúen los gatos.
   *[other] { $seat } deja que actúen los gatos.
}
event-passed = { WHO($seat) ->
    [you] Pasas con tu gato del puesto { $slot }.
   *[other] { $seat } pasa con su gato del puesto { $slot }.
}
event-used = { WHO($seat) ->
    [you] Usas tu { $coin } asustado.
   *[other] { $seat } usa un { $coin } asustado.
}
event-swapped-out = Un { $card } se escabulle de la ciudad.
event-swapped-in = Un { $card } se cuela en su lugar.
event-ate = { WHO($fromOwner) ->
    [you] Tu gato se zampa un { $card }.
   *[other] { $fromOwner } le da de comer un { $card } a su gato.
}
event-took = { WHO($toOwner) ->
    [you] Atrapas un { $card }.
   *[other] { $toOwner } atrapa un { $card }.
}
event-made = { WHO($seat) ->
    [you] Creas un gato { $coin } en el puesto { $slot }.
   *[other] { $seat } crea un gato { $coin } en el puesto { $slot }.
}
event-repopulated = { WHO($seat) ->
    [you] Repueblas la ciudad.
   *[other] { $seat } repuebla la ciudad.
}
event-returned = Un { $card } vuelve a la reserva.
event-saved = { WHO($toOwner) ->
    [you] Recuperas un { $card } que ha sobrado.
   *[other] { $toOwner } recupera un { $card } que ha sobrado.
}
event-calmed = { WHO($toOwner) ->
    [you] Tu { $card } asustado vuelve a tu mano.
   *[other] { $toOwner } recupera un { $card } asustado.
}
event-wasted = { WHO($fromOwner) ->
    [you] Pierdes un { $card } que ha sobrado y va a la reserva.
   *[other] { $fromOwner } pierde un { $card } que ha sobrado y va a la reserva.
}
event-refreshed = Todos los gatos se ponen boca arriba.
event-idle = { $number ->
    [one] Nadie ha conseguido nada en esta ronda.
   *[other] Nadie ha conseguido nada en { $number } rondas seguidas.
}
event-ended = La partida ha terminado. { $reason }

## Alarmas: la partida puede terminar con esta ronda, y quién ganaría

alarm-last-round = Es la última ronda
alarm-idle = Si nadie consigue nada en esta ronda, la partida termina
alarm-coins = { $left ->
    [one] Solo queda una moneda: la partida puede terminar con esta ronda
   *[other] Solo quedan { $left } monedas: la partida puede terminar con esta ronda
}
alarm-leads = { WHO($seat) ->
    [you] Vas por delante con { $points } puntos
   *[other] { $seat } va por delante con { $points } puntos
}
alarm-level = Empate en cabeza con { $points } puntos

## En qué punto estamos ($round: número de la ronda; $idle: rondas seguidas en las que nadie consiguió nada)

phase-setup = Preparación
phase-place = Ronda { $round }: se colocan víctimas{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}
phase-populate = Ronda { $round }: se puebla la ciudad{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}
phase-hurry = Ronda { $round }: antes de que actúen los gatos{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}
phase-act = Ronda { $round }: actúan los gatos{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}
phase-populate-again = Ronda { $round }: se puebla la ciudad{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}
phase-refresh = Ronda { $round }: recogida{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}
phase-end = Ronda { $round }: el final{ $idle ->
    [0] { "" }
    [one] { " " }· { $idle } ronda sin avances
   *[other] { " " }· { $idle } rondas seguidas sin avances
}

## El final: por qué se acabó, y las líneas de los puntos

reason-coins-gone = No quedan monedas en la ciudad ni en la reserva.
reason-stalled = Nadie ha conseguido nada en demasiadas rondas.
reason-round-limit = Se acabó la última ronda.
part-cats = Gatos
part-pennies = Peniques
part-nickels = Níqueles
part-dimes = Diezmos

## De dónde salen los puntos de una línea ($number: cuántos; $each: puntos por cada uno)

note-cats = { $number ->
    [one] { $number } gato
   *[other] { $number } gatos
}
note-fewest = { $number } × { $each }, los menos numerosos
note-second = { $number } × { $each }, los segundos
note-most = { $number } × { $each }, los más numerosos
note-none = Ninguno

## Clases de piezas

kind-coin = Moneda
kind-marker = Marcador
kind-board = Tablero
kind-character = Personaje

## Cards

card-penny = Penique
    .text = Gato: garra 3, 2 puntos; crearlo exige garra 11 menos el número del puesto. Aldeano o víctima: garra 1.
card-nickel = Níquel
    .text = Gato: garra 2, 3 puntos; crearlo exige garra 10 menos el número del puesto. Aldeano o víctima: garra 2.
card-dime = Diezmo
    .text = Gato: garra 1, 2 puntos; crearlo exige garra 9 menos el número del puesto. Aldeano o víctima: garra 3.
card-quarter = Cuarto
    .text = Quien lo tiene pone la primera moneda en la ciudad y actúa primero entre gatos de igual número. No da puntos.
card-player-card = Carta de jugador
    .text = Seis puestos para tus gatos, del 1 al 6, un plato de víctimas para comer y un rincón de víctimas asustadas.
card-boo-radfur = Bubastis
    .text = Cuando tu gato atrapa: usa una víctima asustada y el aldeano cuenta con 1 de garra menos (mínimo 1).
card-clawdius-the-sire = Garrlos Primero
    .text = Cuando creas un gato: usa una víctima asustada y necesitas 2 de garra menos (mínimo 1).
card-the-purrsuader = El Engatusador
    .text = Antes de que tu gato elija: usa una víctima asustada y cambia una moneda de la ciudad por una de otro tipo de la reserva.
card-early-purrd = El Madrugato
    .text = Antes de que actúen los gatos: por cada víctima asustada que uses, uno de tus puestos actúa un número antes esta ronda.
card-leftover-lurker = El Rondasobras
    .text = En la recogida: por cada víctima asustada tuya, puedes devolver a tu mano una víctima que haya sobrado en el plato.
card-copycat = El Copigato
    .text = Cuando tu gato atrapa o crea: usa una víctima asustada y dale a él la garra que ella tendría como gato, si es mayor.

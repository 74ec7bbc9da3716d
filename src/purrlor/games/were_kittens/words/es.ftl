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
    .help = Tantas rondas seguidas en las que nadie consigue nada terminan la partida; con 0, nunca.
option-max_rounds = Última ronda
    .help = La partida termina, a más tardar, tras esta ronda.
option-characters = Personajes
    .help = Si cada cual juega con uno de los seis personajes.
option-characters-off = Sin personajes
option-characters-on = Con personajes

## Lugares de la mesa

zone-city = Ciudad
zone-supply = Reserva
zone-centre = Centro
zone-cats = Gatos
zone-hand = Mano
zone-eat = Para comer
zone-scare = Para asustar
zone-character = Personaje
zone-dealt = Personajes
zone-quarter = Cuarto

## Junto al nombre de un jugador ($card: su personaje); las cuentas van delante de un número

badge-quarter = Cuarto
badge-turn = Turno
badge-done = Ya está
badge-character = { $card }
count-cats = Gatos
count-victims = Víctimas

## Sobre una pieza: un gato que ya actuó, que actúa ahora, que actúa en otro número (sigue el número);
## víctimas que solo ve su dueño; víctimas asustadas ya usadas (sigue cuántas)

mark-tails = Boca abajo
mark-acting = Actúa ahora
mark-number = Actúa en el
mark-sealed = Secreto
mark-used = Usadas

## Preguntas ($coin, $slot: el gato que actúa; $claw: su garra ahora; $food: lo que sumarían todas las víctimas del plato;
## $most: ambas cosas; $need: la garra que necesita; $coin2, $slot2: la moneda que quiere, y para qué puesto;
## $left: cuántas faltan)

ask-keep_character = Quédate con uno de tus dos personajes
ask-choose_start = Elige tus monedas iniciales: una será un gato; la otra, una víctima en tu mano
ask-place_victims = Coloca víctimas de tu mano para que tus gatos coman, o termina
ask-place-or-scare = Coloca víctimas de tu mano para comer o para asustar, o termina
ask-place_city_coin = { $left ->
    [one] Pon la última moneda en la ciudad
   *[other] Pon una moneda en la ciudad; todavía faltan { $left }
}
ask-order_scare_h4 = { $left ->
    [one] Usa tu víctima asustada para que un puesto actúe antes, o deja que actúen los gatos
   *[other] Usa una de tus { $left } víctimas asustadas para que un puesto actúe antes, o deja que actúen los gatos
}
ask-keep_leftover = { $left ->
    [one] Devuelve a tu mano una víctima que haya sobrado, o deja las demás
   *[other] Devuelve a tu mano hasta { $left } víctimas que hayan sobrado, o deja las demás
}
ask-swap = Antes de que actúe tu gato { $coin } del puesto { $slot }, puedes usar una víctima asustada para cambiar una moneda de la ciudad
ask-cat_action = Elige una acción: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
}
ask-may-scare-to-take = Puedes usar una víctima asustada: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para atrapar un { $coin2 }
ask-may-scare-to-make = Puedes usar una víctima asustada: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para crear un gato { $coin2 } en el puesto { $slot2 }
ask-scare-to-take = Elige qué víctima asustada usas: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para atrapar un { $coin2 }
ask-scare-to-make = Elige qué víctima asustada usas: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para crear un gato { $coin2 } en el puesto { $slot2 }
ask-eat-to-take = Cómete una víctima: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para atrapar un { $coin2 }
ask-eat-to-make = Cómete una víctima: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para crear un gato { $coin2 } en el puesto { $slot2 }
ask-may-eat-to-take = Cómete una víctima o deja de comer: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para atrapar un { $coin2 }
ask-may-eat-to-make = Cómete una víctima o deja de comer: tu gato { $coin } del puesto { $slot } { $food ->
    [0] tiene garra { $claw }
   *[other] tiene garra { $claw } (hasta { $most } si se lo come todo)
} y necesita { $need } para crear un gato { $coin2 } en el puesto { $slot2 }
ask-may-eat = Cómete una víctima o deja de comer: tu gato { $coin } del puesto { $slot } está a punto de repoblar la ciudad

## Jugadas, como botones ($need: la garra necesaria; $claw: lo que suma una comida, o la garra que el gato tiene entonces)

move-keep = Quédate con { $character }
move-start = Empieza con un gato { $coin } en el puesto { $slot } y un { $coin } en la mano
move-place = Coloca un { $coin } para comer
move-scare = Coloca un { $coin } para asustar
move-done = Termina de colocar
move-populate = Pon un { $coin } en la ciudad
move-hurry = Que el puesto { $slot } actúe un número antes
move-go = Que actúen los gatos
move-swap = Cambia un { $coin } de la ciudad por un { $coin2 } de la reserva
move-use = Usa el { $coin } asustado (garra { $claw }, necesita { $need })
move-spare = No uses ninguna víctima asustada
move-pass = Pasa
move-take = Atrapa un { $coin } (necesita garra { $need })
move-make = Crea un gato { $coin } en el puesto { $slot } (necesita garra { $need })
move-repopulate = Repuebla la ciudad
move-eat = Cómete un { $coin } (+{ $claw } de garra)
move-stop = Deja de comer
move-save = Devuelve un { $coin } a tu mano
move-leave = Deja las demás

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

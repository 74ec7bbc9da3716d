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
option-blame_any_mischief = Alcance de Fue el perro
    .help = Esta carta responde a las Travesuras del Gato con el Juguete o contra ti, o a las de cualquiera.
option-blame_any_mischief-off = Del Gato con el Juguete
option-blame_any_mischief-on = De cualquiera
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
option-kitten_hand-n = { $n } cartas
option-kitten_first = Quién empieza en Gatito
    .help = Quién empieza en Gatito: alguien al azar, o un asiento.
option-kitten_first-random = Al azar
option-voluntary_feral = Anotar lo que no puedes pagar
    .help = Se permite y te vuelve Salvaje, o se rechaza.
option-voluntary_feral-on = Se permite
option-voluntary_feral-off = Se rechaza
option-token_supply = Fichas de Zarpazo
    .help = Cuántas fichas de Zarpazo hay en total.
option-token_supply-n = { $n } en total
option-token_supply-2_per_player = Dos por jugador
option-feral_win_check = Victoria Salvaje
    .help = Un Gato Salvaje gana al ahorrar su noveno corazón, o siempre que tenga nueve en su turno.
option-feral_win_check-on_bank = Al ahorrar
option-feral_win_check-any_time = En cualquier momento
option-round_cap = Rondas como máximo
    .help = Tras estas rondas termina la partida y deciden los puntos.
option-round_cap-n =
    { $n ->
        [one] Una ronda
       *[other] { $n } rondas
    }

## Lugares de la mesa; una Casa se llama Territorio mientras su Gato es Salvaje

zone-bowl = Comedero
zone-litter = Arenero
zone-table = En la mesa
zone-track = Marcador
zone-indicator = Indicador de turno
zone-bank = Banco de fichas
zone-toy = Sobre el Juguete
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
mark-way = { $what }
mark-at = sobre { WHO($seat) ->
    [you] ti
   *[other] { $seat }
}
mark-pays = paga { $what }
mark-owes = { $n ->
    [one] 1 corazón, o Salvaje
   *[other] { $n } corazones, o Salvaje
}
mark-cancelled = anulada
mark-blamed = fue el perro
mark-unpaid = sin pagar
fact-hearts = Corazones
fact-high = Gana el rango alto
fact-low = Gana el rango bajo

## Cómo llegó una carta a la mesa, para mark-by

by-action = acción
by-pounce = Zarpazo
by-counter = Réplica
by-instant = Instantánea
by-card = por otra carta

## Para qué se usa una carta en la mesa, para mark-way: alguien …

way-bank = ahorra
way-score = anota
way-attack = ataca
way-incident = juega

## Qué permite usar una Instantánea, para ask-instant_or_pass

trigger-affection = una carta de Cariño
trigger-mischief = una Travesura
trigger-event = un Suceso

## Clases de cartas, como las muestra la carta

kind-affection = Cariño
kind-mischief = Travesura
kind-event = Suceso
kind-frenzy = Frenesí
kind-cat = Gato

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
ask-pounce_or_pass = Le toca a { $seat }: ¿das un Zarpazo?
ask-react_or_pass = { $seat } juega { $card }: ¿reaccionas?
ask-stop_card = Última oportunidad: { $seat } juega { $card }. ¿Lo impides?
ask-stop_victory = Última oportunidad: { $seat } va a ganar. ¿Lo impides?
ask-counter_or_pass = { $seat } juega { $card }: ¿das una Réplica?
ask-counter_bank_next = Contra { $card }: ¿ahorras otra carta?
# $trigger: una de las palabras trigger-
ask-instant_or_pass = Tras { $trigger }: ¿usas una Instantánea?
ask-flight_score_or_pass = ¿Anotas { $card } gratis?
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
ask-eome_attack_card = { $card }: ataca a { $seat } con una Travesura
ask-eome_follow_up = { $card }: ¿atacas tú también a { $seat }, o ahorras una carta?
ask-eome_follow_up_bank = { $card }: ¿ahorras una carta de Cariño?
ask-multiply_choose = { $card }: elige qué carta ahorrada paga doble este turno
ask-scavenge = { $card }: toma una carta del Arenero
ask-tree_swap = { $card }: ¿cambias una carta con { $seat }?
ask-tree_swap_for = { $card }: elige la carta que le quitas a { $seat }
ask-discard_banked_card = { $card }: descarta una de tus cartas ahorradas
ask-pass_card = Elige una carta para pasársela a { $seat }
ask-opener_bank = { $card }: ¿ahorras una carta de Cariño?
# $number: cuántas cartas se roban
ask-gift_mouse = { $card }: ¿regalas una carta para robar { $number }?
ask-choose_target_player = { $card }: elige un rival

## Lo que está en juego ($tokens: cuántas fichas se tienen, 0 donde responder es gratis)

stake-bet_high = El Indicador dice alto: quien gana empieza, y se sigue en sentido horario. Las apuestas se descartan.
stake-bet_low = El Indicador dice bajo: quien gana empieza, y se sigue en sentido antihorario. Las apuestas se descartan.
stake-keep = Eres Salvaje y tienes { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}: 4 al empezar un turno te devuelven a casa. Las demás cartas se pierden.
stake-action = Tienes { $points } de 9 puntos y { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
} para gastar.
stake-action_feral = Un Gato Salvaje no anota. Tienes { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}: 4 al empezar un turno te devuelven a casa; con 9 ahora, ganas.
stake-pounce = { $seat } tiene { $points } de 9 puntos y { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}. Un Zarpazo cuesta { $tokens ->
    [one] tu única ficha
   *[other] 1 de tus { $tokens } fichas
}.
stake-final = { $seat } gana si nadie lo impide ahora. { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-bank = { $seat } ahorra { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
} ({ $total } en total). { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-score = { $seat } { $points ->
    [0] no anota nada
    [one] anota 1 punto
   *[other] anota { $points } puntos
} ({ $total } de 9). { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-overreach = { $seat } no puede pagar y se volvería Salvaje. { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-attack = { WHO($seat2) ->
    [you] { $seat } te ataca: pagas { $cost } de tus { $hearts } corazones y anotas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] { $seat } ataca a { $seat2 }, que paga { $cost } de { $hearts } corazones y anota { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
} { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-banish = { WHO($seat2) ->
    [you] { $seat } te ataca: tienes { $hearts } de { $cost } corazones y te volverías Salvaje.
   *[other] { $seat } ataca a { $seat2 }, que tiene { $hearts } de { $cost } corazones y se volvería Salvaje.
} { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-incident = La juega { $seat }: sin respuesta, hace lo que dice. { $tokens ->
    [0] Responder es gratis.
    [one] Responder cuesta tu única ficha.
   *[other] Responder cuesta 1 de tus { $tokens } fichas.
}
stake-counter_bank = El Ataque cuesta { $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
}; tienes { $total }.
stake-instant = Una Instantánea no gasta acción ni ficha. Solo valen cartas con el icono adecuado.
stake-double = Vale para pagar, hasta el final de este turno.
stake-pay = { $points ->
    [0] No da puntos: ahora no puede dar la victoria.
    [one] Da 1 punto: { $total } de 9.
   *[other] Da { $points } puntos: { $total } de 9.
} No se da cambio.
stake-pay_attack = { $points ->
    [0] Pagar no da puntos.
    [one] Pagar te da 1 punto.
   *[other] Pagar te da { $points } puntos.
} No se da cambio.
stake-half = Conservas como mucho { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}; 4 al empezar un turno te devuelven a casa.
stake-groom = Hora de acicalarse: te quedas con { $cards } cartas.
stake-buy = Con estas cartas compras una ficha de Zarpazo: tendrás { $tokens }.
stake-text = La carta { $card } te hace descartar.
stake-midnight = { $cards ->
    [one] 1 carta por jugar
   *[other] { $cards } cartas por jugar
}, sin gastar acción; es obligatorio si puedes.
stake-favour = A cambio recibes una carta de { $seat }.
stake-enemy = { $seat } te obliga, sin ficha. { $seat2 } tiene { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}.
stake-follow = { $seat } tiene { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}. Nada de esto cuesta ficha.

## Jugadas, para botones ($cost y $hearts son corazones, $rank es un rango, $price y $draws son números de cartas)

move-pass = Pasa
    .name = Pasa
move-picky = { $draws ->
    [0] Haz ascos con la mano vacía
    [one] Haz ascos: descarta tu mano y roba 1 carta
   *[other] Haz ascos: descarta tu mano y roba { $draws } cartas
}
    .name = Haz ascos
move-buy = Compra una ficha de Zarpazo por { $price ->
    [one] 1 carta
   *[other] { $price } cartas
}
    .name = Compra una ficha
move-stop = Termina aquí
    .name = Termina
move-bet = Apuesta { $card } (rango { $rank })
    .name = Apuesta
move-keep = Quédate con { $card }
    .name = Consérvala
move-bank = Ahorra { $card }
    .name = Ahorra
move-score = Anota { $card } { $cost ->
    [0] gratis
    [one] por 1 corazón
   *[other] por { $cost } corazones
}
    .name = Anota
# Una Travesura que no se puede pagar: en vez de anotarla, te vuelves Salvaje.
move-overreach = Vuélvete Salvaje con { $card }: cuesta { $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
} y tienes { $hearts }
    .name = Vuélvete Salvaje
move-attack = Ataca a { $seat } con { $card } ({ $cost ->
    [one] 1 corazón
   *[other] { $cost } corazones
})
    .name = Ataca
move-play = Juega { $card }
    .name = Juega
move-play-on = Juega { $card } sobre { WHO($seat) ->
    [you] ti
   *[other] { $seat }
}
    .name = Juega sobre
move-enemy = Que { $seat } ataque a { $seat2 }
    .name = Azuza
move-pay = Paga con { $card } ({ $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
})
    .name = Paga
move-drop = Renuncia a { $card } ({ $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
})
    .name = Renuncia
move-discard = Descarta { $card }
    .name = Descarta
move-double = Duplica { $card }
    .name = Duplica
move-take = Toma { $card }
    .name = Toma
move-swap = Ofrece { $card }
    .name = Ofrece
move-swap-for = Toma { $card } a cambio
    .name = Cambia
move-hand-on = Pasa { $card }
    .name = Pásala
move-give = Regala { $card } a { $seat }
    .name = Regala
move-choose = Elige a { $seat }
    .name = Elige

## A qué lleva una jugada, en breve, bajo su botón ($total: después)

so-bet = Gana a { $number } de las { $total } cartas que no tienes
    .mark = { $number }/{ $total }
so-keep = { $cards ->
    [one] La otra carta va al Arenero
   *[other] Las otras { $cards } cartas van al Arenero
}
so-picky = Fuera { $cards }, entran { $draws }
so-picky_nothing = Tu mano está vacía: no pasa nada
so-buy = Cuesta { $price } cartas: tendrás { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}
so-pass = No pasa nada: conservas tus cartas
so-bank = +{ $hearts }: { $total ->
    [one] 1 corazón
   *[other] { $total } corazones
} en total
    .mark = → { $total }
so-bank_both = +{ $hearts }: { $total ->
    [one] 1 corazón
   *[other] { $total } corazones
} en total. Gasta las dos acciones
    .mark = → { $total }
so-bank_feral = +{ $hearts }: { $total ->
    [one] 1 corazón
   *[other] { $total } corazones
} (4 al empezar un turno: a casa)
    .mark = → { $total }
so-bank_wins = Nueve corazones como Salvaje: ganas si nadie lo impide
    .mark = 9/9
so-score_wins = Nueve puntos { $cost ->
    [0] gratis
    [one] por 1 corazón
   *[other] por { $cost } corazones
}: ganas si nadie lo impide
    .mark = 9/9
so-score = Cuesta { $cost } de tus { $hearts } corazones: { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}, { $total } de 9
    .mark = { $total }/9
so-score_free = Gratis: { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}, { $total } de 9
    .mark = { $total }/9
so-score_wasted = Ahora no puedes ganar: 0 puntos{ $cost ->
    [0] { "" }
    [one] , 1 corazón menos
   *[other] , { $cost } corazones menos
}
    .mark = +0
so-overreach = Demasiado cara ({ $hearts } de { $cost } corazones): { $hearts ->
    [0] te vuelves Salvaje
    [one] lo pierdes y te vuelves Salvaje
   *[other] los pierdes y te vuelves Salvaje
}
    .mark = { $hearts }/{ $cost }
so-homeless = { $hearts } de { $cost } corazones: { $hearts ->
    [0] te vuelves Salvaje
    [one] lo pierdes y te vuelves Salvaje
   *[other] los pierdes y te vuelves Salvaje
}
    .mark = { $hearts }/{ $cost }
so-attack = { WHO($seat) ->
    [you] Pagas { $cost } de tus { $hearts } corazones y anotas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $seat } paga { $cost } de { $hearts } corazones y anota { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
    .mark = −{ $cost }
so-banish = { $seat } tiene { $hearts } de { $cost } corazones: Salvaje, si nada lo evita
    .mark = { $hearts }/{ $cost }
so-banks = { $seat } ahorra +{ $number }: { $total ->
    [one] 1 corazón
   *[other] { $total } corazones
}
so-scores = { $seat } { $number ->
    [0] no anota nada
    [one] anota 1 punto
   *[other] anota { $number } puntos
}: { $total } de 9
so-fails = { $seat } no puede pagar y se vuelve Salvaje
so-goes_on = { $seat } sigue; conservas tus fichas
so-lets_win = { $seat } gana, si nadie más lo impide
so-counter_bank = { $total ->
    [one] 1 corazón
   *[other] { $total } corazones
}: alcanza para pagar { $cost }
    .mark = { $total }/{ $cost }
so-counter_short = { $total } de { $cost } corazones: aún no alcanza
    .mark = { $total }/{ $cost }
so-pay_on = { $hearts ->
    [one] Falta 1 corazón por pagar
   *[other] Faltan { $hearts } corazones por pagar
}
so-paid = { $over ->
    [0] Pago exacto
    [one] Pagado, se pierde 1 de más
   *[other] Pagado, se pierden { $over } de más
}; quedan { $hearts }
    .mark = { $over ->
        [0] ✓
       *[other] ✓ −{ $over }
    }
so-drop = { $hearts ->
    [one] Te queda 1 corazón
   *[other] Te quedan { $hearts } corazones
}
so-discard = { $cards ->
    [one] Te quedará 1 carta
   *[other] Te quedarán { $cards } cartas
}
so-take = Tendrás { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
so-pass_flight = La conservas; como acción sigue siendo gratis
so-double = Paga { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
}: { $total } para gastar este turno
    .mark = ×2
so-swap = Luego eliges entre { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} de { $seat }
so-swap_for = Das { $card } a cambio
so-hand_on = Va a { $seat }; tendrás { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
so-give = { $seat } la recibe y robas { $draws }: { $cards } en la mano
so-wake = { $seat } descarta 1 de { $cards } cartas
    .mark = −1
so-burgle = Le quitas a { $seat } 1 de { $cards } cartas al azar
    .mark = −1
so-nothing = La carta no hace nada
so-turn_around = Se juega al revés: { WHO($seat) ->
    [you] luego te toca a ti
   *[other] luego le toca a { $seat }
}
so-draw = { WHO($seat) ->
    [you] Robas { $number }: { $cards } en la mano
   *[other] { $seat } roba { $number }: { $cards } en la mano
}
    .mark = +{ $number }
so-draw_discard = { WHO($seat) ->
    [you] Robas { $number } y luego descartas { $cards }
   *[other] { $seat } roba { $number } y luego descarta { $cards }
}
    .mark = +{ $number } −{ $cards }
so-draw_all = { WHO($seat) ->
    [you] Robas { $number }, los demás { $cards }
   *[other] { $seat } roba { $number }, los demás { $cards }
}
    .mark = +{ $number }
so-others_discard = { WHO($seat) ->
    [you] { $number ->
        [one] 1 rival descarta una carta
       *[other] { $number } rivales descartan una carta
    }
   *[other] Todo el mundo menos { $seat } descarta una carta
}
so-scavenge = { WHO($seat) ->
    [you] Tomas { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } del Arenero
   *[other] { $seat } toma { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } del Arenero
}
    .mark = +{ $number }
so-midnight = { WHO($seat) ->
    [you] Luego juegas { $number ->
        [one] 1 carta más
       *[other] { $number } cartas más
    }
   *[other] { $seat } juega luego { $number ->
        [one] 1 carta más
       *[other] { $number } cartas más
    }
}
so-doubles = { WHO($seat) ->
    [you] Una de tus cartas ahorradas paga doble este turno
   *[other] Una carta ahorrada de { $seat } paga doble este turno
}
so-concert = Cada Gato puede ahorrar una carta, { WHO($seat) ->
    [you] tú primero
   *[other] { $seat } primero
}
so-favours = Cada Gato pasa una carta, tú también
so-cancel = La carta { $card } queda anulada y no hace nada
    .mark = ✕
so-blame = La carta { $card } no cuesta nada ni da puntos
    .mark = ✕
so-enemy = { WHO($seat) ->
    [you] Tienes que atacar a { $seat2 } ({ $hearts ->
        [one] 1 corazón
       *[other] { $hearts } corazones
    })
   *[other] { WHO($seat2) ->
        [you] { $seat } tiene que atacarte si puede ({ $hearts ->
            [one] 1 corazón
           *[other] { $hearts } corazones
        })
       *[other] { $seat } tiene que atacar a { $seat2 } si puede ({ $hearts ->
            [one] 1 corazón
           *[other] { $hearts } corazones
        })
    }
}
so-adopt = { WHO($seat) ->
    [you] Vuelves a ser un Gato Doméstico, con { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    }
   *[other] { $seat } vuelve a ser un Gato Doméstico, con { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    }
}
    .mark = { $number }
so-escape = { $number ->
    [0] { $seat } se vuelve Salvaje
   *[other] { $seat } se vuelve Salvaje y pierde al menos { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-escape_you = { $number ->
    [0] Te vuelves Salvaje
   *[other] Te vuelves Salvaje y pierdes al menos { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    }
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up = { $number ->
    [0] { $seat } devuelve, si tiene, una ficha de Zarpazo
   *[other] { $seat } pierde { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    } y, si tiene, una ficha de Zarpazo
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up_you = { $number ->
    [0] Devuelves, si tienes, una ficha de Zarpazo
   *[other] Pierdes { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    } y, si tienes, una ficha de Zarpazo
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-rob = { WHO($seat) ->
    [you] Pierdes al azar 1 de tus { $number } cartas
   *[other] { $seat } pierde al azar 1 de { $number } cartas
}
    .mark = −1
so-spy = { WHO($seat) ->
    [you] Te ven { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }; una puede cambiarse
   *[other] Se ven { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } de { $seat }; una puede cambiarse
}
so-spray = { WHO($seat) ->
    [you] Bajas a { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
   *[other] { $seat } baja a { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
}
so-topple = { WHO($seat) ->
    [you] Descartas una carta ahorrada (tienes { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    })
   *[other] { $seat } descarta una carta ahorrada (tiene { $number ->
        [one] 1 corazón
       *[other] { $number } corazones
    })
}

## Lo que ha pasado

event-drew = { WHO($toOwner) ->
    [you] Robas { $card }.
   *[other] { $toOwner } roba { $card }.
}
    .unseen = { $toOwner } roba una carta.
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
    .unseen = { $toOwner } le quita una carta a { $fromOwner }.
event-gave = { WHO($fromOwner) ->
    [you] Le regalas { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te regala { $card }.
       *[other] { $fromOwner } le regala { $card } a { $toOwner }.
    }
}
    .unseen = { $fromOwner } le regala una carta a { $toOwner }.
event-passed-on = { WHO($fromOwner) ->
    [you] Le pasas { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te pasa { $card }.
       *[other] { $fromOwner } le pasa { $card } a { $toOwner }.
    }
}
    .unseen = { $fromOwner } le pasa una carta a { $toOwner }.
event-swapped = { WHO($fromOwner) ->
    [you] En el cambio, le das { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] En el cambio, { $fromOwner } te da { $card }.
       *[other] En el cambio, { $fromOwner } le da { $card } a { $toOwner }.
    }
}
    .unseen = En el cambio, { $fromOwner } le da una carta a { $toOwner }.
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

## Alarmas: alguien está a punto de ganar

alarm-final = { WHO($seat) ->
    [you] ¡Ganas si nadie te detiene ahora!
   *[other] ¡{ $seat } está a punto de ganar: es la última oportunidad!
}
alarm-near = { WHO($seat) ->
    [you] Tienes { $points } de 9 puntos y { $hearts ->
        [one] 1 corazón
       *[other] { $hearts } corazones
    }: ¡tu próxima Travesura puede ganar!
   *[other] { $seat } tiene { $points } de 9 puntos y { $hearts ->
        [one] 1 corazón
       *[other] { $hearts } corazones
    }: ¡su próxima Travesura puede ganar!
}
alarm-feral = { WHO($seat) ->
    [you] Eres Salvaje y tienes { $hearts } de 9 corazones: ¡ahorrar puede darte la victoria!
   *[other] { $seat } es Salvaje, con { $hearts } de 9 corazones y el Juguete: ¡puede ganar al ahorrar!
}
alarm-last_round = { $number ->
    [one] Último turno
   *[other] Últimos { $number } turnos
}: ¡después ganan los puntos!

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

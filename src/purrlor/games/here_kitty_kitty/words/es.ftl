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
option-house_colour_min-n =
    { $n ->
        [one] Basta un gato
       *[other] Al menos { $n } gatos
    }
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
    .help = Cuando nadie roba durante tantas rondas, empieza la última.
option-stall_rounds-n =
    { $n ->
        [one] Tras una ronda
       *[other] Tras { $n } rondas
    }
option-stall_rounds-0 = Nunca: solo el mazo termina la partida
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
fact-worth = { $n } pts c/u
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
ask-discard_cards = ¿Descartas otra carta?
ask-block_or_pass = { $seat } juega { $card }: ¿la bloqueas?
ask-block-on-you = { $seat } juega { $card } contra ti: ¿la bloqueas?
ask-block-instant = Sale la Instantánea { $card }: ¿proteges a alguien?
ask-block-move = { $seat } lleva el { $colour } hasta { $stop }: ¿lo impides?
ask-copy_or_pass = ¿Copias { $card } con Copigato?
ask-reflex_or_pass = ¿Juegas Reflejos felinos?
ask-land_or_pass = ¿Juegas Caer de pie?
ask-choose_cats_to_take = { $left ->
    [one] { $card }: lleva un gato a tu { $to }
   *[other] { $card }: lleva hasta { $left } gatos a tu { $to }
}
ask-shortage_yard = { $left ->
    [one] { $card }: toma un gato de otro Jardín
   *[other] { $card }: toma hasta { $left } gatos de otros Jardines
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
ask-lose-to-left = { $card }: elige el gato del Jardín que corre a la izquierda
ask-save_cat = { $left ->
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
    [one] { $card }: acerca uno de tus gatos a tu Casa
   *[other] { $card }: acerca uno de tus gatos a tu Casa (quedan { $left })
}
ask-name_colour = { $card }: elige un color
ask-fight_split = { $left ->
    [one] Pelea de gatos: manda un gato de tu Jardín a un vecino
   *[other] Pelea de gatos: manda { $left } gatos de tu Jardín a tus vecinos, uno a cada lado
}
ask-search_discard = Toma una carta de los descartes
ask-foster_place = Elige un lugar para el { $colour } que tienes en acogida
ask-tuna_bonus = ¿Llamas a un gato a tu Jardín?
ask-use_insurance = La carta { $card } va tras tus gatos: ¿usas Seguro de mascotas?

## Lo que está en juego: qué pasa si nadie responde. $n de $all; puntos $before y $after

stake-points = { WHO($seat) ->
    [you] Con eso pasas de { $before } a { $after } puntos.
   *[other] Con eso { $seat } pasa de { $before } a { $after } puntos.
}
stake-same = { WHO($seat) ->
    [you] Te quedas en { $n } puntos.
   *[other] { $seat } se queda en { $n } puntos.
}
stake-burgled = { WHO($seat) ->
    [you] Pierdes el { $colour } de tu { $zone }: { $before } → { $after } puntos.
   *[other] { $seat } pierde el { $colour } de su { $zone }: { $before } → { $after } puntos.
}
stake-strays = { WHO($seat) ->
    [you] { $all ->
        [1] Pierdes el único gato de tu Jardín y Porche: se va al Barrio.
       *[other] Pierdes { $n } de { $all } gatos de tu Jardín y Porche: se van al Barrio.
    }
   *[other] { $all ->
        [1] { $seat } pierde el único gato de su Jardín y Porche: se va al Barrio.
       *[other] { $seat } pierde { $n } de { $all } gatos de su Jardín y Porche: se van al Barrio.
    }
}
stake-scared = { WHO($seat) ->
    [you] { $all ->
        [1] Tienes que mover tu único gato una zona hacia afuera; del Jardín se va.
       *[other] Tienes que mover { $n } de { $all } gatos una zona hacia afuera; los del Jardín se van.
    }
   *[other] { $all ->
        [1] { $seat } tiene que mover su único gato una zona hacia afuera.
       *[other] { $seat } tiene que mover { $n } de { $all } gatos una zona hacia afuera.
    }
}
stake-fight = { WHO($seat) ->
    [you] { $all ->
        [1] Tienes que mandar a un vecino el único gato de tu Jardín.
       *[other] Tienes que mandar a tus vecinos { $n } de { $all } gatos del Jardín.
    }
   *[other] { $all ->
        [1] { $seat } tiene que mandar a un vecino el único gato de su Jardín.
       *[other] { $seat } tiene que mandar a sus vecinos { $n } de { $all } gatos del Jardín.
    }
}
stake-hairball = { WHO($seat) ->
    [you] Pierdes { $n } de tus { $all } cartas al azar.
   *[other] { $seat } pierde { $n } de sus { $all } cartas al azar.
}
stake-gives = { WHO($seat) ->
    [you] { $all ->
        [one] Tienes que darle a { $seat2 } tu único gato de ahí.
       *[other] Tienes que darle a { $seat2 } 1 de { $all } gatos.
    }
   *[other] { $all ->
        [one] { $seat } tiene que darle a { $seat2 } su único gato de ahí.
       *[other] { $seat } tiene que darle a { $seat2 } 1 de { $all } gatos.
    }
}
stake-givers = { $n } rivales tienen que darle un gato cada uno a { $seat }.
stake-lets-out = { WHO($seat) ->
    [you] { $n ->
        [1] Tienes que sacar el único gato de tu Casa a tu { $zone }.
       *[other] Tienes que sacar 1 de { $n } gatos de tu Casa a tu { $zone }.
    }
   *[other] { $n ->
        [1] { $seat } tiene que sacar el único gato de su Casa a su { $zone }.
       *[other] { $seat } tiene que sacar 1 de { $n } gatos de su Casa a su { $zone }.
    }
}
stake-takes = { $n ->
    [one] { $seat } lleva un gato a su { $zone }.
   *[other] { $seat } lleva hasta { $n } gatos a su { $zone }.
}
stake-fosters = { $seat } acoge hasta { $n } gatos, que entran en su próximo turno.
stake-steps = { $zones ->
    [one] { $seat } mueve hasta { $n } gatos una zona hacia adentro.
   *[other] { $seat } mueve hasta { $n } gatos, hasta { $zones } zonas hacia adentro.
}
stake-draws = { $seat } roba { $n } cartas.
stake-fetches = { $seat } recupera una carta de los descartes.
stake-prize = { $seat } gana con ella { $n } puntos al final.
stake-gift = { $n ->
    [one] Ayuda a alguien; si le proteges, no recibe nada.
   *[other] Ayuda a { $n } de la mesa; quien tenga protección no recibe nada.
}
stake-others = { $n ->
    [one] Afecta a alguien, pero no a ti.
   *[other] Afecta a { $n } rivales, pero no a ti.
}
stake-leave = Pierdes { $n } de { $all } gatos: se van al Barrio.
stake-rain = { $lost ->
    [0] Tu gato del Jardín va al Porche; no se va ninguno.
   *[other] De los gatos de tu Jardín salvas { $saved } en el Porche y pierdes { $lost }.
}
stake-mewn = { $n ->
    [one] Tu gato de la Casa sale al Porche.
   *[other] 1 de los { $n } gatos de tu Casa sale al Porche.
}
stake-zoomies = { $all ->
    [one] Tu gato del Jardín sale disparado hacia { $seat }.
   *[other] 1 de los { $all } gatos de tu Jardín sale disparado hacia { $seat }.
}
stake-rains = { $n ->
    [one] El otro gato se va al Barrio.
   *[other] Los otros { $n } gatos se van al Barrio.
}
stake-rain-insured = { $n ->
    [one] Tienes seguro: el otro gato se queda en tu Jardín.
   *[other] Tienes seguro: los otros { $n } gatos se quedan en tu Jardín.
}
stake-one-each = Uno por zona: { $house } puntos en la Casa, { $porch } en el Porche, ninguno en el Jardín.
stake-taken = { WHO($seat) ->
    [you] Lo llevas a tu { $to }.
   *[other] { $seat } lo lleva a su { $to }.
}
stake-free = { $card } no cuesta ninguna acción ahora.
stake-empty = El Barrio está vacío: otra persona pierde el gato.

## Jugadas, en botones

move-pass = Pasa
    .name = Pasa
move-pass-action = Renuncia a esta acción
    .name = Renuncia
move-stop = Basta
    .name = Basta
move-stop-discarding = Deja de descartar
    .name = Basta
move-stop-taking = No tomes más
    .name = No más
move-stop-losing = No muevas más
    .name = No más
move-stop-moving = Deja de mover
    .name = Basta
move-stop-calling = No llames a ninguno
    .name = Ninguno
move-insure = Usa Seguro de mascotas
    .name = Usa el seguro
move-keep = Guarda Seguro de mascotas
    .name = Guarda el seguro
move-play = Juega { $card }
    .name = Juega
move-play-on = Juega { $card } contra { $seat }
    .name = Juega contra
move-demand = { $amount ->
    [one] Juega { $card } contra { $seat }, por 1 gato
   *[other] Juega { $card } contra { $seat }, por { $amount } gatos
}
    .name = Exige gatos
move-lure = Juega { $card } contra { $seat } y { $seat2 }
    .name = Atrae a dos
move-gather = Juega Gata en celo contra { $seat }, { $seat2 } y { $seat3 }
    .name = Atrae a tres
move-let-out = Juega Ventana abierta contra { $seat }: un gato sale hasta su { $zone }
    .name = Haz salir
move-burgle = Juega Gato ladrón contra { $seat }: llévate el { $colour } de su { $zone }
    .name = Llévate un gato
move-swap = Juega Engatusar contra { $spotOwner }: cambia el { $colour } de tu { $zone } por el { $colour2 }
    .name = Cambia gatos
move-swap-stray = Juega Engatusar: cambia el { $colour } de tu { $zone } por el { $colour2 } del Barrio
    .name = Cambia del Barrio
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
    .name = Espanta
move-protect = { WHO($seat) ->
    [you] Juega { $card } para protegerte
   *[other] Juega { $card } para proteger a { $seat }
}
    .name = Protege
move-copy = Copia { $card }
    .name = Copia
move-copy-on = Copia { $card } contra { $seat }
    .name = Copia contra
move-copy-demand = { $amount ->
    [one] Copia { $card } contra { $seat }, por 1 gato
   *[other] Copia { $card } contra { $seat }, por { $amount } gatos
}
    .name = Copia: exige
move-copy-lure = Copia { $card } contra { $seat } y { $seat2 }
    .name = Copia: dos
move-copy-gather = Copia Gata en celo contra { $seat }, { $seat2 } y { $seat3 }
    .name = Copia: tres
move-copy-let-out = Copia Ventana abierta contra { $seat }: un gato sale hasta su { $zone }
    .name = Copia: salir
move-copy-burgle = Copia Gato ladrón contra { $seat }: llévate el { $colour } de su { $zone }
    .name = Copia: llévate
move-copy-swap = Copia Engatusar contra { $spotOwner }: cambia el { $colour } de tu { $zone } por el { $colour2 }
    .name = Copia: cambia
move-copy-swap-stray = Copia Engatusar: cambia el { $colour } de tu { $zone } por el { $colour2 } del Barrio
    .name = Copia: Barrio
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
    .name = Copia: espanta
move-move = Mueve el { $colour } de { $from } a { $to }
    .name = Mueve
move-discard = Descarta { $card }
    .name = Descarta
move-take = Toma un { $colour }
    .name = Toma
move-ask = Toma un gato del Jardín de { $seat }
    .name = De otro Jardín
move-pick = { WHO($seat) ->
    [you] Elige el { $colour } de tu { $zone }
   *[other] Elige el { $colour } de { $seat }
}
    .name = Elige
move-save = Pon a cubierto el { $colour } en tu Porche
    .name = Salva
move-step = Mueve el { $colour } de tu { $zone } a tu { $zone2 }
    .name = Avanza
move-colour = Señala cada { $colour }
    .name = Señala
move-send = Mándale el { $colour } a { $seat }
    .name = Manda
move-fetch = Toma { $card }
    .name = Recupera
move-place = Lleva el { $colour } a tu { $zone }
    .name = Instala
move-own = { $cats ->
    [0] Responde: ningún gato
    [one] Responde: un gato
   *[other] Responde: { $cats } gatos
}
    .name = Responde
move-oldest = { $years ->
    [0] Responde: menos de un año
    [one] Responde: un año
   *[other] Responde: { $years } años
}
    .name = Responde

## A qué lleva una jugada antes de hacerla; corto, para sitios estrechos. $part es una línea de la hoja de puntos

so-points = { $before } → { $after } puntos ({ $part })
so-fewer-points = Te cuesta puntos: { $before } → { $after } ({ $part })
so-same = Te quedas en { $n } puntos
so-both = Tú { $before } → { $after }, { $seat } { $before2 } → { $after2 } puntos
so-saved = A salvo en tu Porche: { $n } puntos
so-goes-to = Se va con { $seat }
so-fostered = Entra en tu próximo turno
so-unscored = No hay próximo turno: no puntúa para nadie
so-skip = No pasa nada; queda una acción
so-skip-last = { $n ->
    [0] Termina tu turno; no robas nada
    [one] Termina tu turno; robas 1 carta
   *[other] Termina tu turno; robas { $n } cartas
}
so-last-round = Se acaba el mazo: empieza la última ronda
so-game-ends = Termina tu turno, y con él la partida
so-keep-cards = { $n ->
    [0] Te quedas sin cartas
    [one] Te queda 1 carta
   *[other] Te quedan { $n } cartas
}
so-prize-gone = En tu mano da { $n } puntos al final
so-takes = { $n ->
    [one] { $each ->
        [0] Un gato a tu { $zone }: aún sin puntos
       *[other] Un gato a tu { $zone }: { $each } puntos
    }
   *[other] { $each ->
        [0] Hasta { $n } gatos a tu { $zone }: aún sin puntos
       *[other] Hasta { $n } gatos a tu { $zone }: { $each } puntos cada uno
    }
}
so-take-short = { $n ->
    [0] El Barrio está vacío: gatos de otros Jardines
    [one] Solo 1 en el Barrio; el resto, de otros Jardines
   *[other] Solo { $n } en el Barrio; el resto, de otros Jardines
}
so-foster = Hasta { $n } gatos; entran en tu próximo turno
so-too-late = No te queda otro turno: estos gatos no puntúan para nadie
so-adopt = Un gato en tu Casa para siempre: { $n } puntos
so-steps = { $zones ->
    [one] Hasta { $n } de { $all } gatos, una zona hacia adentro
   *[other] Hasta { $n } de { $all } gatos, hasta { $zones } zonas hacia adentro
}
so-free-steps = Hasta { $n } pasos hacia tu Casa
so-prize = Da { $n } puntos junto a tu propiedad
so-show-off = Un gato avanza, pero pierdes los { $n } puntos
so-gives = { $n ->
    [one] { $seat } te da su único gato de ahí
   *[other] { $seat } te da 1 de { $n } gatos
}
so-givers = { $n } rivales te dan un gato cada uno
so-strays = { $all ->
    [1] { $seat } pierde su único gato de ahí
   *[other] { $seat } pierde { $n } de { $all } gatos: van al Barrio
}
so-scared = { $all ->
    [1] { $seat } mueve su único gato una zona hacia afuera
   *[other] { $seat } mueve { $n } de { $all } gatos una zona hacia afuera
}
so-fight = { $all ->
    [1] { $seat } manda su único gato del Jardín
   *[other] { $seat } manda { $n } de { $all } gatos a sus vecinos
}
so-lets-out = { $n ->
    [1] { $seat } saca el único gato de su Casa a su { $zone }
   *[other] { $seat } saca 1 de { $n } gatos de su Casa a su { $zone }
}
so-hairball = { $seat } pierde { $n } de { $all } cartas
so-may-insure = { $seat } tiene seguro: quizá no se vaya ningún gato
so-startles = { WHO($seat) ->
    [you] { $n ->
        [one] Solo 1 de tus gatos puede moverse así
       *[other] Eliges 1 de { $n } gatos
    }
   *[other] { $n ->
        [one] Solo 1 gato puede moverse así
       *[other] { $seat } elige 1 de { $n } gatos
    }
}
so-draws = Robas { $n } cartas y tendrás { $all }
so-fetched = Recuperas una carta; tendrás { $n }
so-alarmed = Gato ladrón ya no puede ir contra ti
so-insured = Una vez, tus gatos se quedan si una carta se los lleva
so-let-it = Sigue adelante, si nadie más lo impide
so-no-answer = No tienes nada contra eso en la mano
so-stops-it = No llega a ocurrir
so-stops-action = No llega a ocurrir; { $seat } pierde la acción
so-calls = No llega a ocurrir, y puedes llamar a un gato
so-ignores = { WHO($seat) ->
    [you] { $n ->
        [0] No te afecta, y no pasa nada más
       *[other] No te afecta; aún afecta a { $n } más
    }
   *[other] { $n ->
        [0] No afecta a { $seat }, y no pasa nada más
       *[other] No afecta a { $seat }; aún afecta a { $n } más
    }
}
so-keep = Te guardas { $card } para luego
so-none = No tienes { $card } en la mano
so-no-use = { $card } no sirve de nada ahora
so-last-chance = Termina la partida sin que juegues { $card }
so-stop-taking = { $n ->
    [one] Renuncias a 1 gato
   *[other] Renuncias a { $n } gatos
}
so-stop-steps = { $n ->
    [one] Renuncias a 1 movimiento
   *[other] Renuncias a { $n } movimientos
}
so-rest-stays = Tus otros gatos se quedan
so-no-call = No viene ningún gato
so-short = { $n ->
    [one] { $seat } pierde su único gato del Jardín
   *[other] { $seat } elige 1 de { $n } gatos de su Jardín
}
so-short-mine = { $n ->
    [one] { $seat } pierde su único gato del Jardín
   *[other] Eliges 1 de { $n } gatos del Jardín de { $seat }
}
so-laser = { $n ->
    [one] 1 de ellos puede avanzar
   *[other] Hasta { $n } de ellos pueden avanzar
}
so-hold = { $n ->
    [one] Tendrás 1 carta en la mano
   *[other] Tendrás { $n } cartas en la mano
}
so-insures = No se va ninguno de tus gatos; gastas el seguro
so-keeps = Tus gatos se van; conservas el seguro

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
event-let-out = { WHO($seat) ->
    [you] La carta Ventana abierta va contra ti: un gato tiene que salir de tu Casa a tu { $zone }.
   *[other] La carta Ventana abierta va contra { $seat }: un gato tiene que salir de su Casa a su { $zone }.
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
    .unseen = { $toOwner } roba una carta.
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

## Lo que nadie debe pasar por alto: se acerca el final. $n: cartas o turnos que quedan

alarm-deck = { $n ->
    [one] Solo queda 1 carta en el mazo: se acerca la última ronda
   *[other] Solo quedan { $n } cartas en el mazo: se acerca la última ronda
}
alarm-stall = { $n ->
    [one] Un turno más sin robar, y empieza la última ronda
   *[other] { $n } turnos más sin robar, y empieza la última ronda
}
alarm-leads = { WHO($seat) ->
    [you] { $n ->
        [one] Último turno: vas en cabeza con { $points } puntos
       *[other] Última ronda, quedan { $n } turnos: vas en cabeza con { $points } puntos
    }
   *[other] { $n ->
        [one] Último turno: { $seat } va en cabeza con { $points } puntos
       *[other] Última ronda, quedan { $n } turnos: { $seat } va en cabeza con { $points } puntos
    }
}
alarm-tied = { $n ->
    [one] Último turno: empate en cabeza con { $points } puntos
   *[other] Última ronda, quedan { $n } turnos: empate en cabeza con { $points } puntos
}
alarm-last-turn = Este es tu último turno

## Por dónde va la partida

phase-last-round = { $left ->
    [one] Última ronda, queda 1 turno
   *[other] Última ronda, quedan { $left } turnos
}
phase-last-round-next = Ahora viene la última ronda

## Por qué terminó la partida

reason-last-round = Se robó la última carta.
reason-stalled = Hace demasiado que nadie roba una carta.

## Clases de cartas

kind-instant = Instantánea
kind-defensive = Carta defensiva
kind-standard = Carta normal
kind-cat = Gato

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
    .text = Cada vecino tuyo (o solo uno) te da un gato de su Jardín, que va a tu Jardín.
card-cat-fight = Pelea de gatos
    .text = Un rival manda hasta 2 gatos de su Jardín, uno al Jardín de cada vecino suyo. Tú dices cuántos.
card-cat-in-heat = Gata en celo
    .text = Cada rival (o solo algunos) te da un gato de su Jardín, que va a tu Jardín.
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
    .text = Un rival saca un gato de su Casa a su propio Porche o Jardín. Tú dices adónde.
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

### Kitty Cataclysm en español. Las cartas están al final, como card-<id>.
###
### $seat, $fromOwner y $toOwner son jugadores; WHO($seat) es "you" para quien lee.
### Robar es siempre del mazo; a los demás se les quita. $card puede ser «una carta»: nada de comillas ni artículos.

game = Kitty Cataclysm
    .line = Acumula miaunedas, endosa tus bolas de pelo y que nunca te atrapen con las zarpas llenas.

## Reglas de la casa

option-start_rule = Quién empieza
    .help = Quien está a la izquierda de quien reparte, quien juegue antes una carta, o cualquiera que no reparta, al azar.
option-start_rule-left_of_dealer = a la izquierda
option-start_rule-first_play = quien se adelante
option-start_rule-random_nondealer = al azar
option-kitty_view = Botines ajenos
    .help = De los botines ajenos se ve solo la carta de arriba, o se ven enteros.
option-kitty_view-top_only = carta de arriba
option-kitty_view-open = a la vista
option-play_again_empty = Repetir sin cartas
    .help = Si puedes jugar otra vez pero no te quedan cartas, termina tu turno, o la partida.
option-play_again_empty-turn_ends = termina el turno
option-play_again_empty-game_ends = termina la partida
option-deck_out = Cuando se acaba el mazo
    .help = Una carta que no se puede robar termina la partida en el acto, o al completar la carta jugada.
option-deck_out-at_once = en el acto
option-deck_out-finish_card = tras la carta
option-dealer = Quién reparte
    .help = Alguien al azar, o quien tú elijas.
option-dealer-random = al azar

## Lugares de la mesa

zone-deck = Mazo
zone-litter = Arenero
zone-paws = Zarpas
zone-kitty = Botín

## Junto al nombre de un jugador

badge-dealer = reparte
badge-turn = turno
count-paws = Zarpas
count-kitty = Botín

## Sobre una carta: los demás saben que está ahí

mark-known = conocida

## Junto a las zarpas y al botín: lo que se llevaría un desastre

fact-kitty-falls = un desastre se lleva el botín
fact-all-falls = un desastre se lleva botín o zarpas
fact-in-danger = en peligro

## Clases de cartas

kind-disaster = Desastre
kind-draw = Robo
kind-share = Trueque
kind-steal = Hurto
kind-again = Bis
kind-give = Regalo
kind-pass = Ronda
kind-feast = Festín
kind-plain = Siesta

## Preguntas

ask-claim_start = Juega una carta para empezar, o espera
ask-play_card = Juega una carta
ask-play_again = Juega otra carta: sigue siendo tu turno
ask-last_card = Juega tu última carta
ask-donate = { $left ->
    [0] Dona una carta a un rival
    [1] Dona una carta a un rival
   *[other] Dona una carta a un rival (faltan { $left })
}
ask-steal_from = { $left ->
    [0] Quítale una carta a alguien
    [1] Quítale una carta a alguien
   *[other] Quítale una carta a alguien (faltan { $left })
}
ask-lose_card = { $left ->
    [0] Pierde una carta: va al arenero
    [1] Pierde una carta: va al arenero
   *[other] Pierde una carta: va al arenero (faltan { $left })
}
ask-pass_cards = { $left ->
    [0] Pasa una carta a { $seat }, a tu izquierda
    [1] Pasa una carta a { $seat }, a tu izquierda
   *[other] Pasa una carta a { $seat }, a tu izquierda (faltan { $left })
}

## Lo que está en juego

stake-start = { WHO($seat) ->
    [you] Empieza quien juegue antes una carta. Si todo el mundo espera, empiezas tú.
   *[other] Empieza quien juegue antes una carta. Si todo el mundo espera, empieza { $seat }.
}
stake-own = Tienes { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
}: { $paws } en las zarpas y { $kitty } en el botín. Todo cuenta.
stake-few = { $cards ->
    [one] Tu última carta
   *[other] Te quedan { $cards } cartas
}: si empiezas un turno con las zarpas vacías, termina la partida. Tienes { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
}.
stake-full = Tienes { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
}. Ocultas: { $pawsHidden } × { $paws } (desde { $pawsFrom } cartas: adiós zarpas), { $kittyHidden } × { $kitty } (desde { $kittyFrom }: adiós botín).
stake-donate = Lo que donas cuenta para los demás. Tienes { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
}.
stake-lose = En el arenero una carta no cuenta para nadie. Tienes { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
}.
stake-steal = Quitas a ciegas, cualquier carta por igual. Al final tendrás { $paws } cartas.
stake-pass = { $got ->
    [0] { $seat } no tiene carta para ti: tendrás { $paws }.
    [one] A la vez, { $seat } te pasa una carta: tendrás { $paws }.
   *[other] A la vez, { $seat } te pasa { $got } cartas: tendrás { $paws }.
}

## Jugadas

move-play = Juega { $card }
    .name = Juega
move-claim = Empieza con { $card }
    .name = Empieza
move-wait = Espera a los demás
    .name = Espera
move-donate = Dona { $card } a { $seat }
    .name = Dona
move-steal = Quítale una a { $seat }
    .name = Quita
move-lose = Pierde { $card }
    .name = Pierde
move-pass = Pasa { $card }
    .name = Pasa una carta

## Adónde lleva una jugada

so-hold = { $value ->
    [one] { $value } miauneda
   *[other] { $value } miaunedas
} para tu botín; tendrás { $paws ->
    [one] 1 carta
   *[other] { $paws } cartas
}
so-again = { $value ->
    [one] { $value } miauneda
   *[other] { $value } miaunedas
} para tu botín; juegas otra vez, con { $paws ->
    [one] 1 carta
   *[other] { $paws } cartas
}
so-empties = Te quedas sin cartas: tu próximo turno puede ser el final
so-risk-paws = Tendrás { $paws }: { $card } se las llevaría todas (aún hay { $hidden })
so-risk-kitty = Tendrás { $paws }: { $card } se llevaría tu botín (aún hay { $hidden })
so-ends-deck = Termina la partida: hay que robar { $draw }, en el mazo hay { $deck }
so-ends-empty = Termina la partida: le toca a { $seat }, con las zarpas vacías
so-ends-again = Termina la partida: no puedes repetir con las zarpas vacías
so-hits-paws = { $hits ->
    [0] No alcanza a nadie
   *[other] Vacía las zarpas a { $hits } de { $players }, a ti no
}{ $ends ->
    [0] { "" }
   *[other] ; termina la partida
}
so-hits-kitty = { $hits ->
    [0] No alcanza a nadie
   *[other] Vacía el botín a { $hits } de { $players }, a ti no
}{ $ends ->
    [0] { "" }
   *[other] ; termina la partida
}
so-busts-paws = Pierdes tus { $cards } cartas ({ $worth ->
    [one] { $worth } miauneda
   *[other] { $worth } miaunedas
}){ $hits ->
    [0] { "" }
   *[other] ; alcanza a { $hits } más
}{ $ends ->
    [0] { "" }
   *[other] ; termina la partida
}
so-busts-kitty = Pierdes todo el botín: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $worth ->
    [one] { $worth } miauneda
   *[other] { $worth } miaunedas
}{ $hits ->
    [0] { "" }
   *[other] ; alcanza a { $hits } más
}{ $ends ->
    [0] { "" }
   *[other] ; termina la partida
}
so-wait = { WHO($seat) ->
    [you] Dejas empezar a los demás; si todos esperan, empiezas tú
   *[other] Dejas empezar a los demás; si todos esperan, empieza { $seat }
}
so-donate = { $value ->
    [one] { $value } miauneda
   *[other] { $value } miaunedas
} para { $seat }, que tendrá { $theirs ->
    [one] 1 carta
   *[other] { $theirs } cartas
}; conservas { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
}
so-steal = A ciegas, una de { $cards } cartas; { $seat } conserva { $rest }
so-steal-last = Deja a { $seat } sin cartas: puede ser el final
so-lose = Conservas { $mine ->
    [one] { $mine } miauneda
   *[other] { $mine } miaunedas
} y { $paws ->
    [one] 1 carta
   *[other] { $paws } cartas
}
so-pass = { $value ->
    [one] { $value } miauneda
   *[other] { $value } miaunedas
} para { $seat }

## Lo que ha pasado

event-played = { WHO($fromOwner) ->
    [you] Juegas { $card }.
   *[other] { $fromOwner } juega { $card }.
}
event-drew = { WHO($toOwner) ->
    [you] Robas { $card }.
   *[other] { $toOwner } roba { $card }.
}
    .unseen = { $toOwner } roba una carta.
event-donated = { WHO($fromOwner) ->
    [you] Le donas { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te dona { $card }.
       *[other] { $fromOwner } le dona { $card } a { $toOwner }.
    }
}
    .unseen = { $fromOwner } le dona una carta a { $toOwner }.
event-stole = { WHO($toOwner) ->
    [you] Le quitas { $card } a { $fromOwner }.
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner } te quita { $card }.
       *[other] { $toOwner } le quita { $card } a { $fromOwner }.
    }
}
    .unseen = { $toOwner } le quita una carta a { $fromOwner }.
event-lost = { WHO($fromOwner) ->
    [you] Pierdes { $card }.
   *[other] { $fromOwner } pierde { $card }.
}
event-passed = { WHO($fromOwner) ->
    [you] Le pasas { $card } a { $toOwner }.
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner } te pasa { $card }.
       *[other] { $fromOwner } le pasa { $card } a { $toOwner }.
    }
}
    .unseen = { $fromOwner } le pasa una carta a { $toOwner }.
event-busted-paws = { WHO($seat) ->
    [you] ¡Te atrapan con las zarpas llenas!
   *[other] ¡Atrapan a { $seat } con las zarpas llenas!
}
event-busted-kitty = { WHO($seat) ->
    [you] ¡Pierdes todo tu botín!
   *[other] ¡{ $seat } pierde todo su botín!
}
event-chose = { WHO($seat) ->
    [you] Ya has elegido.
   *[other] { $seat } ya ha elegido.
}
event-waited = { WHO($seat) ->
    [you] Esperas.
   *[other] { $seat } espera.
}
event-again = { WHO($seat) ->
    [you] Puedes jugar otra vez.
   *[other] { $seat } puede jugar otra vez.
}
event-turn = { WHO($seat) ->
    [you] Te toca.
   *[other] Le toca a { $seat }.
}
event-last-card = El mazo está vacío: la partida termina tras esta carta.
event-deck-out = El mazo está vacío: termina la partida.
event-empty-paws = { WHO($seat) ->
    [you] Tienes las zarpas vacías: termina la partida.
   *[other] { $seat } tiene las zarpas vacías: termina la partida.
}
event-empty-again = { WHO($seat) ->
    [you] No puedes jugar otra vez con las zarpas vacías: termina la partida.
   *[other] { $seat } no puede jugar otra vez con las zarpas vacías: termina la partida.
}

## Lo que está por pasar

alarm-deck = { $cards ->
    [0] El mazo está vacío: quien deba robar termina la partida.
    [one] Queda una carta en el mazo: quien deba robar más termina la partida.
   *[other] Quedan { $cards } cartas en el mazo: quien deba robar más termina la partida.
}
alarm-last-card = El mazo está vacío: la partida termina tras esta carta.
alarm-empty = { WHO($seat) ->
    [you] Tienes las zarpas vacías: si no te llega una carta, tu próximo turno termina la partida.
   *[other] { $seat } tiene las zarpas vacías: si no le llega una carta, su próximo turno termina la partida.
}

## El final y los puntos

reason-empty-paws = A alguien le tocó jugar con las zarpas vacías.
reason-deck-out = Se acabó el mazo.
part-paws = Zarpas
part-kitty = Botín

## Cards

card-cat-aclysm = Gataclismo
    .text = Quien tenga 7 o más cartas en las zarpas las pierde todas.
card-cat-ass-trophy = Gatástrofe
    .text = Quien tenga 6 o más cartas en las zarpas pierde todo su botín.
card-curiosity-paid-the-cat = La curiosidad pagó al gato
    .text = Roba una carta.
card-pick-of-the-litter = Lo mejor de la camada
    .text = Roba 2 cartas.
card-kitten-kaboodle = Gatitos a granel
    .text = Roba 3 cartas.
card-nine-lives-four-cards = Siete vidas, cuatro cartas
    .text = Roba 4 cartas.
card-purr-petual-motion = Ronroneo perpetuo
    .text = Roba una carta y juega otra vez.
card-paw-it-forward = Hoy por ti, miau por mí
    .text = Roba 2 cartas y luego dona una carta a un rival.
card-meowtual-exchange = Intercambio miautuo
    .text = Dona una carta a un rival y luego roba una carta.
card-sift-happens = Arena de otro costal
    .text = Pierde una carta de tus zarpas y luego roba 2 cartas.
card-cat-burglar = Gato ladrón
    .text = Quítale a ciegas una carta de las zarpas a un rival.
card-grand-theft-catto = Grand Theft Gato
    .text = Quita a ciegas 2 cartas de las zarpas de tus rivales.
card-the-great-cat-napping = El gran golpe de la siesta
    .text = Quita a ciegas 3 cartas de las zarpas de tus rivales.
card-tit-for-tabby = Ojo por ojo, gato por gato
    .text = Quítale a ciegas una carta de las zarpas a un rival y luego dona una carta a un rival.
card-three-am-zoomies = Carreras locas de las tres
    .text = Juega otra vez.
card-fur-lanthropist = Filantrogato
    .text = Dona una carta a un rival.
card-claws-for-charity = Zarpas solidarias
    .text = Dona 2 cartas a tus rivales.
card-not-my-furball = Bola de pelo ajena
    .text = Dona una carta a un rival y juega otra vez.
card-cough-it-up = Tos peluda
    .text = Pierde una carta de tus zarpas.
card-pass-the-purrcel = Paquete gatete
    .text = Todo el mundo pasa una carta a la izquierda.
card-tail-chase = Caza de la cola
    .text = Todo el mundo pasa 2 cartas a la izquierda.
card-tin-opener = Abrelatas
    .text = Todo el mundo roba una carta, tú también.
card-lions-share = La parte del león
    .text = Roba 2 cartas; luego los demás roban una carta cada uno.
card-fat-cat = Gato gordo
    .text = No pasa nada. Se queda ahí sentado, valiendo mucho.

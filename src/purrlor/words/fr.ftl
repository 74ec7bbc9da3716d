### Les mots du salon en français : tout ce qu'aucun jeu ne dit ; d'abord le navigateur, puis, derrière une ligne qui le dit,
### le terminal, les commandes, le labo et le serveur. On tutoie ; voir docs/glossary/fr.md.

## Partout

skip = Aller au contenu
close = Fermer
retry = Réessayer
loading = Un instant…

## La tête de chaque page

nav-title = Le salon
nav-guide = Règles
nav-gallery = Galerie
nav-replay = Parties à revoir
nav-settings = Réglages

## Ce qui s'est mal passé

error-offline = Le salon est injoignable. Vérifie ta connexion, puis réessaie.
error-server = Quelque chose a cloché au salon. Réessaie dans un instant.
error-page = Impossible de charger cette page. Vérifie ta connexion, puis recharge.
error-missing = Il n’y a pas de page à cette adresse.
lost-title = Il n’y a pas un chat ici. À part nous
lost-home = Retour au salon

## Accueil

home-title = Purrlor
home-welcome = Bienvenue au salon
home-lead = Des jeux pleins de chats. Affronte des bots tout de suite, ou invite des amis à ta table.
home-called = Ton nom ici : { $name }.
home-rename = Choisir un autre nom
home-players = { $n } joueurs
home-minutes = { $n } minutes
home-play = Jouer tout de suite
home-opening = On distribue…
home-preparing = Les règles de ce jeu se préparent. Cela n’arrive qu’une fois et peut prendre une minute.
home-invite = Inviter des amis
home-rules = Règles
home-carry = Là où tu en étais
home-again = Rejouer
home-easiest = idéal pour débuter
home-first-game = Ta première partie se joue en { $name }.
home-dealt = On jouera en { $name }.
home-deal = Plutôt { $name }
home-code = Tu as un code ?
home-join = Rejoindre la table
home-mine = Mes tables
home-no-mine = Aucune pour l’instant. Chaque table où tu t’assois apparaît ici.
home-open = Tables ouvertes
home-no-open = Aucune table n’attend de joueurs. Ouvre la tienne : invite des amis.
home-recent = Parties récentes à revoir
home-no-recent = Les parties finies pourront être revues ici.

## Une table dans une liste

edited-badge = cartes modifiées
row-nobody = Personne n’est encore assis ici
row-won = Victoire : { $names }
row-over = Finie
row-playing = En cours
row-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

## Une nouvelle table

new-title = Une table : { $game }
new-game = Quel jeu ?
new-first = { $name } est choisi, car ce serait ta première partie. { $usual } est à un clic.
new-who-plays = Qui joue ?
new-friend = un ami
new-chair-help = Touche une chaise : pour un bot, ou pour un ami.
new-all-bots = Que des bots
new-all-friends = Que des amis
new-sum-you = toi
new-sum-friends =
    { $n ->
        [one] 1 ami
        [many] { $n } d’amis
       *[other] { $n } amis
    }
new-sum-bots =
    { $n ->
        [one] 1 bot
        [many] { $n } de bots
       *[other] { $n } bots
    }
new-seat = Chaise { $n }
new-seat-first = Toi (chaise 1)
new-rule = Lire la règle
new-changed =
    { $n ->
        [one] une changée
        [many] { $n } de changées
       *[other] { $n } changées
    }
new-reset = Revenir aux règles habituelles
new-seats = Combien joue-t-on ?
new-who = Qui peut venir ?
new-link = Qui a le lien ou le code
new-open = Tout le monde : la table est annoncée à l’accueil
new-watching = On peut regarder
new-manners = Temps et manières
new-clock = Temps de réflexion
new-casual = Sans façons : conseils et reprises de coups permis
new-options = Règles maison
new-usual =
    { $n ->
        [one] { $n }, réglée comme on joue le plus souvent
       *[other] { $n }, réglées comme on joue le plus souvent
    }
new-make = Ouvrir la table
clock-none = Autant que vous voulez
    .text = Personne n’est pressé.
clock-relaxed = Horloge tranquille
    .text = 3 minutes par coup, et une demi-heure en réserve. Ensuite, un remplaçant joue.
clock-brisk = Horloge vive
    .text = 25 secondes par coup, et 2 minutes en réserve. Ensuite, un remplaçant joue.

## L'antichambre : les chaises, avant la partie

lobby-owner = Remplis les chaises, puis lance la partie.
lobby-guest = Il y a une chaise pour toi.
lobby-full = Toutes les chaises sont prises. Tu peux regarder d’ici.
lobby-seated = Tu as une chaise. La partie commence au signal de l’hôte.
lobby-empty = Chaise libre
lobby-here = là
lobby-program = un programme
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-bot = Ajouter un bot…
lobby-bots = Des bots, à glisser sur une chaise :
lobby-remove = Retirer
lobby-removed = Personnes que tu as retirées :
lobby-let-back = Laisser revenir { $name }
lobby-start = Lancer la partie
lobby-needs = Il faut quelqu’un sur chaque chaise.
lobby-fill = Des bots sur les chaises libres
lobby-usual =
    { $n ->
        [one] Une règle maison comme d’habitude
        [many] { $n } de règles maison comme d’habitude
       *[other] { $n } règles maison comme d’habitude
    }
lobby-close = Fermer la table
lobby-wait = On attend que l’hôte lance la partie.
lobby-rules = Comment on joue
lobby-promise = La pioche est déjà mélangée ; cette promesse le prouvera à la fin :

## Les bots : leur nom, et une ligne sur leur jeu

level-kitten = Chaton
    .text = Joue au moins un coup sur deux sur un coup de tête, et un coup d’avance pour les autres.
level-housecat = Chat de salon
    .text = Imagine une douzaine ou deux de suites. De bonne compagnie, et ne voit pas tout.
level-alley-cat = Chat de gouttière
    .text = Pèse jusqu’à 150 suites et ce que tu peux avoir en main. Jamais étourdi.
level-tiger = Tigre
    .text = Joue des milliers de parties dans sa tête, en moins d’une seconde. A déjà mangé.
levels-ask = Quelle force pour les bots ?
way-whim = Saute sur tout ce qui bouge. Un coup sur deux au moins est un caprice.
way-peek = Regarde un coup d’avance, quand il y pense.
way-now = Sait ce qu’un coup rapporte tout de suite, jamais ce qui suit.
way-sill = Observe une douzaine ou deux d’avenirs depuis la fenêtre, puis en choisit un.
way-near = Voit le danger sous son nez. Un plan plus lointain lui échappe.
way-nap = Devine ce que tu as en main, mais jamais longtemps. La sieste attend.
way-street = Parcourt jusqu’à 150 avenirs avant chaque coup.
way-hold = Garde en tête ce que tu peux avoir, et joue pour de bon.
way-steady = Ne joue jamais sans réfléchir. Seul un long plan peut le surprendre.
way-far = Joue des milliers de parties dans sa tête avant chaque coup.
way-second = Réfléchit une seconde au plus, et ne pardonne rien.
way-bluff = Aucun coup étourdi. Mais il ne bluffe jamais, et croit tes bluffs.

## Inviter des amis

share-title = Inviter des amis
share-link = Lien
share-copy = Copier le lien
share-copied = Copié.
share-code = Ou donne-leur le code
share-qr = Code QR du lien

## La ligne avec le serveur, à une table

line-connecting = On s’approche de la table…
line-lost = La connexion est coupée ; elle revient toute seule…
line-gone = Le salon ne répond pas. On essaie encore.
line-old = Cette table date de la version { $version } des règles, et le salon a changé depuis. On ne peut plus y jouer ; ouvres-en une nouvelle.
line-closed = L’hôte a fermé cette table.

## À une table, pour qui écoute la page

live-title = Ce qui se passe à la table
live-asked = À toi : { $text }.

## À une table : la question, les coups, les conseils

prompt-over = La partie est finie
prompt-sent = Envoyé…
prompt-waiting = On attend { $names }
prompt-waiting-more =
    { $n ->
        [one] On attend { $name } et { $n } autre personne
       *[other] On attend { $name } et { $n } autres personnes
    }
prompt-nothing = Un instant…
prompt-passing = Rien à décider ici : la table continue toute seule
prompt-touch = Choisis une carte ou un emplacement mis en évidence.
moves-all =
    { $n ->
        [one] { $n } coup
       *[other] Les { $n } coups
    }
moves-back = Reprendre
answer-really = Vraiment ? { $move }
window-never = Ne plus demander avant
window-until-turn = mon tour
window-until-game = la fin de la partie
window-saved-turn = Ici, tu passes jusqu’à ton prochain tour. Le menu permet de changer d’avis.
window-saved-game = Ici, tu passes jusqu’à la fin de la partie. Le menu permet de changer d’avis.
hint-ask = Conseil
hint-thinking = Ça réfléchit…
hint-best = Le mieux : { $move }
hint-next = Deuxième choix : { $move }
hint-equal = Tout aussi bien : { $move }
hint-mark-best = le mieux
hint-mark-next = deuxième choix
hint-mark-equal = tout aussi bien
hint-times =
    { $n ->
        [10] à chaque fois
       *[other] { $n } fois sur 10
    }
hint-why-event = Car { $times } :
hint-why-spared = Car avec le deuxième choix, { $times } :
hint-why-won = Car tu gagnes { $times }.
hint-why-lost = Car avec le deuxième choix, tu perds { $times }.
hint-why-points =
    { $points ->
        [one] Car d’ici ton prochain tour, tu gagnes au moins un point { $times }.
       *[other] Car d’ici ton prochain tour, tu gagnes au moins { $points } points { $times }.
    }
hint-why-ahead =
    { $points ->
        [one] Car d’ici ton prochain tour, tu as au moins un point d’avance { $times }.
       *[other] Car d’ici ton prochain tour, tu as au moins { $points } points d’avance { $times }.
    }
hint-why-better =
    { $n ->
        [0] Un peu mieux dans l’ensemble : rien en particulier ne fait la différence.
        [one] Mieux dans l’ensemble : environ une victoire de plus sur cent parties.
       *[other] Mieux dans l’ensemble : environ { $n } victoires de plus sur cent parties.
    }
hint-how = Compté sur des parties imaginées qui collent à ce que tu vois.
rule-see = Règle { $rule }

## À une table : pièces et lieux

piece-hidden = carte cachée
piece-several = { $n } fois { $name }
zone-named = { $name } : { $n }
# Un endroit avec une seule chose, qui dit tout.
zone-alone = { $name }: { $what }
# Pour l’oreille : où se trouve une pièce, vers où elle regarde, à qui elle est.
piece-at = en { $place }
piece-looks =
    { $to ->
        [N] regarde au nord
        [E] regarde à l’est
        [S] regarde au sud
       *[W] regarde à l’ouest
    }
piece-of = à { $name }
zone-through = Parcourir : { $name }
mark-known = connue

## À une table : les places

seat-named = Place : { $name }
seat-you = Ta place, { $name }
seat-me = toi
seat-away = un remplaçant joue
seat-gone = pas là
seat-score = Score
seat-choosing = choisit
seat-seconds =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
count-named = { $name } { $n }

## Une carte, vue de près

number-value = Miaounnaie
number-hearts = Cœurs
number-paws = Pattes
number-cost = Coût
number-rank = Rang
number-level = Niveau
number-lines = Ordres
number-claw = Griffe
number-flesh = Chair
number-points = Points
card-nothing = Elle ne fait rien. C’est un chat.
card-kind = Genre
card-copies = Exemplaires
card-origin = Source
card-rules = Règles
card-picture = Image
origin-rulebook = le livret de règles
origin-public = ce qui est connu du public
origin-house = création maison

## Beaucoup de cartes

cards-designs =
    { $n ->
        [one] { $n } dessin
       *[other] { $n } dessins
    }
gallery-title = La galerie
gallery-lead = { $n } chats, chacun dessiné par du code à partir d’une ligne de mots.

## Les règles

guide-all = Règles des jeux
guide-open = Règles
guide-of = Règles : { $game }
guide-search = Chercher dans les règles
guide-hits =
    { $n ->
        [one] { $n } règle en parle
       *[other] { $n } règles en parlent
    }
guide-contents = Sommaire
guide-rules = Règles
guide-cards = Cartes
guide-options = Options
guide-default = par défaut

## À côté de la table : journal et discussion

log-title = Journal
log-empty = Il ne s’est encore rien passé.
chat-title = Discussion
chat-empty = Pas un bruit. On dit miaou ?
chat-say = Dis quelque chose
chat-send = Envoyer
chat-mute = ne plus entendre
chat-unmute =
    { $n ->
        [one] Entendre à nouveau { $n } personne
       *[other] Entendre à nouveau { $n } personnes
    }
chat-said = { $name } : { $text }
chat-unheard =
    { $n ->
        [one] Une nouvelle ligne
        [many] { $n } de nouvelles lignes
       *[other] { $n } nouvelles lignes
    }
# Des verbes qui vont sur un bouton comme derrière un nom : « Duchesse ronronne ».
emote-meow = miaule
emote-hiss = crache
emote-purr = ronronne
emote-slow-blink = cligne lentement des yeux
emote-zoomies = galope partout
emote-loaf = imite la brioche
emote-headbutt = donne un coup de tête
emote-yawn = bâille
rail-title = Journal et discussion
rail-toggle = Journal et discussion

## À une table : le menu, et sa propre place

menu-title = Plus
menu-undo = Reprendre le dernier coup
# Un petit bouton à côté de la question : reprendre le dernier coup joué. Puis cinq raisons pour lesquelles on ne peut pas.
undo-move = Annuler
error-undo-nothing = Tu n’as encore joué aucun coup.
error-undo-others = Depuis ton dernier coup, c’est à d’autres de jouer.
error-undo-seen = Quelque chose de nouveau a été vu depuis ton dernier coup.
error-undo-table = À cette table, on ne reprend pas ses coups.
error-undo-game = Dans ce jeu, chaque coup est définitif.
menu-concede = Abandonner
menu-sure = Vraiment abandonner
menu-leave = Partir ; un remplaçant continue
menu-forced = Passer pour moi quand je ne peux rien faire d’autre
menu-ask-again =
    { $n ->
        [one] Me redemander ({ $n } réponse retenue)
       *[other] Me redemander ({ $n } réponses retenues)
    }
play-watching = Tu regardes
play-away = Un remplaçant joue pour toi.
play-back = Reprendre ma place

## À la table : ce que tous apprennent, et ceux qui regardent ailleurs

alarm-more = et { $n } de plus
tab-turn = À toi !

## La fin d'une partie

end-you = Tu gagnes !
end-won =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
end-draw = Personne ne gagne
end-moments = Ce qui a tout décidé
end-up =
    { WHO($who) ->
        [you] Tu passes ainsi de { $from } à { $to }.
       *[other] { $who } passe ainsi de { $from } à { $to }.
    }
end-lead =
    { WHO($who) ->
        [you] Tu passes ainsi de { $from } à { $to }, et en tête.
       *[other] { $who } passe ainsi de { $from } à { $to }, et en tête.
    }
end-down =
    { WHO($who) ->
        [you] Cela te coûte cher : de { $from } à { $to }.
       *[other] Cela coûte cher à { $who } : de { $from } à { $to }.
    }
end-shift = { $name } : { $from } → { $to }
end-rematch = Revanche
rematch-offer = Proposer une revanche
rematch-how-people = La prochaine partie commence quand tous ceux qui sont encore là disent oui. Un bot prend la chaise de qui s’en va.
rematch-how-bots = La même compagnie, redistribuée aussitôt.
rematch-offered = { $name } aimerait rejouer.
rematch-accept = Rejouer
rematch-decline = Non merci
rematch-waiting = On attend { $names } …
rematch-withdraw = Laisse tomber
rematch-others = { $name } a proposé une revanche.
rematch-next = Vers la prochaine partie
end-replay = Revoir la partie
end-show = Voir le résultat
reason-concession = Les autres ont abandonné.
reason-stopped = Il ne reste que les chats de la maison : la partie est finie.
score-idle = Aucun point pour : { $parts }
score-title = Score
score-part = Détail
score-total = Total

## Parties revues

replay-drop = Dépose ici un fichier de partie, ou choisis-en un.
replay-choose = Choisir un fichier
replay-eyes = Vue par
replay-open = toutes cartes visibles
replay-spectator = un spectateur
replay-link = Lien vers ce coup
replay-download = Enregistrement
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-scrub = Coup
replay-at = coup { $n } sur { $all }
replay-speed = Vitesse
replay-setup = La table est mise.
replay-on = Reprendre la partie d’ici
replay-on-help = Prends une place à cet instant précis ; des bots prennent les autres.
replay-as = Place à prendre
replay-play-on = Continuer
replay-kept = La promesse sur le mélange a été tenue.
replay-broken = La promesse sur le mélange n’a pas été tenue.

## Réglages

settings-name = Ton nom
settings-save = Enregistrer
settings-named = Bonjour, { $name }.
settings-looks = Apparence
settings-theme = Clair ou sombre
settings-theme-auto = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-motion = Animations
settings-motion-auto = comme le système
settings-motion-less = réduites
settings-motion-full = complètes
settings-size = Taille du texte
settings-size-small = petite
settings-size-normal = normale
settings-size-large = grande
settings-language = Langue
settings-sounds = Son
settings-sound = Son
settings-volume = Volume
settings-playing = En jeu
settings-quick = Jouer au premier toucher
settings-quick-help = Une carte qui ne peut aller qu’à un endroit est jouée d’emblée, sans second toucher.
settings-move = Un autre appareil
settings-move-help = Un lien t’emmène, avec ton nom et tes tables, sur un autre appareil. Il sert une fois et t’y montre le suivant ; en créer un nouveau met fin à l’ancien. Garde-le comme une clé : qui s’en sert devient toi.
settings-make-link = Créer un lien
settings-out = Se déconnecter partout
settings-out-help = Seul cet appareil reste toi. Tout autre appareil ou programme connecté à ton nom devient un inconnu, et ton lien vers un autre appareil prend fin.
settings-out-do = Se déconnecter partout ailleurs…
settings-out-sure = Oui, me déconnecter partout ailleurs
settings-out-not = Non
settings-out-done = Désormais, seul cet appareil est toi.

## Changer d'appareil

keep-link = Ton lien
keep-by-hand = Impossible de copier ici. Sélectionne le lien et copie-le à la main.
recover-title = Continuer sur cet appareil ?
recover-text = Avec ce lien, tu deviens sur cet appareil qui tu es sur l’autre. Il ne sert qu’une fois. L’identité actuelle de cet appareil est oubliée, sauf si tu gardes un lien pour elle aussi.
recover-do = Oui, c’est moi
recover-done = Te revoilà, { $name }
recover-next = Le lien qui vient de te mener ici a servi. Voici le suivant : garde-le comme une clé. Les réglages permettent d’en créer un nouveau à tout moment.
recover-on = Au salon

## La liste des touches

keys-title = Clavier
keys-tab = passer à la prochaine chose qu’on peut toucher
keys-arrows = parcourir les pièces d’un lieu
keys-enter = toucher ; encore une fois pour confirmer
keys-escape = reprendre le dernier toucher
keys-numbers = choisir un des coups écrits
keys-touch = aller à la première chose qui brille
keys-pass = passer
keys-hint = demander un conseil
keys-rule = ouvrir les règles à l’endroit de la question
keys-log = ouvrir ou fermer journal et discussion
keys-help = montrer cette liste

## Dans les phrases des jeux

nobody = la table
hidden-card = une carte

unnamed-seat = place { $number }

event-conceded = { WHO($seat) ->
    [you] Tu abandonnes.
   *[other] { $seat } abandonne.
}
event-undone = { WHO($seat) ->
    [you] Tu reprends un coup.
   *[other] { $seat } reprend un coup.
}

### À partir d'ici : ce que disent le terminal, les commandes, le labo et le serveur. Le navigateur n'en a pas besoin.

## Dans le terminal : la table

terminal-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
terminal-zone = { $name } ({ $n })
terminal-backs = { $n } face cachée
terminal-back = face cachée
terminal-hidden = cachée
terminal-top = { $piece } au-dessus
score-place = Rang
terminal-over = La partie est finie ({ $reason }). Victoire : { $names }.
terminal-over-draw = La partie est finie ({ $reason }). Personne n’a gagné.
span = { $low } à { $high }

## Dans le terminal : play, replay, games

play-leaving = À bientôt.
play-hand-over = { $name }, à toi de jouer. Appuie sur Entrée quand personne d’autre ne voit l’écran.
play-hints = Un chat de gouttière penserait à
play-hint = { $move } : gagne environ { NUMBER($share, style: "percent") }
play-choice = « { $line } » n’est pas un des choix de 1 à { $n }. (? pour l’aide)
play-choice-close = « { $line } » n’est pas un des choix de 1 à { $n }. Voulais-tu dire « { $close } » ? (? pour l’aide)
play-saved = Enregistré dans { $path }.
play-unsaved = impossible d’enregistrer dans { $path } : { $error }
shuffle-kept = Le mélange est bien celui qui était promis.
shuffle-broken = ATTENTION : ce n’est pas le mélange promis.
replay-wish = Entrée pour le coup suivant, t pour la table, q pour arrêter :
games-players = { $n } joueurs
games-minutes = { $n } min
games-more = purrlor play GAME en commence un ; purrlor games GAME montre ses cartes.
observation-head = { $game } : { $n } nombres (int16), les mêmes pour tout nombre de places et toute option.
train-begins = { $game } : un réseau de { $rows } lignes, large de { $width }, apprend sur { $device }.
train-line = { $minutes } min, { $decisions } millions de décisions, { $speed }/s ; entropie { $entropy }, erreur des valeurs { $error }
train-strength = gagne seul contre { $rival }, selon les places : { $shares }
train-kept = Gardé dans { $path }.
train-entropy = entropie
train-error = erreur des valeurs
train-decisions = millions de décisions
train-won = part des parties gagnées
train-against = contre { $rival }, places : { $n }

# Ce qu'on peut taper à la table. Les petits mots anglais (card, rules, save …) restent : on les tape.
typed-move = un numéro ou le texte d’un coup
typed-move-help = le jouer
typed-help = cette aide
typed-card = card NOM
typed-card-help = ce que fait une carte
typed-rules = rules [MOT ou ID]
typed-rules-help = les règles sur un mot, ou une règle
typed-hint = ce que ferait un bot fort, d’après ce que tu vois
typed-log = ce qui s’est passé jusqu’ici
typed-table = redessiner la table
typed-save = save FICHIER
typed-save-help = enregistrer la partie jusqu’ici
typed-quit = partir
helping-card-none = Il n’y a pas de carte « { $name } ».
helping-card-close = Il n’y a pas de carte « { $name } ». Voulais-tu dire { $names } ?
helping-topics = Sujets : { $topics }. Essaie « rules steal » ou « rules { $rule } ».
helping-no-rule = Aucune règle ne parle de « { $word } ».

## Commandes : ce que dit `purrlor --help`

usage = usage : purrlor COMMANDE …
usage-about = Un salon pour cinq jeux à chats.
usage-more = purrlor COMMANDE --help en dit plus.
command-games = lister les jeux, ou en montrer un : cartes, options et règles
command-play = jouer dans le terminal, contre des bots ou entre amis au même clavier
command-simulate = jouer beaucoup de parties à toute vitesse et compter qui gagne
command-replay = revoir pas à pas une partie enregistrée
command-check = traquer au hasard règles cassées, fuites et cartes perdues
command-serve = ouvrir le salon dans le navigateur : tables, gens, bots
command-backup = écrire gens, tables et parties dans un seul fichier
command-restore = remplir une base vide à partir d’une sauvegarde
command-key = dire quelle clé signe les cookies, ou en créer une nouvelle
command-admin = s’occuper d’une maison : tables, gens, exclusions, messages, vérifications, réglages
admin-settings = écrire un fichier de réglages où chaque clé est expliquée
admin-tables = lister les tables, les plus récentes d’abord
admin-people = lister les gens, les plus récents d’abord
admin-load = dire combien il y a, et combien le serveur a à faire
admin-health = dire si le serveur accueille des gens maintenant (1 sinon)
admin-verify = rejouer le journal de chaque table, et dire ce qui ne va pas
admin-say = dire quelque chose à tous ceux qui sont à une table
admin-restart = prévenir tout le monde que le serveur redémarre bientôt (c’est toi qui le redémarres)
admin-close = fermer une table qui n’est pas finie
admin-ban = exclure une personne ou un réseau
admin-unban = laisser revenir une personne ou un réseau
admin-bans = lister qui est exclu
admin-erase = effacer une personne : ses parties restent ; nom, identifiant, liens et messages partent
admin-retention = oublier maintenant ce qui est plus vieux que ne le disent les réglages
command-arena = opposer des bots : cotes, tableau des victoires, avantage du premier
command-report = trouver la place, carte ou option trop forte : une page avec graphiques
command-dataset = écrire des parties en Parquet : enregistrements, issues, décisions
command-observation = dire ce que signifie chaque nombre d’une observation d’entraînement
command-train = faire apprendre un jeu à un réseau qui joue contre lui-même
command-compile = compiler maintenant les règles de tous les jeux, pour ne plus attendre
command-words = dire ce qui manque à une traduction, pour qui traduit
command-close = il n’y a pas de commande « { $name } » ; voulais-tu dire « { $close } » ?
command-unknown = il n’y a pas de commande « { $name } » ; il y a { $known }
needs-extra = { $command } a besoin de { $module } ; pip install { $extra } l’apporte
needs-module = { $command } a besoin de { $module }, qui n’est pas installé

## Commandes : l'aide sur leurs options

# Dans une colonne étroite. Le signe pour cent s'écrit %%.

help-option = une option de table (purrlor games GAME les liste)
help-language = parler cette langue : en, de, fr, es, ja ou zh-Hans (d’habitude : celle du terminal)
help-observation-every = une ligne par indice, et non par champ
help-observation-moves = lister plutôt les actions : numéro et texte
help-observation-json = écrire du JSON, une entrée par indice
help-train-minutes = combien de temps (8)
help-train-decisions = plutôt combien de décisions, pour que tout se répète
help-train-seed = la même graine commence de la même façon
help-train-gpu = apprendre sur un GPU
help-train-from = continuer à partir de ce réseau (.npz, .net)
help-train-out = où garder le réseau (sinon le nom du jeu, .npz)
help-train-seats = nombres de places, comme 2,3,4 (sinon tous ceux du jeu)
help-train-width = la largeur du réseau
help-train-look = avec combien de nombres un coup est comparé
help-train-rows = combien de traits ont une ligne dans sa table
help-train-matches = combien de parties à la fois
help-train-steps = combien de décisions de chaque partie compte un tour
help-train-minibatch = de combien de décisions on apprend à la fois
help-train-rate = la taille de ses pas au début ; à la fin un vingtième (0.0004)
help-train-entropy = ce que vaut au début d’essayer beaucoup de coups ; à la fin un dixième (0.02)
help-arena-bots = qui joue : kitten,tiger,greedy,search:2000,mine.py:choose …
help-arena-games = combien de parties au moins ; une donne est toujours jouée jusqu’au bout
help-arena-seats = combien de places à une table (sinon le minimum du jeu)
help-seed = la même graine donne les mêmes parties
help-arena-by = ce qui compte : la victoire, ou chaque rang
help-arena-jobs = combien de processus jouent (un par cœur)
help-arena-log = garder les parties ici, et continuer d’ici
help-arena-plot = écrire une image : .svg ou .html
help-json = écrire du JSON
help-check-game = un jeu ; sinon tous
help-check-games = combien de parties au hasard
help-check-out = où enregistrer un échec, à revoir ensuite
help-compile-game = les jeux ; sinon tous
help-dataset-game = un jeu à jouer ; avec --row, le dossier d’un jeu de données
help-dataset-bots = qui joue : un nom, ou un par place
help-dataset-out = le dossier où écrire (par défaut : le nom du jeu)
help-dataset-rows = écrire aussi ce que voyait la place qui a choisi, et sa liste de coups
help-threads = combien de fils d’exécution (par défaut : un par cœur)
help-cards = jouer avec des cartes modifiées
help-dataset-row = écrire l’enregistrement de la décision N et dire comment la revoir
help-report-games = combien de parties, tous nombres de places confondus
help-report-seats = nombres de places, séparés par des virgules (par défaut : tous)
help-report-bots = niveaux à comparer, séparés par des virgules ; chacun joue toutes les places
help-report-bot-games = parties par bot qui réfléchit (par défaut : un millième)
help-report-vs = comparer avec une autre option, ou d’autres cartes, aux mêmes graines
help-report-seed = la même graine donne le même rapport
help-report-out = le dossier où écrire
help-run-cluster = jouer sur les workers d’un ordonnanceur Dask
help-run-keep = y garder les sommes au fur et à mesure ; la même commande continue ensuite
help-simulate-bots = qui joue : un nom, ou un par place, séparés par des virgules
help-simulate-gpu = jouer sur un GPU ; exactement les mêmes parties
help-simulate-chosen = avec --gpu : compter combien de fois chaque carte est choisie
help-backup-file = le fichier à écrire ; il ne doit pas encore exister
help-backup-db = la base de données : un fichier, ou postgresql://user@host/name
help-backup-group-read = laisser le groupe lire le fichier
help-key-what = dire quelle clé c’est et où elle est, ou en créer une nouvelle
help-key-db = la base à qui est la clé : un fichier, ou postgresql://user@host/name
help-key-key-file = où est la clé, si ce n’est à l’endroit habituel
help-key-at-once = avec rotate : les anciens cookies finissent tout de suite ; tout le monde est déconnecté
help-restore-file = un fichier écrit par `purrlor backup`
help-restore-db = la base vide à remplir : un fichier, ou postgresql://user@host/name
help-restore-try = remplir une base que l’on jette : juste pour voir que c’est possible
help-group-read = laisser le groupe lire les fichiers créés
help-serve-host = adresse d’écoute (0.0.0.0 : tout le réseau)
help-serve-port = port d’écoute (0 : n’importe lequel de libre)
help-serve-db = un fichier, ou postgresql://user@host/name
help-serve-key-file = la clé qui signe les cookies (voir docs/safety.md)
help-serve-new-key = continuer sans l’ancienne clé : tout le monde est déconnecté
help-serve-cards = distribuer des cartes modifiées aux nouvelles tables
help-serve-origin = une autre page qui peut se connecter
help-serve-https = on atteint le serveur par https (derrière un proxy)
help-serve-proxy = croire le proxy placé devant quand il dit pour qui il demande (seul : un proxy sur cette machine)
help-serve-allow = relever toutes les limites d’une adresse ou d’un réseau, une école par exemple
help-serve-thinkers = combien de bots peuvent réfléchir à la fois
help-serve-delays = à quel point les délais sont humains ; 0 : aucun délai
help-serve-verbose = un journal plus bavard
help-serve-database-password = le mot de passe d’une base PostgreSQL ; un fichier à part est plus sûr
help-serve-database-password-file = le fichier qui contient le mot de passe de la base, et rien d’autre
help-serve-open-table-days = une table qui n’a pas commencé ferme quand personne n’y est venu pendant tant de jours
help-serve-closed-table-days = une table fermée avant d’avoir commencé est oubliée après tant de jours (0 : jamais)
help-serve-finished-days = une partie finie est oubliée, coups et discussion compris, après tant de jours (0 : jamais)
help-serve-chat-days = ce qui s’est dit à une table est oublié après tant de jours (0 : avec la partie)
help-serve-backup-folder = écrire des sauvegardes dans ce dossier pendant que le serveur tourne (sinon aucune)
help-serve-backup-hours = heures d’une sauvegarde à la suivante
help-serve-backups-kept = combien de ces sauvegardes sont gardées ; les plus vieilles sont supprimées
help-serve-metrics-token = qui apporte ce jeton lit /metrics de partout ; sans jeton, seulement cette machine
help-serve-metrics-token-file = le fichier qui contient ce jeton, et rien d’autre
help-serve-log = la forme du journal : text pour les gens, json pour les machines
help-serve-idle-minutes = à une table sans horloge, on peut appeler un remplaçant pour qui fait attendre tout le monde tant de minutes (0 : jamais)
help-config = un fichier de réglages ; la ligne de commande et l’environnement l’emportent (`purrlor admin settings` en écrit un)
help-admin-status = seulement les tables dans cet état
help-admin-find = seulement ceux dont l’identifiant, le code ou les noms contiennent ce texte
help-admin-most = combien au plus
help-admin-url = l’adresse du serveur, si ce n’est pas celui de cette base
help-admin-verify-table = seulement la table de cet identifiant
help-admin-text = les mots, tels que tous les liront
help-admin-minutes = pendant tant de minutes, ceux qui arrivent le lisent aussi
help-admin-over = ne plus dire ce qui a été dit
help-admin-restart-minutes = dans tant de minutes
help-admin-table = l’identifiant d’une table (`purrlor admin tables` les liste)
help-admin-whom = l’identifiant d’une personne (`purrlor admin people` les liste), une adresse ou un réseau
help-admin-person = l’identifiant d’une personne (`purrlor admin people` les liste)
help-admin-why = une note pour toi
help-admin-yes = ne pas demander d’abord
help-admin-try = dire seulement combien cela ferait
help-games-game = montrer un jeu : ses cartes et ses options
help-games-json = en JSON
help-play-seats = combien de joueurs (des bots prennent les places vides)
help-play-people = combien d’entre eux sont à ce clavier
help-play-names = noms des personnes, séparés par des virgules
help-play-bots = qui prend les autres places : un nom pour toutes, ou un par place
help-play-seed = la même graine donne la même partie
help-play-save = enregistrer la partie dans ce fichier à la fin ou quand tu pars
help-replay-to = montrer la table après N coups et s’arrêter
help-replay-seat = voir par les yeux d’une place (par défaut : un spectateur)
help-replay-all = écrire toute la partie sans s’arrêter

## Commandes : words, pour qui traduit

words-whole = { $language }, { $place } : complet
words-lacking = { $language }, { $place } : { $missing } manquants, { $other } différents ({ $file })
help-words-tag = une langue, comme de ; sinon, où en est chacune
help-words-game = un jeu, ou shell pour tout le reste ; sinon, tous

## Commandes : ce que disent serveurs, sauvegardes et clés

serve-open = Le salon est ouvert : { $address }  (Ctrl-C pour fermer)
backup-written = Écrit dans { $file } : { $rows }. La clé qui signe les cookies n’y est pas : garde-la à part.
backup-rows = { $people }, { $tables } et { $moves } ({ $n } lignes en tout)
backup-people =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
backup-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
backup-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
backup-progress = { $name } : { $n } lignes
restore-key = La clé qui signe les cookies ne fait pas partie d’une sauvegarde : tout le monde sera déconnecté, sauf si l’on apporte la clé de l’ancienne maison (la nouvelle cherche { $place }). Les liens de secours marchent en tout cas.
restore-done = C’est restauré : { $rows }.
restore-tried = Restauré à l’essai : { $rows } ; rien n’a été changé.
key-is = La clé { $key } dans { $place }, { $age }.
key-ageless = d’un âge inconnu
key-age = créée le { $day }, il y a { $n } jours
key-before = Les cookies de la clé précédente sont échangés jusqu’au { $day }.
key-new = La nouvelle clé { $key } est dans { $file } ; { $old }.
key-old-end = les anciens cookies finissent maintenant
key-old-exchanged = les anciens cookies sont échangés pendant { $n } jours
key-noticed = Les serveurs en marche qui lisent ce fichier le remarquent en { $n } secondes ; pas besoin de redémarrer.
config-head =
    Réglages de Purrlor, pour `purrlor serve --config FICHIER` (ou { $variable } dans l’environnement).
    Enlève le # devant une clé pour la régler ; la valeur écrite est l’habituelle, ou un exemple.
    Entre parenthèses : la variable d’environnement et l’option de la commande qui l’emportent sur ce fichier.
admin-gathering = en attente
admin-playing = en cours
admin-over = finie
admin-closed = fermée
admin-is-banned = (exclu)
admin-none = Il n’y en a pas.
admin-unheard = Aucun serveur de cette maison ne tourne ici ; cela vaut à partir de son prochain démarrage.
admin-load-store = Dans la base : { $people } personnes nommées, { $moves } coups, { $lines } lignes de discussion ; tables : { $tables }.
admin-load-none = Aucun serveur de cette maison ne répond sur cette machine.
admin-load-now = Maintenant : { $people } personnes aux tables, { $sockets } connexions, { $tables } tables en mémoire ; { $moves } coups depuis le démarrage.
admin-load-machine = Le serveur occupe { $memory } Mo de mémoire, a utilisé { $seconds } s de processeur, et a { $behind } ms de retard.
admin-ready = Le serveur accueille des gens.
admin-not-ready = Le serveur n’accueille personne pour l’instant.
admin-table-closed = La table { $table } est fermée.
admin-ban-done = { $whom } est exclu à partir de maintenant.
admin-unban-done = { $whom } peut revenir.
admin-erase-ask = Impossible de revenir en arrière. Retape l’identifiant pour effacer { $name } :
admin-erase-not = Personne n’a été effacé.
admin-erase-done =
    { $n ->
        [one] Effacé ; un inconnu est assis à { $n } table à la place. Les sauvegardes d’avant ont encore le nom.
       *[other] Effacé ; des inconnus sont assis à { $n } tables à la place. Les sauvegardes d’avant ont encore le nom.
    }
admin-retention-try = Tables qui seraient oubliées : { $tables } ; lignes de discussion : { $lines }.
admin-retention-done = Tables oubliées : { $tables } ; lignes de discussion : { $lines }.
admin-verify-bad = Table { $table } : { $why }
admin-verify-unreadable = sa ligne est illisible. { $why }
admin-verify-gap = la ligne { $why } de son journal manque.
admin-verify-unplayable = son journal ne peut pas être rejoué, ligne { $why }
admin-verify-end = elle est finie, mais son journal n’arrive pas à une fin. { $why }
admin-verify-digest = son journal donne une autre partie que celle qui a été jouée, { $why }.
admin-verify-damage = La base elle-même est abîmée : { $why }.
admin-verify-homeless = Il y a des coups d’une table { $table } qui n’existe plus.
admin-verify-done = Tables dont le journal redonne la partie : { $whole } ({ $lines } coups) ; d’autres règles, non rejouées : { $other } ; problèmes : { $bad }.

## Commandes : le labo

# Pendant qu'un jeu est compilé, une fois. $bar : où l'on en est.
compiling = compilation des règles, une fois ({ $game }) : { $bar }
progress = { $done } parties sur { $n }
compile-ready = { $name } : prêt
compile-failed = { $name } : échec
check-saved = enregistré dans { $path } ; purrlor replay le montre
check-nothing = { $game } : rien trouvé en { $games } parties ({ $decisions } décisions) sur { $setups } mises en place, dont { $walked } parcourues en clair à côté du natif avec l’épreuve des deux mondes, { $seconds } s
dataset-written = { $games } parties, { $decisions } décisions : { $first } et { $second }
simulate-pace = { $games } parties à { $seats } places en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s : { $decisions } décisions/s, { $pace } parties/s
simulate-length = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions par partie, { $longest } au plus
simulate-seat = place { $seat } ({ $bot }) : gagne { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } points en moyenne
simulate-ends = fins : { $ends }
simulate-end = { $reason } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-chosen = { $what } : { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } fois par partie
report-written = { $games } parties en { $seconds } s : { $page } et { $data }
number = { $n }
number-one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## L'arène : les cotes des bots

arena-title = { $game }, { $seats } places
arena-page = Arène : { $title }
arena-picture = { $title }, { $games } parties
arena-played = { $games } parties sur { $deals } donnes, chacune dans tous les ordres de places ; { $seconds } s. ± est un intervalle à 95 % sur les donnes.
arena-played-few = { $games } parties sur une seule donne en { $seconds } s : trop peu de donnes pour dire à quel point c’est sûr. Demandez-en plus avec --games.
arena-bot = bot
arena-rating = cote
arena-step = au-dessus du suivant
arena-wins = victoires
arena-games = parties
arena-points = { $points } ± { $sure }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-matrix = { $beats }, en %  (* p < 0,01)
arena-ahead = finit devant…
arena-beats = gagne, quand l’un des deux gagne
arena-order = victoires selon l’ordre du tour
arena-begins = commence
arena-axis = cote (intervalle à 95 %)

## Le rapport : nombres et phrases

# Les morceaux de phrases n'ont pas de point. `ainsi` est ce qu'on tape, *ainsi* ressort.

report-percent = { $n } %
report-points = { $n } points de pourcentage
report-seats = { $n } joueurs
ordinal =
    { $n ->
        [1] premier
       *[other] { $n }e
    }
report-setting = { $cards } et { $options }
options-usual = les options habituelles
report-no-place = À { $table } : { $verdict } (une différence de { $points } se serait vue).
verdict-fair = aucun rang dans l’ordre du tour n’est meilleur
verdict-few = trop peu de parties pour voir qui est favorisé
report-place = À { $table }, qui joue en { $place } gagne { $wins } (part équitable : { $fair }) : { $weight }.
weight-none = presque rien
weight-small = une petite différence
weight-look = à regarder de près
weight-large = une grande différence
weight-unsure = ce peut être le hasard ; plus de parties le diraient
change-option = Option { $name } : A { $before }, B { $after }.
change-card = { $card }, { $name } : A { $before }, B { $after }.
change-card-new = { $card } est nouvelle dans B ({ $count }).
change-card-gone = { $card } n’est pas dans B.
report-half = La moitié des parties finit en moins de : { $lengths }.
report-length = { $median } décisions à { $table } (neuf parties sur dix : { $low } à { $high })
report-no-card = Pour « { $label } », aucune carte ne sort du lot.
report-cards = Pour « { $label } », on a gagné le plus souvent avec { $best } et le moins souvent avec { $worst } ; avec la carte moyenne : { $average }.
report-card = *{ $name }* ({ $win } de victoires, { $points } points de pourcentage)
report-between = { $low } et { $high }
report-cell = { $win } de victoires ({ $low } à { $high }) sur { $seats } places ; { $points } se seraient vus
report-going = victoires en jouant en { $place }

## Le rapport : tableaux et images

measure-decisions = décisions par partie
measure-choices = coups au choix
measure-leads = changements de tête
measure-drama = retard moyen du futur vainqueur (0 à égalité, 1 sans espoir)
measure-decided = part de la partie après laquelle le vainqueur reste en tête
measure-winning = points du vainqueur
measure-margin = points d’écart entre le vainqueur et le suivant
measure-shared = parties à victoire partagée
head-card = carte
head-goes = joue en
head-wins = gagne
head-fair = équité
head-between = sûrement entre
head-smallest = plus petite différence qui se serait vue
head-shortest = 5 % les plus courtes
head-below = un quart en dessous
head-median = médiane
head-above = un quart au-dessus
head-longest = 5 % les plus longues
axis-won = parties gagnées
axis-decisions = décisions par partie (pointillé : la médiane)
axis-games = part des parties
axis-all = toutes les places
axis-winners = vainqueurs
axis-points = points à la fin ({ $table })
axis-share = part
axis-leads = changements de tête par partie
axis-over = part de la partie déjà jouée (%)
axis-decided = parties déjà décidées
axis-card = parties gagnées par les places avec « { $label } » (tirets : la carte moyenne, { $average })
axis-change = B face à A, en points de pourcentage : { $label }
picture-order = Combien de fois gagne chaque rang dans l’ordre du tour, pour chaque nombre de places
picture-lengths = Combien de décisions prend une partie
picture-points = Points à la fin, et de combien les parties sont gagnées
picture-story = Combien de fois la tête change, et quand les parties se décident
picture-ends = Pourquoi les parties finissent
picture-cards = Taux de victoire par carte : { $label }
picture-change = Comment vont les cartes du côté B face au côté A : { $label }

## Le rapport : la page

report-title = { $title } : rapport d’équilibre
report-head = { $title } : est-ce équitable, et est-ce amusant ?
report-lead = { $count } parties ont été jouées pour le savoir ({ $kinds }). Elles ont été jouées avec { $setting } et ont pris { $seconds } secondes.
report-under = « { $label } » ({ $table })
report-everywhere = « { $label } » à toutes les tables
report-show = Montrer le tableau
report-versus-how = Les deux côtés ont reçu les mêmes mélanges, partie par partie. A : { $a } B : { $b } Les nombres sont B moins A ; ceux en *gras* sont sûrs.
report-minus = B moins A
report-changes = Cartes avec « { $label } » : ce que B change
report-note-made = Version { $version } des règles ; graine { $seed }. Fait par `{ $command }`. Tous les nombres :
report-glance = En bref
report-order = Qui gagne : le moment de ton tour compte-t-il ?
report-lengths = Combien durent les parties, et ce qu’elles rapportent
report-story = Suspense : la tête change-t-elle, et quand est-ce décidé ?
report-ends = Comment finissent les parties
report-which = Cartes : lesquelles sont trop fortes, lesquelles trop faibles ?
report-nav-order = Qui gagne
report-nav-length = Durée
report-nav-story = Suspense
report-nav-ends = Fins
report-nav-cards = Cartes
report-nav-versus = A face à B
report-nav-notes = Notes
report-order-how = Chaque point est un rang dans l’ordre du tour ; sa hauteur dit combien de fois ce rang gagne. La ligne de tirets est la part équitable. Les barres fines disent à quel point le nombre est sûr : la vérité s’y trouve 95 fois sur 100. Des points loin de la ligne veulent dire que jouer tôt ou tard aide.
report-lengths-how = Plus la ligne est haute, plus il y a de parties de cette durée. Une longue traîne à droite veut dire que certaines parties s’éternisent.
report-story-how = Après chaque tour, le jeu juge lui-même qui est en tête. À gauche : combien de fois cela change. À droite : combien de parties sont déjà décidées (le futur vainqueur reste en tête) quand telle part de la partie est jouée ; une ligne qui monte tard veut dire du suspense jusqu’au bout.
report-which-how = Chaque ligne est une carte. Le point dit combien de fois a gagné une place à qui cela est arrivé avec la carte ; la barre dit à quel point c’est sûr. Bleu : mieux que la carte moyenne ; orange : moins bien ; gris : trop proche pour le dire. Une carte loin à droite est à affaiblir, peut-être. Attention, c’est un *lien*, pas encore une cause : qui gagne de toute façon joue peut-être certaines cartes. Pour en avoir le cœur net, change la carte et compare (`--vs my.toml`).
report-every = Chaque carte, et tout ce qui lui est arrivé
report-every-how = Les nombres sont des points de pourcentage face à la carte moyenne de la colonne ; ceux en *gras* sont sûrs (au plus un sur vingt est un hasard), les pâles sont arrivés trop rarement. Survole un nombre pour les détails.
report-note-sure = « ± » et les barres sont des intervalles à 95 %. Ce qui « se serait vu » est la plus petite vraie différence qu’un échantillon de cette taille trouve quatre fois sur cinq ; de plus petites peuvent rester invisibles.
report-note-bars = Les barres des cartes traitent les places d’une partie comme indépendantes ; en vérité la victoire de l’une est la défaite de l’autre, ce qui rend les barres un peu trop larges, jamais trop étroites.
report-note-chance = Des joueurs qui choisissent au hasard montrent ce que les cartes font d’elles-mêmes. Des joueurs habiles tirent plus des cartes fortes : ajoute `--bots random,greedy`.

## Commandes : ce que dit de lui-même le lecteur d'options

argparse-usage = usage :
argparse-positional = arguments positionnels
argparse-options = options
argparse-help = montrer cette aide et s’arrêter
argparse-argument = argument { $name } : { $trouble }
argparse-unrecognized = arguments inconnus : { $words }
argparse-required = il manque ces arguments : { $words }
argparse-one = il faut un argument
argparse-some = il faut au moins un argument
argparse-choice = choix impossible : { $value } (à choisir parmi { $known })
argparse-ambiguous = option ambiguë : { $word } peut être { $known }
argparse-no-value = valeur { $value } en trop
argparse-not-with = impossible avec l’argument { $other }
error-language = Il n’y a pas ici de langue { $name } ; il y a { $known }.
trouble-system = le système
trouble-at = { $where } : { $error }
trouble-memory = il n’y a pas assez de mémoire pour cela
trouble-ours = cela ne devrait pas arriver : { $kind } : { $error } ; merci de le signaler ({ $variable }=1 montre où).

## Ce qui s'est mal passé : mots d'une commande, fichiers

error-option-form = Une option s’écrit NOM=VALEUR, pas { $text }.
error-threads = Le nombre de fils d’exécution va de 1 à 1024, pas { $n }.
error-batch-seed = La graine de nombreuses parties a au plus 64 bits et n’est pas négative, contrairement à { $seed }.
error-file-long = { $path } dépasse { $most } octets.
error-plot-name = Une image s’écrit dans un fichier qui finit par .svg ou .html, pas « { $path } ».
error-plot-unwritable = Impossible d’écrire une image dans « { $path } » : { $trouble }.
error-log-other = { $path } contient une autre arène ({ $other }) ; nomme un nouveau fichier.
error-log-unwritable = Impossible de garder des parties dans { $path } : { $trouble }.
error-arena-two = Une arène a besoin d’au moins deux bots : --bots kitten,tiger.
error-arena-twice = Le bot « { $name } » est nommé deux fois ; il reçoit déjà chaque place.
error-game-endless = Une partie n’a pas fini ({ $game }) ; `purrlor check` trouvera peut-être pourquoi.
error-game-number-endless = La partie { $number } ne finit pas ({ $game }).
error-game-broke = La partie { $number } s’est cassée au coup { $ply } : { $trouble }.
error-games-few = Il faut au moins 1 partie, pas { $n }.
error-dataset-record = Impossible d’écrire l’enregistrement : { $trouble }.
error-dataset-row = Le jeu de données a { $n } lignes ; il n’y a pas de ligne { $row }.
error-dataset-damaged = Les fichiers de { $folder } ne sont pas un jeu de données, ou sont abîmés : { $error }.
error-dataset-missing = Il n’y a pas de jeu de données dans { $folder } : { $trouble }.
error-report-few = Un rapport a besoin d’au moins { $games } parties pour chacune des { $tables } tables.
error-report-seats = Les nombres de places s’écrivent 2,3,4 ; pas { $text }.
error-report-vs = On compare avec NOM=VALEUR ou un fichier de cartes (.toml), pas « { $word } ».
error-report-vs-twice = --vs est le côté B et se donne une fois ; plusieurs changements vont dans un seul : --vs { $words }
error-keep-unwritable = Impossible de garder le travail à moitié fait : { $trouble }.
error-keep-other = { $path } garde les résultats d’autres parties ; nomme un autre fichier.
error-keep-damaged = { $path } n’est pas un fichier de résultats gardés, ou il est abîmé.
error-cluster-silent = Aucun ordonnanceur Dask avec des workers ne répond à { $address }.
error-cluster-rules = Les workers ont d’autres règles que cette machine ; installe la même version.
error-cluster-gone = Le cluster à { $address } a disparu.
error-cluster-dying = Le cluster à { $address } a disparu, ou ses workers meurent.
error-bots-number = Nomme un bot pour toutes les places, ou { $seats }, un par place ; pas { $n }.
error-bots-gpu = Sur le GPU, toutes les places choisissent au hasard ; enlève --bots.
error-chosen-gpu = --chosen a besoin de --gpu ; sur le processeur, `purrlor report` parle des cartes.
error-no-folder = Il n’y a pas de dossier { $folder } où écrire.
error-file-none = Il n’y a pas de fichier { $file }.
error-file-unreadable = Impossible de lire { $file } : { $error }.
error-listen = Impossible d’écouter sur { $host }:{ $port } : { $reason }.
error-allow-form = « { $text } » devrait être RÉSEAU=FOIS, avec de 1 à 10000 fois.
error-network-form = « { $text } » n’est ni une adresse ni un réseau comme 192.0.2.0/24.
error-people-many = { $people } personnes ne tiennent pas sur { $seats } places.
error-bots-many = Il y a { $seats } places pour des bots, et { $n } bots sont nommés.
error-record-no-seat = L’enregistrement n’a pas de place { $seat }.
error-record-no-move = L’enregistrement a { $n } coups ; il n’y a pas de coup { $move }.
error-arguments = { $trouble } ; { $command } --help en dit plus.
trouble-none = rien
trouble-fault = faute dans les règles
trouble-no-move = aucun coup pour une décision
trouble-odd-move = coup hors de son intervalle
trouble-piece = une pièce perdue ou doublée
trouble-endless = la partie ne finit pas
trouble-nobody = personne n’est interrogé mais la partie n’est pas finie
trouble-odd-seat = une place qui n’existe pas est interrogée
trouble-twice = deux fois le même coup dans une liste
error-file = { $trouble }.
file-none = il n’y a pas de fichier { $path }
file-unreadable = impossible de lire { $path } : { $error }
file-folder = { $path } est un dossier, pas un fichier
file-odd = { $path } n’est pas un fichier ordinaire
file-locked = { $path } : lecture interdite
file-unwritable = impossible d’écrire { $path } : { $error }
file-closed = { $path } : écriture interdite
file-nameless = il manque un nom
folder-none = il n’y a pas de dossier { $path }
folder-file = { $path } est un fichier, pas un dossier
folder-impossible = { $path } ne peut pas être un dossier : { $error }
folder-closed = { $path } : écriture interdite dans ce dossier
argument-digits = un nombre entier d’au plus 40 chiffres, pas { $text }
argument-negative = un nombre entier non négatif, contrairement à { $number }
argument-low = un nombre entier, au moins { $low }, pas { $number }
argument-high = un nombre entier, au plus { $high }, pas { $number }
argument-span = un nombre de { $low } à { $high }, pas { $text }
error-arena-number = Le nombre pour « { $name } » va de 1 à { $most }, pas { $n }.
error-arena-unsent = Le bot « { $name } » ne peut pas être envoyé à d’autres processus ({ $error }) ; fais-le jouer avec jobs=1.
simulate-compiling = compilation pour le GPU : { $game }
run-goes-on = on continue après { $n } parties, que { $path } a gardées
run-kept = { $done } parties sur { $games } sont gardées dans { $path } ; la même commande continue de là.
error-run-kept = { $error } { $kept }

## Ce qui s'est mal passé : bots et entraînement

error-gym-seat = Notre place va de 0 à { $last }, ou « any » ; pas { $seat }.
error-gym-bots = Nomme un bot pour toutes les places, ou { $others } pour les autres d’une place fixe ; pas « { $names } ».
error-gym-environments = Il faut au moins 1 environnement, pas { $n }.
error-env-reset = Appelle d’abord reset() : aucune partie n’a commencé dans cet environnement.
error-env-cycles = max_cycles est un nombre entier à partir de 1, ou None, pas { $n }.
error-train-name = Un réseau se garde dans un fichier qui finit par .npz, pas dans { $path }.
error-train-gpu = Aucun GPU n’est utilisable par torch ; sans --gpu il apprend sur le processeur.
error-train-seats = Les nombres de places s’écrivent comme 2,3 et sont parmi { $known } ; pas « { $text } ».
error-train-file = { $path } ne contient pas de réseau issu d’un entraînement.
error-train-encoding = Ce réseau a été entraîné pour d’autres règles ou cartes de { $game } ; on ne peut pas continuer à partir de lui.
error-selfplay-choice = Un choix est une place dans la liste des coups de sa partie, à partir de 0.
error-spiel-options = Les options s’écrivent name:value;name:value, pas « { $text } ».
error-zoo-no-move = Un agent dont la partie continue doit choisir un coup.
error-zoo-not-its-move = La place { $seat } est interrogée, et { $move } n’est pas un de ses coups.
error-zoo-not-asked = La place { $seat } n’est pas interrogée maintenant ; sa seule action est { $action }.
error-zoo-illegal = illegal vaut 'refuse' ou 'lose', pas { $illegal }.
error-bot-answer = Le bot « { $name } » a répondu { $answer }, qui n’est pas un de ses coups.
error-bot-kind = Un bot est un nom, une fonction choose(view, moves), un objet avec cette méthode ou un purrlor.bots.Bot, pas { $given }.
error-bot-not-asked = On ne demande rien à la place { $seat } maintenant, un bot ne peut donc pas répondre pour elle.
error-bot-failed = Le bot « { $name } » a échoué : { $error }.
error-bot-lacking = « { $place } » n’a pas de bot « { $name } » : une fonction de (view, moves), ou une classe avec choose.
error-bot-unloadable = Impossible de charger le bot « { $name } » : { $error }.
error-bot-how-long = Combien de temps « { $name } » doit-il réfléchir ? Écris search:2000 (itérations) ou search:500ms.
error-bot-no-settings = Le bot « { $name } » n’a pas de réglages, « { $text } » n’a donc pas de sens.
error-bot-setting-span = Dans « { $text } », { $name } est { $span }, pas « { $value } ».
error-bot-setting-unknown = Le bot « { $name } » n’a pas de réglage « { $setting } » ; il a { $known }.
error-bot-setting-twice = Le bot « { $text } » a deux fois { $name }.
error-level-unknown = Il n’y a pas de bot « { $name } » ; il y a { $known }.
error-bot-close = Il n’y a pas de bot « { $name } ». Voulais-tu dire « { $close } » ?
error-bot-unknown = Il n’y a pas de bot « { $name } ». Il y a { $known }, et « your_file.py:choose ».
bot-no-settings = aucun
error-network-none = Il n’y a pas de réseau « { $name } ».
error-network-damaged = Le fichier « { $name } » ne contient aucun réseau lisible.
error-network-game = Le réseau « { $name } » est pour '{ $theirs }', pas pour { $game }.
error-network-version = Le réseau « { $name } » a appris la version { $theirs } ({ $game }) ; les règles d’ici sont en version { $ours }.
error-network-encoding = Le réseau « { $name } » lit les positions ({ $game }) comme { $theirs } ; cette version les écrit comme { $ours }.
error-network-cards = Le réseau « { $name } » n’a appris { $game } qu’avec ses cartes habituelles.
error-network-seats = Le réseau « { $name } » n’a pas appris { $game } à { $seats } places.
error-network-option = Le réseau « { $name } » n’a pas appris { $game } avec { $option } = { $value }.
network-search = { $why } Le bot « { $bot } » cherche à la place.

## Ce qui s'est mal passé : jeux, places, options, coups

error-rules-imagined = Les règles se sont cassées dans un monde imaginé ({ $game }) ; `purrlor check` trouvera peut-être où.
error-seed = Une graine est un nombre entier d’au plus { $most } bits, pas { $seed }.
error-option-value = L’option { $name } vaut { $known } ; pas { $value }.
error-option-unknown = Il n’y a pas d’option { $name } ; ce jeu a { $known }.
error-named-values = « { $name } » prend des noms avec leurs valeurs (un dict), pas { $value }.
error-move-axis = « { $word } » n’existe pas dans ce jeu ({ $axis }).
error-move-number = Il n’y a pas de coup numéro { $move }.
error-move-kind = Un coup est l’un de match.moves(seat), son numéro ou son texte, pas { $move }.
error-move-unknown = « { $name } » n’est pas un coup de ce jeu ; il connaît { $known }.
error-batch-move = La place { $seat } ne peut pas jouer le coup numéro { $move } maintenant.
error-rules-batch = Les règles se sont cassées dans un lot ({ $game }) ; `purrlor check` trouvera peut-être où.
error-rules-playout = La boucle de jeu s’est cassée ; lance avec PURRLOR_PLAIN=1 pour voir les règles à l’œuvre.
error-compiler-unsupported = Impossible de compiler les règles ici : { $error }.
error-compiler-lacks = Impossible de compiler les règles ici : cette version n’a pas { $name }.
error-site-struct = Impossible de créer le module WebAssembly : dans { $name }, une structure avec des pointeurs reste en mémoire ({ $struct }).
error-site-linker = Il n’y a pas ici d’éditeur de liens pour WebAssembly ; il vient avec pip install 'purrlor[site]'.
error-site-link = Impossible de lier le module WebAssembly : { $error }.
error-no-gpu = Il n’y a pas ici de GPU que Numba puisse utiliser ; enlève --gpu pour jouer sur le processeur.
error-gpu-broken = Impossible d’utiliser le GPU. { $error }
error-seats = { $game } se joue à { $span }, pas à { $seats }.
error-option-seat = Option { $name } : il n’y a pas de place { $seat }.
error-move-not-now = La place { $seat } ne peut pas faire « { $move } » maintenant.
error-rules-no-move = La place { $seat } est interrogée mais n’a aucun coup : les règles sont cassées.
error-concede-not-now = La place { $seat } ne peut pas abandonner maintenant.
error-not-over = La partie n’est pas encore finie.
error-no-offer = Personne n’a proposé une nouvelle partie.
error-over = La partie est finie.
error-seat-unknown = Il n’y a pas de place { $seat } à cette table ; ses places vont de 0 à { $last }.
error-not-asked = On ne demande rien à la place { $seat } maintenant.
error-rules-compiled = Les règles se sont cassées dans du code compilé ; lance avec PURRLOR_PLAIN=1 pour voir où.
error-rules-fault = Les règles se sont arrêtées d’elles-mêmes sur la faute { $fault }.
error-page-json = Ce ne serait pas du JSON : { $error }.
error-page-table = Les règles montrent une table qui n’est pas du JSON ({ $error }) : { $part }
error-unknown-game = Il n’y a pas de jeu { $name } ; le salon a { $known }.
error-game-kind = Un jeu se nomme par son id ({ $known }) ou est un purrlor.Game, pas { $given }.
error-outside-kind = c’est un { $kind }, pas un purrlor.Game
error-tale-none = { $game } : l’événement « { $name } » n’a pas de récit (tale), personne ne pourrait l’apprendre.
error-tale-unsaid = { $game } : { $file } n’a pas de phrase « { $name } ».
error-tale-words = { $game } : « { $name } » demande { $words }, mais le récit donne { $known }.
error-outside-id = son cards.toml l’appelle « { $id } »
error-outside-twice = il y a un autre jeu avec cet id
error-move-long = Aucun coup n’est aussi long.
error-move-on-its-way = Ton dernier coup est encore en route.
error-by-rule = { $said } [{ $rule }]
error-move-form = « { $text } » devrait ressembler à { $form }.

## Ce qui s'est mal passé : enregistrements et positions

# Un enregistrement est une partie gardée. Les noms de ses champs restent tels quels.

error-record-rules = Cet enregistrement vient de la version { $theirs } ({ $game }) ; les règles d’ici sont en version { $ours }, et il ne sera pas joué avec d’autres règles.
error-position-row = Une ligne de position est un bloc de champs, pas { $given }.
error-position-place = Le champ « { $path } » n’a pas de place { $key }.
error-position-range = Champ « { $path } » : { $number } est hors limites.
error-position-field = Il n’y a pas de champ « { $name } ».
error-position-word = Champ « { $path } » : { $value } est inconnu.
error-position-value = Le champ « { $name } » ne peut pas contenir { $value }.
error-record-whole = Les nombres d’un enregistrement sont entiers, contrairement à { $number }.
error-record-letters = Un enregistrement a au plus { $most } lettres, pas { $n }.
error-record-digits = Un nombre d’un enregistrement a au plus { $most } chiffres, pas { $n }.
error-record-field = Le champ « { $name } » de l’enregistrement manque ou n’est pas du bon genre.
error-record-words = Le champ « { $name } » de l’enregistrement a des mots d’au plus { $most } lettres.
error-record-hidden = Le champ « { $name } » de l’enregistrement a des lettres impossibles à montrer : { $text }.
error-record-names = Un enregistrement a au plus { $most } noms, pas { $n }.
error-record-options = Un enregistrement a au plus { $most } options.
error-record-seed = La graine { $seed } de l’enregistrement n’est pas un nombre hexadécimal d’au plus 128 bits.
error-record-moves = Un enregistrement a au plus { $most } coups, pas { $n }.
error-record-move = Le coup { $ply } de l’enregistrement, { $line }, devrait se lire « 0 play:something ».
error-record-facts = Un mélange promis a au plus { $most } faits.
error-record-format = Ce n’est pas un enregistrement de Purrlor d’un format connu.
error-record-deep = Ce n’est pas un enregistrement : l’imbrication est trop profonde.
error-record-json = Ce n’est pas un enregistrement : { $error }.
error-record-kind = Un enregistrement est un purrlor.Record, comme match.record ou Record.from_json(text), pas { $record }.
error-record-start = Le début de l’enregistrement est plus grand ou plus profond que toute position.
error-position-game = Cette position n’est pas celle du jeu { $game }, version { $version }.
error-position-options = Les options d’une position sont un bloc de noms et de valeurs, pas { $given }.
error-position-stuck = Les règles ne peuvent pas continuer depuis cette position.
error-position-seats = Le champ « { $name } » d’une position à { $seats } places ne peut pas être { $value }.
error-position-count = « { $name } » : la position en a { $n }, le jeu { $wanted }.
error-position-no-move = Dans cette position, la place { $seat } est interrogée mais n’a aucun coup.
error-record-has-moves = L’enregistrement a { $n } coups, pas { $ply }.
error-record-set-up = Cet enregistrement part d’une position préparée ; on ne peut continuer que des parties jouées depuis le début.
error-records-reading = D’autres enregistrements venus d’ici sont en lecture ; attends un instant.
error-record-at = Coup { $ply } de l’enregistrement, « { $move } » : { $error }
error-record-stuck = Coup { $ply } de l’enregistrement, « { $move } » : les règles ne peuvent pas continuer depuis une telle position.
error-record-position = La position de l’enregistrement : les règles ne peuvent pas continuer depuis une telle position.
error-record-cards = Cet enregistrement a été fait avec { $theirs } ; ici, ce sont { $ours }.
cards-edited = des cartes modifiées ({ $edition })
cards-usual = les cartes habituelles

## Ce qui s'est mal passé : feuilles de cartes

# $name est un fichier ; [game], [[card]] et les mots entre guillemets restent. Les phrases sans point suivent « …, ligne 5 : ».

error-cards-twice = { $name } a deux cartes avec le même id.
error-sheet-lacks = { $name } : le champ « { $word } » manque sous [game].
error-card = cards.toml, « { $name } » de la carte « { $card } » : { $trouble }.
error-cards-deal = { $name } : { $n } cartes, c’est trop peu ou trop pour { $seats } places.
error-cards-deep = { $name } n’est pas une feuille de cartes : l’imbrication est trop profonde.
error-cards-toml = { $name } n’est pas un fichier TOML : { $error }.
error-cards-unread = { $name } : les règles ne peuvent pas lire ces cartes ({ $error }).
error-cards-unplayable = { $name } : à { $seats } places, ces cartes ne peuvent pas être jouées ({ $error }).
error-cards-numbers = { $name } : avec de tels nombres, { $seats } places ne peuvent pas jouer ({ $error }).
error-decks-twice = Deux fichiers changent les cartes du même jeu.
error-decks-game = { $name }, ligne 1 : dis pour quel jeu sont ces cartes : { $example }.
error-sheet = { $name }, ligne { $line } : { $trouble }.
sheet-blocks = les cartes s’écrivent en blocs [[card]]
sheet-long = une feuille a au plus { $most } cartes
sheet-word = { $word } ne veut rien dire ici ; une feuille a des blocs [game] et [[card]]
sheet-game = [game] est un bloc de faits
sheet-other = ce sont des cartes pour { $theirs }, pas pour « { $ours } »
sheet-fixed = « { $word } » du jeu ne peut pas changer ; c’est { $value }
sheet-no-id = une carte a besoin d’un id
sheet-id = l’id d’une carte est fait de minuscules, de chiffres et de tirets, contrairement à { $id }
sheet-lacks = la nouvelle carte « { $card } » a besoin du champ « { $word } »
sheet-card = « { $name } » de { $card } : { $trouble }
sheet-unknown = { $word } n’est pas un mot que les règles connaissent ; elles connaissent { $known }
sheet-amount = { $text } demande un nombre entier après le mot, pas { $amount }
sheet-missing = manque ; chaque carte a aussi { $words }
sheet-twice = une autre carte a le même id
sheet-field = les cartes de ce jeu n’ont pas de champ { $word } ; elles ont { $known }
sheet-value = « { $word } » ne peut pas être { $value } ({ $card })
sheet-negative = « { $word } » ne peut pas être négatif ({ $card })
sheet-text = « { $word } » est une ligne d’au plus { $most } lettres, contrairement à { $value } ({ $card })
sheet-number = un nombre de « { $word } » va de -{ $most } à { $most }, pas { $value } ({ $card })
sheet-total = « { $word } » de toutes les cartes fait maintenant { $total } en tout, plus que les { $most } qu’un score peut contenir

## Ce qui s'est mal passé : clés, bases de données, sauvegardes

# Pour qui fait marcher un serveur.

error-backup-there = Il y a déjà un fichier { $file } ; il n’est pas écrasé.
error-db-damaged = Impossible de lire la base de données jusqu’au bout : { $error }.
error-key-at-once = --at-once va avec `purrlor key rotate`.
error-key-none = Il n’y a pas encore de clé dans { $place } ; un serveur la crée en démarrant.
error-key-unwritable = Impossible d’écrire le fichier de clé { $file } : { $error }.
error-backup-folder = { $file } est un dossier, pas une sauvegarde.
error-backup-not = { $file } n’est pas une sauvegarde.
error-restore-full = La base de données n’est pas vide ; une sauvegarde se restaure dans une nouvelle.
error-db-folder = { $file } est un dossier, pas une base de données.
error-db-tables = { $name } n’est pas une base de Purrlor : elle a { $tables }.
error-db-unopened = Impossible d’ouvrir la base de données { $name } : { $error }.
error-db-kind = Il n’y a pas ici de base de données du genre « { $name } ».
error-key-form = { $place } ne contient pas de clé : c’est une ligne de 64 signes 0-9 et a-f.
error-key-unreadable = Impossible de lire le fichier de clé { $file } : { $error }.
error-uvicorn = Cet uvicorn n’est pas connu ici (il lui manque { $missing }) ; installe { $known }.
error-key-another = La clé de { $place } n’est pas celle que connaît cette base. Nomme le fichier qui la contient par --key-file ; ou démarre avec --new-key, et tout le monde est déconnecté (les liens de secours marchent toujours).
error-key-two = La base contient encore sa clé, et il y en a une autre dans { $place }. Nomme un nouveau fichier pour elle par --key-file ; ou démarre avec --new-key, et tout le monde est déconnecté (les liens de secours marchent toujours).
error-key-missing = La clé qui signe les cookies manque : il n’y a pas de fichier { $place }. Apporte-la ou nomme-la par --key-file ; ou démarre avec --new-key, et tout le monde est déconnecté (les liens de secours marchent toujours).
error-key-variable = La clé est dans { $variable }, que personne d’autre que toi ne peut changer ; mets la nouvelle devant, puis `; OLD until TIME`.
error-db-package = La base de données a besoin du paquet « { $name } » ; installe purrlor[postgres].
error-db-form = La base de données devrait être un fichier, ou ressembler à postgresql://user@host/name.
error-db-beside = Il n’y a pas de base de données dans { $file } ; voulais-tu dire { $beside } ?
error-db-none = Il n’y a pas de base de données dans { $file } ; et aucune autre à côté.
error-db-empty = { $name } n’est pas une base de Purrlor : elle est vide.
error-db-newer = La base de données vient d’un Purrlor plus récent (forme { $found } ; celui-ci connaît { $known }).
error-db-older = La base a la forme { $found }, cette version connaît { $known } : démarre une fois le serveur de cette version, puis réessaie.
error-db-used = Un autre serveur utilise { $file } ; plusieurs serveurs ont besoin de PostgreSQL (--db postgresql://…).
error-config-form = Le fichier de réglages { $file } n’est pas du TOML : { $error }.
error-config-key = { $file } règle { $key }, mais cette clé n’existe pas ; `purrlor admin settings` les explique toutes.
error-config-key-close = { $file } règle { $key }, mais cette clé n’existe pas ; voulais-tu dire { $close } ?
error-config-value = { $where }, { $key } : { $trouble }
error-config-switch = Il faut true ou false.
error-config-list = Il faut une liste de textes, comme ["un", "deux"].
error-config-one = Il faut un seul texte ou nombre.
error-config-text = Il faut un texte entre guillemets.
error-config-one-of = Les valeurs possibles : { $known }.
error-config-secret = Le fichier { $file } est vide ; il doit contenir une ligne, le secret.
error-db-password-typed = Tout le monde sur cette machine peut lire un mot de passe tapé : enlève-le de --db, et mets-le dans un fichier (--database-password-file) ou dans PURRLOR_DATABASE_PASSWORD.
error-db-password-for-file = Un fichier de base de données n’a pas de mot de passe ; c’est pour PostgreSQL.
error-restore-lost = La sauvegarde { $file } n’a pas pu être restaurée en entier ; il manque des lignes dans : { $names }.
error-admin-url = { $url } n’est pas l’adresse d’un serveur ; elle doit commencer par http:// ou https://.
error-admin-text = Dis ce que tous doivent lire, ou retire-le avec --over.
error-admin-no-table = Il n’y a pas de table { $table } ; `purrlor admin tables` les liste.
error-admin-table-over = La table { $table } est déjà finie ou fermée.
error-admin-nobody = Personne ici ne s’appelle { $whom }, et ce n’est pas un réseau ; `purrlor admin people` liste les gens.
error-admin-not-banned = { $whom } n’est pas exclu ; `purrlor admin bans` liste qui l’est.
error-restore = Impossible de restaurer { $file } : { $error }

## Ce qui s'est mal passé : aux tables et au salon

# Aux personnes dans le navigateur.

error-no-address = Cette adresse n’existe pas.
error-address-controls = Une adresse n’a pas de caractères de contrôle.
error-many-requests = Trop de demandes ; attends un instant.
error-body-long = Un corps a au plus { $most } octets.
error-stopping = Le serveur s’arrête.
error-many-connections = Trop de connexions depuis ici.
error-broke = Quelque chose s’est cassé ici ; c’est noté.
error-chat-length = Dis quelque chose de 1 à { $most } lettres.
error-chat-controls = Une ligne de discussion n’a pas de caractères de contrôle.
error-db-silent = La base de données ne répond pas ; rien n’est perdu, réessaie dans un instant.
error-stale-question = C’est la réponse à une question plus ancienne ; voici la vue à jour.
error-stale-view = La partie a continué entre-temps ; voici la vue à jour.
error-eyes = Par quels yeux ? Une place de 0 à { $last }, « none » ou « open » ; pas « { $eyes } ».
error-replay-moves = L’enregistrement a plus de { $most } coups.
error-replay-long = Cette partie dépasse { $most } Mo ; elle est trop longue pour être revue.
error-replay-page = Une page de rediffusion commence à un coup (`from`) et compte au plus { $most } étapes.
error-before = `before` devrait être une heure, comme la dernière liste l’a donnée.
error-request-nonsense = Cette demande n’a pas de sens : { $error }.
error-request-broken = La demande s’est interrompue.
error-recovery = Ce lien de secours a déjà servi, ou il y en a un plus récent, ou il n’en a jamais été un.
error-guide-language = Ce jeu ne parle pas cette langue.
error-edition-unknown = Ces cartes n’existent pas dans ce jeu.
error-no-stylesheet = Ce jeu n’a pas de feuille de style.
error-game-unknown = Il n’y a pas de jeu « { $name } » ; le salon a { $known }.
error-many-codes = Trop de codes essayés ; attends une minute.
error-no-code = Aucune table n’a ce code.
error-no-record = Il n’y a pas d’enregistrement à continuer.
error-db-forgets = La base de données ne garde pas ce qu’on y écrit.
error-starting = Le serveur démarre ; réessaie dans un instant.
error-banned = Ceux qui tiennent cette maison t’ont fermé leur porte.
error-name-length = Un nom a de 1 à { $most } lettres visibles.
error-name-circles = Un nom n’a pas de chiffres cerclés : la table s’en sert pour distinguer les sosies.
error-name-controls = Un nom n’a pas de caractères de contrôle.
error-name-marks = Une lettre d’un nom porte au plus { $most } signes.
error-many-waiting = Trop de demandes attendent déjà ; réessaie dans un instant.
error-server-busy = Le serveur a trop à faire ; réessaie dans un instant.
error-many-tables = Trop de tables ouvertes depuis ici ; attends un instant.
error-many-open-here = { $n } tables sont ouvertes depuis ici ; finis-en ou fermes-en une d’abord.
error-seat-faster = Quelqu’un a été plus rapide ; la place est prise.
error-many-bots = Il y a plus de bots que les { $seats } places.
error-no-seat = Il n’y a pas de place { $seat } à cette table.
error-over-at-ply = La partie est finie à ce moment ; reprends-la plus tôt.
error-no-seat-in-game = Il n’y a pas de place { $seat } dans cette partie.
error-many-open = Tu as { $n } tables ouvertes ; finis-en ou fermes-en une d’abord.
error-stand-in-here = { $name } est là ; un remplaçant ne joue que pour les absents, ou pour qui fait attendre tout le monde { $n } minutes à une table sans horloge.
error-seat-taken = Cette place est prise.
error-seats-taken = Toutes les places sont prises.
error-begun-or-left = La partie a déjà commencé, ou quelqu’un vient de partir.
error-owner-only = Seul l’hôte de la table peut faire cela.
error-seated-only = Il faut avoir une place à la table pour faire cela.
error-table-private = Personne d’autre ne peut rejoindre cette table.
error-seat-given-away = L’hôte a donné ta place ; il peut te laisser te rasseoir.
error-barred = Le propriétaire de cette table t’a renvoyé ; il peut te laisser revenir.
error-send-away-whom = Nomme quelqu’un d’autre, par son identifiant.
error-send-away-seated = Cette personne est assise à la table ; avant le début, tu peux donner sa place.
error-send-away-many = On peut renvoyer au plus { $n } personnes d’une table.
error-chat-off = Le propriétaire de cette table a coupé la discussion ; les mimiques marchent encore.
error-no-seat-here = Tu n’as pas de place à cette table.
error-nobody-removed = Personne de ce nom n’a été retiré de cette table.
error-seats-empty = Il y a des places vides ; remplis-les d’abord d’amis ou de bots.
error-no-table = Cette table n’existe pas.
error-many-replays = Trop de parties à revoir demandées depuis ici ; attends un instant.
error-asker-gone = La personne qui demandait n’est plus là.
error-many-records = Beaucoup d’enregistrements sont en lecture ; réessaie dans un instant.
error-stale = La partie a continué entre-temps.
error-seat-lost = Tu n’as plus de place à cette table.
error-players-only = Cette table est réservée à qui y joue.
error-table-other-rules = Cette table a été mise avec d’autres règles ou cartes ; on ne peut plus y jouer.
error-not-begun = La partie n’a pas commencé.
error-undo-spent = Tant de coups ont été repris à cette table que désormais chaque coup est définitif.
error-undo-fast = Tu reprends des coups plus vite qu’on ne peut suivre ; attends un instant.
error-one-hello = Un seul bonjour suffit.
error-many-answers = On peut retenir au plus { $most } réponses.
error-chat-fast = Tu parles plus vite qu’on ne lit ; attends un instant.
error-mute-whom = Qui ne veux-tu plus entendre ?
error-mute-fast = Tu changes d’avis plus vite qu’on ne parle ; attends un instant.
error-mute-many = Tu n’entends plus { $n } personnes ; écoutes-en une de nouveau d’abord.
error-no-hints = Il n’y a pas de conseils à cette table.
error-nothing-asked = On ne te demande rien pour l’instant.
error-message-nonsense = Ce message n’a pas de sens : { $error }.
error-foreign = Cette demande vient d’une autre page. Si cette page est celle du serveur même, qui le fait marcher devrait le démarrer avec --origin, ou laisser le proxy placé devant envoyer X-Forwarded-Host.
error-table-unreadable = Cette version du serveur ne peut pas lire cette table ; elle est gardée telle quelle, pour une version qui le pourra.
error-begun = La partie a déjà commencé.
error-table-closed = La table est fermée.
error-stand-in-soon = { $name } était là il y a un instant ; on pourra appeler un remplaçant dans { $seconds } s.
error-body-slow = Le corps de cette demande est arrivé trop lentement.
error-request-late = La demande n’est pas arrivée.
error-request-none = Ce n’est pas une demande.
error-headers-long = Les en-têtes de cette demande sont trop longs.
error-address-long = Cette adresse est trop longue.
error-address-none = Ce n’est pas une adresse.
error-requests-at-once = Trop de demandes à la fois.
error-much-sent = Trop de choses envoyées d’ici à la fois ; attends un instant.

## Les adieux du serveur, et ce qu'il dit à tout le monde

unbuilt-title = Le salon est ouvert, mais sa vitrine n’est pas encore construite
unbuilt-text = Le serveur marche et des programmes peuvent jouer (voir docs/protocol.md). Pour voir les tables dans un navigateur, construis le client une fois : make web, puis recharge cette page.
bye-slow = Tu n’as rien lu pendant trop longtemps.
bye-token = Ce jeton n’ouvre aucune place à cette table.
bye-removed = L’hôte de la table a donné ta place.
bye-signed-out = Ta déconnexion vaut partout ; recharge la page pour continuer avec l’identité actuelle de cet appareil.
bye-restarting = Le serveur redémarre ; la connexion va revenir.
bye-gone = Ceux qui tiennent cette maison ont fermé cette table.
bye-database = La base de données ne répond pas ; la connexion va revenir.
bye-flood = Trop de messages n’avaient pas de sens.
bye-no-hello = Aucun bonjour n’est venu.
bye-not-hello = Le premier message doit être un bonjour.
bye-protocol = Ce serveur parle le protocole { $protocol } : recharge la page, ou mets ton programme à jour.
notice-database = Le serveur ne peut pas garder les coups en ce moment. Rien de ce qui a été joué n’est perdu ; il réessaie tout seul.
notice-operator = { $text }
notice-restart =
    { $n ->
        [one] Le serveur redémarre dans { $n } minute. Rien ne sera perdu ; tu seras reconnecté tout seul.
       *[other] Le serveur redémarre dans { $n } minutes. Rien ne sera perdu ; tu seras reconnecté tout seul.
    }
notice-restart-now = Le serveur redémarre maintenant. Rien ne sera perdu ; tu seras reconnecté tout seul.

# The one option that every game has, for commands; open and quick are its values.
option-windows-help = Demander à tous ceux qui pourraient réagir (open), ou seulement à qui le peut (quick).

### Kitty Cataclysm：日本語。カードの名前と文は最後にあります。
###
### $seat、$fromOwner、$toOwnerはプレイヤー。WHO($seat)は読み手なら"you"、ほかは"other"。
### $cardはカードの名前で、見えない人には「ひみつのカード」。$leftはあと何枚選ぶか。
### 「ねこの手」は手札、「招き猫」は出したカードの山、「小判」はカードの値打ち。

game = Kitty Cataclysm
    .line = 小判をためこみ、毛玉は人に押しつける。ねこの手に欲ばりすぎたら、ニャルマゲドン！

## ハウスルール

option-start_rule = 始める人
    .help = 親の左どなり、最初にカードを出した人、または親以外からくじ引きで。
option-start_rule-left_of_dealer = 親の左どなり
option-start_rule-first_play = 早い者勝ち
option-start_rule-random_nondealer = くじ引き
option-kitty_view = ほかの人の招き猫
    .help = ほかの人の招き猫は、いちばん上だけ見えるか、全部見えるか。
option-kitty_view-top_only = いちばん上だけ
option-kitty_view-open = 全部
option-play_again_empty = ねこの手がからで「もう1枚」
    .help = もう1枚出すのにカードがないとき、手番が終わるか、ゲームが終わるか。
option-play_again_empty-turn_ends = 手番が終わる
option-play_again_empty-game_ends = ゲームが終わる
option-deck_out = 山札が切れたら
    .help = 引くカードがないとき、すぐに終わるか、出したカードを済ませてから終わるか。
option-deck_out-at_once = すぐに終わる
option-deck_out-finish_card = カードを済ませてから
option-dealer = 親
    .help = くじ引きで決めるか、だれかを選ぶ。
option-dealer-random = くじ引き

## 場所

zone-deck = 山札
zone-litter = 猫トイレ
zone-paws = ねこの手
zone-kitty = 招き猫

## 名前のそば

badge-dealer = 親
badge-turn = 手番
count-paws = ねこの手
count-kitty = 招き猫

## カードの上：そこにあると知られている

mark-known = 判明

## 質問

ask-claim_start = カードを出して始めますか？　待ってもかまいません
ask-play_card = カードを1枚出してください
ask-donate = { $left ->
    [0] ゆずるカードを選んでください
    [1] ゆずるカードを選んでください
   *[other] ゆずるカードを選んでください（あと{ $left }枚）
}
ask-steal_from = { $left ->
    [0] だれから盗みますか？
    [1] だれから盗みますか？
   *[other] だれから盗みますか？（あと{ $left }枚）
}
ask-lose_card = { $left ->
    [0] 捨てるカードを選んでください
    [1] 捨てるカードを選んでください
   *[other] 捨てるカードを選んでください（あと{ $left }枚）
}
ask-pass_cards = { $left ->
    [0] 左どなりへ回すカードを選んでください
    [1] 左どなりへ回すカードを選んでください
   *[other] 左どなりへ回すカードを選んでください（あと{ $left }枚）
}

## 手

move-play = 「{ $card }」を出す
move-claim = 「{ $card }」で始める
move-wait = ほかの人を待つ
move-donate = 「{ $card }」を{ $seat }にゆずる
move-steal = { $seat }から盗む
move-lose = 「{ $card }」を捨てる
move-pass = 「{ $card }」を回す

## できごと

event-played = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を出しました。
   *[other] { $fromOwner }は「{ $card }」を出しました。
}
event-drew = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を引きました。
   *[other] { $toOwner }は「{ $card }」を引きました。
}
event-donated = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を{ $toOwner }にゆずりました。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }はあなたに「{ $card }」をゆずりました。
       *[other] { $fromOwner }は「{ $card }」を{ $toOwner }にゆずりました。
    }
}
event-stole = { WHO($toOwner) ->
    [you] あなたは{ $fromOwner }から「{ $card }」を盗みました。
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner }はあなたから「{ $card }」を盗みました。
       *[other] { $toOwner }は{ $fromOwner }から「{ $card }」を盗みました。
    }
}
event-lost = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を失いました。
   *[other] { $fromOwner }は「{ $card }」を失いました。
}
event-passed = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を{ $toOwner }に回しました。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }はあなたに「{ $card }」を回しました。
       *[other] { $fromOwner }は「{ $card }」を{ $toOwner }に回しました。
    }
}
event-busted-paws = { WHO($seat) ->
    [you] 欲ばりすぎました！　あなたのねこの手がからっぽになります。
   *[other] { $seat }は欲ばりすぎました！　ねこの手がからっぽになります。
}
event-busted-kitty = { WHO($seat) ->
    [you] あなたの招き猫がまるごと消えます！
   *[other] { $seat }の招き猫がまるごと消えます！
}
event-chose = { WHO($seat) ->
    [you] あなたは選び終わりました。
   *[other] { $seat }は選び終わりました。
}
event-waited = { WHO($seat) ->
    [you] あなたは待ちます。
   *[other] { $seat }は待ちます。
}
event-again = { WHO($seat) ->
    [you] 続けてもう1枚出せます。
   *[other] { $seat }は続けてもう1枚出せます。
}
event-turn = { WHO($seat) ->
    [you] あなたの番です。
   *[other] { $seat }の番です。
}
event-deck-out = 山札がなくなりました。ゲーム終了です。
event-empty-paws = { WHO($seat) ->
    [you] あなたのねこの手がからっぽです。ゲーム終了です。
   *[other] { $seat }のねこの手がからっぽです。ゲーム終了です。
}

## 終わり方と、点の内訳

reason-empty-paws = ねこの手がからっぽのまま手番が来ました。
reason-deck-out = 山札がなくなりました。
part-paws = ねこの手
part-kitty = 招き猫

## Cards

card-cat-aclysm = ニャルマゲドン
    .text = ねこの手（手札）が7枚以上の人は全員、それをすべて失う。
card-cat-ass-trophy = ニャタストロフィ
    .text = ねこの手（手札）が6枚以上の人は全員、自分の招き猫（出したカードの山）をまるごと失う。
card-curiosity-paid-the-cat = 好奇心は猫を肥やす
    .text = カードを1枚引く。
card-pick-of-the-litter = よりどりミケどり
    .text = カードを2枚引く。
card-kitten-kaboodle = ねこそぎ
    .text = カードを3枚引く。
card-nine-lives-four-cards = 命は9つ、カードは4枚
    .text = カードを4枚引く。
card-purr-petual-motion = ゴロゴロ永久機関
    .text = カードを1枚引き、さらにもう1枚出す。
card-paw-it-forward = 猫の恩送り
    .text = カードを2枚引き、ほかのプレイヤーに1枚ゆずる。
card-meowtual-exchange = 持ちつニャたれつ
    .text = ほかのプレイヤーにカードを1枚ゆずり、1枚引く。
card-sift-happens = 砂に流す
    .text = ねこの手から1枚選んで捨て、2枚引く。
card-cat-burglar = ドロボウ猫
    .text = ほかのプレイヤーのねこの手から、見ないで1枚盗む。
card-grand-theft-catto = グランド・セフト・ニャート
    .text = ほかのプレイヤーのねこの手から、見ないで合計2枚盗む。
card-the-great-cat-napping = 世紀のネコさらい
    .text = ほかのプレイヤーのねこの手から、見ないで合計3枚盗む。
card-tit-for-tabby = 目には目を、トラにはトラを
    .text = ほかのプレイヤーのねこの手から見ないで1枚盗み、ほかのプレイヤーに1枚ゆずる。
card-three-am-zoomies = 深夜3時の大運動会
    .text = 続けてもう1枚カードを出す。
card-fur-lanthropist = 毛前のいい猫
    .text = ほかのプレイヤーにカードを1枚ゆずる。
card-claws-for-charity = 赤い毛玉募金
    .text = ほかのプレイヤーにカードを合計2枚ゆずる。
card-not-my-furball = その毛玉、うちのじゃない
    .text = ほかのプレイヤーにカードを1枚ゆずり、さらにもう1枚出す。
card-cough-it-up = ケポッと一枚
    .text = ねこの手から1枚選んで捨てる。
card-pass-the-purrcel = ニャらいまわし
    .text = 全員、カードを1枚左どなりへ回す。
card-tail-chase = しっぽ追いかけっこ
    .text = 全員、カードを2枚左どなりへ回す。
card-tin-opener = 猫缶パカッ
    .text = あなたも含めて全員、カードを1枚引く。
card-lions-share = 獅子の取り分
    .text = カードを2枚引き、そのあとほかの全員が1枚ずつ引く。
card-fat-cat = でぶ猫長者
    .text = 何も起きない。どっしり座っているだけで、値打ちがある。

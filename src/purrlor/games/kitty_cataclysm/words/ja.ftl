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

## ねこの手と招き猫のそば：災いで失うもの

fact-kitty-falls = 災いで招き猫を失う
fact-all-falls = 災いで招き猫かねこの手を失う
fact-in-danger = 危険

## カードの種類

kind-disaster = 災い
kind-draw = 補充
kind-share = 交換
kind-steal = 盗み
kind-again = おかわり
kind-give = 贈り物
kind-pass = 回しっこ
kind-feast = ごちそう
kind-plain = 香箱座り

## 質問

ask-claim_start = カードを出して始めますか？　待ってもかまいません
ask-play_card = カードを1枚出してください
ask-play_again = 続けてもう1枚出してください
ask-last_card = 最後の1枚を出してください
ask-donate = { $left ->
    [0] ほかの人にゆずるカードを選んでください
    [1] ほかの人にゆずるカードを選んでください
   *[other] ほかの人にゆずるカードを選んでください（あと{ $left }枚）
}
ask-steal_from = { $left ->
    [0] だれから盗みますか？
    [1] だれから盗みますか？
   *[other] だれから盗みますか？（あと{ $left }枚）
}
ask-lose_card = { $left ->
    [0] 猫トイレに捨てるカードを選んでください
    [1] 猫トイレに捨てるカードを選んでください
   *[other] 猫トイレに捨てるカードを選んでください（あと{ $left }枚）
}
ask-pass_cards = { $left ->
    [0] 左どなりの{ $seat }へ回すカードを選んでください
    [1] 左どなりの{ $seat }へ回すカードを選んでください
   *[other] 左どなりの{ $seat }へ回すカードを選んでください（あと{ $left }枚）
}

## かかっているもの

stake-start = { WHO($seat) ->
    [you] 最初にカードを出した人から始まります。全員が待てば、あなたからです。
   *[other] 最初にカードを出した人から始まります。全員が待てば、{ $seat }からです。
}
stake-own = あなたの小判は{ $mine }枚です（ねこの手{ $paws }枚、招き猫{ $kitty }枚）。どちらも点になります。
stake-few = { $cards ->
    [1] これが最後の1枚です。
   *[other] あと{ $cards }枚です。
}ねこの手がからっぽで手番が来ると、ゲーム終了です。小判は{ $mine }枚です。
stake-full = 小判は{ $mine }枚です。まだ見えない「{ $paws }」が{ $pawsHidden }枚（{ $pawsFrom }枚以上でねこの手を失う）、「{ $kitty }」が{ $kittyHidden }枚（{ $kittyFrom }枚以上で招き猫を失う）。
stake-donate = ゆずったカードは相手の点になります。あなたの小判は{ $mine }枚です。
stake-lose = 捨てたカードはだれの点にもなりません。あなたの小判は{ $mine }枚です。
stake-steal = 見ないで盗みます。どのカードも同じ確率です。最後にねこの手は{ $paws }枚になります。
stake-pass = { $got ->
    [0] { $seat }からは来ません。ねこの手は{ $paws }枚になります。
   *[other] 同時に{ $seat }から{ $got }枚来ます。ねこの手は{ $paws }枚になります。
}

## 手

move-play = 「{ $card }」を出す
    .name = 出す
move-claim = 「{ $card }」で始める
    .name = 始める
move-wait = ほかの人を待つ
    .name = 待つ
move-donate = 「{ $card }」を{ $seat }にゆずる
    .name = ゆずる
move-steal = { $seat }から盗む
    .name = 盗む
move-lose = 「{ $card }」を捨てる
    .name = 捨てる
move-pass = 「{ $card }」を回す
    .name = 回す

## その手の結果

so-hold = 招き猫に小判{ $value }枚。ねこの手は{ $paws }枚になる
so-again = 招き猫に小判{ $value }枚。ねこの手{ $paws }枚で、もう1枚出す
so-empties = ねこの手がからっぽになる。次の手番でゲーム終了かも
so-risk-paws = ねこの手が{ $paws }枚になる。「{ $card }」で全部失う（残り{ $hidden }枚）
so-risk-kitty = ねこの手が{ $paws }枚になる。「{ $card }」で招き猫を失う（残り{ $hidden }枚）
so-ends-deck = ゲーム終了：{ $draw }枚引くのに、山札は{ $deck }枚
so-ends-empty = ゲーム終了：次の{ $seat }のねこの手がからっぽ
so-ends-again = ゲーム終了：ねこの手がからっぽで、もう1枚出せない
so-hits-paws = { $hits ->
    [0] だれにも当たらない
   *[other] { $players }人中{ $hits }人がねこの手を失う。あなたは無事
}{ $ends ->
    [0] { "" }
   *[other] 。ゲーム終了
}
so-hits-kitty = { $hits ->
    [0] だれにも当たらない
   *[other] { $players }人中{ $hits }人が招き猫を失う。あなたは無事
}{ $ends ->
    [0] { "" }
   *[other] 。ゲーム終了
}
so-busts-paws = ねこの手{ $cards }枚（小判{ $worth }枚）を全部失う{ $hits ->
    [0] { "" }
   *[other] 。ほかに{ $hits }人も
}{ $ends ->
    [0] { "" }
   *[other] 。ゲーム終了
}
so-busts-kitty = 招き猫{ $cards }枚（小判{ $worth }枚）をまるごと失う{ $hits ->
    [0] { "" }
   *[other] 。ほかに{ $hits }人も
}{ $ends ->
    [0] { "" }
   *[other] 。ゲーム終了
}
so-wait = { WHO($seat) ->
    [you] ほかの人に先をゆずる。全員が待てば、あなたから
   *[other] ほかの人に先をゆずる。全員が待てば、{ $seat }から
}
so-donate = { $seat }に小判{ $value }枚（ねこの手は{ $theirs }枚に）。あなたは小判{ $mine }枚
so-steal = { $seat }の{ $cards }枚から見ないで1枚。{ $rest }枚が残る
so-steal-last = { $seat }のねこの手がからっぽになる。ゲーム終了かも
so-lose = 小判{ $mine }枚、ねこの手{ $paws }枚が残る
so-pass = { $seat }に小判{ $value }枚

## できごと

event-played = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を出しました。
   *[other] { $fromOwner }は「{ $card }」を出しました。
}
event-drew = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を引きました。
   *[other] { $toOwner }は「{ $card }」を引きました。
}
    .unseen = { $toOwner }はカードを1枚引きました。
event-donated = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を{ $toOwner }にゆずりました。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }はあなたに「{ $card }」をゆずりました。
       *[other] { $fromOwner }は「{ $card }」を{ $toOwner }にゆずりました。
    }
}
    .unseen = { $fromOwner }は{ $toOwner }にカードを1枚ゆずりました。
event-stole = { WHO($toOwner) ->
    [you] あなたは{ $fromOwner }から「{ $card }」を盗みました。
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner }はあなたから「{ $card }」を盗みました。
       *[other] { $toOwner }は{ $fromOwner }から「{ $card }」を盗みました。
    }
}
    .unseen = { $toOwner }は{ $fromOwner }からカードを1枚盗みました。
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
    .unseen = { $fromOwner }は{ $toOwner }にカードを1枚回しました。
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
event-last-card = 山札がなくなりました。このカードを済ませたらゲーム終了です。
event-deck-out = 山札がなくなりました。ゲーム終了です。
event-empty-paws = { WHO($seat) ->
    [you] あなたのねこの手がからっぽです。ゲーム終了です。
   *[other] { $seat }のねこの手がからっぽです。ゲーム終了です。
}
event-empty-again = { WHO($seat) ->
    [you] あなたのねこの手がからっぽで、もう1枚出せません。ゲーム終了です。
   *[other] { $seat }のねこの手がからっぽで、もう1枚出せません。ゲーム終了です。
}

## まもなく起こること

alarm-deck = { $cards ->
    [0] 山札がありません。カードを引くことになれば、ゲーム終了です。
   *[other] 山札はあと{ $cards }枚です。引く枚数に足りなければ、ゲーム終了です。
}
alarm-last-card = 山札がなくなりました。このカードを済ませたらゲーム終了です。
alarm-empty = { WHO($seat) ->
    [you] あなたのねこの手がからっぽです。カードが来なければ、次のあなたの手番でゲーム終了です。
   *[other] { $seat }のねこの手がからっぽです。カードが来なければ、{ $seat }の手番でゲーム終了です。
}

## 終わり方と、点の内訳

reason-empty-paws = 出す番なのに、ねこの手がからっぽでした。
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

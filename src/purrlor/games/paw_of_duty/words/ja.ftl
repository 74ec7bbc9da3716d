### Paw of Duty：日本語。2つのネコ部隊の戦い。カードの名前と文は最後にあります。
###
### $seat、$fromOwner、$toOwnerはプレイヤー。WHO($seat)は読み手なら"you"。$card、$kitty、$tacticはカードの名前、
### $squareは盤のマス（a1～e5）。ネコ兵の名前はくくらず、作戦カードは「　」に入れます。

## ゲーム

game = Paw of Duty
    .line = 部隊を送り出し、ひげの向きを見きわめて、街に3匹並べて守り抜け。

## ハウスルール（命令1つで作戦カードを1枚使うか、捨てる）

option-first_player = 先手
    .help = くじ引きで決めるか、席を選ぶ。
option-first_player-random = くじ引き
option-lines_by_level = レベルごとの命令の数
    .help = レベル1、2、3、4のネコ兵が、出撃した手番にもたらす命令の数。
option-lines_by_level-falling = 命令4、3、2、1つ
option-lines_by_level-gentle = 命令4、3、3、2つ
option-lines_by_level-flat = 命令はいつも3つ
option-claws_combo = 「ツメを出せ！」で2つのこと
    .help = 「ツメを出せ！」で、動くか向きを変えたあと、同じネコ兵で攻撃できる。
option-claws_combo-off = なし
option-claws_combo-on = あり
option-claws_outside_hand_count = 「ツメを出せ！」は別勘定
    .help = 「ツメを出せ！」を数えずに、手札を5枚まで補充する。
option-claws_outside_hand_count-off = なし
option-claws_outside_hand_count-on = あり
option-deploy_outer = 街はずれへの出撃
    .help = ネコ兵をいつでも街はずれにも置ける。
option-deploy_outer-off = なし
option-deploy_outer-on = あり
option-clear_outer_tokens_on_return = 街でトークンを落とす
    .help = 街に戻ったネコ兵は、余分なトークンをなくす。
option-clear_outer_tokens_on_return-off = なし
option-clear_outer_tokens_on_return-on = あり
option-outer_tokens_extra = 捕まるまでの追加トークン
    .help = 街はずれで追加のトークンがこの数になったネコ兵は捕まる。
option-outer_tokens_extra-n = 追加{ $n }個
option-line_must_not_move = ラインは動かない
    .help = 宣言したラインは、ネコ兵が1匹でも動けば、戻ってきても崩れる。
option-line_must_not_move-off = なし
option-line_must_not_move-on = あり
option-manual_declare = ラインは自分で宣言
    .help = 宣言するかどうかを自分で選ぶ。黙っていたラインでは勝てない。
option-manual_declare-off = なし
option-manual_declare-on = あり
option-open_kitty_draw = ネコ兵を公開して引く
    .help = 引いた2匹のネコ兵が、両方のプレイヤーに見える。
option-open_kitty_draw-off = なし
option-open_kitty_draw-on = あり
option-final_tie = 完全に互角のとき
    .help = 捕虜のレベルも盤上のレベルも同じとき、どうするか。
option-final_tie-draw = 引き分け
option-final_tie-second_player = 後手の勝ち

## 場所（街は盤の中央の9マス、街はずれはそのまわり）

zone-board = 街と街はずれ
zone-kitties = ネコ兵の山札
zone-tactics = 作戦の山札
zone-discards = 捨て札
zone-played = この手番に使った札
zone-lines = 残りの命令
zone-rescued = 救出済み
zone-hand = 作戦カード
zone-captured = 捕虜
zone-drawn = 引いたネコ兵
zone-compass = 方角
zone-box = 箱

## 名前のそば：トークンの色、手番、宣言、数

badge-black = 黒
badge-white = 白
badge-turn = 手番
badge-control = 制圧宣言中
count-hand = 手札
count-tokens = 残りトークン

## ネコ兵やカードの上

mark-type = 兵種
mark-level = レベル
mark-tokens = トークン
mark-damage = ダメージ
mark-reach = { $what }をねらう
mark-hits = 正面の相手へのダメージ
mark-new = 出撃直後
mark-aside = 交換
mark-known = 判明
fact-total = レベル合計

## 兵種

type-huntress = ハンター
type-pilot = パイロット
type-tank = タンク

## カードの種類

kind-huntress = ハンター
kind-pilot = パイロット
kind-tank = タンク
kind-tactic = 作戦

## 向き、文の中で

facing-north = 北
facing-east = 東
facing-south = 南
facing-west = 西

## 街の3マスのライン、文の中で

line-row-2 = 2の行
line-row-3 = 3の行
line-row-4 = 4の行
line-column-b = bの列
line-column-c = cの列
line-column-d = dの列
line-diagonal-b2-d4 = b2からd4の斜め
line-diagonal-b4-d2 = b4からd2の斜め

## ネコ兵の短い呼び名（5文字まで）

kitty-private-pounce =
    .short = ピョン
kitty-scout-snickerpaws =
    .short = クスクス
kitty-corporal-calico =
    .short = ミケ
kitty-sergeant-scratch =
    .short = ガリガリ
kitty-colonel-clawdia =
    .short = クロ大佐
kitty-cadet-catapult-tail =
    .short = しっぽ
kitty-wingcat-biscuit =
    .short = フミフミ
kitty-ensign-purrshing =
    .short = ゴロゴロ
kitty-lieutenant-loop-de-mew =
    .short = ニャン返り
kitty-ace-meowverick =
    .short = エース
kitty-tinpaw-tabby =
    .short = ブリキ
kitty-gunner-grumbles =
    .short = ブツブツ
kitty-sergeant-treads =
    .short = ピラ軍曹
kitty-major-maine-coon =
    .short = クーン
kitty-general-chonk =
    .short = どすこい

## 質問（$numberは4枚のうち交換に選んだ数、$linesはこの手番に残った命令の数）

ask-mulligan = { $number ->
    [0] 交換する作戦カードを選ぶか、全部残してください
    [4] 4枚全部を選びました。交換してください
   *[other] { $number }枚選びました。さらに選ぶか、交換してください
}
ask-choose_kitty = 2匹のうち、出撃させるネコ兵を選んでください
ask-place_kitty = { $kitty }を空きマスに置き、向きを選んでください
ask-tactic_step = 作戦カードを使うか、捨ててください（命令はあと{ $lines }つ）
ask-mark_outer = 街はずれにいる自分のネコ兵のうち、トークンを置く1匹を選んでください
ask-declare = ラインを宣言しますか？　それとも黙っていますか？
ask-rescue = 捕まった自分のネコ兵を1匹救出しますか？

## 作戦カードの中の質問（$tacticは使っているカード、$kittyはそれを行うネコ兵）

ask-stand-for = 「{ $tactic }」：代わりになる作戦カードを選んでください
ask-own-kitty = 「{ $tactic }」：自分のネコ兵を選んでください
ask-enemy-kitty = 「{ $tactic }」：敵のネコ兵を選んでください
ask-any-kitty = 「{ $tactic }」：敵味方どちらかのネコ兵を選んでください
ask-claws = 「{ $tactic }」：{ $kitty }で攻撃するか、動くか、向きを変えてください
ask-strike = 「{ $tactic }」：続けて{ $kitty }で攻撃しますか？
ask-hop-over = 「{ $tactic }」：{ $kitty }が飛び越えるネコ兵を選んでください
ask-trade-places = 「{ $tactic }」：{ $kitty }と入れ替わるネコ兵を選んでください
ask-square = 「{ $tactic }」：{ $kitty }の行き先を選んでください
ask-facing = 「{ $tactic }」：{ $kitty }の新しい向きを選んでください
ask-turn = 「{ $tactic }」：続けて{ $kitty }の向きを変えますか？
ask-step = 「{ $tactic }」：続けて{ $kitty }を1マス前へ動かしますか？
ask-second = 「{ $tactic }」：もう1匹の向きを変えますか？
ask-second-facing = 「{ $tactic }」：{ $kitty }の新しい向きを選んでください

## 手（$numberは選んだ枚数、$linesは残りの命令、$damageは攻撃の強さ、$squareはネコ兵のマス、$kitty2は相手）

move-swap = 「{ $tactic }」を交換に出す
    .name = 交換に出す
move-take-back = 「{ $tactic }」をやっぱり残す
    .name = 残す
move-redraw = { $number }枚交換する
    .name = 交換する
move-keep = 全部残す
    .name = 全部残す
move-deploy = { $kitty }を出撃させる
    .name = 出撃
move-place = { $square }に{ $facing }向きで置く
    .name = 置く
move-play = 「{ $tactic }」を使う
    .name = 使う
move-discard = 「{ $tactic }」を捨てて1枚引く
    .name = 捨てる
move-done = 命令を{ $lines }つ残して終える
    .name = 終える
move-name = 「{ $tactic }」として使う
    .name = 代わりに使う
move-use = { $kitty }（{ $square }）を選ぶ
    .name = 選ぶ
move-use-attack = { $kitty }（{ $square }）に{ $kitty2 }を攻撃させる
    .name = 攻撃させる
move-use-shove = { $kitty }（{ $square }）で{ $kitty2 }を押す
    .name = 押す
move-use-pull = { $kitty }（{ $square }）で{ $kitty2 }を引き寄せる
    .name = 引き寄せる
move-use-shoot = { $kitty }（{ $square }）で{ $kitty2 }を撃つ
    .name = 撃つ
move-attack = { $kitty }を攻撃（{ $damage }ダメージ）
    .name = 攻撃
move-capture = { $kitty }を攻撃して捕まえる（{ $damage }ダメージ）
    .name = 捕まえる
move-friendly-fire = 味方の{ $kitty }を攻撃！
    .name = 味方を攻撃
move-hop = { $kitty }（{ $square }）を飛び越える
    .name = 飛び越える
move-trade = { $kitty }（{ $square }）と入れ替わる
    .name = 入れ替わる
move-go = { $square }へ行く
    .name = 動く
move-stay = その場にとどまる
    .name = とどまる
move-face = { $facing }を向く
    .name = 向きを変える
move-also = { $kitty }（{ $square }）の向きも変える
    .name = もう1匹も
move-enough = ここまでにする
    .name = ここまで
move-back = カードを引っこめる
    .name = 引っこめる
move-mark = { $kitty }（{ $square }）にトークンを置く
    .name = トークンを置く
move-mark-last = { $kitty }（{ $square }）に最後のトークンを置いて失う
    .name = 失う
move-declare = ラインを宣言する
    .name = 宣言する
move-hush = 黙っている
    .name = 黙っている
move-rescue = { $kitty }を救出する
    .name = 救出
move-decline = 救出しない
    .name = 救出しない

## 質問で何がかかっているか（$seatは敵、$levelsと$levels2は自分と敵の捕虜のレベル、$numberは街はずれの自分のネコ兵、
## $mostは捕まるトークンの数）

stake-once = カードを交換できるのは、戦いの前のこの1回だけです。
stake-one-of-two = 強いネコ兵ほど、この手番の命令は少なくなります。もう1匹は山札の底に戻ります。
stake-threat = { $seat }が{ $line }を押さえています。この手番のうちに崩さないと、あなたの負けです。
stake-final = あなたの最後の手番です。捕虜のレベルはあなたが{ $levels }、{ $seat }が{ $levels2 }。多いほうが勝ちです。
stake-lingering = 自分のネコ兵が街はずれに{ $number }匹います。トークンが{ $most }個になると捕まります。
stake-declarable = 宣言すれば、{ $seat }が1手番のうちに{ $line }を崩せないかぎり、あなたの勝ちです。
stake-behind = 捕虜のレベルはあなたが{ $levels }、{ $seat }が{ $levels2 }。救出すると{ $seat }の合計が減ります。

## もうすぐ勝つ人の警告（$seatはラインを押さえた人かリードしている人、$seat2はまだ崩せる人）

alarm-line = { WHO($seat) ->
    [you] あなたが{ $line }を押さえています。{ $seat2 }が1手番のうちに崩せなければ、あなたの勝ちです
   *[other] { WHO($seat2) ->
        [you] { $seat }が{ $line }を押さえています。あなたの手番で崩さないと、{ $seat }の勝ちです
       *[other] { $seat }が{ $line }を押さえています。{ $seat2 }が1手番のうちに崩せなければ、{ $seat }の勝ちです
    }
}
alarm-last-turn = { WHO($seat) ->
    [you] 最後の手番：捕虜のレベルは{ $levels }対{ $levels2 }で、あなたがリードしています
   *[other] 最後の手番：捕虜のレベルは{ $levels }対{ $levels2 }で、{ $seat }がリードしています
}
alarm-last-turn-even = 最後の手番：捕虜のレベルはどちらも{ $levels }。盤上のレベルで決まります

## 手の結果、ボタンのそばに小さく（$seatは敵）
## 戦いの前（$numberは交換する枚数）

so-aside = 交換は{ $number }枚になる
so-kept = { $number ->
    [0] 手札に残る。交換はなし
   *[other] 手札に残る。交換は{ $number }枚
}
so-replaced = 新しく{ $number }枚引き、出した札は山札に戻る
so-kept-all = いまの手札で始める

## ネコ兵の場所と向き（$kittyは正面の相手か、ねらってくる相手、$damageは攻撃の強さ、$shortは捕まえるのに足りない分。
## 一騎打ちでは$kittyをねらい、$kitty2にねらわれる）

so-deployed = レベル{ $level }：この手番の命令は{ $lines }つ
    .mark = { $lines }
so-fills = { $line }がそろう。{ $seat }に崩されなければ勝ち
    .mark = 3/3
so-blocks = { $seat }が{ $line }をそろえるのを防ぐ
    .mark = 3/3
so-aims = { $short ->
    [0] { $kitty }をねらう（{ $damage }ダメージで捕まえられる）
   *[other] { $kitty }をねらう（{ $damage }ダメージ、{ $short }足りない）
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-aims-at-friend = { $short ->
    [0] 正面は味方の{ $kitty }（{ $damage }ダメージで捕まる）
   *[other] 正面は味方の{ $kitty }（{ $damage }ダメージ、{ $short }足りない）
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-exposed = { $short ->
    [0] { $kitty }にねらわれる（{ $damage }ダメージで捕まる）
   *[other] { $kitty }にねらわれる（{ $damage }ダメージ、{ $short }足りない）
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-duel = { $kitty }をねらい（{ $damage }ダメージ）、{ $kitty2 }にねらわれる（{ $damage2 }ダメージ）
    .mark = −{ $damage2 }
so-clear = 正面にだれもいない。ねらわれてもいない

## 命令（$numberはネコ兵、名前、カードの数、$linesは残る命令か、むだになる命令）

so-carried-out = 行えるネコ兵：{ $number }匹。残りの命令：{ $lines }
so-stands-for = 代わりになるカード：{ $number }種類。残りの命令：{ $lines }
so-supplies = { $number }枚引く。残りの命令：{ $lines }
so-drawn = 1枚引く。残りの命令：{ $lines }
so-rests = むだになる命令：{ $lines }。引くカード：{ $number }枚
so-taken-back = カードは手札に戻り、命令は減らない
so-last-order = 最後の命令なのに{ $line }が残り、{ $seat }の勝ちになる
so-gives-in = { $line }が残り、{ $seat }の勝ちになる
so-holds = { $line }を押さえた。{ $seat }に崩されなければ勝ち
so-battle-ends = 戦いが終わる。捕虜のレベルは{ $levels }対{ $levels2 }
so-battle-lost = 戦いが終わり、捕虜のレベル{ $levels }対{ $levels2 }で負ける
so-lingers = 街はずれに{ $number }匹。1匹にトークンが置かれる

## カードの結果（$lineは敵か自分のライン、$totalはそのあとの捕虜のレベル合計、うち$levelsが新しい）

so-breaks = { $line }が崩れ、{ $seat }はそれでは勝てない
    .mark = 3/3
so-breaks-one = ラインが1本崩れるが、{ $line }は残る
    .mark = 3/3
so-restores = { $seat }の{ $line }がまたそろい、{ $seat }の勝ちに近づく
    .mark = 3/3
so-opens = 自分の{ $line }が崩れる
    .mark = 2/3
so-captures = { $number ->
    [1] { $kitty }を捕まえる。捕虜のレベル合計{ $total }（+{ $levels }）
   *[other] { $number }匹捕まえる。捕虜のレベル合計{ $total }（+{ $levels }）
}
    .mark = ✕ +{ $levels }
so-sacrifices = { $kitty }を失う。{ $seat }の捕虜のレベル合計{ $total }（+{ $levels }）
    .mark = ✕ −{ $levels }
so-exchanges = { $kitty }を失う。捕虜のレベルは{ $seat }が+{ $levels }、あなたが+{ $levels2 }
    .mark = ✕ +{ $levels2 } −{ $levels }
so-hurts = { WHO($seat) ->
    [you] 味方の{ $kitty }に{ $damage }ダメージ。あと{ $short }で捕まる
   *[other] { $kitty }に{ $damage }ダメージ。あと{ $short }で捕まる
}
    .mark = −{ $damage }
so-hurts-many = { $number }匹に{ $damage }ダメージずつ。だれも捕まらない
    .mark = −{ $damage } ×{ $number }
so-back-off = 敵のネコ兵{ $number }匹が遠ざかる
    .mark = ×{ $number }
so-leaves = { $number ->
    [1] 街を出る。街はずれに1匹だけなのでトークンはなし
   *[other] 街を出る。街はずれに{ $number }匹となり、1匹にトークンが置かれる
}
so-goes = { $kitty }が{ $square }へ動く
    .mark = →
so-swaps = { $kitty }が{ $square }へ、{ $kitty2 }が{ $square2 }へ動く
    .mark = ⇄

## 命令のあと

so-token = { $most }個のうち{ $number }個目のトークン。{ $most }個で捕まる
    .mark = { $number }/{ $most }
so-declares = { $seat }に{ $line }を崩されなければ勝ち
so-hushes = 黙っていると、{ $line }では勝てない
so-rescues = 捕虜のレベルは{ $seat }が{ $levels }、あなたが{ $levels2 }になる
    .mark = { $levels } : { $levels2 }
so-spares = 捕虜のレベルは{ $seat }が{ $levels }、あなたが{ $levels2 }のまま

## できごと

event-took = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を受け取りました。
   *[other] { $toOwner }は「{ $card }」を受け取りました。
}
event-drew = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を引きました。
   *[other] { $toOwner }は「{ $card }」を引きました。
}
    .unseen = { $toOwner }は作戦カードを引きました。
event-decided = { WHO($seat) ->
    [you] あなたは準備完了です。
   *[other] { $seat }は準備完了です。
}
event-mulligan = { WHO($seat) ->
    [you] { $number ->
        [0] あなたは手札を全部残しました。
       *[other] あなたは{ $number }枚交換しました。
    }
   *[other] { $number ->
        [0] { $seat }は手札を全部残しました。
       *[other] { $seat }は{ $number }枚交換しました。
    }
}
event-set-aside = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を山札に戻しました。
   *[other] { $fromOwner }は「{ $card }」を山札に戻しました。
}
    .unseen = { $fromOwner }はカードを1枚山札に戻しました。
event-shuffled = 作戦の山札をよく混ぜました。
event-turn = { WHO($seat) ->
    [you] 第{ $number }手番：あなたの番です。
   *[other] 第{ $number }手番：{ $seat }の番です。
}
event-drew-kitty = { WHO($toOwner) ->
    [you] あなたは{ $card }を引きました。
   *[other] { $toOwner }は{ $card }を引きました。
}
    .unseen = { $toOwner }はネコ兵を1匹引きました。
event-showed = { WHO($seat) ->
    [you] あなたは{ $kitty }と{ $kitty2 }を見せました。
   *[other] { $seat }は{ $kitty }と{ $kitty2 }を見せました。
}
event-returned = { WHO($fromOwner) ->
    [you] あなたは{ $card }をネコ兵の山札の底に戻しました。
   *[other] { $fromOwner }は{ $card }をネコ兵の山札の底に戻しました。
}
    .unseen = { $fromOwner }はネコ兵を1匹、山札の底に戻しました。
event-deployed = { WHO($fromOwner) ->
    [you] あなたは{ $card }を出撃させました。
   *[other] { $fromOwner }は{ $card }を出撃させました。
}
event-placed = { $kitty }が{ $square }に{ $facing }向きで降り立ちました。
event-played = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を使いました。
   *[other] { $fromOwner }は「{ $card }」を使いました。
}
event-named = 「{ $tactic }」として使います。
event-discarded = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を捨てました。
   *[other] { $fromOwner }は「{ $card }」を捨てました。
}
event-stopped = { WHO($seat) ->
    [you] あなたは命令を終えました。
   *[other] { $seat }は命令を終えました。
}
event-tidied = 「{ $card }」は捨て札になりました。
event-came-back = { WHO($toOwner) ->
    [you] 「{ $card }」があなたの手札に戻りました。
   *[other] 「{ $card }」が{ $toOwner }の手札に戻りました。
}
event-reshuffled = 捨て札を混ぜて、新しい作戦の山札にしました。
event-moved = { $kitty }が{ $square }から{ $square2 }へ動きました。
event-rotated = { $kitty }が{ $facing }を向きました。
event-attacked = { $kitty }が{ $kitty2 }を攻撃しました。
event-doubled = 得意な相手です。ダメージ2倍！
event-hurt = { $kitty }に{ $number }ダメージ（この手番の合計{ $number2 }）。
event-captured = { WHO($toOwner) ->
    [you] あなたは{ $card }を捕まえました。
   *[other] { $toOwner }は{ $card }を捕まえました。
}
event-got-line = { WHO($seat) ->
    [you] あなたの命令が1つ増えました。
   *[other] { $seat }の命令が1つ増えました。
}
event-marked = { $kitty }は街はずれに長居して、トークンが{ $number }個になりました。
event-announced = { WHO($seat) ->
    [you] あなたは{ $line }を押さえ、制圧を宣言しました！
   *[other] { $seat }は{ $line }を押さえ、制圧を宣言しました！
}
event-kept-quiet = { WHO($seat) ->
    [you] あなたはラインのことを黙っています。
   *[other] { $seat }はラインのことを黙っています。
}
event-rescued = { WHO($fromOwner) ->
    [you] { $card }があなたのもとから救出されました。
   *[other] { $card }が{ $fromOwner }のもとから救出されました。
}
event-held = { WHO($seat) ->
    [you] あなたは{ $line }を守り抜き、街を制圧しました！
   *[other] { $seat }は{ $line }を守り抜き、街を制圧しました！
}
event-broken = { WHO($seat) ->
    [you] あなたの{ $line }は崩れました。
   *[other] { $seat }の{ $line }は崩れました。
}
event-battle-over = 山札のネコ兵が残り1匹になりました。戦いは終わり、捕虜のレベルで決まります。

## ゲームの進み具合（全$last手番のうち第$turn手番）

phase-setup = 準備
phase-deploy = 手番{ $turn }/{ $last }：ネコ兵の出撃
phase-tactics = 手番{ $turn }/{ $last }：命令
phase-outer = 手番{ $turn }/{ $last }：街はずれ
phase-control = 手番{ $turn }/{ $last }：制圧
phase-rescue = 手番{ $turn }/{ $last }：救出
phase-over = ゲーム終了

## 終わった理由と、点の内訳

reason-control = 3匹並べ、敵の手番を守り抜きました。
reason-power = 捕虜のレベルが上でした。
reason-board = 捕虜のレベルは同じ、盤上のレベルが上でした。
reason-second-player = すべて互角のため、後手の勝ちです。
reason-draw = すべて互角でした。
part-captured = 捕虜のレベル
part-board = 盤上のレベル（同点のとき）

## Cards

card-private-pounce = ピョン二等兵
    .text = レベル1のハンター：パイロットへの攻撃は2倍ダメージ。出撃した手番は命令4つ。
card-scout-snickerpaws = クスクス斥候
    .text = レベル1のハンター：パイロットへの攻撃は2倍ダメージ。すべてを見て笑い、命令4つ。
card-corporal-calico = ミケ伍長
    .text = レベル2のハンター：パイロットへの攻撃は2倍ダメージ。命令3つ、ぜんぶ違う色で。
card-sergeant-scratch = ガリガリ軍曹
    .text = レベル3のハンター：パイロットへの攻撃は2倍ダメージ。命令2つと、ぼろぼろのソファ。
card-colonel-clawdia = クローディア大佐
    .text = レベル4のハンター：パイロットへの攻撃は2倍ダメージ。命令は1つで十分。
card-cadet-catapult-tail = しっぽバネ候補生
    .text = レベル1のパイロット：タンクへの攻撃は2倍ダメージ。命令4つ、免許なし。
card-wingcat-biscuit = フミフミ飛行兵
    .text = レベル2のパイロット：タンクへの攻撃は2倍ダメージ。命令3つ、心をこめてふみふみ。
card-ensign-purrshing = ゴロゴロ少尉
    .text = レベル2のパイロット：タンクへの攻撃は2倍ダメージ。命令3つ、返事はゴロゴロ大音量。
card-lieutenant-loop-de-mew = ニャン返り中尉
    .text = レベル3のパイロット：タンクへの攻撃は2倍ダメージ。命令2つ、1つはさかさまで。
card-ace-meowverick = エース・ニャーヴェリック
    .text = レベル4のパイロット：タンクへの攻撃は2倍ダメージ。命令1つ、サングラス越しに。
card-tinpaw-tabby = ブリキ足のトラ
    .text = レベル1のタンク：ハンターへの攻撃は2倍ダメージ。スープ缶の中から命令4つ。
card-gunner-grumbles = ブツブツ砲手
    .text = レベル2のタンク：ハンターへの攻撃は2倍ダメージ。命令3つ、どれも文句。
card-sergeant-treads = キャットピラ軍曹
    .text = レベル3のタンク：ハンターへの攻撃は2倍ダメージ。命令2つ、あとはエンジンの上で昼寝。
card-major-maine-coon = メインクーン少佐
    .text = レベル3のタンク：ハンターへの攻撃は2倍ダメージ。命令2つ、ほとんど毛。
card-general-chonk = どすこい大将
    .text = レベル4のタンク：ハンターへの攻撃は2倍ダメージ。命令1つ：おやつ持ってこい。
card-claws-out = ツメを出せ！
    .text = この手番に出撃していない自分のネコ兵1匹が、正面のネコ兵を攻撃するか、1マス動くか、向きを変える。このカードは手番の終わりに手札に戻る。
card-radio = 無線機
    .text = 「ツメを出せ！」以外の、いま使える作戦カードを1つ挙げ（手札になくてよい）、そのとおりにする。
card-bombs-away = 肉球爆弾
    .text = 自分のネコ兵1匹が隣のネコ兵（敵味方問わず）を飛び越え、その先の空きマスへ。飛び越えられた側に2ダメージ。
card-bamboozle = 化け猫の術
    .text = 敵のネコ兵を1匹選ぶ。それが正面のネコ兵（敵味方問わず）を攻撃する。
card-stalk = 忍び足
    .text = 自分のネコ兵1匹を空きマス伝いに1～2マス動かす。曲がってもよい。そのあと向きを変えてよい。
card-pounce = 飛びかかり
    .text = 自分のネコ兵1匹が前の空きマスを0～3マス直進し、そこで正面にいるネコ兵（敵味方問わず）に1ダメージ。
card-hairball-barrage = 毛玉の弾幕
    .text = 自分のネコ兵を1匹選ぶ。その隣のネコ兵すべて（敵味方問わず）に同時に1ダメージ。
card-laser-pointer = レーザーポインター
    .text = ネコ兵1匹（敵味方問わず）の向きを変える。そのあと、正面が空いていれば1マス前へ動かしてよい。
card-paw-shove = 肉球プッシュ
    .text = 自分のネコ兵1匹が正面のネコ兵（敵味方問わず）を1マス押す。ふさがっていれば動かず、押された側に1ダメージ。すぐ奥のネコ兵にも1ダメージ。
card-yarn-lasso = 毛糸の投げ縄
    .text = 自分のネコ兵1匹が、まっすぐ前の最初のネコ兵（敵味方問わず、2マス以上先）を目の前のマスまで引き寄せる。
card-kit-switch = かわりニャンこ
    .text = 自分のネコ兵1匹と、隣のネコ兵1匹（敵味方問わず）の場所を入れ替える。
card-snipurr = ニャイパー
    .text = 自分のネコ兵1匹のまっすぐ前にいる最初のネコ兵（敵味方も距離も問わず）に2ダメージ。
card-catapult = キャットパルト
    .text = 自分のネコ兵1匹を、同じ行か列の好きな空きマスへ飛ばす。何でも飛び越える。
card-about-face = まわれ右
    .text = ネコ兵1匹（敵味方問わず）の向きを変える。そのあと、もう1匹の向きを変えてよい。
card-care-purrckage = ネコの救援便
    .text = 作戦カードを2枚引く。この手番の命令が1つ増える。
card-battle-hiss = 開戦のシャーッ
    .text = 自分のネコ兵を1匹選ぶ。その隣の敵のネコ兵は、空きがあればそれぞれ1マス遠ざかる。

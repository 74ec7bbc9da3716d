### Were Kittens：日本語。コインとキャラクターの名前と文は最後にあります。
###
### $seat、$fromOwner、$toOwnerはプレイヤー。WHO($seat)は読み手なら"you"。$coin、$cardはコインの名前（「ペニー」）、
### $characterはキャラクターの名前。スロットはプレイヤーカードにある6つの猫の席。
### 町にあるコインは村人、スロットにあれば猫、手もと・エサ皿・おどし場にあれば獲物。ツメは強さ。

## ゲーム

game = Were Kittens
    .line = 月明かりの村へ忍びこめ。気に入ったコインは子猫に、残りはおいしくいただきます。

## ハウスルール

option-start_pick = 最初のコイン
    .help = こっそり同時に選ぶか、公開で順番に選ぶか。
option-start_pick-simultaneous = 同時に
option-start_pick-sequential = 順番に
option-quarter_race = クォーターの行き先
    .help = 置いたコインがいちばん少ない人、最初に置き終わった人、または順送り。
option-quarter_race-fewest_coins = いちばん少なく置いた人
option-quarter_race-first_done = 最初に終わった人
option-quarter_race-rotate = 順送り
option-overeat = 食べすぎ
    .help = 猫が必要以上に食べてもよいか。
option-overeat-on = あり
option-overeat-off = なし
option-eat_on_repopulate = 入れ替え前の食事
    .help = 住民を入れ替える前に、猫が食べてもよいか。
option-eat_on_repopulate-off = なし
option-eat_on_repopulate-on = あり
option-slot_stacking = スロットに入る猫
    .help = 1つのスロットに猫は1匹だけか、何匹でもよいか。
option-slot_stacking-off = 1匹
option-slot_stacking-on = 何匹でも
option-final_tie = 同点のとき
    .help = 同じ順位を分け合うか、クォーターで決めるか、猫の数で決めるか。
option-final_tie-shared = 分け合う
option-final_tie-quarter = クォーターで決める
option-final_tie-cats = 猫が多いほう
option-stall_limit = 空振りラウンド
    .help = だれも前に進まないラウンドがこの数だけ続くと終わり。0なら終わらない。
option-max_rounds = 最終ラウンド
    .help = 遅くともこのラウンドでゲームが終わる。
option-characters = キャラクター
    .help = 6人のキャラクターを使うかどうか。
option-characters-off = なし
option-characters-on = あり

## 場所

zone-city = 町
zone-supply = ストック
zone-centre = 中央
zone-cats = 猫
zone-hand = 手もと
zone-eat = エサ皿
zone-scare = おどし場
zone-character = キャラクター
zone-dealt = キャラクター
zone-quarter = クォーター

## 名前のそば（$cardはその人のキャラクター）

badge-quarter = クォーター
badge-turn = 手番
badge-done = 完了
badge-character = { $card }
count-cats = 猫
count-victims = 獲物

## コマの上：行動済みの猫、行動中の猫、別の番号で動く猫（番号が続く）、本人だけに見える獲物、使った獲物（数が続く）

mark-tails = 裏向き
mark-acting = 行動中
mark-number = 動く番号
mark-sealed = ひみつ
mark-used = 使用済み

## 質問（$coin、$slotは動く猫、$clawはいまのツメ、$foodはエサ皿の全部で増える分、$mostはその合計、$needは必要なツメ、
## $coin2、$slot2はねらうコインと入れるスロット、$leftはあといくつ選ぶか）

ask-keep_character = 2人のうち、残すキャラクターを選んでください
ask-choose_start = 最初のコインを選んでください。1枚は猫に、もう1枚は手もとの獲物になります
ask-place_victims = 手もとの獲物をエサ皿に置いてください。置かなくてもかまいません
ask-place-or-scare = 手もとの獲物をエサ皿かおどし場に置いてください。置かなくてもかまいません
ask-place_city_coin = 町にコインを置いてください（あと{ $left }枚）
ask-order_scare_h4 = おどした獲物（あと{ $left }枚）でスロットの順番を早めるか、そのまま猫を動かしてください
ask-keep_leftover = エサ皿に残った獲物を手もとに戻すか（{ $left }枚まで）、あきらめるか選んでください
ask-swap = スロット{ $slot }の{ $coin }猫が動く前に、おどした獲物を使って町のコインを取り替えますか？
ask-cat_action = アクションを選んでください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}です
ask-may-scare-to-take = おどした獲物を使いますか？　スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をつかまえるには{ $need }必要です
ask-may-scare-to-make = おどした獲物を使いますか？　スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をスロット{ $slot2 }の猫にするには{ $need }必要です
ask-scare-to-take = どのおどした獲物を使うか選んでください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をつかまえるには{ $need }必要です
ask-scare-to-make = どのおどした獲物を使うか選んでください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をスロット{ $slot2 }の猫にするには{ $need }必要です
ask-eat-to-take = 獲物を食べてください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をつかまえるには{ $need }必要です
ask-eat-to-make = 獲物を食べてください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をスロット{ $slot2 }の猫にするには{ $need }必要です
ask-may-eat-to-take = 食べるか、やめるか選んでください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をつかまえるには{ $need }必要です
ask-may-eat-to-make = 食べるか、やめるか選んでください。スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $coin2 }をスロット{ $slot2 }の猫にするには{ $need }必要です
ask-may-eat = 獲物を食べるか、やめるか選んでください。スロット{ $slot }の{ $coin }猫はこれから住民を入れ替えます

## 手（$needは必要なツメ、$clawは食事なら増える分、ほかはそのときの猫のツメ）

move-keep = 「{ $character }」を残す
move-start = { $coin }で始める（猫はスロット{ $slot }、手もとに{ $coin }）
move-place = { $coin }をエサ皿に置く
move-scare = { $coin }をおどし場に置く
move-done = 置き終える
move-populate = { $coin }を町に置く
move-hurry = スロット{ $slot }を1つ早く動かす
move-go = 猫を動かす
move-swap = 町の{ $coin }をストックの{ $coin2 }と取り替える
move-use = おどした{ $coin }を使う（ツメ{ $claw }、{ $need }が必要）
move-spare = おどした獲物を使わない
move-pass = パスする
move-take = { $coin }をつかまえる（ツメ{ $need }が必要）
move-make = { $coin }をスロット{ $slot }の猫にする（ツメ{ $need }が必要）
move-repopulate = 住民を入れ替える
move-eat = { $coin }を食べる（ツメ+{ $claw }）
move-stop = 食べるのをやめる
move-save = { $coin }を手もとに戻す
move-leave = 残りをあきらめる

## できごと（$reasonは終わりのほうにある文）

event-round = ラウンド{ $number }が始まります。
event-chose = { WHO($seat) ->
    [you] あなたは選び終わりました。
   *[other] { $seat }は選び終わりました。
}
event-kept = { WHO($seat) ->
    [you] あなたは「{ $card }」を残しました。
   *[other] { $seat }は「{ $card }」を残しました。
}
event-started-cat = { WHO($toOwner) ->
    [you] あなたは{ $card }猫で始めます。
   *[other] { $toOwner }は{ $card }猫で始めます。
}
event-started-victim = { WHO($toOwner) ->
    [you] あなたの手もとには{ $card }があります。
   *[other] { $toOwner }の手もとには{ $card }があります。
}
event-done = { WHO($seat) ->
    [you] あなたは置き終わりました。
   *[other] { $seat }は置き終わりました。
}
event-placed = { WHO($fromOwner) ->
    [you] あなたは{ $card }をエサ皿に置きました。
   *[other] { $fromOwner }は{ $card }をエサ皿に置きました。
}
event-scared = { WHO($fromOwner) ->
    [you] あなたは{ $card }をおどし場に置きました。
   *[other] { $fromOwner }は{ $card }をおどし場に置きました。
}
event-took-quarter = { WHO($toOwner) ->
    [you] あなたはクォーターを手に入れました。
   *[other] { $toOwner }はクォーターを手に入れました。
}
event-kept-quarter = { WHO($seat) ->
    [you] あなたはクォーターを持ち続けます。
   *[other] { $seat }はクォーターを持ち続けます。
}
event-populated = { WHO($seat) ->
    [you] あなたは{ $coin }を町に置きました。
   *[other] { $seat }は{ $coin }を町に置きました。
}
event-hurried = { WHO($seat) ->
    [you] あなたはスロット{ $slot }を1つ早く動かします。
   *[other] { $seat }はスロット{ $slot }を1つ早く動かします。
}
event-went = { WHO($seat) ->
    [you] あなたは猫を動かすことにしました。
   *[other] { $seat }は猫を動かすことにしました。
}
event-passed = { WHO($seat) ->
    [you] あなたはスロット{ $slot }の猫でパスしました。
   *[other] { $seat }はスロット{ $slot }の猫でパスしました。
}
event-used = { WHO($seat) ->
    [you] あなたはおどした{ $coin }を使いました。
   *[other] { $seat }はおどした{ $coin }を使いました。
}
event-swapped-out = { $card }がこっそり町を抜け出しました。
event-swapped-in = 代わりに{ $card }が忍びこみました。
event-ate = { WHO($fromOwner) ->
    [you] あなたは猫に{ $card }を食べさせました。
   *[other] { $fromOwner }は猫に{ $card }を食べさせました。
}
event-took = { WHO($toOwner) ->
    [you] あなたは{ $card }をつかまえました。
   *[other] { $toOwner }は{ $card }をつかまえました。
}
event-made = { WHO($seat) ->
    [you] あなたは{ $coin }をスロット{ $slot }の猫にしました。
   *[other] { $seat }は{ $coin }をスロット{ $slot }の猫にしました。
}
event-repopulated = { WHO($seat) ->
    [you] あなたは町の住民を入れ替えます。
   *[other] { $seat }は町の住民を入れ替えます。
}
event-returned = { $card }がストックに戻りました。
event-saved = { WHO($toOwner) ->
    [you] あなたは食べ残しの{ $card }を手もとに戻しました。
   *[other] { $toOwner }は食べ残しの{ $card }を手もとに戻しました。
}
event-calmed = { WHO($toOwner) ->
    [you] あなたの手もとに、おどした{ $card }が戻りました。
   *[other] { $toOwner }の手もとに、おどした{ $card }が戻りました。
}
event-wasted = { WHO($fromOwner) ->
    [you] あなたの食べ残しの{ $card }はストックに戻りました。
   *[other] { $fromOwner }の食べ残しの{ $card }はストックに戻りました。
}
event-refreshed = 猫がみんな表向きに戻りました。
event-idle = { $number ->
    [1] このラウンドは、だれも前に進みませんでした。
   *[other] { $number }ラウンド続けて、だれも前に進んでいません。
}
event-ended = ゲーム終了です。{ $reason }

## ゲームの進み具合（$roundはラウンド、$idleはだれも前に進まずに続いたラウンドの数）

phase-setup = 準備
phase-place = ラウンド{ $round }：獲物を置く{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}
phase-populate = ラウンド{ $round }：町に村人を置く{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}
phase-hurry = ラウンド{ $round }：猫が動く前{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}
phase-act = ラウンド{ $round }：猫が動く{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}
phase-populate-again = ラウンド{ $round }：町に村人を置く{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}
phase-refresh = ラウンド{ $round }：仕切り直し{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}
phase-end = ラウンド{ $round }：終了{ $idle ->
    [0] { "" }
   *[other] （空振り{ $idle }回）
}

## 終わった理由と、点の内訳

reason-coins-gone = 町にもストックにもコインがありません。
reason-stalled = だれも前に進まないラウンドが続きすぎました。
reason-round-limit = 最終ラウンドが終わりました。
part-cats = 猫
part-pennies = ペニー
part-nickels = ニッケル
part-dimes = ダイム

## 点の数え方（$numberはいくつ、$eachは1つあたりの点）

note-cats = { $number }匹
note-fewest = { $number }×{ $each }（最少）
note-second = { $number }×{ $each }（2番目）
note-most = { $number }×{ $each }（最多）
note-none = なし

## Cards

card-penny = ペニー
    .text = 猫：ツメ3、2点。猫にするには「11－スロット番号」のツメが必要。村人・獲物：ツメ1。
card-nickel = ニッケル
    .text = 猫：ツメ2、3点。猫にするには「10－スロット番号」のツメが必要。村人・獲物：ツメ2。
card-dime = ダイム
    .text = 猫：ツメ1、2点。猫にするには「9－スロット番号」のツメが必要。村人・獲物：ツメ3。
card-quarter = クォーター
    .text = 持ち主は町に最初のコインを置き、同じ番号の猫どうしなら先に動く。点にはならない。
card-player-card = プレイヤーカード
    .text = 猫が入る1～6番のスロット、食べる獲物を置くエサ皿、おどす獲物を置くおどし場。
card-boo-radfur = いないいニャいばあ
    .text = 自分の猫が村人をつかまえるとき：おどした獲物を1枚使い、その村人のツメを1低く数える（最低1）。
card-clawdius-the-sire = 始祖クローディウス
    .text = 猫を作るとき：おどした獲物を1枚使い、必要なツメを2減らす（最低1）。
card-the-purrsuader = 猫なで声の説得屋
    .text = 自分の猫がアクションを選ぶ前：おどした獲物を1枚使い、町のコイン1枚をストックの別の種類の1枚と取り替える。
card-early-purrd = 早起きは三ニャンの徳
    .text = 猫が動く前：おどした獲物を1枚使うたび、自分のスロット1つがこのラウンドは1つ早い番号で動く。
card-leftover-lurker = 残り福ねこ
    .text = 仕切り直しのとき：おどした獲物1枚につき、エサ皿に残った獲物を1枚手もとに戻してよい。
card-copycat = モノマネコ
    .text = 自分の猫がつかまえる、または猫を作るとき：おどした獲物を1枚使い、それと同じ種類の猫のツメのほうが高ければ、そのツメになる。

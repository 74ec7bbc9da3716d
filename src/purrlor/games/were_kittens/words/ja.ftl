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
    .help = だれも前に進まないラウンドがこの数だけ続くと、ゲームが終わる。
option-stall_limit-n = { $n }ラウンドで
option-stall_limit-0 = なし
option-max_rounds = 最終ラウンド
    .help = 遅くともこのラウンドでゲームが終わる。
option-max_rounds-n = 第{ $n }ラウンド
option-characters = キャラクター
    .help = 6人のキャラクターを使うかどうか。
option-characters-off = なし
option-characters-on = あり

## 場所

zone-city = 町
zone-supply = ストック
zone-centre = 中央
zone-cats = 猫
    .costs = 新しい猫に必要なツメ
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
fact-reach = ツメ最大{ $n }
fact-feeds = ツメ+{ $n }

## コマの上：行動済みの猫、行動中の猫、別の番号で動く猫（番号が続く）、本人だけに見える獲物、使った獲物（数が続く）

mark-tails = 裏向き
mark-acting = 行動中
mark-number = 動く番号
mark-sealed = ひみつ
mark-used = 使用済み
mark-claw = ツメ

## 質問（$coin、$slotは動く猫、作る猫、またはねらうコイン。$leftはあといくつ選ぶか）

ask-keep_character = 2人のうち、残すキャラクターを選んでください
ask-choose_start = 最初のコイン2枚を選んでください
ask-place_victims = 獲物をエサ皿に置いてください。置かなくてもかまいません
ask-place-or-scare = 獲物をエサ皿かおどし場に置いてください。置かなくてもかまいません
ask-place_city_coin = 町にコインを置いてください（あと{ $left }枚）
ask-order_scare_h4 = おどした獲物（あと{ $left }枚）でスロットを早く動かしますか？
ask-keep_leftover = エサ皿に残った獲物を手もとに戻しますか？（{ $left }枚まで）
ask-swap = スロット{ $slot }の{ $coin }猫が動く前に、町のコインを取り替えますか？
ask-cat_action = スロット{ $slot }の{ $coin }猫は何をしますか？
ask-may-scare-to-take = おどした獲物を使って{ $coin }をつかまえますか？
ask-may-scare-to-make = おどした獲物を使って{ $coin }をスロット{ $slot }の猫にしますか？
ask-scare-to-take = { $coin }をつかまえるのに、どのおどした獲物を使いますか？
ask-scare-to-make = { $coin }をスロット{ $slot }の猫にするのに、どのおどした獲物を使いますか？
ask-eat-to-take = { $coin }をつかまえるために何を食べますか？
ask-eat-to-make = { $coin }をスロット{ $slot }の猫にするために何を食べますか？
ask-may-eat-to-take = { $coin }をつかまえる前に食べますか？
ask-may-eat-to-make = { $coin }をスロット{ $slot }の猫にする前に食べますか？
ask-may-eat = 住民を入れ替える前に食べますか？

## かかっているもの（$clawはいまのツメ、$foodはエサ皿の全部で増える分、$mostはその合計、$needは必要なツメ、
## $mine、$theirsはあなたとほかのトップの点、$after、$beforeはそのあとといまの点）

stake-keep = もう1人はゲームから外れます。使うには、獲物を食べずにおどし場に置きます。
stake-start = 1枚は猫に、もう1枚は手もとの獲物になります。小さいスロットほど先に動き、ツメが強いほど多くつかまえます。
stake-place-fewest = エサ皿の食べ残しは失います。いちばん少なく置いた人がクォーターを得て先に動きます（同数なら{ WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}）。
stake-place-fewest-lot = エサ皿の食べ残しは失います。いちばん少なく置いた人がクォーターを得て先に動きます（同数ならくじ）。
stake-place-race = エサ皿の食べ残しは失います。最初に置き終わった人がクォーターを得て先に動きます。
stake-place-late = エサ皿の食べ残しは失います。クォーターは最初に終わった{ $seat }のものです。
stake-place-rotate = エサ皿の食べ残しは失います。このラウンドのクォーターは{ WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}のものです。
stake-place-lot = エサ皿の食べ残しは失います。クォーターの行き先はくじで決まります。
stake-place-last = 最終ラウンドです。エサ皿の食べ残しもあなたのもので、点になります。
stake-populate = { WHO($seat) ->
    [you] 次はあなたのスロット{ $slot }の{ $coin }猫が動きます。ツメ{ $most }までつかまえられます。
   *[other] 次は{ $seat }のスロット{ $slot }の{ $coin }猫が動きます。ツメ{ $most }までつかまえられます。
}
stake-populate-quiet = このラウンドはもう猫が動きません。町は次のラウンドを待ちます。
stake-hurry = 番号の小さい猫から町を選べます。おどした獲物は仕切り直しで戻ります。
stake-swap = おどした獲物（あと{ $left }枚）を1枚、このラウンドは使いきります。あなたの猫はツメ{ $most }までつかまえられます。
stake-act = ツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}。あなたは{ $mine }点、{ $seat }は{ $theirs }点。町とストックに残り{ $left }枚。
stake-needs = スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $need }必要です。
stake-must-scare = スロット{ $slot }の{ $coin }猫はツメ{ $claw }{ $food ->
    [0] { "" }
   *[other] （全部食べれば{ $most }）
}で、{ $need }必要です。おどした獲物なしでは足りません。
stake-enough = スロット{ $slot }の{ $coin }猫はツメ{ $claw }で、必要なのは{ $need }です。これ以上食べてもむだになります。
stake-snack = ツメはいりません。食べた獲物はストックに戻り、町に出ることもあります。
stake-leftovers = 食べ残しが{ $count }枚あり、戻さなければ失います（{ $before }点が{ $after }点に）。

## 手（$needは必要なツメ、$clawは食べて増える分）。.nameはボタンの名前

move-keep = 「{ $character }」を残す
    .name = 残す
move-start = { $coin }で始める（猫はスロット{ $slot }、手もとに{ $coin }）
    .name = 始める
move-place = { $coin }をエサ皿に置く
    .name = エサ皿へ
move-scare = { $coin }をおどし場に置く
    .name = おどし場へ
move-done = 置き終える
    .name = 置き終える
move-populate = { $coin }を町に置く
    .name = 町に置く
move-hurry = スロット{ $slot }を1つ早く動かす
    .name = 早める
move-go = 猫を動かす
    .name = 猫を動かす
move-swap = 町の{ $coin }をストックの{ $coin2 }と取り替える
    .name = 取り替える
move-use = おどした{ $coin }を使う
    .name = 使う
move-spare = おどした獲物を使わない
    .name = 使わない
move-pass = パスする
    .name = パス
move-take = { $coin }をつかまえる（ツメ{ $need }が必要）
    .name = つかまえる
move-make = { $coin }をスロット{ $slot }の猫にする（ツメ{ $need }が必要）
    .name = 猫にする
move-repopulate = 住民を入れ替える
    .name = 住民の入れ替え
move-eat = { $coin }を食べる（ツメ+{ $claw }）
    .name = 食べる
move-stop = 食べるのをやめる
    .name = もう食べない
move-save = { $coin }を手もとに戻す
    .name = 手もとに戻す
move-leave = 残りをあきらめる
    .name = あきらめる

## その手でどうなるか、短く（$afterはそのときの点、$beforeはいまの点、$claw、$needは猫のツメと必要なツメ、
## $missingは足りないツメ、$countは枚数）

so-keep-soften = おどした獲物1枚ごとに、つかまえる村人のツメが{ $by }下がる
so-keep-sire = おどした獲物1枚ごとに、猫にするツメが{ $by }少なくてすむ
so-keep-swap = おどした獲物1枚ごとに、猫が動く前に町のコインを取り替える
so-keep-hurry = おどした獲物1枚ごとに、スロット1つが1つ早く動く
so-keep-leftovers = おどした獲物1枚ごとに、食べ残しを1枚戻せる
so-keep-copy = おどした獲物1枚ごとに、その種類の猫のツメになれる
so-start = ツメ{ $claw }、{ $points }点、{ $slot }番で動く。獲物はツメ+{ $food }
so-place = 猫のツメは最大{ $most }。なくなれば{ $after }点（いま{ $before }点）
so-scare = 「{ $character }」を{ $n }回使える。コインは戻ってくる
so-done = { $count ->
    [0] 食べる獲物なし：このラウンドのツメは最大{ $most }
   *[other] 獲物{ $count }枚：ツメは最大{ $most }
}
so-done-first = クォーターを得て先に動く。ツメは最大{ $most }
so-populate-prey = { WHO($seat) ->
    [you] 次に動くあなたがつかまえられる（ツメ{ $need }）
   *[other] 次に動く{ $seat }がつかまえられる（ツメ{ $need }）
}
so-populate-safe = { WHO($seat) ->
    [you] 次に動くあなたはつかまえられない（ツメ{ $need }）
   *[other] 次に動く{ $seat }はつかまえられない（ツメ{ $need }）
}
so-populate-stays = 次のラウンドまで町に残る
so-take = { $after }点（いま{ $before }点）。次のラウンドから食べられる
so-take-eating = まずツメ{ $missing }の分を食べる
so-take-helped = ツメが{ $missing }不足：食べるか、おどした獲物を使う
so-make = ずっと{ $points }点。次のラウンドから{ $slot }番で動く（ツメ{ $claw }）
so-make-eating = ツメ{ $missing }の分を食べる。{ $points }点、{ $slot }番で動く（ツメ{ $claw }）
so-make-helped = ツメが{ $missing }不足（食べるか、おどす）。{ $points }点、{ $slot }番で動く（ツメ{ $claw }）
so-end-ahead = 最後の1枚：ゲームが終わり、{ $mine }対{ $theirs }であなたの勝ち
so-end-level = 最後の1枚：ゲームが終わり、{ $seat }と{ $mine }点で並ぶ
so-end-behind = 最後の1枚：ゲームが終わり、{ $theirs }対{ $mine }で{ $seat }の勝ち
so-repopulate = { WHO($seat) ->
    [you] { $count }枚がストックに戻り、あなたから町に置く
   *[other] { $count }枚がストックに戻り、{ $seat }から町に置く
}
so-same-city = { $left }枚とも町に戻る：アクションを使うだけ
so-pass = この猫は休む。{ WHO($seat) ->
    [you] 次はあなた
   *[other] 次は{ $seat }
}（スロット{ $slot }）
so-pass-last = この猫は休む。このラウンドはもう猫が動かない
so-pass-waste = このラウンド最後の猫：エサ皿の{ $count }枚を失う
so-eat-short = ツメ{ $claw }（必要{ $need }）：まだ足りない。{ $after }点（いま{ $before }点）
so-eat-enough = ツメ{ $claw }（必要{ $need }）：足りる。{ $after }点（いま{ $before }点）
so-eat-more = ツメはもう十分。{ $after }点（いま{ $before }点）
so-stop-take = { $coin }をつかまえる：{ $after }点（いま{ $before }点）
so-stop-make = { $coin }猫ができる：{ $after }点（いま{ $before }点）
so-use = ツメ{ $claw }（必要{ $need }）：食べなくても足りる
so-use-eating = ツメ{ $claw }（必要{ $need }）：残りは食べて補う
so-spare = ツメ{ $claw }（必要{ $need }）：足りる。おどした獲物はまだ使える
so-spare-eating = ツメ{ $claw }（必要{ $need }）：残りは食べて補う
so-swap-prey = あなたの猫が{ $coin }をつかまえられる（ツメ{ $need }）
so-swap-safe = あなたの猫は{ $coin }をつかまえられない（ツメ{ $need }）
so-spare-swap = 町はそのまま。おどした獲物{ $left }枚はまだ使える
so-hurry = { $rivals ->
    [0] { $number }番で動く。ほかの人の猫より先
   *[other] { $number }番で動く。ほかの人の猫{ $rivals }匹のあと
}
so-go = 番号はそのまま。おどした獲物{ $left }枚は使わずじまい
so-save = 手もとに残る：ほかを失っても{ $after }点
so-leave = { $count }枚がストックに戻る：{ $after }点（いま{ $before }点）
so-leave-losing = { $count }枚を失う：{ $after }点（いま{ $before }点）

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

## 警告：このラウンドで終わるかもしれないことと、そのときの勝者

alarm-last-round = 最終ラウンドです
alarm-idle = このラウンドでだれも前に進まなければ、ゲームが終わります
alarm-coins = 残りは{ $left }枚：このラウンドでゲームが終わるかもしれません
alarm-leads = { WHO($seat) ->
    [you] あなたが{ $points }点でトップです
   *[other] { $seat }が{ $points }点でトップです
}
alarm-level = トップは{ $points }点で並んでいます

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

## コマの種類

kind-coin = コイン
kind-marker = マーカー
kind-board = ボード
kind-character = キャラクター

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

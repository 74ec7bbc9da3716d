### Here, Kitty, Kitty!：日本語。カードと猫の名前と文は最後にあります。
###
### $cardと$colourはカードか猫の名前（「黒猫」）。$seat、$fromOwner、$toOwner、$spotOwnerはプレイヤー。
### WHO($seat)は読み手なら"you"。$from、$to、$zone、$stopは場所の名前。

## ゲーム

game = Here, Kitty, Kitty!
    .line = 野良が40匹、通りは1本。そしてご近所の全員が「あれは全部うちの子」と思っている。

## ハウスルール

option-best_in_show = キャットショー優勝
    .help = 「キャットショー優勝」は手札で点になるか、敷地のわきに置いて点になるか。
option-best_in_show-hand = 手札で
option-best_in_show-tuck = 敷地のわきで
option-discard_any_number = 一度に捨てる枚数
    .help = 1回の捨てるアクションで、4枚以上捨ててもよいか。
option-discard_any_number-off = 3枚まで
option-discard_any_number-on = 何枚でも
option-house_colour_min = 一色の家の猫の数
    .help = 一色の家の10点をもらうのに、猫が何匹必要か。
option-house_colour_min-n = { $n }匹以上
option-shortage_taker_picks = 猫不足のとき選ぶ人
    .help = ご近所が空で人の庭から猫を取るとき、選ぶのは持ち主か、取る人か。
option-shortage_taker_picks-off = 持ち主
option-shortage_taker_picks-on = 取る人
option-victim_may_move_fewer = 少なめに動かす
    .help = 「猫げんか」「ビビり猫」「のら犬」を受けた人が、途中でやめてもよいか。
option-victim_may_move_fewer-off = なし
option-victim_may_move_fewer-on = あり
option-reaction_race = 応じる順番
    .help = 席順に聞くか、早い者勝ちか。
option-reaction_race-off = 席順
option-reaction_race-on = 早い者勝ち
option-copy_free_in_turn = 自分の手番の無料モノマネ
    .help = ほかの人のカードが効いた直後なら、自分の手番でも「モノマネコ」が無料か。
option-copy_free_in_turn-off = いいえ
option-copy_free_in_turn-on = はい
option-stall_rounds = だれも引かないラウンド
    .help = だれも引かないラウンドがこの数だけ続くと、最終ラウンドになる。
option-stall_rounds-n = { $n }ラウンド続いたら
option-stall_rounds-0 = なし：山札が切れるまで続く
option-cats_owned_start = 始める人
    .help = くじ引きか、いちばん多くの猫と暮らす人か。
option-cats_owned_start-off = くじ引き
option-cats_owned_start-on = 猫がいちばん多い人

## 場所

zone-deck = 山札
zone-discard = 捨て札
zone-table = 場
zone-box = 使わないカード
zone-neighborhood = ご近所
zone-tucked = 設置カード
zone-hand = 手札
zone-yard = 庭
zone-porch = 縁側
zone-house = 家
zone-litter = 預かり子猫
zone-litter2 = 預かり子猫

## 名前のそば、そして敷地の見分け方

badge-turn = 手番
count-hand = 手札
count-cats = 猫
count-tucked = 設置カード
property-red-gate = 赤い門
property-blue-porch = 青い縁側
property-green-shutters = 緑の雨戸
property-yellow-door = 黄色い玄関
property-white-fence = 白い垣根
property-brick-chimney = レンガの煙突

## 動かせない猫、裏向きでも知っているカード、山札のそば

mark-locked = 定住
mark-known = 判明
fact-worth = 各{ $n }点
fact-idle-turns = { $turns ->
    [0] だれも引かない手番が{ $limit }回続くと最終ラウンド
   *[other] だれも引かない手番が{ $turns }回。{ $limit }回続くと最終ラウンド
}

## 文の中のことば：帰り道の場所、動く向き、終わる理由

stop-neighborhood = ご近所
stop-yard = 庭
stop-porch = 縁側
stop-house = 家
way-in = 家のほうへ
way-out = 外のほうへ
litter-litter = 預かり子猫
litter-litter2 = 預かり子猫
end-last-round = 最後のカードが引かれました
end-stalled = だれも引かない手番が続きすぎました

## 質問。$leftはあといくつ、$seatはカードを出した人

ask-cats_owned = 何匹の猫と暮らしていますか？
ask-oldest_cat = いちばん年上の猫は何歳ですか？
ask-choose_action = { $left ->
    [1] 最後のアクションを選んでください
   *[other] アクションを選んでください（あと{ $left }回）
}
ask-discard_cards = もう1枚捨てますか？
ask-block_or_pass = { $seat }が「{ $card }」を出しました。防ぎますか？
ask-block-on-you = { $seat }があなたに「{ $card }」を出しました。防ぎますか？
ask-block-instant = 「{ $card }」が引かれました。だれかを守りますか？
ask-block-move = { $seat }が{ $colour }を{ $stop }へ動かそうとしています。防ぎますか？
ask-copy_or_pass = 「モノマネコ」で「{ $card }」をまねしますか？
ask-reflex_or_pass = 「猫の反射神経」を出しますか？
ask-land_or_pass = 「ひらり着地」を出しますか？
ask-choose_cats_to_take = 「{ $card }」：{ $to }に入れる猫を選んでください（{ $left }匹まで）
ask-shortage_yard = 「{ $card }」：ほかの人の庭から猫を取りますか？（{ $left }匹まで）

# $seat：猫を取る人
ask-give_cat = 「{ $card }」：{ $seat }に渡す猫を庭から選んでください
# $seat：猫を取られる人
ask-pick-from = 「{ $card }」：{ $seat }から取る猫を選んでください
ask-lose-to-yard = 「{ $card }」：家から庭へ出る猫を選んでください
ask-lose-to-porch = 「{ $card }」：家から縁側へ出る猫を選んでください
ask-lose-to-neighborhood = 「{ $card }」：ご近所へ去る猫を選んでください（{ $left }匹）
ask-lose-one-zone = 「{ $card }」：1区画外へ動く猫を選んでください（{ $left }匹）
ask-lose-to-player = 「{ $card }」：{ $seat }のところへ行く猫を選んでください
ask-lose-to-left = 「{ $card }」：左どなりへ駆けこむ庭の猫を選んでください
ask-save_cat = 「{ $card }」：縁側へ助け出す猫を選んでください（{ $left }匹）
ask-startled-in = { $zones ->
    [1] 「{ $card }」：家のほうへ1区画動かす自分の猫を選んでください
   *[other] 「{ $card }」：家のほうへ{ $zones }区画まで動かす自分の猫を選んでください
}
ask-startled-out = { $zones ->
    [1] 「{ $card }」：外のほうへ1区画動かす自分の猫を選んでください
   *[other] 「{ $card }」：外のほうへ{ $zones }区画まで動かす自分の猫を選んでください
}
ask-own_steps = 「{ $card }」：家のほうへ動かす猫を選んでください（あと{ $left }回）
ask-name_colour = 「{ $card }」：色を選んでください
ask-fight_split = { $left ->
    [1] 「猫げんか」：となりへ送る庭の猫を選んでください
   *[other] 「猫げんか」：両どなりへ1匹ずつ送る庭の猫を選んでください（{ $left }匹）
}
ask-search_discard = 捨て札から1枚取ってください
ask-foster_place = 預かっている{ $colour }の行き先を選んでください
ask-tuna_bonus = 猫を1匹、庭に呼びますか？
ask-use_insurance = 「{ $card }」が猫をねらっています。「ペット保険」を使いますか？

## 何がかかっているか：応じなければどうなるか。$allのうち$n、$before点から$after点へ

stake-points = { WHO($seat) ->
    [you] あなたは{ $before }点から{ $after }点になります。
   *[other] { $seat }は{ $before }点から{ $after }点になります。
}
stake-same = { WHO($seat) ->
    [you] あなたは{ $n }点のままです。
   *[other] { $seat }は{ $n }点のままです。
}
stake-burgled = { WHO($seat) ->
    [you] あなたの{ $zone }の{ $colour }が盗まれます：{ $before }点 → { $after }点。
   *[other] { $seat }の{ $zone }の{ $colour }が盗まれます：{ $before }点 → { $after }点。
}
stake-strays = { WHO($seat) ->
    [you] あなたの庭と縁側の{ $all }匹のうち{ $n }匹がご近所へ逃げます。
   *[other] { $seat }の庭と縁側の{ $all }匹のうち{ $n }匹がご近所へ逃げます。
}
stake-scared = { WHO($seat) ->
    [you] あなたの{ $all }匹のうち{ $n }匹が1区画外へ。庭の猫は去ります。
   *[other] { $seat }の{ $all }匹のうち{ $n }匹が1区画外へ動きます。
}
stake-fight = { WHO($seat) ->
    [you] あなたの庭の{ $all }匹のうち{ $n }匹が、となりへ行きます。
   *[other] { $seat }の庭の{ $all }匹のうち{ $n }匹が、となりへ行きます。
}
stake-hairball = { WHO($seat) ->
    [you] 手札{ $all }枚のうち{ $n }枚を無作為に失います。
   *[other] { $seat }は手札{ $all }枚のうち{ $n }枚を無作為に失います。
}
stake-gives = { WHO($seat) ->
    [you] あなたの{ $all }匹のうち1匹を{ $seat2 }に渡します。
   *[other] { $seat }は{ $all }匹のうち1匹を{ $seat2 }に渡します。
}
stake-givers = { $n }人が猫を1匹ずつ{ $seat }に渡します。
stake-lets-out = { WHO($seat) ->
    [you] あなたの家の{ $n }匹のうち1匹が{ $zone }まで出ます。
   *[other] { $seat }の家の{ $n }匹のうち1匹が{ $zone }まで出ます。
}
stake-takes = { $seat }は{ $n }匹まで{ $zone }に入れます。
stake-fosters = { $seat }は{ $n }匹まで預かり、次の手番に入れます。
stake-steps = { $seat }は{ $n }匹まで、家のほうへ{ $zones }区画まで動かします。
stake-draws = { $seat }はカードを{ $n }枚引きます。
stake-fetches = { $seat }は捨て札から1枚取ります。
stake-prize = { $seat }は終わりにそれで{ $n }点もらいます。
stake-gift = { $n }人が得をするカードです。守られた人は何ももらえません。
stake-others = { $n }人に効きますが、あなたには効きません。
stake-leave = あなたの{ $all }匹のうち{ $n }匹がご近所へ去ります。
stake-rain = { $lost ->
    [0] 庭の猫は縁側へ。1匹も去りません。
   *[other] 庭の猫のうち{ $saved }匹は縁側へ、{ $lost }匹は去ります。
}
stake-mewn = 家の{ $n }匹のうち1匹が縁側へ出ます。
stake-zoomies = 庭の{ $all }匹のうち1匹が{ $seat }のところへ駆けこみます。
stake-rains = 残りの{ $n }匹はご近所へ去ります。
stake-rain-insured = 保険があるので、残りの{ $n }匹は庭にとどまります。
stake-one-each = 各区画に1匹ずつ：家は{ $house }点、縁側は{ $porch }点、庭は0点。
stake-taken = { WHO($seat) ->
    [you] あなたの{ $to }に入れます。
   *[other] { $seat }の{ $to }へ行きます。
}
stake-free = 「{ $card }」は今、アクションを使いません。
stake-empty = ご近所は空です。だれかの猫が減ります。

## 手

move-pass = パスする
    .name = パス
move-pass-action = このアクションをパスする
    .name = 見送る
move-stop = やめる
    .name = やめる
move-stop-discarding = もう捨てない
    .name = やめる
move-stop-taking = もう取らない
    .name = もう取らない
move-stop-losing = もう動かさない
    .name = もう動かさない
move-stop-moving = もう動かさない
    .name = やめる
move-stop-calling = 呼ばない
    .name = 呼ばない
move-insure = 「ペット保険」を使う
    .name = 保険を使う
move-keep = 「ペット保険」を取っておく
    .name = 保険を残す
move-play = 「{ $card }」を出す
    .name = 出す
move-play-on = 「{ $card }」を{ $seat }に出す
    .name = 相手に出す
move-demand = 「{ $card }」を{ $seat }に出す（{ $amount }匹）
    .name = 数を決めて出す
move-lure = 「{ $card }」を{ $seat }と{ $seat2 }に出す
    .name = 2人に出す
move-gather = 「猫の恋」を{ $seat }、{ $seat2 }、{ $seat3 }に出す
    .name = 3人に出す
move-let-out = 「あいてる窓」を{ $seat }に出す：猫が{ $zone }まで出る
    .name = 外へ出す
move-burgle = 「ドロボウ猫」を{ $seat }に出す：{ $zone }の{ $colour }を盗む
    .name = 盗む
move-swap = 「猫なで声」を{ $spotOwner }に出す：自分の{ $zone }の{ $colour }を{ $colour2 }と入れ替える
    .name = 入れ替える
move-swap-stray = 「猫なで声」を出す：自分の{ $zone }の{ $colour }をご近所の{ $colour2 }と入れ替える
    .name = ご近所と入れ替える
move-reflex = { WHO($seat) ->
    [you] { $amount ->
        [1] 「猫の反射神経」を出す：自分の猫を{ $way }1区画
       *[other] 「猫の反射神経」を出す：自分の猫を{ $way }{ $amount }区画まで
    }
   *[other] { $amount ->
        [1] 「猫の反射神経」を{ $seat }に出す：猫を{ $way }1区画
       *[other] 「猫の反射神経」を{ $seat }に出す：猫を{ $way }{ $amount }区画まで
    }
}
    .name = 驚かす
move-protect = { WHO($seat) ->
    [you] 「{ $card }」で自分を守る
   *[other] 「{ $card }」で{ $seat }を守る
}
    .name = 守る
move-copy = 「{ $card }」をまねる
    .name = まねる
move-copy-on = 「{ $card }」をまねて{ $seat }に出す
    .name = まねて相手に
move-copy-demand = 「{ $card }」をまねて{ $seat }に出す（{ $amount }匹）
    .name = まねて数を決める
move-copy-lure = 「{ $card }」をまねて{ $seat }と{ $seat2 }に出す
    .name = まねて2人に
move-copy-gather = 「猫の恋」をまねて{ $seat }、{ $seat2 }、{ $seat3 }に出す
    .name = まねて3人に
move-copy-let-out = 「あいてる窓」をまねて{ $seat }に出す：猫が{ $zone }まで出る
    .name = まねて外へ
move-copy-burgle = 「ドロボウ猫」をまねて{ $seat }に出す：{ $zone }の{ $colour }を盗む
    .name = まねて盗む
move-copy-swap = 「猫なで声」をまねて{ $spotOwner }に出す：自分の{ $zone }の{ $colour }を{ $colour2 }と入れ替える
    .name = まねて入れ替える
move-copy-swap-stray = 「猫なで声」をまねる：自分の{ $zone }の{ $colour }をご近所の{ $colour2 }と入れ替える
    .name = まねてご近所と
move-copy-reflex = { WHO($seat) ->
    [you] { $amount ->
        [1] 「猫の反射神経」をまねる：自分の猫を{ $way }1区画
       *[other] 「猫の反射神経」をまねる：自分の猫を{ $way }{ $amount }区画まで
    }
   *[other] { $amount ->
        [1] 「猫の反射神経」をまねて{ $seat }に出す：猫を{ $way }1区画
       *[other] 「猫の反射神経」をまねて{ $seat }に出す：猫を{ $way }{ $amount }区画まで
    }
}
    .name = まねて驚かす
move-move = { $colour }を{ $from }から{ $to }へ動かす
    .name = 動かす
move-discard = 「{ $card }」を捨てる
    .name = 捨てる
move-take = { $colour }を1匹取る
    .name = 取る
move-ask = { $seat }の庭の猫を取る
    .name = 庭から取る
move-pick = { WHO($seat) ->
    [you] 自分の{ $zone }の{ $colour }を選ぶ
   *[other] { $seat }の{ $zone }の{ $colour }を選ぶ
}
    .name = 選ぶ
move-save = { $colour }を縁側へ入れる
    .name = 助ける
move-step = { $colour }を{ $zone }から{ $zone2 }へ動かす
    .name = 進める
move-colour = { $colour }をまとめて照らす
    .name = 照らす
move-send = { $colour }を{ $seat }へ送る
    .name = 送る
move-fetch = 「{ $card }」を取る
    .name = 取り戻す
move-place = { $colour }を{ $zone }に入れる
    .name = 入れる
move-own = { $cats ->
    [0] 猫とは暮らしていない
   *[other] { $cats }匹と暮らしている
}
    .name = 答える
move-oldest = { $years ->
    [0] まだ1歳未満
   *[other] { $years }歳
}
    .name = 答える

## その手で何が起こるか。狭いところに入るよう短く。$partは得点表の項目

so-points = { $before }点 → { $after }点（{ $part }）
so-fewer-points = 点が減る：{ $before }点 → { $after }点（{ $part }）
so-same = { $n }点のまま
so-both = 自分{ $before }点 → { $after }点、{ $seat } { $before2 }点 → { $after2 }点
so-saved = 縁側で無事：{ $n }点
so-goes-to = { $seat }のところへ行く
so-fostered = 次の手番に入る
so-unscored = 次の手番がなく、だれの点にもならない
so-skip = 何も起こらない。アクションはあと1回
so-skip-last = { $n ->
    [0] 手番が終わる。1枚も引かない
   *[other] 手番が終わる。{ $n }枚引く
}
so-last-round = 山札がなくなり、最終ラウンドになる
so-game-ends = 手番が終わり、ゲームも終わる
so-keep-cards = { $n ->
    [0] 手札がなくなる
   *[other] 手札が{ $n }枚残る
}
so-prize-gone = 手札にあれば終わりに{ $n }点
so-takes = { $each ->
    [0] { $n }匹まで{ $zone }に：まだ0点
   *[other] { $n }匹まで{ $zone }に：1匹{ $each }点
}
so-take-short = { $n ->
    [0] ご近所は空：ほかの人の庭から
   *[other] ご近所に{ $n }匹だけ、残りはほかの人の庭から
}
so-foster = { $n }匹まで預かり、次の手番に入れる
so-too-late = 次の手番がなく、この猫たちはだれの点にもならない
so-adopt = 1匹がずっと家の子に：{ $n }点
so-steps = { $all }匹のうち{ $n }匹まで、家のほうへ{ $zones }区画まで
so-free-steps = 家のほうへ合計{ $n }区画まで
so-prize = 敷地のわきで{ $n }点になる
so-show-off = 猫は進むが、{ $n }点はなくなる
so-gives = { $n ->
    [1] { $seat }がただ1匹を渡す
   *[other] { $seat }が{ $n }匹のうち1匹を渡す
}
so-givers = { $n }人が猫を1匹ずつ渡す
so-strays = { $seat }の{ $all }匹のうち{ $n }匹がご近所へ
so-scared = { $seat }の{ $all }匹のうち{ $n }匹が1区画外へ
so-fight = { $seat }の庭の{ $all }匹のうち{ $n }匹がとなりへ
so-lets-out = { $seat }の家の{ $n }匹のうち1匹が{ $zone }へ
so-hairball = { $seat }は{ $all }枚のうち{ $n }枚を失う
so-may-insure = { $seat }には保険があり、猫が去らないかもしれない
so-startles = { WHO($seat) ->
    [you] { $n ->
        [1] そう動ける猫は1匹だけ
       *[other] 自分で{ $n }匹から1匹選ぶ
    }
   *[other] { $n ->
        [1] そう動ける猫は1匹だけ
       *[other] { $seat }が{ $n }匹から1匹選ぶ
    }
}
so-draws = { $n }枚引いて、手札は{ $all }枚
so-fetched = 1枚取り戻して、手札は{ $n }枚
so-alarmed = もう「ドロボウ猫」にねらわれない
so-insured = カードで猫を失うとき、一度だけ防げる
so-let-it = ほかの人が防がなければ、そのまま進む
so-no-answer = 防ぐカードを持っていない
so-stops-it = なかったことになる
so-stops-action = なかったことになり、{ $seat }はアクションを失う
so-calls = なかったことになり、猫を1匹呼んでよい
so-ignores = { WHO($seat) ->
    [you] { $n ->
        [0] 自分は無視し、何も起こらない
       *[other] 自分は無視し、あと{ $n }人に効く
    }
   *[other] { $n ->
        [0] { $seat }は無視し、何も起こらない
       *[other] { $seat }は無視し、あと{ $n }人に効く
    }
}
so-keep = 「{ $card }」をあとに取っておく
so-none = 「{ $card }」を持っていない
so-no-use = 「{ $card }」は今は使えない
so-last-chance = 「{ $card }」を使わずにゲームが終わる
so-stop-taking = あと{ $n }匹をあきらめる
so-stop-steps = あと{ $n }回をあきらめる
so-rest-stays = ほかの猫は残る
so-no-call = 猫は来ない
so-short = { $seat }が庭の{ $n }匹から1匹選ぶ
so-short-mine = { $seat }の庭の{ $n }匹から1匹選ぶ
so-laser = そのうち{ $n }匹まで進める
so-hold = 手札が{ $n }枚になる
so-insures = 猫は1匹も去らない。保険はなくなる
so-keeps = 猫は去る。保険は残る

## できごと。$fromOwnerは渡す人・失う人、$toOwnerは受け取る人

event-turn = { WHO($seat) ->
    [you] あなたの番です。
   *[other] { $seat }の番です。
}
event-moving = { WHO($seat) ->
    [you] あなたは{ $card }を{ $stop }へ動かそうとしています。
   *[other] { $seat }は{ $card }を{ $stop }へ動かそうとしています。
}
event-passed = { WHO($seat) ->
    [you] あなたはアクションをパスしました。
   *[other] { $seat }はアクションをパスしました。
}
event-played = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を出しました。
   *[other] { $fromOwner }は「{ $card }」を出しました。
}
event-copied = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を出しました。
   *[other] { $fromOwner }は「{ $card }」を出しました。
}
event-as = 「{ $card }」のまねです。
event-aimed = { WHO($seat) ->
    [you] 「{ $card }」の相手はあなたです。
   *[other] 「{ $card }」の相手は{ $seat }です。
}
event-demanded = { WHO($seat) ->
    [you] 「{ $card }」の相手はあなたです。猫を{ $number }匹動かします。
   *[other] 「{ $card }」の相手は{ $seat }です。猫を{ $number }匹動かします。
}
event-coveted = { WHO($seat) ->
    [you] ドロボウのねらいは、あなたの{ $zone }の{ $card }です。
   *[other] ドロボウのねらいは、{ $seat }の{ $zone }の{ $card }です。
}
event-let-out = { WHO($seat) ->
    [you] 「あいてる窓」の相手はあなたです。家の猫1匹が{ $zone }まで出ます。
   *[other] 「あいてる窓」の相手は{ $seat }です。家の猫1匹が{ $zone }まで出ます。
}
event-swapping = { $card }と{ $card2 }が入れ替わろうとしています。
event-startled = { WHO($seat) ->
    [you] { $number ->
        [1] あなたは猫1匹を{ $way }1区画動かします。
       *[other] あなたは猫1匹を{ $way }{ $number }区画まで動かします。
    }
   *[other] { $number ->
        [1] { $seat }は猫1匹を{ $way }1区画動かします。
       *[other] { $seat }は猫1匹を{ $way }{ $number }区画まで動かします。
    }
}
event-discarded = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を捨てました。
   *[other] { $fromOwner }は「{ $card }」を捨てました。
}
event-lost = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を失いました。
   *[other] { $fromOwner }は「{ $card }」を失いました。
}
event-finished = 「{ $card }」は捨て札になりました。
event-tucked = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を敷地のわきに置きました。
   *[other] { $toOwner }は「{ $card }」を敷地のわきに置きました。
}
event-used-up = { WHO($fromOwner) ->
    [you] あなたの「{ $card }」は役目を終えました。
   *[other] { $fromOwner }の「{ $card }」は役目を終えました。
}
event-drew = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を引きました。
   *[other] { $toOwner }は「{ $card }」を引きました。
}
    .unseen = { $toOwner }はカードを1枚引きました。
event-revealed = 突発カード「{ $card }」が引かれました！
event-fetched = { WHO($toOwner) ->
    [you] あなたは捨て札から「{ $card }」を取りました。
   *[other] { $toOwner }は捨て札から「{ $card }」を取りました。
}
event-called = { WHO($toOwner) ->
    [you] { $card }があなたの{ $to }にやってきました。
   *[other] { $card }が{ $toOwner }の{ $to }にやってきました。
}
event-walked = { WHO($toOwner) ->
    [you] あなたの{ $card }が{ $from }から{ $to }へ移りました。
   *[other] { $toOwner }の{ $card }が{ $from }から{ $to }へ移りました。
}
event-left = { WHO($fromOwner) ->
    [you] あなたの{ $from }から{ $card }がご近所へ去りました。
   *[other] { $fromOwner }の{ $from }から{ $card }がご近所へ去りました。
}
event-changed-hands = { WHO($toOwner) ->
    [you] { $fromOwner }の{ $from }から{ $card }があなたの{ $to }へ来ました。
   *[other] { WHO($fromOwner) ->
        [you] あなたの{ $from }から{ $card }が{ $toOwner }の{ $to }へ行きました。
       *[other] { $fromOwner }の{ $from }から{ $card }が{ $toOwner }の{ $to }へ行きました。
    }
}
event-blocked = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」で応じました！
   *[other] { $fromOwner }は「{ $card }」で応じました！
}
event-ignored = { WHO($seat) ->
    [you] あなたはそのカードを無視します。
   *[other] { $seat }はそのカードを無視します。
}
event-insured = { WHO($seat) ->
    [you] 保険のおかげで、あなたの猫は1匹も去りません。
   *[other] 保険のおかげで、{ $seat }の猫は1匹も去りません。
}
event-named = { WHO($seat) ->
    [you] あなたは{ $card }をまとめて照らしました。
   *[other] { $seat }は{ $card }をまとめて照らしました。
}
event-locked = { WHO($seat) ->
    [you] { $card }はずっとあなたの家の子です。
   *[other] { $card }はずっと{ $seat }の家の子です。
}
event-last-card = 最後のカードが引かれました。あと1回ずつ手番があります。
event-stalled = 長いあいだ、だれもカードを引いていません。あと1回ずつ手番があります。
event-owns = { WHO($seat) ->
    [you] { $number ->
        [0] あなたは猫と暮らしていません。
       *[other] あなたは{ $number }匹の猫と暮らしています。
    }
   *[other] { $number ->
        [0] { $seat }は猫と暮らしていません。
       *[other] { $seat }は{ $number }匹の猫と暮らしています。
    }
}
event-oldest = { WHO($seat) ->
    [you] { $number ->
        [0] あなたのいちばん年上の猫は、まだ1歳未満です。
       *[other] あなたのいちばん年上の猫は{ $number }歳です。
    }
   *[other] { $number ->
        [0] { $seat }のいちばん年上の猫は、まだ1歳未満です。
       *[other] { $seat }のいちばん年上の猫は{ $number }歳です。
    }
}
event-ended = ゲーム終了です。{ $end }。

## 見逃せない知らせ：終わりが近い。$nは残りの枚数か手番

alarm-deck = 山札は残り{ $n }枚。最終ラウンドが近い
alarm-stall = だれも引かない手番があと{ $n }回で最終ラウンド
alarm-leads = { WHO($seat) ->
    [you] 最終ラウンド、残り{ $n }手番：あなたが{ $points }点でトップ
   *[other] 最終ラウンド、残り{ $n }手番：{ $seat }が{ $points }点でトップ
}
alarm-tied = 最終ラウンド、残り{ $n }手番：{ $points }点で同点トップ
alarm-last-turn = あなたの最後の手番です

## ゲームの進み具合

phase-last-round = 最終ラウンド、残り{ $left }手番
phase-last-round-next = 次が最終ラウンド

## 終わった理由

reason-last-round = 最後のカードが引かれました。
reason-stalled = だれも引かない手番が続きすぎました。

## カードの種類

kind-instant = 突発カード
kind-defensive = 防御カード
kind-standard = 通常カード
kind-cat = 猫

## 得点表

part-house-cats = 家の猫
part-porch-cats = 縁側の猫
part-many-black = 黒猫5匹以上
part-many-gray = 灰色猫5匹以上
part-many-orange = 茶トラ5匹以上
part-many-white = 白猫5匹以上
part-every-colour = 全色の猫
part-most-black = 黒猫が最多
part-most-gray = 灰色猫が最多
part-most-orange = 茶トラが最多
part-most-white = 白猫が最多
part-house-of-one-colour = 一色の家
part-best-in-show = キャットショー優勝

## Cards

card-the-cats-pajamas = ニャジャマパーティー
    .text = 引いた人から順に全員、ご近所の猫1匹を自分の縁側に入れてよい。
card-fireworks = 花火大会
    .text = すべての庭の猫が全部、ご近所へ逃げ帰る。
card-keeping-up-with-the-joneses = 隣の猫はかわいい
    .text = 家の猫がいちばん少ない人は、ご近所の猫1匹を直接家へ入れてよい。同数なら全員。
card-raining-cats-and-dogs = ニャわか雨
    .text = どの庭でも、猫の半分（端数切り上げ）は縁側へ、残りはご近所へ。持ち主が選ぶ。
card-full-mewn = ニャン月の夜
    .text = 全員、自分の家の猫1匹を縁側へ出す（動かせる猫がいれば）。
card-dinner-bell = ごはんだよー！
    .text = 全員、自分の猫を家のほうへ合計2区画まで進めてよい。
card-midnight-zoomies = 真夜中の大運動会
    .text = 全員、自分の庭の猫を1匹選ぶ。その猫たちはいっせいに左どなりの庭へ駆けこむ。
card-landlord-inspection = 大家さんの見回り
    .text = 猫がいちばん多い人は、庭か縁側の猫を合計2匹ご近所へ返す。同数なら全員。
card-alarm-system = 防犯アラーム
    .text = 設置。ゲームの終わりまで、だれもあなたを「ドロボウ猫」の相手にできない。
card-catnap = うたたねこ
    .text = だれの手番でも：ほかの人の通常カード、または猫を動かすアクションを打ち消す。
card-one-cool-cat = すまし顔の猫
    .text = だれの手番でも：ほかの人の通常カード、または突発カードを受ける1人を選ぶ。その人はそれを無視する。
card-tuna = ツナ缶
    .text = だれの手番でも：ほかの人が出した、だれかの猫が減る通常カードを打ち消す。ご近所の猫1匹を自分の庭に呼んでよい。
card-catlike-reflexes = 猫の反射神経
    .text = どのアクションのあとでも：敷地1つと動く向きを選ぶ。持ち主が選んだ猫1匹が、敷地の中を1～2区画動く。
card-copy-cat = モノマネコ
    .text = 効果が出たばかりのカードをまねる。ほかの人の手番なら無料、自分の手番なら1アクション。
card-land-on-your-feet = ひらり着地
    .text = だれかが手札を補充したあと：自分の猫を家のほうへ合計2区画まで進める。
card-pet-insurance = ペット保険
    .text = 設置。ほかの人のカードや突発カードで猫を失うとき：これを捨てれば1匹も去らない。
card-cat-burglar = ドロボウ猫
    .text = ほかのプレイヤー1人のどの区画からでも、好きな猫1匹を盗み、自分の庭に入れる。
card-can-opener = 缶切り
    .text = 両どなりの人（片方だけでもよい）は、それぞれ庭の猫1匹をあなたの庭へ渡す。
card-cat-fight = 猫げんか
    .text = ほかのプレイヤー1人が、庭の猫2匹までを両どなりの庭へ1匹ずつ送る。数はあなたが決める。
card-cat-in-heat = 猫の恋
    .text = ほかの全員（一部の人だけでもよい）が、それぞれ庭の猫1匹をあなたの庭へ渡す。
card-catnip = マタタビ！
    .text = 1人か2人を選ぶ。それぞれ庭か縁側の猫1匹をあなたの庭へ渡す。
card-catting-around = 夜遊び猫
    .text = ほかのプレイヤー1人が、縁側の猫1匹をあなたの庭へ渡す。
card-famous-internet-cat = バズり猫
    .text = カードを2枚引く。手札の上限を超えてもよい。
card-foster-kittens = 預かり子猫
    .text = 設置。ご近所の猫3匹までをこのカードに乗せる。次の手番に家・縁側・庭へ1匹ずつ入れる。
card-fraidy-cats = ビビり猫
    .text = ほかのプレイヤー1人が、自分の猫3匹までを1区画ずつ外へ動かす。数はあなたが決める。
card-hairball = 毛玉
    .text = ほかのプレイヤー1人が、手札から無作為に2枚失う。
card-open-window = あいてる窓
    .text = ほかのプレイヤー1人が、家の猫1匹を自分の縁側か庭まで出す。どちらかはあなたが決める。
card-special-needs-kitty = 手のかかる子
    .text = 設置。ご近所の猫1匹を直接家へ入れる。その猫はもうだれにも動かせない。
card-spay-neuter-clinic = さくらねこ病院
    .text = ご近所の猫2匹までを、直接縁側へ入れる。
card-stray-dog = のら犬
    .text = ほかのプレイヤー1人の庭と縁側から、猫3匹までがご近所へ逃げる。数はあなたが決める。
card-the-cat-came-back = 帰ってきた猫
    .text = 捨て札から、突発カード以外の好きな1枚を手札に加える。
card-best-in-show = キャットショー優勝
    .text = ゲーム終了時に手札にあれば2点。または出して、自分の猫1匹を家のほうへ2区画まで動かす。
card-special-box-delivery = 段ボール便
    .text = ご近所の猫4匹までを自分の庭に入れる。
card-warm-laundry = ほかほか洗濯物
    .text = 自分の猫2匹までを、それぞれ家のほうへ2区画まで動かす。
card-cat-carrier = 猫キャリー
    .text = ご近所の猫1匹を直接家へ入れる。
card-laser-pointer = レーザーポインター
    .text = 色を1つ選ぶ。自分の敷地のその色の猫4匹までを、それぞれ家のほうへ1区画動かす。
card-purr-suasion = 猫なで声
    .text = 自分の猫1匹を、ご近所かほかの人の庭の猫1匹と、場所ごと入れ替える。
card-black = 黒猫
    .text = 10匹いるうちの1匹。敷地の黒猫が最多なら3点。5匹以上いれば、それとは別に5点。
card-gray = 灰色猫
    .text = 10匹いるうちの1匹。敷地の灰色猫が最多なら3点。5匹以上いれば、それとは別に5点。
card-orange = 茶トラ
    .text = 10匹いるうちの1匹。敷地の茶トラが最多なら3点。5匹以上いれば、それとは別に5点。
card-white = 白猫
    .text = 10匹いるうちの1匹。敷地の白猫が最多なら3点。5匹以上いれば、それとは別に5点。

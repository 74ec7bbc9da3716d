### Cantankerous Cats：日本語。カードと猫の名前と文は最後にあります。
###
### $seat、$fromOwner、$toOwnerはプレイヤー。WHO($seat)は読み手なら"you"。$cardはカードの名前で「　」に入れます。
### 愛情は「ためる」、いたずらは「決行する」、ハプニング（イベントと大さわぎ）は「使う」。

## ゲーム

game = Cantankerous Cats
    .line = 下僕をメロメロにして、集めた愛をぜんぶいたずらに使ってしまおう。

## ハウスルール

option-mode = ゲームの種類
    .help = スタンダードは全部入り、ベーシックはちょっかいと野良なし、子猫は家族向け。
option-mode-standard = スタンダード
option-mode-basic = ベーシック
option-mode-kitten = 子猫
option-turn_indicator = 手番マーカー
    .help = 「最初のひと口」をどのランクが取るか、どちら回りで進むか。
option-turn_indicator-flip = くじ引き
option-turn_indicator-high_clockwise = 大きいランク、時計回り
option-turn_indicator-low_counterclockwise = 小さいランク、反時計回り
option-pounce_windows = ちょっかいを出せるとき
    .help = 手番の2つのアクションの前、間、後。
option-pounce_windows-before-between-after = 前、間、後
option-pounce_windows-between-after = 間と後
option-pounce_windows-before-between = 前と間
option-feral_pounce_any = 野良のねらい先
    .help = 人の手番のとき、野良はだれでもねらえるか、猫じゃらしを持つ猫だけか。
option-feral_pounce_any-on = だれでも
option-feral_pounce_any-off = 猫じゃらしを持つ猫だけ
option-laser_refunds_action = レーザーポインターのあと
    .help = カードを打ち消されたアクションは、使ったままか、返ってくるか。
option-laser_refunds_action-off = 使ったまま
option-laser_refunds_action-on = 返ってくる
option-blame_any_mischief = 犬のせいが効く相手
    .help = 犬のせいは、猫じゃらしを持つ猫のいたずらと自分への攻撃にだけ使えるか、だれのいたずらにも使えるか。
option-blame_any_mischief-off = 猫じゃらしを持つ猫
option-blame_any_mischief-on = だれでも
option-final_attack_blocks_win = 最後のチャンスの攻撃
    .help = 勝ちそうな猫を止められるのは、ハプニングだけか、攻撃でもよいか。
option-final_attack_blocks_win-off = ハプニングだけ
option-final_attack_blocks_win-on = 攻撃でもよい
option-reactions_without_tokens = レーザーポインターと犬のせい
    .help = トークンのないベーシックと子猫では、この2種は無料か、山札から抜くか。
option-reactions_without_tokens-free = 無料
option-reactions_without_tokens-remove = 山札から抜く
option-kitten_instants = 子猫での便乗
    .help = 子猫のゲームで、便乗のしるしを使うかどうか。
option-kitten_instants-off = 使わない
option-kitten_instants-on = 使う
option-kitten_hand = 子猫で配る枚数
    .help = 子猫のゲームで、最初に何枚ずつ配るか。
option-kitten_hand-n = { $n }枚
option-kitten_first = 子猫で始める人
    .help = 子猫のゲームを始める人：くじ引きか、席を選ぶ。
option-kitten_first-random = くじ引き
option-voluntary_feral = 払えないいたずらの決行
    .help = できることにして野良になるか、できないことにするか。
option-voluntary_feral-on = できる
option-voluntary_feral-off = できない
option-token_supply = ちょっかいトークン
    .help = ちょっかいトークンが全部でいくつあるか。
option-token_supply-n = 全部で{ $n }個
option-token_supply-2_per_player = 1人につき2つ
option-feral_win_check = 野良の勝ち
    .help = 野良は9個目のハートをためたときに勝つか、自分の手番に9個あればいつでも勝つか。
option-feral_win_check-on_bank = ためたとき
option-feral_win_check-any_time = いつでも
option-round_cap = 最大ラウンド
    .help = このラウンドで終わり、点で勝負を決める。
option-round_cap-n = { $n }ラウンド

## 場所。「おうち」は、野良のあいだは「なわばり」

zone-bowl = ごはん皿
zone-litter = 猫トイレ
zone-table = 場
zone-track = スコアボード
zone-indicator = 手番マーカー
zone-bank = トークン置き場
zone-toy = 猫じゃらしの上
zone-hand = 手札
zone-house = おうち
zone-territory = なわばり
zone-tokens = ちょっかいトークン

## 名前のそば

badge-turn = 手番
badge-toy = 猫じゃらし
badge-feral = 野良
count-hand = 手札
count-hearts = ハート
count-tokens = ちょっかいトークン
count-actions = アクション

## カードの上の小さなことば（$seatはねらわれた人、$whatはby-のことばか、支払い先のカード）

mark-known = 判明
mark-picked = 選択中
mark-hearts = ハート
mark-doubled = 2倍払い
mark-by = { $what }
mark-way = { $what }
mark-at = { WHO($seat) ->
    [you] あなたへ
   *[other] { $seat }へ
}
mark-pays = 「{ $what }」の支払い
mark-owes = ハート{ $n }個、または野良
mark-cancelled = 打ち消し
mark-blamed = 犬のせい
mark-unpaid = 未払い
fact-hearts = ハート
fact-high = 大きいランクの勝ち
fact-low = 小さいランクの勝ち

## カードの出どころ（mark-by）

by-action = アクション
by-pounce = ちょっかい
by-counter = カウンター
by-instant = 便乗
by-card = 別のカードから

## 場のカードの使い方（mark-way）

way-bank = ためる
way-score = 決行
way-attack = 攻撃
way-incident = 使う

## 便乗のきっかけ（ask-instant_or_pass）

trigger-affection = 愛情カード
trigger-mischief = いたずらカード
trigger-event = イベント

## カードの種類（カードの下に出ます）

kind-affection = 愛情
kind-mischief = いたずら
kind-event = イベント
kind-frenzy = 大さわぎ
kind-cat = 猫

## トークン：手番マーカーの面と、ちょっかいトークン

token-clockwise = 時計回り
token-counter-clockwise = 反時計回り
token-pounce-token = ちょっかいトークン

## 質問（$leftはあといくつ、$costは払うハート、$heartsは持っているハート）

ask-bet_high = カードを1枚賭けてください。いちばん大きいランクが「最初のひと口」です
ask-bet_low = カードを1枚賭けてください。いちばん小さいランクが「最初のひと口」です
ask-feral_meal_keep = 引いたカードのうち、残す1枚を選んでください
ask-choose_action = { $left ->
    [1] 最後のアクションを選んでください
   *[other] アクションを選んでください（あと{ $left }回）
}
ask-pounce_or_pass = { $seat }の手番です。ちょっかいを出しますか？
ask-react_or_pass = { $seat }の「{ $card }」に応じますか？
ask-stop_card = 最後のチャンス！　{ $seat }の「{ $card }」を止めますか？
ask-stop_victory = 最後のチャンス！　{ $seat }を止めますか？
ask-counter_or_pass = { $seat }の「{ $card }」にカウンターしますか？
ask-counter_bank_next = 「{ $card }」に備えて、愛情カードをもう1枚ためますか？
# $trigger：trigger-のことば
ask-instant_or_pass = { $trigger }に便乗しますか？
ask-flight_score_or_pass = 「{ $card }」を無料で決行しますか？
ask-pay_cost = 「{ $card }」の支払いを選んでください（あとハート{ $left }個）
ask-lose_half = ためた愛情の半分を手放してください（あとハート{ $left }個）
ask-discard_hand_card = { $left ->
    [1] 捨てるカードを選んでください
   *[other] 捨てるカードを選んでください（あと{ $left }枚）
}
ask-midnight_play = 「{ $card }」：使うカードを選んでください
ask-eome_attack_card = 「{ $card }」：いたずらカードで{ $seat }を攻撃してください
ask-eome_follow_up = 「{ $card }」：続けて{ $seat }を攻撃するか、愛情カードをためますか？
ask-eome_follow_up_bank = 「{ $card }」：愛情カードをためますか？
ask-multiply_choose = 「{ $card }」：ためたカードから、この手番に2倍で払える1枚を選んでください
ask-scavenge = 「{ $card }」：猫トイレから1枚取ってください
ask-tree_swap = 「{ $card }」：{ $seat }とカードを交換しますか？
ask-tree_swap_for = 「{ $card }」：{ $seat }からもらうカードを選んでください
ask-discard_banked_card = 「{ $card }」：ためたカードから、捨てる1枚を選んでください
ask-pass_card = { $seat }に渡すカードを選んでください
ask-opener_bank = 「{ $card }」：愛情カードをためますか？
# $number：引く枚数
ask-gift_mouse = 「{ $card }」：カードを1枚渡して{ $number }枚引きますか？
ask-choose_target_player = 「{ $card }」：相手を選んでください

## 質問で何がかかっているか（$tokensは持っているトークン、無料なら0）

stake-bet_high = 手番マーカーは「大」です。勝った猫から時計回りに始めます。賭けたカードは全部捨てます。
stake-bet_low = 手番マーカーは「小」です。勝った猫から反時計回りに始めます。賭けたカードは全部捨てます。
stake-keep = あなたは野良で、ハートは{ $hearts }個です。手番の初めに4個あれば飼い猫に戻れます。残りのカードは捨てます。
stake-action = いま9点中{ $points }点、使えるハートは{ $hearts }個です。
stake-action_feral = 野良は得点できません。ハートは{ $hearts }個です。手番の初めに4個あれば飼い猫に戻れます。いま9個ためれば勝ちです。
stake-pounce = { $seat }は9点中{ $points }点、ハート{ $hearts }個です。ちょっかいにはトークンが1つ要ります（残り{ $tokens }）。
stake-final = だれかがいま止めなければ{ $seat }の勝ちです。{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-bank = { $seat }がハート{ $hearts }個をためます（合計{ $total }個）。{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-score = { $points ->
    [0] { $seat }の得点はありません
   *[other] { $seat }に{ $points }点入ります
}（9点中{ $total }点）。{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-overreach = { $seat }は払えず、野良になります。{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-attack = { WHO($seat2) ->
    [you] { $seat }が攻撃してきました。あなたはハート{ $hearts }個のうち{ $cost }個を払い、{ $points }点入ります。
   *[other] { $seat }が{ $seat2 }を攻撃します。{ $seat2 }はハート{ $hearts }個のうち{ $cost }個を払い、{ $points }点入ります。
}{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-banish = { WHO($seat2) ->
    [you] { $seat }が攻撃してきました。コスト{ $cost }個にハート{ $hearts }個では払えず、野良になります。
   *[other] { $seat }が{ $seat2 }を攻撃します。{ $seat2 }はコスト{ $cost }個にハート{ $hearts }個で、野良になります。
}{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-incident = { $seat }のカードです。応じなければ、書かれたとおりになります。{ $tokens ->
    [0] 応じるのは無料です。
   *[other] 応じるにはトークンが1つ要ります（残り{ $tokens }）。
}
stake-counter_bank = 攻撃のコスト{ $cost }個に対して、ハートは{ $total }個です。
stake-instant = 便乗にはアクションもトークンも要りません。しるしの合うカードだけ使えます。
stake-double = 2倍になるのは支払いだけで、この手番の終わりまでです。
stake-pay = { $points ->
    [0] 得点はありません。いまこのカードでは勝てないからです。
   *[other] { $points }点入り、9点中{ $total }点になります。
}おつりは出ません。
stake-pay_attack = { $points ->
    [0] 払っても得点はありません。
   *[other] 払うと{ $points }点入ります。
}おつりは出ません。
stake-half = 残るハートは多くて{ $hearts }個です。手番の初めに4個あれば飼い猫に戻れます。
stake-groom = 毛づくろいの時間です。手札は{ $cards }枚になります。
stake-buy = ちょっかいトークンの代金です。トークンは{ $tokens }つになります。
stake-text = 「{ $card }」の効果で捨てます。
stake-midnight = あと{ $cards }枚です。アクションは減りません。使えるなら必ず使います。
stake-favour = 代わりに{ $seat }から1枚もらいます。
stake-enemy = { $seat }にけしかけられました。トークンは要りません。{ $seat2 }のハートは{ $hearts }個です。
stake-follow = { $seat }のハートは{ $hearts }個です。どちらもトークンは要りません。

## 手（$cost、$heartsはハート、$rankはランク、$priceと$drawsは枚数）

move-pass = パスする
    .name = パス
move-picky = { $draws ->
    [0] えり好みする（手札なし）
   *[other] えり好みする：手札を捨てて{ $draws }枚引く
}
    .name = えり好み
move-buy = カード{ $price }枚でちょっかいトークンを買う
    .name = トークンを買う
move-stop = ここまでにする
    .name = ここまで
move-bet = 「{ $card }」を賭ける（ランク{ $rank }）
    .name = 賭ける
move-keep = 「{ $card }」を残す
    .name = 残す
move-bank = 「{ $card }」をためる
    .name = ためる
move-score = { $cost ->
    [0] 「{ $card }」を無料で決行する
   *[other] 「{ $card }」を決行する（ハート{ $cost }個）
}
    .name = 決行
# 払えない決行：点にならず、野良になる
move-overreach = 「{ $card }」で野良になる（コストはハート{ $cost }個、あなたは{ $hearts }個）
    .name = 野良になる
move-attack = 「{ $card }」で{ $seat }を攻撃する（ハート{ $cost }個）
    .name = 攻撃
move-play = 「{ $card }」を使う
    .name = 使う
move-play-on = { WHO($seat) ->
    [you] 「{ $card }」を自分に使う
   *[other] 「{ $card }」を{ $seat }に使う
}
    .name = ねらって使う
move-enemy = { $seat }に{ $seat2 }を攻撃させる
    .name = けしかける
move-pay = 「{ $card }」で払う（ハート{ $hearts }個）
    .name = 払う
move-drop = 「{ $card }」を手放す（ハート{ $hearts }個）
    .name = 手放す
move-discard = 「{ $card }」を捨てる
    .name = 捨てる
move-double = 「{ $card }」を2倍にする
    .name = 2倍にする
move-take = 「{ $card }」を取る
    .name = 取る
move-swap = 「{ $card }」を差し出す
    .name = 差し出す
move-swap-for = 代わりに「{ $card }」をもらう
    .name = 交換
move-hand-on = 「{ $card }」を次へ渡す
    .name = 次へ渡す
move-give = 「{ $card }」を{ $seat }に渡す
    .name = 渡す
move-choose = { $seat }を選ぶ
    .name = 選ぶ

## 手の結果（ボタンの下の短い文。$totalはそのあとの合計）

so-bet = 手札にない{ $total }枚のうち{ $number }枚に勝てる
    .mark = { $number }/{ $total }
so-keep = ほかの{ $cards }枚は猫トイレへ
so-picky = { $cards }枚捨てて、{ $draws }枚引く
so-picky_nothing = 手札がないので何も起きない
so-buy = カード{ $price }枚を捨て、トークンは{ $tokens }つになる
so-pass = 何も起きない。手札はそのまま
so-bank = ハート+{ $hearts }、合計{ $total }個
    .mark = → { $total }
so-bank_both = ハート+{ $hearts }、合計{ $total }個。アクション2回分
    .mark = → { $total }
so-bank_feral = ハート+{ $hearts }、合計{ $total }個（手番の初めに4個で飼い猫）
    .mark = → { $total }
so-bank_wins = 野良でハート9個。止められなければ勝ち
    .mark = 9/9
so-score_wins = { $cost ->
    [0] 無料で9点
   *[other] ハート{ $cost }個で9点
}。止められなければ勝ち
    .mark = 9/9
so-score = ハート{ $hearts }個のうち{ $cost }個で+{ $points }点、9点中{ $total }点
    .mark = { $total }/9
so-score_free = 無料で+{ $points }点、9点中{ $total }点
    .mark = { $total }/9
so-score_wasted = いまは勝てないので0点{ $cost ->
    [0] { "" }
   *[other] 。ハート{ $cost }個は失う
}
    .mark = +0
so-overreach = 高すぎる（ハート{ $hearts }/{ $cost }個）：{ $hearts ->
    [0] 野良になる
   *[other] 全部失って野良になる
}
    .mark = { $hearts }/{ $cost }
so-homeless = 払えない（ハート{ $hearts }/{ $cost }個）：{ $hearts ->
    [0] 野良になる
   *[other] 全部失って野良になる
}
    .mark = { $hearts }/{ $cost }
so-attack = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}がハート{ $hearts }個のうち{ $cost }個を払い、{ $points }点
    .mark = −{ $cost }
so-banish = { $seat }はハート{ $hearts }/{ $cost }個。防がれなければ野良になる
    .mark = { $hearts }/{ $cost }
so-banks = { $seat }がハート+{ $number }、合計{ $total }個
so-scores = { $seat }に+{ $number }点、9点中{ $total }点
so-fails = { $seat }は払えず野良になる
so-goes_on = { $seat }が続ける。トークンはそのまま
so-lets_win = ほかにだれも止めなければ{ $seat }の勝ち
so-counter_bank = ハート{ $total }個：{ $cost }個を払える
    .mark = { $total }/{ $cost }
so-counter_short = ハート{ $total }/{ $cost }個：まだ足りない
    .mark = { $total }/{ $cost }
so-pay_on = あとハート{ $hearts }個
so-paid = { $over ->
    [0] ちょうど払える
   *[other] { $over }個払いすぎになる
}。残りはハート{ $hearts }個
    .mark = { $over ->
        [0] ✓
       *[other] ✓ −{ $over }
    }
so-drop = 残りはハート{ $hearts }個
so-discard = 手札は{ $cards }枚になる
so-take = 手札は{ $cards }枚になる
so-pass_flight = 手札に残す。アクションでも無料のまま
so-double = ハート{ $hearts }個分になり、この手番は{ $total }個払える
    .mark = ×2
so-swap = 次に{ $seat }の{ $cards }枚から選ぶ
so-swap_for = 代わりに「{ $card }」を渡す
so-hand_on = { $seat }へ渡り、手札は{ $cards }枚になる
so-give = { $seat }へ渡り、{ $draws }枚引いて手札は{ $cards }枚になる
so-wake = { $seat }が{ $cards }枚のうち1枚捨てる
    .mark = −1
so-burgle = { $seat }の{ $cards }枚から無作為に1枚取る
    .mark = −1
so-nothing = 何も起きない
so-turn_around = 逆回りになり、次は{ WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}
so-draw = { WHO($seat) ->
    [you] { $number }枚引き、手札は{ $cards }枚になる
   *[other] { $seat }が{ $number }枚引き、手札は{ $cards }枚になる
}
    .mark = +{ $number }
so-draw_discard = { WHO($seat) ->
    [you] { $number }枚引いて{ $cards }枚捨てる
   *[other] { $seat }が{ $number }枚引いて{ $cards }枚捨てる
}
    .mark = +{ $number } −{ $cards }
so-draw_all = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}が{ $number }枚、ほかの全員が{ $cards }枚引く
    .mark = +{ $number }
so-others_discard = { WHO($seat) ->
    [you] ほかの{ $number }匹が1枚ずつ捨てる
   *[other] { $seat }以外の猫が1枚ずつ捨てる
}
so-scavenge = { WHO($seat) ->
    [you] 猫トイレから{ $number }枚取る
   *[other] { $seat }が猫トイレから{ $number }枚取る
}
    .mark = +{ $number }
so-midnight = { WHO($seat) ->
    [you] 続けて{ $number }枚使う
   *[other] { $seat }が続けて{ $number }枚使う
}
so-doubles = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}のためたカード1枚が、この手番は2倍払いになる
so-concert = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}から順に、全員が1枚ためてよい
so-favours = あなたも含め、全員が1枚ずつ次の猫へ渡す
so-cancel = 「{ $card }」は打ち消され、何も起きない
    .mark = ✕
so-blame = 「{ $card }」はコスト0、得点0になる
    .mark = ✕
so-enemy = { WHO($seat) ->
    [you] あなたが{ $seat2 }を攻撃する（ハート{ $hearts }個）
   *[other] { WHO($seat2) ->
        [you] { $seat }があなたを攻撃する（ハート{ $hearts }個）
       *[other] { $seat }が{ $seat2 }を攻撃する（ハート{ $hearts }個）
    }
}
so-adopt = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}は飼い猫に戻る（ハート{ $number }個）
    .mark = { $number }
so-escape = { $number ->
    [0] { $seat }は野良になる
   *[other] { $seat }は野良になり、ハートを{ $number }個以上失う
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-escape_you = { $number ->
    [0] あなたは野良になる
   *[other] あなたは野良になり、ハートを{ $number }個以上失う
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up = { $number ->
    [0] { $seat }は、あればトークン1つを返す
   *[other] { $seat }はハート{ $number }個と、あればトークン1つを失う
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up_you = { $number ->
    [0] あなたは、あればトークン1つを返す
   *[other] あなたはハート{ $number }個と、あればトークン1つを失う
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-rob = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}は{ $number }枚のうち無作為に1枚失う
    .mark = −1
so-spy = { WHO($seat) ->
    [you] あなたの手札{ $number }枚が見られ、1枚交換されることもある
   *[other] { $seat }の手札{ $number }枚を見て、1枚交換できる
}
so-spray = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}は{ $number }点に下がる
so-topple = { WHO($seat) ->
    [you] あなた
   *[other] { $seat }
}はためたカードを1枚捨てる（ハート計{ $number }個）

## できごと

event-drew = { WHO($toOwner) ->
    [you] あなたは「{ $card }」を引きました。
   *[other] { $toOwner }は「{ $card }」を引きました。
}
    .unseen = { $toOwner }はカードを1枚引きました。
event-reshuffled = 猫トイレの{ $number }枚を混ぜて、ごはん皿に盛り直しました。
event-bet = { WHO($seat) ->
    [you] あなたは賭け終わりました。
   *[other] { $seat }は賭け終わりました。
}
event-revealed = { WHO($fromOwner) ->
    [you] あなたが賭けたのは「{ $card }」でした。
   *[other] { $fromOwner }が賭けたのは「{ $card }」でした。
}
event-first-bite = { WHO($seat) ->
    [you] あなたが「最初のひと口」を取りました。
   *[other] { $seat }が「最初のひと口」を取りました。
}
event-turn = { WHO($seat) ->
    [you] あなたの番です。猫じゃらしを受け取りました。
   *[other] { $seat }の番です。猫じゃらしを受け取りました。
}
event-adopted = { WHO($seat) ->
    [you] あなたは飼い猫に戻りました。
   *[other] { $seat }は飼い猫に戻りました。
}
event-went-feral = { WHO($seat) ->
    [you] あなたは野良になりました！
   *[other] { $seat }は野良になりました！
}
event-discarded = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を捨てました。
   *[other] { $fromOwner }は「{ $card }」を捨てました。
}
event-picky = { WHO($seat) ->
    [you] { $number ->
        [0] あなたはえり好みしましたが、捨てる手札がありません。
       *[other] あなたはえり好みして{ $number }枚捨てました。
    }
   *[other] { $number ->
        [0] { $seat }はえり好みしましたが、捨てる手札がありません。
       *[other] { $seat }はえり好みして{ $number }枚捨てました。
    }
}
event-token-back = ちょっかいトークンが置き場に戻りました。
event-shopped = { WHO($seat) ->
    [you] あなたはちょっかいトークンを買いに行きます。
   *[other] { $seat }はちょっかいトークンを買いに行きます。
}
event-bought = { WHO($seat) ->
    [you] あなたはちょっかいトークンを買いました。
   *[other] { $seat }はちょっかいトークンを買いました。
}
event-pounced = { WHO($seat) ->
    [you] あなたがちょっかいを出しました！
   *[other] { $seat }がちょっかいを出しました！
}
event-countered = { WHO($seat) ->
    [you] あなたがカウンターしました！
   *[other] { $seat }がカウンターしました！
}
event-banks = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」をためようとしています。
   *[other] { $fromOwner }は「{ $card }」をためようとしています。
}
event-scores = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を決行しようとしています。
   *[other] { $fromOwner }は「{ $card }」を決行しようとしています。
}
event-attacks = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」で攻撃します。
   *[other] { $fromOwner }は「{ $card }」で攻撃します。
}
event-plays = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を使います。
   *[other] { $fromOwner }は「{ $card }」を使います。
}
event-aimed = { WHO($seat) ->
    [you] ねらいはあなたです。
   *[other] ねらいは{ $seat }です。
}
event-set-on = { WHO($seat) ->
    [you] あなたは{ $seat2 }を攻撃しなければなりません。
   *[other] { WHO($seat2) ->
        [you] { $seat }はあなたを攻撃しなければなりません。
       *[other] { $seat }は{ $seat2 }を攻撃しなければなりません。
    }
}
event-paid = { WHO($fromOwner) ->
    [you] あなたは支払いに「{ $card }」を出しました。
   *[other] { $fromOwner }は支払いに「{ $card }」を出しました。
}
event-banked = { WHO($toOwner) ->
    [you] あなたは「{ $card }」をためました。
   *[other] { $toOwner }は「{ $card }」をためました。
}
event-scored = { WHO($seat) ->
    [you] { $number ->
        [0] あなたの得点はありません。
       *[other] あなたは{ $number }点獲得しました。
    }
   *[other] { $number ->
        [0] { $seat }の得点はありません。
       *[other] { $seat }は{ $number }点獲得しました。
    }
}
event-cleared = 「{ $card }」は猫トイレへ行きました。
event-lost = { WHO($fromOwner) ->
    [you] あなたは「{ $card }」を失いました。
   *[other] { $fromOwner }は「{ $card }」を失いました。
}
event-refunded = { WHO($toOwner) ->
    [you] あなたに「{ $card }」が返ってきました。
   *[other] { $toOwner }に「{ $card }」が返ってきました。
}
event-cancelled = 「{ $card }」は打ち消されました。
event-blamed = 「{ $card }」は犬のせいになりました。
event-announced = { WHO($seat) ->
    [you] あなたは勝利目前です！
   *[other] { $seat }は勝利目前です！
}
event-lost-points = { WHO($seat) ->
    [you] あなたは{ $number }点失いました。
   *[other] { $seat }は{ $number }点失いました。
}
event-returned-token = { WHO($seat) ->
    [you] あなたはちょっかいトークンを1つ返しました。
   *[other] { $seat }はちょっかいトークンを1つ返しました。
}
event-turned = 手番マーカーが裏返り、逆回りになりました。
event-doubled = この手番、「{ $card }」は2倍で払えます。
event-saw = { WHO($seat) ->
    [you] あなたは{ $fromOwner }の手札の「{ $card }」を見ました。
   *[other] { WHO($fromOwner) ->
        [you] { $seat }はあなたの手札の「{ $card }」を見ました。
       *[other] { $seat }は{ $fromOwner }の手札の「{ $card }」を見ました。
    }
}
    .unseen = { $seat }は{ $fromOwner }の手札を1枚見ました。
event-stole = { WHO($toOwner) ->
    [you] あなたは{ $fromOwner }から「{ $card }」を取りました。
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner }はあなたから「{ $card }」を取りました。
       *[other] { $toOwner }は{ $fromOwner }から「{ $card }」を取りました。
    }
}
    .unseen = { $toOwner }は{ $fromOwner }からカードを1枚取りました。
event-gave = { WHO($fromOwner) ->
    [you] あなたは{ $toOwner }に「{ $card }」をあげました。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }はあなたに「{ $card }」をくれました。
       *[other] { $fromOwner }は{ $toOwner }に「{ $card }」をあげました。
    }
}
    .unseen = { $fromOwner }は{ $toOwner }にカードを1枚あげました。
event-passed-on = { WHO($fromOwner) ->
    [you] あなたは{ $toOwner }に「{ $card }」を渡しました。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }はあなたに「{ $card }」を渡しました。
       *[other] { $fromOwner }は{ $toOwner }に「{ $card }」を渡しました。
    }
}
    .unseen = { $fromOwner }は{ $toOwner }にカードを1枚渡しました。
event-swapped = { WHO($fromOwner) ->
    [you] 交換で、あなたの「{ $card }」が{ $toOwner }へ移りました。
   *[other] { WHO($toOwner) ->
        [you] 交換で、{ $fromOwner }の「{ $card }」があなたへ移りました。
       *[other] 交換で、{ $fromOwner }の「{ $card }」が{ $toOwner }へ移りました。
    }
}
    .unseen = 交換で、{ $fromOwner }のカードが1枚{ $toOwner }へ移りました。
event-scavenged = { WHO($toOwner) ->
    [you] あなたは猫トイレから「{ $card }」を取りました。
   *[other] { $toOwner }は猫トイレから「{ $card }」を取りました。
}
event-chose = { WHO($seat) ->
    [you] あなたはカードを選び終わりました。
   *[other] { $seat }はカードを選び終わりました。
}
event-meowed = { WHO($seat) ->
    [you] あなたは手番を終えました。ニャー！
   *[other] { $seat }は手番を終えました。ニャー！
}
event-hissed = { WHO($seat) ->
    [you] あなたは手番を終えました。シャーッ！
   *[other] { $seat }は手番を終えました。シャーッ！
}
event-won = { WHO($seat) ->
    [you] だれにも止められませんでした。あなたの勝ちです！
   *[other] だれも{ $seat }を止められませんでした。{ $seat }の勝ちです！
}
event-capped = 最後のラウンドが終わりました。点がいちばん高い猫の勝ちです。

## 警告：だれかが勝ちそうなとき

alarm-final = { WHO($seat) ->
    [you] いま止められなければ、あなたの勝ちです！
   *[other] { $seat }が勝とうとしています。最後のチャンスです！
}
alarm-near = { WHO($seat) ->
    [you] あなたは9点中{ $points }点、ハート{ $hearts }個。次の決行で勝てるかもしれません！
   *[other] { $seat }は9点中{ $points }点、ハート{ $hearts }個。次の決行で勝つかもしれません！
}
alarm-feral = { WHO($seat) ->
    [you] あなたは野良でハート{ $hearts }個（9個で勝ち）。ためれば勝てるかもしれません！
   *[other] { $seat }は野良でハート{ $hearts }個（9個で勝ち）、猫じゃらしを持っています。ためると勝つかもしれません！
}
alarm-last_round = 残り{ $number }手番です。そのあと、点のいちばん高い猫が勝ちます！

## ゲームの進み具合：手番の時間と、開いている割りこみ

phase-first-bite = 最初のひと口
phase-meal = ごはんの時間
phase-play = 遊びの時間
phase-pounces = 遊びの時間：ちょっかい
phase-instants = 遊びの時間：便乗
phase-reactions = 遊びの時間：応答
phase-final-chance = 遊びの時間：最後のチャンス
phase-grooming = 毛づくろいの時間
phase-the-end = おしまい

## 終わった理由と、点の内訳

reason-nine-points = いたずら9点。だれにも止められませんでした。
reason-feral-victory = 野良がハートを9個集め、だれにも止められませんでした。
reason-round-cap = 最後のラウンドが終わりました。
part-mischief-points = いたずら点
part-hearts = ハート

## Cards

card-santa-claws-74 = サンタクローズ（74）
    .text = アクションでためるときは2回分かかる。待ったかいはある。
card-santa-claws-85 = サンタクローズ（85）
    .text = アクションでためるときは2回分かかる。待ったかいはある。
card-bath-time = お風呂の時間
    .text = 濡れた猫はなかなか許さない。下僕はすぐにとろける。
card-flight-school = 飛行学校
    .text = ためてある間「急降下ねこ」を無料で決行できる。これをためたときは、その場で決行してもよい。
card-fur-ever-friend = 永遠のモフ友
    .text = ひざにも、一生ものがある。
card-purramedic = ゴロゴロ救急隊
    .text = 用法：1日2回、胸の上でゴロゴロ。
card-biscuit-bakery = ふみふみベーカリー
    .text = 終夜営業。毛布をご持参ください。
card-toaster-loaf = こんがり香箱
    .text = 両面きつね色。
card-doormat-greeter = 玄関マットのお出迎え
    .text = 一日じゅう待ってた。または3分。
card-blanket-burrito = 毛布の太巻き
    .text = しっかり巻いて、中身はまろやか。
card-purr-cussion-solo = ゴロゴロ太鼓ソロ
    .text = 11分間、アンコール不要。
card-chin-scritch-deluxe = あごなでデラックス
    .text = もうちょい左。そう。そこ。
card-slow-blinker = ゆっくりまばたき
    .text = 「大好き」を、まぶたで言う。
card-lap-of-luxury = ひざの玉座
    .text = 座面は下僕のひざ製。
card-loaf-mode = 香箱モード
    .text = 便乗：だれかがいたずらカードを使ったとき、ためてよい。
card-whisker-kiss = ひげチュー
    .text = 便乗：だれかがイベントを使ったとき、ためてよい。
card-shoulder-parrot = 肩のりオウム猫
    .text = 便乗：だれかがイベントを使ったとき、ためてよい。
card-leg-figure-eight = 足もと8の字
    .text = つまずき注意。ごほうびつき。
card-bedtime-patrol = 就寝パトロール
    .text = 足の指、全員そろってます。
card-tummy-trap = おなかのワナ
    .text = ふわふわに見える。ふわふわだ。武装もしている。
card-welcome-rub = おかえりスリスリ
    .text = 外のにおいがする。上書きしておくね。
card-kneady-kitty = ふみふみ甘えんぼ
    .text = ためたとき：1枚引き、手札を1枚捨てる。
card-mew-tube-star = ニャーチューバー
    .text = 命は9つ、再生は900万回。
card-gift-mouse = ネズミのおみやげ
    .text = ためたとき：手札1枚を相手1人に渡してよい。渡したら2枚引く。
card-pillow-thief = まくらドロボウ
    .text = そっちの半分があったかかったから。
card-head-bonk = 頭ごっつん
    .text = 勢いのあるごあいさつ。
card-tail-hug = しっぽハグ
    .text = 便乗：だれかが愛情カードを使ったとき、ためてよい。
card-paw-tap = 前足トントン
    .text = 便乗：だれかが愛情カードを使ったとき、ためてよい。
card-tiny-mew = ちいさくミャ
    .text = 便乗：だれかが愛情カードを使ったとき、ためてよい。
card-nose-boop = お鼻ちょん
    .text = 便乗：だれかがいたずらカードを使ったとき、ためてよい。
card-sniff-hello = くんくんごあいさつ
    .text = 便乗：だれかがいたずらカードを使ったとき、ためてよい。
card-purr-sample = ゴロゴロ試供品
    .text = 便乗：だれかがイベントを使ったとき、ためてよい。
card-window-sitter = 窓辺の番人
    .text = 勤務中。お声がけはご遠慮ください。
card-shed-happens = 抜け毛はつきもの
    .text = わたしを少し、あなたの全身に。
card-bird-chatter = 鳥にカカカッ
    .text = カカカカカッ。
card-air-strike = 急降下ねこ
    .text = おうちに「飛行学校」がためてあれば、無料で決行できる。
card-fountain = 白い泉
    .text = あの大きな陶器の水のほうが新鮮。
card-full-cat-astrophe = 全面ニャタストロフィ
    .text = アクションで使うときは2回分かかる。部屋もまるごと1つかかる。
card-chandelier-swing = シャンデリアでブランコ
    .text = 「わーい」とクリスタルが鳴る。
card-timber = 倒れるぞー！
    .text = モミの木2メートル半、やる気の登り手1匹。
card-fridge-heist = 冷蔵庫破り
    .text = 野菜室から入り、ハムと出る。
card-screen-door-ninja = 網戸ニンジャ
    .text = 網戸があった。いまは面影だけ。
card-laptop-lockout = ノートPC封鎖
    .text = パスワードをjjjjjjjjjjjjに変更しました。
card-turkey-takeover = 七面鳥いただき
    .text = 「いただきます」と言った。いただいた。
card-vase-ace = 花瓶のエース
    .text = 目が合う。ちょん。目が合う。ガシャン。
card-meeting-crasher = 会議に乱入
    .text = あなたはミュート。わたしは映ってる。
card-aquarium-angler = 水槽の釣り師
    .text = 見てるだけ。片手を入れて。
card-sofa-shredder = ソファシュレッダー
    .text = 左右対称すぎたので。
card-shoelace-slayer = 靴ひも退治
    .text = 便乗：だれかがいたずらカードを使ったとき、コストを払って決行してよい。
card-loo-roll-rodeo = トイレットペーパー・ロデオ
    .text = 便乗：だれかがイベントを使ったとき、無料で決行してよい。
card-four-am-serenade = 朝4時のセレナーデ
    .text = 決行したとき：手札のある相手1人を選ぶ。その猫は手札を1枚選んで捨てる。
card-butter-burglar = バタードロボウ
    .text = 決行したとき：自分より点の高い相手1人の手札から、無作為に1枚取る。
card-keyboard-warrior = キーボードの戦士
    .text = 決行したとき：1枚引く。
card-slipper-surprise = スリッパの中の驚き
    .text = 温かいのはわかる。湿っているのはおかしい。
card-spreadsheet-stomper = 表計算ふみ荒らし
    .text = 今期の締めは、しっぽです。
card-curtain-climber = カーテン登山家
    .text = ベースキャンプはひじ掛け椅子。
card-sock-heist = くつした強奪
    .text = 便乗：だれかが愛情カードを使ったとき、コストを払って決行してよい。
card-pen-nudger = ペン落とし
    .text = 便乗：だれかがイベントを使ったとき、無料で決行してよい。
card-toe-ambush = つま先の待ち伏せ
    .text = 便乗：だれかがいたずらカードを使ったとき、コストを払って決行してよい。
card-houseplant-salad = 観葉植物サラダ
    .text = 有機栽培。明け方には後悔。
card-coaster-launcher = コースター発射
    .text = 重力は健在。もう一度確認。
card-faux-starvation = 飢え死にのふり
    .text = お皿の底が見えてる！
card-adoption-day-5 = うちの子記念日（5）
    .text = 野良1匹（自分でもよい）が飼い猫になる。愛情はそのまま。
card-adoption-day-84 = うちの子記念日（84）
    .text = 野良1匹（自分でもよい）が飼い猫になる。愛情はそのまま。
card-escape = 脱走
    .text = 飼い猫1匹（自分でもよい）が野良になり、ハートの半分（端数切り捨て）を捨てる。
card-enemy-of-my-enemy = 敵の敵はミャかた
    .text = 相手1人に別の相手を攻撃させる。そのあと、あなたも同じ猫を攻撃するか、愛情を1枚ためてよい。
card-animal-control = 動物保護センター
    .text = ほかの野良1匹が愛情をすべて捨て、ちょっかいトークンがあれば1つ置き場に返す。
card-scavenger = あさり屋
    .text = 猫トイレから好きな1枚を取る。野良なら2枚取る。
card-laser-pointer-2 = レーザーポインター（2）
    .text = 応答専用、トークン1つ：猫じゃらしを持つ猫のカードか、自分へのちょっかいを打ち消す。
card-laser-pointer-80 = レーザーポインター（80）
    .text = 応答専用、トークン1つ：猫じゃらしを持つ猫のカードか、自分へのちょっかいを打ち消す。
card-blame-the-dog-3 = 犬のせい（3）
    .text = 応答専用、トークン1つ：猫じゃらしを持つ猫のいたずらか、自分への攻撃を、コスト0・得点0にする。
card-blame-the-dog-82 = 犬のせい（82）
    .text = 応答専用、トークン1つ：猫じゃらしを持つ猫のいたずらか、自分への攻撃を、コスト0・得点0にする。
card-midnight-run = 真夜中の全力疾走
    .text = 手札から好きな2枚を、続けて1枚ずつ使う。アクションは使わない。
card-multiplikitty = ニャン倍
    .text = ためたカード1枚を選ぶ。この手番の終わりまで、あなたはそれを2倍のハートで払える。
card-bush-dweller = やぶの住人
    .text = 相手1人の手札から無作為に1枚取る。
card-tree-dweller = 木の上の住人
    .text = 相手1人の手札を見る。自分の手札1枚とその中の1枚を交換してよい。
card-tail-chase = しっぽ追いかけっこ
    .text = 手番マーカーを裏返す。これからは逆回りになる。
card-catnip-pawty = マタタビ・ニャーティー
    .text = あなたは2枚引き、そのあとほかの全員が1枚ずつ引く。
card-vacuum-of-doom = 恐怖の掃除機
    .text = 手札のあるほかの猫は全員、手札を1枚選んで捨てる。
card-can-opener-concert = 缶切りコンサート
    .text = あなたから順に全員、手札の愛情カードを1枚ためてよい。
card-paw-ty-favours = ニャーティーのおみやげ
    .text = 全員がひそかに手札を1枚選び、いっせいに次の猫へ渡す。
card-spray-bottle = 霧吹き
    .text = 相手1人が1点失う。便乗：だれかがいたずらカードを使ったとき、使ってよい。
card-curiosity = 好奇心は猫をときめかす
    .text = 3枚引き、手札を1枚捨てる。
card-gravity-check = 重力の確認
    .text = 相手1人が、ためたカードを1枚選んで捨てる。
card-zoomies = 大運動会
    .text = 2枚引く。便乗：だれかがいたずらカードを使ったとき、使ってよい。
card-sir-naps-a-lot = ネムロット卿
    .text = 円座クッションの騎士。
card-duchess-of-hiss = シャーロット公爵夫人
    .text = 窓を閉められてから、ずっとシャーッ。
card-professor-whiskerton = ヒゲナガ教授
    .text = 落下物に関する論文多数。
card-captain-zoom = バビューン船長
    .text = 針路：階段を下へ。速度：ありったけ。
card-lady-loaf = 香箱夫人
    .text = 1日2回、ふっくら発酵。
card-mister-mittens = ミトン紳士
    .text = いつも正装、いつも遅刻。

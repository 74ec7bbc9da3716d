### 外枠のことば：日本語。どのゲームのものでもない文すべて。前半はブラウザ、区切りの行のあとは端末・コマンド・研究室・サーバー。
###
### `$n`は数、`$name`は人や物の名前。家は「ねこの間」、用語はdocs/glossary/ja.mdに。

## どこでも

skip = 本文へ移動
close = 閉じる
retry = もう一度試す
loading = 少々お待ちを…

## ページの上

nav-title = ねこの間
nav-guide = ルール
nav-gallery = ギャラリー
nav-replay = リプレイ
nav-settings = 設定

## うまくいかなかったとき

error-offline = ねこの間につながりません。ネットワークを確かめて、もう一度お試しください。
error-server = ねこの間で何かが起きました。少し待って、もう一度お試しください。
error-page = このページを読みこめませんでした。ネットワークを確かめて、再読みこみしてください。
error-missing = このアドレスにページはありません。
lost-title = ここには猫しかいません
lost-home = ねこの間に戻る

## ホーム

home-title = Purrlor
home-welcome = ねこの間へようこそ
home-lead = 猫だらけのゲームを、ボット相手に今すぐ。友だちをテーブルに呼ぶのもいいですね。
home-called = お名前：{ $name }
home-rename = 別の名前にする
home-players = { $n }人
home-minutes = { $n }分
home-play = すぐに遊ぶ
home-opening = 配っています…
home-preparing = このゲームのルールを準備しています。最初の1回だけ、1分ほどかかることがあります。
home-invite = 友だちを招待
home-rules = ルール
home-carry = この前のつづき
home-again = もう一度
home-easiest = はじめてならこれ
home-first-game = 最初のゲームは「{ $name }」で配ります。
home-dealt = 「{ $name }」で配ります。
home-deal = 「{ $name }」にする
home-code = コードをお持ちですか？
home-join = テーブルに着く
home-mine = 自分のテーブル
home-no-mine = まだありません。着いたテーブルはここに並びます。
home-open = 募集中のテーブル
home-no-open = 募集中のテーブルはありません。「友だちを招待」から開いてみませんか。
home-recent = 最近のリプレイ
home-no-recent = 終わったゲームは、ここでもう一度見られます。

## テーブルの一覧

edited-badge = 改造カード
row-nobody = まだだれもいません
row-won = 勝者：{ $names }
row-over = 終了
row-playing = 対戦中
row-free = 空席{ $n }

## 新しいテーブル

new-title = { $game }のテーブル
new-game = どのゲーム？
new-first = はじめてのゲームなので「{ $name }」が選ばれています。「{ $usual }」にもすぐ変えられます。
new-who-plays = だれと遊ぶ？
new-friend = 友だち
new-chair-help = 椅子に触れると、ボットか友だちの席に変わります。
new-all-bots = ぜんぶボット
new-all-friends = ぜんぶ友だち
new-sum-you = あなた
new-sum-friends = 友だち{ $n }人
new-sum-bots = ボット{ $n }匹
new-seat = { $n }番の椅子
new-seat-first = あなた（1番の椅子）
new-rule = ルールを読む
new-changed = { $n }件を変更
new-reset = いつものルールに戻す
new-seats = 何人で遊びますか？
new-who = だれが来られますか？
new-link = リンクかコードを知っている人
new-open = だれでも（ホームの一覧に出ます）
new-watching = 観戦を許可する
new-manners = 時間とマナー
new-clock = 考える時間
new-casual = 気楽に：ヒントも待ったもあり
new-options = ハウスルール
new-usual = { $n }項目（よく遊ばれる設定）
new-make = テーブルを開く
clock-none = 好きなだけ
    .text = だれも急かされません。
clock-relaxed = ゆったり時計
    .text = 1手3分と、持ち時間30分。使い切ると代役が打ちます。
clock-brisk = きびきび時計
    .text = 1手25秒と、持ち時間2分。使い切ると代役が打ちます。

## 待合室

lobby-owner = 席を埋めて、始めましょう。
lobby-guest = 空いている席へどうぞ。
lobby-full = 満席です。ここから観戦できます。
lobby-seated = 席に着きました。ホストの合図で始まります。
lobby-empty = 空席
lobby-here = 在席中
lobby-program = プログラム
lobby-sit = ここに座る
lobby-stand = 席を立つ
lobby-bot = ボットを加える…
lobby-bots = 席へドラッグできるボット：
lobby-remove = 外す
lobby-removed = 外した人：
lobby-let-back = { $name }をまた入れる
lobby-start = ゲームを始める
lobby-needs = すべての席を埋めてください。
lobby-fill = 空いた椅子にボット
lobby-usual = いつもどおりのルール：{ $n }件
lobby-close = テーブルを閉じる
lobby-wait = ホストが始めるのを待っています。
lobby-rules = この卓のルール
lobby-promise = 山札はもう混ぜてあります。あとから変えていないことは、終了後にこの印で確かめられます：

## ボット

level-kitten = 子猫
    .text = 半分以上の手は気まぐれ。残りは一手先まで読む。
level-housecat = 家猫
    .text = 十数から二十数通りの先を思い描く。いい相手だけど、見落としもする。
level-alley-cat = 路地裏の猫
    .text = 最大150通りの先と、あなたの手の内を考える。うっかりはしない。
level-tiger = トラ
    .text = 1秒足らずで、頭の中で何千回も戦う。ごはんは済ませてある。
levels-ask = ボットの強さは？
way-whim = 動くものには何でも飛びつく。半分以上の手はただの気まぐれ。
way-peek = 思い出したときだけ、一手先を読む。
way-now = 今の一手の得はわかる。その先のことは考えない。
way-sill = 窓辺から十数から二十数通りの未来を眺めて、一つ選ぶ。
way-near = 鼻先の危険には気づく。遠くからの狙いは見逃す。
way-nap = あなたの手の内を当てようとするが、長くは考えない。昼寝があるから。
way-street = 一手ごとに、最大150通りの未来を走り抜ける。
way-hold = あなたの手の内を忘れず、本気で勝ちにくる。
way-steady = 考えなしの手はない。裏をかけるのは長い計画だけ。
way-far = 一手ごとに、頭の中で何千回も戦う。
way-second = 考えるのは長くて1秒。見逃してはくれない。
way-bluff = うっかりはしない。ただしブラフは使わず、あなたのブラフも信じる。

## 招待

share-title = 友だちを招待
share-link = リンク
share-copy = リンクをコピー
share-copied = コピーしました。
share-code = またはこのコードを伝える
share-qr = リンクのQRコード

## サーバーとのつながり

line-connecting = テーブルへ向かっています…
line-lost = 接続が切れました。自動でつなぎ直します…
line-gone = ねこの間から返事がありません。呼び続けています。
line-old = このテーブルはルールの版{ $version }のもので、ねこの間はもう新しくなりました。続きはできません。新しく始めてください。
line-closed = ホストがこのテーブルを閉じました。

## 読み上げ

live-title = テーブルのできごと
live-asked = あなたの番です。{ $text }

## 質問、手、ヒント

prompt-over = ゲーム終了
prompt-sent = 送りました…
prompt-waiting = { $names }を待っています
prompt-waiting-more = { $name }とほか{ $n }人を待っています
prompt-nothing = 少々お待ちを…
prompt-passing = ここで選ぶことはありません。自動で進みます
prompt-touch = 光っているカードか場所を選んでください。
moves-all = すべての手（{ $n }）
moves-back = 戻す
answer-really = 本当に？ { $move }
# 「自分の手番」か「ゲーム終了」のボタンが続く
window-never = 次のときまで聞かない：
window-until-turn = 自分の手番
window-until-game = ゲーム終了
window-saved-turn = 次の自分の手番まで、ここではパスします。メニューで元に戻せます。
window-saved-game = ゲーム終了まで、ここではパスします。メニューで元に戻せます。
hint-ask = ヒント
hint-thinking = 考え中…
hint-best = おすすめ：{ $move }
hint-next = 次の候補：{ $move }
hint-equal = 同じくらい良い手：{ $move }
hint-mark-best = おすすめ
hint-mark-next = 次の候補
hint-mark-equal = 同じくらい
hint-times =
    { $n ->
        [10] 毎回
       *[other] 10回中{ $n }回
    }
hint-why-event = 理由は、{ $times }こうなるからです：
hint-why-spared = 理由は、次の候補だと{ $times }こうなるからです：
hint-why-won = 理由は、{ $times }あなたが勝つからです。
hint-why-lost = 理由は、次の候補だと{ $times }負けるからです。
hint-why-points = 理由は、次の手番までに{ $times }{ $points }点以上入るからです。
hint-why-ahead = 理由は、次の手番までに{ $times }{ $points }点以上リードするからです。
hint-why-better =
    { $n ->
        [0] 全体として少し良い手です。決め手はひとつではありません。
       *[other] 全体として良い手です。100局でおよそ{ $n }勝ぶん多く勝てます。
    }
hint-how = あなたに見えていることに合う、想像上の対局で数えました。
rule-see = ルール{ $rule }

## コマと場所

piece-hidden = 裏向きのカード
piece-several = { $name }が{ $n }枚
zone-named = { $name }：{ $n }
# ものが一つだけあり、それがすべてを語る場所。
zone-alone = { $name }: { $what }
# 耳で聞く人のために：駒の位置、向き、持ち主。
piece-at = { $place }
piece-looks =
    { $to ->
        [N] 北向き
        [E] 東向き
        [S] 南向き
       *[W] 西向き
    }
piece-of = { $name }の駒
zone-through = 中を見る：{ $name }
mark-known = 判明

## 席

seat-named = { $name }の席
seat-you = あなたの席、{ $name }
seat-me = あなた
seat-away = 代打中
seat-gone = 不在
seat-score = 得点
seat-choosing = 考え中
seat-seconds = 残り{ $n }秒
count-named = { $name } { $n }

## カードを近くで

number-value = 小判
number-hearts = ハート
number-paws = 肉球
number-cost = コスト
number-rank = ランク
number-level = レベル
number-lines = 命令
number-claw = ツメ
number-flesh = 獲物のツメ
number-points = 点
card-nothing = 何もしません。猫ですから。
card-kind = 種類
card-copies = 枚数
card-origin = 出どころ
card-rules = ルール
card-picture = 絵
origin-rulebook = ルールブック
origin-public = 公開されている情報
origin-house = この家のオリジナル

## ギャラリー、カード一覧

cards-designs = { $n }種類
gallery-title = ギャラリー
gallery-lead = { $n }匹の猫。どれも1行のことばからプログラムが描きました。

## ルール

guide-all = ゲームのルール
guide-open = ルール
guide-of = { $game }のルール
guide-search = ルールを検索
guide-hits = { $n }件のルールが見つかりました
guide-contents = 目次
guide-rules = ルール
guide-cards = カード
guide-options = ハウスルール
guide-default = いつもの

## 記録とチャット

log-title = 記録
log-empty = まだ何も起きていません。
chat-title = チャット
chat-empty = まだ静かです。ひと鳴きしますか？
chat-say = 何か言う
chat-send = 送信
chat-mute = ミュート
chat-unmute = ミュートした{ $n }人の声をまた聞く
chat-said = { $name }：{ $text }
chat-unheard = 新着{ $n }件
# ボタンになり、そのあとチャットで名前のうしろに付く
emote-meow = ニャー
emote-hiss = シャーッ
emote-purr = ゴロゴロ
emote-slow-blink = ゆっくりまばたき
emote-zoomies = 大運動会
emote-loaf = 香箱座り
emote-headbutt = 頭ごっつん
emote-yawn = あくび
rail-title = 記録とチャット
rail-toggle = 記録とチャット

## メニューと自分の席

menu-title = その他
menu-undo = 待った（最後の手を戻す）
# 質問の横の小さなボタン：最後に指した手を戻す。続く五つは、戻せない理由。
undo-move = 待った
error-undo-nothing = あなたはまだ一手も打っていません。
error-undo-others = あなたの最後の手のあと、ほかの人の番になりました。
error-undo-seen = あなたの最後の手のあと、新しいものが明かされました。
error-undo-table = このテーブルは待ったなしです。
error-undo-game = このゲームに待ったはありません。
menu-concede = 投了する
menu-sure = 本当に投了する
menu-leave = 席を外す（代打が続けます）
menu-forced = ほかに何もできないときは自動でパス
menu-ask-again = また聞いてもらう（保存した答え{ $n }件）
play-watching = 観戦中
play-away = 代打があなたの代わりに打っています。
play-back = 席に戻る

## テーブル：全員への知らせ、ほかのタブを見ている人への知らせ

alarm-more = ほか{ $n }件
tab-turn = あなたの番！

## ゲームの終わり

end-you = あなたの勝ち！
end-won = { $n ->
    [1] { $names }の勝ち
   *[other] { $names }がそろって勝ち
}
end-draw = 勝者なし
end-moments = 勝負の分かれ目
end-up =
    { WHO($who) ->
        [you] あなたは{ $from }点から{ $to }点に。
       *[other] { $who }は{ $from }点から{ $to }点に。
    }
end-lead =
    { WHO($who) ->
        [you] あなたは{ $from }点から{ $to }点になり、トップに。
       *[other] { $who }は{ $from }点から{ $to }点になり、トップに。
    }
end-down =
    { WHO($who) ->
        [you] あなたは{ $from }点から{ $to }点に減りました。
       *[other] { $who }は{ $from }点から{ $to }点に減りました。
    }
end-shift = { $name }：{ $from } → { $to }
end-rematch = もう一戦
rematch-offer = もう一局を申し出る
rematch-how-people = 残っている全員が「はい」と言えば始まります。去った人の椅子にはボットが座ります。
rematch-how-bots = 同じ顔ぶれで、すぐに配り直します。
rematch-offered = { $name }がもう一局遊びたがっています。
rematch-accept = もう一局
rematch-decline = やめておく
rematch-waiting = { $names }の返事を待っています…
rematch-withdraw = やっぱりやめる
rematch-others = { $name }がもう一局を申し出ました。
rematch-next = 次のゲームへ
end-replay = リプレイを見る
end-show = 結果を見る
reason-concession = ほかの人が投了しました。
reason-stopped = 残ったのは店の猫だけ。ゲームはここで終わりです。
score-idle = だれも点にならなかった項目：{ $parts }
score-title = 得点
score-part = 項目
score-total = 合計

## リプレイ

replay-drop = 記録ファイルをここに置くか、選んでください。
replay-choose = ファイルを選ぶ
replay-eyes = 視点
replay-open = 全員のカードを公開
replay-spectator = 観戦者
replay-link = この手へのリンク
replay-download = 記録を保存
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 一手進む
replay-last = 最後へ
replay-scrub = 手
replay-at = { $all }手中{ $n }手目
replay-speed = 速さ
replay-setup = テーブルの準備ができました。
replay-on = ここから続ける
replay-on-help = この場面から席に着けます。残りの席はボットです。
replay-as = だれの席で
replay-play-on = 続きを遊ぶ
replay-kept = 混ぜ方の約束は守られていました。
replay-broken = 混ぜ方の約束は守られていませんでした。

## 設定

settings-name = あなたの名前
settings-save = 保存
settings-named = こんにちは、{ $name }。
settings-looks = 見た目
settings-theme = テーマ
settings-theme-auto = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-motion = 動き
settings-motion-auto = システムに合わせる
settings-motion-less = 控えめ
settings-motion-full = たっぷり
settings-size = 文字の大きさ
settings-size-small = 小
settings-size-normal = 標準
settings-size-large = 大
settings-language = 言語
settings-sounds = 音
settings-sound = 音を鳴らす
settings-volume = 音量
settings-playing = 遊び方
settings-quick = ワンタッチで出す
settings-quick-help = 行き先が1つしかないカードは、もう一度触れなくてもすぐに出ます。
settings-move = 別の端末
settings-move-help = リンクを使うと、名前もテーブルもそのまま、別の端末でもあなたとして遊べます。使えるのは1回だけで、使うと次のリンクが出ます。新しく作ると、古いリンクは使えなくなります。使った人があなたになるので、鍵のように大切にしてください。
settings-make-link = リンクを作る
settings-out = ほかの端末からサインアウト
settings-out-help = サインインしたままなのは、この端末だけです。あなたとしてサインインしているほかの端末とプログラムはすべてサインアウトし、別の端末用のリンクも使えなくなります。
settings-out-do = ほかをすべてサインアウト…
settings-out-sure = はい、ほかをすべてサインアウトする
settings-out-not = いいえ
settings-out-done = サインインしているのは、この端末だけになりました。

## 別の端末への引っ越し

keep-link = あなたのリンク
keep-by-hand = ここではコピーできません。リンクを選んで手でコピーしてください。
recover-title = この端末で続けますか？
recover-text = このリンクを使うと、この端末でも、もう一方の端末と同じあなたになります。使えるのは1回だけです。この端末のいまの名前とテーブルは、先にそちらのリンクを取っておかないかぎり失われます。
recover-do = はい、わたしです
recover-done = おかえりなさい、{ $name }
recover-next = いま使ったリンクは、もう使えません。これが次のリンクです。鍵のように大切にしてください。設定でいつでも新しく作れます。
recover-on = ねこの間へ

## キーの一覧

keys-title = キーボード
keys-tab = 次の触れられるものへ
keys-arrows = 場所の中のコマをたどる
keys-enter = 触れる。もう一度で決定
keys-escape = 最後に触れたものを取り消す
keys-numbers = 文で書かれた一覧から手を選ぶ
keys-touch = 最初の光っているものへ
keys-pass = パスする
keys-hint = ヒントを聞く
keys-rule = この質問に関わるルールを開く
keys-log = 記録とチャットを開閉
keys-help = この一覧を出す

## ゲームの文の中で

nobody = テーブル
# 「　」の中に入る
hidden-card = ひみつのカード
unnamed-seat = 席{ $number }
event-conceded = { WHO($seat) ->
    [you] あなたは投了しました。
   *[other] { $seat }は投了しました。
}
event-undone = { WHO($seat) ->
    [you] あなたは待ったをかけ、一手戻しました。
   *[other] { $seat }は待ったをかけ、一手戻しました。
}

### ここから：端末、コマンド、研究室、サーバーのことば。ブラウザでは使いません。

## 端末：テーブル

terminal-points = { $n }点
terminal-zone = { $name }（{ $n }）
terminal-backs = 裏向き{ $n }枚
terminal-back = 裏向き
terminal-hidden = 裏
terminal-top = 一番上は「{ $piece }」
score-place = 順位
terminal-over = ゲーム終了（{ $reason }）。{ $names }の勝ちです。
terminal-over-draw = ゲーム終了（{ $reason }）。勝者はいません。
span = { $low }～{ $high }

## 端末：play、replay、games

play-leaving = またどうぞ。
play-hand-over = { $name }、あなたの番です。ほかの人から画面が見えなくなったらEnterを押してください。
play-hints = 路地裏の猫ならこう考えます
play-hint = { $move }：勝率は約{ NUMBER($share, style: "percent") }
play-choice = 「{ $line }」は1～{ $n }の選択肢にありません。（?でヘルプ）
play-choice-close = 「{ $line }」は1～{ $n }の選択肢にありません。「{ $close }」ですか？（?でヘルプ）
play-saved = { $path }に保存しました。
play-unsaved = { $path }に保存できませんでした：{ $error }
shuffle-kept = 混ぜ方は約束どおりです。
shuffle-broken = 警告：約束と違う混ぜ方です。
replay-wish = Enterで次の手、tでテーブル、qで終了：
games-players = { $n }人
games-minutes = { $n }分
games-more = purrlor play GAME で始め、purrlor games GAME でカードを見ます。
observation-head = { $game }：数値{ $n }個（int16）。人数やハウスルールによらず同じです。
train-begins = { $game }：{ $rows }行、幅{ $width }のネットワークが{ $device }で学習します。
train-line = { $minutes }分、判断{ $decisions }百万、毎秒{ $speed }。エントロピー{ $entropy }、値の誤差{ $error }
train-strength = { $rival }を相手に1人で勝つ割合（席の数ごと）：{ $shares }
train-kept = { $path }に保存しました。
train-entropy = エントロピー
train-error = 値の誤差
train-decisions = 判断（百万）
train-won = 勝った割合
train-against = 相手：{ $rival }、席：{ $n }

# テーブルで打てることば。英語の語（card、rules、saveなど）は打つものなのでそのまま
typed-move = 番号か、手の文字
typed-move-help = その手を打つ
typed-help = このヘルプ
typed-card = card 名前
typed-card-help = カードの効果
typed-rules = rules [語かID]
typed-rules-help = その語についてのルール、またはルール1つ
typed-hint = あなたに見えるものから、強いボットが選ぶ手
typed-log = これまでのできごと
typed-table = テーブルをもう一度描く
typed-save = save ファイル
typed-save-help = ここまでのゲームを保存
typed-quit = 席を立つ
helping-card-none = 「{ $name }」というカードはありません。
helping-card-close = 「{ $name }」というカードはありません。{ $names }ですか？
helping-topics = 話題：{ $topics }。「rules steal」や「rules { $rule }」をお試しください。
helping-no-rule = 「{ $word }」についてのルールはありません。

## コマンド：purrlor --help

usage = 使い方：purrlor COMMAND …
usage-about = 5つの猫ゲームが遊べる、ねこの間。
usage-more = くわしくは purrlor COMMAND --help で。
command-games = ゲームの一覧、または1つのカード・ハウスルール・ルールを見る
command-play = 端末で遊ぶ。相手はボットか、同じキーボードの友だち
command-simulate = 全速力で何局も打ち、だれが勝つか数える
command-replay = 保存したゲームを一手ずつ見る
command-check = でたらめに打って、ルールの穴・情報もれ・カードの紛失を探す
command-serve = ブラウザにねこの間を開く：テーブル、人、ボット
command-backup = 人・テーブル・ゲームをすべて1つのファイルに書き出す
command-restore = バックアップから空のデータベースを満たす
command-key = クッキーに署名する鍵を示す、または新しく作る
command-admin = 運営する：テーブル、人、出入り禁止、お知らせ、点検、設定
admin-settings = すべてのキーの説明がついた設定ファイルを出力する
admin-tables = テーブルを新しい順に並べる
admin-people = 人を新しい順に並べる
admin-load = データの量とサーバーの負荷を示す
admin-health = サーバーがいま人を受け入れるか示す（受け入れなければ1）
admin-verify = すべてのテーブルの記録を打ち直し、おかしな点を示す
admin-say = テーブルにいる全員に知らせる
admin-restart = もうすぐ再起動すると全員に知らせる（再起動は自分でします）
admin-close = 終わっていないテーブルを閉じる
admin-ban = 人またはネットワークを出入り禁止にする
admin-unban = 人またはネットワークの出入り禁止を解く
admin-bans = 出入り禁止の一覧
admin-erase = 人を消去する。ゲームは残り、名前・ID・リンク・チャットは消える
admin-retention = 設定より古いものをいま消す
command-arena = ボットどうしを戦わせる：レーティング、勝敗表、先手の有利
command-report = 強すぎる席・カード・ハウスルールを調べ、図入りのページにする
command-dataset = ゲームをParquetに書き出す：記録、結果、すべての判断
command-observation = 学習用の観測の、各数値の意味を示す
command-train = 自己対戦でネットワークにゲームを覚えさせる
command-compile = 全ゲームのルールをいまコンパイルし、あとで待たないようにする
command-words = 翻訳に足りないものを示す（翻訳する人のために）
command-close = 「{ $name }」というコマンドはありません。「{ $close }」ですか？
command-unknown = 「{ $name }」というコマンドはありません。あるのは{ $known }です
needs-extra = { $command }には{ $module }が必要です。pip install { $extra } で入ります
needs-module = { $command }には{ $module }が必要ですが、入っていません

## コマンド：オプションの説明（パーセントは%%と書く）

help-option = テーブルのハウスルール（purrlor games GAME で一覧）
help-language = この言語で話す：en、de、fr、es、ja、zh-Hans（普段は端末の言語）
help-observation-every = 項目ごとではなく、番号ごとに1行
help-observation-moves = 代わりに手の一覧を出す：番号と文字
help-observation-json = JSONで出す（番号ごとに1件）
help-train-minutes = どれだけの時間か（8分）
help-train-decisions = 時間の代わりに判断の数。すべてが再現できる
help-train-seed = 同じシードなら同じように始まる
help-train-gpu = GPUで学習する
help-train-from = このネットワークから続ける（.npz、.net）
help-train-out = ネットワークの置き場所（普段はゲーム名の.npz）
help-train-seats = 席の数。例：2,3,4（普段はそのゲームのすべて）
help-train-width = ネットワークの幅
help-train-look = 手を比べるのに使う数の個数
help-train-rows = 表に行を持つ特徴の数
help-train-matches = 同時に打つ対局の数
help-train-steps = 1巡に含む各対局の判断の数
help-train-minibatch = 一度に学ぶ判断の数
help-train-rate = 始めの歩幅。終わりには20分の1になる（0.0004）
help-train-entropy = いろいろな手を試すことの始めの価値。終わりには10分の1になる（0.02）
help-arena-bots = 打つボット：kitten,tiger,greedy,search:2000,mine.py:choose …
help-arena-games = 最低何局打つか。配った分は必ず最後まで打つ
help-arena-seats = 1卓の人数（指定がなければそのゲームの最少）
help-seed = 同じシードなら同じゲームになる
help-arena-by = 何を数えるか：勝ち、または順位
help-arena-jobs = いくつのプロセスで打つか（普段はコアごとに1つ）
help-arena-log = ゲームをここに取っておき、ここから続ける
help-arena-plot = 図を書き出す：.svgか.html
help-json = JSONで出す
help-check-game = ゲーム1つ。なければ全部
help-check-games = でたらめなゲームを何局打つか
help-check-out = 失敗をリプレイファイルとして保存する場所
help-compile-game = ゲーム。1つもなければ全部
help-dataset-game = 打つゲーム。--rowと使うときはデータセットのフォルダ
help-dataset-bots = 打つボット：名前1つ、または席ごとに1つ
help-dataset-out = 書き出すフォルダ（普段はゲームの名前）
help-dataset-rows = 選んだ席に見えていたものと、その手の一覧も書き出す
help-threads = スレッドの数（普段はコアごとに1つ）
help-cards = 改造カードで打つ
help-dataset-row = 判断Nの記録を書き出し、再生のしかたを示す
help-report-games = すべての人数を合わせて何局打つか
help-report-seats = 人数。コンマ区切り（普段は全部）
help-report-bots = 比べるボット。コンマ区切り。それぞれが全席で打つ
help-report-bot-games = 考えるボット1つあたりの局数（普段は千分の一）
help-report-vs = 別のハウスルールや別のカードと、同じシードで比べる
help-report-seed = 同じシードなら同じ報告になる
help-report-out = 書き出すフォルダ
help-run-cluster = Daskスケジューラのワーカーで打つ
help-run-keep = 途中の合計をここに保存する。同じコマンドで続きから
help-simulate-bots = 打つボット：名前1つ、または席ごとにコンマ区切りで
help-simulate-gpu = GPUで打つ。ゲームはまったく同じ
help-simulate-chosen = --gpuと使う：各カードが選ばれた回数を数える
help-backup-file = 書き出すファイル。まだないもの
help-backup-db = データベース：ファイル、または postgresql://user@host/name
help-backup-group-read = グループにもファイルを読ませる
help-key-what = 鍵がどれでどこにあるか示す、または新しく作る
help-key-db = この鍵のデータベース：ファイル、または postgresql://user@host/name
help-key-key-file = 鍵の場所（いつもの場所にないとき）
help-key-at-once = rotate用：古いクッキーはすぐ無効になり、全員サインアウト
help-restore-file = `purrlor backup`が書いたファイル
help-restore-db = 満たす空のデータベース：ファイル、または postgresql://user@host/name
help-restore-try = 捨てるデータベースに復元する：できることを確かめるだけ
help-group-read = 作られるファイルをグループにも読ませる
help-serve-host = 待ち受けるアドレス（0.0.0.0：ネットワーク全体）
help-serve-port = 待ち受けるポート（0：空いているもの）
help-serve-db = ファイル、または postgresql://user@host/name
help-serve-key-file = クッキーに署名する鍵（docs/safety.mdを参照）
help-serve-new-key = 古い鍵なしで続ける：全員サインアウト
help-serve-cards = 新しいテーブルには改造カードを配る
help-serve-origin = 接続してよい別のページ
help-serve-https = 人はhttpsで接続する（プロキシの後ろ）
help-serve-proxy = 前のプロキシが伝える依頼元を信じる（値なし：このマシンのもの）
help-serve-allow = 学校などのアドレスやネットワークの制限をすべてゆるめる
help-serve-thinkers = 同時に考えてよいボットの数
help-serve-delays = 間の取り方の人間らしさ。0：なし
help-serve-verbose = くわしく記録する
help-serve-database-password = PostgreSQLデータベースのパスワード。専用のファイルに置くほうが安全です
help-serve-database-password-file = データベースのパスワードだけを書いたファイル
help-serve-open-table-days = 始まっていないテーブルは、この日数だれも来なければ閉じます
help-serve-closed-table-days = 始まる前に閉じたテーブルは、この日数の後に消えます（0：消さない）
help-serve-finished-days = 終わったゲームは、手とチャットごと、この日数の後に消えます（0：消さない）
help-serve-chat-days = テーブルでの会話は、この日数の後に消えます（0：ゲームと同時）
help-serve-backup-folder = サーバーの稼働中、このフォルダーにバックアップを書きます（なければ書きません）
help-serve-backup-hours = バックアップの間隔（時間）
help-serve-backups-kept = 残すバックアップの数。古いものは消えます
help-serve-metrics-token = このトークンがあれば、どこからでも/metricsを読めます。なければこのマシンだけです
help-serve-metrics-token-file = このトークンだけを書いたファイル
help-serve-log = ログの形式。textは人向け、jsonは機械向け
help-serve-idle-minutes = 時計のないテーブルで、この分数みんなを待たせた人に代打を呼べます（0：呼べない）
help-config = 設定ファイル。入力した値と環境変数が優先されます（`purrlor admin settings`でひな型を出力）
help-admin-status = この状態のテーブルだけ
help-admin-find = ID・コード・名前にこの文字を含むものだけ
help-admin-most = 最大何件
help-admin-url = このデータベースのサーバーでない場合、その住所
help-admin-verify-table = このIDのテーブルだけ
help-admin-text = 全員が読む言葉
help-admin-minutes = この分数のあいだ、後から来た人にも知らせる
help-admin-over = お知らせを取り下げる
help-admin-restart-minutes = 何分後か
help-admin-table = テーブルのID（`purrlor admin tables`で一覧）
help-admin-whom = 人のID（`purrlor admin people`で一覧）、アドレス、またはネットワーク
help-admin-person = 人のID（`purrlor admin people`で一覧）
help-admin-why = 自分用のメモ
help-admin-yes = 確認しない
help-admin-try = どれだけ消えるか示すだけ
help-games-game = 1つのゲームのカードとハウスルールを見る
help-games-json = JSONで
help-play-seats = 何人で遊ぶか（空席はボット）
help-play-people = そのうち何人がこのキーボードを使うか
help-play-names = 人の名前。コンマ区切り
help-play-bots = ほかの席のボット：全席に1つ、または席ごとに1つ
help-play-seed = 同じシードなら同じゲームになる
help-play-save = 終わったときか席を立つとき、ゲームをこのファイルに保存
help-replay-to = N手のあとのテーブルを見せて止まる
help-replay-seat = ある席の目で見る（普段は観戦者）
help-replay-all = 止まらずにゲーム全体を出す

## コマンド：words（翻訳する人のために）

words-whole = { $language }、{ $place }：完成
words-lacking = { $language }、{ $place }：不足{ $missing }、相違{ $other }（{ $file }）
help-words-tag = deなどの言語。なければ、各言語の進み具合
help-words-game = ゲーム1つ、またはそれ以外すべてのshell。なければ全部

## コマンド：サーバー、バックアップ、鍵

serve-open = ねこの間が開きました：{ $address }  （Ctrl-Cで閉店）
backup-written = { $rows }を{ $file }に書き出しました。クッキーに署名する鍵は入っていません。別に保管してください。
backup-rows = { $people }、{ $tables }、{ $moves }（全{ $n }行）
backup-people = { $n }人
backup-tables = テーブル{ $n }卓
backup-moves = { $n }手
backup-progress = { $name }：{ $n }行
restore-key = クッキーに署名する鍵はバックアップに入っていません。古い家の鍵を持ってこないかぎり、全員サインアウトします（新しい家は{ $place }を探します）。復帰用リンクはいずれにせよ使えます。
restore-done = { $rows }を元に戻しました。
restore-tried = 試しに復元しました：{ $rows }。何も変えていません。
key-is = 鍵は{ $place }の{ $key }、{ $age }です。
key-ageless = 作成日は不明
key-age = { $day }作成、{ $n }日前
key-before = ひとつ前の鍵のクッキーは{ $day }まで交換されます。
key-new = 新しい鍵{ $key }は{ $file }にあります。{ $old }。
key-old-end = 古いクッキーはいま無効になります
key-old-exchanged = 古いクッキーは{ $n }日のあいだ交換されます
key-noticed = このファイルを読む稼働中のサーバーは{ $n }秒以内に気づきます。再起動はいりません。
config-head =
    Purrlorの設定ファイル。`purrlor serve --config ファイル`（または環境変数{ $variable }）で使います。
    設定するには、キーの前の#を取ります。書いてある値は既定値か例です。
    かっこの中は、このファイルより優先される環境変数とオプションです。
admin-gathering = 募集中
admin-playing = 対戦中
admin-over = 終了
admin-closed = 閉鎖
admin-is-banned = （出入り禁止）
admin-none = ありません。
admin-unheard = いまここで動いているサーバーはありません。次の起動から有効です。
admin-load-store = データベース：名前のある人{ $people }、手{ $moves }、チャット{ $lines }行。テーブル：{ $tables }。
admin-load-none = このマシンで応答するサーバーはありません。
admin-load-now = 現在：テーブルに{ $people }人、接続{ $sockets }、メモリー内のテーブル{ $tables }。起動からの手{ $moves }。
admin-load-machine = サーバーのメモリー{ $memory }MB、プロセッサー時間{ $seconds }秒、遅れ{ $behind }ミリ秒。
admin-ready = サーバーは人を受け入れています。
admin-not-ready = サーバーはいま人を受け入れていません。
admin-table-closed = テーブル{ $table }を閉じました。
admin-ban-done = { $whom }を出入り禁止にしました。
admin-unban-done = { $whom }はまた入れます。
admin-erase-ask = 元に戻せません。{ $name }を消去するには、IDをもう一度入力してください：
admin-erase-not = だれも消去していません。
admin-erase-done = 消去しました。{ $n }卓で、代わりに見知らぬ人が座っています。前のバックアップには名前が残っています。
admin-retention-try = 消えるテーブル：{ $tables }、チャットの行：{ $lines }。
admin-retention-done = 消したテーブル：{ $tables }、チャットの行：{ $lines }。
admin-verify-bad = テーブル{ $table }：{ $why }
admin-verify-unreadable = 行が読めません。{ $why }
admin-verify-gap = 記録の{ $why }行目がありません。
admin-verify-unplayable = 記録のこの行を打てません：{ $why }
admin-verify-end = 終わっているのに、記録は終わりに達しません。{ $why }
admin-verify-digest = 記録から、打たれたのとは別のゲームになります。{ $why }。
admin-verify-damage = データベース自体が壊れています：{ $why }。
admin-verify-homeless = もうないテーブル{ $table }の手が残っています。
admin-verify-done = 記録からゲームが再現できたテーブル：{ $whole }（{ $lines }手）。別のルールで再現しないもの：{ $other }。問題：{ $bad }。

## コマンド：研究室

progress = { $n }局中{ $done }局
compile-ready = { $name }：準備完了
compile-failed = { $name }：失敗
check-saved = { $path }に保存しました。purrlor replay で見られます
check-nothing = { $game }：{ $setups }通りの設定で{ $games }局（判断{ $decisions }回）、問題なし。うち{ $walked }局はネイティブと素の実行を並べ、二世界テストも行いました。{ $seconds }秒
dataset-written = { $games }局、判断{ $decisions }回：{ $first }と{ $second }
simulate-pace = { $seats }席で{ $games }局、{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }秒：毎秒{ $decisions }判断、{ $pace }局
simulate-length = 1局あたり{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }判断、最大{ $longest }
simulate-seat = 席{ $seat }（{ $bot }）：勝率{ NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }、平均{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }点
simulate-ends = 終わり方：{ $ends }
simulate-end = { $reason } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-chosen = { $what }：1局あたり{ NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }回
report-written = { $games }局、{ $seconds }秒：{ $page }と{ $data }
number = { $n }
number-one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## アリーナ：ボットのレーティング

arena-title = { $game }、{ $seats }席
arena-page = アリーナ：{ $title }
arena-picture = { $title }、{ $games }局
arena-played = { $deals }通りの配り方を、すべての席順で{ $games }局。{ $seconds }秒。±は配り方ごとの95%区間です。
arena-played-few = 1通りの配り方で{ $games }局、{ $seconds }秒。どれだけ確かかを言うには配り方が足りません。--gamesで増やせます。
arena-bot = ボット
arena-rating = レーティング
arena-step = 次点との差
arena-wins = 勝ち
arena-games = 局数
arena-points = { $points } ± { $sure }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sure, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-matrix = { $beats }（%、* p < 0.01）
arena-ahead = この相手より上位になる割合
arena-beats = どちらかが勝つとき、勝つ割合
arena-order = 順番ごとの勝率
arena-begins = 先手
arena-axis = レーティング（95%区間）

## 報告：数と文

report-percent = { $n }%
report-points = { $n }ポイント
report-seats = { $n }人卓
ordinal = { $n }番手
report-setting = { $cards }と{ $options }
options-usual = いつものハウスルール
report-no-place = { $table }：{ $verdict }（{ $points }の差があれば見えたはずです）。
verdict-fair = どの順番も有利ではありません
verdict-few = だれが有利か見るには局数が足りません
report-place = { $table }では{ $place }の人が{ $wins }勝ちます（公平なら{ $fair }）。{ $weight }です。
weight-none = 気にするほどでもない差
weight-small = 小さな差
weight-look = 見直す価値のある差
weight-large = 大きな差
weight-unsure = 偶然かもしれない差（局数を増やせばわかります）
change-option = ハウスルール{ $name }：Aは{ $before }、Bは{ $after }。
change-card = { $card }の{ $name }：Aは{ $before }、Bは{ $after }。
change-card-new = { $card }はBだけの新しいカードです（{ $count }枚）。
change-card-gone = { $card }はBにはありません。
report-half = ゲームの半分が終わるのは、{ $lengths }です。
report-length = { $table }では{ $median }判断（10局中9局は{ $low }～{ $high }）
report-no-card = 「{ $label }」で目立つカードはありません。
report-cards = 「{ $label }」で、席がいちばん勝ったのは{ $best }、いちばん勝てなかったのは{ $worst }です。平均的なカードは{ $average }です。
report-card = *{ $name }*（勝率{ $win }、{ $points }ポイント）
report-between = { $low }～{ $high }
report-cell = { $seats }席のうち{ $win }が勝ち（{ $low }～{ $high }）。{ $points }の差があれば見えたはず
report-going = { $place }の勝率

## 報告：表と図

measure-decisions = 1局の判断の数
measure-choices = 選べる手の数
measure-leads = 首位の交代
measure-drama = のちの勝者が平均でどれだけ遅れているか（0は互角、1は絶望的）
measure-decided = 勝者が首位に立ったまま譲らなくなる時点
measure-winning = 勝者の点
measure-margin = 勝者と次点の差
measure-shared = 勝ちを分け合ったゲーム
head-card = カード
head-goes = 順番
head-wins = 勝率
head-fair = 公平なら
head-between = 確かな範囲
head-smallest = 見えたはずの最小の差
head-shortest = 短い5%
head-below = 下の4分の1
head-median = 中央値
head-above = 上の4分の1
head-longest = 長い5%
axis-won = 勝ったゲーム
axis-decisions = 1局の判断の数（点線：中央値）
axis-games = ゲームの割合
axis-all = 全席
axis-winners = 勝者
axis-points = 終了時の点（{ $table }）
axis-share = 割合
axis-leads = 1局での首位の交代
axis-over = ゲームの経過（%）
axis-decided = 勝負がついたゲーム
axis-card = 「{ $label }」の席が勝ったゲーム（破線：平均的なカード、{ $average }）
axis-change = BとAの差（ポイント）：{ $label }
# 図の内容、読み上げ用
picture-order = 人数ごとに、各順番がどれだけ勝つか
picture-lengths = 1局に判断がいくつあるか
picture-points = 終了時の点と、勝者との差
picture-story = 首位が何度替わり、いつ勝負がつくか
picture-ends = ゲームが終わる理由
picture-cards = カード別の勝率：{ $label }
picture-change = Aに対してBでカードがどう変わるか：{ $label }

## 報告：ページ

report-title = { $title }：バランス報告
report-head = { $title }：公平で、おもしろいか？
report-lead = それを調べるために{ $count }局打ちました（{ $kinds }）。条件は{ $setting }、かかった時間は{ $seconds }秒です。
report-under = 「{ $label }」（{ $table }）
report-everywhere = 「{ $label }」（すべての卓）
report-show = 表を見る
report-versus-how = どちらの側にも、1局ごとに同じ混ぜ方の山札を配りました。A：{ $a } B：{ $b } 数はBからAを引いたもので、*太字*は確かな差です。
report-minus = B－A
report-changes = 「{ $label }」のカード：Bで変わること
report-note-made = ルールの版{ $version }、シード{ $seed }。`{ $command }`で作成。すべての数：
report-glance = ひと目で
report-order = だれが勝つか：順番は勝敗に響くか？
report-lengths = ゲームの長さと、点の大きさ
report-story = 手に汗：首位は替わるか、いつ勝負がつくか？
report-ends = ゲームの終わり方
report-which = カード：強すぎるのは、弱すぎるのは？
report-nav-order = だれが勝つか
report-nav-length = 長さ
report-nav-story = 手に汗
report-nav-ends = 終わり方
report-nav-cards = カード
report-nav-versus = AとBの比較
report-nav-notes = 注記
report-order-how = 点はそれぞれ順番を表し、高さはその順番が勝つ割合です。破線は公平な割合。細い棒は数の確かさで、100回のうち95回、本当の値はこの中にあります。線から離れた点は、早いか遅い順番が有利だということです。
report-lengths-how = 線が高いほど、その長さのゲームが多いということです。右へ長く伸びる尾は、だらだら続くゲームがあるしるしです。
report-story-how = 手番が終わるたびに、ゲーム自身の形勢判断でだれが首位かを見ます。左：それが何度替わるか。右：ゲームがそこまで進んだとき、すでに勝負がついている（のちの勝者がそのまま首位を守る）ゲームの割合。遅くなってから上がる線は、最後まで手に汗を握るということです。
report-which-how = 1行が1枚のカードです。点は、そのカードにこれが起きた席が勝った割合、棒はその確かさ。青は平均的なカードより上、オレンジは下、灰色は差がはっきりしません。ずっと右のカードは、弱める候補です。ただし、これは*関連*であって、まだ原因ではありません。どのみち勝っている人がよく使うカードもあるからです。確かめるには、カードを変えて比べてください（`--vs my.toml`）。
report-every = すべてのカードと、起きたことのすべて
report-every-how = 数は、その列の平均的なカードとの差（ポイント）です。*太字*は確かなもの（そのうち偶然は多くても20に1つ）、薄い字はめったに起きなかったもの。数を指すとくわしく出ます。
report-note-sure = 「±」と棒は95%区間です。「見えたはず」の差とは、この局数なら5回に4回は見つかる最小の本当の差です。それより小さい差は、隠れているかもしれません。
report-note-bars = カードの棒は、1局の中の席を互いに独立として扱います。実際には、ある席の勝ちは別の席の負けなので、棒は少し広めになりますが、狭すぎることはありません。
report-note-chance = でたらめに選ぶプレイヤーは、カードそのものの力を見せます。かしこいプレイヤーは強いカードをもっとうまく使います。`--bots random,greedy`を加えてみてください。

## コマンド：オプションを読む側のことば

# { $… }には、オプション、打たれたもの、または句点のない文が入る。空白は自動で続く
argparse-usage = 使い方:
argparse-positional = 引数
argparse-options = オプション
argparse-help = このヘルプを出して終わる
argparse-argument = 引数{ $name }：{ $trouble }
argparse-unrecognized = 分からない引数です：{ $words }
argparse-required = 次の引数が必要です：{ $words }
argparse-one = 引数が1つ必要です
argparse-some = 引数が少なくとも1つ必要です
argparse-choice = { $value }は選べません（選べるのは{ $known }）
argparse-ambiguous = { $word }はあいまいです。候補は{ $known }です
argparse-no-value = 値{ $value }は付けられません
argparse-not-with = 引数{ $other }とは一緒に使えません
error-language = { $name }という言語はここにはありません。あるのは{ $known }です。
trouble-system = システム
trouble-at = { $where }：{ $error }
trouble-memory = メモリーが足りません
trouble-ours = 起きるはずのないことです：{ $kind }：{ $error }。ご報告ください（{ $variable }=1で場所が分かります）。

## うまくいかなかったとき：コマンドのことば、ファイル

error-option-form = オプションはNAME=VALUEの形で書きます。{ $text }は違います。
error-threads = スレッドの数は1～1024です。{ $n }は使えません。
error-batch-seed = 多数のゲームのシードは64ビットまでの0以上の数です。{ $seed }は使えません。
error-file-long = { $path }は{ $most }バイトより長いです。
error-plot-name = 図のファイル名は.svgか.htmlで終わります。「{ $path }」は違います。
error-plot-unwritable = 「{ $path }」に図を書けません：{ $trouble }。
error-log-other = { $path }には別のアリーナ（{ $other }）が入っています。新しいファイルを指定してください。
error-log-unwritable = { $path }にゲームを取っておけません：{ $trouble }。
error-arena-two = アリーナには少なくとも2つのボットが必要です：--bots kitten,tiger
error-arena-twice = ボット「{ $name }」が2度指定されています。1度で全席に座ります。
error-game-endless = { $game }のゲームが終わりませんでした。`purrlor check`で原因が分かるかもしれません。
error-game-number-endless = { $game }の第{ $number }局が終わりません。
error-game-broke = 第{ $number }局が{ $ply }手目で壊れました：{ $trouble }。
error-games-few = 局数は1以上です。{ $n }は使えません。
error-dataset-record = 記録を書けません：{ $trouble }。
error-dataset-row = データセットは{ $n }行です。{ $row }行目はありません。
error-dataset-damaged = { $folder }のファイルはデータセットではないか、壊れています：{ $error }。
error-dataset-missing = { $folder }にデータセットがありません：{ $trouble }。
error-report-few = 報告には、{ $tables }種類の卓それぞれに少なくとも{ $games }局が必要です。
error-report-seats = 人数は2,3,4のように書きます。{ $text }は違います。
error-report-vs = 比べる相手はNAME=VALUEかカードのファイル（.toml）です。「{ $word }」は違います。
error-report-vs-twice = --vsはB側で、指定は1回だけです。複数の変更は1つにまとめてください：--vs { $words }
error-keep-unwritable = 途中までの結果を取っておけません：{ $trouble }。
error-keep-other = { $path }には別のゲームの結果が入っています。別のファイルを指定してください。
error-keep-damaged = { $path }は途中結果のファイルではないか、壊れています。
error-cluster-silent = { $address }には、ワーカーを持つDaskスケジューラの返事がありません。
error-cluster-rules = ワーカーのルールがこのマシンと違います。同じ版を入れてください。
error-cluster-gone = { $address }のクラスターがいなくなりました。
error-cluster-dying = { $address }のクラスターがいなくなったか、ワーカーが落ちています。
error-bots-number = ボットは全席に1つか、席ごとに{ $seats }個指定してください。{ $n }個ではできません。
error-bots-gpu = GPUでは全席がでたらめに選びます。--botsを外してください。
error-chosen-gpu = --chosenには--gpuが必要です。プロセッサでは`purrlor report`がカードのことを教えます。
error-no-folder = 書きこむフォルダ{ $folder }がありません。
error-file-none = { $file }というファイルはありません。
error-file-unreadable = { $file }を読めません：{ $error }。
error-listen = { $host }:{ $port }で待ち受けできません：{ $reason }。
error-allow-form = 「{ $text }」はNETWORK=TIMESの形にしてください。TIMESは1～10000です。
error-network-form = 「{ $text }」はアドレスでも、192.0.2.0/24のようなネットワークでもありません。
error-people-many = { $seats }席に{ $people }人は座れません。
error-bots-many = ボットの席は{ $seats }つですが、{ $n }個指定されています。
error-record-no-seat = 記録に席{ $seat }はありません。
error-record-no-move = 記録は{ $n }手です。{ $move }手目はありません。
error-arguments = { $trouble }。くわしくは { $command } --help で。
trouble-none = なし
trouble-fault = ルールの不具合
trouble-no-move = 打つ手のない場面
trouble-odd-move = 範囲外の手
trouble-piece = コマの紛失か重複
trouble-endless = ゲームが終わらない
trouble-nobody = だれの番でもないのにゲームが終わっていない
trouble-odd-seat = いない席に番が回った
trouble-twice = 一覧に同じ手が2つ
error-file = { $trouble }。
file-none = { $path }というファイルはありません
file-unreadable = { $path }を読めません：{ $error }
file-folder = { $path }はファイルではなくフォルダです
file-odd = { $path }は普通のファイルではありません
file-locked = { $path }を読む許可がありません
file-unwritable = { $path }に書けません：{ $error }
file-closed = { $path }に書く許可がありません
file-nameless = 名前がありません
folder-none = { $path }というフォルダはありません
folder-file = { $path }はフォルダではなくファイルです
folder-impossible = { $path }はフォルダにできません：{ $error }
folder-closed = { $path }に書く許可がありません
argument-digits = 40桁までの整数にしてください。{ $text }は使えません
argument-negative = 0以上の整数にしてください。{ $number }は使えません
argument-low = { $low }以上の整数にしてください。{ $number }は使えません
argument-high = { $high }以下の整数にしてください。{ $number }は使えません
argument-span = { $low }～{ $high }の数にしてください。{ $text }は使えません
error-arena-number = { $name }の数は1～{ $most }です。{ $n }は使えません。
error-arena-unsent = ボット「{ $name }」は別のプロセスに送れません（{ $error }）。jobs=1で打たせてください。
simulate-compiling = { $game }をGPU用にコンパイル中
run-goes-on = { $path }に取ってある{ $n }局の続きから
run-kept = { $games }局中{ $done }局が{ $path }に取ってあります。同じコマンドで続きから始まります。
error-run-kept = { $error } { $kept }

## うまくいかなかったとき：ボットと学習

error-gym-seat = 自分の席は0～{ $last }か「any」です。{ $seat }は使えません。
error-gym-bots = ボットは全席に1つか、固定席以外の{ $others }席分を指定してください。「{ $names }」ではできません。
error-gym-environments = 環境の数は1以上です。{ $n }は使えません。
error-env-reset = 先にreset()を呼んでください。この環境ではまだ対局が始まっていません。
error-env-cycles = max_cyclesは1以上の整数かNoneです。{ $n }は使えません。
error-train-name = ネットワークは.npzで終わるファイルに保存します。{ $path }にはできません。
error-train-gpu = torchが使えるGPUがありません。--gpuなしならプロセッサーで学習します。
error-train-seats = 席の数は2,3のように書き、{ $known }の中から選びます。「{ $text }」は使えません。
error-train-file = { $path }には学習したネットワークが入っていません。
error-train-encoding = このネットワークは{ $game }の別のルールかカードで学習したものなので、ここから続けられません。
error-selfplay-choice = 選択は、その対局の手のリストでの位置（0から）です。
error-spiel-options = オプションはname:value;name:valueの形で書きます。「{ $text }」は違います。
error-zoo-no-move = ゲームが続いているエージェントは、手を選ばなければなりません。
error-zoo-not-its-move = 席{ $seat }の番ですが、{ $move }はその席の手ではありません。
error-zoo-not-asked = いまは席{ $seat }の番ではありません。できる行動は{ $action }だけです。
error-zoo-illegal = illegalは'refuse'か'lose'です。{ $illegal }は使えません。
error-bot-answer = ボット「{ $name }」の答え{ $answer }は、打てる手ではありません。
error-bot-kind = ボットは名前、関数choose(view, moves)、そのメソッドを持つもの、purrlor.bots.Botのどれかです。{ $given }は違います。
error-bot-not-asked = 席{ $seat }はいま何も聞かれていないので、ボットは代わりに答えられません。
error-bot-failed = ボット「{ $name }」が失敗しました：{ $error }。
error-bot-lacking = 「{ $place }」にボット「{ $name }」がありません。(view, moves)の関数か、chooseを持つクラスが必要です。
error-bot-unloadable = ボット「{ $name }」を読みこめません：{ $error }。
error-bot-how-long = 「{ $name }」はどのくらい考えますか？　search:2000（回数）かsearch:500msのように書いてください。
error-bot-no-settings = ボット「{ $name }」に設定はないので、「{ $text }」は意味がありません。
error-bot-setting-span = 「{ $text }」の{ $name }は{ $span }です。「{ $value }」は使えません。
error-bot-setting-unknown = ボット「{ $name }」に設定「{ $setting }」はありません。あるのは{ $known }です。
error-bot-setting-twice = ボット「{ $text }」に{ $name }が2度あります。
error-level-unknown = 「{ $name }」というボットはいません。いるのは{ $known }です。
error-bot-close = 「{ $name }」というボットはいません。「{ $close }」ですか？
error-bot-unknown = 「{ $name }」というボットはいません。いるのは{ $known }と、「your_file.py:choose」です。
bot-no-settings = なし
error-network-none = ネットワーク「{ $name }」はありません。
error-network-damaged = ファイル「{ $name }」に読めるネットワークはありません。
error-network-game = ネットワーク「{ $name }」は「{ $theirs }」用で、{ $game }用ではありません。
error-network-version = ネットワーク「{ $name }」が学んだのは{ $game }の版{ $theirs }です。ここのルールは版{ $ours }です。
error-network-encoding = ネットワーク「{ $name }」は{ $game }の局面を{ $theirs }として読みますが、この版は{ $ours }として書きます。
error-network-cards = ネットワーク「{ $name }」は{ $game }をいつものカードでしか学んでいません。
error-network-seats = ネットワーク「{ $name }」は{ $game }の{ $seats }席を学んでいません。
error-network-option = ネットワーク「{ $name }」は{ $game }の{ $option } = { $value }を学んでいません。
network-search = { $why }ボット「{ $bot }」は代わりに探索します。

## うまくいかなかったとき：ゲーム、席、ハウスルール、手

error-rules-imagined = { $game }のルールが、想像した局面で壊れました。`purrlor check`で場所が分かるかもしれません。
error-seed = シードは{ $most }ビットまでの整数です。{ $seed }は使えません。
error-option-value = ハウスルール{ $name }は{ $known }のどれかです。{ $value }は使えません。
error-option-unknown = { $name }というハウスルールはありません。このゲームにあるのは{ $known }です。
error-named-values = 「{ $name }」には名前と値の組（dict）を渡してください。{ $value }は違います。
error-move-axis = 「{ $word }」はこのゲームの{ $axis }ではありません。
error-move-number = { $move }番の手はありません。
error-move-kind = 手はmatch.moves(seat)の1つか、その番号かテキストです。{ $move }は違います。
error-move-unknown = 「{ $name }」はこのゲームの手ではありません。あるのは{ $known }です。
error-batch-move = 席{ $seat }はいま{ $move }番の手を打てません。
error-rules-batch = { $game }のルールが、まとめ打ちの中で壊れました。`purrlor check`で場所が分かるかもしれません。
error-rules-playout = プレイアウトのループが壊れました。PURRLOR_PLAIN=1で動かすと、ルールの動きが見えます。
error-compiler-unsupported = ここではルールをコンパイルできません：{ $error }。
error-compiler-lacks = ここではルールをコンパイルできません：この版に{ $name }がありません。
error-site-struct = WebAssemblyモジュールを作れません：{ $name }で、ポインタを含む構造体がメモリに残っています（{ $struct }）。
error-site-linker = ここにはWebAssembly用のリンカがありません。pip install 'purrlor[site]' で入ります。
error-site-link = WebAssemblyモジュールをリンクできません：{ $error }。
error-no-gpu = Numbaで使えるGPUがここにはありません。--gpuを外すとプロセッサで打ちます。
error-gpu-broken = GPUを使えません。{ $error }
error-seats = { $game }は{ $span }人用です。{ $seats }人では遊べません。
error-option-seat = ハウスルール{ $name }：席{ $seat }はありません。
error-move-not-now = 席{ $seat }はいま「{ $move }」をできません。
error-rules-no-move = 席{ $seat }の番ですが、打つ手がありません。ルールが壊れています。
error-concede-not-now = 席{ $seat }はいま投了できません。
error-not-over = ゲームはまだ終わっていません。
error-no-offer = 次のゲームの申し出はありません。
error-over = ゲームは終わっています。
error-seat-unknown = このテーブルに席{ $seat }はありません。席は0～{ $last }です。
error-not-asked = いまは席{ $seat }の番ではありません。
error-rules-compiled = コンパイルしたルールの中で壊れました。PURRLOR_PLAIN=1で動かすと場所が分かります。
error-rules-fault = ルールが不具合{ $fault }で自ら止まりました。
error-page-json = これではJSONになりません：{ $error }。
error-page-table = ルールの示すテーブルがJSONになりません（{ $error }）：{ $part }
error-unknown-game = { $name }というゲームはありません。ねこの間にあるのは{ $known }です。
error-game-kind = ゲームはid（{ $known }）かpurrlor.Gameで指定してください。{ $given }は違います。
error-outside-kind = purrlor.Gameではなく{ $kind }です
error-tale-none = { $game }：出来事「{ $name }」に語り（tale）がないので、だれにも伝えられません。
error-tale-unsaid = { $game }：{ $file }に「{ $name }」の言葉がありません。
error-tale-words = { $game }：「{ $name }」は{ $words }を求めますが、語られるのは{ $known }です。
error-outside-id = cards.tomlでの名前は「{ $id }」です
error-outside-twice = 同じidのゲームがほかにあります
error-move-long = そんなに長い手はありません。
error-move-on-its-way = 前の手を、まだ送っているところです。
error-by-rule = { $said } [{ $rule }]
error-move-form = 「{ $text }」は{ $form }の形にしてください。

## うまくいかなかったとき：記録と局面（記録は保存したゲーム。項目の名前はそのまま）

error-record-rules = この記録は{ $game }の版{ $theirs }のものです。ここのルールは版{ $ours }なので、別のルールでは再生しません。
error-position-row = 局面の行は項目のまとまりです。{ $given }は使えません。
error-position-place = 項目「{ $path }」に{ $key }という場所はありません。
error-position-range = 項目「{ $path }」：{ $number }は範囲外です。
error-position-field = 「{ $name }」という項目はありません。
error-position-word = 項目「{ $path }」：{ $value }は知らない値です。
error-position-value = 項目「{ $name }」に{ $value }は入りません。
error-record-whole = 記録の数は整数です。{ $number }は使えません。
error-record-letters = 記録は{ $most }文字までです。{ $n }文字あります。
error-record-digits = 記録の数は{ $most }桁までです。{ $n }桁あります。
error-record-field = 記録の項目「{ $name }」がないか、種類が違います。
error-record-words = 記録の項目「{ $name }」の語は{ $most }文字までです。
error-record-hidden = 記録の項目「{ $name }」に表示できない文字があります：{ $text }。
error-record-names = 記録の名前は{ $most }個までです。{ $n }個あります。
error-record-options = 記録のハウスルールは{ $most }個までです。
error-record-seed = 記録のシード{ $seed }は、128ビットまでの16進数ではありません。
error-record-moves = 記録は{ $most }手までです。{ $n }手あります。
error-record-move = 記録の{ $ply }手目{ $line }は「0 play:something」の形にしてください。
error-record-facts = 約束した混ぜ方の項目は{ $most }個までです。
error-record-format = 知っている形式のPurrlorの記録ではありません。
error-record-deep = 記録ではありません。入れ子が深すぎます。
error-record-json = 記録ではありません：{ $error }。
error-record-kind = 記録はmatch.recordやRecord.from_json(text)のようなpurrlor.Recordです。{ $record }は違います。
error-record-start = 記録の開始局面が、どんな局面より大きいか深いです。
error-position-game = この局面は{ $game }の版{ $version }のものではありません。
error-position-options = 局面のハウスルールは名前と値のまとまりです。{ $given }は使えません。
error-position-stuck = この局面からはルールを進められません。
error-position-seats = { $seats }席の局面で、項目「{ $name }」は{ $value }にできません。
error-position-count = { $name }が局面に{ $n }個ありますが、ゲームでは{ $wanted }個です。
error-position-no-move = この局面では席{ $seat }の番ですが、打つ手がありません。
error-record-has-moves = 記録は{ $n }手です。{ $ply }手ではありません。
error-record-set-up = この記録は作った局面から始まります。続きが遊べるのは最初から始まるゲームだけです。
error-records-reading = ここからの別の記録を読んでいます。少しお待ちください。
error-record-at = 記録の{ $ply }手目「{ $move }」：{ $error }
error-record-stuck = 記録の{ $ply }手目「{ $move }」：この局面からはルールを進められません。
error-record-position = 記録の局面：この局面からはルールを進められません。
error-record-cards = この記録は{ $theirs }で作られました。ここにあるのは{ $ours }です。
cards-edited = 改造カード（{ $edition }）
cards-usual = いつものカード

## うまくいかなかったとき：カード表（$nameはファイル。[game]、[[card]]、引用符の中はそのまま）

error-cards-twice = { $name }に同じidのカードが2つあります。
error-sheet-lacks = { $name }：[game]に項目「{ $word }」がありません。
error-card = cards.toml、カード「{ $card }」の「{ $name }」：{ $trouble }。
error-cards-deal = { $name }：{ $n }枚は、{ $seats }席に配るには少なすぎるか多すぎます。
error-cards-deep = { $name }はカード表ではありません。入れ子が深すぎます。
error-cards-toml = { $name }はTOMLファイルではありません：{ $error }。
error-cards-unread = { $name }：ルールがこのカードを読めません（{ $error }）。
error-cards-unplayable = { $name }：{ $seats }席ではこのカードで遊べません（{ $error }）。
error-cards-numbers = { $name }：この数では{ $seats }席で遊べません（{ $error }）。
error-decks-twice = 2つのファイルが同じゲームのカードを変えています。
error-decks-game = { $name }の1行目：どのゲームのカードか書いてください：{ $example }。
error-sheet = { $name }の{ $line }行目：{ $trouble }。
sheet-blocks = カードは[[card]]のまとまりで書きます
sheet-long = カード表は{ $most }枚までです
sheet-word = { $word }はここでは意味がありません。使えるのは[game]と[[card]]です
sheet-game = [game]は項目のまとまりです
sheet-other = これは「{ $ours }」ではなく{ $theirs }のカードです
sheet-fixed = ゲームの「{ $word }」は変えられません。値は{ $value }です
sheet-no-id = カードにはidが必要です
sheet-id = カードのidは小文字・数字・ハイフンです。{ $id }は使えません
sheet-lacks = 新しいカード「{ $card }」には項目「{ $word }」が必要です
sheet-card = { $card }の「{ $name }」：{ $trouble }
sheet-unknown = { $word }はルールの知らない言葉です。使えるのは{ $known }です
sheet-amount = { $text }の言葉の後には整数が必要です。{ $amount }は使えません
sheet-missing = ありません。どのカードにも{ $words }が必要です
sheet-twice = 同じidのカードがもう1枚あります
sheet-field = このゲームのカードに項目{ $word }はありません。あるのは{ $known }です
sheet-value = { $card }の「{ $word }」は{ $value }にできません
sheet-negative = { $card }の「{ $word }」は負にできません
sheet-text = { $card }の「{ $word }」は{ $most }文字までの1行です。{ $value }は使えません
sheet-number = { $card }の「{ $word }」の数は-{ $most }～{ $most }です。{ $value }は使えません
sheet-total = 全カードの「{ $word }」の合計が{ $total }で、得点の上限{ $most }を超えています

## うまくいかなかったとき：鍵、データベース、バックアップ（サーバーを動かす人へ）

error-backup-there = ファイル{ $file }はもうあります。上書きしません。
error-db-damaged = データベースを最後まで読めません：{ $error }。
error-key-at-once = --at-onceは`purrlor key rotate`と使います。
error-key-none = { $place }にまだ鍵がありません。サーバーが始まるときに作ります。
error-key-unwritable = 鍵のファイル{ $file }に書けません：{ $error }。
error-backup-folder = { $file }はバックアップではなくフォルダです。
error-backup-not = { $file }はバックアップではありません。
error-restore-full = データベースが空ではありません。バックアップは新しいものに戻してください。
error-db-folder = { $file }はデータベースではなくフォルダです。
error-db-tables = { $name }はPurrlorのデータベースではありません。中身は{ $tables }です。
error-db-unopened = データベース{ $name }を開けません：{ $error }。
error-db-kind = 「{ $name }」という種類のデータベースはここにはありません。
error-key-form = { $place }に鍵がありません。鍵は0-9とa-fの64文字の1行です。
error-key-unreadable = 鍵のファイル{ $file }を読めません：{ $error }。
error-uvicorn = このuvicornには対応していません（{ $missing }がありません）。{ $known }を入れてください。
error-key-another = { $place }の鍵は、このデータベースの知る鍵と違います。正しいファイルを--key-fileで指定するか、--new-keyで始めてください。その場合は全員サインアウトします（復帰用リンクは使えます）。
error-key-two = データベースがまだ鍵を持っていて、{ $place }には別の鍵があります。新しいファイルを--key-fileで指定するか、--new-keyで始めてください。その場合は全員サインアウトします（復帰用リンクは使えます）。
error-key-missing = クッキーに署名する鍵がありません。{ $place }というファイルがないのです。持ってくるか--key-fileで指定するか、--new-keyで始めてください。その場合は全員サインアウトします（復帰用リンクは使えます）。
error-key-variable = 鍵は{ $variable }にあり、変えられるのはあなただけです。新しい鍵を先頭に置き、`; OLD until TIME`を続けてください。
error-db-package = このデータベースにはパッケージ「{ $name }」が必要です。purrlor[postgres]を入れてください。
error-db-form = データベースはファイルか、postgresql://user@host/name の形にしてください。
error-db-beside = { $file }にデータベースはありません。{ $beside }ですか？
error-db-none = { $file }にデータベースはなく、ほかのデータベースもそこにはありません。
error-db-empty = { $name }はPurrlorのデータベースではありません。空です。
error-db-newer = データベースはもっと新しいPurrlorのものです（形{ $found }、ここで分かるのは{ $known }）。
error-db-older = データベースの形は{ $found }、この版が知る形は{ $known }です。この版のサーバーを一度起動してから、もう一度試してください。
error-db-used = 別のサーバーが{ $file }を使っています。複数のサーバーにはPostgreSQLが必要です（--db postgresql://…）。
error-config-form = 設定ファイル{ $file }はTOMLではありません：{ $error }。
error-config-key = { $file }に{ $key }がありますが、そのようなキーはありません。`purrlor admin settings`がすべてのキーを説明します。
error-config-key-close = { $file }に{ $key }がありますが、そのようなキーはありません。{ $close }のことですか？
error-config-value = { $where }、{ $key }：{ $trouble }
error-config-switch = trueかfalseにしてください。
error-config-list = ["一", "二"]のような文字列のリストにしてください。
error-config-one = 一つの文字列か数にしてください。
error-config-text = 引用符で囲んだ文字列にしてください。
error-config-one-of = 次のどれかにしてください：{ $known }。
error-config-secret = ファイル{ $file }が空です。秘密の値を一行で書いてください。
error-db-password-typed = 入力したパスワードはこのマシンのだれにでも読めます。--dbから外し、ファイル（--database-password-file）かPURRLOR_DATABASE_PASSWORDに入れてください。
error-db-password-for-file = データベースファイルにパスワードはありません。PostgreSQL用の設定です。
error-restore-lost = バックアップ{ $file }を完全には復元できませんでした。行が足りない表：{ $names }。
error-admin-url = { $url }はサーバーの住所ではありません。http://かhttps://で始めてください。
error-admin-text = 全員に伝える言葉を書くか、--overで取り下げてください。
error-admin-no-table = テーブル{ $table }はありません。`purrlor admin tables`で一覧できます。
error-admin-table-over = テーブル{ $table }はもう終わっているか閉じています。
error-admin-nobody = { $whom }という人はいません。ネットワークでもありません。`purrlor admin people`で一覧できます。
error-admin-not-banned = { $whom }は出入り禁止ではありません。`purrlor admin bans`で一覧できます。
error-restore = { $file }を元に戻せません：{ $error }

## うまくいかなかったとき：テーブルとねこの間（ブラウザの人へ）

error-no-address = そのアドレスはありません。
error-address-controls = アドレスに制御文字は使えません。
error-many-requests = リクエストが多すぎます。少しお待ちください。
error-body-long = 本文は{ $most }バイトまでです。
error-stopping = サーバーが止まるところです。
error-many-connections = ここからの接続が多すぎます。
error-broke = 何かが壊れました。記録しておきました。
error-chat-length = 1～{ $most }文字で話してください。
error-chat-controls = チャットに制御文字は使えません。
error-db-silent = いまデータベースの返事がありません。失われたものはありません。少し待ってお試しください。
error-stale-question = これは前の質問への答えです。最新の画面を出します。
error-stale-view = その間にゲームが進みました。最新の画面を出します。
error-eyes = だれの目で見ますか？　席0～{ $last }、「none」、「open」のどれかです。「{ $eyes }」は使えません。
error-replay-moves = 記録が{ $most }手を超えています。
error-replay-long = このリプレイは{ $most }MBを超え、長すぎて出せません。
error-replay-page = リプレイの1ページは、ある手数（`from`）から始まり、最大{ $most }手です。
error-before = `before`は、前の一覧にあった時刻にしてください。
error-request-nonsense = このリクエストは意味が通りません：{ $error }。
error-request-broken = リクエストが途中で切れました。
error-recovery = この復帰用リンクは、使用済みか、新しいものができたか、もともとリンクではありません。
error-guide-language = このゲームはその言語を話しません。
error-edition-unknown = このゲームにそのカードはありません。
error-no-stylesheet = このゲームにスタイルシートはありません。
error-game-unknown = 「{ $name }」というゲームはありません。ねこの間にあるのは{ $known }です。
error-many-codes = コードを試しすぎです。1分お待ちください。
error-no-code = このコードのテーブルはありません。
error-no-record = 続きを遊べる記録がありません。
error-db-forgets = データベースが、書いたものを覚えてくれません。
error-starting = サーバーは起動中です。少し待ってもう一度試してください。
error-banned = この店の運営者が、あなたの入店をお断りしています。
error-name-length = 名前は目に見える1～{ $most }文字です。
error-name-circles = 名前に丸数字は使えません。同じ名前を見分ける印に使います。
error-name-controls = 名前に制御文字は使えません。
error-name-marks = 名前の1文字に付けられる記号は{ $most }個までです。
error-many-waiting = 待っているリクエストが多すぎます。少し待ってお試しください。
error-server-busy = サーバーが大忙しです。少し待ってお試しください。
error-many-tables = ここからテーブルを開きすぎです。少しお待ちください。
error-many-open-here = ここから{ $n }卓開いています。先に1つ終えるか閉じてください。
error-seat-faster = ほかの人のほうが早く、席はふさがりました。
error-many-bots = ボットが{ $seats }席より多いです。
error-no-seat = このテーブルに席{ $seat }はありません。
error-over-at-ply = この場面ではゲームが終わっています。もっと前から続けてください。
error-no-seat-in-game = このゲームに席{ $seat }はありません。
error-many-open = あなたのテーブルが{ $n }卓開いています。先に1つ終えるか閉じてください。
error-stand-in-here = { $name }はここにいます。代打は、いない人か、時計のないテーブルで{ $n }分みんなを待たせている人の代わりにだけ打ちます。
error-seat-taken = その席はふさがっています。
error-seats-taken = 満席です。
error-begun-or-left = ゲームがもう始まったか、いまだれかが席を立ちました。
error-owner-only = これはテーブルを開いた人だけができます。
error-seated-only = これは席に着いている人だけができます。
error-table-private = このテーブルには、もうだれも加われません。
error-seat-given-away = あなたの席はホストがほかに譲りました。ホストはまた座らせることもできます。
error-barred = このテーブルの主があなたの退席を求めました。主が許せば戻れます。
error-send-away-whom = ほかの人をIDで指定してください。
error-send-away-seated = この人は席についています。始まる前なら席を空けられます。
error-send-away-many = 一つのテーブルから退席させられるのは{ $n }人までです。
error-chat-off = このテーブルの主がチャットを切りました。しぐさは使えます。
error-no-seat-here = このテーブルにあなたの席はありません。
error-nobody-removed = その名前の人は、このテーブルから外されていません。
error-seats-empty = 空席があります。先に友だちかボットで埋めてください。
error-no-table = そのテーブルはありません。
error-many-replays = ここからのリプレイの頼みが多すぎます。少しお待ちください。
error-asker-gone = 頼んだ人がいなくなりました。
error-many-records = いま記録をたくさん読んでいます。少し待ってお試しください。
error-stale = その間にゲームが進みました。
error-seat-lost = このテーブルにあなたの席はもうありません。
error-players-only = このテーブルは打つ人だけのものです。
error-table-other-rules = このテーブルは別のルールかカードで作られたので、続けられません。
error-not-begun = ゲームはまだ始まっていません。
error-undo-spent = このテーブルでは待ったが多すぎたので、これからはもう待ったなしです。
error-undo-fast = 待ったが速すぎて、だれもついていけません。少しお待ちください。
error-one-hello = helloは1回で十分です。
error-many-answers = 保存できる答えは{ $most }件までです。
error-chat-fast = 話すのが速すぎて、だれも読めません。少しお待ちください。
error-mute-whom = だれをミュートしますか？
error-mute-fast = 気が変わるのが速すぎます。少しお待ちください。
error-mute-many = { $n }人をミュートしています。先に1人、また聞いてあげてください。
error-no-hints = このテーブルにヒントはありません。
error-nothing-asked = いまはあなたの番ではありません。
error-message-nonsense = このメッセージは意味が通りません：{ $error }。
error-foreign = このリクエストは別のページから来ました。それがこのサーバー自身のページなら、動かしている人が--originを付けて始めるか、前のプロキシにX-Forwarded-Hostを送らせてください。
error-table-unreadable = このテーブルは、この版のサーバーでは読めません。読める版のために、そのまま取ってあります。
error-begun = ゲームはもう始まっています。
error-table-closed = テーブルは閉じています。
error-stand-in-soon = { $name }はさっきまでいました。代打を呼べるのは{ $seconds }秒後です。
error-body-slow = リクエストの本文が届くのが遅すぎました。
error-request-late = リクエストが届きませんでした。
error-request-none = これはリクエストではありません。
error-headers-long = リクエストのヘッダーが長すぎます。
error-address-long = アドレスが長すぎます。
error-address-none = これはアドレスではありません。
error-requests-at-once = 一度に来たリクエストが多すぎます。
error-much-sent = ここから一度に送られる量が多すぎます。少しお待ちください。

## サーバーの別れのことばと、みんなへのお知らせ

unbuilt-title = ねこの間は開いていますが、窓がまだできていません
unbuilt-text = サーバーは動いていて、プログラムは遊べます（docs/protocol.mdを参照）。ブラウザでテーブルを見るには、一度make webでクライアントを作り、このページを読みこみ直してください。
bye-slow = 長いあいだ、受け取りがありませんでした。
bye-token = このトークンで座れる席は、このテーブルにありません。
bye-removed = ホストがあなたの席をほかに譲りました。
bye-signed-out = すべてサインアウトしました。ページを読みこみ直すと、この端末のいまの人として続けられます。
bye-restarting = サーバーが再起動します。またつながります。
bye-gone = この店の運営者がこのテーブルを閉じました。
bye-database = いまデータベースの返事がありません。またつながります。
bye-flood = 意味の通らないメッセージが多すぎました。
bye-no-hello = helloが届きませんでした。
bye-not-hello = 最初のメッセージはhelloでなければなりません。
bye-protocol = このサーバーのプロトコルは{ $protocol }です。ページを読みこみ直すか、プログラムを新しくしてください。
notice-database = サーバーがいま手を保存できません。打った手は失われません。自動でやり直します。
notice-operator = { $text }
notice-restart = あと{ $n }分でサーバーが再起動します。何も失われず、自動でつながり直します。
notice-restart-now = サーバーがいま再起動します。何も失われず、自動でつながり直します。

# ゲームを一度だけコンパイルする間。$barは進み具合
compiling = { $game }のルールをコンパイル中（1回だけ）：{ $bar }

# The one option that every game has, for commands; open and quick are its values.
option-windows-help = 反応するかもしれない全員に聞く（open）か、実際にできる人だけに聞く（quick）か。

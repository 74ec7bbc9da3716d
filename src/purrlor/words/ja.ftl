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
home-lead = 猫だらけのゲームを、ボットとすぐに。友だちをテーブルに呼ぶのもどうぞ。
home-called = あなたのことは「{ $name }」と呼びますね。
home-rename = 別の名前にする
home-players = { $n }人
home-minutes = { $n }分
home-play = すぐに遊ぶ
home-opening = 配っています…
home-preparing = このゲームのルールを準備しています。最初の1回だけ、1分ほどかかることがあります。
home-invite = 友だちを招待
home-rules = ルール
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
new-seats = 何人で遊びますか？
new-who = だれが来られますか？
new-link = リンクかコードを知っている人
new-open = だれでも（ホームの一覧に出ます）
new-watching = 観戦してもよい
new-manners = どのくらい真剣に？
new-clock = 考える時間
new-casual = 気楽に：ヒントも待ったもあり
new-options = ハウスルール
new-usual = { $n }項目。変えなければいつもどおり
new-make = テーブルを開く
clock-none = 好きなだけ
clock-relaxed = ゆったり
clock-brisk = きびきび

## 待合室

lobby-owner = 席を埋めて、始めましょう。
lobby-guest = あなたの席がありますよ。
lobby-full = 満席です。ここから観戦できます。
lobby-seated = 席に着きました。ホストの合図で始まります。
lobby-empty = 空席
lobby-here = います
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
lobby-close = テーブルを閉じる
lobby-wait = ホストが始めるのを待っています。
lobby-rules = この卓のルール
lobby-promise = 山札はもう混ぜてあります。終わったときの証拠になる約束の印：

## ボット

level-kitten = 子猫
    .text = 何でもおもちゃにする。考えるのはその半分。
level-housecat = 家猫
    .text = 一手先まで読んだら、ごはん。
level-alley-cat = 路地裏の猫
    .text = あなたの手の内を思いえがき、本気で勝ちにくる。
level-tiger = トラ
    .text = 考えるのは長くて1秒。食後です。

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
prompt-passing = ここでできることはありません
prompt-touch = 光っているところに触れてください。
moves-all = すべての手（{ $n }）
moves-back = 戻す
# 「自分の手番」か「ゲーム終了」のボタンが続く
window-never = 次のときまで聞かない：
window-until-turn = 自分の手番
window-until-game = ゲーム終了
window-saved-turn = 次の自分の手番まで、ここではパスします。メニューで元に戻せます。
window-saved-game = ゲーム終了まで、ここではパスします。メニューで元に戻せます。
hint-ask = ヒント
hint-thinking = 考え中…
hint-share = { $n }%
rule-see = ルール{ $rule }

## コマと場所

piece-hidden = 裏向きのカード
piece-several = { $name }が{ $n }枚
zone-named = { $name }：{ $n }
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
menu-concede = 投了する
menu-sure = 本当に投了する
menu-leave = 席を外す（代打が続けます）
menu-forced = ほかに何もできないときは自動でパス
menu-ask-again = また聞いてもらう（保存した答え{ $n }件）
play-watching = 観戦中
play-away = 代打があなたの代わりに打っています。
play-back = 席に戻る

## ゲームの終わり

end-you = あなたの勝ち！
end-won = { $n ->
    [1] { $names }の勝ち
   *[other] { $names }の勝ち（{ $n }人）
}
end-draw = 勝者なし
end-moments = 勝負の分かれ目
end-shift = { $name }：{ $from } → { $to }
end-rematch = もう一戦
end-replay = リプレイを見る
end-show = 結果を見る
reason-concession = ほかの人が投了しました。
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
settings-theme = 明暗
settings-theme-auto = システムに合わせる
settings-theme-light = 明るい
settings-theme-dark = 暗い
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
settings-quick = ひと触れで出す
settings-quick-help = 行き先が1つしかないカードは、もう一度触れなくてもすぐに出ます。
settings-move = 別の端末
settings-move-help = リンクを使うと、あなたと名前とテーブルが別の端末に引っ越します。使えるのは1回だけで、そのとき次のリンクが出ます。新しく作ると古いものは使えません。鍵のように大切に：使った人があなたになります。
settings-make-link = リンクを作る
settings-out = ほかの端末からサインアウト
settings-out-help = この端末だけがあなたのままです。あなたとしてサインインしているほかの端末とプログラムは他人になり、別の端末用のリンクも使えなくなります。
settings-out-do = ほかをすべてサインアウト…
settings-out-sure = はい、ほかをすべてサインアウトする
settings-out-not = いいえ
settings-out-done = いま、あなたはこの端末だけです。

## 別の端末への引っ越し

keep-link = あなたのリンク
keep-by-hand = ここではコピーできません。リンクを選んで手でコピーしてください。
recover-title = あなたは別のだれかですか？
recover-text = このリンクで、この端末でも向こうの端末と同じあなたになります。使えるのは1回だけ。この端末のいまの人は、その人のリンクを取っておかないかぎり忘れられます。
recover-do = はい、わたしです
recover-done = おかえりなさい、{ $name }
recover-next = ここへ来たリンクは使い終わりました。これが次のリンクです。鍵のように大切にしてください。設定でいつでも新しく作れます。
recover-on = ねこの間へ

## キーの一覧

keys-title = キーボード
keys-tab = 次の触れるものへ
keys-arrows = 場所の中のコマをたどる
keys-enter = 触れる。もう一度で決定
keys-escape = 最後に触れたのを取り消す
keys-numbers = ことばの一覧から手を選ぶ
keys-touch = 最初の光っているものへ
keys-pass = パスする
keys-hint = ヒントを聞く
keys-rule = この質問のルールを開く
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

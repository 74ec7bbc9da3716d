### 猫馆的简体中文：所有不属于某个游戏的句子。先是浏览器的，线后是终端、命令、实验室和服务器的。
### 用语见 docs/glossary/zh-Hans.md。

## 各处通用

skip = 跳到正文
close = 关闭
retry = 重试
loading = 稍等……

## 每页的页首

nav-title = 猫馆
nav-guide = 规则
nav-gallery = 画廊
nav-replay = 回放
nav-settings = 设置

## 出了什么问题

error-offline = 连不上猫馆。请检查网络，然后重试。
error-server = 猫馆出了点问题。请稍后再试。
error-page = 这一页没能加载。请检查网络，然后刷新。
error-missing = 这个地址没有页面。
lost-title = 这里没人，只有猫
lost-home = 回到猫馆

## 首页：游戏的门、邀请码、牌桌列表

home-title = Purrlor
home-welcome = 欢迎来到猫馆
home-lead = 都是猫咪游戏。马上和机器人来一局，或叫朋友上桌。
home-called = 你的名字：{ $name }。
home-rename = 换个名字
home-players = { $n }人
home-minutes = { $n }分钟
home-play = 马上开玩
home-opening = 发牌中……
home-preparing = 正在准备这个游戏的规则。只需一次，可能要一分钟。
home-invite = 邀请朋友
home-rules = 规则
home-carry = 接着上次玩
home-again = 再来一局
home-easiest = 适合入门
home-first-game = 你的第一局按“{ $name }”发牌。
home-dealt = 将按“{ $name }”发牌。
home-deal = 改为“{ $name }”
home-code = 有邀请码？
home-join = 加入牌桌
home-mine = 我的牌桌
home-no-mine = 还没有。你坐过的每一桌都会列在这里。
home-open = 等人的牌桌
home-no-open = 没有牌桌在等人。自己开一桌，邀请朋友吧。
home-recent = 最近的回放
home-no-recent = 结束的对局可以在这里重看。

## 列表中的一桌

edited-badge = 改过的牌
row-nobody = 还没人坐
row-won = { $names }获胜
row-over = 已结束
row-playing = 进行中
row-free = { $n }个空位

## 新开一桌

new-title = 开一桌{ $game }
new-game = 玩哪个游戏？
new-first = 因为这是你的第一局，已选“{ $name }”。点一下就能换成“{ $usual }”。
new-who-plays = 谁来玩？
new-friend = 朋友
new-chair-help = 点一把椅子，让机器人坐，或留给朋友。
new-all-bots = 全是机器人
new-all-friends = 全留给朋友
new-sum-you = 你
new-sum-friends = { $n } 位朋友
new-sum-bots = { $n } 个机器人
new-seat = { $n } 号椅子
new-seat-first = 你（1 号椅子）
new-rule = 看规则
new-changed = 改了 { $n } 条
new-reset = 恢复常用规则
new-seats = 几个人玩？
new-who = 谁可以来？
new-link = 有链接或邀请码的人
new-open = 任何人：牌桌会列在首页
new-watching = 允许旁观
new-manners = 时间与礼数
new-clock = 思考时间
new-casual = 休闲：可以看提示、可以反悔
new-options = 自定规则
new-usual = 共{ $n }项，已设为常用玩法
new-make = 开桌
clock-none = 想多久都行
    .text = 不催任何人。
clock-relaxed = 悠闲的钟
    .text = 每步 3 分钟，另有半小时备用。用完就由替身代打。
clock-brisk = 紧凑的钟
    .text = 每步 25 秒，另有 2 分钟备用。用完就由替身代打。

## 候场：开局前的座位

lobby-owner = 先把座位坐满，再开始。
lobby-guest = 给你留了座位。
lobby-full = 座位都满了。你可以在这里旁观。
lobby-seated = 你已入座。等桌主开始游戏。
lobby-empty = 空位
lobby-here = 在场
lobby-program = 程序
lobby-sit = 坐这里
lobby-stand = 起身
lobby-bot = 添加机器人……
lobby-bots = 机器人，拖到座位上：
lobby-remove = 请出
lobby-removed = 你请出去的人：
lobby-let-back = 让{ $name }回来
lobby-start = 开始游戏
lobby-needs = 每个座位都要有人。
lobby-fill = 空椅子都坐机器人
lobby-usual = { $n } 条规则照常
lobby-close = 关闭牌桌
lobby-wait = 等待桌主开始。
lobby-rules = 这桌怎么玩
lobby-promise = 牌已经洗好；终局时可用这串承诺验证：

## 机器人：各叫什么，怎么玩

level-kitten = 小奶猫
    .text = 至少一半的招数全凭心情，其余的往前看一步。
level-housecat = 家猫
    .text = 会设想一二十种走向。是个好伴儿，也常有疏漏。
level-alley-cat = 街头老猫
    .text = 掂量多达150种走向，还有你手里可能有什么。从不大意。
level-tiger = 老虎
    .text = 不到一秒就在脑中下完几千局。已经吃过了。
levels-ask = 机器人有多强？
way-whim = 见什么动就扑什么。至少一半的招数全凭心情。
way-peek = 想起来的时候，会往前看一步。
way-now = 知道这一步眼下的好处，从不想下一步。
way-sill = 趴在窗台上看一二十种未来，然后挑一个。
way-near = 眼皮底下的危险看得见，远一点的计谋就漏了。
way-nap = 会猜你手里有什么，但想不久，还得去打盹。
way-street = 每走一步，先跑遍多达150种未来。
way-hold = 记着你手里可能有什么，玩真的。
way-steady = 从不乱走，只有长远的计划能让它措手不及。
way-far = 每走一步，先在脑中下几千局。
way-second = 最多想一秒，绝不留情。
way-bluff = 从不大意。但它从不虚张声势，你唬它它也信。

## 候场时邀请朋友

share-title = 邀请朋友
share-link = 链接
share-copy = 复制链接
share-copied = 已复制。
share-code = 或者把邀请码告诉朋友
share-qr = 链接的二维码

## 牌桌与服务器的连接

line-connecting = 正走向牌桌……
line-lost = 连接断了，正在自动恢复……
line-gone = 猫馆没有回应。还在继续尝试。
line-old = 这一桌用的是第{ $version }版规则，猫馆已经更新，没法再玩下去了；请新开一桌。
line-closed = 桌主已关闭这张牌桌。

## 牌桌上，读给听页面的人

live-title = 桌上发生的事
live-asked = 该你了：{ $text }。

## 牌桌上：提问、行动、提示

prompt-over = 游戏结束
prompt-sent = 已发送……
prompt-waiting = 等待{ $names }
prompt-waiting-more = 等待{ $name }和另外{ $n }位
prompt-nothing = 稍等……
prompt-passing = 这里没有可选的：牌桌会自动继续
prompt-touch = 请选择发光的牌或位置。
moves-all = 全部{ $n }种选择
moves-back = 收回
answer-really = 确定吗？{ $move }
window-never = 不再询问，直到
window-until-turn = 我的回合
window-until-game = 游戏结束
window-saved-turn = 到你的下个回合前，这里都会跳过。可在菜单中恢复询问。
window-saved-game = 到游戏结束前，这里都会跳过。可在菜单中恢复询问。
hint-ask = 提示
hint-thinking = 思考中……
hint-best = 推荐：{ $move }
hint-next = 其次：{ $move }
hint-equal = 同样好：{ $move }
hint-mark-best = 推荐
hint-mark-next = 其次
hint-mark-equal = 同样好
hint-times =
    { $n ->
        [10] 每次都是
       *[other] 10次里有{ $n }次
    }
hint-why-event = 因为推演下来，{ $times }：
hint-why-spared = 因为换成其次那步，{ $times }：
hint-why-won = 因为推演下来，{ $times }你赢。
hint-why-lost = 因为换成其次那步，{ $times }你输。
hint-why-points = 因为到你下个回合，{ $times }你至少多得{ $points }分。
hint-why-ahead = 因为到你下个回合，{ $times }你至少领先{ $points }分。
hint-why-better =
    { $n ->
        [0] 总体略好：没有哪一件事起决定作用。
       *[other] 总体更好：一百局里大约多赢{ $n }局。
    }
hint-how = 统计自与你所见相符的想象对局。
rule-see = 规则{ $rule }

## 牌桌上：牌与位置

piece-hidden = 面朝下的牌
piece-several = { $name }×{ $n }
zone-named = { $name }：{ $n }
# 只有一样东西的地方，那样东西就说明了一切。
zone-alone = { $name }: { $what }
# 供读屏使用：棋子在哪格、朝向哪边、属于谁。
piece-at = 位于{ $place }
piece-looks =
    { $to ->
        [N] 朝北
        [E] 朝东
        [S] 朝南
       *[W] 朝西
    }
piece-of = 属于{ $name }
zone-through = 翻看：{ $name }
mark-known = 已知

## 牌桌上：座位

seat-named = { $name }的座位
seat-you = 你的座位，{ $name }
seat-me = 你
seat-away = 替身代打
seat-gone = 不在
seat-score = 分数
seat-choosing = 正在选择
seat-seconds = 还剩{ $n }秒
# $name 是游戏里的词，如“爪牌”；$n 是数字或词。
count-named = { $name } { $n }

## 近看一张牌

number-value = 喵币
number-hearts = 爱心
number-paws = 爪印
number-cost = 费用
number-rank = 点数
number-level = 等级
number-lines = 指令
number-claw = 爪力
number-flesh = 肉量
number-points = 分数
card-nothing = 什么也不做。它是猫。
card-kind = 种类
card-copies = 张数
card-origin = 出处
card-rules = 规则
card-picture = 图画
origin-rulebook = 规则书
origin-public = 公开资料
origin-house = 本馆自创

## 很多牌：画廊，以及一个游戏的牌

cards-designs = { $n }种设计
gallery-title = 画廊
gallery-lead = { $n }只猫，每只都由代码照着一行字画成。

## 规则：单独一页，或在牌桌旁

guide-all = 各游戏的规则
guide-open = 规则
guide-of = { $game }的规则
guide-search = 搜索规则
guide-hits = { $n }条规则提到它
guide-contents = 目录
guide-rules = 规则
guide-cards = 牌
guide-options = 选项
guide-default = 默认

## 牌桌旁：记录与聊天

log-title = 记录
log-empty = 还没发生什么。
chat-title = 聊天
chat-empty = 好安静。喵一声？
chat-say = 说点什么
chat-send = 发送
chat-mute = 屏蔽
chat-unmute = 解除对{ $n }人的屏蔽
chat-said = { $name }：{ $text }
chat-unheard = { $n } 条新消息
emote-meow = 喵
emote-hiss = 哈气
emote-purr = 咕噜咕噜
emote-slow-blink = 慢慢眨眼
emote-zoomies = 跑酷
emote-loaf = 揣手手
emote-headbutt = 蹭头
emote-yawn = 打哈欠
rail-title = 记录与聊天
rail-toggle = 记录与聊天

## 牌桌上：菜单，以及自己的座位

menu-title = 更多
menu-undo = 收回上一步
# 问题旁边的小按钮：收回已经走出的上一步。后面五句说明为什么不行。
undo-move = 悔棋
error-undo-nothing = 你还没有走过一步。
error-undo-others = 你走完之后，已经轮到别人了。
error-undo-seen = 你走完之后，已经看到了新的东西。
error-undo-table = 这一桌不能反悔。
error-undo-game = 这个游戏里落子无悔。
menu-concede = 认输
menu-sure = 真的认输
menu-leave = 离开，由替身接着打
menu-forced = 无事可做时替我跳过
menu-ask-again = 恢复询问（已存{ $n }个回答）
play-watching = 旁观中
play-away = 替身正在代你打。
play-back = 坐回来

## 牌桌上：告诉所有人的事，以及正看着别处的人

alarm-more = 还有{ $n }条
tab-turn = 该你了！

## 终局

end-you = 你赢了！
end-won = { $n ->
    [1] { $names }获胜
   *[other] { $names }共同获胜
}
end-draw = 无人获胜
end-moments = 胜负手
end-up =
    { WHO($who) ->
        [you] 你由 { $from } 分升到 { $to } 分。
       *[other] { $who } 由 { $from } 分升到 { $to } 分。
    }
end-lead =
    { WHO($who) ->
        [you] 你由 { $from } 分升到 { $to } 分，领先了。
       *[other] { $who } 由 { $from } 分升到 { $to } 分，领先了。
    }
end-down =
    { WHO($who) ->
        [you] 你由 { $from } 分降到 { $to } 分。
       *[other] { $who } 由 { $from } 分降到 { $to } 分。
    }
end-shift = { $name }：{ $from } → { $to }
end-rematch = 再来一局
rematch-offer = 提议再来一局
rematch-how-people = 还在场的人都答应后就开始。离开的人，椅子由机器人来坐。
rematch-how-bots = 原班人马，马上重新发牌。
rematch-offered = { $name } 想再来一局。
rematch-accept = 再来
rematch-decline = 不了，谢谢
rematch-waiting = 正在等 { $names } 答复…
rematch-withdraw = 算了
rematch-others = { $name } 提议再来一局。
rematch-next = 去下一局
end-replay = 看回放
end-show = 看结果
reason-concession = 其他玩家都认输了。
reason-stopped = 只剩下店里的猫，游戏到此结束。
score-idle = 无人得分：{ $parts }
score-title = 得分
score-part = 项目
score-total = 总分

## 回放

replay-drop = 把记录文件拖到这里，或选择一个。
replay-choose = 选择文件
replay-eyes = 视角
replay-open = 所有人的牌都公开
replay-spectator = 旁观者
replay-link = 这一步的链接
replay-download = 记录
replay-first = 到开头
replay-back = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-next = 前进一步
replay-last = 到结尾
replay-scrub = 步数
replay-at = 第{ $n }步，共{ $all }步
replay-speed = 速度
replay-setup = 牌桌已摆好。
replay-on = 从这里接着玩
replay-on-help = 就从这一刻入座，其余座位交给机器人。
replay-as = 扮演
replay-play-on = 接着玩
replay-kept = 洗牌与承诺相符。
replay-broken = 洗牌与承诺不符。

## 设置

settings-name = 你的名字
settings-save = 保存
settings-named = 你好，{ $name }。
settings-looks = 外观
settings-theme = 浅色或深色
settings-theme-auto = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-motion = 动画
settings-motion-auto = 跟随系统
settings-motion-less = 少一些
settings-motion-full = 全部
settings-size = 字号
settings-size-small = 小
settings-size-normal = 中
settings-size-large = 大
settings-language = 语言
settings-sounds = 声音
settings-sound = 声音
settings-volume = 音量
settings-playing = 操作
settings-quick = 一点就出
settings-quick-help = 只有一个去处的牌，点一下就打出，不用再点第二下。
settings-move = 换设备
settings-move-help = 用一条链接，把你、你的名字和牌桌搬到另一台设备。链接只能用一次，用后会给你下一条；生成新的，旧的就作废。请像钥匙一样保管：谁用了它，谁就成了你。
settings-make-link = 生成链接
settings-out = 全部退出登录
settings-out-help = 只有这台设备保留你的身份。其他以你的身份登录的设备和程序都会退出，换设备的链接也作废。
settings-out-do = 退出其他所有登录……
settings-out-sure = 是的，退出其他所有登录
settings-out-not = 算了
settings-out-done = 现在只有这台设备还登录着。

## 搬到另一台设备

keep-link = 你的链接
keep-by-hand = 这里没法自动复制。请选中链接，手动复制。
recover-title = 在这台设备上继续？
recover-text = 用这条链接，这台设备就换成你在另一台设备上的身份。链接只能用一次。这台设备现在的身份会丢失，除非你也为它留一条链接。
recover-do = 没错，是我
recover-done = 欢迎回来，{ $name }
recover-next = 带你来的链接已经用掉了。这是下一条：请像钥匙一样保管。你随时可以在设置里生成新的。
recover-on = 去猫馆

## 按键一览

keys-title = 键盘
keys-tab = 到下一个可点的东西
keys-arrows = 在一处的牌之间移动
keys-enter = 点选；再按一次确认
keys-escape = 收回上一次点选
keys-numbers = 从文字列表里选一项
keys-touch = 到第一个发光处
keys-pass = 跳过
keys-hint = 要个提示
keys-rule = 打开与提问相关的规则
keys-log = 打开或关闭记录与聊天
keys-help = 显示这份一览

## 游戏句子中用到的

nobody = 牌桌
hidden-card = 一张牌

unnamed-seat = { $number }号座

event-conceded = { WHO($seat) ->
    [you] 你认输了。
   *[other] { $seat }认输了。
}
event-undone = { WHO($seat) ->
    [you] 你收回一步。
   *[other] { $seat }收回一步。
}

### 从这里起：终端、命令、实验室和服务器说的话。浏览器用不到。

## 终端：牌桌

terminal-points = { $n }分
terminal-zone = { $name }（{ $n }）
terminal-backs = { $n }张面朝下
terminal-back = 面朝下
terminal-hidden = 隐藏
terminal-top = 顶上是{ $piece }
score-place = 名次
terminal-over = 游戏结束（{ $reason }）。{ $names }获胜。
terminal-over-draw = 游戏结束（{ $reason }）。无人获胜。
span = { $low }到{ $high }

## 终端：play、replay、games

play-leaving = 回头见。
play-hand-over = { $name }，轮到你了。等只有你看得到屏幕时，按回车键。
play-hints = 街头老猫会考虑
play-hint = { $move }：胜率约{ NUMBER($share, style: "percent") }
play-choice = 「{ $line }」不在1到{ $n }的选项中。（输入?看帮助）
play-choice-close = 「{ $line }」不在1到{ $n }的选项中。是想输入「{ $close }」吗？（输入?看帮助）
play-saved = 已保存到{ $path }。
play-unsaved = 无法保存到{ $path }：{ $error }
shuffle-kept = 洗牌与承诺相符。
shuffle-broken = 警告：洗牌与承诺不符。
replay-wish = 回车看下一步，t看牌桌，q停止：
games-players = { $n }人
games-minutes = { $n }分钟
games-more = purrlor play GAME 开一局；purrlor games GAME 看它的牌。
observation-head = { $game }：{ $n }个数（int16），对任何人数和任何选项都一样。
train-begins = { $game }：一个{ $rows }行、宽{ $width }的网络在{ $device }上学习。
train-line = { $minutes }分钟，{ $decisions }百万次决策，每秒{ $speed }次；熵{ $entropy }，估值误差{ $error }
train-strength = 独自对{ $rival }的胜率（按座位数）：{ $shares }
train-kept = 已存入{ $path }。
train-entropy = 熵
train-error = 估值误差
train-decisions = 百万次决策
train-won = 获胜的比例
train-against = 对{ $rival }，座位：{ $n }

# 在牌桌上可以输入什么，各做什么。英文小词（card、rules、save……）要照样输入。
typed-move = 编号，或走法的文字
typed-move-help = 就这么走
typed-help = 这份帮助
typed-card = card 牌名
typed-card-help = 一张牌做什么
typed-rules = rules [词或编号]
typed-rules-help = 与一个词有关的规则，或某一条规则
typed-hint = 只凭你看得到的，强机器人会怎么走
typed-log = 到目前为止发生的事
typed-table = 重画牌桌
typed-save = save 文件
typed-save-help = 保存到目前为止的对局
typed-quit = 离开
helping-card-none = 没有叫「{ $name }」的牌。
helping-card-close = 没有叫「{ $name }」的牌。是想找{ $names }吗？
helping-topics = 主题：{ $topics }。试试输入 rules steal 或 rules { $rule }。
helping-no-rule = 没有规则提到「{ $word }」。

## 命令：purrlor --help 说的话

usage = 用法: purrlor COMMAND …
usage-about = 有五款猫游戏的猫馆。
usage-more = purrlor COMMAND --help 有更多说明。
command-games = 列出游戏，或查看一款的牌、选项和规则
command-play = 在终端玩一局，对手是机器人，或同一键盘前的朋友
command-simulate = 全速玩很多局，统计谁赢
command-replay = 一步步看保存的对局
command-check = 随机对局，找出坏掉的规则、泄露的信息和丢失的牌
command-serve = 在浏览器里打开猫馆：牌桌、人、机器人
command-backup = 把所有人、牌桌和对局写进一个文件
command-restore = 用备份文件填充空数据库
command-key = 查看签署cookie的密钥，或生成新的
command-admin = 管理茶馆：牌桌、人员、封禁、公告、检查、设置
admin-settings = 输出一份解释每个键的设置文件
admin-tables = 列出牌桌，新的在前
admin-people = 列出人员，新的在前
admin-load = 显示数据量和服务器负载
admin-health = 显示服务器现在是否接待来客（否则返回1）
admin-verify = 重放每张牌桌的记录，并指出问题
admin-say = 告知所有在牌桌上的人
admin-restart = 告知所有人服务器即将重启（由你来重启）
admin-close = 关闭尚未结束的牌桌
admin-ban = 封禁某人或某个网络
admin-unban = 解除对某人或某个网络的封禁
admin-bans = 列出被封禁者
admin-erase = 抹除某人：对局保留；名字、编号、链接和聊天删除
admin-retention = 立即删除超过设置期限的内容
command-arena = 让机器人互相对战：等级分、胜率表、先手优势
command-report = 找出哪个座位、哪张牌、哪个选项太强：带图表的网页
command-dataset = 把对局写成Parquet：记录、结果、每个决策
command-observation = 说明训练观测中每个数的含义
command-train = 让网络通过自我对弈学会一个游戏
command-compile = 现在就编译所有游戏的规则，免得以后等待
command-words = 为译者列出译文还缺什么
command-close = 没有「{ $name }」这个命令；是想用「{ $close }」吗？
command-unknown = 没有「{ $name }」这个命令；可用的有{ $known }
needs-extra = { $command }需要{ $module }；用 pip install { $extra } 安装
needs-module = { $command }需要{ $module }；尚未安装

## 命令：各选项的说明

# 每条跟在选项后面，如 --seats，栏很窄。百分号要写成 %%。

help-option = 牌桌选项（purrlor games GAME 会列出）
help-language = 使用的语言：en、de、fr、es、ja或zh-Hans（默认：终端的语言）
help-observation-every = 每个下标一行，而不是每个字段一行
help-observation-moves = 改为列出动作：编号和文字
help-observation-json = 输出JSON，每个下标一项
help-train-minutes = 多长时间（8分钟）
help-train-decisions = 改为多少次决策，这样一切都可重现
help-train-seed = 同样的种子以同样的方式开始
help-train-gpu = 在GPU上学习
help-train-from = 从这个网络继续（.npz、.net）
help-train-out = 网络存在哪里（默认：游戏名.npz）
help-train-seats = 座位数，如2,3,4（默认：该游戏的全部）
help-train-width = 网络的宽度
help-train-look = 用多少个数比较一步棋
help-train-rows = 表中有多少特征占一行
help-train-matches = 同时进行多少局
help-train-steps = 一轮中每局有多少次决策
help-train-minibatch = 一次从多少次决策中学习
help-train-rate = 开始时步子多大；结束时为其二十分之一（0.0004）
help-train-entropy = 开始时尝试多种走法的价值；结束时为其十分之一（0.02）
help-arena-bots = 谁来玩：kitten,tiger,greedy,search:2000,mine.py:choose …
help-arena-games = 至少玩几局；每副牌总会打完
help-arena-seats = 每桌几人（不写则为该游戏的最少人数）
help-seed = 种子相同，对局相同
help-arena-by = 看什么：获胜，或每个名次
help-arena-jobs = 用几个进程（每核一个）
help-arena-log = 把对局存在这里，也从这里继续
help-arena-plot = 写出图片：.svg或.html
help-json = 输出JSON
help-check-game = 一款游戏；不写则为全部
help-check-games = 随机玩几局
help-check-out = 失败的对局存为回放文件的位置
help-compile-game = 游戏；不写则为全部
help-dataset-game = 要玩的游戏；用 --row 时是数据集的文件夹
help-dataset-bots = 谁来玩：一个名字，或每个座位一个
help-dataset-out = 写入的文件夹（默认：游戏名）
help-dataset-rows = 同时写入做选择的座位所见，以及它的走法列表
help-threads = 用几个线程（默认：每核一个）
help-cards = 用改过的牌玩
help-dataset-row = 写出第N个决策的记录，并说明如何回放
help-report-games = 各种人数合计玩几局
help-report-seats = 人数，用逗号隔开（默认：全部）
help-report-bots = 要比较的水平，用逗号隔开；每种都坐满所有座位
help-report-bot-games = 会思考的机器人各玩几局（默认：千分之一）
help-report-vs = 用相同的种子，与另一选项或另一套牌比较
help-report-seed = 种子相同，报告相同
help-report-out = 写入的文件夹
help-run-cluster = 在Dask调度器的工作节点上运行
help-run-keep = 边跑边把累计结果存到那里；再次运行同一命令会接着来
help-simulate-bots = 谁来玩：一个名字，或每个座位一个，用逗号隔开
help-simulate-gpu = 在GPU上玩；对局完全相同
help-simulate-chosen = 与 --gpu 合用：统计每张牌被选的次数
help-backup-file = 要写的文件；不能已存在
help-backup-db = 数据库：文件，或postgresql://user@host/name
help-backup-group-read = 允许同组用户读取该文件
help-key-what = 查看密钥及其位置，或生成新的
help-key-db = 密钥所属的数据库：文件，或postgresql://user@host/name
help-key-key-file = 密钥不在通常位置时，在哪里
help-key-at-once = rotate：旧cookie立即失效，所有人退出登录
help-restore-file = purrlor backup 写出的文件
help-restore-db = 要填充的空数据库：文件，或postgresql://user@host/name
help-restore-try = 恢复到一个随即丢弃的数据库：只为确认可行
help-group-read = 允许同组用户读取生成的文件
help-serve-host = 监听的地址（0.0.0.0：整个网络）
help-serve-port = 监听的端口（0：任意空闲端口）
help-serve-db = 文件，或postgresql://user@host/name
help-serve-key-file = 签署cookie的密钥（见docs/safety.md）
help-serve-new-key = 不要旧密钥继续：所有人退出登录
help-serve-cards = 给新牌桌发改过的牌
help-serve-origin = 另一个可以连接的网页
help-serve-https = 人们通过https访问服务器（在代理之后）
help-serve-proxy = 相信前面的代理所说的来访者（单独使用：本机的代理）
help-serve-allow = 放宽某个地址或网络（如学校）的所有限制
help-serve-thinkers = 最多几个机器人同时思考
help-serve-delays = 停顿有多像人；0：没有
help-serve-verbose = 记录更多日志
help-serve-database-password = PostgreSQL数据库的密码；放在单独的文件里更安全
help-serve-database-password-file = 只写有数据库密码的文件
help-serve-open-table-days = 尚未开始的牌桌，若这么多天无人到场便会关闭
help-serve-closed-table-days = 开始前就关闭的牌桌，过这么多天后删除（0：永不）
help-serve-finished-days = 结束的对局连同走法和聊天，过这么多天后删除（0：永不）
help-serve-chat-days = 牌桌上的聊天过这么多天后删除（0：随对局一起）
help-serve-backup-folder = 服务器运行时把备份写入此文件夹（不设则不备份）
help-serve-backup-hours = 两次备份之间的小时数
help-serve-backups-kept = 保留多少份备份；更旧的会删除
help-serve-metrics-token = 持有此令牌者可从任何地方读取/metrics；未设则只有本机可读
help-serve-metrics-token-file = 只写有此令牌的文件
help-serve-log = 日志的形式：text供人阅读，json供机器读取
help-serve-idle-minutes = 在没有计时的牌桌上，可为让大家等这么多分钟的人叫替身（0：不可）
help-config = 设置文件；命令行和环境变量优先（`purrlor admin settings`可生成一份）
help-admin-status = 只列出此状态的牌桌
help-admin-find = 只列出编号、代码或名字含有此文本的
help-admin-most = 最多多少条
help-admin-url = 服务器地址（若不是此数据库的服务器）
help-admin-verify-table = 只检查此编号的牌桌
help-admin-text = 所有人看到的文字
help-admin-minutes = 在这么多分钟内，后来的人也会看到
help-admin-over = 撤下先前的公告
help-admin-restart-minutes = 多少分钟之后
help-admin-table = 牌桌编号（`purrlor admin tables`可列出）
help-admin-whom = 某人的编号（`purrlor admin people`可列出），或地址、网络
help-admin-person = 某人的编号（`purrlor admin people`可列出）
help-admin-why = 给自己的备注
help-admin-yes = 不先询问
help-admin-try = 只显示会删除多少
help-games-game = 查看一款游戏：它的牌和选项
help-games-json = 输出为JSON
help-play-seats = 几位玩家（空位由机器人补上）
help-play-people = 其中几位在这个键盘前
help-play-names = 人的名字，用逗号隔开
help-play-bots = 谁坐其余座位：共用一个名字，或每个座位一个
help-play-seed = 种子相同，对局相同
help-play-save = 游戏结束或你离开时，把对局存到这个文件
help-replay-to = 显示第N步之后的牌桌，然后停下
help-replay-seat = 用某个座位的视角看（默认：旁观者）
help-replay-all = 不停顿地输出整局

## 命令：words，给译者

words-whole = { $language }，{ $place }：完整
words-lacking = { $language }，{ $place }：缺{ $missing }条，{ $other }条不符（{ $file }）
help-words-tag = 一种语言，如de；不写则列出各语言的完成度
help-words-game = 一款游戏，或用shell表示其余一切；不写则为全部

## 命令：服务器、备份和密钥说的话

serve-open = 猫馆开门了：{ $address }（按Ctrl-C停止）
backup-written = 已将{ $rows }写入{ $file }。签署cookie的密钥不在其中：请另行保管。
backup-rows = { $people }、{ $tables }和{ $moves }（共{ $n }行）
backup-people = { $n }人
backup-tables = { $n }张牌桌
backup-moves = { $n }步
backup-progress = { $name }：{ $n }行
restore-key = 签署cookie的密钥不在备份里：所有人都会退出登录，除非把旧馆的密钥带来（新馆会在{ $place }找它）。恢复链接无论如何都能用。
restore-done = 已恢复{ $rows }。
restore-tried = 试恢复成功：{ $rows }；没有改动任何内容。
key-is = 密钥{ $key }，位于{ $place }，{ $age }。
key-ageless = 生成时间不明
key-age = 生成于{ $day }，{ $n }天前
key-before = 前一把密钥的cookie可换新到{ $day }。
key-new = 新密钥{ $key }在{ $file }中；{ $old }。
key-old-end = 旧cookie立即失效
key-old-exchanged = 旧cookie在{ $n }天内可换新
key-noticed = 正在运行并读取此文件的服务器会在{ $n }秒内察觉；无需重启。
config-head =
    Purrlor的设置，用于`purrlor serve --config 文件`（或环境变量{ $variable }）。
    去掉键前面的#即可设置；所写的值是默认值或示例。
    括号内是优先于本文件的环境变量和命令行选项。
admin-gathering = 等人中
admin-playing = 进行中
admin-over = 已结束
admin-closed = 已关闭
admin-is-banned = （已封禁）
admin-none = 没有。
admin-unheard = 此处现在没有运行中的服务器；下次启动时生效。
admin-load-store = 数据库中：有名字的人{ $people }，走法{ $moves }，聊天{ $lines }行；牌桌：{ $tables }。
admin-load-none = 这台机器上没有服务器应答。
admin-load-now = 现在：牌桌上{ $people }人，{ $sockets }个连接，内存中{ $tables }张牌桌；启动以来{ $moves }步走法。
admin-load-machine = 服务器占用{ $memory }MB内存，已用处理器{ $seconds }秒，延迟{ $behind }毫秒。
admin-ready = 服务器正在接待来客。
admin-not-ready = 服务器现在不接待来客。
admin-table-closed = 牌桌{ $table }已关闭。
admin-ban-done = { $whom }从现在起被封禁。
admin-unban-done = { $whom }可以再次进入。
admin-erase-ask = 此操作无法撤销。要抹除{ $name }，请再输入一次编号：
admin-erase-not = 没有抹除任何人。
admin-erase-done = 已抹除；{ $n }张牌桌上改由陌生人就座。以前的备份里仍有这个名字。
admin-retention-try = 将删除的牌桌：{ $tables }；聊天行数：{ $lines }。
admin-retention-done = 已删除的牌桌：{ $tables }；聊天行数：{ $lines }。
admin-verify-bad = 牌桌{ $table }：{ $why }
admin-verify-unreadable = 其记录行无法读取。{ $why }
admin-verify-gap = 记录缺少第{ $why }行。
admin-verify-unplayable = 记录在此行无法重放：{ $why }
admin-verify-end = 对局已结束，但记录没有走到终点。{ $why }
admin-verify-digest = 其记录得出的对局与实际下的不同，{ $why }。
admin-verify-damage = 数据库本身已损坏：{ $why }。
admin-verify-homeless = 有属于已不存在的牌桌{ $table }的走法。
admin-verify-done = 记录能重现对局的牌桌：{ $whole }（{ $lines }步）；其他规则、未重放：{ $other }；问题：{ $bad }。

## 命令：实验室

progress = { $done }/{ $n }局
compile-ready = { $name }：就绪
compile-failed = { $name }：失败
check-saved = 已存为{ $path }；用 purrlor replay 查看
check-nothing = { $game }：{ $games }局（{ $decisions }个决策）、{ $setups }种开局中没有发现问题，其中{ $walked }种以普通与编译两种方式对照走过并做了双世界测试，用时{ $seconds }秒
dataset-written = { $games }局，{ $decisions }个决策：{ $first }和{ $second }
simulate-pace = { $seats }人局{ $games }局，用时{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }秒：每秒{ $decisions }个决策，每秒{ $pace }局
simulate-length = 每局{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }个决策，最多{ $longest }个
simulate-seat = { $seat }号座（{ $bot }）：胜率{ NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }，平均{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }分
simulate-ends = 结局：{ $ends }
simulate-end = { $reason } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-chosen = { $what }：每局{ NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }次
report-written = { $games }局，用时{ $seconds }秒：{ $page }和{ $data }
number = { $n }
number-one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## 竞技场：机器人的等级分

arena-title = { $game }，{ $seats }人局
arena-page = 竞技场：{ $title }
arena-picture = { $title }，{ $games }局
arena-played = { $deals }副牌共{ $games }局，每副牌都轮遍各种座次；用时{ $seconds }秒。±是以每副牌为单位的95%区间。
arena-played-few = 只有一副牌，共{ $games }局，用时{ $seconds }秒：牌太少，无法判断结果有多可靠。可用--games增加局数。
arena-bot = 机器人
arena-rating = 等级分
arena-step = 领先下一名
arena-wins = 胜率
arena-games = 局数
arena-points = { $points } ± { $sure }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sure, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-matrix = { $beats }，单位%（* p < 0.01）
arena-ahead = 名次领先于……的比例
arena-beats = 两者之一获胜时的胜率
arena-order = 按行动顺序的胜率
arena-begins = 先手
arena-axis = 等级分（95%区间）

## 报告：数字和句子

# 句子的一部分不带句号。`这样`是要输入的内容，*这样*是强调。

report-percent = { $n }%
report-points = { $n }个百分点
report-seats = { $n }人局
# 行动顺序中的位置，从1开始。
ordinal = 第{ $n }个
report-setting = { $cards }和{ $options }
options-usual = 默认选项
report-no-place = { $table }：{ $verdict }（若相差{ $points }就会显现）。
verdict-fair = 行动顺序不影响胜率
verdict-few = 局数太少，看不出谁占便宜
report-place = { $table }中，{ $place }行动的玩家胜率为{ $wins }（公平值：{ $fair }）：{ $weight }。
weight-none = 几乎不必在意
weight-small = 差别不大
weight-look = 值得一看
weight-large = 差别很大
weight-unsure = 可能只是偶然；多打几局便知
change-option = 选项{ $name }：A为{ $before }，B为{ $after }。
change-card = { $card }的{ $name }：A为{ $before }，B为{ $after }。
change-card-new = { $card }是B中的新牌（{ $count }张）。
change-card-gone = B中没有{ $card }。
report-half = 半数对局的长度不超过：{ $lengths }。
report-length = { $table }为{ $median }个决策（九成对局：{ $low }到{ $high }）
report-no-card = 「{ $label }」一项中，没有哪张牌特别突出。
report-cards = 「{ $label }」一项中，胜率最高的是{ $best }，最低的是{ $worst }；平均每张牌为{ $average }。
report-card = *{ $name }*（胜率{ $win }，{ $points }个百分点）
report-between = { $low }和{ $high }之间
report-cell = { $seats }个座位中胜率{ $win }（{ $low }到{ $high }）；若相差{ $points }就会显现
report-going = { $place }行动的胜率

## 报告：表格和图

measure-decisions = 每局决策数
measure-choices = 可选走法数
measure-leads = 领先易手次数
measure-drama = 最终胜者平均落后多少（0为持平，1为无望）
measure-decided = 对局进行到多少时，胜者开始一路领先
measure-winning = 胜者的分数
measure-margin = 胜者与第二名的分差
measure-shared = 共同获胜的对局
head-card = 牌
head-goes = 顺序
head-wins = 胜率
head-fair = 公平值
head-between = 可信区间
head-smallest = 能显现的最小差别
head-shortest = 最短的5%
head-below = 四分之一低于
head-median = 中位数
head-above = 四分之一高于
head-longest = 最长的5%
axis-won = 胜率
axis-decisions = 每局决策数（点线：中位数）
axis-games = 对局占比
axis-all = 所有座位
axis-winners = 胜者
axis-points = 终局分数（{ $table }）
axis-share = 占比
axis-leads = 每局领先易手次数
axis-over = 对局进度（%）
axis-decided = 已见分晓的对局
axis-card = 有「{ $label }」的座位的胜率（虚线：平均每张牌，{ $average }）
axis-change = B对A，百分点：{ $label }
picture-order = 各种人数下，行动顺序中每个位置的胜率
picture-lengths = 每局有多少决策
picture-points = 终局分数，以及赢多少
picture-story = 领先多常易手，对局何时见分晓
picture-ends = 对局为何结束
picture-cards = 各牌胜率：{ $label }
picture-change = B方与A方相比，各牌表现如何：{ $label }

## 报告：网页

report-title = { $title }：平衡报告
report-head = { $title }：公平吗？好玩吗？
report-lead = 为了弄清楚，玩了{ $count }局（{ $kinds }），使用{ $setting }，用时{ $seconds }秒。
report-under = 「{ $label }」（{ $table }）
report-everywhere = 「{ $label }」，所有牌桌
report-show = 显示表格
report-versus-how = 双方逐局使用同样的洗牌。A：{ $a } B：{ $b } 数字是B减A；*粗体*的确凿。
report-minus = B减A
report-changes = 「{ $label }」的牌：B改变了什么
report-note-made = 规则版本{ $version }；种子{ $seed }。由 `{ $command }` 生成。全部数字：
report-glance = 一览
report-order = 谁赢：第几个行动要紧吗？
report-lengths = 对局有多长，值多少分
report-story = 悬念：领先会易手吗，何时见分晓？
report-ends = 对局如何结束
report-which = 牌：哪些太强，哪些太弱？
report-nav-order = 谁赢
report-nav-length = 长度
report-nav-story = 悬念
report-nav-ends = 结局
report-nav-cards = 牌
report-nav-versus = A对B
report-nav-notes = 说明
report-order-how = 每个点是行动顺序中的一个位置，高度表示该位置多常获胜。虚线是公平的份额。细条表示这个数有多可靠：100次里有95次，真值落在其中。点离开虚线，说明早行动或晚行动有好处。
report-lengths-how = 线越高，那种长度的对局越多。右边拖着长尾，说明有些对局拖得很久。
report-story-how = 每个回合之后，游戏自己判断谁领先。左：领先多常易手。右：对局进行到多少时，有多少局已见分晓（此后最终胜者一路领先）；线升得晚，说明悬念留到最后。
report-which-how = 每行是一张牌。点表示遇到这种情况的座位多常获胜，细条表示有多可靠。蓝色优于平均，橙色差于平均，灰色难分高下。远在右边的牌可以考虑削弱。注意，这只是*关联*，还不是原因：本来就要赢的人可能更有机会打出某些牌。要确定，就改掉那张牌再比较（`--vs my.toml`）。
report-every = 每张牌，以及它经历的一切
report-every-how = 数字是与该列平均牌相差的百分点；*粗体*的确凿（其中至多二十分之一是巧合），浅色的发生得太少。指向数字可看详情。
report-note-sure = 「±」和细条是95%区间。「就会显现」指这样大的样本五次里能发现四次的最小真实差别；更小的差别可能存在而看不到。
report-note-bars = 牌的细条把同一局的座位当作互相独立；其实一个座位赢就是另一个座位输，所以细条略微偏宽，绝不会偏窄。
report-note-chance = 随机选择的玩家能显出牌本身的作用。聪明的玩家更会用强牌：加上 `--bots random,greedy`。

## 命令：选项读取器自己说的话

argparse-usage = 用法:
argparse-positional = 位置参数
argparse-options = 选项
argparse-help = 显示这份帮助并退出
argparse-argument = 参数{ $name }：{ $trouble }
argparse-unrecognized = 不认识的参数：{ $words }
argparse-required = 缺少必需的参数：{ $words }
argparse-one = 需要一个参数
argparse-some = 至少需要一个参数
argparse-choice = 无效的选择：{ $value }（可选{ $known }）
argparse-ambiguous = 选项有歧义：{ $word }可能是{ $known }
argparse-no-value = 多余的参数值{ $value }
argparse-not-with = 不能与参数{ $other }同用
error-language = 这里没有{ $name }这种语言；有{ $known }。
trouble-system = 系统
trouble-at = { $where }：{ $error }
trouble-memory = 内存不够
trouble-ours = 这不该发生：{ $kind }：{ $error }；请告诉我们（{ $variable }=1可显示出错位置）。

## 出错：命令的用词、文件

error-option-form = 选项要写成NAME=VALUE，而不是{ $text }。
error-threads = 线程数应为1到1024，而不是{ $n }。
error-batch-seed = 多局的种子最多64位且不为负，{ $seed }不行。
error-file-long = { $path }超过{ $most }字节。
error-plot-name = 图片要写入以.svg或.html结尾的文件，而不是「{ $path }」。
error-plot-unwritable = 无法把图片写入「{ $path }」：{ $trouble }。
error-log-other = { $path }里是另一个竞技场（{ $other }）；请换个新文件。
error-log-unwritable = 无法把对局存入{ $path }：{ $trouble }。
error-arena-two = 竞技场至少要两个机器人：--bots kitten,tiger。
error-arena-twice = 机器人「{ $name }」写了两次；它本来就会坐遍每个座位。
error-game-endless = 有一局{ $game }没有结束；purrlor check 也许能找出原因。
error-game-number-endless = { $game }的第{ $number }局没有结束。
error-game-broke = 第{ $number }局在第{ $ply }步出错：{ $trouble }。
error-games-few = 局数至少为1，而不是{ $n }。
error-dataset-record = 无法写入记录：{ $trouble }。
error-dataset-row = 数据集有{ $n }行；没有第{ $row }行。
error-dataset-damaged = { $folder }里的文件不是数据集，或已损坏：{ $error }。
error-dataset-missing = { $folder }里没有数据集：{ $trouble }。
error-report-few = 报告要求{ $tables }种牌桌每种至少{ $games }局。
error-report-seats = 人数要写成2,3,4；而不是{ $text }。
error-report-vs = 请与NAME=VALUE或牌文件（.toml）比较，而不是「{ $word }」。
error-report-vs-twice = --vs是B方，只能写一次；多处改动请合在一起：--vs { $words }
error-keep-unwritable = 无法保存做到一半的工作：{ $trouble }。
error-keep-other = { $path }存的是其他对局的结果；请换个文件。
error-keep-damaged = { $path }不是保存结果的文件，或已损坏。
error-cluster-silent = { $address }没有带工作节点的Dask调度器回应。
error-cluster-rules = 工作节点的规则与本机不同；请安装相同版本。
error-cluster-gone = { $address }的集群不见了。
error-cluster-dying = { $address }的集群不见了，或其工作节点不断崩溃。
error-bots-number = 请写一个机器人给所有座位，或写{ $seats }个，每座一个；而不是{ $n }个。
error-bots-gpu = 在GPU上所有座位都随机选择；请去掉 --bots。
error-chosen-gpu = --chosen 需要 --gpu；在处理器上由 purrlor report 分析牌。
error-no-folder = 没有可写入的文件夹{ $folder }。
error-file-none = 没有文件{ $file }。
error-file-unreadable = 无法读取{ $file }：{ $error }。
error-listen = 无法监听{ $host }:{ $port }：{ $reason }。
error-allow-form = 「{ $text }」应写成NETWORK=TIMES，倍数为1到10000。
error-network-form = 「{ $text }」既不是地址，也不是192.0.2.0/24这样的网络。
error-people-many = { $people }人坐不下{ $seats }个座位。
error-bots-many = 有{ $seats }个座位给机器人，却写了{ $n }个机器人。
error-record-no-seat = 记录中没有座位{ $seat }。
error-record-no-move = 记录有{ $n }步；没有第{ $move }步。
error-arguments = { $trouble }；{ $command } --help 有更多说明。
trouble-none = 没有
trouble-fault = 规则有错
trouble-no-move = 要决策却无步可走
trouble-odd-move = 走法超出范围
trouble-piece = 有牌或棋子丢失或重复
trouble-endless = 游戏不会结束
trouble-nobody = 没有人被询问，但游戏没有结束
trouble-odd-seat = 询问了不存在的座位
trouble-twice = 列表里同一走法出现两次
error-file = { $trouble }。
file-none = 没有文件{ $path }
file-unreadable = 无法读取{ $path }：{ $error }
file-folder = { $path }是文件夹，不是文件
file-odd = { $path }不是普通文件
file-locked = { $path }不允许读取
file-unwritable = 无法写入{ $path }：{ $error }
file-closed = { $path }不允许写入
file-nameless = 缺少名字
folder-none = 没有文件夹{ $path }
folder-file = { $path }是文件，不是文件夹
folder-impossible = { $path }不能作为文件夹：{ $error }
folder-closed = { $path }不允许写入
argument-digits = 应为最多40位的整数，而不是{ $text }
argument-negative = 应为不为负的整数，{ $number }不行
argument-low = 应为至少{ $low }的整数，而不是{ $number }
argument-high = 应为至多{ $high }的整数，而不是{ $number }
argument-span = 应为{ $low }到{ $high }的数，而不是{ $text }
error-arena-number = { $name }的数量应为1到{ $most }，而不是{ $n }。
error-arena-unsent = 机器人「{ $name }」无法发送到其他进程（{ $error }）；请用jobs=1。
simulate-compiling = 正在为GPU编译{ $game }
run-goes-on = { $path }已存有{ $n }局，接着来
run-kept = { $games }局中的{ $done }局已存入{ $path }；再次运行同一命令会从那里接着来。
error-run-kept = { $error }{ $kept }

## 出错：机器人和训练

error-gym-seat = 我方座位应为0到{ $last }，或any；而不是{ $seat }。
error-gym-bots = 请写一个机器人给所有座位，或在座位固定时为其他座位写{ $others }个；而不是「{ $names }」。
error-gym-environments = 环境数至少为1，而不是{ $n }。
error-env-reset = 请先调用reset()：这个环境里还没有开始对局。
error-env-cycles = max_cycles是不小于1的整数或None，而不是{ $n }。
error-train-name = 网络要存入以.npz结尾的文件，而不是{ $path }。
error-train-gpu = 没有torch可用的GPU；不加--gpu则在处理器上学习。
error-train-seats = 座位数写作2,3这样，且须在{ $known }之中；不能是“{ $text }”。
error-train-file = { $path }中没有训练得到的网络。
error-train-encoding = 这个网络是为{ $game }的其他规则或卡牌训练的，不能从它继续。
error-selfplay-choice = 选择是其对局走法列表中的位置，从0开始。
error-spiel-options = 选项要写成name:value;name:value，而不是「{ $text }」。
error-zoo-no-move = 对局还在进行，智能体必须选择一步。
error-zoo-not-its-move = 正在询问座位{ $seat }，而{ $move }不是它的走法。
error-zoo-not-asked = 现在没有询问座位{ $seat }；它唯一的动作是{ $action }。
error-zoo-illegal = illegal是'refuse'或'lose'，而不是{ $illegal }。
error-bot-answer = 机器人「{ $name }」回答了{ $answer }，这不是它的走法。
error-bot-kind = 机器人是名字、函数choose(view, moves)、有此方法的对象或purrlor.bots.Bot，而不是{ $given }。
error-bot-not-asked = 现在没有询问座位{ $seat }，机器人无法替它回答。
error-bot-failed = 机器人「{ $name }」出错：{ $error }。
error-bot-lacking = 「{ $place }」里没有机器人「{ $name }」：应为(view, moves)的函数，或带有choose的类。
error-bot-unloadable = 无法加载机器人「{ $name }」：{ $error }。
error-bot-how-long = 「{ $name }」要思考多久？请写search:2000（迭代次数）或search:500ms。
error-bot-no-settings = 机器人「{ $name }」没有设置项，「{ $text }」没有意义。
error-bot-setting-span = 在「{ $text }」中，{ $name }应为{ $span }，而不是「{ $value }」。
error-bot-setting-unknown = 机器人「{ $name }」没有设置项「{ $setting }」；它有{ $known }。
error-bot-setting-twice = 机器人「{ $text }」的{ $name }写了两次。
error-level-unknown = 没有机器人「{ $name }」；有{ $known }。
error-bot-close = 没有机器人「{ $name }」。是想用「{ $close }」吗？
error-bot-unknown = 没有机器人「{ $name }」。有{ $known }，以及your_file.py:choose这样的写法。
bot-no-settings = 无
error-network-none = 没有网络「{ $name }」。
error-network-damaged = 文件「{ $name }」里没有可读取的网络。
error-network-game = 网络「{ $name }」用于'{ $theirs }'，不用于{ $game }。
error-network-version = 网络「{ $name }」学的是{ $game }第{ $theirs }版；这里是第{ $ours }版规则。
error-network-encoding = 网络「{ $name }」按{ $theirs }读取{ $game }的局面；这个版本按{ $ours }写出。
error-network-cards = 网络「{ $name }」只学过使用原来的牌的{ $game }。
error-network-seats = 网络「{ $name }」没有学过{ $seats }个座位的{ $game }。
error-network-option = 网络「{ $name }」没有学过{ $option } = { $value }的{ $game }。
network-search = { $why }机器人「{ $bot }」改用搜索。

## 出错：游戏、座位、选项、走法

error-rules-imagined = { $game }的规则在设想的局面中出错；purrlor check 也许能找出位置。
error-seed = 种子是最多{ $most }位的整数，而不是{ $seed }。
error-option-value = 选项{ $name }应为{ $known }之一；而不是{ $value }。
error-option-unknown = 没有选项{ $name }；这个游戏有{ $known }。
error-named-values = 「{ $name }」需要名称和值（dict），而不是{ $value }。
error-move-axis = 「{ $word }」不是这个游戏的{ $axis }。
error-move-number = 没有编号为{ $move }的走法。
error-move-kind = 走法是match.moves(seat)中的一个、它的编号或文本，而不是{ $move }。
error-move-unknown = 「{ $name }」不是这个游戏的走法；它有{ $known }。
error-batch-move = 座位{ $seat }现在不能走编号为{ $move }的走法。
error-rules-batch = { $game }的规则在批量对局中出错；purrlor check 也许能找出位置。
error-rules-playout = 模拟循环出错；用PURRLOR_PLAIN=1运行可看到规则如何执行。
error-compiler-unsupported = 这里无法编译规则：{ $error }。
error-compiler-lacks = 这里无法编译规则：这个版本没有{ $name }。
error-site-struct = 无法生成 WebAssembly 模块：{ $name } 中有带指针的结构留在内存里（{ $struct }）。
error-site-linker = 这里没有 WebAssembly 的链接器；用 pip install 'purrlor[site]' 安装。
error-site-link = 无法链接 WebAssembly 模块：{ $error }。
error-no-gpu = 这里没有Numba能用的GPU；去掉 --gpu 就在处理器上玩。
error-gpu-broken = GPU无法使用。{ $error }
error-seats = { $game }适合{ $span }人，而不是{ $seats }人。
error-option-seat = 选项{ $name }：没有座位{ $seat }。
error-move-not-now = 座位{ $seat }现在不能走「{ $move }」。
error-rules-no-move = 询问了座位{ $seat }，它却无步可走：规则有错。
error-concede-not-now = 座位{ $seat }现在不能认输。
error-not-over = 游戏还没结束。
error-no-offer = 没有人提议再来一局。
error-over = 游戏已经结束。
error-seat-unknown = 这一桌没有座位{ $seat }；座位为0到{ $last }。
error-not-asked = 现在没有询问座位{ $seat }。
error-rules-compiled = 规则在编译后的代码中出错；用PURRLOR_PLAIN=1运行可看到位置。
error-rules-fault = 规则因错误{ $fault }自行停止。
error-page-json = 这不是JSON：{ $error }。
error-page-table = 规则给出的牌桌不是JSON（{ $error }）：{ $part }
error-unknown-game = 没有游戏{ $name }；猫馆有{ $known }。
error-game-kind = 游戏用它的id（{ $known }）或purrlor.Game指定，而不是{ $given }。
error-outside-kind = 它是{ $kind }，不是purrlor.Game
error-tale-none = { $game }：事件「{ $name }」没有讲述（tale），无法告诉任何人。
error-tale-unsaid = { $game }：{ $file }里没有「{ $name }」的文字。
error-tale-words = { $game }：「{ $name }」要用{ $words }，但讲述给出的是{ $known }。
error-outside-id = 它的cards.toml叫它「{ $id }」
error-outside-twice = 另有一款游戏用了这个id
error-move-long = 没有这么长的走法。
error-move-on-its-way = 你的上一步还在路上。
error-by-rule = { $said } [{ $rule }]
error-move-form = 「{ $text }」应写成{ $form }这样。

## 出错：记录和局面

error-record-rules = 这份记录由{ $game }第{ $theirs }版生成；这里是第{ $ours }版规则，不会用别的规则去播放它。
error-position-row = 局面的一行应为一组字段，而不是{ $given }。
error-position-place = 字段「{ $path }」没有位置{ $key }。
error-position-range = 字段「{ $path }」：{ $number }超出范围。
error-position-field = 没有字段「{ $name }」。
error-position-word = 字段「{ $path }」：不认识{ $value }。
error-position-value = 字段「{ $name }」容不下{ $value }。
error-record-whole = 记录里的数都是整数，{ $number }不行。
error-record-letters = 记录最多{ $most }个字符，而不是{ $n }个。
error-record-digits = 记录里的数最多{ $most }位，而不是{ $n }位。
error-record-field = 记录缺少字段「{ $name }」，或类型不对。
error-record-words = 记录的字段「{ $name }」中，每个词最多{ $most }个字符。
error-record-hidden = 记录的字段「{ $name }」含有无法显示的字符：{ $text }。
error-record-names = 记录最多有{ $most }个名字，而不是{ $n }个。
error-record-options = 记录最多有{ $most }个选项。
error-record-seed = 记录的种子{ $seed }不是最多128位的十六进制数。
error-record-moves = 记录最多有{ $most }步，而不是{ $n }步。
error-record-move = 记录的第{ $ply }步{ $line }应写成「0 play:something」这样。
error-record-facts = 承诺的洗牌最多有{ $most }项事实。
error-record-format = 这不是我们认识的Purrlor记录格式。
error-record-deep = 这不是记录：嵌套太深。
error-record-json = 这不是记录：{ $error }。
error-record-kind = 记录是purrlor.Record，例如match.record或Record.from_json(text)，而不是{ $record }。
error-record-start = 记录的开局比任何局面都大或都深。
error-position-game = 这个局面不属于{ $game }第{ $version }版。
error-position-options = 局面的选项应为一组名称和值，而不是{ $given }。
error-position-stuck = 规则无法从这个局面继续。
error-position-seats = { $seats }人局面的字段「{ $name }」不能是{ $value }。
error-position-count = 局面有{ $n }个{ $name }，游戏有{ $wanted }个。
error-position-no-move = 这个局面询问座位{ $seat }，它却无步可走。
error-record-has-moves = 记录有{ $n }步，没有第{ $ply }步。
error-record-set-up = 这份记录从摆好的局面开始；只有从头开始的对局才能接着玩。
error-records-reading = 正在读取来自这里的其他记录；请稍等。
error-record-at = 记录的第{ $ply }步「{ $move }」：{ $error }
error-record-stuck = 记录的第{ $ply }步「{ $move }」：规则无法从这样的局面继续。
error-record-position = 记录的局面：规则无法从这样的局面继续。
error-record-cards = 这份记录用的是{ $theirs }；这里是{ $ours }。
cards-edited = 改过的牌（{ $edition }）
cards-usual = 原版牌

## 出错：牌表

error-cards-twice = { $name }有两张牌id相同。
error-sheet-lacks = { $name }：[game]下缺少字段「{ $word }」。
error-card = cards.toml，牌「{ $card }」的「{ $name }」：{ $trouble }。
error-cards-deal = { $name }：{ $n }张牌太少或太多，无法发给{ $seats }个座位。
error-cards-deep = { $name }不是牌表：嵌套太深。
error-cards-toml = { $name }不是TOML文件：{ $error }。
error-cards-unread = { $name }：规则读不懂这些牌（{ $error }）。
error-cards-unplayable = { $name }：{ $seats }人时这些牌没法玩（{ $error }）。
error-cards-numbers = { $name }：这样的数字，{ $seats }人没法玩（{ $error }）。
error-decks-twice = 有两个文件改动同一款游戏的牌。
error-decks-game = { $name }，第1行：请写明这些牌属于哪款游戏：{ $example }。
error-sheet = { $name }，第{ $line }行：{ $trouble }。
sheet-blocks = 牌要写成[[card]]块
sheet-long = 牌表最多{ $most }张牌
sheet-word = { $word }在这里没有意义；牌表由[game]和[[card]]块组成
sheet-game = [game]应为一组事实
sheet-other = 这是{ $theirs }的牌，不是「{ $ours }」的
sheet-fixed = 游戏的「{ $word }」不能改；它是{ $value }
sheet-no-id = 牌需要id
sheet-id = 牌的id由小写字母、数字和连字符组成，{ $id }不行
sheet-lacks = 新牌「{ $card }」需要字段「{ $word }」
sheet-card = { $card }的「{ $name }」：{ $trouble }
sheet-unknown = 规则不认识{ $word }；可用的是{ $known }
sheet-amount = { $text }的词后面需要整数，而不是{ $amount }
sheet-missing = 缺失；每张牌都要有{ $words }
sheet-twice = 另一张牌有相同的id
sheet-field = 这个游戏的牌没有字段{ $word }；有{ $known }
sheet-value = { $card }的「{ $word }」不能是{ $value }
sheet-negative = { $card }的「{ $word }」不能为负
sheet-text = { $card }的「{ $word }」应为一行，最多{ $most }个字符，{ $value }不行
sheet-number = { $card }的「{ $word }」中的数应为-{ $most }到{ $most }，而不是{ $value }
sheet-total = 所有牌的「{ $word }」合计现为{ $total }，超过分数能容纳的{ $most }

## 出错：密钥、数据库、备份

error-backup-there = 已经有文件{ $file }；不会覆盖。
error-db-damaged = 数据库无法完整读取：{ $error }。
error-key-at-once = --at-once 要与 purrlor key rotate 合用。
error-key-none = { $place }还没有密钥；服务器启动时会生成。
error-key-unwritable = 无法写入密钥文件{ $file }：{ $error }。
error-backup-folder = { $file }是文件夹，不是备份。
error-backup-not = { $file }不是备份。
error-restore-full = 数据库不是空的；备份只能恢复到新数据库。
error-db-folder = { $file }是文件夹，不是数据库。
error-db-tables = { $name }不是Purrlor的数据库：里面有{ $tables }。
error-db-unopened = 无法打开数据库{ $name }：{ $error }。
error-db-kind = 这里没有「{ $name }」这种数据库。
error-key-form = { $place }里没有密钥：密钥是一行64个字符，由0-9和a-f组成。
error-key-unreadable = 无法读取密钥文件{ $file }：{ $error }。
error-uvicorn = 不认识这个版本的uvicorn（缺少{ $missing }）；请安装{ $known }。
error-key-another = { $place }里的密钥与这个数据库认识的不同。请用 --key-file 指明正确的文件；或用 --new-key 启动，所有人都会退出登录（恢复链接仍可用）。
error-key-two = 数据库里还存着自己的密钥，而{ $place }里是另一把。请用 --key-file 为它指定新文件；或用 --new-key 启动，所有人都会退出登录（恢复链接仍可用）。
error-key-missing = 缺少签署cookie的密钥：没有文件{ $place }。请把它带来，或用 --key-file 指明；或用 --new-key 启动，所有人都会退出登录（恢复链接仍可用）。
error-key-variable = 密钥在{ $variable }中，只有你能改；把新的放在最前，后面写 `; OLD until TIME`。
error-db-package = 数据库需要软件包「{ $name }」；请安装purrlor[postgres]。
error-db-form = 数据库应为文件，或写成postgresql://user@host/name这样。
error-db-beside = { $file }处没有数据库；是想用{ $beside }吗？
error-db-none = { $file }处没有数据库；那里也没有别的数据库。
error-db-empty = { $name }不是Purrlor的数据库：它是空的。
error-db-newer = 数据库由更新的Purrlor生成（结构{ $found }；这里只认识{ $known }）。
error-db-older = 数据库的结构是{ $found }，此版本认识的是{ $known }：请先启动一次此版本的服务器，再重试。
error-db-used = 另一台服务器正在使用{ $file }；多台服务器需要PostgreSQL（--db postgresql://…）。
error-config-form = 设置文件{ $file }不是TOML：{ $error }。
error-config-key = { $file }设置了{ $key }，但没有这个键；`purrlor admin settings`会解释所有的键。
error-config-key-close = { $file }设置了{ $key }，但没有这个键；你是指{ $close }吗？
error-config-value = { $where }，{ $key }：{ $trouble }
error-config-switch = 应为true或false。
error-config-list = 应为文本列表，例如["一", "二"]。
error-config-one = 应为单个文本或数字。
error-config-text = 应为带引号的文本。
error-config-one-of = 应为其中之一：{ $known }。
error-config-secret = 文件{ $file }是空的；里面应有一行，即密钥。
error-db-password-typed = 命令行里的密码本机人人可见：请从--db中去掉，放进文件（--database-password-file）或PURRLOR_DATABASE_PASSWORD。
error-db-password-for-file = 数据库文件没有密码；密码只用于PostgreSQL。
error-restore-lost = 备份{ $file }未能完整恢复；缺少记录行的表：{ $names }。
error-admin-url = { $url }不是服务器地址；应以http://或https://开头。
error-admin-text = 请写出要告知大家的话，或用--over撤下。
error-admin-no-table = 没有牌桌{ $table }；`purrlor admin tables`可列出牌桌。
error-admin-table-over = 牌桌{ $table }已经结束或关闭。
error-admin-nobody = 这里没有编号为{ $whom }的人，它也不是网络；`purrlor admin people`可列出人员。
error-admin-not-banned = { $whom }未被封禁；`purrlor admin bans`可列出被封禁者。
error-restore = 无法恢复{ $file }：{ $error }

## 出错：牌桌上和猫馆里

error-no-address = 没有这个地址。
error-address-controls = 地址不能含控制字符。
error-many-requests = 请求太多；请稍等。
error-body-long = 正文最多{ $most }字节。
error-stopping = 服务器正在停止。
error-many-connections = 来自这里的连接太多。
error-broke = 这里出了点问题；已经记下。
error-chat-length = 请说1到{ $most }个字。
error-chat-controls = 聊天不能含控制字符。
error-db-silent = 数据库暂时没有回应；什么都没丢，请稍后再试。
error-stale-question = 这回答的是旧问题；已换成最新画面。
error-stale-view = 游戏已经往前走了；已换成最新画面。
error-eyes = 谁的视角？应为0到{ $last }的座位、none或open；而不是「{ $eyes }」。
error-replay-moves = 记录超过{ $most }步。
error-replay-long = 这份回放超过{ $most }MB；太长，无法显示。
error-replay-page = 回放的一页从某一步（`from`）开始，最多有{ $most }步。
error-before = before应为时间，照上一份列表给出的写。
error-request-nonsense = 这个请求没有意义：{ $error }。
error-request-broken = 请求中断了。
error-recovery = 这条恢复链接已经用过，或有了更新的，或从来就不是。
error-guide-language = 这个游戏不会说那种语言。
error-edition-unknown = 这个游戏没有这样的牌。
error-no-stylesheet = 这个游戏没有样式表。
error-game-unknown = 没有游戏「{ $name }」；猫馆有{ $known }。
error-many-codes = 试了太多邀请码；请等一分钟。
error-no-code = 没有用这个邀请码的牌桌。
error-no-record = 没有可以接着玩的记录。
error-db-forgets = 数据库存不住写入的内容。
error-starting = 服务器正在启动；请稍后再试。
error-banned = 本茶馆的管理者已不再接待你。
error-name-length = 名字要有1到{ $most }个看得见的字。
error-name-circles = 名字不能含带圈数字：牌桌用它们区分相似的名字。
error-name-controls = 名字不能含控制字符。
error-name-marks = 名字里每个字最多带{ $most }个附加符号。
error-many-waiting = 等待中的请求太多；请稍后再试。
error-server-busy = 服务器忙不过来；请稍后再试。
error-many-tables = 从这里开的牌桌太多；请稍等。
error-many-open-here = 从这里已开了{ $n }桌；请先玩完或关闭一桌。
error-seat-faster = 有人抢先一步，座位没了。
error-many-bots = 机器人比{ $seats }个座位还多。
error-no-seat = 这一桌没有座位{ $seat }。
error-over-at-ply = 此刻游戏已经结束；请从更早的一步接着玩。
error-no-seat-in-game = 这一局没有座位{ $seat }。
error-many-open = 你已开了{ $n }桌；请先玩完或关闭一桌。
error-stand-in-here = { $name }在场；替身只替不在的人打，或替在没有计时的牌桌上让大家等了{ $n }分钟的人打。
error-seat-taken = 这个座位有人了。
error-seats-taken = 座位都满了。
error-begun-or-left = 游戏已经开始，或刚有人离开。
error-owner-only = 只有桌主可以这么做。
error-seated-only = 只有入座的人可以这么做。
error-table-private = 这一桌不再接受别人加入。
error-seat-given-away = 桌主把你的座位让出去了；桌主可以让你再坐下。
error-barred = 这张牌桌的主人已请你离开；主人可以让你回来。
error-send-away-whom = 请用编号指定另一个人。
error-send-away-seated = 此人坐在这张牌桌上；开始前你可以让出其座位。
error-send-away-many = 一张牌桌最多可请走{ $n }人。
error-chat-off = 这张牌桌的主人已关闭聊天；表情仍可使用。
error-no-seat-here = 你在这一桌没有座位。
error-nobody-removed = 这一桌没有请出过叫这个名字的人。
error-seats-empty = 还有空位；请先让朋友或机器人坐满。
error-no-table = 没有这张牌桌。
error-many-replays = 从这里请求的回放太多；请稍等。
error-asker-gone = 请求的人已经离开。
error-many-records = 正在读取很多记录；请稍后再试。
error-stale = 游戏已经往前走了。
error-seat-lost = 你在这一桌已经没有座位了。
error-players-only = 这一桌只对玩家开放。
error-table-other-rules = 这一桌用的是别的规则或牌，无法继续。
error-not-begun = 游戏还没开始。
error-undo-spent = 这一桌收回的步数太多，从现在起落子无悔。
error-undo-fast = 你收回得太快，谁也跟不上；请稍等。
error-one-hello = 打一次招呼就够了。
error-many-answers = 最多能存{ $most }个回答。
error-chat-fast = 你说得比人读得还快；请稍等。
error-mute-whom = 要屏蔽谁？
error-mute-fast = 你变主意比人说话还快；请稍等。
error-mute-many = 你已屏蔽{ $n }人；请先解除一位。
error-no-hints = 这一桌没有提示。
error-nothing-asked = 现在没有问你什么。
error-message-nonsense = 这条消息没有意义：{ $error }。
error-foreign = 这个请求来自另一个网页。如果那是这台服务器自己的网页，请管理者用 --origin 启动它，或让前面的代理发送X-Forwarded-Host。
error-table-unreadable = 这个版本的服务器读不了这张牌桌；会原样保留，留给能读的版本。
error-begun = 游戏已经开始。
error-table-closed = 牌桌已关闭。
error-stand-in-soon = { $name }刚才还在；{ $seconds }秒后可以叫替身。
error-body-slow = 这个请求的正文来得太慢。
error-request-late = 请求没有到来。
error-request-none = 这不是请求。
error-headers-long = 这个请求的头部太长。
error-address-long = 这个地址太长。
error-address-none = 这不是地址。
error-requests-at-once = 同时的请求太多。
error-much-sent = 从这里一次发送得太多；请稍等。

## 服务器的告别，以及它对所有人说的话

unbuilt-title = 猫馆开门了，但窗户还没装好
unbuilt-text = 服务器正在运行，程序可以玩（见docs/protocol.md）。要在浏览器里看到牌桌，请先构建一次客户端：make web，然后刷新本页。
bye-slow = 你太久没有读取。
bye-token = 这个令牌打不开这一桌的任何座位。
bye-removed = 桌主把你的座位让出去了。
bye-signed-out = 你已在所有地方退出；刷新页面，以这台设备现在的身份继续。
bye-restarting = 服务器正在重启；会自动重新连接。
bye-gone = 本茶馆的管理者已关闭这张牌桌。
bye-database = 数据库暂时没有回应；会自动重新连接。
bye-flood = 没有意义的消息太多。
bye-no-hello = 没有等到招呼。
bye-not-hello = 第一条消息必须是招呼。
bye-protocol = 这台服务器使用协议{ $protocol }：请刷新页面，或更新你的程序。
notice-database = 服务器暂时无法保存走法。已经玩过的都不会丢；它会自动再试。
notice-operator = { $text }
notice-restart = 服务器将在{ $n }分钟后重启。不会丢失任何内容；会自动重新连接。
notice-restart-now = 服务器现在重启。不会丢失任何内容；会自动重新连接。

# 编译一个游戏的时候，只此一次。$bar：进度
compiling = 正在编译{ $game }的规则，只此一次：{ $bar }

# The one option that every game has, for commands; open and quick are its values.
option-windows-help = 询问所有可能响应的人（open），或只问确实能响应的人（quick）。

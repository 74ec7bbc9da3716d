### Cantankerous Cats，简体中文。用语见 docs/glossary/zh-Hans.md。
### 宠爱、捣蛋、意外（事件和撒欢）、瞬发、飞扑、反击、攻击、家猫、流浪猫、家、地盘、逗猫棒都是规则用语。
### 牌名读者必知时加「」，可能看不到时不加。

## 游戏，以及门上的一句话

game = Cantankerous Cats
    .line = 先用爱淹没铲屎官，再把宠爱全花在捣蛋上。

## 牌桌选项

option-mode = 玩法
    .help = 标准是完整游戏，基础没有飞扑和流浪猫，幼猫适合全家一起玩。
option-mode-standard = 标准
option-mode-basic = 基础
option-mode-kitten = 幼猫
option-turn_indicator = 方向牌
    .help = 点数大还是点数小赢得第一口，以及轮流的方向。
option-turn_indicator-flip = 随机
option-turn_indicator-high_clockwise = 点数大，顺时针
option-turn_indicator-low_counterclockwise = 点数小，逆时针
option-pounce_windows = 何时可以飞扑
    .help = 在一个回合的两个行动之前、之间或之后。
option-pounce_windows-before-between-after = 之前、之间和之后
option-pounce_windows-between-after = 之间和之后
option-pounce_windows-before-between = 之前和之间
option-feral_pounce_any = 流浪猫可瞄准任何猫
    .help = 在别人的回合，流浪猫可以瞄准任何猫，或只能瞄准拿着逗猫棒的猫。
option-feral_pounce_any-on = 任何猫
option-feral_pounce_any-off = 拿逗猫棒的猫
option-laser_refunds_action = 被激光笔取消后
    .help = 牌被取消时，所用的行动算用掉，或退还。
option-laser_refunds_action-off = 算用掉
option-laser_refunds_action-on = 退还
option-blame_any_mischief = 都怪狗能对付谁
    .help = 都怪狗只能对付拿逗猫棒的猫打出的、或攻击你的捣蛋牌，或能对付任何猫的捣蛋牌。
option-blame_any_mischief-off = 拿逗猫棒的猫
option-blame_any_mischief-on = 任何猫
option-final_attack_blocks_win = 最后机会中的攻击
    .help = 有猫即将获胜时，其他猫只能用意外牌阻止，或也能用攻击阻止。
option-final_attack_blocks_win-off = 只用意外牌
option-final_attack_blocks_win-on = 攻击也行
option-reactions_without_tokens = 激光笔和都怪狗
    .help = 基础和幼猫玩法没有飞扑标记，这些牌可免费使用，或移出牌堆。
option-reactions_without_tokens-free = 免费
option-reactions_without_tokens-remove = 移出牌堆
option-kitten_instants = 幼猫玩法的瞬发
    .help = 在幼猫玩法中忽略瞬发图标，或照常使用。
option-kitten_instants-off = 忽略
option-kitten_instants-on = 使用
option-kitten_hand = 幼猫玩法的起始手牌
    .help = 在幼猫玩法中每只猫发几张牌。
option-kitten_hand-n = { $n }张牌
option-kitten_first = 幼猫玩法的先手
    .help = 幼猫玩法由谁先开始：随机一位，或指定座位。
option-kitten_first-random = 随机
option-voluntary_feral = 完成付不起的捣蛋
    .help = 允许，但你会沦为流浪猫；或者不允许。
option-voluntary_feral-on = 允许
option-voluntary_feral-off = 不允许
option-token_supply = 飞扑标记
    .help = 一共有多少枚飞扑标记。
option-token_supply-n = 一共{ $n }枚
option-token_supply-2_per_player = 每位玩家两枚
option-feral_win_check = 流浪猫获胜
    .help = 流浪猫存入第九颗爱心时获胜，或在自己回合里只要有九颗就获胜。
option-feral_win_check-on_bank = 存入时
option-feral_win_check-any_time = 随时
option-round_cap = 最多轮数
    .help = 这么多轮之后游戏结束，由分数定胜负。
option-round_cap-n = { $n }轮

## 桌上的位置；猫流浪时，家叫做地盘

zone-bowl = 食盆
zone-litter = 猫砂盆
zone-table = 桌上
zone-track = 计分板
zone-indicator = 方向牌
zone-bank = 标记库
zone-toy = 逗猫棒上
zone-hand = 手牌
zone-house = 家
zone-territory = 地盘
zone-tokens = 飞扑标记

## 玩家名字旁：徽章和计数

badge-turn = 回合
badge-toy = 逗猫棒
badge-feral = 流浪
count-hand = 手牌
count-hearts = 爱心
count-tokens = 飞扑标记
count-actions = 行动

## 牌上的小字（$seat：牌所瞄准的玩家；$what：一个 by- 词，或它所支付的牌）

mark-known = 你已知
mark-picked = 已选
mark-hearts = 爱心
mark-doubled = 支付加倍
mark-by = { $what }
mark-way = { $what }
mark-at = { WHO($seat) ->
    [you] 冲你来
   *[other] 冲{ $seat }去
}
mark-pays = 支付「{ $what }」
mark-owes = { $n }颗爱心，否则流浪
mark-cancelled = 已取消
mark-blamed = 怪给狗了
mark-unpaid = 未付费
fact-hearts = 爱心
fact-high = 点数大者胜
fact-low = 点数小者胜

## 牌是怎么上桌的，用于 mark-by

by-action = 行动
by-pounce = 飞扑
by-counter = 反击
by-instant = 瞬发
by-card = 因另一张牌

## 桌上的牌怎么用，用于 mark-way

way-bank = 存入
way-score = 完成
way-attack = 攻击
way-incident = 打出

## 什么引发了瞬发，用于 ask-instant_or_pass

trigger-affection = 宠爱牌
trigger-mischief = 捣蛋牌
trigger-event = 事件牌

## 牌的种类，写在牌的下方

kind-affection = 宠爱
kind-mischief = 捣蛋
kind-event = 事件
kind-frenzy = 撒欢
kind-cat = 猫

## 标记：方向牌的两面，以及飞扑标记

token-clockwise = 顺时针
token-counter-clockwise = 逆时针
token-pounce-token = 飞扑标记

## 提问（$left：还有几个行动、几颗爱心或几张牌；$cost、$hearts：要付的爱心、现有的爱心）

ask-bet_high = 押一张牌：点数最大的吃第一口
ask-bet_low = 押一张牌：点数最小的吃第一口
ask-feral_meal_keep = 从抽到的牌里留下一张
ask-choose_action = { $left ->
    [1] 选择你的最后一个行动
   *[other] 选择一个行动（还有{ $left }个）
}
ask-pounce_or_pass = 趁{ $seat }的回合飞扑吗？
ask-react_or_pass = 响应{ $seat }的「{ $card }」吗？
ask-stop_card = 最后机会：阻止{ $seat }的「{ $card }」吗？
ask-stop_victory = 最后机会：阻止{ $seat }吗？
ask-counter_or_pass = 反击{ $seat }的「{ $card }」吗？
ask-counter_bank_next = 对付「{ $card }」：再存入一张牌吗？
# $trigger：一个 trigger- 词
ask-instant_or_pass = 有猫用了{ $trigger }：使用瞬发吗？
ask-flight_score_or_pass = 免费完成「{ $card }」吗？
ask-pay_cost = 支付「{ $card }」：还差{ $left }颗爱心
ask-lose_half = 放弃一半宠爱：还差{ $left }颗爱心
ask-discard_hand_card = { $left ->
    [1] 弃掉一张牌
   *[other] 弃掉一张牌（还要弃{ $left }张）
}
ask-midnight_play = 「{ $card }」：打出一张牌
ask-eome_attack_card = 「{ $card }」：用捣蛋牌攻击{ $seat }
ask-eome_follow_up = 「{ $card }」：也攻击{ $seat }，或存入一张牌吗？
ask-eome_follow_up_bank = 「{ $card }」：存入一张宠爱牌吗？
ask-multiply_choose = 「{ $card }」：选一张已存入的牌，本回合支付加倍
ask-scavenge = 「{ $card }」：从猫砂盆拿一张牌
ask-tree_swap = 「{ $card }」：与{ $seat }交换一张牌吗？
ask-tree_swap_for = 「{ $card }」：选择从{ $seat }那里换来的牌
ask-discard_banked_card = 「{ $card }」：弃掉一张你已存入的牌
ask-pass_card = 选一张牌传给{ $seat }
ask-opener_bank = 「{ $card }」：存入一张宠爱牌吗？
# $number：抽几张牌
ask-gift_mouse = 「{ $card }」：送出一张牌来抽{ $number }张吗？
ask-choose_target_player = 「{ $card }」：选择一位对手

## 提问中的得失（$tokens：持有的标记，响应免费时为0）

stake-bet_high = 方向牌是“大”：赢家先手，顺时针轮流。所有押的牌都弃掉。
stake-bet_low = 方向牌是“小”：赢家先手，逆时针轮流。所有押的牌都弃掉。
stake-keep = 你是流浪猫，有{ $hearts }颗爱心：回合开始时满4颗就能回家。其余的牌都没了。
stake-action = 你有{ $points }分（满9分获胜），可花{ $hearts }颗爱心。
stake-action_feral = 流浪猫不能得分。你有{ $hearts }颗爱心：回合开始时满4颗就能回家，现在存满9颗就获胜。
stake-pounce = { $seat }有{ $points }分（满9分获胜）和{ $hearts }颗爱心。飞扑要花1枚标记（你有{ $tokens }枚）。
stake-final = 现在没人阻止的话，{ $seat }就赢了。{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-bank = { $seat }要存入{ $hearts }颗爱心（共{ $total }颗）。{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-score = { $seat }{ $points ->
    [0] 不会得分
   *[other] 将得{ $points }分
}（共{ $total }分，满9分获胜）。{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-overreach = { $seat }付不起，将沦为流浪猫。{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-attack = { WHO($seat2) ->
    [you] { $seat }攻击你：你付{ $hearts }颗爱心中的{ $cost }颗，得{ $points }分。
   *[other] { $seat }攻击{ $seat2 }，后者付{ $hearts }颗爱心中的{ $cost }颗，得{ $points }分。
}{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-banish = { WHO($seat2) ->
    [you] { $seat }攻击你：要{ $cost }颗爱心，你有{ $hearts }颗，将沦为流浪猫。
   *[other] { $seat }攻击{ $seat2 }：要{ $cost }颗爱心，后者有{ $hearts }颗，将沦为流浪猫。
}{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-incident = 这是{ $seat }打出的牌：没人响应就照牌面执行。{ $tokens ->
    [0] 响应免费。
   *[other] 响应要花1枚飞扑标记（你有{ $tokens }枚）。
}
stake-counter_bank = 这次攻击要{ $cost }颗爱心，你有{ $total }颗。
stake-instant = 瞬发不花行动，也不花标记。只有图标相符的牌才能用。
stake-double = 只在支付时加倍，到本回合结束为止。
stake-pay = { $points ->
    [0] 不得分：现在不能凭它获胜。
   *[other] 得{ $points }分，共{ $total }分（满9分获胜）。
}付多了不找零。
stake-pay_attack = { $points ->
    [0] 付了也不得分。
   *[other] 付了得{ $points }分。
}付多了不找零。
stake-half = 你最多留下{ $hearts }颗爱心；回合开始时满4颗就能回家。
stake-groom = 舔毛时间：你留下{ $cards }张牌。
stake-buy = 用这些牌买一枚飞扑标记：你将有{ $tokens }枚。
stake-text = 「{ $card }」让你弃牌。
stake-midnight = 还要打{ $cards }张，不花行动；能打就必须打。
stake-favour = 你会从{ $seat }那里得到一张牌。
stake-enemy = { $seat }逼你动手，不花标记。{ $seat2 }有{ $hearts }颗爱心。
stake-follow = { $seat }有{ $hearts }颗爱心。两样都不花标记。

## 行动按钮（$cost、$hearts 是爱心，$rank 是牌的点数，$price、$draws 是牌数）

move-pass = 跳过
    .name = 跳过
move-picky = { $draws ->
    [0] 空着手挑食
   *[other] 挑食：弃掉全部手牌，抽{ $draws }张
}
    .name = 挑食
move-buy = 用{ $price }张牌买一枚飞扑标记
    .name = 买标记
move-stop = 停下
    .name = 停下
move-bet = 押「{ $card }」（点数{ $rank }）
    .name = 押牌
move-keep = 留下「{ $card }」
    .name = 留下
move-bank = 存入「{ $card }」
    .name = 存入
move-score = { $cost ->
    [0] 免费完成「{ $card }」
   *[other] 花{ $cost }颗爱心完成「{ $card }」
}
    .name = 完成
# 付不起的捣蛋：玩家不得分，而是沦为流浪猫。
move-overreach = 硬来「{ $card }」，沦为流浪猫：要{ $cost }颗爱心，你有{ $hearts }颗
    .name = 沦为流浪猫
move-attack = 用「{ $card }」攻击{ $seat }（{ $cost }颗爱心）
    .name = 攻击
move-play = 打出「{ $card }」
    .name = 打出
move-play-on = { WHO($seat) ->
    [you] 对自己打出「{ $card }」
   *[other] 对{ $seat }打出「{ $card }」
}
    .name = 瞄准打出
move-enemy = 让{ $seat }攻击{ $seat2 }
    .name = 唆使
move-pay = 用「{ $card }」支付（{ $hearts }颗爱心）
    .name = 支付
move-drop = 放弃「{ $card }」（{ $hearts }颗爱心）
    .name = 放弃
move-discard = 弃掉「{ $card }」
    .name = 弃牌
move-double = 让「{ $card }」加倍
    .name = 加倍
move-take = 拿走「{ $card }」
    .name = 拿走
move-swap = 拿「{ $card }」去换
    .name = 拿去换
move-swap-for = 换来「{ $card }」
    .name = 换来
move-hand-on = 传出「{ $card }」
    .name = 传出
move-give = 把「{ $card }」送给{ $seat }
    .name = 送出
move-choose = 选择{ $seat }
    .name = 选择

## 每个行动的后果，按钮下的短句（$total：之后的总数）

so-bet = 能赢过你手牌之外{ $total }张牌中的{ $number }张
    .mark = { $number }/{ $total }
so-keep = 其余{ $cards }张进猫砂盆
so-picky = 弃{ $cards }张，抽{ $draws }张
so-picky_nothing = 你没有手牌：什么也不发生
so-buy = 花{ $price }张牌：你将有{ $tokens }枚标记
so-pass = 什么也不发生：你的牌都留着
so-bank = +{ $hearts }：共{ $total }颗爱心
    .mark = → { $total }
so-bank_both = +{ $hearts }：共{ $total }颗爱心。花掉两个行动
    .mark = → { $total }
so-bank_feral = +{ $hearts }：共{ $total }颗爱心（回合开始时满4颗回家）
    .mark = → { $total }
so-bank_wins = 流浪猫存满9颗爱心：没人阻止你就赢
    .mark = 9/9
so-score_wins = { $cost ->
    [0] 免费满9分
   *[other] 花{ $cost }颗爱心满9分
}：没人阻止你就赢
    .mark = 9/9
so-score = 花{ $hearts }颗爱心中的{ $cost }颗：+{ $points }分，共{ $total }/9分
    .mark = { $total }/9
so-score_free = 免费：+{ $points }分，共{ $total }/9分
    .mark = { $total }/9
so-score_wasted = 现在不能获胜：得0分{ $cost ->
    [0] { "" }
   *[other] ，白花{ $cost }颗爱心
}
    .mark = +0
so-overreach = 付不起（{ $hearts }/{ $cost }颗爱心）：{ $hearts ->
    [0] 你沦为流浪猫
   *[other] 你失去它们，沦为流浪猫
}
    .mark = { $hearts }/{ $cost }
so-homeless = { $hearts }/{ $cost }颗爱心：{ $hearts ->
    [0] 你沦为流浪猫
   *[other] 你失去它们，沦为流浪猫
}
    .mark = { $hearts }/{ $cost }
so-attack = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}付{ $hearts }颗爱心中的{ $cost }颗，得{ $points }分
    .mark = −{ $cost }
so-banish = { $seat }有{ $hearts }/{ $cost }颗爱心：没有救兵就沦为流浪猫
    .mark = { $hearts }/{ $cost }
so-banks = { $seat }存入+{ $number }：共{ $total }颗爱心
so-scores = { $seat }{ $number ->
    [0] 不得分
   *[other] 得{ $number }分
}：共{ $total }/9分
so-fails = { $seat }付不起，沦为流浪猫
so-goes_on = { $seat }继续；你的标记都留着
so-lets_win = 没有别人阻止的话，{ $seat }获胜
so-counter_bank = { $total }颗爱心：够付{ $cost }颗
    .mark = { $total }/{ $cost }
so-counter_short = { $total }/{ $cost }颗爱心：还不够
    .mark = { $total }/{ $cost }
so-pay_on = 还要付{ $hearts }颗爱心
so-paid = { $over ->
    [0] 刚好付清
   *[other] 付清，多付{ $over }颗
}；还剩{ $hearts }颗爱心
    .mark = { $over ->
        [0] ✓
       *[other] ✓ −{ $over }
    }
so-drop = 你还剩{ $hearts }颗爱心
so-discard = 你将剩{ $cards }张手牌
so-take = 你将有{ $cards }张手牌
so-pass_flight = 你留着它；当行动打出仍然免费
so-double = 能付{ $hearts }颗爱心：本回合共可付{ $total }颗
    .mark = ×2
so-swap = 然后从{ $seat }的{ $cards }张牌里选
so-swap_for = 你用「{ $card }」去换
so-hand_on = 传给{ $seat }；你将有{ $cards }张手牌
so-give = 送给{ $seat }，你抽{ $draws }张：共{ $cards }张手牌
so-wake = { $seat }从{ $cards }张牌里弃1张
    .mark = −1
so-burgle = 从{ $seat }的{ $cards }张牌里随机拿1张
    .mark = −1
so-nothing = 什么也不发生
so-turn_around = 反方向轮流：接下来是{ WHO($seat) ->
    [you] 你
   *[other] { $seat }
}
so-draw = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}抽{ $number }张：共{ $cards }张手牌
    .mark = +{ $number }
so-draw_discard = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}抽{ $number }张，再弃{ $cards }张
    .mark = +{ $number } −{ $cards }
so-draw_all = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}抽{ $number }张，其他猫各抽{ $cards }张
    .mark = +{ $number }
so-others_discard = { WHO($seat) ->
    [you] 其他{ $number }只猫各弃一张牌
   *[other] 除{ $seat }外，每只猫各弃一张牌
}
so-scavenge = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}从猫砂盆拿{ $number }张牌
    .mark = +{ $number }
so-midnight = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}接着再打{ $number }张牌
so-doubles = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}已存入的一张牌本回合支付加倍
so-concert = 从{ WHO($seat) ->
    [you] 你
   *[other] { $seat }
}开始，每只猫可存入一张牌
so-favours = 每只猫传出一张牌，包括你
so-cancel = 「{ $card }」被取消，没有效果
    .mark = ✕
so-blame = 「{ $card }」不花爱心，也不得分
    .mark = ✕
so-enemy = { WHO($seat) ->
    [you] 你必须攻击{ $seat2 }（{ $hearts }颗爱心）
   *[other] { WHO($seat2) ->
        [you] { $seat }能攻击就必须攻击你（{ $hearts }颗爱心）
       *[other] { $seat }能攻击就必须攻击{ $seat2 }（{ $hearts }颗爱心）
    }
}
so-adopt = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}又成了家猫，有{ $number }颗爱心
    .mark = { $number }
so-escape = { $number ->
    [0] { $seat }沦为流浪猫
   *[other] { $seat }沦为流浪猫，至少失去{ $number }颗爱心
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-escape_you = { $number ->
    [0] 你沦为流浪猫
   *[other] 你沦为流浪猫，至少失去{ $number }颗爱心
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up = { $number ->
    [0] { $seat }若有飞扑标记，归还一枚
   *[other] { $seat }失去{ $number }颗爱心，若有飞扑标记也失去一枚
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-round_up_you = { $number ->
    [0] 你若有飞扑标记，归还一枚
   *[other] 你失去{ $number }颗爱心，若有飞扑标记也失去一枚
}
    .mark = { $number ->
        [0] { "" }
       *[other] −{ $number }
    }
so-rob = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}从{ $number }张牌里随机失去1张
    .mark = −1
so-spy = { WHO($seat) ->
    [you] 你的{ $number }张手牌被看，可能被换走一张
   *[other] 查看{ $seat }的{ $number }张手牌，可换一张
}
so-spray = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}降到{ $number }分
so-topple = { WHO($seat) ->
    [you] 你
   *[other] { $seat }
}弃掉一张已存入的牌（共{ $number }颗爱心）

## 发生了什么

event-drew = { WHO($toOwner) ->
    [you] 你抽到「{ $card }」。
   *[other] { $toOwner }抽到「{ $card }」。
}
    .unseen = { $toOwner }抽了一张牌。
event-reshuffled = 猫砂盆里的{ $number }张牌洗进食盆。
event-bet = { WHO($seat) ->
    [you] 你押好了。
   *[other] { $seat }押好了。
}
event-revealed = { WHO($fromOwner) ->
    [you] 你押的是「{ $card }」。
   *[other] { $fromOwner }押的是「{ $card }」。
}
event-first-bite = { WHO($seat) ->
    [you] 你吃到第一口。
   *[other] { $seat }吃到第一口。
}
event-turn = { WHO($seat) ->
    [you] 轮到你了：你叼起逗猫棒。
   *[other] { $seat }叼起逗猫棒。
}
event-adopted = { WHO($seat) ->
    [you] 你又是家猫了。
   *[other] { $seat }又是家猫了。
}
event-went-feral = { WHO($seat) ->
    [you] 你沦为流浪猫！
   *[other] { $seat }沦为流浪猫！
}
event-discarded = { WHO($fromOwner) ->
    [you] 你弃掉「{ $card }」。
   *[other] { $fromOwner }弃掉「{ $card }」。
}
event-picky = { WHO($seat) ->
    [you] { $number ->
        [0] 你挑食，可是没有牌能弃。
       *[other] 你挑食，弃掉{ $number }张牌。
    }
   *[other] { $number ->
        [0] { $seat }挑食，可是没有牌能弃。
       *[other] { $seat }挑食，弃掉{ $number }张牌。
    }
}
event-token-back = 一枚飞扑标记回到标记库。
event-shopped = { WHO($seat) ->
    [you] 你去买飞扑标记。
   *[other] { $seat }去买飞扑标记。
}
event-bought = { WHO($seat) ->
    [you] 你买下一枚飞扑标记。
   *[other] { $seat }买下一枚飞扑标记。
}
event-pounced = { WHO($seat) ->
    [you] 你飞扑！
   *[other] { $seat }飞扑！
}
event-countered = { WHO($seat) ->
    [you] 你反击！
   *[other] { $seat }反击！
}
event-banks = { WHO($fromOwner) ->
    [you] 你放下「{ $card }」，准备存入。
   *[other] { $fromOwner }放下「{ $card }」，准备存入。
}
event-scores = { WHO($fromOwner) ->
    [you] 你放下「{ $card }」，准备完成它。
   *[other] { $fromOwner }放下「{ $card }」，准备完成它。
}
event-attacks = { WHO($fromOwner) ->
    [you] 你用「{ $card }」攻击。
   *[other] { $fromOwner }用「{ $card }」攻击。
}
event-plays = { WHO($fromOwner) ->
    [you] 你打出「{ $card }」。
   *[other] { $fromOwner }打出「{ $card }」。
}
event-aimed = { WHO($seat) ->
    [you] 目标是你。
   *[other] 目标是{ $seat }。
}
event-set-on = { WHO($seat) ->
    [you] 你必须攻击{ $seat2 }。
   *[other] { WHO($seat2) ->
        [you] { $seat }必须攻击你。
       *[other] { $seat }必须攻击{ $seat2 }。
    }
}
event-paid = { WHO($fromOwner) ->
    [you] 你拿出「{ $card }」支付。
   *[other] { $fromOwner }拿出「{ $card }」支付。
}
event-banked = { WHO($toOwner) ->
    [you] 你存入「{ $card }」。
   *[other] { $toOwner }存入「{ $card }」。
}
event-scored = { WHO($seat) ->
    [you] { $number ->
        [0] 你没有得分。
       *[other] 你得{ $number }分。
    }
   *[other] { $number ->
        [0] { $seat }没有得分。
       *[other] { $seat }得{ $number }分。
    }
}
event-cleared = 「{ $card }」进了猫砂盆。
event-lost = { WHO($fromOwner) ->
    [you] 你失去「{ $card }」。
   *[other] { $fromOwner }失去「{ $card }」。
}
event-refunded = { WHO($toOwner) ->
    [you] 你收回「{ $card }」。
   *[other] { $toOwner }收回「{ $card }」。
}
event-cancelled = 「{ $card }」被取消。
event-blamed = 「{ $card }」怪到了狗头上。
event-announced = { WHO($seat) ->
    [you] 你即将获胜！
   *[other] { $seat }即将获胜！
}
event-lost-points = { WHO($seat) ->
    [you] 你失去{ $number }分。
   *[other] { $seat }失去{ $number }分。
}
event-returned-token = { WHO($seat) ->
    [you] 你归还一枚飞扑标记。
   *[other] { $seat }归还一枚飞扑标记。
}
event-turned = 方向牌翻面：改为反方向轮流。
event-doubled = 「{ $card }」本回合支付加倍。
event-saw = { WHO($seat) ->
    [you] 你看到{ $fromOwner }手里有「{ $card }」。
   *[other] { WHO($fromOwner) ->
        [you] { $seat }看到你手里有「{ $card }」。
       *[other] { $seat }看到{ $fromOwner }手里有「{ $card }」。
    }
}
    .unseen = { $seat }查看了{ $fromOwner }的一张手牌。
event-stole = { WHO($toOwner) ->
    [you] 你从{ $fromOwner }手里拿到「{ $card }」。
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner }从你手里拿走「{ $card }」。
       *[other] { $toOwner }从{ $fromOwner }手里拿走「{ $card }」。
    }
}
    .unseen = { $toOwner }从{ $fromOwner }手里拿走一张牌。
event-gave = { WHO($fromOwner) ->
    [you] 你把「{ $card }」送给{ $toOwner }。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }把「{ $card }」送给你。
       *[other] { $fromOwner }把「{ $card }」送给{ $toOwner }。
    }
}
    .unseen = { $fromOwner }送给{ $toOwner }一张牌。
event-passed-on = { WHO($fromOwner) ->
    [you] 你把「{ $card }」传给{ $toOwner }。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }把「{ $card }」传给你。
       *[other] { $fromOwner }把「{ $card }」传给{ $toOwner }。
    }
}
    .unseen = { $fromOwner }传给{ $toOwner }一张牌。
event-swapped = { WHO($fromOwner) ->
    [you] 你把「{ $card }」换给{ $toOwner }。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }把「{ $card }」换给你。
       *[other] { $fromOwner }把「{ $card }」换给{ $toOwner }。
    }
}
    .unseen = { $fromOwner }换给{ $toOwner }一张牌。
event-scavenged = { WHO($toOwner) ->
    [you] 你从猫砂盆拿走「{ $card }」。
   *[other] { $toOwner }从猫砂盆拿走「{ $card }」。
}
event-chose = { WHO($seat) ->
    [you] 你选好了牌。
   *[other] { $seat }选好了牌。
}
event-meowed = { WHO($seat) ->
    [you] 你结束回合：喵！
   *[other] { $seat }结束回合：喵！
}
event-hissed = { WHO($seat) ->
    [you] 你结束回合：嘶哈！
   *[other] { $seat }结束回合：嘶哈！
}
event-won = { WHO($seat) ->
    [you] 谁也没拦住你：你赢了！
   *[other] 谁也没拦住{ $seat }：{ $seat }获胜。
}
event-capped = 这是最后一轮：分数最高者获胜。

## 警报：有人即将获胜

alarm-final = { WHO($seat) ->
    [you] 现在没人阻止的话，你就赢了！
   *[other] { $seat }即将获胜：这是最后机会！
}
alarm-near = { WHO($seat) ->
    [you] 你有{ $points }/9分和{ $hearts }颗爱心：下一次捣蛋就可能获胜！
   *[other] { $seat }有{ $points }/9分和{ $hearts }颗爱心：下一次捣蛋就可能获胜！
}
alarm-feral = { WHO($seat) ->
    [you] 你是流浪猫，有{ $hearts }/9颗爱心：再存入就可能获胜！
   *[other] { $seat }是流浪猫，有{ $hearts }/9颗爱心，还拿着逗猫棒：再存入就可能获胜！
}
alarm-last_round = 只剩{ $number }个回合：之后分数最高者获胜！

## 进行到哪里：回合的时段，以及当前的时机

phase-first-bite = 第一口
phase-meal = 开饭时间
phase-play = 玩耍时间
phase-pounces = 玩耍时间：飞扑
phase-instants = 玩耍时间：瞬发
phase-reactions = 玩耍时间：响应
phase-final-chance = 玩耍时间：最后机会
phase-grooming = 舔毛时间
phase-the-end = 终局

## 结局：为何结束，以及得分的各项

reason-nine-points = 捣蛋分满九分，谁也没拦住。
reason-feral-victory = 一只流浪猫攒到九颗爱心，谁也没拦住。
reason-round-cap = 最后一轮结束了。
part-mischief-points = 捣蛋分
part-hearts = 爱心

## Cards

card-santa-claws-74 = 圣诞老喵（74）
    .text = 作为行动存入时，要花两个行动。值得等。
card-santa-claws-85 = 圣诞老喵（85）
    .text = 作为行动存入时，要花两个行动。值得等。
card-bath-time = 洗澡时间
    .text = 湿猫消气慢，铲屎官当场融化。
card-flight-school = 飞行学校
    .text = 只要存有本牌，你完成「空袭」就免费；存入本牌时还可立刻完成它。
card-fur-ever-friend = 喵生挚友
    .text = 有些膝盖，一趴就是一辈子。
card-purramedic = 咕噜急救员
    .text = 一日两次，一次一声咕噜，直接敷在胸口。
card-biscuit-bakery = 踩奶面包房
    .text = 通宵营业，请自备毯子。
card-toaster-loaf = 吐司猫
    .text = 两面金黄。
card-doormat-greeter = 门垫迎宾
    .text = 在门口等了一整天。也可能是三分钟。
card-blanket-burrito = 毯子卷饼
    .text = 卷得紧实，馅儿温和。
card-purr-cussion-solo = 咕噜独奏
    .text = 十一分钟，无需返场。
card-chin-scritch-deluxe = 豪华挠下巴
    .text = 往左一点。对。就那儿。
card-slow-blinker = 慢慢眨眼
    .text = 我爱你，用眼皮一下一下地说。
card-lap-of-luxury = 豪华大腿
    .text = 王座长着膝盖。
card-loaf-mode = 揣手模式
    .text = 瞬发：任何猫使用捣蛋牌时，存入本牌。
card-whisker-kiss = 胡须之吻
    .text = 瞬发：任何猫使用事件牌时，存入本牌。
card-shoulder-parrot = 肩头鹦喵
    .text = 瞬发：任何猫使用事件牌时，存入本牌。
card-leg-figure-eight = 绕腿八字步
    .text = 容易绊倒，但是值得。
card-bedtime-patrol = 睡前巡逻
    .text = 脚趾清点完毕，一个不少。
card-tummy-trap = 肚皮陷阱
    .text = 看着很软。确实很软。也确实带着武器。
card-welcome-rub = 进门蹭蹭
    .text = 你一身外面的味儿。我来盖一盖。
card-kneady-kitty = 踩奶小猫
    .text = 存入时：抽1张牌，然后弃1张手牌。
card-mew-tube-star = 喵站顶流
    .text = 九条命，九百万播放量。
card-gift-mouse = 送你只老鼠
    .text = 存入时：可把1张手牌送给一位对手；若送出，抽2张牌。
card-pillow-thief = 枕头大盗
    .text = 你那半边才是暖和的那半边。
card-head-bonk = 头槌问安
    .text = 带着冲劲的问候。
card-tail-hug = 尾巴抱抱
    .text = 瞬发：任何猫使用宠爱牌时，存入本牌。
card-paw-tap = 小爪拍拍
    .text = 瞬发：任何猫使用宠爱牌时，存入本牌。
card-tiny-mew = 小小一喵
    .text = 瞬发：任何猫使用宠爱牌时，存入本牌。
card-nose-boop = 碰碰鼻头
    .text = 瞬发：任何猫使用捣蛋牌时，存入本牌。
card-sniff-hello = 闻闻你好
    .text = 瞬发：任何猫使用捣蛋牌时，存入本牌。
card-purr-sample = 咕噜试听
    .text = 瞬发：任何猫使用事件牌时，存入本牌。
card-window-sitter = 窗台哨兵
    .text = 执勤中，请勿打扰。
card-shed-happens = 毛毛雨
    .text = 一点点我，沾你一身。
card-bird-chatter = 隔窗训鸟
    .text = 咔咔咔咔咔。
card-air-strike = 空袭
    .text = 你家存有「飞行学校」时，免费完成本牌。
card-fountain = 马桶喷泉
    .text = 那只大瓷碗里的水更新鲜。
card-full-cat-astrophe = 喵顶之灾
    .text = 作为行动使用时，要花两个行动。还要赔上整个房间。
card-chandelier-swing = 吊灯秋千
    .text = 水晶说：呜呼——
card-timber = 圣诞树倒喽
    .text = 两米半的冷杉，一名坚定的攀登者。
card-fridge-heist = 冰箱劫案
    .text = 从蔬果格进，叼着火腿出。
card-screen-door-ninja = 纱门忍者
    .text = 原先有扇纱门。现在有个大概。
card-laptop-lockout = 电脑锁死
    .text = 密码已改为jjjjjjjjjjjj。
card-turkey-takeover = 火鸡归我
    .text = 人说开动。喵先动了。
card-vase-ace = 推瓶高手
    .text = 对视。轻推。对视。没了。
card-meeting-crasher = 会议不速之喵
    .text = 你静音了。我出镜了。
card-aquarium-angler = 鱼缸钓手
    .text = 就看看。用一只胳膊看。
card-sofa-shredder = 沙发粉碎机
    .text = 它太对称了。
card-shoelace-slayer = 鞋带杀手
    .text = 瞬发：任何猫使用捣蛋牌时，付费完成本牌。
card-loo-roll-rodeo = 厕纸牛仔
    .text = 瞬发：任何猫使用事件牌时，免费完成本牌。
card-four-am-serenade = 凌晨四点小夜曲
    .text = 完成时：选一位有手牌的对手，让其自选1张牌弃掉。
card-butter-burglar = 黄油大盗
    .text = 完成时：从一位分数比你高的对手手里随机拿1张牌。
card-keyboard-warrior = 键盘侠
    .text = 完成时：抽1张牌。
card-slipper-surprise = 拖鞋惊喜
    .text = 是热的。可不该是湿的。
card-spreadsheet-stomper = 踏平表格
    .text = 本季度以尾巴收尾。
card-curtain-climber = 窗帘登山队
    .text = 大本营设在扶手椅上。
card-sock-heist = 袜子劫案
    .text = 瞬发：任何猫使用宠爱牌时，付费完成本牌。
card-pen-nudger = 推笔下桌
    .text = 瞬发：任何猫使用事件牌时，免费完成本牌。
card-toe-ambush = 伏击脚趾
    .text = 瞬发：任何猫使用捣蛋牌时，付费完成本牌。
card-houseplant-salad = 绿植沙拉
    .text = 纯有机。天亮前就后悔了。
card-coaster-launcher = 杯垫发射器
    .text = 重力还在。再查一遍。
card-faux-starvation = 假装饿死
    .text = 都看见碗底了！
card-adoption-day-5 = 领养日（5）
    .text = 任意一只流浪猫（可以是你）变回家猫，保留宠爱。
card-adoption-day-84 = 领养日（84）
    .text = 任意一只流浪猫（可以是你）变回家猫，保留宠爱。
card-escape = 离家出走
    .text = 任意一只家猫（可以是你）沦为流浪猫，弃掉一半爱心（向下取整）。
card-enemy-of-my-enemy = 敌人的敌人
    .text = 一位对手必须攻击另一位对手；然后你可攻击同一只猫，或存入1张宠爱牌。
card-animal-control = 捕猫队
    .text = 另一只流浪猫弃掉全部宠爱；若有飞扑标记，归还1枚。
card-scavenger = 拾荒喵
    .text = 从猫砂盆拿1张你选的牌；若你是流浪猫，拿2张。
card-laser-pointer-2 = 激光笔（2）
    .text = 只能响应，花1枚飞扑标记：取消拿逗猫棒的猫打出的一张牌，或冲你来的飞扑。
card-laser-pointer-80 = 激光笔（80）
    .text = 只能响应，花1枚飞扑标记：取消拿逗猫棒的猫打出的一张牌，或冲你来的飞扑。
card-blame-the-dog-3 = 都怪狗（3）
    .text = 只能响应，花1枚飞扑标记：拿逗猫棒的猫打出的、或攻击你的一张捣蛋牌，费用和得分变为0。
card-blame-the-dog-82 = 都怪狗（82）
    .text = 只能响应，花1枚飞扑标记：拿逗猫棒的猫打出的、或攻击你的一张捣蛋牌，费用和得分变为0。
card-midnight-run = 午夜狂奔
    .text = 依次打出任意两张手牌，不占行动。
card-multiplikitty = 喵上加喵
    .text = 选你已存入的一张牌：本回合内，用它支付时爱心加倍。
card-bush-dweller = 草丛老六
    .text = 从一位对手手里随机拿1张牌。
card-tree-dweller = 树上眼线
    .text = 查看一位对手的手牌；可用你的1张牌换其中1张。
card-tail-chase = 掉头追尾
    .text = 翻转方向牌：从现在起反方向轮流。
card-catnip-pawty = 猫薄荷轰趴
    .text = 你抽2张牌，然后其他猫各抽1张。
card-vacuum-of-doom = 末日吸尘器
    .text = 其他有手牌的猫，各自选1张牌弃掉。
card-can-opener-concert = 开罐音乐会
    .text = 从你开始，每只猫可从手牌存入1张宠爱牌。
card-paw-ty-favours = 伴爪礼
    .text = 每只猫秘密选1张手牌，然后同时传给下一只猫。
card-spray-bottle = 喷水壶
    .text = 一位对手失去1分。瞬发：任何猫使用捣蛋牌时，打出本牌。
card-curiosity = 好奇乐死猫
    .text = 抽3张牌，然后弃1张手牌。
card-gravity-check = 重力测试
    .text = 一位对手自选1张已存入的牌弃掉。
card-zoomies = 全屋跑酷
    .text = 抽2张牌。瞬发：任何猫使用捣蛋牌时，打出本牌。
card-sir-naps-a-lot = 懒斯洛特爵士
    .text = 圆垫骑士。
card-duchess-of-hiss = 哈气公爵夫人
    .text = 自从窗户关上，就没高兴过。
card-professor-whiskerton = 胡须顿教授
    .text = 落体研究，著作等身。
card-captain-zoom = 跑酷船长
    .text = 航向：楼下。航速：全部。
card-lady-loaf = 面包夫人
    .text = 每天发酵两次。
card-mister-mittens = 白手套先生
    .text = 永远衣冠楚楚，从来不准时。

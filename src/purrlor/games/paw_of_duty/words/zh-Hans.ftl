### Paw of Duty，简体中文。用语见 docs/glossary/zh-Hans.md。
### 喵兵的名字（扑扑列兵）不加引号，战术牌的名字加「」。格子写作 a1 到 e5。

## 游戏

game = Paw of Duty
    .line = 派出小队，摆正每根胡须，在内城守住三连一线。

## 开局前可约定的规则（一条指令就是一张战术牌，打出或弃掉）

option-first_player = 先手
    .help = 由随机决定谁先手，或由你指定座位。
option-first_player-random = 随机
option-lines_by_level = 各级指令数
    .help = 1、2、3、4级的喵兵在登场回合各给几条指令。
option-lines_by_level-falling = 4、3、2、1条指令
option-lines_by_level-gentle = 4、3、3、2条指令
option-lines_by_level-flat = 一律3条指令
option-claws_combo = 「亮爪」一举两得
    .help = 「亮爪」可以先让喵兵移动或转向，再用它攻击。
option-claws_combo-off = 关
option-claws_combo-on = 开
option-claws_outside_hand_count = 「亮爪」不算手牌
    .help = 不计「亮爪」，补到五张手牌。
option-claws_outside_hand_count-off = 关
option-claws_outside_hand_count-on = 开
option-deploy_outer = 外城登场
    .help = 喵兵任何时候也可以部署在外城。
option-deploy_outer-off = 关
option-deploy_outer-on = 开
option-clear_outer_tokens_on_return = 回城清标记
    .help = 回到内城的喵兵去掉多余的标记。
option-clear_outer_tokens_on_return-off = 关
option-clear_outer_tokens_on_return-on = 开
option-outer_tokens_extra = 几枚额外标记被俘
    .help = 喵兵在外城得到这么多枚额外标记，就会被俘。
option-outer_tokens_extra-n = { $n }枚额外标记
option-line_must_not_move = 连线不许动
    .help = 宣告过的连线，只要其中一名喵兵动过就算断，就算又回来了也不行。
option-line_must_not_move-off = 关
option-line_must_not_move-on = 开
option-manual_declare = 自己宣告连线
    .help = 是否宣告由玩家自己决定；没宣告的连线不能获胜。
option-manual_declare-off = 关
option-manual_declare-on = 开
option-open_kitty_draw = 公开抽喵兵
    .help = 抽到的两名喵兵，双方都能看到。
option-open_kitty_draw-off = 关
option-open_kitty_draw-on = 开
option-final_tie = 完全打平
    .help = 俘虏的等级和场上的等级都相等时怎么办。
option-final_tie-draw = 平局
option-final_tie-second_player = 后手获胜

## 桌上的位置（内城是棋盘中央的九格，外城是环绕它的一圈）

zone-board = 内城与外城
zone-kitties = 喵兵牌堆
zone-tactics = 战术牌堆
zone-discards = 弃牌堆
zone-played = 本回合打出
zone-lines = 剩余指令
zone-rescued = 获救
zone-hand = 战术牌
zone-captured = 俘虏
zone-drawn = 抽到的喵兵
zone-compass = 朝向
zone-box = 盒中

## 玩家名字旁：标记的颜色、轮到谁、谁宣告了占领；然后是数字

badge-black = 黑方
badge-white = 白方
badge-turn = 回合
badge-control = 已宣告连线
count-hand = 手牌
count-tokens = 剩余标记

## 喵兵或牌上：兵种和等级、标记数、本回合受到的伤害、是否本回合部署；放到一边的手牌，以及你知道的暗牌

mark-type = 兵种
mark-level = 等级
mark-tokens = 标记
mark-damage = 伤害
mark-reach = 瞄准{ $what }
mark-hits = 对目标的伤害
mark-new = 刚部署
mark-aside = 放到一边
mark-known = 你已知
fact-total = 等级合计

## 兵种

type-huntress = 猎手
type-pilot = 飞行员
type-tank = 坦克

## 牌的种类

kind-huntress = 猎手
kind-pilot = 飞行员
kind-tank = 坦克
kind-tactic = 战术

## 喵兵的朝向，用在句中

facing-north = 北
facing-east = 东
facing-south = 南
facing-west = 西

## 内城的三连线，用在句中

line-row-2 = 第2行
line-row-3 = 第3行
line-row-4 = 第4行
line-column-b = b列
line-column-c = c列
line-column-d = d列
line-diagonal-b2-d4 = b2到d4的对角线
line-diagonal-b4-d2 = b4到d2的对角线

## 地方小的时候怎么称呼喵兵，最多五个字

kitty-private-pounce =
    .short = 扑扑
kitty-scout-snickerpaws =
    .short = 偷笑爪
kitty-corporal-calico =
    .short = 三花
kitty-sergeant-scratch =
    .short = 抓抓
kitty-colonel-clawdia =
    .short = 爪迪娅
kitty-cadet-catapult-tail =
    .short = 弹弓尾
kitty-wingcat-biscuit =
    .short = 饼干
kitty-ensign-purrshing =
    .short = 咕噜兴
kitty-lieutenant-loop-de-mew =
    .short = 筋斗喵
kitty-ace-meowverick =
    .short = 独行喵
kitty-tinpaw-tabby =
    .short = 狸花
kitty-gunner-grumbles =
    .short = 嘟囔
kitty-sergeant-treads =
    .short = 履带
kitty-major-maine-coon =
    .short = 缅因
kitty-general-chonk =
    .short = 胖墩

## 提问（$number：四张牌中已放到一边几张；$lines：本回合还剩几条指令，每条就是打出或弃掉一张战术牌）

ask-mulligan = { $number ->
    [0] 选择要换掉的战术牌，或者全部留下
    [4] 四张都放到一边了：换掉它们
   *[other] 已有{ $number }张放到一边：继续选，或者就换这些
}
ask-choose_kitty = 从这两名喵兵中选一名部署
ask-place_kitty = 把{ $kitty }放到一个空格，并选择朝向
ask-tactic_step = 打出或弃掉一张战术牌（还剩{ $lines }条指令）
ask-mark_outer = 选择你在外城的一名喵兵，放上一枚标记
ask-declare = 宣告你的连线，或者不声张
ask-rescue = 营救你的一名被俘喵兵，或者一个也不救

## 战术牌内的提问（$tactic：打出的牌；$kitty：执行的喵兵）

ask-stand-for = 「{ $tactic }」：选择它当作哪张战术牌
ask-own-kitty = 「{ $tactic }」：选择你的一名喵兵
ask-enemy-kitty = 「{ $tactic }」：选择一名敌方喵兵
ask-any-kitty = 「{ $tactic }」：选择任意一名喵兵，不论敌我
ask-claws = 「{ $tactic }」：让{ $kitty }攻击、移动或转向
ask-strike = 「{ $tactic }」：还可以让{ $kitty }攻击
ask-hop-over = 「{ $tactic }」：选择{ $kitty }要跳过的喵兵
ask-trade-places = 「{ $tactic }」：选择与{ $kitty }换位的喵兵
ask-square = 「{ $tactic }」：为{ $kitty }选择一格
ask-facing = 「{ $tactic }」：选择{ $kitty }转向哪边
ask-turn = 「{ $tactic }」：还可以让{ $kitty }转向
ask-step = 「{ $tactic }」：还可以让{ $kitty }前进一格
ask-second = 「{ $tactic }」：还可以让另一名喵兵转向
ask-second-facing = 「{ $tactic }」：选择{ $kitty }转向哪边

## 行动按钮（$number：放到一边的牌数，或喵兵将有的标记数；$lines：本回合剩余指令；
## $damage：攻击造成的伤害；$square：喵兵所在或将去的格子；$kitty2：$kitty 对上的喵兵）

move-swap = 把「{ $tactic }」放到一边
    .name = 放到一边
move-take-back = 还是留下「{ $tactic }」
    .name = 留下
move-redraw = 换掉{ $number }张牌
    .name = 换牌
move-keep = 全部留下
    .name = 全部留下
move-deploy = 部署{ $kitty }
    .name = 部署
move-place = 放到{ $square }，朝{ $facing }
    .name = 放置
move-play = 打出「{ $tactic }」
    .name = 打出
move-discard = 弃掉「{ $tactic }」，抽一张牌
    .name = 弃掉
move-done = 到此为止，剩下{ $lines }条指令不用了
    .name = 到此为止
move-name = 当作「{ $tactic }」
    .name = 当作
move-use = 选择{ $kitty }（{ $square }）
    .name = 选择
move-use-attack = 让{ $kitty }（{ $square }）攻击{ $kitty2 }
    .name = 让它攻击
move-use-shove = 让{ $kitty }（{ $square }）推开{ $kitty2 }
    .name = 推开
move-use-pull = 让{ $kitty }（{ $square }）拉来{ $kitty2 }
    .name = 拉来
move-use-shoot = 让{ $kitty }（{ $square }）射击{ $kitty2 }
    .name = 射击
move-attack = 攻击{ $kitty }，造成{ $damage }点伤害
    .name = 攻击
move-capture = 攻击{ $kitty }，造成{ $damage }点伤害并俘虏
    .name = 俘虏
move-friendly-fire = 攻击自己的{ $kitty }！
    .name = 攻击自己人
move-hop = 跳过{ $kitty }（{ $square }）
    .name = 跃过
move-trade = 与{ $kitty }（{ $square }）换位
    .name = 换位
move-go = 去{ $square }
    .name = 移动
move-stay = 原地不动
    .name = 不动
move-face = 转向{ $facing }边
    .name = 转向
move-also = 让{ $kitty }（{ $square }）也转向
    .name = 再转一名
move-enough = 这样就好
    .name = 这样就好
move-back = 收回这张牌
    .name = 收回
move-mark = 给{ $kitty }（{ $square }）放上标记
    .name = 放标记
move-mark-last = 给{ $kitty }（{ $square }）放上最后一枚标记，失去它
    .name = 失去它
move-declare = 宣告连线
    .name = 宣告
move-hush = 不声张
    .name = 不声张
move-rescue = 营救{ $kitty }
    .name = 营救
move-decline = 一个也不救
    .name = 不救

## 提问的利害（$seat：敌方；$levels 和 $levels2：你和敌方的俘虏等级；$number：你在外城的喵兵数；$most：满几枚标记被俘）

stake-once = 换牌只有开战前这一次机会。
stake-one-of-two = 喵兵越强，本回合的指令越少；另一名放到牌堆底。
stake-threat = { $seat }连成了{ $line }：你的回合结束前不打断，就输掉这局。
stake-final = 这是你的最后一回合。俘虏等级：你为{ $levels }，{ $seat }为{ $levels2 }；高者获胜。
stake-lingering = 你有{ $number }名喵兵在外城；标记满{ $most }枚就会被俘。
stake-declarable = 宣告后，{ $seat }一回合内不打断{ $line }，你就获胜。
stake-behind = 俘虏等级：你为{ $levels }，{ $seat }为{ $levels2 }。营救会降低{ $seat }的合计。

## 谁快赢了，人人可见（$seat：连成线或领先的一方；$seat2：还能打断的一方）

alarm-line = { WHO($seat) ->
    [you] 你连成了{ $line }：{ $seat2 }一回合内不打断，你就赢了
   *[other] { WHO($seat2) ->
        [you] { $seat }连成了{ $line }：你不在自己的回合打断，{ $seat }就赢了
       *[other] { $seat }连成了{ $line }：{ $seat2 }一回合内不打断，{ $seat }就赢了
    }
}
alarm-last-turn = { WHO($seat) ->
    [you] 最后一回合：俘虏等级{ $levels }比{ $levels2 }，你领先
   *[other] 最后一回合：俘虏等级{ $levels }比{ $levels2 }，{ $seat }领先
}
alarm-last-turn-even = 最后一回合：俘虏等级同为{ $levels }，由场上的等级定胜负

## 行动的结果，按钮旁的小字，说给行动的人听（$seat：敌方）
## 开战前（$number：要换掉的牌数）

so-aside = 将换掉{ $number }张牌
so-kept = { $number ->
    [0] 留在手里，一张也不换
   *[other] 留在手里，还要换{ $number }张
}
so-replaced = 抽{ $number }张新牌，换掉的洗回牌堆
so-kept-all = 就用手里的牌开战

## 喵兵的位置和朝向（$kitty：面前的喵兵，或瞄准它的喵兵；$damage：攻击的伤害；$short：离俘虏还差多少；
## 对峙时它瞄准 $kitty，又被 $kitty2 瞄准）

so-deployed = { $level }级：本回合{ $lines }条指令
    .mark = { $lines }
so-fills = 连成{ $line }：{ $seat }不打断，你就赢
    .mark = 3/3
so-blocks = 不让{ $seat }连成{ $line }
    .mark = 3/3
so-aims = { $short ->
    [0] 瞄准{ $kitty }：{ $damage }点伤害，足以俘虏
   *[other] 瞄准{ $kitty }：{ $damage }点伤害，还差{ $short }点
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-aims-at-friend = { $short ->
    [0] 面前是同伴{ $kitty }：{ $damage }点伤害，足以俘虏
   *[other] 面前是同伴{ $kitty }：{ $damage }点伤害，还差{ $short }点
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-exposed = { $short ->
    [0] 被{ $kitty }瞄准：{ $damage }点伤害，足以被俘
   *[other] 被{ $kitty }瞄准：{ $damage }点伤害，还差{ $short }点
}
    .mark = { $short ->
        [0] ✕
       *[other] −{ $damage }
    }
so-duel = 瞄准{ $kitty }（{ $damage }点伤害），但被{ $kitty2 }瞄准（{ $damage2 }点）
    .mark = −{ $damage2 }
so-clear = 面前没有喵兵，也没被瞄准

## 指令（$number：喵兵、牌名或牌的数目；$lines：之后剩下的指令，或作废的指令）

so-carried-out = { $number }名喵兵能执行。之后剩{ $lines }条指令
so-stands-for = 可当作{ $number }种牌。之后剩{ $lines }条指令
so-supplies = 抽{ $number }张牌。之后剩{ $lines }条指令
so-drawn = 抽一张牌。之后剩{ $lines }条指令
so-rests = { $lines }条指令作废，补{ $number }张牌
so-taken-back = 牌留在手里，不花指令
so-last-order = 最后一条指令，{ $line }还在：{ $seat }获胜
so-gives-in = { $line }还在：{ $seat }赢得这局
so-holds = 你连成了{ $line }：{ $seat }不打断，你就赢
so-battle-ends = 战斗结束，俘虏等级{ $levels }比{ $levels2 }
so-battle-lost = 战斗结束，你以俘虏等级{ $levels }比{ $levels2 }落败
so-lingers = 你有{ $number }名喵兵在外城：其中一名得一枚标记

## 战术牌的结果（$line：敌方或你的连线；$total：之后的俘虏等级合计，其中 $levels 是新增的）

so-breaks = 打断{ $line }：{ $seat }无法靠它获胜
    .mark = 3/3
so-breaks-one = 打断一条连线，但{ $line }还在
    .mark = 3/3
so-restores = { $seat }又连成{ $line }，将会获胜
    .mark = 3/3
so-opens = 你将失去{ $line }
    .mark = 2/3
so-captures = { $number ->
    [1] 俘虏{ $kitty }。俘虏等级合计{ $total }（+{ $levels }）
   *[other] 俘虏{ $number }名喵兵。俘虏等级合计{ $total }（+{ $levels }）
}
    .mark = ✕ +{ $levels }
so-sacrifices = 失去{ $kitty }。{ $seat }的俘虏等级合计{ $total }（+{ $levels }）
    .mark = ✕ −{ $levels }
so-exchanges = 失去{ $kitty }。俘虏等级：{ $seat }+{ $levels }，你+{ $levels2 }
    .mark = ✕ +{ $levels2 } −{ $levels }
so-hurts = { WHO($seat) ->
    [you] 你的{ $kitty }受{ $damage }点伤害，再受{ $short }点就被俘
   *[other] { $kitty }受{ $damage }点伤害，再受{ $short }点就被俘
}
    .mark = −{ $damage }
so-hurts-many = { $number }名喵兵各受{ $damage }点伤害，都没有被俘
    .mark = −{ $damage } ×{ $number }
so-back-off = { $number }名敌方喵兵后退
    .mark = ×{ $number }
so-leaves = { $number ->
    [1] 离开内城；外城只有这一名，不加标记
   *[other] 离开内城；你在外城有{ $number }名，其中一名得一枚标记
}
so-goes = { $kitty }去{ $square }
    .mark = →
so-swaps = { $kitty }去{ $square }，{ $kitty2 }去{ $square2 }
    .mark = ⇄

## 指令下完之后

so-token = 第{ $number }枚标记；满{ $most }枚就被俘
    .mark = { $number }/{ $most }
so-declares = { $seat }不打断{ $line }，你就赢
so-hushes = 不声张，{ $line }就不能获胜
so-rescues = 俘虏等级变为：{ $seat }为{ $levels }，你为{ $levels2 }
    .mark = { $levels } : { $levels2 }
so-spares = 俘虏等级不变：{ $seat }为{ $levels }，你为{ $levels2 }

## 发生了什么

event-took = { WHO($toOwner) ->
    [you] 你拿到「{ $card }」。
   *[other] { $toOwner }拿到「{ $card }」。
}
event-drew = { WHO($toOwner) ->
    [you] 你抽到「{ $card }」。
   *[other] { $toOwner }抽到「{ $card }」。
}
    .unseen = { $toOwner }抽了一张战术牌。
event-decided = { WHO($seat) ->
    [you] 你准备好了。
   *[other] { $seat }准备好了。
}
event-mulligan = { WHO($seat) ->
    [you] { $number ->
        [0] 你留下全部的牌。
       *[other] 你换掉{ $number }张牌。
    }
   *[other] { $number ->
        [0] { $seat }留下全部的牌。
       *[other] { $seat }换掉{ $number }张牌。
    }
}
event-set-aside = { WHO($fromOwner) ->
    [you] 你把「{ $card }」放回牌堆。
   *[other] { $fromOwner }把「{ $card }」放回牌堆。
}
    .unseen = { $fromOwner }把一张牌放回牌堆。
event-shuffled = 战术牌堆洗好了。
event-turn = { WHO($seat) ->
    [you] 第{ $number }回合：轮到你了。
   *[other] 第{ $number }回合：轮到{ $seat }。
}
event-drew-kitty = { WHO($toOwner) ->
    [you] 你抽到{ $card }。
   *[other] { $toOwner }抽到{ $card }。
}
    .unseen = { $toOwner }抽了一名喵兵。
event-showed = { WHO($seat) ->
    [you] 你亮出{ $kitty }和{ $kitty2 }。
   *[other] { $seat }亮出{ $kitty }和{ $kitty2 }。
}
event-returned = { WHO($fromOwner) ->
    [you] 你把{ $card }放到喵兵牌堆底。
   *[other] { $fromOwner }把{ $card }放到喵兵牌堆底。
}
    .unseen = { $fromOwner }把一名喵兵放到喵兵牌堆底。
event-deployed = { WHO($fromOwner) ->
    [you] 你部署{ $card }。
   *[other] { $fromOwner }部署{ $card }。
}
event-placed = { $kitty }在{ $square }登场，朝{ $facing }。
event-played = { WHO($fromOwner) ->
    [you] 你打出「{ $card }」。
   *[other] { $fromOwner }打出「{ $card }」。
}
event-named = 它当作「{ $tactic }」。
event-discarded = { WHO($fromOwner) ->
    [you] 你弃掉「{ $card }」。
   *[other] { $fromOwner }弃掉「{ $card }」。
}
event-stopped = { WHO($seat) ->
    [you] 你不再下指令。
   *[other] { $seat }不再下指令。
}
event-tidied = 「{ $card }」进入弃牌堆。
event-came-back = { WHO($toOwner) ->
    [you] 「{ $card }」回到你的手牌。
   *[other] 「{ $card }」回到{ $toOwner }的手牌。
}
event-reshuffled = 弃牌堆洗成新的战术牌堆。
event-moved = { $kitty }从{ $square }到{ $square2 }。
event-rotated = { $kitty }转向{ $facing }边。
event-attacked = { $kitty }攻击{ $kitty2 }。
event-doubled = 兵种克制：伤害加倍。
event-hurt = { $kitty }受到{ $number }点伤害（本回合累计{ $number2 }点）。
event-captured = { WHO($toOwner) ->
    [you] 你俘虏了{ $card }。
   *[other] { $toOwner }俘虏了{ $card }。
}
event-got-line = { WHO($seat) ->
    [you] 你多了1条指令。
   *[other] { $seat }多了1条指令。
}
event-marked = { $kitty }在外城逗留，现有{ $number }枚标记。
event-announced = { WHO($seat) ->
    [you] 你连成{ $line }，宣告占领！
   *[other] { $seat }连成{ $line }，宣告占领！
}
event-kept-quiet = { WHO($seat) ->
    [you] 你的连线没有声张。
   *[other] { $seat }有连线，没有声张。
}
event-rescued = { WHO($fromOwner) ->
    [you] { $card }从你那里被救走。
   *[other] { $card }从{ $fromOwner }那里被救走。
}
event-held = { WHO($seat) ->
    [you] 你守住了{ $line }，占领内城！
   *[other] { $seat }守住了{ $line }，占领内城！
}
event-broken = { WHO($seat) ->
    [you] 你没能守住{ $line }。
   *[other] { $seat }没能守住{ $line }。
}
event-battle-over = 牌堆只剩一名喵兵：战斗结束，由俘虏的等级定胜负。

## 进行到哪里（共$last回合中的第$turn回合，以及回合的步骤）

phase-setup = 准备
phase-deploy = 第{ $turn }/{ $last }回合：部署喵兵
phase-tactics = 第{ $turn }/{ $last }回合：下达指令
phase-outer = 第{ $turn }/{ $last }回合：外城
phase-control = 第{ $turn }/{ $last }回合：占领
phase-rescue = 第{ $turn }/{ $last }回合：营救
phase-over = 游戏结束

## 结局：为何结束，以及得分的各项

reason-control = 三连一线，守过了敌方的回合。
reason-power = 俘虏的等级更高。
reason-board = 俘虏的等级相等，场上的等级更高。
reason-second-player = 全部相等，后手获胜。
reason-draw = 全部相等。
part-captured = 俘虏的等级
part-board = 场上的等级（平分时比较）

## Cards

card-private-pounce = 扑扑列兵
    .text = 1级猎手：对飞行员伤害加倍。登场回合给4条指令。
card-scout-snickerpaws = 偷笑爪侦察兵
    .text = 1级猎手：对飞行员伤害加倍。看在眼里，笑在心里，给4条指令。
card-corporal-calico = 三花下士
    .text = 2级猎手：对飞行员伤害加倍。3条指令，一条一个颜色。
card-sergeant-scratch = 抓抓中士
    .text = 3级猎手：对飞行员伤害加倍。2条指令，外加一张抓烂的沙发。
card-colonel-clawdia = 爪迪娅上校
    .text = 4级猎手：对飞行员伤害加倍。1条指令足矣。
card-cadet-catapult-tail = 弹弓尾学员
    .text = 1级飞行员：对坦克伤害加倍。4条指令，0张驾照。
card-wingcat-biscuit = 饼干僚机
    .text = 2级飞行员：对坦克伤害加倍。3条指令，条条用心踩出来。
card-ensign-purrshing = 咕噜兴少尉
    .text = 2级飞行员：对坦克伤害加倍。3条指令，条条高声应答：收到！
card-lieutenant-loop-de-mew = 筋斗喵中尉
    .text = 3级飞行员：对坦克伤害加倍。2条指令，其中一条肚皮朝天下达。
card-ace-meowverick = 王牌独行喵
    .text = 4级飞行员：对坦克伤害加倍。1条指令，戴着墨镜下达。
card-tinpaw-tabby = 铁爪狸花
    .text = 1级坦克：对猎手伤害加倍。4条指令，从汤罐头里喊出来。
card-gunner-grumbles = 嘟囔炮手
    .text = 2级坦克：对猎手伤害加倍。3条指令，条条都是牢骚。
card-sergeant-treads = 履带中士
    .text = 3级坦克：对猎手伤害加倍。2条指令，然后在引擎上打盹。
card-major-maine-coon = 缅因少校
    .text = 3级坦克：对猎手伤害加倍。2条指令，大半是毛。
card-general-chonk = 胖墩将军
    .text = 4级坦克：对猎手伤害加倍。1条指令：上零食。
card-claws-out = 亮爪
    .text = 让你的一名喵兵（本回合部署的除外）攻击面前的喵兵、移动1格或转向。回合结束时本牌回到手牌。
card-radio = 无线电
    .text = 指定任意一种此刻能打出的其他战术牌（「亮爪」除外），照它执行。手里没有也行。
card-bombs-away = 喵弹空投
    .text = 你的一名喵兵跳过一名相邻喵兵（不论敌我），落到其后的空格。被跳过者受2点伤害。
card-bamboozle = 喵头转向
    .text = 选择一名敌方喵兵：它攻击自己面前的喵兵（不论敌我）。
card-stalk = 蹑爪蹑脚
    .text = 你的一名喵兵经空格移动1或2格，可以拐弯。然后可让它转向。
card-pounce = 猛扑
    .text = 你的一名喵兵向正前方跑0到3个空格。此时它面前的喵兵（不论敌我）受1点伤害。
card-hairball-barrage = 毛球弹幕
    .text = 选择你的一名喵兵：与它相邻的所有喵兵（不论敌我）同时受1点伤害。
card-laser-pointer = 激光笔
    .text = 让任意一名喵兵（不论敌我）转向。然后若正前方是空格，可让它前进1格。
card-paw-shove = 一爪推开
    .text = 你的一名喵兵把面前的喵兵（不论敌我）推远1格。若推不动，被推者和其后的喵兵（若有）各受1点伤害。
card-yarn-lasso = 毛线套索
    .text = 你的一名喵兵把正前方第一名喵兵（不论敌我，相距至少2格）拉到面前一格。
card-kit-switch = 狸猫换位
    .text = 你的一名喵兵与一名相邻喵兵（不论敌我）互换位置。
card-snipurr = 狙击喵
    .text = 选择你的一名喵兵：其正前方的第一名喵兵（不论敌我，不论多远）受2点伤害。
card-catapult = 弹射起喵
    .text = 把你的一名喵兵弹到同行或同列的任意空格，什么都能越过。
card-about-face = 向后转
    .text = 让任意一名喵兵（不论敌我）转向。然后可再让另一名转向。
card-care-purrckage = 慰喵品
    .text = 抽2张战术牌。你本回合多1条指令。
card-battle-hiss = 战斗哈气
    .text = 选择你的一名喵兵：与它相邻的每名敌方喵兵，有空位就远离它退1格。

### Were Kittens，简体中文。用语见 docs/glossary/zh-Hans.md。
### 城镇里的硬币是村民，猫位上的是猫，手里、餐盘和惊吓区里的是猎物；爪力表示有多强。

## 游戏

game = Were Kittens
    .line = 月夜潜行小镇：一些硬币留作小猫，其余的统统吃掉。

## 牌桌选项

option-start_pick = 起始硬币
    .help = 同时秘密选择起始硬币，或轮流公开选择。
option-start_pick-simultaneous = 同时选
option-start_pick-sequential = 轮流选
option-quarter_race = 金币归谁
    .help = 金币归摆放硬币最少的玩家、最先摆完的玩家，或绕桌轮流持有。
option-quarter_race-fewest_coins = 摆得最少
option-quarter_race-first_done = 最先摆完
option-quarter_race-rotate = 绕桌轮流
option-overeat = 吃撑
    .help = 猫能否吃得比需要的更多。
option-overeat-on = 允许
option-overeat-off = 不允许
option-eat_on_repopulate = 重填前进食
    .help = 猫在重填城镇之前能否先吃猎物。
option-eat_on_repopulate-off = 不允许
option-eat_on_repopulate-on = 允许
option-slot_stacking = 每个猫位几只猫
    .help = 一个猫位只容一只猫，或不限数量。
option-slot_stacking-off = 一只
option-slot_stacking-on = 不限
option-final_tie = 最终平分
    .help = 平分的玩家并列，或由金币决定，或比猫的数量。
option-final_tie-shared = 并列
option-final_tie-quarter = 金币决定
option-final_tie-cats = 猫多者胜
option-stall_limit = 无收获轮数
    .help = 连续这么多轮谁都没有收获，游戏就结束；0表示永不因此结束。
option-max_rounds = 最后一轮
    .help = 游戏最迟在这一轮之后结束。
option-characters = 角色
    .help = 是否每位玩家从六个角色中扮演一个。
option-characters-off = 不用
option-characters-on = 使用

## 桌上的位置

zone-city = 城镇
zone-supply = 储备
zone-centre = 中央
zone-cats = 猫
zone-hand = 手中
zone-eat = 餐盘
zone-scare = 惊吓区
zone-character = 角色
zone-dealt = 角色
zone-quarter = 金币

## 玩家名字旁（$card：玩家的角色）；计数在数字前

badge-quarter = 金币
badge-turn = 回合
badge-done = 完成
badge-character = { $card }
count-cats = 猫
count-victims = 猎物

## 硬币上：行动过的猫、正在行动的猫、不按猫位号码行动的猫（后接号码）；只有主人看得到的猎物；动用过的受惊猎物（后接数量）

mark-tails = 反面
mark-acting = 行动中
mark-number = 行动号
mark-sealed = 秘密
mark-used = 已用

## 提问（$coin、$slot：行动的猫；$claw：它现在的爪力；$food：餐盘里全部猎物能加的爪力；$most：两者之和；
## $need：需要的爪力；$coin2、$slot2：想要的硬币和给它的猫位；$left：还要选几个）

ask-keep_character = 从你的两个角色中留下一个
ask-choose_start = 选择起始硬币：一枚变成猫，另一枚作为猎物留在手里
ask-place_victims = 把手里的猎物端上餐盘给猫吃，或者完成摆放
ask-place-or-scare = 把手里的猎物端上餐盘或放进惊吓区，或者完成摆放
ask-place_city_coin = { $left ->
    [1] 往城镇放入最后一枚硬币
   *[other] 往城镇放入一枚硬币，还缺{ $left }枚
}
ask-order_scare_h4 = { $left ->
    [1] 动用受惊的猎物，让一个猫位提前行动，或者让猫开始行动
   *[other] 动用{ $left }个受惊猎物中的一个，让一个猫位提前行动，或者让猫开始行动
}
ask-keep_leftover = { $left ->
    [1] 把1个没吃掉的猎物收回手里，或者其余的都不要
   *[other] 把最多{ $left }个没吃掉的猎物收回手里，或者其余的都不要
}
ask-swap = 你{ $slot }号位的{ $coin }猫行动前，可以动用一个受惊的猎物，换掉城镇里的一枚硬币
ask-cat_action = 选择行动：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}
ask-may-scare-to-take = 可以动用一个受惊的猎物：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，抓走{ $coin2 }需要{ $need }
ask-may-scare-to-make = 可以动用一个受惊的猎物：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，要在{ $slot2 }号位变出{ $coin2 }猫需要{ $need }
ask-scare-to-take = 选择要动用的受惊猎物：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，抓走{ $coin2 }需要{ $need }
ask-scare-to-make = 选择要动用的受惊猎物：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，要在{ $slot2 }号位变出{ $coin2 }猫需要{ $need }
ask-eat-to-take = 吃一个猎物：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，抓走{ $coin2 }需要{ $need }
ask-eat-to-make = 吃一个猎物：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，要在{ $slot2 }号位变出{ $coin2 }猫需要{ $need }
ask-may-eat-to-take = 吃一个猎物，或者不吃了：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，抓走{ $coin2 }需要{ $need }
ask-may-eat-to-make = 吃一个猎物，或者不吃了：你{ $slot }号位的{ $coin }猫{ $food ->
    [0] 爪力为{ $claw }
   *[other] 爪力为{ $claw }（全吃掉可达{ $most }）
}，要在{ $slot2 }号位变出{ $coin2 }猫需要{ $need }
ask-may-eat = 吃一个猎物，或者不吃了：你{ $slot }号位的{ $coin }猫正要重填城镇

## 行动按钮（$need：需要的爪力；$claw：吃的时候是增加的爪力，否则是猫届时的爪力）

move-keep = 留下「{ $character }」
move-start = { $slot }号位放一只{ $coin }猫，手里留一枚{ $coin }
move-place = 把{ $coin }端上餐盘
move-scare = 把{ $coin }放进惊吓区
move-done = 完成摆放
move-populate = 把{ $coin }放入城镇
move-hurry = 让{ $slot }号位提前一号行动
move-go = 让猫开始行动
move-swap = 用储备里的{ $coin2 }换掉城镇里的{ $coin }
move-use = 动用受惊的{ $coin }（爪力{ $claw }，需要{ $need }）
move-spare = 不动用受惊的猎物
move-pass = 跳过
move-take = 抓走{ $coin }（需要爪力{ $need }）
move-make = 在{ $slot }号位变出{ $coin }猫（需要爪力{ $need }）
move-repopulate = 重填城镇
move-eat = 吃掉{ $coin }（爪力+{ $claw }）
move-stop = 不吃了
move-save = 把{ $coin }收回手里
move-leave = 其余的不要了

## 发生了什么（$reason：完整的一句话，见最后）

event-round = 第{ $number }轮开始。
event-chose = { WHO($seat) ->
    [you] 你选好了。
   *[other] { $seat }选好了。
}
event-kept = { WHO($seat) ->
    [you] 你留下「{ $card }」。
   *[other] { $seat }留下「{ $card }」。
}
event-started-cat = { WHO($toOwner) ->
    [you] 你以一只{ $card }猫开局。
   *[other] { $toOwner }以一只{ $card }猫开局。
}
event-started-victim = { WHO($toOwner) ->
    [you] 你手里留一枚{ $card }。
   *[other] { $toOwner }手里留一枚{ $card }。
}
event-done = { WHO($seat) ->
    [you] 你摆好了。
   *[other] { $seat }摆好了。
}
event-placed = { WHO($fromOwner) ->
    [you] 你把一枚{ $card }端上餐盘。
   *[other] { $fromOwner }把一枚{ $card }端上餐盘。
}
event-scared = { WHO($fromOwner) ->
    [you] 你把一枚{ $card }放进惊吓区。
   *[other] { $fromOwner }把一枚{ $card }放进惊吓区。
}
event-took-quarter = { WHO($toOwner) ->
    [you] 你拿到金币。
   *[other] { $toOwner }拿到金币。
}
event-kept-quarter = { WHO($seat) ->
    [you] 你保住了金币。
   *[other] { $seat }保住了金币。
}
event-populated = { WHO($seat) ->
    [you] 你把一枚{ $coin }放入城镇。
   *[other] { $seat }把一枚{ $coin }放入城镇。
}
event-hurried = { WHO($seat) ->
    [you] 你让自己的{ $slot }号位提前一号行动。
   *[other] { $seat }让自己的{ $slot }号位提前一号行动。
}
event-went = { WHO($seat) ->
    [you] 你让猫开始行动。
   *[other] { $seat }让猫开始行动。
}
event-passed = { WHO($seat) ->
    [you] 你{ $slot }号位的猫按兵不动。
   *[other] { $seat }让{ $slot }号位的猫按兵不动。
}
event-used = { WHO($seat) ->
    [you] 你动用受惊的{ $coin }。
   *[other] { $seat }动用受惊的{ $coin }。
}
event-swapped-out = 一枚{ $card }溜出了城镇。
event-swapped-in = 一枚{ $card }悄悄补了进来。
event-ate = { WHO($fromOwner) ->
    [you] 你把一枚{ $card }喂给了猫。
   *[other] { $fromOwner }把一枚{ $card }喂给了猫。
}
event-took = { WHO($toOwner) ->
    [you] 你抓走一枚{ $card }。
   *[other] { $toOwner }抓走一枚{ $card }。
}
event-made = { WHO($seat) ->
    [you] 你在{ $slot }号位变出一只{ $coin }猫。
   *[other] { $seat }在{ $slot }号位变出一只{ $coin }猫。
}
event-repopulated = { WHO($seat) ->
    [you] 你重填城镇。
   *[other] { $seat }重填城镇。
}
event-returned = 一枚{ $card }回到储备。
event-saved = { WHO($toOwner) ->
    [you] 你把没吃掉的{ $card }收回手里。
   *[other] { $toOwner }把没吃掉的{ $card }收回手里。
}
event-calmed = { WHO($toOwner) ->
    [you] 你受惊的{ $card }回到手里。
   *[other] { $toOwner }受惊的{ $card }回到手里。
}
event-wasted = { WHO($fromOwner) ->
    [you] 你没吃掉的{ $card }回到储备。
   *[other] { $fromOwner }没吃掉的{ $card }回到储备。
}
event-refreshed = 所有猫翻回正面。
event-idle = { $number ->
    [1] 这一轮谁都没有收获。
   *[other] 已经连续{ $number }轮谁都没有收获。
}
event-ended = 游戏结束。{ $reason }

## 进行到哪里（$round：第几轮；$idle：连续几轮谁都没有收获）

phase-setup = 准备
phase-place = 第{ $round }轮：摆放猎物{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}
phase-populate = 第{ $round }轮：填充城镇{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}
phase-hurry = 第{ $round }轮：猫行动之前{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}
phase-act = 第{ $round }轮：猫行动{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}
phase-populate-again = 第{ $round }轮：填充城镇{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}
phase-refresh = 第{ $round }轮：休整{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}
phase-end = 第{ $round }轮：终局{ $idle ->
    [0] { "" }
   *[other] （连续{ $idle }轮无收获）
}

## 结局：为何结束，以及得分的各项

reason-coins-gone = 城镇和储备里都没有硬币了。
reason-stalled = 太多轮谁都没有收获。
reason-round-limit = 最后一轮结束了。
part-cats = 猫
part-pennies = 铜币
part-nickels = 镍币
part-dimes = 银币

## 一项得分怎么来的（$number：数量；$each：每个几分）

note-cats = { $number }只猫
note-fewest = { $number }×{ $each }，最少
note-second = { $number }×{ $each }，第二多
note-most = { $number }×{ $each }，最多
note-none = 没有

## Cards

card-penny = 铜币
    .text = 猫：爪力3，2分；变猫需要爪力11减猫位号。村民或猎物：爪力1。
card-nickel = 镍币
    .text = 猫：爪力2，3分；变猫需要爪力10减猫位号。村民或猎物：爪力2。
card-dime = 银币
    .text = 猫：爪力1，2分；变猫需要爪力9减猫位号。村民或猎物：爪力3。
card-quarter = 金币
    .text = 持有者最先往城镇放硬币，同号的猫也由持有者先行动。不计分。
card-player-card = 玩家板
    .text = 1到6号猫位给你的猫，一个餐盘放要吃的猎物，一个角落放受惊的猎物（休整时收回）。
card-boo-radfur = 怪喵拉德利
    .text = 你的猫抓村民时：动用一个受惊的猎物，该村民的爪力算低1点，最低为1。
card-clawdius-the-sire = 始祖爪狄乌斯
    .text = 你变出猫时：动用一个受惊的猎物，所需爪力减2，最低为1。
card-the-purrsuader = 咕噜说客
    .text = 你的猫选择行动前：动用一个受惊的猎物，把城镇里一枚硬币换成储备里的另一种。
card-early-purrd = 早起喵
    .text = 猫行动之前：每动用一个受惊的猎物，你的一个猫位本轮提前一号行动。
card-leftover-lurker = 剩饭潜伏喵
    .text = 休整时：你每有一个受惊的猎物，可把一个没吃掉的猎物收回手里。
card-copycat = 照猫学样
    .text = 你的猫抓村民或变猫时：动用一个受惊的猎物；若它那种硬币作猫时爪力更高，就改用那个爪力。

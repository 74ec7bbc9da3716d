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
    .help = 连续这么多轮谁都没有收获，游戏就结束。
option-stall_limit-n = { $n }轮之后
option-stall_limit-0 = 永不
option-max_rounds = 最后一轮
    .help = 游戏最迟在这一轮之后结束。
option-max_rounds-n = 第{ $n }轮
option-characters = 角色
    .help = 是否每位玩家从六个角色中扮演一个。
option-characters-off = 不用
option-characters-on = 使用

## 桌上的位置

zone-city = 城镇
zone-supply = 储备
zone-centre = 中央
zone-cats = 猫
    .costs = 新猫所需爪力
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
fact-reach = 爪力最高{ $n }
fact-feeds = 爪力+{ $n }

## 硬币上：行动过的猫、正在行动的猫、不按猫位号码行动的猫（后接号码）；只有主人看得到的猎物；动用过的受惊猎物（后接数量）

mark-tails = 反面
mark-acting = 行动中
mark-number = 行动号
mark-sealed = 秘密
mark-used = 已用
mark-claw = 爪力

## 提问（$coin、$slot：行动的猫、要变出的猫，或要抓的硬币；$left：还要选几个）

ask-keep_character = 从你的两个角色中留下一个
ask-choose_start = 选择你的两枚起始硬币
ask-place_victims = 把猎物端上餐盘给猫吃，或者完成摆放
ask-place-or-scare = 把猎物端上餐盘或放进惊吓区，或者完成摆放
ask-place_city_coin = { $left ->
    [1] 往城镇放入最后一枚硬币
   *[other] 往城镇放入一枚硬币，还缺{ $left }枚
}
ask-order_scare_h4 = { $left ->
    [1] 要动用受惊的猎物，让一个猫位提前行动吗？
   *[other] 要动用{ $left }个受惊猎物中的一个，让一个猫位提前行动吗？
}
ask-keep_leftover = 要把没吃掉的猎物收回手里吗？（最多{ $left }个）
ask-swap = 你{ $slot }号位的{ $coin }猫行动前，要换掉城镇里的一枚硬币吗？
ask-cat_action = 你{ $slot }号位的{ $coin }猫做什么？
ask-may-scare-to-take = 要动用一个受惊的猎物来抓走{ $coin }吗？
ask-may-scare-to-make = 要动用一个受惊的猎物，在{ $slot }号位变出{ $coin }猫吗？
ask-scare-to-take = 动用哪个受惊的猎物来抓走{ $coin }？
ask-scare-to-make = 动用哪个受惊的猎物，在{ $slot }号位变出{ $coin }猫？
ask-eat-to-take = 你的猫吃什么来抓走{ $coin }？
ask-eat-to-make = 你的猫吃什么，好在{ $slot }号位变出{ $coin }猫？
ask-may-eat-to-take = 抓走{ $coin }之前还吃吗？
ask-may-eat-to-make = 在{ $slot }号位变出{ $coin }猫之前还吃吗？
ask-may-eat = 重填城镇之前要吃猎物吗？

## 关系到什么（$claw：猫现在的爪力；$food：餐盘里全部猎物能加的爪力；$most：两者之和；$need：需要的爪力；
## $mine、$theirs：你的分数和其他人中的最高分；$after、$before：之后和现在的分数）

stake-keep = 另一个退出游戏。要使用能力，就得让猎物受惊，而不是吃掉它们。
stake-start = 一枚变成你的猫，另一枚是手里的猎物。猫位号小的先行动，爪力大的抓得多。
stake-place-fewest = 餐盘里剩下的猎物会失去。摆得最少的得金币、先行动；若持平：{ WHO($seat) ->
    [you] 归你
   *[other] 归{ $seat }
}。
stake-place-fewest-lot = 餐盘里剩下的猎物会失去。摆得最少的得金币、先行动；若持平则随机决定。
stake-place-race = 餐盘里剩下的猎物会失去。最先摆完的得金币、先行动。
stake-place-late = 餐盘里剩下的猎物会失去。{ $seat }最先摆完，金币已归其所有。
stake-place-rotate = 餐盘里剩下的猎物会失去。本轮金币归{ WHO($seat) ->
    [you] 你
   *[other] { $seat }
}。
stake-place-lot = 餐盘里剩下的猎物会失去。金币归谁随机决定。
stake-place-last = 这是最后一轮：餐盘里剩下的猎物仍归你，并且计分。
stake-populate = { WHO($seat) ->
    [you] 接下来你{ $slot }号位的{ $coin }猫行动，最多能抓爪力{ $most }的村民。
   *[other] 接下来{ $seat }的{ $slot }号位{ $coin }猫行动，最多能抓爪力{ $most }的村民。
}
stake-populate-quiet = 本轮不再有猫行动，城镇留到下一轮。
stake-hurry = 号码小的猫先在城镇里挑。受惊的猎物休整时回到你手里。
stake-swap = 会用掉一个受惊的猎物（本轮还有{ $left }个）。你的猫最多能抓爪力{ $most }的村民。
stake-act = 爪力{ $claw }{ $food ->
    [0] { "" }
   *[other] （全吃掉可达{ $most }）
}。你有{ $mine }分，{ $seat }有{ $theirs }分；城镇和储备还剩{ $left }枚硬币。
stake-needs = 你{ $slot }号位的{ $coin }猫爪力为{ $claw }{ $food ->
    [0] { "" }
   *[other] （全吃掉可达{ $most }）
}，需要{ $need }。
stake-must-scare = 你{ $slot }号位的{ $coin }猫爪力为{ $claw }{ $food ->
    [0] { "" }
   *[other] （全吃掉可达{ $most }）
}，需要{ $need }：没有受惊的猎物就不够。
stake-enough = 你{ $slot }号位的{ $coin }猫爪力为{ $claw }，需要{ $need }：再吃就白费了。
stake-snack = 不需要爪力。吃掉的猎物进储备，可能会来到城镇。
stake-leftovers = 还有{ $count }个猎物没吃掉，不收回就会失去：{ $before }分变{ $after }分。

## 行动（$need：需要的爪力；$claw：吃掉增加的爪力）；.name是按钮上的名称

move-keep = 留下「{ $character }」
    .name = 留下
move-start = { $slot }号位放一只{ $coin }猫，手里留一枚{ $coin }
    .name = 开局
move-place = 把{ $coin }端上餐盘
    .name = 端上餐盘
move-scare = 把{ $coin }放进惊吓区
    .name = 放惊吓区
move-done = 完成摆放
    .name = 摆好了
move-populate = 把{ $coin }放入城镇
    .name = 放入城镇
move-hurry = 让{ $slot }号位提前一号行动
    .name = 提前
move-go = 让猫开始行动
    .name = 让猫行动
move-swap = 用储备里的{ $coin2 }换掉城镇里的{ $coin }
    .name = 换掉
move-use = 动用受惊的{ $coin }
    .name = 动用
move-spare = 不动用受惊的猎物
    .name = 不动用
move-pass = 跳过
    .name = 跳过
move-take = 抓走{ $coin }（需要爪力{ $need }）
    .name = 抓走
move-make = 在{ $slot }号位变出{ $coin }猫（需要爪力{ $need }）
    .name = 变成猫
move-repopulate = 重填城镇
    .name = 重填城镇
move-eat = 吃掉{ $coin }（爪力+{ $claw }）
    .name = 吃掉
move-stop = 不吃了
    .name = 不吃了
move-save = 把{ $coin }收回手里
    .name = 收回
move-leave = 其余的不要了
    .name = 不要了

## 这一步的后果，要短（$after：届时分数，$before：现在；$claw、$need：猫的爪力和需要的爪力；$missing：还差的爪力；$count：数量）

so-keep-soften = 每个受惊的猎物：要抓的村民爪力算低{ $by }点
so-keep-sire = 每个受惊的猎物：变猫所需爪力减{ $by }
so-keep-swap = 每个受惊的猎物：猫行动前换掉城镇里一枚硬币
so-keep-hurry = 每个受惊的猎物：你的一个猫位提前一号行动
so-keep-leftovers = 每个受惊的猎物：可收回一个没吃掉的猎物
so-keep-copy = 每个受惊的猎物：你的猫可改用那种猫的爪力
so-start = 爪力{ $claw }，{ $points }分，{ $slot }号行动；猎物可加爪力{ $food }
so-place = 猫的爪力最高{ $most }；失去后{ $after }分（现在{ $before }分）
so-scare = 「{ $character }」可用{ $n }次；硬币会回来
so-done = { $count ->
    [0] 没有猎物可吃：本轮爪力最高{ $most }
   *[other] { $count }个猎物可吃：爪力最高{ $most }
}
so-done-first = 你得金币、先行动；爪力最高{ $most }
so-populate-prey = { WHO($seat) ->
    [you] 接下来轮到你，抓得走（爪力{ $need }）
   *[other] 接下来轮到{ $seat }，抓得走（爪力{ $need }）
}
so-populate-safe = { WHO($seat) ->
    [you] 接下来轮到你，抓不走（爪力{ $need }）
   *[other] 接下来轮到{ $seat }，抓不走（爪力{ $need }）
}
so-populate-stays = 留在城镇，等下一轮
so-take = { $after }分（现在{ $before }分）；下一轮起可以吃
so-take-eating = 得先吃出{ $missing }点爪力
so-take-helped = 还差{ $missing }点爪力：吃猎物，或动用受惊的猎物
so-make = 永久{ $points }分；下一轮起{ $slot }号行动，爪力{ $claw }
so-make-eating = 得吃出{ $missing }点爪力；{ $points }分，{ $slot }号行动，爪力{ $claw }
so-make-helped = 还差{ $missing }点爪力（吃或惊吓）；{ $points }分，{ $slot }号行动，爪力{ $claw }
so-end-ahead = 最后一枚：游戏结束，你以{ $mine }比{ $theirs }获胜
so-end-level = 最后一枚：游戏结束，你与{ $seat }同为{ $mine }分
so-end-behind = 最后一枚：游戏结束，{ $seat }以{ $theirs }比{ $mine }获胜
so-repopulate = { WHO($seat) ->
    [you] { $count }枚回到储备，由你先填城镇
   *[other] { $count }枚回到储备，由{ $seat }先填城镇
}
so-same-city = { $left }枚硬币都会回来：只是用掉这次行动
so-pass = 这只猫休息；{ WHO($seat) ->
    [you] 接下来轮到你
   *[other] 接下来轮到{ $seat }
}（{ $slot }号位）
so-pass-last = 这只猫休息；本轮不再有猫行动
so-pass-waste = 你本轮最后一只猫：失去餐盘里{ $count }个猎物
so-eat-short = 爪力{ $claw }（需要{ $need }），还不够；{ $after }分（现在{ $before }分）
so-eat-enough = 爪力{ $claw }（需要{ $need }），够了；{ $after }分（现在{ $before }分）
so-eat-more = 爪力已经够了；{ $after }分（现在{ $before }分）
so-stop-take = 抓走{ $coin }：{ $after }分（现在{ $before }分）
so-stop-make = 变出{ $coin }猫：{ $after }分（现在{ $before }分）
so-use = 爪力{ $claw }（需要{ $need }）：不吃也够
so-use-eating = 爪力{ $claw }（需要{ $need }）：其余靠吃
so-spare = 爪力{ $claw }（需要{ $need }）：够了；受惊的猎物还能用
so-spare-eating = 爪力{ $claw }（需要{ $need }）：其余靠吃
so-swap-prey = 你的猫抓得走{ $coin }（爪力{ $need }）
so-swap-safe = 你的猫抓不走{ $coin }（爪力{ $need }）
so-spare-swap = 城镇不变；{ $left }个受惊的猎物还能用
so-hurry = { $rivals ->
    [0] { $number }号行动，先于别人所有的猫
   *[other] { $number }号行动，排在别人{ $rivals }只猫之后
}
so-go = 号码不变；{ $left }个受惊的猎物不起作用
so-save = 归你：其余失去后还有{ $after }分
so-leave = { $count }个猎物回到储备：{ $after }分（现在{ $before }分）
so-leave-losing = 失去{ $count }个猎物：{ $after }分（现在{ $before }分）

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

## 警报：游戏可能在本轮结束，以及届时谁获胜

alarm-last-round = 这是最后一轮
alarm-idle = 本轮若谁都没有收获，游戏就结束
alarm-coins = 只剩{ $left }枚硬币：游戏可能在本轮结束
alarm-leads = { WHO($seat) ->
    [you] 你以{ $points }分领先
   *[other] { $seat }以{ $points }分领先
}
alarm-level = 最高分{ $points }分，多人并列

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

## 棋子的种类

kind-coin = 硬币
kind-marker = 标记
kind-board = 玩家板
kind-character = 角色

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

### Here, Kitty, Kitty! 简体中文。用语见 docs/glossary/zh-Hans.md。
### 牌名加「」；猫（黑猫）和位置（院子）不加。一步就是相邻的一个区域：街区、院子、门廊、屋子。

## 游戏，以及标题下的一句话

game = Here, Kitty, Kitty!
    .line = 四十只流浪猫，一条街，每位邻居都认定它们全是自家的。

## 牌桌选项

option-best_in_show = 猫展冠军
    .help = 「猫展冠军」留在手里计分，或摆在宅院旁计分。
option-best_in_show-hand = 留在手里
option-best_in_show-tuck = 摆在宅院旁
option-discard_any_number = 一次弃牌的张数
    .help = 一个弃牌行动能否弃掉三张以上。
option-discard_any_number-off = 最多三张
option-discard_any_number-on = 不限
option-house_colour_min = 同色屋子的猫数
    .help = 屋子里的猫全是一种颜色时，至少要有几只才得那10分。
option-house_colour_min-n = 至少{ $n }只猫
option-shortage_taker_picks = 缺猫时谁来挑
    .help = 街区空了、要从院子里带走猫时，由院子主人挑，或由带走的玩家挑。
option-shortage_taker_picks-off = 院子主人
option-shortage_taker_picks-on = 带走的玩家
option-victim_may_move_fewer = 少移几只猫
    .help = 被「猫打架」「惊弓之喵」或「流浪狗」打中的玩家，能否提前停手。
option-victim_may_move_fewer-off = 不允许
option-victim_may_move_fewer-on = 允许
option-reaction_race = 响应
    .help = 按座位顺序，或谁快谁先。
option-reaction_race-off = 按顺序
option-reaction_race-on = 先到先得
option-copy_free_in_turn = 自己回合免费复制
    .help = 别人的牌刚生效时，在自己的回合用「照猫画虎」是否也免费。
option-copy_free_in_turn-off = 否
option-copy_free_in_turn-on = 是
option-stall_rounds = 无人抽牌的轮数
    .help = 连续这么多轮无人抽牌，就进入最后一轮。
option-stall_rounds-n = { $n }轮之后
option-stall_rounds-0 = 永不：只看牌堆何时抽完
option-cats_owned_start = 谁先开始
    .help = 随机一位，或家里猫最多的玩家。
option-cats_owned_start-off = 随机
option-cats_owned_start-on = 家里猫最多

## 桌上的位置

zone-deck = 牌堆
zone-discard = 弃牌堆
zone-table = 桌上
zone-box = 本局不用
zone-neighborhood = 街区
zone-tucked = 常驻牌
zone-hand = 手牌
zone-yard = 院子
zone-porch = 门廊
zone-house = 屋子
zone-litter = 寄养窝
zone-litter2 = 寄养窝

## 玩家名字旁：徽章、计数、各家宅院的样子

badge-turn = 回合
count-hand = 手牌
count-cats = 猫
count-tucked = 常驻牌
property-red-gate = 红栅门
property-blue-porch = 蓝门廊
property-green-shutters = 绿百叶窗
property-yellow-door = 黄大门
property-white-fence = 白篱笆
property-brick-chimney = 砖烟囱

## 永远不能移动的猫；虽然隐藏但你知道的牌；牌堆旁：多久没人抽牌

mark-locked = 不走了
mark-known = 已知
fact-worth = 每只{ $n }分
fact-idle-turns = { $turns ->
    [0] 连续{ $limit }个回合无人抽牌，就进入最后一轮
   *[other] 已有{ $turns }个回合无人抽牌；满{ $limit }个就进入最后一轮
}

## 句中的词：回家路上的各站、走的方向、为何结束

stop-neighborhood = 街区
stop-yard = 院子
stop-porch = 门廊
stop-house = 屋子
way-in = 向内
way-out = 向外
litter-litter = 寄养窝
litter-litter2 = 寄养窝
end-last-round = 最后一张牌已被抽走
end-stalled = 太久没人抽牌

## 提问。$left：还有几只猫、几步或几个行动；$seat：打出牌的玩家

ask-cats_owned = 你家有几只猫？
ask-oldest_cat = 你家最年长的猫几岁？
ask-choose_action = { $left ->
    [1] 选择你的最后一个行动
   *[other] 选择一个行动（还有{ $left }个）
}
ask-discard_cards = 再弃一张牌吗？
ask-block_or_pass = { $seat }打出「{ $card }」：要阻止吗？
ask-block-on-you = { $seat }对你打出「{ $card }」：要阻止吗？
ask-block-instant = 抽到「{ $card }」：要保护谁吗？
ask-block-move = { $seat }把{ $colour }移到{ $stop }：要阻止吗？
ask-copy_or_pass = 用「照猫画虎」复制「{ $card }」吗？
ask-reflex_or_pass = 打出「身手喵捷」吗？
ask-land_or_pass = 打出「四脚着地」吗？
ask-choose_cats_to_take = { $left ->
    [1] 「{ $card }」：带一只猫到你的{ $to }
   *[other] 「{ $card }」：带最多{ $left }只猫到你的{ $to }
}
ask-shortage_yard = { $left ->
    [1] 「{ $card }」：从别人的院子带走一只猫
   *[other] 「{ $card }」：从别人的院子带走最多{ $left }只猫
}

# $seat：带走猫的玩家
ask-give_cat = 「{ $card }」：从你的院子选一只猫，让{ $seat }带走
# $seat：被带走猫的玩家
ask-pick-from = 「{ $card }」：从{ $seat }那里选一只猫带走
ask-lose-to-yard = 「{ $card }」：选一只猫，从你的屋子去院子
ask-lose-to-porch = 「{ $card }」：选一只猫，从你的屋子去门廊
ask-lose-to-neighborhood = 「{ $card }」：选{ $left }只猫，离家回街区
ask-lose-one-zone = { $left ->
    [1] 「{ $card }」：选一只猫，向外退1步
   *[other] 「{ $card }」：选{ $left }只猫，各向外退1步
}
ask-lose-to-player = 「{ $card }」：选一只猫给{ $seat }
ask-lose-to-left = 「{ $card }」：选一只院子里的猫，冲到左边
ask-save_cat = 「{ $card }」：选{ $left }只猫，救上你的门廊
ask-startled-in = { $zones ->
    [1] 「{ $card }」：选你的一只猫，向内走1步
   *[other] 「{ $card }」：选你的一只猫，向内走最多{ $zones }步
}
ask-startled-out = { $zones ->
    [1] 「{ $card }」：选你的一只猫，向外走1步
   *[other] 「{ $card }」：选你的一只猫，向外走最多{ $zones }步
}
ask-own_steps = { $left ->
    [1] 「{ $card }」：让你的一只猫朝屋子走
   *[other] 「{ $card }」：让你的一只猫朝屋子走（还有{ $left }次）
}
ask-name_colour = 「{ $card }」：选一种颜色
ask-fight_split = { $left ->
    [1] 「猫打架」：从你的院子送一只猫给邻居
   *[other] 「猫打架」：从你的院子送{ $left }只猫给邻居，每家一只
}
ask-search_discard = 从弃牌堆拿一张牌
ask-foster_place = 给你寄养的{ $colour }选个去处
ask-tuna_bonus = 唤一只猫进你的院子吗？
ask-use_insurance = 「{ $card }」盯上了你的猫：用掉「宠物保险」吗？

## 利害：不回答会怎样。$all中的$n；$before分到$after分

stake-points = { WHO($seat) ->
    [you] 你会从{ $before }分变成{ $after }分。
   *[other] { $seat }会从{ $before }分变成{ $after }分。
}
stake-same = { WHO($seat) ->
    [you] 你仍是{ $n }分。
   *[other] { $seat }仍是{ $n }分。
}
stake-burgled = { WHO($seat) ->
    [you] 你{ $zone }的{ $colour }会被偷走：{ $before } → { $after }分。
   *[other] { $seat }{ $zone }的{ $colour }会被偷走：{ $before } → { $after }分。
}
stake-strays = { WHO($seat) ->
    [you] 你院子和门廊的{ $all }只猫里，{ $n }只会逃回街区。
   *[other] { $seat }院子和门廊的{ $all }只猫里，{ $n }只会逃回街区。
}
stake-scared = { WHO($seat) ->
    [you] 你的{ $all }只猫里，{ $n }只得向外退1步；院子里的就离家了。
   *[other] { $seat }的{ $all }只猫里，{ $n }只得向外退1步。
}
stake-fight = { WHO($seat) ->
    [you] 你院子的{ $all }只猫里，{ $n }只得去邻居家。
   *[other] { $seat }院子的{ $all }只猫里，{ $n }只得去邻居家。
}
stake-hairball = { WHO($seat) ->
    [you] 你的{ $all }张手牌里会随机失去{ $n }张。
   *[other] { $seat }的{ $all }张手牌里会随机失去{ $n }张。
}
stake-gives = { WHO($seat) ->
    [you] 你得从{ $all }只猫里给{ $seat2 }一只。
   *[other] { $seat }得从{ $all }只猫里给{ $seat2 }一只。
}
stake-givers = { $n }位玩家各得给{ $seat }一只猫。
stake-lets-out = { WHO($seat) ->
    [you] 你屋子的{ $n }只猫里，一只得出到{ $zone }。
   *[other] { $seat }屋子的{ $n }只猫里，一只得出到{ $zone }。
}
stake-takes = { $seat }会带最多{ $n }只猫到{ $zone }。
stake-fosters = { $seat }会寄养最多{ $n }只猫，下回合入住。
stake-steps = { $seat }会让最多{ $n }只猫各向内走最多{ $zones }步。
stake-draws = { $seat }会抽{ $n }张牌。
stake-fetches = { $seat }会从弃牌堆拿回一张牌。
stake-prize = { $seat }终局时会因此得{ $n }分。
stake-gift = 它对{ $n }位玩家有好处；被保护的得不到。
stake-others = 它打中{ $n }位玩家，没有你。
stake-leave = 你的{ $all }只猫里，{ $n }只会回街区。
stake-rain = { $lost ->
    [0] 你院子的猫会上门廊，一只也不走。
   *[other] 你院子的猫，{ $saved }只上门廊，{ $lost }只离家。
}
stake-mewn = 你屋子的{ $n }只猫里，一只得去门廊。
stake-zoomies = 你院子的{ $all }只猫里，一只会冲到{ $seat }家。
stake-rains = 其余{ $n }只猫会回街区。
stake-rain-insured = 你有保险：其余{ $n }只猫留在院子。
stake-one-each = 每处一只：屋子{ $house }分，门廊{ $porch }分，院子没有分。
stake-taken = { WHO($seat) ->
    [you] 你把它带到你的{ $to }。
   *[other] { $seat }把它带到自家{ $to }。
}
stake-free = 现在打「{ $card }」不花行动。
stake-empty = 街区空了：会有别人丢一只猫。

## 行动按钮

move-pass = 跳过
    .name = 跳过
move-pass-action = 放弃这个行动
    .name = 放弃
move-stop = 停下
    .name = 停下
move-stop-discarding = 不再弃牌
    .name = 停下
move-stop-taking = 不带了
    .name = 不带了
move-stop-losing = 不移了
    .name = 不移了
move-stop-moving = 就走到这里
    .name = 停下
move-stop-calling = 不唤了
    .name = 不唤
move-insure = 用掉「宠物保险」
    .name = 用保险
move-keep = 留着「宠物保险」
    .name = 留保险
move-play = 打出「{ $card }」
    .name = 打出
move-play-on = 对{ $seat }打出「{ $card }」
    .name = 对人打出
move-demand = 对{ $seat }打出「{ $card }」，{ $amount }只猫
    .name = 要猫
move-lure = 对{ $seat }和{ $seat2 }打出「{ $card }」
    .name = 引两家
move-gather = 对{ $seat }、{ $seat2 }和{ $seat3 }打出「春喵荡漾」
    .name = 引三家
move-let-out = 对{ $seat }打出「忘了关窗」：一只猫出到{ $zone }
    .name = 放猫出来
move-burgle = 对{ $seat }打出「梁上喵子」：从{ $zone }偷走{ $colour }
    .name = 偷猫
move-swap = 对{ $spotOwner }打出「咕噜攻势」：用你{ $zone }的{ $colour }换{ $colour2 }
    .name = 换猫
move-swap-stray = 打出「咕噜攻势」：用你{ $zone }的{ $colour }换街区的{ $colour2 }
    .name = 换街区的猫
move-reflex = { WHO($seat) ->
    [you] { $amount ->
        [1] 打出「身手喵捷」：你的一只猫{ $way }走1步
       *[other] 打出「身手喵捷」：你的一只猫{ $way }走最多{ $amount }步
    }
   *[other] { $amount ->
        [1] 对{ $seat }打出「身手喵捷」：一只猫{ $way }走1步
       *[other] 对{ $seat }打出「身手喵捷」：一只猫{ $way }走最多{ $amount }步
    }
}
    .name = 惊动
move-protect = { WHO($seat) ->
    [you] 为自己打出「{ $card }」
   *[other] 为{ $seat }打出「{ $card }」
}
    .name = 保护
move-copy = 复制「{ $card }」
    .name = 复制
move-copy-on = 对{ $seat }复制「{ $card }」
    .name = 对人复制
move-copy-demand = 对{ $seat }复制「{ $card }」，{ $amount }只猫
    .name = 复制：要猫
move-copy-lure = 对{ $seat }和{ $seat2 }复制「{ $card }」
    .name = 复制：引两家
move-copy-gather = 对{ $seat }、{ $seat2 }和{ $seat3 }复制「春喵荡漾」
    .name = 复制：引三家
move-copy-let-out = 对{ $seat }复制「忘了关窗」：一只猫出到{ $zone }
    .name = 复制：放猫
move-copy-burgle = 对{ $seat }复制「梁上喵子」：从{ $zone }偷走{ $colour }
    .name = 复制：偷猫
move-copy-swap = 对{ $spotOwner }复制「咕噜攻势」：用你{ $zone }的{ $colour }换{ $colour2 }
    .name = 复制：换猫
move-copy-swap-stray = 复制「咕噜攻势」：用你{ $zone }的{ $colour }换街区的{ $colour2 }
    .name = 复制：换街区
move-copy-reflex = { WHO($seat) ->
    [you] { $amount ->
        [1] 复制「身手喵捷」：你的一只猫{ $way }走1步
       *[other] 复制「身手喵捷」：你的一只猫{ $way }走最多{ $amount }步
    }
   *[other] { $amount ->
        [1] 对{ $seat }复制「身手喵捷」：一只猫{ $way }走1步
       *[other] 对{ $seat }复制「身手喵捷」：一只猫{ $way }走最多{ $amount }步
    }
}
    .name = 复制：惊动
move-move = 把{ $colour }从{ $from }移到{ $to }
    .name = 移动
move-discard = 弃掉「{ $card }」
    .name = 弃牌
move-take = 带走一只{ $colour }
    .name = 带走
move-ask = 从{ $seat }的院子带走一只猫
    .name = 从院子带走
move-pick = { WHO($seat) ->
    [you] 选你{ $zone }的{ $colour }
   *[other] 选{ $seat }的{ $colour }
}
    .name = 选猫
move-save = 把{ $colour }带上你的门廊
    .name = 救下
move-step = 把{ $colour }从{ $zone }移到{ $zone2 }
    .name = 前进
move-colour = 指向所有{ $colour }
    .name = 指向
move-send = 把{ $colour }送给{ $seat }
    .name = 送走
move-fetch = 拿走「{ $card }」
    .name = 拿回
move-place = 把{ $colour }带到你的{ $zone }
    .name = 安置
move-own = { $cats ->
    [0] 回答：没有猫
   *[other] 回答：{ $cats }只
}
    .name = 回答
move-oldest = { $years ->
    [0] 回答：不到一岁
   *[other] 回答：{ $years }岁
}
    .name = 回答

## 这一步会带来什么；要短，放得进窄处。$part 是计分表的一项

so-points = { $before } → { $after }分（{ $part }）
so-fewer-points = 你会掉分：{ $before } → { $after }（{ $part }）
so-same = 你仍是{ $n }分
so-both = 你{ $before } → { $after }分，{ $seat }{ $before2 } → { $after2 }分
so-saved = 在门廊上平安：{ $n }分
so-goes-to = 它去{ $seat }家
so-fostered = 你的下回合入住
so-unscored = 没有下回合了：不给任何人计分
so-skip = 什么也不发生；还剩一个行动
so-skip-last = { $n ->
    [0] 你的回合结束，不抽牌
   *[other] 你的回合结束，抽{ $n }张牌
}
so-last-round = 牌堆抽完，最后一轮开始
so-game-ends = 你的回合结束，游戏也结束
so-keep-cards = { $n ->
    [0] 你就没有手牌了
   *[other] 你还剩{ $n }张手牌
}
so-prize-gone = 留在手里，终局值{ $n }分
so-takes = { $each ->
    [0] 最多{ $n }只猫到你的{ $zone }：暂无分
   *[other] 最多{ $n }只猫到你的{ $zone }：每只{ $each }分
}
so-take-short = { $n ->
    [0] 街区空了：从别人的院子带
   *[other] 街区只有{ $n }只，其余从别人的院子带
}
so-foster = 最多{ $n }只猫，你的下回合入住
so-too-late = 你没有下回合了：这些猫不给任何人计分
so-adopt = 一只猫从此住进屋子：{ $n }分
so-steps = { $all }只猫里最多{ $n }只，各向内最多{ $zones }步
so-free-steps = 朝屋子走，合计最多{ $n }步
so-prize = 摆在宅院旁值{ $n }分
so-show-off = 一只猫前进，但那{ $n }分没了
so-gives = { $n ->
    [1] { $seat }把那里唯一的猫给你
   *[other] { $seat }从{ $n }只猫里给你一只
}
so-givers = { $n }位玩家各给你一只猫
so-strays = { $seat }的{ $all }只猫里，{ $n }只回街区
so-scared = { $seat }的{ $all }只猫里，{ $n }只向外退1步
so-fight = { $seat }院子的{ $all }只猫里，{ $n }只去邻居家
so-lets-out = { $seat }屋子的{ $n }只猫里，一只去{ $zone }
so-hairball = { $seat }的{ $all }张牌里失去{ $n }张
so-may-insure = { $seat }有宠物保险：可能一只也不走
so-startles = { WHO($seat) ->
    [you] { $n ->
        [1] 只有一只猫能这样走
       *[other] 你从{ $n }只猫里选一只
    }
   *[other] { $n ->
        [1] 只有一只猫能这样走
       *[other] { $seat }从{ $n }只猫里选一只
    }
}
so-draws = 你抽{ $n }张牌，手里就有{ $all }张
so-fetched = 拿回一张牌，手里就有{ $n }张
so-alarmed = 「梁上喵子」再也打不中你
so-insured = 有牌要带走你的猫时，可保一次
so-let-it = 照常进行，除非别人阻止
so-no-answer = 你手里没有能阻止它的牌
so-stops-it = 它不会发生
so-stops-action = 它不会发生；{ $seat }白费一个行动
so-calls = 它不会发生，你还可唤一只猫
so-ignores = { WHO($seat) ->
    [you] { $n ->
        [0] 你无视它，什么也不发生
       *[other] 你无视它；它还打中{ $n }位
    }
   *[other] { $n ->
        [0] { $seat }无视它，什么也不发生
       *[other] { $seat }无视它；它还打中{ $n }位
    }
}
so-keep = 你留着「{ $card }」以后用
so-none = 你手里没有「{ $card }」
so-no-use = 「{ $card }」现在没用
so-last-chance = 游戏结束，「{ $card }」没机会打了
so-stop-taking = 你放弃还能带的{ $n }只猫
so-stop-steps = 你放弃还能走的{ $n }次
so-rest-stays = 你其余的猫不动
so-no-call = 没有猫来
so-short = { $seat }从院子的{ $n }只猫里选一只
so-short-mine = 你从{ $seat }院子的{ $n }只猫里选一只
so-laser = 其中最多{ $n }只能前进
so-hold = 你手里就有{ $n }张牌
so-insures = 你的猫一只也不走；保险用掉
so-keeps = 你的猫会走；保险留着

## 发生了什么。$fromOwner 给出或失去，$toOwner 得到

event-turn = { WHO($seat) ->
    [you] 轮到你了。
   *[other] 轮到{ $seat }。
}
event-moving = { WHO($seat) ->
    [you] 你想把{ $card }移到{ $stop }。
   *[other] { $seat }想把{ $card }移到{ $stop }。
}
event-passed = { WHO($seat) ->
    [you] 你放弃一个行动。
   *[other] { $seat }放弃一个行动。
}
event-played = { WHO($fromOwner) ->
    [you] 你打出「{ $card }」。
   *[other] { $fromOwner }打出「{ $card }」。
}
event-copied = { WHO($fromOwner) ->
    [you] 你打出「{ $card }」。
   *[other] { $fromOwner }打出「{ $card }」。
}
event-as = 它复制了「{ $card }」。
event-aimed = { WHO($seat) ->
    [you] 「{ $card }」是冲你来的。
   *[other] 「{ $card }」是冲{ $seat }来的。
}
event-demanded = { WHO($seat) ->
    [you] 「{ $card }」是冲你来的：你有{ $number }只猫得挪窝。
   *[other] 「{ $card }」是冲{ $seat }来的：有{ $number }只猫得挪窝。
}
event-coveted = { WHO($seat) ->
    [you] 小偷盯上了你{ $zone }的{ $card }。
   *[other] 小偷光顾{ $seat }家，盯上了{ $zone }的{ $card }。
}
event-let-out = { WHO($seat) ->
    [you] 「忘了关窗」是冲你来的：一只猫得从你的屋子去{ $zone }。
   *[other] 「忘了关窗」是冲{ $seat }来的：一只猫得从屋子去{ $zone }。
}
event-swapping = { $card }和{ $card2 }要互换位置。
event-startled = { WHO($seat) ->
    [you] { $number ->
        [1] 你得让一只猫{ $way }走1步。
       *[other] 你得让一只猫{ $way }走最多{ $number }步。
    }
   *[other] { $number ->
        [1] { $seat }得让一只猫{ $way }走1步。
       *[other] { $seat }得让一只猫{ $way }走最多{ $number }步。
    }
}
event-discarded = { WHO($fromOwner) ->
    [you] 你弃掉「{ $card }」。
   *[other] { $fromOwner }弃掉「{ $card }」。
}
event-lost = { WHO($fromOwner) ->
    [you] 你失去「{ $card }」。
   *[other] { $fromOwner }失去「{ $card }」。
}
event-finished = 「{ $card }」进入弃牌堆。
event-tucked = { WHO($toOwner) ->
    [you] 你把「{ $card }」摆在宅院旁。
   *[other] { $toOwner }把「{ $card }」摆在宅院旁。
}
event-used-up = { WHO($fromOwner) ->
    [you] 你的「{ $card }」功成身退。
   *[other] { $fromOwner }的「{ $card }」功成身退。
}
event-drew = { WHO($toOwner) ->
    [you] 你抽到「{ $card }」。
   *[other] { $toOwner }抽到「{ $card }」。
}
    .unseen = { $toOwner }抽了一张牌。
event-revealed = 抽到突发牌：「{ $card }」！
event-fetched = { WHO($toOwner) ->
    [you] 你从弃牌堆拿走「{ $card }」。
   *[other] { $toOwner }从弃牌堆拿走「{ $card }」。
}
event-called = { WHO($toOwner) ->
    [you] 你把{ $card }唤到你的{ $to }。
   *[other] { $toOwner }把{ $card }唤到自家{ $to }。
}
event-walked = { WHO($toOwner) ->
    [you] 你的{ $card }从{ $from }走到{ $to }。
   *[other] { $toOwner }的{ $card }从{ $from }走到{ $to }。
}
event-left = { WHO($fromOwner) ->
    [you] { $card }离开你的{ $from }，回到街区。
   *[other] { $card }离开{ $fromOwner }家，回到街区。
}
event-changed-hands = { WHO($toOwner) ->
    [you] { $card }从{ $fromOwner }家来到你的{ $to }。
   *[other] { WHO($fromOwner) ->
        [you] { $card }从你的{ $from }去了{ $toOwner }家。
       *[other] { $card }从{ $fromOwner }家去了{ $toOwner }家。
    }
}
event-blocked = { WHO($fromOwner) ->
    [you] 你以「{ $card }」回应！
   *[other] { $fromOwner }以「{ $card }」回应！
}
event-ignored = { WHO($seat) ->
    [you] 你无视这张牌。
   *[other] { $seat }无视这张牌。
}
event-insured = { WHO($seat) ->
    [you] 你有保险：你的猫一只也不走。
   *[other] { $seat }有保险：猫一只也不走。
}
event-named = { WHO($seat) ->
    [you] 你指向所有{ $card }。
   *[other] { $seat }指向所有{ $card }。
}
event-locked = { WHO($seat) ->
    [you] 你的{ $card }从此在屋子里安家。
   *[other] { $seat }的{ $card }从此在屋子里安家。
}
event-last-card = 最后一张牌被抽走：每人还有一个回合。
event-stalled = 很久没人抽牌了：每人还有一个回合。
event-owns = { WHO($seat) ->
    [you] { $number ->
        [0] 你家没有猫。
       *[other] 你家有{ $number }只猫。
    }
   *[other] { $number ->
        [0] { $seat }家没有猫。
       *[other] { $seat }家有{ $number }只猫。
    }
}
event-oldest = { WHO($seat) ->
    [you] { $number ->
        [0] 你家最年长的猫还不到一岁。
       *[other] 你家最年长的猫{ $number }岁。
    }
   *[other] { $number ->
        [0] { $seat }家最年长的猫还不到一岁。
       *[other] { $seat }家最年长的猫{ $number }岁。
    }
}
event-ended = 游戏结束：{ $end }。

## 谁也不能错过的：快结束了。$n：还剩几张牌或几个回合

alarm-deck = 牌堆只剩{ $n }张牌：最后一轮快到了
alarm-stall = 再有{ $n }个回合无人抽牌，就进入最后一轮
alarm-leads = { WHO($seat) ->
    [you] 最后一轮，还剩{ $n }个回合：你以{ $points }分领先
   *[other] 最后一轮，还剩{ $n }个回合：{ $seat }以{ $points }分领先
}
alarm-tied = 最后一轮，还剩{ $n }个回合：{ $points }分并列领先
alarm-last-turn = 这是你的最后一个回合

## 进行到哪里

phase-last-round = 最后一轮，还剩{ $left }个回合
phase-last-round-next = 接下来是最后一轮

## 为何结束

reason-last-round = 最后一张牌已被抽走。
reason-stalled = 太久没人抽牌。

## 牌的种类

kind-instant = 突发牌
kind-defensive = 防御牌
kind-standard = 普通牌
kind-cat = 猫

## 计分表的各项

part-house-cats = 屋子里的猫
part-porch-cats = 门廊上的猫
part-many-black = 黑猫满五只
part-many-gray = 灰猫满五只
part-many-orange = 橘猫满五只
part-many-white = 白猫满五只
part-every-colour = 四色齐全
part-most-black = 黑猫最多
part-most-gray = 灰猫最多
part-most-orange = 橘猫最多
part-most-white = 白猫最多
part-house-of-one-colour = 屋子清一色
part-best-in-show = 猫展冠军

## Cards

card-the-cats-pajamas = 猫咪睡衣派对
    .text = 从抽到者开始，每人可从街区带一只猫到自家门廊。
card-fireworks = 放烟花
    .text = 所有院子里的猫全部逃回街区。
card-keeping-up-with-the-joneses = 邻居有我也要有
    .text = 屋子里猫最少的玩家，可带一只猫直接进屋。并列者都可以。
card-raining-cats-and-dogs = 倾盆猫雨
    .text = 每个院子里，一半的猫（向上取整）跑上门廊，其余离家回街区。由主人挑选。
card-full-mewn = 月圆喵夜
    .text = 每人把自己的一只猫从屋子移到门廊，有能动的猫就得移。
card-dinner-bell = 开饭铃
    .text = 每人可让自己的猫朝屋子走，合计最多2步。
card-midnight-zoomies = 午夜跑酷
    .text = 每人从自家院子选一只猫，这些猫同时冲进左边的院子。
card-landlord-inspection = 房东查房
    .text = 猫最多的玩家从院子或门廊送2只猫回街区。并列者都要送。
card-alarm-system = 防盗警报
    .text = 常驻。直到终局，谁也不能用「梁上喵子」选中你。
card-catnap = 打个猫盹
    .text = 任何回合：取消别人的一张普通牌，或别人移动猫的行动。
card-one-cool-cat = 高冷猫
    .text = 任何回合：突发牌或别人的普通牌打中玩家时，让其中一位（可以是你）无视它。
card-tuna = 金枪鱼
    .text = 任何回合：取消别人一张害人丢猫的普通牌。你还可从街区唤来一只猫。
card-catlike-reflexes = 身手喵捷
    .text = 任何行动之后：让任一宅院的一只猫走1或2步，但不离开宅院。由宅院主人挑猫。
card-copy-cat = 照猫画虎
    .text = 复制一张刚生效的牌：别人的回合免费，自己的回合花1个行动。
card-land-on-your-feet = 四脚着地
    .text = 任何人补牌之后：让你自己的猫朝屋子走，合计最多2步。
card-pet-insurance = 宠物保险
    .text = 常驻。别人的牌或突发牌要带走你的猫？弃掉本牌：一只也不走。
card-cat-burglar = 梁上喵子
    .text = 从另一位玩家的任意区域偷走一只你选的猫，放进你的院子。
card-can-opener = 开罐器
    .text = 你的邻居每人（也可只选一位）给你一只自家院子的猫，放进你的院子。
card-cat-fight = 猫打架
    .text = 另一位玩家把自家院子里最多2只猫送给邻居，每家院子一只。几只由你定。
card-cat-in-heat = 春喵荡漾
    .text = 其他玩家每人（也可只选几位）给你一只自家院子的猫，放进你的院子。
card-catnip = 猫薄荷
    .text = 指定一或两位玩家：每人从院子或门廊给你一只猫，放进你的院子。
card-catting-around = 拈花惹喵
    .text = 另一位玩家给你一只自家门廊的猫，放进你的院子。
card-famous-internet-cat = 网红猫
    .text = 抽2张牌，可超过手牌上限。
card-foster-kittens = 寄养小猫
    .text = 常驻。带最多3只猫到本牌上。你的下回合：屋子、门廊、院子各去一只。
card-fraidy-cats = 惊弓之喵
    .text = 另一位玩家让自己最多3只不同的猫各向外退1步。几只由你定。
card-hairball = 毛球
    .text = 另一位玩家随机失去2张手牌。
card-open-window = 忘了关窗
    .text = 另一位玩家把自己屋子里的一只猫移到自家门廊或院子。去哪由你定。
card-special-needs-kitty = 特护小猫
    .text = 常驻。带一只猫直接进你的屋子；谁也不能再移动它。
card-spay-neuter-clinic = 绝育门诊
    .text = 从街区带最多2只猫，直接到你的门廊。
card-stray-dog = 流浪狗
    .text = 另一位玩家的院子和门廊共有最多3只猫逃回街区。几只由你定。
card-the-cat-came-back = 喵者归来
    .text = 从弃牌堆拿一张牌到手里，突发牌除外。
card-best-in-show = 猫展冠军
    .text = 终局时在你手里：2分。或打出：你的一只猫向内走最多2步。
card-special-box-delivery = 快递纸箱
    .text = 从街区带最多4只猫进你的院子。
card-warm-laundry = 刚烘好的衣服
    .text = 你最多2只不同的猫，各向内走最多2步。
card-cat-carrier = 猫包
    .text = 从街区带一只猫直接进你的屋子。
card-laser-pointer = 激光笔
    .text = 指定一种颜色：你宅院里最多4只不同的该色猫各向内走1步。
card-purr-suasion = 咕噜攻势
    .text = 让你的一只猫与街区或别人院子里的一只猫互换位置。
card-black = 黑猫
    .text = 共十只。你宅院里的黑猫全桌最多：3分；满五只：另得5分。
card-gray = 灰猫
    .text = 共十只。你宅院里的灰猫全桌最多：3分；满五只：另得5分。
card-orange = 橘猫
    .text = 共十只。你宅院里的橘猫全桌最多：3分；满五只：另得5分。
card-white = 白猫
    .text = 共十只。你宅院里的白猫全桌最多：3分；满五只：另得5分。

### Kitty Cataclysm，简体中文。用语见 docs/glossary/zh-Hans.md。
### 爪牌是玩家手里的牌，喵库是打出的牌堆，喵币是牌的分值。牌名读者必知时加「」，可能看不到时不加。

game = Kitty Cataclysm
    .line = 囤喵币，甩毛球，千万别满爪被抓。

## 桌规与可选的值

option-start_rule = 谁先开始
    .help = 发牌者左边的玩家、最先出牌的玩家，或在发牌者以外随机选一位。
option-start_rule-left_of_dealer = 发牌者左边
option-start_rule-first_play = 谁快谁先
option-start_rule-random_nondealer = 随机
option-kitty_view = 别人的喵库
    .help = 只能看到别人喵库最上面的一张，或者全部可见。
option-kitty_view-top_only = 只看顶牌
option-kitty_view-open = 全部公开
option-play_again_empty = 空爪时再出一张
    .help = 可以再出一张却没有牌的玩家，结束自己的回合，或结束整局游戏。
option-play_again_empty-turn_ends = 结束回合
option-play_again_empty-game_ends = 结束游戏
option-deck_out = 牌堆抽空时
    .help = 要抽牌却无牌可抽时，游戏立刻结束，或等打出的牌结算完再结束。
option-deck_out-at_once = 立刻结束
option-deck_out-finish_card = 结算完再结束
option-dealer = 发牌者
    .help = 随机选出，或由你指定。
option-dealer-random = 随机

## 桌上的位置

zone-deck = 牌堆
zone-litter = 猫砂盆
zone-paws = 爪牌
zone-kitty = 喵库

## 玩家名字旁

badge-dealer = 发牌者
badge-turn = 回合
count-paws = 爪牌
count-kitty = 喵库

## 牌上的标记：别人知道这张牌在这里

mark-known = 已知

## 提问

ask-claim_start = 抢先出一张牌，或者等等看
ask-play_card = 打出一张牌
ask-donate = { $left ->
    [0] 赠送一张牌
    [1] 赠送一张牌
   *[other] 赠送一张牌（还要送{ $left }张）
}
ask-steal_from = { $left ->
    [0] 偷一张牌
    [1] 偷一张牌
   *[other] 偷一张牌（还能偷{ $left }张）
}
ask-lose_card = { $left ->
    [0] 舍弃一张牌
    [1] 舍弃一张牌
   *[other] 舍弃一张牌（还要舍弃{ $left }张）
}
ask-pass_cards = { $left ->
    [0] 向左传一张牌
    [1] 向左传一张牌
   *[other] 向左传一张牌（还要传{ $left }张）
}

## 行动

move-play = 打出「{ $card }」
move-claim = 用「{ $card }」抢先
move-wait = 等等别人
move-donate = 把「{ $card }」送给{ $seat }
move-steal = 偷{ $seat }的牌
move-lose = 舍弃「{ $card }」
move-pass = 传出「{ $card }」

## 发生了什么

event-played = { WHO($fromOwner) ->
    [you] 你打出「{ $card }」。
   *[other] { $fromOwner }打出「{ $card }」。
}
event-drew = { WHO($toOwner) ->
    [you] 你抽到「{ $card }」。
   *[other] { $toOwner }抽到{ $card }。
}
event-donated = { WHO($fromOwner) ->
    [you] 你把「{ $card }」送给{ $toOwner }。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }把「{ $card }」送给你。
       *[other] { $fromOwner }送给{ $toOwner }{ $card }。
    }
}
event-stole = { WHO($toOwner) ->
    [you] 你从{ $fromOwner }爪里偷到「{ $card }」。
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner }从你爪里偷走「{ $card }」。
       *[other] { $toOwner }从{ $fromOwner }爪里偷走{ $card }。
    }
}
event-lost = { WHO($fromOwner) ->
    [you] 你失去「{ $card }」。
   *[other] { $fromOwner }失去「{ $card }」。
}
event-passed = { WHO($fromOwner) ->
    [you] 你把「{ $card }」传给{ $toOwner }。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }把「{ $card }」传给你。
       *[other] { $fromOwner }传给{ $toOwner }{ $card }。
    }
}
event-busted-paws = { WHO($seat) ->
    [you] 你满爪被抓，爪牌全没了！
   *[other] { $seat }满爪被抓，爪牌全没了！
}
event-busted-kitty = { WHO($seat) ->
    [you] 你的喵库被一扫而空！
   *[other] { $seat }的喵库被一扫而空！
}
event-chose = { WHO($seat) ->
    [you] 你选好了。
   *[other] { $seat }选好了。
}
event-waited = { WHO($seat) ->
    [you] 你先等等。
   *[other] { $seat }先等等。
}
event-again = { WHO($seat) ->
    [you] 你可以再出一张。
   *[other] { $seat }可以再出一张。
}
event-turn = { WHO($seat) ->
    [you] 轮到你了。
   *[other] 轮到{ $seat }。
}
event-deck-out = 牌堆空了，游戏结束。
event-empty-paws = { WHO($seat) ->
    [you] 你两爪空空，游戏结束。
   *[other] { $seat }两爪空空，游戏结束。
}

## 结局与得分

reason-empty-paws = 有玩家空着爪子开始回合。
reason-deck-out = 牌堆抽空了。
part-paws = 爪牌
part-kitty = 喵库

## Cards

card-cat-aclysm = 喵天大祸
    .text = 凡是爪牌有7张或更多的玩家，失去全部爪牌。
card-cat-ass-trophy = 猫飞蛋打
    .text = 凡是爪牌有6张或更多的玩家，失去整个喵库。
card-curiosity-paid-the-cat = 好奇养肥猫
    .text = 抽1张牌。
card-pick-of-the-litter = 一窝挑俩
    .text = 抽2张牌。
card-kitten-kaboodle = 连窝端
    .text = 抽3张牌。
card-nine-lives-four-cards = 九条命四张牌
    .text = 抽4张牌。
card-purr-petual-motion = 永动喵
    .text = 抽1张牌，然后再出一张。
card-paw-it-forward = 爪爪相传
    .text = 抽2张牌，然后把1张牌送给另一位玩家。
card-meowtual-exchange = 喵来喵往
    .text = 把1张牌送给另一位玩家，然后抽1张牌。
card-sift-happens = 铲旧迎新
    .text = 舍弃1张爪牌，然后抽2张牌。
card-cat-burglar = 飞檐走喵
    .text = 从另一位玩家爪里盲偷1张牌。
card-grand-theft-catto = 侠盗猎猫手
    .text = 从其他玩家爪里盲偷2张牌。
card-the-great-cat-napping = 瞌睡大劫案
    .text = 从其他玩家爪里盲偷3张牌。
card-tit-for-tabby = 以爪还爪
    .text = 从一位对手爪里盲偷1张牌，再把1张牌送给任意一位对手。
card-three-am-zoomies = 凌晨三点跑酷
    .text = 再出一张。
card-fur-lanthropist = 大善喵人
    .text = 把1张牌送给另一位玩家。
card-claws-for-charity = 伸爪献爱心
    .text = 把2张牌送给其他玩家。
card-not-my-furball = 毛球不是我的
    .text = 把1张牌送给另一位玩家，然后再出一张。
card-cough-it-up = 一吐为快
    .text = 舍弃1张爪牌。
card-pass-the-purrcel = 击鼓传喵
    .text = 所有人向左传1张牌。
card-tail-chase = 连环追尾
    .text = 所有人向左传2张牌。
card-tin-opener = 开罐头啦
    .text = 所有人各抽1张牌，你也抽。
card-lions-share = 狮子大开口
    .text = 抽2张牌，然后其他人各抽1张。
card-fat-cat = 肥得流油
    .text = 什么也不发生。它就坐在那儿，很值钱。

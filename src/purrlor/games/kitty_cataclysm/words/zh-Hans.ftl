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

## 爪牌和喵库旁：灾祸会夺走什么

fact-kitty-falls = 灾祸会夺走喵库
fact-all-falls = 灾祸会夺走喵库或爪牌
fact-in-danger = 危险

## 牌的种类

kind-disaster = 灾祸
kind-draw = 抽牌
kind-share = 交换
kind-steal = 偷窃
kind-again = 连出
kind-give = 礼物
kind-pass = 传牌
kind-feast = 盛宴
kind-plain = 揣手手

## 提问

ask-claim_start = 抢先出一张牌，或者等等看
ask-play_card = 打出一张牌
ask-play_again = 再出一张牌，还是你的回合
ask-last_card = 打出最后一张牌
ask-donate = { $left ->
    [0] 把一张牌送给别人
    [1] 把一张牌送给别人
   *[other] 把一张牌送给别人（还要送{ $left }张）
}
ask-steal_from = { $left ->
    [0] 偷一张牌：偷谁的？
    [1] 偷一张牌：偷谁的？
   *[other] 偷一张牌：偷谁的？（还能偷{ $left }张）
}
ask-lose_card = { $left ->
    [0] 舍弃一张牌，丢进猫砂盆
    [1] 舍弃一张牌，丢进猫砂盆
   *[other] 舍弃一张牌，丢进猫砂盆（还要舍弃{ $left }张）
}
ask-pass_cards = { $left ->
    [0] 把一张牌传给左边的{ $seat }
    [1] 把一张牌传给左边的{ $seat }
   *[other] 把一张牌传给左边的{ $seat }（还要传{ $left }张）
}

## 利害

stake-start = { WHO($seat) ->
    [you] 谁先出牌谁开局。如果都在等，就由你开局。
   *[other] 谁先出牌谁开局。如果都在等，就由{ $seat }开局。
}
stake-own = 你有{ $mine }喵币：爪牌{ $paws }，喵库{ $kitty }，都算分。
stake-few = { $cards ->
    [1] 这是你最后一张牌
   *[other] 你还剩{ $cards }张牌
}：空着爪子开始回合，游戏就结束。你有{ $mine }喵币。
stake-full = 你有{ $mine }喵币。尚未露面：「{ $paws }」{ $pawsHidden }张（{ $pawsFrom }张起爪牌全失），「{ $kitty }」{ $kittyHidden }张（{ $kittyFrom }张起喵库全失）。
stake-donate = 送出的牌给别人算分。你有{ $mine }喵币。
stake-lose = 猫砂盆里的牌谁也不算分。你有{ $mine }喵币。
stake-steal = 盲偷，每张牌机会均等。偷完你有{ $paws }张爪牌。
stake-pass = { $got ->
    [0] { $seat }没有牌传给你，你将有{ $paws }张爪牌。
   *[other] { $seat }同时传给你{ $got }张，你将有{ $paws }张爪牌。
}

## 行动

move-play = 打出「{ $card }」
    .name = 出牌
move-claim = 用「{ $card }」抢先
    .name = 抢先
move-wait = 等等别人
    .name = 等等
move-donate = 把「{ $card }」送给{ $seat }
    .name = 赠送
move-steal = 偷{ $seat }的牌
    .name = 偷牌
move-lose = 舍弃「{ $card }」
    .name = 舍弃
move-pass = 传出「{ $card }」
    .name = 传牌

## 行动的后果

so-hold = 喵库添{ $value }喵币；你将有{ $paws }张爪牌
so-again = 喵库添{ $value }喵币；还有{ $paws }张，再出一张
so-empties = 你将两爪空空，下个回合可能结束游戏
so-risk-paws = 你将有{ $paws }张：「{ $card }」会让爪牌全失（还有{ $hidden }张）
so-risk-kitty = 你将有{ $paws }张：「{ $card }」会扫空喵库（还有{ $hidden }张）
so-ends-deck = 游戏结束：要抽{ $draw }张，牌堆有{ $deck }张
so-ends-empty = 游戏结束：下家{ $seat }两爪空空
so-ends-again = 游戏结束：空爪无法再出一张
so-hits-paws = { $hits ->
    [0] 谁也没中招
   *[other] { $players }人中{ $hits }人爪牌全失，不含你
}{ $ends ->
    [0] { "" }
   *[other] ；游戏结束
}
so-hits-kitty = { $hits ->
    [0] 谁也没中招
   *[other] { $players }人中{ $hits }人喵库全失，不含你
}{ $ends ->
    [0] { "" }
   *[other] ；游戏结束
}
so-busts-paws = 你失去全部{ $cards }张爪牌（{ $worth }喵币）{ $hits ->
    [0] { "" }
   *[other] ；另有{ $hits }人中招
}{ $ends ->
    [0] { "" }
   *[other] ；游戏结束
}
so-busts-kitty = 你失去整个喵库：{ $cards }张，{ $worth }喵币{ $hits ->
    [0] { "" }
   *[other] ；另有{ $hits }人中招
}{ $ends ->
    [0] { "" }
   *[other] ；游戏结束
}
so-wait = { WHO($seat) ->
    [you] 让别人先来；如果都在等，就由你开局
   *[other] 让别人先来；如果都在等，就由{ $seat }开局
}
so-donate = { $seat }得{ $value }喵币，将有{ $theirs }张；你剩{ $mine }喵币
so-steal = 盲偷{ $cards }张中的一张；{ $seat }还剩{ $rest }张
so-steal-last = { $seat }将两爪空空，游戏可能结束
so-lose = 你剩{ $mine }喵币、{ $paws }张爪牌
so-pass = { $seat }得{ $value }喵币

## 发生了什么

event-played = { WHO($fromOwner) ->
    [you] 你打出「{ $card }」。
   *[other] { $fromOwner }打出「{ $card }」。
}
event-drew = { WHO($toOwner) ->
    [you] 你抽到「{ $card }」。
   *[other] { $toOwner }抽到{ $card }。
}
    .unseen = { $toOwner }抽了一张牌。
event-donated = { WHO($fromOwner) ->
    [you] 你把「{ $card }」送给{ $toOwner }。
   *[other] { WHO($toOwner) ->
        [you] { $fromOwner }把「{ $card }」送给你。
       *[other] { $fromOwner }送给{ $toOwner }{ $card }。
    }
}
    .unseen = { $fromOwner }送给{ $toOwner }一张牌。
event-stole = { WHO($toOwner) ->
    [you] 你从{ $fromOwner }爪里偷到「{ $card }」。
   *[other] { WHO($fromOwner) ->
        [you] { $toOwner }从你爪里偷走「{ $card }」。
       *[other] { $toOwner }从{ $fromOwner }爪里偷走{ $card }。
    }
}
    .unseen = { $toOwner }从{ $fromOwner }爪里偷走一张牌。
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
    .unseen = { $fromOwner }传给{ $toOwner }一张牌。
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
event-last-card = 牌堆空了，结算完这张牌游戏就结束。
event-deck-out = 牌堆空了，游戏结束。
event-empty-paws = { WHO($seat) ->
    [you] 你两爪空空，游戏结束。
   *[other] { $seat }两爪空空，游戏结束。
}
event-empty-again = { WHO($seat) ->
    [you] 你两爪空空，无法再出一张，游戏结束。
   *[other] { $seat }两爪空空，无法再出一张，游戏结束。
}

## 即将发生

alarm-deck = { $cards ->
    [0] 牌堆空了：谁再要抽牌，游戏就结束。
   *[other] 牌堆只剩{ $cards }张：谁要抽得更多，游戏就结束。
}
alarm-last-card = 牌堆空了，结算完这张牌游戏就结束。
alarm-empty = { WHO($seat) ->
    [you] 你两爪空空：没有牌进来的话，轮到你时游戏结束。
   *[other] { $seat }两爪空空：没有牌进来的话，轮到{ $seat }时游戏结束。
}

## 结局与得分

reason-empty-paws = 有玩家轮到出牌时两爪空空。
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

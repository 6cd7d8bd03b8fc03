package common

import "cardlathe/engine"

// Phrases are the questions of rules that games share ("ask."), and what the filters and fields of this package are called where
// people read what a slot asks for: see Question and engine.Vocabulary.FilterText. A game adds those of its own words.
var Phrases = []engine.Term{
	{Key: "ask.discard", English: "discard which card?", Chinese: "弃置哪张牌？"}, {Key: "ask.play", English: "play it?", Chinese: "是否打出？"},
	{Key: "ask.exhaust", English: "exhaust which?", Chinese: "休眠哪个？"}, {Key: "ask.kill", English: "kill which?", Chinese: "消灭哪个？"},
	{Key: "ask.bounce", English: "return which to the hand?", Chinese: "将哪个返回手牌？"},
	{Key: "fact.type", English: "type", Chinese: "类别"},
	{Key: "fact.tags", English: "tags", Chinese: "标签"},
	{Key: "fact.token", English: "token", Chinese: "指示物"},
	{Key: "fact.traits", English: "traits", Chinese: "特性"},
	{Key: "lasts.turn", English: "this turn", Chinese: "本回合"},
	{Key: "lasts.game", English: "the whole game", Chinese: "整局游戏"},
	{Key: "lasts.source", English: "while its source is there", Chinese: "来源在场期间"},
	{Key: "filter.player", English: "player", Chinese: "玩家"},
	{Key: "filter.playing", English: "card being played", Chinese: "正在打出的牌"},
	{Key: "field.friendly", English: "friendly {}", Chinese: "友方{}"}, {Key: "field.yours", English: "your {}", Chinese: "你的{}"}, {Key: "field.enemy", English: "enemy {}", Chinese: "敌方{}"},
	{Key: "field.owner=you", English: "your {}", Chinese: "你的{}"}, {Key: "field.owner=opponents", English: "opponent's {}", Chinese: "对手的{}"},
	{Key: "field.controller=you", English: "your {}", Chinese: "你的{}"}, {Key: "field.controller=opponents", English: "opponent's {}", Chinese: "对手的{}"},
	{Key: "field.other", English: "other {}", Chinese: "其他{}"}, {Key: "field.token", English: "token {}", Chinese: "指示物{}"}, {Key: "field.not_token", English: "nontoken {}", Chinese: "非指示物{}"},
	{Key: "field.name", English: "{} named {n}", Chinese: "名为{n}的{}"}, {Key: "field.type", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.tag", English: "{n} {}", Chinese: "{n}{}"}, {Key: "field.without_tag", English: "{} that is no {n}", Chinese: "非{n}的{}"},
	{Key: "field.keyword", English: "{} with {n}", Chinese: "拥有{n}的{}"}, {Key: "field.without_keyword", English: "{} without {n}", Chinese: "没有{n}的{}"},
	{Key: "field.zone", English: "{} in the {n}", Chinese: "{n}中的{}"}, {Key: "field.top", English: "top {}", Chinese: "最上面的{}"},
	{Key: "field.damaged", English: "damaged {}", Chinese: "受伤的{}"},
	{Key: "field.opponent", English: "opponent", Chinese: "对手"}, {Key: "field.teammate", English: "teammate", Chinese: "队友"},
}

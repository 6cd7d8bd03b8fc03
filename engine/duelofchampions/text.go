package duelofchampions

import (
	_ "embed"
	"fmt"
	"strconv"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What people read: the log, prompts and labels, in English and Chinese. The Chinese words are those of the primary document.

var terms = []engine.Term{
	{Key: "type.unit", English: "unit", Chinese: "单位"}, {Key: "type.spell", English: "spell", Chinese: "法术"}, {Key: "type.fortune", English: "fortune", Chinese: "命运"},
	{Key: "type.event", English: "event", Chinese: "事件"}, {Key: "type.hero", English: "hero", Chinese: "英雄"},
	{Key: "kind.melee", English: "melee", Chinese: "近战"}, {Key: "kind.shooter", English: "shooter", Chinese: "射手"}, {Key: "kind.flyer", English: "flyer", Chinese: "飞行"},
	{Key: "kind.instant", English: "instant", Chinese: "瞬间"}, {Key: "kind.ongoing", English: "ongoing", Chinese: "长效"}, {Key: "kind.immediate", English: "immediate", Chinese: "及时"},
	{Key: "kind.current", English: "current", Chinese: "现时"}, {Key: "kind.lasting", English: "lasting", Chinese: "持续"},
	{Key: "zone.library", English: "library", Chinese: "牌库"}, {Key: "zone.hand", English: "hand", Chinese: "手牌"}, {Key: "zone.graveyard", English: "graveyard", Chinese: "坟墓场"}, {Key: "zone.square", English: "battleground", Chinese: "战场"},
	{Key: "word.free", English: "free", Chinese: "空格"}, {Key: "word.army", English: "army", Chinese: "军队"}, {Key: "word.row", English: "row", Chinese: "行"}, {Key: "word.line", English: "line", Chinese: "列"},
	{Key: "number.might", English: "might", Chinese: "力量"}, {Key: "number.magic", English: "magic", Chinese: "魔法"}, {Key: "number.destiny", English: "destiny", Chinese: "天命"},
	{Key: "faction.haven", English: "Haven", Chinese: "圣堂"}, {Key: "faction.inferno", English: "Inferno", Chinese: "地狱"}, {Key: "faction.necropolis", English: "Necropolis", Chinese: "墓地"},
	{Key: "faction.sanctuary", English: "Sanctuary", Chinese: "瀛洲"}, {Key: "faction.stronghold", English: "Stronghold", Chinese: "据点"},
	{Key: "school.air", English: "air", Chinese: "气系"}, {Key: "school.earth", English: "earth", Chinese: "土系"}, {Key: "school.fire", English: "fire", Chinese: "火系"}, {Key: "school.water", English: "water", Chinese: "水系"},
	{Key: "school.light", English: "light", Chinese: "光明"}, {Key: "school.dark", English: "dark", Chinese: "黑暗"}, {Key: "school.prime", English: "prime", Chinese: "源力"},
	{Key: "phase.supply", English: "supply", Chinese: "补给阶段"}, {Key: "phase.action", English: "action", Chinese: "行动阶段"}, {Key: "phase.end", English: "end of turn", Chinese: "回合结束"},
	{Key: "keyword.area_blast", English: "Area Blast", Chinese: "区域爆裂"}, {Key: "keyword.attack_anywhere", English: "Attack Anywhere", Chinese: "任意攻击"}, {Key: "keyword.charge", English: "Charge", Chinese: "冲锋"},
	{Key: "keyword.double_attack", English: "Double Attack", Chinese: "双重攻击"}, {Key: "keyword.enrage", English: "Enrage", Chinese: "激怒"}, {Key: "keyword.focus_blast", English: "Focus Blast", Chinese: "定点爆裂"},
	{Key: "keyword.heal", English: "Heal", Chinese: "治疗"}, {Key: "keyword.honor", English: "Honor", Chinese: "荣誉"}, {Key: "keyword.income", English: "Income", Chinese: "收入"}, {Key: "keyword.incorporeal", English: "Incorporeal", Chinese: "虚体"},
	{Key: "keyword.infect", English: "Infect", Chinese: "感染"}, {Key: "keyword.immobilize", English: "Immobilize", Chinese: "固定"}, {Key: "keyword.immune_to_magic", English: "Immune to Magic", Chinese: "魔法免疫"},
	{Key: "keyword.immune_to_retaliation", English: "Immune to Retaliation", Chinese: "反击免疫"}, {Key: "keyword.life_drain", English: "Life Drain", Chinese: "生命吸取"}, {Key: "keyword.magic_resist", English: "Magic Resist", Chinese: "魔法抵抗"},
	{Key: "keyword.magic_channel", English: "Magic Channel", Chinese: "魔法通道"}, {Key: "keyword.melee_guard", English: "Melee Guard", Chinese: "近战防护"}, {Key: "keyword.ranged_guard", English: "Ranged Guard", Chinese: "远程防护"},
	{Key: "keyword.outmaneuver", English: "Outmaneuver", Chinese: "机动"}, {Key: "keyword.quick_attack", English: "Quick Attack", Chinese: "快速攻击"}, {Key: "keyword.regenerate", English: "Regenerate", Chinese: "恢复"}, {Key: "keyword.sweep_attack", English: "Sweep Attack", Chinese: "范围攻击"},
	{Key: "counter.stack_more", English: "more in the stack", Chinese: "堆叠的单位"},
	{Key: "counter.on", English: "lies on", Chinese: "所附着的卡牌"},
	{Key: "counter.on_row", English: "lies on row", Chinese: "所在行"}, {Key: "counter.on_line", English: "lies on line", Chinese: "所在列"}, {Key: "counter.base_might", English: "might", Chinese: "力量"},
	{Key: "counter.base_magic", English: "magic", Chinese: "魔法"}, {Key: "counter.base_destiny", English: "destiny", Chinese: "天命"},
	{Key: "counter.base_production", English: "production", Chinese: "产出"}, {Key: "counter.hero_acted", English: "hero actions", Chinese: "英雄行动"}, {Key: "counter.events_used", English: "events used", Chinese: "已使用的事件"},
	{Key: "status.copied", English: "copy", Chinese: "复制品"}, {Key: "zone.seat", English: "players", Chinese: "玩家"},
	{Key: "zone.resolving", English: "being played", Chinese: "使用中"}, {Key: "zone.stacked", English: "stacked", Chinese: "堆叠"}, {Key: "type.player", English: "player", Chinese: "玩家"},
	{Key: "keyword.stackable", English: "Stackable", Chinese: "可堆叠"}, {Key: "keyword.mending", English: "Mending", Chinese: "自愈"}, {Key: "keyword.armor", English: "Armor", Chinese: "护甲"},
	{Key: "keyword.swift", English: "Swift", Chinese: "迅捷"}, {Key: "keyword.cannot_attack", English: "Cannot Attack", Chinese: "无法攻击"}, {Key: "keyword.immobilized", English: "Immobilized", Chinese: "无法移动"},
	{Key: "keyword.persistent", English: "Persistent", Chinese: "持久"},
	{Key: "prompt.act", English: "your move", Chinese: "请行动"}, {Key: "prompt.place", English: "on which square?", Chinese: "放在哪个格子？"}, {Key: "prompt.target", English: "attack what?", Chinese: "攻击哪个目标？"},
	{Key: "prompt.mulligan", English: "take another hand?", Chinese: "是否更换手牌？"}, {Key: "prompt.slot", English: "choose", Chinese: "选择"}, {Key: "prompt.mode", English: "choose one", Chinese: "选择一项"},
	{Key: "prompt.may", English: "do it?", Chinese: "是否执行？"}, {Key: "prompt.replace", English: "which replacement first?", Chinese: "先应用哪个替代效果？"},
	{Key: "option.end", English: "end the turn", Chinese: "结束回合"}, {Key: "option.done", English: "done", Chinese: "完成"}, {Key: "option.yes", English: "yes", Chinese: "是"}, {Key: "option.no", English: "no", Chinese: "否"},
	{Key: "option.pass", English: "pass", Chinese: "让过"}, {Key: "option.play", English: "play", Chinese: "使用"}, {Key: "option.deploy", English: "deploy", Chinese: "部署"}, {Key: "option.attack", English: "attack with", Chinese: "攻击："}, {Key: "option.move", English: "move", Chinese: "移动"},
	{Key: "option.activate", English: "use", Chinese: "使用"}, {Key: "option.raise", English: "raise", Chinese: "提升"}, {Key: "option.draw", English: "draw a card with the hero", Chinese: "英雄抽一张牌"},
}

var levelNames = [3]string{"might", "magic", "destiny"}

// phrases are what filters and fields are called where people read what a slot asks for: see engine.Vocabulary.FilterText.
var phrases = []engine.Term{
	{Key: "ask.outmaneuver", English: "move which enemy unit?", Chinese: "移动哪个敌方单位？"},
	{Key: "fact.faction", English: "faction", Chinese: "阵营"},
	{Key: "fact.schools", English: "schools", Chinese: "魔法学派"},
	{Key: "fact.position", English: "position", Chinese: "位置"},
	{Key: "fact.kind", English: "kind", Chinese: "种类"},
	{Key: "fact.race", English: "race", Chinese: "种族"},
	{Key: "section.main", English: "army", Chinese: "军队"},
	{Key: "section.hero", English: "hero", Chinese: "英雄"},
	{Key: "section.events", English: "events", Chinese: "事件"},
	{Key: "option.end_turn", English: "end the turn", Chinese: "结束回合"},
	{Key: "kind.magic", English: "magic", Chinese: "魔法"},
	{Key: "kind.unique", English: "unique", Chinese: "唯一"},
	{Key: "faction.academy", English: "Academy", Chinese: "学院"},
	{Key: "lasts.next_turn", English: "until the next turn", Chinese: "直到下个回合"},
	{Key: "game.title", English: "Might & Magic: Duel of Champions", Chinese: "魔法门：精英对决"},
	{Key: "kind.blast_at_target", English: "blast at the target", Chinese: "目标爆裂"},
	{Key: "kind.end_of_turn", English: "until the end of the turn", Chinese: "至回合结束"},
	{Key: "kind.next_turn", English: "until the next turn", Chinese: "至下个回合"},
	{Key: "kind.permanent", English: "permanent", Chinese: "永久"},
	{Key: "kind.active", English: "active", Chinese: "主动"},
	{Key: "filter.card", English: "card", Chinese: "牌"},
	{Key: "filter.ongoing", English: "card that stays", Chinese: "留在场上的牌"},
	{Key: "filter.square", English: "square", Chinese: "格子"},
	{Key: "filter.row", English: "row", Chinese: "行"},
	{Key: "filter.line", English: "line", Chinese: "列"},
	{Key: "filter.band", English: "band", Chinese: "两行"},
	{Key: "field.school", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.faction", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.position", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.kind", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.magic_unit", English: "magic {}", Chinese: "魔法{}"},
	{Key: "field.unique", English: "unique {}", Chinese: "唯一的{}"},
	{Key: "field.not_unique", English: "{} that is not unique", Chinese: "非唯一的{}"},
	{Key: "field.front", English: "{} on a front line", Chinese: "前线的{}"},
	{Key: "field.empty", English: "empty {}", Chinese: "空{}"},
	{Key: "number.left", English: "health left", Chinese: "剩余生命"},
	{Key: "number.hand_size", English: "cards in hand", Chinese: "手牌数"},
	{Key: "number.resources", English: "resources", Chinese: "资源"},
}

//go:embed sentences.tsv
var chinese string

var sentences = common.Sentences(chinese)

var dictionary = common.NewDictionary(terms)

func cardName(g *engine.Game, id engine.ObjectID, language string) string {
	if id == 0 {
		return g.Vocabulary().Sentence("nothing", language)
	}
	c := g.Definition(id)
	if c == seatCard {
		return common.PlayerName(g.Object(id).Owner)
	}
	return c.Called(language)
}

// hiddenFrom reports whether a viewer may not know which card an event is about.
func hiddenFrom(g *engine.Game, e *engine.Event, viewer engine.Player) bool {
	switch e.Kind {
	case Draws, LookedAt:
		return viewer != engine.NoPlayer && viewer != e.Player
	case Turned, Revealed:
		return false
	}
	return !g.Witnesses(viewer, e)
}

// told are the sentences of the log; an event without one is left out.
var told = map[engine.EventKind]string{
	GoesTo: "{what} goes to the {zone}", Begins: "turn {turn}: {who} begins the turn", Ends: "{who} ends the turn", Enters: "{what} enters at {place}",
	Attacks: "{what} attacks {it}", Moves: "{what} goes from {from} to {place}", Relocated: "{what} goes from {from} to {place}", Controlled: "{who} controls {what}, at {place}",
	Dies: "{what} dies at {place}", Damaged: "{what} takes {n} damage", Healed: "{what} heals {n} damage", Bounced: "{what} returns to a hand",
	Discarded: "{what} is discarded", Banished: "{what} is banished", Revealed: "{what} is revealed", LookedAt: "{who} looks at {what}",
	Grows: "the stack of {what} grows by {n}", Enchants: "{what} lies on {it}", Plays: "{who} plays {what} for {n}", Draws: "{who} draws {what}",
	LosesHealth: "{who} cannot draw and loses {n} health", Raises: "{who} raises {level} by {n}", Uses: "{who} uses {what}", Gains: "{who} gains {n} resources",
	Mulligans: "{who} takes another hand of {n}", Turned: "the event {what} comes up", Shuffled: "{who}'s library is shuffled", Concedes: "{who} gives up",
	ScriptFailed: "the script of {what} failed; what it would have done is left out",
	TextChanged:  "the text of {what} has changed; answers that no longer fitted were asked for again",
	Loops:        "the game is a draw, since abilities trigger each other for ever",
}

// Describe words an event for the log.
func (r *Rules) Describe(g *engine.Game, e *engine.Event, viewer engine.Player, language string) string {
	v := r.Vocabulary()
	who, what, it := common.PlayerName(e.Player), v.Sentence("a card", language), ""
	if e.Subject.ID != 0 && !hiddenFrom(g, e, viewer) {
		what = g.CardOf(e.Card).Called(language)
	}
	if s := g.Snapshot(e.Object); s != nil && !g.Live(e.Object) {
		it = g.CardOf(s.Object.Definition).Called(language)
	} else if e.Object.ID != 0 {
		it = cardName(g, e.Object.ID, language)
	}
	values := []string{"{who}", who, "{what}", what, "{n}", strconv.Itoa(int(e.Amount)), "{turn}", strconv.Itoa(int(e.Turn)), "{place}", placeName(g, e.Place, language), "{from}", placeName(g, e.From, language)}
	sentence := told[e.Kind]
	switch e.Kind {
	case GoesTo:
		values = append(values, "{zone}", v.Term("zone", zones[g.Zone(e.To).Kind].Name, language))
	case Begins:
		if e.Amount != Supply {
			return ""
		}
	case Enters:
		if e.Place == noPlace {
			sentence = "{what} stays"
		}
	case Enchants:
		if e.Place != noPlace {
			it = placeName(g, e.Place, language)
		}
	case Gains:
		if e.Amount == 1 {
			sentence = "{who} gains 1 resource"
		}
	case Raises:
		values = append(values, "{level}", v.Term("number", levelNames[e.Extra], language))
	}
	if sentence == "" {
		return ""
	}
	text := common.Say(v, language, sentence, append(values, "{it}", it)...)
	if e.Kind == Loops {
		return common.WithLoop(g, e, language, text)
	}
	return text
}

var promptKeys = map[engine.DecisionKind]string{
	DecideAct: "prompt.act", DecidePlace: "prompt.place", DecideTarget: "prompt.target", DecideMulligan: "prompt.mulligan",
	engine.DecideSlot: "prompt.slot", engine.DecideChoose: "prompt.slot", engine.DecideMode: "prompt.mode", engine.DecideMay: "prompt.may",
	engine.DecideReplace: "prompt.replace", engine.DecideOption: "prompt.mode", engine.DecideNumber: "prompt.slot",
}

// Prompt words a decision from its declaration.
func (r *Rules) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := common.Asked(g, d, language)
	if s == "" {
		s = dictionary.Term(promptKeys[d.Kind], language)
	}
	if d.Text != "" {
		s = common.Question(g, d, language)
	}
	if d.Source.ID != 0 && d.Kind != DecideAct && g.Live(d.Source) {
		s = common.Named(cardName(g, d.Source.ID, language), s, language)
	}
	return s
}

// Label words an option of a decision.
func (r *Rules) Label(g *engine.Game, d *engine.Decision, o engine.Option, language string) string {
	term := func(key string) string { return dictionary.Term(key, language) }
	id := engine.ObjectID(o.N)
	switch o.Kind {
	case OptionEndTurn:
		return term("option.end")
	case OptionPlay:
		if g.Definition(id).Types.Any(1 << Unit) {
			return term("option.deploy") + " " + cardName(g, id, language)
		}
		return term("option.play") + " " + cardName(g, id, language)
	case OptionAttack:
		return common.Say(r.vocabulary, language, "attack with {what}", "{what}", thingName(g, engine.Obj(g.Ref(id)), language))
	case OptionMove:
		return common.Say(r.vocabulary, language, "move {what} {place}", "{what}", cardName(g, id, language), "{place}", placeName(g, engine.PlaceID(o.M), language))
	case OptionActivate:
		return term("option.activate") + " " + cardName(g, id, language)
	case OptionRaise:
		return term("option.raise") + " " + term("number."+levelNames[o.N%3])
	case OptionDraw:
		return term("option.draw")
	case engine.OptionThing:
		return thingName(g, o.Datum(), language)
	}
	return dictionary.KernelLabel(g, d, o, language, func(id engine.ObjectID) string { return cardName(g, id, language) })
}

func thingName(g *engine.Game, d engine.Datum, language string) string {
	switch d.Kind {
	case engine.ObjectDatum:
		id := engine.ObjectID(d.N)
		if !g.Live(d.Ref()) {
			if s := g.Snapshot(d.Ref()); s != nil {
				return g.CardOf(s.Object.Definition).Called(language)
			}
			return g.Vocabulary().Sentence("a card", language)
		}
		s := cardName(g, id, language)
		if isOn(g, id) {
			s += fmt.Sprintf(" (%s, %d/%d/%d)", placeName(g, g.PlaceOf(id), language), g.Number(id, Attack), g.Number(id, Retaliation), left(g, id))
		}
		return s
	case engine.PlayerDatum:
		return common.PlayerName(d.Player())
	case engine.PlaceDatum:
		return placeName(g, d.Place(), language)
	case engine.LinkDatum:
		return g.CardOf(g.Item(engine.ItemID(d.N)).Instance.Definition).Called(language)
	}
	return "?"
}

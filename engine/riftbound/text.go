package riftbound

import (
	"cmp"
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What people read: the log, prompts and labels, in English and Chinese.

var terms = []engine.Term{
	{Key: "type.unit", English: "unit", Chinese: "单位"}, {Key: "type.gear", English: "gear", Chinese: "装备"},
	{Key: "type.spell", English: "spell", Chinese: "法术"}, {Key: "type.rune", English: "rune", Chinese: "符文"},
	{Key: "type.battlefield", English: "battlefield", Chinese: "战场"}, {Key: "type.legend", English: "legend", Chinese: "传奇"}, {Key: "type.player", English: "player", Chinese: "玩家"},
	{Key: "domain.fury", English: "fury", Chinese: "炽烈"}, {Key: "domain.calm", English: "calm", Chinese: "翠意"},
	{Key: "domain.mind", English: "mind", Chinese: "灵光"}, {Key: "domain.body", English: "body", Chinese: "摧破"},
	{Key: "domain.chaos", English: "chaos", Chinese: "混沌"}, {Key: "domain.order", English: "order", Chinese: "序理"},
	{Key: "phase.awaken", English: "awaken", Chinese: "唤醒阶段"}, {Key: "phase.beginning", English: "beginning", Chinese: "开始阶段"},
	{Key: "phase.channel", English: "channel", Chinese: "召出阶段"}, {Key: "phase.draw", English: "draw", Chinese: "抽牌阶段"},
	{Key: "phase.main", English: "main", Chinese: "主阶段"}, {Key: "phase.ending", English: "ending", Chinese: "回合结束阶段"},
	{Key: "prompt.act", English: "your move", Chinese: "请行动"}, {Key: "prompt.place", English: "play it where?", Chinese: "打出到哪里？"},
	{Key: "prompt.move", English: "move which units?", Chinese: "移动哪些单位？"}, {Key: "prompt.mulligan", English: "set aside up to two cards", Chinese: "选择至多两张牌换掉"},
	{Key: "prompt.staged", English: "which battlefield first?", Chinese: "先处理哪个战场？"}, {Key: "prompt.assign", English: "assign damage to which unit next?", Chinese: "下一个把伤害分配给谁？"},
	{Key: "prompt.sideboard", English: "exchange which cards with the sideboard?", Chinese: "与备牌交换哪些牌？"},
	{Key: "prompt.battlefield", English: "bring which battlefield?", Chinese: "使用哪个战场？"}, {Key: "prompt.first", English: "who goes first?", Chinese: "由谁先手？"},
	{Key: "option.lend", English: "lend priority to", Chinese: "将优先权借给"}, {Key: "option.invite", English: "invite", Chinese: "邀请"},
	{Key: "prompt.slot", English: "choose", Chinese: "选择"}, {Key: "prompt.mode", English: "choose one", Chinese: "选择一项"},
	{Key: "prompt.may", English: "do it?", Chinese: "是否执行？"}, {Key: "prompt.order", English: "which ability first?", Chinese: "哪个技能先？"},
	{Key: "prompt.replace", English: "which replacement first?", Chinese: "先应用哪个替代效果？"}, {Key: "prompt.pay", English: "pay how?", Chinese: "如何支付？"},
	{Key: "prompt.additional", English: "pay the additional cost?", Chinese: "是否支付额外费用？"},
	{Key: "option.pass", English: "pass", Chinese: "让过"}, {Key: "option.end", English: "end the turn", Chinese: "结束回合"},
	{Key: "option.done", English: "done", Chinese: "完成"}, {Key: "option.yes", English: "yes", Chinese: "是"}, {Key: "option.no", English: "no", Chinese: "否"},
	{Key: "option.play", English: "play", Chinese: "打出"}, {Key: "option.hide", English: "hide", Chinese: "待命"}, {Key: "option.move", English: "move units to", Chinese: "移动单位到"}, {Key: "option.activate", English: "activate", Chinese: "启动"},
	{Key: "place.base", English: "base", Chinese: "基地"}, {Key: "option.pool", English: "pool", Chinese: "符文池"},
}

// phrases are what filters and fields are called where people read what a slot asks for: see engine.Vocabulary.FilterText.
var phrases = []engine.Term{
	{Key: "ask.banish", English: "banish which?", Chinese: "放逐哪个？"}, {Key: "ask.recycle", English: "recycle which?", Chinese: "回收哪些？"},
	{Key: "ask.spend_buff", English: "spend whose buff?", Chinese: "消耗谁的增益？"}, {Key: "ask.disempower", English: "disempower which?", Chinese: "解除哪个的强化？"},
	{Key: "ask.detach", English: "detach which?", Chinese: "卸下哪个？"}, {Key: "ask.recycle_first", English: "recycle which first?", Chinese: "先回收哪个？"},
	{Key: "ask.trash", English: "put which into the trash?", Chinese: "将哪张放入废牌堆？"}, {Key: "ask.top", English: "which lies on top?", Chinese: "哪张放在最上面？"},
	{Key: "ask.how_often", English: "how many times more in this loop?", Chinese: "在此循环中还要重复多少次？"},
	{Key: "ask.leave_out", English: "leave out which?", Chinese: "略过哪个？"},
	{Key: "cost.exhaust", English: "exhaust", Chinese: "休眠"}, {Key: "cost.kill", English: "kill", Chinese: "消灭"}, {Key: "cost.banish", English: "banish", Chinese: "放逐"},
	{Key: "cost.discard", English: "discard", Chinese: "弃置"}, {Key: "cost.recycle", English: "recycle", Chinese: "回收"}, {Key: "cost.bounce", English: "bounce", Chinese: "返回手牌"},
	{Key: "cost.spend_buff", English: "spend_buff", Chinese: "消耗增益"}, {Key: "cost.disempower", English: "disempower", Chinese: "解除强化"}, {Key: "cost.detach", English: "detach", Chinese: "卸下"},
	{Key: "filter.destination", English: "place to go", Chinese: "去处"},
	{Key: "fact.supertypes", English: "supertypes", Chinese: "超类别"},
	{Key: "fact.domains", English: "domains", Chinese: "领域"},
	{Key: "fact.power", English: "power", Chinese: "符能"},
	{Key: "section.main", English: "main deck", Chinese: "主牌堆"},
	{Key: "section.legend", English: "legend", Chinese: "传奇"},
	{Key: "section.champion", English: "champion", Chinese: "选定英雄"},
	{Key: "section.runes", English: "runes", Chinese: "符文"},
	{Key: "section.battlefields", English: "battlefields", Chinese: "战场"},
	{Key: "section.sideboard", English: "sideboard", Chinese: "备牌"},
	{Key: "option.end_turn", English: "end the turn", Chinese: "结束回合"},
	{Key: "lasts.combat", English: "this combat", Chinese: "本次战斗"},
	{Key: "lasts.attached", English: "while attached", Chinese: "装配期间"},
	{Key: "lasts.here", English: "while it is here", Chinese: "在此处期间"},
	{Key: "lasts.next_main", English: "until the next main phase", Chinese: "直到下个主阶段"},
	{Key: "lasts.next_beginning", English: "until the next beginning phase", Chinese: "直到下个开始阶段"},
	{Key: "game.title", English: "Riftbound", Chinese: "符文战场"},
	{Key: "filter.card", English: "card", Chinese: "牌"},
	{Key: "filter.link", English: "item on the chain", Chinese: "结算链上的项目"},
	{Key: "filter.ability", English: "ability", Chinese: "技能"},
	{Key: "filter.place", English: "place", Chinese: "地点"},
	{Key: "filter.object", English: "object", Chinese: "场上的卡牌"},
	{Key: "filter.rune", English: "rune", Chinese: "符文"},
	{Key: "field.type@link", English: "{n} on the chain", Chinese: "结算链上的{n}"},
	{Key: "field.domain", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.at", English: "{} at a {n}", Chinese: "位于{n}的{}"},
	{Key: "field.here", English: "{} here", Chinese: "此处的{}"},
	{Key: "field.there", English: "{} there", Chinese: "那里的{}"},
	{Key: "field.exhausted", English: "exhausted {}", Chinese: "休眠的{}"},
	{Key: "field.ready", English: "ready {}", Chinese: "激活的{}"},
	{Key: "field.stunned", English: "stunned {}", Chinese: "眩晕的{}"},
	{Key: "field.attacking", English: "attacking {}", Chinese: "进攻的{}"},
	{Key: "field.defending", English: "defending {}", Chinese: "防守的{}"},
	{Key: "field.empowered", English: "empowered {}", Chinese: "强化的{}"},
	{Key: "field.in_combat", English: "{} in combat", Chinese: "战斗中的{}"},
	{Key: "field.mighty", English: "mighty {}", Chinese: "强力的{}"},
	{Key: "field.champion", English: "champion {}", Chinese: "英雄{}"},
	{Key: "field.alone", English: "lone {}", Chinese: "独自的{}"},
	{Key: "field.buffed", English: "buffed {}", Chinese: "有增益的{}"},
	{Key: "field.equipped", English: "equipped {}", Chinese: "有装配的{}"},
	{Key: "field.facedown", English: "facedown {}", Chinese: "待命的{}"},
	{Key: "field.battlefield", English: "battlefield", Chinese: "战场"},
	{Key: "field.base", English: "base", Chinese: "基地"},
	{Key: "field.open", English: "open {}", Chinese: "无人控制的{}"},
	{Key: "field.occupied", English: "occupied {}", Chinese: "有单位的{}"},
	{Key: "field.controlled", English: "{} that you control", Chinese: "你控制的{}"},
	{Key: "field.contested", English: "contested {}", Chinese: "被争夺的{}"},
	{Key: "field.showdown", English: "{} with a showdown", Chinese: "有法术对决的{}"},
	{Key: "field.combat", English: "{} with a combat", Chinese: "有战斗的{}"},
	{Key: "number.power", English: "power", Chinese: "符能"},
	{Key: "number.base_might", English: "base might", Chinese: "基础战力"},
	{Key: "number.hand_size", English: "cards in hand", Chinese: "手牌数"},
	{Key: "word.equipment", English: "Equipment", Chinese: "装备"},
}

//go:embed sentences.tsv
var chinese string

var sentences = common.Sentences(chinese)

var dictionary = common.NewDictionary(terms)

// placeName is what a place is called; Find knows the English name.
func placeName(g *engine.Game, p engine.PlaceID, language string) string {
	switch {
	case p == 0:
		return g.Vocabulary().Sentence("nowhere", language)
	case isBattlefield(g, p) && battlefieldAt(g, p) == 0:
		return dictionary.Term("zone.battlefield", language) // none is there before the first turn
	case isBattlefield(g, p):
		return g.Definition(battlefieldAt(g, p)).Called(language)
	}
	return common.Say(g.Vocabulary(), language, "base of {who}", "{who}", common.PlayerName(g.Zone(p).Owner))
}

// placeTitle is placeName where people read it: battlefields of one name are told apart by what Find calls them as well.
func placeTitle(g *engine.Game, p engine.PlaceID, language string) string {
	name, nth, same := placeName(g, p, language), 0, 0
	if !isBattlefield(g, p) {
		return name
	}
	i := 0
	eachBattlefield(g, func(other engine.PlaceID) {
		if other == p {
			nth = i
		}
		if placeName(g, other, language) == name {
			same++
		}
		i++
	})
	which := strconv.Itoa(nth + 1)
	switch {
	case same < 2:
		return name
	case nth < len(compass):
		which = g.Vocabulary().Sentence(compass[nth], language)
	}
	return common.Say(g.Vocabulary(), language, "{what} ({which})", "{what}", name, "{which}", which)
}

func cardName(g *engine.Game, id engine.ObjectID, language string) string {
	if id == 0 {
		return g.Vocabulary().Sentence("nothing", language)
	}
	c := g.Definition(id)
	if c.Types.Any(1 << Seat) {
		return common.PlayerName(g.Object(id).Owner)
	}
	return c.Called(language)
}

// hiddenFrom reports whether a viewer may not know which card an event is about.
func hiddenFrom(g *engine.Game, e *engine.Event, viewer engine.Player) bool {
	switch e.Kind {
	case Draws, LookedAt, Hides:
		return viewer != engine.NoPlayer && viewer != e.Player
	}
	return !g.Witnesses(viewer, e)
}

// told are the sentences of the log; "" leaves an event out. What is not here is told by its name. {at} is " at {place}", for what
// has a place.
var told = map[engine.EventKind]string{
	Leaves: "", GoesTo: "", ChosenEvent: "", PlayerPlays: "", PlaysToken: "", ResolvedEvent: "", FinalizedEvent: "", PlayerMoves: "", Kills: "", Deals: "", CombatAttack: "",
	CombatDefense: "", PlayerWinsCombat: "", Uses: "", Banishes: "", Conquers: "", Holds: "",
	Begins: "turn {turn}: {who} begins the {phase} phase", Ends: "{who} ends the turn",
	Finalizes: "{who} plays {what}", Played: "{what} is played{at}", Enters: "{what} enters{at}",
	Attacks: "{what} attacks{at}", Defends: "{what} defends{at}", WinsCombat: "{what} wins combat{at}",
	Moves: "{what} moves to {place}", Recalled: "{what} is recalled to {place}", Dies: "{what} dies{at}",
	Damaged: "{what} takes {n} damage", Healed: "{what} heals {n} damage",
	Draws: "{who} draws {what}", Discards: "{who} discards {n}", Discarded: "{what} is discarded", Channels: "{who} channels {n}",
	Scores: "{who} scores {n} ({more} of {goal})", PlayerConquers: "{who} conquers {place}", PlayerHolds: "{who} holds {place}",
	GainsControl: "{who} controls {place}", TakesControl: "{who} takes control of {what}", ContestedEvent: "{who} contests {place}",
	ShowdownBegins: "a showdown opens{at}", CombatBegins: "combat begins{at}", CombatEnds: "combat ends{at}",
	BurnsOut: "{who} burns out", Concedes: "{who} concedes", CounteredEvent: "{what} is countered",
	ScriptFailed: "the script of {what} failed; what it would have done is left out",
	TextChanged:  "the text of {what} has changed; answers that no longer fitted were asked for again",
}

// Describe words an event for the log.
func (r *Rules) Describe(g *engine.Game, e *engine.Event, viewer engine.Player, language string) string {
	v := r.vocabulary
	who, what := common.PlayerName(e.Player), v.Sentence("a card", language)
	if e.Subject.ID != 0 && !hiddenFrom(g, e, viewer) {
		what = g.CardOf(e.Card).Called(language)
		if g.CardOf(e.Card) == seatCard {
			what = common.PlayerName(g.Object(e.Subject.ID).Owner)
		}
	}
	event := v.Sentence(strings.ReplaceAll(eventName(e.Kind), "_", " "), language)
	if e.Flags&engine.Synthetic != 0 {
		return common.Say(v, language, "{what}: its abilities are activated as if it {event}", "{what}", what, "{event}", event)
	}
	sentence, known := told[e.Kind]
	place := ""
	if e.Place != 0 {
		place = placeTitle(g, e.Place, language)
	}
	switch {
	case e.Kind == Ends && e.Amount != turnPhase:
		return "" // the next phase begins
	case e.Kind == Loops:
		return loopText(g, e, language)
	case e.Kind == Pays:
		sentence, known = paidSentence(e), true
	case !known && e.Subject.ID != 0:
		sentence = "{what}: {event}"
	case !known:
		sentence = "{who} {event}"
	}
	if sentence == "" {
		return ""
	}
	goal, phase := "", ""
	if e.Kind == Scores {
		goal = strconv.Itoa(victoryScore(g, e.Player))
	}
	if e.Kind == Begins {
		phase = v.Term("phase", phases[e.Amount].Name, language)
	}
	return common.SayAt(v, language, sentence, place, "{who}", who, "{what}", what, "{n}", strconv.Itoa(int(e.Amount)), "{more}", strconv.Itoa(int(e.Extra)),
		"{turn}", strconv.Itoa(int(e.Turn)), "{goal}", goal, "{phase}", phase, "{event}", event)
}

var promptKeys = map[engine.DecisionKind]string{
	DecideAct: "prompt.act", DecidePlace: "prompt.place", DecideMove: "prompt.move", DecideMulligan: "prompt.mulligan", DecideStaged: "prompt.staged", DecideAssign: "prompt.assign",
	DecideSideboard: "prompt.sideboard", DecideBattlefield: "prompt.battlefield", DecideFirst: "prompt.first",
	engine.DecideSlot: "prompt.slot", engine.DecideChoose: "prompt.slot", engine.DecideMode: "prompt.mode", engine.DecideMay: "prompt.may", engine.DecideOrder: "prompt.order",
	engine.DecideReplace: "prompt.replace", engine.DecidePay: "prompt.pay", engine.DecideAdditional: "prompt.additional", engine.DecideOption: "prompt.mode", engine.DecideNumber: "prompt.slot",
}

// Prompt words a decision from its declaration.
func (r *Rules) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := common.Asked(g, d, language)
	if s == "" {
		s = dictionary.Term(promptKeys[d.Kind], language)
	}
	switch {
	case d.Kind == DecideAssign && d.Text != "":
		s = common.Say(r.vocabulary, language, "{what} ({which})", "{what}", common.Question(g, d, language), "{which}", strconv.Itoa(int(d.A)))
	case d.Kind == engine.DecideAdditional && common.KeywordIndex(r.vocabulary, d.Text) >= 0:
		s = common.Named(cmp.Or(r.vocabulary.Term("keyword", d.Text, language), d.Text), s, language)
	case d.Kind == DecideAssign:
		s = common.Say(r.vocabulary, language, "{what} ({which})", "{what}", s, "{which}", strconv.Itoa(int(d.A)))
	case d.Text != "":
		s = common.Question(g, d, language)
	}
	if d.Source.ID != 0 && d.Kind != DecideAct {
		s = common.Named(cardName(g, d.Source.ID, language), s, language)
	}
	return s
}

// Label words an option of a decision.
func (r *Rules) Label(g *engine.Game, d *engine.Decision, o engine.Option, language string) string {
	switch o.Kind {
	case OptionEndTurn:
		return dictionary.Term("option.end", language)
	case OptionPlay:
		s := dictionary.Term("option.play", language) + " " + cardName(g, engine.ObjectID(o.N), language)
		switch how := way(o.M); {
		case how == withFlow:
			s = common.Say(r.vocabulary, language, "{what} (Flow)", "{what}", s)
		case how >= asPermitted:
			s = common.Say(r.vocabulary, language, "{what} (as {card} permits)", "{what}", s, "{card}", permitting(g, d.Player, o, language))
		}
		return s
	case OptionHide:
		return dictionary.Term("option.hide", language) + " " + cardName(g, engine.ObjectID(o.N), language) + ": " + placeTitle(g, engine.PlaceID(o.M), language)
	case OptionLend:
		return dictionary.Term("option.lend", language) + " " + common.PlayerName(engine.Player(o.N))
	case OptionInvite:
		return dictionary.Term("option.invite", language) + " " + common.PlayerName(engine.Player(o.N))
	case OptionActivate:
		return dictionary.Term("option.activate", language) + " " + cardName(g, engine.ObjectID(o.N), language)
	case OptionMove:
		return dictionary.Term("option.move", language) + " " + placeTitle(g, engine.PlaceID(o.N), language)
	case OptionPlan:
		return planLabel(r.vocabulary, planOf(o), language)
	case engine.OptionThing:
		return thingName(g, o.Datum(), language)
	}
	return dictionary.KernelLabel(g, d, o, language, func(id engine.ObjectID) string { return cardName(g, id, language) })
}

// permitting names the card whose permission an option to play takes.
func permitting(g *engine.Game, p engine.Player, o engine.Option, language string) (name string) {
	eachWay(g, p, engine.ObjectID(o.N), func(n int, c *engine.Context, _ *engine.Ability) bool {
		if n == int(way(o.M)-asPermitted) {
			name = cardName(g, c.Self.ID, language)
		}
		return name == ""
	})
	return name
}

func thingName(g *engine.Game, d engine.Datum, language string) string {
	switch d.Kind {
	case engine.ObjectDatum:
		id := engine.ObjectID(d.N)
		if !g.Live(d.Ref()) {
			// It has changed its identity since: only what is remembered of it may be told.
			if s := g.Snapshot(d.Ref()); s != nil {
				return g.CardOf(s.Object.Definition).Called(language)
			}
			return g.Vocabulary().Sentence("a card", language)
		}
		s := cardName(g, id, language)
		if zones[g.KindOf(id)].Board && isUnit(g, id) {
			s += fmt.Sprintf(" (%s, %d", common.PlayerName(g.Controller(id)), g.Number(id, Might))
			if n := g.Counter(id, Damage); n > 0 {
				s += fmt.Sprintf("-%d", n)
			}
			s += ", " + placeTitle(g, g.PlaceOf(id), language) + ")"
		}
		return s
	case engine.PlayerDatum:
		return common.PlayerName(d.Player())
	case engine.PlaceDatum:
		return placeTitle(g, d.Place(), language)
	case engine.LinkDatum:
		// The card as it was on the chain: it may be a secret by now where it is.
		return g.CardOf(g.Item(engine.ItemID(d.N)).Instance.Definition).Called(language)
	}
	return "?"
}

func planLabel(v *engine.Vocabulary, p plan, language string) string {
	var parts []string
	for d := range 6 {
		name := dictionary.Term("domain."+domains[d].Name, language)
		if n := int(p.exhaust[d]); n > 0 {
			parts = append(parts, common.Say(v, language, "exhaust {n} {domain}", "{n}", strconv.Itoa(n), "{domain}", name))
		}
		if n := int(p.recycle[d]); n > 0 {
			parts = append(parts, common.Say(v, language, "recycle {n} {domain}", "{n}", strconv.Itoa(n), "{domain}", name))
		}
	}
	if len(parts) == 0 {
		return dictionary.Term("option.pool", language)
	}
	return strings.Join(parts, v.Sentence(", ", language))
}

// paidSentence tells what of energy and power a player pays, nothing of what costs nothing.
func paidSentence(e *engine.Event) string {
	switch {
	case e.Amount != 0 && e.Extra != 0:
		return "{who} pays {n} energy and {more} power"
	case e.Amount != 0:
		return "{who} pays {n} energy"
	case e.Extra != 0:
		return "{who} pays {more} power"
	}
	return ""
}

// loopText tells which cards went on for ever, and how often their abilities triggered since anybody did something.
func loopText(g *engine.Game, end *engine.Event, language string) string {
	v, times := g.Vocabulary(), map[string]int{}
	var names []string
	for i := g.Events() - 1; i > 0; i-- {
		e := g.Event(engine.EventID(i))
		if e.Kind == Finalizes && !g.CardOf(e.Card).Token || e.Kind == Begins && e.Amount == Awaken || e.Turn != end.Turn {
			break
		}
		if e.Kind == FinalizedEvent && e.Subject.ID != 0 && !g.Item(e.Item).Card {
			name := g.CardOf(e.Card).Called(language)
			if times[name] == 0 {
				names = append(names, name)
			}
			times[name]++
		}
	}
	if len(names) == 0 { // no ability has triggered: a cleanup follows the other
		return common.WithLoop(g, end, language, v.Sentence("the game is a draw, since its cleanups never end", language))
	}
	return common.Named(v.Sentence("the game is a draw, since nobody breaks a loop", language), common.Often(v, names, times, language), language)
}

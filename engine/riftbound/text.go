package riftbound

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What people read: the log, prompts and labels, in English and Chinese.

var terms = []engine.Term{
	{Key: "type.unit", English: "unit", Chinese: "单位"}, {Key: "type.gear", English: "gear", Chinese: "装备"},
	{Key: "type.spell", English: "spell", Chinese: "法术"}, {Key: "type.rune", English: "rune", Chinese: "符文"},
	{Key: "type.battlefield", English: "battlefield", Chinese: "战场"}, {Key: "type.legend", English: "legend", Chinese: "传奇"}, {Key: "type.player", English: "player", Chinese: "玩家"},
	{Key: "domain.fury", English: "fury", Chinese: "狂怒"}, {Key: "domain.calm", English: "calm", Chinese: "宁静"},
	{Key: "domain.mind", English: "mind", Chinese: "心智"}, {Key: "domain.body", English: "body", Chinese: "身躯"},
	{Key: "domain.chaos", English: "chaos", Chinese: "混沌"}, {Key: "domain.order", English: "order", Chinese: "秩序"},
	{Key: "phase.awaken", English: "awaken", Chinese: "觉醒阶段"}, {Key: "phase.beginning", English: "beginning", Chinese: "开始阶段"},
	{Key: "phase.channel", English: "channel", Chinese: "召出阶段"}, {Key: "phase.draw", English: "draw", Chinese: "抽牌阶段"},
	{Key: "phase.main", English: "main", Chinese: "主要阶段"}, {Key: "phase.ending", English: "ending", Chinese: "结束阶段"},
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
	{Key: "place.base", English: "base", Chinese: "基地"}, {Key: "option.exhaust", English: "exhaust", Chinese: "休眠"}, {Key: "option.recycle", English: "recycle", Chinese: "回收"},
}

var dictionary = common.NewDictionary(terms)

func placeName(g *engine.Game, p engine.PlaceID) string {
	switch {
	case p == 0:
		return "nowhere"
	case isBattlefield(g, p):
		return g.Definition(battlefieldAt(g, p)).Name
	}
	return "base of " + common.PlayerName(g.Zone(p).Owner)
}

// placeTitle is placeName where people read it: battlefields of one name are told apart by what Find calls them as well.
func placeTitle(g *engine.Game, p engine.PlaceID) string {
	name, nth, same := placeName(g, p), 0, 0
	if !isBattlefield(g, p) {
		return name
	}
	i := 0
	eachBattlefield(g, func(other engine.PlaceID) {
		if other == p {
			nth = i
		}
		if placeName(g, other) == name {
			same++
		}
		i++
	})
	switch {
	case same < 2:
		return name
	case nth < len(compass):
		return fmt.Sprintf("%s (%s)", name, compass[nth])
	}
	return fmt.Sprintf("%s (%d)", name, nth+1)
}

func cardName(g *engine.Game, id engine.ObjectID, language string) string {
	if id == 0 {
		return "nothing"
	}
	c := g.Definition(id)
	if c.Types.Any(1 << Seat) {
		return common.PlayerName(g.Object(id).Owner)
	}
	return common.CardName(c, language)
}

// hiddenFrom reports whether a viewer may not know which card an event is about.
func hiddenFrom(g *engine.Game, e *engine.Event, viewer engine.Player) bool {
	switch e.Kind {
	case Draws, LookedAt, Hides:
		return viewer != engine.NoPlayer && viewer != e.Player
	}
	return !g.Witnesses(viewer, e)
}

// Describe words an event for the log; viewer NoPlayer sees everything.
func (r *Rules) Describe(g *engine.Game, e *engine.Event, viewer engine.Player) string {
	who, what := common.PlayerName(e.Player), "a card"
	if e.Subject.ID != 0 && !hiddenFrom(g, e, viewer) {
		what = g.CardOf(e.Card).Name
		if g.CardOf(e.Card) == seatCard {
			what = common.PlayerName(g.Object(e.Subject.ID).Owner)
		}
	}
	if e.Flags&engine.Synthetic != 0 {
		return fmt.Sprintf("%s: its abilities are activated as if it %s", what, strings.ReplaceAll(eventName(e.Kind), "_", " "))
	}
	at := ""
	if e.Place != 0 {
		at = " at " + placeTitle(g, e.Place)
	}
	switch e.Kind {
	case Leaves, GoesTo, ChosenEvent, PlayerPlays, PlaysToken, ResolvedEvent, FinalizedEvent, PlayerMoves, Kills, Deals, CombatAttack, CombatDefense, Recycles, Banishes:
		return ""
	case Begins:
		return fmt.Sprintf("turn %d: %s begins the %s phase", e.Turn, who, phases[e.Amount].Name)
	case Ends:
		if e.Amount != turnPhase {
			return "" // the next phase begins
		}
		return who + " ends the turn"
	case Finalizes:
		return who + " plays " + what
	case Played:
		return what + " is played" + at
	case Enters:
		return what + " enters" + at
	case Attacks, Defends, WinsCombat, Conquers, Holds:
		if e.Kind == Conquers || e.Kind == Holds {
			return ""
		}
		return fmt.Sprintf("%s %s%s", what, strings.ReplaceAll(eventName(e.Kind), "_", " "), at)
	case Moves:
		return what + " moves to " + placeTitle(g, e.Place)
	case Recalled:
		return what + " is recalled to " + placeTitle(g, e.Place)
	case Dies:
		return what + " dies" + at
	case Damaged:
		return fmt.Sprintf("%s takes %d damage", what, e.Amount)
	case Healed:
		return fmt.Sprintf("%s heals %d damage", what, e.Amount)
	case Draws:
		return who + " draws " + what
	case Discards:
		return fmt.Sprintf("%s discards %d", who, e.Amount)
	case Discarded:
		return what + " is discarded"
	case Channels:
		return fmt.Sprintf("%s channels %d", who, e.Amount)
	case Scores:
		return fmt.Sprintf("%s scores %d (%d of %d)", who, e.Amount, e.Extra, victoryScore(g, e.Player))
	case PlayerConquers:
		return who + " conquers " + placeTitle(g, e.Place)
	case PlayerHolds:
		return who + " holds " + placeTitle(g, e.Place)
	case GainsControl:
		return who + " controls " + placeTitle(g, e.Place)
	case ContestedEvent:
		return who + " contests " + placeTitle(g, e.Place)
	case ShowdownBegins:
		return "a showdown opens" + at
	case CombatBegins:
		return "combat begins" + at
	case CombatEnds:
		return "combat ends" + at
	case BurnsOut:
		return who + " burns out"
	case Pays:
		return paidText(e, who)
	case Concedes:
		return who + " concedes"
	case ScriptFailed:
		return "the script of " + what + " failed; what it would have done is left out"
	case TextChanged:
		return "the text of " + what + " has changed; answers that no longer fitted were asked for again"
	case CounteredEvent:
		return what + " is countered"
	case Loops:
		return loopText(g, e)
	}
	if e.Subject.ID != 0 {
		return fmt.Sprintf("%s: %s", what, strings.ReplaceAll(eventName(e.Kind), "_", " "))
	}
	return fmt.Sprintf("%s %s", who, strings.ReplaceAll(eventName(e.Kind), "_", " "))
}

var promptKeys = map[engine.DecisionKind]string{
	DecideAct: "prompt.act", DecidePlace: "prompt.place", DecideMove: "prompt.move", DecideMulligan: "prompt.mulligan", DecideStaged: "prompt.staged", DecideAssign: "prompt.assign",
	DecideSideboard: "prompt.sideboard", DecideBattlefield: "prompt.battlefield", DecideFirst: "prompt.first",
	engine.DecideSlot: "prompt.slot", engine.DecideChoose: "prompt.slot", engine.DecideMode: "prompt.mode", engine.DecideMay: "prompt.may", engine.DecideOrder: "prompt.order",
	engine.DecideReplace: "prompt.replace", engine.DecidePay: "prompt.pay", engine.DecideAdditional: "prompt.additional", engine.DecideOption: "prompt.mode", engine.DecideNumber: "prompt.slot",
}

// Prompt words a decision from its declaration.
func (r *Rules) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := dictionary.Term(promptKeys[d.Kind], language)
	if d.Kind == DecideAssign {
		s = fmt.Sprintf("%s (%d)", s, d.A)
	}
	if d.Text != "" {
		s = d.Text + ": " + s
	}
	if d.SlotIs != nil {
		s += " " + d.SlotIs.Name
		if d.Max > 1 {
			s += fmt.Sprintf(" (%d of %d)", len(d.Picked), d.Max)
		}
	}
	if d.Source.ID != 0 && d.Kind != DecideAct {
		s = cardName(g, d.Source.ID, language) + ": " + s
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
		if way(o.M) == withFlow {
			s += " (Flow)"
		}
		return s
	case OptionHide:
		return dictionary.Term("option.hide", language) + " " + cardName(g, engine.ObjectID(o.N), language) + ": " + placeTitle(g, engine.PlaceID(o.M))
	case OptionLend:
		return dictionary.Term("option.lend", language) + " " + common.PlayerName(engine.Player(o.N))
	case OptionInvite:
		return dictionary.Term("option.invite", language) + " " + common.PlayerName(engine.Player(o.N))
	case OptionActivate:
		return dictionary.Term("option.activate", language) + " " + cardName(g, engine.ObjectID(o.N), language)
	case OptionMove:
		return dictionary.Term("option.move", language) + " " + placeTitle(g, engine.PlaceID(o.N))
	case OptionPlan:
		return planLabel(planOf(o), language)
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
			// It has changed its identity since: only what is remembered of it may be told.
			if s := g.Snapshot(d.Ref()); s != nil {
				return g.CardOf(s.Object.Definition).Name
			}
			return "a card"
		}
		s := cardName(g, id, language)
		if zones[g.KindOf(id)].Board && isUnit(g, id) {
			s += fmt.Sprintf(" (%s, %d", common.PlayerName(g.Controller(id)), g.Number(id, Might))
			if n := g.Counter(id, Damage); n > 0 {
				s += fmt.Sprintf("-%d", n)
			}
			s += ", " + placeTitle(g, g.PlaceOf(id)) + ")"
		}
		return s
	case engine.PlayerDatum:
		return common.PlayerName(d.Player())
	case engine.PlaceDatum:
		return placeTitle(g, d.Place())
	case engine.LinkDatum:
		// The card as it was on the chain: it may be a secret by now where it is.
		return common.CardName(g.CardOf(g.Item(engine.ItemID(d.N)).Instance.Definition), language)
	}
	return "?"
}

func planLabel(p plan, language string) string {
	var parts []string
	for d := range 6 {
		name := dictionary.Term("domain."+domains[d].Name, language)
		if p.exhaust[d] > 0 {
			parts = append(parts, fmt.Sprintf("%s %d %s", dictionary.Term("option.exhaust", language), p.exhaust[d], name))
		}
		if p.recycle[d] > 0 {
			parts = append(parts, fmt.Sprintf("%s %d %s", dictionary.Term("option.recycle", language), p.recycle[d], name))
		}
	}
	if len(parts) == 0 {
		return "pool"
	}
	return strings.Join(parts, ", ")
}

// paidText tells what of energy and power a player pays, nothing of what costs nothing.
func paidText(e *engine.Event, who string) string {
	var parts []string
	if e.Amount != 0 {
		parts = append(parts, fmt.Sprintf("%d energy", e.Amount))
	}
	if e.Extra != 0 {
		parts = append(parts, fmt.Sprintf("%d power", e.Extra))
	}
	if len(parts) == 0 {
		return ""
	}
	return who + " pays " + strings.Join(parts, " and ")
}

// loopText tells which cards went on for ever, and how often their abilities triggered since anybody did something.
func loopText(g *engine.Game, end *engine.Event) string {
	times := map[string]int{}
	var names []string
	for i := g.Events() - 1; i > 0; i-- {
		e := g.Event(engine.EventID(i))
		if e.Kind == Finalizes || e.Kind == Begins && e.Amount == Awaken || e.Turn != end.Turn {
			break
		}
		if e.Kind == FinalizedEvent && e.Subject.ID != 0 && !g.Item(e.Item).Card {
			name := g.CardOf(e.Card).Name
			if times[name] == 0 {
				names = append(names, name)
			}
			times[name]++
		}
	}
	slices.Sort(names)
	for i, name := range names {
		names[i] = fmt.Sprintf("%s %d times", name, times[name])
	}
	if len(names) == 0 { // no ability has triggered: a cleanup follows the other
		if cards := common.LoopCards(g, end); cards != "" {
			return "the game is a draw, since its cleanups never end: " + cards
		}
		return "the game is a draw, since its cleanups never end"
	}
	return "the game is a draw, since nobody breaks a loop: " + strings.Join(names, ", ")
}

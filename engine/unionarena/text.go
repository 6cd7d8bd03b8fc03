package unionarena

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What people read: the log, prompts and labels, in English and Chinese.

var terms = []engine.Term{
	{Key: "type.character", English: "character", Chinese: "角色"}, {Key: "type.site", English: "site", Chinese: "场地"},
	{Key: "type.event", English: "event", Chinese: "事件"}, {Key: "type.ap", English: "action point card", Chinese: "行动点数卡"},
	{Key: "color.blue", English: "blue", Chinese: "蓝"}, {Key: "color.red", English: "red", Chinese: "红"}, {Key: "color.yellow", English: "yellow", Chinese: "黄"},
	{Key: "color.green", English: "green", Chinese: "绿"}, {Key: "color.purple", English: "purple", Chinese: "紫"},
	{Key: "phase.start", English: "start", Chinese: "开始阶段"}, {Key: "phase.movement", English: "movement", Chinese: "移动阶段"}, {Key: "phase.main", English: "main", Chinese: "主要阶段"},
	{Key: "phase.attack", English: "attack", Chinese: "攻击阶段"}, {Key: "phase.end", English: "end", Chinese: "结束阶段"},
	{Key: "zone.front", English: "front", Chinese: "前卫线"}, {Key: "zone.energy", English: "energy", Chinese: "能量线"}, {Key: "zone.life", English: "life", Chinese: "血区"},
	{Key: "zone.deck", English: "deck", Chinese: "卡组"}, {Key: "zone.hand", English: "hand", Chinese: "手牌"}, {Key: "zone.sideline", English: "sideline", Chinese: "场外"},
	{Key: "zone.removal", English: "removal area", Chinese: "除外区"}, {Key: "zone.ap_area", English: "AP area", Chinese: "AP卡区"},
	{Key: "status.ready", English: "active", Chinese: "激活状态"}, {Key: "status.exhausted", English: "rested", Chinese: "休眠状态"},
	{Key: "keyword.raid", English: "Raid", Chinese: "激跃"}, {Key: "keyword.impact", English: "Impact", Chinese: "影响力"}, {Key: "keyword.damage", English: "Damage", Chinese: "伤害"},
	{Key: "keyword.step", English: "Step", Chinese: "后撤"}, {Key: "keyword.snipe", English: "Snipe", Chinese: "狙击"}, {Key: "keyword.nullify_impact", English: "Nullify Impact", Chinese: "影响力无效"},
	{Key: "keyword.double_attack", English: "Double Attack", Chinese: "二次攻击"}, {Key: "keyword.double_block", English: "Double Block", Chinese: "二次阻挡"},
	{Key: "trigger.draw", English: "draw", Chinese: "抽牌触发"}, {Key: "trigger.get", English: "get", Chinese: "获得触发"}, {Key: "trigger.active", English: "active", Chinese: "激活触发"},
	{Key: "trigger.special", English: "special", Chinese: "特殊触发"}, {Key: "trigger.final", English: "final", Chinese: "最终触发"}, {Key: "trigger.raid", English: "raid", Chinese: "激跃触发"},
	{Key: "trigger.color", English: "color", Chinese: "颜色触发"},
	{Key: "term.generates", English: "generated energy", Chinese: "发生能量"},
	{Key: "term.trait", English: "trait", Chinese: "特征"}, {Key: "term.extra_draw", English: "extra draw", Chinese: "额外抽牌"}, {Key: "term.check", English: "trigger check", Chinese: "触发检测"},
	{Key: "number.bp", English: "BP", Chinese: "战斗力"}, {Key: "number.required_energy", English: "required energy", Chinese: "所需能量"}, {Key: "number.ap", English: "AP", Chinese: "AP"},
	{Key: "number.copies", English: "copies allowed", Chinese: "限带张数"},
	{Key: "zone.under", English: "under it", Chinese: "下方的卡"},
	{Key: "zone.under_hidden", English: "under it, face down", Chinese: "下方盖放的卡"}, {Key: "zone.use", English: "being used", Chinese: "使用中"},
	{Key: "zone.seat", English: "players", Chinese: "玩家"}, {Key: "type.player", English: "player", Chinese: "玩家"}, {Key: "keyword.impact+", English: "Impact+", Chinese: "影响力+"},
	{Key: "keyword.damage+", English: "Damage+", Chinese: "伤害+"}, {Key: "energy.blue", English: "blue energy", Chinese: "蓝色能量"}, {Key: "energy.red", English: "red energy", Chinese: "红色能量"},
	{Key: "energy.yellow", English: "yellow energy", Chinese: "黄色能量"}, {Key: "energy.green", English: "green energy", Chinese: "绿色能量"}, {Key: "energy.purple", English: "purple energy", Chinese: "紫色能量"},
	{Key: "prompt.act", English: "your move", Chinese: "请行动"}, {Key: "prompt.first", English: "who goes first?", Chinese: "由谁先攻？"}, {Key: "prompt.mulligan", English: "set the whole hand aside and draw anew?", Chinese: "是否重抽全部手牌？"},
	{Key: "prompt.extra_draw", English: "make an extra draw?", Chinese: "是否支付1AP额外抽牌？"}, {Key: "prompt.move", English: "move which characters?", Chinese: "移动哪些角色？"}, {Key: "prompt.place", English: "on which line?", Chinese: "放到哪条线？"},
	{Key: "prompt.room", English: "put away what to make room?", Chinese: "将哪张卡放置到除外区？"}, {Key: "prompt.raid", English: "raid onto which character?", Chinese: "激跃到哪个角色上？"}, {Key: "prompt.attack", English: "attack with which character?", Chinese: "用哪个角色攻击？"},
	{Key: "prompt.block", English: "block with which character?", Chinese: "用哪个角色阻挡？"}, {Key: "prompt.life", English: "point at which life card?", Chinese: "指定哪张血区的卡？"}, {Key: "prompt.trigger", English: "use which trigger next?", Chinese: "发动哪个触发效果？"},
	{Key: "prompt.hand_limit", English: "remove which card of the hand?", Chinese: "将哪张手牌放置到除外区？"},
	{Key: "prompt.slot", English: "choose", Chinese: "选择"}, {Key: "prompt.mode", English: "choose one", Chinese: "选择一项"}, {Key: "prompt.may", English: "do it?", Chinese: "是否执行？"},
	{Key: "prompt.order", English: "which effect first?", Chinese: "哪个效果先处理？"}, {Key: "prompt.replace", English: "which replacement first?", Chinese: "先应用哪个替代效果？"}, {Key: "prompt.additional", English: "pay the extra cost?", Chinese: "是否支付额外费用？"},
	{Key: "option.pass", English: "pass", Chinese: "不再进行"}, {Key: "option.end", English: "end the main phase", Chinese: "结束主要阶段"}, {Key: "option.done", English: "done", Chinese: "完成"},
	{Key: "option.yes", English: "yes", Chinese: "是"}, {Key: "option.no", English: "no", Chinese: "否"}, {Key: "option.play", English: "play", Chinese: "使用"}, {Key: "option.raid", English: "raid with", Chinese: "激跃"},
	{Key: "option.onto", English: "onto", Chinese: "到"}, {Key: "option.activate", English: "activate", Chinese: "发动起动效果"}, {Key: "option.extra", English: "extra draw", Chinese: "额外抽牌"}, {Key: "option.attack", English: "attack with", Chinese: "攻击"},
	{Key: "option.at", English: "at", Chinese: "目标"},
}

var dictionary = common.NewDictionary(terms)

// cardName is the name of a card for those who may know it.
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

// lineName is the name of a line.
func lineName(p engine.PlaceID, g *engine.Game, language string) string {
	if p == 0 {
		return "nowhere"
	}
	return dictionary.Term("zone."+zones[g.Zone(p).Kind].Name, language)
}

// hiddenFrom reports whether a viewer may not know which card an event is about.
func hiddenFrom(g *engine.Game, e *engine.Event, viewer engine.Player) bool {
	switch e.Kind {
	case Draws, LookedAt:
		return viewer != engine.NoPlayer && viewer != e.Player
	case SetsLife:
		return viewer != engine.NoPlayer
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
	other := func() string {
		if e.Object.ID == 0 {
			return ""
		}
		if g.Live(e.Object) {
			return g.Definition(e.Object.ID).Name
		}
		if s := g.Snapshot(e.Object); s != nil {
			return g.CardOf(s.Object.Definition).Name
		}
		return "a card"
	}
	on := ""
	if e.Place != 0 {
		on = " on the " + zones[g.Zone(e.Place).Kind].Name + " line of " + common.PlayerName(g.Zone(e.Place).Owner)
	}
	switch e.Kind {
	case Played, Leaves, Blocked, PlayerAttacks, Discards, Activates, RaidedOn, LosesBattle, BattleEnds, LosesLife:
		return ""
	case GoesTo:
		return goesText(g, e, what)
	case Begins:
		return fmt.Sprintf("turn %d: %s begins the %s phase", e.Turn, who, phases[e.Amount].Name)
	case Ends:
		if e.Amount != turnPhase {
			return "" // the next phase begins
		}
		return who + " ends the turn"
	case PlayerPlays:
		switch {
		case e.Flags&eventRaided != 0:
			return fmt.Sprintf("%s raids with %s onto %s", who, what, other())
		case e.Place == 0:
			return who + " uses " + what
		}
		return who + " plays " + what + on
	case Attacks_:
		if e.Object.ID != 0 {
			return what + " attacks " + other()
		}
		return what + " attacks"
	case Blocks_:
		return what + " blocks " + other()
	case Unblocked:
		return what + " is not blocked"
	case WinsBattle:
		return what + " wins the battle"
	case Moves:
		return what + " moves to the " + zones[g.Zone(e.Place).Kind].Name + " line"
	case Sidelined:
		return what + " is sidelined"
	case Bounced:
		return what + " returns to the hand"
	case Discarded:
		return what + " is discarded"
	case PutAway:
		return what + " is put away to make room"
	case ReadiedEvent:
		return what + " becomes active"
	case ExhaustedEvent:
		return what + " rests"
	case LockedEvent:
		return what + " will not become active the next time"
	case TurnedUp:
		return what + " is turned up from the life of " + who
	case UsesTrigger:
		return fmt.Sprintf("%s uses the trigger of %s: %s", who, what, triggers[e.Amount].Name)
	case Draws:
		return who + " draws " + what
	case Damaged:
		return fmt.Sprintf("%s takes %d damage", who, e.Amount)
	case Pays:
		return fmt.Sprintf("%s pays %d AP", who, e.Amount)
	case ExtraDraw:
		return who + " makes an extra draw"
	case GainsAP:
		switch e.Amount {
		case 0:
			return ""
		case 1:
			return who + " gets an AP card"
		}
		return fmt.Sprintf("%s gets %d AP cards", who, e.Amount)
	case Mulligans:
		return who + " sets the hand aside"
	case SetsLife:
		return who + " puts " + what + " to the life"
	case LookedAt:
		return who + " looks at " + what
	case Revealed:
		return what + " is revealed"
	case Concedes:
		return who + " concedes"
	case DecksOut:
		return who + " must draw from an empty deck and loses"
	case HasNoLife:
		return who + " has no life and loses"
	case ScriptFailed:
		return "the script of " + what + " failed; what it would have done is left out"
	case TextChanged:
		return "the text of " + what + " has changed; answers that no longer fitted were asked for again"
	case Loops:
		return "the game is a draw, since nobody breaks a loop" + common.After(": ", common.LoopCards(g, e))
	}
	return ""
}

// goesText tells where a card went, unless another event says so already.
func goesText(g *engine.Game, e *engine.Event, what string) string {
	if e.To == 0 || e.Kind != GoesTo {
		return ""
	}
	for i := g.Events() - 1; i > 0; i-- { // what goes as something is told as that
		x := g.Event(engine.EventID(i))
		if x.Subject == e.Subject && x != e && (x.Kind == Sidelined || x.Kind == Bounced || x.Kind == Discarded || x.Kind == PutAway) {
			return ""
		}
	}
	return what + " goes to the " + dictionary.Term("zone."+zones[g.Zone(e.To).Kind].Name, "en")
}

var promptKeys = map[engine.DecisionKind]string{
	DecideAct: "prompt.act", DecideFirst: "prompt.first", DecideMulligan: "prompt.mulligan", DecideExtraDraw: "prompt.extra_draw", DecideMove: "prompt.move", DecidePlace: "prompt.place",
	DecideRoom: "prompt.room", DecideRaid: "prompt.raid", DecideAttack: "prompt.attack", DecideBlock: "prompt.block", DecideLife: "prompt.life", DecideTrigger: "prompt.trigger", DecideHandLimit: "prompt.hand_limit",
	engine.DecideSlot: "prompt.slot", engine.DecideChoose: "prompt.slot", engine.DecideMode: "prompt.mode", engine.DecideMay: "prompt.may", engine.DecideOrder: "prompt.order",
	engine.DecideReplace: "prompt.replace", engine.DecideAdditional: "prompt.additional", engine.DecideOption: "prompt.mode", engine.DecideNumber: "prompt.slot",
}

// Prompt words a decision from its declaration.
func (r *Rules) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := dictionary.Term(promptKeys[d.Kind], language)
	if d.Text != "" {
		s = d.Text + ": " + s
	}
	if d.SlotIs != nil {
		s += " " + d.SlotIs.Name
	}
	if d.Max > 1 {
		s += fmt.Sprintf(" (%d of %d)", len(d.Picked), d.Max)
	}
	if d.Source.ID != 0 && d.Kind != DecideAct && g.Live(d.Source) {
		s = cardName(g, d.Source.ID, language) + ": " + s
	}
	return s
}

// Label words an option of a decision.
func (r *Rules) Label(g *engine.Game, d *engine.Decision, o engine.Option, language string) string {
	term := func(key string) string { return dictionary.Term(key, language) }
	switch o.Kind {
	case OptionEndMain:
		return term("option.end")
	case OptionExtraDraw:
		return term("option.extra")
	case OptionPlay:
		return term("option.play") + " " + cardName(g, engine.ObjectID(o.N), language)
	case OptionRaid:
		return fmt.Sprintf("%s %s %s %s", term("option.raid"), cardName(g, engine.ObjectID(o.N), language), term("option.onto"), thingName(g, d, engine.Obj(g.Ref(engine.ObjectID(o.M))), language))
	case OptionActivate:
		return term("option.activate") + " " + cardName(g, engine.ObjectID(o.N), language)
	case OptionAttack:
		s := term("option.attack") + " " + thingName(g, d, engine.Obj(g.Ref(engine.ObjectID(o.N))), language)
		if o.M != 0 {
			s += " " + term("option.at") + " " + thingName(g, d, engine.Obj(g.Ref(engine.ObjectID(o.M))), language)
		}
		return s
	case engine.OptionThing:
		return thingName(g, d, o.Datum(), language)
	}
	return dictionary.KernelLabel(g, d, o, language, func(id engine.ObjectID) string { return cardName(g, id, language) })
}

// thingName words a thing; of a life card nobody knows more than where it lies.
func thingName(g *engine.Game, d *engine.Decision, x engine.Datum, language string) string {
	switch x.Kind {
	case engine.ObjectDatum:
		id := engine.ObjectID(x.N)
		if !g.Live(x.Ref()) {
			// It has changed its identity since: only what is remembered of it may be told.
			if s := g.Snapshot(x.Ref()); s != nil && zones[s.Kind].Board {
				return g.CardOf(s.Object.Definition).Name
			}
			return "a card"
		}
		if g.KindOf(id) == InLife {
			n := 1
			for o := g.First(g.Object(id).Zone); o != 0 && o != id; o = g.Next(o) {
				n++
			}
			return fmt.Sprintf("%s %d", dictionary.Term("zone.life", language), n)
		}
		s := cardName(g, id, language)
		if onField(g, id) && isCharacter(g, id) {
			s += fmt.Sprintf(" (%s, %d, %s)", common.PlayerName(g.Controller(id)), bpOf(g, id), lineName(g.PlaceOf(id), g, language))
		}
		return s
	case engine.PlayerDatum:
		return common.PlayerName(x.Player())
	case engine.PlaceDatum:
		return lineName(x.Place(), g, language)
	}
	return "?"
}

package unionarena

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"

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
	{Key: "zone.under", English: "cards under it", Chinese: "下方的卡"},
	{Key: "zone.under_hidden", English: "cards face down under it", Chinese: "下方盖放的卡"}, {Key: "zone.use", English: "being used", Chinese: "使用中"},
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
	{Key: "option.activate", English: "activate", Chinese: "发动起动效果"}, {Key: "option.extra", English: "extra draw", Chinese: "额外抽牌"}, {Key: "option.attack", English: "attack with", Chinese: "攻击"},
}

// phrases are what filters and fields are called where people read what a slot asks for: see engine.Vocabulary.FilterText.
var phrases = []engine.Term{
	{Key: "ask.sideline", English: "sideline which?", Chinese: "将哪张退场？"}, {Key: "ask.remove", English: "put which into the removal area?", Chinese: "将哪张放置到除外区？"},
	{Key: "ask.order", English: "which comes next?", Chinese: "接下来放哪张？"},
	{Key: "fact.color", English: "color", Chinese: "颜色"},
	{Key: "fact.generates", English: "generated energy", Chinese: "发生能量"},
	{Key: "fact.trigger", English: "trigger", Chinese: "触发"},
	{Key: "fact.raid", English: "raid onto", Chinese: "激跃条件（卡名）"},
	{Key: "fact.raid_tags", English: "raid onto, by trait", Chinese: "激跃条件（特征）"},
	{Key: "fact.also_named", English: "also named", Chinese: "视为同名"},
	{Key: "section.main", English: "deck", Chinese: "卡组"},
	{Key: "section.ap", English: "AP cards", Chinese: "AP卡"},
	{Key: "option.extra_draw", English: "extra draw", Chinese: "额外抽牌"},
	{Key: "option.block", English: "block", Chinese: "阻挡"},
	{Key: "option.end_main", English: "end the main phase", Chinese: "结束主要阶段"},
	{Key: "option.end_turn", English: "end the turn", Chinese: "结束回合"},
	{Key: "lasts.battle", English: "this battle", Chinese: "本次战斗"},
	{Key: "lasts.next_start", English: "until the next start phase", Chinese: "直到下个开始阶段"},
	{Key: "game.title", English: "Union Arena", Chinese: "同盟竞技场"},
	{Key: "filter.card", English: "card", Chinese: "卡"},
	{Key: "filter.ap_card", English: "AP card", Chinese: "AP卡"},
	{Key: "filter.object", English: "card on the field", Chinese: "场上的卡"},
	{Key: "filter.place", English: "line", Chinese: "线"},
	{Key: "field.color", English: "{n} {}", Chinese: "{n}色{}"},
	{Key: "field.tag_contains", English: "{n} {}", Chinese: "{n}{}"},
	{Key: "field.at", English: "{} on the {n} line", Chinese: "{n}的{}"},
	{Key: "field.trigger", English: "{} with a {n} trigger", Chinese: "有{n}的{}"},
	{Key: "field.exhausted", English: "rested {}", Chinese: "休眠状态的{}"},
	{Key: "field.ready", English: "active {}", Chinese: "激活状态的{}"},
	{Key: "field.raided", English: "raided {}", Chinese: "激跃状态的{}"},
	{Key: "field.attacking", English: "attacking {}", Chinese: "攻击中的{}"},
	{Key: "field.defending", English: "blocking {}", Chinese: "阻挡中的{}"},
	{Key: "number.hand_size", English: "cards in hand", Chinese: "手牌数"},
	{Key: "number.life", English: "life", Chinese: "血区张数"},
}

//go:embed sentences.tsv
var chinese string

var sentences = common.Sentences(chinese)

var dictionary = common.NewDictionary(terms)

// cardName is the name of a card for those who may know it.
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

// lineName is the name of a line.
func lineName(p engine.PlaceID, g *engine.Game, language string) string {
	if p == 0 {
		return g.Vocabulary().Sentence("nowhere", language)
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

// told are the sentences of the log; an event without one is left out. {on} is " on the {line} line of {owner}", for what has a place.
var told = map[engine.EventKind]string{
	Begins: "turn {turn}: {who} begins the {phase} phase", Ends: "{who} ends the turn", PlayerPlays: "{who} plays {what}{on}",
	Attacks_: "{what} attacks", Blocks_: "{what} blocks {it}", Unblocked: "{what} is not blocked", WinsBattle: "{what} wins the battle",
	Moves: "{what} moves to the {line} line", Sidelined: "{what} is sidelined", Bounced: "{what} returns to the hand", Discarded: "{what} is discarded",
	PutAway: "{what} is put away to make room", ReadiedEvent: "{what} becomes active", ExhaustedEvent: "{what} rests",
	LockedEvent: "{what} will not become active the next time", TurnedUp: "{what} is turned up from the life of {who}",
	UsesTrigger: "{who} uses the trigger of {what}: {trigger}", Draws: "{who} draws {what}", Damaged: "{who} takes {n} damage", Pays: "{who} pays {n} AP",
	ExtraDraw: "{who} makes an extra draw", GainsAP: "{who} gets {n} AP cards", Mulligans: "{who} sets the hand aside", SetsLife: "{who} puts {what} to the life",
	LookedAt: "{who} looks at {what}", Revealed: "{what} is revealed", Concedes: "{who} concedes",
	DecksOut: "{who} must draw from an empty deck and loses", HasNoLife: "{who} has no life and loses", GoesTo: "{what} goes to the {zone}",
	ScriptFailed: "the script of {what} failed; what it would have done is left out",
	TextChanged:  "the text of {what} has changed; answers that no longer fitted were asked for again",
	Loops:        "the game is a draw, since nobody breaks a loop",
}

// Describe words an event for the log.
func (r *Rules) Describe(g *engine.Game, e *engine.Event, viewer engine.Player, language string) string {
	v := r.Vocabulary()
	who, what := common.PlayerName(e.Player), v.Sentence("a card", language)
	if e.Subject.ID != 0 && !hiddenFrom(g, e, viewer) {
		what = g.CardOf(e.Card).Called(language)
		if g.CardOf(e.Card) == seatCard {
			what = common.PlayerName(g.Object(e.Subject.ID).Owner)
		}
	}
	other := ""
	switch s := g.Snapshot(e.Object); {
	case e.Object.ID == 0:
	case g.Live(e.Object):
		other = g.Definition(e.Object.ID).Called(language)
	case s != nil:
		other = g.CardOf(s.Object.Definition).Called(language)
	default:
		other = v.Sentence("a card", language)
	}
	values := []string{"{who}", who, "{what}", what, "{it}", other, "{n}", strconv.Itoa(int(e.Amount)), "{turn}", strconv.Itoa(int(e.Turn))}
	add := func(placeholder, value string) { values = append(values, placeholder, value) }
	sentence, on := told[e.Kind], ""
	if e.Place != 0 {
		add("{line}", lineWord(g, e.Place, language))
		add("{owner}", common.PlayerName(g.Zone(e.Place).Owner))
		on = " on the {line} line of {owner}"
	}
	switch e.Kind {
	case GoesTo:
		if !goesAlone(g, e) {
			return ""
		}
		add("{zone}", v.Term("zone", zones[g.Zone(e.To).Kind].Name, language))
	case Begins:
		add("{phase}", v.Term("phase", phases[e.Amount].Name, language))
	case Ends:
		if e.Amount != turnPhase {
			return "" // the next phase begins
		}
	case PlayerPlays:
		switch {
		case e.Flags&eventRaided != 0:
			sentence = "{who} raids with {what} onto {it}"
		case e.Place == 0:
			sentence = "{who} uses {what}"
		}
	case Attacks_:
		if e.Object.ID != 0 {
			sentence = "{what} attacks {it}"
		}
	case UsesTrigger:
		add("{trigger}", v.Term("trigger", triggers[e.Amount].Name, language))
	case GainsAP:
		switch e.Amount {
		case 0:
			return ""
		case 1:
			sentence = "{who} gets an AP card"
		}
	}
	if sentence == "" {
		return ""
	}
	text := common.Say(v, language, strings.Replace(sentence, "{on}", on, 1), values...)
	if e.Kind == Loops {
		return common.WithLoop(g, e, language, text)
	}
	return text
}

// lineWord is what the log calls a line.
func lineWord(g *engine.Game, p engine.PlaceID, language string) string {
	if language == "en" {
		return zones[g.Zone(p).Kind].Name
	}
	return lineName(p, g, language)
}

// goesAlone reports whether no other event says already where a card went.
func goesAlone(g *engine.Game, e *engine.Event) bool {
	if e.To == 0 {
		return false
	}
	for i := g.Events() - 1; i > 0; i-- { // what goes as something is told as that
		x := g.Event(engine.EventID(i))
		if x.Subject == e.Subject && x != e && (x.Kind == Sidelined || x.Kind == Bounced || x.Kind == Discarded || x.Kind == PutAway) {
			return false
		}
	}
	return true
}

var promptKeys = map[engine.DecisionKind]string{
	DecideAct: "prompt.act", DecideFirst: "prompt.first", DecideMulligan: "prompt.mulligan", DecideExtraDraw: "prompt.extra_draw", DecideMove: "prompt.move", DecidePlace: "prompt.place",
	DecideRoom: "prompt.room", DecideRaid: "prompt.raid", DecideAttack: "prompt.attack", DecideBlock: "prompt.block", DecideLife: "prompt.life", DecideTrigger: "prompt.trigger", DecideHandLimit: "prompt.hand_limit",
	engine.DecideSlot: "prompt.slot", engine.DecideChoose: "prompt.slot", engine.DecideMode: "prompt.mode", engine.DecideMay: "prompt.may", engine.DecideOrder: "prompt.order",
	engine.DecideReplace: "prompt.replace", engine.DecideAdditional: "prompt.additional", engine.DecideOption: "prompt.mode", engine.DecideNumber: "prompt.slot",
}

// Prompt words a decision from its declaration.
func (r *Rules) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	s := common.Asked(g, d, language)
	if s == "" {
		s = dictionary.Term(promptKeys[d.Kind], language)
		if d.Text != "" {
			s = common.Question(g, d, language)
		}
		if d.Max > 1 {
			s += common.Counted(len(d.Picked), d.Max, language)
		}
	}
	if d.Source.ID != 0 && d.Kind != DecideAct && g.Live(d.Source) {
		s = common.Named(cardName(g, d.Source.ID, language), s, language)
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
		return common.Say(r.vocabulary, language, "raid with {what} onto {it}", "{what}", cardName(g, engine.ObjectID(o.N), language), "{it}", thingName(g, d, engine.Obj(g.Ref(engine.ObjectID(o.M))), language))
	case OptionActivate:
		return term("option.activate") + " " + cardName(g, engine.ObjectID(o.N), language)
	case OptionAttack:
		what := thingName(g, d, engine.Obj(g.Ref(engine.ObjectID(o.N))), language)
		if o.M == 0 {
			return common.Say(r.vocabulary, language, "attack with {what}", "{what}", what)
		}
		return common.Say(r.vocabulary, language, "attack with {what} at {it}", "{what}", what, "{it}", thingName(g, d, engine.Obj(g.Ref(engine.ObjectID(o.M))), language))
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
				return g.CardOf(s.Object.Definition).Called(language)
			}
			return g.Vocabulary().Sentence("a card", language)
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

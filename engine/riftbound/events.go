package riftbound

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Kinds of events. Two kinds may share a word when one happens to an object and the other to a player.
const (
	_ engine.EventKind = iota
	Played
	Enters
	Attacks
	Defends
	Conquers
	Holds
	WinsCombat
	Moves
	Dies
	Leaves
	GoesTo
	Damaged
	Deals
	Bounced
	Discarded
	Recycled
	LookedAt
	Revealed
	ChosenEvent
	ReadiedEvent
	ExhaustedEvent
	BuffedEvent
	StunnedEvent
	LosesMight
	BecomesMighty
	EmpoweredEvent
	AttachedEvent
	DetachedEvent
	BanishedEvent
	BurnedEvent
	CounteredEvent
	FinalizedEvent
	ResolvedEvent
	UsedEvent
	PlayerPlays
	PlaysToken
	PlayerConquers
	PlayerHolds
	Scores
	Draws
	Discards
	Kills
	Reveals
	_ // of an event that is gone: saved games number events by kind
	Channels
	Hides
	SpendsBuff
	GainsXP
	Begins
	Ends
	Burns
	Banishes
	PlayerMoves
	ShowdownBegins
	CombatBegins
	CombatEnds
	ReplacedEvent
	// Events that only the log and the history know.
	Finalizes // a player finalized a card or token: what "played" means in the past (419)
	Healed
	Pays
	BurnsOut
	GainsControl
	ContestedEvent
	Recalled
	eventKinds
)

const (
	onObject = engine.SubjectObject
	onPlayer = engine.SubjectPlayer
	onPlace  = engine.SubjectPlace
	onLink   = engine.SubjectLink
)

var events = []*engine.EventDecl{
	{Name: "played", Kind: Played, Subject: onObject, Fields: []string{"by", "from", "place", "spent"}, Doc: "it was played: for a card on resolution (419)", Rule: engine.R(419)},
	{Name: "enters", Kind: Enters, Subject: onObject, Fields: []string{"place"}, Doc: "it enters the board", Rule: engine.R(359, 2), Arriving: true, Proceeds: true},
	{Name: "attacks", Kind: Attacks, Subject: onObject, Fields: []string{"place", "alone"}, Doc: "it becomes an attacker", Rule: engine.R(464, 2)},
	{Name: "defends", Kind: Defends, Subject: onObject, Fields: []string{"place", "alone"}, Doc: "it becomes a defender", Rule: engine.R(464, 2)},
	{Name: "conquers", Kind: Conquers, Subject: onObject, Fields: []string{"place", "player", "previous", "excess"}, Doc: "its player conquers where it is", Rule: engine.R(469, 1)},
	{Name: "holds", Kind: Holds, Subject: onObject, Fields: []string{"place", "player"}, Doc: "its player holds where it is", Rule: engine.R(469, 2)},
	{Name: "wins_combat", Kind: WinsCombat, Subject: onObject, Fields: []string{"place"}, Doc: "it is on the side that won", Rule: engine.R(466, 2)},
	{Name: "moves", Kind: Moves, Subject: onObject, Fields: []string{"from", "to", "cause"}, Doc: "it changes its location", Rule: engine.R(420)},
	{Name: "dies", Kind: Dies, Subject: onObject, Fields: []string{"before", "place", "cause", "by"}, Doc: "it is killed", Rule: engine.R(428), JudgedBefore: true},
	{Name: "leaves", Kind: Leaves, Subject: onObject, Fields: []string{"before", "to", "cause"}, Doc: "it leaves the board", Rule: engine.R(124), JudgedBefore: true, Leaving: true},
	{Name: "goes_to", Kind: GoesTo, Subject: onObject, Fields: []string{"zone", "from", "cause", "by"}, Doc: "it goes to a zone off the board", Rule: engine.R(124), JudgedBefore: true},
	{Name: "damaged", Kind: Damaged, Subject: onObject, Fields: []string{"amount", "source", "cause", "by"}, Doc: "damage is dealt to it", Rule: engine.R(417)},
	{Name: "deals", Kind: Deals, Subject: onObject, Fields: []string{"amount", "to"}, Doc: "it deals damage", Rule: engine.R(417)},
	{Name: "bounced", Kind: Bounced, Subject: onObject, Fields: []string{"cause", "by"}, Doc: "it returns to its owner's hand", Rule: engine.R(124), JudgedBefore: true},
	{Name: "discarded", Kind: Discarded, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it is discarded", Rule: engine.R(422), JudgedBefore: true, At: 1 << InHand},
	{Name: "recycled", Kind: Recycled, Subject: onObject, Fields: []string{"by", "from"}, Doc: "it is recycled", Rule: engine.R(416), JudgedBefore: true},
	{Name: "looked_at", Kind: LookedAt, Subject: onObject, Fields: []string{"by", "from"}, Doc: "somebody looks at it", Rule: engine.R(424), Shows: true, Proceeds: true},
	{Name: "revealed", Kind: Revealed, Subject: onObject, Fields: []string{"by", "from"}, Doc: "it is revealed", Rule: engine.R(424), ShowsAll: true, Proceeds: true},
	{Name: "chosen", Kind: ChosenEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "an item that chose it is finalized", Rule: engine.R(383)},
	{Name: "readied", Kind: ReadiedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it becomes ready", Rule: engine.R(415)},
	{Name: "exhausted", Kind: ExhaustedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it becomes exhausted", Rule: engine.R(414)},
	{Name: "buffed", Kind: BuffedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it gets a buff", Rule: engine.R(426)},
	{Name: "stunned", Kind: StunnedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it is stunned", Rule: engine.R(423)},
	{Name: "loses_might", Kind: LosesMight, Subject: onObject, Fields: []string{"amount", "cause", "by"}, Doc: "it is given less might", Rule: engine.R(477)},
	{Name: "becomes_mighty", Kind: BecomesMighty, Subject: onObject, Doc: "its might reaches 5", Rule: engine.R(706)},
	{Name: "empowered", Kind: EmpoweredEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it becomes empowered", Rule: engine.R(441)},
	{Name: "attached", Kind: AttachedEvent, Subject: onObject, Fields: []string{"host", "by"}, Doc: "it is attached", Rule: engine.R(434), Attaching: true, Proceeds: true},
	{Name: "detached", Kind: DetachedEvent, Subject: onObject, Fields: []string{"host"}, Doc: "it is detached", Rule: engine.R(435), Attaching: true},
	{Name: "banished", Kind: BanishedEvent, Subject: onObject, Fields: []string{"by", "from"}, Doc: "it is banished", Rule: engine.R(427), JudgedBefore: true},
	{Name: "burned", Kind: BurnedEvent, Subject: onObject, Fields: []string{"player"}, Doc: "it is burned", Rule: engine.R(440), At: 1<<InDeck | 1<<InTrash},
	{Name: "countered", Kind: CounteredEvent, Subject: onLink, Fields: []string{"by", "cause"}, Doc: "it is countered", Rule: engine.R(425)},
	{Name: "finalized", Kind: FinalizedEvent, Subject: onLink, Doc: "it is finalized", Rule: engine.R(337)},
	{Name: "resolved", Kind: ResolvedEvent, Subject: onLink, Doc: "it has resolved", Rule: engine.R(340)},
	{Name: "used", Kind: UsedEvent, History: Uses, Subject: engine.SubjectAbility, Fields: []string{"by"}, Doc: "an activated ability is used: as a trigger when it resolves, in the past when it was finalized (381, 419); its bearer is judged as it was", Rule: engine.R(381), JudgedBefore: true},
	{Name: "plays", Kind: PlayerPlays, History: Finalizes, Subject: onPlayer, Fields: []string{"card", "from", "spent"}, Doc: "plays a card, or a token where the type, tag or name of what is played is given (185): as a trigger when it resolves, in the past when it was finalized (419)", Rule: engine.R(419), Cards: true},
	{Name: "plays_token", Kind: PlaysToken, Subject: onPlayer, Fields: []string{"card", "place", "count"}, Doc: "plays a token", Rule: engine.R(184)},
	{Name: "conquers", Kind: PlayerConquers, Subject: onPlayer, Fields: []string{"place", "previous", "excess"}, Doc: "conquers a battlefield", Rule: engine.R(469, 1)},
	{Name: "holds", Kind: PlayerHolds, Subject: onPlayer, Fields: []string{"place"}, Doc: "holds a battlefield", Rule: engine.R(469, 2)},
	{Name: "scores", Kind: Scores, Subject: onPlayer, Fields: []string{"place", "amount"}, Doc: "gains points", Rule: engine.R(470)},
	{Name: "draws", Kind: Draws, Subject: onPlayer, Fields: []string{"n", "cause"}, Doc: "draws a card", Rule: engine.R(413)},
	{Name: "discards", Kind: Discards, Subject: onPlayer, Fields: []string{"amount"}, Doc: "discards cards", Rule: engine.R(422)},
	{Name: "kills", Kind: Kills, Subject: onPlayer, Fields: []string{"object", "cause"}, Doc: "kills something", Rule: engine.R(411)},
	{Name: "reveals", Kind: Reveals, Subject: onPlayer, Fields: []string{"from", "owner", "count"}, Doc: "reveals cards", Rule: engine.R(424), Proceeds: true},
	{Name: "channels", Kind: Channels, Subject: onPlayer, Fields: []string{"amount"}, Doc: "channels runes", Rule: engine.R(430)},
	{Name: "hides", Kind: Hides, Subject: onPlayer, Fields: []string{"place"}, Doc: "hides a card", Rule: engine.R(421)},
	{Name: "spends_buff", Kind: SpendsBuff, Subject: onPlayer, Fields: []string{"object"}, Doc: "spends a buff", Rule: engine.R(701)},
	{Name: "gains_xp", Kind: GainsXP, Subject: onPlayer, Fields: []string{"amount"}, Doc: "gains experience", Rule: engine.R(728)},
	{Name: "begins", Kind: Begins, Subject: onPlayer, Fields: []string{"phase"}, Doc: "begins a phase of the own turn", Rule: engine.R(314)},
	{Name: "ends", Kind: Ends, Subject: onPlayer, Fields: []string{"phase"}, Doc: "ends a phase or (phase = \"turn\") the own turn", Rule: engine.R(317)},
	{Name: "burns", Kind: Burns, Subject: onPlayer, Fields: []string{"amount"}, Doc: "burns cards", Rule: engine.R(440)},
	{Name: "banishes", Kind: Banishes, Subject: onPlayer, Fields: []string{"amount"}, Doc: "banishes cards", Rule: engine.R(427)},
	{Name: "moves", Kind: PlayerMoves, Subject: onPlayer, Fields: []string{"from", "to"}, Doc: "moves units", Rule: engine.R(420)},
	{Name: "attacks", Kind: CombatAttack, Subject: onPlayer, Fields: []string{"place"}, Doc: "is the attacker of a combat", Rule: engine.R(464, 2)},
	{Name: "defends", Kind: CombatDefense, Subject: onPlayer, Fields: []string{"place"}, Doc: "is the defender of a combat", Rule: engine.R(464, 2)},
	{Name: "wins_combat", Kind: PlayerWinsCombat, Subject: onPlayer, Fields: []string{"place"}, Doc: "wins a combat", Rule: engine.R(466, 3)},
	{Name: "pays", Kind: Pays, Subject: onPlayer, Fields: []string{"spent", "power"}, Doc: "pays energy or power, for whatever it is", Rule: engine.R(444, 1)},
	{Name: "showdown_begins", Kind: ShowdownBegins, Subject: onPlace, Doc: "a showdown begins there", Rule: engine.R(344)},
	{Name: "combat_begins", Kind: CombatBegins, Subject: onPlace, Doc: "a combat begins there", Rule: engine.R(464)},
	{Name: "combat_ends", Kind: CombatEnds, Subject: onPlace, Fields: []string{"place", "player"}, Doc: "a combat ends there; who has won is its player, gone when nobody has; what replaces it stands in the place of the recall of attackers, if units of both sides are left", Rule: engine.R(466), Proceeds: true},
	{Name: "replaced", Kind: ReplacedEvent, Subject: onPlace, Fields: []string{"by"}, Doc: "a battlefield is replaced", Rule: engine.R(438)},
}

// Kinds that came after the list above was numbered.
const (
	CombatAttack  = eventKinds
	CombatDefense = eventKinds + 1
	Concedes      = eventKinds + 2
	ScriptFailed  = eventKinds + 3
	TextChanged   = eventKinds + 4
	WinsGame      = eventKinds + 5
	Loops         = eventKinds + 6
	Uses          = eventKinds + 7 // a player finalized an activated ability: what "used" means in the past (419)

	PlayerWinsCombat = eventKinds + 8
	TakesControl     = eventKinds + 9 // a player takes control of an object; Extra is the seat+1 of who had it
)

// eventOfSource is the flag of a death that is put down to a unit which a spell or ability let deal damage.
const eventOfSource = 1

// eventFields are the refinements that an event descriptor may carry.
var eventFields = []*engine.Field{
	{Name: "here", Kind: engine.FieldFlag, Doc: "at the bearer's location", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return (c.Here != 0 && c.EventRow(s).Place == c.Here) == a.Flag
	}},
	{Name: "at", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldWord, engine.FieldFilter}, Words: placeWords, Word: placeWord, Doc: "at that location", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return placeMatches(c, c.EventRow(s).Place, a)
	}},
	{Name: "to", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldWord, engine.FieldFilter}, Words: placeWords, Word: placeWord, Doc: "to that location", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return placeMatches(c, c.EventRow(s).Place, a)
	}},
	{Name: "from", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldWord, engine.FieldFilter}, Words: append(append([]string{}, placeWords...), common.ZoneNames(zones)...), Word: common.ZoneIndex(zones), Doc: "from that location or zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return common.FromMatches(c, c.EventRow(s).From, a)
	}},
	{Name: "not_from", Kind: engine.FieldWord, Words: common.ZoneNames(zones), Word: common.ZoneIndex(zones), Doc: "not from that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return !common.FromMatches(c, c.EventRow(s).From, a)
	}},
	{Name: "cause", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Doc: "the item or card that caused it", Test: causeMatches},
	{Name: "phase", Only: []string{"begins", "ends"}, Kind: engine.FieldWord, Words: phaseWords(), Word: phaseWord, Doc: "the phase; \"turn\" for the whole turn", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return a.Bits.Any(engine.Bit(uint8(c.EventRow(s).Amount)))
	}},
	{Name: "phase", Kind: engine.FieldWord, Words: common.WordNames(phases)[1:], Word: phaseWord, Reads: engine.ReadsTurn | engine.ReadsHistory, Doc: "it happens in that phase of the turn, whoever's that is", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return a.Bits.Any(engine.Bit(phaseOf(c, s)))
	}},
	{Name: "excess", Only: []string{"conquers"}, Kind: engine.FieldNumber, Doc: "of a conquest after a combat: the damage that the player assigned beyond what kills", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return c.InRange(a, int(c.EventRow(s).Extra))
	}},
	{Name: "host", Only: []string{"attached", "detached"}, Kind: engine.FieldRef, Doc: "what it is attached to", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return c.In(a.Refs, engine.Obj(c.EventRow(s).Object))
	}},
	{Name: "spent", Only: []string{"played", "plays", "enters"}, Kind: engine.FieldNumber, Doc: "the energy spent on it", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		e := c.EventRow(s)
		return e.Item != 0 && c.InRange(a, int(c.Game().Item(e.Item).Spent[0]))
	}},
}

// phaseOf is the phase that begins or ends by an event, or in which it happened; NoPhase before the first turn.
func phaseOf(c *engine.Context, s engine.Datum) uint8 {
	g := c.Game()
	if e := c.EventRow(s); e.Kind == Begins || e.Kind == Ends {
		if int(e.Amount) >= len(phases) {
			return NoPhase // the turn as a whole
		}
		return uint8(e.Amount)
	}
	for id := engine.EventID(s.N); id > 0; id-- {
		if e := g.Event(id); e.Kind == Begins {
			return uint8(e.Amount)
		}
	}
	return g.Phase() // it is about to happen
}

func causeMatches(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
	e := c.EventRow(s)
	if e.Cause == 0 {
		return false
	}
	if a.Filter != nil {
		// What a unit does at the word of a spell is not the spell's (417.6, 428.5).
		if e.Flags&eventOfSource != 0 {
			return false
		}
		spell := spellBehind(c.Game(), e.Cause)
		return c.Matches(a.Filter, engine.Link(e.Cause)) || spell != 0 && c.Matches(a.Filter, engine.Link(spell))
	}
	for i := range a.Refs {
		d := c.Eval(&a.Refs[i])
		switch d.Kind {
		case engine.LinkDatum:
			if engine.ItemID(d.N) == e.Cause {
				return true
			}
		case engine.ObjectDatum:
			it := c.Game().Item(e.Cause)
			if it.Instance.Bearer.ID == engine.ObjectID(d.N) {
				return true
			}
		}
	}
	return false
}

// spellBehind is the spell that made an ability, when it is resolved ("do this") or for later: what that does is attributed to both
// (386, 389). 0 when no spell did.
func spellBehind(g *engine.Game, i engine.ItemID) engine.ItemID {
	it := g.Item(i)
	a := g.AbilityOf(it.Instance)
	if it.Card || a == nil || !g.CardOf(it.Instance.Definition).Types.Any(1<<Spell) {
		return 0
	}
	if a.Kind == engine.Step {
		if g.Item(it.Cause).Card {
			return it.Cause
		}
		return spellBehind(g, it.Cause)
	}
	for made := i - 1; made > 0; made-- {
		if from := g.Item(made); from.Card && from.Instance.Bearer == it.Instance.Bearer {
			return made
		}
	}
	return 0
}

// replaced are the events that replacements are asked about before they happen (370): see Task.Happens.
var replaced = []engine.EventKind{BanishedEvent, Begins, Bounced, BuffedEvent, BurnedEvent, CombatEnds, CounteredEvent, Damaged, Dies, Discarded, Draws,
	EmpoweredEvent, Enters, ExhaustedEvent, AttachedEvent, GainsXP, GoesTo, LookedAt, LosesMight, Moves, PlaysToken, ReadiedEvent, Recycled, Revealed, Reveals, Scores, StunnedEvent}

// objectEvents names the events that happen to objects.
func objectEvents() []string {
	var list []string
	for _, d := range events {
		if d.Subject == onObject {
			list = append(list, d.Name)
		}
	}
	return list
}

// aboutPlayers has a place for each kind of event: true for those that happen to players alone.
var aboutPlayers = func() (list [256]bool) {
	for _, kind := range kinds(onPlayer) {
		list[kind] = true
	}
	for _, kind := range kinds(onObject) {
		list[kind] = false
	}
	return list
}()

// kinds are the kinds of event that happen to things of a sort.
func kinds(of engine.SubjectKind) (list []engine.EventKind) {
	for _, d := range events {
		if d.Subject == of {
			list = append(list, d.Kind)
		}
	}
	return list
}

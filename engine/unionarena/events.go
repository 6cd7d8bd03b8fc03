package unionarena

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Kinds of events. The list only grows, since saved games hold the numbers.
const (
	Played engine.EventKind = iota + 1
	Attacks_
	Blocks_
	Blocked
	Unblocked
	WinsBattle
	LosesBattle
	BattleEnds
	Moves
	Sidelined
	Leaves
	GoesTo
	Bounced
	Discarded
	LookedAt
	Revealed
	ReadiedEvent
	ExhaustedEvent
	LockedEvent
	TurnedUp
	UsesTrigger
	RaidedOn
	PlayerPlays
	PlayerAttacks
	Draws
	Discards
	Damaged
	LosesLife
	Begins
	Ends
	Activates
	// Events that only the log knows.
	Pays
	ExtraDraw
	PutAway
	GainsAP
	Mulligans
	SetsLife
	Concedes
	DecksOut
	HasNoLife
	ScriptFailed
	TextChanged
	Loops
)

const (
	onObject = engine.SubjectObject
	onPlayer = engine.SubjectPlayer
)

var events = []*engine.EventDecl{
	{Name: "played", Kind: Played, Subject: onObject, Fields: []string{"by", "from", "place", "raided", "onto"}, Doc: "it was played, by raid too (UA-5.4)", Rule: R(4, 16)},
	{Name: "attacks", Kind: Attacks_, Subject: onObject, Fields: []string{"place", "object"}, Doc: "it attacks; object is the target of Snipe", Rule: R(6, 3)},
	{Name: "blocks", Kind: Blocks_, Subject: onObject, Fields: []string{"place", "object"}, Doc: "it blocks; object is the attacker", Rule: R(6, 4)},
	{Name: "blocked", Kind: Blocked, Subject: onObject, Fields: []string{"object"}, Doc: "its attack is blocked; object is the blocker", Rule: R(6, 4)},
	{Name: "unblocked", Kind: Unblocked, Subject: onObject, Doc: "its attack is not blocked", Rule: R(6, 4)},
	{Name: "wins_battle", Kind: WinsBattle, Subject: onObject, Fields: []string{"attacking", "object"}, Doc: "it wins a battle; object is the loser", Rule: R(6, 7)},
	{Name: "loses_battle", Kind: LosesBattle, Subject: onObject, Fields: []string{"attacking", "object"}, Doc: "it loses a battle; object is the winner", Rule: R(6, 7), JudgedBefore: true},
	{Name: "battle_ends", Kind: BattleEnds, Subject: onObject, Fields: []string{"attacking", "object"}, Doc: "a battle that it was in is over", Rule: R(6, 7)},
	{Name: "moves", Kind: Moves, Subject: onObject, Fields: []string{"from", "place"}, Doc: "it moves to the other line", Rule: R(4, 8)},
	{Name: "sidelined", Kind: Sidelined, Subject: onObject, Fields: []string{"before", "place", "cause", "by"}, Doc: "it goes from the field to the sideline as a character or site", Rule: R(10, 3), JudgedBefore: true},
	{Name: "leaves", Kind: Leaves, Subject: onObject, Fields: []string{"before", "zone", "cause"}, Doc: "it leaves the field", Rule: R(2, 6), JudgedBefore: true, Leaving: true},
	{Name: "goes_to", Kind: GoesTo, Subject: onObject, Fields: []string{"zone", "from", "cause", "by"}, Doc: "it goes to a zone off the field", Rule: R(2, 6), JudgedBefore: true},
	{Name: "bounced", Kind: Bounced, Subject: onObject, Fields: []string{"cause", "by"}, Doc: "it returns from the field to its owner's hand", Rule: R(2, 5), JudgedBefore: true},
	{Name: "discarded", Kind: Discarded, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it goes from the hand to the sideline", Rule: R(4, 25), JudgedBefore: true, At: 1 << InHand},
	{Name: "looked_at", Kind: LookedAt, Subject: onObject, Fields: []string{"by", "from"}, Doc: "somebody looks at it", Rule: R(10, 4), Shows: true},
	{Name: "revealed", Kind: Revealed, Subject: onObject, Fields: []string{"by", "from"}, Doc: "it is revealed", Rule: R(10, 4), ShowsAll: true},
	{Name: "readied", Kind: ReadiedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it becomes active", Rule: R(4, 2)},
	{Name: "exhausted", Kind: ExhaustedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "it becomes rested", Rule: R(4, 25)},
	{Name: "locked", Kind: LockedEvent, Subject: onObject, Fields: []string{"by", "cause"}, Doc: "the next time that it would become active it will not", Rule: R(4, 7)},
	{Name: "turned_up", Kind: TurnedUp, Subject: onObject, Fields: []string{"player"}, Doc: "it is a life card that is turned up and checked", Rule: R(7, 1), ShowsAll: true},
	{Name: "uses_trigger", Kind: UsesTrigger, Subject: onPlayer, Fields: []string{"card", "trigger"}, Doc: "uses the trigger of a life card", Rule: R(7, 2), ReplacedOnce: true},
	{Name: "raided_on", Kind: RaidedOn, Subject: onObject, Fields: []string{"object"}, Doc: "another card is raided onto it", Rule: R(5, 4), JudgedBefore: true},
	{Name: "plays", Kind: PlayerPlays, Subject: onPlayer, Fields: []string{"card", "from", "raided"}, Doc: "plays a card or uses an event", Rule: R(4, 16)},
	{Name: "attacks", Kind: PlayerAttacks, Subject: onPlayer, Fields: []string{"card"}, Doc: "attacks with a character", Rule: R(6, 3)},
	{Name: "draws", Kind: Draws, Subject: onPlayer, Fields: []string{"cause"}, Doc: "draws a card", Rule: R(4, 4)},
	{Name: "discards", Kind: Discards, Subject: onPlayer, Fields: []string{"amount"}, Doc: "puts cards from the hand to the sideline", Rule: R(4, 25)},
	{Name: "damaged", Kind: Damaged, Subject: onPlayer, Fields: []string{"amount", "source"}, Doc: "is dealt damage", Rule: R(7, 1)},
	{Name: "loses_life", Kind: LosesLife, Subject: onPlayer, Fields: []string{"amount"}, Doc: "loses life cards, by damage or otherwise", Rule: R(7, 6)},
	{Name: "begins", Kind: Begins, Subject: onPlayer, Fields: []string{"phase"}, Doc: "begins a phase of the own turn", Rule: R(4)},
	{Name: "ends", Kind: Ends, Subject: onPlayer, Fields: []string{"phase"}, Doc: "ends a phase or (phase = \"turn\") the own turn", Rule: R(8)},
	{Name: "activates", Kind: Activates, Subject: onObject, Fields: []string{"by"}, Doc: "its activated ability is used", Rule: R(4, 24)},
}

// eventRaided is the flag of a play by raid, eventAttacking that of the attacker's part in a battle.
const (
	eventRaided    = 1
	eventAttacking = 2
)

// replaced are the events that replacements are asked about before they happen: see Task.Happens.
var replaced = []engine.EventKind{Damaged, Draws, Sidelined, Bounced, Discarded, GoesTo, ReadiedEvent, ExhaustedEvent, UsesTrigger, LosesLife}

// turnPhase is the phase number that the end of a whole turn has in events.
const turnPhase = 15

func phaseWords() []string { return append(common.WordNames(phases), "turn") }

func phaseWord(w string) int {
	if w == "turn" {
		return turnPhase
	}
	return common.WordIndex(phases, w)
}

func typeWord(w string) int { return common.WordIndex(types, w) }

// eventFields are the refinements of event patterns that the game adds to the common ones.
var eventFields = []*engine.Field{
	{Name: "at", Kind: engine.FieldWord, Kinds: []engine.FieldKind{engine.FieldRef}, Words: placeWords, Word: placeWord, Doc: "on that line", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return placeMatches(c, c.EventRow(s).Place, a)
	}},
	{Name: "from", Kind: engine.FieldWord, Words: common.ZoneNames(zones), Word: common.ZoneIndex(zones), Doc: "from that zone", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		z := c.EventRow(s).From
		return z != 0 && a.Bits.Any(engine.Bit(c.Game().Zone(z).Kind))
	}},
	{Name: "phase", Kind: engine.FieldWord, Words: phaseWords(), Word: phaseWord, Doc: "the phase; \"turn\" for the whole turn", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return a.Bits.Any(engine.Bit(uint8(c.EventRow(s).Amount)))
	}},
	{Name: "raided", Kind: engine.FieldFlag, Doc: "it is played by raid", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return (c.EventRow(s).Flags&eventRaided != 0) == a.Flag
	}},
	{Name: "attacking", Kind: engine.FieldFlag, Doc: "it is the attacker of that battle", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return (c.EventRow(s).Flags&eventAttacking != 0) == a.Flag
	}},
	{Name: "trigger", Kind: engine.FieldWord, Words: common.WordNames(triggers), Word: func(w string) int { return common.WordIndex(triggers, w) }, Doc: "that trigger", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return a.Bits.Any(engine.Bit(uint8(c.EventRow(s).Amount)))
	}},
	{Name: "cause", Kind: engine.FieldFilter, Doc: "caused by an effect of such a card", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		e := c.EventRow(s)
		return e.Cause != 0 && c.Matches(a.Filter, engine.Obj(c.Game().Item(e.Cause).Instance.Bearer))
	}},
	{Name: "object", Kind: engine.FieldFilter, Doc: "whose second object is such a one: the loser of a battle, the blocker", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		e := c.EventRow(s)
		return e.Object.ID != 0 && c.MatchesOther(a.Filter, engine.Obj(e.Object))
	}},
}

// noteReplaced marks the events that nothing may replace.
func noteReplaced(list []*engine.EventDecl) []*engine.EventDecl {
	for _, e := range list {
		e.NotReplaced = !slices.Contains(replaced, e.Kind)
	}
	return list
}

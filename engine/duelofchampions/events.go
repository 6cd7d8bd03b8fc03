package duelofchampions

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Kinds of events. Two kinds may share a word when one happens to an object and the other to a player.
const (
	_ engine.EventKind = iota
	Enters
	Attacks
	Defends
	AfterAttack
	Moves
	Relocated
	Dies
	Leaves
	GoesTo
	Damaged
	Healed
	Bounced
	Discarded
	Banished
	Revealed
	LookedAt
	Controlled
	Grows
	Enchants
	KillsUnit
	Plays
	Draws
	Discards
	Begins
	Ends
	LosesHealth
	Raises
	Uses
	Gains
	// Events that only the log knows.
	Mulligans
	Turned // an event came face up
	Shuffled
	Concedes
	ScriptFailed
	TextChanged
	Loops
)

// Flags of damage (9.8, 9.9).
const (
	ofCombat      = 1 << iota // attack or retaliation
	ofRetaliation             // retaliation
	ofMagic
	ofSpell
)

const (
	onObject = engine.SubjectObject
	onPlayer = engine.SubjectPlayer
)

var events = []*engine.EventDecl{
	{Name: "enters", Kind: Enters, Subject: onObject, Fields: []string{"place", "by"}, Doc: "it enters the battleground, or the board", Rule: book.R(7, 4), Arriving: true},
	{Name: "attacks", Kind: Attacks, Subject: onObject, Fields: []string{"object"}, Doc: "it attacks; object is what it attacks", Rule: book.R(9, 7)},
	{Name: "defends", Kind: Defends, Subject: onObject, Fields: []string{"object"}, Doc: "it is attacked; object is the attacker", Rule: book.R(9, 7)},
	{Name: "after_attack", Kind: AfterAttack, Subject: onObject, Fields: []string{"object"}, Doc: "its attack is over", Rule: book.R(9, 7)},
	{Name: "moves", Kind: Moves, Subject: onObject, Fields: []string{"from", "place"}, Doc: "it moves to another square", Rule: book.R(8, 1)},
	{Name: "relocated", Kind: Relocated, Subject: onObject, Fields: []string{"from", "place"}, Doc: "an effect puts it on another square; no move", Rule: book.R(8, 3)},
	{Name: "dies", Kind: Dies, Subject: onObject, Fields: []string{"before", "place", "cause", "by"}, Doc: "it goes from the battleground to the graveyard", Rule: book.R(9, 5), JudgedBefore: true},
	{Name: "leaves", Kind: Leaves, Subject: onObject, Fields: []string{"before", "place", "cause"}, Doc: "it leaves the board", Rule: book.R(11, 2), JudgedBefore: true, Leaving: true},
	{Name: "goes_to", Kind: GoesTo, Subject: onObject, Fields: []string{"zone", "from", "by"}, Doc: "an effect puts it into a zone off the board; what dies, returns to a hand, is discarded or banished has an event of its own", Rule: book.R(9, 5), JudgedBefore: true},
	{Name: "damaged", Kind: Damaged, Subject: onObject, Fields: []string{"amount", "source", "by"}, Doc: "damage is dealt to it", Rule: book.R(9, 8)},
	{Name: "healed", Kind: Healed, Subject: onObject, Fields: []string{"amount", "by"}, Doc: "damage is removed from it", Rule: book.R(11)},
	{Name: "bounced", Kind: Bounced, Subject: onObject, Fields: []string{"by"}, Doc: "it returns to a hand", Rule: book.R(11, 2), JudgedBefore: true},
	{Name: "discarded", Kind: Discarded, Subject: onObject, Fields: []string{"by"}, Doc: "it is discarded", Rule: book.R(12), JudgedBefore: true, At: 1 << InHand},
	{Name: "banished", Kind: Banished, Subject: onObject, Fields: []string{"by", "from"}, Doc: "it is banished", Rule: book.R(12), JudgedBefore: true},
	{Name: "revealed", Kind: Revealed, Subject: onObject, Fields: []string{"by"}, Doc: "it is shown to everybody", Rule: book.R(12), ShowsAll: true},
	{Name: "looked_at", Kind: LookedAt, Subject: onObject, Fields: []string{"by"}, Doc: "somebody looks at it", Rule: book.R(12), Shows: true},
	{Name: "controlled", Kind: Controlled, Subject: onObject, Fields: []string{"player"}, Doc: "another player takes control of it", Rule: book.R(11, 2)},
	{Name: "grows", Kind: Grows, Subject: onObject, Fields: []string{"amount"}, Doc: "its stack grows", Rule: book.R(12)},
	{Name: "enchants", Kind: Enchants, Subject: onObject, Fields: []string{"object", "place"}, Doc: "this ongoing spell comes to lie on something", Rule: book.R(3, 4)},
	{Name: "kills", Kind: KillsUnit, Subject: onObject, Fields: []string{"object"}, Doc: "its damage has killed a unit", Rule: book.R(9, 5)},
	{Name: "plays", Kind: Plays, Subject: onPlayer, Fields: []string{"card", "from", "amount"}, Doc: "has played a card; amount is what it cost", Rule: book.R(6, 7)},
	{Name: "draws", Kind: Draws, Subject: onPlayer, Fields: []string{"card"}, Doc: "draws a card", Rule: book.R(6, 4)},
	{Name: "discards", Kind: Discards, Subject: onPlayer, Fields: []string{"amount"}, Doc: "discards cards", Rule: book.R(12)},
	{Name: "begins", Kind: Begins, Subject: onPlayer, Fields: []string{"phase"}, Doc: "begins a phase of the own turn: supply, action", Rule: book.R(6, 3)},
	{Name: "ends", Kind: Ends, Subject: onPlayer, Fields: []string{"phase"}, Doc: "ends the own turn", Rule: book.R(6, 11)},
	{Name: "loses_health", Kind: LosesHealth, Subject: onPlayer, Fields: []string{"amount"}, Doc: "loses health for a card that could not be drawn", Rule: book.R(6, 4)},
	{Name: "raises", Kind: Raises, Subject: onPlayer, Fields: []string{"amount"}, Doc: "raises a level", Rule: book.R(6, 9)},
	{Name: "uses", Kind: Uses, Subject: onPlayer, Fields: []string{"card"}, Doc: "uses an event or a power of the hero", Rule: book.R(6, 8)},
	{Name: "gains", Kind: Gains, Subject: onPlayer, Fields: []string{"amount"}, Doc: "gains resources by an effect", Rule: book.R(5, 5)},
}

// replaced are the events that replacements are asked about before they happen: see Task.Happens.
var replaced = []engine.EventKind{Damaged, Healed, Dies, Draws}

// eventFields are the refinements that an event descriptor may carry.
var eventFields = []*engine.Field{
	{Name: "phase", Kind: engine.FieldWord, Words: common.WordNames(phases), Word: phaseWord, Only: []string{"begins", "ends"}, Doc: "the phase", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return a.Bits.Any(engine.Bit(uint8(c.EventRow(s).Amount)))
	}},
	damageField("combat", "it is damage of an attack or of retaliation", ofCombat),
	damageField("retaliation", "it is damage of retaliation", ofRetaliation),
	damageField("magic", "it is magic damage", ofMagic),
	damageField("spell", "it is the damage of a spell", ofSpell),
	{Name: "source", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Only: []string{"damaged"}, Doc: "what deals it", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return objectOf(c, engine.Obj(c.EventRow(s).Object), a)
	}},
	{Name: "object", Kind: engine.FieldRef, Kinds: []engine.FieldKind{engine.FieldFilter}, Only: []string{"attacks", "defends", "after_attack", "kills"}, Doc: "the other one: what is attacked, who attacks, who is killed", Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return objectOf(c, engine.Obj(c.EventRow(s).Object), a)
	}},
}

func objectOf(c *engine.Context, d engine.Datum, a *engine.Arg) bool {
	if a.Filter != nil {
		return c.MatchesOther(a.Filter, d)
	}
	return c.In(a.Refs, d)
}

func damageField(name, doc string, flag uint8) *engine.Field {
	return &engine.Field{Name: name, Kind: engine.FieldFlag, Only: []string{"damaged"}, Doc: doc, Test: func(c *engine.Context, s engine.Datum, a *engine.Arg) bool {
		return (c.EventRow(s).Flags&flag != 0) == a.Flag
	}}
}

func phaseWord(w string) int {
	if w == "" {
		return -1
	}
	return slices.IndexFunc(phases, func(p engine.Word) bool { return p.Name == w })
}

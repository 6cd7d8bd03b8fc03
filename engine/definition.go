package engine

// This file holds what an author declares, as immutable plain data that Go evaluates: a card, its abilities,
// and the small languages they are made of (filters, event patterns, values, conditions, costs, gifts).
// Package sets fills the facts from HCL, package scripts the abilities from Lua; the kernel only reads.
// A function of a script appears here as a Func and nothing else, so that no Lua value reaches the state.

import "slices"

// Card is the immutable definition of a card, a token, or anything else that a deck or an effect brings
// into a game.
type Card struct {
	ID     string // "OGN-085"; unique in a library
	Name   string // full name: "Annie, Fiery"
	Set    string // id of the set that holds it
	Game   string
	Type   uint8 // index into Vocabulary.Types
	Types  Mask  // all types of a multi-type object
	Traits Mask  // supertypes, indexes into Vocabulary.Traits
	Colors Mask  // indexes into Vocabulary.Colors; what a game calls domains, colours, factions
	Token  bool

	// Numbers are the printed numeric facts by NumberID; HasNumber tells which of them are printed at all.
	Numbers   [MaxNumbers]int16
	HasNumber Mask
	// Amounts are the printed costs in coloured resources, by index into Vocabulary.Resources; AmountAny and
	// AmountOwn hold those that any resource, or any of the card's own colours, pays.
	Amounts [MaxResources]int8

	Tags     []string
	Lists    map[string][]string // further lists of texts, by the name of the fact
	Keywords []KeywordUse
	Text     string
	Locale   map[string]Locale // by language tag: "zh"

	Abilities []Ability
	// Listens has a bit for each EventKind (modulo 64) that a triggered or replacement ability of this card names.
	Listens Mask
	// Has has a bit for each AbilityKind that occurs.
	Has Mask

	Script     *Script // nil when the card has no script of its own
	Unplayable string  // why the engine cannot play it yet; empty when it can
	File       string  // where its facts stand
	Line       int
	Facts      uint64 // hash of its facts alone, in a library
	Hash       uint64 // of facts and script together
}

// Locale holds a card's words in another language. Words are what its script says to people (prompts, labels, texts of modes), by what
// stands in the script.
type Locale struct {
	Name, Text string
	Words      map[string]string
}

// Script is one loaded Lua file: the unit that Func indexes into. The host keeps its own data in Host.
type Script struct {
	ID   string // "origins/cards/gust", stable over reloads
	Path string // as shown to people
	Hash uint64
	Host any
}

// KeywordUse is a keyword as printed, granted or asked for: "Assault 2", "Repeat {1}{any}".
type KeywordUse struct {
	Name string
	ID   KeywordID // index into Vocabulary.Keywords; NoKeyword for one that a set defines
	N    int16     // its number, 1 when the keyword takes a number and none is written
	Cost *Cost
}

// KeywordDef is a keyword that a set defines in keywords/<slug>.lua. A bearer has Abilities; in them the
// argument "n" is the keyword's number.
type KeywordDef struct {
	Name, Set, Text string
	Numbered        bool
	Costed          bool
	On              *Pattern   // what a card's triggered abilities of this keyword wait for
	Active          *Condition // what they need to work at all
	Abilities       []Ability
	Listens, Has    Mask
	Script          *Script
	File            string
	Line            int
}

// AbilityKind is what a constructor of the card API makes.
type AbilityKind uint8

// The kinds of ability, in the order of the API reference.
const (
	NoAbility AbilityKind = iota
	OnPlay
	Triggered
	Activated
	Static
	Replacement
	AdditionalCost
	CostChange
	Permit
	Forbid
	Retrigger
	Step
	AbilityKinds
)

// Scope says whose an ability is.
type Scope uint8

// The scopes: of the card itself, effect text for the host it is attached to, or a template that nobody
// has until a verb hands it out.
const (
	OwnText Scope = iota
	EffectText
	Template
)

// Ability is one declared ability. Fields that its kind does not use are zero; api.md says which kind has which.
type Ability struct {
	Key    string // its name, else kind and event: "triggered:attacks"; unique in its script
	Kind   AbilityKind
	Scope  Scope
	Script *Script
	Index  int // its place in Card.Abilities or KeywordDef.Abilities
	Line   int

	Name    string
	Active  *Condition
	Zones   Mask // ZoneKinds it works in; 0: the board (for a spell: while it waits to resolve)
	Keyword *KeywordUse
	Prompt  string
	Text    string // of a mode

	On       *Pattern
	When     *Condition
	Optional bool
	Cost     *Cost
	Targets  []Slot
	Modes    *Modes
	Limit    Limit
	Speed    uint8 // index into Vocabulary.Speeds; 0: the slowest
	Adds     bool  // resolves on finalization, nobody may answer
	Yield    *Yield
	X        *Cost // what one point of X costs
	Effect   Func

	Affects    *Filter
	AffectsRef Expr // affects = self, you: Op is not OpNone
	Give       *Gift

	Change *Change

	// Cost changes and additional costs.
	Of     *Filter
	OfSelf bool
	Less   *Cost
	More   *Cost
	Min    *Cost
	Set    *Cost
	Ignore uint8 // index into Vocabulary.Ignores; 0: nothing

	// Permissions and prohibitions.
	What  uint8 // index into Vocabulary.Acts
	By    *Expr
	From  *Arg
	To    *Filter // place filter: at / to
	Times *Expr

	// DeclHash covers targets, modes and costs: an item that was finalized under another hash is not resolved by
	// the new text.
	DeclHash uint64

	// What Settle works out.
	settled bool
	layers  uint8 // those in which Give gives something, a bit each
	reads   Class // see Reads
}

// Settle works out what is asked of an ability again and again. Whoever has put one together calls it before anybody else sees
// the ability, and changes nothing of it after; of others the same is worked out each time.
func (a *Ability) Settle() {
	if !a.settled {
		a.layers, a.reads = a.givesIn(), a.readsNow()
		a.settled = true
	}
}

// Yield is what a resource ability adds, as data: adds = { energy = 2, only = "spell" }; for each x where the ability has
// one. Who looks at what can be paid counts on it without running a script.
type Yield struct {
	Amounts *Cost // of resources alone
	Only    uint8 // 1 + what of Vocabulary.Reserves it is kept for; 0: it pays for anything
}

// Modes is "choose N of these".
type Modes struct {
	Pick  int
	Fresh uint8 // 0 none, FreshItem, FreshTurn
	List  []Ability
}

// Slot numbers of an item: slot i of the k-th chosen mode (from 0) is number (k+1)*SlotsPerMode + i, slots outside modes
// come first; those of the n-th execution (from 0) begin at n*ExecutionSlots. A ruleset may use numbers from RulesSlots
// on in each execution for choices of its own.
const (
	SlotsPerMode   = 32
	RulesSlots     = 900
	ExecutionSlots = 4000
	// MaxExecutions is the largest number of executions of an item.
	MaxExecutions = 8
)

// What "fresh" may forbid: a mode already taken in this item, or by this instance this turn.
const (
	FreshItem = 1
	FreshTurn = 2
)

// Limit is how often an ability instance may be used.
type Limit struct {
	N      int16 // 0: no limit
	Per    uint8 // index into Vocabulary.Periods
	Period string
}

// Filter is a set of things, given by tests that all must hold.
type Filter struct {
	Subject *FilterDecl
	Tests   []Test
	// Op combines other filters when it is not FilterTests.
	Op    FilterOp
	Parts []Filter
	Where Func
	Owner *Script // script of Where
	Reads Class   // what the answer may depend on
	Line  int
}

// FilterOp says how a Filter is made of others.
type FilterOp uint8

// The ways to combine filters.
const (
	FilterTests FilterOp = iota
	FilterAny
	FilterAll
	FilterNone
)

// Test is one field of a filter or one refinement of an event pattern.
type Test struct {
	Field *Field
	Arg   Arg
}

// Arg is the value that an author gave a field.
type Arg struct {
	Flag     bool
	HasMin   bool
	HasMax   bool
	Min, Max Expr     // a plain number is Min and Max alike
	Words    []string // any of these
	Bits     Mask     // the words as numbers, by Field.Word
	Refs     []Expr   // any of these
	Filter   *Filter
	Pattern  *Pattern
}

// ExprOp is the operation of an Expr.
type ExprOp uint8

// The operations of values and references.
const (
	OpNone ExprOp = iota
	OpDatum
	OpSelf
	OpYou
	OpOpponents
	OpEachPlayer
	OpHere
	OpIt
	OpChosen // Name
	OpPaid   // Name
	OpArg    // Name
	OpCount  // Filter
	OpTimes  // Pattern
	OpSum    // Filter or Pattern, Name
	OpMost   // Filter or Pattern, Name
	OpCostOf // Args[0]
	OpField  // Args[0], Name
	OpAdd
	OpSub
	OpMul
	OpX
	OpUnlimited
	OpSkip
	OpFunc
	OpEventField // Name: a field of the event in hand
)

// Expr is a declared value: a constant, a symbol, a count, or arithmetic on them. Go computes it without a
// script unless Op is OpFunc. Where Name is a number that takes the name of a keyword, Datum is that.
type Expr struct {
	Op      ExprOp
	Datum   Datum
	Name    string
	Filter  *Filter
	Pattern *Pattern
	Args    []Expr
	Func    Func
	Owner   *Script
}

// ConditionOp is the operation of a Condition.
type ConditionOp uint8

// The operations of conditions.
const (
	CondAll ConditionOp = iota
	CondAny
	CondNot
	CondIs      // Ref matches Filter
	CondSome    // something matches Filter
	CondCompare // Left Compare N
	CondNamed   // a condition of the ruleset: legion, level(6)
	CondFunc
)

// Comparison compares a value with a number.
type Comparison uint8

// The comparisons.
const (
	AtLeast Comparison = iota
	AtMost
	Exactly
)

// Condition is a declared condition, evaluated by Go unless Op is CondFunc.
type Condition struct {
	Op      ConditionOp
	Args    []Condition
	Ref     Expr
	Filter  *Filter
	Left    Expr
	Compare Comparison
	N       int
	Named   *ConditionDecl
	Func    Func
	Owner   *Script
	Reads   Class
}

// HasTerms reports whether a permission says what is paid, or left out of the cost.
func (a *Ability) HasTerms() bool { return a.Cost != nil || a.Ignore != 0 }

// Names reports whether a condition is, or takes, the named one.
func (k *Condition) Names(name string) bool {
	if k == nil {
		return false
	}
	for i := range k.Args {
		if k.Op == CondAll && k.Args[i].Names(name) {
			return true
		}
	}
	return k.Op == CondNamed && k.Named.Name == name
}

// SpeaksOf reports whether a filter refers to something by an operation and its name: paid.exhaust, chosen.it.
func (f *Filter) SpeaksOf(op ExprOp, name string) bool {
	if f == nil {
		return false
	}
	for i := range f.Parts {
		if f.Parts[i].SpeaksOf(op, name) {
			return true
		}
	}
	for i := range f.Tests {
		a := &f.Tests[i].Arg
		for k := range a.Refs {
			if a.Refs[k].speaksOf(op, name) {
				return true
			}
		}
		if a.Min.speaksOf(op, name) || a.Max.speaksOf(op, name) || a.Filter.SpeaksOf(op, name) {
			return true
		}
	}
	return false
}

// SpeaksOf reports whether how much a cost is refers to something by an operation and its name: paid.kill.
func (c *Cost) SpeaksOf(op ExprOp, name string) bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		p := &c.Parts[i]
		if p.N != nil && p.N.speaksOf(op, name) {
			return true
		}
		for k := range p.Amounts {
			if v := p.Amounts[k].Value; v != nil && v.speaksOf(op, name) {
				return true
			}
		}
	}
	return false
}

// AsksSeveral reports whether how much a cost is asks what a slot has chosen for a number, as only one thing has: might of chosen.it.
func (c *Cost) AsksSeveral(slot string) bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		p := &c.Parts[i]
		if p.N.asksFor(slot) || slices.ContainsFunc(p.Amounts, func(a CostAmount) bool { return a.Value.asksFor(slot) }) {
			return true
		}
	}
	return slices.ContainsFunc(c.OneOf, func(way Cost) bool { return way.AsksSeveral(slot) })
}

func (e *Expr) asksFor(slot string) bool {
	if e == nil {
		return false
	}
	direct := func(x Expr) bool { return x.Op == OpChosen && x.Name == slot }
	return e.Op == OpField && slices.ContainsFunc(e.Args, direct) || slices.ContainsFunc(e.Args, func(x Expr) bool { return x.asksFor(slot) })
}

func (e *Expr) speaksOf(op ExprOp, name string) bool {
	if e.Op == op && e.Name == name || e.Filter.SpeaksOf(op, name) {
		return true
	}
	for i := range e.Args {
		if e.Args[i].speaksOf(op, name) {
			return true
		}
	}
	return false
}

// PaysWith reports whether things pay a part of that name of an ability's own cost, in one of its ways.
func (a *Ability) PaysWith(name string) bool { return a.Cost.paysWith(name) }

func (c *Cost) paysWith(name string) bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		if f := c.Parts[i].Field; f.Kind == CostObjects && f.Name == name {
			return true
		}
	}
	for i := range c.OneOf {
		if c.OneOf[i].paysWith(name) {
			return true
		}
	}
	return false
}

// Pattern is an event descriptor: it serves triggers, replacements, history and installed abilities alike.
type Pattern struct {
	Any []Pattern // any of these, when not empty; the refinements below apply to all
	// Subject is the thing the event happens to: a symbol, or anything that matches SubjectFilter.
	Subject       Expr
	SubjectFilter *Filter
	Event         *EventDecl
	Refine        []Test
	Match         *Filter // you.plays(filter)
	Nth           int     // the nth of the turn for this subject and bearer; 0: each
	Together      bool    // all of them that happen at once count as one
}

// SlotKind says how many things a slot takes, and of what sort.
type SlotKind uint8

// The kinds of slot.
const (
	SlotOne SlotKind = iota
	SlotUpTo
	SlotExactly
	SlotAny
	SlotSplit
	SlotDestination
)

// Slot is one choice of an ability: a target, a destination, objects that pay.
type Slot struct {
	Name string
	Kind SlotKind
	N    *Expr // how many (SlotUpTo, SlotExactly), how much (SlotSplit)
	Per  string
	// Same: all that is chosen has the same "place" or "controller".
	Same string
	// Total bounds the sum of a number over all that is chosen.
	Total  *SlotTotal
	Filter *Filter
	Of     *Expr // SlotDestination: what moves there
	// None: of what is split among any number, none at all may be chosen.
	None bool
	// Untargeted marks choice(filter): chosen, but not a target.
	Untargeted bool
	Line       int
}

// SlotTotal is a bound of a sum over what is chosen for a slot.
type SlotTotal struct {
	Number NumberID
	Max    Expr
}

// Cost is a list of parts that are all paid, or one of several such lists.
type Cost struct {
	Parts []CostPart
	OneOf []Cost
	Of    *Expr // cost_of(ref): the printed cost of that card
	// Keyword: the cost of the keyword that the ability is of.
	Keyword bool
}

// CostPart is one part of a cost.
type CostPart struct {
	Field *CostField
	N     *Expr // how much, how many
	// Amounts by resource, for a part such as power = { calm = 1, any = 1 }.
	Amounts []CostAmount
	Ref     *Expr   // exhaust = self
	Filter  *Filter // kill = unit {...}
	// AnyNumber: as many as the payer likes, none included.
	AnyNumber bool
	// ByChoice: it speaks of what is chosen for the slots of the ability, and is paid as that says.
	ByChoice bool
}

// ByChoice reports whether a part of a cost, in one of its ways, speaks of what is chosen.
func (c *Cost) ByChoice() bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		if c.Parts[i].ByChoice {
			return true
		}
	}
	for i := range c.OneOf {
		if c.OneOf[i].ByChoice() {
			return true
		}
	}
	return false
}

// CostAmount is an amount of one resource. Resource is an index into Vocabulary.Resources, AnyResource or OwnResource.
type CostAmount struct {
	Resource int8
	N        int16
	Value    *Expr // computed instead of N
}

// The resources of a CostAmount that are no single one: any of them, or one of the card's own colours.
const (
	AnyResource int8 = -1
	OwnResource int8 = -2
)

// Gift is what a static gives to all it affects, or a verb to objects, players or places.
type Gift struct {
	Parts []GiftPart
	Lasts uint8 // index into Vocabulary.Durations
	Floor *Expr // min
}

// GiftPart is one field of a gift.
type GiftPart struct {
	Field     *GiftField
	N         Expr
	Words     []string
	Bits      Mask // flags that the words or the field stand for: GiftField.Flag and those after it
	Keywords  []KeywordUse
	Abilities []*Ability
	From      *Filter // abilities_of(filter, ...)
	FromTests []Test
	Ref       Expr
	Also      []AlsoEvent
}

// AlsoEvent lets a bearer's abilities about To match the event From as well.
type AlsoEvent struct{ From, To *EventDecl }

// Change is the pure half of a replacement: skip the event, or go on with other fields.
type Change struct {
	Skip   bool
	Fields []ChangeField
	Func   Func
	Owner  *Script
}

// ChangeField replaces one field of an event.
type ChangeField struct {
	Name  string
	Value Expr
	Word  string
}

// Deck is a deck list, as HCL states it. Sections are named by the ruleset (Vocabulary.Sections).
type Deck struct {
	ID, Name, Game, Set, Format string
	Sections                    map[string][]DeckEntry
	File                        string
	Line                        int
}

// DeckEntry is a number of copies of one card, named by id or by full name.
type DeckEntry struct {
	Card  string
	Count int
	Line  int
}

// Format is a mode of play with its knobs (Vocabulary.Knobs); knobs that it leaves out have the mode's value.
type Format struct {
	ID, Title, Game, Set, Mode string
	Knobs                      map[string]int
	File                       string
	Line                       int
}

// LoadedSet names a set and the content of it that a library holds.
type LoadedSet struct {
	ID, Version string
	Hash        uint64 // of its cards with their scripts, and of its keywords
}

// Library is the immutable content that games are played with. A reload builds a new one; nothing in a
// library changes after Load.
type Library struct {
	Rules    Ruleset
	Cards    map[string]*Card // by id
	Names    map[string]*Card // by full name, tokens apart
	Tokens   map[string]*Card // by full name
	Keywords map[string]*KeywordDef
	Decks    map[string]*Deck   // by short id
	Formats  map[string]*Format // by id
	Hash     uint64
	Sets     []LoadedSet // in the order of loading
	// Effects runs the scripts' functions; nil for a library without scripts.
	Effects func() Effects
}

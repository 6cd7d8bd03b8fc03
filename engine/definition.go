package engine

// This file holds what an author declares, as immutable plain data that Go evaluates: a card, its abilities,
// and what they are made of: slots, modes, gifts; expression.go has filters, event patterns, values and conditions, price.go costs.
// Package sets fills the facts from HCL, package scripts the abilities from Lua; the kernel only reads.
// A function of a script appears here as a Func and nothing else, so that no Lua value reaches the state.

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

// HasTerms reports whether a permission says what is paid, or left out of the cost.
func (a *Ability) HasTerms() bool { return a.Cost != nil || a.Ignore != 0 }

// PaysWith reports whether things pay a part of that name of an ability's own cost, in one of its ways.
func (a *Ability) PaysWith(name string) bool { return a.Cost.paysWith(name) }

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

package engine

import (
	"strings"
)

// Sizes of the fixed rows of the state. They are generous for the three games; a ruleset that needs more says
// so at start.
const (
	MaxNumbers   = 16 // derived numbers of an object
	MaxResources = 8
	MaxCounters  = 40
	MaxKeywords  = 64
)

// NumberID indexes Vocabulary.Numbers.
type NumberID uint8

// KeywordID indexes Vocabulary.Keywords.
type KeywordID int8

// NoKeyword is the id of a keyword that a set defines, or of none.
const NoKeyword KeywordID = -1

// EventKind indexes Vocabulary.Events; 0 is no event.
type EventKind uint8

// Class is a set of things that a derived value may depend on; see Game.touch.
type Class uint16

// The classes of reads.
const (
	ReadsZones      Class = 1 << iota // who is where on the board and the stack, control, attachment
	ReadsOff                          // what is in zones off the board
	ReadsStatus                       // statuses and counters of objects
	ReadsArithmetic                   // those of them that the rules' own arithmetic reads
	ReadsPlayers                      // counters of players
	ReadsGifts                        // modifiers and installed abilities
	ReadsHistory                      // events of the turn
	ReadsTurn                         // whose turn, phase, registers
	ReadsItems                        // what is pending or waits to resolve
	ReadsDerived                      // other derived values
	ReadsAnything   Class = 1<<iota - 1
)

// Renamed is a word of the card API that had another name before. The old name still works.
type Renamed struct {
	Kind     string // "verb", "query", "context", "filter", "condition", "event", "field" (of filters and events), "cost", "gift" or "view" (a field of things)
	Old, New string
	API      int // since which version of the API the new name is the name
}

// Vocabulary is a ruleset as data: what it calls things, what an author may write, which Go function stands
// behind a word. Package sets makes the HCL schema of it, package scripts the Lua API, the tools reference,
// editor stubs and completion. Indexes into its lists are the numbers that the state holds, so lists only grow.
type Vocabulary struct {
	Game  string // id: the folder under sets
	Title string

	// Renamed are words of the card API that had another name before.
	Renamed []Renamed

	Types     []Word // of cards and other objects
	Traits    []Word // supertypes
	Colors    []Word
	Resources []Word // what a coloured cost is paid with; same order as Colors where they correspond
	Zones     []ZoneKind
	Statuses  []Word
	// ArithmeticStatuses and ArithmeticCounters are those that Hooks.Arithmetic reads.
	ArithmeticStatuses, ArithmeticCounters Mask
	Counters                               []Word // of objects and players
	Speeds                                 []Word // of activated abilities, slowest first
	Reserves                               []Word // what resources that are added can be kept for
	KeptResources                          Mask   // those of Resources that can be kept so, besides any
	Acts                                   []Word // what permit and forbid speak about
	Durations                              []Word // lasts; the first is the default
	Ignores                                []Word // which part of a cost "ignore" leaves out; the first means nothing
	Periods                                []Word // of limits: turn, combat, game
	Phases                                 []Word
	Numbers                                []NumberDecl
	Keywords                               []KeywordDecl
	Facts                                  []Fact
	Sections                               []Section
	Modes                                  []Mode
	Knobs                                  []Knob
	Events                                 []*EventDecl
	Filters                                []*FilterDecl
	Fields                                 []*Field
	Conditions                             []*ConditionDecl
	CostFields                             []*CostField // the first in numbers and the first in amounts are what {2} and {calm} print
	GiftFields                             []*GiftField
	Verbs                                  []*Verb
	Queries                                []*QueryDecl
	ViewFields                             []*ViewField
	// Unsupported names the kinds, scopes and fields of ability and the kinds of slot that the ruleset cannot play yet: a card
	// that has one is refused.
	Unsupported struct {
		Kinds  map[AbilityKind]string
		Scopes map[Scope]string
		Slots  map[SlotKind]string
		Fields map[string]string // by constructor and field: "mode.cost"
	}
	// Changes are the names by which a replacement may change an event (Hooks.ChangeEvent); none: any.
	Changes []string
	// Idle tells why an ability can never work on a card that prints it, and what to write instead; "" when it can. nil: all can.
	Idle func(c *Card, a *Ability) (why, fix string)
	// Noted are the rules that the kernel applies by itself: see Game.Applies.
	Noted NotedRules
	// CopyStatus is 1 + the status of an object that is a copy and no card: it keeps it in every zone. 0: there is none.
	CopyStatus uint8
	// FixedOrder: what triggers together becomes pending in the order in which its bearers came, and replacements are applied
	// in that order; nobody is asked.
	FixedOrder bool
	// PaidActs are the acts whose permission may have a cost, PermitActs those that can be permitted, PlaceActs those that go to
	// a place, so that a permission or prohibition may say which; none: all.
	PaidActs, PermitActs, PlaceActs Mask
	// TollActs are the acts whose prohibition may have a cost: who pays that may do it all the same.
	TollActs Mask
	// PricedActs are the acts whose permission may have any cost; that of others is a plain one.
	PricedActs Mask
	// PricedByChoice: what an ability costs may depend on what it chooses. Else such a cost is refused.
	PricedByChoice bool
	// PricedIn are the fields of costs that a plain cost may have: that of a permission or a cost change, and where a keyword
	// or a parameter says Plain; none: all.
	PricedIn Mask
	// TriggerAct is the act that forbids abilities to trigger; 0: there is none.
	TriggerAct uint8
	// WholeGame is the period, of Periods, that never begins anew; the first one is the turn.
	WholeGame uint8
	// SharedPeriod is the period, of Periods, in which all copies of a card that a player controls share the uses of an ability;
	// 0: there is none.
	SharedPeriod uint8
	// NamesRepeat: several cards may have one name. A script is then found by the name and the id of its card.
	NamesRepeat bool
	// Failed is the kind of the event that tells of a script that failed; its subject is the bearer.
	Failed EventKind
	// Reworded is the kind of the event that tells that answers were asked for again, since the text had changed.
	Reworded EventKind
	// Plays is the kind of the event that tells, in history, that a player has played a card; 0: there is none.
	Plays EventKind
	// Standing tells, a bit each, what is true of an object among others, such as being alone: it is remembered of one that
	// leaves, since those with which it leaves are gone when somebody asks. nil: nothing.
	Standing func(g *Game, id ObjectID) uint8
	// HolderThen tells who controlled an object when an event of this turn happened, NoPlayer when that is who does now. nil:
	// control never changes.
	HolderThen func(g *Game, r Ref, id EventID) Player
	// Endless is the kind of the event that tells that a game is a draw, since nobody breaks a loop.
	Endless EventKind
	// ContextFields are what fx and q know besides slots, verbs and queries.
	ContextFields []*ContextField
	Decisions     []Word    // the ruleset's own decisions, from DecisionRules on
	Commands      []Command // what a player may do at any time without being asked
	// Actions are what a player may do when asked to act, as Hooks.Means knows them. The first is playing a card; "pass" and
	// "end_turn" are called so in all games.
	Actions []Action
	// Windows are what players act in until all have passed, apart from what waits to resolve. Scenarios have a step for each,
	// which passes until it is over.
	Windows []Word
	Terms   []Term
	// Sentences are what the ruleset says, in other languages than English: see Sentence and Game.Reword.
	Sentences *Sentences
	// Picture is how the board is drawn; nil: by the zones alone.
	Picture *Picture
	// Reasons tells of words of the card API that one card alone uses why the API has them; the keys are those of
	// scripts.Entry: "verb fight", "field object.might".
	Reasons map[string]string
	// Hidden tells of words of the card API that look at what not all players know what they look at; the keys are those of
	// Reasons. Zones say for themselves who sees them.
	Hidden map[string]string
	// Singles is how many words of the card API one card alone may use, where a game's shipped cards need more than others
	// allow themselves, and SinglesReason says why; 0: no more than others.
	Singles       int
	SinglesReason string
	// Examples are scripts that show words of the card API which have no field of their own for one, by the same keys.
	Examples map[string]string
	// Stage tells how scenarios state a board.
	Stage Stage
	// Builtin are the definitions that the rules themselves need: players' own objects, blank places.
	Builtin []*Card
	// Rulebook maps rule numbers to a gloss; a cited number counts as its nearest ancestor.
	Rulebook []RuleText
	// Code tells where the ruleset implements which rule, in the order of the numbers.
	Code []RuleCode
}

// Command is something that a player may do at any time without being asked: see Game.Command.
type Command struct {
	Name string
	Kind uint8
	Doc  string
	Rule Rule
}

// Action is something that a player may do when asked to act. Scenarios have a step for each: see Hooks.Means.
type Action struct {
	Name string
	Args string // how the arguments are written: `"Card", "north"`; "" for none
	Doc  string
	Rule Rule
	// Together: its first argument may be several things, which do it together. Which ones is asked right after, by a
	// decision of the action's name.
	Together bool
	// Next is the decision that its second argument answers when it is owed next; NoDecision: the argument is part of the action.
	Next DecisionKind
	// Suits reports whether things of this kind, where it is, are ever what it is done with, whether or not it may be done now;
	// nobody wonders why a spell does not move. Nil: that is not known.
	Suits func(g *Game, id ObjectID) bool
}

// Word is a name with its explanation. An internal one is bookkeeping of the rules: views and boards leave it out.
type Word struct {
	Name, Doc string
	Internal  bool
	// Most is the largest number that the board of a scenario may give a counter; 0: MaxBoardNumber. The smallest one is 0.
	Most int
	// Unsupported names what is missing when the ruleset does not know yet what the word means: a card that uses it is
	// refused.
	Unsupported string
}

// MaxBoardNumber is the largest number that the board of a scenario may state, unless something else is said.
const MaxBoardNumber = 999

// Term is a word or sentence pattern of the game in English and Chinese. Key is stable: "keyword.tank",
// "phase.main", "prompt.mulligan".
type Term struct{ Key, English, Chinese string }

// Term is a word of the game in a language: "en", "zh". The key of a term is its group and the name of the word, in lower
// case and without spaces: "keyword.double_attack". It is the English word where the other language has none, and "" for a
// word without a term.
func (v *Vocabulary) Term(group, name, language string) string {
	key := group + "." + strings.ReplaceAll(strings.ToLower(name), " ", "_")
	for i := range v.Terms {
		switch t := &v.Terms[i]; {
		case t.Key != key:
		case language == "zh" && t.Chinese != "":
			return t.Chinese
		default:
			return t.English
		}
	}
	return ""
}

// RuleText is one line of the rulebook's index.
type RuleText struct {
	Number, Gloss, Confidence string
	// Testable: the line is one of those that scenarios are to prove.
	Testable bool
	// Definition is why no scenario can prove a testable line that says only what a word means; "" for all others.
	Definition string
}

// RuleCode is a symbol of a Go package that a rule is implemented by: a function, or an entry of a table.
type RuleCode struct {
	Number          string // as the code gives it, so it may be deeper than the lines of the rulebook
	Package, Symbol string // "engine/riftbound", "Rules.Why"
}

// Visibility says who knows the faces in a zone.
type Visibility uint8

// The visibilities of zones.
const (
	Public Visibility = iota
	OwnerOnly
	Secret // nobody, the owner included
	ControllerOnly
)

// ZoneKind declares a kind of zone. Instances are made by the ruleset at setup.
type ZoneKind struct {
	Name       string // as filters name it: "hand"; "base"
	Doc        string
	Visibility Visibility
	Ordered    bool
	// Board: objects there work and can be found by filters about the board. Moves between board zones keep
	// identity; any other move makes a new incarnation.
	Board bool
	// Place: instances are locations on the board.
	Place bool
	// Inert: nothing there has numbers that the rules' own arithmetic changes (Hooks.Arithmetic is not asked).
	Inert bool
	// Stack: what waits to resolve lies there. Rules that a card gives itself work there already.
	Stack bool
	// Outside: what lies there is out of the game; views and boards leave it out.
	Outside bool
	// Mute is why no ability works there; "": some may.
	Mute string
	// Holds are the types of card that the board of a scenario may put there, 0: any; Most is how many of a player, 0: any number.
	Holds Mask
	Most  int
	Rule  Rule
}

// NumberDecl is a number that objects have: printed, then derived in layers.
type NumberDecl struct {
	Name    string
	Doc     string
	Printed bool // a fact of cards; else it starts at Base
	Base    int16
	Knob    string // the format's knob of that name is added to Base; "": none
	// Remembers is 1 + the number that this one remembers as it is after the layer of traits; 0: none.
	Remembers uint8
	// Floor is what a reader sees at least (a might below 0 counts as 0); the value itself may be lower.
	Floor    int16
	HasFloor bool
	Colored  bool // it is of the card's color, which boards tell with it
}

// KeywordDecl is a keyword that the rules know in Go.
type KeywordDecl struct {
	Name     string
	Numbered bool // takes a number, 1 when left out
	Costed   bool
	Plain    bool // its cost is a plain one: see Vocabulary.PricedIn
	Adds     bool // several instances sum their numbers
	Each     bool // each instance works by itself; otherwise one more changes nothing
	// Also reports whether an object has it although nothing gives it; nil: never.
	Also func(c *Context, r Ref) bool
	// Most is 1 + the number of the bearer that holds the largest of the numbers of its instances; 0: none.
	Most  uint8
	Event string // the event of its bearer that its triggered abilities wait for; "" when they say so themselves
	Doc   string
	Rule  Rule
	// Works, Several and Refers are the rules of what it does, of more than one instance of it, and of texts that speak of it.
	Works, Several, Refers Rule
	Types                  Mask // types of card that may print it; 0: any
	// Scripted: what it does is a keyword file of a set (keywords/*.lua); without that file a card that has it is refused.
	Scripted bool
}

// FileMissing says why a scripted keyword cannot be played.
func (k *KeywordDecl) FileMissing() string {
	return "the file of the keyword " + k.Name + " (keywords/*.lua) is missing"
}

// FactKind is the shape of a fact in HCL.
type FactKind uint8

// The shapes of facts.
const (
	FactNumber  FactKind = iota // energy = 3, to a NumberID
	FactWord                    // type = "unit"
	FactWords                   // domains = ["calm"], to a Mask or a list of strings
	FactAmounts                 // power = { calm = 1, any = 1 }
	FactFlag                    // token = true
	FactText
)

// FactTarget says which field of Card a fact fills.
type FactTarget uint8

// The fields of Card that facts fill.
const (
	ToNumber FactTarget = iota
	ToType
	ToTraits
	ToColors
	ToTags
	ToAmounts
	ToToken
	ToList // Card.Lists, under the fact's own name
)

// Fact is one attribute of a card block in HCL.
type Fact struct {
	Name     string
	Kind     FactKind
	Target   FactTarget
	Number   NumberID
	Min, Max int      // range of numbers; Max: of words, the largest number of them, 0 for any
	Usual    int      // what a new card has while its author says nothing else; 0: a small number
	Words    []Word   // allowed words, nil: any string
	Needed   []string // types of card that must have it
	For      []string // types of card that may have it; nil: all
	Doc      string
	Rule     Rule
}

// Section is a part of a deck.
type Section struct {
	Name     string // "main"
	Doc      string
	Single   bool // one card: legend = "OGS-017"
	Optional bool
	Drawn    bool // its cards are those that are drawn and played
}

// NotedRules are the numbers of what the kernel does by itself, in the game's rulebook.
type NotedRules struct {
	Condition     Rule    // a condition kept an ability from triggering
	Layers        [4]Rule // something was given in that layer
	Sequence      Rule    // layers were applied one after the other
	Again         Rule    // a later pass found what an earlier one made possible
	Ended         Rule    // an effect ended in a later pass, for good
	Depends       [2]Rule // an effect waited for another one of its layer
	EarliestFirst Rule    // two gifts of a layer to one object were applied in the order of their timestamps
	Conditional   Rule    // an ability works since its condition holds
	OffBoard      Rule    // a static works from where its text says that it does
	Passive       Rule    // a replacement that a passive ability is has met an event
	Replaces      Rule    // a replacement has met an event that qualifies
	Once          Rule    // a replacement does not meet again what it has met
	Interrupted   Rule    // a replacement covers simultaneous events in one sequence only
	Capped        Rule    // a replacement was applied as often as its limit lets it
	Declinable    Rule    // the controller of a replacement was asked whether it applies
	Decides       Rule    // the player whom an event affects has chosen between replacements
	DecidesNone   Rule    // the same of an event that affects nobody's
	Source        Rule    // the controller of the source of a replacement made its choices, not who is affected
	Inherits      Rule    // what a replacement does has what the event was changed to
	NotOffered    Rule    // an answer is not among the choices that a decision offers
	Endless       Rule    // something goes on for ever that nobody can break
}

package engine

// The words of the card API as a ruleset declares them: events, filters and their fields, conditions, costs, gifts, verbs, queries.

// SubjectKind says what sort of thing an event happens to, or a filter holds.
type SubjectKind uint8

// The sorts of subjects.
const (
	SubjectObject SubjectKind = iota
	SubjectLink
	SubjectAbility
	SubjectPlayer
	SubjectPlace
	SubjectEvent
)

// EventDecl declares an event: `subject.name` in scripts. Two declarations may share a name when their subject
// kinds differ (self.conquers, you.conquers).
type EventDecl struct {
	Name    string
	Kind    EventKind
	Subject SubjectKind
	Fields  []string // names of ContextFields-like reads on fx.event, for the reference
	Doc     string
	Rule    Rule
	// History is the kind that queries about the past read instead (a play is history when it is finalized); 0: Kind.
	History EventKind
	// Shows: it shows the face of its subject to the responsible player; ShowsAll: to everybody.
	Shows, ShowsAll bool
	// Attaching: it is about being attached; what waits for it works while its bearer is attached and its text does not.
	Attaching bool
	// Arriving: its subject comes to the board by it; what replaces its own arrival works on the stack already.
	Arriving bool
	// Leaving: its subject leaves the board by it.
	Leaving bool
	// At are the zones off the board in which it alone happens: what a card says of that which happens to it there works there,
	// unless it says where it works.
	At Mask
	// Proceeds: a program that replaces it may let it happen (Task.Proceed).
	Proceeds bool
	// Cards: it is about cards; of tokens it tells to whoever says of what sort what it happens to is (Field.Sort).
	Cards bool
	// JudgedBefore: filters on its subject read the snapshot from before the event (dies, leaves).
	JudgedBefore bool
	// NotReplaced: the ruleset does not ask what replaces it yet; a card that would is refused.
	NotReplaced bool
	// ReplacedOnce: one replacement at most meets it, even if that lets it happen.
	ReplacedOnce bool
}

// FilterDecl declares a filter constructor: unit{}, card{}, place{}.
type FilterDecl struct {
	Name    string
	Subject SubjectKind
	Doc     string
	// Match is the part that the constructor itself demands (being a unit on the board).
	Match func(c *Context, s Datum) bool
	// All appends every thing that passes Match to buf, in a fixed order.
	All func(c *Context, buf []Datum) []Datum
	// At appends those of them that are at a place, in the same order; nil when the filter has no places. Field.Place names
	// the place.
	At          func(c *Context, buf []Datum, place PlaceID) []Datum
	Unsupported string // what is missing when the ruleset cannot tell what matches yet
	// Next: an installed ability about it is used up by the first match; see Game.BindNext.
	Next bool
	// Stack: it finds cards that are being played.
	Stack bool
	// NeedsZone: the field "zone" must be given (cards off the board).
	NeedsZone bool
	Reads     Class
}

// FieldKind is the shape of a field's value.
type FieldKind uint8

// The shapes of field values.
const (
	FieldFlag   FieldKind = iota // true or false
	FieldNumber                  // 3, { min = 1, max = 3 }, a value
	FieldWord                    // "spell" or { "spell", "unit" }
	FieldRef                     // a symbol, view, slot or list of them
	FieldEvent                   // "attacked"-like names of EventDecl
	FieldFilter                  // another filter
)

// Field is a field of filters, or (Subject SubjectEvent) a refinement of event patterns.
type Field struct {
	Name    string
	Subject SubjectKind
	Only    []string // names of the filters or events that have it; nil: all of this subject
	Kind    FieldKind
	Kinds   []FieldKind // further shapes it accepts (at = "base" or at = args.place)
	Doc     string
	Rule    Rule
	Reads   Class
	// Word turns a word into its bit, -1 if there is no such word; nil: words are compared as strings.
	Word func(string) int
	// Words lists the possible words for messages and completion; nil: any.
	Words []string
	// Test reports whether the subject passes.
	Test func(c *Context, s Datum, a *Arg) bool
	// Sort: it says of what sort a thing is, card or token ("a unit" where "a card" would be a card).
	Sort bool
	// Together: of events, all that happen at once are one for what waits for them (Pattern.Together); everything passes.
	Together bool
	// Place tells the only place where a subject that passes can be, 0 for nowhere; false when it may be anywhere. It may be
	// nil, and only saves looking elsewhere.
	Place func(c *Context, a *Arg) (PlaceID, bool)
}

// ConditionDecl declares a named condition: legion, level(n).
type ConditionDecl struct {
	Name   string
	Number bool // takes a number
	Doc    string
	Rule   Rule
	Reads  Class
	Test   func(c *Context, n int) bool
}

// CostKind is the shape of a cost field.
type CostKind uint8

// The shapes of cost fields.
const (
	CostNumber  CostKind = iota // energy = 2
	CostAmounts                 // power = { calm = 1 }
	CostObjects                 // kill = self | unit{...} | count of cards
	CostAny                     // an opaque choice of the ruleset
)

// CostField declares a field of costs.
type CostField struct {
	ID   uint8
	Name string
	Kind CostKind
	Doc  string
	Rule Rule
	// Can reports whether object o could pay this part for player p; nil for costs that no object pays.
	Can func(c *Context, p Player, o Ref) bool
	// Unsupported names what is missing when the ruleset cannot charge it yet.
	Unsupported string
}

// GiftKind is the shape of a gift field.
type GiftKind uint8

// The shapes of gift fields.
const (
	GiftNumber GiftKind = iota // added; in the layer of traits: set
	GiftFlag
	GiftWord
	GiftKeywords
	GiftLoseKeywords
	GiftAbilities
	GiftAlso
	GiftTypes      // types besides its own
	GiftTags       // tags besides its own
	GiftCopy       // becomes a copy of an object
	GiftController // is controlled by a player
	GiftText       // its effect text is the text of an object
	GiftPlayer     // a flag for each player: Flag and those after it
)

// GiftField declares a field of gifts.
type GiftField struct {
	Name   string
	Kind   GiftKind
	Layer  uint8 // 1 traits, 2 abilities, 3 numbers, 0 a rule that the ruleset asks about
	Number NumberID
	Flag   uint8 // bit of derived flags, for GiftFlag and GiftWord
	Words  []string
	Doc    string
	Rule   Rule
	// Unsupported names what is missing when the kernel or ruleset cannot give it yet.
	Unsupported string
	// Playing: only what is being played heeds it, so a filter of it has to be one of the stack (see FilterDecl.Stack).
	Playing bool
	// Bound: of several that set the number the smallest counts, not the youngest.
	Bound bool
}

// ParamKind is the type of a parameter of a verb or query.
type ParamKind uint8

// The types of parameters.
const (
	ParamNumber ParamKind = iota
	ParamObjects
	ParamPlayers
	ParamPlayer
	ParamPlace
	ParamText
	ParamWord
	ParamBool
	ParamFilter
	ParamFilterOrList
	ParamGift
	ParamCost
	ParamAbility
	ParamArgs
	ParamLink
	ParamPattern
	ParamCondition
	ParamDatum
	ParamNumberOrObjects
	ParamOptions
	ParamPlaces // a place, or several
)

// Param is a parameter of a verb or query, positional or (in Options) by name in a table that comes last.
type Param struct {
	Name     string
	Kind     ParamKind
	Optional bool
	Plain    bool // of a cost: see Vocabulary.PricedIn
	Words    []string
	Doc      string
	Token    bool // a text that is the name of a token
}

// Verb is something that an effect can do: one call is one batch of simultaneous events.
type Verb struct {
	Name    string
	Params  []Param
	Options []Param
	Returns string // "result", "view", "list", "bool", "number", "text"
	Extra   string // name of Result.Extra: "host", "from"
	Doc     string
	Example string
	Rule    Rule
	// Adds: it adds resources. What an ability that is activated while its controller pays adds stands in its declaration, so that
	// payments count on it: its effect does not call this.
	Adds bool
	// Replacing: only a program that replaces an event may call it.
	Replacing bool
	// Reaches: it finds what the event in hand has taken elsewhere where that was put, if everybody may see it there and it
	// has not moved since. Other verbs do nothing on what is gone.
	Reaches bool
	Run     func(t *Task, in *Args) Datum
}

// QueryDecl is something that an effect or a predicate can ask.
type QueryDecl struct {
	Name    string
	Params  []Param
	Options []Param
	Returns string
	Doc     string
	Example string
	Run     func(c *Context, in *Args) Datum
}

// ViewField is a field or a method of a view: unit.might, player.points.
type ViewField struct {
	Of     DatumKind
	Name   string
	Number bool // reads as NaN, not as gone, when the thing is gone
	Maybe  bool // a thing that has none gives something gone: a script asks .gone
	Params []Param
	Doc    string
	Get    func(c *Context, d Datum, in *Args) Datum
}

// ContextField is a field of fx and q: you, self, event, x.
type ContextField struct {
	Name string
	Doc  string
	Get  func(c *Context) Datum
}

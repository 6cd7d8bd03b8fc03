package engine

import "fmt"

// Ruleset is a game on this kernel: its vocabulary, how a game is set up and what happens next. Rulesets live
// in packages of their own that import engine and engine/common alone.
type Ruleset interface {
	Vocabulary() *Vocabulary
	// CheckDeck lists every breach of the deck rules of a format, each with its rule. The text of one begins with the section
	// that it is about: "main: ...".
	CheckDeck(lib *Library, deck *Deck, format *Format) []Problem
	// Setup builds the zones and objects of a game; shuffles and draws belong to the first steps.
	Setup(g *Game, format *Format, decks []*Deck) error
	// Step does the next thing that the rules demand, as one task.
	Step(t *Task)
	// What follows answers what only the ruleset knows.
	Hooks
}

// Hooks are the questions that the kernel asks a ruleset.
type Hooks interface {
	// Why reports what forbids an option that is not listed in the owed decision.
	Why(g *Game, p Player, o Option) Refusal
	// Arithmetic adds to the numbers of objects what the rules themselves give them (buffs, keywords that are numbers): once
	// in each pass, in the last layer. ids are the objects that layers look at, players first, and values what the pass has
	// made of all objects, by their numbers. It returns changed with those appended whose values it has changed. Of statuses
	// and counters it must read only those that the vocabulary names.
	Arithmetic(g *Game, ids []ObjectID, values []Derived, changed []ObjectID) []ObjectID
	// TriggerOrder lists the players in the order in which their triggered abilities become pending.
	TriggerOrder(g *Game, order []Player) []Player
	// You is who "you" is for the text of an object that looks at an event: its controller, unless the rules say
	// otherwise for a shared object.
	You(g *Game, id ObjectID, e *Event) Player
	// Pended tells that an item became pending.
	Pended(t *Task, i ItemID)
	// Paid tells what paid an additional cost of the item or proposal in hand, by the name of the cost: the objects, or
	// whether it was paid at all.
	Paid(c *Context, name string) Datum
	// Chooser names who orders the replacements of an event: the controller of what is affected.
	Chooser(g *Game, e *Event) Player
	// ChangeEvent sets a field of an event by the name that scripts use; false when the event has no such field.
	ChangeEvent(c *Context, e *Event, name string, value Datum, word string) bool
	// Build makes the position that a scenario states, in a game that has been set up without decks. It returns the
	// objects in the order in which the board names them, and every mistake of the board.
	Build(g *Game, board Spec) ([]Placed, []Problem)
	// Means returns the option that an action of a scenario or of a person at a terminal stands for, whether or not it
	// is legal now: ("play", "Gust"), ("move", "Poro", "north"). The error says what cannot be understood.
	Means(g *Game, p Player, action string, args []Spec) (Option, error)
	// Find returns what a name in a scenario stands for: a place of the board, a zone or pool of a player.
	Find(g *Game, name string) (Datum, bool)
	// Evaluate says how well a position is for a player, higher is better, from what that player may know. Policies that
	// look one step ahead use it.
	Evaluate(g *Game, p Player) int
	// Describe words an event for the log in a language ("en", "zh"); "" leaves it out. viewer NoPlayer sees everything.
	Describe(g *Game, e *Event, viewer Player, language string) string
	// Prompt words a decision.
	Prompt(g *Game, d *Decision, language string) string
	// Label words an option of a decision.
	Label(g *Game, d *Decision, o Option, language string) string
}

// SpecKind is the shape of a Spec.
type SpecKind uint8

// The shapes of Spec.
const (
	SpecText SpecKind = iota
	SpecNumber
	SpecBool
	SpecThing
	SpecTable
)

// Spec is a value that a scenario's author wrote, as plain data: a text, a number, a thing already on the board, or
// a table with named fields and list entries in source order. A card is a text (name or id) or a table whose first
// list entry is the card; Card is set when the scenario declares the card itself.
type Spec struct {
	Kind   SpecKind
	Text   string
	Number int
	Bool   bool
	Thing  Datum
	Card   *Card
	Fields []SpecField
	List   []Spec
	Line   int
}

// SpecField is a named field of a Spec.
type SpecField struct {
	Name  string
	Value Spec
}

// Field returns a named field of a table, or nil.
func (s *Spec) Field(name string) *Spec {
	for i := range s.Fields {
		if s.Fields[i].Name == name {
			return &s.Fields[i].Value
		}
	}
	return nil
}

// Placed is an object that a board put into the game, under the name that the board gives it.
type Placed struct {
	Name   string // the card's name, or its "as"
	Player Player // whose board it stood in; NoPlayer for a place
	Object Ref
	Place  PlaceID // of a place of the board
	Line   int
}

// Problem is a breach of deck rules or of a board that a scenario states.
type Problem struct {
	Rule Rule
	Text string
	Card string
	Line int
	// Fix says what to do.
	Fix string
}

// Refusal says why something is not legal; the zero Refusal means that nothing forbids it.
type Refusal struct {
	Rule   Rule
	Reason string
	// By is the object that imposes it, if a card does; Line is the line of its script.
	By   Ref
	Line int
	File string
	// Asks is what was asked for and is not met, when Reason words a filter.
	Asks *Filter
}

// OK reports that nothing forbids.
func (r Refusal) OK() bool { return r.Rule == 0 && r.Reason == "" }

// Effects runs the functions of scripts. One value serves one goroutine; package scripts implements it. Value is also called
// while derived values are computed (Game.Deriving), even within Run; a failure then ends that call alone.
type Effects interface {
	// Run calls an effect with verbs. It panics with Signal() when a verb asks and no answer is recorded, and with a
	// *ScriptError when the script fails.
	Run(t *Task, s *Script, f Func)
	// Value calls a predicate, value or change function with queries alone.
	Value(c *Context, s *Script, f Func) Datum
	// Signal is the value that the kernel panics with to unwind a task that asks.
	Signal() any
}

// ScriptError is a failure of a script at run time. The kernel adds the names of the card and the ability whose failure it
// is; an ability is called by its key.
type ScriptError struct {
	Script        *Script
	Line          int
	Message       string
	Instance      Instance
	Card, Ability string
}

func (e *ScriptError) Error() string { return e.Message }

// Text is the failure with its place: "cards/gust.lua:3: Gust (on_play): a result has no field ...".
func (e *ScriptError) Text() string {
	text := e.Message
	if e.Card != "" {
		text = fmt.Sprintf("%s (%s): %s", e.Card, e.Ability, text)
	}
	if e.Script != nil {
		text = fmt.Sprintf("%s:%d: %s", e.Script.Path, e.Line, text)
	}
	return text
}

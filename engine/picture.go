package engine

// What a picture of the board needs besides the words of a game. Everything here is data, or a pure question about a game;
// whoever draws needs to know nothing else of a game, and draws a game that declares nothing of this by its zones alone.

// Picture is how a game wants its board drawn. The names are those of the vocabulary.
type Picture struct {
	// Shapes tells how the zones of a kind are drawn; kinds that are not in it are drawn by what they are: places as rows, what
	// their owner alone sees as a hand, everything else as a pile.
	Shapes map[string]Shape
	// Grid arranges places in rows and columns; nil: there is no grid.
	Grid *Grid
	// Turned is the status of a card that lies on its side.
	Turned string
	// Wounds is the counter of an object that counts against the last of its Stats.
	Wounds string
	// Costs are the numbers at the head of a card, Stats those at its foot.
	Costs, Stats []string
	// Score is the counter of a player that decides the game, Goal the field of a player (Vocabulary.ViewFields) that tells how
	// much of it wins; "" for games that are decided otherwise.
	Score, Goal string
	// Pool are the counters of a player that costs are paid from.
	Pool []string
	// Counts are the counters of a player that are drawn besides Score and Pool, Marks those of a thing besides Wounds. All others
	// are what only the rules reckon with, such as how many turns a player has begun: a board states them, nobody needs to see them.
	Counts, Marks []string
	// Paint gives colours ("#c0392b") to words: of Colors, and of Types for cards without one.
	Paint map[string]string
	// Notes tell what is to be seen of the moment besides turn and phase; they must be public. Nil: nothing.
	Notes func(g *Game) []Note
	// Figures are what a player has to reckon with besides the counters, such as what is produced; they must be public. Nil:
	// nothing.
	Figures func(g *Game, p Player) []Figure
	// Second is the second thing that an option of the ruleset's own is about, such as where a card goes; Gone for none. The
	// first is what the option itself says (Of and N). Nil: none has one.
	Second func(g *Game, o Option) Datum
	// Beside is the place that a zone which is no place itself is drawn at, 0 for none. Nil: no zone is.
	Beside func(g *Game, z ZoneID) PlaceID
	// On lists what a thing lies on without being attached to it: an object, a player, or a place such as a row, and then the places
	// that it covers. Nil: nothing lies on anything.
	On func(g *Game, id ObjectID) []Datum
	// Board writes a position as the board that Hooks.Build makes of it. What a board cannot state (what waits to resolve, what
	// lasts for a while, which abilities were used) is left out. Nil: it cannot be written.
	Board func(g *Game) Spec
	// BoardPhases are the phases that a board may begin in; the first is the usual one.
	BoardPhases []string
}

// Shape is how a zone is drawn.
type Shape uint8

// The shapes of zones.
const (
	ShapeDefault Shape = iota
	ShapeRow           // its cards side by side
	ShapeHand          // the same, as a hand
	ShapeSlot          // one card, and the empty place of one
	ShapeChips         // many small things, each no more than a mark
	ShapePile          // a number, which opens into a list where its cards may be seen
	ShapeStack         // what waits to resolve, the newest on top
	ShapeAside         // nothing: its cards are drawn where they are attached, or its place names something else
)

var shapeNames = [...]string{"", "row", "hand", "slot", "chips", "pile", "stack", "aside"}

// String is the name of a shape: "row".
func (s Shape) String() string { return shapeNames[s] }

// Grid arranges the zones of one kind, in their order: the first Lines of them are the first column, from the far side of the
// first player to the near one, and so on.
type Grid struct {
	Zone  string
	Lines int
}

// Note is something about the moment: a state of the turn, who may act, what goes on at a place. Its wording is the term
// of its key, "note.priority".
type Note struct {
	Key    string
	Player Player // whom it is about; NoPlayer for nobody
	Place  PlaceID
	Object ObjectID
	Rule   Rule
}

// Figure is a number of a player. Its wording is the term of its key, "energy.red".
type Figure struct {
	Key    string `json:"key"`
	Amount int    `json:"amount"`
}

// ShapeOf is how the zones of a kind are drawn.
func (v *Vocabulary) ShapeOf(kind uint8) Shape {
	k := &v.Zones[kind]
	if v.Picture != nil {
		if s := v.Picture.Shapes[k.Name]; s != ShapeDefault {
			return s
		}
		if v.Picture.Grid != nil && v.Picture.Grid.Zone == k.Name {
			return ShapeRow
		}
	}
	switch {
	case k.Stack:
		return ShapeStack
	case k.Place || k.Board:
		return ShapeRow
	case k.Visibility == OwnerOnly:
		return ShapeHand
	}
	return ShapePile
}

// Part is one step on the way from the printed to the present value of a number.
type Part struct {
	Amount int    // what it adds, or with Set the value that it sets
	Set    bool   // it sets the number
	Source Ref    // the object that makes it so; the zero Ref for the rules themselves
	Card   *Card  // of the source, also when it has gone
	Line   int    // of its script, when that is known
	Lasts  string // how long, when a verb gave it
	Rule   Rule
}

// Explain tells what makes a number of an object what it is: the printed value, and each change in the order in which it
// applies.
func (g *Game) Explain(id ObjectID, n NumberID) (base int, parts []Part) {
	g.settle()
	g.explaining = &explanation{id: id, number: n}
	g.stale = true
	g.Derived(id)
	e := g.explaining
	g.explaining = nil
	return e.base, e.parts
}

// explanation is what Explain gathers while the layers are computed.
type explanation struct {
	id     ObjectID
	number NumberID
	base   int
	parts  []Part
}

func (e *explanation) begin(into []Derived) {
	e.parts, e.base = e.parts[:0], 0
	if int(e.id) < len(into) {
		e.base = int(into[e.id].Numbers[e.number])
	}
}

// now is the number in hand, and after notes what has become of it.
func (e *explanation) now(into []Derived) int { return int(into[e.id].Numbers[e.number]) }

func (e *explanation) after(was int, into []Derived, p Part) {
	switch now := e.now(into); {
	case now == was:
		return
	case p.Set:
		p.Amount = now
	default:
		p.Amount = now - was
	}
	e.parts = append(e.parts, p)
}

// Adds notes, while a number is being explained, what the rules' own arithmetic adds to a number of the object in hand. A
// ruleset calls it in Hooks.Arithmetic for each reason of its own; what is not noted is told as one sum.
func (g *Game) Adds(id ObjectID, n NumberID, amount int, rule Rule) {
	if e := g.explaining; e != nil && e.id == id && e.number == n && amount != 0 {
		e.parts = append(e.parts, Part{Amount: amount, Rule: rule})
	}
}

// modifierPart tells of a row that a verb gave.
func (g *Game) modifierPart(m *Modifier) Part {
	f := g.voc.GiftFields[m.Field]
	p := Part{Source: m.Source, Set: f.Layer == 1, Rule: f.Rule}
	if int(m.Lasts) < len(g.voc.Durations) {
		p.Lasts = g.voc.Durations[m.Lasts].Name
	}
	if m.Source.ID != 0 {
		if g.Live(m.Source) {
			p.Card = g.Definition(m.Source.ID)
		} else if s := g.Snapshot(m.Source); s != nil {
			p.Card = g.defs[s.Object.Definition]
		}
	}
	return p
}

// orderedPart tells of an effect of a layer.
func (g *Game) orderedPart(o ordered, layer uint8) Part {
	if o.at >= 0 {
		return g.modifierPart(&g.s.modifiers.rows[o.at])
	}
	return g.staticPart(&g.statics[-1-o.at], layer)
}

// staticPart tells of a static ability.
func (g *Game) staticPart(s *staticSource, layer uint8) Part {
	p := Part{Source: g.Ref(s.id), Card: g.Definition(s.id), Line: s.ability.Line, Set: layer == 1}
	if len(s.ability.Give.Parts) > 0 {
		p.Rule = s.ability.Give.Parts[0].Field.Rule
	}
	return p
}

package common

import (
	"slices"
	"strings"

	"cardlathe/engine"
)

// Plain answers what the kernel asks a ruleset the way most games do. A ruleset embeds it and writes only those of these
// methods that its own rules answer otherwise.
type Plain struct {
	words *engine.Vocabulary
	// Terms are those of the vocabulary.
	Terms Dictionary
	// Told are the sentences of the log (see Tell); an event without one is left out.
	Told map[engine.EventKind]string
	// Labels are the keys of the terms that word the game's own options: in them {what} is the object that an option is about (see
	// OptionFor), {it} the object that its other number names.
	Labels map[engine.OptionKind]string
}

// NewPlain makes the answers of a game with these words, this log and these options. The words get the terms that all games have, before their own.
func NewPlain(words *engine.Vocabulary, told map[engine.EventKind]string, labels map[engine.OptionKind]string) Plain {
	words.Terms = slices.Concat(Terms, Phrases, words.Terms)
	return Plain{words, NewDictionary(words.Terms), told, labels}
}

// Vocabulary returns the words of the game.
func (p *Plain) Vocabulary() *engine.Vocabulary { return p.words }

// Describe words an event for the log.
func (p *Plain) Describe(g *engine.Game, e *engine.Event, viewer engine.Player, language string) string {
	text := Tell(g, e, viewer, language, p.Told[e.Kind])
	if e.Kind == p.words.Endless && text != "" {
		text = WithLoop(g, e, language, text)
	}
	return text
}

// Prompt words a decision.
func (p *Plain) Prompt(g *engine.Game, d *engine.Decision, language string) string {
	return p.Terms.Prompt(g, d, language)
}

// Label words an option.
func (p *Plain) Label(g *engine.Game, d *engine.Decision, o engine.Option, language string) string {
	name := func(id engine.ObjectID) string { return ObjectName(g, id, language) }
	key, own := p.Labels[o.Kind]
	if !own {
		return p.Terms.KernelLabel(g, d, o, language, name)
	}
	named := func(n int32) string {
		if n <= 0 || int(n) >= g.Objects() {
			return ""
		}
		return name(engine.ObjectID(n))
	}
	return strings.NewReplacer("{what}", named(o.N), "{it}", named(o.M)).Replace(p.Terms.Term(key, language))
}

// Find knows the zones of players by their names: "deck of A".
func (p *Plain) Find(g *engine.Game, name string) (engine.Datum, bool) {
	zone, letter, ok := strings.Cut(name, " of ")
	k := ZoneIndex(p.words.Zones)(zone)
	if q := PlayerNamed(letter); ok && k >= 0 && q != engine.NoPlayer && int(q) < g.Players() {
		if z := ZoneOf(g, q, uint8(k)); z != 0 {
			return engine.At(z), true
		}
	}
	return engine.Datum{}, false
}

// Arithmetic adds nothing: what objects have is printed on them or was given to them.
func (*Plain) Arithmetic(_ *engine.Game, _ []engine.ObjectID, _ []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	return changed
}

// TriggerOrder begins with the player whose turn it is.
func (*Plain) TriggerOrder(g *engine.Game, order []engine.Player) []engine.Player {
	return InTurnOrder(g, order)
}

// You is the controller of the object.
func (*Plain) You(g *engine.Game, id engine.ObjectID, _ *engine.Event) engine.Player {
	return g.Controller(id)
}

// KnobLoop is the knob of games that end when abilities trigger each other for ever: how many may trigger in one turn.
const KnobLoop = "loop_bound"

// Pended makes the game a draw when more abilities have triggered in a turn than its knob KnobLoop says, if it has that.
func (p *Plain) Pended(t *engine.Task, i engine.ItemID) {
	if !slices.ContainsFunc(p.words.Knobs, func(k engine.Knob) bool { return k.Name == KnobLoop }) {
		return
	}
	g, n := t.Game(), 0
	for ; i > 0; i-- {
		e := g.Item(i).Event
		if e != 0 && g.Event(e).Turn != g.Turn() {
			break
		}
		if e != 0 {
			n++
		}
	}
	if n > g.Knob(KnobLoop) {
		g.Endless(p.words.Noted.Endless)
	}
}

// Paid knows no additional costs.
func (*Plain) Paid(*engine.Context, string) engine.Datum { return engine.Datum{} }

// Chooser is the player to whom the event happens, else the one whose turn it is.
func (*Plain) Chooser(g *engine.Game, e *engine.Event) engine.Player {
	if e.Player != engine.NoPlayer {
		return e.Player
	}
	return g.Handler()
}

// ChangeEvent lets a replacement change the amount of an event.
func (*Plain) ChangeEvent(_ *engine.Context, e *engine.Event, name string, value engine.Datum, _ string) bool {
	if name != "amount" && name != "n" {
		return false
	}
	if value.Kind == engine.NumberDatum {
		e.Amount = int16(max(0, min(value.N, engine.MaxAmount)))
	}
	return true
}

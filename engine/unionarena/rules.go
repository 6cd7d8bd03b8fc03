// Package unionarena is the ruleset of Union Arena on the engine's kernel: lines and energy, action points, raid,
// attack, block and battle, damage with its trigger checks. Numbers in comments (UA-7.2) are those of the rules digest
// that rules.tsv lists.
//
// Call New and hand the result to package scripts, which makes a library of it; everything else goes through
// engine.Game. To find a rule: words.go, knobs.go and events.go hold the vocabulary, filters.go what authors call sets
// of things, setup.go UA-1 and UA-3, turn.go UA-4 and UA-8, energy.go and cost.go what a play asks for, play.go UA-4C
// and UA-4D, raid.go UA-5, attack.go UA-6, damage.go and trigger.go UA-7, check.go UA-9 and UA-10.3, resolve.go UA-10,
// actions.go what all of them are made of, layout.go where things are, picture.go how they are drawn, scratch.go what is used again and again. vocabulary.go gathers the vocabulary, verbs.go
// has the verbs of scripts, why.go says why something is not legal, text.go what people read (sentences.tsv: in Chinese), stage.go tells how scenarios write their boards, board.go has the boards
// and actions of scenarios, evaluate.go tells what a position is worth, deckmaker.go makes random decks, rulebook.go
// reads the tables beside the code.
//
// There is no chain and no response window. The rules run as tasks of the kernel: Step looks at the state and does the
// next thing that the rules demand: checks of the state, effects that have triggered since the procedure in hand began,
// then the next step of that procedure (a turn, an attack, damage).
package unionarena

import (
	"fmt"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// book is the rules digest; R makes a number of it.
var book = engine.NewBook(1, "UA-")

// R packs a number of the rules: R(7, 2) for UA-7.2.
func R(section int, rest ...int) engine.Rule { return book.R(section, rest...) }

// Rules is the ruleset; it holds no state.
type Rules struct{ vocabulary *engine.Vocabulary }

// New returns the ruleset of Union Arena.
func New() *Rules {
	r := &Rules{}
	r.vocabulary = vocabulary()
	return r
}

// Vocabulary returns the words of the game.
func (r *Rules) Vocabulary() *engine.Vocabulary { return r.vocabulary }

// CommandConcede is the command by which a player concedes at any time.
const CommandConcede = 1

// Kinds of procedure frames. A frame that may be begun while effects wait holds in its field E how many items there were:
// only what has become pending since is resolved before it goes on (UA-10.2).
const (
	setupFrame = iota + 1
	turnFrame
	attackFrame
	damageFrame
)

// Step does the next thing that the rules demand.
func (r *Rules) Step(t *engine.Task) {
	g := t.Game()
	if o, ok := g.NextOutstanding(); ok {
		concede(t, engine.Player(o.A))
		return
	}
	f := g.Top()
	if f.Kind == setupFrame {
		setupStep(t)
		return
	}
	if check(t) {
		return
	}
	base := int32(0)
	if f.Kind != turnFrame {
		base = f.E
	}
	if i := pendingSince(g, base); i != 0 {
		resolve(t, i)
		return
	}
	switch f.Kind {
	case damageFrame:
		damageStep(t)
	case attackFrame:
		attackStep(t)
	default:
		turnStep(t)
	}
}

// pendingSince is the oldest effect that waits of those which came after the first n items of the game; 0 when none does.
func pendingSince(g *engine.Game, n int32) engine.ItemID {
	i := g.Pending()
	if i > engine.ItemID(n) || i == 0 {
		return i
	}
	found := engine.ItemID(0)
	g.Items(func(i engine.ItemID) bool {
		if i > engine.ItemID(n) {
			found = i
		}
		return found == 0
	})
	return found
}

// concede: a player gives up, and the other one wins.
func concede(t *engine.Task, p engine.Player) {
	t.Emit(engine.Event{Kind: Concedes, Player: p, By: p, Rule: R(9)})
	t.Game().Win(t.Game().After(p))
}

// TriggerOrder: the turn player resolves all of theirs, then the other one (UA-10.1).
func (r *Rules) TriggerOrder(g *engine.Game, order []engine.Player) []engine.Player {
	g.Applies(R(10, 1))
	return common.InTurnOrder(g, order)
}

// Chooser is who orders the replacements of an event: the player whom it happens to.
func (r *Rules) Chooser(g *engine.Game, e *engine.Event) engine.Player {
	if e.Player != engine.NoPlayer {
		return e.Player
	}
	return g.Handler()
}

// Arithmetic: the rules themselves add nothing to numbers; battle does not change BP (UA-6.7).
func (r *Rules) Arithmetic(_ *engine.Game, _ []engine.ObjectID, _ []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	return changed
}

// You is the controller of the text.
func (r *Rules) You(g *engine.Game, id engine.ObjectID, _ *engine.Event) engine.Player {
	return g.Controller(id)
}

// Pended holds what has triggered to the text of now, and counts what triggers while nobody does anything: what goes on
// without end is a draw.
func (r *Rules) Pended(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	if it := g.Item(i); !it.Card && it.DeclHash == 0 {
		if a := g.AbilityOf(it.Instance); a != nil {
			g.EditItem(i).DeclHash = a.DeclHash
		}
	}
	if loop.Triggered(t, g.Knob(KnobLoop)) {
		g.Endless(R(10, 2))
	}
}

// Paid tells whether an additional cost of the card in hand was paid: of an event by its item, of what has been played by
// the event that tells of it (UA-4.21).
func (r *Rules) Paid(c *engine.Context, name string) engine.Datum {
	g := c.Game()
	bits, def := uint16(0), (*engine.Card)(nil)
	switch {
	case c.Item != 0 && g.Item(c.Item).Card:
		bits, def = g.Item(c.Item).Paid, g.CardOf(g.Item(c.Item).Instance.Definition)
	case c.Item != 0 && g.AbilityOf(g.Item(c.Item).Instance) != nil && slices.ContainsFunc(costFields, func(f *engine.CostField) bool { return f.Name == name }):
		return common.PaidFor(c, g.AbilityOf(g.Item(c.Item).Instance).Cost, name)
	case c.Event != nil && c.Event.Kind == Played:
		bits, def = uint16(c.Event.Extra), g.CardOf(c.Event.Card)
	default:
		return engine.Datum{}
	}
	for k, a := range additionalCosts(def) {
		if a.Name == name {
			return engine.Truth(bits&(1<<k) != 0)
		}
	}
	return engine.Datum{}
}

// changes are the names that ChangeEvent knows.
var changes = []string{"amount", "n", "zone"}

// idle tells why an ability can never work on a card: on_play is the text of an event.
func idle(c *engine.Card, a *engine.Ability) (why, fix string) {
	if a.Kind == engine.OnPlay && !c.Types.Any(1<<EventCard) {
		return fmt.Sprintf("on_play is what an event does, and %s is a %s: it never happens", c.Name, types[c.Type].Name), "write triggered { on = self.played, ... }"
	}
	if a.Kind == engine.Activated && a.Zones == 0 && c.Types.Any(1<<EventCard) {
		return fmt.Sprintf("%s goes to the sideline when it was used: nothing of it is activated", c.Name), "write on_play { ... }"
	}
	return "", ""
}

// ChangeEvent sets a field of an event that a replacement changes.
func (r *Rules) ChangeEvent(c *engine.Context, e *engine.Event, name string, value engine.Datum, word string) bool {
	switch name {
	case "amount", "n":
		if value.Kind == engine.NumberDatum {
			e.Amount = int16(value.N)
		}
	case "zone":
		k := common.ZoneIndex(zones)(word)
		if k < 0 || e.Subject.ID == 0 {
			return false
		}
		g := c.Game()
		for z := 1; z < g.Zones(); z++ {
			if zone := g.Zone(engine.ZoneID(z)); int(zone.Kind) == k && zone.Owner == g.Object(e.Subject.ID).Owner {
				e.To = engine.ZoneID(z)
			}
		}
	default:
		return false
	}
	return true
}

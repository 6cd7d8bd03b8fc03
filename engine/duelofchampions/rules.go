// Package duelofchampions is the ruleset of Might & Magic: Duel of Champions on the engine's kernel, after the rules of
// early 2013 (five events, five factions). Numbers in comments are those of our digest of these rules (DOC-6.9 is 6.9
// here); what later versions changed, and what the sources leave open, are knobs of a format: see words.go.
//
// Call New and hand the result to package scripts, which makes a library of it; everything else goes through
// engine.Game. To find a rule: words.go and events.go hold the vocabulary, filters.go what authors call sets of things,
// layout.go the battleground (4), picture.go how it is drawn, setup.go 2 and 5, turn.go 6, act.go what a player may do (6.6 to 6.10), play.go
// playing and deploying (3, 7), cost.go what it costs, use.go events and heroes, move.go 8, attack.go 9.1 to 9.7,
// damage.go 9.8 and what leaves the board, resolve.go the abilities that have triggered (13.3), verbs.go and
// verbs_cards.go what effects do. vocabulary.go gathers the vocabulary, why.go says why something is not legal, text.go
// what people read, board.go has the boards and actions of scenarios, stage.go tells how they are written, evaluate.go tells what a position is worth,
// deckmaker.go makes random decks, rulebook.go reads the tables beside the code.
//
// There are no responses: the other player never acts in a turn (6). Step looks at the state and does the next thing:
// what a player has conceded, the oldest ability that has triggered, the attack in progress, the turn. What a step does
// goes on in the same task as long as nothing triggers in between.
package duelofchampions

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Rules is the ruleset; it holds no state.
type Rules struct{ vocabulary *engine.Vocabulary }

// book is the digest that the numbers of rules stand in.
var book = engine.NewBook(2, "DOC-")

// New returns the ruleset of Duel of Champions.
func New() *Rules { return &Rules{vocabulary: vocabulary()} }

// Vocabulary returns the words of the game.
func (r *Rules) Vocabulary() *engine.Vocabulary { return r.vocabulary }

// CommandConcede is the command by which a player gives up at any time (10.2).
const CommandConcede = 1

// Procedures in progress, as frames of the kernel's stack: the setup or a turn at the bottom, above it an attack.
const (
	_           uint8 = iota
	setupFrame        // Step: see setup.go
	turnFrame         // Step: see turn.go
	attackFrame       // A, B: attacker and its incarnation; C, D: target; E: see attack.go; Step: see attack.go
)

// scratch is what this ruleset keeps with a game so that it is not allocated again and again.
type scratch struct {
	slots   [4]common.Slots
	used    int
	hits    []hit
	struck  []engine.ObjectID
	dead    []engine.ObjectID
	looks   uint64 // how often cards in hands were looked at, and by definition when last
	seen    []uint64
	knobs   [len(hotKnobs)]int // the knobs that are read again and again, in the order of hotKnobs
	format  *engine.Format     // in this format
	raging  []rage
	refusal engine.Refusal // the last one: see no
	roster  roster
	healthy engine.Moment // when everybody had health left
}

// hotKnobs are the knobs that are read while a game is played: they are looked up by name once for each format.
var hotKnobs = [...]string{
	hotQuickMove:     KnobQuickMove,
	hotMoveDistance:  KnobMoveDistance,
	hotZeroAttack:    KnobZeroAttack,
	hotHeroDraw:      KnobHeroDraw,
	hotEventsEach:    KnobEventsEach,
	hotAcross:        KnobAcross,
	hotBlast:         KnobBlast,
	hotChargeAnswer:  KnobChargeAnswer,
	hotSweepAnswer:   KnobSweepAnswer,
	hotEnrageEnds:    KnobEnrageEnds,
	hotIncome:        KnobIncome,
	hotInfect:        KnobInfect,
	hotLifeDrain:     KnobLifeDrain,
	hotHandLimit:     KnobHandLimit,
	hotProductionMax: KnobProductionMax,
	hotSecond:        KnobSecond,
	hotLoop:          KnobLoop,
	hotBand:          KnobBand,
}

const (
	hotQuickMove = iota
	hotMoveDistance
	hotZeroAttack
	hotHeroDraw
	hotEventsEach
	hotAcross
	hotBlast
	hotChargeAnswer
	hotSweepAnswer
	hotEnrageEnds
	hotIncome
	hotInfect
	hotLifeDrain
	hotHandLimit
	hotProductionMax
	hotSecond
	hotLoop
	hotBand
)

// hot reads one of hotKnobs.
func hot(g *engine.Game, n int) int {
	if s := scratchOf(g); s.format == g.Format() {
		return s.knobs[n]
	}
	return readKnobs(g)[n]
}

// readKnobs looks hotKnobs up in the format of a game.
func readKnobs(g *engine.Game) *[len(hotKnobs)]int {
	s := scratchOf(g)
	s.format = g.Format()
	for n, name := range hotKnobs {
		s.knobs[n] = g.Knob(name)
	}
	return &s.knobs
}

func scratchOf(g *engine.Game) *scratch {
	if s, ok := g.Scratch.(*scratch); ok {
		return s
	}
	return newScratch(g)
}

func newScratch(g *engine.Game) *scratch {
	s := &scratch{}
	for i := range s.slots {
		s.slots[i].Legal = legalFor
	}
	g.Scratch = s
	return s
}

// no is the refusal of a check. The checks run for every option of every decision, so it is not made anew each time: it stands
// until the next one.
func no(g *engine.Game, r engine.Refusal) *engine.Refusal {
	s := scratchOf(g)
	s.refusal = r
	return &s.refusal
}

// slots borrows a chooser of slots; giveBack returns the last one. A task that unwinds gives all back.
func (s *scratch) take() *common.Slots {
	if s.used == len(s.slots) {
		return &common.Slots{Legal: legalFor}
	}
	s.used++
	return &s.slots[s.used-1]
}

func (s *scratch) giveBack() { s.used = max(0, s.used-1) }

// Step does the next thing that the rules demand.
func (r *Rules) Step(t *engine.Task) {
	g := t.Game()
	scratchOf(g).used = 0
	if o, ok := g.NextOutstanding(); ok {
		concede(t, engine.Player(o.A))
		return
	}
	if i := g.Pending(); i != 0 {
		resolve(t, i)
		check(t)
		return
	}
	if f := g.Top(); f.Kind == setupFrame {
		setupStep(t)
	} else if f.Kind == attackFrame {
		attackStep(t)
	} else {
		turnStep(t)
	}
	if g.Decision() == nil {
		check(t)
	}
}

// concede: who gives up loses (10.2).
func concede(t *engine.Task, p engine.Player) {
	t.Emit(engine.Event{Kind: Concedes, Player: p, By: p, Rule: book.R(10, 2)})
	t.Game().Win(other(p))
}

// check buries what has no health left, and ends the game when a hero has none (9.5, 10.1).
func check(t *engine.Task) {
	g, s := t.Game(), scratchOf(t.Game())
	if s.healthy == g.Moment() {
		return
	}
	deaths(t)
	if g.Top().Kind == setupFrame {
		return
	}
	a, b := healthOf(g, 0) <= 0, healthOf(g, 1) <= 0
	switch {
	case a && b:
		g.Applies(book.R(10, 1))
		g.Win(engine.NoPlayer)
	case a:
		g.Applies(book.R(10, 1))
		g.Win(1)
	case b:
		g.Applies(book.R(10, 1))
		g.Win(0)
	default:
		s.healthy = g.Moment()
	}
}

// TriggerOrder: the active player's first (13.3).
func (r *Rules) TriggerOrder(g *engine.Game, order []engine.Player) []engine.Player {
	return common.InTurnOrder(g, order)
}

// Chooser is who orders the replacements of an event: who is affected.
func (r *Rules) Chooser(g *engine.Game, e *engine.Event) engine.Player {
	if e.Player != engine.NoPlayer {
		return e.Player
	}
	return g.Handler()
}

// Arithmetic adds what the rules give a unit: the multiples of a stack (12), enrage counters and Honor of its neighbours
// (11), and the cap on all that (12).
func (r *Rules) Arithmetic(g *engine.Game, ids []engine.ObjectID, values []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	now := &scratchOf(g).roster
	now.call(g, values)
	if now.plain {
		return changed
	}
	honors := now.has(1 << Honor)
	for _, id := range now.units {
		o, d := g.Object(id), &values[id]
		more, rage, honor := o.Counters[StackMore], o.Counters[EnrageCount], int16(0)
		if honors {
			honor = honorAt(g, o.Zone, d.Controller)
		}
		if d.Numbers[Attack]|d.Numbers[Retaliation] < 0 {
			g.Applies(book.R(13, 2))
		}
		if more|rage|honor == 0 && d.Numbers[Cap] == noCap {
			continue
		}
		d.Numbers[Attack] += more*d.Numbers[BaseAttack] + rage + honor
		d.Numbers[Retaliation] += more*d.Numbers[BaseRetaliation] + rage + honor
		d.Numbers[Health] += more * d.Numbers[BaseHealth]
		d.Numbers[Attack] = min(d.Numbers[Attack], d.Numbers[Cap])
		d.Numbers[Retaliation] = min(d.Numbers[Retaliation], d.Numbers[Cap])
		changed = append(changed, id)
	}
	return changed
}

// honorAt is the Honor of the friendly units next to a square (11); several add up. Keywords are settled before numbers are, so
// that they may be read here.
func honorAt(g *engine.Game, at engine.PlaceID, p engine.Player) int16 {
	sum := int16(0)
	look := func(z engine.PlaceID) {
		if id := unitAt(g, z); id != 0 {
			if d := g.Derived(id); d.Has(Honor) && d.Controller == p {
				sum += int16(d.KeywordN[Honor])
				g.Applies(book.R(4, 5))
			}
		}
	}
	if rowOf(at) > 0 {
		look(at - size)
	}
	if rowOf(at) < size-1 {
		look(at + size)
	}
	look(firstSquare + (at - firstSquare) ^ 1) // the other line of the same side
	return sum
}

// ChangeEvent sets a field of an event that a replacement changes.
func (r *Rules) ChangeEvent(_ *engine.Context, e *engine.Event, name string, value engine.Datum, _ string) bool {
	if name != "amount" && name != "n" {
		return false
	}
	if value.Kind == engine.NumberDatum {
		e.Amount = int16(max(0, value.N))
	}
	return true
}

// idle tells why an ability can never work on a card: a spell or fortune does something as it is played, what stays has something that
// is used.
func idle(c *engine.Card, a *engine.Ability) (why, fix string) {
	switch {
	case a.Kind == engine.OnPlay && !c.Types.Any(1<<Spell|1<<Fortune):
		fix = "write activated { ... }"
		if c.Types.Any(1 << Unit) {
			fix = "write triggered { on = self.enters, ... }"
		}
		return fmt.Sprintf("on_play is what a spell or fortune does, and %s is of the type %s: it never happens", c.Name, types[c.Type].Name), fix
	case a.Kind == engine.Activated && c.Types.Any(1<<Spell|1<<Fortune) && !c.Traits.Any(1<<Ongoing|1<<Current|1<<Lasting):
		return fmt.Sprintf("%s goes to the graveyard as it is played: nothing of it is used", c.Name), "write on_play { ... }"
	}
	return "", ""
}

// You: of an event of the row, who acts or whose turn it is; else the controller (6.8).
func (r *Rules) You(g *engine.Game, id engine.ObjectID, e *engine.Event) engine.Player {
	if g.KindOf(id) == InEvents {
		if e.Player != engine.NoPlayer {
			return e.Player
		}
		return g.Handler()
	}
	return g.Controller(id)
}

// Pended counts what triggers in a turn: what goes on for ever is a draw (13.3).
func (r *Rules) Pended(t *engine.Task, _ engine.ItemID) {
	g := t.Game()
	if loop.Triggered(t, hot(g, hotLoop)) {
		g.Endless(book.R(13, 3))
	}
}

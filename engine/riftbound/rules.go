// Package riftbound is the ruleset of Riftbound on the engine's kernel: turns, the chain, priority and focus,
// showdowns, combat, cleanups and scoring, after the core rules of 2026-07-16. Numbers in comments are the numbers of
// those rules.
//
// Call New and hand the result to package scripts, which makes a library of it; everything else goes through
// engine.Game. To find a rule: vocabulary.go gathers the vocabulary, words.go and events.go hold most of it, filters.go and
// fields.go what authors call sets of things; layout.go tells where things are, picture.go how they are drawn, procedures.go what is in progress, deck.go has
// 101 to 103, setup.go 110 to 118, modes.go 483 to 489, turn.go 314 to 317, cleanup.go 318 to 324, chain.go 325 to 340, loops.go triggers without end, showdown.go 341 to
// 348, play.go, ways.go, proposal.go, cost.go, targets.go, choose.go, payers.go, payment.go, adders.go, finalize.go and entering.go the process of play (349
// to 359, 398 to 406), additions.go additional costs (356.2), hide.go hidden cards (421, 811), tokens.go 179 to 187, attach.go 433 to
// 435, battlefields.go 438 and 439, resolve.go 359.3 and 340, combat.go 459 to 466, score.go 467 to 472, movement.go
// and moving.go 420 and 445 to 456, actions.go, damage.go and leaving.go the other game actions (413 to 444),
// permits.go what texts permit and forbid, removal.go 649 to 652. why.go and why_answer.go say why something is not
// legal, text.go what people read (sentences.tsv: in Chinese), board.go the boards of scenarios and stage.go how they are written, meant.go their actions, evaluate.go what a position is worth,
// deckmaker.go random decks. The verbs of scripts are in verbs*.go; notes.go tells, in traced games, which rules have
// decided without an event. rulebook.go reads the tables beside the code.
//
// The rules run as tasks of the kernel: Step looks at the state and does the next thing that the rules demand, in the
// order of rule 334: outstanding tasks, pending items, the chain, combat steps, the showdown, the phase.
package riftbound

import (
	"fmt"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Rules is the ruleset; it holds no state.
type Rules struct{ vocabulary *engine.Vocabulary }

// New returns the ruleset of Riftbound.
func New() *Rules {
	r := &Rules{}
	r.vocabulary = vocabulary()
	return r
}

// Vocabulary returns the words of the game.
func (r *Rules) Vocabulary() *engine.Vocabulary { return r.vocabulary }

// Kinds of outstanding tasks (333).
const (
	taskCleanup = iota + 1
	taskEndingCleanup
	taskCombatCleanup
	taskAwaken
	taskHold
	taskChannel
	taskDraw
	taskConcede
)

// CommandConcede is the command by which a player concedes at any time (649).
const CommandConcede = taskConcede

// needCleanup makes a cleanup outstanding, for a reason of rule 319; several at once are one. During a resolution it waits
// until that is over (321).
func needCleanup(g *engine.Game, why engine.Rule) {
	if g.Traces() {
		g.Applies(why)
		if resolving(g) != 0 {
			g.Applies(engine.R(321, 1))
		}
	}
	if !g.IsOutstanding(taskCleanup) {
		g.Enqueue(taskCleanup, 0, 0)
	}
}

// Step does the next thing that the rules demand (334, 335).
func (r *Rules) Step(t *engine.Task) {
	g := t.Game()
	work := scratchOf(g)
	work.used, work.doomed = 0, work.doomed[:0]
	if g.Register(regWon) != 0 {
		nextGame(t)
		return
	}
	if f := g.Top(); f != nil && f.Kind == setupFrame {
		if o, ok := g.NextOutstanding(); ok && o.Kind == taskConcede {
			outstanding(t, o) // at any time (650)
			return
		}
		setupStep(t)
		return
	}
	o, due := g.NextOutstanding()
	if i := resolving(g); i != 0 && (!due || o.Kind != taskConcede) {
		chain(t, i) // nothing comes between the executions of an item (321, 340.1)
		return
	}
	if due {
		if i := g.Pending(); i != 0 {
			g.Applies(engine.R(334, 1))
			if g.Item(i).Card {
				g.Applies(engine.R(354, 4))
			}
		}
		outstanding(t, o)
		return
	}
	if i := g.Pending(); i != 0 {
		finalize(t, i)
		loop.Kept(t)
		return
	}
	if i := g.Newest(); i != 0 {
		chain(t, i)
		return
	}
	if stepOfCombat(g) != stepShowdown {
		combatStep(t)
		return
	}
	if showdownAt(g) != 0 {
		showdown(t)
		return
	}
	phase(t)
}

// resolving is the item that resolves; 0 when none does.
func resolving(g *engine.Game) engine.ItemID {
	if i := g.Newest(); i != 0 && g.Item(i).State == engine.ItemResolving {
		return i
	}
	return 0
}

func outstanding(t *engine.Task, o engine.Outstanding) {
	switch o.Kind {
	case taskCleanup:
		cleanup(t, 0)
	case taskEndingCleanup:
		cleanup(t, taskEndingCleanup)
	case taskCombatCleanup:
		cleanup(t, taskCombatCleanup)
	case taskAwaken:
		awaken(t)
	case taskHold:
		holdAll(t)
	case taskChannel:
		channelPhase(t)
	case taskDraw:
		drawPhase(t)
	case taskConcede:
		concede(t, engine.Player(o.A))
	}
}

// concede: a player leaves the game; who is left alone wins at once (649).
func concede(t *engine.Task, p engine.Player) {
	t.Step = engine.R(649)
	t.Emit(engine.Event{Kind: Concedes, Player: p, By: p, Rule: engine.R(649)})
	remove(t, p)
}

// TriggerOrder: the turn player's first, then turn order; in the opening of a combat attacker, others, defender
// (383.3, 464.2).
func (r *Rules) TriggerOrder(g *engine.Game, order []engine.Player) []engine.Player {
	if g.Register(regOpening) == 0 {
		g.Applies(engine.R(303, 2))
		return common.InTurnOrder(g, order)
	}
	attacker, defender := attackerOf(g), defenderOf(g)
	order = append(order, attacker)
	p := attacker
	for range g.Remaining() {
		if p = g.After(p); p != attacker && p != defender {
			order = append(order, p)
		}
	}
	return append(order, defender)
}

// Chooser is who orders the replacements of an event: the controller of what is affected (371); for abilities of an
// uncontrolled battlefield the turn player (190.6).
func (r *Rules) Chooser(g *engine.Game, e *engine.Event) engine.Player {
	if e.Player != engine.NoPlayer {
		return e.Player
	}
	if isBattlefield(g, e.Place) && controllerOf(g, e.Place) != engine.NoPlayer {
		return controllerOf(g, e.Place)
	}
	return g.Handler()
}

// arithmeticStatuses are the statuses that Arithmetic reads.
const arithmeticStatuses = 1<<Attacking | 1<<Defending

// Arithmetic adds what the rules give to might: buffs (701), Assault and Shield (807, 814).
func (r *Rules) Arithmetic(g *engine.Game, ids []engine.ObjectID, values []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	attached := g.AnyAttached()
	for _, id := range ids {
		o, d := g.Object(id), &values[id]
		if !d.Types.Any(1 << Unit) {
			continue
		}
		bonus := int16(0)
		if attached {
			bonus = mightBonus(g, id)
		}
		if o.Status&(1<<Attacking|1<<Defending) == 0 && o.Counters[Buffs] == 0 && bonus == 0 {
			continue
		}
		changed = append(changed, id)
		add := func(n int16, why engine.Rule) {
			d.Numbers[Might] += n
			g.Adds(id, Might, int(n), why)
		}
		add(o.Counters[Buffs]*d.Numbers[BuffMight], engine.R(701))
		add(bonus, engine.R(137))
		if o.Status&(1<<Attacking) != 0 && d.Has(Assault) {
			add(int16(d.KeywordN[Assault]), engine.R(807))
		}
		if o.Status&(1<<Defending) != 0 && d.Has(Shield) {
			add(int16(d.KeywordN[Shield]), engine.R(814))
		}
	}
	return changed
}

// changes are the names that ChangeEvent knows.
var changes = []string{"amount", "at", "count", "n", "place", "zone"}

// idle tells why an ability can never work on a card: on_play is the text of a spell (359), effect text that of an Equipment (136).
func idle(c *engine.Card, a *engine.Ability) (why, fix string) {
	switch {
	case c.Types == 0: // nothing is known of it
	case a.Kind == engine.OnPlay && !c.Types.Any(1<<Spell):
		return fmt.Sprintf("on_play is what a spell does, and %s is a %s: it never happens", c.Name, types[c.Type].Name), "write triggered { on = self.played, ... }"
	case a.Scope == engine.EffectText && !slices.Contains(c.Tags, "Equipment"):
		return fmt.Sprintf("equipped is the text of an Equipment, and %s has no such tag: it never works", c.Name), `add "Equipment" to the tags of the card, or leave equipped out`
	}
	return "", ""
}

// ChangeEvent sets a field of an event that a replacement changes.
func (r *Rules) ChangeEvent(c *engine.Context, e *engine.Event, name string, value engine.Datum, word string) bool {
	switch name {
	case "amount", "count", "n":
		if value.Kind == engine.NumberDatum {
			e.Amount = int16(value.N)
		}
	case "zone":
		k := common.ZoneIndex(zones)(word)
		if k < 0 {
			return false
		}
		g := c.Game()
		owner := e.Player
		if e.Subject.ID != 0 {
			owner = g.Object(e.Subject.ID).Owner
		}
		for z := 1; z < g.Zones(); z++ {
			if zone := g.Zone(engine.ZoneID(z)); int(zone.Kind) == k && (zone.Owner == owner || zone.Owner == engine.NoPlayer) {
				e.To = engine.ZoneID(z)
			}
		}
	case "place", "at":
		if p := value.Place(); p != 0 {
			e.Place = p // to a place that is gone: where it would be
		}
	default:
		return false
	}
	return true
}

// You: a battlefield's "you" is the player of what happens there, else its controller (190.6).
func (r *Rules) You(g *engine.Game, id engine.ObjectID, e *engine.Event) engine.Player {
	if aboutPlayers[e.Kind] && g.Definition(id).Types.Any(1<<Battlefield) && e.Player != engine.NoPlayer && e.Place != 0 && e.Place == g.PlaceOf(id) {
		return e.Player
	}
	return g.Controller(id)
}

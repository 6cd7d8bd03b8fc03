package duelofchampions

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What the player whose turn it is may do in the action phase (6.6 to 6.10).

// The ruleset's own decisions.
const (
	DecideAct engine.DecisionKind = engine.DecisionRules + iota
	DecidePlace
	DecideTarget
	DecideMulligan
)

// The ruleset's own options.
const (
	OptionEndTurn  engine.OptionKind = engine.OptionRules + iota
	OptionPlay                       // N, Inc: the card
	OptionAttack                     // N, Inc: the unit; M: of a question about one target, its object
	OptionMove                       // N, Inc: the unit; M: the square
	OptionActivate                   // N, Inc: the object; M: the ability
	OptionRaise                      // N: 0 might, 1 magic, 2 destiny
	OptionDraw                       // the hero's draw
)

// act asks what the player does, and does it.
func act(t *engine.Task, p engine.Player) {
	g := t.Game()
	t.Step = book.R(6, 6)
	o, answered := t.Owe(DecideAct, p, func(d *engine.Decision) { list(g, p, d) })
	if !answered {
		return
	}
	id := engine.ObjectID(o.N)
	switch o.Kind {
	case OptionEndTurn:
		t.Step = book.R(6, 10)
		g.SetPhase(End)
		g.EditTop().Step = ending
		turnStep(t)
	case OptionPlay:
		t.Step = book.R(6, 7)
		at := noPlace
		if g.Definition(id).Types.Any(1 << Unit) {
			o, answered := t.OweUnlessForced(DecidePlace, p, func(d *engine.Decision) { listPlaces(g, id, p, true, d) })
			if !answered {
				return
			}
			at = o.Datum().Place()
		}
		play(t, p, id, false, at)
	case OptionAttack:
		t.Step = book.R(9)
		o, answered := t.OweUnlessForced(DecideTarget, p, func(d *engine.Decision) { listTargets(g, id, d) })
		if answered {
			attack(t, p, id, o.Datum().Ref())
		}
	case OptionMove:
		move(t, id, engine.PlaceID(o.M))
	case OptionActivate:
		if a, ok := abilityAt(g, id, int(o.M)); ok {
			activate(t, p, id, a)
		}
	case OptionRaise:
		t.Step = book.R(6, 9)
		g.AddCounter(g.PlayerObject(p), HeroActed, 1)
		raise(t, p, MightLevel+engine.NumberID(o.N), 1)
	case OptionDraw:
		t.Step = book.R(6, 9)
		g.AddCounter(g.PlayerObject(p), HeroActed, 1)
		pay(g, p, hot(g, hotHeroDraw))
		draw(t, p, 1)
	}
}

// raise raises a level of a player for good.
func raise(t *engine.Task, p engine.Player, n engine.NumberID, by int) {
	g := t.Game()
	g.AddCounter(g.PlayerObject(p), BaseMight+uint8(n-MightLevel), by)
	t.Emit(engine.Event{Kind: Raises, Player: p, By: p, Amount: int16(by), Extra: int16(n - MightLevel), Rule: book.R(6, 9)})
}

// list lists everything that the player may do now.
func list(g *engine.Game, p engine.Player, d *engine.Decision) {
	d.More().Kind = OptionEndTurn
	w := purseOf(g, p)
	able := g.Bearing(engine.Activated) // units come first: squares are the first zones
	for i, id := range able {
		if !isOn(g, id) {
			able = able[:i]
			break
		}
	}
	for s := rosterOf(g).taken & ofSide(p); s != 0; s &= s - 1 {
		id := unitAt(g, s.first())
		// Who came this turn or has done something does no more, but for two abilities: most units are through here.
		if g.Object(id).Status&(1<<Fresh|1<<Attacked|1<<Moved) == 0 || g.Derived(id).Keywords&(1<<QuickAttack|1<<Swift) != 0 {
			listFight(g, p, id, d)
		}
		if slices.Contains(able, id) || g.AnyBorne() {
			listAbilities(g, p, id, d)
		}
	}
	listHero(g, p, d)
	for _, zone := range [2]engine.ZoneID{eventRow, ongoingOf(p)} {
		for id := g.First(zone); id != 0; id = g.Next(id) {
			listAbilities(g, p, id, d)
		}
	}
	s := scratchOf(g)
	s.looks++
	for len(s.seen) < len(g.Cards()) {
		s.seen = append(s.seen, 0)
	}
	seen, look := s.seen, s.looks
	printed := !g.Occurs(engine.CostChange) // what a card costs
	free := printed && !g.Occurs(engine.Forbid)
	for id := g.First(handOf(p)); id != 0; id = g.Next(id) {
		def := g.Object(id).Definition
		if seen[def] == look {
			continue // one of several copies stands for all
		}
		seen[def] = look
		c := g.CardOf(def)
		if !w.meets(c) || printed && int(c.Numbers[Cost]) > w.resources {
			continue
		}
		plain := free && c.Types.Any(1<<Unit) && w.fits(c) // most are: nothing else is asked of them
		if len(d.Options) < engine.MaxOptions && (plain || mayPlay(g, p, id, &w) == nil) {
			offer(d, OptionPlay, g.Ref(id), 0)
		}
	}
}

// offer lists what is done with an object.
func offer(d *engine.Decision, kind engine.OptionKind, r engine.Ref, m int32) {
	o := d.More()
	o.Kind, o.Of, o.Inc, o.N, o.M = kind, engine.ObjectDatum, r.Inc, int32(r.ID), m
}

// listFight lists that a unit attacks, and where it moves.
func listFight(g *engine.Game, p engine.Player, id engine.ObjectID, d *engine.Decision) {
	ref := g.Ref(id)
	if mayAttack(g, p, id) == nil {
		if anyTarget(g, id) {
			offer(d, OptionAttack, ref, 0)
		}
	}
	if mayMove(g, p, id) == nil {
		to := openTo(g, g.Definition(id), p)
		if hot(g, hotMoveDistance) != 0 {
			to &= besideSquares[g.Object(id).Zone-firstSquare]
		}
		for ; to != 0; to &= to - 1 {
			if forbidden(g, ActMove, p, id, to.first()) == nil {
				offer(d, OptionMove, ref, int32(to.first()))
			}
		}
	}
}

// listHero lists the hero's actions: one a turn (6.9).
func listHero(g *engine.Game, p engine.Player, d *engine.Decision) {
	if mayUseHero(g, p) != nil {
		return
	}
	for n := range int32(3) {
		o := d.More()
		o.Kind, o.N = OptionRaise, n
	}
	if hot(g, hotHeroDraw) <= resources(g, p) {
		d.More().Kind = OptionDraw
	}
	if id := heroOf(g, p); id != 0 {
		listAbilities(g, p, id, d)
	}
}

// mayUseHero tells what keeps a player from an action of the hero (6.9).
func mayUseHero(g *engine.Game, p engine.Player) *engine.Refusal {
	if g.Counter(g.PlayerObject(p), HeroActed) > 0 {
		return no(g, engine.Refusal{Rule: book.R(6, 9), Reason: "the hero has acted this turn"})
	}
	return nil
}

func listAbilities(g *engine.Game, p engine.Player, id engine.ObjectID, d *engine.Decision) {
	if def := g.Definition(id); def.Has&engine.Bit(uint8(engine.Activated)) != 0 {
		for i := range def.Abilities {
			a := &def.Abilities[i]
			if a.Kind == engine.Activated && a.Scope == engine.OwnText && len(d.Options) < engine.MaxOptions && mayActivate(g, p, id, usable{Ability: a}) == nil {
				offer(d, OptionActivate, g.Ref(id), int32(i))
			}
		}
	}
	if !g.AnyBorne() {
		return
	}
	for n := 0; ; n++ {
		c, a := g.Borne(id, n)
		if a == nil {
			return
		}
		if a.Kind == engine.Activated && len(d.Options) < engine.MaxOptions && mayActivate(g, p, id, usable{a, &c}) == nil {
			offer(d, OptionActivate, g.Ref(id), int32(borneFrom+n))
		}
	}
}

// abilityAt is the activated ability of an object with that number; it reports false when it has no such one.
func abilityAt(g *engine.Game, id engine.ObjectID, n int) (usable, bool) {
	if n >= borneFrom {
		c, a := g.Borne(id, n-borneFrom)
		return usable{a, &c}, a != nil && a.Kind == engine.Activated
	}
	a := common.AbilityAt(g, id, n)
	return usable{Ability: a}, a != nil
}

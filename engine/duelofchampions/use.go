package duelofchampions

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Using events, powers of heroes and other abilities (6.8, 6.9).

// mayActivate tells what keeps a player from using an ability: of an event (6.8), of the hero (6.9), of a unit.
func mayActivate(g *engine.Game, p engine.Player, id engine.ObjectID, a *engine.Ability) *engine.Refusal {
	switch g.KindOf(id) {
	case InEvents:
		if g.Counter(id, UsedBy)&(1<<p) != 0 {
			return no(g, engine.Refusal{Rule: book.R(6, 8), Reason: "you have used this event this turn"})
		}
		if hot(g, hotEventsEach) == 0 && g.Counter(g.PlayerObject(p), EventsUsed) > 0 {
			return no(g, engine.Refusal{Rule: book.R(6, 8), Reason: "you have used an event this turn"})
		}
	case InHeroZone:
		if g.Controller(id) != p {
			return no(g, engine.Refusal{Rule: book.R(6, 9), Reason: "players use the power of their own hero"})
		}
		if g.Counter(g.PlayerObject(p), HeroActed) > 0 {
			return no(g, engine.Refusal{Rule: book.R(6, 9), Reason: "the hero has acted this turn"})
		}
	default:
		if g.Controller(id) != p {
			return no(g, engine.Refusal{Rule: book.R(6, 9), Reason: "players use abilities of their own units"})
		}
	}
	more := surcharge(g, p, id, a)
	if more > resources(g, p) {
		return no(g, engine.Refusal{Rule: book.R(3, 3), Reason: "there are not enough resources"})
	}
	if cheap(a.Cost) && len(a.Targets) == 0 && a.Modes == nil && a.When == nil && a.Active == nil && a.Limit.N == 0 {
		return forbidden(g, ActActivate, p, id, noPlace)
	}
	s := scratchOf(g).take()
	defer scratchOf(g).giveBack()
	s.Examine(g, p, id, a)
	c := &s.Context
	if a.When != nil && !c.Holds(a.When) || a.Active != nil && !c.Holds(a.Active) {
		r := no(g, engine.Refusal{Rule: book.R(12), Reason: "its condition does not hold", By: g.Ref(id), Line: a.Line})
		if a.Script != nil {
			r.File = a.Script.Path
		}
		return r
	}
	if g.LimitReached(c.Instance, a) {
		return no(g, engine.Refusal{Rule: book.R(12), Reason: "it was used as often as it may be"})
	}
	if r := forbidden(g, ActActivate, p, id, noPlace); r != nil {
		return r
	}
	if a.Cost != nil {
		if r := payable(c, p, a.Cost, more); r != nil {
			return r
		}
	}
	if len(a.Targets) == 0 && a.Modes == nil {
		return nil
	}
	return unfilled(s, a)
}

// surcharge is what the use of an ability costs beside the cost that it states: what an event costs (6.8), and what abilities
// make dearer or cheaper (3.3); below 0 when they make it cheaper.
func surcharge(g *engine.Game, p engine.Player, id engine.ObjectID, a *engine.Ability) int {
	n := 0
	if g.KindOf(id) == InEvents {
		n = int(g.Definition(id).Numbers[Cost])
	}
	if !g.Occurs(engine.CostChange) {
		return n
	}
	c := g.ForAbility(id, a)
	c.You = p
	own := resourcesIn(&c, a.Cost)
	return changed(g, id, own+n) - own
}

// activate uses an ability: its choices, its cost, its effect.
func activate(t *engine.Task, p engine.Player, id engine.ObjectID, a *engine.Ability) {
	g := t.Game()
	more := surcharge(g, p, id, a)
	rule := book.R(6, 9)
	switch g.KindOf(id) {
	case InEvents:
		rule = book.R(6, 8)
		g.SetCounter(id, UsedBy, g.Counter(id, UsedBy)|1<<p)
		g.AddCounter(g.PlayerObject(p), EventsUsed, 1)
	case InHeroZone:
		g.AddCounter(g.PlayerObject(p), HeroActed, 1)
	}
	t.Step = rule
	for _, row := range limited(g, id) {
		g.UseUp(row)
	}
	c := g.ForAbility(id, a)
	i := t.Pend(engine.Item{Controller: p, By: p, Instance: c.Instance, Executions: 1})
	g.EditItem(i).State = engine.ItemResolving
	t.Context = g.ForItem(i)
	if len(a.Targets) > 0 || a.Modes != nil {
		s := scratchOf(g).take()
		s.Begin(g, t.Context, p, i)
		s.Choose(t, a)
		scratchOf(g).giveBack()
	}
	if a.Limit.N > 0 {
		g.Use(c.Instance)
	}
	payCost(t, p, i, a.Cost, more)
	g.EditItem(i).Spent[0] = int16(more)
	t.Cause = i
	t.Context = g.ForItem(i)
	common.Run(t, i, a)
	t.Cause = 0
	g.EndItem(i)
	t.Speak(p)
	e := engine.Event{Kind: Uses, Player: p, By: p, Subject: g.Ref(id), Amount: int16(more), Rule: rule}
	t.Emit(e)
	t.Flush()
}

package duelofchampions

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Using events, powers of heroes and other abilities (6.8, 6.9).

// borneFrom is added to the number of an ability that an object has from elsewhere: see engine.Game.Borne.
const borneFrom = 1 << 10

// usable is an activated ability of an object: one of its own text, or (from) one that it has from elsewhere.
type usable struct {
	*engine.Ability
	from *engine.Context
}

// context is whose ability it is, with p as the player who uses it.
func (a usable) context(g *engine.Game, p engine.Player, id engine.ObjectID) (c engine.Context) {
	if a.from != nil {
		c = *a.from
	} else {
		c = g.ForAbility(id, a.Ability)
	}
	c.You = p
	return c
}

// mayActivate tells what keeps a player from using an ability: of an event (6.8), of the hero (6.9), of a unit.
func mayActivate(g *engine.Game, p engine.Player, id engine.ObjectID, a usable) *engine.Refusal {
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
	cost, more := asked(g, p, id, a)
	if more > resources(g, p) {
		return no(g, engine.Refusal{Rule: book.R(3, 3), Reason: "there are not enough resources"})
	}
	if a.from == nil && cheap(cost) && len(a.Targets) == 0 && a.Modes == nil && a.When == nil && a.Active == nil && a.Limit.N == 0 {
		return forbidden(g, ActActivate, p, id, noPlace)
	}
	s := scratchOf(g).take()
	defer scratchOf(g).giveBack()
	if a.from == nil {
		s.Examine(g, p, id, a.Ability)
	} else {
		s.Begin(g, a.context(g, p, id), p, 0)
	}
	c := &s.Context
	if a.When != nil && !c.Holds(a.When) || a.Active != nil && !c.Holds(a.Active) {
		r := no(g, engine.Refusal{Rule: book.R(12), Reason: "its condition does not hold", By: g.Ref(id), Line: a.Line})
		if a.Script != nil {
			r.File = a.Script.Path
		}
		return r
	}
	if g.LimitReached(c.Instance, a.Ability) {
		return no(g, engine.Refusal{Rule: book.R(12), Reason: "it was used as often as it may be"})
	}
	if r := forbidden(g, ActActivate, p, id, noPlace); r != nil {
		return r
	}
	if cost != nil {
		if r := payable(c, p, cost, more); r != nil {
			return r
		}
	}
	if len(a.Targets) == 0 && a.Modes == nil {
		return nil
	}
	return unfilled(s, a.Ability)
}

// asked is the cost of the use of an ability, and what it costs besides: what an event costs (6.8), and what abilities make dearer or
// cheaper (3.3), below 0 when they make it cheaper. Of several costs each is changed by itself.
func asked(g *engine.Game, p engine.Player, id engine.ObjectID, a usable) (cost *engine.Cost, more int) {
	if g.KindOf(id) == InEvents {
		more = int(g.Definition(id).Numbers[Cost])
	}
	if !g.Occurs(engine.CostChange) {
		return a.Cost, more
	}
	c := a.context(g, p, id)
	if a.Cost == nil || len(a.Cost.OneOf) == 0 {
		own := resourcesIn(&c, a.Cost)
		return a.Cost, changed(g, id, own+more) - own
	}
	cost = &engine.Cost{}
	for i := range a.Cost.OneOf {
		one := a.Cost.OneOf[i]
		own := resourcesIn(&c, &one) + more
		cost.OneOf = append(cost.OneOf, besides(&c, one, changed(g, id, own)-own))
	}
	return cost, more
}

// besides is a cost with n resources more.
func besides(c *engine.Context, cost engine.Cost, n int) engine.Cost {
	if n == 0 {
		return cost
	}
	cost.Parts = slices.Clone(cost.Parts)
	k := slices.IndexFunc(cost.Parts, func(part engine.CostPart) bool { return part.Field.ID == costResource })
	if k < 0 {
		k, cost.Parts = len(cost.Parts), append(cost.Parts, engine.CostPart{Field: costFields[costResource]})
	}
	cost.Parts[k].N = &engine.Expr{Op: engine.OpDatum, Datum: engine.Num(c.Number(cost.Parts[k].N) + n)}
	return cost
}

// activate uses an ability: its choices, its cost, its effect.
func activate(t *engine.Task, p engine.Player, id engine.ObjectID, a usable) {
	g := t.Game()
	cost, more := asked(g, p, id, a)
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
	c := a.context(g, p, id)
	i := t.Pend(engine.Item{Controller: p, By: p, Instance: c.Instance, Executions: 1})
	g.EditItem(i).State = engine.ItemResolving
	t.Context = g.ForItem(i)
	if len(a.Targets) > 0 || a.Modes != nil {
		s := scratchOf(g).take()
		s.Begin(g, t.Context, p, i)
		_, answered := s.Owe(t, a.Ability)
		scratchOf(g).giveBack()
		if !answered {
			return
		}
	}
	if a.Limit.N > 0 {
		g.Use(c.Instance)
	}
	payCost(t, p, i, cost, more)
	g.EditItem(i).Spent[0] = int16(more)
	t.Cause = i
	t.Context = g.ForItem(i)
	common.Run(t, i, a.Ability)
	t.Cause = 0
	g.EndItem(i)
	t.Speak(p)
	e := engine.Event{Kind: Uses, Player: p, By: p, Subject: g.Ref(id), Amount: int16(more), Rule: rule}
	t.Emit(e)
	t.Flush()
}

package common

import "cardlathe/engine"

// This file is for games in which nobody answers: a card does what it says while it is played, and what has triggered happens at
// once, with all its choices; so does an ability that is used.

// OnPlay is what a card does when it is played; nil when it does nothing.
func OnPlay(c *engine.Card) *engine.Ability {
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.Kind == engine.OnPlay && a.Scope == engine.OwnText {
			return a
		}
	}
	return nil
}

// Choosable reports whether p could make the choices of a card now, if p played it.
func Choosable(g *engine.Game, p engine.Player, id engine.ObjectID) bool {
	return fillable(g, p, id, OnPlay(g.Definition(id)))
}

func fillable(g *engine.Game, p engine.Player, id engine.ObjectID, a *engine.Ability) bool {
	if a == nil {
		return true
	}
	var s Slots
	s.Examine(g, p, id, a)
	_, ok := s.Unfilled(a)
	return ok
}

// AbilityAt is the n-th ability of an object, from 0, if it is one of its own to activate; else nil.
func AbilityAt(g *engine.Game, id engine.ObjectID, n int) *engine.Ability {
	def := g.Definition(id)
	if n < 0 || n >= len(def.Abilities) || def.Abilities[n].Kind != engine.Activated || def.Abilities[n].Scope != engine.OwnText {
		return nil
	}
	return &def.Abilities[n]
}

// Usable reports whether an ability of an object lets p use it now: its conditions, its limit, its choices. What it costs is the
// ruleset's: see AmountOf.
func Usable(g *engine.Game, p engine.Player, id engine.ObjectID, a *engine.Ability) bool {
	c := g.ForAbility(id, a)
	c.You = p
	return (a.When == nil || c.Holds(a.When)) && (a.Active == nil || c.Holds(a.Active)) && !g.LimitReached(c.Instance, a) && fillable(g, p, id, a)
}

// AmountOf is how much a cost of an ability of an object asks for in a field that is a number.
func AmountOf(g *engine.Game, id engine.ObjectID, a *engine.Ability, field uint8) (n int) {
	if a.Cost == nil {
		return 0
	}
	c := g.ForAbility(id, a)
	for i := range a.Cost.Parts {
		if part := &a.Cost.Parts[i]; part.Field.ID == field && part.N != nil {
			n += c.Number(part.N)
		}
	}
	return n
}

// UseNow lets p use an ability of an object: its choices are made, pay takes its cost, its text runs.
func UseNow(t *engine.Task, p engine.Player, id engine.ObjectID, a *engine.Ability, pay func()) {
	g := t.Game()
	i := t.Pend(engine.Item{Controller: p, By: p, Instance: g.ForAbility(id, a).Instance, Executions: 1})
	begin(t, i)
	if choose(t, i, a) {
		if a.Limit.N > 0 {
			g.Use(g.Item(i).Instance)
		}
		pay()
		run(t, i, a)
	}
	g.EndItem(i)
}

// PlayNow lets a card that p plays do what it says: it lies in the zone of cards that are played, its choices are made, pay takes
// its cost, its text runs, and it goes on to another zone. It returns the card there.
func PlayNow(t *engine.Task, p engine.Player, id engine.ObjectID, while, then engine.ZoneID, pay func()) engine.Ref {
	g := t.Game()
	from, a := g.Object(id).Zone, OnPlay(g.Definition(id))
	in := engine.Instance{Definition: g.Object(id).Definition, Ability: -1, Bearer: g.Put(id, while, false)}
	g.SetController(id, p)
	if a != nil {
		in.Ability = int16(a.Index)
	}
	i := t.Pend(engine.Item{Card: true, Controller: p, By: p, Instance: in, From: from, Executions: 1, Cause: t.Cause})
	begin(t, i)
	if a == nil || choose(t, i, a) {
		pay()
		run(t, i, a)
	}
	ref := in.Bearer
	if g.Live(ref) {
		ref = g.Put(id, then, true)
	}
	g.EndItem(i)
	return ref
}

// HappenNow does an ability that has triggered: whether it is used, when that is asked; its choices; its text. Without a choice
// that it needs it does nothing. The ruleset refuses abilities with a cost (Vocabulary.Unsupported) or pays it itself.
func HappenNow(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	begin(t, i)
	a := g.AbilityOf(g.Item(i).Instance) // nil when its text is gone
	if a != nil && (!a.Optional || t.May(t.You, func(d *engine.Decision) { d.Text = a.Prompt })) && choose(t, i, a) {
		if a.Limit.N > 0 {
			g.Use(g.Item(i).Instance)
		}
		g.AppliesAbility(a)
		run(t, i, a)
	}
	g.EndItem(i)
}

func begin(t *engine.Task, i engine.ItemID) {
	t.Game().EditItem(i).State = engine.ItemResolving
	t.Context = t.Game().ForItem(i)
}

func choose(t *engine.Task, i engine.ItemID, a *engine.Ability) bool {
	var s Slots
	s.Begin(t.Game(), t.Context, t.You, i)
	return s.Choose(t, a)
}

func run(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	if a == nil {
		return
	}
	was := t.Cause
	t.Cause, t.Context = i, t.Game().ForItem(i)
	Run(t, i, a)
	t.Cause = was
}

package duelofchampions

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// resolve resolves the oldest ability that has triggered (13.3): whether it is used, its choices, its cost, its effect.
func resolve(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	t.Step = book.R(13, 3)
	g.EditItem(i).State = engine.ItemResolving
	a := g.AbilityOf(it.Instance)
	t.Context = g.ForItem(i)
	t.Cause = i
	if e := g.Event(it.Event); e.Kind == Begins && e.Player != it.Controller {
		g.Applies(book.R(6, 5))
	}
	if a != nil && wanted(t, &it, a) && chosen(t, i, &it, a) {
		if a.Limit.N > 0 {
			g.Use(it.Instance)
		}
		payCost(t, it.Controller, i, a.Cost, 0)
		g.AppliesAbility(a)
		t.Context = g.ForItem(i)
		common.Run(t, i, a)
	}
	t.Cause = 0
	g.EndItem(i)
}

// wanted asks whether an optional ability is used; a cost that cannot be paid means that it is not.
func wanted(t *engine.Task, it *engine.Item, a *engine.Ability) bool {
	if a.Cost != nil && payable(&t.Context, it.Controller, a.Cost, 0) != nil {
		return false
	}
	return !a.Optional || t.May(it.Controller, func(d *engine.Decision) { d.Text, d.Cost = a.Prompt, a.Cost })
}

// chosen makes the choices of an ability that has triggered; without a target it does nothing.
func chosen(t *engine.Task, i engine.ItemID, it *engine.Item, a *engine.Ability) bool {
	if len(a.Targets) == 0 && a.Modes == nil {
		return true
	}
	g := t.Game()
	s := scratchOf(g).take()
	defer scratchOf(g).giveBack()
	s.Begin(g, t.Context, it.Controller, i)
	return s.Choose(t, a)
}

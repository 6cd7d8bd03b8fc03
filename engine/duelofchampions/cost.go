package duelofchampions

import (
	"fmt"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What cards and abilities cost (3.3, 6.8, 6.9), and what pays it.

// costOf is what a card costs now: the printed cost and what abilities make of it (3.3, 12).
func costOf(g *engine.Game, id engine.ObjectID) int {
	return changed(g, id, int(g.Definition(id).Numbers[Cost]))
}

// changed is what abilities make of n resources that the play of a card or the use of something costs (3.3).
func changed(g *engine.Game, id engine.ObjectID, n int) int {
	if !g.Occurs(engine.CostChange) {
		return n
	}
	set, least := -1, 0
	var less []common.Reduction
	eachChange(g, id, func(c *engine.Context, a *engine.Ability) {
		n += resourcesIn(c, a.More)
		if a.Less != nil {
			less = append(less, common.Reduction{Less: resourcesIn(c, a.Less), Least: resourcesIn(c, a.Min)})
		} else {
			least = max(least, resourcesIn(c, a.Min))
		}
		if a.Set != nil {
			set = resourcesIn(c, a.Set)
		}
	})
	n = common.Reduce(n, less)
	if set >= 0 {
		n = set
	}
	return max(n, least)
}

// eachChange calls f for what changes the cost of a card or of what it is used for.
func eachChange(g *engine.Game, id engine.ObjectID, f func(c *engine.Context, a *engine.Ability)) {
	if !g.Occurs(engine.CostChange) {
		return
	}
	g.Works(engine.CostChange, func(c *engine.Context, a *engine.Ability) bool {
		c.It = engine.Obj(g.Ref(id))
		if (!a.OfSelf || c.Self.ID == id) && (a.Of == nil || c.Matches(a.Of, c.It)) && (a.When == nil || c.Holds(a.When)) {
			f(c, a)
		}
		return true
	})
}

// limited are the installed changes of a cost that are good for some uses alone, by their numbers; they are used up when it is paid.
func limited(g *engine.Game, id engine.ObjectID) (rows []int32) {
	eachChange(g, id, func(c *engine.Context, _ *engine.Ability) {
		if row, some := c.Limited(); some {
			rows = append(rows, row)
		}
	})
	return rows
}

// payChanged pays resources, and takes one use of what has changed how many they are.
func payChanged(g *engine.Game, p engine.Player, n int, changes []int32) {
	pay(g, p, n)
	for _, row := range changes {
		g.UseUp(row)
	}
}

// resourcesIn are the resources of a cost.
func resourcesIn(c *engine.Context, cost *engine.Cost) int {
	n := 0
	if cost == nil {
		return 0
	}
	if cost.Of != nil {
		if d := c.Eval(cost.Of); d.Kind == engine.ObjectDatum {
			n += int(c.Game().Definition(engine.ObjectID(d.N)).Numbers[Cost])
		}
	}
	for i := range cost.Parts {
		if cost.Parts[i].Field.ID == costResource {
			n += c.Number(cost.Parts[i].N)
		}
	}
	return n
}

// Costs besides resources: see costFields.
const (
	costResource = iota
	costDiscard
	costKill
	costDamage
)

var costFields = []*engine.CostField{
	{ID: costResource, Name: "resource", Kind: engine.CostNumber, Doc: "resources", Rule: book.R(3, 3)},
	{ID: costDiscard, Name: "discard", Kind: engine.CostObjects, Doc: "discard cards", Rule: book.R(6, 9), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return c.Game().Object(o.ID).Zone == handOf(p)
	}},
	{ID: costKill, Name: "kill", Kind: engine.CostObjects, Doc: "kill units of your own", Rule: book.R(9, 5), Can: func(c *engine.Context, p engine.Player, o engine.Ref) bool {
		return c.Game().Live(o) && isOn(c.Game(), o.ID) && c.Game().Controller(o.ID) == p
	}},
	{ID: costDamage, Name: "damage", Kind: engine.CostNumber, Doc: "damage to your hero", Rule: book.R(6, 8)},
}

// unpayable is why nobody pays an objects' part of a cost, by the number of its field.
var unpayable = [...]string{costDiscard: "the cost cannot be paid: discard cards", costKill: "the cost cannot be paid: kill units of your own"}

// payers lists what could pay a part of a cost.
func payers(c *engine.Context, p engine.Player, part *engine.CostPart) []engine.Datum {
	g := c.Game()
	var list []engine.Datum
	switch {
	case part.Ref != nil:
		list = c.Eval(part.Ref).List()
	case part.Filter != nil:
		list = c.Collect(part.Filter, nil)
	case part.Field.ID == costDiscard:
		list = common.Contents(g, handOf(p))
	default:
		eachUnit(g, p, func(id engine.ObjectID) { list = append(list, engine.Obj(g.Ref(id))) })
	}
	kept := list[:0]
	for _, d := range list {
		if d.Kind == engine.ObjectDatum && part.Field.Can(c, p, d.Ref()) {
			kept = append(kept, d)
		}
	}
	return kept
}

// enough reports whether a player has enough of what could pay a part of a cost.
func enough(c *engine.Context, p engine.Player, part *engine.CostPart) bool {
	g, need := c.Game(), countOf(c, part)
	if part.AnyNumber {
		return true
	}
	if part.Ref != nil {
		return len(payers(c, p, part)) >= need
	}
	if part.Filter == nil {
		if part.Field.ID == costDiscard {
			return g.Count(handOf(p)) >= need
		}
		return countUnits(g, p) >= need
	}
	n := 0
	return need <= 0 || c.Any(part.Filter, func(d engine.Datum) bool {
		if d.Kind == engine.ObjectDatum && part.Field.Can(c, p, d.Ref()) {
			n++
		}
		return n >= need
	})
}

func countOf(c *engine.Context, part *engine.CostPart) int {
	if part.N != nil {
		return c.Number(part.N)
	}
	return 1
}

// cheap reports whether a cost is nothing, or only damage, which can always be paid.
func cheap(cost *engine.Cost) bool {
	if cost == nil {
		return true
	}
	for i := range cost.Parts {
		if cost.Parts[i].Field.ID != costDamage {
			return false
		}
	}
	return cost.Of == nil && len(cost.OneOf) == 0
}

// payable tells which part of a cost a player cannot pay; more are resources besides.
func payable(c *engine.Context, p engine.Player, cost *engine.Cost, more int) *engine.Refusal {
	g := c.Game()
	if n := resourcesIn(c, cost) + more; n > resources(g, p) {
		return no(g, engine.Refusal{Rule: book.R(3, 3), Reason: "there are not enough resources"})
	}
	if cost == nil {
		return nil
	}
	if len(cost.OneOf) > 0 {
		var r *engine.Refusal
		for i := range cost.OneOf {
			if r = payable(c, p, &cost.OneOf[i], more); r == nil {
				break
			}
		}
		return r
	}
	for i := range cost.Parts {
		part := &cost.Parts[i]
		if part.Field.Kind == engine.CostObjects && !enough(c, p, part) {
			return no(g, engine.Refusal{Rule: part.Field.Rule, Reason: unpayable[part.Field.ID]})
		}
	}
	return nil
}

// payCost pays a cost for an item: what pays is chosen and recorded; it is no target of the item any more when it has left.
func payCost(t *engine.Task, p engine.Player, i engine.ItemID, cost *engine.Cost, more int) {
	payFrom(t, p, i, cost, more, common.PayerSlot)
	if i != 0 && cost != nil {
		t.JudgeTargets(i, func(slot int, d engine.Datum) bool {
			return slot >= common.PayerSlot || d.Kind != engine.ObjectDatum || t.Game().Live(d.Ref())
		})
	}
}

// payFrom is payCost with the slot number of what pays the first part.
func payFrom(t *engine.Task, p engine.Player, i engine.ItemID, cost *engine.Cost, more, slot int) {
	g := t.Game()
	if cost != nil && len(cost.OneOf) > 0 {
		o := t.AskUnlessForced(engine.DecideOption, p, func(d *engine.Decision) {
			for k := range cost.OneOf {
				if payable(&t.Context, p, &cost.OneOf[k], more) == nil {
					d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(k)})
				}
				d.Labels = append(d.Labels, costText(&t.Context, &cost.OneOf[k]))
			}
		})
		if o.Kind == engine.OptionIndex {
			payFrom(t, p, i, &cost.OneOf[o.N], more, common.PayerSlots(int(o.N)))
		}
		return
	}
	pay(g, p, resourcesIn(&t.Context, cost)+more)
	if cost == nil {
		return
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		switch part.Field.ID {
		case costDamage:
			hits := [1]hit{{id: heroOf(g, p), amount: t.Number(part.N), by: p, rule: book.R(6, 8)}}
			deal(t, hits[:])
			continue
		case costResource:
			continue
		}
		list, least := payers(&t.Context, p, part), countOf(&t.Context, part)
		most := least
		if part.AnyNumber {
			least, most = 0, len(list)
		}
		list = t.ChooseFrom(engine.DecideChoose, p, list, least, most, func(d *engine.Decision) {
			d.Text, d.Secret, d.Item = part.Field.Name, part.Field.ID == costDiscard, i
		})
		for _, d := range list {
			if i != 0 {
				g.AddPick(i, slot+k, d)
			}
		}
		if part.Field.ID == costDiscard {
			discard(t, p, list)
			continue
		}
		ids := make([]engine.ObjectID, 0, len(list))
		for _, d := range list {
			ids = append(ids, engine.ObjectID(d.N))
		}
		kill(t, ids, false)
	}
}

// costText words a cost for a choice between costs.
func costText(c *engine.Context, cost *engine.Cost) string {
	var parts []string
	for i := range cost.Parts {
		if part := &cost.Parts[i]; part.Field.Kind == engine.CostNumber {
			parts = append(parts, fmt.Sprintf("%d %s", c.Number(part.N), part.Field.Doc))
		} else {
			parts = append(parts, part.Field.Doc)
		}
	}
	return strings.Join(parts, ", ")
}

// Paid tells what paid a part of the cost of the ability that runs, by the name of the part.
func (r *Rules) Paid(c *engine.Context, name string) engine.Datum {
	g := c.Game()
	if c.Item == 0 {
		return engine.Datum{}
	}
	a := g.AbilityOf(g.Item(c.Item).Instance)
	if a == nil {
		return engine.Datum{}
	}
	return common.PaidFor(c, a.Cost, name)
}

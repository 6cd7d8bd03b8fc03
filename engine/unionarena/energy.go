package unionarena

import (
	"fmt"
	"math/bits"
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Energy is a threshold that is never spent (UA-4.14); action points are paid by resting AP cards (UA-4.15).

// colorOf is the color of a card, the first of several; -1 when it has none.
func colorOf(c *engine.Card) int {
	if c.Colors == 0 {
		return -1
	}
	return bits.TrailingZeros64(uint64(c.Colors))
}

// energyFrom is what a card generates of a color: printed, and what it is given or loses (UA-10.11); never less than nothing.
func energyFrom(c *engine.Card, d *engine.Derived, color int) int {
	return max(0, int(c.Amounts[color])+int(d.Numbers[int(MoreEnergy)+color]))
}

// generated is the energy that a player's cards on the energy line generate, rested ones too, by color (UA-4.14).
type generated [colorCount]int

func generatedBy(g *engine.Game, p engine.Player) (x generated) {
	add := func(c *engine.Card, d *engine.Derived) {
		for k := range x {
			x[k] += energyFrom(c, d, k)
		}
	}
	for id := g.First(energyOf(p)); id != 0; id = g.Next(id) {
		add(g.Definition(id), g.Derived(id))
	}
	for id := g.First(frontOf(p)); id != 0; id = g.Next(id) {
		if d := g.Derived(id); d.Flags&(1<<flagCountsAtFront) != 0 {
			add(g.Definition(id), d)
		}
	}
	return x
}

// of is how much of that counts for a card: the energy of its color, or all of it.
func (x *generated) of(c *engine.Card) int {
	if k := colorOf(c); k >= 0 {
		return x[k]
	}
	return x.all()
}

func (x *generated) all() (n int) {
	for _, k := range x {
		n += k
	}
	return n
}

// energyOfColor is the energy of a color that a player generates.
func energyOfColor(g *engine.Game, p engine.Player, color int) int { return generatedBy(g, p)[color] }

// allEnergy is the energy that a player generates, of all colors together.
func allEnergy(g *engine.Game, p engine.Player) int {
	x := generatedBy(g, p)
	return x.all()
}

// activeAP counts the active AP cards of a player.
func activeAP(g *engine.Game, p engine.Player) int {
	n := 0
	for id := g.First(apOf(p)); id != 0; id = g.Next(id) {
		if !g.Status(id, Exhausted) {
			n++
		}
	}
	return n
}

// payAP rests AP cards of a player; there must be enough active ones.
func payAP(t *engine.Task, p engine.Player, n int) {
	if n <= 0 {
		return
	}
	g := t.Game()
	e := event(t, Pays, R(4, 15))
	e.Player, e.Amount = p, int16(n)
	for id := g.First(apOf(p)); id != 0 && n > 0; id = g.Next(id) {
		if g.SetStatus(id, Exhausted, true) {
			n--
		}
	}
	t.Emit(e)
}

// printedAP is the AP cost of a card as it is printed.
func printedAP(c *engine.Card) int {
	if c.HasNumber&engine.Bit(uint8(AP)) == 0 {
		return int(numbers[AP].Base)
	}
	return int(c.Numbers[AP])
}

// price is what a card asks for: action points, and energy of its color.
type price struct{ ap, energy int }

// priceOf is what a card asks of a player who plays it now (UA-4.14, UA-4.15, UA-4.19).
func priceOf(g *engine.Game, p engine.Player, id engine.ObjectID) price {
	c := g.Printed(id)
	x := price{printedAP(c), int(c.Numbers[RequiredEnergy])}
	if !g.Occurs(engine.CostChange) {
		return x
	}
	x = repriced(x, func(f func(q *engine.Context, a *engine.Ability)) { eachChange(g, p, id, f) })
	if x.ap != printedAP(c) || x.energy != int(c.Numbers[RequiredEnergy]) {
		g.Applies(R(4, 19))
	}
	return x
}

// repriced is what the texts that each goes through make of a price.
func repriced(x price, each func(f func(q *engine.Context, a *engine.Ability))) price {
	var least price
	var ap, energy []common.Reduction
	set := price{-1, -1} // what no text sets stays as it is
	each(func(q *engine.Context, a *engine.Ability) {
		if a.More != nil {
			y := priceIn(q, a.More)
			x.ap, x.energy = x.ap+y.ap, x.energy+y.energy
		}
		low := priceIn(q, a.Min)
		if a.Less != nil {
			y := priceIn(q, a.Less)
			ap, energy = append(ap, common.Reduction{Less: y.ap, Least: low.ap}), append(energy, common.Reduction{Less: y.energy, Least: low.energy})
		} else {
			least = price{max(least.ap, low.ap), max(least.energy, low.energy)}
		}
		if a.Set != nil {
			for i := range a.Set.Parts {
				switch part := &a.Set.Parts[i]; part.Field.ID {
				case costAP:
					set.ap = q.Number(part.N)
				case costEnergy:
					set.energy = q.Number(part.N)
				}
			}
		}
	})
	x = price{common.Reduce(x.ap, ap), common.Reduce(x.energy, energy)}
	if set.ap >= 0 {
		x.ap = set.ap
	}
	if set.energy >= 0 {
		x.energy = set.energy
	}
	x = price{max(x.ap, least.ap), max(x.energy, least.energy)}
	return x
}

// eachChange calls f for what changes the price of a card that a player plays now.
func eachChange(g *engine.Game, p engine.Player, id engine.ObjectID, f func(q *engine.Context, a *engine.Ability)) {
	if !g.Occurs(engine.CostChange) {
		return
	}
	g.ProposeBy(id, p)
	defer g.Propose(0)
	apply := func(q *engine.Context, a *engine.Ability) bool {
		q.It = engine.Obj(g.Ref(id))
		if (!a.OfSelf || q.Self.ID == id) && (a.Of == nil || q.Matches(a.Of, q.It)) && (a.When == nil || q.Holds(a.When)) {
			f(q, a)
		}
		return true
	}
	g.Works(engine.CostChange, apply)
	own(g, p, id, engine.CostChange, apply)
}

// eachAbilityChange calls f for what changes the costs of the activated abilities of an object on the field.
func eachAbilityChange(g *engine.Game, id engine.ObjectID, f func(q *engine.Context, a *engine.Ability)) {
	if !g.Occurs(engine.CostChange) {
		return
	}
	g.Works(engine.CostChange, func(q *engine.Context, a *engine.Ability) bool {
		q.It = engine.Obj(g.Ref(id))
		if a.Of != nil && q.Matches(a.Of, q.It) && (a.When == nil || q.Holds(a.When)) {
			f(q, a)
		}
		return true
	})
}

// costNow is what an activated ability of an object asks for: its cost, with what texts make of the action points in it.
func costNow(c *engine.Context, cost *engine.Cost) *engine.Cost {
	g := c.Game()
	if !g.Occurs(engine.CostChange) {
		return cost
	}
	own := priceIn(c, cost).ap
	x := repriced(price{ap: own}, func(f func(q *engine.Context, a *engine.Ability)) { eachAbilityChange(g, c.Self.ID, f) })
	switch {
	case cost != nil && len(cost.OneOf) > 0:
		now := &engine.Cost{}
		for i := range cost.OneOf {
			now.OneOf = append(now.OneOf, *costNow(c, &cost.OneOf[i]))
		}
		return now
	case x.ap == own:
		return cost
	}
	now := &engine.Cost{}
	if cost != nil {
		now.Parts = slices.Clone(cost.Parts)
	}
	k := slices.IndexFunc(now.Parts, func(part engine.CostPart) bool { return part.Field.ID == costAP })
	if k < 0 {
		k, now.Parts = len(now.Parts), append(now.Parts, engine.CostPart{Field: costFields[costAP]})
	}
	ap := number(x.ap)
	now.Parts[k].N = &ap
	return now
}

// priceIn reads action points and required energy of a cost.
func priceIn(c *engine.Context, cost *engine.Cost) (x price) {
	if cost == nil {
		return x
	}
	if cost.Of != nil {
		if d := c.Eval(cost.Of); d.Kind == engine.ObjectDatum {
			x.ap += printedAP(c.Game().Definition(engine.ObjectID(d.N)))
		}
	}
	for i := range cost.Parts {
		switch part := &cost.Parts[i]; part.Field.ID {
		case costAP:
			x.ap += c.Number(part.N)
		case costEnergy:
			x.energy += c.Number(part.N)
		}
	}
	return x
}

// own calls f for the abilities of a kind in the text of a card that is not on the field, with p as its controller.
func own(g *engine.Game, p engine.Player, id engine.ObjectID, kind engine.AbilityKind, f func(c *engine.Context, a *engine.Ability) bool) {
	def := g.Printed(id)
	if onField(g, id) || def.Has&engine.Bit(uint8(kind)) == 0 {
		return
	}
	for i := range def.Abilities {
		if a := &def.Abilities[i]; a.Kind == kind && a.Scope == engine.OwnText {
			c := g.ForAbility(id, a)
			c.You = p
			if a.Active != nil && !c.Holds(a.Active) {
				continue
			}
			if !f(&c, a) {
				return
			}
		}
	}
}

// enoughEnergy tells whether the energy that a player generates meets what a card asks for (UA-4.14).
func enoughEnergy(g *engine.Game, p engine.Player, id engine.ObjectID, need int) engine.Refusal {
	if need <= 0 {
		return engine.Refusal{}
	}
	if x := generatedBy(g, p); x.of(g.Printed(id)) >= need {
		return engine.Refusal{}
	}
	return engine.Refusal{Rule: R(4, 14), Reason: reasonEnergy}
}

const reasonEnergy = "not enough energy is generated"

// energyShort words how much energy is asked for and generated.
func energyShort(g *engine.Game, p engine.Player, id engine.ObjectID, need int) string {
	what, have := "energy", allEnergy(g, p)
	if k := colorOf(g.Printed(id)); k >= 0 {
		what, have = colors[k].Name+" energy", energyOfColor(g, p, k)
	}
	return fmt.Sprintf(": it asks for %d %s, and the energy line generates %d", need, what, have)
}

package unionarena

import (
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Costs in brackets, extra costs and leading costs (UA-4.21, UA-4.25): all parts are paid.

// Fields of costs.
const (
	costAP = iota
	costEnergy
	costExhaust
	costDiscard
	costSideline
	costBounce
	costRemove
	costLife
)

var costFields = []*engine.CostField{
	{ID: costAP, Name: "ap", Kind: engine.CostNumber, Doc: "action points", Rule: R(4, 15)},
	{ID: costEnergy, Name: "required_energy", Kind: engine.CostNumber, Doc: "in changes of what a card asks for: its required energy", Rule: R(4, 14)},
	{ID: costExhaust, Name: "exhaust", Kind: engine.CostObjects, Doc: "rest active cards on the field", Rule: R(4, 25), Can: func(c *engine.Context, p engine.Player, r engine.Ref) bool {
		g := c.Game()
		return live(g, r) && g.Controller(r.ID) == p && !g.Status(r.ID, Exhausted)
	}},
	{ID: costDiscard, Name: "discard", Kind: engine.CostObjects, Doc: "put cards from the hand to the sideline", Rule: R(4, 25), Can: func(c *engine.Context, p engine.Player, r engine.Ref) bool {
		return c.Game().Live(r) && c.Game().Object(r.ID).Zone == handOf(p)
	}},
	{ID: costSideline, Name: "sideline", Kind: engine.CostObjects, Doc: "sideline cards on the field", Rule: R(4, 25), Can: func(c *engine.Context, p engine.Player, r engine.Ref) bool {
		return live(c.Game(), r) && c.Game().Controller(r.ID) == p
	}},
	{ID: costBounce, Name: "bounce", Kind: engine.CostObjects, Doc: "return cards on the field to the hand", Rule: R(4, 25), Can: func(c *engine.Context, p engine.Player, r engine.Ref) bool {
		return live(c.Game(), r) && c.Game().Controller(r.ID) == p
	}},
	{ID: costRemove, Name: "remove", Kind: engine.CostObjects, Doc: "put cards of the own sideline into the removal area", Rule: R(4, 25), Can: func(c *engine.Context, p engine.Player, r engine.Ref) bool {
		return c.Game().Live(r) && c.Game().Object(r.ID).Zone == sidelineOf(p)
	}},
	{ID: costLife, Name: "life", Kind: engine.CostNumber, Doc: "put own life cards to the sideline", Rule: R(4, 21)},
}

// movesPayer reports whether what pays such a part is no longer where it was: it pays nothing else.
func movesPayer(field uint8) bool { return field >= costDiscard && field <= costRemove }

// payersOf lists what could pay a part of a cost.
func payersOf(c *engine.Context, p engine.Player, part *engine.CostPart, taken []engine.Datum) []engine.Datum {
	g := c.Game()
	if part.Ref != nil {
		var list []engine.Datum
		for _, d := range c.Eval(part.Ref).List() {
			if part.Field.Can(c, p, d.Ref()) && !slices.Contains(taken, d) {
				list = append(list, d)
			}
		}
		return list
	}
	var list []engine.Datum
	add := func(id engine.ObjectID) {
		d := engine.Obj(g.Ref(id))
		if part.Field.Can(c, p, d.Ref()) && !slices.Contains(taken, d) && (part.Filter == nil || c.Matches(part.Filter, d)) {
			list = append(list, d)
		}
	}
	switch part.Field.ID {
	case costDiscard:
		eachOn(g, handOf(p), func(id engine.ObjectID) {
			if id != c.Self.ID { // the card that is being played pays nothing
				add(id)
			}
		})
	case costRemove:
		eachOn(g, sidelineOf(p), add)
	default:
		eachOf(g, p, add)
	}
	return list
}

// countOf is how many things pay a part.
func countOf(c *engine.Context, part *engine.CostPart) int {
	if part.N == nil {
		return 1
	}
	return max(0, c.Number(part.N))
}

// payable reports whether a player can pay a cost beside ap action points that something else takes (UA-4.24).
func payable(c *engine.Context, p engine.Player, cost *engine.Cost, ap int) bool {
	if cost == nil {
		return true
	}
	for i := range cost.OneOf {
		if payable(c, p, &cost.OneOf[i], ap) {
			return true
		}
	}
	if len(cost.OneOf) > 0 {
		return false
	}
	g := c.Game()
	if x := priceIn(c, cost).ap; x > 0 && ap+x > activeAP(g, p) {
		return false
	}
	var buf [8]engine.Datum
	return partsPayable(c, p, cost.Parts, buf[:0])
}

// partsPayable reports whether a player can pay parts of a cost, action points apart, when some things pay others.
func partsPayable(c *engine.Context, p engine.Player, parts []engine.CostPart, taken []engine.Datum) bool {
	g := c.Game()
	for i := range parts {
		part := &parts[i]
		switch part.Field.ID {
		case costLife:
			if c.Number(part.N) > g.Count(lifeOf(p)) {
				return false
			}
		case costAP, costEnergy:
		default:
			n := countOf(c, part)
			list := payersOf(c, p, part, taken)
			if len(list) < n && !part.AnyNumber {
				return false
			}
			if len(list) == n && movesPayer(part.Field.ID) && part.Ref == nil {
				taken = append(taken, list...) // it must pay this, so it pays nothing else
			}
		}
	}
	return true
}

// pay lets a player pay a cost that is payable, asking what there is to choose.
func pay(t *engine.Task, p engine.Player, c *engine.Context, cost *engine.Cost) {
	payFrom(t, p, c, cost, 0, common.PayerSlot)
}

// payFrom is pay for an item, if there is one, that is to know what has paid: slot is the number of the first part.
func payFrom(t *engine.Task, p engine.Player, c *engine.Context, cost *engine.Cost, item engine.ItemID, slot int) {
	if cost == nil {
		return
	}
	if len(cost.OneOf) > 0 {
		o := t.AskUnlessForced(engine.DecideOption, p, func(d *engine.Decision) {
			d.Source = c.Self
			for i := range cost.OneOf {
				if payable(c, p, &cost.OneOf[i], 0) {
					d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(i)})
				}
				d.Labels = append(d.Labels, costText(&cost.OneOf[i]))
			}
		})
		if o.Kind == engine.OptionIndex {
			payFrom(t, p, c, &cost.OneOf[o.N], item, common.PayerSlots(int(o.N)))
		}
		return
	}
	saved := t.Context
	t.Context = *c
	t.You = p
	payAP(t, p, priceIn(c, cost).ap)
	for i := range cost.Parts {
		payPart(t, p, c, cost.Parts[i:], item, slot+i)
	}
	t.Context = saved
}

// payPart pays the first of the parts that are left of a cost: by nothing that another one needs.
func payPart(t *engine.Task, p engine.Player, c *engine.Context, parts []engine.CostPart, item engine.ItemID, slot int) {
	g := t.Game()
	part, rest := &parts[0], parts[1:]
	switch part.Field.ID {
	case costAP, costEnergy: // what is not things is paid already, or only asked for
		return
	case costLife:
		loseLife(t, p, chooseLife(t, p, p, c.Number(part.N)), R(4, 21))
		return
	}
	list := payersOf(c, p, part, nil)
	least := countOf(c, part)
	most := least
	if part.AnyNumber {
		least, most = 0, len(list)
	}
	if part.Ref == nil {
		list = t.ChooseFrom(engine.DecideChoose, p, list, least, most, func(d *engine.Decision) {
			d.Text, d.Source, d.Secret = part.Field.Name, c.Self, part.Field.ID == costDiscard
			if len(rest) > 0 && movesPayer(part.Field.ID) {
				d.Options = slices.DeleteFunc(d.Options, func(o engine.Option) bool {
					return o.Kind == engine.OptionThing && !partsPayable(c, p, rest, append(slices.Clone(d.Picked), o.Datum()))
				})
			}
		})
	}
	if item != 0 {
		for _, d := range list {
			g.AddPick(item, slot, d)
		}
	}
	switch part.Field.ID {
	case costExhaust:
		for _, d := range list {
			exhaust(t, engine.ObjectID(d.N))
		}
	case costDiscard:
		discard(t, p, list)
	case costSideline:
		leaveField(t, list, InSideline, Sidelined, R(4, 25))
	case costBounce:
		leaveField(t, list, InHand, Bounced, R(4, 25))
	case costRemove:
		for _, d := range list {
			sendTo(t, engine.ObjectID(d.N), zoneOf(g.Object(engine.ObjectID(d.N)).Owner, InRemoval), GoesTo, R(4, 25), true)
		}
	}
}

// paysLastLife notes that a player has paid with the last life card for an effect that follows: the player loses when that is
// over, as by any effect (UA-7.6), unless the format says that the cost is judged by itself.
func paysLastLife(g *engine.Game, p engine.Player) {
	if g.Count(lifeOf(p)) == 0 && g.Knob(KnobLifeCost) == 0 {
		g.SetRegister(regPaid, g.Register(regPaid)|1<<p)
	}
}

// costText words a cost for a choice between costs.
func costText(cost *engine.Cost) string {
	var parts []string
	for i := range cost.Parts {
		parts = append(parts, cost.Parts[i].Field.Doc)
	}
	return strings.Join(parts, ", ")
}

// additionalCosts are the extra costs of a card (UA-4.21), in the order of its text.
func additionalCosts(def *engine.Card) []*engine.Ability {
	if def.Has&engine.Bit(uint8(engine.AdditionalCost)) == 0 {
		return nil
	}
	var list []*engine.Ability
	for i := range def.Abilities {
		if a := &def.Abilities[i]; a.Kind == engine.AdditionalCost {
			list = append(list, a)
		}
	}
	return list
}

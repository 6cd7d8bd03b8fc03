package riftbound

import "cardlathe/engine"

// Damage (142, 417, 418, 437): healing, dealing, preventing, and what is added to it.

// heal removes all marked damage (418).
func heal(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if g.Counter(id, Damage) == 0 {
		return false
	}
	e := event(t, Healed, engine.R(418, 1))
	e.Subject, e.Player, e.Amount = g.Ref(id), g.Controller(id), int16(g.Counter(id, Damage))
	g.SetCounter(id, Damage, 0)
	g.SetCounter(id, DamageFrom, 0)
	t.Emit(e)
	return true
}

// deal marks damage, all at once (417). Bonus damage counts once a deal, for spells and abilities (712).
func deal(t *engine.Task, list []damage, bonus bool) (total int, each []int) {
	g := t.Game()
	each = scratchOf(g).dealt[:0]
	for range list {
		each = append(each, 0)
	}
	scratchOf(g).dealt = each
	outer := t.Together()
	for i := range list {
		d := &list[i]
		if !g.Live(g.Ref(d.id)) || !isUnit(g, d.id) || !zones[g.KindOf(d.id)].Board || d.amount <= 0 {
			continue
		}
		n := d.amount
		if more := bonusDamage(g, d.by, d.id, t.Cause); bonus && more > 0 {
			n += more
			g.Applies(engine.R(417, 4))
			g.Applies(engine.R(417, 5))
		}
		if n <= 0 {
			g.Applies(engine.R(437, 4))
			continue
		}
		e := event(t, Damaged, engine.R(417, 1))
		e.Subject, e.Object, e.Player, e.By = g.Ref(d.id), d.source, g.Controller(d.id), d.by
		e.Amount, e.Place = int16(n), g.PlaceOf(d.id)
		order := d.order // of combat damage it was settled as that was assigned (465.2)
		if order == orderUnasked {
			order = orderOf(t, &e)
		}
		first := order == preventFirst
		if first {
			e.Amount -= int16(prevent(g, d.id, int(e.Amount)))
		}
		if e.Amount <= 0 || !t.Happens(&e) || e.Amount <= 0 {
			g.Applies(engine.R(437, 4))
			continue
		}
		if !first {
			e.Amount -= int16(prevent(g, d.id, int(e.Amount)))
		}
		if int(e.Amount) < n {
			g.Applies(engine.R(437, 2))
		}
		if e.Amount <= 0 {
			g.Applies(engine.R(437, 4))
			continue
		}
		g.AddCounter(d.id, Damage, int(e.Amount))
		g.SetCounter(d.id, DamageBy, int(d.by)+1)
		from := d.by
		if d.source.ID != 0 && g.Live(d.source) {
			from = g.Controller(d.source.ID) // what a unit deals is its controller's damage (417.6)
		}
		if from >= 0 {
			g.SetCounter(d.id, DamageFrom, g.Counter(d.id, DamageFrom)|1<<from)
		}
		g.SetCounter(d.id, DamageCause, int(t.Cause))
		g.SetCounter(d.id, DamageSource, truth(d.source.ID != 0))
		t.Emit(e)
		each[i] = int(e.Amount)
		total += int(e.Amount)
		source := d.source
		if source.ID == 0 {
			source = t.Self
		}
		if source.ID != 0 {
			s := event(t, Deals, engine.R(417, 6))
			s.Subject, s.Object, s.Amount, s.By, s.Player = source, g.Ref(d.id), e.Amount, d.by, d.by
			t.Emit(s)
		}
	}
	t.Apart(outer)
	return total, each
}

// prevent tells how much of a damage is prevented, after all that replaces it; the value shrinks by as much (437).
func prevent(g *engine.Game, id engine.ObjectID, n int) int {
	value := g.Counter(id, Prevented)
	if value == 0 {
		return 0
	}
	g.Applies(engine.R(437, 1))
	g.Applies(engine.R(437, 3))
	n = min(n, value)
	if value < engine.Unlimited { // "all" never shrinks
		g.SetCounter(id, Prevented, value-n)
	}
	return n
}

// damageOrder is the order of what is prevented of a damage and what else replaces it.
type damageOrder uint8

const (
	orderUnasked damageOrder = iota
	replaceFirst
	preventFirst
)

// left is what of a damage the other replacements meet.
func (o damageOrder) left(g *engine.Game, id engine.ObjectID, n int) int {
	if o == preventFirst {
		n -= g.Counter(id, Prevented)
	}
	return n
}

// orderOf asks the controller of a unit whether what is prevented of a damage goes before what else replaces it, when
// there is both (372, 437).
func orderOf(t *engine.Task, e *engine.Event) damageOrder {
	g := t.Game()
	if g.Counter(e.Subject.ID, Prevented) == 0 || !t.Replaceable(e) {
		return replaceFirst
	}
	g.Applies(engine.R(372, 1))
	it := e.Subject
	o := t.Ask(engine.DecideReplace, e.Player, func(d *engine.Decision) {
		d.Source = it
		d.Add(engine.Option{Kind: engine.OptionIndex, N: 0})
		d.Add(engine.Option{Kind: engine.OptionIndex, N: 1})
		d.Labels = append(d.Labels, "replace", "prevent")
	})
	if o.N == 1 {
		return preventFirst
	}
	return replaceFirst
}

// bonusDamage sums what is added to a deal of a player's spell or ability to a unit (712); i is the item that deals it, or 0.
func bonusDamage(g *engine.Game, p engine.Player, id engine.ObjectID, i engine.ItemID) int {
	n := g.Number(id, BonusDamage)
	if p >= 0 {
		n += bonusOf(g, p, i)
	}
	return max(n, 0)
}

// bonusOf is what is added to a deal because of the player, or of the card that is played (712).
func bonusOf(g *engine.Game, p engine.Player, i engine.ItemID) int {
	n := g.Number(g.PlayerObject(p), BonusDamage)
	if i != 0 {
		if it := g.Item(i); it.Card && g.Live(it.Instance.Bearer) && g.KindOf(it.Instance.Bearer.ID) == OnChain {
			n += g.Number(it.Instance.Bearer.ID, BonusDamage)
		}
	}
	return n
}

// splitDamage is how much damage a player may split now, bonus damage included (355.14).
func splitDamage(g *engine.Game, p engine.Player, n int, i engine.ItemID) int {
	if n <= 0 || p < 0 {
		return max(n, 0)
	}
	return n + max(0, bonusOf(g, p, i))
}

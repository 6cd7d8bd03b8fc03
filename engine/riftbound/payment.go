package riftbound

import "cardlathe/engine"

// Paying (357, 444): energy by exhausting runes, power by recycling them; one rune may give both. Runes of one domain
// and state are alike, so a payment plan counts them: how many of each domain are exhausted, how many recycled. A
// plan that recycles a ready rune where an exhausted one of that domain would do is worse in every way and is not
// offered. One decision covers the whole plan; nobody is asked when there is only one.

// source is an ability of something on the board that adds resources when a payment is asked (429): one that says as data
// what it adds, and that its bearer alone pays for.
type source struct {
	energy     int
	power      [engine.MaxResources]int
	definition int16
	ability    engine.Instance
}

// maxSources bounds how many such abilities a plan looks at.
const maxSources = 8

// wallet is what a player could pay with now.
type wallet struct {
	energy    int // in the pool, usable for this
	power     [engine.MaxResources]int
	ready     [6]int
	exhausted [6]int
	sources   []source
	more      bool // there is something that pays for spells only, and is not counted
}

// open looks at what p could pay with; spell tells whether a spell is being paid for.
func (w *wallet) open(g *engine.Game, p engine.Player, spell bool, without engine.ObjectID) {
	*w = wallet{}
	o := g.PlayerObject(p)
	w.energy = g.Counter(o, EnergyPool)
	if n := g.Counter(o, SpellEnergyPool); spell {
		w.energy += n
	} else {
		w.more = n > 0
	}
	for i := range 7 {
		w.power[i] = g.Counter(o, PowerPool+uint8(i))
	}
	for id := g.First(runesOf(g, p)); id != 0; id = g.Next(id) {
		d := domainOf(g.Definition(id))
		if d < 0 {
			continue
		}
		if g.Status(id, Exhausted) {
			w.exhausted[d]++
		} else {
			w.ready[d]++
		}
	}
	g.Works(engine.Activated, func(c *engine.Context, a *engine.Ability) bool {
		if !a.Adds || a.Speed != ReactionSpeed || c.You != p || c.Self.ID == without || len(w.sources) == maxSources {
			return true
		}
		if a.When != nil && !c.Holds(a.When) || g.LimitReached(c.Instance, a) ||
			!forbidden(g, ActActivate, p, c.Self.ID, 0).OK() {
			return true // what may not be activated does not pay (054.1)
		}
		if a.Yield == nil || a.Yield.Only != "" && !(a.Yield.Only == "spell" && spell) || !paysWithSelf(c, p, a.Cost) {
			w.more = w.more || a.Yield != nil && a.Yield.Only != ""
			return true
		}
		src := source{energy: a.Yield.Energy, ability: c.Instance, definition: g.Object(c.Self.ID).Definition}
		for _, x := range a.Yield.Power {
			r := int(x.Resource)
			if r < 0 {
				r = Universal
			}
			src.power[r] += int(x.N)
		}
		w.sources = append(w.sources, src)
		return true
	})
}

func domainOf(def *engine.Card) int {
	for d := range 6 {
		if def.Colors&engine.Bit(d) != 0 {
			return d
		}
	}
	return -1
}

// paysWithSelf reports whether the whole cost of an ability is what its bearer does, and it can.
func paysWithSelf(c *engine.Context, p engine.Player, cost *engine.Cost) bool {
	if cost == nil || len(cost.Parts) == 0 || len(cost.OneOf) > 0 {
		return false
	}
	for i := range cost.Parts {
		part := &cost.Parts[i]
		if part.Field.Kind != engine.CostObjects || part.Ref == nil || part.Ref.Op != engine.OpSelf || !part.Field.Can(c, p, c.Self) {
			return false
		}
	}
	return true
}

// canPay reports whether some plan pays a cost; own is the set of domains of the card.
func (w *wallet) canPay(t *total, own engine.Mask) bool {
	energy := w.energy
	for d := range 6 {
		energy += w.ready[d]
	}
	if len(w.sources) == 0 {
		return energy >= t.energy && w.powerLeft(t, own) >= t.power[anyPower]
	}
	all := *w
	for i := range w.sources {
		energy += w.sources[i].energy
		all.use(i)
	}
	return energy >= t.energy && all.powerLeft(t, own) >= t.power[anyPower]
}

// use counts what a source adds as if it lay in the pool.
func (w *wallet) use(i int) {
	w.energy += w.sources[i].energy
	for r, n := range w.sources[i].power {
		w.power[r] += n
	}
}

// powerLeft is how much power of any domain could still be paid after what is of one domain; negative when that
// cannot be paid.
func (w *wallet) powerLeft(t *total, own engine.Mask) int {
	universal := w.power[Universal]
	left, ownLeft := 0, 0
	for d := range 6 {
		have := w.power[d] + w.ready[d] + w.exhausted[d]
		if have < t.power[d] {
			universal -= t.power[d] - have
			have = t.power[d]
		}
		left += have - t.power[d]
		if isOwn(own, d) {
			ownLeft += have - t.power[d]
		}
	}
	if universal < 0 {
		return -1
	}
	if ownLeft < t.power[ownPower] {
		universal -= t.power[ownPower] - ownLeft
		left -= ownLeft
	} else {
		left -= t.power[ownPower]
	}
	if universal < 0 {
		return -1
	}
	return left + universal
}

// plan is a payment: how many runes of each domain are exhausted and recycled, which sources are used. What the pool
// holds is spent first.
type plan struct {
	exhaust, recycle [6]uint8
	sources          uint8
}

// OptionPlan is the option of a payment plan: four bits a domain for the runes exhausted (N) and recycled (M), and the
// sources in the top bits of both.
const OptionPlan = engine.OptionRules + 10

func (p *plan) option() engine.Option {
	o := engine.Option{Kind: OptionPlan}
	for d := range 6 {
		o.N |= int32(p.exhaust[d]&15) << (4 * d)
		o.M |= int32(p.recycle[d]&15) << (4 * d)
	}
	o.N |= int32(p.sources&15) << 24
	o.M |= int32(p.sources>>4) << 24
	return o
}

func planOf(o engine.Option) plan {
	var p plan
	for d := range 6 {
		p.exhaust[d] = uint8(o.N>>(4*d)) & 15
		p.recycle[d] = uint8(o.M>>(4*d)) & 15
	}
	p.sources = uint8(o.N>>24)&15 | uint8(o.M>>24)&15<<4
	return p
}

// plans calls f with every plan that pays a cost, until f returns false.
func (w *wallet) plans(t *total, own engine.Mask, f func(plan) bool) {
	for mask := range 1 << len(w.sources) {
		if w.skips(mask, t, own) {
			continue
		}
		with := *w
		for i := range w.sources {
			if mask&(1<<i) != 0 {
				with.use(i)
			}
		}
		p := plan{sources: uint8(mask)}
		if !with.energyPlans(&p, max(0, t.energy-with.energy), 0, t, own, f) {
			return
		}
	}
}

// skips reports whether a choice of sources need not be looked at: one of them adds nothing that the cost still takes, or
// another like it, that comes first, is left out.
func (w *wallet) skips(mask int, t *total, own engine.Mask) bool {
	for i := range w.sources {
		s := &w.sources[i]
		if mask&(1<<i) == 0 {
			for k := i + 1; k < len(w.sources); k++ {
				if x := &w.sources[k]; mask&(1<<k) != 0 && x.definition == s.definition && x.energy == s.energy && x.power == s.power {
					return true
				}
			}
			continue
		}
		// What the pool and the other sources hold without it.
		rest := wallet{energy: w.energy, power: w.power, sources: w.sources}
		for k := range w.sources {
			if k != i && mask&(1<<k) != 0 {
				rest.use(k)
			}
		}
		if (s.energy == 0 || rest.energy >= t.energy) && (s.power == [engine.MaxResources]int{} || rest.powerLeft(t, own) >= t.power[anyPower]) {
			return true
		}
	}
	return false
}

func (w *wallet) energyPlans(p *plan, need, d int, t *total, own engine.Mask, f func(plan) bool) bool {
	if d == 6 {
		if need > 0 {
			return true
		}
		q := *p
		return w.powerPlans(&q, t, own, f)
	}
	rest := 0
	for k := d + 1; k < 6; k++ {
		rest += w.ready[k]
	}
	for n := min(w.ready[d], need); n >= 0 && need-n <= rest; n-- {
		p.exhaust[d] = uint8(n)
		if !w.energyPlans(p, need-n, d+1, t, own, f) {
			return false
		}
	}
	p.exhaust[d] = 0
	return true
}

// powerPlans spends the pool first, universal power included, and spreads what is left over the runes that may pay it.
func (w *wallet) powerPlans(p *plan, t *total, own engine.Mask, f func(plan) bool) bool {
	need, pool := *t, w.power
	sum := 0
	for d := range 6 {
		take := min(need.power[d], pool[d])
		pool[d] -= take
		need.power[d] -= take
		sum += need.power[d]
	}
	for d := range 6 {
		if isOwn(own, d) {
			take := min(need.power[ownPower], pool[d])
			pool[d] -= take
			need.power[ownPower] -= take
		}
	}
	for d := range 6 {
		take := min(need.power[anyPower], pool[d])
		pool[d] -= take
		need.power[anyPower] -= take
	}
	sum += need.power[ownPower] + need.power[anyPower]
	// What runes do not pay universal power must, and all of it that is needed is spent.
	return w.spread(p, need, own, 0, min(sum, pool[Universal]), f)
}

func isOwn(own engine.Mask, d int) bool { return own == 0 || own&engine.Bit(d) != 0 }

// spread chooses how many runes of domain d and those after it are recycled; universal is what universal power pays.
func (w *wallet) spread(p *plan, need total, own engine.Mask, d, universal int, f func(plan) bool) bool {
	if d == 6 {
		left := need.power[ownPower] + need.power[anyPower]
		for k := range 6 {
			left += need.power[k]
		}
		if left != universal {
			return true
		}
		return f(*p)
	}
	most := need.power[d] + need.power[anyPower]
	if isOwn(own, d) {
		most += need.power[ownPower]
	}
	for n := min(w.ready[d]+w.exhausted[d], most); n >= 0; n-- {
		rest, left := need, n
		for _, r := range [...]int{d, ownPower, anyPower} {
			if r != ownPower || isOwn(own, d) {
				take := min(left, rest.power[r])
				rest.power[r] -= take
				left -= take
			}
		}
		p.recycle[d] = uint8(n)
		if !w.spread(p, rest, own, d+1, universal, f) {
			p.recycle[d] = 0
			return false
		}
	}
	p.recycle[d] = 0
	return true
}

// pay is payOrOwe for code that cannot simply return.
func pay(t *engine.Task, p engine.Player, cost total, own engine.Mask, spell, optional bool, without engine.ObjectID) bool {
	paid := payOrOwe(t, p, cost, own, spell, optional, without)
	if t.Owes() {
		t.Unwind()
	}
	return paid
}

// payOrOwe asks for a plan and carries it out. It reports false when the player declined (only asked when optional) or
// cannot pay, or the question is owed; then nothing has changed.
func payOrOwe(t *engine.Task, p engine.Player, cost total, own engine.Mask, spell, optional bool, without engine.ObjectID) bool {
	g := t.Game()
	if cost.free() {
		return true
	}
	var w wallet
	w.open(g, p, spell, without)
	if !w.canPay(&cost, own) {
		return false
	}
	describe := func(d *engine.Decision) {
		w.plans(&cost, own, func(q plan) bool {
			o := q.option()
			if !d.Lists(o) {
				d.Add(o)
			}
			return len(d.Options) < engine.MaxOptions-1
		})
		d.A = int32(cost.energy)
		if optional {
			d.Add(engine.Option{Kind: engine.OptionNo})
		}
	}
	o, ok := t.OweUnlessForced(engine.DecidePay, p, describe)
	if !ok {
		return false
	}
	if o.Kind != OptionPlan {
		g.Applies(engine.R(444, 2))
		return false
	}
	carryOut(t, p, planOf(o), &w, cost, own, spell)
	g.Applies(engine.R(357, 1))
	return true
}

// carryOut exhausts, recycles and takes from the pool what a plan says.
func carryOut(t *engine.Task, p engine.Player, q plan, w *wallet, cost total, own engine.Mask, spell bool) {
	g := t.Game()
	o := g.PlayerObject(p)
	given := 0
	for i := range w.sources {
		if q.sources&(1<<i) == 0 {
			continue
		}
		in := w.sources[i].ability
		a := g.AbilityOf(in)
		for k := range a.Cost.Parts {
			payPart(t, p, a.Cost.Parts[k].Field.ID, []engine.Datum{engine.Obj(in.Bearer)})
		}
		if a.Limit.N > 0 {
			g.Use(in)
		}
		yield(t, p, a.Yield)
		t.Emit(engine.Event{Kind: UsedEvent, Player: p, By: p, Subject: in.Bearer, Rule: engine.R(377, 2)})
		g.Applies(engine.R(429, 3))
	}
	for d := range 6 {
		n := int(q.exhaust[d])
		for id := g.First(runesOf(g, p)); id != 0 && n > 0; id = g.Next(id) {
			if domainOf(g.Definition(id)) == d && !g.Status(id, Exhausted) {
				exhaust(t, id)
				n--
				given++
			}
		}
	}
	recycled, runes := [6]int{}, g.NewList(8)
	for d := range 6 {
		n := int(q.recycle[d])
		recycled[d] = n
		for pass := range 2 { // exhausted runes first
			for id := g.First(runesOf(g, p)); id != 0 && n > 0; id = g.Next(id) {
				if domainOf(g.Definition(id)) == d && g.Status(id, Exhausted) == (pass == 0) {
					runes = append(runes, engine.Obj(g.Ref(id)))
					n--
				}
			}
		}
	}
	if len(runes) > 1 {
		runes = inChosenOrder(t, engine.DecidePay, runes)
	}
	if len(runes) > 0 {
		recycleInOrder(t, runes)
	}
	// Energy for spells goes first, then the pool; what sources added beyond the cost stays there.
	rest := cost.energy - given
	if rest > 0 && spell {
		take := min(rest, g.Counter(o, SpellEnergyPool))
		g.AddCounter(o, SpellEnergyPool, -take)
		rest -= take
	}
	if rest != 0 {
		g.AddCounter(o, EnergyPool, -rest)
	}
	takePower(g, o, cost, own, recycled)
	e := event(t, Pays, engine.R(444, 1))
	e.Player, e.By, e.Amount = p, p, int16(cost.energy)
	for _, n := range cost.power {
		e.Extra += int16(n)
	}
	t.Emit(e)
}

// takePower takes from the pool what recycled runes do not cover: for each need first power of the pool that can pay
// nothing dearer, then the recycled runes, then universal power.
func takePower(g *engine.Game, o engine.ObjectID, cost total, own engine.Mask, have [6]int) {
	pool := func(r, n int) int {
		k := min(n, g.Counter(o, PowerPool+uint8(r)))
		if k > 0 {
			g.AddCounter(o, PowerPool+uint8(r), -k)
		}
		return n - k
	}
	runes := func(d, n int) int {
		k := min(n, have[d])
		have[d] -= k
		return n - k
	}
	for d := range 6 {
		cost.power[d] = pool(d, cost.power[d])
	}
	for d := range 6 {
		if isOwn(own, d) {
			cost.power[ownPower] = pool(d, cost.power[ownPower])
		}
	}
	for d := range 6 {
		cost.power[anyPower] = pool(d, cost.power[anyPower])
	}
	for d := range 6 {
		cost.power[d] = pool(Universal, runes(d, cost.power[d]))
	}
	for d := range 6 {
		if isOwn(own, d) {
			cost.power[ownPower] = runes(d, cost.power[ownPower])
		}
	}
	for d := range 6 {
		cost.power[anyPower] = runes(d, cost.power[anyPower])
	}
	pool(Universal, cost.power[ownPower]+cost.power[anyPower])
}

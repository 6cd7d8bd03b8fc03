package riftbound

import "cardlathe/engine"

// Paying (357, 444): energy by exhausting runes, power by recycling them; one rune may give both. Runes of one domain
// and state are alike, so a payment plan counts them: how many of each domain are exhausted, how many recycled. A
// plan that recycles a ready rune where an exhausted one of that domain would do is worse in every way and is not
// offered. One decision covers the whole plan; nobody is asked when there is only one. Abilities that add resources and
// are reactions may be used before the plan is chosen (429.3), one after the other: see adders.go.

// wallet is what a player could pay with now.
type wallet struct {
	energy    int // in the pool, usable for this
	power     [engine.MaxResources]int
	ready     [6]int
	exhausted [6]int
	adders    []adder
	uses      purpose
	kept      purpose // there is something kept for these, and it is not counted
	things    bool    // some adder takes things, which may be what is paid for itself
	stock     takings // what there is of what adders take
}

// open looks at what p could pay with for some purpose; without is an object whose abilities cannot help, or 0.
func (w *wallet) open(g *engine.Game, p engine.Player, uses purpose, without engine.ObjectID) {
	if inShowdown(g) {
		uses |= 1 << forShowdown
	}
	*w = wallet{uses: uses}
	o := g.PlayerObject(p)
	w.energy = g.Counter(o, EnergyPool)
	for r := range uint8(7) {
		w.power[r] = g.Counter(o, PowerPool+r)
	}
	for k := range uint8(len(reserves)) {
		energy, power := g.Counter(o, KeptEnergy+k), g.Counter(o, KeptPower+k)
		switch {
		case energy+power == 0:
		case uses.has(k):
			w.energy += energy
			w.power[Universal] += power
		default:
			w.kept |= 1 << k
		}
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
	w.listAdders(g, p, without)
}

// openFor is open for a card or for an ability of an object. A card that is played is nothing that could be discarded for what adds
// resources.
func (w *wallet) openFor(g *engine.Game, p engine.Player, uses purpose, id engine.ObjectID) {
	if !isOnBoard(g, id) {
		defer g.Propose(g.Proposed)
		g.Propose(id)
	}
	w.open(g, p, uses, id)
}

func domainOf(def *engine.Card) int {
	for d := range 6 {
		if def.Colors&engine.Bit(d) != 0 {
			return d
		}
	}
	return -1
}

// canPay reports whether some plan pays a cost, after what adds resources was used where that is needed; own is the set
// of domains of the card.
func (w *wallet) canPay(t *total, own engine.Mask) bool {
	return w.covers(t, own) || len(w.adders) > 0 && w.coversWithAdders(t, own)
}

// covers reports whether some plan pays a cost from the pool and runes.
func (w *wallet) covers(t *total, own engine.Mask) bool {
	energy := w.energy
	for d := range 6 {
		energy += w.ready[d]
	}
	return energy >= t.energy && w.powerLeft(t, own) >= t.power[anyPower]
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

// plan is a payment: how many runes of each domain are exhausted and recycled. What the pool holds is spent first.
type plan struct {
	exhaust, recycle [6]uint8
}

// OptionPlan is the option of a payment plan: four bits a domain for the runes exhausted (N) and recycled (M).
const OptionPlan = engine.OptionRules + 10

func (p *plan) option() engine.Option {
	o := engine.Option{Kind: OptionPlan}
	for d := range 6 {
		o.N |= int32(p.exhaust[d]&15) << (4 * d)
		o.M |= int32(p.recycle[d]&15) << (4 * d)
	}
	return o
}

func planOf(o engine.Option) plan {
	var p plan
	for d := range 6 {
		p.exhaust[d] = uint8(o.N>>(4*d)) & 15
		p.recycle[d] = uint8(o.M>>(4*d)) & 15
	}
	return p
}

// plans calls f with every plan that pays a cost, until f returns false.
func (w *wallet) plans(t *total, own engine.Mask, f func(plan) bool) {
	var p plan
	w.energyPlans(&p, max(0, t.energy-w.energy), 0, t, own, f)
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
	need, sum := w.afterPool(t, own)
	// What runes do not pay universal power must, and all of it that is needed is spent.
	return w.spread(p, need, own, 0, min(sum, w.power[Universal]), f)
}

// afterPool is what a cost still takes of power when the pool has paid what it can, universal power left out, and how much
// that is together.
func (w *wallet) afterPool(t *total, own engine.Mask) (need total, sum int) {
	need = *t
	pool := w.power
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
	return need, sum + need.power[ownPower] + need.power[anyPower]
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
func pay(t *engine.Task, p engine.Player, cost total, own engine.Mask, uses purpose, optional bool, without engine.ObjectID) bool {
	paid := payOrOwe(t, p, cost, own, uses, optional, without)
	if t.Owes() {
		t.Unwind()
	}
	return paid
}

// payOrOwe asks for a plan and carries it out; what adds resources may be used before. It reports false when the player
// declined (only asked when optional) or cannot pay, or the question is owed; then nothing is paid, though an ability that
// was used has added what it adds.
func payOrOwe(t *engine.Task, p engine.Player, cost total, own engine.Mask, uses purpose, optional bool, without engine.ObjectID) bool {
	g := t.Game()
	if cost.free() {
		return true
	}
	var w wallet
	describe := func(d *engine.Decision) {
		w.plans(&cost, own, func(q plan) bool {
			o := q.option()
			if !d.Lists(o) {
				d.Add(o)
			}
			return len(d.Options) < engine.MaxOptions-1-min(len(w.adders), engine.MaxOptions/2)
		})
		for i := range w.adders {
			if o := w.adders[i].option(); !w.alike(i) && len(d.Options) < engine.MaxOptions-1 && !d.Lists(o) && w.helps(i, &cost, own) {
				d.Add(o)
			}
		}
		d.A = int32(cost.energy)
		if optional {
			d.Add(engine.Option{Kind: engine.OptionNo})
		}
	}
	for {
		w.open(g, p, uses, without)
		if !w.canPay(&cost, own) {
			return false
		}
		o, ok := t.OweUnlessForced(engine.DecidePay, p, describe)
		switch {
		case !ok:
			return false
		case o.Kind == OptionActivate:
			if !useAdder(t, p, o) {
				return false
			}
			continue
		case o.Kind != OptionPlan:
			g.Applies(engine.R(444, 2))
			return false
		}
		carryOut(t, p, planOf(o), uses, cost, own)
		g.Applies(engine.R(357, 1))
		return true
	}
}

// carryOut exhausts, recycles and takes from the pool what a plan says.
func carryOut(t *engine.Task, p engine.Player, q plan, uses purpose, cost total, own engine.Mask) {
	g := t.Game()
	if inShowdown(g) {
		uses |= 1 << forShowdown
	}
	o := g.PlayerObject(p)
	given := 0
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
	// What is kept for this goes first, then the pool; what was added beyond the cost stays there.
	rest := cost.energy - given
	for k := range uint8(len(reserves)) {
		if uses.has(k) && rest > 0 {
			rest -= take(g, o, KeptEnergy+k, rest)
		}
	}
	if rest != 0 {
		g.AddCounter(o, EnergyPool, -rest)
	}
	takePower(g, o, cost, own, recycled, uses)
	e := event(t, Pays, engine.R(444, 1))
	e.Player, e.By, e.Amount = p, p, int16(cost.energy)
	for _, n := range cost.power {
		e.Extra += int16(n)
	}
	t.Emit(e)
}

// take takes up to n from a counter and tells how much that was.
func take(g *engine.Game, o engine.ObjectID, counter uint8, n int) int {
	k := min(n, g.Counter(o, counter))
	if k > 0 {
		g.AddCounter(o, counter, -k)
	}
	return k
}

// takePower takes from the pool what recycled runes do not cover: for each need first power of the pool that can pay
// nothing dearer, then the recycled runes, then universal power.
func takePower(g *engine.Game, o engine.ObjectID, cost total, own engine.Mask, have [6]int, uses purpose) {
	pool := func(r, n int) int {
		if r == Universal {
			for k := range uint8(len(reserves)) {
				if uses.has(k) {
					n -= take(g, o, KeptPower+k, n)
				}
			}
		}
		return n - take(g, o, PowerPool+uint8(r), n)
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

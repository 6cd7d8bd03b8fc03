package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// Abilities that add resources (429), and what their resources are kept for. Whoever pays may use those that are reactions
// before choosing how to pay, even in the middle of an effect (429.3).

// What energy and power can be kept for: the index of reserves.
const (
	forSpells uint8 = iota
	forUnits
	forGear
	forShowdown
)

// reserves are the words for what resources are kept for: cards of a type and the activated abilities of such objects, or
// whatever is paid while there is a showdown.
var reserves = []engine.Word{
	{Name: "spell", Doc: "it pays for spells"},
	{Name: "unit", Doc: "it pays for units and their activated abilities"},
	{Name: "gear", Doc: "it pays for gear and its activated abilities"},
	{Name: "showdown", Doc: "it pays for anything while there is a showdown"},
}

// purpose is what a payment is for: a bit for each of reserves that may be spent on it.
type purpose uint8

func (u purpose) has(k uint8) bool { return u&(1<<k) != 0 }

// purposeOf is the purpose of paying for a card of some types, or for an activated ability of an object of these types.
func purposeOf(types engine.Mask) purpose {
	u := purpose(0)
	for _, x := range [...]struct {
		of  uint8
		bit uint8
	}{{Spell, forSpells}, {Unit, forUnits}, {Gear, forGear}} {
		if types.Any(1 << x.of) {
			u |= 1 << x.bit
		}
	}
	return u
}

// activationPurpose is the purpose of paying for an ability of an object.
func activationPurpose(g *engine.Game, id engine.ObjectID, a *engine.Ability) purpose {
	if a.Kind != engine.Activated {
		return 0
	}
	return purposeOf(g.Derived(id).Types)
}

// adder is an ability that adds resources and may be used while its controller pays; of several costs, one of which is paid,
// each is one of its own.
type adder struct {
	instance engine.Instance
	adds     total       // of what may be spent on this; for each x where it has one
	price    total       // what its cost takes of resources
	each     total       // what it takes beyond that for each x
	most     int         // the largest x to look at
	uses     int         // how often it may be used one time after the other; 0: no more
	takes    takings     // each time
	points   takings     // beyond that for each x
	once     takings     // beyond that the first time
	bearer   engine.Mask // the fields of its cost that take its bearer
	oneOf    bool        // it is one of several costs: who has paid one of them does not pay another
	number   int32       // see activationNumber
}

// takings are things and experience, by the fields of costs: how many an adder takes each time. What several take is there once.
type takings [costDetach + 1]int

// times is how often an adder can be used with the things and the experience that there are.
func (a *adder) times(stock *takings) int {
	most := a.uses
	for k, n := range stock {
		if n -= a.once[k]; n < 0 {
			return 0
		}
		if a.takes[k] > 0 {
			most = min(most, n/a.takes[k])
		}
	}
	return most
}

// takesOf reports whether an adder takes anything by a field of its cost.
func (a *adder) takesOf(field int) bool {
	return a.takes[field]|a.points[field]|a.once[field] > 0
}

// use notes that the i-th adder is used n times: what it takes is there no more, nor are the costs beside the one that it is.
func (w *wallet) use(i, n int) {
	if n == 0 {
		return
	}
	a := &w.adders[i]
	for k := range w.stock {
		w.stock[k] -= a.once[k] + n*a.takes[k]
	}
	if a.oneOf {
		w.adders = slices.Clone(w.adders)
		for k := range w.adders {
			if k != i && w.adders[k].instance == a.instance {
				w.adders[k].uses = 0
			}
		}
	}
}

// mostConverted bounds the x of an ability that turns resources into others when it is looked at what could be paid.
const mostConverted = 12

// listAdders finds what p could use to add resources.
func (w *wallet) listAdders(g *engine.Game, p engine.Player, without engine.ObjectID) {
	if !g.Occurs(engine.Activated) {
		return
	}
	var stock [costDetach + 1][]engine.Datum
	g.Works(engine.Activated, func(c *engine.Context, a *engine.Ability) bool {
		if !a.Adds || a.Yield == nil || a.Speed != ReactionSpeed || c.You != p || c.Self.ID == without || !mayUse(g, p, c, a).OK() {
			return true // what may not be activated does not pay (054.1)
		}
		if y := a.Yield; y.Only != 0 && !w.uses.has(y.Only-1) {
			w.kept |= 1 << (y.Only - 1)
			return true
		}
		cost := costOf(c, a.Cost)
		w.things = w.things || takesThings(cost) || takesThings(a.X)
		x := adder{instance: c.Instance, adds: addedBy(c, p, a), most: 1, uses: usesOf(c, p, a), number: activationNumber(g, c, a)}
		if a.X != nil {
			x.uses = 1 // with a larger x it is the same
			resourcesOf(c, a.X, &x.each)
			x.points = w.takenBy(c, p, a.X, &stock)
			x.most = pointsOf(c, p, a, mostConverted)
		}
		if cost == nil || len(cost.OneOf) == 0 {
			w.addAdder(c, p, a, cost, x, &stock)
			return true
		}
		x.oneOf = true
		for i := range cost.OneOf {
			if payable(c, p, &cost.OneOf[i]) {
				w.addAdder(c, p, a, &cost.OneOf[i], x, &stock)
			}
		}
		return true
	})
	for k := range stock {
		if len(stock[k]) == 0 {
			continue
		}
		w.stock[k] += len(stock[k])
		for i := range w.adders {
			if x := &w.adders[i]; x.bearer&engine.Bit(k) != 0 && slices.Contains(stock[k], engine.Obj(x.instance.Bearer)) {
				x.takes[k]++ // one that others may take
			}
		}
	}
}

// addAdder lists an adder with one cost.
func (w *wallet) addAdder(c *engine.Context, p engine.Player, a *engine.Ability, cost *engine.Cost, x adder, stock *[costDetach + 1][]engine.Datum) {
	x.price = priceNow(c, p, a, cost)
	x.takes = w.takenBy(c, p, cost, stock)
	for k := 0; cost != nil && k < len(cost.Parts); k++ {
		if part := &cost.Parts[k]; part.Field.Kind == engine.CostObjects && part.Ref != nil && part.Ref.Op == engine.OpSelf {
			x.bearer |= engine.Bit(int(part.Field.ID))
		}
	}
	if a.X != nil && x.plain() { // nothing to weigh: for each x it is as if it were used once more
		x.uses, x.most = pointsOf(c, p, a, maxX), 1
		x.takes, x.once, x.points = x.points, x.takes, takings{}
	}
	if x.uses > 0 && x.most > 0 {
		w.adders = append(w.adders, x)
	}
}

// priceNow is what a cost of an ability takes of resources, as other texts make it now.
func priceNow(c *engine.Context, p engine.Player, a *engine.Ability, cost *engine.Cost) (price total) {
	resourcesOf(c, cost, &price)
	g := c.Game()
	if !g.Occurs(engine.CostChange) {
		return price
	}
	pr := propose(g)
	defer unpropose(g)
	pr.c.Reuse(*c)
	pr.g, pr.p, pr.ability = g, p, a
	return pr.changed(price, total{})
}

// takenBy is what a cost takes each time; stock grows by the things that it may take.
func (w *wallet) takenBy(c *engine.Context, p engine.Player, cost *engine.Cost, stock *[costDetach + 1][]engine.Datum) (t takings) {
	if cost == nil || len(cost.OneOf) > 0 {
		return t
	}
	if t[costXP] = xpOf(c, cost); t[costXP] > 0 {
		w.stock[costXP] = c.Game().Counter(c.Game().PlayerObject(p), XP)
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects || part.Ref != nil || part.AnyNumber {
			continue
		}
		t[part.Field.ID] += count(c, part)
		list := &stock[part.Field.ID]
		for _, d := range payers(c, p, part) {
			if !slices.Contains(*list, d) {
				*list = append(*list, d)
			}
		}
	}
	return t
}

// takesThings reports whether a cost takes things that its payer chooses.
func takesThings(cost *engine.Cost) bool {
	if cost == nil {
		return false
	}
	return slices.ContainsFunc(cost.Parts, func(part engine.CostPart) bool { return part.Field.Kind == engine.CostObjects && part.Ref == nil }) ||
		slices.ContainsFunc(cost.OneOf, func(one engine.Cost) bool { return takesThings(&one) })
}

// usesOf is how often an ability that p may use now could be used in a row, up to a bound: by its limit, and by the things and
// experience that its cost takes each time. Where that depends on more, what is counted on is one use.
func usesOf(c *engine.Context, p engine.Player, a *engine.Ability) int {
	g, most := c.Game(), maxX
	if a.Limit.N > 0 {
		most = g.UsesLeft(c.Instance, a)
	}
	cost := costOf(c, a.Cost)
	if cost == nil {
		return most
	}
	if len(cost.OneOf) > 0 {
		return 1
	}
	if n := xpOf(c, cost); n > 0 {
		most = min(most, g.Counter(g.PlayerObject(p), XP)/n)
	}
	for k := range cost.Parts {
		part := &cost.Parts[k]
		if part.Field.Kind != engine.CostObjects {
			continue
		}
		if part.Ref != nil {
			return 1
		}
		if n := count(c, part); n > 0 {
			most = min(most, len(payers(c, p, part))/n)
		}
	}
	return max(1, most)
}

// pointsOf is how many points of the x of an ability, up to a bound, a player has the things and experience for.
func pointsOf(c *engine.Context, p engine.Player, a *engine.Ability, most int) int {
	if n := xpOf(c, a.X); n > 0 {
		most = min(most, (c.Game().Counter(c.Game().PlayerObject(p), XP)-xpOf(c, a.Cost))/n)
	}
	for k := range a.X.Parts {
		part := &a.X.Parts[k]
		if part.Field.Kind != engine.CostObjects || part.Ref != nil {
			continue
		}
		if n := count(c, part); n > 0 {
			most = min(most, len(payers(c, p, part))/n)
		}
	}
	return max(0, most)
}

// addedBy is what an ability adds that is activated now: where that depends on what pays for it, the most of each resource.
func addedBy(c *engine.Context, p engine.Player, a *engine.Ability) (most total) {
	look := func() {
		var t total
		resourcesOf(c, a.Yield.Amounts, &t)
		t.power[anyPower] += t.power[ownPower] // what is of no one domain is universal
		t.power[ownPower] = 0
		most.energy = max(most.energy, t.energy)
		for r, n := range t.power {
			most.power[r] = max(most.power[r], n)
		}
	}
	if cost := costOf(c, a.Cost); cost != nil {
		for k := range cost.Parts {
			part := &cost.Parts[k]
			if part.Field.Kind != engine.CostObjects || part.N != nil || part.AnyNumber || !a.Yield.Amounts.SpeaksOf(engine.OpPaid, part.Field.Name) {
				continue
			}
			list := payers(c, p, part)
			if part.Ref != nil {
				list = c.Eval(part.Ref).List()
			}
			for _, d := range list {
				c.Try(payerSlot+k, d)
				look()
				c.Untry(1)
			}
			return most
		}
	}
	look()
	return most
}

// mayUse tells what keeps a player from using an ability that is theirs, whatever the time and what it takes of resources.
func mayUse(g *engine.Game, p engine.Player, c *engine.Context, a *engine.Ability) engine.Refusal {
	if r := forbidden(g, ActActivate, p, c.Self.ID, 0); !r.OK() {
		return r
	}
	if a.When != nil && !c.Holds(a.When) {
		return imposed(engine.R(402, 3), "its condition does not hold", c, a)
	}
	if g.LimitReached(c.Instance, a) {
		return imposed(engine.R(402, 3), "it was used as often as it may be", c, a)
	}
	if !payable(c, p, a.Cost) {
		return imposed(engine.R(357, 2), "its cost cannot be paid", c, a)
	}
	return engine.Refusal{}
}

// plain reports that an adder takes no resources.
func (x *adder) plain() bool { return x.price.free() && x.each.free() }

// after is a wallet in which the i-th adder has been used, for x, and spent what that has taken of it: the cost grows by as
// much in place of what is spent, which is the same. It reports false when its own cost is not covered.
func (w *wallet) after(i, x int, spent *total, own engine.Mask) (wallet, total, bool) {
	a := &w.adders[i]
	taken := *spent
	taken.add(&a.price)
	for range x {
		taken.add(&a.each)
	}
	// What a colourless cost of an ability calls its own domains is not looked at: it counts as power of any.
	taken.power[anyPower] += taken.power[ownPower]
	taken.power[ownPower] = 0
	next := *w
	if a.times(&w.stock) == 0 || !w.covers(&taken, own) {
		return next, taken, false
	}
	next.use(i, 1)
	next.adders = slices.Clone(next.adders)
	next.adders[i].uses--
	next.adders[i].once = takings{}
	for k, n := range a.points {
		if next.stock[k] -= x * n; next.stock[k] < 0 {
			return next, taken, false
		}
	}
	for range x {
		next.energy += a.adds.energy
		for r, n := range a.adds.power {
			next.power[r] += n
		}
	}
	return next, taken, true
}

// coversWithAdders reports whether a cost can be paid when what adds resources is used: what takes none of them as often as may be,
// then any of the others.
func (w *wallet) coversWithAdders(t *total, own engine.Mask) bool {
	left := mostTries
	return w.coversFrom(0, t, own, &left)
}

// coversFrom does so for the adders from the i-th on. Where two take of the same things it tries how often each is used; left is how
// many ways may still be looked at.
func (w *wallet) coversFrom(i int, t *total, own engine.Mask, left *int) bool {
	for i < len(w.adders) && !w.adders[i].plain() {
		i++
	}
	if i == len(w.adders) {
		rich := *w
		rich.adders = slices.DeleteFunc(slices.Clone(w.adders), func(a adder) bool { return a.plain() })
		return rich.covers(t, own) || rich.converts(t, &total{}, own, left)
	}
	a := &w.adders[i]
	most := a.times(&w.stock)
	least := most
	if a.oneOf || w.shares(i) {
		least = 0
	}
	for n := most; n >= least && *left > 0; n-- {
		*left--
		next, all := *w, a.adds.times(n)
		next.energy += all.energy
		for r, k := range all.power {
			next.power[r] += k
		}
		next.use(i, n)
		if next.coversFrom(i+1, t, own, left) {
			return true
		}
	}
	return false
}

// shares reports whether an adder that is looked at after the i-th takes of what that takes.
func (w *wallet) shares(i int) bool {
	for k := range w.adders {
		if k <= i && w.adders[k].plain() {
			continue
		}
		for f := range w.stock {
			if w.adders[i].takesOf(f) && w.adders[k].takesOf(f) {
				return true
			}
		}
	}
	return false
}

// mostTries bounds how many ways of turning resources into others are looked at for one payment. What needs more is still
// payable after it was turned by activations of its own.
const mostTries = 1000

// converts reports whether turning resources into others, after what was spent on that already, lets a cost be paid; left
// is how many ways may still be looked at.
func (w *wallet) converts(t, spent *total, own engine.Mask, left *int) bool {
	for i := range w.adders {
		if w.alike(i) {
			continue
		}
		for x := 1; x <= w.adders[i].most && *left > 0; x++ {
			*left--
			next, taken, ok := w.after(i, x, spent, own)
			if !ok {
				break
			}
			sum := taken
			sum.add(t)
			if next.covers(&sum, own) || next.converts(t, &taken, own, left) {
				return true
			}
		}
	}
	return false
}

// helps reports whether a cost still takes what the i-th adder adds, and can be paid after it was used.
func (w *wallet) helps(i int, t *total, own engine.Mask) bool {
	a := &w.adders[i]
	if a.adds.free() {
		return false
	}
	with := wallet{power: w.power}
	for r, n := range a.adds.power {
		with.power[r] += n
	}
	needed := a.adds.energy > 0 && w.energy < t.energy || with.lacks(t, own) < w.lacks(t, own)
	for k := range w.adders {
		needed = needed || k != i && !w.adders[k].plain() // it may be what another one takes
	}
	if !needed {
		return false
	}
	for x := 1; x <= a.most; x++ {
		next, taken, ok := w.after(i, x, &total{}, own)
		if !ok {
			break
		}
		if taken.add(t); next.canPay(&taken, own) {
			return true
		}
	}
	return false
}

// lacks is how much power the pool alone does not pay of a cost.
func (w *wallet) lacks(t *total, own engine.Mask) int {
	_, sum := w.afterPool(t, own)
	return max(0, sum-w.power[Universal])
}

// alike reports whether an adder before the i-th is the same ability of a copy of its card: then that one stands for both.
func (w *wallet) alike(i int) bool {
	x := &w.adders[i]
	return slices.ContainsFunc(w.adders[:i], func(y adder) bool {
		return x.instance.Definition == y.instance.Definition && x.instance.Ability == y.instance.Ability && x.adds == y.adds && x.price == y.price && x.each == y.each && x.uses == y.uses &&
			x.takes == y.takes && x.points == y.points && x.once == y.once
	})
}

// option is how the use of an adder stands among the ways to pay.
func (x *adder) option() engine.Option {
	b := x.instance.Bearer
	return engine.Option{Kind: OptionActivate, Of: engine.ObjectDatum, N: int32(b.ID), Inc: b.Inc, M: x.number}
}

// useAdder activates an ability while its controller pays: it resolves at once, and what goes on goes on (429.3). It
// reports false when a question of it is owed or it could not be completed.
func useAdder(t *engine.Task, p engine.Player, o engine.Option) bool {
	g := t.Game()
	g.Applies(engine.R(429, 3))
	context, cause, step, priority, passes, opener := t.Context, t.Cause, t.Step, g.Register(regPriority), g.Register(regPasses), g.Register(regOpener)
	i := beginActivation(t, p, engine.ObjectID(o.N), int(o.M))
	made := g.ItemsMade()
	t.Context = g.ForItem(i)
	used := finalizeAbility(t, i)
	if t.Owes() {
		return false
	}
	t.Context, t.Cause, t.Step = context, cause, step
	if g.ItemsMade() == made {
		g.SetRegister(regPriority, priority)
		g.SetRegister(regPasses, passes)
		g.SetRegister(regOpener, opener)
	}
	return used
}

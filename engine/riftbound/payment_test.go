package riftbound

import (
	"testing"

	"pgregory.net/rapid"

	"cardlathe/engine"
)

// pays reports whether a plan covers a cost from a wallet: energy from the pool and exhausted runes; power from the pool
// and recycled runes, each domain for itself, own and any from what is left.
func (w *wallet) pays(p plan, t *total, own engine.Mask) bool {
	energy := w.energy
	var power [7]int
	for d := range 6 {
		if int(p.exhaust[d]) > w.ready[d] || int(p.recycle[d]) > w.ready[d]+w.exhausted[d] {
			return false
		}
		energy += int(p.exhaust[d])
		power[d] = w.power[d] + int(p.recycle[d])
	}
	power[Universal] = w.power[Universal]
	if energy < t.energy {
		return false
	}
	need := func(n int, from ...int) bool {
		for _, d := range from {
			take := min(n, power[d])
			power[d] -= take
			n -= take
		}
		return n == 0
	}
	for d := range 6 {
		if !need(t.power[d], d, Universal) {
			return false
		}
	}
	var mine, all []int
	for d := range 6 {
		if own == 0 || own&engine.Bit(d) != 0 {
			mine = append(mine, d)
		}
		all = append(all, d)
	}
	return need(t.power[ownPower], append(mine, Universal)...) && need(t.power[anyPower], append(all, Universal)...)
}

// TestPlans: a cost can be paid just when some plan pays it, every plan pays it, and no plan is offered twice.
func TestPlans(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var w wallet
		var cost total
		small := func(name string, most int) int { return rapid.IntRange(0, most).Draw(t, name) }
		w.energy = small("pool", 2)
		for d := range 6 {
			if d < 3 {
				w.ready[d], w.exhausted[d], w.power[d] = small("ready", 3), small("exhausted", 2), small("power", 1)
			}
		}
		w.power[Universal] = small("universal", 1)
		cost.energy = small("energy", 8)
		for d := range 3 {
			cost.power[d] = small("needs", 2)
		}
		cost.power[anyPower], cost.power[ownPower] = small("any", 2), small("own", 2)
		own := engine.Mask(small("domains", 7))
		seen := map[engine.Option]bool{}
		n := 0
		w.plans(&cost, own, func(p plan) bool {
			n++
			if seen[p.option()] {
				t.Fatalf("the plan %+v is offered twice", p)
			}
			seen[p.option()] = true
			if planOf(p.option()) != p {
				t.Fatalf("the plan %+v does not survive as an option", p)
			}
			if !w.pays(p, &cost, own) {
				t.Fatalf("the plan %+v does not pay %+v from %+v", p, cost, w)
			}
			return true
		})
		if can := w.covers(&cost, own); can != (n > 0) {
			t.Fatalf("covers says %v, but there are %d plans for %+v from %+v (own %b)", can, n, cost, w, own)
		}
	})
}

// use tries to pay by a wallet's plan, or by using an adder and going on; at most depth of them.
func (w *wallet) used(t *total, own engine.Mask) bool {
	if w.covers(t, own) {
		return true
	}
	for i := range w.adders {
		for x := 1; x <= w.adders[i].most; x++ {
			if next, taken, ok := w.after(i, x, &total{}, own); ok {
				if taken.add(t); next.used(&taken, own) {
					return true
				}
			}
		}
	}
	return false
}

// TestAdders: a cost can be paid just when using some of what adds resources leads there; of what helps to pay at least one
// is offered where the pool and runes do not, and whatever is offered leaves the cost payable.
func TestAdders(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var w wallet
		var cost total
		small := func(name string, most int) int { return rapid.IntRange(0, most).Draw(t, name) }
		w.energy, w.ready[0], w.ready[1], w.exhausted[1], w.power[Universal] = small("pool", 2), small("ready", 2), small("ready", 1), small("exhausted", 1), small("universal", 1)
		for range small("adders", 3) {
			a := adder{most: 1, uses: 1 + small("more uses", 1), instance: engine.Instance{Definition: int16(len(w.adders))}}
			a.adds.energy = small("adds energy", 2)
			a.adds.power[small("domain", 6)] = small("adds power", 1)
			switch small("kind", 2) {
			case 1:
				a.price.energy, a.price.power[anyPower] = small("price", 1), small("price in power", 2)
			case 2:
				a.most, a.adds = 2, total{energy: 1}
				a.each.power[anyPower] = 1
			}
			a.takes[costDiscard], a.takes[costXP] = small("discards", 1), small("takes experience", 2)
			if a.once[costXP] = small("takes experience once", 1); !a.plain() {
				a.points[costXP] = small("takes experience for each", 1)
			}
			if n := len(w.adders); n > 0 && small("beside the one before", 2) == 2 { // another cost of the same ability
				a.instance, a.oneOf, w.adders[n-1].oneOf = w.adders[n-1].instance, true, true
			}
			w.adders = append(w.adders, a)
		}
		w.stock[costDiscard], w.stock[costXP] = small("cards", 3), small("experience", 3)
		cost.energy, cost.power[0], cost.power[anyPower] = small("energy", 6), small("fury", 2), small("any", 2)
		can := w.canPay(&cost, 0)
		if want := w.used(&cost, 0); can != want {
			t.Fatalf("canPay says %v, and using what there is %v: %+v from %+v", can, want, cost, w)
		}
		helpful := false
		for i := range w.adders {
			helpful = helpful || w.helps(i, &cost, 0)
		}
		if can && !w.covers(&cost, 0) && !helpful {
			t.Fatalf("nothing is offered that leads to paying %+v from %+v", cost, w)
		}
	})
}

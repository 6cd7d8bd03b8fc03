package riftbound

import (
	"testing"

	"pgregory.net/rapid"

	"cardlathe/engine"
)

// pays reports whether a plan covers a cost from a wallet: energy from the pool, exhausted runes and sources; power from
// the pool and recycled runes, each domain for itself, own and any from what is left.
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
	for i := range w.sources {
		if p.sources&(1<<i) != 0 {
			energy += w.sources[i].energy
			for d := range 7 {
				power[d] += w.sources[i].power[d]
			}
		}
	}
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
		for len(w.sources) < small("sources", 2) {
			src := source{definition: int16(len(w.sources) * small("card", 1)), energy: small("gives", 2)}
			src.power[small("domain", 6)] = small("power of it", 1)
			if src.definition == 0 {
				src = source{energy: 1} // copies of one card give the same
			}
			w.sources = append(w.sources, src)
		}
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
		if can := w.canPay(&cost, own); can != (n > 0) {
			t.Fatalf("canPay says %v, but there are %d plans for %+v from %+v (own %b)", can, n, cost, w, own)
		}
	})
}

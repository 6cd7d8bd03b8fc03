package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// What may be chosen while something is played (355): targets, modes, places, and whether the rest can be completed then.

// choosable tells whether all that must be chosen can be.
func (pr *proposal) choosable() engine.Refusal {
	if pr.def != nil && pr.card != 0 && pr.def.Types.Any(1<<Unit) && !pr.anyPlace() {
		if pr.ambush {
			return engine.Refusal{Rule: engine.R(822, 3), Reason: "none of your units would be left at a battlefield"}
		}
		return engine.Refusal{Rule: engine.R(355, 2), Reason: "there is no place where it could be played"}
	}
	a := pr.ability
	if a == nil {
		return engine.Refusal{}
	}
	pr.c = pr.c.WithAbility(a)
	if a.Modes != nil {
		if pr.modesLeft(a) < a.Modes.Pick {
			return engine.Refusal{Rule: engine.R(355, 3), Reason: "no mode can be chosen"}
		}
		return engine.Refusal{}
	}
	if !pr.completable(a.Targets, pr.c.SlotBase(), 0, 0, -1) {
		if r := pr.spoiledByPayment(a); !r.OK() {
			return r
		}
		return engine.Refusal{Rule: engine.R(355, 8), Reason: "there is no legal target, or its cost cannot be paid"}
	}
	return engine.Refusal{}
}

// spoiledByPayment tells whether an ability could be played if nothing had to pay for it.
func (pr *proposal) spoiledByPayment(a *engine.Ability) engine.Refusal {
	if len(pr.spent) == 0 {
		return engine.Refusal{}
	}
	spent := pr.spent
	defer func() { pr.spent, pr.unpaid = spent, false }()
	pr.unpaid = true
	if pr.completable(a.Targets, pr.c.SlotBase(), 0, 0, -1) {
		rule := engine.R(358, 1)
		if pr.card == 0 {
			rule = engine.R(405, 1)
		}
		return engine.Refusal{Rule: rule, Reason: "what pays for it leaves no legal choice"}
	}
	pr.spent = nil
	if pr.completable(a.Targets, pr.c.SlotBase(), 0, 0, -1) {
		return engine.Refusal{Rule: engine.R(358, 1), Reason: "all that could be chosen pays for it"}
	}
	return engine.Refusal{}
}

// modesLeft counts the modes that could be chosen besides taken ones.
func (pr *proposal) modesLeft(a *engine.Ability) int {
	n := 0
	for m := range a.Modes.List {
		if pr.modeOpen(a, m) {
			n++
			if a.Modes.Fresh == 0 {
				n += a.Modes.Pick // it may be taken again
			}
		}
	}
	return n
}

// modeOpen reports whether a mode may be the next one that is chosen.
func (pr *proposal) modeOpen(a *engine.Ability, m int) bool {
	if a.Modes.Fresh != 0 && (slices.Contains(pr.modes, m) || pr.item != 0 && takenMode(pr.g, pr.item, m)) {
		return false
	}
	mode := &a.Modes.List[m]
	if a.Modes.Fresh == engine.FreshTurn && pr.g.UsedMode(pr.c.Instance, m) {
		return false
	}
	saved, extra, k := pr.c, pr.extra, len(pr.modes)
	pr.c = pr.c.WithMode(mode, k)
	pr.modes = append(pr.modes, m)
	resourcesOf(&pr.c, mode.Cost, &pr.extra)
	ok := (mode.When == nil || pr.c.Holds(mode.When)) && payable(&pr.c, pr.p, mode.Cost) && pr.experienced(&pr.c, mode.Cost, 1) && pr.completable(mode.Targets, pr.c.SlotBase(), 0, 0, -1)
	pr.c, pr.extra, pr.modes = saved, extra, pr.modes[:k]
	return ok
}

// takenMode reports whether an item has a mode already, in any execution.
func takenMode(g *engine.Game, i engine.ItemID, m int) bool {
	taken := false
	g.Targets(i, func(slot int, d engine.Datum) {
		taken = taken || slot%engine.ExecutionSlots == modeSlot && int(d.N) == m
	})
	return taken
}

// fillable is a quick look before all ways are tried: each later slot that does not look at other choices has something
// to choose from.
func (pr *proposal) fillable(slots []engine.Slot, base int) bool {
	for k := 1; k < len(slots); k++ {
		slot := &slots[k]
		if slot.Kind == engine.SlotDestination || slot.Of != nil || slot.Filter == nil || slot.Filter.Reads == engine.ReadsAnything {
			continue
		}
		need := pr.least(slot)
		from := pr.g.Buffer()
		pr.candidates(base+k, slot)
		enough := pr.g.Buffer()-from >= need
		pr.g.BufferCut(from)
		if !enough {
			return false
		}
	}
	return true
}

// completable proves that slots from k on can be filled and paid for, have of slot k being filled already. What a slot
// takes is a set: only things with larger numbers than last, the one that was tried before for it, are tried after it.
func (pr *proposal) completable(slots []engine.Slot, base, k, have int, last int32) bool {
	if k == len(slots) {
		return pr.affordable() && pr.paysByChoice() && pr.repeats(slots, base/engine.ExecutionSlots+1)
	}
	slot := &slots[k]
	need := pr.least(slot)
	if have >= need && pr.completable(slots, base, k+1, 0, -1) {
		return true
	}
	if have >= max(need, 1) {
		// Taking more than needed only makes it dearer, unless something is cheaper by what is chosen.
		return pr.dependsOnChoice() && have < pr.most(slot) && pr.cheapened(slots, base, k, have)
	}
	if k == 0 && have == 0 && !pr.fillable(slots, base) {
		return false
	}
	from := pr.g.Buffer()
	pr.candidates(base+k, slot)
	ok := false
	for i, end := from, pr.g.Buffer(); i < end && !ok; i++ {
		d := pr.g.Buffered(i)
		if d.N <= last {
			continue
		}
		pr.c.Try(base+k, d)
		ok = pr.completable(slots, base, k, have+1, d.N)
		pr.c.Untry(1)
	}
	pr.g.BufferCut(from)
	return ok
}

// cheapened is completable when a slot, that has enough, takes all besides that make the whole cheaper.
func (pr *proposal) cheapened(slots []engine.Slot, base, k, have int) bool {
	slot, most, taken := &slots[k], pr.most(&slots[k]), 0
	cost := pr.total()
	from := pr.g.Buffer()
	pr.candidates(base+k, slot)
	for i, end := from, pr.g.Buffer(); i < end && have+taken < most; i++ {
		d := pr.g.Buffered(i)
		if pr.c.IsPicked(base+k, d) || !pr.legal(base+k, slot, d, engine.Ref{}) {
			continue // not beside what it has taken by now
		}
		pr.c.Try(base+k, d)
		if with := pr.total(); with != cost && with.within(&cost) {
			cost, taken = with, taken+1
		} else {
			pr.c.Untry(1)
		}
	}
	pr.g.BufferCut(from)
	ok := taken > 0 && pr.completable(slots, base, k+1, 0, -1)
	pr.c.Untry(taken)
	return ok
}

// mostProved bounds the executions of a repeated spell whose choices are proved together.
const mostProved = 3

// repeats proves that the choices of the executions from e on can be made and paid for besides (820).
func (pr *proposal) repeats(slots []engine.Slot, e int) bool {
	if e >= min(pr.executions, mostProved) || pr.ability.Modes != nil {
		return true
	}
	saved := pr.c
	pr.c = pr.c.WithExecution(e)
	ok := pr.completable(slots, e*engine.ExecutionSlots, 0, 0, -1)
	pr.c = saved
	return ok
}

// least is how many things a slot needs (355.8, 355.13).
func (pr *proposal) least(slot *engine.Slot) int {
	switch slot.Kind {
	case engine.SlotUpTo, engine.SlotAny:
		return 0
	case engine.SlotSplit:
		if slot.None {
			return 0
		}
		return min(1, pr.most(slot))
	case engine.SlotExactly:
		return pr.c.Number(slot.N)
	}
	return 1
}

// most is how many things a slot may take.
func (pr *proposal) most(slot *engine.Slot) int {
	switch slot.Kind {
	case engine.SlotSplit:
		return splitDamage(pr.g, pr.p, pr.c.Number(slot.N), pr.item) // each target gets one at least (355.14)
	case engine.SlotUpTo, engine.SlotExactly:
		return pr.c.Number(slot.N)
	case engine.SlotAny:
		return engine.MaxOptions - 1
	}
	return 1
}

// candidates appends to the game's buffer what may be chosen for a slot next, besides what it holds already.
func (pr *proposal) candidates(n int, slot *engine.Slot) {
	g := pr.g
	from := pr.c.Push(slot.Filter)
	kept := from
	var mover engine.Ref
	if slot.Kind == engine.SlotDestination && slot.Of != nil {
		mover = pr.c.Eval(slot.Of).Ref()
	}
	for i, end := from, g.Buffer(); i < end; i++ {
		d := g.Buffered(i)
		if pr.c.IsPicked(n, d) || !pr.legal(n, slot, d, mover) {
			continue
		}
		g.Rebuffer(kept, d)
		kept++
	}
	g.BufferCut(kept)
	if kept > from && !pr.unpaid && pr.clearsBoard() {
		pr.keepAfterPayment(from, slot)
	}
}

// clearsBoard reports whether something of the board pays and is gone by that.
func (pr *proposal) clearsBoard() bool {
	return slices.ContainsFunc(pr.spent, func(r engine.Ref) bool { return pr.g.Live(r) && isOnBoard(pr.g, r.ID) })
}

// keepAfterPayment leaves in the game's buffer, from an index on, what is a legal choice still when the cost has been paid:
// a choice that the payment itself makes illegal would undo the whole (358.1, 405.1).
func (pr *proposal) keepAfterPayment(from int, slot *engine.Slot) {
	g := pr.g
	g.Suppose(pr.spent, nowhere(g), func() {
		kept := from
		for i, end := from, g.Buffer(); i < end; i++ {
			if d := g.Buffered(i); pr.c.Matches(slot.Filter, d) {
				g.Rebuffer(kept, d)
				kept++
			}
		}
		g.BufferCut(kept)
	})
}

// legal reports whether a thing may be chosen for a slot (355.9, 758).
func (pr *proposal) legal(n int, slot *engine.Slot, d engine.Datum, mover engine.Ref) bool {
	g := pr.g
	if d.Kind == engine.ObjectDatum && slices.Contains(pr.spent, d.Ref()) {
		if pr.item != 0 {
			g.Applies(engine.R(355, 16))
		}
		return false // it pays for this
	}
	switch d.Kind {
	case engine.PlaceDatum:
		if pr.there != 0 && mustBeThere(&pr.c, slot, pr.there) && d.Place() != pr.there {
			return false
		}
		if slot.Kind == engine.SlotDestination && mover.ID != 0 {
			place := d.Place()
			return g.Live(mover) && g.PlaceOf(mover.ID) != place && mayStandAt(g, g.Controller(mover.ID), place) &&
				homeOf(g, mover.ID, place) && forbidden(g, ActMove, pr.p, mover.ID, place).OK()
		}
	case engine.LinkDatum:
		return engine.ItemID(d.N) != pr.item
	case engine.ObjectDatum:
		id := engine.ObjectID(d.N)
		if id == pr.card && pr.uses.has(forSpells) {
			return false // an item cannot target itself
		}
		if slot.Untargeted {
			return true
		}
		if pr.there != 0 && mustBeThere(&pr.c, slot, pr.there) && g.PlaceOf(id) != pr.there {
			return false // it was hidden there (811)
		}
		if !untargetable(g, pr.p, id).OK() {
			return false
		}
		if (slot.Total != nil || slot.Same != "") && !groupAllows(&pr.c, slot, pr.c.Picked(n, nil), d) {
			return false
		}
		if slot.Per == "place" && pr.c.PickedAtPlace(n, g.PlaceOf(id)) {
			return false
		}
		if pr.afford && deflect(g, pr.p, id) > 0 {
			pr.c.Try(n, d)
			ok := pr.affordable()
			pr.c.Untry(1)
			if !ok && pr.item != 0 {
				g.Applies(engine.R(355, 16))
			}
			return ok
		}
	}
	return true
}

// homeOf: a unit may only be moved to bases of its controller.
func homeOf(g *engine.Game, id engine.ObjectID, place engine.PlaceID) bool {
	return isBattlefield(g, place) || g.Zone(place).Owner == g.Controller(id)
}

// untargetable tells what keeps a player from choosing an object (757).
func untargetable(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	if !g.Occurs(engine.Forbid) {
		return engine.Refusal{}
	}
	return forbidden(g, ActChoose, p, id, 0)
}

// deflect is the power of any domain that a player pays to choose an object (809).
func deflect(g *engine.Game, p engine.Player, id engine.ObjectID) int {
	if !g.Opponent(p, g.Controller(id)) || !zones[g.KindOf(id)].Board {
		return 0
	}
	return g.KeywordNumber(id, Deflect)
}

// deflects sums Deflect over everything that the proposal has chosen, once for each time it is chosen.
func (pr *proposal) deflects() int {
	n := 0
	pr.c.EachPick(func(slot int, d engine.Datum) {
		if d.Kind == engine.ObjectDatum && slot%engine.ExecutionSlots < modeSlot && pr.g.Live(d.Ref()) && pr.targets(slot) {
			id := engine.ObjectID(d.N)
			if k := deflect(pr.g, pr.p, id); k > 0 && !ignoresKeyword(pr.g, pr.p, Deflect, id, pr.card) {
				n += k
			}
		}
	})
	return n
}

// targets reports whether a slot of the proposal is a target.
func (pr *proposal) targets(slot int) bool {
	if pr.ability == nil {
		return true
	}
	s := pr.slotOf(slot)
	return s == nil || !s.Untargeted
}

// slotOf is the declaration behind a slot number of the proposal.
func (pr *proposal) slotOf(n int) *engine.Slot {
	modes := pr.modes
	if pr.item != 0 && n/engine.ExecutionSlots != pr.c.SlotBase()/engine.ExecutionSlots {
		var buf [8]int
		modes = modesOf(pr.g, pr.item, n/engine.ExecutionSlots, buf[:0])
	}
	return slotIn(pr.ability, modes, n)
}

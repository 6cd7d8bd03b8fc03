package common

import "cardlathe/engine"

// PayerSlot is the slot number of what pays the first part of the cost of an ability; the next parts follow. Of several costs,
// one of which is paid, each has slots of its own: see PayerSlots.
const PayerSlot = 1000

// PayerSlots is the slot number of what pays the first part of the n-th of several costs, from 0.
func PayerSlots(n int) int { return PayerSlot + (n+1)*engine.SlotsPerMode }

// PaidFor is what paid a part of the cost of the ability whose item runs, by the name of the part: one thing, or a list where the
// part says how many; gone when nothing did.
func PaidFor(c *engine.Context, cost *engine.Cost, name string) engine.Datum {
	if cost == nil {
		return engine.Datum{}
	}
	for n := range cost.OneOf {
		if d := paidFrom(c, &cost.OneOf[n], PayerSlots(n), name); len(d.List()) > 0 {
			return d
		}
	}
	return paidFrom(c, cost, PayerSlot, name)
}

func paidFrom(c *engine.Context, cost *engine.Cost, slot int, name string) engine.Datum {
	for k := range cost.Parts {
		if cost.Parts[k].Field.Name != name {
			continue
		}
		list := c.Picked(slot+k, nil)
		if len(list) == 1 && cost.Parts[k].N == nil {
			return list[0]
		}
		return engine.ListOf(list)
	}
	return engine.Datum{}
}

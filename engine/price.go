package engine

import "slices"

// What things cost, as plain data.

// SpeaksOf reports whether how much a cost is refers to something by an operation and its name: paid.kill.
func (c *Cost) SpeaksOf(op ExprOp, name string) bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		p := &c.Parts[i]
		if p.N != nil && p.N.speaksOf(op, name) {
			return true
		}
		for k := range p.Amounts {
			if v := p.Amounts[k].Value; v != nil && v.speaksOf(op, name) {
				return true
			}
		}
	}
	return false
}

// AsksSeveral reports whether how much a cost is asks what a slot has chosen for a number, as only one thing has: might of chosen.it.
func (c *Cost) AsksSeveral(slot string) bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		p := &c.Parts[i]
		if p.N.asksFor(slot) || slices.ContainsFunc(p.Amounts, func(a CostAmount) bool { return a.Value.asksFor(slot) }) {
			return true
		}
	}
	return slices.ContainsFunc(c.OneOf, func(way Cost) bool { return way.AsksSeveral(slot) })
}

func (c *Cost) paysWith(name string) bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		if f := c.Parts[i].Field; f.Kind == CostObjects && f.Name == name {
			return true
		}
	}
	for i := range c.OneOf {
		if c.OneOf[i].paysWith(name) {
			return true
		}
	}
	return false
}

// Cost is a list of parts that are all paid, or one of several such lists.
type Cost struct {
	Parts []CostPart
	OneOf []Cost
	Of    *Expr // cost_of(ref): the printed cost of that card
	// Keyword: the cost of the keyword that the ability is of.
	Keyword bool
}

// CostPart is one part of a cost.
type CostPart struct {
	Field *CostField
	N     *Expr // how much, how many
	// Amounts by resource, for a part such as power = { calm = 1, any = 1 }.
	Amounts []CostAmount
	Ref     *Expr   // exhaust = self
	Filter  *Filter // kill = unit {...}
	// AnyNumber: as many as the payer likes, none included.
	AnyNumber bool
	// ByChoice: it speaks of what is chosen for the slots of the ability, and is paid as that says.
	ByChoice bool
}

// ByChoice reports whether a part of a cost, in one of its ways, speaks of what is chosen.
func (c *Cost) ByChoice() bool {
	if c == nil {
		return false
	}
	for i := range c.Parts {
		if c.Parts[i].ByChoice {
			return true
		}
	}
	for i := range c.OneOf {
		if c.OneOf[i].ByChoice() {
			return true
		}
	}
	return false
}

// CostAmount is an amount of one resource. Resource is an index into Vocabulary.Resources, AnyResource or OwnResource.
type CostAmount struct {
	Resource int8
	N        int16
	Value    *Expr // computed instead of N
}

// The resources of a CostAmount that are no single one: any of them, or one of the card's own colours.
const (
	AnyResource int8 = -1
	OwnResource int8 = -2
)

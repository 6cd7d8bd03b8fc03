package engine

// The buffer is scratch space shared by everything that lists things, used as a stack: note where it ends, append,
// read what was appended, cut it back. Nothing in it survives a task.

// scratch is space that is used again and again.
type scratch struct {
	buffer     []Datum
	scratchIDs []ObjectID
	lists      []Datum // the chunk that NewList takes from
	listed     int
	contexts   []*Context // pool; the first taken of them are borrowed
	taken      int
}

// Buffer is the present end of the buffer.
func (g *Game) Buffer() int { return len(g.buffer) }

// Buffered is the i-th entry of the buffer; Rebuffer overwrites it.
func (g *Game) Buffered(i int) Datum { return g.buffer[i] }

// Rebuffer overwrites the i-th entry of the buffer.
func (g *Game) Rebuffer(i int, d Datum) { g.buffer[i] = d }

// BufferCut drops what lies beyond end.
func (g *Game) BufferCut(end int) { g.buffer = g.buffer[:end] }

// Occurs reports whether any definition of this game has abilities of a kind.
func (g *Game) Occurs(kind AbilityKind) bool { return g.hasKind&Bit(uint8(kind)) != 0 }

// WithAbility returns the context with the slots of a as its own.
func (c Context) WithAbility(a *Ability) Context {
	c.SetAbility(a)
	return c
}

// SetAbility makes the slots of a the context's own.
func (c *Context) SetAbility(a *Ability) {
	c.ability = a
	c.Instance.Ability = int16(a.Index)
	c.slotBase = c.slotBase / ExecutionSlots * ExecutionSlots
}

// IsPicked reports whether a thing was picked for slot number s already.
func (c *Context) IsPicked(s int, d Datum) bool {
	found := false
	c.EachPick(func(slot int, p Datum) { found = found || slot == s && same(p, d) })
	return found
}

// PickedAtPlace reports whether something at a place was picked for slot number s already.
func (c *Context) PickedAtPlace(s int, place PlaceID) bool {
	found := false
	c.EachPick(func(slot int, p Datum) {
		found = found || slot == s && p.Kind == ObjectDatum && c.g.PlaceOf(ObjectID(p.N)) == place
	})
	return found
}

// EachPick calls f for everything picked for the item or proposal, with its slot number.
func (c *Context) EachPick(f func(slot int, d Datum)) {
	if c.Item != 0 {
		for i := range c.g.s.picks.rows {
			p := &c.g.s.picks.rows[i]
			if p.Owner == int32(c.Item) && p.Slot >= 0 && p.Off == 0 {
				f(int(p.Slot), Datum{Kind: p.Kind, N: p.N, Inc: p.Inc})
			}
		}
	}
	for i := range c.trial {
		f(c.trial[i].slot, c.trial[i].d)
	}
}

// Reuse makes c the other context, keeping the memory of its trial picks.
func (c *Context) Reuse(other Context) {
	trial := c.trial[:0]
	*c = other
	c.trial = trial
}

// listChunk is how many things a chunk of the list arena holds.
const listChunk = 512

// NewList returns an empty list with room for n things that lives until the task ends or runs again.
func (g *Game) NewList(n int) []Datum {
	if g.listed+n > len(g.lists) {
		g.lists = make([]Datum, max(listChunk, n))
		g.listed = 0
	}
	l := g.lists[g.listed : g.listed : g.listed+n]
	g.listed += n
	return l
}

// AbilityDatum is a datum for an ability instance: it lives until the task ends or runs again. Filters and fields about
// abilities get such data.
func (g *Game) AbilityDatum(in Instance) Datum {
	for i := range g.asked {
		if g.asked[i] == in {
			return Datum{Kind: AbilityDatum, N: int32(i)}
		}
	}
	g.asked = append(g.asked, in)
	return Datum{Kind: AbilityDatum, N: int32(len(g.asked) - 1)}
}

// InstanceOf is the ability instance that a datum stands for.
func (g *Game) InstanceOf(d Datum) (Instance, bool) {
	if d.Kind != AbilityDatum || int(d.N) >= len(g.asked) {
		return Instance{}, false
	}
	return g.asked[d.N], true
}

// passesAbility reports whether an ability instance passes tests.
func (c *Context) passesAbility(tests []Test, in Instance) bool {
	n := len(c.g.asked)
	d := c.g.AbilityDatum(in)
	ok := true
	for i := range tests {
		ok = ok && tests[i].Field.Test(c, d, &tests[i].Arg)
	}
	c.g.asked = c.g.asked[:n]
	return ok
}

// MatchesAbility reports whether an ability instance is in the set that a filter describes.
func (c *Context) MatchesAbility(f *Filter, in Instance) bool {
	n := len(c.g.asked)
	ok := c.Matches(f, c.g.AbilityDatum(in))
	c.g.asked = c.g.asked[:n]
	return ok
}

package engine

// What passes a filter, in a context.

// Matches reports whether a thing is in the set that a filter describes.
func (c *Context) Matches(f *Filter, d Datum) bool {
	if d.Kind == Gone {
		return false
	}
	switch f.Op {
	case FilterAny:
		for i := range f.Parts {
			if c.Matches(&f.Parts[i], d) {
				return true
			}
		}
		return false
	case FilterAll:
		for i := range f.Parts {
			if !c.Matches(&f.Parts[i], d) {
				return false
			}
		}
		return true
	case FilterNone:
		for i := range f.Parts {
			if c.Matches(&f.Parts[i], d) {
				return false
			}
		}
		return true
	}
	if f.Subject.Match != nil && !f.Subject.Match(c, d) {
		return false
	}
	return c.passes(f, d)
}

// MatchesOther is Matches of something that the event in hand is about beside its subject, such as what is killed: it is judged
// as it is now, and what has gone since by what was last remembered of it.
func (c *Context) MatchesOther(f *Filter, d Datum) bool {
	q := c.g.take()
	defer c.g.giveBack()
	*q = *c
	q.Event, q.before = nil, 0
	if d.Kind == ObjectDatum && !c.g.Live(d.Ref()) {
		if row := c.g.Remembered(d.Ref()); row != 0 {
			q.Event, q.EventID, q.before = &Event{Subject: d.Ref()}, 0, row
		}
	}
	return q.Matches(f, d)
}

// passes reports whether a thing that the filter's constructor admits passes its fields.
func (c *Context) passes(f *Filter, d Datum) bool {
	for i := range f.Tests {
		t := &f.Tests[i]
		if !t.Field.Test(c, d, &t.Arg) {
			return false
		}
	}
	if f.Where != 0 {
		q := c.WithIt(d)
		return c.g.value(&q, f.Owner, f.Where).True()
	}
	return true
}

// value calls a predicate or value function of a script.
func (g *Game) value(c *Context, s *Script, f Func) Datum {
	if g.effects == nil || s == nil || len(g.skip) > 0 && g.skipped(c.Instance) {
		return Datum{}
	}
	g.work.ScriptCalls++
	if g.deriving {
		return g.quietly(c, s, f)
	}
	return g.effects.Value(c, s, f)
}

// Push appends everything that a filter describes to the game's buffer, each thing once, in the fixed order of its
// candidates, and returns where it begins there. What a filter evaluates on the way may use the buffer above.
func (c *Context) Push(f *Filter) (from int) {
	g := c.g
	from = len(g.buffer)
	if f.Op == FilterAny {
		for i := range f.Parts {
			c.Push(&f.Parts[i])
		}
		kept := from
		for i := from; i < len(g.buffer); i++ {
			if d := g.buffer[i]; !contains(g.buffer[from:kept], d) {
				g.buffer[kept] = d
				kept++
			}
		}
		g.buffer = g.buffer[:kept]
		return from
	}
	decl := f.Subject
	if f.Op != FilterTests && len(f.Parts) > 0 {
		decl = f.Parts[0].Subject
	}
	if decl == nil || decl.All == nil {
		return from
	}
	c.candidates(f, decl)
	kept := from
	for i, end := from, len(g.buffer); i < end; i++ {
		d := g.buffer[i]
		if f.Op == FilterTests && c.passes(f, d) || f.Op != FilterTests && c.Matches(f, d) {
			g.buffer[kept] = d
			kept++
		}
	}
	g.buffer = g.buffer[:kept]
	return from
}

// Any reports whether accept takes anything that a filter describes; nothing after that is looked at.
func (c *Context) Any(f *Filter, accept func(d Datum) bool) bool {
	g := c.g
	from := len(g.buffer)
	plain := f.Op == FilterTests && f.Subject != nil && f.Subject.All != nil
	if plain {
		c.candidates(f, f.Subject)
	} else {
		c.Push(f)
	}
	found := false
	for i, end := from, len(g.buffer); i < end && !found; i++ {
		d := g.buffer[i]
		found = (!plain || c.passes(f, d)) && accept(d)
	}
	g.buffer = g.buffer[:from]
	return found
}

// candidates appends to the game's buffer whatever could pass the fields of a filter.
func (c *Context) candidates(f *Filter, decl *FilterDecl) {
	if place, ok := c.placeOf(f); !ok {
		c.g.buffer = decl.All(c, c.g.buffer)
	} else if place != 0 {
		c.g.buffer = decl.At(c, c.g.buffer, place)
	}
}

// placeOf is the only place where what a filter describes can be; false when it may be anywhere.
func (c *Context) placeOf(f *Filter) (PlaceID, bool) {
	if f.Op != FilterTests || f.Subject.At == nil {
		return 0, false
	}
	for i := range f.Tests {
		if t := &f.Tests[i]; t.Field.Place != nil {
			if place, ok := t.Field.Place(c, &t.Arg); ok {
				return place, true
			}
		}
	}
	return 0, false
}

// Collect appends everything that a filter describes to a list of the caller's own.
func (c *Context) Collect(f *Filter, list []Datum) []Datum {
	from := c.Push(f)
	list = append(list, c.g.buffer[from:]...)
	c.g.buffer = c.g.buffer[:from]
	return list
}

// All returns everything that the filters describe, in a list of its own.
func (c *Context) All(filters ...*Filter) []Datum {
	var list []Datum
	for _, f := range filters {
		for _, d := range c.Collect(f, nil) {
			if !contains(list, d) {
				list = append(list, d)
			}
		}
	}
	return list
}

// CountOf counts what a filter describes.
func (c *Context) CountOf(f *Filter) int {
	from := c.Push(f)
	n := len(c.g.buffer) - from
	c.g.buffer = c.g.buffer[:from]
	return n
}

// Some reports whether anything matches a filter.
func (c *Context) Some(f *Filter) bool { return c.CountOf(f) > 0 }

package engine

// What events a pattern describes, in a context.

// Meets reports whether the event in hand is one that a pattern describes.
func (c *Context) Meets(p *Pattern) bool {
	e := c.Event
	if len(p.Any) > 0 {
		met := false
		for i := range p.Any {
			if c.Meets(&p.Any[i]) {
				met = true
				break
			}
		}
		if !met {
			return false
		}
	} else if p.Event != nil {
		if kind := p.Event.Kind; kind != e.Kind && kind != c.as {
			if !c.history || p.Event.History != e.Kind {
				return false
			}
		} else if c.history && p.Event.History != 0 {
			return false
		}
		before := c.before
		defer func() { c.before = before }()
		c.before = 0
		switch {
		case (p.Event.JudgedBefore || p.Event.Subject == SubjectPlayer) && e.Snapshot != 0: // what a player does to a thing is told of what it was
			c.before = e.Snapshot
		case c.past && e.Subject.ID != 0 && !c.g.Live(e.Subject):
			c.before = c.g.Remembered(e.Subject)
		}
		if !c.subject(p) {
			return false
		}
		if p.Event.Cards && e.Card != 0 && c.g.defs[e.Card].Token && !p.sorts() {
			return false
		}
		if p.Match != nil && !c.Matches(p.Match, Obj(e.Subject)) {
			return false
		}
	}
	d := Datum{Kind: EventDatum, N: int32(c.EventID)}
	if len(p.Refine) > 0 && e.Subject.ID != 0 {
		it := c.It
		c.It = Obj(e.Subject)
		defer func() { c.It = it }()
	}
	for i := range p.Refine {
		r := &p.Refine[i]
		if !r.Field.Test(c, d, &r.Arg) {
			return false
		}
	}
	if p.Nth > 0 {
		q := *p
		q.Nth = 0
		n := 1
		for id := c.g.TurnStart(); id < c.EventID; id++ {
			h := *c
			h.past = true
			h.EventID, h.Event = id, &c.g.s.events.rows[id]
			if h.Event.Kind == e.Kind && h.Meets(&q) {
				n++
			}
		}
		return n == p.Nth
	}
	return true
}

// sorts reports whether a pattern says of what sort what its event happens to is.
func (p *Pattern) sorts() bool { return sorts(p.Refine) || p.Match != nil && p.Match.sorts() }

func (f *Filter) sorts() bool {
	for i := range f.Parts {
		if f.Parts[i].sorts() {
			return true
		}
	}
	return sorts(f.Tests)
}

func sorts(tests []Test) bool {
	for i := range tests {
		if tests[i].Field.Sort {
			return true
		}
	}
	return false
}

// subject reports whether the event happens to what the pattern says.
func (c *Context) subject(p *Pattern) bool {
	e := c.Event
	var d Datum
	switch p.Event.Subject {
	case SubjectPlayer:
		d = Seat(e.Player)
	case SubjectPlace:
		d = At(e.Place)
	case SubjectLink:
		d = Link(e.Item)
	case SubjectAbility:
		in := Instance{Bearer: e.Subject, Ability: -1}
		if e.Item != 0 {
			in = c.g.s.items.rows[e.Item].Instance
		}
		if p.SubjectFilter != nil {
			return c.MatchesAbility(p.SubjectFilter, in)
		}
		return c.isOne(&p.Subject, Obj(in.Bearer))
	default:
		d = Obj(e.Subject)
	}
	if p.SubjectFilter != nil {
		return c.Matches(p.SubjectFilter, d)
	}
	if c.history && p.Subject.Op == OpSelf && d.Kind == ObjectDatum && ObjectID(d.N) == c.Self.ID && c.g.voc.Zones[c.g.KindOf(c.Self.ID)].Stack {
		return true // what is being played is the same card as in its earlier plays
	}
	if !c.history && p.Subject.Op == OpSelf && d.Kind == ObjectDatum && c.g.arrived(e, c.Self) {
		return true // it hears of its own arrival
	}
	return c.isOne(&p.Subject, d)
}

// Times counts the events of this turn that a pattern describes.
func (c *Context) Times(p *Pattern) int {
	n := 0
	c.each(p, func(EventID) { n++ })
	return n
}

// each calls f for the events of this turn that a pattern describes, in their order.
func (c *Context) each(p *Pattern, f func(id EventID)) {
	for id := c.g.TurnStart(); int(id) < len(c.g.s.events.rows); id++ {
		if c.meetsAt(p, id) {
			f(id)
		}
	}
}

// Last is the last event of this turn that a pattern describes; Gone when there was none.
func (c *Context) Last(p *Pattern) Datum {
	for id := EventID(len(c.g.s.events.rows) - 1); id >= c.g.TurnStart() && id > 0; id-- {
		if c.meetsAt(p, id) {
			return Datum{Kind: EventDatum, N: int32(id)}
		}
	}
	return Datum{}
}

func (c *Context) meetsAt(p *Pattern, id EventID) bool {
	if id == 0 || c.g.s.events.rows[id].Flags&Synthetic != 0 {
		return false
	}
	q := c.g.take()
	defer c.g.giveBack()
	*q = *c
	q.history, q.past = true, true
	q.EventID, q.Event = id, &c.g.s.events.rows[id]
	return q.Meets(p)
}

func (v *Vocabulary) event(kind EventKind) *EventDecl {
	for _, e := range v.Events {
		if e.Kind == kind {
			return e
		}
	}
	return nil
}

// Waits reports whether a pattern names an event that f reports true for.
func (p *Pattern) Waits(f func(e *EventDecl) bool) bool {
	if p == nil {
		return false
	}
	for i := range p.Any {
		if p.Any[i].Waits(f) {
			return true
		}
	}
	return p.Event != nil && f(p.Event)
}

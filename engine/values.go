package engine

// What values and conditions are, in a context.

// Eval computes a value or reference.
func (c *Context) Eval(e *Expr) Datum {
	switch e.Op {
	case OpDatum:
		return e.Datum
	case OpSelf:
		return Obj(c.Self)
	case OpYou:
		return Seat(c.You)
	case OpOpponents, OpEachPlayer:
		var list []Datum
		for p := range Player(c.g.Players()) {
			if e.Op == OpEachPlayer && !c.g.Out(p) || e.Op == OpOpponents && c.g.Opponent(c.You, p) {
				list = append(list, Seat(p))
			}
		}
		return ListOf(list)
	case OpHere:
		return At(c.Here)
	case OpIt:
		return c.It
	case OpChosen:
		d, _ := c.Chosen(e.Name)
		return d
	case OpPaid:
		return c.Paid(e.Name)
	case OpArg:
		return c.Argument(e.Name)
	case OpCount:
		return Num(c.CountOf(e.Filter))
	case OpTimes:
		return Num(c.Times(e.Pattern))
	case OpSum, OpMost:
		n := 0
		of := func(d Datum) {
			v := c.named(d, e)
			if v.Kind == NumberDatum {
				if e.Op == OpSum {
					n += int(v.N)
				} else {
					n = max(n, int(v.N))
				}
			}
		}
		if e.Pattern != nil {
			c.each(e.Pattern, func(id EventID) { of(Datum{Kind: EventDatum, N: int32(id)}) })
			return Num(n)
		}
		for _, d := range c.All(e.Filter) {
			of(d)
		}
		return Num(n)
	case OpCostOf:
		d := c.Eval(&e.Args[0])
		return CostOf(&Cost{Of: &Expr{Op: OpDatum, Datum: d}})
	case OpField:
		return c.named(c.Eval(&e.Args[0]), e)
	case OpAdd, OpSub, OpMul:
		a, b := c.Eval(&e.Args[0]), c.Eval(&e.Args[1])
		if a.Kind != NumberDatum || b.Kind != NumberDatum {
			return Datum{}
		}
		switch e.Op {
		case OpAdd:
			return Num(int(a.N) + int(b.N))
		case OpSub:
			return Num(int(a.N) - int(b.N))
		}
		return Num(int(a.N) * int(b.N))
	case OpX:
		if c.Item != 0 {
			return Num(int(c.g.s.items.rows[c.Item].X))
		}
		return Num(0)
	case OpUnlimited:
		return Num(Unlimited)
	case OpFunc:
		return c.g.value(c, e.Owner, e.Func)
	case OpEventField:
		d, _ := c.EventField(e.Name)
		return d
	}
	return Datum{}
}

// Unlimited is the value that "unlimited" has: larger than any real count.
const Unlimited = 9999

// Number computes a value that must be a number; a gone one counts as 0.
func (c *Context) Number(e *Expr) int {
	if e == nil {
		return 0
	}
	if e.Op == OpDatum && e.Datum.Kind == NumberDatum {
		return int(e.Datum.N)
	}
	d := c.Eval(e)
	if d.Kind != NumberDatum {
		return 0
	}
	return int(d.N)
}

// In reports whether d is one of the things that the references name.
func (c *Context) In(refs []Expr, d Datum) bool {
	for i := range refs {
		if c.isOne(&refs[i], d) {
			return true
		}
	}
	return false
}

// isOne reports whether d is the thing, or one of the things, that a reference names.
func (c *Context) isOne(e *Expr, d Datum) bool {
	switch e.Op {
	case OpSelf:
		return d.Kind == ObjectDatum && d.Ref() == c.Self
	case OpYou:
		return d.Kind == PlayerDatum && Player(d.N) == c.You
	case OpHere:
		return d.Kind == PlaceDatum && PlaceID(d.N) == c.Here
	case OpOpponents:
		return d.Kind == PlayerDatum && c.g.Opponent(c.You, Player(d.N))
	case OpEachPlayer:
		return d.Kind == PlayerDatum && !c.g.Out(Player(d.N))
	}
	v := c.Eval(e)
	if v.Kind == ListDatum || v.Kind == ResultDatum {
		return contains(v.List(), d)
	}
	return v.Kind != Gone && same(v, d)
}

// InRange reports whether n is the number, or within the bounds, that an author gave.
func (c *Context) InRange(a *Arg, n int) bool {
	if a.HasMin {
		if v := c.Eval(&a.Min); v.Kind != NumberDatum || n < int(v.N) {
			return false
		}
	}
	if a.HasMax {
		if v := c.Eval(&a.Max); v.Kind != NumberDatum || n > int(v.N) {
			return false
		}
	}
	return true
}

// Holds evaluates a condition; nil holds.
func (c *Context) Holds(k *Condition) bool {
	if k == nil {
		return true
	}
	switch k.Op {
	case CondAll:
		for i := range k.Args {
			if !c.Holds(&k.Args[i]) {
				return false
			}
		}
		return true
	case CondAny:
		for i := range k.Args {
			if c.Holds(&k.Args[i]) {
				return true
			}
		}
		return false
	case CondNot:
		return !c.Holds(&k.Args[0])
	case CondIs:
		return c.Matches(k.Filter, c.Eval(&k.Ref))
	case CondSome:
		return c.Some(k.Filter)
	case CondCompare:
		v := c.Eval(&k.Left)
		if v.Kind != NumberDatum {
			return false
		}
		switch k.Compare {
		case AtLeast:
			return int(v.N) >= k.N
		case AtMost:
			return int(v.N) <= k.N
		}
		return int(v.N) == k.N
	case CondNamed:
		return k.Named.Test(c, k.N)
	case CondFunc:
		return c.g.value(c, k.Owner, k.Func).True()
	}
	return false
}

// View reads a field or calls a method of a view; what the vocabulary does not know is Gone.
func (c *Context) View(d Datum, name string, in *Args) Datum {
	for _, f := range c.g.voc.ViewFields {
		if f.Of == d.Kind && f.Name == name {
			return f.Get(c, d, in)
		}
	}
	return Datum{}
}

// named reads the number that a value names of a thing.
func (c *Context) named(d Datum, e *Expr) Datum {
	if e.Datum.Kind != TextDatum {
		return c.View(d, e.Name, nil)
	}
	var in Args
	in.Add("keyword").Datum = e.Datum
	return c.View(d, e.Name, &in)
}

package scripts

// The hash of a declaration covers what an item in waiting was finalized under: its slots, modes and costs. It must be
// the same in every run and for every load of the same text, so it follows names and never addresses.

import (
	"hash/fnv"
	"io"
	"strconv"

	"cardlathe/engine"
)

type hasher struct{ w io.Writer }

func declHash(a *engine.Ability) uint64 {
	f := fnv.New64a()
	h := hasher{f}
	h.ability(a)
	return f.Sum64()
}

func (h hasher) s(list ...string) {
	for _, s := range list {
		io.WriteString(h.w, s)
		io.WriteString(h.w, "\x00")
	}
}

func (h hasher) n(list ...int) {
	for _, n := range list {
		io.WriteString(h.w, strconv.Itoa(n))
		io.WriteString(h.w, ";")
	}
}

func (h hasher) flag(b bool) {
	if b {
		h.n(1)
	} else {
		h.n(0)
	}
}

func (h hasher) ability(a *engine.Ability) {
	h.s("ability")
	h.cost(a.Cost)
	h.cost(a.X)
	for i := range a.Targets {
		t := &a.Targets[i]
		h.s("slot", t.Name, t.Per)
		h.n(int(t.Kind))
		h.flag(t.Untargeted)
		h.flag(t.None)
		h.expr(t.N)
		h.expr(t.Of)
		h.s(t.Same)
		if t.Total != nil {
			h.n(int(t.Total.Number))
			h.expr(&t.Total.Max)
		}
		h.filter(t.Filter)
	}
	if a.Modes != nil {
		h.s("modes")
		h.n(a.Modes.Pick, int(a.Modes.Fresh))
		for i := range a.Modes.List {
			h.s(a.Modes.List[i].Key)
			h.ability(&a.Modes.List[i])
		}
	}
}

func (h hasher) cost(c *engine.Cost) {
	if c == nil {
		h.s("-")
		return
	}
	h.s("cost")
	h.flag(c.Keyword)
	h.expr(c.Of)
	for i := range c.Parts {
		p := &c.Parts[i]
		h.s(p.Field.Name)
		h.expr(p.N)
		h.expr(p.Ref)
		h.filter(p.Filter)
		h.flag(p.AnyNumber)
		for _, a := range p.Amounts {
			h.n(int(a.Resource), int(a.N))
			h.expr(a.Value)
		}
	}
	for i := range c.OneOf {
		h.cost(&c.OneOf[i])
	}
}

func (h hasher) expr(e *engine.Expr) {
	if e == nil {
		h.s("-")
		return
	}
	h.s(e.Name)
	h.n(int(e.Op), int(e.Datum.Kind), int(e.Datum.N), int(e.Datum.Inc), int(e.Func))
	h.s(e.Datum.Text())
	h.filter(e.Filter)
	h.pattern(e.Pattern)
	for i := range e.Args {
		h.expr(&e.Args[i])
	}
}

func (h hasher) filter(f *engine.Filter) {
	if f == nil {
		h.s("-")
		return
	}
	if f.Subject != nil {
		h.s(f.Subject.Name)
	}
	h.n(int(f.Op), int(f.Where))
	h.tests(f.Tests)
	for i := range f.Parts {
		h.filter(&f.Parts[i])
	}
}

func (h hasher) tests(list []engine.Test) {
	h.n(len(list))
	for i := range list {
		a := &list[i].Arg
		h.s(list[i].Field.Name)
		h.flag(a.Flag)
		h.flag(a.HasMin)
		h.flag(a.HasMax)
		if a.HasMin {
			h.expr(&a.Min)
		}
		if a.HasMax {
			h.expr(&a.Max)
		}
		h.s(a.Words...)
		for k := range a.Refs {
			h.expr(&a.Refs[k])
		}
		h.filter(a.Filter)
		h.pattern(a.Pattern)
	}
}

func (h hasher) pattern(p *engine.Pattern) {
	if p == nil {
		h.s("-")
		return
	}
	h.expr(&p.Subject)
	h.filter(p.SubjectFilter)
	if p.Event != nil {
		h.s(p.Event.Name)
	}
	h.n(p.Nth)
	if p.Together {
		h.s("together")
	}
	h.tests(p.Refine)
	h.filter(p.Match)
	for i := range p.Any {
		h.pattern(&p.Any[i])
	}
}

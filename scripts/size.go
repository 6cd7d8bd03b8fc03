package scripts

// The size of a declaration. A script can put a filter into itself again and again: sixty lines of any_of(f, f) make a
// tree that no machine walks to its end. So each composed value is counted when it is made, and a script that makes one
// larger than any card has reason to be fails at that line.

import "cardlathe/engine"

// maxParts bounds the parts of one filter, value, condition, event or cost; the largest of a real card has about 20.
const maxParts = 500

// sizer counts down; it follows the same paths as a hasher.
type sizer int

// fits fails the script when a value is larger than maxParts.
func (m *machine) fits(v any) {
	left := sizer(maxParts)
	switch x := v.(type) {
	case *filterValue:
		left.filter(x.f)
	case *patternValue:
		left.pattern(&x.p)
	case *exprValue:
		left.expr(&x.e)
	case *conditionValue:
		left.condition(&x.c)
	case *costValue:
		left.cost(x.c)
	case *quantifier:
		left.expr(x.slot.N)
		left.filter(x.slot.Filter)
	case *abilitiesOf:
		left.filter(x.filter)
		left.tests(x.tests)
	case *keywordValue:
		left.cost(x.use.Cost)
	}
	m.spend(16 * (maxParts - int(left)))
	if left < 0 {
		m.fail("a declaration of more than 500 parts", "is it put into itself in a loop? name what is meant once")
	}
}

// composed reports whether a value may hold others; views and results, of which effects make many, do not.
func composed(v any) bool {
	switch v.(type) {
	case *filterValue, *patternValue, *exprValue, *conditionValue, *costValue, *quantifier, *abilitiesOf, *keywordValue:
		return true
	}
	return false
}

func (s *sizer) more() bool {
	*s--
	return *s >= 0
}

func (s *sizer) filter(f *engine.Filter) {
	if f == nil || !s.more() {
		return
	}
	s.tests(f.Tests)
	for i := range f.Parts {
		if *s < 0 {
			return
		}
		s.filter(&f.Parts[i])
	}
}

func (s *sizer) tests(list []engine.Test) {
	for i := range list {
		if !s.more() {
			return
		}
		a := &list[i].Arg
		s.expr(&a.Min)
		s.expr(&a.Max)
		for k := range a.Refs {
			if *s < 0 {
				return
			}
			s.expr(&a.Refs[k])
		}
		s.filter(a.Filter)
		s.pattern(a.Pattern)
	}
}

func (s *sizer) expr(e *engine.Expr) {
	if e == nil || e.Op == engine.OpNone || !s.more() {
		return
	}
	s.filter(e.Filter)
	s.pattern(e.Pattern)
	for i := range e.Args {
		if *s < 0 {
			return
		}
		s.expr(&e.Args[i])
	}
}

func (s *sizer) condition(c *engine.Condition) {
	if !s.more() {
		return
	}
	s.expr(&c.Ref)
	s.expr(&c.Left)
	s.filter(c.Filter)
	for i := range c.Args {
		if *s < 0 {
			return
		}
		s.condition(&c.Args[i])
	}
}

func (s *sizer) pattern(p *engine.Pattern) {
	if p == nil || !s.more() {
		return
	}
	s.expr(&p.Subject)
	s.filter(p.SubjectFilter)
	s.tests(p.Refine)
	s.filter(p.Match)
	for i := range p.Any {
		if *s < 0 {
			return
		}
		s.pattern(&p.Any[i])
	}
}

func (s *sizer) cost(c *engine.Cost) {
	if c == nil || !s.more() {
		return
	}
	s.expr(c.Of)
	for i := range c.Parts {
		if !s.more() {
			return
		}
		p := &c.Parts[i]
		s.expr(p.N)
		s.expr(p.Ref)
		s.filter(p.Filter)
		for k := range p.Amounts {
			if !s.more() {
				return
			}
			s.expr(p.Amounts[k].Value)
		}
	}
	for i := range c.OneOf {
		if *s < 0 {
			return
		}
		s.cost(&c.OneOf[i])
	}
}

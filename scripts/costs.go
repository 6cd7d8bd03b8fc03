package scripts

// Costs: one shape everywhere. { energy = 1, power = { calm = 1, any = 1 }, exhaust = self, discard = card {...} }.

import (
	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// plain refuses in a cost what is never charged where it stands; of says what it is the cost of.
func (m *machine) plain(c *engine.Cost, of string) {
	if c == nil || m.words.PricedIn == 0 {
		return
	}
	if len(c.OneOf) > 0 {
		m.unsupported("a choice between costs of " + of)
	}
	for i := range c.Parts {
		if f := c.Parts[i].Field; !m.words.PricedIn.Any(engine.Bit(f.ID)) {
			m.unsupported(f.Name + " in the cost of " + of)
		}
	}
}

// cost reads a cost; nil after a complaint.
func (m *machine) cost(v lua.LValue, line int, what string) *engine.Cost {
	if ud, ok := v.(*lua.LUserData); ok {
		switch x := ud.Value.(type) {
		case *costValue:
			if x.bad {
				return nil
			}
			return x.c
		case *exprValue:
			if x.e.Op == engine.OpCostOf {
				return &engine.Cost{Of: &x.e.Args[0]}
			}
		case *view:
			if x.d.Kind == engine.CostDatum && x.d.Ext != nil {
				return x.d.Ext.Cost
			}
		}
	}
	t := tableOf(v)
	if t == nil {
		m.complain(line, CodeKind, "write { energy = 1 }", "%s is a cost, not %s", what, describe(v))
		return nil
	}
	c, ok := &engine.Cost{}, m.allNamed(t, line, "a cost", "")
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOfQuick(t, key)
		field := m.words.costs[key]
		if field == nil {
			var names []string
			for _, f := range m.words.CostFields {
				names = append(names, f.Name)
			}
			ok = m.complain(at, CodeField, diag.Suggest(key, names), "a cost has no field %q", key)
			return
		}
		m.oldName("cost", at, key)
		m.unsupported(field.Unsupported)
		part := engine.CostPart{Field: field}
		if m.costPart(&part, v, at) {
			chosenInPart(&part, func(string) { part.ByChoice = true })
			c.Parts = append(c.Parts, part)
		} else {
			ok = false
		}
	})
	if !ok {
		return nil
	}
	return c
}

func (m *machine) costPart(p *engine.CostPart, v lua.LValue, line int) bool {
	name := p.Field.Name
	if n, ok := v.(lua.LNumber); ok && n < 0 {
		return m.complain(line, CodeKind, "a cost that gives something is an effect: write it there", "%s = %s: nothing costs less than nothing", name, v)
	}
	switch p.Field.Kind {
	case engine.CostNumber:
		e, _, ok := m.value(v, false)
		if !ok {
			return m.complain(line, CodeKind, "", "%s is a whole number or a value, not %s", name, describe(v))
		}
		p.N = &e
		return true
	case engine.CostAmounts:
		t := tableOf(v)
		if t == nil {
			return m.complain(line, CodeKind, "write "+name+" = { any = 1 }", "%s is a table of amounts, not %s", name, describe(v))
		}
		ok := m.allNamed(t, line, name, "write "+name+" = { any = 1 }")
		m.fields(t, func(key string, v lua.LValue) {
			a := engine.CostAmount{}
			n, good := whole(v)
			switch key {
			case "any":
				a.Resource = engine.AnyResource
			case "own":
				a.Resource = engine.OwnResource
			default:
				i := wordIndex(m.words.Resources, key)
				if i < 0 {
					ok = m.complain(m.lineOfQuick(t, key), CodeWord, diag.OneOf(key, append(wordNames(m.words.Resources), "any", "own")), "%s has no resource %q", name, key)
					return
				}
				a.Resource = int8(i)
			}
			if e, _, computed := m.value(v, false); computed && !good {
				a.Value = &e
				p.Amounts = append(p.Amounts, a)
				return
			}
			if !good || n < 0 {
				ok = m.complain(m.lineOfQuick(t, key), CodeKind, "", "%s.%s is a whole number from 0, not %s", name, key, describe(v))
				return
			}
			a.N = int16(n)
			p.Amounts = append(p.Amounts, a)
		})
		return ok
	}
	// Objects, or an opaque choice: a number, a reference, a filter, or { n, filter }.
	if e, _, ok := m.value(v, false); ok {
		p.N = &e
		return true
	}
	if e, ok := m.ref(v); ok {
		p.Ref = &e
		return true
	}
	if ud, ok := v.(*lua.LUserData); ok {
		switch x := ud.Value.(type) {
		case *filterValue:
			p.Filter = x.f
			return !x.bad
		case *quantifier:
			p.Filter, p.N, p.AnyNumber = x.slot.Filter, x.slot.N, x.slot.Kind == engine.SlotAny
			return !x.bad
		}
	}
	if t := tableOf(v); t != nil && t.Len() == 2 {
		e, _, ok := m.value(t.RawGetInt(1), false)
		if ud, isUD := t.RawGetInt(2).(*lua.LUserData); isUD && ok {
			if f, isFilter := ud.Value.(*filterValue); isFilter {
				p.N, p.Filter = &e, f.f
				return !f.bad
			}
		}
	}
	if p.Field.Kind == engine.CostAny {
		if t := tableOf(v); t != nil {
			return true
		}
	}
	return m.complain(line, CodeKind, "", "%s is self, a filter, a number, or { number, filter }, not %s", name, describe(v))
}

// keywordUse reads a keyword as a text: "Tank", "Assault 2", "Repeat {1}{any}".
func (m *machine) keywordUse(text string, line int) (engine.KeywordUse, bool) {
	use, problem := sets.ParseKeyword(text, m.words.Vocabulary)
	if problem != nil {
		return use, m.complain(line, CodeKeyword, problem.Fix, "%s", problem.Summary)
	}
	return use, m.knownKeyword(&use, line)
}

// knownKeyword checks that the rules or a set know a keyword, and that the engine plays it.
func (m *machine) knownKeyword(use *engine.KeywordUse, line int) bool {
	if m.isSetKeyword(use.Name) {
		return true
	}
	if use.ID != engine.NoKeyword {
		if k := &m.words.Keywords[use.ID]; k.Scripted {
			m.unsupported(k.FileMissing())
		}
		return true
	}
	var names []string
	for _, k := range m.words.Keywords {
		names = append(names, k.Name)
	}
	return m.complain(line, CodeKeyword, diag.Suggest(use.Name, names), "unknown keyword %q", use.Name)
}

// isSetKeyword reports whether a set defines a keyword.
func (m *machine) isSetKeyword(name string) bool {
	s := m.owner()
	return s != nil && s.Host.(*script).setKeywords[name]
}

package scripts

// Event descriptors: subject.event, refined by a table, or by a filter of what the event is about.

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// filterEvent is unit { ... }.dies: an event of what a filter describes.
func (m *machine) filterEvent(f *filterValue, name string) lua.LValue {
	subjects := []engine.SubjectKind{f.decl.Subject}
	switch f.decl.Subject {
	case engine.SubjectLink:
		subjects = append(subjects, engine.SubjectObject)
	case engine.SubjectPlace:
		subjects = append(subjects, engine.SubjectObject)
	}
	decl := m.words.event(name, subjects...)
	if decl == nil {
		m.complain(0, CodeEvent, diag.Suggest(name, m.words.eventNames(subjects...)), "%s has no event %q", f.name, name)
		return m.proxy(&patternValue{bad: true}, m.meta.pattern)
	}
	m.oldName("event", 0, name)
	return m.proxy(&patternValue{p: engine.Pattern{SubjectFilter: f.f, Event: decl}, bad: f.bad}, m.meta.pattern)
}

// refine is event { here = true } or you.plays(unit {}).
func (m *machine) refine(p *patternValue, v lua.LValue) lua.LValue {
	out := &patternValue{p: p.p, bad: p.bad}
	if ud, ok := v.(*lua.LUserData); ok {
		if f, ok := ud.Value.(*filterValue); ok {
			out.bad = out.bad || f.bad
			if len(p.p.Any) > 0 {
				out.p.Any = slices.Clone(p.p.Any)
				for i := range out.p.Any {
					out.p.Any[i].Match = f.f
				}
			} else {
				out.p.Match = f.f
			}
			return m.proxy(out, m.meta.pattern)
		}
	}
	t := tableOf(v)
	if t == nil {
		m.complain(0, CodeKind, "refine it: you.plays(unit {}) or self.moves { to = here }", "an event is refined by a table or a filter, not by %s", describe(v))
		out.bad = true
		return m.proxy(out, m.meta.pattern)
	}
	if p.bad {
		return m.proxy(out, m.meta.pattern)
	}
	if len(p.p.Any) > 0 {
		out.p.Any = slices.Clone(p.p.Any)
		for i := range out.p.Any {
			out.bad = !m.refineOne(&out.p.Any[i], t) || out.bad
		}
		return m.proxy(out, m.meta.pattern)
	}
	out.bad = !m.refineOne(&out.p, t) || out.bad
	return m.proxy(out, m.meta.pattern)
}

func (m *machine) refineOne(p *engine.Pattern, t *lua.LTable) bool {
	ok := m.allNamed(t, 0, "the fields of an event", "")
	p.Refine = slices.Clone(p.Refine)
	m.fields(t, func(key string, v lua.LValue) {
		field := m.words.field(key, engine.SubjectEvent, p.Event.Name)
		if field == nil {
			names := m.words.fieldNames(engine.SubjectEvent, p.Event.Name)
			fix := diag.Suggest(key, names)
			for _, f := range m.words.fields[key] {
				if f.Subject == engine.SubjectEvent && f.Only != nil {
					fix = "only " + strings.Join(f.Only, ", ") + " has it"
				}
			}
			if m.words.context[key] != nil {
				fix += "; when = function(q) ... end asks q." + key
			}
			ok = m.complain(m.lineOfQuick(t, key), CodeField, strings.TrimPrefix(fix, "; "), "the event %s has no field %q", p.Event.Name, key)
			return
		}
		m.oldName("field", m.lineOfQuick(t, key), key)
		a, _, good := m.arg(field, v, m.lineOfQuick(t, key))
		if !good {
			ok = false
			return
		}
		if field.Together {
			p.Together = a.Flag
			return
		}
		p.Refine = append(p.Refine, engine.Test{Field: field, Arg: a})
	})
	return ok
}

// atOnce refuses a pattern of what counts as one when it happens at once, where nothing waits for it.
func (m *machine) atOnce(p *engine.Pattern, line int, what string) {
	if p == nil {
		return
	}
	if p.Together {
		m.complain(line, CodeField, "leave together out", "%s is about each time; what happens together is one for a triggered ability alone", what)
	}
	for i := range p.Any {
		m.atOnce(&p.Any[i], line, what)
	}
}

// pattern reads an event descriptor.
func (m *machine) pattern(v lua.LValue, line int, what string) *engine.Pattern {
	if ud, ok := v.(*lua.LUserData); ok {
		if p, ok := ud.Value.(*patternValue); ok {
			q := p.p
			if what != "on" {
				m.atOnce(&q, line, what)
			}
			return &q
		}
	}
	m.complain(line, CodeKind, "write self.played or you.conquers { here = true }", "%s is an event, not %s", what, describe(v))
	return nil
}

// anyPattern is any_of(event, event).
func (m *machine) anyPattern(list []*patternValue) lua.LValue {
	out := &patternValue{}
	for _, p := range list {
		out.bad = out.bad || p.bad
		if len(p.p.Any) > 0 && p.p.Nth == 0 {
			out.p.Any = append(out.p.Any, p.p.Any...)
			continue
		}
		out.p.Any = append(out.p.Any, p.p)
	}
	return m.proxy(out, m.meta.pattern)
}

// patternKinds calls f for every event that a pattern names.
func patternKinds(p *engine.Pattern, f func(*engine.EventDecl)) {
	if p == nil {
		return
	}
	if p.Event != nil {
		f(p.Event)
	}
	for i := range p.Any {
		patternKinds(&p.Any[i], f)
	}
}

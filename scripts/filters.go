package scripts

// Filters: unit { enemy = true, here = true }. A field's value may have several shapes; which of them a field takes
// is said by the vocabulary.

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// makeFilter builds the filter that a constructor was called with.
func (m *machine) makeFilter(decl *engine.FilterDecl, v lua.LValue) lua.LValue {
	f := &engine.Filter{Subject: decl, Reads: decl.Reads, Line: m.currentLine()}
	out := &filterValue{f: f, decl: decl, name: decl.Name}
	m.unsupported(decl.Unsupported)
	t := tableOf(v)
	if t == nil {
		if v != lua.LNil {
			m.complain(0, CodeKind, "write "+decl.Name+" { ... }", "%s takes a table, not %s", decl.Name, describe(v))
			out.bad = true
		} else {
			m.complain(0, CodeKind, "write "+decl.Name+" {}", "%s takes a table", decl.Name)
			out.bad = true
		}
		return m.proxy(out, m.meta.filter)
	}
	if !m.allNamed(t, 0, decl.Name, "name the field: "+decl.Name+" { friendly = true }") {
		out.bad = true
	}
	zone := false
	m.fields(t, func(key string, v lua.LValue) {
		zone = zone || key == "zone" || key == "not_zone"
		if key == "where" {
			fn, ok := v.(*lua.LFunction)
			if !ok || fn.IsG {
				m.complain(m.lineOf(t, key), CodeKind, "", "where is a function(thing, q), not %s", describe(v))
				out.bad = true
				return
			}
			f.Where, f.Owner = m.register(fn, whereFunc), m.owner()
			f.Reads = engine.ReadsAnything
			return
		}
		field := m.words.field(key, decl.Subject, decl.Name)
		if field == nil {
			m.unknownField(m.lineOf(t, key), decl, key)
			out.bad = true
			return
		}
		m.oldName("field", m.lineOfQuick(t, key), key)
		arg, reads, ok := m.arg(field, v, m.lineOfQuick(t, key))
		if !ok {
			out.bad = true
			return
		}
		f.Reads |= field.Reads | reads
		f.Tests = append(f.Tests, engine.Test{Field: field, Arg: arg})
	})
	out.zoneless = decl.NeedsZone && !zone
	return m.proxy(out, m.meta.filter)
}

// currentLine is the running line while loading; functions that run do not pay for it.
func (m *machine) currentLine() int {
	if m.chunk == nil || !m.chunk.loading {
		return 0
	}
	return m.line()
}

func (m *machine) lineOfQuick(t *lua.LTable, key string) int {
	if m.chunk == nil || !m.chunk.loading {
		return 0
	}
	return m.lineOf(t, key)
}

func (m *machine) unknownField(line int, decl *engine.FilterDecl, key string) {
	names := m.words.fieldNames(decl.Subject, decl.Name)
	fix := diag.Suggest(key, names)
	if fix == "" {
		for _, f := range m.words.fields[key] {
			if f.Subject == decl.Subject && f.Only != nil {
				fix = "only " + strings.Join(f.Only, ", ") + " has it"
			}
		}
	}
	m.complain(line, CodeField, fix, "%s has no field %q", decl.Name, key)
}

func takes(f *engine.Field, k engine.FieldKind) bool {
	return f.Kind == k || slices.Contains(f.Kinds, k)
}

// shapes says in words what a field takes.
func shapes(f *engine.Field) string {
	var out []string
	for _, k := range append([]engine.FieldKind{f.Kind}, f.Kinds...) {
		switch k {
		case engine.FieldFlag:
			out = append(out, "true or false")
		case engine.FieldNumber:
			out = append(out, "a number or { min =, max = }")
		case engine.FieldWord:
			if len(f.Words) > 0 && len(f.Words) <= 8 {
				out = append(out, "a word ("+strings.Join(f.Words, ", ")+")")
			} else {
				out = append(out, "a word")
			}
		case engine.FieldRef:
			out = append(out, "a symbol such as self, you, here, chosen.x")
		case engine.FieldEvent:
			out = append(out, "an event")
		case engine.FieldFilter:
			out = append(out, "a filter")
		}
	}
	return strings.Join(out, " or ")
}

// arg turns the value of a field into its declared form.
func (m *machine) arg(f *engine.Field, v lua.LValue, line int) (a engine.Arg, reads engine.Class, ok bool) {
	wrong := func() (engine.Arg, engine.Class, bool) {
		m.complain(line, CodeKind, "", "%s is %s, not %s", f.Name, shapes(f), describe(v))
		return a, 0, false
	}
	switch x := v.(type) {
	case lua.LBool:
		if !takes(f, engine.FieldFlag) {
			return wrong()
		}
		a.Flag = bool(x)
		return a, 0, true
	case lua.LNumber:
		if !takes(f, engine.FieldNumber) {
			return wrong()
		}
		e, _, good := m.value(x, false)
		if !good {
			m.complain(line, CodeKind, "", "%s is a whole number, not %s", f.Name, lua.LVAsString(x))
			return a, 0, false
		}
		a.HasMin, a.HasMax, a.Min, a.Max = true, true, e, e
		return a, 0, true
	case lua.LString:
		return m.wordArg(f, []string{string(x)}, line)
	case *lua.LFunction:
		return wrong()
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *filterValue:
			if !takes(f, engine.FieldFilter) {
				return wrong()
			}
			a.Filter = y.f
			return a, y.f.Reads, !y.bad
		case *patternValue:
			if !takes(f, engine.FieldEvent) {
				return wrong()
			}
			a.Pattern = &y.p
			return a, engine.ReadsHistory, !y.bad
		case *exprValue:
			if !takes(f, engine.FieldNumber) {
				return wrong()
			}
			a.HasMin, a.HasMax, a.Min, a.Max = true, true, y.e, y.e
			return a, y.reads, !y.bad
		case *frozen:
			return m.tableArg(f, y.table, line, wrong)
		}
		e, good := m.ref(x)
		if !good || !takes(f, engine.FieldRef) && !(takes(f, engine.FieldNumber) && e.Op == engine.OpArg) {
			return wrong()
		}
		if takes(f, engine.FieldNumber) && !takes(f, engine.FieldRef) {
			a.HasMin, a.HasMax, a.Min, a.Max = true, true, e, e
			return a, 0, true
		}
		a.Refs = []engine.Expr{e}
		return a, e.Reads(), true
	case *lua.LTable:
		return m.tableArg(f, x, line, wrong)
	}
	return wrong()
}

func (m *machine) tableArg(f *engine.Field, t *lua.LTable, line int, wrong func() (engine.Arg, engine.Class, bool)) (a engine.Arg, reads engine.Class, ok bool) {
	if t.Metatable == lua.LValue(m.meta.list) || t.Len() > 0 {
		if list, good := stringsOf(t); good && t.Len() > 0 && takes(f, engine.FieldWord) {
			return m.wordArg(f, list, line)
		}
		if !takes(f, engine.FieldRef) {
			return wrong()
		}
		if t.Metatable == lua.LValue(m.meta.list) && m.chunk == nil {
			list, good := m.host.listOf(t)
			if !good {
				return wrong()
			}
			a.Refs = []engine.Expr{{Op: engine.OpDatum, Datum: engine.ListOf(list)}}
			return a, 0, true
		}
		if firstField(t) != "" {
			return wrong()
		}
		for _, v := range items(t) {
			if s, isWord := v.(lua.LString); isWord && takes(f, engine.FieldWord) {
				w, _, good := m.wordArg(f, []string{string(s)}, line)
				if !good {
					return a, 0, false
				}
				a.Words = append(a.Words, w.Words...)
				a.Bits |= w.Bits
				continue
			}
			e, good := m.ref(v)
			if !good {
				m.complain(line, CodeKind, "", "%s is %s, not a list with %s", f.Name, shapes(f), describe(v))
				return a, 0, false
			}
			a.Refs = append(a.Refs, e)
			reads |= e.Reads()
		}
		return a, reads, true
	}
	if !takes(f, engine.FieldNumber) {
		if m.chunk == nil && takes(f, engine.FieldRef) && t.Len() == 0 {
			a.Refs = []engine.Expr{{Op: engine.OpDatum, Datum: engine.ListOf(nil)}}
			return a, 0, true
		}
		return wrong()
	}
	ok = m.allNamed(t, line, "a range", "write { min = 1, max = 3 }")
	m.fields(t, func(key string, v lua.LValue) {
		e, r, good := m.value(v, false)
		switch {
		case key != "min" && key != "max":
			m.complain(m.lineOfQuick(t, key), CodeField, diag.OneOf(key, []string{"min", "max"}), "a range has no field %q", key)
			ok = false
		case !good:
			m.complain(m.lineOfQuick(t, key), CodeKind, "", "%s of %s is a whole number or a value, not %s", key, f.Name, describe(v))
			ok = false
		case key == "min":
			a.HasMin, a.Min = true, e
		default:
			a.HasMax, a.Max = true, e
		}
		reads |= r
	})
	if ok && !a.HasMin && !a.HasMax {
		return wrong()
	}
	if a.HasMin && a.HasMax && a.Min.Op == engine.OpDatum && a.Max.Op == engine.OpDatum && a.Min.Datum.N > a.Max.Datum.N {
		m.complain(line, CodeKind, "", "%s from %d to %d: nothing lies between them", f.Name, a.Min.Datum.N, a.Max.Datum.N)
		ok = false
	}
	return a, reads, ok
}

func (m *machine) wordArg(f *engine.Field, list []string, line int) (a engine.Arg, reads engine.Class, ok bool) {
	if !takes(f, engine.FieldWord) && !takes(f, engine.FieldEvent) {
		m.complain(line, CodeKind, "", "%s is %s, not %q", f.Name, shapes(f), list[0])
		return a, 0, false
	}
	ok = true
	for _, s := range list {
		known := true
		switch {
		case f.Word != nil:
			n := f.Word(s)
			known = n >= 0
			if known {
				a.Bits |= engine.Bit(n & 63)
			}
		case f.Words != nil:
			known = slices.Contains(f.Words, s)
		}
		if !known && !(strings.Contains(f.Name, "keyword") && m.isSetKeyword(s)) {
			m.complain(line, CodeWord, diag.OneOf(s, f.Words), "%s has no word %q", f.Name, s)
			ok = false
		}
		a.Words = append(a.Words, s)
	}
	return a, 0, ok
}

// needZone complains about a filter that does not say in which zone to look. As the subject of an event it need not.
func (m *machine) needZone(f *filterValue, line int) {
	if f.zoneless {
		if line <= 0 {
			line = f.f.Line
		}
		m.complain(line, CodeMissing, "add zone = \"hand\"", "%s needs the field \"zone\"", f.name)
	}
}

// combine builds any_of, all_of, none_of of filters.
func (m *machine) combine(op engine.FilterOp, list []*filterValue) lua.LValue {
	f := &engine.Filter{Op: op, Subject: list[0].decl, Line: m.currentLine()}
	out := &filterValue{f: f, decl: list[0].decl, name: list[0].name}
	for _, part := range list {
		if part.decl.Subject != list[0].decl.Subject {
			m.complain(0, CodeKind, "", "%s and %s filters cannot be combined", list[0].name, part.name)
			out.bad = true
		}
		f.Parts = append(f.Parts, *part.f)
		f.Reads |= part.f.Reads
		out.bad = out.bad || part.bad
		out.zoneless = out.zoneless || part.zoneless
	}
	return m.proxy(out, m.meta.filter)
}

// filter reads a filter, of any of the sorts given.
func (m *machine) filter(v lua.LValue, line int, what string, sorts ...engine.SubjectKind) *engine.Filter {
	if ud, ok := v.(*lua.LUserData); ok {
		if f, ok := ud.Value.(*filterValue); ok {
			if len(sorts) > 0 && !slices.Contains(sorts, f.decl.Subject) {
				m.complain(line, CodeKind, "", "%s is %s filter, not %s", what, article(subjectName(sorts[0])), f.name)
				return nil
			}
			m.needZone(f, line)
			return f.f
		}
	}
	fix := ""
	if fn, ok := v.(*lua.LFunction); ok && fn.IsG {
		fix = "filters take a table: unit {}"
	}
	m.complain(line, CodeKind, fix, "%s is a filter, not %s", what, describe(v))
	return nil
}

package scripts

// Constructors turn a table into an engine.Ability. Every field is read even when an earlier one was wrong, so that
// an author sees all mistakes at once; an ability with a mistake keeps its place and its functions, but the card that
// declares it does not load.

import (
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// modeDraft is a mode until the constructor around it takes it.
type modeDraft struct {
	ability engine.Ability
	chosen  []globalRead
	effect  *lua.LFunction
}

// draft is an ability in the making.
type draft struct {
	m      *machine
	name   string // of the constructor
	t      *lua.LTable
	a      *engine.Ability
	line   int
	effect *lua.LFunction
	change *lua.LFunction
	seen   map[string]bool
	chosen []globalRead
	modal  []*modeDraft
}

// construct is constructor { ... } in a scope.
func (m *machine) construct(name string, scope engine.Scope, v lua.LValue) lua.LValue {
	if m.chunk == nil {
		m.fail(name+" stands at the file level, not in a function", "define a template there: local a = define."+name+" { ... }")
	}
	kind := abilityKinds[name] // 0 for a mode
	line := m.currentLine()
	d := &draft{m: m, name: name, line: line, seen: map[string]bool{}, a: &engine.Ability{Kind: kind, Scope: scope, Script: m.chunk.script.eng, Line: line}}
	t := tableOf(v)
	if t == nil {
		m.complain(line, CodeKind, "write "+name+" { ... }", "%s takes a table, not %s", name, describe(v))
		t = m.L.NewTable()
	}
	d.t = t
	if tag := m.tag(t); tag != nil && tag.line > 0 {
		d.line, d.a.Line = min(line, tag.line), min(line, tag.line)
		if line == 0 {
			d.line, d.a.Line = tag.line, tag.line
		}
	}
	m.allNamed(t, d.line, name, "")
	known := constructorFields[name]
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOfQuick(t, key)
		if !hasField(known, key) {
			old := key
			if r := m.words.renamed[oldWord{"constructor field", old}]; r != nil && hasField(known, r.New) {
				key = m.newField("constructor field", m.lineOf(t, old), old)
			}
			if key == old {
				m.complain(m.lineOf(t, key), CodeField, diag.Suggest(key, fieldNamesOf(known)), "%s has no field %q", name, key)
				return
			}
			if d.seen[key] || t.RawGetString(key) != lua.LNil {
				m.complain(m.lineOf(t, old), CodeField, "remove "+old, "%s has %q, and %q by its old name %q as well", name, key, key, old)
				return
			}
		}
		d.seen[key] = true
		d.read(key, v, at)
	})
	d.finish()
	out := &abilityValue{kind: kind, script: m.chunk.script, name: d.a.Name, ordinal: -1}
	if name == "mode" {
		out.mode = &modeDraft{*d.a, d.chosen, d.effect}
	} else {
		out.ordinal = len(m.chunk.decls)
		d.a.Index = out.ordinal // now: what gives it keeps a pointer that the growing list leaves behind
		m.chunk.decls = append(m.chunk.decls, *d.a)
		m.chunk.lines = append(m.chunk.lines, d.line)
	}
	return m.proxy(out, m.meta.ability)
}

func (d *draft) wrong(line int, key, want string, v lua.LValue) {
	d.m.complain(line, CodeKind, "", "%s is %s, not %s", key, want, describe(v))
}

// read takes one field.
func (d *draft) read(key string, v lua.LValue, line int) {
	m, a := d.m, d.a
	text := func() string {
		s, ok := v.(lua.LString)
		if !ok || s == "" {
			d.wrong(line, key, "a text", v)
		}
		return string(s)
	}
	flag := func() bool {
		b, ok := v.(lua.LBool)
		if !ok {
			d.wrong(line, key, "true or false", v)
		}
		return bool(b)
	}
	word := func(list []engine.Word) uint8 {
		s, ok := v.(lua.LString)
		if !ok {
			d.wrong(line, key, "a word", v)
			return 0
		}
		i := wordIndex(list, string(s))
		if i < 0 {
			m.complain(line, CodeWord, diag.OneOf(string(s), wordNames(list)), "%s has no word %q", key, string(s))
			return 0
		}
		m.unsupported(list[i].Unsupported)
		return uint8(i)
	}
	if what := m.words.Unsupported.Fields[d.name+"."+key]; what != "" {
		m.unsupported(what)
	}
	switch key {
	case "name":
		a.Name = text()
	case "prompt":
		a.Prompt = text()
	case "text":
		a.Text = text()
	case "active":
		a.Active = m.condition(v, line, key)
	case "when":
		a.When = m.condition(v, line, key)
	case "zone":
		a.Zones = d.zones(v, line)
	case "on":
		if a.On = m.pattern(v, line, key); d.name != "triggered" {
			m.atOnce(a.On, line, "what a "+d.name+" is about")
		}
	case "keyword":
		if use, ok := m.keywordUse(text(), line); ok {
			a.Keyword = &use
		}
	case "optional":
		a.Optional = flag()
	case "adds":
		if t := tableOf(v); t != nil {
			a.Adds, a.Yield = true, d.yield(t, line)
		} else {
			a.Adds = flag()
		}
	case "cost":
		a.Cost = m.cost(v, line, key)
	case "x":
		a.X = m.cost(v, line, key)
	case "less":
		a.Less = m.cost(v, line, key)
	case "more":
		a.More = m.cost(v, line, key)
	case "min":
		a.Min = m.cost(v, line, key)
	case "set":
		a.Set = m.cost(v, line, key)
	case "target":
		d.targets(v, line)
	case "modes":
		d.modes(v, line)
	case "limit":
		d.limit(v, line)
	case "effect":
		fn, ok := v.(*lua.LFunction)
		if !ok || fn.IsG {
			d.wrong(line, key, "a function(fx)", v)
			return
		}
		d.effect = fn
		a.Effect = m.register(fn, effectFunc)
	case "change":
		d.changed(v, line)
	case "speed":
		a.Speed = word(m.words.Speeds)
	case "ignore":
		a.Ignore = word(m.words.Ignores)
	case "what":
		a.What = word(m.words.Acts)
	case "give":
		a.Give = m.gift(v, line, false)
	case "affects", "of":
		d.subject(key, v, line)
	case "by":
		if e, ok := m.ref(v); ok {
			a.By = &e
		} else {
			d.wrong(line, key, "a symbol such as you or opponents", v)
		}
	case "from":
		d.from(v, line)
	case "at", "to":
		d.place(key, v, line)
	case "times":
		if e, _, ok := m.value(v, true); ok {
			a.Times = &e
		} else {
			d.wrong(line, key, "a whole number or a value", v)
		}
	}
}

// need complains about a field that must be given.
func (d *draft) need(keys ...string) {
	for _, k := range keys {
		if d.seen[k] {
			return
		}
	}
	name := keys[0]
	for _, k := range keys[1:] {
		name += " or " + k
	}
	d.m.complain(d.line, CodeMissing, "", "%s needs the field %s", d.name, name)
}

// replaces refuses what would replace an event that nothing can replace yet.
func (m *machine) replaces(p *engine.Pattern) {
	if p == nil {
		return
	}
	for i := range p.Any {
		m.replaces(&p.Any[i])
	}
	if p.Event != nil && p.Event.NotReplaced {
		m.unsupported("replacing the event " + p.Event.Name + " (370)")
	}
}

// stackFilter is the first filter of the game that describes what is on the stack, or nil.
func (m *machine) stackFilter() *engine.FilterDecl {
	for _, f := range m.words.Filters {
		if f.Stack && f.Subject == engine.SubjectObject {
			return f
		}
	}
	return nil
}

// keywordNeeds is what a keyword of a set waits for and needs, nothing for others.
func (m *machine) keywordNeeds(name string) keywordNeeds {
	if m.chunk == nil || m.chunk.script == nil {
		return keywordNeeds{}
	}
	return m.chunk.script.defs[name]
}

// keywordEvent is what a keyword says that its triggered abilities wait for, or nil.
func (m *machine) keywordEvent(name string) *engine.Pattern {
	if k := m.keywordNeeds(name); k.on != nil {
		return k.on
	}
	event := ""
	for i := range m.words.Keywords {
		if m.words.Keywords[i].Name == name {
			event = m.words.Keywords[i].Event
		}
	}
	decl := m.words.event(event, engine.SubjectObject)
	if decl == nil {
		return nil
	}
	return &engine.Pattern{Subject: engine.Expr{Op: engine.OpSelf}, Event: decl}
}

// resolve finds the declaration behind an ability value.
func (m *machine) resolve(v *abilityValue) *engine.Ability {
	if v.ordinal < 0 {
		return nil
	}
	if m.chunk != nil && m.chunk.script == v.script && m.chunk.loading {
		return &m.chunk.decls[v.ordinal]
	}
	if v.ordinal < len(v.script.abilities) {
		return &v.script.abilities[v.ordinal]
	}
	return nil
}

// yield reads what a resource ability adds as data: adds = { energy = 2, only = "spell" }, a cost with one word more.
func (d *draft) yield(t *lua.LTable, line int) *engine.Yield {
	m := d.m
	y := &engine.Yield{}
	rest := m.L.NewTable()
	m.allNamed(t, line, "adds", "write adds = { energy = 1 }")
	m.fields(t, func(key string, v lua.LValue) {
		if key != "only" {
			rest.RawSetString(key, v)
			return
		}
		s, ok := v.(lua.LString)
		n := wordIndex(m.words.Reserves, string(s))
		if !ok || n < 0 {
			m.complain(line, CodeWord, diag.OneOf(string(s), wordNames(m.words.Reserves)), "adds.only says what it is kept for, and %s is nothing of that kind", describe(v))
			return
		}
		y.Only = uint8(1 + n)
	})
	if y.Amounts = m.cost(rest, line, "adds"); y.Amounts == nil {
		return y
	}
	if y.Amounts.SpeaksOf(engine.OpX, "") {
		m.complain(line, CodeKind, "write what it adds for one", "adds says what it adds for each x, and x is not one of it")
	}
	if len(y.Amounts.Parts) == 0 {
		m.complain(line, CodeMissing, "write adds = { energy = 1 }", "adds says what it adds")
	}
	for i := range y.Amounts.Parts {
		p := &y.Amounts.Parts[i]
		switch {
		case p.Field.Kind == engine.CostObjects || m.words.PricedIn != 0 && !m.words.PricedIn.Any(engine.Bit(p.Field.ID)):
			m.complain(line, CodeKind, "", "%s is nothing that is added to a pool", p.Field.Name)
		case p.ByChoice:
			m.unsupported("what an ability adds, by what it chooses")
		}
		for _, a := range p.Amounts {
			if y.Only != 0 && a.Resource >= 0 && !m.words.KeptResources.Any(engine.Bit(int(a.Resource))) {
				m.complain(line, CodeKind, "write any = "+strconv.Itoa(int(a.N)), "what is kept for something is of no one kind, and %s is", m.words.Resources[a.Resource].Name)
			}
		}
	}
	return y
}

package scripts

// The environment: the names of api.go and of the vocabulary as Lua values, and how proxies behave.

import (
	"slices"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

func (m *machine) makeMeta() {
	key := func(L *lua.LState) string { return m.text(L.Get(2)) }
	me := func(L *lua.LState) any {
		if ud, ok := L.Get(1).(*lua.LUserData); ok {
			return ud.Value
		}
		return nil
	}
	m.meta.symbol = m.table(func(L *lua.LState) int {
		L.Push(m.symbolField(me(L).(*symbol), key(L)))
		return 1
	})
	m.meta.filter = m.table(func(L *lua.LState) int {
		L.Push(m.filterEvent(me(L).(*filterValue), key(L)))
		return 1
	})
	nth := m.function(func(L *lua.LState) int {
		p, ok := me(L).(*patternValue)
		n, whole := whole(L.Get(2))
		if !ok || !whole || n < 1 || n > 99 {
			m.complain(0, CodeKind, "write self.moves:nth(1)", "nth takes a whole number from 1")
			L.Push(m.proxy(&patternValue{bad: true}, m.meta.pattern))
			return 1
		}
		q := &patternValue{p: p.p, bad: p.bad}
		q.p.Nth = n
		L.Push(m.proxy(q, m.meta.pattern))
		return 1
	})
	m.meta.pattern = m.table(func(L *lua.LState) int {
		if key(L) != "nth" {
			m.complain(0, CodeField, "refine it with a table: self.moves { to = here }", "an event descriptor has no %q", key(L))
			L.Push(m.proxy(&patternValue{bad: true}, m.meta.pattern))
			return 1
		}
		L.Push(nth)
		return 1
	})
	m.meta.pattern.RawSetString("__call", m.function(func(L *lua.LState) int {
		L.Push(m.refine(me(L).(*patternValue), L.Get(2)))
		return 1
	}))
	comparisons := map[string]*lua.LFunction{}
	for name, how := range map[string]engine.Comparison{"at_least": engine.AtLeast, "at_most": engine.AtMost, "exactly": engine.Exactly} {
		comparisons[name] = m.function(func(L *lua.LState) int {
			e, ok := me(L).(*exprValue)
			if !ok {
				m.fail("write count(...):"+name+"(n)", "")
			}
			L.Push(m.compare(e, how, L.Get(2)))
			return 1
		})
	}
	m.meta.expr = m.table(func(L *lua.LState) int {
		f := comparisons[key(L)]
		if f == nil {
			names := []string{"at_least", "at_most", "exactly"}
			m.complain(0, CodeField, diag.OneOf(key(L), names), "a value has no %q", key(L))
			f = comparisons["at_least"]
		}
		L.Push(f)
		return 1
	})
	for event, op := range map[string]engine.ExprOp{"__add": engine.OpAdd, "__sub": engine.OpSub, "__mul": engine.OpMul} {
		f := m.arithmetic(op)
		m.meta.expr.RawSetString(event, f)
		m.meta.symbol.RawSetString(event, f)
	}
	m.meta.expr.RawSetString("__unm", m.function(func(L *lua.LState) int {
		e := me(L).(*exprValue)
		zero := engine.Expr{Op: engine.OpDatum, Datum: engine.Num(0)}
		L.Push(m.proxy(&exprValue{e: engine.Expr{Op: engine.OpSub, Args: []engine.Expr{zero, e.e}}, reads: e.reads, bad: e.bad}, m.meta.expr))
		return 1
	}))
	numbered := func(L *lua.LState) int {
		c, ok := me(L).(*conditionValue)
		if !ok || c.decl == nil {
			m.complain(0, CodeKind, "", "this condition takes no number")
			L.Push(L.Get(1))
			return 1
		}
		n, whole := whole(L.Get(2))
		out := &conditionValue{c: c.c, decl: c.decl}
		if !c.decl.Number || !whole || n < 1 {
			m.complain(0, CodeKind, "", "%s takes %s", c.decl.Name, map[bool]string{true: "a whole number from 1, not " + describe(L.Get(2)), false: "no number"}[c.decl.Number])
			out.bad = true
		}
		out.c.N = n
		L.Push(m.proxy(out, m.meta.condition))
		return 1
	}
	times := m.function(numbered)
	m.meta.condition = m.table(func(L *lua.LState) int {
		if key(L) != "times" {
			m.complain(0, CodeField, "", "a condition has no %q", key(L))
		}
		L.Push(times)
		return 1
	})
	m.meta.condition.RawSetString("__call", times)
	nothing := func(what string) *lua.LTable {
		return m.table(func(L *lua.LState) int {
			m.complain(0, CodeField, "", "%s has no fields", what)
			L.Push(lua.LNil)
			return 1
		})
	}
	m.meta.cost, m.meta.quantifier = nothing("a cost"), nothing("a slot")
	m.meta.keyword, m.meta.abilities, m.meta.ability = nothing("a keyword"), nothing("abilities_of"), nothing("an ability")
	m.meta.frozen = m.table(func(L *lua.LState) int {
		L.Push(me(L).(*frozen).table.RawGet(L.Get(2)))
		return 1
	})
	m.meta.frozen.RawSetString("__len", m.function(func(L *lua.LState) int {
		L.Push(number(me(L).(*frozen).table.Len()))
		return 1
	}))
	m.meta.frozen.RawSetString("__newindex", m.function(func(L *lua.LState) int {
		m.fail("a table of the file level cannot be changed: a card has no memory of its own", "make a table inside the function")
		return 0
	}))
	m.meta.list = m.L.NewTable() // its methods belong to hosts: see views.go
	m.meta.list.RawSetString("__metatable", lua.LFalse)
}

// openAPI fills the environment.
func (m *machine) openAPI() {
	set := func(name string, f func(L *lua.LState) int) { m.base[name] = m.function(f) }
	for name := range constructorFields {
		if name == "step" {
			continue
		}
		set(name, func(L *lua.LState) int {
			L.Push(m.construct(name, engine.OwnText, L.Get(1)))
			return 1
		})
	}
	for name, scope := range scopes {
		functions := map[string]*lua.LFunction{}
		var names []string
		for c := range constructorFields {
			if c == "mode" || c == "on_play" || c == "additional_cost" || c == "step" && scope != engine.Template {
				continue
			}
			names = append(names, c)
			functions[c] = m.function(func(L *lua.LState) int {
				L.Push(m.construct(c, scope, L.Get(1)))
				return 1
			})
		}
		slices.Sort(names)
		nowhere := m.function(func(L *lua.LState) int { L.Push(lua.LNil); return 1 })
		m.base[name] = m.proxy(nil, m.table(func(L *lua.LState) int {
			key := m.text(L.Get(2))
			f := functions[key]
			if f == nil {
				m.complain(0, CodeName, diag.OneOf(key, names), "%s has no constructor %q", name, key)
				f = nowhere
			}
			L.Push(f)
			return 1
		}))
	}
	for _, decl := range m.words.Filters {
		set(decl.Name, func(L *lua.LState) int {
			L.Push(m.makeFilter(decl, L.Get(1)))
			return 1
		})
	}
	for _, decl := range m.words.Conditions {
		c := engine.Condition{Op: engine.CondNamed, Named: decl, Reads: decl.Reads}
		m.base[decl.Name] = m.proxy(&conditionValue{c: c, decl: decl}, m.meta.condition)
	}
	for name, op := range plainSymbols {
		m.base[name] = m.proxy(&symbol{name, engine.Expr{Op: op}}, m.meta.symbol)
	}
	for name := range namedSymbols {
		m.base[name] = m.proxy(&symbol{name: name}, m.meta.symbol)
	}
	m.base["skip"] = m.proxy(&symbol{"skip", engine.Expr{Op: engine.OpSkip}}, m.meta.symbol)
	m.base["x"] = m.proxy(&exprValue{e: engine.Expr{Op: engine.OpX}}, m.meta.expr)
	m.base["unlimited"] = m.proxy(&exprValue{e: engine.Expr{Op: engine.OpUnlimited}}, m.meta.expr)
	m.openCombinators(set)
	m.openValues(set)
	set("keyword", func(L *lua.LState) int {
		L.Push(m.keywordCall(L))
		return 1
	})
}

var (
	scopes    = map[string]engine.Scope{"equipped": engine.EffectText, "define": engine.Template}
	slotKinds = map[string]engine.SlotKind{"up_to": engine.SlotUpTo, "exactly": engine.SlotExactly, "any_number": engine.SlotAny, "split": engine.SlotSplit, "choice": engine.SlotOne}
)

func (m *machine) openCombinators(set func(string, func(L *lua.LState) int)) {
	for name, ops := range map[string]struct {
		filter    engine.FilterOp
		condition engine.ConditionOp
	}{"any_of": {engine.FilterAny, engine.CondAny}, "all_of": {engine.FilterAll, engine.CondAll}, "none_of": {engine.FilterNone, engine.CondAny}} {
		set(name, func(L *lua.LState) int {
			var filters []*filterValue
			var patterns []*patternValue
			var rest []lua.LValue
			n := L.GetTop()
			for i := 1; i <= n; i++ {
				var v any
				if ud, ok := L.Get(i).(*lua.LUserData); ok {
					v = ud.Value
				}
				switch x := v.(type) {
				case *filterValue:
					filters = append(filters, x)
				case *patternValue:
					patterns = append(patterns, x)
				default:
					rest = append(rest, L.Get(i))
				}
			}
			switch {
			case n == 0:
				m.complain(0, CodeMissing, "", "%s takes two or more things", name)
				L.Push(lua.LNil)
			case len(filters) == n:
				L.Push(m.combine(ops.filter, filters))
			case len(patterns) == n && name == "any_of":
				L.Push(m.anyPattern(patterns))
			case len(rest) == n:
				v := m.conditionCombination(ops.condition, rest)
				if name == "none_of" {
					c := v.(*lua.LUserData).Value.(*conditionValue)
					c.c = engine.Condition{Op: engine.CondNot, Args: []engine.Condition{c.c}, Reads: c.c.Reads}
				}
				L.Push(v)
			default:
				m.complain(0, CodeKind, "", "%s combines filters with filters, events with events, conditions with conditions", name)
				L.Push(lua.LNil)
			}
			return 1
		})
	}
	quantified := func(name string, counted bool) {
		kind := slotKinds[name]
		set(name, func(L *lua.LState) int {
			q := &quantifier{slot: engine.Slot{Kind: kind}}
			m.unsupported(m.words.Unsupported.Slots[kind])
			at := 1
			if counted {
				e, _, ok := m.value(L.Get(1), false)
				if !ok {
					m.complain(0, CodeKind, "write "+name+"(2, unit {})", "%s takes a whole number or a value first, not %s", name, describe(L.Get(1)))
					q.bad = true
				}
				if n, isNumber := L.Get(1).(lua.LNumber); isNumber && n < 1 {
					m.complain(0, CodeKind, "write "+name+"(2, unit {})", "%s(%s) chooses nothing: it takes 1 or more", name, L.Get(1))
					q.bad = true
				}
				q.slot.N = &e
				at = 2
			}
			if among := quantifierOf(L.Get(at)); among != nil && kind == engine.SlotSplit && among.slot.Kind == engine.SlotAny {
				q.slot.None, q.slot.Filter, q.slot.Per, q.slot.Same, q.slot.Total = true, among.slot.Filter, among.slot.Per, among.slot.Same, among.slot.Total
			} else {
				q.slot.Filter = m.filter(L.Get(at), 0, name+"'s filter")
			}
			q.bad = q.bad || q.slot.Filter == nil
			q.slot.Untargeted = name == "choice"
			m.noMore(L, at+1, name)
			if t := tableOf(L.Get(at + 1)); t == nil && L.Get(at+1) != lua.LNil {
				m.complain(0, CodeKind, "", "%s's options are a table, not %s", name, describe(L.Get(at+1)))
			} else if t != nil {
				m.allNamed(t, 0, name+"'s options", "")
				m.fields(t, func(key string, v lua.LValue) {
					m.slotOption(&q.slot, name, key, v, m.lineOfQuick(t, key))
				})
			}
			L.Push(m.proxy(q, m.meta.quantifier))
			return 1
		})
	}
	quantified("up_to", true)
	quantified("exactly", true)
	quantified("any_number", false)
	quantified("split", true)
	quantified("choice", false)
	set("one_of", func(L *lua.LState) int {
		c := &costValue{c: &engine.Cost{}}
		for i := 1; i <= L.GetTop(); i++ {
			k := m.cost(L.Get(i), 0, "each part of one_of")
			if k == nil {
				c.bad = true
				continue
			}
			c.c.OneOf = append(c.c.OneOf, *k)
		}
		if L.GetTop() < 2 {
			m.complain(0, CodeKind, "write one_of({ energy = 1 }, { discard = 1 })", "one_of takes several costs, and here is %d", L.GetTop())
			c.bad = true
		}
		L.Push(m.proxy(c, m.meta.cost))
		return 1
	})
}

// noMore complains about what is handed to a word of the API beyond what it takes.
func (m *machine) noMore(L *lua.LState, most int, name string) {
	for i := most + 1; i <= L.GetTop(); i++ {
		if L.Get(i) != lua.LNil {
			m.complain(0, CodeKind, "", "%s takes no more than %s, and here is %s too", name, [...]string{"", "one value", "two values", "three values"}[most], describe(L.Get(i)))
			return
		}
	}
}

func (m *machine) openValues(set func(string, func(L *lua.LState) int)) {
	push := func(L *lua.LState, e engine.Expr, reads engine.Class, bad bool) int {
		L.Push(m.proxy(&exprValue{e, reads, bad}, m.meta.expr))
		return 1
	}
	condition := func(L *lua.LState, c engine.Condition, bad bool) int {
		L.Push(m.proxy(&conditionValue{c: c, bad: bad}, m.meta.condition))
		return 1
	}
	reference := func(L *lua.LState, i int, what string) (engine.Expr, bool) {
		e, ok := m.ref(L.Get(i))
		if !ok {
			m.complain(0, CodeKind, "", "%s takes a symbol such as self or it first, not %s", what, describe(L.Get(i)))
		}
		return e, ok
	}
	set("is", func(L *lua.LState) int {
		m.noMore(L, 2, "is")
		e, ok := reference(L, 1, "is")
		f := m.filter(L.Get(2), 0, "is: the second argument")
		if f == nil {
			return condition(L, engine.Condition{}, true)
		}
		return condition(L, engine.Condition{Op: engine.CondIs, Ref: e, Filter: f, Reads: f.Reads}, !ok)
	})
	set("some", func(L *lua.LState) int {
		m.noMore(L, 1, "some")
		f := m.filter(L.Get(1), 0, "some: the argument")
		if f == nil {
			return condition(L, engine.Condition{}, true)
		}
		return condition(L, engine.Condition{Op: engine.CondSome, Filter: f, Reads: f.Reads}, false)
	})
	set("count", func(L *lua.LState) int {
		m.noMore(L, 1, "count")
		f := m.filter(L.Get(1), 0, "count: the argument")
		if f == nil {
			return push(L, engine.Expr{}, 0, true)
		}
		return push(L, engine.Expr{Op: engine.OpCount, Filter: f}, f.Reads, false)
	})
	set("times", func(L *lua.LState) int {
		m.noMore(L, 1, "times")
		p := m.pattern(L.Get(1), 0, "times: the argument")
		if p == nil {
			return push(L, engine.Expr{}, 0, true)
		}
		return push(L, engine.Expr{Op: engine.OpTimes, Pattern: p}, p.Reads(), false)
	})
	for name, op := range map[string]engine.ExprOp{"sum": engine.OpSum, "most": engine.OpMost} {
		set(name, func(L *lua.LState) int {
			m.noMore(L, 2, name)
			e := engine.Expr{Op: op}
			if ud, ok := L.Get(1).(*lua.LUserData); ok {
				if p, ok := ud.Value.(*patternValue); ok {
					q := p.p
					e.Pattern = &q
					good := m.number(&e, L.Get(2), name)
					return push(L, e, engine.ReadsAnything, p.bad || !good)
				}
			}
			if e.Filter = m.filter(L.Get(1), 0, name+": the first argument"); e.Filter == nil {
				return push(L, engine.Expr{}, 0, true)
			}
			good := m.number(&e, L.Get(2), name)
			return push(L, e, engine.ReadsAnything, !good)
		})
	}
	set("cost_of", func(L *lua.LState) int {
		m.noMore(L, 1, "cost_of")
		e, ok := reference(L, 1, "cost_of")
		return push(L, engine.Expr{Op: engine.OpCostOf, Args: []engine.Expr{e}}, 0, !ok)
	})
	set("field", func(L *lua.LState) int {
		m.noMore(L, 2, "field")
		of, ok := reference(L, 1, "field")
		e := engine.Expr{Op: engine.OpField, Args: []engine.Expr{of}}
		good := m.number(&e, L.Get(2), "field")
		return push(L, e, engine.ReadsAnything, !ok || !good)
	})
	set("abilities_of", func(L *lua.LState) int {
		a := &abilitiesOf{filter: m.filter(L.Get(1), 0, "abilities_of: the first argument")}
		m.noMore(L, 2, "abilities_of")
		if t := tableOf(L.Get(2)); t == nil && L.Get(2) != lua.LNil {
			m.complain(0, CodeKind, "", "abilities_of's options are a table, not %s", describe(L.Get(2)))
		} else if t != nil {
			m.abilitiesOption(a, t)
		}
		L.Push(m.proxy(a, m.meta.abilities))
		return 1
	})
}

// number reads the name of a number that a value is made of: one of things or, where it is of a pattern, of events; of things
// also a keyword with a number.
func (m *machine) number(e *engine.Expr, v lua.LValue, what string) bool {
	s, ok := v.(lua.LString)
	if !ok {
		return m.complain(0, CodeKind, "", "%s takes the name of a number last, not %s", what, describe(v))
	}
	name := m.newField("view", 0, string(s))
	var names []string
	keywords := ""
	for _, f := range m.words.ViewFields {
		switch {
		case !f.Number || (f.Of == engine.EventDatum) != (e.Pattern != nil):
		case len(f.Params) == 1 && f.Params[0].Name == "keyword":
			keywords = f.Name
		case len(f.Params) > 0:
		case f.Name == name:
			e.Name = name
			return true
		default:
			names = append(names, f.Name)
		}
	}
	if keywords != "" {
		for i := range m.words.Keywords {
			if k := &m.words.Keywords[i]; k.Numbered {
				if k.Name == name {
					e.Name, e.Datum = keywords, engine.Str(name)
					return true
				}
				names = append(names, k.Name)
			}
		}
	}
	return m.complain(0, CodeWord, diag.Suggest(name, unique(names)), "there is no number %q", name)
}

// keywordCall is keyword("Repeat", { cost = ... }), keyword("Hunt", 2) or the header keyword { name = "..." }.
func (m *machine) keywordCall(L *lua.LState) lua.LValue {
	if t := tableOf(L.Get(1)); t != nil {
		m.keywordHeader(t)
		return lua.LNil
	}
	s, ok := L.Get(1).(lua.LString)
	if !ok {
		m.complain(0, CodeKind, "write keyword(\"Repeat\", { cost = ... })", "keyword takes a name first, not %s", describe(L.Get(1)))
		return m.proxy(&keywordValue{}, m.meta.keyword)
	}
	use := engine.KeywordUse{Name: string(s), N: 1}
	use.ID, _ = m.words.keyword(use.Name)
	m.knownKeyword(&use, 0)
	out := &keywordValue{use}
	number := func(v lua.LValue, at int) {
		n, ok := whole(v)
		low := 1
		if m.chunk == nil || !m.chunk.loading {
			low = 0 // a number that the game gives may be none
		}
		if !ok || n < low || n > 99 {
			m.complain(at, CodeKind, "", "n is a whole number from %d to 99, not %s", low, describe(v))
		}
		out.use.N = int16(n)
	}
	if v := L.Get(2); v != lua.LNil && tableOf(v) == nil {
		number(v, 0)
	}
	if t := tableOf(L.Get(2)); t != nil {
		m.allNamed(t, 0, "a keyword's options", "write { n = 2 }")
		m.fields(t, func(key string, v lua.LValue) {
			at := m.lineOfQuick(t, key)
			switch key {
			case "cost":
				out.use.Cost = m.cost(v, at, key)
				if id := use.ID; id >= 0 && int(id) < len(m.words.Keywords) && m.words.Keywords[id].Plain {
					m.plain(out.use.Cost, use.Name)
				}
			case "n":
				number(v, at)
			default:
				m.complain(at, CodeField, diag.OneOf(key, []string{"cost", "n"}), "keyword has no option %q", key)
			}
		})
	}
	return m.proxy(out, m.meta.keyword)
}

func (m *machine) keywordHeader(t *lua.LTable) {
	c := m.chunk
	if c == nil || !c.isKey {
		m.complain(0, CodeHeader, "a keyword file stands in the folder keywords", "keyword { ... } is the header of a keyword file")
		return
	}
	if c.header != nil {
		m.complain(0, CodeHeader, "", "a keyword file has one header")
		return
	}
	h := &engine.KeywordDef{Line: m.lineOf(t, "name")}
	c.header = h
	m.allNamed(t, h.Line, "a keyword's header", "")
	m.fields(t, func(key string, v lua.LValue) {
		at := m.lineOf(t, key)
		switch key {
		case "name", "text":
			s, ok := v.(lua.LString)
			if !ok || s == "" {
				m.complain(at, CodeKind, "", "%s is a text, not %s", key, describe(v))
			}
			if key == "name" {
				h.Name = string(s)
			} else {
				h.Text = string(s)
			}
		case "numbered":
			b, ok := v.(lua.LBool)
			if !ok {
				m.complain(at, CodeKind, "", "numbered is true or false, not %s", describe(v))
			}
			h.Numbered = bool(b)
		case "costed":
			b, ok := v.(lua.LBool)
			if !ok {
				m.complain(at, CodeKind, "", "costed is true or false, not %s", describe(v))
			}
			h.Costed = bool(b)
		case "on":
			h.On = m.pattern(v, at, key)
		case "active":
			h.Active = m.condition(v, at, key)
		default:
			m.complain(at, CodeField, diag.OneOf(key, []string{"name", "numbered", "costed", "on", "active", "text"}), "keyword has no field %q", key)
		}
	})
	if h.Name == "" {
		m.complain(m.lineOf(t, ""), CodeMissing, "", "keyword needs the field name")
	}
}

// newEnv gives the environment of the scripts of a set, with what its lib.lua returned (nil without one).
func (m *machine) newEnv(lib lua.LValue) *lua.LTable {
	if t := m.envs[lib]; t != nil {
		return t
	}
	t := m.L.CreateTable(0, len(m.base)+1)
	m.envs[lib] = t
	for name, v := range m.base {
		t.RawSetString(name, v)
	}
	if lib != nil {
		t.RawSetString("lib", lib)
	}
	mt := m.table(func(L *lua.LState) int {
		name := m.text(L.Get(2))
		m.fail("unknown name "+strconv.Quote(name), diag.Suggest(name, m.words.globals))
		return 0
	})
	t.Metatable = mt
	return t
}

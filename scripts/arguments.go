package scripts

// fx and q, and how the arguments of verbs, queries and methods become data. Arguments are named by the vocabulary;
// what has no place among the parameters stands by name in a table that comes last.

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// openFX makes fx (with verbs) or q. Verbs and queries are found in a table without any call of ours; slots and
// fields of the context are asked of the kernel.
func (h *Host) openFX(effect bool) *lua.LUserData {
	m := h.m
	methods := m.L.NewTable()
	for _, q := range m.words.Queries {
		methods.RawSetString(q.Name, h.query(q))
	}
	h.ownQueries(methods)
	if effect {
		for _, v := range m.words.Verbs {
			methods.RawSetString(v.Name, h.verb(v))
		}
	}
	m.oldMethods(methods)
	methods.Metatable = m.table(func(L *lua.LState) int {
		name := m.text(L.Get(2))
		d, special, ok := h.contextField(name)
		switch {
		case special != nil:
			L.Push(special)
		case ok:
			L.Push(h.view(d))
		default:
			h.notFound(name, effect)
		}
		return 1
	})
	front := m.table(nil)
	front.RawSetString("__index", methods)
	what := "q"
	if effect {
		what = "fx"
	}
	return m.proxy(what, front)
}

// contextField reads a slot or a field of fx.
func (h *Host) contextField(name string) (engine.Datum, lua.LValue, bool) {
	c := h.top().c
	if d, ok := c.Chosen(name); ok {
		return d, nil, true
	}
	switch name {
	case "args":
		return engine.Datum{}, h.views.argsUD, true
	case "paid":
		return engine.Datum{}, h.views.paidUD, true
	case "event":
		if c.Event == nil {
			return engine.Datum{}, nil, true
		}
		return engine.Datum{Kind: engine.EventDatum, N: int32(c.EventID)}, nil, true
	}
	if f := h.m.words.context[name]; f != nil {
		return f.Get(c), nil, true
	}
	switch name {
	case "it":
		return c.It, nil, true
	case "self":
		return engine.Obj(c.Self), nil, true
	case "you":
		return engine.Seat(c.You), nil, true
	case "here":
		return engine.At(c.Here), nil, true
	case "x":
		return c.Eval(&engine.Expr{Op: engine.OpX}), nil, true
	}
	return engine.Datum{}, nil, false
}

// take and give lend a set of arguments; nested calls have their own.
func (h *Host) take() *engine.Args {
	if h.depth == len(h.args) {
		h.m.fail(fmt.Sprintf("more than %d verbs, queries and filters that run within each other", len(h.args)), "")
	}
	in := &h.args[h.depth]
	h.depth++
	in.Reset()
	return in
}

func (h *Host) give(*engine.Args) { h.depth-- }

func (h *Host) verb(v *engine.Verb) *lua.LFunction {
	m := h.m
	return m.function(func(L *lua.LState) int {
		h.receiver(L, v.Name)
		fr := h.top()
		if fr.t == nil {
			m.fail("a predicate cannot "+v.Name+": verbs stand in effects alone", "")
		}
		in := h.take()
		h.fill(in, v.Name, v.Params, v.Options, L, 2)
		d := fr.t.CallVerb(v, in)
		h.give(in)
		h.push(L, d, v.Returns, v.Extra)
		return 1
	})
}

func (h *Host) query(q *engine.QueryDecl) *lua.LFunction {
	return h.m.function(func(L *lua.LState) int {
		h.receiver(L, q.Name)
		in := h.take()
		h.fill(in, q.Name, q.Params, q.Options, L, 2)
		d := q.Run(h.top().c, in)
		h.give(in)
		h.push(L, d, q.Returns, "")
		return 1
	})
}

// receiver checks that a method was called with a colon.
func (h *Host) receiver(L *lua.LState, name string) {
	if v := L.Get(1); v != lua.LValue(h.fx) && v != lua.LValue(h.q) {
		h.m.fail("write fx:"+name+"(...), with a colon", "")
	}
}

// push gives Lua what a verb or query returned. Gone reads as what the verb promises: an empty list, false, NaN.
func (h *Host) push(L *lua.LState, d engine.Datum, returns, extra string) {
	if d.Kind == engine.Gone {
		switch returns {
		case "", "result":
			L.Push(h.result(engine.Result{}, extra))
			return
		case "list":
			L.Push(h.newList(nil))
			return
		case "bool":
			L.Push(lua.LFalse)
			return
		case "number":
			L.Push(notANumber)
			return
		}
	}
	if d.Kind == engine.ResultDatum {
		L.Push(h.result(d.Ext.Result, extra))
		return
	}
	L.Push(h.view(d))
}

// ownQueries are those that every game has, unless its vocabulary has its own.
func (h *Host) ownQueries(methods *lua.LTable) {
	m := h.m
	set := func(name string, f func(L *lua.LState) int) {
		if m.words.queries[name] == nil {
			methods.RawSetString(name, m.function(func(L *lua.LState) int {
				h.receiver(L, name)
				return f(L)
			}))
		}
	}
	set("list", func(L *lua.LState) int {
		var list []engine.Datum
		for i := 2; i <= L.GetTop(); i++ {
			d, ok := h.datum(L.Get(i))
			if !ok {
				m.fail("list takes things, not "+describe(L.Get(i)), "")
			}
			list = append(list, d.List()...)
		}
		L.Push(h.newList(list))
		return 1
	})
	set("is", func(L *lua.LState) int {
		if L.GetTop() == 2 {
			k := m.condition(L.Get(2), 0, "is")
			L.Push(lua.LBool(h.top().c.Holds(k)))
			return 1
		}
		d, ok := h.datum(L.Get(2))
		if !ok {
			m.fail("is takes a thing, not "+describe(L.Get(2)), "")
		}
		f := m.filter(L.Get(3), 0, "is: the second argument")
		yes := d.Kind != engine.Gone
		for _, x := range d.List() {
			yes = yes && h.top().c.Matches(f, x)
		}
		L.Push(lua.LBool(yes))
		return 1
	})
	set("count", func(L *lua.LState) int {
		L.Push(number(h.top().c.CountOf(m.filter(L.Get(2), 0, "count: the argument"))))
		return 1
	})
	set("all", func(L *lua.LState) int {
		var filters []*engine.Filter
		for i := 2; i <= L.GetTop(); i++ {
			filters = append(filters, m.filter(L.Get(i), 0, "all: each argument"))
		}
		L.Push(h.newList(h.top().c.All(filters...)))
		return 1
	})
}

// fill converts the arguments of a call from position at on.
func (h *Host) fill(in *engine.Args, name string, params, options []engine.Param, L *lua.LState, at int) {
	m := h.m
	top := L.GetTop()
	pos := at
	for i := range params {
		p := &params[i]
		if pos > top {
			if !p.Optional {
				m.fail(name+" needs "+p.Name, signature(params, options))
			}
			continue
		}
		v := L.Get(pos)
		if p.Optional && (v == lua.LNil || len(options) > 0 && pos == top && isOptions(v, p.Kind)) {
			if v == lua.LNil {
				pos++
			}
			continue
		}
		if p.Kind == engine.ParamFilter && i == len(params)-1 {
			// The last filter may be several.
			a := in.Add(p.Name)
			for ; pos <= top && !(pos == top && len(options) > 0 && isOptions(L.Get(pos), p.Kind)); pos++ {
				a.Filters = append(a.Filters, h.filterArg(name, p, L.Get(pos)))
			}
			continue
		}
		h.one(in.Add(p.Name), name, p, v)
		pos++
	}
	if pos > top {
		return
	}
	t := tableOf(L.Get(pos))
	if t == nil || len(options) == 0 || pos < top {
		if L.Get(pos) == lua.LNil && pos == top {
			return
		}
		m.fail("too many arguments for "+name+": "+describe(L.Get(top)), name+signature(params, options))
	}
	if t.Len() > 0 {
		m.fail(name+" takes named options, not "+describe(t.RawGetInt(1)), name+signature(params, options))
	}
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		key, _ := k.(lua.LString)
		if string(key) == hiddenKey {
			continue
		}
		i := slices.IndexFunc(options, func(p engine.Param) bool { return p.Name == string(key) })
		if i < 0 {
			var names []string
			for _, p := range options {
				names = append(names, p.Name)
			}
			m.fail(name+" has no option "+m.text(k), diag.OneOf(string(key), names))
		}
		h.one(in.Add(options[i].Name), name, &options[i], v)
	}
}

// isOptions reports whether a table in the place of an optional parameter is the options.
func isOptions(v lua.LValue, kind engine.ParamKind) bool {
	t := tableOf(v)
	if t == nil || t.Len() > 0 || t.Metatable != lua.LNil {
		return false
	}
	switch kind {
	case engine.ParamArgs, engine.ParamOptions, engine.ParamGift, engine.ParamCost:
		return false
	}
	return true
}

func (h *Host) wrong(name string, p *engine.Param, want string, v lua.LValue) {
	fix := ""
	if v == lua.LNil {
		fix = "is a name misspelt?"
	}
	h.m.fail(name+": "+p.Name+" is "+want+", not "+describe(v), fix)
}

func (h *Host) filterArg(name string, p *engine.Param, v lua.LValue) *engine.Filter {
	if ud, ok := v.(*lua.LUserData); ok {
		if f, ok := ud.Value.(*filterValue); ok {
			h.m.needZone(f, 0)
			return f.f
		}
	}
	h.wrong(name, p, "a filter such as unit {}", v)
	return nil
}

// keep puts one datum into the arena of the running call and returns it as a list.
func (h *Host) keep(list ...engine.Datum) []engine.Datum {
	n := len(h.arena)
	if n+len(list) > cap(h.arena) {
		h.arena = make([]engine.Datum, 0, max(64, 2*cap(h.arena), len(list)))
		n = 0
	}
	h.arena = append(h.arena, list...)
	return h.arena[n:len(h.arena):len(h.arena)]
}

// things reads objects, players or whatever else is a thing, into a.
func (h *Host) things(a *engine.ArgValue, v lua.LValue) bool {
	if ud, ok := v.(*lua.LUserData); ok {
		switch x := ud.Value.(type) {
		case *view:
			if x.d.Kind == engine.CostDatum || x.d.Kind == engine.EventDatum {
				return false
			}
			a.Datum = x.d
			if x.d.Kind != engine.Gone {
				a.List = h.keep(x.d)
			}
			return true
		case *result:
			a.List, a.IsList = x.r.Cards, true
			if len(a.List) == 1 {
				a.Datum = a.List[0]
			}
			return true
		}
	}
	if n, isNumber := v.(lua.LNumber); isNumber {
		return n != n
	}
	switch v.(type) {
	case *lua.LTable, *lua.LUserData:
	default:
		return false
	}
	d, ok := h.datum(v)
	if !ok || d.Kind == engine.NumberDatum || d.Kind == engine.TextDatum || d.Kind == engine.BoolDatum || d.Kind == engine.CostDatum {
		return false
	}
	a.Datum = d
	if d.Kind == engine.ListDatum {
		a.Datum = engine.Datum{}
		a.List, a.IsList = d.List(), true
	} else if d.Kind != engine.Gone {
		a.List = h.keep(d)
	}
	return true
}

// all reports whether every thing is of a kind.
func (h *Host) all(a *engine.ArgValue, kinds ...engine.DatumKind) bool {
	for _, d := range a.List {
		if !slices.Contains(kinds, d.Kind) {
			return false
		}
	}
	return true
}

// one converts one argument.
func (h *Host) one(a *engine.ArgValue, name string, p *engine.Param, v lua.LValue) {
	m := h.m
	switch p.Kind {
	case engine.ParamNumber:
		h.number(a, name, p, v)
	case engine.ParamNumberOrObjects:
		if v.Type() == lua.LTNumber {
			h.number(a, name, p, v)
		} else if !h.things(a, v) {
			h.wrong(name, p, "a number or things", v)
		}
	case engine.ParamObjects:
		if !h.things(a, v) {
			h.wrong(name, p, "a thing, a list of things or a result", v)
		}
	case engine.ParamPlayers, engine.ParamPlayer:
		if !h.things(a, v) || !h.all(a, engine.PlayerDatum) {
			h.wrong(name, p, "a player such as fx.you", v)
		}
		if p.Kind == engine.ParamPlayer && len(a.List) == 1 {
			a.Datum = a.List[0]
		}
	case engine.ParamPlace, engine.ParamPlaces:
		if !h.things(a, v) || p.Kind == engine.ParamPlace && len(a.List) > 1 || !h.all(a, engine.PlaceDatum) {
			h.wrong(name, p, "a place such as fx.here", v)
		}
		if len(a.List) == 1 {
			a.Datum = a.List[0]
		}
	case engine.ParamLink:
		if !h.things(a, v) || !h.all(a, engine.LinkDatum, engine.ObjectDatum) {
			h.wrong(name, p, "something that waits to resolve", v)
		}
		if len(a.List) == 1 {
			a.Datum = a.List[0]
		}
	case engine.ParamText, engine.ParamWord:
		s, ok := v.(lua.LString)
		if !ok {
			h.wrong(name, p, "a text", v)
		}
		if len(p.Words) > 0 && !slices.Contains(p.Words, string(s)) {
			m.fail(name+": "+p.Name+" has no word "+describe(v), diag.OneOf(string(s), p.Words))
		}
		a.Datum = engine.Str(string(s))
	case engine.ParamBool:
		b, ok := v.(lua.LBool)
		if !ok {
			h.wrong(name, p, "true or false", v)
		}
		a.Datum = engine.Truth(bool(b))
	case engine.ParamFilter:
		a.Filters = append(a.Filters, h.filterArg(name, p, v))
	case engine.ParamFilterOrList:
		if ud, ok := v.(*lua.LUserData); ok {
			if f, ok := ud.Value.(*filterValue); ok {
				m.needZone(f, 0)
				a.Filters = append(a.Filters, f.f)
				return
			}
		}
		if !h.things(a, v) {
			h.wrong(name, p, "a filter or a list", v)
		}
		a.IsList = true
	case engine.ParamGift:
		a.Gift = m.gift(v, 0, true)
	case engine.ParamCost:
		if a.Cost = m.cost(v, 0, name+": "+p.Name); p.Plain {
			m.plain(a.Cost, name)
		}
	case engine.ParamAbility:
		if ud, ok := v.(*lua.LUserData); ok {
			if x, ok := ud.Value.(*abilityValue); ok {
				if a.Ability = h.template(x); a.Ability != nil && a.Ability.Scope == engine.Template {
					return
				}
			}
		}
		h.wrong(name, p, "an ability made by define", v)
	case engine.ParamArgs, engine.ParamOptions:
		h.named(a, name, p, v)
	case engine.ParamPattern:
		a.Pattern = m.pattern(v, 0, name+": "+p.Name)
	case engine.ParamCondition:
		a.Condition = m.condition(v, 0, name+": "+p.Name)
	default:
		d, ok := h.datum(v)
		if !ok {
			h.wrong(name, p, "a number, text, thing or list", v)
		}
		a.Datum = d
		if d.Kind == engine.ListDatum {
			a.List, a.IsList = d.List(), true
		}
	}
}

// maxArgument bounds the numbers that a verb is told; nothing in any game comes near it.
const maxArgument = 100_000

func (h *Host) number(a *engine.ArgValue, name string, p *engine.Param, v lua.LValue) {
	if n, ok := v.(lua.LNumber); ok {
		if n != n {
			return // something gone: the verb does nothing
		}
		k, ok := whole(n)
		if !ok {
			h.m.fail(name+": "+p.Name+" is a whole number, not "+lua.LVAsString(n), "use math.floor")
		}
		if k > maxArgument || k < -maxArgument {
			h.m.fail(fmt.Sprintf("%s: %s lies between -%d and %d, and is no %d", name, p.Name, maxArgument, maxArgument, k), "")
		}
		a.Datum = engine.Num(k)
		return
	}
	if ud, ok := v.(*lua.LUserData); ok {
		switch x := ud.Value.(type) {
		case *exprValue:
			a.Datum = h.top().c.Eval(&x.e)
			if a.Datum.Kind == engine.NumberDatum {
				a.Datum = engine.Num(max(-maxArgument, min(int(a.Datum.N), maxArgument)))
			}
			return
		case *view:
			if x.d.Kind == engine.Gone {
				return
			}
		}
	}
	h.wrong(name, p, "a whole number", v)
}

// maxNamed bounds the values of one table of arguments.
const maxNamed = 100

// named reads a table of named data, in its order; a list names each value by itself.
func (h *Host) named(a *engine.ArgValue, name string, p *engine.Param, v lua.LValue) {
	t := tableOf(v)
	if t == nil {
		h.wrong(name, p, "a table", v)
	}
	add := func(key string, v lua.LValue) {
		if len(a.Named) >= maxNamed {
			h.m.fail(fmt.Sprintf("%s: %s holds more than %d values", name, p.Name, maxNamed), "")
		}
		d, ok := h.datum(v)
		if !ok {
			h.m.fail(name+": "+p.Name+"."+key+" is data (numbers, texts, things, lists), not "+describe(v), "")
		}
		if d.Kind == engine.ResultDatum {
			d = engine.ListOf(slices.Clone(d.List()))
			if len(d.List()) == 1 {
				d = d.List()[0]
			}
		}
		a.Named = append(a.Named, engine.Named{Name: key, Value: d})
	}
	for _, x := range items(t) {
		add(strings.TrimSpace(h.m.text(x)), x)
	}
	h.m.fields(t, add)
}

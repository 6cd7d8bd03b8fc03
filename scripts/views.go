package scripts

// Views: what scripts see of the game. A view is a handle on a reference; its fields are read when they are asked for.
// One reference has one view in a host, so == and table keys work. Lists are real tables.

import (
	"fmt"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

func suggest(name string, names []string) string { return diag.Suggest(name, names) }

// view is a handle on a thing of the game.
type view struct{ d engine.Datum }

// result is what a verb gave back.
type result struct {
	r     engine.Result
	extra string
}

func (r *result) datum() engine.Datum { return engine.ResultOf(r.r) }

// views holds the handles of a host. They outlive calls: a handle is as good as its reference.
type views struct {
	objects [][]objectView // by object number
	others  [engine.CostDatum + 1][]*lua.LUserData
	gone    *lua.LUserData
	meta    [engine.CostDatum + 1]*lua.LTable
	results []*lua.LUserData // reused by each outermost call
	used    int
	resMeta *lua.LTable
	methods map[methodKey]*lua.LFunction
	argsUD  *lua.LUserData
	paidUD  *lua.LUserData
}

type objectView struct {
	inc int16
	ud  *lua.LUserData
}

type methodKey struct {
	kind engine.DatumKind
	name string
}

// view gives the Lua value of a datum.
func (h *Host) view(d engine.Datum) lua.LValue {
	switch d.Kind {
	case engine.Gone:
		return h.views.gone
	case engine.NumberDatum:
		return number(int(d.N))
	case engine.BoolDatum:
		if d.N != 0 {
			return lua.LTrue
		}
		return lua.LFalse
	case engine.TextDatum:
		return lua.LString(d.Text())
	case engine.ObjectDatum:
		return h.object(d)
	case engine.ListDatum:
		return h.newList(d.List())
	case engine.ResultDatum:
		return h.result(d.Ext.Result, "")
	case engine.CostDatum:
		return h.m.proxy(&view{d}, h.views.meta[engine.CostDatum])
	}
	list := h.views.others[d.Kind]
	for int(d.N) >= len(list) {
		list = append(list, nil)
	}
	h.views.others[d.Kind] = list
	if list[d.N] == nil {
		list[d.N] = h.m.proxy(&view{d}, h.views.meta[d.Kind])
	}
	return list[d.N]
}

func (h *Host) object(d engine.Datum) lua.LValue {
	for int(d.N) >= len(h.views.objects) {
		h.views.objects = append(h.views.objects, nil)
	}
	list := h.views.objects[d.N]
	for i := range list {
		if list[i].inc == d.Inc {
			return list[i].ud
		}
	}
	ud := h.m.proxy(&view{d}, h.views.meta[engine.ObjectDatum])
	h.views.objects[d.N] = append(list, objectView{d.Inc, ud})
	return ud
}

func (h *Host) newList(list []engine.Datum) *lua.LTable {
	h.m.spend(16 * len(list))
	t := h.m.L.CreateTable(len(list), 0)
	for _, d := range list {
		t.Append(h.view(d))
	}
	t.Metatable = h.m.meta.list
	return t
}

// result hands out one of the reused results.
func (h *Host) result(r engine.Result, extra string) lua.LValue {
	v := &h.views
	if v.used == len(v.results) {
		v.results = append(v.results, h.m.proxy(&result{}, v.resMeta))
	}
	ud := v.results[v.used]
	v.used++
	x := ud.Value.(*result)
	x.r, x.extra = r, extra
	return ud
}

// nameOf is how tostring calls a thing: its name, never a number of the engine.
func (h *Host) nameOf(d engine.Datum) string {
	if len(h.stack) > 0 && d.Kind != engine.Gone {
		if f := h.m.words.views[d.Kind]["name"]; f != nil && f.Params == nil {
			if s := f.Get(h.top().c, d, nil).Text(); s != "" {
				return s
			}
		}
	}
	return datumName(d.Kind)
}

// datum turns a Lua value into plain data; false for what cannot be data.
func (h *Host) datum(v lua.LValue) (engine.Datum, bool) {
	switch x := v.(type) {
	case lua.LNumber:
		if x != x {
			return engine.Datum{}, true
		}
		n, ok := whole(x)
		return engine.Num(n), ok
	case lua.LBool:
		return engine.Truth(bool(x)), true
	case lua.LString:
		return engine.Str(string(x)), true
	case *lua.LTable:
		list, ok := h.listOf(x)
		return engine.ListOf(list), ok
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *view:
			return y.d, true
		case *result:
			return y.datum(), true
		case *symbol:
			if y.expr.Op != engine.OpNone && len(h.stack) > 0 {
				return h.top().c.Eval(&y.expr), true
			}
		case *exprValue:
			if len(h.stack) > 0 {
				return h.top().c.Eval(&y.e), true
			}
		case *costValue:
			return engine.CostOf(y.c), true
		case *conditionValue:
			if len(h.stack) > 0 {
				return engine.Truth(h.top().c.Holds(&y.c)), true
			}
		}
	}
	if v == lua.LNil {
		return engine.Datum{}, true
	}
	return engine.Datum{}, false
}

// maxNested bounds lists in lists that become data: a table may hold itself.
const maxNested = 4

// listOf reads a table of things; nested lists and results are flattened.
func (h *Host) listOf(t *lua.LTable) ([]engine.Datum, bool) {
	h.nested++
	defer func() { h.nested-- }()
	if h.nested > maxNested {
		h.m.fail(fmt.Sprintf("lists lie in each other more than %d deep", maxNested), "does one hold itself?")
	}
	n := t.Len()
	h.m.spend(32 * n)
	out := make([]engine.Datum, 0, n)
	for i := 1; i <= n; i++ {
		d, ok := h.datum(t.RawGetInt(i))
		if !ok {
			return nil, false
		}
		switch d.Kind {
		case engine.Gone:
		case engine.ListDatum, engine.ResultDatum:
			out = append(out, d.List()...)
		default:
			out = append(out, d)
		}
	}
	if len(out) > n {
		h.m.spend(32 * (len(out) - n))
	}
	return out, true
}

// method gives the function behind a method of a view.
func (h *Host) method(kind engine.DatumKind, f *engine.ViewField) *lua.LFunction {
	key := methodKey{kind, f.Name}
	if fn := h.views.methods[key]; fn != nil {
		return fn
	}
	fn := h.m.function(func(L *lua.LState) int {
		ud, ok := L.Get(1).(*lua.LUserData)
		var v *view
		if ok {
			v, _ = ud.Value.(*view)
		}
		if v == nil {
			h.m.fail("write thing:"+f.Name+"(...), with a colon", "")
		}
		if v.d.Kind == engine.Gone {
			switch {
			case f.Number:
				L.Push(notANumber)
			case f.Maybe:
				L.Push(h.views.gone)
			default:
				L.Push(lua.LFalse)
			}
			return 1
		}
		in := h.take()
		h.fill(in, f.Name, f.Params, nil, L, 2)
		d := f.Get(h.top().c, v.d, in)
		h.give(in)
		if d.Kind == engine.Gone && f.Number {
			L.Push(notANumber)
		} else {
			L.Push(h.view(d))
		}
		return 1
	})
	h.views.methods[key] = fn
	return fn
}

// openViews makes fx, q and the metatables of views.
func (h *Host) openViews() {
	m := h.m
	v := &h.views
	v.methods = map[methodKey]*lua.LFunction{}
	for kind := engine.Gone; kind <= engine.CostDatum; kind++ {
		v.meta[kind] = m.table(h.viewIndex(kind))
	}
	// The event in hand is asked through the context.
	v.gone = m.proxy(&view{}, v.meta[engine.Gone])
	v.meta[engine.Gone].RawSetString("__len", m.function(func(L *lua.LState) int {
		L.Push(number(0))
		return 1
	}))
	for _, op := range []string{"__add", "__sub", "__mul", "__div", "__mod", "__unm"} {
		v.meta[engine.Gone].RawSetString(op, m.function(func(L *lua.LState) int {
			L.Push(notANumber)
			return 1
		}))
	}
	v.resMeta = m.table(h.resultIndex)
	v.argsUD = m.proxy(nil, m.table(func(L *lua.LState) int {
		name := m.text(L.Get(2))
		d, ok := h.argument(name)
		if !ok {
			L.Push(lua.LNil)
			return 1
		}
		L.Push(h.view(d))
		return 1
	}))
	v.paidUD = m.proxy(nil, m.table(func(L *lua.LState) int {
		d := h.top().c.Paid(m.text(L.Get(2)))
		L.Push(h.view(d))
		return 1
	}))
	h.openLists()
	h.fx = h.openFX(true)
	h.q = h.openFX(false)
}

// argument reads fx.args.name; false when nothing was handed over under that name.
func (h *Host) argument(name string) (engine.Datum, bool) {
	c := h.top().c
	d := c.Argument(name)
	if d.Kind != engine.Gone {
		return d, true
	}
	if a := c.Ability(); name == "n" && a != nil && a.Keyword != nil {
		return engine.Num(int(a.Keyword.N)), true
	}
	return d, c.HasArgument(name)
}

func (h *Host) viewIndex(kind engine.DatumKind) func(L *lua.LState) int {
	m := h.m
	return func(L *lua.LState) int {
		key, ok := L.Get(2).(lua.LString)
		if !ok {
			if kind == engine.Gone {
				L.Push(lua.LNil)
				return 1
			}
			m.fail(article(datumName(kind))+" has no field "+m.text(L.Get(2)), "")
		}
		name := string(key)
		if name == "gone" {
			L.Push(lua.LBool(kind == engine.Gone))
			return 1
		}
		if kind == engine.Gone {
			return h.goneIndex(L, name)
		}
		d := L.Get(1).(*lua.LUserData).Value.(*view).d
		f := m.words.views[kind][name]
		if f == nil {
			var names []string
			for n := range m.words.views[kind] {
				names = append(names, n)
			}
			sortStrings(names)
			m.fail(article(datumName(kind))+" has no field "+strconv.Quote(name), suggest(name, names))
		}
		if len(f.Params) > 0 {
			L.Push(h.method(kind, f))
			return 1
		}
		got := f.Get(h.top().c, d, nil)
		if got.Kind == engine.Gone && f.Number {
			L.Push(notANumber)
			return 1
		}
		L.Push(h.view(got))
		return 1
	}
}

// goneIndex reads a field of something gone: numbers are NaN, things are gone, methods say false.
func (h *Host) goneIndex(L *lua.LState, name string) int {
	known := false
	var names []string
	for kind := engine.Gone; kind <= engine.CostDatum; kind++ {
		f := h.m.words.views[kind][name]
		for n := range h.m.words.views[kind] {
			names = append(names, n)
		}
		if f == nil {
			continue
		}
		known = true
		if len(f.Params) > 0 {
			L.Push(h.method(kind, f))
			return 1
		}
		if f.Number {
			L.Push(notANumber)
			return 1
		}
	}
	switch name {
	case "done":
		L.Push(lua.LFalse)
		return 1
	case "amount":
		L.Push(number(0))
		return 1
	case "cards", "each":
		L.Push(h.newList(nil))
		return 1
	}
	if fn := h.m.meta.list.RawGetString("__methods").(*lua.LTable).RawGetString(name); fn != lua.LNil {
		L.Push(fn)
		return 1
	}
	if !known {
		sortStrings(names)
		h.m.fail("nothing has a field "+strconv.Quote(name), suggest(name, names))
	}
	L.Push(h.views.gone)
	return 1
}

func (h *Host) resultIndex(L *lua.LState) int {
	r := L.Get(1).(*lua.LUserData).Value.(*result)
	if n, ok := whole(L.Get(2)); ok {
		if n < 1 || n > len(r.r.Cards) {
			L.Push(lua.LNil)
		} else {
			L.Push(h.view(r.r.Cards[n-1]))
		}
		return 1
	}
	name := h.m.text(L.Get(2))
	switch name {
	case "done":
		L.Push(lua.LBool(r.r.Done))
	case "amount":
		L.Push(number(r.r.Amount))
	case "cards":
		L.Push(h.newList(r.r.Cards))
	case "each":
		L.Push(h.newList(r.r.Each))
	case r.extra:
		L.Push(h.view(r.r.Extra))
	default:
		if fn := h.m.meta.list.RawGetString("__methods").(*lua.LTable).RawGetString(name); fn != lua.LNil {
			L.Push(fn)
			return 1
		}
		names := []string{"done", "amount", "cards", "each"}
		if r.extra != "" {
			names = append(names, r.extra)
		}
		h.m.fail("a result has no field "+strconv.Quote(name), diag.OneOf(name, names))
	}
	return 1
}

// openLists gives lists their methods.
func (h *Host) openLists() {
	m := h.m
	methods := m.L.NewTable()
	set := func(name string, f func(L *lua.LState, t *lua.LTable) int) {
		methods.RawSetString(name, m.function(func(L *lua.LState) int {
			if ud, ok := L.Get(1).(*lua.LUserData); ok && name == "add" {
				if _, isFrozen := ud.Value.(*frozen); isFrozen {
					m.fail("a table of the file level cannot be changed", "")
				}
			}
			return f(L, m.list(L.Get(1)))
		}))
	}
	each := func(t *lua.LTable, f func(d engine.Datum) bool) {
		for i := 1; i <= t.Len(); i++ {
			if d, ok := h.datum(t.RawGetInt(i)); ok && !f(d) {
				return
			}
		}
	}
	matcher := func(L *lua.LState, name string) func(d engine.Datum) bool {
		switch x := L.Get(2).(type) {
		case *lua.LFunction:
			return func(d engine.Datum) bool {
				L.Push(x)
				L.Push(h.view(d))
				L.Call(1, 1)
				yes, wrong := h.truth(L.Get(-1))
				L.Pop(1)
				if wrong != "" {
					m.fail(wrong, "")
				}
				return yes
			}
		case *lua.LUserData:
			if f, ok := x.Value.(*filterValue); ok {
				return func(d engine.Datum) bool { return h.top().c.Matches(f.f, d) }
			}
		}
		m.fail(name+" takes a filter or a function, not "+describe(L.Get(2)), "")
		return nil
	}
	set("first", func(L *lua.LState, t *lua.LTable) int {
		v := t.RawGetInt(1)
		if v == lua.LNil {
			v = h.views.gone
		}
		L.Push(v)
		return 1
	})
	set("any", func(L *lua.LState, t *lua.LTable) int {
		f, found := matcher(L, "any"), false
		each(t, func(d engine.Datum) bool { found = f(d); return !found })
		L.Push(lua.LBool(found))
		return 1
	})
	set("where", func(L *lua.LState, t *lua.LTable) int {
		f := matcher(L, "where")
		var list []engine.Datum
		each(t, func(d engine.Datum) bool {
			if f(d) {
				list = append(list, d)
			}
			return true
		})
		L.Push(h.newList(list))
		return 1
	})
	set("without", func(L *lua.LState, t *lua.LTable) int {
		out, ok := h.datum(L.Get(2))
		if !ok {
			m.fail("without takes things, not "+describe(L.Get(2)), "")
		}
		drop := out.List()
		var list []engine.Datum
		each(t, func(d engine.Datum) bool {
			for _, x := range drop {
				if engine.Same(x, d) {
					return true
				}
			}
			list = append(list, d)
			return true
		})
		L.Push(h.newList(list))
		return 1
	})
	set("sum", func(L *lua.LState, t *lua.LTable) int {
		name, total := m.text(L.Get(2)), 0
		bad := false
		each(t, func(d engine.Datum) bool {
			f := m.words.views[d.Kind][name]
			if f == nil {
				m.fail(article(datumName(d.Kind))+" has no field "+strconv.Quote(name), "")
			}
			n := f.Get(h.top().c, d, nil)
			bad = bad || n.Kind != engine.NumberDatum
			total += int(n.N)
			return true
		})
		if bad {
			L.Push(notANumber)
		} else {
			L.Push(number(total))
		}
		return 1
	})
	set("add", func(L *lua.LState, t *lua.LTable) int {
		for i := 2; i <= L.GetTop(); i++ {
			d, ok := h.datum(L.Get(i))
			if !ok {
				m.fail("add takes things, not "+describe(L.Get(i)), "")
			}
			for _, x := range d.List() {
				if t.Len() >= maxList {
					m.fail(fmt.Sprintf("a list holds at most %d things", maxList), "")
				}
				t.Append(h.view(x))
			}
		}
		L.Push(t)
		return 1
	})
	unknown := m.L.NewTable()
	unknown.RawSetString("__index", m.function(func(L *lua.LState) int {
		if _, ok := L.Get(2).(lua.LString); ok {
			name := m.text(L.Get(2))
			m.fail("a list has no "+strconv.Quote(name), diag.OneOf(name, []string{"first", "any", "where", "without", "sum", "add"}))
		}
		L.Push(lua.LNil)
		return 1
	}))
	lookup := m.L.NewTable()
	for k, v := methods.Next(lua.LNil); k != lua.LNil; k, v = methods.Next(k) {
		lookup.RawSet(k, v)
	}
	lookup.Metatable = unknown
	m.meta.list.RawSetString("__index", lookup)
	m.meta.list.RawSetString("__methods", methods)
}

package scripts

// Symbols, values and conditions: small expressions that Go evaluates without a script.

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

var plainSymbols = map[string]engine.ExprOp{
	"self": engine.OpSelf, "you": engine.OpYou, "opponents": engine.OpOpponents, "each_player": engine.OpEachPlayer,
	"here": engine.OpHere, "it": engine.OpIt,
}

// namedSymbols are those whose fields are symbols: chosen.it, args.place.
var namedSymbols = map[string]engine.ExprOp{
	"chosen": engine.OpChosen, "paid": engine.OpPaid, "args": engine.OpArg, "event": engine.OpEventField,
}

// eventSubjects are the sorts of subjects that a symbol may stand for, the likeliest first.
func eventSubjects(op engine.ExprOp) []engine.SubjectKind {
	switch op {
	case engine.OpYou, engine.OpOpponents, engine.OpEachPlayer:
		return []engine.SubjectKind{engine.SubjectPlayer}
	case engine.OpHere:
		return []engine.SubjectKind{engine.SubjectPlace, engine.SubjectObject}
	case engine.OpSelf:
		return []engine.SubjectKind{engine.SubjectObject, engine.SubjectLink, engine.SubjectAbility, engine.SubjectPlace}
	}
	return []engine.SubjectKind{engine.SubjectObject, engine.SubjectLink, engine.SubjectAbility, engine.SubjectPlace, engine.SubjectPlayer}
}

// symbolField is symbol.name: an event, or a name of chosen, args, paid.
func (m *machine) symbolField(s *symbol, name string) lua.LValue {
	if op, ok := namedSymbols[s.name]; ok && s.expr.Op == engine.OpNone {
		if op == engine.OpEventField {
			name = m.newField("view", 0, name)
		}
		e := engine.Expr{Op: op, Name: name}
		if m.chunk != nil {
			switch op {
			case engine.OpChosen:
				m.chunk.chosen = append(m.chunk.chosen, globalRead{name, m.currentLine()})
			case engine.OpPaid:
				m.chunk.paid = append(m.chunk.paid, globalRead{name, m.currentLine()})
			case engine.OpArg:
				if m.chunk.isKey && name == "cost" {
					return m.proxy(&costValue{c: &engine.Cost{Keyword: true}}, m.meta.cost)
				}
				if m.chunk.isKey && name == "n" {
					// What a card prints is a constant; what is granted is asked when it works.
					if m.chunk.number > 0 {
						e = engine.Expr{Op: engine.OpDatum, Datum: engine.Num(m.chunk.number)}
					}
					return m.proxy(&exprValue{e: e}, m.meta.expr)
				}
			}
		}
		return m.proxy(&symbol{s.name + "." + name, e}, m.meta.symbol)
	}
	subjects := eventSubjects(s.expr.Op)
	decl := m.words.event(name, subjects...)
	if decl == nil {
		fix := diag.Suggest(name, m.words.eventNames(subjects...))
		if m.words.event(name, engine.SubjectPlayer) != nil && s.name != "here" {
			fix = fmt.Sprintf("it is an event of a player: you.%s", name)
		}
		m.complain(0, CodeEvent, fix, "%s has no event %q", s.name, name)
		return m.proxy(&patternValue{bad: true}, m.meta.pattern)
	}
	m.oldName("event", 0, name)
	out := engine.Pattern{Subject: s.expr, Event: decl}
	if namedOp(s.expr.Op) {
		// What it will stand for is not known: an event of that name of any of them is meant.
		var any []engine.Pattern
		for _, sort := range subjects {
			if d := m.words.event(name, sort); d != nil {
				any = append(any, engine.Pattern{Subject: s.expr, Event: d})
			}
		}
		if len(any) > 1 {
			out = engine.Pattern{Any: any}
		}
	}
	return m.proxy(&patternValue{p: out}, m.meta.pattern)
}

// namedOp reports whether an operation reads what a text handed over or chose, which may be of any sort.
func namedOp(op engine.ExprOp) bool {
	return op == engine.OpArg || op == engine.OpChosen || op == engine.OpPaid || op == engine.OpEventField
}

// ref reads a reference: a symbol, a value, or, in a running function, a view, list or result.
func (m *machine) ref(v lua.LValue) (engine.Expr, bool) {
	ud, ok := v.(*lua.LUserData)
	if !ok {
		if t, isTable := v.(*lua.LTable); isTable && m.chunk == nil {
			if list, ok := m.host.listOf(t); ok {
				return engine.Expr{Op: engine.OpDatum, Datum: engine.ListOf(list)}, true
			}
		}
		return engine.Expr{}, false
	}
	switch x := ud.Value.(type) {
	case *symbol:
		return x.expr, x.expr.Op != engine.OpNone && x.expr.Op != engine.OpSkip
	case *view:
		return engine.Expr{Op: engine.OpDatum, Datum: x.d}, true
	case *result:
		return engine.Expr{Op: engine.OpDatum, Datum: x.datum()}, true
	}
	return engine.Expr{}, false
}

// value reads a number: a literal, a value, x, or (when allowed) a function.
func (m *machine) value(v lua.LValue, functions bool) (engine.Expr, engine.Class, bool) {
	switch x := v.(type) {
	case lua.LNumber:
		if x != x {
			return engine.Expr{Op: engine.OpDatum}, 0, m.chunk == nil // a running function may have read it of what is gone
		}
		n, ok := whole(x)
		return engine.Expr{Op: engine.OpDatum, Datum: engine.Num(n)}, 0, ok
	case *lua.LFunction:
		if functions && !x.IsG {
			return engine.Expr{Op: engine.OpFunc, Func: m.register(x, valueFunc), Owner: m.owner()}, engine.ReadsAnything, true
		}
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *exprValue:
			return y.e, y.reads, true
		case *symbol:
			if y.expr.Op == engine.OpArg || y.expr.Op == engine.OpEventField {
				return y.expr, 0, true
			}
		}
	}
	return engine.Expr{}, 0, false
}

// compare makes a condition of a value: count(...):at_least(2).
func (m *machine) compare(e *exprValue, how engine.Comparison, n lua.LValue) lua.LValue {
	k, ok := whole(n)
	if !ok {
		m.complain(0, CodeKind, "", "a value is compared with a whole number, not with %s", describe(n))
		return m.proxy(&conditionValue{bad: true}, m.meta.condition)
	}
	return m.proxy(&conditionValue{c: engine.Condition{Op: engine.CondCompare, Left: e.e, Compare: how, N: k, Reads: e.reads}, bad: e.bad}, m.meta.condition)
}

func (m *machine) arithmetic(op engine.ExprOp) *lua.LFunction {
	return m.function(func(L *lua.LState) int {
		a, ra, ok := m.value(L.Get(1), false)
		b, rb, ok2 := m.value(L.Get(2), false)
		bad := false
		if !ok || !ok2 {
			wrong := L.Get(1)
			if ok {
				wrong = L.Get(2)
			}
			m.complain(0, CodeKind, "", "values are computed with numbers and values, not with %s", describe(wrong))
			bad = true
		}
		L.Push(m.proxy(&exprValue{e: engine.Expr{Op: op, Args: []engine.Expr{a, b}}, reads: ra | rb, bad: bad}, m.meta.expr))
		return 1
	})
}

// condition reads a condition: a named one, a comparison, a combination, or a function.
func (m *machine) condition(v lua.LValue, line int, what string) *engine.Condition {
	switch x := v.(type) {
	case *lua.LFunction:
		if !x.IsG {
			return &engine.Condition{Op: engine.CondFunc, Func: m.register(x, conditionFunc), Owner: m.owner(), Reads: engine.ReadsAnything}
		}
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *conditionValue:
			if y.decl != nil && y.decl.Number && y.c.N == 0 {
				c := y.c
				c.N = 1
				return &c
			}
			c := y.c
			return &c
		case *exprValue:
			m.complain(line, CodeKind, "compare it: count(...):at_least(1)", "%s is a condition, not a number", what)
			return nil
		case *filterValue:
			m.complain(line, CodeKind, "write some("+y.name+" { ... }) or is(self, "+y.name+" { ... })", "%s is a condition, not a filter", what)
			return nil
		}
	}
	m.complain(line, CodeKind, "a condition is a name like legion, is(...), some(...), count(...):at_least(n) or function(q) ... end", "%s is a condition, not %s", what, describe(v))
	return nil
}

func (m *machine) conditionCombination(op engine.ConditionOp, values []lua.LValue) lua.LValue {
	c := engine.Condition{Op: op}
	bad := false
	for _, v := range values {
		k := m.condition(v, 0, "each part")
		if k == nil {
			bad = true
			continue
		}
		c.Args = append(c.Args, *k)
		c.Reads |= k.Reads
	}
	return m.proxy(&conditionValue{c: c, bad: bad}, m.meta.condition)
}

package scripts

// The host is the one door into Lua. The kernel makes one for each engine.Game and calls Run and Value; both may be
// called again while they run, because a verb may run another card's replacement and a filter may call a function.
//
// The outermost call is protected, nested calls are not: in gopher-lua a caught error detaches the open upvalues of
// frames that go on, so every error and every pause unwinds the outermost call. The host keeps the stack of what is
// running, so the failing instance is the innermost one.

import (
	"fmt"
	"slices"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
)

// Host runs the functions of scripts for one game. It implements engine.Effects and serves one goroutine.
type Host struct {
	m      *machine
	own    *loaded
	signal *lua.ApiError
	bound  map[*script]*binding
	last   *script // the binding that was used last, to spare a lookup
	lastB  *binding
	libs   map[*unit]lua.LValue
	envs   map[*unit]*lua.LTable
	stack  []frame
	lent   []lentFunc // functions of filters that were made while running
	views  views
	fx, q  *lua.LUserData
	args   [32]engine.Args
	depth  int            // of args in use
	arena  []engine.Datum // of argument lists of the running outermost call
	nested int            // lists in lists that are becoming data
	asked  int            // instructions of the predicates that the outermost call has asked
	// derivation is the number of the last derivation that asked for values, derived the instructions of those.
	derivation, derived int
	ofStatic            bool // the outermost call is of a function of a static, while derived values are computed
	beside              *Host
	ran                 Ran // nil: nobody follows
	// Used is what the last outermost call has used, Dearest the most that one has used since the host was made.
	Used, Dearest Used
}

// frame is one running function.
type frame struct {
	c      *engine.Context
	t      *engine.Task // nil in a predicate
	script *engine.Script
	unit   *unit
}

// binding is a script's functions in this host.
type binding struct{ funcs []*lua.LFunction }

// lentFunc is a function of a filter or condition that was made by a running function; its number is negative and
// ends with the outermost call.
type lentFunc struct {
	fn   *lua.LFunction
	kind funcKind
}

func newHost(w *words, own *loaded) *Host {
	h := &Host{m: newMachine(w), own: own, bound: map[*script]*binding{}, libs: map[*unit]lua.LValue{}, envs: map[*unit]*lua.LTable{}}
	h.m.host = h
	h.signal = &lua.ApiError{Type: lua.ApiErrorRun, Object: lua.LString("a choice is owed"), StackTrace: "-"}
	h.openViews()
	return h
}

// Signal is what the kernel panics with to unwind a task that asks.
func (h *Host) Signal() any { return h.signal }

// lend gives a function made by a running function a number.
func (h *Host) lend(fn *lua.LFunction, kind funcKind) engine.Func {
	if len(h.lent) >= 1000 {
		h.m.fail("too many functions in filters", "")
	}
	h.lent = append(h.lent, lentFunc{fn, kind})
	return engine.Func(-len(h.lent))
}

func (h *Host) top() *frame {
	if len(h.stack) == 0 {
		panic(&Bug{Value: "scripts: nothing is running"})
	}
	return &h.stack[len(h.stack)-1]
}

// find returns a function of a script and how it is called.
func (h *Host) find(s *engine.Script, f engine.Func) (*lua.LFunction, funcKind, *unit) {
	sc := s.Host.(*script)
	if f < 0 {
		l := h.lent[-f-1]
		return l.fn, l.kind, sc.unit
	}
	b := h.lastB
	if h.last != sc {
		b = h.bound[sc]
		if b == nil {
			b = h.bind(sc)
		}
		h.last, h.lastB = sc, b
	}
	if int(f) > len(b.funcs) || int(f) > len(sc.kinds) {
		panic(&Bug{Value: fmt.Sprintf("scripts: %s has no function %d", s.ID, f)})
	}
	return b.funcs[f-1], sc.kinds[f-1], sc.unit
}

// bind runs a script's file level to collect its functions. It costs the running function nothing.
func (h *Host) bind(sc *script) *binding {
	m := h.m
	budget, chunkNow, host := m.budget, m.chunk, m.host
	m.host = nil
	c := &chunk{script: sc, unit: sc.unit, number: sc.number, isKey: sc.isKey}
	env := h.envs[sc.lib]
	if env == nil {
		var lib lua.LValue
		if sc.lib != nil {
			m.chunk = nil
			lib, _ = m.runLib(sc.lib)
		}
		env = m.newEnv(lib)
		h.envs[sc.lib] = env
	}
	m.chunk = c
	fn := m.L.NewFunctionFromProto(sc.unit.proto)
	fn.Env = env
	m.start(loadLimits)
	m.L.Push(fn)
	if len(h.stack) == 0 {
		if err := m.L.PCall(0, 0, nil); err != nil {
			panic(&Bug{Value: "scripts: binding " + sc.eng.ID + ": " + m.took(err).message})
		}
	} else {
		m.L.Call(0, 0)
	}
	for _, fn := range c.funcs {
		m.seal(fn)
	}
	m.chunk, m.budget, m.host = chunkNow, budget, host
	b := &binding{c.funcs}
	h.bound[sc] = b
	return b
}

// Run calls an effect. See engine.Effects.
func (h *Host) Run(t *engine.Task, s *engine.Script, f engine.Func) {
	fn, _, u := h.find(s, f)
	m := h.m
	h.stack = append(h.stack, frame{&t.Context, t, s, u})
	m.L.Push(fn)
	m.L.Push(h.fx)
	if len(h.stack) > 1 {
		m.L.Call(1, 0)
		h.stack = h.stack[:len(h.stack)-1]
		return
	}
	h.begin(effectLimits)
	err := m.L.PCall(1, 0, nil)
	h.used()
	if err != nil {
		h.raise(err)
	}
	h.stack = h.stack[:0]
}

// Value calls a predicate, value, filter or change function. See engine.Effects.
func (h *Host) Value(c *engine.Context, s *engine.Script, f engine.Func) engine.Datum {
	deriving := c.Game().Deriving()
	if deriving {
		h.allow(c, s)
		// What a function of a static asks in its turn runs with it: filters that it has made are its own.
		if len(h.stack) > 0 && !h.ofStatic {
			return h.apart().Value(c, s, f)
		}
	}
	fn, kind, u := h.find(s, f)
	m := h.m
	h.stack = append(h.stack, frame{c, nil, s, u})
	n := 1
	m.L.Push(fn)
	if kind == whereFunc {
		m.L.Push(h.view(c.It))
		n = 2
	}
	m.L.Push(h.q)
	if len(h.stack) > 1 {
		// A predicate has its own small budget, so that what a cache holds never changes an outcome.
		kept := m.budget
		m.start(valueLimits)
		m.L.Call(n, 1)
		used := m.n
		m.budget = kept
		if h.asked += used; h.asked > askedLimit {
			h.m.failIn(fmt.Sprintf("the functions that it has asked took more than %d instructions (%d used)", askedLimit, h.asked), &h.stack[0])
		}
	} else {
		h.begin(valueLimits)
		h.ofStatic = deriving
		err := m.L.PCall(n, 1, nil)
		h.ofStatic = false
		h.used()
		if deriving {
			h.derived += m.n
		}
		if err != nil {
			h.raise(err)
		}
	}
	v := m.L.Get(-1)
	m.L.Pop(1)
	d := h.valueOf(v, kind)
	h.stack = h.stack[:len(h.stack)-1]
	return d
}

// apart is a host beside this one, for the functions of statics that are asked while an effect runs: one that fails may not
// unwind the effect, since its failure is no part of the state (see engine.Effects).
func (h *Host) apart() *Host {
	if h.beside == nil {
		h.beside = newHost(h.m.words, h.own)
		if h.ran != nil {
			h.beside.Follow(h.ran)
		}
	}
	return h.beside
}

// allow ends the function of a static unasked when those of the same derivation have taken too much. What happened before a
// derivation is not counted: whether it happens or its values were kept is a matter of caches.
func (h *Host) allow(c *engine.Context, s *engine.Script) {
	if n := c.Game().Work().Derivations; n != h.derivation {
		h.derivation, h.derived = n, 0
	}
	if h.derived > derivedLimit {
		e := &engine.ScriptError{Script: s, Instance: c.Instance, Message: fmt.Sprintf("the functions of statics took more than %d instructions in one look at all of them", derivedLimit)}
		if a := c.Ability(); a != nil {
			e.Line = a.Line
		}
		panic(e)
	}
}

// used notes what an outermost call has used, whether it ended, paused or failed.
func (h *Host) used() {
	h.Used = h.m.Used()
	h.Dearest.Instructions = max(h.Dearest.Instructions, h.Used.Instructions)
	h.Dearest.Bytes = max(h.Dearest.Bytes, h.Used.Bytes)
}

// begin prepares an outermost call.
func (h *Host) begin(limits Limits) {
	m := h.m
	m.start(limits)
	h.asked, h.nested = 0, 0
	h.depth = 0
	h.arena = h.arena[:0]
	h.views.used = 0
	if len(h.lent) > 0 {
		clear(h.lent)
		h.lent = h.lent[:0]
	}
}

// raise goes on with what unwound the outermost call: a pause, a script's failure, or a bug.
func (h *Host) raise(err error) {
	m := h.m
	fr := h.stack[len(h.stack)-1]
	h.stack = h.stack[:0]
	h.depth = 0
	m.chunk = nil
	m.host = h
	if err == error(h.signal) {
		panic(h.signal)
	}
	if m.bug != nil {
		b := m.bug
		m.bug = nil
		panic(b)
	}
	f := m.took(err)
	if f.err != nil {
		if f.err.Script == nil {
			f.err.Script = fr.script
		}
		if f.source == fr.unit.path && f.line > 0 && f.err.Script == fr.script {
			f.err.Line = f.line
		}
		panic(f.err)
	}
	e := &engine.ScriptError{Script: fr.script, Line: f.line, Message: f.message, Instance: fr.c.Instance}
	if f.source != "" && f.source != fr.unit.path {
		e.Message += " (" + f.source + ":" + strconv.Itoa(f.line) + ")"
		e.Line = 0
		if a := fr.c.Ability(); a != nil {
			e.Line = a.Line
		}
	}
	panic(e)
}

// valueOf turns what a function returned into a datum.
func (h *Host) valueOf(v lua.LValue, kind funcKind) engine.Datum {
	switch kind {
	case conditionFunc, whereFunc:
		yes, wrong := h.truth(v)
		if wrong != "" {
			h.failReturn(wrong)
		}
		return engine.Truth(yes)
	case changeFunc:
		t := tableOf(v)
		if t == nil {
			h.failReturn("a change function returns a table of fields, not " + describe(v))
		}
		if t.Len() > 0 {
			h.failReturn("a change function returns a table of named fields, not of " + describe(t.RawGetInt(1)))
		}
		var list []engine.Datum
		h.m.fields(t, func(key string, v lua.LValue) {
			if what, fix := h.m.notChanged(key, v); what != "" {
				h.failReturn(what + "; " + fix)
			}
			d, ok := h.datum(v)
			if !ok {
				h.failReturn("a change function returned " + describe(v) + " for " + key)
			}
			list = append(list, engine.Str(key), d)
		})
		return engine.ListOf(list)
	}
	if n, ok := v.(lua.LNumber); ok && n == n && float64(n) != float64(int64(n)) {
		h.failReturn("the function returned " + lua.LVAsString(n) + ": numbers of the game are whole")
	}
	d, ok := h.datum(v)
	if !ok {
		h.failReturn("the function returned " + describe(v))
	}
	return d
}

// truth is how every predicate is read, of when, active and where as of lists: as Lua reads a condition, but that something gone
// counts as nil, and a declared condition as what it says now. wrong says why something can be neither true nor false.
func (h *Host) truth(v lua.LValue) (yes bool, wrong string) {
	switch x := v.(type) {
	case lua.LBool:
		return bool(x), ""
	case lua.LNumber:
		return x == x, "" // the number of something gone is none
	case *lua.LFunction:
		return false, "a predicate returned a function: is it to be called?"
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *view:
			return y.d.Kind != engine.Gone, ""
		case *conditionValue:
			return h.top().c.Holds(&y.c), ""
		case *filterValue:
			return false, "a predicate returned " + article(y.name) + " filter, which is neither true nor false; write q:is(thing, " + y.name + " { ... }) or q:count(" + y.name + " { ... }) > 0"
		case *patternValue:
			return false, "a predicate returned an event, which is neither true nor false; write q:times(event) > 0"
		}
	}
	return v != lua.LNil, ""
}

// failReturn fails a value function after it has returned: inside of the door when there is an outer call, else as the
// kernel expects it.
func (h *Host) failReturn(message string) {
	fr := h.stack[len(h.stack)-1]
	e := &engine.ScriptError{Script: fr.script, Message: message, Instance: fr.c.Instance}
	if a := fr.c.Ability(); a != nil {
		e.Line = a.Line
	}
	if len(h.stack) > 1 {
		h.m.fault = failure{message: message, err: e}
		panic(h.m.broken)
	}
	h.stack = h.stack[:0]
	panic(e)
}

// template finds the declaration behind an ability value for the running instance: a keyword's templates stand in the
// card that has the keyword.
func (h *Host) template(v *abilityValue) *engine.Ability {
	if running := h.top().c.Ability(); running != nil && v.script.isKey {
		if at, ok := h.own.copies[running]; ok {
			return &at.card.Abilities[at.base+v.ordinal]
		}
	}
	return h.m.resolve(v)
}

// notFound words the message about an unknown name on fx or q.
func (h *Host) notFound(name string, effect bool) {
	w := h.m.words
	if !effect && w.verbs[name] != nil {
		h.m.fail("a predicate cannot "+name+": verbs stand in effects alone", "")
	}
	names, what := w.qNames, "q"
	if effect {
		names, what = w.fxNames, "fx"
	}
	names = slices.Clone(names)
	if a := h.top().c.Ability(); a != nil {
		for i := range a.Targets {
			names = append(names, a.Targets[i].Name)
		}
	}
	h.m.fail(what+" has no "+strconv.Quote(name), suggest(name, names))
}

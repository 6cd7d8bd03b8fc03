package scripts

// A machine is one Lua state with the card API in it. The loader has one to turn texts into declarations; each host
// has one to run functions. Both run the same constructors: at load they are checked and kept, in a host they only
// collect the functions again, in the same order.

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

type machine struct {
	*Sandbox
	words  *words
	meta   metatables
	sealed map[*lua.LFunction]bool
	frozen map[*lua.LTable]*lua.LUserData
	base   map[string]lua.LValue      // the environment of every script
	envs   map[lua.LValue]*lua.LTable // by lib
	chunk  *chunk                     // the script that is being run for its declarations, nil otherwise
	host   *Host                      // nil in the loader
	// remembers takes what seal finds while a text is loaded; nil in a host.
	remembers func(f fault)
	fault     failure       // of the script that is being unwound
	broken    *lua.ApiError // the signal that unwinds a failed script
	bug       *Bug          // a kernel bug that is being unwound
}

// metatables has one table for each kind of proxy.
type metatables struct {
	symbol, filter, pattern, expr, condition, cost, quantifier, keyword, abilities, ability, frozen *lua.LTable
	list                                                                                            *lua.LTable
}

// Proxies of declarations. Their fields are kept aside, so that unit { stunned = true }.stunned is the event.
type (
	symbol struct {
		name string
		expr engine.Expr
	}
	filterValue struct {
		f    *engine.Filter
		decl *engine.FilterDecl
		name string
		bad  bool
		// zoneless filters lack a zone that they would need to find things.
		zoneless bool
	}
	patternValue struct {
		p   engine.Pattern
		bad bool
	}
	exprValue struct {
		e     engine.Expr
		reads engine.Class
		bad   bool
	}
	conditionValue struct {
		c    engine.Condition
		decl *engine.ConditionDecl
		bad  bool
	}
	costValue struct {
		c   *engine.Cost
		bad bool
	}
	quantifier struct {
		slot engine.Slot
		bad  bool
	}
	keywordValue struct{ use engine.KeywordUse }
	abilitiesOf  struct {
		filter *engine.Filter
		tests  []engine.Test
		words  []string
	}
	abilityValue struct {
		kind    engine.AbilityKind
		ordinal int // in script.abilities; -1 for a mode
		script  *script
		name    string
		mode    *modeDraft
	}
)

// chunk is the run of one script's file level.
type chunk struct {
	script  *script
	unit    *unit
	diags   diag.List
	loading bool // false: only functions are collected
	number  int  // of a keyword, for args.n
	isKey   bool
	header  *engine.KeywordDef
	funcs   []*lua.LFunction
	kinds   []funcKind
	decls   []engine.Ability
	lines   []int
	chosen  []globalRead // chosen.x that no constructor has checked yet
	paid    []globalRead
	costs   []string // names of additional costs
	missing []string // what the engine cannot do yet
	tokens  []globalRead
}

// funcKind says how a function is called.
type funcKind uint8

const (
	effectFunc funcKind = iota
	valueFunc
	conditionFunc // of when, active and combinations of conditions
	whereFunc     // of filters
	changeFunc
)

func newMachine(w *words) *machine {
	m := &machine{words: w, sealed: map[*lua.LFunction]bool{}, frozen: map[*lua.LTable]*lua.LUserData{}, envs: map[lua.LValue]*lua.LTable{}}
	m.broken = &lua.ApiError{Type: lua.ApiErrorRun, Object: lua.LString("script failed"), StackTrace: "-"}
	m.Sandbox = NewSandbox(Surroundings{Allow: cardAllow, Limits: loadLimits, Show: m.text, Describe: describe, Type: typeOf, List: m.listBehind, Fail: m.fail, Around: m.around})
	m.base = m.Globals
	m.makeMeta()
	m.openAPI()
	m.oldGlobals()
	return m
}

// text is what tostring gives: never an address, never a number of the engine.
func (m *machine) text(v lua.LValue) string {
	switch x := v.(type) {
	case lua.LString:
		return string(x)
	case lua.LNumber:
		if x != x {
			return "nan"
		}
		return lua.LVAsString(x)
	case lua.LBool:
		return x.String()
	case *lua.LUserData:
		if w, ok := x.Value.(*view); ok && m.host != nil {
			return m.host.nameOf(w.d)
		}
		return describe(x)
	}
	if v == lua.LNil {
		return "nil"
	}
	return v.Type().String()
}

// typeOf is what type gives for what is no value of Lua's own.
func typeOf(ud *lua.LUserData) string {
	switch x := ud.Value.(type) {
	case *frozen:
		return "table"
	case *view:
		return datumName(x.d.Kind)
	case *result:
		return "result"
	}
	return ""
}

// listBehind is the table that something stands for: a frozen table, what a verb gave; gone things are empty.
func (m *machine) listBehind(ud *lua.LUserData) *lua.LTable {
	switch x := ud.Value.(type) {
	case *frozen:
		return x.table
	case *view:
		if x.d.Kind == engine.Gone && m.host != nil {
			return m.host.newList(nil)
		}
	case *result:
		if m.host != nil {
			return m.host.newList(x.r.Cards)
		}
	}
	return nil
}

// proxy wraps a Go value for Lua.
func (m *machine) proxy(v any, meta *lua.LTable) *lua.LUserData {
	if composed(v) {
		m.fits(v)
	}
	return &lua.LUserData{Value: v, Metatable: meta}
}

// around guards a Go function that Lua calls.
func (m *machine) around(f lua.LGFunction) lua.LGFunction {
	return func(L *lua.LState) int {
		fine := false
		defer func() {
			// A pause passes untouched: recovering it in every frame would cost more than the pause itself.
			if !fine && !m.paused() {
				m.guard(recover())
			}
		}()
		n := f(L)
		fine = true
		return n
	}
}

// line is the line of the author's text that is running.
func (m *machine) line() int {
	_, line := m.where("")
	return line
}

// where finds the innermost running Lua function, of a given source if that is not "".
func (m *machine) where(source string) (string, int) {
	first, firstLine := "", 0
	for level := 0; level < maxCalls; level++ {
		d, ok := m.L.GetStack(level)
		if !ok {
			break
		}
		m.L.GetInfo("Sl", d, lua.LNil)
		if d.CurrentLine <= 0 || d.Source == "" {
			continue
		}
		if source == "" || d.Source == source {
			return d.Source, d.CurrentLine
		}
		if first == "" {
			first, firstLine = d.Source, d.CurrentLine
		}
	}
	return first, firstLine
}

// complain reports a mistake in a declaration: while loading it is collected and loading goes on, while a function
// runs it is that function's failure. It returns false for use in conditions.
func (m *machine) complain(line int, code Code, fix, format string, args ...any) bool {
	if m.chunk == nil {
		m.fail(fmt.Sprintf(format, args...), fix)
	}
	if !m.chunk.loading {
		return false
	}
	if line <= 0 {
		line = m.line()
	}
	d := diag.Errorf(code, diag.At(m.chunk.unit.path, line, 0), format, args...).Try(fix)
	for _, e := range m.chunk.diags {
		if e.Line() == line && e.Code == code && e.Summary == d.Summary {
			return false
		}
	}
	m.chunk.diags.Add(d)
	return false
}

// unsupported notes that the card needs something that the engine does not do yet: a card that is loaded is refused for
// it, an effect that runs fails.
func (m *machine) unsupported(what string) {
	switch {
	case what == "":
	case m.chunk == nil:
		m.fail("the engine cannot do this yet: "+what, "")
	case !slices.Contains(m.chunk.missing, what):
		m.chunk.missing = append(m.chunk.missing, what)
	}
}

// register gives a function its number.
func (m *machine) register(fn *lua.LFunction, kind funcKind) engine.Func {
	if m.chunk == nil {
		if m.host == nil {
			m.fail("a lib.lua has no filters, values or conditions with functions of their own", "write it in the script of a card, and call lib from it")
		}
		return m.host.lend(fn, kind)
	}
	if m.chunk.loading {
		for _, u := range m.chunk.unit.uses[fn.Proto] {
			switch {
			case u.method && (kind == valueFunc || kind == conditionFunc), u.method && kind == whereFunc && m.words.verbs[u.name] != nil:
				m.checkUse(u, false, nil)
			}
		}
	}
	m.chunk.funcs = append(m.chunk.funcs, fn)
	m.chunk.kinds = append(m.chunk.kinds, kind)
	return engine.Func(len(m.chunk.funcs))
}

// owner is the script that functions registered now belong to.
func (m *machine) owner() *engine.Script {
	if m.chunk != nil {
		return m.chunk.script.eng
	}
	if m.host != nil && len(m.host.stack) > 0 {
		return m.host.stack[len(m.host.stack)-1].script
	}
	return nil
}

// describe says what a value is, for messages about wrong kinds.
func describe(v lua.LValue) string {
	switch x := v.(type) {
	case lua.LNumber:
		return "the number " + lua.LVAsString(x)
	case lua.LString:
		s := string(x)
		if len(s) > 40 {
			s = s[:40] + "..."
		}
		return fmt.Sprintf("%q", s)
	case lua.LBool:
		return lua.LVAsString(lua.LString(x.String()))
	case *lua.LTable:
		return "a table"
	case *lua.LFunction:
		return "a function"
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *symbol:
			return y.name
		case *filterValue:
			return article(y.name) + " filter"
		case *patternValue:
			return "an event"
		case *exprValue:
			return "a value"
		case *conditionValue:
			return "a condition"
		case *costValue:
			return "a cost"
		case *quantifier:
			return "a slot"
		case *keywordValue:
			return "a keyword"
		case *abilitiesOf:
			return "abilities_of(...)"
		case *abilityValue:
			return article(abilityKindName(y.kind)) + " ability"
		case *frozen:
			return "a table"
		case *view:
			return article(datumName(y.d.Kind))
		case *result:
			return "a result"
		}
	}
	if v == lua.LNil {
		return "nothing"
	}
	return v.Type().String()
}

func abilityKindName(k engine.AbilityKind) string {
	for name, kind := range abilityKinds {
		if kind == k {
			return name
		}
	}
	return "mode"
}

var abilityKinds = map[string]engine.AbilityKind{
	"on_play": engine.OnPlay, "triggered": engine.Triggered, "activated": engine.Activated, "static": engine.Static,
	"replacement": engine.Replacement, "additional_cost": engine.AdditionalCost, "cost_change": engine.CostChange,
	"permit": engine.Permit, "forbid": engine.Forbid, "retrigger": engine.Retrigger, "step": engine.Step,
}

// fields walks the named fields of a table in the order in which they were written.
func (m *machine) fields(t *lua.LTable, f func(key string, v lua.LValue)) {
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		if s, ok := k.(lua.LString); ok && string(s) != hiddenKey {
			f(string(s), v)
		}
	}
}

// allNamed reports whether all that stands in a table has a name, and complains about what has none. what is what the table is, fix
// what to write.
func (m *machine) allNamed(t *lua.LTable, line int, what, fix string) bool {
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		if _, named := k.(lua.LString); !named {
			return m.complain(line, CodeField, fix, "what stands in %s has a name, and %s has none", what, describe(v))
		}
	}
	return true
}

// items are the positional values of a table, or of a frozen one.
func items(t *lua.LTable) []lua.LValue {
	n := t.Len()
	out := make([]lua.LValue, 0, n)
	for i := 1; i <= n; i++ {
		out = append(out, t.RawGetInt(i))
	}
	return out
}

// tableOf unwraps tables, also frozen ones.
func tableOf(v lua.LValue) *lua.LTable {
	switch x := v.(type) {
	case *lua.LTable:
		return x
	case *lua.LUserData:
		if f, ok := x.Value.(*frozen); ok {
			return f.table
		}
	}
	return nil
}

// tag finds where a table was written; nil for tables made by functions.
func (m *machine) tag(t *lua.LTable) *tableLines {
	if m.chunk == nil || t == nil {
		return nil
	}
	if n, ok := t.RawGetString(hiddenKey).(lua.LNumber); ok && int(n) < len(m.chunk.unit.tables) {
		return &m.chunk.unit.tables[int(n)]
	}
	return nil
}

// lineOf is the line of a field of a table; the running line when it is not known.
func (m *machine) lineOf(t *lua.LTable, key string) int {
	if tag := m.tag(t); tag != nil {
		if l := tag.fields[key]; l > 0 {
			return l
		}
		return tag.line
	}
	return m.line()
}

// doubles are the fields that a table gives more than once, wherever it stands.
func (m *machine) doubles(u *unit) (out diag.List) {
	for _, d := range u.twice {
		out.Add(diag.Errorf(CodeTwice, diag.At(u.path, d.line, 0), "field %q stands twice in one table", d.name))
	}
	return out
}

// whole reads a whole number.
func whole(v lua.LValue) (int, bool) {
	n, ok := v.(lua.LNumber)
	if !ok || float64(n) != float64(int64(n)) || n > 1<<30 || n < -1<<30 {
		return 0, false
	}
	return int(n), true
}

// stringsOf reads a string or a list of strings.
func stringsOf(v lua.LValue) ([]string, bool) {
	if s, ok := v.(lua.LString); ok {
		return []string{string(s)}, true
	}
	t := tableOf(v)
	if t == nil || firstField(t) != "" {
		return nil, false
	}
	var out []string
	for _, x := range items(t) {
		s, ok := x.(lua.LString)
		if !ok {
			return nil, false
		}
		out = append(out, string(s))
	}
	return out, len(out) > 0
}

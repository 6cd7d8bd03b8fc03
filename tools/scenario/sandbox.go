package scenario

// Scenario files come with mods, so they are as little trusted as cards: an allow list of globals, no clock, no files,
// and a count of instructions that is the same on every machine. Deadlines would not be.

import (
	"context"
	"fmt"
	"math"
	"strings"
	"time"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/scripts"
)

// Limits of a scenario file.
const (
	maxInstructions = 2_000_000
	maxText         = 1 << 20 // bytes that one string may have
	maxTexts        = 8 << 20 // bytes that all strings together may have
	maxScenarios    = 1000    // of one file, each case counted
	maxNested       = 20      // tables within tables of a board or a card
	maxBoard        = 5000    // values of a board
)

// budget counts the instructions of one Lua state: gopher-lua asks Done before each.
type budget struct {
	left  int
	texts int // bytes of the strings made
	spent chan struct{}
}

func newBudget(n int) *budget { return &budget{left: n} }

// Deadline implements context.Context.
func (b *budget) Deadline() (time.Time, bool) { return time.Time{}, false }

// Done implements context.Context.
func (b *budget) Done() <-chan struct{} {
	if b.left--; b.left >= 0 {
		return nil
	}
	if b.spent == nil {
		b.spent = make(chan struct{})
		close(b.spent)
	}
	return b.spent
}

// Err implements context.Context.
func (b *budget) Err() error {
	if b.left >= 0 {
		return nil
	}
	return fmt.Errorf("more than %d instructions: is this a loop without end?", maxInstructions)
}

// Value implements context.Context.
func (b *budget) Value(any) any { return nil }

var _ context.Context = (*budget)(nil)

// allowed are the globals of a scenario file besides its own words.
var allowed = map[string][]string{
	"":       {"assert", "error", "ipairs", "next", "pairs", "select", "tonumber", "tostring", "type", "_VERSION"},
	"math":   {"abs", "ceil", "floor", "fmod", "huge", "max", "min", "modf", "sqrt"},
	"string": {"len"},
	"table":  {"maxn"},
}

// compileLua parses and compiles a file once; the prototype is shared by all states that run it.
func compileLua(name string, text []byte) (*lua.FunctionProto, error) {
	return scripts.CompileCounted(name, text)
}

// newState makes a Lua state with the allow list in it.
func newState() *lua.LState {
	L := lua.NewState(lua.Options{SkipOpenLibs: true, RegistrySize: 1024, RegistryMaxSize: 1 << 18, RegistryGrowStep: 1024, CallStackSize: 200})
	L.SetContext(newBudget(maxInstructions))
	for name, open := range map[string]lua.LGFunction{"": lua.OpenBase, "math": lua.OpenMath, "string": lua.OpenString, "table": lua.OpenTable} {
		L.Push(L.NewFunction(open))
		L.Push(lua.LString(name))
		L.Call(1, 0)
	}
	full := L.G.Global
	kept := L.NewTable()
	for lib, names := range allowed {
		from, to := full, kept
		if lib != "" {
			from = full.RawGetString(lib).(*lua.LTable)
			to = L.NewTable()
			kept.RawSetString(lib, to)
		}
		for _, n := range names {
			to.RawSetString(n, from.RawGetString(n))
		}
	}
	text := kept.RawGetString("string").(*lua.LTable)
	text.RawSetString("format", L.NewFunction(safeFormat))
	text.RawSetString("rep", L.NewFunction(safeRepeat))
	text.RawSetString("find", L.NewFunction(safeFind))
	list := kept.RawGetString("table").(*lua.LTable)
	list.RawSetString("concat", L.NewFunction(safeConcat))
	for lib, names := range map[string][]string{"string": {"byte", "lower", "upper", "reverse", "sub"}, "table": {"insert", "remove", "sort"}} {
		for _, name := range names {
			fn := full.RawGetString(lib).(*lua.LTable).RawGetString(name).(*lua.LFunction)
			kept.RawGetString(lib).(*lua.LTable).RawSetString(name, L.NewFunction(charged(fn.GFunction)))
		}
	}
	kept.RawSetString("unpack", L.NewFunction(safeUnpack))
	kept.RawSetString(scripts.JoinName, L.NewFunction(safeJoin))
	kept.RawSetString("tostring", L.NewFunction(safeToString))
	if meta, ok := L.GetMetatable(lua.LString("")).(*lua.LTable); ok {
		meta.RawSetString("__index", text)
		meta.RawSetString("__metatable", lua.LFalse)
	}
	for k, _ := full.Next(lua.LNil); k != lua.LNil; k, _ = full.Next(lua.LNil) {
		full.RawSet(k, lua.LNil)
	}
	for k, v := kept.Next(lua.LNil); k != lua.LNil; k, v = kept.Next(k) {
		full.RawSet(k, v)
	}
	return L
}

// spend counts the bytes of a string before it is made.
func spend(L *lua.LState, n int) {
	b, _ := L.Context().(*budget)
	if n > maxText || b != nil && b.texts+n > maxTexts {
		L.RaiseError("more text than a scenario may make: %d MB, and %d MB at once", maxTexts>>20, maxText>>20)
	}
	if b != nil {
		b.texts += n
	}
}

// charged is a function of Lua's library that takes instructions by the size of what it is given: the machine counts
// it as one.
func charged(fn lua.LGFunction) lua.LGFunction {
	return func(L *lua.LState) int {
		switch x := L.Get(1).(type) {
		case lua.LString:
			spend(L, len(x))
		case *lua.LTable:
			if b, ok := L.Context().(*budget); ok {
				b.left -= x.Len() / 4
			}
		}
		return fn(L)
	}
}

func safeRepeat(L *lua.LState) int {
	s, n := L.CheckString(1), max(L.CheckInt(2), 0)
	if len(s) > 0 && n > maxText/len(s) {
		L.RaiseError("string.rep makes a text longer than %d bytes", maxText)
	}
	spend(L, n*len(s))
	L.Push(lua.LString(strings.Repeat(s, n)))
	return 1
}

// safeFind looks for plain text: a pattern can take longer than any scenario.
func safeFind(L *lua.LState) int {
	s, part, from := L.CheckString(1), L.CheckString(2), L.OptInt(3, 1)
	if strings.ContainsAny(part, "^$*+?.([%-") && !L.ToBool(4) {
		L.RaiseError("string.find looks for plain text here: string.find(s, text, 1, true)")
	}
	if from < 0 {
		from += len(s) + 1
	}
	from = max(from, 1)
	if b, ok := L.Context().(*budget); ok {
		b.left -= len(s) / 64
	}
	i := -1
	if from <= len(s)+1 {
		i = strings.Index(s[from-1:], part)
	}
	if i < 0 {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(lua.LNumber(from + i))
	L.Push(lua.LNumber(from + i + len(part) - 1))
	return 2
}

// safeJoin stands for "..".
func safeJoin(L *lua.LState) int {
	parts, total := make([]string, L.GetTop()), 0
	for i := range parts {
		switch x := L.Get(i + 1).(type) {
		case lua.LString, lua.LNumber:
			parts[i] = lua.LVAsString(x)
		default:
			L.RaiseError("cannot join %s to a text; use tostring(...)", show(x))
		}
		total += len(parts[i])
	}
	spend(L, total)
	L.Push(lua.LString(strings.Join(parts, "")))
	return 1
}

func safeConcat(L *lua.LState) int {
	t, between := L.CheckTable(1), L.OptString(2, "")
	from, to := max(L.OptInt(3, 1), 1), min(L.OptInt(4, t.Len()), t.Len())
	var parts []string
	total := 0
	for i := from; i <= to && total <= maxText; i++ {
		switch x := t.RawGetInt(i).(type) {
		case lua.LString, lua.LNumber:
			parts = append(parts, lua.LVAsString(x))
		default:
			L.RaiseError("table.concat: entry %d is no text", i)
		}
		total += len(parts[len(parts)-1]) + len(between)
	}
	spend(L, total)
	L.Push(lua.LString(strings.Join(parts, between)))
	return 1
}

func safeUnpack(L *lua.LState) int {
	t := L.CheckTable(1)
	from, to := L.OptInt(2, 1), L.OptInt(3, t.Len())
	if to-from >= 100 {
		L.RaiseError("unpack gives at most 100 values")
	}
	for i := from; i <= to; i++ {
		L.Push(t.RawGetInt(i))
	}
	return max(0, to-from+1)
}

// safeFormat knows %s, %d, %q and %%, which titles and messages need, without widths.
func safeFormat(L *lua.LState) int {
	format := L.CheckString(1)
	var b strings.Builder
	arg := 2
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			b.WriteByte(format[i])
			continue
		}
		if i++; i == len(format) {
			L.RaiseError("string.format: %q ends in %%", format)
		}
		switch format[i] {
		case '%':
			b.WriteByte('%')
			continue
		case 's':
			text := show(L.CheckAny(arg))
			spend(L, len(text))
			b.WriteString(text)
		case 'd':
			fmt.Fprintf(&b, "%d", int64(L.CheckNumber(arg)))
		case 'q':
			text := show(L.CheckAny(arg))
			spend(L, len(text))
			fmt.Fprintf(&b, "%q", text)
		default:
			L.RaiseError("%s", "string.format knows %s, %d, %q and %% only")
		}
		arg++
		if b.Len() > maxText {
			L.RaiseError("string.format makes a text longer than %d bytes", maxText)
		}
	}
	L.Push(lua.LString(b.String()))
	return 1
}

func safeToString(L *lua.LState) int {
	L.Push(lua.LString(show(L.CheckAny(1))))
	return 1
}

// show writes a Lua value without addresses.
func show(v lua.LValue) string { return showTo(v, 3) }

// showTo writes tables within tables to a depth: a table may hold itself.
func showTo(v lua.LValue, depth int) string {
	switch x := v.(type) {
	case lua.LString:
		return string(x)
	case lua.LNumber:
		if f := float64(x); f == math.Trunc(f) && math.Abs(f) < 1e15 {
			return fmt.Sprintf("%d", int64(f))
		}
		return x.String()
	case lua.LBool:
		return x.String()
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *handle:
			return y.name
		case *seat:
			return y.name
		}
	case *lua.LTable:
		if depth == 0 {
			return "{ ... }"
		}
		var parts []string
		for k, e := x.Next(lua.LNil); k != lua.LNil; k, e = x.Next(k) {
			if s, ok := k.(lua.LString); ok {
				parts = append(parts, string(s)+" = "+quotedTo(e, depth-1))
			} else {
				parts = append(parts, quotedTo(e, depth-1))
			}
			if len(parts) > 20 {
				parts = append(parts, "...")
				break
			}
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	return v.Type().String()
}

// quoted is show with quotes around texts.
func quoted(v lua.LValue) string { return quotedTo(v, 3) }

func quotedTo(v lua.LValue, depth int) string {
	if s, ok := v.(lua.LString); ok {
		return fmt.Sprintf("%q", string(s))
	}
	return showTo(v, depth)
}

package scenario

// Scenario files come with mods, so they are as little trusted as cards: an allow list of globals, no clock, no files,
// and a count of instructions that is the same on every machine. Deadlines would not be.

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"strings"
	"time"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"
)

// Limits of a scenario file.
const (
	maxInstructions = 20_000_000
	maxText         = 1 << 20 // bytes that one string may have
)

// budget counts the instructions of one Lua state: gopher-lua asks Done before each.
type budget struct {
	left  int
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
	"":       {"assert", "error", "ipairs", "next", "pairs", "select", "tonumber", "tostring", "type", "unpack", "_VERSION"},
	"math":   {"abs", "ceil", "floor", "fmod", "huge", "max", "min", "modf", "sqrt"},
	"string": {"byte", "find", "len", "lower", "reverse", "sub", "upper"},
	"table":  {"insert", "remove", "sort", "concat", "maxn"},
}

// compileLua parses and compiles a file once; the prototype is shared by all states that run it.
func compileLua(name string, text []byte) (proto *lua.FunctionProto, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: %v", name, r)
		}
	}()
	chunk, err := parse.Parse(bytes.NewReader(text), name)
	if err != nil {
		return nil, err
	}
	return lua.Compile(chunk, name)
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

func safeRepeat(L *lua.LState) int {
	s, n := L.CheckString(1), L.CheckInt(2)
	if n > 0 && len(s) > 0 && n > maxText/len(s) {
		L.RaiseError("string.rep makes a text longer than %d bytes", maxText)
	}
	L.Push(lua.LString(strings.Repeat(s, max(n, 0))))
	return 1
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
			b.WriteString(show(L.CheckAny(arg)))
		case 'd':
			fmt.Fprintf(&b, "%d", int64(L.CheckNumber(arg)))
		case 'q':
			fmt.Fprintf(&b, "%q", show(L.CheckAny(arg)))
		default:
			L.RaiseError("string.format knows %%s, %%d, %%q and %%%% only")
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
func show(v lua.LValue) string {
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
		var parts []string
		for k, e := x.Next(lua.LNil); k != lua.LNil; k, e = x.Next(k) {
			if s, ok := k.(lua.LString); ok {
				parts = append(parts, string(s)+" = "+quoted(e))
			} else {
				parts = append(parts, quoted(e))
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
func quoted(v lua.LValue) string {
	if s, ok := v.(lua.LString); ok {
		return fmt.Sprintf("%q", string(s))
	}
	return show(v)
}

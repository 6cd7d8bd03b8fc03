package scenario

// Scenario files come with mods, so they are as little trusted as cards and run in the same sandbox (see package scripts),
// with an allow list and limits of their own. Their words are globals of the state, so that a file may have its own too.

import (
	"fmt"
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/scripts"
)

// limits bound one reading of a scenario file, and the play of one scenario of it.
var limits = scripts.Limits{Instructions: 500_000, Bytes: 8 << 20, Text: 64 << 10}

// Limits of what a file declares.
const (
	maxScenarios = 1000 // of one file, each case counted
	maxCards     = 1000 // of one file
	maxNested    = 20   // tables within tables of a board or a card
	maxBoard     = 5000 // values of a board
)

// allowed are the globals of a scenario file besides its own words.
var allowed = map[string][]string{
	"":       {"assert", "error", "ipairs", "next", "pairs", "select", "tonumber", "tostring", "type", "unpack"},
	"math":   {"abs", "ceil", "floor", "fmod", "huge", "max", "min", "modf", "sqrt"},
	"string": {"byte", "find", "format", "len", "lower", "rep", "reverse", "sub", "upper"},
	"table":  {"concat", "insert", "remove", "sort"},
}

// compileLua parses and compiles a file once; the prototype is shared by all states that run it.
func compileLua(name string, text []byte) (*lua.FunctionProto, error) {
	return scripts.CompileCounted(name, text)
}

// newSandbox makes a Lua state with the allow list in it.
func newSandbox() *scripts.Sandbox {
	box := scripts.NewSandbox(scripts.Surroundings{Allow: allowed, Limits: limits, Show: show, Describe: describe})
	for name, v := range box.Globals {
		box.L.SetGlobal(name, v)
	}
	return box
}

// describe says what a value is, in messages about wrong kinds.
func describe(v lua.LValue) string {
	switch v.(type) {
	case lua.LString, *lua.LTable:
		if text := quoted(v); len(text) < 60 {
			return text
		}
	case lua.LNumber, lua.LBool:
		return show(v)
	}
	return "a " + v.Type().String()
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

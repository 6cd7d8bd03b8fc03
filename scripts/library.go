package scripts

// Lua's own functions, as far as texts have them. Nothing here can run long, grow without being counted, name an
// address, or be changed by a script. Functions of tables stand in library_table.go, those of texts in library_text.go.

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// safeGlobals are the names of Lua's own that cards have; math, table and string hold cardAllow.
var safeGlobals = []string{"ipairs", "pairs", "next", "select", "type", "tostring", "tonumber", "unpack", "error", "assert", "math", "table", "string"}

// cardAllow is the allow list of cards.
var cardAllow = map[string][]string{
	"":       {"ipairs", "pairs", "next", "select", "type", "tostring", "tonumber", "unpack", "error", "assert"},
	"math":   {"floor", "ceil", "abs", "sqrt", "min", "max", "huge"},
	"table":  {"insert", "remove", "concat", "sort"},
	"string": {"len", "upper", "lower", "rep", "sub", "find", "format"},
}

func joined(names []string) string { return strings.Join(names, ", ") }

// table gives the table behind a list, a plain table or whatever else stands for one.
func (s *Sandbox) list(v lua.LValue) *lua.LTable {
	switch x := v.(type) {
	case *lua.LTable:
		return x
	case *lua.LUserData:
		if s.List != nil {
			if t := s.List(x); t != nil {
				return t
			}
		}
	}
	s.Fail("a list or table is needed, not "+s.Describe(v), "")
	return nil
}

func (s *Sandbox) integer(v lua.LValue, what string) int {
	n, ok := whole(v)
	if !ok {
		s.Fail(what+" is a whole number, not "+s.Describe(v), "")
	}
	return n
}

// argument reads an optional whole number.
func (s *Sandbox) argument(L *lua.LState, i int, what string, otherwise int) int {
	if L.Get(i) == lua.LNil {
		return otherwise
	}
	return s.integer(L.Get(i), what)
}

// said is what a script says of its own failure, as far as a message may be long.
func (s *Sandbox) said(v lua.LValue) string {
	text := s.Show(v)
	if len(text) > maxSaid {
		return text[:maxSaid] + "..."
	}
	if text == v.Type().String() {
		return "an error without a text (" + text + ")"
	}
	return text
}

// maxSaid is how many bytes of its own words a failure keeps.
const maxSaid = 300

func (s *Sandbox) baseFunctions() map[string]lua.LGFunction {
	step := s.function(func(L *lua.LState) int {
		t, i := s.list(L.Get(1)), s.integer(L.Get(2), "the index")+1
		v := t.RawGetInt(i)
		if v == lua.LNil {
			L.Push(lua.LNil)
			return 1
		}
		L.Push(number(i))
		L.Push(v)
		return 2
	})
	next := func(L *lua.LState) int {
		t := s.list(L.Get(1))
		key := L.Get(2)
		k, v := t.Next(key)
		if k == lua.LString(hiddenKey) {
			k, v = t.Next(k)
		}
		L.Push(k)
		if k == lua.LNil {
			return 1
		}
		L.Push(v)
		return 2
	}
	nextFunction := s.function(next)
	return map[string]lua.LGFunction{
		joinName: s.join,
		restName: func(L *lua.LState) int {
			n := L.GetTop()
			if n > maxRest {
				s.Fail(fmt.Sprintf("more than %d values in ... (%d)", maxRest, n), "hand over a table")
			}
			s.charge(n / 8)
			return n
		},
		indexName: func(L *lua.LState) int {
			if n, ok := L.Get(1).(lua.LNumber); ok && n > 64 && float64(n) == math.Trunc(float64(n)) {
				if n > maxList {
					s.Fail(fmt.Sprintf("a list holds at most %d values, not one at %s", maxList, s.Show(n)), "")
				}
				s.spend(int(n)) // a list with a gap has room for all that is before it
			}
			return 1
		},
		"ipairs": func(L *lua.LState) int {
			t := s.list(L.Get(1))
			L.Push(step)
			L.Push(t)
			L.Push(number(0))
			return 3
		},
		"next": next,
		"pairs": func(L *lua.LState) int {
			t := s.list(L.Get(1))
			L.Push(nextFunction)
			L.Push(t)
			L.Push(lua.LNil)
			return 3
		},
		"select": func(L *lua.LState) int {
			n := L.GetTop()
			if L.Get(1) == lua.LString("#") {
				L.Push(number(n - 1))
				return 1
			}
			i := s.integer(L.Get(1), "select's first argument")
			if i < 0 {
				i = n + i
			}
			if i < 1 {
				s.Fail("select's first argument is a position from 1", "")
			}
			if i >= n {
				return 0
			}
			return n - i
		},
		"type": func(L *lua.LState) int {
			name := L.CheckAny(1).Type().String()
			if ud, ok := L.Get(1).(*lua.LUserData); ok && s.Type != nil {
				if n := s.Type(ud); n != "" {
					name = n
				}
			}
			L.Push(lua.LString(name))
			return 1
		},
		"tostring": func(L *lua.LState) int { return s.give(L, s.Show(L.Get(1))) },
		"tonumber": func(L *lua.LState) int {
			switch x := L.Get(1).(type) {
			case lua.LNumber:
				L.Push(x)
			case lua.LString:
				if len(x) <= 64 {
					if f, err := strconv.ParseFloat(strings.TrimSpace(string(x)), 64); err == nil {
						L.Push(lua.LNumber(f))
						return 1
					}
				}
				L.Push(lua.LNil)
			default:
				L.Push(lua.LNil)
			}
			return 1
		},
		"unpack": func(L *lua.LState) int {
			t := s.list(L.Get(1))
			from := s.argument(L, 2, "the first index", 1)
			to := s.argument(L, 3, "the last index", t.Len())
			if to-from >= 100 {
				s.Fail(fmt.Sprintf("unpack gives at most 100 values, not %d", to-from+1), "")
			}
			for i := from; i <= to; i++ {
				L.Push(t.RawGetInt(i))
			}
			return max(0, to-from+1)
		},
		"error": func(L *lua.LState) int {
			s.Fail(s.said(L.Get(1)), "")
			return 0
		},
		"assert": func(L *lua.LState) int {
			if !lua.LVAsBool(L.Get(1)) {
				if L.GetTop() > 1 {
					s.Fail(s.said(L.Get(2)), "")
				}
				s.Fail("an assertion does not hold", "")
			}
			return L.GetTop()
		},
	}
}

func (s *Sandbox) mathFunctions() map[string]lua.LGFunction {
	number := func(L *lua.LState, i int) float64 {
		n, ok := L.Get(i).(lua.LNumber)
		if !ok {
			s.Fail("a number is needed, not "+s.Describe(L.Get(i)), "")
		}
		return float64(n)
	}
	of := func(f func(float64) float64) lua.LGFunction {
		return func(L *lua.LState) int {
			L.Push(real(f(number(L, 1))))
			return 1
		}
	}
	// extreme keeps NaN, the number of things that are gone.
	extreme := func(better func(a, b float64) bool) lua.LGFunction {
		return func(L *lua.LState) int {
			best := math.NaN()
			for i := 1; i <= L.GetTop(); i++ {
				f := number(L, i)
				if f != f {
					best = f
					break
				}
				if i == 1 || better(f, best) {
					best = f
				}
			}
			L.Push(real(best))
			return 1
		}
	}
	return map[string]lua.LGFunction{
		"floor": of(math.Floor), "ceil": of(math.Ceil), "abs": of(math.Abs), "sqrt": of(math.Sqrt),
		"min": extreme(func(a, b float64) bool { return a < b }),
		"max": extreme(func(a, b float64) bool { return a > b }),
		"fmod": func(L *lua.LState) int {
			L.Push(real(math.Mod(number(L, 1), number(L, 2))))
			return 1
		},
		"modf": func(L *lua.LState) int {
			whole, part := math.Modf(number(L, 1))
			L.Push(real(whole))
			L.Push(real(part))
			return 2
		},
	}
}

// Small numbers are boxed once: making an interface of a float64 allocates.
var boxed = func() (out [1280]lua.LValue) {
	for i := range out {
		out[i] = lua.LNumber(i - 256)
	}
	return out
}()

var (
	notANumber lua.LValue = lua.LNumber(math.NaN())
	huge       lua.LValue = lua.LNumber(math.Inf(1))
)

func number(n int) lua.LValue {
	if n >= -256 && n < 1024 {
		return boxed[n+256]
	}
	return lua.LNumber(n)
}

func real(f float64) lua.LValue {
	if f == math.Trunc(f) && f >= -256 && f < 1024 {
		return boxed[int(f)+256]
	}
	return lua.LNumber(f)
}

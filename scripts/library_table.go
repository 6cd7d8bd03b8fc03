package scripts

// Functions of tables.

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

func (s *Sandbox) tableFunctions() map[string]lua.LGFunction {
	plain := func(L *lua.LState) *lua.LTable {
		t, ok := L.Get(1).(*lua.LTable)
		if !ok {
			if ud, ok := L.Get(1).(*lua.LUserData); ok && s.List != nil && s.List(ud) != nil {
				s.Fail("this list cannot be changed", "make a table inside the function")
			}
			s.Fail("a table is needed, not "+s.Describe(L.Get(1)), "")
		}
		return t
	}
	return map[string]lua.LGFunction{
		"insert": func(L *lua.LState) int {
			t := plain(L)
			n := t.Len()
			if n >= maxList {
				s.Fail(fmt.Sprintf("a list holds at most %d values", maxList), "")
			}
			if L.GetTop() <= 2 {
				t.RawSetInt(n+1, L.CheckAny(2))
				return 0
			}
			at := s.integer(L.Get(2), "the position")
			if at < 1 || at > n+1 {
				s.Fail("the position lies outside of the list", "")
			}
			s.charge((n - at) / 8)
			t.Insert(at, L.Get(3))
			return 0
		},
		"remove": func(L *lua.LState) int {
			t := plain(L)
			n := t.Len()
			at := s.argument(L, 2, "the position", n)
			if n == 0 || at < 1 || at > n {
				L.Push(lua.LNil)
				return 1
			}
			s.charge((n - at) / 8)
			L.Push(t.Remove(at))
			return 1
		},
		"concat": func(L *lua.LState) int {
			t, between := s.list(L.Get(1)), ""
			if L.Get(2) != lua.LNil {
				between = s.Show(L.Get(2))
			}
			from, to := max(1, s.argument(L, 3, "the first index", 1)), min(t.Len(), s.argument(L, 4, "the last index", t.Len()))
			var parts []string
			total := 0
			for i := from; i <= to && total <= s.max.Text; i++ {
				v := t.RawGetInt(i)
				switch v.Type() {
				case lua.LTString, lua.LTNumber, lua.LTUserData:
				default:
					s.Fail(fmt.Sprintf("table.concat: entry %d is no text but %s", i, s.Describe(v)), "use tostring(...)")
				}
				parts = append(parts, s.Show(v))
				total += len(parts[len(parts)-1]) + len(between)
			}
			s.spendText(total)
			L.Push(lua.LString(strings.Join(parts, between)))
			return 1
		},
		"sort": func(L *lua.LState) int {
			t := plain(L)
			list := items(t)
			less, _ := L.Get(2).(*lua.LFunction)
			s.charge(len(list))
			slices.SortStableFunc(list, func(a, b lua.LValue) int {
				s.charge(1)
				if less != nil {
					return s.compareBy(L, less, a, b)
				}
				switch x := a.(type) {
				case lua.LNumber:
					if y, ok := b.(lua.LNumber); ok {
						switch {
						case x < y:
							return -1
						case x > y:
							return 1
						}
						return 0
					}
				case lua.LString:
					if y, ok := b.(lua.LString); ok {
						s.charge(min(len(x), len(y)) / 64)
						return strings.Compare(string(x), string(y))
					}
				}
				s.Fail("numbers or texts are sorted, or anything with a function(a, b)", "")
				return 0
			})
			for i, v := range list {
				t.RawSetInt(i+1, v)
			}
			return 0
		},
	}
}

// compareBy asks the function of sort.
func (s *Sandbox) compareBy(L *lua.LState, less *lua.LFunction, a, b lua.LValue) int {
	for i, p := range [2][2]lua.LValue{{a, b}, {b, a}} {
		L.Push(less)
		L.Push(p[0])
		L.Push(p[1])
		L.Call(2, 1)
		yes := lua.LVAsBool(L.Get(-1))
		L.Pop(1)
		if yes {
			return 2*i - 1
		}
	}
	return 0
}

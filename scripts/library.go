package scripts

// Lua's own functions, as far as scripts have them. Nothing here can run long, grow without being counted, name an
// address, or be changed by a script.

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
)

// safeGlobals are the names of Lua's own that scripts have.
var safeGlobals = []string{"ipairs", "pairs", "next", "select", "type", "tostring", "tonumber", "unpack", "error", "assert", "math", "table", "string"}

func (m *machine) spend(bytes int) {
	m.bytes += bytes
	m.budget.charge(bytes / 64)
	if m.bytes > bytesBudget {
		m.fail("more than 1 MB of text", "")
	}
}

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

// iterable gives the table behind a list, a plain table or a frozen one; gone things are empty.
func (m *machine) iterable(v lua.LValue) *lua.LTable {
	if t := tableOf(v); t != nil {
		return t
	}
	if ud, ok := v.(*lua.LUserData); ok && m.host != nil {
		switch x := ud.Value.(type) {
		case *view:
			if x.d.Kind == engine.Gone {
				return m.host.newList(nil)
			}
		case *result:
			return m.host.newList(x.r.Cards)
		}
	}
	m.fail("a list or table is needed, not "+describe(v), "")
	return nil
}

func (m *machine) integer(v lua.LValue, what string) int {
	n, ok := whole(v)
	if !ok {
		m.fail(what+" is a whole number, not "+describe(v), "")
	}
	return n
}

func (m *machine) openSafe() {
	L := m.L
	set := func(name string, f func(L *lua.LState) int) { m.base[name] = m.function(f) }
	set(joinName, func(L *lua.LState) int {
		n, size := L.GetTop(), 0
		for i := 1; i <= n; i++ {
			v := L.Get(i)
			if t := v.Type(); t != lua.LTString && t != lua.LTNumber {
				m.fail("cannot join "+describe(v)+" to a text", "use tostring(...)")
			}
			size += len(m.text(v))
		}
		m.spend(size)
		var b strings.Builder
		b.Grow(size)
		for i := 1; i <= n; i++ {
			b.WriteString(m.text(L.Get(i)))
		}
		L.Push(lua.LString(b.String()))
		return 1
	})
	step := m.function(func(L *lua.LState) int {
		t, i := m.iterable(L.Get(1)), m.integer(L.Get(2), "the index")+1
		v := t.RawGetInt(i)
		if v == lua.LNil {
			L.Push(lua.LNil)
			return 1
		}
		L.Push(number(i))
		L.Push(v)
		return 2
	})
	set("ipairs", func(L *lua.LState) int {
		t := m.iterable(L.Get(1))
		L.Push(step)
		L.Push(t)
		L.Push(number(0))
		return 3
	})
	next := m.function(func(L *lua.LState) int {
		t := m.iterable(L.Get(1))
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
	})
	m.base["next"] = next
	set("pairs", func(L *lua.LState) int {
		t := m.iterable(L.Get(1))
		L.Push(next)
		L.Push(t)
		L.Push(lua.LNil)
		return 3
	})
	set("select", func(L *lua.LState) int {
		n := L.GetTop()
		if L.Get(1) == lua.LString("#") {
			L.Push(number(n - 1))
			return 1
		}
		i := m.integer(L.Get(1), "select's first argument")
		if i < 0 {
			i = n + i
		}
		if i < 1 {
			m.fail("select's first argument is a position from 1", "")
		}
		if i >= n {
			return 0
		}
		return n - i
	})
	set("type", func(L *lua.LState) int {
		name := L.Get(1).Type().String()
		if ud, ok := L.Get(1).(*lua.LUserData); ok {
			switch x := ud.Value.(type) {
			case *frozen:
				name = "table"
			case *view:
				name = datumName(x.d.Kind)
			case *result:
				name = "result"
			}
		}
		L.Push(lua.LString(name))
		return 1
	})
	set("tostring", func(L *lua.LState) int {
		s := m.text(L.Get(1))
		m.spend(len(s))
		L.Push(lua.LString(s))
		return 1
	})
	set("tonumber", func(L *lua.LState) int {
		switch x := L.Get(1).(type) {
		case lua.LNumber:
			L.Push(x)
		case lua.LString:
			f, err := strconv.ParseFloat(strings.TrimSpace(string(x)), 64)
			if err != nil || len(x) > 64 {
				L.Push(lua.LNil)
			} else {
				L.Push(lua.LNumber(f))
			}
		default:
			L.Push(lua.LNil)
		}
		return 1
	})
	set("unpack", func(L *lua.LState) int {
		t := m.iterable(L.Get(1))
		n := t.Len()
		if n > 100 {
			m.fail("unpack gives at most 100 values", "")
		}
		for i := 1; i <= n; i++ {
			L.Push(t.RawGetInt(i))
		}
		return n
	})
	set("error", func(L *lua.LState) int {
		m.fail(m.text(L.Get(1)), "")
		return 0
	})
	set("assert", func(L *lua.LState) int {
		if !lua.LVAsBool(L.Get(1)) {
			if L.GetTop() > 1 {
				m.fail(m.text(L.Get(2)), "")
			}
			m.fail("an assertion does not hold", "")
		}
		return L.GetTop()
	})
	m.base["math"] = m.library("math", map[string]func(L *lua.LState) int{
		"floor": m.real(math.Floor), "ceil": m.real(math.Ceil), "abs": m.real(math.Abs), "sqrt": m.real(math.Sqrt),
		"min": m.extreme(func(a, b float64) bool { return a < b }),
		"max": m.extreme(func(a, b float64) bool { return a > b }),
	}, map[string]lua.LValue{"huge": lua.LNumber(math.Inf(1))})
	m.base["table"] = m.library("table", m.tableFunctions(), nil)
	text := m.library("string", m.stringFunctions(), nil)
	m.base["string"] = text
	mt := L.NewTable()
	mt.RawSetString("__index", text)
	mt.RawSetString("__metatable", lua.LFalse)
	L.SetMetatable(lua.LString(""), mt)
}

// library makes a read-only table of functions.
func (m *machine) library(name string, functions map[string]func(L *lua.LState) int, values map[string]lua.LValue) *lua.LUserData {
	fields := map[string]lua.LValue{}
	var names []string
	for n, f := range functions {
		fields[n] = m.function(f)
		names = append(names, n)
	}
	for n, v := range values {
		fields[n] = v
		names = append(names, n)
	}
	slices.Sort(names)
	meta := m.table(func(L *lua.LState) int {
		key := m.text(L.Get(2))
		v, ok := fields[key]
		if !ok {
			m.fail(name+" has no function "+strconv.Quote(key), "it has "+strings.Join(names, ", "))
		}
		L.Push(v)
		return 1
	})
	// Functions are found without a call; what is missing goes the slow way to its message.
	t := m.L.NewTable()
	for n, v := range fields {
		t.RawSetString(n, v)
	}
	t.Metatable = meta
	front := m.table(nil)
	front.RawSetString("__index", t)
	return m.proxy(nil, front)
}

func (m *machine) real(f func(float64) float64) func(L *lua.LState) int {
	return func(L *lua.LState) int {
		n, ok := L.Get(1).(lua.LNumber)
		if !ok {
			m.fail("a number is needed, not "+describe(L.Get(1)), "")
		}
		L.Push(real(f(float64(n))))
		return 1
	}
}

// extreme keeps NaN, the number of things that are gone.
func (m *machine) extreme(better func(a, b float64) bool) func(L *lua.LState) int {
	return func(L *lua.LState) int {
		best := math.NaN()
		for i := 1; i <= L.GetTop(); i++ {
			n, ok := L.Get(i).(lua.LNumber)
			if !ok {
				m.fail("numbers are needed, not "+describe(L.Get(i)), "")
			}
			f := float64(n)
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

func (m *machine) tableFunctions() map[string]func(L *lua.LState) int {
	plain := func(L *lua.LState) *lua.LTable {
		t, ok := L.Get(1).(*lua.LTable)
		if !ok {
			if tableOf(L.Get(1)) != nil {
				m.fail("a table of the file level cannot be changed", "make a table inside the function")
			}
			m.fail("a table is needed, not "+describe(L.Get(1)), "")
		}
		return t
	}
	return map[string]func(L *lua.LState) int{
		"insert": func(L *lua.LState) int {
			t := plain(L)
			n := t.Len()
			if n >= 4000 {
				m.fail("a list holds at most 4000 values", "")
			}
			if L.GetTop() == 2 {
				t.RawSetInt(n+1, L.Get(2))
				return 0
			}
			at := m.integer(L.Get(2), "the position")
			if at < 1 || at > n+1 {
				m.fail("the position lies outside of the list", "")
			}
			m.budget.charge((n - at) / 8)
			t.Insert(at, L.Get(3))
			return 0
		},
		"remove": func(L *lua.LState) int {
			t := plain(L)
			n := t.Len()
			at := n
			if L.GetTop() > 1 {
				at = m.integer(L.Get(2), "the position")
			}
			if n == 0 || at < 1 || at > n {
				L.Push(lua.LNil)
				return 1
			}
			m.budget.charge((n - at) / 8)
			L.Push(t.Remove(at))
			return 1
		},
		"concat": func(L *lua.LState) int {
			t, sep := m.iterable(L.Get(1)), ""
			if L.GetTop() > 1 {
				sep = m.text(L.Get(2))
			}
			var b strings.Builder
			for i, v := range items(t) {
				if i > 0 {
					b.WriteString(sep)
				}
				b.WriteString(m.text(v))
				if b.Len() > bytesBudget {
					break
				}
			}
			m.spend(b.Len())
			L.Push(lua.LString(b.String()))
			return 1
		},
		"sort": func(L *lua.LState) int {
			t := plain(L)
			list := items(t)
			less, _ := L.Get(2).(*lua.LFunction)
			m.budget.charge(len(list))
			slices.SortStableFunc(list, func(a, b lua.LValue) int {
				m.budget.charge(1)
				if less != nil {
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
						return strings.Compare(string(x), string(y))
					}
				}
				m.fail("numbers or texts are sorted, or anything with a function(a, b)", "")
				return 0
			})
			for i, v := range list {
				t.RawSetInt(i+1, v)
			}
			return 0
		},
	}
}

func (m *machine) stringFunctions() map[string]func(L *lua.LState) int {
	arg := func(L *lua.LState) string {
		v := L.Get(1)
		if t := v.Type(); t != lua.LTString && t != lua.LTNumber {
			m.fail("a text is needed, not "+describe(v), "")
		}
		return m.text(v)
	}
	give := func(L *lua.LState, s string) int {
		m.spend(len(s))
		L.Push(lua.LString(s))
		return 1
	}
	return map[string]func(L *lua.LState) int{
		"len":   func(L *lua.LState) int { L.Push(number(len(arg(L)))); return 1 },
		"upper": func(L *lua.LState) int { return give(L, strings.ToUpper(arg(L))) },
		"lower": func(L *lua.LState) int { return give(L, strings.ToLower(arg(L))) },
		"rep": func(L *lua.LState) int {
			s, n := arg(L), m.integer(L.Get(2), "the count")
			if n <= 0 || s == "" {
				return give(L, "")
			}
			if n > bytesBudget || len(s)*n > bytesBudget {
				m.fail("more than 1 MB of text", "")
			}
			return give(L, strings.Repeat(s, n))
		},
		"sub": func(L *lua.LState) int {
			s := arg(L)
			i, j := m.integer(L.Get(2), "the start"), len(s)
			if L.GetTop() > 2 {
				j = m.integer(L.Get(3), "the end")
			}
			if i < 0 {
				i = max(1, len(s)+i+1)
			}
			if j < 0 {
				j = len(s) + j + 1
			}
			i, j = max(1, i), min(len(s), j)
			if i > j {
				return give(L, "")
			}
			return give(L, s[i-1:j])
		},
		"find": func(L *lua.LState) int {
			s, part := arg(L), m.text(L.Get(2))
			m.budget.charge(len(s) / 16)
			i := strings.Index(s, part)
			if i < 0 {
				L.Push(lua.LNil)
				return 1
			}
			L.Push(number(i + 1))
			L.Push(number(i + len(part)))
			return 2
		},
		"format": func(L *lua.LState) int { return give(L, m.format(L)) },
	}
}

// format knows %d, %s, %g, %f, %x, %q and %% with widths below 100.
func (m *machine) format(L *lua.LState) string {
	pattern, next := m.text(L.Get(1)), 2
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		if pattern[i] != '%' {
			b.WriteByte(pattern[i])
			continue
		}
		j := i + 1
		for j < len(pattern) && strings.IndexByte("-+ #0123456789.", pattern[j]) >= 0 {
			j++
		}
		if j >= len(pattern) || j-i > 6 {
			m.fail("format: a % that says nothing", "write %%")
		}
		flags, verb := pattern[i:j], pattern[j]
		i = j
		if verb == '%' {
			b.WriteByte('%')
			continue
		}
		for _, part := range strings.FieldsFunc(flags, func(r rune) bool { return r < '0' || r > '9' }) {
			if n, _ := strconv.Atoi(part); n > 99 {
				m.fail("format: widths lie below 100", "")
			}
		}
		v := L.Get(next)
		next++
		switch verb {
		case 'd', 'x':
			n, ok := v.(lua.LNumber)
			if !ok || float64(n) != math.Trunc(float64(n)) {
				m.fail("format: %"+string(verb)+" takes a whole number, not "+describe(v), "")
			}
			fmt.Fprintf(&b, flags+string(verb), int64(n))
		case 'f', 'g':
			n, ok := v.(lua.LNumber)
			if !ok {
				m.fail("format: %"+string(verb)+" takes a number, not "+describe(v), "")
			}
			fmt.Fprintf(&b, flags+string(verb), float64(n))
		case 's', 'q':
			fmt.Fprintf(&b, flags+string(verb), m.text(v))
		default:
			m.fail("format: unknown %"+string(verb), "it knows %d %s %g %f %x %q %%")
		}
		if b.Len() > bytesBudget {
			m.fail("more than 1 MB of text", "")
		}
	}
	return b.String()
}

// Small numbers are boxed once: making an interface of a float64 allocates.
var boxed = func() (out [1280]lua.LValue) {
	for i := range out {
		out[i] = lua.LNumber(i - 256)
	}
	return out
}()

var notANumber lua.LValue = lua.LNumber(math.NaN())

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

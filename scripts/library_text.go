package scripts

// Functions of texts. None of them knows patterns; see sandbox.go.

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// give pushes a text that is counted.
func (s *Sandbox) give(L *lua.LState, text string) int {
	s.spendText(len(text))
	L.Push(lua.LString(text))
	return 1
}

// join is a .. b .. c.
func (s *Sandbox) join(L *lua.LState) int {
	n, total := L.GetTop(), 0
	for i := 1; i <= n; i++ {
		v := L.Get(i)
		if t := v.Type(); t != lua.LTString && t != lua.LTNumber {
			s.Fail("cannot join "+s.Describe(v)+" to a text", "use tostring(...)")
		}
		total += len(s.Show(v))
	}
	s.spendText(total)
	var b strings.Builder
	b.Grow(total)
	for i := 1; i <= n; i++ {
		b.WriteString(s.Show(L.Get(i)))
	}
	L.Push(lua.LString(b.String()))
	return 1
}

func (s *Sandbox) stringFunctions() map[string]lua.LGFunction {
	text := func(L *lua.LState, i int) string {
		v := L.Get(i)
		if t := v.Type(); t != lua.LTString && t != lua.LTNumber {
			s.Fail("a text is needed, not "+s.Describe(v), "")
		}
		return s.Show(v)
	}
	// span cuts a range as Lua counts it to what the text has.
	span := func(L *lua.LState, n, from, to int) (int, int) {
		if from < 0 {
			from = max(1, n+from+1)
		}
		if to < 0 {
			to = n + to + 1
		}
		return max(1, from), min(n, to)
	}
	return map[string]lua.LGFunction{
		"len":   func(L *lua.LState) int { L.Push(number(len(text(L, 1)))); return 1 },
		"upper": func(L *lua.LState) int { return s.give(L, strings.ToUpper(text(L, 1))) },
		"lower": func(L *lua.LState) int { return s.give(L, strings.ToLower(text(L, 1))) },
		"reverse": func(L *lua.LState) int {
			b := []byte(text(L, 1))
			slices.Reverse(b)
			return s.give(L, string(b))
		},
		"rep": func(L *lua.LState) int {
			part, n := text(L, 1), max(0, s.integer(L.Get(2), "the count"))
			s.spendText(len(part) * n)
			L.Push(lua.LString(strings.Repeat(part, n)))
			return 1
		},
		"sub": func(L *lua.LState) int {
			all := text(L, 1)
			from, to := span(L, len(all), s.integer(L.Get(2), "the start"), s.argument(L, 3, "the end", len(all)))
			if from > to {
				return s.give(L, "")
			}
			return s.give(L, all[from-1:to])
		},
		"byte": func(L *lua.LState) int {
			all := text(L, 1)
			first := s.argument(L, 2, "the start", 1)
			from, to := span(L, len(all), first, s.argument(L, 3, "the end", first))
			if to-from >= 100 {
				s.Fail(fmt.Sprintf("byte gives at most 100 values, not %d", to-from+1), "")
			}
			for i := from; i <= to; i++ {
				L.Push(number(int(all[i-1])))
			}
			return max(0, to-from+1)
		},
		"find": func(L *lua.LState) int {
			all, part, from := text(L, 1), text(L, 2), s.argument(L, 3, "the start", 1)
			if strings.ContainsAny(part, "^$*+?.([%-") && !lua.LVAsBool(L.Get(4)) {
				s.Fail("find looks for plain text, it knows no patterns", "write find(text, part, 1, true)")
			}
			if from < 0 {
				from += len(all) + 1
			}
			from = max(from, 1)
			s.charge(len(all) / 16)
			i := -1
			if from <= len(all)+1 {
				i = strings.Index(all[from-1:], part)
			}
			if i < 0 {
				L.Push(lua.LNil)
				return 1
			}
			L.Push(number(from + i))
			L.Push(number(from + i + len(part) - 1))
			return 2
		},
		"format": func(L *lua.LState) int { return s.give(L, s.format(L, text(L, 1))) },
	}
}

// format knows %d, %s, %g, %f, %x, %q and %% with widths below 100.
func (s *Sandbox) format(L *lua.LState, pattern string) string {
	next := 2
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
		if j >= len(pattern) {
			s.Fail("format: a % that says nothing", "write %%")
		}
		flags, verb := pattern[i:j], pattern[j]
		i = j
		if verb == '%' {
			b.WriteByte('%')
			continue
		}
		for _, part := range strings.FieldsFunc(flags, func(r rune) bool { return r < '0' || r > '9' }) {
			if n, err := strconv.Atoi(part); err != nil || n > 99 {
				s.Fail("format: widths lie below 100", "")
			}
		}
		if len(flags) > 8 {
			s.Fail("format: too many flags behind a %", "")
		}
		v := L.Get(next)
		next++
		switch verb {
		case 'd', 'x':
			n, ok := v.(lua.LNumber)
			if !ok || float64(n) != math.Trunc(float64(n)) || math.Abs(float64(n)) > 1<<53 {
				s.Fail("format: %"+string(verb)+" takes a whole number, not "+s.Describe(v), "")
			}
			fmt.Fprintf(&b, flags+string(verb), int64(n))
		case 'f', 'g':
			n, ok := v.(lua.LNumber)
			if !ok {
				s.Fail("format: %"+string(verb)+" takes a number, not "+s.Describe(v), "")
			}
			fmt.Fprintf(&b, flags+string(verb), float64(n))
		case 's', 'q':
			fmt.Fprintf(&b, flags+string(verb), s.Show(v))
		default:
			s.Fail("format: unknown %"+string(verb), "it knows %d %s %g %f %x %q %%")
		}
		if b.Len() > s.max.Text {
			s.spendText(b.Len())
		}
	}
	return b.String()
}

package scripts

// How a script ends that fails: everything that goes wrong unwinds the outermost call and becomes one error that names the
// line of the author's text.

import (
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// failure is a script error on its way to the outermost call.
type failure struct {
	message string
	source  string
	line    int
	err     *engine.ScriptError
}

// Bug is a mistake of the kernel, the rules or this package, not of a card. It is panicked through the door.
type Bug struct {
	Value any
	Stack []byte
}

func (b *Bug) Error() string  { return fmt.Sprintf("internal error: %v", b.Value) }
func (b *Bug) String() string { return b.Error() + "\n" + string(b.Stack) }

// paused reports whether what unwinds is a question: the kernel notes the decision that it owes before it panics.
func (m *machine) paused() bool {
	h := m.host
	if h == nil || len(h.stack) == 0 {
		return false
	}
	g := h.stack[len(h.stack)-1].c.Game()
	return g != nil && g.Decision() != nil
}

// guard ends every Go function that fails while Lua calls it: r is what unwinds. It lets script errors pass and keeps
// the stack of bugs.
func (m *machine) guard(r any) {
	if r == nil {
		return
	}
	switch x := r.(type) {
	case *lua.ApiError:
	case *engine.ScriptError:
		m.fault = failure{message: x.Message, err: x}
		m.fault.source, m.fault.line = m.where(m.source())
		r = m.broken
	case *Bug:
		m.bug = x
		r = m.broken
	default:
		m.bug = &Bug{r, debug.Stack()}
		r = m.broken
	}
	panic(r)
}

// fail ends the running script with a message; fix says what to do instead.
func (m *machine) fail(message, fix string) {
	if fix != "" {
		message += "; " + fix
	}
	m.fault = failure{}
	m.fault.source, m.fault.line = m.where(m.source())
	if source, line := m.where(""); source != m.fault.source {
		message += " (" + source + ":" + strconv.Itoa(line) + ")" // in a lib.lua
	}
	m.fault.message = diag.Clean(message)
	panic(m.broken)
}

// failIn ends the outermost call as a failure of one of the functions that are running.
func (m *machine) failIn(message string, fr *frame) {
	e := &engine.ScriptError{Script: fr.script, Message: message, Instance: fr.c.Instance}
	source, line := m.where(fr.unit.path)
	if a := fr.c.Ability(); source == fr.unit.path {
		e.Line = line
	} else if a != nil {
		e.Line = a.Line
	}
	m.fault = failure{message: message, err: e}
	panic(m.broken)
}

// source is the text whose lines an error should name.
func (m *machine) source() string {
	if m.chunk != nil {
		return m.chunk.unit.path
	}
	if m.host != nil && len(m.host.stack) > 0 {
		return m.host.stack[len(m.host.stack)-1].unit.path
	}
	return ""
}

// took turns the error of a protected call into a failure.
func (m *machine) took(err error) failure {
	if err == error(m.broken) {
		f := m.fault
		m.fault = failure{}
		return f
	}
	text := err.Error()
	if api, ok := err.(*lua.ApiError); ok {
		text = diag.Clean(lua.LVAsString(api.Object))
		if text == "" {
			text = "error without a text"
		}
		if api.Type == lua.ApiErrorPanic {
			panic(&Bug{text, []byte(api.StackTrace)})
		}
	}
	f := failure{message: text}
	// "path:line: message"
	if i := strings.Index(text, ".lua:"); i >= 0 {
		rest := text[i+5:]
		if j := strings.IndexByte(rest, ':'); j > 0 {
			if n, bad := strconv.Atoi(rest[:j]); bad == nil {
				f.source, f.line, f.message = text[:i+4], n, strings.TrimSpace(rest[j+1:])
			}
		}
	}
	f.message = Reword(f.message)
	return f
}

// noTable is how gopher-lua begins to say that something has no fields.
const noTable = "attempt to index a non-table object("

// Reword says in plain words what gopher-lua says tersely.
func Reword(s string) string {
	switch {
	case strings.HasPrefix(s, noTable):
		if what, key, found := strings.Cut(strings.TrimPrefix(s, noTable), ") with key "); found {
			return "there is nothing to read " + key + " from: the value is " + map[bool]string{true: "nil", false: "a " + what}[what == "nil"]
		}
	case strings.HasPrefix(s, "stack overflow"), strings.HasPrefix(s, "registry overflow"):
		return fmt.Sprintf("functions call each other more than %d deep: a recursion without end?", maxCalls)
	case strings.HasPrefix(s, "attempt to call a non-function object"):
		return "this is no function: it cannot be called"
	case strings.HasPrefix(s, "cannot perform ") && strings.Contains(s, "operation between"):
		return strings.Replace(s, "cannot perform", "cannot do the", 1)
	}
	return s
}

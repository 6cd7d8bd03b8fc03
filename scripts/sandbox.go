package scripts

// The sandbox: one Lua state in which a text that nobody has read may run. Cards and scenario files each have theirs, with
// their own allow list of Lua's names and their own limits; what bounds them is the same.
//
// Instructions are counted by a context whose Done is asked before each of them, so counts are the same on every machine.
// What Lua allocates is bounded by them too: no instruction makes much, since a text cannot be compiled whose functions
// capture more than maxCaptured variables (compile.go), "..." holds at most maxRest values and a list at most maxList. What
// Go does within one instruction (joining texts, copying lists, building filters) is charged in bytes by its size.
//
// Lua's pattern matcher is not in it: a pattern can take longer than any game. find looks for plain text.

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	lua "github.com/yuin/gopher-lua"
)

// Limits bound one run.
type Limits struct {
	Instructions int
	Bytes        int // of texts, lists and declarations that the run makes
	Text         int // bytes of one text
}

// The limits of cards. The dearest effect of the shipped cards takes 123 instructions, the dearest predicate 7.
var (
	effectLimits = Limits{Instructions: 50_000, Bytes: 1 << 20, Text: 16 << 10}
	valueLimits  = Limits{Instructions: 2_000, Bytes: 1 << 18, Text: 16 << 10}
	loadLimits   = Limits{Instructions: 100_000, Bytes: 4 << 20, Text: 16 << 10}
)

// askedLimit bounds the instructions of all predicates that one effect asks, derivedLimit those of all functions of statics
// in one derivation.
const (
	askedLimit   = 100_000
	derivedLimit = 20_000
)

const (
	maxCalls = 200  // functions that may be running within each other
	maxRest  = 250  // values of "..."
	maxList  = 1000 // values of a list that a script writes
)

func init() {
	// Otherwise t[67108863] = 1 allocates a gigabyte.
	lua.MaxArrayIndex = maxList + 1
	// Otherwise a function of "..." makes a table of its arguments that nobody counts.
	lua.CompatVarArg = false
}

// Used is what a run has used.
type Used struct{ Instructions, Bytes int }

// budget counts what a run uses; it is the context of a Lua state.
type budget struct {
	n, bytes int
	max      Limits
	spent    chan struct{}
}

func (b *budget) start(max Limits) {
	b.n, b.bytes, b.max = 0, 0, max
	if b.spent == nil {
		b.spent = make(chan struct{})
		close(b.spent)
	}
}

func (b *budget) charge(n int) { b.n += n }

// Deadline, Done, Err and Value make a budget a context.Context.
func (b *budget) Deadline() (time.Time, bool) { return time.Time{}, false }
func (b *budget) Done() <-chan struct{} {
	b.n++
	if b.n > b.max.Instructions {
		return b.spent
	}
	return nil
}
func (b *budget) Value(any) any { return nil }
func (b *budget) Err() error {
	if b.n <= b.max.Instructions {
		return nil
	}
	return budgetError{b.n, b.max.Instructions}
}

type budgetError struct{ n, max int }

func (e budgetError) Error() string {
	return fmt.Sprintf("more than %d instructions (%d used): an endless loop?", e.max, e.n)
}

// Surroundings are what differs between the texts that run in sandboxes.
type Surroundings struct {
	// Allow are the names of Lua's own that a text has: global functions under "", those of a library under its name.
	Allow  map[string][]string
	Limits Limits
	// Show is what tostring gives, without addresses; Describe says what a value is in messages about wrong kinds.
	Show, Describe func(v lua.LValue) string
	// Type is what type gives for a userdata; nil or "": "userdata".
	Type func(v *lua.LUserData) string
	// List is the table behind a userdata that stands for a list; nil: there are none.
	List func(v *lua.LUserData) *lua.LTable
	// Fail ends the run with a message and what to do instead; it does not return. Nil: a Lua error at the running line.
	Fail func(message, fix string)
	// Around is put around every Go function that Lua calls; nil: nothing is.
	Around func(f lua.LGFunction) lua.LGFunction
}

// Sandbox is a Lua state with nothing in it but what its surroundings allow.
type Sandbox struct {
	L *lua.LState
	budget
	Surroundings
	// Globals are the values of the names that the text has, to be put where it looks for them.
	Globals map[string]lua.LValue
}

// NewSandbox makes a state and opens the allow list. Texts that run in it have to be compiled by CompileCounted.
func NewSandbox(in Surroundings) *Sandbox {
	s := &Sandbox{Surroundings: in, Globals: map[string]lua.LValue{}}
	s.L = lua.NewState(lua.Options{SkipOpenLibs: true, RegistrySize: 256, RegistryMaxSize: 1 << 16, RegistryGrowStep: 256, CallStackSize: maxCalls})
	if s.Fail == nil {
		s.Fail = func(message, fix string) {
			if fix != "" {
				message += "; " + fix
			}
			s.L.RaiseError("%s", message)
		}
	}
	s.start(in.Limits)
	s.L.SetContext(&s.budget)
	s.open()
	return s
}

// Used tells what the run has used since the sandbox was made.
func (s *Sandbox) Used() Used { return Used{s.n, s.bytes} }

// function makes a Go function for Lua; all of them are made here.
func (s *Sandbox) function(f lua.LGFunction) *lua.LFunction {
	if s.Around != nil {
		f = s.Around(f)
	}
	return s.L.NewFunction(f)
}

// spend counts bytes before they are allocated.
func (s *Sandbox) spend(bytes int) {
	s.bytes += bytes
	s.charge(bytes / 64)
	if s.bytes > s.max.Bytes {
		s.Fail(fmt.Sprintf("more than %s of texts, lists and declarations (%d bytes used)", size(s.max.Bytes), s.bytes), "")
	}
}

// spendText counts a text before it is made.
func (s *Sandbox) spendText(n int) {
	if n > s.max.Text {
		s.Fail(fmt.Sprintf("a text longer than %s (%d bytes)", size(s.max.Text), n), "")
	}
	s.spend(n)
}

// size words a number of bytes.
func size(n int) string {
	if n >= 1<<20 {
		return strconv.Itoa(n>>20) + " MB"
	}
	return strconv.Itoa(n>>10) + " KB"
}

// Names compiled texts call where Lua would do something that no hook sees; no author can write such names.
const (
	joinName  = ".."  // a .. b
	restName  = "..." // the values of ...
	indexName = "[]"  // i in t[i] = v
)

// counted reports whether a name is one of those.
func counted(name string) bool { return name == joinName || name == restName || name == indexName }

// open fills Globals with what is allowed.
func (s *Sandbox) open() {
	base := s.baseFunctions()
	for _, name := range s.Allow[""] {
		s.Globals[name] = s.function(base[name])
	}
	for _, name := range []string{joinName, restName, indexName} {
		s.Globals[name] = s.function(base[name])
	}
	all := map[string]map[string]lua.LGFunction{"math": s.mathFunctions(), "table": s.tableFunctions(), "string": s.stringFunctions()}
	for lib, names := range s.Allow {
		if lib == "" {
			continue
		}
		fields := map[string]lua.LValue{}
		for _, name := range names {
			if name == "huge" {
				fields[name] = huge
				continue
			}
			fields[name] = s.function(all[lib][name])
		}
		s.Globals[lib] = s.library(lib, fields)
	}
	if text := s.Globals["string"]; text != nil {
		mt := s.table(nil)
		mt.RawSetString("__index", text)
		s.L.SetMetatable(lua.LString(""), mt)
	}
}

// table makes a metatable that gives nothing away: what has it cannot be changed.
func (s *Sandbox) table(index lua.LGFunction) *lua.LTable {
	t := s.L.NewTable()
	if index != nil {
		t.RawSetString("__index", s.function(index))
	}
	t.RawSetString("__newindex", s.function(func(*lua.LState) int {
		s.Fail("this value cannot be changed", "")
		return 0
	}))
	t.RawSetString("__metatable", lua.LFalse)
	return t
}

// library makes a read-only table of functions.
func (s *Sandbox) library(name string, fields map[string]lua.LValue) *lua.LUserData {
	var names []string
	// Functions are found without a call; what is missing goes the slow way to its message.
	t := s.L.NewTable()
	for n, v := range fields {
		names = append(names, n)
		t.RawSetString(n, v)
	}
	slices.Sort(names)
	t.Metatable = s.table(func(L *lua.LState) int {
		s.Fail(name+" has no function "+strconv.Quote(s.Show(L.Get(2))), "it has "+joined(names))
		return 0
	})
	front := s.table(nil)
	front.RawSetString("__index", t)
	return &lua.LUserData{Metatable: front}
}

// notInSandbox says why names of Lua's own are missing.
var notInSandbox = map[string]string{}

func init() {
	for why, names := range map[string][]string{
		"a script reaches no files, clock or process":             {"io", "os", "print", "package"},
		"a script loads no other code":                            {"dofile", "load", "loadfile", "loadstring", "module", "require", "debug"},
		"an error ends the effect, and nothing of it stays":       {"pcall", "xpcall"},
		"an effect runs to its end, and asks where it needs to":   {"coroutine"},
		"what scripts share cannot be changed":                    {"getmetatable", "setmetatable", "rawget", "rawset", "rawequal", "newproxy"},
		"a script has no globals of its own":                      {"_G", "getfenv", "setfenv"},
		"what a run may use is counted, the same on all machines": {"collectgarbage"},
		"write ... where the values are needed":                   {"arg"},
	} {
		for _, name := range names {
			notInSandbox[name] = why
		}
	}
}

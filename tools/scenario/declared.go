package scenario

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"

	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// What a scenario file declares, read in a Lua state: scenarios, cards of its own.

// hclList is a list as the advice about facts writes it, which in a scenario is one of Lua.
var hclList = regexp.MustCompile(`\[("[^\]]*")\]`)

// decl is a scenario as its file declares it, in the Lua state that has read the file.
type decl struct {
	title string
	line  int
	rules []string
	cases []string // names
	table *lua.LTable
}

// script is a Lua state that has read a file.
type script struct {
	*scripts.Sandbox
	src    *source
	decls  []*decl
	count  int // of scenarios, each case counted
	cards  []*testCard
	faults diag.List
	run    *run // what steps act on; nil while the file is read
}

// open reads the file into a Lua state.
func (src *source) open() (*script, error) {
	s := &script{Sandbox: newSandbox(), src: src}
	s.L.SetGlobal("scenario", s.L.NewFunction(s.scenario))
	s.L.SetGlobal("card", s.L.NewFunction(s.card))
	if fact := typeFact(src.words); fact != nil {
		for i, w := range fact.Words {
			if w.Name == "" {
				continue
			}
			if i == 0 {
				s.L.SetGlobal("vanilla", s.vanilla(w.Name))
			}
			s.L.SetGlobal("vanilla_"+w.Name, s.vanilla(w.Name))
		}
	}
	s.guardNames()
	s.L.Push(s.L.NewFunctionFromProto(src.proto))
	if err := s.L.PCall(0, 0, nil); err != nil {
		s.L.Close()
		return nil, err
	}
	return s, nil
}

// guardNames makes reading a global that does not exist an error: it would be nil, and fail somewhere else.
func (s *script) guardNames() {
	meta := s.L.NewTable()
	meta.RawSetString("__index", s.L.NewFunction(func(L *lua.LState) int {
		name := show(L.Get(2))
		var known []string
		for k, _ := L.G.Global.Next(lua.LNil); k != lua.LNil; k, _ = L.G.Global.Next(k) {
			known = append(known, show(k))
		}
		L.RaiseError("unknown name %q%s", name, suggestion(name, known))
		return 0
	}))
	s.L.G.Global.Metatable = meta
}

// line is the line of the scenario file that is running.
func (s *script) line() int {
	for level := 0; level < 100; level++ {
		d, ok := s.L.GetStack(level)
		if !ok {
			break
		}
		s.L.GetInfo("Sl", d, lua.LNil)
		if d.CurrentLine > 0 && d.Source == s.src.Path {
			return d.CurrentLine
		}
	}
	return 0
}

// complain notes a mistake in a declaration.
func (s *script) complain(line int, fix, format string, args ...any) {
	s.faults.Add(diag.Errorf(CodeDeclaration, diag.At(s.src.Path, line, 0), format, args...).Try(fix))
}

var scenarioFields = []string{"rules", "format", "board", "decks", "seed", "play", "cases"}

// scenario is the global of that name: scenario "title" { ... }.
func (s *script) scenario(L *lua.LState) int {
	title, line := L.CheckString(1), s.line()
	if at := s.lineNear(fmt.Sprintf("%q", title), line); at > 0 {
		line = at
	}
	L.Push(L.NewFunction(func(L *lua.LState) int {
		t := L.CheckTable(1)
		d := &decl{title: title, line: line, table: t}
		for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
			name := show(k)
			if !slices.Contains(scenarioFields, name) {
				s.complain(line, diag.OneOf(name, scenarioFields), "a scenario has no field %q", name)
			}
			switch name {
			case "rules":
				for _, r := range listOf(v) {
					d.rules = append(d.rules, show(r))
				}
			case "cases":
				for i, c := range listOf(v) {
					label := fmt.Sprint(i + 1)
					if t, ok := c.(*lua.LTable); ok && t.RawGetString("name") != lua.LNil {
						label = show(t.RawGetString("name"))
					}
					d.cases = append(d.cases, label)
				}
				if len(d.cases) == 0 {
					s.complain(line, "", "scenario %q has an empty list of cases", title)
				}
			}
		}
		if _, ok := t.RawGetString("play").(*lua.LFunction); !ok {
			s.complain(line, "write: play = function(s) ... end", "scenario %q does not play", title)
		}
		if s.count += max(1, len(d.cases)); s.count > maxScenarios {
			L.RaiseError("more than %d scenarios and cases in one file", maxScenarios)
		}
		s.decls = append(s.decls, d)
		return 0
	}))
	return 1
}

// lineNear finds the line of a text at or above a line: a call of several lines has the line at which it ends.
func (s *script) lineNear(text string, line int) int {
	for i := min(line, len(s.src.lines)) - 1; i >= 0; i-- {
		if strings.Contains(s.src.lines[i], text) {
			return i + 1
		}
	}
	return 0
}

// listOf are the values of a list; a single value is a list of one.
func listOf(v lua.LValue) []lua.LValue {
	t, ok := v.(*lua.LTable)
	if !ok {
		if v == lua.LNil {
			return nil
		}
		return []lua.LValue{v}
	}
	var out []lua.LValue
	for i := 1; i <= t.Len(); i++ {
		out = append(out, t.RawGetInt(i))
	}
	return out
}

// card is the global of that name.
func (s *script) card(L *lua.LState) int {
	t := L.CheckTable(1)
	if len(s.cards) == maxCards {
		L.RaiseError("more than %d cards in one file", maxCards)
	}
	name := show(t.RawGetString("name"))
	line := s.line()
	if at := s.lineNear(fmt.Sprintf("%q", name), line); at == line {
		// The name stands in the line of the call.
	} else if at = s.lineNear(fmt.Sprintf("%q", name), line+1); at > 0 {
		line = at
	}
	c := &testCard{name: name, id: "TEST-" + cmp.Or(sets.Slug(name), fmt.Sprint(len(s.cards)+1)), line: line}
	var facts strings.Builder
	fmt.Fprintf(&facts, "card %q {\n", c.id)
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		field := show(k)
		if field == "script" {
			c.script = show(v)
			c.scripts = line
			if i := bytes.Index(s.src.Text, []byte(c.script)); i >= 0 {
				c.scripts = 1 + bytes.Count(s.src.Text[:i], []byte("\n"))
			}
			continue
		}
		text, err := hclValue(v, maxNested)
		if err != nil {
			s.complain(line, "", "card %q: %s: %v", name, field, err)
			continue
		}
		fmt.Fprintf(&facts, "  %s = %s\n", field, text)
	}
	if c.script != "" {
		fmt.Fprintf(&facts, "  script = %s\n", hclText(c.id+".lua"))
	}
	facts.WriteString("}\n")
	c.facts = facts.String()
	s.cards = append(s.cards, c)
	return 0
}

// hclValue writes a Lua value as HCL; depth is how many tables may lie in each other.
func hclValue(v lua.LValue, depth int) (string, error) {
	if depth == 0 {
		return "", fmt.Errorf("tables are nested more than %d deep: does one hold itself?", maxNested)
	}
	switch x := v.(type) {
	case lua.LString:
		return hclText(string(x)), nil
	case lua.LNumber, lua.LBool:
		return show(x), nil
	case *lua.LTable:
		if x.Len() > 0 || x.MaxN() == 0 && firstKey(x) == lua.LNil {
			var parts []string
			for _, e := range listOf(x) {
				p, err := hclValue(e, depth-1)
				if err != nil {
					return "", err
				}
				parts = append(parts, p)
			}
			return "[" + strings.Join(parts, ", ") + "]", nil
		}
		var parts []string
		for k, e := x.Next(lua.LNil); k != lua.LNil; k, e = x.Next(k) {
			p, err := hclValue(e, depth-1)
			if err != nil {
				return "", err
			}
			parts = append(parts, show(k)+" = "+p)
		}
		return "{ " + strings.Join(parts, ", ") + " }", nil
	}
	return "", fmt.Errorf("a fact cannot be %s", show(v))
}

func firstKey(t *lua.LTable) lua.LValue {
	k, _ := t.Next(lua.LNil)
	return k
}

// vanilla makes the global that stands for textless cards of a type: vanilla(n), vanilla(n, { keywords... }).
func (s *script) vanilla(kind string) *lua.LFunction {
	return s.L.NewFunction(func(L *lua.LState) int {
		n := L.OptInt(1, 1)
		if low, high := vanillaRange(s.src.words, kind); n < low || n > high || lua.LNumber(n) != L.OptNumber(1, 1) {
			L.RaiseError("a textless %s has a number from %d to %d, not %s", kind, low, high, show(L.Get(1)))
		}
		var keywords []string
		for _, k := range listOf(L.Get(2)) {
			keywords = append(keywords, show(k))
		}
		c := vanilla(s.src.words, kind, n, keywords)
		if s.run == nil && !slices.ContainsFunc(s.cards, func(o *testCard) bool { return o.id == c.id }) {
			s.cards = append(s.cards, c)
		}
		L.Push(s.handle(&handle{name: c.name}))
		return 1
	})
}

// luaDiagnostic says where a file is no Lua, or failed while it was read.
func luaDiagnostic(src *source, err error) *diag.Diagnostic {
	line, text := 0, strings.TrimSpace(err.Error())
	switch e := err.(type) {
	case *parse.Error:
		line, text = e.Pos.Line, strings.TrimSpace(e.Message)
		if e.Token != "" {
			text += fmt.Sprintf(" near %q", e.Token)
		}
		if line < 1 {
			line, text = len(src.lines), "the text ends too early: an \"end\", \"}\" or \")\" is missing"
		}
	case *scripts.SourceError:
		line = e.Line
	case *lua.ApiError:
		line, text = splitLine(src.Path, show(e.Object))
	}
	return diag.Errorf(CodeLua, diag.At(src.Path, line, 0), "%s", text)
}

// splitLine takes "file:line:" off a message and words it for people.
func splitLine(file, text string) (int, string) {
	rest, ok := strings.CutPrefix(text, file+":")
	if !ok {
		return 0, text
	}
	var line int
	if n, _ := fmt.Sscanf(rest, "%d:", &line); n != 1 {
		return 0, text
	}
	_, rest, _ = strings.Cut(rest, ":")
	return line, scripts.Reword(strings.TrimSpace(rest))
}

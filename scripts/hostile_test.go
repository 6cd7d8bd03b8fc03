package scripts

import (
	"cardlathe/engine"
	"errors"
	"io/fs"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/yuin/gopher-lua/parse"

	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// A declaration that is put into itself again and again would be a tree that nobody walks to its end.
func TestDeclarationsAreBounded(t *testing.T) {
	for name, text := range map[string]string{
		"filter":    "local f = unit {}\nfor i = 1, 60 do f = any_of(f, f) end\non_play { target = { foe = f }, effect = function(fx) end }",
		"value":     "local f = count(unit {})\nfor i = 1, 60 do f = f + f end\nstatic { affects = unit {}, give = { might = f } }",
		"condition": "local f = some(unit {})\nfor i = 1, 60 do f = any_of(f, f) end\nstatic { affects = unit {}, when = f, give = { might = 1 } }",
		"event":     "local f = self.played\nfor i = 1, 60 do f = any_of(f, f) end\ntriggered { on = f, effect = function(fx) end }",
		"cost":      "local f = { energy = 1 }\nfor i = 1, 60 do f = one_of(f, f) end\nactivated { cost = f, effect = function(fx) end }",
		"deep":      "local f = unit {}\nfor i = 1, 5000 do f = none_of(f) end\nstatic { affects = f, give = { might = 1 } }",
	} {
		_, diags := loadOne(t, text)
		if len(diags) != 1 || diags[0].Line() != 2 || !strings.Contains(diags[0].Summary, "more than 500 parts") {
			t.Errorf("%s: %v", name, diags)
		}
	}
	// Within a function it is that function's failure.
	e := start(t, effect("local f = unit {}\nfor i = 1, 60 do f = any_of(f, f) end\nfx:all(f)"), runEffect).failure(t)
	if e.Line != 3 || !strings.Contains(e.Message, "500 parts") {
		t.Error(e.Line, e.Message)
	}
}

// Nesting is measured before anything recurses over it.
func TestNestingIsBounded(t *testing.T) {
	for _, c := range [][2]string{{"{", "}"}, {"(", ")"}, {"f(", ")"}, {"a[", "]"}, {"do ", " end "}, {"function() return ", " end"}, {"if true then ", " end "}, {"repeat ", " until x "}} {
		n := 60_000 / (len(c[0]) + len(c[1]))
		_, diags := loadOne(t, "\nlocal x = "+strings.Repeat(c[0], n)+strings.Repeat(c[1], n))
		if len(diags) != 1 || diags[0].Code != CodeSyntax || diags[0].Line() != 2 || diags[0].Summary != deepText {
			t.Errorf("%s: %.200v", c[0], diags)
		}
	}
	for _, text := range []string{
		"-- " + strings.Repeat("(", 500) + "\n--[[" + strings.Repeat("{\n", 500) + "]]",
		"local s = '" + strings.Repeat("(", 500) + "' local q = [==[" + strings.Repeat("[[ {", 200) + "]] ]==]",
		strings.Repeat("if a then b() elseif c then d() end for i = 1, 2 do f { g[h(1)] } end while x do end repeat until y\n", 300),
		"local s = \"\\\"((" + strings.Repeat("(", 200) + "\"",
	} {
		if line := tooDeep([]byte(text)); line != 0 {
			t.Errorf("line %d of %.60q", line, text)
		}
	}
}

// A chain of fields takes no longer for each of its links.
func TestChainsAreCheap(t *testing.T) {
	start := time.Now()
	for _, link := range []string{".a", ":a()", "()", "[1]", "{}"} {
		if _, diags := loadOne(t, "on_play { effect = function(fx) local x = fx"+strings.Repeat(link, 60_000/len(link))+" end }"); len(diags.Error()) > 100_000 {
			t.Errorf("%s: %d findings", link, len(diags))
		}
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Error(d)
	}
}

// What would make the compiler look through the same things again and again, go down without end or reserve memory for nothing is
// refused before it sees it; far more than any card needs is not.
func TestCompilingIsBounded(t *testing.T) {
	numbered := func(n int, form string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.ReplaceAll(form, "#", strconv.Itoa(i)))
		}
		return b.String()
	}
	const sought, functions = "too many different texts, numbers and names", "too many functions"
	chain := chainText
	words := index(&engine.Vocabulary{})
	for name, c := range map[string]struct{ few, many, why string }{
		"numbers":      {"local x = { " + numbered(2000, "#, ") + "}", "local x = { " + numbered(8000, "#, ") + "}", sought},
		"texts":        {"local x = { " + numbered(2000, "'#', ") + "}", "local x = { " + numbered(6000, "'#', ") + "}", sought},
		"keys":         {"local x = { " + numbered(2000, "a# = 1, ") + "}", "local x = { " + numbered(6000, "a# = 1, ") + "}", sought},
		"names":        {numbered(900, "f(a#)\n"), numbered(6000, "f(a#)\n"), sought},
		"methods":      {numbered(900, "f:a#()\n"), numbered(6000, "f:a#()\n"), sought},
		"one function": {"local function f() " + numbered(2000, "a(#) ") + "end", "local function f() " + numbered(5000, "a(#) ") + "end", sought},
		"used often":   {"local x = { " + numbered(900, "#, ") + "} " + strings.Repeat("f(x) ", 900), "local x = { " + numbered(1000, "#, ") + "} " + strings.Repeat("f(x) ", 8000), sought},
		"a long name":  {"function a" + numbered(900, ".b#") + "() end", "function a" + numbered(8000, ".b#") + "() end", sought},
		"tables":       {strings.Repeat("f {}\n", 1000), strings.Repeat("f{}", 20000), sought},
		"functions":    {strings.Repeat("f(function() end)\n", 900), strings.Repeat("f(function() end)\n", 1100), functions},
		"not":          {"local x = " + strings.Repeat("not ", 900) + "1", "local x = " + strings.Repeat("not ", 1100) + "1", chain},
		"length":       {"local x = " + strings.Repeat("#", 900) + "'a'", "local x = " + strings.Repeat("#", 60000) + "'a'", chain},
		"powers":       {"local x = 2" + strings.Repeat("^2", 150), "local x = 2" + strings.Repeat("^2", 30000), chain},
		"sums":         {"local x = 1" + strings.Repeat("+1", 900), "local x = 1" + strings.Repeat("+1", 30000), chain},
		"calls":        {"local x = f" + strings.Repeat("()", 900), "local x = f" + strings.Repeat("()", 30000), chain},
		"fields":       {"local x = f" + strings.Repeat(".a", 900), "local x = f" + strings.Repeat(".a", 30000), chain},
		"elseif":       {"if a then " + strings.Repeat("elseif b then ", 900) + "end", "if a then " + strings.Repeat("elseif b then ", 3000) + "end", chain},
	} {
		if u := compile("few.lua", []byte(c.few), words); len(u.faults) > 0 {
			t.Errorf("%s: few are refused: %+v", name, u.faults)
		}
		u := compile("many.lua", []byte("\n"+c.many), words)
		if len(u.faults) != 1 || !strings.Contains(u.faults[0].summary, c.why) || u.faults[0].fix == "" || u.faults[0].line < 2 {
			t.Errorf("%s: many are told %+v", name, u.faults)
		}
		if _, err := CompileCounted("few.lua", []byte(c.few)); err != nil {
			t.Errorf("%s: few are refused in a file of scenarios: %v", name, err)
		}
	}
}

func TestCompileCounted(t *testing.T) {
	if p, err := CompileCounted("a.lua", []byte("local t = { a = 1 .. 2 }")); err != nil || p == nil {
		t.Error(err)
	}
	for _, text := range []string{strings.Repeat("{", 1000), strings.Repeat("x", 300<<10), strings.Repeat("local a\n", 300)} {
		_, err := CompileCounted("a.lua", []byte(text))
		if e, ok := errors.AsType[*SourceError](err); !ok || e.Line < 1 || e.Error() == "" {
			t.Errorf("%.20q: %v", text, err)
		}
	}
	if _, err := CompileCounted("a.lua", []byte("local = ")); err == nil {
		t.Error("no error")
	} else if _, ok := errors.AsType[*parse.Error](err); !ok {
		t.Error(err)
	}
}

// Scripts are read by the rules for all texts; one that is no text keeps its last good version.
func TestScriptsAreReadLikeFacts(t *testing.T) {
	tree := fstest.MapFS{"test/set/cards/a.lua": {Data: []byte("\xef\xbb\xbftriggered { on = self.played, effect = function(fx) fx:draw(1) end }\r\n")}}
	in := files(newTestRules(), map[string]string{"test/set/cards/a.lua": ""})
	in.Read = ReadFrom(tree).Read
	lib, diags := Load(in, nil)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	for code, file := range map[diag.Code]*fstest.MapFile{
		diag.UTF16:      {Data: []byte("\xff\xfeo\x00")},
		diag.NotUTF8:    {Data: []byte("-- caf\xe9")},
		diag.TooLarge:   {Data: make([]byte, sets.MaxFile+1)},
		diag.Unreadable: {Mode: fs.ModeNamedPipe},
	} {
		tree["test/set/cards/a.lua"] = file
		next, diags := Load(in, lib)
		card := next.Game("test").Cards["a"]
		if len(diags) != 1 || diags[0].Code != code || card.Unplayable != "" || len(card.Abilities) != 1 || len(next.Stale) != 1 {
			t.Errorf("%s: %v, %q, stale %v", code, diags, card.Unplayable, next.Stale)
		}
		if fresh, _ := Load(in, nil); fresh.Game("test").Cards["a"].Unplayable == "" {
			t.Errorf("%s: a card without its script is playable", code)
		}
	}
}

// Verbs stand in no predicate, also not on the thing that a filter looks at.
func TestVerbInWhere(t *testing.T) {
	_, diags := loadOne(t, "static {\n  affects = unit { where = function(u)\n    return u:draw(1)\n  end },\n  give = { might = 1 },\n}")
	if len(diags) != 1 || diags[0].Code != CodeVerb || diags[0].Line() != 3 {
		t.Error(diags)
	}
}

// What a script says of its own failure is cut and made visible.
func TestMessagesAreBounded(t *testing.T) {
	e := start(t, effect("error('a\\27[2J' .. ('x'):rep(100000))"), runEffect).failure(t)
	if len(e.Message) > 3000 || strings.ContainsRune(e.Message, 27) {
		t.Errorf("%d bytes: %.80q", len(e.Message), e.Message)
	}
}

func TestStepIsATemplate(t *testing.T) {
	_, diags := loadOne(t, "step { name = 'x', effect = function(fx) end }")
	if len(diags) != 1 || diags[0].Fix != "write define.step { ... }" {
		t.Error(diags)
	}
}

package scenario

import (
	"bytes"
	"strings"
	"testing"
)

// Scenario files come with mods: whatever one holds, it costs bounded time and memory and fails by itself.
func TestHostileScenarios(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{`while true do end`, "loop without end"},
		{`local t = "x" for i = 1, 60 do t = t .. t end`, "more text"},
		{`local t = {} for i = 1, 5000 do t[i] = ("x"):rep(1e6) end`, "more text"},
		{`local x = ("x"):rep(1e6) local t = {} for i = 1, 5000 do t[i] = x end table.concat(t)`, "more text"},
		{`("x"):rep(1e9)`, "longer than"},
		{`string.find(("a"):rep(1e5), ".-.-.-.-.-b$")`, "plain text"},
		{`local t = {} for i = 1, 1e5 do t[i] = i end for i = 1, 1e5 do table.insert(t, 1, i) end`, "loop without end"},
		{`unpack({}, 1, 1e8)`, "at most 100"},
		{`local t = {} for i = 1, 1e9 do t[i] = i end`, "loop without end"},
		{`local function f() return 1 + f() end f()`, "overflow"},
		{`error("a\27[2J")`, "\x1b[2J"},
		{`string.format("%9999999d", 1)`, "knows %s, %d, %q"},
		{`local x = {} .. "a"`, "cannot join"},
	} {
		results, _ := runText(t, newToy(), scene(c.body))
		if f := results[0].Failure; f == nil || !strings.Contains(f.Message+f.Actual, c.want) {
			t.Errorf("%s: %+v", c.body, f)
		}
		var b bytes.Buffer
		if err := WriteFailure(&b, &results[0]); err != nil || strings.ContainsRune(b.String(), 27) || b.Len() > 20_000 {
			t.Errorf("%s: %d bytes, %v", c.body, b.Len(), err)
		}
	}
	for _, body := range []string{
		`assert(("a" .. 1 .. "b") == "a1b")`, `assert(("x"):rep(3):upper():sub(2) == "XX")`, `assert(table.concat({ 1, "b" }, "-") == "1-b")`,
		`assert(string.find("abc", "c") == 3 and string.find("a.c", ".", 1, true) == 2)`, `local a, b = unpack({ 1, 2 }) assert(a + b == 3)`,
	} {
		if results, _ := runText(t, newToy(), scene(body)); results[0].Failure != nil {
			t.Errorf("%s: %+v", body, results[0].Failure)
		}
	}
}

// Mistakes of whole files: tables that hold themselves, boards and files without measure.
func TestHostileFiles(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`local b = {} b.A = b scenario "x" { board = b, play = function(s) end }`, "does one hold itself"},
		{`local b = {} b.b = b card { name = "X", type = b } scenario "x" { play = function(s) end }`, "does one hold itself"},
		{`local t = {} t.t = t error(t)`, "..."},
		{`for i = 1, 100000 do scenario("x" .. i) { play = function(s) end } end`, "more than 1000 scenarios"},
		{`local t = {} for i = 1, 1e5 do t[i] = {} end scenario "x" { cases = t, play = function(s) end }`, "more than 1000 scenarios"},
		{`scenario "x" { board = { A = { points = 2^40 } }, play = function(s) end }`, "between -1000 and 1000"},
		{`local t = {} for i = 1, 6000 do t[i] = vanilla(1) end scenario "x" { board = { A = { field = t } }, play = function(s) end }`, "5000 values"},
		{"local x = " + strings.Repeat("{", 5000) + strings.Repeat("}", 5000), "nested"},
		{strings.Repeat("x", 300<<10), "256 KB"},
	} {
		_, diags := Open(toyContent(newToy()), []File{{Path: "x.lua", Game: "toy", Text: []byte(c.text)}})
		if len(diags) == 0 || !strings.Contains(diags.Error(), c.want) {
			t.Errorf("%.60s: %.300v", c.text, diags)
		}
	}
}

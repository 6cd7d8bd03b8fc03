package scenario

import (
	"bytes"
	"strings"
	"testing"
)

// Scenario files come with mods: whatever one holds, it costs bounded time and memory and fails by itself.
func TestHostileScenarios(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{`while true do end`, "more than 500000 instructions (500001 used): an endless loop?"},
		{`local t = "x" for i = 1, 60 do t = t .. t end`, "a text longer than 64 KB"},
		{`local t = {} for i = 1, 5000 do t[i] = ("x"):rep(6e4) end`, "more than 8 MB of texts"},
		{`local x = ("x"):rep(6e4) local t = {} for i = 1, 500 do t[i] = x end table.concat(t)`, "a text longer than 64 KB"},
		{`("x"):rep(1e9)`, "a text longer than 64 KB (1000000000 bytes)"},
		{`string.find(("a"):rep(6e4), ".-.-.-.-.-b$")`, "plain text"},
		{`local t = {} for i = 1, 1e5 do table.insert(t, 1, i) end`, "a list holds at most 1000"},
		{`while true do local t = {} t[1000] = 1 end`, "more than 8 MB"},
		{`local t = {} t[2000] = 1`, "a list holds at most 1000 values, not one at 2000"},
		{`unpack({}, 1, 1e8)`, "at most 100"},
		{`local t = {} for i = 1, 1e9 do t[i] = i end`, "a list holds at most 1000"},
		{`local function f() return 1 + f() end f()`, "more than 200 deep"},
		{`local function f(...) return f(1, ...) end f()`, "more than 250 values in ..."},
		{`string.rep = nil`, "cannot be changed"},
		{`getmetatable("").__index = nil`, "unknown name"},
		{`error("a\27[2J")`, "\x1b[2J"},
		{`string.format("%9999999d", 1)`, "widths lie below 100"},
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
		{`for i = 1, 20000 do card { name = "c" .. i, type = "spell" } end scenario "x" { play = function(s) end }`, "more than 1000 cards"},
		{`local t = {} for i = 1, 600 do t[i] = {} end for i = 1, 2 do scenario("x" .. i) { cases = t, play = function(s) end } end`, "more than 1000 scenarios"},
		{`scenario "x" { board = { A = { points = 2^40 } }, play = function(s) end }`, "between -1000 and 1000"},
		{`local t = {} for i = 1, 900 do t[i] = vanilla(1) end scenario "x" { board = { A = { t, t, t, t, t, t } }, play = function(s) end }`, "5000 values"},
		{"local x = " + strings.Repeat("{", 5000) + strings.Repeat("}", 5000), "nested"},
		{strings.Repeat("x", 300<<10), "256 KB"},
	} {
		_, diags := Open(toyContent(newToy()), []File{{Path: "x.lua", Game: "toy", Text: []byte(c.text)}})
		if len(diags) == 0 || !strings.Contains(diags.Error(), c.want) {
			t.Errorf("%.60s: %.300v", c.text, diags)
		}
	}
}

package scripts

// Faults that tools like this one have had, each tried here; the numbers are those of a list of reports. More of them stand
// in engine/games/faults_test.go.

import (
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
)

// B13: two handlers with one name, and the first disappears. Here it is an error that names both lines.
func TestFaultB13TwoAbilitiesOfOneName(t *testing.T) {
	for _, text := range []string{
		"triggered { name = \"one\", on = self.played, effect = function(fx) end }\n\ntriggered { name = \"one\", on = self.dies, effect = function(fx) end }",
		"triggered { on = self.played, effect = function(fx) end }\n\ntriggered { on = self.played, effect = function(fx) end }",
	} {
		_, diags := loadOne(t, text)
		if len(diags) != 1 || diags[0].Code != CodeKey || !strings.Contains(diags[0].Summary, "lines 1 and 3") {
			t.Errorf("%v", diags)
		}
	}
}

// B19: a time-out that does not fire within one function of the library. Here those functions are bounded.
func TestFaultB19LongLibraryCalls(t *testing.T) {
	for body, want := range map[string]string{
		`local s = ("a"):rep(1e6):find("b")`:                         "a text longer than 16 KB (1000000 bytes)",
		`local s = string["g" .. "sub"]`:                             `string has no function "gsub"`,
		`local s = ("a"):rep(1e9)`:                                   "a text longer than 16 KB (1000000000 bytes)",
		`local at = string.find(("a"):rep(1e4), ".-.-.-.-b$")`:       "find looks for plain text",
		`local s = string.format("%" .. ("9"):rep(50) .. "d", 1)`:    "widths lie below 100",
		`local s = table.concat({ ("a"):rep(1e4), ("a"):rep(1e4) })`: "a text longer than 16 KB (20000 bytes)",
	} {
		r := start(t, effect(body), runEffect)
		if e := r.failure(t); !strings.Contains(e.Message, want) || e.Line != 2 {
			t.Errorf("%s: line %d: %s", body, e.Line, e.Message)
		}
		if r.host.Used.Instructions > 20_000 {
			t.Errorf("%s: %d instructions", body, r.host.Used.Instructions)
		}
	}
}

// B21: the process dies of a deep recursion. Here it is a failure like any other; effects within effects are tried in
// engine/games.
func TestFaultB21DeepRecursion(t *testing.T) {
	for body, want := range map[string]string{
		`local function f() return 1 + f() end f()`:                                         "more than 200 deep",
		`local function f(n) table.sort({ 1, 2 }, function() return f(n + 1) end) end f(1)`: "more than 200 deep",
		`local f f = function(u) return fx:count(unit { where = f }) end f()`:               "more than 200 deep",
		`local t = {} t[1] = t fx:all(unit {}):add(t)`:                                      "lists lie in each other more than 4 deep",
		`local f = unit {} for i = 1, 5000 do f = none_of(f) end`:                           "more than",
	} {
		if e := start(t, effect(body), runEffect).failure(t); !strings.Contains(e.Message, want) {
			t.Errorf("%s: %s", body, e.Message)
		}
	}
	for _, text := range []string{strings.Repeat("(", 1e5), strings.Repeat("{", 1e5), "local x = " + strings.Repeat("- ", 3e4) + "1", "local x = " + strings.Repeat("not ", 16e3) + "1",
		"local x = 1" + strings.Repeat(" .. 1", 12e3), "local x = " + strings.Repeat("2 ^ ", 16e3) + "1", "local x = a" + strings.Repeat(".a", 3e4), "local x = a" + strings.Repeat("()", 3e4)} {
		_, diags := loadOne(t, text)
		if !diags.HasErrors() {
			t.Errorf("%.30s loads", text)
		}
	}
}

// B25: what one script does to the machine is seen by another one. Here both run in one host, one after the other.
func TestFaultB25NothingLeaks(t *testing.T) {
	for _, hostile := range []string{
		`string.format = function() return "mine" end`,
		`fx.draw = function() end`,
		`local mt = fx:all(unit {}) mt.first = function() return nil end fx:draw(mt)`,
		`math.max = nil`,
		`error("half way")`,
		`while true do end`,
	} {
		dealt.draw = 0
		texts := effect(hostile)
		texts["cards/b"] = `on_play { effect = function(fx)
  assert(x == nil or true)
  assert(string.format("%d", 3) == "3" and math.max(1, 2) == 2 and fx:all(unit {}):first() ~= nil)
  fx:draw(1)
end }`
		texts["cards/b"] = strings.Replace(texts["cards/b"], "  assert(x == nil or true)\n", "", 1)
		other := false
		r := start(t, texts, func(task *engine.Task, c engine.Context, a *engine.Ability) {
			runEffect(task, c, a)
			g := task.Game()
			for i := engine.ObjectID(1); int(i) < g.Objects(); i++ {
				if g.Definition(i).ID == "b" && !other {
					b := &g.Definition(i).Abilities[0]
					task.RunEffect(g.ForAbility(i, b), b, b.Effect)
					other = true
				}
			}
		})
		if e := r.failure(t); e.Card != "a" {
			t.Errorf("%s: %s fails: %s", hostile, e.Card, e.Message)
		}
		if dealt.draw != 1 {
			t.Errorf("%s: the other card drew %d", hostile, dealt.draw)
		}
	}
	_, diags := loadOne(t, "on_play { effect = function(fx)\n x = 1\nend }")
	if len(diags) != 1 || diags[0].Code != CodeGlobal {
		t.Error(diags)
	}
}

// B27: a set that is newer than the program fails in the middle of a match. Here the missing function is found on loading;
// a set that asks for a newer API is refused by package sets (TestFaultB27NewerAPI there).
func TestFaultB27UnknownFunction(t *testing.T) {
	for text, want := range map[string]string{
		"on_play { effect = function(fx)\n fx:conjure(1)\nend }":             `conjure`,
		"on_play { effect = function(fx)\n helper(fx)\nend }":                `unknown name "helper"`,
		"on_play { effect = function(fx)\n lib.helper(fx)\nend }":            `unknown name "lib"`,
		"static { affects = sorcerer {}, give = { might = 1 } }":             `unknown name "sorcerer"`,
		"triggered { on = self.evolves, effect = function(fx) end }":         `evolves`,
		"static { affects = unit { evolved = true }, give = { might = 1 } }": `evolved`,
	} {
		card, diags := loadOne(t, text)
		if len(diags) != 1 || !strings.Contains(diags[0].Summary, want) || card.Unplayable == "" {
			t.Errorf("%s: %v", text, diags)
		}
	}
}

// B31: an error that a host function raises is said of the line behind it.
func TestFaultB31TheLineOfTheCall(t *testing.T) {
	// The effect begins in line 2 of the file.
	body := "local a = 1\nlocal b = 2\n\n\n\nlocal x = fx:deal(unpack({}))\n-- a comment\nlocal y = 3"
	if e := start(t, effect(body), runEffect).failure(t); e.Line != 7 {
		t.Errorf("line %d: %s", e.Line, e.Message)
	}
	for body, line := range map[string]int{
		"fx:deal(\n  1,\n  2\n)":                                    2,
		"local s = 'a' ..\n  'b' ..\n  nil\n-- x\nlocal y":          2,
		"local t = {}\nt[2000] = 1\n\nlocal y = 2":                  3,
		"local f = function()\n  fx:draw(1.5)\nend\nf()\n":          3,
		"for i = 1, 2 do\n  local n = i\n  fx:draw('x')\nend":       4,
		"if true then\n  error('no')\nend":                          3,
		"local u = fx.self\n\nlocal n = u[\"m\" .. \"i\"]\nlocal m": 4,
	} {
		if e := start(t, effect(body), runEffect).failure(t); e.Line != line {
			t.Errorf("%q: line %d, not %d: %s", body, e.Line, line, e.Message)
		}
	}
}

// B33: lines of what was generated, not of what was written. What is rewritten before it is compiled (joins, indexes, "...",
// tables that know their lines) keeps the author's lines.
func TestFaultB33LinesOfTheAuthor(t *testing.T) {
	prefix := "local many = function(...)\n  local t = { ... }\n  t[#t + 1] = 'a' .. 'b'\n  return ...\nend\nlocal s = 'x' .. 1 ..\n  'y' .. many('z')\n"
	for _, c := range []struct {
		body string
		line int
	}{
		{prefix + "error('here')", 9},
		{prefix + "many(many(fx:draw(1.5)))", 9},
		{prefix + "local t = {\n  a = 1,\n  [many('k')] = fx:draw(1.5),\n}", 11},
	} {
		if e := start(t, effect(c.body), runEffect).failure(t); e.Line != c.line {
			t.Errorf("%q: line %d, not %d: %s", c.body, e.Line, c.line, e.Message)
		}
	}
	_, diags := loadOne(t, "\xef\xbb\xbflocal x = 'a' .. 'b'\r\nlocal t = { x, 'c' .. 'd' }\r\ntriggered {\r\n  on = self.played,\r\n  efect = function(fx) end,\r\n}")
	if len(diags) != 2 || diags[1].Line() != 5 {
		t.Error(diags)
	}
}

// A card whose script was broken and is deleted has no script: it is playable.
func TestBrokenScriptDeleted(t *testing.T) {
	tree := fstest.MapFS{"test/set/cards/a.lua": {Data: []byte("on_play {")}}
	in := files(newTestRules(), map[string]string{"test/set/cards/a.lua": ""})
	in.Read = ReadFrom(tree).Read
	lib, diags := Load(in, nil)
	if !diags.HasErrors() || lib.Game("test").Cards["a"].Unplayable == "" {
		t.Fatal(diags)
	}
	for i := range in.Games[0].Sets[0].Cards {
		in.Games[0].Sets[0].Cards[i].Script = ""
	}
	if lib, diags = Load(in, lib); diags.HasErrors() || lib.Game("test").Cards["a"].Unplayable != "" {
		t.Errorf("%v, %q", diags, lib.Game("test").Cards["a"].Unplayable)
	}
}

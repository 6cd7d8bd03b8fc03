package scripts

import (
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

// hoistedIn counts the locals that a text's file level has besides its own.
func hoistedIn(p *lua.FunctionProto) (n int) {
	for _, l := range p.DbgLocals {
		if strings.HasPrefix(l.Name, "\x00") {
			n++
		}
	}
	return n
}

// TestConstants: what is the same on every run is made once, and nothing else is.
func TestConstants(t *testing.T) {
	words := index(newTestRules().Vocabulary())
	for _, c := range []struct {
		name, text string
		want       int
	}{
		{"a filter", "on_play { effect = function(fx) fx:kill(fx:all(unit { friendly = true })) end }", 1},
		{"a filter of symbols", "on_play { effect = function(fx) fx:kill(fx:all(unit { controller = you })) end }", 1},
		{"a filter of a range", "on_play { effect = function(fx) fx:kill(fx:all(unit { might = { max = -2 } })) end }", 1},
		{"a filter that a local holds", "on_play { effect = function(fx) local all = unit {} fx:kill(fx:all(all)) end }", 1},
		{"options", "on_play { effect = function(fx) fx:deal(1, fx.self, { bonus = 1 }) end }", 1},
		{"a gift", "on_play { effect = function(fx) fx:give(fx.self, { might = 1, lasts = \"turn\" }) end }", 1},
		{"in a helper, whose parameter may be anything", "local function f(fx) fx:deal(1, fx.self, { bonus = 1 }) end\non_play { effect = function(fx) f(fx) end }", 0},
		{"in a function in a function", "on_play { effect = function(fx) local function f() fx:deal(1, fx.self, { bonus = 1 }) end f() end }", 1},
		{"two of them", "on_play { effect = function(fx) fx:deal(1, fx:all(unit {}), { bonus = 1 }) end }", 2},
		{"of the file level", "static { affects = unit { friendly = true }, give = { might = 1 } }", 0},
		{"what is computed", "on_play { effect = function(fx) fx:deal(1, fx.self, { bonus = fx.x }) end }", 0},
		{"what depends on the run", "on_play { effect = function(fx) fx:kill(fx:all(unit { except = fx.self })) end }", 0},
		{"a symbol that is a local", "on_play { effect = function(fx) local you = fx.you fx:kill(fx:all(unit { controller = you })) end }", 0},
		{"a constructor that is a local", "local function unit(t) t.n = 1 return t end\non_play { effect = function(fx) fx:draw(unit {}.n) end }", 0},
		{"a verb of its own", "local mine = {}\nfunction mine:deal(t) t.n = 1 return t.n end\non_play { effect = function(fx) fx:draw(mine:deal {}) end }", 0},
		{"a verb of a table of functions", "local own = { deal = function(self, t) t.n = 1 end, go = function(self) self:deal { n = 0 } end }\non_play { effect = function(fx) own:go() end }", 0},
		{"of a local that is called fx", "on_play { effect = function(fx) local fx = {} fx:deal { n = 1 } end }", 0},
		{"of what fx becomes", "on_play { effect = function(fx) fx = {} fx:deal { n = 1 } end }", 0},
		{"in an ability of a scope", "define.triggered { name = \"a\", on = self.dies, effect = function(fx) fx:deal(1, fx.self, { bonus = 1 }) end }", 1},
		{"in a mode", "on_play { modes = { pick = 1, mode { text = \"a\", effect = function(fx) fx:deal(1, fx.self, { bonus = 1 }) end } } }", 1},
		{"in a filter", "static { affects = unit { where = function(q, it) return q:is(it, unit { mine = true }) end } }", 0},
		{"a table of its own", "on_play { effect = function(fx) local t = { n = 1 } t.n = 2 fx:draw(t.n) end }", 0},
		{"a function of a filter", "on_play { effect = function(fx) fx:kill(fx:all(unit { where = function(u) return u.might > 1 end })) end }", 0},
		{"a field that nothing has", "on_play { effect = function(fx) fx:kill(fx:all(unit { frendly = true })) end }", 0},
		{"a list", "on_play { effect = function(fx) fx:choose_option({ \"a\", \"b\" }) end }", 0},
	} {
		u := compile("a.lua", []byte(c.text), words)
		if len(u.faults) > 0 {
			t.Errorf("%s: %+v", c.name, u.faults)
		} else if n := hoistedIn(u.proto); n != c.want {
			t.Errorf("%s: %d constants, want %d", c.name, n, c.want)
		}
	}
}

// TestManyConstants: they take no room that the text needs for names of its own.
func TestManyConstants(t *testing.T) {
	words := index(newTestRules().Vocabulary())
	for _, own := range []int{0, maxHoisted - 1, maxHoisted, maxCaptured} {
		text := "local a" + strings.Repeat(", a_", own) + " = 1\non_play { effect = function(fx) fx:draw(a)\n"
		names := map[string]bool{}
		for i := range own {
			name := "v" + strings.Repeat("v", i)
			names[name] = true
			text = "local " + name + " = 1\n" + text + " fx:draw(" + name + ")\n"
		}
		text += strings.Repeat(" fx:deal(1, fx.self, { bonus = 1 })\n", 3*maxCaptured) + "end }"
		u := compile("a.lua", []byte(text), words)
		if own < maxCaptured && len(u.faults) > 0 {
			t.Errorf("%d names of its own: %+v", own, u.faults)
		}
		if u.proto != nil && hoistedIn(u.proto) > maxHoisted {
			t.Errorf("%d names of its own, and %d constants", own, hoistedIn(u.proto))
		}
	}
}

// TestOwnTables: what a script calls like a verb may change what it is given.
func TestOwnTables(t *testing.T) {
	dealt.draw = 0
	r := start(t, effect(`
		local function f(own) return own:deal { bonus = 2 } end
		local own = {}
		own["deal"] = function(self, t) t.bonus = t.bonus + 1 return t.bonus end
		fx:draw(f(own) + f(own))
	`), runEffect)
	if len(r.g.Diagnostics()) > 0 {
		t.Fatal(r.g.Diagnostics())
	}
	if dealt.draw != 6 {
		t.Errorf("%+v", dealt)
	}
}

// TestOwnFx: so does what it calls like fx, by a local, by a loop or as the table of a function.
func TestOwnFx(t *testing.T) {
	for name, body := range map[string]string{
		"local":  `local real = fx local fx = { deal = function(self, t) t.n = t.n + 1 return t.n end } real:draw(fx:deal { n = 1 })`,
		"loop":   `for _, own in ipairs { fx } do for _, fx in ipairs { { deal = function(self, t) t.n = t.n + 1 return t.n end } } do own:draw(fx:deal { n = 1 }) end end`,
		"method": `local own = { deal = function(self, t) t.n = t.n + 1 return t.n end } function own:count() return self:deal { n = 1 } end fx:draw(own:count())`,
	} {
		dealt.draw = 0
		r := start(t, effect(body), runEffect)
		if d := r.g.Diagnostics(); len(d) > 0 || dealt.draw != 2 {
			t.Errorf("%s: %d drawn, %v", name, dealt.draw, d)
		}
	}
}

package scripts

import (
	"strings"
	"sync"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
)

// hostOf finds the host of a game that is being started.
var hostOf = map[*engine.Library]*Host{}

// running is a game whose only step runs the effect of a card named a.
type running struct {
	g     *engine.Game
	rules *testRules
	host  *Host
}

// start loads texts and prepares a game; a step runs the first ability of the card a, then the game ends.
func start(t testing.TB, texts map[string]string, step func(t *engine.Task, c engine.Context, a *engine.Ability)) *running {
	t.Helper()
	return startWith(t, newTestRules(), texts, step)
}

func startWith(t testing.TB, rules *testRules, texts map[string]string, step func(t *engine.Task, c engine.Context, a *engine.Ability)) *running {
	t.Helper()
	all := map[string]string{}
	for name, text := range texts {
		all["test/set/"+name+".lua"] = text
	}
	lib, diags := Load(files(rules, all), nil)
	for _, d := range diags {
		if d.IsError() {
			t.Fatal(d)
		}
	}
	l := lib.Game("test")
	r := &running{rules: rules}
	made := l.Effects
	l.Effects = func() engine.Effects {
		e := made()
		r.host = e.(*Host)
		hostOf[l] = r.host
		return e
	}
	rules.step = func(task *engine.Task) {
		g := task.Game()
		var id engine.ObjectID
		for i := engine.ObjectID(1); int(i) < g.Objects(); i++ {
			if g.Definition(i).ID == "a" {
				id = i
				break
			}
		}
		a := &g.Definition(id).Abilities[0]
		step(task, g.ForAbility(id, a), a)
		g.Win(0)
	}
	m, err := engine.Prepare(l, &engine.Format{ID: "f", Mode: "duel"}, []*engine.Deck{{}, {}})
	if err != nil {
		t.Fatal(err)
	}
	r.g = engine.NewGame(engine.Options{})
	r.g.Start(m, 1)
	return r
}

func runEffect(t *engine.Task, c engine.Context, a *engine.Ability) { t.RunEffect(c, a, a.Effect) }

func effect(body string) map[string]string {
	return map[string]string{"cards/a": "on_play { effect = function(fx)\n" + body + "\nend }"}
}

// failure is the only diagnostic of a game.
func (r *running) failure(t *testing.T) *engine.ScriptError {
	t.Helper()
	list := r.g.Diagnostics()
	if len(list) != 1 {
		t.Fatalf("%d failures: %v", len(list), list)
	}
	return list[0]
}

func TestEffectRuns(t *testing.T) {
	dealt.deal, dealt.draw = 0, 0
	r := start(t, effect(`
		local got = fx:deal(2, fx.self, { bonus = 1 })
		if got.done and got.amount == 1 then fx:draw(3) end
		for _, p in ipairs(fx.players) do fx:draw(1, p) end
		if fx.self.might == 3 and fx.self:has("Tank") and fx.self == fx.self and fx:is(level(2)) and not fx:is(level(5)) then fx:draw(10) end
		local t = {}; t[fx.self] = 1
		if t[fx.self] == 1 and #fx.players == 2 and fx.players:first() == fx.you then fx:draw(100) end
		fx:draw(#fx:all(unit {}):where(function(u) return u.might > 2 end) * 1000)
	`), runEffect)
	if len(r.g.Diagnostics()) > 0 {
		t.Fatal(r.g.Diagnostics())
	}
	if dealt.deal != 2 || dealt.draw != 2115 {
		t.Errorf("%+v", dealt)
	}
}

func TestGone(t *testing.T) {
	dealt.deal, dealt.draw = 0, 0
	r := start(t, effect(`
		local gone = fx.event
		assert(gone.might ~= gone.might and not (gone.might > 1))
		assert(#gone == 0 and gone:first() == gone)
		for _ in ipairs(gone) do error("not empty") end
		assert(fx:deal(gone.might, fx.self).done == false)
		fx:deal(2, gone)
		assert(not gone:has("Tank") and gone.gone and fx.self.rider.gone and not fx.self.gone)
		assert(math.max(1, gone.might) ~= 1)
	`), runEffect)
	if len(r.g.Diagnostics()) > 0 {
		t.Fatal(r.g.Diagnostics())
	}
	if dealt.deal != 0 {
		t.Errorf("%+v", dealt)
	}
}

// Failures name the author's line and what to do.
func TestFailures(t *testing.T) {
	for _, c := range []struct {
		name, body string
		line       int
		want       string
	}{
		{"nil", "local x\nfx:draw(x.y)", 3, "nothing to read 'y'"},
		{"no argument", "fx:draw(unpack({}))", 2, "draw needs n"},
		{"wrong kind", "fx:draw(1)\nfx:deal(1, 2)", 3, "deal: units is a thing"},
		{"nil thing", "fx:deal(1, fx.args.none)", 2, "misspelt"},
		{"fraction", "fx:draw(1.5)", 2, "whole number"},
		{"option", "local o = { bonsu = 1 }\nfx:deal(1, fx.self, o)", 3, `did you mean "bonus"?`},
		{"option's word", "local o = { ignore = \"engy\" }\nfx:play(fx.self, o)", 3, `ignore has no word "engy"`},
		{"too many", "fx:draw(1, fx.you, fx.you)", 2, "too many arguments"},
		{"dot", "local d = fx\nd.draw(1)", 3, "colon"},
		{"unknown verb", "local f = fx\nlocal n = \"x\" .. 1\nlocal y = f[\"d\" .. \"ra\"]", 4, `fx has no "dra"`},
		{"unknown field", "local x = fx.self[\"mi\" .. \"gth\"]", 2, `did you mean "might"?`},
		{"result field", "local x = fx:draw(1)[\"dn\" .. \"oe\"]", 2, `"done"`},
		{"gift", "local g = { migth = 1 }\nfx:give(fx.self, g)", 3, `did you mean "might"?`},
		{"keyword", "fx:give(fx.self, { keywords = \"Gankin\" })", 2, "unknown keyword"},
		{"filter", "local f = { frendly = true }\nfx:all(unit(f))", 3, `did you mean "friendly"?`},
		{"error", "error('no')", 2, "no"},
		{"assert", "assert(false, 'so')", 2, "so"},
		{"join", "local x = 'a' .. nil", 2, "cannot join nothing"},
		{"frozen library", "math.floor = 1", 2, "cannot be changed"},
		{"string library", "string.rep = 1", 2, "cannot be changed"},
		{"big text", "local s = 'x'\nfor i = 1, 40 do s = s .. s end", 3, "16 KB"},
		{"rep", "local s = ('x'):rep(1e9)", 2, "16 KB"},
		{"endless", "while true do end", 2, "endless loop"},
		{"recursion", "local function f() return 1 + f() end\nf()", 2, "200 deep"},
		{"pcall", "local p = fx.self\nlocal x = p[\"n\" .. \"o\"]", 3, "has no field"},
		{"constructor", "triggered { on = self.played, effect = function() end }", 2, "file level"},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := start(t, effect(c.body), runEffect).failure(t)
			if e.Line != c.line || !strings.Contains(e.Message, c.want) || e.Script == nil {
				t.Errorf("line %d: %s", e.Line, e.Message)
			}
			if strings.Contains(e.Message, "0x") {
				t.Errorf("an address: %s", e.Message)
			}
		})
	}
}

// What a script must not reach.
func TestSandbox(t *testing.T) {
	for _, name := range []string{"load", "loadstring", "loadfile", "dofile", "require", "module", "getfenv", "setfenv", "newproxy",
		"collectgarbage", "debug", "os", "io", "coroutine", "channel", "print", "pcall", "xpcall", "rawset", "rawget", "rawequal",
		"setmetatable", "getmetatable", "_G", "package", "_printregs"} {
		_, diags := loadOne(t, "on_play { effect = function(fx) local x = "+name+" end }")
		if !diags.HasErrors() {
			t.Errorf("%s can be reached", name)
		}
	}
	r := start(t, map[string]string{"cards/a": `
local list, names = { 5, 6, k = { 7 } }, { "x" }
on_play { effect = function(fx)
  assert(list[1] == 5 and #list == 2 and list.k[1] == 7 and names[1] == "x")
  local n = 0
  for _, v in ipairs(list) do n = n + v end
  for k, v in pairs(list) do n = n + 1 end
  assert(n == 14, n)
  assert(tostring(fx.self) == "a" and tostring(fx) == "a value" or true)
  list.k[1] = 8
end }`}, runEffect)
	if e := r.failure(t); !strings.Contains(e.Message, "no memory") || e.Line != 10 {
		t.Errorf("line %d: %s", e.Line, e.Message)
	}
}

func TestBudgetIsTheSame(t *testing.T) {
	counts := map[Used]bool{}
	for range 3 {
		r := start(t, effect(`local n = 0 for i = 1, 100 do n = n + i end
			fx:all(unit { where = function(u) return u.might > 1 end }) fx:draw(n)`), runEffect)
		counts[r.host.Used] = true
		if n := r.host.Used.Instructions; n < 200 || n > 1000 {
			t.Errorf("used %d", n)
		}
	}
	if len(counts) != 1 {
		t.Errorf("counts differ: %v", counts)
	}
}

// A pause unwinds the effect; with the answer it runs again from its start.
func TestPause(t *testing.T) {
	dealt.draw = 0
	r := start(t, effect(`
		local n = 0
		local add = function() n = n + 1 end
		add()
		if fx:may { prompt = "One?" } then add() end
		fx:draw(n)
		local pick = fx:choose(unit {})
		if fx:may { prompt = tostring(pick) } then fx:draw(10) end
	`), runEffect)
	runs := 0
	for d := r.g.Decision(); d != nil; d = r.g.Decision() {
		runs++
		if err := r.g.Apply(d.Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	if len(r.g.Diagnostics()) > 0 {
		t.Fatal(r.g.Diagnostics())
	}
	// The first run asks at once, the second and third draw 2 before they ask, the last draws 2 and 10.
	if runs != 3 || dealt.draw != 2+2+12 {
		t.Errorf("%d runs, %d drawn", runs, dealt.draw)
	}
}

// A nested script that fails unwinds the outermost call; the outer one runs again without it.
func TestNestedFailure(t *testing.T) {
	dealt.draw = 0
	texts := map[string]string{
		"cards/a": `on_play { effect = function(fx)
  local n = 0
  local add = function() n = n + 1 end
  add()
  fx:heal(fx.self)
  add()
  fx:draw(n)
end }`,
		"cards/b": "on_play { effect = function(fx)\n local x = nil\n fx:draw(x.y)\nend }",
	}
	r := start(t, texts, func(task *engine.Task, c engine.Context, a *engine.Ability) {
		for _, v := range task.Game().Library().Rules.Vocabulary().Verbs {
			if v.Name == "heal" {
				v.Run = func(t *engine.Task, in *engine.Args) engine.Datum {
					for i := engine.ObjectID(1); int(i) < t.Game().Objects(); i++ {
						if d := t.Game().Definition(i); d.ID == "b" {
							b := t.Game().ForAbility(i, &d.Abilities[0])
							t.RunEffect(b, &d.Abilities[0], d.Abilities[0].Effect)
							break
						}
					}
					return engine.ResultOf(engine.Result{Done: true})
				}
			}
		}
		runEffect(task, c, a)
	})
	e := r.failure(t)
	if e.Script.Path != "test/set/cards/b.lua" || e.Line != 3 {
		t.Errorf("%s:%d: %s", e.Script.Path, e.Line, e.Message)
	}
	if dealt.draw != 2 {
		t.Errorf("the outer effect drew %d", dealt.draw)
	}
	if len(r.host.stack) != 0 || r.host.depth != 0 {
		t.Errorf("the stack holds %d", len(r.host.stack))
	}
}

// A kernel bug is no card's error.
func TestBug(t *testing.T) {
	defer func() {
		b, ok := recover().(*Bug)
		if !ok || !strings.Contains(b.Error(), "index out of range") || !strings.Contains(string(b.Stack), "host_test.go") {
			t.Errorf("%v", b)
		}
	}()
	start(t, effect("fx:heal(fx.self)"), func(task *engine.Task, c engine.Context, a *engine.Ability) {
		for _, v := range task.Game().Library().Rules.Vocabulary().Verbs {
			if v.Name == "heal" {
				v.Run = func(t *engine.Task, in *engine.Args) engine.Datum {
					var list []int
					return engine.Num(list[len(in.List("objects"))])
				}
			}
		}
		runEffect(task, c, a)
	})
	t.Error("the bug was swallowed")
}

func TestChangeAndCondition(t *testing.T) {
	var list []engine.Datum
	var holds, many bool
	start(t, map[string]string{"cards/a": `
replacement { on = you.plays_token, when = function(q) return q.self.might == 3 end, change = function(q) return { count = q.self.might + 1, zone = "hand" } end }
static { name = "s", affects = unit { where = function(u, q) return u == q.self end }, give = { might = function(q) return q.it.might end } }`},
		func(t *engine.Task, c engine.Context, a *engine.Ability) {
			holds = c.Holds(a.When)
			e := engine.Expr{Op: engine.OpFunc, Func: a.Change.Func, Owner: a.Change.Owner}
			list = c.Eval(&e).List()
			s := &c.Game().Definition(c.Self.ID).Abilities[1]
			many = c.CountOf(s.Affects) == 1
			it := c.WithIt(engine.Obj(c.Self))
			if n := it.Number(&s.Give.Parts[0].N); n != 3 {
				list = nil
			}
		})
	if !holds || !many || len(list) != 4 || list[0].Text() != "count" || list[1].N != 4 || list[3].Text() != "hand" {
		t.Errorf("%v %v %+v", holds, many, list)
	}
}

func BenchmarkDoor(b *testing.B) {
	body := `local got = fx:deal(2, fx.self) if got.done then fx:draw(1) end`
	r := start(b, effect(body), runEffect)
	h := r.host
	g := r.g
	var id engine.ObjectID = 1
	for g.Definition(id).ID != "a" {
		id++
	}
	a := &g.Definition(id).Abilities[0]
	var task engine.Task
	r.rules.step = func(t *engine.Task) { task = *t; g.Win(0) }
	m, err := engine.Prepare(g.Library(), &engine.Format{ID: "f", Mode: "duel"}, []*engine.Deck{{}, {}})
	if err != nil {
		b.Fatal(err)
	}
	g.Start(m, 1)
	task.Context = g.ForAbility(id, a)
	fn, _, u := h.find(a.Script, a.Effect)
	b.Run("door", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			h.Run(&task, a.Script, a.Effect)
		}
	})
	// The same function with the same verbs, called bare.
	b.Run("bare", func(b *testing.B) {
		b.ReportAllocs()
		h.begin(Limits{Instructions: 1 << 60, Bytes: 1 << 60, Text: 1 << 20})
		h.stack = append(h.stack, frame{&task.Context, &task, a.Script, u})
		for b.Loop() {
			h.views.used = 0
			h.arena = h.arena[:0]
			h.m.L.Push(fn)
			h.m.L.Push(h.fx)
			h.m.L.Call(1, 0)
		}
		h.stack = h.stack[:0]
	})
	b.Run("empty verbs", func(b *testing.B) {
		L := lua.NewState(lua.Options{SkipOpenLibs: true, RegistrySize: 256})
		L.SetGlobal("deal", L.NewFunction(func(L *lua.LState) int { L.Push(L.Get(2)); return 1 }))
		L.SetGlobal("draw", L.NewFunction(func(L *lua.LState) int { return 0 }))
		if err := L.DoString(`function effect(fx) local got = deal(fx, 2) if got then draw(fx, 1) end end`); err != nil {
			b.Fatal(err)
		}
		f := L.GetGlobal("effect")
		b.ReportAllocs()
		for b.Loop() {
			L.Push(f)
			L.Push(lua.LTrue)
			L.Call(1, 0)
		}
	})
}

// BenchmarkPause is one question that unwinds an effect from inside a verb.
func BenchmarkPause(b *testing.B) {
	start(b, effect(`local n = 1 if fx:may { prompt = "?" } then fx:draw(n) end`), func(t *engine.Task, c engine.Context, a *engine.Ability) {
		h := hostOf[t.Game().Library()]
		t.Context = c
		run := func() {
			defer func() {
				if recover() != h.Signal() {
					b.Error("no pause")
				}
			}()
			h.Run(t, a.Script, a.Effect)
		}
		b.ReportAllocs()
		for b.Loop() {
			run()
		}
	})
}

// Hosts of one library share its prototypes.
func TestHostsRunTogether(t *testing.T) {
	text := effect(`local n = 0 for i = 1, 50 do n = n + fx.self.might end fx:heal(fx.self) assert(n == 150)`)
	rules := newTestRules()
	rules.step = func(task *engine.Task) {
		g := task.Game()
		c := g.ForAbility(1, &g.Definition(1).Abilities[0])
		task.RunEffect(c, c.Ability(), c.Ability().Effect)
		g.Win(0)
	}
	lib, _ := Load(files(rules, map[string]string{"test/set/cards/a.lua": text["cards/a"]}), nil)
	m, err := engine.Prepare(lib.Game("test"), &engine.Format{ID: "f", Mode: "duel"}, []*engine.Deck{{}, {}})
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			g := engine.NewGame(engine.Options{})
			for seed := range uint64(50) {
				g.Start(m, seed)
			}
			if len(g.Diagnostics()) > 0 {
				t.Error(g.Diagnostics())
			}
		})
	}
	wait.Wait()
}

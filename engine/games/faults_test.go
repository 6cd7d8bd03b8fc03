package games_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"cardlathe/engine"
)

// Faults that engines like this one have had, each tried here; the numbers are those of a list of reports. Others stand in
// scripts/faults_test.go. B55 is TestFaultB55RandomGames.

// withScripts loads the overlay with scripts by the slugs of its cards.
func withScripts(t *testing.T, texts map[string]string) *engine.Library {
	t.Helper()
	lib, diags := quickly(t)(texts)
	for _, d := range diags {
		if d.IsError() && strings.HasPrefix(d.File(), "overlay/") {
			t.Fatal(d)
		}
	}
	return lib
}

// playOn answers with the first option until nothing waits to resolve, and returns how many decisions that took. No decision
// may be without options.
func playOn(t *testing.T, g *engine.Game) int {
	t.Helper()
	for n := range 5000 {
		d := g.Decision()
		if d == nil || !g.HasItems() && d.Kind >= engine.DecisionRules {
			return n
		}
		if len(d.Options) == 0 {
			t.Fatalf("a decision without options: %+v", d)
		}
		if pass := (engine.Option{Kind: engine.OptionPass}); d.Lists(pass) {
			apply(t, g, pass)
		} else {
			apply(t, g, d.Options[0])
		}
	}
	t.Fatal("the match does not go on")
	return 0
}

// happened lists the events of some kinds since an event, with the player or the subject's owner.
func happened(g *engine.Game, since int, names ...string) []string {
	var out []string
	for e := max(1, since); e < g.Events(); e++ {
		x := g.Event(engine.EventID(e))
		for _, d := range g.Vocabulary().Events {
			if d.Kind == x.Kind && slices.Contains(names, d.Name) {
				p := x.Player
				if p == engine.NoPlayer && x.Subject.ID != 0 {
					p = g.Object(x.Subject.ID).Owner
				}
				out = append(out, fmt.Sprintf("%s %d", d.Name, p))
				break
			}
		}
	}
	return out
}

// B21: a host that calls a script that calls the host ends the process. Here effects run within each other 16 deep at most.
func TestFaultB21EffectsWithinEffects(t *testing.T) {
	lib := withScripts(t, map[string]string{
		"question": `on_play { effect = function(fx) fx:draw(1) end }`,
		"watcher":  `replacement { on = you.draws, effect = function(fx) fx:draw(1) end }`,
	})
	many := make([]string, 20)
	for i := range many {
		many[i] = "Watcher"
	}
	g := board(t, lib, engine.Options{FailAtVerb: 1 << 30}, []string{"Question", "Dummy"}, many, nil)
	play(t, g, "Question")
	playOn(t, g)
	if !told(g, "more than 16 effects that run within each other (17)") {
		t.Errorf("%q", messages(g))
	}
	if err := g.Broken(); err != nil {
		t.Error(err)
	}
	play(t, g, "Dummy")
}

// B23: coroutines and contexts are kept for ever, also of matches that are abandoned in the middle of a choice. Here nothing
// is kept: a worker that has played a thousand abandoned games holds what it held after fifty.
func TestFaultB23NothingIsKept(t *testing.T) {
	lib := withScripts(t, map[string]string{"question": twoQuestions(1), "watcher": `triggered { on = you.gains_xp, effect = function(fx) fx:all(unit { where = function(u) return u.might > 1 end }) end }`})
	m := tinyMatch(t, lib, append(entries(16, "Question"), entries(12, "Dummy", "Watcher")...)...)
	g := engine.NewGame(engine.Options{})
	heap := func() uint64 {
		runtime.GC()
		runtime.GC()
		var s runtime.MemStats
		runtime.ReadMemStats(&s)
		return s.HeapAlloc
	}
	var first uint64
	before := goleak.IgnoreCurrent()
	asked := 0
	for n := range 1000 {
		g.Start(m, uint64(n))
		r := rand.New(rand.NewPCG(uint64(n), 1))
		for step := 0; step < 60 && g.Decision() != nil; step++ {
			if asks(g) {
				asked++
				break // and nobody ever answers
			}
			apply(t, g, g.Decision().Options[r.IntN(len(g.Decision().Options))])
		}
		if n == 50 {
			first = heap()
		}
	}
	if asked < 100 {
		t.Errorf("only %d games were abandoned in a choice", asked)
	}
	if last := heap(); last > first+first/5+1<<20 {
		t.Errorf("the heap grew from %d to %d KB", first>>10, last>>10)
	}
	goleak.VerifyNone(t, before)
}

// B43: a finite combination is taken for a loop. Here 300 triggers in a row are 300 triggers.
func TestFaultB43NoFalseLoop(t *testing.T) {
	lib := withScripts(t, map[string]string{
		"question": `on_play { effect = function(fx) fx:gain_xp(1) end }`,
		"watcher":  `triggered { on = you.gains_xp, limit = { n = 1, per = "turn" }, effect = function(fx) fx:gain_xp(1) end }`,
	})
	many := make([]string, 300)
	for i := range many {
		many[i] = "Watcher"
	}
	g := board(t, lib, engine.Options{}, []string{"Question", "Dummy"}, many, nil)
	play(t, g, "Question")
	n := playOn(t, g)
	if over, _ := g.Over(); over {
		t.Fatalf("the game is over after %d decisions", n)
	}
	if xp(g) != 301 || len(g.Diagnostics()) > 0 {
		t.Errorf("%d experience, not 301; %s", xp(g), messages(g))
	}
}

// B45: continuous effects that undo each other are computed without end. Here the layers end, and come to the same each time.
func TestFaultB45EffectsThatUndoEachOther(t *testing.T) {
	for name, texts := range map[string]map[string]string{
		"keyword": {
			"watcher": `static { affects = none_of(unit { keyword = "Tank" }), give = { keywords = "Tank" } }`,
			"keeper":  `static { affects = unit { keyword = "Tank" }, give = { lose = "Tank" } }`,
		},
		"own keyword": {
			"watcher": `static { active = none_of(is(self, unit { keyword = "Tank" })), affects = self, give = { keywords = "Tank" } }`,
		},
		"might": {
			"watcher": `static { active = some(unit { name = "Keeper", might = { max = 4 } }), affects = unit { name = "Keeper" }, give = { might = 5 } }`,
		},
		"functions": {
			"watcher": `static { affects = unit {}, give = { might = function(q) return q:all(unit { name = "Keeper" }):first().might end } }`,
			"keeper":  `static { affects = unit {}, give = { might = function(q) return q:all(unit { name = "Watcher" }):first().might end } }`,
		},
		"each other's abilities": {
			"watcher": `static { affects = self, give = { abilities = abilities_of(unit { other = true }, { kind = "static" }) } }`,
			"keeper":  `static { affects = self, give = { abilities = abilities_of(unit { other = true }, { kind = "static" }) } }`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			lib := withScripts(t, texts)
			var hashes []uint64
			for range 3 {
				g := board(t, lib, engine.Options{CheckDerived: true}, []string{"Dummy"}, []string{"Watcher", "Keeper", "Dummy"}, []string{"Watcher", "Keeper"})
				play(t, g, "Dummy")
				playOn(t, g)
				sum := g.Hash()
				for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
					sum = sum*31 + uint64(g.Derived(id).Keywords) + uint64(g.Derived(id).Numbers[0])
				}
				hashes = append(hashes, sum)
			}
			if hashes[0] != hashes[1] || hashes[0] != hashes[2] {
				t.Error("computed again it is something else")
			}
		})
	}
	// Two units that have each other's activated abilities.
	g := board(t, shippedOverlay(t), engine.Options{CheckDerived: true}, []string{"Dummy"}, []string{"Heimerdinger, Inventor", "Heimerdinger, Inventor", "Dummy"}, nil)
	play(t, g, "Dummy")
	playOn(t, g)
}

func shippedOverlay(t *testing.T) *engine.Library {
	_, lib := overlay(t, nil, nil)
	return lib
}

// B47: what triggers while other triggers wait resolves after them. Here it goes on top of them.
func TestFaultB47NestedTriggers(t *testing.T) {
	lib := withScripts(t, map[string]string{
		"question": `on_play { effect = function(fx) fx:gain_xp(1) end }`,
		"watcher":  `triggered { on = any_of(you.gains_xp, opponents.gains_xp), effect = function(fx) fx:draw(1) end }`,
		"keeper":   `triggered { on = you.draws, effect = function(fx) fx:stun(fx.self) end }`,
	})
	g := board(t, lib, engine.Options{}, []string{"Question"}, []string{"Watcher"}, []string{"Watcher", "Keeper"})
	since := g.Events()
	play(t, g, "Question")
	playOn(t, g)
	// The player whose turn it is puts theirs first, so the opponent's resolves first; what that triggers comes before the
	// trigger that waits.
	if got := strings.Join(happened(g, since, "draws", "stunned"), ", "); got != "draws 1, stunned 1, draws 0" && got != "draws 1, stunned 1, stunned 1, draws 0" {
		t.Errorf("resolved in the order %s; %s", got, messages(g))
	}
}

// B49: a question without options waits for ever. Here nobody is asked what cannot be answered.
func TestFaultB49NoQuestionWithoutOptions(t *testing.T) {
	for name, texts := range map[string]map[string]string{
		"targets vanish": {
			"question": `on_play { effect = function(fx) fx:kill(fx:all(unit { enemy = true })) end }`,
			"watcher":  `triggered { on = unit { enemy = true }.dies, target = { it = unit { enemy = true } }, effect = function(fx) fx:kill(fx.it) end }`,
		},
		"targets vanish while they are chosen": {
			"question": `on_play { target = { it = exactly(2, unit { enemy = true }) }, effect = function(fx) fx:kill(fx.it) fx:choose(fx.it) end }`,
			"watcher":  `triggered { on = unit { enemy = true }.dies, effect = function(fx) fx:kill(fx:choose(unit { enemy = true })) end }`,
		},
		"nothing to choose from": {
			"question": `on_play { effect = function(fx)
  fx:choose(fx:list())
  fx:choose(unit { name = "Nobody" }, { count = 3 })
  fx:option({})
  fx:choose(fx:list(), { up_to = 2 })
  fx:discard(9)
  fx:may { about = fx:list() }
end }`,
		},
		"replacements that are gone": {
			"question": `on_play { effect = function(fx) fx:kill(fx:all(unit {})) end }`,
			"watcher":  `replacement { on = unit { friendly = true }.dies, optional = true, effect = function(fx) fx:kill(fx.self) end }`,
		},
		"modes that cannot be chosen": {
			"question": `on_play { modes = { pick = 1, mode { text = "a", target = { it = unit { name = "Nobody" } }, effect = function(fx) end } } }`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			lib := withScripts(t, texts)
			for seed := range uint64(20) {
				g := board(t, lib, engine.Options{CheckDerived: true}, []string{"Question", "Dummy"}, []string{"Dummy", "Watcher"}, []string{"Dummy", "Keeper", "Watcher"})
				r := rand.New(rand.NewPCG(seed, 1))
				if o, err := lib.Rules.Means(g, 0, "play", []engine.Spec{text("Question")}); err == nil && g.Decision().Lists(o) {
					apply(t, g, o)
				}
				for range 60 {
					d := g.Decision()
					if d == nil {
						break
					}
					if len(d.Options) == 0 {
						t.Fatalf("seed %d: a decision without options: %+v", seed, d)
					}
					apply(t, g, d.Options[r.IntN(len(d.Options))])
				}
				if len(g.Diagnostics()) > 0 {
					t.Fatal(messages(g))
				}
			}
		})
	}
}

// B51: "return it later" forgets what it is about. Here the reference lives through a save, a reload and an undo.
func TestFaultB51ReturnItLater(t *testing.T) {
	const exile = `local back = define.triggered { name = "back", on = you.plays(unit {}), effect = function(fx)
  fx:bounce(fx.args.it)
  fx:gain_xp(1)
end }
on_play { target = { it = unit { enemy = true } }, effect = function(fx)
  local gone = fx:banish(fx.it)
  fx:install(back, { it = gone.cards:first() }, { uses = 1 })
end }`
	load := quickly(t)
	lib, _ := load(map[string]string{"question": exile})
	next, _ := load(map[string]string{"question": strings.Replace(exile, "gain_xp(1)", "gain_xp(7)", 1)})
	exiled := func() *engine.Game {
		g := board(t, lib, engine.Options{KeepHistory: true}, []string{"Question", "Dummy"}, []string{"Keeper"}, []string{"Watcher"})
		play(t, g, "Question")
		for d := g.Decision(); d != nil && d.Kind != engine.DecideSlot && !g.HasItems(); d = g.Decision() {
			apply(t, g, d.Options[0])
		}
		playOn(t, g)
		if onBoard(g) != "0:Keeper " {
			t.Fatalf("on the board are %s; %s", onBoard(g), messages(g))
		}
		return g
	}
	inHand := func(g *engine.Game) bool {
		for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
			if g.Definition(id).Name == "Watcher" && g.Vocabulary().Zones[g.KindOf(id)].Name == "hand" {
				return true
			}
		}
		return false
	}
	for name, c := range map[string]struct {
		then func(g *engine.Game) *engine.Game
		xp   int
	}{
		"at once": {func(g *engine.Game) *engine.Game { return g }, 1},
		"saved and loaded": {func(g *engine.Game) *engine.Game {
			again, err := engine.LoadGame(lib, g.Save(), engine.Options{KeepHistory: true})
			if err != nil {
				t.Fatal(err)
			}
			return again
		}, 1},
		"reloaded": {func(g *engine.Game) *engine.Game { g.Replace(next); return g }, 7},
		"undone and decided again": {func(g *engine.Game) *engine.Game {
			g.Undo(1)
			playOn(t, g)
			return g
		}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			g := c.then(exiled())
			play(t, g, "Dummy")
			for d := g.Decision(); d != nil && d.Kind >= engine.DecisionRules && !d.Lists(engine.Option{Kind: engine.OptionPass}) && g.HasItems(); d = g.Decision() {
				apply(t, g, d.Options[0])
			}
			playOn(t, g)
			if !inHand(g) || xp(g) != c.xp {
				t.Errorf("it did not come back: %d experience, %s", xp(g), messages(g))
			}
		})
	}
}

// B53: the order of replacements that is asked for has no effect, or a random one. Here each choice gives its outcome, fifty
// times.
func TestFaultB53OrderOfReplacements(t *testing.T) {
	lib := withScripts(t, map[string]string{
		"question": `on_play { effect = function(fx) fx:kill(fx:all(unit { friendly = true, name = "Watcher" })) end }`,
		"watcher": `replacement { name = "banish", on = self.dies, effect = function(fx) fx:gain_xp(1) fx:banish(fx.self) end }
replacement { name = "bounce", on = self.dies, effect = function(fx) fx:gain_xp(10) fx:bounce(fx.self) end }`,
	})
	hashes := map[int]map[uint64]bool{0: {}, 1: {}}
	for n := range 100 {
		g := board(t, lib, engine.Options{}, []string{"Question"}, []string{"Watcher"}, nil)
		play(t, g, "Question")
		pass(t, g)
		d := g.Decision()
		if d == nil || d.Kind != engine.DecideReplace || len(d.Options) != 2 {
			t.Fatalf("the order is not asked for: %+v; %s", d, messages(g))
		}
		apply(t, g, d.Options[n%2])
		playOn(t, g)
		if want := []int{1, 10}[n%2]; xp(g) != want {
			t.Fatalf("choice %d gave %d experience, not %d", n%2, xp(g), want)
		}
		hashes[n%2][g.Hash()] = true
	}
	if len(hashes[0]) != 1 || len(hashes[1]) != 1 {
		t.Error("the same choice gives different games")
	}
}

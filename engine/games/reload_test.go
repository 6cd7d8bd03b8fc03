package games_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"cardlathe/engine"
)

// twoQuestions is a spell that asks twice and counts in experience, so that it shows which text ran.
func twoQuestions(n int) string {
	return fmt.Sprintf(`on_play { effect = function(fx)
  local a = fx:choose(unit {})
  fx:gain_xp(%d)
  local b = fx:choose(unit {})
  fx:gain_xp(%d)
end }`, n, n)
}

// otherQuestions asks otherwise than twoQuestions: a may, then one thing.
const otherQuestions = `on_play { effect = function(fx)
  if fx:may { prompt = "?" } then fx:gain_xp(100) end
  local b = fx:choose(unit { friendly = true })
  fx:gain_xp(100)
end }`

// changed are the two ways in which a text may change under a running effect.
var changed = []struct {
	name, text string
	each       int // experience of one complete resolution under the new text, a may answered with yes
}{
	{"compatible", twoQuestions(10), 20},
	{"incompatible", otherQuestions, 200},
}

// asks reports whether the owed decision is one of an effect, not of the rules.
func asks(g *engine.Game) bool {
	d := g.Decision()
	return d != nil && (d.Kind == engine.DecideChoose || d.Kind == engine.DecideMay)
}

// finish answers what effects ask, with yes and the first thing, and passes until nothing waits.
func finish(t testing.TB, g *engine.Game) {
	t.Helper()
	for range 30 {
		switch {
		case asks(g):
			apply(t, g, g.Decision().Options[0])
		case g.HasItems():
			pass(t, g)
		default:
			return
		}
	}
	t.Fatal("the effect does not end")
}

// midway begins a game on a board whose first spell has had one of its two questions answered.
func midway(t testing.TB, lib *engine.Library) *engine.Game {
	t.Helper()
	g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true}, []string{"Question", "Question"}, []string{"Dummy", "Keeper"}, []string{"Dummy", "Watcher"})
	play(t, g, "Question")
	pass(t, g)
	if d := g.Decision(); d == nil || d.Kind != engine.DecideChoose {
		t.Fatalf("the first question is not asked: %+v", d)
	}
	apply(t, g, g.Decision().Options[1])
	if d := g.Decision(); d == nil || d.Kind != engine.DecideChoose {
		t.Fatalf("the second question is not asked: %+v", d)
	}
	if n := xp(g); n != 1 {
		t.Fatalf("at the pause A has %d experience, not 1", n)
	}
	return g
}

// TestReloadMidEffect: an effect in progress goes on with its text; the next play has the new one; undo leads back across
// the reload and forth again.
func TestReloadMidEffect(t *testing.T) {
	old, lib := overlay(t, nil, map[string]string{"Question": twoQuestions(1)})
	for _, c := range changed {
		t.Run(c.name, func(t *testing.T) {
			_, next := overlay(t, old, map[string]string{"Question": c.text})
			g := midway(t, lib)
			paused := g.Hash()
			g.Replace(next)
			if g.Hash() != paused {
				t.Error("a reload in mid-effect changes the state before the task ends")
			}
			apply(t, g, g.Decision().Options[0])
			finish(t, g)
			if n := xp(g); n != 2 {
				t.Errorf("the running effect ended with %d experience, not with 2 of the old text", n)
			}
			if g.Library() != next {
				t.Error("the new content is not taken at the boundary")
			}
			play(t, g, "Question")
			finish(t, g)
			if n := xp(g); n != 2+c.each {
				t.Errorf("the next play ended with %d experience, not with %d", n, 2+c.each)
			}
			if len(g.Diagnostics()) > 0 && c.name == "compatible" {
				t.Errorf("a compatible reload is told as a failure: %s", g.Diagnostics()[0].Message)
			}
			// Undo goes back across the reload; what is decided anew is decided under the newest text.
			if !g.Undo(g.CanUndo()) {
				t.Fatal("undo fails")
			}
			if g.Library() != next {
				t.Error("after undo the newest content is not the game's")
			}
			play(t, g, "Question")
			finish(t, g)
			if n := xp(g); n != c.each {
				t.Errorf("after undo the play ended with %d experience, not with %d", n, c.each)
			}
		})
	}
}

// TestReloadRecord: games that lived through a reload, in mid-effect or at a boundary, and through undo, replay from their
// records to equal hashes.
func TestReloadRecord(t *testing.T) {
	old, lib := overlay(t, nil, map[string]string{"Question": twoQuestions(1)})
	m := tinyMatch(t, lib, append(entries(16, "Question"), entries(12, "Dummy", "Keeper")...)...)
	for _, c := range changed {
		_, next := overlay(t, old, map[string]string{"Question": c.text})
		for _, when := range []string{"in mid-effect", "before the first answer", "between effects"} {
			for _, undo := range []string{"", "undone at once", "undone after", "undone before", "undone before and reloaded again"} {
				t.Run(strings.TrimSpace(c.name+" "+when+" "+undo), func(t *testing.T) {
					reloaded := 0
					for seed := range uint64(10) {
						g := engine.NewGame(engine.Options{KeepHistory: true})
						g.Start(m, seed)
						r := rand.New(rand.NewPCG(seed, 3))
						step := func() bool {
							d := g.Decision()
							if d == nil {
								return false
							}
							apply(t, g, d.Options[r.IntN(len(d.Options))])
							return true
						}
						// Until the moment of the reload.
						found := false
						for n := 0; n < 600 && !found; n++ {
							chose := asks(g)
							if !step() {
								break
							}
							switch when {
							case "in mid-effect":
								found = chose && asks(g) && xps(g)%2 == 1
							case "before the first answer":
								found = !chose && asks(g)
							default:
								found = n > 40 && !asks(g)
							}
						}
						if !found || g.Decision() == nil {
							continue
						}
						reloaded++
						before := g.Hash()
						g.Replace(next)
						if when == "in mid-effect" && g.Hash() != before {
							t.Fatalf("seed %d: the reload changes the paused state", seed)
						}
						if undo == "undone at once" && !g.Undo(1) {
							t.Fatal("undo fails")
						}
						for range 25 {
							step()
						}
						switch undo {
						case "undone before":
							if !g.Undo(min(g.CanUndo(), 30)) {
								t.Fatal("undo fails")
							}
						case "undone after":
							if !g.Undo(5) {
								t.Fatal("undo fails")
							}
						case "undone before and reloaded again":
							if !g.Undo(min(g.CanUndo(), 30)) {
								t.Fatal("undo fails")
							}
							for range 6 {
								step()
							}
							g.Replace(lib)
							for range 6 {
								step()
							}
							g.Replace(next)
						}
						for range 30 {
							step()
						}
						record := g.Record()
						again := engine.NewGame(engine.Options{KeepHistory: true})
						if err := again.Replay(m, record, nil); err != nil {
							t.Errorf("seed %d: %v (entries %s)", seed, err, entriesOf(record))
						}
					}
					if reloaded == 0 {
						t.Error("no game came to the moment of the reload")
					}
				})
			}
		}
	}
}

func entriesOf(r engine.Record) string {
	var out []string
	for _, e := range r.Entries {
		out = append(out, fmt.Sprintf("%d:%016x", e.At, e.Library.Hash))
	}
	return fmt.Sprintf("%v of %d answers", out, len(r.Answers))
}

// TestLoadMidEffectIntoNewContent: a save made in mid-effect meets content that has changed (design, section 7). What the
// new text still asks stands; what it asks otherwise is asked again.
func TestLoadMidEffectIntoNewContent(t *testing.T) {
	old, lib := overlay(t, nil, map[string]string{"Question": twoQuestions(1)})
	saved := midway(t, lib)
	data := saved.Save()
	t.Run("same content", func(t *testing.T) {
		g, err := engine.LoadGame(lib, data, engine.Options{})
		if err != nil || g.Hash() != saved.Hash() {
			t.Fatalf("the save does not come to its hash: %v", err)
		}
		finish(t, g)
		finish(t, saved)
		if g.Hash() != saved.Hash() {
			t.Error("the loaded game ends the effect otherwise")
		}
	})
	t.Run("compatible", func(t *testing.T) {
		_, next := overlay(t, old, map[string]string{"Question": twoQuestions(10)})
		g, err := engine.LoadGame(next, data, engine.Options{})
		if err != nil {
			t.Fatalf("the save does not load into content that asks the same: %v", err)
		}
		if !asks(g) || xp(g) != 10 {
			t.Fatalf("the answer does not stand: A has %d experience at %+v", xp(g), g.Decision())
		}
		finish(t, g)
		if xp(g) != 20 {
			t.Errorf("the effect ended with %d experience, not 20", xp(g))
		}
	})
	t.Run("incompatible", func(t *testing.T) {
		_, next := overlay(t, old, map[string]string{"Question": otherQuestions})
		g, err := engine.LoadGame(next, data, engine.Options{})
		if err != nil {
			t.Fatalf("the save does not load into content that asks something else: %v", err)
		}
		if d := g.Decision(); d == nil || d.Kind != engine.DecideMay || xp(g) != 0 {
			t.Fatalf("the question of the new text is not asked: %+v", d)
		}
		finish(t, g)
		if xp(g) != 200 {
			t.Errorf("the effect ended with %d experience, not 200", xp(g))
		}
		if !reworded(g) {
			t.Error("nothing says that answers are asked again")
		}
	})
	t.Run("other options", func(t *testing.T) {
		// The same kind of question with other options: the answer (a unit of A) is none of them any more.
		_, next := overlay(t, old, map[string]string{"Question": strings.Replace(twoQuestions(10), "unit {}", "unit { enemy = true }", 1)})
		g, err := engine.LoadGame(next, data, engine.Options{})
		if err != nil {
			t.Fatalf("the save does not load into content that asks with other options: %v", err)
		}
		if d := g.Decision(); !asks(g) || xp(g) != 0 || len(d.Options) != 2 {
			t.Errorf("an answer that is not among the options stands: A has %d experience at %+v", xp(g), d)
		}
	})
	t.Run("an ability before it", func(t *testing.T) {
		// Abilities are known by their keys, not by their places.
		_, next := overlay(t, old, map[string]string{"Question": `static { affects = unit { name = "Nobody" }, give = { might = 1 } }
` + twoQuestions(10)})
		g, err := engine.LoadGame(next, data, engine.Options{})
		if err != nil {
			t.Fatalf("the save does not load into content with one more ability: %v", err)
		}
		if !asks(g) || xp(g) != 10 {
			t.Errorf("the answer does not stand: A has %d experience at %+v", xp(g), g.Decision())
		}
	})
}

// TestLoadWhilePlayedByAPermission: the permission by which a card is being played is known by its key as well, in a save that meets
// content that has changed.
func TestLoadWhilePlayedByAPermission(t *testing.T) {
	const permitted = `permit { what = "play", affects = self, cost = { kill = unit { friendly = true } } }
on_play { effect = function(fx) fx:gain_xp(1) end }`
	old, lib := overlay(t, nil, map[string]string{"Question": permitted})
	saved := board(t, lib, engine.Options{}, []string{"Question"}, []string{"Dummy", "Keeper"}, nil)
	o, err := lib.Rules.Means(saved, 0, "play", []engine.Spec{text("Question"), text("permit")})
	if err != nil {
		t.Fatal(err)
	}
	apply(t, saved, o)
	if d := saved.Decision(); len(d.Options) != 2 || saved.Pending() == 0 {
		t.Fatalf("nobody asks which of two units pays: %+v", d)
	}
	for name, before := range map[string]string{"the same": "", "an ability before it": "static { affects = unit { name = \"Nobody\" }, give = { might = 1 } }\n"} {
		t.Run(name, func(t *testing.T) {
			_, next := overlay(t, old, map[string]string{"Question": before + permitted})
			g, err := engine.LoadGame(next, saved.Save(), engine.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if d := g.Decision(); d.Kind != saved.Decision().Kind || len(d.Options) != 2 || g.Pending() == 0 {
				t.Fatalf("nobody asks which of two units pays: %+v", d)
			}
			apply(t, g, g.Decision().Options[0])
			finish(t, g)
			if xp(g) != 1 {
				t.Errorf("the spell gives %d experience", xp(g))
			}
		})
	}
}

// told reports whether a diagnostic of the game says something.
func told(g *engine.Game, words ...string) bool {
	for _, d := range g.Diagnostics() {
		found := true
		for _, w := range words {
			found = found && strings.Contains(d.Message, w)
		}
		if found {
			return true
		}
	}
	return false
}

// reworded reports whether the log of the game says that a text changed.
func reworded(g *engine.Game) bool {
	for e := 1; e < g.Events(); e++ {
		if g.Event(engine.EventID(e)).Kind == g.Vocabulary().Reworded {
			return true
		}
	}
	return false
}

func messages(g *engine.Game) string {
	var out []string
	for _, d := range g.Diagnostics() {
		out = append(out, d.Message)
	}
	return strings.Join(out, "; ")
}

// TestReloadWhileWaiting: what waits to resolve when its text changes.
func TestReloadWhileWaiting(t *testing.T) {
	const before = `on_play { name = "first", target = { it = unit {} }, effect = function(fx) fx:gain_xp(1) end }`
	for _, c := range []struct {
		name, text string
		want       int
		told       string // a word of the diagnostic; "": none may be there
	}{
		{"only the function changed", `on_play { name = "first", target = { it = unit {} }, effect = function(fx) fx:gain_xp(10) end }`, 10, ""},
		{"another ability before it", `static { affects = unit { name = "Nobody" }, give = { might = 1 } }
on_play { name = "first", target = { it = unit {} }, effect = function(fx) fx:gain_xp(10) end }`, 10, ""},
		{"its key vanished", `on_play { name = "second", target = { it = unit {} }, effect = function(fx) fx:gain_xp(10) end }`, 0, "vanished"},
		{"its targets changed", `on_play { name = "first", target = { it = unit { enemy = true } }, effect = function(fx) fx:gain_xp(10) end }`, 1, ""},
		{"the script has something else", `static { affects = unit { name = "Nobody" }, give = { might = 1 } }`, 0, "vanished"},
	} {
		t.Run(c.name, func(t *testing.T) {
			old, lib := overlay(t, nil, map[string]string{"Question": before})
			_, next := overlay(t, old, map[string]string{"Question": c.text})
			g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true}, []string{"Question"}, []string{"Dummy"}, []string{"Keeper"})
			play(t, g, "Question")
			if d := g.Decision(); d == nil || d.Kind != engine.DecideSlot {
				t.Fatalf("no target is asked for: %+v", d)
			}
			apply(t, g, g.Decision().Options[0])
			for d := g.Decision(); d.Kind == engine.DecidePay; d = g.Decision() {
				apply(t, g, d.Options[0])
			}
			if !g.HasItems() {
				t.Fatal("nothing waits")
			}
			waiting := g.Hash()
			g.Replace(next)
			undo := g.CanUndo()
			finish(t, g)
			if n := xp(g); n != c.want {
				t.Errorf("it resolved to %d experience, not %d", n, c.want)
			}
			if c.told == "" && len(g.Diagnostics()) > 0 || c.told != "" && !told(g, c.told) && !reworded(g) {
				t.Errorf("the diagnostics are %q, and should name %q; nor does the log say that the text changed", messages(g), c.told)
			}
			if g.HasItems() {
				t.Error("it still waits")
			}
			if !g.Undo(g.CanUndo() - undo) {
				t.Fatal("undo fails")
			}
			if g.HasItems() && g.Hash() != waiting && c.told == "" && c.name == "only the function changed" {
				t.Error("undo does not restore the hash")
			}
		})
	}
}

// TestReloadDropsWhatVanished: installed effects and counted uses whose key vanished are dropped, the others kept.
func TestReloadDropsWhatVanished(t *testing.T) {
	const before = `local later = define.triggered { name = "later", on = you.plays(unit {}), effect = function(fx) fx:gain_xp(1) end }
on_play { effect = function(fx) fx:install(later, {}, { lasts = "turn" }) end }`
	for _, c := range []struct {
		name, text string
		want       int
	}{
		{"kept", strings.Replace(before, "gain_xp(1)", "gain_xp(10)", 1), 10},
		{"moved", `static { affects = unit { name = "Nobody" }, give = { might = 1 } }
` + strings.Replace(before, "gain_xp(1)", "gain_xp(10)", 1), 10},
		{"vanished", strings.ReplaceAll(before, "later", "sooner"), 0},
	} {
		t.Run("installed "+c.name, func(t *testing.T) {
			old, lib := overlay(t, nil, map[string]string{"Question": before})
			_, next := overlay(t, old, map[string]string{"Question": c.text})
			g := board(t, lib, engine.Options{KeepHistory: true}, []string{"Question", "Dummy"}, []string{"Dummy"}, []string{"Keeper"})
			play(t, g, "Question")
			finish(t, g)
			g.Replace(next)
			play(t, g, "Dummy")
			for d := g.Decision(); d != nil && d.Kind != engine.DecideChoose && !d.Lists(engine.Option{Kind: engine.OptionPass}) && g.HasItems(); d = g.Decision() {
				apply(t, g, d.Options[0])
			}
			finish(t, g)
			if n := xp(g); n != c.want {
				t.Errorf("playing a unit gave %d experience, not %d", n, c.want)
			}
			if vanished := told(g, "vanished"); vanished != (c.name == "vanished") {
				t.Errorf("the diagnostics are %q", messages(g))
			}
		})
	}

	const limited = `triggered { name = "once", on = you.plays(unit {}), limit = { n = 1, per = "turn" }, effect = function(fx) fx:gain_xp(1) end }`
	for _, c := range []struct {
		name, text string
		want       int // after a second unit
	}{
		{"kept", strings.Replace(limited, "gain_xp(1)", "gain_xp(10)", 1), 1},
		{"vanished", strings.ReplaceAll(strings.Replace(limited, "gain_xp(1)", "gain_xp(10)", 1), "once", "again"), 11},
	} {
		t.Run("limit "+c.name, func(t *testing.T) {
			old, lib := overlay(t, nil, map[string]string{"Watcher": limited})
			_, next := overlay(t, old, map[string]string{"Watcher": c.text})
			g := board(t, lib, engine.Options{KeepHistory: true}, []string{"Dummy", "Keeper"}, []string{"Watcher"}, nil)
			unit := func(name string) {
				play(t, g, name)
				for d := g.Decision(); d != nil && d.Kind >= engine.DecisionRules && !d.Lists(engine.Option{Kind: engine.OptionPass}) && g.HasItems(); d = g.Decision() {
					apply(t, g, d.Options[0])
				}
				finish(t, g)
			}
			unit("Dummy")
			if xp(g) != 1 {
				t.Fatalf("the first unit gave %d experience", xp(g))
			}
			g.Replace(next)
			unit("Keeper")
			if n := xp(g); n != c.want {
				t.Errorf("after the second unit A has %d experience, not %d", n, c.want)
			}
		})
	}
}

// TestReloadAddsAbilities: an ability that appears exists from then on, for what is on the board too.
func TestReloadAddsAbilities(t *testing.T) {
	old, lib := overlay(t, nil, map[string]string{"Other": twoQuestions(1)})
	_, next := overlay(t, old, map[string]string{"Other": twoQuestions(1), "Watcher": `triggered { on = you.plays(unit {}), effect = function(fx) fx:gain_xp(7) end }`})
	g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true}, []string{"Dummy"}, []string{"Watcher"}, nil)
	g.Replace(next)
	play(t, g, "Dummy")
	for d := g.Decision(); d != nil && d.Kind >= engine.DecisionRules && !d.Lists(engine.Option{Kind: engine.OptionPass}) && g.HasItems(); d = g.Decision() {
		apply(t, g, d.Options[0])
	}
	finish(t, g)
	if xp(g) != 7 {
		t.Errorf("the new ability gave %d experience, not 7", xp(g))
	}
}

// TestReloadThereAndBack: a save that takes something away and the next one that brings it back leave nothing behind, as
// long as nobody has decided anything in between; of any number of saves the record has the last one.
func TestReloadThereAndBack(t *testing.T) {
	const before = `local later = define.triggered { name = "later", on = you.plays(unit {}), effect = function(fx) fx:gain_xp(1) end }
on_play { effect = function(fx) fx:install(later, {}, { lasts = "turn" }) end }`
	old, lib := overlay(t, nil, map[string]string{"Question": before})
	_, without := overlay(t, old, map[string]string{"Question": strings.ReplaceAll(before, "later", "sooner")})
	_, more := overlay(t, old, map[string]string{"Question": strings.Replace(before, "gain_xp(1)", "gain_xp(10)", 1)})
	g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true}, []string{"Question", "Dummy"}, []string{"Dummy"}, []string{"Keeper"})
	play(t, g, "Question")
	finish(t, g)
	hash := g.Hash()
	for range 100 {
		g.Replace(without)
		if !told(g, "vanished") {
			t.Fatal("nothing vanished")
		}
		g.Replace(more)
	}
	if g.Hash() != hash || len(g.Diagnostics()) > 0 || len(g.Record().Entries) != 1 {
		t.Errorf("after 100 times there and back: the same state: %v; told %q; %d entries", g.Hash() == hash, messages(g), len(g.Record().Entries))
	}
	g.Replace(lib)
	if g.Hash() != hash || len(g.Record().Entries) != 0 {
		t.Errorf("back at the first text the record has %d entries", len(g.Record().Entries))
	}
	g.Replace(more)
	play(t, g, "Dummy")
	finish(t, g)
	if xp(g) != 10 {
		t.Errorf("what was installed gave %d experience, not 10", xp(g))
	}
}

// TestReloadsAreForgotten: a game that goes on under very many texts remembers the last of them; its undo ends there, and
// its record says that it cannot be played again. What it does is the same as that of a game that keeps no history.
func TestReloadsAreForgotten(t *testing.T) {
	old, lib := overlay(t, nil, map[string]string{"Question": twoQuestions(1)})
	_, next := overlay(t, old, map[string]string{"Question": twoQuestions(2)})
	m := tinyMatch(t, lib, append(entries(16, "Question"), entries(12, "Dummy", "Keeper")...)...)
	for _, n := range []int{20, 60} {
		g, bare := engine.NewGame(engine.Options{KeepHistory: true}), engine.NewGame(engine.Options{})
		g.Start(m, 5)
		bare.Start(m, 5)
		first := g.Hash()
		r := rand.New(rand.NewPCG(5, 5))
		for i := range n {
			g.Replace([]*engine.Library{next, lib}[i%2])
			bare.Replace([]*engine.Library{next, lib}[i%2])
			o := g.Decision().Options[r.IntN(len(g.Decision().Options))]
			apply(t, g, o)
			apply(t, bare, o)
		}
		if g.Hash() != bare.Hash() {
			t.Errorf("%d reloads: with a history the game is another one", n)
		}
		lost := engine.NewGame(engine.Options{KeepHistory: true}).Replay(m, g.Record(), nil)
		if (lost == engine.ErrLost) != (n > 32) || lost != nil && lost != engine.ErrLost {
			t.Errorf("%d reloads: the record says %v", n, lost)
		}
		if n > 32 && g.CanUndo() >= n || n <= 32 && g.CanUndo() != n || !g.Undo(g.CanUndo()) || (g.Hash() == first) != (n <= 32) {
			t.Errorf("%d reloads: %d decisions could be undone", n, g.CanUndo())
		}
		for g.Decision() != nil {
			apply(t, g, g.Decision().Options[r.IntN(len(g.Decision().Options))])
		}
	}
}

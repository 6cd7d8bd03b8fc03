package games_test

import (
	"fmt"
	"testing"

	"cardlathe/engine"
)

// onBoard lists the names of the objects on the board that are units of the overlay.
func onBoard(g *engine.Game) string {
	s := ""
	for z := 1; z < g.Zones(); z++ {
		if !g.Vocabulary().Zones[g.Zone(engine.ZoneID(z)).Kind].Board {
			continue
		}
		g.Each(engine.ZoneID(z), func(id engine.ObjectID) bool {
			if c := g.Definition(id); c.Set == "overlay" && c.Type == g.Library().Names["Dummy"].Type {
				s += fmt.Sprintf("%d:%s ", g.Object(id).Owner, c.Name)
			}
			return true
		})
	}
	return s
}

// failed reports whether the log tells of a script that failed.
func failed(g *engine.Game) (said bool, line string) {
	for _, l := range g.Log(0, 0, "en") {
		if g.Event(l.Event).Kind == g.Vocabulary().Failed {
			return true, l.Text
		}
	}
	return false, ""
}

// TestFailingEffect: an effect that fails in the middle leaves nothing of itself but the diagnostic, and the game goes on.
func TestFailingEffect(t *testing.T) {
	const good = `on_play { effect = function(fx)
  fx:gain_xp(1)
  fx:kill(fx:all(unit { enemy = true }))
  fx:draw(1)
  local a = fx:choose(unit {})
  fx:gain_xp(2)
  %s
end }`
	resolve := func(t *testing.T, text string, failAt int) *engine.Game {
		_, lib := overlay(t, nil, map[string]string{"Question": text})
		g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true, FailAtVerb: failAt}, []string{"Question", "Dummy"}, []string{"Dummy", "Keeper"}, []string{"Watcher"})
		play(t, g, "Question")
		finish(t, g)
		return g
	}
	check := func(t *testing.T, g *engine.Game) {
		if xps(g) != 0 || onBoard(g) != "0:Dummy 0:Keeper 1:Watcher " {
			t.Errorf("the failed effect left something: %d experience, %s", xps(g), onBoard(g))
		}
		if !g.Tainted() {
			t.Error("the game is not tainted")
		}
		if len(g.Diagnostics()) == 0 {
			t.Error("there is no diagnostic")
		}
		for _, d := range g.Diagnostics() {
			if d.Script == nil || d.Line == 0 || g.CardOf(d.Instance.Definition).Name != "Question" {
				t.Errorf("the diagnostic %q does not name script, line and card: %+v", d.Message, d)
			}
		}
		if said, line := failed(g); !said || line == "" {
			t.Error("the log does not tell of the failure")
		}
		if err := g.Broken(); err != nil {
			t.Error(err)
		}
		// The game goes on.
		if d := g.Decision(); d == nil {
			t.Fatal("no decision is owed")
		}
		play(t, g, "Dummy")
	}
	whole := resolve(t, fmt.Sprintf(good, ""), 0)
	if xp(whole) != 3 || whole.Tainted() || len(whole.Diagnostics()) != 0 {
		t.Fatalf("the effect itself fails: %d experience, %v", xp(whole), messages(whole))
	}
	for name, line := range map[string]string{"an error of its own": `error("boom")`, "a name that nobody has": `local n = fx["no" .. "body"] + 1`, "arithmetic on a table": `local n = {} + 1`,
		"no end": `while true do end`, "a text without end": `local s = "x" for i = 1, 100 do s = s .. s end`} {
		t.Run(name, func(t *testing.T) { check(t, resolve(t, fmt.Sprintf(good, line), 0)) })
	}
	for k := 1; k <= 5; k++ {
		t.Run(fmt.Sprintf("at verb %d", k), func(t *testing.T) { check(t, resolve(t, fmt.Sprintf(good, ""), k)) })
	}
	t.Run("no verb beyond the last", func(t *testing.T) {
		g := resolve(t, fmt.Sprintf(good, ""), 100)
		if g.Tainted() || xp(g) != 3 || g.Broken() != nil {
			t.Errorf("a fault that is never reached does something: %d experience, %v", xp(g), g.Broken())
		}
	})
}

// TestFailingReplacement: a replacement that fails while another effect runs is left out; that effect completes.
func TestFailingReplacement(t *testing.T) {
	const outer = `on_play { effect = function(fx)
  fx:gain_xp(1)
  fx:kill(fx:all(unit { enemy = true }))
  local a = fx:choose(unit {})
  fx:gain_xp(2)
end }`
	for name, text := range map[string]string{
		"effect":             `replacement { on = self.dies, effect = function(fx) fx:gain_xp(5) error("boom") end }`,
		"effect that asks":   `replacement { on = self.dies, effect = function(fx) if fx:may { prompt = "?" } then fx:gain_xp(5) end error("boom") end }`,
		"change":             `replacement { on = self.dies, change = function(q) error("boom") end }`,
		"condition of a try": `replacement { on = self.dies, when = function(q) error("boom") end, effect = function(fx) fx:gain_xp(5) end }`,
	} {
		t.Run(name, func(t *testing.T) {
			_, lib := overlay(t, nil, map[string]string{"Question": outer, "Watcher": text})
			g := board(t, lib, engine.Options{KeepHistory: true, CheckDerived: true}, []string{"Question"}, []string{"Dummy", "Keeper"}, []string{"Watcher", "Dummy"})
			play(t, g, "Question")
			finish(t, g)
			if xps(g) != 3 {
				t.Errorf("the outer effect ended with %d experience, not 3 (%s)", xps(g), messages(g))
			}
			if got := onBoard(g); got != "0:Dummy 0:Keeper " {
				t.Errorf("on the board are %s", got)
			}
			if !g.Tainted() || !told(g, "boom") {
				t.Errorf("tainted %v, diagnostics %q", g.Tainted(), messages(g))
			}
			for _, d := range g.Diagnostics() {
				if c := g.CardOf(d.Instance.Definition).Name; c != "Watcher" {
					t.Errorf("%q is said of %s", d.Message, c)
				}
			}
			if said, _ := failed(g); !said {
				t.Error("the log does not tell of the failure")
			}
		})
	}
}

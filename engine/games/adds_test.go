package games_test

import (
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestAddsAsData: an activated ability that resolves at once says what it adds, so that payments count on it; what its effect would add
// they could not.
func TestAddsAsData(t *testing.T) {
	for _, c := range []struct{ script, code, says, fix string }{
		{`activated { cost = { exhaust = self }, adds = true, effect = function(fx) fx:add { energy = 1 } end }`, "LUA006", "says what it adds", "adds = { energy = 1 }"},
		{`activated { cost = { exhaust = self }, adds = { energy = 1 }, effect = function(fx) fx:add { energy = 1 } end }`, "LUA012", "payments would not count on it", "say it in adds"},
		{`activated { cost = { exhaust = self }, adds = { energy = 1 }, modes = { pick = 1, mode { text = "More", effect = function(fx) fx:add { energy = 1 } end } } }`, "LUA012", "payments would not count on it", "an ability for each"},
		{`activated { cost = { exhaust = self }, adds = {} }`, "LUA007", "adds says what it adds", "adds = { energy = 1 }"},
		{`activated { cost = { exhaust = self }, adds = { xp = 1 } }`, "LUA006", "xp is nothing that is added", ""},
		{`activated { cost = { exhaust = self }, x = { xp = 1 }, adds = { energy = x } }`, "LUA006", "for each x", "for one"},
		{`activated { cost = { exhaust = self }, adds = { discard = 1 } }`, "LUA006", "discard is nothing that is added", ""},
	} {
		_, diags := overlayFiles(t, nil, map[string]string{"cards/dummy.lua": c.script})
		text := ""
		if err := diags.Err(); err != nil {
			text = err.Error()
		}
		if !strings.Contains(text, c.code) || !strings.Contains(text, c.says) || !strings.Contains(text, c.fix) {
			t.Errorf("%s\nwanted %s, %q, %q; told: %s", c.script, c.code, c.says, c.fix, text)
		}
	}
	for _, script := range []string{
		`triggered { on = you.draws, adds = true, effect = function(fx) fx:add { energy = 1 } end }`, // nobody pays with what triggers
		`activated { cost = { exhaust = self }, effect = function(fx) fx:add { energy = 1 } end }`,   // it waits on the chain
		`activated { cost = { exhaust = self }, adds = { energy = count(unit {}) }, effect = function(fx) fx:draw(1) end }`,
	} {
		if _, diags := overlayFiles(t, nil, map[string]string{"cards/dummy.lua": script}); diags.HasErrors() {
			t.Errorf("%s\n%v", script, diags.Err())
		}
	}
}

// TestKeptResources: what is added for one purpose alone is of no one domain, since nothing could keep that apart: an author is
// told so on loading, and where a function adds it when it runs.
func TestKeptResources(t *testing.T) {
	const says = "what is kept for something is of no one"
	_, diags := overlayFiles(t, nil, map[string]string{"cards/dummy.lua": `activated { cost = { exhaust = self }, speed = "reaction",
  adds = { power = { fury = 2 }, only = "spell" } }`})
	if text := diags.Err(); text == nil || !strings.Contains(text.Error(), says) || !strings.Contains(text.Error(), "any = 2") {
		t.Errorf("on loading: %v", text)
	}
	_, lib := overlay(t, nil, map[string]string{"question": `on_play { effect = function(fx) fx:add({ power = { fury = 1 } }, { only = "spell" }) end }`})
	g := board(t, lib, engine.Options{}, []string{"Question"}, nil, nil)
	play(t, g, "Question")
	for g.Decision() != nil && len(g.Diagnostics()) == 0 && g.Decision().Lists(engine.Option{Kind: engine.OptionPass}) {
		pass(t, g)
	}
	if list := g.Diagnostics(); len(list) != 1 || !strings.Contains(list[0].Message, says) {
		t.Errorf("when it runs: %v", list)
	}
}

// TestPriceOfSeveral: what an ability costs may be the might of the one thing that it chooses, not of one of several or none.
func TestPriceOfSeveral(t *testing.T) {
	const script = `activated { cost = %c, target = { it = %s }, effect = function(fx) fx:deal(1, fx.it) end }`
	field, sum := `{ energy = field(chosen.it, "might") }`, `{ energy = sum(unit { among = chosen.it }, "might") }`
	for _, c := range []struct {
		cost, slot string
		fine       bool
	}{
		{field, `unit {}`, true}, {field, `up_to(1, unit {})`, false}, {field, `exactly(2, unit {})`, false}, {field, `any_number(unit {})`, false},
		{`{ power = { any = field(chosen.it, "might") } }`, `up_to(1, unit {})`, false}, {`one_of({ discard = 1 }, ` + field + `)`, `up_to(1, unit {})`, false},
		{sum, `up_to(1, unit {})`, true}, {sum, `exactly(2, unit {})`, true},
	} {
		text := strings.NewReplacer("%c", c.cost, "%s", c.slot).Replace(script)
		_, diags := overlayFiles(t, nil, map[string]string{"cards/dummy.lua": text})
		if diags.HasErrors() == c.fine {
			t.Errorf("%s\n%v", text, diags.Err())
		} else if !c.fine && (!strings.Contains(diags.Err().Error(), "asks for a number of chosen.it") || !strings.Contains(diags.Err().Error(), "write sum(")) {
			t.Errorf("%s\n%v", text, diags.Err())
		}
	}
}

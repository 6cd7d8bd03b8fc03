package scripts

import (
	"fmt"
	"strings"
	"testing"

	"cardlathe/engine"
)

// oldRules is the test game after some of its words were renamed.
func oldRules() *testRules {
	r := newTestRules()
	r.voc.Renamed = []engine.Renamed{
		{Kind: "verb", Old: "take_card", New: "draw", API: 2},
		{Kind: "filter", Old: "creature", New: "unit", API: 2},
		{Kind: "condition", Old: "rank", New: "level", API: 3},
		{Kind: "event", Old: "perishes", New: "dies", API: 2},
		{Kind: "field", Old: "hostile", New: "enemy", API: 2},
		{Kind: "cost", Old: "mana", New: "energy", API: 2},
		{Kind: "gift", Old: "strength", New: "might", API: 2},
		{Kind: "view", Old: "strength", New: "might", API: 2}, // the same old name, elsewhere
		{Kind: "view", Old: "bears", New: "has", API: 2},
		{Kind: "view", Old: "tally", New: "count", API: 2},
		{Kind: "constructor field", Old: "watch", New: "on", API: 4},
		{Kind: "constructor field", Old: "aims", New: "target", API: 4},
	}
	return r
}

// A script in old words declares what it declares in new ones, each old word is told at its line, and verbs run.
func TestOldNamesWork(t *testing.T) {
	const now = `activated { cost = { energy = 1 }, target = { foe = unit { enemy = true } }, effect = function(fx)
  if fx:is(level(2)) then fx:draw(fx.self.might + 2) end
  if fx.self:has("Tank") then fx:draw(1) end
end }
triggered { on = unit { enemy = true }.dies, when = level(2), effect = function(fx) fx:draw(event.count) end }
triggered { on = self.dies, name = "own", effect = function(fx) end }
static { affects = self, give = { might = 1 } }
static { name = "field", affects = self, give = { might = field(self, "might") } }
`
	old := strings.NewReplacer("energy", "mana", "unit", "creature", "enemy", "hostile", "level", "rank", "draw", "take_card", "dies", "perishes", "might", "strength",
		":has", ":bears", "event.count", "event.tally", "on =", "watch =", "target", "aims").Replace(now)
	var hashes []string
	for _, text := range []string{now, old} {
		lib, diags := Load(files(oldRules(), map[string]string{"test/set/cards/a.lua": text}), nil)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		hash := ""
		for i := range lib.Game("test").Cards["a"].Abilities {
			a := &lib.Game("test").Cards["a"].Abilities[i]
			hash += fmt.Sprintf("%d %s %x\n", a.Kind, a.Key, declHash(a))
		}
		hashes = append(hashes, hash)
		var got []string
		for _, d := range diags {
			got = append(got, fmt.Sprintf("%d %s", d.Line(), d.Summary))
		}
		want := ""
		if text == old {
			want = `1 the constructor field "aims" is called "target" since API 4
1 the cost "mana" is called "energy" since API 2
1 the field "hostile" is called "enemy" since API 2
1 the filter "creature" is called "unit" since API 2
2 the condition "rank" is called "level" since API 3
2 the field of things "strength" is called "might" since API 2
2 the verb "take_card" is called "draw" since API 2
3 the field of things "bears" is called "has" since API 2
5 the constructor field "watch" is called "on" since API 4
5 the event "perishes" is called "dies" since API 2
5 the field of things "tally" is called "count" since API 2
7 the gift "strength" is called "might" since API 2`
		}
		sortStrings(got)
		if strings.Join(got, "\n") != want {
			t.Errorf("told:\n%s\nwant:\n%s", strings.Join(got, "\n"), want)
		}
	}
	if hashes[0] != hashes[1] {
		t.Errorf("declared:\n%s\nin old words:\n%s", hashes[0], hashes[1])
	}
	dealt.draw = 0
	r := startWith(t, oldRules(), effect("if fx:is(rank(2)) then fx:take_card(7) end\n fx:give(fx.self, { strength = 1, lasts = \"turn\" })"), runEffect)
	if len(r.g.Diagnostics()) > 0 || dealt.draw != 7 {
		t.Errorf("%d drawn: %v", dealt.draw, r.g.Diagnostics())
	}
}

// What a script calls so in its own tables is not told of, and a field that is given by both its names is a mistake.
func TestOldNamesOfOwnTables(t *testing.T) {
	lib, diags := Load(files(oldRules(), map[string]string{"test/set/cards/a.lua": "on_play { effect = function(fx)\n  local mine = { strength = 1, bears = 2 }\n  fx:draw(mine.strength + mine.bears)\nend }"}), nil)
	if len(diags) > 0 || lib.Game("test").Cards["a"].Unplayable != "" {
		t.Error(diags)
	}
	_, diags = Load(files(oldRules(), map[string]string{"test/set/cards/a.lua": "triggered {\n  on = self.dies,\n  watch = self.played,\n  effect = function(fx) end }"}), nil)
	if want := `triggered has "on", and "on" by its old name "watch" as well`; len(diags) == 0 || diags[0].Summary != want || diags[0].Line() != 3 {
		t.Errorf("%v, want %s", diags, want)
	}
}

// An old name is told once a set, wherever it stands first, and again by every load.
func TestOldNamesAreToldOnceASet(t *testing.T) {
	text := []byte("on_play { effect = function(fx)\n  fx:take_card(1)\n  fx:take_card(2)\nend }")
	in := Input{Games: []Game{{Rules: oldRules(), Sets: []Set{
		{ID: "one", Dir: "test/one", Cards: []Card{{Facts: &engine.Card{ID: "a", Name: "a"}, Script: "test/one/cards/a.lua"}, {Facts: &engine.Card{ID: "b", Name: "b"}, Script: "test/one/cards/b.lua"}}},
		{ID: "two", Dir: "test/two", Cards: []Card{{Facts: &engine.Card{ID: "c", Name: "c"}, Script: "test/two/cards/c.lua"}}},
	}}}, Read: func(string) ([]byte, error) { return text, nil }}
	lib, diags := Load(in, nil)
	_, again := Load(in, lib)
	want := "test/one/cards/a.lua:2: LUA020 the verb \"take_card\" is called \"draw\" since API 2; The old name still works. Other places of the set are not listed; write draw\n" +
		"test/two/cards/c.lua:2: LUA020 the verb \"take_card\" is called \"draw\" since API 2; The old name still works. Other places of the set are not listed; write draw"
	if diags.Error() != want || again.Error() != want {
		t.Errorf("first\n%v\nthen\n%v\nwant\n%s", diags, again, want)
	}
}

// A row that leads nowhere is found at once.
func TestRenamedToNothing(t *testing.T) {
	for _, r := range []engine.Renamed{{Kind: "verb", Old: "a", New: "gone"}, {Kind: "view", Old: "a", New: "draw"}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%+v is taken", r)
				}
			}()
			rules := newTestRules()
			rules.voc.Renamed = []engine.Renamed{r}
			Load(files(rules, nil), nil)
		}()
	}
}

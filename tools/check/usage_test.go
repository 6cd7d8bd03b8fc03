package check_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/check"
)

// usersOf lists the users of each word that has any: "verb draw: One, Two".
func usersOf(list []check.Use) []string {
	var out []string
	for _, u := range list {
		if len(u.Cards) > 0 {
			out = append(out, u.Key()+": "+strings.Join(u.Cards, ", "))
		}
	}
	return out
}

func TestUsage(t *testing.T) {
	tree := fstest.MapFS{
		"riftbound/mine/set.hcl": {Data: []byte("set \"mine\" {\n  title = \"Mine\"\n  version = \"1.0.0\"\n}\n")},
		"riftbound/mine/cards.hcl": {Data: []byte("card \"M-1\" {\n  name = \"One\"\n  type = \"unit\"\n  energy = 1\n  might = 1\n}\n" +
			"card \"M-2\" {\n  name = \"Two\"\n  type = \"spell\"\n  energy = 1\n}\n")},
		"riftbound/mine/cards/one.lua": {Data: []byte(`-- fx:kill(fx.it) is no use
forbid { what = "move", affects = self, when = is(self, unit { exhausted = true }) }
static { affects = unit { enemy = true, at = place { open = true } }, give = { might = -1 } }
triggered {
  on = you.plays(playing { energy = { min = 3 } }),
  when = all_of(legion, is(self, unit { empowered = true })),
  cost = { energy = 1, exhaust = gear {} },
  effect = function(fx)
    if fx.self.exhausted and fx.self:has("Tank") then
      fx:give(fx:all(unit { yours = true }), { keywords = "Tank", lasts = "turn" })
    end
  end,
}`)},
		"riftbound/mine/cards/two.lua": {Data: []byte(`local later = define.triggered { name = "later", on = args.it.dies { cause = self }, effect = function(fx) fx:draw(1) end }
on_play {
  target = { it = unit { enemy = true } },
  effect = function(fx)
    if fx:may { by = fx.it.controller, cost = { discard = 1 } } then fx:add({ energy = 1 }) end
    fx:install(later, { it = fx.it }, { lasts = "turn" })
    fx:draw(fx:times(self.attacks { here = true }))
  end,
}`)},
		"riftbound/mine/keywords/glow.lua": {Data: []byte("keyword { name = \"Glow\" }\ntriggered { on = self.holds, effect = function(fx) fx:draw(1) end }\n")},
	}
	content, diags := scripts.Open(tree, games.All(), nil, nil)
	for _, d := range diags {
		t.Error(d)
	}
	list := check.Usage(content, "riftbound")
	want := strings.Split(`constructor forbid: One
constructor keyword: keyword Glow
constructor on_play: Two
constructor static: One
constructor triggered: One, Two, keyword Glow
ability field affects: One
ability field cost: One
ability field effect: One, Two, keyword Glow
ability field give: One
ability field name: Two
ability field on: One, Two, keyword Glow
ability field target: Two
ability field what: One
ability field when: One
verb add: Two
verb draw: Two, keyword Glow
verb give: One
verb install: Two
verb may: Two
query all: One
query times: Two
event object.attacks: Two
event object.dies: Two
event object.holds: keyword Glow
event player.plays: One
filter gear: One
filter place: One
filter playing: One
filter unit: One, Two
field object.at: One
field event.cause: Two
field object.empowered: One
field object.enemy: One, Two
field object.energy: One
field object.exhausted: One
field event.here: Two
field place.open: One
field object.yours: One
condition is: One
condition legion: One
cost discard: Two
cost energy: One, Two
cost exhaust: One
gift keywords: One
gift might: One
option may.by: Two
option may.cost: Two
option install.lasts: Two
act move: One
duration turn: One, Two`, "\n")
	if got := usersOf(list); !slices.Equal(got, want) {
		t.Errorf("%s", strings.Join(got, "\n"))
	}
	var b bytes.Buffer
	if err := check.WriteUsage(&b, content.Game("riftbound").Rules.Vocabulary(), list); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"     3  triggered: One; Two; keyword Glow\n", "  verb add: Two: not justified\n", "queries\n", "\nused by none\n"} {
		if !strings.Contains(b.String(), line) {
			t.Errorf("%q is missing in\n%s", line, &b)
		}
	}
	b.Reset()
	if err := check.WriteUsage(&b, &engine.Vocabulary{Singles: 45, SinglesReason: "it is small"}, list); err != nil {
		t.Fatal(err)
	}
	if want := "used by one card alone (at most 45 in this game, where others have 10: it is small)"; !strings.Contains(b.String(), want) {
		t.Errorf("%q is missing in\n%s", want, &b)
	}
	b.Reset()
	if err := check.WriteUsageJSON(&b, "riftbound", list); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		`{"type":"use","game":"riftbound","kind":"event","of":"player","name":"plays","count":1,"cards":["One"]}` + "\n",
		`{"type":"use","game":"riftbound","kind":"verb","name":"kill","count":0,"cards":[]}` + "\n",
	} {
		if !strings.Contains(b.String(), line) {
			t.Errorf("%s is missing in\n%s", line, &b)
		}
	}
}

// TestSingleUses bounds how much of the API exists for one card, and asks for a reason for each. Of a game of few cards that tells
// nothing.
func TestSingleUses(t *testing.T) {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	for _, game := range content.Games() {
		if len(content.Game(game).Cards) < 50 {
			continue
		}
		list := check.Usage(content, game)
		single := check.Single(list)
		own, inner := check.Apart(single)
		v := content.Game(game).Rules.Vocabulary()
		if (v.Singles != 0) != (v.SinglesReason != "") || v.Singles != 0 && (v.Singles <= check.SingleLimit || len(own) <= check.SingleLimit) {
			t.Errorf("%s: a limit of its own has a reason and is needed: %d %q", game, v.Singles, v.SinglesReason)
		}
		if n, most := len(own), max(check.SingleLimit, v.Singles); n > most {
			t.Errorf("%s: one card alone uses each of %d words, at most %d may be so", game, n, most)
		}
		if n := len(inner); n > check.SingleWithin {
			t.Errorf("%s: one card alone uses each of %d options, acts and durations, at most %d may be so", game, n, check.SingleWithin)
		}
		for _, u := range single {
			if u.Reason == "" {
				t.Errorf("%s: %s alone uses %s, and nothing in Vocabulary.Reasons says why the API has it", game, u.Cards[0], u.Key())
			}
		}
		// A reason for what is not there, or is used by more, is stale.
		for key := range content.Game(game).Rules.Vocabulary().Reasons {
			if !slices.ContainsFunc(single, func(u check.Use) bool { return u.Key() == key }) {
				t.Errorf("%s: Vocabulary.Reasons justifies %q, which is not used by exactly one card", game, key)
			}
		}
	}
}

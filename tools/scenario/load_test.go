package scenario

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"cardlathe/engine/games"
	"cardlathe/engine/windfall"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// TestReload compares what is read in part with what is read as a whole.
func TestReload(t *testing.T) {
	const game, gust, facts = "riftbound", "riftbound/origins/cards/gust.lua", "riftbound/origins/cards.hcl"
	rules := games.All()
	base, _ := scripts.Open(sets.Shipped(), rules, nil, nil)
	read := func(name string) string {
		text, err := fs.ReadFile(sets.Shipped(), name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	file := readFacts(read(facts))
	block := file.block("OGN-169")
	changed := func(old, new string) (text, card string) {
		r := block.Range()
		card = strings.Replace(file.text[r.Start.Byte:r.End.Byte], old, new, 1)
		return file.text[:r.Start.Byte] + card + file.text[r.End.Byte:], card
	}
	cards := []*testCard{vanilla(rules[0].Vocabulary(), "unit", 3, []string{"Tank"})}
	for _, c := range []struct {
		name  string
		tree  func(c *Content) *layered
		error string // code that both have
	}{
		{"a card more", func(c *Content) *layered { return c.testTree(game, cards, nil) }, ""},
		{"another script", func(c *Content) *layered {
			return c.testTree(game, cards, map[string]string{gust: strings.Replace(read(gust), "3", "4", 1)})
		}, ""},
		{"no script", func(c *Content) *layered { return c.testTree(game, nil, map[string]string{gust: ""}) }, ""},
		{"a broken script", func(c *Content) *layered { return c.testTree(game, nil, map[string]string{gust: "on_play {"}) }, "LUA001"},
		{"another fact", func(c *Content) *layered {
			text, card := changed("energy   = 1", "energy   = 2")
			l := c.testTree(game, cards, map[string]string{facts: text})
			l.facts = map[string]string{"OGN-169": card}
			return l
		}, ""},
		{"a broken fact", func(c *Content) *layered {
			text, card := changed("energy   = 1", "energy   = -1")
			l := c.testTree(game, cards, map[string]string{facts: text})
			l.facts = map[string]string{"OGN-169": card}
			return l
		}, string(diag.OutOfRange)},
	} {
		t.Run(c.name, func(t *testing.T) {
			tree := c.tree(&Content{Tree: sets.Shipped()})
			whole, all := scripts.Open(tree, rules, nil, nil)
			part, some := Reload(tree, rules, base)
			if c.error != "" {
				for _, list := range []diag.List{all, some} {
					if !list.HasErrors() || !strings.Contains(list.Error(), c.error) {
						t.Errorf("no error %s in %v", c.error, list)
					}
				}
				return
			}
			for _, d := range append(all, some...) {
				t.Error(d)
			}
			a, b := whole.Game(game), part.Game(game)
			if a.Hash != b.Hash || len(a.Cards) != len(b.Cards) || a.Hash == base.Game(game).Hash {
				t.Errorf("%d cards, hash %x; in part %d, %x", len(a.Cards), a.Hash, len(b.Cards), b.Hash)
			}
			if again, _ := Reload(tree, rules, part); again.Game(game).Hash != b.Hash {
				t.Error("another hash the second time")
			}
		})
	}
}

// A card that a file declares hides those of its name, and says nothing of it: sets of others can have any name.
func TestOwnCardsShadow(t *testing.T) {
	rules := games.All()
	c := &Content{Tree: sets.Shipped(), Rules: rules, Load: Load(rules)}
	file := File{Path: "x.lua", Game: "riftbound", Text: []byte(`card { name = "Gust", type = "unit", energy = 1, might = 7 }
scenario "own" { board = { A = { base = { "Gust" } } }, play = function(s) s:expect("Gust", { might = 7 }) end }`)}
	suite, diags := Open(c, []File{file})
	for _, d := range diags {
		t.Error(d)
	}
	suite.Run(t.Context(), Options{}, func(r Result) {
		if !r.Pass {
			t.Errorf("%+v", r.Failure)
		}
	})
	if len(suite.Scenarios) != 1 {
		t.Errorf("%d scenarios", len(suite.Scenarios))
	}
}

// A failure prints a position as a board states it, and advice about the cards of a file speaks Lua.
func TestWrittenAsStated(t *testing.T) {
	rules := games.All()
	c := &Content{Tree: sets.Shipped(), Rules: rules, Load: Load(rules)}
	open := func(text string) (string, *Failure) {
		suite, diags := Open(c, []File{{Path: "x.lua", Game: "duel-of-champions", Text: []byte(text)}})
		var failed *Failure
		suite.Run(t.Context(), Options{}, func(r Result) { failed = r.Failure })
		return diags.Error(), failed
	}
	_, f := open(`card { name = "Test Veil", type = "spell", kind = { "ongoing", "permanent" }, cost = 0 }
card { name = "Test Mire", type = "spell", kind = { "ongoing", "permanent" }, cost = 0 }
scenario "x" { board = { A = { f1 = { { vanilla(3), as = "mine", stack = 2 } }, might = 7, ongoing = { { "Test Veil", on = "mine" }, { "Test Mire", on = "row 1" } } } },
  play = function(s) s:expect("mine", { at = "b1" }) end }`)
	if f == nil {
		t.Fatal("it passes")
	}
	text := strings.Join(append(f.Board, f.Actual), "\n")
	for _, want := range []string{"A f1: mine (stack 2", "might 7", "Test Veil (on mine)", "Test Mire (on row 1)", "at = A f1"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if diags, _ := open(`card { name = "Test Bow", type = "unit", position = "shooter", cost = 1, attack = 1, retaliation = 1, health = 1 }`); !strings.Contains(diags, `write { "shooter" }`) {
		t.Error(diags)
	}
	if _, f := open(`scenario "x" { board = {}, play = function(s) s:sees(s.A, "u", true) end }`); f == nil || !strings.Contains(f.Message, `there is no card called "u"`) {
		t.Errorf("%+v", f)
	}
	if _, f := open(`scenario "x" { board = { A = { hand = { { vanilla(2), as = "mine" } } } }, play = function(s) s:sees(s.A, "mine") s:sees(s.B, "mine", false) s:sees(s.A, vanilla(2)) s:zork() end }`); f == nil || !strings.Contains(f.Message, `there is no step "zork"; there are: `) {
		t.Errorf("%+v", f)
	}
}

// The fields that the reference tells of are those that boards have, each of them.
func TestDeclaredFieldsOfBoards(t *testing.T) {
	rules := append(games.All(), windfall.New())
	c := &Content{Tree: sets.Shipped(), Rules: rules, Load: Load(rules)}
	for _, r := range rules {
		v := r.Vocabulary()
		var text strings.Builder
		add := func(board string) {
			text.WriteString("scenario \"" + strings.ReplaceAll(board, "\"", "'") + "\" { board = { " + board + " }, play = function(s) end }\n")
		}
		for _, w := range v.Stage.Board {
			if len(w.Name) > 1 {
				add(w.Name + " = false")
			}
		}
		for _, w := range v.Stage.Side {
			add("A = { " + w.Name + " = false }")
		}
		for _, w := range v.Stage.Card {
			add("A = { hand = { { vanilla(1), " + w.Name + " = {} } } }")
		}
		suite, diags := Open(c, []File{{Path: "x.lua", Game: v.Game, Text: []byte(text.String())}})
		for _, d := range diags {
			t.Error(d)
		}
		n := 0
		suite.Run(t.Context(), Options{}, func(res Result) {
			n++
			if res.Failure != nil && strings.Contains(res.Failure.Message, "has no field") {
				t.Errorf("%s: %s", v.Title, res.Failure.Message)
			}
		})
		if n < 10 {
			t.Errorf("%s: only %d fields", v.Title, n)
		}
	}
}

// Equal replacements are told apart, and answered by what the scenario calls their bearers.
func TestEqualReplacements(t *testing.T) {
	rules := games.All()
	c := &Content{Tree: sets.Shipped(), Rules: rules, Load: Load(rules)}
	const twist = `card { name = "Test Twist", type = "character", bp = 1000,
  script = [[replacement { on = character { friendly = true }.sidelined, change = skip }]] }
scenario "x" {
  board = { A = { front = { { "Test Twist", as = "one" }, { "Test Twist", as = "two" }, { vanilla(1000), as = "victim" } } },
    B = { front = { { vanilla(5000), as = "foe" } } }, turn = "B", phase = "attack" },
  play = function(s)
    s.B:attack("foe")
    s.A:block("victim")
    s:options("one", "two")
    %s
    s:expect("victim", { at = "front" })
  end,
}`
	for answer, want := range map[string]string{`s.A:choose("two")`: "", `s:owes(s.B, "act")`: "one, two"} {
		suite, diags := Open(c, []File{{Path: "x.lua", Game: "union-arena", Text: []byte(fmt.Sprintf(twist, answer))}})
		for _, d := range diags {
			t.Error(d)
		}
		suite.Run(t.Context(), Options{}, func(r Result) {
			switch {
			case want == "" && r.Failure != nil:
				t.Errorf("%q: %+v", answer, r.Failure)
			case want != "" && (r.Failure == nil || !strings.Contains(r.Failure.Actual, want)):
				t.Errorf("%q: %+v", answer, r.Failure)
			}
		})
	}
}

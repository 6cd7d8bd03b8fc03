package scenario

import (
	"io/fs"
	"strings"
	"testing"

	"cardlathe/engine/games"
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
		{"a name twice", func(c *Content) *layered {
			return c.testTree(game, []*testCard{{name: "Gust", id: "TEST-gust", facts: "card \"TEST-gust\" {\n  name = \"Gust\"\n  type = \"spell\"\n  energy = 1\n}\n"}}, nil)
		}, string(diag.NameTwice)},
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

package scaffold_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/tools/scaffold"
)

// variant is a card that new can be asked for, with one option set.
type variant struct {
	name string
	card scaffold.Card
}

// variants lists every type of a game with each of its options: the least and the most of a number and one in between,
// each word, each keyword that the rules can play.
func variants(v *engine.Vocabulary) []variant {
	var out []variant
	for i := range v.Facts {
		if v.Facts[i].Target != engine.ToType {
			continue
		}
		for _, kind := range v.Facts[i].Words {
			if kind.Name == "" {
				continue
			}
			add := func(what string, c scaffold.Card) {
				c.Type = kind.Name
				out = append(out, variant{fmt.Sprintf("%s %s %d", kind.Name, what, len(out)), c})
			}
			add("plain", scaffold.Card{})
			for k := range v.Facts {
				f := &v.Facts[k]
				if f.For != nil && !slices.Contains(f.For, kind.Name) {
					continue
				}
				switch f.Kind {
				case engine.FactNumber:
					most := cmp.Or(f.Max, 9)
					for _, n := range slices.Compact([]int{f.Min, f.Min + (most-f.Min)/3, most}) {
						add(fmt.Sprintf("with %s as %d", f.Name, n), scaffold.Card{Numbers: map[string]int{f.Name: n}})
					}
				case engine.FactWord, engine.FactWords:
					for _, w := range f.Words {
						if f.Target != engine.ToType && w.Name != "" {
							add(f.Name+" "+w.Name, scaffold.Card{Words: map[string][]string{f.Name: {w.Name}}})
						}
					}
				case engine.FactAmounts:
					for _, w := range f.Words {
						add(f.Name+" "+w.Name, scaffold.Card{Amounts: map[string]map[string]int{f.Name: {w.Name: f.Max}}})
					}
				}
			}
			for _, k := range v.Keywords {
				if k.Scripted || k.Costed {
					continue
				}
				name := k.Name
				if k.Numbered {
					name += " 2"
				}
				add("having "+k.Name, scaffold.Card{Keywords: []string{name}})
			}
			if v.Game == "duel-of-champions" {
				for _, kinds := range [][]string{{"ongoing", "end_of_turn"}, {"ongoing", "next_turn"}, {"ongoing", "permanent"}, {"instant"}} {
					if kind.Name == "spell" || kind.Name == "fortune" {
						add("of "+kinds[0], scaffold.Card{Words: map[string][]string{"kind": kinds}})
					}
				}
			}
		}
	}
	return out
}

// What new writes for any type with any option loads and passes; the example of the type suits nearly all of them. What a
// game refuses is refused with a finding.
func TestEveryOption(t *testing.T) {
	for _, v := range games.Vocabularies() {
		t.Run(v.Game, func(t *testing.T) {
			dir := t.TempDir()
			p := open(t, dir)
			if _, err := p.Set("Options", v.Game); err != nil {
				t.Fatal(err)
			}
			list := variants(v)
			var refused, plain []string
			for _, x := range list {
				m, err := p.Card(x.name, x.card)
				var mistake *scaffold.Mistake
				switch {
				case errors.As(err, &mistake):
					refused = append(refused, x.name+": "+mistake.Diagnostics.Error())
				case err != nil:
					t.Errorf("%s: %v", x.name, err)
				case m.Plain:
					plain = append(plain, x.name)
				}
			}
			for _, r := range refused {
				if !strings.Contains(r, "CARD005") { // a keyword that cards of the type cannot have
					t.Error(r)
				}
			}
			if len(plain) > 3 {
				t.Errorf("the examples do not suit: %s", strings.Join(plain, ", "))
			}
			if made := len(list) - len(refused); made < 80 {
				t.Errorf("only %d cards", made)
			}
		})
	}
}

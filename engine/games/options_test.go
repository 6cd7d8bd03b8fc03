package games_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestOptionsHaveWords: in every mode of every game, whatever may be chosen is called something, in both languages: a place that is
// no part of the game has no name.
func TestOptionsHaveWords(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		x := settingOf(t, rules)
		for _, mode := range rules.Vocabulary().Modes {
			format := formatOf(t, x.lib, mode.Name)
			random, told := rand.New(rand.NewPCG(3, 4)), map[string]bool{}
			for seed := range uint64(3) {
				g := engine.NewGame(engine.Options{})
				for try := uint64(0); ; try++ { // decks of teammates may not fit each other
					var decks []*engine.Deck
					for p := range uint64(rules.Vocabulary().PlayersOf(format)) {
						d, err := x.lib.DeckNamed(fmt.Sprintf("mixed:%d", 100*try+10*seed+p), format)
						if err != nil {
							t.Fatal(err)
						}
						decks = append(decks, d)
					}
					m, err := engine.Prepare(x.lib, format, decks)
					if err == nil {
						g.Start(m, seed)
						break
					}
					if try > 20 {
						t.Fatal(err)
					}
				}
				for n := 0; n < 200; n++ {
					d := g.Decision()
					if d == nil {
						break
					}
					for _, o := range d.Options {
						for _, language := range []string{"en", "zh"} {
							if label := rules.Label(g, d, o, language); label == "" || label != strings.TrimSpace(label) || strings.Contains(label, "  ") {
								if what := fmt.Sprintf("%s, %s: %+v is called %q", mode.Name, rules.Prompt(g, d, language), o, label); !told[what] {
									told[what] = true
									t.Error(what)
								}
							}
						}
					}
					if err := g.Apply(d.Options[random.IntN(len(d.Options))]); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	})
}

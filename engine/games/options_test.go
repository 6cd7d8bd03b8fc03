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
				g.Start(mixedMatch(t, x.lib, format, mode.Players, 10*seed), seed)
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

package games_test

// People read a game in their language: a group of terms that a game has is whole.

import (
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
)

func TestTerms(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		groups := map[string][]string{}
		words := func(group string, list []engine.Word) {
			for _, w := range list {
				if w.Name != "" && !w.Internal {
					groups[group] = append(groups[group], w.Name)
				}
			}
		}
		words("type", v.Types)
		words("status", v.Statuses)
		words("counter", v.Counters)
		words("phase", v.Phases)
		for i := range v.Numbers {
			if v.Numbers[i].Printed {
				groups["number"] = append(groups["number"], v.Numbers[i].Name)
			}
		}
		for i := range v.Keywords {
			groups["keyword"] = append(groups["keyword"], v.Keywords[i].Name)
		}
		for i := range v.Zones {
			if z := &v.Zones[i]; !z.Outside {
				groups["zone"] = append(groups["zone"], z.Name)
			}
		}
		for group, names := range groups {
			if !slices.ContainsFunc(v.Terms, func(t engine.Term) bool { return strings.HasPrefix(t.Key, group+".") }) {
				continue // the game has no words for people there: what it calls them is shown
			}
			for _, name := range names {
				if v.Term(group, name, "en") == "" || v.Term(group, name, "zh") == "" {
					t.Errorf("%s: no term for the %s %q", v.Game, group, name)
				}
			}
		}
	}
}

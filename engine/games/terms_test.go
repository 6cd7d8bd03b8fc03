package games_test

// People read a game in their language: a group of terms that a game has is whole.

import (
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
)

// alsoIn are the groups that words of a group may have their terms in.
var alsoIn = map[string][]string{"zone": {"place"}, "counter": {"domain", "color", "resource"}}

func TestTerms(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		for i, term := range v.Terms {
			if slices.ContainsFunc(v.Terms[:i], func(t engine.Term) bool { return t.Key == term.Key }) {
				t.Errorf("%s: two terms %q", v.Game, term.Key)
			}
		}
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
		for i := range v.Sections {
			groups["section"] = append(groups["section"], v.Sections[i].Name)
		}
		for i := range v.Facts {
			if f := &v.Facts[i]; f.Target != engine.ToNumber {
				groups["fact"] = append(groups["fact"], f.Name)
			}
		}
		for i := range v.Zones {
			if z := &v.Zones[i]; !z.Outside && z.Name != "seat" { // the players' own objects are not drawn
				groups["zone"] = append(groups["zone"], z.Name)
			}
		}
		for group, names := range groups {
			if !slices.ContainsFunc(v.Terms, func(t engine.Term) bool { return strings.HasPrefix(t.Key, group+".") }) {
				continue // the game has no words for people there: what it calls them is shown
			}
			for _, name := range names {
				named := v.Term(group, name, "en") != "" && v.Term(group, name, "zh") != ""
				for _, also := range alsoIn[group] {
					named = named || v.Term(also, name, "zh") != ""
				}
				if !named {
					t.Errorf("%s: the %s %q has no term", v.Game, group, name)
				}
			}
		}
	}
}

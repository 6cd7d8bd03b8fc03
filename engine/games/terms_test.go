package games_test

// People read a game in their language: a group of terms that a game has is whole.

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/engine/windfall"
)

// alsoIn are the groups that words of a group may have their terms in.
var alsoIn = map[string][]string{"zone": {"place"}, "counter": {"domain", "color", "resource"}}

func TestTerms(t *testing.T) {
	for _, rules := range append(games.All(), windfall.New()) {
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

// TestWhoseComesFirst: a choice asks for "your exhausted unit", not for an "exhausted your unit".
func TestWhoseComesFirst(t *testing.T) {
	whose := 0
	for _, rules := range games.All() {
		lib := content().Library.Game(rules.Vocabulary().Game)
		for _, id := range slices.Sorted(maps.Keys(lib.Cards)) {
			for i := range lib.Cards[id].Abilities {
				for _, s := range lib.Cards[id].Abilities[i].Targets {
					for text := range strings.SplitSeq(rules.Vocabulary().FilterText(s.Filter, "en"), " or ") {
						for _, w := range []string{"your ", "opponent's "} {
							if at := strings.Index(text, w); at == 0 {
								whose++
							} else if at > 0 {
								t.Errorf("%s: %s asks for %q", lib.Cards[id].Name, s.Name, text)
							}
						}
					}
				}
			}
		}
	}
	if whose == 0 {
		t.Error("no card asks for what belongs to somebody")
	}
}

package lookup_test

import (
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/lookup"
	"cardlathe/tools/scenario"
)

func titles(list []*scenario.Scenario) (out []string) {
	for _, s := range list {
		out = append(out, s.Title)
	}
	return out
}

func TestFindRule(t *testing.T) {
	v := &engine.Vocabulary{
		Rulebook: []engine.RuleText{{Number: "1", Gloss: "one"}, {Number: "1.1"}, {Number: "1.1.a"}, {Number: "1.2"}, {Number: "12"}, {Number: "417"}, {Number: "417.1"}},
		Code:     []engine.RuleCode{{Number: "1.1.a", Symbol: "deep"}, {Number: "1.2", Symbol: "next"}, {Number: "12", Symbol: "other"}},
		Knobs:    []engine.Knob{{Name: "unruled"}, {Name: "deep", Rule: engine.R(417, 1)}},
	}
	scenarios := []*scenario.Scenario{
		{Title: "below", File: "a", Line: 1, Rules: []string{"1.1.a.2"}}, {Title: "case", File: "a", Line: 1, Rules: []string{"1.1.a.2"}},
		{Title: "other", File: "a", Line: 9, Rules: []string{"12"}},
	}
	for _, c := range []struct {
		asked, number     string
		below, code, with int
		knobs             int
	}{
		{"1", "1", 2, 2, 1, 0}, {"1.1", "1.1", 1, 1, 1, 0}, {"1.1.A.", "1.1.a", 0, 1, 1, 0}, {"1.2.c", "1.2", 0, 1, 0, 0}, {"12", "12", 0, 1, 1, 0}, {"417", "417", 1, 0, 0, 1},
	} {
		r := lookup.FindRule(v, c.asked, scenarios)
		if r == nil || r.Number != c.number || len(r.Below) != c.below || len(r.Code) != c.code || len(r.Scenarios) != c.with || len(r.Knobs) != c.knobs {
			t.Errorf("%s: %+v", c.asked, r)
		}
	}
	if r := lookup.FindRule(v, "2.1", scenarios); r != nil {
		t.Errorf("2.1: %+v", r)
	}
}

// TestFindKeyword finds one of the rules and one of a set, in what is shipped.
func TestFindKeyword(t *testing.T) {
	tree := sets.Shipped()
	content, diags := scripts.Open(tree, games.All(), nil, nil)
	files, more := scenario.Find(tree)
	scenarios, still := scenario.Declared(games.All(), files)
	if all := append(append(diags, more...), still...); all.HasErrors() {
		t.Fatal(all.Err())
	}
	lib := content.Game("riftbound")
	tank, _ := lookup.FindKeyword(lib, "tank", scenarios)
	if tank == nil || tank.Rule != engine.R(815) || len(tank.Cards) == 0 || len(tank.Scenarios) == 0 ||
		!slices.ContainsFunc(tank.Code, func(c engine.RuleCode) bool { return c.Symbol == "nextToAssign" }) {
		t.Errorf("%+v", tank)
	}
	// One rule of Duel of Champions is about all abilities: of its scenarios those count that name the ability.
	heal, _ := lookup.FindKeyword(content.Game("duel-of-champions"), "heal", scenarios)
	if list := titles(heal.Scenarios); !slices.Contains(list, "Heal works for friendly units next to it, not across, not diagonally") ||
		slices.Contains(list, "Double Attack strikes the hero twice") {
		t.Errorf("%q", list)
	}
	kindle, _ := lookup.FindKeyword(lib, "Kindle", scenarios)
	if kindle == nil || kindle.Set != "example" || kindle.Line == 0 || !slices.Equal(kindle.Kinds, []string{"takes a number"}) ||
		!slices.Contains(titles(kindle.Scenarios), "Kindle sleeps in defence") {
		t.Errorf("%+v", kindle)
	}
	// The rules know Vision, a file of the set core plays it: that is one keyword.
	vision, names := lookup.FindKeyword(lib, "Vision", scenarios)
	if vision == nil || vision.Rule != engine.R(817) || vision.Unsupported != "" || vision.Set != "core" || !strings.HasSuffix(vision.File, "core/keywords/vision.lua") {
		t.Errorf("%+v", vision)
	}
	if len(slices.Compact(slices.Clone(names))) != len(names) {
		t.Errorf("a keyword is named twice: %v", names)
	}
	for _, k := range lookup.Keywords(lib) {
		if k.Unsupported != "" {
			t.Errorf("%s is not played: %s", k.Name, k.Unsupported)
		}
	}
	without := *lib
	without.Keywords = nil
	if k, _ := lookup.FindKeyword(&without, "Vision", nil); k == nil || k.Unsupported == "" || k.File != "" {
		t.Errorf("without its file: %+v", k)
	}
	if k, names := lookup.FindKeyword(lib, "Tnak", scenarios); k != nil || !slices.Contains(names, "Tank") || !slices.Contains(names, "Kindle") {
		t.Errorf("%+v %v", k, names)
	}
}

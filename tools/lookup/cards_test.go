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
)

func TestCardQuery(t *testing.T) {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	for _, c := range []struct {
		query, has, hasNot string // ids
	}{
		{"gust", "OGN-169", "OGN-103"},
		{"unit noxus", "OGN-103", "OGN-169"},
		{"mind energy<=2 type=unit", "OGN-103", "OGN-169"},
		{"mind energy<3 energy>0 type=unit", "OGN-103", "OGN-169"},
		{"energy>=2 domains=mind", "OGN-103", "OGN-169"},
		{"energy=1 keywords=reaction", "OGN-169", "OGN-103"},
		{"power=order set=origins", "OGN-213", "OGN-169"},
		{"power>=1 set=origins", "OGN-213", "OGN-169"},
		{"supertypes=signature tags=master", "OGS-020", "OGN-169"},
		{"token=true", "UNL-T03", "OGN-169"},
		{"faction=necropolis position=shooter", "BAS-087", "OGN-169"},
		{"color=purple trigger=active", "CGH-1-033", "BAS-087"},
	} {
		q, err := lookup.ParseCardQuery(c.query, games.Vocabularies())
		if err != nil {
			t.Errorf("%s: %v", c.query, err)
			continue
		}
		var found []string
		for _, g := range content.Games() {
			lib := content.Game(g)
			for id, card := range lib.Cards {
				if q.Match(lib.Rules.Vocabulary(), card) {
					found = append(found, id)
				}
			}
		}
		if !slices.Contains(found, c.has) || slices.Contains(found, c.hasNot) {
			t.Errorf("%s finds %q", c.query, found)
		}
	}
	for query, want := range map[string]string{
		"engery=1":    `did you mean "energy"?`,
		"energy<=two": "a number comes after <=",
		"domains>=2":  "domains is no number",
	} {
		if _, err := lookup.ParseCardQuery(query, games.Vocabularies()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", query, err)
		}
	}
}

func TestFindRules(t *testing.T) {
	v := &engine.Vocabulary{Rulebook: []engine.RuleText{{Number: "1", Gloss: "Units deal damage"}, {Number: "2", Gloss: "Damage"}}}
	for query, want := range map[string]int{"damage": 2, "DAMAGE unit": 1, "gear": 0} {
		if got := lookup.FindRules(v, query); len(got) != want {
			t.Errorf("%s: %v", query, got)
		}
	}
}

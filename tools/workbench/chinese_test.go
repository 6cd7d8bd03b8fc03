package workbench_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/workbench"
)

// TestChineseAnswers: what the server tells a page in Chinese has no English in it, the names and words of cards apart.
func TestChineseAnswers(t *testing.T) {
	content, found := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if found.HasErrors() {
		t.Fatal(found.Err())
	}
	b := start(t, nil)
	for _, g := range []struct {
		game, format string
		decks        []string
	}{
		{"riftbound", "proving-grounds", []string{"annie", "garen"}}, {"union-arena", "standard", []string{"code-geass", "jujutsu-kaisen"}}, {"duel-of-champions", "standard", []string{"haven", "inferno"}},
	} {
		t.Run(g.game, func(t *testing.T) {
			var names []string
			lib := content.Library.Game(g.game)
			for _, c := range lib.Cards {
				names = append(append(names, c.Name), c.Tags...)
			}
			for name := range lib.Tokens {
				names = append(names, name)
			}
			slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) })
			var pairs []string
			for _, n := range slices.Compact(names) {
				pairs = append(pairs, n, "")
			}
			known := strings.NewReplacer(pairs...)
			latin := regexp.MustCompile(`[A-Za-z]{3,}`)

			in := workbench.NewGame{Game: g.game, Format: g.format, Decks: g.decks, Seats: []string{"random", "random"}, Seed: 5}
			id := b.new(in)
			b.post(fmt.Sprintf("table/%d/policies", id), map[string]any{"Do": "end"}, nil)
			for kind, data := range stream(t, fmt.Sprintf("%sapi/table/%d/events?lang=zh", b.link, id)) {
				var s workbench.State
				if kind == "state" && json.Unmarshal(data, &s) == nil && s.View.Over {
					break
				}
			}
			heard := 0
			var hear func(what string, v any)
			hear = func(what string, v any) {
				switch v := v.(type) {
				case map[string]any:
					for key, x := range v {
						if key == "faces" {
							continue // what is printed on cards
						}
						if text, ok := x.(string); ok && slices.Contains([]string{"text", "label", "prompt", "doc", "lasts", "title", "fix"}, key) {
							if heard++; text != "forever" && latin.MatchString(known.Replace(text)) { // which the page leaves out
								t.Errorf("%s says %s: %q", what, key, text)
							}
							continue
						}
						hear(what, x)
					}
				case []any:
					for _, x := range v {
						hear(what, x)
					}
				}
			}
			// A deck with everything wrong, as decks and beginnings show it.
			bad := &engine.Deck{ID: "bad", Sections: map[string][]engine.DeckEntry{}}
			for _, section := range lib.Rules.Vocabulary().Sections {
				bad.Sections[section.Name] = []engine.DeckEntry{{Card: "nothing", Count: 1}, {Card: "AP", Count: 1}}
				for _, id := range slices.Sorted(maps.Keys(lib.Cards)) {
					bad.Sections[section.Name] = append(bad.Sections[section.Name], engine.DeckEntry{Card: id, Count: 9})
				}
			}
			known = strings.NewReplacer(append(pairs, "nothing", "", "battlefields_provided", "", "events = ", "")...)
			ids := regexp.MustCompile(`[A-Z0-9]{3,}(-[A-Z0-9-]+)?`) // of cards and series
			wrong := 0
			for _, format := range lib.Formats {
				for _, p := range lib.Rules.CheckDeck(lib, bad, format) {
					for _, text := range []string{p.Text, p.Fix} {
						wrong++
						if got := lib.Reword(text, "zh"); latin.MatchString(known.Replace(ids.ReplaceAllString(got, ""))) {
							t.Errorf("of a deck it says %q", got)
						}
					}
				}
			}
			if wrong < 20 {
				t.Errorf("only %d breaches", wrong)
			}
			if status, data := b.ask(http.MethodPost, "tables?lang=zh", workbench.NewGame{Game: "riftbound", Format: "duel", Decks: []string{"annie", "garen"}, Seats: []string{"human", "human"}}, nil); status != http.StatusBadRequest || !strings.Contains(string(data), `套牌\"Proving Grounds: Annie\"：战场：卡组有1张`) {
				t.Errorf("decks that do not fit are told by %d %s", status, data)
			}
			status, data := b.ask(http.MethodGet, "cards?lang=zh&game="+g.game+"&q=speed%3C%3Dx", nil, nil)
			if status != http.StatusBadRequest || !strings.Contains(string(data), "卡牌没有数据") {
				t.Errorf("a search is answered by %d %s", status, data)
			}
			ask := func(path string) {
				status, data := b.ask(http.MethodGet, fmt.Sprintf("table/%d/%s", id, path), nil, nil)
				var v any
				if err := json.Unmarshal(data, &v); err != nil || status != http.StatusOK {
					t.Fatalf("%s: %d %s", path, status, data)
				}
				hear(path, v)
			}
			for _, at := range []int{0, 30, 61, 92} {
				if at > 0 {
					b.post(fmt.Sprintf("table/%d/time", id), map[string]any{"Revision": -1, "Do": "jump", "N": at}, nil)
					ask(fmt.Sprintf("tree?lang=zh&at=%d", at))
				}
				for kind, data := range stream(t, fmt.Sprintf("%sapi/table/%d/events?lang=zh", b.link, id)) {
					if kind == "state" {
						var v any
						if err := json.Unmarshal(data, &v); err != nil {
							t.Fatal(err)
						}
						hear("the state", v)
						break
					}
				}
				for object := 1; object < 100; object += 3 {
					ask(fmt.Sprintf("why?lang=zh&object=%d", object))
					ask(fmt.Sprintf("explain?lang=zh&object=%d", object))
				}
			}
			ask("moves?lang=zh")
			ask("log?lang=zh")
			if heard < 300 {
				t.Errorf("only %d texts were heard", heard)
			}
		})
	}
}

package riftbound

import (
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestVocabularyTellsTools: what the tools ask the vocabulary for is there: which event is a play, which section is drawn
// from, which actions there are and which of them is playing a card.
func TestVocabularyTellsTools(t *testing.T) {
	r := New()
	v := r.Vocabulary()
	if v.Plays != Finalizes {
		t.Errorf("a play is an event of kind %d", v.Plays)
	}
	var drawn []string
	for _, s := range v.Sections {
		if s.Drawn {
			drawn = append(drawn, s.Name)
		}
	}
	if !slices.Equal(drawn, []string{"main"}) {
		t.Errorf("cards are drawn from %v", drawn)
	}
	names := actionNames()
	if names[0] != "play" || !slices.Contains(names, "pass") || !slices.Contains(names, "end_turn") {
		t.Errorf("the actions are %v", names)
	}
	g, _, problems := engine.NewBoard(&engine.Library{Rules: r}, &engine.Format{Game: v.Game}, engine.Spec{Kind: engine.SpecTable}, 1, engine.Options{})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, a := range v.Actions {
		if _, err := r.Means(g, 0, a.Name, nil); err != nil && strings.Contains(err.Error(), "there is no action") {
			t.Errorf("%s: %v", a.Name, err)
		}
		if a.Doc == "" || a.Rule == 0 {
			t.Errorf("%s has no explanation or rule", a.Name)
		}
	}
	if _, err := r.Means(g, 0, "fly", nil); err == nil || !strings.HasSuffix(err.Error(), "the actions are "+strings.Join(names, ", ")) {
		t.Errorf("%v", err)
	}
}

package riftbound

import (
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestEventFieldsAreRead: what the reference says that an event has can be read of it, and what narrows one event alone is named with
// events that there are.
func TestEventFieldsAreRead(t *testing.T) {
	v := New().Vocabulary()
	for _, e := range v.Events {
		for _, name := range e.Fields {
			if !slices.ContainsFunc(v.ViewFields, func(f *engine.ViewField) bool { return f.Of == engine.EventDatum && f.Name == name }) {
				t.Errorf("%s has no %s that could be read", e.Name, name)
			}
		}
	}
	for _, f := range v.Fields {
		for _, name := range f.Only {
			if f.Subject == engine.SubjectEvent && !slices.ContainsFunc(v.Events, func(e *engine.EventDecl) bool { return e.Name == name }) {
				t.Errorf("%s narrows %s, which is no event", f.Name, name)
			}
		}
		for _, w := range f.Words {
			if f.Word != nil && f.Word(w) < 0 && (f.Subject != engine.SubjectEvent || f.Name != "from") {
				t.Errorf("%s offers the word %q and does not take it", f.Name, w)
			}
		}
	}
}

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

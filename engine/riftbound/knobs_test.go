package riftbound

import (
	"slices"
	"testing"

	"cardlathe/engine"
)

// TestKnobs: what knobs say about each other names knobs and modes that there are, and no mode contradicts itself.
func TestKnobs(t *testing.T) {
	v := New().Vocabulary()
	known := func(name string) bool {
		return name == "" || slices.ContainsFunc(v.Knobs, func(k engine.Knob) bool { return k.Name == name })
	}
	for _, k := range v.Knobs {
		if !known(k.AtMost) || !known(k.Needs) {
			t.Errorf("%s speaks of the knobs %q and %q", k.Name, k.AtMost, k.Needs)
		}
		for _, m := range k.Modes {
			if !slices.ContainsFunc(v.Modes, func(x engine.Mode) bool { return x.Name == m }) {
				t.Errorf("%s speaks of the mode %q", k.Name, m)
			}
		}
	}
	for _, m := range v.Modes {
		f := &engine.Format{Mode: m.Name, Knobs: map[string]int{}}
		for _, k := range v.Knobs {
			f.Knobs[k.Name] = v.Knob(f, k.Name)
		}
		for _, c := range v.Contradictions(f) {
			t.Errorf("the mode %s: %s", m.Name, c.Text)
		}
	}
	house := &engine.Format{Mode: "duel", Knobs: map[string]int{KnobProvided: 2, KnobBattlefields: 3, KnobMainDeckMax: 30, KnobBestOf: 4, KnobSideBySide: 1, KnobSideboard: 8}}
	var knobs []string
	for _, c := range v.Contradictions(house) {
		knobs = append(knobs, c.Knob)
	}
	if want := []string{KnobBattlefields, KnobMainDeckMax, KnobBestOf, KnobSideBySide}; !slices.Equal(knobs, want) {
		t.Errorf("%v, want %v", knobs, want)
	}
	house = &engine.Format{Mode: "duel", Knobs: map[string]int{KnobSideboard: 8}}
	if c := v.Contradictions(house); len(c) != 1 || c[0].Text != "sideboard is 8, which means nothing while best_of is 1" {
		t.Errorf("%v", c)
	}
}

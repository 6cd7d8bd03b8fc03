package engine

import "testing"

// noRules are rules that add nothing to what cards say.
type noRules struct{ Ruleset }

func (noRules) Arithmetic(_ *Game, _ []ObjectID, _ []Derived, changed []ObjectID) []ObjectID {
	return changed
}

// TestReturnAmongCheckpoints: what a game returns to has its own definitions, whatever others were made in their place since.
func TestReturnAmongCheckpoints(t *testing.T) {
	g := bareGame()
	g.rules = noRules{}
	first := &Card{ID: "first", Name: "First", Has: Bit(uint8(Replacement)), Types: 1}
	second := &Card{ID: "second", Name: "Second", Has: Bit(uint8(Forbid)), Types: 2}
	var before, after Checkpoint
	g.Keep(&before)
	g.NewObject(g.Cast(first), 0, 2)
	g.Keep(&after)
	g.Return(&before)
	id := g.NewObject(g.Cast(second), 0, 2)
	if types := g.Derived(id).Types; types != 2 {
		t.Fatalf("the second card has the types %b", types)
	}
	g.Return(&after)
	if types := g.Derived(id).Types; types != 1 {
		t.Errorf("after returning the first card has the types %b", types)
	}
	if a, b := len(g.Bearing(Replacement)), len(g.Bearing(Forbid)); a != 1 || b != 0 {
		t.Errorf("after returning %d objects replace and %d forbid", a, b)
	}
}

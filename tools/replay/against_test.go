package replay_test

import (
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/tools/replay"
)

// TestAgainst: an open game is played again with other texts, and stays as it is.
func TestAgainst(t *testing.T) {
	_, changed := changedSets(t)
	other := changed.Game("riftbound")
	g, lib := played(t, 120)
	hash := g.Hash()
	begin := func(lib *engine.Library) (*engine.Game, error) {
		m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
		if err != nil {
			return nil, err
		}
		g := engine.NewGame(engine.Options{KeepHistory: true})
		g.Start(m, 1<<63+5)
		return g, nil
	}
	against := func(lib *engine.Library) *replay.Divergence {
		t.Helper()
		d, err := replay.Against(g, lib, "en", begin)
		if err != nil {
			t.Fatal(err)
		}
		if g.Hash() != hash {
			t.Fatal("the open game was changed")
		}
		return d
	}
	answers := len(g.Record().Answers)
	if d := against(lib); !d.Same() || d.State != 0 || d.N != answers+1 || d.Now.Hash() != hash || d.Text() != "no decision differs\n" {
		t.Errorf("against its own text: %+v", d)
	}
	d := against(other)
	if d.Same() || d.N < 2 || d.N > answers || len(d.Now.Record().Answers) != d.N-1 || len(d.Was.Record().Answers) != d.N-1 {
		t.Fatalf("against other texts: %+v", d)
	}
	if !strings.Contains(d.Text(), d.Reason) || !strings.Contains(d.Reason, "is asked") {
		t.Errorf("it says %q", d.Text())
	}
	first := d.N

	// A game that lives through a reload has the new texts from there on: they change nothing before it.
	g.Replace(other)
	hash = g.Hash()
	if d := against(lib); !d.Same() && d.N <= answers {
		t.Errorf("the texts of its beginning change a decision before the reload: %s", d.Text())
	}
	if d := against(other); d.N != first {
		t.Errorf("after a reload the first decision that differs is %d, not %d", d.N, first)
	}

	f, err := simulated(t, lib)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := f.Against(lib, lib, "en"); err != nil || !d.Same() || d.N != len(f.Lines)+1 {
		t.Errorf("a file against its own text: %v %+v", err, d)
	}
	if d, err := f.Against(lib, other, "zh"); err != nil || d.Same() {
		t.Errorf("a file against other texts: %v %+v", err, d)
	}
	if _, err := f.Against(other, lib, "en"); err == nil {
		t.Error("a file is played with content that it is not of")
	}
}

func simulated(t *testing.T, lib *engine.Library) (*replay.File, error) {
	t.Helper()
	g, _ := played(t, 0)
	if g.Library().Hash != lib.Hash {
		t.Fatal("the content is another one")
	}
	return replay.Of(g)
}

package replay_test

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/replay"
	"cardlathe/tools/simulate"
)

// played plays a game by chance, with an undo here and there; it stops after n decisions when n is not 0.
func played(t *testing.T, n int) (*engine.Game, *engine.Library) {
	t.Helper()
	content, diags := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	lib := content.Game("riftbound")
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(engine.Options{KeepHistory: true})
	g.Start(m, 1<<63+5)
	p, _ := simulate.NewPolicy("random")
	p.Begin(5, 0)
	for i := 0; g.Decision() != nil && (n == 0 || i < n); i++ {
		if err := g.Apply(p.Choose(g, g.Decision())); err != nil {
			t.Fatal(err)
		}
		if i%17 == 16 {
			g.Undo(3)
		}
	}
	return g, lib
}

func TestRoundTrip(t *testing.T) {
	for _, n := range []int{0, 33} {
		g, lib := played(t, n)
		if n > 0 {
			kind, ok := lib.Rules.Vocabulary().Command("concede")
			if !ok {
				t.Fatal("no concede")
			}
			g.Command(kind, g.Decision().Player)
		}
		f, err := replay.Of(g)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(t.TempDir(), "game.jsonl")
		if err := replay.Write(name, f); err != nil {
			t.Fatal(err)
		}
		back, err := replay.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		steps := 0
		r, err := replay.Play(back, lib, func(*engine.Game, *replay.Line) bool { steps++; return true })
		if err != nil || r.Difference != nil || r.ContentChanged || steps != len(f.Lines) || r.Decisions != steps {
			t.Fatalf("%v %v, %d of %d", err, r.Difference, steps, len(f.Lines))
		}
		if over, _ := r.Game.Over(); !over || r.Game.Hash() != g.Hash() {
			t.Error("the game ends otherwise")
		}
	}
}

func TestDamagedFiles(t *testing.T) {
	g, lib := played(t, 60)
	f, err := replay.Of(g)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := replay.Encode(&b, f); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(b.String(), "\n")
	join := func(l ...[]string) string {
		var s strings.Builder
		for _, x := range l {
			s.WriteString(strings.Join(x, ""))
		}
		return s.String()
	}
	for what, text := range map[string]string{
		"empty":         "",
		"no replay":     "{\"type\":\"summary\"}\n",
		"newer":         strings.Replace(b.String(), `"version":1`, `"version":99`, 1),
		"cut":           join(lines[:20]),
		"cut in a line": b.String()[:b.Len()/2],
		"line missing":  join(lines[:5], lines[6:]),
		"no player":     strings.Replace(b.String(), `"player":"A"`, `"player":"Z"`, 1),
		"bad hash":      strings.Replace(b.String(), `"hash":"`, `"hash":"x`, 1),
		"binary":        "\x00\x01\x02",
	} {
		_, err := replay.Decode(strings.NewReader(text), "x.jsonl")
		if d := (*replay.DamagedError)(nil); !errors.As(err, &d) || d.Line < 1 {
			t.Errorf("%s: %v", what, err)
		}
	}
	differs := func(what string, change func(f *replay.File)) {
		copied, err := replay.Decode(bytes.NewReader(b.Bytes()), "x")
		if err != nil {
			t.Fatal(err)
		}
		change(copied)
		r, err := replay.Play(copied, lib, nil)
		if err != nil || r.Difference == nil {
			t.Errorf("%s: %v, %v", what, err, r.Difference)
		}
	}
	differs("hash", func(f *replay.File) { f.Lines[9].Hash++ })
	differs("final hash", func(f *replay.File) { f.Header.Hash++ })
	differs("option", func(f *replay.File) { f.Lines[4].Option.N = 9999 })
	differs("seed", func(f *replay.File) { f.Header.Seed++ })
	f.Header.Decks[0] = "gone"
	if _, err := replay.Play(f, lib, nil); err == nil {
		t.Error("a deck that is not there is played")
	}
}

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
	edited := func(line int, old, now string) string {
		text := strings.Replace(lines[line-1], old, now, 1)
		if text == lines[line-1] {
			t.Fatalf("line %d lacks %s: %s", line, old, text)
		}
		return join(lines[:line-1], []string{text}, lines[line:])
	}
	first := len(f.Used) + 2 // line of the first answer
	for _, c := range []struct {
		what, text string
		line       int
		reason     string
	}{
		{"empty", "", 1, "the file is empty"},
		{"no replay", "{\"type\":\"summary\"}\n", 1, "this is no replay"},
		{"newer", edited(1, `"version":3`, `"version":99`), 1, "the replay has version 99; this program reads versions up to 3"},
		{"older", edited(1, `"version":3`, `"version":1`), 1, "was edited"},
		{"cut", join(lines[:20]), 20, "the file ends after 19 of"},
		{"cut among the decisions", join(lines[:first+4]), first + 4, "the file ends after 5 of"},
		{"cut in a line", join(lines[:first+4]) + lines[first+4][:30], first + 5, "cut off or was edited"},
		{"line missing", join(lines[:first+4], lines[first+5:]), first + 5, "was edited"},
		{"line twice", join(lines[:first+4], lines[first+3:]), first + 5, "was edited"},
		{"lines exchanged", join(lines[:5], lines[6:7], lines[5:6], lines[7:]), 6, "was edited"},
		{"another answer", edited(first+7, `"kind":`, `"kind":1`), first + 7, "was edited"},
		{"another card", edited(9, `"hash":"`, `"hash":"x`), 9, "was edited"},
		{"another sum", edited(first+9, `"sum":"`, `"sum":"x`), first + 9, "cut off or was edited"},
		{"more lines", b.String() + lines[len(lines)-2], len(lines), "was edited"},
		{"no player", edited(first, `"player":"`, `"player":"Z`), first, "was edited"},
		{"bad hash", edited(1, `"hash":"`, `"hash":"x`), 1, "no hash of 16 hex digits"},
		{"negative", "{\"type\":\"cardlathe-replay\",\"version\":1,\"texts\":-1}\n", 1, "negative"},
		{"binary", "\x00\x01\x02", 1, "no line of a replay"},
	} {
		got, err := replay.Decode(strings.NewReader(c.text), "x.jsonl")
		if d := (*replay.DamagedError)(nil); !errors.As(err, &d) || d.Line != c.line || !strings.Contains(d.Reason, c.reason) || got != nil {
			t.Errorf("%s: %v, want line %d, %s", c.what, err, c.line, c.reason)
		}
	}
	// Each bit of the file counts, unless it is one of a line end.
	for i := 7; i < b.Len(); i += 997 {
		data := bytes.Clone(b.Bytes())
		if data[i] ^= 1; data[i] == '\n' || b.Bytes()[i] == '\n' {
			continue
		}
		if _, err := replay.Decode(bytes.NewReader(data), "x"); err == nil {
			t.Errorf("byte %d may differ", i)
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

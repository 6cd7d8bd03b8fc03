package games_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"go.uber.org/goleak"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
)

// handles counts the open files of this process; 0 where the system does not tell.
func handles() int {
	list, _ := os.ReadDir("/proc/self/fd")
	return len(list)
}

// heap is what is alive after a collection, in bytes.
func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC() // what the first one finalized
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// onDisk writes the files of an editor to a folder, from which its content comes from then on.
func onDisk(t testing.TB, e *editor) (save func(names ...string), reload func()) {
	t.Helper()
	dir := t.TempDir()
	save = func(names ...string) {
		for _, name := range names {
			at, f := filepath.Join(dir, name), e.files[name]
			if f == nil {
				if err := os.Remove(at); err != nil && !os.IsNotExist(err) {
					t.Fatal(err)
				}
				continue
			}
			if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(at, f.Data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	save(e.names...)
	return save, func() {
		tree, _, _ := sets.Layers([]string{dir})
		e.content, e.found = scripts.Open(tree, e.rules, e.content, nil)
	}
}

// TestManyReloads reloads the whole content of all games again and again, each time with some files changed by chance, under
// 20 open games of which most are played on: memory does not grow, no goroutine and no file stays behind, and the games that
// stood still meanwhile go on with the mended content as if nothing had happened: each ability fires once.
// With CARDLATHE_SOAK=1 there are 1,000 reloads.
func TestManyReloads(t *testing.T) {
	reloads, early := 60, 30
	if long() {
		reloads, early = 1000, 50
	}
	const open, still = 20, 3
	fired := 0
	e := newEditor(t, 8)
	save, reload := onDisk(t, e)
	reload()
	r := rand.New(rand.NewPCG(4, 4))
	var matches []*engine.Match
	var list []*engine.Game
	for i := range open {
		rules := e.rules[i%len(e.rules)]
		lib := e.game(rules)
		deck := lib.Decks[settingOf(t, rules).decks[0].ID]
		other := lib.Decks[settingOf(t, rules).decks[1].ID]
		m, err := engine.Prepare(lib, lib.Formats[deck.Format], []*engine.Deck{deck, other})
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(engine.Options{KeepHistory: i%2 == 0 || i < still, CheckDerived: i < still})
		if g.Start(m, uint64(i)); i >= still { // as large as a whole game makes it
			for g.Decision() != nil {
				apply(t, g, g.Decision().Options[r.IntN(len(g.Decision().Options))])
			}
			g.Start(m, uint64(i))
		}
		matches, list = append(matches, m), append(list, g)
		for range 60 {
			if d := g.Decision(); d != nil {
				apply(t, g, d.Options[r.IntN(len(d.Options))])
			}
		}
	}
	var was uint64
	files, before := 0, goleak.IgnoreCurrent()
	for n := range reloads {
		names := []string{}
		for range 3 {
			name, _ := e.edit()
			names = append(names, name)
		}
		if n%20 == 19 || n == reloads-1 {
			e.mend()
			names = e.names
		}
		save(names...)
		reload()
		for i, g := range list {
			// Without its set a game is gone from the content.
			if lib := e.game(e.rules[i%len(e.rules)]); lib != nil {
				g.Replace(lib)
			}
			if i < still {
				continue
			}
			if g.Decision() == nil {
				g.Start(matches[i], uint64(n))
			}
			if d := g.Decision(); d != nil {
				apply(t, g, d.Options[r.IntN(len(d.Options))])
			}
		}
		if n+1 == early {
			was, files = heap(), handles()
		}
	}
	now := heap()
	t.Logf("%d reloads, %d open games: %.1f MB after %d, %.1f MB at the end (%+.1f %%); %d open files", reloads, open,
		float64(was)/1e6, early, float64(now)/1e6, 100*(float64(now)/float64(was)-1), handles())
	if float64(now) > 1.2*float64(was) {
		t.Errorf("the heap grew from %d bytes after %d reloads to %d after %d", was, early, now, reloads)
	}
	goleak.VerifyNone(t, before)
	if handles() > files {
		t.Errorf("%d open files became %d", files, handles())
	}
	if e.found.HasErrors() {
		t.Fatal(e.found.Err())
	}
	// The same games under content that has been loaded once.
	for i, g := range list[:still] {
		if lib := content().Game(g.Vocabulary().Game); lib.Hash != g.Library().Hash {
			t.Fatalf("%s: the mended content is another one", g.Vocabulary().Game)
		}
		again := engine.NewGame(engine.Options{KeepHistory: true})
		if err := again.Replay(matches[i], g.Record(), nil); err != nil {
			t.Fatal(err)
		}
		calls := [2]int{g.Work().ScriptCalls, again.Work().ScriptCalls}
		for g.Decision() != nil {
			o := g.Decision().Options[r.IntN(len(g.Decision().Options))]
			apply(t, g, o)
			apply(t, again, o)
			if g.Hash() != again.Hash() {
				t.Fatalf("%s: the game goes on otherwise after %d reloads", g.Vocabulary().Game, reloads)
			}
		}
		fired += g.Work().ScriptCalls - calls[0]
		if g.Work().ScriptCalls-calls[0] != again.Work().ScriptCalls-calls[1] {
			t.Errorf("%s: %d calls of scripts after the reloads, %d without", g.Vocabulary().Game, g.Work().ScriptCalls-calls[0], again.Work().ScriptCalls-calls[1])
		}
	}
	if fired == 0 {
		t.Error("no script ran after the reloads")
	}
	if !slices.ContainsFunc(list, func(g *engine.Game) bool { return g.Record().Lost }) && long() {
		t.Error("no game lived through more reloads than are remembered")
	}
}

// TestReloadsAndUndo: random games of every ruleset that meet several versions of their content, edited by chance, at any
// decision, several at one decision too, and in which is taken back and decided anew across them, play again from their records
// to the same state.
func TestReloadsAndUndo(t *testing.T) {
	e := newEditor(t, 21)
	matches, versions := map[string]*engine.Match{}, map[string][]*engine.Library{}
	for _, rules := range e.rules {
		lib, x := e.game(rules), settingOf(t, rules)
		m, err := engine.Prepare(lib, lib.Formats[x.format.ID], []*engine.Deck{lib.Decks[x.decks[0].ID], lib.Decks[x.decks[1].ID]})
		if err != nil {
			t.Fatal(err)
		}
		matches[lib.Rules.Vocabulary().Game] = m
		versions[lib.Rules.Vocabulary().Game] = []*engine.Library{lib}
	}
	for range 6 {
		for range 60 {
			e.edit()
		}
		e.load(nil)
		for game, list := range versions {
			if lib := e.content.Game(game); lib != nil {
				versions[game] = append(list, lib)
			}
		}
	}
	each(t, func(t *testing.T, rules engine.Ruleset) {
		game := rules.Vocabulary().Game
		m, list := matches[game], versions[game]
		met := 0
		for seed := range uint64(40) {
			r := rand.New(rand.NewPCG(seed, 6))
			g := engine.NewGame(engine.Options{KeepHistory: true})
			g.Start(m, seed)
			for step := 0; step < 300 && g.Decision() != nil; step++ {
				switch n := r.IntN(60); {
				case n < 2 && len(g.Record().Entries) < 25:
					for range 1 + r.IntN(3) {
						g.Replace(list[r.IntN(len(list))])
					}
				case n < 4 && g.CanUndo() > 0:
					g.Undo(1 + r.IntN(min(12, g.CanUndo())))
				}
				if d := g.Decision(); d != nil {
					apply(t, g, d.Options[r.IntN(len(d.Options))])
				}
			}
			record := g.Record()
			met += len(record.Entries)
			if err := engine.NewGame(engine.Options{KeepHistory: true}).Replay(m, record, nil); err != nil {
				t.Errorf("seed %d: %v (entries %s)", seed, err, entriesOf(record))
			}
		}
		if met < 40 {
			t.Errorf("there were only %d reloads", met)
		}
	})
}

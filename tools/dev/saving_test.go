package dev_test

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/tools/dev"
)

// calm makes a loop wait long enough for what a test does in one go, also where many others use the machine.
func calm(l *dev.Loop) { l.Watch.Quiet, l.Watch.Max = 300*time.Millisecond, time.Minute }

// must runs a command in a folder.
func must(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	c := exec.Command(name, args...)
	c.Dir = dir
	c.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "GIT_AUTHOR_NAME=x", "GIT_AUTHOR_EMAIL=x@x", "GIT_COMMITTER_NAME=x", "GIT_COMMITTER_EMAIL=x@x")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
}

// move renames.
func move(t *testing.T, from, to string) {
	t.Helper()
	if err := os.Rename(from, to); err != nil {
		t.Fatal(err)
	}
}

// TestFaultB11OneSaveOneReload: each way in which editors and people save is one reload of exactly the cards that are others
// then, in whatever steps it is done.
func TestFaultB11OneSaveOneReload(t *testing.T) {
	for _, c := range []struct {
		name  string
		first func(t *testing.T, dir string) // before the loop begins
		save  func(t *testing.T, dir string)
		cards []string
	}{
		{"written over in parts", nil, func(t *testing.T, dir string) {
			f, err := os.OpenFile(script(dir, 0), os.O_WRONLY|os.O_TRUNC, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			for part := range strings.SplitSeq(draws(7), " ") {
				if _, err := f.WriteString(part + " "); err != nil {
					t.Fatal(err)
				}
			}
		}, []string{"Wisp 0"}},
		{"another file renamed over it", nil, func(t *testing.T, dir string) {
			put(t, script(dir, 0)+".new", draws(7))
			move(t, script(dir, 0)+".new", script(dir, 0))
		}, []string{"Wisp 0"}},
		{"a backup renamed away", nil, func(t *testing.T, dir string) {
			move(t, script(dir, 0), script(dir, 0)+"~")
			put(t, filepath.Join(filepath.Dir(script(dir, 0)), "4913"), "") // as vim tries a folder out
			os.Remove(filepath.Join(filepath.Dir(script(dir, 0)), "4913"))
			put(t, script(dir, 0), draws(7))
			os.Remove(script(dir, 0) + "~")
		}, []string{"Wisp 0"}},
		{"sed -i", nil, func(t *testing.T, dir string) {
			must(t, dir, "sed", "-i", "s/draw(1)/draw(7)/", script(dir, 0))
		}, []string{"Wisp 0"}},
		{"five saves in a row", nil, func(t *testing.T, dir string) {
			for i := range 5 {
				put(t, script(dir, 0), draws(3+i))
			}
		}, []string{"Wisp 0"}},
		{"two files", nil, func(t *testing.T, dir string) {
			put(t, script(dir, 0), draws(7))
			put(t, script(dir, 2), draws(7))
		}, []string{"Wisp 0", "Wisp 2"}},
		{"deleted", nil, func(t *testing.T, dir string) { os.Remove(script(dir, 1)) }, []string{"Wisp 1"}},
		{"renamed to the slug of another card", func(t *testing.T, dir string) { os.Remove(script(dir, 2)) }, func(t *testing.T, dir string) {
			move(t, script(dir, 1), script(dir, 2))
		}, []string{"Wisp 1", "Wisp 2"}},
		{"a new file", func(t *testing.T, dir string) { os.Remove(script(dir, 2)) }, func(t *testing.T, dir string) { put(t, script(dir, 2), draws(2)) }, []string{"Wisp 2"}},
		{"facts", nil, func(t *testing.T, dir string) {
			must(t, dir, "sed", "-i", "0,/might = 1/s//might = 4/", filepath.Join(dir, "riftbound/mine/cards.hcl"))
		}, []string{"Wisp 0"}},
		{"another folder in its place", func(t *testing.T, dir string) {
			copied(t, filepath.Join(dir, "riftbound/mine"), filepath.Join(dir, ".mine"))
			put(t, filepath.Join(dir, ".mine/cards/wisp-1.lua"), draws(5))
		}, func(t *testing.T, dir string) {
			move(t, filepath.Join(dir, "riftbound/mine"), filepath.Join(dir, ".old"))
			move(t, filepath.Join(dir, ".mine"), filepath.Join(dir, "riftbound/mine"))
		}, []string{"Wisp 1"}},
		{"a folder renamed", nil, func(t *testing.T, dir string) {
			move(t, filepath.Join(dir, "riftbound/mine"), filepath.Join(dir, "riftbound/ours"))
		}, []string{"Wisp 0", "Wisp 1", "Wisp 2"}}, // their files are others
		{"a link switched", func(t *testing.T, dir string) {
			move(t, filepath.Join(dir, "riftbound/mine"), filepath.Join(dir, ".one"))
			copied(t, filepath.Join(dir, ".one"), filepath.Join(dir, ".two"))
			put(t, filepath.Join(dir, ".two/cards/wisp-2.lua"), draws(5))
			if err := os.Symlink("../.one", filepath.Join(dir, "riftbound/mine")); err != nil {
				t.Fatal(err)
			}
		}, func(t *testing.T, dir string) {
			if err := os.Symlink("../.two", filepath.Join(dir, "riftbound/.next")); err != nil {
				t.Fatal(err)
			}
			move(t, filepath.Join(dir, "riftbound/.next"), filepath.Join(dir, "riftbound/mine"))
		}, []string{"Wisp 2"}},
		{"git checkout", func(t *testing.T, dir string) {
			must(t, dir, "git", "init", "-q", "-b", "main")
			must(t, dir, "git", "add", ".")
			must(t, dir, "git", "commit", "-q", "-m", "one")
			must(t, dir, "git", "checkout", "-q", "-b", "other")
			put(t, script(dir, 0), draws(2))
			os.Remove(script(dir, 1))
			must(t, dir, "git", "add", ".")
			must(t, dir, "git", "commit", "-q", "-m", "two")
			must(t, dir, "git", "checkout", "-q", "main")
		}, func(t *testing.T, dir string) { must(t, dir, "git", "checkout", "-q", "other") }, []string{"Wisp 0", "Wisp 1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := project(t, 3)
			if c.first != nil {
				c.first(t, dir)
			}
			d := work(t, dir, calm)
			wait(t, d.reloads)
			wait(t, d.runs)
			c.save(t, dir)
			if r := wait(t, d.reloads); !slices.Equal(r.Cards, c.cards) || r.Diagnostics.HasErrors() {
				t.Errorf("changed %q, want %q; findings %v", r.Cards, c.cards, r.Diagnostics)
			}
			// Nothing of it is left to report: the next reload is that of the next save, which is seen as well.
			at := script(dir, 0)
			if c.name == "a folder renamed" {
				at = strings.Replace(at, "mine", "ours", 1)
			}
			for n := range 2 {
				put(t, at, draws(8+n))
				if r := wait(t, d.reloads); !slices.Equal(r.Files, []string{at}) || !slices.Equal(r.Cards, []string{"Wisp 0"}) {
					t.Errorf("then changed %q in %q", r.Cards, r.Files)
				}
			}
		})
	}
}

// copied copies a folder.
func copied(t *testing.T, from, to string) {
	t.Helper()
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
}

// TestFaultB03FileGoneForAMoment: a file that is renamed away and back all the time ends nothing, and the text that there is at
// last is live.
func TestFaultB03FileGoneForAMoment(t *testing.T) {
	dir := project(t, 2)
	d := work(t, dir, nil)
	wait(t, d.reloads)
	wait(t, d.runs)
	for range 100 {
		move(t, script(dir, 0), filepath.Join(dir, "b"))
		move(t, filepath.Join(dir, "b"), script(dir, 0))
		if lib := d.Content().Game("riftbound"); lib.Cards["MIN-0000"] == nil || lib.Cards["MIN-0001"] == nil {
			t.Fatal("the cards are gone")
		}
	}
	put(t, script(dir, 0), draws(5))
	for {
		// What was seen in the middle may have been told before.
		r := wait(t, d.reloads)
		if r.Diagnostics.HasErrors() || len(r.Stale) > 0 {
			t.Fatalf("findings %v, stale %q", r.Diagnostics, r.Stale)
		}
		if text, err := os.ReadFile(script(dir, 0)); err != nil || string(r.Content.Sources()[script(dir, 0)]) == string(text) {
			break
		}
	}
}

// TestMended: what a script was, when it was no text or could not be read, is told as long as it is so, and no longer.
func TestMended(t *testing.T) {
	dir := project(t, 2)
	d := work(t, dir, nil)
	wait(t, d.reloads)
	wait(t, d.runs)
	name := script(dir, 0)
	for i, text := range []string{"on_play {", "\xff\xfet\x00", "-- \xff", "-- \x00", strings.Repeat("-- much\n", 100_000), strings.Repeat("x", sets.MaxFile+1), ""} {
		if text != "" {
			put(t, name, text)
		} else {
			if err := os.Remove(name); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink("nowhere.lua", name); err != nil {
				t.Fatal(err)
			}
		}
		if r := wait(t, d.reloads); r.Diagnostics.Errors() != 1 || r.Diagnostics[0].File() != name {
			t.Errorf("%.10q: findings %v", text, r.Diagnostics)
		}
		if text == "" {
			if err := os.Remove(name); err != nil {
				t.Fatal(err)
			}
		}
		put(t, name, draws(i+2))
		if r := wait(t, d.reloads); len(r.Diagnostics)+len(r.Stale) > 0 || !slices.Equal(r.Fixed, []string{name}) {
			t.Errorf("%.10q, mended: findings %v, stale %q, fixed %q", text, r.Diagnostics, r.Stale, r.Fixed)
		}
	}
}

// TestFaultB15ReloadKeepsTheLastGoodVersion: one of 500 files breaks. Games in progress and new ones go on with the last good
// version, the broken file is told, and mending it mends all.
func TestFaultB15ReloadKeepsTheLastGoodVersion(t *testing.T) {
	dir := project(t, 500)
	var mu sync.Mutex
	var open []*engine.Game
	d := work(t, dir, func(l *dev.Loop) {
		l.Games = func(replace func(*engine.Game)) {
			mu.Lock()
			defer mu.Unlock()
			for _, g := range open {
				replace(g)
			}
		}
	})
	lib := wait(t, d.reloads).Content.Game("riftbound")
	wait(t, d.runs)
	start := func(lib *engine.Library) *engine.Game {
		var wisps []engine.DeckEntry
		for i := range 10 {
			wisps = append(wisps, engine.DeckEntry{Card: fmt.Sprintf("MIN-%04d", i), Count: 3})
		}
		deck := *lib.Decks["annie"]
		deck.Sections = map[string][]engine.DeckEntry{"main": wisps}
		for name, s := range lib.Decks["annie"].Sections {
			if name != "main" {
				deck.Sections[name] = s
			}
		}
		m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{&deck, lib.Decks["garen"]})
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(engine.Options{KeepHistory: true})
		g.Start(m, 4)
		return g
	}
	on := func(g *engine.Game, n int) {
		mu.Lock()
		defer mu.Unlock()
		for range n {
			if dec := g.Decision(); dec != nil {
				if err := g.Apply(dec.Options[len(dec.Options)/2]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if len(g.Diagnostics()) > 0 {
			t.Errorf("a script failed: %s", g.Diagnostics()[0].Message)
		}
	}
	mu.Lock()
	open = []*engine.Game{start(lib)}
	mu.Unlock()
	on(open[0], 30)
	put(t, script(dir, 3), "triggered {\n  on = self.played\n  effect = nonsense(\n")
	r := wait(t, d.reloads)
	if !slices.Equal(r.Stale, []string{script(dir, 3)}) || !r.Diagnostics.HasErrors() {
		t.Errorf("stale %q, findings %v", r.Stale, r.Diagnostics)
	}
	wait(t, d.runs)
	if err := d.err.take(); !strings.Contains(err, "wisp-3.lua") || !strings.Contains(err, "kept the last good version") {
		t.Errorf("said %q", err)
	}
	on(open[0], 30)
	on(start(r.Content.Game("riftbound")), 60)
	put(t, script(dir, 3), draws(2))
	if r = wait(t, d.reloads); len(r.Stale) > 0 || r.Diagnostics.HasErrors() || !slices.Equal(r.Fixed, []string{script(dir, 3)}) || !slices.Equal(r.Cards, []string{"Wisp 3"}) {
		t.Errorf("mended: stale %q, fixed %q, changed %q, findings %v", r.Stale, r.Fixed, r.Cards, r.Diagnostics)
	}
	wait(t, d.runs)
	if open[0].Library() != r.Content.Game("riftbound") && open[0].Decision() != nil {
		t.Error("the game in progress has not taken the mended text")
	}
	on(open[0], 30)
}

// TestSetOnDiskGoneAndBack: a set on disk that takes the place of one in the program is deleted as a whole and comes back, under a
// game in progress. Each time what is live is the text of the one that is there, and the others' cards are not touched.
func TestSetOnDiskGoneAndBack(t *testing.T) {
	dir := project(t, 3)
	own := filepath.Join(dir, "riftbound/example")
	copied(t, "../../sets/riftbound/example", own)
	const card = "cards/lamplighter.lua"
	put(t, filepath.Join(own, card), draws(4))
	var g *engine.Game
	d := work(t, dir, func(l *dev.Loop) {
		l.Games = func(replace func(*engine.Game)) {
			if g != nil {
				replace(g)
			}
		}
	})
	lib := wait(t, d.reloads).Content.Game("riftbound")
	wait(t, d.runs)
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(engine.Options{KeepHistory: true})
	game.Start(m, 4)
	g = game
	shipped, err := fs.ReadFile(sets.Shipped(), "riftbound/example/"+card)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{string(shipped), draws(4)} {
		if want == string(shipped) {
			move(t, own, filepath.Join(filepath.Dir(dir), "away"))
		} else {
			move(t, filepath.Join(filepath.Dir(dir), "away"), own)
		}
		r := wait(t, d.reloads)
		if r.Diagnostics.HasErrors() || len(r.Stale) > 0 {
			t.Fatalf("findings %v, stale %q", r.Diagnostics, r.Stale)
		}
		now := r.Content.Game("riftbound")
		c := now.Names["Lamplighter"]
		if text := string(r.Content.Sources()[c.Script.Path]); text != want {
			t.Errorf("live is %q of %s, want %q", text, c.Script.Path, want)
		}
		if !slices.Contains(r.Cards, "Lamplighter") || slices.Contains(r.Cards, "Wisp 0") {
			t.Errorf("changed %q", r.Cards)
		}
		for range 20 {
			if dec := game.Decision(); dec != nil {
				if err := game.Apply(dec.Options[len(dec.Options)/2]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if game.Library() != now {
			t.Error("the game in progress goes on with another content")
		}
	}
}

// TestAgain: an open game is played again with the text of now, and the first decision that differs is told.
func TestAgain(t *testing.T) {
	dir := project(t, 1)
	put(t, filepath.Join(dir, "riftbound/mine/set.hcl"), "set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n  requires = { origins = \">= 1.0\" }\n}\n")
	facts := func(energy int) {
		text := ""
		for id, name := range map[string]string{"OGN-174": "Sai Scout", "OGN-131": "Dune Drake"} {
			text += fmt.Sprintf("card %q {\n  override = true\n  name = %q\n  type = \"unit\"\n  energy = %d\n  might = 3\n}\n", id, name, energy)
		}
		put(t, filepath.Join(dir, "riftbound/mine/more.hcl"), text)
	}
	facts(6)
	var mu sync.Mutex
	var open []*engine.Game
	d := work(t, dir, func(l *dev.Loop) {
		l.Games = func(do func(*engine.Game)) {
			mu.Lock()
			defer mu.Unlock()
			for _, g := range open {
				do(g)
			}
		}
	})
	lib := wait(t, d.reloads).Content.Game("riftbound")
	wait(t, d.runs)
	if told := d.Again("en"); len(told) > 0 {
		t.Errorf("no game is open, and told is %q", told)
	}
	m, err := engine.Prepare(lib, lib.Formats["proving-grounds"], []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]})
	if err != nil {
		t.Fatal(err)
	}
	g := engine.NewGame(engine.Options{KeepHistory: true})
	g.Start(m, 1)
	for i := 0; g.Decision() != nil && i < 150; i++ {
		if err := g.Apply(g.Decision().Options[i*7%len(g.Decision().Options)]); err != nil {
			t.Fatal(err)
		}
	}
	mu.Lock()
	open = append(open, g)
	hash := g.Hash()
	mu.Unlock()
	if told := d.Again("en"); len(told) != 1 || !strings.HasSuffix(told[0], "decisions: no decision differs\n") {
		t.Errorf("with the same text: %q", told)
	}
	facts(0)
	wait(t, d.reloads)
	told := d.Again("en")
	if len(told) != 1 || !strings.Contains(told[0], "differs: ") || !strings.Contains(told[0], "  new: ") {
		t.Errorf("with another text: %q", told)
	}
	mu.Lock()
	defer mu.Unlock()
	if g.Hash() != hash {
		t.Error("the open game was changed")
	}
}

// TestNothingStaysBehind: a loop that has ended leaves no goroutine and no open file, however much was saved.
func TestNothingStaysBehind(t *testing.T) {
	files := func() int { list, _ := os.ReadDir("/proc/self/fd"); return len(list) }
	before := goleak.IgnoreCurrent()
	var handles int
	for round := range 3 {
		t.Run(fmt.Sprint(round), func(t *testing.T) {
			dir := project(t, 3)
			d := work(t, dir, func(l *dev.Loop) { l.Watch.Quiet = time.Millisecond })
			wait(t, d.reloads)
			for i := range 20 {
				put(t, script(dir, i%3), draws(2+i))
				wait(t, d.reloads)
			}
		})
		if round == 0 {
			handles = files()
		}
	}
	goleak.VerifyNone(t, before)
	if files() > handles {
		t.Errorf("%d open files became %d", handles, files())
	}
}

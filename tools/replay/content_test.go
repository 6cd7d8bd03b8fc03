package replay_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/replay"
	"cardlathe/tools/simulate"
)

// changedSets is the content of a machine with a set of its own, which changes cards of the decks, and with an edited
// copy of a shipped set: one text is another, one is gone.
func changedSets(t *testing.T) (*sets.Overlay, *scripts.Content) {
	t.Helper()
	disk := fstest.MapFS{
		"riftbound/mine/set.hcl":               {Data: []byte("set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"2.1.0\"\n  requires = { origins = \">= 1.0\" }\n}\ncard \"OGN-174\" {\n  override = true\n  name = \"Sai Scout\"\n  type = \"unit\"\n  domains = [\"chaos\"]\n  energy = 1\n  might = 9\n}\n")},
		"riftbound/mine/scenarios/ignored.lua": {Data: []byte("-- no part of a game\n")},
	}
	err := fs.WalkDir(sets.Shipped(), "riftbound/origins", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || strings.HasSuffix(name, "/gust.lua") {
			return err
		}
		data, err := fs.ReadFile(sets.Shipped(), name)
		if strings.HasSuffix(name, "/dune-drake.lua") {
			data = append(data, "\n-- edited\r\n"...)
		}
		disk[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	tree, diags := sets.Overlaid(sets.Layer{FS: sets.Shipped(), Source: sets.BuiltIn}, sets.Layer{FS: disk, Source: "disk", Root: "some/where"})
	content, more := scripts.Open(tree, games.All(), nil, nil)
	if all := append(diags, more...); all.HasErrors() {
		t.Fatal(all.Err())
	}
	return tree, content
}

func TestReport(t *testing.T) {
	tree, content := changedSets(t)
	lib := content.Game("riftbound")
	f, err := simulate.RecordGame(simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 3}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Carry(tree, content.Facts); err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, x := range f.Texts {
		name := x.Set + "/" + x.File
		if x.Gone {
			name += " gone"
		}
		texts = append(texts, name)
	}
	if got, want := strings.Join(texts, ", "), "riftbound/mine/set.hcl, riftbound/origins/cards/dune-drake.lua, riftbound/origins/cards/gust.lua gone"; got != want {
		t.Errorf("it carries %s; want %s", got, want)
	}
	changed := ""
	for _, s := range f.Header.Sets {
		if s.Changed {
			changed += " " + s.ID + " " + s.Version
		}
	}
	if changed != " mine 2.1.0 origins 1.0.0" {
		t.Errorf("changed:%s", changed)
	}
	var b bytes.Buffer
	if err := replay.Encode(&b, f); err != nil {
		t.Fatal(err)
	}

	// Another machine has the program alone.
	back, err := replay.Decode(bytes.NewReader(b.Bytes()), "report.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	there, other, err := back.Tree()
	if err != nil || len(other) > 0 {
		t.Fatal(err, other)
	}
	again, diags := scripts.Open(there, games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	r, err := replay.Play(back, again.Game("riftbound"), nil)
	if err != nil || r.Difference != nil || r.ContentChanged {
		t.Fatalf("%v %v, content changed: %t", err, r.Difference, r.ContentChanged)
	}
	// Without the texts it is another game, or at least other content; a program with another version of a set says so.
	shipped, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if r, err := replay.Play(back, shipped.Game("riftbound"), nil); err != nil || !r.ContentChanged {
		t.Errorf("%v, content changed: %t", err, r.ContentChanged)
	}
	back.Header.Sets[0].Hash++
	if _, other, err := back.Tree(); err != nil || len(other) != 1 || other[0] != back.Header.Sets[0].ID {
		t.Errorf("%v %v", other, err)
	}

	for what, text := range map[string]string{
		"text cut off": b.String()[:strings.Index(b.String(), "\n")+1],
		"path out":     strings.Replace(b.String(), `"file":"set.hcl"`, `"file":"../../set.hcl"`, 1),
		"no set":       strings.Replace(b.String(), `"set":"riftbound/mine"`, `"set":"mine"`, 1),
	} {
		_, err := replay.Decode(strings.NewReader(text), "x.jsonl")
		if d := (*replay.DamagedError)(nil); !errors.As(err, &d) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// bomb is a ruleset that panics at one of its steps.
type bomb struct {
	engine.Ruleset
	left *int
}

func (b bomb) Step(t *engine.Task) {
	if *b.left--; *b.left == 0 {
		panic("boom")
	}
	b.Ruleset.Step(t)
}

// TestReportOfABug: a game that ends in an internal error has a file too, and replaying it leads to the same error.
func TestReportOfABug(t *testing.T) {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	armed := func() *engine.Library {
		lib, left := *content.Game("riftbound"), 90
		lib.Rules = bomb{lib.Rules, &left}
		return &lib
	}
	lib := armed()
	f, err := simulate.RecordGame(simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 1}, 0)
	if bug := (*simulate.BugError)(nil); !errors.As(err, &bug) || bug.Value != "boom" {
		t.Fatalf("%v", err)
	}
	if f.Header.Failure != "internal error: boom" || len(f.Lines) == 0 || f.Header.Hash != 0 {
		t.Fatalf("%+v", f.Header)
	}
	func() {
		defer func() {
			if v := recover(); v != "boom" {
				t.Errorf("the replay ends with %v", v)
			}
		}()
		_, _ = replay.Play(f, armed(), nil)
	}()
	// A program in which it is mended says that the game goes on.
	if r, err := replay.Play(f, content.Game("riftbound"), nil); err != nil || r.Difference == nil || !strings.Contains(r.Difference.Reason, "in the file it failed here: internal error: boom") {
		t.Errorf("%v %v", err, r.Difference)
	}
}

// silent is a ruleset that gives no reason for what it refuses, from one decision on.
type silent struct {
	engine.Ruleset
	from int
}

func (r silent) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	if len(g.Record().Answers) < r.from {
		return r.Ruleset.Why(g, p, o)
	}
	return engine.Refusal{Rule: engine.R(55)}
}

// TestReportOfAViolation: a game that breaks what must be true of all games has a file that says what and where, and that
// another program plays as far.
func TestReportOfAViolation(t *testing.T) {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	lib := *content.Game("riftbound")
	lib.Rules = silent{lib.Rules, 15}
	o := simulate.Options{Library: &lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 1}
	f, err := simulate.RecordGame(o, 0)
	if err != nil || f.Header.Failure != "" {
		t.Fatalf("without a check: %v, %q", err, f.Header.Failure)
	}
	o.Check = true
	if f, err = simulate.RecordGame(o, 0); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(f.Header.Failure, "decision 20: ") || !strings.HasSuffix(f.Header.Failure, "is refused without a rule") || len(f.Lines) != 20 {
		t.Errorf("%d answers, %q", len(f.Lines), f.Header.Failure)
	}
	var b bytes.Buffer
	if err := replay.Encode(&b, f); err != nil {
		t.Fatal(err)
	}
	back, err := replay.Decode(&b, "report.jsonl")
	if err != nil || back.Header.Failure != f.Header.Failure {
		t.Fatalf("%v, %q", err, back.Header.Failure)
	}
	if r, err := replay.Play(back, content.Game("riftbound"), nil); err != nil || r.Difference != nil {
		t.Errorf("%v %v", err, r.Difference)
	}
	o.Games = 1
	_, err = simulate.Run(context.Background(), o)
	if bug := (*simulate.BugError)(nil); !errors.As(err, &bug) || !strings.Contains(bug.Error(), "breaks what must be true of all games: "+f.Header.Failure) {
		t.Errorf("%v", err)
	}
}

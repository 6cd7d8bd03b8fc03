package replay_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"slices"
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

// B57: a game goes to another machine as one file, with the versions of its sets and the texts that the other does not
// have, and is the same game there, whatever the way has done to line ends.
func TestFaultB57ReportPlaysElsewhere(t *testing.T) {
	tree, content := changedSets(t)
	lib := content.Game("riftbound")
	f, err := simulate.RecordGame(simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 3}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Carry(tree, lib); err != nil {
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
	mailed := append([]byte("\ufeff"), bytes.ReplaceAll(b.Bytes(), []byte("\n"), []byte("\r\n"))...)
	back, err := replay.Decode(bytes.NewReader(mailed), "report.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	there, err := back.Tree()
	if err != nil {
		t.Fatal(err)
	}
	again, diags := scripts.Open(there, games.All(), nil, nil)
	if diags.HasErrors() {
		t.Fatal(diags.Err())
	}
	r, err := replay.Play(back, again.Game("riftbound"), nil)
	if err != nil || r.Difference != nil || r.ContentChanged || len(r.Changes) > 0 {
		t.Fatalf("%v %v, content changed: %t %v", err, r.Difference, r.ContentChanged, r.Changes)
	}
	// Without the texts it is another game, or at least other content.
	shipped, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	if r, err := replay.Play(back, shipped.Game("riftbound"), nil); err != nil || !r.ContentChanged {
		t.Errorf("%v, content changed: %t", err, r.ContentChanged)
	}

	for what, change := range map[string]func(f *replay.File){
		"path out": func(f *replay.File) { f.Texts[0].File = "../../set.hcl" },
		"no set":   func(f *replay.File) { f.Texts[0].Set = "mine" },
	} {
		bad := *back
		bad.Texts = slices.Clone(back.Texts)
		change(&bad)
		var b bytes.Buffer
		if err := replay.Encode(&b, &bad); err != nil {
			t.Fatal(err)
		}
		_, err := replay.Decode(&b, "x.jsonl")
		if d := (*replay.DamagedError)(nil); !errors.As(err, &d) || !strings.Contains(d.Reason, "no text of a set") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestChanges: a game that is played with other content says what is other, each card with its file and whether its facts
// or its script differ, and nothing that the game had no use for.
func TestChanges(t *testing.T) {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	lib := content.Game("riftbound")
	f, err := simulate.RecordGame(simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 3}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := replay.Changes(f, lib); len(got) > 0 {
		t.Errorf("the same content has changed: %v", got)
	}
	changed := func(edits map[string]func(text string) string) []string {
		t.Helper()
		disk := fstest.MapFS{}
		for name, edit := range edits {
			dir := strings.Join(strings.Split(name, "/")[:2], "/")
			_ = fs.WalkDir(sets.Shipped(), dir, func(at string, e fs.DirEntry, err error) error {
				if err == nil && !e.IsDir() && disk[at] == nil {
					data, _ := fs.ReadFile(sets.Shipped(), at)
					disk[at] = &fstest.MapFile{Data: data}
				}
				return nil
			})
			if disk[name] == nil {
				disk[name] = &fstest.MapFile{}
			}
			before := string(disk[name].Data)
			now := edit(before)
			if now == before {
				t.Fatalf("%s does not change", name)
			}
			if disk[name].Data = []byte(now); now == "" {
				delete(disk, name)
			}
		}
		tree, diags := sets.Overlaid(sets.Layer{FS: sets.Shipped(), Source: sets.BuiltIn}, sets.Layer{FS: disk, Source: "disk", Root: "some"})
		other, more := scripts.Open(tree, games.All(), nil, nil)
		if all := append(diags, more...); all.HasErrors() {
			t.Fatal(all.Err())
		}
		var out []string
		r, err := replay.Play(f, other.Game("riftbound"), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range r.Changes {
			out = append(out, c.String())
		}
		return out
	}
	replaced := func(old, now string) func(string) string {
		return func(text string) string { return strings.Replace(text, old, now, 1) }
	}
	const mine = "set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n}\n"
	scout := "card \"OGN-174\" {\n  override = true\n  name = \"Sai Scout\"\n  type = \"unit\"\n  domains = [\"chaos\"]\n  energy = 1\n  might = 9\n}\n"
	for _, c := range []struct {
		what  string
		edits map[string]func(string) string
		want  []string
	}{
		{"nothing that is used", map[string]func(string) string{"riftbound/mine/set.hcl": func(string) string { return mine }}, nil},
		{"facts", map[string]func(string) string{"riftbound/mine/set.hcl": func(string) string { return mine + scout }},
			[]string{"set origins: content", "card OGN-174 (Sai Scout): facts (some/riftbound/mine/set.hcl:6)"}},
		{"script", map[string]func(string) string{"riftbound/origins/cards/dune-drake.lua": func(s string) string { return s + "\n-- edited\n" }},
			[]string{"set origins: content", "card OGN-131 (Dune Drake): script (some/riftbound/origins/cards/dune-drake.lua)"}},
		{"script gone", map[string]func(string) string{"riftbound/origins/cards/dune-drake.lua": func(string) string { return "" }},
			[]string{"set origins: content", "card OGN-131 (Dune Drake): script"}},
		{"line ends", map[string]func(string) string{"riftbound/origins/cards/dune-drake.lua": func(s string) string { return "\ufeff" + strings.ReplaceAll(s, "\n", "\r\n") }}, nil},
		{"deck", map[string]func(string) string{"riftbound/proving-grounds/decks/annie.hcl": replaced(`"OGN-007" = 6`, `"OGN-007" = 5`)},
			[]string{"deck annie: cards (some/riftbound/proving-grounds/decks/annie.hcl:1)"}},
		{"format and version", map[string]func(string) string{"riftbound/proving-grounds/set.hcl": func(s string) string {
			return strings.Replace(strings.Replace(s, `format "proving-grounds" {`, "format \"proving-grounds\" {\n  loop_bound = 77", 1), `"1.0.0"`, `"1.1.0"`, 1)
		}}, []string{"set proving-grounds: version 1.0.0 then, 1.1.0 now", "format proving-grounds: numbers (some/riftbound/proving-grounds/set.hcl:"}},
	} {
		got := changed(c.edits)
		for i := range max(len(got), len(c.want)) {
			if len(got) != len(c.want) || !strings.HasPrefix(got[i], c.want[i]) {
				t.Errorf("%s: got\n%s\nwant\n%s", c.what, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
				break
			}
		}
	}
}

// B41: a card that is gone, since somebody renamed it, is named by what needs it: its replays say so, and a running game
// goes on with the text that it has.
func TestFaultB41RenamedCard(t *testing.T) {
	content, _ := scripts.Open(sets.Shipped(), games.All(), nil, nil)
	lib := content.Game("riftbound")
	o := simulate.Options{Library: lib, Format: lib.Formats["proving-grounds"], Decks: []*engine.Deck{lib.Decks["annie"], lib.Decks["garen"]}, Seed: 3}
	f, err := simulate.RecordGame(o, 1)
	if err != nil {
		t.Fatal(err)
	}
	disk := fstest.MapFS{}
	_ = fs.WalkDir(sets.Shipped(), "riftbound/origins", func(at string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			data, _ := fs.ReadFile(sets.Shipped(), at)
			disk[at] = &fstest.MapFile{Data: bytes.ReplaceAll(data, []byte(`card "OGN-174"`), []byte(`card "OGN-974"`))}
		}
		return nil
	})
	tree, _ := sets.Overlaid(sets.Layer{FS: sets.Shipped(), Source: sets.BuiltIn}, sets.Layer{FS: disk, Source: "disk"})
	renamed, diags := scripts.Open(tree, games.All(), nil, nil)
	now := renamed.Game("riftbound")
	if now.Card("OGN-174") != nil || now.Card("OGN-974") == nil || !strings.Contains(diags.Error(), `unknown card "OGN-174"`) {
		t.Fatalf("the card is not renamed: %v", diags)
	}
	var gone []string
	for _, c := range replay.Changes(f, now) {
		if slices.Contains(c.What, "gone") {
			gone = append(gone, c.String())
		}
	}
	if strings.Join(gone, ", ") != "deck annie: gone, card OGN-174 (Sai Scout): gone" {
		t.Errorf("gone: %v", gone)
	}
	if _, err := replay.Play(f, now, nil); err == nil || !strings.Contains(err.Error(), `the content lacks the deck "annie"`) {
		t.Errorf("a game without its deck is played: %v", err)
	}

	r, err := replay.Record(lib, "proving-grounds", []string{"annie", "garen"}, 5, engine.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p, _ := simulate.NewPolicy("random")
	p.Begin(5, 0)
	for n := 0; r.Game.Decision() != nil; n++ {
		if n == 40 {
			r.Game.Replace(now)
		}
		if err := r.Game.Apply(p.Choose(r.Game, r.Game.Decision())); err != nil {
			t.Fatal(err)
		}
	}
	if over, _ := r.Game.Over(); !over {
		t.Error("the game does not end")
	}
	for _, c := range r.Game.Cards() {
		if c == nil || c.Name == "" {
			t.Error("a card of the game is nothing")
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

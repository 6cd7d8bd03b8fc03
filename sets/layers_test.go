package sets_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/sets"
)

func write(t *testing.T, dir string, pairs ...string) {
	t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		name := filepath.Join(dir, pairs[i])
		os.MkdirAll(filepath.Dir(name), 0o755)
		if err := os.WriteFile(name, []byte(pairs[i+1]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func mod(id string) string {
	return "set \"" + id + "\" {\n  game = \"riftbound\"\n  title = \"M\"\n  version = \"1.0.0\"\n}\n"
}

func TestLayers(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write(t, dir, "tree/riftbound/one/set.hcl", mod("one"), "tree/riftbound/loose/scenarios/a.lua", "",
		"flat/two/set.hcl", mod("two"), "flat/two/c.hcl", unit("M-1", "Mod"), "alone/set.hcl", mod("origins"), "empty/x", "")
	os.WriteFile("three.zip", zipped(t, "three-1.0/set.hcl", mod("three"), "three-1.0/c.hcl", unit("M-3", "Zip", "x = 1")), 0o644)
	o, sources, diags := sets.Layers([]string{"tree", "flat", "alone", "three.zip"})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	got := map[string]sets.SourceInfo{}
	for _, s := range sources {
		got[s.Set] = s
	}
	if got["one"].Source != "tree" || got["two"].Shown != "flat/two" || got["three"].Source != "three.zip" ||
		got["origins"].Source != "alone" || got["origins"].Replaces != sets.BuiltIn || got["proving-grounds"].Source != sets.BuiltIn {
		t.Errorf("%+v", got)
	}
	c, diags := sets.Load(o, words(), nil)
	if c.Set("riftbound", "two").Cards[0].File != "flat/two/c.hcl" || c.Set("riftbound", "two").Source != "flat" {
		t.Error("files of a folder are not shown by their path")
	}
	if !strings.Contains(diags.Error(), "three.zip/three-1.0/c.hcl:6: HCL003") {
		t.Error(diags)
	}
	if err := fstest.TestFS(o, "riftbound/two/c.hcl", "riftbound/three/set.hcl", "riftbound/loose/scenarios/a.lua"); err != nil {
		t.Error(err)
	}
	if _, _, diags := sets.Layers([]string{"empty", "gone"}); len(diags) != 2 {
		t.Error(diags)
	}
}

func TestSetsOfTheWorkingDirectory(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "sets/riftbound/mine/set.hcl", mod("mine"), "a/b/sets/nothing", "")
	t.Chdir(filepath.Join(dir, "a", "b"))
	_, sources, diags := sets.Layers(nil)
	if len(diags) > 0 || len(sources) < 3 {
		t.Fatal(sources, diags)
	}
	for _, s := range sources {
		if s.Set == "mine" && s.Shown != "../../sets/riftbound/mine" {
			t.Errorf("%+v", s)
		}
	}
}

// TestAround: what a file or folder needs to be content is found above it, in it, or is itself; what stands beside it is another's.
func TestAround(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"p/sets/riftbound/mine/set.hcl", "p/sets/riftbound/mine/cards/a.lua", "p/notes/a.lua", "alone/set.hcl", "alone/cards/b.lua", "many/one/set.hcl", "many/x.lua", "loose/x.lua", "one.zip"} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll("p/far/away", 0o700); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, name, want string }{
		{".", "p", "p/sets"},
		{".", "p/sets", "p/sets"},
		{".", "p/sets/riftbound", "p/sets"},
		{".", "p/sets/riftbound/mine/cards/a.lua", "p/sets"},
		{"p/far/away", "../../sets/riftbound/mine", "../../sets"},
		{"p/sets/riftbound/mine/cards", ".", "../../.."},
		{"p/sets/riftbound/mine/cards", "a.lua", "../../.."},
		{".", "p/notes", ""},
		{".", "p/notes/a.lua", ""},
		{".", "alone", "alone"},
		{".", "alone/cards/b.lua", "alone"},
		{".", "many", "many"},
		{".", "many/x.lua", ""},
		{".", "loose", ""},
		{".", "one.zip", "one.zip"},
		{".", "gone", ""},
	} {
		t.Run(c.from+" "+c.name, func(t *testing.T) {
			t.Chdir(c.from)
			got, ok := sets.Around(filepath.FromSlash(c.name))
			if !ok {
				got = ""
			}
			if filepath.ToSlash(got) != c.want || ok != (c.want != "") {
				t.Errorf("it is %q, want %q", got, c.want)
			}
		})
	}
}

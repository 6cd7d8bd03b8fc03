package sets_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"cardlathe/engine/games"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

// has reports whether one of the findings has a code.
func has(list diag.List, code diag.Code) bool {
	for _, d := range list {
		if d.Code == code {
			return true
		}
	}
	return false
}

// What is no plain file is never opened: a pipe would wait forever, a device has no end.
func TestOnlyPlainFilesAreOpened(t *testing.T) {
	for name, mode := range map[string]fs.FileMode{"pipe": fs.ModeNamedPipe, "device": fs.ModeDevice | fs.ModeCharDevice, "folder": fs.ModeDir} {
		fsys := fstest.MapFS{"a.lua": {Mode: mode}}
		if _, _, d := sets.ReadText(fsys, "a.lua", "a.lua"); d == nil || d.Code != diag.Unreadable || !strings.Contains(d.Detail, name) {
			t.Errorf("%s: %v", name, d)
		}
	}
	if runtime.GOOS == "windows" {
		return
	}
	dir := t.TempDir()
	at := filepath.Join(dir, "riftbound", "s")
	if err := os.MkdirAll(filepath.Join(at, "cards"), 0o755); err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(at, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("set.hcl", head)
	if err := os.Symlink("/dev/zero", filepath.Join(at, "cards.hcl")); err != nil {
		t.Skip(err)
	}
	overlay, _, _ := sets.Layers([]string{dir})
	c, diags := sets.Load(overlay, words(), nil)
	if !has(diags, diag.Unreadable) || c.Set("riftbound", "s") == nil {
		t.Errorf("%v", diags)
	}
}

// A set whose set.hcl is there and cannot be read is told of, as is a set for a game that nobody has.
func TestNoSetIsLeftOutInSilence(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"chess/a/set.hcl": head, "riftbound/b/cards.hcl": unit("A-1", "A")} {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("nowhere", filepath.Join(dir, "riftbound", "b", "set.hcl")); err != nil {
		t.Skip(err)
	}
	overlay, _, _ := sets.Layers([]string{dir})
	_, diags := sets.Load(overlay, words(), nil)
	if !has(diags, diag.UnknownGame) || !has(diags, diag.Unreadable) {
		t.Errorf("%v", diags)
	}
}

// A folder that is a link is a folder.
func TestLinkedSets(t *testing.T) {
	dir := t.TempDir()
	real := filepath.Join(dir, "elsewhere", "mine")
	game := filepath.Join(dir, "sets", "riftbound")
	for _, d := range []string{real, game} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(real, "set.hcl"), []byte(head), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(real, filepath.Join(game, "linked")); err != nil {
		t.Skip(err)
	}
	overlay, _, diags := sets.Layers([]string{filepath.Join(dir, "sets")})
	if c, more := sets.Load(overlay, games.Vocabularies(), nil); len(diags)+len(more) > 0 || c.Set("riftbound", "s") == nil {
		t.Error(diags, more)
	}
}

// However many mistakes a file holds, telling of them takes no time to speak of and ends.
func TestCountlessMistakes(t *testing.T) {
	start := time.Now()
	c, diags := sets.Load(one(strings.Repeat("a = 1\n", 50000)), words(), nil)
	if n := len(diags); n == 0 || n > 200 {
		t.Errorf("%d findings", n)
	}
	var b strings.Builder
	if err := diag.NewWriter(&b, c.Sources(), 80, false).Write(diags); err != nil {
		t.Fatal(err)
	}
	if b.Len() > 50_000 || !strings.Contains(b.String(), "more findings in") {
		t.Errorf("%d bytes", b.Len())
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Error(d)
	}
}

// Old line ends are line ends, and a text that commands a terminal is none.
func TestLineEndsAndControls(t *testing.T) {
	if _, diags := sets.Load(one(strings.ReplaceAll(unit("A-1", "A"), "\n", "\r")), words(), nil); len(diags) > 0 {
		t.Error(diags)
	}
	_, diags := sets.Load(one(unit("A-1", "A", "  text = \"a\\u001b[2Jb\"")), words(), nil)
	if !has(diags, diag.WrongKind) {
		t.Error(diags)
	}
}

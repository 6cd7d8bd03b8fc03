package sets_test

import (
	"fmt"
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

// What a parser reads by recursion, or again and again, is refused before it does, in no time to speak of.
func TestExpressionsAreBounded(t *testing.T) {
	for name, value := range map[string]string{
		"splats":          "[1]" + strings.Repeat("[*]", 200_000),
		"attribute splat": "[1]" + strings.Repeat(".*", 200_000),
		"indexes":         "a" + strings.Repeat("[0]", 300_000),
		"attributes":      "a" + strings.Repeat(".b", 400_000),
		"sums":            "1" + strings.Repeat("+1", 400_000),
		"comparisons":     "1" + strings.Repeat("==1", 300_000),
		"choices":         strings.Repeat("true?1:", 100_000) + "1",
		"lines":           "<<A\n" + strings.Repeat("x\n", 200_000) + "A\n",
		"templates":       "\"" + strings.Repeat("${1}", 200_000) + "\"",
	} {
		start := time.Now()
		c, diags := sets.Load(one("card \"A-1\" {\n  text = "+value+"\n}\n"), words(), nil)
		if len(diags) == 0 || len(c.Sets) == 1 && len(c.Sets[0].Cards) > 0 {
			t.Errorf("%s: loads", name)
		} else if name != "templates" && !has(diags, diag.TooDeep) && !has(diags, diag.Syntax) {
			t.Errorf("%s: %.200v", name, diags)
		}
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%s: %v", name, d)
		}
	}
}

// Looking for what was meant ends, however many cards of a deck nobody knows; and no deck takes copies beyond count.
func TestCountlessUnknownCards(t *testing.T) {
	var b strings.Builder
	for i := range 30_000 {
		fmt.Fprintf(&b, "\"Nobody %d\" = 1\n", i)
	}
	start := time.Now()
	_, diags := sets.Load(one(unit("A-1", "Somebody")+"deck \"d\" {\n  name = \"D\"\n  main = {\n"+b.String()+"}\n}\n"), words(), nil)
	if !has(diags, diag.UnknownCard) {
		t.Errorf("%.200v", diags)
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Error(d)
	}
	for _, n := range []string{"2147483648", "9223372036854775808", "1e400", "1e999999999", "-1", "0.5", strings.Repeat("9", 100_000)} {
		_, diags := sets.Load(one(unit("A-1", "Somebody")+"deck \"d\" {\n  name = \"D\"\n  main = { Somebody = "+n+" }\n}\n"), words(), nil)
		if !has(diags, diag.OutOfRange) && !has(diags, diag.NotWhole) || len(diags.Error()) > 2000 {
			t.Errorf("%.20s: %.200v", n, diags)
		}
	}
}

// A set is as large as a set can be, and the message says what is left out.
func TestEndlessSets(t *testing.T) {
	many := func(from, n int) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(unit(fmt.Sprint("A-", from+i), fmt.Sprint("N ", from+i)))
		}
		return b.String()
	}
	fsys := one(many(0, 1600))
	for i := 1; i < 3; i++ {
		fsys[fmt.Sprintf("riftbound/s/more%d.hcl", i)] = &fstest.MapFile{Data: []byte(many(2000*i, 1600))}
	}
	c, diags := sets.Load(fsys, words(), nil)
	if len(diags) != 1 || !has(diags, diag.TooLarge) || c.Set("riftbound", "s") == nil || len(c.Set("riftbound", "s").Cards) != 1600 {
		t.Errorf("%v", diags)
	}
	fsys = one(unit("A-1", "A"))
	for i := range 12 {
		fsys[fmt.Sprintf("riftbound/s/more%02d.hcl", i)] = &fstest.MapFile{Data: []byte(strings.Repeat("#\n", 500_000))}
	}
	if _, diags = sets.Load(fsys, words(), nil); len(diags) != 1 || !has(diags, diag.TooLarge) {
		t.Errorf("%v", diags)
	}
}

// A text that is read in another direction than it is written is refused as one that commands the terminal, and shown as what it is
// wherever it stands.
func TestDirectionsAreSeen(t *testing.T) {
	const turned = "Kind\u202edesreveR"
	for _, text := range []string{unit("A-1", turned), unit("A-1", "A", "  text = \"a\u2066b\""), unit("A-1", "A", "  \u202ex = 1"), unit("A-1", "A", "  domains = [\"\u202efury\"]")} {
		c, diags := sets.Load(one(text), words(), nil)
		if len(diags) == 0 || len(c.Sets) == 1 && len(c.Sets[0].Cards) > 0 {
			t.Errorf("%q loads", text)
		}
		var b strings.Builder
		if err := diag.NewWriter(&b, c.Sources(), 80, false).Write(diags); err != nil {
			t.Fatal(err)
		}
		if strings.ContainsFunc(b.String(), diag.Commands) {
			t.Errorf("printed %q", b.String())
		}
	}
	if _, diags := sets.Load(one(unit("A-1", "\u05e9\u05dc\u05d5\u05dd")), words(), nil); len(diags) > 0 {
		t.Errorf("a name that is written from right to left: %v", diags)
	}
}

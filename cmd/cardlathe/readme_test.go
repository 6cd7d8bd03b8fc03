package main

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadmeMod: the mod of the README, as a zip with a folder around it, is content like any other, beside the sets of
// the working directory and named with --sets; what is wrong in it is told with its place in the zip.
func TestReadmeMod(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, set, ok := strings.Cut(string(text), "```hcl\nset \"lights\" {")
	if set, _, _ = strings.Cut(set, "```"); !ok {
		t.Fatal("the README has no set \"lights\"")
	}
	t.Chdir(t.TempDir())
	pack := func(name, script string) {
		var b bytes.Buffer
		w := zip.NewWriter(&b)
		for name, text := range map[string]string{
			"lights-1.2/set.hcl":                   "set \"lights\" {" + set,
			"lights-1.2/more.hcl":                  "card \"LIG-001\" {\n  name = \"Pier Keeper\"\n  type = \"unit\"\n  domains = [\"calm\"]\n  energy = 3\n  might = 3\n}\n",
			"lights-1.2/cards/pier-keeper.lua":     script,
			"lights-1.2/scenarios/pier-keeper.lua": "scenario \"Pier Keeper draws\" {\n  board = { A = { hand = { \"Pier Keeper\" }, runes = { calm = 3 } } },\n  play = function(s)\n    s.A:play(\"Pier Keeper\", { at = \"base\" })\n    s:resolve()\n    s:expect(s.A, { hand_size = 1 })\n  end,\n}\n",
		} {
			f, err := w.Create(name)
			if err != nil {
				t.Fatal(err)
			}
			f.Write([]byte(text))
		}
		w.Close()
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const script = "triggered {\n  on = self.played,\n  effect = function(fx) fx:draw(1) end,\n}\n"
	pack("lights.zip", script)
	pack("sets/lights.zip", script)
	if err := os.MkdirAll("other/set", 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("other/set/set.hcl", []byte("set \"other\" {\n  game = \"riftbound\"\n  title = \"Other\"\n  version = \"1.0.0\"\n}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	pack("bad/bad.zip", strings.Replace(script, "draw", "darw", 1))
	for _, c := range []struct {
		code int
		want string // part of what it says, on either stream
		args []string
	}{
		{exitFine, "0 errors, 0 warnings", []string{"check"}},
		{exitFine, "lights (lights.zip/lights-1.2/set.hcl:9)", []string{"list", "cards", "--overridden", "--sets", "lights.zip"}},
		{exitFine, "1 passed", []string{"test", "--run", "^Pier Keeper draws$", "sets/lights.zip/lights-1.2/scenarios/pier-keeper.lua"}},
		{exitFine, "1 passed", []string{"test", "--sets", "other", "lights.zip"}},
		{exitFine, "draw", []string{"check", "--sets", "other", "--permissions", "lights", "lights.zip"}},
		{exitFine, "annie", []string{"sim", "--sets", "lights.zip", "-a", "annie", "-b", "garen", "-n", "1"}},
		{exitFindings, "bad/bad.zip/lights-1.2/cards/pier-keeper.lua line 3:\n   3:   effect = function(fx) fx:darw(1) end,", []string{"check", "--sets", "bad/bad.zip"}},
	} {
		var out strings.Builder
		if got := run(c.args, strings.NewReader(""), &out, &out); got != c.code || !strings.Contains(out.String(), c.want) {
			t.Errorf("%v ends with %d, want %d and %q\n%s", c.args, got, c.code, c.want, out.String())
		}
	}
}

// TestReadme: a newcomer who types the README's card, script, scenario and formats into a set of their own has something
// that loads and passes.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := func(language string) (out []string) {
		for _, m := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
			out = append(out, m[1])
		}
		return out
	}
	first := func(list []string, with string) string {
		for _, b := range list {
			if at := strings.Index(b, with); at >= 0 {
				return b[at:]
			}
		}
		t.Fatalf("no block of the README has %q", with)
		return ""
	}
	formats := ""
	for _, m := range regexp.MustCompile("(?s)\n(format \"[^\"]+\" \\{\n.*?\n\\}\n)|`(format \"[^\"]+\" \\{[^`]*\\})`").FindAllStringSubmatch(string(text), -1) {
		formats += m[1] + strings.NewReplacer("{ ", "{\n", " }", "\n}\n").Replace(m[2])
	}
	if n := strings.Count(formats, "format \""); n != 2 {
		t.Fatalf("the README has %d formats:\n%s", n, formats)
	}
	script := strings.Replace(first(blocks("lua"), "triggered {"), "fx:deal(1, fx.foe)", "fx:deal(2, fx.foe)", 1)
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"set.hcl": "set \"harbor-lights\" {\n  game = \"riftbound\"\n  title = \"Harbor Lights\"\n  version = \"1.0.0\"\n}\n",
		"cards.hcl": "card \"HAR-002\" {\n  name = \"Pier Keeper\"\n  type = \"unit\"\n  domains = [\"calm\"]\n  energy = 3\n  might = 3\n}\n" +
			first(blocks("hcl"), "card \"HAR-003\""),
		"formats.hcl":               formats,
		"cards/pier-keeper.lua":     script,
		"cards/tide-caller.lua":     "triggered { on = self.played, effect = function(fx) fx:draw(1) end }\n",
		"scenarios/pier-keeper.lua": first(blocks("lua"), "scenario \"Pier Keeper"),
	} {
		at := filepath.Join("sets/riftbound/harbor-lights", name)
		if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"check"}, {"test", "sets/riftbound/harbor-lights"}} {
		var out, errs strings.Builder
		if code := run(args, strings.NewReader(""), &out, &errs); code != exitFine {
			t.Errorf("%v ends with %d\n%s%s", args, code, out.String(), errs.String())
		}
	}
	for _, limit := range []string{"50,000 times", "3,000 abilities"} {
		if !strings.Contains(string(text), limit) {
			t.Errorf("the README does not tell of %s", limit)
		}
	}
}

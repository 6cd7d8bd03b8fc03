package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

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

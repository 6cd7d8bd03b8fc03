package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"cardlathe": func() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// TestCommand runs the scripts in testdata: each is a use of the command as a person would type it. Scripts see the sets
// of the program; those of the repository are at $SETS.
func TestCommand(t *testing.T) {
	sets, err := filepath.Abs("../../sets")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(e *testscript.Env) error {
			e.Setenv("SETS", sets)
			e.Setenv("NO_COLOR", "1")
			return nil
		},
	})
}

// TestHelpFitsALine: help texts are broken where a line is full, and nowhere else.
func TestHelpFitsALine(t *testing.T) {
	root := newRoot(&app{})
	for _, c := range append(root.Commands(), root) {
		lines := strings.Split(c.Long, "\n")
		for i, line := range lines {
			if len(line) > 120 {
				t.Errorf("%s: this line is too long: %s", c.Name(), line)
			}
			if i+1 == len(lines) || line == "" || lines[i+1] == "" {
				continue
			}
			if next, _, _ := strings.Cut(lines[i+1], " "); len(line)+1+len(next) < 90 {
				t.Errorf("%s: this line is broken too early: %s", c.Name(), line)
			}
		}
	}
}

func TestExitCodes(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	bent := `{"type":"cardlathe-replay","version":1,"game":"riftbound","format":"proving-grounds","decks":["annie","garen"],` +
		`"seed":"1","content":"0000000000000001","hash":"0000000000000001","decisions":0}`
	if err := os.WriteFile("bent.jsonl", []byte(bent+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	// A deck that is written down and broken: in its own text, and by a card that nobody has.
	for name, text := range map[string]string{
		"extra/s/set.hcl":      "set \"s\" {\n  game = \"riftbound\"\n  title = \"S\"\n  version = \"1.0.0\"\n}\n",
		"extra/s/decks/a.hcl":  "deck \"a\" {\n  name = \"A\"\n  legend = \"OGS-017\"\n  champion = \"OGS-010\"\n  main = { \"NOPE-1\" = 3 }\n  runes = { \"OGN-007\" = 6 }\n  battlefields = [\"OGN-296\"]\n}\n",
		"extra/s/decks/bb.hcl": "deck \"bb\" {",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		code int
		args []string
	}{
		{exitContent, []string{"--sets", "extra", "sim", "-a", "a", "-b", "garen", "-n", "1"}},
		{exitContent, []string{"--sets", "extra", "sim", "-a", "bb", "-b", "garen", "-n", "1"}},
		{exitUse, []string{"--sets", "extra", "sim", "-a", "b", "-b", "garen", "-n", "1"}},
		{exitFine, []string{"list", "sets"}},
		{exitUse, []string{"lsit"}},
		{exitUse, []string{"list", "--nope"}},
		{exitUse, []string{"show", "card", "gsut"}},
		{exitUse, []string{"test", "nowhere"}},
		{exitUse, []string{"sim", "-a", "nobody", "-b", "garen"}},
		{exitUse, []string{"sim", "-a", "annie", "-b", "garen", "-c", "lux", "-n", "1"}},
		{exitUse, []string{"play", "-a", "annie", "-b", "garen", "--format", "war"}},
		{exitContent, []string{"--sets", "nowhere", "list", "sets"}},
		{exitDiffers, []string{"replay", "--verify", "bent.jsonl"}},
	} {
		var out, errs strings.Builder
		if got := run(c.args, strings.NewReader(""), &out, &errs); got != c.code {
			t.Errorf("%v ends with %d, want %d\n%s%s", c.args, got, c.code, out.String(), errs.String())
		}
	}
}

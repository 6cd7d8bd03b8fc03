package windfall_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestGuide: every excerpt in engine/NEWGAME.md stands, line for line, in the file that is named above it.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile("../NEWGAME.md")
	if err != nil {
		t.Fatal(err)
	}
	marker := regexp.MustCompile(`^<!-- (\S+) -->$`)
	source, excerpts := "", 0
	lines := strings.Split(string(text), "\n")
	for i := 0; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if m := marker.FindStringSubmatch(line); m != nil {
			source = m[1]
			continue
		}
		if !strings.HasPrefix(line, "```") {
			continue
		}
		begin, indent := i+1, lines[i][:len(lines[i])-len(line)] // that of a list
		for i++; i < len(lines) && strings.TrimSpace(lines[i]) != "```"; i++ {
		}
		for k := begin; k < i && k < len(lines); k++ {
			lines[k] = strings.TrimPrefix(lines[k], indent)
		}
		if i == len(lines) {
			t.Fatalf("NEWGAME.md:%d: a block has no end", begin)
		}
		switch block := strings.Join(lines[begin:i], "\n"); source {
		case "":
			t.Errorf("NEWGAME.md:%d: nothing tells where this block is from", begin)
		case "shell", "yours": // commands, and what the reader writes
		default:
			file, err := os.ReadFile(filepath.Join("..", "..", source))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains("\n"+string(file), "\n"+block+"\n") {
				t.Errorf("NEWGAME.md:%d: %s does not have this:\n%s", begin, source, block)
			}
			excerpts++
		}
		source = ""
	}
	if excerpts < 15 {
		t.Errorf("the guide has only %d excerpts", excerpts)
	}
}

// TestTiny: the guide promises a ruleset of under 300 lines and ten cards.
func TestTiny(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, name := range files {
		if !strings.HasSuffix(name, "_test.go") {
			n += strings.Count(read(t, name), "\n")
		}
	}
	if n == 0 || n >= 300 {
		t.Errorf("the ruleset has %d lines", n)
	}
	if n := strings.Count(read(t, "sets/windfall/first/cards.hcl"), "\ncard \"") + 1; n != 10 {
		t.Errorf("the set has %d cards", n)
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

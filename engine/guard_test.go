package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// gameWords are words of the three games that the kernel must not know. Words that any card game may use (unit of a
// test, board, deck, hand, zone, stack) are none of them; "row" is a row of a table here.
var gameWords = []string{
	// Riftbound
	"battlefield", "might", "rune", "showdown", "chain", "legend", "conquer", "champion", "recycle", "channel", "buff", "stun", "focus",
	"priority", "gear", "accelerate", "ganking", "assault", "deflect", "mulligan", "trash", "rift", "riftbound", "xp",
	// Union Arena, Duel of Champions
	"bp", "ap", "raid", "frontline", "backline", "mana", "hero", "retaliation", "arena", "duel",
}

// wordsOf splits an identifier or a text into lower-case words, without plural or third person endings.
func wordsOf(s string) []string {
	var out []string
	var word []rune
	end := func() {
		if len(word) > 0 {
			out = append(out, strings.ToLower(string(word)))
		}
		word = word[:0]
	}
	rs := []rune(s)
	for i, r := range rs {
		switch {
		case !unicode.IsLetter(r):
			end()
			continue
		case unicode.IsUpper(r) && (i > 0 && unicode.IsLower(rs[i-1]) || i > 0 && i+1 < len(rs) && unicode.IsUpper(rs[i-1]) && unicode.IsLower(rs[i+1])):
			end()
		}
		word = append(word, r)
	}
	end()
	return out
}

func forbiddenWord(s string) string {
	for _, w := range wordsOf(s) {
		for _, stem := range []string{w, strings.TrimSuffix(w, "s"), strings.TrimSuffix(w, "es"), strings.TrimSuffix(w, "ed"), strings.TrimSuffix(w, "ing")} {
			if slices.Contains(gameWords, stem) {
				return w
			}
		}
	}
	return ""
}

// ruleNumber finds what looks like the number of a rule in brackets: rulebooks are the games' own. (ids.go explains how
// they are written.)
var ruleNumber = regexp.MustCompile(`\((DOC-|UA-)?\d{1,3}\.\d|\([1-8]\d\d\b`)

// TestKernelKnowsNoGame: no identifier and no text of the kernel holds a word of one of the games, and no comment the number
// of a rule; words of games may stand in comments.
func TestKernelKnowsNoGame(t *testing.T) {
	for name, want := range map[string]string{"atBattlefield": "battlefield", "BPOf": "bp", "Runes": "runes", "run": "", "Buffer": "", "rows": "", "conquers": "conquers",
		"there is no rune here": "rune", "channelled": "", "mightBe": "might", "prune": "", "heroic": "", "XPPool": "xp"} {
		if got := forbiddenWord(name); got != want {
			t.Errorf("the guard finds %q in %q, not %q", got, name, want)
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files: %v", err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, group := range f.Comments {
			if number := ruleNumber.FindString(group.Text()); number != "" && file != "ids.go" {
				t.Errorf("%s: a comment of the kernel names a rule of a game: %s", set.Position(group.Pos()), number)
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			text := ""
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.Ident:
				if n.Name != "rune" { // Go's own
					text = n.Name
				}
			case *ast.BasicLit:
				if n.Kind == token.STRING {
					text, _ = strconv.Unquote(n.Value)
				}
			}
			if w := forbiddenWord(text); w != "" {
				t.Errorf("%s: %q holds the game's word %q", set.Position(n.Pos()), text, w)
			}
			return true
		})
	}
}

// TestImportsPointDown: which packages of the project import what.
func TestImportsPointDown(t *testing.T) {
	const module = "cardlathe"
	root := ".."
	rulesets := func(imported string) bool { return strings.HasPrefix(imported, module+"/engine/") }
	games := []string{}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() && e.Name() != "games" && e.Name() != "common" && e.Name() != "testdata" {
			games = append(games, "engine/"+e.Name())
		}
	}
	seen := map[string]bool{}
	walk := func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if base := d.Name(); name != root && (strings.HasPrefix(base, ".") || base == "testdata" || base == "node_modules") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		rel, _ := filepath.Rel(root, name)
		dir := filepath.ToSlash(filepath.Dir(rel))
		top, _, _ := strings.Cut(dir, "/")
		seen[dir] = true
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, spec := range f.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			own := imported == module || strings.HasPrefix(imported, module+"/")
			wrong := func(rule string) { t.Errorf("%s imports %s: %s", rel, imported, rule) }
			switch {
			case imported == module+"/engine/windfall":
				wrong("the example of NEWGAME.md is no part of the program")
			case dir == "engine":
				if own {
					wrong("the kernel imports nothing of the project")
				}
			case dir == "engine/common":
				if own && imported != module+"/engine" {
					wrong("the common words import the kernel alone")
				}
			case slices.Contains(games, dir):
				if own && imported != module+"/engine" && imported != module+"/engine/common" {
					wrong("a ruleset imports the kernel and the common words alone")
				}
			case dir == "engine/games":
				if own && imported != module+"/engine" && !rulesets(imported) {
					wrong("the list of rulesets imports kernel and rulesets alone")
				}
			case top == "scripts" || top == "sets" || top == "tools":
				if rulesets(imported) {
					wrong("scripts, sets and tools import no ruleset")
				}
				if top != "tools" && strings.HasPrefix(imported, module+"/tools") || strings.HasPrefix(imported, module+"/cmd") || top == "sets" && strings.HasPrefix(imported, module+"/scripts") {
					wrong("arrows point down: cmd, tools, scripts, sets, engine")
				}
			}
			if strings.HasPrefix(imported, "github.com/yuin/gopher-lua") && top != "scripts" && dir != "tools/scenario" {
				wrong("Lua is known to scripts and tools/scenario alone")
			}
			if top == "engine" {
				switch first, _, _ := strings.Cut(imported, "/"); first {
				case "os", "net", "time", "log", "syscall", "sync":
					wrong("the kernel has no clock, no files and no goroutines")
				case "math":
					if strings.HasPrefix(imported, "math/rand") {
						wrong("the kernel has its own generator")
					}
				}
			}
			if imported == "time" && dir != "tools/watch" && dir != "tools/dev" && dir != "tools/workbench" && top != "cmd" && !slices.Contains(stopwatches, filepath.ToSlash(rel)) {
				clocks(t, set, f, rel)
			}
		}
		return nil
	}
	if err := filepath.WalkDir(root, walk); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{"engine", "engine/common", "engine/riftbound", "engine/windfall", "engine/games", "scripts", "sets", "tools/scenario", "cmd/cardlathe"} {
		if !seen[dir] {
			t.Errorf("the guard saw no file of %s", dir)
		}
	}
}

// stopwatches are files that measure how long something took, for people to read; nothing depends on it.
var stopwatches = []string{"tools/scenario/run.go", "tools/simulate/cpu_other.go"}

// clocks: outside of the watcher, the loop, the server of pages and the command, package time serves its types (a context's deadline, a file's
// time, processor time as a duration), never the clock.
func clocks(t *testing.T, set *token.FileSet, f *ast.File, file string) {
	allowed := []string{"Time", "Duration", "Nanosecond", "Microsecond", "Millisecond", "Second", "Minute", "Hour"}
	ast.Inspect(f, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := s.X.(*ast.Ident); ok && x.Name == "time" && !slices.Contains(allowed, s.Sel.Name) {
			t.Errorf("%s: time.%s reads a clock in %s", set.Position(s.Pos()), s.Sel.Name, file)
		}
		return true
	})
}

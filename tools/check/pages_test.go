package check_test

import (
	"archive/zip"
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/check"
)

// codes finds every code that the program's source declares, with the name of its constant.
func codes(t *testing.T) map[diag.Code]string {
	out := map[diag.Code]string{}
	err := filepath.WalkDir("../..", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() && strings.HasPrefix(e.Name(), ".") && len(e.Name()) > 2 {
			return fs.SkipDir
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok || len(v.Values) != 1 {
				return true
			}
			if lit, ok := v.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, _ := strconv.Unquote(lit.Value); regexp.MustCompile(`^[A-Z]+[0-9]{3}$`).MatchString(s) {
					out[diag.Code(s)] = v.Names[0].Name
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

var again = regexp.MustCompile(`(?m)^(.*)\n# and so on, (\d+) times$`)

// project writes the files of an example into an empty folder, with what a set needs besides.
func project(t *testing.T, p diag.Page) {
	t.Helper()
	const mine = "sets/riftbound/mine"
	zips := map[string]*bytes.Buffer{}
	put := func(name string, text []byte) {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	need := map[string]string{
		"set.hcl":   "set \"mine\" {\n  game = \"riftbound\"\n  title = \"Mine\"\n  version = \"1.0.0\"\n}\n",
		"cards.hcl": "card \"MIN-001\" {\n  name = \"Lamp\"\n  type = \"unit\"\n  energy = 1\n  might = 2\n}\n",
	}
	for _, e := range p.Example {
		name, text := path.Join(mine, e.File), e.Text
		text = again.ReplaceAllStringFunc(text, func(s string) string {
			m := again.FindStringSubmatch(s)
			n, _ := strconv.Atoi(m[2])
			return strings.Repeat(m[1]+"\n", n)
		})
		delete(need, e.File)
		note, inside, _ := strings.Cut(e.Note, ", packed as ")
		switch {
		case note == "", note == "with a word that was renamed":
			put(name, []byte(text))
		case note == "a link to nowhere":
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink("nowhere", name); err != nil {
				t.Skip(err)
			}
		case note == "saved as UTF-16":
			out := []byte{0xff, 0xfe}
			for _, u := range utf16.Encode([]rune(text)) {
				out = append(out, byte(u), byte(u>>8))
			}
			put(name, out)
		case note == "saved as Latin-1":
			var out []byte
			for _, r := range text {
				out = append(out, byte(r))
			}
			put(name, out)
		case note == "in mod.zip":
			var b bytes.Buffer
			w := zip.NewWriter(&b)
			f, err := w.Create(inside)
			if err != nil {
				t.Fatal(err)
			}
			f.Write([]byte(text))
			w.Close()
			zips[path.Join(mine, "../mod.zip")] = &b
		case note == "without a set.hcl":
			put(name, []byte(text))
			need = nil
		default:
			t.Fatalf("what is a file %q?", e.Note)
		}
	}
	for name, b := range zips {
		put(name, b.Bytes())
	}
	for name, text := range need {
		put(path.Join(mine, name), []byte(text))
	}
}

// TestPages: every code that a finding can bear has one page, every page is of such a code, and its example gives the
// code where the example stands: in one of its own files.
func TestPages(t *testing.T) {
	declared := codes(t)
	seen := map[diag.Code]bool{}
	for _, p := range check.Pages() {
		if declared[p.Code] == "" {
			t.Errorf("the page %s is of no code", p.Code)
		}
		if seen[p.Code] {
			t.Errorf("%s has two pages", p.Code)
		}
		seen[p.Code] = true
		if p.Title == "" || p.Means == "" || p.Do == "" || len(p.Example) == 0 {
			t.Errorf("the page %s lacks a part", p.Code)
		}
	}
	for code, name := range declared {
		if !seen[code] {
			t.Errorf("%s (%s) has no page: write one in the pages.txt of its package", code, name)
		}
	}
	for _, p := range check.Pages() {
		t.Run(string(p.Code), func(t *testing.T) {
			t.Chdir(t.TempDir())
			project(t, p)
			tree, diags := sets.Overlaid(sets.Layer{FS: os.DirFS("sets"), Source: "sets", Root: "sets"})
			rules := games.All()
			if slices.ContainsFunc(p.Example, func(e diag.Example) bool { return e.Note == "with a word that was renamed" }) {
				for i := range rules {
					rules[i] = renamed{rules[i]}
				}
			}
			content, more := scripts.Open(tree, rules, nil, nil)
			list, _ := check.Run(tree, content, rules, append(diags, more...))
			i := slices.IndexFunc(list, func(d *diag.Diagnostic) bool { return d.Code == p.Code })
			if i < 0 {
				t.Fatalf("the example does not give the code, but\n%v", list)
			}
			// An example that is wrong in other ways teaches the wrong thing; what follows from its mistake is no other.
			for _, d := range list {
				if d.IsError() && d.Code != p.Code && !follows[p.Code][d.Code] {
					t.Errorf("the example gives %s too: %v", d.Code, d)
				}
			}
		})
	}
}

// renamed is a game of which one word was renamed.
type renamed struct{ engine.Ruleset }

func (r renamed) Vocabulary() *engine.Vocabulary {
	v := *r.Ruleset.Vocabulary()
	v.Renamed = []engine.Renamed{{Kind: "verb", Old: "take_card", New: "draw", API: 2}}
	return &v
}

// follows are findings that an example gives besides its own, since they cause it or come of it.
var follows = map[diag.Code]map[diag.Code]bool{
	"DECK001": {check.BrokenDeck: true}, // decks of examples are short
	"DECK002": {check.BrokenDeck: true},
	"DECK003": {check.BrokenDeck: true},
	"DECK004": {check.BrokenDeck: true, diag.WrongKind: true},
	"SET005":  {diag.RequiresBroken: true},
	"SET009":  {diag.MissingField: true},
}

package workbench

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/tools/board"
)

var formatVerb = regexp.MustCompile(`%[a-z]`)

// TestSentences: what the server says by itself, errors above all, is said in Chinese too.
func TestSentences(t *testing.T) {
	said := map[string]string{}
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) == 0 {
		t.Fatal(names, err)
	}
	files := token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		say := func(e ast.Expr) {
			lit, ok := e.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return
			}
			text, _ := strconv.Unquote(lit.Value)
			for text, rest, more := cut(text); ; text, rest, more = cut(rest) {
				n := 0
				text = formatVerb.ReplaceAllStringFunc(text, func(string) string { n++; return "{" + strconv.Itoa(n) + "}" })
				if strings.Trim(text, "{1}") != "" {
					said[text] = files.Position(e.Pos()).String()
				}
				if !more {
					break
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				called := ""
				switch f := n.Fun.(type) {
				case *ast.Ident:
					called = f.Name
				case *ast.SelectorExpr:
					if f.Sel.Name == "internal" {
						say(n.Args[1])
					}
					if x, ok := f.X.(*ast.Ident); ok {
						called = x.Name + "." + f.Sel.Name
					}
				}
				if slices.Contains([]string{"wrong", "missing", "barred", "clash", "inLanguage", "errors.New", "fmt.Errorf"}, called) {
					say(n.Args[0])
				}
			case *ast.AssignStmt:
				for i, left := range n.Lhs {
					if s, ok := left.(*ast.SelectorExpr); ok && s.Sel.Name == "notice" && len(n.Lhs) == len(n.Rhs) {
						say(n.Rhs[i])
					}
				}
			case *ast.FuncDecl:
				if n.Name.Name == "Error" || n.Name.Name == "unwritten" {
					ast.Inspect(n, func(n ast.Node) bool {
						if r, ok := n.(*ast.ReturnStmt); ok {
							say(r.Results[0])
						}
						return true
					})
				}
			}
			return true
		})
	}
	if len(said) < 50 {
		t.Errorf("only %d sentences are heard", len(said))
	}
	for text, at := range said {
		if got := board.Reword("zh", text); !strings.ContainsFunc(got, isHan) || strings.Contains(got, "{1}") != strings.Contains(text, "{1}") {
			t.Errorf("%s: %q is %q in Chinese", at, text, got)
		}
	}
}

func cut(text string) (string, string, bool) { return strings.Cut(text, "\n") }

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

// TestChineseWords: every word of a game that a page shows has a Chinese name.
func TestChineseWords(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		w := wordsFor(v, &engine.Library{Rules: rules}, "zh")
		if len(w.Types) == 0 {
			t.Fatalf("%s: no words", v.Game)
		}
		for group, list := range map[string][]Word{"phase": w.Phases, "type": w.Types, "trait": w.Traits, "status": w.Statuses, "counter": w.Counters, "color": w.Colors, "keyword": w.Keywords, "section": w.Sections} {
			for _, x := range list {
				if !strings.ContainsFunc(x.Label, isHan) {
					t.Errorf("%s: %s %q is called %q", v.Game, group, x.Name, x.Label)
				}
			}
		}
		for _, name := range slices.Concat(w.Picture.Costs, w.Picture.Stats) {
			for _, x := range w.Numbers {
				if x.Name == name && x.Label == "" {
					t.Errorf("%s: number %q is called %q", v.Game, name, x.Label)
				}
			}
		}
		for i := range v.Zones {
			name := v.Zones[i].Name
			z := w.Zones[name]
			if drawn := !v.Zones[i].Outside && z.Shape != engine.ShapeAside.String() && name != "seat"; drawn && !strings.ContainsFunc(z.Label, isHan) {
				t.Errorf("%s: zone %q is called %q", v.Game, name, z.Label)
			}
		}
		// What a picture names exists.
		for _, name := range slices.Concat(w.Picture.Counts, w.Picture.Marks, w.Picture.Pool) {
			if !slices.ContainsFunc(w.Counters, func(x Word) bool { return x.Name == name }) {
				t.Errorf("%s: the picture names %q, which is no counter that is shown", v.Game, name)
			}
		}
	}
}

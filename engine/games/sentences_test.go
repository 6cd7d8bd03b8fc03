package games_test

// What the rules say in English is said in Chinese as well: the sentences of the source are those of the tables sentences.tsv, and the
// other way round.

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/engine/windfall"
)

// speech is a package as far as it says something.
type speech struct {
	funcs    map[string]*ast.FuncDecl
	values   map[string]ast.Expr // constants and variables of the package
	literals map[string]bool     // all texts of it, as events are called
	said     map[string]string   // the sentences that it says, and where
	asked    map[string]string   // the texts of its decisions, and where
	files    *token.FileSet
	calls    map[string][]int // the functions that are told sentences, and by which arguments
}

// rulesSay are the calls by which rules say something; those of Say, SayAt are package common's. toolsSay are those of the tools.
var (
	rulesSay = map[string][]int{"imposed": {1}, "notTriggered": {1}, "Sentence": {0}, "Say": {2}, "SayAt": {2}, "Breach": {3, 4}}
	toolsSay = map[string][]int{"Say": {1}, "say": {0}, "asks": {0}, "many": {2, 3}}
)

// hole stands for what is not said literally.
const hole = "\x00"

var verbs = regexp.MustCompile(`%(\[\d\])?[a-z]`)

func speechOf(t *testing.T, dir string, calls map[string][]int) *speech {
	t.Helper()
	s := &speech{map[string]*ast.FuncDecl{}, map[string]ast.Expr{}, map[string]bool{}, map[string]string{}, map[string]string{}, token.NewFileSet(), calls}
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no files in %s: %v", dir, err)
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(s.files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				s.funcs[d.Name.Name] = d
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok {
						for i, n := range v.Names {
							if i < len(v.Values) {
								s.values[n.Name] = v.Values[i]
							}
						}
					}
				}
			}
		}
	}
	for _, f := range files {
		for _, d := range f.Decls {
			fn, _ := d.(*ast.FuncDecl)
			ast.Inspect(d, func(n ast.Node) bool { s.hear(n, fn); return true })
		}
	}
	return s
}

// hear notes what a node of the source says: reasons of refusals, what is asked of the table of sentences, what the log tells.
func (s *speech) hear(n ast.Node, fn *ast.FuncDecl) {
	say := func(e ast.Expr, before string) {
		for _, text := range s.texts(e, fn, 0) {
			s.add(before+verbs.ReplaceAllString(text, hole), e.Pos())
		}
	}
	switch n := n.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
			s.literals[strings.ReplaceAll(text, "_", " ")] = true
			s.literals[numbered(verbs.ReplaceAllString(text, hole))] = true
			s.literals["{1}"+text] = true // what begins with something
		}
	case *ast.KeyValueExpr:
		if k, ok := n.Key.(*ast.Ident); ok && k.Name == "Reason" && s.calls["Sentence"] != nil {
			say(n.Value, "")
		}
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			if i >= len(n.Rhs) {
				break
			}
			switch left := left.(type) {
			case *ast.SelectorExpr:
				if s.calls["Sentence"] == nil {
					continue
				}
				if left.Sel.Name == "Reason" && n.Tok == token.ADD_ASSIGN {
					say(n.Rhs[i], hole)
				} else if left.Sel.Name == "Reason" {
					say(n.Rhs[i], "")
				} else if left.Sel.Name == "Text" {
					if lit, ok := n.Rhs[i].(*ast.BasicLit); ok {
						for _, text := range s.texts(lit, fn, 0) {
							s.asked[text] = s.files.Position(lit.Pos()).String()
						}
					}
				}
			case *ast.Ident:
				if left.Name == "sentence" {
					say(n.Rhs[i], "")
				}
			}
		}
	case *ast.ValueSpec:
		for i, name := range n.Names {
			if len(n.Values) <= i || name.Name != "told" {
				continue
			}
			if list, ok := n.Values[i].(*ast.CompositeLit); ok {
				for _, x := range list.Elts {
					say(x.(*ast.KeyValueExpr).Value, "")
				}
			}
		}
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "append" {
			if to, ok := n.Args[0].(*ast.SelectorExpr); ok && to.Sel.Name == "Labels" {
				for _, label := range n.Args[1:] {
					if _, ok := label.(*ast.BasicLit); ok {
						say(label, "")
					}
				}
			}
		}
		name := ""
		switch f := n.Fun.(type) {
		case *ast.Ident:
			name = f.Name
		case *ast.SelectorExpr:
			if x, ok := f.X.(*ast.Ident); !strings.HasPrefix(f.Sel.Name, "Say") || ok && (x.Name == "common" || x.Name == "board") {
				name = f.Sel.Name
			}
		}
		for _, at := range s.calls[name] {
			if at < len(n.Args) {
				say(n.Args[at], "")
			}
		}
	}
}

// numbered numbers the holes of a text.
func numbered(text string) string {
	for k := 1; strings.Contains(text, hole); k++ {
		text = strings.Replace(text, hole, fmt.Sprintf("{%d}", k), 1)
	}
	return text
}

// add notes a sentence: its holes are numbered, and what may be left out of it is once said and once not.
func (s *speech) add(text string, at token.Pos) {
	text = numbered(text)
	if text == "" || text == "{1}" {
		return
	}
	for option, full := range map[string]string{"{at}": " at {place}", "{on}": " on the {line} line of {owner}"} {
		if strings.Contains(text, option) {
			s.add(strings.ReplaceAll(text, option, ""), at)
			text = strings.ReplaceAll(text, option, full)
		}
	}
	s.said[text] = s.files.Position(at).String()
}

// texts lists what an expression may say.
func (s *speech) texts(e ast.Expr, fn *ast.FuncDecl, depth int) []string {
	if depth > 8 {
		return nil
	}
	switch e := e.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return []string{text}
		}
	case *ast.BinaryExpr:
		var list []string
		for _, left := range s.part(e.X, fn, depth) {
			for _, right := range s.part(e.Y, fn, depth) {
				list = append(list, left+right)
			}
		}
		return list
	case *ast.CompositeLit:
		var list []string
		for _, x := range e.Elts {
			if kv, ok := x.(*ast.KeyValueExpr); ok {
				x = kv.Value
			}
			list = append(list, s.texts(x, fn, depth+1)...)
		}
		return list
	case *ast.IndexExpr:
		return s.texts(e.X, fn, depth+1)
	case *ast.Ident:
		if v := s.values[e.Name]; v != nil {
			return s.texts(v, nil, depth+1)
		}
		var list []string
		if fn != nil {
			ast.Inspect(fn, func(n ast.Node) bool {
				if a, ok := n.(*ast.AssignStmt); ok {
					for i, left := range a.Lhs {
						if id, ok := left.(*ast.Ident); ok && id.Name == e.Name && i < len(a.Rhs) {
							list = append(list, s.texts(a.Rhs[i], fn, depth+1)...)
						}
					}
				}
				return true
			})
		}
		return list
	case *ast.CallExpr:
		switch f := e.Fun.(type) {
		case *ast.SelectorExpr:
			if x, ok := f.X.(*ast.Ident); ok && x.Name == "fmt" && f.Sel.Name == "Sprintf" {
				list := s.texts(e.Args[0], fn, depth+1)
				for i := range list {
					list[i] = verbs.ReplaceAllString(list[i], hole)
				}
				return list
			}
		case *ast.Ident:
			called := s.funcs[f.Name]
			if called == nil {
				return nil
			}
			var list []string
			ast.Inspect(called, func(n ast.Node) bool {
				if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) > 0 {
					list = append(list, s.texts(r.Results[0], called, depth+1)...)
				}
				return true
			})
			return list
		}
	}
	return nil
}

// part lists what a part of a joined text says; what is not literal is a hole.
func (s *speech) part(e ast.Expr, fn *ast.FuncDecl, depth int) []string {
	switch x := e.(type) {
	case *ast.BasicLit, *ast.BinaryExpr:
		return s.texts(e, fn, depth+1)
	case *ast.CallExpr:
		if f, ok := x.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Sprintf" {
			return s.texts(e, fn, depth+1)
		}
	}
	return []string{hole}
}

func tableOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "sentences.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	table := engine.ReadSentences(string(text)).All()
	if len(table) == 0 {
		t.Errorf("%s: sentences.tsv is empty", dir)
	}
	return table
}

func TestSentences(t *testing.T) {
	kernel, shared := tableOf(t, ".."), tableOf(t, "../common")
	said := map[string]bool{}
	check := func(dir string, s *speech, own map[string]string, tables ...map[string]string) {
		for sentence, at := range s.said {
			said[sentence] = true
			if !slices.ContainsFunc(append(tables, own), func(m map[string]string) bool { return m[sentence] != "" }) {
				t.Errorf("%s: %q has no Chinese sentence; write one into sentences.tsv of %s", at, sentence, dir)
			}
		}
		for text := range s.literals { // events are told by their names
			said[text] = true
		}
		for sentence := range own {
			if s.said[sentence] == "" && !s.literals[sentence] && dir != "../common" {
				t.Errorf("%s/sentences.tsv: nothing says %q any more", dir, sentence)
			}
		}
	}
	questions := map[string]map[string]string{} // by the game, whose folder is its id without hyphens
	check("..", speechOf(t, "..", rulesSay), kernel)
	check("../common", speechOf(t, "../common", rulesSay), shared, kernel)
	for _, game := range rulesets(t) {
		dir := filepath.Join("..", game)
		s := speechOf(t, dir, rulesSay)
		check(dir, s, tableOf(t, dir), shared, kernel)
		questions[game] = s.asked
	}
	tools, toolSays := tableOf(t, "../../tools/board"), map[string]bool{}
	dirs, _ := filepath.Glob("../../tools/*")
	for _, dir := range append(dirs, "../../cmd/cardlathe") {
		if files, _ := filepath.Glob(filepath.Join(dir, "*.go")); len(files) == 0 {
			continue
		}
		s := speechOf(t, dir, toolsSay)
		for text := range s.literals { // errors are worded where they are answered
			toolSays[text] = true
		}
		for sentence, at := range s.said {
			if toolSays[sentence] = true; tools[sentence] == "" {
				t.Errorf("%s: %q has no Chinese sentence; write one into tools/board/sentences.tsv", at, sentence)
			}
		}
	}
	for sentence := range tools {
		if !toolSays[sentence] {
			t.Errorf("tools/board/sentences.tsv: nothing says %q any more", sentence)
		}
	}
	for sentence := range shared {
		if !said[sentence] {
			t.Errorf("../common/sentences.tsv: nothing says %q any more", sentence)
		}
	}
	for _, rules := range append(games.All(), windfall.New()) {
		v := rules.Vocabulary()
		for _, e := range v.Events {
			if name := strings.ReplaceAll(e.Name, "_", " "); v.Sentence(name, "zh") == name {
				t.Errorf("%s: the event %q has no Chinese name", v.Game, name)
			}
		}
		means := func(what, name, doc string) { // words explain themselves on the page
			if _, rule := engine.ParseRule(doc); doc != "" && !rule && v.Sentence(doc, "zh") == doc && v.Game != "windfall" {
				t.Errorf("%s: what the %s %q means has no Chinese sentence: %q", v.Game, what, name, doc)
			}
		}
		for i := range v.Zones {
			means("zone", v.Zones[i].Name, v.Zones[i].Doc)
		}
		for i := range v.Sections {
			means("section", v.Sections[i].Name, v.Sections[i].Doc)
		}
		for i := range v.Keywords {
			means("keyword", v.Keywords[i].Name, v.Keywords[i].Doc)
		}
		for what, words := range map[string][]engine.Word{"type": v.Types, "status": v.Statuses, "counter": v.Counters, "trait": v.Traits} {
			for _, w := range words {
				if !w.Internal {
					means(what, w.Name, w.Doc)
				}
			}
		}
		for _, f := range v.CostFields {
			if f.Kind == engine.CostObjects && (v.Sentence(f.Doc, "zh") == f.Doc || v.Term("ask", f.Name, "zh") == "") {
				t.Errorf("%s: of the cost %q (%s) there is no sentence, or no term ask.%s", v.Game, f.Name, f.Doc, f.Name)
			}
		}
		for text, at := range questions[strings.ReplaceAll(v.Game, "-", "")] {
			if v.Term("ask", text, "zh") == "" && v.Term("keyword", text, "zh") == "" {
				t.Errorf("%s: %q is asked, and there is no term ask.%s", at, text, text)
			}
		}
	}
}

// TestSentencesKeepPlaceholders: what a sentence says of names and numbers, its Chinese one says too.
func TestSentencesKeepPlaceholders(t *testing.T) {
	placeholder := regexp.MustCompile(`\{[a-z0-9]*\}`)
	in := func(text string) []string {
		list := placeholder.FindAllString(text, -1)
		slices.Sort(list)
		return list
	}
	for _, dir := range append(rulesets(t), "common", ".", "../tools/board") {
		for english, chinese := range tableOf(t, filepath.Join("..", dir)) {
			if strings.Contains(chinese, "{asks}") { // in place of what the English one says of a filter
				continue
			}
			if want, got := in(english), in(chinese); !slices.Equal(want, got) {
				t.Errorf("%s: %q has %v, and %q has %v", dir, english, want, chinese, got)
			}
		}
	}
}

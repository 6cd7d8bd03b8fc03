package games_test

import (
	"bytes"
	"cmp"
	"flag"
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
)

var update = flag.Bool("update", false, "rewrite generated and golden files; read the diff before you commit it")

// TestCodeTables: the table of each ruleset that tells which symbol implements which rule is that of its source. A rule is
// implemented where the code says its number, as engine.R, R or book.R or in a comment of a function, and that of a keyword where
// a function speaks of the keyword's constant.
func TestCodeTables(t *testing.T) {
	for _, r := range games.All() {
		v := r.Vocabulary()
		dir := filepath.Join("..", packageOf(v))
		table, err := codeTable(dir, v)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(dir, "code.tsv")
		if *update {
			if err := os.WriteFile(name, table, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if old, err := os.ReadFile(name); err != nil || !bytes.Equal(old, table) {
			t.Errorf("%s is not what the source says; renew it: go test ./engine/games -run TestCodeTables -update", name)
		}
	}
}

// packageOf is the name of the package of a ruleset: that of the game without hyphens.
func packageOf(v *engine.Vocabulary) string { return strings.ReplaceAll(v.Game, "-", "") }

// prefixOf is what the rule numbers of a game begin with: "UA-", or nothing.
func prefixOf(v *engine.Vocabulary) string {
	if len(v.Rulebook) == 0 {
		return ""
	}
	first := v.Rulebook[0].Number
	return first[:strings.LastIndexByte(first, '-')+1]
}

// codeTable parses the package in a folder and writes the table: number, package, symbol, one a line.
func codeTable(dir string, v *engine.Vocabulary) ([]byte, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	for _, t := range v.Rulebook {
		known[t.Number] = true
	}
	keywords := map[string]string{}
	for _, k := range v.Keywords {
		keywords[strings.ReplaceAll(k.Name, "-", "")] = k.Rule.String()
	}
	prefix := prefixOf(v)
	said := regexp.MustCompile(`\b` + prefix + ruleNumber)
	if prefix != "" {
		said = regexp.MustCompile(`\b` + prefix + bookNumber)
	}
	found := map[engine.RuleCode]bool{}
	fset := token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		for _, decl := range f.Decls {
			for _, s := range symbolsOf(decl, f.Comments) {
				for _, number := range slices.Concat(numbersIn(s.node, prefix), numbersSaid(s.text, said, known), keywordsIn(s.node, keywords)) {
					found[engine.RuleCode{Number: number, Package: "engine/" + packageOf(v), Symbol: s.name}] = true
				}
			}
		}
	}
	var list []engine.RuleCode
	for c := range found {
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b engine.RuleCode) int {
		return cmp.Or(slices.Compare(parts(a.Number), parts(b.Number)), strings.Compare(a.Symbol, b.Symbol))
	})
	var b bytes.Buffer
	for _, c := range list {
		fmt.Fprintf(&b, "%s\t%s\t%s\n", c.Number, c.Package, c.Symbol)
	}
	return b.Bytes(), nil
}

// parts makes numbers of a rule number, so that 323.10 comes after 323.9.
func parts(number string) []int {
	var out []int
	for p := range strings.SplitSeq(number[strings.LastIndexByte(number, '-')+1:], ".") {
		n, err := strconv.Atoi(p)
		if err != nil {
			n = int(p[0])
		}
		out = append(out, n)
	}
	return out
}

// symbol is something with a name, the code that belongs to it and what its comments say.
type symbol struct {
	name string
	node ast.Node
	text string
}

// symbolsOf lists what a declaration declares: a function, or names with their values. An entry of a table that has a
// Name is a symbol of its own: verbs["deal"].
func symbolsOf(decl ast.Decl, comments []*ast.CommentGroup) (out []symbol) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		name := d.Name.Name
		if d.Recv != nil {
			of := d.Recv.List[0].Type
			if p, ok := of.(*ast.StarExpr); ok {
				of = p.X
			}
			name = of.(*ast.Ident).Name + "." + name
		}
		text := d.Doc.Text()
		for _, c := range comments {
			if d.Pos() <= c.Pos() && c.End() <= d.End() {
				text += c.Text()
			}
		}
		out = append(out, symbol{name, d, text})
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			s, ok := spec.(*ast.ValueSpec)
			if !ok {
				continue
			}
			for _, n := range s.Names {
				out = append(out, namedEntries(n.Name, s)...)
			}
		}
	}
	return out
}

// namedEntries takes the named entries of a table apart.
func namedEntries(table string, node ast.Node) (out []symbol) {
	ast.Inspect(node, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		for _, e := range lit.Elts {
			if p, ok := e.(*ast.KeyValueExpr); ok {
				if key, ok := p.Key.(*ast.Ident); ok && key.Name == "Name" {
					if text, ok := p.Value.(*ast.BasicLit); ok {
						out = append(out, symbol{fmt.Sprintf("%s[%s]", table, text.Value), lit, ""})
						return false
					}
				}
			}
		}
		return true
	})
	if len(out) == 0 {
		out = append(out, symbol{table, node, ""})
	}
	return out
}

// numbersIn lists the rules that code names by engine.R, or by R or book.R of a package whose rules have a prefix, as far as
// they stand there as numbers.
func numbersIn(node ast.Node, prefix string) (out []string) {
	ast.Inspect(node, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		switch f := call.Fun.(type) {
		case *ast.SelectorExpr:
			if of, ok := f.X.(*ast.Ident); !ok || f.Sel.Name != "R" || of.Name != "engine" && of.Name != "book" {
				return true
			}
		case *ast.Ident:
			if f.Name != "R" {
				return true
			}
		default:
			return true
		}
		var args []int
		for _, a := range call.Args {
			lit, ok := a.(*ast.BasicLit)
			if !ok {
				break
			}
			v, err := strconv.Atoi(lit.Value)
			if err != nil {
				break
			}
			args = append(args, v)
		}
		if len(args) > 0 {
			number := engine.R(args[0], args[1:]...).String()
			if prefix != "" {
				number = prefix + strings.TrimLeft(number, "0")
			}
			out = append(out, number)
		}
		return true
	})
	return out
}

// keywordsIn lists the rules of the keywords that a function speaks of.
func keywordsIn(node ast.Node, rules map[string]string) (out []string) {
	if _, ok := node.(*ast.FuncDecl); !ok {
		return nil
	}
	ast.Inspect(node, func(n ast.Node) bool {
		if _, ok := n.(*ast.SelectorExpr); ok { // a name of another package, or of a value
			return false
		}
		if id, ok := n.(*ast.Ident); ok && rules[id.Name] != "" {
			out = append(out, rules[id.Name])
		}
		return true
	})
	return out
}

// How comments write numbers of rules: those without a prefix have three digits.
const (
	ruleNumber = `\d{3}(\.\d+(\.[a-z](\.\d+)?)?)?\b`
	bookNumber = `\d+(\.\d+(\.[a-z](\.\d+)?)?)?\b`
)

// numbersSaid lists the rules that a comment names: numbers whose line, or one above it, is in the rulebook.
func numbersSaid(text string, said *regexp.Regexp, known map[string]bool) (out []string) {
	for _, number := range said.FindAllString(text, -1) {
		for at := number; at != ""; at = at[:max(0, strings.LastIndexByte(at, '.'))] {
			if known[at] {
				out = append(out, number)
				break
			}
		}
	}
	return out
}

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"cardlathe/tools/board"
)

// TestErrorsInChinese: what the commands and new refuse is said in Chinese with --lang zh, line by line; what a line says by its values
// alone has no words of its own. Texts in several parts are held by the scripts in testdata.
func TestErrorsInChinese(t *testing.T) {
	var files []string
	for _, pattern := range []string{"*.go", "../../tools/scaffold/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: no files: %v", pattern, err)
		}
		files = append(files, found...)
	}
	verb := regexp.MustCompile(`%[+.0-9]*[a-z]`)
	name := regexp.MustCompile(`^--[a-z]+: `) // of a flag, before what is wrong with its value
	fill := func(line string) string {
		// A value that is glued to the end is a hint, or nothing.
		if i := strings.LastIndex(line, "%s"); i > 0 && i == len(line)-2 && line[i-1] != ' ' {
			line = line[:i]
		}
		return verb.ReplaceAllStringFunc(line, func(v string) string {
			if v == "%q" {
				return `"7"`
			}
			return "7"
		})
	}
	n := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				return true
			}
			at := -1
			switch fun := call.Fun.(type) {
			case *ast.Ident:
				if fun.Name == "fail" || fun.Name == "wrongUse" {
					at = 1
				}
			case *ast.SelectorExpr:
				if fun.Sel.Name == "Errorf" {
					at = 0
				}
			}
			if at < 0 || len(call.Args) <= at {
				return true
			}
			literal, ok := call.Args[at].(*ast.BasicLit)
			if !ok {
				return true
			}
			format, _ := strconv.Unquote(literal.Value)
			for line := range strings.Lines(format) {
				english := fill(strings.TrimRight(line, "\n"))
				if !strings.ContainsFunc(verb.ReplaceAllString(name.ReplaceAllString(line, ""), ""), unicode.IsLetter) {
					continue
				}
				n++
				if said := board.Reword("zh", english); !strings.ContainsFunc(said, func(r rune) bool { return unicode.Is(unicode.Han, r) }) {
					t.Errorf("%s: %q has no Chinese sentence; write one into tools/board/reports.tsv", set.Position(literal.Pos()), line)
				}
			}
			return true
		})
	}
	if n < 60 {
		t.Errorf("only %d sentences are looked at", n)
	}
}

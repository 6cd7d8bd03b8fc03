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
)

// gameWords are words of one game that the command and the tools get from its vocabulary. Comments and examples of paths
// may hold them.
var gameWords = regexp.MustCompile(`(?i)battlefield|showdown|(^|[^a-z])chain|legend|champion|mulligan|conquer|(^|[^a-z])might([^a-z]|$)|energy|(^|[^a-z])xp([^a-z]|$)`)

// TestNoWordsOfAGame: what a game calls things is asked of its vocabulary, so that the next game needs no change here.
func TestNoWordsOfAGame(t *testing.T) {
	var files []string
	for _, pattern := range []string{"*.go", "../../tools/*/*.go", "../../sets/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: no files: %v", pattern, err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			text := ""
			switch n := n.(type) {
			case *ast.Ident:
				text = n.Name
			case *ast.BasicLit:
				if n.Kind == token.STRING {
					text, _ = strconv.Unquote(n.Value)
				}
			}
			if w := gameWords.FindString(text); w != "" {
				t.Errorf("%s: %q holds %q, a word of one game", set.Position(n.Pos()), text, strings.TrimSpace(w))
			}
			return true
		})
	}
}

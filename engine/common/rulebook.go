package common

import (
	"strings"

	"cardlathe/engine"
)

// Rulebook reads a rulebook that is kept as text: one line a rule, its number, a tab, what it says. Every line is one that
// scenarios are to prove. prefix is that of the book.
func Rulebook(prefix, text string) []engine.RuleText {
	var list []engine.RuleText
	for line := range strings.Lines(text) {
		if number, gloss, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			list = append(list, engine.RuleText{Number: prefix + number, Gloss: gloss, Testable: true})
		}
	}
	return list
}

// CodeTable reads a table of the symbols that implement rules: number, package, symbol.
func CodeTable(text string) []engine.RuleCode {
	var list []engine.RuleCode
	for _, f := range Columns(text, 3) {
		list = append(list, engine.RuleCode{Number: f[0], Package: f[1], Symbol: f[2]})
	}
	return list
}

// Columns are the lines of a table of text that have n columns, with tabs between them.
func Columns(table string, n int) [][]string {
	var out [][]string
	for line := range strings.SplitSeq(table, "\n") {
		if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) == n {
			out = append(out, f)
		}
	}
	return out
}

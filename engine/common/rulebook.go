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

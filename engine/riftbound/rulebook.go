package riftbound

// The rulebook is data beside the code: rules.tsv, one line a rule in our own words with how sure we are of it, and
// definitions.tsv, the lines among those that scenarios are to prove which say only what a word means, each with the
// reason. At most a tenth of them may be declared so. code.tsv tells which symbol implements which rule; a test makes it
// of the source.

import (
	_ "embed"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

//go:embed rules.tsv
var rulebook string

//go:embed definitions.tsv
var definitions string

//go:embed code.tsv
var code string

// provable are the sections that scenarios are to prove: playing the game, and the keywords.
var provable = [][2]int{{300, 480}, {800, 829}}

func readRulebook() []engine.RuleText {
	reasons := map[string]string{}
	for _, f := range common.Columns(definitions, 2) {
		reasons[f[0]] = f[1]
	}
	var list []engine.RuleText
	for _, f := range common.Columns(rulebook, 3) {
		t := engine.RuleText{Number: f[0], Gloss: f[1], Confidence: f[2], Definition: reasons[f[0]]}
		t.Testable = testable(t.Number, t.Gloss)
		list = append(list, t)
	}
	return list
}

// testable reports whether a line says something that can happen, in a section that scenarios are to prove.
func testable(number, gloss string) bool {
	if strings.HasPrefix(gloss, "Heading") || strings.HasPrefix(gloss, "Section") {
		return false
	}
	first, _, _ := strings.Cut(number, ".")
	section, err := strconv.Atoi(first)
	for _, s := range provable {
		if err == nil && section >= s[0] && section <= s[1] {
			return true
		}
	}
	return false
}

package unionarena

// The rulebook is data beside the code: rules.tsv, one line a rule in our own words, with its kind, and code.tsv, which tells
// which symbol implements which rule; a test makes it of the source.

import (
	_ "embed"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

//go:embed rules.tsv
var rulebook string

//go:embed code.tsv
var code string

// readRulebook reads the lines number, kind, gloss. The kind is heading, rule, inferred (a default that a knob of the format
// or a comment of it names), or definition, after which comes the reason why no scenario proves it.
func readRulebook() []engine.RuleText {
	var list []engine.RuleText
	for _, f := range common.Columns(rulebook, 3) {
		kind, reason, _ := strings.Cut(f[1], ": ")
		list = append(list, engine.RuleText{Number: f[0], Gloss: f[2], Confidence: kind, Testable: kind != "heading", Definition: reason})
	}
	return list
}

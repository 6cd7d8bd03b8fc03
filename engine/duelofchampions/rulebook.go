package duelofchampions

// The rulebook is data beside the code: rules.tsv, one line a rule in our own words with how sure we are of it: D the primary
// document says it, L later sources do, O it is open and our default. definitions.tsv are those that say only what a word means or
// where to read on, each with the reason; at most a tenth. code.tsv tells which symbol implements which rule; a test
// makes it of the source.

import (
	_ "embed"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

//go:embed rules.tsv
var rulebook string

//go:embed definitions.tsv
var definitions string

//go:embed code.tsv
var code string

// sureness words how sure we are of a rule.
var sureness = map[string]string{"D": "of the primary document", "L": "of later sources", "O": "open, a default", "H": "heading"}

func readRulebook() []engine.RuleText {
	reasons := map[string]string{}
	for _, f := range common.Columns(definitions, 2) {
		reasons[f[0]] = f[1]
	}
	var list []engine.RuleText
	for _, f := range common.Columns(rulebook, 3) {
		list = append(list, engine.RuleText{Number: "DOC-" + f[0], Gloss: f[2], Confidence: sureness[f[1]], Definition: reasons[f[0]], Testable: f[1] != "H"})
	}
	return list
}

package duelofchampions

// The rulebook is data beside the code: rules.tsv, one line a rule in our own words with how sure we are of it: D the primary
// document says it, L later sources do, O it is open and our default. definitions.tsv are those that say only what a word means or
// where to read on, each with the reason; at most a tenth. code.tsv tells which symbol implements which rule; a test
// makes it of the source.

import (
	_ "embed"
	"strings"

	"cardlathe/engine"
)

//go:embed rules.tsv
var rulebook string

//go:embed definitions.tsv
var definitions string

//go:embed code.tsv
var code string

func readRulebook() []engine.RuleText {
	reasons := map[string]string{}
	for _, f := range columns(definitions, 2) {
		reasons[f[0]] = f[1]
	}
	var list []engine.RuleText
	for _, f := range columns(rulebook, 3) {
		list = append(list, engine.RuleText{Number: "DOC-" + f[0], Gloss: f[2], Confidence: f[1], Definition: reasons[f[0]], Testable: f[1] != "H"})
	}
	return list
}

func readCode() []engine.RuleCode {
	var list []engine.RuleCode
	for _, f := range columns(code, 3) {
		list = append(list, engine.RuleCode{Number: f[0], Package: f[1], Symbol: f[2]})
	}
	return list
}

// columns are the lines of a table of text that have n columns.
func columns(table string, n int) [][]string {
	var out [][]string
	for line := range strings.SplitSeq(table, "\n") {
		if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) == n {
			out = append(out, f)
		}
	}
	return out
}

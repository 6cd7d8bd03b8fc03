package scenario

// Which rules of the rulebook do the scenarios prove? Citing a number is no proof, and neither is an event that carries
// it: a scenario proves a line of the rulebook when it passes, cites the number, something that happened or was refused
// in it carries the number, and something is expected afterwards. So few numbers count in one scenario because one
// position shows few rules well.

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// MaxProofs is how many of the numbers that a scenario cites can be proven by it: the first ones.
const MaxProofs = 6

// Citation is what a run makes of one of the rules that its scenario cites.
type Citation struct {
	Rule    string // as cited
	Line    string // number of the line of the rulebook that it counts for; "" when there is none
	Counts  bool   // it is among the first MaxProofs
	Carried bool   // an event or a refusal of the run carries it
	Proven  bool   // it counts, is carried, and something was expected afterwards
}

// proof is what a run gathers for its citations.
type proof struct {
	events   int // how many there were when something was last expected
	refusals []refusal
	checked  int // how many of them something was expected after
	applied  int // how many rules had been noted as applied then
}

// refusal is a step that was refused, as the scenario expects.
type refusal struct {
	rule   engine.Rule
	player engine.Player
	action string
	reason string
	// chinese is the reason in Chinese, for an explanation.
	chinese string
	step    int // of the record that comes after it
	line    int
}

// expected notes that something is expected of the game as it stands.
func (p *proof) expected(g *engine.Game) {
	p.events, p.checked, p.applied = g.Events(), len(p.refusals), len(g.Applied())
}

// refused lists the rules that the refusals carry.
func (p *proof) refused() []string {
	var out []string
	for _, r := range p.refusals {
		if s := r.rule.String(); s != "" && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	return out
}

// citations tells what became of the cited rules.
func (r *run) citations() []Citation {
	words := r.scenario.file.words
	var out []Citation
	counted := 0
	for _, cited := range r.scenario.Rules {
		if slices.ContainsFunc(out, func(c Citation) bool { return c.Rule == cited }) {
			continue
		}
		c := Citation{Rule: cited, Line: lineOf(words.Rulebook, cited), Counts: counted < MaxProofs}
		counted++
		proven := false
		carried := func(got engine.Rule, before bool) {
			if carries(got, cited, c.Line) {
				c.Carried, proven = true, proven || before
			}
		}
		for i := 1; i < r.game.Events(); i++ {
			e := r.game.Event(engine.EventID(i))
			carried(e.Rule, i < r.proof.events)
			carried(e.Step, i < r.proof.events)
		}
		for i, x := range r.game.Applied() {
			carried(x.Rule, i < r.proof.applied)
		}
		for i, x := range r.proof.refusals {
			carried(x.rule, i < r.proof.checked)
		}
		c.Proven = c.Counts && proven && r.failure == nil
		out = append(out, c)
	}
	return out
}

// carries reports whether a rule that the kernel gives is a cited number, one below it, or one between it and the line
// of the rulebook that it counts for.
func carries(got engine.Rule, number, line string) bool {
	return citesRule(got, number) || line != "" && citesRule(got, line) && below(number, got.String())
}

// citesRule reports whether a rule is the wanted one or stands below it. A number that engine.Rule cannot hold counts as
// the nearest above it.
func citesRule(got engine.Rule, want string) bool {
	if r, ok := engine.ParseRule(want); ok {
		want = r.String()
	}
	s := got.String()
	return s != "" && (s == want || below(s, want))
}

// below reports whether a number stands below another.
func below(number, of string) bool { return strings.HasPrefix(number, of+".") }

// above is the number that a number stands below, "" for a section.
func above(number string) string {
	return number[:max(0, strings.LastIndexByte(number, '.'))]
}

// lineOf is the number of the line that a cited number counts for: its own, else the nearest above it, "" for none.
func lineOf(book []engine.RuleText, number string) string {
	for number != "" && !slices.ContainsFunc(book, func(t engine.RuleText) bool { return t.Number == number }) {
		number = above(number)
	}
	return number
}

// checkRules fails for a cited rule that the rulebook does not have, nor any ancestor of it.
func (r *run) checkRules() {
	words := r.scenario.file.words
	if len(words.Rulebook) == 0 {
		return
	}
	for _, cited := range r.scenario.Rules {
		if lineOf(words.Rulebook, cited) == "" {
			r.failure = &Failure{Phase: PhasePlain, Message: fmt.Sprintf("the rulebook has no rule %s and no ancestor of it", cited), Line: r.scenario.Line}
			return
		}
	}
}

// RuleLine is a testable line of a rulebook with what the scenarios make of it.
type RuleLine struct {
	engine.RuleText
	Proven bool
	By     []string // titles of the scenarios that prove it; of a line with lines below it they stand there
	// Short is what an unproven line wants: "no scenario cites it".
	Short string
}

// Coverage is how much of the rulebook of a game its scenarios prove.
type Coverage struct {
	Game  string
	Lines []RuleLine // the testable ones, definitions among them, in the order of the book
	// Testable counts the lines, Definitions those of them that are declared definitions, Proven those of the rest that
	// are proven.
	Testable, Definitions, Proven int
	// Crowded are the titles of the scenarios that cite more than MaxProofs rules.
	Crowded []string
}

// Share is the share of the testable lines, definitions aside, that are proven.
func (c *Coverage) Share() float64 {
	if c.Testable == c.Definitions {
		return 0
	}
	return float64(c.Proven) / float64(c.Testable-c.Definitions)
}

// Cover tells which lines of the rulebook of a game the results of its scenarios prove. A line with lines below it is
// proven when all of them are, definitions aside.
func Cover(words *engine.Vocabulary, results []Result) *Coverage {
	out := &Coverage{Game: words.Game}
	index := map[string]int{}
	under := map[string][]string{}
	for _, t := range words.Rulebook {
		if !t.Testable {
			continue
		}
		index[t.Number] = len(out.Lines)
		out.Lines = append(out.Lines, RuleLine{RuleText: t})
		out.Testable++
		if t.Definition != "" {
			out.Definitions++
		} else if up := above(t.Number); up != "" {
			under[up] = append(under[up], t.Number)
		}
	}
	type seen struct {
		cited, uncounted, unexpected int // citations, those beyond MaxProofs, those carried without an expectation
		carried                      int // scenarios in which something carries it
	}
	tally := make([]seen, len(out.Lines))
	for i := range results {
		r := &results[i]
		if r.Game != words.Game || !r.Pass {
			continue
		}
		if len(r.Citations) > MaxProofs {
			out.Crowded = append(out.Crowded, r.Name)
		}
		var carried []string
		for _, n := range slices.Concat(r.Events, r.Refused) {
			n = lineOf(words.Rulebook, n)
			if at, ok := index[n]; ok && !slices.Contains(carried, n) {
				carried = append(carried, n)
				tally[at].carried++
			}
		}
		for _, c := range r.Citations {
			at, ok := index[c.Line]
			if !ok {
				continue
			}
			l, n := &out.Lines[at], &tally[at]
			n.cited++
			switch {
			case c.Proven:
				l.Proven = true
				if !slices.Contains(l.By, r.Name) {
					l.By = append(l.By, r.Name)
				}
			case !c.Counts:
				n.uncounted++
			case c.Carried:
				n.unexpected++
			}
		}
	}
	// Lines below a line come after it in the book, so from the end each is settled before the one above it.
	for i := len(out.Lines) - 1; i >= 0; i-- {
		l, n := &out.Lines[i], tally[i]
		if l.Definition != "" {
			l.Proven, l.By = false, nil
			continue
		}
		parts, done := under[l.Number], 0
		for _, p := range parts {
			if out.Lines[index[p]].Proven {
				done++
			}
		}
		if len(parts) > 0 {
			l.Proven, l.By = done == len(parts), nil
		}
		switch {
		case l.Proven:
			out.Proven++
		case len(parts) > 0:
			l.Short = fmt.Sprintf("%d of the %d lines below it are proven", done, len(parts))
		case n.cited == 0 && n.carried == 0:
			l.Short = "no scenario cites it, and nothing in any of them carries it"
		case n.cited == 0:
			l.Short = fmt.Sprintf("no scenario cites it; something in %d of them carries it", n.carried)
		case n.unexpected > 0:
			l.Short = "cited and carried, but nothing is expected afterwards"
		case n.uncounted == n.cited:
			l.Short = fmt.Sprintf("cited only after %d others", MaxProofs)
		default:
			l.Short = "cited, but no event and no refusal there carries it"
		}
	}
	return out
}

// WriteCoverage writes the counts, then every line that is not proven with what it wants.
func WriteCoverage(w io.Writer, c *Coverage) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d testable rules, %d of them definitions; %d of %d are proven (%.1f %%)\n",
		c.Game, c.Testable, c.Definitions, c.Proven, c.Testable-c.Definitions, 100*c.Share())
	for i := range c.Lines {
		if l := &c.Lines[i]; !l.Proven && l.Definition == "" {
			fmt.Fprintf(&b, "  %-7s %s: %s\n", l.Number, l.Gloss, l.Short)
		}
	}
	if len(c.Crowded) > 0 {
		fmt.Fprintf(&b, "the first %d of the rules that a scenario cites count; these cite more:\n", MaxProofs)
	}
	for _, title := range c.Crowded {
		fmt.Fprintf(&b, "  %s\n", diag.Clean(title))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// ruleRecord is the JSON form of a line; its fields are promised to tools.
type ruleRecord struct {
	Type       string   `json:"type"`
	Game       string   `json:"game"`
	Rule       string   `json:"rule"`
	Gloss      string   `json:"gloss"`
	State      string   `json:"state"` // "proven", "unproven", "definition"
	Definition string   `json:"definition,omitempty"`
	Short      string   `json:"short,omitempty"`
	Scenarios  []string `json:"scenarios,omitempty"`
}

// WriteCoverageJSON writes one object for each testable line, then one with the counts.
func WriteCoverageJSON(w io.Writer, c *Coverage) error {
	for i := range c.Lines {
		l := &c.Lines[i]
		out := ruleRecord{Type: "rule", Game: c.Game, Rule: l.Number, Gloss: l.Gloss, State: "unproven", Definition: l.Definition, Short: l.Short, Scenarios: l.By}
		switch {
		case l.Definition != "":
			out.State = "definition"
		case l.Proven:
			out.State = "proven"
		}
		if err := encode(w, out); err != nil {
			return err
		}
	}
	return encode(w, struct {
		Type        string   `json:"type"`
		Game        string   `json:"game"`
		Testable    int      `json:"testable"`
		Definitions int      `json:"definitions"`
		Proven      int      `json:"proven"`
		Share       float64  `json:"share"`
		Crowded     []string `json:"crowded,omitempty"`
	}{"rules", c.Game, c.Testable, c.Definitions, c.Proven, c.Share(), c.Crowded})
}

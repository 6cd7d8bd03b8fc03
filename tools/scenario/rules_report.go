package scenario

import (
	"fmt"
	"io"
	"strings"

	"cardlathe/sets/diag"
)

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

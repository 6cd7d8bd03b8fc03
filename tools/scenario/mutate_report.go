package scenario

import (
	"fmt"
	"io"
	"strings"
)

// WriteMutant writes a mutant as one line of text.
func WriteMutant(w io.Writer, m *Mutant) error {
	what := "survived"
	switch {
	case m.Noticed:
		what = "noticed "
	case m.Tried == 0:
		what = "untested"
	}
	after := m.After
	if after == "" {
		after = "(nothing)"
	}
	_, err := fmt.Fprintf(w, "%s %s:%d: %s: %s: %s -> %s\n", what, m.File, m.Line, m.Card, m.Operator, m.Before, after)
	return err
}

// WriteMutation writes a line for each operator, one for the cards that have too few mutants unless that is the doing of
// a sample, and one for all; the last line is the one to read.
func WriteMutation(w io.Writer, m *Mutation, sampled bool) error {
	var b strings.Builder
	for _, op := range Operators {
		if n, ok := m.Operators[op]; ok {
			fmt.Fprintf(&b, "%-8s %d noticed, %d survived\n", op+":", n.Noticed, n.Survived)
		}
	}
	if few := m.Few(); len(few) > 0 && !sampled {
		fmt.Fprintf(&b, "%d of %d cards have text and fewer than %d mutants: %s\n", len(few), len(m.Cards), EnoughMutants, strings.Join(few, "; "))
	}
	all := m.All()
	fmt.Fprintf(&b, "%d noticed, %d survived: %.1f %% of %d cards\n", all.Noticed, all.Survived, all.Percent(), len(m.Cards))
	_, err := io.WriteString(w, b.String())
	return err
}

// Percent is how many of a hundred mutants were noticed; 100 when there are none.
func (c Count) Percent() float64 {
	if c.Noticed+c.Survived == 0 {
		return 100
	}
	return 100 * float64(c.Noticed) / float64(c.Noticed+c.Survived)
}

// WriteMutantJSON writes a mutant as one line of JSON.
func WriteMutantJSON(w io.Writer, m *Mutant) error {
	result := "survived"
	if m.Noticed {
		result = "noticed"
	}
	return encode(w, struct {
		Type     string `json:"type"`
		Card     string `json:"card"`
		File     string `json:"file"`
		Line     int    `json:"line"`
		Operator string `json:"operator"`
		Before   string `json:"before"`
		After    string `json:"after"`
		Result   string `json:"result"`
		By       string `json:"by,omitempty"`
		Tried    int    `json:"tried"`
	}{"mutant", m.Card, m.File, m.Line, m.Operator, m.Before, m.After, result, m.By, m.Tried})
}

// WriteMutationJSON writes a line of JSON for each card, one for each operator and one for all.
func WriteMutationJSON(w io.Writer, m *Mutation) error {
	for _, c := range m.Cards {
		if err := encode(w, struct {
			Type     string `json:"type"`
			Card     string `json:"card"`
			Text     bool   `json:"text"`
			Noticed  int    `json:"noticed"`
			Survived int    `json:"survived"`
		}{"card", c.Card, c.Text, c.Noticed, c.Survived}); err != nil {
			return err
		}
	}
	line := func(op string, n Count) error {
		return encode(w, struct {
			Type     string `json:"type"`
			Operator string `json:"operator"`
			Noticed  int    `json:"noticed"`
			Survived int    `json:"survived"`
		}{"mutants", op, n.Noticed, n.Survived})
	}
	for _, op := range Operators {
		if n, ok := m.Operators[op]; ok {
			if err := line(op, n); err != nil {
				return err
			}
		}
	}
	return line("all", m.All())
}

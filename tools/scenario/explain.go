package scenario

// An explanation is a scenario told line by line: what was decided and what came of it, each with its rule in words. It is
// read off a replay of the run's record, so that telling it cannot change how it went.

import (
	"fmt"
	"io"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// Told is one line of an explanation: an event, a decision with its answer, or an action that is refused.
type Told struct {
	What string // "event", "decision", "refusal", "rule": one that decided what no event tells
	Text string
	// Rule and Step are the numbers that an event or a refusal carries, with what the rulebook says there; Step is the
	// step of the rules that caused the event, "" when it is the rule itself.
	Rule, Gloss     string
	Step, StepGloss string
	// Player and Line say who decides or tries, and where in the file; Kind is the kind of decision.
	Player, Kind string
	Line         int
}

// Explain runs a scenario once, without repetitions, and tells what happens in it.
func (sc *Scenario) Explain() ([]Told, Result) {
	r := sc.play(sc.file.library, engine.Options{KeepHistory: true, CheckDerived: true})
	result := Result{Name: sc.Title, Game: sc.file.Game, File: sc.File, Line: sc.Line, Pass: r.failure == nil, Failure: r.failure, Rules: sc.Rules}
	if r.game == nil {
		return nil, result
	}
	var out []Told
	book := sc.file.words.Rulebook
	gloss := func(rule engine.Rule) string {
		number := lineOf(book, rule.String())
		for i := range book {
			if book[i].Number == number {
				return book[i].Gloss
			}
		}
		return ""
	}
	r.variant(PhasePlain, r.lib, engine.Options{Trace: true}, func(v *repetition) {
		events, applied := 1, 0
		happened := func() {
			applies := func() {
				for ; applied < len(v.game.Applied()) && int(v.game.Applied()[applied].After) < events; applied++ {
					rule := v.game.Applied()[applied].Rule
					out = append(out, Told{What: "rule", Text: "so the rules have it", Rule: rule.String(), Gloss: gloss(rule)})
				}
			}
			for applies(); events < v.game.Events(); events++ {
				e := v.game.Event(engine.EventID(events))
				t := Told{What: "event", Text: eventText(v.game, e, v.nameOf), Rule: e.Rule.String(), Gloss: gloss(e.Rule)}
				if e.Step != e.Rule {
					t.Step, t.StepGloss = e.Step.String(), gloss(e.Step)
				}
				out = append(out, t)
				events++
				applies()
				events--
			}
		}
		refused := 0
		refusals := func() {
			for ; refused < len(r.proof.refusals) && r.proof.refusals[refused].step <= v.at; refused++ {
				x := &r.proof.refusals[refused]
				out = append(out, Told{What: "refusal", Text: x.action + ": " + x.reason, Rule: x.rule.String(), Gloss: gloss(x.rule), Player: seatName(x.player), Line: x.line})
			}
		}
		for v.at = range r.record {
			st := &r.record[v.at]
			happened()
			refusals()
			t := Told{What: "decision", Player: seatName(st.player), Line: st.line}
			if d := v.game.Decision(); st.command {
				t.Kind, t.Text = "command", commandName(sc.file.words, st.kind)
			} else if d != nil {
				t.Kind, t.Text = decisionName(r.lib.Rules, d.Kind), optionText(v.game, d, st.option, v.nameOf)
			}
			out = append(out, t)
			if !v.do(st) {
				v.fail("step %d does not fit when it is replayed", v.at+1)
				return
			}
		}
		v.at = len(r.record)
		happened()
		refusals()
	})
	return out, result
}

func commandName(words *engine.Vocabulary, kind uint8) string {
	for _, c := range words.Commands {
		if c.Kind == kind {
			return c.Name
		}
	}
	return fmt.Sprintf("command %d", kind)
}

// eventText words an event. What the log leaves out, since another event says it, is told by its name.
func eventText(g *engine.Game, e *engine.Event, names func(engine.ObjectID) string) string {
	if text := g.Library().Rules.Describe(g, e, engine.NoPlayer); text != "" {
		return text
	}
	name := fmt.Sprintf("event %d", e.Kind)
	for _, d := range g.Vocabulary().Events {
		if d.Kind == e.Kind {
			name = strings.ReplaceAll(d.Name, "_", " ")
			break
		}
	}
	var of []string
	if e.Player != engine.NoPlayer {
		of = append(of, seatName(e.Player))
	}
	if e.Subject.ID != 0 {
		of = append(of, names(e.Subject.ID))
	}
	if len(of) == 0 {
		return name
	}
	return name + ": " + strings.Join(of, ", ")
}

// String writes a line for people, its rules in brackets.
func (t *Told) String() string {
	switch t.What {
	case "decision":
		return fmt.Sprintf("%s answers %s: %s", t.Player, t.Kind, diag.Clean(t.Text))
	case "refusal":
		return fmt.Sprintf("%s may not %s  [%s]", t.Player, diag.Clean(t.Text), t.rulesText())
	}
	return fmt.Sprintf("%s  [%s]", diag.Clean(t.Text), t.rulesText())
}

// rulesText writes the rules of a line: "420 Move, in 420.3 Move: standard Move is discretionary".
func (t *Told) rulesText() string {
	text := strings.TrimSpace(t.Rule + " " + t.Gloss)
	if t.Step != "" {
		text = strings.TrimPrefix(strings.TrimSpace(text+", in "+t.Step+" "+t.StepGloss), ", ")
	}
	if text == "" {
		return "no rule"
	}
	return text
}

// WriteExplanation writes an explanation for people, one line an event.
func WriteExplanation(w io.Writer, told []Told, r *Result) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s:%d\n", diag.Clean(r.Name), r.File, r.Line)
	for i := range told {
		if t := &told[i]; t.Line > 0 {
			fmt.Fprintf(&b, "  line %d: %s\n", t.Line, t)
		} else {
			fmt.Fprintf(&b, "    %s\n", t)
		}
	}
	b.WriteByte('\n')
	if _, err := io.WriteString(w, b.String()); err != nil || r.Pass {
		return err
	}
	return WriteFailure(w, r)
}

// WriteExplanationJSON writes one object a line of the explanation, then the result.
func WriteExplanationJSON(w io.Writer, told []Told, r *Result) error {
	for i := range told {
		t := &told[i]
		err := encode(w, struct {
			Type      string `json:"type"`
			Scenario  string `json:"scenario"`
			Text      string `json:"text"`
			Rule      string `json:"rule,omitempty"`
			Gloss     string `json:"gloss,omitempty"`
			Step      string `json:"step,omitempty"`
			StepGloss string `json:"step_gloss,omitempty"`
			Player    string `json:"player,omitempty"`
			Kind      string `json:"kind,omitempty"`
			Line      int    `json:"line,omitempty"`
		}{t.What, r.Name, t.Text, t.Rule, t.Gloss, t.Step, t.StepGloss, t.Player, t.Kind, t.Line})
		if err != nil {
			return err
		}
	}
	return WriteJSON(w, r, false)
}

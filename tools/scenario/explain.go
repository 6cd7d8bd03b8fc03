package scenario

// An explanation is a scenario told line by line: what was decided and what came of it, each with its rule in words. It is
// read off a replay of the run's record, so that telling it cannot change how it went.

import (
	"cmp"
	"fmt"
	"io"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"
	"cardlathe/tools/board"
)

// Told is one line of an explanation: an event, a decision with its answer, or an action that is refused.
type Told struct {
	What string // "event", "decision", "refusal", "rule": one that merely applies, and that no event tells
	Text string
	// Folded: it adds nothing to what other lines tell, as rules that merely apply and events that go with others.
	Folded bool
	// Rule and Step are the numbers that an event or a refusal carries, with what the rulebook says there; Step is the
	// step of the rules that caused the event, "" when it is the rule itself.
	Rule, Gloss     string
	Step, StepGloss string
	// Player and Line say who decides or tries, and where in the file; Kind is the kind of decision.
	Player, Kind string
	Line         int
	// acts: the decision is an action or a pass; chooses: it is a thing that was chosen.
	acts, chooses bool
	language      string
}

// Explain runs a scenario once, without repetitions, and tells what happens in it in a language ("en", "zh"); what the rulebook says
// is in English.
func (sc *Scenario) Explain(language string) ([]Told, Result) {
	r := sc.play(sc.file.library, engine.Options{KeepHistory: true, CheckDerived: true})
	result := Result{Name: sc.Title, Game: sc.file.Game, File: sc.File, Line: sc.Line, Pass: r.failure == nil, Failure: r.failure, Rules: sc.Rules}
	if r.game == nil {
		return nil, result
	}
	t := &telling{run: r, words: sc.file.words, language: language}
	r.variant(PhasePlain, r.lib, engine.Options{Trace: true}, func(v *repetition) {
		t.events = 1
		for v.at = range r.record {
			st := &r.record[v.at]
			t.happened(v)
			t.refusals(v.at)
			t.decided(v, st)
			if !v.do(st) {
				v.fail("step %d does not fit when it is replayed", v.at+1)
				return
			}
		}
		v.at = len(r.record)
		t.happened(v)
		t.refusals(v.at)
	})
	return t.out, result
}

// telling is an explanation in the making.
type telling struct {
	run   *run
	words *engine.Vocabulary
	out   []Told
	// language is that of the lines.
	language string
	// What has been told: events of the game, rules that applied, refusals of the run.
	events, applied, refused int
}

func (t *telling) gloss(rule engine.Rule) string {
	book := t.words.Rulebook
	number := lineOf(book, rule.String())
	for i := range book {
		if book[i].Number == number {
			return book[i].Gloss
		}
	}
	return ""
}

// happened tells the events since the last time, and between them the rules that applied.
func (t *telling) happened(v *repetition) {
	for t.applies(v); t.events < v.game.Events(); t.applies(v) {
		e := v.game.Event(engine.EventID(t.events))
		text, own := eventText(v.game, e, t.namesOf(v), t.language)
		x := Told{What: "event", Text: text, language: t.language, Folded: !own, Rule: e.Rule.String(), Gloss: t.gloss(e.Rule)}
		if e.Step != e.Rule {
			x.Step, x.StepGloss = e.Step.String(), t.gloss(e.Step)
		}
		t.out = append(t.out, x)
		t.events++
	}
}

// applies tells the rules that applied until the next event.
func (t *telling) applies(v *repetition) {
	for ; t.applied < len(v.game.Applied()) && int(v.game.Applied()[t.applied].After) < t.events; t.applied++ {
		rule := v.game.Applied()[t.applied].Rule
		t.out = append(t.out, Told{What: "rule", Text: board.Say(t.language, "applies"), language: t.language, Folded: true, Rule: rule.String(), Gloss: t.gloss(rule)})
	}
}

// refusals tells what was refused before a step.
func (t *telling) refusals(step int) {
	list := t.run.proof.refusals
	for ; t.refused < len(list) && list[t.refused].step <= step; t.refused++ {
		x := &list[t.refused]
		t.out = append(t.out, Told{What: "refusal", Text: board.Say(t.language, "{1}: {2}", x.action, t.reason(x)), language: t.language, Rule: x.rule.String(), Gloss: t.gloss(x.rule), Player: seatName(x.player), Line: x.line})
	}
}

// namesOf is what objects are called in the language of the explanation.
func (t *telling) namesOf(v *repetition) func(engine.ObjectID) string {
	return func(id engine.ObjectID) string { return inLanguage(v.game, id, v.nameOf, t.language) }
}

// reason words a refusal of the run.
func (t *telling) reason(x *refusal) string {
	if t.language == "en" {
		return x.reason
	}
	return x.chinese
}

// decided tells a decision with its answer.
func (t *telling) decided(v *repetition, st *step) {
	x := Told{What: "decision", language: t.language, Player: seatName(st.player), Line: st.line}
	x.acts = st.command || st.option.Kind >= engine.OptionRules || st.option.Kind == engine.OptionPass
	x.chooses = st.option.Kind == engine.OptionThing
	if d := v.game.Decision(); st.command {
		x.Kind, x.Text = "command", commandName(t.words, st.kind)
	} else if d != nil {
		x.Kind, x.Text = decisionName(t.run.lib.Rules, d.Kind), optionText(v.game, d, st.option, t.namesOf(v), t.language)
	}
	t.out = append(t.out, x)
}

func commandName(words *engine.Vocabulary, kind uint8) string {
	for _, c := range words.Commands {
		if c.Kind == kind {
			return c.Name
		}
	}
	return fmt.Sprintf("command %d", kind)
}

// eventText words an event as the scenario calls things, and reports whether it stands for itself. One that the log leaves
// out goes with another event, those of what waits to resolve apart.
func eventText(g *engine.Game, e *engine.Event, names func(engine.ObjectID) string, language string) (text string, own bool) {
	var decl engine.EventDecl
	for _, d := range g.Vocabulary().Events {
		if d.Kind == e.Kind {
			decl = *d
			break
		}
	}
	name := g.Vocabulary().Sentence(strings.ReplaceAll(decl.Name, "_", " "), language)
	if name == "" {
		name = fmt.Sprintf("event %d", e.Kind)
	}
	text = g.Library().Rules.Describe(g, e, engine.NoPlayer, language)
	own = text != "" || decl.Subject == engine.SubjectLink
	who, what := "", ""
	if e.Player != engine.NoPlayer {
		who = seatName(e.Player)
	}
	if e.Subject.ID != 0 {
		what = names(e.Subject.ID)
		text = asNamed(g, text, e.Subject.ID, names, language)
		if decl.Subject == engine.SubjectLink && e.Item != 0 && !g.Item(e.Item).Card {
			what = board.Say(language, "an ability of {1}", what)
		}
	}
	if e.Place != 0 {
		text = placeAsNamed(g, text, e.Place, names, language)
	}
	if text != "" && !strings.HasSuffix(text, ": "+name) {
		return text, own
	}
	if language != "en" {
		if about := cmp.Or(what, who); text == "" && about != "" {
			return board.Say(language, "{1}: {2}", about, name), own
		}
		return cmp.Or(text, name), own
	}
	// The declaration says what it means, in words about "it" or about a player.
	doc, _, _ := strings.Cut(decl.Doc, ":")
	doc, _, _ = strings.Cut(doc, " (")
	about, isAbout := strings.CutPrefix(doc, "it ")
	switch {
	case isAbout && what != "":
		return what + " " + about, own
	case decl.Subject == engine.SubjectPlayer && who != "" && doc != "" && what != "":
		return who + " " + doc + ": " + what, own
	case decl.Subject == engine.SubjectPlayer && who != "" && doc != "":
		return who + " " + doc, own
	case text != "":
		return text, own
	case what != "" && who != "":
		return name + ": " + who + ", " + what, own
	case what != "" || who != "":
		return name + ": " + what + who, own
	}
	return name, own
}

// String writes a line for people, its rules in brackets.
func (t *Told) String() string {
	switch t.What {
	case "decision":
		switch {
		case t.acts:
			return board.Say(t.language, "{1}: {2}", t.Player, diag.Clean(t.Text))
		case t.chooses:
			return board.Say(t.language, "{1} chooses {2}", t.Player, diag.Clean(t.Text))
		}
		return board.Say(t.language, "{1} answers {2}: {3}", t.Player, strconv.Quote(t.Kind), diag.Clean(t.Text))
	case "refusal":
		return board.Say(t.language, "{1} may not {2}", t.Player, diag.Clean(t.Text)) + "  [" + t.rulesText() + "]"
	case "rule":
		return t.rulesText()
	}
	return fmt.Sprintf("%s  [%s]", diag.Clean(t.Text), t.rulesText())
}

// rulesText writes the rules of a line: "420 Move, in 420.3 Move: standard Move is discretionary".
func (t *Told) rulesText() string {
	text := strings.TrimSpace(t.Rule + " " + t.Gloss)
	if t.Step != "" {
		text = strings.TrimPrefix(strings.TrimSpace(text+board.Say(t.language, ", in ")+t.Step+" "+t.StepGloss), ", ")
	}
	if text == "" {
		return board.Say(t.language, "no rule")
	}
	return text
}

// WriteExplanation writes an explanation for people, one line an event; what is folded is counted, or with all written too.
func WriteExplanation(w io.Writer, told []Told, r *Result, all bool, language string) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s:%d\n", diag.Clean(r.Name), r.File, r.Line)
	rules, events := 0, 0
	last, times := "", 0
	flush := func() {
		if times > 1 {
			last += board.Say(language, "  ({1} times)", times)
		}
		if times > 0 {
			b.WriteString(last + "\n")
		}
		last, times = "", 0
	}
	for i := range told {
		t := told[i]
		line := ""
		switch {
		case t.Folded && !all && t.What == "rule":
			rules++
			continue
		case t.Folded && !all:
			events++
			continue
		case t.Line > 0:
			line = board.Say(language, "  line {1}: {2}", t.Line, &t)
		case t.Folded:
			line = "      " + t.String()
		default:
			if !all {
				t.Step = "" // the step of the rules that it happened in
			}
			line = "    " + t.String()
		}
		if line != last {
			flush()
		}
		last, times = line, times+1
	}
	flush()
	if rules+events > 0 {
		fmt.Fprintln(&b, board.Say(language, "  folded: {1}, {2}; -v shows them", many(language, rules, "rule that merely applies", "rules that merely apply"),
			many(language, events, "event that goes with another", "events that go with others")))
	}
	b.WriteByte('\n')
	if _, err := io.WriteString(w, b.String()); err != nil || r.Pass {
		return err
	}
	return WriteFailure(w, r)
}

func many(language string, n int, one, more string) string {
	if n == 1 {
		more = one
	}
	return board.Say(language, "{1} {2}", n, board.Say(language, more))
}

// WriteExplanationJSON writes one object a line of the explanation, then the result.
func WriteExplanationJSON(w io.Writer, told []Told, r *Result) error {
	for i := range told {
		t := &told[i]
		err := encode(w, struct {
			Type      string `json:"type"`
			Scenario  string `json:"scenario"`
			Text      string `json:"text"`
			Folded    bool   `json:"folded,omitempty"`
			Rule      string `json:"rule,omitempty"`
			Gloss     string `json:"gloss,omitempty"`
			Step      string `json:"step,omitempty"`
			StepGloss string `json:"step_gloss,omitempty"`
			Player    string `json:"player,omitempty"`
			Kind      string `json:"kind,omitempty"`
			Line      int    `json:"line,omitempty"`
		}{t.What, r.Name, t.Text, t.Folded, t.Rule, t.Gloss, t.Step, t.StepGloss, t.Player, t.Kind, t.Line})
		if err != nil {
			return err
		}
	}
	return WriteJSON(w, r, false)
}

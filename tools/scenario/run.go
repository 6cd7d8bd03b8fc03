package scenario

// A run is one scenario being played: its Lua state, its game, the names of what stands on its board, and the record
// of what was answered.

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/board"

	lua "github.com/yuin/gopher-lua"
)

// run is the plain run of a scenario. Repetitions replay its record: see repeat.go.
type run struct {
	scenario *Scenario
	script   *script
	lib      *engine.Library
	format   *engine.Format
	board    engine.Spec
	decks    []*engine.Deck // what the game begins with in place of a board
	seed     uint64         // of a game with decks
	game     *engine.Game
	placed   []engine.Placed
	record   []step
	expected int // diagnostics that the scenario has expected so far
	failure  *Failure
	first    int // events before the first step
	proof    proof
}

// failed unwinds a scenario whose failure is noted in its run.
const failed = "the scenario has failed"

// fail notes a failure at the running line and unwinds.
func (r *run) fail(expected, actual, format string, args ...any) {
	if r.failure == nil {
		r.failure = &Failure{Phase: PhasePlain, Message: fmt.Sprintf(format, args...), Expected: expected, Actual: actual, Line: r.script.line()}
	}
	r.script.L.RaiseError("%s", failed)
}

// play runs a scenario once, from a fresh Lua state.
func (sc *Scenario) play(lib *engine.Library, o engine.Options) *run {
	return sc.playFollowed(lib, o, nil)
}

// playFollowed does so and notes which lines of scripts run, unless ran is nil.
func (sc *Scenario) playFollowed(lib *engine.Library, o engine.Options, ran scripts.Ran) (r *run) {
	r = &run{scenario: sc, lib: lib}
	defer func() {
		if v := recover(); v != nil {
			r.broke(v)
		}
		r.finish()
	}()
	s, err := sc.file.open()
	if err != nil {
		r.failure = &Failure{Phase: PhasePlain, Message: luaDiagnostic(sc.file, err).Summary, Line: sc.Line}
		return r
	}
	defer s.L.Close()
	r.script, s.run = s, r
	d := s.decls[sc.index]
	b := s.beginningOf(d, lib)
	if len(b.mistakes) > 0 {
		r.failure = &Failure{Phase: PhasePlain, Message: b.mistakes[0].String(), Line: s.lineOf(d, b.mistakes[0])}
		return r
	}
	if r.format, r.decks, r.seed = b.format, b.decks, b.seed; r.decks == nil {
		if r.board, err = s.boardOf(d, sc.which); err != nil {
			r.failure = &Failure{Phase: PhasePlain, Message: err.Error(), Line: sc.Line}
			return r
		}
	}
	var problems []engine.Problem
	r.game, r.placed, problems = r.begin(lib, o)
	if len(problems) > 0 {
		r.failure = &Failure{Phase: PhasePlain, Message: "the board cannot be built"}
		if r.decks != nil {
			r.failure.Message = "the game cannot begin"
		} else {
			s.placeLines(d, &r.board)
			_, _, problems = r.begin(lib, o)
		}
		if r.failure.Line = problems[0].Line; r.failure.Line <= d.line {
			r.failure.Line = s.lineOf(d, mistake{word: firstQuoted(problems[0].Text)})
		}
		for i, p := range problems {
			if i > 0 {
				r.failure.Actual += "\n"
			}
			if p.Card != "" && p.Fix == "" && lib.Find(p.Card) == nil {
				p.Fix = sets.CardMeant(lib, p.Card)
			}
			if p.Line > d.line && p.Line != r.failure.Line {
				r.failure.Actual += fmt.Sprintf("line %d: ", p.Line)
			}
			r.failure.Actual += problemText(p)
		}
		return r
	}
	r.first = r.game.Events()
	if h, ok := r.game.Effects().(*scripts.Host); ok && ran != nil {
		h.Follow(ran)
	}
	play, ok := d.table.RawGetString("play").(*lua.LFunction)
	if !ok {
		r.failure = &Failure{Phase: PhasePlain, Message: "the scenario does not play", Line: sc.Line}
		return r
	}
	err = s.L.CallByParam(lua.P{Fn: play, NRet: 0, Protect: true}, s.stage(), d.caseOf(sc.which))
	if err != nil && r.failure == nil {
		r.failure = &Failure{Phase: PhasePlain, Message: strings.TrimSpace(err.Error()), Line: sc.Line}
		if api, ok := err.(*lua.ApiError); ok {
			r.failure.Line, r.failure.Message = splitLine(sc.file.Path, show(api.Object))
		}
	}
	if r.failure == nil {
		r.checkScripts()
	}
	if r.failure == nil {
		r.checkRules()
	}
	return r
}

// broke notes a panic below: a bug of the kernel or a ruleset, not of the scenario.
func (r *run) broke(v any) {
	line := r.scenario.Line
	if r.script != nil {
		line = r.script.line()
	}
	r.failure = &Failure{Phase: PhasePlain, Message: fmt.Sprintf("internal error: %v", v), Actual: stackTop(), Line: line}
}

// guard is deferred around every step: Lua would turn a panic of ours into a message without a place.
func (r *run) guard() {
	v := recover()
	if v == nil {
		return
	}
	if _, raised := v.(*lua.ApiError); !raised && r.failure == nil {
		r.broke(v)
	}
	panic(v)
}

// stackTop is the part of the stack that is ours, from the panic on.
func stackTop() string {
	var out []string
	lines := strings.Split(string(debug.Stack()), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if strings.HasPrefix(lines[i], "panic(") { // the last one: others raise it again
			lines = lines[i:]
			break
		}
	}
	for i, l := range lines {
		if strings.HasPrefix(l, "cardlathe/") && i+1 < len(lines) {
			at := strings.TrimSpace(lines[i+1])
			if k := strings.LastIndex(at, "/"); k >= 0 {
				at = at[k+1:]
			}
			if k := strings.Index(at, " +"); k >= 0 {
				at = at[:k]
			}
			name, _, _ := strings.Cut(l, "(0x")
			out = append(out, strings.TrimPrefix(name, "cardlathe/")+" "+at)
		}
		if len(out) == 12 {
			break
		}
	}
	return strings.Join(out, "\n")
}

// firstQuoted is the first word in quotes of a text: what its author has to look for.
func firstQuoted(text string) string {
	parts := strings.SplitN(text, "\"", 3)
	if len(parts) < 3 {
		return ""
	}
	return parts[1]
}

func problemText(p engine.Problem) string {
	s := p.Text
	if p.Card != "" && !strings.Contains(s, p.Card) {
		s = p.Card + ": " + s
	}
	if p.Rule != 0 {
		s += " (rule " + p.Rule.String() + ")"
	}
	if p.Fix != "" {
		s += "; " + p.Fix
	}
	return s
}

// checkScripts fails for a script that failed unexpectedly.
func (r *run) checkScripts() {
	all := r.game.Diagnostics()
	if len(all) <= r.expected {
		return
	}
	r.failure = &Failure{Phase: PhasePlain, Message: "a script failed", Actual: all[r.expected].Text(), Line: r.scenario.Line}
}

// finish completes a failure with where the game stands.
func (r *run) finish() {
	f := r.failure
	if f == nil {
		return
	}
	f.File = r.scenario.File
	if f.Line <= 0 {
		f.Line = r.scenario.Line
	}
	f.Snippet = r.scenario.file.snippet(f.Line)
	f.Repeat = repeatCommand(r.scenario)
	if r.game != nil {
		if all := r.game.Diagnostics(); len(all) > r.expected {
			for _, e := range all[r.expected:] {
				if text := e.Text(); text != f.Actual {
					f.Scripts = append(f.Scripts, text)
				}
			}
		}
		f.describe(r.game, r.nameOf)
	}
}

// describe adds board and log of a game to a failure. A game that is broken enough to panic has none.
func (f *Failure) describe(g *engine.Game, names func(engine.ObjectID) string) {
	defer func() { _ = recover() }()
	f.Board = boardLines(g, names)
	f.Log = logLines(g, 12, names)
	if owed := owedText(g, names); owed != f.Actual {
		f.Owed = owed
	}
}

func (src *source) snippet(line int) string {
	if line < 1 || line > len(src.lines) {
		return ""
	}
	return strings.TrimSpace(src.lines[line-1])
}

// logLines are the last n events that the ruleset has words for, each with its rules.
func logLines(g *engine.Game, n int, names func(engine.ObjectID) string) []string {
	var out []string
	for i := g.Events() - 1; i > 0 && len(out) < n; i-- {
		e := g.Event(engine.EventID(i))
		text, own := eventText(g, e, names, "en")
		if !own {
			continue
		}
		rule := e.Rule.String()
		if step := e.Step.String(); step != "" && step != rule {
			rule = strings.TrimPrefix(rule+" in "+step, " in ")
		}
		if rule != "" {
			text += " [" + rule + "]"
		}
		out = append(out, text)
	}
	slices.Reverse(out)
	return out
}

// apply answers the owed decision for a player and records it.
func (r *run) apply(p engine.Player, o engine.Option) {
	d := r.game.Decision()
	if d == nil {
		r.fail("", "", "the game is over, nothing can be answered")
	}
	if d.Player != p {
		r.fail("", r.owed(), "%s is not asked now", seatName(p))
	}
	if !d.Lists(o) {
		r.refuse(p, o)
	}
	st := step{option: o, player: p, before: r.game.Hash(), line: r.script.line()}
	if err := r.game.Apply(o); err != nil {
		r.fail("", "", "the answer was listed and refused all the same: %v", err)
	}
	st.after = r.game.Hash()
	r.record = append(r.record, st)
}

// refuse fails with what forbids an option.
func (r *run) refuse(p engine.Player, o engine.Option) {
	r.fail("", r.owed(), "not possible now: %s", r.refusalText(r.why(p, o)))
}

// why is the refusal of an option for a player, whoever is asked now.
func (r *run) why(p engine.Player, o engine.Option) engine.Refusal {
	d := r.game.Decision()
	if d != nil && d.Player == p {
		return r.game.Why(o)
	}
	return r.lib.Rules.Why(r.game, p, o)
}

// refusalText writes a refusal; the text of a card that the scenario file declares stands in that file.
func (r *run) refusalText(why engine.Refusal) string { return r.refusalIn(why, "en") }

func (r *run) refusalIn(why engine.Refusal, language string) string {
	if strings.HasPrefix(why.File, r.scenario.file.Game+"/"+testSet+"/") {
		why.File = r.scenario.File
	}
	return r.game.RefusalText(why, language, func(id engine.ObjectID) string { return inLanguage(r.game, id, r.nameOf, language) })
}

// command does what a player may do without being asked.
func (r *run) command(p engine.Player, name string) {
	if over, _ := r.game.Over(); over {
		r.fail("", "the game is over", "%s cannot %s: the game is over", seatName(p), strings.ReplaceAll(name, "_", " "))
	}
	kind, _ := r.lib.Rules.Vocabulary().Command(name)
	st := step{command: true, kind: kind, player: p, before: r.game.Hash(), line: r.script.line()}
	r.game.Command(kind, p)
	st.after = r.game.Hash()
	r.record = append(r.record, st)
}

// owed describes the decision that is owed.
func (r *run) owed() string { return owedText(r.game, r.nameOf) }

// owedText describes the decision that a game owes, with at most 12 options.
func owedText(g *engine.Game, names func(engine.ObjectID) string) string {
	d := g.Decision()
	if d == nil {
		return "the game is over"
	}
	s := fmt.Sprintf("%s owes a decision of kind %q", seatName(d.Player), decisionName(g.Library().Rules, d.Kind))
	if d.Source.ID != 0 {
		s += " for " + names(d.Source.ID)
	}
	var list []string
	for i, o := range d.Options {
		if i == 12 {
			list = append(list, fmt.Sprintf("and %d more", len(d.Options)-i))
			break
		}
		list = append(list, optionText(g, d, o, names, "en"))
	}
	return s + ": " + strings.Join(list, ", ")
}

// optionText words an option in a language.
func optionText(g *engine.Game, d *engine.Decision, o engine.Option, names func(engine.ObjectID) string, language string) string {
	switch o.Kind {
	case engine.OptionDone:
		return board.Say(language, "done")
	case engine.OptionYes:
		return board.Say(language, "yes")
	case engine.OptionNo:
		return board.Say(language, "no")
	case engine.OptionPass:
		return board.Say(language, "pass")
	case engine.OptionNumber:
		return fmt.Sprint(o.N)
	case engine.OptionIndex:
		if int(o.N) < len(d.Labels) {
			return fmt.Sprintf("%q", g.Library().Rules.Label(g, d, o, language))
		}
	case engine.OptionThing:
		if t := o.Datum(); t.Kind == engine.ObjectDatum {
			return names(t.Ref().ID)
		} else if t.Kind == engine.PlayerDatum {
			return seatName(t.Player())
		}
	}
	if s := g.Library().Rules.Label(g, d, o, language); s != "" {
		switch o.Of {
		case engine.ObjectDatum:
			id := engine.ObjectID(o.N)
			if o.Kind == engine.OptionIndex {
				id = engine.ObjectID(o.M) // the bearer of what is chosen
				s += numbered(d, o, names)
			}
			s = asNamed(g, s, id, names, language)
		case engine.PlaceDatum:
			s = placeAsNamed(g, s, engine.PlaceID(o.N), names, language)
		}
		return s
	}
	return fmt.Sprintf("option %d %d", o.Kind, o.N)
}

// numbered tells abilities apart whose bearers have one name: " (2)" of the second; "" where there is no other.
func numbered(d *engine.Decision, o engine.Option, names func(engine.ObjectID) string) string {
	nth, all := 0, 0
	for _, x := range d.Options {
		if x.Kind == o.Kind && names(engine.ObjectID(x.M)) == names(engine.ObjectID(o.M)) {
			if all++; x == o {
				nth = all
			}
		}
	}
	if all < 2 {
		return ""
	}
	return fmt.Sprintf(" (%d)", nth)
}

// Run runs one scenario in all its repetitions.
func (sc *Scenario) Run() Result {
	began := time.Now()
	r := sc.play(sc.file.library, engine.Options{KeepHistory: true, CheckDerived: true, Trace: true})
	if r.failure == nil {
		r.repeat()
	}
	out := Result{Name: sc.Title, Game: sc.file.Game, File: sc.File, Line: sc.Line, Pass: r.failure == nil, Failure: r.failure, Rules: sc.Rules, Duration: time.Since(began)}
	if r.script != nil {
		out.Used = r.script.Used()
	}
	if r.game != nil {
		out.Decisions, out.Verbs = len(r.record), r.game.Work().VerbCalls
		if h, ok := r.game.Effects().(*scripts.Host); ok {
			out.Dearest = h.Dearest
		}
		out.Events, out.Cards = r.used()
		out.Refused, out.Citations = r.proof.refused(), r.citations()
	}
	return out
}

// used lists the rules that events of the run carry, and the cards that took part.
func (r *run) used() (rules, cards []string) {
	g := r.game
	for i := max(r.first, 1); i < g.Events(); i++ {
		e := g.Event(engine.EventID(i))
		for _, n := range []engine.Rule{e.Rule, e.Step} {
			if s := n.String(); s != "" && !slices.Contains(rules, s) {
				rules = append(rules, s)
			}
		}
	}
	for i := g.Players() + 1; i < g.Objects(); i++ {
		c := g.Definition(engine.ObjectID(i))
		if c != nil && c.Name != "" && c.Set != testSet && c.Set != "" && !slices.Contains(cards, c.Name) {
			cards = append(cards, c.Name)
		}
	}
	slices.Sort(rules)
	slices.Sort(cards)
	return rules, cards
}

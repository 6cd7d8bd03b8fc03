package engine

import "slices"

// progress is the task in progress: where it began, what was answered in it, what it must leave out, what it asks.
type progress struct {
	task     Task
	start    Mark
	running  bool
	due      bool     // an undo has left the task that asks to be run again
	wished   *Library // the content that the game was to have before that undo
	answers  []Answer
	skip     []Instance
	asked    []Instance // abilities that data of this task stand for
	distrust bool       // answers were given under other content: each must still fit its question
	reworded bool       // one did not
	kept     []Answer   // of the task that a command has interrupted
	next     *Library   // content that the game takes at the next task boundary
	earlier  []*Library // content that it had before
	depth    int        // effects that run within each other
	decision Decision
}

// Task is one execution of straight-line rules code or of one script: the unit that is atomic. It reads through
// its Context and changes the game through verbs. When it must ask and no answer is recorded, it unwinds; the
// game owes the decision, and with the answer the task is undone and run again.
type Task struct {
	Context
	next    int     // answers used so far
	matched EventID // events below it have met the triggered abilities
	// Step is the rule of the step that is running; events carry it.
	Step Rule
	// Cause is the item whose effect is running.
	Cause    ItemID
	spent    []Instance // replacements that the event in hand has met already
	sequence []Instance // replacements that were applied to the simultaneous events in hand, in order
	settled  []settled  // the order of replacements that was settled beforehand
	together int        // where in sequence those of the batch in hand begin; -1 outside of one
	illegal  []int32    // rows of picks whose target is no longer legal
	matches  []match
	last     []lastBorne
	batch    EventID // first event of the batch that is being matched
	acts     []performed
	// Replacer is the source of the replacement that was applied last.
	Replacer Ref
	// Replacements were left out of the last search: for the event has met them, for their limit, for their sequence
	// was interrupted.
	met, capped, interrupted bool
	stopped                  bool // the running item left the stack: its later verbs do nothing
	// What the bounds count: verbs called, abilities triggered, and what the journal held when the task began.
	verbs, triggered, changes int
	began                     EventID
}

func (t *Task) begin(g *Game) {
	t.Context = Context{g: g, You: NoPlayer}
	t.next = 0
	t.matched = EventID(len(g.s.events.rows))
	t.Step, t.Cause, t.Replacer = 0, 0, Ref{}
	t.spent = t.spent[:0]
	t.sequence, t.together = t.sequence[:0], -1
	t.settled = t.settled[:0]
	t.illegal = t.illegal[:0]
	t.matches = t.matches[:0]
	t.last, t.acts = t.last[:0], t.acts[:0]
	t.stopped = false
	t.verbs, t.triggered, t.changes, t.began = 0, 0, g.s.changes(), t.matched
	g.buffer, g.asked = g.buffer[:0], g.asked[:0]
	g.depth, g.taken, g.listed = 0, 0, 0
}

// Ask returns the recorded answer to the next question of this task, or owes it: fill lists the options. Without
// any option it returns the zero Option and nobody is asked. A re-run does not call fill.
func (t *Task) Ask(kind DecisionKind, p Player, fill func(d *Decision)) Option {
	return t.ask(kind, p, false, fill)
}

// AskUnlessForced is Ask, except that a single option is taken without asking.
func (t *Task) AskUnlessForced(kind DecisionKind, p Player, fill func(d *Decision)) Option {
	return t.ask(kind, p, true, fill)
}

// Owe is Ask for code that can simply return: where the question is owed it reports false, and the task must end at once
// without changing anything. It saves the unwinding, which matters for the questions that are asked most. Below a script, which
// cannot simply return, it unwinds all the same.
func (t *Task) Owe(kind DecisionKind, p Player, fill func(d *Decision)) (Option, bool) {
	return t.owe(kind, p, false, fill)
}

// OweUnlessForced is Owe, except that a single option is taken without asking.
func (t *Task) OweUnlessForced(kind DecisionKind, p Player, fill func(d *Decision)) (Option, bool) {
	return t.owe(kind, p, true, fill)
}

// Owes reports whether the task has come to a question that is owed, and must end.
func (t *Task) Owes() bool { return t.g.decision.Kind != 0 }

// answered takes the recorded answer to the next question of this task. Where the text may have changed since (a save
// loaded into other content, a longer skip list) the answer must still fit the question: same kind, same player, same
// options. One that does not is asked again, and so are the later ones.
func (t *Task) answered(kind DecisionKind, p Player, fill func(d *Decision)) (Option, bool) {
	g := t.g
	if t.next >= len(g.answers) {
		return Option{}, false
	}
	a := &g.answers[t.next]
	fits := a.Kind == kind && a.Player == p
	if fits && (g.distrust || len(g.skip) > 0) {
		var d Decision
		d.Player, d.Item, d.Source = p, t.Item, t.Self
		fill(&d)
		fits = a.Auto && (len(d.Options) == 0 && a.Option == (Option{}) || len(d.Options) == 1 && d.Lists(a.Option)) || !a.Auto && d.hash() == a.Hash && d.Lists(a.Option)
	}
	if fits {
		t.next++
		return a.Option, true
	}
	g.answers = g.answers[:t.next]
	g.reworded = g.reworded || !a.Again
	return Option{}, false
}

// Unwind ends the task where it owes an answer and cannot simply return: below a script, above all.
func (t *Task) Unwind() { panic(t.g.signal) }

func (t *Task) ask(kind DecisionKind, p Player, auto bool, fill func(d *Decision)) Option {
	o, ok := t.owe(kind, p, auto, fill)
	if !ok {
		t.Unwind()
	}
	return o
}

// owe is ask, except that it reports false when the decision is owed outside of scripts.
func (t *Task) owe(kind DecisionKind, p Player, auto bool, fill func(d *Decision)) (Option, bool) {
	g := t.g
	if o, ok := t.answered(kind, p, fill); ok {
		return o, true
	}
	d := &g.decision
	d.reset()
	d.Player = p
	d.Item = t.Item
	d.Source = t.Self
	fill(d)
	// Who has left is asked nothing, and nobody is asked without end; the last option is the one that declines. The order of
	// triggered abilities is nothing that an effect asks.
	if gone := g.Out(p) || t.next >= maxAnswers && (g.depth == 0 || kind == DecideOrder); len(d.Options) == 0 || auto && len(d.Options) == 1 && !g.options.AskForced || gone {
		o := Option{}
		if len(d.Options) == 1 || gone && len(d.Options) > 0 {
			o = d.Options[len(d.Options)-1]
		}
		g.answers = append(g.answers, Answer{Option: o, Player: p, Kind: kind, Auto: true})
		t.next++
		return o, true
	}
	t.bound(t.next+1, maxAnswers, "questions in one task")
	d.Kind = kind
	if g.depth > 0 {
		t.Unwind()
	}
	return Option{}, false
}

// Chose reports whether a player has had a choice in this task so far: a question with more than one option.
func (t *Task) Chose() bool {
	for i := range t.g.answers[:t.next] {
		if a := &t.g.answers[i]; !a.Auto && !a.Sole {
			return true
		}
	}
	return false
}

// Fail ends the running script with an error of its own.
func (t *Task) Fail(message string) {
	e := &ScriptError{Message: message, Instance: t.Instance}
	if t.ability != nil {
		e.Script, e.Line = t.ability.Script, t.ability.Line
	}
	panic(e)
}

// Game returns the game for the primitives that change it; a verb is made of them.
func (t *Task) Game() *Game { return t.g }

// RunEffect runs an ability's function as the text of its instance. item is what it resolves as (0 for a body that
// runs in place of an event). A function whose instance is on the task's skip list is left out.
func (t *Task) RunEffect(c Context, a *Ability, f Func) {
	g := t.g
	if f == 0 || g.skipped(c.Instance) {
		return
	}
	if g.effects == nil || a.Script == nil {
		return
	}
	t.bound(g.depth+1, maxDepth, "effects that run within each other")
	saved := t.Context
	t.Context = c
	t.ability = a
	g.depth++
	g.work.ScriptCalls++
	g.effects.Run(t, a.Script, f)
	g.depth--
	t.Context = saved
}

// CallVerb is how a script host runs a verb: one call is one batch of simultaneous events, after which triggered
// abilities are matched. A verb of an item that has left the stack does nothing.
func (t *Task) CallVerb(v *Verb, in *Args) Datum {
	g := t.g
	g.work.VerbCalls++
	if g.options.FailAtVerb > 0 && len(g.skip) == 0 {
		g.faults.verbs++
		if g.faults.verbs == g.options.FailAtVerb {
			t.Fail("injected fault")
		}
	}
	t.verbs++
	t.bound(t.verbs, maxVerbs, "verbs in one task")
	if t.stopped {
		return Datum{}
	}
	if t.nobody(v.Params, in) || t.nobody(v.Options, in) {
		return v.nothing()
	}
	if v.Reaches && t.Event != nil {
		for i := range in.n {
			a := &in.values[i]
			a.Datum = t.Reach(a.Datum)
			for k, x := range a.List {
				if now := t.Reach(x); now != x {
					a.List = slices.Clone(a.List) // it may be held elsewhere
					a.List[k] = now
				}
			}
		}
	}
	d := v.Run(t, in)
	t.flush()
	t.boundState()
	return d
}

// Reach is what a verb that reaches finds of a thing: see Verb.Reaches; costs of rulesets may do likewise. Its characteristics are
// still read as they were.
func (c *Context) Reach(d Datum) Datum {
	if d.Kind == ObjectDatum && c.Event != nil && c.Event.Subject == d.Ref() && !c.g.Live(d.Ref()) {
		if now := c.g.Ref(ObjectID(d.N)); c.g.arrived(c.Event, now) && c.g.voc.Zones[c.g.KindOf(now.ID)].Visibility == Public {
			return Obj(now)
		}
	}
	return d
}

// arrived reports whether an object is what the subject of an event became where the event put it.
func (g *Game) arrived(e *Event, now Ref) bool {
	return now.ID == e.Subject.ID && now.Inc == e.Subject.Inc+1 && e.To != 0 && g.s.objects.rows[now.ID].Zone == e.To
}

// nobody reports whether a player was named who is gone, or has left the game: a verb then does nothing, since nobody else is
// meant.
func (t *Task) nobody(params []Param, in *Args) bool {
	for i := range params {
		if params[i].Kind != ParamPlayer {
			continue
		}
		if a := in.Get(params[i].Name); a != nil && (a.Datum.Kind != PlayerDatum || t.g.Out(a.Datum.Player())) {
			return true
		}
	}
	return false
}

// nothing is what a verb returns that does nothing.
func (v *Verb) nothing() Datum {
	switch v.Returns {
	case "result":
		return ResultOf(Result{})
	case "list":
		return ListOf(nil)
	case "number":
		return Num(0)
	case "bool":
		return Truth(false)
	}
	return Datum{}
}

// Flush matches the events so far with the triggered abilities: the end of a batch of simultaneous events.
func (t *Task) Flush() { t.flush() }

// StopItem makes the later verbs of the running item do nothing: its card left the stack.
func (t *Task) StopItem() { t.stopped = true }

// ResumeVerbs is called when another item or execution begins.
func (t *Task) ResumeVerbs() { t.stopped = false }

// ChooseFrom lets p choose between min and max of the things in list, one after the other. Nothing is asked when
// all of them must be taken or none can.
func (t *Task) ChooseFrom(kind DecisionKind, p Player, list []Datum, min, max int, describe func(d *Decision)) []Datum {
	if max > len(list) {
		max = len(list)
	}
	if min > max {
		min = max
	}
	if max <= 0 {
		return nil
	}
	if min == len(list) {
		return list
	}
	picked := t.g.NewList(max)
	for len(picked) < max {
		o := t.Ask(kind, p, func(d *Decision) {
			d.Min, d.Max = min, max
			d.Picked = append(d.Picked, picked...)
			for _, thing := range list {
				if len(d.Options) < MaxOptions-1 && !contains(picked, thing) {
					d.Add(Thing(thing))
				}
			}
			if len(picked) >= min {
				d.Add(Option{Kind: OptionDone})
			}
			if describe != nil {
				describe(d)
			}
		})
		if o.Kind != OptionThing {
			break
		}
		picked = append(picked, o.Datum())
	}
	return picked
}

// MaxOptions is the largest number of options that a decision lists.
const MaxOptions = 64

func contains(list []Datum, d Datum) bool {
	for i := range list {
		if same(list[i], d) {
			return true
		}
	}
	return false
}

// same reports whether two data are the same thing.
func same(a, b Datum) bool {
	if a.Kind != b.Kind {
		return false
	}
	if a.Kind == TextDatum {
		return a.Text() == b.Text()
	}
	return a.N == b.N && a.Inc == b.Inc
}

// Same reports whether two data are the same thing.
func Same(a, b Datum) bool { return same(a, b) }

// May asks p a yes-or-no question.
func (t *Task) May(p Player, describe func(d *Decision)) bool {
	o := t.Ask(DecideMay, p, func(d *Decision) {
		d.Add(Option{Kind: OptionYes})
		d.Add(Option{Kind: OptionNo})
		if describe != nil {
			describe(d)
		}
	})
	return o.Kind == OptionYes
}

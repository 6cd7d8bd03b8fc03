package engine

import "slices"

// Replacements look at an event that is about to happen. The code that would make it happen asks Happens first and
// goes on with what is left of the event. Each replacement meets an event and its descendants once.

// replacementMatch is a replacement that may apply to the event in hand.
type replacementMatch struct {
	context Context
	ability *Ability
	row     int32 // 1 + index of the installed row
}

// Happens lets replacements meet an event that is about to happen. It returns false when the event does not happen:
// it was skipped or a program ran in its place; e then tells nothing. Otherwise e may have changed.
func (t *Task) Happens(e *Event) bool {
	g := t.g
	if g.hasKind&Bit(uint8(Replacement)) == 0 || !g.heard(e.Kind) {
		return true
	}
	copied := new(Event) // so that the caller's event need not live on the heap
	*copied = *e
	t.acts = append(t.acts, performed{event: copied})
	happens := t.happens(copied)
	t.acts = t.acts[:len(t.acts)-1]
	*e = *copied
	return happens
}

// MayReplace reports whether anything in this game may replace events of a kind: a quick look before Perform.
func (t *Task) MayReplace(kind EventKind) bool {
	return t.g.hasKind&Bit(uint8(Replacement)) != 0 && t.g.heard(kind)
}

// performed is an event that a program may stand in the place of, with what makes it happen.
type performed struct {
	event *Event
	act   func(e *Event)
	done  bool
}

// Perform lets replacements meet an event and does act with what is left of it. Unlike with Happens, a program that runs
// in the place of the event may let it happen while it runs: see Proceed. It reports whether act was done. Events that
// are performed say so in their declaration (EventDecl.Proceeds).
func (t *Task) Perform(e Event, act func(e *Event)) bool {
	g := t.g
	if g.hasKind&Bit(uint8(Replacement)) == 0 || !g.heard(e.Kind) {
		act(&e)
		return true
	}
	copied := new(Event)
	*copied = e
	t.acts = append(t.acts, performed{event: copied, act: act})
	happens := t.happens(copied)
	done := t.acts[len(t.acts)-1].done
	t.acts = t.acts[:len(t.acts)-1]
	if happens {
		act(copied)
	}
	return happens || done
}

// Proceed lets the event that the running program replaces happen, with other fields where changes names them; other
// replacements may still meet it. An event that is performed happens at once, any other when the program is over.
// It returns the event as it happens; false when it does not, or has already.
func (t *Task) Proceed(changes []Named) (Event, bool) {
	if len(t.acts) == 0 {
		t.Fail("nothing is replaced that could go on")
	}
	p := &t.acts[len(t.acts)-1]
	if p.done {
		return Event{}, false
	}
	p.done = true
	e, act := p.event, p.act
	for _, c := range changes {
		if !t.g.rules.ChangeEvent(&t.Context, e, c.Name, c.Value, c.Value.Text()) {
			t.Fail("the event has no field " + c.Name + " that can be changed")
		}
	}
	if act == nil {
		return *e, true // it happens when the program is over
	}
	n := len(t.acts)
	t.acts = append(t.acts, performed{event: e, act: act})
	happens := t.happens(e)
	if happens {
		g := t.g
		g.Applies(g.voc.Noted.Inherits)
		act(e)
	}
	t.acts = t.acts[:n]
	return *e, happens
}

func (t *Task) happens(e *Event) bool {
	g := t.g
	if e.Cause == 0 {
		e.Cause = t.Cause
	}
	spent := len(t.spent)
	defer func() { t.spent = t.spent[:spent] }()
	for {
		t.met, t.capped, t.interrupted = false, false, false
		list := t.replacements(e)
		if t.interrupted {
			g.Applies(g.voc.Noted.Interrupted)
		}
		if t.met {
			g.Applies(g.voc.Noted.Once)
		}
		if t.capped {
			g.Applies(g.voc.Noted.Capped)
		}
		if len(list) == 0 {
			return true
		}
		chosen := 0
		if len(list) > 1 {
			chosen = t.foremost(e, list)
		}
		r := &list[chosen]
		t.spent = append(t.spent, r.context.Instance)
		if r.ability.Optional {
			may := t.May(r.context.You, func(d *Decision) { d.Source = r.context.Self; d.Text = r.ability.Prompt })
			g.Applies(g.voc.Noted.Declinable)
			if r.context.You != e.Player {
				g.Applies(g.voc.Noted.Source)
			}
			if !may {
				continue
			}
		}
		t.Replacer = r.context.Self
		t.enters(r.context.Instance)
		g.Applies(g.voc.Noted.Replaces)
		if r.row == 0 {
			g.Applies(g.voc.Noted.Passive)
		}
		g.AppliesAbility(r.ability)
		if r.ability.Limit.N > 0 {
			g.use(r.context.Instance, 0)
		}
		if r.row > 0 {
			g.UseUp(r.row - 1)
		}
		if r.ability.Change != nil {
			if !t.change(r, e) {
				return false
			}
			g.Applies(g.voc.Noted.Inherits)
			if t.metEnough(e, len(list)) {
				return true
			}
			continue
		}
		together := t.together
		t.together = -1 // what the program does are events of their own
		t.RunEffect(r.context, r.ability, r.ability.Effect)
		t.together = together
		if p := &t.acts[len(t.acts)-1]; p.act == nil && p.done {
			p.done = false // the program let it go on: other replacements may still meet it
			if t.metEnough(e, len(list)) {
				return true
			}
			continue
		}
		return false
	}
}

// foremost is which of several replacements meets an event first: by the order of the game, by what was settled, or as the
// player says who decides about the event.
func (t *Task) foremost(e *Event, list []replacementMatch) int {
	g := t.g
	if g.voc.FixedOrder {
		chosen := 0
		for i := range list {
			if g.came(list[i].context.Self) < g.came(list[chosen].context.Self) {
				chosen = i
			}
		}
		return chosen
	}
	by := g.rules.Chooser(g, e)
	if i := t.settledFirst(by, list); i >= 0 {
		return i
	}
	o := t.Ask(DecideReplace, by, func(d *Decision) {
		for i := range list {
			d.Add(Option{Kind: OptionIndex, Of: ObjectDatum, N: int32(i), M: int32(list[i].context.Self.ID)})
		}
	})
	if e.Player != NoPlayer {
		g.Applies(g.voc.Noted.Decides)
	} else {
		g.Applies(g.voc.Noted.DecidesNone)
	}
	return int(o.N)
}

// settled is a replacement that has its place in an order that a player has settled beforehand.
type settled struct {
	by Player
	in Instance
}

// settledFirst is the first of these replacements in the order that a player has settled; -1 when that is not about all of them.
func (t *Task) settledFirst(by Player, list []replacementMatch) int {
	first, place := -1, len(t.settled)
	for i := range list {
		at := slices.Index(t.settled, settled{by, list[i].context.Instance})
		if at < 0 {
			return -1
		}
		if at < place {
			first, place = i, at
		}
	}
	return first
}

// Settle asks now in which order the pure replacements of an event that is to happen later in this task meet it: Preview and what
// happens then follow that, for all events about which the same player decides. used is as for Preview.
func (t *Task) Settle(e Event, used []Instance) {
	asked := false
	t.foresee(e, used, func(e *Event, list []replacementMatch) int {
		chosen := 0
		if len(list) > 1 {
			chosen, asked = t.foremost(e, list), true
		}
		x := settled{t.g.rules.Chooser(t.g, e), list[chosen].context.Instance}
		if !asked || slices.Contains(t.settled, x) {
			return chosen
		}
		at := len(t.settled) // before the others that have a place already
		for i := range list {
			if other := slices.Index(t.settled, settled{x.by, list[i].context.Instance}); other >= 0 {
				at = min(at, other)
			}
		}
		t.settled = slices.Insert(t.settled, at, x)
		return chosen
	})
}

// Together begins a batch of simultaneous events, to each of which Happens or Perform is about to be called. A replacement
// covers such events in one sequence: once another program has run in the place of one of them it covers no further
// ones, and replacements that change events do so in the same order for all of them. Apart, which takes what Together
// returned, ends the batch; batches nest.
func (t *Task) Together() (outer int) {
	outer, t.together = t.together, len(t.sequence)
	return outer
}

// Apart ends the batch that Together began.
func (t *Task) Apart(outer int) {
	t.sequence, t.together = t.sequence[:t.together], outer
}

// enters notes that a replacement is applied to one of several simultaneous events.
func (t *Task) enters(in Instance) {
	if t.together >= 0 && !slices.Contains(t.sequence[t.together:], in) {
		t.sequence = append(t.sequence, in)
	}
}

// isInterrupted reports whether a replacement covers no further one of the simultaneous events in hand.
func (t *Task) isInterrupted(in Instance, a *Ability) bool {
	if t.together < 0 {
		return false
	}
	first := slices.Index(t.sequence[t.together:], in)
	if first < 0 {
		return false
	}
	later := t.sequence[t.together+first+1:]
	return slices.ContainsFunc(later, func(x Instance) bool { return a.Change == nil || slices.Contains(t.spent, x) })
}

// metEnough reports whether no further replacement meets an event that one of so many has met and let happen.
func (t *Task) metEnough(e *Event, of int) bool {
	d := t.g.voc.event(e.Kind)
	if d == nil || !d.ReplacedOnce {
		return false
	}
	if of > 1 {
		t.g.Applies(t.g.voc.Noted.Once)
	}
	return true
}

// Replaceable reports whether any replacement would meet an event that is about to happen.
func (t *Task) Replaceable(e *Event) bool {
	g := t.g
	if g.hasKind&Bit(uint8(Replacement)) == 0 || !g.heard(e.Kind) {
		return false
	}
	copied := new(Event)
	*copied = *e
	if copied.Cause == 0 {
		copied.Cause = t.Cause
	}
	return len(t.replacements(copied)) > 0
}

// Preview tells what the pure replacements would make of an event, without anything being used up: the event as it
// would happen, and whether it would happen at all. Replacements that are programs or optional are left out. Of those that
// work a limited number of times, used names each use by events that are to come before this one; uses is that with its own.
func (t *Task) Preview(e Event, used []Instance) (after Event, happens bool, uses []Instance) {
	return t.foresee(e, used, func(e *Event, list []replacementMatch) int {
		return max(0, t.settledFirst(t.g.rules.Chooser(t.g, e), list))
	})
}

// foresee is Preview with the one that chooses among several replacements.
func (t *Task) foresee(e Event, used []Instance, choose func(e *Event, list []replacementMatch) int) (after Event, happens bool, uses []Instance) {
	g := t.g
	if g.hasKind&Bit(uint8(Replacement)) == 0 || !g.heard(e.Kind) {
		return e, true, used
	}
	copied := new(Event)
	*copied = e
	if copied.Cause == 0 {
		copied.Cause = t.Cause
	}
	spent := len(t.spent)
	happens, uses = true, used
	for happens {
		list := slices.DeleteFunc(t.replacements(copied), func(r replacementMatch) bool {
			return r.ability.Change == nil || r.ability.Optional || g.usesOf(&r) <= occurrences(used, r.context.Instance)
		})
		if len(list) == 0 {
			break
		}
		next := &list[choose(copied, list)]
		if g.usesOf(next) < Unlimited {
			uses = append(uses, next.context.Instance)
		}
		t.spent = append(t.spent, next.context.Instance)
		happens = t.change(next, copied)
	}
	t.spent = t.spent[:spent]
	return *copied, happens, uses
}

// usesOf is how often a replacement that meets an event may still be used.
func (g *Game) usesOf(r *replacementMatch) int {
	n := Unlimited
	if r.ability.Limit.N > 0 {
		n = g.UsesLeft(r.context.Instance, r.ability)
	}
	if r.row > 0 {
		if uses := int(g.s.installed.rows[r.row-1].Uses); uses > 0 {
			n = min(n, uses)
		}
	}
	return n
}

func occurrences(list []Instance, in Instance) (n int) {
	for _, x := range list {
		if x == in {
			n++
		}
	}
	return n
}

// change applies the pure half of a replacement to an event; it reports whether the event still happens.
func (t *Task) change(r *replacementMatch, e *Event) bool {
	change := r.ability.Change
	if change.Skip {
		return false
	}
	r.context.Event, r.context.EventID = e, 0
	if change.Func != 0 {
		t.applyChange(&r.context, change, e)
	}
	for i := range change.Fields {
		f := &change.Fields[i]
		t.g.rules.ChangeEvent(&r.context, e, f.Name, r.context.Eval(&f.Value), f.Word)
	}
	return true
}

// applyChange asks a change function for the event's new fields: a list of name and value in turn.
func (t *Task) applyChange(c *Context, change *Change, e *Event) {
	fields := t.g.value(c, change.Owner, change.Func).List()
	for i := 0; i+1 < len(fields); i += 2 {
		t.g.rules.ChangeEvent(c, e, fields[i].Text(), fields[i+1], fields[i+1].Text())
	}
}

func (t *Task) replacements(e *Event) []replacementMatch {
	g := t.g
	var list []replacementMatch
	consider := func(c Context, a *Ability, row int32) {
		if a.Kind != Replacement || a.On == nil || g.skipped(c.Instance) {
			return
		}
		c.ability = a
		c.Event, c.EventID = e, 0
		if !c.Meets(a.On) || a.Active != nil && !c.Holds(a.Active) || a.When != nil && !c.Holds(a.When) {
			return
		}
		if slices.Contains(t.spent, c.Instance) {
			t.met = true
			return
		}
		if g.LimitReached(c.Instance, a) {
			t.capped = true
			return
		}
		if t.isInterrupted(c.Instance, a) {
			t.interrupted = true
			return
		}
		list = append(list, replacementMatch{c, a, row})
	}
	q := g.take()
	defer g.giveBack()
	for _, id := range g.Bearing(Replacement) {
		if g.Definition(id).Listens&Bit(e.Kind&63) == 0 {
			continue
		}
		g.ownAbilities(id, Replacement, q, func(a *Ability) bool {
			consider(*q, a, 0)
			return true
		})
	}
	if g.mayBear() {
		g.borneAbilities(Replacement, q, func(a *Ability) bool {
			consider(*q, a, 0)
			return true
		})
	}
	for i := range g.s.installed.rows {
		in := &g.s.installed.rows[i]
		if in.Off {
			continue
		}
		if a := g.AbilityOf(in.Instance); a != nil {
			c := Context{g: g, Self: in.Instance.Bearer, You: in.Player, Instance: in.Instance, holder: -1 - int32(i)}
			c.Here = g.hereOf(in.Instance.Bearer)
			consider(c, a, int32(i)+1)
		}
	}
	return list
}

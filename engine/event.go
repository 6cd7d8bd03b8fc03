package engine

import "strings"

// From event to item in four fixed stages: match (each instance at most once an event), multiply, limits and
// conditions, pending items in the order that the ruleset asks for. Events of one batch are matched together,
// after the batch, with the listeners that are there then; an object's own leaving is matched with what it was.

// Emit records that something happened and returns its event. Missing fields are filled in: the turn, the cause
// (the running item), who is responsible (the running text's controller), the rule of the step.
func (t *Task) Emit(e Event) EventID {
	g := t.g
	e.Turn = g.s.registers.rows[0].Turn
	if e.Cause == 0 {
		e.Cause = t.Cause
	}
	if e.Step == 0 {
		e.Step = t.Step
	}
	if e.Subject.ID != 0 {
		e.Card = g.s.objects.rows[e.Subject.ID].Definition
	}
	g.touch(ReadsHistory)
	id := EventID(g.s.events.add(e))
	t.bound(int(id-t.began), maxEvents, "events in one task")
	return id
}

// SnapshotOf remembers an object as it is now and returns the snapshot's number, for Event.Snapshot.
func (t *Task) SnapshotOf(id ObjectID) int32 {
	g := t.g
	n := g.snapshot(id)
	for i := range g.borne {
		if g.borne[i].instance.Bearer == g.Ref(id) {
			t.last = append(t.last, lastBorne{n, g.borne[i]})
		}
	}
	return n
}

func (g *Game) snapshot(id ObjectID) int32 {
	s := Snapshot{ID: id, Place: g.PlaceOf(id), Kind: g.KindOf(id), Derived: *g.Derived(id), Object: g.s.objects.rows[id]}
	if g.voc.Standing != nil {
		s.Standing = g.voc.Standing(g, id)
	}
	if len(g.tags) > 0 {
		if given := g.GivenTags(id); given != nil {
			s.Given = g.name(strings.Join(given, "\n")) + 1
		}
	}
	return int32(g.s.snapshots.add(s))
}

// lastBorne is an ability that an object had from elsewhere when a snapshot was taken: its own leaving still meets it.
type lastBorne struct {
	snapshot int32
	borne    borne
}

// Synthetic is the flag of an event that did not happen: only its subject's own abilities meet it, and no history
// knows it. See Task.Activate.
const Synthetic = 1 << 7

// Activate lets the triggered abilities of the subject of an event meet it although it does not happen.
func (t *Task) Activate(e Event) {
	e.Flags |= Synthetic
	t.Emit(e)
}

// match is an ability instance that has met an event.
type match struct {
	instance Instance
	event    EventID
	player   Player
	holder   int32 // arguments of an installed ability
	row      int32 // 1 + index of the installed row, 0 if it is not installed
	flags    uint16
	done     bool
	again    bool // one more of what has triggered already
	unowned  bool // see Item.Unowned
}

// flush matches the events since the last flush with the triggered abilities and makes pending items of them.
func (t *Task) flush() {
	g := t.g
	if int(t.matched) >= len(g.s.events.rows) {
		return
	}
	t.matches, t.batch = t.matches[:0], t.matched
	for int(t.matched) < len(g.s.events.rows) {
		e := t.matched
		t.matched++
		first := len(t.matches)
		if g.hasKind&Bit(uint8(Triggered)) != 0 {
			g.matchEvent(t, e)
		}
		if g.hasKind&Bit(uint8(Retrigger)) != 0 && len(t.matches) > first {
			t.multiply(first, e)
		}
	}
	if len(t.matches) > 0 {
		t.pendMatches()
	}
}

// heard reports whether any definition of this game, or any installed ability, listens to a kind of event.
func (g *Game) heard(kind EventKind) bool { return g.listening&Bit(kind&63) != 0 }

func (g *Game) listens(c *Card, kind EventKind) bool {
	return c.Listens&Bit(kind&63) != 0 && c.Has&Bit(uint8(Triggered)) != 0
}

func (g *Game) matchEvent(t *Task, id EventID) {
	e := &g.s.events.rows[id]
	if !g.heard(e.Kind) && !g.aliases {
		return
	}
	bears := g.mayBear()
	if bears {
		g.Fresh()
	}
	if !g.heard(e.Kind) && len(g.also) == 0 {
		return
	}
	decl := g.voc.event(e.Kind)
	c := g.take()
	defer g.giveBack()
	synthetic := e.Flags&Synthetic != 0
	for _, o := range g.Bearing(Triggered) {
		if !g.listens(g.Definition(o), e.Kind) && !g.aliased(o, e.Kind) || synthetic && o != e.Subject.ID {
			continue
		}
		you := g.rules.You(g, o, e)
		g.ownAbilities(o, Triggered, c, func(a *Ability) bool {
			of := *c
			of.You = you
			t.matchOne(of, a, id, 0)
			return true
		})
	}
	if bears {
		g.borneAbilities(Triggered, c, func(a *Ability) bool {
			if synthetic && c.Self.ID != e.Subject.ID {
				return true
			}
			of := *c
			of.You = g.rules.You(g, of.Self.ID, e)
			t.matchOne(of, a, id, 0)
			return true
		})
	}
	if synthetic {
		return
	}
	if decl != nil && decl.JudgedBefore && e.Snapshot != 0 {
		t.matchLeaving(e, id)
	}
	for i := range g.s.installed.rows {
		in := &g.s.installed.rows[i]
		if in.Off {
			continue
		}
		a := g.AbilityOf(in.Instance)
		if a == nil || a.Kind != Triggered {
			continue
		}
		c := Context{g: g, Self: in.Instance.Bearer, You: in.Player, Instance: in.Instance, holder: -1 - int32(i)}
		c.Here = g.hereOf(in.Instance.Bearer)
		t.matchOne(c, a, id, int32(i)+1)
	}
}

// matchLeaving matches an event with what its subject had when it happened, if it is gone since.
func (t *Task) matchLeaving(e *Event, id EventID) {
	g := t.g
	if g.Live(e.Subject) {
		return
	}
	s := &g.s.snapshots.rows[e.Snapshot]
	def := g.defs[s.Derived.Definition]
	of := Context{g: g, Self: e.Subject, You: s.Derived.Controller, Here: s.Place}
	of.Instance = Instance{Bearer: e.Subject, Definition: s.Derived.Definition}
	arrived := g.arrived(e, g.Ref(e.Subject.ID)) // what works there hears it as what it is now
	if g.listens(def, e.Kind) {
		for i := range def.Abilities {
			// It sees what becomes of itself only: who leaves at that moment watches nothing else.
			a := &def.Abilities[i]
			if a.Kind == Triggered && a.Scope == OwnText && a.On.ofSelf() && g.worksIn(a, s.Kind) && !(arrived && g.worksIn(a, g.KindOf(e.Subject.ID))) && (s.Object.Host == 0 || a.On.attaching()) {
				of.Instance.Ability = int16(i)
				t.matchOne(of, a, id, 0)
			}
		}
	}
	for i := 0; i < len(t.last); i++ {
		b := &t.last[i].borne
		if t.last[i].snapshot != e.Snapshot {
			continue
		}
		if a := g.AbilityOf(b.instance); a != nil && a.Kind == Triggered && a.On.ofSelf() {
			of.Instance = b.instance
			if b.keyword != nil {
				of.keyword, of.number = b.keyword.def, b.number
			}
			t.matchOne(of, a, id, 0)
		}
	}
}

// aliased reports whether what an object bears about another kind of event may meet this one.
func (g *Game) aliased(id ObjectID, kind EventKind) bool {
	for i := range g.also {
		if g.also[i].id == id && g.also[i].from == kind {
			return true
		}
	}
	return false
}

// meets is Meets with the kinds that the event also counts as for the bearer.
func (c *Context) meets(p *Pattern) bool {
	if c.Meets(p) {
		return true
	}
	for i := range c.g.also {
		if x := &c.g.also[i]; x.id == c.Self.ID && x.from == c.Event.Kind {
			c.as = x.to
			if c.Meets(p) {
				return true
			}
			c.as = 0
		}
	}
	return false
}

// multiply lets what an event has triggered trigger as many more times as anything says, between event and stack. What
// leaves at that moment still counts.
func (t *Task) multiply(first int, id EventID) {
	g := t.g
	count := func(c *Context, r *Ability) {
		for i, end := first, len(t.matches); i < end; i++ {
			m := t.matches[i]
			of := Context{g: g, Instance: m.instance, Event: &g.s.events.rows[id]}
			if m.again || r.OfSelf && m.instance.Bearer != c.Self || r.Of != nil && !c.concerns(r.Of, &of) {
				continue
			}
			c.EventID, c.Event = id, &g.s.events.rows[id]
			if r.On != nil && !c.Meets(r.On) || r.When != nil && !c.Holds(r.When) {
				continue
			}
			times := 1
			if r.Times != nil {
				times = c.Number(r.Times)
			}
			if times > maxTriggers {
				panic(g.failureOf(c.Instance, overText("additional times that an ability triggers", maxTriggers, times)))
			}
			for range max(0, times) {
				if len(t.matches) > 2*maxTriggers {
					break // more than are let trigger in any case
				}
				m.again = true
				t.matches = append(t.matches, m)
			}
		}
	}
	g.Works(Retrigger, func(c *Context, r *Ability) bool {
		q := *c
		count(&q, r)
		return true
	})
	e := &g.s.events.rows[id]
	for i := len(g.s.events.rows) - 1; i > 0 && i >= int(t.batch); i-- {
		x := &g.s.events.rows[i]
		if d := g.voc.event(x.Kind); d == nil || !d.Leaving || x.Snapshot == 0 || g.Live(x.Subject) {
			continue
		}
		s := &g.s.snapshots.rows[x.Snapshot]
		def := g.defs[s.Derived.Definition]
		if def.Has&Bit(uint8(Retrigger)) == 0 || e.Kind == 0 {
			continue
		}
		for k := range def.Abilities {
			if r := &def.Abilities[k]; r.Kind == Retrigger && r.Scope == OwnText && g.worksIn(r, s.Kind) {
				q := Context{g: g, Self: x.Subject, You: s.Derived.Controller, Here: s.Place, ability: r}
				q.Instance = Instance{Bearer: x.Subject, Definition: s.Derived.Definition, Ability: int16(k)}
				count(&q, r)
			}
		}
	}
}

// ofSelf reports whether a pattern, or one of those it consists of, is about the bearer alone.
func (p *Pattern) ofSelf() bool {
	if p == nil {
		return false
	}
	for i := range p.Any {
		if p.Any[i].ofSelf() {
			return true
		}
	}
	return p.Subject.Op == OpSelf
}

func (t *Task) matchOne(of Context, a *Ability, id EventID, row int32) {
	g := t.g
	if a.On == nil {
		return
	}
	c := g.take()
	defer g.giveBack()
	*c = of
	c.ability = a
	c.EventID, c.Event = id, &g.s.events.rows[id]
	if !c.meets(a.On) || a.On.together() && t.metAlready(c.Instance, row) {
		return
	}
	c.as = 0
	// What it says of itself, when it is the one that leaves, it says of itself as it was.
	if e := c.Event; e.Snapshot != 0 && e.Subject == c.Self && g.voc.event(e.Kind).JudgedBefore {
		c.before = e.Snapshot
	}
	switch {
	case g.skipped(c.Instance):
		g.notTriggered(c.Instance, "its script failed", 0)
	case a.Active != nil && !c.Holds(a.Active):
		g.notTriggered(c.Instance, "it is not active", a.Line)
	case a.When != nil && !c.Holds(a.When):
		g.Applies(g.voc.Noted.Condition)
		g.notTriggered(c.Instance, "its condition does not hold", a.Line)
	case a.Limit.N > 0 && g.LimitReached(c.Instance, a):
		g.notTriggered(c.Instance, "it was used as often as it may be", a.Line)
	case !c.mayTrigger():
		g.notTriggered(c.Instance, "something forbids that it triggers", a.Line)
	default:
		m := match{instance: c.Instance, event: id, player: c.You, holder: c.holder, row: row}
		if m.player == NoPlayer {
			m.player, m.unowned = g.Handler(), true
		}
		t.matches = append(t.matches, m)
	}
}

// together reports whether a pattern, or one of those it consists of, takes what happens at once for one.
func (p *Pattern) together() bool {
	for i := range p.Any {
		if p.Any[i].together() {
			return true
		}
	}
	return p.Together
}

// metAlready reports whether an ability has met an event of the batch that is being matched.
func (t *Task) metAlready(in Instance, row int32) bool {
	for i := range t.matches {
		if m := &t.matches[i]; m.row == row && m.instance == in {
			return true
		}
	}
	return false
}

// mayTrigger reports whether nothing forbids the ability in hand to trigger.
func (c *Context) mayTrigger() bool {
	g, ok := c.g, true
	if g.voc.TriggerAct == 0 || g.hasKind&Bit(uint8(Forbid)) == 0 {
		return true
	}
	g.Works(Forbid, func(q *Context, f *Ability) bool {
		if f.What == g.voc.TriggerAct && f.Affects != nil && q.concerns(f.Affects, c) && (f.When == nil || q.Holds(f.When)) {
			ok = false
		}
		return ok
	})
	return ok
}

// concerns reports whether a filter is about the ability in hand of another context: a filter of abilities about itself, any
// other one about what bears it, read as it was before the event that took it away.
func (c *Context) concerns(f *Filter, of *Context) bool {
	if f.Subject == nil || f.Subject.Subject == SubjectAbility {
		return c.MatchesAbility(f, of.Instance)
	}
	bearer, event, before := of.Instance.Bearer, c.Event, c.before
	c.Event, c.before = of.Event, 0
	if of.Event != nil && of.Event.Subject == bearer && !c.g.Live(bearer) {
		c.before = of.Event.Snapshot
	}
	found := c.Matches(f, Obj(bearer))
	c.Event, c.before = event, before
	return found
}

// pendMatches makes pending items of the matches: players in the ruleset's order, each ordering their own.
func (t *Task) pendMatches() {
	g := t.g
	var buf [MaxPlayers]Player
	order := append(buf[:0], t.matches[0].player)
	for i := range t.matches {
		if t.matches[i].player != order[0] {
			order = g.rules.TriggerOrder(g, buf[:0])
			break
		}
	}
	for _, p := range order {
		for {
			n, last, alike := 0, -1, true
			for i := range t.matches {
				if m := &t.matches[i]; m.player == p && !m.done {
					n++
					if last < 0 {
						last = i
					}
					alike = alike && m.same(&t.matches[last])
				}
			}
			if n == 0 {
				break
			}
			chosen := last
			if n > 1 && g.voc.FixedOrder {
				chosen = t.earliest(p)
			} else if n > 1 && !alike { // in whichever order an ability triggers twice for one event
				o := t.Ask(DecideOrder, p, func(d *Decision) {
					for i := range t.matches {
						if m := &t.matches[i]; m.player == p && !m.done && len(d.Options) < MaxOptions {
							d.Add(Option{Kind: OptionIndex, Of: ObjectDatum, N: int32(i), M: int32(m.instance.Bearer.ID)})
						}
					}
				})
				chosen = int(o.N)
			}
			t.pendMatch(chosen)
		}
	}
}

// same reports whether two matches are one ability that one event triggers several times.
func (m *match) same(x *match) bool {
	return m.instance == x.instance && m.event == x.event && m.row == x.row
}

// earliest is the match of a player that is not pending yet whose bearer came first.
func (t *Task) earliest(p Player) int {
	best := -1
	for i := range t.matches {
		m := &t.matches[i]
		if m.player == p && !m.done && (best < 0 || t.g.came(m.instance.Bearer) < t.g.came(t.matches[best].instance.Bearer)) {
			best = i
		}
	}
	return best
}

// came is the timestamp of when an incarnation came where it is, or last was.
func (g *Game) came(r Ref) int32 {
	if s := g.Snapshot(r); s != nil && !g.Live(r) {
		return s.Object.Stamp
	}
	return g.s.objects.rows[r.ID].Stamp
}

func (t *Task) pendMatch(i int) {
	g := t.g
	m := &t.matches[i]
	m.done = true
	t.boundTriggers(m.instance)
	it := Item{State: ItemPending, Controller: m.player, By: m.player, Instance: m.instance, Event: m.event, Executions: 1, Cause: t.Cause, Flags: m.flags, Unowned: m.unowned}
	id := t.Pend(it)
	if m.row > 0 {
		g.copyArguments(m.holder, int32(id))
		g.UseUp(m.row - 1)
	}
}

// Pend puts a pending item on the stack.
func (t *Task) Pend(it Item) ItemID {
	g := t.g
	t.bound(g.waiting()+1, maxWaiting, "things waiting to resolve")
	it.State = ItemPending
	id := ItemID(g.s.items.add(it))
	g.work.Items++
	g.touch(ReadsItems)
	g.rules.Pended(t, id)
	return id
}

// EndItem takes an item off the stack for good.
func (g *Game) EndItem(i ItemID) {
	g.s.items.edit(int(i)).State = ItemOff
	for row := range g.s.installed.rows {
		if in := &g.s.installed.rows[row]; in.Bound == i && !in.Off {
			g.s.installed.edit(row).Off = true
			g.touch(ReadsGifts)
		}
	}
	first := g.firstItem()
	for first < len(g.s.items.rows) && g.s.items.rows[first].State == ItemOff {
		first++
	}
	g.s.registers.edit(0).FirstItem = int32(first)
	g.touch(ReadsItems)
}

// whyNotEntry is the first condition that kept an ability from triggering.
type whyNotEntry struct {
	instance Instance
	reason   string
	line     int
}

func (g *Game) notTriggered(in Instance, reason string, line int) {
	if len(g.whyNot) >= 64 {
		g.whyNot = append(g.whyNot[:0], g.whyNot[32:]...)
	}
	g.whyNot = append(g.whyNot, whyNotEntry{in, reason, line})
}

// WhyNot tells the first condition that last kept an ability of an object from triggering; key is its key, "" any.
func (g *Game) WhyNot(id ObjectID, key string) Refusal {
	for i := len(g.whyNot) - 1; i >= 0; i-- {
		w := &g.whyNot[i]
		a := g.AbilityOf(w.instance)
		if w.instance.Bearer.ID == id && a != nil && (key == "" || a.Key == key) {
			r := Refusal{Reason: w.reason, By: w.instance.Bearer, Line: w.line}
			if a.Script != nil {
				r.File = a.Script.Path
			}
			return r
		}
	}
	return Refusal{Reason: "nothing that it waits for has happened"}
}

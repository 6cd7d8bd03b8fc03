package engine

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
	return EventID(g.s.events.add(e))
}

// SnapshotOf remembers an object as it is now and returns the snapshot's number, for Event.Snapshot.
func (t *Task) SnapshotOf(id ObjectID) int32 {
	g := t.g
	s := Snapshot{ID: id, Place: g.PlaceOf(id), Kind: g.KindOf(id), Derived: *g.Derived(id), Object: g.s.objects.rows[id]}
	return int32(g.s.snapshots.add(s))
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
}

// flush matches the events since the last flush with the triggered abilities and makes pending items of them.
func (t *Task) flush() {
	g := t.g
	if int(t.matched) >= len(g.s.events.rows) {
		return
	}
	t.matches = t.matches[:0]
	for int(t.matched) < len(g.s.events.rows) {
		e := t.matched
		t.matched++
		if g.hasKind&Bit(uint8(Triggered)) != 0 {
			g.matchEvent(t, e)
		}
		g.rules.Triggers(t, &g.s.events.rows[e])
	}
	if len(t.matches) > 0 {
		t.pendMatches()
	}
}

// Trigger adds an ability without a text of bearer to what the event that is being matched has triggered: a pending
// item of p with flags. Only Ruleset.Triggers calls it.
func (t *Task) Trigger(bearer Ref, p Player, flags uint16) {
	in := Instance{Definition: t.g.s.objects.rows[bearer.ID].Definition, Ability: -1, Bearer: bearer}
	t.matches = append(t.matches, match{instance: in, event: t.matched - 1, player: p, flags: flags})
}

// heard reports whether any definition of this game, or any installed ability, listens to a kind of event.
func (g *Game) heard(kind EventKind) bool { return g.listening&Bit(kind&63) != 0 }

func (g *Game) listens(c *Card, kind EventKind) bool {
	return c.Listens&Bit(kind&63) != 0 && c.Has&Bit(uint8(Triggered)) != 0
}

func (g *Game) matchEvent(t *Task, id EventID) {
	e := &g.s.events.rows[id]
	if !g.heard(e.Kind) {
		return
	}
	decl := g.voc.event(e.Kind)
	anyGiven := g.anyGiven()
	for _, o := range g.bearersOf(Triggered) {
		def := g.defs[g.s.objects.rows[o].Definition]
		if g.listens(def, e.Kind) {
			c := g.For(o)
			c.You = g.rules.You(g, o, e)
			t.matchAbilities(c, def, id, g.KindOf(o))
		}
	}
	if anyGiven {
		for _, o := range g.live {
			g.given(o, func(c Context, card *Card) {
				if g.listens(card, e.Kind) {
					t.matchAbilities(c, card, id, g.KindOf(o))
				}
			})
		}
	}
	if decl != nil && decl.JudgedBefore && e.Snapshot != 0 {
		s := &g.s.snapshots.rows[e.Snapshot]
		def := g.defs[s.Object.Definition]
		if g.listens(def, e.Kind) && !g.Live(e.Subject) {
			c := Context{g: g, Self: e.Subject, You: s.Derived.Controller, Here: s.Place}
			c.Instance = Instance{Bearer: e.Subject, Definition: s.Object.Definition}
			for i := range def.Abilities {
				// It sees what becomes of itself only: who leaves at that moment watches nothing else (383.2.c.2).
				if a := &def.Abilities[i]; a.Kind == Triggered && a.Scope == OwnText && a.On.ofSelf() && g.worksIn(a, s.Kind) {
					c.Instance.Ability = int16(i)
					t.matchOne(c, a, id, 0)
				}
			}
		}
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

func (t *Task) matchAbilities(c Context, def *Card, id EventID, kind uint8) {
	for i := range def.Abilities {
		a := &def.Abilities[i]
		if a.Kind != Triggered || a.Scope != OwnText || !t.g.worksIn(a, kind) {
			continue
		}
		c.Instance.Ability = int16(i)
		t.matchOne(c, a, id, 0)
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
	if !c.Meets(a.On) {
		return
	}
	if c.You == NoPlayer {
		c.You = g.rules.Chooser(g, c.Event)
	}
	switch {
	case g.skipped(c.Instance):
		g.notTriggered(c.Instance, "its script failed", 0)
	case a.Active != nil && !c.Holds(a.Active):
		g.notTriggered(c.Instance, "it is not active", a.Line)
	case a.When != nil && !c.Holds(a.When):
		g.notTriggered(c.Instance, "its condition does not hold", a.Line)
	case a.Limit.N > 0 && g.used(c.Instance, 0, a.Limit.Per == 2) >= int(a.Limit.N):
		g.notTriggered(c.Instance, "it was used as often as it may be", a.Line)
	default:
		t.matches = append(t.matches, match{instance: c.Instance, event: id, player: c.You, holder: c.holder, row: row})
	}
}

// pendMatches makes pending items of the matches: players in the ruleset's order, each ordering their own.
func (t *Task) pendMatches() {
	g := t.g
	var order [MaxPlayers]Player
	for _, p := range g.rules.TriggerOrder(g, order[:0]) {
		for {
			n, last := 0, -1
			for i := range t.matches {
				if t.matches[i].player == p && !t.matches[i].done {
					n++
					if last < 0 {
						last = i
					}
				}
			}
			if n == 0 {
				break
			}
			chosen := last
			if n > 1 {
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

func (t *Task) pendMatch(i int) {
	g := t.g
	m := &t.matches[i]
	m.done = true
	it := Item{State: ItemPending, Controller: m.player, By: m.player, Instance: m.instance, Event: m.event, Executions: 1, Cause: t.Cause, Flags: m.flags}
	id := t.Pend(it)
	if m.row > 0 {
		g.copyArguments(m.holder, int32(id))
		if in := &g.s.installed.rows[m.row-1]; in.Uses > 0 {
			row := g.s.installed.edit(int(m.row - 1))
			row.Uses--
			row.Off = row.Uses == 0
		}
	}
}

// Pend puts a pending item on the stack.
func (t *Task) Pend(it Item) ItemID {
	g := t.g
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
	first := g.firstItem()
	for first < len(g.s.items.rows) && g.s.items.rows[first].State == ItemOff {
		first++
	}
	g.s.registers.edit(0).FirstItem = int32(first)
	g.touch(ReadsItems)
}

// Meets reports whether the event in hand is one that a pattern describes.
func (c *Context) Meets(p *Pattern) bool {
	e := c.Event
	if len(p.Any) > 0 {
		met := false
		for i := range p.Any {
			if c.Meets(&p.Any[i]) {
				met = true
				break
			}
		}
		if !met {
			return false
		}
	} else if p.Event != nil {
		if kind := p.Event.Kind; kind != e.Kind {
			if !c.history || p.Event.History != e.Kind {
				return false
			}
		} else if c.history && p.Event.History != 0 {
			return false
		}
		before := c.before
		defer func() { c.before = before }()
		c.before = p.Event.JudgedBefore && e.Snapshot != 0
		if !c.subject(p) {
			return false
		}
		if p.Match != nil && !c.Matches(p.Match, Obj(e.Subject)) {
			return false
		}
	}
	d := Datum{Kind: EventDatum, N: int32(c.EventID)}
	for i := range p.Refine {
		r := &p.Refine[i]
		if !r.Field.Test(c, d, &r.Arg) {
			return false
		}
	}
	if p.Nth > 0 {
		q := *p
		q.Nth = 0
		n := 1
		for id := c.g.TurnStart(); id < c.EventID; id++ {
			h := *c
			h.EventID, h.Event = id, &c.g.s.events.rows[id]
			if h.Event.Kind == e.Kind && h.Meets(&q) {
				n++
			}
		}
		return n == p.Nth
	}
	return true
}

// subject reports whether the event happens to what the pattern says.
func (c *Context) subject(p *Pattern) bool {
	e := c.Event
	var d Datum
	switch p.Event.Subject {
	case SubjectPlayer:
		d = Seat(e.Player)
	case SubjectPlace:
		d = At(e.Place)
	case SubjectLink:
		d = Link(e.Item)
	default:
		d = Obj(e.Subject)
	}
	if p.SubjectFilter != nil {
		return c.Matches(p.SubjectFilter, d)
	}
	return c.isOne(&p.Subject, d)
}

// Times counts the events of this turn that a pattern describes.
func (c *Context) Times(p *Pattern) int {
	n := 0
	for id := c.g.TurnStart(); int(id) < len(c.g.s.events.rows); id++ {
		if c.meetsAt(p, id) {
			n++
		}
	}
	return n
}

func (c *Context) meetsAt(p *Pattern, id EventID) bool {
	if id == 0 {
		return false
	}
	q := c.g.take()
	defer c.g.giveBack()
	*q = *c
	q.history = true
	q.EventID, q.Event = id, &c.g.s.events.rows[id]
	return q.Meets(p)
}

func (v *Vocabulary) event(kind EventKind) *EventDecl {
	for _, e := range v.Events {
		if e.Kind == kind {
			return e
		}
	}
	return nil
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

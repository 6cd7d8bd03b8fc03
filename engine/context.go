package engine

// Context is what a declaration or a script may read: the game, whose text it is, and what the text is about.
// Filters, values, conditions and patterns are evaluated in a context, by Go; a function of a script is only
// called where an author wrote one.
type Context struct {
	g        *Game
	Instance Instance
	ability  *Ability
	You      Player  // the controller of the text; NoPlayer when it has none
	Self     Ref     // the bearer
	Here     PlaceID // the location of the bearer, or the place that it is
	It       Datum   // the object that a value, a static or a change of costs is being asked about
	Item     ItemID
	Event    *Event // the event in hand, nil when there is none
	EventID  EventID
	holder   int32 // owner of the arguments: see Pick.Owner
	slotBase int   // of the mode that runs
	before   int32 // row of the snapshot that the event's subject is read from; 0: as it is now
	history  bool  // the event is one of the past
	past     bool  // so it is, or is compared with one: what has left since is read as it was then
	trial    []trialPick
	executed uint8
	as       EventKind   // the kind that the event counts as: see also
	keyword  *KeywordDef // the given keyword whose text this is
	number   int         // and its number
}

// trialPick is a pick of a proposal that is being examined and stands in no state.
type trialPick struct {
	slot int
	d    Datum
}

// Game returns the game for reading.
func (c *Context) Game() *Game { return c.g }

// Ability returns the ability whose text this is, or nil for rules.
func (c *Context) Ability() *Ability { return c.ability }

// Execution is which execution of a repeated item runs, from 0.
func (c *Context) Execution() int { return int(c.executed) }

// For returns the context of an object's text: its controller, itself and where it is.
func (g *Game) For(id ObjectID) Context {
	c := Context{g: g, Self: g.Ref(id), You: g.Controller(id), Here: g.PlaceOf(id)}
	c.Instance.Bearer = c.Self
	c.Instance.Definition = g.s.objects.rows[id].Definition
	if g.copies {
		c.Instance.Definition = g.Derived(id).Definition
	}
	return c
}

// ForPlayer returns a context of the rules with p as "you".
func (g *Game) ForPlayer(p Player) Context { return Context{g: g, You: p} }

// ForAbility returns the context of the i-th ability of an object.
func (g *Game) ForAbility(id ObjectID, a *Ability) Context {
	c := g.For(id)
	c.Instance.Ability = int16(a.Index)
	c.ability = a
	return c
}

// Aim makes c the context of the i-th ability of an object, as ForAbility does, in its place and keeping the memory of its trial
// picks.
func (c *Context) Aim(g *Game, id ObjectID, a *Ability) {
	o := &g.s.objects.rows[id]
	*c = Context{g: g, trial: c.trial[:0]}
	c.Self = Ref{id, o.Inc}
	c.You, c.Here = g.Controller(id), g.PlaceOf(id)
	c.Instance.Bearer, c.Instance.Definition, c.Instance.Ability = c.Self, o.Definition, int16(a.Index)
	if g.copies {
		c.Instance.Definition = g.Derived(id).Definition
	}
	c.ability = a
}

// Speak makes c a context of the rules with p as "you", as ForPlayer does, in its place.
func (c *Context) Speak(p Player) { *c = Context{g: c.g, You: p} }

// ForItem returns the context in which an item's text runs.
func (g *Game) ForItem(i ItemID) Context {
	it := &g.s.items.rows[i]
	c := Context{g: g, Self: it.Instance.Bearer, You: it.Controller, Instance: it.Instance, Item: i, holder: int32(i), executed: it.Execution}
	if it.Unowned {
		c.You = NoPlayer
	}
	c.ability = g.AbilityOf(it.Instance)
	c.slotBase = int(it.Execution) * ExecutionSlots
	if it.Event != 0 {
		c.EventID = it.Event
		c.Event = &g.s.events.rows[it.Event]
	}
	switch {
	case g.Live(it.Instance.Bearer):
		c.Here = g.PlaceOf(it.Instance.Bearer.ID)
	case c.Event != nil && c.Event.Subject == it.Instance.Bearer && c.Event.Snapshot != 0:
		// A text about its bearer's own leaving speaks of where that was.
		c.Here = g.s.snapshots.rows[c.Event.Snapshot].Place
	case !it.Card:
		c.Here = it.Place // where its bearer was that paid for it with itself
	}
	return c
}

// hereOf is the location of an object; nowhere when the reference is stale.
func (g *Game) hereOf(r Ref) PlaceID {
	if g.Live(r) {
		return g.PlaceOf(r.ID)
	}
	return 0
}

// AbilityOf returns the declaration behind an instance, or nil when it has vanished (a card's own play has none).
func (g *Game) AbilityOf(in Instance) *Ability {
	if in.Ability < 0 {
		return nil
	}
	abilities := g.defs[in.Definition].Abilities
	if int(in.Ability) >= len(abilities) {
		return nil
	}
	return &abilities[in.Ability]
}

// WithIt returns the context asking about d.
func (c Context) WithIt(d Datum) Context { c.It = d; return c }

// Try adds a trial pick to slot s, until Untry drops it: what would be so if d were chosen.
func (c *Context) Try(s int, d Datum) { c.trial = append(c.trial, trialPick{s, d}) }

// Untry drops the last n trial picks.
func (c *Context) Untry(n int) { c.trial = c.trial[:len(c.trial)-n] }

// WithMode returns the context of a mode of the ability, the k-th chosen one (from 0) of this execution.
func (c Context) WithMode(a *Ability, k int) Context {
	c.ability = a
	c.slotBase = c.slotBase/ExecutionSlots*ExecutionSlots + (k+1)*SlotsPerMode
	return c
}

// WithExecution returns the context of the n-th execution (from 0).
func (c Context) WithExecution(n int) Context {
	c.slotBase, c.executed = n*ExecutionSlots, uint8(n)
	return c
}

// Paid tells what paid an additional cost of the item or proposal in hand: see Hooks.Paid.
func (c *Context) Paid(name string) Datum { return c.g.rules.Paid(c, name) }

// SlotBase is the number of the first slot of the mode and execution that run.
func (c *Context) SlotBase() int { return c.slotBase }

// Share makes c see what was picked for the item or proposal of another context, and what was handed to it.
func (c *Context) Share(other *Context) {
	c.Item, c.holder, c.trial = other.Item, other.holder, other.trial
}

// Picked appends the things picked for slot number s to buf.
func (c *Context) Picked(s int, buf []Datum) []Datum {
	for i := range c.trial {
		if c.trial[i].slot == s {
			buf = append(buf, c.trial[i].d)
		}
	}
	if c.Item != 0 {
		for i := range c.g.s.picks.rows {
			p := &c.g.s.picks.rows[i]
			if p.Owner == int32(c.Item) && int(p.Slot) == s && p.Off == 0 {
				buf = append(buf, Datum{Kind: p.Kind, N: p.N, Inc: p.Inc})
			}
		}
	}
	return buf
}

// slotNamed returns the declaration and number of a slot of the running ability.
func (c *Context) slotNamed(name string) (*Slot, int) {
	if c.ability == nil {
		return nil, 0
	}
	for i := range c.ability.Targets {
		if c.ability.Targets[i].Name == name {
			return &c.ability.Targets[i], c.slotBase + i
		}
	}
	return nil, 0
}

// Chosen returns what was picked for a slot: one thing, or a list for slots of several. Targets that are no longer
// legal are Gone, or missing from the list.
func (c *Context) Chosen(name string) (Datum, bool) {
	slot, n := c.slotNamed(name)
	if slot == nil {
		return Datum{}, false
	}
	var few [8]Datum
	picked := c.Picked(n, few[:0])
	var legal []Datum
	single := slot.Kind == SlotOne || slot.Kind == SlotDestination
	for _, d := range picked {
		if c.Item != 0 && c.g.task.isIllegal(c.Item, n, d) {
			continue
		}
		if single {
			return d, true
		}
		legal = append(legal, d)
	}
	if single {
		return Datum{}, true
	}
	return ListOf(legal), true
}

// Argument returns an argument of an installed ability, a step or a played card: fx.args.name.
func (c *Context) Argument(name string) Datum {
	g := c.g
	var list []Datum
	found, many := Datum{}, false
	for i := range g.s.picks.rows {
		p := &g.s.picks.rows[i]
		if p.Owner != c.holder || p.Slot >= 0 || p.Off != 0 || g.s.names[-1-p.Slot] != name {
			continue
		}
		d := Datum{Kind: p.Kind, N: p.N, Inc: p.Inc}
		if p.Kind == TextDatum {
			d = Str(g.s.names[p.N])
		}
		if p.Kind == ListDatum {
			many = true
			continue
		}
		found = d
		list = append(list, d)
	}
	if many {
		return ListOf(list)
	}
	if found.Kind == Gone && name == "n" {
		return c.keywordNumber()
	}
	return found
}

// Field reads a context field or a slot by name, as fx.name does; false when there is none.
func (c *Context) Field(name string) (Datum, bool) {
	if d, ok := c.Chosen(name); ok {
		return d, true
	}
	for _, f := range c.g.voc.ContextFields {
		if f.Name == name {
			return f.Get(c), true
		}
	}
	return Datum{}, false
}

// EventField reads a field of the event in hand, as fx.event.name does.
func (c *Context) EventField(name string) (Datum, bool) {
	if c.Event == nil {
		return Datum{}, false
	}
	d := Datum{Kind: EventDatum, N: int32(c.EventID)}
	for _, f := range c.g.voc.ViewFields {
		if f.Of == EventDatum && f.Name == name {
			return f.Get(c, d, nil), true
		}
	}
	return Datum{}, false
}

// EventRow returns the row of an event datum: the event in hand, or one of the log.
func (c *Context) EventRow(d Datum) *Event {
	if c.Event != nil && EventID(d.N) == c.EventID {
		return c.Event
	}
	return &c.g.s.events.rows[d.N]
}

// Look returns the row and derived values of an object as a reader in this context sees them: as they are, as they
// were just before the event that is being judged, or the last that is remembered of one that is gone. It reports
// false for an object of which nothing is remembered.
func (c *Context) Look(r Ref) (*Object, *Derived, bool) {
	g := c.g
	if s := c.judged(r); s != nil {
		return &s.Object, &s.Derived, true
	}
	if g.Live(r) {
		return &g.s.objects.rows[r.ID], g.Derived(r.ID), true
	}
	if s := g.Snapshot(r); s != nil {
		return &s.Object, &s.Derived, true
	}
	return nil, nil, false
}

// PlaceOf is the location of an object as a reader in this context sees it.
func (c *Context) PlaceOf(r Ref) PlaceID {
	g := c.g
	if s := c.judged(r); s != nil {
		return s.Place
	}
	if g.Live(r) {
		return g.PlaceOf(r.ID)
	}
	if s := g.Snapshot(r); s != nil {
		return s.Place
	}
	return 0
}

// ZoneKindOf is the kind of the zone of an object as a reader in this context sees it; false when nothing is known.
func (c *Context) ZoneKindOf(r Ref) (uint8, bool) {
	g := c.g
	if s := c.judged(r); s != nil {
		return s.Kind, true
	}
	if g.Live(r) {
		return g.KindOf(r.ID), true
	}
	return 0, false
}

// Standing is Vocabulary.Standing of an object as a reader in this context sees it.
func (c *Context) Standing(r Ref) uint8 {
	g := c.g
	if s := c.judged(r); s != nil {
		return s.Standing
	}
	if g.Live(r) {
		return g.voc.Standing(g, r.ID)
	}
	if s := g.Snapshot(r); s != nil {
		return s.Standing
	}
	return 0
}

// Judged reports whether subjects are read as they were before the event.
func (c *Context) Judged() bool { return c.before != 0 }

// Then is the event of the past as whose subject a thing is judged; 0 when it is judged as it is now, or by what was remembered
// at that event.
func (c *Context) Then(r Ref) EventID {
	if !c.past || c.Event == nil || c.Event.Subject != r || c.before != 0 && c.before == c.Event.Snapshot {
		return 0
	}
	return c.EventID
}

// judged is what the subject of the event in hand is read from when that is not as it is now.
func (c *Context) judged(r Ref) *Snapshot {
	if c.before == 0 || c.Event == nil || c.Event.Subject != r {
		return nil
	}
	return &c.g.s.snapshots.rows[c.before]
}

// take borrows a context from the game's pool: contexts are handed to the functions of the vocabulary, and one made
// on the spot would live on the heap. Contexts are given back in the reverse order; a task that unwinds gives all back.
func (g *Game) take() *Context {
	if g.taken == len(g.contexts) {
		g.contexts = append(g.contexts, new(Context))
	}
	g.taken++
	return g.contexts[g.taken-1]
}

func (g *Game) giveBack() { g.taken-- }

package common

import (
	"slices"

	"cardlathe/engine"
)

// Slots chooses the modes and slots of an ability for games that choose all at once, when a card is played or an ability
// resolves, and let nobody answer. The same code lists the choices and proves that the rest can still be chosen, so that
// nothing is offered that leads nowhere. A ruleset keeps a few of them with the game (Game.Scratch) and calls Begin, then
// Unfilled to examine or Choose to ask; Run does what was chosen.
type Slots struct {
	Game   *engine.Game
	Player engine.Player
	Item   engine.ItemID // 0 while a play is only examined
	// Context is whose text it is; what is tried stands in it.
	Context engine.Context
	// Legal is what the game itself demands of a thing for a slot, besides the slot's filter; nil: nothing. mover is what a
	// destination is chosen for.
	Legal func(s *Slots, slot *engine.Slot, d engine.Datum, mover engine.Ref) bool
	// Payable reports whether the cost of a mode could be paid; nil: modes have none.
	Payable func(s *Slots, cost *engine.Cost) bool
	modes   []int
}

// ModeSlot is the slot number under which the chosen modes of an item are recorded.
const ModeSlot = engine.RulesSlots

// Begin makes s ready for an ability of a context.
func (s *Slots) Begin(g *engine.Game, c engine.Context, p engine.Player, item engine.ItemID) {
	s.Game, s.Player, s.Item = g, p, item
	s.Context.Reuse(c)
	s.modes = s.modes[:0]
}

// Examine makes s ready to look at what p could choose for an ability of an object.
func (s *Slots) Examine(g *engine.Game, p engine.Player, id engine.ObjectID, a *engine.Ability) {
	s.Game, s.Player, s.Item = g, p, 0
	s.Context.Aim(g, id, a)
	s.Context.You = p
	s.modes = s.modes[:0]
}

// Unfilled is the first slot of an ability that cannot be filled: nil when all can. Of an ability with modes ok tells whether
// enough of them can be chosen.
func (s *Slots) Unfilled(a *engine.Ability) (slot *engine.Slot, ok bool) {
	s.Context.SetAbility(a)
	if a.Modes != nil {
		n := 0
		for m := range a.Modes.List {
			if s.modeOpen(a, m) {
				n++
				if a.Modes.Fresh == 0 {
					n += a.Modes.Pick // it may be taken again
				}
			}
		}
		return nil, n >= a.Modes.Pick
	}
	if len(a.Targets) == 0 || s.completable(a.Targets, s.Context.SlotBase(), 0, 0, -1) {
		return nil, true
	}
	for k := range a.Targets {
		if s.CountFor(k, &a.Targets[k]) < s.least(&a.Targets[k]) {
			return &a.Targets[k], false
		}
	}
	return &a.Targets[0], false
}

// CountFor is how many things could be chosen for the k-th slot of the ability in hand.
func (s *Slots) CountFor(k int, slot *engine.Slot) int {
	from := s.Game.Buffer()
	s.candidates(s.Context.SlotBase()+k, slot)
	n := s.Game.Buffer() - from
	s.Game.BufferCut(from)
	return n
}

// Least is how many things a slot needs.
func (s *Slots) Least(slot *engine.Slot) int { return s.least(slot) }

// Choose asks for the modes and slots of an ability and records them for the item; false when one that must be filled
// cannot be.
func (s *Slots) Choose(t *engine.Task, a *engine.Ability) bool {
	filled, answered := s.Owe(t, a)
	if !answered {
		t.Unwind()
	}
	return filled
}

// Owe is Choose for code that can simply return: where a question is owed it reports that it was not answered, and the task must
// end at once without changing anything (see engine.Task.Owe).
func (s *Slots) Owe(t *engine.Task, a *engine.Ability) (filled, answered bool) {
	s.Context.SetAbility(a)
	s.modes = s.modes[:0]
	if a.Modes == nil {
		return s.chooseSlots(t, a.Targets, 0)
	}
	for k := range a.Modes.Pick {
		o, answered := t.Owe(engine.DecideMode, s.Player, func(d *engine.Decision) {
			d.Item = s.Item
			for m := range a.Modes.List {
				if s.modeOpen(a, m) {
					d.Add(engine.Option{Kind: engine.OptionIndex, N: int32(m)})
				}
				d.Labels = append(d.Labels, a.Modes.List[m].Text)
			}
		})
		if o.Kind != engine.OptionIndex {
			return false, answered
		}
		mode := &a.Modes.List[o.N]
		s.modes = append(s.modes, int(o.N))
		s.Game.AddPick(s.Item, ModeSlot, engine.Num(int(o.N)))
		saved := s.Context
		s.Context = s.Context.WithMode(mode, k)
		filled, answered = s.chooseSlots(t, mode.Targets, (k+1)*engine.SlotsPerMode)
		s.Context = saved
		if !filled {
			return false, answered
		}
	}
	return true, true
}

// Modes are the modes that were chosen last, in order.
func (s *Slots) Modes() []int { return s.modes }

// Run runs the text of an item whose modes and slots were chosen: its chosen modes in order, or its one effect.
func Run(t *engine.Task, i engine.ItemID, a *engine.Ability) {
	g := t.Game()
	c := g.ForItem(i)
	if a.Modes == nil {
		t.RunEffect(c.WithAbility(a), a, a.Effect)
		return
	}
	var buf [8]int
	modes := buf[:0]
	g.Targets(i, func(slot int, d engine.Datum) {
		if slot == ModeSlot {
			modes = append(modes, int(d.N))
		}
	})
	for k, m := range modes {
		if m < len(a.Modes.List) {
			mode := &a.Modes.List[m]
			t.RunEffect(c.WithMode(mode, k), mode, mode.Effect)
		}
	}
}

func (s *Slots) modeOpen(a *engine.Ability, m int) bool {
	if a.Modes.Fresh != 0 && slices.Contains(s.modes, m) || a.Modes.Fresh == engine.FreshTurn && s.Game.UsedMode(s.Context.Instance, m) {
		return false
	}
	mode := &a.Modes.List[m]
	saved, k := s.Context, len(s.modes)
	s.Context = s.Context.WithMode(mode, k)
	ok := (mode.When == nil || s.Context.Holds(mode.When)) && (mode.Cost == nil || s.Payable != nil && s.Payable(s, mode.Cost)) &&
		s.completable(mode.Targets, s.Context.SlotBase(), 0, 0, -1)
	s.Context = saved
	return ok
}

func (s *Slots) chooseSlots(t *engine.Task, slots []engine.Slot, base int) (filled, answered bool) {
	g := t.Game()
	for k := range slots {
		slot := &slots[k]
		least, most := s.least(slot), s.most(slot)
	filling:
		for have := 0; have < most; have++ {
			o, answered := t.Owe(engine.DecideSlot, s.Player, func(d *engine.Decision) {
				d.Item, d.Slot, d.SlotIs, d.Min, d.Max = s.Item, base+k, slot, least, most
				d.Picked = s.Context.Picked(base+k, d.Picked)
				from := g.Buffer()
				s.candidates(base+k, slot)
				for i, end := from, g.Buffer(); i < end; i++ {
					c := g.Buffered(i)
					s.Context.Try(base+k, c)
					if len(d.Options) < engine.MaxOptions-1 && s.completable(slots, base, k, have+1, -1) {
						d.Add(engine.Thing(c))
					}
					s.Context.Untry(1)
					if c.Kind == engine.ObjectDatum && hidden(g, c) {
						d.Secret = true
					}
				}
				g.BufferCut(from)
				if have >= least && len(d.Options) > 0 {
					d.Add(engine.Option{Kind: engine.OptionDone})
				}
			})
			if !answered {
				return false, false
			}
			switch o.Kind {
			case engine.OptionThing:
				g.AddPick(s.Item, base+k, o.Datum())
			case engine.OptionDone:
				break filling
			default:
				if have < least {
					return false, true
				}
				break filling
			}
		}
	}
	return true, true
}

// hidden reports whether a thing is in a zone that not everybody sees.
func hidden(g *engine.Game, d engine.Datum) bool {
	return g.Vocabulary().Zones[g.KindOf(engine.ObjectID(d.N))].Visibility != engine.Public
}

// completable proves that slots from k on can be filled, have of slot k being filled already. What a slot takes is a set: only
// things with larger numbers than last, the one that was tried before for it, are tried after it.
func (s *Slots) completable(slots []engine.Slot, base, k, have int, last int32) bool {
	if k == len(slots) {
		return true
	}
	slot := &slots[k]
	need := s.least(slot)
	if have >= need {
		return s.completable(slots, base, k+1, 0, -1)
	}
	mover := s.moverOf(slot)
	return s.Context.Any(slot.Filter, func(d engine.Datum) bool {
		if d.N <= last || !s.fits(base+k, slot, d, mover) {
			return false
		}
		s.Context.Try(base+k, d)
		ok := s.completable(slots, base, k, have+1, d.N)
		s.Context.Untry(1)
		return ok
	})
}

func (s *Slots) least(slot *engine.Slot) int {
	switch slot.Kind {
	case engine.SlotUpTo, engine.SlotAny:
		return 0
	case engine.SlotExactly:
		return s.Context.Number(slot.N)
	}
	return 1
}

func (s *Slots) most(slot *engine.Slot) int {
	switch slot.Kind {
	case engine.SlotUpTo, engine.SlotExactly:
		return s.Context.Number(slot.N)
	case engine.SlotAny:
		return engine.MaxOptions - 1
	}
	return 1
}

// candidates appends to the game's buffer what may be chosen for a slot next, besides what it holds already.
func (s *Slots) candidates(n int, slot *engine.Slot) {
	g := s.Game
	from := s.Context.Push(slot.Filter)
	kept, mover := from, s.moverOf(slot)
	for i, end := from, g.Buffer(); i < end; i++ {
		if d := g.Buffered(i); s.fits(n, slot, d, mover) {
			g.Rebuffer(kept, d)
			kept++
		}
	}
	g.BufferCut(kept)
}

// moverOf is what a destination is chosen for.
func (s *Slots) moverOf(slot *engine.Slot) engine.Ref {
	if slot.Kind == engine.SlotDestination && slot.Of != nil {
		return s.Context.Eval(slot.Of).Ref()
	}
	return engine.Ref{}
}

// fits reports whether a thing that passes the filter of a slot may be chosen for it next.
func (s *Slots) fits(n int, slot *engine.Slot, d engine.Datum, mover engine.Ref) bool {
	return !s.Context.IsPicked(n, d) && (s.Legal == nil || s.Legal(s, slot, d, mover)) && s.together(n, slot, d)
}

// together reports whether a thing fits what was chosen for its slot already.
func (s *Slots) together(n int, slot *engine.Slot, d engine.Datum) bool {
	return Together(&s.Context, slot, d, func(f func(engine.Datum)) {
		s.Context.EachPick(func(at int, x engine.Datum) {
			if at == n {
				f(x)
			}
		})
	})
}

// Together reports whether a thing fits what was chosen for its slot already, which each goes through: one a place, the same
// controller, a total.
func Together(c *engine.Context, slot *engine.Slot, d engine.Datum, each func(f func(engine.Datum))) bool {
	if slot.Per == "" && slot.Same == "" && slot.Total == nil || d.Kind != engine.ObjectDatum {
		return true
	}
	g, id := c.Game(), engine.ObjectID(d.N)
	sum := 0
	if slot.Total != nil {
		sum = g.Number(id, slot.Total.Number)
	}
	ok := true
	each(func(x engine.Datum) {
		if x.Kind != engine.ObjectDatum {
			return
		}
		o := engine.ObjectID(x.N)
		switch {
		case slot.Per == "place" && g.PlaceOf(o) == g.PlaceOf(id), slot.Same == "place" && g.PlaceOf(o) != g.PlaceOf(id),
			slot.Same == "controller" && g.Controller(o) != g.Controller(id):
			ok = false
		}
		if slot.Total != nil {
			sum += g.Number(o, slot.Total.Number)
		}
	})
	return ok && (slot.Total == nil || sum <= c.Number(&slot.Total.Max))
}

// Reach is how many of a list, n at most, go together in a slot with what is picked for it: of a total the smallest are tried first,
// so that no other choice reaches further.
func Reach(c *engine.Context, slot *engine.Slot, picked, list []engine.Datum, n int) int {
	if slot.Total != nil {
		number := func(d engine.Datum) int { return c.Game().Number(d.Ref().ID, slot.Total.Number) }
		list = slices.SortedStableFunc(slices.Values(list), func(a, b engine.Datum) int { return number(a) - number(b) })
	}
	all := slices.Clone(picked)
	for _, d := range list {
		if len(all) < n && !slices.Contains(all, d) && Together(c, slot, d, func(f func(engine.Datum)) {
			for _, x := range all {
				f(x)
			}
		}) {
			all = append(all, d)
		}
	}
	return len(all)
}

package engine

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
	happens := t.happens(copied)
	*e = *copied
	return happens
}

func (t *Task) happens(e *Event) bool {
	g := t.g
	spent := len(t.spent)
	defer func() { t.spent = t.spent[:spent] }()
	for {
		list := t.replacements(e)
		if len(list) == 0 {
			return true
		}
		chosen := 0
		if len(list) > 1 {
			o := t.Ask(DecideReplace, g.rules.Chooser(g, e), func(d *Decision) {
				for i := range list {
					d.Add(Option{Kind: OptionIndex, Of: ObjectDatum, N: int32(i), M: int32(list[i].context.Self.ID)})
				}
			})
			chosen = int(o.N)
		}
		r := &list[chosen]
		t.spent = append(t.spent, r.context.Instance)
		if r.ability.Optional && !t.May(r.context.You, func(d *Decision) { d.Source = r.context.Self; d.Text = r.ability.Prompt }) {
			continue
		}
		if r.ability.Limit.N > 0 {
			g.use(r.context.Instance, 0)
		}
		if r.row > 0 {
			if in := &g.s.installed.rows[r.row-1]; in.Uses > 0 {
				row := g.s.installed.edit(int(r.row - 1))
				row.Uses--
				row.Off = row.Uses == 0
			}
		}
		if r.ability.Change != nil {
			if !t.change(r, e) {
				return false
			}
			continue
		}
		t.RunEffect(r.context, r.ability, r.ability.Effect)
		return false
	}
}

// Replaceable reports whether any replacement would meet an event that is about to happen.
func (t *Task) Replaceable(e *Event) bool {
	g := t.g
	if g.hasKind&Bit(uint8(Replacement)) == 0 || !g.heard(e.Kind) {
		return false
	}
	copied := new(Event)
	*copied = *e
	return len(t.replacements(copied)) > 0
}

// Preview tells what the pure replacements would make of an event, without anything being used up: the event as it
// would happen, and whether it would happen at all. Replacements that are programs or optional are left out.
func (t *Task) Preview(e Event) (Event, bool) {
	g := t.g
	if g.hasKind&Bit(uint8(Replacement)) == 0 || !g.heard(e.Kind) {
		return e, true
	}
	copied := new(Event)
	*copied = e
	spent := len(t.spent)
	happens := true
	for happens {
		var next *replacementMatch
		list := t.replacements(copied)
		for i := range list {
			if list[i].ability.Change != nil && !list[i].ability.Optional {
				next = &list[i]
				break
			}
		}
		if next == nil {
			break
		}
		t.spent = append(t.spent, next.context.Instance)
		happens = t.change(next, copied)
	}
	t.spent = t.spent[:spent]
	return *copied, happens
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
		for i := range t.spent {
			if t.spent[i] == c.Instance {
				return
			}
		}
		c.ability = a
		c.Event, c.EventID = e, 0
		if !c.Meets(a.On) || a.Active != nil && !c.Holds(a.Active) || a.When != nil && !c.Holds(a.When) {
			return
		}
		if a.Limit.N > 0 && g.used(c.Instance, 0, a.Limit.Per == 2) >= int(a.Limit.N) {
			return
		}
		list = append(list, replacementMatch{c, a, row})
	}
	for _, id := range g.bearersOf(Replacement) {
		def := g.defs[g.s.objects.rows[id].Definition]
		if def.Listens&Bit(e.Kind&63) == 0 {
			continue
		}
		for i := range def.Abilities {
			if a := &def.Abilities[i]; a.Scope == OwnText && g.worksIn(a, g.KindOf(id)) {
				c := g.For(id)
				c.Instance.Ability = int16(i)
				consider(c, a, 0)
			}
		}
	}
	if g.anyGiven() {
		for _, id := range g.live {
			g.given(id, func(c Context, card *Card) {
				for i := range card.Abilities {
					c.Instance.Ability = int16(i)
					consider(c, &card.Abilities[i], 0)
				}
			})
		}
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

package engine

// Items carry what was chosen for them (picks) and what was handed to them (arguments); both are rows of one table.

// AddPick records a thing chosen for slot number s of an item.
func (g *Game) AddPick(i ItemID, s int, d Datum) {
	g.touch(ReadsItems)
	g.s.picks.add(Pick{Owner: int32(i), Slot: int16(s), Kind: d.Kind, N: d.N, Inc: d.Inc})
}

// ChangePick makes the n-th thing (from 0) that was chosen for slot number s of an item another one; where fewer were chosen it does
// nothing.
func (g *Game) ChangePick(i ItemID, s, n int, now Datum) {
	for k := range g.s.picks.rows {
		p := &g.s.picks.rows[k]
		if p.Owner != int32(i) || int(p.Slot) != s || p.Off != 0 {
			continue
		}
		if n--; n < 0 {
			row := g.s.picks.edit(k)
			row.Kind, row.N, row.Inc = now.Kind, now.N, now.Inc
			g.touch(ReadsItems)
			return
		}
	}
}

// DropPicks forgets what was chosen for the slots of an item from number s on, below end.
func (g *Game) DropPicks(i ItemID, s, end int) {
	for k := range g.s.picks.rows {
		if p := &g.s.picks.rows[k]; p.Owner == int32(i) && int(p.Slot) >= s && int(p.Slot) < end && p.Off == 0 {
			g.s.picks.edit(k).Off = 1
		}
	}
	g.touch(ReadsItems)
}

// BindNext uses up the installed abilities about cards that are played and meet the card of an item: those about the next
// one, and those that are good for some plays, with the last of these. From now on they are about that item alone, and they
// end with it.
func (g *Game) BindNext(i ItemID) {
	for row := range g.s.installed.rows {
		in := g.s.installed.rows[row]
		if in.Off || in.Bound != 0 {
			continue
		}
		a := g.AbilityOf(in.Instance)
		if a == nil || a.Kind == Triggered || a.Kind == Replacement {
			continue // they are used by what happens
		}
		f := a.Affects
		if f == nil {
			f = a.Of
		}
		if f == nil || f.Subject == nil || !f.Subject.Next && (in.Uses == 0 || !f.Subject.Stack) {
			continue
		}
		c := Context{g: g, Self: in.Instance.Bearer, You: in.Player, Instance: in.Instance, holder: -1 - int32(row), ability: a}
		if !c.Matches(f, Obj(g.s.items.rows[i].Instance.Bearer)) {
			continue
		}
		if x := g.s.installed.edit(row); in.Uses > 1 {
			x.Uses--
		} else {
			x.Bound = i
		}
		g.touch(ReadsGifts)
	}
}

// row is the number of the installed ability whose text this is; false for others.
func (c *Context) row() (int32, bool) {
	row := -1 - c.holder
	return row, c.holder < 0 && int(row) < len(c.g.s.installed.rows)
}

// Limited reports whether only some uses are left of the installed ability whose text this is; row is its number for Game.UseUp.
func (c *Context) Limited() (row int32, limited bool) {
	row, ok := c.row()
	return row, ok && c.g.s.installed.rows[row].Uses > 0
}

// Handle is the running ability as data that may be handed to an item: Game.Handled finds it again. The data holds its key, by which
// it is found in a text that has changed since.
func (c *Context) Handle() Datum {
	in, row, key := c.Instance, 0, c.g.keyOf(c.Instance)
	if r, installed := c.row(); installed {
		row = int(r) + 1
	}
	return ListOf([]Datum{Obj(in.Bearer), Obj(in.Origin), Seat(c.You), Num(int(in.Definition)), Str(key), Num(int(in.Via)), Num(row)})
}

// Handled is the ability that Context.Handle has made data of, as its text is now; nil where it is none, or its text has lost it since.
func (g *Game) Handled(d Datum) (Context, *Ability) {
	list := d.List()
	if len(list) != 7 {
		return Context{}, nil
	}
	in := Instance{Bearer: list[0].Ref(), Origin: list[1].Ref(), Definition: int16(list[3].N), Via: list[5].N}
	in.Ability = int16(g.defs[in.Definition].ability(list[4].Text()))
	a := g.AbilityOf(in)
	c := Context{g: g, Self: in.Bearer, You: list[2].Player(), Instance: in, Here: g.hereOf(in.Bearer), ability: a}
	if row := list[6].N; row > 0 {
		c.holder = -row
	}
	return c, a
}

// UseUp takes one of the uses that are left of the installed ability whose text this is; of others it does nothing.
func (c *Context) UseUp() {
	if row, limited := c.Limited(); limited {
		c.g.UseUp(row)
	}
}

// UseUp takes one of the uses that are left of an installed ability; with the last one it ends.
func (g *Game) UseUp(row int32) {
	if row < 0 || int(row) >= len(g.s.installed.rows) || g.s.installed.rows[row].Uses == 0 {
		return
	}
	in := g.s.installed.edit(int(row))
	in.Uses--
	in.Off = in.Uses == 0
	g.touchInstalled(in.Instance)
}

// BoundTo is the only item that the running installed ability is about; 0 when it is about whatever matches.
func (c *Context) BoundTo() ItemID {
	if row, ok := c.row(); ok {
		return c.g.s.installed.rows[row].Bound
	}
	return 0
}

// AddArguments hands named data to the holder of an item (its id) or of an installed ability (-1 - index).
func (g *Game) AddArguments(holder int32, named []Named) {
	for _, n := range named {
		slot := -1 - g.name(n.Name)
		list := []Datum{n.Value}
		if k := n.Value.Kind; k == ListDatum || k == ResultDatum {
			list = n.Value.List()
			g.s.picks.add(Pick{Owner: holder, Slot: slot, Kind: ListDatum})
		}
		for _, d := range list {
			p := Pick{Owner: holder, Slot: slot, Kind: d.Kind, N: d.N, Inc: d.Inc}
			if d.Kind == TextDatum {
				p.N = int32(g.name(d.Text()))
			}
			g.s.picks.add(p)
		}
	}
}

func (g *Game) copyArguments(from, to int32) {
	for i := range g.s.picks.rows {
		if p := g.s.picks.rows[i]; p.Owner == from && p.Slot < 0 && p.Off == 0 {
			p.Owner = to
			g.s.picks.add(p)
		}
	}
}

// Targets calls f for each thing that was picked for an item, in order, with its slot number.
func (g *Game) Targets(i ItemID, f func(slot int, d Datum)) {
	for k := range g.s.picks.rows {
		p := &g.s.picks.rows[k]
		if p.Owner == int32(i) && p.Slot >= 0 && p.Off == 0 {
			f(int(p.Slot), Datum{Kind: p.Kind, N: p.N, Inc: p.Inc})
		}
	}
}

// JudgeTargets finds out which targets of an item are no longer legal; the text of this run does not see
// them. legal decides about one pick.
func (t *Task) JudgeTargets(i ItemID, legal func(slot int, d Datum) bool) {
	g := t.g
	t.illegal = t.illegal[:0]
	for k := range g.s.picks.rows {
		p := g.s.picks.rows[k]
		if p.Owner == int32(i) && p.Slot >= 0 && p.Off == 0 && !legal(int(p.Slot), Datum{Kind: p.Kind, N: p.N, Inc: p.Inc}) {
			t.illegal = append(t.illegal, int32(k))
		}
	}
}

// DropTargets makes more targets of a slot illegal, after JudgeTargets: those that keep reports false for.
func (t *Task) DropTargets(i ItemID, slot int, keep func(d Datum) bool) {
	g := t.g
	for k := range g.s.picks.rows {
		p := g.s.picks.rows[k]
		d := Datum{Kind: p.Kind, N: p.N, Inc: p.Inc}
		if p.Owner == int32(i) && int(p.Slot) == slot && p.Off == 0 && !t.isIllegal(i, slot, d) && !keep(d) {
			t.illegal = append(t.illegal, int32(k))
		}
	}
}

// LegalTargets appends what was chosen for a slot of an item and is not illegal.
func (t *Task) LegalTargets(i ItemID, slot int, list []Datum) []Datum {
	for k := range t.g.s.picks.rows {
		p := &t.g.s.picks.rows[k]
		d := Datum{Kind: p.Kind, N: p.N, Inc: p.Inc}
		if p.Owner == int32(i) && int(p.Slot) == slot && p.Off == 0 && !t.isIllegal(i, slot, d) {
			list = append(list, d)
		}
	}
	return list
}

func (t *Task) isIllegal(i ItemID, slot int, d Datum) bool {
	for _, k := range t.illegal {
		p := &t.g.s.picks.rows[k]
		if p.Owner == int32(i) && int(p.Slot) == slot && p.N == d.N && p.Inc == d.Inc && p.Kind == d.Kind {
			return true
		}
	}
	return false
}

// Install gives out a template as a delayed ability: it lasts for a duration of the vocabulary and uses times (0:
// without limit). You and the bearer are those of the running text.
func (t *Task) Install(a *Ability, named []Named, lasts uint8, uses int) {
	g := t.g
	in := t.Instance
	in.Ability = int16(a.Index)
	t.boundInstalled()
	row := g.s.installed.add(Installed{Stamp: g.stamp(), Instance: in, Player: t.You, Lasts: lasts, Uses: bounded(uses)})
	g.AddArguments(-1-int32(row), named)
	g.hasKind |= Bit(uint8(a.Kind))
	g.touchInstalled(in)
}

// touchInstalled outdates what depends on an ability that is installed or ends: of all kinds the layers look at statics alone.
func (g *Game) touchInstalled(in Instance) {
	if a := g.AbilityOf(in); a == nil || a.Kind == Static {
		g.touch(ReadsGifts)
	}
}

// ThenDo puts a step on the stack as an item of its own: "do this".
func (t *Task) ThenDo(a *Ability, named []Named) ItemID {
	in := t.Instance
	in.Ability = int16(a.Index)
	i := t.Pend(Item{Controller: t.You, By: t.You, Instance: in, Executions: 1, Cause: t.Cause})
	t.g.AddArguments(int32(i), named)
	return i
}

// Give gives a gift to an object: one row for each part. Numbers are computed now.
func (t *Task) Give(target ObjectID, gift *Gift) {
	g := t.g
	stamp := g.stamp()
	t.boundGifts()
	for i := range gift.Parts {
		p := &gift.Parts[i]
		m := Modifier{Stamp: stamp, Target: g.Ref(target), Source: t.Self, Field: g.voc.giftIndex(p.Field), Lasts: gift.Lasts, By: t.You}
		switch p.Field.Kind {
		case GiftNumber:
			q := t.Context
			q.It = Obj(m.Target)
			d := q.Eval(&p.N)
			if d.Kind != NumberDatum {
				continue
			}
			n := int(d.N)
			if gift.Floor != nil && n < 0 {
				n = min(0, max(n, q.Number(gift.Floor)-g.Number(target, p.Field.Number)))
			}
			m.N = bounded(n)
			g.s.modifiers.add(m)
		case GiftKeywords, GiftLoseKeywords:
			for k := range p.Keywords {
				if p.Keywords[k].Cost != nil {
					t.Fail("a keyword with a cost is given by a static, not by a verb")
				}
				m.Key, m.N = int16(p.Keywords[k].ID), p.Keywords[k].N
				if p.Keywords[k].ID == NoKeyword {
					m.Key = -1 - g.name(p.Keywords[k].Name)
				}
				g.s.modifiers.add(m)
			}
		case GiftFlag, GiftWord, GiftTypes:
			for bit := range 64 {
				if p.Bits&Bit(bit) != 0 {
					m.N, m.Key = 1, int16(bit)
					g.s.modifiers.add(m)
				}
			}
		case GiftTags:
			for _, tag := range p.Words {
				m.Key = g.name(tag)
				g.s.modifiers.add(m)
			}
		case GiftPlayer, GiftController:
			for _, d := range t.Eval(&p.Ref).List() {
				if d.Kind == PlayerDatum {
					m.Key = int16(d.N)
					if p.Field.Kind == GiftPlayer {
						m.Key += int16(p.Field.Flag)
					}
					g.s.modifiers.add(m)
				}
			}
		case GiftCopy, GiftText:
			// What is copied is what it is now: printed values, or those it has copied itself.
			if list := t.Eval(&p.Ref).List(); len(list) == 1 && g.Live(list[0].Ref()) { // nothing is copied of what is gone
				if _, d, ok := t.Look(list[0].Ref()); ok {
					m.Definition = d.Definition
					g.s.modifiers.add(m)
					g.copies, g.everCopied = true, true
				}
			}
		case GiftAbilities:
			for _, a := range p.Abilities {
				m.Definition, m.Key = t.Instance.Definition, int16(a.Index)
				g.s.modifiers.add(m)
				g.hasKind |= Bit(uint8(a.Kind))
			}
		case GiftAlso:
			for _, x := range p.Also {
				m.Key, m.N = int16(x.From.Kind), int16(x.To.Kind)
				g.s.modifiers.add(m)
				g.aliases = true
			}
		}
	}
	g.touch(ReadsGifts | ReadsZones)
}

func (v *Vocabulary) giftIndex(f *GiftField) uint8 {
	for i := range v.GiftFields {
		if v.GiftFields[i] == f {
			return uint8(i)
		}
	}
	panic("engine: gift field " + f.Name + " is not in the vocabulary")
}

// Use counts one use of an ability instance towards its limit.
func (g *Game) Use(in Instance) { g.use(in, 0) }

// UseMode and UsedMode count modes of an instance that were taken this turn.
func (g *Game) UseMode(in Instance, mode int) { g.use(in, int16(mode)+1) }

// UsedMode reports whether a mode of an instance was taken this turn.
func (g *Game) UsedMode(in Instance, mode int) bool { return g.used(in, int16(mode)+1, false) > 0 }

// worksIn reports whether an ability works in zones of a kind: on the board unless it says where.
func (g *Game) worksIn(a *Ability, kind uint8) bool {
	if a.Zones != 0 {
		return a.Zones&Bit(kind) != 0
	}
	return g.voc.Zones[kind].Board
}

// Works calls f for each ability of a kind that works now: of an object's own text where it works, had from elsewhere or
// installed, and active. It stops when f returns false. f must not move anything.
func (g *Game) Works(kind AbilityKind, f func(c *Context, a *Ability) bool) {
	if g.hasKind&Bit(uint8(kind)) == 0 {
		return
	}
	ids := g.Bearing(kind)
	if len(ids) == 0 && !g.mayBear() && len(g.s.installed.rows) == 0 {
		return
	}
	c := g.take()
	defer g.giveBack()
	active := func(a *Ability) bool { return a.Active != nil && !c.Holds(a.Active) || f(c, a) }
	for _, id := range ids {
		if !g.ownAbilities(id, kind, c, active) {
			return
		}
	}
	if g.mayBear() && !g.borneAbilities(kind, c, active) {
		return
	}
	for i := range g.s.installed.rows {
		in := &g.s.installed.rows[i]
		if in.Off {
			continue
		}
		if a := g.AbilityOf(in.Instance); a != nil && a.Kind == kind {
			*c = Context{g: g, Self: in.Instance.Bearer, You: in.Player, Instance: in.Instance, holder: -1 - int32(i), ability: a}
			c.Here = g.hereOf(in.Instance.Bearer)
			if (a.Active == nil || c.Holds(a.Active)) && !f(c, a) {
				return
			}
		}
	}
}

// mayBear reports whether objects may have abilities from elsewhere.
func (g *Game) mayBear() bool {
	if len(g.borne) > 0 || len(g.attached) > 0 || g.anyGiven() {
		return true
	}
	return g.stale && g.givesAbilities()
}

// givesAbilities reports whether anything gives abilities, without looking at what it gives them to.
func (g *Game) givesAbilities() bool {
	if g.abilityGifts {
		return true
	}
	for i := range g.s.modifiers.rows {
		if k := g.voc.GiftFields[g.s.modifiers.rows[i].Field].Kind; k == GiftAbilities {
			return true
		}
	}
	return g.everHosted && g.anyHosted()
}

// anyHosted reports whether any object is attached.
func (g *Game) anyHosted() bool {
	for i := range g.s.objects.rows {
		if g.s.objects.rows[i].Host != 0 {
			return true
		}
	}
	return false
}

// memories begin at this owner number in the table of picks: the index of a row of uses follows.
const memories = 1 << 30

// memoryOf is the owner of what an instance remembers; 0 when it remembers nothing and make is false.
func (g *Game) memoryOf(in Instance, make bool) int32 {
	for i := range g.s.uses.rows {
		if u := &g.s.uses.rows[i]; u.Instance == in && u.Mode == -1 {
			return memories + int32(i)
		}
	}
	if !make {
		return 0
	}
	return memories + int32(g.s.uses.add(Use{Instance: in, Mode: -1}))
}

// remembering is the instance that an object's memories belong to: all abilities of a bearer share them. What is attached has
// lent its effect text to the bearer; that is printed together with the rest of its own text and remembers with it.
func (g *Game) remembering(in Instance) Instance {
	if a := g.AbilityOf(in); a != nil && a.Scope == EffectText {
		in = Instance{Definition: in.Definition, Bearer: in.Origin}
	}
	in.Ability = -1
	return in
}

// Remember keeps a value under a name for the bearer of the running text, in the place of what was kept there.
func (t *Task) Remember(name string, value Datum) {
	g := t.g
	owner := g.memoryOf(g.remembering(t.Instance), true)
	slot := -1 - g.name(name)
	for i := range g.s.picks.rows {
		if p := &g.s.picks.rows[i]; p.Owner == owner && p.Slot == slot && p.Off == 0 {
			g.s.picks.edit(i).Off = 1
		}
	}
	g.AddArguments(owner, []Named{{name, value}})
	g.touch(ReadsItems | ReadsGifts)
}

// Recall is what the bearer of a text remembers under a name; Gone when it remembers nothing.
func (c *Context) Recall(name string) Datum {
	owner := c.g.memoryOf(c.g.remembering(c.Instance), false)
	if owner == 0 {
		return Datum{}
	}
	q := *c
	q.holder = owner
	return q.Argument(name)
}

package duelofchampions

import (
	"slices"

	"cardlathe/engine"
)

// Damage and healing (9.8, 11), and what leaves the board or changes its zone.

// hit is damage that is about to be dealt to a unit or hero.
type hit struct {
	id     engine.ObjectID
	amount int
	source engine.Ref
	by     engine.Player
	flags  uint8
	turned bool // it was dealt to another one and is turned to this one: doubled it was already (9.8)
	rule   engine.Rule
}

// deal deals damage to units and heroes at once, each through the pipeline of 9.8; it returns how much was dealt in all and
// leaves in each hit how much that was.
func deal(t *engine.Task, hits []hit) int {
	g := t.Game()
	for i := range hits {
		hits[i].amount = reduced(g, &hits[i])
	}
	sum := 0
	for i := range hits {
		h := &hits[i]
		if h.amount <= 0 || !isOn(g, h.id) && g.KindOf(h.id) != InHeroZone {
			h.amount = 0
			continue
		}
		e := engine.Event{Kind: Damaged, Player: g.Controller(h.id), By: h.by, Subject: g.Ref(h.id), Object: h.source, Place: g.PlaceOf(h.id),
			Amount: int16(h.amount), Flags: h.flags, Rule: h.rule}
		if t.MayReplace(Damaged) {
			if !t.Happens(&e) || e.Amount <= 0 {
				h.amount = 0
				continue
			}
			h.amount = int(e.Amount)
		}
		g.AddCounter(h.id, Damage, h.amount)
		rosterOf(g).hurt |= squaresOf(g.Object(h.id).Zone)
		g.SetCounter(h.id, DamagedBy, int(h.source.ID))
		t.Emit(e)
		sum += h.amount
		if h.flags&(ofCombat|ofRetaliation) == ofCombat && g.Top().E&attackDealt == 0 {
			g.EditTop().E |= attackDealt
		}
		infect(g, h)
	}
	return sum
}

// reduced is the damage that is left after doubling, guards and armour, halvings and immunity (9.8).
func reduced(g *engine.Game, h *hit) int {
	n := h.amount
	if n <= 0 {
		return 0
	}
	if h.flags&ofSpell != 0 && h.by != engine.NoPlayer && !h.turned {
		for range g.Derived(g.PlayerObject(h.by)).Numbers[SpellDoublings] {
			n *= 2
		}
	}
	d := g.Derived(h.id)
	if h.flags&ofCombat != 0 && isOn(g, h.id) {
		n -= guarded(g, h)
		if d.Has(Armor) {
			n -= int(d.KeywordN[Armor])
		}
	}
	if d.Keywords&(1<<Incorporeal|1<<MagicResist|1<<ImmuneToMagic) != 0 {
		g.Applies(book.R(9, 9))
	}
	if d.Has(Incorporeal) && h.flags&ofMagic == 0 {
		n /= 2
	}
	if d.Has(MagicResist) && h.flags&ofMagic != 0 {
		n /= 2
	}
	if d.Has(ImmuneToMagic) && h.flags&ofMagic != 0 || d.Has(ImmuneToRetaliation) && h.flags&ofRetaliation != 0 {
		return 0
	}
	return max(0, n)
}

// guarded is by how much guards of the unit and of friendly units next to it lessen combat damage (11); they add up.
func guarded(g *engine.Game, h *hit) int {
	guard := engine.NoKeyword
	switch {
	case h.source.ID == 0:
		return 0
	case fightsAs(g, h.source.ID, Melee):
		guard = MeleeGuard
	case fightsAs(g, h.source.ID, Shooter):
		guard = RangedGuard
	default:
		return 0 // a flyer
	}
	if !rosterOf(g).has(engine.Bit(guard)) {
		return 0
	}
	n := g.KeywordNumber(h.id, guard)
	for _, z := range beside(g.PlaceOf(h.id), false) {
		if id := unitAt(g, z); id != 0 {
			n += g.KeywordNumber(id, guard)
		}
	}
	return n
}

// infect puts poison counters on what a unit with Infect damages (11).
func infect(g *engine.Game, h *hit) {
	if h.source.ID == 0 || !g.Live(h.source) || !isOn(g, h.id) || !isOn(g, h.source.ID) {
		return
	}
	n := g.KeywordNumber(h.source.ID, Infect)
	if n > 0 && (hot(g, hotInfect) == 0 || h.flags&ofCombat != 0 && h.flags&ofRetaliation == 0) {
		g.AddCounter(h.id, Poison, n)
		g.Applies(book.R(11))
	}
}

// heal removes damage from a unit or hero; it returns how much.
func heal(t *engine.Task, id engine.ObjectID, n int, rule engine.Rule) int {
	g := t.Game()
	n = min(n, g.Counter(id, Damage))
	if n <= 0 || forbidden(g, ActHeal, g.Controller(id), id, noPlace) != nil {
		return 0
	}
	e := engine.Event{Kind: Healed, Player: g.Controller(id), By: t.You, Subject: g.Ref(id), Object: t.Self, Place: g.PlaceOf(id), Amount: int16(n), Rule: rule}
	if t.MayReplace(Healed) && !t.Happens(&e) {
		return 0
	}
	n = min(int(e.Amount), g.Counter(id, Damage))
	if n <= 0 {
		return 0
	}
	e.Amount = int16(n)
	g.AddCounter(id, Damage, -n)
	t.Emit(e)
	return n
}

// deaths kills every unit that has no health left (9.5), until none is found.
func deaths(t *engine.Task) {
	g := t.Game()
	for {
		dead := scratchOf(g).dead[:0]
		for s := rosterOf(g).hurt; s != 0; s &= s - 1 {
			if id := unitAt(g, s.first()); id != 0 && g.Object(id).Counters[Damage] >= g.Derived(id).Numbers[Health] {
				dead = append(dead, id)
			}
		}
		scratchOf(g).dead = dead
		if len(dead) == 0 {
			return
		}
		// Where nobody has died somebody may have left in the place of it, and taken health of others along.
		if len(kill(t, dead, true)) == 0 && !slices.ContainsFunc(dead, func(id engine.ObjectID) bool { return !isOn(g, id) }) {
			return
		}
	}
}

// kill puts units into the graveyards of their owners, at once, and ongoing cards likewise (9.5); it returns what went. Of
// damage: who dealt it last has killed them.
func kill(t *engine.Task, ids []engine.ObjectID, ofDamage bool) []engine.Datum {
	g := t.Game()
	var gone []engine.Datum
	step := t.Step
	t.Step = book.R(9, 5)
	n := 0
	for _, id := range ids {
		if !isOn(g, id) {
			if g.KindOf(id) == InOngoing {
				gone = append(gone, engine.Obj(g.Ref(id)))
				leave(t, id, graveyardOf, GoesTo, book.R(12))
			}
			continue
		}
		e := engine.Event{Kind: Dies, Player: g.Controller(id), By: t.You, Subject: g.Ref(id), Place: g.PlaceOf(id), Rule: book.R(9, 5)}
		if t.MayReplace(Dies) && (!t.Happens(&e) || !g.Live(e.Subject)) {
			continue
		}
		ids[n] = id
		n++
	}
	ids = ids[:n]
	first := len(gone)
	for _, id := range ids {
		e := engine.Event{Kind: Dies, Player: g.Controller(id), By: t.You, Subject: g.Ref(id), Place: g.PlaceOf(id), Snapshot: t.SnapshotOf(id), Rule: book.R(9, 5)}
		t.Emit(e)
		gone = append(gone, engine.Obj(e.Subject))
		if k := engine.ObjectID(g.Counter(id, DamagedBy)); ofDamage && k != 0 && k != id && isOn(g, k) {
			t.Emit(engine.Event{Kind: KillsUnit, Player: g.Controller(k), By: g.Controller(k), Subject: g.Ref(k), Object: e.Subject, Rule: book.R(9, 5)})
		}
	}
	angry := raging(g)
	for _, id := range ids {
		remove(t, id, graveyardOf, book.R(9, 5))
	}
	enrage(g, angry, gone[first:])
	t.Step = step
	t.Flush()
	return gone
}

// rage is a unit with Enrage while others die.
type rage struct {
	unit engine.Ref
	of   engine.Player
	n    int
}

// raging lists the units with Enrage, as they are when units die.
func raging(g *engine.Game) []rage {
	list, now := scratchOf(g).raging[:0], rosterOf(g)
	if !now.has(1 << Enrage) {
		return list
	}
	for _, id := range now.units {
		if d := g.Derived(id); d.Has(Enrage) {
			list = append(list, rage{g.Ref(id), d.Controller, int(d.KeywordN[Enrage])})
		}
	}
	scratchOf(g).raging = list
	return list
}

// enrage gives counters to the units with Enrage for each friendly one that has died; who has died itself gets none (11, 11.2).
func enrage(g *engine.Game, list []rage, dead []engine.Datum) {
	for i := range list {
		x := &list[i]
		if !g.Live(x.unit) {
			continue
		}
		for _, d := range dead {
			if s := g.Snapshot(d.Ref()); s != nil && s.Derived.Controller == x.of {
				g.AddCounter(x.unit.ID, EnrageCount, x.n)
				g.Applies(book.R(11))
				g.Applies(book.R(11, 2))
			}
		}
	}
}

// leave takes an object off the board for another zone of its owner, with a snapshot and an event of a kind; it returns the
// reference to it there. Of a stack all cards go (12).
func leave(t *engine.Task, id engine.ObjectID, to func(engine.Player) engine.ZoneID, kind engine.EventKind, rule engine.Rule) engine.Ref {
	g := t.Game()
	e := engine.Event{Kind: kind, Player: g.Controller(id), By: t.You, Subject: g.Ref(id), Place: g.PlaceOf(id), From: g.Object(id).Zone, To: to(g.Object(id).Owner), Snapshot: t.SnapshotOf(id), Rule: rule}
	t.Emit(e)
	return remove(t, id, to, rule)
}

// remove moves an object that a snapshot remembers off the board: what lies on it goes to the graveyards (13.1), the cards of
// its stack go along (12), a token ceases to exist.
func remove(t *engine.Task, id engine.ObjectID, to func(engine.Player) engine.ZoneID, rule engine.Rule) engine.Ref {
	g := t.Game()
	was := g.Ref(id)
	token := g.IsToken(g.Object(id))
	if isOn(g, id) {
		strip(t, id)
		if g.Counter(id, StackMore) > 0 {
			for u := g.First(stacked); u != 0; {
				next := g.Next(u)
				if engine.ObjectID(g.Counter(u, StackOf)) == id {
					send(t, u, to, GoesTo, true)
				}
				u = next
			}
		}
	}
	zone := to(g.Object(id).Owner)
	if token {
		zone = nowhere
	}
	e := engine.Event{Kind: Leaves, Player: g.Controller(id), By: t.You, Subject: was, Place: g.PlaceOf(id), From: g.Object(id).Zone, To: zone, Rule: rule}
	if g.Occurs(engine.Triggered) {
		e.Snapshot = snapshotNumber(g, was)
		t.Emit(e)
	}
	return arrive(t, g.Put(id, zone, g.Zone(zone).Kind == InGraveyard))
}

// snapshotNumber finds the newest snapshot of an incarnation.
func snapshotNumber(g *engine.Game, r engine.Ref) int32 {
	for i := g.Events() - 1; i > 0; i-- {
		if e := g.Event(engine.EventID(i)); e.Subject == r && e.Snapshot != 0 {
			return e.Snapshot
		}
	}
	return 0
}

// strip sends the ongoing spells that lie on a unit to their casters' graveyards (13.1).
func strip(t *engine.Task, unit engine.ObjectID) {
	g := t.Game()
	for q := range engine.Player(players) {
		for id := g.First(ongoingOf(q)); id != 0; {
			next := g.Next(id)
			if engine.ObjectID(g.Counter(id, OnUnit)) == unit {
				leave(t, id, graveyardOf, GoesTo, book.R(13, 1))
			}
			id = next
		}
	}
}

// draw lets a player draw cards one by one; for each that cannot be drawn the hero loses 1 health (6.4). It returns how many
// were drawn.
func draw(t *engine.Task, p engine.Player, n int) int {
	g := t.Game()
	drawn := 0
	for range n {
		e := engine.Event{Kind: Draws, Player: p, By: p, From: libraryOf(p), To: handOf(p), Rule: book.R(6, 4)}
		if t.MayReplace(Draws) && !t.Happens(&e) {
			continue
		}
		id := g.First(libraryOf(p))
		if id == 0 {
			g.AddCounter(heroOf(g, p), Damage, 1)
			t.Emit(engine.Event{Kind: LosesHealth, Player: p, By: engine.NoPlayer, Amount: 1, Rule: book.R(6, 4)})
			continue
		}
		e.Subject = g.Put(id, handOf(p), false)
		t.Emit(e)
		drawn++
		arrive(t, e.Subject)
	}
	return drawn
}

// arrive discards a card that has come to a hand which holds as many as it may (6.13); it returns the card where it is now.
func arrive(t *engine.Task, r engine.Ref) engine.Ref {
	g := t.Game()
	if most := hot(g, hotHandLimit); most > 0 && g.KindOf(r.ID) == InHand && g.Count(g.Object(r.ID).Zone) > most {
		g.Applies(book.R(6, 13))
		p := g.Zone(g.Object(r.ID).Zone).Owner
		return discard(t, p, []engine.Datum{engine.Obj(r)})[0].Ref()
	}
	return r
}

// discard puts cards of a hand into the graveyards of their owners.
func discard(t *engine.Task, p engine.Player, cards []engine.Datum) []engine.Datum {
	g := t.Game()
	var gone []engine.Datum
	for _, d := range cards {
		if !g.Live(d.Ref()) || g.KindOf(engine.ObjectID(d.N)) != InHand {
			continue
		}
		id := engine.ObjectID(d.N)
		to := graveyardOf(g.Object(id).Owner)
		e := engine.Event{Kind: Discarded, Player: p, By: t.You, Subject: d.Ref(), From: g.Object(id).Zone, To: to, Rule: book.R(12)}
		if g.Occurs(engine.Triggered) {
			e.Snapshot = t.SnapshotOf(id)
		}
		t.Emit(e)
		gone = append(gone, engine.Obj(g.Put(id, to, true)))
	}
	if len(gone) > 0 {
		t.Emit(engine.Event{Kind: Discards, Player: p, By: t.You, Amount: int16(len(gone)), Rule: book.R(12)})
	}
	return gone
}

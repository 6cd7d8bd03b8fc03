package riftbound

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// How cards leave where they are: killed, bounced, banished, discarded, recycled (124, 416, 422, 427, 428).

// kill kills permanents, all at once: their own death triggers are noted before they move (428). Kills of a cleanup are
// attributed to what dealt the last damage (411); instructed ones to the running text.
func kill(t *engine.Task, ids []engine.ObjectID, instructed bool) []engine.Datum {
	g := t.Game()
	dead := g.NewList(len(ids))
	work := scratchOf(g)
	base := len(work.doomed) // a replacement may kill something itself, above what is here
	for _, id := range ids {
		if k := g.KindOf(id); !zones[k].Board {
			g.Applies(engine.R(428, 2))
			continue
		} else if g.Derived(id).Types.Any(1<<Battlefield | 1<<Legend | 1<<Seat) {
			continue
		}
		e := event(t, Dies, engine.R(428, 1))
		e.Subject, e.Player, e.Place, e.From = g.Ref(id), g.Controller(id), g.PlaceOf(id), g.Object(id).Zone
		e.To = trashOf(g, g.Object(id).Owner)
		if !instructed {
			e.By = engine.Player(g.Counter(id, DamageBy) - 1)
			e.Cause = engine.ItemID(g.Counter(id, DamageCause))
			if g.Counter(id, DamageSource) != 0 {
				e.Flags |= eventOfSource
			}
			g.Applies(engine.R(428, 4))
			if e.By != engine.NoPlayer {
				g.Applies(engine.R(411, 3))
			}
			if e.Cause != 0 {
				g.Applies(engine.R(411, 5))
			}
		}
		work.doomed = append(work.doomed, e)
	}
	// Replacements act before the deaths that nothing replaces (373.1.a).
	kept := base
	outer := t.Together()
	for i := base; i < len(work.doomed); i++ {
		pickNext(t, work, i)
		e := work.doomed[i]
		t.Replacer = engine.Ref{}
		if t.Happens(&e) && g.Live(e.Subject) && goesElsewhere(t, &e) {
			work.doomed[kept] = e
			kept++
			continue
		}
		for k := base; k < len(work.doomed); k++ {
			if x := work.doomed[k].Subject; x == t.Replacer && x != e.Subject {
				g.Applies(engine.R(370, 4)) // what saves it dies at the same time
			}
		}
	}
	t.Apart(outer)
	work.doomed = work.doomed[:kept]
	for i := base; i < kept; i++ {
		work.doomed[i].Snapshot = t.SnapshotOf(work.doomed[i].Subject.ID)
	}
	for i := base; i < kept; i++ {
		e := work.doomed[i]
		id := e.Subject.ID
		if g.Zone(e.To).Kind != InTrash {
			// Sent elsewhere instead: it leaves, but was not killed (428).
			dead = append(dead, engine.Obj(leaveBoard(t, id, e.To, e)))
			if g.Zone(e.To).Kind == InBanishment {
				e.Kind, e.Rule = BanishedEvent, engine.R(427, 1)
				t.Emit(e)
			}
			continue
		}
		ref := leaveBoard(t, id, e.To, e)
		dead = append(dead, engine.Obj(ref))
		t.Emit(e)
		if e.By != engine.NoPlayer {
			k := e
			k.Kind, k.Player, k.Object, k.Rule = Kills, e.By, e.Subject, engine.R(428, 5)
			if instructed {
				k.Rule = engine.R(411, 1)
			}
			t.Emit(k)
		}
	}
	work.doomed = work.doomed[:base]
	return dead
}

// pickNext lets the controller of what is about to die say which death a replacement meets first, when it could meet
// several of theirs (373.1); the chosen one is put at place i.
func pickNext(t *engine.Task, work *scratch, i int) {
	g := t.Game()
	var buf [engine.MaxPlayers]engine.Player
	first, n, of := engine.NoPlayer, 0, 0
	next := -1
	for _, p := range common.InTurnOrder(g, buf[:0]) {
		any := false
		for k := i; k < len(work.doomed); k++ {
			if work.doomed[k].Player != p || !t.Replaceable(&work.doomed[k]) {
				continue
			}
			if first == engine.NoPlayer {
				first, next = p, k
			}
			if any = true; first == p {
				n++
			}
		}
		of += truth(any)
	}
	if of > 1 {
		g.Applies(engine.R(373, 1))
	}
	if n > 1 {
		o := t.Ask(engine.DecideReplace, first, func(d *engine.Decision) {
			for k := i; k < len(work.doomed); k++ {
				if work.doomed[k].Player == first && t.Replaceable(&work.doomed[k]) {
					d.Add(engine.Thing(engine.Obj(work.doomed[k].Subject)))
				}
			}
		})
		for k := i; k < len(work.doomed); k++ {
			if work.doomed[k].Subject == o.Datum().Ref() {
				next = k
			}
		}
	}
	if next > i {
		e := work.doomed[next]
		copy(work.doomed[i+1:next+1], work.doomed[i:next])
		work.doomed[i] = e
	}
}

// leaveBoard moves an object from the board to a zone off it, detaching what it wears, and says that it left.
func leaveBoard(t *engine.Task, id engine.ObjectID, to engine.ZoneID, cause engine.Event) engine.Ref {
	g := t.Game()
	was := g.Ref(id)
	snapshot := cause.Snapshot
	if snapshot == 0 {
		snapshot = t.SnapshotOf(id)
	}
	place := g.PlaceOf(id)
	if def := g.Definition(id); def.Has&engine.Bit(uint8(engine.Static)) != 0 {
		g.Applies(engine.R(365, 1))
	}
	needCleanup(g, engine.R(319, 6))
	detachAll(t, id)
	if g.Object(id).Host != 0 {
		detach(t, id)
	}
	g.EndGifts(func(lasts uint8, _ engine.Player, source engine.Ref) bool {
		return lasts == WhileSource && source == was
	})
	ref := g.Put(id, to, false)
	e := cause
	e.Kind, e.Subject, e.Snapshot, e.To, e.Place, e.Rule = Leaves, was, snapshot, to, place, engine.R(124)
	t.Emit(e)
	e.Kind = GoesTo
	t.Emit(e)
	if g.Printed(id).Token {
		g.Put(id, nowhere(g), false)
		ref = engine.Ref{}
	}
	return ref
}

// sendTo moves an object from anywhere to a zone of its owner and says so with an event of kind.
func sendTo(t *engine.Task, id engine.ObjectID, zone func(g *engine.Game, p engine.Player) engine.ZoneID, kind engine.EventKind, rule engine.Rule, top bool) (engine.Ref, bool) {
	g := t.Game()
	if g.Derived(id).Types.Any(1<<Battlefield|1<<Seat) || g.Derived(id).Types.Any(1<<Legend) {
		return engine.Ref{}, false // a legend never leaves its zone (107.4)
	}
	owner := g.Object(id).Owner
	e := event(t, kind, rule)
	e.Subject, e.Player, e.From, e.To, e.Place = g.Ref(id), owner, g.Object(id).Zone, zone(g, owner), g.PlaceOf(id)
	if !t.Happens(&e) || !goesElsewhere(t, &e) {
		return engine.Ref{}, true
	}
	e.Snapshot = t.SnapshotOf(id)
	var ref engine.Ref
	if zones[g.KindOf(id)].Board {
		ref = leaveBoard(t, id, e.To, e)
		if top && ref.ID != 0 {
			g.Reorder(id, true)
		}
	} else {
		was := g.Ref(id)
		if g.KindOf(id) == OnChain {
			endCardItem(t, id)
		}
		ref = g.Put(id, e.To, top)
		if kind != GoesTo {
			x := e
			x.Kind, x.Subject, x.Rule = GoesTo, was, engine.R(124)
			t.Emit(x)
		}
		if g.Printed(id).Token {
			g.Put(id, nowhere(g), false)
			ref = engine.Ref{}
		}
	}
	t.Emit(e)
	return ref, true
}

// goesElsewhere lets what replaces that something goes to a zone act on an event that sends it there: e.To may change
// (124, 370). It reports false when the thing stays.
func goesElsewhere(t *engine.Task, e *engine.Event) bool {
	if e.Kind == GoesTo {
		return true // it was asked for by its own name
	}
	x := *e
	x.Kind = GoesTo
	if !t.Happens(&x) {
		return false
	}
	e.To = x.To
	return true
}

// endCardItem takes the item of a card that leaves the chain off it.
func endCardItem(t *engine.Task, id engine.ObjectID) {
	g := t.Game()
	g.Items(func(i engine.ItemID) bool {
		if it := g.Item(i); it.Card && it.Instance.Bearer.ID == id {
			if i == t.Item {
				t.StopItem()
			}
			g.EndItem(i)
			return false
		}
		return true
	})
}

// bounce returns objects to their owners' hands.
func bounce(t *engine.Task, id engine.ObjectID) (engine.Ref, bool) {
	return sendTo(t, id, handOf, Bounced, engine.R(124), false)
}

// banish moves to the owner's banishment (427).
func banish(t *engine.Task, id engine.ObjectID) (engine.Ref, bool) {
	g := t.Game()
	if k := g.KindOf(id); zones[k].Board || k == InHand {
		g.Applies(engine.R(427, 2))
	}
	return banishAs(t, id, by(t), engine.R(427, 1))
}

// banishAs is banish by the responsible player (411), for a reason.
func banishAs(t *engine.Task, id engine.ObjectID, p engine.Player, rule engine.Rule) (engine.Ref, bool) {
	you := t.You
	t.You = p
	defer func() { t.You = you }()
	ref, done := sendTo(t, id, banishmentOf, BanishedEvent, rule, false)
	if done && p != engine.NoPlayer {
		e := event(t, Banishes, rule)
		e.Player, e.Amount, e.Subject = p, 1, ref
		t.Emit(e)
	}
	return ref, done
}

// discard moves cards from hand to trash (422).
func discard(t *engine.Task, p engine.Player, list []engine.Datum) []engine.Datum {
	var gone []engine.Datum
	for _, d := range list {
		if ref, done := sendTo(t, engine.ObjectID(d.N), trashOf, Discarded, engine.R(422, 1), false); done {
			gone = append(gone, engine.Obj(ref))
		}
	}
	if len(gone) > 0 {
		e := event(t, Discards, engine.R(422, 1))
		e.Player, e.Amount = p, int16(len(gone))
		t.Emit(e)
	}
	return gone
}

// inChosenOrder puts the runes among cards that are recycled together last, in the order that their owner chooses; alike
// ones are one (416.5).
func inChosenOrder(t *engine.Task, kind engine.DecisionKind, list []engine.Datum) []engine.Datum {
	g := t.Game()
	order, runes := g.NewList(len(list)), g.NewList(len(list))
	definition := func(d engine.Datum) int16 { return g.Object(engine.ObjectID(d.N)).Definition }
	for _, d := range list {
		if g.Definition(engine.ObjectID(d.N)).Types.Any(1 << Rune) {
			runes = append(runes, d)
		} else {
			order = append(order, d)
		}
	}
	for {
		kinds := g.NewList(len(runes))
		for _, d := range runes {
			if !slices.ContainsFunc(kinds, func(k engine.Datum) bool { return definition(k) == definition(d) }) {
				kinds = append(kinds, d)
			}
		}
		if len(kinds) < 2 {
			return append(order, runes...)
		}
		first := t.Ask(kind, g.Object(engine.ObjectID(runes[0].N)).Owner, func(d *engine.Decision) {
			d.Text = "recycle first"
			for _, r := range kinds {
				d.Add(engine.Thing(r))
			}
		}).Datum()
		g.Applies(engine.R(416, 5))
		order = append(order, first)
		runes = slices.DeleteFunc(runes, func(d engine.Datum) bool { return engine.Same(d, first) })
	}
}

// recycle puts cards at the bottom of their owners' decks: main deck cards in random order, runes in the order that their
// owner chooses (416).
func recycle(t *engine.Task, list []engine.Datum) int {
	if len(list) > 1 {
		list = inChosenOrder(t, engine.DecideChoose, list)
	}
	return recycleInOrder(t, list)
}

// recycleInOrder is recycle when the order of the runes is chosen already.
func recycleInOrder(t *engine.Task, list []engine.Datum) int {
	g := t.Game()
	order := append(g.NewList(len(list)), list...)
	for i := len(order) - 1; i > 0; i-- {
		if !g.Definition(engine.ObjectID(order[i].N)).Types.Any(1 << Rune) {
			j := g.Random(i + 1)
			order[i], order[j] = order[j], order[i]
			g.Applies(engine.R(416, 5))
		}
	}
	n := 0
	for _, d := range order {
		id := engine.ObjectID(d.N)
		if !g.Live(d.Ref()) {
			g.Applies(engine.R(416, 4))
			continue
		}
		zone := deckOf
		if g.Definition(id).Types.Any(1 << Rune) {
			zone = runeDeckOf
		}
		if g.Object(id).Zone == zone(g, g.Object(id).Owner) {
			e := event(t, Recycled, engine.R(416, 1))
			e.Subject, e.Player, e.From, e.To = g.Ref(id), g.Object(id).Owner, g.Object(id).Zone, g.Object(id).Zone
			e.Snapshot = t.SnapshotOf(id)
			g.Reorder(id, false)
			t.Emit(e)
			n++
			continue
		}
		if _, done := sendTo(t, id, zone, Recycled, engine.R(416, 1), false); done {
			n++
		}
	}
	return n
}

package riftbound

import "cardlathe/engine"

// The end of the process of play: what has been chosen is told, a permanent comes to the board (359, 143.4, 149).

// finishCard is step 6 (359): the card is finalized; a permanent resolves at once (337.2).
func finishCard(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	it := *g.Item(i)
	id := it.Instance.Bearer.ID
	def := g.Definition(id)
	p := it.Controller
	e := engine.Event{Kind: Finalizes, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, From: it.From, Rule: engine.R(419, 4), Amount: it.Spent[0]}
	t.Emit(e)
	g.BindNext(i)
	if c, a := permissionOf(&t.Context, i); a != nil {
		c.UseUp() // of one that is good for some plays (389)
	}
	g.Applies(engine.R(329, 2))
	g.Applies(engine.R(352, 2))
	g.Applies(engine.R(359, 1))
	sayChosen(t, i, p)
	if def.Types.Any(1 << Spell) {
		g.EditItem(i).State = engine.ItemFinalized
		if a := g.AbilityOf(it.Instance); a != nil {
			g.EditItem(i).DeclHash = a.DeclHash
		}
		f := e
		f.Kind, f.Rule = FinalizedEvent, engine.R(329, 3)
		t.Emit(f)
		return
	}
	enterBoard(t, i, p, id, def)
}

// isTarget reports whether a slot of an item is a target, not a choice without targeting.
func isTarget(g *engine.Game, i engine.ItemID, slot int) bool {
	a := g.AbilityOf(g.Item(i).Instance)
	if a == nil {
		return true
	}
	s := slotOf(g, i, a, slot)
	return s == nil || !s.Untargeted
}

// sayChosen says what an item chose when it is finalized (383).
func sayChosen(t *engine.Task, i engine.ItemID, p engine.Player) {
	g := t.Game()
	var chosen []engine.Datum
	g.Targets(i, func(slot int, d engine.Datum) {
		if d.Kind == engine.ObjectDatum && slot%engine.ExecutionSlots < modeSlot && isTarget(g, i, slot) {
			chosen = append(chosen, d)
		}
	})
	noteReferences(g, i)
	for _, d := range chosen {
		t.Emit(engine.Event{Kind: ChosenEvent, Player: p, By: p, Subject: d.Ref(), Item: i, Cause: i, Rule: engine.R(383, 4)})
	}
}

// enterBoard lets a permanent enter: a unit exhausted where it was played, a gear ready in the base (143.4, 149).
func enterBoard(t *engine.Task, i engine.ItemID, p engine.Player, id engine.ObjectID, def *engine.Card) {
	g := t.Game()
	it := *g.Item(i)
	g.EditItem(i).State = engine.ItemResolving
	flags := g.Derived(id).Flags
	exhausted := def.Types.Any(1<<Unit) && flags&(1<<flagEntersReady) == 0 && it.Flags&itemReady == 0
	if flags&(1<<flagEntersExhausted) != 0 || it.Flags&itemExhausted != 0 {
		exhausted = true
	}
	switch {
	case it.Flags&itemAccelerated != 0:
		g.Applies(engine.R(805, 6))
	case flags&(1<<flagEntersReady|1<<flagEntersExhausted) != 0:
		g.Applies(engine.R(369, 3))
	}
	g.Applies(engine.R(337, 2))
	place := it.Place
	if place == 0 {
		place = baseOf(g, p)
	}
	e := engine.Event{Kind: Enters, Player: p, By: p, Subject: it.Instance.Bearer, Item: i, From: it.From, Place: place, Amount: it.Spent[0], Rule: engine.R(359, 2)}
	if def.Has&engine.Bit(uint8(engine.Replacement)) != 0 && def.Listens&engine.Bit(uint8(Enters)) != 0 {
		g.Applies(engine.R(370, 3)) // of its own only what is about itself meets its arrival
	}
	if !t.MayReplace(Enters) {
		arrive(t, e, exhausted)
	} else if !t.Perform(e, func(e *engine.Event) { arrive(t, *e, exhausted) }) {
		g.EndItem(i) // something else has become of it
		chainClosed(t)
		return
	}
	chainClosed(t)
}

// arrive puts a permanent that has been played on the board, and says so.
func arrive(t *engine.Task, e engine.Event, exhausted bool) {
	g := t.Game()
	i, id, p := e.Item, e.Subject.ID, e.Player
	g.EndItem(i)
	was := e.Subject
	t.SnapshotOf(id) // what the history knows of the play
	ref := g.Put(id, e.Place, false)
	g.SetController(id, p)
	g.SetStatus(id, Exhausted, exhausted)
	giveRiders(t, i, id)
	g.Applies(engine.R(350, 1))
	g.Applies(engine.R(351, 1))
	needCleanup(g, engine.R(319, 6))
	e.Subject = ref
	t.Emit(e)
	g.Applies(engine.R(446, 2))
	contest(t, e.Place, p)
	e.Kind, e.Rule = Played, engine.R(419, 4)
	t.Emit(e)
	e.Kind = PlayerPlays
	t.Emit(e)
	if g.Printed(id).Token {
		g.Applies(engine.R(350, 2))
		e.Kind = PlaysToken
		t.Emit(e)
	}
	promise(g, i, ref)
	if t.Self == was {
		// A text that stands in the place of its own arrival goes on about what it is now.
		t.Self, t.Instance.Bearer, t.Here = ref, ref, e.Place
	}
}

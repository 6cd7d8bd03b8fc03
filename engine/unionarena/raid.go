package unionarena

import (
	"slices"

	"cardlathe/engine"
)

// Raid (UA-5): a Raid card is stacked on a character that its Raid line names.

// raidNames reports whether the Raid line of a card names a character: by name or by trait (UA-5.1).
func raidNames(g *engine.Game, def *engine.Card, base engine.ObjectID) bool {
	c := g.Definition(base)
	if slices.ContainsFunc(def.Lists["raid"], func(name string) bool { return nameKnown(g, c, name) }) {
		return true
	}
	d := g.Derived(base)
	if slices.ContainsFunc(def.Lists["raid_tags"], func(tag string) bool { return g.HasTag(base, d, tag) }) {
		g.Applies(R(10, 10))
		return true
	}
	return false
}

// mayRaid tells what keeps a card that can be afforded from being raided onto a character (UA-5.2).
func mayRaid(g *engine.Game, p engine.Player, id, base engine.ObjectID) engine.Refusal {
	switch {
	case !g.HasKeyword(id, Raid):
		return engine.Refusal{Rule: R(5, 1), Reason: "it has no Raid"}
	case !onField(g, base) || g.Controller(base) != p || !isCharacter(g, base):
		return engine.Refusal{Rule: R(5, 2), Reason: "a Raid card goes on an own character on the field"}
	case !raidNames(g, g.Printed(id), base):
		return engine.Refusal{Rule: R(5, 1), Reason: "its Raid line does not name that character"}
	}
	if r := forbidden(g, ActRaid, p, base, engine.Obj(g.Ref(id))); !r.OK() {
		return r
	}
	if g.HasKeyword(base, Raid) {
		if a, _ := permitted(g, ActRaid, p, base, engine.Obj(g.Ref(id))); a == nil {
			return engine.Refusal{Rule: R(5, 2), Reason: "the character has Raid itself"}
		}
	}
	return engine.Refusal{}
}

// basesFor lists the characters that a card may be raided onto: none when it may not be played, as a raid is a way to be.
func basesFor(g *engine.Game, p engine.Player, id engine.ObjectID) []engine.Datum {
	list := g.NewList(g.Count(frontOf(p)) + g.Count(energyOf(p)))
	if !forbiddenPlay(g, p, id, engine.Datum{}).OK() {
		return list
	}
	eachOf(g, p, func(base engine.ObjectID) {
		if mayRaid(g, p, id, base).OK() {
			list = append(list, engine.Obj(g.Ref(base)))
		}
	})
	return list
}

// raidOnto stacks a Raid card on a character, in the order of UA-5.4.
func raidOnto(t *engine.Task, p engine.Player, id, base engine.ObjectID, from engine.ZoneID) engine.Ref {
	g := t.Game()
	t.Step = R(5, 4)
	line := g.PlaceOf(base)
	onto := g.Ref(base)
	rested := g.Status(base, Exhausted)
	e := event(t, RaidedOn, R(5, 4))
	e.Subject, e.Player, e.Place, e.Snapshot = onto, p, line, t.SnapshotOf(base)

	// It is stacked on the base, which keeps its place; the base loses its abilities and all that applied to it, since it is
	// no object of the field any more (UA-5.11).
	under := underOf(g, base)
	g.Applies(R(5, 11))
	if g.Counter(base, Attacks) > 0 || g.Counter(base, Blocks) > 0 {
		g.Applies(R(5, 6)) // what it has done counts no more
	}
	if len(under) > 0 {
		g.Applies(R(5, 10))
	}
	ref := g.Put(id, line, false)
	g.SetController(id, p)
	g.SetStatus(id, Raided, true)
	g.Put(base, zoneOf(g.Object(base).Owner, Under), false)
	for _, u := range append(under, base) {
		g.SetHost(u, id)
	}
	e.Object = ref
	t.Emit(e)
	if rested { // it becomes active: what would have kept the base rested is gone with it
		g.SetStatus(id, Exhausted, true)
		ready(t, id)
	}
	if line == energyOf(p) && toFront(t, p, id) {
		makeRoom(t, p, frontOf(p), 1)
		carry(t, id, frontOf(p))
		line = frontOf(p)
	}
	saysPlayed(t, p, ref, entering{line: line, from: from}, onto)
	t.Flush()
	return ref
}

// toFront asks whether a raid character on the energy line moves to the front line (UA-5.4, UA-5.7).
func toFront(t *engine.Task, p engine.Player, id engine.ObjectID) bool {
	g := t.Game()
	if room(g, frontOf(p), 1) > 0 {
		g.Applies(R(5, 7))
	}
	o := t.AskUnlessForced(DecidePlace, p, func(d *engine.Decision) {
		d.Source = g.Ref(id)
		if room(g, frontOf(p), 1) == 0 || g.Knob(KnobRaidRoom) != 0 {
			d.Add(engine.Thing(engine.At(frontOf(p))))
		}
		d.Add(engine.Thing(engine.At(energyOf(p))))
	})
	return o.Datum().Place() == frontOf(p)
}

// carry moves a card on the field to the other line; it stays itself and keeps its state (UA-4.12).
func carry(t *engine.Task, id engine.ObjectID, line engine.PlaceID) {
	g := t.Game()
	e := event(t, Moves, R(4, 8))
	e.Subject, e.Player, e.From, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id), line
	g.Put(id, line, false)
	t.Emit(e)
}

// peel takes the top card off a stack: it goes to a zone, and the card under it stays on the line in the same state, without
// being played (UA-5.9). It reports false for what is no stack.
func peel(t *engine.Task, id engine.ObjectID, to uint8) (engine.Ref, bool) {
	g := t.Game()
	under := underOf(g, id)
	k := len(under) - 1
	for k >= 0 && g.KindOf(under[k]) != Under {
		k--
	}
	if k < 0 || !onField(g, id) {
		return engine.Ref{}, false
	}
	line, p, rested := g.PlaceOf(id), g.Controller(id), g.Status(id, Exhausted)
	e := event(t, GoesTo, R(5, 9))
	e.Subject, e.Player, e.From, e.To, e.Place = g.Ref(id), p, line, zoneOf(g.Object(id).Owner, to), line
	if !t.Happens(&e) || !live(g, e.Subject) {
		return engine.Ref{}, false
	}
	e.Snapshot = t.SnapshotOf(id)
	if k > 0 {
		g.Applies(R(5, 10))
	}
	base := under[k]
	g.SetHost(base, 0)
	g.Put(base, line, false)
	g.SetController(base, p)
	g.SetStatus(base, Exhausted, rested)
	g.SetStatus(base, Raided, k > 0 && g.HasKeyword(base, Raid))
	for i, u := range under {
		if i != k {
			g.SetHost(u, base)
		}
	}
	return takeOff(t, e), true
}

package unionarena

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What effects and procedures are made of: drawing, resting, leaving the field, life cards.

// event begins an event of the running text.
func event(t *engine.Task, kind engine.EventKind, rule engine.Rule) engine.Event {
	return engine.Event{Kind: kind, Player: engine.NoPlayer, By: t.You, Rule: rule}
}

// draw draws cards one by one; an empty deck just stops it (UA-9.2) unless the format says otherwise.
func draw(t *engine.Task, p engine.Player, n int) int {
	g := t.Game()
	drawn := 0
	for range n {
		top := g.First(deckOf(p))
		if top == 0 {
			if e := drawing(t, p, 0); g.Knob(KnobDeckOut) == 2 && t.Happens(&e) {
				mustDraw(g, p)
			}
			g.Applies(R(9, 2))
			break
		}
		e := drawing(t, p, top)
		if !t.Happens(&e) {
			continue
		}
		e.Subject = g.Put(top, handOf(p), false)
		t.Emit(e)
		drawn++
	}
	return drawn
}

// drawing is the event of drawing a card; 0 is the card of an empty deck.
func drawing(t *engine.Task, p engine.Player, top engine.ObjectID) engine.Event {
	g := t.Game()
	e := event(t, Draws, R(4, 4))
	e.Player, e.Amount, e.From, e.To = p, 1, deckOf(p), handOf(p)
	if top != 0 {
		e.Subject = g.Ref(top)
	}
	return e
}

// mustDraw notes that a player must draw from an empty deck, and so loses at the next check (UA-9.2).
func mustDraw(g *engine.Game, p engine.Player) {
	g.SetRegister(regLosers, g.Register(regLosers)|1<<p)
}

// ready makes a card active; one that is locked stays rested and has one lock less (UA-4.7).
func ready(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if !g.Status(id, Exhausted) || forbidden(g, ActReady, t.You, id, engine.Datum{}).Rule != 0 {
		return false
	}
	if g.Counter(id, Locked) > 0 {
		g.AddCounter(id, Locked, -1)
		g.Applies(R(4, 7))
		return false
	}
	e := event(t, ReadiedEvent, R(4, 2))
	e.Subject, e.Player, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id)
	if !t.Happens(&e) {
		return false
	}
	g.SetStatus(id, Exhausted, false)
	t.Emit(e)
	return true
}

// exhaust rests a card.
func exhaust(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	if g.Status(id, Exhausted) {
		return false
	}
	e := event(t, ExhaustedEvent, R(4, 25))
	e.Subject, e.Player, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id)
	if !t.Happens(&e) {
		return false
	}
	g.SetStatus(id, Exhausted, true)
	t.Emit(e)
	return true
}

// lock lets the next time that a card would become active pass without it (UA-4.7).
func lock(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	g.AddCounter(id, Locked, 1)
	e := event(t, LockedEvent, R(4, 7))
	e.Subject, e.Player, e.Place = g.Ref(id), g.Controller(id), g.PlaceOf(id)
	t.Emit(e)
	return true
}

// underOf lists the cards under one, the bottom one first (UA-5.10).
func underOf(g *engine.Game, top engine.ObjectID) []engine.ObjectID {
	var list []engine.ObjectID
	for p := range engine.Player(g.Players()) {
		for _, k := range []uint8{Under, UnderHidden} {
			for id := g.First(zoneOf(p, k)); id != 0; id = g.Next(id) {
				if g.Object(id).Host == top {
					list = append(list, id)
				}
			}
		}
	}
	return list
}

// leaveField moves cards from the field to a zone of their owners, all at once; kind tells as what. What replaces one of
// those events acts first. The cards under each go to their owners' sideline (UA-5.8). It returns the cards where they are.
func leaveField(t *engine.Task, list []engine.Datum, to uint8, kind engine.EventKind, rule engine.Rule) []engine.Datum {
	g := t.Game()
	var few [4]engine.Event
	leaving := few[:0]
	for _, d := range list {
		if d.Kind != engine.ObjectDatum || !live(g, d.Ref()) {
			continue
		}
		id := engine.ObjectID(d.N)
		e := event(t, kind, rule)
		e.Subject, e.Player, e.From, e.To, e.Place = d.Ref(), g.Controller(id), g.Object(id).Zone, zoneOf(g.Object(id).Owner, to), g.PlaceOf(id)
		if !t.Happens(&e) {
			continue
		}
		if x := e; kind != GoesTo {
			x.Kind = GoesTo
			if !t.Happens(&x) {
				continue
			}
			e.To = x.To
		}
		if live(g, e.Subject) {
			leaving = append(leaving, e)
		}
	}
	// What has happened in the place of one of those events may have taken another one away already.
	leaving = slices.DeleteFunc(leaving, func(e engine.Event) bool { return !live(g, e.Subject) })
	for i := range leaving {
		leaving[i].Snapshot = t.SnapshotOf(leaving[i].Subject.ID)
	}
	gone := g.NewList(len(leaving))
	for i := range leaving {
		if live(g, leaving[i].Subject) { // what replaces where a card under another one goes may take others away
			gone = append(gone, engine.Obj(takeOff(t, leaving[i])))
		}
	}
	return gone
}

// mayLeave reports whether the running effect may take a card off the field, or it is not there (UA-10.3).
func mayLeave(t *engine.Task, id engine.ObjectID) bool {
	return !onField(t.Game(), id) || forbidden(t.Game(), ActLeave, t.You, id, source(t)).OK()
}

// takeOff moves one card off the field, and says so.
func takeOff(t *engine.Task, e engine.Event) engine.Ref {
	g := t.Game()
	id := e.Subject.ID
	under := underOf(g, id)
	ref := g.Put(id, e.To, g.Zone(e.To).Kind != InHand)
	if e.Kind == Sidelined && g.Zone(e.To).Kind != InSideline {
		e.Kind = GoesTo // something has sent it elsewhere: it is not sidelined
	}
	t.Emit(e)
	x := e
	x.Kind, x.Rule = Leaves, R(2, 6)
	t.Emit(x)
	if e.Kind != GoesTo {
		x.Kind = GoesTo
		t.Emit(x)
	}
	for _, u := range under {
		was := g.Ref(u)
		y := event(t, GoesTo, R(5, 8))
		if g.Knob(KnobUnder) != 0 {
			y.Kind = Sidelined
		}
		y.Subject, y.Player, y.From, y.To, y.Place = was, g.Object(u).Owner, g.Object(u).Zone, sidelineOf(g.Object(u).Owner), e.Place
		// Something may send it elsewhere; but there is nothing that it could stay under.
		if x := y; t.Happens(&x) {
			y.To = x.To
		}
		if x := y; y.Kind == Sidelined {
			x.Kind = GoesTo
			if t.Happens(&x) {
				y.To = x.To
			}
		}
		if !g.Live(was) {
			continue
		}
		y.Snapshot = t.SnapshotOf(u)
		g.Put(u, y.To, true)
		t.Emit(y)
	}
	return ref
}

// putAway removes cards to make room on a line: they are not sidelined (UA-4.11).
func putAway(t *engine.Task, list []engine.Datum, rule engine.Rule) {
	g := t.Game()
	kind := engine.EventKind(GoesTo)
	if g.Knob(KnobRoomSideline) != 0 {
		kind = Sidelined
	} else if len(list) > 0 {
		g.Applies(R(4, 11))
	}
	for _, d := range list {
		e := event(t, PutAway, rule)
		e.Subject, e.Player, e.Place = d.Ref(), g.Controller(engine.ObjectID(d.N)), g.PlaceOf(engine.ObjectID(d.N))
		t.Emit(e)
	}
	leaveRoom(t, list, kind, rule)
}

// leaveRoom is leaveField to the removal area, where the cards count as sidelined too if the format says so. Something may send them
// elsewhere, but nothing keeps them on the line.
func leaveRoom(t *engine.Task, list []engine.Datum, kind engine.EventKind, rule engine.Rule) {
	g := t.Game()
	var leaving []engine.Event
	var sidelined []bool
	for _, d := range list {
		id := engine.ObjectID(d.N)
		if !live(g, d.Ref()) {
			continue
		}
		e := event(t, GoesTo, rule)
		e.Subject, e.Player, e.From, e.To, e.Place = d.Ref(), g.Controller(id), g.Object(id).Zone, removalOf(g.Object(id).Owner), g.PlaceOf(id)
		x := e
		x.Kind = Sidelined
		counts := kind == Sidelined && t.Happens(&x)
		if x := e; live(g, e.Subject) && t.Happens(&x) {
			e.To = x.To
		}
		leaving, sidelined = append(leaving, e), append(sidelined, counts)
	}
	for i, e := range leaving {
		if !live(g, e.Subject) {
			continue
		}
		e.Snapshot = t.SnapshotOf(e.Subject.ID)
		takeOff(t, e)
		if sidelined[i] {
			e.Kind = Sidelined
			t.Emit(e)
		}
	}
}

// sendTo moves a card that is not on the field to a zone and says so with an event of kind, and with goes_to.
func sendTo(t *engine.Task, id engine.ObjectID, zone engine.ZoneID, kind engine.EventKind, rule engine.Rule, top bool) (engine.Ref, bool) {
	g := t.Game()
	if onField(g, id) {
		gone := leaveField(t, []engine.Datum{engine.Obj(g.Ref(id))}, g.Zone(zone).Kind, kind, rule)
		if len(gone) == 0 {
			return engine.Ref{}, false
		}
		if ref := gone[0].Ref(); g.Object(ref.ID).Zone == zone {
			g.Reorder(ref.ID, top)
		}
		return gone[0].Ref(), true
	}
	e := event(t, kind, rule)
	e.Subject, e.Player, e.From, e.To = g.Ref(id), g.Object(id).Owner, g.Object(id).Zone, zone
	if !t.Happens(&e) {
		return engine.Ref{}, false
	}
	if kind != GoesTo {
		x := e
		x.Kind = GoesTo
		if !t.Happens(&x) {
			return engine.Ref{}, false
		}
		e.To = x.To
	}
	if e.From == lifeOf(e.Player) {
		e.Rule = rule
	}
	e.Snapshot = t.SnapshotOf(id)
	ref := g.Put(id, e.To, top)
	t.Emit(e)
	if kind != GoesTo {
		e.Kind = GoesTo
		t.Emit(e)
	}
	return ref, true
}

// putAside puts a card that has been checked or used to the sideline. Something may send it elsewhere; but what would keep it where
// it is does not, since nothing stays there.
func putAside(t *engine.Task, id engine.ObjectID, rule engine.Rule) {
	g := t.Game()
	was := g.Ref(id)
	if _, ok := sendTo(t, id, sidelineOf(g.Object(id).Owner), GoesTo, rule, true); ok || !g.Live(was) {
		return
	}
	e := event(t, GoesTo, rule)
	e.Subject, e.Player, e.From, e.To = was, g.Object(id).Owner, g.Object(id).Zone, sidelineOf(g.Object(id).Owner)
	e.Snapshot = t.SnapshotOf(id)
	g.Put(id, e.To, true)
	t.Emit(e)
}

// discard puts cards of a hand to the sideline.
func discard(t *engine.Task, p engine.Player, list []engine.Datum) []engine.Datum {
	var gone []engine.Datum
	for _, d := range list {
		if d.Kind != engine.ObjectDatum || !t.Game().Live(d.Ref()) {
			continue
		}
		if ref, ok := sendTo(t, engine.ObjectID(d.N), sidelineOf(t.Game().Object(engine.ObjectID(d.N)).Owner), Discarded, R(4, 25), true); ok {
			gone = append(gone, engine.Obj(ref))
		}
	}
	if len(gone) > 0 {
		e := event(t, Discards, R(4, 25))
		e.Player, e.Amount = p, int16(len(gone))
		t.Emit(e)
	}
	return gone
}

// chooseLife lets a player point at n life cards of another one, or at all when there are fewer (UA-7.1).
func chooseLife(t *engine.Task, by, whose engine.Player, n int) []engine.Datum {
	g := t.Game()
	list := g.NewList(g.Count(lifeOf(whose)))
	for id := g.First(lifeOf(whose)); id != 0; id = g.Next(id) {
		list = append(list, engine.Obj(g.Ref(id)))
	}
	return t.ChooseFrom(DecideLife, by, list, n, n, nil)
}

// loseLife puts life cards to the sideline: no damage, and nothing is checked (UA-7.6).
func loseLife(t *engine.Task, p engine.Player, list []engine.Datum, rule engine.Rule) {
	n := 0
	for _, d := range list {
		if _, ok := sendTo(t, engine.ObjectID(d.N), sidelineOf(p), GoesTo, rule, true); ok {
			n++
		}
	}
	lostLife(t, p, n, rule)
}

// losing is how many of n life cards a player loses, after what replaces that.
func losing(t *engine.Task, p engine.Player, n int, rule engine.Rule) int {
	e := event(t, LosesLife, rule)
	e.Player, e.Amount = p, int16(min(n, t.Game().Count(lifeOf(p))))
	if n <= 0 || t.MayReplace(LosesLife) && !t.Happens(&e) {
		return 0
	}
	return int(e.Amount)
}

// lostLife says that a player has lost life cards.
func lostLife(t *engine.Task, p engine.Player, n int, rule engine.Rule) {
	if n > 0 {
		e := event(t, LosesLife, rule)
		e.Player, e.Amount = p, int16(n)
		t.Emit(e)
	}
}

// look shows the top cards of a deck to a player.
func look(t *engine.Task, by engine.Player, n int, whose engine.Player) []engine.Datum {
	g := t.Game()
	list := g.NewList(min(max(n, 0), g.Count(deckOf(whose))))
	for id := g.First(deckOf(whose)); id != 0 && len(list) < n; id = g.Next(id) {
		list = append(list, engine.Obj(g.Ref(id)))
	}
	for _, d := range list {
		e := event(t, LookedAt, R(10, 4))
		e.Subject, e.Player, e.By, e.From = d.Ref(), by, by, deckOf(whose)
		t.Emit(e)
	}
	return list
}

// reveal shows cards to everybody.
func reveal(t *engine.Task, list []engine.Datum) {
	g := t.Game()
	for _, d := range list {
		if d.Kind == engine.ObjectDatum && g.Live(d.Ref()) {
			e := event(t, Revealed, R(10, 4))
			e.Subject, e.Player, e.From = d.Ref(), g.Object(engine.ObjectID(d.N)).Owner, g.Object(engine.ObjectID(d.N)).Zone
			t.Emit(e)
		}
	}
}

// imposed is a refusal that a line of a card's text imposes.
func imposed(rule engine.Rule, reason string, c *engine.Context, a *engine.Ability) engine.Refusal {
	r := engine.Refusal{Rule: rule, Reason: reason, By: c.Self, Line: a.Line}
	if a.Script != nil {
		r.File = a.Script.Path
	}
	return r
}

// forbidden tells what forbids a player an act on an object; other is the second thing in it ("it" in the text), or the
// place where the act goes.
func forbidden(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, other engine.Datum) engine.Refusal {
	var r engine.Refusal
	if !g.Occurs(engine.Forbid) {
		return r
	}
	look := func(c *engine.Context, a *engine.Ability) bool {
		if a.What == act && common.Speaks(c, a, p, id, other, nil) {
			r = imposed(ruleOfAct(act), "a card forbids it", c, a)
		}
		return r.Rule == 0
	}
	g.Works(engine.Forbid, look)
	if r.Rule == 0 {
		own(g, p, id, engine.Forbid, look)
	}
	return r
}

// ruleOfAct is the rule that a prohibition of an act stands under.
func ruleOfAct(act uint8) engine.Rule {
	switch act {
	case ActBlock, ActBeBlocked:
		return R(6, 5)
	case ActChoose:
		return R(10, 9)
	case ActAttack:
		return R(6, 1)
	case ActMove:
		return R(4, 8)
	case ActActivate:
		return R(4, 24)
	case ActLeave:
		return R(10, 3)
	case ActReady:
		return R(4, 7)
	case ActRaid:
		return R(5, 2)
	}
	return R(4, 16)
}

// permitted finds what permits a player an act on an object: nil when nothing does.
func permitted(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, other engine.Datum) (found *engine.Ability, c *engine.Context) {
	if !g.Occurs(engine.Permit) {
		return nil, nil
	}
	look := func(q *engine.Context, a *engine.Ability) bool {
		if a.What == act && common.Speaks(q, a, p, id, other, nil) {
			found, c = a, new(engine.Context)
			*c = *q
		}
		return found == nil
	}
	g.Works(engine.Permit, look)
	if found == nil {
		own(g, p, id, engine.Permit, look)
	}
	return found, c
}

package riftbound

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Attachment (434, 435, 716 to 725): an attached card lends its effect text and might bonus to its host, whose location
// it shares; its own text is silent. The kernel lends the texts, see engine.Game.Borne.

// attach attaches a gear to a unit (434). Attached to what it is on already it does nothing; what it was on before lets it
// go. It returns the event as it happened.
func attach(t *engine.Task, id, host engine.ObjectID) bool {
	g := t.Game()
	if !isOnBoard(g, id) || !isOnBoard(g, host) || !isUnit(g, host) || g.Object(id).Host == host || id == host {
		return false
	}
	e := event(t, AttachedEvent, engine.R(434, 1))
	e.Subject, e.Object, e.Player, e.Place = g.Ref(id), g.Ref(host), g.Controller(id), g.PlaceOf(host)
	return t.Perform(e, func(e *engine.Event) {
		host := e.Object.ID
		noteMighty(t, host)
		detach(t, id)
		if place := g.PlaceOf(host); g.PlaceOf(id) != place {
			g.Put(id, place, false) // becoming attached is no move
			g.Applies(engine.R(434, 4))
		}
		if g.Status(id, Exhausted) || g.Status(id, Empowered) {
			g.Applies(engine.R(434, 5))
		}
		g.SetHost(id, host)
		t.Emit(*e)
		if runs(t, Equip) {
			g.Applies(engine.R(818, 2))
			g.Applies(engine.R(818, 3))
		}
		noteMighty(t, host)
		needCleanup(g, engine.R(319, 7))
	})
}

// detach lets a gear go; it stays where it is until a cleanup sends it home (435).
func detach(t *engine.Task, id engine.ObjectID) bool {
	g := t.Game()
	host := g.Object(id).Host
	if host == 0 {
		return false
	}
	noteMighty(t, host)
	e := event(t, DetachedEvent, engine.R(435, 1))
	e.Subject, e.Object, e.Player, e.Place = g.Ref(id), g.Ref(host), g.Controller(id), g.PlaceOf(id)
	g.SetHost(id, 0)
	g.Applies(engine.R(480, 1))
	g.Applies(engine.R(480, 2))
	g.EndGiftsFrom(g.Ref(id), WhileAttached)
	t.Emit(e)
	if isBattlefield(g, e.Place) {
		g.Applies(engine.R(435, 4))
	}
	noteMighty(t, host)
	needCleanup(g, engine.R(319, 7))
	return true
}

// detachAll lets go what is attached to an object that leaves, in the order in which it lies there (434).
func detachAll(t *engine.Task, host engine.ObjectID) {
	g := t.Game()
	for {
		var on []engine.ObjectID
		g.Attached(host, func(id engine.ObjectID) bool { on = append(on, id); return true })
		if len(on) == 0 {
			return
		}
		g.Applies(engine.R(435, 3))
		detach(t, on[0])
	}
}

// mightBonus is what the cards attached to a unit add to its might (137).
func mightBonus(g *engine.Game, host engine.ObjectID) int16 {
	n := int16(0)
	g.Attached(host, func(id engine.ObjectID) bool {
		n += g.Printed(id).Numbers[MightBonus]
		return true
	})
	return n
}

func verbAttach(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	gear, hosts := common.Objects(t, in, "gear"), common.Objects(t, in, "unit")
	if len(gear) == 0 || len(hosts) == 0 {
		return common.Done(false, 0, nil)
	}
	r := engine.Result{Extra: engine.Obj(g.Ref(hosts[0]))}
	for _, id := range gear {
		if attach(t, id, hosts[0]) {
			if !targeted(t, engine.Obj(g.Ref(id))) {
				g.Applies(engine.R(434, 3))
			}
			r.Done = true
			r.Amount++
			r.Cards = append(r.Cards, engine.Obj(g.Ref(id)))
		}
	}
	return engine.ResultOf(r)
}

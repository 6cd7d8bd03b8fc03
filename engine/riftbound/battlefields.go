package riftbound

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Battlefields that come and go (438, 439): tokens that are created beside the others, or in the place of one. What stands
// at a battlefield, who controls it and what has happened there stay when another takes its place.

// createBattlefield puts a battlefield of a definition into play beside the others, uncontrolled (439).
func createBattlefield(t *engine.Task, p engine.Player, def *engine.Card) engine.PlaceID {
	g := t.Game()
	place := g.NewZone(AtBattlefield, engine.NoPlayer, 0)
	g.NewZone(InFacedown, engine.NoPlayer, 0)
	id := g.NewObject(g.Cast(def), p, battlefieldZone(g))
	g.SetController(id, engine.NoPlayer)
	g.SetZoneObject(place, id)
	g.Applies(engine.R(439, 1))
	g.Applies(engine.R(439, 2))
	g.Applies(engine.R(439, 3))
	g.Applies(engine.R(439, 4))
	return place
}

// replaceBattlefield lets a token take the place of a battlefield (438): it has its controller, statuses, counters and
// gifts; the old one goes to banishment, and comes back by a swap.
func replaceBattlefield(t *engine.Task, p engine.Player, place engine.PlaceID, def *engine.Card) engine.ObjectID {
	g := t.Game()
	old := battlefieldAt(g, place)
	id := g.NewObject(g.Cast(def), p, battlefieldZone(g))
	e := event(t, ReplacedEvent, engine.R(438, 1))
	e.Place, e.Player, e.Subject, e.Object = place, p, g.Ref(old), g.Ref(id)
	takePlace(g, place, old, id)
	g.Applies(engine.R(439, 1))
	g.Applies(engine.R(438, 4))
	if g.Printed(old).Token {
		g.Applies(engine.R(438, 6))
		g.Put(old, nowhere(g), false)
	} else {
		g.Applies(engine.R(438, 5))
		g.Put(old, banishmentOf(g, g.Object(old).Owner), false)
		g.SetCounter(id, InPlaceOf, int(old))
	}
	t.Emit(e)
	return id
}

// takePlace makes an object the battlefield at a place, with all that the old one has.
func takePlace(g *engine.Game, place engine.PlaceID, old, id engine.ObjectID) {
	o := *g.Object(old)
	g.SetController(id, o.Controller)
	for c, n := range o.Counters {
		g.SetCounter(id, uint8(c), int(n))
	}
	g.SetCounter(id, InPlaceOf, 0)
	for s := range statuses {
		g.SetStatus(id, uint8(s), o.Status&(1<<s) != 0)
	}
	g.MoveGifts(g.Ref(old), g.Ref(id))
	g.SetZoneObject(place, id)
}

func verbCreate(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	p := common.Chooser(t, in)
	def := g.Library().Tokens[in.Word("name")]
	if def == nil || !def.Types.Any(1<<Battlefield) {
		t.Fail("there is no battlefield token " + in.Word("name"))
	}
	if in.Has("in_place_of") {
		place := in.Get("in_place_of").Datum.Place()
		if !isBattlefield(g, place) {
			return common.Done(false, 0, nil)
		}
		id := replaceBattlefield(t, p, place, def)
		return engine.ResultOf(engine.Result{Done: true, Amount: 1, Cards: []engine.Datum{engine.Obj(g.Ref(id))}, Extra: engine.At(place)})
	}
	if in.True("once") && placeCalled(g, def.Name) != 0 {
		return common.Done(false, 0, nil)
	}
	place := createBattlefield(t, p, def)
	return engine.ResultOf(engine.Result{Done: true, Amount: 1, Cards: []engine.Datum{engine.Obj(g.Ref(battlefieldAt(g, place)))}, Extra: engine.At(place)})
}

// placeCalled is the battlefield in play with a name; 0 when there is none.
func placeCalled(g *engine.Game, name string) engine.PlaceID {
	var found engine.PlaceID
	eachBattlefield(g, func(p engine.PlaceID) {
		if g.Definition(battlefieldAt(g, p)).Name == name {
			found = p
		}
	})
	return found
}

func verbSwapBack(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	v := in.Get("place")
	if v == nil || !isBattlefield(g, v.Datum.Place()) {
		return common.Done(false, 0, nil)
	}
	place := v.Datum.Place()
	token := battlefieldAt(g, place)
	id := engine.ObjectID(g.Counter(token, InPlaceOf))
	if id == 0 || g.KindOf(id) != InBanishment {
		return common.Done(false, 0, nil)
	}
	e := event(t, ReplacedEvent, engine.R(438, 7))
	e.Place, e.Player, e.Subject, e.Object = place, t.You, g.Ref(token), g.Ref(id)
	g.Put(id, battlefieldZone(g), false)
	takePlace(g, place, token, id)
	g.Put(token, nowhere(g), false)
	t.Emit(e)
	return common.ResultOf([]engine.Datum{engine.Obj(g.Ref(id))})
}

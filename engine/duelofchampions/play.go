package duelofchampions

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Playing cards from hand (3, 6.7), deploying units (7).

// onPlay is what a card does when it is played, or nil.
func onPlay(def *engine.Card) *engine.Ability {
	if def.Has&engine.Bit(uint8(engine.OnPlay)) == 0 {
		return nil
	}
	for i := range def.Abilities {
		if def.Abilities[i].Kind == engine.OnPlay {
			return &def.Abilities[i]
		}
	}
	return nil
}

// purse is what a player has for playing cards now: levels, resources, empty squares. It is looked up once for all cards.
type purse struct {
	p         engine.Player
	levels    [3]int
	resources int
	empty     squares // of the player
}

func purseOf(g *engine.Game, p engine.Player) purse {
	w := purse{p: p, resources: resources(g, p), empty: ofSide(p) &^ rosterOf(g).taken}
	for n := MightLevel; n <= DestinyLevel; n++ {
		w.levels[n-MightLevel] = level(g, p, n)
	}
	return w
}

// meets reports whether a player meets the requirement of a card (3.3).
func (w *purse) meets(c *engine.Card) bool {
	return int(c.Numbers[MightLevel]) <= w.levels[0] && int(c.Numbers[MagicLevel]) <= w.levels[1] && int(c.Numbers[DestinyLevel]) <= w.levels[2]
}

// unmet tells which requirement of a card is not met.
func (w *purse) unmet(g *engine.Game, c *engine.Card) *engine.Refusal {
	n := 0
	for int(c.Numbers[int(MightLevel)+n]) <= w.levels[n] {
		n++
	}
	return no(g, engine.Refusal{Rule: book.R(3, 3), Reason: unmetText[n]})
}

// fits reports whether there is an empty square where a unit may stand (7.1, 7.2).
func (w *purse) fits(c *engine.Card) bool {
	return w.empty&standing(c, w.p) != 0
}

var unmetText = [3]string{"it asks for more might", "it asks for more magic", "it asks for more destiny"}

// mayPlay tells what keeps a player from playing a card of the hand; nil: nothing does (3.3, 6.7, 7).
func mayPlay(g *engine.Game, p engine.Player, id engine.ObjectID, w *purse) *engine.Refusal {
	def := g.Definition(id)
	switch {
	case g.Object(id).Zone != handOf(p):
		return no(g, engine.Refusal{Rule: book.R(6, 7), Reason: "cards are played from the own hand"})
	case !def.Types.Any(1<<Unit | 1<<Spell | 1<<Fortune):
		return no(g, engine.Refusal{Rule: book.R(6, 7), Reason: "units, spells and fortunes are played"})
	}
	if !w.meets(def) {
		return w.unmet(g, def)
	}
	if costOf(g, id) > w.resources {
		return no(g, engine.Refusal{Rule: book.R(3, 3), Reason: "there are not enough resources"})
	}
	if r := forbidden(g, ActPlay, p, id, noPlace); r != nil {
		return r
	}
	if r := possible(g, p, id, w); r != nil || !def.Types.Any(1<<Unit) || !g.Occurs(engine.Forbid) {
		return r
	}
	return forbiddenEverywhere(g, p, id)
}

// forbiddenEverywhere tells what forbids a player to play a unit on each square where it could stand; nil: some square is left.
func forbiddenEverywhere(g *engine.Game, p engine.Player, id engine.ObjectID) *engine.Refusal {
	var r engine.Refusal
	for z := firstSquare; z < firstRow; z++ {
		x := mayPlayAt(g, p, id, z)
		if x == nil {
			return nil
		}
		if x.By.ID != 0 {
			r = *x
		}
	}
	return no(g, r)
}

// possible tells what keeps a card from being played apart from what it costs: no square, no target (7.2, 16).
func possible(g *engine.Game, p engine.Player, id engine.ObjectID, w *purse) *engine.Refusal {
	def := g.Definition(id)
	if def.Types.Any(1 << Unit) {
		if w.fits(def) {
			return nil
		}
		if g.HasKeyword(id, Stackable) {
			for s := rosterOf(g).taken & ofSide(p); s != 0; s &= s - 1 {
				if at := s.first(); g.Definition(unitAt(g, at)) == def && mayStack(g, id, p, at) {
					return nil
				}
			}
		}
		return no(g, engine.Refusal{Rule: book.R(7, 2), Reason: "there is no empty square where it may stand"})
	}
	a := onPlay(def)
	if a == nil || len(a.Targets) == 0 && a.Modes == nil {
		return nil
	}
	s := scratchOf(g).take()
	defer scratchOf(g).giveBack()
	s.Examine(g, p, id, a)
	return unfilled(s, a)
}

// unfilled is the refusal for slots that cannot be filled.
func unfilled(s *common.Slots, a *engine.Ability) *engine.Refusal {
	slot, ok := s.Unfilled(a)
	if ok {
		return nil
	}
	r := no(s.Game, engine.Refusal{Rule: book.R(16), Reason: "nothing that it could choose is there", By: s.Context.Self, Line: a.Line})
	if a.Script != nil {
		r.File = a.Script.Path
	}
	if slot != nil && slot.Line > 0 {
		r.Line = slot.Line
	}
	return r
}

// legalFor is what the game demands of a thing for a slot besides its filter: nothing forbids to choose it, and where a unit is
// put it may stand (8.3).
func legalFor(s *common.Slots, slot *engine.Slot, d engine.Datum, mover engine.Ref) bool {
	g := s.Game
	switch d.Kind {
	case engine.PlaceDatum:
		if slot.Kind == engine.SlotDestination {
			return g.Live(mover) && mayRest(g, mover.ID, g.Controller(mover.ID), d.Place()) == nil
		}
	case engine.ObjectDatum:
		if d.Ref() == s.Context.Self && g.KindOf(engine.ObjectID(d.N)) == InHand && s.Item == 0 {
			return false
		}
		return forbidden(g, ActChoose, s.Player, engine.ObjectID(d.N), noPlace) == nil
	}
	return true
}

// pay takes resources of a player.
func pay(g *engine.Game, p engine.Player, n int) {
	if n > 0 {
		g.AddCounter(g.PlayerObject(p), Resources, -n)
	}
}

// play plays a card from where it is; free: it costs nothing and asks for no level (7.5). at is the square for a unit, 0: the
// player chooses. It returns the card where it is now, and whether it was played.
func play(t *engine.Task, p engine.Player, id engine.ObjectID, free bool, at engine.PlaceID) (engine.Ref, bool) {
	g := t.Game()
	cost, changes := 0, []int32(nil)
	if !free {
		cost, changes = costOf(g, id), limited(g, id)
	}
	from := g.Object(id).Zone
	def := g.Definition(id)
	if def.Types.Any(1 << Unit) {
		if at == noPlace {
			at = choosePlace(t, p, id, p, true)
		}
		if at == noPlace || mayPlayAt(g, p, id, at) != nil {
			return engine.Ref{}, false
		}
		payChanged(g, p, cost, changes)
		ref := deploy(t, p, id, at, book.R(6, 7))
		t.Emit(engine.Event{Kind: Plays, Player: p, By: p, Subject: ref, From: from, Place: at, Amount: int16(cost), Rule: book.R(6, 7)})
		t.Flush()
		return ref, true
	}
	return resolveCard(t, p, id, cost, changes)
}

// deploy puts a card on a square as a unit of p, or on the stack that is there, which then enters as what it has become (7, 12);
// Outmaneuver works as it enters (11).
func deploy(t *engine.Task, p engine.Player, id engine.ObjectID, at engine.PlaceID, rule engine.Rule) engine.Ref {
	g := t.Game()
	ref := engine.Ref{}
	if u := unitAt(g, at); u != 0 {
		card := g.Put(id, stacked, false)
		g.SetCounter(card.ID, StackOf, int(u))
		grow(t, u, 1)
		id, ref = u, g.Ref(u)
	} else {
		ref = g.Put(id, at, false)
		g.SetController(id, p)
		g.SetStatus(id, Fresh, true)
	}
	t.Emit(engine.Event{Kind: Enters, Player: p, By: p, Subject: ref, Place: at, Rule: book.R(7, 4)})
	if g.HasKeyword(id, Outmaneuver) {
		outmaneuver(t, p, ref)
	}
	return ref
}

// grow makes a stack larger (12).
func grow(t *engine.Task, unit engine.ObjectID, n int) {
	g := t.Game()
	g.AddCounter(unit, StackMore, n)
	t.Emit(engine.Event{Kind: Grows, Player: g.Controller(unit), By: t.You, Subject: g.Ref(unit), Place: g.PlaceOf(unit), Amount: int16(n), Rule: book.R(12)})
}

// outmaneuver puts an enemy unit of the player's choice on another square where it may stand (11).
func outmaneuver(t *engine.Task, p engine.Player, self engine.Ref) {
	g := t.Game()
	foe := other(p)
	o := t.Ask(engine.DecideChoose, p, func(d *engine.Decision) {
		d.Source, d.Text = self, "Outmaneuver"
		eachUnit(g, foe, func(id engine.ObjectID) {
			if forbidden(g, ActChoose, p, id, noPlace) != nil {
				return
			}
			if openTo(g, g.Definition(id), foe) != 0 {
				d.Add(engine.Thing(engine.Obj(g.Ref(id))))
			} else {
				g.Applies(book.R(4, 3))
			}
		})
	})
	if r := o.Datum().Ref(); r.ID != 0 {
		g.Applies(book.R(11))
		relocate(t, p, r.ID, foe, noPlace)
	}
}

// resolveCard plays a spell or fortune: its choices, its cost, its effect; then it goes to the graveyard, or stays (3.4, 3.5).
func resolveCard(t *engine.Task, p engine.Player, id engine.ObjectID, cost int, changes []int32) (engine.Ref, bool) {
	g := t.Game()
	def := g.Definition(id)
	from := g.Object(id).Zone
	saved := t.Context
	ref := g.Put(id, inPlay, false)
	g.SetController(id, p)
	a := onPlay(def)
	in := engine.Instance{Definition: g.Object(id).Definition, Ability: -1, Bearer: ref}
	if a != nil {
		in.Ability = int16(a.Index)
	}
	i := t.Pend(engine.Item{Card: true, Controller: p, By: p, Instance: in, From: from, Executions: 1, Cause: t.Cause})
	g.EditItem(i).State = engine.ItemResolving
	t.Context = g.ForItem(i)
	if a != nil && (len(a.Targets) > 0 || a.Modes != nil) {
		s := scratchOf(g).take()
		s.Begin(g, t.Context, p, i)
		filled, answered := s.Owe(t, a)
		scratchOf(g).giveBack()
		if !answered {
			return engine.Ref{}, false
		}
		if !filled {
			g.Put(id, from, false)
			g.EndItem(i)
			t.Context = saved
			return engine.Ref{}, false
		}
	}
	payChanged(g, p, cost, changes)
	g.EditItem(i).Spent[0] = int16(cost)
	stays := def.Traits.Any(1<<Ongoing | 1<<Current | 1<<Lasting)
	if stays {
		ref = g.Put(id, ongoingOf(p), false)
		g.SetController(id, p)
		g.EditItem(i).Instance.Bearer = ref
		t.Emit(engine.Event{Kind: Enters, Player: p, By: p, Subject: ref, Rule: book.R(3, 4)})
	}
	was := t.Cause
	t.Cause = i
	if a != nil {
		t.Context = g.ForItem(i)
		common.Run(t, i, a)
	}
	t.Cause = was
	if g.Live(ref) {
		switch {
		case !stays:
			ref = g.Put(id, graveyardOf(g.Object(id).Owner), true)
		case g.KindOf(id) == InOngoing && g.Counter(id, OnUnit) == 0 && g.Counter(id, OnRow) == 0 && g.Counter(id, OnLine) == 0:
			g.SetCounter(id, OnUnit, int(p)+1) // on its player
		}
	}
	g.EndItem(i)
	t.Context = saved
	t.Emit(engine.Event{Kind: Plays, Player: p, By: p, Subject: ref, From: from, Amount: int16(cost), Rule: book.R(6, 7)})
	t.Flush()
	return ref, true
}

// forbidden tells what forbids a player to do something with an object; a card's line and file go with it (1).
func forbidden(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID) *engine.Refusal {
	if !g.Occurs(engine.Forbid) {
		return nil
	}
	return forbiddenBy(g, act, p, id, place)
}

// forbiddenBy is forbidden where anything forbids at all.
func forbiddenBy(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID) (r *engine.Refusal) {
	to := engine.Datum{}
	if place != noPlace {
		to = engine.At(place)
	}
	g.Works(engine.Forbid, func(c *engine.Context, a *engine.Ability) bool {
		if a.What != act || !common.Speaks(c, a, p, id, to, around) {
			return true
		}
		r = no(g, engine.Refusal{Rule: book.R(1), Reason: "a card forbids it", By: c.Self, Line: a.Line})
		if a.Script != nil {
			r.File = a.Script.Path
		}
		return false
	})
	return r
}

package duelofchampions

import "cardlathe/engine"

// Where units may stand (7.1, 7.2), moving (8), and putting units elsewhere by effects (8.3).

// mayStandOn reports whether the position of a card lets it stand on a line of its player (7.1).
func mayStandOn(c *engine.Card, line int) bool {
	switch {
	case c.Traits.Any(1 << Flyer):
		return true
	case isFront(line):
		return c.Traits.Any(1<<Melee) || !c.Traits.Any(1<<Shooter)
	}
	return c.Traits.Any(1 << Shooter)
}

// fightsAs reports whether a unit on the battleground fights as melee or as a shooter: one that is both does as its line
// says (7.1).
func fightsAs(g *engine.Game, id engine.ObjectID, position int) bool {
	c := g.Definition(id)
	if c.Traits.Any(1 << Flyer) {
		return false
	}
	shoots := c.Traits.Any(1<<Shooter) && (!c.Traits.Any(1<<Melee) || isOn(g, id) && !isFront(lineOf(g.Object(id).Zone)))
	return shoots == (position == Shooter)
}

// mayRest tells what keeps a unit from standing on a square of the side of p (7.1, 7.2).
func mayRest(g *engine.Game, id engine.ObjectID, p engine.Player, at engine.PlaceID) *engine.Refusal {
	return mayRestAs(g, g.Definition(id), p, at)
}

// mayRestAs tells what keeps a card from standing as a unit on a square of the side of p: the side, its position, another unit
// (7.1, 7.2).
func mayRestAs(g *engine.Game, def *engine.Card, p engine.Player, at engine.PlaceID) *engine.Refusal {
	switch {
	case !isSquare(at):
		return no(g, engine.Refusal{Rule: book.R(4), Reason: "that is no square"})
	case sideOf(lineOf(at)) != p:
		return no(g, engine.Refusal{Rule: book.R(7, 1), Reason: "units stand on the squares of their own side"})
	case !mayStandOn(def, lineOf(at)):
		if isFront(lineOf(at)) {
			return no(g, engine.Refusal{Rule: book.R(7, 1), Reason: "a shooter stands on the back line"})
		}
		return no(g, engine.Refusal{Rule: book.R(7, 1), Reason: "a melee unit stands on the front line"})
	case unitAt(g, at) != 0:
		return no(g, engine.Refusal{Rule: book.R(7, 2), Reason: "a unit is there"})
	}
	return nil
}

// standing are the squares of p where the position of a card lets it stand (7.1).
func standing(c *engine.Card, p engine.Player) squares {
	return standings[p&1][c.Traits%engine.Mask(len(standings[0]))]
}

// standings is what standing tells, by player and position.
var standings = func() (sets [players][1 << (Flyer + 1)]squares) {
	for p := range engine.Player(players) {
		for position := range sets[p] {
			for _, line := range ownLines(p) {
				if mayStandOn(&engine.Card{Traits: engine.Mask(position)}, line) {
					sets[p][position] |= ofLine(line)
				}
			}
		}
	}
	return sets
}()

// openTo are the empty squares of p where a card may stand as a unit (7.1, 7.2).
func openTo(g *engine.Game, c *engine.Card, p engine.Player) squares {
	return standing(c, p) &^ rosterOf(g).taken
}

// mayMove tells what keeps a unit from moving at all (6.6, 8.3).
func mayMove(g *engine.Game, p engine.Player, id engine.ObjectID) *engine.Refusal {
	o, d := g.Object(id), g.Derived(id)
	switch {
	case !isSquare(o.Zone) || d.Controller != p:
		return no(g, engine.Refusal{Rule: book.R(6, 6), Reason: "players move their own units on the battleground"})
	case o.Status&(1<<Fresh) != 0 && !(d.Has(QuickAttack) && hot(g, hotQuickMove) != 0):
		return no(g, engine.Refusal{Rule: book.R(7, 3), Reason: "it came this turn"})
	case o.Status&(1<<Moved) != 0:
		return no(g, engine.Refusal{Rule: book.R(6, 6), Reason: "it has moved this turn"})
	case o.Status&(1<<Attacked) != 0 && !d.Has(Swift):
		return no(g, engine.Refusal{Rule: book.R(6, 6), Reason: "it has attacked this turn"})
	case d.Has(Immobilized):
		return no(g, engine.Refusal{Rule: book.R(8, 3), Reason: "it is immobilized", By: g.Ref(id)})
	}
	if rosterOf(g).has(1 << Immobilize) {
		for _, line := range ownLines(other(p)) {
			if u := unitAt(g, square(rowOf(o.Zone), line)); u != 0 && g.HasKeyword(u, Immobilize) {
				return no(g, engine.Refusal{Rule: book.R(11), Reason: "an enemy unit of its row immobilizes it", By: g.Ref(u)})
			}
		}
	}
	return forbidden(g, ActMove, p, id, noPlace)
}

// mayMoveTo tells what keeps a unit that may move from moving to a square (8.1, 8.2).
func mayMoveTo(g *engine.Game, p engine.Player, id engine.ObjectID, to engine.PlaceID) *engine.Refusal {
	if r := mayRest(g, id, p, to); r != nil {
		r.Rule = book.R(8, 1)
		return r
	}
	if hot(g, hotMoveDistance) != 0 && !isAdjacent(g.Object(id).Zone, to, false) {
		return no(g, engine.Refusal{Rule: book.R(8, 2), Reason: "units move to an adjacent square"})
	}
	return forbidden(g, ActMove, p, id, to)
}

// move lets a unit move (8.1).
func move(t *engine.Task, id engine.ObjectID, to engine.PlaceID) {
	g := t.Game()
	t.Step = book.R(8, 1)
	from := g.Object(id).Zone
	g.Put(id, to, false)
	g.SetStatus(id, Moved, true)
	p := g.Controller(id)
	t.Emit(engine.Event{Kind: Moves, Player: p, By: p, Subject: g.Ref(id), From: from, Place: to, Rule: book.R(8, 1)})
}

// relocate puts a unit on another square of the side of p by an effect: who decides is asked where, unless to says it (8.3). It
// reports whether it was put anywhere.
func relocate(t *engine.Task, by engine.Player, id engine.ObjectID, p engine.Player, to engine.PlaceID) bool {
	g := t.Game()
	if to == noPlace {
		to = choosePlace(t, by, id, p, false)
	}
	if to == noPlace || mayRest(g, id, p, to) != nil {
		return false
	}
	from := g.Object(id).Zone
	g.Put(id, to, false)
	t.Emit(engine.Event{Kind: Relocated, Player: g.Controller(id), By: by, Subject: g.Ref(id), From: from, Place: to, Rule: book.R(8, 3)})
	return true
}

// choosePlace asks on which square of the side of p a unit is put; stacking: on one of the same name, too (12). 0: nowhere.
func choosePlace(t *engine.Task, by engine.Player, id engine.ObjectID, p engine.Player, playing bool) engine.PlaceID {
	g := t.Game()
	o := t.AskUnlessForced(DecidePlace, by, func(d *engine.Decision) { listPlaces(g, id, p, playing, d) })
	return o.Datum().Place()
}

// listPlaces lists the squares of the side of p where a unit may be put, or played.
func listPlaces(g *engine.Game, id engine.ObjectID, p engine.Player, playing bool, d *engine.Decision) {
	d.Source = g.Ref(id)
	open := openTo(g, g.Definition(id), p)
	for row := range size {
		for _, line := range ownLines(p) {
			at := square(row, line)
			if fits := open&squaresOf(at) != 0; fits && !playing || playing && (fits || mayStack(g, id, p, at)) && forbidden(g, ActPlay, p, id, at) == nil {
				d.Add(engine.Thing(engine.At(at)))
			}
		}
	}
}

// mayPlayAt tells what keeps a player from playing a unit on a square, or on the stack that is there (7.1, 7.2, 12).
func mayPlayAt(g *engine.Game, p engine.Player, id engine.ObjectID, at engine.PlaceID) *engine.Refusal {
	if r := mayRest(g, id, p, at); r != nil && !mayStack(g, id, p, at) {
		return r
	}
	return forbidden(g, ActPlay, p, id, at)
}

// mayStack reports whether a card may be deployed on the unit on a square: one of p of the same name, Stackable both (12).
func mayStack(g *engine.Game, id engine.ObjectID, p engine.Player, at engine.PlaceID) bool {
	u := unitAt(g, at)
	return u != 0 && sideOf(lineOf(at)) == p && g.Definition(u) == g.Definition(id) && g.HasKeyword(id, Stackable) && g.HasKeyword(u, Stackable)
}

// takeControl gives a unit to another player, on a square of that side (11.2); it reports whether there was one.
func takeControl(t *engine.Task, p engine.Player, id engine.ObjectID) bool {
	g := t.Game()
	if g.Controller(id) == p {
		return false
	}
	to := choosePlace(t, p, id, p, false)
	if to == noPlace {
		return false
	}
	g.SetController(id, p)
	for u := g.First(stacked); u != 0; u = g.Next(u) {
		if engine.ObjectID(g.Counter(u, StackOf)) == id {
			g.SetController(u, p)
		}
	}
	from := g.Object(id).Zone
	g.Put(id, to, false)
	g.SetStatus(id, Fresh, true)
	g.SetStatus(id, Attacked, false)
	g.SetStatus(id, Moved, false)
	t.Emit(engine.Event{Kind: Controlled, Player: p, By: p, Subject: g.Ref(id), From: from, Place: to, Rule: book.R(11, 2)})
	return true
}

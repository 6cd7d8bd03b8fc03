package riftbound

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// What texts permit and forbid (369, 757, 764). What cannot be done cannot, whatever permits it (054).

// forbidden tells what forbids a player an act on an object (054.1); place is the destination where the act has one.
func forbidden(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID) engine.Refusal {
	var r engine.Refusal
	if !g.Occurs(engine.Forbid) {
		return r
	}
	forbids := func(c *engine.Context, a *engine.Ability) bool {
		if a.What != act || a.Cost != nil || !prohibits(c, a, p, id, place) {
			return true
		}
		r = imposed(engine.R(54, 1), "a card forbids it", c, a)
		return false
	}
	g.Works(engine.Forbid, forbids)
	if r.OK() && (act == ActPlay || act == ActHide || act == ActCounter) {
		// What is done to cards that are not on the board a card forbids of itself there.
		own(g, id, engine.Forbid, func(c *engine.Context, a *engine.Ability) bool {
			return a.AffectsRef.Op != engine.OpSelf || forbids(c, a)
		})
	}
	return r
}

// prohibits reports whether a prohibition of an act is about a player who would do it to an object.
func prohibits(c *engine.Context, a *engine.Ability, p engine.Player, id engine.ObjectID, place engine.PlaceID) bool {
	return affects(c, a, id) && (a.By == nil || c.In([]engine.Expr{*a.By}, engine.Seat(p))) &&
		(a.To == nil || place != 0 && c.Matches(a.To, engine.At(place))) &&
		(a.From == nil || common.FromMatches(c, c.Game().Object(id).Zone, a.From)) &&
		(a.When == nil || c.Holds(a.When))
}

// toll is what a player must pay to do to an object what texts forbid unless that is paid (204).
func toll(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID) (sum total) {
	if g.Occurs(engine.Forbid) {
		g.Works(engine.Forbid, func(c *engine.Context, a *engine.Ability) bool {
			if a.What == act && a.Cost != nil && prohibits(c, a, p, id, place) {
				resourcesOf(c, a.Cost, &sum)
			}
			return true
		})
	}
	return sum
}

// countering tells what forbids a player to counter an item by what it is as an item.
func countering(g *engine.Game, p engine.Player, i engine.ItemID) engine.Refusal {
	var r engine.Refusal
	g.Works(engine.Forbid, func(c *engine.Context, a *engine.Ability) bool {
		if a.What != ActCounter || a.Affects == nil || a.Affects.Subject.Subject != engine.SubjectLink || !c.Matches(a.Affects, engine.Link(i)) ||
			a.By != nil && !c.In([]engine.Expr{*a.By}, engine.Seat(p)) || a.When != nil && !c.Holds(a.When) {
			return true
		}
		r = engine.Refusal{Rule: engine.R(54, 1), Reason: g.Definition(c.Self.ID).Name + " forbids it", By: c.Self, Line: a.Line}
		return false
	})
	return r
}

// affects reports whether a permission or prohibition speaks about an object.
func affects(c *engine.Context, a *engine.Ability, id engine.ObjectID) bool {
	if a.AffectsRef.Op == engine.OpSelf {
		return c.Self.ID == id
	}
	g := c.Game()
	d := engine.Obj(g.Ref(id))
	if g.Derived(id).Types.Any(1 << Seat) {
		d = engine.Seat(g.Object(id).Owner)
	}
	if a.Affects != nil {
		return c.Matches(a.Affects, d)
	}
	if a.AffectsRef.Op != engine.OpNone {
		v := c.Eval(&a.AffectsRef)
		for _, x := range v.List() {
			if engine.Same(x, d) || x.Kind == engine.PlayerDatum && x.Player() == g.Controller(id) {
				return true
			}
		}
		return false
	}
	return true
}

// everywhere is the place of an act that may go anywhere, or nowhere.
const everywhere engine.PlaceID = -1

// eachPermit calls f for what permits a player an act on an object, until f returns false; place is where the act goes, 0
// when it goes nowhere, everywhere when that does not matter.
func eachPermit(g *engine.Game, act uint8, p engine.Player, id engine.ObjectID, place engine.PlaceID, f func(c *engine.Context, a *engine.Ability) bool) {
	stopped := false
	allows := func(c *engine.Context, a *engine.Ability) bool {
		if a.What == act && permits(c, a, p) && affects(c, a, id) && (a.To == nil || place == everywhere || place != 0 && c.Matches(a.To, engine.At(place))) &&
			(a.From == nil || common.FromMatches(c, g.Object(id).Zone, a.From)) {
			stopped = !f(c, a)
		}
		return !stopped
	}
	k := g.KindOf(id)
	usual := k != InTrash && k != InBanishment && k != InDeck
	own(g, id, engine.Permit, func(c *engine.Context, a *engine.Ability) bool {
		// One that does not say from where does not let it be played from where cards are not played (419).
		return a.AffectsRef.Op != engine.OpSelf || !usual && a.Zones == 0 && a.From == nil || allows(c, a)
	})
	if !stopped {
		g.Works(engine.Permit, allows)
	}
}

// permits reports whether a permission works now and is a player's: its controller's unless it says whose.
func permits(c *engine.Context, a *engine.Ability, p engine.Player) bool {
	return (a.By == nil && c.You == p || a.By != nil && c.In([]engine.Expr{*a.By}, engine.Seat(p))) && (a.When == nil || c.Holds(a.When))
}

// ignoresKeyword reports whether a player ignores a keyword of an object (764): by something on the board, or by the text of the
// card that is being played.
func ignoresKeyword(g *engine.Game, p engine.Player, k engine.KeywordID, id, card engine.ObjectID) bool {
	if !g.Occurs(engine.Permit) {
		return false
	}
	found := false
	look := func(c *engine.Context, a *engine.Ability) bool {
		found = a.What == ActIgnore && a.Keyword != nil && a.Keyword.ID == k && affects(c, a, id) && permits(c, a, p)
		return !found
	}
	if card != 0 {
		own(g, card, engine.Permit, look)
	}
	if !found {
		g.Works(engine.Permit, look)
	}
	return found
}

// mayPlayAt: a unit is never played to where units of two other players are (447.2, 462.2).
func mayPlayAt(g *engine.Game, p engine.Player, place engine.PlaceID) bool {
	return mayStandAt(g, p, place)
}

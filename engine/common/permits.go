package common

import (
	"slices"

	"cardlathe/engine"
)

// Speaks reports whether a permission or prohibition is about an act of a player: on an object (0: on none), towards other, the
// place that it goes to or whom else it is done to. around lists the places that a place lies in, such as the row of a square; nil
// where places lie in none.
func Speaks(c *engine.Context, a *engine.Ability, p engine.Player, id engine.ObjectID, other engine.Datum, around func(engine.PlaceID) []engine.Datum) bool {
	g := c.Game()
	if id != 0 && !affects(c, a, id) {
		return false
	}
	if a.By != nil && !c.In([]engine.Expr{*a.By}, engine.Seat(p)) {
		return false
	}
	is := func(f *engine.Filter, d engine.Datum) bool {
		return d.Kind == engine.PlaceDatum && (c.Matches(f, d) || around != nil && slices.ContainsFunc(around(d.Place()), func(x engine.Datum) bool { return c.Matches(f, x) }))
	}
	if a.From != nil {
		if id == 0 || !FromMatches(c, g.Object(id).Zone, a.From) && (a.From.Filter == nil || !is(a.From.Filter, engine.At(g.PlaceOf(id)))) {
			return false
		}
	}
	if a.To != nil && !is(a.To, other) {
		return false
	}
	if a.When == nil {
		return true
	}
	q := c.WithIt(other)
	return q.Holds(a.When)
}

// affects reports whether a permission or prohibition is about an object.
func affects(c *engine.Context, a *engine.Ability, id engine.ObjectID) bool {
	g := c.Game()
	d := engine.Obj(g.Ref(id))
	switch {
	case a.AffectsRef.Op == engine.OpSelf:
		return c.Self.ID == id
	case a.Affects != nil:
		return c.Matches(a.Affects, d)
	case a.AffectsRef.Op != engine.OpNone:
		return slices.ContainsFunc(c.Eval(&a.AffectsRef).List(), func(x engine.Datum) bool {
			return engine.Same(x, d) || x.Kind == engine.PlayerDatum && x.Player() == g.Controller(id)
		})
	}
	return true
}

// FromMatches reports whether a zone, 0 for none, is one that the field from names: by its kind, by a filter of its place, or as
// that place.
func FromMatches(c *engine.Context, z engine.ZoneID, a *engine.Arg) bool {
	if z == 0 {
		return false
	}
	zone := c.Game().Zone(z)
	if a.Bits != 0 {
		return a.Bits.Any(engine.Bit(zone.Kind))
	}
	if a.Filter != nil {
		return c.Matches(a.Filter, engine.At(zone.Place))
	}
	return c.In(a.Refs, engine.At(zone.Place))
}

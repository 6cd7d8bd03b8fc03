package riftbound

import (
	"cardlathe/engine"
)

// The ways in which a card may be played: as it lies, or as something permits, by its terms.

// way is how a card is played from where it is.
type way uint8

const (
	asUsual     way = iota // from hand or champion zone, from where it is hidden, or as something permits that has no terms
	withFlow               // from the trash for its Flow cost (829)
	asPermitted            // and those after it: on the terms of one of the permissions, in the order of eachWay
)

// mostWays bounds the permissions that are ways to play a card.
const mostWays = 16

// playTerms are what the way of playing a card says of its cost (356.1).
type playTerms struct {
	instead *total
	ignore  uint8
	by      *engine.Context // of the permission by which it is played
	permit  *engine.Ability // that permission; nil when none is needed
}

// copied keeps a context beyond the walk that lends it.
func copied(c *engine.Context) *engine.Context {
	by := *c
	return &by
}

// price is what the permission asks for, or nil.
func (t *playTerms) price() *engine.Cost {
	if t.permit == nil {
		return nil
	}
	return t.permit.Cost
}

// to are the places to which a play goes that is made by a permission which says where; nil for others.
func (t *playTerms) to() *engine.Filter {
	if t.permit == nil {
		return nil
	}
	return t.permit.To
}

// eachWay calls f for each permission that is a way of its own to play a card, until f returns false: one with terms, and for a card
// that is not played from where it is one that says to which place it goes.
func eachWay(g *engine.Game, p engine.Player, id engine.ObjectID, f func(n int, c *engine.Context, a *engine.Ability) bool) {
	k, unit, n := g.KindOf(id), g.Definition(id).Types.Any(1<<Unit), 0
	eachPermit(g, ActPlay, p, id, everywhere, func(c *engine.Context, a *engine.Ability) bool {
		opens := k != InHand && k != InChampionZone && a.To != nil && !byAmbush(a)
		if !opens && !a.HasTerms() || a.To != nil && !unit {
			return true
		}
		n++
		return f(n-1, c, a) && n < mostWays
	})
}

// waysPermitted counts the permissions that are ways of their own to play a card.
func waysPermitted(g *engine.Game, p engine.Player, id engine.ObjectID) int {
	ways := 0
	eachWay(g, p, id, func(int, *engine.Context, *engine.Ability) bool { ways++; return true })
	return ways
}

// permittedAsIs reports whether something permits to play a card from where it is, at its own cost.
func permittedAsIs(g *engine.Game, p engine.Player, id engine.ObjectID) bool {
	found := false
	eachPermit(g, ActPlay, p, id, 0, func(_ *engine.Context, a *engine.Ability) bool { found = !a.HasTerms(); return !found })
	return found
}

// termsOf are the terms on which a card is played from where it is.
func termsOf(g *engine.Game, p engine.Player, id engine.ObjectID, how way) playTerms {
	var t playTerms
	k := g.KindOf(id)
	switch {
	case how == withFlow:
		c := g.For(id).WithIt(engine.Obj(g.Ref(id)))
		t.instead = &total{}
		resourcesOf(&c, g.KeywordCosts(id, Flow)[0], t.instead)
	case k == InFacedown:
		t.ignore = IgnoreCost
		if g.Knob(KnobHiddenFree) != 0 {
			t.ignore = IgnoreEverything
		}
	case how >= asPermitted:
		eachWay(g, p, id, func(n int, c *engine.Context, a *engine.Ability) bool {
			if n < int(how-asPermitted) {
				return true
			}
			var base *total
			if a.Cost != nil {
				base = &total{} // what it asks for comes to it: see charge
			}
			t = termsWith(g.Definition(id), base, a.Ignore)
			t.by, t.permit = copied(c), a
			return false
		})
	case k != InHand && k != InChampionZone:
		eachPermit(g, ActPlay, p, id, 0, func(c *engine.Context, a *engine.Ability) bool {
			if a.HasTerms() {
				return true
			}
			t.by, t.permit = copied(c), a
			return false
		})
	}
	return t
}

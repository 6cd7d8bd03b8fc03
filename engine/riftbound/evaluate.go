package riftbound

import "cardlathe/engine"

// Evaluate adds up what is worth having: points above all, then control of battlefields, might on the board, ready
// units, cards in hand and runes.
func (r *Rules) Evaluate(g *engine.Game, p engine.Player) int {
	if over, winner := g.Over(); over {
		if winner == p {
			return 1 << 20
		}
		return -1 << 20
	}
	total := 0
	for q := range engine.Player(g.Players()) {
		v := worth(g, q)
		if q == p {
			total += v
		} else {
			total -= v
		}
	}
	return total
}

func worth(g *engine.Game, p engine.Player) int {
	v := 1000 * points(g, p)
	eachBattlefield(g, func(place engine.PlaceID) {
		switch {
		case controllerOf(g, place) == p:
			v += 300
		case contestedBy(g, place) == p:
			// What is contested is nearly won when the others are weaker there.
			mine, theirs := 0, 0
			for id := g.First(place); id != 0; id = g.Next(id) {
				if isUnit(g, id) {
					if g.Controller(id) == p {
						mine += g.Number(id, Might)
					} else {
						theirs += g.Number(id, Might)
					}
				}
			}
			if mine > theirs {
				v += 250
			} else {
				v -= 100
			}
		}
	})
	eachOnBoard(g, func(id engine.ObjectID) {
		if g.Controller(id) != p {
			return
		}
		if isUnit(g, id) {
			v += 40 + 30*g.Number(id, Might)
			if !g.Status(id, Exhausted) {
				v += 4
			}
			v -= 12 * g.Counter(id, Damage)
		}
	})
	eachRune(g, func(id engine.ObjectID) {
		if g.Controller(id) == p {
			v += 20
			if !g.Status(id, Exhausted) {
				v++
			}
		}
	})
	return v + 35*g.Count(handOf(g, p))
}

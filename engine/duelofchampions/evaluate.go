package duelofchampions

import "cardlathe/engine"

// Evaluate adds up what is worth having: health of the heroes above all, units and what they can do, cards and whether their
// requirements are met. Of the cards in the other hand only their number is known.
func (r *Rules) Evaluate(g *engine.Game, p engine.Player) int {
	if over, winner := g.Over(); over {
		switch winner {
		case p:
			return 1 << 20
		case engine.NoPlayer:
			return 0
		}
		return -1 << 20
	}
	foe := other(p)
	v := worth(g, p) - worth(g, foe) - 20*g.Count(handOf(foe))
	for id := g.First(handOf(p)); id != 0; id = g.Next(id) {
		v += max(6, 24-6*lacking(g, p, g.Definition(id)))
	}
	return v
}

// lacking is how many levels a player lacks for a card.
func lacking(g *engine.Game, p engine.Player, def *engine.Card) int {
	n := 0
	for k := MightLevel; k <= DestinyLevel; k++ {
		n += max(0, int(def.Numbers[k])-level(g, p, k))
	}
	return n
}

// worth is what a player has on the board: what both players see.
func worth(g *engine.Game, p engine.Player) int {
	v := 40*healthOf(g, p) + 20*g.Count(ongoingOf(p))
	eachUnit(g, p, func(id engine.ObjectID) {
		v += 30 + 24*g.Number(id, Attack) + 8*g.Number(id, Retaliation) + 10*left(g, id) - 8*g.Counter(id, Poison)
		var buf [9]engine.ObjectID
		if list := targets(g, id, buf[:0]); len(list) > 0 && g.KindOf(list[0]) == InHeroZone {
			v += 10 * g.Number(id, Attack) // nothing stands between it and the hero
		}
	})
	o := g.PlayerObject(p)
	return v + 9*g.Counter(o, BaseMight) + 7*g.Counter(o, BaseMagic) + 7*g.Counter(o, BaseDestiny) + 3*g.Counter(o, BaseProduced)
}

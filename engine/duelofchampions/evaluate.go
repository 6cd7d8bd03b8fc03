package duelofchampions

import "cardlathe/engine"

// Evaluate adds up what is worth having: health of the heroes above all, units and what they can do, cards, levels.
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
	return worth(g, p) - worth(g, other(p))
}

func worth(g *engine.Game, p engine.Player) int {
	v := 60 * healthOf(g, p)
	eachUnit(g, p, func(id engine.ObjectID) {
		v += 40 + 22*g.Number(id, Attack) + 10*g.Number(id, Retaliation) + 16*left(g, id) - 10*g.Counter(id, Poison)
		var buf [9]engine.ObjectID
		if list := targets(g, id, buf[:0]); len(list) > 0 && g.KindOf(list[0]) == InHeroZone {
			v += 12 * g.Number(id, Attack) // nothing stands between it and the hero
		}
	})
	v += 20 * g.Count(ongoingOf(p))
	o := g.PlayerObject(p)
	v += 22 * g.Count(handOf(p))
	v += 14 * (g.Counter(o, BaseMight) + g.Counter(o, BaseMagic) + g.Counter(o, BaseDestiny))
	// A level is worth more when a card of the hand waits for it; of the other hand nothing is known.
	v += 2 * g.Counter(o, BaseMight)
	return v + 3*g.Counter(o, BaseProduced)
}

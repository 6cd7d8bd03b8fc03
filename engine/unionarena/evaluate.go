package unionarena

import "cardlathe/engine"

// Evaluate adds up what is worth having: life above all, then characters by BP, the front line to attack from, energy, AP and
// cards in hand.
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
	return worth(g, p) - worth(g, g.After(p))
}

// worth is what a player has; of the hand only its size counts, which all know.
func worth(g *engine.Game, p engine.Player) int {
	v := 900*g.Count(lifeOf(p)) + 60*g.Count(handOf(p)) + 12*activeAP(g, p)
	eachOf(g, p, func(id engine.ObjectID) {
		v += 80
		if !isCharacter(g, id) {
			return
		}
		v += max(0, bpOf(g, id)) / 20
		if g.KindOf(id) == InFront {
			v += 60
			d := g.Derived(id)
			v += 120*(damageOf(g, d)-1) + 80*impactOf(g, g.Object(id), d)
			if !g.Status(id, Exhausted) {
				v += 45
			}
		}
	})
	// Energy is a threshold: what is beyond what cards ask for is worth little.
	return v + 90*min(allEnergy(g, p), 7)
}

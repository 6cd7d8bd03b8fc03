package duelofchampions

import "cardlathe/engine"

// The turn (6): supply, which is automatic; action; the end. What a step does goes on in the same task until somebody is
// asked or an ability has triggered, which resolves first.

// Steps of a turn.
const (
	supplyDraw = iota // the effects of the start of the supply are over
	acting
	ending   // the effects of the end of the turn have triggered
	expiring // they are over
	passing  // what ended at the end of the turn is over, and what that has triggered
)

// beginTurn begins the turn of p: what lasted until it ends, resources come, then the effects of its start (6.1 to 6.3).
func beginTurn(t *engine.Task, p engine.Player) {
	g := t.Game()
	g.BeginTurn(p)
	loop.Begin(g)
	t.Speak(p)
	o := g.PlayerObject(p)
	g.AddCounter(o, Turns, 1)
	g.SetCounter(o, HeroActed, 0)
	g.SetCounter(o, EventsUsed, 0)
	for id := g.First(eventRow); id != 0; id = g.Next(id) {
		g.SetCounter(id, UsedBy, g.Counter(id, UsedBy)&^(1<<p))
	}
	for _, id := range g.Lying(InSquare) {
		g.ClearStatuses(id, 1<<Fresh|1<<Attacked|1<<Moved)
	}
	g.SetPhase(Supply)
	g.EditTop().Step = supplyDraw
	t.Step = book.R(6, 1)
	expire(t, p, NextTurn)
	deaths(t) // of health that has ended (13.2)
	t.Step = book.R(6, 2)
	produce(t, p)
	t.Step = book.R(6, 3)
	t.Emit(engine.Event{Kind: Begins, Player: p, By: engine.NoPlayer, Amount: Supply, Rule: book.R(6, 3)})
	supplyEffects(t, p)
	deaths(t)
	t.Flush()
}

// produce raises production by one and makes resources equal to it (6.2); in a turn without supply nothing comes or goes (12).
func produce(t *engine.Task, p engine.Player) {
	g := t.Game()
	o := g.PlayerObject(p)
	if g.Register(regNoSupply) != 0 {
		g.Applies(book.R(12))
		return
	}
	if n := g.Counter(o, BaseProduced); n < hot(g, hotProductionMax) {
		g.SetCounter(o, BaseProduced, n+1)
	}
	n := production(g, p)
	if forbidden(g, ActProduce, p, 0, noPlace) != nil {
		n = 0
	}
	if hot(g, hotSecond) == 0 && g.Counter(o, Turns) == 1 && p != engine.Player(g.Register(regFirst)) {
		n = 2 // 5.5
		g.Applies(book.R(5, 5))
	}
	g.SetCounter(o, Resources, n)
	g.Applies(book.R(6, 2))
}

// supplyEffects: poison, Regenerate, Heal, Income (6.3), in this order.
func supplyEffects(t *engine.Task, p engine.Player) {
	g := t.Game()
	hits := scratchOf(g).hits[:0]
	eachUnit(g, p, func(id engine.ObjectID) {
		if n := g.Counter(id, Poison); n > 0 {
			hits = append(hits, hit{id: id, amount: n, by: engine.NoPlayer, rule: book.R(11)})
		}
	})
	if len(hits) > 0 {
		deal(t, hits)
		deaths(t)
	}
	scratchOf(g).hits = hits[:0]
	if !rosterOf(g).has(1<<Regenerate | 1<<Heal | 1<<Income) {
		return
	}
	eachUnit(g, p, func(id engine.ObjectID) {
		if n := g.KeywordNumber(id, Regenerate); n > 0 {
			heal(t, id, n, book.R(11))
		}
	})
	eachUnit(g, p, func(id engine.ObjectID) {
		n := g.KeywordNumber(id, Heal)
		if n == 0 {
			return
		}
		for _, z := range beside(g.PlaceOf(id), false) {
			if u := unitAt(g, z); u != 0 {
				g.Applies(book.R(4, 5))
				heal(t, u, n, book.R(11))
			}
		}
	})
	if hot(g, hotIncome) == 0 {
		eachUnit(g, p, func(id engine.ObjectID) {
			if n := g.KeywordNumber(id, Income); n > 0 {
				gain(t, p, n, book.R(11))
			}
		})
	}
}

// gain gives a player resources.
func gain(t *engine.Task, p engine.Player, n int, rule engine.Rule) {
	if n <= 0 {
		return
	}
	g := t.Game()
	g.AddCounter(g.PlayerObject(p), Resources, n)
	t.Emit(engine.Event{Kind: Gains, Player: p, By: t.You, Amount: int16(n), Rule: rule})
}

// turnStep goes on with the turn.
func turnStep(t *engine.Task) {
	g := t.Game()
	for {
		p := g.Active()
		t.Speak(p)
		switch g.Top().Step {
		case supplyDraw:
			t.Step = book.R(6, 4)
			draw(t, p, 1)
			g.SetPhase(Action)
			g.EditTop().Step = acting
			t.Emit(engine.Event{Kind: Begins, Player: p, By: engine.NoPlayer, Amount: Action, Rule: book.R(6)})
		case acting:
			act(t, p)
			return
		case ending:
			t.Step = book.R(6, 11)
			g.EditTop().Step = expiring
			t.Emit(engine.Event{Kind: Ends, Player: p, By: engine.NoPlayer, Amount: End, Rule: book.R(6, 11)})
		case expiring:
			finishTurn(t, p)
			g.EditTop().Step = passing
		case passing:
			beginTurn(t, nextTurn(g))
		}
		check(t)
		t.Flush()
		if over, _ := g.Over(); over || g.HasItems() || g.Top().Step == acting {
			return // what a player does begins a task of its own, after what was drawn
		}
	}
}

// finishTurn ends what lasts for the turn (6.11), mends (12) and moves the row of events (6.12).
func finishTurn(t *engine.Task, p engine.Player) {
	g := t.Game()
	t.Step = book.R(6, 11)
	if rosterOf(g).has(1 << Mending) {
		eachUnit(g, p, func(id engine.ObjectID) {
			if g.HasKeyword(id, Mending) && !g.Status(id, Attacked) {
				heal(t, id, g.Counter(id, Damage), book.R(12))
			}
		})
	}
	expire(t, engine.NoPlayer, ThisTurn)
	deaths(t)
	t.Step = book.R(6, 12)
	if id := g.First(eventRow); id != 0 {
		g.Put(id, eventPile, false)
	}
	turnUp(t)
}

// expire ends gifts, abilities and ongoing cards of a duration: of this turn, or until the next turn of p (3.5, 3.6, 6.1, 6.11).
func expire(t *engine.Task, p engine.Player, lasts uint8) {
	g := t.Game()
	g.EndGifts(func(l uint8, by engine.Player, _ engine.Ref) bool {
		return l == lasts && (lasts == ThisTurn || by == p)
	})
	over := engine.Mask(1<<Current | 1<<UntilTurnEnds)
	if lasts == NextTurn {
		over = 1<<Lasting | 1<<UntilNextTurn
	}
	for q := range engine.Player(players) {
		for id := g.First(ongoingOf(q)); id != 0; {
			next := g.Next(id)
			if g.Definition(id).Traits.Any(over) && (lasts == ThisTurn || g.Controller(id) == p) {
				rule := book.R(3, 5)
				if g.Definition(id).Types.Any(1 << Spell) {
					rule = book.R(3, 6)
				}
				leave(t, id, graveyardOf, GoesTo, rule)
			}
			id = next
		}
	}
	t.Flush()
}

// insertTurn inserts a turn of p after this one, before those that wait (12); free turns have no supply of resources.
func insertTurn(g *engine.Game, p engine.Player, noSupply bool) bool {
	waiting := g.Register(regExtra)
	if waiting >= 1<<24 {
		return false
	}
	if g.Register(regTurn) == 0 {
		g.SetRegister(regTurn, int32(g.Active())+1)
	}
	turn := int32(p) + 1
	if noSupply {
		turn |= 4
	}
	g.SetRegister(regExtra, waiting<<3|turn)
	return true
}

// nextTurn is whose turn comes next: an inserted one, or the other player's.
func nextTurn(g *engine.Game) engine.Player {
	g.SetRegister(regNoSupply, 0)
	if waiting := g.Register(regExtra); waiting != 0 {
		g.SetRegister(regExtra, waiting>>3)
		g.SetRegister(regNoSupply, waiting>>2&1)
		return engine.Player(waiting&3 - 1)
	}
	last := g.Active()
	if r := g.Register(regTurn); r != 0 {
		last = engine.Player(r - 1)
		g.SetRegister(regTurn, 0)
	}
	return other(last)
}

package unionarena

import (
	"cardlathe/engine"
)

// Damage and the trigger check (UA-7): the attacking side points at life cards, they are turned up together, and the damaged
// player uses their triggers in any order.

// Steps of damage. Its frame holds in A the damaged player and, from bit 8 on, all that are damaged together; the amount in B, who deals it in C, the source in D, and in E how
// many items there were before it.
const (
	stepPoint = iota
	stepTriggers
)

// dealDamage lets damage to a player follow what is going on; together is a bit for each player who is damaged with it: none of
// them is judged before all their cards have been checked (UA-7.5).
func dealDamage(t *engine.Task, p engine.Player, n int, by engine.Player, source engine.Ref, together int32) bool {
	g := t.Game()
	e := event(t, Damaged, R(7, 1))
	e.Player, e.By, e.Amount, e.Object = p, by, int16(n), source
	if !t.Happens(&e) || e.Amount <= 0 {
		return false
	}
	t.Emit(e)
	addCheck(g, together, 1)
	g.Push(engine.Frame{Kind: damageFrame, A: int32(p) | together<<8, B: int32(e.Amount), C: int32(by), D: int32(source.ID), E: int32(g.ItemsMade())})
	return true
}

// damageStep does the next step of the damage in hand.
func damageStep(t *engine.Task) {
	g := t.Game()
	f := *g.Top()
	p := engine.Player(f.A & 0xff)
	t.Step = R(7, 2)
	if f.Step == stepPoint {
		if turnUp(t, p, &f) && settled(t) && g.Count(checkOf(p)) == 0 {
			endDamage(g)
		}
		return
	}
	t.You = p
	if g.Count(checkOf(p)) == 0 {
		endDamage(g)
		return
	}
	o, ok := t.Owe(DecideTrigger, p, func(d *engine.Decision) {
		for id := g.First(checkOf(p)); id != 0; id = g.Next(id) {
			d.Add(engine.Thing(engine.Obj(g.Ref(id))))
		}
		d.Add(engine.Option{Kind: engine.OptionPass})
	})
	if !ok {
		return
	}
	loop.Begin(g)
	if o.Kind != engine.OptionThing {
		eachOn(g, checkOf(p), func(id engine.ObjectID) { putAside(t, id, R(7, 2)) })
		return
	}
	useTrigger(t, p, engine.ObjectID(o.N))
}

// checking is how often damage to a player is in hand: a trigger may deal damage while others wait to be used.
func checking(g *engine.Game, p engine.Player) int32 { return g.Register(regChecks) >> (8 * p) & 0xff }

// addCheck counts damage that begins or ends for each player of the bits.
func addCheck(g *engine.Game, of, n int32) {
	checks := g.Register(regChecks)
	for p := range g.Players() {
		if of&(1<<p) != 0 {
			checks += n << (8 * p)
		}
	}
	g.SetRegister(regChecks, checks)
}

// endDamage ends damage: whoever has no life now loses (UA-7.5).
func endDamage(g *engine.Game) {
	addCheck(g, g.Top().A>>8, -1)
	g.Pop()
	g.Applies(R(7, 5))
}

// turnUp lets life cards be pointed at and turns them up together; those without a trigger go to the sideline (UA-7.1,
// UA-7.2). They are no life any more (UA-7.4). It reports
// false when an answer is owed.
func turnUp(t *engine.Task, p engine.Player, f *engine.Frame) bool {
	g := t.Game()
	t.Step = R(7, 1)
	by := engine.Player(f.C)
	if g.Knob(KnobPoints) == 0 {
		by = p
	}
	t.You = by
	cards, ok := pointAt(t, by, p, losing(t, p, int(f.B), R(7, 1)))
	if !ok {
		return false
	}
	g.EditTop().Step = stepTriggers
	for _, d := range cards {
		id := engine.ObjectID(d.N)
		e := event(t, TurnedUp, R(7, 1))
		e.Player, e.From, e.To = p, lifeOf(p), checkOf(p)
		e.Subject = g.Put(id, checkOf(p), false)
		t.Emit(e)
	}
	lostLife(t, p, len(cards), R(7, 1))
	t.Flush() // what watches sees them lie there
	eachOn(g, checkOf(p), func(id engine.ObjectID) {
		if triggerOf(g.Printed(id)) == NoTrigger {
			putAside(t, id, R(7, 2))
		}
	})
	return true
}

// pointAt is chooseLife for the step that asks it most: it reports false when an answer is owed.
func pointAt(t *engine.Task, by, whose engine.Player, n int) ([]engine.Datum, bool) {
	if n >= t.Game().Count(lifeOf(whose)) {
		return chooseLife(t, by, whose, n), true
	}
	return oweFrom(t, DecideLife, by, lifeOf(whose), n, false)
}

// oweFrom is Task.ChooseFrom for n of the more cards of a zone, for steps that ask it often: it reports false when an answer is
// owed, and the step must end.
func oweFrom(t *engine.Task, kind engine.DecisionKind, by engine.Player, zone engine.ZoneID, n int, secret bool) ([]engine.Datum, bool) {
	g := t.Game()
	cards := g.NewList(n)
	for len(cards) < n {
		o, ok := t.Owe(kind, by, func(d *engine.Decision) {
			d.Min, d.Max, d.Secret = n, n, secret
			d.Picked = append(d.Picked, cards...)
			for id := g.First(zone); id != 0; id = g.Next(id) {
				if x := engine.Obj(g.Ref(id)); !contains(cards, x) {
					d.Add(engine.Thing(x))
				}
			}
		})
		if !ok {
			return nil, false
		}
		cards = append(cards, o.Datum())
	}
	return cards, true
}

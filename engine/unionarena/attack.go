package unionarena

import (
	"cardlathe/engine"
)

// The attack phase (UA-6): one attack at a time, each a procedure of its own: declaration, block, battle or damage.

// Steps of an attack. Its frame holds the attacker in A and B, the target in C and D (none: the player), and in E how many
// items there were before it.
const (
	stepBlock = iota
	stepFight
	stepWon       // the blocker is sidelined and its effects are over; the attacker's follow
	stepBattleEnd // the effects of the end of the battle trigger
	stepAttackEnd // what lasts for the battle ends
)

// attackerIn and targetIn are who attacks and who is attacked, with the incarnations that the attack is about.
func attackerIn(f *engine.Frame) engine.Ref {
	return engine.Ref{ID: engine.ObjectID(f.A), Inc: int16(f.B)}
}
func targetIn(f *engine.Frame) engine.Ref {
	return engine.Ref{ID: engine.ObjectID(f.C), Inc: int16(f.D)}
}

// mayAttack tells what keeps a character from attacking (UA-6.1, UA-6.6, UA-6.11). Those that must attack come first.
func mayAttack(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	if r := ableToAttack(g, p, id); !r.OK() {
		return r
	}
	if !g.Flag(id, flagMustAttack) && mustAttack(g, p) != 0 {
		r := engine.Refusal{Rule: R(6, 6), Reason: "who must attack attacks first", By: g.Ref(mustAttack(g, p))}
		return r
	}
	return engine.Refusal{}
}

// ableToAttack is mayAttack without the obligations of others.
func ableToAttack(g *engine.Game, p engine.Player, id engine.ObjectID) engine.Refusal {
	switch {
	case !onField(g, id) || g.Controller(id) != p || !isCharacter(g, id):
		return engine.Refusal{Rule: R(6, 1), Reason: "own characters attack"}
	case g.KindOf(id) != InFront:
		return engine.Refusal{Rule: R(6, 1), Reason: "only from the front line"}
	case g.Status(id, Exhausted):
		return engine.Refusal{Rule: R(6, 1), Reason: "it is rested"}
	case g.Knob(KnobFirstAttack) == 0 && isFirstTurn(g, p):
		return engine.Refusal{Rule: R(6, 11), Reason: "the first player does not attack on the first turn"}
	}
	return forbidden(g, ActAttack, p, id, engine.Datum{})
}

// isFirstTurn reports whether it is the first turn of the first player.
func isFirstTurn(g *engine.Game, p engine.Player) bool {
	return p == engine.Player(g.Register(regFirst)) && g.Counter(g.PlayerObject(p), TurnNumber) == 1
}

// mustAttack is a character that must attack and can; 0 when there is none (UA-6.6).
func mustAttack(g *engine.Game, p engine.Player) engine.ObjectID {
	for id := g.First(frontOf(p)); id != 0; id = g.Next(id) {
		if g.Flag(id, flagMustAttack) && ableToAttack(g, p, id).OK() {
			return id
		}
	}
	return 0
}

// maySnipe tells what keeps a character that may attack from attacking another one by Snipe (UA-6.1).
func maySnipe(g *engine.Game, p engine.Player, id, target engine.ObjectID) engine.Refusal {
	switch {
	case !g.HasKeyword(id, Snipe):
		return engine.Refusal{Rule: R(6, 1), Reason: "without Snipe the target is always the player"}
	case g.KindOf(target) != InFront || g.Controller(target) == p || !isCharacter(g, target):
		return engine.Refusal{Rule: R(6, 1), Reason: "Snipe aims at an enemy character on the front line"}
	case g.Knob(KnobSnipeActive) != 0 && g.Status(target, Exhausted):
		return engine.Refusal{Rule: R(6, 1), Reason: "Snipe aims at an active character"}
	}
	return engine.Refusal{}
}

// attackPhase asks the turn player for the next attack; it reports false when the phase is over (UA-6.2).
func attackPhase(t *engine.Task) (goesOn bool) {
	g := t.Game()
	p := g.Active()
	t.You = p
	t.Step = R(6, 2)
	if isFirstTurn(g, p) {
		g.Applies(R(6, 11))
	}
	if g.Top().Step == 0 && !anyAttack(g, p) {
		return false // the phase begins with nothing to declare
	}
	o, ok := t.Owe(DecideAttack, p, func(d *engine.Decision) { listAttacks(g, p, d) })
	if !ok {
		return true
	}
	loop.Begin(g)
	if o.Kind != OptionAttack {
		return false
	}
	g.EditTop().Step = 1
	beginAttack(t, p, engine.ObjectID(o.N), engine.ObjectID(o.M))
	return true
}

// anyAttack reports whether a player can attack at all.
func anyAttack(g *engine.Game, p engine.Player) bool {
	for id := g.First(frontOf(p)); id != 0; id = g.Next(id) {
		if ableToAttack(g, p, id).OK() {
			return true
		}
	}
	return false
}

// listAttacks lists the attacks that a player may declare.
func listAttacks(g *engine.Game, p engine.Player, d *engine.Decision) {
	must := mustAttack(g, p)
	for id := g.First(frontOf(p)); id != 0; id = g.Next(id) {
		if must != 0 && !g.Flag(id, flagMustAttack) || !ableToAttack(g, p, id).OK() {
			continue
		}
		d.Add(engine.Option{Kind: OptionAttack, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc})
		if g.HasKeyword(id, Snipe) {
			for target := g.First(frontOf(g.After(p))); target != 0; target = g.Next(target) {
				if maySnipe(g, p, id, target).OK() {
					d.Add(engine.Option{Kind: OptionAttack, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: int32(target)})
				}
			}
		}
	}
	if must == 0 {
		d.Add(engine.Option{Kind: engine.OptionPass})
	}
}

// beginAttack declares an attack (UA-6.3): the attacker rests, and its effects trigger.
func beginAttack(t *engine.Task, p engine.Player, id, target engine.ObjectID) {
	g := t.Game()
	t.Step = R(6, 3)
	f := engine.Frame{Kind: attackFrame, A: int32(id), B: int32(g.Object(id).Inc), E: int32(g.ItemsMade())}
	object := engine.Ref{}
	if target != 0 {
		object = g.Ref(target)
		f.Step, f.C, f.D = stepFight, int32(target), int32(object.Inc)
		g.SetStatus(target, Defending, true)
	}
	g.Push(f)
	exhaust(t, id)
	g.SetStatus(id, Attacking, true)
	if g.AddCounter(id, Attacks, 1) == 1 && g.HasKeyword(id, DoubleAttack) {
		g.Applies(keywords[DoubleAttack].Works)
		ready(t, id)
	}
	e := event(t, Attacks_, R(6, 3))
	e.Subject, e.Player, e.Place, e.Object = g.Ref(id), p, g.PlaceOf(id), object
	t.Emit(e)
	e.Kind = PlayerAttacks
	t.Emit(e)
	t.Flush()
}

// attackStep does the next step of the attack in hand, and those after it that nobody decides about, as long as nothing
// waits and nothing is to be checked.
func attackStep(t *engine.Task) {
	g := t.Game()
	if f := g.Top(); f.Step == stepBlock && !block(t, attackerIn(f)) {
		return
	}
	for settled(t) && g.Top().Kind == attackFrame {
		afterBlock(t)
	}
}

// afterBlock does the next step of an attack whose blocker is known.
func afterBlock(t *engine.Task) {
	g := t.Game()
	f := g.Top()
	a := attackerIn(f)
	if f.Step < stepWon && !live(g, a) {
		t.Step = R(6, 8) // the attacker is gone: nothing happens
		g.Applies(R(6, 8))
		g.EditTop().Step = stepAttackEnd
		return
	}
	switch f.Step {
	case stepFight:
		fight(t, a, targetIn(f))
	case stepWon:
		won(t, a, targetIn(f))
	case stepBattleEnd:
		endBattle(t, a, targetIn(f))
	default:
		endAttack(t, a, targetIn(f))
	}
}

// ableToBlock tells what keeps a character from blocking an attacker (UA-6.4, UA-6.5).
func ableToBlock(g *engine.Game, p engine.Player, id, attacker engine.ObjectID) engine.Refusal {
	switch {
	case !onField(g, id) || g.Controller(id) != p || !isCharacter(g, id):
		return engine.Refusal{Rule: R(6, 4), Reason: "own characters block"}
	case g.KindOf(id) != InFront:
		return engine.Refusal{Rule: R(6, 4), Reason: "only from the front line"}
	case g.Status(id, Exhausted):
		return engine.Refusal{Rule: R(6, 4), Reason: "it is rested"}
	}
	if r := forbidden(g, ActBlock, p, id, engine.Obj(g.Ref(attacker))); !r.OK() {
		return r
	}
	return forbidden(g, ActBeBlocked, p, attacker, engine.Obj(g.Ref(id)))
}

// blockersOf lists who may block an attacker, and whether one of them must (UA-6.5): who must block goes before others.
func blockersOf(g *engine.Game, p engine.Player, attacker engine.ObjectID) (list []engine.Datum, must bool) {
	list = g.NewList(g.Count(frontOf(p)))
	for id := g.First(frontOf(p)); id != 0; id = g.Next(id) {
		if !ableToBlock(g, p, id, attacker).OK() {
			continue
		}
		if g.Flag(id, flagMustBlock) && !must {
			must, list = true, list[:0]
		}
		if !must || g.Flag(id, flagMustBlock) {
			list = append(list, engine.Obj(g.Ref(id)))
		}
	}
	return list, must || len(list) > 0 && g.Flag(attacker, flagMustBeBlocked)
}

// block asks the defender for a blocker (UA-6.4); it reports false when the answer is owed.
func block(t *engine.Task, a engine.Ref) bool {
	g := t.Game()
	if !live(g, a) {
		g.Applies(R(6, 8)) // the attacker is gone: nothing happens
		g.EditTop().Step = stepAttackEnd
		return true
	}
	t.Step = R(6, 4)
	p := g.After(g.Controller(a.ID))
	t.You = p
	list, must := blockersOf(g, p, a.ID)
	o := engine.Option{}
	if len(list) > 0 {
		answer, ok := t.Owe(DecideBlock, p, func(d *engine.Decision) {
			d.Source = a
			for _, x := range list {
				d.Add(engine.Thing(x))
			}
			if !must {
				d.Add(engine.Option{Kind: engine.OptionPass})
			}
		})
		if !ok {
			return false
		}
		o = answer
	}
	f := g.EditTop()
	f.Step = stepFight
	if o.Kind != engine.OptionThing {
		e := event(t, Unblocked, R(6, 4))
		e.Subject, e.Player, e.Place = a, g.Controller(a.ID), g.PlaceOf(a.ID)
		t.Emit(e)
		return true
	}
	b := o.Datum().Ref()
	f.C, f.D = int32(b.ID), int32(b.Inc)
	exhaust(t, b.ID)
	g.SetStatus(b.ID, Defending, true)
	if g.AddCounter(b.ID, Blocks, 1) == 1 && g.HasKeyword(b.ID, DoubleBlock) {
		g.Applies(keywords[DoubleBlock].Works)
		ready(t, b.ID)
	}
	e := event(t, Blocks_, R(6, 4))
	e.Subject, e.Player, e.Place, e.Object = b, p, g.PlaceOf(b.ID), a
	t.Emit(e)
	e.Kind, e.Subject, e.Object, e.Player, e.Place = Blocked, a, b, g.Controller(a.ID), g.PlaceOf(a.ID)
	t.Emit(e)
	return true
}

// fight settles the attack: battle with the character that is its target, else damage to the player (UA-6.7 to UA-6.9).
func fight(t *engine.Task, a, b engine.Ref) {
	g := t.Game()
	p := g.Controller(a.ID)
	t.You = p
	if b.ID != 0 && !live(g, b) {
		t.Step = R(6, 8)
		g.Applies(R(6, 8))
		if g.Knob(KnobBlockerGone) == 0 {
			g.EditTop().Step = stepAttackEnd
			return
		}
		b = engine.Ref{}
		f := g.EditTop()
		f.C, f.D = 0, 0
	}
	if b.ID == 0 {
		t.Step = R(6, 9)
		g.EditTop().Step = stepAttackEnd
		n := damageOf(g, g.Derived(a.ID))
		if g.HasKeyword(a.ID, Damage) || g.HasKeyword(a.ID, MoreDamage) {
			g.Applies(keywords[Damage].Works)
		}
		dealDamage(t, g.After(p), n, p, a, 1<<g.After(p))
		return
	}
	t.Step = R(6, 7)
	if g.HasKeyword(b.ID, NullifyImpact) {
		g.Applies(keywords[NullifyImpact].Rule)
		g.SetStatus(a.ID, Nullified, true)
	}
	e := event(t, LosesBattle, R(6, 7))
	if bpOf(g, a.ID) >= bpOf(g, b.ID) {
		g.EditTop().Step = stepWon
		e.Subject, e.Object, e.Player, e.Place, e.Snapshot = b, a, g.Controller(b.ID), g.PlaceOf(b.ID), t.SnapshotOf(b.ID)
		t.Emit(e)
		t.You = engine.NoPlayer
		leaveField(t, []engine.Datum{engine.Obj(b)}, InSideline, Sidelined, R(6, 7))
		return
	}
	// The attacker's effects of losing come before those of the winner, though it is the blocker's (UA-6.7).
	g.EditTop().Step = stepBattleEnd
	e.Subject, e.Object, e.Player, e.Place, e.Flags = a, b, p, g.PlaceOf(a.ID), eventAttacking
	t.Emit(e)
	t.Flush()
	e.Kind, e.Subject, e.Object, e.Player, e.Place, e.Flags = WinsBattle, b, a, g.Controller(b.ID), g.PlaceOf(b.ID), 0
	t.Emit(e)
}

// won lets the attacker's effects of winning trigger, Impact among them (UA-6.7).
func won(t *engine.Task, a, b engine.Ref) {
	g := t.Game()
	t.Step = R(6, 7)
	g.EditTop().Step = stepBattleEnd
	if !live(g, a) {
		return
	}
	e := event(t, WinsBattle, R(6, 7))
	e.Subject, e.Object, e.Player, e.Place, e.Flags = a, b, g.Controller(a.ID), g.PlaceOf(a.ID), eventAttacking
	t.Emit(e)
}

// endBattle lets the effects of the end of the battle trigger; they come before what lasts for it is over (UA-6.7).
func endBattle(t *engine.Task, a, b engine.Ref) {
	g := t.Game()
	t.Step = R(6, 10)
	g.EditTop().Step = stepAttackEnd
	e := event(t, BattleEnds, R(6, 7))
	for _, x := range []struct {
		is, other engine.Ref
		flags     uint8
	}{{a, b, eventAttacking}, {b, a, 0}} {
		if live(g, x.is) {
			e.Subject, e.Object, e.Player, e.Place, e.Flags = x.is, x.other, g.Controller(x.is.ID), g.PlaceOf(x.is.ID), x.flags
			t.Emit(e)
		}
	}
}

// endAttack ends what lasts for the battle, and goes back to the attack phase (UA-6.10).
func endAttack(t *engine.Task, a, b engine.Ref) {
	g := t.Game()
	t.Step = R(6, 10)
	for _, x := range []engine.Ref{a, b} {
		if g.Live(x) {
			for _, s := range []uint8{Attacking, Defending, Nullified} {
				g.SetStatus(x.ID, s, false)
			}
		}
	}
	g.EndGifts(func(lasts uint8, _ engine.Player, _ engine.Ref) bool { return lasts == ThisBattle })
	g.Pop()
}

// counted is the number of a keyword: the largest of its instances, or all together where the format says so; and what adds
// to it (UA-11.2).
func counted(g *engine.Game, d *engine.Derived, k, more engine.KeywordID, most engine.NumberID) int {
	n := 0
	switch {
	case !d.Has(k):
	case g.Knob(KnobNumbers) != 0:
		n = int(d.KeywordN[k])
	default:
		n = int(d.Numbers[most])
	}
	if g.Traces() && d.Has(k) && (d.Has(more) || n != int(d.KeywordN[k])) {
		g.Applies(R(11, 2))
	}
	if d.Has(more) {
		n += int(d.KeywordN[more])
	}
	return n
}

// impactOf is the damage that a character deals by Impact when it attacks and wins; none in a battle with one that
// nullifies it (UA-11.1).
func impactOf(g *engine.Game, o *engine.Object, d *engine.Derived) int {
	if o.Status&(1<<Nullified) != 0 {
		return 0
	}
	return counted(g, d, Impact, MoreImpact, MostImpact)
}

// damageOf is what a direct attack deals: 1, or what Damage says, and what adds to it (UA-6.9).
func damageOf(g *engine.Game, d *engine.Derived) int {
	n := counted(g, d, Damage, MoreDamage, MostDamage)
	if !d.Has(Damage) {
		n++
	}
	return n
}

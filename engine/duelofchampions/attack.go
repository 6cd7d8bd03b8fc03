package duelofchampions

import (
	"slices"

	"cardlathe/engine"
)

// Attacking (9). An attack is a frame of its own: what has triggered in a step resolves before the next one.

// Steps of an attack (9.7).
const (
	declaring = iota
	striking
	answering
	afterwards
)

// How an attack has struck a unit: as its target or along the row, or beside the target on its line (11).
const (
	struckAhead = 1 + iota
	struckBeside
)

// Flags of an attack in progress, in the frame's E.
const (
	attackDealt  = 1 << iota // its damage was more than nothing
	attackSecond             // the second of a Double Attack
)

// mayAttack tells what keeps a unit from attacking at all (6.6, 9).
func mayAttack(g *engine.Game, p engine.Player, id engine.ObjectID) *engine.Refusal {
	o, d := g.Object(id), g.Derived(id)
	switch {
	case !isSquare(o.Zone) || d.Controller != p:
		return no(g, engine.Refusal{Rule: book.R(6, 6), Reason: "players attack with their own units on the battleground"})
	case o.Status&(1<<Fresh) != 0 && !d.Has(QuickAttack):
		return no(g, engine.Refusal{Rule: book.R(7, 3), Reason: "it came this turn"})
	case o.Status&(1<<Attacked) != 0:
		return no(g, engine.Refusal{Rule: book.R(6, 6), Reason: "it has attacked this turn"})
	case o.Status&(1<<Moved) != 0 && !d.Has(Swift):
		return no(g, engine.Refusal{Rule: book.R(6, 6), Reason: "it has moved this turn"})
	}
	if r := unableToAttack(g, id); r != nil {
		return r
	}
	if int(d.Numbers[AttackCost]) > resources(g, p) {
		return no(g, engine.Refusal{Rule: book.R(12), Reason: "the resources that its attack costs are not there", By: g.Ref(id)})
	}
	return forbidden(g, ActAttack, p, id, noPlace)
}

// unableToAttack tells what in a unit itself keeps it from attacking, a second time too (9.6, 12).
func unableToAttack(g *engine.Game, id engine.ObjectID) *engine.Refusal {
	switch d := g.Derived(id); {
	case d.Has(CannotAttack):
		return no(g, engine.Refusal{Rule: book.R(12), Reason: "it cannot attack", By: g.Ref(id)})
	case d.Numbers[Attack] <= 0 && hot(g, hotZeroAttack) == 0:
		return no(g, engine.Refusal{Rule: book.R(9, 6), Reason: "its attack is 0"})
	}
	return nil
}

// targets appends what a unit may attack now: units, or the hero where nothing stands in its way (9.1 to 9.3).
func targets(g *engine.Game, id engine.ObjectID, list []engine.ObjectID) []engine.ObjectID {
	foe := other(g.Controller(id))
	row := rowOf(g.Object(id).Zone)
	me := g.Derived(id)
	front, back := unitAt(g, square(row, frontOf(foe))), unitAt(g, square(row, backOf(foe)))
	from := len(list)
	switch {
	case me.Has(AttackAnywhere):
		for z := firstSquare; z < firstRow; z++ {
			if u := unitAt(g, z); u != 0 && sideOf(lineOf(z)) == foe {
				list = append(list, u)
			}
		}
	case front != 0 && back != 0:
		list = append(list, front)
		if me.Flags&(1<<flagReachesBack) != 0 || fightsAs(g, id, Shooter) {
			list = append(list, back)
		}
	case front != 0:
		list = append(list, front)
	case back != 0:
		list = append(list, back)
	}
	for _, u := range list[from:] {
		if !g.Flag(u, flagDrawsAttacks) {
			continue
		}
		kept := list[:from]
		for _, v := range list[from:] {
			if g.Flag(v, flagDrawsAttacks) {
				kept = append(kept, v)
			}
		}
		return kept
	}
	if front == 0 && back == 0 {
		if h := heroOf(g, foe); h != 0 {
			list = append(list, h)
		}
	}
	return list
}

// attackable lists what a unit may attack: its targets, but for those where something forbids it.
func attackable(g *engine.Game, id engine.ObjectID, list []engine.ObjectID) []engine.ObjectID {
	list = targets(g, id, list)
	if !g.Occurs(engine.Forbid) {
		return list
	}
	return slices.DeleteFunc(list, func(u engine.ObjectID) bool {
		return forbidden(g, ActAttack, g.Controller(id), id, g.Object(u).Zone) != nil
	})
}

// anyTarget reports whether there is anything that a unit may attack.
func anyTarget(g *engine.Game, id engine.ObjectID) bool {
	if !g.Occurs(engine.Forbid) && !g.Derived(id).Has(AttackAnywhere) && heroOf(g, other(g.Controller(id))) != 0 {
		return true // units of its row, or else the hero
	}
	var buf [9]engine.ObjectID
	return len(attackable(g, id, buf[:0])) > 0
}

// mayTarget tells what keeps a unit from attacking a unit or hero (9.1 to 9.3).
func mayTarget(g *engine.Game, id, target engine.ObjectID) *engine.Refusal {
	var buf [9]engine.ObjectID
	list := targets(g, id, buf[:0])
	for _, u := range list {
		if u == target {
			return forbidden(g, ActAttack, g.Controller(id), id, g.Object(u).Zone)
		}
	}
	foe := other(g.Controller(id))
	switch {
	case target == 0 && len(list) > 0:
		return forbidden(g, ActAttack, g.Controller(id), id, g.Object(list[0]).Zone)
	case target == 0:
		return no(g, engine.Refusal{Rule: book.R(9, 1), Reason: "there is nothing to attack"})
	case target == heroOf(g, foe):
		if len(list) > 0 && g.Flag(list[0], flagDrawsAttacks) {
			return no(g, engine.Refusal{Rule: book.R(12), Reason: "a unit draws its attack", By: g.Ref(list[0])})
		}
		return no(g, engine.Refusal{Rule: book.R(9, 3), Reason: "an enemy unit is in its row"})
	case !isOn(g, target) || g.Controller(target) != foe:
		return no(g, engine.Refusal{Rule: book.R(9, 1), Reason: "only enemy units and the enemy hero are attacked"})
	case len(list) > 0 && g.Flag(list[0], flagDrawsAttacks):
		return no(g, engine.Refusal{Rule: book.R(12), Reason: "a unit draws its attack", By: g.Ref(list[0])})
	case rowOf(g.Object(target).Zone) != rowOf(g.Object(id).Zone):
		return no(g, engine.Refusal{Rule: book.R(9, 1), Reason: "it is in another row"})
	}
	return no(g, engine.Refusal{Rule: book.R(9, 2), Reason: "the unit on the front line is in the way"})
}

// listTargets lists what a unit may attack.
func listTargets(g *engine.Game, id engine.ObjectID, d *engine.Decision) {
	d.Source = g.Ref(id)
	var buf [9]engine.ObjectID
	for _, u := range attackable(g, id, buf[:0]) {
		d.Add(engine.Thing(engine.Obj(g.Ref(u))))
	}
}

// attack begins an attack: what it costs, what is attacked (9.7).
func attack(t *engine.Task, p engine.Player, id engine.ObjectID, target engine.Ref) {
	g := t.Game()
	if n := int(g.Derived(id).Numbers[AttackCost]); n > 0 {
		g.AddCounter(g.PlayerObject(p), Resources, -n)
	}
	g.SetStatus(id, Attacked, true)
	g.Push(engine.Frame{Kind: attackFrame, Step: declaring, A: int32(id), B: int32(g.Object(id).Inc), C: int32(target.ID), D: int32(target.Inc)})
	attackStep(t)
}

// attackStep goes on with the attack on top, until it is over or something has triggered.
func attackStep(t *engine.Task) {
	g := t.Game()
	for first := true; ; first = false {
		f := *g.Top()
		if f.Kind != attackFrame {
			return
		}
		attacker := engine.Ref{ID: engine.ObjectID(f.A), Inc: int16(f.B)}
		target := engine.Ref{ID: engine.ObjectID(f.C), Inc: int16(f.D)}
		if !g.Live(attacker) || !isOn(g, attacker.ID) {
			forget(g)
			g.Pop()
			return
		}
		if first || t.Here != g.PlaceOf(attacker.ID) || t.You != g.Controller(attacker.ID) {
			t.Context = g.For(attacker.ID)
		}
		t.Step = book.R(9, 7)
		g.EditTop().Step++
		switch f.Step {
		case declaring:
			if f.E&attackSecond != 0 {
				if target = secondTarget(g, attacker.ID, target); target.ID == 0 {
					g.Pop()
					return
				}
			}
			declare(t, attacker, target)
		case striking:
			strike(t, attacker, target)
		case answering:
			answer(t, attacker)
		case afterwards:
			finishAttack(t, attacker, target)
			if again := g.Top(); again.Kind != attackFrame {
				t.Flush()
				return
			}
		}
		t.Flush()
		if g.HasItems() {
			return
		}
	}
}

// declare: when it attacks (9.7).
func declare(t *engine.Task, attacker, target engine.Ref) {
	g := t.Game()
	p := g.Controller(attacker.ID)
	t.Emit(engine.Event{Kind: Attacks, Player: p, By: p, Subject: attacker, Object: target, Place: g.PlaceOf(attacker.ID), Rule: book.R(9, 7)})
	if g.Live(target) {
		t.Emit(engine.Event{Kind: Defends, Player: g.Controller(target.ID), By: p, Subject: target, Object: attacker, Place: g.PlaceOf(target.ID), Rule: book.R(9, 7)})
	}
}

// strike: damage to all that is struck, then the blasts, then deaths (9.4, 9.7).
func strike(t *engine.Task, attacker, target engine.Ref) {
	g := t.Game()
	s := scratchOf(g)
	s.struck = s.struck[:0]
	id := attacker.ID
	if !g.Live(target) || !isOn(g, target.ID) && g.KindOf(target.ID) != InHeroZone || g.Controller(target.ID) == g.Controller(id) {
		return // it is gone, or one of them has changed sides: only enemies are attacked (9.1)
	}
	center := g.PlaceOf(target.ID)
	s.struck = struck(g, id, target.ID, s.struck)
	flags := uint8(ofCombat) | magicOf(g, id)
	hits := s.hits[:0]
	for _, u := range s.struck {
		hits = append(hits, hit{id: u, amount: g.Number(id, Attack), source: attacker, by: t.You, flags: flags, rule: book.R(9, 4)})
	}
	remember(g, s.struck, center)
	deal(t, hits)
	hits = hits[:0]
	blast := func(at engine.PlaceID, n int, across bool) {
		for _, z := range beside(at, across) {
			if u := unitAt(g, z); u != 0 && n > 0 {
				g.Applies(book.R(4, 5))
				hits = append(hits, hit{id: u, amount: n, source: attacker, by: t.You, flags: flags &^ ofCombat, rule: book.R(11)})
			}
		}
	}
	if n := g.KeywordNumber(id, AreaBlast); n > 0 {
		at := g.PlaceOf(id)
		if hot(g, hotBlast) != 0 || g.Definition(id).Traits.Any(1<<BlastAtTarget) {
			at = center
		}
		blast(at, n, hot(g, hotAcross) != 0)
	}
	blast(center, g.KeywordNumber(id, FocusBlast), false)
	if len(hits) > 0 {
		deal(t, hits)
	}
	s.hits = hits[:0]
	deaths(t)
}

// struck appends what an attack strikes: the target, with Charge the enemy units of the row, with Sweep Attack those next to
// the target on its line (11).
func struck(g *engine.Game, id, target engine.ObjectID, list []engine.ObjectID) []engine.ObjectID {
	list = append(list, target)
	if !isOn(g, target) {
		return list
	}
	at := g.PlaceOf(target)
	add := func(z engine.PlaceID) {
		if u := unitAt(g, z); u != 0 && u != target {
			for _, v := range list {
				if v == u {
					return
				}
			}
			list = append(list, u)
		}
	}
	if g.HasKeyword(id, Charge) {
		for _, line := range ownLines(g.Controller(target)) {
			add(square(rowOf(at), line))
		}
	}
	if g.HasKeyword(id, SweepAttack) {
		if rowOf(at) > 0 {
			add(at - size)
		}
		if rowOf(at) < size-1 {
			add(at + size)
		}
	}
	return list
}

// remember marks the units that an attack has struck: the answers come in a later step, perhaps of another task, when effects
// may have put them elsewhere and others in their places. center is where the target was.
func remember(g *engine.Game, struck []engine.ObjectID, center engine.PlaceID) {
	for _, u := range struck {
		if !isOn(g, u) {
			continue
		}
		how := struckAhead
		if at := g.PlaceOf(u); at != center && lineOf(at) == lineOf(center) {
			how = struckBeside
		}
		g.SetCounter(u, Struck, how)
	}
}

// forget takes the marks off when nobody answers: the attacker is gone.
func forget(g *engine.Game) {
	for _, u := range rosterOf(g).units {
		if g.Counter(u, Struck) != 0 {
			g.SetCounter(u, Struck, 0)
		}
	}
}

// answer: what was struck and survives deals its retaliation to the attacker, then deaths (9.4).
func answer(t *engine.Task, attacker engine.Ref) {
	g := t.Game()
	target := engine.ObjectID(g.Top().C)
	hits := scratchOf(g).hits[:0]
	foe := other(g.Controller(attacker.ID))
	for _, u := range g.Lying(InSquare) {
		how := g.Counter(u, Struck)
		if how == 0 {
			continue
		}
		g.SetCounter(u, Struck, 0)
		if sideOf(lineOf(g.Object(u).Zone)) != foe || u != target && !answers(g, how) {
			continue
		}
		if forbidden(g, ActRetaliate, foe, u, noPlace) != nil {
			continue
		}
		hits = append(hits, hit{id: attacker.ID, amount: g.Number(u, Retaliation), source: g.Ref(u), by: foe, flags: ofCombat | ofRetaliation | magicOf(g, u), rule: book.R(9, 4)})
	}
	if len(hits) > 0 {
		deal(t, hits)
		deaths(t)
	}
	scratchOf(g).hits = hits[:0]
}

// answers reports whether a unit that was struck besides the target retaliates: by the format (15).
func answers(g *engine.Game, how int) bool {
	if how == struckBeside {
		return hot(g, hotSweepAnswer) != 0
	}
	return hot(g, hotChargeAnswer) != 0
}

// finishAttack: Life Drain, after it attacks, and the second attack of Double Attack (9.7).
func finishAttack(t *engine.Task, attacker, target engine.Ref) {
	g := t.Game()
	id, f := attacker.ID, *g.Top()
	if n := g.KeywordNumber(id, LifeDrain); n > 0 && f.E&attackDealt != 0 {
		beyond := n - g.Counter(id, Damage)
		heal(t, id, n, book.R(11))
		if beyond > 0 && hot(g, hotLifeDrain) != 0 {
			more := engine.Expr{Op: engine.OpDatum, Datum: engine.Num(beyond)}
			t.Give(id, &engine.Gift{Lasts: Forever, Parts: []engine.GiftPart{{Field: healthGift, N: more}}})
		}
	}
	t.Emit(engine.Event{Kind: AfterAttack, Player: t.You, By: t.You, Subject: attacker, Object: target, Place: g.PlaceOf(id), Rule: book.R(9, 7)})
	if hot(g, hotEnrageEnds) != 0 {
		g.SetCounter(id, EnrageCount, 0)
	}
	g.Pop()
	if f.E&attackSecond != 0 || !g.HasKeyword(id, DoubleAttack) {
		return
	}
	g.Push(engine.Frame{Kind: attackFrame, Step: declaring, A: f.A, B: f.B, C: f.C, D: f.D, E: attackSecond})
}

// secondTarget is what the second attack of Double Attack is at, which the frame then knows: the target of the first one if it
// may still be attacked, or else the first that may (11). None: there is no second attack.
func secondTarget(g *engine.Game, id engine.ObjectID, first engine.Ref) engine.Ref {
	var buf [9]engine.ObjectID
	list := attackable(g, id, buf[:0])
	if len(list) == 0 || unableToAttack(g, id) != nil {
		return engine.Ref{}
	}
	g.Applies(book.R(11))
	next := g.Ref(list[0])
	if g.Live(first) && slices.Contains(list, first.ID) {
		next = first
	}
	f := g.EditTop()
	f.C, f.D = int32(next.ID), int32(next.Inc)
	return next
}

// magicOf is the flag of magic damage for what a unit deals (9.9).
func magicOf(g *engine.Game, id engine.ObjectID) uint8 {
	if g.Definition(id).Traits.Any(1 << Magic) {
		return ofMagic
	}
	return 0
}

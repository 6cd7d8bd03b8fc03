package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// Combat (459 to 466): the combat showdown, damage, resolution. Each step after the showdown is a task of its own that
// waits until the chain of the step before is empty.

// Steps of a combat.
const (
	stepShowdown = iota
	stepDamage
	stepResult
	stepControl
	stepEnd
)

// What C of a combat's frame holds once its showdown is closed: nothing decided yet, no result, or seat+1 of who won.
const (
	resultNone = 0
	resultOpen = -1
)

// openCombat opens a combat at a battlefield; converted tells that a running showdown becomes it, whose holder keeps
// the focus (464.2).
func openCombat(t *engine.Task, place engine.PlaceID, converted bool) {
	g := t.Game()
	t.Step = engine.R(464, 2)
	attacker := contestedBy(g, place)
	defender := engine.NoPlayer
	for p := range engine.Player(g.Players()) {
		if p != attacker && unitsAt(g, place, p) > 0 {
			defender = p
		}
	}
	g.SetRegister(regInvited, 0)
	g.SetRegister(regExcess, 0)
	g.Applies(engine.R(464, 1))
	g.Applies(engine.R(461, 3))
	if converted {
		g.Applies(engine.R(460, 1))
	} else {
		g.Push(engine.Frame{A: int32(place), B: int32(attacker) + 1})
	}
	f := g.EditTop()
	f.Kind, f.D, f.E = combatFrame, int32(attacker)+1, int32(defender)+1
	if !converted {
		t.Emit(engine.Event{Kind: ShowdownBegins, Player: attacker, By: engine.NoPlayer, Place: place, Rule: engine.R(344, 1)})
	}
	t.Emit(engine.Event{Kind: CombatBegins, Player: attacker, By: engine.NoPlayer, Place: place, Rule: engine.R(464)})
	t.Flush()
	designate(g)
	g.SetRegister(regOpening, 1)
	t.Emit(engine.Event{Kind: CombatAttack, Player: attacker, By: attacker, Place: place, Rule: engine.R(464, 2)})
	t.Emit(engine.Event{Kind: CombatDefense, Player: defender, By: defender, Place: place, Rule: engine.R(464, 2)})
	announce(t, place)
	t.Flush()
	g.SetRegister(regOpening, 0)
	if converted {
		needCleanup(g, engine.R(319, 7))
	} else {
		showdownOpened(g)
	}
}

// announce says which units became attackers and defenders; in a combat once each for a unit, which may change sides (383.4).
func announce(t *engine.Task, place engine.PlaceID) {
	g := t.Game()
	for id := g.First(place); id != 0; id = g.Next(id) {
		kind, side := Attacks, 1
		switch {
		case g.Status(id, Defending):
			kind, side = Defends, 2
		case !g.Status(id, Attacking):
			continue
		}
		checked := g.Counter(id, CombatChecked)
		if checked&side != 0 {
			continue
		}
		g.SetCounter(id, CombatChecked, checked|side)
		t.Emit(engine.Event{Kind: kind, Subject: g.Ref(id), Player: g.Controller(id), By: g.Controller(id), Place: place, Rule: engine.R(464, 2)})
	}
}

func combatStep(t *engine.Task) {
	g := t.Game()
	switch stepOfCombat(g) {
	case stepDamage:
		// The combat cleanup comes before anything that the damage has triggered (465.3).
		combatDamage(t)
		g.EditTop().Step = stepResult
		g.Enqueue(taskCombatCleanup, 0, 0)
	case stepResult:
		g.Applies(engine.R(466, 2))
		combatResult(t)
		g.EditTop().Step = stepControl
	case stepControl:
		g.Applies(engine.R(466, 4))
		combatControl(t)
		g.EditTop().Step = stepEnd
	case stepEnd:
		g.Applies(engine.R(466, 6))
		combatEnd(t)
	}
}

// combatDamage sums, lets each side assign, and deals everything at once (465).
func combatDamage(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(465, 2)
	place := combatAt(g)
	attacker, defender := attackerOf(g), defenderOf(g)
	if unitsAt(g, place, attacker) == 0 || unitsAt(g, place, defender) == 0 {
		g.Applies(engine.R(465, 1))
		return
	}
	list := scratchOf(g).damage[:0]
	var used []engine.Instance
	list, more := assign(t, place, attacker, defender, list, &used)
	list, less := assign(t, place, defender, attacker, list, &used)
	g.SetRegister(regExcess, int32(more)|int32(less)<<16)
	scratchOf(g).damage = list
	t.Context = g.ForPlayer(engine.NoPlayer)
	deal(t, list, false)
	t.Flush()
	g.Applies(engine.R(417, 7))
	g.Applies(engine.R(465, 3))
	g.CancelOutstanding() // no cleanup before the resolution
}

// sumMight is what a side deals: might, below zero counting as zero, stunned units nothing (465.2).
func sumMight(g *engine.Game, place engine.PlaceID, p engine.Player) int {
	n := 0
	for id := g.First(place); id != 0; id = g.Next(id) {
		if isUnit(g, id) && g.Controller(id) == p && !g.Status(id, Stunned) && g.Derived(id).Flags&(1<<flagNoCombatDamage) == 0 {
			if g.Status(id, Attacking) && g.HasKeyword(id, Assault) {
				keywordWorks(g, id, Assault)
			}
			if g.Status(id, Defending) && g.HasKeyword(id, Shield) {
				keywordWorks(g, id, Shield)
			}
			n += g.Number(id, Might)
		}
	}
	return n
}

// assign lets p assign the sum of its side to the other side's units (465.2.c): lethal damage to one unit before the
// next, Tank first, Backline last, the rest of the damage anywhere once all have lethal damage. What replaces damage is
// looked at here, so that a unit is assigned what kills it; used are the limited ones that are used up by that. It also
// returns the damage beyond what kills.
func assign(t *engine.Task, place engine.PlaceID, p, against engine.Player, list []damage, used *[]engine.Instance) ([]damage, int) {
	g := t.Game()
	left := sumMight(g, place, p)
	var buf, hard [16]engine.ObjectID
	rest, unkillable := buf[:0], hard[:0]
	for id := g.First(place); id != 0; id = g.Next(id) {
		switch {
		case !isUnit(g, id) || g.Controller(id) != against:
		case cannotBeDealt(t, id, p):
			unkillable = append(unkillable, id) // exempt from the order (465.2.c)
		default:
			rest = append(rest, id)
		}
	}
	if len(rest) == 0 {
		rest = unkillable
	}
	first := len(list)
	for left > 0 && len(rest) > 0 {
		next := nextToAssign(t, p, rest, list[first:], left)
		n := left
		e := damageTo(g, next, p, left)
		order := orderOf(t, &e)
		if e = damageTo(g, next, p, order.left(g, next, left)); e.Amount > 0 {
			t.Settle(e, *used)
		}
		if lethal := lethalAmount(t, next, p, order, *used); lethal > 0 {
			n = min(left, lethal)
			if lethal > max(1, g.Number(next, Might)-g.Counter(next, Damage)) {
				g.Applies(engine.R(437, 5))
			}
		}
		if e = damageTo(g, next, p, order.left(g, next, n)); e.Amount > 0 {
			_, _, *used = t.Preview(e, *used)
		}
		list = append(list, damage{id: next, amount: n, by: p, order: order})
		left -= n
		kept := rest[:0]
		for _, id := range rest {
			if id != next {
				kept = append(kept, id)
			}
		}
		rest = kept
	}
	if left > 0 && first < len(list) {
		// Everybody has lethal damage: the excess goes to one of them.
		to := first
		if len(list)-first > 1 {
			o := t.Ask(DecideAssign, p, func(d *engine.Decision) {
				d.A, d.B = int32(left), 1
				for i := first; i < len(list); i++ {
					d.Add(engine.Thing(engine.Obj(g.Ref(list[i].id))))
				}
			})
			for i := first; i < len(list); i++ {
				if list[i].id == engine.ObjectID(o.N) {
					to = i
				}
			}
		}
		list[to].amount += left
	}
	return list, max(0, min(left, mostAssigned))
}

// mostAssigned bounds the search for the amount that kills.
const mostAssigned = 200

// damageTo is the event that a unit is dealt so much by a player.
func damageTo(g *engine.Game, id engine.ObjectID, by engine.Player, n int) engine.Event {
	return engine.Event{Kind: Damaged, Subject: g.Ref(id), Player: g.Controller(id), By: by, Amount: int16(n), Place: g.PlaceOf(id)}
}

// cannotBeDealt reports whether no damage of a player is dealt to a unit, however much and however often it would be
// (465.2.c). Of whom the next damage alone is prevented it is not true.
func cannotBeDealt(t *engine.Task, id engine.ObjectID, by engine.Player) bool {
	g := t.Game()
	if g.Counter(id, Prevented) >= engine.Unlimited {
		return true
	}
	after, happens, uses := t.Preview(damageTo(g, id, by, mostAssigned), nil)
	return (!happens || after.Amount <= 0) && len(uses) == 0
}

// lethalAmount is the least damage that, after what replaces it in that order, kills a unit (465.2.c.5); 0 when none does.
func lethalAmount(t *engine.Task, id engine.ObjectID, by engine.Player, order damageOrder, used []engine.Instance) int {
	g := t.Game()
	need := max(1, g.Number(id, Might)-g.Counter(id, Damage))
	if by >= 0 && g.Flag(id, flagLethalFrom+uint8(by)) {
		need = 1
	}
	prevented := g.Counter(id, Prevented)
	if prevented >= engine.Unlimited {
		return 0
	}
	first := 1
	if order == preventFirst {
		first += prevented
	} else {
		need += prevented // what is prevented is dealt in vain (437.5)
	}
	for n := first; n <= mostAssigned; n++ {
		e := damageTo(g, id, by, order.left(g, id, n))
		if !t.Replaceable(&e) {
			return need
		}
		if after, happens, _ := t.Preview(e, used); happens && int(after.Amount) >= need {
			return n
		}
	}
	return 0
}

// nextToAssign asks which unit is assigned damage next, within the tiers that Tank and Backline make (815, 826). A unit
// with both comes first or last, as the assigning player likes, but never in between.
func nextToAssign(t *engine.Task, p engine.Player, rest []engine.ObjectID, done []damage, left int) engine.ObjectID {
	g := t.Game()
	const both = 3
	tier := func(id engine.ObjectID) int {
		tank := g.HasKeyword(id, Tank) && !ignoresKeyword(g, p, Tank, id, 0) || g.Flag(id, flagAssignFirst)
		back := g.HasKeyword(id, Backline) && !ignoresKeyword(g, p, Backline, id, 0) || g.Flag(id, flagAssignLast)
		switch {
		case tank && back:
			return both
		case tank:
			return 0
		case back:
			return 2
		}
		return 1
	}
	lowest := both
	for _, id := range rest {
		lowest = min(lowest, tier(id))
	}
	bothFirst, bothLast := true, lowest >= 2
	for i := range done {
		if k := tier(done[i].id); k == 1 || k == 2 {
			bothFirst = false
		}
	}
	var buf [16]engine.ObjectID
	options := buf[:0]
	for _, id := range rest {
		if k := tier(id); k == lowest || k == both && (bothFirst || bothLast) {
			options = append(options, id)
		}
	}
	if len(options) < len(rest) {
		for _, id := range rest {
			switch {
			case slices.Contains(options, id) && g.HasKeyword(id, Tank):
				keywordWorks(g, id, Tank)
			case !slices.Contains(options, id) && g.HasKeyword(id, Backline):
				keywordWorks(g, id, Backline)
				g.Applies(engine.R(826, 4))
			}
		}
	}
	if len(options) == 1 {
		return options[0]
	}
	o := t.Ask(DecideAssign, p, func(d *engine.Decision) {
		d.A = int32(left)
		for _, id := range options {
			d.Add(engine.Thing(engine.Obj(g.Ref(id))))
		}
	})
	return engine.ObjectID(o.N)
}

// decideCombat: the combat ends with a winner, or in a tie, for which attackers are recalled (466.1). What replaces its end stands
// in the place of that, and then nobody has won.
func decideCombat(t *engine.Task) {
	g := t.Game()
	place := combatAt(g)
	e := event(t, CombatEnds, engine.R(466, 1))
	e.Player, e.Place = soleOccupant(g, place), place
	g.EditTop().C = resultNone
	t.Perform(e, func(*engine.Event) {
		if unitsAt(g, place, defenderOf(g)) == 0 || unitsAt(g, place, attackerOf(g)) == 0 {
			g.EditTop().C = resultOpen
			return
		}
		recallAttackers(t)
	})
}

// recallAttackers: attackers are recalled if a defender remains (466.1).
func recallAttackers(t *engine.Task) {
	g := t.Game()
	for id := g.First(combatAt(g)); id != 0; {
		next := g.Next(id)
		if isUnit(g, id) && g.Controller(id) == attackerOf(g) {
			recall(t, id)
		}
		id = next
	}
}

// combatResult tells who has won (466.3).
func combatResult(t *engine.Task) {
	g := t.Game()
	place := combatAt(g)
	t.Step = engine.R(466, 3)
	sole := soleOccupant(g, place)
	winner := engine.NoPlayer
	if g.Top().C == resultOpen {
		winner = sole
	}
	g.EditTop().C = int32(winner) + 1
	if winner != engine.NoPlayer {
		t.Emit(engine.Event{Kind: PlayerWinsCombat, Player: winner, By: winner, Place: place, Rule: engine.R(466, 3)})
		for id := g.First(place); id != 0; id = g.Next(id) {
			if isUnit(g, id) {
				t.Emit(engine.Event{Kind: WinsCombat, Subject: g.Ref(id), Player: winner, By: winner, Place: place, Rule: engine.R(466, 3)})
			}
		}
	}
	t.Flush()
	needCleanup(g, engine.R(319, 7))
}

// combatControl tells who controls the battlefield now, unless both sides are still there: then the next cleanup stages
// a combat again (466.5).
func combatControl(t *engine.Task) {
	g := t.Game()
	place := combatAt(g)
	if twoSides(g, place) {
		return
	}
	t.Step = engine.R(466, 5)
	sole := soleOccupant(g, place)
	clearContest(g, place)
	switch {
	case sole == engine.NoPlayer:
		g.SetController(battlefieldAt(g, place), engine.NoPlayer)
	case controllerOf(g, place) != sole:
		establish(t, place, sole)
	}
	t.Flush()
	needCleanup(g, engine.R(319, 7))
}

// combatEnd takes the designations away and ends what lasts for the combat (466.7).
func combatEnd(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(466, 7)
	place := combatAt(g)
	eachOnBoard(g, func(id engine.ObjectID) {
		g.SetStatus(id, Attacking, false)
		g.SetStatus(id, Defending, false)
		g.SetCounter(id, CombatChecked, 0)
	})
	g.EndGifts(func(lasts uint8, _ engine.Player, _ engine.Ref) bool { return lasts == ThisCombat })
	g.ForgetUses(func(a *engine.Ability) bool { return a.Limit.Per == PerCombat })
	t.Emit(engine.Event{Kind: CombatEnds, Player: engine.Player(g.Top().C - 1), By: engine.NoPlayer, Place: place, Rule: engine.R(466)})
	t.Flush()
	showdownOver(g)
	g.SetRegister(regPriority, 0)
	needCleanup(g, engine.R(319, 7))
}

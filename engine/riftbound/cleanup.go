package riftbound

import (
	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Cleanups (318 to 324). A pass that changed something is followed by another one.

// cleanup runs the steps of rule 323 once; special is the kind of a special cleanup, whose extra steps are inserted.
func cleanup(t *engine.Task, special uint8) {
	g := t.Game()
	t.Step = engine.R(323)
	changed := false
	made := g.ItemsMade()

	// Step 1: who has won (194).
	for p := range engine.Player(g.Players()) {
		if wins(g, p) {
			t.Step = engine.R(323, 1)
			g.Applies(engine.R(472))
			g.Applies(engine.R(323, 1))
			gameWon(g, p)
			return
		}
	}

	// Step 2: designations follow the side (464.2).
	if designate(g) {
		g.Applies(engine.R(323, 2))
		changed = true
	}
	if combatAt(g) != 0 && showdownAt(g) != 0 {
		announce(t, combatAt(g)) // those who came late
	}

	// Step 3: units with lethal damage die at once.
	t.Step = engine.R(323, 5)
	died := killLethal(t)
	t.Flush() // while what they died of waits, the state is closed
	if died {
		changed = true
		g.Applies(engine.R(323, 3))
		if g.ItemsMade() > made {
			g.Applies(engine.R(323, 4))
		}
	}
	switch special {
	case taskEndingCleanup:
		t.Step = engine.R(317, 2)
		healAll(t)
		expire(g)
		eachOnBoard(g, func(id engine.ObjectID) { noteMighty(t, id) }) // what ended may have taken might
		if emptyPools(g) {
			g.Applies(engine.R(317, 2))
		}
	case taskCombatCleanup:
		t.Step = engine.R(466, 1)
		healAll(t)
		decideCombat(t)
	}

	// Step 4: battlefields without units are controlled by nobody, in an open state (190.4).
	t.Step = engine.R(323, 6)
	if !isClosed(g) {
		eachBattlefield(g, func(place engine.PlaceID) {
			if controllerOf(g, place) != engine.NoPlayer && unitsAt(g, place, controllerOf(g, place)) == 0 && !ongoing(g, place) {
				g.SetController(battlefieldAt(g, place), engine.NoPlayer)
				g.Applies(engine.R(323, 6))
				changed = true
			}
		})
	}

	// Step 5: what may not be where it is goes home.
	t.Step = engine.R(323, 7)
	changed = sendHome(t) || changed

	// Steps 6 to 8: staging, and contests that are over.
	stage(t)

	// Steps 9 and 10: in a neutral open state, whatever the phase, a staged showdown or combat opens.
	if t.Flush(); g.ItemsMade() > made {
		g.Applies(engine.R(320, 1))
		changed = true
	}
	if changed {
		if special != 0 {
			g.Applies(engine.R(324, 2))
		}
		needCleanup(g, engine.R(322, 1))
		return
	}
	if !isClosed(g) && !inShowdown(g) && g.Phase() != NoPhase {
		openStaged(t)
	} else if !isClosed(g) && showdownAt(g) != 0 && combatAt(g) == 0 && twoSides(g, showdownAt(g)) {
		// Step 10a: enemies came to a running showdown: it becomes a combat showdown (323.14).
		t.Step = engine.R(323, 14)
		g.Applies(engine.R(323, 14))
		openCombat(t, showdownAt(g), true)
	}
}

func ongoing(g *engine.Game, place engine.PlaceID) bool {
	return showdownAt(g) == place || combatAt(g) == place
}

// designate gives units at the combat's battlefield their side and takes it from all others.
func designate(g *engine.Game) bool {
	changed := false
	place := combatAt(g)
	if place == 0 {
		return false // the end of a combat takes its designations away (466.6)
	}
	// A unit of a third player, who has taken it, is on no side (464.1).
	attacker, defender := attackerOf(g), defenderOf(g)
	eachOnBoard(g, func(id engine.ObjectID) {
		if !isUnit(g, id) {
			return
		}
		in, p := g.PlaceOf(id) == place, g.Controller(id)
		changed = g.SetStatus(id, Attacking, in && p == attacker) || changed
		changed = g.SetStatus(id, Defending, in && p == defender && p != attacker) || changed
	})
	return changed
}

// lethal: damage that is not zero and at least might, or any from a player whose damage is always lethal (142.4).
func lethal(g *engine.Game, id engine.ObjectID) bool {
	n := g.Counter(id, Damage)
	return n > 0 && (n >= g.Number(id, Might) || g.Counter(id, DamageFrom)&int(g.Derived(id).Flags>>flagLethalFrom&15) != 0)
}

func killLethal(t *engine.Task) bool {
	g := t.Game()
	var buf [16]engine.ObjectID
	dead := buf[:0]
	eachOnBoard(g, func(id engine.ObjectID) {
		if !isUnit(g, id) {
			return
		}
		noteMighty(t, id)
		if g.Counter(id, Damage) > 0 && lethal(g, id) {
			dead = append(dead, id)
		}
	})
	if len(dead) == 0 {
		return false
	}
	before := g.Events()
	kill(t, dead, false)
	return g.Events() > before // a death that was skipped is no change
}

func healAll(t *engine.Task) {
	g := t.Game()
	healed := 0
	eachOnBoard(g, func(id engine.ObjectID) {
		if heal(t, id) {
			healed++
		}
	})
	if healed > 0 {
		g.Applies(engine.R(411, 2))
	}
	if healed > 1 {
		g.Applies(engine.R(418, 2))
	}
}

// sendHome recalls loose gear and runes from battlefields, permanents from bases of others, and trashes facedown
// cards whose controller does not control the battlefield (323.7).
func sendHome(t *engine.Task) bool {
	g := t.Game()
	changed := false
	eachOnBoard(g, func(id engine.ObjectID) {
		place := g.PlaceOf(id)
		if isBattlefield(g, place) {
			if !isUnit(g, id) && g.Object(id).Host == 0 && recall(t, id) {
				g.Applies(engine.R(457, 1))
				changed = true
			}
		} else if g.Zone(place).Owner != g.Controller(id) && g.Object(id).Host == 0 {
			changed = recall(t, id) || changed
		}
	})
	eachBattlefield(g, func(place engine.PlaceID) { changed = makeRoom(t, place) || changed })
	eachBattlefield(g, func(place engine.PlaceID) {
		for id := g.First(facedownAt(place)); id != 0; {
			next := g.Next(id)
			if g.Object(id).Controller != controllerOf(g, place) && !ongoing(g, place) {
				moved := false
				if g.Knob(KnobHiddenDiscarded) != 0 {
					moved = len(discard(t, g.Object(id).Owner, []engine.Datum{engine.Obj(g.Ref(id))})) > 0
				} else {
					_, moved = sendTo(t, id, trashOf, GoesTo, engine.R(323, 7), false)
					g.Applies(engine.R(421, 4))
				}
				changed = changed || moved && g.KindOf(id) != InFacedown
			}
			id = next
		}
	})
	return changed
}

// makeRoom lets the controller of a battlefield trash hidden cards there when they are more than it has room for (107.3).
func makeRoom(t *engine.Task, place engine.PlaceID) bool {
	g := t.Game()
	p, zone := controllerOf(g, place), facedownAt(place)
	excess := g.Count(zone) - g.Number(battlefieldAt(g, place), FacedownSlots)
	if excess <= 0 || p == engine.NoPlayer {
		return false
	}
	moved := false
	for _, d := range t.ChooseFrom(engine.DecideChoose, p, common.Contents(g, zone), excess, excess, func(d *engine.Decision) { d.Secret, d.Text = true, "trash" }) {
		_, ok := sendTo(t, engine.ObjectID(d.N), trashOf, GoesTo, engine.R(107, 3), false)
		moved = moved || ok
	}
	return moved
}

// stage marks showdowns and combats as staged and clears contests that are over (323.8 to 323.11).
func stage(t *engine.Task) {
	g := t.Game()
	eachBattlefield(g, func(place engine.PlaceID) {
		o := battlefieldAt(g, place)
		by := contestedBy(g, place)
		if by != engine.NoPlayer && unitsAt(g, place, by) == 0 && !ongoing(g, place) {
			if g.Counter(o, StagedCombat) != 0 {
				g.Applies(engine.R(461, 2))
			}
			g.SetCounter(o, ContestedBy, 0)
			g.Applies(engine.R(323, 11))
			by = engine.NoPlayer
		}
		if by == engine.NoPlayer && !ongoing(g, place) {
			p := max(g.Active(), 0)
			for range g.Players() {
				if p != controllerOf(g, place) && unitsAt(g, place, p) > 0 {
					contest(t, place, p)
					g.Applies(engine.R(323, 11))
					by = p
					break
				}
				p = g.After(p)
			}
		}
		staged := by != engine.NoPlayer && !ongoing(g, place)
		if was := g.Counter(o, StagedShowdown); staged && was == 0 {
			g.Applies(engine.R(323, 8))
		}
		g.SetCounter(o, StagedShowdown, truth(staged))
		combat := staged && twoSides(g, place)
		switch was := g.Counter(o, StagedCombat) != 0; {
		case combat && !was:
			g.Applies(engine.R(323, 9))
		case was && !combat && !ongoing(g, place):
			g.Applies(engine.R(323, 10))
		}
		g.SetCounter(o, StagedCombat, truth(combat))
	})
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// twoSides reports whether units of two players are at a battlefield.
func twoSides(g *engine.Game, place engine.PlaceID) bool {
	sides := 0
	for p := range engine.Player(g.Players()) {
		if unitsAt(g, place, p) > 0 {
			sides++
		}
	}
	return sides > 1
}

// openStaged lets the turn player pick a staged showdown or combat, which opens (323.12, 323.13).
func openStaged(t *engine.Task) {
	g := t.Game()
	staged := 0
	eachBattlefield(g, func(place engine.PlaceID) { staged += g.Counter(battlefieldAt(g, place), StagedShowdown) })
	if staged == 0 {
		return
	}
	t.Step = engine.R(323, 12)
	if staged > 1 {
		g.Applies(engine.R(461, 1))
	}
	o := t.AskUnlessForced(DecideStaged, g.Active(), func(d *engine.Decision) {
		eachBattlefield(g, func(place engine.PlaceID) {
			if g.Counter(battlefieldAt(g, place), StagedShowdown) != 0 {
				d.Add(engine.Thing(engine.At(place)))
			}
		})
	})
	place := o.Datum().Place()
	if g.Counter(battlefieldAt(g, place), StagedCombat) != 0 {
		g.Applies(engine.R(323, 13))
		openCombat(t, place, false)
	} else {
		g.Applies(engine.R(323, 12))
		openShowdown(t, place)
	}
}

package riftbound

import "cardlathe/engine"

// Showdowns (341 to 348).

// openShowdown opens a non-combat showdown; who applied Contested gains focus (345).
func openShowdown(t *engine.Task, place engine.PlaceID) {
	g := t.Game()
	t.Step = engine.R(344, 2)
	g.Push(engine.Frame{Kind: showdownFrame, A: int32(place), B: int32(contestedBy(g, place)) + 1})
	t.Emit(engine.Event{Kind: ShowdownBegins, Player: contestedBy(g, place), By: engine.NoPlayer, Place: place, Rule: engine.R(344, 2)})
	t.Flush()
	showdownOpened(g)
}

// showdownOpened is what every showdown that opens brings: the state, the focus of the contester, a cleanup.
func showdownOpened(g *engine.Game) {
	g.Applies(engine.R(343, 1))
	g.Applies(engine.R(345))
	if g.Phase() == Main {
		g.Applies(engine.R(316, 6))
	}
	needCleanup(g, engine.R(319, 7))
}

// showdownOver is what the end of every showdown brings: a neutral state, without focus.
func showdownOver(g *engine.Game) {
	g.Applies(engine.R(313, 5))
	g.Applies(engine.R(343, 2))
	g.Pop()
}

// showdown asks the holder of focus to act or pass; when all have passed in a row it closes (347, 348).
func showdown(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(347)
	p := focusHolder(g)
	if int(g.Top().C) >= actors(g) {
		closeShowdown(t) // who had not passed yet has left (652.5)
		return
	}
	g.Applies(engine.R(335, 1))
	g.Applies(engine.R(313, 2))
	switch act(t, p, false) {
	case owed, handed:
		return
	case played:
		g.Applies(engine.R(347, 1))
		g.EditTop().C = 0
		return
	}
	g.Applies(engine.R(347, 2))
	f := g.EditTop()
	f.C++
	if int(f.C) < actors(g) {
		setFocus(g, nextActor(g, p))
		return
	}
	closeShowdown(t)
}

func closeShowdown(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(348)
	place := showdownAt(g)
	g.SetRegister(regPriority, 0)
	f := g.EditTop()
	f.B, f.C = 0, 0
	if f.Kind == combatFrame {
		f.Step = stepDamage
		g.Applies(engine.R(348, 1))
		return
	}
	t.Step = engine.R(348, 2)
	g.Applies(engine.R(348, 2))
	sole := soleOccupant(g, place)
	clearContest(g, place)
	if sole != engine.NoPlayer && controllerOf(g, place) != sole {
		establish(t, place, sole)
	}
	t.Flush()
	showdownOver(g)
	needCleanup(g, engine.R(319, 7))
}

// soleOccupant is the only player with units at a place, or nobody.
func soleOccupant(g *engine.Game, place engine.PlaceID) engine.Player {
	sole := engine.NoPlayer
	for p := range engine.Player(g.Players()) {
		if unitsAt(g, place, p) > 0 {
			if sole != engine.NoPlayer {
				return engine.NoPlayer
			}
			sole = p
		}
	}
	return sole
}

func clearContest(g *engine.Game, place engine.PlaceID) {
	o := battlefieldAt(g, place)
	g.SetCounter(o, ContestedBy, 0)
	g.SetCounter(o, StagedShowdown, 0)
	g.SetCounter(o, StagedCombat, 0)
}

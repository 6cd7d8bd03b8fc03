package riftbound

import "cardlathe/engine"

// Procedures in progress, as frames of the kernel's stack: the setup or a turn at the bottom, above it a showdown or a
// combat. What frames of each kind hold is said here and nowhere else.

const (
	_             uint8 = iota
	setupFrame          // Step: see setup.go; A: players who have had their mulligan
	turnFrame           // Step: within the phase; A: items made when the expiration step began
	showdownFrame       // A: place, B: seat+1 of who has focus, C: passes in a row on an empty chain
	combatFrame         // the same, D: seat+1 of the attacker, E: of the defender; Step: see combat.go
)

// ongoingFrame returns the frame of the ongoing showdown or combat, or nil.
func ongoingFrame(g *engine.Game) *engine.Frame {
	if f := g.Top(); f != nil && (f.Kind == showdownFrame || f.Kind == combatFrame) {
		return f
	}
	return nil
}

// inShowdown: a showdown or combat is in progress (308).
func inShowdown(g *engine.Game) bool { return ongoingFrame(g) != nil }

// showdownAt is where a showdown is open, the one of a combat included; 0 when none is.
func showdownAt(g *engine.Game) engine.PlaceID {
	if f := ongoingFrame(g); f != nil && f.Step == stepShowdown {
		return engine.PlaceID(f.A)
	}
	return 0
}

// combatAt is where a combat is ongoing; 0 when none is.
func combatAt(g *engine.Game) engine.PlaceID {
	if f := g.Top(); f != nil && f.Kind == combatFrame {
		return engine.PlaceID(f.A)
	}
	return 0
}

// stepOfCombat is the step of the ongoing combat after its showdown; stepShowdown when there is none.
func stepOfCombat(g *engine.Game) uint8 {
	if f := g.Top(); f != nil && f.Kind == combatFrame {
		return f.Step
	}
	return stepShowdown
}

// focusHolder is who has focus (313), or nobody.
func focusHolder(g *engine.Game) engine.Player {
	if f := ongoingFrame(g); f != nil {
		return engine.Player(f.B - 1)
	}
	return engine.NoPlayer
}

func setFocus(g *engine.Game, p engine.Player) { g.EditTop().B = int32(p) + 1 }

// attackerOf and defenderOf are the sides of the ongoing combat, or nobody.
func attackerOf(g *engine.Game) engine.Player {
	if f := ongoingFrame(g); f != nil {
		return engine.Player(f.D - 1)
	}
	return engine.NoPlayer
}

func defenderOf(g *engine.Game) engine.Player {
	if f := ongoingFrame(g); f != nil {
		return engine.Player(f.E - 1)
	}
	return engine.NoPlayer
}

package riftbound

import (
	"fmt"

	"cardlathe/engine"
)

// What the modes of play add to a game (481 to 489): who may act when players invite or lend, and matches of several
// games. What else differs from mode to mode are knobs: see words.go.

// mayLead reports whether a player does what only the turn player does: it is their turn, or a teammate's who has lent them
// priority (316.5, 489.8).
func mayLead(g *engine.Game, p engine.Player) bool {
	return g.Active() == p || lender(g) == g.Active() && lender(g) != engine.NoPlayer && g.Friendly(p, lender(g))
}

// lentBack in regLender says that a teammate has had the priority and given it back: it is lent once.
const lentBack = 1 << 4

// lender is who has lent priority to a teammate, or nobody.
func lender(g *engine.Game) engine.Player {
	if r := g.Register(regLender); r < lentBack {
		return engine.Player(r - 1)
	}
	return engine.NoPlayer
}

// borrower is who acts with the priority that p has lent; p itself when it has not.
func borrower(g *engine.Game, p engine.Player) engine.Player {
	if lender(g) != p {
		return p
	}
	for q := g.After(p); q != p; q = g.After(q) {
		if g.Friendly(p, q) {
			return q
		}
	}
	return p
}

// listLending adds what a holder of priority may do for others: lend it to a teammate, invite a player to the combat.
func listLending(g *engine.Game, p engine.Player, d *engine.Decision) {
	if g.Players() == 2 || lender(g) != engine.NoPlayer {
		return
	}
	for q := g.After(p); q != p; q = g.After(q) {
		if g.Friendly(p, q) && takesPart(g, q) && g.Register(regLender) == 0 {
			d.Add(engine.Option{Kind: OptionLend, Of: engine.PlayerDatum, N: int32(q)})
		}
		if !takesPart(g, q) && (p == attackerOf(g) || p == defenderOf(g)) {
			d.Add(engine.Option{Kind: OptionInvite, Of: engine.PlayerDatum, N: int32(q)})
		}
	}
}

// takesPart reports whether a player takes part in the chain and the showdown (347): everybody does, except where the format
// leaves a combat to its two sides and those whom they invite.
func takesPart(g *engine.Game, p engine.Player) bool {
	if g.Out(p) {
		return false
	}
	if g.Players() == 2 || g.Knob(KnobInvitations) == 0 || combatAt(g) == 0 {
		return true
	}
	return p == attackerOf(g) || p == defenderOf(g) || g.Register(regInvited)&(1<<p) != 0
}

// actors is the number of players who take part: so many passes in a row end what they pass on.
func actors(g *engine.Game) int {
	n := 0
	for p := range engine.Player(g.Players()) {
		if takesPart(g, p) {
			n++
		}
	}
	return n
}

// nextActor is the next player in turn order who takes part; p itself when nobody else does.
func nextActor(g *engine.Game, p engine.Player) engine.Player {
	for q := g.After(p); q != p; q = g.After(q) {
		if takesPart(g, q) {
			return q
		}
	}
	return p
}

// gameWon ends the game (194), or the game of a match: then the next task begins another. NoPlayer makes it a draw.
func gameWon(g *engine.Game, p engine.Player) {
	if g.Knob(KnobBestOf) == 1 {
		g.Win(p)
	} else if g.Register(regWon) == 0 {
		g.SetRegister(regWon, int32(p)+2)
	}
}

// drawsAllowed bounds a match whose games are drawn again and again: it is a draw after so many games, times best_of.
const drawsAllowed = 3

// nextGame ends a game of a match: who has won more than half of the games wins it, else the next game is set up (486).
// Battlefields that were used in a decided game are not used again; who has lost chooses the first player, and after a draw
// the order stays.
func nextGame(t *engine.Task) {
	g := t.Game()
	t.Step = engine.R(486, 6)
	t.Flush()
	won := engine.Player(g.Register(regWon) - 2)
	first, games := g.Register(regFirst), g.Register(regGames)+1
	t.Emit(engine.Event{Kind: WinsGame, Player: won, By: engine.NoPlayer, Rule: engine.R(486, 6)})
	if won != engine.NoPlayer {
		if wins := g.AddCounter(g.PlayerObject(won), Wins, 1); 2*wins > g.Knob(KnobBestOf) {
			g.SetRegister(regWon, 0)
			g.Win(won)
			return
		}
	}
	if int(games) >= drawsAllowed*g.Knob(KnobBestOf) {
		g.SetRegister(regWon, 0)
		g.Win(engine.NoPlayer)
		return
	}
	used := g.NewList(g.Objects())
	eachBattlefield(g, func(place engine.PlaceID) {
		id := battlefieldAt(g, place)
		if old := engine.ObjectID(g.Counter(id, InPlaceOf)); old != 0 {
			id = old
		}
		used = append(used, engine.Obj(g.Ref(id)))
		g.SetZoneObject(place, 0)
	})
	g.Afresh()
	for id := engine.ObjectID(1); int(id) < g.Objects(); id++ {
		putBack(g, id)
	}
	for p := range engine.Player(g.Players()) {
		seat := g.PlayerObject(p)
		for c := range counters {
			if c != Wins && c != ChampionCard {
				g.SetCounter(seat, uint8(c), 0)
			}
		}
		if id := engine.ObjectID(g.Counter(seat, ChampionCard)); id != 0 {
			g.Put(id, championOf(g, p), false)
		}
	}
	if won != engine.NoPlayer {
		for _, d := range used {
			g.SetCounter(engine.ObjectID(d.N), UsedInMatch, 1)
		}
	}
	g.SetRegister(regGames, games)
	g.SetRegister(regChooser, -first-1)
	if won != engine.NoPlayer {
		setSeat(g, regChooser, g.After(won))
	}
	g.Push(engine.Frame{Kind: setupFrame, Step: setupSideboard})
}

// putBack puts a card where it was before the first game of a match; what only that game had goes nowhere.
func putBack(g *engine.Game, id engine.ObjectID) {
	def, owner := g.Printed(id), g.Object(id).Owner
	switch k := g.KindOf(id); {
	case def.Types.Any(1<<Seat) || k == InNothing && !def.Types.Any(1<<Battlefield):
		// players, and cards that were not in the game
	case def.Token:
		g.Put(id, nowhere(g), false)
	case def.Types.Any(1 << Legend):
		g.Put(id, legendOf(g, owner), false)
	case def.Types.Any(1 << Rune):
		g.Put(id, runeDeckOf(g, owner), false)
	case def.Types.Any(1 << Battlefield):
		kept := g.Counter(id, UsedInMatch)
		g.Put(id, nowhere(g), false)
		g.SetCounter(id, UsedInMatch, kept)
	default:
		g.Put(id, deckOf(g, owner), false)
	}
}

// exchange lets a player put cards of the sideboard into the main deck, and as many out of it, before the next game of a
// match; the chosen champion stays (tournament rules).
func exchange(t *engine.Task, p engine.Player) {
	g := t.Game()
	t.Context = g.ForPlayer(p)
	aside := g.NewList(8)
	for id := g.First(nowhere(g)); id != 0; id = g.Next(id) {
		if g.Object(id).Owner == p && g.Definition(id).Types.Any(1<<Unit|1<<Gear|1<<Spell) && !g.Definition(id).Token {
			aside = append(aside, engine.Obj(g.Ref(id)))
		}
	}
	secret := func(d *engine.Decision) { d.Secret = true }
	in := append(g.NewList(len(aside)), t.ChooseFrom(DecideSideboard, p, aside, 0, len(aside), secret)...)
	if len(in) == 0 {
		return
	}
	deck := g.NewList(g.Count(deckOf(g, p)))
	for id := g.First(deckOf(g, p)); id != 0; id = g.Next(id) {
		deck = append(deck, engine.Obj(g.Ref(id)))
	}
	out := append(g.NewList(len(in)), t.ChooseFrom(DecideSideboard, p, deck, len(in), len(in), secret)...)
	for _, d := range out {
		g.Put(engine.ObjectID(d.N), nowhere(g), false)
	}
	for _, d := range in {
		g.Put(engine.ObjectID(d.N), deckOf(g, p), false)
	}
}

// checkTable tells what is wrong with decks that play together: teammates share neither legend nor battlefields (489.8).
func (r *Rules) checkTable(g *engine.Game, decks []*engine.Deck) error {
	lib := g.Library()
	for i, a := range decks {
		for j, b := range decks[:i] {
			if !g.Friendly(engine.Player(i), engine.Player(j)) {
				continue
			}
			for _, section := range []string{"legend", "battlefields"} {
				for _, e := range a.Sections[section] {
					for _, f := range b.Sections[section] {
						if c := lib.Find(e.Card); c != nil && c == lib.Find(f.Card) {
							return fmt.Errorf("teammates may not both bring %s (489.8): decks %s and %s", c.Name, b.ID, a.ID)
						}
					}
				}
			}
		}
	}
	return nil
}

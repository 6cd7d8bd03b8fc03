package riftbound

import (
	"fmt"

	"cardlathe/engine"
)

// Setup (110 to 118).

var seatCard = &engine.Card{ID: "riftbound:seat", Name: "Player", Game: "riftbound", Type: Seat, Types: 1 << Seat}

// Setup builds zones and objects (111 to 113). Shuffling, turn order, draws and mulligans are the first tasks.
func (r *Rules) Setup(g *engine.Game, format *engine.Format, decks []*engine.Deck) error {
	makeZones(g, len(decks), len(decks)*g.Knob(KnobBattlefields))
	makeSeats(g, len(decks))
	g.Push(engine.Frame{Kind: setupFrame})
	lib := g.Library()
	if err := r.checkTable(g, decks); err != nil {
		return err
	}
	for i, deck := range decks {
		p := engine.Player(i)
		put := func(section string, zone engine.ZoneID) error {
			for _, e := range deck.Sections[section] {
				c := lib.Find(e.Card)
				if c == nil {
					return fmt.Errorf("deck %s: there is no card %q", deck.ID, e.Card)
				}
				if c.Unplayable != "" {
					return fmt.Errorf("deck %s: %s cannot be played yet: %s", deck.ID, c.Name, c.Unplayable)
				}
				for range e.Count {
					g.NewObject(g.Cast(c), p, zone)
				}
			}
			return nil
		}
		for _, s := range []struct {
			section string
			zone    engine.ZoneID
		}{{"legend", legendOf(g, p)}, {"main", deckOf(g, p)}, {"runes", runeDeckOf(g, p)}, {"battlefields", nowhere(g)}, {"sideboard", nowhere(g)}} {
			if err := put(s.section, s.zone); err != nil {
				return err
			}
		}
		// The chosen champion is one of the main deck's copies (103.2).
		if list := deck.Sections["champion"]; len(list) == 1 {
			champion := lib.Find(list[0].Card)
			for id := g.First(deckOf(g, p)); id != 0; id = g.Next(id) {
				if champion != nil && g.Definition(id) == champion {
					g.Put(id, championOf(g, p), false)
					g.SetCounter(g.PlayerObject(p), ChampionCard, int(id))
					break
				}
			}
		}
	}
	return nil
}

func makeSeats(g *engine.Game, players int) {
	seats := engine.ZoneID(1)
	for p := range engine.Player(players) {
		g.NewObject(g.Cast(seatCard), p, seats)
	}
}

// Steps of the setup.
const (
	setupSideboard = iota
	setupShuffle
	setupOrder
	setupDraw
	setupMulligan
	setupBattlefields
	setupStart
)

func setupStep(t *engine.Task) {
	g := t.Game()
	step := g.Top().Step
	switch step {
	case setupSideboard:
		// Before the first game there is nothing to exchange.
		if done := int(g.Top().A); done < g.Players() && g.Register(regGames) > 0 {
			t.Step = engine.R(486, 6)
			exchange(t, engine.Player(done))
			g.EditTop().A++
			return
		}
		g.EditTop().A = 0
	case setupShuffle:
		t.Step = engine.R(114)
		for p := range engine.Player(g.Players()) {
			g.Shuffle(deckOf(g, p))
			g.Shuffle(runeDeckOf(g, p))
		}
	case setupOrder:
		t.Step = engine.R(115)
		g.SetRegister(regFirst, int32(firstPlayer(t)))
	case setupDraw:
		t.Step = engine.R(116)
		for n := range g.Remaining() {
			draw(t, fromFirst(g, n), g.Knob(KnobHand))
		}
	case setupMulligan:
		t.Step = engine.R(117)
		if done := int(g.Top().A); done < g.Remaining() {
			mulligan(t, fromFirst(g, done))
			g.EditTop().A++
			return
		}
		g.EditTop().A = 0
	case setupBattlefields:
		t.Step = engine.R(113, 1)
		revealBattlefields(t)
	case setupStart:
		t.Step = engine.R(118)
		*g.EditTop() = engine.Frame{Kind: turnFrame}
		setSeat(g, regLast, fromFirst(g, g.Remaining()-1))
		beginTurn(t, engine.Player(g.Register(regFirst)))
		return
	}
	g.EditTop().Step++
}

// firstPlayer finds who goes first (115): at random; by the battlefield that is drawn, where the format says so; in a later
// game of a match who has lost the one before chooses, and after a draw the order stays.
func firstPlayer(t *engine.Task) engine.Player {
	g := t.Game()
	switch r := g.Register(regChooser); {
	case r > 0:
		p := engine.Player(r - 1)
		t.Context = g.ForPlayer(p)
		o := t.Ask(DecideFirst, p, func(d *engine.Decision) {
			for q := range engine.Player(g.Players()) {
				d.Add(engine.Thing(engine.Seat(q)))
			}
		})
		return o.Datum().Player()
	case r < 0:
		return engine.Player(-r - 1)
	}
	if g.Knob(KnobFirstByBattlefield) == 0 {
		return engine.Player(g.Random(g.Players()))
	}
	var drawn []engine.ObjectID
	for p := range engine.Player(g.Players()) {
		bringBattlefields(t, p)
	}
	eachBattlefield(g, func(place engine.PlaceID) { drawn = append(drawn, battlefieldAt(g, place)) })
	if len(drawn) == 0 {
		return engine.Player(g.Random(g.Players()))
	}
	id := drawn[g.Random(len(drawn))]
	e := event(t, Revealed, engine.R(115))
	e.Subject, e.Player, e.Place = g.Ref(id), g.Object(id).Owner, g.PlaceOf(id)
	t.Emit(e)
	return g.Object(id).Owner
}

// fromFirst is the n-th player in turn order, from the first player on.
func fromFirst(g *engine.Game, n int) engine.Player {
	p := engine.Player(g.Register(regFirst))
	for range n {
		p = g.After(p)
	}
	return p
}

// mulligan: set aside up to two cards, draw as many, then recycle what was set aside (117).
func mulligan(t *engine.Task, p engine.Player) {
	g := t.Game()
	t.Context = g.ForPlayer(p)
	hand := g.NewList(g.Count(handOf(g, p)))
	for id := g.First(handOf(g, p)); id != 0; id = g.Next(id) {
		hand = append(hand, engine.Obj(g.Ref(id)))
	}
	aside := t.ChooseFrom(DecideMulligan, p, hand, 0, g.Knob(KnobMulligan), func(d *engine.Decision) { d.Secret = true })
	if len(aside) == 0 {
		return
	}
	// What is set aside stays where it is until the new cards are drawn: nothing can tell the difference.
	draw(t, p, len(aside))
	recycle(t, aside)
}

// revealBattlefields puts the players' battlefields into play, at random or as they choose (485 to 489). The choices are
// made before any of them is shown.
func revealBattlefields(t *engine.Task) {
	g := t.Game()
	first := engine.Player(g.Register(regFirst))
	if g.Knob(KnobFirstByBattlefield) != 0 && g.Register(regGames) == 0 {
		if g.Knob(KnobFirstBattlefields) == 0 { // what the first player was found with goes
			eachBattlefield(g, func(place engine.PlaceID) {
				if id := battlefieldAt(g, place); g.Object(id).Owner == first {
					g.SetZoneObject(place, 0)
					g.Put(id, nowhere(g), false)
				}
			})
		}
		return
	}
	var chosen [engine.MaxPlayers][]engine.Datum
	if g.Knob(KnobChooseBattlefields) != 0 {
		for n := range g.Remaining() {
			p := fromFirst(g, n)
			if n > 0 || g.Knob(KnobFirstBattlefields) != 0 {
				t.Context = g.ForPlayer(p)
				k := g.Knob(KnobBattlefields)
				chosen[p] = append(chosen[p], t.ChooseFrom(DecideBattlefield, p, provided(g, p), k, k, func(d *engine.Decision) { d.Secret = true })...)
			}
		}
	}
	for n := range g.Remaining() {
		p := fromFirst(g, n)
		switch {
		case n == 0 && g.Knob(KnobFirstBattlefields) == 0:
		case g.Knob(KnobChooseBattlefields) == 0:
			bringBattlefields(t, p)
		default:
			for _, d := range chosen[p] {
				placeBattlefield(g, engine.ObjectID(d.N))
			}
		}
	}
}

// provided are the battlefields that a player may bring: those that no decided game of the match has used, or all when each
// has been (486.5).
func provided(g *engine.Game, p engine.Player) []engine.Datum {
	fresh, all := g.NewList(8), g.NewList(8)
	for id := g.First(nowhere(g)); id != 0; id = g.Next(id) {
		if g.Object(id).Owner == p && g.Definition(id).Types.Any(1<<Battlefield) && !g.Printed(id).Token {
			all = append(all, engine.Obj(g.Ref(id)))
			if g.Counter(id, UsedInMatch) == 0 {
				fresh = append(fresh, engine.Obj(g.Ref(id)))
			}
		}
	}
	if len(fresh) >= g.Knob(KnobBattlefields) {
		return fresh
	}
	return all
}

// bringBattlefields puts battlefields of a player into play at random.
func bringBattlefields(t *engine.Task, p engine.Player) {
	g := t.Game()
	for range g.Knob(KnobBattlefields) {
		mine := provided(g, p)
		if len(mine) == 0 {
			return
		}
		placeBattlefield(g, engine.ObjectID(mine[g.Random(len(mine))].N))
	}
}

// placeBattlefield puts a battlefield at the first place that is free.
func placeBattlefield(g *engine.Game, id engine.ObjectID) {
	place := shared(g, 3)
	for g.Zone(place).Object != 0 {
		place += 2
	}
	g.Put(id, battlefieldZone(g), false)
	g.SetController(id, engine.NoPlayer)
	g.SetZoneObject(place, id)
}

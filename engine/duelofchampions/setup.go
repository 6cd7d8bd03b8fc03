package duelofchampions

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Building an army (2) and setting a game up (5).

var seatCard = &engine.Card{ID: "doc:seat", Name: "Player", Game: "duel-of-champions", Type: Seat, Types: 1 << Seat}

// CheckDeck lists every breach of the rules of armies in a format (2).
func (r *Rules) CheckDeck(lib *engine.Library, deck *engine.Deck, format *engine.Format) []engine.Problem {
	var problems common.Breaches
	knob := func(name string) int { return r.vocabulary.Knob(format, name) }
	find := func(section string, e engine.DeckEntry, want engine.Mask, what string) *engine.Card {
		c := problems.Card(section, e, lib.Find(e.Card), book.R(2), book.R(12))
		if c != nil && !c.Types.Any(want) {
			problems.Breach(book.R(2), e.Line, c.Name, "move it to its own section", "%s: %s is of the type %s, not %s", section, c.Name, types[c.Type].Name, what)
			return nil
		}
		return c
	}
	var hero *engine.Card
	if list := deck.Sections["hero"]; len(list) == 1 && list[0].Count == 1 {
		hero = find("hero", list[0], 1<<Hero, "a hero")
	} else {
		problems.Breach(book.R(2, 1), deck.Line, "", "name just one", "hero: an army has exactly one")
	}
	copies := map[string]int{}
	count := func(section string, e engine.DeckEntry, c *engine.Card) {
		copies[c.Name] += e.Count
		limit := knob(KnobCopies)
		if c.Traits.Any(1 << Unique) {
			limit = 1
		}
		if copies[c.Name] > limit {
			problems.Breach(book.R(2, 4), e.Line, c.Name, fmt.Sprintf("play at most %d", limit), "%s: %d copies of %s", section, copies[c.Name], c.Name)
		}
	}
	events := 0
	for _, e := range deck.Sections["events"] {
		events += e.Count
		if c := find("events", e, 1<<EventCard, "an event"); c != nil {
			count("events", e, c)
		}
	}
	if n := knob(KnobEvents); events != n {
		problems.Breach(book.R(2, 2), deck.Line, "", fmt.Sprintf("make it %d events, or name a format with events = %d", n, events), "events: the army has %d, the format asks for %d", events, n)
	}
	cards := 0
	for _, e := range deck.Sections["main"] {
		cards += e.Count
		c := find("main", e, 1<<Unit|1<<Spell|1<<Fortune, "a unit, spell or fortune")
		if c == nil {
			continue
		}
		count("main", e, c)
		switch {
		case hero == nil:
		case c.Types.Any(1 << Spell):
			if c.Colors&schoolMask&hero.Colors == 0 {
				problems.Breach(book.R(2, 6), e.Line, c.Name, "use spells of the hero's schools", "main: %s is of no school of %s", c.Name, hero.Name)
			}
		case c.Colors&factionMask&^hero.Colors != 0:
			problems.Breach(book.R(2, 5), e.Line, c.Name, "use neutral cards and those of the hero's faction", "main: %s is not of the faction of %s", c.Name, hero.Name)
		}
	}
	if lo, hi := knob(KnobArmyMin), knob(KnobArmyMax); cards < lo || cards > hi {
		problems.Breach(book.R(2, 3), deck.Line, "", fmt.Sprintf("make it %d to %d cards", lo, hi), "main: the army has %d cards, the format asks for %d to %d", cards, lo, hi)
	}
	return problems
}

// Setup builds zones and objects (5.1). Shuffling, draws and mulligans are the first tasks.
func (r *Rules) Setup(g *engine.Game, _ *engine.Format, decks []*engine.Deck) error {
	makeZones(g)
	for p := range engine.Player(players) {
		g.NewObject(g.Cast(seatCard), p, 1)
	}
	g.Push(engine.Frame{Kind: setupFrame})
	lib := g.Library()
	for i, deck := range decks {
		p := engine.Player(i)
		for _, s := range []struct {
			section string
			zone    engine.ZoneID
		}{{"hero", heroZone(p)}, {"main", libraryOf(p)}, {"events", eventDeck}} {
			for _, e := range deck.Sections[s.section] {
				c := lib.Find(e.Card)
				if c == nil {
					return fmt.Errorf("deck %s: there is no card %q", deck.ID, e.Card)
				}
				if c.Unplayable != "" {
					return fmt.Errorf("deck %s: %s cannot be played yet: %s", deck.ID, c.Name, c.Unplayable)
				}
				for range e.Count {
					g.NewObject(g.Cast(c), p, s.zone)
				}
			}
		}
		if heroOf(g, p) == 0 {
			return fmt.Errorf("deck %s has no hero", deck.ID)
		}
		takeLevels(g, p)
	}
	return nil
}

// takeLevels gives a player the levels that the hero begins with (2.8).
func takeLevels(g *engine.Game, p engine.Player) {
	c := g.Definition(heroOf(g, p))
	g.Applies(book.R(2, 8))
	for n := MightLevel; n <= DestinyLevel; n++ {
		g.SetCounter(g.PlayerObject(p), BaseMight+uint8(n-MightLevel), int(c.Numbers[n]))
	}
}

// Steps of the setup.
const (
	setupShuffle = iota
	setupFirst
	setupDraw
	setupMulligan // for each player
	setupEvents   = setupMulligan + players
	setupStart    = setupEvents + 1
)

// setupStep does one step: what is asked stands at the start of a task, after what was shuffled and drawn.
func setupStep(t *engine.Task) {
	g := t.Game()
	switch step := int(g.Top().Step); step {
	case setupShuffle:
		g.Shuffle(libraryOf(0))
		g.Shuffle(libraryOf(1))
		g.Shuffle(eventDeck)
	case setupFirst:
		t.Step = book.R(5, 1)
		g.SetRegister(regFirst, int32(g.Random(players)))
		g.Applies(book.R(5, 1))
		first := engine.Player(g.Register(regFirst))
		if hot(g, hotSecond) != 0 {
			g.SetCounter(g.PlayerObject(other(first)), BaseProduced, 1) // 5.5
		}
	case setupDraw:
		t.Step = book.R(5, 2)
		for n := range engine.Player(players) {
			draw(t, n, g.Knob(KnobHand))
		}
	case setupMulligan, setupMulligan + 1:
		if g.Knob(KnobMulligan) != 0 && !mulligan(t, engine.Player(step-setupMulligan)) {
			return
		}
	case setupEvents:
		t.Step = book.R(5, 4)
		turnUp(t)
		turnUp(t)
	case setupStart:
		*g.EditTop() = engine.Frame{Kind: turnFrame}
		beginTurn(t, engine.Player(g.Register(regFirst)))
		return
	}
	g.EditTop().Step++
}

// mulligan asks a player whether to keep the hand or to take another one (5.3); false when the answer is owed.
func mulligan(t *engine.Task, p engine.Player) bool {
	g := t.Game()
	t.Step = book.R(5, 3)
	t.Speak(p)
	o, answered := t.Owe(DecideMulligan, p, func(d *engine.Decision) {
		d.Add(engine.Option{Kind: engine.OptionNo})
		d.Add(engine.Option{Kind: engine.OptionYes})
	})
	if !answered || o.Kind != engine.OptionYes {
		return answered
	}
	n := g.Count(handOf(p))
	t.Emit(engine.Event{Kind: Mulligans, Player: p, By: p, Amount: int16(n), Rule: book.R(5, 3)})
	for id := g.First(handOf(p)); id != 0; id = g.First(handOf(p)) {
		g.Put(id, libraryOf(p), false)
	}
	g.Shuffle(libraryOf(p))
	draw(t, p, n)
	return true
}

// turnUp puts the next event face up on the right of the row (5.4); when there is none left, those that left are shuffled
// (6.12).
func turnUp(t *engine.Task) {
	g := t.Game()
	if g.Count(eventDeck) == 0 {
		for id := g.First(eventPile); id != 0; id = g.First(eventPile) {
			g.Put(id, eventDeck, false)
		}
		g.Shuffle(eventDeck)
		g.Applies(book.R(6, 12))
	}
	id := g.First(eventDeck)
	if id == 0 {
		return
	}
	ref := g.Put(id, eventRow, false)
	e := engine.Event{Kind: Turned, Player: engine.NoPlayer, By: engine.NoPlayer, Subject: ref, From: eventDeck, To: eventRow, Rule: book.R(5, 4)}
	t.Emit(e)
}

// blankHero is the hero of boards that name none: every level is high enough for anything.
var blankHero = &engine.Card{ID: "doc:hero", Name: "Hero", Game: "duel-of-champions", Type: Hero, Types: 1 << Hero,
	HasNumber: 1<<Health | 1<<MightLevel | 1<<MagicLevel | 1<<DestinyLevel,
	Numbers:   [engine.MaxNumbers]int16{Health: 20, MightLevel: 9, MagicLevel: 9, DestinyLevel: 9}}

// fillerCard is what an unstated library is made of.
var fillerCard = &engine.Card{ID: "doc:filler", Name: "Filler", Game: "duel-of-champions", Type: Unit, Types: 1 << Unit, Traits: 1 << Melee,
	HasNumber: 1<<Attack | 1<<Retaliation | 1<<Health | 1<<Cost, Numbers: [engine.MaxNumbers]int16{Attack: 1, Retaliation: 1, Health: 1, Cost: 1}}

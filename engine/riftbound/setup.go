package riftbound

import (
	"fmt"

	"cardlathe/engine"
)

// Deck construction (101 to 103) and setup (110 to 118).

var seatCard = &engine.Card{ID: "riftbound:seat", Name: "Player", Game: "riftbound", Type: Seat, Types: 1 << Seat}

// CheckDeck lists every breach of the deck rules of a format (103).
func (r *Rules) CheckDeck(lib *engine.Library, deck *engine.Deck, format *engine.Format) []engine.Problem {
	v := r.vocabulary
	var problems []engine.Problem
	say := func(rule engine.Rule, line int, card, fix, text string, args ...any) {
		problems = append(problems, engine.Problem{Rule: rule, Text: fmt.Sprintf(text, args...), Card: card, Line: line, Fix: fix})
	}
	knob := func(name string) int { return v.Knob(format, name) }
	find := func(section string, entry engine.DeckEntry, want engine.Mask, what string) *engine.Card {
		c := lib.Find(entry.Card)
		switch {
		case c == nil:
			say(engine.R(103), entry.Line, entry.Card, "correct the id or name, or add the set that has it", "%s: there is no card %q", section, entry.Card)
		case c.Unplayable != "":
			say(engine.R(103), entry.Line, c.Name, "take it out of the deck until it can be played", "%s: %s cannot be played yet: %s", section, c.Name, c.Unplayable)
		case c.Token:
			say(engine.R(185, 1), entry.Line, c.Name, "take it out", "%s: %s is a token, not a card", section, c.Name)
		case !c.Types.Any(want):
			say(engine.R(103), entry.Line, c.Name, "move it to its own section", "%s: %s is a %s, not %s", section, c.Name, types[c.Type].Name, what)
		default:
			return c
		}
		return nil
	}
	single := func(section string, want engine.Mask, what string, rule engine.Rule) *engine.Card {
		list := deck.Sections[section]
		if len(list) != 1 || list[0].Count != 1 {
			say(rule, deck.Line, "", "name just one", "%s: a deck has exactly one", section)
			return nil
		}
		return find(section, list[0], want, what)
	}

	legend := single("legend", 1<<Legend, "a legend", engine.R(103, 1))
	champion := single("champion", 1<<Unit, "a champion unit", engine.R(103, 2))
	var identity engine.Mask
	if legend != nil {
		identity = legend.Colors
	}
	inIdentity := func(section string, c *engine.Card, line int) {
		if legend != nil && c.Colors&^identity != 0 {
			say(engine.R(103, 1, 2), line, c.Name, "use cards of the legend's domains", "%s: %s is outside the domains of %s", section, c.Name, legend.Name)
		}
	}
	if champion != nil && legend != nil {
		if !champion.Traits.Any(engine.Bit(Champion)) || !sharesTag(champion, legend) {
			say(engine.R(103, 2, 1), deck.Sections["champion"][0].Line, champion.Name, "choose a champion unit with the legend's champion tag", "champion: %s is no champion unit of %s", champion.Name, legend.Name)
		}
	}
	main, signatures := 0, 0
	copies := map[string]int{}
	for _, e := range deck.Sections["main"] {
		main += e.Count
		c := find("main", e, 1<<Unit|1<<Gear|1<<Spell, "a unit, gear or spell")
		if c == nil {
			continue
		}
		copies[c.Name] += e.Count
		limit := knob(KnobCopies)
		for _, k := range c.Keywords {
			if k.ID == Unique {
				limit = 1
			}
		}
		if copies[c.Name] > limit {
			say(engine.R(103, 2), e.Line, c.Name, fmt.Sprintf("play at most %d", limit), "main: %d copies of %s", copies[c.Name], c.Name)
		}
		inIdentity("main", c, e.Line)
		if c.Traits.Any(engine.Bit(Signature)) {
			signatures += e.Count
			if legend != nil && !sharesTag(c, legend) {
				say(engine.R(103, 2, 4), e.Line, c.Name, "use the legend's own signature cards", "main: the signature card %s belongs to another champion than %s", c.Name, legend.Name)
			}
		}
	}
	if signatures > 3 {
		say(engine.R(103, 2, 4), deck.Line, "", "play at most 3", "main: %d signature cards", signatures)
	}
	if champion != nil && copies[champion.Name] == 0 {
		say(engine.R(103, 2), deck.Line, champion.Name, "count the chosen champion in main", "main: the chosen champion %s is not in it", champion.Name)
	}
	if lo, hi := knob(KnobMainDeck), max(knob(KnobMainDeck), knob(KnobMainDeckMax)); main < lo || main > hi {
		say(engine.R(103, 2), deck.Line, "", fmt.Sprintf("make it %s cards", between(lo, hi)), "main: the deck has %d cards, the format asks for %s", main, between(lo, hi))
	}
	runes := 0
	for _, e := range deck.Sections["runes"] {
		runes += e.Count
		if c := find("runes", e, 1<<Rune, "a rune"); c != nil {
			inIdentity("runes", c, e.Line)
		}
	}
	if n := knob(KnobRunes); runes != n {
		say(engine.R(103, 3), deck.Line, "", fmt.Sprintf("make it %d runes", n), "runes: the deck has %d, the format asks for %d", runes, n)
	}
	battlefields := 0
	names := map[string]bool{}
	for _, e := range deck.Sections["battlefields"] {
		battlefields += e.Count
		c := find("battlefields", e, 1<<Battlefield, "a battlefield")
		if c == nil {
			continue
		}
		if names[c.Name] || e.Count > 1 {
			say(engine.R(103, 4), e.Line, c.Name, "use different battlefields", "battlefields: %s twice", c.Name)
		}
		names[c.Name] = true
	}
	if n := knob(KnobProvided); battlefields != n {
		say(engine.R(103, 4), deck.Line, "", fmt.Sprintf("make it %d, or name a format with battlefields_provided = %d", n, battlefields), "battlefields: the deck has %d, the format asks for %d", battlefields, n)
	}
	return problems
}

func between(lo, hi int) string {
	switch {
	case lo == hi:
		return fmt.Sprint(lo)
	case hi >= 999:
		return fmt.Sprintf("at least %d", lo)
	}
	return fmt.Sprintf("%d to %d", lo, hi)
}

func sharesTag(a, b *engine.Card) bool {
	for _, x := range a.Tags {
		for _, y := range b.Tags {
			if x == y {
				return true
			}
		}
	}
	return false
}

// Setup builds zones and objects (111 to 113). Shuffling, turn order, draws and mulligans are the first tasks.
func (r *Rules) Setup(g *engine.Game, format *engine.Format, decks []*engine.Deck) error {
	makeZones(g, len(decks), len(decks)*g.Knob(KnobBattlefields))
	makeSeats(g, len(decks))
	g.Push(engine.Frame{Kind: setupFrame})
	lib := g.Library()
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
		}{{"legend", legendOf(g, p)}, {"main", deckOf(g, p)}, {"runes", runeDeckOf(g, p)}, {"battlefields", nowhere(g)}} {
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
	setupShuffle = iota
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
	case setupShuffle:
		t.Step = engine.R(114)
		for p := range engine.Player(g.Players()) {
			g.Shuffle(deckOf(g, p))
			g.Shuffle(runeDeckOf(g, p))
		}
	case setupOrder:
		t.Step = engine.R(115)
		g.SetRegister(regFirst, int32(g.Random(g.Players())))
	case setupDraw:
		t.Step = engine.R(116)
		for n := range g.Players() {
			draw(t, fromFirst(g, n), g.Knob(KnobHand))
		}
	case setupMulligan:
		t.Step = engine.R(117)
		if done := int(g.Top().A); done < g.Players() {
			mulligan(t, fromFirst(g, done))
			g.EditTop().A++
			return
		}
	case setupBattlefields:
		t.Step = engine.R(113, 1)
		revealBattlefields(g)
	case setupStart:
		t.Step = engine.R(118)
		*g.EditTop() = engine.Frame{Kind: turnFrame}
		beginTurn(t, engine.Player(g.Register(regFirst)))
		return
	}
	g.EditTop().Step++
}

// fromFirst is the n-th player in turn order, from the first player on.
func fromFirst(g *engine.Game, n int) engine.Player {
	return engine.Player((int(g.Register(regFirst)) + n) % g.Players())
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

// revealBattlefields puts each player's battlefields into play, at random among those provided (485).
func revealBattlefields(g *engine.Game) {
	place := shared(g, 3)
	for n := range g.Players() {
		p := fromFirst(g, n)
		for range g.Knob(KnobBattlefields) {
			var buf [8]engine.ObjectID
			mine := buf[:0]
			for id := g.First(nowhere(g)); id != 0; id = g.Next(id) {
				if g.Object(id).Owner == p && g.Definition(id).Types.Any(1<<Battlefield) {
					mine = append(mine, id)
				}
			}
			if len(mine) == 0 {
				break
			}
			id := mine[g.Random(len(mine))]
			g.Put(id, battlefieldZone(g), false)
			g.SetController(id, engine.NoPlayer)
			g.SetZoneObject(place, id)
			place += 2
		}
	}
}

package unionarena

import (
	"fmt"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// Deck construction (UA-1) and setup (UA-3).

var (
	seatCard        = &engine.Card{ID: "union-arena:seat", Name: "Player", Game: "union-arena", Type: Seat, Types: 1 << Seat}
	actionPointCard = &engine.Card{ID: "union-arena:ap", Name: "AP", Game: "union-arena", Type: ActionPoint, Types: 1 << ActionPoint, Locale: map[string]engine.Locale{"zh": {Name: "行动点数卡"}}}
)

// numberOf is the part of a card's id that counts for the deck rules: what comes after the "/" of a print (UA-1.3).
func numberOf(id string) string { return id[strings.LastIndexByte(id, '/')+1:] }

// seriesOf is the series code of a card: the letters at the beginning of its number (UA-1.2).
func seriesOf(id string) string {
	series, _, _ := strings.Cut(numberOf(id), "-")
	return series
}

// CheckDeck lists every breach of the deck rules of a format (UA-1).
func (r *Rules) CheckDeck(lib *engine.Library, deck *engine.Deck, format *engine.Format) []engine.Problem {
	v := r.vocabulary
	var problems common.Breaches
	knob := func(name string) int { return v.Knob(format, name) }
	size, series := 0, ""
	copies, told := map[string]int{}, map[string]bool{}
	var ofTrigger [TriggerColor + 1]int
	for _, e := range deck.Sections["main"] {
		size += e.Count
		c := problems.Card("main", e, findPrint(lib, e.Card), R(1, 1), R(1, 1))
		switch {
		case c == nil:
			continue
		case c.Types.Any(1 << ActionPoint):
			problems.Breach(R(1, 1), e.Line, c.Name, "list it as ap", "main: AP cards are no part of the deck")
			continue
		}
		if series == "" {
			series = seriesOf(c.ID)
		} else if s := seriesOf(c.ID); s != series {
			problems.Breach(R(1, 2), e.Line, c.Name, "use cards of one series", "main: %s is of the series %s, the deck of %s", c.ID, s, series)
		}
		limit, rule := knob(KnobCopies), R(1, 3)
		if own := int(c.Numbers[OwnCopies]); own > 0 && own < limit {
			limit, rule = own, R(1, 5)
		}
		n := numberOf(c.ID)
		if copies[n] += e.Count; copies[n] > limit && !told[n] {
			told[n] = true
			problems.Breach(rule, e.Line, c.Name, fmt.Sprintf("play at most %d", limit), "main: %d copies of %s", copies[n], n)
		}
		ofTrigger[triggerOf(c)] += e.Count
	}
	problems.Size(R(1, 1), deck.Line, "main", size, knob(KnobDeck))
	for _, k := range []int{TriggerSpecial, TriggerColor, TriggerFinal} {
		if n := knob(KnobSpecial); ofTrigger[k] > n {
			problems.Breach(R(1, 4), deck.Line, "", fmt.Sprintf("play at most %d", n), "main: %d cards with the trigger %s", ofTrigger[k], triggers[k].Name)
		}
	}
	ap, listed := 0, false
	for _, e := range deck.Sections["ap"] {
		listed = true
		ap += e.Count
		if e.Card != actionPointCard.Name && e.Card != actionPointCard.ID {
			if c := lib.Find(e.Card); c == nil || !c.Types.Any(1<<ActionPoint) {
				problems.Breach(R(1, 1), e.Line, e.Card, `write "AP" = 3`, "ap: %s is no AP card", e.Card)
			}
		}
	}
	if n := knob(KnobAPCards); listed && ap != n {
		problems.Breach(R(1, 1), deck.Line, "", fmt.Sprintf("make it %d, or leave the section out", n), "ap: there are %d AP cards, the format asks for %d", ap, n)
	}
	return problems
}

// findPrint finds a card by its id or name, or by the id of a print of it: "UA01ST/CGH-1-001".
func findPrint(lib *engine.Library, card string) *engine.Card {
	if c := lib.Find(card); c != nil {
		return c
	}
	return lib.Find(numberOf(card))
}

// Setup builds zones and objects; shuffling, the first player, draws and life come first (UA-3).
func (r *Rules) Setup(g *engine.Game, _ *engine.Format, decks []*engine.Deck) error {
	makeZones(g)
	g.Push(engine.Frame{Kind: setupFrame})
	lib := g.Library()
	for i, deck := range decks {
		p := engine.Player(i)
		for _, e := range deck.Sections["main"] {
			c := findPrint(lib, e.Card)
			if c == nil {
				return fmt.Errorf("deck %s: there is no card %q", deck.ID, e.Card)
			}
			if c.Unplayable != "" {
				return fmt.Errorf("deck %s: %s cannot be played yet: %s", deck.ID, c.Name, c.Unplayable)
			}
			for range e.Count {
				g.NewObject(g.Cast(c), p, deckOf(p))
			}
		}
		for range g.Knob(KnobAPCards) {
			g.NewObject(g.Cast(actionPointCard), p, nowhere(g))
		}
	}
	return nil
}

// Steps of the setup.
const (
	setupShuffle = iota
	setupFirst
	setupDraw
	setupMulligan
	setupLife
	setupStart
)

// setupStep does the next step of the setup (UA-3).
func setupStep(t *engine.Task) {
	g := t.Game()
	switch g.Top().Step {
	case setupShuffle:
		t.Step = R(3, 1)
		for p := range engine.Player(g.Players()) {
			g.Shuffle(deckOf(p))
		}
		g.EditTop().A = int32(g.Random(g.Players())) // who wins the throw
	case setupFirst:
		t.Step = R(3, 1)
		winner := engine.Player(g.Top().A)
		t.You = winner
		o, ok := t.Owe(DecideFirst, winner, func(d *engine.Decision) {
			for p := range engine.Player(g.Players()) {
				d.Add(engine.Thing(engine.Seat(p)))
			}
		})
		if !ok {
			return
		}
		g.SetRegister(regFirst, int32(o.Datum().Player()))
		g.EditTop().A = 0
		g.Applies(R(3, 1))
	case setupDraw:
		t.Step = R(3, 2)
		for n := range g.Players() {
			draw(t, fromFirst(g, n), g.Knob(KnobHand))
		}
	case setupMulligan:
		t.Step = R(3, 3)
		if n := int(g.Top().A); n < g.Players() && g.Knob(KnobMulligan) != 0 {
			if mulligan(t, fromFirst(g, n)) {
				g.EditTop().A++
			}
			return
		}
	case setupLife:
		t.Step = R(3, 4)
		for n := range g.Players() {
			addLife(t, fromFirst(g, n), g.Knob(KnobLife), R(3, 4))
		}
	case setupStart:
		*g.EditTop() = engine.Frame{Kind: turnFrame}
		beginTurn(t, engine.Player(g.Register(regFirst)))
		return
	}
	g.EditTop().Step++
}

// fromFirst is the n-th player, from the first player on.
func fromFirst(g *engine.Game, n int) engine.Player {
	p := engine.Player(g.Register(regFirst))
	for range n {
		p = g.After(p)
	}
	return p
}

// mulligan lets a player set the whole hand aside, draw as many, and shuffle what was set aside into the deck (UA-3.3). It
// reports false when the answer is owed.
func mulligan(t *engine.Task, p engine.Player) bool {
	g := t.Game()
	t.You = p
	o, ok := t.Owe(DecideMulligan, p, func(d *engine.Decision) {
		d.Secret = true
		d.Add(engine.Option{Kind: engine.OptionYes})
		d.Add(engine.Option{Kind: engine.OptionNo})
	})
	if !ok {
		return false
	}
	if o.Kind != engine.OptionYes {
		return true
	}
	e := event(t, Mulligans, R(3, 3))
	e.Player, e.Amount = p, int16(g.Count(handOf(p)))
	t.Emit(e)
	// What is set aside waits at the bottom of the deck: with as many cards above it, it is not drawn.
	n := g.Count(handOf(p))
	eachOn(g, handOf(p), func(id engine.ObjectID) { g.Put(id, deckOf(p), false) })
	draw(t, p, n)
	g.Shuffle(deckOf(p))
	return true
}

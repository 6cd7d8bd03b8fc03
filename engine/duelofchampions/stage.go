package duelofchampions

import (
	"fmt"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// staging tells how the boards of scenarios are written; board.go reads them.
var staging = engine.Stage{
	Board: []engine.Word{{Name: "A"}, {Name: "B", Doc: "the players, each with the fields below"}, {Name: "events", Doc: "the events that lie face up"},
		{Name: "event_deck", Doc: "the events to come, the first one on top"}, {Name: "event_pile", Doc: "the events that are over"},
		{Name: "turn", Doc: `whose turn it is: "A" when left out`}, {Name: "first", Doc: "who began the game"},
		{Name: "phase", Doc: `"action" when left out, or "supply": then it is the first thing that happens`}, {Name: "seed", Doc: "of what is random; 1 when left out"}},
	Side: []engine.Word{{Name: "f0"}, {Name: "f1"}, {Name: "f2"}, {Name: "f3", Doc: "what stands on the squares of the front line"},
		{Name: "b0"}, {Name: "b1"}, {Name: "b2"}, {Name: "b3", Doc: "the same of the back line"},
		{Name: "hero", Doc: "the hero; one without powers when left out"}, {Name: "hand", Doc: "cards in hand"},
		{Name: "library", Doc: "the library, its top card first; filled with blank cards when left out"}, {Name: "graveyard", Doc: "cards in the graveyard"},
		{Name: "banished", Doc: "banished cards"}, {Name: "ongoing", Doc: "ongoing spells and fortunes"}, {Name: "damage", Doc: "damage of the hero"},
		{Name: "resources", Doc: "resources left"}, {Name: "production", Doc: "resources of each supply; 5 when left out"}, {Name: "turns", Doc: "turns begun; 2 when left out"},
		{Name: "might", Doc: "the level of might"}, {Name: "magic", Doc: "the level of magic"}, {Name: "destiny", Doc: "the level of destiny; those of the hero when left out"},
		{Name: "hero_acted", Doc: "true: the hero has acted this turn"}, {Name: "aside", Doc: "cards out of the game, to read what is printed"}},
	Card: []engine.Word{{Name: "as", Doc: "what the scenario calls it"}, {Name: "damage", Doc: "marked damage"}, {Name: "poison", Doc: "poison counters"},
		{Name: "enrage", Doc: "enrage counters"}, {Name: "stack", Doc: "of how many cards its stack is"}, {Name: "fresh", Doc: "true: it entered this turn"},
		{Name: "attacked", Doc: "true: it has attacked this turn"}, {Name: "moved", Doc: "true: it has moved this turn"},
		{Name: "owner", Doc: "whose card it is; it was taken over"}, {Name: "on", Doc: `what an ongoing card lies on: a unit, "A", "row 1", "A front"`}},
	Stated: map[string]func(g *engine.Game, n int, names func(engine.ObjectID) string) string{
		"base_might": stated("might"), "base_magic": stated("magic"), "base_destiny": stated("destiny"), "base_production": stated("production"),
		"hero_acted": func(*engine.Game, int, func(engine.ObjectID) string) string { return "hero_acted" },
		"stack_more": func(_ *engine.Game, n int, _ func(engine.ObjectID) string) string {
			return fmt.Sprintf("stack %d", n+1)
		},
		"on": func(_ *engine.Game, n int, names func(engine.ObjectID) string) string {
			if n <= players {
				return "on " + common.PlayerName(engine.Player(n-1))
			}
			return "on " + names(engine.ObjectID(n))
		},
		"on_row": func(g *engine.Game, n int, _ func(engine.ObjectID) string) string {
			return "on " + placeName(g, firstRow+engine.PlaceID(n)-1, "en")
		},
		"on_line": func(g *engine.Game, n int, _ func(engine.ObjectID) string) string {
			return "on " + placeName(g, firstLine+engine.PlaceID(n)-1, "en")
		},
	},
}

// stated words a counter by the name of the field that states it.
func stated(field string) func(*engine.Game, int, func(engine.ObjectID) string) string {
	return func(_ *engine.Game, n int, _ func(engine.ObjectID) string) string {
		return fmt.Sprintf("%s %d", field, n)
	}
}

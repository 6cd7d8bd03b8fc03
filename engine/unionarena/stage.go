package unionarena

import "cardlathe/engine"

// staging tells how the boards of scenarios are written; board.go reads them.
var staging = engine.Stage{
	Board: []engine.Word{{Name: "A"}, {Name: "B", Doc: "the players, each with the fields below"},
		{Name: "turn", Doc: `whose turn it is: "A" when left out`}, {Name: "first", Doc: "who began the game"}, {Name: "phase", Doc: `"main" when left out, "start", "movement" or "attack"`},
		{Name: "seed", Doc: "of what is random; 1 when left out"}},
	Side: []engine.Word{{Name: "front", Doc: "the front line"}, {Name: "energy", Doc: "the energy line"}, {Name: "hand", Doc: "cards in hand"},
		{Name: "deck", Doc: "the deck, its top card first, or how many blank cards it has; filled when left out"},
		{Name: "life", Doc: "life cards, or how many blank ones; as at the beginning when left out"}, {Name: "sideline", Doc: "cards in the sideline, or how many blank ones"},
		{Name: "removal", Doc: "cards in the removal area"}, {Name: "ap", Doc: "active AP cards: a number, or { ready = 2, exhausted = 1 }; 3 when left out"},
		{Name: "turns", Doc: "turns begun; 3 when left out"}, {Name: "aside", Doc: "cards out of the game, to read what is printed"}},
	Card: []engine.Word{{Name: "as", Doc: "what the scenario calls it"}, {Name: "exhausted", Doc: "true: it is resting"}, {Name: "ready", Doc: "false: the same"},
		{Name: "locked", Doc: "how often it will not become active"}, {Name: "attacks", Doc: "attacks of this turn"}, {Name: "controller", Doc: "who controls it"},
		{Name: "on", Doc: "the cards that it was raided onto; it is in raid state"}, {Name: "hidden", Doc: "cards face down under it"}},
}

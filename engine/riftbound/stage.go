package riftbound

import "cardlathe/engine"

// staging tells how the boards of scenarios are written; board.go reads them.
var staging = engine.Stage{
	Board: []engine.Word{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D", Doc: "the players, each with the fields below"},
		{Name: "battlefields", Doc: "by their names, each with card, controller, scored, contested; north and south when left out, with three players and four east too"},
		{Name: "turn", Doc: `whose turn it is: "A" when left out`}, {Name: "phase", Doc: `"main" when left out`}, {Name: "seed", Doc: "of what is random; 1 when left out"}},
	Side: []engine.Word{{Name: "base", Doc: "what is in the base"}, {Name: "hand", Doc: "cards in hand"}, {Name: "deck", Doc: "the main deck, its top card first; filled when left out"},
		{Name: "trash", Doc: "cards in the trash"}, {Name: "facedown", Doc: "hidden cards by battlefield: { north = { \"Card\" } }"}, {Name: "banished", Doc: "banished cards"},
		{Name: "champion", Doc: "the chosen champion"}, {Name: "legend", Doc: "the legend"}, {Name: "runes", Doc: "runes by domain: { calm = 2, fury = { ready = 1, exhausted = 1 } }, or a number"},
		{Name: "rune_deck", Doc: "the same, or a list of domains in their order"}, {Name: "points", Doc: "points"}, {Name: "xp", Doc: "XP"}, {Name: "turns", Doc: "turns begun; 2 when left out"},
		{Name: "pool", Doc: "energy and power that is there: { energy = 1, fury = 1 }"}, {Name: "aside", Doc: "cards out of the game, to read what is printed"}},
	Card: []engine.Word{{Name: "as", Doc: "what the scenario calls it"}, {Name: "exhausted", Doc: "true: it is exhausted"}, {Name: "ready", Doc: "false: the same"},
		{Name: "damage", Doc: "marked damage"}, {Name: "buffs", Doc: "buffs"}, {Name: "stunned", Doc: "true: it is stunned"}, {Name: "empowered", Doc: "true, or how many times"},
		{Name: "controller", Doc: "who controls it"}, {Name: "attached", Doc: "the unit that it is attached to"}},
}

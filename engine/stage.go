package engine

// Stage tells people how the boards of scenarios are written: what fields they have, and how a position is worded so that a
// reader finds the board in it again. Hooks.Build reads such boards.
type Stage struct {
	// Board, Side and Card are the fields of a board besides its players, of a player on it and of a card, each with what it takes.
	Board, Side, Card []Word
	// Stated words what a counter that boards state otherwise would be there, by the counter's name: "might 9" of base_might.
	// names gives what the scenario calls an object. "" leaves it out.
	Stated map[string]func(g *Game, n int, names func(ObjectID) string) string
}

// Names lists the names of fields, for what is said when a board has another one.
func Names(fields []Word) []string {
	out := make([]string, len(fields))
	for i, w := range fields {
		out[i] = w.Name
	}
	return out
}

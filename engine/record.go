package engine

// Record is a game as its seed and decisions: enough, with the same content, to play it again to equal hashes.
type Record struct {
	Game    string   `json:"game"`
	Format  string   `json:"format"`
	Decks   []string `json:"decks"`
	Seed    uint64   `json:"seed"`
	Content uint64   `json:"content"` // Library.Hash
	Answers []Answer `json:"-"`
	Entries []Entry  `json:"-"`
	Hash    uint64   `json:"hash"`
}

// Record returns the record of the game so far; the game must keep its history.
func (g *Game) Record() Record {
	r := Record{Game: g.voc.Game, Format: g.format.ID, Seed: g.seed, Content: g.lib.Hash, Hash: g.Hash()}
	for _, d := range g.decks {
		r.Decks = append(r.Decks, d.ID)
	}
	for _, a := range g.record {
		if !a.Auto {
			r.Answers = append(r.Answers, a)
		}
	}
	r.Entries = append(r.Entries, g.entries...)
	return r
}

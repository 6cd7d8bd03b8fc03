package replay

import (
	"fmt"
	"slices"

	"cardlathe/engine"
)

// Recorder plays a game and keeps its file as it goes, so that there is one even of a game that ends in an internal error.
type Recorder struct {
	Game  *engine.Game
	Match *engine.Match // that the game was started with
	File  *File         // without a final hash until End
}

// Record begins a game that is recorded. Its history is kept, whatever the options say.
func Record(lib *engine.Library, format string, decks []string, seed uint64, o engine.Options) (*Recorder, error) {
	g, m, err := begin(lib, format, decks, seed, o)
	if err != nil {
		return nil, err
	}
	r := &Recorder{g, m, &File{Header: Header{
		Type: magic, Version: Version, Game: lib.Rules.Vocabulary().Game, Format: format, Decks: decks, Seed: seed, Content: Hash(lib.Hash), Program: Program(),
	}}}
	r.File.Used = uses(g, format, decks)
	r.File.Header.Sets = usedSets(lib, r.File.Used)
	return r, nil
}

// note takes up the cards that have come into the game.
func (r *Recorder) note() {
	f := r.File
	for _, c := range r.Game.Cards() {
		if !slices.ContainsFunc(f.Used, func(u Used) bool { return u.Card == c.ID }) {
			f.Used = append(f.Used, usedCard(c))
		}
	}
	f.Header.Sets = usedSets(r.Game.Library(), f.Used)
}

// Apply answers the decision that is owed. The answer is in the file before the game has it.
func (r *Recorder) Apply(o engine.Option) error {
	g, f := r.Game, r.File
	d := g.Decision()
	if d == nil {
		return engine.ErrNothingOwed
	}
	f.Header.Decisions++
	f.Lines = append(f.Lines, Line{
		N: f.Header.Decisions, Player: seatName(d.Player), Kind: d.Kind, Option: &Option{o.Kind, o.Of, o.Inc, o.N, o.M},
		Asked: asked(d), Text: g.Library().Rules.Label(g, d, o, "en"),
	})
	if err := g.Apply(o); err != nil {
		return err
	}
	if f.Header.Decisions%Every == 0 {
		f.Lines[len(f.Lines)-1].Hash = Hash(g.Hash())
	}
	return nil
}

// Command does what a player may do without being asked.
func (r *Recorder) Command(kind uint8, p engine.Player) {
	r.Game.Command(kind, p)
	f := r.File
	f.Header.Decisions++
	f.Lines = append(f.Lines, Line{N: f.Header.Decisions, Player: seatName(p), Command: kind, Hash: Hash(r.Game.Hash())})
}

// End completes the file with the hash of the state as it is now.
func (r *Recorder) End() *File { return r.EndAt(r.Game.Hash()) }

// EndAt completes the file with the hash that the state had before the game was found to be wrong.
func (r *Recorder) EndAt(hash uint64) *File {
	r.note()
	r.File.Header.Hash = Hash(hash)
	if n := len(r.File.Lines); n > 0 {
		r.File.Lines[n-1].Hash = r.File.Header.Hash
	}
	return r.File
}

// begin starts a game by the names of its format and decks.
func begin(lib *engine.Library, format string, decks []string, seed uint64, o engine.Options) (*engine.Game, *engine.Match, error) {
	f := lib.Formats[format]
	if f == nil {
		if format != "" {
			return nil, nil, fmt.Errorf("the content lacks the format %q", format)
		}
		f = &engine.Format{Game: lib.Rules.Vocabulary().Game}
	}
	var list []*engine.Deck
	for _, id := range decks {
		d, _ := lib.DeckNamed(id, f)
		if d == nil {
			return nil, nil, fmt.Errorf("the content lacks the deck %q", id)
		}
		list = append(list, d)
	}
	m, err := engine.Prepare(lib, f, list)
	if err != nil {
		return nil, nil, err
	}
	o.KeepHistory = true
	g := engine.NewGame(o)
	g.Start(m, seed)
	return g, m, nil
}

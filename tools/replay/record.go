package replay

import (
	"fmt"

	"cardlathe/engine"
)

// Recorder plays a game and keeps its file as it goes, so that there is one even of a game that ends in an internal error.
type Recorder struct {
	Game *engine.Game
	File *File // without a final hash until End
}

// Record begins a game that is recorded.
func Record(lib *engine.Library, format string, decks []string, seed uint64) (*Recorder, error) {
	g, err := begin(lib, format, decks, seed)
	if err != nil {
		return nil, err
	}
	return &Recorder{g, &File{Header: Header{
		Type: magic, Version: 1, Game: lib.Rules.Vocabulary().Game, Format: format, Decks: decks, Seed: seed, Content: Hash(lib.Hash),
	}}}, nil
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
func (r *Recorder) End() *File {
	r.File.Header.Hash = Hash(r.Game.Hash())
	if n := len(r.File.Lines); n > 0 {
		r.File.Lines[n-1].Hash = r.File.Header.Hash
	}
	return r.File
}

// begin starts a game by the names of its format and decks.
func begin(lib *engine.Library, format string, decks []string, seed uint64) (*engine.Game, error) {
	f := lib.Formats[format]
	if f == nil {
		if format != "" {
			return nil, fmt.Errorf("the content lacks the format %q", format)
		}
		f = &engine.Format{Game: lib.Rules.Vocabulary().Game}
	}
	var list []*engine.Deck
	for _, id := range decks {
		d, _ := lib.DeckNamed(id, f)
		if d == nil {
			return nil, fmt.Errorf("the content lacks the deck %q", id)
		}
		list = append(list, d)
	}
	m, err := engine.Prepare(lib, f, list)
	if err != nil {
		return nil, err
	}
	g := engine.NewGame(engine.Options{KeepHistory: true})
	g.Start(m, seed)
	return g, nil
}

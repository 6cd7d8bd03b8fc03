package workbench

// An open game played once more from its beginning with the text as it is saved now: what is decided otherwise first, and on request
// a table that stands there.

import (
	"cmp"
	"slices"

	"cardlathe/engine"
	"cardlathe/tools/replay"
)

// Anew is what a game comes to with the text of now.
type Anew struct {
	Same bool `json:"same"` // nothing is asked otherwise
	// Decisions is how many decisions were made, N the first one that differs, in which Turn, and State the first one after which the
	// state is another one; 0 for none.
	Decisions int      `json:"decisions"`
	N         int      `json:"n,omitempty"`
	Turn      int      `json:"turn,omitempty"`
	State     int      `json:"state,omitempty"`
	Reason    string   `json:"reason,omitempty"`
	Gone      []string `json:"gone"` // options that there are no longer
	New       []string `json:"new"`  // options that there were not
	Table     int      `json:"table,omitempty"`
}

// Progress is how far something that takes a while has come, as news of a page.
type Progress struct {
	Table int    `json:"table,omitempty"`
	Card  string `json:"card,omitempty"`
	Done  int    `json:"done"`
	All   int    `json:"all"`
}

// progressEvery is how many decisions are played between two pieces of news of them.
const progressEvery = 100

// anew plays a table's game again with the text of now. With open the result names a new table that stands where the games part.
func (s *Server) anew(t *Table, language string, open bool) (*Anew, error) {
	t.mu.Lock()
	o, r, first := t.origin, t.game.Record(), t.game.Began()
	line := slices.Clone(t.line[:t.at])
	game := t.game.Vocabulary().Game
	t.mu.Unlock()
	lib := o.Library
	if o.Relib != nil {
		lib = cmp.Or(o.Relib(), lib)
	} else if content := s.content(); content != nil && content.Game(game) != nil {
		lib = content.Game(game)
	}
	d, err := replay.AgainstRecord(r, first, lib, language, func(lib *engine.Library) (*engine.Game, error) {
		g, _, err := o.with(lib).begin()
		return g, err
	}, func(done, all int) {
		if done%progressEvery == 0 {
			s.tell("progress", Progress{Table: t.ID, Done: done, All: all})
		}
	})
	if err != nil {
		return nil, wrong("the game cannot be played again: %v", err)
	}
	out := &Anew{Same: d.Same(), Decisions: len(line), State: d.State, Reason: d.Reason, Gone: nothing(d.Gone), New: nothing(d.New)}
	if !out.Same {
		out.N, out.Turn = d.N, d.Turn
	}
	if !open {
		return out, nil
	}
	beside, err := s.seatTable(*o.with(lib), nil)
	if err != nil {
		return nil, err
	}
	out.Table = beside.ID
	return out, beside.change(-1, func() error {
		beside.line = line
		if err := beside.rebuild(min(d.N-1, len(line))); err != nil {
			return err
		}
		beside.line = line[:beside.at:beside.at] // what follows was decided under the other text
		return nil
	})
}

// with is an origin whose game begins with other content: its format and decks are those of that content, where it has them.
func (o Origin) with(lib *engine.Library) *Origin {
	o.Library = lib
	if f := lib.Formats[o.Format.ID]; f != nil {
		o.Format = f
	}
	o.Decks = slices.Clone(o.Decks)
	for i, d := range o.Decks {
		if now := lib.Decks[d.ID]; now != nil {
			o.Decks[i] = now
		}
	}
	return &o
}

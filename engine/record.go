package engine

import (
	"errors"
	"fmt"
)

// Record is a game as its seed, decisions, commands and reloads: enough, with the same content, to play it again to
// equal hashes.
type Record struct {
	Game    string
	Format  string
	Decks   []string
	Seed    uint64
	Content uint64   // Library.Hash of the content that the game began with
	Answers []Answer // of decisions, in order; what nobody was asked is left out
	Entries []Entry  // commands and reloads, in order
	Lost    bool     // the game lived through so many reloads that the oldest are missing: it cannot be played again as it was
	Hash    uint64   // of the state at the end
}

// chronicle is what was decided in a game, for its record and for undo.
type chronicle struct {
	history  []past   // one entry a decision that was answered
	record   []Answer // every answer of the game, in order
	recorded int      // length of record when the task in progress began
	entries  []entry  // commands and reloads of the record
	lost     bool     // the oldest reloads are no longer among them
	steps    int      // decisions answered and commands given
	began    uint64   // hash of the content that the game began with
}

// Record returns the record of the game so far. The game must keep its history.
func (g *Game) Record() Record {
	g.settle()
	r := Record{Game: g.voc.Game, Format: g.format.ID, Seed: g.seed, Content: g.began, Hash: g.Hash(), Lost: g.lost}
	for _, d := range g.decks {
		r.Decks = append(r.Decks, d.ID)
	}
	for _, a := range g.record {
		if !a.Auto && !a.Again {
			r.Answers = append(r.Answers, a)
		}
	}
	for i := range g.entries {
		r.Entries = append(r.Entries, g.entries[i].Entry)
	}
	return r
}

// Began is the content that the game began with, as far as it is remembered: see Record.Lost.
func (g *Game) Began() *Library {
	for i := range g.entries {
		if a := g.entries[i].taken; a != nil {
			return a.lib
		}
	}
	return g.lib
}

// ErrLost is returned by Replay for a record without its oldest reloads.
var ErrLost = errors.New("the game lived through more reloads than are remembered: it cannot be played again with the texts that it had")

// Replay plays a record again from the start of a match and calls each, when it is not nil, before every decision or
// command with its number. It stops with an error at the first answer that does not fit, and when the end has another
// hash than the record. The match must be of the content that the record began with.
func (g *Game) Replay(m *Match, r Record, each func(step int)) error {
	if r.Lost {
		return ErrLost
	}
	g.Start(m, r.Seed)
	answers, entries := r.Answers, r.Entries
	for step := 0; ; step++ {
		for len(entries) > 0 && entries[0].At == step && entries[0].Command == 0 {
			g.Replace(entries[0].Library)
			entries = entries[1:]
		}
		if each != nil {
			each(step)
		}
		if len(entries) > 0 && entries[0].At == step {
			g.Command(entries[0].Command, entries[0].Player)
			entries = entries[1:]
			continue
		}
		if len(answers) == 0 {
			break
		}
		a := answers[0]
		answers = answers[1:]
		d := g.Decision()
		if d == nil {
			return fmt.Errorf("step %d: the record has an answer, but the game is over", step)
		}
		if d.Player != a.Player || d.Kind != a.Kind {
			return fmt.Errorf("step %d: the record answers a decision %q of player %d, but the game owes %q of player %d", step,
				g.voc.DecisionName(a.Kind), a.Player, g.voc.DecisionName(d.Kind), d.Player)
		}
		if err := g.Apply(a.Option); err != nil {
			return fmt.Errorf("step %d: %w", step, err)
		}
	}
	if h := g.Hash(); h != r.Hash {
		return fmt.Errorf("the replay ends with the hash %016x, the record with %016x", h, r.Hash)
	}
	return nil
}

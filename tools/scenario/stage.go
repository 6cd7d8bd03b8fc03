package scenario

// A scenario as a game to look at: how it begins, and every step of its plain run.

import (
	"cardlathe/engine"
)

// Stage is a scenario laid out as a game.
type Stage struct {
	Library *engine.Library // the content with the cards of its file
	Format  *engine.Format
	Board   *engine.Spec   // nil: it begins with decks
	Decks   []*engine.Deck // nil: it begins with a board
	Seed    uint64
	Moves   []Move
	Failure *Failure // why it does not pass, nil when it does
}

// Move is an answer, or a command that nobody was asked for.
type Move struct {
	Player  engine.Player
	Option  engine.Option
	Command uint8 // 0: an answer
	Line    int   // of the step in the scenario file
}

// Library is the content that the scenarios of its file are played with.
func (sc *Scenario) Library() *engine.Library { return sc.file.library }

// Set is the folder that its file belongs to, "" for a file that lies elsewhere.
func (sc *Scenario) Set() string { return sc.file.Set }

// Game is the id of the game that the scenario is of.
func (sc *Scenario) Game() string { return sc.file.Game }

// Stage plays the scenario once, and lays out what it did. What could not even begin has no moves and no board.
func (sc *Scenario) Stage() *Stage {
	r := sc.play(sc.file.library, engine.Options{KeepHistory: true})
	s := &Stage{Library: sc.file.library, Format: r.format, Decks: r.decks, Seed: r.seed, Failure: r.failure}
	if r.game == nil {
		return s
	}
	if r.decks == nil {
		s.Board, s.Seed = &r.board, 1
		if f := r.board.Field("seed"); f != nil {
			s.Seed = uint64(f.Number)
		}
	}
	for i := range r.record {
		m := Move{Player: r.record[i].player, Option: r.record[i].option, Line: r.record[i].line}
		if r.record[i].command {
			m.Command = r.record[i].kind
		}
		s.Moves = append(s.Moves, m)
	}
	return s
}

package replay

import (
	"fmt"

	"cardlathe/engine"
)

// Difference is the first point at which a game goes another way than its file.
type Difference struct {
	N      int // the decision, counted from 1; 0: before the first; past the last: the end
	Reason string
}

func (d *Difference) Error() string {
	if d.N == 0 {
		return d.Reason
	}
	return fmt.Sprintf("decision %d: %s", d.N, d.Reason)
}

// Result tells what came of playing a replay.
type Result struct {
	Game       *engine.Game // at the end, or where it differs
	Decisions  int          // that were played
	Difference *Difference  // nil: the game is the same
	// ContentChanged reports that the content is not the one that the game was played with, which alone is no
	// difference.
	ContentChanged bool
	// Changes tells what of what the game used is other now, as far as the file says; see the function Changes.
	Changes []Change
}

// Play plays a replay with the content of lib and compares hashes. before is called before each line with the game as
// it is there, and ends the replay when it returns false; it may be nil. The error is about what cannot even begin.
func Play(f *File, lib *engine.Library, before func(g *engine.Game, l *Line) bool) (Result, error) {
	if game := lib.Rules.Vocabulary().Game; game != f.Header.Game {
		return Result{}, fmt.Errorf("the replay is of the game %q, not of %q", f.Header.Game, game)
	}
	g, _, err := begin(lib, f.Header.Format, f.Header.Decks, f.Header.Seed, engine.Options{})
	if err != nil {
		return Result{}, err
	}
	r := Result{Game: g, ContentChanged: Hash(lib.Hash) != f.Header.Content, Changes: Changes(f, lib)}
	differ := func(n int, format string, args ...any) (Result, error) {
		r.Difference = &Difference{n, fmt.Sprintf(format, args...)}
		return r, nil
	}
	for i := range f.Lines {
		l := &f.Lines[i]
		if before != nil && !before(g, l) {
			return r, nil
		}
		p := seatOf(l.Player)
		if int(p) >= g.Players() {
			return differ(l.N, "there is no player %s", l.Player)
		}
		if l.Option == nil {
			g.Command(l.Command, p)
		} else {
			d := g.Decision()
			if d == nil {
				return differ(l.N, "the game is over, but the file has more decisions")
			}
			if d.Player != p || d.Kind != l.Kind {
				return differ(l.N, "%s is asked %q, but the file has an answer of %s to another question",
					seatName(d.Player), lib.Rules.Prompt(g, d, "en"), l.Player)
			}
			if d.Lists(l.Option.Engine()) && l.Asked != 0 && l.Asked != asked(d) {
				return differ(l.N, "%s is offered other options than those in the file", seatName(d.Player))
			}
			if err := g.Apply(l.Option.Engine()); err != nil {
				return differ(l.N, "the answer %q is %v", l.Text, err)
			}
		}
		r.Decisions++
		if l.Hash != 0 && uint64(l.Hash) != g.Hash() {
			return differ(l.N, "the state after it has the hash %016x, in the file %016x", g.Hash(), uint64(l.Hash))
		}
	}
	if f.Header.Hash == 0 && f.Header.Failure != "" {
		return differ(len(f.Lines)+1, "the game goes on, but in the file it failed here: %s", f.Header.Failure)
	}
	if uint64(f.Header.Hash) != g.Hash() {
		return differ(len(f.Lines)+1, "the final state has the hash %016x, in the file %016x", g.Hash(), uint64(f.Header.Hash))
	}
	return r, nil
}

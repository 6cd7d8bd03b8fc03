package simulate

import (
	"fmt"
	"runtime/debug"

	"cardlathe/engine"
	"cardlathe/tools/replay"
)

// RecordGame plays game i of a run alone and returns its file, whose header says how the game failed, if it did: a script, no
// end after MaxDecisions, a *Violation of what Options.Check holds it against, an internal error. The file of a violation
// ends where it was found. Of an internal error the *BugError comes with the file, which then ends with the answer that led
// there.
func RecordGame(o Options, i int) (f *replay.File, err error) {
	seed := GameSeed(o.Seed, i)
	var policies []Policy
	for k := range o.players() {
		p, err := NewPolicy(o.policy(k))
		if err != nil {
			return nil, err
		}
		policies = append(policies, p)
	}
	begin(policies, seed, i)
	_, list, err := o.game(i)
	if err != nil {
		return nil, err
	}
	var decks []string
	for _, d := range list {
		decks = append(decks, d.ID)
	}
	defer func() {
		if v := recover(); v != nil {
			if f != nil {
				f.Header.Failure = fmt.Sprintf("internal error: %v", v)
			}
			err = &BugError{i, seed, v, debug.Stack()}
		}
	}()
	r, err := replay.Record(o.Library, o.Format.ID, decks, seed, engine.Options{CheckDerived: o.Check})
	if err != nil {
		return nil, err
	}
	f = r.File
	var c *checker
	if o.Check {
		c = newChecker(r.Game, r.Match, seed, i)
	}
	for d := r.Game.Decision(); d != nil; d = r.Game.Decision() {
		if f.Header.Decisions >= MaxDecisions {
			f.Header.Failure = fmt.Sprintf("it is not over after %d decisions", MaxDecisions)
			break
		}
		answer := policies[o.deckAt(int(d.Player), i)].Choose(r.Game, d)
		if c != nil {
			if err := c.apply(d, answer, r.Apply); err != nil {
				f.Header.Failure = err.Error()
				return r.EndAt(c.last()), nil
			}
		} else if err := r.Apply(answer); err != nil {
			panic(err)
		}
	}
	if c != nil && f.Header.Failure == "" {
		if err := c.end(); err != nil {
			f.Header.Failure = err.Error()
			return r.EndAt(c.last()), nil
		}
	}
	if bad := r.Game.Diagnostics(); len(bad) > 0 && f.Header.Failure == "" {
		f.Header.Failure = bad[0].Text()
	}
	return r.End(), nil
}

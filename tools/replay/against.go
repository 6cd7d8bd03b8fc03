package replay

// A game against another text: what was decided is decided again, and where that no longer fits is what the new text has
// changed first.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
)

// Divergence is where a game goes another way under another content.
type Divergence struct {
	N      int    // the decision, counted from 1 with commands among them; past the last: all of them fit
	Turn   int    // in which it is owed
	Reason string // in words: who was asked what, and is asked what now
	// Gone and New are options of this decision that there were and are no longer, and that there were not, as they are
	// labelled. Both are empty when the decision as a whole is another one.
	Gone, New []string
	// State is the first decision or command, counted in the same way, after which the state was another one, 0 for none: from
	// there on the new text works, though what is asked may stay the same for a while.
	State    int
	language string
	// Was and Now are the games at that point, under the content of the record and under the other.
	Was, Now *engine.Game
}

// Same reports whether nothing of what was decided is asked otherwise.
func (d *Divergence) Same() bool { return d.Reason == "" }

// Against plays an open game again from its beginning under other content, with what was decided in it, and finds the first
// decision that differs. begin starts the game anew with a content, without a decision; language is that of the labels. The game
// must keep its history, and stays as it is. The error is that of begin, or tells that the game cannot be played again
// as it was.
//
//	d, err := replay.Against(g, lib, "en", table.Begin)
//	if err == nil && !d.Same() { show(d.Now, d.Reason) }
func Against(g *engine.Game, lib *engine.Library, language string, begin func(*engine.Library) (*engine.Game, error)) (*Divergence, error) {
	return AgainstRecord(g.Record(), g.Began(), lib, language, begin, nil)
}

// AgainstRecord is Against for a game of which only its record is at hand, and the content that it began with. tell, unless it is nil, is
// told before each decision how many of all have been played.
func AgainstRecord(r engine.Record, first, lib *engine.Library, language string, begin func(*engine.Library) (*engine.Game, error), tell func(done, all int)) (*Divergence, error) {
	if r.Lost {
		return nil, engine.ErrLost
	}
	was, err := begin(first)
	if err != nil {
		return nil, err
	}
	now, err := begin(lib)
	if err != nil {
		return nil, err
	}
	var lines []Line
	var reloads []engine.Entry
	answers := r.Answers
	for _, e := range append(r.Entries, engine.Entry{At: -1}) {
		for len(answers) > 0 && (e.At < 0 || len(lines) < e.At) {
			a := answers[0]
			answers = answers[1:]
			lines = append(lines, Line{N: len(lines) + 1, Player: seatName(a.Player), Kind: a.Kind, Option: &Option{a.Option.Kind, a.Option.Of, a.Option.Inc, a.Option.N, a.Option.M}})
		}
		switch {
		case e.At < 0:
		case e.Command != 0:
			lines = append(lines, Line{N: len(lines) + 1, Player: seatName(e.Player), Command: e.Command})
		default:
			reloads = append(reloads, e)
		}
	}
	return diverge(lines, reloads, was, now, language, tell)
}

// Against plays the game of a file under the content that it is of and under another one, and finds the first decision that
// differs.
func (f *File) Against(of, other *engine.Library, language string) (*Divergence, error) {
	was, _, err := begin(of, f.Header.Format, f.Header.Decks, f.Header.Seed, engine.Options{})
	if err != nil {
		return nil, err
	}
	now, _, err := begin(other, f.Header.Format, f.Header.Decks, f.Header.Seed, engine.Options{})
	if err != nil {
		return nil, err
	}
	return diverge(f.Lines, nil, was, now, language, nil)
}

// diverge plays two games side by side until one is asked something else than the other.
func diverge(lines []Line, reloads []engine.Entry, was, now *engine.Game, language string, tell func(done, all int)) (*Divergence, error) {
	d := &Divergence{Was: was, Now: now, language: language}
	for i := range lines {
		l := &lines[i]
		if tell != nil {
			tell(i, len(lines))
		}
		for len(reloads) > 0 && reloads[0].At == i {
			was.Replace(reloads[0].Library)
			reloads = reloads[1:]
		}
		d.N = l.N
		if l.Command != 0 {
			was.Command(l.Command, seatOf(l.Player))
			now.Command(l.Command, seatOf(l.Player))
		} else {
			o := l.Option.Engine()
			before := was.Decision()
			if before == nil || before.Player != seatOf(l.Player) || before.Kind != l.Kind || !before.Lists(o) || l.Asked != 0 && l.Asked != asked(before) {
				return nil, fmt.Errorf("decision %d: the content is not that of the game: it cannot be played again as it was", l.N)
			}
			if d.compare(before, now.Decision(), o) {
				d.Turn = int(now.Turn())
				return d, nil
			}
			if err := was.Apply(o); err != nil {
				return nil, err
			}
			if err := now.Apply(o); err != nil {
				return nil, err
			}
		}
		if d.State == 0 && was.Hash() != now.Hash() {
			d.State = l.N
		}
	}
	d.N, d.Turn = len(lines)+1, int(now.Turn())
	before, after := was.Decision(), now.Decision()
	switch {
	case before != nil:
		d.compare(before, after, engine.Option{})
	case after != nil:
		d.Reason = d.asks("the game was over; now it goes on, and {1} is asked {2}", now, after)
	}
	return d, nil
}

// asks fills a sentence with who is asked, and what.
func (v *Divergence) asks(sentence string, g *engine.Game, d *engine.Decision, more ...any) string {
	return board.Say(v.language, sentence, append([]any{seatName(d.Player), strconv.Quote(g.Library().Rules.Prompt(g, d, v.language))}, more...)...)
}

// compare tells whether a decision that was owed is another one now. The option is what was answered, or nothing.
func (v *Divergence) compare(was, now *engine.Decision, o engine.Option) bool {
	switch {
	case now == nil:
		v.Reason = v.asks("{1} was asked {2}; now the game is over", v.Was, was)
		return true
	case was.Player != now.Player || was.Kind != now.Kind:
		v.Reason = v.asks("{1} was asked {2}; now {3} is asked {4}", v.Was, was, seatName(now.Player), strconv.Quote(v.Now.Library().Rules.Prompt(v.Now, now, v.language)))
		return true
	case slices.Equal(was.Options, now.Options):
		return false
	}
	for _, x := range was.Options {
		if !now.Lists(x) {
			v.Gone = append(v.Gone, v.Was.Library().Rules.Label(v.Was, was, x, v.language))
		}
	}
	for _, x := range now.Options {
		if !was.Lists(x) {
			v.New = append(v.New, v.Now.Library().Rules.Label(v.Now, now, x, v.language))
		}
	}
	if len(v.Gone)+len(v.New) == 0 {
		return false // another order alone
	}
	v.Reason = v.asks("{1} is asked {2}, but with other options", v.Now, now)
	if o != (engine.Option{}) && !now.Lists(o) {
		v.Reason = v.asks("{1} is asked {2}, but the answer that was given, {3}, is no longer among the options", v.Now, now, strconv.Quote(v.Was.Library().Rules.Label(v.Was, was, o, v.language)))
	}
	return true
}

// Text says in a few lines where and how the games part.
func (v *Divergence) Text() string {
	var b strings.Builder
	say := func(sentence string, values ...any) { b.WriteString(board.Say(v.language, sentence, values...) + "\n") }
	if v.State > 0 {
		say("the state is another one from decision {1} on", v.State)
	}
	if v.Same() {
		say("no decision differs")
		return b.String()
	}
	say("decision {1} (turn {2}) differs: {3}", v.N, v.Turn, v.Reason)
	for _, x := range v.Gone {
		say("  no longer: {1}", x)
	}
	for _, x := range v.New {
		say("  new: {1}", x)
	}
	return b.String()
}

// Begin starts the game of a record anew with a content, by the names of its format and decks.
func Begin(lib *engine.Library, r engine.Record) (*engine.Game, error) {
	g, _, err := begin(lib, r.Format, r.Decks, r.Seed, engine.Options{})
	return g, err
}

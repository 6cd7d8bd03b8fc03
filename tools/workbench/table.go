package workbench

// A table is a game with everybody who looks at it. It owns the game: each change happens under its lock, gets a new revision
// and is told to all who watch. The line holds all moves, those that were taken back included: the game stands at the first
// At of them, and a move at an earlier point begins a branch.

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"cardlathe/engine"
	"cardlathe/tools/simulate"
)

// Human is the policy of a seat whose decisions people make.
const Human = "human"

// Origin is how the game of a table begins: with decks, or with a board that was stated.
type Origin struct {
	Library *engine.Library
	Format  *engine.Format
	Decks   []*engine.Deck
	Board   *engine.Spec // in place of decks
	Seed    uint64
	// Scenario names the scenario that the board is of, "" for none.
	Scenario string
	// Relib makes the library anew for other content, for a game with cards of its own; nil: that of the game.
	Relib func() *engine.Library
}

// begin starts the game of an origin.
func (o *Origin) begin() (*engine.Game, []engine.Placed, error) {
	options := engine.Options{KeepHistory: true, Trace: true}
	if o.Board != nil {
		g, placed, problems := engine.NewBoard(o.Library, o.Format, *o.Board, o.Seed, options)
		if len(problems) > 0 {
			return nil, nil, boardError(problems)
		}
		return g, placed, nil
	}
	m, err := engine.Prepare(o.Library, o.Format, o.Decks)
	if err != nil {
		return nil, nil, err
	}
	g := engine.NewGame(options)
	g.Start(m, o.Seed)
	return g, nil, nil
}

// boardError words what is wrong with a board.
func boardError(problems []engine.Problem) error {
	var all []error
	for _, p := range problems {
		text := p.Text
		if p.Rule != 0 {
			text += " (rule " + p.Rule.String() + ")"
		}
		all = append(all, errors.New(text))
	}
	return errors.Join(all...)
}

// seat is a place at a table.
type seat struct {
	name   string // of the policy, or Human
	policy simulate.Policy
	token  string
	joined int  // pages that are open by the link of this seat
	taken  bool // one was, once
}

// move is one answer or command of the line.
type move struct {
	player  engine.Player
	command uint8 // 0: an answer
	option  engine.Option
	acting  bool           // the decision was the ruleset's first: to act
	label   string         // in English; it may name what others do not see
	chinese string         // the label in Chinese
	asked   [2]string      // what a choice was for, in English and Chinese; empty for an act, which says it itself
	event   engine.EventID // events before it
	chance  uint64         // state of the generator before it
}

// labelIn is what a move is called in a language.
func (m *move) labelIn(language string) string {
	if language == "zh" {
		return m.chinese
	}
	return m.label
}

// askedIn is what it answers in a language, "" for an act.
func (m *move) askedIn(language string) string {
	if language == "zh" {
		return m.asked[1]
	}
	return m.asked[0]
}

// branch is a line that was left at a point.
type branch struct {
	from  int
	moves []move
}

// request is an undo that waits for the consent of another seat.
type request struct {
	by engine.Player
	to int
	of []engine.Player // who has to agree yet
}

// Table is one game; its fields are guarded by mu.
type Table struct {
	ID     int
	server *Server

	mu       sync.Mutex
	origin   Origin
	game     *engine.Game
	placed   []engine.Placed
	seats    []*seat
	line     []move
	at       int
	branches []branch
	revision int
	notice   string // of the last change, for everybody
	pending  *request
	running  bool // policies are playing
	goal     func(*engine.Game) bool
	hold     bool        // policies wait
	boards   []beginning // positions that were edited
	watchers map[*watcher]bool
	cache    map[sight][]byte // encoded states of this revision
}

// errNothing is what an undo without moves says.
var errNothing = errors.New("there is nothing to take back")

// StaleError is an act on a revision that is past.
type StaleError struct{ Asked, Now int }

func (e *StaleError) Error() string {
	return "the board has changed since that page was drawn: somebody else acted first. Nothing was done; look again and choose"
}

// open begins the game and lets the policies play up to the first decision of a person.
func (t *Table) open(o Origin) error {
	g, placed, err := o.begin()
	if err != nil {
		return err
	}
	t.origin, t.game, t.placed = o, g, placed
	t.line, t.at, t.branches = nil, 0, nil
	return nil
}

// change does something to the game, under the lock, and tells everybody. What is refused is told to who asked alone, and is no
// revision: nobody else's page grows old by it. A bug below leaves the game as it was.
func (t *Table) change(revision int, do func() error) (err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if revision >= 0 && revision != t.revision {
		return &StaleError{revision, t.revision}
	}
	said := t.notice
	t.notice = ""
	err = t.guard(do)
	var refused *statusError
	if errors.As(err, &refused) || errors.Is(err, errNothing) {
		t.notice = said
		return err
	}
	t.play()
	t.publish()
	return err
}

// guard makes a panic of the kernel an error, and plays the game again up to where it was.
func (t *Table) guard(do func() error) (err error) {
	at := t.at
	defer func() {
		v := recover()
		if v == nil {
			return
		}
		err = t.server.internal(v, "internal error: %v. The game was put back to where it was; the terminal shows the details")
		t.hold = true
		if again := t.rebuild(at); again != nil {
			err = errors.Join(err, again)
		}
	}()
	return do()
}

// rebuild plays the game from its beginning up to a position.
func (t *Table) rebuild(to int) error {
	g, placed, err := t.origin.begin()
	if err != nil {
		return err
	}
	t.game, t.placed, t.at = g, placed, 0
	return t.forward(to)
}

// answer gives an option for the owed decision.
func (t *Table) answer(o engine.Option) error {
	d := t.game.Decision()
	if d == nil {
		return engine.ErrNothingOwed
	}
	m := move{player: d.Player, option: o, acting: d.Kind == engine.DecisionRules, event: engine.EventID(t.game.Events()), chance: t.game.Chance()}
	m.label, m.chinese = t.game.Library().Rules.Label(t.game, d, o, "en"), t.game.Library().Rules.Label(t.game, d, o, "zh")
	if !m.acting {
		m.asked = [2]string{t.game.Library().Rules.Prompt(t.game, d, "en"), t.game.Library().Rules.Prompt(t.game, d, "zh")}
	}
	if err := t.game.Apply(o); err != nil {
		return err
	}
	t.add(m)
	return nil
}

// add appends a move that was made. What stood behind it becomes a branch, unless it begins alike.
func (t *Table) add(m move) {
	if t.at < len(t.line) {
		if next := t.line[t.at]; next.option == m.option && next.command == m.command && next.player == m.player {
			t.line[t.at] = m
			t.at++
			return
		}
		t.branches = append(t.branches, branch{t.at, slices.Clone(t.line[t.at:])})
		if len(t.branches) > 20 {
			t.branches = t.branches[1:]
		}
		t.line = t.line[:t.at]
	}
	t.line = append(t.line, m)
	t.at++
}

// command does what a player may do unasked.
func (t *Table) command(kind uint8, p engine.Player) {
	m := move{player: p, command: kind, event: engine.EventID(t.game.Events()), chance: t.game.Chance()}
	t.game.Command(kind, p)
	t.add(m)
}

// jump goes to a position of the line.
func (t *Table) jump(to int) error {
	to = max(0, min(to, len(t.line)))
	if to < t.at {
		if !t.game.Undo(t.at - to) {
			return t.rebuild(to)
		}
		t.at = to
		t.game.Decision()
		return nil
	}
	return t.forward(to)
}

// forward makes the moves of the line again, up to a position. One that no longer fits ends the line there.
func (t *Table) forward(to int) error {
	for t.at < to {
		m := t.line[t.at]
		if m.command != 0 {
			t.game.Command(m.command, m.player)
			t.at++
			continue
		}
		d := t.game.Decision()
		if d == nil || d.Player != m.player || !d.Lists(m.option) {
			left := len(t.line) - t.at
			t.line = t.line[:t.at]
			// Which move it was may be a secret of whoever made it.
			return fmt.Errorf("the text has changed since: move %d is no longer possible, and the %d moves from there on were dropped", t.at+1, left)
		}
		if err := t.game.Apply(m.option); err != nil {
			return err
		}
		t.at++
	}
	return nil
}

// reveals reports whether a player may have learned something since a position: chance decided, or cards came to be seen.
func (t *Table) reveals(from int) bool {
	if from >= t.at {
		return false
	}
	g, words := t.game, t.game.Vocabulary()
	if g.Chance() != t.line[from].chance {
		return true
	}
	secret := func(z engine.ZoneID) bool { return z != 0 && words.Zones[g.Zone(z).Kind].Visibility != engine.Public }
	for id := int(t.line[from].event); id < g.Events(); id++ {
		e := g.Event(engine.EventID(id))
		if e.From != e.To && secret(e.From) && (words.Zones[g.Zone(e.From).Kind].Visibility == engine.Secret || !secret(e.To)) {
			return true
		}
		for _, d := range words.Events {
			if d.Kind == e.Kind && (d.Shows || d.ShowsAll) {
				return true
			}
		}
	}
	return false
}

// others are the seats besides one that people play by links of their own, also when they are away just now.
func (t *Table) others(p engine.Player) (out []engine.Player) {
	for q, s := range t.seats {
		if engine.Player(q) != p && s.policy == nil && s.taken {
			out = append(out, engine.Player(q))
		}
	}
	return out
}

// back takes moves back for a viewer: n of them, or with n 0 up to the last one that a person made. Between people at
// several links it asks the others first when that would take back what they did or what was learned since.
func (t *Table) back(v viewer, n int) error {
	to := t.at - n
	if n <= 0 {
		for to--; to > 0 && t.seats[t.line[to].player].policy != nil; to-- {
		}
	}
	if t.at == 0 || to < 0 {
		return errNothing
	}
	return t.ask(v, to)
}

// ask goes back to a position, with consent where it is needed.
func (t *Table) ask(v viewer, to int) error {
	if v.host || to >= t.at {
		return t.jump(to)
	}
	others := t.others(v.seat)
	foreign := slices.ContainsFunc(t.line[to:t.at], func(m move) bool { return m.player != v.seat })
	if len(others) == 0 || !foreign && !t.reveals(to) {
		return t.jump(to)
	}
	t.pending = &request{by: v.seat, to: to, of: others}
	return nil
}

// consent is the answer of a seat to an undo that another one asks for.
func (t *Table) consent(v viewer, yes bool) error {
	p := t.pending
	if p == nil {
		return errors.New("nobody asks to take anything back")
	}
	if !v.host && !slices.Contains(p.of, v.seat) {
		return errors.New("that is for the others to say")
	}
	if !yes {
		t.pending, t.notice = nil, "the undo was refused"
		return nil
	}
	p.of = slices.DeleteFunc(p.of, func(q engine.Player) bool { return v.host || q == v.seat })
	if len(p.of) > 0 {
		return nil
	}
	t.pending = nil
	return t.jump(p.to)
}

// cancel takes back what a player has begun and not finished: choices of one action, as long as nothing was learned.
func (t *Table) cancel(v viewer) error {
	d := t.game.Decision()
	to := t.at
	if d == nil || d.Kind == engine.DecisionRules {
		return errNothing
	}
	for to > 0 && t.line[to-1].player == d.Player && t.line[to-1].command == 0 {
		to--
		if t.line[to].acting {
			break
		}
	}
	if to == t.at || !t.line[to].acting {
		return errors.New("this choice was not begun by you and cannot be cancelled; undo goes further back")
	}
	return t.ask(v, to)
}

// maxRun is how long policies play before the page is told how far they are; they play on beside it.
const maxRun = 40 * time.Millisecond

// play lets policies decide until a person is asked, the goal is met or the game is over. It is called under the lock.
func (t *Table) play() {
	if t.running || t.game == nil {
		return
	}
	if t.some(maxRun) {
		return
	}
	t.running = true
	go func() {
		for done := false; !done; {
			t.mu.Lock()
			done = t.some(4 * maxRun)
			if done {
				t.running = false
			}
			t.publish()
			t.mu.Unlock()
		}
	}()
}

// some lets policies play for a while; it reports whether they are done.
func (t *Table) some(during time.Duration) (done bool) {
	end := time.Now().Add(during)
	err := t.guard(func() error {
		for {
			d := t.game.Decision()
			if d == nil || t.waits(d) {
				done = true
				return nil
			}
			if time.Now().After(end) {
				return nil
			}
			if err := t.answer(t.seats[d.Player].policy.Choose(t.game, d)); err != nil {
				return err
			}
		}
	})
	if err != nil {
		t.notice, done = err.Error(), true
	}
	if done {
		t.goal = nil
	}
	return done
}

// waits reports whether no policy answers now: a person is asked, or the game stands in its past or still.
func (t *Table) waits(d *engine.Decision) bool {
	if t.seats[d.Player].policy == nil {
		return true
	}
	if t.goal != nil {
		return t.goal(t.game)
	}
	return t.hold || t.at < len(t.line)
}

// auto lets the policies play by themselves: one decision, up to the next turn, or to the end; "stop" holds them.
func (t *Table) auto(how string) error {
	began, turn := t.at, t.game.Turn()
	switch how {
	case "stop":
		t.hold, t.goal = true, func(*engine.Game) bool { return true }
		return nil
	case "one":
		t.goal = func(*engine.Game) bool { return t.at > began }
	case "turn":
		t.goal = func(g *engine.Game) bool { return g.Turn() != turn }
	case "end":
		t.goal = func(*engine.Game) bool { return false }
	case "on":
		t.hold = false
		return nil
	default:
		return fmt.Errorf("policies play one, turn, end, on or stop, not %q", how)
	}
	return nil
}

// allPolicies reports whether nobody at the table is a person: then nothing plays unless it is asked to.
func (t *Table) allPolicies() bool {
	return !slices.ContainsFunc(t.seats, func(s *seat) bool { return s.policy == nil })
}

// sit gives a seat to a policy, or to people.
func (t *Table) sit(p engine.Player, name string) error {
	if int(p) < 0 || int(p) >= len(t.seats) {
		return fmt.Errorf("there is no seat %d at this table", p)
	}
	s := t.seats[p]
	if name == Human {
		s.name, s.policy = Human, nil
		return nil
	}
	policy, err := simulate.NewPolicy(name)
	if err != nil {
		return fmt.Errorf("there is no policy %q: there are %s", name, strings.Join(append([]string{Human}, simulate.Policies()...), ", "))
	}
	policy.Begin(t.origin.Seed, p)
	s.name, s.policy = name, policy
	return nil
}

// replace gives the game other content, as the loop asks.
func (t *Table) replace(swap func(*engine.Game)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.notice = ""
	if err := t.guard(func() error {
		if t.origin.Relib == nil { // one with cards of its own gets them in rescenario
			swap(t.game)
		}
		return nil
	}); err != nil {
		t.notice = err.Error()
	}
	t.game.Decision()
	t.publish()
}

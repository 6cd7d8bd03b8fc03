package engine

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Game is one game in progress: its State, the content it is played with, and scratch space that can always be
// made anew from both. A Game belongs to one goroutine.
type Game struct {
	s       State
	lib     *Library
	rules   Ruleset
	voc     *Vocabulary
	format  *Format
	mode    *Mode
	effects Effects
	signal  any
	options Options
	seed    uint64
	decks   []*Deck

	progress   // task.go: the task in progress
	chronicle  // record.go: what was decided
	cast       // keywords.go: what the definitions of this game bring
	derivation // derive.go: derived values and what they are made of
	scratch    // buffer.go: space that is used again

	knobs   []int   // values of the vocabulary's knobs
	knobsOf *Format // in this format
	seats   ZoneID  // zone of the players' own objects

	// Scratch is the ruleset's own space for what must not be allocated again and again. It is no part of the state.
	Scratch any
	// Proposed is the card whose play is being examined or made: filters about cards being played see it before it
	// has left its zone. It is 0 between tasks. Proposer is who would play it, NoPlayer: its owner.
	Proposed ObjectID
	Proposer Player

	applied     []AppliedRule
	diagnostics []*ScriptError
	faults      faults
	whyNot      []whyNotEntry
	explaining  *explanation // the number that Explain is asked about
	work        Work
}

// Options are the switches of a game that rules and content do not depend on.
type Options struct {
	// KeepHistory keeps the journal of the whole game, so that every decision can be undone. Without it Undo
	// reaches back to the start of the task in progress only, and nothing grows.
	KeepHistory bool
	// CheckDerived recomputes every derived value after every task and panics when a cached one differs.
	CheckDerived bool
	// FailAtVerb makes the n-th verb call of an effect (counted from 1 over the whole game) fail; 0: none.
	FailAtVerb int
	// Trace keeps the rules that decided something besides those that events carry: see Game.Applies and Game.Applied.
	Trace bool
	// AskForced asks the questions that have a single answer, too, instead of taking it: for trying out whether another
	// answer would be legal. A record of such a game fits no other.
	AskForced bool
}

// Work counts what a game has cost so far; it is no part of the state.
type Work struct {
	Decisions   int // answered
	Choices     int // answered, with two or more options
	Tasks       int // runs of tasks, re-runs included
	Items       int // cards and abilities that were put on the stack
	ScriptCalls int
	VerbCalls   int
	Derivations int // how often derived values were computed
}

// faults serves FailAtVerb.
type faults struct {
	verbs  int
	before uint64
	Broken error
}

type past struct {
	lib     *Library
	earlier []*Library
	mark    Mark
	first   int        // index in record of the first answer of the task
	given   int        // answers before this one in the task
	length  int        // length of record before it
	skip    []Instance // abilities of the task whose scripts had failed by then
}

// Answer is one answer of the record, with who was asked what: a re-run that asks something else finds out.
type Answer struct {
	Option Option
	Player Player
	Kind   DecisionKind
	Auto   bool // nobody was asked: there was nothing to choose
	Sole   bool // somebody was asked, and it was the only option
	Again  bool // given before a command interrupted the task: it stands, and nobody is asked again
	Hash   uint32
}

// Entry is something in a record that is no answer: a command, or new content. At is the number of decisions and
// commands before it.
type Entry struct {
	At      int
	Command uint8 // 0: new content
	Player  Player
	Library *Library
}

// Match is a prepared game: content, format and decks, set up but not shuffled. Starting games from it costs one
// copy of its state.
type Match struct {
	lib    *Library
	format *Format
	mode   *Mode
	decks  []*Deck
	s      State
	defs   []*Card
	seats  ZoneID
}

// Prepare checks that the decks can be played and builds the common start of all games of a match.
func Prepare(lib *Library, format *Format, decks []*Deck) (*Match, error) {
	g := &Game{lib: lib, rules: lib.Rules, voc: lib.Rules.Vocabulary(), format: format, decks: decks}
	g.mode = g.voc.mode(format.Mode)
	if g.mode == nil {
		return nil, fmt.Errorf("format %q: the game has no mode %q", format.ID, format.Mode)
	}
	if len(decks) != g.mode.Players {
		return nil, fmt.Errorf("format %q is for %d players, but %d decks were given", format.ID, g.mode.Players, len(decks))
	}
	g.bare(len(decks))
	if n := len(lib.Keywords) + len(g.voc.Keywords); n > MaxKeywords {
		return nil, fmt.Errorf("the content has %d keywords, and a game can tell %d apart: leave sets out", n, MaxKeywords)
	}
	if err := g.rules.Setup(g, format, decks); err != nil {
		return nil, err
	}
	g.s.forget()
	return &Match{lib: lib, format: format, mode: g.mode, decks: decks, s: g.s, defs: g.defs, seats: g.seats}, nil
}

// NewGame makes a game that has not begun; Start begins one.
func NewGame(options Options) *Game { return &Game{options: options} }

// Start begins a game of a match with a seed, reusing all memory of the game that g was before.
func (g *Game) Start(m *Match, seed uint64) {
	if g.lib != m.lib || g.effects == nil && m.lib.Effects != nil {
		g.effects = nil
		if m.lib.Effects != nil {
			g.effects = m.lib.Effects()
		}
	}
	g.lib, g.rules, g.voc, g.format, g.mode = m.lib, m.lib.Rules, m.lib.Rules.Vocabulary(), m.format, m.mode
	g.signal = any(&pause)
	if g.effects != nil {
		g.signal = g.effects.Signal()
	}
	g.s.copyFrom(&m.s)
	g.everHosted = g.anyHosted()
	g.learnKeywords()
	g.derived, g.altered, g.printed, g.abilities = g.derived[:0], g.altered[:0], g.printed[:0], g.abilities[:0]
	g.defs = append(g.defs[:0], m.defs...)
	g.decks, g.seats, g.seed, g.began = m.decks, m.seats, seed, m.lib.Hash
	g.forgetCast()
	for _, c := range g.defs {
		g.note(c)
	}
	g.s.registers.rows[0].Random = seed
	g.due = false
	g.running, g.answers, g.skip = false, g.answers[:0], g.skip[:0]
	g.history, g.record, g.entries, g.steps = g.history[:0], g.record[:0], g.entries[:0], 0
	g.decision.reset()
	g.diagnostics = nil
	g.applied = g.applied[:0]
	g.faults = faults{}
	g.work = Work{}
	g.next, g.earlier, g.lost = nil, nil, false
	g.outdate()
	g.advance()
}

// forgetCast forgets what note has remembered.
func (g *Game) forgetCast() {
	g.noted, g.playing = noted{everHosted: g.everHosted}, false
	g.printed, g.abilities = g.printed[:0], g.abilities[:0]
}

// givesSetKeyword reports whether a static gives a keyword that a set defines.
func (g *Game) givesSetKeyword(a *Ability) bool {
	if a.Give == nil {
		return false
	}
	for i := range a.Give.Parts {
		for k := range a.Give.Parts[i].Keywords {
			if id := a.Give.Parts[i].Keywords[k].ID; id == NoKeyword || g.scripted&Bit(id) != 0 {
				return true
			}
		}
	}
	return false
}

// gives reports whether a static gives something of a kind.
func (a *Ability) gives(kind GiftKind) bool {
	if a.Give == nil {
		return false
	}
	for i := range a.Give.Parts {
		if a.Give.Parts[i].Field.Kind == kind {
			return true
		}
	}
	return false
}

// note remembers which kinds of ability a definition brings into the game.
func (g *Game) note(c *Card) {
	g.hasKind |= c.Has | g.givenKinds
	g.listening |= c.Listens | g.givenListens
	for i := range c.Abilities {
		a := &c.Abilities[i]
		g.offBoard = g.offBoard || a.Zones != 0
		g.offStatics = g.offStatics || a.Zones != 0 && a.Kind == Static
		g.everCopied = g.everCopied || a.gives(GiftCopy)
		g.abilityGifts = g.abilityGifts || a.gives(GiftAbilities)
		g.aliases = g.aliases || a.gives(GiftAlso)
		g.staticGives = g.staticGives || a.Kind == Static && g.givesSetKeyword(a)
	}
}

// noteGiven remembers what a state that was not played here has from verbs.
func (g *Game) noteGiven() {
	for i := range g.s.installed.rows {
		if a := g.AbilityOf(g.s.installed.rows[i].Instance); a != nil {
			g.hasKind |= Bit(uint8(a.Kind))
		}
	}
	for i := range g.s.modifiers.rows {
		g.aliases = g.aliases || g.voc.GiftFields[g.s.modifiers.rows[i].Field].Kind == GiftAlso
	}
}

// Decision returns the decision that is owed, or nil when the game is over.
func (g *Game) Decision() *Decision {
	g.settle()
	if g.decision.Kind == 0 {
		return nil
	}
	return &g.decision
}

// RefusedError is an answer that the rules refuse.
type RefusedError struct {
	Refusal Refusal
	Option  Option
}

func (e *RefusedError) Error() string {
	s := "refused"
	if e.Refusal.Rule != 0 {
		s += " (rule " + e.Refusal.Rule.String() + ")"
	}
	if e.Refusal.Reason != "" {
		s += ": " + e.Refusal.Reason
	}
	return s
}

// ErrNothingOwed is returned by Apply when the game is over.
var ErrNothingOwed = errors.New("no decision is owed: the game is over")

// Apply answers the owed decision with one of its options and runs on. Anything else is refused with the rule that
// forbids it, and the game stays as it was.
func (g *Game) Apply(o Option) error {
	g.settle()
	if g.decision.Kind == 0 {
		return ErrNothingOwed
	}
	d := &g.decision
	if d.index(o) < 0 {
		return &RefusedError{Refusal: g.Why(o), Option: o}
	}
	g.work.Decisions++
	g.steps++
	if len(d.Options) > 1 {
		g.work.Choices++
	}
	if g.options.KeepHistory {
		g.history = append(g.history, past{lib: g.lib, earlier: g.earlier, mark: g.start, first: g.recorded, given: len(g.answers), length: len(g.record), skip: slices.Clone(g.skip)})
	}
	a := Answer{Option: o, Player: d.Player, Kind: d.Kind, Hash: d.hash(), Sole: len(d.Options) == 1}
	g.answers = append(g.answers, a)
	if g.options.KeepHistory {
		g.record = append(g.record[:g.recorded], g.answers...)
	}
	g.resume()
	return nil
}

// CanUndo reports how many decisions can be undone.
func (g *Game) CanUndo() int { return len(g.history) }

// Undo takes back the last n answered decisions and owes the earliest of them again. It reports false, and does
// nothing, when fewer can be undone. Undoing is pure journal: the task that asks runs again as soon as anybody asks for
// the decision, the hash, a view or the like; who reads rows (Object, Counter ...) asks for the decision first.
func (g *Game) Undo(n int) bool {
	if n <= 0 || n > len(g.history) {
		return false
	}
	p := g.history[len(g.history)-n]
	g.history = g.history[:len(g.history)-n]
	g.answers = append(g.answers[:0], g.record[p.first:p.first+p.given]...)
	g.record = g.record[:p.length]
	g.kept = g.kept[:0]
	g.recorded = p.first
	g.steps -= n
	for k := len(g.entries) - 1; k >= 0; k-- {
		if e := &g.entries[k]; e.Command != 0 && e.At < g.steps || e.taken != nil && e.taken.at <= g.steps {
			break
		}
		g.entries = g.entries[:k]
	}
	g.start = p.mark
	g.decision.reset()
	g.skip = append(g.skip[:0], p.skip...)
	g.running = true
	g.undoTask()
	wanted := g.wanted()
	if g.due {
		wanted = g.wished
	}
	g.next = nil
	if changed := !slices.Equal(p.earlier, g.earlier); changed || p.lib != g.lib {
		g.earlier = p.earlier
		g.read(p.lib) // the answers before it were given under that content
	}
	g.due, g.wished = true, wanted
	return true
}

// Hash covers all of the state: rows, names, generator, procedures, and the answers of the task in progress.
func (g *Game) Hash() uint64 {
	g.settle()
	var extra []byte
	for i := range g.answers {
		a := &g.answers[i]
		extra = append(extra, byte(a.Player), byte(a.Kind))
		extra = a.Option.append(extra)
	}
	return g.s.hash(extra)
}

// Over reports whether the game is over, and who won (NoPlayer: nobody).
func (g *Game) Over() (bool, Player) {
	g.settle()
	r := &g.s.registers.rows[0]
	return r.Over, r.Winner
}

// Work tells what the game has cost so far.
func (g *Game) Work() Work { return g.work }

// Effects is what runs the functions of scripts in this game; nil when it has none. Tools ask it what they have cost.
func (g *Game) Effects() Effects { return g.effects }

// Diagnostics lists the scripts that failed in this game, in order.
func (g *Game) Diagnostics() []*ScriptError { return g.diagnostics }

// Broken returns the error that FailAtVerb found: an effect that failed and left a trace.
func (g *Game) Broken() error { return g.faults.Broken }

// Tainted reports whether a script has failed in this game.
func (g *Game) Tainted() bool { return g.s.registers.rows[0].Tainted || len(g.diagnostics) > 0 }

// Library is the content that the game is played with now.
func (g *Game) Library() *Library {
	g.settle()
	return g.lib
}

// Vocabulary is the ruleset's.
func (g *Game) Vocabulary() *Vocabulary { return g.voc }

// Format is the format that the game is played in.
func (g *Game) Format() *Format { return g.format }

// Knob returns the value of a knob: the format's, else the mode's, else the default.
func (g *Game) Knob(name string) int {
	if len(g.knobs) != len(g.voc.Knobs) || g.knobsOf != g.format {
		g.knobs, g.knobsOf = g.knobs[:0], g.format
		for i := range g.voc.Knobs {
			g.knobs = append(g.knobs, g.voc.Knob(g.format, g.voc.Knobs[i].Name))
		}
	}
	for i := range g.voc.Knobs {
		if g.voc.Knobs[i].Name == name {
			return g.knobs[i]
		}
	}
	panic("engine: no knob " + name)
}

// SetSeats tells the kernel which zone holds the players' own objects; Setup calls it before anything else.
func (g *Game) SetSeats(z ZoneID) {
	g.seats = z
	g.layout++
}

// Command does something a player may do at any time without being asked, such as conceding. The ruleset's step
// sees it as an outstanding task of that kind.
func (g *Game) Command(kind uint8, p Player) {
	g.settle()
	if g.s.registers.rows[0].Over {
		return
	}
	if g.options.KeepHistory {
		g.history = append(g.history, past{lib: g.lib, earlier: g.earlier, mark: g.start, first: g.recorded, given: len(g.answers), length: len(g.record), skip: slices.Clone(g.skip)})
		g.record = append(g.record[:g.recorded], g.answers...)
	}
	g.entries = append(g.entries, entry{Entry: Entry{At: g.steps, Command: kind, Player: p}})
	g.steps++
	g.undoTask()
	interrupted := slices.Clone(g.answers)
	g.answers, g.kept = g.answers[:0], g.kept[:0]
	g.decision.reset()
	g.running = false
	head := int(g.s.registers.rows[0].Head)
	g.s.queue.add(Outstanding{})
	for i := len(g.s.queue.rows) - 1; i > head; i-- {
		*g.s.queue.edit(i) = g.s.queue.rows[i-1]
	}
	*g.s.queue.edit(head) = Outstanding{Kind: kind, A: int16(p)}
	g.boundary()
	g.runTask()
	// Who is still there is not asked again what they have answered already in the task that this has interrupted.
	for _, a := range interrupted {
		if g.decision.Kind == 0 && !g.Out(a.Player) {
			a.Again = true
			g.kept = append(g.kept, a)
		}
	}
	g.advance()
}

func (o Option) append(b []byte) []byte {
	b = append(b, byte(o.Kind), byte(o.Of))
	b = binary.LittleEndian.AppendUint16(b, uint16(o.Inc))
	b = binary.LittleEndian.AppendUint32(b, uint32(o.N))
	return binary.LittleEndian.AppendUint32(b, uint32(o.M))
}

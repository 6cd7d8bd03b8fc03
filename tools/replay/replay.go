// Package replay keeps games as files: a seed and the decisions, from which the same content plays the same game again.
//
// [Of] makes a [File] of a game that kept its history, [Write] and [Read] store it, [Play] plays it again and tells
// where it differs from what was stored:
//
//	f, err := replay.Of(game)
//	err = replay.Write("game.jsonl", f)
//	...
//	f, err := replay.Read("game.jsonl")
//	result, err := replay.Play(f, lib, nil)
//
// # The format
//
// A file is JSON Lines, so that it can be read and compared with ordinary tools. The first line is the header:
//
//	{"type":"cardlathe-replay","version":3,"game":"riftbound","format":"proving-grounds","decks":["annie","garen"],
//	 "seed":"1","content":"16 hex digits","hash":"16 hex digits","decisions":212,
//	 "sets":[{"id":"origins","version":"1.0.0","hash":"16 hex digits"}],"used":61}
//
// Then come the cards that occur in the game, the decks, the format and the keywords that sets define, with the hashes of
// what they were ([Used], [Changes]):
//
//	{"card":"OGN-174","name":"Sai Scout","set":"origins","facts":"16 hex digits","script":"16 hex digits","hash":"16 hex digits"}
//
// Each further line is an answer, or a command that nobody was asked for:
//
//	{"n":1,"player":"A","kind":35,"option":{"kind":4,"of":1,"inc":1,"n":17},"asked":1234567,"text":"Gust"}
//	{"n":213,"player":"B","command":8}
//
// A report is a replay that another machine can play: before the answers stand the texts that differ from those in the
// program, one a line:
//
//	{"set":"riftbound/mine","file":"cards/warden.lua","text":"triggered { ... }\n"}
//
// A header may say how the game failed. The file of a game that ended in an internal error has no final hash; its last
// answer is the one that leads there. The file of a game that broke what must be true of all games ends where it did.
//
// asked is a hash of all options that the decision had: a decision that offers something else now differs, even when the
// answer is still among the options. kind and the fields of option are the numbers of package engine, which only ever grow; text is for people and is not
// read. The hash of the state stands in every tenth line and in the last. content is the hash of the library and hash
// that of the final state. Seeds and hashes are texts where they could exceed what a JSON number holds exactly.
//
// Every line ends with a check sum of all that the file holds up to there, so that an edited line is as good as a torn one.
// Files of version 1 (without used and sum) and 2 (reports of that time) are still read.
//
// A damaged file is refused with the number of the line ([DamagedError]). A file whose game goes another way now, since
// the content or the rules have changed, is no damage: [Play] reports the first decision that differs.
package replay

import (
	"fmt"
	"strconv"

	"cardlathe/engine"
)

// Version is the newest version of the format, in which files are written.
const Version = 3

// Every is after how many decisions a hash is stored.
const Every = 10

const magic = "cardlathe-replay"

// Header is the first line of a file.
type Header struct {
	Type      string   `json:"type"`
	Version   int      `json:"version"`
	Game      string   `json:"game"`
	Format    string   `json:"format"`
	Decks     []string `json:"decks"`
	Seed      uint64   `json:"seed,string"`
	Content   Hash     `json:"content"`
	Hash      Hash     `json:"hash"`
	Decisions int      `json:"decisions"` // how many answers and commands follow
	Program   string   `json:"program,omitempty"`
	Sets      []Set    `json:"sets,omitempty"`
	Used      int      `json:"used,omitempty"`    // how many lines say what was used, after the header
	Report    bool     `json:"report,omitempty"`  // it can be played by the program and its own texts
	Texts     int      `json:"texts,omitempty"`   // how many texts follow, before the answers
	Failure   string   `json:"failure,omitempty"` // how the game failed
}

// Line is one answer, or one command.
type Line struct {
	N       int                 `json:"n"` // counted from 1
	Player  string              `json:"player"`
	Kind    engine.DecisionKind `json:"kind,omitempty"`
	Option  *Option             `json:"option,omitempty"`
	Command uint8               `json:"command,omitempty"`
	Asked   uint32              `json:"asked,omitempty"` // hash of the options
	Text    string              `json:"text,omitempty"`
	Hash    Hash                `json:"hash,omitzero"` // of the state after it; 0: not stored
}

// Option is an engine.Option in JSON.
type Option struct {
	Kind engine.OptionKind `json:"kind"`
	Of   engine.DatumKind  `json:"of,omitempty"`
	Inc  int16             `json:"inc,omitempty"`
	N    int32             `json:"n,omitempty"`
	M    int32             `json:"m,omitempty"`
}

// Engine gives the option that the kernel knows.
func (o *Option) Engine() engine.Option {
	return engine.Option{Kind: o.Kind, Of: o.Of, Inc: o.Inc, N: o.N, M: o.M}
}

// Hash is a hash in JSON: 16 hex digits.
type Hash uint64

// MarshalText implements encoding.TextMarshaler.
func (h Hash) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%016x", uint64(h)), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (h *Hash) UnmarshalText(b []byte) error {
	n, err := strconv.ParseUint(string(b), 16, 64)
	if err != nil || len(b) != 16 {
		return fmt.Errorf("%q is no hash of 16 hex digits", b)
	}
	*h = Hash(n)
	return nil
}

// File is a replay.
type File struct {
	Header Header
	Used   []Used
	Texts  []Text
	Lines  []Line
}

// DamagedError tells which line of a file is damaged.
type DamagedError struct {
	File   string
	Line   int
	Reason string
}

func (e *DamagedError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Reason) }

// seatName is how files call a player: A, B.
func seatName(p engine.Player) string {
	if p < 0 {
		return ""
	}
	return string(rune('A' + p))
}

func seatOf(name string) engine.Player {
	if len(name) != 1 || name[0] < 'A' || name[0] >= 'A'+engine.MaxPlayers {
		return engine.NoPlayer
	}
	return engine.Player(name[0] - 'A')
}

// Of makes a replay of a game that keeps its history. It plays the game once more, beside it, to learn the hashes, and
// fails when that goes another way: for a game that lived through a reload, for one.
func Of(g *engine.Game) (*File, error) {
	r, lib := g.Record(), g.Library()
	if r.Decks == nil {
		return nil, fmt.Errorf("only a game that began with decks can be stored")
	}
	var commands []engine.Entry
	for _, e := range r.Entries {
		if e.Command == 0 {
			return nil, fmt.Errorf("a game that lived through a reload cannot be stored yet")
		}
		commands = append(commands, e)
	}
	again, err := Record(lib, r.Format, r.Decks, r.Seed, engine.Options{})
	if err != nil {
		return nil, err
	}
	again.File.Header.Content = Hash(r.Content)
	answers := r.Answers
	for len(answers) > 0 || len(commands) > 0 {
		n := len(again.File.Lines) + 1
		if len(commands) > 0 && (len(answers) == 0 || commands[0].At < n) {
			again.Command(commands[0].Command, commands[0].Player)
			commands = commands[1:]
			continue
		}
		if err := again.Apply(answers[0].Option); err != nil {
			return nil, fmt.Errorf("the record of the game does not replay: decision %d: %w", n, err)
		}
		answers = answers[1:]
	}
	f := again.End()
	if uint64(f.Header.Hash) != r.Hash {
		return nil, fmt.Errorf("the record of the game replays to the state %016x instead of %016x", uint64(f.Header.Hash), r.Hash)
	}
	return f, nil
}

// asked covers the options of a decision in their order.
func asked(d *engine.Decision) uint32 {
	h := uint32(2166136261)
	mix := func(v uint32) { h = (h ^ v) * 16777619 }
	for _, o := range d.Options {
		mix(uint32(o.Kind)<<16 | uint32(o.Of))
		mix(uint32(uint16(o.Inc)))
		mix(uint32(o.N))
		mix(uint32(o.M))
	}
	return h
}

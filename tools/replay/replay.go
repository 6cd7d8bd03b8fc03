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
// A file is JSON Lines, so that it can be read, cut and compared with ordinary tools. The first line is the header:
//
//	{"type":"cardlathe-replay","version":1,"game":"riftbound","format":"proving-grounds","decks":["annie","garen"],
//	 "seed":"1","content":"16 hex digits","hash":"16 hex digits","decisions":212}
//
// Each further line is an answer, or a command that nobody was asked for:
//
//	{"n":1,"player":"A","kind":35,"option":{"kind":4,"of":1,"inc":1,"n":17},"asked":1234567,"text":"Gust"}
//	{"n":213,"player":"B","command":8}
//
// A report is a replay that another machine can play: its header also names the sets with their versions and hashes, and
// between header and answers stand the texts that differ from those in the program, one a line. Those lines make it
// version 2:
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
// A damaged file is refused with the number of the line ([DamagedError]). A file whose game goes another way now, since
// the content or the rules have changed, is no damage: [Play] reports the first decision that differs.
package replay

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"cardlathe/engine"
)

// Version is the newest version of the format, that of reports. Other files are written as version 1.
const Version = 2

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

// Encode writes a replay as JSON Lines.
func Encode(w io.Writer, f *File) error {
	b := bufio.NewWriter(w)
	e := json.NewEncoder(b)
	e.SetEscapeHTML(false)
	if err := e.Encode(&f.Header); err != nil {
		return err
	}
	for i := range f.Texts {
		if err := e.Encode(&f.Texts[i]); err != nil {
			return err
		}
	}
	for i := range f.Lines {
		l := &f.Lines[i]
		if err := e.Encode(l); err != nil {
			return err
		}
	}
	return b.Flush()
}

// Write stores a replay. The file is there as a whole or not at all.
func Write(name string, f *File) error {
	t, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(t.Name())
	if err := Encode(t, f); err != nil {
		t.Close()
		return err
	}
	if err := t.Sync(); err != nil {
		t.Close()
		return err
	}
	if err := t.Close(); err != nil {
		return err
	}
	if err := os.Chmod(t.Name(), 0o644); err != nil {
		return err
	}
	return os.Rename(t.Name(), name)
}

// maxLine bounds a line of a file, which may hold the text of a card; maxLines bounds their number.
const (
	maxLine  = 8 << 20
	maxLines = 1 << 20
)

// Read reads a replay.
func Read(name string) (*File, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return Decode(file, name)
}

// Decode reads a replay; name is what errors call it.
func Decode(r io.Reader, name string) (*File, error) {
	scan := bufio.NewScanner(r)
	scan.Buffer(nil, maxLine)
	f := &File{}
	n := 0
	damaged := func(format string, args ...any) error { return &DamagedError{name, n, fmt.Sprintf(format, args...)} }
	decode := func(v any) error {
		d := json.NewDecoder(bytes.NewReader(scan.Bytes()))
		if err := d.Decode(v); err != nil {
			return damaged("no line of a replay: %v", err)
		}
		if d.More() {
			return damaged("more than one value in a line")
		}
		return nil
	}
	for scan.Scan() {
		n++
		if n == 1 {
			if err := decode(&f.Header); err != nil {
				return nil, err
			}
			if f.Header.Type != magic {
				return nil, damaged("this is no replay: its first line has the type %q, not %q", f.Header.Type, magic)
			}
			if f.Header.Version < 1 || f.Header.Version > Version {
				return nil, damaged("the replay has version %d; this program reads versions up to %d", f.Header.Version, Version)
			}
			continue
		}
		if n > maxLines {
			return nil, damaged("too many lines")
		}
		if n-1 <= f.Header.Texts {
			var x Text
			if err := decode(&x); err != nil {
				return nil, err
			}
			if !x.valid() {
				return nil, damaged("this is no text of a set: set %q, file %q", x.Set, x.File)
			}
			f.Texts = append(f.Texts, x)
			continue
		}
		var l Line
		if err := decode(&l); err != nil {
			return nil, err
		}
		switch {
		case l.N != n-1-f.Header.Texts:
			return nil, damaged("decision %d stands where decision %d belongs", l.N, n-1-f.Header.Texts)
		case seatOf(l.Player) < 0:
			return nil, damaged("%q is no player", l.Player)
		case (l.Option == nil) == (l.Command == 0):
			return nil, damaged("a line holds an option or a command")
		}
		f.Lines = append(f.Lines, l)
	}
	if err := scan.Err(); err != nil {
		n++
		return nil, damaged("%v", err)
	}
	if n == 0 {
		n = 1
		return nil, damaged("the file is empty")
	}
	if len(f.Texts) != f.Header.Texts {
		return nil, damaged("the file ends after %d of %d texts", len(f.Texts), f.Header.Texts)
	}
	if len(f.Lines) != f.Header.Decisions {
		return nil, damaged("the file ends after %d of %d decisions", len(f.Lines), f.Header.Decisions)
	}
	return f, nil
}

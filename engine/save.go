package engine

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/cespare/xxhash/v2"
)

// A save holds the state at the start of the task in progress and the answers given in it. Loading runs the task to
// the pause again and must meet the saved hash.

const saveMagic = "cardlathe save 1\n"

// Save writes the game as bytes that LoadGame reads. The history for Undo is not saved.
func (g *Game) Save() []byte {
	g.settle()
	hash, content := g.Hash(), g.lib.Hash
	if len(g.needed(g.earlier)) > 0 {
		content = 0 // no content to load it with has all that this game is of
	}
	owed := g.decision.Kind != 0
	var w bytes.Buffer
	w.WriteString(saveMagic)
	for _, s := range []string{g.voc.Game, g.format.text()} {
		_ = binary.Write(&w, binary.LittleEndian, uint16(len(s)))
		w.WriteString(s)
	}
	_ = binary.Write(&w, binary.LittleEndian, g.seed)
	_ = binary.Write(&w, binary.LittleEndian, content)
	_ = binary.Write(&w, binary.LittleEndian, hash)
	_ = binary.Write(&w, binary.LittleEndian, owed)
	_ = binary.Write(&w, binary.LittleEndian, int16(g.seats))
	_ = binary.Write(&w, binary.LittleEndian, uint32(len(g.answers)))
	for i := range g.answers {
		_ = binary.Write(&w, binary.LittleEndian, &g.answers[i])
	}
	if g.running {
		g.undoTask()
	}
	g.s.write(&w)
	for _, c := range g.defs {
		_ = binary.Write(&w, binary.LittleEndian, uint16(len(c.Abilities)))
		for i := range c.Abilities {
			_ = binary.Write(&w, binary.LittleEndian, uint16(len(c.Abilities[i].Key)))
			w.WriteString(c.Abilities[i].Key)
		}
	}
	if g.running {
		g.decision.reset()
		g.runTask()
	}
	return binary.LittleEndian.AppendUint64(w.Bytes(), xxhash.Sum64(w.Bytes()))
}

// text writes a format down: its id, mode and knobs. A game keeps them when the content has others by now.
func (f *Format) text() string {
	words := []string{f.ID, f.Mode}
	for _, name := range slices.Sorted(maps.Keys(f.Knobs)) {
		words = append(words, fmt.Sprintf("%s=%d", name, f.Knobs[name]))
	}
	return strings.Join(words, "\n")
}

// formatOf is the format that text has written down: that of the content when it is still the same.
func formatOf(lib *Library, game, text string) *Format {
	words := strings.Split(text, "\n")
	now := lib.Formats[words[0]]
	if now != nil && (len(words) == 1 || now.text() == text) { // an id alone was all that saves once had
		return now
	}
	f := &Format{ID: words[0], Game: game, Knobs: map[string]int{}}
	if now != nil {
		f.Title, f.Set, f.File, f.Line = now.Title, now.Set, now.File, now.Line
	}
	if len(words) > 1 {
		f.Mode = words[1]
		for _, w := range words[2:] {
			name, n, _ := strings.Cut(w, "=")
			f.Knobs[name], _ = strconv.Atoi(n)
		}
	}
	return f
}

// ErrDamagedSave is wrapped by the errors that LoadGame returns for bytes that are no intact save.
var ErrDamagedSave = errors.New("this is no intact save")

// LacksCardError is returned by LoadGame when a card of the saved game is not in the content.
type LacksCardError struct{ Card string } // its id

func (e *LacksCardError) Error() string {
	return fmt.Sprintf("the save needs the card %q, which the content lacks", e.Card)
}

// LoadGame makes a game of a save, with the content of lib, and runs it to where it was saved. It fails when the
// bytes are damaged, when the content lacks a card of the game, or when the game does not come to the saved hash. With
// other content than it was saved with, the answers of the task in progress stand as far as they still fit.
func LoadGame(lib *Library, data []byte, options Options) (g *Game, err error) {
	defer func() {
		if r := recover(); r != nil {
			g, err = nil, fmt.Errorf("%w: %v", ErrDamagedSave, r)
		}
	}()
	if !bytes.HasPrefix(data, []byte(saveMagic)) {
		return nil, ErrDamagedSave
	}
	if len(data) < len(saveMagic)+8 || binary.LittleEndian.Uint64(data[len(data)-8:]) != xxhash.Sum64(data[:len(data)-8]) {
		return nil, fmt.Errorf("%w: its check sum differs", ErrDamagedSave)
	}
	r := bytes.NewReader(data[len(saveMagic) : len(data)-8])
	text := func() string {
		var n uint16
		if binary.Read(r, binary.LittleEndian, &n) != nil || int(n) > r.Len() {
			return ""
		}
		b := make([]byte, n)
		_, _ = r.Read(b)
		return string(b)
	}
	game, format := text(), text()
	g = &Game{lib: lib, rules: lib.Rules, voc: lib.Rules.Vocabulary(), options: options}
	if game != g.voc.Game {
		return nil, fmt.Errorf("the save is of the game %q, not of %q", game, g.voc.Game)
	}
	g.format = formatOf(lib, game, format)
	if g.mode = g.voc.mode(g.format.Mode); g.mode == nil {
		return nil, fmt.Errorf("the save is of the mode %q, which %s lacks", g.format.Mode, g.voc.Title)
	}
	var hash, content uint64
	var owed bool
	var seats int16
	var n uint32
	for _, v := range []any{&g.seed, &content, &hash, &owed, &seats, &n} {
		if err := binary.Read(r, binary.LittleEndian, v); err != nil {
			return nil, fmt.Errorf("%w: %v", ErrDamagedSave, err)
		}
	}
	if n > maxAnswers {
		return nil, ErrDamagedSave
	}
	answers := make([]Answer, n)
	for i := range answers {
		if err := binary.Read(r, binary.LittleEndian, &answers[i]); err != nil {
			return nil, fmt.Errorf("%w: %v", ErrDamagedSave, err)
		}
	}
	g.seats = ZoneID(seats)
	if err := g.s.read(r); err != nil {
		return nil, fmt.Errorf("%w: %v", ErrDamagedSave, err)
	}
	if err := g.s.sound(len(g.voc.Zones)); err != nil {
		return nil, fmt.Errorf("%w: %v", ErrDamagedSave, err)
	}
	g.everHosted = g.anyHosted()
	g.learnKeywords()
	keys := make([][]string, len(g.s.cast))
	for i := range keys {
		var n uint16
		if err := binary.Read(r, binary.LittleEndian, &n); err != nil {
			return nil, fmt.Errorf("%w: %v", ErrDamagedSave, err)
		}
		for range n {
			keys[i] = append(keys[i], text())
		}
	}
	for _, id := range g.s.cast {
		c := lib.Card(id)
		if c == nil {
			return nil, &LacksCardError{id}
		}
		g.defs = append(g.defs, c)
		g.note(c)
	}
	if content != lib.Hash {
		g.place(g.instances(func(in Instance) string {
			if list := keys[in.Definition]; in.Ability >= 0 && int(in.Ability) < len(list) {
				return list[in.Ability]
			}
			return ""
		}))
	}
	g.noteGiven()
	g.signal = any(&pause)
	if lib.Effects != nil {
		g.effects = lib.Effects()
		g.signal = g.effects.Signal()
	}
	g.outdate()
	if owed {
		g.start = g.s.mark()
		g.running = true
		g.answers = answers
		// Each question is made again: other content may ask another one, and scripts that failed while its options were
		// listed have to fail again.
		g.distrust = true
		g.runTask()
	}
	g.advance()
	if content == lib.Hash && g.Hash() != hash {
		return nil, fmt.Errorf("the loaded game has the hash %016x, the saved one %016x: the content has changed", g.Hash(), hash)
	}
	return g, nil
}

// NewBoard makes a game whose position is stated by hand instead of dealt, and runs it until a decision is owed. It
// returns the objects that the board names, and every mistake of the board (then the game is nil).
func NewBoard(lib *Library, format *Format, board Spec, seed uint64, options Options) (*Game, []Placed, []Problem) {
	g := &Game{lib: lib, rules: lib.Rules, voc: lib.Rules.Vocabulary(), format: format, options: options, seed: seed}
	g.mode = g.voc.mode(format.Mode)
	if g.mode == nil {
		return nil, nil, []Problem{{Text: fmt.Sprintf("the game has no mode %q", format.Mode)}}
	}
	g.signal = any(&pause)
	if lib.Effects != nil {
		g.effects = lib.Effects()
		g.signal = g.effects.Signal()
	}
	g.learnKeywords()
	g.bare(g.mode.Players)
	g.s.registers.rows[0].Random = seed
	placed, problems := g.rules.Build(g, board)
	if len(problems) > 0 {
		return nil, placed, problems
	}
	g.s.forget()
	g.outdate()
	g.advance()
	return g, placed, nil
}

// bare makes the rows that every state begins with.
func (g *Game) bare(players int) {
	g.s.registers.add(Registers{Players: int8(players), Winner: NoPlayer, Active: NoPlayer})
	g.s.events.add(Event{})       // event 0 is none
	g.s.snapshots.add(Snapshot{}) // snapshot 0 is none
	g.s.items.add(Item{})         // item 0 is none
}

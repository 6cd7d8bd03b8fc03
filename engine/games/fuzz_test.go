package games_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/engine/games"
)

// saves are saves of real games of every ruleset: early, in the middle, at a question within a task, and after the end. The first
// four are of the first game.
var saves = sync.OnceValue(func() (list []saved) {
	for _, rules := range games.All() {
		x, err := settingFrom(rules)
		if err != nil {
			panic(err)
		}
		for n, a := range x.decks {
			m, err := engine.Prepare(x.lib, x.format, []*engine.Deck{a, x.decks[(n+1)%len(x.decks)]})
			if err != nil {
				panic(err)
			}
			g := engine.NewGame(engine.Options{KeepHistory: true})
			g.Start(m, uint64(n))
			r := rand.New(rand.NewPCG(uint64(n), 1))
			for step := 0; ; step++ {
				if step == 0 || step == 30+20*n || g.Decision() == nil {
					list = append(list, saved{x.lib, g.Save(), g.Hash()})
				}
				d := g.Decision()
				if d == nil {
					break
				}
				if err := g.Apply(d.Options[r.IntN(len(d.Options))]); err != nil {
					panic(err)
				}
			}
		}
	}
	return list
})

type saved struct {
	lib  *engine.Library
	data []byte
	hash uint64
}

// patience is how long a damaged save may take to be refused; an intact one loads in milliseconds.
const patience = 5 * time.Second

// load loads bytes and reports what is not as it should be: they are refused, or lead to a game of the same hash.
func load(t *testing.T, s saved, data []byte) {
	hash, intact := s.hash, bytes.Equal(data, s.data)
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer func() {
			if r := recover(); r != nil {
				t.Errorf("loading panics: %v", r)
			}
		}()
		g, err := engine.LoadGame(s.lib, data, engine.Options{})
		switch {
		case err != nil && g != nil:
			t.Error("an error comes with a game")
		case err != nil && intact:
			t.Errorf("an intact save is refused: %v", err)
		case err == nil && g.Hash() != hash:
			t.Errorf("a damaged save loads to the hash %016x, not %016x", g.Hash(), hash)
		}
	}()
	select {
	case <-done:
	case <-time.After(patience):
		t.Fatal("loading does not end")
	}
}

// TestSaves: every save loads to its hash, and the loaded game saves to the same bytes.
func TestSaves(t *testing.T) {
	for i, s := range saves() {
		g, err := engine.LoadGame(s.lib, s.data, engine.Options{})
		if err != nil || g.Hash() != s.hash {
			t.Errorf("save %d: %v", i, err)
			continue
		}
		if !bytes.Equal(g.Save(), s.data) {
			t.Errorf("save %d: the loaded game saves to other bytes", i)
		}
		if g.Hash() != s.hash {
			t.Errorf("save %d: saving changes the game", i)
		}
	}
}

// damage makes another save of one: flips bits at a place, writes a number there, cuts it off, appends.
func damage(data []byte, at uint32, xor uint8, number uint32, cut uint32, tail []byte) []byte {
	out := bytes.Clone(data)
	out[int(at)%len(out)] ^= xor
	if number != 0 {
		if i := int(at)%len(out) + 1; i+4 <= len(out) {
			binary.LittleEndian.PutUint32(out[i:], number)
		}
	}
	if cut != 0 {
		out = out[:int(cut)%len(out)]
	}
	return append(out, tail...)
}

func FuzzLoadGame(f *testing.F) {
	list := saves()
	f.Add(uint8(0), uint32(0), uint8(0), uint32(0), uint32(0), []byte{})
	r := rand.New(rand.NewPCG(5, 5))
	for i := range 120 {
		s := list[i%len(list)]
		at, number, cut, tail := r.Uint32N(60), uint32(0), uint32(0), []byte{} // the header
		switch i % 4 {
		case 1:
			number = []uint32{1, 0x7fffffff, 0xffffffff, 0x10000, 1 << 26}[r.IntN(5)]
		case 2:
			cut = 1 + r.Uint32N(uint32(len(s.data)))
		case 3:
			tail = []byte{1, 2, 3}
		}
		// Damage of the rows themselves is the business of TestDamagedRows, which bounds its memory.
		f.Add(uint8(i), at, uint8(1)<<r.IntN(8), number, cut, tail)
	}
	f.Fuzz(func(t *testing.T, which uint8, at uint32, xor uint8, number uint32, cut uint32, tail []byte) {
		s := list[int(which)%len(list)]
		data := damage(s.data, at, xor, number, cut, tail)
		load(t, s, data)
	})
}

// TestDamagedRows damages the rows of saves. It does so in a process of its own with little memory, because a ring in a
// list is followed without end.
func TestDamagedRows(t *testing.T) {
	if os.Getenv("CARDLATHE_DAMAGE") == "" {
		if testing.Short() {
			t.Skip("takes seconds")
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		c := exec.CommandContext(ctx, os.Args[0], "-test.run=^TestDamagedRows$")
		c.Env = append(os.Environ(), "CARDLATHE_DAMAGE=1")
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("a save with damaged rows is not refused before it runs: %v\n%.1500s", err, out)
		}
		return
	}
	limit := syscall.Rlimit{Cur: 3 << 30, Max: 3 << 30}
	if err := syscall.Setrlimit(syscall.RLIMIT_AS, &limit); err != nil {
		t.Logf("memory is not limited: %v", err) // then the time limit alone stops a ring
	}
	list := saves()
	r := rand.New(rand.NewPCG(11, 11))
	try := func(s saved, at uint32, xor uint8, number uint32) {
		data := damage(s.data, at, xor, number, 0, nil)
		load(t, s, data)
		if t.Failed() {
			t.Fatalf("byte %d with %d, then %d", at, xor, number)
		}
	}
	for i := range 2000 {
		s := list[i%len(list)]
		try(s, r.Uint32N(uint32(len(s.data))), uint8(1)<<r.IntN(8), uint32(i%2)*r.Uint32())
	}
	// Small numbers are what links of lists are: they make rings.
	for _, s := range early(list) {
		for at := uint32(0); at < min(2500, uint32(len(s.data))); at++ {
			try(s, at, 0, 1+at%120)
			try(s, at, 0x10, 1)
		}
	}
}

// early are the first two saves of each game.
func early(list []saved) (out []saved) {
	n := map[*engine.Library]int{}
	for _, s := range list {
		if n[s.lib]++; n[s.lib] <= 2 {
			out = append(out, s)
		}
	}
	return out
}

// FuzzApply plays a game of one of the rulesets by bytes: most of them choose a listed option, the others make options out of thin air, which
// are refused and change nothing. Commands may come at any time.
func FuzzApply(f *testing.F) {
	f.Add(uint64(1), []byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
	f.Add(uint64(2), bytes.Repeat([]byte{255, 32, 4, 0, 17, 0, 3, 1, 9}, 30))
	f.Add(uint64(3), bytes.Repeat([]byte{1, 250, 35, 1, 200, 3, 200, 9, 7}, 60))
	r := rand.New(rand.NewPCG(9, 9))
	for seed := range uint64(8) {
		b := make([]byte, 400)
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		f.Add(seed, b)
	}
	rulesets := games.All()
	f.Fuzz(func(t *testing.T, seed uint64, moves []byte) {
		x := settingOf(t, rulesets[seed%uint64(len(rulesets))])
		decks := uint64(len(x.decks))
		m, err := engine.Prepare(x.lib, x.format, []*engine.Deck{x.decks[seed/3%decks], x.decks[seed/12%decks]})
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(engine.Options{KeepHistory: true})
		g.Start(m, seed)
		for len(moves) > 0 {
			b := moves[0]
			moves = moves[1:]
			d := g.Decision()
			if d == nil {
				if err := g.Apply(engine.Option{}); err != engine.ErrNothingOwed {
					t.Fatalf("an answer after the end: %v", err)
				}
				g.Undo(1)
				continue
			}
			switch {
			case b < 200:
				if err := g.Apply(d.Options[int(b)%len(d.Options)]); err != nil {
					t.Fatal(err)
				}
			case b < 205:
				before, had := g.Hash(), g.CanUndo()
				if g.Undo(int(b-200)) != (int(b-200) > 0 && int(b-200) <= had) {
					t.Fatal("undo says the wrong thing")
				}
				if b == 200 && g.Hash() != before {
					t.Fatal("undoing nothing changes the game")
				}
			default:
				if len(moves) < 8 {
					return
				}
				o := engine.Option{Kind: engine.OptionKind(moves[0]), Of: engine.DatumKind(moves[1] % 16), Inc: int16(int8(moves[2])),
					N: int32(int8(moves[3]))<<(moves[4]%25) | int32(moves[5]), M: int32(int8(moves[6])) << (moves[7] % 25)}
				if b%2 == 0 {
					// Close to an option that is listed.
					l := d.Options[int(moves[0])%len(d.Options)]
					l.N += int32(int8(moves[1]) / 32)
					l.M += int32(int8(moves[2]) / 32)
					l.Inc += int16(int8(moves[3]) / 64)
					o = l
				}
				moves = moves[8:]
				before, listed := g.Hash(), d.Lists(o)
				err := g.Apply(o)
				if (err == nil) != listed {
					t.Fatalf("%+v is listed: %v, and Apply says %v", o, listed, err)
				}
				if err == nil {
					continue
				}
				if refused, ok := err.(*engine.RefusedError); !ok || refused.Refusal.OK() {
					t.Fatalf("%+v is refused with %v", o, err)
				}
				if g.Hash() != before {
					t.Fatalf("%+v was refused and changed the game", o)
				}
			}
		}
	})
}

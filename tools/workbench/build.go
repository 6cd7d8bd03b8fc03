package workbench

// Building a position: cards put anywhere, what is on them, whose turn it is. Each change is made by hand to the rows of the game,
// written as the board that a scenario would state (engine.Picture.Board), and built anew: what is seen is always what a scenario
// of it begins with, and the line of moves begins with it.

import (
	"cmp"
	"errors"
	"slices"

	"cardlathe/engine"
	"cardlathe/tools/board"
)

// Edit is a change of a position. Which fields count follows from Do.
type Edit struct {
	// Do is put (Card into Zone, N of them), move (Object to Zone), remove, status (Name of Object is On), counter (Name of Object,
	// or of the player Seat, is N), control (Seat controls Object), attach (Object to Host), turn (Seat's, phase Name), freeze
	// (the position as it is becomes the beginning), undo.
	Do     string
	Card   string
	Zone   int
	Object int
	Host   int
	Seat   int
	Name   string
	N      int
	On     bool
}

// beginning is an origin with the line that was played from it.
type beginning struct {
	origin   Origin
	line     []move
	at       int
	branches []branch
}

// beginningsMost is how many positions can be returned to.
const beginningsMost = 60

// edit makes a change of the position. It is called under the lock.
func (t *Table) edit(e Edit) error {
	words := t.game.Vocabulary()
	if words.Picture == nil || words.Picture.Board == nil {
		return wrong("positions of this game cannot be edited")
	}
	if e.Do == "undo" {
		if len(t.boards) == 0 {
			return errNothing
		}
		b := t.boards[len(t.boards)-1]
		t.boards = t.boards[:len(t.boards)-1]
		t.origin, t.line, t.branches = b.origin, b.line, b.branches
		return t.rebuild(b.at)
	}
	was := beginning{t.origin, slices.Clone(t.line), t.at, slices.Clone(t.branches)}
	lost := t.unwritten()
	phase, turn := "", engine.NoPlayer
	if e.Do == "turn" {
		turn, phase = engine.Player(e.Seat), e.Name
	} else if err := t.change1(&e); err != nil {
		return errors.Join(err, t.rebuild(was.at))
	}
	spec := words.Picture.Board(t.game)
	if e.Do == "turn" {
		spec.Fields = slices.DeleteFunc(spec.Fields, func(f engine.SpecField) bool { return f.Name == "turn" || f.Name == "phase" })
		spec.Fields = append(spec.Fields, engine.SpecField{Name: "turn", Value: engine.Spec{Kind: engine.SpecText, Text: board.Seat(max(turn, 0))}})
		if phase != "" {
			spec.Fields = append(spec.Fields, engine.SpecField{Name: "phase", Value: engine.Spec{Kind: engine.SpecText, Text: phase}})
		}
	}
	next := Origin{Library: t.game.Library(), Format: t.game.Format(), Board: &spec, Seed: max(1, t.origin.Seed), Scenario: t.origin.Scenario, Relib: t.origin.Relib}
	g, placed, err := next.begin()
	if err != nil {
		return errors.Join(wrong("%v", err), t.rebuild(was.at))
	}
	t.origin, t.game, t.placed = next, g, placed
	t.line, t.at, t.branches, t.pending = nil, 0, nil, nil
	if t.boards = append(t.boards, was); len(t.boards) > beginningsMost {
		t.boards = t.boards[1:]
	}
	t.hold = true
	if lost != "" {
		t.notice = lost
	}
	return nil
}

// unwritten tells what of the position a board cannot state.
func (t *Table) unwritten() string {
	if t.at == 0 && t.origin.Board != nil {
		return ""
	}
	if t.game.HasItems() {
		return "what waits to resolve is no part of a board and was left out"
	}
	return ""
}

// change1 makes one change to the rows of the game.
func (t *Table) change1(e *Edit) error {
	g, words := t.game, t.game.Vocabulary()
	object := func(n int) (engine.ObjectID, error) {
		if n <= g.Players() || n >= g.Objects() {
			return 0, wrong("there is no such card")
		}
		return engine.ObjectID(n), nil
	}
	zone := func() (engine.ZoneID, error) {
		if e.Zone <= 0 || e.Zone >= g.Zones() || words.Zones[g.Zone(engine.ZoneID(e.Zone)).Kind].Outside {
			return 0, wrong("cards cannot be put there")
		}
		return engine.ZoneID(e.Zone), nil
	}
	owner := func(z engine.ZoneID) engine.Player {
		if p := g.Zone(z).Owner; p != engine.NoPlayer {
			return p
		}
		return engine.Player(max(0, min(e.Seat, g.Players()-1)))
	}
	switch e.Do {
	case "freeze":
		return nil
	case "put":
		c := findCard(g.Library(), e.Card)
		if c == nil {
			return missing("there is no card %q", e.Card)
		}
		if c.Unplayable != "" {
			return wrong("%s cannot be played yet: %s", c.Name, c.Unplayable)
		}
		z, err := zone()
		if err != nil {
			return err
		}
		for range max(1, min(e.N, 40)) {
			g.NewObject(g.Cast(c), owner(z), z)
		}
		return nil
	case "move":
		id, err := object(e.Object)
		if err != nil {
			return err
		}
		z, err := zone()
		if err != nil {
			return err
		}
		controller := g.Controller(id)
		g.SetHost(id, 0)
		g.Put(id, z, true)
		if p := g.Zone(z).Owner; p != engine.NoPlayer {
			controller = p
		}
		if controller != engine.NoPlayer {
			g.SetController(id, controller)
		}
		return nil
	case "remove":
		id, err := object(e.Object)
		if err != nil {
			return err
		}
		// It goes where nothing is seen: a board does not state it.
		for z := 1; z < g.Zones(); z++ {
			if words.Zones[g.Zone(engine.ZoneID(z)).Kind].Outside && !words.Zones[g.Zone(engine.ZoneID(z)).Kind].Place {
				g.SetHost(id, 0)
				g.Put(id, engine.ZoneID(z), false)
				return nil
			}
		}
		return wrong("this game has no place outside of it")
	case "status":
		id, err := object(e.Object)
		i := slices.IndexFunc(words.Statuses, func(w engine.Word) bool { return w.Name == e.Name })
		if err != nil || i < 0 {
			return cmp.Or(err, wrong("there is no status %q", e.Name))
		}
		g.SetStatus(id, uint8(i), e.On)
		return nil
	case "counter":
		i := slices.IndexFunc(words.Counters, func(w engine.Word) bool { return w.Name == e.Name })
		if i < 0 {
			return wrong("there is no counter %q", e.Name)
		}
		if e.N < 0 || e.N > 9999 {
			return wrong("a number from 0 to 9999, not %d", e.N)
		}
		id := engine.ObjectID(0)
		if e.Object == 0 && e.Seat >= 0 && e.Seat < g.Players() {
			id = g.PlayerObject(engine.Player(e.Seat))
		} else {
			var err error
			if id, err = object(e.Object); err != nil {
				return err
			}
		}
		g.SetCounter(id, uint8(i), e.N)
		return nil
	case "control":
		id, err := object(e.Object)
		if err != nil || e.Seat < -1 || e.Seat >= g.Players() {
			return cmp.Or(err, wrong("there is no seat %d", e.Seat))
		}
		g.SetController(id, engine.Player(e.Seat))
		return nil
	case "attach":
		id, err := object(e.Object)
		if err != nil {
			return err
		}
		host, err := object(e.Host)
		if err != nil || host == id {
			return cmp.Or(err, wrong("a card is not attached to itself"))
		}
		g.Put(id, g.Object(host).Zone, true)
		g.SetHost(id, host)
		return nil
	}
	return wrong("there is no change %q", e.Do)
}

func (s *Server) buildRoutes() {
	s.hostRoute("POST table/{table}/build", func(c *call) (any, error) {
		var in Edit
		if err := c.read(&in); err != nil {
			return nil, err
		}
		if err := c.table.change(-1, func() error { return c.table.edit(in) }); err != nil {
			return nil, err
		}
		return map[string]any{}, nil
	})
	s.hostRoute("POST table/{table}/export", func(c *call) (any, error) {
		var in ExportRequest
		if err := c.read(&in); err != nil {
			return nil, err
		}
		return s.export(c.table, in)
	})
	s.route("GET scenarios", func(c *call) (any, error) { return s.scenarioList(), nil })
	s.route("POST scenario", func(c *call) (any, error) {
		var in struct {
			File, Title string
			Step        int
		}
		if err := c.read(&in); err != nil {
			return nil, err
		}
		t, failure, err := s.openScenario(in.File, in.Title, in.Step)
		if err != nil {
			return nil, err
		}
		return map[string]any{"table": t.ID, "failure": failure}, nil
	})
	// A board of a game without anything on it, to build on.
	s.route("POST board", func(c *call) (any, error) {
		var in struct{ Game, Format string }
		if err := c.read(&in); err != nil {
			return nil, err
		}
		content := s.content()
		if content == nil || content.Game(in.Game) == nil || content.Game(in.Game).Formats[in.Format] == nil {
			return nil, missing("there is no format %s of %s", in.Format, in.Game)
		}
		lib := content.Game(in.Game)
		t, err := s.seatTable(Origin{Library: lib, Format: lib.Formats[in.Format], Board: &engine.Spec{Kind: engine.SpecTable}, Seed: 1}, nil)
		if err != nil {
			return nil, err
		}
		return map[string]any{"table": t.ID}, nil
	})
}

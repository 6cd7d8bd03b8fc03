package workbench

// Beginning games: what there is to choose from, and a table for what was chosen.

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/simulate"
)

func sorted[T any](m map[string]T) []string { return slices.Sorted(maps.Keys(m)) }

// GameChoice is a game that can be begun.
type GameChoice struct {
	ID      string         `json:"id"`
	Title   string         `json:"title"`
	Cards   int            `json:"cards"`
	Formats []FormatChoice `json:"formats"`
	Decks   []DeckChoice   `json:"decks"`
}

// FormatChoice is a format.
type FormatChoice struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Mode    string `json:"mode"`
	Players int    `json:"players"`
}

// DeckChoice is a deck with the formats that it may be played in.
type DeckChoice struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	Format string   `json:"format"`
	Set    string   `json:"set"`
	Legal  []string `json:"legal"`
}

// TableChoice is a table that is there.
type TableChoice struct {
	ID     int    `json:"id"`
	Title  string `json:"title"`
	Game   string `json:"game"`
	Format string `json:"format"`
	Turn   int    `json:"turn"`
	Over   bool   `json:"over"`
}

// titleOf is the name of a game in a language.
func titleOf(v *engine.Vocabulary, language string) string {
	return cmp.Or(v.Term("game", "title", language), v.Title)
}

// choices lists what can be begun.
func (s *Server) choices(language string) []GameChoice {
	content := s.content()
	if content == nil {
		return nil
	}
	out := []GameChoice{}
	for _, id := range content.Games() {
		lib := content.Game(id)
		v := lib.Rules.Vocabulary()
		g := GameChoice{ID: id, Title: titleOf(v, language), Cards: len(lib.Cards), Formats: []FormatChoice{}, Decks: []DeckChoice{}}
		for _, f := range sorted(lib.Formats) {
			x := lib.Formats[f]
			if n := v.PlayersOf(x); n > 0 {
				g.Formats = append(g.Formats, FormatChoice{f, cmp.Or(x.Title, f), cmp.Or(x.Mode, v.Modes[0].Name), n})
			}
		}
		for _, d := range sorted(lib.Decks) {
			deck := lib.Decks[d]
			x := DeckChoice{ID: d, Name: cmp.Or(deck.Name, d), Format: deck.Format, Set: deck.Set, Legal: []string{}}
			for _, f := range g.Formats {
				if len(lib.Rules.CheckDeck(lib, deck, lib.Formats[f.ID])) == 0 {
					x.Legal = append(x.Legal, f.ID)
				}
			}
			g.Decks = append(g.Decks, x)
		}
		out = append(out, g)
	}
	// The game with the most cards is the one that most people come for.
	slices.SortStableFunc(out, func(a, b GameChoice) int { return b.Cards - a.Cards })
	return out
}

// NewGame is what a new table is asked for.
type NewGame struct {
	Game   string
	Format string
	Decks  []string // ids, "mixed:7" for a certain random one, or Mixed
	Seats  []string // Human, or a policy
	Seed   uint64   // 0: by chance
}

// Mixed is a random deck that the seed of the game chooses, such that it fits the others.
const Mixed = "mixed"

// origin finds what a new game names; what is wrong with it is said in a language.
func (s *Server) origin(in NewGame, language string) (Origin, error) {
	var o Origin
	content := s.content()
	if content == nil {
		return o, missing("the content is still being loaded")
	}
	lib := content.Game(in.Game)
	if lib == nil {
		return o, missing("there is no game %q", in.Game)
	}
	v := lib.Rules.Vocabulary()
	f := lib.Formats[in.Format]
	if f == nil {
		return o, missing("there is no format %q", in.Format)
	}
	if n := v.PlayersOf(f); n != len(in.Decks) || n != len(in.Seats) {
		return o, wrong("the format %s is for %d players", f.ID, n)
	}
	o = Origin{Library: lib, Format: f, Seed: in.Seed}
	if o.Seed == 0 {
		o.Seed = rand.Uint64N(1 << 40)
	}
	var err error
	if o.Decks, err = decksOf(lib, f, in.Decks, language); err != nil {
		return o, err
	}
	if slices.Contains(o.Decks, nil) {
		random := rand.New(rand.NewPCG(o.Seed, 0))
		if _, err := lib.Mix(f, o.Decks, func(int, int) uint64 { return random.Uint64N(1 << 20) }); err != nil {
			return o, wrong("%s", lib.Reword(err.Error(), language))
		}
	}
	return o, nil
}

// decksOf finds the decks of a new game, nil for those to be made, and says what is wrong with them.
func decksOf(lib *engine.Library, f *engine.Format, ids []string, language string) ([]*engine.Deck, error) {
	var decks []*engine.Deck
	var breaches []string
	for _, id := range ids {
		if id == Mixed {
			decks = append(decks, nil)
			continue
		}
		deck := lib.Decks[id]
		if deck == nil {
			d, err := lib.DeckNamed(id, f)
			if err != nil {
				return nil, wrong("%v", err)
			}
			deck = d
		}
		for _, p := range lib.Rules.CheckDeck(lib, deck, f) {
			text := board.Say(language, "deck {1}: {2}", strconv.Quote(cmp.Or(deck.Name, deck.ID)), lib.Reword(p.Text, language))
			if p.Rule != 0 {
				text = board.Say(language, "{1} (rule {2})", text, p.Rule)
			}
			if !slices.Contains(breaches, text) {
				breaches = append(breaches, text)
			}
		}
		decks = append(decks, deck)
	}
	if len(breaches) > 0 {
		return nil, wrong("%s", strings.Join(breaches, "\n"))
	}
	return decks, nil
}

// seatTable makes a table for an origin; seats may be shorter than the players are many: people sit there.
func (s *Server) seatTable(o Origin, seats []string) (*Table, error) {
	t := &Table{server: s}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.open(o); err != nil {
		return nil, wrong("%v", err)
	}
	for p := range t.game.Players() {
		t.seats = append(t.seats, &seat{name: Human, token: newToken()})
		if p < len(seats) {
			if err := t.sit(engine.Player(p), seats[p]); err != nil {
				return nil, wrong("%v", err)
			}
		}
	}
	t.hold = t.allPolicies()
	s.mu.Lock()
	s.tables = append(s.tables, t)
	t.ID = len(s.tables)
	for p, x := range t.seats {
		s.tokens[x.token] = seatLink{t, engine.Player(p)}
	}
	s.mu.Unlock()
	t.play()
	t.publish()
	return t, nil
}

// all are the tables.
func (s *Server) all() []*Table {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.tables)
}

func (s *Server) startRoutes() {
	s.route("GET start", func(c *call) (any, error) {
		tables := []TableChoice{}
		for _, t := range s.all() {
			t.mu.Lock()
			over, _ := t.game.Over()
			x := TableChoice{ID: t.ID, Game: titleOf(t.game.Vocabulary(), c.lang), Format: cmp.Or(t.game.Format().Title, t.game.Format().ID), Turn: int(t.game.Turn()), Over: over}
			var names []string
			for _, d := range t.origin.Decks {
				names = append(names, cmp.Or(d.Name, d.ID))
			}
			x.Title = cmp.Or(t.origin.Scenario, strings.Join(names, " · "), board.Say(c.lang, "a board"))
			t.mu.Unlock()
			tables = append(tables, x)
		}
		return map[string]any{"games": nothing(s.choices(c.lang)), "policies": append([]string{Human}, simulate.Policies()...), "tables": tables}, nil
	})
	s.route("POST tables", func(c *call) (any, error) {
		var in NewGame
		if err := c.read(&in); err != nil {
			return nil, err
		}
		o, err := s.origin(in, c.lang)
		if err != nil {
			return nil, err
		}
		t, err := s.seatTable(o, in.Seats)
		if err != nil { // what the rules say of decks that may not meet
			return nil, wrong("%s", o.Library.Reword(err.Error(), c.lang))
		}
		return map[string]any{"table": t.ID, "seed": o.Seed}, nil
	})
}

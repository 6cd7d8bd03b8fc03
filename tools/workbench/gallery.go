package workbench

// Cards and decks to look at.

import (
	"cmp"
	"net/http"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/lookup"
)

// CardList is a part of the cards that a search has found.
type CardList struct {
	Total int     `json:"total"`
	Cards []*Face `json:"cards"`
}

// cardsMost is how many cards go with one answer.
const cardsMost = 60

// search finds cards of a game: each word stands in name, text, type, colour, tags or keywords, or is a condition such as energy<=2.
func search(lib *engine.Library, query, color, kind, set, keyword, language string, tokens bool) ([]*engine.Card, error) {
	v := lib.Rules.Vocabulary()
	var words []*lookup.CardQuery
	fields := strings.Fields(query)
	for _, w := range fields {
		q, err := lookup.ParseCardQuery(w, []*engine.Vocabulary{v})
		if err != nil {
			return nil, wrong("%v", err)
		}
		words = append(words, q)
	}
	var out []*engine.Card
	seen := map[string]bool{}
	all := make([]*engine.Card, 0, len(lib.Cards)+len(lib.Tokens))
	for _, id := range sorted(lib.Cards) {
		all = append(all, lib.Cards[id])
	}
	for _, name := range sorted(lib.Tokens) {
		all = append(all, lib.Tokens[name])
	}
	for _, c := range all {
		if seen[c.ID] || c.Token && !tokens {
			continue
		}
		seen[c.ID] = true
		if color != "" && !slices.Contains(wordsOf(c.Colors, v.Colors), color) || set != "" && c.Set != set {
			continue
		}
		if kind != "" && (int(c.Type) >= len(v.Types) || v.Types[c.Type].Name != kind) {
			continue
		}
		if keyword != "" && !slices.ContainsFunc(c.Keywords, func(k engine.KeywordUse) bool { return k.Name == keyword }) {
			continue
		}
		ok := true
		for i, q := range words {
			ok = ok && (q.Match(v, c) || strings.Contains(strings.ToLower(board.Text(c, language)), strings.ToLower(fields[i])))
		}
		if ok {
			out = append(out, c)
		}
	}
	cost := func(c *engine.Card) int {
		n := 0
		if v.Picture != nil {
			for i, d := range v.Numbers {
				if slices.Contains(v.Picture.Costs, d.Name) && c.HasNumber&engine.Bit(i) != 0 {
					n = n*100 + int(c.Numbers[i])
				}
			}
		}
		return n
	}
	last := map[bool]int{true: 1} // tokens
	slices.SortStableFunc(out, func(a, b *engine.Card) int {
		return cmp.Or(last[a.Token]-last[b.Token], cmp.Compare(a.Type, b.Type), cost(a)-cost(b), strings.Compare(a.Name, b.Name))
	})
	return out, nil
}

// CardPage is all that is known of a card.
type CardPage struct {
	Face      *Face             `json:"face"`
	Locale    map[string]string `json:"locale,omitempty"` // names in other languages
	File      string            `json:"file"`
	Line      int               `json:"line"`
	Script    string            `json:"script,omitempty"` // path
	Source    string            `json:"source,omitempty"`
	Editable  bool              `json:"editable"`
	Abilities []AbilityInfo     `json:"abilities"`
	Scenarios []ScenarioInfo    `json:"scenarios"`
	Decks     []DeckUse         `json:"decks"`
	Why       string            `json:"why,omitempty"` // it cannot be played
}

// AbilityInfo is an ability with the line that declares it.
type AbilityInfo struct {
	Key  string `json:"key"`
	Kind string `json:"kind"`
	Line int    `json:"line,omitempty"`
}

// DeckUse is a deck that holds a card.
type DeckUse struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Count int    `json:"count"`
}

var abilityKinds = map[engine.AbilityKind]string{
	engine.OnPlay: "on_play", engine.Triggered: "triggered", engine.Activated: "activated", engine.Static: "static", engine.Replacement: "replacement",
	engine.AdditionalCost: "additional_cost", engine.CostChange: "cost_change", engine.Permit: "permit", engine.Forbid: "forbid", engine.Retrigger: "retrigger", engine.Step: "step",
}

// card gathers what is known of a card.
func (s *Server) card(lib *engine.Library, c *engine.Card, language string) *CardPage {
	v := lib.Rules.Vocabulary()
	p := &CardPage{Face: faceOf(v, c, language), File: c.File, Line: c.Line, Abilities: []AbilityInfo{}, Scenarios: []ScenarioInfo{}, Decks: []DeckUse{}, Why: c.Unplayable, Locale: map[string]string{}}
	for l, x := range c.Locale {
		p.Locale[l] = x.Name
	}
	if c.Script != nil {
		p.Script, p.Source = c.Script.Path, string(s.content().Sources()[c.Script.Path])
	}
	if at, ok := s.locale(c); ok {
		p.Editable = at.dir != ""
	}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		p.Abilities = append(p.Abilities, AbilityInfo{Key: cmp.Or(a.Key, a.Name), Kind: abilityKinds[a.Kind], Line: a.Line})
	}
	named := s.naming(v.Game, c)
	for _, sc := range s.declared() {
		if named(sc.File) && len(p.Scenarios) < cardsMost {
			p.Scenarios = append(p.Scenarios, ScenarioInfo{sc.Title, sc.File, sc.Game(), sc.Line, nothing(sc.Rules)})
		}
	}
	for _, id := range sorted(lib.Decks) {
		d, n := lib.Decks[id], 0
		for _, list := range d.Sections {
			for _, e := range list {
				if lib.Find(e.Card) == c {
					n += e.Count
				}
			}
		}
		if n > 0 {
			p.Decks = append(p.Decks, DeckUse{id, cmp.Or(d.Name, id), n})
		}
	}
	return p
}

// naming tells which scenario files name a card, rulings among them.
func (s *Server) naming(game string, c *engine.Card) func(file string) bool {
	named := map[string]bool{}
	s.state.Lock()
	defer s.state.Unlock()
	for _, f := range s.state.files {
		if f.Game == game && strings.Contains(string(f.Text), `"`+c.Name+`"`) {
			named[f.Path] = true
		}
	}
	return func(file string) bool { return named[file] }
}

// locale tells where a card's facts lie.
func (s *Server) locale(c *engine.Card) (place, bool) { return s.locate(c.File) }

// DeckPage is a deck to look at.
type DeckPage struct {
	ID       string           `json:"id"`
	Name     string           `json:"name"`
	Game     string           `json:"game"`
	Format   string           `json:"format"`
	File     string           `json:"file"`
	Line     int              `json:"line"`
	Sections []SectionPage    `json:"sections"`
	Faces    map[string]*Face `json:"faces"`
	Curve    []int            `json:"curve"` // cards of the drawn sections by the first of their costs
	Types    map[string]int   `json:"types"`
	Colors   map[string]int   `json:"colors"`
	Legality []Legality       `json:"legality"`
}

// SectionPage is a section of a deck.
type SectionPage struct {
	Name  string        `json:"name"`
	Doc   string        `json:"doc"`
	Count int           `json:"count"`
	Cards []SectionCard `json:"cards"`
}

// SectionCard is a card of a section.
type SectionCard struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// Legality says what a format makes of a deck.
type Legality struct {
	Format   string   `json:"format"`
	Title    string   `json:"title"`
	Breaches []Breach `json:"breaches"`
}

// Breach is a rule that a deck breaks.
type Breach struct {
	Text string `json:"text"`
	Rule string `json:"rule,omitempty"`
	Line int    `json:"line,omitempty"`
	Fix  string `json:"fix,omitempty"`
}

// deckPage gathers what is known of a deck.
func deckPage(lib *engine.Library, d *engine.Deck, language string) *DeckPage {
	v := lib.Rules.Vocabulary()
	p := &DeckPage{ID: d.ID, Name: cmp.Or(d.Name, d.ID), Game: v.Game, Format: d.Format, File: d.File, Line: d.Line, Faces: map[string]*Face{}, Curve: []int{}, Types: map[string]int{}, Colors: map[string]int{}}
	for _, sec := range v.Sections {
		x := SectionPage{Name: sec.Name, Doc: lib.Rules.Vocabulary().Sentence(sec.Doc, language), Cards: []SectionCard{}}
		for _, e := range d.Sections[sec.Name] {
			c := lib.Find(e.Card)
			if c == nil {
				x.Cards = append(x.Cards, SectionCard{e.Card, e.Count})
				x.Count += e.Count
				continue
			}
			f := faceOf(v, c, language)
			p.Faces[c.ID] = f
			x.Cards = append(x.Cards, SectionCard{c.ID, e.Count})
			x.Count += e.Count
			if !sec.Drawn {
				continue
			}
			p.Types[f.Type] += e.Count
			for _, k := range f.Colors {
				p.Colors[k] += e.Count
			}
			if v.Picture != nil && len(v.Picture.Costs) > 0 {
				if n, ok := f.Numbers[v.Picture.Costs[0]]; ok {
					for len(p.Curve) <= n {
						p.Curve = append(p.Curve, 0)
					}
					p.Curve[n] += e.Count
				}
			}
		}
		if x.Count > 0 {
			p.Sections = append(p.Sections, x)
		}
	}
	formats := sorted(lib.Formats)
	slices.SortStableFunc(formats, func(a, b string) int {
		switch {
		case a == d.Format:
			return -1
		case b == d.Format:
			return 1
		}
		return 0
	})
	for _, id := range formats {
		l := Legality{Format: id, Title: cmp.Or(lib.Formats[id].Title, id), Breaches: []Breach{}}
		for _, b := range lib.Rules.CheckDeck(lib, d, lib.Formats[id]) {
			l.Breaches = append(l.Breaches, Breach{lib.Reword(b.Text, language), b.Rule.String(), b.Line, lib.Reword(b.Fix, language)})
		}
		p.Legality = append(p.Legality, l)
	}
	return p
}

// library finds the game that a request names.
func (s *Server) library(c *call) (*engine.Library, error) {
	content := s.content()
	if content == nil {
		return nil, missing("the content is still being loaded")
	}
	game := c.r.URL.Query().Get("game")
	if lib := content.Game(game); lib != nil {
		return lib, nil
	}
	return nil, missing("there is no game %q", game)
}

func (s *Server) galleryRoutes() {
	s.route("GET words", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		var names []string
		for _, set := range s.content().Facts.Sets {
			if set.Game == lib.Rules.Vocabulary().Game {
				names = append(names, set.ID)
			}
		}
		slices.Sort(names)
		return map[string]any{"words": wordsFor(lib.Rules.Vocabulary(), lib, c.lang), "sets": nothing(slices.Compact(names))}, nil
	})
	s.route("GET cards", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		q := c.r.URL.Query()
		found, err := search(lib, q.Get("q"), q.Get("color"), q.Get("type"), q.Get("set"), q.Get("keyword"), c.lang, q.Get("tokens") != "")
		if err != nil {
			return nil, err
		}
		out := CardList{Total: len(found), Cards: []*Face{}}
		from := max(0, c.number("from"))
		for i := from; i < len(found) && i < from+cardsMost; i++ {
			out.Cards = append(out.Cards, faceOf(lib.Rules.Vocabulary(), found[i], c.lang))
		}
		return out, nil
	})
	s.route("GET card", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		x := findCard(lib, c.r.URL.Query().Get("id"))
		if x == nil {
			return nil, missing("there is no card %q", c.r.URL.Query().Get("id"))
		}
		return s.card(lib, x, c.lang), nil
	})
	s.route("GET coverage", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		x := findCard(lib, c.r.URL.Query().Get("id"))
		if x == nil {
			return nil, missing("there is no card %q", c.r.URL.Query().Get("id"))
		}
		return s.coverage(lib, x)
	})
	s.route("GET deck", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		d := lib.Decks[c.r.URL.Query().Get("id")]
		if d == nil {
			return nil, missing("there is no deck %q", c.r.URL.Query().Get("id"))
		}
		return deckPage(lib, d, c.lang), nil
	})
	s.route("GET proxies", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		d := lib.Decks[c.r.URL.Query().Get("id")]
		if d == nil {
			return nil, missing("there is no deck %q", c.r.URL.Query().Get("id"))
		}
		c.w.Header().Set("Content-Type", "text/html; charset=utf-8")
		c.w.Header().Set("Cache-Control", "no-store")
		c.w.WriteHeader(http.StatusOK)
		return written{}, Proxies(c.w, lib, d, c.lang)
	})
	// The rulebook of a game: what a number says in a few words.
	s.route("GET rule", func(c *call) (any, error) {
		lib, err := s.library(c)
		if err != nil {
			return nil, err
		}
		return glosses(lib.Rules.Vocabulary(), c.r.URL.Query().Get("number")), nil
	})
}

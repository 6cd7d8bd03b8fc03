package workbench

// What a page is told. Everything about the position comes from engine.Game.View of the seat that looks, and from what the rules
// say in public: a card that a seat may not know is in nothing that leaves the server by its link.

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/lookup"
)

// viewer is who looks at a table, and may act: the host of the workbench, who acts for every person, or one seat.
type viewer struct {
	host bool
	seat engine.Player // whose eyes; NoPlayer sees everything and is the host's alone
}

// sight is what a state depends on besides the revision.
type sight struct {
	viewer
	language string
}

// State is the whole of what a page draws.
type State struct {
	Table    int         `json:"table"`
	Revision int         `json:"revision"`
	Game     string      `json:"game"`
	Format   string      `json:"format"`
	Scenario string      `json:"scenario,omitempty"`
	Me       int         `json:"me"` // seat whose eyes these are, -1 for all
	Host     bool        `json:"host"`
	Seats    []Seat      `json:"seats"`
	View     engine.View `json:"view"`
	// Faces are the cards that the view shows, by id.
	Faces map[string]*Face `json:"faces"`
	// Beside tells where zones are drawn that are no places, by zone.
	Beside map[int]int `json:"beside,omitempty"`
	// Copies are the cards that things are which are copies of another one just now, by object; the view has that other one.
	Copies map[int]string `json:"copies,omitempty"`
	// On tells what things lie on that are not attached to it, by object.
	On     map[int]Lying    `json:"on,omitempty"`
	Choice *Choice          `json:"choice,omitempty"`
	Notes  []Note           `json:"notes,omitempty"`
	Log    []engine.LogLine `json:"log"`
	// At of Moves moves have been made; Steps tells of the last ones, by whom and in which turn.
	At       int          `json:"at"`
	Moves    int          `json:"moves"`
	Branches []BranchInfo `json:"branches,omitempty"`
	Busy     bool         `json:"busy,omitempty"` // policies are playing
	Hold     bool         `json:"hold,omitempty"` // policies wait
	Watch    bool         `json:"watch,omitempty"`
	Cancel   bool         `json:"cancel,omitempty"` // what is begun can be cancelled
	Notice   string       `json:"notice,omitempty"`
	Consent  *Consent     `json:"consent,omitempty"`
	Failures []string     `json:"failures,omitempty"` // scripts that failed
	Edited   int          `json:"edited,omitempty"`   // boards that can be returned to
	Build    bool         `json:"build,omitempty"`    // the position can be edited
	Commands []string     `json:"commands,omitempty"`
}

// Seat is a place at the table.
type Seat struct {
	Name   string `json:"name"` // A
	Policy string `json:"policy"`
	Joined int    `json:"joined"`
	Out    bool   `json:"out,omitempty"`
	Team   int    `json:"team"`
	Goal   int    `json:"goal,omitempty"`
}

// Face is what is printed on a card, in the language of the page.
type Face struct {
	ID       string         `json:"id"`
	Name     string         `json:"name"`
	English  string         `json:"english,omitempty"` // when that is another name
	Text     string         `json:"text,omitempty"`
	Type     string         `json:"type"`
	Traits   []string       `json:"traits,omitempty"`
	Colors   []string       `json:"colors,omitempty"`
	Numbers  map[string]int `json:"numbers,omitempty"`
	Amounts  map[string]int `json:"amounts,omitempty"`
	Keywords []string       `json:"keywords,omitempty"`
	Tags     []string       `json:"tags,omitempty"`
	Set      string         `json:"set,omitempty"`
	Token    bool           `json:"token,omitempty"`
	Art      uint32         `json:"art"`
	Letters  string         `json:"letters,omitempty"` // classes of card.css, by how much is to be read
}

// Choice is the owed decision.
type Choice struct {
	Player  engine.Player `json:"player"`
	Kind    string        `json:"kind"`
	Prompt  string        `json:"prompt,omitempty"`
	Mine    bool          `json:"mine"`
	Acting  bool          `json:"acting,omitempty"`
	Text    string        `json:"text,omitempty"`
	Source  int           `json:"source,omitempty"`
	Min     int           `json:"min,omitempty"`
	Max     int           `json:"max,omitempty"`
	Picked  []Thing       `json:"picked,omitempty"`
	Options []Option      `json:"options,omitempty"`
}

// Thing is an object, place, player or item of the board.
type Thing struct {
	Object int    `json:"object,omitempty"`
	Place  int    `json:"place,omitempty"`
	Player *int   `json:"player,omitempty"`
	Item   int    `json:"item,omitempty"`
	Label  string `json:"label,omitempty"`
}

// Lying is what something lies on, with the places that it covers.
type Lying struct {
	Thing
	Places []int `json:"places,omitempty"`
}

// Option is one legal answer: its number in the list, its words, and what it is about.
type Option struct {
	N     int    `json:"n"`
	Label string `json:"label"`
	// Kind is done, yes, no, pass, end, number, index, thing or own.
	Kind string `json:"kind"`
	Thing
	To *Thing `json:"to,omitempty"`
	// Where tells the place of what is chosen among things of one name.
	Number *int   `json:"number,omitempty"`
	Text   string `json:"text,omitempty"` // rules text of a mode
	// Spends is what a payment takes.
	Spends []Spend `json:"spends,omitempty"`
}

// Note is a note of the ruleset with its words.
type Note struct {
	Key    string        `json:"key"`
	Text   string        `json:"text"`
	Player engine.Player `json:"player"`
	Place  int           `json:"place,omitempty"`
	Object int           `json:"object,omitempty"`
	Rule   string        `json:"rule,omitempty"`
}

// BranchInfo is a line that was left.
type BranchInfo struct {
	From  int    `json:"from"`
	Moves int    `json:"moves"`
	First string `json:"first,omitempty"`
}

// Consent is an undo that waits for others.
type Consent struct {
	By   engine.Player `json:"by"`
	N    int           `json:"n"`
	Mine bool          `json:"mine"` // this page may agree
	// Away are the seats that are asked and have no page open.
	Away []string `json:"away,omitempty"`
}

// logTail is how many lines of the log go with a state; a page asks for earlier ones when it shows them.
const logTail = 120

// state makes what a viewer sees. It is called under the lock.
func (t *Table) state(s sight) *State {
	g := t.game
	words := g.Vocabulary()
	out := &State{Table: t.ID, Revision: t.revision, Game: words.Game, Format: g.Format().ID, Scenario: t.origin.Scenario, Me: int(s.seat), Host: s.host,
		View: g.View(s.seat, s.language), Faces: map[string]*Face{}, At: t.at, Moves: len(t.line), Busy: t.running, Hold: t.hold, Watch: t.allPolicies(),
		Notice: board.Reword(s.language, t.notice), Build: s.host && words.Picture != nil && words.Picture.Board != nil, Edited: len(t.boards)}
	if !s.host {
		out.Edited, out.Moves = 0, t.at
	}
	for p, x := range t.seats {
		i := Seat{Name: board.Seat(engine.Player(p)), Policy: x.name, Joined: x.joined, Out: g.Out(engine.Player(p)), Team: g.Team(engine.Player(p))}
		i.Goal = goalOf(g, engine.Player(p))
		out.Seats = append(out.Seats, i)
	}
	for _, z := range out.View.Zones {
		if words.Picture != nil && words.Picture.Beside != nil {
			if at := words.Picture.Beside(g, z.Zone); at != 0 {
				if out.Beside == nil {
					out.Beside = map[int]int{}
				}
				out.Beside[int(z.Zone)] = int(at)
			}
		}
		for i := range z.Objects {
			out.face(g, z.Objects[i].ID, s.language)
			if c := g.Definition(z.Objects[i].ID); c.ID != z.Objects[i].Card { // it is drawn as what it is
				if out.Copies == nil {
					out.Copies = map[int]string{}
				}
				out.Copies[int(z.Objects[i].ID)] = board.Name(g.Printed(z.Objects[i].ID), s.language)
				z.Objects[i].Card = c.ID
			}
			if words.Picture != nil && words.Picture.On != nil {
				out.lies(t, words.Picture.On(g, z.Objects[i].ID), z.Objects[i].ID, s.language)
			}
		}
		if z.Object != 0 {
			out.face(g, z.Object, s.language)
		}
	}
	for i := range out.View.Items {
		it := g.Item(out.View.Items[i].Item)
		c := g.CardOf(it.Instance.Definition)
		out.faceOf(words, c, s.language)
		out.View.Items[i].Name = c.ID // the page finds the face by it
		if key := out.View.Items[i].Ability; key != "" {
			out.View.Items[i].Ability = abilityText(words, key, s.language)
		}
	}
	out.Choice = t.choice(s, out)
	out.View.Decision = nil
	if words.Picture != nil && words.Picture.Notes != nil {
		for _, n := range words.Picture.Notes(g) {
			out.Notes = append(out.Notes, Note{Key: strings.TrimPrefix(n.Key, "note."), Text: term(words, n.Key, s.language), Player: n.Player, Place: int(n.Place),
				Object: int(n.Object), Rule: n.Rule.String()})
		}
	}
	out.Log = t.log(s, max(1, g.Events()-2*logTail))
	if n := len(out.Log); n > logTail {
		out.Log = out.Log[n-logTail:]
	}
	if s.host {
		for _, b := range t.branches {
			i := BranchInfo{From: b.from, Moves: len(b.moves)}
			if len(b.moves) > 0 {
				i.First = b.moves[0].labelIn(s.language)
			}
			out.Branches = append(out.Branches, i)
		}
	}
	if p := t.pending; p != nil {
		out.Consent = &Consent{By: p.by, N: t.at - p.to, Mine: s.host || slices.Contains(p.of, s.seat)}
		for _, q := range p.of {
			if t.seats[q].joined == 0 {
				out.Consent.Away = append(out.Consent.Away, board.Seat(q))
			}
		}
	}
	for _, e := range g.Diagnostics() {
		if s.host {
			out.Failures = append(out.Failures, e.Text())
		} else {
			out.Failures = append(out.Failures, board.Say(s.language, "a script failed"))
		}
	}
	if out.Choice != nil && out.Choice.Mine && !out.Choice.Acting && t.at > 0 {
		m := t.line[t.at-1]
		out.Cancel = m.player == out.Choice.Player && m.command == 0
	}
	for _, c := range words.Commands {
		out.Commands = append(out.Commands, c.Name)
	}
	return out
}

// lies adds what an object lies on.
func (s *State) lies(t *Table, on []engine.Datum, id engine.ObjectID, language string) {
	if len(on) == 0 {
		return
	}
	x := Lying{Thing: t.thing(on[0], language)}
	if x.Place != 0 {
		x.Label = t.game.Library().Rules.Label(t.game, t.game.Decision(), engine.Thing(on[0]), language)
	}
	for _, d := range on[1:] {
		x.Places = append(x.Places, int(d.Place()))
	}
	if s.On == nil {
		s.On = map[int]Lying{}
	}
	s.On[int(id)] = x
}

func (t *Table) log(s sight, from int) []engine.LogLine {
	lines := t.game.Log(s.seat, engine.EventID(from), s.language)
	if lines == nil {
		lines = []engine.LogLine{}
	}
	return lines
}

// face adds the face of an object that the view shows.
func (s *State) face(g *engine.Game, id engine.ObjectID, language string) {
	s.faceOf(g.Vocabulary(), g.Definition(id), language)
}

func (s *State) faceOf(words *engine.Vocabulary, c *engine.Card, language string) {
	if s.Faces[c.ID] == nil {
		s.Faces[c.ID] = faceOf(words, c, language)
	}
}

// goalOf is how much a player's score has to be, 0 where the game has no such number.
func goalOf(g *engine.Game, p engine.Player) int {
	words := g.Vocabulary()
	if words.Picture == nil || words.Picture.Goal == "" {
		return 0
	}
	for _, f := range words.ViewFields {
		if f.Of == engine.PlayerDatum && f.Name == words.Picture.Goal {
			c := g.ForPlayer(p)
			return int(f.Get(&c, engine.Seat(p), nil).N)
		}
	}
	return 0
}

// faceOf is what is printed on a card.
func faceOf(words *engine.Vocabulary, c *engine.Card, language string) *Face {
	f := &Face{ID: c.ID, Name: board.Name(c, language), Text: strings.TrimSpace(board.Text(c, language)), Traits: wordsOf(c.Traits, words.Traits), Colors: wordsOf(c.Colors, words.Colors),
		Tags: c.Tags, Set: c.Set, Token: c.Token, Art: artOf(c.ID), Keywords: keywordsOf(words, c)}
	if f.Name != c.Name {
		f.English = c.Name
	}
	if int(c.Type) < len(words.Types) {
		f.Type = words.Types[c.Type].Name
	}
	for i, n := range words.Numbers {
		if c.HasNumber&engine.Bit(i) != 0 {
			if f.Numbers == nil {
				f.Numbers = map[string]int{}
			}
			f.Numbers[n.Name] = int(c.Numbers[i])
		}
	}
	if a, ok := lookup.Facts(words, c)[amountsName(words)].(map[string]int); ok {
		f.Amounts = a
	}
	f.Letters = lettersOf(words, f)
	return f
}

// amountsName is what authors call the coloured costs.
func amountsName(words *engine.Vocabulary) string {
	for i := range words.Facts {
		if words.Facts[i].Target == engine.ToAmounts {
			return words.Facts[i].Name
		}
	}
	return ""
}

// artOf is the seed of the pattern on a card.
func artOf(id string) uint32 {
	h := uint32(2166136261)
	for _, b := range []byte(id) {
		h = (h ^ uint32(b)) * 16777619
	}
	return h
}

func wordsOf(m engine.Mask, words []engine.Word) (out []string) {
	for i, w := range words {
		if m&engine.Bit(i) != 0 && w.Name != "" {
			out = append(out, w.Name)
		}
	}
	return out
}

// keywordsOf are the keywords of a card as they are printed: "Assault 2".
func keywordsOf(words *engine.Vocabulary, c *engine.Card) (out []string) {
	for _, k := range c.Keywords {
		s := k.Name
		if k.ID >= 0 && int(k.ID) < len(words.Keywords) && words.Keywords[k.ID].Numbered || k.N > 1 {
			s += " " + strconv.Itoa(int(k.N))
		}
		if k.Cost != nil {
			s += " " + costText(words, k.Cost)
		}
		out = append(out, s)
	}
	return out
}

// costText writes a cost as cards print it, {2}{calm}, and a choice between costs as "{1} or {body}".
func costText(words *engine.Vocabulary, c *engine.Cost) string {
	var b strings.Builder
	for _, p := range c.Parts {
		switch {
		case p.Field == nil:
		case p.Field.Kind == engine.CostNumber && p.N != nil:
			b.WriteString("{" + strconv.Itoa(int(p.N.Datum.N)) + "}")
		case p.Field.Kind == engine.CostAmounts:
			for _, a := range p.Amounts {
				name := "any"
				if a.Resource >= 0 && int(a.Resource) < len(words.Resources) {
					name = words.Resources[a.Resource].Name
				} else if a.Resource == engine.OwnResource {
					name = "own"
				}
				b.WriteString(strings.Repeat("{"+name+"}", max(1, min(9, int(a.N)))))
			}
		default:
			b.WriteString("{" + p.Field.Name + "}")
		}
	}
	for i := range c.OneOf {
		if i > 0 {
			b.WriteString(" or ")
		}
		b.WriteString(costText(words, &c.OneOf[i]))
	}
	return b.String()
}

// term words a key of the vocabulary; "" when it has no such term.
func term(words *engine.Vocabulary, key, language string) string {
	for i := range words.Terms {
		if words.Terms[i].Key == key {
			if language == "zh" && words.Terms[i].Chinese != "" {
				return words.Terms[i].Chinese
			}
			return words.Terms[i].English
		}
	}
	return ""
}

// mine reports whether a viewer may answer for a player.
func (t *Table) mine(v viewer, p engine.Player) bool {
	if t.seats[p].policy != nil {
		return false
	}
	return v.seat == p || v.host && v.seat == engine.NoPlayer
}

// choice is the owed decision as a viewer may see it.
func (t *Table) choice(s sight, out *State) *Choice {
	g := t.game
	d := g.Decision()
	if d == nil {
		return nil
	}
	words, rules := g.Vocabulary(), g.Library().Rules
	c := &Choice{Player: d.Player, Kind: words.DecisionName(d.Kind), Acting: d.Kind == engine.DecisionRules}
	c.Mine = t.mine(s.viewer, d.Player)
	if s.seat != d.Player && s.seat != engine.NoPlayer {
		return c
	}
	c.Prompt, c.Text, c.Min, c.Max = rules.Prompt(g, d, s.language), d.Text, d.Min, d.Max
	if d.Source.ID != 0 && g.Live(d.Source) {
		c.Source = int(d.Source.ID)
		out.face(g, d.Source.ID, s.language)
	}
	for _, x := range d.Picked {
		c.Picked = append(c.Picked, t.thing(x, s.language))
	}
	end, err := rules.Means(g, d.Player, "end_turn", nil)
	for i, o := range d.Options {
		x := Option{N: i, Label: rules.Label(g, d, o, s.language), Kind: "own"}
		switch o.Kind {
		case engine.OptionDone:
			x.Kind = "done"
		case engine.OptionYes:
			x.Kind = "yes"
		case engine.OptionNo:
			x.Kind = "no"
		case engine.OptionPass:
			x.Kind = "pass"
		case engine.OptionNumber:
			n := int(o.N)
			x.Kind, x.Number = "number", &n
		case engine.OptionIndex:
			x.Kind = "index"
			if o.Of == engine.ObjectDatum && o.M > 0 && int(o.M) < g.Objects() {
				x.Object = int(o.M)
			}
		case engine.OptionThing:
			x.Kind, x.Thing = "thing", t.thing(o.Datum(), s.language)
		default:
			x.Thing = t.thing(engine.Datum{Kind: o.Of, N: o.N, Inc: o.Inc}, s.language)
			if words.Picture != nil && words.Picture.Second != nil {
				if to := words.Picture.Second(g, o); to.Kind != engine.Gone {
					th := t.thing(to, s.language)
					x.To = &th
				}
			}
		}
		if err == nil && o == end {
			x.Kind = "end"
		}
		x.Thing.Label = ""
		if x.Object != 0 {
			out.face(g, engine.ObjectID(x.Object), s.language)
		}
		c.Options = append(c.Options, x)
	}
	if d.Kind == engine.DecidePay && c.Mine {
		t.spending(s, c)
	}
	return c
}

// thing is what a datum is on the board.
func (t *Table) thing(d engine.Datum, language string) Thing {
	g := t.game
	switch d.Kind {
	case engine.ObjectDatum:
		if d.N <= 0 || int(d.N) >= g.Objects() {
			return Thing{}
		}
		if id := engine.ObjectID(d.N); id <= engine.ObjectID(g.Players()) {
			p := int(id) - 1
			return Thing{Player: &p, Label: board.Seat(engine.Player(p))}
		}
		return Thing{Object: int(d.N), Label: board.Name(g.Definition(engine.ObjectID(d.N)), language)}
	case engine.PlaceDatum:
		return Thing{Place: int(d.N)}
	case engine.PlayerDatum:
		p := int(d.N)
		return Thing{Player: &p, Label: board.Seat(engine.Player(p))}
	case engine.LinkDatum:
		return Thing{Item: int(d.N)}
	}
	return Thing{}
}

// encoded is the state as JSON, made once a revision for all who see the same.
func (t *Table) encoded(s sight) []byte {
	if b := t.cache[s]; b != nil {
		return b
	}
	b, err := json.Marshal(t.state(s))
	if err != nil {
		b = []byte(`{"notice":"the state cannot be written"}`)
	}
	if t.cache == nil {
		t.cache = map[sight][]byte{}
	}
	t.cache[s] = b
	return b
}

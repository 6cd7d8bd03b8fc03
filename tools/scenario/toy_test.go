package scenario

// A toy game, so that the runner can be tested without any real one: players take turns; a card is played from the
// hand to the field; a card with a script then deals damage to opposing units, which die of it.

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

const (
	toySeat = iota
	toyHand
	toyField
	toyTrash
)

const (
	toyAct = engine.DecisionRules

	toyPlay = engine.OptionRules + iota
	toyEnd
)

// toy is the ruleset. leak makes it depend on something outside of the state: what the undo repetition must find.
type toy struct {
	engine.Ruleset // nil: hooks that the toy does not need
	words          *engine.Vocabulary
	leak           bool
	leaks          int
	// explode makes it panic when a turn ends.
	explode bool
}

func newToy() *toy {
	r := &toy{words: &engine.Vocabulary{
		Decisions: []engine.Word{{Name: "act"}},
		Actions:   []engine.Action{{Name: "play", Args: `"Card"`, Doc: "play a card"}, {Name: "end_turn"}},
		Game:      "toy", Title: "Toy",
		Types:    []engine.Word{{Name: "unit"}, {Name: "spell"}, {Name: "seat"}},
		Zones:    []engine.ZoneKind{{Name: "seat"}, {Name: "hand", Visibility: engine.OwnerOnly}, {Name: "field", Board: true, Place: true}, {Name: "trash"}, {Name: "queue", Stack: true}},
		Windows:  []engine.Word{{Name: "answer_time"}},
		Statuses: []engine.Word{{Name: "exhausted"}},
		Counters: []engine.Word{{Name: "damage"}, {Name: "points"}},
		Phases:   []engine.Word{{}, {Name: "main"}},
		Numbers:  []engine.NumberDecl{{Name: "might", Printed: true}},
		Modes:    []engine.Mode{{Name: "duel", Players: 2}},
		Rulebook: []engine.RuleText{{Number: "100"}, {Number: "200"}, {Number: "200.1"}},
		Facts: []engine.Fact{
			{Name: "type", Kind: engine.FactWord, Target: engine.ToType, Words: []engine.Word{{Name: "unit"}, {Name: "spell"}}, Needed: []string{"*"}},
			{Name: "might", Kind: engine.FactNumber, Target: engine.ToNumber, Min: 0, Max: 99, For: []string{"unit"}, Needed: []string{"unit"}},
		},
	}}
	r.words.Verbs = []*engine.Verb{{Name: "deal", Rule: engine.R(200, 1), Run: r.deal}}
	return r
}

func (r *toy) Vocabulary() *engine.Vocabulary { return r.words }
func (r *toy) CheckDeck(*engine.Library, *engine.Deck, *engine.Format) []engine.Problem {
	return nil
}
func (r *toy) Setup(*engine.Game, *engine.Format, []*engine.Deck) error { return nil }

var toySeatCard = &engine.Card{ID: "toy-seat", Name: "Seat", Game: "toy", Type: 2, Types: 4}

func toyZone(p engine.Player, kind int) engine.ZoneID {
	return engine.ZoneID(2 + int(p)*3 + kind - toyHand)
}

func (r *toy) Build(g *engine.Game, board engine.Spec) (placed []engine.Placed, problems []engine.Problem) {
	seats := g.NewZone(toySeat, engine.NoPlayer, 0)
	g.SetSeats(seats)
	for p := range engine.Player(2) {
		for kind := uint8(toyHand); kind <= toyTrash; kind++ {
			g.NewZone(kind, p, 0)
		}
	}
	for p := range engine.Player(2) {
		g.NewObject(g.Cast(toySeatCard), p, seats)
	}
	for p := range engine.Player(2) {
		side := board.Field(seatName(p))
		if side == nil {
			continue
		}
		for _, f := range side.Fields {
			kind := slices.IndexFunc(r.words.Zones, func(z engine.ZoneKind) bool { return z.Name == f.Name })
			if kind < toyHand {
				problems = append(problems, engine.Problem{Text: fmt.Sprintf("there is no %q", f.Name), Rule: engine.R(100)})
				continue
			}
			for _, e := range f.Value.List {
				name, as := e.Text, ""
				if e.Kind == engine.SpecTable {
					name = e.List[0].Text
					if a := e.Field("as"); a != nil {
						as = a.Text
					}
				}
				c := g.Library().Find(name)
				if c == nil {
					problems = append(problems, engine.Problem{Text: fmt.Sprintf("there is no card %q", name)})
					continue
				}
				id := g.NewObject(g.Cast(c), p, toyZone(p, kind))
				if d := e.Field("damage"); d != nil {
					g.SetCounter(id, 0, d.Number)
				}
				if as == "" {
					as = name
				}
				placed = append(placed, engine.Placed{Name: as, Player: p, Object: g.Ref(id)})
			}
		}
	}
	g.BeginTurn(0)
	g.SetPhase(1)
	return placed, problems
}

func (r *toy) Step(t *engine.Task) {
	g := t.Game()
	p := g.Active()
	o := t.Ask(toyAct, p, func(d *engine.Decision) {
		g.Each(toyZone(p, toyHand), func(id engine.ObjectID) bool {
			d.Add(engine.Option{Kind: toyPlay, N: int32(id)})
			return true
		})
		d.Add(engine.Option{Kind: toyEnd})
	})
	t.Step = engine.R(100)
	if o.Kind == toyEnd {
		if r.explode {
			panic("boom")
		}
		g.BeginTurn(g.After(p))
		return
	}
	id := engine.ObjectID(o.N)
	if r.leak {
		r.leaks++
		g.SetCounter(g.PlayerObject(p), 1, r.leaks)
	}
	g.Put(id, toyZone(p, toyField), false)
	t.Emit(engine.Event{Kind: 1, Player: p, By: p, Subject: g.Ref(id), Rule: engine.R(100)})
	if def := g.Definition(id); len(def.Abilities) > 0 {
		c := g.ForAbility(id, &def.Abilities[0])
		t.RunEffect(c, &def.Abilities[0], 1)
	}
}

// deal: its controller chooses an opposing unit; it takes damage and dies of enough.
func (r *toy) deal(t *engine.Task, in *engine.Args) engine.Datum {
	g := t.Game()
	var list []engine.Datum
	g.Each(toyZone(g.After(t.You), toyField), func(id engine.ObjectID) bool {
		list = append(list, engine.Obj(g.Ref(id)))
		return true
	})
	for _, d := range t.ChooseFrom(engine.DecideChoose, t.You, list, 1, 1, nil) {
		id := engine.ObjectID(d.N)
		n := g.AddCounter(id, 0, in.Number("n", 0))
		t.Emit(engine.Event{Kind: 2, Player: t.You, By: t.You, Subject: g.Ref(id), Amount: int16(in.Number("n", 0)), Rule: engine.R(200, 1)})
		if n >= g.Number(id, 0) {
			g.Put(id, toyZone(g.Object(id).Owner, toyTrash), false)
			g.SetCounter(id, 0, 0)
		}
	}
	return engine.Datum{}
}

func (r *toy) Why(g *engine.Game, p engine.Player, o engine.Option) engine.Refusal {
	if g.Active() != p {
		return engine.Refusal{Rule: engine.R(100), Reason: "it is not your turn"}
	}
	if o.Kind == engine.OptionThing {
		return engine.Refusal{Rule: engine.R(200, 1), Reason: "only opposing units can be chosen"}
	}
	return engine.Refusal{Rule: engine.R(100), Reason: "it is not in your hand"}
}
func (r *toy) Arithmetic(_ *engine.Game, _ []engine.ObjectID, _ []engine.Derived, changed []engine.ObjectID) []engine.ObjectID {
	return changed
}
func (r *toy) TriggerOrder(_ *engine.Game, order []engine.Player) []engine.Player { return order }
func (r *toy) Pended(*engine.Task, engine.ItemID)                                 {}
func (r *toy) Paid(*engine.Context, string) engine.Datum                          { return engine.Datum{} }
func (r *toy) Chooser(*engine.Game, *engine.Event) engine.Player                  { return 0 }
func (r *toy) ChangeEvent(*engine.Context, *engine.Event, string, engine.Datum, string) bool {
	return false
}

func (r *toy) Means(g *engine.Game, p engine.Player, action string, args []engine.Spec) (engine.Option, error) {
	switch {
	case action == "end_turn":
		return engine.Option{Kind: toyEnd}, nil
	case action == "play" && len(args) == 1 && args[0].Kind == engine.SpecThing:
		return engine.Option{Kind: toyPlay, N: args[0].Thing.N}, nil
	}
	return engine.Option{}, fmt.Errorf("there is no such card")
}
func (r *toy) You(g *engine.Game, id engine.ObjectID, _ *engine.Event) engine.Player {
	return g.Controller(id)
}
func (r *toy) Find(*engine.Game, string) (engine.Datum, bool) { return engine.Datum{}, false }
func (r *toy) Describe(g *engine.Game, e *engine.Event, _ engine.Player, _ string) string {
	if e.Kind >= 90 {
		return ""
	}
	name := g.Definition(e.Subject.ID).Name
	if e.Kind == 2 {
		return fmt.Sprintf("%s takes %d", name, e.Amount)
	}
	return seatName(e.Player) + " plays " + name
}
func (r *toy) Prompt(*engine.Game, *engine.Decision, string) string { return "" }
func (r *toy) Label(g *engine.Game, d *engine.Decision, o engine.Option, _ string) string {
	if o.Kind == toyEnd {
		return "end the turn"
	}
	if o.Of == engine.PlaceDatum {
		return "a place"
	}
	return "play " + g.Definition(engine.ObjectID(o.N)).Name
}
func (r *toy) DecisionName(engine.DecisionKind) string { return "act" }

// toyEffects runs scripts of the form deal { 2, 1 }: one verb call a number; fail { } fails.
type toyEffects struct{ signal *int }

func (e *toyEffects) Signal() any { return e.signal }
func (e *toyEffects) Value(*engine.Context, *engine.Script, engine.Func) engine.Datum {
	return engine.Datum{}
}
func (e *toyEffects) Run(t *engine.Task, s *engine.Script, _ engine.Func) {
	text := s.Host.(string)
	if strings.Contains(text, "fail") {
		panic(&engine.ScriptError{Script: s, Line: 1, Message: "this card is broken", Instance: t.Instance})
	}
	for _, n := range regexp.MustCompile(`\d+`).FindAllString(text, -1) {
		var in engine.Args
		amount, _ := strconv.Atoi(n)
		in.Add("n").Datum = engine.Num(amount)
		t.CallVerb(t.Game().Vocabulary().Verbs[0], &in)
	}
}

// load is the Loader of the toy.
func (r *toy) load(tree fs.FS, _ any) (*Loaded, diag.List) {
	content, diags := sets.Load(tree, []*engine.Vocabulary{r.words}, nil)
	lib := &engine.Library{Rules: r, Cards: map[string]*engine.Card{toySeatCard.ID: toySeatCard}, Names: map[string]*engine.Card{}, Effects: func() engine.Effects { return &toyEffects{new(int)} }}
	for _, set := range content.Sets {
		for _, s := range set.Scripts {
			c := *s.Card
			if text, err := fs.ReadFile(tree, s.Path); err == nil && strings.TrimSpace(string(text)) != "" {
				script := &engine.Script{ID: s.Path, Path: path.Base(s.Path), Host: string(text)}
				if !strings.Contains(string(text), "{") {
					diags.Add(diag.Errorf("LUA001", diag.At(s.Path, 1, 0), "no script"))
				}
				c.Script = script
				c.Abilities = []engine.Ability{{Key: "deal", Kind: engine.OnPlay, Script: script, Effect: 1}}
				c.Has = engine.Bit(uint8(engine.OnPlay))
			}
			lib.Cards[c.ID], lib.Names[c.Name] = &c, &c
		}
	}
	return &Loaded{Libraries: map[string]*engine.Library{"toy": lib}, Sets: content, Again: content}, diags
}

const toyCards = `
card "T-1" {
  name = "Archer"
  type = "unit"
  might = 2
}

card "T-2" {
  name = "Broken"
  type = "unit"
  might = 2
}
`

// toyContent is a set with two cards, and the rules.
func toyContent(r *toy) *Content {
	tree := fstest.MapFS{
		"toy/base/set.hcl":          {Data: []byte("set \"base\" {\n  game = \"toy\"\n  title = \"Base\"\n  version = \"1.0.0\"\n}\n")},
		"toy/base/cards.hcl":        {Data: []byte(toyCards)},
		"toy/base/cards/archer.lua": {Data: []byte("deal { 2 }\n")},
		"toy/base/cards/broken.lua": {Data: []byte("fail { }\n")},
	}
	return &Content{Tree: tree, Rules: []engine.Ruleset{r}, Load: r.load}
}

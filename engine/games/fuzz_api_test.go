package games_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// author writes scripts by bytes: any verb, query, field and constructor of the card API with any arguments, sensible and
// not. Equal bytes make equal scripts; when they run out it writes what is simplest.
type author struct {
	stage *stage
	words *engine.Vocabulary
	bytes []byte
	deep  int
	slots bool // fx.it is a slot of the effect
	q     string
}

func (a *author) n(of int) int {
	if len(a.bytes) == 0 || of <= 0 {
		return 0
	}
	b := int(a.bytes[0])
	a.bytes = a.bytes[1:]
	return b % of
}

func pick[T any](a *author, list []T) T { return list[a.n(len(list))] }

// pick picks a phrase, which is put into the words of the game.
func (a *author) pick(list []string) string { return a.stage.says(pick(a, list)) }

func (a *author) number() string {
	list := []string{"1", "0", "2", "3", "-1", "1.5", "10000", "1e9", "2^31", "math.huge", "0/0", "unlimited", "count(unit {})", a.q + ".self.might", a.q + ".event.amount", "nil", "\"x\"", "-10000", "x", "#" + a.q + ":all(unit {})", "40"}
	return a.stage.says(list[a.n(len(list)*2)%len(list)])
}

func (a *author) things() string {
	q := a.q
	list := []string{q + ".self", q + ":all(unit {})", q + ":all(unit { enemy = true })", q + ":all(card { zone = \"hand\" })", q + ":all(card { zone = \"deck\", owner = you })", q + ":all(card { zone = \"trash\" })",
		q + ":all(gear {})", q + ":all(rune {})", q + ":all(unit {}):first()", q + ".event.subject", q + ".event", q + ".you.legend", q + ":all(legend {})", "{}", "nil", "3", "{ " + q + ".self, " + q + ".self }", q + ":list()",
		"{ { " + q + ".self }, " + q + ":all(unit {}) }", q + ".here", q + ":all(link {})", q + ".item", q + ".self.attached_to", "held", q + ".you", q + ":all(" + a.filter() + ")", q + ":all(place {}):first()"}
	if a.slots {
		list = append(list, q+".it", q+".it")
	}
	s := a.pick(list)
	if strings.HasPrefix(s, q+":") && a.n(8) == 1 {
		return s + ":where(function(u) " + a.pick([]string{"return true", "return u.might > 2", a.q + ":all(unit {}) return false", "error('no')", "return u"}) + " end)"
	}
	return s
}

func (a *author) player() string {
	return a.pick([]string{a.q + ".you", a.q + ".you", a.q + ":after(" + a.q + ".you):first()", "opponents", "each_player", a.q + ".event.player", "nil", a.q + ".self", a.q + ".self.controller", "you"})
}

func (a *author) place() string {
	return a.pick([]string{a.q + ".here", a.q + ".you.base", a.q + ":all(place {}):first()", a.q + ".self.place", "nil", "here", a.q + ".self", a.q + ".event.place"})
}

func (a *author) word(words []string) string {
	if len(words) > 0 && a.n(6) < 5 {
		return strconv.Quote(pick(a, words))
	}
	return a.pick([]string{`"Recruit"`, `"x"`, `""`, `"Tank"`, `"Brush"`, `"Gold"`, `"might"`, "nil", "1"})
}

func (a *author) filter() string {
	if a.deep++; a.deep > 4 {
		return a.stage.says("unit {}")
	}
	defer func() { a.deep-- }()
	if a.n(7) == 6 {
		return a.pick([]string{"any_of", "all_of", "none_of"}) + "(" + a.filter() + ", " + a.filter() + ")"
	}
	f := pick(a, a.words.Filters)
	var parts []string
	if f.NeedsZone {
		parts = append(parts, "zone = "+a.pick([]string{`"hand"`, `"deck"`, `"trash"`, `{ "hand", "trash" }`}))
	}
	var fields []*engine.Field
	for _, x := range a.words.Fields {
		if x.Subject == f.Subject && (x.Only == nil || slices.Contains(x.Only, f.Name)) && x.Name != "zone" {
			fields = append(fields, x)
		}
	}
	for range a.n(3) {
		if len(fields) > 0 {
			x := pick(a, fields)
			parts = append(parts, x.Name+" = "+a.field(x))
		}
	}
	if a.n(10) == 9 {
		parts = append(parts, "where = function(u) "+a.pick([]string{"return true", "return u.might > 2", "error('no')", "while true do end", "return u:is(" + a.filter() + ")"})+" end")
	}
	return f.Name + " { " + strings.Join(parts, ", ") + " }"
}

func (a *author) field(x *engine.Field) string {
	kind := x.Kind
	if len(x.Kinds) > 0 && a.n(2) == 1 {
		kind = pick(a, x.Kinds)
	}
	if a.n(16) == 15 {
		return a.pick([]string{"1", "\"x\"", "{}", "self", "true", "unit {}"})
	}
	switch kind {
	case engine.FieldFlag:
		return a.pick([]string{"true", "false"})
	case engine.FieldNumber:
		return a.pick([]string{"1", "{ min = 1 }", "{ max = 3 }", "count(unit {})", "{ min = 0, max = 0 }"})
	case engine.FieldWord:
		return a.word(x.Words)
	case engine.FieldRef:
		return a.pick([]string{"self", "you", "here", "opponents", "it", "event.subject", "chosen.it", "args.it", "each_player"})
	case engine.FieldEvent:
		return strconv.Quote(pick(a, a.words.Events).Name)
	}
	return a.filter()
}

func (a *author) pattern() string {
	e := pick(a, a.words.Events)
	subject := map[engine.SubjectKind][]string{engine.SubjectPlayer: {"you", "opponents", "each_player"}, engine.SubjectPlace: {"here", "place {}"}, engine.SubjectLink: {"link {}"}, engine.SubjectAbility: {"ability {}"}}[e.Subject]
	if subject == nil {
		subject = []string{"self", "unit {}", "unit { enemy = true }", a.filter()}
	}
	s := a.pick(subject) + "." + e.Name
	if a.n(4) == 3 {
		s = "any_of(" + s + ", you.draws)"
	}
	return s
}

func (a *author) cost() string {
	var parts []string
	for range 1 + a.n(2) {
		f := pick(a, a.words.CostFields)
		switch f.Kind {
		case engine.CostNumber:
			parts = append(parts, f.Name+" = "+a.pick([]string{"1", "0", "2", "99", "count(unit {})", "-1"}))
		case engine.CostAmounts:
			parts = append(parts, f.Name+" = { "+a.pick([]string{"calm", "fury", "any", "nothing"})+" = "+a.pick([]string{"1", "0", "30"})+" }")
		default:
			parts = append(parts, f.Name+" = "+a.pick([]string{"self", "1", a.filter(), "exactly(2, " + a.filter() + ")"}))
		}
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

func (a *author) gift() string {
	var parts []string
	for range 1 + a.n(2) {
		f := pick(a, a.words.GiftFields)
		switch f.Kind {
		case engine.GiftNumber:
			parts = append(parts, f.Name+" = "+a.number())
		case engine.GiftKeywords, engine.GiftLoseKeywords:
			parts = append(parts, f.Name+" = "+a.pick([]string{`"Tank"`, `"Assault 2"`, `{ "Tank", "Shield 100" }`, `"Nothing"`, `keyword("Assault", 99)`}))
		case engine.GiftFlag:
			parts = append(parts, f.Name+" = true")
		case engine.GiftAbilities:
			parts = append(parts, f.Name+" = "+a.pick([]string{"later", "{ later, step }", "abilities_of(unit {})"}))
		case engine.GiftPlayer, engine.GiftController:
			parts = append(parts, f.Name+" = "+a.pick([]string{"you", "opponents", "each_player"}))
		case engine.GiftCopy, engine.GiftText:
			parts = append(parts, f.Name+" = "+a.pick([]string{"self", "it", a.q + ".self", a.q + ":all(unit {}):first()"}))
		default:
			parts = append(parts, f.Name+" = "+a.word(nil))
		}
	}
	if a.n(2) == 1 && len(a.words.Durations) > 0 {
		parts = append(parts, "lasts = "+strconv.Quote(pick(a, a.words.Durations).Name))
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

func (a *author) argument(p *engine.Param) string {
	if a.n(24) == 23 {
		return a.pick([]string{"nil", "{}", "self", "unit {}", "function() end", "held", "\"x\"", "true", a.q, "1/0"})
	}
	switch p.Kind {
	case engine.ParamNumber:
		return a.number()
	case engine.ParamNumberOrObjects:
		if a.n(2) == 0 {
			return a.number()
		}
		return a.things()
	case engine.ParamObjects, engine.ParamLink:
		return a.things()
	case engine.ParamPlayer, engine.ParamPlayers:
		return a.player()
	case engine.ParamPlace:
		return a.place()
	case engine.ParamText, engine.ParamWord:
		return a.word(p.Words)
	case engine.ParamBool:
		return a.pick([]string{"true", "false"})
	case engine.ParamFilter:
		return a.filter()
	case engine.ParamFilterOrList:
		if a.n(2) == 0 {
			return a.filter()
		}
		return a.things()
	case engine.ParamGift:
		return a.gift()
	case engine.ParamCost:
		return a.cost()
	case engine.ParamAbility:
		return a.pick([]string{"later", "step", "instead", "self"})
	case engine.ParamArgs, engine.ParamOptions:
		return a.pick([]string{"{ it = " + a.q + ".self }", "{}", "{ 1, 2 }", "{ a = " + a.things() + ", b = 2 }", "{ n = 3 }", "{ amount = " + a.number() + " }", "{ held }"})
	case engine.ParamPattern:
		return a.pattern()
	case engine.ParamCondition:
		return a.condition()
	}
	return a.pick([]string{a.number(), a.things(), a.player(), a.place(), `"text"`})
}

func (a *author) condition() string {
	return a.pick([]string{"some(" + a.filter() + ")", "count(" + a.filter() + "):at_least(1)", "is(self, " + a.filter() + ")", "times(" + a.pattern() + "):at_most(2)", "function(q) return q:count(unit {}) > 1 end", "function(q) error('no') end",
		"none_of(some(unit {}))", "function(q) return q.self.might > 2 and q:is(some(unit {})) end"})
}

func (a *author) call(name string, params, options []engine.Param) string {
	var args []string
	for i := range params {
		if params[i].Optional && a.n(2) == 0 {
			break
		}
		args = append(args, a.argument(&params[i]))
	}
	var opts []string
	for i := range options {
		if a.n(4) == 3 {
			opts = append(opts, options[i].Name+" = "+a.argument(&options[i]))
		}
	}
	if len(opts) > 0 {
		args = append(args, "{ "+strings.Join(opts, ", ")+" }")
	}
	return a.q + ":" + name + "(" + strings.Join(args, ", ") + ")"
}

// statement is one line of an effect, or of a predicate when verbs is false.
func (a *author) statement(verbs bool) string {
	switch k := a.n(12); {
	case k < 8 && verbs:
		v := pick(a, a.words.Verbs)
		s := a.call(v.Name, v.Params, v.Options)
		switch a.n(5) {
		case 3:
			return "held = " + s
		case 4:
			return "for i = 1, " + a.pick([]string{"2", "3", "20"}) + " do " + s + " end"
		}
		return s
	case k < 9:
		q := pick(a, a.words.Queries)
		return "held = " + a.call(q.Name, q.Params, q.Options)
	case k < 11:
		f := pick(a, a.words.ViewFields)
		of := map[engine.DatumKind]string{engine.PlayerDatum: a.q + ".you", engine.PlaceDatum: a.q + ".self.place", engine.LinkDatum: a.q + ":all(link {}):first()", engine.EventDatum: a.q + ".event"}[f.Of]
		if of == "" {
			of = a.things()
			if !strings.HasPrefix(of, a.q) {
				of = a.q + ".self"
			}
		}
		if len(f.Params) > 0 {
			return "held = (" + of + "):" + f.Name + "(" + a.argument(&f.Params[0]) + ")"
		}
		return "held = (" + of + ")." + f.Name
	}
	return "if held then held = " + a.things() + " end"
}

func (a *author) body(verbs bool, lines int) string {
	list := []string{"local held"}
	for range 1 + a.n(lines) {
		list = append(list, a.statement(verbs))
	}
	return strings.Join(list, "\n  ")
}

func (a *author) effect(lines int) string {
	a.q = "fx"
	return "function(fx)\n  " + a.body(true, lines) + "\nend"
}

// script is a whole card.
func (a *author) script(spell bool) string {
	a.q = "fx"
	var out []string
	step := "define.step { name = \"step\""
	if !slices.ContainsFunc(a.words.Verbs, func(v *engine.Verb) bool { return v.Name == "then_do" }) {
		step = "define.triggered { name = \"step\", on = you.draws" // a game without steps
	}
	out = append(out, "local step = "+step+", effect = "+a.effect(3)+" }",
		"local later = define.triggered { name = \"later\", on = "+a.pattern()+", effect = "+a.effect(3)+" }",
		"local instead = define.replacement { name = \"instead\", on = you.draws, effect = "+a.effect(3)+" }")
	if spell {
		target := ""
		if a.slots = a.n(3) == 1; a.slots {
			target = "target = { it = " + a.pick([]string{"", "up_to(2, ", "exactly(2, ", "any_number("})
			if strings.HasSuffix(target, "(") || strings.HasSuffix(target, ", ") {
				target += a.filter() + ") }, "
			} else {
				target += a.filter() + " }, "
			}
		}
		out = append(out, "on_play { "+target+"effect = "+a.effect(10)+" }")
		return strings.Join(out, "\n")
	}
	a.slots = false
	for i := range 1 + a.n(3) {
		name := fmt.Sprintf("name = \"a%d\", ", i)
		switch a.n(7) {
		case 0, 1:
			out = append(out, "triggered { "+name+"on = "+a.pattern()+", effect = "+a.effect(4)+" }")
		case 2:
			out = append(out, "replacement { "+name+"on = "+a.pattern()+", effect = "+a.effect(4)+" }")
		case 3:
			out = append(out, "static { "+name+"affects = "+a.filter()+", active = "+a.condition()+", give = "+a.gift()+" }")
		case 4:
			a.q = "q"
			value := "function(q)\n  " + a.body(false, 3) + "\n  return " + a.pick([]string{"1", "q.self.might", "held", "0/0", "1.5", "99999", "#q:all(unit {})"}) + "\nend"
			a.q = "fx"
			out = append(out, "static { "+name+"affects = "+a.filter()+", give = { "+a.stage.says("might")+" = "+value+" } }")
		case 5:
			out = append(out, "activated { "+name+"cost = "+a.cost()+", when = "+a.condition()+", effect = "+a.effect(4)+" }")
		case 6:
			out = append(out, "retrigger { "+name+""+a.stage.says("of = ability {}")+", times = "+a.pick([]string{"1", "2", "count(unit {})", "function(q) return 300 end"})+" }")
		}
	}
	return strings.Join(out, "\n")
}

// FuzzAPI lets random scripts run in a live game that is played at random. Whatever they do, nothing panics or takes long, a
// failure leaves no trace, and the game saves, loads and replays to the same state.
func FuzzAPI(f *testing.F) {
	r := rand.New(rand.NewPCG(3, 3))
	for n := range 30 {
		b := make([]byte, 40+15*(n/2))
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		f.Add(uint64(n%3)<<62|uint64(n), b)
	}
	var loads []func(map[string]string) (*engine.Library, diag.List)
	for i := range stages {
		loads = append(loads, stages[i].quickly(f))
	}
	f.Fuzz(func(t *testing.T, seed uint64, data []byte) {
		if len(data) > 1000 {
			return
		}
		on := int(seed>>62) % len(stages) // the highest bits of the seed tell the game
		s, load := &stages[on], loads[on]
		a := &author{stage: s, words: s.rules.Vocabulary(), bytes: data}
		question := a.script(true)
		watcher := a.script(false)
		lib, diags := load(map[string]string{"question": question, "watcher": watcher})
		for _, d := range diags {
			if strings.Contains(d.File(), "overlay") && (d.Line() < 1 || d.Summary == "") {
				t.Errorf("a finding without a line or a text: %v", d)
			}
		}
		options := engine.Options{KeepHistory: true, CheckDerived: true, FailAtVerb: 1 << 30}
		spec := s.board([]string{"Question", "Dummy", "Keeper"}, []string{"Dummy", "Watcher"}, []string{"Dummy", "Keeper", "Watcher"})
		if lib.Names["Question"].Unplayable != "" {
			lib, _ = load(map[string]string{"watcher": watcher}) // what the other does is worth a game all the same
		} else if lib.Names["Watcher"].Unplayable != "" {
			lib, _ = load(map[string]string{"question": question})
		}
		if lib.Names["Question"].Unplayable != "" || lib.Names["Watcher"].Unplayable != "" {
			return
		}
		t.Logf("a game of %s", s.game())
		show := func() { t.Logf("Question:\n%s\n\nWatcher:\n%s", question, watcher) }
		defer func() {
			if v := recover(); v != nil {
				show()
				panic(v)
			}
			if t.Failed() {
				show()
			}
		}()
		g, _, problems := engine.NewBoard(lib, lib.Formats["overlay"], spec, seed, options)
		if g == nil {
			t.Fatal(problems)
		}
		var played []engine.Option
		moves := rand.New(rand.NewPCG(seed, 17))
		if o, err := lib.Rules.Means(g, 0, "play", []engine.Spec{text("Question")}); err == nil && g.Decision() != nil && g.Decision().Lists(o) {
			apply(t, g, o)
			played = append(played, o)
		}
		for n := 0; n < 60 && g.Decision() != nil; n++ {
			d := g.Decision()
			if len(d.Options) == 0 {
				t.Fatalf("a decision without options: %+v", d)
			}
			o := d.Options[moves.IntN(len(d.Options))]
			played = append(played, o)
			c := dearest(func() { apply(t, g, o) })
			if c.cpu > 2*time.Second*slow || c.bytes > 1<<30 {
				t.Errorf("a decision took %v and %d MB", c.cpu, c.bytes>>20)
			}
			_ = g.View(engine.Player(n%2), "en")
		}
		if err := g.Broken(); err != nil {
			t.Error(err)
		}
		for _, e := range g.Diagnostics() {
			if e.Message == "" || e.Script == nil || e.Line < 1 || e.Card == "" {
				t.Errorf("a failure that does not say what, where and whose: %+v", e)
			}
		}
		hash := g.Hash()
		loaded, err := engine.LoadGame(lib, g.Save(), engine.Options{})
		if err != nil || loaded.Hash() != hash {
			t.Errorf("saved and loaded it is another game: %v", err)
		}
		// Undone and decided again, and played anew from the start, it comes to the same.
		if back := min(len(played), 1+moves.IntN(20)); back > 0 {
			if !g.Undo(back) {
				t.Error("undo fails")
			}
			for _, o := range played[len(played)-back:] {
				apply(t, g, o)
			}
			if g.Hash() != hash {
				t.Error("undone and decided again it is another game")
			}
		}
		again, _, _ := engine.NewBoard(lib, lib.Formats["overlay"], spec, seed, engine.Options{})
		for _, o := range played {
			apply(t, again, o)
		}
		if again.Hash() != hash {
			t.Error("played again it is another game")
		}
	})
}

package scripts_test

// The reference is committed and kept fresh, and every example in it is a text that works.

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
)

var update = flag.Bool("update", false, "write the references anew; read the difference before you commit it")

func TestReferenceIsFresh(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		name := filepath.Join("..", "sets", v.Game, "REFERENCE.md")
		text := scripts.Reference(v)
		if *update {
			if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		have, err := os.ReadFile(name)
		if err != nil || string(have) != text {
			t.Errorf("%s is stale: run go test ./scripts -run Reference -update", name)
		}
		if text != scripts.Reference(v) {
			t.Error("the reference differs from call to call")
		}
	}
}

// exampled are the kinds of words that have an example each.
var exampled = []string{"constructor", "scope", "quantifier", "filter", "condition", "combinator", "value", "verb", "query"}

// TestExamples loads each example of the API as part of a card; what an effect would say is run as well.
func TestExamples(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		if v.Game != "riftbound" {
			continue // a board to run them on is the game's own
		}
		known := map[string]bool{}
		for _, e := range scripts.API(v) {
			known[e.Key()] = true
			if !slices.Contains(exampled, e.Kind) {
				continue
			}
			t.Run(e.Key(), func(t *testing.T) {
				switch {
				case e.Example == "":
					t.Error("there is no example")
				case e.Kind == "verb" || e.Kind == "query":
					runExample(t, rules, &e)
				default:
					loadExample(t, rules, &e)
				}
				if !regexp.MustCompile(`\b` + e.Name + `\b`).MatchString(e.Example) {
					t.Errorf("the example does not show it: %s", e.Example)
				}
			})
		}
		for key := range v.Examples {
			if !known[key] {
				t.Errorf("there is an example of %q, which the API does not have", key)
			}
		}
	}
}

// exampleCards are what the board of an example is made of.
const exampleCards = `
set "examples" {
  title   = "Examples"
  version = "1.0.0"
}

card "X-1" {
  name   = "Friend"
  type   = "unit"
  energy = 1
  might  = 3
}

card "X-2" {
  name   = "Foe"
  type   = "unit"
  energy = 1
  might  = 2
}

card "X-3" {
  name     = "Spark of Doubt"
  type     = "spell"
  energy   = 0
  keywords = ["Reaction"]
}

token "X-4" {
  name  = "Recruit"
  type  = "unit"
  might = 1
}

card "X-5" {
  name    = "Fury Rune"
  type    = "rune"
  domains = ["fury"]
}

token "X-6" {
  name = "Brush"
  type = "battlefield"
}

card "X-7" {
  name   = "Blade"
  type   = "gear"
  energy = 1
  tags   = ["Equipment"]
}

card "X-8" {
  name     = "Lurker"
  type     = "unit"
  energy   = 1
  might    = 1
  keywords = ["Hidden"]
}

card "X-9" {
  name     = "Example"
  type     = %q
  energy   = 0
%s}
`

// exampleContent loads a script as that of the card Example; nil when it does not load or the card cannot be played.
func exampleContent(t *testing.T, rules engine.Ruleset, kind, script string) *engine.Library {
	t.Helper()
	facts := map[string]string{"spell": "  keywords = [\"Reaction\"]\n", "unit": "  might    = 3\n"}[kind]
	tree := fstest.MapFS{
		"riftbound/examples/set.hcl":                  {Data: fmt.Appendf(nil, exampleCards, kind, facts)},
		"riftbound/examples/cards/example.lua":        {Data: []byte(script)},
		"riftbound/examples/cards/spark-of-doubt.lua": {Data: []byte("on_play { effect = function(fx) fx:gain_xp(1) end }")},
	}
	content, diags := scripts.Open(tree, []engine.Ruleset{rules}, nil, nil)
	for _, d := range diags {
		t.Errorf("%v in\n%s", d, script)
	}
	if t.Failed() {
		return nil
	}
	return content.Game("riftbound")
}

func loadExample(t *testing.T, rules engine.Ruleset, e *scripts.Entry) {
	kind := "unit"
	if strings.Contains(e.Example, "on_play") {
		kind = "spell"
	}
	if e.Key() == "scope equipped" {
		kind = "gear"
	}
	lib := exampleContent(t, rules, kind, e.Example)
	if lib == nil {
		return
	}
	if why := lib.Names["Example"].Unplayable; why != "" && e.Unsupported == "" {
		t.Logf("not played yet: %s", why)
	}
}

// exampleSlots are the slots that examples of verbs and queries may read.
var exampleSlots = []struct{ name, filter string }{
	{"it", "unit { friendly = true }"},
	{"mine", "unit { friendly = true }"},
	{"foe", "unit { enemy = true }"},
	{"them", "up_to(2, unit {})"},
	{"spell", `link { type = "spell" }`},
	{"card", `card { zone = "trash", owner = you }`},
	{"where", "place { battlefield = true }"},
	{"tool", "gear { friendly = true }"},
}

// exampleTemplates are the templates that they may hand out.
var exampleTemplates = []struct{ name, text string }{
	{"later", `local later = define.triggered { name = "later", on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1) end }` + "\n"},
	{"step", `local step = define.step { name = "step", effect = function(fx) fx:heal(fx.args.it) end }` + "\n"},
}

// runExample makes an example the effect of a spell, with what it names around it, and plays the spell. The effect ends
// with one more verb, so that it can be seen to have come to its end. A verb that gives a result has to do something
// with one of the first things that can be chosen.
func runExample(t *testing.T, rules engine.Ruleset, e *scripts.Entry) {
	if strings.Contains(e.Example, "on_play {") { // a whole script
		lib := exampleContent(t, rules, "spell", e.Example)
		if lib != nil {
			playExample(t, lib, false, 0)
		}
		return
	}
	var script strings.Builder
	for _, x := range exampleTemplates {
		if regexp.MustCompile(`[(,] *` + x.name + `\b`).MatchString(e.Example) {
			script.WriteString(x.text)
		}
	}
	script.WriteString("on_play {\n  target = {\n")
	for _, x := range exampleSlots {
		if regexp.MustCompile(`\bfx\.` + x.name + `\b`).MatchString(e.Example) {
			fmt.Fprintf(&script, "    %s = %s,\n", x.name, x.filter)
		}
	}
	fmt.Fprintf(&script, "  },\n  effect = function(fx)\n")
	if givesResult(rules, e) && strings.HasPrefix(e.Example, "fx:"+e.Name+"(") {
		fmt.Fprintf(&script, "local result = %s\nif result.done then fx:gain_xp(7) end\n", e.Example)
	} else {
		fmt.Fprintf(&script, "%s\nfx:gain_xp(7)\n", e.Example)
	}
	script.WriteString("  end,\n}\n")
	lib := exampleContent(t, rules, "spell", script.String())
	if lib == nil {
		return
	}
	if why := lib.Names["Example"].Unplayable; why != "" {
		t.Fatalf("it cannot be played: %s\n%s", why, &script)
	}
	for nth := range 4 {
		over, xp := playExample(t, lib, strings.Contains(e.Example, "fx.spell"), nth)
		if t.Failed() {
			t.Fatalf("in\n%s", &script)
		}
		if over || xp >= 7 {
			return
		}
	}
	t.Errorf("it does nothing:\n%s", &script)
}

// givesResult reports whether an entry is a verb that tells whether it did something.
func givesResult(rules engine.Ruleset, e *scripts.Entry) bool {
	return e.Kind == "verb" && slices.ContainsFunc(rules.Vocabulary().Verbs, func(v *engine.Verb) bool {
		return v.Name == e.Name && (v.Returns == "" || v.Returns == "result")
	})
}

// playExample plays the card Example, after a spell of its player if one has to be on the chain, and answers what is asked
// with the n-th thing. It tells whether the game is over, and the experience of the player.
func playExample(t *testing.T, lib *engine.Library, after bool, nth int) (over bool, xp int) {
	g, placed, problems := engine.NewBoard(lib, &engine.Format{Game: "riftbound", Mode: "duel"}, exampleBoard(), 1, engine.Options{})
	for _, p := range problems {
		t.Fatal(p.Text)
	}
	play := func(card string) {
		i := slices.IndexFunc(placed, func(p engine.Placed) bool { return p.Name == card })
		o, err := lib.Rules.Means(g, 0, "play", []engine.Spec{{Kind: engine.SpecThing, Thing: engine.Obj(placed[i].Object)}})
		if err == nil {
			err = g.Apply(o)
		}
		if err != nil {
			t.Errorf("%s cannot be played: %v", card, err)
		}
	}
	if after {
		play("Spark of Doubt")
	}
	play("Example")
	for range 200 {
		d := g.Decision()
		waiting := false
		g.Items(func(engine.ItemID) bool { waiting = true; return false })
		if t.Failed() || d == nil || !waiting && slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptionPass }) {
			break
		}
		if err := g.Apply(answer(d, nth)); err != nil {
			t.Error(err)
		}
	}
	for _, d := range g.Diagnostics() {
		t.Errorf("line %d: %s", d.Line, d.Message)
	}
	over, _ = g.Over()
	return over, playerNumber(g, "xp")
}

// answer is the n-th option that does something, or a pass while something waits to resolve.
func answer(d *engine.Decision, nth int) engine.Option {
	for _, kind := range []engine.OptionKind{engine.OptionYes, engine.OptionPass, engine.OptionThing, engine.OptionIndex, engine.OptionNumber} {
		var list []engine.Option
		for _, o := range d.Options {
			if o.Kind == kind {
				list = append(list, o)
			}
		}
		if len(list) > 0 {
			return list[nth%len(list)]
		}
	}
	return d.Options[0]
}

// playerNumber is a counter of the first player.
func playerNumber(g *engine.Game, name string) int {
	for i, w := range g.Vocabulary().Counters {
		if w.Name == name {
			return g.Counter(g.PlayerObject(0), uint8(i))
		}
	}
	return 0
}

// exampleBoard has friends and foes in the bases and at a battlefield, something in the trash and in the hand.
func exampleBoard() engine.Spec {
	text := func(s string) engine.Spec { return engine.Spec{Kind: engine.SpecText, Text: s} }
	list := func(names ...string) engine.Spec {
		s := engine.Spec{Kind: engine.SpecTable}
		for _, n := range names {
			s.List = append(s.List, text(n))
		}
		return s
	}
	table := func(fields ...engine.SpecField) engine.Spec {
		return engine.Spec{Kind: engine.SpecTable, Fields: fields}
	}
	number := func(n int) engine.Spec { return engine.Spec{Kind: engine.SpecNumber, Number: n} }
	yes := engine.Spec{Kind: engine.SpecBool, Bool: true}
	with := func(fields ...engine.SpecField) engine.Spec {
		s := list("Friend")
		s.Fields = fields
		return s
	}
	base := list("Friend")
	base.List = append(base.List, with(engine.SpecField{Name: "damage", Value: number(1)}, engine.SpecField{Name: "exhausted", Value: yes}),
		with(engine.SpecField{Name: "empowered", Value: yes}, engine.SpecField{Name: "as", Value: text("bearer")}))
	worn := list("Blade")
	worn.Fields = []engine.SpecField{{Name: "attached", Value: text("bearer")}}
	base.List = append(base.List, text("Blade"), worn)
	runes := table(engine.SpecField{Name: "fury", Value: number(4)})
	return table(
		engine.SpecField{Name: "A", Value: table(
			engine.SpecField{Name: "hand", Value: list("Example", "Spark of Doubt", "Lurker", "Friend")},
			engine.SpecField{Name: "base", Value: base},
			engine.SpecField{Name: "south", Value: list("Friend")},
			engine.SpecField{Name: "trash", Value: list("Friend", "Friend")},
			engine.SpecField{Name: "rune_deck", Value: runes},
			engine.SpecField{Name: "runes", Value: runes})},
		engine.SpecField{Name: "B", Value: table(
			engine.SpecField{Name: "hand", Value: list("Foe", "Foe")},
			engine.SpecField{Name: "base", Value: list("Foe")},
			engine.SpecField{Name: "north", Value: list("Foe")},
			engine.SpecField{Name: "runes", Value: runes})},
		engine.SpecField{Name: "battlefields", Value: table(
			engine.SpecField{Name: "north", Value: table(engine.SpecField{Name: "controller", Value: text("B")})},
			engine.SpecField{Name: "south", Value: table(engine.SpecField{Name: "controller", Value: text("A")})})},
		engine.SpecField{Name: "turn", Value: text("A")},
	)
}

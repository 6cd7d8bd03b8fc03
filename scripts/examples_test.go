package scripts_test

// Every constructor, scope, quantifier, filter, condition, combination, value, verb and query of a game has an example in
// its reference, and every example is played. What it is played on is the game's own and stands in testdata/examples:
// set.hcl holds the cards, board.lua the board of a scenario and what an example may name.

import (
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

	lua "github.com/yuin/gopher-lua"
)

// exampled are the kinds of words that have an example each.
var exampled = []string{"constructor", "scope", "quantifier", "filter", "condition", "combinator", "value", "verb", "query"}

// TestExamples runs each example of the API as the text of a card.
func TestExamples(t *testing.T) {
	for _, rules := range games.All() {
		v := rules.Vocabulary()
		t.Run(v.Game, func(t *testing.T) {
			ground := readGround(t, rules)
			known := map[string]bool{}
			for _, e := range scripts.API(v) {
				known[e.Key()] = true
				if !slices.Contains(exampled, e.Kind) {
					continue
				}
				t.Run(e.Key(), func(t *testing.T) {
					switch {
					case e.Unsupported != "" && e.Example != "":
						t.Error("there is an example of what the game cannot play")
					case e.Unsupported != "":
						return
					case e.Example == "":
						t.Fatal("there is no example")
					case !regexp.MustCompile(`\b` + e.Name + `\b`).MatchString(e.Example):
						t.Errorf("the example does not show it: %s", e.Example)
					}
					ground.run(t, &e)
				})
			}
			for key := range v.Examples {
				if !known[key] {
					t.Errorf("there is an example of %q, which the API does not have", key)
				}
			}
		})
	}
}

// ground is what the examples of a game are run on.
type ground struct {
	rules engine.Ruleset
	files fstest.MapFS // the set and the scripts of its cards, without that of the example
	// plays, bears and wears are the cards whose text an example is: one that is played from the hand of the first player, one
	// on the board, and one that is attached to something.
	plays, bears, wears string
	ids                 map[string]string // of the cards, by name
	board               engine.Spec
	slots               []exampleSlot
	templates           []exampleTemplate
	// before are cards that are played before an example that has a word.
	before map[string]string
}

// exampleSlot is a slot that examples of verbs and queries may read, exampleTemplate a template that they may hand out.
type (
	exampleSlot     struct{ name, filter string }
	exampleTemplate struct{ name, text string }
)

// readGround reads the folder of a game.
func readGround(t *testing.T, rules engine.Ruleset) *ground {
	game := rules.Vocabulary().Game
	dir := filepath.Join("testdata", "examples", game)
	read := func(name string) []byte {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	L := lua.NewState(lua.Options{SkipOpenLibs: true})
	defer L.Close()
	if err := L.DoString(string(read("board.lua"))); err != nil {
		t.Fatal(err)
	}
	top := L.CheckTable(-1)
	text := func(key string) string { return lua.LVAsString(top.RawGetString(key)) }
	table := func(key string) *lua.LTable {
		if list, ok := top.RawGetString(key).(*lua.LTable); ok {
			return list
		}
		return &lua.LTable{}
	}
	at := game + "/examples/"
	x := &ground{rules: rules, plays: text("plays"), bears: text("bears"), wears: text("wears"), board: specOf(table("board")), before: map[string]string{}, ids: map[string]string{},
		files: fstest.MapFS{at + "set.hcl": {Data: read("set.hcl")}}}
	content, diags := scripts.Open(x.files, []engine.Ruleset{rules}, nil, nil)
	for _, d := range diags {
		t.Fatal(d)
	}
	for id, c := range content.Game(game).Cards {
		x.ids[c.Name] = id
	}
	table("slots").ForEach(func(_, v lua.LValue) {
		pair := v.(*lua.LTable)
		x.slots = append(x.slots, exampleSlot{lua.LVAsString(pair.RawGetInt(1)), lua.LVAsString(pair.RawGetInt(2))})
	})
	table("templates").ForEach(func(name, v lua.LValue) {
		x.templates = append(x.templates, exampleTemplate{lua.LVAsString(name), lua.LVAsString(v)})
	})
	table("before").ForEach(func(word, card lua.LValue) { x.before[lua.LVAsString(word)] = lua.LVAsString(card) })
	table("scripts").ForEach(func(card, v lua.LValue) {
		x.files[at+x.scriptOf(lua.LVAsString(card))] = &fstest.MapFile{Data: []byte(lua.LVAsString(v))}
	})
	return x
}

// specOf is a board as the rules read it.
func specOf(v lua.LValue) engine.Spec {
	switch v := v.(type) {
	case lua.LString:
		return engine.Spec{Kind: engine.SpecText, Text: string(v)}
	case lua.LNumber:
		return engine.Spec{Kind: engine.SpecNumber, Number: int(v)}
	case lua.LBool:
		return engine.Spec{Kind: engine.SpecBool, Bool: bool(v)}
	}
	s := engine.Spec{Kind: engine.SpecTable}
	v.(*lua.LTable).ForEach(func(k, v lua.LValue) {
		if name, ok := k.(lua.LString); ok {
			s.Fields = append(s.Fields, engine.SpecField{Name: string(name), Value: specOf(v)})
		} else {
			s.List = append(s.List, specOf(v))
		}
	})
	return s
}

// scriptOf is where the script of a card lies.
func (x *ground) scriptOf(card string) string {
	name := card
	if x.rules.Vocabulary().NamesRepeat {
		name += " " + x.ids[card]
	}
	return "cards/" + strings.ReplaceAll(strings.ToLower(name), " ", "-") + ".lua"
}

// endReached is what an example says when it has come to its end.
const endReached = "the end of the example is reached"

// run plays an example as the text of a card. The example of a verb or query is made the effect of a card, with what it
// names around it; before it is played it is tried with an error at its end, which must be met with one of the first
// things that can be chosen, for a verb that tells whether it did something after having done it.
func (x *ground) run(t *testing.T, e *scripts.Entry) {
	if e.Kind != "verb" && e.Kind != "query" || strings.Contains(e.Example, "on_play {") { // a whole script
		if lib := x.open(t, e.Example); lib != nil {
			for _, d := range x.play(t, lib, e.Example, 0) {
				t.Errorf("line %d: %s", d.Line, d.Message)
			}
		}
		return
	}
	script := x.effect(e.Example)
	proof := x.effect(fmt.Sprintf("%s\nerror(%q)", e.Example, endReached))
	if x.givesResult(e) && strings.HasPrefix(e.Example, "fx:"+e.Name+"(") {
		proof = x.effect(fmt.Sprintf("local result = %s\nif result.done then error(%q) end", e.Example, endReached))
	}
	lib, tried := x.open(t, script), x.open(t, proof)
	if lib == nil || tried == nil {
		return
	}
	for nth := range 8 {
		wrong := x.play(t, tried, proof, nth)
		if len(wrong) == 1 && strings.Contains(wrong[0].Message, endReached) {
			wrong = x.play(t, lib, script, nth)
			if len(wrong) == 0 {
				return
			}
		}
		for _, d := range wrong {
			t.Errorf("line %d: %s", d.Line, d.Message)
		}
		if t.Failed() {
			t.Fatalf("in\n%s", script)
		}
	}
	t.Errorf("it does nothing:\n%s", script)
}

// effect writes the script of a card whose effect a text is, with the slots and templates that it names.
func (x *ground) effect(text string) string {
	var b strings.Builder
	for _, y := range x.templates {
		if regexp.MustCompile(`[(,] *` + y.name + `\b`).MatchString(text) {
			fmt.Fprintf(&b, "local %s = %s\n", y.name, y.text)
		}
	}
	b.WriteString("on_play {\n  target = {\n")
	for _, y := range x.slots {
		if regexp.MustCompile(`\bfx\.` + y.name + `\b`).MatchString(text) {
			fmt.Fprintf(&b, "    %s = %s,\n", y.name, y.filter)
		}
	}
	fmt.Fprintf(&b, "  },\n  effect = function(fx)\n%s\n  end,\n}\n", text)
	return b.String()
}

// givesResult reports whether an entry is a verb that tells whether it did something.
func (x *ground) givesResult(e *scripts.Entry) bool {
	return e.Kind == "verb" && slices.ContainsFunc(x.rules.Vocabulary().Verbs, func(v *engine.Verb) bool {
		return v.Name == e.Name && (v.Returns == "" || v.Returns == "result")
	})
}

// bearer is the card whose text a script is.
func (x *ground) bearer(script string) string {
	switch {
	case strings.Contains(script, "on_play {"):
		return x.plays
	case strings.Contains(script, "equipped."):
		return x.wears
	}
	return x.bears
}

// open loads a script as that of its card; nil when it does not load or the card cannot be played.
func (x *ground) open(t *testing.T, script string) *engine.Library {
	t.Helper()
	card, game := x.bearer(script), x.rules.Vocabulary().Game
	tree := fstest.MapFS{game + "/examples/" + x.scriptOf(card): {Data: []byte(script)}}
	for name, f := range x.files {
		tree[name] = f
	}
	content, diags := scripts.Open(tree, []engine.Ruleset{x.rules}, nil, nil)
	for _, d := range diags {
		t.Errorf("%v in\n%s", d, script)
	}
	if t.Failed() {
		return nil
	}
	lib := content.Game(game)
	if why := lib.Find(card).Unplayable; why != "" {
		t.Errorf("it cannot be played: %s\n%s", why, script)
		return nil
	}
	return lib
}

// play plays a script on the board, from the hand if it is that of a card there, and answers what is asked with the n-th
// thing until nothing waits any more. It gives what was found wrong.
func (x *ground) play(t *testing.T, lib *engine.Library, script string, nth int) []*engine.ScriptError {
	g, placed, problems := engine.NewBoard(lib, &engine.Format{Game: lib.Rules.Vocabulary().Game}, x.board, 1, engine.Options{})
	for _, p := range problems {
		t.Fatal(p.Text)
	}
	idle := g.Decision().Kind
	begin := func(card string) {
		i := slices.IndexFunc(placed, func(p engine.Placed) bool { return p.Name == card })
		o, err := lib.Rules.Means(g, 0, "play", []engine.Spec{{Kind: engine.SpecThing, Thing: engine.Obj(placed[i].Object)}})
		if err == nil {
			err = g.Apply(o)
		}
		if err != nil {
			t.Errorf("%s cannot be played: %v\n%s", card, err, script)
		}
	}
	if !strings.Contains(script, "on_play {") && x.bearer(script) != x.plays {
		return g.Diagnostics()
	}
	for word, card := range x.before {
		if regexp.MustCompile(`\b` + word + `\b`).MatchString(script) {
			begin(card)
		}
	}
	begin(x.plays)
	for range 200 {
		d := g.Decision()
		waiting := false
		g.Items(func(engine.ItemID) bool { waiting = true; return false })
		if t.Failed() || d == nil || !waiting && d.Kind == idle {
			break
		}
		if err := g.Apply(answer(d, nth)); err != nil {
			t.Error(err)
		}
	}
	return g.Diagnostics()
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

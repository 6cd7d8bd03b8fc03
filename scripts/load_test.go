package scripts

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua/parse"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// files is an input of one set whose cards are scripts by path.
func files(rules engine.Ruleset, texts map[string]string) Input {
	s := Set{ID: "set", Dir: "test/set"}
	for p := range texts {
		switch {
		case strings.Contains(p, "/keywords/"):
			s.Keywords = append(s.Keywords, p)
		case strings.HasSuffix(p, "lib.lua"):
			s.Lib = p
		default:
			name := slug(p)
			s.Cards = append(s.Cards, Card{Facts: &engine.Card{ID: name, Name: name}, Script: p})
		}
	}
	sortStrings(s.Keywords)
	return Input{Games: []Game{{Rules: rules, Sets: []Set{s}}}, Read: func(p string) ([]byte, error) {
		if t, ok := texts[p]; ok {
			return []byte(t), nil
		}
		return nil, fs.ErrNotExist
	}}
}

func loadOne(t *testing.T, text string) (*engine.Card, diag.List) {
	t.Helper()
	lib, diags := Load(files(newTestRules(), map[string]string{"test/set/cards/a.lua": text}), nil)
	return lib.Game("test").Cards["a"], diags
}

func TestExamplesLoad(t *testing.T) {
	texts := map[string]string{}
	list, _ := filepath.Glob("testdata/cards/*.lua")
	if len(list) < 54 {
		t.Fatalf("%d examples", len(list))
	}
	for _, p := range list {
		b, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		texts["test/set/cards/"+filepath.Base(p)] = string(b)
	}
	lib, diags := Load(files(newTestRules(), texts), nil)
	for _, d := range diags {
		t.Error(d)
	}
	for id, c := range lib.Game("test").Cards {
		if len(c.Abilities) == 0 {
			t.Errorf("%s declares nothing (%s)", id, c.Unplayable)
		}
		if c.Unplayable != "" {
			t.Logf("%s: %s", id, c.Unplayable)
		}
	}
}

// Each mistake is found at its line, with a way out.
func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		name, text, code string
		line             int
		want             string
	}{
		{"field of a constructor", "triggered {\n  on = self.played,\n  efect = function(fx) end,\n}", "LUA005", 3, `did you mean "effect"?`},
		{"field of a filter", "static {\n  affects = unit {\n    frendly = true },\n  give = { might = 1 } }", "LUA005", 3, `did you mean "friendly"?`},
		{"event", "triggered {\n on = self.playd,\n effect = function(fx) end }", "LUA009", 2, `did you mean "played"?`},
		{"event of a player", "triggered { on = you.conqers, effect = function(fx) end }", "LUA009", 1, `did you mean "conquers"?`},
		{"event of a filter", "triggered { on = unit { stunned = true }.dyes, effect = function(fx) end }", "LUA009", 1, `did you mean "dies"?`},
		{"refinement", "triggered { on = self.moves {\n  form = \"hand\" },\n effect = function(fx) end }", "LUA005", 2, `did you mean "from"?`},
		{"verb", "on_play {\n effect = function(fx)\n  fx:dael(1, fx.self)\n end }", "LUA012", 3, `did you mean "deal"?`},
		{"slot", "on_play { target = { foe = unit {} },\n effect = function(fx)\n  fx:deal(1, fx.fo)\n end }", "LUA012", 3, `did you mean "foe"?`},
		{"slot in a nested function", "on_play { target = { foe = unit {} },\n effect = function(fx)\n  local f = function()\n return fx.foee end\n end }", "LUA012", 4, `did you mean "foe"?`},
		{"slot name", "on_play { target = {\n deal = unit {} },\n effect = function(fx) end }", "LUA010", 2, "verb"},
		{"slot name of the context", "on_play { target = {\n you = unit {} },\n effect = function(fx) end }", "LUA010", 2, "field of fx"},
		{"unknown chosen", "on_play { target = { foe = unit {}, to = destination {\n of = chosen.fo } },\n effect = function(fx) end }", "LUA010", 2, `did you mean "foe"?`},
		{"global", "on_play { effect = function(fx)\n  total = 1\n end }", "LUA002", 2, "local total"},
		{"memory", "local n = 0\non_play { effect = function(fx)\n  n = n + 1\n end }", "LUA003", 3, "no memory"},
		{"unknown name", "trigered { on = self.played, effect = function(fx) end }", "LUA004", 1, `did you mean "triggered"?`},
		{"unknown name in a function", "on_play { effect = function(fx)\n  pritn(1)\n end }", "LUA004", 2, "pritn"},
		{"syntax", "on_play {\n effect = function(fx)\n", "LUA001", 2, `"end"`},
		{"syntax of 5.3", "local x = 7 // 2\non_play { effect = function(fx) end }", "LUA001", 1, "math.floor"},
		{"missing field", "triggered {\n on = self.played }", "LUA007", 1, "effect"},
		{"wrong kind", "static { affects = self,\n give = { might = \"two\" } }", "LUA006", 2, "might"},
		{"wrong kind of a field", "static { affects = unit {\n friendly = \"yes\" }, give = { might = 1 } }", "LUA006", 2, "true or false"},
		{"condition", "triggered { on = self.played,\n when = count(unit {}),\n effect = function(fx) end }", "LUA006", 2, "at_least"},
		{"cost", "activated { cost = {\n enrgy = 1 }, effect = function(fx) end }", "LUA005", 2, `did you mean "energy"?`},
		{"resource", "activated { cost = { power = {\n clam = 1 } }, effect = function(fx) end }", "LUA008", 2, `did you mean "calm"?`},
		{"gift", "static { affects = self, give = {\n migth = 1 } }", "LUA005", 2, `did you mean "might"?`},
		{"a cost below nothing", "activated {\n cost = { energy = -1 }, effect = function(fx) fx:draw(1) end }", "LUA006", 2, "less than nothing"},
		{"proceeding with nothing", "triggered {\n on = self.played, effect = function(fx) fx:proceed() end }", "LUA012", 2, "nothing is replaced here"},
		{"a slot for nothing", "on_play {\n target = { it = up_to(0, unit {}) }, effect = function(fx) end }", "LUA006", 2, "1 or more"},
		{"a split of nothing", "on_play {\n target = { it = split(-1, unit {}) }, effect = function(fx) end }", "LUA006", 2, "1 or more"},
		{"keyword", "static { affects = self, give = {\n keywords = \"Gankin\" } }", "LUA014", 2, `did you mean "Ganking"?`},
		{"a keyword's number below 1", "static { affects = self, give = { keywords =\n keyword(\"Assault\", 0) } }", "LUA006", 2, "from 1 to 99, not the number 0"},
		{"a keyword with its number below 1", "static { affects = self, give = {\n keywords = \"Assault 0\" } }", "LUA014", 2, "out of range"},
		{"a gift of what costs are", "static { affects = self, give = {\n power = -1 } }", "LUA005", 2, "cost_change { of = ..., less = { power"},
		{"a keyword's number", "static { affects = self, give = { keywords =\n keyword(\"Assault\", \"two\") } }", "LUA006", 2, "whole number"},
		{"limit", "triggered { on = self.played,\n limit = \"trun\", effect = function(fx) end }", "LUA008", 2, `did you mean "turn"?`},
		{"two keys", "triggered { on = self.played, effect = function(fx) end }\ntriggered { on = self.played, effect = function(fx) end }", "LUA011", 2, "lines 1 and 2"},
		{"twice", "static { affects = self,\n give = { might = 1,\n might = 2 } }", "LUA019", 3, "twice"},
		{"twice in a function", "on_play { effect = function(fx)\n fx:give(fx.self, { might = 1,\n might = 2, lasts = \"this_turn\" })\n end }", "LUA019", 3, "twice"},
		{"a limit without names", "triggered { on = self.played,\n limit = { 2, per = \"turn\" }, effect = function(fx) fx:draw(1) end }", "LUA005", 2, "write { n = 2, per = \"turn\" }"},
		{"amounts without names", "activated { cost = {\n power = { 2, any = 1 } }, effect = function(fx) fx:draw(1) end }", "LUA005", 2, "any = 1"},
		{"additions without names", "activated { cost = { exhaust = self },\n adds = { 1, energy = 1 } }", "LUA005", 2, "adds = { energy = 1 }"},
		{"a change without names", "replacement { on = self.would_be_dealt_damage,\n change = { 1 } }", "LUA005", 2, "amount = 0"},
		{"change and effect", "replacement { on = self.dies, change = skip, effect = function(fx) end }", "LUA007", 1, "exactly one"},
		{"verb in a predicate", "triggered { on = self.played,\n when = function(q)\n  q:deal(1, q.self)\n end,\n effect = function(fx) end }", "LUA012", 3, "predicate"},
		{"zone", "on_play { target = { c = card { owner = you } }, effect = function(fx) end }", "LUA007", 1, "zone"},
		{"word", "on_play { target = { c = card {\n zone = \"hnd\" } }, effect = function(fx) end }", "LUA008", 2, `did you mean "hand"?`},
		{"nothing", "local a = 1", "LUA016", 1, "declares nothing"},
		{"run", "local t = nil\nlocal x = t.y\non_play { effect = function(fx) end }", "LUA013", 2, "nothing to read"},
		{"result as condition", "on_play { effect = function(fx)\n if fx:kill(fx.self) then fx:draw(1) end\n end }", "LUA017", 2, ".done"},
		{"entering given to what is there", "static {\n affects = unit { friendly = true }, give = { enters = \"ready\" } }", "LUA006", 2, "write affects = playing {"},
		{"a cost of what is there", "cost_change {\n of = unit { friendly = true }, less = { energy = 1 } }", "LUA006", 2, "write of = playing {"},
		{"a cost of an item", "cost_change {\n of = link { type = \"spell\" }, less = { energy = 1 } }", "LUA006", 2, "nothing that is paid for"},
		{"a field of another event", "triggered { on = unit {}.dies {\n phase = \"main\" }, effect = function(fx) fx:draw(1) end }", "LUA005", 2, "only begins, ends has it"},
		{"a field of filters asked of a thing", "on_play { effect = function(fx)\n if fx.self.friendly then fx:draw(1) end\n end }", "LUA005", 2, "thing:is(unit { friendly = true })"},
		{"nil for what is gone", "on_play { effect = function(fx)\n if fx.self.controller == nil then fx:draw(1) end\n end }", "LUA017", 2, "ask thing.controller.gone"},
		{"nil for what is gone of fx", "on_play { effect = function(fx)\n if fx.event ~= nil then fx:draw(1) end\n end }", "LUA017", 2, "event is never nil"},
		{"not of what may be gone", "on_play { effect = function(fx)\n local free = not fx.self.rider\n if free then fx:draw(1) end\n end }", "LUA017", 2, "rider is always true"},
		{"what may be gone as a condition", "on_play { effect = function(fx)\n if 1 == 1 and fx.self.rider then fx:draw(1) end\n end }", "LUA017", 2, "ask thing.rider.gone"},
		{"constructor of define", "local a = define.trigered { name = \"a\" }\non_play { effect = function(fx) end }", "LUA004", 1, `did you mean "triggered"?`},
		{"a word that is a thing", "static { affects = playing { yours = true },\n give = { enters = self } }", "LUA006", 2, "enters is a word"},
		{"skip as a thing", "permit { what = \"play\", affects = self,\n at = skip }", "LUA006", 2, "at"},
		{"a name in a list", "static { affects = self,\n give = { keywords = { \"Tank\", also = \"Tank\" } } }", "LUA006", 2, "keywords"},
		{"a key that is no name", "activated { cost = { energy = 1,\n [{}] = 2 }, effect = function(fx) end }", "LUA005", 1, "has a name"},
		{"a limit that says nothing", "activated {\n limit = {}, effect = function(fx) end }", "LUA007", 2, "how often"},
		{"options that are no table", "activated {\n target = { it = up_to(1, unit {}, 5) }, effect = function(fx) end }", "LUA006", 2, "options"},
		{"too many values", "activated {\n active = some(unit {}, unit {}), effect = function(fx) end }", "LUA006", 2, "no more than one"},
		{"one of one", "activated {\n cost = one_of({ energy = 1 }), effect = function(fx) end }", "LUA006", 2, "several costs"},
		{"not a number", "activated {\n cost = { energy = 0/0 }, effect = function(fx) end }", "LUA006", 2, "energy"},
		{"a slot without a name", "activated {\n target = { [\"\"] = unit {} }, effect = function(fx) end }", "LUA010", 2, "no name for a slot"},
		{"template without a name", "local a = define.triggered { on = self.dies, effect = function(fx) end }\non_play { effect = function(fx) end }", "LUA007", 1, "name"},
		{"layer", "static { affects = self, give = {\n base_might = function(q) return 1 end } }", "LUA006", 2, "no functions"},
		{"an event of players", "triggered {\n on = self.draws, effect = function(fx) end }", "LUA009", 2, "you.draws"},
		{"a range of nothing", "static { affects = unit {\n might = { min = 5, max = 2 } }, give = { might = 1 } }", "LUA006", 2, "nothing lies between"},
		{"chosen later", "on_play { target = {\n to = destination { of = chosen.foe },\n foe = unit {} }, effect = function(fx) end }", "LUA010", 2, "move foe before to"},
		{"chosen by itself", "on_play { target = {\n foe = unit { except = chosen.foe } }, effect = function(fx) end }", "LUA010", 2, "chosen later"},
		{"a dot", "on_play { effect = function(fx)\n  fx.draw(1)\n end }", "LUA012", 2, "write fx:draw(...)"},
		{"a colon", "on_play { target = { foe = unit {} }, effect = function(fx)\n  fx:foe()\n end }", "LUA012", 2, "write fx.foe"},
		{"a colon of the context", "on_play { effect = function(fx)\n  fx:draw(1, fx:you())\n end }", "LUA012", 2, "write fx.you"},
		{"an option of a verb", "on_play { effect = function(fx)\n  fx:play_token(\"Recruit\", {\n raedy = true })\n end }", "LUA005", 3, `did you mean "ready"?`},
		{"a gift of a verb", "on_play { effect = function(fx)\n  fx:give(fx.self, {\n migth = 1 })\n end }", "LUA005", 3, `did you mean "might"?`},
		{"a verb with too little", "on_play { effect = function(fx)\n  fx:deal(1)\n end }", "LUA007", 2, "deal needs"},
		{"a verb with too much", "on_play { effect = function(fx)\n  fx:play_token(\"Recruit\", 2)\n end }", "LUA006", 2, "too many arguments"},
		{"a field that no event has", "triggered { on = self.played, effect = function(fx)\n  fx:draw(fx.event.conut)\n end }", "LUA005", 2, `did you mean "count"?`},
		{"what fx has is not the event's", "additional_cost { name = \"help\", optional = true, cost = { energy = 1 } }\ntriggered { on = self.played, effect = function(fx)\n  if fx.event.paid.help then fx:draw(1) end\n end }", "LUA005", 3, "write fx.paid"},
		{"a number that needs more than its name", "static { affects = self,\n give = { might = field(self, \"keyword_value\") } }", "LUA008", 2, "there is no number"},
		{"the number of a keyword without one", "static { affects = self,\n give = { might = field(self, \"Tank\") } }", "LUA008", 2, "there is no number"},
		{"a number of things summed up over events", "static { affects = self,\n give = { might = sum(you.draws, \"might\") } }", "LUA008", 2, "there is no number"},
		{"what happens together in the past", "static { affects = self,\n give = { might = times(unit {}.dies { together = true }) } }", "LUA005", 2, "leave together out"},
		{"what happens together is replaced", "replacement {\n on = unit {}.dies { together = true }, change = skip }", "LUA005", 2, "leave together out"},
		{"an additional cost of others that must be paid", "additional_cost {\n name = \"toll\", of = playing {}, cost = { energy = 1 } }", "LUA007", 1, "cost_change"},
		{"where it is played to is no cost", "additional_cost { name = \"toll\", optional = true, cost = { energy = 1 },\n to = here }", "LUA006", 2, "permit"},
		{"a field that nothing has", "on_play { target = { foe = unit {} }, effect = function(fx)\n  local foe = fx.foe\n  fx:draw(foe.mihgt)\n end }", "LUA005", 3, `did you mean "might"?`},
		{"a field in a filter", "static { affects = unit { where = function(u)\n return u.mihgt > 2 end }, give = { might = 1 } }", "LUA005", 2, `did you mean "might"?`},
		{"a filter in a function", "on_play { effect = function(fx)\n  fx:kill(fx:all(unit {\n frendly = true }))\n end }", "LUA005", 3, `did you mean "friendly"?`},
		{"a wrong kind in a filter in a function", "on_play { effect = function(fx)\n  fx:kill(fx:all(unit {\n friendly = \"yes\" }))\n end }", "LUA006", 3, "true or false"},
		{"a change", "replacement { on = self.damaged,\n change = { amout = 5 } }", "LUA005", 2, `did you mean "amount"?`},
		{"a change of the zone", "replacement { on = self.goes_to,\n change = { zone = \"hnd\" } }", "LUA005", 2, `did you mean "hand"?`},
		{"endless", "while true do end", "LUA013", 1, "endless loop"},
	} {
		t.Run(c.name, func(t *testing.T) {
			card, diags := loadOne(t, c.text)
			found := false
			for _, d := range diags {
				found = found || string(d.Code) == c.code && d.Line() == c.line && strings.Contains(d.Error(), c.want)
			}
			if !found {
				t.Errorf("want %s at line %d with %q, got:\n%v", c.code, c.line, c.want, diags.Error())
			}
			if diags.HasErrors() && card.Unplayable == "" {
				t.Error("the card is playable")
			}
		})
	}
}

// TestOnce: an assignment to a global is told once, whatever reads it, and what is fine is not told at all.
func TestOnce(t *testing.T) {
	_, diags := loadOne(t, "on_play { effect = function(fx)\n  total = 1\n  total = total + 1\n  fx:draw(total)\n end }")
	if len(diags) != 1 || diags[0].Line() != 2 {
		t.Error(diags.Error())
	}
	for _, text := range []string{
		"on_play { effect = function(fx)\n local t = { mine = 1 } t.own = 2 fx:draw(t.mine + t.own + #(\"x\"):upper()) end }",
		"on_play { effect = function(fx)\n local t = {} t[fx.self.name] = 2 fx:draw(t.anything) end }",
		"on_play { target = { foe = unit {} }, effect = function(fx) fx:deal(1, fx.foe) fx:draw(unpack({ 1 })) fx:draw(fx:count(unit {})) end }",
		"on_play { effect = function(fx)\n local t = { rider = 1 } if fx.args.rider == nil and not fx.self.rider.gone and t.rider then fx:draw(1) end end }",
		"local function half(u) return math.floor(u.might / 2) end\non_play { target = { foe = unit {} }, effect = function(fx) fx:draw(half(fx.foe)) end }",
	} {
		if _, diags := loadOne(t, text); len(diags) > 0 {
			t.Errorf("%s: %v", text, diags.Error())
		}
	}
}

// TestNeverWorks: what can never work on a card is told where it stands, once for each card.
func TestNeverWorks(t *testing.T) {
	rules := newTestRules()
	rules.voc.Idle = func(c *engine.Card, a *engine.Ability) (why, fix string) {
		if a.Kind == engine.OnPlay {
			return c.Name + " is no spell", "write triggered"
		}
		return "", ""
	}
	for _, v := range rules.voc.Verbs {
		if v.Name == "play_token" {
			v.Params[0].Token = true
		}
	}
	in := files(rules, map[string]string{"test/set/cards/a.lua": "\non_play { effect = function(fx)\n  fx:play_token(\"Recrit\")\n  fx:play_token(\"Recruit\")\n end }"})
	in.Games[0].Sets[0].Cards = append(in.Games[0].Sets[0].Cards, Card{Facts: &engine.Card{ID: "r", Name: "Recruit", Token: true}})
	var previous *Library
	for range 2 { // the second time everything is taken from the first
		lib, diags := Load(in, previous)
		if len(diags) != 2 || diags[0].Line() != 3 || !strings.Contains(diags[0].Error(), `no token "Recrit"; did you mean "Recruit"?`) ||
			!strings.HasPrefix(diags[1].Error(), "test/set/cards/a.lua:2: LUA021 a is no spell") {
			t.Fatal(diags.Error())
		}
		previous = lib
	}
}

func TestAllMistakesAtOnce(t *testing.T) {
	_, diags := loadOne(t, "triggered {\n  on = self.plaid,\n  efect = 1,\n  limit = \"x\",\n  target = { a = unit { frendly = true }, b = unit { enmy = true } },\n}")
	if n := diags.Errors(); n < 6 {
		t.Errorf("%d errors:\n%v", n, diags.Error())
	}
}

func TestDeclarations(t *testing.T) {
	c, diags := loadOne(t, `
on_play {
  target = { zebra = unit {}, apple = up_to(2, unit { enemy = true }, { per = "place" }), mid = split(3, unit {}), to = destination { of = chosen.zebra } },
  effect = function(fx) end,
}
triggered { keyword = "Deathknell", limit = { n = 2, per = "game" }, effect = function(fx) end }
triggered { on = any_of(you.conquers, you.holds), when = all_of(legion, count(unit { friendly = true }):at_least(2), none_of(level(2))), effect = function(fx) end }
static { affects = self, give = { might = count(unit {}) * 2 + 1, keywords = { "Assault 2", "Ganking" } } }
`)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	a := c.Abilities
	var names []string
	for _, s := range a[0].Targets {
		names = append(names, s.Name)
	}
	if got := strings.Join(names, " "); got != "zebra apple mid to" {
		t.Errorf("slots %s", got)
	}
	if s := a[0].Targets[1]; s.Kind != engine.SlotUpTo || s.Per != "place" || s.N.Datum.N != 2 {
		t.Errorf("up_to: %+v", s)
	}
	if a[0].Targets[3].Kind != engine.SlotDestination || a[0].Targets[3].Of.Name != "zebra" {
		t.Errorf("destination: %+v", a[0].Targets[3])
	}
	if a[1].On.Event.Name != "dies" || a[1].Limit.N != 2 || a[1].Limit.Per != 2 || a[1].Key != "triggered:Deathknell" {
		t.Errorf("deathknell: %+v", a[1])
	}
	if a[2].Key != "triggered:conquers,holds" || len(a[2].On.Any) != 2 || a[2].On.Any[0].Event.Subject != engine.SubjectPlayer {
		t.Errorf("any_of: %+v", a[2])
	}
	if w := a[2].When; w.Op != engine.CondAll || len(w.Args) != 3 || w.Args[1].Op != engine.CondCompare || w.Args[2].Op != engine.CondNot {
		t.Errorf("when: %+v", w)
	}
	if n := a[3].Give.Parts[0].N; n.Op != engine.OpAdd || n.Args[0].Op != engine.OpMul {
		t.Errorf("value: %+v", n)
	}
	if k := a[3].Give.Parts[1].Keywords; len(k) != 2 || k[0].N != 2 || k[0].Name != "Assault" {
		t.Errorf("keywords: %+v", k)
	}
	if c.Has != engine.Bit(uint8(engine.OnPlay))|engine.Bit(uint8(engine.Triggered))|engine.Bit(uint8(engine.Static)) {
		t.Errorf("has %b", c.Has)
	}
}

func TestUnsupported(t *testing.T) {
	c, diags := loadOne(t, `static { affects = self, give = { keywords = "Hidden" } }`)
	if len(diags) > 0 || c.Unplayable != "the file of the keyword Hidden (keywords/*.lua) is missing" {
		t.Errorf("%q %v", c.Unplayable, diags)
	}
}

func TestReload(t *testing.T) {
	rules := newTestRules()
	texts := map[string]string{
		"test/set/cards/a.lua": `triggered { on = self.played, effect = function(fx) fx:draw(1) end }`,
		"test/set/cards/b.lua": "on_play { effect = function(fx) fx:draw(lib.two()) end }\r\n",
		"test/set/lib.lua":     `local function two() return 2 end return { two = two }`,
	}
	first, diags := Load(files(rules, texts), nil)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	one := first.Game("test")
	texts["test/set/cards/b.lua"] = "\xef\xbb\xbfon_play { effect = function(fx) fx:draw(lib.two()) end }\n"
	same, _ := Load(files(rules, texts), first)
	if same.Game("test").Hash != one.Hash || same.Game("test").Cards["b"].Script != first.Game("test").Cards["b"].Script {
		t.Error("a text that only was saved differently is new")
	}
	texts["test/set/cards/a.lua"] = `triggered { on = self.plaid, effect = function(fx) fx:draw(2) end }`
	broken, diags := Load(files(rules, texts), same)
	c := broken.Game("test").Cards["a"]
	if len(diags) != 1 || c.Unplayable != "" || c.Script != one.Cards["a"].Script || len(broken.Stale) != 1 {
		t.Errorf("the last good version is not kept: %v %q %v", diags, c.Unplayable, broken.Stale)
	}
	again, diags := Load(files(rules, texts), broken)
	if len(diags) != 1 || again.Game("test").Cards["a"].Script != one.Cards["a"].Script {
		t.Errorf("a second load forgets: %v", diags)
	}
	texts["test/set/cards/a.lua"] = `triggered { on = self.played, effect = function(fx) fx:draw(2) end }`
	mended, diags := Load(files(rules, texts), again)
	m := mended.Game("test").Cards["a"]
	if len(diags) != 0 || m.Script == one.Cards["a"].Script || mended.Game("test").Hash == one.Hash {
		t.Error("the mended version is not taken")
	}
	if m.Abilities[0].DeclHash != one.Cards["a"].Abilities[0].DeclHash {
		t.Error("the declaration did not change but its hash did")
	}
	if mended.Game("test").Cards["b"].Script != one.Cards["b"].Script {
		t.Error("an unchanged script was made anew")
	}
	// What reads a lib.lua that is broken, in functions alone too, is broken with it: what reads nothing of it is not.
	sound := texts["test/set/lib.lua"]
	for _, text := range []string{`return { two = `, `return nowhere`, `error("no")`, `return 5`, `return { two = function() nowhere() end }`} {
		texts["test/set/lib.lua"] = text
		kept, diags := Load(files(rules, texts), mended)
		if c := kept.Game("test").Cards["b"]; len(diags) != 2 || c.Unplayable != "" || c.Script != one.Cards["b"].Script || !strings.Contains(diags.Err().Error(), "cards/b.lua:1: LUA013 lib.lua is broken") {
			t.Errorf("with the lib.lua %q: %v %q", text, diags, c.Unplayable)
		}
		fresh, diags := Load(files(rules, texts), nil)
		if a, b := fresh.Game("test").Cards["a"], fresh.Game("test").Cards["b"]; len(diags) != 2 || a.Unplayable != "" || b.Unplayable == "" || len(b.Abilities) != 0 {
			t.Errorf("with the lib.lua %q at first: %v, %q and %q", text, diags, a.Unplayable, b.Unplayable)
		}
	}
	texts["test/set/lib.lua"] = sound
}

func TestKeywordFiles(t *testing.T) {
	in := files(newTestRules(), map[string]string{
		"test/set/keywords/hunt.lua": "keyword { name = \"Hunt\", numbered = true, text = \"hunt\" }\ntriggered { on = self.conquers, effect = function(fx) fx:draw(fx.args.n) end }\nstatic { affects = self, give = { might = args.n } }",
		"test/set/cards/a.lua":       `static { affects = self, give = { keywords = "Hunt 2" } }`,
	})
	in.Games[0].Sets[0].Cards = append(in.Games[0].Sets[0].Cards, Card{Facts: &engine.Card{ID: "h", Name: "h", Keywords: []engine.KeywordUse{{Name: "Hunt", ID: engine.NoKeyword, N: 3}}}})
	lib, diags := Load(in, nil)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	c := lib.Game("test").Cards["h"]
	if len(c.Abilities) != 2 || c.Abilities[0].Key != "keyword:hunt:triggered:conquers" || c.Abilities[1].Index != 1 || c.Abilities[0].Keyword.N != 3 {
		t.Fatalf("%+v", c.Abilities)
	}
	if n := c.Abilities[1].Give.Parts[0].N; n.Datum.N != 3 {
		t.Errorf("args.n is %+v", n)
	}
	if lib.Game("test").Keywords["Hunt"] == nil {
		t.Error("the keyword is not listed")
	}
}

func TestStubs(t *testing.T) {
	voc := newTestRules().voc
	text := Stubs(voc)
	if _, err := parse.Parse(strings.NewReader(text), "stubs.lua"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"function unit(fields) end", "function fx:deal(n, units, options) end", "function object_view:has(keyword) end", "---@field frei"} {
		if strings.Contains(text, want) == (want == "---@field frei") {
			t.Errorf("stubs and %q", want)
		}
	}
	if text != Stubs(voc) {
		t.Error("stubs differ from call to call")
	}
	for _, e := range API(voc) {
		if e.Name == "" || e.Kind == "" {
			t.Errorf("%+v", e)
		}
	}
}

func TestModeSlots(t *testing.T) {
	text := `on_play { target = { a = unit {} }, modes = { pick = 1,
  mode { text = "x", target = { b = unit { except = chosen.a } }, effect = function(fx) fx:deal(1, fx.a) fx:deal(1, fx.b) end },
  mode { text = "y", effect = function(fx) fx:deal(1, fx.bb) end } } }`
	_, diags := loadOne(t, text)
	if len(diags) != 1 || diags[0].Line() != 3 || diags[0].Code != CodeVerb {
		t.Error(diags)
	}
}

// BenchmarkReload loads one changed file of many.
func BenchmarkReload(b *testing.B) {
	for _, n := range []int{10, 1000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			rules := newTestRules()
			texts := map[string]string{}
			for i := range n {
				texts["test/set/cards/c"+strconv.Itoa(i)+".lua"] = "triggered { on = self.played, target = { foe = unit { enemy = true, here = true } },\n effect = function(fx) fx:deal(" + strconv.Itoa(i) + ", fx.foe) end }"
			}
			changed := "test/set/cards/c0.lua"
			in := files(rules, texts)
			in.Unchanged = func(p string) bool { return p != changed }
			lib, diags := Load(in, nil)
			if len(diags) > 0 {
				b.Fatal(diags)
			}
			k := 0
			for b.Loop() {
				k++
				texts[changed] = "triggered { on = self.played, effect = function(fx) fx:draw(" + strconv.Itoa(k) + ") end }"
				lib, _ = Load(in, lib)
			}
		})
	}
}

// TestBareKeyword: a keyword that costs something is printed with its cost, or the text of the card says what it costs.
func TestBareKeyword(t *testing.T) {
	const says = `activated { keyword = "Repeat", cost = { energy = 1 }, effect = function(fx) %s end }`
	for _, c := range []struct{ name, text, want string }{
		{"the text does not say", `static { affects = self, give = { keywords = "Ganking" } }`, "Repeat needs a cost"},
		{"the text says it", fmt.Sprintf(says, `fx:draw(1)`), ""},
		{"given without a cost", fmt.Sprintf(says, `fx:give(fx.self, { keywords = "Repeat" })`) + "\nstatic { affects = self, give = { keywords = \"Repeat\" } }", "Repeat needs a cost"},
		{"lost without a cost", fmt.Sprintf(says, `fx:give(fx.self, { lose = "Repeat" })`), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := files(newTestRules(), map[string]string{"test/set/cards/a.lua": c.text})
			facts := in.Games[0].Sets[0].Cards[0].Facts
			id, _ := (&words{Vocabulary: in.Games[0].Rules.Vocabulary()}).keyword("Repeat")
			facts.Keywords = []engine.KeywordUse{{Name: "Repeat", ID: id}}
			facts.File, facts.Line = "test/set/cards.hcl", 3
			lib, diags := Load(in, nil)
			var got []string
			for _, d := range diags {
				got = append(got, d.Summary)
			}
			if list := strings.Join(got, "; "); c.want == "" && list != "" || !strings.Contains(list, c.want) {
				t.Errorf("got %q, want %q", list, c.want)
			}
			if why := lib.Game("test").Cards["a"].Unplayable; (why == "") != (c.want == "") {
				t.Errorf("unplayable: %q", why)
			}
		})
	}
}

// TestPricesOfActs: a prohibition has a cost only where the game charges one.
func TestPricesOfActs(t *testing.T) {
	for text, want := range map[string]string{
		`forbid { what = "play", cost = { energy = 1 } }`: "a cost of the prohibition to play",
		`forbid { what = "play" }`:                        "",
	} {
		card, diags := loadOne(t, text)
		if diags.HasErrors() || card.Unplayable != want {
			t.Errorf("%s: %v, unplayable %q, not %q", text, diags, card.Unplayable, want)
		}
	}
}

// TestMuteZones: an ability does not load for a zone where none works, which anywhere leaves out.
func TestMuteZones(t *testing.T) {
	for zone, want := range map[string]string{"below": "no ability works in the zone below: it is hidden", "anywhere": ""} {
		rules := newTestRules()
		rules.voc.Zones = append(rules.voc.Zones, engine.ZoneKind{Name: "below", Mute: "it is hidden"})
		lib, diags := Load(files(rules, map[string]string{"test/set/cards/a.lua": `static { zone = "` + zone + `", affects = self, give = { might = 1 } }`}), nil)
		if list := fmt.Sprint(diags); want == "" && diags.HasErrors() || !strings.Contains(list, want) {
			t.Errorf("%s: %v, not %q", zone, diags, want)
		}
		if below := engine.Bit(len(rules.voc.Zones) - 1); want == "" && lib.Game("test").Cards["a"].Abilities[0].Zones.Any(below) {
			t.Error("anywhere is below, too")
		}
	}
}

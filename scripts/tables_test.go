package scripts_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"cardlathe/engine"
	"cardlathe/engine/games"
	"cardlathe/scripts"
	"cardlathe/sets/diag"
)

// anyValues are values of every kind that a script can write.
var anyValues = []string{`1`, `-1`, `0.5`, `1e300`, `0/0`, `"x"`, `""`, `true`, `false`, `{}`, `{ 1 }`, `{ "x", y = 1 }`, `{ nothing = 1 }`, `{ {} }`, `{ [{}] = 1 }`, `{ nil, 2 }`, `function() return 1 end`,
	`unit {}`, `{ unit {} }`, `self`, `chosen.nothing`, `you.draws`, `up_to(1, unit {})`, `count(unit {})`, `unlimited`, `skip`, `some(unit {})`, `one_of({}, {})`,
	`any_of(unit {}, you.draws)`, `math`, `string.rep("x", 5000)`, `lib`, `static`, `unit`, `define`}

// withField are scripts with a place for one more field of a constructor.
var withField = map[string]string{
	"on_play":         `on_play { FIELD effect = function(fx) end }`,
	"triggered":       `triggered { on = you.draws, FIELD effect = function(fx) end }`,
	"activated":       `activated { FIELD effect = function(fx) end }`,
	"static":          `static { affects = self, FIELD give = {} }`,
	"replacement":     `replacement { on = you.draws, FIELD change = skip }`,
	"additional_cost": `additional_cost { name = "n", FIELD cost = {} }`,
	"cost_change":     `cost_change { of = self, FIELD }`,
	"permit":          `permit { what = "play", FIELD affects = self }`,
	"forbid":          `forbid { what = "play", FIELD affects = self }`,
	"retrigger":       `retrigger { of = ability {}, on = you.draws, FIELD }`,
	"mode":            `on_play { modes = { pick = 1, mode { text = "a", FIELD effect = function(fx) end } } }`,
	"step":            `define.step { name = "s", FIELD effect = function(fx) end }`,
}

// loadText loads a card with a script, and with other files of its set by their paths.
func loadText(rules engine.Ruleset, text string, more map[string]string) (*engine.Library, diag.List) {
	const at = "set/cards/a.lua"
	set := scripts.Set{ID: "set", Dir: "set", Cards: []scripts.Card{{Facts: &engine.Card{ID: "a", Name: "A"}, Script: at}}}
	for p := range more {
		if strings.HasSuffix(p, "lib.lua") {
			set.Lib = p
		} else {
			set.Keywords = append(set.Keywords, p)
		}
	}
	content, diags := scripts.Load(scripts.Input{Games: []scripts.Game{{Rules: rules, Sets: []scripts.Set{set}}}, Read: func(p string) ([]byte, error) {
		if p == at {
			return []byte(text), nil
		} else if t, ok := more[p]; ok {
			return []byte(t), nil
		}
		return nil, fs.ErrNotExist
	}}, nil)
	return content.Game(rules.Vocabulary().Game), diags
}

// TestTables: whatever value stands in whatever field of the card API, loading goes on; what is wrong is told with its file and
// line in words of the API, and what it is in is not loaded by half.
func TestTables(t *testing.T) {
	all := games.All()
	for i, rules := range all {
		t.Run(rules.Vocabulary().Game, func(t *testing.T) {
			tried, told, n := 0, 0, 0
			try := func(text string, more map[string]string) {
				t.Helper()
				if n++; n%(2*len(all)) != i { // each has a part of the values, in turns
					return
				}
				lib, diags := loadText(rules, text, more)
				tried++
				wrong := map[string]bool{} // files in which something is
				for _, d := range diags {
					if d.Subject == nil || d.Subject.Filename == "" || d.Subject.Start.Line == 0 || strings.Contains(d.Summary, "attempt to") {
						t.Errorf("%s\n%v: told %v", text, more, d)
					} else if d.IsError() {
						wrong[d.Subject.Filename] = true
					}
				}
				if len(diags) > 0 {
					told++
				}
				c := lib.Cards["a"]
				if broken := strings.HasPrefix(c.Unplayable, "its script is broken"); broken != wrong["set/cards/a.lua"] || broken && len(c.Abilities) > 0 {
					t.Errorf("%s\n%v: %d abilities, unplayable %q, told %v", text, more, len(c.Abilities), c.Unplayable, diags.Err())
				}
				if wrong["set/keywords/glow.lua"] && len(lib.Keywords) > 0 {
					t.Errorf("%v: %d keywords, told %v", more, len(lib.Keywords), diags.Err())
				}
			}
			filters := map[string]string{} // a filter that has a field
			for _, e := range scripts.API(rules.Vocabulary()) {
				for _, v := range anyValues {
					in := e.Name + " = " + v
					switch e.Kind {
					case "ability field":
						try(strings.Replace(withField[e.Of], "FIELD", in+",", 1), nil)
					case "cost":
						try(`activated { cost = { `+in+` }, effect = function(fx) end }`, nil)
					case "gift":
						try(`static { affects = unit {}, give = { `+in+` } }`, nil)
					case "condition", "combinator", "quantifier", "value":
						try(`triggered { on = you.draws, when = `+e.Name+`(`+v+`), target = { it = `+e.Name+`(1, unit {}, `+v+`) }, effect = function(fx) end }`, nil)
					case "constructor":
						try(e.Name+`(`+v+`)`, nil)
					case "filter":
						try(`triggered { on = you.draws, when = some(`+e.Name+`(`+v+`)), effect = function(fx) end }`, nil)
					}
				}
				if e.Kind == "filter" {
					for _, f := range strings.Split(strings.Trim(e.Signature, "{ }"), ", ") {
						filters[f] = e.Name
					}
				}
			}
			for f, name := range filters {
				for _, v := range anyValues {
					try(fmt.Sprintf(`triggered { on = you.draws, when = some(%s { %s = %s }), effect = function(fx) end }`, name, f, v), nil)
				}
			}
			const plain = `on_play { effect = function(fx) end }`
			for _, v := range anyValues {
				for _, f := range []string{"name", "numbered", "text", "cost", "nothing"} {
					try(plain, map[string]string{"set/keywords/glow.lua": "keyword { name = \"Glow\", " + f + " = " + v + " }\nstatic { affects = self, give = {} }"})
				}
				try(plain, map[string]string{"set/keywords/glow.lua": `keyword(` + v + `)`})
				try(plain, map[string]string{"set/lib.lua": `return ` + v})
				try(plain, map[string]string{"set/lib.lua": `local y = ` + v + `.z return {}`})
				try(`on_play { effect = lib.x }`, map[string]string{"set/lib.lua": `return { x = ` + v + ` }`})
			}
			if tried < 1000 || told < tried/2 {
				t.Errorf("%d scripts, and of %d something is told", tried, told)
			}
		})
	}
}

package games_test

// People who play in Chinese read Chinese: what a game tells, asks and refuses has no English in it, the names of cards and the words
// of their authors apart.

import (
	"flag"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cardlathe/engine"
)

var chineseGames = flag.Int("chinese-games", 6, "how many random games of each ruleset are read in Chinese")

// latin finds words in Latin letters. Letters of players and AP and BP are no words; Riftbound's keywords without a settled name are.
var latin = regexp.MustCompile(`[A-Za-z]{2,}`)

// foreign lists what is left of a text in Latin letters without what may stand there.
func foreign(text string, names *strings.Replacer) []string {
	return slices.DeleteFunc(latin.FindAllString(names.Replace(text), -1), func(w string) bool { return w == "AP" || w == "BP" })
}

// namesIn takes the words of authors out of a text: names of cards and decks of a library, their tags, prompts and labels.
func namesIn(lib *engine.Library) *strings.Replacer {
	var names []string
	abilities := func(list []engine.Ability) {
		for i := range list {
			names = append(names, list[i].Prompt, list[i].Text)
			for k := range list[i].Targets {
				names = append(names, list[i].Targets[k].Name)
			}
			if list[i].Modes != nil {
				for _, m := range list[i].Modes.List {
					names = append(names, m.Text)
				}
			}
		}
	}
	for _, cards := range []map[string]*engine.Card{lib.Cards, lib.Tokens} {
		for _, c := range cards {
			names = append(append(names, c.Name), c.Tags...)
			abilities(c.Abilities)
		}
	}
	for _, k := range lib.Keywords {
		names = append(names, k.Name)
		abilities(k.Abilities)
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) }) // the longest first: one name may begin another
	var pairs []string
	for _, n := range slices.Compact(names) {
		if len(n) > 1 {
			pairs = append(pairs, n, "")
		}
	}
	return strings.NewReplacer(pairs...)
}

func TestChinese(t *testing.T) {
	each(t, func(t *testing.T, rules engine.Ruleset) {
		x := settingOf(t, rules)
		names := namesIn(x.lib)
		found, authoredLabels := map[string]string{}, 0
		hear := func(what, text string) {
			if words := foreign(text, names); len(words) > 0 && found[strings.Join(words, " ")] == "" {
				found[strings.Join(words, " ")] = what + ": " + text
			}
		}
		format := formatOf(t, x.lib, rules.Vocabulary().Modes[0].Name)
		r := rand.New(rand.NewPCG(1, 2))
		for seed := range uint64(*chineseGames) {
			g := engine.NewGame(engine.Options{})
			g.Start(mixedMatch(t, x.lib, format, 2, 2*seed), seed) // of all cards
			for d := g.Decision(); d != nil; d = g.Decision() {
				authored := strings.NewReplacer(d.Text, "")
				if d.Text == "" {
					authored = strings.NewReplacer()
				}
				hear("prompt", authored.Replace(rules.Prompt(g, d, "zh")))
				for _, o := range d.Options {
					if d.Source.ID != 0 && o.Kind == engine.OptionIndex && o.Of == engine.Gone && int(o.N) < len(d.Labels) {
						if said := g.Definition(d.Source.ID).Locale["zh"].Words[d.Labels[o.N]]; said != "" {
							if authoredLabels++; rules.Label(g, d, o, "zh") != said {
								t.Errorf("%q is labelled %q, not %q as its card says", d.Labels[o.N], rules.Label(g, d, o, "zh"), said)
							}
						}
					}
					if o.Kind != engine.OptionIndex || d.Kind != engine.DecideOption && d.Kind != engine.DecideMode { // those are the author's
						hear("label", rules.Label(g, d, o, "zh"))
					}
				}
				// What is not offered: a thing of the board, and each kind of option of the game.
				thing := engine.Thing(engine.Obj(g.Ref(engine.ObjectID(1 + r.IntN(g.Objects()-1)))))
				for kind := engine.OptionRules; kind < engine.OptionRules+10; kind++ {
					o := thing
					o.Kind = kind
					hear("refusal", authored.Replace(g.ReasonOf(g.Why(o), "zh")))
				}
				hear("refusal", authored.Replace(g.ReasonOf(g.Why(thing), "zh")))
				hear("missing trigger", g.ReasonOf(g.WhyNot(engine.ObjectID(thing.N), ""), "zh"))
				if err := g.Apply(d.Options[r.IntN(len(d.Options))]); err != nil {
					t.Fatal(err)
				}
			}
			for _, viewer := range []engine.Player{engine.NoPlayer, 0} {
				for _, l := range g.Log(viewer, 0, "zh") {
					hear("log", l.Text)
				}
			}
		}
		t.Logf("%d labels were their authors'", authoredLabels)
		for _, words := range slices.Sorted(maps.Keys(found)) {
			t.Errorf("%q in a %s", words, found[words])
		}
	})
}

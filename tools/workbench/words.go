package workbench

// The words of a game as a page needs them: names, colours, shapes, and what explains itself.

import (
	"cmp"
	"strings"

	"cardlathe/engine"
)

// Words are the vocabulary of a game for a page, in its language.
type Words struct {
	Game     string            `json:"game"`
	Title    string            `json:"title"`
	Terms    map[string]string `json:"terms"`
	Zones    map[string]Zone   `json:"zones"`
	Order    []string          `json:"order"` // of the kinds of zone
	Phases   []Word            `json:"phases"`
	Types    []Word            `json:"types"`
	Traits   []Word            `json:"traits"`
	Statuses []Word            `json:"statuses"`
	Counters []Word            `json:"counters"`
	Numbers  []Word            `json:"numbers"`
	Colors   []Word            `json:"colors"`
	Keywords []Word            `json:"keywords"`
	Actions  []Word            `json:"actions"`
	Sections []Word            `json:"sections"`
	Picture  Picture           `json:"picture"`
}

// Word is a word with what explains it.
type Word struct {
	Name  string `json:"name"`
	Label string `json:"label,omitempty"` // when the language has another one
	Doc   string `json:"doc,omitempty"`
	Rule  string `json:"rule,omitempty"`
	Set   string `json:"set,omitempty"` // of a keyword that a set defines
	Text  string `json:"text,omitempty"`
}

// Zone is a kind of zone.
type Zone struct {
	Label  string `json:"label"`
	Doc    string `json:"doc,omitempty"`
	Rule   string `json:"rule,omitempty"`
	Shape  string `json:"shape"`
	Place  bool   `json:"place,omitempty"`
	Board  bool   `json:"board,omitempty"`
	Secret bool   `json:"secret,omitempty"`
}

// Picture is engine.Picture as data.
type Picture struct {
	Turned string            `json:"turned,omitempty"`
	Wounds string            `json:"wounds,omitempty"`
	Costs  []string          `json:"costs"`
	Stats  []string          `json:"stats"`
	Score  string            `json:"score,omitempty"`
	Pool   []string          `json:"pool"`
	Counts []string          `json:"counts"`
	Marks  []string          `json:"marks"`
	Paint  map[string]string `json:"paint"`
	Grid   *Grid             `json:"grid,omitempty"`
	Phases []string          `json:"phases"`
}

// Grid is engine.Grid as data.
type Grid struct {
	Zone  string `json:"zone"`
	Lines int    `json:"lines"`
}

// wordsFor makes the words of a game.
func wordsFor(v *engine.Vocabulary, lib *engine.Library, language string) *Words {
	out := &Words{Game: v.Game, Title: titleOf(v, language), Terms: map[string]string{}, Zones: map[string]Zone{}}
	for _, t := range v.Terms {
		out.Terms[t.Key] = t.English
		if language == "zh" {
			out.Terms[t.Key] = cmp.Or(t.Chinese, t.English)
		}
	}
	label := func(name string, groups ...string) string {
		for _, g := range groups {
			if s := v.Term(g, name, language); s != "" {
				return s
			}
		}
		return ""
	}
	list := func(words []engine.Word, groups ...string) []Word {
		l := []Word{}
		for _, w := range words {
			if w.Name != "" && !w.Internal {
				x := Word{Name: w.Name, Label: label(w.Name, groups...), Doc: v.Sentence(w.Doc, language)}
				// What is explained by a rule alone, or ends with one, names it.
				if _, ok := engine.ParseRule(w.Doc); ok {
					x.Rule, x.Doc = w.Doc, ""
				}
				l = append(l, x)
			}
		}
		return l
	}
	for i := range v.Zones {
		k := &v.Zones[i]
		out.Order = append(out.Order, k.Name)
		out.Zones[k.Name] = Zone{Label: cmp.Or(label(k.Name, "zone", "place"), strings.ReplaceAll(k.Name, "_", " ")), Doc: v.Sentence(k.Doc, language), Rule: k.Rule.String(), Shape: v.ShapeOf(uint8(i)).String(), Place: k.Place, Board: k.Board,
			Secret: k.Visibility == engine.Secret}
	}
	out.Phases, out.Types, out.Traits = list(v.Phases, "phase"), list(v.Types, "type"), list(v.Traits, "trait", "kind")
	out.Statuses, out.Counters = list(v.Statuses, "status"), list(v.Counters, "counter", "domain", "color", "resource")
	out.Colors = list(v.Colors, "domain", "color", "school", "faction")
	for i := range v.Numbers {
		out.Numbers = append(out.Numbers, Word{Name: v.Numbers[i].Name, Label: label(v.Numbers[i].Name, "number"), Doc: v.Numbers[i].Doc})
	}
	for i := range v.Keywords {
		k := &v.Keywords[i]
		out.Keywords = append(out.Keywords, Word{Name: k.Name, Label: label(k.Name, "keyword"), Doc: v.Sentence(k.Doc, language), Rule: k.Rule.String()})
	}
	for _, name := range sorted(lib.Keywords) {
		d := lib.Keywords[name]
		known := false
		for i := range out.Keywords {
			known = known || out.Keywords[i].Name == d.Name
		}
		if !known {
			out.Keywords = append(out.Keywords, Word{Name: d.Name, Doc: d.Text, Set: d.Set})
		}
	}
	for _, a := range v.Actions {
		out.Actions = append(out.Actions, Word{Name: a.Name, Label: label(a.Name, "option"), Doc: a.Doc, Rule: a.Rule.String()})
	}
	for _, x := range v.Sections {
		out.Sections = append(out.Sections, Word{Name: x.Name, Label: label(x.Name, "section"), Doc: v.Sentence(x.Doc, language)})
	}
	out.Picture = Picture{Costs: []string{}, Stats: []string{}, Pool: []string{}, Counts: []string{}, Marks: []string{}, Paint: map[string]string{}, Phases: []string{}}
	if p := v.Picture; p != nil {
		out.Picture = Picture{Turned: p.Turned, Wounds: p.Wounds, Costs: nothing(p.Costs), Stats: nothing(p.Stats), Score: p.Score, Pool: nothing(p.Pool), Counts: nothing(p.Counts), Marks: nothing(p.Marks), Paint: p.Paint, Phases: nothing(p.BoardPhases)}
		if p.Grid != nil {
			out.Picture.Grid = &Grid{p.Grid.Zone, p.Grid.Lines}
		}
	} else { // who draws does not know what matters
		for _, c := range v.Counters {
			if !c.Internal {
				out.Picture.Counts, out.Picture.Marks = append(out.Picture.Counts, c.Name), append(out.Picture.Marks, c.Name)
			}
		}
		for i := range v.Numbers {
			if v.Numbers[i].Printed {
				out.Picture.Stats = append(out.Picture.Stats, v.Numbers[i].Name)
			}
		}
	}
	return out
}

package scripts

// What the reference tells of scenarios: how a game's boards are written, what its players can do, what can be expected. The
// steps that all games share stand in the README of the project.

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

// scenarios writes the chapter on scenarios.
func (p *page) scenarios() {
	v := p.voc.Vocabulary
	p.line("")
	p.line("## Scenarios")
	p.line("")
	p.line("What scenarios of this game have of their own; the steps that all games share (`choose`, `done`, `pass`, `pick`, `expect`,")
	p.line("`options` ...) stand in the README of the project. A board is `board = { A = { ... }, B = { ... }, ... }`; a card on it")
	p.line("is `\"Name\"`, `vanilla(n)` (textless, its numbers are n), or `{ \"Name\", as = \"mine\", ... }` with fields.")
	for _, l := range []struct {
		title string
		list  []engine.Word
	}{{"field of a board", v.Stage.Board}, {"field of a player", v.Stage.Side}, {"field of a card", v.Stage.Card}} {
		if len(l.list) == 0 {
			continue
		}
		p.line("")
		p.line("| %s | |", l.title)
		p.line("|---|---|")
		var names []string
		for i, w := range l.list { // those in a row without an explanation share the next one
			names = append(names, "`"+w.Name+"`")
			if w.Doc != "" || i == len(l.list)-1 {
				p.line("| %s | %s |", strings.Join(names, ", "), strings.ReplaceAll(w.Doc, "|", `\|`))
				names = nil
			}
		}
	}
	p.line("")
	p.line("| a player does | |")
	p.line("|---|---|")
	for _, a := range v.Actions {
		p.line("| `%s(%s)` | %s |", a.Name, a.Args, sentence(&Entry{Doc: a.Doc, Rule: a.Rule.String()}))
	}
	for _, c := range v.Commands {
		p.line("| `%s()` | %s |", c.Name, sentence(&Entry{Doc: c.Doc, Rule: c.Rule.String()}))
	}
	var windows []string
	for _, w := range v.Windows {
		windows = append(windows, fmt.Sprintf("`s:%s()`: %s", w.Name, w.Doc))
	}
	if len(windows) > 0 {
		p.line("")
		p.line("All pass until something is over: %s.", strings.Join(windows, "; "))
	}
	p.line("")
	p.line("Each decision is of a kind, which `s:owes(s.A, kind)` states: %s.", quotedList(wordNames(v.Decisions)))
	p.line("")
	p.line("`s:expect(thing, { ... })` takes these facts.")
	p.line("")
	p.line("| of | facts |")
	p.line("|---|---|")
	p.line("| a card | %s |", quotedList(Facts(v, engine.ObjectDatum)))
	p.line("| a player | %s |", quotedList(Facts(v, engine.PlayerDatum)))
}

// Facts lists the names of what a scenario can expect of a card (engine.ObjectDatum), a player, a place or something that waits.
func Facts(v *engine.Vocabulary, of engine.DatumKind) []string {
	var names []string
	add := func(name string) {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	words := func(list []engine.Word) {
		for _, w := range list {
			if !w.Internal {
				add(w.Name)
			}
		}
	}
	if of == engine.ObjectDatum {
		for _, n := range []string{"zone", "at", "controller", "owner", "name", "keywords", "host"} {
			add(n)
		}
	}
	for _, f := range v.ViewFields {
		if f.Of == of && len(f.Params) == 0 {
			add(f.Name)
		}
	}
	switch of {
	case engine.PlayerDatum:
		for _, z := range v.Zones {
			if z.Name != "" && !z.Outside {
				add(z.Name + "_size")
			}
		}
		words(v.Counters)
	case engine.ObjectDatum:
		words(v.Statuses)
		words(v.Counters)
		for _, n := range v.Numbers {
			add(n.Name)
		}
		for _, f := range v.Facts {
			if f.Target != engine.ToNumber {
				add(f.Name)
			}
		}
	}
	return names
}

func quotedList(words []string) string {
	var out []string
	for _, w := range words {
		if text := "`" + w + "`"; w != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return strings.Join(out, ", ")
}

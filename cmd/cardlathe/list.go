package main

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/lookup"

	"github.com/mattn/go-runewidth"
	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newList(a)) }) }

// lists are what can be listed.
var lists = []string{"sets", "cards", "decks", "formats", "keywords", "verbs", "rules"}

func newList(a *app) *cobra.Command {
	var json, overridden bool
	c := &cobra.Command{
		Use:   "list " + strings.Join(lists, "|") + " [QUERY]",
		Short: "List what the content and the rules have",
		Long: `list prints what there is. QUERY keeps what contains all of its words, whatever their case: of cards the name, type,
set, tags, colors and keywords count, of rules the number and what it is about.

A QUERY of cards may also ask for facts, called as in a card's HCL: field=value, field>=n, field<n. A value that is a
text has to be part of the fact. With --json each card has all of its facts.

With --overridden it lists the cards that take the place of a card of another set (override = true): which file won,
what it hides, and whose script plays it.`,
		Example:   "  cardlathe list cards dragon\n  cardlathe list cards 'cost<=2' type=unit\n  cardlathe list rules killed",
		ValidArgs: lists,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return wrongUse(c, "list what? one of: %s", strings.Join(lists, ", "))
			}
			if !slices.Contains(lists, args[0]) {
				return wrongUse(c, "cannot list %q%s", args[0], hint(args[0], lists))
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if overridden && args[0] != "cards" {
				return fail(exitUse, "--overridden goes with: list cards")
			}
			return a.list(args[0], strings.Join(args[1:], " "), json, overridden)
		},
	}
	c.Flags().BoolVar(&overridden, "overridden", false, "of cards: those that take the place of others")
	c.Flags().BoolVar(&json, "json", false, "print JSON, one object a line")
	return c
}

// listing is a list in both of its forms.
type listing struct {
	header []string
	rows   [][]string
	json   []any
}

func (l *listing) add(v any, cells ...string) {
	l.rows = append(l.rows, cells)
	l.json = append(l.json, v)
}

// cardRecord is a card in JSON; its fields are promised to tools.
type cardRecord struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Set      string   `json:"set"`
	Game     string   `json:"game"`
	Type     string   `json:"type"`
	Script   *string  `json:"script"`
	Playable bool     `json:"playable"`
	Why      string   `json:"why,omitempty"`
	Token    bool     `json:"token,omitempty"`
	Keywords []string `json:"keywords,omitempty"`
	// Facts are all that the card's HCL may state, called as there.
	Facts map[string]any `json:"facts"`
	Text  string         `json:"text,omitempty"`
	File  string         `json:"file,omitempty"`
	Line  int            `json:"line,omitempty"`
	// Source is the text of the script; only show tells it.
	Source string `json:"source,omitempty"`
}

func recordOf(lib *engine.Library, c *engine.Card) cardRecord {
	r := cardRecord{ID: c.ID, Name: c.Name, Set: c.Set, Game: c.Game, Playable: c.Unplayable == "", Why: c.Unplayable, Token: c.Token, Keywords: keywordTexts(c, lib.Rules.Vocabulary(), "en"),
		Facts: lookup.Facts(lib.Rules.Vocabulary(), c), Text: c.Text, File: c.File, Line: c.Line}
	if types := lib.Rules.Vocabulary().Types; int(c.Type) < len(types) {
		r.Type = types[c.Type].Name
	}
	if c.Script != nil {
		r.Script = &c.Script.Path
	}
	return r
}

func keywordTexts(c *engine.Card, v *engine.Vocabulary, language string) []string {
	var out []string
	for _, k := range c.Keywords {
		s := termOf(v, k.Name, language, "keyword")
		if k.N > 1 {
			s += fmt.Sprintf(" %d", k.N)
		}
		out = append(out, s)
	}
	return out
}

func (a *app) list(what, query string, json, overridden bool) error {
	o, err := a.open()
	if err != nil {
		return err
	}
	var l listing
	asked := query
	if overridden {
		a.listOverrides(o, &l)
		l.keep(query)
		return a.printList(&l, json)
	}
	switch what {
	case "sets":
		a.listSets(o, &l)
	case "cards":
		if err := a.listCards(o, &l, query); err != nil {
			return err
		}
		query = ""
	case "decks":
		o.tell(ofDecks(o.Diagnostics, true))
		a.listDecks(o, &l)
	case "formats":
		a.listFormats(o, &l)
	case "keywords":
		a.listKeywords(o, &l)
	case "verbs":
		a.listVerbs(o, &l)
	case "rules":
		a.listRules(o, &l)
	}
	l.keep(query)
	if asked != "" && len(l.rows) == 0 {
		fmt.Fprintln(a.err, a.say("nothing of {1} matches {2}", what, asked))
	}
	return a.printList(&l, json)
}

// printList prints a list in one of its forms.
func (a *app) printList(l *listing, json bool) error {
	if json {
		for _, v := range l.json {
			if err := a.json(v); err != nil {
				return err
			}
		}
		return nil
	}
	a.table(l.header, l.rows)
	return nil
}

// keep keeps the rows that contain all words of a query.
func (l *listing) keep(query string) {
	words := strings.Fields(strings.ToLower(query))
	var rows [][]string
	var json []any
	for i, r := range l.rows {
		text := strings.ToLower(strings.Join(r, " "))
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) }) {
			rows, json = append(rows, r), append(json, l.json[i])
		}
	}
	l.rows, l.json = rows, json
}

func (a *app) listSets(o *opened, l *listing) {
	l.header = []string{"set", "game", "title", "version", "cards", "source"}
	for _, src := range o.Origins {
		s := o.Facts.Set(src.Game, src.Set)
		type record struct {
			ID       string `json:"id"`
			Game     string `json:"game"`
			Title    string `json:"title"`
			Version  string `json:"version"`
			Cards    int    `json:"cards"`
			Source   string `json:"source"`
			Path     string `json:"path"`
			Replaces string `json:"replaces,omitempty"`
			Loaded   bool   `json:"loaded"`
		}
		r := record{ID: src.Set, Game: src.Game, Source: src.Source, Path: src.Shown, Replaces: src.Replaces, Loaded: s != nil}
		if s != nil {
			r.Title, r.Version, r.Cards = s.Title, s.Version, len(s.Cards)
		} else {
			r.Title = a.say("(did not load)")
		}
		source := a.say(src.Source)
		if src.Replaces != "" {
			source += " (in place of the one " + src.Replaces + ")"
		}
		l.add(r, r.ID, r.Game, r.Title, r.Version, fmt.Sprint(r.Cards), source)
	}
}

func (a *app) listCards(o *opened, l *listing, query string) error {
	var games []*engine.Vocabulary
	for _, r := range o.Rules {
		games = append(games, r.Vocabulary())
	}
	q, err := lookup.ParseCardQuery(query, games)
	if err != nil {
		return fail(exitUse, "%v", err)
	}
	l.header = []string{"card", "name", "type", "set", "playable"}
	for _, g := range o.Games() {
		lib := o.Game(g)
		for _, id := range keys(lib.Cards) {
			c := lib.Cards[id]
			if !q.Match(lib.Rules.Vocabulary(), c) {
				continue
			}
			r := recordOf(lib, c)
			playable := a.say("yes")
			if !r.Playable {
				playable = runewidth.Truncate(a.say("no: {1}", strings.ReplaceAll(r.Why, "\n", " ")), 60, "...")
			}
			l.add(r, r.ID, board.Name(c, a.lang), r.Type, r.Set, playable)
		}
	}
	return nil
}

func (a *app) listOverrides(o *opened, l *listing) {
	l.header = []string{"card", "name", "won", "hides", "script"}
	type place struct {
		Set  string `json:"set"`
		Name string `json:"name"`
		File string `json:"file"`
		Line int    `json:"line"`
		Lua  string `json:"script,omitempty"`
	}
	type record struct {
		ID    string `json:"id"`
		Game  string `json:"game"`
		Won   place  `json:"won"`
		Hides place  `json:"hides"`
	}
	at := func(p place) string { return fmt.Sprintf("%s (%s:%d)", p.Set, p.File, p.Line) }
	for _, x := range o.Facts.Overrides {
		c, h := x.Card, x.Hidden
		r := record{c.ID, c.Game, place{c.Set, c.Name, c.File, c.Line, x.Script}, place{h.Set, h.Name, h.File, h.Line, x.HiddenScript}}
		script := x.Script
		switch {
		case script == "" && x.HiddenScript == "":
			script = "none"
		case script == "":
			script = "none in place of " + x.HiddenScript
		case script == x.HiddenScript:
			script += " (kept)"
		case x.HiddenScript != "":
			script += " in place of " + x.HiddenScript
		}
		l.add(r, c.ID, board.Name(c, a.lang), at(r.Won), at(r.Hides), script)
	}
}

func (a *app) listRules(o *opened, l *listing) {
	l.header = []string{"rule", "game", "about"}
	type record struct {
		Number     string `json:"number"`
		Game       string `json:"game"`
		Gloss      string `json:"gloss"`
		Testable   bool   `json:"testable,omitempty"`
		Definition string `json:"definition,omitempty"`
	}
	for _, r := range o.Rules {
		v := r.Vocabulary()
		for _, t := range v.Rulebook {
			l.add(record{t.Number, v.Game, t.Gloss, t.Testable, t.Definition}, t.Number, v.Game, t.Gloss)
		}
	}
}

func (a *app) listDecks(o *opened, l *listing) {
	l.header = []string{"deck", "name", "format", "set", "playable"}
	for _, g := range o.Games() {
		lib := o.Game(g)
		for _, id := range keys(lib.Decks) {
			d := lib.Decks[id]
			type record struct {
				ID       string   `json:"id"`
				Name     string   `json:"name"`
				Game     string   `json:"game"`
				Set      string   `json:"set"`
				Format   string   `json:"format"`
				Playable bool     `json:"playable"`
				Why      []string `json:"why,omitempty"`
			}
			r := record{ID: g + "/" + id, Name: d.Name, Game: g, Set: d.Set, Format: d.Format}
			f, title := lib.Formats[d.Format], d.Format
			if f == nil { // it is judged by the first mode of the game, as check does
				modes := lib.Rules.Vocabulary().Modes
				f = &engine.Format{Game: g, Mode: modes[0].Name}
				title = a.say("none: the mode {1}", modes[0].Name)
			}
			for _, p := range lib.Rules.CheckDeck(lib, d, f) {
				r.Why = append(r.Why, lib.Reword(p.Text, a.lang))
			}
			r.Playable = len(r.Why) == 0
			playable := a.say("yes")
			if !r.Playable {
				playable = runewidth.Truncate(a.say("no: {1}", r.Why[0]), 60, "...")
			}
			l.add(r, r.ID, r.Name, title, r.Set, playable)
		}
	}
}

func (a *app) listFormats(o *opened, l *listing) {
	l.header = []string{"format", "game", "title", "mode", "knobs"}
	for _, g := range o.Games() {
		lib := o.Game(g)
		for _, id := range keys(lib.Formats) {
			f := lib.Formats[id]
			type record struct {
				ID    string         `json:"id"`
				Game  string         `json:"game"`
				Set   string         `json:"set"`
				Title string         `json:"title"`
				Mode  string         `json:"mode"`
				Knobs map[string]int `json:"knobs"`
			}
			var knobs []string
			all := map[string]int{}
			for _, k := range lib.Rules.Vocabulary().Knobs {
				all[k.Name] = lib.Rules.Vocabulary().Knob(f, k.Name)
			}
			for _, k := range keys(f.Knobs) {
				knobs = append(knobs, fmt.Sprintf("%s = %d", k, f.Knobs[k]))
			}
			l.add(record{id, g, f.Set, f.Title, f.Mode, all}, id, g, f.Title, f.Mode, strings.Join(knobs, ", "))
		}
	}
}

func (a *app) listKeywords(o *opened, l *listing) {
	l.header = []string{"keyword", "game", "from", "rule", "meaning", "file"}
	type record struct {
		Name string `json:"name"`
		Game string `json:"game"`
		From string `json:"from"` // "rules", else the set
		Rule string `json:"rule,omitempty"`
		Doc  string `json:"doc"`
		Why  string `json:"unsupported,omitempty"`
		Set  string `json:"set,omitempty"`  // whose file plays it
		File string `json:"file,omitempty"` // that plays it; none of a keyword that the engine plays
	}
	for _, g := range o.Games() {
		for _, k := range lookup.Keywords(o.Game(g)) {
			r := record{Name: k.Name, Game: g, From: k.Set, Doc: k.Doc, Why: k.Unsupported, Set: k.Set, File: k.File}
			if k.OfRules {
				r.From = "rules"
			}
			if k.Rule != 0 {
				r.Rule = k.Rule.String()
			}
			meaning := short(o.Game(g).Rules.Vocabulary().Sentence(r.Doc, a.lang))
			if r.Why != "" {
				meaning += " (not played yet)"
			}
			l.add(r, termOf(o.Game(g).Rules.Vocabulary(), r.Name, a.lang, "keyword"), g, a.say(r.From), r.Rule, meaning, r.File)
		}
	}
}

func (a *app) listVerbs(o *opened, l *listing) {
	l.header = []string{"verb", "game", "rule", "what it does"}
	type record struct {
		Name string `json:"name"`
		Game string `json:"game"`
		Call string `json:"call"`
		Rule string `json:"rule,omitempty"`
		Doc  string `json:"doc"`
	}
	for _, r := range o.Rules {
		v := r.Vocabulary()
		for _, verb := range v.Verbs {
			rule := ""
			if verb.Rule != 0 {
				rule = verb.Rule.String()
			}
			call := verbCall(verb)
			l.add(record{verb.Name, v.Game, call, rule, verb.Doc}, call, v.Game, rule, strings.ReplaceAll(v.Sentence(verb.Doc, a.lang), "\n", " "))
		}
	}
}

// verbCall writes how a verb is called: fx:deal(amount, objects).
func verbCall(v *engine.Verb) string {
	var params []string
	for _, p := range v.Params {
		s := p.Name
		if p.Optional {
			s += "?"
		}
		params = append(params, s)
	}
	if len(v.Options) > 0 {
		var options []string
		for _, p := range v.Options {
			options = append(options, p.Name)
		}
		params = append(params, "{ "+strings.Join(options, ", ")+" }")
	}
	return "fx:" + v.Name + "(" + strings.Join(params, ", ") + ")"
}

func short(s string) string {
	return runewidth.Truncate(strings.ReplaceAll(s, "\n", " "), 90, "...")
}

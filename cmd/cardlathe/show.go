package main

import (
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"
	"cardlathe/tools/board"
	"cardlathe/tools/lookup"
	"cardlathe/tools/scenario"

	"charm.land/lipgloss/v2"
	"github.com/spf13/cobra"
)

func init() { register(func(root *cobra.Command, a *app) { root.AddCommand(newShow(a)) }) }

var shows = []string{"card", "deck", "rule", "keyword", "api"}

func newShow(a *app) *cobra.Command {
	var json bool
	c := &cobra.Command{
		Use:   "show " + strings.Join(shows, "|") + " ID",
		Short: "Show one card, deck, rule or keyword",
		Long: `show prints what is known of one thing: the facts, text, script and abilities of a card (by id or name), the cards
of a deck, what a rule is about in a few words with the rules below it (or, of words in place of a number, the rules
that are about them), what a keyword does and who prints it, or what a word of the card API means, with an example
and the cards that use it; show api alone prints the whole reference. Of a rule and a keyword it also tells which
code or script implements it and which scenarios cite it, of a rule which knobs of formats change it.`,
		Example: "  cardlathe show card Lamplighter\n  cardlathe show card EXA-001\n  cardlathe show deck annie\n  cardlathe show rule 465.2\n  cardlathe show rule units killed\n  cardlathe show keyword Tank\n  cardlathe show api deal",
		Args: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return wrongUse(c, "show what? one of: %s", strings.Join(shows, ", "))
			}
			if !slices.Contains(shows, args[0]) {
				return wrongUse(c, "cannot show %q%s", args[0], hint(args[0], shows))
			}
			if json && args[0] != "card" {
				return fail(exitUse, "--json is for show card")
			}
			if len(args) < 2 && args[0] != "api" {
				return wrongUse(c, "show which %s?", args[0])
			}
			return nil
		},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
			switch {
			case len(args) == 0:
				return shows, cobra.ShellCompDirectiveNoFileComp
			case len(args) == 1 && args[0] == "card":
				return a.completeCards(cmd, args, begun)
			case len(args) == 1 && args[0] == "deck":
				return a.completeDecks(cmd, args, begun)
			case len(args) == 1 && args[0] == "api":
				return apiNames(), cobra.ShellCompDirectiveNoFileComp
			}
			return nil, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			o, err := a.open()
			if err != nil {
				return err
			}
			id := strings.Join(args[1:], " ")
			switch args[0] {
			case "card":
				return a.showCard(o, id, json)
			case "deck":
				return a.showDeck(o, id)
			case "rule":
				return a.showRule(o, id)
			case "api":
				return a.showAPI(o, id)
			}
			return a.showKeyword(o, id)
		},
	}
	c.Flags().BoolVar(&json, "json", false, "print a card as one line of JSON with all of its facts")
	return c
}

// showCard prints the cards of a name or an id: in each game there may be some.
func (a *app) showCard(o *opened, id string, json bool) error {
	var names []string
	shown := 0
	for _, g := range o.Games() {
		lib := o.Game(g)
		for _, c := range findCards(lib, id) {
			source := ""
			if c.Script != nil {
				source = string(o.Sources()[c.Script.Path])
			}
			if shown++; json {
				r := recordOf(lib, c)
				r.Source = source
				if err := a.json(r); err != nil {
					return err
				}
				continue
			}
			if shown > 1 {
				fmt.Fprintln(a.out)
			}
			a.printCard(lib, c)
			if source != "" {
				fmt.Fprintf(a.out, "\n%s\n", strings.TrimRight(diag.Clean(source), "\n"))
			}
		}
		for _, k := range keys(lib.Cards) {
			names = append(names, k, lib.Cards[k].Name)
		}
	}
	if shown == 0 {
		return fail(exitUse, "there is no card %q%s", id, hintPart(id, names))
	}
	return nil
}

// hintPart words the likely spelling, or else the names that contain the word.
func hintPart(word string, names []string) string {
	if s := hint(word, names); s != "" {
		return s
	}
	var found []string
	for _, n := range names {
		if word != "" && strings.Contains(strings.ToLower(n), strings.ToLower(word)) && !slices.Contains(found, n) {
			found = append(found, n)
		}
	}
	switch n := len(found); {
	case n == 0:
		return ""
	case n > 6:
		return fmt.Sprintf("; it is part of %s and %d more", strings.Join(found[:6], "; "), n-6)
	}
	return "; it is part of " + strings.Join(found, "; ")
}

var abilityKinds = map[engine.AbilityKind]string{
	engine.OnPlay: "on_play", engine.Triggered: "triggered", engine.Activated: "activated", engine.Static: "static", engine.Replacement: "replacement",
	engine.AdditionalCost: "additional_cost", engine.CostChange: "cost", engine.Permit: "permit", engine.Forbid: "forbid", engine.Retrigger: "retrigger", engine.Step: "step",
}

// printCard prints facts, text, script and abilities of a card.
func (a *app) printCard(lib *engine.Library, c *engine.Card) {
	v := lib.Rules.Vocabulary()
	name := board.Name(c, a.lang)
	if name != c.Name {
		name += " (" + c.Name + ")"
	}
	fmt.Fprintf(a.out, "%s  %s\n", name, c.ID)
	var rows [][2]string
	row := func(title, text string) {
		if text != "" {
			rows = append(rows, [2]string{title, text})
		}
	}
	word := func(name string, groups ...string) string { return termOf(v, name, a.lang, groups...) }
	words := func(names []string, groups ...string) []string {
		var out []string
		for _, n := range names {
			out = append(out, word(n, groups...))
		}
		return out
	}
	kind := a.maskWords(v, c.Traits, v.Traits, "trait", "kind")
	if int(c.Type) < len(v.Types) {
		kind = strings.TrimSpace(kind + " " + word(v.Types[c.Type].Name, "type"))
	}
	if c.Token {
		kind += " " + word("token", "fact")
	}
	row(word("type", "fact"), kind)
	for i, n := range v.Numbers {
		if c.HasNumber&engine.Bit(i) != 0 {
			row(word(n.Name, "number"), fmt.Sprint(c.Numbers[i]))
		}
	}
	var amounts []string
	for i, n := range c.Amounts {
		if n == 0 {
			continue
		}
		name := a.say("any")
		if i < len(v.Resources) {
			name = word(v.Resources[i].Name, "domain", "color", "resource")
		}
		amounts = append(amounts, fmt.Sprintf("%d %s", n, name))
	}
	// Facts are called as their author writes them. Several of them may be colours, each of its own words.
	for i := range v.Facts {
		f := &v.Facts[i]
		switch f.Target {
		case engine.ToAmounts:
			row(word(f.Name, "fact"), board.List(a.lang, amounts))
		case engine.ToColors:
			var own engine.Mask
			for k, w := range v.Colors {
				if slices.ContainsFunc(f.Words, func(x engine.Word) bool { return x.Name != "" && x.Name == w.Name }) {
					own |= engine.Bit(k)
				}
			}
			row(word(f.Name, "fact"), a.maskWords(v, c.Colors&own, v.Colors, "domain", "color", "faction", "school"))
		case engine.ToTags:
			row(word(f.Name, "fact"), board.List(a.lang, words(c.Tags, f.Name, "tag")))
		}
	}
	for i := range v.Facts {
		if f := &v.Facts[i]; f.Target == engine.ToList {
			row(word(f.Name, "fact"), board.List(a.lang, words(c.Lists[f.Name], f.Name)))
		}
	}
	row(a.say("keywords"), board.List(a.lang, keywordTexts(c, v, a.lang)))
	row(a.say("set"), c.Game+"/"+c.Set)
	row(a.say("facts"), fmt.Sprintf("%s:%d", c.File, c.Line))
	if c.Script != nil {
		row(a.say("script"), c.Script.Path)
	}
	if c.Unplayable != "" {
		row(a.say("playable"), a.say("no: {1}", strings.ReplaceAll(c.Unplayable, "\n", " ")))
	}
	wide := 9
	for _, r := range rows {
		wide = max(wide, lipgloss.Width(r[0]))
	}
	for _, r := range rows {
		fmt.Fprintf(a.out, "  %s %s\n", padded(r[0], wide), r[1])
	}
	if text := board.Text(c, a.lang); text != "" {
		fmt.Fprintln(a.out)
		for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
			fmt.Fprintln(a.out, "  "+line)
		}
	}
	if len(c.Abilities) == 0 {
		return
	}
	fmt.Fprintln(a.out)
	for i := range c.Abilities {
		ab := &c.Abilities[i]
		where := ""
		if ab.Script != nil {
			where = fmt.Sprintf("  %s:%d", ab.Script.Path, ab.Line)
		}
		key := abilityKinds[ab.Kind]
		if ab.Key != "" && ab.Key != key {
			key = ab.Key
		}
		fmt.Fprintf(a.out, "  %s %s%s\n", padded(a.say("ability"), 9), key, where)
	}
}

// maskWords are the words of a mask, as people read them.
func (a *app) maskWords(v *engine.Vocabulary, m engine.Mask, words []engine.Word, groups ...string) string {
	var out []string
	for i, w := range words {
		if m&engine.Bit(i) != 0 {
			out = append(out, termOf(v, w.Name, a.lang, groups...))
		}
	}
	return strings.Join(out, " ")
}

// termOf is a word of a game in another language than English, in which files call it by its name.
func termOf(v *engine.Vocabulary, name, language string, groups ...string) string {
	for _, g := range groups {
		if s := v.Term(g, name, language); s != "" && language != "en" {
			return s
		}
	}
	return name
}

func (a *app) showDeck(o *opened, id string) error {
	lib, d, err := o.deck(id)
	if err != nil {
		return err
	}
	fmt.Fprintf(a.out, "%s/%s  %s\n", d.Game, d.ID, d.Name)
	fmt.Fprintf(a.out, "  %s  %s\n  %s  %s:%d\n", padded(a.say("format"), 6), d.Format, padded(a.say("file"), 6), d.File, d.Line)
	for _, s := range lib.Rules.Vocabulary().Sections {
		entries := d.Sections[s.Name]
		if len(entries) == 0 {
			continue
		}
		n := 0
		for _, e := range entries {
			n += e.Count
		}
		fmt.Fprintf(a.out, "\n%s\n", a.say("{1} ({2})", termOf(lib.Rules.Vocabulary(), s.Name, a.lang, "section"), n))
		for _, e := range entries {
			name, note := e.Card, ""
			if c := lib.Find(e.Card); c != nil {
				name = board.Name(c, a.lang) + "  " + c.ID
				if c.Unplayable != "" {
					note = "  " + a.say("(cannot be played yet: {1})", short(c.Unplayable))
				}
			}
			fmt.Fprintf(a.out, "  %d %s%s\n", e.Count, name, note)
		}
	}
	if f := lib.Formats[d.Format]; f != nil {
		for _, p := range lib.Rules.CheckDeck(lib, d, f) {
			text := a.say("problem: {1}", lib.Reword(p.Text, a.lang))
			if p.Rule != 0 {
				text = a.say("{1} (rule {2})", text, p.Rule)
			}
			fmt.Fprintf(a.out, "\n%s\n", text)
		}
	}
	return nil
}

// ofGame are the scenarios of a game.
func ofGame(list []*scenario.Scenario, game string) []*scenario.Scenario {
	return slices.DeleteFunc(slices.Clone(list), func(s *scenario.Scenario) bool { return s.Game() != game })
}

// declared lists the scenarios of the content without building anything.
func (a *app) declared(o *opened) []*scenario.Scenario {
	files, diags := scenario.Find(o.Overlay)
	list, more := scenario.Declared(o.Rules, files)
	a.diagnose(append(diags, more...), nil)
	return list
}

// showRule prints the rule of a number, of each game that has one; other words than a number are searched for.
func (a *app) showRule(o *opened, id string) error {
	var numbers []string
	var found []*lookup.Rule
	scenarios := a.declared(o)
	exact := false
	for _, r := range o.Rules {
		v := r.Vocabulary()
		if t := lookup.FindRule(v, id, ofGame(scenarios, v.Game)); t != nil {
			found = append(found, t)
			exact = exact || strings.EqualFold(t.Number, strings.TrimSuffix(id, "."))
			continue
		}
		for i := range v.Rulebook {
			numbers = append(numbers, v.Rulebook[i].Number)
		}
	}
	if len(found) == 0 {
		return a.showRules(o, id, numbers)
	}
	shown := 0
	for _, t := range found {
		missing := !strings.EqualFold(t.Number, strings.TrimSuffix(id, "."))
		if missing && exact {
			continue // the number is another game's
		}
		if shown++; shown > 1 {
			fmt.Fprintln(a.out)
		}
		a.printRule(t, id, missing)
	}
	return nil
}

// printRule prints our words for a rule, the rules below it, its code and its scenarios; or for the nearest above one that is missing,
// of which what implements and proves it says nothing.
func (a *app) printRule(t *lookup.Rule, id string, missing bool) {
	if missing {
		fmt.Fprintln(a.out, a.say("{1} is not in the index; the nearest above it:", id))
	}
	fmt.Fprintf(a.out, "%s  %s", t.Number, t.Gloss)
	if t.Confidence != "" {
		fmt.Fprintf(a.out, "  (%s)", t.Confidence)
	}
	fmt.Fprintln(a.out)
	if t.Definition != "" {
		fmt.Fprintln(a.out, a.say("  a definition: {1}", t.Definition))
	}
	for _, c := range t.Below {
		fmt.Fprintf(a.out, "  %s  %s\n", c.Number, c.Gloss)
	}
	if !missing {
		a.printKnobs(t.Knobs)
		a.printCode(t.Code)
		a.printScenarios(t.Scenarios)
	}
}

// showRules lists the rules that are about some words.
func (a *app) showRules(o *opened, words string, numbers []string) error {
	var rows [][]string
	for _, r := range o.Rules {
		for _, t := range lookup.FindRules(r.Vocabulary(), words) {
			rows = append(rows, []string{t.Number, r.Vocabulary().Game, t.Gloss})
		}
	}
	if len(rows) == 0 {
		return fail(exitUse, "there is no rule %q, and none is about it%s", words, hint(words, numbers))
	}
	a.table([]string{a.say("rule"), a.say("game"), a.say("about")}, rows)
	return nil
}

// printKnobs prints the knobs of formats that change rules.
func (a *app) printKnobs(list []engine.Knob) {
	if len(list) > 0 {
		fmt.Fprintln(a.out, "\n"+a.say("knobs of formats"))
	}
	for _, k := range list {
		fmt.Fprintf(a.out, "  %-9s %s = %d  %s\n", k.Rule, k.Name, k.Default, k.Doc)
	}
}

// printCode prints the symbols that implement rules.
func (a *app) printCode(list []engine.RuleCode) {
	if len(list) > 0 {
		fmt.Fprintln(a.out, "\n"+a.say("code"))
	}
	for _, c := range list {
		fmt.Fprintf(a.out, "  %-9s %s  %s\n", c.Number, c.Package, c.Symbol)
	}
}

// printScenarios prints where scenarios stand, with what they cite.
func (a *app) printScenarios(list []*scenario.Scenario) {
	if len(list) > 0 {
		fmt.Fprintln(a.out, "\n"+a.say("scenarios"))
	}
	for _, s := range list {
		title, _, _ := strings.Cut(s.Title, " / ")
		fmt.Fprintf(a.out, "  %s:%d  %s (%s)\n", s.File, s.Line, diag.Clean(title), strings.Join(s.Rules, ", "))
	}
}

// showKeyword prints the keywords of a name, of each game that has one.
func (a *app) showKeyword(o *opened, id string) error {
	var all []string
	shown := 0
	scenarios := a.declared(o)
	for _, g := range o.Games() {
		k, names := lookup.FindKeyword(o.Game(g), id, ofGame(scenarios, g))
		if k == nil {
			all = append(all, names...)
			continue
		}
		if shown++; shown > 1 {
			fmt.Fprintln(a.out)
		}
		a.printKeyword(o.Game(g).Rules.Vocabulary(), k)
	}
	if shown == 0 {
		return fail(exitUse, "there is no keyword %q%s", id, hint(id, all))
	}
	return nil
}

// printKeyword prints what is known of a keyword of a game.
func (a *app) printKeyword(v *engine.Vocabulary, k *lookup.Keyword) {
	name := k.Name
	if said := termOf(v, k.Name, a.lang, "keyword"); said != name {
		name = said + " (" + k.Name + ")"
	}
	if k.Rule != 0 {
		name = a.say("{1}  (rule {2})", name, k.Rule)
	}
	fmt.Fprintf(a.out, "%s  %s\n  %s\n", name, v.Game, v.Sentence(k.Doc, a.lang))
	if len(k.Kinds) > 0 {
		fmt.Fprintf(a.out, "  %s\n", strings.Join(k.Kinds, ", "))
	}
	if k.File != "" {
		text := a.say("  of the set {1}, {2}:{3}", k.Set, k.File, k.Line)
		if k.OfRules {
			text = a.say("  played by the set {1}, {2}:{3}", k.Set, k.File, k.Line)
		}
		fmt.Fprintln(a.out, text)
	}
	if k.Unsupported != "" {
		fmt.Fprintln(a.out, a.say("  not played yet: {1}", k.Unsupported))
	}
	var cards []string
	for _, c := range k.Cards {
		cards = append(cards, board.Name(c, a.lang))
	}
	if len(cards) > 0 {
		fmt.Fprintln(a.out, a.say("  printed on {1}: {2}", len(cards), strings.Join(cards, "; ")))
	}
	a.printCode(k.Code)
	a.printScenarios(k.Scenarios)
}

package sets

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// This file reads card and token blocks. Which facts a card may state, and of which kind and range, is asked of
// the vocabulary of its game.

// cardDraft is a sound card block before cards are compared with each other.
type cardDraft struct {
	card     *engine.Card
	slug     string // stem of the script's name when none is given
	script   string // the field, "" when not given
	scriptAt hcl.Range
	path     string // of the script
	override bool
	at       hcl.Range // of the block's head
}

func readCard(out *fileDraft, dir string, words *engine.Vocabulary, b *hclsyntax.Block) {
	r := newReader(b, &out.diags)
	at := b.DefRange()
	c := &engine.Card{Game: words.Game, Set: path.Base(dir), Token: b.Type == "token", File: out.file.shown, Line: b.TypeRange.Start.Line}
	c.ID = r.id()
	c.Name = r.title("name", true)
	d := &cardDraft{card: c, at: at, slug: Slug(c.Name)}
	if words.NamesRepeat && d.slug != "" {
		d.slug = Slug(c.Name + " " + c.ID)
	}
	r.facts(c, words)
	if a := r.attr("keywords", false); a != nil {
		r.keywords(c, words, a)
	}
	c.Text = r.text("text", false)
	d.override = r.flag("override")
	if a := r.attr("script", false); a != nil {
		d.scriptAt = a.Expr.Range()
		if s, ok := r.textOf(a.Expr, "script"); ok {
			if !fs.ValidPath(s) || !strings.HasSuffix(s, ".lua") || hidden(s) || strings.ContainsAny(s, "\\:") || strings.ContainsFunc(s, func(c rune) bool { return c < ' ' }) {
				r.fail(diag.Errorf(diag.WrongKind, &d.scriptAt, "script %q is no file of the folder cards", s).
					Try(`write a name such as "lantern.lua"`))
			}
			d.script = s
		}
	}
	r.locales(c)
	r.finish("locale")
	if d.script == "" && c.Name != "" && d.slug == "" {
		r.fail(diag.Errorf(diag.NoSlug, &at, "the name %q has neither letter nor digit", c.Name).
			Because("A card's script is found by the letters and digits of its name.").Try(`add: script = "some-name.lua"`))
	}
	if r.broken {
		out.lost = append(out.lost, c.ID, c.Name)
		for _, l := range c.Locale {
			out.lost = append(out.lost, l.Name)
		}
		out.slugs = append(out.slugs, cmp.Or(d.script, d.slug+".lua"))
		return
	}
	c.Hash = hashFacts(c)
	d.path = path.Join(dir, "cards", d.stem())
	out.cards = append(out.cards, d)
}

// locales reads the blocks locale "zh" { name text words }.
func (r *reader) locales(c *engine.Card) {
	for _, b := range r.block.Body.Blocks {
		if b.Type != "locale" {
			continue
		}
		in := newReader(b, r.diags)
		language := in.id()
		in.what = "locale " + language
		l := engine.Locale{Name: in.title("name", false), Text: in.text("text", false)}
		if a := in.attr("words", false); a != nil {
			entries, _ := in.table(a.Expr, "words")
			for _, e := range entries {
				if l.Words == nil {
					l.Words = map[string]string{}
				}
				if said, ok := in.textOf(e.value, "words"); ok {
					l.Words[e.key] = said
				}
			}
		}
		in.finish()
		if _, twice := c.Locale[language]; twice {
			at := b.DefRange()
			in.fail(diag.Errorf(diag.SaidTwice, &at, "%s has two blocks locale %q", r.what, language))
		}
		if in.broken {
			r.broken = true
			continue
		}
		if c.Locale == nil {
			c.Locale = map[string]engine.Locale{}
		}
		c.Locale[language] = l
	}
}

// facts reads what the vocabulary calls facts. The type comes first, since others depend on it.
func (r *reader) facts(c *engine.Card, words *engine.Vocabulary) {
	typeName := ""
	for i := range words.Facts {
		f := &words.Facts[i]
		if f.Target != engine.ToType {
			continue
		}
		if a := r.attr(f.Name, true); a != nil {
			if n, ok := r.word(a.Expr, f); ok {
				c.Type, c.Types = uint8(n), engine.Bit(n)
				typeName = f.Words[n].Name
			}
		}
	}
	for i := range words.Facts {
		f := &words.Facts[i]
		if f.Target == engine.ToType {
			continue
		}
		allowed := f.For == nil || typeName == "" || slices.Contains(f.For, typeName)
		// Nobody pays for a token, so it needs no fact that is a cost.
		needed := typeName != "" && (slices.Contains(f.Needed, typeName) || slices.Contains(f.Needed, "*")) &&
			!(c.Token && costField(words, f.Name) != nil)
		a := r.block.Body.Attributes[f.Name]
		if !allowed {
			if a != nil {
				r.attr(f.Name, false)
				at := a.NameRange
				r.fail(diag.Errorf(diag.NotForType, &at, "a %s has no %s", typeName, f.Name).
					Because("Those that have it: %s.", strings.Join(f.For, ", ")).Try("leave it out, or change the type"))
			}
			continue
		}
		if r.attr(f.Name, needed) != nil {
			r.fact(c, words, f, a)
		}
	}
}

// fact reads one fact into the card.
func (r *reader) fact(c *engine.Card, words *engine.Vocabulary, f *engine.Fact, a *hclsyntax.Attribute) {
	switch f.Kind {
	case engine.FactNumber:
		low, high := bounds(f.Min, f.Max)
		if n, ok := r.number(a.Expr, f.Name, low, high); ok {
			setNumber(c, f, n)
		}
	case engine.FactWord:
		if f.Words == nil {
			if s, ok := r.textOf(a.Expr, f.Name); ok && f.Target == engine.ToTags {
				c.Tags = append(c.Tags, s)
			}
			return
		}
		if n, ok := r.word(a.Expr, f); ok {
			setWord(c, f, n)
		}
	case engine.FactWords:
		items, ok := r.texts(a.Expr, f.Name)
		if !ok {
			return
		}
		r.unique(items, f.Name)
		if f.Max > 0 && len(items) > f.Max {
			at := items[f.Max].at
			r.fail(diag.Errorf(diag.WrongKind, &at, "%s: a card has %d at most", f.Name, f.Max).Try(fmt.Sprintf("write [%q]", items[0].text)))
		}
		for _, i := range items {
			if f.Words == nil {
				if strings.TrimSpace(i.text) == "" {
					at := i.at
					r.fail(diag.Errorf(diag.WrongKind, &at, "%s holds an empty text", f.Name))
				}
				addText(c, f, i.text)
			} else if n := r.wordOf(i, f); n >= 0 {
				setWord(c, f, n)
			}
		}
	case engine.FactAmounts:
		r.amounts(c, words, f, a)
	case engine.FactFlag:
		if r.flag(f.Name) {
			if f.Target == engine.ToToken {
				c.Token = true
			} else {
				setNumber(c, f, 1)
			}
		}
	case engine.FactText:
		if s, ok := r.textOf(a.Expr, f.Name); ok && f.Target == engine.ToTags {
			c.Tags = append(c.Tags, s)
		}
	}
}

// bounds reads the range of a fact or knob; one that states none has that of the state's numbers.
func bounds(low, high int) (int, int) {
	if low == 0 && high == 0 {
		return -32768, 32767
	}
	return max(low, -32768), min(high, 32767)
}

func setNumber(c *engine.Card, f *engine.Fact, n int) {
	if f.Target == engine.ToNumber && int(f.Number) < engine.MaxNumbers {
		c.Numbers[f.Number] = int16(n)
		c.HasNumber |= engine.Bit(int(f.Number))
	}
}

// addText adds a text to the list that a fact fills.
func addText(c *engine.Card, f *engine.Fact, text string) {
	if f.Target != engine.ToList {
		c.Tags = append(c.Tags, text)
		return
	}
	if c.Lists == nil {
		c.Lists = map[string][]string{}
	}
	c.Lists[f.Name] = append(c.Lists[f.Name], text)
}

func setWord(c *engine.Card, f *engine.Fact, n int) {
	switch f.Target {
	case engine.ToTraits:
		c.Traits |= engine.Bit(n)
	case engine.ToColors:
		c.Colors |= engine.Bit(n)
	case engine.ToTags, engine.ToList:
		addText(c, f, f.Words[n].Name)
	default:
		setNumber(c, f, n)
	}
}

func (r *reader) word(e hclsyntax.Expression, f *engine.Fact) (int, bool) {
	// A word without quotes is so common that it gets the whole advice at once.
	if w := bareWord(e); w != "" {
		at := e.Range()
		r.fail(diag.Errorf(diag.NotConstant, &at, "%s: a text needs quotes", f.Name).Try(fmt.Sprintf("write %q", w)))
		return 0, false
	}
	s, ok := r.textOf(e, f.Name)
	if !ok {
		return 0, false
	}
	n := r.wordOf(item{s, e.Range()}, f)
	return n, n >= 0
}

func (r *reader) wordOf(i item, f *engine.Fact) int {
	if n := slices.IndexFunc(f.Words, func(w engine.Word) bool { return w.Name == i.text }); n >= 0 && n < 64 {
		return n
	}
	at := i.at
	r.fail(diag.Errorf(diag.UnknownWord, &at, "%s knows no %q", f.Name, i.text).Try(diag.OneOf(i.text, names(f.Words))))
	return -1
}

func names(words []engine.Word) []string {
	out := make([]string, 0, len(words))
	for _, w := range words {
		if w.Name != "" {
			out = append(out, w.Name)
		}
	}
	return out
}

// amounts reads power = { calm = 1, any = 1, own = 1 }.
func (r *reader) amounts(c *engine.Card, words *engine.Vocabulary, f *engine.Fact, a *hclsyntax.Attribute) {
	entries, ok := r.table(a.Expr, f.Name)
	if !ok {
		return
	}
	for _, e := range entries {
		at := resource(words, f.Words, e.key)
		if at < 0 {
			r.fail(diag.Errorf(diag.UnknownWord, &e.at, "%s knows no %q", f.Name, e.key).
				Try(diag.OneOf(e.key, append(names(f.Words), "any", "own"))))
			continue
		}
		low, high := bounds(f.Min, f.Max)
		if n, ok := r.number(e.value, f.Name+"."+e.key, max(low, 0), min(high, 127)); ok {
			c.Amounts[at] = int8(n)
		}
	}
}

// resource gives the index of Card.Amounts for a word of a coloured cost, -1 if it is none.
func resource(words *engine.Vocabulary, allowed []engine.Word, word string) int {
	switch word {
	case "any":
		return engine.AmountAny
	case "own":
		return engine.AmountOwn
	}
	if allowed != nil && !slices.ContainsFunc(allowed, func(w engine.Word) bool { return w.Name == word }) {
		return -1
	}
	n := slices.IndexFunc(words.Resources, func(w engine.Word) bool { return w.Name == word })
	if n >= engine.AmountAny {
		return -1
	}
	return n
}

func costField(words *engine.Vocabulary, name string) *engine.CostField {
	for _, f := range words.CostFields {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// firstCost is the first cost field of a shape, which printed costs mean.
func firstCost(words *engine.Vocabulary, kind engine.CostKind) *engine.CostField {
	for _, f := range words.CostFields {
		if f.Kind == kind {
			return f
		}
	}
	return nil
}

// keywords reads keywords = ["Tank", "Assault 2", "Repeat {1}{any}", "Empower {1} or {body}"].
func (r *reader) keywords(c *engine.Card, words *engine.Vocabulary, a *hclsyntax.Attribute) {
	items, ok := r.texts(a.Expr, "keywords")
	if !ok {
		return
	}
	r.unique(items, "keywords")
	for _, i := range items {
		at := i.at
		use, problem := ParseKeyword(i.text, words)
		if problem != nil {
			problem.Subject = &at
			r.fail(problem)
			continue
		}
		if use.ID != engine.NoKeyword {
			if k := words.Keywords[use.ID]; k.Types != 0 && c.Types != 0 && !k.Types.Any(c.Types) {
				r.fail(diag.Errorf(diag.NotForType, &at, "a %s cannot have %s", words.Types[c.Type].Name, k.Name))
				continue
			}
		}
		c.Keywords = append(c.Keywords, use)
	}
}

// ParseKeyword reads a keyword as printed: "Tank", "Assault 2", "Repeat {1}{any}". A keyword that the
// vocabulary does not have gets the id NoKeyword: a set may define it in Lua. In a cost {n} is an amount of the
// first cost in numbers, {any}, {own} and a resource are one each of the first cost in amounts; "{1} or {body}" is a choice between
// two costs. The diagnostic, nil when all is well, has no place in a file yet.
func ParseKeyword(text string, words *engine.Vocabulary) (engine.KeywordUse, *diag.Diagnostic) {
	use := engine.KeywordUse{ID: engine.NoKeyword}
	rest, cost := text, ""
	if i := strings.IndexByte(text, '{'); i >= 0 {
		rest, cost = strings.TrimSpace(text[:i]), text[i:]
	}
	name, number, numbered := rest, 0, false
	if i := strings.LastIndexByte(rest, ' '); i >= 0 && i+1 < len(rest) && strings.Trim(strings.TrimPrefix(rest[i+1:], "-"), "0123456789") == "" && rest[i+1:] != "-" {
		n, err := strconv.Atoi(rest[i+1:])
		if err != nil || n < 1 || n > 999 {
			return use, diag.Errorf(diag.OutOfRange, nil, "the number of keyword %q is out of range", text).Because("It is from 1 to 999.")
		}
		name, number, numbered = rest[:i], n, true
	}
	if name == "" || strings.TrimSpace(name) != name {
		return use, diag.Errorf(diag.BadKeyword, nil, "%q is no keyword", text).
			Try(`write the name, then a number or a cost: "Assault 2", "Repeat {1}"`)
	}
	use.Name = name
	known := make([]string, len(words.Keywords))
	for i, k := range words.Keywords {
		known[i] = k.Name
		if k.Name == name {
			use.ID = engine.KeywordID(i)
		}
	}
	if cost != "" {
		c, problem := parseCosts(cost, words)
		if problem != nil {
			return use, problem
		}
		use.Cost = c
	}
	if use.ID == engine.NoKeyword {
		for _, k := range known {
			if strings.EqualFold(k, name) {
				return use, diag.Errorf(diag.BadKeyword, nil, "unknown keyword %q", name).Try(fmt.Sprintf("did you mean %q?", k))
			}
		}
		use.N = 1
		if numbered {
			use.N = int16(number)
		}
		return use, nil
	}
	k := words.Keywords[use.ID]
	switch {
	case numbered && !k.Numbered:
		return use, diag.Errorf(diag.BadKeyword, nil, "%s takes no number", k.Name).Try(fmt.Sprintf("write %q", k.Name))
	case use.Cost != nil && !k.Costed:
		return use, diag.Errorf(diag.BadKeyword, nil, "%s takes no cost", k.Name).Try(fmt.Sprintf("write %q", k.Name))
	case use.Cost != nil && len(use.Cost.OneOf) > 0 && k.Plain:
		return use, diag.Errorf(diag.BadKeyword, nil, "%s has one cost, not a choice between several", k.Name)
	case k.Numbered:
		use.N = 1
		if numbered {
			use.N = int16(number)
		}
	}
	return use, nil
}

// parseCosts reads a cost, or a choice between costs: {1} or {body}.
func parseCosts(text string, words *engine.Vocabulary) (*engine.Cost, *diag.Diagnostic) {
	ways := strings.Split(text, " or ")
	if len(ways) == 1 {
		return parseCost(text, words)
	}
	cost := &engine.Cost{}
	for _, way := range ways {
		c, problem := parseCost(way, words)
		if problem != nil {
			return nil, problem
		}
		cost.OneOf = append(cost.OneOf, *c)
	}
	return cost, nil
}

// parseCost reads {1}{any}{calm}.
func parseCost(text string, words *engine.Vocabulary) (*engine.Cost, *diag.Diagnostic) {
	number, amounts := 0, []engine.CostAmount(nil)
	hasNumber := false
	for rest := text; rest != "" || text == ""; {
		end := strings.IndexByte(rest, '}')
		if end < 0 || rest[0] != '{' {
			return nil, diag.Errorf(diag.BadKeyword, nil, "%q is no cost", text).Try(`write each part in braces: "{1}{any}"`)
		}
		part := rest[1:end]
		rest = rest[end+1:]
		if n, err := strconv.Atoi(part); err == nil && n >= 0 && n <= 999 && number <= 999 {
			number, hasNumber = number+n, true
			continue
		}
		var id int8
		switch i := resource(words, nil, part); {
		case part == "any":
			id = engine.AnyResource
		case part == "own":
			id = engine.OwnResource
		case i >= 0:
			id = int8(i)
		default:
			return nil, diag.Errorf(diag.UnknownWord, nil, "a cost knows no {%s}", part).
				Try(diag.OneOf(part, append(names(words.Resources), "any", "own")))
		}
		if i := slices.IndexFunc(amounts, func(a engine.CostAmount) bool { return a.Resource == id }); i >= 0 {
			amounts[i].N = min(amounts[i].N+1, 999)
		} else {
			amounts = append(amounts, engine.CostAmount{Resource: id, N: 1})
		}
	}
	cost := &engine.Cost{}
	if hasNumber {
		f := firstCost(words, engine.CostNumber)
		if f == nil {
			return nil, diag.Errorf(diag.BadKeyword, nil, "%s knows no cost in numbers", words.Title)
		}
		cost.Parts = append(cost.Parts, engine.CostPart{Field: f, N: &engine.Expr{Op: engine.OpDatum, Datum: engine.Num(number)}})
	}
	if amounts != nil {
		f := firstCost(words, engine.CostAmounts)
		if f == nil {
			return nil, diag.Errorf(diag.BadKeyword, nil, "%s knows no cost in resources", words.Title)
		}
		cost.Parts = append(cost.Parts, engine.CostPart{Field: f, Amounts: amounts})
	}
	return cost, nil
}

// hashCost hashes what a keyword costs.
func hashCost(h io.Writer, c *engine.Cost) {
	for _, p := range c.Parts {
		fmt.Fprintf(h, " %s %v", p.Field.Name, p.Amounts)
		if p.N != nil {
			fmt.Fprintf(h, " %d", p.N.Datum.N)
		}
	}
	for i := range c.OneOf {
		fmt.Fprint(h, " or")
		hashCost(h, &c.OneOf[i])
	}
}

// hashFacts hashes what a card says, not where it says it, so that moving a card or its comments changes nothing.
func hashFacts(c *engine.Card) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%q %q %q %d %d %d %d %t %v %d %v %q %q", c.ID, c.Name, c.Game, c.Type, c.Types, c.Traits, c.Colors, c.Token,
		c.Numbers, c.HasNumber, c.Amounts, c.Tags, c.Text)
	if len(c.Lists) > 0 {
		fmt.Fprintf(h, " %q", c.Lists) // in the order of the names
	}
	for _, k := range c.Keywords {
		fmt.Fprintf(h, " %q %d", k.Name, k.N)
		if k.Cost != nil {
			hashCost(h, k.Cost)
		}
	}
	languages := make([]string, 0, len(c.Locale))
	for l := range c.Locale {
		languages = append(languages, l)
	}
	slices.Sort(languages)
	for _, l := range languages {
		fmt.Fprintf(h, " %q %q %q", l, c.Locale[l].Name, c.Locale[l].Text)
		for _, word := range slices.Sorted(maps.Keys(c.Locale[l].Words)) {
			fmt.Fprintf(h, " %q %q", word, c.Locale[l].Words[word])
		}
	}
	return h.Sum64()
}

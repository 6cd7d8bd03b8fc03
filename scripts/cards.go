package scripts

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

// What the scripts of cards make of their facts.

func (l *loader) card(set *Set, c *Card, lib *engine.Library) {
	var s *script
	libPath := set.Lib
	if c.Lib != "" {
		libPath = c.Lib
	}
	if was, ok := l.prev.cards[c.Facts.ID]; ok && l.cardStands(&was, c, libPath) {
		l.keep(&was, c, libPath, lib)
		return
	}
	broken, stale := false, false
	if c.Script != "" {
		s = l.script(c.Script, libPath, set, 0, false)
		broken = s == nil || s.good == nil
		if s != nil {
			stale = s.good != s
			s = s.good
		}
	}
	var told diag.List
	if s != nil {
		told = l.neverWorks(c, s)
		l.own.diags = append(l.own.diags, told...)
	}
	if was, ok := l.prev.cards[c.Facts.ID]; ok && sameFacts(was.facts, c.Facts) && was.script == s && was.keywords == l.known && !broken && !was.broken {
		was.path, was.stale, was.told = c.Script, stale, told
		l.own.cards[c.Facts.ID] = was
		maps.Copy(l.own.copies, was.copies)
		l.enter(lib, was.card)
		return
	}
	card := *c.Facts
	made := madeCard{facts: c.Facts, script: s, path: c.Script, keywords: l.known, card: &card, broken: broken, stale: stale, told: told}
	var missing []string
	if broken {
		missing = append(missing, "its script is broken: "+l.in.Shown(c.Script))
	}
	card.Facts = factsHash(c.Facts)
	card.Hash = mix(card.Facts, hashBytes([]byte(card.ID)))
	if s != nil {
		card.Script = s.eng
		card.Abilities = s.abilities
		card.Hash = mix(card.Hash, s.eng.Hash)
		missing = append(missing, s.missing...)
	}
	for _, k := range c.Facts.Keywords {
		if id, decl := l.words.keyword(k.Name); decl != nil && id == k.ID && l.keywords[k.Name] == nil && decl.Scripted {
			missing = append(missing, decl.FileMissing())
		}
	}
	if !broken {
		missing = append(missing, l.bareKeywords(&card)...)
	}
	made.copies = l.giveKeywords(&card, &missing)
	maps.Copy(l.own.copies, made.copies)
	card.Listens, card.Has = masks(card.Abilities)
	if len(missing) > 0 && card.Unplayable == "" {
		card.Unplayable = strings.Join(missing, "; ")
	}
	l.own.cards[card.ID] = made
	l.enter(lib, &card)
}

// cardStands reports whether a card is what it was, by what is known without reading anything.
func (l *loader) cardStands(was *madeCard, c *Card, libPath string) bool {
	if was.broken || was.stale || was.path != c.Script || was.keywords != l.known || !sameFacts(was.facts, c.Facts) {
		return false
	}
	s := was.script
	if s == nil {
		return true
	}
	if l.in.Unchanged == nil || s.known != l.named || slices.Contains(l.changed, s.unit) || len(s.tokens) > 0 {
		return false // what names tokens depends on all facts
	}
	if libPath == "" {
		return s.lib == nil
	}
	return s.lib == l.unit(libPath)
}

// keep takes over a card that stands, with its script.
func (l *loader) keep(was *madeCard, c *Card, libPath string, lib *engine.Library) {
	if s := was.script; s != nil {
		l.own.units[c.Script], l.own.scripts[scriptKey{c.Script, libPath, 0}] = s.unit, s
		l.report(c.Script, s)
		l.own.diags = append(l.own.diags, was.told...)
	}
	l.own.cards[c.Facts.ID] = *was
	maps.Copy(l.own.copies, was.copies)
	l.enter(lib, was.card)
}

// bareKeywords says which keywords of a card need a cost and have none: its own text must say then what they cost.
func (l *loader) bareKeywords(card *engine.Card) []string {
	var missing []string
	for i := range card.Keywords {
		if use := &card.Keywords[i]; l.costed(use) && use.Cost == nil && !ownText(card, use.Name) {
			other := fmt.Sprintf("an ability with keyword = %q and its cost in the script", use.Name)
			if _, decl := l.words.keyword(use.Name); decl != nil && !decl.Scripted {
				other = fmt.Sprintf("for another cost, leave it out here and let the script give it: static { affects = self, give = { keywords = keyword(%q, { cost = { ... } }) } }", use.Name)
			}
			d := diag.Errorf(diag.BadKeyword, diag.At(card.File, card.Line, 0), "%s needs a cost", use.Name).Try(fmt.Sprintf("write for example %q, or %s", use.Name+" {1}", other))
			l.own.diags.Add(d)
			missing = append(missing, d.Summary)
		}
	}
	return missing
}

// costed reports whether a keyword is one that costs something.
func (l *loader) costed(use *engine.KeywordUse) bool {
	if k := l.keywords[use.Name]; k != nil && k.def.Costed {
		return true
	}
	_, decl := l.words.keyword(use.Name)
	return decl != nil && decl.Costed
}

// ownText reports whether a card's own script has an ability that is of a keyword.
func ownText(card *engine.Card, keyword string) bool {
	return slices.ContainsFunc(card.Abilities, func(a engine.Ability) bool { return a.Keyword != nil && a.Keyword.Name == keyword })
}

func (l *loader) enter(lib *engine.Library, card *engine.Card) {
	lib.Cards[card.ID] = card
	if card.Token {
		lib.Tokens[card.Name] = card
	} else if lib.Names[card.Name] == nil {
		lib.Names[card.Name] = card // a reprint of a later set has its own id
	}
}

// giveKeywords appends copies of the abilities of keywords that sets define to a card that prints them.
func (l *loader) giveKeywords(card *engine.Card, missing *[]string) map[*engine.Ability]copyOf {
	type place struct{ base, n int }
	var places []place
	own := len(card.Abilities)
	for i := range card.Keywords {
		use := card.Keywords[i]
		k := l.keywords[use.Name]
		if k == nil {
			if use.ID == engine.NoKeyword {
				*missing = append(*missing, "unknown keyword "+use.Name)
			}
			continue
		}
		if use.Cost == nil && k.def.Costed {
			continue // its own text says what it costs
		}
		number := max(1, int(use.N))
		s := k.byNumber[number]
		if s == nil {
			s = k.script
			if k.def.Numbered {
				if s = l.script(k.path, k.lib, k.set, number, true); s == nil || s.good == nil {
					continue
				}
				s = s.good
			}
			k.byNumber[number] = s
		}
		*missing = append(*missing, s.missing...)
		card.Hash = mix(card.Hash, s.eng.Hash)
		if len(card.Abilities) == own {
			card.Abilities = slices.Clip(card.Abilities)
		}
		base := len(card.Abilities)
		use.N = int16(number)
		for _, a := range s.abilities {
			a.Index = len(card.Abilities)
			prefix := "keyword:" + slug(k.path) + ":"
			if slices.ContainsFunc(places, func(p place) bool { return card.Abilities[p.base].Script == s.eng }) {
				prefix += fmt.Sprint(i, ":")
			}
			a.Key = prefix + a.Key
			if a.Keyword == nil {
				a.Keyword = &use
			}
			if a.Modes != nil {
				modes := *a.Modes
				modes.List = slices.Clone(modes.List)
				for n := range modes.List {
					modes.List[n].Key = prefix + modes.List[n].Key
				}
				a.Modes = &modes
			}
			card.Abilities = append(card.Abilities, a)
		}
		if n := len(card.Abilities) - base; n > 0 {
			places = append(places, place{base, n})
		}
	}
	if len(places) == 0 {
		return nil
	}
	out := map[*engine.Ability]copyOf{}
	for _, p := range places {
		for i := range p.n {
			out[&card.Abilities[p.base+i]] = copyOf{card, p.base, i}
		}
	}
	return out
}

// sameFacts reports whether a card need not be made anew.
func sameFacts(a, b *engine.Card) bool {
	return a == b || a.Hash != 0 && a.Hash == b.Hash && a.File == b.File && a.Line == b.Line && a.Set == b.Set && a.Unplayable == b.Unplayable
}

// setHash covers what a library has of a set: the sum does not depend on the order of the cards.
func setHash(lib *engine.Library, s *Set) (hash uint64) {
	for i := range s.Cards {
		if c := lib.Cards[s.Cards[i].Facts.ID]; c != nil {
			hash += c.Hash
		}
	}
	for _, k := range lib.Keywords {
		if k.Set == s.ID {
			hash += mix(hashBytes([]byte(k.Name)), k.Script.Hash)
		}
	}
	return hash
}

// factsHash covers what the facts say about play.
func factsHash(c *engine.Card) uint64 {
	if c.Hash != 0 {
		return c.Hash
	}
	f := fnv.New64a()
	fmt.Fprintln(f, c.ID, c.Name, c.Set, c.Game, c.Type, c.Types, c.Traits, c.Colors, c.Token, c.Numbers, c.HasNumber, c.Amounts, c.Tags, c.Lists)
	h := hasher{f}
	for _, k := range c.Keywords {
		h.s(k.Name)
		h.n(int(k.N))
		h.cost(k.Cost)
	}
	return f.Sum64()
}

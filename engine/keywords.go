package engine

import (
	"slices"
	"strings"
)

// Keywords that sets define have no Go behind them: they are named abilities. A card that prints one has the
// abilities as its own (package scripts sees to that); an object that is given one bears them as long as it has the
// keyword. Their ids follow those of the ruleset's keywords, in the order of their names.

// keywordPrefix begins the id of the definition that holds a keyword's abilities.
const keywordPrefix = "keyword:"

// learnKeywords numbers the keywords of the content.
func (g *Game) learnKeywords() {
	if g.keywordsOf == g.lib {
		return
	}
	g.keywordsOf = g.lib
	g.givenKinds, g.givenListens, g.givenReads = 0, 0, 0
	g.setKeywords, g.setCards = g.setKeywords[:0], g.setCards[:0]
	for _, k := range g.lib.Keywords {
		g.setKeywords = append(g.setKeywords, k)
	}
	slices.SortFunc(g.setKeywords, func(a, b *KeywordDef) int { return strings.Compare(a.Name, b.Name) })
	if most := MaxKeywords - len(g.voc.Keywords); len(g.setKeywords) > most {
		g.setKeywords = g.setKeywords[:most]
	}
	for _, k := range g.setKeywords {
		g.setCards = append(g.setCards, k.card())
		g.givenKinds |= k.Has
		g.givenListens |= k.Listens
		for i := range k.Abilities {
			if k.Abilities[i].Kind == Static {
				g.givenReads |= k.Abilities[i].Reads()
			}
		}
	}
}

// card is the definition that holds a keyword's abilities.
func (k *KeywordDef) card() *Card {
	return &Card{ID: keywordPrefix + k.Name, Name: k.Name, Set: k.Set, Abilities: k.Abilities, Listens: k.Listens, Has: k.Has, Script: k.Script, File: k.File, Line: k.Line}
}

// keywordID is the number of a keyword in this game, NoKeyword for one that nobody defines.
func (g *Game) keywordID(use *KeywordUse) KeywordID {
	if use.ID != NoKeyword {
		return use.ID
	}
	for i, k := range g.setKeywords {
		if k.Name == use.Name {
			return KeywordID(len(g.voc.Keywords) + i)
		}
	}
	return NoKeyword
}

// givenMask is the keywords of sets that an object has but does not print.
func (g *Game) givenMask(id ObjectID, keywords Mask) Mask {
	if len(g.setKeywords) == 0 {
		return 0
	}
	extra := keywords >> len(g.voc.Keywords) << len(g.voc.Keywords)
	if extra == 0 {
		return 0
	}
	def := g.defs[g.s.objects.rows[id].Definition]
	for i := range def.Keywords {
		if k := g.keywordID(&def.Keywords[i]); k >= 0 {
			extra &^= Bit(k)
		}
	}
	return extra
}

// given calls f for each keyword of a set that an object on the board was given, with the context of its text.
func (g *Game) given(id ObjectID, f func(c Context, card *Card)) {
	if len(g.setKeywords) == 0 {
		return
	}
	d := g.Derived(id)
	extra := g.givenMask(id, d.Keywords)
	for i := range g.setKeywords {
		k := KeywordID(len(g.voc.Keywords) + i)
		if extra&Bit(k) == 0 {
			continue
		}
		c := g.For(id)
		c.keyword, c.number = g.setKeywords[i], int(d.KeywordN[k])
		c.Instance.Definition = g.Cast(g.setCards[i])
		f(c, g.setCards[i])
	}
}

// givenStatics adds the statics of given keywords to those that work in this pass.
func (g *Game) givenStatics(into []Derived) {
	if !g.anyGiven() {
		return
	}
	for _, id := range g.live {
		extra := g.givenMask(id, into[id].Keywords)
		if extra == 0 {
			continue
		}
		for i, k := range g.setKeywords {
			if extra&Bit(KeywordID(len(g.voc.Keywords)+i)) == 0 || k.Has&Bit(uint8(Static)) == 0 {
				continue
			}
			for a := range k.Abilities {
				if k.Abilities[a].Kind == Static && k.Abilities[a].Scope == OwnText {
					g.statics = append(g.statics, staticSource{id: id, ability: &k.Abilities[a], stamp: g.s.objects.rows[id].Stamp, keyword: k})
				}
			}
		}
	}
}

// keywordNumber is the number of the given keyword whose text runs, or Gone.
func (c *Context) keywordNumber() Datum {
	if c.keyword != nil {
		return Num(c.number)
	}
	if c.Instance.Bearer.ID == 0 {
		return Datum{}
	}
	name, ok := strings.CutPrefix(c.g.defs[c.Instance.Definition].ID, keywordPrefix)
	if !ok {
		return Datum{}
	}
	k := c.g.keywordID(&KeywordUse{Name: name, ID: NoKeyword})
	if _, d, found := c.Look(c.Instance.Bearer); found && k >= 0 {
		return Num(int(d.KeywordN[k]))
	}
	return Datum{}
}

// anyGiven reports whether any object may have been given a keyword that a set defines.
func (g *Game) anyGiven() bool {
	if len(g.setKeywords) == 0 {
		return false
	}
	if g.staticGives {
		return true
	}
	for i := range g.s.modifiers.rows {
		if m := &g.s.modifiers.rows[i]; !m.Off && m.Key < 0 && g.voc.GiftFields[m.Field].Kind == GiftKeywords {
			return true
		}
	}
	return false
}

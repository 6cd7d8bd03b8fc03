package engine

import (
	"slices"
	"strings"
)

// Keywords that sets define have no Go behind them: they are named abilities. A card that prints one has the
// abilities as its own (package scripts sees to that); an object that is given one bears them as long as it has the
// keyword. A set may so write a keyword that the ruleset names; others have ids that follow those of the ruleset, in the
// order of their names.

// keywordPrefix begins the id of the definition that holds a keyword's abilities.
const keywordPrefix = "keyword:"

// setKeyword is a keyword of the content in this game.
type setKeyword struct {
	id   KeywordID
	def  *KeywordDef
	card *Card // its abilities as a definition
}

// cast is what the definitions of a game, keywords of sets included, bring into it.
type cast struct {
	defs []*Card // by number in State.cast
	noted
	setKeywords  []setKeyword // keywords that sets define, by name
	keywordsOf   *Library     // whose keywords they are
	scripted     Mask         // those of them that there are
	givenKinds   Mask         // ability kinds that they bring
	givenListens Mask         // events that they listen to
	givenReads   Class        // what their statics depend on
	survey
}

// noted is what has occurred in a game so far, in its definitions and by verbs: what has not need not be looked for.
type noted struct {
	hasKind      Mask // ability kinds that occur
	listening    Mask // events that anything listens to
	offBoard     bool // some definition has abilities that work off the board
	offStatics   bool // some of them are statics
	abilityGifts bool // some static gives abilities
	aliases      bool // something lets abilities about one event meet another one: see also
	everHosted   bool // some object was attached in this game
	everCopied   bool // some object was a copy in this game
	staticGives  bool // some static gives a keyword that a set defines
}

// learnKeywords numbers the keywords of the content.
func (g *Game) learnKeywords() {
	if g.keywordsOf == g.lib {
		return
	}
	g.keywordsOf = g.lib
	g.givenKinds, g.givenListens, g.givenReads, g.scripted = 0, 0, 0, 0
	g.setKeywords = g.setKeywords[:0]
	next := KeywordID(len(g.voc.Keywords))
	for _, k := range g.lib.Keywords {
		g.setKeywords = append(g.setKeywords, setKeyword{NoKeyword, k, nil})
	}
	slices.SortFunc(g.setKeywords, func(a, b setKeyword) int { return strings.Compare(a.def.Name, b.def.Name) })
	kept := g.setKeywords[:0]
	for _, k := range g.setKeywords {
		k.id = g.voc.keyword(k.def.Name)
		if k.id == NoKeyword {
			if int(next) == MaxKeywords {
				continue
			}
			k.id = next
			next++
		}
		k.card = k.def.card()
		g.scripted |= Bit(k.id)
		g.givenKinds |= k.def.Has
		g.givenListens |= k.def.Listens
		for i := range k.def.Abilities {
			if k.def.Abilities[i].Kind == Static {
				g.givenReads |= k.def.Abilities[i].Reads()
			}
		}
		kept = append(kept, k)
	}
	g.setKeywords = kept
}

// keyword is the number of a keyword of the ruleset, NoKeyword for any other.
func (v *Vocabulary) keyword(name string) KeywordID {
	for i := range v.Keywords {
		if v.Keywords[i].Name == name {
			return KeywordID(i)
		}
	}
	return NoKeyword
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
	for i := range g.setKeywords {
		if g.setKeywords[i].def.Name == use.Name {
			return g.setKeywords[i].id
		}
	}
	return NoKeyword
}

// givenTimes is how many instances of a scripted keyword an object has beside those that its text prints, and the number
// that they have.
func (g *Game) givenTimes(k *setKeyword, d *Derived) (times, number int) {
	printed := 0
	text := g.defs[d.Definition]
	for i := range text.Keywords {
		if g.keywordID(&text.Keywords[i]) == k.id {
			printed += int(max(text.Keywords[i].N, 1))
		}
	}
	n := int(d.KeywordN[k.id]) - printed
	each := int(k.id) < len(g.voc.Keywords) && g.voc.Keywords[k.id].Each
	switch {
	case n <= 0 || printed > 0 && !each:
		return 0, 0 // of a keyword that adds up, what is printed has the whole number: see printedNumber
	case each:
		return n, 1
	}
	return 1, n
}

// Several reports whether an object has more than one instance of a keyword.
func (g *Game) Several(id ObjectID, k KeywordID) bool {
	d := g.Derived(id)
	if !d.Has(k) {
		return false
	}
	if !g.voc.Keywords[k].Numbered {
		return d.KeywordN[k] > 1
	}
	printed, most := 0, 0
	for text, i := g.defs[d.Definition], 0; i < len(text.Keywords); i++ {
		if use := &text.Keywords[i]; g.keywordID(use) == k {
			printed++
			most = max(most, int(max(use.N, 1)))
		}
	}
	return printed > 1 || printed == 1 && int(d.KeywordN[k]) > most
}

// giveKeywords lets an object bear what the keywords say that it was given.
func (g *Game) giveKeywords(id ObjectID, d *Derived) {
	if d.Keywords&g.scripted == 0 {
		return
	}
	for i := range g.setKeywords {
		k := &g.setKeywords[i]
		if !d.Has(k.id) {
			continue
		}
		times, number := g.givenTimes(k, d)
		for n := range times {
			in := Instance{Definition: g.Cast(k.card), Bearer: g.Ref(id), Via: int32(n)}
			for a := range k.def.Abilities {
				if k.def.Abilities[a].Scope == OwnText {
					in.Ability = int16(a)
					g.bear(borne{instance: in, stamp: g.s.objects.rows[id].Stamp, keyword: k, number: number})
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
		return c.printedNumber()
	}
	for i := range c.g.setKeywords {
		k := &c.g.setKeywords[i]
		if k.def.Name != name {
			continue
		}
		if _, d, found := c.Look(c.Instance.Bearer); found {
			_, n := c.g.givenTimes(k, d)
			return Num(n)
		}
	}
	return Datum{}
}

// printedNumber is the number of the printed keyword whose text runs, if it adds up: with all that its bearer was given of it
// beside. Gone when it is just what is printed.
func (c *Context) printedNumber() Datum {
	if c.ability == nil || c.ability.Keyword == nil {
		return Datum{}
	}
	use := c.ability.Keyword
	k := c.g.keywordID(use)
	if k == NoKeyword || int(k) < len(c.g.voc.Keywords) && !c.g.voc.Keywords[k].Adds {
		return Datum{}
	}
	_, d, found := c.Look(c.Instance.Bearer)
	if !found || !d.Has(k) {
		return Datum{}
	}
	printed := 0
	for text, i := c.g.defs[c.Instance.Definition], 0; i < len(text.Keywords); i++ {
		if other := &text.Keywords[i]; c.g.keywordID(other) == k {
			printed += int(max(other.N, 1))
		}
	}
	if more := int(d.KeywordN[k]) - printed; more > 0 {
		for text, i := c.g.defs[c.Instance.Definition], 0; i < c.ability.Index; i++ {
			if before := text.Abilities[i].Keyword; before != nil && before.Name == use.Name {
				return Datum{} // the first instance has it
			}
		}
		return Num(int(use.N) + more)
	}
	return Datum{}
}

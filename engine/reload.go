package engine

import (
	"slices"
	"strings"
)

// entry is an Entry with what is known of it besides.
type entry struct {
	Entry
	taken *adoption // of content: when the game took it; nil: it waits for the end of a task
}

// adoption is the moment in which a game took new content.
type adoption struct {
	at          int  // decisions and commands before it
	mark        Mark // just before
	lib         *Library
	earlier     []*Library
	diagnostics int
}

// keptReloads is how many reloads a game with a history remembers, not counting those between which nobody did anything.
// It bounds the memory of a game that is played while its cards are written.
const keptReloads = 32

// Replace makes the game take new content at the next boundary between tasks: a task in progress keeps the content
// that it began with until it ends. A decision that nobody has begun to answer stands at a boundary: its task begins anew
// with the new text. In a game that keeps its history, content that nobody has decided anything under leaves no trace when
// it is replaced again: what vanished with one save is there again after the next.
func (g *Game) Replace(lib *Library) {
	g.settle()
	if lib == g.wanted() {
		return
	}
	at, anew := g.steps, false
	if n := len(g.entries); n > 0 && g.entries[n-1].Command == 0 {
		switch last := &g.entries[n-1]; {
		case g.next != nil:
			g.entries = g.entries[:n-1]
		case last.taken != nil && last.taken.at == g.steps:
			at, anew = last.At, true
			g.untake(last.taken)
			g.entries = g.entries[:n-1]
		}
	}
	g.next = nil
	if lib != g.lib {
		g.next = lib
		if g.options.KeepHistory {
			g.entries = append(g.entries, entry{Entry: Entry{At: at, Library: lib}})
		}
	}
	if anew {
		g.advance()
	} else if g.running && len(g.answers) == 0 && g.decision.Kind != 0 {
		g.decision.reset()
		g.undoTask()
		g.running = false
		g.advance()
	}
}

// untake returns to the moment before new content was taken.
func (g *Game) untake(a *adoption) {
	g.decision.reset()
	g.answers, g.skip = g.answers[:0], g.skip[:0]
	g.running = false
	g.start = a.mark
	g.undoTask()
	g.earlier, g.diagnostics = a.earlier, g.diagnostics[:a.diagnostics]
	g.define(a.lib)
}

// wanted is the content that the game has, or takes at the next boundary.
func (g *Game) wanted() *Library {
	if g.next != nil {
		return g.next
	}
	return g.lib
}

// stored is an ability instance that a row holds, with the key of its ability.
type stored struct {
	in  Instance
	key string
	set func(ability int16, vanished bool)
}

// instances lists the ability instances that the state holds.
func (g *Game) instances(key func(Instance) string) []stored {
	var all []stored
	for i := range g.s.items.rows {
		if row := &g.s.items.rows[i]; row.State != ItemOff && row.Instance.Ability >= 0 {
			all = append(all, stored{row.Instance, key(row.Instance), func(n int16, gone bool) {
				g.s.items.edit(i).Instance.Ability = n
				if gone {
					g.vanish(row.Instance, "what was waiting of it does nothing")
				}
			}})
		}
	}
	for i := range g.s.installed.rows {
		if row := &g.s.installed.rows[i]; !row.Off {
			all = append(all, stored{row.Instance, key(row.Instance), func(n int16, gone bool) {
				row := g.s.installed.edit(i)
				row.Instance.Ability, row.Off = n, gone
				if gone {
					g.vanish(row.Instance, "what was installed of it ends")
				}
			}})
		}
	}
	for i := range g.s.modifiers.rows {
		row := &g.s.modifiers.rows[i]
		if row.Off || g.voc.GiftFields[row.Field].Kind != GiftAbilities {
			continue
		}
		in := Instance{Definition: row.Definition, Ability: row.Key, Bearer: row.Target}
		all = append(all, stored{in, key(in), func(n int16, gone bool) {
			row := g.s.modifiers.edit(i)
			row.Key, row.Off = n, gone
			if gone {
				g.vanish(in, "who was given it loses it")
			}
		}})
	}
	for i := range g.s.uses.rows {
		in := g.s.uses.rows[i].Instance
		all = append(all, stored{in, key(in), func(n int16, gone bool) {
			g.s.uses.edit(i).Instance.Ability = n
			if gone {
				g.vanish(in, "how often it was used is forgotten")
			}
		}})
	}
	return all
}

func (g *Game) vanish(in Instance, what string) {
	g.diagnostics = append(g.diagnostics, &ScriptError{Instance: in, Message: "an ability has vanished from " + g.defs[in.Definition].Name + ": " + what})
}

// place gives instances the numbers that their abilities have in the content of now.
func (g *Game) place(all []stored) {
	for _, st := range all {
		if st.key == "" {
			continue
		}
		switch at := g.defs[st.in.Definition].ability(st.key); {
		case at < 0:
			st.set(vanished, true)
		case at != int(st.in.Ability):
			st.set(int16(at), false)
		}
	}
}

// keyOf is the key of an instance's ability in the content of now.
func (g *Game) keyOf(in Instance) string {
	if a := g.AbilityOf(in); a != nil {
		return a.Key
	}
	return ""
}

// adopt takes the new content: definitions by card id, abilities by key. The old one is remembered as far as something
// still needs it.
func (g *Game) adopt() {
	lib := g.next
	g.next = nil
	if n := len(g.entries); n > 0 && g.options.KeepHistory {
		g.entries[n-1].taken = &adoption{g.steps, g.s.mark(), g.lib, g.earlier, len(g.diagnostics)}
		g.forgetReloads()
	}
	all := g.instances(g.keyOf)
	before := append(slices.Clip(g.earlier), g.lib)
	g.earlier = before
	g.read(lib)
	g.place(all)
	g.earlier = g.needed(before)
}

// forgetReloads lets go of the oldest reload when there are too many of them: what was decided before it stands for good, and
// the game cannot be played again from its beginning with the texts it had.
func (g *Game) forgetReloads() {
	n, first := 0, -1
	for i := range g.entries {
		if g.entries[i].Command == 0 {
			if n++; first < 0 {
				first = i
			}
		}
	}
	if n <= keptReloads {
		return
	}
	if keep := g.steps - g.entries[first].taken.at; keep < len(g.history) {
		g.history = slices.Clone(g.history[len(g.history)-keep:])
	}
	g.entries = slices.Delete(g.entries, first, first+1)
	g.lost = true
}

// needed are those of earlier contents that a card or an item of this game is still of.
func (g *Game) needed(earlier []*Library) (out []*Library) {
	keep := make([]bool, len(earlier))
	for _, id := range g.s.cast {
		if g.lib.Card(id) != nil {
			continue
		}
		for k := len(earlier) - 1; k >= 0; k-- {
			if earlier[k].Card(id) != nil {
				keep[k] = true
				break
			}
		}
	}
	for i := range g.s.items.rows {
		it := &g.s.items.rows[i]
		if it.State == ItemOff || it.Instance.Ability < 0 {
			continue
		}
		if a := g.AbilityOf(it.Instance); a != nil && a.DeclHash != it.DeclHash {
			if k, _ := g.earlierText(earlier, it, a.Key); k >= 0 {
				keep[k] = true
			}
		}
	}
	for k, lib := range earlier {
		if keep[k] {
			out = append(out, lib)
		}
	}
	return out
}

// earlierText finds the ability of a key that an item was finalized with, in the newest content that has it.
func (g *Game) earlierText(earlier []*Library, it *Item, key string) (int, *Ability) {
	for k := len(earlier) - 1; k >= 0; k-- {
		if card := earlier[k].Card(g.s.cast[it.Instance.Definition]); card != nil {
			for n := range card.Abilities {
				if old := &card.Abilities[n]; old.Key == key && old.DeclHash == it.DeclHash {
					return k, old
				}
			}
		}
	}
	return -1, nil
}

// TextOf returns the ability whose text an item resolves by: as it is now, or, when its declaration has changed since
// the item was finalized, as it was then. Without either it returns nil: the item does nothing, and the log says so.
func (t *Task) TextOf(i ItemID) *Ability {
	g := t.g
	it := g.s.items.rows[i]
	if it.Instance.Ability < 0 {
		return nil
	}
	a := g.AbilityOf(it.Instance)
	if a != nil && a.DeclHash == it.DeclHash {
		return a
	}
	if a != nil {
		if _, old := g.earlierText(g.earlier, &it, a.Key); old != nil {
			return old
		}
	}
	t.Emit(Event{Kind: g.voc.Reworded, Subject: it.Instance.Bearer, Player: NoPlayer, By: NoPlayer, Item: i})
	return nil
}

// read makes a library the content of the game, with its scripts.
func (g *Game) read(lib *Library) {
	g.define(lib)
	if g.effects != nil && lib.Effects != nil {
		g.effects = lib.Effects()
		g.signal = g.effects.Signal()
	}
}

// define makes a library the content of the game: definitions by card id; a card that it lacks keeps its old one.
func (g *Game) define(lib *Library) {
	g.lib = lib
	g.rules = lib.Rules
	g.learnKeywords()
	g.derived, g.altered = g.derived[:0], g.altered[:0]
	g.forgetCast()
	for i, id := range g.s.cast {
		c := lib.Card(id)
		for k := len(g.earlier) - 1; c == nil && k >= 0; k-- {
			c = g.earlier[k].Card(id)
		}
		if c != nil {
			g.defs[i] = c
		}
		g.note(g.defs[i])
	}
	g.noteGiven()
	g.outdate()
}

// vanished is the ability number of an instance whose declaration is gone.
const vanished = 0x7fff

func (c *Card) ability(key string) int {
	for i := range c.Abilities {
		if c.Abilities[i].Key == key {
			return i
		}
	}
	return -1
}

// Card returns a card, a token or a definition of the rules by its id, or nil.
func (l *Library) Card(id string) *Card {
	if c := l.Cards[id]; c != nil {
		return c
	}
	if name, ok := strings.CutPrefix(id, keywordPrefix); ok && l.Keywords[name] != nil {
		return l.Keywords[name].card()
	}
	for _, c := range l.Rules.Vocabulary().Builtin {
		if c.ID == id {
			return c
		}
	}
	return nil
}

// Find returns a card or token by id or full name, or nil.
func (l *Library) Find(name string) *Card {
	if c := l.Cards[name]; c != nil {
		return c
	}
	if c := l.Names[name]; c != nil {
		return c
	}
	return l.Tokens[name]
}

package engine

import "strings"

// Replace makes the game take new content at the next boundary between tasks: a task in progress keeps the content
// that it began with until it ends.
func (g *Game) Replace(lib *Library) {
	if lib == g.lib && g.next == nil || lib == g.next {
		return
	}
	g.entries = append(g.entries, Entry{At: g.steps, Library: lib})
	g.next = lib
	if !g.running {
		return
	}
	// A decision that belongs to a task without an answer yet is at a boundary: the task begins anew with the new text.
	if len(g.answers) == 0 && g.decision.Kind != 0 {
		g.decision.reset()
		g.undoTask()
		g.running = false
		g.advance()
	}
}

// adopt takes the new content: definitions by card id, abilities by key.
func (g *Game) adopt() {
	lib := g.next
	g.next = nil
	keys := func(in Instance) string {
		if a := g.AbilityOf(in); a != nil {
			return a.Key
		}
		return ""
	}
	type stored struct {
		table, row int
		key        string
	}
	var all []stored
	for i := range g.s.items.rows {
		if g.s.items.rows[i].State != ItemOff {
			all = append(all, stored{0, i, keys(g.s.items.rows[i].Instance)})
		}
	}
	for i := range g.s.installed.rows {
		if !g.s.installed.rows[i].Off {
			all = append(all, stored{1, i, keys(g.s.installed.rows[i].Instance)})
		}
	}
	for i := range g.s.uses.rows {
		all = append(all, stored{2, i, keys(g.s.uses.rows[i].Instance)})
	}
	g.read(lib)
	for _, st := range all {
		var in Instance
		switch st.table {
		case 0:
			in = g.s.items.rows[st.row].Instance
		case 1:
			in = g.s.installed.rows[st.row].Instance
		default:
			in = g.s.uses.rows[st.row].Instance
		}
		if in.Ability < 0 || st.key == "" {
			continue
		}
		at := g.defs[in.Definition].ability(st.key)
		if at == int(in.Ability) {
			continue
		}
		switch st.table {
		case 0:
			row := g.s.items.edit(st.row)
			if at < 0 {
				g.diagnostics = append(g.diagnostics, &ScriptError{Instance: in, Message: "the ability " + st.key + " has vanished from the card; what was waiting of it does nothing"})
				row.Instance.Ability = vanished
			} else {
				row.Instance.Ability = int16(at)
			}
		case 1:
			row := g.s.installed.edit(st.row)
			if at < 0 {
				g.diagnostics = append(g.diagnostics, &ScriptError{Instance: in, Message: "the ability " + st.key + " has vanished from the card; what was installed of it ends"})
				row.Off = true
			} else {
				row.Instance.Ability = int16(at)
			}
		default:
			row := g.s.uses.edit(st.row)
			if at < 0 {
				row.Instance.Ability = vanished
			} else {
				row.Instance.Ability = int16(at)
			}
		}
	}
}

// read makes a library the content of the game: definitions by card id; a card that it lacks keeps its old one.
func (g *Game) read(lib *Library) {
	g.lib = lib
	g.rules = lib.Rules
	g.learnKeywords()
	g.derived, g.live, g.altered = g.derived[:0], g.live[:0], g.altered[:0]
	g.forgetCast()
	for i, id := range g.s.cast {
		if c := lib.Card(id); c != nil {
			g.defs[i] = c
		}
		g.note(g.defs[i])
	}
	if g.effects != nil && lib.Effects != nil {
		g.effects = lib.Effects()
		g.signal = g.effects.Signal()
	}
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

// Package check finds what is wrong with sets without playing: everything that loading them finds, decks that break
// the rules of their format, scenario files that do not load, and habits in scripts that are legal and surely not
// meant.
//
//	list, files := check.Run(overlay, content, loading)
//	diag.NewWriter(os.Stderr, files, 100, true).Write(list)
//
// # What is an error
//
// An error keeps something from loading or being played: the command ends with 1. A warning does neither: it points at
// a text that does less than it says. Only warnings that are true of no card in the shipped sets are worth having; a
// test keeps it that way.
//
// # Decks
//
// Whether a deck is legal is a question to the ruleset (engine.Ruleset.CheckDeck): each breach comes back with the rule
// that makes it one, and with the line of the deck that is to be changed. A deck that names no format is held against
// the first mode of its game, and so is one whose format is not there. Whatever loading finds wrong with a deck (a card or format
// that does not exist, a section that is missing) hides nothing else that is wrong with it.
//
// # Scripts
//
// Package scripts reads each script when it loads and warns of results that stand as conditions (if fx:kill(x) then).
// What is added here needs the declarations of the whole card: a slot that a player has to choose but no text reads.
package check

import (
	"cmp"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
	"cardlathe/tools/scenario"
)

// Findings of this package.
const (
	// BrokenDeck occurs when a deck breaks a rule of its format.
	BrokenDeck diag.Code = "CHECK001"
	// UnreadSlot occurs when an ability has a slot that nothing in its script reads. A warning.
	UnreadSlot diag.Code = "CHECK002"
	// UnknownKeyword occurs when a card prints a keyword that neither the rules nor a set know.
	UnknownKeyword diag.Code = "CHECK003"
	// NotYetPlayable occurs when a card is sound but needs something that the engine cannot do yet. A warning.
	NotYetPlayable diag.Code = "CHECK004"
)

// Run checks everything in a tree of sets that has been loaded; loading are the findings of that. It returns all
// findings, those of loading included, sorted, and the texts for their snippets.
func Run(tree *sets.Overlay, content *scripts.Content, rules []engine.Ruleset, loading diag.List) (diag.List, diag.Files) {
	list := slices.Clone(loading)
	files := content.Sources()
	list = append(list, Decks(content)...)
	list = append(list, Cards(content)...)
	list = append(list, Slots(content, files)...)

	found, unread := scenario.Find(tree)
	for _, f := range found {
		files[f.Path] = f.Text
	}
	list = append(list, unread...)
	_, broken := scenario.Open(&scenario.Content{Tree: tree, Rules: rules, Load: Loader(content, rules)}, found)
	list = append(list, broken...)
	list.Sort()
	return list, files
}

// Loader gives scenarios content that is loaded already, with its findings told elsewhere.
func Loader(content *scripts.Content, rules []engine.Ruleset) scenario.Loader {
	return func(t fs.FS, again any) (*scenario.Loaded, diag.List) {
		if before, ok := again.(*scripts.Content); ok {
			c, diags := scenario.Reload(t, rules, before)
			return scenario.Of(c), diags
		}
		return scenario.Of(content), nil
	}
}

// Decks holds every deck against its format.
func Decks(content *scripts.Content) diag.List {
	var list diag.List
	for _, s := range content.Facts.Sets {
		lib := content.Game(s.Game)
		if lib == nil {
			continue
		}
		decks := slices.Clone(s.Lacking)
		for _, d := range s.Decks {
			decks = append(decks, sets.Lacking{Deck: d})
		}
		for _, l := range decks {
			d := l.Deck
			format := lib.Formats[d.Format]
			if format == nil {
				format = &engine.Format{Game: d.Game}
				if modes := lib.Rules.Vocabulary().Modes; len(modes) > 0 {
					format.Mode = modes[0].Name
				}
			}
			for _, p := range lib.Rules.CheckDeck(lib, d, format) {
				if p.Card != "" && lib.Find(p.Card) == nil {
					continue // loading has found that already
				}
				section, _, _ := strings.Cut(p.Text, ": ")
				if slices.Contains(l.Unread, section) {
					continue // and that
				}
				text := fmt.Sprintf("deck %q: %s", d.ID, p.Text)
				found := diag.Errorf(BrokenDeck, diag.At(d.File, cmp.Or(p.Line, d.Line), 0), "%s", text)
				if name := cmp.Or(format.ID, format.Mode); p.Rule != 0 && l.NoFormat {
					found.Because("Rule %s in the mode %q, by which it is judged since its own format is not there.", p.Rule, name)
				} else if p.Rule != 0 && format.ID == "" {
					found.Because("Rule %s in the mode %q; the deck names no format.", p.Rule, name)
				} else if p.Rule != 0 {
					found.Because("Rule %s in the format %q.", p.Rule, name)
				}
				if cmp.Or(p.Line, d.Line) == d.Line && slices.Contains(l.Partly, section) {
					found.Detail = strings.TrimSpace(found.Detail + " The entries of " + section + " that cannot be read are not counted.")
				}
				list.Add(found.Try(p.Fix))
			}
		}
	}
	return list
}

// Cards finds cards that loaded and cannot be played all the same.
func Cards(content *scripts.Content) diag.List {
	var list diag.List
	for _, s := range content.Facts.Sets {
		lib := content.Game(s.Game)
		if lib == nil {
			continue
		}
		for _, facts := range s.Cards {
			c := lib.Cards[facts.ID]
			if c == nil || c.Unplayable == "" {
				continue
			}
			unknown := false
			for _, k := range c.Keywords {
				if k.ID != engine.NoKeyword || lib.Keywords[k.Name] != nil {
					continue
				}
				unknown = true
				list.Add(diag.Errorf(UnknownKeyword, diag.At(c.File, c.Line, 0), "%s prints the unknown keyword %q", c.Name, k.Name).
					Because("Neither the rules nor a set have it.").
					Try(cmp.Or(diag.Suggest(k.Name, keywords(lib)), fmt.Sprintf("define it: cardlathe new keyword %q", k.Name))))
			}
			// A broken script has findings of its own.
			if !unknown && !strings.Contains(c.Unplayable, "script is broken") {
				list.Add(diag.Warnf(NotYetPlayable, diag.At(c.File, c.Line, 0), "%s cannot be played yet", c.Name).Because("It needs: %s.", c.Unplayable))
			}
		}
	}
	return list
}

// keywords lists the keywords of a game and of its sets.
func keywords(lib *engine.Library) []string {
	var out []string
	for _, k := range lib.Rules.Vocabulary().Keywords {
		out = append(out, k.Name)
	}
	for name := range lib.Keywords {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// Slots finds slots that nothing reads: the player chooses, and nothing comes of it.
func Slots(content *scripts.Content, files diag.Files) diag.List {
	var list diag.List
	seen := map[string]bool{}
	words := map[string]map[string]bool{}
	ability := func(a *engine.Ability) {
		if a.Script == nil {
			return
		}
		read := words[a.Script.Path]
		if read == nil {
			read = reads(string(files[a.Script.Path]))
			words[a.Script.Path] = read
		}
		slots := slices.Clone(a.Targets)
		if a.Modes != nil {
			for i := range a.Modes.List {
				slots = append(slots, a.Modes.List[i].Targets...)
			}
		}
		for i := range slots {
			key := fmt.Sprintf("%s:%d:%s", a.Script.Path, a.Line, slots[i].Name)
			if read[slots[i].Name] || seen[key] {
				continue
			}
			seen[key] = true
			list.Add(diag.Warnf(UnreadSlot, diag.At(a.Script.Path, a.Line, 0), "the slot %q is chosen, but nothing reads it", slots[i].Name).
				Try(fmt.Sprintf("use fx.%s in the effect, or take the slot out", slots[i].Name)))
		}
	}
	for _, g := range content.Games() {
		lib := content.Game(g)
		for _, c := range lib.Cards {
			for i := range c.Abilities {
				ability(&c.Abilities[i])
			}
		}
		for _, k := range lib.Keywords {
			for i := range k.Abilities {
				ability(&k.Abilities[i])
			}
		}
	}
	list.Sort()
	return list
}

var (
	comment = regexp.MustCompile(`(?s)--\[\[.*?\]\]|--[^\n]*`)
	member  = regexp.MustCompile(`[.:]\s*([\p{L}_][\p{L}\p{N}_]*)|\[\s*"([^"]*)"\s*\]`)
)

// reads are the names that a script takes from something: fx.foe, chosen.foe, fx["foe"].
func reads(text string) map[string]bool {
	text = comment.ReplaceAllString(text, "")
	out := map[string]bool{}
	for _, m := range member.FindAllStringSubmatch(text, -1) {
		out[cmp.Or(m[1], m[2])] = true
	}
	return out
}

// Below keeps the findings in files at or below some paths; no path keeps all. Findings without a file stay.
func Below(list diag.List, paths []string) diag.List {
	if len(paths) == 0 {
		return list
	}
	var out diag.List
	for _, d := range list {
		if d.File() == "" || below(d.File(), paths) {
			out.Add(d)
		}
	}
	return out
}

// below reports whether a file lies at or below one of some paths; no path is everywhere.
func below(file string, paths []string) bool {
	return len(paths) == 0 || slices.ContainsFunc(paths, func(p string) bool {
		p = strings.TrimSuffix(p, "/")
		return p == "." || file == p || strings.HasPrefix(file, p+"/")
	})
}

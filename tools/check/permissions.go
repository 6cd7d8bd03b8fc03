package check

// Permissions: what the cards of a set do to a game, for a host who judges a set that he did not write. It is read from the
// texts of the scripts, as Usage is, so it names what a card could do, whether or not it ever does.

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/tools/luatext"
)

// Permission is what one card, keyword ("keyword Kindle") or the functions of the set ("lib.lua") use.
type Permission struct {
	Name    string   `json:"name"`
	File    string   `json:"file"`
	Verbs   []string `json:"verbs"`
	Queries []string `json:"queries"`
	Hidden  []Look   `json:"hidden"`
	// Computed are the lines on which a name is computed, so that no text tells which it is: fx[name].
	Computed []int `json:"computed"`
}

// Look is a way to information that players do not all have.
type Look struct {
	Word string `json:"word"` // as the card writes it: "look", `zone = "hand"`, "hand_size"
	What string `json:"what"` // what it tells
}

// Permitted is what the cards of a set use, card by card and all together.
type Permitted struct {
	Set, Game, Title string
	Cards            []Permission
	Plain            int // cards without a script: they do nothing of their own
	All              Permission
}

// Permissions lists what the cards and keywords of a set use of the card API, and how they come to hidden information.
func Permissions(content *scripts.Content, set *sets.Set) *Permitted {
	out := &Permitted{Set: set.ID, Game: set.Game, Title: set.Title}
	lib := content.Game(set.Game)
	if lib == nil {
		return out
	}
	u := newUsage(lib.Rules.Vocabulary())
	files := content.Sources()
	seen := map[string]bool{}
	read := func(name, file string) {
		if _, ok := files[file]; !ok || seen[file+name] {
			return
		}
		seen[file+name] = true
		u.users = map[string][]string{}
		u.read(files, file, name)
		p := Permission{Name: name, File: file}
		for _, key := range slices.Sorted(maps.Keys(u.users)) {
			kind, word, _ := strings.Cut(key, " ")
			switch kind {
			case "verb":
				p.Verbs = append(p.Verbs, word)
			case "query":
				p.Queries = append(p.Queries, word)
			}
			if what := u.words.Hidden[key]; what != "" {
				p.Hidden = append(p.Hidden, Look{word[strings.LastIndexByte(word, '.')+1:], what})
			}
		}
		for i := range u.Tokens {
			if name := u.taken(i); u.verb(name) != nil {
				p.Verbs = append(p.Verbs, name)
			} else if u.query(name) {
				p.Queries = append(p.Queries, name)
			}
			p.Hidden = append(p.Hidden, u.looks(i)...)
			if u.computed(i) {
				p.Computed = append(p.Computed, u.Line(u.At(i).From))
			}
		}
		slices.SortFunc(p.Hidden, func(a, b Look) int { return cmp.Or(strings.Compare(a.Word, b.Word), strings.Compare(a.What, b.What)) })
		slices.Sort(p.Verbs)
		slices.Sort(p.Queries)
		p.Verbs, p.Queries = slices.Compact(p.Verbs), slices.Compact(p.Queries)
		p.Hidden, p.Computed = slices.Compact(p.Hidden), slices.Compact(p.Computed)
		out.Cards = append(out.Cards, p)
	}
	for _, c := range set.Cards {
		if made := lib.Cards[c.ID]; made != nil && made.Script != nil {
			read(made.Name, made.Script.Path)
		} else {
			out.Plain++
		}
	}
	for _, k := range lib.Keywords {
		if k.Set == set.ID {
			read("keyword "+k.Name, k.File)
		}
	}
	if set.Lib != "" {
		read("lib.lua", path.Join(path.Dir(set.File), path.Base(set.Lib)))
	}
	slices.SortFunc(out.Cards, func(a, b Permission) int {
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.File, b.File))
	})
	out.All = Permission{Name: "all", File: set.File}
	for _, p := range out.Cards {
		out.All.Verbs = append(out.All.Verbs, p.Verbs...)
		out.All.Queries = append(out.All.Queries, p.Queries...)
		out.All.Hidden = append(out.All.Hidden, p.Hidden...)
	}
	for _, list := range []*[]string{&out.All.Verbs, &out.All.Queries} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	slices.SortFunc(out.All.Hidden, func(a, b Look) int { return cmp.Or(strings.Compare(a.Word, b.Word), strings.Compare(a.What, b.What)) })
	out.All.Hidden = slices.Compact(out.All.Hidden)
	return out
}

// taken is the name that a function takes from something without calling it there: fx.look, fx["look"].
func (u *usage) taken(i int) string {
	t := u.At(i)
	switch {
	case !u.InFunction(i):
	case t.Kind == luatext.Name && u.At(i-1).Is("."), t.Kind == luatext.String && u.At(i-1).Is("[") && u.At(i+1).Is("]"):
		if t.Kind == luatext.String {
			return t.Value()
		}
		return t.Text
	}
	return ""
}

// looks finds what a token says of hidden information by itself: the name of a zone, a field of a view, a name in brackets.
func (u *usage) looks(i int) []Look {
	t, before := u.At(i), u.At(i-1)
	switch {
	case t.Kind == luatext.String:
		for _, z := range u.words.Zones {
			if z.Name == t.Value() && z.Visibility != engine.Public && !z.Outside && u.inZone(i) {
				return []Look{{"zone = " + t.Text, cmp.Or(z.Doc, "cards that not all see")}}
			}
		}
		if before.Is("[") && u.At(i+1).Is("]") {
			return u.view(t.Value())
		}
	case t.Kind == luatext.Name && (before.Is(".") || before.Is(":")):
		return u.view(t.Text)
	}
	return nil
}

// inZone reports whether a text stands behind a key "zone" or is the whole argument of sum, most and the like: alone or in a
// list.
func (u *usage) inZone(i int) bool {
	for k := i - 1; k >= 0 && k > i-12; k-- {
		switch t := u.At(k); {
		case t.Is("="):
			return u.At(k - 1).Is("zone")
		case t.Is("{"), t.Is(","), t.Kind == luatext.String:
		default:
			return false
		}
	}
	return false
}

// view is what fields of views and events of a name tell.
func (u *usage) view(name string) []Look {
	var out []Look
	for _, key := range slices.Sorted(maps.Keys(u.words.Hidden)) {
		if kind, word, _ := strings.Cut(key, " "); kind == "view" && word[strings.LastIndexByte(word, '.')+1:] == name {
			out = append(out, Look{name, u.words.Hidden[key]})
		}
	}
	return out
}

// computed reports whether a bracket at i indexes something by what is neither a number nor a text, or a zone at i is given
// by what is no text.
func (u *usage) computed(i int) bool {
	if u.At(i).Is("zone") && u.At(i+1).Is("=") {
		next := u.At(i + 2)
		return next.Kind != luatext.String && !next.Is("{")
	}
	before := u.At(i - 1)
	if !u.At(i).Is("[") || !(before.Kind == luatext.Name || before.Is(")") || before.Is("]")) || u.Pair(i) < 0 {
		return false
	}
	if u.Pair(i) == i+2 {
		k := u.At(i + 1).Kind
		return k != luatext.Number && k != luatext.String
	}
	return true
}

// WritePermissions writes first what all cards use together, then each card.
func WritePermissions(w io.Writer, p *Permitted) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s, %s): %d scripts, %d cards without one\n", p.Title, p.Set, p.Game, len(p.Cards), p.Plain)
	part := func(x *Permission) {
		line := func(what string, list []string) {
			if len(list) > 0 {
				fmt.Fprintf(&b, "  %-8s %s\n", what, strings.Join(list, ", "))
			}
		}
		line("verbs", x.Verbs)
		line("queries", x.Queries)
		for _, l := range x.Hidden {
			fmt.Fprintf(&b, "  %-8s %s: %s\n", "hidden", l.Word, l.What)
		}
		for _, n := range x.Computed {
			fmt.Fprintf(&b, "  %-8s line %d: a name that no text tells\n", "computed", n)
		}
	}
	part(&p.All)
	for i := range p.Cards {
		x := &p.Cards[i]
		fmt.Fprintf(&b, "\n%s (%s)\n", x.Name, x.File)
		part(x)
		if len(x.Verbs)+len(x.Queries)+len(x.Hidden)+len(x.Computed) == 0 {
			b.WriteString("  declarations alone\n")
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// WritePermissionsJSON writes a line of JSON for each card, and one for all.
func WritePermissionsJSON(w io.Writer, p *Permitted) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	write := func(kind string, x Permission) error {
		x.Verbs, x.Queries = append([]string{}, x.Verbs...), append([]string{}, x.Queries...)
		x.Hidden, x.Computed = append([]Look{}, x.Hidden...), append([]int{}, x.Computed...)
		return e.Encode(struct {
			Type string `json:"type"`
			Game string `json:"game"`
			Set  string `json:"set"`
			Permission
		}{kind, p.Game, p.Set, x})
	}
	for _, x := range p.Cards {
		if err := write("permission", x); err != nil {
			return err
		}
	}
	return write("permissions", p.All)
}

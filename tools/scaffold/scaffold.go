// Package scaffold writes the beginnings of things: a set, a card, a keyword, a scenario, a deck.
//
//	project, err := scaffold.Open(".", rules)
//	wrote, err := project.Card("Lantern Warden", scaffold.Card{Type: "unit"})
//
// What it writes loads and passes: after each call the project is loaded again and its new scenarios are run. If the new
// files raise an error they are taken back and the error says what is wrong (a misspelt keyword, a domain that does not
// exist); a card that the example of its type does not suit gets a scenario that states its facts alone. Nothing is ever
// overwritten; a card is appended to a file of facts, whose text before it stays byte for byte. Files appear whole or
// not at all, so that a loop that watches the project never reads half of one.
//
// # Where things go
//
// A project is a folder with a folder sets in it, laid out <game>/<set>. Names may be of any script: files are called
// by sets.Slug, ids count on from the highest number of the set's code.
//
// # What a game brings
//
// This package knows no game. Facts, types and deck sections are asked of the vocabulary; the example texts are
// templates in a folder named after the game, one for each type of card (unit.lua with unit.scenario.lua), one for a
// keyword and one for a scenario. A game without templates gets facts without a script, and a scenario that any game plays.
package scaffold

import (
	"cmp"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/template"
	"unicode"
	"unicode/utf8"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets"
	"cardlathe/sets/diag"
)

//go:embed templates
var templates embed.FS

// Project is a folder that things are made in.
type Project struct {
	Dir   string // the folder that holds the folder sets
	rules []engine.Ruleset
	root  string // the folder sets
	// content is everything that a set of the project can use, the sets of the program included.
	content *scripts.Content
	tree    *sets.Overlay
	found   diag.List // what the last loading found
}

// Made tells what was written.
type Made struct {
	// Files are new, Changed ones got something appended. All begin with the project's folder.
	Files, Changed []string
	// Name is what was made, as other commands take it: an id or a path. Set is the set that it is in, as Card.Set names it.
	Name, Set string
	// Title is its name for people.
	Title string
	// From is the deck that a new deck began with. Left are the cards of the set that found no place in it.
	From string
	Left []string
	// StandIns is how many textless cards were written to make a new deck full.
	StandIns int
	// Plain says that the scenario of a new card states its facts alone, since the example of its type does not suit it.
	Plain bool
}

// Open opens a project. An empty folder is one, too.
func Open(dir string, rules []engine.Ruleset) (*Project, error) {
	dir = filepath.Clean(dir)
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("%s is no folder", dir)
	}
	p := &Project{Dir: dir, rules: rules, root: filepath.Join(dir, "sets")}
	p.load()
	return p, nil
}

// load reads the project as it is now.
func (p *Project) load() (diag.List, diag.Files) {
	layers := []sets.Layer{{FS: sets.Shipped(), Source: sets.BuiltIn}}
	if info, err := os.Stat(p.root); err == nil && info.IsDir() {
		layers = append(layers, sets.Layer{FS: os.DirFS(p.root), Source: filepath.ToSlash(p.root), Root: filepath.ToSlash(p.root)})
	}
	tree, diags := sets.Overlaid(layers...)
	content, more := scripts.Open(tree, p.rules, p.content, p.shipped)
	p.content, p.tree, p.found = content, tree, append(diags, more...)
	return p.found, content.Sources()
}

// shipped reports whether a file or folder is of a set of the program, which no command changes.
func (p *Project) shipped(name string) bool {
	parts := strings.SplitN(name, "/", 3)
	if len(parts) < 2 {
		return false
	}
	_, err := os.Lstat(filepath.Join(p.root, parts[0], parts[1]))
	return errors.Is(err, fs.ErrNotExist)
}

// game finds the vocabulary of a game; "" is the first one.
func (p *Project) game(id string) (*engine.Vocabulary, error) {
	var known []string
	for _, r := range p.rules {
		v := r.Vocabulary()
		if id == "" || v.Game == id {
			return v, nil
		}
		known = append(known, v.Game)
	}
	return nil, fmt.Errorf("unknown game %q; there are: %s", id, strings.Join(known, ", "))
}

// own lists the sets of the project.
func (p *Project) own() []*sets.Set {
	var out []*sets.Set
	for _, s := range p.content.Facts.Sets {
		if s.Source != sets.BuiltIn {
			out = append(out, s)
		}
	}
	return out
}

// set finds the set to put something into: the one named, by id or by game/id, or the only one.
func (p *Project) set(name string) (*sets.Set, error) {
	own := p.own()
	var called []*sets.Set
	var known, full []string
	for _, s := range own {
		known = append(known, p.called(s))
		if full = append(full, s.Game+"/"+s.ID); s.ID == name || s.Game+"/"+s.ID == name {
			called = append(called, s)
		}
	}
	switch {
	case len(own) == 0:
		return nil, fmt.Errorf("no set in %s; make one first: cardlathe new set NAME", filepath.ToSlash(p.Dir))
	case len(called) == 1:
		return called[0], nil
	case len(called) > 1:
		full = slices.DeleteFunc(full, func(s string) bool { return path.Base(s) != name })
		return nil, fmt.Errorf("several games have a set %q; say which with --set: %s", name, strings.Join(full, ", "))
	case name != "":
		return nil, fmt.Errorf("no set %q in %s; %s", name, filepath.ToSlash(p.root), cmp.Or(diag.OneOf(name, known), "there are: "+strings.Join(known, ", ")))
	case len(own) > 1:
		return nil, fmt.Errorf("several sets in %s; say which with --set: %s", filepath.ToSlash(p.root), strings.Join(known, ", "))
	}
	return own[0], nil
}

// called names a set of the project: its id, or game/id while another game has a set of that id.
func (p *Project) called(s *sets.Set) string {
	for _, x := range p.own() {
		if x.ID == s.ID && x.Game != s.Game {
			return s.Game + "/" + s.ID
		}
	}
	return s.ID
}

// folder is where a set lies on disk.
func (p *Project) folder(s *sets.Set) string { return filepath.Dir(filepath.FromSlash(s.File)) }

// reserved are the names that Windows keeps for devices, whatever the ending of the file.
var reserved = map[string]bool{"con": true, "prn": true, "aux": true, "nul": true}

func init() {
	for n := '1'; n <= '9'; n++ {
		reserved["com"+string(n)], reserved["lpt"+string(n)] = true, true
	}
}

// slug is the file name of something, an error when its name has none.
func slug(what, name string) (string, error) {
	if !utf8.ValidString(name) || strings.ContainsFunc(name, unicode.IsControl) {
		return "", fmt.Errorf("the name of a %s is one line of text", what)
	}
	s := sets.Slug(name)
	// Cards and scenarios may be called anything; what commands name by its slug is not to be taken for a place.
	if strings.ContainsAny(name, `/\`) && what != "card" && what != "scenario" {
		return "", fmt.Errorf("the name %q is a path; the name of a %s has no / and no \\, as %q", name, what, cmp.Or(strings.ReplaceAll(s, "-", " "), "my "+what))
	}
	if s == "" {
		return "", fmt.Errorf("the name %q has no letter or digit; a file is called after it", name)
	}
	if reserved[s] {
		return "", fmt.Errorf("a file cannot be called %s on Windows; choose another name", s)
	}
	if len(s) > 100 {
		return "", fmt.Errorf("the name %q is too long for a file", name)
	}
	return s, nil
}

// Set makes a set with a first card and its scenario.
func (p *Project) Set(name, game string) (*Made, error) {
	v, err := p.game(game)
	if err != nil {
		return nil, err
	}
	id, err := slug("set", name)
	if err != nil {
		return nil, err
	}
	if s := p.content.Facts.Set(v.Game, id); s != nil {
		return nil, fmt.Errorf("there is a set %q already: %s", id, s.File)
	}
	dir := filepath.Join(p.root, v.Game, id)
	w := &writing{p: p, set: &sets.Set{ID: id, Game: v.Game, Code: p.code(id), Title: name, File: filepath.ToSlash(filepath.Join(dir, "set.hcl"))}}
	w.add(filepath.Join(dir, "set.hcl"), fmt.Sprintf(`# A set is a folder: this file, cards.hcl with the facts, and behaviour in cards/<name>.lua.
set %s {
  game    = %s
  code    = %s
  title   = %s
  version = "0.1.0"
  api     = %d
}
`, hcl(id), hcl(v.Game), hcl(p.code(id)), hcl(name), sets.API))
	if err := p.card(w, w.set, name+" Herald", Card{}); err != nil {
		return nil, err
	}
	return w.commit(id, name)
}

// code makes the short code of a set, which its card ids begin with: the first letters that no other set has.
func (p *Project) code(id string) string {
	var letters []rune
	for _, r := range strings.ToUpper(id) {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			letters = append(letters, r)
		}
	}
	base := string(letters[:min(3, len(letters))])
	code := base
	for n := 2; slices.ContainsFunc(p.content.Facts.Sets, func(s *sets.Set) bool { return s.Code == code }); n++ {
		code = base + strconv.Itoa(n)
	}
	return code
}

// anyScenario is a scenario of a game without an example of its own.
const anyScenario = `-- A board, what happens, and what must be true then. Put cards into zones of A and B by their names.
scenario %s {
  board = { A = {}, B = {} },
  play = function(s)
    s:turn(s.A)
  end,
}
`

// Scenario makes a scenario that passes, to be written on.
func (p *Project) Scenario(name, set string) (*Made, error) {
	s, err := p.set(set)
	if err != nil {
		return nil, err
	}
	file, err := slug("scenario", name)
	if err != nil {
		return nil, err
	}
	text, err := p.text(s.Game, "scenario.lua", data{Name: name})
	if err != nil {
		return nil, err
	}
	if text == "" {
		text = fmt.Sprintf(anyScenario, lua(name))
	}
	w := &writing{p: p, set: s}
	at := filepath.Join(p.folder(s), "scenarios", file+".lua")
	w.add(at, text)
	return w.commit(filepath.ToSlash(at), name)
}

// Keyword makes a keyword of a set, with a scenario that proves it.
func (p *Project) Keyword(name, set string) (*Made, error) {
	s, err := p.set(set)
	if err != nil {
		return nil, err
	}
	file, err := slug("keyword", name)
	if err != nil {
		return nil, err
	}
	v, err := p.game(s.Game)
	if err != nil {
		return nil, err
	}
	for i := range v.Keywords {
		if strings.EqualFold(v.Keywords[i].Name, name) {
			return nil, fmt.Errorf("%s is a keyword of the rules already", v.Keywords[i].Name)
		}
	}
	if k := p.content.Game(s.Game).Keywords[name]; k != nil {
		return nil, fmt.Errorf("there is a keyword %q already: %s:%d", name, k.File, k.Line)
	}
	if last := name[strings.LastIndexByte(name, ' ')+1:]; last != name && strings.Trim(last, "0123456789") == "" {
		return nil, fmt.Errorf("the number of a keyword is no part of its name: name it %q; a card prints it with its number", strings.TrimSpace(strings.TrimSuffix(name, last)))
	}
	w := &writing{p: p, set: s}
	for _, f := range []struct{ template, folder string }{{"keyword.lua", "keywords"}, {"keyword.scenario.lua", "scenarios"}} {
		text, err := p.text(s.Game, f.template, data{Name: name})
		if err != nil {
			return nil, err
		}
		if text == "" {
			return nil, fmt.Errorf("there is no example of a keyword for %s; write keywords/%s.lua in the folder of the set by hand: cardlathe show api keyword", s.Game, file)
		}
		w.add(filepath.Join(p.folder(s), f.folder, file+".lua"), text)
	}
	return w.commit(file, name)
}

// data is what templates get.
type data struct {
	ID, Name, Type string
	Facts          string // name of the file of facts
	Pool           string // what pays for the card, as fields of a pool
	States         string // the facts that the card states and a scenario can expect, as fields
	Keywords       string // as a Lua list without its braces
	numbers        map[string]int
	words          map[string][]string
}

// Number is a fact of the card, 0 where it has none.
func (d data) Number(fact string) int { return d.numbers[fact] }

// Enough is a number of something that the card asks for: what it asks, at least usual.
func (d data) Enough(usual int, fact string) int { return max(usual, d.numbers[fact]) }

// Is reports whether a fact in words has one of them.
func (d data) Is(fact string, words ...string) bool {
	return slices.ContainsFunc(d.words[fact], func(w string) bool { return slices.Contains(words, w) })
}

// has reports whether a game has a template.
func (p *Project) has(game, name string) bool {
	_, err := fs.Stat(templates, path.Join("templates", game, name))
	return err == nil
}

// text fills a template; "" when the game has none of that name.
func (p *Project) text(game, name string, d data) (string, error) {
	text, err := fs.ReadFile(templates, path.Join("templates", game, name))
	if err != nil {
		return "", nil
	}
	t, err := template.New(name).Funcs(template.FuncMap{"lua": lua}).Parse(string(text))
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = t.Execute(&b, d)
	return b.String(), err
}

// lua writes a text as Lua does.
func lua(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

// hcl writes a text as HCL does, where "${" and "%{" begin templates.
func hcl(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "${", "$${", "%{", "%%{").Replace(s) + `"`
}

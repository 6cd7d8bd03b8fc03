package scripts

// Load: from texts to a library. Everything that did not change since the previous library is taken from it: units by
// their text, scripts by unit and surroundings, cards by facts and script.

import (
	"encoding/binary"
	"errors"
	"hash/fnv"
	"maps"
	"path"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"cardlathe/engine"
	"cardlathe/sets/diag"
)

type diagList = diag.List

func sortStrings(list []string)       { slices.Sort(list) }
func joinLines(lines []string) string { return strings.Join(lines, "\n") }
func slug(p string) string            { return strings.TrimSuffix(path.Base(p), ".lua") }
func mix(h uint64, list ...uint64) uint64 {
	f := fnv.New64a()
	var b [8]byte
	for _, n := range append([]uint64{h}, list...) {
		binary.LittleEndian.PutUint64(b[:], n)
		f.Write(b[:])
	}
	return f.Sum64()
}

// loader is one run of Load.
type loader struct {
	in       Input
	previous *Library
	out      *Library
	// of the game that is being loaded
	own, prev *loaded         // prev is never nil, but empty when there is nothing to take over
	changed   []*unit         // those of prev whose text may be another one, as far as Input.Unchanged tells
	shown     map[string]bool // files whose diagnostics are in the list
	told      map[string]bool // old names that a set has been told of
	words     *words
	machine   *machine
	libs      map[*unit]lua.LValue
	libSeen   map[*unit]bool
	keywords  map[string]*keywordFile
	needs     map[string]keywordNeeds
	known     uint64          // of the keywords that sets define, with their texts
	named     uint64          // of their names alone
	names     map[string]bool // of the keywords that sets define
	tokens    []string        // names of tokens, sorted
}

// keywordFile is a keyword that a set defines.
type keywordFile struct {
	path, lib string
	set       *Set
	def       *engine.KeywordDef
	script    *script
	byNumber  map[int]*script
}

// keywordNeeds is what the triggered abilities of a keyword wait for, and what all of them need to work; nil for nothing.
type keywordNeeds struct {
	on     *engine.Pattern
	active *engine.Condition
}

// Load makes a library. The previous one may be nil. The library is never nil; diagnostics are sorted.
func Load(in Input, previous *Library) (*Library, diag.List) {
	if previous == nil {
		previous = &Library{}
	}
	l := &loader{in: in, previous: previous, out: &Library{games: map[string]*engine.Library{}, loaded: map[string]*loaded{}}}
	if l.in.Shown == nil {
		l.in.Shown = func(p string) string { return p }
	}
	var diags diag.List
	for i := range in.Games {
		game := in.Games[i].Rules.Vocabulary().Game
		l.game(&in.Games[i])
		diags = append(diags, l.out.loaded[game].diags...)
		l.out.Stale = append(l.out.Stale, l.out.loaded[game].stale...)
	}
	slices.Sort(l.out.Stale)
	l.out.Stale = slices.Compact(l.out.Stale)
	diags.Sort()
	return l.out, diags
}

// stands reports whether a game is what it was: made from the same facts, and none of its files has changed.
func (l *loader) stands(g *Game) bool {
	return len(g.From) > 0 && slices.Equal(l.prev.from, g.From) && !l.prev.partly && l.in.Unchanged != nil && len(l.changed) == 0
}

// unit reads and compiles a file; nil when it cannot be read.
func (l *loader) unit(p string) *unit {
	if u, ok := l.own.units[p]; ok {
		return u
	}
	old := l.prev.units[p]
	if old != nil && old.path != l.in.Shown(p) {
		old = nil // another file has taken its place, that of a set below perhaps
	}
	if old != nil && l.in.Unchanged != nil && l.in.Unchanged(p) {
		l.own.units[p] = old
		return old
	}
	text, err := l.in.Read(p)
	if d, ok := errors.AsType[*diag.Diagnostic](err); ok {
		// A file that is there and is no text is broken like any other: its last good version stays in use.
		u := unreadable(l.in.Shown(p), d)
		if old != nil && old.hash == u.hash {
			u = old
		}
		l.own.units[p] = u
		return u
	}
	if err != nil {
		l.own.partly = true
		if !l.shown[p] {
			l.shown[p] = true
			l.own.diags.Add(diag.Errorf(diag.Unreadable, diag.At(l.in.Shown(p), 0, 0), "script cannot be read").Because("%v", err))
		}
		return nil
	}
	text = normalize(text)
	if old != nil && old.hash == hashBytes(text) {
		l.own.units[p] = old
		return old
	}
	u := compile(l.in.Shown(p), text, l.words)
	l.own.units[p] = u
	return u
}

// unreadable is the unit of a file that is no text.
func unreadable(path string, d *diag.Diagnostic) *unit {
	fix := d.Fix
	if d.Detail != "" {
		fix = strings.TrimSpace(d.Detail + "\n" + fix)
	}
	return &unit{path: path, hash: hashBytes([]byte(d.Error())), faults: []fault{{line: d.Line(), code: d.Code, summary: d.Summary, fix: fix}}}
}

func (l *loader) game(g *Game) {
	voc := g.Rules.Vocabulary()
	l.prev = l.previous.loaded[voc.Game]
	if l.prev != nil && l.prev.words.Vocabulary == voc {
		l.words = l.prev.words
	} else {
		l.words = index(voc)
		l.prev = &loaded{}
	}
	l.shown, l.told, l.changed = map[string]bool{}, map[string]bool{}, nil
	if l.in.Unchanged != nil {
		for p, u := range l.prev.units {
			if u.path != l.in.Shown(p) || !l.in.Unchanged(p) {
				l.changed = append(l.changed, u)
			}
		}
	}
	if l.stands(g) {
		l.out.games[voc.Game], l.out.loaded[voc.Game] = l.previous.games[voc.Game], l.prev
		return
	}
	l.machine, l.libs, l.libSeen = nil, map[*unit]lua.LValue{}, map[*unit]bool{}
	cards := 0
	for i := range g.Sets {
		cards += len(g.Sets[i].Cards)
	}
	lib := &engine.Library{Rules: g.Rules, Cards: make(map[string]*engine.Card, cards), Names: make(map[string]*engine.Card, cards), Tokens: map[string]*engine.Card{},
		Keywords: map[string]*engine.KeywordDef{}, Decks: map[string]*engine.Deck{}, Formats: map[string]*engine.Format{}}
	own := &loaded{words: l.words, from: g.From, cards: make(map[string]madeCard, cards), copies: map[*engine.Ability]copyOf{},
		units: make(map[string]*unit, len(l.prev.units)), scripts: make(map[scriptKey]*script, len(l.prev.scripts))}
	l.own = own
	l.out.games[voc.Game], l.out.loaded[voc.Game] = lib, own
	l.tokens = nil
	for i := range g.Sets {
		for k := range g.Sets[i].Cards {
			if c := g.Sets[i].Cards[k].Facts; c.Token {
				l.tokens = append(l.tokens, c.Name)
			}
		}
	}
	slices.Sort(l.tokens)
	l.loadKeywords(g, lib)
	for i := range g.Sets {
		s := &g.Sets[i]
		if s.Lib != "" {
			l.checkLib(l.unit(s.Lib))
		}
		for k := range s.Cards {
			l.card(s, &s.Cards[k], lib)
		}
	}
	for _, d := range g.Decks {
		lib.Decks[d.ID] = d
		if i := strings.IndexByte(d.ID, '/'); i >= 0 && lib.Decks[d.ID[i+1:]] == nil {
			lib.Decks[d.ID[i+1:]] = d
		}
	}
	for _, f := range g.Formats {
		lib.Formats[f.ID] = f
	}
	// A sum does not depend on the order of the cards, so that nothing needs to be sorted; each card's hash has its id.
	for _, c := range lib.Cards {
		lib.Hash += c.Hash
	}
	lib.Hash = mix(lib.Hash, l.known)
	for i := range g.Sets {
		lib.Sets = append(lib.Sets, engine.LoadedSet{ID: g.Sets[i].ID, Version: g.Sets[i].Version, Hash: setHash(lib, &g.Sets[i])})
	}
	words := l.words
	lib.Effects = func() engine.Effects { return newHost(words, own) }
	if l.machine != nil {
		l.machine.L.Close()
		l.machine = nil
	}
}

// loadKeywords reads the keyword files of all sets first: cards and other keywords may name them.
func (l *loader) loadKeywords(g *Game, lib *engine.Library) {
	l.keywords, l.needs = map[string]*keywordFile{}, map[string]keywordNeeds{}
	l.known = 0
	var files []*keywordFile
	// Names are needed before anything runs: scripts may give a keyword that a later file defines.
	names := map[string]bool{}
	for i := range g.Sets {
		s := &g.Sets[i]
		for _, p := range s.Keywords {
			files = append(files, &keywordFile{path: p, lib: s.Lib, set: s, byNumber: map[int]*script{}})
			if u := l.unit(p); u != nil {
				for _, line := range u.lines {
					if i := strings.Index(line, "name"); i >= 0 {
						if parts := strings.Split(line[i:], "\""); len(parts) >= 3 && strings.TrimSpace(strings.TrimPrefix(parts[0], "name")) == "=" {
							names[parts[1]] = true
							break
						}
					}
				}
			}
		}
	}
	for _, n := range slices.Sorted(maps.Keys(names)) {
		l.known = mix(l.known, hashBytes([]byte(n)))
	}
	l.named = l.known
	l.names = names
	for _, k := range files {
		u := l.unit(k.path)
		if u == nil {
			continue
		}
		s := l.script(k.path, k.lib, k.set, 0, true)
		if s == nil || s.good == nil {
			continue
		}
		k.script = s.good
		d := *k.script.header
		d.Set, d.File, d.Script = k.set.ID, u.path, k.script.eng
		d.Abilities = slices.Clone(k.script.abilities)
		d.Listens, d.Has = masks(d.Abilities)
		k.def = &d
		if other := l.keywords[d.Name]; other != nil {
			l.own.diags.Add(diag.Errorf(CodeTwice, diag.At(u.path, d.Line, 0), "keyword %q is defined twice", d.Name).Because("It is also defined in %s.", other.def.File))
			continue
		}
		l.keywords[d.Name], l.needs[d.Name] = k, keywordNeeds{d.On, d.Active}
		lib.Keywords[d.Name] = &d
		l.known = mix(l.known, k.script.unit.hash)
	}
	// What a keyword waits for and needs becomes part of the scripts that use it.
	for _, k := range files {
		if k.def != nil && (k.def.On != nil || k.def.Active != nil) {
			l.named = mix(l.named, k.script.unit.hash)
		}
	}
}

func (l *loader) checkLib(u *unit) {
	if u == nil || l.libSeen[u] {
		return
	}
	l.libSeen[u] = true
	_, diags := l.libValue(u)
	l.own.diags.Add(diags...)
}

// libValue runs a lib.lua; what it returns is frozen.
func (l *loader) libValue(u *unit) (lua.LValue, diag.List) {
	if v, ok := l.libs[u]; ok {
		return v, nil
	}
	m := l.vm()
	v, diags := m.runLib(u)
	l.libs[u] = v
	return v, diags
}

func (l *loader) vm() *machine {
	if l.machine == nil {
		l.machine = newMachine(l.words)
	}
	return l.machine
}

// runLib runs a lib.lua and returns what it returns, frozen; nil with diagnostics when it is broken.
func (m *machine) runLib(u *unit) (lua.LValue, diag.List) {
	var diags diag.List
	for _, f := range u.faults {
		diags.Add(diag.Errorf(f.code, diag.At(u.path, f.line, 0), "%s", f.summary).Try(f.fix))
	}
	diags.Add(m.unknownNames(u, false)...)
	diags.Add(m.doubles(u)...)
	if diags.HasErrors() {
		return nil, diags
	}
	fn := m.L.NewFunctionFromProto(u.proto)
	fn.Env = m.newEnv(nil)
	m.start(loadLimits)
	m.L.Push(fn)
	if err := m.L.PCall(0, 1, nil); err != nil {
		if m.bug != nil {
			b := m.bug
			m.bug = nil
			panic(b)
		}
		f := m.took(err)
		diags.Add(diag.Errorf(CodeRun, diag.At(u.path, max(1, f.line), 0), "%s", f.message))
		return nil, diags
	}
	v := m.L.Get(-1)
	m.L.Pop(1)
	t, ok := v.(*lua.LTable)
	if !ok {
		diags.Add(diag.Errorf(CodeKind, diag.At(u.path, 1, 0), "lib.lua returns a table of functions, not %s", describe(v)).Try("end it with: return { name = name }"))
		return nil, diags
	}
	m.remembers = func(f fault) {
		diags.Add(diag.Errorf(f.code, diag.At(u.path, f.line, 0), "%s", f.summary).Try(f.fix))
	}
	out := m.freeze(t)
	m.remembers = nil
	if diags.HasErrors() {
		return nil, diags
	}
	return out, diags
}

// unknownNames finds the globals that the API does not have, in functions too.
func (m *machine) unknownNames(u *unit, lib bool) diag.List {
	var diags diag.List
	for _, r := range u.reads {
		if counted(r.name) || m.base[r.name] != nil || r.name == "lib" && lib || slices.Contains(u.assigned, r.name) {
			continue
		}
		fix := ""
		switch {
		case r.name == "lib":
			fix = "the set has no lib.lua"
		case constructorFields[r.name] != nil:
			fix = "write define." + r.name + " { ... }"
		case notInSandbox[r.name] != "":
			fix = "Lua's " + r.name + " is not in the sandbox: " + notInSandbox[r.name]
		default:
			fix = diag.Suggest(r.name, m.words.globals)
		}
		diags.Add(diag.Errorf(CodeName, diag.At(u.path, r.line, 0), "unknown name %q", r.name).Try(fix))
	}
	return diags
}

// script loads the script of a path as a card sees it, or a keyword file for a number. It is nil when the file
// cannot be read.
func (l *loader) script(p, libPath string, set *Set, number int, isKey bool) *script {
	key := scriptKey{p, libPath, number}
	if s, ok := l.own.scripts[key]; ok {
		return s
	}
	u := l.unit(p)
	if u == nil {
		return nil
	}
	var lib *unit
	if libPath != "" {
		lib = l.unit(libPath)
	}
	old := l.prev.scripts[key]
	if old != nil && old.unit == u && old.lib == lib && old.words == l.words && old.known == l.named {
		l.own.scripts[key] = old
		l.report(p, old)
		return old
	}
	s := &script{unit: u, lib: lib, words: l.words, known: l.named, number: number, isKey: isKey, setKeywords: l.names, defs: l.needs}
	id := strings.TrimSuffix(p, ".lua")
	if set != nil {
		id = set.ID + "/" + strings.TrimPrefix(strings.TrimPrefix(id, set.Dir), "/")
	}
	s.eng = &engine.Script{ID: id, Path: u.path, Hash: u.hash, Host: s}
	if lib != nil {
		s.eng.Hash = mix(u.hash, lib.hash)
	}
	l.vm().declare(s, func() lua.LValue {
		if lib == nil {
			return nil
		}
		v, _ := l.libValue(lib)
		return v
	})
	if !s.diags.HasErrors() {
		s.good = s
	} else if old != nil && old.good != nil && old.words == l.words {
		s.good = old.good
	}
	l.own.scripts[key] = s
	l.report(p, s)
	return s
}

// report adds the diagnostics of a script once for each file.
func (l *loader) report(p string, s *script) {
	if s.good != nil && s.good != s {
		l.own.stale = append(l.own.stale, s.unit.path)
	}
	if len(s.diags) == 0 || l.shown[p] {
		return
	}
	l.shown[p] = true
	set, _, _ := strings.Cut(s.eng.ID, "/")
	l.own.diags.Add(l.onceASet(set, s.diags)...)
}

// declare runs the file level of a script and keeps what it declares.
func (m *machine) declare(s *script, lib func() lua.LValue) {
	u := s.unit
	c := &chunk{script: s, unit: u, loading: true, number: s.number, isKey: s.isKey}
	m.chunk = c
	defer func() {
		s.diags = c.diags
		m.chunk = nil
	}()
	for _, f := range u.faults {
		c.diags.Add(diag.Errorf(f.code, diag.At(u.path, f.line, 0), "%s", f.summary).Try(f.fix))
	}
	if u.proto == nil {
		return
	}
	c.diags.Add(m.unknownNames(u, s.lib != nil)...)
	c.diags.Add(m.doubles(u)...)
	c.diags.Add(m.truths(u)...)
	if len(u.faults) > 0 || c.diags.HasErrors() && !m.runnable(u) {
		return
	}
	shared := lib()
	if i := slices.IndexFunc(u.reads, func(r globalRead) bool { return r.name == "lib" }); i >= 0 && s.lib != nil && shared == nil {
		m.complain(u.reads[i].line, CodeRun, "", "lib.lua is broken, and this reads lib")
		return
	}
	m.run(c, shared)
	if c.diags.HasErrors() {
		return
	}
	m.oldNames(c)
	if len(c.decls) == 0 && !(s.isKey && c.header != nil) {
		m.complain(1, CodeEmpty, "delete the file, or declare an ability", "the script declares nothing")
	}
	if s.isKey && c.header == nil {
		m.complain(1, CodeHeader, "begin it with: keyword { name = \"...\" }", "the keyword file has no header")
	}
	keys := map[string]int{}
	for i := range c.decls {
		a := &c.decls[i]
		if first, twice := keys[a.Key]; twice {
			m.complain(a.Line, CodeKey, "give one of them a name: name = \"...\"", "two abilities have the key %q: lines %d and %d", a.Key, first, a.Line)
			continue
		}
		keys[a.Key] = a.Line
	}
	for _, r := range c.paid {
		if !slices.Contains(c.costs, r.name) && !slices.ContainsFunc(c.decls, func(a engine.Ability) bool { return a.PaysWith(r.name) }) {
			m.complain(r.line, CodeSlot, diag.OneOf(r.name, c.costs), "no additional cost is called %q", r.name)
		}
	}
	for _, r := range c.chosen {
		m.complain(r.line, CodeSlot, "", "chosen.%s stands outside of an ability", r.name)
	}
	m.unknownFields(c, s.lib)
	s.abilities, s.kinds, s.missing, s.header, s.tokens = c.decls, c.kinds, c.missing, c.header, c.tokens
}

// runnable reports whether the file level can be run in spite of unknown names: none of them stands outside of
// functions.
func (m *machine) runnable(u *unit) bool {
	for _, r := range u.topReads {
		if m.base[r.name] == nil && !counted(r.name) {
			return false
		}
	}
	return true
}

// run runs the file level of a chunk, protected.
func (m *machine) run(c *chunk, lib lua.LValue) {
	fn := m.L.NewFunctionFromProto(c.unit.proto)
	fn.Env = m.newEnv(lib)
	m.start(loadLimits)
	m.L.Push(fn)
	if err := m.L.PCall(0, 0, nil); err != nil {
		if m.bug != nil {
			b := m.bug
			m.bug = nil
			panic(b)
		}
		f := m.took(err)
		line := f.line
		if f.source != c.unit.path && f.source != "" {
			f.message += " (" + f.source + ")"
		}
		c.diags.Add(diag.Errorf(CodeRun, diag.At(c.unit.path, max(1, line), 0), "%s", f.message))
	}
	m.remembers = func(f fault) { m.complain(f.line, f.code, f.fix, "%s", f.summary) }
	for _, fn := range c.funcs {
		m.seal(fn)
	}
	m.remembers = nil
}

// masks are the events and kinds of abilities.
func masks(list []engine.Ability) (listens, has engine.Mask) {
	for i := range list {
		a := &list[i]
		a.Settle()
		has |= engine.Bit(uint8(a.Kind))
		if a.Kind == engine.Triggered || a.Kind == engine.Replacement {
			patternKinds(a.On, func(e *engine.EventDecl) { listens |= engine.Bit(e.Kind & 63) })
		}
	}
	return listens, has
}

// Package scripts is the Lua host: it turns the scripts of cards into declarations that the kernel reads, and runs
// their functions when the kernel asks.
//
// # What to call first
//
// [Load] makes a [Library] of an [Input]: which sets there are, with the facts of their cards and where their Lua
// files lie. [FromContent] makes the Input of what package sets has read, and [Open] does both for a file system:
//
//	library, diags := scripts.Load(input, nil)
//	match, err := engine.Prepare(library.Game("riftbound"), format, decks)
//
// Load never stops at a mistake. A card whose script is broken keeps its last good version when the previous library
// has one; otherwise it stays in the library with the reason in Card.Unplayable, so that lists show it and decks that
// need it are refused. All mistakes of all files come back together, each at its line and with the way out.
// A reload passes the previous library: texts that did not change are neither read again (see Input.Unchanged) nor
// compiled nor run again. A Library is immutable; games of an older one go on with it undisturbed.
//
// # How a script becomes data
//
// The file level of a script is run once, in a machine that has the constructors, filters and symbols of the card
// API: [API] lists them all. What it declares becomes engine.Ability values that hold no Lua. Functions become numbers
// in the order in which constructors meet them; a host runs the same file level again to find them (see
// host.go), so one prototype serves all workers.
//
// # How functions run
//
// [Library.Game] gives an engine.Library whose Effects makes a host: one Lua state with everything bound to it lazily.
// The kernel makes one host for each engine.Game and keeps it. There is one door into Lua, [Host.Run] and [Host.Value]:
// the outermost call is protected, nested ones are not, so that every error and every pause unwinds the outermost
// call. A script that fails panics *engine.ScriptError, a pause panics Signal(), a mistake of ours *[Bug].
//
// Scripts cannot reach files, clocks, randomness or each other: see sandbox.go for what they have and what it may cost,
// seal.go for why they have no memory, constants.go for what they make once, failure.go for how one ends that fails. Other
// texts from the same hands run in a [Sandbox] of their own (see [NewSandbox] and [CompileCounted]).
package scripts

import (
	"cardlathe/engine"
	"cardlathe/sets"
)

// Input is what Load reads: plain data, so that it does not matter where it comes from.
type Input struct {
	Games []Game
	// Read returns the text of a Lua file.
	Read func(path string) ([]byte, error)
	// Unchanged reports that a file has the text it had for the previous library; nil: read and compare.
	Unchanged func(path string) bool
	// Shown is the name of a file as people know it; nil: the path itself.
	Shown func(path string) string
}

// Game is the content of one game.
type Game struct {
	Rules   engine.Ruleset
	Sets    []Set
	Decks   []*engine.Deck
	Formats []*engine.Format
	// From are the sets as read that all of this was made of, when that is what it was made of (see FromContent). Games of the
	// same ones are the same: a reload takes over the whole game when Input.Unchanged says so of all its files.
	From []*sets.Set
}

// Set is one set of cards.
type Set struct {
	ID, Dir string
	Version string
	Cards   []Card
	// Keywords are the paths of keyword files, Lib that of lib.lua, "" when there is none.
	Keywords []string
	Lib      string
}

// Card is a card with its facts and the path of its script, "" when it has none. The facts are copied, never changed.
type Card struct {
	Facts  *engine.Card
	Script string
	// Lib is the lib.lua that the script sees when it is not that of the set.
	Lib string
}

// Library is everything that was loaded. It is immutable.
type Library struct {
	games  map[string]*engine.Library
	loaded map[string]*loaded
	// Stale lists the files whose last good version is in use instead of their broken text.
	Stale []string
}

// Game returns the library of a game by its id, nil if there is none.
func (l *Library) Game(id string) *engine.Library { return l.games[id] }

// Games lists the ids of the games in the order of the input.
func (l *Library) Games() []string {
	var out []string
	for id := range l.games {
		out = append(out, id)
	}
	sortStrings(out)
	return out
}

// Sources are the texts of the scripts by the names that diagnostics show.
func (l *Library) Sources() map[string][]byte {
	out := map[string][]byte{}
	for _, g := range l.loaded {
		for _, u := range g.units {
			out[u.path] = []byte(joinLines(u.lines))
		}
	}
	return out
}

// scriptKey names a script as its cards see it.
type scriptKey struct {
	path, lib string
	number    int // of a keyword
}

// loaded is what Load keeps of a game for the next Load and for hosts.
type loaded struct {
	words   *words
	from    []*sets.Set
	units   map[string]*unit
	scripts map[scriptKey]*script
	cards   map[string]madeCard
	copies  map[*engine.Ability]copyOf
	diags   diagList
	stale   []string // files whose last good version is in use
	partly  bool     // a file could not be read
}

// copyOf tells where the abilities of a keyword stand in a card that has it.
type copyOf struct {
	card *engine.Card
	base int
	self int
}

// madeCard remembers what a card was made of, so that a reload can keep it.
type madeCard struct {
	facts    *engine.Card
	script   *script
	keywords uint64
	card     *engine.Card
	path     string // of the script
	broken   bool   // its script was, and there is no good version
	stale    bool   // its script was, and the last good version is in use
	told     diagList
	copies   map[*engine.Ability]copyOf
}

// script is a loaded Lua file with what it declares; engine.Script.Host points to it.
type script struct {
	eng         *engine.Script
	unit        *unit
	lib         *unit
	words       *words
	setKeywords map[string]bool
	// defs is what the keywords of sets wait for and need, nothing more of them: a script must not keep alive the scripts, and by
	// them the whole content, that there were when it was declared.
	defs      map[string]keywordNeeds
	known     uint64 // of the keywords that sets define
	number    int
	isKey     bool
	header    *engine.KeywordDef
	abilities []engine.Ability
	kinds     []funcKind
	missing   []string
	tokens    []globalRead // names that are those of tokens
	diags     diagList
	good      *script // the last good version; itself when it is good
}

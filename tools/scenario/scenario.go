// Package scenario runs scenario tests: Lua files that state a board, play steps and expect facts.
//
//	scenario "Lantern Warden strikes as it attacks" {
//	  rules = { "383.4", "417" },
//	  board = {
//	    A = { base = { "Lantern Warden" }, runes = { calm = 4 } },
//	    B = { north = { vanilla(3) } },
//	  },
//	  play = function(s)
//	    s.A:move("Lantern Warden", "north")
//	    s.A:choose(vanilla(3))
//	    s:resolve()
//	    s:expect(vanilla(3), { damage = 2, at = "north" })
//	  end,
//	}
//
// Call [Find] to list the scenario files of a tree of sets (or [ReadFile] for one that lies elsewhere), [Open] to read
// them into a [Suite], and [Suite.Run] to run it. [Suite.Mutate] asks the opposite question: whether the scenarios
// notice a card that is wrong. [Cover] tells which rules the results prove, [Scenario.Explain] what happens in one.
// Nothing here prints: [WriteText], [WriteJSON] and [WriteJUnit] write to what they are given.
//
// # What a run is
//
// A scenario is strict. A step that does not fit the decision that is owed fails and says what is owed; no choice is
// ever made that the author did not write. A script that fails fails the scenario, unless s:diagnostic expects it.
// Scenarios do not see each other: each run has a Lua state, a game and a result of its own.
//
// The script runs once. What was answered is recorded, and the record is played again: with undo and redo at each
// decision, with save and load into another copy of the content at each decision, and with an error injected at each
// verb in turn. The first two must meet the hash of every decision, the last must leave no trace of what failed.
//
// # Cards that belong to no set
//
// A file may declare cards of its own with card { ... }, and vanilla(3) stands for a textless card of the game. They
// form a set of their own that lies over the content for this file alone, so that their facts are validated and
// their scripts compiled exactly as those of any other card.
//
// The package knows no game: what cards, places, actions and facts are called is asked of the ruleset.
package scenario

import (
	"time"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets/diag"
)

// Mistakes in scenario files.
const (
	// CodeLua occurs when a scenario file is no Lua, or fails while it is read.
	CodeLua diag.Code = "TEST001"
	// CodeDeclaration occurs when a scenario or a test card is declared with a field that is missing, unknown or of the
	// wrong kind.
	CodeDeclaration diag.Code = "TEST002"
	// CodeGame occurs when nothing tells which game a scenario file is for.
	CodeGame diag.Code = "TEST003"
	// CodeTitle occurs when two scenarios of a file have one title.
	CodeTitle diag.Code = "TEST004"
)

// File is the text of a scenario file with what is known about where it lies.
type File struct {
	Path string // as people know it
	Game string // id of the game that it is for
	Set  string // the folder that it belongs to, "" for a file that lies elsewhere
	Text []byte
}

// Scenario is one scenario, or one case of a scenario that has cases.
type Scenario struct {
	Title string // "title" or "title / case"
	File  string
	Line  int
	Rules []string // as cited

	file  *source
	index int // of the declaration in its file
	which int // index of the case, -1 without cases
}

// Result tells what became of a scenario.
type Result struct {
	Name    string
	Game    string // id
	File    string
	Line    int
	Pass    bool
	Failure *Failure // nil when it passed
	Rules   []string // cited
	Events  []string // rules that its events carry, sorted
	Refused []string // rules that its refusals carry, sorted
	Cards   []string // names of the cards that took part, sorted
	// Citations tell what the run makes of the rules that it cites; see Coverage.
	Citations []Citation
	// Decisions is the number of answers of the plain run, Verbs how many verbs its scripts called.
	Decisions, Verbs int
	// Used is what the file and the play of the scenario have taken of the sandbox's budget, Dearest the most that one script
	// of a card took in the plain run. Both are the same on every machine.
	Used, Dearest scripts.Used
	Duration      time.Duration
}

// Failure says what went wrong, in parts so that each output can lay them out.
type Failure struct {
	// Phase is the run in which it happened: "plain", "undo", "save" or "fault".
	Phase    string
	Message  string
	Expected string // "" when the message says it all
	Actual   string
	File     string
	Line     int
	Snippet  string   // the source line
	Board    []string // the position, one line a zone
	Log      []string // the last events, each with its rule
	Scripts  []string // scripts that failed on the way, with their lines
	Owed     string   // the decision that is owed, unless Actual tells it
	Repeat   string   // the command that repeats it
}

// Summary counts results.
type Summary struct{ Passed, Failed, Skipped int }

// Phases of a run.
const (
	PhasePlain = "plain"
	PhaseUndo  = "undo"
	PhaseSave  = "save"
	PhaseFault = "fault"
)

// step is one thing that the plain run did to its game: an answer, or a command that nobody was asked for.
type step struct {
	option  engine.Option
	command bool
	kind    uint8 // of the command
	player  engine.Player
	before  uint64 // hash of the state before it
	after   uint64
	line    int // in the scenario file
}

// decisionName is the word for a kind of decision: the kernel's, or the ruleset's own.
func decisionName(rules engine.Ruleset, kind engine.DecisionKind) string {
	return rules.Vocabulary().DecisionName(kind)
}

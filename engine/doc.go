// Package engine is the kernel that card games are played on: state, journal, tasks, events, decisions, modifiers,
// selectors, vocabulary. It knows no game, no script language, no files and no clock.
//
// # What to call first
//
// A Library is the content to play with; package scripts makes one. Prepare checks that decks can be played in a format
// and returns a Match; NewGame and Start begin a game of it from a seed. From then on a game is a loop:
//
//	g := engine.NewGame(engine.Options{KeepHistory: true})
//	g.Start(match, seed)
//	for d := g.Decision(); d != nil; d = g.Decision() {
//		err := g.Apply(choose(d)) // one of d.Options; anything else is refused with its rule
//	}
//
// The engine never blocks: it runs until somebody owes a Decision, or the game is over (Over). Undo takes decisions back,
// Keep and Return hold a moment and come back to it, Save and LoadGame write a game down, Record and Replay play it
// again. View and Log tell what one player may know; Why tells what forbids an answer, WhyNot what kept an ability from
// triggering, Explain what made a number. language.go words what is said in other languages than English, phrase.go what a filter
// asks for. Replace gives a running game other content. picture.go is what a drawing of the board needs.
//
// # How it is built
//
// State is flat tables of small rows (state.go), each with a journal of overwritten rows (table.go), so that undo, "can
// this be paid?", search and atomic effects are one mechanism. Every write goes through the journal of its
// table and says which class of reads it outdates; derived characteristics are cached by those classes (derive.go)
// and made of gifts and statics (statics.go) in layers (layers.go, dependency.go); one walk over the zones finds what works
// where (survey.go).
//
// A Task is one execution of rules code or of a script (task.go); a game runs one after the other (run.go). When it must ask and no
// answer is recorded, it unwinds; the game owes the decision on the state as it is at the pause, and with the answer the task is
// undone and run again. A script that fails leaves no trace: the task runs once more without it; bounds.go says what else is too much.
//
// A Ruleset is a game: a Vocabulary (its zones, facts, modes and knobs: vocabulary.go, modes.go; its filters, events, verbs, each with
// the Go function behind it: declarations.go) and Step, which does the next thing that the rules demand. Package scripts makes the Lua API from the vocabulary,
// package sets the HCL schema. Package common declares the words that games
// share; rulesets import it and this package alone.
//
// # What the games use
//
// Every game uses objects, zones, players' objects, counters, events with their rules, triggered abilities and statics, gifts,
// decisions, boards. Beyond that:
//
//   - Riftbound uses nearly all of it: items that wait on the stack and are answered until all pass, plays that only begin inside an
//     effect, frames for showdown and combat, battlefields as places that are objects, attachments, copies, replacements, additional
//     costs and payment plans, hidden cards, teams, up to four players, games of several rounds.
//   - Union Arena has no stack of answers: what triggers waits as an item and resolves between the steps of a frame (turn, attack,
//     damage). Its lines are places, cards under a raiding character are attached to it, damage turns cards over one by one.
//   - Duel of Champions has no stack of answers either. Its places are a grid: each square is a zone of one unit, rows and lines are
//     places that hold nothing. Frames are its setup, turn and attack; levels and resources are counters of players; both
//     players use the events of one shared zone; replacements lessen damage and healing.
//   - Windfall, the example of NEWGAME.md, has neither frames nor costs besides one resource: Step sees from the state what comes next.
//
// Declarations of authors (definition.go, expression.go, price.go) are plain data that Go evaluates in a Context (context.go): filters
// (filter.go), event patterns (pattern.go), values and conditions (values.go). A function of a script appears as a number and is called through Effects.
package engine

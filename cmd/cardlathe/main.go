// Command cardlathe plays card games by their full rules, with every card text a Lua script.
//
// It is the only program of the project, and it holds no logic: each command lives in a file of its own that declares
// flags, calls one package below tools and prints what comes back. To add a command, write a file with
//
//	func init() {
//		register(func(root *cobra.Command, a *app) { root.AddCommand(newThing(a)) })
//	}
//
// and use what [app] offers: [app.open] loads the content and prints its diagnostics, [app.out] and [app.err] are where
// to print, [app.table] makes a table whose columns align wide glyphs, [app.json] writes one object as one line.
//
// # Conventions that all commands keep
//
// Results go to standard output, diagnostics and progress to standard error, so that output can be piped. JSON is one
// object a line. Colours and progress bars appear on a terminal only, and never when NO_COLOR is set. No command needs
// a network.
//
// # Exit codes
//
//	0  fine
//	1  findings: a scenario failed, check found something
//	2  wrong use: an unknown flag, a deck or card that does not exist
//	3  a set that is needed did not load, or a deck that is needed breaks the deck rules
//	4  a replay differs
//	5  an internal error, which is a bug of cardlathe
//
// A command ends with another code than 0 by returning an error made with [fail]; any other error counts as wrong use.
package main

import (
	"os"
	"runtime/debug"
)

// collect is how much may be allocated, in percent of what lives, before the garbage is collected: cards are what lives, and
// games leave a lot behind that is gone at once. The usual 100 costs a tenth of a simulation's time. Where much lives, as with
// thousands of scenarios, it is collected as often as it takes to stay below roomy bytes.
const (
	collect = 400
	roomy   = 2 << 30
)

// unhurried lets a command that plays many games and ends collect garbage less often, unless GOGC or GOMEMLIMIT says how often.
func unhurried() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(collect)
		debug.SetMemoryLimit(roomy)
	}
}

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

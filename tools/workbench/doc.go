// Package workbench serves the board in the browser: games to play, look into, take back and build, beside the loop that makes
// each save live.
//
//	s := workbench.New(workbench.Options{Language: "en"})
//	s.Attach(loop)                  // before loop.Run
//	l, err := s.Listen("")          // 127.0.0.1, the next free port
//	fmt.Println(s.Link(l))          // the page of who runs it
//	go s.Serve(l)
//
// # What is where
//
// server.go has the routes and the links, answer.go who may use them and how they are answered; table.go a game with its line of
// moves, undo, branches and policies; state.go what a page is told, events.go the streams that tell it; act.go answers what a page
// asks of a position, outlook.go looks ahead of it, anew.go plays it once more with the text of now. start.go begins games, build.go
// edits positions, export.go and export_steps.go write them as scenarios, scenarios.go opens scenarios as games; live.go is the loop as pages see it,
// files.go the editor's files; gallery.go cards and decks, coverage.go what of a card's script is tried, art.go, letters.go and
// proxies.go how cards look, on paper too. The pages are in static: plain modules without a build step, which know no game.
// Everything is embedded.
//
// # Who may do what
//
// A link holds a token that nobody can guess. The host's link opens everything; the link of a seat opens that seat of one table,
// sees what engine.Game.View shows it, and acts for it alone. Nothing is answered without a token, nothing that changes something
// is answered to another origin, and a request for a host name that is not this server's is refused, so that no page elsewhere
// can speak to it under a name of its own.
//
// # What is told
//
// Each change of a table is a revision. A page acts on the revision that it shows: on an older one nothing is done and it is told
// so. Its stream gives it the newest state, whenever it comes.
package workbench

package workbench

// The loop as pages see it: what is live, what is wrong, what was tried.

import (
	"slices"

	"cardlathe/engine"
	"cardlathe/scripts"
	"cardlathe/sets/diag"
	"cardlathe/tools/dev"
	"cardlathe/tools/scenario"
)

// Live is what is so now: the findings of the content and the scenarios that ran last.
type Live struct {
	Version  int           `json:"version"`           // counts what has become live; 0: nothing yet
	Loading  *Progress     `json:"loading,omitempty"` // of the first content, in files
	Findings []diag.Record `json:"findings"`
	Stale    []string      `json:"stale"` // files whose last sound version is in use
	Files    []string      `json:"files"` // that changed last
	Cards    []string      `json:"cards"` // that are others now
	Gone     []string      `json:"gone"`  // sets that are no longer there since the last change
	Millis   int           `json:"millis"`
	Runs     []RunInfo     `json:"runs"`
	Running  bool          `json:"running"`
	Passed   int           `json:"passed"`
	Failed   int           `json:"failed"`
}

// RunInfo is a scenario that ran.
type RunInfo struct {
	Name     string   `json:"name"`
	File     string   `json:"file"`
	Line     int      `json:"line"`
	Pass     bool     `json:"pass"`
	Cards    []string `json:"cards"`
	Message  string   `json:"message,omitempty"`
	Expected string   `json:"expected,omitempty"`
	Actual   string   `json:"actual,omitempty"`
	At       int      `json:"at,omitempty"`
	Snippet  string   `json:"snippet,omitempty"`
	Board    []string `json:"board,omitempty"`
	Log      []string `json:"log,omitempty"`
}

// runsMost is how many scenarios that passed are listed; those that failed are listed all.
const runsMost = 200

// Attach lets a loop that has not begun tell this server what it does, beside whom it tells already.
func (s *Server) Attach(l *dev.Loop) {
	reload, run, load := l.OnReload, l.OnRun, l.OnLoad
	s.state.roots = slices.Clone(l.Roots)
	l.Games = s.games
	l.OnLoad = func(done, all int) {
		s.Loading(done, all)
		if load != nil {
			load(done, all)
		}
	}
	l.OnReload = func(r dev.Report) {
		s.Reloaded(r)
		if reload != nil {
			reload(r)
		}
	}
	l.OnRun = func(r dev.Run) {
		s.Ran(r)
		if run != nil {
			run(r)
		}
	}
}

// games hands every game to the loop, each under the lock of its table.
func (s *Server) games(swap func(*engine.Game)) {
	for _, t := range s.all() {
		t.replace(swap)
	}
}

func (s *Server) content() *scripts.Content {
	s.state.Lock()
	defer s.state.Unlock()
	return s.state.content
}

// live is what pages are told when they come.
func (s *Server) live() Live {
	s.state.Lock()
	defer s.state.Unlock()
	return s.state.live
}

// Loading takes over how many files of the first content are read.
func (s *Server) Loading(done, all int) {
	s.state.Lock()
	s.state.live.Loading = &Progress{Done: done, All: all}
	s.state.Unlock()
	s.tellLive()
}

// Reloaded takes over content that became live.
func (s *Server) Reloaded(r dev.Report) {
	s.state.Lock()
	s.state.content, s.state.tree, s.state.files = r.Content, r.Tree, r.Scenarios
	l := &s.state.live
	l.Version++
	l.Loading = nil
	l.Files, l.Cards, l.Millis, l.Stale = nothing(r.Files), nothing(r.Cards), int(r.Live.Milliseconds()), nothing(r.Stale)
	l.Gone = nothing(r.Gone)
	l.Running = true
	l.Findings = []diag.Record{}
	l.Runs = nothing(l.Runs)
	files := r.Content.Sources()
	for _, d := range r.Diagnostics {
		l.Findings = append(l.Findings, d.JSON(files))
	}
	if len(l.Cards) > 60 {
		l.Cards = l.Cards[:60]
	}
	s.state.Unlock()
	s.rescenario()
	s.tellLive()
}

// Ran takes over what a run came to.
func (s *Server) Ran(r dev.Run) {
	s.state.Lock()
	l := &s.state.live
	l.Running = false
	l.Passed, l.Failed = r.Passed, r.Failed
	var runs []RunInfo
	for i := range r.Results {
		if x := &r.Results[i]; !x.Pass || len(runs) < runsMost {
			runs = append(runs, runInfo(x))
		}
	}
	l.Runs = nothing(runs)
	for _, d := range r.Broken {
		l.Findings = append(l.Findings, d.JSON(nil))
	}
	s.state.Unlock()
	s.tellLive()
}

func runInfo(r *scenario.Result) RunInfo {
	i := RunInfo{Name: r.Name, File: r.File, Line: r.Line, Pass: r.Pass, Cards: nothing(r.Cards)}
	if f := r.Failure; f != nil {
		i.Message, i.Expected, i.Actual, i.At, i.Snippet, i.Board, i.Log = f.Message, f.Expected, f.Actual, f.Line, f.Snippet, f.Board, f.Log
	}
	return i
}

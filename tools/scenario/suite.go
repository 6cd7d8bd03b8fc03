package scenario

import (
	"context"
	"regexp"
	"runtime"
	"sync"
)

// Options are the choices of a run of a suite.
type Options struct {
	Run  *regexp.Regexp // titles; nil: all
	Jobs int            // scenarios at once; 0: one a processor
}

// Run runs the scenarios of a suite, several at once. report gets the results in the order of the suite, one call at a
// time, as soon as that is possible; it may be nil. Scenarios that Run leaves out or that a cancelled context keeps
// from beginning count as skipped.
func (s *Suite) Run(ctx context.Context, o Options, report func(Result)) Summary {
	jobs := o.Jobs
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	type slot struct {
		result Result
		ran    bool
		done   chan struct{}
	}
	slots := make([]slot, len(s.Scenarios))
	for i := range slots {
		slots[i].done = make(chan struct{})
	}
	next := make(chan int)
	var wait sync.WaitGroup
	for range jobs {
		wait.Go(func() {
			for i := range next {
				if ctx.Err() == nil {
					slots[i].result, slots[i].ran = s.Scenarios[i].Run(), true
				}
				close(slots[i].done)
			}
		})
	}
	wait.Go(func() {
		for i, sc := range s.Scenarios {
			if o.Run != nil && !o.Run.MatchString(sc.Title) {
				close(slots[i].done)
				continue
			}
			next <- i
		}
		close(next)
	})
	var sum Summary
	for i := range slots {
		<-slots[i].done
		switch {
		case !slots[i].ran:
			sum.Skipped++
			continue
		case slots[i].result.Pass:
			sum.Passed++
		default:
			sum.Failed++
		}
		if report != nil {
			report(slots[i].result)
		}
	}
	wait.Wait()
	return sum
}

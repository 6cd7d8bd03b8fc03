package dev_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"cardlathe/tools/dev"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// spent is the user and system time of this process.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// median is the middle one, in milliseconds.
func median(list []time.Duration) float64 {
	slices.Sort(list)
	return float64(list[len(list)/2].Microseconds()) / 1000
}

// BenchmarkReload measures from the last write of a save to the new text being live, which includes the wait for quiet, and the
// processor time of that, all of which is ours. The bars, as medians: live in 200 ms; for a Lua file 20 ms of
// processor time, for 1,000 cards at most twice what it is for 10; for a file of facts what it takes to parse it and 10 ms.
func BenchmarkReload(b *testing.B) {
	for _, what := range []string{"lua", "hcl"} {
		for _, n := range []int{10, 1000} {
			b.Run(fmt.Sprintf("%s/cards=%d", what, n), func(b *testing.B) {
				dir := project(b, n)
				var before, after time.Duration
				d := work(b, dir, func(l *dev.Loop) {
					l.Jobs = 1
					tell := l.OnReload
					l.OnReload = func(r dev.Report) { after = spent(); tell(r) }
				})
				wait(b, d.reloads)
				wait(b, d.runs)
				name, text := script(dir, n-1), ""
				if what == "hcl" {
					name = filepath.Join(dir, "riftbound/mine/cards.hcl")
					if n > 100 {
						name = filepath.Join(dir, "riftbound/mine/cards1.hcl")
					}
					old, err := os.ReadFile(name)
					if err != nil {
						b.Fatal(err)
					}
					text = string(old)
				}
				var took, ours, parse []time.Duration
				i := 0
				for b.Loop() {
					i++
					now := draws(1 + i%2 + i*2)
					if what == "hcl" {
						now = strings.Replace(text, "might = 1", fmt.Sprint("might = ", 2+i%2), 1)
						at := spent()
						if _, diags := hclsyntax.ParseConfig([]byte(now), name, hcl.InitialPos); diags.HasErrors() {
							b.Fatal(diags)
						}
						parse = append(parse, spent()-at)
					}
					start := time.Now()
					before = spent()
					put(b, name, now)
					r := wait(b, d.reloads)
					took = append(took, time.Since(start))
					ours = append(ours, after-before)
					if len(r.Cards) != 1 {
						b.Fatalf("changed %q", r.Cards)
					}
					wait(b, d.runs)
				}
				b.ReportMetric(median(took), "ms-live")
				b.ReportMetric(median(ours), "ms-cpu")
				if what == "hcl" {
					b.ReportMetric(median(parse), "ms-parse")
				}
			})
		}
	}
}

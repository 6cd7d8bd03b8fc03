//go:build !unix

package simulate

import "time"

var begun = time.Now()

// cpuTime is the wall time since the start, for systems that do not tell the time a process has used; with --jobs 1 the
// two are close.
func cpuTime() time.Duration { return time.Since(begun) }

// Package filestest helps tests to meet what a system refuses. [Unprivileged] runs what may not read or write everything, also
// where the tests are run by somebody who may.
package filestest

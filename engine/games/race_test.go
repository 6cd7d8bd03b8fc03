//go:build race

package games_test

// slow is how many times slower everything may be under the race detector.
const slow = 30

//go:build !race

package games_test

const slow = 1

package common

import "slices"

// Reduction is a discount: by how much, and what it takes nothing below.
type Reduction struct{ Less, Least int }

// Reduce takes discounts off a number, those with the highest minimum first, which is best for who pays. What is less than a
// minimum already stays as it is, and nothing falls below 0. It may put the list in another order.
func Reduce(n int, list []Reduction) int {
	slices.SortStableFunc(list, func(a, b Reduction) int { return b.Least - a.Least })
	for _, r := range list {
		n = max(n-r.Less, min(n, r.Least))
	}
	return max(n, 0)
}

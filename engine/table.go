package engine

// A journal that records inverses is usually one list of commands. Here each table keeps its own list of
// overwritten rows instead: rows are small structs without pointers, so that saving a whole row costs a few
// nanoseconds, restoring it is one assignment, and no mutation can be forgotten as long as every write goes
// through edit, add or truncate.

// table is a flat slice of rows with the journal of its changes.
type table[T any] struct {
	rows []T
	undo []overwritten[T]
	// epoch counts the marks and returns; saved tells, row by row, in which of them a row was saved last: once in each is enough.
	epoch uint64
	saved []uint64
}

type overwritten[T any] struct {
	at  int32
	row T
}

// tableMark is a position in the history of a table.
type tableMark struct{ rows, undo int32 }

func (t *table[T]) mark() tableMark {
	t.epoch++
	return tableMark{int32(len(t.rows)), int32(len(t.undo))}
}

// edit returns row i for writing, after saving what it holds.
func (t *table[T]) edit(i int) *T {
	if i >= len(t.saved) || t.saved[i] != t.epoch {
		t.save(i)
	}
	return &t.rows[i]
}

func (t *table[T]) save(i int) {
	t.undo = append(t.undo, overwritten[T]{int32(i), t.rows[i]})
	for len(t.saved) <= i {
		t.saved = append(t.saved, 0)
	}
	t.saved[i] = t.epoch
}

// add appends a row and returns its index.
func (t *table[T]) add(row T) int {
	t.rows = append(t.rows, row)
	return len(t.rows) - 1
}

// truncate drops the rows from n on.
func (t *table[T]) truncate(n int) {
	for i := len(t.rows) - 1; i >= n; i-- {
		t.save(i)
	}
	t.rows = t.rows[:n]
}

// back returns to a mark; it reports whether anything had changed.
func (t *table[T]) back(m tableMark) bool {
	if len(t.undo) == int(m.undo) && len(t.rows) == int(m.rows) {
		return false
	}
	if int(m.rows) > len(t.rows) {
		t.rows = t.rows[:m.rows]
	}
	for i := len(t.undo) - 1; i >= int(m.undo); i-- {
		u := &t.undo[i]
		if int(u.at) >= len(t.rows) {
			t.rows = t.rows[:u.at+1]
		}
		t.rows[u.at] = u.row
	}
	t.undo = t.undo[:m.undo]
	t.rows = t.rows[:m.rows]
	t.epoch++
	return true
}

// forget drops the journal: nothing before this moment can be undone any more.
func (t *table[T]) forget() {
	t.undo = t.undo[:0]
	t.epoch++
}

// copyFrom makes t hold the rows of other, with an empty journal.
func (t *table[T]) copyFrom(other *table[T]) {
	t.rows = append(t.rows[:0], other.rows...)
	t.forget()
}

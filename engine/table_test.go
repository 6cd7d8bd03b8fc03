package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// row is a row as tables hold them: small, no pointers.
type row struct {
	A int32
	B int16
	C int16
}

// position is a mark with what the table held then.
type position struct {
	mark tableMark
	rows []row
}

// TestTableJournal makes random edits, additions, truncations, marks and returns, and compares with plain copies.
func TestTableJournal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var table table[row]
		var want []row
		marks := []position{{table.mark(), nil}}
		n := int32(0)
		next := func() row { n++; return row{A: n, B: int16(n * 3)} }
		t.Repeat(map[string]func(*rapid.T){
			"add": func(t *rapid.T) {
				r := next()
				if at := table.add(r); at != len(want) {
					t.Fatalf("add gives %d, not %d", at, len(want))
				}
				want = append(want, r)
			},
			"edit": func(t *rapid.T) {
				if len(want) == 0 {
					t.Skip("no row")
				}
				i := rapid.IntRange(0, len(want)-1).Draw(t, "row")
				r := next()
				if rapid.Bool().Draw(t, "one field") {
					table.edit(i).C = r.B
					want[i].C = r.B
					return
				}
				*table.edit(i) = r
				want[i] = r
			},
			"edit the same row twice": func(t *rapid.T) {
				if len(want) == 0 {
					t.Skip("no row")
				}
				i := rapid.IntRange(0, len(want)-1).Draw(t, "row")
				for range 2 {
					r := next()
					*table.edit(i) = r
					want[i] = r
				}
			},
			"truncate": func(t *rapid.T) {
				k := rapid.IntRange(0, len(want)).Draw(t, "rows")
				table.truncate(k)
				want = want[:k:k]
			},
			"mark": func(t *rapid.T) { marks = append(marks, position{table.mark(), slices.Clone(want)}) },
			"back": func(t *rapid.T) {
				k := rapid.IntRange(0, len(marks)-1).Draw(t, "mark")
				m := marks[k]
				changed := !slices.Equal(table.rows, m.rows)
				did := table.back(m.mark)
				if changed && !did {
					t.Fatalf("back to mark %d says that nothing had changed", k)
				}
				marks = marks[:k+1]
				want = slices.Clone(m.rows)
			},
			"forget": func(t *rapid.T) {
				if rapid.IntRange(0, 4).Draw(t, "seldom") > 0 {
					t.Skip("seldom")
				}
				table.forget()
				marks = []position{{table.mark(), slices.Clone(want)}}
			},
			"copy": func(t *rapid.T) {
				var other = tableOf(slices.Clone(want))
				other.copyFrom(&table)
				if len(other.undo) != 0 || !slices.Equal(other.rows, want) {
					t.Fatalf("the copy holds %v, not %v", other.rows, want)
				}
			},
			"": func(t *rapid.T) {
				if !slices.Equal(table.rows, want) {
					t.Fatalf("the table holds %v, not %v", table.rows, want)
				}
			},
		})
	})
}

func tableOf(rows []row) table[row] { return table[row]{rows: rows} }

// TestEditAfterMark: the shortcut of edit must not skip a row that was saved before the mark.
func TestEditAfterMark(t *testing.T) {
	table := tableOf([]row{{A: 1}})
	start := table.mark()
	table.edit(0).A = 2
	later := table.mark()
	table.edit(0).A = 3
	table.edit(0).A = 4
	table.back(later)
	if table.rows[0].A != 2 {
		t.Errorf("back to the later mark gives %d, not 2", table.rows[0].A)
	}
	table.edit(0).A = 5
	table.back(later)
	if table.rows[0].A != 2 {
		t.Errorf("back to the later mark a second time gives %d, not 2", table.rows[0].A)
	}
	table.back(start)
	if table.rows[0].A != 1 {
		t.Errorf("back to the start gives %d, not 1", table.rows[0].A)
	}
}

// TestTruncateAndGrow: rows that were added where others had been truncated do not come back in their place.
func TestTruncateAndGrow(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(t *table[row])
	}{
		{"truncate", func(t *table[row]) { t.truncate(1) }},
		{"truncate and add", func(t *table[row]) { t.truncate(1); t.add(row{A: 9}) }},
		{"truncate, add and edit", func(t *table[row]) { t.truncate(0); t.add(row{A: 9}); t.edit(0).A = 10 }},
		{"truncate, add more", func(t *table[row]) {
			t.truncate(2)
			for i := range 10 {
				t.add(row{A: int32(20 + i)})
			}
		}},
		{"add and truncate", func(t *table[row]) { t.add(row{A: 9}); t.add(row{A: 9}); t.truncate(2) }},
		{"edit, truncate, add, truncate", func(t *table[row]) { t.edit(2).A = 7; t.truncate(1); t.add(row{A: 9}); t.truncate(0) }},
	} {
		want := []row{{A: 1}, {A: 2}, {A: 3}}
		table := tableOf(slices.Clone(want))
		m := table.mark()
		c.do(&table)
		table.back(m)
		if !slices.Equal(table.rows, want) {
			t.Errorf("%s: back gives %v, not %v", c.name, table.rows, want)
		}
	}
}

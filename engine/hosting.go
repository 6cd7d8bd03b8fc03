package engine

// What a script host asks of a context beside its fields.

// HasArgument reports whether an argument of that name was handed over, gone or not.
func (c *Context) HasArgument(name string) bool {
	g := c.g
	if g == nil {
		return false
	}
	for i := range g.s.picks.rows {
		p := &g.s.picks.rows[i]
		if p.Owner == c.holder && p.Slot < 0 && p.Off == 0 && g.s.names[-1-p.Slot] == name {
			return true
		}
	}
	return false
}

package engine

// DecisionsOfTask is how many decisions must be undone to come to the beginning of the task that was answered last.
func (g *Game) DecisionsOfTask() int {
	last := len(g.history) - 1
	n := 1
	for last-n >= 0 && g.history[last-n].first == g.history[last].first && g.history[last-n].mark == g.history[last].mark {
		n++
	}
	return n
}

// RollBack returns to the task that was answered n decisions ago by the journal alone, without running anything.
func (g *Game) RollBack(n int) {
	p := g.history[len(g.history)-n]
	g.history = g.history[:len(g.history)-n]
	g.start = p.mark
	g.undoTask()
}

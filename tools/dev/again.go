package dev

import (
	"cardlathe/engine"
	"cardlathe/tools/board"
	"cardlathe/tools/replay"
)

// Again plays each open game once more from its beginning with the content of now, with what was decided in it, and tells in a
// few lines for each what the text of now asks otherwise first. The games stay as they are. It may be called
// from anywhere while Run runs; language is that of the labels.
func (l *Loop) Again(language string) (told []string) {
	content := l.Content()
	if l.Games == nil || content == nil {
		return nil
	}
	l.Games(func(g *engine.Game) {
		lib := content.Game(g.Vocabulary().Game)
		if lib == nil {
			return
		}
		r := g.Record()
		name := board.Say(language, "{1}, game {2} with {3} decisions: ", g.Vocabulary().Title, len(told)+1, len(r.Answers))
		if r.Decks == nil {
			told = append(told, name+board.Say(language, "it began with a board, not with decks")+"\n")
			return
		}
		d, err := replay.Against(g, lib, language, func(lib *engine.Library) (*engine.Game, error) { return replay.Begin(lib, r) })
		if err != nil {
			told = append(told, name+board.Say(language, "it cannot be played again: {1}", err)+"\n")
			return
		}
		told = append(told, name+d.Text())
	})
	return told
}

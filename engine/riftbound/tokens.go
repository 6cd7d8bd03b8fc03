package riftbound

import "cardlathe/engine"

// Tokens (179 to 187) and promises: what an effect begins to play enters later; references to it follow.

// playToken begins the play of a token (184). place 0 lets its controller choose the place at its finalization.
func playToken(t *engine.Task, p engine.Player, def *engine.Card, place engine.PlaceID, r riders) (engine.ItemID, engine.Datum) {
	g := t.Game()
	id := g.NewObject(g.Cast(def), p, nowhere(g))
	r.place = place
	i := beginPlay(t, p, id, r)
	return i, engine.Obj(g.Item(i).Instance.Bearer)
}

// promise keeps a promise: what was handed on as "the thing being played" now is the thing on the board.
func promise(g *engine.Game, i engine.ItemID, now engine.Ref) {
	g.Follow(g.Item(i).Instance.Bearer, now)
}

// giveRiders gives a played object what the effect that played it said about it.
func giveRiders(t *engine.Task, i engine.ItemID, id engine.ObjectID) {
	g := t.Game()
	saved := t.Context
	c := g.ForItem(i)
	if d := c.Argument("rider might"); d.Kind == engine.NumberDatum {
		t.Give(id, &engine.Gift{Lasts: Forever, Parts: []engine.GiftPart{{Field: giftNamed("might"), N: engine.Expr{Op: engine.OpDatum, Datum: d}}}})
	}
	for _, k := range c.Argument("rider keywords").List() {
		if use, ok := keywordUse(k.Text()); ok {
			t.Give(id, &engine.Gift{Lasts: Forever, Parts: []engine.GiftPart{{Field: giftNamed("keywords"), Keywords: []engine.KeywordUse{use}}}})
		}
	}
	t.Context = saved
}

// keywordUse reads "Assault 2".
func keywordUse(text string) (engine.KeywordUse, bool) {
	name, n := text, 1
	for i := len(text) - 1; i > 0; i-- {
		if text[i] == ' ' {
			name, n = text[:i], 0
			for _, r := range text[i+1:] {
				if r < '0' || r > '9' {
					return engine.KeywordUse{}, false
				}
				n = n*10 + int(r-'0')
			}
			break
		}
	}
	k := keywordWord(name)
	if k < 0 {
		return engine.KeywordUse{Name: name, ID: engine.NoKeyword, N: int16(n)}, true
	}
	return engine.KeywordUse{Name: name, ID: engine.KeywordID(k), N: int16(n)}, true
}

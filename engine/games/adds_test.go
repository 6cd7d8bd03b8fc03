package games_test

import (
	"strings"
	"testing"

	"cardlathe/engine"
)

// TestKeptResources: what is added for one purpose alone is of no one domain, since nothing could keep that apart: an author is
// told so on loading, and where a function adds it when it runs.
func TestKeptResources(t *testing.T) {
	const says = "what is kept for something is of no one"
	_, diags := overlayFiles(t, nil, map[string]string{"cards/dummy.lua": `activated { cost = { exhaust = self }, speed = "reaction",
  adds = { power = { fury = 2 }, only = "spell" } }`})
	if text := diags.Err(); text == nil || !strings.Contains(text.Error(), says) || !strings.Contains(text.Error(), "any = 2") {
		t.Errorf("on loading: %v", text)
	}
	_, lib := overlay(t, nil, map[string]string{"question": `on_play { effect = function(fx) fx:add({ power = { fury = 1 } }, { only = "spell" }) end }`})
	g := board(t, lib, engine.Options{}, []string{"Question"}, nil, nil)
	play(t, g, "Question")
	for g.Decision() != nil && len(g.Diagnostics()) == 0 && g.Decision().Lists(engine.Option{Kind: engine.OptionPass}) {
		pass(t, g)
	}
	if list := g.Diagnostics(); len(list) != 1 || !strings.Contains(list[0].Message, says) {
		t.Errorf("when it runs: %v", list)
	}
}

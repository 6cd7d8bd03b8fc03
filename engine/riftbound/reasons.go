package riftbound

// reasons tells of the words of the card API that one card alone uses why the API has them: what the rules know, and no
// other word can say. `check --api` and the reference print them; a test holds them to ten.
var reasons = map[string]string{
	"verb extra_turn":             "the rules have extra turns (734), and one card grants them",
	"verb swap_back":              "a replaced battlefield comes back through its token alone (438)",
	"event object.looked_at":      "looking at a card is an act of its own beside revealing (424), and one card answers to it from the deck",
	"event player.recycles":       "one trigger for several cards that are recycled together (416)",
	"event player.reveals":        "a reveal is replaced as a whole, before its cards are known (424)",
	"gift also":                   "an event meets the triggers of another one without happening, which no other gift says",
	"gift any_damage_lethal_from": "142.4 must be known while combat damage is assigned, so no trigger can do it",
	"gift base_might":             "setting might in the first layer (474) cannot be said by adding",
	"gift effect_text_of":         "the text of an Equipment is replaced in the second layer (136)",
	"gift victory_score":          "the one number of the game's end that a card changes (467)",
}

package riftbound

// reasons tells of the words of the card API that one card alone uses why the API has them: what the rules know, and no
// other word can say. `check --api` and the reference print them; a test holds them to ten, and to twenty more of the words within others (options, acts, durations).
var reasons = map[string]string{
	"verb extra_turn":             "the rules have extra turns (734), and one card grants them",
	"verb swap_back":              "a replaced battlefield comes back through its token alone (438)",
	"event object.looked_at":      "looking at a card is an act of its own beside revealing (424), and one card answers to it from the deck",
	"event player.pays":           "how much was paid this turn, for whatever it was (444)",
	"event player.reveals":        "a reveal is replaced as a whole, before its cards are known (424)",
	"gift also":                   "an event meets the triggers of another one without happening, which no other gift says",
	"gift any_damage_lethal_from": "142.4 must be known while combat damage is assigned, so no trigger can do it",
	"gift base_might":             "setting might in the first layer (474) cannot be said by adding",
	"gift effect_text_of":         "the text of an Equipment is replaced in the second layer (136)",
	"gift victory_score":          "the one number of the game's end that a card changes (467)",

	"option play.args":          "a later execution of a card knows that it is one, since a card has no memory of its own",
	"option may.less":           "821: Weaponmaster lowers a cost that the text of another card names",
	"option deal.bonus":         "712: bonus damage is added once, however much is dealt, and is told apart from it",
	"option deal.source":        "417.6: a spell says that a unit deals, and the unit's own triggers meet the damage",
	"option look.by":            "424: each player looks at cards of their own; who looks decides who knows them",
	"option create.in_place_of": "438: a battlefield token replaces the battlefield that is there",
	"option create.once":        "a battlefield that there is one of at most, whoever asks for it",
	"option reveal.from":        "424: runes of a rune deck are in no set of cards that a filter describes",
	"option reveal.until_match": "424: how many are revealed is known only while they are",
	"option take_control.lasts": "191: control that ends with its source",
	"act counter":               "054.1: what cannot be countered is known before a counter chooses it",
	"act gain_points":           "193: points that come from no battlefield as well",
	"act hide":                  "421: what it costs to hide a card is no price of a play",
	"act move_along":            "204: what several units pay to move at the same time is no price of a move",
	"act reveal":                "811: a hidden card that may not be played from where it lies",
	"act score":                 "467: a battlefield that is not scored yet",
	"act trigger":               "383: abilities that do not trigger leave nothing to counter",
	"duration source":           "191: as long as the bearer is on the board, which no phase ends",
}

// hidden tells of the words that look at what not all players know what they look at; `check --permissions` prints them.
var hidden = map[string]string{
	"verb look":                  "the top cards of a deck",
	"verb predict":               "the top cards of a deck",
	"verb reveal":                "cards of a deck or hand, shown to all",
	"verb discard":               "cards of a hand, by their owner's choice",
	"view player.hand_size":      "how many cards a hand has",
	"view player.deck_size":      "how many cards a main deck has",
	"view player.rune_deck_size": "how many runes a rune deck has",
	"event object.looked_at":     "that somebody looks at a card",
	"event object.revealed":      "which card is revealed",
	"event player.reveals":       "that somebody reveals cards",
}

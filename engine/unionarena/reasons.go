package unionarena

// reasons tells of the words of the card API that one card alone uses why the API has them: what the rules know, and no
// other word can say.
var reasons = map[string]string{
	"constructor additional_cost": "a card whose extra cost cannot be paid is not used (UA-4.21), so it is known before its effect",
	"event player.plays":          "events of the game leave no object whose play could be asked about (UA-4.20)",
	"field event.type":            "tells events from characters among what was played",
	"field object.color":          "the color of a card is a fact that effects choose by (UA-4.14)",
	"condition energy":            "whether continuous text holds is known without running a script",
	"cost discard":                "a cost in brackets is paid before the effect (UA-4.25)",
	"cost life":                   "an extra cost of the rules: an own life card to the sideline (UA-4.21)",
	"cost remove":                 "paid in full or not at all (UA-10.5)",
	"cost sideline":               "sideline this: the bearer is gone before the effect (UA-4.25)",
	"option choose.by":            "an opponent chooses among their own cards",
	"option choose.count":         "as many as the text says, or as many as there are",
	"gift must_be_blocked":        "a forced block (UA-6.5) binds the defender's choice",
}

// hidden tells of the words that look at what not all players know what they look at; `check --permissions` prints them.
var hidden = map[string]string{
	"verb look":              "the top cards of a deck",
	"verb reveal":            "cards that are shown to all",
	"view player.hand_size":  "how many cards a hand has",
	"view player.deck_size":  "how many cards a deck has",
	"view player.life":       "how many life cards there are",
	"event object.looked_at": "that somebody looks at a card",
	"event object.revealed":  "which card is shown",
}

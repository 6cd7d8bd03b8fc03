package duelofchampions

// reasons tells of the words of the card API that one card alone uses why the API has them: what the rules know, and no
// other word says.
var reasons = map[string]string{
	"constructor cost_change": "3.3: what a card costs may change; the base set has one card that does it",
	"ability field active":    "a static ability that works under a condition; the condition is read again whenever anything changes",
	"ability field less":      "the cost change that the base set has makes cards cheaper",
	"ability field limit":     "an ability that triggers once a turn; no condition counts its uses",
	"ability field of":        "says whose cost a cost_change changes",

	"verb banish":       "12: the zone banished is reached by no other verb",
	"verb extra_turn":   "12: an inserted turn",
	"verb grow":         "12: a stack grows without a card",
	"verb look":         "16: cards that one player alone sees; reveal shows them to both",
	"verb play_copy":    "12: tokens that are copies; play_token knows tokens of a set only",
	"verb play_token":   "12: tokens",
	"verb reveal":       "12: shows cards to both players",
	"verb take_control": "11.2: control changes, and the unit changes its side",

	"event object.after_attack": "9.7: the last step of an attack",
	"event object.attacks":      "9.7: the first step of an attack",
	"event player.draws":        "6.4: a draw triggers and is replaced",
	"event object.goes_to":      "a card that an effect puts into a zone off the board",
	"event object.healed":       "11: healing triggers and is replaced",
	"event object.kills":        "9.5: who dealt the damage, not who died",
	"event object.leaves":       "11.2: leaving the board in any way, of which dying is one",
	"event object.moves":        "8.1: a move; relocated is what effects do",

	"option bounce.to":            "7.1: a unit that was taken over returns to its owner; one document says to its controller",
	"option choose.up_to":         "10: nothing may be chosen as well",
	"option deal.source":          "9.4: damage that is turned to another unit keeps who dealt it",
	"option discard.random":       "chance decides, not the player",
	"option extra_turn.no_supply": "6.6: a turn without the resources of its supply",
	"option play_token.at":        "12: a token enters where something was, not where its player likes",
	"act produce":                 "5.5: resources that are not produced; a gift to production would be doubled and lowered with it",

	"filter band":   "4.4: a row, or a line where the format says so",
	"filter square": "4: squares are chosen, not only units",

	"field place.empty":          "7.2: a square without a unit",
	"field object.in_row_of":     "4.1: units of the row of another one; at takes a row itself",
	"field ongoing.lies_on":      "3.4: the ongoing spells of a unit, seen from the unit",
	"field object.might":         "3.2: cards chosen by the requirement that they have",
	"field object.name":          "2.4: cards of one name",
	"field object.other":         "all but the bearer",
	"field card.since_your_turn": "a fortune that returns what has died in the other player's turn",
	"field object.token":         "12: tokens are no cards",
	"field object.winnable":      "7.1: who takes control needs a square where the unit may stand",
	"field object.yours":         "cards off the board are their owner's; friendly is about who controls",
	"field event.zone":           "where a card went",
	"condition your_turn":        "6: whose turn it is",
	"cost damage":                "6.8: an event that the hero pays for with health",
	"cost kill":                  "6.8: an event that a unit is given up for",
	"gift abilities":             "12: a unit that has the abilities of another one",
	"gift attack_cost":           "12: an attack that costs resources",
	"gift base_attack":           "12: an attack that is set, to which the rest is added",
	"gift base_retaliation":      "12: the same of retaliation",
	"gift cap":                   "12: a bound on attack and retaliation",
	"gift draws_attacks":         "12: a unit that must be attacked first",
	"gift might":                 "3.3: levels that effects add; magic and destiny go with it",
	"gift reaches_back":          "9.2: who may pick the unit behind without being a shooter",
	"gift spell_doublings":       "9.8: damage of spells is doubled before anything lessens it",
}

// hidden tells of the words that look at what not all players know what they look at; `check --permissions` prints them.
var hidden = map[string]string{
	"verb look":                "the top cards of a library",
	"verb see":                 "cards of a hand or library",
	"verb reveal":              "cards of a library, shown to all",
	"view player.hand_size":    "how many cards a hand has",
	"view player.library_size": "how many cards a library has",
	"view player.hand":         "the cards of a hand",
	"event object.looked_at":   "that somebody looks at a card",
	"event object.revealed":    "which card is shown",
}

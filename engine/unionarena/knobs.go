package unionarena

import "cardlathe/engine"

// Facts of cards, sections of decks, and the knobs of a format: the numbers of the rules, and what the rules leave open with
// the default that was taken (UA-12).

const triggerFact = "trigger"

var facts = []engine.Fact{
	{Name: "type", Kind: engine.FactWord, Target: engine.ToType, Words: types[:4], Needed: []string{"*"}, Doc: "what the card is", Rule: R(1)},
	{Name: "color", Kind: engine.FactWords, Target: engine.ToColors, Words: colors, Max: 1, Doc: "its color: that of the energy that it requires", Rule: R(4, 14)},
	{Name: "required_energy", Kind: engine.FactNumber, Target: engine.ToNumber, Number: RequiredEnergy, Min: 0, Max: 20, For: []string{"character", "site", "event"}, Doc: "energy of its color that must be generated; 0 when left out", Rule: R(4, 14)},
	{Name: "ap", Kind: engine.FactNumber, Target: engine.ToNumber, Number: AP, Min: 0, Max: 3, For: []string{"character", "site", "event"}, Doc: "action points that it costs; 1 when left out", Rule: R(4, 15)},
	{Name: "bp", Kind: engine.FactNumber, Target: engine.ToNumber, Number: BP, Min: 0, Max: 30000, Usual: 2000, For: []string{"character"}, Needed: []string{"character"}, Doc: "battle points", Rule: R(6, 7)},
	{Name: "generates", Kind: engine.FactAmounts, Target: engine.ToAmounts, Words: colors, Min: 0, Max: 9, For: []string{"character", "site"}, Doc: "energy that it generates on the energy line", Rule: R(4, 14)},
	{Name: triggerFact, Kind: engine.FactWord, Target: engine.ToList, Words: triggers, For: []string{"character", "site", "event"}, Doc: "what it does when it is checked as a life card", Rule: R(7, 2)},
	{Name: "raid", Kind: engine.FactWords, Target: engine.ToList, For: []string{"character"}, Doc: "names of characters that it may be played on", Rule: R(5, 1)},
	{Name: "raid_tags", Kind: engine.FactWords, Target: engine.ToList, For: []string{"character"}, Doc: "tags of characters that it may be played on", Rule: R(5, 1)},
	{Name: "also_named", Kind: engine.FactWords, Target: engine.ToList, Doc: "other names that it is also treated as", Rule: R(1, 6)},
	{Name: "tags", Kind: engine.FactWords, Target: engine.ToTags, Doc: "traits", Rule: R(10, 10)},
	{Name: "copies", Kind: engine.FactNumber, Target: engine.ToNumber, Number: OwnCopies, Min: 1, Max: 3, For: []string{"character", "site", "event"}, Doc: "its own limit of copies in a deck", Rule: R(1, 5)},
}

var sections = []engine.Section{
	{Name: "main", Drawn: true, Doc: "the 50 cards of the deck (UA-1.1)"},
	{Name: "ap", Optional: true, Doc: "the AP cards; left out they are supplied (UA-1.1)"},
}

var modes = []engine.Mode{{Name: "duel", Title: "Duel", Players: 2, Doc: "two players, one game", Rule: R(3)}}

// Names of the knobs.
const (
	KnobDeck         = "deck"
	KnobCopies       = "copies"
	KnobSpecial      = "special_triggers"
	KnobAPCards      = "ap_cards"
	KnobFirstAP      = "first_player_ap"
	KnobSecondAP     = "second_player_ap"
	KnobHand         = "hand"
	KnobLife         = "life"
	KnobMulligan     = "mulligan"
	KnobHandLimit    = "hand_limit"
	KnobLine         = "line"
	KnobFirstDraws   = "first_player_draws"
	KnobExtraDraws   = "extra_draws"
	KnobExtraInMain  = "extra_draw_in_main"
	KnobNewAP        = "new_ap_rested"
	KnobRoomSites    = "room_takes_sites"
	KnobRoomSideline = "room_sidelines"
	KnobMovedRest    = "moved_characters_rest"
	KnobRaidRoom     = "raid_makes_room"
	KnobUnder        = "under_is_sidelined"
	KnobFirstAttack  = "first_turn_attack"
	KnobSnipeActive  = "snipe_active_only"
	KnobBlockerGone  = "blocker_gone"
	KnobNumbers      = "keyword_numbers_add"
	KnobPoints       = "attacker_points"
	KnobRaidTrigger  = "raid_trigger_costs"
	KnobDeckOut      = "deck_out"
	KnobBothLose     = "both_lose"
	KnobLifeCost     = "life_cost_loses"
	KnobLoop         = "loop_bound"
)

var knobs = []engine.Knob{
	{Name: KnobDeck, Default: 50, Min: 1, Max: 99, Doc: "cards in a deck, AP cards apart", Rule: R(1, 1)},
	{Name: KnobCopies, Default: 4, Min: 1, Max: 99, Doc: "most copies of a number", Rule: R(1, 3)},
	{Name: KnobSpecial, Default: 4, Min: 0, Max: 99, Doc: "most cards with a Special trigger, with a Color trigger, with a Final trigger", Rule: R(1, 4)},
	{Name: KnobAPCards, Default: 3, Min: 1, Max: 9, Doc: "AP cards, in the deck and at most in the area", Rule: R(1, 1)},
	{Name: KnobFirstAP, Default: 1, Min: 0, Max: 9, Doc: "AP cards of the first player on the first turn; one more each turn", Rule: R(4, 3)},
	{Name: KnobSecondAP, Default: 2, Min: 0, Max: 9, Doc: "AP cards that the second player has at least", Rule: R(4, 3)},
	{Name: KnobHand, Default: 7, Min: 0, Max: 20, Doc: "cards drawn at the start", Rule: R(3, 2)},
	{Name: KnobLife, Default: 7, Min: 1, Max: 20, Doc: "life cards at the start", Rule: R(3, 4)},
	{Name: KnobMulligan, Default: 1, Min: 0, Max: 1, Doc: "1: each player may set the whole hand aside once", Rule: R(3, 3)},
	{Name: KnobHandLimit, Default: 8, Min: 0, Max: 99, Doc: "cards in hand at the end of the turn", Rule: R(8, 3)},
	{Name: KnobLine, Default: 4, Min: 1, Max: 9, Doc: "cards on a line", Rule: R(2, 1)},
	{Name: KnobFirstDraws, Default: 0, Min: 0, Max: 1, Doc: "1: the first player draws on the first turn", Rule: R(4, 4)},
	{Name: KnobExtraDraws, Default: 1, Min: 0, Max: 9, Doc: "extra draws a turn, for 1 AP each", Rule: R(4, 5)},
	{Name: KnobExtraInMain, Default: 0, Min: 0, Max: 1, Doc: "1: the extra draw may also be made in the main phase; 0: in its step alone", Rule: R(4, 6)},
	{Name: KnobNewAP, Default: 0, Min: 0, Max: 1, Doc: "1: new AP cards come in rested; 0: active", Rule: R(4, 3)},
	{Name: KnobRoomSites, Default: 1, Min: 0, Max: 1, Doc: "1: a site may be put away to make room for a card that is played; 0: characters alone", Rule: R(4, 17)},
	{Name: KnobRoomSideline, Default: 0, Min: 0, Max: 1, Doc: "1: what is put away to make room counts as sidelined; 0: it does not", Rule: R(4, 11)},
	{Name: KnobMovedRest, Default: 0, Min: 0, Max: 1, Doc: "1: what moves comes rested; 0: it keeps its state", Rule: R(4, 12)},
	{Name: KnobRaidRoom, Default: 1, Min: 0, Max: 1, Doc: "1: a raid character makes room on a full front line; 0: it needs a free place there", Rule: R(5, 7)},
	{Name: KnobUnder, Default: 0, Min: 0, Max: 1, Doc: "1: cards under one that leaves count as sidelined; 0: they do not", Rule: R(5, 8)},
	{Name: KnobFirstAttack, Default: 1, Min: 0, Max: 1, Doc: "0: the first player does not attack on the first turn", Rule: R(6, 11)},
	{Name: KnobSnipeActive, Default: 0, Min: 0, Max: 1, Doc: "1: Snipe aims at active characters alone; 0: at rested ones too", Rule: R(6, 1)},
	{Name: KnobBlockerGone, Default: 0, Min: 0, Max: 1, Doc: "1: when the blocker is gone the attack is at the player again; 0: it ends", Rule: R(6, 8)},
	{Name: KnobNumbers, Default: 0, Min: 0, Max: 1, Doc: "1: several numbers of Impact, or of Damage, add up; 0: the largest counts", Rule: R(11, 2)},
	{Name: KnobPoints, Default: 1, Min: 0, Max: 1, Doc: "1: the attacking side points at life cards; 0: the damaged player does", Rule: R(7, 1)},
	{Name: KnobRaidTrigger, Default: 0, Min: 0, Max: 1, Doc: "1: a raid by trigger costs its AP; 0: it asks for the energy alone", Rule: R(7, 8)},
	{Name: KnobDeckOut, Default: 1, Min: 0, Max: 2, Doc: "0: an empty deck loses no game; 1: who must draw from it in the start phase loses; 2: at any draw", Rule: R(9, 2)},
	{Name: KnobBothLose, Default: 0, Min: 0, Max: 2, Doc: "when both lose at once: 0: a draw; 1: the turn player wins; 2: the other player wins", Rule: R(9, 3)},
	{Name: KnobLifeCost, Default: 0, Min: 0, Max: 1, Doc: "who pays with the last life card: 0: loses once the effect that it pays for is over; 1: loses before that effect", Rule: R(7, 6)},
	{Name: KnobLoop, Default: 1000, Min: 10, Max: 30000, Doc: "effects that may trigger one after the other while nobody does anything, and ten times as many while somebody chooses that they do; then the game is a draw", Rule: R(10, 2)},
}

package riftbound

import (
	"slices"

	"cardlathe/engine"
)

// The words of the game as numbers. Each block of constants is in the order of the list of the same name in
// the vocabulary; lists only grow, since saved games hold the numbers.

// Types of cards and objects (133).
const (
	Unit = iota
	Gear
	Spell
	Rune
	Battlefield
	Legend
	Seat // a player's own object; no card has it
)

var types = []engine.Word{
	{Name: "unit", Doc: "fights for battlefields; has might (140)"},
	{Name: "gear", Doc: "stays in the base and works from there (149)"},
	{Name: "spell", Doc: "does what it says, then goes to the trash (153)"},
	{Name: "rune", Doc: "gives energy and power (160)"},
	{Name: "battlefield", Doc: "a place to fight for (169)"},
	{Name: "legend", Doc: "leads the deck and never leaves its zone (107.4)"},
	{Name: "player", Doc: "a player's own object; no card is one"},
}

// Supertypes (133).
const (
	Champion = iota
	Signature
	Basic
)

var traits = []engine.Word{
	{Name: "champion", Doc: "a unit or legend of a champion (103.2)"},
	{Name: "signature", Doc: "only beside its champion's legend (103.2)"},
	{Name: "basic", Doc: "a basic rune (160)"},
}

// Domains (134) and the resources that power of a domain is. Universal power pays for any domain (135.2).
const (
	Fury = iota
	Calm
	Mind
	Body
	Chaos
	Order
	Universal // as a resource only
)

var domains = []engine.Word{
	{Name: "fury", Doc: "R"}, {Name: "calm", Doc: "G"}, {Name: "mind", Doc: "B"},
	{Name: "body", Doc: "O"}, {Name: "chaos", Doc: "P"}, {Name: "order", Doc: "Y"},
}

var resources = append(append([]engine.Word{}, domains...),
	engine.Word{Name: "universal", Doc: "power that pays for any domain (135.2)"})

// Numbers that objects have, derived in layers (473).
const (
	Might engine.NumberID = iota
	Energy
	BonusDamage   // 712
	BuffLimit     // 701
	BuffMight     // 701
	ChannelCount  // 315.3
	VictoryScore  // 194
	FacedownSlots // 107.3
	MightBonus    // 137
	BaseMight     // 474
	EmpowerLimit  // 441
)

var numbers = []engine.NumberDecl{
	{Name: "might", Doc: "what a unit deals in combat and how much damage kills it (142)", Printed: true, HasFloor: true},
	{Name: "energy", Doc: "printed energy cost (131)", Printed: true, HasFloor: true},
	{Name: "bonus_damage", Doc: "on a player: added to what their spells and abilities deal; on a unit: added to what spells and abilities deal to it (712)"},
	{Name: "buff_limit", Doc: "how many buffs it may have (701)", Base: 1},
	{Name: "buff_might", Doc: "might that each buff gives (701)", Base: 1},
	{Name: "channel_count", Doc: "on a player: how many runes are channelled in the channel phase (315.3)", Knob: KnobChannel},
	{Name: "victory_score", Doc: "on a player: the points needed to win (467)", Knob: KnobVictory},
	{Name: "facedown_slots", Doc: "on a battlefield: how many cards may hide there (107.3)", Base: 1},
	{Name: "might_bonus", Doc: "on a gear: might that it gives to what it is attached to (137)", Printed: true},
	{Name: "base_might", Doc: "its might before arithmetic: printed, copied or set (474)", Remembers: uint8(Might) + 1},
	{Name: "empower_limit", Doc: "how often it may be empowered (441)", Base: 1},
}

// Zones (104 to 109).
const (
	InSeat = iota // the players' own objects
	InBase
	AtBattlefield   // units, gear and runes at a battlefield
	InRunes         // runes in a base; the location is the base
	BattlefieldZone // the battlefields themselves
	InLegendZone
	InFacedown
	OnChain
	InTrash
	InChampionZone
	InDeck
	InRuneDeck
	InBanishment
	InHand
	InNothing // tokens that ceased to exist, battlefields not in play
	zoneKinds
)

// mainDeck are the types of cards of a main deck (103.2).
const mainDeck = engine.Mask(1<<Unit | 1<<Gear | 1<<Spell)

var zones = []engine.ZoneKind{
	{Name: "seat", Doc: "players' own objects"},
	{Name: "base", Doc: "a player's base", Board: true, Place: true, Holds: 1<<Unit | 1<<Gear | 1<<Rune, Rule: engine.R(107, 1)},
	{Name: "battlefield", Doc: "at a battlefield", Board: true, Place: true, Holds: 1<<Unit | 1<<Gear, Rule: engine.R(107, 2)},
	{Name: "runes", Doc: "runes in a base", Board: true, Inert: true, Holds: 1 << Rune, Rule: engine.R(107, 1)},
	{Name: "battlefields", Doc: "the battlefields in play", Board: true, Rule: engine.R(107, 2)},
	{Name: "legend", Doc: "the legend zone", Board: true, Holds: 1 << Legend, Most: 1, Rule: engine.R(107, 4)},
	{Name: "facedown", Doc: "hidden cards of a battlefield", Visibility: engine.ControllerOnly, Holds: mainDeck, Rule: engine.R(107, 3)},
	{Name: "chain", Doc: "cards and abilities that wait to resolve", Ordered: true, Stack: true, Rule: engine.R(108, 1)},
	{Name: "trash", Doc: "public, unordered", Holds: mainDeck, Rule: engine.R(108, 2)},
	{Name: "champion", Doc: "where the chosen champion waits", Holds: mainDeck, Most: 1, Rule: engine.R(108, 3)},
	{Name: "deck", Doc: "the main deck", Visibility: engine.Secret, Ordered: true, Holds: mainDeck, Rule: engine.R(108, 4)},
	{Name: "rune_deck", Doc: "the rune deck", Visibility: engine.Secret, Ordered: true, Holds: 1 << Rune, Rule: engine.R(108, 5)},
	{Name: "banished", Doc: "public, unordered", Holds: mainDeck | 1<<Rune, Rule: engine.R(108, 6)},
	{Name: "hand", Doc: "private, its size is public", Visibility: engine.OwnerOnly, Holds: mainDeck, Rule: engine.R(108, 7)},
	{Name: "nowhere", Doc: "out of the game, or set aside", Visibility: engine.Secret, Outside: true},
}

// Statuses of objects (124.2).
const (
	Exhausted = iota
	Stunned
	Attacking
	Defending
	Empowered
)

var statuses = []engine.Word{
	{Name: "exhausted", Doc: "414"}, {Name: "stunned", Doc: "423"},
	{Name: "attacking", Doc: "464"}, {Name: "defending", Doc: "464"}, {Name: "empowered", Doc: "441"},
}

// Counters of objects, battlefields and players.
const (
	Damage         = iota // marked damage (142)
	Buffs                 // 701
	ContestedBy           // battlefield: seat+1 of who applied Contested (190.3)
	SeenMighty            // unit: see noteMighty (706)
	ScoredMask            // battlefield: bit per seat that scored it this turn (468)
	StagedShowdown        // battlefield (323)
	StagedCombat          // battlefield (323)
	CombatChecked         // unit: 1 it has attacked in this combat, 2 it has defended (383.4)
	Points                // player (193)
	XP                    // player (728)
	EnergyPool            // player (165)
	PowerPool             // player: seven counters, by resource
	_powerPool1
	_powerPool2
	_powerPool3
	_powerPool4
	_powerPool5
	_powerPool6
	KeptEnergy // player: four counters, energy that pays for one of reserves only (165, 429)
	_keptEnergy1
	_keptEnergy2
	_keptEnergy3
	KeptPower // player: four counters, universal power that pays for one of reserves only
	_keptPower1
	_keptPower2
	_keptPower3
	TurnNumber     // player: turns begun
	DamageBy       // unit: seat+1 whose damage was marked last
	DamageCause    // unit: item that dealt the last damage
	HiddenOn       // hidden card: the turn on which it was hidden (811)
	TimesEmpowered // 441
	DamageFrom     // unit: bit per seat that has dealt damage to it (142.4)
	InPlaceOf      // battlefield token: the object that it has replaced (438)
	Wins           // player: games of the match won
	DamageSource   // unit: 1 when the last damage was a unit's at the word of a spell or ability (417.6)
	Prevented      // unit: damage of this turn that is prevented yet (437)
	ChampionCard   // player: the chosen champion's card (103.2)
	UsedInMatch    // battlefield: it was used in a decided game of the match (486.5)
)

var counters = []engine.Word{
	{Name: "damage", Doc: "142"}, {Name: "buffs", Doc: "701", Most: 1}, {Name: "contested_by", Doc: "190.3", Internal: true},
	{Name: "seen_mighty", Doc: "706", Internal: true}, {Name: "scored_by", Doc: "468", Internal: true}, {Name: "staged_showdown", Doc: "323", Internal: true},
	{Name: "staged_combat", Doc: "323", Internal: true}, {Name: "combat_checked", Doc: "383", Internal: true}, {Name: "points", Doc: "193", Most: 99},
	{Name: "xp", Doc: "728"}, {Name: "energy", Doc: "165"},
	{Name: "fury", Doc: "165"}, {Name: "calm", Doc: "165"}, {Name: "mind", Doc: "165"}, {Name: "body", Doc: "165"},
	{Name: "chaos", Doc: "165"}, {Name: "order", Doc: "165"}, {Name: "universal", Doc: "165"},
	{Name: "spell_energy", Doc: "energy for spells only (429)"}, {Name: "unit_energy", Doc: "energy for units and their activated abilities only (429)"},
	{Name: "gear_energy", Doc: "energy for gear and its activated abilities only (429)"}, {Name: "showdown_energy", Doc: "energy for showdowns only (429)"},
	{Name: "spell_power", Doc: "universal power for spells only (429)"}, {Name: "unit_power", Doc: "universal power for units and their activated abilities only (429)"},
	{Name: "gear_power", Doc: "universal power for gear and its activated abilities only (429)"}, {Name: "showdown_power", Doc: "universal power for showdowns only (429)"},
	{Name: "turns", Doc: "turns begun"},
	{Name: "damage_by", Doc: "417", Internal: true}, {Name: "damage_cause", Doc: "417", Internal: true},
	{Name: "hidden_on", Doc: "811", Internal: true}, {Name: "times_empowered", Doc: "441", Internal: true}, {Name: "damage_from", Doc: "142.4", Internal: true},
	{Name: "in_place_of", Doc: "438", Internal: true},
	{Name: "wins", Doc: "games of the match won (486)"}, {Name: "damage_source", Doc: "417.6", Internal: true}, {Name: "prevented", Doc: "damage that is prevented yet (437)"}, {Name: "champion_card", Doc: "103.2", Internal: true}, {Name: "used_in_match", Doc: "486.5", Internal: true},
}

// Keywords (800 to 829).
const (
	Accelerate engine.KeywordID = iota
	Action
	Assault
	Shield
	Deathknell
	Deflect
	Ganking
	Hidden
	Legion
	Reaction
	Tank
	Temporary
	Vision
	Equip
	QuickDraw
	Weaponmaster
	Repeat
	Ambush
	Hunt
	Level
	Unique
	Backline
	EmpowerKeyword
	EmpoweredKeyword
	Flow
)

var keywords = []engine.KeywordDecl{
	{Name: "Accelerate", Doc: "pay {1} and one of its domains more, and it enters ready", Rule: engine.R(805), Works: engine.R(805, 1), Several: engine.R(805, 4), Refers: engine.R(805, 5), Types: engine.Bit(Unit)},
	{Name: "Action", Doc: "may also be played in showdowns on any turn", Rule: engine.R(806), Works: engine.R(806, 1), Refers: engine.R(806, 5)},
	{Name: "Assault", Numbered: true, Adds: true, Doc: "more might while it attacks", Rule: engine.R(807), Works: engine.R(807, 1), Several: engine.R(807, 2), Refers: engine.R(807, 3), Types: engine.Bit(Unit)},
	{Name: "Shield", Numbered: true, Adds: true, Doc: "more might while it defends", Rule: engine.R(814), Works: engine.R(814, 1), Several: engine.R(814, 2), Refers: engine.R(814, 3), Types: engine.Bit(Unit)},
	{Name: "Deathknell", Each: true, Doc: "when it dies", Rule: engine.R(808), Works: engine.R(808, 1), Several: engine.R(808, 2), Refers: engine.R(808, 3), Scripted: true},
	{Name: "Deflect", Numbered: true, Adds: true, Doc: "opponents pay power of any domain to choose it", Rule: engine.R(809), Works: engine.R(809, 1), Several: engine.R(809, 2), Refers: engine.R(809, 3)},
	{Name: "Ganking", Doc: "may move from battlefield to battlefield", Rule: engine.R(810), Works: engine.R(810, 1), Several: engine.R(810, 2), Refers: engine.R(810, 3), Types: engine.Bit(Unit)},
	{Name: "Hidden", Doc: "may be hidden at a battlefield you control", Rule: engine.R(811), Works: engine.R(811, 1), Several: engine.R(811, 4), Refers: engine.R(811, 5)},
	{Name: "Legion", Doc: "works if you finalized another card this turn", Rule: engine.R(812), Works: engine.R(812, 1), Refers: engine.R(812, 3), Scripted: true},
	{Name: "Reaction", Doc: "may be played whenever you have priority", Rule: engine.R(813), Works: engine.R(813, 1), Refers: engine.R(813, 5)},
	{Name: "Tank", Doc: "is assigned lethal damage first", Rule: engine.R(815), Works: engine.R(815, 1), Several: engine.R(815, 2), Refers: engine.R(815, 3), Types: engine.Bit(Unit)},
	{Name: "Temporary", Doc: "dies at the start of its controller's beginning phase", Rule: engine.R(816), Works: engine.R(816, 1), Several: engine.R(816, 2), Refers: engine.R(816, 3), Scripted: true},
	{Name: "Vision", Each: true, Doc: "when played: predict 1", Rule: engine.R(817), Works: engine.R(817, 1), Several: engine.R(817, 2), Refers: engine.R(817, 3), Scripted: true},
	{Name: "Equip", Costed: true, Each: true, Doc: "attach it to your unit", Rule: engine.R(818), Works: engine.R(818, 1), Several: engine.R(818, 4), Refers: engine.R(818, 5), Types: engine.Bit(Gear), Scripted: true},
	{Name: "Quick-Draw", Doc: "played as a reaction, it attaches itself", Rule: engine.R(819), Works: engine.R(819, 1), Several: engine.R(819, 2), Refers: engine.R(819, 3), Types: engine.Bit(Gear), Scripted: true},
	{Name: "Weaponmaster", Each: true, Doc: "when played: equip one of your equipment cheaper", Rule: engine.R(821), Works: engine.R(821, 1), Refers: engine.R(821, 3), Types: engine.Bit(Unit), Scripted: true},
	{Name: "Repeat", Costed: true, Each: true, Doc: "pay more to do it once more", Rule: engine.R(820), Works: engine.R(820, 1), Several: engine.R(820, 3), Refers: engine.R(820, 4), Types: engine.Bit(Spell)},
	{Name: "Ambush", Doc: "may be played as a reaction to where your units are", Rule: engine.R(822), Works: engine.R(822, 1), Several: engine.R(822, 2), Refers: engine.R(822, 4), Types: engine.Bit(Unit)},
	{Name: "Hunt", Numbered: true, Adds: true, Doc: "experience when it conquers or holds", Rule: engine.R(823), Works: engine.R(823, 1), Several: engine.R(823, 2), Refers: engine.R(823, 3), Types: engine.Bit(Unit), Scripted: true},
	{Name: "Level", Numbered: true, Doc: "works from that much experience on", Rule: engine.R(824), Works: engine.R(824, 1), Refers: engine.R(824, 2)},
	{Name: "Unique", Doc: "one of that name in a deck", Rule: engine.R(825), Refers: engine.R(825, 5)},
	{Name: "Backline", Doc: "is assigned lethal damage last", Rule: engine.R(826), Works: engine.R(826, 3), Several: engine.R(826, 5), Refers: engine.R(826, 6), Types: engine.Bit(Unit)},
	{Name: "Empower", Costed: true, Each: true, Doc: "pay to empower it", Rule: engine.R(827), Works: engine.R(827, 1), Several: engine.R(827, 3), Refers: engine.R(827, 4), Scripted: true},
	{Name: "Empowered", Doc: "works while it is empowered", Rule: engine.R(828), Works: engine.R(828, 1), Refers: engine.R(828, 2)},
	{Name: "Flow", Costed: true, Plain: true, Doc: "may be played from the trash for that cost", Rule: engine.R(829), Works: engine.R(829, 1), Refers: engine.R(829, 2), Types: engine.Bit(Spell)},
}

// keywordWord is the number of a keyword by its name; -1 when the game has none of that name.
func keywordWord(w string) int {
	return slices.IndexFunc(keywords, func(k engine.KeywordDecl) bool { return k.Name == w })
}

// Speeds of activated abilities (381, 806, 813).
const (
	MainSpeed = iota
	ActionSpeed
	ReactionSpeed
)

var speeds = []engine.Word{{Name: "main", Doc: "your turn, open, no showdown (381)"},
	{Name: "action", Doc: "in showdowns too (806)"}, {Name: "reaction", Doc: "whenever you have priority (813)"}}

// Acts that permit and forbid speak about.
const (
	NoAct = iota
	ActPlay
	ActMove
	ActHide
	ActActivate
	ActChoose
	ActReady
	ActCounter
	ActScore
	ActReveal
	ActTrigger
	ActIgnore
	ActGainPoints
	ActMoveAlong
)

var acts = []engine.Word{{}, {Name: "play", Doc: "a card; affects is the card. A permission with cost or ignore is a way of its own to play it: for that in place of its own cost, and with to at such a place"}, {Name: "move", Doc: "affects is the unit, at and to are places"}, {Name: "hide", Doc: "a card facedown at a battlefield (811)"}, {Name: "activate", Doc: "an ability; affects is its bearer"}, {Name: "choose", Doc: "affects is what would be chosen, it is the card that chooses"}, {Name: "ready", Doc: "affects is what would become ready"}, {Name: "counter", Doc: "affects is what would be countered"},
	{Name: "score", Doc: "at a battlefield (467)"}, {Name: "reveal", Doc: "cards to be looked at"}, {Name: "trigger", Doc: "affects is what bears the ability that would trigger"}, {Name: "ignore", Doc: "a keyword, while paying or assigning (764)"},
	{Name: "gain_points", Doc: "in any way (193); to score is about battlefields alone"},
	{Name: "move_along", Doc: "to a place to which another unit moves at the same time: of several that move there together each beyond the first"}}

// Durations (lasts).
const (
	Forever = iota
	ThisTurn
	ThisCombat
	WhileAttached
	WhileHere
	WhileSource
	UntilNextMain
	UntilNextBeginning
	ThisGame
)

var durations = []engine.Word{{Name: "forever", Doc: "while it stays on the board"}, {Name: "turn", Doc: "until the end of this turn"}, {Name: "combat", Doc: "until this combat is over"},
	{Name: "attached", Doc: "while the source stays attached"}, {Name: "here", Doc: "while it stays where it is"}, {Name: "source", Doc: "while its source stays on the board"}, {Name: "next_main", Doc: "until your next main phase"}, {Name: "next_beginning", Doc: "until your next beginning phase"}, {Name: "game", Doc: "as long as the game lasts"}}

// Parts of a cost that can be ignored (356).
const (
	IgnoreNothing = iota
	IgnoreEnergy
	IgnorePower
	IgnoreCost
	IgnoreEverything
)

var ignores = []engine.Word{{Name: "nothing"}, {Name: "energy"}, {Name: "power"}, {Name: "cost"}, {Name: "everything"}}

// Periods of limits.
const (
	PerTurn = iota
	PerCombat
	PerGame
)

var periods = []engine.Word{{Name: "turn", Doc: "once a turn"}, {Name: "combat", Doc: "once a combat"}, {Name: "game", Doc: "once a game"}}

// Phases of a turn (314).
const (
	NoPhase = iota
	Awaken
	Beginning
	Channel
	Draw
	Main
	Ending
)

var phases = []engine.Word{{}, {Name: "awaken", Doc: "315.1"}, {Name: "beginning", Doc: "315.2"}, {Name: "channel", Doc: "315.3"},
	{Name: "draw", Doc: "315.4"}, {Name: "main", Doc: "316"}, {Name: "ending", Doc: "317"}}

var facts = []engine.Fact{
	{Name: "type", Kind: engine.FactWord, Target: engine.ToType, Words: types[:6], Needed: []string{"*"}, Doc: "what the card is", Rule: engine.R(133)},
	{Name: "supertypes", Kind: engine.FactWords, Target: engine.ToTraits, Words: traits, Doc: "champion, signature, basic", Rule: engine.R(133)},
	{Name: "domains", Kind: engine.FactWords, Target: engine.ToColors, Words: domains, Doc: "domains of the card", Rule: engine.R(134)},
	{Name: "energy", Kind: engine.FactNumber, Target: engine.ToNumber, Number: Energy, Min: 0, Max: 20, For: []string{"unit", "gear", "spell"}, Needed: []string{"unit", "gear", "spell"}, Doc: "energy cost", Rule: engine.R(131)},
	{Name: "power", Kind: engine.FactAmounts, Target: engine.ToAmounts, Words: domains, Min: 0, Max: 9, For: []string{"unit", "gear", "spell"}, Doc: "power cost by domain, or any, or own for one of the card's own domains", Rule: engine.R(131)},
	{Name: "might", Kind: engine.FactNumber, Target: engine.ToNumber, Number: Might, Min: 0, Max: 99, For: []string{"unit"}, Needed: []string{"unit"}, Doc: "might of a unit", Rule: engine.R(142)},
	{Name: "might_bonus", Kind: engine.FactNumber, Target: engine.ToNumber, Number: MightBonus, Min: -9, Max: 99, For: []string{"gear"}, Doc: "might that an Equipment gives to its unit", Rule: engine.R(137)},
	{Name: "tags", Kind: engine.FactWords, Target: engine.ToTags, Doc: "tribes, regions, champions", Rule: engine.R(132)},
	{Name: "token", Kind: engine.FactFlag, Target: engine.ToToken, Doc: "a token: no deck may hold it", Rule: engine.R(179)},
}

var sections = []engine.Section{
	{Name: "legend", Single: true, Doc: "the champion legend (103.1)"},
	{Name: "champion", Single: true, Doc: "the chosen champion, counted in main (103.2)"},
	{Name: "main", Drawn: true, Doc: "the main deck, the chosen champion included (103.2)"},
	{Name: "runes", Doc: "twelve runes (103.3)"},
	{Name: "battlefields", Doc: "battlefields (103.4)"},
	{Name: "sideboard", Optional: true, Doc: "cards that may be exchanged between the games of a match"},
}

var modes = []engine.Mode{
	{Name: "duel", Title: "Duel", Players: 2, Doc: "two players, one game", Rule: engine.R(485)},
	{Name: "match", Title: "Match", Players: 2, Doc: "two players, best of three games, battlefields are chosen", Rule: engine.R(486),
		Knobs: map[string]int{KnobBestOf: 3, KnobChooseBattlefields: 1, KnobSideboard: 8}},
	{Name: "skirmish", Title: "Skirmish", Players: 3, Doc: "three players, everyone against everyone", Rule: engine.R(487),
		Knobs: map[string]int{KnobFirstDraws: 0}},
	{Name: "war", Title: "War", Players: 4, Doc: "four players, everyone against everyone", Rule: engine.R(488),
		Knobs: map[string]int{KnobFirstDraws: 0, KnobFirstBattlefields: 0}},
	{Name: "2v2", Title: "Magma Chamber", Players: 4, Teams: 2, SideBySide: KnobSideBySide, Doc: "two teams of two", Rule: engine.R(489),
		Knobs: map[string]int{KnobVictory: 11, KnobFirstDraws: 0, KnobFirstBattlefields: 0}},
}

// Names of the knobs.
const (
	KnobVictory       = "victory"
	KnobBattlefields  = "battlefields"
	KnobProvided      = "battlefields_provided"
	KnobMainDeck      = "main_deck"
	KnobMainDeckMax   = "main_deck_max"
	KnobCopies        = "copies"
	KnobRunes         = "runes"
	KnobHand          = "hand"
	KnobMulligan      = "mulligan"
	KnobChannel       = "channel"
	KnobLastExtraRune = "last_player_extra_runes"
	KnobHiddenFree    = "hidden_free"

	KnobBestOf             = "best_of"
	KnobSideboard          = "sideboard"
	KnobChooseBattlefields = "choose_battlefields"
	KnobFirstDraws         = "first_player_draws"
	KnobFirstBattlefields  = "first_player_battlefields"
	KnobSideBySide         = "side_by_side"
	KnobFirstByBattlefield = "first_player_by_battlefield"
	KnobInvitations        = "invitations"
	KnobHoldFirst          = "hold_first"
	KnobDrawFirst          = "draw_first"
	KnobHiddenDiscarded    = "hidden_discarded"
	KnobFinalControls      = "final_point_controls"
	KnobFinalDraws         = "final_point_draws"
	KnobLoop               = "loop_bound"
)

var knobs = []engine.Knob{
	{Name: KnobVictory, Default: 8, Min: 1, Max: 99, Doc: "points to win", Rule: engine.R(467)},
	{Name: KnobBattlefields, Default: 1, Min: 1, Max: 3, AtMost: KnobProvided, Doc: "battlefields that each player brings into play", Rule: engine.R(485)},
	{Name: KnobProvided, Default: 3, Min: 1, Max: 9, Doc: "battlefields in a deck", Rule: engine.R(103, 4)},
	{Name: KnobMainDeck, Default: 40, Min: 1, Max: 999, AtMost: KnobMainDeckMax, Doc: "least cards in a main deck", Rule: engine.R(103, 2)},
	{Name: KnobMainDeckMax, Default: 999, Min: 1, Max: 999, Doc: "most cards in a main deck; the core rules set no limit, the tournament rules say 40", Rule: engine.R(103, 2)},
	{Name: KnobCopies, Default: 3, Min: 1, Max: 99, Doc: "most copies of a name", Rule: engine.R(103, 2)},
	{Name: KnobRunes, Default: 12, Min: 0, Max: 99, Doc: "runes in a rune deck", Rule: engine.R(103, 3)},
	{Name: KnobHand, Default: 4, Min: 0, Max: 20, Doc: "cards drawn at the start", Rule: engine.R(116)},
	{Name: KnobMulligan, Default: 2, Min: 0, Max: 20, Doc: "most cards set aside in the mulligan", Rule: engine.R(117)},
	{Name: KnobChannel, Default: 2, Min: 0, Max: 12, Doc: "runes channelled a turn", Rule: engine.R(315, 3)},
	{Name: KnobLastExtraRune, Default: 1, Min: 0, Max: 12, Doc: "more runes in the last player's first channel phase", Rule: engine.R(485)},
	{Name: KnobBestOf, Default: 1, Min: 1, Max: 9, Odd: true, Doc: "games of a match; who has won more than half of them wins it", Rule: engine.R(486, 6)},
	{Name: KnobSideboard, Default: 0, Min: 0, Max: 40, Needs: KnobBestOf, Doc: "most cards in a sideboard, exchanged one for one between the games of a match (tournament rules)", Rule: engine.R(486, 6)},
	{Name: KnobChooseBattlefields, Default: 0, Min: 0, Max: 1, Doc: "1: each player chooses the battlefield to bring, and none that was used in an earlier decided game; 0: at random", Rule: engine.R(486, 5)},
	{Name: KnobFirstDraws, Default: 1, Min: 0, Max: 1, Doc: "0: the first player does not draw in the first draw phase", Rule: engine.R(487, 7)},
	{Name: KnobFirstBattlefields, Default: 1, Min: 0, Max: 1, Doc: "0: the first player brings no battlefields", Rule: engine.R(488, 5)},
	{Name: KnobSideBySide, Default: 0, Min: 0, Max: 1, Modes: []string{"2v2"}, Doc: "1: teammates sit side by side (A and B against C and D) and turns alternate between the teams; 0: teammates sit opposite each other and turns go round", Rule: engine.R(489, 5)},
	{Name: KnobFirstByBattlefield, Default: 0, Min: 0, Max: 1, Doc: "1: one of the battlefields is drawn, and its player goes first (editions before 2026); 0: the first player is found at random", Rule: engine.R(115)},
	{Name: KnobInvitations, Default: 0, Min: 0, Max: 1, Doc: "1: in a combat only its two sides act, and those whom they invite (edition of June 2025); 0: everybody", Rule: engine.R(347)},
	{Name: KnobHoldFirst, Default: 0, Min: 0, Max: 1, Doc: "1: battlefields are held before anything happens at the start of the turn (edition of January 2025); 0: after it", Rule: engine.R(315, 2)},
	{Name: KnobDrawFirst, Default: 0, Min: 0, Max: 1, Doc: "1: the draw phase comes before the channel phase (edition of January 2025); 0: after it", Rule: engine.R(315, 4)},
	{Name: KnobHiddenDiscarded, Default: 0, Min: 0, Max: 1, Doc: "1: a hidden card is discarded when control of its battlefield is lost (edition of January 2025); 0: it is put into the trash", Rule: engine.R(107, 3)},
	{Name: KnobFinalControls, Default: 0, Min: 0, Max: 1, Doc: "1: the final point by conquering needs control of every battlefield (edition of January 2025); 0: every battlefield scored this turn", Rule: engine.R(471, 1)},
	{Name: KnobFinalDraws, Default: 1, Min: 0, Max: 1, Doc: "0: who conquers without getting the final point gets nothing instead (edition of January 2025); 1: draws a card", Rule: engine.R(471, 1)},
	{Name: KnobLoop, Default: 3000, Min: 10, Max: 30000, Doc: "abilities that may trigger one after the other while nobody does anything but pass; then the game is a draw. Who has kept it up that long by saying yes names how many times more; ten times as many are a draw in any case (tournament rules on loops)", Rule: engine.R(383)},
	{Name: KnobHiddenFree, Default: 0, Min: 0, Max: 1, Doc: "1: a hidden card is played for nothing at all, additional costs included; 0: without its base cost", Rule: engine.R(811, 1)},
}

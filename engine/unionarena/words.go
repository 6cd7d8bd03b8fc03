package unionarena

import "cardlathe/engine"

// The words of the game as numbers. Each block of constants is in the order of the list of the same name in the vocabulary;
// lists only grow, since saved games hold the numbers.

// Types of cards and objects (UA-1, UA-2).
const (
	Character = iota
	Site
	EventCard
	ActionPoint
	Seat // a player's own object; no card has it
)

var types = []engine.Word{
	{Name: "character", Doc: "attacks and blocks; stands on either line (UA-4.16)"},
	{Name: "site", Doc: "supports from the energy line (UA-4.16)"},
	{Name: "event", Doc: "does what it says, then goes to the sideline (UA-4.20)"},
	{Name: "ap", Doc: "an action point card: rested to pay (UA-4.15)"},
	{Name: "player", Doc: "a player's own object; no card is one"},
}

// Colors, and the kinds of energy that they are (UA-4.14).
const (
	Blue = iota
	Red
	Yellow
	Green
	Purple
	colorCount
)

var colors = []engine.Word{{Name: "blue"}, {Name: "red"}, {Name: "yellow"}, {Name: "green"}, {Name: "purple"}}

// Numbers that objects have, derived in layers.
const (
	BP engine.NumberID = iota
	RequiredEnergy
	AP
	MoreEnergy // and four more: by color (UA-10.11)
	_moreEnergy1
	_moreEnergy2
	_moreEnergy3
	_moreEnergy4
	MostImpact // UA-11.2
	MostDamage // UA-11.2
	OwnCopies  // UA-1.5
)

var numbers = []engine.NumberDecl{
	{Name: "bp", Doc: "battle points: who has at least as many as the blocker wins (UA-6.7)", Printed: true},
	{Name: "required_energy", Doc: "energy of its color that must be generated to use it (UA-4.14)", Printed: true, HasFloor: true, Colored: true},
	{Name: "ap", Doc: "action points that it costs (UA-4.15)", Printed: true, Base: 1, HasFloor: true},
	{Name: "more_blue", Doc: "blue energy that it generates beside what is printed (UA-10.11)"}, {Name: "more_red", Doc: "the same of red"},
	{Name: "more_yellow", Doc: "the same of yellow"}, {Name: "more_green", Doc: "the same of green"}, {Name: "more_purple", Doc: "the same of purple"},
	{Name: "most_impact", Doc: "the largest of its numbers of Impact (UA-11.2)"}, {Name: "most_damage", Doc: "the largest of its numbers of Damage (UA-11.2)"},
	{Name: "copies", Doc: "its own limit of copies in a deck (UA-1.5)", Printed: true},
}

// Zones (UA-2).
const (
	InSeat = iota // the players' own objects
	InFront
	InEnergy
	InAP
	InLife
	InDeck
	InHand
	InSideline
	InRemoval
	Under       // face up under a character
	UnderHidden // face down under a character
	InCheck     // life cards that are being checked
	InUse       // a card while it is being used
	Nowhere     // AP cards that have not come yet, and what has no place
)

// inDecks are the types of cards of a deck (UA-1.1).
const inDecks = engine.Mask(1<<Character | 1<<Site | 1<<EventCard)

var zones = []engine.ZoneKind{
	{Name: "seat", Doc: "players' own objects"},
	{Name: "front", Doc: "the front line: characters that attack and block", Board: true, Place: true, Holds: 1 << Character, Rule: R(2, 1)},
	{Name: "energy", Doc: "the energy line: characters and sites whose energy counts", Board: true, Place: true, Holds: 1<<Character | 1<<Site, Rule: R(2, 1)},
	{Name: "ap_area", Doc: "the action point cards", Board: true, Inert: true, Rule: R(2, 1)},
	{Name: "life", Doc: "life cards: nobody sees them, their owner neither", Visibility: engine.Secret, Ordered: true, Holds: inDecks, Rule: R(2, 1)},
	{Name: "deck", Doc: "the deck", Visibility: engine.Secret, Ordered: true, Holds: inDecks, Rule: R(2, 1)},
	{Name: "hand", Doc: "the hand; its size is public", Visibility: engine.OwnerOnly, Holds: inDecks, Rule: R(2, 1)},
	{Name: "sideline", Doc: "cards that are sidelined or used up; public", Ordered: true, Holds: inDecks, Rule: R(2, 1)},
	{Name: "removal", Doc: "cards that are out of this game; public", Ordered: true, Holds: inDecks, Rule: R(2, 2)},
	{Name: "under", Doc: "cards under a raid character", Ordered: true, Holds: 1 << Character, Mute: "a card under another one has no text", Rule: R(5, 11)},
	{Name: "under_hidden", Doc: "cards face down under a character; its controller may look", Visibility: engine.OwnerOnly, Ordered: true, Holds: inDecks, Mute: "a card under another one has no text", Rule: R(2, 4)},
	{Name: "check", Doc: "life cards that are being checked", Ordered: true, Rule: R(7, 4)},
	{Name: "use", Doc: "a card while it is being used", Stack: true, Rule: R(4, 20)},
	{Name: "nowhere", Doc: "not in the game yet, or no longer", Visibility: engine.Secret, Outside: true, Rule: R(3, 5)},
}

// Statuses of objects. A rested card is exhausted, an active one ready.
const (
	Exhausted = iota
	Raided    // in raid state (UA-5.5)
	Attacking
	Defending // it blocks, or is the target of Snipe
	Nullified // it has no Impact in this battle (Nullify Impact)
)

var statuses = []engine.Word{
	{Name: "exhausted", Doc: "rested, sideways (UA-4.15)"}, {Name: "raided", Doc: "in raid state (UA-5.5)"},
	{Name: "attacking", Doc: "UA-6.3"}, {Name: "defending", Doc: "UA-6.4"}, {Name: "nullified", Doc: "UA-11", Internal: true},
}

// Counters of objects and players.
const (
	Locked     = iota // how often it will not become active (UA-4.7)
	Attacks           // attacks of this turn (UA-5.6)
	Blocks            // blocks of this turn (UA-5.6)
	TurnNumber        // player: turns begun
)

var counters = []engine.Word{
	{Name: "locked", Doc: "how many of the next times that it would become active it does not (UA-4.7)", Most: 99},
	{Name: "attacks", Doc: "attacks of this turn (UA-5.6)", Most: 99}, {Name: "blocks", Doc: "blocks of this turn (UA-5.6)"}, {Name: "turns", Doc: "turns begun"},
}

// Keywords (UA-11).
const (
	Raid engine.KeywordID = iota
	Impact
	MoreImpact
	NullifyImpact
	Damage
	MoreDamage
	Step
	Snipe
	DoubleAttack
	DoubleBlock
)

var keywords = []engine.KeywordDecl{
	{Name: "Raid", Doc: "may be played on top of what its fact raid or raid_tags names", Rule: R(5, 1), Works: R(5, 4), Types: 1 << Character},
	{Name: "Impact", Numbered: true, Most: uint8(MostImpact) + 1, Doc: "that much damage when it attacks and wins the battle", Rule: R(11), Works: R(11, 1), Several: R(11, 2), Types: 1 << Character},
	{Name: "Impact+", Numbered: true, Adds: true, Doc: "its Impact is so much larger; without Impact it has that much", Rule: R(11), Works: R(11, 1), Several: R(11, 2), Types: 1 << Character},
	{Name: "Nullify Impact", Doc: "a character that battles it has no Impact in that battle", Rule: R(11), Types: 1 << Character},
	{Name: "Damage", Numbered: true, Most: uint8(MostDamage) + 1, Doc: "its direct attack deals that much damage instead of 1", Rule: R(6, 9), Works: R(6, 9), Several: R(11, 2), Types: 1 << Character},
	{Name: "Damage+", Numbered: true, Adds: true, Doc: "its direct attack deals so much more", Rule: R(6, 9), Works: R(6, 9), Several: R(11, 2), Types: 1 << Character},
	{Name: "Step", Doc: "may move from the front line to the energy line", Rule: R(4, 9), Works: R(4, 9), Types: 1 << Character},
	{Name: "Snipe", Doc: "may attack an enemy character on the front line, which nobody blocks", Rule: R(6, 1), Works: R(6, 1), Types: 1 << Character},
	{Name: "Double Attack", Doc: "becomes active when it attacks for the first time in a turn", Rule: R(6, 3), Works: R(6, 3), Types: 1 << Character},
	{Name: "Double Block", Doc: "becomes active when it blocks for the first time in a turn", Rule: R(6, 4), Works: R(6, 4), Types: 1 << Character},
}

// Acts that permit and forbid speak about.
const (
	NoAct = iota
	ActPlay
	ActRaid
	ActMove
	ActAttack
	ActBlock
	ActBeBlocked
	ActActivate
	ActChoose
	ActReady
	ActLeave
	ActTrigger
)

var acts = []engine.Word{{}, {Name: "play", Doc: "a card; affects is the card"},
	{Name: "raid", Doc: "permit: affects is what may be raided onto, it is the card that raids (UA-5.2)"}, {Name: "move", Doc: "in the movement phase (UA-4.8)"}, {Name: "attack", Doc: "affects is the attacker"},
	{Name: "block", Doc: "affects is the blocker, it is the attacker (UA-6.5)"}, {Name: "be_blocked", Doc: "affects is the attacker, it is the blocker (UA-6.5)"},
	{Name: "activate", Doc: "an ability; affects is its bearer"}, {Name: "choose", Doc: "for effects; a permit with a cost asks it for choosing (UA-10.9)"}, {Name: "ready", Doc: "affects is what would become active"},
	{Name: "leave", Doc: "to leave the field by an effect (UA-10.3)"}, {Name: "trigger", Doc: "affects is what bears the ability that would trigger"}}

// Durations (lasts).
const (
	Forever = iota
	ThisTurn
	ThisBattle
	UntilNextStart
	ThisGame
)

var durations = []engine.Word{{Name: "forever", Doc: "while it stays on the field"}, {Name: "turn", Doc: "the current turn, whoever's it is (UA-7.7, UA-8.4)"},
	{Name: "battle", Doc: "until this attack is over (UA-6.7)"}, {Name: "next_start", Doc: "until the start of your next turn (UA-4.1)"}, {Name: "game", Doc: "as long as the game lasts"}}

// Periods of limits (UA-4.26).
const (
	PerTurn = iota
	PerGame
	PerSharedTurn
)

var periods = []engine.Word{{Name: "turn", Doc: "each card on the field may do it once (UA-4.26)"}, {Name: "game", Doc: "once a game"},
	{Name: "shared_turn", Doc: "once a turn for all copies that a player has together (UA-4.26)"}}

// Phases of a turn (UA-4).
const (
	NoPhase = iota
	Start
	Movement
	Main
	Attack
	End
)

var phases = []engine.Word{{}, {Name: "start", Doc: "UA-4.1"}, {Name: "movement", Doc: "UA-4.8"}, {Name: "main", Doc: "UA-4.14"}, {Name: "attack", Doc: "UA-6.1"}, {Name: "end", Doc: "UA-8.1"}}

// Triggers of life cards (UA-7).
const (
	NoTrigger = iota
	TriggerDraw
	TriggerGet
	TriggerActive
	TriggerSpecial
	TriggerFinal
	TriggerRaid
	TriggerColor
)

var triggers = []engine.Word{{}, {Name: "draw", Doc: "draw 1"}, {Name: "get", Doc: "this card to hand"}, {Name: "active", Doc: "one own character becomes active, BP+3000 this turn"},
	{Name: "special", Doc: "one enemy character on the front line is sidelined"}, {Name: "final", Doc: "without life: the top card of the deck becomes life"},
	{Name: "raid", Doc: "this card to hand, or raid with it"}, {Name: "color", Doc: "what its color says"}}

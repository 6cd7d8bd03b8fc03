package duelofchampions

import (
	"slices"

	"cardlathe/engine"
)

// The words of the game as numbers. Each block of constants is in the order of the list of the same name in the
// vocabulary; lists only grow, since saved games hold the numbers.

// Types of cards and objects (DOC-3, DOC-2.1).
const (
	Unit = iota
	Spell
	Fortune
	EventCard
	Hero
	Seat // a player's own object; no card has it
)

var types = []engine.Word{
	{Name: "unit", Doc: "fights on the battleground (3.1)"},
	{Name: "spell", Doc: "asks for magic; instant or ongoing (3.4)"},
	{Name: "fortune", Doc: "asks for destiny; immediate, current or lasting (3.5)"},
	{Name: "event", Doc: "lies in the row of events, which both players use (6.8)"},
	{Name: "hero", Doc: "leads an army; when its health is gone the game is lost (2.8, 10.1)"},
	{Name: "player", Doc: "a player's own object; no card is one"},
}

// Traits of cards: the position of units, and what kind of spell, fortune or event a card is.
const (
	Melee = iota
	Shooter
	Flyer
	Magic
	Unique
	BlastAtTarget
	Instant
	Ongoing
	Immediate
	Current
	Lasting
	UntilTurnEnds
	UntilNextTurn
	Permanent
	Active
)

var traits = []engine.Word{
	{Name: "melee", Doc: "stands on the front line (7.1)"},
	{Name: "shooter", Doc: "stands on the back line and may pick its target (7.1)"},
	{Name: "flyer", Doc: "stands on either line (7.1)"},
	{Name: "magic", Doc: "its damage is magic (9.9)"},
	{Name: "unique", Doc: "one of it in an army (2.4)"},
	{Name: "blast_at_target", Doc: "its Area Blast is around what it attacks, not around itself (11)"},
	{Name: "instant", Doc: "a spell that goes to the graveyard after its effect (3.4)"},
	{Name: "ongoing", Doc: "a spell that stays (3.4)"},
	{Name: "immediate", Doc: "a fortune that goes to the graveyard after its effect (3.5)"},
	{Name: "current", Doc: "a fortune until the end of the turn (3.5)"},
	{Name: "lasting", Doc: "a fortune until the start of its player's next turn (3.5)"},
	{Name: "end_of_turn", Doc: "ongoing until the end of the turn (3.6)"},
	{Name: "next_turn", Doc: "ongoing until its player's next turn (3.6)"},
	{Name: "permanent", Doc: "ongoing without an end (3.6)"},
	{Name: "active", Doc: "an event that players use (6.8)"},
}

// Colors are the schools of magic (2.7) and, from FirstFaction on, the factions; a neutral card has no faction.
const (
	Air = iota
	Earth
	Fire
	Water
	Light
	Dark
	Prime
	_
	Haven
	Inferno
	Necropolis
	Sanctuary
	Stronghold
	Academy
	FirstFaction = Haven
)

var schools = []engine.Word{{Name: "air"}, {Name: "earth"}, {Name: "fire"}, {Name: "water"}, {Name: "light"}, {Name: "dark"}, {Name: "prime"}}

var factions = append(make([]engine.Word, FirstFaction), engine.Word{Name: "haven"}, engine.Word{Name: "inferno"}, engine.Word{Name: "necropolis"},
	engine.Word{Name: "sanctuary"}, engine.Word{Name: "stronghold"}, engine.Word{Name: "academy"})

var colors = append(append(slices.Clone(schools), engine.Word{}), factions[FirstFaction:]...)

const (
	schoolMask  engine.Mask = 1<<(Prime+1) - 1
	factionMask engine.Mask = 1<<(Academy+1) - 1<<FirstFaction
)

// Numbers that objects have, derived in layers.
const (
	Attack engine.NumberID = iota
	Retaliation
	Health
	Cost
	MightLevel // asked for by a card, begun with by a hero; on a player: added to the level
	MagicLevel
	DestinyLevel
	BaseAttack
	BaseRetaliation
	BaseHealth
	Cap
	AttackCost
	Production
	SpellDoublings
)

var numbers = []engine.NumberDecl{
	{Name: "attack", Doc: "what it deals when it attacks (9.4)", Printed: true, HasFloor: true},
	{Name: "retaliation", Doc: "what it deals to who attacks it (9.4)", Printed: true, HasFloor: true},
	{Name: "health", Doc: "how much damage kills it (9.5)", Printed: true, HasFloor: true},
	{Name: "cost", Doc: "resources that it costs (3.3)", Printed: true, HasFloor: true},
	{Name: "might", Doc: "the might that it asks for, or that a hero begins with; on a player: what effects add to the level (3.3)", Printed: true},
	{Name: "magic", Doc: "the same of magic (3.3)", Printed: true},
	{Name: "destiny", Doc: "the same of destiny (3.3)", Printed: true},
	{Name: "base_attack", Doc: "attack before anything is added: what a stack multiplies (12)", Remembers: uint8(Attack) + 1},
	{Name: "base_retaliation", Doc: "retaliation before anything is added", Remembers: uint8(Retaliation) + 1},
	{Name: "base_health", Doc: "health before anything is added", Remembers: uint8(Health) + 1},
	{Name: "cap", Doc: "the most that its attack and retaliation are (12)", Base: noCap},
	{Name: "attack_cost", Doc: "resources that an attack with it costs (12)"},
	{Name: "production", Doc: "on a player: resources more in each supply (5.5)"},
	{Name: "spell_doublings", Doc: "on a player: how often the damage of the spells they play is doubled (9.8)"},
}

// noCap is the cap of a unit whose attack nothing bounds.
const noCap = 9999

// Zones. The squares of the battleground are zones of one unit each; rows and lines are places that hold nothing.
const (
	InSeat = iota
	InSquare
	InRow
	InLine
	InHeroZone
	InHand
	InLibrary
	InGraveyard
	InBanished
	InOngoing
	InEvents
	InEventDeck
	InEventPile
	InPlay // a spell or fortune that resolves
	InStacks
	InNothing
)

// inArmy are the types of cards of the main part of an army (2.3).
const inArmy = engine.Mask(1<<Unit | 1<<Spell | 1<<Fortune)

var zones = []engine.ZoneKind{
	{Name: "seat", Doc: "players' own objects"},
	{Name: "square", Doc: "a square of the battleground", Board: true, Place: true, Holds: 1 << Unit, Most: 1, Rule: book.R(4)},
	{Name: "row", Doc: "a row of four squares, from back line to back line", Place: true, Outside: true, Rule: book.R(4, 1)},
	{Name: "line", Doc: "a line of four squares of one player", Place: true, Outside: true, Rule: book.R(4, 1)},
	{Name: "hero", Doc: "where a hero is", Board: true, Inert: true, Holds: 1 << Hero, Most: 1, Rule: book.R(5, 1)},
	{Name: "hand", Doc: "private, its size is public", Visibility: engine.OwnerOnly, Holds: inArmy, Rule: book.R(5, 2)},
	{Name: "library", Doc: "unused cards", Visibility: engine.Secret, Ordered: true, Holds: inArmy, Rule: book.R(6, 4)},
	{Name: "graveyard", Doc: "used cards and dead units, public", Holds: inArmy, Rule: book.R(9, 5)},
	{Name: "banished", Doc: "out of reach, public", Holds: inArmy, Rule: book.R(12)},
	{Name: "ongoing", Doc: "spells and fortunes that stay", Board: true, Inert: true, Holds: 1<<Spell | 1<<Fortune, Rule: book.R(3, 4)},
	{Name: "events", Doc: "the two events that are face up", Board: true, Inert: true, Ordered: true, Holds: 1 << EventCard, Rule: book.R(5, 4)},
	{Name: "event_deck", Doc: "events to come, of both players", Visibility: engine.Secret, Ordered: true, Holds: 1 << EventCard, Rule: book.R(5, 4)},
	{Name: "event_pile", Doc: "events that left the row", Holds: 1 << EventCard, Rule: book.R(6, 12)},
	{Name: "resolving", Doc: "a spell or fortune that is being played", Rule: book.R(6, 7)},
	{Name: "stacked", Doc: "cards under a stack of units", Rule: book.R(12)},
	{Name: "nowhere", Doc: "out of the game", Visibility: engine.Secret, Outside: true},
}

// Statuses of objects.
const (
	Fresh    = iota // entered or changed its controller this turn (6.6)
	Attacked        // has attacked this turn (6.6)
	Moved           // has moved this turn (6.6)
	Copied          // a token that is a copy of a card (12)
)

var statuses = []engine.Word{{Name: "fresh", Doc: "came this turn (7.3)"}, {Name: "attacked", Doc: "has attacked this turn (6.6)"},
	{Name: "moved", Doc: "has moved this turn (6.6)"}, {Name: "copied", Doc: "a token that is a copy (12)"}}

// Counters of objects and players.
const (
	Damage       = iota // unit, hero (9.5)
	StackMore           // unit: cards or growth beyond the first (12)
	EnrageCount         // unit (11)
	Poison              // unit (11)
	OnUnit              // ongoing spell: the unit or, 1 + seat, the player that it is on (3.4)
	OnRow               // ongoing spell: 1 + the row that it is on
	OnLine              // ongoing spell: 1 + the line that it is on
	UsedBy              // event: bit per seat that has used it this turn (6.8)
	StackOf             // card in a stack: the unit that it is under
	DamagedBy           // unit: the unit whose damage was marked last
	BaseMight           // player: the hero's levels (2.8)
	BaseMagic           // player
	BaseDestiny         // player
	Resources           // player (5.5)
	BaseProduced        // player: production (5.5)
	HeroActed           // player: actions of the hero this turn (6.9)
	EventsUsed          // player: events used this turn (6.8)
	Turns               // player: turns begun
	Struck              // unit: how the attack in progress has struck it, 0: not at all (9.7)
)

var counters = []engine.Word{
	{Name: "damage", Doc: "9.5"}, {Name: "stack_more", Doc: "cards of a stack beyond the first (12)"}, {Name: "enrage", Doc: "11", Most: 99}, {Name: "poison", Doc: "11", Most: 99},
	{Name: "on", Doc: "the object that it is on: a unit or a player (3.4)"}, {Name: "on_row", Doc: "the row that it is on, from 1 (3.4)"}, {Name: "on_line", Doc: "the line that it is on, from 1 (3.4)"},
	{Name: "used_by", Doc: "6.8", Internal: true}, {Name: "stack_of", Doc: "12", Internal: true}, {Name: "damaged_by", Doc: "12", Internal: true},
	{Name: "base_might", Doc: "level of might, what effects add apart (2.8)"}, {Name: "base_magic", Doc: "the same of magic"}, {Name: "base_destiny", Doc: "the same of destiny"},
	{Name: "resources", Doc: "5.5"}, {Name: "base_production", Doc: "production, what effects add apart (5.5)"}, {Name: "hero_acted", Doc: "actions of the hero this turn (6.9)"},
	{Name: "events_used", Doc: "events used this turn (6.8)"}, {Name: "turns", Doc: "turns begun"}, {Name: "struck", Doc: "9.7", Internal: true},
}

// arithmeticCounters are the counters that Arithmetic reads, and those that say what an ongoing spell lies on: what it gives
// depends on them, and on no other counter.
const arithmeticCounters = 1<<StackMore | 1<<EnrageCount | 1<<OnUnit | 1<<OnRow | 1<<OnLine

// Keywords (11, 12).
const (
	AreaBlast engine.KeywordID = iota
	AttackAnywhere
	Charge
	DoubleAttack
	Enrage
	FocusBlast
	Heal
	Honor
	Income
	Incorporeal
	Infect
	Immobilize
	ImmuneToMagic
	ImmuneToRetaliation
	LifeDrain
	MagicResist
	MagicChannel
	MeleeGuard
	RangedGuard
	Outmaneuver
	QuickAttack
	Regenerate
	SweepAttack
	Stackable
	Mending
	Armor
	Swift
	CannotAttack
	Immobilized
	Persistent
)

// keyword declares an ability of the list in DOC-11, later one that cards need besides (DOC-12).
func keyword(name string, numbered bool, doc string) engine.KeywordDecl {
	return engine.KeywordDecl{Name: name, Numbered: numbered, Adds: numbered, Doc: doc, Rule: book.R(11), Works: book.R(11)}
}

func later(name string, numbered bool, doc string) engine.KeywordDecl {
	k := keyword(name, numbered, doc)
	k.Rule, k.Works = book.R(12), book.R(12)
	return k
}

var keywords = []engine.KeywordDecl{
	keyword("Area Blast", true, "when it attacks, that much damage to all units next to it (or, by trait or format, to what it attacks)"),
	keyword("Attack Anywhere", false, "may attack any enemy unit"),
	keyword("Charge", false, "attacks all enemy units of the row"),
	keyword("Double Attack", false, "attacks again if it survives the first attack"),
	keyword("Enrage", true, "that many enrage counters when another friendly unit dies; each is +1 attack and +1 retaliation"),
	keyword("Focus Blast", true, "when it attacks, that much damage to the units next to what it attacks, on that side"),
	keyword("Heal", true, "at your supply, friendly units next to it heal that much"),
	keyword("Honor", true, "friendly units next to it have that much more attack and retaliation"),
	keyword("Income", true, "at your supply, that many resources"),
	keyword("Incorporeal", false, "damage that is not magic is halved, rounded down"),
	keyword("Infect", true, "that many poison counters on each unit that it damages"),
	keyword("Immobilize", false, "enemy units of its row cannot move"),
	keyword("Immune to Magic", false, "takes no magic damage"),
	keyword("Immune to Retaliation", false, "takes no damage of retaliation"),
	keyword("Life Drain", true, "heals that much when it has dealt attack damage"),
	keyword("Magic Resist", false, "magic damage is halved, rounded down"),
	keyword("Magic Channel", true, "your level of magic is that much higher"),
	keyword("Melee Guard", true, "combat damage of melee units to it and friendly units next to it is that much less"),
	keyword("Ranged Guard", true, "combat damage of shooters to it and friendly units next to it is that much less"),
	keyword("Outmaneuver", false, "when it enters, an enemy unit is put on another square where it may stand"),
	keyword("Quick Attack", false, "may attack in the turn in which it enters"),
	keyword("Regenerate", true, "at your supply, it heals that much"),
	keyword("Sweep Attack", false, "also attacks the units next to its target on the same line"),
	later("Stackable", false, "may be deployed on your unit of the same name"),
	later("Mending", false, "at the end of your turn, if it did not attack, it heals all damage"),
	later("Armor", true, "combat damage to it is that much less"),
	later("Swift", false, "may attack and move in one turn"),
	later("Cannot Attack", false, "cannot attack"),
	later("Immobilized", false, "cannot move"),
	later("Persistent", false, "a mark of some ongoing spells without a rule of its own"),
}

// Acts that permit and forbid speak about.
const (
	NoAct = iota
	ActPlay
	ActMove
	ActActivate
	ActChoose
	ActAttack
	ActTrigger
	ActHeal
	ActRetaliate
	ActProduce
)

var acts = []engine.Word{{}, {Name: "play", Doc: "a card; affects is the card"}, {Name: "move", Doc: "affects is the unit"}, {Name: "activate", Doc: "use an event or a power of a hero"}, {Name: "choose", Doc: "affects is what would be chosen, it is the card that chooses"},
	{Name: "attack", Doc: "affects is the attacker"}, {Name: "trigger", Doc: "affects is what bears the ability that would trigger"}, {Name: "heal", Doc: "affects is what would be healed"}, {Name: "retaliate", Doc: "affects is who is attacked"}, {Name: "produce", Doc: "resources in the supply (6.2)"}}

// Durations (lasts).
const (
	Forever = iota
	ThisTurn
	NextTurn // until the start of the next turn of who gave it
	WhileSource
	ThisGame
)

var durations = []engine.Word{{Name: "forever", Doc: "while it stays on the board"}, {Name: "turn", Doc: "until the end of this turn"},
	{Name: "next_turn", Doc: "until your next turn"}, {Name: "source", Doc: "while its source stays on the board"}, {Name: "game", Doc: "as long as the game lasts"}}

// Parts of a cost that can be ignored.
const (
	IgnoreNothing = iota
	IgnoreCost
)

var ignores = []engine.Word{{Name: "nothing"}, {Name: "cost"}}

// Periods of limits.
const (
	PerTurn = iota
	PerGame
)

var periods = []engine.Word{{Name: "turn", Doc: "once a turn"}, {Name: "game", Doc: "once a game"}}

// Phases of a turn (6).
const (
	NoPhase = iota
	Supply
	Action
	End
)

var phases = []engine.Word{{}, {Name: "supply", Doc: "automatic (6.1 to 6.4)"}, {Name: "action", Doc: "any number of actions (6.6 to 6.10)"}, {Name: "end", Doc: "6.11, 6.12"}}

var played = []string{"unit", "spell", "fortune"}

var facts = []engine.Fact{
	{Name: "type", Kind: engine.FactWord, Target: engine.ToType, Words: types[:5], Needed: []string{"*"}, Doc: "what the card is", Rule: book.R(3)},
	{Name: "faction", Kind: engine.FactWord, Target: engine.ToColors, Words: factions, For: []string{"unit", "fortune", "hero"}, Needed: []string{"hero"}, Doc: "the faction; without one a card is neutral", Rule: book.R(2, 7)},
	{Name: "schools", Kind: engine.FactWords, Target: engine.ToColors, Words: schools, For: []string{"unit", "spell", "hero"}, Doc: "schools of magic", Rule: book.R(2, 7)},
	{Name: "cost", Kind: engine.FactNumber, Target: engine.ToNumber, Number: Cost, Min: 0, Max: 30, For: []string{"unit", "spell", "fortune", "event"}, Needed: played, Doc: "resources that it costs", Rule: book.R(3, 3)},
	{Name: "attack", Kind: engine.FactNumber, Target: engine.ToNumber, Number: Attack, Min: 0, Max: 99, For: []string{"unit"}, Needed: []string{"unit"}, Doc: "what it deals when it attacks", Rule: book.R(9, 4)},
	{Name: "retaliation", Kind: engine.FactNumber, Target: engine.ToNumber, Number: Retaliation, Min: 0, Max: 99, For: []string{"unit"}, Needed: []string{"unit"}, Doc: "what it deals to who attacks it", Rule: book.R(9, 4)},
	{Name: "health", Kind: engine.FactNumber, Target: engine.ToNumber, Number: Health, Min: 1, Max: 99, For: []string{"unit", "hero"}, Needed: []string{"unit", "hero"}, Doc: "how much damage kills it", Rule: book.R(9, 5)},
	{Name: "might", Kind: engine.FactNumber, Target: engine.ToNumber, Number: MightLevel, Min: 0, Max: 30, For: []string{"unit", "spell", "fortune", "hero"}, Doc: "the might that a card asks for, or a hero begins with", Rule: book.R(3, 3)},
	{Name: "magic", Kind: engine.FactNumber, Target: engine.ToNumber, Number: MagicLevel, Min: 0, Max: 30, For: []string{"unit", "spell", "fortune", "hero"}, Doc: "the magic that a card asks for, or a hero begins with", Rule: book.R(3, 3)},
	{Name: "destiny", Kind: engine.FactNumber, Target: engine.ToNumber, Number: DestinyLevel, Min: 0, Max: 30, For: []string{"unit", "spell", "fortune", "hero"}, Doc: "the destiny that a card asks for, or a hero begins with", Rule: book.R(3, 3)},
	{Name: "position", Kind: engine.FactWords, Target: engine.ToTraits, Words: traits[:3], For: []string{"unit"}, Doc: "melee, shooter, flyer; without one it stands on the front line", Rule: book.R(7, 1)},
	{Name: "traits", Kind: engine.FactWords, Target: engine.ToTraits, Words: append(make([]engine.Word, 3), traits[3:6]...), For: played, Doc: "magic, unique, blast_at_target", Rule: book.R(3, 1)},
	{Name: "kind", Kind: engine.FactWords, Target: engine.ToTraits, Words: append(make([]engine.Word, 6), traits[6:]...), For: []string{"spell", "fortune", "event"}, Doc: "instant, or ongoing with how long; immediate, current, lasting", Rule: book.R(3, 4)},
	{Name: "race", Kind: engine.FactWords, Target: engine.ToTags, For: []string{"unit"}, Doc: "what the unit is: orc, knight ...", Rule: book.R(3, 1)},
	{Name: "token", Kind: engine.FactFlag, Target: engine.ToToken, Doc: "a token: no army may hold it", Rule: book.R(12)},
}

var sections = []engine.Section{
	{Name: "hero", Single: true, Doc: "the hero (2.1)"},
	{Name: "events", Doc: "events (2.2)"},
	{Name: "main", Drawn: true, Doc: "units, spells and fortunes (2.3)"},
}

var modes = []engine.Mode{{Name: "duel", Title: "Duel", Players: 2, Doc: "two players", Rule: book.R(10, 1)}}

// Names of the knobs: what versions of the game differ in (DOC-14), and what the sources leave open (DOC-15).
const (
	KnobEvents          = "events"
	KnobCopies          = "copies"
	KnobArmyMin         = "army_min"
	KnobArmyMax         = "army_max"
	KnobHand            = "hand"
	KnobMulligan        = "mulligan"
	KnobSecond          = "second_production"
	KnobProductionMax   = "production_max"
	KnobEventsEach      = "events_each"
	KnobHeroDraw        = "hero_draw_cost"
	KnobHandLimit       = "hand_limit"
	KnobMoveDistance    = "move_distance"
	KnobAcross          = "adjacency_across_middle"
	KnobBand            = "band"
	KnobBlast           = "area_blast_center"
	KnobChargeAnswer    = "charge_retaliation"
	KnobSweepAnswer     = "sweep_retaliation"
	KnobEnrageEnds      = "enrage_ends"
	KnobIncome          = "income_production"
	KnobInfect          = "infect_attack_only"
	KnobLifeDrain       = "life_drain_damage"
	KnobQuickMove       = "quick_attack_moves"
	KnobFreeRequirement = "free_requirement"
	KnobZeroAttack      = "zero_attack"
	KnobLoop            = "loop_bound"
)

var knobs = []engine.Knob{
	{Name: KnobEvents, Default: 5, Min: 0, Max: 20, Doc: "events that each player brings; 8 in later versions", Rule: book.R(2, 2)},
	{Name: KnobCopies, Default: 5, Min: 1, Max: 99, Doc: "most copies of a name; later versions are remembered as 4", Rule: book.R(2, 4)},
	{Name: KnobArmyMin, Default: 50, Min: 1, Max: 999, AtMost: KnobArmyMax, Doc: "least cards besides hero and events", Rule: book.R(2, 3)},
	{Name: KnobArmyMax, Default: 200, Min: 1, Max: 999, Doc: "most cards besides hero and events", Rule: book.R(2, 3)},
	{Name: KnobHand, Default: 6, Min: 0, Max: 20, Doc: "cards drawn at the start", Rule: book.R(5, 2)},
	{Name: KnobMulligan, Default: 1, Min: 0, Max: 1, Doc: "1: each player may change the first hand once", Rule: book.R(5, 3)},
	{Name: KnobSecond, Default: 1, Min: 0, Max: 1, Doc: "1: the second player's production begins at 1 (2, 3, 4 ...); 0: two resources in the first turn, then as usual (2, 2, 3 ...)", Rule: book.R(5, 5)},
	{Name: KnobProductionMax, Default: 99, Min: 1, Max: 99, Doc: "production does not grow beyond it", Rule: book.R(6, 2)},
	{Name: KnobEventsEach, Default: 1, Min: 0, Max: 1, Doc: "1: each event once a turn; 0: one event a turn in all", Rule: book.R(6, 8)},
	{Name: KnobHeroDraw, Default: 0, Min: 0, Max: 9, Doc: "resources that the hero's draw costs; 1 in later versions", Rule: book.R(6, 9)},
	{Name: KnobHandLimit, Default: 0, Min: 0, Max: 50, Doc: "most cards in a hand, further ones are discarded as they come; 0: no limit", Rule: book.R(6, 13)},
	{Name: KnobMoveDistance, Default: 1, Min: 0, Max: 1, Doc: "1: a unit moves to an adjacent square; 0: to any", Rule: book.R(8, 2)},
	{Name: KnobAcross, Default: 1, Min: 0, Max: 1, Doc: "1: the two front lines touch for effects on all units; 0: adjacent squares are of one side", Rule: book.R(4, 5)},
	{Name: KnobBand, Default: 0, Min: 0, Max: 1, Doc: "what band {} means (Broken Bridge): 0 a row, 1 a line", Rule: book.R(4, 4)},
	{Name: KnobBlast, Default: 0, Min: 0, Max: 1, Doc: "what Area Blast is around: 0 the attacking unit unless the card says otherwise, 1 the attacked unit (later versions)", Rule: book.R(14)},
	{Name: KnobChargeAnswer, Default: 1, Min: 0, Max: 1, Doc: "1: all units that a Charge strikes retaliate; 0: the target alone", Rule: book.R(15)},
	{Name: KnobSweepAnswer, Default: 0, Min: 0, Max: 1, Doc: "1: all units that a Sweep Attack strikes retaliate; 0: the target alone", Rule: book.R(15)},
	{Name: KnobEnrageEnds, Default: 0, Min: 0, Max: 1, Doc: "1: enrage counters are removed after the unit attacks (later versions)", Rule: book.R(14)},
	{Name: KnobIncome, Default: 0, Min: 0, Max: 1, Doc: "1: Income makes production higher (later versions); 0: it gives resources in the supply", Rule: book.R(14)},
	{Name: KnobInfect, Default: 0, Min: 0, Max: 1, Doc: "1: Infect works with attack damage alone (later versions); 0: with all damage of the unit", Rule: book.R(11)},
	{Name: KnobLifeDrain, Default: 0, Min: 0, Max: 1, Doc: "1: Life Drain may heal beyond all damage and so raises health; 0: it heals damage", Rule: book.R(11)},
	{Name: KnobQuickMove, Default: 0, Min: 0, Max: 1, Doc: "1: a unit with Quick Attack may move instead, too (later versions)", Rule: book.R(11)},
	{Name: KnobFreeRequirement, Default: 0, Min: 0, Max: 1, Doc: "1: what an effect deploys free must meet its requirement", Rule: book.R(7, 5)},
	{Name: KnobZeroAttack, Default: 1, Min: 0, Max: 1, Doc: "0: a unit with attack 0 cannot attack", Rule: book.R(9, 6)},
	{Name: KnobLoop, Default: 2000, Min: 10, Max: 20000, Doc: "abilities that may trigger one after the other in one turn while nobody has a choice, and ten times as many in any case; then the game is a draw", Rule: book.R(13, 3)},
}

func typeWord(w string) int {
	return slices.IndexFunc(types[:5], func(t engine.Word) bool { return t.Name == w })
}

func traitWord(w string) int {
	return slices.IndexFunc(traits, func(t engine.Word) bool { return t.Name == w })
}

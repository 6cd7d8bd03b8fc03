# The cards of Spiritforged that are here so far, and the tokens that they make.

card "SFD-010" {
  name    = "Void Drone"
  type    = "unit"
  domains = ["fury"]
  energy  = 3
  might   = 3
  tags    = ["The Void"]
  text    = "2 energy cheaper unless it comes out of your hand."
}

card "SFD-018" {
  name    = "Void Hatchling"
  type    = "unit"
  domains = ["fury"]
  energy  = 2
  might   = 2
  tags    = ["The Void"]
  text    = "Before you reveal from a deck: look at its top card, which you may recycle."
  locale "zh" {
    words = {
      "Recycle it?" = "是否回收它？"
    }
  }
}

card "SFD-020" {
  name       = "Draven, Vanquisher"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 4
  might      = 4
  tags       = ["Draven", "Noxus"]
  text       = "Wins a combat: an exhausted Gold. Attacks or defends: for one fury power, +2 might this turn."
}

card "SFD-021" {
  name     = "Ferrous Forerunner"
  type     = "unit"
  domains  = ["fury"]
  energy   = 6
  power    = { fury = 1 }
  might    = 6
  tags     = ["Mech", "Yordle", "Bandle City"]
  keywords = ["Deathknell"]
  text     = "Dies: two Mechs to your base."
}

card "SFD-022" {
  name        = "Long Sword"
  type        = "gear"
  domains     = ["fury"]
  energy      = 2
  power       = { fury = 1 }
  might_bonus = 2
  tags        = ["Equipment"]
  keywords    = ["Quick-Draw", "Equip {fury}"]
}

card "SFD-025" {
  name       = "Rengar, Pouncing"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 3
  power      = { fury = 1 }
  might      = 3
  tags       = ["Cat", "Rengar", "Ixtal"]
  keywords   = ["Reaction", "Assault 2"]
  text       = "May also come to where you attack."
}

card "SFD-026" {
  name       = "Rumble, Hotheaded"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 4
  might      = 4
  tags       = ["Mech", "Yordle", "Rumble", "Bandle City"]
  text       = "Your Mechs have Assault. Conquers: another friendly unit may be recycled for a Mech out of your trash, whose energy cost falls by that unit's might."
}

card "SFD-028" {
  name       = "Lucian, Gunslinger"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 3
  might      = 2
  tags       = ["Lucian", "Demacia", "Sentinel"]
  keywords   = ["Assault"]
  text       = "Attacks: as much damage as its Assault to an enemy unit here."
}

card "SFD-029" {
  name       = "Rek'Sai, Breacher"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 3
  might      = 3
  tags       = ["Rek'Sai", "The Void"]
  keywords   = ["Accelerate", "Assault"]
  text       = "Friendly units that do not come out of a hand have Accelerate."
}

card "SFD-030" {
  name        = "Skyfall of Areion"
  type        = "gear"
  domains     = ["fury"]
  energy      = 3
  might_bonus = 2
  tags        = ["Equipment"]
  keywords    = ["Equip {1}{fury}"]
  text        = "Worn: what works on a hold works on a conquest too, and the other way round."
}

card "SFD-034" {
  name     = "Feral Strength"
  type     = "spell"
  domains  = ["calm"]
  energy   = 2
  keywords = ["Reaction", "Repeat {2}"]
  text     = "+2 might to a unit this turn."
}

card "SFD-039" {
  name    = "Royal Entourage"
  type    = "unit"
  domains = ["calm"]
  energy  = 3
  power   = { calm = 1 }
  might   = 4
  tags    = ["Shurima"]
  text    = "Played: readies or exhausts a legend."
  locale "zh" {
    words = {
      "Ready a legend"   = "激活一名传奇"
      "Exhaust a legend" = "休眠一名传奇"
    }
  }
}

card "SFD-040" {
  name     = "Thwonk!"
  type     = "spell"
  domains  = ["calm"]
  energy   = 2
  keywords = ["Action", "Repeat {2}"]
  text     = "Stuns an attacking unit."
}

card "SFD-045" {
  name     = "Not So Fast"
  type     = "spell"
  domains  = ["calm"]
  energy   = 2
  power    = { calm = 1 }
  keywords = ["Reaction"]
  text     = "Counters what an enemy has on the chain, if it chose a friendly unit or gear."
}

card "SFD-047" {
  name    = "Simian Ancestor"
  type    = "unit"
  domains = ["calm"]
  energy  = 5
  power   = { calm = 1 }
  might   = 5
  tags    = ["Ionia"]
  text    = "You buff it: it becomes ready."
}

card "SFD-050" {
  name       = "Azir, Ascendant"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 6
  power      = { calm = 1 }
  might      = 6
  tags       = ["Bird", "Azir", "Shurima"]
  text       = "Once a turn: changes places with a unit of yours and may take over one Equipment from it."
}

card "SFD-051" {
  name        = "Guardian Angel"
  type        = "gear"
  domains     = ["calm"]
  energy      = 2
  might_bonus = 1
  tags        = ["Equipment"]
  keywords    = ["Equip {calm}"]
  text        = "Worn: in place of the wearer's death this gear dies, and the wearer is healed, exhausted and recalled."
}

card "SFD-054" {
  name       = "Jax, Unmatched"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 5
  power      = { calm = 1 }
  might      = 5
  tags       = ["Jax", "Icathia"]
  keywords   = ["Deflect"]
  text       = "All your Equipment, wherever it is, has Quick-Draw."
}

card "SFD-057" {
  name       = "Irelia, Fervent"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 5
  might      = 4
  tags       = ["Irelia", "Ionia"]
  keywords   = ["Deflect"]
  text       = "Chosen or readied by you: +1 might this turn."
}

card "SFD-058" {
  name       = "Ornn, Blacksmith"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 5
  power      = { calm = 1 }
  might      = 5
  tags       = ["Ornn", "Freljord"]
  text       = "Played or holds: out of your top 4 you may take a gear, shown to all; the others are recycled."
}

card "SFD-059" {
  name     = "Svellsongur"
  type     = "gear"
  domains  = ["calm"]
  energy   = 3
  power    = { calm = 1 }
  tags     = ["Equipment"]
  keywords = ["Equip {1}{calm}"]
  text     = "Worn: the wearer has its own text a second time."
}

card "SFD-060" {
  name     = "Tianna Crownguard"
  type     = "unit"
  domains  = ["calm"]
  energy   = 7
  power    = { calm = 2 }
  might    = 4
  tags     = ["Elite", "Demacia"]
  keywords = ["Deflect"]
  text     = "At a battlefield: no points for opponents."
}

card "SFD-063" {
  name    = "Chemtech Cask"
  type    = "gear"
  domains = ["mind"]
  energy  = 1
  text    = "You play a spell on an opponent's turn: you may exhaust this for an exhausted Gold."
}

card "SFD-068" {
  name     = "Gearhead"
  type     = "unit"
  domains  = ["mind"]
  energy   = 5
  might    = 3
  tags     = ["Zaun"]
  keywords = ["Accelerate"]
  text     = "Equipment on it counts its might bonus twice."
}

card "SFD-075" {
  name    = "Prize of Progress"
  type    = "unit"
  domains = ["mind"]
  energy  = 4
  power   = { mind = 1 }
  might   = 3
  tags    = ["Mech", "Piltover"]
  text    = "You use an activated ability of a gear: +1 might this turn."
}

card "SFD-077" {
  name     = "Rocket Barrage"
  type     = "spell"
  domains  = ["mind"]
  energy   = 4
  power    = { mind = 1 }
  keywords = ["Repeat {4}{mind}"]
  text     = "One of two: 4 damage to a unit in a base, or a gear dies."
  locale "zh" {
    words = {
      "Deal 4 to a unit in a base" = "对基地的一个单位造成4点伤害"
      "Kill a gear"                = "消灭一件装备"
    }
  }
}

card "SFD-078" {
  name    = "Temporal Portal"
  type    = "gear"
  domains = ["mind"]
  energy  = 3
  text    = "Your next spell this turn may be repeated for its own cost."
}

card "SFD-090" {
  name        = "The Zero Drive"
  type        = "gear"
  domains     = ["mind"]
  energy      = 3
  might_bonus = 2
  tags        = ["Equipment"]
  keywords    = ["Equip {1}{mind}", "Deathknell"]
  text        = "Unattached, {3}{mind} and its banishment: all units banished with it are played at no cost of their own. Its bearer dies: banish that."
}

card "SFD-093" {
  name    = "Dauntless Vanguard"
  type    = "unit"
  domains = ["body"]
  energy  = 4
  power   = { body = 1 }
  might   = 4
  tags    = ["Elite", "Demacia"]
  text    = "May come to a battlefield where enemies are."
}

card "SFD-095" {
  name        = "Doran's Blade"
  type        = "gear"
  domains     = ["body"]
  energy      = 2
  might_bonus = 2
  tags        = ["Equipment"]
  keywords    = ["Equip {body}"]
}

card "SFD-097" {
  name     = "Punch First"
  type     = "spell"
  domains  = ["body"]
  energy   = 1
  power    = { body = 2 }
  keywords = ["Action"]
  text     = "+5 might to a unit this turn."
}

card "SFD-105" {
  name    = "Ruin Runner"
  type    = "unit"
  domains = ["body"]
  energy  = 6
  might   = 5
  tags    = ["Shurima"]
  text    = "Enemies cannot choose it."
}

card "SFD-109" {
  name       = "Akshan, Mischievous"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 4
  might      = 4
  tags       = ["Akshan", "Shurima", "Sentinel"]
  keywords   = ["Weaponmaster"]
  text       = "For two body power more, when played: an enemy gear comes to your base and is yours while this is on the board; Equipment attaches itself here."
}

card "SFD-110" {
  name       = "Fiora, Peerless"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 3
  power      = { body = 1 }
  might      = 3
  tags       = ["Fiora", "Demacia"]
  text       = "Attacks or defends, one against one: its might is doubled for this combat."
}

card "SFD-111" {
  name     = "Here to Help"
  type     = "spell"
  domains  = ["body"]
  energy   = 2
  power    = { body = 1 }
  keywords = ["Hidden", "Action"]
  text     = "You may play a unit from your hand to a battlefield that you control, for 3 energy less."
}

card "SFD-112" {
  name     = "Kato the Arm"
  type     = "unit"
  domains  = ["body"]
  energy   = 4
  power    = { body = 1 }
  might    = 3
  tags     = ["Noxus"]
  keywords = ["Deflect"]
  text     = "Moves to a battlefield: another friendly unit has its keywords and gets its might on top this turn."
}

card "SFD-115" {
  name        = "Trinity Force"
  type        = "gear"
  domains     = ["body"]
  energy      = 4
  might_bonus = 2
  tags        = ["Equipment"]
  keywords    = ["Equip {body}"]
  text        = "Worn: holding gives one point more."
}

card "SFD-116" {
  name       = "Yone, Blademaster"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 5
  power      = { body = 1 }
  might      = 5
  tags       = ["Yone", "Ionia", "Demon"]
  keywords   = ["Weaponmaster"]
  text       = "Conquers where nobody was in control: its might as damage to an enemy unit in a base."
}

card "SFD-123" {
  name    = "Corrupt Enforcer"
  type    = "unit"
  domains = ["chaos"]
  energy  = 3
  power   = { chaos = 1 }
  might   = 4
  tags    = ["Piltover"]
  text    = "Moves to a battlefield: discard 1. Wins a combat: draw 1."
}

card "SFD-126" {
  name    = "Loyal Pup"
  type    = "unit"
  domains = ["chaos"]
  energy  = 3
  might   = 3
  tags    = ["Dog", "Bandle City"]
  text    = "You defend somewhere: it may move there."
}

card "SFD-129" {
  name     = "Temptation"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  keywords = ["Repeat {2}"]
  text     = "An enemy unit moves to where another unit of its player is."
}

card "SFD-130" {
  name    = "Treasure Hunter"
  type    = "unit"
  domains = ["chaos"]
  energy  = 2
  might   = 1
  tags    = ["Shurima"]
  text    = "Moves: an exhausted Gold."
}

card "SFD-139" {
  name        = "Edge of Night"
  type        = "gear"
  domains     = ["chaos"]
  energy      = 3
  might_bonus = 2
  tags        = ["Equipment"]
  keywords    = ["Hidden", "Equip {chaos}"]
  text        = "Played out of hiding: it attaches itself to a unit of yours."
}

card "SFD-141" {
  name       = "Irelia, Graceful"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  power      = { chaos = 1 }
  might      = 4
  tags       = ["Irelia", "Ionia"]
  text       = "A spell of yours that chooses her costs 1 energy less, or one power of any domain."
}

card "SFD-142" {
  name    = "Jae Medarda"
  type    = "unit"
  domains = ["chaos"]
  energy  = 5
  power   = { chaos = 2 }
  might   = 5
  tags    = ["Noxus"]
  text    = "You choose it with a spell: draw 1."
}

card "SFD-143" {
  name       = "Sivir, Mercenary"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  power      = { chaos = 1 }
  might      = 4
  tags       = ["Sivir", "Shurima"]
  keywords   = ["Accelerate"]
  text       = "While you have paid two power or more this turn: 2 might more, and Ganking."
}

card "SFD-145" {
  name     = "Switcheroo"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  power    = { chaos = 2 }
  keywords = ["Hidden", "Action"]
  text     = "Two units at one battlefield exchange their might this turn."
}

card "SFD-149" {
  name       = "Ezreal, Prodigy"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 3
  power      = { chaos = 1 }
  might      = 3
  tags       = ["Ezreal", "Piltover"]
  text       = "Played: discard 1, draw 2. What you add to a cost of your own will is 1 energy or 1 power cheaper."
}

card "SFD-155" {
  name     = "Honest Broker"
  type     = "unit"
  domains  = ["order"]
  energy   = 2
  might    = 2
  tags     = ["Ionia"]
  keywords = ["Deathknell"]
  text     = "Dies: an exhausted Gold."
}

card "SFD-165" {
  name     = "Glasc Mixologist"
  type     = "unit"
  domains  = ["order"]
  energy   = 5
  power    = { order = 1 }
  might    = 5
  tags     = ["Zaun"]
  keywords = ["Deathknell"]
  text     = "Dies: a unit of at most 3 energy and 1 power may come out of your trash for nothing."
}

card "SFD-173" {
  name       = "Soraka, Wanderer"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 4
  power      = { order = 1 }
  might      = 4
  tags       = ["Soraka", "Mount Targon"]
  text       = "Is assigned combat damage last. Another unit of yours here that is weaker than this would die: it is healed, exhausted and recalled."
}

card "SFD-175" {
  name    = "Undertitan"
  type    = "unit"
  domains = ["order"]
  energy  = 6
  power   = { order = 1 }
  might   = 5
  tags    = ["The Void"]
  text    = "Played: +2 might to your other units this turn. Revealed out of your deck: 2 energy."
}

card "SFD-180" {
  name       = "Fiora, Worthy"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 3
  might      = 3
  tags       = ["Fiora", "Demacia"]
  text       = "A unit of yours becomes Mighty: for one order power you may ready it."
}

card "SFD-185" {
  name       = "Glorious Executioner"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["fury", "chaos"]
  tags       = ["Draven"]
  text       = "You win a combat: draw 1."
}

card "SFD-186" {
  name        = "Spinning Axe"
  type        = "gear"
  supertypes  = ["signature"]
  domains     = ["fury", "chaos"]
  energy      = 2
  power       = { own = 1 }
  might_bonus = 3
  tags        = ["Draven", "Equipment"]
  keywords    = ["Quick-Draw", "Equip {any}", "Temporary"]
}

card "SFD-194" {
  name       = "Counter Strike"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["calm", "body"]
  energy     = 2
  power      = { own = 1 }
  tags       = ["Jax"]
  keywords   = ["Reaction"]
  text       = "The next damage to a unit this turn is prevented. Draw 1."
}

card "SFD-202" {
  name       = "Hostile Takeover"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["mind", "order"]
  energy     = 5
  power      = { own = 2 }
  tags       = ["Renata Glasc"]
  keywords   = ["Hidden"]
  text       = "An enemy unit at a battlefield is yours and ready until the turn ends; then it is recalled to its own side."
}

card "SFD-203" {
  name       = "Battle Mistress"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["body", "chaos"]
  tags       = ["Sivir"]
  text       = "You recycle a rune: you may exhaust this for an exhausted Gold. One or more enemy units die: it becomes ready."
}

card "SFD-205" {
  name       = "Grand Duelist"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["body", "order"]
  tags       = ["Fiora"]
  text       = "A unit of yours becomes Mighty: you may exhaust this for an exhausted rune."
}

card "SFD-209" {
  name = "Forgotten Monument"
  type = "battlefield"
  text = "Nobody scores here before the third turn of their own."
}

card "SFD-210" {
  name = "Hall of Legends"
  type = "battlefield"
  text = "You conquer here: you may pay 1 energy to ready your legend."
}

card "SFD-211" {
  name = "Marai Spire"
  type = "battlefield"
  text = "Whoever controls it repeats for 1 energy less."
}

card "SFD-212" {
  name = "Minefield"
  type = "battlefield"
  text = "You conquer here: the top 2 cards of your deck go to your trash."
}

card "SFD-217" {
  name = "Seat of Power"
  type = "battlefield"
  text = "You conquer here: draw 1 for each other battlefield that you or an ally controls."
}

card "SFD-218" {
  name = "Sunken Temple"
  type = "battlefield"
  text = "Conquered with a Mighty unit: 1 energy draws 1."
}

token "SFD-T01" {
  name  = "Mech"
  type  = "unit"
  might = 3
  tags  = ["Mech"]
}

token "SFD-T02" {
  name  = "Sand Soldier"
  type  = "unit"
  might = 2
  tags  = ["Sand Soldier"]
}

token "SFD-T03" {
  name = "Gold"
  type = "gear"
  tags = ["Gold"]
  text = "Kill and exhaust it, at any time: one power of any domain."
}

# More fortunes.

card "BAS-166" {
  name    = "Altar of Asha"
  type    = "fortune"
  traits  = ["unique"]
  kind    = ["immediate"]
  cost    = 4
  might   = 2
  destiny = 4
  text    = "Choose: kill a unit of yours and an enemy unit; or kill a unit of yours and deploy a unit from your graveyard free."
  locale "zh" {
    words = {
      "Kill a unit of yours and an enemy unit"                          = "消灭自己的一个单位和一个敌方单位"
      "Kill a unit of yours and deploy a unit from your graveyard free" = "消灭自己的一个单位，并从自己的坟墓场免费部署一个单位"
    }
  }
}

card "BAS-167" {
  name    = "Cassandra's imperial devotion"
  type    = "fortune"
  faction = "haven"
  traits  = ["unique"]
  kind    = ["immediate"]
  cost    = 4
  destiny = 4
  text    = "For each unit on the battleground get 1 resource, and your hero heals 1."
}

card "BAS-168" {
  name    = "Garant's purge"
  type    = "fortune"
  faction = "inferno"
  traits  = ["unique"]
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Choose a card in the enemy's library. All cards of that name go from there to the graveyard, and the enemy discards those in hand; then the library is shuffled."
}

card "BAS-169" {
  name    = "Kat's grand finale"
  type    = "fortune"
  faction = "stronghold"
  traits  = ["unique"]
  kind    = ["immediate"]
  cost    = 5
  might   = 4
  destiny = 4
  text    = "Deploy a unit from your hand free. It has Quick Attack and is killed at the end of the turn."
}

card "BAS-170" {
  name    = "Seria's last order"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 5
  might   = 4
  destiny = 4
  text    = "Deploy a unit from your graveyard free, no unique one. It has Quick Attack and is banished at the end of the turn."
}

card "BAS-171" {
  name    = "Altar of Eternal Servitude"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Return to your hand each unit that came to your graveyard since your last turn ended."
}

card "BAS-172" {
  name    = "Crystal cavern"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 4
  destiny = 4
  text    = "Get as many resources as you have left. Only once a turn."
}

card "BAS-173" {
  name    = "Crystal of Power"
  type    = "fortune"
  kind    = ["current"]
  cost    = 3
  destiny = 3
  text    = "The damage of spells is doubled."
}

card "BAS-174" {
  name    = "Hall of Torment"
  type    = "fortune"
  faction = "inferno"
  kind    = ["lasting"]
  cost    = 2
  destiny = 2
  text    = "Name units, spells or fortunes. At the end of the enemy's turn, if the enemy has played none, 3 damage to the enemy hero."
  locale "zh" {
    words = {
      "units"    = "单位"
      "spells"   = "法术"
      "fortunes" = "命运"
    }
  }
}

card "BAS-175" {
  name    = "Prison"
  type    = "fortune"
  faction = "haven"
  kind    = ["lasting"]
  cost    = 5
  destiny = 5
  text    = "The enemy's supply produces no resources."
}

card "BAS-176" {
  name    = "Reinforcements"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 3
  might   = 2
  destiny = 3
  text    = "Choose a unit of yours: deploy one of the same name from your hand free."
}

card "BAS-177" {
  name    = "The last stand"
  type    = "fortune"
  faction = "stronghold"
  kind    = ["current"]
  cost    = 3
  destiny = 2
  text    = "Your units have Attack Anywhere."
}

card "BAS-178" {
  name    = "Wasteland"
  type    = "fortune"
  kind    = ["lasting"]
  cost    = 5
  destiny = 4
  text    = "Name units, spells or fortunes: the enemy cannot play them."
  locale "zh" {
    words = {
      "units"    = "单位"
      "spells"   = "法术"
      "fortunes" = "命运"
    }
  }
}

card "BAS-179" {
  name    = "Altar of Shadows"
  type    = "fortune"
  kind    = ["lasting"]
  cost    = 3
  destiny = 3
  text    = "Enemy units cannot attack. Only as your first card of the turn; you play none after it."
}

card "BAS-180" {
  name    = "Arcane academy"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Find a spell in your library and take it into your hand; shuffle."
}

card "BAS-181" {
  name    = "Asha uses all"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 1
  destiny = 1
  text    = "Discard a fortune card: return a fortune card from your graveyard to your hand, no unique one."
}

card "BAS-183" {
  name    = "Call to Duty"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Find a unit in your library and take it into your hand; shuffle."
}

card "BAS-184" {
  name    = "Crystal of Revelation"
  type    = "fortune"
  kind    = ["lasting"]
  cost    = 4
  destiny = 4
  text    = "Your hero and your units are immune to magic."
}

card "BAS-185" {
  name    = "Fountain of Youth"
  type    = "fortune"
  faction = "haven"
  kind    = ["lasting"]
  cost    = 2
  destiny = 2
  text    = "When the enemy plays a card, your hero heals 2."
}

card "BAS-186" {
  name    = "House of Madness"
  type    = "fortune"
  faction = "inferno"
  kind    = ["lasting"]
  cost    = 2
  destiny = 2
  text    = "When the enemy plays a card, the enemy discards 1."
}

card "BAS-187" {
  name    = "Observatory"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Find a fortune in your library and take it into your hand; shuffle."
}

card "BAS-188" {
  name    = "Orc camp"
  type    = "fortune"
  faction = "stronghold"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Each unit of yours gets as many enrage counters as its Enrage says."
}

card "BAS-189" {
  name    = "Pit of Hate"
  type    = "fortune"
  faction = "inferno"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "If your hand is empty now, the enemy discards the whole hand."
}

card "BAS-190" {
  name    = "Tax office"
  type    = "fortune"
  faction = "haven"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Get 1 resource for each unit of yours."
}

card "BAS-191" {
  name    = "Shantiri ruins"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 1
  destiny = 1
  text    = "Discard a spell card: return a spell card from your graveyard to your hand, no unique one."
}

card "BAS-193" {
  name    = "Ambush spot"
  type    = "fortune"
  kind    = ["current"]
  cost    = 1
  destiny = 1
  text    = "Melee units and flyers may attack units on the back line."
}

card "BAS-196" {
  name    = "Blood shaman hut"
  type    = "fortune"
  faction = "stronghold"
  kind    = ["current"]
  cost    = 1
  destiny = 1
  text    = "Put a card of your hand on top of your library. Lies on a unit of yours: +2 attack."
}

card "BAS-198" {
  name    = "Cartographer"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Your destiny rises by 1."
}

card "BAS-199" {
  name    = "Chaos rift"
  type    = "fortune"
  faction = "inferno"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Choose: draw 1; or, if you have fewer cards in hand than the enemy, the enemy discards 2 at random."
  locale "zh" {
    words = {
      "Draw 1"                         = "抽1张牌"
      "The enemy discards 2 at random" = "对手随机弃置2张牌"
    }
  }
}

card "BAS-200" {
  name    = "Dragon vein"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Your magic rises by 1."
}

card "BAS-201" {
  name    = "Dwarven smith"
  type    = "fortune"
  faction = "haven"
  kind    = ["immediate"]
  cost    = 0
  destiny = 1
  text    = "Put a card of your hand on top of your library; your hero heals 2."
}

card "BAS-202" {
  name    = "Fortified outpost"
  type    = "fortune"
  faction = "haven"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Choose: draw 1; or, if you have fewer units than the enemy, get 4 resources."
  locale "zh" {
    words = {
      "Draw 1"          = "抽1张牌"
      "Get 4 resources" = "获得4点资源"
    }
  }
}

card "BAS-206" {
  name    = "No rest for the Wicked"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 1
  destiny = 1
  text    = "Return a unit card from your graveyard to your hand. Only if you then have fewer cards in hand than the enemy, not counting this one or that."
}

card "BAS-207" {
  name    = "Rally flag"
  type    = "fortune"
  kind    = ["current"]
  cost    = 2
  destiny = 2
  text    = "Your might is 2 higher."
}

card "BAS-208" {
  name    = "River of gems"
  type    = "fortune"
  faction = "haven"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Get 5 resources."
}

card "BAS-210" {
  name    = "Stone of Enlightenment"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 4
  destiny = 4
  text    = "Draw 3."
}

card "BAS-212" {
  name    = "Weapon supplies"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Your might rises by 1."
}

# Fortunes.

card "BAS-182" {
  name    = "Broken bridge"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Each unit on a row returns to its owner's hand."
}

card "BAS-192" {
  name    = "Altar of Destruction"
  type    = "fortune"
  faction = "inferno"
  kind    = ["immediate"]
  cost    = 1
  destiny = 1
  text    = "Put a card of your hand on top of your library; 2 damage to the enemy hero."
}

card "BAS-194" {
  name    = "Arena"
  type    = "fortune"
  faction = "stronghold"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Choose: draw 1; or, if your hero has less health than the enemy's, 3 damage to the enemy hero."
  locale "zh" {
    words = {
      "Draw 1"                     = "抽1张牌"
      "3 damage to the enemy hero" = "对敌方英雄造成3点伤害"
    }
  }
}

card "BAS-195" {
  name    = "Blood pool"
  type    = "fortune"
  faction = "stronghold"
  kind    = ["current"]
  cost    = 2
  destiny = 2
  text    = "2 damage to your hero; your units have +1 attack."
}

card "BAS-197" {
  name    = "Campfire"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 3
  destiny = 3
  text    = "Draw 1 and get 4 resources."
}

card "BAS-203" {
  name    = "Gold pile"
  type    = "fortune"
  kind    = ["immediate"]
  cost    = 1
  destiny = 1
  text    = "Get 2 resources."
}

card "BAS-204" {
  name    = "Graveyard"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Choose: draw 1; or, if you have fewer units than the enemy, return a unit card from your graveyard to your hand."
  locale "zh" {
    words = {
      "Draw 1"                                              = "抽1张牌"
      "Return a unit card from your graveyard to your hand" = "将自己坟墓场中的一张单位牌返回手牌"
    }
  }
}

card "BAS-205" {
  name    = "Mass grave"
  type    = "fortune"
  faction = "necropolis"
  kind    = ["immediate"]
  cost    = 1
  destiny = 2
  text    = "Put a card of your hand on top of your library; kill a unit that costs 2 or less."
}

card "BAS-209" {
  name    = "Sacrificial altar"
  type    = "fortune"
  faction = "stronghold"
  kind    = ["immediate"]
  cost    = 1
  destiny = 1
  text    = "A unit of yours deals damage equal to its health left to another unit, and is killed."
}

card "BAS-211" {
  name    = "Twist of Fate"
  type    = "fortune"
  faction = "inferno"
  kind    = ["immediate"]
  cost    = 2
  destiny = 2
  text    = "Look at the enemy's hand; a card of your choice is discarded."
}

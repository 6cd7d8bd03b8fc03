# More events.

card "BAS-213" {
  name = "Week of the Mercenaries"
  type = "event"
  kind = ["active"]
  cost = 3
  text = "This turn the top card of your library is revealed. While it is a unit, your units have +1 attack; else enemy units have +1 retaliation."
}

card "BAS-214" {
  name = "Market of Wonders"
  type = "event"
  kind = ["active"]
  cost = 5
  text = "Look at the top 3 cards of your library: one into your hand, the others into your graveyard."
}

card "BAS-215" {
  name = "Mana Storm"
  type = "event"
  kind = ["ongoing"]
  text = "Whoever plays a spell pays 1 resource; who cannot takes 1 damage to the hero."
}

card "BAS-217" {
  name = "Week of Taxes"
  type = "event"
  kind = ["ongoing"]
  text = "Whoever plays a fortune pays 1 resource; who cannot takes 1 damage to the hero."
}

card "BAS-221" {
  name = "Week of Knowledge"
  type = "event"
  kind = ["active"]
  text = "Draw 1. Only before you have played a card this turn; you play none after it."
}

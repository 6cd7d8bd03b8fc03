# Events.

card "BAS-216" {
  name = "Market of Shadows"
  type = "event"
  kind = ["active"]
  cost = 2
  text = "1 damage to your hero: draw 1."
}

card "BAS-218" {
  name = "Week of the Dead"
  type = "event"
  kind = ["active"]
  cost = 1
  text = "Kill a unit of yours: get resources equal to half its cost, rounded down."
}

card "BAS-219" {
  name = "Celebrations"
  type = "event"
  kind = ["active"]
  cost = 2
  text = "Each player draws 1."
}

card "BAS-220" {
  name = "Day of Fortune"
  type = "event"
  kind = ["active"]
  cost = 3
  text = "Discard 1: draw 1."
}

card "BAS-222" {
  name = "Month of the Dancing Flames"
  type = "event"
  kind = ["active"]
  cost = 5
  text = "Until the end of the turn each unit has +1 attack and +1 retaliation."
}

card "BAS-223" {
  name = "Month of the Emerald Song"
  type = "event"
  kind = ["active"]
  cost = 3
  text = "The next unit that you deploy this turn has +2 health."
}

card "BAS-224" {
  name = "Week of the Weaponsmiths"
  type = "event"
  kind = ["active"]
  cost = 3
  text = "The next unit that you deploy this turn has +1 attack."
}

card "WF-01" {
  name  = "Field Mouse"
  type  = "critter"
  cost  = 1
  bite  = 1
  shell = 2
}

card "WF-02" {
  name  = "Old Badger"
  type  = "critter"
  cost  = 4
  bite  = 4
  shell = 4
}

card "WF-03" {
  name     = "Hedgehog"
  type     = "critter"
  cost     = 2
  bite     = 1
  shell    = 3
  keywords = ["Bramble"]
}

card "WF-04" {
  name  = "Magpie"
  type  = "critter"
  cost  = 3
  bite  = 2
  shell = 1
  text  = "When it comes, draw a card."
}

card "WF-05" {
  name  = "Toad"
  type  = "critter"
  cost  = 2
  bite  = 2
  shell = 1
  text  = "When it dies, deal 1 damage to your opponent."
}

card "WF-06" {
  name  = "Queen Bee"
  type  = "critter"
  cost  = 3
  bite  = 1
  shell = 2
  text  = "Your other critters have 1 more bite."
}

card "WF-07" {
  name  = "Squirrel"
  type  = "critter"
  cost  = 2
  bite  = 1
  shell = 2
  text  = "When it attacks, you may give another critter of yours 1 more shell this turn."
}

card "WF-08" {
  name = "Hail"
  type = "trick"
  cost = 3
  text = "Deal 1 damage to each critter."
}

card "WF-09" {
  name = "Slingstone"
  type = "trick"
  cost = 1
  text = "Deal 2 damage to a critter."
}

card "WF-10" {
  name = "Full Basket"
  type = "trick"
  cost = 2
  text = "Draw two cards, or give your critters 1 more bite this turn."
}

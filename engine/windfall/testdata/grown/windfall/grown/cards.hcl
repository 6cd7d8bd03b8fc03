card "WG-01" {
  name     = "Snail"
  type     = "critter"
  cost     = 1
  bite     = 1
  shell    = 1
  keywords = ["Thick 2"]
}

card "WG-02" {
  name  = "Woodpecker"
  type  = "critter"
  cost  = 2
  bite  = 2
  shell = 2
  text  = "1 sap: deal 1 damage to an opposing critter. Once a turn."
}

card "WG-03" {
  name = "Bark"
  type = "trick"
  cost = 1
  text = "A critter of yours has Thick 1 this turn."
}

card "WG-04" {
  name  = "Wren"
  type  = "critter"
  cost  = 1
  bite  = 1
  shell = 1
}

deck "grown" {
  name   = "Grown"
  format = "grown"
  main   = { "Snail" = 3, "Woodpecker" = 3, "Bark" = 3, "Wren" = 3 }
}

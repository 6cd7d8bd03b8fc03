deck "rush" {
  name   = "Many Small Teeth"
  format = "windfall"
  main   = { "Field Mouse" = 3, "Squirrel" = 3, "Toad" = 3, "Queen Bee" = 3, "Magpie" = 2, "Full Basket" = 3, "Slingstone" = 3 }
}

deck "bramble" {
  name   = "Behind the Bramble"
  format = "windfall"
  main   = { "Hedgehog" = 3, "Magpie" = 3, "Hail" = 3, "Toad" = 3, "Slingstone" = 3, "Old Badger" = 2, "Full Basket" = 3 }
}

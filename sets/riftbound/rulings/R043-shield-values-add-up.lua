scenario "R043 Shield values add up" {
  rules = { "814.2", "811" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Block" } }, north = { "Stalwart Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Block")
    s.B:choose("Stalwart Poro")
    s:resolve()
    s:expect("Stalwart Poro", { might = 6, keywords = { "Shield 4", "Tank" } })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("Stalwart Poro", { at = "north", might = 2, damage = 0 })
  end,
}

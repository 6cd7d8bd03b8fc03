scenario "D015 Honor aura" {
  rules = { "DOC-11" },
  board = {
    A = {
      f1 = { vanilla(2, { "Honor 1" }), as = "H", damage = 1 },
      f0 = { vanilla(2), as = "A" }, b1 = { vanilla(3), as = "B" }, b0 = { vanilla(4), as = "C" },
    },
    B = { f1 = { vanilla(1), as = "foe" }, hand = { "Fire bolt" }, resources = 1 },
    turn = "B",
  },
  play = function(s)
    s:expect("A", { attack = 3, retaliation = 3 })
    s:expect("B", { attack = 4, retaliation = 4 })
    s:expect("C", { attack = 4, retaliation = 4 })
    s:expect("H", { attack = 2, retaliation = 2 })
    s:expect("foe", { attack = 1, retaliation = 1 }) -- no friendly unit
    s.B:play("Fire bolt")
    s.B:choose("H")
    s:expect("H", { zone = "graveyard" })
    s:expect("A", { attack = 2, retaliation = 2 })
    s:expect("B", { attack = 3, retaliation = 3 })
  end,
}

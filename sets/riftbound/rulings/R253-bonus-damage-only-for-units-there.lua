scenario "R253 Bonus damage only for units there" {
  rules = { "713", "715.2" },
  board = {
    A = { hand = { "Singularity" }, runes = { mind = 6 } },
    B = { north = { { vanilla(9), as = "there" } }, south = { { vanilla(9), as = "elsewhere" } } },
    battlefields = { north = { controller = "B", card = "Void Gate" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Singularity")
    s.A:choose("there")
    s.A:choose("elsewhere")
    s:resolve()
    s:expect("there", { damage = 7 })
    s:expect("elsewhere", { damage = 6 })
  end,
}

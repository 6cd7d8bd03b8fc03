card {
  name = "Test Duel", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { mine = unit { friendly = true }, foe = unit { enemy = true, other = true } }, effect = function(fx) fx:fight(fx.mine, fx.foe) end } ]],
}
scenario "the damage of an enemy unit is its controller's" {
  rules = { "417.6" },
  board = { A = { hand = { "Test Duel" }, base = { { vanilla(9), as = "mine" } } }, B = { base = { "Elder Dragon", { vanilla(1), as = "page" } } } },
  play = function(s)
    s.A:play("Test Duel")
    s.A:choose("mine")
    s.A:choose("page")
    s:resolve()
    s:expect("page", { zone = "trash" })
    s:expect("mine", { zone = "trash" })
  end,
}

card { name = "Test Hex", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:give(fx.who, { might = -1, lasts = "turn" }) end,
}
]] }

scenario "Who leaves while choosing a target takes the spell away" {
  rules = { "650", "652.4" },
  format = "war",
  board = { D = { hand = { "Test Hex" } }, B = { base = { { vanilla(4), as = "foe" } } }, turn = "D" },
  play = function(s)
    s.D:play("Test Hex")
    s:owes(s.D, "slot")
    s.D:concede()
    s:chain {}
    s:expect("foe", { might = 4 })
    s:turn(s.A)
  end,
}

card {
  name = "Test Rooster", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = you.begins { phase = "beginning" }, effect = function(fx) fx:draw(fx:count(unit { friendly = true })) end } ]],
}
card {
  name = "Test Spirit", type = "unit", energy = 1, might = 1, domains = { "calm" }, keywords = { "Temporary", "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}


scenario "C01 Temporary and another trigger of the same moment are put in order by their player" {
  rules = { "383.3", "816.1" },
  board = {
    A = { base = { "Test Rooster", { vanilla(1, { "Temporary" }), as = "ghost" } } },
    phase = "awaken",
  },
  play = function(s)
    s:owes(s.A, "order")
    s.A:order("Test Rooster", "ghost")
    s:chain { "Test Rooster", "ghost" }
    s:resolve()
    -- the ghost died first
    s:phase("main")
    s:expect(s.A, { hand_size = 1 })
  end,
}

card {
  name = "Test Call", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}

scenario "Back-Alley Bar strengthens whoever moves away" {
  rules = { "446", "477.3", "317.2" },
  board = {
    A = { north = { { vanilla(2), as = "guest" } } },
    battlefields = { north = { controller = "A", card = "Back-Alley Bar" }, south = {} },
  },
  play = function(s)
    s.A:move("guest", "base")
    s:chain { "Back-Alley Bar" }
    s:resolve()
    s:expect("guest", { might = 3, at = "base" })
    s:next_turn()
    s:expect("guest", { might = 2 })
  end,
}

scenario "Back-Alley Bar has nothing for arriving, leaving elsewhere or being recalled" {
  rules = { "456.1" },
  board = {
    A = { hand = { "Test Call" }, base = { { vanilla(2), as = "newcomer" } }, south = { { vanilla(2), as = "other" } } },
    battlefields = { north = { card = "Back-Alley Bar" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:move("newcomer", "north")
    s:chain {}
    s:showdown()
    s.A:move("other", "base")
    s:chain {}
    s.A:play("Test Call")
    s.A:choose("newcomer")
    s:resolve()
    s:expect("newcomer", { at = "base", might = 2 })
    s:expect("other", { at = "base", might = 2 })
  end,
}

scenario "Treasure Hunter finds an exhausted Gold with each move" {
  rules = { "420", "184", "149" },
  board = {
    A = { base = { "Treasure Hunter" } },
  },
  play = function(s)
    s.A:move("Treasure Hunter", "north")
    s:chain { "Treasure Hunter" }
    s.A:pass()
    s.B:pass()
    s:count("Gold", 1, { exhausted = true, at = "base", controller = s.A })
    s.A:refused("activate", "Gold")
    s:showdown()
    s:next_turn()
    s:next_turn()
    s.A:activate("Gold")
    s:count("Gold", 0)
  end,
}

scenario "Treasure Hunter finds nothing when it is recalled" {
  rules = { "456.1" },
  board = {
    A = { hand = { "Test Retreat" }, north = { "Treasure Hunter" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Retreat")
    s.A:choose("Treasure Hunter")
    s:resolve()
    s:expect("Treasure Hunter", { at = "base" })
    s:count("Gold", 0)
  end,
}
card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}

card { name = "Test Purse", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:play_token("Gold", { ready = false }) end } ]] }
scenario "A gear token that comes exhausted" {
  rules = { "184" },
  board = { A = { hand = { "Test Purse" } } },
  play = function(s)
    s.A:play("Test Purse")
    s:resolve()
    s:count("Gold", 1, { exhausted = true })
  end,
}

card { name = "Test Bear", type = "unit", energy = 1, might = 7, domains = { "body" }, keywords = { "Deflect 2" } }
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Heisho: nobody pays for Deflect there" {
  rules = { "766", "809.1" },
  board = {
    A = { hand = { "Test Bolt" } },
    B = { north = { "Test Bear" }, south = { { "Test Bear", as = "far" } } },
    battlefields = { north = { controller = "B", card = "Heisho, Shell of the World" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("Test Bear")
    s.A:choose("Test Bear")
    s:resolve()
    s:expect("Test Bear", { damage = 1, keywords = { "Deflect 2" } })
  end,
}

scenario "Heisho helps its controller's opponents and its controller alike, controlled or not" {
  rules = { "766" },
  board = {
    A = { hand = { "Test Bolt" }, base = { { vanilla(1), as = "raider" } } },
    B = { base = { "Test Bear" } },
    battlefields = { north = { card = "Heisho, Shell of the World" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("Test Bear", "north")
    s.B:pass()
    s.A:play("Test Bolt")
    s:options("Test Bear")
    s.A:choose("Test Bear")
    s:resolve()
    s:expect("Test Bear", { damage = 1 })
  end,
}

scenario "Heisho does not help in a base" {
  rules = { "809.1" },
  board = {
    A = { hand = { "Test Bolt" } },
    B = { base = { "Test Bear" } },
    battlefields = { north = { card = "Heisho, Shell of the World" }, south = {} },
  },
  play = function(s) s.A:refused("play", "Test Bolt") end,
}

card {
  name = "Test Drag", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true }, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Lure", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true }, to = destination { of = chosen.it } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Decoy", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { to = place { battlefield = true } }, effect = function(fx) fx:play_token("Recruit", { at = fx.to }) end } ]],
}

scenario "462 Who is in no side of a combat does not move there: it is a recall" {
  format = "skirmish",
  rules = { "447.2", "449.2", "462.1" },
  board = {
    A = { hand = { "Test Drag" }, south = { { vanilla(2), as = "it" } } },
    B = { north = { { vanilla(3), as = "bee" } } },
    C = { north = { { vanilla(3), as = "sea" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" }, east = {} },
  },
  play = function(s)
    s:expect("bee", { defending = true })
    s:expect("sea", { attacking = true })
    s.C:pass()
    s.A:play("Test Drag")
    s.A:choose("it")
    s.A:choose("north")
    s:resolve()
    s:expect("it", { at = "base", attacking = false, defending = false })
  end,
}

scenario "462 Such a destination cannot be chosen" {
  format = "skirmish",
  rules = { "462.3" },
  board = {
    A = { hand = { "Test Lure" }, south = { { vanilla(2), as = "it" } } },
    B = { north = { { vanilla(3), as = "bee" } } },
    C = { north = { { vanilla(3), as = "sea" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" }, east = {} },
  },
  play = function(s)
    s.C:pass()
    s.A:play("Test Lure")
    s.A:choose("it")
    s.A:refused("choose", "north", { rule = "462.3" })
    s:options("base", "east")
    s.A:choose("east")
    s:resolve()
    s:expect("it", { at = "east" })
  end,
}

scenario "462 What would be played there enters at its player's base" {
  format = "skirmish",
  rules = { "462.2" },
  board = {
    A = { hand = { "Test Decoy" } },
    B = { north = { { vanilla(3), as = "bee" } } },
    C = { north = { { vanilla(3), as = "sea" } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.C:pass()
    s.A:play("Test Decoy")
    s.A:choose("north")
    s:resolve()
    s:expect("Recruit", { at = "base" })
  end,
}

card {
  name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Plan", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(2) end } ]],
}

scenario "C01 An empty battlefield is lost only when the state is open again" {
  rules = { "190.4", "323.6" },
  board = {
    A = { hand = { "Test Plan" } },
    B = { hand = { "Test Gale" }, north = { { vanilla(2), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Plan")
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("it")
    s.B:pass()
    s.A:pass()
    s:expect("it", { zone = "hand" })
    s:chain { "Test Plan" }
    s:expect("north", { controller = s.B })
    s:resolve()
    s:expect("north", { controller = false })
  end,
}

scenario "C01 A showdown whose contester has gone gives nothing" {
  rules = { "348.2", "323.11" },
  board = {
    A = { base = { { vanilla(2), as = "it" } } },
    B = { hand = { "Test Gale" } },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("it")
    s:resolve()
    -- It stays open until both pass.
    s:owes(s.A, "act")
    s:expect("north", { controller = false })
    s.A:refused("end_turn")
    s.A:pass()
    s.B:pass()
    s:expect("north", { controller = false, contested = false })
    s:expect(s.A, { points = 0 })
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "C01 A combat whose attacker has gone deals no damage, and the defender gains nothing" {
  rules = { "465.1", "466.5" },
  board = {
    A = { base = { { vanilla(2), as = "it" } } },
    B = { hand = { "Test Gale" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("it")
    s:resolve()
    s:showdown()
    s:expect("guard", { at = "north", damage = 0, defending = false })
    s:expect("north", { controller = s.B, contested = false })
    s:expect(s.B, { points = 0 })
    s:expect(s.A, { points = 0, hand_size = 1 })
  end,
}

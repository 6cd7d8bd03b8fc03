card {
  name = "Test Bolt", type = "spell", energy = 2, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Comet", type = "spell", energy = 5, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

local function board(spell, power)
  return {
    A = { hand = { spell }, pool = { energy = 5 }, base = { { vanilla(5), as = "mine" } } },
    B = { hand = { "Rebuttal" }, pool = { energy = 1, mind = 1, fury = power }, base = { { vanilla(5), as = "foe" } } },
  }
end

scenario "Rebuttal counters a spell of four energy at most" {
  rules = { "425.1", "206" },
  board = board("Test Bolt", 0),
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Rebuttal")
    s:options("Test Bolt")
    s.B:choose("Test Bolt")
    s:resolve()
    s:expect("foe", { damage = 0 })
    s:expect("Test Bolt", { zone = "trash" })
  end,
}

scenario "Rebuttal takes the spell over for one power, with new choices" {
  rules = { "444", "191", "752", "056" },
  board = board("Test Bolt", 1),
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Rebuttal")
    s.B:choose("Test Bolt")
    s.B:pass()
    s.A:pass()
    s.B:yes()
    -- An enemy unit of its new controller.
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 2 })
    s:expect("foe", { damage = 0 })
    s:expect("Test Bolt", { zone = "trash", owner = s.A })
  end,
}

scenario "Rebuttal cannot choose a dear spell" {
  rules = { "355.8", "206" },
  board = board("Test Comet", 1),
  play = function(s)
    s.A:play("Test Comet")
    s.A:choose("foe")
    s.A:pass()
    s.B:refused("play", "Rebuttal")
  end,
}

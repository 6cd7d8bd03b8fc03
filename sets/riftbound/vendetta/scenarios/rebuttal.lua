card {
  name = "Test Bolt", type = "spell", energy = 2, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Comet", type = "spell", energy = 5, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Volley", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Repeat {1}" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Surge", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { x = { energy = 1 }, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(fx.x, fx.it) end } ]],
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

scenario "Rebuttal counters when its player keeps the power" {
  rules = { "444", "425.1" },
  board = board("Test Bolt", 1),
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Rebuttal")
    s.B:choose("Test Bolt")
    s.B:pass()
    s.A:pass()
    s.B:no()
    s:expect("Test Bolt", { zone = "trash" })
    s:expect("foe", { damage = 0 })
    s:expect("mine", { damage = 0 })
    s:expect(s.B, { fury = 1 })
  end,
}

scenario "Rebuttal takes over a repeated spell: each execution is chosen anew" {
  rules = { "752", "820.2", "191" },
  board = {
    A = { hand = { "Test Volley" }, pool = { energy = 2 }, base = { { vanilla(5), as = "mine" }, { vanilla(6), as = "mate" } } },
    B = { hand = { "Rebuttal" }, pool = { energy = 1, mind = 1, fury = 1 }, base = { { vanilla(5), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Volley")
    s.A:yes()
    s.A:choose("foe")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Rebuttal")
    s.B:choose("Test Volley")
    s.B:pass()
    s.A:pass()
    s.B:yes()
    s.B:choose("mine")
    s.B:choose("mate")
    s:resolve()
    s:expect("mine", { damage = 1 })
    s:expect("mate", { damage = 1 })
    s:expect("foe", { damage = 0 })
    s:expect("Test Volley", { zone = "trash", owner = s.A })
  end,
}

scenario "Rebuttal takes over a spell with X: the X that was paid stays" {
  rules = { "752", "191" },
  board = {
    A = { hand = { "Test Surge" }, pool = { energy = 4 }, base = { { vanilla(5), as = "mine" } } },
    B = { hand = { "Rebuttal" }, pool = { energy = 1, mind = 1, fury = 1 }, base = { { vanilla(5), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Surge")
    s.A:number(3)
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Rebuttal")
    s.B:choose("Test Surge")
    s.B:pass()
    s.A:pass()
    s.B:yes()
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 3 })
    s:expect("foe", { damage = 0 })
  end,
}

card {
  name = "Test Blast", type = "spell", energy = 4, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card { name = "Test Archer", type = "unit", energy = 0, might = 1, domains = { "fury" }, script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

scenario "Rebuttal reaches four energy, and no ability" {
  rules = { "425.1", "355.8" },
  cases = { { name = "four", card = "Test Blast", may = true }, { name = "an ability", card = "Test Archer" } },
  board = function(case) return board(case.card, 0) end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("foe")
    s.A:pass()
    if not case.may then return s.B:refused("play", "Rebuttal") end
    s.B:play("Rebuttal")
    s:options("Test Blast")
    s.B:choose("Test Blast")
    s:resolve()
    s:expect("foe", { damage = 0 })
  end,
}

card { name = "Test Bear", type = "unit", energy = 1, might = 7, domains = { "body" }, keywords = { "Deflect 2" } }
card { name = "Test Hare", type = "unit", energy = 1, might = 2, domains = { "body" } }
card {
  name = "Test Sap", type = "spell", energy = 1, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:give(fx.it, { might = -1, lasts = "turn" }) end } ]],
}

scenario "Decree of Insight pays nothing for Deflect" {
  rules = { "766", "809.1", "477.3" },
  board = {
    A = { hand = { "Decree of Insight", "Test Sap" }, pool = { energy = 2 } },
    B = { base = { "Test Bear", { vanilla(8), as = "other" } } },
  },
  play = function(s)
    s.A:play("Decree of Insight")
    s:options("Test Bear")
    s.A:choose("Test Bear")
    s:resolve()
    s:expect("Test Bear", { might = 2, keywords = { "Deflect 2" } })
    -- Another spell has to pay still.
    s.A:play("Test Sap")
    s:options("other")
    s.A:choose("other")
    s:resolve()
    s:next_turn()
    s:expect("Test Bear", { might = 7 })
  end,
}

scenario "Decree of Insight needs an enemy body unit" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Decree of Insight" }, pool = { energy = 1 }, base = { "Test Bear" } },
    B = { base = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Decree of Insight") end,
}

card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 4, lasts = "turn" }) end } ]],
}

scenario "Decree of Insight may take might below nothing without killing" {
  rules = { "143.2", "142.4" },
  board = {
    A = { hand = { "Decree of Insight", "Test Rouse" }, pool = { energy = 1 } },
    B = { base = { "Test Hare" } },
  },
  play = function(s)
    s.A:play("Decree of Insight")
    s.A:choose("Test Hare")
    s:resolve()
    s:expect("Test Hare", { at = "base", might = 0 })
    s.A:play("Test Rouse")
    s.A:choose("Test Hare")
    s:resolve()
    s:expect("Test Hare", { might = 1 })
  end,
}

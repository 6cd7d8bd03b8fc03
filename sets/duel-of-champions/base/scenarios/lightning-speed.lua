scenario "Lightning speed: the unit attacks and moves in one turn" {
  rules = { "DOC-12", "DOC-3.4" },
  board = { A = { hand = { "Lightning speed" }, resources = 3, f0 = { vanilla(2), as = "it" }, f2 = { vanilla(2), as = "other" } } },
  play = function(s)
    s.A:play("Lightning speed")
    s.A:choose("it")
    s.A:attack("it")
    s.A:move("it", "f1")
    s:expect("it", { at = "A f1" })
    s.A:attack("other")
    s.A:refused("move", "other", "f3", { rule = "DOC-6.6" })
    s:expect("Lightning speed", { zone = "ongoing", on = "it" })
  end,
}

scenario "Lightning speed does not let a new unit act" {
  rules = { "DOC-7.3" },
  board = { A = { hand = { "Maniac", "Lightning speed" }, resources = 4 } },
  play = function(s)
    s.A:play("Maniac", { at = "f0" })
    s.A:play("Lightning speed")
    s.A:choose("Maniac")
    s.A:refused("attack", "Maniac", s.B, { rule = "DOC-7.3" })
    s:expect("Maniac", { fresh = true })
  end,
}

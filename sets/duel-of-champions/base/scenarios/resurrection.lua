scenario "Resurrection deploys a unit from the graveyard free" {
  rules = { "DOC-7.5" },
  board = { A = { hand = { "Resurrection" }, resources = 5, might = 3, magic = 3, graveyard = { "Abyssal lord", "Maniac", "Heal" } }, B = { graveyard = { "Lamasu" } } },
  play = function(s)
    s.A:play("Resurrection")
    s:options("Abyssal lord", "Maniac")
    s.A:choose("Abyssal lord")
    s.A:choose("A f1")
    s:expect("Abyssal lord", { at = "A f1", fresh = true })
    s:expect(s.A, { resources = 0 })
    s.A:refused("attack", "Abyssal lord", s.B, { rule = "DOC-7.3" })
  end,
}

scenario "Resurrection needs a unit card in the own graveyard" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Resurrection" }, resources = 5, graveyard = { "Heal" } }, B = { graveyard = { "Lamasu" } } },
  play = function(s)
    s.A:refused("play", "Resurrection", { rule = "DOC-16" })
    s:expect("Lamasu", { zone = "graveyard" })
  end,
}

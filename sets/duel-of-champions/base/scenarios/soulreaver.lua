scenario "Soulreaver kills a unit whatever its health" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Soulreaver" }, resources = 4 }, B = { f0 = { vanilla(30), as = "it" } } },
  play = function(s)
    s.A:play("Soulreaver")
    s.A:choose("it")
    s:expect("it", { zone = "graveyard" })
  end,
}

scenario "Soulreaver is no damage: magic immunity does not help" {
  rules = { "DOC-11.2" },
  board = { A = { hand = { "Soulreaver" }, resources = 4 }, B = { f0 = { vanilla(3, { "Immune to Magic" }), as = "it" }, f1 = { "Crusher", as = "orc" } } },
  play = function(s)
    s.A:play("Soulreaver")
    s.A:choose("it")
    s:expect("it", { zone = "graveyard" })
    s:expect("orc", { enrage = 1 })
  end,
}

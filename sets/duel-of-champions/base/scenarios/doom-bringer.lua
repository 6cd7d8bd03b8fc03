scenario "Doom bringer takes all units along as it dies" {
  rules = { "DOC-9.5", "DOC-13.3" },
  board = { A = { f0 = "Doom bringer", f1 = { vanilla(9), as = "mine" } }, B = { f0 = { vanilla(9), as = "foe" }, b3 = { vanilla(9), as = "far" }, hand = { "Soulreaver" }, resources = 4 }, turn = "B" },
  play = function(s)
    s.B:play("Soulreaver")
    s.B:choose("Doom bringer")
    s:expect("mine", { zone = "graveyard" })
    s:expect("foe", { zone = "graveyard" })
    s:expect("far", { zone = "graveyard" })
  end,
}

scenario "Doom bringer does nothing when it only returns to hand" {
  rules = { "DOC-11.2" },
  board = { A = { f0 = "Doom bringer", f1 = { vanilla(9), as = "mine" } }, B = { hand = { "Town portal" }, resources = 4 }, turn = "B" },
  play = function(s)
    s.B:play("Town portal")
    s.B:choose("Doom bringer")
    s:expect("Doom bringer", { zone = "hand" })
    s:expect("mine", { at = "A f1" })
  end,
}

scenario "Chemtech Enforcer makes its player discard one" {
  rules = { "383.4", "422.1" },
  board = {
    A = { hand = { "Chemtech Enforcer", { vanilla(4), as = "junk" }, { vanilla(5), as = "gem" } }, runes = { fury = 2 } },
    B = { hand = { { vanilla(2), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Chemtech Enforcer")
    s:expect("Chemtech Enforcer", { at = "base", exhausted = true })
    s:chain { "Chemtech Enforcer" }
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("junk", "gem")
    s.A:choose("junk")
    s:expect("junk", { zone = "trash" })
    s:expect("gem", { zone = "hand" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Chemtech Enforcer is fine with an empty hand" {
  rules = { "422.4", "055" },
  board = { A = { hand = { "Chemtech Enforcer" }, runes = { fury = 2 } } },
  play = function(s)
    s.A:play("Chemtech Enforcer")
    s:resolve()
    s:expect("Chemtech Enforcer", { at = "base" })
    s:expect(s.A, { hand_size = 0, trash_size = 0 })
  end,
}

scenario "Chemtech Enforcer has two more might as an attacker" {
  rules = { "807.1" },
  board = {
    A = { base = { "Chemtech Enforcer" } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Chemtech Enforcer", "north")
    s:expect("Chemtech Enforcer", { might = 4 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Chemtech Enforcer", { at = "north", might = 2 })
  end,
}

card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 2 } }

scenario "Kisuke Urahara (037): generates 1 purple energy more as long as it is active" {
  rules = { "UA-4.14" },
  cases = {
    { name = "active", exhausted = false, generates = 2 },
    { name = "rested", exhausted = true, generates = 1 },
  },
  board = function(case)
    return { A = { hand = { "Ichigo's Room" }, energy = { { "BLC-1-037", exhausted = case.exhausted } } } }
  end,
  play = function(s, case)
    s:expect("BLC-1-037", { generates = case.generates, bp = 2500, ap = 1, required_energy = 2, color = "purple" })
    if case.exhausted then
      s.A:refused("play", "Ichigo's Room", { rule = "UA-4.14" })
    else
      s.A:play("Ichigo's Room")
      s:expect("Ichigo's Room", { at = "energy" })
    end
  end,
}

scenario "Kisuke Urahara (037): what would lock it keeps it at 1 energy for another turn" {
  rules = { "UA-4.7" },
  board = { A = { energy = { { "BLC-1-037", exhausted = true, locked = 1 } } }, turn = "B" },
  play = function(s)
    s:next_turn()
    s:expect("BLC-1-037", { exhausted = true, generates = 1 })
    s:next_turn()
    s:expect("BLC-1-037", { exhausted = false, generates = 2 })
  end,
}

scenario "Kisuke Urahara (037): comes in rested, with 1 energy" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { "BLC-1-037", as = "new" } }, energy = { "Well" } } },
  play = function(s)
    s.A:play("new", { at = "energy" })
    s:expect("new", { exhausted = true, generates = 1 })
    s:expect(s.A, { energy = 3 })
  end,
}

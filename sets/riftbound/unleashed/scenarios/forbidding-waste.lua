scenario "Forbidding Waste weakens who defends it alone" {
  rules = { "364", "464.2", "740" },
  cases = { { name = "alone", guards = 1, might = 1 }, { name = "in company", guards = 2, might = 3 } },
  board = function(case)
    local guards = { { vanilla(3), as = "guard" } }
    if case.guards == 2 then guards[2] = vanilla(1) end
    return {
      A = { base = { { vanilla(2), as = "raider" } } }, B = { north = guards },
      battlefields = { north = { card = "Forbidding Waste", controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s:expect("guard", { might = 3 })
    s.A:move("raider", "north")
    s:expect("guard", { might = case.might, defending = true })
    s:expect("raider", { might = 2, attacking = true })
  end,
}

scenario "Forbidding Waste has no hold on defenders of other places" {
  rules = { "364" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } }, B = { south = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { card = "Forbidding Waste" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:expect("guard", { might = 3, defending = true })
  end,
}

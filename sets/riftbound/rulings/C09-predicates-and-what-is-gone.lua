-- A function that says whether something is so is read as Lua reads a condition: nil, false and what is gone are false, all else
-- is true, wherever it stands (when, active, where, list:any). What is not there is gone and never nil.
card { name = "Test Toy", type = "gear", energy = 0, domains = { "mind" } }
card { name = "Test Sword", type = "gear", energy = 0, might_bonus = 1, domains = { "mind" }, tags = { "Equipment" }, keywords = { "Equip {1}" } }
card { name = "Test Blunt", type = "gear", energy = 3, domains = { "order" }, tags = { "Equipment" } }
card { name = "Test Master", type = "unit", energy = 0, might = 3, domains = { "order" }, keywords = { "Weaponmaster" } }
card { name = "Test Payer", type = "unit", energy = 0, might = 1, domains = { "mind" }, script = [[
  additional_cost { name = "toy", optional = true, cost = { kill = gear { yours = true } } }
  triggered { on = self.played, when = function(q) return q.paid.toy end, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Proud", type = "unit", energy = 0, might = 1, domains = { "mind" }, script = [[
  static { active = function(q) return q:last(you.draws) end, affects = self, give = { might = 1 } } ]] }
card { name = "Test Draw", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Tally", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx)
  local tools = fx:all(gear { yours = true, tag = "Equipment" })
  fx:gain_xp(#tools:where(function(g) return g.attached_to end))
  fx:gain_xp(10 * fx:count(gear { yours = true, where = function(g) return g.attached_to end }))
  fx:gain_xp(100 * fx:count(gear { yours = true, attached = true }))
  fx:gain_xp(1000 * fx:count(gear { yours = true, attached = false }))
  for _, tool in ipairs(tools) do
    if tool.attached_to.gone then fx:gain_xp(5000) end
    if not tool.attached_to.gone then fx:gain_xp(10000) end
  end
  end } ]] }

scenario "C09 What paid is as good as true" {
  rules = { "355.5" },
  cases = { { name = "paid", yes = true, xp = 1 }, { name = "not paid", xp = 0 } },
  board = { A = { hand = { "Test Payer" }, base = { "Test Toy" } } },
  play = function(s, case)
    s.A:play("Test Payer")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "C09 An ability is active while something is there" {
  rules = { "364.3" },
  board = { A = { hand = { "Test Draw" }, base = { "Test Proud" } } },
  play = function(s)
    s:expect("Test Proud", { might = 1 })
    s.A:play("Test Draw")
    s:resolve()
    s:expect("Test Proud", { might = 2 })
  end,
}

scenario "C09 What is attached, and what is not" {
  rules = { "434" },
  board = { A = { hand = { "Test Tally" }, base = { "Test Toy", "Test Blunt", { vanilla(2), as = "knight" }, { "Test Sword", attached = "knight" } } } },
  play = function(s)
    s.A:play("Test Tally")
    s:resolve()
    s:expect(s.A, { xp = 1 + 10 + 100 + 2000 + 5000 + 10000 })
  end,
}

-- 821: an Equipment that cannot be equipped has no cost that Weaponmaster could pay.
scenario "C09 Weaponmaster pays for nothing that has no Equip" {
  rules = { "821" },
  board = { A = { base = { "Test Blunt" }, hand = { "Test Master" } } },
  play = function(s)
    s.A:play("Test Master")
    s.A:choose("Test Blunt")
    s:resolve()
    s:owes(s.A, "act")
    s:expect("Test Master", { might = 3 })
  end,
}

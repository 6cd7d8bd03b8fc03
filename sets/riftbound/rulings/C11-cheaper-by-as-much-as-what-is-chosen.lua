-- Choices come before the total cost (355 before 356), so that an amount may depend on what is chosen: what cannot be paid for with
-- any choice is refused, and what makes it affordable is what may be chosen (355.16).
card { name = "Test Gauntlets", type = "gear", energy = 3, domains = { "body" }, tags = { "Equipment" }, keywords = { "Equip {4}" }, might_bonus = 1, script = [[
cost_change { of = ability { keyword = "Equip", yours = true }, less = { energy = sum(unit { chosen_by = link { name = "Test Gauntlets" } }, "might") } }
]] }

scenario "C11 Equip for less by the might of the unit that is chosen" {
  rules = { "355.16", "356.4", "818" },
  cases = {
    { name = "too dear for the weak one", energy = 1, it = "strong", might = 6, left = 1 },
    { name = "enough for both", energy = 2, both = true, it = "weak", might = 3, left = 0 },
  },
  board = function(case) return { A = { base = { "Test Gauntlets", { vanilla(2), as = "weak" }, { vanilla(5), as = "strong" } }, pool = { energy = case.energy } } } end,
  play = function(s, case)
    s.A:activate("Test Gauntlets")
    if case.both then s:options("weak", "strong") else s:options("strong") end
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { might = case.might })
    s:expect(s.A, { energy = case.left })
  end,
}

scenario "C11 With no unit that makes it cheap enough it is too dear" {
  rules = { "357.1" },
  board = { A = { base = { "Test Gauntlets", { vanilla(2), as = "weak" } }, pool = { energy = 1 } } },
  play = function(s) s.A:refused("activate", "Test Gauntlets", { rule = "357.1" }) end,
}

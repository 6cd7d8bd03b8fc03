scenario "Yasuo, Unforgiven moves a unit out of its base or back to it" {
  rules = { "381", "446" },
  cases = { { name = "out of the base", unit = "home", to = "south" }, { name = "back to the base", unit = "front", to = "base" } },
  board = {
    A = { legend = "Yasuo, Unforgiven", runes = { calm = 2 }, base = { { vanilla(2), as = "home", exhausted = true } }, north = { { vanilla(3), as = "front" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:activate("Yasuo, Unforgiven")
    s:options("home", "front")
    s.A:choose(case.unit)
    if case.unit == "home" then s:options("north", "south") else s:options("base") end
    s.A:choose(case.to)
    s:count("Calm Rune", 2, { exhausted = true })
    s:expect("Yasuo, Unforgiven", { exhausted = true })
    s:resolve()
    s:expect(case.unit, { at = case.to, exhausted = case.unit == "home" })
  end,
}

scenario "Yasuo, Unforgiven needs energy, his own readiness and a unit" {
  rules = { "357" },
  cases = {
    { name = "one energy", runes = 1, unit = true, tired = false },
    { name = "exhausted", runes = 2, unit = true, tired = true },
    { name = "no unit", runes = 2, unit = false, tired = false },
  },
  board = function(case)
    return {
      A = { legend = { { "Yasuo, Unforgiven", exhausted = case.tired } }, runes = { calm = case.runes }, base = case.unit and { vanilla(2) } or {} },
      B = { base = { vanilla(2) } },
    }
  end,
  play = function(s) s.A:refused("activate", "Yasuo, Unforgiven") end,
}

scenario "R153 Deflect is not optional" {
  rules = { "356.2" },
  cases = { { name = "the whole cost", power = { energy = 1, fury = 1, calm = 1 }, ok = true }, { name = "one less", power = { energy = 1, fury = 1 }, ok = false } },
  board = function(case)
    return {
      A = { hand = { "Hextech Ray" }, base = { "Ezreal, Prodigy" }, pool = case.power },
      B = { north = { "Pouty Poro" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.ok then
      s.A:play("Hextech Ray")
      s.A:choose("Pouty Poro")
      s:expect(s.A, { energy = 0 })
      s:resolve()
      s:expect("Pouty Poro", { zone = "trash" })
    else
      s.A:refused("play", "Hextech Ray")
    end
  end,
}

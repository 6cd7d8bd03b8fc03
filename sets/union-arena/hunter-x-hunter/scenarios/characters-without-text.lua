-- Characters that have nothing but numbers: their facts, and that they are played for them.
card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 3 } }

scenario "Hunter x Hunter: characters without text are played for their energy and AP" {
  rules = { "UA-4.14", "UA-4.15", "UA-4.16" },
  cases = {
    { name = "Gon Freecss", card = "HTR-1-075", bp = 1500, required = 0, generates = 1, trigger = "get" },
    { name = "Captain of the Ship", card = "HTR-1-103", bp = 2000, required = 0, generates = 1, trigger = false },
    { name = "Leorio", card = "HTR-1-105", bp = 3000, required = 3, generates = 2, trigger = "active" },
  },
  board = function(case)
    return { A = { hand = { { case.card, as = "it" } }, energy = { "Well" } } }
  end,
  play = function(s, case)
    s:expect("it", { name = case.name, required_energy = case.required, ap = 1, color = "green", trigger = case.trigger, keywords = {} })
    s.A:play("it", { at = "energy" })
    s:expect("it", { at = "energy", exhausted = true, bp = case.bp, generates = case.generates })
    s:expect(s.A, { ap = 2, energy = 3 + case.generates })
  end,
}

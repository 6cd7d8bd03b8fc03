card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }

scenario "Netero: generates 1 green energy more as long as it is active" {
  rules = { "UA-4.14" },
  cases = {
    { name = "active", exhausted = false, generates = 2 },
    { name = "rested", exhausted = true, generates = 1 },
  },
  board = function(case)
    return { A = { hand = { "Kiriko" }, energy = { { "Netero", exhausted = case.exhausted } } } }
  end,
  play = function(s, case)
    s:expect("Netero", { generates = case.generates, bp = 2500, ap = 1, required_energy = 2, color = "green" })
    s:expect(s.A, { energy = case.generates })
    if case.exhausted then
      s.A:refused("play", "Kiriko", { rule = "UA-4.14" })
    else
      s.A:play("Kiriko", { at = "front" })
      s:expect("Kiriko", { at = "front" })
    end
  end,
}

scenario "Netero: comes in rested with 1 energy, and has 2 once it is active" {
  rules = { "UA-4.16", "UA-8.2" },
  board = { A = { hand = { "Netero" }, energy = { "Well" } } },
  play = function(s)
    s.A:play("Netero", { at = "energy" })
    s:expect("Netero", { exhausted = true, generates = 1 })
    s:next_turn()
    s:expect("Netero", { exhausted = false, generates = 2 })
    s:expect(s.A, { energy = 4 })
  end,
}

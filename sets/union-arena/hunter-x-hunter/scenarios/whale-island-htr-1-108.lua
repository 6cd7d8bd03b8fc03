scenario "Whale Island (HTR-1-108): more energy with Gon Freecss" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { energy = { "HTR-1-108" }, front = { "HTR-1-101" } } },
  play = function(s) s:expect("HTR-1-108", { generates = 2, at = "energy" }) s:expect(s.A, { energy = 2 }) end,
}

scenario "Whale Island (HTR-1-108): not with an enemy one" {
  rules = { "UA-4.14" },
  board = { A = { energy = { "HTR-1-108" } }, B = { front = { "HTR-1-101" } } },
  play = function(s) s:expect("HTR-1-108", { generates = 1 }) end,
}

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }

scenario "Whale Island (HTR-1-108): generates 1 green energy more with Gon Freecss on the field" {
  rules = { "UA-4.14" },
  cases = {
    { name = "on the front line", front = { "HTR-1-075" }, energy = {}, generates = 2 },
    { name = "on the energy line", front = {}, energy = { "HTR-1-101" }, generates = 2 },
    { name = "without", front = { "Kiriko" }, energy = {}, generates = 1 },
  },
  board = function(case)
    local energy = { "Whale Island" }
    for _, c in ipairs(case.energy) do energy[#energy + 1] = c end
    return { A = { front = case.front, energy = energy }, B = { front = { "HTR-1-075" } } }
  end,
  play = function(s, case)
    s:expect("Whale Island", { generates = case.generates, ap = 1, required_energy = 2, color = "green", trigger = "get", type = { "site" } })
  end,
}

scenario "Whale Island (HTR-1-108): is played to the energy line, rested" {
  rules = { "UA-4.16", "UA-4.15" },
  board = { A = { hand = { "Whale Island" }, energy = { "Well" } } },
  play = function(s)
    s.A:play("Whale Island")
    s:expect("Whale Island", { at = "energy", exhausted = true })
    s:expect(s.A, { energy = 3, ap = 2 })
  end,
}

scenario "Whale Island (HTR-1-108): when Gon Freecss leaves the field its energy falls" {
  rules = { "UA-10.3" },
  board = { A = { hand = { "Whale Island" }, energy = { "Well" }, front = { { "HTR-1-075", as = "gon" } } }, B = { front = { { vanilla(1500), as = "foe" } }, life = 3 }, phase = "main" },
  play = function(s)
    s.A:play("Whale Island")
    s:expect("Whale Island", { generates = 2 })
    s:next_turn()
    s.B:end_main()
    s.B:attack("foe")
    s.A:block("gon")
    s:expect("gon", { zone = "sideline" })
    s:expect("Whale Island", { generates = 1 })
  end,
}

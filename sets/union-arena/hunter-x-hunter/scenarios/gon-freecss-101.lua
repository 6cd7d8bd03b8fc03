scenario "Gon Freecss (101): Impact (1) from BP 4000 on" {
  rules = { "UA-11.1", "UA-6.7" },
  board = {
    A = { hand = { "Mito" }, front = { { "HTR-1-101", as = "gon" } } },
    B = { front = { { vanilla(3500), as = "wall" } }, life = { "Kiriko", "Netero" } },
  },
  play = function(s)
    s:expect("gon", { bp = 3000, impact = 0, keywords = {}, ap = 1, required_energy = 3, generates = 1, color = "green", trigger = "active" })
    s.A:play("Mito", { at = "energy" })
    s.A:choose("gon")
    s:expect("gon", { bp = 4000, impact = 1, keywords = { "Impact" } })
    s.A:end_main()
    s.A:attack("gon")
    s.B:block("wall")
    s.A:choose("Kiriko")
    s:expect("wall", { zone = "sideline" })
    s:expect("Kiriko", { zone = "sideline" })
    s:expect(s.B, { life = 1 })
    s.A:pass()
    s:expect("gon", { bp = 3000, impact = 0 })
  end,
}

card { name = "Test Cheer", type = "event", color = { "green" }, script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx) fx:give(fx.it, { bp = 999, lasts = "turn" }) end } ]] }

scenario "Gon Freecss (101): BP 3999 is not enough" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Cheer" }, front = { { "HTR-1-101", as = "gon" } } } },
  play = function(s)
    s.A:play("Test Cheer")
    s:expect("gon", { bp = 3999, impact = 0 })
  end,
}

scenario "Gon Freecss (101): below BP 4000 it has no Impact" {
  rules = { "UA-6.7" },
  board = { A = { front = { { "HTR-1-101", as = "gon" } } }, B = { front = { { vanilla(3000), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("gon")
    s.B:block("wall")
    s:expect("wall", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 3 } }

scenario "Fishing Rod: an enemy of at most the largest own BP returns to the hand" {
  rules = { "UA-4.20", "UA-2.5" },
  board = {
    A = { hand = { "Fishing Rod" }, front = { vanilla(2500) }, energy = { "Well" } },
    B = { front = { { vanilla(2500), as = "equal" }, { vanilla(2600), as = "more" }, { vanilla(500), as = "less" } }, energy = { { vanilla(1000), as = "back" } } },
  },
  play = function(s)
    s:expect("Fishing Rod", { ap = 1, required_energy = 3, color = "green", trigger = "special", type = { "event" } })
    s.A:play("Fishing Rod")
    s:options("equal", "less")
    s.A:choose("equal")
    s:expect("equal", { zone = "hand", owner = s.B })
    s:expect("Fishing Rod", { zone = "sideline" })
    s:expect(s.A, { ap = 2 })
  end,
}

scenario "Fishing Rod: with Gon Freecss on the field the enemy is sidelined" {
  rules = { "UA-4.20" },
  cases = { { name = "on the front line", front = { "HTR-1-075" }, energy = { "Well" } }, { name = "on the energy line", front = {}, energy = { "Well", "HTR-1-075" } } },
  board = function(case)
    return {
      A = { hand = { "Fishing Rod" }, front = case.front, energy = case.energy },
      B = { front = { { vanilla(1500), as = "foe" } } },
    }
  end,
  play = function(s)
    s.A:play("Fishing Rod")
    s:expect("foe", { zone = "sideline" })
  end,
}

scenario "Fishing Rod: Gon Freecss of the other side does not count" {
  board = {
    A = { hand = { "Fishing Rod" }, front = { vanilla(2500) }, energy = { "Well" } },
    B = { front = { { vanilla(1000), as = "foe" } }, energy = { "HTR-1-075" } },
  },
  play = function(s)
    s.A:play("Fishing Rod")
    s:expect("foe", { zone = "hand" })
  end,
}

scenario "Fishing Rod: with no such enemy it is used in vain" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Fishing Rod" }, energy = { "Well" } }, B = { front = { { vanilla(1500), as = "foe" } } } },
  play = function(s)
    s.A:play("Fishing Rod")
    s:expect("foe", { at = "front" })
    s:expect("Fishing Rod", { zone = "sideline" })
  end,
}

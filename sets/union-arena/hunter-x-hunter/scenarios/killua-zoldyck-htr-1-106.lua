card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Killua Zoldyck (HTR-1-106): sidelines what the others are up to" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well", { vanilla(2000), as = "friend" } }, hand = { "HTR-1-106" } }, B = { front = { { vanilla(2000), as = "foe" }, { vanilla(2500), as = "strong" } } } },
  play = function(s)
    s.A:play("HTR-1-106", { at = "front" })
    s:options("foe")
    s.A:choose("foe")
    s:expect("foe", { zone = "sideline" })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "Killua Zoldyck (HTR-1-106): its own BP does not count" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-106" } }, B = { front = { { vanilla(500), as = "foe" } } } },
  play = function(s)
    s.A:play("HTR-1-106", { at = "front" })
    s:expect("foe", { at = "front" })
    s:owes(s.A, "act")
  end,
}

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 4 } }

card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }

scenario "Killua Zoldyck (HTR-1-106): sidelines an enemy of at most the largest BP among the other own characters" {
  rules = { "UA-10.4", "UA-4.15" },
  board = {
    A = { hand = { "Killua Zoldyck" }, front = { vanilla(3000) }, energy = { "Well", "Spring" } },
    B = { front = { { vanilla(3000), as = "equal" }, { vanilla(3100), as = "more" }, { vanilla(500), as = "less" } }, energy = { { vanilla(1000), as = "back" } } },
  },
  play = function(s)
    s.A:play("Killua Zoldyck", { at = "front" })
    s:options("equal", "less")
    s.A:choose("equal")
    s:expect("equal", { zone = "sideline" })
    s:expect("Killua Zoldyck", { bp = 4000, ap = 2, required_energy = 5, generates = 1, color = "green", tags = { "Zoldyck Family" } })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "Killua Zoldyck (HTR-1-106): nobody need be chosen" {
  rules = { "UA-10.4" },
  board = {
    A = { hand = { "Killua Zoldyck" }, energy = { "Well", "Spring" } },
    B = { front = { { vanilla(1000), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Killua Zoldyck", { at = "energy" })
    s:options("foe")
    s.A:done()
    s:expect("foe", { at = "front" })
  end,
}

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

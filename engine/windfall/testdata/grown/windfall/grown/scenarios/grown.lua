scenario "A deck has no more tricks than the format says" {
  rules = { "WF-1.4" },
  format = { cards = 10, tricks = 2 },
  play = function(s)
    s:illegal_deck({ main = { Snail = 3, Wren = 3, Woodpecker = 1, Bark = 3 } }, { "WF-1.4" })
    s:legal_deck({ main = { Snail = 3, Wren = 3, Woodpecker = 2, Bark = 2 } })
  end,
}

scenario "Thick adds its number to the shell, each time" {
  rules = { "WF-4.5" },
  board = { A = { sap = 1, hand = { "Bark" }, orchard = { "Snail" } }, B = { orchard = { "Woodpecker" } } },
  play = function(s)
    s:expect("Snail", { shell = 3 })
    s.A:play("Bark")
    s.A:choose("Snail")
    s:expect("Snail", { shell = 4 })
    s.A:attack("Snail", "Woodpecker")
    s:expect("Snail", { damage = 2 })
    s.A:end_turn()
    s:expect("Snail", { shell = 3 })
  end,
}

scenario "An ability is used for its cost, as often as it says" {
  rules = { "WF-3.6" },
  board = { A = { sap = 3, orchard = { { "Woodpecker", as = "one" }, { "Woodpecker", as = "other" }, "Wren" } }, B = { orchard = { "Wren", { "Snail", as = "foe" } } } },
  play = function(s)
    s.A:use("one")
    s:options("Wren", "foe")
    s.A:choose("foe")
    s:expect("foe", { damage = 1 })
    s:expect(s.A, { sap = 2 })
    s.A:refused("use", "one", { rule = "WF-3.6", reason = "conditions" })
    s.A:refused("use", "Wren", { rule = "WF-3.6", reason = "no such ability" })
    s.A:use("other")
    s.A:choose("foe")
    s:expect("foe", { damage = 2 })
  end,
}

scenario "An ability is not used without its cost, nor without what it chooses" {
  rules = { "WF-3.6" },
  cases = { { name = "no sap", sap = 0, foes = { "Wren" }, reason = "costs 1 sap" }, { name = "no foe", sap = 1, foes = {}, reason = "conditions" } },
  board = function(case) return { A = { sap = case.sap, orchard = { "Woodpecker" } }, B = { orchard = case.foes } } end,
  play = function(s, case)
    s.A:refused("use", "Woodpecker", { rule = "WF-3.6", reason = case.reason })
    s:expect("Woodpecker", { tired = false })
  end,
}

scenario "A hand is discarded down to the limit, in secret" {
  rules = { "WF-2.6" },
  format = "grown",
  board = { A = { hand = { "Snail", "Wren", "Bark", { "Wren", as = "last" }, "Woodpecker" } }, B = { deck = { "Snail" } } },
  play = function(s)
    s.A:end_turn()
    s:owes(s.A, "discard")
    s:turn(s.A)
    s.A:choose("Bark", "last")
    s:expect(s.A, { hand_size = 3 })
    s:expect("last", { zone = "compost" })
    s:turn(s.B)
  end,
}

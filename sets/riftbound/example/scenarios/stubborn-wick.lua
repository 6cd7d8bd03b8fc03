-- Cards that only a scenario needs are declared in its file.
card {
  name = "Test Snuff", type = "spell", energy = 1, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Stubborn Wick is saved once a turn" {
  rules = { "369.1", "371", "455" },
  board = {
    A = { hand = { "Test Snuff", "Test Snuff" }, runes = { chaos = 2 }, north = { { "Stubborn Wick", as = "wick", damage = 3 } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Snuff")
    s.A:choose("wick")
    s:resolve()
    s:expect("wick", { at = "base", damage = 0, exhausted = true })
    s.A:play("Test Snuff")
    s.A:choose("wick")
    s:resolve()
    s:expect("wick", { zone = "trash" })
  end,
}

scenario "Stubborn Wick is saved again on the next turn, and saves nobody else" {
  rules = { "371" },
  board = {
    A = { hand = { "Test Snuff" }, runes = { chaos = 1 }, base = { { "Stubborn Wick", as = "wick" }, { vanilla(2), as = "mate" } } },
    B = { hand = { "Test Snuff", "Test Snuff" }, runes = { body = 2 }, rune_deck = { body = 4 } },
  },
  play = function(s)
    s.A:play("Test Snuff")
    s.A:choose("wick")
    s:resolve()
    s:expect("wick", { at = "base", exhausted = true })
    s:next_turn()
    s.B:play("Test Snuff")
    s.B:choose("wick")
    s:resolve()
    s:expect("wick", { at = "base", exhausted = true })
    s.B:play("Test Snuff")
    s.B:choose("mate")
    s:resolve()
    s:expect("mate", { zone = "trash" })
  end,
}

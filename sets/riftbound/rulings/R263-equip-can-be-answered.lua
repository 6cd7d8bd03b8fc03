scenario "R263 Equip can be answered" {
  rules = { "818.1", "359.3" },
  board = {
    A = { base = { "Doran's Blade" }, north = { { vanilla(2), as = "it" } }, runes = { body = 1 } },
    B = { hand = { "Gust" }, runes = { chaos = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Doran's Blade")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Gust")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { zone = "hand" })
    s:expect("Doran's Blade", { at = "base", host = false })
    s:count("Body Rune", 0, { zone = "runes" })
  end,
}

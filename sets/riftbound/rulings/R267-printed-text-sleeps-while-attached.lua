scenario "R267 Printed text sleeps while attached" {
  rules = { "718.2", "721.2" },
  board = {
    A = { base = { { "Spinning Axe", as = "worn" }, { "Spinning Axe", as = "loose" }, { vanilla(2), as = "it" } }, runes = { fury = 1 } },
  },
  play = function(s)
    s.A:activate("worn")
    s.A:choose("it")
    s:resolve()
    s:next_turn()
    s.B:end_turn()
    s:chain { "loose" }
    s:resolve()
    s:expect("loose", { zone = "trash" })
    s:expect("worn", { at = "base", host = "it" })
  end,
}

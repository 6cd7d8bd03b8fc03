card {
  name = "Test Bar", type = "battlefield",
  script = [[ triggered { on = unit {}.moves { from = here }, effect = function(fx) fx:give(fx.event.subject, { might = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}

scenario "R257 Move trigger of a battlefield" {
  rules = { "456.1", "420" },
  cases = { { name = "moved", how = "move", might = 3 }, { name = "recalled", how = "Test Retreat", might = 2 }, { name = "returned", how = "Gust", might = 2 } },
  board = {
    A = { hand = { "Test Retreat", "Gust" }, runes = { chaos = 1 }, north = { { vanilla(2), as = "it" } } },
    battlefields = { north = { controller = "A", card = "Test Bar" }, south = {} },
  },
  play = function(s, case)
    if case.how == "move" then
      s.A:move("it", "base")
      s:chain { "Test Bar" }
    else
      s.A:play(case.how)
      s.A:choose("it")
    end
    s:resolve()
    s:chain {}
    s:expect("it", { might = case.might, zone = case.how == "Gust" and "hand" or "base" })
  end,
}

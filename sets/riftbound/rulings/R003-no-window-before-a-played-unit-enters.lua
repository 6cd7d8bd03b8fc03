card {
  name = "Test Flinch", type = "spell", energy = 1, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}

scenario "R003 No window before a played unit enters" {
  rules = { "337.1", "359.2", "143.4" },
  board = {
    A = { hand = { { vanilla(4), as = "newcomer" } }, runes = { fury = 4 } },
    B = { hand = { "Test Flinch" }, runes = { calm = 1 } },
  },
  play = function(s)
    s.A:play("newcomer")
    s:expect("newcomer", { at = "base", exhausted = true, controller = s.A })
    s:chain {}
    s:owes(s.A, "act")
    s.B:refused("play", "Test Flinch")
  end,
}

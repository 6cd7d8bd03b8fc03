card {
  name = "Test Flinch", type = "spell", energy = 1, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}

scenario "R023 Opponent cannot use a Reaction out of nowhere at end of turn" {
  rules = { "312", "317" },
  board = {
    A = { base = { vanilla(2) } },
    B = { hand = { "Test Flinch" }, runes = { calm = 1 }, base = { vanilla(3) } },
  },
  play = function(s)
    s.B:refused("play", "Test Flinch")
    s.A:end_turn()
    s:turn(s.B)
    s:phase("main")
    s:owes(s.B, "act")
    s:expect("Test Flinch", { zone = "hand" })
  end,
}

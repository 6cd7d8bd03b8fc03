card { name = "Test Keeper", type = "unit", energy = 1, might = 1, domains = { "order" }, script = [[ triggered { on = self.played, target = { it = unit { friendly = true, except = self } }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "source" }) end } ]] }
card { name = "Test Retreat", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]] }
scenario "C02 source gone before the trigger resolves: 'until my source leaves' never begins" {
  rules = { "389" },
  board = { A = { hand = { "Test Keeper" }, runes = { order = 1 }, base = { { vanilla(1), as = "x" } } }, B = { hand = { "Test Retreat" } } },
  play = function(s)
    s.A:play("Test Keeper")
    s.A:choose("x")
    s.A:pass()
    s.B:play("Test Retreat") s.B:choose("Test Keeper")
    s:resolve()
    s:expect("x", { might = 1 })
  end,
}
card { name = "Test Camp", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "here" }) end } ]] }
card { name = "Test Recall", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]] }

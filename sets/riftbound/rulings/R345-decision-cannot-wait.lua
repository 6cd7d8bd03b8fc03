card {
  name = "Test Roar", type = "spell", energy = 1, domains = { "body" }, keywords = { "Repeat {1}" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}

scenario "R345 Decision cannot wait" {
  rules = { "820.1" },
  board = { A = { hand = { "Test Roar" }, pool = { energy = 2 }, base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Roar")
    s.A:no()
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    -- Nothing more was asked; the energy is still there.
    s:expect("it", { might = 4 })
    s:expect(s.A, { energy = 1 })
    s:owes(s.A, "act")
  end,
}

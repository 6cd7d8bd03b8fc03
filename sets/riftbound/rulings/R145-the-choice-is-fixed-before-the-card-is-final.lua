scenario "R145 Choice is fixed before the card is final" {
  rules = { "356.2" },
  cases = { { name = "declined", pays = false }, { name = "paid", pays = true } },
  board = { A = { hand = { "Clockwork Keeper" }, runes = { calm = 3 } } },
  play = function(s, case)
    s.A:play("Clockwork Keeper")
    if case.pays then
      s.A:yes()
      s:resolve()
    else
      s.A:no()
    end
    s:chain {}
    s:owes(s.A, "act")
    s:expect("Clockwork Keeper", { at = "base" })
    s:expect(s.A, { hand_size = case.pays and 1 or 0 })
  end,
}

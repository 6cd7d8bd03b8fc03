scenario "Tsunami: 6 damage to each unit that is no flyer" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Tsunami" }, resources = 6, f0 = { "Abyssal lord", as = "mine" } }, B = { b0 = { "Lilim", as = "shooter" }, f1 = { "Pit lord", as = "flyer" }, f2 = { "Lacerator", as = "both" } } },
  play = function(s)
    s.A:play("Tsunami")
    s:expect("mine", { damage = 6 })
    s:expect("shooter", { damage = 6 })
    s:expect("flyer", { damage = 0 })
    s:expect("both", { zone = "graveyard" })
  end,
}

scenario "Tsunami leaves heroes alone" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Tsunami" }, resources = 6 } },
  play = function(s)
    s.A:play("Tsunami")
    s:expect(s.A, { health = 20 })
    s:expect(s.B, { health = 20 })
  end,
}

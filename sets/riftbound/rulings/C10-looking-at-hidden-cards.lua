-- Whoever looks at a card knows it, and nobody else does (424, 128.4): cards that lie hidden, and cards of a hand, too.
card { name = "Test Lantern", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play { effect = function(fx) fx:look(fx:all(card { zone = "facedown" })) end }
]] }
card { name = "Test Peek", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play { target = { who = player { opponent = true } }, effect = function(fx) fx:look(fx:all(card { zone = "hand", owner = fx.who }), fx.who) end }
]] }

scenario "C10 Who looks at a hidden card knows it, and it stays hidden from others" {
  rules = { "424", "128.4" },
  format = "skirmish",
  board = {
    A = { hand = { "Test Lantern" } },
    B = { facedown = { north = { "Hidden Blade" } }, north = { vanilla(2) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:sees(s.A, "Hidden Blade", false)
    s.A:play("Test Lantern")
    s:resolve()
    s:sees(s.A, "Hidden Blade")
    s:sees(s.C, "Hidden Blade", false)
    s:expect("Hidden Blade", { zone = "facedown" })
  end,
}

scenario "C10 Who looks at a hand knows its cards, and does not reveal them" {
  rules = { "424" },
  board = { A = { hand = { "Test Peek" } }, B = { hand = { "Hidden Blade" } } },
  play = function(s)
    s:sees(s.A, "Hidden Blade", false)
    s.A:play("Test Peek")
    s.A:choose("B")
    s:resolve()
    s:sees(s.A, "Hidden Blade")
    s:expect("Hidden Blade", { zone = "hand" })
  end,
}

card {
  name = "Test Twin", type = "character", bp = 2000,
  script = [[
    local alone = define.forbid { name = "alone", what = "be_blocked", affects = self }
    triggered { on = self.attacks, limit = "shared_turn", effect = function(fx) fx:give(fx.self, { abilities = alone, lasts = "battle" }) end }
  ]],
}

card {
  name = "Test Single", type = "character", bp = 2000,
  script = [[ triggered { on = self.attacks, limit = "turn", effect = function(fx) fx:draw(1) end } ]],
}

scenario "U037 Shared once-per-turn" {
  rules = { "UA-4.26", "UA-6.5" },
  board = {
    A = { front = { { "Test Twin", as = "one" }, { "Test Twin", as = "two" }, { "Test Single", as = "three" }, { "Test Single", as = "four" } } },
    B = { front = { { vanilla(1000), as = "blocker" } } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("one")
    s:owes(s.A, "life") -- nobody can block
    s.A:choose("life 1")
    s.A:attack("two")
    s:owes(s.B, "block")
    s.B:pass()
    s.A:choose("life 1")
    s.A:attack("three")
    s.B:pass()
    s.A:choose("life 1")
    s.A:attack("four")
    s:expect(s.A, { hand_size = 2 }) -- an ordinary limit counts for each copy
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.B, { life = 3 })
  end,
}

card { name = "Test Portal", type = "spell", energy = 0, domains = { "mind" }, script = [[
  local echo = define.static { name = "echo", affects = next_played { type = "spell", yours = true }, give = { keywords = "Repeat {0}" } }
  on_play { effect = function(fx) fx:install(echo, {}, { lasts = "turn" }) end }
]] }
card { name = "Test Bolt", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
scenario "the gift to the next spell is used up" {
  rules = { "820.1" },
  board = { A = { hand = { "Test Portal", { "Test Bolt", as = "one" }, { "Test Bolt", as = "two" } } }, B = { base = { { vanilla(9), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Portal")
    s:resolve()
    s.A:play("one")
    s.A:no()
    s.A:choose("foe")
    s:resolve()
    s.A:play("two")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
  end,
}

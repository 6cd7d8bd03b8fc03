card { name = "Test Hatchling", type = "unit", energy = 1, might = 1, domains = { "fury" }, script = [[
  replacement { on = you.reveals { from = "deck" }, effect = function(fx)
    fx:recycle(fx:look(1, fx.event.owner))
    fx:proceed()
  end }
]] }
card { name = "Test Pry", type = "spell", energy = 0, domains = { "fury" }, script = [[
  on_play { effect = function(fx) for _, p in ipairs(fx.opponents) do fx:bounce(fx:reveal(1, p)) end end }
]] }
scenario "Whose deck is revealed from" {
  rules = { "424.1", "369" },
  board = { A = { hand = { "Test Pry" }, base = { "Test Hatchling" } }, B = { deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" }, vanilla(3) } } },
  play = function(s)
    s.A:play("Test Pry")
    s:resolve()
    s:expect("top", { zone = "deck" })
    s:expect("next", { zone = "hand" })
  end,
}

card { name = "Test Theft", type = "spell", energy = 0, domains = { "chaos" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:take_control(fx.who) end,
}
]] }

scenario "A stolen unit of who leaves is banished" {
  rules = { "652.1" },
  format = "war",
  board = { D = { hand = { "Test Theft" } }, B = { base = { { vanilla(3), as = "stolen" } } }, turn = "D" },
  play = function(s)
    s.D:play("Test Theft")
    s.D:choose("stolen")
    s:resolve()
    s:expect("stolen", { controller = s.D })
    s.D:concede()
    s:expect("stolen", { zone = "banished", owner = s.B })
  end,
}

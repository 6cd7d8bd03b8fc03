-- A spell that was played with Flow is banished when it leaves the chain (829): that is the action Banish (427), by its player,
-- also when another player counters it.
card { name = "Test Warden", type = "legend", domains = { "fury" }, script = [[
  triggered { on = card { owner = you }.banished, effect = function(fx) fx:gain_xp(1) end }
  triggered { on = you.banishes, effect = function(fx) fx:gain_xp(10) end } ]] }
card { name = "Test Stream", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Flow {1}" }, script = [[ on_play { effect = function(fx) end } ]] }
card { name = "Test Denial", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]] }

scenario "C09 Flow banishes" {
  rules = { "829", "427" },
  cases = { { name = "when it has resolved" }, { name = "when it is countered", countered = true } },
  board = { A = { legend = "Test Warden", pool = { energy = 1 }, trash = { "Test Stream" } }, B = { legend = "Test Warden", hand = { "Test Denial" } } },
  play = function(s, case)
    s.A:play("Test Stream")
    if case.countered then
      s.A:pass()
      s.B:play("Test Denial")
      s.B:choose("Test Stream")
      s.B:pass()
      s.A:pass()
    else
      s.A:pass()
      s.B:pass()
    end
    s.A:order("Test Warden")
    s:resolve()
    s:expect("Test Stream", { zone = "banished" })
    s:expect(s.A, { xp = 11 })
    s:expect(s.B, { xp = 0 })
  end,
}

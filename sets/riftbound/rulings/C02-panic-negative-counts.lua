card { name = "Test P1", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:reveal(-2) fx:gain_xp(1) end } ]] }
card { name = "Test P2", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:discard(-1) fx:gain_xp(1) end } ]] }
card { name = "Test P3", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:banish(fx.self) fx:play(fx.self) fx:gain_xp(1) end } ]] }
card { name = "Test P4", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:choose(unit {}, { count = -1 }) fx:choose(unit {}, { up_to = -1 }) fx:random(0) fx:option({}) fx:gain_xp(1) end } ]] }
card { name = "Test P5", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.self) fx:bounce(fx.self) for i = 1, 12 do fx:extra_turn() end fx:put(fx.it, "champion") fx:put(fx.it, "top") fx:add({ energy = -3 }) fx:draw(100) fx:gain_xp(1) end } ]] }
card { name = "Test P6", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = up_to(count(unit { token = true }), unit {}) }, effect = function(fx) fx:play_token("Recruit", { count = -1 }) fx:look(-1) fx:burn(-1) fx:channel(-1) fx:predict(-1) fx:gain_xp(1) end } ]] }
scenario "C02 odd numbers" {
  rules = { "055" },
  cases = { { name = "discard", c = "Test P2" }, { name = "choose", c = "Test P4", t = true }, { name = "counts", c = "Test P6" } },
  board = function(c) return { A = { hand = { c.c }, base = { { vanilla(2), as = "x" } } } } end,
  play = function(s, c)
    s.A:play(c.c)
    if c.t then s.A:choose("x") end
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}

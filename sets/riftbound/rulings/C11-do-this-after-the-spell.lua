-- "Do this" (386) of a spell resolves when the spell has left the chain: what it says of the spell it says of the card in the trash.
card { name = "Test Undertow", type = "spell", energy = 2, domains = { "chaos" }, script = [[
local again = define.step { name = "again", effect = function(fx) fx:play(fx.self, { cost = { energy = 1 }, optional = true }) end }
on_play { target = { it = unit {} }, effect = function(fx)
  local small = fx.it.might <= 3
  if fx:kill(fx.it).done and small then fx:then_do(again) end
end }
]] }
card { name = "Test Cache", type = "spell", energy = 0, domains = { "chaos" }, script = [[
local away = define.step { name = "away", effect = function(fx) fx:recycle(fx.self) end }
on_play { effect = function(fx) fx:then_do(away) end }
]] }

scenario "C11 A spell is played again from the trash by what it does then" {
  rules = { "386", "354.1" },
  cases = { { name = "a small unit", it = "small", again = true }, { name = "a large one", it = "large" } },
  board = { A = { hand = { "Test Undertow" }, pool = { energy = 3 } }, B = { base = { { vanilla(3), as = "small" }, { vanilla(5), as = "large" } } } },
  play = function(s, case)
    s.A:play("Test Undertow")
    s.A:choose(case.it)
    s.A:pass() s.B:pass()
    if case.again then
      s.A:pass() s.B:pass()
      s.A:yes()
      s.A:choose("large")
      s.A:pay()
      s:resolve()
    end
    s:expect("large", { zone = "trash" })
    s:expect("Test Undertow", { zone = "trash" })
    s:expect(s.A, { energy = case.again and 0 or 1 })
  end,
}

scenario "C11 A spell recycles itself when it has left the chain" {
  rules = { "386", "416.1" },
  board = { A = { hand = { "Test Cache" } } },
  play = function(s)
    s.A:play("Test Cache")
    s:resolve()
    s:expect("Test Cache", { zone = "deck" })
  end,
}

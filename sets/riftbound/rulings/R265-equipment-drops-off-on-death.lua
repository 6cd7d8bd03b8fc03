card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "R265 Equipment follows its unit and drops off on death" {
  rules = { "719.5", "457.1" },
  cases = { { name = "ready", exhausted = false }, { name = "exhausted", exhausted = true } },
  board = function(case)
    return {
      A = { hand = { "Test Doom" }, base = { { "Doran's Blade", exhausted = case.exhausted }, { vanilla(2), as = "it" } }, runes = { body = 1 } },
    }
  end,
  play = function(s, case)
    s.A:activate("Doran's Blade")
    s.A:choose("it")
    s:resolve()
    s.A:move("it", "north")
    s:showdown()
    s:expect("Doran's Blade", { at = "north", exhausted = case.exhausted })
    s.A:play("Test Doom")
    s.A:choose("it")
    s:resolve()
    s:expect("Doran's Blade", { at = "base", host = false, exhausted = case.exhausted })
  end,
}

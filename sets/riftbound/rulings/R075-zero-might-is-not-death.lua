card {
  name = "Test Pin", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "R075 Zero Might is not death" {
  rules = { "142", "323.5", "477.3" },
  cases = { { name = "left alone", pin = false }, { name = "hit for one", pin = true } },
  board = {
    A = { hand = { "Stupefy", "Test Pin", { vanilla_spell(0), as = "bait" } }, runes = { mind = 1 } },
    B = { hand = { "Flash" }, runes = { chaos = 2 }, north = { { "Recruit", as = "it" } } },
    battlefields = { north = { controller = "B", card = "Trifarian War Camp" }, south = {} },
  },
  play = function(s, case)
    s:expect("it", { might = 2 })
    s.A:play("Stupefy")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 1 })
    -- The opponent needs something to answer to.
    s.A:play("bait")
    s.A:pass()
    s.B:play("Flash")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { at = "base", might = 0, damage = 0 })
    if case.pin then
      s.A:play("Test Pin")
      s.A:choose("it")
      s:resolve()
      s:count("Recruit", 0)
    else
      s:next_turn()
      s:expect("it", { at = "base", might = 1 })
    end
  end,
}

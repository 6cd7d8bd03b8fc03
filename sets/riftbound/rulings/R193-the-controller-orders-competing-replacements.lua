card {
  name = "Test Smite", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    local burn = define.replacement { name = "burn", on = args.it.dies, effect = function(fx) fx:banish(fx.args.it) end }
    on_play {
      target = { it = unit {} },
      effect = function(fx)
        fx:install(burn, { it = fx.it }, { uses = 1, lasts = "turn" })
        fx:deal(5, fx.it)
      end,
    }
  ]],
}

scenario "R193 Controller of the dying unit orders competing replacements" {
  rules = { "372", "427.2" },
  cases = { { name = "the gear first", first = "Guardian Angel", pick = "Vanilla 3" }, { name = "the spell first", first = "Test Smite", pick = "Test Smite" } },
  board = {
    A = { hand = { "Test Smite" } },
    B = { base = { "Guardian Angel", { vanilla(3), as = "it" } }, runes = { calm = 1 } },
    turn = "B",
  },
  play = function(s, case)
    s.B:activate("Guardian Angel")
    s.B:choose("it")
    s:resolve()
    s:next_turn()
    s.A:play("Test Smite")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s.B:pick(case.pick)
    if case.first == "Guardian Angel" then
      s:expect("Guardian Angel", { zone = "trash" })
      s:expect("it", { at = "base", damage = 0, exhausted = true })
    else
      s:expect("it", { zone = "banished" })
      s:expect("Guardian Angel", { at = "base", host = false })
    end
  end,
}

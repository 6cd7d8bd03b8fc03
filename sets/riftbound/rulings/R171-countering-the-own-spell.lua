card {
  name = "Test Lullaby", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[
    local hush = define.forbid { name = "hush", what = "play", affects = card { zone = "hand", type = "spell" }, by = args.who }

    on_play {
      target = { it = link { type = "spell" } },
      effect = function(fx)
        local who = fx.it.controller
        fx:counter(fx.it)
        fx:install(hush, { who = who }, { lasts = "turn" })
      end,
    }
  ]],
}
card {
  name = "Test Rebuff", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

scenario "R171 Countered-own-spell trick" {
  rules = { "359.3", "425.1" },
  cases = { { name = "the own spell is countered first", trick = true }, { name = "it is not", trick = false } },
  board = {
    A = { hand = { { vanilla_spell(0), as = "first" }, { vanilla_spell(0), as = "second" }, "Test Rebuff" } },
    B = { hand = { "Test Lullaby" } },
  },
  play = function(s, case)
    s.A:play("first")
    s.A:pass()
    s.B:play("Test Lullaby")
    s.B:choose("first")
    s.B:pass()
    if case.trick then
      s.A:play("Test Rebuff")
      s:options("first", "Test Lullaby")
      s.A:choose("first")
    end
    s:resolve()
    s:expect("first", { zone = "trash" })
    s:expect("Test Lullaby", { zone = "trash" })
    if case.trick then
      s.A:play("second")
      s:resolve()
      s:expect("second", { zone = "trash" })
    else
      s.A:refused("play", "second")
    end
  end,
}

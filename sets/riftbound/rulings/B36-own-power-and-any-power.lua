card { name = "Test Both", type = "unit", energy = 1, might = 2, domains = { "fury", "calm" }, power = { own = 1 } }
card {
  name = "Test Shock", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "B36 Power of one's own domains is paid by those only" {
  rules = { "135.2" },
  cases = { { name = "fury", d = "fury", ok = true }, { name = "calm", d = "calm", ok = true }, { name = "mind", d = "mind", ok = false }, { name = "body", d = "body", ok = false } },
  board = function(case)
    return { A = { hand = { "Test Both" }, runes = { [case.d] = 1, mind = 1 } } }
  end,
  play = function(s, case)
    if not case.ok then
      s.A:refused("play", "Test Both")
      return
    end
    s.A:play("Test Both")
    s.A:pay()
    s:expect("Test Both", { at = "base" })
    s:count(case.d == "fury" and "Fury Rune" or "Calm Rune", 0, { zone = "runes", controller = s.A })
    s:count("Mind Rune", 1, { zone = "runes", controller = s.A })
  end,
}

scenario "B36 Deflect takes power of any domain" {
  rules = { "809.1" },
  board = {
    A = { hand = { "Test Shock" }, runes = { mind = 1, body = 1 } },
    B = { base = { { vanilla(3, { "Deflect 2" }), as = "guarded" }, { vanilla(3, { "Deflect" }), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Shock")
    -- both runes give power, one of them energy before: Deflect 2 can be paid too
    s:options("it", "guarded")
    s.A:choose("guarded")
    s.A:pay()
    s:count("Mind Rune", 0, { zone = "runes", controller = s.A })
    s:count("Body Rune", 0, { zone = "runes", controller = s.A })
    s:resolve()
    s:expect("guarded", { damage = 1 })
  end,
}

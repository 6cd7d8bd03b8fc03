-- Only a loop in which nobody has a choice is a draw at the bound. One that a player chooses to go on with ends when that
-- player has had enough, or at ten times the bound.
card {
  name = "Test Spring", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.exhausted, optional = true, effect = function(fx) fx:ready(fx.self) end } ]],
}
card {
  name = "Test Coil", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.exhausted, effect = function(fx) if fx:may {} then fx:ready(fx.self) end end } ]],
}
card {
  name = "Test Prod", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.exhausted, target = { it = unit { type = "unit", name = "Test Prod" } }, effect = function(fx) fx:ready(fx.it) end } ]],
}
card {
  name = "Test Weight", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.readied, effect = function(fx) fx:exhaust(fx.event.subject) end } ]],
}
card { name = "Test Nudge", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:exhaust(fx.it) end } ]] }
card {
  name = "Test Undying", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ replacement { on = self.dies, effect = function(fx) fx:heal(fx.self) fx:deal(1, fx.self) end } ]],
}

-- Both pass: what A, or B, has waiting resolves.
local function resolved(s, first, second)
  first:pass()
  second:pass()
end

scenario "C04 A player may keep a loop up beyond the bound, and end it" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    resolved(s, s.A, s.B)
    for _ = 1, 12 do
      s.A:yes()
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s:over(false)
    s.A:no()
    s:over(false)
    s:phase("main")
  end,
}

scenario "C04 A choice while an ability resolves keeps a loop up as well" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Coil" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Coil")
    resolved(s, s.A, s.B)
    for _ = 1, 12 do
      resolved(s, s.A, s.B)
      s.A:yes()
      resolved(s, s.B, s.A)
    end
    s:over(false)
    resolved(s, s.A, s.B)
    s.A:no()
    s:over(false)
    s:phase("main")
  end,
}

scenario "C04 A player who keeps a loop up for ever is stopped at ten times the bound" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    resolved(s, s.A, s.B)
    for _ = 1, 50 do
      s:over(false)
      s.A:yes()
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s:over()
    s:told(s.B, "since nobody breaks a loop: Test Spring 50 times, Test Weight 50 times")
  end,
}

scenario "C04 The only target is no choice" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Prod" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Prod")
    resolved(s, s.A, s.B)
    for _ = 1, 5 do
      s:over(false)
      s.A:choose("Test Prod")
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s:over()
  end,
}

scenario "C04 A draw by cleanups without end names what takes part" {
  rules = { "322.1" },
  board = { A = { base = { { "Test Undying", damage = 1 }, { vanilla(3), as = "bystander", damage = 1 } } } },
  play = function(s)
    s:over()
    s:told(s.B, "since its cleanups never end: Test Undying 20")
    s:told(s.B, "Vanilla", false)
  end,
}

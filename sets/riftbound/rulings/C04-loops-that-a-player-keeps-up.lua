-- Only a loop in which nobody has a choice is a draw at the bound. Who keeps one up by saying yes names then how many times more (505 of
-- the tournament rules); one that goes on by other choices is a draw at ten times the bound.
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

-- A says yes five times; then the bound is reached.
local function to_the_bound(s, it)
  s.A:play("Test Nudge")
  s.A:choose(it)
  resolved(s, s.A, s.B)
  for _ = 1, 5 do
    s.A:yes()
    resolved(s, s.A, s.B)
    resolved(s, s.B, s.A)
  end
end

scenario "C04 Who keeps a loop up names a number" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  cases = { { name = "none", n = 0 }, { name = "one", n = 1 }, { name = "some", n = 7 } },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s, case)
    to_the_bound(s, "Test Spring")
    s:owes(s.A, "number")
    s.A:number(case.n)
    for _ = 1, case.n do
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s:over(false)
    s:owes(s.A, "act")
    s:phase("main")
    s:expect("Test Spring", { exhausted = true })
  end,
}

scenario "C04 A number is for one loop, and what somebody does begins another" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge", { "Test Wake", as = "wake" }, { "Test Nudge", as = "again" } } }, B = { base = { "Test Weight" } } },
  play = function(s)
    to_the_bound(s, "Test Spring")
    s.A:number(0)
    s.A:play("wake")
    s.A:choose("Test Spring")
    resolved(s, s.A, s.B)
    resolved(s, s.B, s.A)
    s:owes(s.A, "may")
    for _ = 1, 5 do
      s.A:yes()
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s.A:number(1)
    resolved(s, s.A, s.B)
    resolved(s, s.B, s.A)
    s:owes(s.A, "act")
    s:over(false)
  end,
}
card { name = "Test Wake", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end } ]] }

scenario "C04 A choice while an ability resolves keeps a loop up as well" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Coil" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Coil")
    resolved(s, s.A, s.B)
    for _ = 1, 5 do
      resolved(s, s.A, s.B)
      s.A:yes()
      resolved(s, s.B, s.A)
    end
    resolved(s, s.A, s.B)
    s.A:number(2)
    resolved(s, s.B, s.A)
    resolved(s, s.A, s.B)
    resolved(s, s.B, s.A)
    resolved(s, s.A, s.B)
    s:over(false)
    s:owes(s.A, "act")
    s:phase("main")
  end,
}

-- Each of two players names a number; the smaller one ends the loop.
card {
  name = "Test Anvil", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.readied, optional = true, effect = function(fx) fx:exhaust(fx.event.subject) end } ]],
}
scenario "C04 Two players keep a loop up" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Anvil" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    resolved(s, s.A, s.B)
    for _ = 1, 5 do
      s.A:yes()
      resolved(s, s.A, s.B)
      s.B:yes()
      resolved(s, s.B, s.A)
    end
    s.A:number(9)
    resolved(s, s.A, s.B)
    s.B:number(2)
    resolved(s, s.B, s.A)
    resolved(s, s.A, s.B)
    resolved(s, s.B, s.A)
    resolved(s, s.A, s.B) -- then B's says no
    s:owes(s.A, "act")
    s:expect("Test Spring", { exhausted = false })
  end,
}

-- What an effect plays nobody has done: a loop that goes by way of it is one all the same, and who comes anew each time is asked for
-- one number.
local function phoenix(name, optional)
  card { name = name, type = "unit", energy = 0, might = 1, domains = { "fury" },
    script = "triggered { on = self.dies, optional = " .. optional .. ", effect = function(fx) fx:play(fx.self, { ignore = 'cost' }) end }" }
end
phoenix("Test Phoenix", "true")
phoenix("Test Ash", "false")
card {
  name = "Test Scythe", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.enters, effect = function(fx) fx:kill(fx.event.subject) end } ]],
}
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
scenario "C04 A loop of plays that nobody can end is a draw" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Ash" }, hand = { "Test Kill" } }, B = { base = { "Test Scythe" } } },
  play = function(s)
    s.A:play("Test Kill")
    s.A:choose("Test Ash")
    s:resolve()
    s:over()
  end,
}
scenario "C04 Who keeps a loop of plays up names a number" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Phoenix" }, hand = { "Test Kill" } }, B = { base = { "Test Scythe" } } },
  play = function(s)
    s.A:play("Test Kill")
    s.A:choose("Test Phoenix")
    resolved(s, s.A, s.B)
    for _ = 1, 5 do
      s.A:yes()
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s.A:number(2)
    for _ = 1, 2 do
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s:owes(s.A, "act")
    s:expect("Test Phoenix", { zone = "trash" })
  end,
}

scenario "C04 A player who goes on choosing for ever is stopped at ten times the bound" {
  rules = { "383.3" },
  format = { loop_bound = 10 },
  board = { A = { base = { { "Test Prod", as = "one" }, { "Test Prod", as = "two" } }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("one")
    resolved(s, s.A, s.B)
    for _ = 1, 50 do
      s:over(false)
      s.A:choose("one")
      resolved(s, s.A, s.B)
      resolved(s, s.B, s.A)
    end
    s:over()
    s:told(s.B, "since nobody breaks a loop: Test Prod 50 times, Test Weight 50 times")
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

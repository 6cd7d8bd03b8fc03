card { name = "Test Boast", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:reveal(fx:all(card { zone = "hand", owner = you })) fx:draw(1) end } ]] }

card { name = "Test Unveil", type = "spell", energy = 0, domains = { "fury" }, script = [[
  on_play { effect = function(fx)
    local shown = fx:reveal(1)
    if shown:any(card { zone = "deck", type = "unit" }) then fx:bounce(shown) end
  end }
]] }

scenario "Void Hatchling may recycle the top card before its player reveals" {
  rules = { "369", "424.1", "370.2" },
  cases = { { name = "recycled", yes = true, top = "deck", next = "hand" }, { name = "kept", yes = false, top = "hand", next = "deck" } },
  board = { A = { hand = { "Test Unveil" }, base = { "Void Hatchling" }, deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" }, vanilla(3) } } },
  play = function(s, case)
    s.A:play("Test Unveil")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    if case.yes then s.A:yes() else s.A:no() end
    s:expect("top", { zone = case.top })
    s:expect("next", { zone = case.next })
  end,
}

scenario "Void Hatchling has no say in what opponents reveal" {
  rules = { "369" },
  board = { A = { hand = { "Test Unveil" }, deck = { { vanilla(1), as = "top" }, vanilla(2) } }, B = { base = { "Void Hatchling" } } },
  play = function(s)
    s.A:play("Test Unveil")
    s:resolve()
    s:expect("top", { zone = "hand" })
  end,
}

scenario "Void Hatchling, two of them: each looks once" {
  rules = { "370.2", "372" },
  board = {
    A = { hand = { "Test Unveil" }, base = { "Void Hatchling", { "Void Hatchling", as = "second" } }, deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" }, { vanilla(3), as = "third" } } },
  },
  play = function(s)
    s.A:play("Test Unveil")
    s.A:pass()
    s.B:pass()
    s.A:pick("Void Hatchling")
    s.A:yes()
    s.A:yes()
    s:expect("third", { zone = "hand" })
  end,
}

-- Dazzling Aurora reveals card after card: the Hatchling looks once, before the first of them.
scenario "Void Hatchling and Dazzling Aurora" {
  rules = { "369", "370.2", "424.1", "317.1" },
  cases = { { name = "recycled", yes = true, guest = "second", left = "first" }, { name = "kept", yes = false, guest = "first", left = "second" } },
  board = {
    A = {
      base = { "Void Hatchling", "Dazzling Aurora" },
      deck = { { vanilla(7), as = "first" }, { vanilla_spell(1), as = "spell" }, { vanilla(6), as = "second" }, { vanilla_spell(2), as = "last" } },
    },
  },
  play = function(s, case)
    s.A:end_turn()
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    if case.yes then s.A:yes() else s.A:no() end
    s:expect(case.guest, { at = "base", exhausted = true })
    s:expect(case.left, { zone = "deck" })
    s:expect(s.A, { deck_size = 3 })
    s:turn(s.B)
  end,
}

-- Blind Fury has its opponents reveal: it is theirs to look first.
scenario "Void Hatchling of an opponent and Blind Fury" {
  rules = { "369", "424.1" },
  cases = { { name = "recycled", yes = true, stolen = "second", left = "first" }, { name = "kept", yes = false, stolen = "first", left = "second" } },
  board = {
    A = { hand = { "Blind Fury" }, pool = { energy = 4, fury = 2 } },
    B = { base = { "Void Hatchling" }, deck = { { vanilla(7), as = "first" }, { vanilla(6), as = "second" }, vanilla(1) } },
  },
  play = function(s, case)
    s.A:play("Blind Fury")
    s.A:pass()
    s.B:pass()
    s:owes(s.B, "may")
    if case.yes then s.B:yes() else s.B:no() end
    s:expect(case.stolen, { at = "base", controller = s.A, owner = s.B })
    s:expect(case.left, { zone = "deck" })
  end,
}

scenario "Void Hatchling of the one who plays Blind Fury sees nothing" {
  rules = { "369" },
  board = {
    A = { hand = { "Blind Fury" }, base = { "Void Hatchling" }, pool = { energy = 4, fury = 2 } },
    B = { deck = { { vanilla(7), as = "first" }, { vanilla(6), as = "second" }, vanilla(1) } },
  },
  play = function(s)
    s.A:play("Blind Fury")
    s.A:pass()
    s.B:pass()
    s:expect("first", { at = "base", controller = s.A })
  end,
}

card { name = "Test Pry", type = "spell", energy = 0, domains = { "fury" }, script = [[
  on_play { effect = function(fx) for _, p in ipairs(fx.opponents) do fx:recycle(fx:reveal(1, p)) end end }
]] }

scenario "Void Hatchling looks at an opponent's deck when its player reveals from that" {
  rules = { "369", "424.1" },
  board = { A = { hand = { "Test Pry" }, base = { "Void Hatchling" } }, B = { deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "next" }, { vanilla(3), as = "third" } } } },
  play = function(s)
    s.A:play("Test Pry")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect(s.B, { deck_size = 3 })
    s:next_turn()
    -- Both are at the bottom now.
    s:expect("third", { zone = "hand" })
  end,
}

scenario "Void Hatchling has no eye for what is revealed out of the hand" {
  rules = { "424.1", "369" },
  board = { A = { base = { "Void Hatchling" }, hand = { "Test Boast", { vanilla(1), as = "held" } } } },
  play = function(s)
    s.A:play("Test Boast")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "act")
    s:expect(s.A, { hand_size = 2, deck_size = 19 })
  end,
}

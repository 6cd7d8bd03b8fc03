card {
  name = "Test Library", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Exchange", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { a = unit { friendly = true }, b = unit { enemy = true } }, effect = function(fx) fx:swap(fx.a, fx.b, "might") end } ]],
}
card {
  name = "Test Blade", type = "gear", energy = 1, domains = { "body" }, might_bonus = 2, tags = { "Equipment" },
}
card {
  name = "Test Arm", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { host = unit { friendly = true } }, effect = function(fx) fx:attach(fx:choose(gear { friendly = true }), fx.host) end } ]],
}
card {
  name = "Test Wayfarer", type = "unit", energy = 2, might = 2, domains = { "body" },
  script = [[ triggered { on = you.moves, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Fell", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Padding", type = "unit", energy = 2, might = 4, domains = { "calm" },
  script = [[
    replacement { on = self.damaged, limit = "turn", change = function(q) return { amount = q.event.amount - 3 } end }
    triggered { on = self.damaged, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Dart", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Javelin", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(4, fx.it) end } ]],
}
card {
  name = "Test Parry", type = "spell", energy = 0, domains = { "calm" },
  script = [[
    local parry = define.replacement { name = "parry", on = args.it.damaged, change = skip }
    on_play { target = { it = unit {} }, effect = function(fx) fx:install(parry, { it = fx.it }, { uses = 1, lasts = "turn" }) end }
  ]],
}
card {
  name = "Test Pitfall", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = place { battlefield = true } }, effect = function(fx) fx:create("Baron Pit", { in_place_of = fx.it }) end } ]],
}
card {
  name = "Test Refill", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = place { battlefield = true } }, effect = function(fx) fx:swap_back(fx.it) end } ]],
}
card {
  name = "Test Tremor", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { effect = function(fx) fx:create("Baron Pit") end } ]],
}
card {
  name = "Test Grave Watch", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ triggered { on = you.banishes, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Pyre", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { effect = function(fx) fx:burn(3) end } ]],
}
card {
  name = "Test Adept", type = "unit", energy = 2, might = 2, domains = { "order" },
  script = [[
    static { active = empowered, affects = self, give = { might = 3 } }
    triggered { on = self.empowered, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Anoint", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:empower(fx.it) end } ]],
}
card {
  name = "Test Humble", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) if fx:disempower(fx.it).done then fx:draw(1) end end } ]],
}
card {
  name = "Test Vigil", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = you.begins { phase = "draw" }, change = skip } ]],
}
card {
  name = "Test Chronicle", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = you.begins { phase = "draw" }, effect = function(fx) fx:channel(1) end } ]],
}
card {
  name = "Test Thorn", type = "unit", energy = 2, might = 3, domains = { "calm" }, keywords = { "Deflect 1" },
}
card {
  name = "Test Nettle", type = "unit", energy = 0, might = 1, domains = { "calm" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Well", type = "gear", energy = 1, domains = { "mind" },
  script = [[ activated { speed = "reaction", cost = { exhaust = self }, adds = { energy = 1 } } ]],
}
card {
  name = "Test Ambusher", type = "unit", energy = 3, might = 3, domains = { "chaos" }, keywords = { "Hidden" },
}

scenario "431 With an empty trash the burn outs go on until somebody has won" {
  rules = { "431.1", "431.2", "431.3" },
  board = { A = { hand = { "Test Library" }, deck = {} , points = 3 }, B = { points = 6 } },
  play = function(s)
    s.A:play("Test Library")
    s:resolve()
    s:won(s.B)
  end,
}

scenario "433 Might is swapped by two changes of the same size" {
  rules = { "433.1", "477.3" },
  board = { A = { hand = { "Test Exchange" }, base = { { vanilla(2), as = "mine", buffs = 1 } } }, B = { base = { { vanilla(5), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Exchange")
    s.A:choose("mine")
    s.A:choose("foe")
    s:resolve()
    s:expect("mine", { might = 5, buffs = 1 })
    s:expect("foe", { might = 3 })
    s:next_turn()
    s:expect("mine", { might = 3 })
    s:expect("foe", { might = 5 })
  end,
}

scenario "434 What is attached goes to its host without a move, as it is" {
  rules = { "434.1", "434.3", "434.4", "434.5" },
  board = {
    A = { hand = { "Test Arm" }, base = { { "Test Blade", exhausted = true }, "Test Wayfarer" }, north = { { vanilla(2), as = "host" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Arm")
    s.A:choose("host")
    s:resolve()
    s:expect("Test Blade", { at = "north", exhausted = true, host = "host" })
    s:expect("host", { might = 4 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "435 When the host is gone it is let go there, and then sent home" {
  rules = { "435.1", "435.3", "435.4", "457.1" },
  board = {
    A = { hand = { "Test Fell" }, north = { { vanilla(2), as = "host" }, { vanilla(1), as = "mate" }, { "Test Blade", attached = "host" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s:expect("host", { might = 4 })
    s.A:play("Test Fell")
    s.A:choose("host")
    s:resolve()
    s:expect("host", { zone = "trash" })
    s:expect("Test Blade", { at = "base", host = false })
  end,
}

scenario "437 What is prevented is not dealt" {
  rules = { "437.2", "437.4" },
  cases = { { name = "all of it", spell = "Test Dart", damage = 0, hand = 0 }, { name = "a part", spell = "Test Javelin", damage = 1, hand = 1 } },
  board = { A = { hand = { "Test Dart", "Test Javelin" } }, B = { base = { "Test Padding" } } },
  play = function(s, case)
    s.A:play(case.spell)
    s.A:choose("Test Padding")
    s:resolve()
    s:expect("Test Padding", { damage = case.damage })
    s:expect(s.B, { hand_size = case.hand })
  end,
}

scenario "437 The next damage is prevented, once and in this turn only" {
  rules = { "437.4", "437.7", "390.3" },
  cases = { { name = "twice in a turn", late = false }, { name = "in a later turn", late = true } },
  board = {
    A = { hand = { "Test Parry", { "Test Dart", as = "first" }, { "Test Dart", as = "second" } } },
    B = { base = { { vanilla(9), as = "it" } } },
  },
  play = function(s, case)
    s.A:play("Test Parry")
    s.A:choose("it")
    s:resolve()
    if case.late then
      s:next_turn()
      s:next_turn()
    else
      s.A:play("first")
      s.A:choose("it")
      s:resolve()
      s:expect("it", { damage = 0 })
    end
    s.A:play("second")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 3 })
  end,
}

scenario "437 Lethal damage is assigned with what will be prevented" {
  rules = { "437.5", "437.2" },
  board = {
    A = { base = { { vanilla(8), as = "raider" } } },
    B = { north = { "Test Padding", { vanilla(1), as = "plain" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("Test Padding")
    s:resolve()
    s:expect("Test Padding", { zone = "trash" })
    s:expect("plain", { zone = "trash" })
  end,
}

scenario "438 A token takes the place of a battlefield with all that is there" {
  rules = { "438.1", "438.4", "438.5", "439.1" },
  board = {
    A = { hand = { "Test Pitfall" }, base = { "Test Grave Watch" }, north = { { vanilla(2), as = "it" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Pitfall")
    s.A:choose("north")
    s:resolve()
    s:count("Baron Pit", 1)
    s:count("Battlefield", 1, { zone = "banished" })
    s:expect("north", { controller = s.A })
    s:expect("it", { at = "north" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "438 A token that is replaced ceases to exist; the card comes back by a swap" {
  rules = { "438.6", "438.7", "438.5" },
  cases = { { name = "replaced again", card = "Test Pitfall" }, { name = "swapped back", card = "Test Refill" } },
  board = {
    A = { hand = { { "Test Pitfall", as = "first" }, "Test Pitfall", "Test Refill" }, north = { { vanilla(2), as = "it" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:play("first")
    s.A:choose("north")
    s:resolve()
    s.A:play(case.card)
    s.A:choose("north")
    s:resolve()
    s:expect("it", { at = "north" })
    s:expect("north", { controller = s.A })
    if case.card == "Test Refill" then
      s:count("Baron Pit", 0)
      s:count("Battlefield", 0, { zone = "banished" })
    else
      s:count("Baron Pit", 1)
    end
  end,
}

scenario "439 A created battlefield is new, and nobody's" {
  rules = { "439.1", "439.2", "439.3", "439.4" },
  board = { A = { hand = { "Test Tremor" }, base = { { vanilla(1), as = "it" } } } },
  play = function(s)
    s.A:play("Test Tremor")
    s:resolve()
    s:count("Baron Pit", 1)
    s:expect("Baron Pit", { controller = false, owner = s.A })
    s.A:move("it", "east")
    s:showdown()
    s:expect("Baron Pit", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "440 Burning more than there is burns out and goes on" {
  rules = { "440.1", "440.4", "431.2" },
  board = { A = { hand = { "Test Pyre" }, deck = { { vanilla(1), as = "a" } }, trash = { vanilla(2), vanilla(3) } } },
  play = function(s)
    s.A:play("Test Pyre")
    s:resolve()
    -- one, then two of the three that were recycled, and the spell
    s:expect(s.A, { deck_size = 1, trash_size = 3 })
    s:expect(s.B, { points = 1 })
  end,
}

scenario "441 Empowered or not" {
  rules = { "441.1", "441.2", "442.1" },
  board = { A = { hand = { "Test Anoint", { "Test Anoint", as = "again" }, "Test Humble", { "Test Humble", as = "and again" } }, base = { "Test Adept" } } },
  play = function(s)
    s.A:play("Test Anoint")
    s.A:choose("Test Adept")
    s:resolve()
    s:expect("Test Adept", { might = 5 })
    s:expect(s.A, { hand_size = 4 })
    s.A:play("again")
    s.A:choose("Test Adept")
    s:resolve()
    s:expect("Test Adept", { might = 5 })
    s:expect(s.A, { hand_size = 3 })
    s.A:play("Test Humble")
    s.A:choose("Test Adept")
    s:resolve()
    s:expect("Test Adept", { might = 2 })
    s:expect(s.A, { hand_size = 3 })
    s.A:play("and again")
    s.A:choose("Test Adept")
    s:resolve()
    s:expect("Test Adept", { might = 2 })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "443 A skipped phase is replaced by nothing, and nothing meets it" {
  rules = { "443.1", "443.2", "443.4" },
  board = { A = { base = { "Test Vigil", "Test Chronicle" }, rune_deck = { calm = 5 } }, phase = "channel" },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { hand_size = 0, deck_size = 20, rune_count = 2 })
  end,
}

scenario "444 Who is told to pay may refuse" {
  rules = { "404.2", "444.1", "444.2" },
  cases = { { name = "paid", pay = true }, { name = "refused", pay = false } },
  board = { A = { hand = { "Test Nettle" }, runes = { calm = 1 } }, B = { base = { "Test Thorn" } } },
  play = function(s, case)
    s.A:play("Test Nettle")
    s.A:choose("Test Thorn")
    if case.pay then s.A:pay() else s.A:no() end
    s:resolve()
    s:expect("Test Thorn", { damage = case.pay and 1 or 0 })
    s:expect(s.A, { rune_count = case.pay and 0 or 1 })
  end,
}

scenario "444 What adds as a reaction pays while a payment is asked" {
  rules = { "429.1", "429.3", "444.1" },
  board = { A = { hand = { { vanilla(1), as = "it" } }, base = { "Test Well" }, pool = {} } },
  play = function(s)
    s:expect("Test Well", { exhausted = false })
    s.A:play("it")
    s:expect("it", { at = "base" })
    s:expect("Test Well", { exhausted = true })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "421 A hidden card waits facedown, and is shown when it goes" {
  rules = { "409", "421.1", "421.2", "421.4" },
  board = {
    A = { hand = { "Test Ambusher", { "Test Ambusher", as = "second" } }, runes = { chaos = 2 }, north = { { vanilla(1), as = "holder" } } },
    B = { base = { { vanilla(5), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:hide("Test Ambusher", "north")
    s:expect("Test Ambusher", { zone = "facedown" })
    s:expect(s.A, { rune_count = 1 })
    s:next_turn()
    s.A:refused("hide", "second", "north", { rule = "409" })
    s.B:move("raider", "north")
    s.B:pass()
    s.A:pass()
    s:expect("north", { controller = s.B })
    s:expect("Test Ambusher", { zone = "trash" })
  end,
}

scenario "421 From the next turn on it may be played from there for nothing" {
  rules = { "421.1", "421.3", "419.2" },
  board = {
    A = { hand = { "Test Ambusher" }, runes = { chaos = 1 }, north = { { vanilla(1), as = "holder" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:hide("Test Ambusher", "north")
    s.A:refused("play", "Test Ambusher", { rule = "811.1" })
    s:next_turn()
    s:next_turn()
    s.A:play("Test Ambusher")
    s:expect("Test Ambusher", { at = "north" })
  end,
}

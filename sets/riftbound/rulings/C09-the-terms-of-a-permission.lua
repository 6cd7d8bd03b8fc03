-- What a text permits it permits on its terms: "ignoring its cost" leaves nothing of the card's own cost, a cost that is stated is
-- paid beside what is left (356.1). Cards in hand may be played anyway (419), so a permission with terms is another way to play them.
local function unit_card(name, script) card { name = name, type = "unit", energy = 3, power = { fury = 1 }, might = 3, domains = { "fury" }, script = script } end
unit_card("Test Undying", [[ permit { what = "play", affects = self, zone = "trash", ignore = "cost", cost = { energy = 2 } } ]])
unit_card("Test Undying From", [[ permit { what = "play", affects = self, from = "trash", cost = { energy = 2 } } ]])
unit_card("Test Undying Half", [[ permit { what = "play", affects = self, from = "trash", ignore = "energy", cost = { energy = 2 } } ]])
unit_card("Test Undying Free", [[ permit { what = "play", affects = self, from = "trash", ignore = "cost" } ]])
unit_card("Test Either", [[ permit { what = "play", affects = self, ignore = "cost", cost = { energy = 1 } } ]])
card { name = "Test Tool", type = "gear", energy = 5, domains = { "mind" } }
card { name = "Test Workshop", type = "gear", energy = 0, domains = { "mind" },
  script = [[ permit { what = "play", affects = card { zone = "hand", owner = you, type = "gear" }, ignore = "energy" } ]] }

scenario "C09 From the trash a card costs what its permission says" {
  rules = { "356.1", "419.2" },
  cases = {
    { name = "for a cost, ignoring its own", card = "Test Undying", pool = { energy = 2 } },
    { name = "for a cost", card = "Test Undying From", pool = { energy = 2 } },
    { name = "for a cost, ignoring its energy", card = "Test Undying Half", pool = { energy = 2, fury = 1 } },
    { name = "ignoring its cost", card = "Test Undying Free", pool = {} },
  },
  board = function(case) return { A = { trash = { case.card }, pool = case.pool } } end,
  play = function(s, case)
    s.A:play(case.card)
    s:expect(case.card, { at = "base" })
    s:expect(s.A, { energy = 0, fury = 0 })
  end,
}

scenario "C09 From the trash a card is not played for less than its permission says" {
  rules = { "357.1" },
  cases = {
    { name = "for a cost, ignoring its own", card = "Test Undying", pool = { energy = 1, fury = 1 } },
    { name = "for a cost", card = "Test Undying From", pool = { energy = 1, fury = 1 } },
    { name = "for a cost, ignoring its energy", card = "Test Undying Half", pool = { energy = 2 } },
  },
  board = function(case) return { A = { trash = { case.card }, pool = case.pool } } end,
  play = function(s, case) s.A:refused("play", case.card, { rule = "357.1" }) end,
}

scenario "C09 A card in hand is played at its own cost or at the one that is permitted, as its player likes" {
  rules = { "356.1", "419.2" },
  cases = { { name = "its own", left = 1 }, { name = "permitted", way = "permit", left = 3 } },
  board = { A = { hand = { "Test Either" }, pool = { energy = 4, fury = 1 } } },
  play = function(s, case)
    if case.way then s.A:play("Test Either", case.way) else s.A:play("Test Either") end
    s:expect("Test Either", { at = "base" })
    s:expect(s.A, { energy = case.left })
  end,
}

scenario "C09 Where the own cost is too dear the permitted one is left, and that is paid" {
  rules = { "356.1", "357.1" },
  board = { A = { hand = { "Test Either", { "Test Either", as = "second" } }, pool = { energy = 1 } } },
  play = function(s)
    s.A:play("Test Either")
    s:expect("Test Either", { at = "base" })
    s.A:refused("play", "second", { rule = "357.1" })
  end,
}

scenario "C09 A permission of others is about cards in hand too, and about nothing else" {
  rules = { "356.1" },
  board = { A = { hand = { "Test Tool", { vanilla(1), as = "unit" } }, base = { "Test Workshop" } } },
  play = function(s)
    s.A:refused("play", "unit", { rule = "357.1" })
    s.A:play("Test Tool")
    s:expect("Test Tool", { at = "base" })
  end,
}

scenario "C09 A permission that does not say from where opens no other zone" {
  rules = { "419" },
  board = { A = { trash = { "Test Either" }, pool = { energy = 4, fury = 1 } } },
  play = function(s) s.A:refused("play", "Test Either", { rule = "419" }) end,
}

-- An effect's play has terms in the same way.
local function raiser(name, terms)
  card { name = name, type = "spell", energy = 0, domains = { "fury" },
    script = "on_play { target = { it = card { zone = 'trash', owner = you, type = 'unit' } }, effect = function(fx) fx:play(fx.it, " .. terms .. ") end }" }
  return name
end
scenario "C09 An effect that plays a card for a cost and ignores its own is paid" {
  rules = { "356.1", "419.3" },
  cases = {
    { name = "a cost", spell = raiser("Test Raise A", "{ cost = { energy = 2 } }"), left = 2, fury = 1 },
    { name = "a cost, ignoring its own", spell = raiser("Test Raise B", "{ cost = { energy = 2 }, ignore = 'cost' }"), left = 2, fury = 1 },
    { name = "a cost, ignoring its power", spell = raiser("Test Raise C", "{ cost = { energy = 1 }, ignore = 'power' }"), left = 0, fury = 1 },
    { name = "less, ignoring its power", spell = raiser("Test Raise D", "{ less = { energy = 2 }, ignore = 'power' }"), left = 3, fury = 1 },
    { name = "less", spell = raiser("Test Raise E", "{ less = { energy = 2 } }"), left = 3, fury = 0 },
  },
  board = function(case) return { A = { hand = { case.spell }, trash = { "Test Undying" }, pool = { energy = 4, fury = 1 } } } end,
  play = function(s, case)
    s.A:play(case.spell)
    s.A:choose("Test Undying")
    s.A:pass()
    s.B:pass()
    s.A:pay()
    s:expect("Test Undying", { at = "base" })
    s:expect(s.A, { energy = case.left, fury = case.fury })
  end,
}

-- What a card forbids of its own play it forbids where it is played from (366.2), without saying so; of a permanent that is
-- on the board its text works there.
card { name = "Test Mute", type = "unit", energy = 0, might = 3, domains = { "fury" }, script = [[ forbid { what = "play", affects = self, when = your_turn } ]] }
card { name = "Test Homeless", type = "unit", energy = 0, might = 3, domains = { "fury" }, script = [[ forbid { what = "play", affects = self, at = place { base = true } } ]] }
card { name = "Test Firm", type = "spell", energy = 0, domains = { "fury" }, script = [[
  forbid { what = "counter", affects = self, by = each_player }
  on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Denial", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]] }

scenario "C09 A card forbids its own play" {
  rules = { "054.1", "366.2" },
  board = { A = { hand = { "Test Mute", "Test Homeless" }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:refused("play", "Test Mute", { rule = "054.1" })
    s.A:play("Test Homeless") -- the one place that is left
    s:expect("Test Homeless", { at = "north" })
  end,
}

scenario "C09 A spell forbids that it is countered" {
  rules = { "054.1" },
  board = { A = { hand = { "Test Firm" } }, B = { hand = { "Test Denial" } } },
  play = function(s)
    s.A:play("Test Firm")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Firm")
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}

-- What works where a card is works once, whether or not it is about the card itself (356.4, 820.1).
card { name = "Test Sale", type = "spell", energy = 3, domains = { "fury" },
  script = [[ cost_change { zone = "anywhere", of = self, less = { energy = 1 } } on_play { effect = function(fx) end } ]] }
card { name = "Test Sale Chain", type = "spell", energy = 3, domains = { "fury" },
  script = [[ cost_change { zone = "chain", of = self, less = { energy = 1 } } on_play { effect = function(fx) end } ]] }
card { name = "Test Sale Hand", type = "spell", energy = 3, domains = { "fury" },
  script = [[ cost_change { zone = "hand", of = self, less = { energy = 1 } } on_play { effect = function(fx) end } ]] }
card { name = "Test Sale Elsewhere", type = "spell", energy = 3, domains = { "fury" },
  script = [[ cost_change { zone = "trash", of = self, less = { energy = 1 } } on_play { effect = function(fx) end } ]] }
card { name = "Test Sale Other", type = "unit", energy = 3, might = 1, domains = { "fury" },
  script = [[ cost_change { of = playing { type = "unit", yours = true }, less = { energy = 1 } } ]] }
card { name = "Test Echo", type = "spell", energy = 0, domains = { "fury" },
  script = [[ static { zone = "chain", affects = self, give = { keywords = "Repeat {1}" } } on_play { effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Echo Itself", type = "spell", energy = 0, domains = { "fury" },
  script = [[ static { affects = self, give = { keywords = "Repeat {1}" } } on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "C09 A discount of itself counts once, where it works" {
  rules = { "356.4", "366.2" },
  cases = {
    { name = "anywhere", card = "Test Sale", left = 2 },
    { name = "on the chain", card = "Test Sale Chain", left = 2 },
    { name = "in hand", card = "Test Sale Hand", left = 2 },
    { name = "in the trash alone", card = "Test Sale Elsewhere", left = 1 },
    { name = "of a permanent about others", card = "Test Sale Other", left = 1 }, -- its text works on the board (360)
  },
  board = function(case) return { A = { hand = { case.card }, pool = { energy = 4 } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s:expect(s.A, { energy = case.left })
    s:resolve()
  end,
}

scenario "C09 A keyword that a spell gives itself is asked for once" {
  rules = { "820.1" },
  cases = { { name = "on the chain", card = "Test Echo" }, { name = "without a zone", card = "Test Echo Itself" } },
  board = function(case) return { A = { hand = { case.card }, pool = { energy = 4 } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:yes()
    s:resolve()
    s:expect(s.A, { xp = 2, energy = 3 })
  end,
}

-- A permission that is good for one play (389) is used by the first play that is finalized on its terms, and by none that is taken
-- back or pays what is printed.
card { name = "Test Grant", type = "spell", energy = 0, domains = { "mind" }, script = [[
local free = define.permit { name = "free", what = "play", affects = card { zone = "hand", owner = you, type = "gear" }, ignore = "energy" }
on_play { effect = function(fx) fx:install(free, {}, { uses = 1, lasts = "turn" }) end }
]] }
card { name = "Test Return", type = "spell", energy = 0, domains = { "mind" }, script = [[
local back = define.permit { name = "back", what = "play", affects = card { zone = "trash", owner = you, type = "gear" } }
on_play { effect = function(fx) fx:install(back, {}, { uses = 2, lasts = "turn" }) end }
]] }
card { name = "Test Vain", type = "spell", energy = 0, domains = { "mind" }, script = [[
local dear = define.forbid { name = "dear", what = "move", affects = unit { enemy = true }, to = "base" }
on_play { effect = function(fx) fx:gain_xp(1) fx:install(dear, {}, { uses = 1, lasts = "turn" }) end }
]] }
card { name = "Test Cog", type = "gear", energy = 3, domains = { "mind" } }

scenario "C11 A permission for one play is used by one play" {
  rules = { "389", "356.1" },
  board = { A = { hand = { "Test Grant", { "Test Cog", as = "one" }, { "Test Cog", as = "two" } } } },
  play = function(s)
    s.A:refused("play", "one")
    s.A:play("Test Grant")
    s:resolve()
    s.A:play("one")
    s:expect("one", { zone = "base" })
    s.A:refused("play", "two")
  end,
}

scenario "C11 What is played for its printed cost leaves the permission" {
  rules = { "389" },
  board = { A = { hand = { "Test Grant", { "Test Cog", as = "one" }, { "Test Cog", as = "two" } }, pool = { energy = 3 } } },
  play = function(s)
    s.A:play("Test Grant")
    s:resolve()
    s.A:play("one")
    s.A:play("two")
    s:expect("two", { zone = "base" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "C11 From the trash as often as it says" {
  rules = { "389", "419" },
  board = { A = { hand = { "Test Return" }, trash = { { "Test Cog", as = "one" }, { "Test Cog", as = "two" }, { "Test Cog", as = "three" } }, pool = { energy = 9 } } },
  play = function(s)
    s.A:play("Test Return")
    s:resolve()
    s.A:play("one")
    s.A:play("two")
    s:expect("two", { zone = "base" })
    s.A:refused("play", "three")
    s:expect(s.A, { energy = 3 })
  end,
}

scenario "C11 What does not count its uses is not installed for some of them" {
  rules = { "389" },
  board = { A = { hand = { "Test Vain" } } },
  play = function(s)
    s.A:play("Test Vain")
    s:resolve()
    s:diagnostic("uses counts what triggers, replaces, or is about plays")
    s:expect(s.A, { xp = 0 })
  end,
}

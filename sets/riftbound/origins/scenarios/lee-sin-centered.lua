scenario "Lee Sin, Centered strengthens buffed units beside him" {
  rules = { "364", "702" },
  board = {
    A = {
      north = { { "Lee Sin, Centered", buffs = 1 }, { vanilla(2), as = "buffed", buffs = 1 }, { vanilla(2), as = "bare" } },
      base = { { vanilla(2), as = "far", buffs = 1 } },
    },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s:expect("buffed", { might = 5 })
    s:expect("bare", { might = 2 })
    s:expect("far", { might = 3 })
    s:expect("Lee Sin, Centered", { might = 7 })
  end,
}

scenario "Lee Sin, Centered has nothing for enemies that come, and may himself come ready" {
  rules = { "364", "805" },
  cases = { { name = "ready", yes = true }, { name = "exhausted", yes = false } },
  board = {
    A = { hand = { "Lee Sin, Centered" }, runes = { body = 7 }, base = { { vanilla(2), as = "mine", buffs = 1 } } },
    B = { base = { { vanilla(2), as = "foe", buffs = 1 } } },
  },
  play = function(s, case)
    s.A:play("Lee Sin, Centered")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Lee Sin, Centered", { might = 6, exhausted = not case.yes })
    s:expect("mine", { might = 5 })
    s:expect("foe", { might = 3 })
  end,
}

scenario "Lee Sin, Centered does not strengthen an enemy that stands before him" {
  rules = { "364" },
  board = {
    A = { north = { "Lee Sin, Centered" } },
    B = { base = { { vanilla(2), as = "raider", buffs = 1 } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:expect("raider", { at = "north", attacking = true, might = 3 })
  end,
}

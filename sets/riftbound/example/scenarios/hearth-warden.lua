scenario "Hearth Warden strengthens other own units with Kindle" {
  rules = { "364", "477.3" },
  board = {
    A = { base = { "Hearth Warden", { "Ash Courier", as = "mine" }, { vanilla(3), as = "plain" } } },
    B = { base = { { "Ash Courier", as = "theirs" } } },
  },
  play = function(s)
    s:expect("mine", { might = 3 })
    s:expect("plain", { might = 3 })
    s:expect("theirs", { might = 2 })
    s:expect("Hearth Warden", { might = 4 })
  end,
}

scenario "Hearth Warden counts a granted Kindle" {
  rules = { "476", "801.3" },
  board = {
    A = { hand = { "Full Bellows", "Full Bellows" }, runes = { fury = 2 }, base = { "Hearth Warden", { vanilla(3), as = "plain" } } },
  },
  play = function(s)
    s.A:play("Full Bellows")
    s.A:choose("plain")
    s:resolve()
    s:expect("plain", { might = 4 })
    s.A:play("Full Bellows")
    s.A:choose("Hearth Warden")
    s:resolve()
    s:expect("Hearth Warden", { might = 4 })
    s:next_turn()
    s:expect("plain", { might = 3 })
  end,
}

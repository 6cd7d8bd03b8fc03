scenario "R011 Cleanup after finalizing kills a unit whose buff was spent as cost" {
  rules = { "319", "320", "323.5" },
  board = {
    A = { hand = { "Call to Glory" }, base = { { vanilla(2), as = "spender", buffs = 1, damage = 2 }, { vanilla(2), as = "other" } } },
  },
  play = function(s)
    s:expect("spender", { might = 3 })
    s.A:play("Call to Glory")
    s.A:choose("other")
    s:expect("spender", { zone = "trash" })
    s:chain { "Call to Glory" }
    s:expect("other", { might = 2 })
    s:resolve()
    s:expect("other", { might = 5 })
    s:expect("Call to Glory", { zone = "trash" })
  end,
}

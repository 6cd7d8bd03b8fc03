scenario "Royal Entourage readies or exhausts a legend" {
  rules = { "415", "414", "355" },
  cases = {
    { name = "ready", mode = "Ready a legend", who = "Heart of the Tempest", mine = false, theirs = false },
    { name = "exhaust", mode = "Exhaust a legend", who = "Jhin, Virtuoso", mine = true, theirs = true },
  },
  board = {
    A = { legend = { "Heart of the Tempest", exhausted = true }, hand = { "Royal Entourage" }, runes = { calm = 4 } },
    B = { legend = "Jhin, Virtuoso" },
  },
  play = function(s, case)
    s.A:play("Royal Entourage", { at = "base" })
    s.A:pick(case.mode)
    s:options("Heart of the Tempest", "Jhin, Virtuoso")
    s.A:choose(case.who)
    s:resolve()
    s:expect("Heart of the Tempest", { exhausted = case.mine })
    s:expect("Jhin, Virtuoso", { exhausted = case.theirs })
  end,
}

scenario "Royal Entourage touches no units" {
  rules = { "402.4" },
  board = {
    A = { legend = { "Heart of the Tempest", exhausted = true }, hand = { "Royal Entourage" }, runes = { calm = 4 }, base = { { vanilla(2), as = "tired", exhausted = true } } },
  },
  play = function(s)
    s.A:play("Royal Entourage", { at = "base" })
    s.A:pick("Ready a legend")
    s:options("Heart of the Tempest")
    s.A:choose("Heart of the Tempest")
    s:resolve()
    s:expect("tired", { exhausted = true })
    s:expect("Royal Entourage", { might = 4, exhausted = true })
  end,
}

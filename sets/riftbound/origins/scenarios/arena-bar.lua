scenario "Arena Bar buffs an exhausted unit of yours" {
  rules = { "426", "414" },
  board = {
    A = { base = { "Arena Bar", { vanilla(2), as = "tired", exhausted = true }, { vanilla(2), as = "fresh" } } },
    B = { base = { { vanilla(2), as = "foe", exhausted = true } } },
  },
  play = function(s)
    s.A:activate("Arena Bar")
    s:options("tired")
    s.A:choose("tired")
    s:resolve()
    s:expect("Arena Bar", { exhausted = true })
    s:expect("tired", { might = 3, buffs = 1, exhausted = true })
    s:expect("fresh", { buffs = 0 })
  end,
}

scenario "Arena Bar needs somebody who is exhausted" {
  rules = { "355.4" },
  board = { A = { base = { "Arena Bar", vanilla(2) } }, B = { base = { { vanilla(2), exhausted = true } } } },
  play = function(s)
    s.A:refused("activate", "Arena Bar")
    s:expect("Arena Bar", { exhausted = false })
  end,
}

card {
  name = "Test Echo", type = "gear", energy = 1, domains = { "mind" },
  script = [[ static { affects = playing { type = "spell", yours = true }, give = { keywords = "Repeat {1}" } } ]],
}
card { name = "Test Shade", type = "unit", energy = 1, might = 1, domains = { "chaos" } }
card { name = "Test Ghost", type = "unit", energy = 2, might = 2, domains = { "chaos" } }

scenario "R349 Additional cost is not repeated" {
  rules = { "820.3", "357.2" },
  board = {
    A = {
      hand = { "Heedless Resurrection" }, pool = { energy = 3, chaos = 1 }, trash = { "Test Shade", { "Test Ghost", as = "dead" } },
      base = { "Test Echo", { "Test Ghost", as = "victim" }, { vanilla(1), as = "other" } },
    },
  },
  play = function(s)
    s.A:play("Heedless Resurrection")
    s.A:choose("victim")
    s.A:yes()
    s.A:choose("Test Shade")
    s.A:choose("dead")
    s:resolve()
    s:expect("victim", { zone = "trash" })
    s:expect("other", { at = "base" })
    s:expect("Test Shade", { at = "base" })
    s:expect("dead", { at = "base" })
  end,
}

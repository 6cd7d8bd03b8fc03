card {
  name = "Test Seeker", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:deal(4, fx.it) end } ]],
}

scenario "R273 Guardian Angel timing" {
  rules = { "369", "323.6" },
  cases = { { name = "alone", friend = false }, { name = "with another", friend = true } },
  board = function(case)
    return {
      A = { hand = { "Test Seeker" } },
      B = { north = { { vanilla(3), as = "it" }, { "Guardian Angel", attached = "it" }, case.friend and { vanilla(1), as = "friend" } or nil } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s:expect("it", { might = 4 })
    s.A:play("Test Seeker")
    s.A:choose("it")
    s:resolve()
    s:expect("Guardian Angel", { zone = "trash" })
    s:expect("it", { at = "base", damage = 0, exhausted = true, might = 3 })
    s:expect("north", { controller = case.friend and s.B or false })
  end,
}

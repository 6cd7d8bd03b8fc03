card { name = "Test Bodyguard", type = "character", bp = 2000, script = [[ static { affects = self, give = { must_block = true } } ]] }

scenario "U033 Must block only when able" {
  rules = { "UA-6.5" },
  board = { A = { front = { { vanilla(3000), as = "attacker" }, { vanilla(3000), as = "second" } } }, B = { front = { "Test Bodyguard", { vanilla(1000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:refused("pass", { rule = "UA-6.5" })
    s.B:refused("block", "other", { rule = "UA-6.5", by = "Test Bodyguard" })
    s.B:block("Test Bodyguard")
    s:expect("Test Bodyguard", { zone = "sideline" })
  end,
}

scenario "U033 Must block only when able: rested, it forces nothing" {
  rules = { "UA-6.5", "UA-6.4" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { front = { { "Test Bodyguard", exhausted = true }, { vanilla(1000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:refused("block", "Test Bodyguard", { rule = "UA-6.4" })
    s:options("other", "pass")
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

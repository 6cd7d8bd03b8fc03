card {
  name = "Test Recruit", type = "character", color = { "red" }, required_energy = 3, ap = 1, bp = 2000,
}

card { name = "Test Source", type = "character", color = { "red" }, bp = 1000, generates = { red = 1 } }

scenario "U009 Energy is a threshold" {
  rules = { "UA-4.14", "UA-4.15" },
  board = {
    A = { energy = { "Test Source", "Test Source", { "Test Source", exhausted = true } }, hand = { "Test Recruit", { "Test Recruit", as = "second" }, { "Test Recruit", as = "third" } }, ap = 2 },
  },
  play = function(s)
    s.A:play("Test Recruit", { at = "front" })
    s.A:play("second", { at = "front" })
    s:expect(s.A, { energy = 3, ap = 0 })
    s:expect("second", { at = "front", exhausted = true })
    s.A:refused("play", "third", { rule = "UA-4.15" })
  end,
}

scenario "U009 Energy is a threshold: the front line does not count" {
  rules = { "UA-4.14" },
  board = { A = { energy = { "Test Source", "Test Source" }, front = { "Test Source" }, hand = { "Test Recruit" } } },
  play = function(s)
    s:expect(s.A, { energy = 2 })
    s.A:refused("play", "Test Recruit", { rule = "UA-4.14", reason = "asks for 3 red energy, and the energy line generates 2" })
    s:expect(s.A, { ap = 3 })
  end,
}

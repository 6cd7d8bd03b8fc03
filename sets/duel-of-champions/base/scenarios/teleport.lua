scenario "Teleport puts an own unit elsewhere; it is no move" {
  rules = { "DOC-8.3" },
  board = { A = { hand = { "Teleport" }, resources = 2, f0 = { "Lamasu", as = "it" } }, B = { f0 = "Juggernaut" } },
  play = function(s)
    s.A:play("Teleport")
    s:options("it")
    s.A:choose("it")
    s.A:choose("A b3")
    s:expect("it", { at = "A b3", moved = false })
    s.A:attack("it")
    s:expect(s.B, { health = 18 })
  end,
}

scenario "Teleport needs a unit that has somewhere to go" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Teleport" }, resources = 2, b0 = "Succubus", b1 = "Succubus", b2 = "Succubus", b3 = "Succubus" }, B = { f0 = "Juggernaut" } },
  play = function(s)
    s.A:refused("play", "Teleport", { rule = "DOC-16" })
    s:expect("Teleport", { zone = "hand" })
  end,
}

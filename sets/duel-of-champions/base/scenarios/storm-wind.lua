scenario "Storm wind puts an enemy unit elsewhere on its side" {
  rules = { "DOC-8.3" },
  board = { A = { hand = { "Storm wind" }, resources = 2, f0 = vanilla(1) }, B = { f1 = { "Juggernaut", as = "it" } } },
  play = function(s)
    s.A:play("Storm wind")
    s:options("it")
    s.A:choose("it")
    s:options("B f0", "B f2", "B f3")
    s.A:choose("B f3")
    s:expect("it", { at = "B f3", moved = false })
  end,
}

scenario "Storm wind needs an enemy that can be put elsewhere" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Storm wind" }, resources = 2, f0 = vanilla(1) }, B = { b0 = "Succubus", b1 = "Succubus", b2 = "Succubus", b3 = "Succubus" } },
  play = function(s) s.A:refused("play", "Storm wind", { rule = "DOC-16" }) end,
}

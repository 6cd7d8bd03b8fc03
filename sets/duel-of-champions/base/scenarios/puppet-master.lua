scenario "Puppet master takes an enemy unit" {
  rules = { "DOC-11.2", "DOC-8.3" },
  board = { A = { hand = { "Puppet master" }, resources = 7, f0 = "Maniac" }, B = { f0 = { "Abyssal lord", as = "it", damage = 2 } } },
  play = function(s)
    s.A:play("Puppet master")
    s:options("it")
    s.A:choose("it")
    s:options("A f1", "A f2", "A f3")
    s.A:choose("A f1")
    s:expect("it", { at = "A f1", controller = s.A, owner = s.B, damage = 2 })
    s.A:refused("attack", "it", s.B, { rule = "DOC-7.3" })
    s:next_turn()
    s:next_turn()
    s.A:attack("it")
    s:expect(s.B, { health = 15 })
  end,
}

scenario "Puppet master takes only what would find a square" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Puppet master" }, resources = 7, f0 = vanilla(1), f1 = vanilla(2), f2 = vanilla(3), f3 = vanilla(4) }, B = { f0 = { "Abyssal lord", as = "melee" }, f1 = { "Lamasu", as = "flyer" } } },
  play = function(s)
    s.A:play("Puppet master")
    s:options("flyer")
    s.A:refused("choose", "melee", { rule = "DOC-16", reason = "winnable" })
    s.A:choose("flyer")
    s.A:choose("A b0")
    s:expect("flyer", { controller = s.A })
  end,
}

scenario "R131 Private until revealed" {
  rules = { "128.4", "811" },
  board = {
    A = { hand = { { vanilla_spell(0), as = "wait" } } },
    B = { facedown = { north = { "Hidden Blade" } }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    -- Whoever controls it may look at any time; the other knows that a card is there, and nothing of it.
    s:sees(s.B, "Hidden Blade")
    s:sees(s.A, "Hidden Blade", false)
    s:expect("Hidden Blade", { zone = "facedown" })
    s.A:play("wait")
    s.A:pass()
    s:sees(s.A, "Hidden Blade", false)
    s.B:play("Hidden Blade")
    s:sees(s.A, "Hidden Blade")
    s.B:choose("guard")
  end,
}

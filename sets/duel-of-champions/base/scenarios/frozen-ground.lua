scenario "Frozen ground: who is on the row neither attacks nor moves" {
  rules = { "DOC-12", "DOC-8.3", "DOC-3.6" },
  board = { A = { hand = { "Frozen ground" }, resources = 2, f2 = { vanilla(3), as = "mine" } }, B = { f2 = "Lamasu", f0 = { vanilla(3), as = "free" } } },
  play = function(s)
    s.A:play("Frozen ground")
    s.A:choose("row 2")
    s:expect("Frozen ground", { row = "row 2" })
    s.A:refused("attack", "mine", "Lamasu", { rule = "DOC-12" })
    s.A:refused("move", "mine", "f1", { rule = "DOC-8.3" })
    s:next_turn()
    s.B:refused("attack", "Lamasu", "mine", { rule = "DOC-12" })
    s.B:refused("move", "Lamasu", "b2", { rule = "DOC-8.3" })
    s.B:attack("free")
    s:expect(s.A, { health = 17 })
    s:next_turn()
    s.A:attack("mine")
    s:expect("Lamasu", { damage = 3 })
  end,
}

scenario "Frozen ground holds who comes to the row, not who is put elsewhere" {
  rules = { "DOC-3.6" },
  board = { A = { ongoing = { { "Frozen ground", on = "row 2" } }, hand = { "Teleport" }, resources = 2, f2 = { vanilla(3), as = "mine" }, f1 = { vanilla(3), as = "comes" } } },
  play = function(s)
    s.A:play("Teleport")
    s.A:choose("mine")
    s.A:choose("A f0")
    s.A:attack("mine")
    s:expect(s.B, { health = 17 })
    s.A:move("comes", "f2")
    s:expect("comes", { keywords = { "Cannot Attack", "Immobilized" } })
  end,
}

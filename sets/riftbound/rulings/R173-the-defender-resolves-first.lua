scenario "R173 Attacker's triggers first, defender's last (defender resolves first)" {
  rules = { "464.2", "340.1" },
  board = {
    A = { base = { "Yasuo, Remorseful" } },
    B = { north = { "Ahri, Inquisitive" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Yasuo, Remorseful", "north")
    s.A:choose("Ahri, Inquisitive")
    s.B:choose("Yasuo, Remorseful")
    s:chain { "Yasuo, Remorseful", "Ahri, Inquisitive" }
    s.B:pass()
    s.A:pass()
    s:expect("Yasuo, Remorseful", { might = 4 })
    s:expect("Ahri, Inquisitive", { damage = 0 })
    s:resolve()
    -- Four damage for the four might that are left, and she has three.
    s:expect("Ahri, Inquisitive", { zone = "trash" })
    s:logged("417")
  end,
}

scenario "Breeder mother: a small breeder comes where one has died" {
  rules = { "DOC-12", "DOC-9.5" },
  board = { A = { b0 = "Breeder mother", b2 = { "Gravid breeder", as = "one" }, b3 = { "Succubus", as = "no breeder" } }, B = { hand = { "Soulreaver", "Soulreaver", "Soulreaver" }, resources = 12, b0 = { "Gravid breeder", as = "theirs" } }, turn = "B" },
  play = function(s)
    s.B:play("Soulreaver")
    s.B:choose("one")
    s:count("Breeder", 1, { at = "A b2", attack = 1, retaliation = 0, health = 1 })
    s:expect("one", { zone = "graveyard" })
    s.B:play("Soulreaver")
    s.B:choose("no breeder")
    s.B:play("Soulreaver")
    s.B:choose("theirs")
    s:count("Breeder", 1)
  end,
}

scenario "Breeder mother makes one for herself, none for a token" {
  rules = { "DOC-12" },
  board = { A = { b0 = "Breeder mother", b1 = { "Breeder", as = "token" } }, B = { hand = { "Soulreaver", "Soulreaver" }, resources = 8 }, turn = "B" },
  play = function(s)
    s.B:play("Soulreaver")
    s.B:choose("token")
    s:expect_gone("token")
    s:count("Breeder", 0)
    s.B:play("Soulreaver")
    s.B:choose("Breeder mother")
    s:count("Breeder", 1, { at = "A b0" })
  end,
}

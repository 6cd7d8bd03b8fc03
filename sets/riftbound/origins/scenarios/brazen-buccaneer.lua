scenario "Brazen Buccaneer costs two less for a card" {
  rules = { "355", "356", "422" },
  cases = { { name = "tossed", yes = true, paid = 4 }, { name = "kept", yes = false, paid = 6 } },
  board = { A = { hand = { "Brazen Buccaneer", { vanilla(1), as = "spare" }, { vanilla(1), as = "other" } }, runes = { fury = 6 } } },
  play = function(s, case)
    s.A:play("Brazen Buccaneer")
    if case.yes then s.A:yes() else s.A:no() end
    if case.yes then s.A:choose("spare") end
    s:expect("Brazen Buccaneer", { at = "base", might = 5 })
    s:expect("spare", { zone = case.yes and "trash" or "hand" })
    s:count("Fury Rune", case.paid, { exhausted = true })
  end,
}

scenario "Brazen Buccaneer with four energy needs a card to discard" {
  rules = { "357.1" },
  cases = { { name = "none", spare = false }, { name = "one", spare = true } },
  board = function(case)
    return { A = { hand = { "Brazen Buccaneer", case.spare and { vanilla(1), as = "spare" } or nil }, runes = { fury = 4 } } }
  end,
  play = function(s, case)
    if case.spare then
      s.A:play("Brazen Buccaneer", { at = "base" })
      s:expect("Brazen Buccaneer", { at = "base" })
      s:expect("spare", { zone = "trash" })
    else
      s.A:refused("play", "Brazen Buccaneer", { rule = "357.1" })
      s:expect("Brazen Buccaneer", { zone = "hand" })
    end
  end,
}

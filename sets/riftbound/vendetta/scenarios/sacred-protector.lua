scenario "Sacred Protector strikes with one companion, not alone and not with two" {
  rules = { "465" },
  cases = { { name = "alone", with = {}, zone = "battlefield" }, { name = "with one", with = { "one" }, zone = "trash" }, { name = "with two", with = { "one", "two" }, zone = "battlefield" } },
  board = {
    A = { base = { "Sacred Protector", { vanilla(0), as = "one" }, { vanilla(0), as = "two" } } }, B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    local band = { "Sacred Protector" }
    for _, name in ipairs(case.with) do band[#band + 1] = name end
    s.A:move(band, "north")
    s.A:pass()
    s.B:pass()
    if #case.with > 0 then s.B:assign { ["Sacred Protector"] = 5 } end
    s:expect("guard", { zone = case.zone })
  end,
}

scenario "Sacred Protector is the companion of nobody's unit" {
  rules = { "465" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } }, B = { north = { "Sacred Protector" }, base = { vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("raider", { damage = 0 })
    s:expect("Sacred Protector", { at = "north", damage = 0, might = 6 })
    s:expect("raider", { at = "base" })
  end,
}

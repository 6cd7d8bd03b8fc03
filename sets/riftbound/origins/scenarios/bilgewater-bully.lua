scenario "Bilgewater Bully goes from battlefield to battlefield while it is buffed" {
  rules = { "810", "144" },
  cases = { { name = "buffed", buffs = 1 }, { name = "not buffed", buffs = 0 } },
  board = function(case)
    return { A = { north = { { "Bilgewater Bully", buffs = case.buffs } } }, battlefields = { north = { controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    if case.buffs == 0 then
      s:expect("Bilgewater Bully", { keywords = {}, might = 6 })
      s.A:refused("move", "Bilgewater Bully", "south")
      return
    end
    s:expect("Bilgewater Bully", { keywords = { "Ganking" }, might = 7 })
    s.A:move("Bilgewater Bully", "south")
    s.A:pass()
    s.B:pass()
    s:expect("south", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Bilgewater Bully has its own buff in mind" {
  board = { A = { north = { "Bilgewater Bully", { vanilla(1), buffs = 1 } } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s) s:expect("Bilgewater Bully", { keywords = {} }) end,
}

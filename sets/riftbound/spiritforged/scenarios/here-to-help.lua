card { name = "Test Helper", type = "unit", energy = 5, might = 4, domains = { "body" } }

scenario "Here to Help plays a unit to one of your battlefields for 3 energy less" {
  rules = { "355.2", "356.4", "354.1" },
  format = "skirmish",
  cases = { { name = "north", to = "north" }, { name = "south", to = "south" } },
  board = {
    A = { hand = { "Here to Help", { "Test Helper", as = "helper" } }, north = { vanilla(1) }, south = { vanilla(2) }, pool = { energy = 4, body = 1 } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" }, east = {} },
  },
  play = function(s, case)
    s.A:play("Here to Help")
    s.A:pass() s.B:pass() s.C:pass()
    s.A:choose("helper")
    s:options("north", "south")
    s.A:choose(case.to)
    s.A:pay("pool")
    s:expect("helper", { place = case.to })
    s:expect(s.A, { energy = 0 })
  end,
}

-- A gear at a battlefield is recalled in the next cleanup, before what its arrival triggered resolves: it attaches from the base.
scenario "R271 Equipment from hidden attaches though it is recalled" {
  rules = { "811.1", "323.7" },
  board = {
    A = { facedown = { north = { "Edge of Night" } }, north = { { vanilla(3), as = "mine" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Edge of Night")
    s.A:choose("mine")
    s:chain { "Edge of Night" }
    s:expect("Edge of Night", { at = "base", host = false })
    s:resolve()
    s:expect("Edge of Night", { at = "north", host = "mine" })
    s:expect("mine", { might = 5 })
  end,
}

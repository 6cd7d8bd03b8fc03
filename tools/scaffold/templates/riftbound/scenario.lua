-- A board, what happens, and what must be true then. Put cards of your set where vanilla units stand.
scenario {{lua .Name}} {
  rules = { "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "walker" } } },
  },
  play = function(s)
    s.A:move("walker", "north")
    s:showdown()
    s:expect("walker", { at = "north", exhausted = true })
    s:expect(s.A, { points = 1 })
  end,
}

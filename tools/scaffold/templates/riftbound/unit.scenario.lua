-- A and B are the players, north and south the battlefields; vanilla(9) is a unit of might 9 without text.
scenario {{lua (print .Name " deals 1 to an enemy unit as it attacks")}} {
  rules = { "383.4", "417.1" },
  board = {
    A = { base = { {{lua .Name}} } },
    B = { north = { { vanilla(9), as = "foe" } }, base = { { vanilla(8), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    {{- if .States}}
    s:expect({{lua .Name}}, { {{.States}} }) -- its facts, as {{.Facts}} has them
    {{- end}}
    s.A:move({{lua .Name}}, "north")
    s:options("foe") -- neither what is elsewhere nor its own side
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1, at = "north" })
  end,
}

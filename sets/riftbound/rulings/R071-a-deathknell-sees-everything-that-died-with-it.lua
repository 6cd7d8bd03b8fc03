scenario "R071 Deathknell sees everything that died with it" {
  rules = { "323.4", "323.5", "334" },
  board = {
    A = { hand = { "Unchecked Power" }, runes = { mind = 7 } },
    B = { north = { "Glasc Mixologist", "Stalwart Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Unchecked Power")
    s.A:pass()
    s.B:pass()
    s:expect("Glasc Mixologist", { zone = "trash" })
    s:expect("Stalwart Poro", { zone = "trash" })
    s.B:yes()
    s:options("Stalwart Poro")
    s.B:choose("Stalwart Poro")
    s.B:pass()
    s.A:pass()
    -- Control of the battlefield is not lost before the chain is empty (190.4).
    s:options("base", "north")
    s.B:choose("base")
    s:expect("Stalwart Poro", { at = "base", controller = s.B, exhausted = true })
    s:expect("north", { controller = false })
  end,
}

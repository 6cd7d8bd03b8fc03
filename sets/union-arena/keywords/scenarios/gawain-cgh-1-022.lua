card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Gawain (CGH-1-022): raided, it weakens the enemy front line" {
  rules = { "UA-5.4", "UA-10.3" },
  board = { A = { energy = { "Test Well", "CGH-1-103" }, hand = { "CGH-1-022" } }, B = { front = { { vanilla(1000), as = "weak" }, { vanilla(3000), as = "strong" } }, energy = { { vanilla(1000), as = "behind" } } } },
  play = function(s)
    s.A:raid("CGH-1-022", "CGH-1-103", { at = "front" })
    s:expect("CGH-1-022", { at = "front", raided = true })
    s:expect("weak", { zone = "sideline" })
    s:expect("strong", { bp = 2000 })
    s:expect("behind", { bp = 1000 })
    s.A:end_main()
    s.A:attack("CGH-1-022")
    s:owes(s.A, "life") -- with 2000 nobody blocks it
    s.A:choose("life 2")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Gawain (CGH-1-022): plain, it can be blocked by anybody" {
  rules = { "UA-5.5", "UA-6.4" },
  board = { A = { front = { "CGH-1-022" } }, B = { front = { { vanilla(1000), as = "weak" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("CGH-1-022")
    s.B:block("weak")
    s:expect("weak", { zone = "sideline" })
  end,
}

scenario "Gawain (CGH-1-022): onto C.C. too; in raid state BP 2000 does not block it, BP 2001 does" {
  rules = { "UA-5.1", "UA-6.5" },
  board = {
    A = { energy = { "Test Well" }, front = { "CGH-1-005", { vanilla(9000), as = "mate" } }, hand = { "CGH-1-022" } },
    B = { front = { { vanilla(3000), as = "low" }, { vanilla(3001), as = "high" } } },
  },
  play = function(s)
    s.A:raid("CGH-1-022", "CGH-1-005")
    s:expect("low", { bp = 2000 })
    s:expect("high", { bp = 2001 })
    s:expect("mate", { bp = 9000 })
    s.A:end_main()
    s.A:attack("CGH-1-022")
    s.B:refused("block", "low", { rule = "UA-6.5", by = "CGH-1-022" })
    s.B:pass()
    s.A:choose("life 1")
    s.A:attack("mate")
    s.B:block("low")
    s:expect("low", { zone = "sideline" })
    s.A:pass()
    s:expect("high", { bp = 3001 })
  end,
}

scenario "Gawain (CGH-1-022): in raid state the enemies on the energy line keep their BP; played the plain way all do" {
  rules = { "UA-5.5" },
  cases = { { name = "raid", raid = true, front = 1000 }, { name = "plain", raid = false, front = 2000 } },
  board = { A = { energy = { "Test Well" }, front = { "CGH-1-103" }, hand = { "CGH-1-022" } }, B = { front = { { vanilla(2000), as = "foe" } }, energy = { { vanilla(2000), as = "rear" } } } },
  play = function(s, case)
    if case.raid then s.A:raid("CGH-1-022", "CGH-1-103") else s.A:play("CGH-1-022", { at = "front" }) end
    s:expect("foe", { bp = case.front })
    s:expect("rear", { bp = 2000 })
    s:expect("CGH-1-022", { bp = 4000 })
  end,
}

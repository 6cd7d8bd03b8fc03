card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Sukuna (JJK-1-105): raided, with fingers" {
  rules = { "UA-5.4", "UA-5.5", "UA-4.27" },
  board = { A = { energy = { "Test Well" }, front = { "JJK-1-037" }, hand = { "JJK-1-105", { vanilla(500), as = "spare" } }, sideline = { "JJK-1-063", "JJK-1-063" } } },
  play = function(s)
    s.A:raid("JJK-1-105", "JJK-1-037")
    s.A:choose("spare")
    s:expect("JJK-1-105", { bp = 5000, impact = 1 })
    s:expect(s.A, { hand_size = 2 })
    s.A:end_main()
    s.A:pass()
    s:turn(s.B)
    s:expect("JJK-1-105", { bp = 4000, impact = 0 })
  end,
}

scenario "Sukuna (JJK-1-105): one finger, and none for a plain one" {
  rules = { "UA-5.5" },
  board = { A = { front = { { "JJK-1-105", as = "raided", on = { "JJK-1-037" } }, { "JJK-1-105", as = "plain" } }, sideline = { "JJK-1-063" } } },
  play = function(s)
    s:expect("raided", { bp = 5000, impact = 0 })
    s:expect("plain", { bp = 4000 })
  end,
}

card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Sukuna's Finger (JJK-1-063): for a life card" {
  rules = { "UA-4.21", "UA-7.6" },
  board = { A = { energy = { "Test Well" }, hand = { "JJK-1-063" }, life = { { vanilla(1000), as = "first" }, { vanilla(2000), as = "second" } } } },
  play = function(s)
    s.A:play("JJK-1-063")
    s.A:choose("life 2")
    s.A:choose("AP")
    s:expect("second", { zone = "sideline" })
    s:expect(s.A, { life = 1, ap = 3, hand_size = 1 })
  end,
}

scenario "Sukuna's Finger (JJK-1-063): or for resting Yuji Itadori" {
  rules = { "UA-4.21" },
  board = { A = { energy = { "Test Well" }, front = { "JJK-1-037" }, hand = { "JJK-1-063" } } },
  play = function(s)
    s.A:play("JJK-1-063")
    s.A:pick("rest active cards on the field")
    s.A:done()
    s:expect("JJK-1-037", { exhausted = true })
    s:expect(s.A, { life = 7, ap = 2 })
  end,
}

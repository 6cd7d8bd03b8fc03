card { name = "Test Well", type = "site", color = { "blue" }, generates = { blue = 9 } }

scenario "Tokyo Jujutsu High (JJK-1-108): after an event all are stronger" {
  rules = { "UA-4.18", "UA-4.27", "UA-4.26" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "friend" } }, hand = { "JJK-1-108", "JJK-1-109" } } },
  play = function(s)
    s.A:play("JJK-1-108")
    s:expect("JJK-1-108", { exhausted = false })
    s.A:refused("activate", "JJK-1-108", { rule = "UA-4.27" })
    s.A:play("JJK-1-109")
    s.A:choose("Filler")
    s.A:choose("Filler")
    s.A:activate("JJK-1-108")
    s:expect("friend", { bp = 2000 })
    s:expect("JJK-1-108", { exhausted = true })
    s.A:refused("activate", "JJK-1-108", { rule = "UA-4.26" })
  end,
}

scenario "Tokyo Jujutsu High (JJK-1-108): an event of an earlier turn does not count" {
  rules = { "UA-4.27" },
  board = { A = { energy = { "Test Well", "JJK-1-108" }, hand = { "BLC-1-066" } } },
  play = function(s)
    s.A:refused("play", "BLC-1-066", { rule = "UA-4.14" })
    s.A:refused("activate", "JJK-1-108", { rule = "UA-4.27" })
  end,
}

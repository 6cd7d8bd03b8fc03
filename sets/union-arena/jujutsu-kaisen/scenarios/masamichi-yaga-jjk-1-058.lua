scenario "Masamichi Yaga (JJK-1-058): another one is stronger" {
  rules = { "UA-4.25" },
  board = { A = { energy = { "JJK-1-058" }, front = { { vanilla(1000), as = "friend" }, { vanilla(1500), as = "other" } } } },
  play = function(s)
    s.A:activate("JJK-1-058")
    s:options("friend", "other")
    s.A:choose("friend")
    s:expect("friend", { bp = 2000 })
    s:expect("JJK-1-058", { exhausted = true, bp = 2500 })
  end,
}

scenario "Masamichi Yaga (JJK-1-058): not while rested" {
  rules = { "UA-4.25" },
  board = { A = { energy = { { "JJK-1-058", exhausted = true } }, front = { vanilla(1000) } } },
  play = function(s) s.A:refused("activate", "JJK-1-058", { rule = "UA-4.25" }) end,
}

scenario "Hisoka: a direct attack deals 2 damage" {
  rules = { "UA-6.9", "UA-7.1" },
  board = { A = { front = { "Hisoka" } }, B = { life = { "Kiriko", "Netero", "Satotz" } }, phase = "attack" },
  play = function(s)
    s:expect("Hisoka", { bp = 5000, ap = 2, required_energy = 6, generates = 1, color = "green", trigger = "get", tags = { "Phantom Troupe" }, impact = 1, damage = 2, keywords = { "Impact", "Damage 2" } })
    s.A:attack("Hisoka")
    s.A:choose("Kiriko", "Satotz")
    s:expect("Kiriko", { zone = "sideline" })
    s:expect("Satotz", { zone = "sideline" })
    s:expect(s.B, { life = 1, sideline_size = 2 })
  end,
}

scenario "Hisoka: a won battle deals 1 damage, whatever Damage says" {
  rules = { "UA-11.1", "UA-6.7" },
  board = { A = { front = { "Hisoka" } }, B = { front = { { vanilla(5000), as = "wall" } }, life = { "Kiriko", "Netero", "Satotz" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Hisoka")
    s.B:block("wall")
    s.A:choose("Kiriko")
    s:expect("wall", { zone = "sideline" })
    s:expect(s.B, { life = 2 })
  end,
}

local printed = {
  { name = "HTR-1-070", required_energy = 2, ap = 1, color = "green", type = "character", bp = 2000, trigger = false },
  { name = "HTR-1-072", required_energy = 3, ap = 1, color = "green", type = "character", bp = 3000, trigger = false },
  { name = "HTR-1-075", required_energy = 0, ap = 1, color = "green", type = "character", bp = 1500, trigger = "get" },
  { name = "HTR-1-079", required_energy = 0, ap = 1, color = "green", type = "character", bp = 1000, trigger = false },
  { name = "HTR-1-083", required_energy = 1, ap = 1, color = "green", type = "character", bp = 2000, trigger = false },
  { name = "HTR-1-085", required_energy = 2, ap = 1, color = "green", type = "character", bp = 2500, trigger = false },
  { name = "HTR-1-090", required_energy = 1, ap = 1, color = "green", type = "character", bp = 1500, trigger = false },
  { name = "HTR-1-097", required_energy = 3, ap = 1, color = "green", type = "event", trigger = "special" },
  { name = "HTR-1-099", required_energy = 3, ap = 1, color = "green", type = "event", trigger = "final" },
  { name = "HTR-1-101", required_energy = 3, ap = 1, color = "green", type = "character", bp = 3000, trigger = "active" },
  { name = "HTR-1-102", required_energy = 5, ap = 1, color = "green", type = "character", bp = 4000, trigger = "raid" },
  { name = "HTR-1-103", required_energy = 0, ap = 1, color = "green", type = "character", bp = 2000, trigger = false },
  { name = "HTR-1-104", required_energy = 0, ap = 1, color = "green", type = "character", bp = 500, trigger = "active" },
  { name = "HTR-1-105", required_energy = 3, ap = 1, color = "green", type = "character", bp = 3000, trigger = "active" },
  { name = "HTR-1-106", required_energy = 5, ap = 2, color = "green", type = "character", bp = 4000, tags = { "Zoldyck Family" }, trigger = false },
  { name = "HTR-1-107", required_energy = 6, ap = 2, color = "green", type = "character", bp = 5000, tags = { "Phantom Troupe" }, trigger = "get" },
  { name = "HTR-1-108", required_energy = 2, ap = 1, color = "green", type = "site", trigger = "get" },
  { name = "HTR-1-109", required_energy = 2, ap = 1, color = "green", type = "event", trigger = "draw" },
}

scenario "Printed facts of hunter-x-hunter" {
  rules = { "UA-1" },
  cases = printed,
  board = function(c) return { A = { hand = { c.name } } } end,
  play = function(s, c)
    local want = {}
    for field, value in pairs(c) do if field ~= "name" and field ~= "index" then want[field] = value end end
    s:expect(c.name, want)
  end,
}

local printed = {
  { name = "JJK-1-036", required_energy = 0, ap = 1, color = "blue", type = "character", bp = 1000, trigger = false },
  { name = "JJK-1-037", required_energy = 0, ap = 1, color = "blue", type = "character", bp = 1500, trigger = "get" },
  { name = "JJK-1-044", required_energy = 1, ap = 1, color = "blue", type = "character", bp = 1500, trigger = false },
  { name = "JJK-1-045", required_energy = 2, ap = 1, color = "blue", type = "character", bp = 2500, trigger = false },
  { name = "JJK-1-056", required_energy = 1, ap = 1, color = "blue", type = "character", bp = 2000, trigger = false },
  { name = "JJK-1-058", required_energy = 2, ap = 1, color = "blue", type = "character", bp = 2500, trigger = false },
  { name = "JJK-1-062", required_energy = 4, ap = 1, color = "blue", type = "event", trigger = "special" },
  { name = "JJK-1-063", required_energy = 1, ap = 1, color = "blue", type = "event", trigger = "draw" },
  { name = "JJK-1-067", required_energy = 3, ap = 1, color = "blue", type = "event", trigger = "final" },
  { name = "JJK-1-101", required_energy = 3, ap = 1, color = "blue", type = "character", bp = 3000, trigger = "active" },
  { name = "JJK-1-102", required_energy = 3, ap = 1, color = "blue", type = "character", bp = 3000, trigger = "active" },
  { name = "JJK-1-103", required_energy = 5, ap = 2, color = "blue", type = "character", bp = 4000, trigger = "get" },
  { name = "JJK-1-104", required_energy = 0, ap = 1, color = "blue", type = "character", bp = 1000, trigger = false },
  { name = "JJK-1-105", required_energy = 4, ap = 1, color = "blue", type = "character", bp = 4000, trigger = "raid" },
  { name = "JJK-1-106", required_energy = 0, ap = 1, color = "blue", type = "character", bp = 2000, trigger = false },
  { name = "JJK-1-107", required_energy = 4, ap = 2, color = "blue", type = "character", bp = 4000, trigger = false },
  { name = "JJK-1-108", required_energy = 3, ap = 1, color = "blue", type = "site", trigger = "get" },
  { name = "JJK-1-109", required_energy = 3, ap = 1, color = "blue", type = "event", trigger = "draw" },
}

scenario "Printed facts of jujutsu-kaisen" {
  rules = { "UA-1" },
  cases = printed,
  board = function(c) return { A = { hand = { c.name } } } end,
  play = function(s, c)
    local want = {}
    for field, value in pairs(c) do if field ~= "name" and field ~= "index" then want[field] = value end end
    s:expect(c.name, want)
  end,
}

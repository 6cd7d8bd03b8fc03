local printed = {
  { name = "BLC-1-034", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 1500, trigger = "draw" },
  { name = "BLC-1-035", required_energy = 1, ap = 1, color = "purple", type = "character", bp = 1500, trigger = false },
  { name = "BLC-1-037", required_energy = 2, ap = 1, color = "purple", type = "character", bp = 2500, trigger = false },
  { name = "BLC-1-039", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 1500, trigger = "get" },
  { name = "BLC-1-042", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 1000, trigger = false },
  { name = "BLC-1-046", required_energy = 3, ap = 1, color = "purple", type = "character", bp = 3500, tags = { "Gotei 13" }, trigger = false },
  { name = "BLC-1-062", required_energy = 2, ap = 1, color = "purple", type = "event", trigger = "active" },
  { name = "BLC-1-064", required_energy = 4, ap = 1, color = "purple", type = "event", trigger = "special" },
  { name = "BLC-1-066", required_energy = 3, ap = 1, color = "purple", type = "event", trigger = "final" },
  { name = "BLC-1-101", required_energy = 2, ap = 1, color = "purple", type = "character", bp = 3000, trigger = "active" },
  { name = "BLC-1-102", required_energy = 3, ap = 1, color = "purple", type = "character", bp = 3000, trigger = "active" },
  { name = "BLC-1-103", required_energy = 3, ap = 1, color = "purple", type = "character", bp = 3000, trigger = false },
  { name = "BLC-1-104", required_energy = 4, ap = 1, color = "purple", type = "character", bp = 4000, trigger = "raid" },
  { name = "BLC-1-105", required_energy = 5, ap = 2, color = "purple", type = "character", bp = 4000, tags = { "Gotei 13" }, trigger = "active" },
  { name = "BLC-1-106", required_energy = 4, ap = 2, color = "purple", type = "character", bp = 4000, tags = { "Gotei 13" }, trigger = "get" },
  { name = "BLC-1-107", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 2000, tags = { "Gotei 13" }, trigger = false },
  { name = "BLC-1-108", required_energy = 2, ap = 1, color = "purple", type = "site", trigger = "get" },
  { name = "BLC-1-109", required_energy = 1, ap = 1, color = "purple", type = "event", trigger = "draw" },
}

scenario "Printed facts of bleach" {
  rules = { "UA-1" },
  cases = printed,
  board = function(c) return { A = { hand = { c.name } } } end,
  play = function(s, c)
    local want = {}
    for field, value in pairs(c) do if field ~= "name" and field ~= "index" then want[field] = value end end
    s:expect(c.name, want)
  end,
}

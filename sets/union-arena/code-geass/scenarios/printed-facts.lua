local printed = {
  { name = "CGH-1-001", required_energy = 2, ap = 1, color = "purple", type = "character", bp = 2500, tags = { "Black Knights" }, trigger = false },
  { name = "CGH-1-002", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 1500, tags = { "Black Knights" }, trigger = "get" },
  { name = "CGH-1-005", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 1000, tags = { "Black Knights" }, trigger = false },
  { name = "CGH-1-008", required_energy = 1, ap = 1, color = "purple", type = "character", bp = 1500, tags = { "Black Knights" }, trigger = false },
  { name = "CGH-1-011", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 2000, tags = { "Black Knights" }, trigger = false },
  { name = "CGH-1-015", required_energy = 3, ap = 1, color = "purple", type = "character", bp = 3000, tags = { "Black Knights" }, trigger = "active" },
  { name = "CGH-1-029", required_energy = 3, ap = 1, color = "purple", type = "event", trigger = "final" },
  { name = "CGH-1-030", required_energy = 4, ap = 2, color = "purple", type = "event", trigger = "special" },
  { name = "CGH-1-033", required_energy = 2, ap = 1, color = "purple", type = "event", trigger = "active" },
  { name = "CGH-1-101", required_energy = 3, ap = 1, color = "purple", type = "character", bp = 3000, tags = { "Black Knights" }, trigger = "active" },
  { name = "CGH-1-102", required_energy = 4, ap = 2, color = "purple", type = "character", bp = 4000, tags = { "Black Knights" }, trigger = "active" },
  { name = "CGH-1-103", required_energy = 4, ap = 2, color = "purple", type = "character", bp = 3000, tags = { "Black Knights" }, trigger = "draw" },
  { name = "CGH-1-104", required_energy = 0, ap = 1, color = "purple", type = "character", bp = 2000, tags = { "Black Knights" }, trigger = false },
  { name = "CGH-1-105", required_energy = 1, ap = 1, color = "purple", type = "character", bp = 2000, tags = { "Black Knights" }, trigger = false },
  { name = "CGH-1-106", required_energy = 3, ap = 1, color = "purple", type = "character", bp = 3500, tags = { "Black Knights", "KMF" }, trigger = "get" },
  { name = "CGH-1-107", required_energy = 5, ap = 1, color = "purple", type = "character", bp = 4000, tags = { "Black Knights", "KMF" }, trigger = "raid" },
  { name = "CGH-1-108", required_energy = 2, ap = 1, color = "purple", type = "site", trigger = "get" },
  { name = "CGH-1-109", required_energy = 1, ap = 1, color = "purple", type = "event", trigger = "draw" },
}

scenario "Printed facts of code-geass" {
  rules = { "UA-1" },
  cases = printed,
  board = function(c) return { A = { hand = { c.name } } } end,
  play = function(s, c)
    local want = {}
    for field, value in pairs(c) do if field ~= "name" and field ~= "index" then want[field] = value end end
    s:expect(c.name, want)
  end,
}

local printed = {
  { name = "CGH-1-022", required_energy = 4, ap = 1, color = "purple", type = "character", bp = 4000, tags = { "Black Knights", "KMF" }, trigger = "raid" },
  { name = "CGH-1-023", required_energy = 5, ap = 1, color = "purple", type = "character", bp = 4000, tags = { "Black Knights", "KMF" }, trigger = "get" },
  { name = "CGH-1-047", required_energy = 4, ap = 2, color = "green", type = "character", bp = 2000, tags = { "Holy Britannian Empire" }, trigger = "draw" },
  { name = "CGH-1-050", required_energy = 0, ap = 1, color = "green", type = "character", bp = 2000, tags = { "Holy Britannian Empire", "Purist Faction" }, trigger = false },
  { name = "CGH-1-051", required_energy = 0, ap = 1, color = "green", type = "character", bp = 2000, tags = { "Holy Britannian Empire", "Purist Faction" }, trigger = false },
  { name = "CGH-1-052", required_energy = 3, ap = 1, color = "green", type = "character", bp = 3000, tags = { "Holy Britannian Empire", "Purist Faction" }, trigger = false },
  { name = "CGH-1-060", required_energy = 8, ap = 1, color = "green", type = "character", bp = 5000, tags = { "Holy Britannian Empire", "KMF" }, trigger = "raid" },
  { name = "CGH-1-068", required_energy = 0, ap = 1, color = "red", type = "character", bp = 2000, tags = { "Ashford Academy" }, trigger = false },
  { name = "JJK-1-002", required_energy = 1, ap = 1, color = "yellow", type = "character", bp = 2000, trigger = "draw" },
  { name = "HTR-1-034", required_energy = 4, ap = 1, color = "purple", type = "character", bp = 3500, tags = { "Phantom Troupe" }, trigger = false },
  { name = "HTR-1-056", required_energy = 5, ap = 2, color = "purple", type = "character", bp = 4000, tags = { "Zoldyck Family" }, trigger = "get" },
  { name = "HTR-1-096", required_energy = 5, ap = 1, color = "green", type = "event", trigger = "special" },
  { name = "BLC-1-074", required_energy = 3, ap = 1, color = "green", type = "character", bp = 2500, tags = { "Gotei 13" }, trigger = "draw" },
  { name = "BLC-1-088", required_energy = 3, ap = 1, color = "green", type = "character", bp = 3500, tags = { "Gotei 13" }, trigger = "draw" },
}

scenario "Printed facts of keywords" {
  rules = { "UA-1" },
  cases = printed,
  board = function(c) return { A = { hand = { c.name } } } end,
  play = function(s, c)
    local want = {}
    for field, value in pairs(c) do if field ~= "name" and field ~= "index" then want[field] = value end end
    s:expect(c.name, want)
  end,
}

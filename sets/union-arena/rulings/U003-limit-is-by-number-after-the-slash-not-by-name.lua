-- Three cards are called Ichigo Kurosaki; their numbers differ.
local function with(cards)
  for _, id in ipairs { "BLC-1-034", "BLC-1-035", "BLC-1-037", "BLC-1-042", "BLC-1-046", "BLC-1-062", "BLC-1-101", "BLC-1-102", "BLC-1-105", "BLC-1-106" } do cards[id] = 4 end
  return cards
end

scenario "U003 Limit is by number after the slash, not by name" {
  rules = { "UA-1.3" },
  play = function(s)
    s:legal_deck { main = with { ["BLC-1-039"] = 4, ["BLC-1-103"] = 4, ["BLC-1-109"] = 2 } }
    s:illegal_deck({ main = with { ["UA08BT/BLC-1-039"] = 3, ["UA08ST/BLC-1-039"] = 2, ["BLC-1-103"] = 4, ["BLC-1-109"] = 1 } }, { "UA-1.3" })
  end,
}

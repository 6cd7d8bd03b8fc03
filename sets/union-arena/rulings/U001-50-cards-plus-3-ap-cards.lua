-- Lists as decks: AP cards are no part of the 50.
local function list(n)
  local main = {}
  for i, id in ipairs { "BLC-1-034", "BLC-1-035", "BLC-1-037", "BLC-1-039", "BLC-1-042", "BLC-1-046", "BLC-1-062", "BLC-1-101", "BLC-1-102", "BLC-1-103", "BLC-1-104", "BLC-1-105", "BLC-1-106" } do
    main[id] = math.min(4, n)
    n = n - main[id]
    if n == 0 then break end
  end
  return main
end

scenario "U001 50 cards plus 3 AP cards" {
  rules = { "UA-1.1" },
  play = function(s)
    s:legal_deck { main = list(50), ap = { AP = 3 } }
    s:legal_deck { main = list(50) }
    s:illegal_deck({ main = list(47), ap = { AP = 3 } }, { "UA-1.1" })
    s:illegal_deck({ main = list(50), ap = { AP = 2 } }, { "UA-1.1" })
  end,
}

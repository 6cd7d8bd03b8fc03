-- What was revealed is noted: numbers that followed the library itself would tell of cards that nobody has seen.
local function show(fx)
  local kind = "none"
  for _, top in ipairs(fx:reveal(1, fx.you)) do kind = top.type end
  fx:remember("top", kind)
end

local led = define.static {
  name    = "led",
  active  = function(q) return q:recall_note("top") == "unit" end,
  affects = unit { friendly = true },
  give    = { attack = 1 },
}
local warned = define.static {
  name    = "warned",
  active  = function(q) return q:recall_note("top") ~= "unit" end,
  affects = unit { enemy = true },
  give    = { retaliation = 1 },
}
local shown = define.triggered {
  name   = "shown",
  on     = any_of(you.draws, card { zone = "hand", owner = you }.goes_to { zone = "library" }),
  effect = show,
}

activated {
  effect = function(fx)
    show(fx)
    fx:install(led, {}, { lasts = "turn" })
    fx:install(warned, {}, { lasts = "turn" })
    fx:install(shown, {}, { lasts = "turn" })
  end,
}

on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

-- Who is melee and shooter shoots from the back line.
replacement {
  on     = unit { enchanted = true }.damaged { combat = true, source = unit { position = "shooter", front = false } },
  change = function(q) return { amount = math.floor(q.event.amount / 2) } end,
}

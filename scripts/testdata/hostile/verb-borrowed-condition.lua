-- fails 5: install: args.run is data (numbers, texts, things, lists), not a function
-- Tried: a verb of an effect handed to a condition, which calls it later.
local define_it = define.triggered { name = "late", on = you.draws, when = function(q) return args.run(q, 1) end, effect = function(fx) end }
on_play { effect = function(fx)
  fx:install(define_it, { run = fx["dr" .. "aw"] })
  fx:draw(1)
end }

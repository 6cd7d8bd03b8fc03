-- fails 4: play_token: count lies between -100000 and 100000, and is no 1000000000
-- duel-of-champions: refused 4: play_token has no option "count"; it is one of by, at
-- Tried: tokens by the billion.
on_play { effect = function(fx)
  fx:play_token("Recruit", { count = 1e9, at = fx.you.base })
end }

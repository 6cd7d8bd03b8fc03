-- fails 4: more than 500 things waiting to resolve (501)
-- duel-of-champions: refused 4: play_token has no option "count"; it is one of by, at
-- Tried: tokens again and again.
on_play { effect = function(fx)
  while true do fx:play_token("Recruit", { count = 200, at = fx.you.base }) end
end }

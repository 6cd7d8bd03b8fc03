-- refused 4: nothing has a field "match"
-- Tried: a pattern that takes for ever.
on_play { effect = function(fx)
  local s = ("a"):rep(1e4):match("(.-)(.-)(.-)(.-)b")
end }

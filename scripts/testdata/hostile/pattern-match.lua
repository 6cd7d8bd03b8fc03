-- fails 4: string has no function "match"; it has find, format, len, lower, rep, sub, upper
-- Tried: a pattern that takes for ever.
on_play { effect = function(fx)
  local s = ("a"):rep(1e4):match("(.-)(.-)(.-)(.-)b")
end }

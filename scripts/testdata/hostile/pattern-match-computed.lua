-- fails 5: string has no function "match"; it has find, format, len, lower, rep, sub, upper
-- Tried: a pattern that takes for ever, by a name that is made.
on_play { effect = function(fx)
  local name = "ma" .. "tch"
  local s = string[name](("a"):rep(1e4), "(.-)(.-)(.-)(.-)b")
end }

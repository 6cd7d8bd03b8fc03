-- fails 5: string has no function "gsub"; it has find, format, len, lower, rep, sub, upper
-- Tried: a function called for each of a million letters, by a name that is made.
on_play { effect = function(fx)
  local s = ("a"):rep(1e4)
  s["gs" .. "ub"](s, ".", function() return "bb" end)
end }

-- fails 4: find looks for plain text, it knows no patterns; write find(text, part, 1, true)
-- Tried: a pattern that takes for ever.
on_play { effect = function(fx)
  local at = ("a"):rep(10000):find(".-.-.-.-b$")
end }

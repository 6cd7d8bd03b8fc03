-- fails 4: more than 250 values in ... (251); hand over a table
-- Tried: a function that hands on more and more arguments.
on_play { effect = function(fx)
  local function f(...) return f(1, ...) end
  f()
end }

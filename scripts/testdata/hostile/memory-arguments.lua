-- fails 10: more than 250 values in ... (260); hand over a table
-- Tried: long lists of arguments.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 100 do t[i] = i end
  local function f(...) return select("#", ...) end
  local function g(...) return f(..., unpack(t)) end
  local function h(...) return f(1, 2, 3, ...) end
  local many = function(...) return ... end
  local function grow(...) return grow(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...) end
  while true do grow(unpack(t)) end
end }

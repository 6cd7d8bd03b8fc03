-- fails 6: functions call each other more than 200 deep: a recursion without end?
-- Tried: a sort within the function of a sort.
on_play { effect = function(fx)
  local function less(a, b) table.sort({ 1, 2 }, less) return false end
  local cmp
  cmp = function() table.sort({ 1, 2 }, cmp) return false end
  cmp()
end }

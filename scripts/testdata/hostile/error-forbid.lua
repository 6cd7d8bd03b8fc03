-- fails 4: on purpose
-- Tried: the condition of a prohibition.
-- as: Watcher
forbid { what = "play", when = function(q) error("on purpose") end }

-- fails 4: on purpose
-- Tried: the condition of a permission.
-- as: Watcher
permit { what = "play", affects = card { zone = "trash" }, when = function(q) error("on purpose") end }

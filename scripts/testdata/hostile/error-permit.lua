-- fails 4: on purpose
-- union-arena: refused as a whole: the permission to play
-- duel-of-champions: refused as a whole: permissions
-- Tried: the condition of a permission.
-- as: Watcher
permit { what = "play", affects = card { zone = "trash" }, when = function(q) error("on purpose") end }

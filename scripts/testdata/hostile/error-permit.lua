-- fails 4: on purpose
-- union-arena: harmless: it does nothing
-- duel-of-champions: refused as a whole: permissions
-- Tried: the condition of a permission.
-- as: Watcher
permit { what = "play", affects = card { zone = "trash" }, when = function(q) error("on purpose") end }

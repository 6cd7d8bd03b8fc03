-- fails 6: the functions of statics took more than 20000 instructions in one look at all of them
-- Tried: values that take nearly too long.
-- as: Watcher
static { affects = unit {}, give = { might = function(q) for i = 1, 1500 do end return 1 end } }
static { name = "second", affects = unit {}, give = { might = function(q) for i = 1, 1500 do end return 1 end } }
static { name = "third", affects = unit {}, give = { might = function(q) for i = 1, 1500 do end return 1 end } }

-- harmless : a value is computed once
-- Tried: a value that is its own argument.
-- as: Watcher
static { affects = self, give = { might = function(q) return q.self.might + 1 end } }

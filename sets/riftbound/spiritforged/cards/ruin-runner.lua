-- SFD-105 Ruin Runner
forbid { what = "choose", affects = self, by = opponents }

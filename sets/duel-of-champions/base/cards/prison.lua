forbid { what = "produce", by = opponents }

-- SFD-060 Tianna Crownguard
forbid { active = is(self, unit { at = "battlefield" }), what = "gain_points", by = opponents }

-- OGN-026 Brynhir Thundersong
local silence = define.forbid { name = "silence", what = "play", by = opponents }

triggered { on = self.played, effect = function(fx) fx:install(silence, {}, { lasts = "turn" }) end }

on_play {
  effect = function(fx)
    for _, orc in ipairs(fx:all(unit { friendly = true, keyword = "Enrage" })) do
      fx:mark(orc, "enrage", orc:keyword_value("Enrage"))
    end
  end,
}

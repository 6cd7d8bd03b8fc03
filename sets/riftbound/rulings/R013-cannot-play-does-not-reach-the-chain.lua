scenario "R013 \"Cannot play cards\" does not reach cards already on the chain" {
  rules = { "419.1", "329.1", "329.3", "054.1" },
  board = {
    A = { hand = { "Promising Future", { vanilla_spell(0), as = "bait" } }, runes = { mind = 5 }, deck = { "Brynhir Thundersong" }, north = { { vanilla(4), as = "it" } } },
    B = { hand = { "Stupefy" }, runes = { fury = 1, mind = 1 }, deck = { "Hextech Ray" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Promising Future")
    s.A:pass()
    s.B:pass()
    -- The opponent's card is finalized first. Of its cost the power is left.
    s.B:choose("it")
    s.B:pay()
    s:expect(s.B, { rune_count = 1 })
    s.A:choose("base")
    s:expect("Brynhir Thundersong", { at = "base" })
    s:chain { "Hextech Ray", "Brynhir Thundersong" }
    s.A:pass()
    s.B:pass()
    s:chain { "Hextech Ray" }
    s:resolve()
    s:expect("it", { damage = 3 })
    s.A:play("bait")
    s.A:pass()
    s.B:refused("play", "Stupefy", { rule = "054" })
    s.B:pass()
    s:expect("bait", { zone = "trash" })
  end,
}

-- Characters that have nothing but numbers: their facts, and that they are played for them.
card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 3 } }

scenario "Bleach: characters without text are played for their energy and AP" {
  rules = { "UA-4.14", "UA-4.15", "UA-4.16" },
  cases = {
    { name = "Ichigo Kurosaki", card = "BLC-1-039", bp = 1500, required = 0, generates = 1, trigger = "get", tags = {} },
    { name = "Kisuke Urahara", card = "BLC-1-102", bp = 3000, required = 3, generates = 2, trigger = "active", tags = {} },
    { name = "Shino Madarame & Ryunosuke Yuki", card = "BLC-1-107", bp = 2000, required = 0, generates = 1, trigger = false, tags = { "Gotei 13" } },
  },
  board = function(case)
    return { A = { hand = { { case.card, as = "it" } }, energy = { "Well" } } }
  end,
  play = function(s, case)
    s:expect("it", { name = case.name, required_energy = case.required, ap = 1, color = "purple", trigger = case.trigger, tags = case.tags, keywords = {} })
    s.A:play("it", { at = "front" })
    s:expect("it", { at = "front", exhausted = true, bp = case.bp, generates = case.generates })
    s:expect(s.A, { ap = 2, energy = 3 })
  end,
}

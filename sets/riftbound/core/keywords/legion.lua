keyword {
  name   = "Legion",
  text   = "What comes after it works after another card of yours this turn.",
  active = legion, -- finalized counts: a card that was countered was never played
}

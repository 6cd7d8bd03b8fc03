keyword {
  name = "Deathknell",
  text = "What comes after it happens when this dies.",
  on   = self.dies,
}

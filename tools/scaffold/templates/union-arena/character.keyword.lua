-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the keyword does in keywords/, and what this card does besides
-- stands here. A static gives to all that match now. `cardlathe list verbs` lists what effects can do.
static { affects = character { yours = true, other = true }, give = { bp = 1000 } }

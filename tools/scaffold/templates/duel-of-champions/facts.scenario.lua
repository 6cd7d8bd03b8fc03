-- A card like this needs another board than the example of its type: so its facts are proved here, and what its script does
-- is left to you. A card that is put aside is in no zone of the game; in hand = { ... } it can be played.
scenario {{lua (print .Name " has its facts")}} {
  rules = { "DOC-3" },
  board = { A = { aside = { {{lua .Name}} } } },
  play = function(s)
    s:expect({{lua .Name}}, { type = {{lua .Type}}{{if .States}}, {{.States}}{{end}} }) -- as {{.Facts}} has them
  end,
}

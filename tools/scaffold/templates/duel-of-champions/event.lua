-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the event does stands here.
-- Each player may use a face-up event once a turn of their own{{if .Number "cost"}}, at the cost that is printed{{end}}.
activated {
{{- if not (.Number "cost")}}
  cost   = { resource = 1 },
{{- end}}
  effect = function(fx) fx:draw(1) end,
}

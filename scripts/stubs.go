package scripts

// Editor stubs: the card API in the notation of LuaLS, made of the same tables as everything else.

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"cardlathe/engine"
)

// LuaRC is the content of .luarc.json for a project whose stubs lie in the folder given.
func LuaRC(library string) string {
	b, _ := json.MarshalIndent(map[string]any{
		"runtime.version":           "Lua 5.1",
		"runtime.builtin":           map[string]string{"basic": "disable", "bit": "disable", "coroutine": "disable", "debug": "disable", "ffi": "disable", "io": "disable", "jit": "disable", "math": "disable", "os": "disable", "package": "disable", "string": "disable", "table": "disable", "utf8": "disable"},
		"workspace.library":         []string{library},
		"workspace.checkThirdParty": false,
		"diagnostics.disable":       []string{"missing-fields"},
		"diagnostics.globals":       []string{},
		"completion.callSnippet":    "Disable",
		"hint.enable":               false,
		"telemetry.enable":          false,
	}, "", "  ")
	return string(b) + "\n"
}

// Stubs writes the API of a game as a ---@meta file for LuaLS.
func Stubs(v *engine.Vocabulary) string {
	s := &stubs{words: index(v)}
	s.line("---@meta")
	s.line("-- The card API of %s. Generated: do not edit.", v.Title)
	s.line("")
	s.types()
	s.filters()
	s.events()
	s.costsAndGifts()
	s.constructors()
	s.views()
	s.context()
	s.globals()
	s.safe()
	return s.b.String()
}

type stubs struct {
	words *words
	b     strings.Builder
}

func (s *stubs) line(format string, args ...any) {
	fmt.Fprintf(&s.b, format, args...)
	s.b.WriteByte('\n')
}

func (s *stubs) doc(text, rule string) {
	if rule != "" {
		text = strings.TrimSpace(text + " (" + rule + ")")
	}
	if text != "" {
		s.line("---%s", strings.ReplaceAll(text, "\n", " "))
	}
}

func (s *stubs) types() {
	s.line("---@class symbol : events")
	s.line("---@class symbols")
	s.line("---@field [string] symbol")
	s.line("---@class filter : events")
	s.line("---@class value\n---@operator add(value|number): value\n---@operator sub(value|number): value\n---@operator mul(value|number): value")
	for _, n := range []string{"at_least", "at_most", "exactly"} {
		s.line("---@field %s fun(self: value, n: integer): condition", n)
	}
	s.line("---@class condition\n---@field times fun(self: condition, n: integer): condition\n---@overload fun(n: integer): condition")
	s.line("---@class slot")
	s.line("---@class ability_value")
	s.line("---@class skip_value")
	s.line("---@class keyword_value")
	s.line("---@class event_pattern\n---@field nth fun(self: event_pattern, n: integer): event_pattern\n---@overload fun(refine: refinements|filter): event_pattern")
	s.line("---@class gone")
	s.line("")
}

// fieldType is the type of a field's value in the notation of LuaLS.
func fieldType(f *engine.Field) string {
	var out []string
	for _, k := range append([]engine.FieldKind{f.Kind}, f.Kinds...) {
		switch k {
		case engine.FieldFlag:
			out = append(out, "boolean")
		case engine.FieldNumber:
			out = append(out, "integer", "value", "{ min?: integer|value, max?: integer|value }")
		case engine.FieldWord:
			if len(f.Words) > 0 && len(f.Words) <= 40 {
				for _, w := range f.Words {
					out = append(out, fmt.Sprintf("%q", w))
				}
				out = append(out, "string[]")
			} else {
				out = append(out, "string", "string[]")
			}
		case engine.FieldRef:
			out = append(out, "symbol", "thing", "thing[]")
		case engine.FieldEvent:
			out = append(out, "string", "event_pattern")
		case engine.FieldFilter:
			out = append(out, "filter")
		}
	}
	return strings.Join(unique(out), "|")
}

func (s *stubs) filters() {
	for _, d := range s.words.Filters {
		s.line("---@class %s_fields", d.Name)
		seen := map[string]bool{}
		for _, f := range s.words.Fields {
			if f.Subject == d.Subject && !seen[f.Name] && (f.Only == nil || slices.Contains(f.Only, d.Name)) {
				seen[f.Name] = true
				s.field(f.Name, true, fieldType(f), f.Doc, f.Rule.String())
			}
		}
		s.field("where", true, "fun(thing: thing, q: q): any", "the escape: a function", "")
		s.doc(d.Doc, "")
		s.line("---@param fields %s_fields\n---@return filter\nfunction %s(fields) end\n", d.Name, d.Name)
	}
}

func (s *stubs) field(name string, optional bool, kind, doc, rule string) {
	mark := ""
	if optional {
		mark = "?"
	}
	if rule != "" {
		doc = strings.TrimSpace(doc + " (" + rule + ")")
	}
	s.line("---@field %s%s %s %s", name, mark, kind, doc)
}

func (s *stubs) events() {
	s.line("---@class events")
	seen := map[string]bool{}
	for _, e := range s.words.Events {
		if e.Name != "" && !seen[e.Name] {
			seen[e.Name] = true
			s.field(e.Name, false, "event_pattern", e.Doc, e.Rule.String())
		}
	}
	s.line("")
	s.line("---@class refinements")
	seen = map[string]bool{}
	for _, f := range s.words.Fields {
		if f.Subject == engine.SubjectEvent && !seen[f.Name] {
			seen[f.Name] = true
			s.field(f.Name, true, fieldType(f), f.Doc, f.Rule.String())
		}
	}
	s.line("")
}

func (s *stubs) costsAndGifts() {
	s.line("---@class cost")
	for _, f := range s.words.CostFields {
		kind := "integer|value"
		switch f.Kind {
		case engine.CostAmounts:
			var amounts []string
			for _, w := range append(wordNames(s.words.Resources), "any", "own") {
				amounts = append(amounts, w+"?: integer")
			}
			kind = "{ " + strings.Join(amounts, ", ") + " }"
		case engine.CostObjects:
			kind = "symbol|filter|integer|slot|table"
		case engine.CostAny:
			kind = "any"
		}
		s.field(f.Name, true, kind, f.Doc, f.Rule.String())
	}
	s.line("")
	s.line("---@class gift")
	var lasts []string
	for _, w := range s.words.Durations {
		lasts = append(lasts, fmt.Sprintf("%q", w.Name))
	}
	s.field("lasts", true, strings.Join(lasts, "|"), "how long", "")
	s.field("min", true, "integer|value", "the number does not fall below", "")
	for _, f := range s.words.GiftFields {
		kind := "any"
		switch f.Kind {
		case engine.GiftNumber:
			kind = "integer|value"
			if f.Layer == 3 || f.Layer == 0 {
				kind += "|fun(q: q): number"
			}
		case engine.GiftFlag:
			kind = "boolean|symbol|thing"
		case engine.GiftWord:
			kind = "string|string[]|symbol"
		case engine.GiftKeywords, engine.GiftLoseKeywords:
			kind = "string|string[]|keyword_value|keyword_value[]"
		case engine.GiftAbilities:
			kind = "ability_value|ability_value[]|table"
		case engine.GiftCopy, engine.GiftText, engine.GiftController, engine.GiftPlayer:
			kind = "symbol|thing"
		case engine.GiftTags:
			kind = "string|string[]"
		case engine.GiftAlso:
			kind = "table<string, string>"
		}
		s.field(f.Name, true, kind, f.Doc, f.Rule.String())
	}
	s.line("")
}

// fieldEntryType gives a constructor's field its type in the stubs.
func (s *stubs) fieldEntryType(f FieldEntry) string {
	quoted := func(list []engine.Word) string {
		var out []string
		for _, n := range wordNames(list) {
			out = append(out, fmt.Sprintf("%q", n))
		}
		return strings.Join(out, "|")
	}
	kind := f.Type
	switch f.Name {
	case "speed":
		kind = quoted(s.words.Speeds)
	case "what":
		kind = quoted(s.words.Acts)
	case "ignore":
		kind = quoted(s.words.Ignores)
	case "on":
		kind = "event_pattern"
	case "target":
		kind = "table<string, filter|slot>"
	case "change":
		kind = "skip_value|table|fun(q: q): table"
	case "active", "when":
		kind = "condition|fun(q: q): any"
	case "times":
		kind = "integer|value"
	case "zone":
		kind = "string|string[]"
	}
	if kind == "" {
		kind = "string"
	}
	return kind
}

func (s *stubs) constructors() {
	var names []string
	for n := range constructorFields {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		s.line("---@class %s_fields", n)
		for _, f := range constructorFields[n] {
			s.field(f.Name, !f.Needed, s.fieldEntryType(f), f.Doc, "")
		}
		s.line("")
	}
	for _, e := range entries {
		if e.Kind != "constructor" || e.Name == "keyword" || e.Name == "step" {
			continue
		}
		s.doc(e.Doc, "")
		s.line("---@param fields %s_fields\n---@return ability_value\nfunction %s(fields) end\n", e.Name, e.Name)
	}
	s.line("---@param name string|table\n---@param options? { cost?: cost|value, n?: integer }\n---@return keyword_value\nfunction keyword(name, options) end\n")
	for _, scope := range []string{"equipped", "define"} {
		s.line("---@class %s_scope", scope)
		for _, n := range names {
			if n != "mode" && n != "on_play" && n != "additional_cost" && (n != "step" || scope == "define") {
				s.line("---@field %s fun(fields: %s_fields): ability_value", n, n)
			}
		}
		s.line("---@type %s_scope\n%s = nil\n", scope, scope)
	}
}

// returnType is what a verb or query gives back, in the notation of LuaLS.
func returnType(returns, name string) string {
	switch returns {
	case "", "result":
		return name + "_result"
	case "view":
		return "thing"
	case "list":
		return "list"
	case "bool":
		return "boolean"
	case "number":
		return "number"
	case "text":
		return "string"
	}
	return "any"
}

func paramType(p *engine.Param) string {
	switch p.Kind {
	case engine.ParamNumber:
		return "number|value"
	case engine.ParamText:
		return "string"
	case engine.ParamWord:
		var out []string
		for _, w := range p.Words {
			out = append(out, fmt.Sprintf("%q", w))
		}
		if out != nil {
			return strings.Join(out, "|")
		}
		return "string"
	case engine.ParamBool:
		return "boolean"
	case engine.ParamFilter:
		return "filter"
	case engine.ParamFilterOrList:
		return "filter|thing|thing[]"
	case engine.ParamGift:
		return "gift"
	case engine.ParamCost:
		return "cost|value"
	case engine.ParamAbility:
		return "ability_value"
	case engine.ParamArgs, engine.ParamOptions:
		return "table"
	case engine.ParamPattern:
		return "event_pattern"
	case engine.ParamCondition:
		return "condition"
	case engine.ParamDatum:
		return "any"
	case engine.ParamNumberOrObjects:
		return "number|thing|thing[]"
	}
	return "thing|thing[]|symbol"
}

func (s *stubs) method(class, name, doc, rule string, params, options []engine.Param, returns string) {
	s.doc(doc, rule)
	var list []string
	for i := range params {
		p := &params[i]
		mark := ""
		if p.Optional {
			mark = "?"
		}
		if p.Kind == engine.ParamFilter && i == len(params)-1 {
			s.line("---@param ... filter %s", p.Doc)
			list = append(list, "...")
			continue
		}
		s.line("---@param %s%s %s %s", safeName(p.Name), mark, paramType(p), p.Doc)
		list = append(list, safeName(p.Name))
	}
	if len(options) > 0 && !slices.Contains(list, "...") {
		var fields []string
		for i := range options {
			fields = append(fields, options[i].Name+"?: "+paramType(&options[i]))
		}
		s.line("---@param options? { %s }", strings.Join(fields, ", "))
		list = append(list, "options")
	}
	s.line("---@return %s\nfunction %s:%s(%s) end\n", returns, class, name, strings.Join(list, ", "))
}

// safeName keeps parameters from being named like reserved words.
func safeName(name string) string {
	switch name {
	case "end", "for", "in", "not", "or", "and", "if", "then", "repeat", "until", "function", "local", "return":
		return name + "_"
	}
	return name
}

func (s *stubs) views() {
	for k := engine.ObjectDatum; k <= engine.EventDatum; k++ {
		s.line("---@class %s_view", datumName(k))
		for _, f := range s.words.ViewFields {
			if f.Of == k && len(f.Params) == 0 {
				kind := "any"
				if f.Number {
					kind = "number"
				}
				s.field(f.Name, false, kind, f.Doc, "")
			}
		}
		s.line("local %s_view = {}\n", datumName(k))
		for _, f := range s.words.ViewFields {
			if f.Of == k && len(f.Params) > 0 {
				s.method(datumName(k)+"_view", f.Name, f.Doc, "", f.Params, nil, "any")
			}
		}
	}
	s.line("---@class thing : object_view, player_view, place_view, link_view, event_view, list\n---@field gone boolean there is nothing\n")
	s.line("---@class list\n---@field [integer] thing\nlocal list = {}")
	s.line("---the first thing, or something gone\n---@return thing\nfunction list:first() end")
	s.line("---@param test filter|fun(thing: thing): boolean\n---@return boolean\nfunction list:any(test) end")
	s.line("---@param test filter|fun(thing: thing): boolean\n---@return list\nfunction list:where(test) end")
	s.line("---@param things thing|thing[]\n---@return list\nfunction list:without(things) end")
	s.line("---@param field string\n---@return number\nfunction list:sum(field) end")
	s.line("---@param ... thing|thing[]\n---@return list\nfunction list:add(...) end\n")
	s.line("---@class result : list\n---@field done boolean it took place or was replaced\n---@field amount number\n---@field cards list\n---@field each list\n")
}

func (s *stubs) context() {
	contextFields := func() {
		for _, f := range s.words.ContextFields {
			kind := "thing"
			s.field(f.Name, false, kind, f.Doc, "")
		}
		for _, n := range ownContext {
			if s.words.context[n] == nil {
				kind := "thing"
				if n == "args" || n == "paid" {
					kind = "table<string, any>"
				} else if n == "x" {
					kind = "number"
				}
				s.field(n, false, kind, "", "")
			}
		}
		s.field("[string]", false, "thing", "a slot by its name", "")
	}
	s.line("---@class q")
	contextFields()
	s.line("local q = {}\n")
	for _, x := range s.words.Queries {
		s.method("q", x.Name, x.Doc, "", x.Params, x.Options, returnType(x.Returns, ""))
	}
	own := map[string]string{
		"list":  "---@param ... thing|thing[]\n---@return list\nfunction q:list(...) end\n",
		"is":    "---@param thing thing|condition\n---@param filter? filter\n---@return boolean\nfunction q:is(thing, filter) end\n",
		"count": "---@param filter filter\n---@return number\nfunction q:count(filter) end\n",
		"all":   "---@param ... filter\n---@return list\nfunction q:all(...) end\n",
	}
	for _, n := range ownQueries {
		if s.words.queries[n] == nil {
			s.line("%s", own[n])
		}
	}
	for _, x := range s.words.Verbs {
		if x.Returns == "" || x.Returns == "result" {
			s.line("---@class %s_result : result", x.Name)
			if x.Extra != "" {
				s.field(x.Extra, false, "thing", "", "")
			}
		}
	}
	s.line("---@class fx : q\nlocal fx = {}\n")
	for _, x := range s.words.Verbs {
		s.method("fx", x.Name, x.Doc, x.Rule.String(), x.Params, x.Options, returnType(x.Returns, x.Name))
	}
}

func (s *stubs) globals() {
	for _, e := range entries {
		switch e.Kind {
		case "symbol":
			kind := "symbol"
			switch e.Name {
			case "args", "chosen", "paid", "event":
				kind = "symbols"
			case "x", "unlimited":
				kind = "value"
			case "skip":
				kind = "skip_value"
			case "lib":
				kind = "table"
			}
			s.doc(e.Doc, "")
			s.line("---@type %s\n%s = nil\n", kind, e.Name)
		case "value":
			s.doc(e.Doc+": "+e.Name+e.Signature, "")
			s.line("---@return value\nfunction %s(...) end\n", e.Name)
		case "condition":
			s.doc(e.Doc+": "+e.Name+e.Signature, "")
			s.line("---@return condition\nfunction %s(...) end\n", e.Name)
		case "quantifier":
			s.doc(e.Doc+": "+e.Name+e.Signature, "")
			s.line("---@return slot\nfunction %s(...) end\n", e.Name)
		case "combinator":
			kind := "any"
			if e.Name == "one_of" {
				kind = "cost"
			}
			s.doc(e.Doc+": "+e.Name+e.Signature, "")
			s.line("---@return %s\nfunction %s(...) end\n", kind, e.Name)
		}
	}
	for _, c := range s.words.Conditions {
		s.doc(c.Doc, c.Rule.String())
		s.line("---@type condition\n%s = nil\n", c.Name)
	}
}

// safe are Lua's own names, as far as scripts have them.
func (s *stubs) safe() {
	s.line(`---@generic T
---@param t T[]|list
---@return fun(t: T[], i?: integer): integer, T
function ipairs(t) end

---@param t table
---@return function
function pairs(t) end

---@param t table
---@param key? any
---@return any, any
function next(t, key) end

---@return any
function select(n, ...) end

---@return string
function type(v) end

---@return string
function tostring(v) end

---@return number|nil
function tonumber(v) end

---@return any
function unpack(list) end

---ends the script with a message
function error(message) end

---@generic T
---@param v T
---@param message? string
---@return T
function assert(v, message) end

---@class mathlib
---@field floor fun(n: number): integer
---@field ceil fun(n: number): integer
---@field abs fun(n: number): number
---@field sqrt fun(n: number): number
---@field min fun(...: number): number
---@field max fun(...: number): number
---@field huge number
---@type mathlib
math = nil

---@class tablelib
---@field insert fun(t: table, ...: any)
---@field remove fun(t: table, at?: integer): any
---@field concat fun(t: table, separator?: string): string
---@field sort fun(t: table, less?: fun(a: any, b: any): boolean)
---@type tablelib
table = nil

---@class stringlib
---@field len fun(s: string): integer
---@field upper fun(s: string): string
---@field lower fun(s: string): string
---@field rep fun(s: string, n: integer): string
---@field sub fun(s: string, i: integer, j?: integer): string
---@field find fun(s: string, part: string): integer|nil, integer|nil
---@field format fun(pattern: string, ...: any): string
---@type stringlib
string = nil`)
}

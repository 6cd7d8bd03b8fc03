package scripts

import "cardlathe/sets/diag"

// Code names a kind of mistake; see package diag.
type Code = diag.Code

// Mistakes in scripts.
const (
	// CodeSyntax occurs when a text is not Lua 5.1.
	CodeSyntax Code = "LUA001"
	// CodeGlobal occurs when a script assigns to a global.
	CodeGlobal Code = "LUA002"
	// CodeMemory occurs when a function assigns to a local of the file level.
	CodeMemory Code = "LUA003"
	// CodeName occurs when a script reads a name that the card API does not have.
	CodeName Code = "LUA004"
	// CodeField occurs when a constructor, filter, event, cost or gift is given a field that it does not have.
	CodeField Code = "LUA005"
	// CodeKind occurs when a field is given a value of the wrong kind.
	CodeKind Code = "LUA006"
	// CodeMissing occurs when a field that must be given is not.
	CodeMissing Code = "LUA007"
	// CodeWord occurs when a text is none of the words that a field knows.
	CodeWord Code = "LUA008"
	// CodeEvent occurs when a subject has no event of that name.
	CodeEvent Code = "LUA009"
	// CodeSlot occurs when a slot carries the name of something else, or a chosen.x names no slot.
	CodeSlot Code = "LUA010"
	// CodeKey occurs when two abilities of a script have the same key.
	CodeKey Code = "LUA011"
	// CodeVerb occurs when a function uses a verb, query or field of fx that does not exist, or a verb where only
	// queries may stand.
	CodeVerb Code = "LUA012"
	// CodeRun occurs when a script fails while it is loaded: an error at its file level.
	CodeRun Code = "LUA013"
	// CodeKeyword occurs when a keyword is misspelt or has a number or cost that it does not take.
	CodeKeyword Code = "LUA014"
	// CodeHeader occurs when a keyword file has no header, or a script has one that is none.
	CodeHeader Code = "LUA015"
	// CodeEmpty occurs when a script declares nothing.
	CodeEmpty Code = "LUA016"
	// CodeResult occurs when a verb's result, or a thing that may be gone, stands as a condition: both are always true. A warning.
	CodeResult Code = "LUA017"
	// LUA018 was a script that cannot be read: that is FILE001, as for every file.

	// CodeTwice occurs when a field or a keyword stands twice.
	CodeTwice Code = "LUA019"
	// CodeRenamed occurs when a script uses a name that a word of the API had before. A warning, once a set.
	CodeRenamed Code = "LUA020"
	// CodeIdle occurs when an ability can never work on the card that prints it. A warning.
	CodeIdle Code = "LUA021"
)

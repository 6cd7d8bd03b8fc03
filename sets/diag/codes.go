package diag

// Code names a kind of mistake. Its letters say what sort of thing is wrong, its number which mistake; neither
// ever changes its meaning, so that people can search for it and tools can filter by it. New codes go to the
// end of their group. A code is as coarse as the advice it carries: two mistakes with the same way out share one.
//
// Packages above define codes of their own with letters of their own (LUA, TEST).
type Code string

// Mistakes with files and archives.
const (
	// Unreadable occurs when a file or folder cannot be opened or read.
	Unreadable Code = "FILE001"
	// TooLarge occurs when a file is larger than any card file has reason to be.
	TooLarge Code = "FILE002"
	// UTF16 occurs when a file was saved as UTF-16, as some Windows editors do.
	UTF16 Code = "FILE003"
	// NotUTF8 occurs when a file holds bytes that are not UTF-8, or a zero byte.
	NotUTF8 Code = "FILE004"
	// TooDeep occurs when brackets or operators in a file are nested deeper than any set needs.
	TooDeep Code = "FILE005"
	// FileCase occurs when a script's file name differs from the expected one in upper and lower case only,
	// which works on some systems and fails on others.
	FileCase Code = "FILE006"
	// BadArchive occurs when a zip file is damaged, too large, or holds paths that lead out of it.
	BadArchive Code = "FILE007"
	// NoSets occurs when a folder or zip that was asked for holds no set.hcl.
	NoSets Code = "FILE008"
)

// Mistakes in the language of the facts.
const (
	// Syntax occurs when a file is not HCL.
	Syntax Code = "HCL001"
	// UnknownBlock occurs when a block has a type that has no meaning there.
	UnknownBlock Code = "HCL002"
	// UnknownField occurs when a block has a field that has no meaning there.
	UnknownField Code = "HCL003"
	// MissingField occurs when a block lacks a field that it must have.
	MissingField Code = "HCL004"
	// WrongKind occurs when a field has a value of the wrong kind: a text where a number stands.
	WrongKind Code = "HCL005"
	// NotWhole occurs when a number has a fraction.
	NotWhole Code = "HCL006"
	// OutOfRange occurs when a number is smaller or larger than the ruleset allows.
	OutOfRange Code = "HCL007"
	// UnknownWord occurs when a text is none of the words that the ruleset knows for the field.
	UnknownWord Code = "HCL008"
	// NotConstant occurs when a value refers to a variable or calls a function; often the text just holds "${".
	NotConstant Code = "HCL009"
	// BadLabel occurs when a block has no id, more than one, or one that is no id.
	BadLabel Code = "HCL010"
	// SaidTwice occurs when a key, word or block stands twice where once is meant.
	SaidTwice Code = "HCL011"
)

// Mistakes between sets.
const (
	// SetBlock occurs when the files of a set hold no set block, or several.
	SetBlock Code = "SET001"
	// SetTwice occurs when two folders hold a set of one id.
	SetTwice Code = "SET002"
	// RequiresMissing occurs when a set requires a set that is not there.
	RequiresMissing Code = "SET003"
	// RequiresVersion occurs when a required set is there in a version that does not do.
	RequiresVersion Code = "SET004"
	// RequiresCycle occurs when sets require each other in a circle.
	RequiresCycle Code = "SET005"
	// NewerAPI occurs when a set was written for a later card API than this program has.
	NewerAPI Code = "SET006"
	// UnknownGame occurs when a set is for a game that this program has no rules for.
	UnknownGame Code = "SET007"
	// BadVersion occurs when a version or a demand on one cannot be read.
	BadVersion Code = "SET008"
	// RequiresBroken occurs when a required set is there but did not load itself.
	RequiresBroken Code = "SET009"
)

// Mistakes with cards.
const (
	// CardTwice occurs when one set holds two cards of one id.
	CardTwice Code = "CARD001"
	// CardInTwoSets occurs when two sets hold a card of one id and neither, or each, says override.
	CardInTwoSets Code = "CARD002"
	// NameTwice occurs when two cards of a game have one full name.
	NameTwice Code = "CARD003"
	// SlugTwice occurs when the names of two cards of a set lead to one script file.
	SlugTwice Code = "CARD004"
	// NotForType occurs when a card has a fact or a keyword that its type cannot have.
	NotForType Code = "CARD005"
	// BadKeyword occurs when a keyword is misspelt, or has a number or a cost that it does not take or lacks one.
	BadKeyword Code = "CARD006"
	// ScriptMissing occurs when a card names a script that does not exist.
	ScriptMissing Code = "CARD007"
	// ScriptUnused occurs when a script belongs to no card; its name is probably misspelt.
	ScriptUnused Code = "CARD008"
	// OverridesNothing occurs when a card says override but no other set has a card of its id.
	OverridesNothing Code = "CARD009"
	// NoSlug occurs when a name has no letter or digit, so that no script can be found for it.
	NoSlug Code = "CARD010"
)

// Mistakes with decks and formats.
const (
	// DeckTwice occurs when a game has two decks of one id.
	DeckTwice Code = "DECK001"
	// UnknownCard occurs when a deck holds a card that no set has.
	UnknownCard Code = "DECK002"
	// UnknownFormat occurs when a deck names a format that no set has.
	UnknownFormat Code = "DECK003"
	// CardLeftOut occurs when a deck holds a card, or names a format, that exists but is broken.
	CardLeftOut Code = "DECK004"
	// FormatTwice occurs when a game has two formats of one id.
	FormatTwice Code = "FORM001"
	// UnknownMode occurs when a format names a mode of play that its game does not have.
	UnknownMode Code = "FORM002"
	// Contradiction occurs when the numbers of a format contradict each other or its mode of play.
	Contradiction Code = "FORM003"
)

// consequences are mistakes that vanish by themselves once another one is mended; they are shown last.
var consequences = map[Code]bool{RequiresBroken: true, CardLeftOut: true, ScriptUnused: true}

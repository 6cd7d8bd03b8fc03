package scripts

// Before a text is parsed its nesting is measured: the parser and compiler of the library recurse, and take time that
// grows with the square of the depth.

// maxDepth is how many brackets and blocks may lie in each other; the deepest card has about 8.
const maxDepth = 100

// tooDeep finds the line at which a text is nested deeper than maxDepth, 0 when it is not. It knows strings and
// comments, and is content with texts that are no Lua.
func tooDeep(text []byte) int {
	line, depth := 1, 0
	at := func(i int) byte {
		if i < len(text) {
			return text[i]
		}
		return 0
	}
	// long skips [[ ... ]] and [=[ ... ]=]; it returns i when there is none.
	long := func(i int) int {
		level, k := 0, i+1
		for at(k) == '=' {
			level++
			k++
		}
		if at(k) != '[' {
			return i
		}
		for k++; k < len(text); k++ {
			if text[k] == '\n' {
				line++
			}
			if text[k] != ']' {
				continue
			}
			n := 0
			for at(k+1+n) == '=' && n < level {
				n++
			}
			if n == level && at(k+1+n) == ']' {
				return k + n + 2
			}
		}
		return k
	}
	word := func(c byte) bool {
		return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80
	}
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == '\n':
			line++
			i++
		case c == '-' && at(i+1) == '-':
			i += 2
			if at(i) == '[' {
				if k := long(i); k > i {
					i = k
					continue
				}
			}
			for i < len(text) && text[i] != '\n' {
				i++
			}
		case c == '"' || c == '\'':
			for i++; i < len(text) && text[i] != c && text[i] != '\n'; i++ {
				if text[i] == '\\' {
					i++
					if at(i) == '\n' {
						line++
					}
				}
			}
			if at(i) == c {
				i++
			}
		case c == '[' && (at(i+1) == '[' || at(i+1) == '='):
			if k := long(i); k > i {
				i = k
				continue
			}
			depth++
			i++
		case c == '(' || c == '[' || c == '{':
			depth++
			i++
		case c == ')' || c == ']' || c == '}':
			depth--
			i++
		case word(c):
			k := i
			for k < len(text) && word(text[k]) {
				k++
			}
			switch string(text[i:k]) {
			case "function", "do", "if", "repeat":
				depth++
			case "end", "until":
				depth--
			}
			i = k
		default:
			i++
		}
		if depth > maxDepth {
			return line
		}
	}
	return 0
}

package engine

// Args are the arguments of one call of a verb or query, by parameter name. The host fills it, the verb reads it.
type Args struct {
	names  [12]string
	values [12]ArgValue
	n      int
}

// ArgValue is one argument. Which field is set follows from the parameter's kind.
type ArgValue struct {
	Datum     Datum
	List      []Datum // objects, players; also what a FilterOrList holds when IsList
	IsList    bool
	Filters   []*Filter
	Gift      *Gift
	Cost      *Cost
	Ability   *Ability
	Condition *Condition
	Pattern   *Pattern
	Named     []Named
}

// Named is a named datum: an argument of a template, an option with its label.
type Named struct {
	Name  string
	Value Datum
}

// Reset forgets all arguments.
func (a *Args) Reset() {
	for i := range a.n {
		a.values[i] = ArgValue{}
	}
	a.n = 0
}

// Add appends an argument and returns it for filling.
func (a *Args) Add(name string) *ArgValue {
	a.names[a.n] = name
	a.n++
	return &a.values[a.n-1]
}

// Get returns the argument of that name, or nil when it was not given.
func (a *Args) Get(name string) *ArgValue {
	for i := range a.n {
		if a.names[i] == name {
			return &a.values[i]
		}
	}
	return nil
}

// Has reports whether the argument was given.
func (a *Args) Has(name string) bool { return a.Get(name) != nil }

// Number returns a numeric argument, or otherwise when it was not given.
func (a *Args) Number(name string, otherwise int) int {
	if v := a.Get(name); v != nil && v.Datum.Kind == NumberDatum {
		return max(-MaxAmount, min(MaxAmount, int(v.Datum.N)))
	}
	return otherwise
}

// MaxAmount bounds the numbers that verbs get: larger ones count as this.
const MaxAmount = 30_000

// Nothing reports whether the argument was given as something gone, so that a verb must do nothing.
func (a *Args) Nothing(name string) bool {
	v := a.Get(name)
	return v != nil && v.Datum.Kind == Gone && !v.IsList && v.List == nil
}

// List returns a list argument.
func (a *Args) List(name string) []Datum {
	if v := a.Get(name); v != nil {
		return v.List
	}
	return nil
}

// Player returns a player argument, or otherwise when it was not given.
func (a *Args) Player(name string, otherwise Player) Player {
	if v := a.Get(name); v != nil && v.Datum.Kind == PlayerDatum {
		return Player(v.Datum.N)
	}
	return otherwise
}

// Word returns a textual argument, or "" when it was not given.
func (a *Args) Word(name string) string {
	if v := a.Get(name); v != nil {
		return v.Datum.Text()
	}
	return ""
}

// True reports whether a boolean argument was given as true.
func (a *Args) True(name string) bool {
	v := a.Get(name)
	return v != nil && v.Datum.True()
}

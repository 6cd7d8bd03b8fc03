package engine

// DecisionKind says what a decision is about. Those below DecisionRules are the kernel's, the others the ruleset's.
type DecisionKind uint8

// The kernel's decisions.
const (
	NoDecision       DecisionKind = iota
	DecideSlot                    // a target, destination or payer of an item; sets element by element
	DecideMode                    // a mode of an item
	DecideMay                     // yes or no
	DecideChoose                  // things chosen while an effect runs
	DecideOption                  // one of an effect's own options
	DecideOrder                   // which of one's triggered abilities comes next
	DecideReplace                 // which replacement applies first
	DecideName                    // the name of a card, tag or type
	DecideNumber                  // a number: x, a share
	DecidePay                     // a payment plan
	DecideAdditional              // whether to pay an optional additional cost
	DecisionRules    DecisionKind = 32
)

// OptionKind says what an option does. Those below OptionRules are the kernel's, the others the ruleset's.
type OptionKind uint8

// The kernel's options.
const (
	NoOption OptionKind = iota
	OptionDone
	OptionYes
	OptionNo
	OptionThing  // Of, N, Inc: the thing
	OptionNumber // N
	OptionIndex  // N: index into Decision.Labels, modes, plans
	OptionPass
	OptionRules OptionKind = 32
)

// Option is one legal answer to a decision; options are compared by value.
type Option struct {
	Kind OptionKind
	Of   DatumKind
	Inc  int16
	N    int32
	M    int32
}

// Thing makes the option that stands for a thing.
func Thing(d Datum) Option { return Option{Kind: OptionThing, Of: d.Kind, Inc: d.Inc, N: d.N} }

// Datum returns the thing that an option stands for.
func (o Option) Datum() Datum {
	if o.Kind != OptionThing {
		return Datum{}
	}
	return Datum{Kind: o.Of, Inc: o.Inc, N: o.N}
}

// Decision is a choice that the game owes: who, what for, and every legal answer. It is data: the ruleset words it.
type Decision struct {
	Kind    DecisionKind
	Player  Player
	Source  Ref    // the card that asks, when one does
	Item    ItemID // the item that it belongs to
	Slot    int    // of DecideSlot: index of the slot
	SlotIs  *Slot
	Min     int // how many must and may be chosen in all, Picked included
	Max     int
	Options []Option
	Picked  []Datum  // what has been chosen of the set so far
	Labels  []string // of DecideOption, DecideMode and DecideName
	Text    string   // an effect's own prompt
	A, B    int32    // the ruleset's
	// Secret: only the player who decides may see the options and the answer.
	Secret bool
	Cost   *Cost // of DecideMay with a cost
}

func (d *Decision) reset() {
	options, picked, labels := d.Options[:0], d.Picked[:0], d.Labels[:0]
	*d = Decision{}
	d.Options, d.Picked, d.Labels = options, picked, labels
}

// Add appends an option.
func (d *Decision) Add(o Option) { d.Options = append(d.Options, o) }

// More appends an option to be filled in where it stands, which is quicker than to make and copy one.
func (d *Decision) More() *Option {
	d.Options = append(d.Options, Option{})
	return &d.Options[len(d.Options)-1]
}

func (d *Decision) index(o Option) int {
	for i := range d.Options {
		if d.Options[i] == o {
			return i
		}
	}
	return -1
}

// Lists reports whether o is one of the options.
func (d *Decision) Lists(o Option) bool { return d.index(o) >= 0 }

// hash covers the options, so that a re-run notices when it asks something else.
func (d *Decision) hash() uint32 {
	h := uint64(14695981039346656037)
	for i := range d.Options {
		o := &d.Options[i]
		h = (h ^ uint64(uint32(o.N)) ^ uint64(uint32(o.M))<<32) * 1099511628211
		h = (h ^ uint64(o.Kind) ^ uint64(o.Of)<<8 ^ uint64(uint16(o.Inc))<<16) * 1099511628211
	}
	return uint32(h>>32) ^ uint32(h)
}

// decisionNames are the kernel's decisions as scenarios and tools name them.
var decisionNames = map[DecisionKind]string{
	DecideSlot: "slot", DecideMode: "mode", DecideMay: "may", DecideChoose: "choose", DecideOption: "option", DecideOrder: "order",
	DecideReplace: "replace", DecideName: "name", DecideNumber: "number", DecidePay: "pay", DecideAdditional: "additional",
}

// DecisionName is the word for a kind of decision: the kernel's, or the ruleset's own.
func (v *Vocabulary) DecisionName(k DecisionKind) string {
	if n := decisionNames[k]; n != "" {
		return n
	}
	if i := int(k) - int(DecisionRules); i >= 0 && i < len(v.Decisions) {
		return v.Decisions[i].Name
	}
	return "nothing"
}

// Command returns the number of a command that a player may give at any time, by its name.
func (v *Vocabulary) Command(name string) (uint8, bool) {
	for _, c := range v.Commands {
		if c.Name == name {
			return c.Kind, true
		}
	}
	return 0, false
}

package engine

// Indexes of Card.Amounts that stand for no single resource: any resource, or one of the card's own colours.
const (
	AmountAny = MaxResources - 2
	AmountOwn = MaxResources - 1
)

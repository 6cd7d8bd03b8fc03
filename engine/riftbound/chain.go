package riftbound

import "cardlathe/engine"

// The chain (325 to 340): pending items are finalized oldest first, then players act or pass, then the newest
// finalized item resolves.

// Decisions and options of the game.
const (
	DecideAct engine.DecisionKind = engine.DecisionRules + iota
	DecidePlace
	DecideMove
	DecideMulligan
	DecideStaged
	DecideAssign
	DecideSideboard
	DecideBattlefield
	DecideFirst
)

// The options of DecideAct.
const (
	OptionPlay     = engine.OptionRules + iota // N: the card, M: how it is played
	OptionActivate                             // N: the object, M: its ability, or borneFrom + the n-th it has from elsewhere
	OptionMove                                 // N: the destination
	OptionEndTurn
	OptionHide   // N: the card, M: the battlefield
	OptionLend   // N: the teammate who gets priority (316.5)
	OptionInvite // N: the player who takes part in the combat from now on
)

// acted is what became of asking the holder of priority.
type acted uint8

const (
	owed   acted = iota // the decision is owed: the task must end
	played              // something was done
	passed
	handed // priority was lent, given back, or somebody invited: nothing is done yet
)

// act asks who has priority to play, activate, move or pass.
func act(t *engine.Task, p engine.Player, idle bool) acted {
	g := t.Game()
	holder := p
	p = borrower(g, holder)
	if seatRegister(g, regPriority) != p {
		g.Applies(engine.R(312, 2))
	}
	setSeat(g, regPriority, p)
	o, ok := t.Owe(DecideAct, p, func(d *engine.Decision) { listActs(g, p, d, idle && p == holder) })
	if !ok {
		return owed
	}
	switch {
	case o.Kind == OptionLend:
		setSeat(g, regLender, p)
		return handed
	case o.Kind == OptionInvite:
		g.SetRegister(regInvited, g.Register(regInvited)|1<<o.N)
		return handed
	case o.Kind == engine.OptionPass && p != holder:
		g.SetRegister(regLender, lentBack)
		return handed
	case g.Register(regLender) != 0:
		defer g.SetRegister(regLender, 0) // what was begun is the borrower's, then nothing is lent any more
	}
	noteState(g)
	switch o.Kind {
	case OptionPlay:
		notePermission(g, engine.ObjectID(o.N))
		beginPlay(t, p, engine.ObjectID(o.N), riders{how: way(o.M), usual: true})
	case OptionActivate:
		beginActivation(t, p, engine.ObjectID(o.N), int(o.M))
	case OptionMove:
		standardMove(t, p, engine.PlaceID(o.N))
	case OptionHide:
		standardHide(t, p, engine.ObjectID(o.N), engine.PlaceID(o.M))
	case OptionEndTurn:
		g.SetRegister(regPriority, 0)
		endMain(t)
	default:
		return passed
	}
	if t.Owes() {
		return owed
	}
	g.Applies(engine.R(303, 1))
	return played
}

// prints reports whether a card has a keyword by its own text.
func prints(def *engine.Card, k engine.KeywordID) bool {
	for i := range def.Keywords {
		if def.Keywords[i].ID == k {
			return true
		}
	}
	return false
}

// listActs lists all that a player with priority may do. idle tells that the main phase is open: then the turn can
// be ended; else the alternative is to pass.
func listActs(g *engine.Game, p engine.Player, d *engine.Decision, idle bool) {
	var w wallet
	w.open(g, p, 0, 0)
	try := func(id engine.ObjectID, how way) {
		if len(d.Options) < engine.MaxOptions-4 && mayPlay(g, p, id, &w, how).OK() {
			d.Add(engine.Option{Kind: OptionPlay, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: int32(how)})
		}
	}
	// What the board permits is looked up once, what a card permits of itself with the card.
	elsewhere, priced := permissionsToPlay(g)
	permits := func(id engine.ObjectID) bool { return g.Definition(id).Has&engine.Bit(uint8(engine.Permit)) != 0 }
	tryWays := func(id engine.ObjectID) {
		for n := range waysPermitted(g, p, id) {
			try(id, asPermitted+way(n))
		}
	}
	for _, z := range [...]engine.ZoneID{handOf(g, p), championOf(g, p)} {
		for id := g.First(z); id != 0; id = g.Next(id) {
			try(id, asUsual)
			if priced || permits(id) {
				tryWays(id)
			}
		}
	}
	if g.Occurs(engine.Permit) {
		for _, z := range [...]engine.ZoneID{trashOf(g, p), banishmentOf(g, p)} {
			for id := g.First(z); id != 0; id = g.Next(id) {
				if elsewhere || permits(id) {
					try(id, asUsual)
					tryWays(id)
				}
			}
		}
	}
	for id := g.First(trashOf(g, p)); id != 0; id = g.Next(id) {
		if g.HasKeyword(id, Flow) {
			try(id, withFlow)
		}
	}
	eachBattlefield(g, func(place engine.PlaceID) {
		for id := g.First(facedownAt(place)); id != 0; id = g.Next(id) {
			if g.Object(id).Controller == p {
				try(id, asUsual)
			}
		}
	})
	if g.Occurs(engine.Activated) {
		g.Works(engine.Activated, func(c *engine.Context, a *engine.Ability) bool {
			if c.You == p && len(d.Options) < engine.MaxOptions-4 && mayActivate(g, p, c, a).OK() {
				d.Add(engine.Option{Kind: OptionActivate, Of: engine.ObjectDatum, N: int32(c.Self.ID), Inc: c.Self.Inc, M: activationNumber(g, c, a)})
			}
			return true
		})
	}
	if neutralOpen(g) && mayLead(g, p) {
		listMoves(g, p, d)
		listHides(g, p, d)
	}
	listLending(g, p, d)
	if idle {
		d.Add(engine.Option{Kind: OptionEndTurn})
	} else {
		d.Add(engine.Option{Kind: engine.OptionPass})
	}
}

// borneFrom is added to the number of an ability that an object has from elsewhere: see engine.Game.Borne.
const borneFrom = 1 << 10

// activationNumber is the number of an ability in an option.
func activationNumber(g *engine.Game, c *engine.Context, a *engine.Ability) int32 {
	if n := g.BorneIndex(c.Instance); n >= 0 {
		return int32(borneFrom + n)
	}
	return int32(a.Index)
}

// activatable finds the ability behind a number of an option; nil when there is none.
func activatable(g *engine.Game, id engine.ObjectID, number int) (engine.Context, *engine.Ability) {
	if number >= borneFrom {
		c, a := g.Borne(id, number-borneFrom)
		if a != nil && a.Kind == engine.Activated {
			return c, a
		}
		return engine.Context{}, nil
	}
	def := g.Definition(id)
	if number < 0 || number >= len(def.Abilities) || def.Abilities[number].Kind != engine.Activated {
		return engine.Context{}, nil
	}
	a := &def.Abilities[number]
	return g.ForAbility(id, a), a
}

// listHides adds an option for each card that may be hidden, and where (421).
func listHides(g *engine.Game, p engine.Player, d *engine.Decision) {
	for _, z := range []engine.ZoneID{handOf(g, p), championOf(g, p)} {
		for id := g.First(z); id != 0; id = g.Next(id) {
			if !g.HasKeyword(id, Hidden) {
				continue
			}
			eachBattlefield(g, func(place engine.PlaceID) {
				if len(d.Options) < engine.MaxOptions-4 && mayHide(g, p, id, place).OK() {
					d.Add(engine.Option{Kind: OptionHide, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: int32(place)})
				}
			})
		}
	}
}

// permissionsToPlay reports whether anything permits to play cards from where they are not played by default, and whether
// anything permits it at another cost than a card's own.
func permissionsToPlay(g *engine.Game) (elsewhere, priced bool) {
	g.Works(engine.Permit, func(c *engine.Context, a *engine.Ability) bool {
		if a.What == ActPlay && (a.To == nil || a.HasTerms() || a.From != nil || a.Affects != nil) {
			elsewhere, priced = true, priced || a.HasTerms()
		}
		return !priced
	})
	return elsewhere, priced
}

// mayActivate tells what keeps a player from activating an ability (381, 402).
func mayActivate(g *engine.Game, p engine.Player, c *engine.Context, a *engine.Ability) engine.Refusal {
	if c.You != p {
		return engine.Refusal{Rule: engine.R(378), Reason: "only its controller activates it"}
	}
	if r := timing(g, p, a.Speed); !r.OK() {
		if a.Speed == MainSpeed && seatRegister(g, regPriority) == p {
			r.Rule = engine.R(381)
		}
		return r
	}
	if r := mayUse(g, p, c, a); !r.OK() {
		return r
	}
	pr := proposeAbility(g, p, c, a)
	defer unpropose(g)
	if !pr.reserve(c, a.Cost, false) {
		return imposed(engine.R(357, 3), "one thing would have to pay twice", c, a)
	}
	if !pr.payableSomehow() {
		return pr.tooDear()
	}
	r := pr.choosableFor(c, a)
	if !r.OK() && pr.dependsOnChoice() && !pr.affordable() {
		return pr.tooDear()
	}
	return r
}

// riders are what an effect that plays a card says about the play.
type riders struct {
	place     engine.PlaceID // where it enters; 0: its player chooses
	ready     bool
	exhausted bool
	ignore    uint8
	how       way
	usual     bool // it is a player's own act, not an effect's
}

// beginPlay puts a card on the chain as a pending item (354).
func beginPlay(t *engine.Task, p engine.Player, id engine.ObjectID, r riders) engine.ItemID {
	g := t.Game()
	from := g.Object(id).Zone
	flags := uint16(0)
	var on playTerms
	g.Applies(engine.R(419, 1))
	if g.KindOf(id) == InFacedown {
		g.Applies(engine.R(421, 3))
	}
	if r.usual {
		g.Applies(engine.R(419, 2))
		on = termsOf(g, p, id, r.how)
		r.ignore = max(r.ignore, on.ignore)
		switch {
		case r.how == withFlow:
			flags |= itemFlow
		case g.KindOf(id) == InFacedown:
			flags |= itemHidden
		}
		if !timing(g, p, speedOf(g, id)).OK() {
			flags |= itemAmbush
			keywordWorks(g, id, Ambush)
		}
	} else {
		g.Applies(engine.R(419, 3))
		if g.KindOf(id) == InFacedown {
			flags |= itemHidden
		}
	}
	ref := g.Put(id, chainZone(g), false)
	g.SetController(id, p)
	if resolving(g) != 0 {
		g.Applies(engine.R(354, 3))
	}
	it := engine.Item{Card: true, Controller: p, By: t.You, From: from, Executions: 1, Cause: t.Cause, Place: r.place, Ignore: r.ignore, Flags: flags,
		Instance: engine.Instance{Definition: g.Object(id).Definition, Ability: -1, Bearer: ref}}
	if a := onPlay(g.Definition(id)); a != nil {
		it.Instance.Ability = int16(a.Index)
	}
	if r.ready {
		it.Flags |= itemReady
	}
	if r.exhausted {
		it.Flags |= itemExhausted
	}
	if open(g, openedByPlay) {
		g.Applies(engine.R(354, 1))
	}
	g.Applies(engine.R(354, 2))
	g.Applies(engine.R(352, 1))
	if on.permit != nil {
		it.Flags |= itemPermitted
	}
	i := t.Pend(it)
	setCost(g, i, on.instead)
	if on.permit != nil {
		g.AddArguments(int32(i), []engine.Named{{Name: permissionArgument, Value: on.by.Handle()}})
	}
	return i
}

// setCost notes the cost that is paid instead of the printed one.
func setCost(g *engine.Game, i engine.ItemID, cost *total) {
	if cost == nil {
		return
	}
	list := []engine.Named{{Name: "play cost", Value: engine.Truth(true)}, {Name: "play energy", Value: engine.Num(cost.energy)}}
	for r, name := range powerNames {
		if cost.power[r] > 0 {
			list = append(list, engine.Named{Name: name, Value: engine.Num(cost.power[r])})
		}
	}
	g.AddArguments(int32(i), list)
}

// open notes what opened the chain, if it is opened now (346.1); it reports whether it is.
func open(g *engine.Game, by int32) bool {
	opens := !g.HasItems()
	if opens {
		g.SetRegister(regOpener, by)
		if inShowdown(g) {
			g.Applies(engine.R(342, 1))
		}
	} else {
		g.Applies(engine.R(330, 2))
	}
	g.SetRegister(regPasses, 0)
	g.SetRegister(regPriority, 0)
	return opens
}

// beginActivation puts an activated ability on the chain as a pending item (377).
func beginActivation(t *engine.Task, p engine.Player, id engine.ObjectID, ability int) engine.ItemID {
	g := t.Game()
	c, a := activatable(g, id, ability)
	by := int32(openedByPlay)
	g.Applies(engine.R(379))
	g.Applies(engine.R(380))
	if a.Adds {
		// Adding resources changes neither priority nor focus (429).
		by = openedByAdd
		g.SetRegister(regAddPriority, g.Register(regPriority))
		g.SetRegister(regAddPasses, g.Register(regPasses))
	}
	open(g, by)
	return t.Pend(engine.Item{Controller: p, By: p, Instance: c.Instance, Executions: 1})
}

// Pended is called by the kernel for every new pending item: the chain exists, a cleanup is due (319.3).
func (Rules) Pended(t *engine.Task, i engine.ItemID) {
	g := t.Game()
	if g.Register(regOpener) == openedByNothing {
		g.SetRegister(regOpener, openedByTrigger)
	}
	g.SetRegister(regPasses, 0)
	g.SetRegister(regPriority, 0)
	g.Applies(engine.R(328, 1))
	g.Applies(engine.R(329, 1))
	alone := true
	g.Items(func(k engine.ItemID) bool { alone = k == i; return alone })
	if alone {
		g.Applies(engine.R(331, 1))
		needCleanup(g, engine.R(319, 1))
	} else {
		g.Applies(engine.R(330, 1))
		g.Applies(engine.R(336, 1))
	}
	needCleanup(g, engine.R(319, 3))
	if !g.Item(i).Card {
		notePended(t, i)
	}
	it := g.Item(i)
	if a := g.AbilityOf(it.Instance); it.Card || a == nil || a.Kind != engine.Triggered && a.Kind != engine.Step {
		if it.Cause == 0 {
			beginAnew(g) // somebody has played or activated something
		}
		return // what an effect plays nobody has done, and its cause has been counted
	}
	if loop.Triggered(t, g.Knob(KnobLoop)) {
		t.Emit(engine.Event{Kind: Loops, Player: engine.NoPlayer, By: engine.NoPlayer, Rule: engine.R(383)})
		gameWon(g, engine.NoPlayer)
	}
}

// chain is the step while only finalized items exist: the holder of priority acts or passes, or the newest item
// resolves (338 to 340).
func chain(t *engine.Task, newest engine.ItemID) {
	g := t.Game()
	if g.Item(newest).State == engine.ItemResolving {
		t.Step = engine.R(340, 1)
		resolve(t, newest)
		return
	}
	t.Step = engine.R(338)
	p := seatRegister(g, regPriority)
	if l := lender(g); l != engine.NoPlayer {
		p = l
	}
	if p == engine.NoPlayer {
		if p = g.Item(newest).Controller; !takesPart(g, p) {
			p = nextActor(g, p)
		}
		g.SetRegister(regPasses, 0)
	}
	passes := g.Register(regPasses)
	if int(passes) < actors(g) { // else who had not passed yet has left (652.5)
		if it := g.Item(newest); !it.Card && it.Controller != p {
			g.Applies(engine.R(406, 4))
		}
		switch act(t, p, false) {
		case played:
			g.Applies(engine.R(338, 1))
			return
		case owed, handed:
			return
		}
		passes++
	}
	g.SetRegister(regPasses, passes)
	if int(passes) < actors(g) {
		setSeat(g, regPriority, nextActor(g, p))
		g.Applies(engine.R(339, 2))
		g.Applies(engine.R(312, 3))
		if focusHolder(g) == p {
			g.Applies(engine.R(313, 3))
		}
		return
	}
	g.Applies(engine.R(339, 1))
	g.SetRegister(regPasses, 0)
	g.SetRegister(regPriority, 0)
	g.EditItem(newest).State = engine.ItemResolving
}

// chainClosed follows an item that left the chain: a cleanup is due, and when the chain is empty the focus may pass
// (340.2, 346).
func chainClosed(t *engine.Task) {
	g := t.Game()
	needCleanup(g, engine.R(319, 5))
	t.Flush()
	g.SetRegister(regPriority, 0)
	g.SetRegister(regPasses, 0)
	if g.HasItems() {
		if g.Pending() != 0 {
			g.Applies(engine.R(340, 3))
		} else {
			g.Applies(engine.R(340, 4))
		}
		return
	}
	g.Applies(engine.R(331, 2))
	g.Applies(engine.R(340, 2))
	g.Applies(engine.R(319, 1))
	opener := g.Register(regOpener)
	g.SetRegister(regOpener, openedByNothing)
	if opener == openedByPlay && focusHolder(g) != engine.NoPlayer {
		f := g.EditTop()
		f.B, f.C = int32(nextActor(g, focusHolder(g)))+1, 0
		g.Applies(engine.R(346))
	} else if focusHolder(g) != engine.NoPlayer {
		g.Applies(engine.R(346, 1))
	}
}

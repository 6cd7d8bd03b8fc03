package engine

// Changes of a state go through the journal of their table, so that undo, "can this be paid?", search and atomic effects
// are one mechanism, and say which class of reads they outdate. Those that rulesets use stand here; what an item, an
// event or a replacement changes of its own row stands with it.

// touch outdates what depends on the classes.
func (g *Game) touch(c Class) {
	g.stale = g.stale || c&g.reads != 0
	if c&ReadsZones != 0 || g.offBoard && c&ReadsOff != 0 {
		g.version++
	}
}

// outdate makes everything that is cached be computed anew.
func (g *Game) outdate() {
	g.stale, g.reads = true, ReadsAnything
	g.copies = true // unless the layers find none
	g.version++
	g.layout++
}

// SetStatus puts status s of an object on or off; it reports whether that changed anything.
func (g *Game) SetStatus(id ObjectID, s uint8, on bool) bool {
	bit := uint32(1) << s
	if (g.s.objects.rows[id].Status&bit != 0) == on {
		return false
	}
	g.s.objects.edit(int(id)).Status ^= bit
	g.touch(ReadsStatus)
	if g.voc.ArithmeticStatuses&Bit(s) != 0 {
		g.touch(ReadsArithmetic)
	}
	return true
}

// ClearStatuses puts some statuses of an object off, a bit each.
func (g *Game) ClearStatuses(id ObjectID, which uint32) {
	if g.s.objects.rows[id].Status&which == 0 {
		return
	}
	g.s.objects.edit(int(id)).Status &^= which
	g.touch(ReadsStatus)
	if uint32(g.voc.ArithmeticStatuses)&which != 0 {
		g.touch(ReadsArithmetic)
	}
}

// SetCounter sets counter c of an object or player.
func (g *Game) SetCounter(id ObjectID, c uint8, n int) {
	to := bounded(n)
	if g.s.objects.rows[id].Counters[c] == to {
		return
	}
	g.s.objects.edit(int(id)).Counters[c] = to
	if g.s.objects.rows[id].Zone == g.seats {
		g.touch(ReadsPlayers)
	} else {
		g.recounted++
		g.touch(ReadsStatus)
		if g.voc.ArithmeticCounters&Bit(c) != 0 {
			g.touch(ReadsArithmetic)
		}
	}
}

// AddCounter adds n to counter c of an object or player and returns the new value.
func (g *Game) AddCounter(id ObjectID, c uint8, n int) int {
	v := int(g.s.objects.rows[id].Counters[c]) + n
	g.SetCounter(id, c, v)
	return int(bounded(v))
}

// SetController sets who controls an object as its base; gifts of control come on top.
func (g *Game) SetController(id ObjectID, p Player) {
	if g.s.objects.rows[id].Controller != p {
		g.s.objects.edit(int(id)).Controller = p
		g.reprint(id)
		g.touch(ReadsZones)
	}
}

// SetHost attaches an object to another, or (host 0) detaches it.
func (g *Game) SetHost(id, host ObjectID) {
	if g.s.objects.rows[id].Host != host {
		o := g.s.objects.edit(int(id))
		g.everHosted = true
		if o.Host = host; host == 0 {
			o.Stamp = g.stamp() // its own text works again
		}
		g.touch(ReadsZones)
	}
}

// NewZone makes a zone instance; object is the object that is this place, when one is.
func (g *Game) NewZone(kind uint8, owner Player, object ObjectID) ZoneID {
	if len(g.s.zones.rows) == 0 {
		g.s.zones.add(Zone{Owner: NoPlayer}) // zone 0 is none
	}
	id := ZoneID(g.s.zones.add(Zone{Kind: kind, Owner: owner, Object: object}))
	if g.voc.Zones[kind].Place {
		g.s.zones.edit(int(id)).Place = id
	}
	g.layout++
	g.touch(ReadsZones)
	return id
}

// SetZonePlace says at which location the things in a zone are (runes lie in a base).
func (g *Game) SetZonePlace(z ZoneID, place PlaceID) {
	g.s.zones.edit(int(z)).Place = place
	g.layout++
}

// SetZoneObject says which object is this place.
func (g *Game) SetZoneObject(z ZoneID, o ObjectID) {
	g.s.zones.edit(int(z)).Object = o
	g.layout++
	g.touch(ReadsZones)
}

// NewObject makes an object of a definition at the bottom of a zone, owned and controlled by p.
func (g *Game) NewObject(definition int16, p Player, z ZoneID) ObjectID {
	if len(g.s.objects.rows) == 0 {
		g.s.objects.add(Object{Owner: NoPlayer, Controller: NoPlayer}) // object 0 is none
	}
	id := ObjectID(len(g.s.objects.rows))
	g.task.bound(int(id), maxObjects, "objects in one game")
	g.s.objects.add(Object{Definition: definition, Owner: p, Controller: p, Stamp: g.stamp()})
	g.stale = true
	g.link(id, z, false)
	g.reprint(id)
	g.touch(ReadsZones | ReadsOff)
	return id
}

// stamp returns the next timestamp.
func (g *Game) stamp() int32 {
	r := g.s.registers.edit(0)
	r.Stamp++
	return r.Stamp
}

func (g *Game) unlink(id ObjectID) {
	o := g.s.objects.rows[id]
	z := g.s.zones.edit(int(o.Zone))
	if o.Prev != 0 {
		g.s.objects.edit(int(o.Prev)).Next = o.Next
	} else {
		z.First = o.Next
	}
	if o.Next != 0 {
		g.s.objects.edit(int(o.Next)).Prev = o.Prev
	} else {
		z.Last = o.Prev
	}
	z.Count--
}

func (g *Game) link(id ObjectID, zone ZoneID, top bool) {
	z := g.s.zones.edit(int(zone))
	var next, prev ObjectID
	if top {
		if next = z.First; next != 0 {
			g.s.objects.edit(int(next)).Prev = id
		} else {
			z.Last = id
		}
		z.First = id
	} else {
		if prev = z.Last; prev != 0 {
			g.s.objects.edit(int(prev)).Next = id
		} else {
			z.First = id
		}
		z.Last = id
	}
	z.Count++
	o := g.s.objects.edit(int(id)) // the last, since whoever moves it changes more of it: its row is saved once
	o.Zone, o.Next, o.Prev = zone, next, prev
}

// Put moves an object to the top or bottom of a zone and returns the reference to it there. Within the board it
// stays itself; any other move makes a new incarnation without statuses, counters, host or gifts.
func (g *Game) Put(id ObjectID, zone ZoneID, top bool) Ref {
	was, listed := g.s.objects.rows[id].Zone, g.upToDate()
	from := &g.voc.Zones[g.s.zones.rows[was].Kind]
	to := &g.voc.Zones[g.s.zones.rows[zone].Kind]
	g.unlink(id)
	g.link(id, zone, top)
	o := g.s.objects.edit(int(id))
	if !from.Board || !to.Board {
		g.dropGifts(Ref{id, o.Inc})
		o.Inc++
		o.Status, o.Host = o.Status&g.copyBit(), 0
		o.Counters = [MaxCounters]int16{}
		if !to.Board {
			o.Controller = o.Owner
		}
		o.Stamp = g.stamp()
	}
	g.reprint(id)
	if from.Board || to.Board || from.Stack || to.Stack {
		g.touch(ReadsZones | ReadsStatus | ReadsArithmetic)
	}
	if !from.Board || !to.Board {
		g.touch(ReadsOff)
	}
	if listed && !g.upToDate() {
		g.relist(id, was, top)
	}
	return Ref{id, o.Inc}
}

// copyBit is the status of copies as a bit, 0 when the ruleset has none.
func (g *Game) copyBit() uint32 {
	if g.voc.CopyStatus == 0 {
		return 0
	}
	return 1 << (g.voc.CopyStatus - 1)
}

// IsToken reports whether an object is no card: by its definition, or since it is a copy of one.
func (g *Game) IsToken(o *Object) bool {
	return g.defs[o.Definition].Token || o.Status&g.copyBit() != 0
}

// Reorder moves an object to the top or bottom of the zone it is in; it stays itself.
func (g *Game) Reorder(id ObjectID, top bool) {
	z := g.s.objects.rows[id].Zone
	g.unlink(id)
	g.link(id, z, top)
	g.touchOrder(z)
}

// touchOrder outdates what depends on the order of what lies in a zone.
func (g *Game) touchOrder(z ZoneID) {
	if k := &g.voc.Zones[g.s.zones.rows[z].Kind]; k.Board || k.Stack {
		g.touch(ReadsZones)
	} else {
		g.touch(ReadsOff)
	}
}

// Shuffle puts the objects of a zone in a random order.
func (g *Game) Shuffle(z ZoneID) {
	list := g.scratchIDs[:0]
	for id := g.s.zones.rows[z].First; id != 0; id = g.s.objects.rows[id].Next {
		list = append(list, id)
	}
	g.scratchIDs = list
	for i := len(list) - 1; i > 0; i-- {
		j := g.Random(i + 1)
		list[i], list[j] = list[j], list[i]
	}
	g.relink(z, list)
}

// relink makes list the order of a zone that holds just these objects.
func (g *Game) relink(z ZoneID, list []ObjectID) {
	zone := g.s.zones.edit(int(z))
	zone.First, zone.Last = 0, 0
	g.touchOrder(z)
	for i, id := range list {
		o := g.s.objects.edit(int(id))
		o.Prev, o.Next = 0, 0
		if i > 0 {
			o.Prev = list[i-1]
		}
		if i+1 < len(list) {
			o.Next = list[i+1]
		}
	}
	if len(list) > 0 {
		zone.First, zone.Last = list[0], list[len(list)-1]
	}
}

// Random returns a number from 0 to n-1 from the game's generator; n is at least 1.
func (g *Game) Random(n int) int {
	if n <= 1 {
		return 0
	}
	return (*Generator)(&g.s.registers.edit(0).Random).Below(n)
}

// Generator is the kernel's generator of random numbers (splitmix64), the same on every machine. Its value is its seed.
type Generator uint64

// Below returns a number from 0 to n-1; n is at least 1.
func (r *Generator) Below(n int) int {
	limit := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		*r += 0x9e3779b97f4a7c15
		z := uint64(*r)
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
		if z < limit {
			return int(z % uint64(n))
		}
	}
}

// SetRegister sets one of the ruleset's own registers.
func (g *Game) SetRegister(i int, v int32) {
	if g.s.registers.rows[0].Rules[i] != v {
		g.s.registers.edit(0).Rules[i] = v
		g.touch(ReadsTurn)
	}
}

// SetPhase sets the phase of the turn.
func (g *Game) SetPhase(phase uint8) {
	g.s.registers.edit(0).Phase = phase
	g.touch(ReadsTurn)
}

// BeginTurn makes p the active player of a new turn; history queries about "this turn" start here.
func (g *Game) BeginTurn(p Player) {
	g.dropSpentPicks()
	r := g.s.registers.edit(0)
	r.Turn++
	r.Active = p
	r.TurnStart = EventID(len(g.s.events.rows))
	g.touch(ReadsTurn | ReadsHistory)
}

// Win ends the game; NoPlayer makes it a draw.
func (g *Game) Win(p Player) {
	r := g.s.registers.edit(0)
	r.Over, r.Winner = true, p
}

// Leave takes a player out of the game: see Out. What the player's cards do is the ruleset's business.
func (g *Game) Leave(p Player) {
	g.s.registers.edit(0).Out |= 1 << p
	g.outdate() // whatever speaks of players means others now
}

// Yield makes p the player whose turn it is, without a new turn.
func (g *Game) Yield(p Player) {
	g.s.registers.edit(0).Active = p
	g.touch(ReadsTurn)
}

// Afresh forgets everything that a game of several rounds carries from one to the next but objects, zones, the log and the
// generator: items, what was chosen for them, gifts, abilities that were installed, uses, tasks, procedures, registers.
func (g *Game) Afresh() {
	g.Items(func(i ItemID) bool { g.EndItem(i); return true })
	g.CancelOutstanding()
	g.EndGifts(func(uint8, Player, Ref) bool { return true })
	g.s.uses.truncate(0)
	g.s.frames.truncate(0)
	g.dropSpentPicks()
	r := g.s.registers.edit(0)
	r.Rules, r.Phase, r.Active, r.Out = [len(r.Rules)]int32{}, 0, NoPlayer, 0
	r.TurnStart = EventID(len(g.s.events.rows))
	g.touch(ReadsTurn | ReadsGifts | ReadsItems | ReadsHistory)
}

// Push puts a procedure frame on the stack.
func (g *Game) Push(f Frame) {
	g.s.frames.add(f)
	g.touch(ReadsTurn)
}

// Pop takes the top frame off the stack.
func (g *Game) Pop() {
	g.s.frames.truncate(len(g.s.frames.rows) - 1)
	g.touch(ReadsTurn)
}

// Top returns the top frame for reading; nil when there is none.
func (g *Game) Top() *Frame {
	if n := len(g.s.frames.rows); n > 0 {
		return &g.s.frames.rows[n-1]
	}
	return nil
}

// EditTop returns the top frame for writing; there must be one.
func (g *Game) EditTop() *Frame {
	g.touch(ReadsTurn)
	return g.s.frames.edit(len(g.s.frames.rows) - 1)
}

// Enqueue adds an outstanding task at the end of the queue.
func (g *Game) Enqueue(kind uint8, a int16, b int32) {
	g.s.queue.add(Outstanding{Kind: kind, A: a, B: b})
}

// NextOutstanding takes the first outstanding task off the queue; false when there is none.
func (g *Game) NextOutstanding() (Outstanding, bool) {
	head := int(g.s.registers.rows[0].Head)
	if head >= len(g.s.queue.rows) {
		return Outstanding{}, false
	}
	task := g.s.queue.rows[head]
	if head+1 == len(g.s.queue.rows) {
		g.s.queue.truncate(0)
		if head != 0 {
			g.s.registers.edit(0).Head = 0
		}
	} else {
		g.s.registers.edit(0).Head++
	}
	return task, true
}

// IsOutstanding reports whether a task of that kind waits in the queue.
func (g *Game) IsOutstanding(kind uint8) bool {
	for _, t := range g.s.queue.rows[g.s.registers.rows[0].Head:] {
		if t.Kind == kind {
			return true
		}
	}
	return false
}

// HasOutstanding reports whether any task waits in the queue.
func (g *Game) HasOutstanding() bool { return int(g.s.registers.rows[0].Head) < len(g.s.queue.rows) }

// CancelOutstanding drops all tasks of the queue.
func (g *Game) CancelOutstanding() {
	if g.HasOutstanding() {
		g.s.queue.truncate(0)
		g.s.registers.edit(0).Head = 0
	}
}

// name returns the number of a string among the game's names, adding it when it is new.
func (g *Game) name(s string) int16 {
	for i, n := range g.s.names {
		if n == s {
			return int16(i)
		}
	}
	g.s.names = append(g.s.names, s)
	return int16(len(g.s.names) - 1)
}

// Cast returns the number of a definition in this game, adding it when it is new.
func (g *Game) Cast(c *Card) int16 {
	for i, id := range g.s.cast {
		if id == c.ID {
			return int16(i)
		}
	}
	g.s.cast = append(g.s.cast, c.ID)
	g.defs = append(g.defs[:len(g.s.cast)-1], c)
	g.note(c)
	return int16(len(g.s.cast) - 1)
}

// Propose says which card's play by its owner is being examined or made, 0 for none; see Game.Proposed.
func (g *Game) Propose(id ObjectID) { g.ProposeBy(id, NoPlayer) }

// ProposeBy is Propose for a card that another player may play.
func (g *Game) ProposeBy(id ObjectID, p Player) {
	if g.Proposed != id || id != 0 && g.Proposer != p {
		g.Proposed, g.Proposer = id, p
		if g.playing {
			g.touch(ReadsZones)
		}
	}
}

// dropSpentPicks forgets what was chosen for items that are over and handed to installed abilities that have ended.
func (g *Game) dropSpentPicks() {
	kept := 0
	for i := range g.s.picks.rows {
		p := g.s.picks.rows[i]
		over := p.Off != 0
		switch {
		case p.Owner >= memories: // as long as the game lasts
		case p.Owner > 0:
			over = over || g.s.items.rows[p.Owner].State == ItemOff
		case p.Owner < 0:
			over = over || g.s.installed.rows[-1-p.Owner].Off
		}
		if over {
			continue
		}
		if kept != i {
			*g.s.picks.edit(kept) = p
		}
		kept++
	}
	if kept < len(g.s.picks.rows) {
		g.s.picks.truncate(kept)
	}
}

// EditItem returns the row of an item for writing.
func (g *Game) EditItem(i ItemID) *Item {
	g.touch(ReadsItems)
	return g.s.items.edit(int(i))
}

// Follow makes every argument that refers to an incarnation refer to another one: a promise that is kept.
func (g *Game) Follow(was, now Ref) {
	for i := range g.s.picks.rows {
		p := &g.s.picks.rows[i]
		if p.Kind == ObjectDatum && p.Slot < 0 && ObjectID(p.N) == was.ID && p.Inc == was.Inc {
			g.s.picks.edit(i).Inc = now.Inc
		}
	}
}

package riftbound

import (
	"fmt"
	"strings"

	"cardlathe/engine"
	"cardlathe/engine/common"
)

// The actions of scenarios and of people at a terminal, as options of decisions.

// actions are what Means understands.
var actions = []engine.Action{
	{Name: "play", Args: `"Card"`, Doc: "play a card; after it by which permission: the name of the card that has it, or \"permit\" for any", Rule: engine.R(419), Suits: suitsPlay},
	{Name: "activate", Args: `"Card"`, Doc: "activate an ability; its name, keyword or number comes second", Rule: engine.R(381), Suits: common.Activates},
	{Name: "move", Args: `"Unit", "place"`, Doc: "move a unit, or a list of units", Rule: engine.R(420), Together: true, Suits: suitsMove},
	{Name: "hide", Args: `"Card", "place"`, Doc: "hide a card at a battlefield", Rule: engine.R(421), Suits: suitsHide},
	{Name: "lend", Args: `s.C`, Doc: "lend priority to a teammate", Rule: engine.R(316, 5)},
	{Name: "invite", Args: `s.C`, Doc: "invite a player to a combat", Rule: engine.R(347)},
	{Name: "pass", Doc: "pass priority or focus", Rule: engine.R(339)},
	{Name: "end_turn", Doc: "end the turn", Rule: engine.R(316, 9)},
}

// What the actions are ever done with: cards of the main deck that are not on the board are played, those with Hidden
// hidden, units on the board move.
func suitsPlay(g *engine.Game, id engine.ObjectID) bool {
	return !zones[g.KindOf(id)].Board && g.Definition(id).Types.Any(mainDeck)
}
func suitsMove(g *engine.Game, id engine.ObjectID) bool {
	return zones[g.KindOf(id)].Board && isUnit(g, id)
}
func suitsHide(g *engine.Game, id engine.ObjectID) bool {
	return suitsPlay(g, id) && g.HasKeyword(id, Hidden)
}

// actionNames lists the names of actions.
func actionNames() []string {
	var out []string
	for _, a := range actions {
		out = append(out, a.Name)
	}
	return out
}

// Means returns the option that an action of a scenario or of a person at a terminal stands for.
func (r *Rules) Means(g *engine.Game, p engine.Player, action string, args []engine.Spec) (engine.Option, error) {
	need := map[string]int{"play": 1, "hide": 2, "activate": 1, "move": 1, "lend": 1, "invite": 1}[action]
	if len(args) < need {
		return engine.Option{}, fmt.Errorf("%s needs %d more", action, need-len(args))
	}
	switch action {
	case "play":
		return playMeant(g, p, args)
	case "hide":
		return r.hideMeant(g, p, args)
	case "activate":
		return activationMeant(g, p, args)
	case "move":
		return r.moveMeant(g, p, args)
	case "pay":
		if len(args) > 0 {
			return planMeant(&args[0])
		}
		if d := g.Decision(); d != nil && len(d.Options) > 0 {
			return d.Options[0], nil
		}
		return engine.Option{Kind: OptionPlan}, nil
	case "lend":
		return playerMeant(g, OptionLend, &args[0])
	case "invite":
		return playerMeant(g, OptionInvite, &args[0])
	case "end_turn":
		return engine.Option{Kind: OptionEndTurn}, nil
	case "pass":
		return engine.Option{Kind: engine.OptionPass}, nil
	}
	return engine.Option{}, fmt.Errorf("there is no action %q; the actions are %s", action, strings.Join(actionNames(), ", "))
}

func playMeant(g *engine.Game, p engine.Player, args []engine.Spec) (engine.Option, error) {
	from := []engine.ZoneID{handOf(g, p), championOf(g, p)}
	eachBattlefield(g, func(place engine.PlaceID) { from = append(from, facedownAt(place)) })
	id, err := common.FindIn(g, p, &args[0], append(from, trashOf(g, p), banishmentOf(g, p), deckOf(g, p))...)
	if err != nil {
		return engine.Option{}, err
	}
	o := engine.Option{Kind: OptionPlay, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc}
	by := ""
	if len(args) > 1 {
		by = args[1].Text
	}
	if g.KindOf(id) == InTrash && g.HasKeyword(id, Flow) && by == "" {
		o.M = int32(withFlow)
		return o, nil
	}
	if how, ok := wayMeant(g, p, id, by); ok {
		o.M = int32(how)
	} else if by != "" && by != "permit" {
		return o, fmt.Errorf("nothing called %q permits to play %s", by, g.Definition(id).Name)
	}
	return o, nil
}

// wayMeant is the way to play a card that is meant: by the permission of what is called so, by any of them ("permit"), or, where
// nothing is said, as usual if that can be done, else by a permission.
func wayMeant(g *engine.Game, p engine.Player, id engine.ObjectID, by string) (how way, ok bool) {
	if k := g.KindOf(id); by == "" && (k == InHand || k == InChampionZone || permittedAsIs(g, p, id)) {
		ok = true
		if mayPlay(g, p, id, nil, asUsual).OK() {
			return asUsual, true
		}
	}
	var ways []way
	eachWay(g, p, id, func(n int, c *engine.Context, _ *engine.Ability) bool {
		if by == "" || by == "permit" || g.Definition(c.Self.ID).Name == by {
			ways = append(ways, asPermitted+way(n))
		}
		return true
	})
	for _, w := range ways {
		if mayPlay(g, p, id, nil, w).OK() {
			return w, true
		}
	}
	if !ok && len(ways) > 0 {
		return ways[0], true // it tells what is wrong
	}
	return how, ok
}

func (r *Rules) hideMeant(g *engine.Game, p engine.Player, args []engine.Spec) (engine.Option, error) {
	id, err := common.FindIn(g, p, &args[0], handOf(g, p), championOf(g, p))
	if err != nil {
		return engine.Option{}, err
	}
	place, err := r.placeMeant(g, &args[1])
	if err != nil {
		return engine.Option{}, err
	}
	return engine.Option{Kind: OptionHide, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc, M: int32(place)}, nil
}

func activationMeant(g *engine.Game, p engine.Player, args []engine.Spec) (engine.Option, error) {
	id, err := common.FindOnBoard(g, p, &args[0])
	if err != nil {
		return engine.Option{}, err
	}
	o := engine.Option{Kind: OptionActivate, Of: engine.ObjectDatum, N: int32(id), Inc: g.Object(id).Inc}
	n, borne, ok := common.AbilityMeant(g, id, args[1:])
	switch {
	case ok && borne:
		o.M = int32(borneFrom + n)
	case ok:
		o.M = int32(n)
	case len(args) == 1:
		o.M = -1 // the rules tell that it has none
	default:
		return engine.Option{}, fmt.Errorf("%s has no such activated ability", g.Definition(id).Name)
	}
	return o, nil
}

func (r *Rules) moveMeant(g *engine.Game, p engine.Player, args []engine.Spec) (engine.Option, error) {
	to := &args[len(args)-1]
	place := baseOf(g, p)
	if to.Thing.Place() != 0 || to.Text != "base" {
		var err error
		if place, err = r.placeMeant(g, to); err != nil {
			return engine.Option{}, err
		}
	}
	o := engine.Option{Kind: OptionMove, Of: engine.PlaceDatum, N: int32(place)}
	if len(args) > 1 && args[0].Thing.Kind == engine.ObjectDatum {
		if id := engine.ObjectID(args[0].Thing.N); !mayMove(g, p, id, place).OK() {
			o.M = int32(id) // no option of any decision: the rules tell what keeps this unit
		}
	}
	return o, nil
}

// placeMeant is the place that is given or called so.
func (r *Rules) placeMeant(g *engine.Game, s *engine.Spec) (engine.PlaceID, error) {
	if place := s.Thing.Place(); place != 0 {
		return place, nil
	}
	if d, ok := r.Find(g, s.Text); ok && d.Kind == engine.PlaceDatum {
		return d.Place(), nil
	}
	return 0, fmt.Errorf("there is no place %q", s.Text)
}

func playerMeant(g *engine.Game, kind engine.OptionKind, s *engine.Spec) (engine.Option, error) {
	q := s.Thing.Player()
	if s.Kind == engine.SpecText {
		q = common.PlayerNamed(s.Text)
	}
	if q == engine.NoPlayer || int(q) >= g.Players() {
		return engine.Option{}, fmt.Errorf("%q is no player of this game", s.Text)
	}
	return engine.Option{Kind: kind, Of: engine.PlayerDatum, N: int32(q)}, nil
}

// planMeant reads a payment plan: { fury = { exhaust = 2, recycle = 1 } }.
func planMeant(s *engine.Spec) (engine.Option, error) {
	var p plan
	for i := range s.Fields {
		f := &s.Fields[i]
		d := common.WordIndex(domains, f.Name)
		if d < 0 {
			return engine.Option{}, fmt.Errorf("there is no domain %q", f.Name)
		}
		if x := f.Value.Field("exhaust"); x != nil {
			p.exhaust[d] = uint8(x.Number)
		}
		if x := f.Value.Field("recycle"); x != nil {
			p.recycle[d] = uint8(x.Number)
		}
	}
	return p.option(), nil
}

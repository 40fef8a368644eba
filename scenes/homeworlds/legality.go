package homeworlds

import (
	"errors"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/table"
)

// legality asks the rules about what is being chosen, and remembers the answers until another choice is offered.
type legality struct {
	of      rules.State // the position that is chosen from, nil while nobody here chooses
	state   rules.State // the same as the seat that chooses sees it: where several people share a device, all see it
	by      rules.Seat
	ways    [][]rules.Part // of pointing at each legal action; nil before they have been asked for
	reasons map[question]*rules.Error
}

// question is parts to be pointed at together, zero after the last.
type question [4]rules.Part

// waysOfAction is how many ways there are of pointing at most actions.
const waysOfAction = 3

// reset takes over what can be chosen from.
func (r *legality) reset(c table.Choice) {
	if r.of == c.State && r.by == c.By {
		return
	}
	if *r = (legality{of: c.State, by: c.By}); c.State != nil {
		r.state = c.State.View(c.By)
	}
}

// canLead reports whether pointing at the parts, in any order, leads to a legal action.
func (r *legality) canLead(parts ...rules.Part) bool {
	if r.state == nil {
		return false
	}
	if r.ways == nil {
		legal := r.state.Legal(r.by, nil)
		r.ways = make([][]rules.Part, 0, waysOfAction*len(legal))
		for _, a := range legal {
			r.ways = append(r.ways, rules.Paths(game.Game{}, r.state, a)...)
		}
	}
	return slices.ContainsFunc(r.ways, func(way []rules.Part) bool { return rules.Within(parts, way) })
}

// why returns the reason why the parts lead to no legal action, nil where they do.
func (r *legality) why(parts ...rules.Part) *rules.Error {
	if r.state == nil || r.canLead(parts...) {
		return nil
	}
	var key question
	if copy(key[:], parts) < len(parts) {
		return r.ask(parts)
	}
	reason, ok := r.reasons[key]
	if !ok {
		reason = r.ask(parts)
		if r.reasons == nil {
			r.reasons = map[question]*rules.Error{}
		}
		r.reasons[key] = reason
	}
	return reason
}

// ask asks the rules why the parts lead nowhere.
func (r *legality) ask(parts []rules.Part) *rules.Error {
	reason, _ := errors.AsType[*rules.Error](rules.Why(game.Game{}, r.state, r.by, parts))
	return reason
}

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
	ways    []way // of pointing at each legal action; nil before they have been asked for
	reasons map[question]*rules.Error
}

// way is parts that are pointed at for a legal action; those of one action stand together.
type way struct {
	parts []rules.Part
	do    rules.Action
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
	r.list()
	return slices.ContainsFunc(r.ways, func(w way) bool { return rules.Within(parts, w.parts) })
}

// list asks for the ways of pointing at each legal action, once.
func (r *legality) list() {
	if r.state == nil || r.ways != nil {
		return
	}
	legal := r.state.Legal(r.by, nil)
	r.ways = make([]way, 0, waysOfAction*len(legal))
	for _, a := range legal {
		for _, parts := range rules.Paths(game.Game{}, r.state, a) {
			r.ways = append(r.ways, way{parts, a})
		}
	}
}

// onlyWith returns the parts of the one legal action that can be pointed at with the button, in the system if there is one;
// nil where there are none or several.
func (r *legality) onlyWith(power rules.Part, slot int) (only []rules.Part) {
	r.list()
	var first rules.Action
	for k, w := range r.ways {
		c, _ := game.Fields(w.do)
		switch {
		case w.do == first || slot != noSystem && c.Slot != slot || !slices.Contains(w.parts, power):
		case only != nil:
			return nil
		default:
			first = w.do
			for ; k > 0 && r.ways[k-1].do == first; k-- { // the first way belongs to no other action
			}
			only = r.ways[k].parts
		}
	}
	return only
}

// why returns the reason why the parts lead to no legal action, nil where they do.
func (r *legality) why(parts ...rules.Part) *rules.Error {
	if r.state == nil {
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

// ask asks the rules why the parts lead nowhere, where they do.
func (r *legality) ask(parts []rules.Part) *rules.Error {
	if r.canLead(parts...) {
		return nil
	}
	reason, _ := errors.AsType[*rules.Error](rules.Why(game.Game{}, r.state, r.by, parts))
	return reason
}

package rulestest

import (
	"slices"

	"engawa/rules"
)

// chances: Nature's outcomes are ascending, without doubles, with weights above zero, and a viewer who may see what
// happens has it in its own list.
func chances(p *position) {
	if fault := outcomesFault(p.state.Chances([]rules.Outcome{{Do: 7, Weight: 7}})); fault != "" {
		fail("%s", fault)
	}
	list := p.state.Chances(nil)
	if !p.info.Chance && len(list) > 0 && slices.ContainsFunc(p.match.Log[:p.ply], func(m rules.Move) bool { return m.By >= 0 }) {
		fail("Nature moves after the start, but Info.Chance says it does not")
	}
	for _, viewer := range p.viewers() {
		own := p.state.View(viewer).Chances([]rules.Outcome{{Do: 7, Weight: 7}})
		if fault := outcomesFault(own); fault != "" {
			fail("in the View of %s: %s", viewer, fault)
		}
		for _, o := range list {
			_, events, err := after(p.state, rules.Move{By: rules.Nature, Do: o.Do})
			if err != nil || !rules.Visible(events, viewer, p.state.Seats()) {
				continue
			}
			if !slices.ContainsFunc(own[1:], func(v rules.Outcome) bool { return v.Do == o.Do }) {
				fail("%s will see outcome %d, but its View does not list it", viewer, o.Do)
			}
		}
	}
}

// outcomesFault examines a list of outcomes appended to one marker.
func outcomesFault(list []rules.Outcome) string {
	if len(list) == 0 || list[0] != (rules.Outcome{Do: 7, Weight: 7}) {
		return "Chances does not append to what it is given"
	}
	list = list[1:]
	for k, o := range list {
		if o.Do == rules.Hidden || o.Weight == 0 {
			return "an outcome is hidden or has no weight"
		}
		if k > 0 && o.Do <= list[k-1].Do {
			return "the outcomes are not ascending or are double"
		}
	}
	return ""
}

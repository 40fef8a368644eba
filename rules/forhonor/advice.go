package forhonor

import "engawa/rules"

// WarnFightLeft is the code of the warning that a hero is done while it could still fight: docs/rules/forhonor.md, 15.
const WarnFightLeft = "fight-left"

// Warnings warns of an activation that ends while the hero could still fight. The parts are the heroes and the groups
// of soldiers that could be fought.
func (Game) Warnings(st rules.State, by rules.Seat, a rules.Action) []rules.Warning {
	s := st.(*State)
	c, ok := Fields(a)
	if !ok || c.Verb != VerbDone || s.phase != PhaseAct || !s.Actors().Has(by) {
		return nil
	}
	var foes []rules.Part
	s.addHeroActions(func(c Choice) {
		switch {
		case c.Verb == VerbAttack && !c.Stampede:
			foes = append(foes, heroPart(c.Hero))
		case c.Verb == VerbRaze && c.Count == 1:
			foes = append(foes, buttonPart(ButtonLine+int32(c.Group)))
		}
	})
	if len(foes) == 0 {
		return nil
	}
	return []rules.Warning{{Error: rules.Errorf(WarnFightLeft, "%s could still fight", s.activation.hero).At(foes...)}}
}

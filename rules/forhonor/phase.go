package forhonor

// Phase is a part of a match.
type Phase uint8

// The phases, in the order in which they first follow each other.
const (
	PhaseDeal   Phase = iota + 1 // Nature deals the hands of the draft, or the heroes themselves
	PhasePick                    // draft: who still needs a hero picks one in secret
	PhaseLine                    // fixed order: both captains line their heroes up in secret
	PhaseShove                   // an owner moves a hero out of the way of soldiers
	PhaseDraw                    // Nature draws an initiative card
	PhaseCall                    // a captain names the hero to activate
	PhaseAct                     // an owner plays the activated hero
	PhaseCombat                  // both owners choose a combat card in secret
	PhaseOver
)

// phaseNames are the words of the phases in position texts. They never change.
var phaseNames = [...]string{"", "deal", "pick", "line", "shove", "draw", "call", "act", "combat", "over"}

// String returns the word of the phase, as "act".
func (p Phase) String() string {
	if int(p) < len(phaseNames) {
		return phaseNames[p]
	}
	return ""
}

// commits reports whether several seats choose at the same time in this phase.
func (p Phase) commits() bool { return p == PhasePick || p == PhaseLine || p == PhaseCombat }

// task says what is to be done in the phase, for refusals.
func (p Phase) task() string {
	return [...]string{"wait", "deal a hero", "pick a hero", "line the heroes up", "move the hero out of the way", "draw an initiative card",
		"name the hero to activate", "play the activated hero", "choose a combat card", "stop"}[p]
}

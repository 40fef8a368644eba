package honshu

// Numbers of a match.
const (
	Rounds   = 12 // of a match
	MaxSeats = 5
	MinSeats = 2
	FullHand = 6 // cards dealt to a hand, and rounds it lasts
	PayCubes = 2 // cubes that the loser of a bid pays to contest
)

// Phase is a part of a match.
type Phase uint8

// The phases, in the order in which they can follow each other.
const (
	PhaseProvince Phase = iota + 1 // Nature gives each seat a province
	PhaseOrder                     // Nature gives each seat an order card
	PhaseGoal                      // Nature draws the scoring card
	PhaseDeal                      // Nature deals six cards to each seat
	PhasePlay                      // trick: each in turn plays a card
	PhaseTake                      // trick: each in turn takes a card
	PhaseOpen                      // duel: Nature opens two cards
	PhaseBid                       // duel: both choose a card in secret
	PhaseContest                   // duel: the loser stands or pays
	PhaseChoose                    // duel: one takes a pair
	PhaseKeep                      // duel: both keep a card of their pair
	PhasePick                      // draft: all choose a card in secret
	PhaseRefill                    // draft of two: Nature draws a card for each
	PhaseDrop                      // draft of two: both drop a card in secret
	PhaseBuild                     // all build
	PhaseOver
)

// phaseNames are the words of the phases in position texts. They never change.
var phaseNames = [...]string{
	"", "province", "order", "goal", "deal", "play", "take", "open", "bid", "contest", "choose", "keep", "pick", "refill", "drop", "build", "over",
}

// String returns the word of the phase, as "play".
func (p Phase) String() string {
	if int(p) < len(phaseNames) {
		return phaseNames[p]
	}
	return ""
}

// Phases lists the phases of a round that matches with these options play, and the end.
func (s *State) Phases() (list []Phase) {
	for p := PhaseDeal + 1; p <= PhaseOver; p++ {
		if s.plays(p) {
			list = append(list, p)
		}
	}
	return list
}

// PlaysPairs reports whether seats take pairs of cards in matches with these options.
func (s *State) PlaysPairs() bool { return s.isDuel() }

// commits reports whether all seats choose at the same time in this phase.
func (p Phase) commits() bool {
	return p == PhaseBid || p == PhaseKeep || p == PhasePick || p == PhaseDrop || p == PhaseBuild
}

// phaseVerbs are the verbs of phases with only one; PhaseContest has two. They never change.
var phaseVerbs = [...]Verb{
	PhaseProvince: VerbProvince, PhaseOrder: VerbOrder, PhaseGoal: VerbGoal, PhaseDeal: VerbDeal, PhasePlay: VerbPlay,
	PhaseTake: VerbTake, PhaseOpen: VerbOpen, PhaseBid: VerbBid, PhaseContest: VerbStand, PhaseChoose: VerbPair,
	PhaseKeep: VerbKeep, PhasePick: VerbPick, PhaseRefill: VerbDeal, PhaseDrop: VerbDrop, PhaseBuild: VerbBuild,
	PhaseOver: 0,
}

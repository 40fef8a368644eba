package homeworlds

import (
	"strings"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Codes of warnings. Those up to WarnHomesApart come with the first ship, WarnGivesUp with a catastrophe, the others
// with the end of a turn.
const (
	WarnSmallShip          = "warn-small-ship"          // the first ship is not large
	WarnNoGreenHome        = "warn-no-green-home"       // no green among stars and first ship
	WarnNoBlueHome         = "warn-no-blue-home"        // no blue among them
	WarnFewColours         = "warn-few-colours"         // fewer than three colours among them
	WarnTwinSizes          = "warn-twin-sizes"          // two stars of one size
	WarnTwinColours        = "warn-twin-colours"        // two stars of one colour
	WarnHomesApart         = "warn-home-distance"       // star sizes equal to another home's, or none in common
	WarnNothing            = "warn-nothing-done"        // nothing was done in the turn
	WarnActionsLeft        = "warn-actions-left"        // actions of the sacrifice are left
	WarnOverpopulationLeft = "warn-overpopulation-left" // overpopulations are left on the table
	WarnHomeCaptured       = "warn-home-captured"       // another seat can eliminate this one next turn, by captures
	WarnHomeDestroyed      = "warn-home-destroyed"      // the same, by catastrophes
	WarnLargestCaptured    = "warn-largest-captured"    // another seat can capture the largest ship at home next turn
	WarnLargestDestroyed   = "warn-largest-destroyed"   // the same, by a catastrophe
	WarnNoGreen            = "warn-no-green"            // no green anywhere you are
	WarnNoWayOut           = "warn-no-way-out"          // neither yellow nor blue anywhere you are
	WarnCutOff             = "warn-cut-off"             // nowhere to go from home
	WarnEliminates         = "warn-eliminates"          // the turn eliminates a seat, and cards will be shown
	WarnThird              = "warn-third-occurrence"    // the third occurrence of the position: a draw
	WarnOwnEnd             = "warn-own-end"             // self=loss: the turn ends your own game
	WarnGivesUp            = "warn-gives-up-actions"    // the catastrophe gives up actions that are not used

	// WarnEliminatesOpen is WarnEliminates where the card of the seat is known already.
	WarnEliminatesOpen = "warn-eliminates-known"
)

// Warnings reports before the first ship what is odd about the home, before a catastrophe what it gives up, and before
// the end of a turn what is dangerous about the position it leaves. It knows no more than the seat does, or than
// everybody when the State is the View of Public.
func (Game) Warnings(st rules.State, by rules.Seat, a rules.Action) []rules.Warning {
	s := st.(*State)
	c, ok := Fields(a)
	if !ok || by < 0 || !s.Actors().Has(by) || s.pos.refusal(c) != nil {
		return nil
	}
	switch c.Kind {
	case KindShip:
		return s.pos.homeWarnings(c.Piece)
	case KindCatastrophe:
		return s.pos.catastropheWarnings(c)
	case KindEnd:
		return s.View(by).(*State).endWarnings(by)
	}
	return nil
}

// catastropheWarnings are about the catastrophe being set off now.
func (p *Position) catastropheWarnings(c Choice) []rules.Warning {
	var l list
	if n := p.GivesUp(); n > 0 {
		l.add(WarnGivesUp, []rules.Part{overpopulationPart(c.Slot, Colour(c.Target))},
			"catastrophes come after the actions of a turn; this gives up %d that may still be done", n)
	}
	return l
}

// list collects warnings.
type list []rules.Warning

func (l *list) add(code string, parts []rules.Part, format string, args ...any) {
	*l = append(*l, rules.Warning{
		Error: rules.Errorf(code, format, args...).At(parts...),
		Grave: code == WarnOwnEnd || code == WarnHomeCaptured || code == WarnHomeDestroyed, // the end of the own game
	})
}

// homeWarnings are about the mover's stars with that ship.
func (p *Position) homeWarnings(ship Piece) []rules.Warning {
	var l list
	home := &p.Systems[p.Mover]
	all := home.Stars + ship.One()
	at := []rules.Part{cellPart(int(p.Mover))}
	if ship.Size() < NumSizes {
		l.add(WarnSmallShip, []rules.Part{reservePart(ship)}, "the first ship %s is not large; larger ships defend a home",
			ship)
	}
	if !all.HasColour(Green) {
		l.add(WarnNoGreenHome, at, "there is no green among stars and ship; without it you cannot build")
	}
	if !all.HasColour(Blue) {
		l.add(WarnNoBlueHome, at, "there is no blue among stars and ship; without it you cannot trade")
	}
	if n := all.colours(); n < 3 {
		l.add(WarnFewColours, at, "stars and ship have %d of the four colours; three give more powers", n)
	}
	first, second := home.pair()
	if first.Size() == second.Size() {
		l.add(WarnTwinSizes, at, "both stars have size %d; different sizes are harder to reach", first.Size())
	}
	if first.Colour() == second.Colour() {
		l.add(WarnTwinColours, at, "both stars are %s; one catastrophe could destroy them both", first.Colour().Name())
	}
	for seat := range rules.Seat(p.Seats) {
		other := &p.Systems[seat]
		if seat == p.Mover || other.Free() {
			continue
		}
		moves, why := 0, ""
		switch {
		case other.Sizes() == home.Sizes() && p.Seats <= sizePairs: // with more seats some homes are alike
			moves, why = 2, "have the sizes of"
		case other.IsConnected(home):
			moves, why = 1, "share no size with"
		default:
			continue
		}
		l.add(WarnHomesApart, append(at, cellPart(int(seat))), "your stars %s those of seat %s; the homes are %d moves apart", why, seat, moves)
		last := &l[len(l)-1]
		last.Error = last.WithNumber("n", moves)
	}
	return l
}

// sizePairs is in how many ways two stars of a home can have different sizes.
const sizePairs = NumSizes * (NumSizes - 1) / 2

// pair returns the two stars of a home; both are the same kind where there are two of one kind.
func (s *System) pair() (first, second Piece) {
	kinds := make([]Piece, 0, 2)
	for star, n := range s.Stars.All() {
		for range n {
			kinds = append(kinds, star)
		}
	}
	return kinds[0], kinds[1]
}

// colours returns how many colours there are.
func (f Fleet) colours() int {
	n := 0
	for c := range Colour(NumColours) {
		if f.HasColour(c) {
			n++
		}
	}
	return n
}

// endWarnings are about ending the turn now. The State is the View of the seat, whose turn it is, or of Public.
func (s *State) endWarnings(by rules.Seat) []rules.Warning {
	var l list
	p := &s.pos
	after := s.Clone().(*State)
	if _, err := after.Apply(rules.Move{By: by, Do: Choice{Kind: KindEnd}.Pack()}, nil); err != nil {
		return nil
	}
	lost := p.SeatsWithoutHome()
	if lost.Has(by) {
		l.add(WarnOwnEnd, []rules.Part{cellPart(int(by))},
			"you have no ship at home; ending the turn now eliminates yourself")
	}
	if others := lost.Without(by); others != 0 && s.cards.isInPlay {
		code := WarnEliminates
		if s.cards.publicSeats.Has(by) {
			code = WarnEliminatesOpen
		}
		l.add(code, seatParts(others), "%s", s.eliminationText(by, others))
	}
	if after.ending == Repetition {
		l.add(WarnThird, nil, "the position has stood twice before; ending the turn now makes the match a draw")
	}
	if after.ending != NoEnding || lost.Has(by) {
		return l
	}
	h := homeSafety{p: &after.pos, by: by}
	h.dangers(&l)
	p.leftUndone(&l)
	h.weakness(&l)
	return l
}

// eliminationText reports what eliminating the seats shows and brings, as far as the viewer may know.
func (s *State) eliminationText(by rules.Seat, others rules.Seats) string {
	names := seatNames(others)
	text := "this eliminates " + names
	if !s.cards.publicSeats.Has(by) {
		text += ", and your card will be shown"
	}
	maybe := false
	for seat := range others.All() {
		maybe = maybe || s.cards.alignments[seat] == Good || s.cards.alignments[seat] == Unknown && s.cards.unknownCount(s.Seats(), Good) > 0
	}
	switch card := s.Card(by); {
	case card == Evil:
		return text + "; you are Evil and win"
	case card == Good && maybe:
		return text + "; you are Good, and " + names + " may be Good too"
	case card == Unknown:
		return text + "; if you are Good, remember that " + names + " may be Good too"
	}
	return text
}

// seatNames lists seats as "seat 1 and seat 3".
func seatNames(seats rules.Seats) string { return gamekit.Join(seats.All(), rules.Seat.Name, " and ") }

func seatParts(seats rules.Seats) []rules.Part {
	var parts []rules.Part
	for seat := range seats.All() {
		parts = append(parts, rules.Part{Kind: rules.PartSeat, Index: int32(seat)})
	}
	return parts
}

// leftUndone adds warnings about what the turn could still do.
func (p *Position) leftUndone(l *list) {
	switch p.Phase {
	case Start:
		l.add(WarnNothing, nil, "the turn has neither an action nor a sacrifice yet")
	case Sacrificing:
		l.add(WarnActionsLeft, nil, "of the sacrifice %d more may be done: %s", p.ActionsLeft, p.Colour.verb())
	}
	var names []string
	var marks []rules.Part
	emit := func(slot int) {
		for _, c := range p.Systems[slot].OverpopulatedColours() {
			names = append(names, c.Name()+" at "+p.Name(slot))
			marks = append(marks, overpopulationPart(slot, c))
		}
	}
	emit(int(p.Mover))
	for slot := range p.Slots() {
		if slot != int(p.Mover) {
			emit(slot)
		}
	}
	if len(names) > 0 {
		l.add(WarnOverpopulationLeft, marks, "overpopulation is left on the table: %s", strings.Join(names, ", "))
	}
}

package homeworlds

import (
	"bytes"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// Signs of a seat's alignment, in steps of which evidenceHalf double the odds that it is Evil.
const (
	evidenceHalf = 100
	maxEvidence  = 6 * evidenceHalf

	evidenceAttack      = 60  // took a ship of a seat that is not suspect
	evidenceCatastrophe = 60  // made a catastrophe that cost such a seat a ship
	evidenceThreat      = 40  // ended a turn able to eliminate such a seat
	evidenceMercy       = 260 // could have eliminated a seat, which wins for an Evil one, and did not
	evidenceClaim       = 25  // called itself Good
	evidenceConfession  = 150 // called itself Evil
	evidenceWord        = 40  // was accused, or vouched for, by a seat that is not suspect
	evidenceSlander     = 20  // accused a seat that is not suspect
	naiveTrust          = 4   // how many times as much words count for who takes them at face value
)

// beliefs is what a seat concludes about the alignments of the others from what they did and said.
type beliefs struct {
	seat           rules.Seat
	naive          bool   // takes words at face value, and overlooks actions
	start          []byte // the state before moves
	moves          []rules.Move
	state          *homeworlds.State // after moves
	fromActions    [homeworlds.MaxSeats]int
	fromWords      [homeworlds.MaxSeats]int
	statements     []rules.Note                     // what was said
	couldEliminate [homeworlds.MaxSeats]rules.Seats // whom each seat could eliminate at the start of its turn
	harm           [homeworlds.MaxSeats]rules.Seats // whom each seat has harmed
	truces         rules.Seats                      // who offered the own seat a truce, and has not harmed it since
	threats        homeworlds.Threats
	turnStarts     map[uint64]bool            // positions that have stood at the start of a turn, by their keys as Fields
	turnStart      *homeworlds.SearchPosition // the last of them; nil where nothing is known of the past
}

// update takes in what the seat knows of the past. What was taken in before is not looked at again if the past goes on
// from there.
func (b *beliefs) update(me rules.Seat, p bot.History) {
	s, ok := p.Start.(*homeworlds.State)
	if !ok {
		*b = beliefs{seat: me, naive: b.naive}
		return
	}
	start, _ := s.AppendBinary(nil) // never fails
	if b.state == nil || me != b.seat || !bytes.Equal(start, b.start) ||
		len(p.Moves) < len(b.moves) || !slices.Equal(p.Moves[:len(b.moves)], b.moves) {
		*b = beliefs{seat: me, naive: b.naive, start: start, state: s.Clone().(*homeworlds.State)}
		b.noteTurnStart()
	}
	for _, mv := range p.Moves[len(b.moves):] {
		b.moves = append(b.moves, mv)
		b.observe(mv)
	}
	b.statements = b.statements[:0]
	for _, n := range p.Notes {
		if n.Kind == rules.NoteTalk {
			b.statements = append(b.statements, n)
		}
	}
	b.weighStatements()
}

// observe plays the move and notes what it shows.
func (b *beliefs) observe(mv rules.Move) {
	c, _ := homeworlds.Fields(mv.Do)
	before := b.state.Position()
	by := mv.By
	if b.state.AreCardsDealt() && by >= 0 && by != b.seat && mv.Do != rules.Hidden {
		switch c.Kind {
		case homeworlds.KindAttack:
			b.addHarm(by, rules.Seat(c.Target), evidenceAttack)
		case homeworlds.KindCatastrophe:
			for victim := range before.Living.Without(by).All() {
				if before.Systems[c.Slot].Ships[victim].HasColour(homeworlds.Colour(c.Target)) {
					b.addHarm(by, victim, evidenceCatastrophe)
				}
			}
		case homeworlds.KindEnd:
			b.weighTurnEnd(by)
		}
	}
	if _, err := b.state.Apply(mv, nil); err != nil {
		return
	}
	b.noteTurnStart()
	if now := b.state.Position(); b.state.AreCardsDealt() && b.state.Phase() == homeworlds.Start && c.Kind >= homeworlds.KindShip && b.state.Actors() != 0 {
		b.couldEliminate[now.Mover] = b.victims(now, now.Mover)
	}
}

// noteTurnStart remembers the position if a turn begins with it.
func (b *beliefs) noteTurnStart() {
	if b.turnStarts == nil {
		b.turnStarts = map[uint64]bool{}
	}
	if b.state.Phase() == homeworlds.Start {
		b.turnStart = homeworlds.NewSearchPosition(b.state.Position())
		b.turnStarts[b.turnStart.Key()] = true
	}
}

// addHarm notes that a seat harmed another; it tells the more, the less the other was suspect, and speaks for the seat
// when the other was.
func (b *beliefs) addHarm(by, victim rules.Seat, sign int) {
	innocence := maxEvidence/2 - b.fromActions[victim]
	b.fromActions[by] += sign * max(-maxEvidence, min(maxEvidence, innocence)) / (maxEvidence / 2)
	b.harm[by] = b.harm[by].With(victim)
}

// weighTurnEnd looks at what the seat leaves behind at the end of its turn.
func (b *beliefs) weighTurnEnd(by rules.Seat) {
	p := *b.state.Position()
	if b.couldEliminate[by] != 0 && p.EndTurn() == 0 {
		b.fromActions[by] -= evidenceMercy
	}
	for victim := range b.victims(&p, by).All() {
		if !b.couldEliminate[by].Has(victim) {
			b.addHarm(by, victim, evidenceThreat)
		}
	}
	b.couldEliminate[by] = 0
}

// victims returns whom the seat could eliminate if it were its turn.
func (b *beliefs) victims(p *homeworlds.Position, by rules.Seat) rules.Seats {
	var set rules.Seats
	if !p.Living.Has(by) || !p.AtHome(by) {
		return set
	}
	f := homeworlds.NewSearchPosition(p)
	for victim := range p.Living.Without(by).All() {
		if p.AtHome(victim) && b.threats.CanEliminate(f, by, victim) {
			set = set.With(victim)
		}
	}
	return set
}

// weighStatements weighs what was said, by what is known of who said it.
func (b *beliefs) weighStatements() {
	b.fromWords, b.truces = [homeworlds.MaxSeats]int{}, 0
	var claims []homeworlds.Statement
	var by []rules.Seat
	for _, n := range b.statements {
		st, err := homeworlds.ParseStatement(n.Text)
		if err != nil || n.By < 0 || n.By >= homeworlds.MaxSeats {
			continue
		}
		again := false
		for k := range claims {
			again = again || claims[k] == st && by[k] == n.By
		}
		if again {
			continue // saying it twice makes it no truer
		}
		claims, by = append(claims, st), append(by, n.By)
		b.weighStatement(n.By, st)
	}
}

func (b *beliefs) weighStatement(by rules.Seat, st homeworlds.Statement) {
	trust := 1
	if b.naive {
		trust = naiveTrust
	} else if b.fromActions[by] > evidenceHalf {
		trust = 0 // who acts like that is not believed
	}
	switch st.Kind {
	case homeworlds.SayGood:
		b.fromWords[by] -= evidenceClaim * trust
	case homeworlds.SayEvil:
		b.fromWords[by] += evidenceConfession
	case homeworlds.SaySuspect, homeworlds.SayAttack:
		b.fromWords[st.About] += evidenceWord * trust
		if !b.naive && b.fromActions[st.About] <= 0 {
			b.fromWords[by] += evidenceSlander
		}
	case homeworlds.SayTrust:
		b.fromWords[st.About] -= evidenceWord * trust
	case homeworlds.SayTruce:
		if st.About == b.seat && !b.harm[by].Has(b.seat) {
			b.truces = b.truces.With(by)
		}
	}
}

// evidence returns how strongly the seat is suspected.
func (b *beliefs) evidence(seat rules.Seat) int {
	e := b.fromActions[seat]
	if b.naive {
		e = 0
	}
	return max(-maxEvidence, min(maxEvidence, e+b.fromWords[seat]))
}

// doubts returns how likely each seat is Evil, in thousandths, for somebody who knows those cards: all orders of the
// unknown cards are weighed by the evidence.
func (b *beliefs) doubts(s *homeworlds.State, known func(rules.Seat) homeworlds.Alignment) [homeworlds.MaxSeats]int {
	var doubt [homeworlds.MaxSeats]int
	var hidden []rules.Seat
	evils := s.Seats() / 2
	for seat := range rules.Seat(s.Seats()) {
		switch known(seat) {
		case homeworlds.Evil:
			doubt[seat] = certain
			evils--
		case homeworlds.Unknown:
			hidden = append(hidden, seat)
		}
	}
	all := 0.0
	var sums [homeworlds.MaxSeats]float64
	for set := range 1 << len(hidden) {
		weight, n := 1.0, 0
		for k, seat := range hidden {
			if set>>k&1 != 0 {
				weight *= odds(b.evidence(seat))
				n++
			}
		}
		if n != evils {
			continue
		}
		all += weight
		for k, seat := range hidden {
			if set>>k&1 != 0 {
				sums[seat] += weight
			}
		}
	}
	for _, seat := range hidden {
		if all > 0 {
			doubt[seat] = int(certain * sums[seat] / all)
		}
	}
	return doubt
}

// odds returns two to the power of the evidence over evidenceHalf, straight in between. All of it is exact, so that
// every machine computes the same.
func odds(evidence int) float64 {
	steps := (evidence + maxEvidence) / evidenceHalf
	rest := (evidence + maxEvidence) % evidenceHalf
	return float64((int64(1)<<steps)*int64(evidenceHalf+rest)) / float64(evidenceHalf<<(maxEvidence/evidenceHalf))
}

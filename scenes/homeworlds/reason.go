package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// Reason implements table.Narrator: the most important of what the rules tell of a turn, beside doing nothing.
func (b *Board) Reason(st rules.State, by rules.Seat, plan []rules.Action) string {
	before, ok := st.(*game.State)
	if !ok {
		return ""
	}
	if before.Phase() == game.Setup {
		return b.gainText(homeGain(before.System(int(by)).Stars, plan[0]))
	}
	after, events := playLine(before, by, plan)
	idle, _ := playLine(before, by, []rules.Action{game.Choice{Kind: game.KindEnd}.Pack()})
	list := b.gains(&betterMove{by: by, events: events, isHint: true}, before, after, idle)
	list = append(list, turnGain(by, before.Position(), after.Position(), events))
	if list[0].key == "" && !isInDanger(after, by) {
		list[0].key = lang.HomeworldsReasonSafe
	}
	return b.gainText(list[0])
}

// homeGain returns what a piece adds to a home with these stars that is set up.
func homeGain(stars game.Fleet, do rules.Action) gain {
	c, _ := game.Fields(do)
	switch {
	case !stars.HasColour(c.Piece.Colour()):
		return gain{key: lang.HomeworldsBetterPower, piece: c.Piece}
	case c.Kind == game.KindShip && c.Piece.Size() == game.NumSizes:
		return gain{key: lang.HomeworldsStepGuard}
	}
	return gain{}
}

// holdings are what a seat has where it has ships.
type holdings struct {
	ships   game.Fleet
	powers  game.Fleet // its ships, and the stars beside them
	guards  game.Fleet // its ships at home
	systems int
	inReach int         // ships of others that it could attack
	atRisk  int         // its own that others could attack
	near    rules.Seats // to whose homes its ships could move
}

// holdingsOf returns what a seat has in a position.
func holdingsOf(p *game.Position, by rules.Seat) holdings {
	h := holdings{guards: p.Systems[by].Ships[by]}
	for slot := range p.Systems {
		s := &p.Systems[slot]
		own, danger := s.Ships[by], 0
		if own == 0 {
			continue
		}
		for seat := range rules.Seat(p.Seats) {
			if seat == by || !p.Living.Has(seat) {
				continue
			}
			if s.IsConnected(&p.Systems[seat]) {
				h.near = h.near.With(seat)
			}
			if s.Power(seat, game.Red) {
				danger = max(danger, s.Ships[seat].Largest())
			}
		}
		if s.Power(by, game.Red) {
			h.inReach += (s.AllShips() - own).UpTo(own.Largest()).Len()
		}
		h.ships, h.powers, h.systems, h.atRisk = h.ships+own, h.powers|own|s.Stars, h.systems+1, h.atRisk+own.UpTo(danger).Len()
	}
	return h
}

// turnGain returns what a turn does for its seat beside what gains tells.
func turnGain(by rules.Seat, before, after *game.Position, events []rules.Event) gain {
	had, has := holdingsOf(before, by), holdingsOf(after, by)
	switch {
	case had.guards.Len() == 1 && has.guards.Len() > 1:
		return gain{key: lang.HomeworldsReasonSecond}
	case has.guards.Largest() > had.guards.Largest():
		return gain{key: lang.HomeworldsReasonLarger}
	case has.atRisk < had.atRisk && !losesShip(events, by):
		return gain{key: lang.HomeworldsReasonSaves}
	case has.inReach > had.inReach:
		return gain{key: lang.HomeworldsWillAttack, n: has.inReach}
	}
	for seat := range rules.Seat(game.MaxSeats) {
		if has.near.Has(seat) && !had.near.Has(seat) {
			return gain{key: lang.HomeworldsReasonNear, seat: seat}
		}
	}
	for p := range game.Piece(game.NumPieces) {
		switch c := p.Colour(); {
		case has.powers.HasColour(c) && !had.powers.HasColour(c):
			return gain{key: lang.HomeworldsBetterPower, piece: p}
		case thinsOut(before, after, by, c):
			return gain{key: lang.HomeworldsReasonCrowd, piece: p}
		case has.ships.HasColour(c) && !had.ships.HasColour(c):
			return gain{key: lang.HomeworldsReasonFirst, piece: p}
		case has.ships.Count(p) > had.ships.Count(p) && !after.Bank.Has(p):
			return gain{key: lang.HomeworldsReasonLast, piece: p}
		}
	}
	switch {
	case has.systems > had.systems:
		return gain{key: lang.HomeworldsReasonSystems, n: has.systems}
	case has.ships.Len() > had.ships.Len():
		return gain{key: lang.HomeworldsReasonShips, n: has.ships.Len()}
	}
	return gain{}
}

// losesShip reports whether the seat loses a ship in these events.
func losesShip(events []rules.Event, by rules.Seat) bool {
	for _, e := range events {
		if _, owner := game.ThingOf(e.Thing); e.Kind == rules.EvTake && owner == by {
			return true
		}
	}
	return false
}

// thinsOut reports whether a system of the seat had so many pieces of the colour that one more would have been too many, and
// has fewer.
func thinsOut(before, after *game.Position, by rules.Seat, c game.Colour) bool {
	const most = game.Overpopulation - 1
	for slot := range after.Systems {
		was, now := &before.Systems[slot], &after.Systems[slot]
		if was.Key == now.Key && now.Ships[by] != 0 && was.Pieces().CountColour(c) == most && now.Pieces().CountColour(c) < most {
			return true
		}
	}
	return false
}

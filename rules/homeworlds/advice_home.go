package homeworlds

import "engawa/rules"

// homeSafety looks at a seat's safety in the position after its turn. The seat has a ship at home.
type homeSafety struct {
	p  *Position
	by rules.Seat
}

func (h homeSafety) home() *System { return &h.p.Systems[h.by] }

// dangers reports the gravest of what other seats can do to the home with their next turn: eliminate the seat, or leave it
// none of its largest ships there.
func (h homeSafety) dangers(l *list) {
	own := h.home().Ships[h.by]
	if how, able := h.canTake(own); able != 0 {
		code, what := WarnHomeCaptured, "capturing"
		if how == KindCatastrophe {
			code, what = WarnHomeDestroyed, "destroying"
		}
		l.add(code, append(seatParts(able), cellPart(int(h.by))), "%s can eliminate you next turn by %s what you have at home", seatNames(able), what)
		return
	}
	largest := own
	var parts []rules.Part
	for ship, n := range own.All() {
		if ship.Size() < own.Largest() {
			largest -= Fleet(n) * ship.One()
		} else {
			parts = append(parts, shipPart(int(h.by), h.by, ship))
		}
	}
	if how, able := h.canTake(largest); able != 0 {
		code, what := WarnLargestCaptured, "capture"
		if how == KindCatastrophe {
			code, what = WarnLargestDestroyed, "destroy"
		}
		l.add(code, parts, "%s can %s the largest ship at your home next turn", seatNames(able), what)
	}
}

// canTake returns which other seats can take those ships at the home with their next turn, and how the first of them can.
func (h homeSafety) canTake(target Fleet) (how Kind, able rules.Seats) {
	var search Threats
	f := NewSearchPosition(h.p)
	for other := range h.p.Living.Without(h.by).All() {
		if !h.p.AtHome(other) {
			continue
		}
		f.Mover = other
		if by := search.CanTake(f, other, h.by, target); by != 0 {
			able = able.With(other)
			if how == 0 {
				how = by
			}
		}
	}
	return how, able
}

// weakness reports what is poor about the seat's position, nobody's next turn left aside.
func (h homeSafety) weakness(l *list) {
	if !h.p.hasPowerAnywhere(h.by, Green) {
		l.add(WarnNoGreen, nil, "you have green nowhere; you could not build")
	}
	switch {
	case !h.p.hasPowerAnywhere(h.by, Yellow) && !h.p.hasPowerAnywhere(h.by, Blue):
		l.add(WarnNoWayOut, nil, "you have yellow nowhere, nor blue to trade for it; you could not move")
	case !h.p.steppingStone(h.home().Sizes(), h.home().Sizes(), h.p.Bank.sizes()):
		l.add(WarnCutOff, []rules.Part{cellPart(int(h.by))}, "no system and no star in the bank is connected with your home; nothing can leave it")
	}
}

package homeworlds

import "engawa/rules"

// Threats answers who could be eliminated by a single turn. It keeps its memory from one use to the next, and serves
// one goroutine at a time.
type Threats struct {
	positions [5]SearchPosition // after the sacrifice, and after each of its actions
	target    Fleet             // the ships of the victim at its home that are to be taken
}

// siege holds the pieces at a home, as an attacker counts them.
type siege struct {
	stars, target, mine, other Fleet
}

func (t *Threats) siege(f *SearchPosition, by, victim rules.Seat) siege {
	s := &f.Systems[victim]
	g := siege{stars: s.Stars, target: t.target, mine: s.Ships[by]}
	g.other = s.AllShips() - g.target - g.mine
	return g
}

// lack says how many pieces of each colour are missing for the overpopulations that destroy a home.
type lack struct {
	colours [NumColours]int8
	total   int
}

// lacks returns the two ways to destroy the target by catastrophes: of all colours of the home's stars, or of all colours of
// the target. Any other set of catastrophes that does it holds one of these.
func (g *siege) lacks() [2]lack {
	pieces := g.stars + g.target + g.mine + g.other
	var ways [2]lack
	for k, target := range [2]Fleet{g.stars, g.target} {
		for c := range Colour(NumColours) {
			if n := Overpopulation - pieces.CountColour(c); n > 0 && target.HasColour(c) {
				ways[k].colours[c] = int8(n)
				ways[k].total += n
			}
		}
	}
	return ways
}

// remaining returns the ships of the target that no overpopulation takes.
func (g *siege) remaining() Fleet {
	pieces := g.stars + g.target + g.mine + g.other
	rest := g.target
	for c := range Colour(NumColours) {
		if pieces.CountColour(c) >= Overpopulation {
			rest -= rest.Of(c)
		}
	}
	return rest
}

// CanEliminate reports whether the seat, if it were to move now with its whole turn before it, could leave the victim
// without a ship at home, or without a home, and still have a ship at its own. Both must be alive and at home. With
// catastrophes at any time the answer is still right when it is yes, but ways that need a catastrophe between two
// actions are not looked for: [Turns.All] finds them.
func (t *Threats) CanEliminate(f *SearchPosition, by, victim rules.Seat) bool {
	return t.CanTake(f, by, victim, f.Systems[victim].Ships[victim]) != 0
}

// CanTake is [Threats.CanEliminate] for some of the victim's ships at home, the target. It returns KindAttack or
// KindCatastrophe, by which the last of them would be lost, and 0 where the seat cannot take them all.
func (t *Threats) CanTake(f *SearchPosition, by, victim rules.Seat, target Fleet) Kind {
	t.target = target
	g := t.siege(f, by, victim)
	ways := g.lacks()
	if ways[0].total == 0 || ways[1].total == 0 {
		return KindCatastrophe
	}
	need := min(ways[0].total, ways[1].total)
	if need > 3 && g.mine == 0 {
		return 0
	}
	if need == 1 && t.byFreeAction(f, by, victim, &g, &ways) {
		return KindCatastrophe
	}
	home := &f.Systems[victim]
	if rest := g.remaining(); g.mine != 0 && rest.Len() == 1 && rest.Largest() <= g.mine.Largest() && home.Power(by, Red) {
		return KindAttack
	}
	for slot := range f.Slots() {
		ships := f.Systems[slot].Ships[by]
		for p := range ships.kindsOf() {
			if slot == int(by) && ships == p.One() && p.Colour() != Yellow {
				continue // it would leave its own home
			}
			if slot != int(victim) && !maySuffice(&g, need, p) {
				continue
			}
			if t.bySacrifice(f, by, victim, slot, p) {
				if p.Colour() == Red {
					return KindAttack
				}
				return KindCatastrophe
			}
		}
	}
	return 0
}

// maySuffice reports whether sacrificing such a ship, elsewhere than at the besieged home, may be enough.
func maySuffice(g *siege, need int, p Piece) bool {
	if p.Colour() == Red {
		return g.mine != 0
	}
	return need <= p.Size() && (p.Colour() == Yellow || g.mine != 0)
}

// byFreeAction reports whether one free action brings the piece that is missing.
func (t *Threats) byFreeAction(f *SearchPosition, by, victim rules.Seat, g *siege, ways *[2]lack) bool {
	home := &f.Systems[victim]
	for _, way := range ways {
		if way.total != 1 {
			continue
		}
		c := way.only()
		if g.mine != 0 && home.Power(by, Green) && g.mine.HasColour(c) && f.Bank.HasColour(c) {
			return true
		}
		if g.mine != 0 && home.Power(by, Blue) && t.tradeInto(f, g, c) {
			return true
		}
		for slot := range f.Slots() {
			s := &f.Systems[slot]
			ships := s.Ships[by]
			if slot == int(victim) || !ships.HasColour(c) || f.sizes[slot]&f.sizes[victim] != 0 || !s.Power(by, Yellow) {
				continue
			}
			if slot != int(by) || ships.Len() > 1 {
				return true
			}
		}
	}
	return false
}

// only returns the colour of which a piece is missing.
func (l *lack) only() Colour {
	for c, n := range l.colours {
		if n > 0 {
			return Colour(c)
		}
	}
	return NumColours
}

// tradeInto reports whether one trade at the besieged home turns a ship to the colour and does the other colours no
// harm: a ship of a colour that must be there for the same end is not given away unless there are more than enough.
func (t *Threats) tradeInto(f *SearchPosition, g *siege, c Colour) bool {
	for p := range g.mine.kindsOf() {
		q := MakePiece(c, p.Size())
		if p.Colour() == c || !f.Bank.Has(q) {
			continue
		}
		after := *g
		after.mine += q.One() - p.One()
		if ways := after.lacks(); ways[0].total == 0 || ways[1].total == 0 {
			return true
		}
	}
	return false
}

// bySacrifice reports whether the sacrifice of that ship, and its actions, take the target.
func (t *Threats) bySacrifice(f *SearchPosition, by, victim rules.Seat, slot int, p Piece) bool {
	next := &t.positions[0]
	next.CopyFrom(f)
	next.Mover, next.Phase = by, Start
	next.Position.Sacrifice(slot, p)
	next.updateKey(slot)
	switch p.Colour() {
	case Red:
		return t.canCapture(next, by, victim, p.Size())
	case Green:
		return t.canBuild(next, by, victim, p.Size())
	case Blue:
		return t.canTrade(0, by, victim, p.Size())
	default:
		return t.canSail(0, by, victim, p.Size())
	}
}

// canCapture reports whether that many attacks take all ships which no overpopulation takes.
func (t *Threats) canCapture(f *SearchPosition, by, victim rules.Seat, actions int) bool {
	g := t.siege(f, by, victim)
	rest := g.remaining()
	return f.AtHome(by) && (rest == 0 || g.mine != 0 && rest.Len() <= actions && rest.Largest() <= g.mine.Largest())
}

// canBuild reports whether that many builds bring what is missing.
func (t *Threats) canBuild(f *SearchPosition, by, victim rules.Seat, actions int) bool {
	if !f.AtHome(by) {
		return false
	}
	g := t.siege(f, by, victim)
	for _, way := range g.lacks() {
		ok := way.total <= actions
		for c, n := range way.colours {
			ok = ok && (n == 0 || g.mine.HasColour(Colour(c)) && f.Bank.CountColour(Colour(c)) >= int(n))
		}
		if ok {
			return true
		}
	}
	return false
}

// canTrade reports whether that many trades, from the position in fields[depth], bring what is missing. A trade
// elsewhere is only of use when it frees a piece that the bank does not have.
func (t *Threats) canTrade(depth int, by, victim rules.Seat, actions int) bool {
	f := &t.positions[depth]
	if !f.AtHome(by) {
		return false
	}
	g := t.siege(f, by, victim)
	ways := g.lacks()
	need := min(ways[0].total, ways[1].total)
	if need == 0 || need > actions || g.mine == 0 {
		return need == 0
	}
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		for p := range s.Ships[by].kindsOf() {
			if slot != int(victim) && (f.Bank.Has(p) || need == actions) {
				continue
			}
			for c := range Colour(NumColours) {
				q := MakePiece(c, p.Size())
				if q == p || !f.Bank.Has(q) {
					continue
				}
				next := &t.positions[depth+1]
				next.CopyFrom(f)
				next.Play(Step{KindTrade, uint8(slot), p, uint8(q)})
				if t.canTrade(depth+1, by, victim, actions-1) {
					return true
				}
				if slot != int(victim) {
					break // what it becomes makes no difference there
				}
			}
		}
	}
	return false
}

// canSail reports whether that many moves and discoveries, from the position in fields[depth], bring what is missing
// and leave a ship at the own home.
func (t *Threats) canSail(depth int, by, victim rules.Seat, actions int) bool {
	f := &t.positions[depth]
	g := t.siege(f, by, victim)
	ways := g.lacks()
	need := min(ways[0].total, ways[1].total)
	homeless := 0
	if !f.AtHome(by) {
		homeless = 1
	}
	if need+homeless == 0 {
		return true
	}
	spare := actions - need - homeless
	if spare < 0 {
		return false
	}
	for from := range f.Slots() {
		s := &f.Systems[from]
		for p := range s.Ships[by].kindsOf() {
			useful := false
			for _, way := range ways {
				useful = useful || way.colours[p.Colour()] > 0 && from != int(victim) && way.total <= actions
			}
			if !useful && homeless == 0 && (spare == 0 || !t.freesSize(f, from, by)) {
				continue
			}
			if t.sail(depth, from, p, by, victim, actions, spare) {
				return true
			}
		}
	}
	return false
}

// freesSize reports whether the last ship leaving would bring the bank a star of a size of which it has none.
func (t *Threats) freesSize(f *SearchPosition, slot int, by rules.Seat) bool {
	s := &f.Systems[slot]
	return s.Home == Nobody && s.Ships[by].Len() == 1 && s.AllShips() == s.Ships[by] && f.Bank.sizes()&f.sizes[slot] != f.sizes[slot]
}

// sail tries all that is of use with one ship: to the besieged home, to the own one when it is empty, and with
// actions to spare to where the next move is.
func (t *Threats) sail(depth, from int, p Piece, by, victim rules.Seat, actions, spare int) bool {
	f := &t.positions[depth]
	next := &t.positions[depth+1]
	for to := range f.Slots() {
		if to == from || f.sizes[to]&f.sizes[from] != 0 || spare == 0 && to != int(victim) && to != int(by) {
			continue
		}
		next.CopyFrom(f)
		next.Play(Step{KindMove, uint8(from), p, uint8(to)})
		if t.canSail(depth+1, by, victim, actions-1) {
			return true
		}
	}
	if spare == 0 {
		return false
	}
	tried := f.sizes[from]
	for q := range f.Bank.kindsOf() {
		if tried>>(q.Size()-1)&1 != 0 {
			continue // one star of a size is as good as another
		}
		tried |= 1 << (q.Size() - 1)
		next.CopyFrom(f)
		next.Play(Step{KindDiscover, uint8(from), p, uint8(q)})
		if t.canSail(depth+1, by, victim, actions-1) {
			return true
		}
	}
	return false
}

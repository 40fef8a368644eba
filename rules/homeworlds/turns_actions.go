package homeworlds

import (
	"iter"
	"math/bits"

	"engawa/rules"
)

// kindsOf yields each kind of piece that is there once, ascending.
func (f Fleet) kindsOf() iter.Seq[Piece] {
	return func(yield func(Piece) bool) {
		for k := f.kinds(); k != 0; k &= k - 1 {
			if !yield(Piece(bits.TrailingZeros64(uint64(k)) / pieceBits)) {
				return
			}
		}
	}
}

// becomes returns the table's key when the sum of that slot's system becomes another.
func (f *SearchPosition) becomes(slot int, sum uint64) uint64 {
	return f.key - f.hashes[slot] + rules.Mix(sum)
}

// isNearlyOverpopulated reports whether one piece more of the colour makes an overpopulation of the system.
func (s *System) isNearlyOverpopulated(c Colour) bool {
	return s.Pieces().CountColour(c) >= Overpopulation-1
}

func (g *Turns) builds(m *node) {
	f, by := m.f, m.f.Mover
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		ships := s.Ships[by]
		if ships == 0 || f.Phase == Start && !s.Power(by, Green) {
			continue
		}
		for c := range Colour(NumColours) {
			if !ships.HasColour(c) || !f.Bank.HasColour(c) {
				continue
			}
			p := f.Bank.Smallest(c)
			key := f.becomes(slot, f.sums[slot]+keys.piece[by][p])
			g.try(m, Step{Kind: KindBuild, Slot: uint8(slot), Piece: p}, key, s.isNearlyOverpopulated(c), slot != int(by) && !f.AtHome(by))
		}
	}
}

func (g *Turns) trades(m *node) {
	f, by := m.f, m.f.Mover
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		ships := s.Ships[by]
		if ships == 0 || f.Phase == Start && !s.Power(by, Blue) {
			continue
		}
		for p := range ships.kindsOf() {
			without := f.sums[slot] - keys.piece[by][p]
			for c := range Colour(NumColours) {
				q := MakePiece(c, p.Size())
				if q == p || !f.Bank.Has(q) || g.isSelective && f.ActionsLeft > 1 && !f.strikes(slot, c) {
					continue
				}
				key := f.becomes(slot, without+keys.piece[by][q])
				g.try(m, Step{KindTrade, uint8(slot), p, uint8(q)}, key, s.isNearlyOverpopulated(c), slot != int(by) && !f.AtHome(by))
			}
		}
	}
}

func (g *Turns) attacks(m *node) {
	f, by := m.f, m.f.Mover
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		if s.Ships[by] == 0 || f.Phase == Start && !s.Power(by, Red) {
			continue
		}
		largest := s.Ships[by].Largest()
		for owner := range rules.Seat(f.Seats) {
			if owner == by {
				continue
			}
			for p := range s.Ships[owner].kindsOf() {
				if p.Size() > largest {
					continue
				}
				key := f.becomes(slot, f.sums[slot]-keys.piece[owner][p]+keys.piece[by][p])
				emptied := slot == int(owner) && s.Ships[owner] == p.One() || slot != int(by) && !f.AtHome(by)
				g.try(m, Step{KindAttack, uint8(slot), p, uint8(owner)}, key, false, emptied)
			}
		}
	}
}

// moves makes the moves and discoveries of each own ship.
func (g *Turns) moves(m *node) {
	f, by := m.f, m.f.Mover
	for from := range f.Slots() {
		s := &f.Systems[from]
		ships := s.Ships[by]
		if ships == 0 || f.Phase == Start && !s.Power(by, Yellow) {
			continue
		}
		chosen := g.isSelective && f.Phase == Sacrificing
		alone := ships.Len() == 1 && s.AllShips() == ships
		for p := range ships.kindsOf() {
			base := f.key - f.hashes[from]
			if !alone || s.Home != Nobody {
				base += rules.Mix(f.sums[from] - keys.piece[by][p])
			}
			// The own home must not be left empty by the last step; who may lose by it is looked at more closely.
			leaves := from == int(by) && ships == p.One()
			targets, stars := f.SlotMask, f.Bank.kinds()
			if chosen {
				targets, stars = m.aims.of(f, from, p)
			}
			g.sail(m, from, p, base, leaves, targets, stars)
		}
	}
}

// sail makes the moves of one ship to targets and its discoveries of stars. Base is the key of the table without the
// ship; leaves says that the ship leaves its home empty.
func (g *Turns) sail(m *node, from int, p Piece, base uint64, leaves bool, targets uint64, found Fleet) {
	f, by := m.f, m.f.Mover
	homeless := leaves || !f.AtHome(by)
	if m.isLastAction && homeless && !f.Rules.SelfLoss && !f.Rules.Anytime {
		// Only a move to the own home can be the last one.
		if home := int(by); !leaves && f.sizes[from]&f.sizes[home] == 0 && f.SlotMask>>home&1 != 0 {
			g.move(m, from, p, home, base, false)
		}
		return
	}
	sizes := f.sizes[from]
	for set := targets &^ (1 << from); set != 0; set &= set - 1 {
		to := bits.TrailingZeros64(set)
		if f.sizes[to]&sizes != 0 {
			continue
		}
		g.move(m, from, p, to, base, homeless && to != int(by))
	}
	for q := range found.kindsOf() {
		if sizes>>(q.Size()-1)&1 != 0 {
			continue
		}
		key := base + rules.Mix(keys.home[0]+keys.piece[stars][q]+keys.piece[by][p])
		g.try(m, Step{KindDiscover, uint8(from), p, uint8(q)}, key, false, homeless)
	}
}

func (g *Turns) move(m *node, from int, p Piece, to int, base uint64, homeless bool) {
	f := m.f
	key := base - f.hashes[to] + rules.Mix(f.sums[to]+keys.piece[f.Mover][p])
	g.try(m, Step{KindMove, uint8(from), p, uint8(to)}, key, f.Systems[to].isNearlyOverpopulated(p.Colour()), homeless)
}

package homeworlds

// holds reports whether the mover can still end the turn with a ship at home, as ruling 9 asks: it has one there, or its
// home has a star and what is left of the main action can bring one back: the yellow actions of a sacrifice or, where
// catastrophes may come before the main action, a free move or a sacrifice that is still to be made.
func (p *Position) holds() bool {
	switch {
	case p.AtHome(p.Mover):
		return true
	case p.Systems[p.Mover].Free():
		return false
	case p.Phase == Sacrificing:
		return p.Colour == Yellow && p.wayHome()
	}
	return p.Phase == Start && p.canActHome(map[turnState]bool{})
}

// canActHome reports whether the main action of the turn, with the catastrophes that may come before it and between its
// actions, can bring a ship of the mover home. Home is without own ships, but has a star.
func (p *Position) canActHome(tried map[turnState]bool) bool {
	if p.Systems[p.Mover].Free() {
		return false
	}
	now := turnState{p.key(), p.ActionsLeft}
	if tried[now] {
		return false
	}
	tried[now] = true
	found := false
	p.eachMove(func(c Choice) bool {
		found = c.Target == int(p.Mover)
		return !found
	})
	if !found {
		p.eachSacrifice(func(c Choice) bool {
			if c.Piece.Colour() == Yellow {
				next := *p
				next.play(c)
				found = next.wayHomeWithHelp(tried)
			}
			return !found
		})
	}
	if !found && p.Rules.Anytime {
		p.eachCatastrophe(func(c Choice) bool {
			if p.makesWay(c) {
				next := *p
				next.play(c)
				found = next.canActHome(tried)
			}
			return !found
		})
	}
	return found
}

// wayHome reports whether the yellow actions left, with catastrophes where they may come between, can bring a ship of
// the mover home. Home is without own ships, but has a star.
//
// One ship on its own finds the way if there is one, unless catastrophes help: a ship that leaves a system to make way
// by its stars, which return to the bank, can as well take that way itself.
func (p *Position) wayHome() bool {
	return p.oneShipHome() || p.Rules.Anytime && p.wayHomeWithHelp(map[turnState]bool{})
}

// oneShipHome looks for a way home on which only one ship moves.
func (p *Position) oneShipHome() bool {
	home := p.Systems[p.Mover].Sizes()
	for slot := range p.Slots() {
		if p.Systems[slot].Ships[p.Mover] != 0 && p.shipHome(slot, home) {
			return true
		}
	}
	return false
}

// shipHome looks for a way from the system to a home with those star sizes, with the actions left, three at most.
func (p *Position) shipHome(from int, home uint8) bool {
	s := &p.Systems[from]
	sizes := s.Sizes()
	if sizes&home == 0 {
		return true
	}
	if p.ActionsLeft >= 2 && p.steppingStone(sizes, home, p.Bank.sizes()) {
		return true
	}
	if p.ActionsLeft < 3 {
		return false
	}
	bank := p.Bank.sizes()
	if s.Home == Nobody && s.AllShips().Len() == 1 {
		bank |= sizes // its stars return when the ship leaves
	}
	for size := uint8(1); size < 1<<NumSizes; size <<= 1 {
		if size&sizes == 0 && p.Bank.sizes()&size != 0 && p.steppingStone(size, home, bank) {
			return true
		}
	}
	for slot := range p.Slots() {
		if next := p.Systems[slot].Sizes(); next&sizes == 0 && p.steppingStone(next, home, bank) {
			return true
		}
	}
	return false
}

// steppingStone reports whether there is a system, or a star to discover in a bank with those sizes, that is connected
// with two systems of the given star sizes.
func (p *Position) steppingStone(from, to, bank uint8) bool {
	if bank&^(from|to) != 0 {
		return true
	}
	for slot := range p.Slots() {
		if p.Systems[slot].Sizes()&(from|to) == 0 {
			return true
		}
	}
	return false
}

// turnState is a position within a turn as the search of wayHomeWithHelp remembers it.
type turnState struct {
	key  key
	left uint8
}

// wayHomeWithHelp is wayHome with the help of catastrophes, which other ships may bring about. Positions that were tried
// lead nowhere: the same catastrophes and moves in another order often come to one position.
func (p *Position) wayHomeWithHelp(tried map[turnState]bool) bool {
	if p.AtHome(p.Mover) {
		return true
	}
	if p.Phase != Sacrificing || p.Systems[p.Mover].Free() {
		return false
	}
	if p.oneShipHome() {
		return true
	}
	now := turnState{p.key(), p.ActionsLeft}
	if tried[now] {
		return false
	}
	tried[now] = true
	found := false
	try := func(c Choice) bool {
		next := *p
		next.play(c)
		found = next.wayHomeWithHelp(tried)
		return !found
	}
	p.eachCatastrophe(func(c Choice) bool { return !p.makesWay(c) || try(c) })
	if p.ActionsLeft < 2 {
		return found
	}
	helping := func(c Choice) bool { return !p.mayHelp(c) || try(c) }
	if !found {
		p.eachMove(helping)
	}
	if !found {
		p.eachDiscovery(helping)
	}
	return found
}

// makesWay reports whether a catastrophe can make way: it takes one of two stars, or returns a size that the bank lacks.
func (p *Position) makesWay(c Choice) bool {
	s, colour := &p.Systems[c.Slot], Colour(c.Target)
	if gone := s.Stars.Of(colour); gone != 0 && gone != s.Stars {
		return true
	}
	back := s.Pieces().Of(colour)
	if s.Stars == s.Stars.Of(colour) {
		back = s.Pieces()
	}
	return p.movesLeft() >= 2 && back.sizes()&^p.Bank.sizes() != 0
}

// movesLeft returns how many moves the rest of the turn has at most.
func (p *Position) movesLeft() int {
	if p.Phase == Sacrificing {
		return int(p.ActionsLeft)
	}
	most := 0
	for slot := range p.Slots() {
		for ship := range p.Systems[slot].Ships[p.Mover].All() {
			if ship.Colour() == Yellow {
				most = max(most, ship.Size())
			}
		}
	}
	return most
}

// mayHelp reports whether a move or discovery may be part of a way home that no ship finds on its own. It may say so
// of one that is not.
func (p *Position) mayHelp(c Choice) bool {
	if p.ActionsLeft >= 3 {
		return true
	}
	// The next move must go home from where this one leads, perhaps after a catastrophe there.
	home := p.Systems[p.Mover].openSizes(0)
	if c.Kind == KindDiscover {
		return disjoint([3]uint8{1 << (Piece(c.Target).Size() - 1)}, home)
	}
	return disjoint(p.Systems[c.Target].openSizes(c.Piece.One()), home)
}

// openSizes returns the sets of star sizes that the system has or may have after a catastrophe there, when more has
// joined it; 0 for none.
func (s *System) openSizes(more Fleet) (sets [3]uint8) {
	sets[0] = s.Sizes()
	n := 1
	for star := range s.Stars.All() {
		rest := s.Stars - s.Stars.Of(star.Colour())
		if rest != 0 && (s.Pieces()+more).CountColour(star.Colour()) >= Overpopulation {
			sets[n] = rest.sizes()
			n++
		}
	}
	return sets
}

// disjoint reports whether a set of one list shares no size with one of the other; 0 is no set.
func disjoint(a, b [3]uint8) bool {
	for _, x := range a {
		for _, y := range b {
			if x != 0 && y != 0 && x&y == 0 {
				return true
			}
		}
	}
	return false
}

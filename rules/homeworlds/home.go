package homeworlds

// holds reports whether the mover can still end the turn with a ship at home, as rule 9 asks: it has one there, or its
// home has a star and yellow actions of a sacrifice are left that can bring one back.
func (p *Position) holds() bool {
	if p.AtHome(p.Mover) {
		return true
	}
	if p.Systems[p.Mover].Free() || p.Phase != Sacrificing || p.Colour != Yellow {
		return false
	}
	return p.wayHome()
}

// wayHome reports whether the yellow actions left, with catastrophes where they may come between, can bring a ship of the
// mover home. Home is without own ships, but has a star.
//
// Mostly one ship on its own finds the way if there is one. Another can only help it by a catastrophe, or by leaving a
// former home of two stars, so that one of them can be discovered anew; only then is everything tried.
func (p *Position) wayHome() bool {
	if p.oneShipHome() {
		return true
	}
	return (p.Rules.Anytime || p.Left >= 3 && p.hasFormerHome()) && p.anyWayHome()
}

// hasFormerHome reports whether there is a system of two stars that is nobody's home.
func (p *Position) hasFormerHome() bool {
	for slot := range MaxSeats {
		if s := &p.Systems[slot]; s.Home == Nobody && s.Stars.Len() == 2 {
			return true
		}
	}
	return false
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
	if p.Left >= 2 && p.steppingStone(sizes, home, p.Bank.sizes()) {
		return true
	}
	if p.Left < 3 {
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

// anyWayHome tries every sequence of the yellow actions left and of the catastrophes that may come between.
func (p *Position) anyWayHome() bool {
	if p.AtHome(p.Mover) {
		return true
	}
	if p.Phase != Sacrificing || p.Systems[p.Mover].Free() {
		return false
	}
	if p.oneShipHome() {
		return true
	}
	found := false
	try := func(c Choice) bool {
		next := *p
		next.play(c)
		found = next.anyWayHome()
		return !found
	}
	if p.Rules.Anytime {
		p.eachCatastrophe(try)
	}
	if !found && p.Left >= 2 {
		p.eachMove(try)
	}
	if !found && p.Left >= 2 {
		p.eachDiscovery(try)
	}
	return found
}

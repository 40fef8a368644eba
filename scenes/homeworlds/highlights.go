package homeworlds

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	homeworldssprites "engawa/sprites/homeworlds"
)

// highlights is what is to be seen in the position besides the pieces.
type highlights struct {
	ship        rules.Part // the own ship that has been chosen, zero for none
	slot        int        // the system that the choice is about, else the one selected, nowhere for none
	links       []int      // systems that the chosen ship can go to now
	moves       [game.MaxSystems]int
	canTake     [game.NumPieces]bool // pieces of the bank that can follow
	builds      game.Piece           // what the chosen ship would build, NoPiece for nothing
	sources     []*pyramidSprite     // what gives the powers that could be used now
	attackable  []*pyramidSprite     // ships that can follow, to be attacked
	ready       []*pyramidSprite     // own ships that can act, where none has been chosen
	newShips    []*pyramidSprite     // ships of others that have come since the last turn
	large       []*pyramidSprite     // ships of others that are too large for it
	catastrophe catastrophe
	actions     [5]actionState
	power       int  // the button of the power that has been chosen, noPower for none
	open        bool // what the chosen ship does is still to be chosen
	ends        bool // the turn can be ended
}

// noPower stands for no button of a power.
const noPower = -1

// catastrophe is what a catastrophe would do.
type catastrophe struct {
	slot        int                // nowhere for none
	counts      [game.MaxSeats]int // how many ships each seat loses
	colour      game.Colour
	destroyed   []*pyramidSprite
	vanish      bool        // the system vanishes
	newLinks    []int       // systems that become connected with it
	loses       rules.Seats // seats that would be without a ship at home
	pending     bool        // it is being chosen and can be set off
	lostActions int         // actions of the turn that it gives up
}

// updateHighlights finds out what is to be seen, after a change of the position or of the choice.
func (b *Board) updateHighlights() {
	b.scene.Change()
	b.highlights = highlights{slot: b.selection, builds: game.NoPiece, catastrophe: catastrophe{slot: noSystem}, power: noPower}
	s := &b.highlights
	for _, p := range b.choice.Picked {
		if p.Kind == rules.PartCell && s.ship == (rules.Part{}) {
			s.slot = int(p.Index)
		}
		if slot, owner, _, ok := pieceOf(p); ok {
			s.slot = slot
			if owner == b.choice.By {
				s.ship = p
			}
		}
		if slot, c, ok := markOf(p); ok {
			s.catastrophe = b.catastropheOf(slot, c)
			s.slot = slot
		}
	}
	b.findActions()
	s.ends = b.legality.canLead(button(buttonEnd)) // whatever has been chosen: the table drops that
	if len(b.choice.Picked) > 0 {
		b.findNext()
	}
	if s.ship == (rules.Part{}) {
		b.findReady()
	}
	b.findNewShips()
}

// findNext sorts what can follow in the choice.
func (b *Board) findNext() {
	s := &b.highlights
	for _, p := range b.choice.Next {
		switch p.Kind {
		case rules.PartCell:
			s.links = append(s.links, int(p.Index))
		case rules.PartReserve:
			if p.Index >= 0 && p.Index < game.NumPieces {
				s.canTake[p.Index] = true
			}
		case rules.PartPiece:
			if slot, owner, piece, ok := pieceOf(p); ok && owner != b.choice.By {
				s.attackable = append(s.attackable, b.pyramidsOf(slot, owner, piece)...)
			}
		}
	}
	slot, by, ship, ok := pieceOf(s.ship)
	if !ok || slot >= game.MaxSystems {
		return
	}
	sys := &b.pos.Systems[slot]
	if slices.Contains(b.choice.Next, s.ship) || slices.Contains(b.choice.Next, button(buttonBuild)) {
		s.builds = b.pos.Bank.Smallest(ship.Colour())
	}
	for _, a := range actions() {
		if a.power && s.power == a.button && b.pos.Phase == game.Start {
			s.sources = append(s.sources, b.source(slot, by, colourOf(a.hue))...)
		}
	}
	if b.mayAttack(slot, by) && (s.power == noPower || s.power == buttonAttack) {
		for _, t := range b.thingsIn(slot) {
			if t.owner >= 0 && t.owner != by && t.piece.Size() > sys.Ships[by].Largest() {
				s.large = append(s.large, t)
			}
		}
	}
	if len(s.links) > 0 && !s.open {
		b.countMoves(slot, by)
	}
}

// findReady finds the own ships that can act, with the power that has been chosen or with any.
func (b *Board) findReady() {
	for _, p := range b.choice.Next {
		if slot, owner, piece, ok := pieceOf(p); ok && owner == b.choice.By {
			b.highlights.ready = append(b.highlights.ready, b.pyramidsOf(slot, owner, piece)...)
		}
	}
}

// source returns the thing that gives the seat the power of the colour in the system.
func (b *Board) source(slot int, by rules.Seat, c game.Colour) []*pyramidSprite {
	if b.state == nil {
		return nil
	}
	piece, ship, ok := b.state.PowerSource(by, slot, c)
	if !ok {
		return nil
	}
	owner := game.Nobody
	if ship {
		owner = by
	}
	list := b.pyramidsOf(slot, owner, piece)
	return list[max(0, len(list)-1):]
}

// mayAttack reports whether the seat has red in the system, or red actions left.
func (b *Board) mayAttack(slot int, by rules.Seat) bool {
	if b.pos.Phase == game.Sacrificing {
		return b.pos.Colour == game.Red
	}
	return b.pos.Phase == game.Start && b.pos.Systems[slot].Power(by, game.Red)
}

// countMoves finds how many moves away every system is from the slot, as far as the actions of a sacrifice reach: those
// left, or those that the seat's largest yellow ship would give.
func (b *Board) countMoves(from int, by rules.Seat) {
	limit := 1
	switch {
	case b.pos.Phase == game.Sacrificing:
		limit = int(b.pos.ActionsLeft)
	case b.pos.Phase == game.Start:
		for slot := range b.pos.Slots() {
			limit = max(limit, b.pos.Systems[slot].Ships[by].Of(game.Yellow).Largest())
		}
	}
	b.highlights.moves = movesFrom(&b.pos, from, limit)
}

// movesFrom returns how many moves away every system is from the slot, 0 for itself and for what more moves than the limit
// lead to.
func movesFrom(p *game.Position, from, limit int) (moves [game.MaxSystems]int) {
	frontier := []int{from}
	for n := 1; n <= limit; n++ {
		var next []int
		for _, at := range frontier {
			for slot := range p.Slots() {
				if slot != from && moves[slot] == 0 && p.Systems[at].IsConnected(&p.Systems[slot]) {
					moves[slot] = n
					next = append(next, slot)
				}
			}
		}
		frontier = next
	}
	return moves
}

// catastropheOf returns what a catastrophe of the colour in the system would do now.
func (b *Board) catastropheOf(slot int, c game.Colour) catastrophe {
	out := catastrophe{slot: slot, colour: c, pending: slices.Contains(b.choice.Next, button(buttonDetonate))}
	if slot >= game.MaxSystems || b.pos.Systems[slot].Free() {
		out.slot = noSystem
		return out
	}
	if b.choice.State != nil {
		out.lostActions = b.pos.GivesUp()
	}
	after := b.pos
	after.Catastrophe(slot, c)
	out.vanish = after.Systems[slot].Free()
	for _, t := range b.thingsIn(slot) {
		if out.vanish || t.piece.Colour() == c {
			out.destroyed = append(out.destroyed, t)
			if t.owner >= 0 {
				out.counts[t.owner]++
			}
		}
	}
	for other := range after.Slots() {
		if !out.vanish && other != slot && after.Systems[slot].IsConnected(&after.Systems[other]) &&
			!b.pos.Systems[slot].IsConnected(&b.pos.Systems[other]) {
			out.newLinks = append(out.newLinks, other)
		}
	}
	out.loses = after.SeatsWithoutHome() &^ b.pos.SeatsWithoutHome()
	return out
}

// loss is what a sacrifice takes away besides the ship.
type loss struct {
	vanish    bool // the system, with its stars
	home      bool // the last ship at home
	canReturn bool // another ship can come home with the moves that the sacrifice gives
}

// lossOf returns what the sacrifice of a ship would take away.
func (b *Board) lossOf(slot int, by rules.Seat, p game.Piece) loss {
	after := b.pos
	after.Sacrifice(slot, p)
	out := loss{vanish: after.Systems[slot].Free(), home: slot == int(by) && !after.AtHome(by)}
	if !out.home || p.Colour() != game.Yellow {
		return out
	}
	for at, n := range movesFrom(&after, slot, p.Size()) {
		out.canReturn = out.canReturn || n > 0 && after.Systems[at].Ships[by] != 0
	}
	return out
}

// colourCount is how many pieces of a colour a system has: three or more, four of which are an overpopulation.
type colourCount struct {
	hue homeworldssprites.Hue
	n   int
}

// colourCounts returns the counts of colours of a system in the order of their marks.
func (b *Board) colourCounts(slot int) (list []colourCount) {
	for _, h := range hues() {
		if n := b.pos.Systems[slot].Pieces().CountColour(colourOf(h)); n >= game.Overpopulation-1 {
			list = append(list, colourCount{h, n})
		}
	}
	return list
}

package homeworlds

import (
	"cmp"
	"slices"

	"engawa/rules"
)

// Why explains why pointing at the parts, in whatever order, leads to no legal action.
func (Game) Why(st rules.State, by rules.Seat, parts []rules.Part) error {
	s := st.(*State)
	if err := s.mayAct(by); err != nil {
		return err
	}
	if by == rules.Nature {
		return s.whyNature(parts)
	}
	if s.pos.leads(parts) {
		return nil
	}
	return s.pos.why(parts)
}

func (s *State) whyNature(parts []rules.Part) error {
	if len(parts) == 0 || len(parts) == 1 && parts[0].Kind == rules.PartSeat && parts[0].Index >= 0 && parts[0].Index < int32(s.Seats()) {
		return nil
	}
	return rules.Errorf(rules.CodeAction, "chance deals to a seat or picks one, from 0 to %d", s.Seats()-1).At(parts...)
}

// leads reports whether the parts are parts of a path to a legal action.
func (p *Position) leads(parts []rules.Part) bool {
	if len(parts) == 0 {
		return true
	}
	for _, a := range p.Legal(nil) {
		c, _ := Fields(a)
		for _, way := range p.paths(c) {
			if rules.Within(parts, way) {
				return true
			}
		}
	}
	return false
}

// pointed is what parts in some order seem to mean.
type pointed struct {
	button  int32 // ButtonBuild to ButtonSacrifice, or ButtonEnd while none is pressed
	ships   []rules.Part
	reserve []Piece
	cells   []int
}

// why returns a refusal for parts that lead nowhere.
func (p *Position) why(parts []rules.Part) *rules.Error {
	if p.Phase == Setup {
		return p.whySetup(parts)
	}
	if slot, c, ok := crowdOf(parts[0]); ok && len(parts) <= 2 {
		return p.whyNotExplode(parts, slot, c)
	}
	if parts[0] == buttonPart(ButtonEnd) && len(parts) == 1 {
		return orUnknown(p.endRefusal(), parts)
	}
	said, ok := p.understand(parts)
	if !ok {
		return unknownParts(parts)
	}
	switch {
	case len(said.ships) > 0:
	case len(said.reserve) > 0:
		return p.whyNotPiece(said, parts)
	case said.button == ButtonEnd:
		return unknownParts(parts)
	case len(said.cells) > 0:
		return p.whyNotPlace(said, parts)
	default:
		return p.whyNotButton(said.button, parts)
	}
	for _, ship := range said.ships {
		if err := p.whyNotShip(ship, said.button); err != nil {
			return err
		}
	}
	for _, c := range p.meanings(said) {
		if err := p.refusal(c); err != nil {
			return err
		}
	}
	return p.whyNothing(said, parts)
}

func orUnknown(err *rules.Error, parts []rules.Part) *rules.Error {
	if err != nil {
		return err
	}
	return unknownParts(parts)
}

func unknownParts(parts []rules.Part) *rules.Error {
	return rules.Errorf(rules.CodeAction, "this is no action; expected a ship and then what it does, or the end of the turn").At(parts...)
}

func crowdOf(part rules.Part) (slot int, c Colour, ok bool) {
	if part.Kind != rules.PartButton {
		return 0, 0, false
	}
	return CrowdAt(part.Index)
}

func (p *Position) whySetup(parts []rules.Part) *rules.Error {
	if part := parts[0]; part.Kind == rules.PartReserve && part.Index >= 0 && part.Index < NumPieces {
		kind := KindStar
		if p.Systems[p.Mover].Stars.Len() == 2 {
			kind = KindShip
		}
		if err := p.setupRefusal(Choice{Kind: kind, Piece: Piece(part.Index)}); err != nil {
			return err
		}
		return rules.Errorf(rules.CodeAction, "the choice is complete with one piece of the bank").At(parts...)
	}
	if parts[0] == buttonPart(ButtonEnd) {
		return p.endRefusal()
	}
	return rules.Errorf(CodeSetupFirst, "your home must be set up first: two stars from the bank, then a ship").At(parts...)
}

func (p *Position) whyNotExplode(parts []rules.Part, slot int, c Colour) *rules.Error {
	if p.Systems[slot].Free() || len(parts) == 2 && parts[1] != buttonPart(ButtonDetonate) {
		return rules.Errorf(CodeNoCrowd, "there is no overpopulation to explode there").At(parts...)
	}
	return orUnknown(p.refusal(Choice{Kind: KindCatastrophe, Slot: slot, Target: int(c)}), parts)
}

// understand sorts the parts by what they are. It returns false for parts that no action has.
func (p *Position) understand(parts []rules.Part) (pointed, bool) {
	said := pointed{}
	for _, part := range parts {
		switch part.Kind {
		case rules.PartButton:
			if part.Index < ButtonBuild || part.Index > ButtonSacrifice || said.button != ButtonEnd {
				return said, false
			}
			said.button = part.Index
		case rules.PartPiece:
			slot, owner, piece, ok := PieceAt(part.Index)
			if !ok || owner == Nobody || p.Systems[slot].Free() || !p.Systems[slot].Ships[owner].Has(piece) {
				return said, false
			}
			said.ships = append(said.ships, part)
		case rules.PartReserve:
			if part.Index < 0 || part.Index >= NumPieces {
				return said, false
			}
			said.reserve = append(said.reserve, Piece(part.Index))
		case rules.PartCell:
			if part.Index < 0 || part.Index >= MaxSystems || p.Systems[part.Index].Free() {
				return said, false
			}
			said.cells = append(said.cells, int(part.Index))
		default:
			return said, false
		}
	}
	slices.SortStableFunc(said.ships, func(a, b rules.Part) int { return cmp.Compare(p.foreign(a), p.foreign(b)) })
	return said, len(said.ships) <= 2 && len(said.reserve) <= 1 && len(said.cells) <= 1
}

// foreign returns 0 for the part of a ship of the mover, 1 for others.
func (p *Position) foreign(ship rules.Part) int {
	if _, owner, _, ok := PieceAt(ship.Index); ok && owner == p.Mover {
		return 0
	}
	return 1
}

// buttonKind returns the kind of action a button stands for; for Move that is a move.
func buttonKind(button int32) Kind {
	switch button {
	case ButtonBuild:
		return KindBuild
	case ButtonTrade:
		return KindTrade
	case ButtonMove:
		return KindMove
	case ButtonAttack:
		return KindAttack
	}
	return KindSacrifice
}

// whyNotButton tells why nothing can be done with a button.
func (p *Position) whyNotButton(button int32, parts []rules.Part) *rules.Error {
	kind := buttonKind(button)
	if err := p.phaseRefusal(kind); err != nil {
		return err.At(parts...)
	}
	if _, needed := kind.Power(); needed {
		return noneCan(parts)
	}
	return rules.Errorf(CodeHomeLost, "no ship can be sacrificed: your home would be left without one").At(parts...)
}

func noneCan(parts []rules.Part) *rules.Error {
	return rules.Errorf(CodeNoneCan, "no ship of yours can do this now").At(parts...)
}

// meantKind returns the kind of action that the button, or else the sacrifice, stands for; false for any.
func (p *Position) meantKind(button int32) (Kind, bool) {
	if button != ButtonEnd {
		return buttonKind(button), true
	}
	if p.Phase != Sacrificing {
		return 0, false
	}
	for _, k := range []Kind{KindBuild, KindTrade, KindMove, KindAttack} {
		if power, _ := k.Power(); power == p.Colour {
			return k, true
		}
	}
	return 0, false
}

// whyNotPiece tells why nothing can be done with a piece of the bank, perhaps with a button and at a system.
func (p *Position) whyNotPiece(said pointed, parts []rules.Part) *rules.Error {
	piece := said.reserve[0]
	kind, known := p.meantKind(said.button)
	if len(said.cells) > 0 && !known {
		kind, known = KindBuild, true // nothing else takes a piece to a system
	}
	if err := p.inBank(piece); err != nil {
		return err
	}
	if p.Phase == Done || known {
		if err := p.phaseRefusal(kind); err != nil {
			return err.At(parts...)
		}
	}
	switch {
	case !known:
		return noneCan(parts)
	case kind == KindBuild:
		return p.whyNotBuild(piece, said.cells, parts)
	case len(said.cells) == 0 && kind == KindTrade:
		return p.common(parts, p.withOwn(func(c Choice) Choice {
			return Choice{Kind: KindTrade, Slot: c.Slot, Piece: c.Piece, Target: int(piece)}
		}))
	case len(said.cells) == 0 && kind == KindMove:
		return p.common(parts, p.withOwn(func(c Choice) Choice {
			return Choice{Kind: KindDiscover, Slot: c.Slot, Piece: c.Piece, Target: int(piece)}
		}))
	}
	return unknownParts(parts)
}

// whyNotBuild tells why the piece of the bank cannot be built, at the system if there is one.
func (p *Position) whyNotBuild(piece Piece, cells []int, parts []rules.Part) *rules.Error {
	if next := p.Bank.Smallest(piece.Colour()); next != piece {
		return rules.Errorf(CodeNotSmallest, "the bank still has a %s, and the smallest is built first", next).At(reservePart(next))
	}
	var builds []Choice
	for slot := range p.Slots() {
		if own := p.Systems[slot].Ships[p.Mover]; slices.Contains(cells, slot) || len(cells) == 0 && own.HasColour(piece.Colour()) {
			builds = append(builds, Choice{Kind: KindBuild, Slot: slot, Target: int(piece.Colour())})
		}
	}
	if len(builds) == 0 {
		return rules.Errorf(CodeBuildColour, "to build %s you need a %s ship in a system", piece, piece.Colour().Name()).At(parts...)
	}
	return p.common(parts, builds)
}

// withOwn returns one choice for each ship of the mover.
func (p *Position) withOwn(choice func(Choice) Choice) (list []Choice) {
	for slot := range p.Slots() {
		for ship := range p.Systems[slot].Ships[p.Mover].All() {
			list = append(list, choice(Choice{Slot: slot, Piece: ship}))
		}
	}
	return list
}

// common returns the refusal of the choices if all have the same reason, else that none of them is possible.
func (p *Position) common(parts []rules.Part, choices []Choice) *rules.Error {
	var first *rules.Error
	for _, c := range choices {
		err := p.refusal(c)
		if err == nil || first != nil && err.Code != first.Code {
			return noneCan(parts)
		}
		if first == nil {
			first = err
		}
	}
	if first == nil {
		return noneCan(parts)
	}
	return first
}

// whyNotPlace tells why nothing can be done with a button and a system: built there, or moved there.
func (p *Position) whyNotPlace(said pointed, parts []rules.Part) *rules.Error {
	kind, slot := buttonKind(said.button), said.cells[0]
	if err := p.phaseRefusal(kind); err != nil {
		return err.At(parts...)
	}
	switch kind {
	case KindBuild:
		var builds []Choice
		for c := range Colour(NumColours) {
			if own := p.Systems[slot].Ships[p.Mover]; own == 0 || own.HasColour(c) {
				builds = append(builds, Choice{Kind: KindBuild, Slot: slot, Target: int(c)})
			}
		}
		return p.common(parts, builds)
	case KindMove:
		return noneCan(parts)
	}
	if p.Systems[slot].Ships[p.Mover] == 0 && kind != KindAttack {
		return rules.Errorf(CodeNotPresent, "you have no ship at %s", p.Name(slot)).At(cellPart(slot))
	}
	return rules.Errorf(CodeWhichShip, "a system is not enough here; expected a ship").At(cellPart(slot))
}

// whyNotShip tells why the ship can do nothing at all, or cannot be meant with the button.
func (p *Position) whyNotShip(part rules.Part, button int32) *rules.Error {
	slot, owner, piece, _ := PieceAt(part.Index)
	if p.Phase == Done {
		return p.phaseRefusal(KindBuild).At(part)
	}
	if owner != p.Mover {
		if button != ButtonEnd && button != ButtonAttack {
			return rules.Errorf(CodeNoShip, "the %s at %s belongs to seat %s, not to you", piece, p.Name(slot), owner).At(part)
		}
		return p.refusal(Choice{Kind: KindAttack, Slot: slot, Piece: piece, Target: int(owner)})
	}
	if button != ButtonEnd {
		return orNil(p.phaseRefusal(buttonKind(button)), part)
	}
	return nil
}

func orNil(err *rules.Error, part rules.Part) *rules.Error {
	if err == nil {
		return nil
	}
	return err.At(part)
}

// meanings returns the choices that the parts can mean.
func (p *Position) meanings(said pointed) []Choice {
	slot, owner, ship, _ := PieceAt(said.ships[0].Index)
	if owner != p.Mover {
		return []Choice{{Kind: KindAttack, Slot: slot, Piece: ship, Target: int(owner)}}
	}
	c := Choice{Slot: slot, Piece: ship}
	as := func(k Kind, target int) Choice { return Choice{Kind: k, Slot: c.Slot, Piece: c.Piece, Target: target} }
	if len(said.ships) == 2 {
		other, owner, enemy, _ := PieceAt(said.ships[1].Index)
		if owner == p.Mover {
			return []Choice{{Kind: KindBuild, Slot: other, Target: int(enemy.Colour())}}
		}
		return []Choice{{Kind: KindAttack, Slot: other, Piece: enemy, Target: int(owner)}}
	}
	switch {
	case len(said.reserve) == 1 && said.button == ButtonBuild:
		return []Choice{{Kind: KindBuild, Slot: slot, Target: int(said.reserve[0].Colour())}}
	case len(said.cells) == 1:
		return []Choice{as(KindMove, said.cells[0])}
	case len(said.reserve) == 1 && said.button == ButtonTrade:
		return []Choice{as(KindTrade, int(said.reserve[0]))}
	case len(said.reserve) == 1 && (said.button == ButtonMove || said.reserve[0].Size() != ship.Size()):
		return []Choice{as(KindDiscover, int(said.reserve[0]))}
	case len(said.reserve) == 1:
		return []Choice{as(KindTrade, int(said.reserve[0])), as(KindDiscover, int(said.reserve[0]))}
	case said.button == ButtonBuild:
		return []Choice{{Kind: KindBuild, Slot: slot, Target: int(ship.Colour())}}
	case said.button == ButtonSacrifice:
		return []Choice{as(KindSacrifice, 0)}
	}
	return nil
}

// whyNothing is the refusal when each thing pointed at is in order, but together they are no action or more than one.
func (p *Position) whyNothing(said pointed, parts []rules.Part) *rules.Error {
	slot, _, ship, _ := PieceAt(said.ships[0].Index)
	kind := buttonKind(said.button)
	power, needed := kind.Power()
	switch {
	case said.button != ButtonEnd && needed && p.Phase == Start && !p.Systems[slot].Power(p.Mover, power):
		return p.powerRefusal(Choice{Kind: kind, Slot: slot, Piece: ship}).At(parts...)
	case said.button == ButtonMove && p.leavesHomeEmpty(slot, ship):
		return rules.Errorf(CodeHomeLost, "the %s is your last ship at home", ship).At(parts...)
	case len(said.ships) == 1 && len(parts) <= 2 && len(said.cells)+len(said.reserve) == 0:
		return rules.Errorf(rules.CodeAction, "the %s at %s can do nothing of this kind now", ship, p.Name(slot)).At(parts...)
	}
	return unknownParts(parts)
}

// leavesHomeEmpty reports whether some way out is closed to the ship only because the mover's home would be without
// one.
func (p *Position) leavesHomeEmpty(slot int, ship Piece) bool {
	for star := range Piece(NumPieces) {
		err := p.refusal(Choice{Kind: KindDiscover, Slot: slot, Piece: ship, Target: int(star)})
		if err != nil && err.Code == CodeHomeLost {
			return true
		}
	}
	return false
}

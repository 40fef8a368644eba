package homeworlds

import (
	"cmp"
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Why explains why pointing at the parts, in whatever order, leads to no legal action.
func (g Game) Why(st rules.State, by rules.Seat, parts []rules.Part) error {
	s := st.(*State)
	return gamekit.Explain(g, s, by, parts, s.meaning, s.refusal)
}

type meaning = gamekit.Meaning[Choice]

// meaning reports what the mover seems to mean by parts that lead nowhere.
func (s *State) meaning(_ rules.Seat, parts []rules.Part) meaning {
	p := &s.pos
	if p.Phase == Setup {
		return p.setupMeaning(parts)
	}
	if slot, c, ok := OverpopulationAt(parts[0].Index); ok && parts[0].Kind == rules.PartButton && len(parts) <= 2 {
		return p.catastropheMeaning(parts, slot, c)
	}
	if parts[0] == buttonPart(ButtonEnd) && len(parts) == 1 {
		return meaning{Choices: []Choice{{Kind: KindEnd}}, Else: unknownParts(parts)}
	}
	at, ok := p.sortParts(parts)
	switch {
	case !ok || at.button == ButtonEnd && len(at.ships)+len(at.reserve) == 0:
		return meaning{Else: unknownParts(parts)}
	case len(at.ships) > 0:
		return p.shipMeaning(at, parts)
	}
	return p.shiplessMeaning(at, parts)
}

func unknownParts(parts []rules.Part) *rules.Error {
	return rules.Errorf(rules.CodeAction,
		"this is no action; expected a ship and then what it does, or the end of the turn").At(parts...)
}

func noneCan(parts []rules.Part) *rules.Error {
	return rules.Errorf(CodeNoneCan, "no ship of yours can do this now").At(parts...)
}

func (p *Position) setupMeaning(parts []rules.Part) meaning {
	if part := parts[0]; part.Kind == rules.PartReserve && part.Index >= 0 && part.Index < NumPieces {
		kind := KindStar
		if p.Systems[p.Mover].Stars.Len() == 2 {
			kind = KindShip
		}
		return meaning{
			Choices: []Choice{{Kind: kind, Piece: Piece(part.Index)}},
			Else:    rules.Errorf(rules.CodeAction, "the choice is complete with one piece of the bank").At(parts...),
		}
	}
	if parts[0] == buttonPart(ButtonEnd) {
		return meaning{Choices: []Choice{{Kind: KindEnd}}}
	}
	return meaning{Else: rules.Errorf(CodeSetupFirst, "your home must be set up first: two stars from the bank, then a ship").At(parts...)}
}

func (p *Position) catastropheMeaning(parts []rules.Part, slot int, c Colour) meaning {
	if p.Systems[slot].Free() || len(parts) == 2 && parts[1] != buttonPart(ButtonDetonate) {
		return meaning{Else: rules.Errorf(CodeNoOverpopulation, "there is no overpopulation to explode there").At(parts...)}
	}
	return meaning{Choices: []Choice{{Kind: KindCatastrophe, Slot: slot, Target: int(c)}}, Else: unknownParts(parts)}
}

// sortedParts are the parts of an action of a ship, by what they are.
type sortedParts struct {
	button  int32        // ButtonBuild to ButtonSacrifice, or ButtonEnd while none is pressed
	ships   []rules.Part // at most two, those of the mover first
	reserve []Piece      // at most one
	cells   []int        // at most one
}

// sortParts sorts the parts by what they are. It returns false for parts that no action of a ship has.
func (p *Position) sortParts(parts []rules.Part) (sortedParts, bool) {
	at := sortedParts{}
	for _, part := range parts {
		switch part.Kind {
		case rules.PartButton:
			if part.Index < ButtonBuild || part.Index > ButtonSacrifice || at.button != ButtonEnd {
				return at, false
			}
			at.button = part.Index
		case rules.PartPiece:
			slot, owner, piece, ok := PieceAt(part.Index)
			if !ok || owner == Nobody || p.Systems[slot].Free() || !p.Systems[slot].Ships[owner].Has(piece) {
				return at, false
			}
			at.ships = append(at.ships, part)
		case rules.PartReserve:
			if part.Index < 0 || part.Index >= NumPieces {
				return at, false
			}
			at.reserve = append(at.reserve, Piece(part.Index))
		case rules.PartCell:
			if part.Index < 0 || part.Index >= MaxSystems || p.Systems[part.Index].Free() {
				return at, false
			}
			at.cells = append(at.cells, int(part.Index))
		default:
			return at, false
		}
	}
	slices.SortStableFunc(at.ships, func(a, b rules.Part) int { return cmp.Compare(p.foreign(a), p.foreign(b)) })
	return at, len(at.ships) <= 2 && len(at.reserve) <= 1 && len(at.cells) <= 1
}

// foreign returns 0 for the part of a ship of the mover, 1 for others.
func (p *Position) foreign(ship rules.Part) int {
	if _, owner, _, ok := PieceAt(ship.Index); ok && owner == p.Mover {
		return 0
	}
	return 1
}

// buttonKinds are the kinds of action that buttons stand for; for ButtonMove that is a move. They never change.
var buttonKinds = [...]Kind{
	ButtonEnd: KindSacrifice, ButtonBuild: KindBuild, ButtonTrade: KindTrade, ButtonMove: KindMove,
	ButtonAttack: KindAttack, ButtonSacrifice: KindSacrifice,
}

// kindOf returns the kind of action that the button, the sacrifice or else a system stands for; false for any.
func (p *Position) kindOf(at sortedParts) (Kind, bool) {
	if at.button != ButtonEnd {
		return buttonKinds[at.button], true
	}
	if p.Phase == Sacrificing {
		for _, k := range []Kind{KindBuild, KindTrade, KindMove, KindAttack} {
			if power, _ := k.Power(); power == p.Colour {
				return k, true
			}
		}
	}
	return KindBuild, len(at.cells) > 0 // nothing else takes a piece to a system
}

// shiplessMeaning is the meaning of a button, a piece of the bank and a system, or some of these.
func (p *Position) shiplessMeaning(at sortedParts, parts []rules.Part) meaning {
	kind, known := p.kindOf(at)
	for _, piece := range at.reserve {
		if err := p.inBank(piece); err != nil {
			return meaning{Else: err}
		}
	}
	if p.Phase == Done || known {
		if err := p.phaseRefusal(kind); err != nil {
			return meaning{Else: err.At(parts...)}
		}
	}
	colour, power := kind.Power()
	switch {
	case power && known && p.Phase == Start && !p.hasPowerAnywhere(p.Mover, colour):
		return meaning{Else: rules.Errorf(CodePowerNowhere, "to %s you need a %s star or an own %s ship in the same system, and you have none",
			kind, colour.Name(), colour.Name()).At(parts...).WithCode("colour", colour.String())}
	case len(at.reserve) > 0 && known:
		return p.pieceMeaning(kind, at, parts)
	case len(at.cells) > 0:
		return p.placeMeaning(kind, at.cells[0], parts)
	case known && kind == KindMove && p.onlyGuardMoves():
		return meaning{Else: rules.Errorf(CodeHomeLost, "your last ship at home is the only one that could move").At(parts...)}
	case power && known:
		return meaning{Else: cmp.Or(p.nowhereRefusal(kind, colour), noneCan(parts))}
	case !known:
		return meaning{Else: noneCan(parts)}
	}
	return meaning{Else: rules.Errorf(CodeHomeLost, "no ship can be sacrificed: your home would be left without one").At(parts...)}
}

// pieceMeaning is the meaning of a piece of the bank for a kind of action, perhaps at a system.
func (p *Position) pieceMeaning(kind Kind, at sortedParts, parts []rules.Part) meaning {
	piece := at.reserve[0]
	switch {
	case kind == KindBuild:
		return p.buildMeaning(piece, at.cells, parts)
	case len(at.cells) > 0 || kind != KindTrade && kind != KindMove:
		return meaning{Else: unknownParts(parts)}
	case kind == KindMove:
		kind = KindDiscover
	}
	m := meaning{Any: true, Else: noneCan(parts)}
	for slot := range p.Slots() {
		for ship := range p.Systems[slot].Ships[p.Mover].All() {
			m.Choices = append(m.Choices, Choice{Kind: kind, Slot: slot, Piece: ship, Target: int(piece)})
		}
	}
	return m
}

// buildMeaning is the meaning of a piece of the bank to be built, at the system if there is one.
func (p *Position) buildMeaning(piece Piece, cells []int, parts []rules.Part) meaning {
	if p.Bank.Smallest(piece.Colour()) != piece {
		return meaning{Else: p.smallestRefusal(piece.Colour())}
	}
	m := meaning{Any: true, Else: noneCan(parts)}
	for slot := range p.Slots() {
		if own := p.Systems[slot].Ships[p.Mover]; slices.Contains(cells, slot) || len(cells) == 0 && own.HasColour(piece.Colour()) {
			m.Choices = append(m.Choices, Choice{Kind: KindBuild, Slot: slot, Target: int(piece.Colour())})
		}
	}
	if len(m.Choices) == 0 {
		m.Else = rules.Errorf(CodeBuildColour, "to build %s you need a %s ship in a system", piece, piece.Colour().Name()).
			At(parts...)
	}
	return m
}

// placeMeaning is the meaning of a button and a system: to build there, or to move there.
func (p *Position) placeMeaning(kind Kind, slot int, parts []rules.Part) meaning {
	own := p.Systems[slot].Ships[p.Mover]
	switch {
	case kind == KindBuild:
		m := meaning{Any: true, Else: noneCan(parts)}
		for c := range Colour(NumColours) {
			if own == 0 || own.HasColour(c) {
				m.Choices = append(m.Choices, Choice{Kind: KindBuild, Slot: slot, Target: int(c)})
			}
		}
		return m
	case kind == KindMove:
		return meaning{Else: noneCan(parts)}
	case own == 0 && kind != KindAttack:
		return meaning{Else: rules.Errorf(CodeNotPresent, "you have no ship at %s", p.Name(slot)).At(cellPart(slot))}
	}
	return meaning{Else: rules.Errorf(CodeWhichShip, "a system is not enough here; expected a ship").At(cellPart(slot))}
}

// shipMeaning is the meaning of one ship or two, perhaps with a button, a piece of the bank and a system.
func (p *Position) shipMeaning(at sortedParts, parts []rules.Part) meaning {
	var m meaning
	for _, part := range at.ships {
		slot, owner, piece, _ := PieceAt(part.Index)
		switch {
		case p.Phase == Done || owner == p.Mover && at.button != ButtonEnd:
			if err := p.phaseRefusal(buttonKinds[at.button]); err != nil {
				return meaning{Else: err.At(part)}
			}
		case owner == p.Mover:
		case at.button != ButtonEnd && at.button != ButtonAttack:
			m.Else = rules.Errorf(CodeNoShip, "the %s at %s belongs to seat %s, not to you", piece, p.Name(slot), owner).At(part)
			return m
		default:
			m.Choices = append(m.Choices, Choice{Kind: KindAttack, Slot: slot, Piece: piece, Target: int(owner)})
		}
	}
	if len(m.Choices) == 0 {
		m.Choices = p.ownMeanings(at)
	}
	m.Else = p.whyNothing(at, parts)
	return m
}

// ownMeanings returns the choices that an own ship, and what comes with it, can mean.
func (p *Position) ownMeanings(at sortedParts) []Choice {
	slot, _, ship, _ := PieceAt(at.ships[0].Index)
	as := func(k Kind, target int) Choice { return Choice{Kind: k, Slot: slot, Piece: ship, Target: target} }
	build := func(c Colour) []Choice { return []Choice{{Kind: KindBuild, Slot: slot, Target: int(c)}} }
	switch {
	case len(at.ships) > 1: // two own ships do nothing together
		return nil
	case len(at.reserve) == 1 && at.button == ButtonBuild:
		return build(at.reserve[0].Colour())
	case len(at.cells) == 1:
		return []Choice{as(KindMove, at.cells[0])}
	case len(at.reserve) == 1 && at.button == ButtonTrade:
		return []Choice{as(KindTrade, int(at.reserve[0]))}
	case len(at.reserve) == 1 && p.Phase == Sacrificing && p.Colour == Blue && at.button == ButtonEnd:
		return []Choice{as(KindTrade, int(at.reserve[0]))}
	case len(at.reserve) == 1 && (at.button == ButtonMove || at.reserve[0].Size() != ship.Size()):
		return []Choice{as(KindDiscover, int(at.reserve[0]))}
	case len(at.reserve) == 1:
		return []Choice{as(KindTrade, int(at.reserve[0])), as(KindDiscover, int(at.reserve[0]))}
	case at.button == ButtonBuild:
		return build(ship.Colour())
	case at.button == ButtonSacrifice:
		return []Choice{as(KindSacrifice, 0)}
	}
	return nil
}

// whyNothing is the refusal when each thing pointed at is in order, but together they are no action or more than one.
func (p *Position) whyNothing(at sortedParts, parts []rules.Part) *rules.Error {
	slot, _, ship, _ := PieceAt(at.ships[0].Index)
	kind := buttonKinds[at.button]
	power, needed := kind.Power()
	switch {
	case at.button != ButtonEnd && needed && p.Phase == Start && !p.Systems[slot].Power(p.Mover, power):
		return p.powerRefusal(Choice{Kind: kind, Slot: slot, Piece: ship}).At(parts...)
	case at.button == ButtonAttack || at.button == ButtonEnd && p.Phase == Sacrificing && p.Colour == Red:
		if err := p.attackableRefusal(slot); err != nil {
			return err
		}
	case at.button == ButtonBuild && len(at.reserve) == 1 && p.Bank.Smallest(at.reserve[0].Colour()) != at.reserve[0]:
		return p.smallestRefusal(at.reserve[0].Colour())
	case (at.button == ButtonMove || at.button == ButtonTrade) && len(parts) == 2 && len(at.ships) == 1:
		return p.nothingRefusal(kind, slot, ship.One())
	case at.button == ButtonMove && p.leavesHomeEmpty(slot, ship):
		return rules.Errorf(CodeHomeLost, "the %s is your last ship at home", ship).At(parts...)
	case len(at.ships) == 1 && len(parts) <= 2 && len(at.cells)+len(at.reserve) == 0:
		return rules.Errorf(rules.CodeAction, "the %s at %s can do nothing of this kind now", ship, p.Name(slot)).At(parts...)
	}
	return unknownParts(parts)
}

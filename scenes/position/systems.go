package position

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// systems is the arrangement of Homeworlds by hand: a system is chosen, and pieces of the bank are put there.
type systems struct {
	nothingHeld
	editor *Editor
	now    homeworlds.Position
	chosen int // the slot of the system that is chosen, none for nothing
	role   int // what a piece of the bank becomes
}

// none is the slot of no system.
const none = -1

// What a piece of the bank becomes: these, or from firstShip on the ship of a seat.
const (
	newSystem = iota
	star
	firstShip
)

// newSystems returns the arrangement of a position.
func newSystems(e *Editor, s *homeworlds.State) *systems {
	y := &systems{editor: e, chosen: int(s.Turn()), role: firstShip + int(s.Turn())}
	y.show(s)
	return y
}

// show implements byHand. Homes that are not set up yet are there too, without pieces.
func (y *systems) show(s rules.State) {
	st := s.(*homeworlds.State)
	if y.now.Seats != 0 && int(y.now.Seats) != st.Seats() {
		y.chosen, y.role = int(st.Turn()), firstShip+int(st.Turn())
	}
	name := ""
	if y.chosen >= homeworlds.MaxSeats {
		name = y.now.Name(y.chosen)
	}
	y.now = *st.Position()
	for seat := range y.now.Living.All() {
		y.now.Systems[seat].Home = seat
		y.now.SlotMask |= 1 << seat
	}
	if name != "" { // a text may number the slots anew
		if slot, ok := y.now.Find(name); ok {
			y.chosen = slot
		}
	}
	y.checkChosen()
}

// checkChosen gives up the choice of a system that is not there.
func (y *systems) checkChosen() {
	if y.chosen != none && y.now.SlotMask>>y.chosen&1 == 0 {
		y.chosen = none
	}
}

// update has the rules look at what is laid out now, and shows it.
func (y *systems) update() {
	y.now.Phase, y.now.Colour, y.now.ActionsLeft = homeworlds.Start, 0, 0
	e := y.editor
	e.Services.Sound.Play(audio.PickUp)
	st, ok := e.state.(*homeworlds.State)
	if ok {
		e.read(st.FormatWith(&y.now))
	}
	if e.refusal != nil {
		e.message = e.words.T(lang.PositionNeeds)
	}
	e.Arrange(e.View())
}

// choose chooses a system, and the ships of its player.
func (y *systems) choose(slot int) {
	y.chosen, y.editor.message = slot, ""
	if y.role == newSystem {
		y.role = star
	}
	y.editor.Arrange(y.editor.View())
}

// setRole sets what a piece of the bank becomes.
func (y *systems) setRole(role int) {
	y.role, y.editor.message = role, ""
	y.editor.Arrange(y.editor.View())
}

// put takes a piece of the bank to the chosen system, or founds one with it.
func (y *systems) put(p homeworlds.Piece) {
	if y.role != newSystem && y.chosen == none {
		y.editor.refuse(y.editor.words.T(lang.PositionSystem))
		return
	}
	switch y.role {
	case newSystem:
		slot := homeworlds.MaxSeats
		for slot < homeworlds.MaxSystems && y.now.SlotMask>>slot&1 != 0 {
			slot++
		}
		if slot == homeworlds.MaxSystems {
			return
		}
		y.now.LastNumber++
		y.now.Systems[slot] = homeworlds.System{Stars: p.One(), Home: homeworlds.Nobody, Key: y.now.LastNumber}
		y.now.SlotMask |= 1 << slot
		y.chosen, y.role = slot, firstShip+int(y.now.Mover)
	case star:
		y.now.Systems[y.chosen].Stars += p.One()
	default:
		y.now.Systems[y.chosen].Ships[y.role-firstShip] += p.One()
	}
	y.now.Bank -= p.One()
	y.update()
}

// remove takes a piece of the chosen system back to the bank: a star where the owner is Nobody. A system without
// pieces that is no home is gone.
func (y *systems) remove(owner rules.Seat, p homeworlds.Piece) {
	s := &y.now.Systems[y.chosen]
	if owner == homeworlds.Nobody {
		s.Stars -= p.One()
	} else {
		s.Ships[owner] -= p.One()
	}
	y.now.Bank += p.One()
	if s.Home == homeworlds.Nobody && s.Pieces() == 0 {
		y.drop(y.chosen)
	}
	y.checkChosen()
	y.update()
}

// drop takes a system away that has no pieces.
func (y *systems) drop(slot int) {
	y.now.Systems[slot] = homeworlds.System{}
	y.now.SlotMask &^= 1 << slot
}

// clear implements byHand: the homes stay, without pieces.
func (y *systems) clear() {
	for slot := range y.now.Slots() {
		s := &y.now.Systems[slot]
		y.now.Bank += s.Pieces()
		if s.Home == homeworlds.Nobody {
			y.drop(slot)
			continue
		}
		*s = homeworlds.System{Home: s.Home}
	}
	y.checkChosen()
	y.update()
}

// name is what a system is called.
func (y *systems) name(slot int) string {
	words := y.editor.words
	if home := y.now.Systems[slot].Home; home != homeworlds.Nobody {
		return words.T(lang.HomeworldsHome, lang.Text("name", y.editor.name(home)))
	}
	return y.now.Name(slot)
}

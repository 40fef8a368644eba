package homeworlds

import (
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// Describe implements table.Board: every system with its stars and ships, the bank, and whose turn it is.
func (b *Board) Describe(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	words := b.words()
	var parts []string
	for slot, sys := range s.Systems() {
		text := b.describeSystem(s.Position(), slot)
		ships := b.describeShips(sys)
		parts = append(parts, text+"; "+ships)
	}
	for p, n := range s.Bank().All() {
		parts = append(parts, words.T(lang.HomeworldsSpokenBank, lang.Text("piece", words.Pyramid(p.String(), true)), lang.Count("n", n)))
	}
	if s.Actors().Has(s.Turn()) {
		parts = append(parts, words.T(lang.TableTurnOf, b.name(s.Turn())))
	}
	return strings.Join(parts, ". ") + "."
}

func (b *Board) describeSystem(p *game.Position, slot int) string {
	stars := b.listOf(p.Systems[slot].Stars, func(star game.Piece) string { return b.words().Pyramid(star.String(), true) })
	return b.words().T(lang.HomeworldsSpokenSystem, lang.Text("system", b.nameIn(p, slot)), lang.Text("stars", stars))
}

func (b *Board) describeShips(sys *game.System) string {
	var list []string
	for seat := range rules.Seat(b.seats) {
		if own := b.listOf(sys.Ships[seat], b.pieceName); own != "" {
			list = append(list, b.words().Of(b.playerName(seat), own))
		}
	}
	if len(list) == 0 {
		return b.words().T(lang.HomeworldsSpokenNone)
	}
	return strings.Join(list, "; ")
}

// listOf lists pieces by name.
func (b *Board) listOf(f game.Fleet, name func(p game.Piece) string) string {
	var list []string
	for p, n := range f.All() {
		list = append(list, slices.Repeat([]string{name(p)}, n)...)
	}
	return b.words().List(list...)
}

// partName is the name of a part of the position on the screen, for screen readers.
func (b *Board) partName(p rules.Part) string {
	words := b.words()
	if slot, owner, piece, ok := pieceOf(p); ok {
		args := []lang.Arg{lang.Text("piece", b.pieceName(piece)), b.name(owner), lang.Text("system", b.systemName(slot))}
		if n := b.pos.Systems[slot].Ships[max(owner, 0)].Count(piece); n > 1 {
			return words.T(lang.HomeworldsSpokenShips, append(args, lang.Count("n", n))...)
		}
		return words.T(lang.HomeworldsSpokenShip, args...)
	}
	switch p.Kind {
	case rules.PartCell:
		if p == groundPart() {
			return words.T(lang.HomeworldsSky)
		}
		return b.describeSystem(&b.pos, int(p.Index))
	case rules.PartReserve:
		piece := game.Piece(p.Index)
		args := []lang.Arg{lang.Text("piece", words.Pyramid(piece.String(), true)), lang.Count("n", b.pos.Bank.Count(piece))}
		if b.pos.Phase == game.Setup {
			return words.T(lang.HomeworldsSpokenGives, append(args, b.powerArg(piece.Colour()))...)
		}
		return words.T(lang.HomeworldsSpokenBank, args...)
	}
	if slot, c, ok := markOf(p); ok {
		n := b.pos.Systems[slot].Pieces().CountColour(c)
		return words.T(lang.HomeworldsSpokenMark, lang.Count("n", n), b.colourArg(c), lang.Text("system", b.systemName(slot)))
	}
	if mark, ok := markOfButton(p); ok {
		return b.partName(mark)
	}
	if p == button(buttonEnd) {
		return words.T(b.endName())
	}
	return words.T(buttonName(p))
}

// buttonName is the word for a button.
func buttonName(p rules.Part) lang.Key {
	for _, a := range actions() {
		if p == button(a.button) {
			return a.name
		}
	}
	return map[int32]lang.Key{
		int32(buttonDetonate): lang.HomeworldsDetonate, int32(buttonLeave): lang.HomeworldsLeave, int32(buttonClose): lang.HomeworldsClose,
		int32(buttonBefore): lang.HomeworldsPreviousSystem, int32(buttonAfter): lang.HomeworldsNextSystem,
		int32(buttonConnections): lang.HomeworldsLinks, int32(buttonPosition): lang.HomeworldsBefore,
		int32(buttonFirstHome): lang.HomeworldsFirstHome,
	}[p.Index]
}

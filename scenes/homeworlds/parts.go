package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Buttons of the game, as its Parts number them, and the Board's own, which no action has.
const (
	buttonEnd         = int(game.ButtonEnd)
	buttonBuild       = int(game.ButtonBuild)
	buttonTrade       = int(game.ButtonTrade)
	buttonMove        = int(game.ButtonMove)
	buttonAttack      = int(game.ButtonAttack)
	buttonSacrifice   = int(game.ButtonSacrifice)
	buttonDetonate    = int(game.ButtonDetonate)
	buttonClose       = buttonDetonate + 1 // an open system is closed
	buttonConnections = buttonDetonate + 2 // all connections are shown or not
	buttonPosition    = buttonDetonate + 3 // the position before is shown, or the present
	buttonLeave       = buttonDetonate + 4 // a catastrophe is not set off
	buttonBefore      = buttonDetonate + 5 // the system before the open one is opened, as they lie on the chart
	buttonAfter       = buttonDetonate + 6 // the one after it
	buttonFirstHome   = buttonDetonate + 7 // a good home is set up at once

	buttonOffer = 1 << 10 // stands for the mark of an overpopulation, the number of which is added
)

func button(n int) rules.Part { return rules.Part{Kind: rules.PartButton, Index: int32(n)} }

func cellPart(slot int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(slot)} }

func reservePart(p game.Piece) rules.Part {
	return rules.Part{Kind: rules.PartReserve, Index: int32(p)}
}

// markPart is the mark of a colour of which the system has four pieces or more.
func markPart(slot int, c game.Colour) rules.Part {
	return button(int(game.ButtonOverpopulation) + slot*game.NumColours + int(c))
}

// markOf returns what a mark of overpopulation is about.
func markOf(p rules.Part) (slot int, c game.Colour, ok bool) {
	if p.Kind != rules.PartButton {
		return 0, 0, false
	}
	return game.OverpopulationAt(p.Index)
}

// offerPart is the large button that stands for a mark of overpopulation.
func offerPart(mark rules.Part) rules.Part { return button(buttonOffer + int(mark.Index)) }

// markOfButton returns the mark of overpopulation for which a button stands, false for other parts.
func markOfButton(p rules.Part) (mark rules.Part, ok bool) {
	mark = button(int(p.Index) - buttonOffer)
	_, _, ok = markOf(mark)
	return mark, ok && p.Kind == rules.PartButton
}

// piecePart is a ship of the owner, or a star for game.Nobody, in a system.
func piecePart(slot int, owner rules.Seat, p game.Piece) rules.Part {
	return rules.Part{Kind: rules.PartPiece, Index: game.PieceIndex(slot, owner, p)}
}

// pieceOf returns what a piece's part is: owner is game.Nobody for a star.
func pieceOf(part rules.Part) (slot int, owner rules.Seat, p game.Piece, ok bool) {
	if part.Kind != rules.PartPiece {
		return 0, 0, 0, false
	}
	return game.PieceAt(part.Index)
}

// slotOf returns the system in which a part lies, false for what lies in none.
func slotOf(p rules.Part) (int, bool) {
	if p.Kind == rules.PartCell {
		return int(p.Index), true
	}
	if slot, _, ok := markOf(p); ok {
		return slot, true
	}
	slot, _, _, ok := pieceOf(p)
	return slot, ok
}

// part makes a widget stand for a part of the Board, which is framed while it is lit up.
func (b *Board) part(p rules.Part, child widget.Widget) widget.Pressable {
	out := table.Part(p, b.partName(p), widget.Decorated{Child: child, Above: func(c *canvas.Canvas, r geom.Rect) { b.drawMark(c, r, p) }})
	out.Layer = buttonLayer
	return out
}

// roundButton is a round button of the Board's own, which is only a sign: its name is shown beside it.
func (b *Board) roundButton(n int, surface ui.Surface, sign func(c *canvas.Canvas, r geom.Rect)) widget.Pressable {
	out := b.part(button(n), widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		surface.Radius = r.W / 2
		ui.DrawSurface(c, surface, r)
		sign(c, r)
	}})
	out.Round, out.Tip = true, out.Name
	return out
}

// switchSurface is the surface of a switch.
func switchSurface(on bool) ui.Surface {
	surface := ui.Plain()
	if on {
		surface.Face = sprites.Kin2
	}
	return surface
}

// iconSign draws an icon as the sign on a round button.
func iconSign(icon string) func(c *canvas.Canvas, r geom.Rect) {
	return func(c *canvas.Canvas, r geom.Rect) { ui.DrawIcon(c, icon, r.Centre(), r.W*0.47, sprites.Ink) }
}

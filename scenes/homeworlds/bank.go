package homeworlds

import (
	"image"
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/world"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// bankLip is how far the panel of the bank is high, in logical units.
const bankLip = 6.0

type bankKey struct{ w, h, x, y, cellW, cellH float64 }

// bankPicture is the wooden panel of the bank with its cells, its upper left corner at the origin.
func (l *layout) bankPicture() canvas.Picture {
	r, first := l.bank, l.bankCell(0, 1)
	key := bankKey{r.W, r.H, first.X - r.X, first.Y - r.Y, first.W, first.H}
	return canvas.Picture{
		Key: key, Box: geom.R(-2, -2, r.W+4, r.H+bankLip+4),
		Render: func(scale float64) *image.RGBA {
			spec := scenery.BankSpec{W: r.W, H: r.H, Lip: bankLip}
			for colour := range game.NumColours {
				for size := 1; size <= game.NumSizes; size++ {
					cell := l.bankCell(colour, size).Move(-r.X, -r.Y)
					spec.Cells = append(spec.Cells, vector.Box{X: cell.X, Y: cell.Y, W: cell.W, H: cell.H})
				}
			}
			return scenery.Bank(spec, scale).Image
		},
	}
}

// reserveRect returns the cell of a piece in the bank.
func (b *Board) reserveRect(p game.Piece) geom.Rect {
	return b.layout.bankCell(int(world.Hue(p.Colour())), p.Size())
}

// reserveSpot returns where the foot of a piece in the bank stands, and its unit.
func (b *Board) reserveSpot(p game.Piece) (geom.Point, float64) {
	const most, under = 1.0, 9.0 // the bar of what would be built next lies below the foot
	r, large := b.reserveRect(p), b.reserveRect(game.MakePiece(p.Colour(), game.NumSizes))
	box := world.Star(game.MakePiece(p.Colour(), game.NumSizes)).Outline().Bounds()
	unit := min(most, r.W*0.72/box.W, (large.H-under-5)/box.H)
	return geom.Pt(r.X+r.W*0.47, r.Bottom()-under-(box.Y+box.H)*unit), unit
}

// drawBank draws the bank: every kind of piece with its number, what can be taken now in a vermilion frame, and a
// golden bar below the piece of each colour that would be built next.
func (b *Board) drawBank(c *canvas.Canvas) {
	l := &b.layout
	c.Draw(l.bankPicture(), geom.Pt(l.bank.X, l.bank.Y), canvas.Look{})
	if l.wood {
		b.drawBankHead(c)
	}
	for p := range game.Piece(game.NumPieces) {
		b.drawReserve(c, p)
	}
}

func (b *Board) drawBankHead(c *canvas.Canvas) {
	r, words := b.layout.bank, b.words()
	style, small := ui.Strong(16), ui.Body(14)
	y := canvas.InMiddle(style, r.Y+4, r.Y+34)
	c.Text(style, words.T(lang.HomeworldsBank), geom.Pt(r.X+14, y), sprites.Paper2, canvas.Left)
	c.Text(small, words.T(lang.HomeworldsBankLeft, lang.Count("n", b.pos.Bank.Len())), geom.Pt(r.Right()-14, y), sprites.Paper2, canvas.Right)
}

func (b *Board) drawReserve(c *canvas.Canvas, p game.Piece) {
	r, n := b.reserveRect(p), b.pos.Bank.Count(p)
	at, unit := b.reserveSpot(p)
	look := canvas.Look{Size: unit}
	if n == 0 {
		look.Fade = 0.78
	}
	c.Draw(starPicture(world.Star(p)), at, look)
	style := ui.Strong(min(16, max(leastText, r.H*0.26)))
	ink := sprites.Paper2
	if n == 0 {
		ink = sprites.Hai2
	}
	c.Text(style, strconv.Itoa(n), geom.Pt(r.Right()-5, r.Y+4+style.Size*0.82), ink, canvas.Right)
	if b.pos.Bank.Smallest(p.Colour()) == p {
		width := r.W * 0.5
		col := sprites.Kin
		if b.sight.builds == p {
			col = sprites.Shu2
		}
		c.Draw(slabPicture(width, 4, 2, col, 1, 1, sprites.Ink), geom.Pt(r.Centre().X-width/2, r.Bottom()-5.5), canvas.Look{})
	}
	if slices.Contains(b.choice.Picked, reservePart(p)) {
		c.Draw(framePicture(r.W, r.H, 3, sprites.Kin2, false), geom.Pt(r.X, r.Y), canvas.Look{})
	} else if b.sight.takes[p] || b.sight.builds == p || b.setUpTakes(p) {
		lit := c
		if b.crampedStar(p) {
			lit = lit.Faded(0.4)
		}
		lit.Draw(framePicture(r.W, r.H, 3, sprites.Shu2, b.sight.builds == p && !b.sight.takes[p]), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// setUpTakes reports whether the piece can be taken at once, as at set-up.
func (b *Board) setUpTakes(p game.Piece) bool {
	if b.pos.Phase != game.Setup || len(b.choice.Picked) > 0 {
		return false
	}
	for _, next := range b.choice.Next {
		if next == reservePart(p) {
			return true
		}
	}
	return false
}

// bankParts lists the cells of the bank in reading order.
func bankParts() []rules.Part {
	var list []rules.Part
	for size := 1; size <= game.NumSizes; size++ {
		for _, h := range hues() {
			list = append(list, reservePart(game.MakePiece(colourOf(h), size)))
		}
	}
	return list
}

// hues returns the hues in the order of the pictures.
func hues() [4]sprites.Hue {
	return [4]sprites.Hue{sprites.RedHue, sprites.YellowHue, sprites.GreenHue, sprites.BlueHue}
}

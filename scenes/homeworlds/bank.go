package homeworlds

import (
	"image"
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// bankLip is how far the panel of the bank is high, in logical units.
const bankLip = 6.0

// bankModel is what the bank depends on: what is in it, and its shape, see [room].
type bankModel struct {
	words   *lang.Catalog
	pieces  game.Fleet
	setup   bool // each kind tells by a tip what it brings to a home
	wood    bool
	columns int
}

// bank is the wooden panel of the bank with its cells: rows of one size, the larger ones higher, or two colours in a
// row.
func (b *Board) bank(m bankModel) widget.Widget {
	const pad, gap, head, lower = 7.0, 4.0, 34.0, 0.25
	cell := func(colour, size int) widget.Widget {
		p := game.MakePiece(colourOf(hues()[colour]), size)
		out := b.part(reservePart(p), widget.Stack{
			widget.Slot{Name: reservePart(p).String()}, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { b.drawReserve(c, r, p) }}})
		out.Layer = cellLayer
		if m.setup {
			out.Tip = lang.Capitalize(out.Name)
		}
		return widget.Grow(out)
	}
	rows, top := widget.Column(gap), pad
	if m.columns == 4 {
		for size := 1; size <= game.NumSizes; size++ {
			row := widget.Row(gap, cell(0, size), cell(1, size), cell(2, size), cell(3, size))
			rows.Children = append(rows.Children, &widget.Item{Child: row, Grow: 1 + lower*float64(size-2)})
		}
	} else {
		for colour := 0; colour < game.NumColours; colour += 2 {
			row := widget.Row(gap)
			for k := range 2 * game.NumSizes {
				row.Children = append(row.Children, cell(colour+k/game.NumSizes, 1+k%game.NumSizes))
			}
			rows.Children = append(rows.Children, widget.Grow(row))
		}
	}
	all := widget.Stack{widget.Paint{Draw: b.drawWood}}
	if m.wood {
		top = head
		words := widget.Row(8, widget.Grow(widget.Line(m.words.T(lang.HomeworldsBank), ui.Strong(16), sprites.Paper2)),
			widget.Line(m.words.T(lang.HomeworldsBankLeft, lang.Count("n", m.pieces.Len())), ui.Body(14), sprites.Paper2)).Across(widget.Centre)
		all = append(all, widget.Column(0, widget.Fixed(head, widget.Padding{Top: 4, Right: 14, Left: 14, Child: words}), widget.Spacer()))
	}
	return append(all, widget.Padding{Top: top, Right: pad, Bottom: pad, Left: pad, Child: rows})
}

type bankKey struct{ w, h, x, y, cellW, cellH float64 }

// drawWood draws the panel with hollows for its cells.
func (b *Board) drawWood(c *canvas.Canvas, r geom.Rect) {
	spec := homeworldssprites.BankSpec{W: r.W, H: r.H, Lip: bankLip}
	for _, p := range bankParts() {
		cell := b.Tree().Slot(p.String()).Move(-r.X, -r.Y)
		spec.Cells = append(spec.Cells, vector.Box{X: cell.X, Y: cell.Y, W: cell.W, H: cell.H})
	}
	first := spec.Cells[0]
	c.Draw(canvas.Picture{
		Key: bankKey{r.W, r.H, first.X, first.Y, first.W, first.H}, Box: geom.R(-2, -2, r.W+4, r.H+bankLip+4),
		Render: func(scale float64) *image.RGBA { return homeworldssprites.Bank(spec, scale).Image },
	}, geom.Pt(r.X, r.Y), canvas.Look{})
}

// reserveRect returns the cell of a piece in the bank.
func (b *Board) reserveRect(p game.Piece) geom.Rect { return b.Tree().Slot(reservePart(p).String()) }

// reserveSpot returns where the foot of a piece in the bank stands, and its unit.
func (b *Board) reserveSpot(p game.Piece) (geom.Point, float64) {
	const most, under = 1.0, 9.0
	r, large := b.reserveRect(p), b.reserveRect(game.MakePiece(p.Colour(), game.NumSizes))
	box := homeworldsart.Star(game.MakePiece(p.Colour(), game.NumSizes)).Outline().Bounds()
	unit := min(most, r.W*0.72/box.W, (large.H-under-5)/box.H)
	return geom.Pt(r.X+r.W*0.47, r.Bottom()-under-(box.Y+box.H)*unit), unit
}

// drawReserve draws a kind of piece with its number: what can be taken now in a thin frame, and what would be built in a
// dashed one. Where a lesson marks pieces of the bank its marks stand alone.
func (b *Board) drawReserve(c *canvas.Canvas, r geom.Rect, p game.Piece) {
	n := b.pos.Bank.Count(p)
	at, unit := b.reserveSpot(p)
	look := canvas.Look{Size: unit}
	switch {
	case n == 0:
		look.Fade = 0.78
	case b.waits():
		look.Fade = 0.4
	}
	c.Draw(canvas.Sprite(homeworldsart.Star(p)), at, look)
	style := ui.Strong(min(16, max(minText, r.H*0.26)) * b.labelScale())
	ink := sprites.Paper2
	if n == 0 {
		ink = sprites.Hai2
	}
	if r.H >= style.Size { // in lower cells, as beside an analysis on the lowest phones, numbers would lie over each other
		c.Text(style, strconv.Itoa(n), geom.Pt(r.Right()-5, r.Y+4+style.Size*0.82), ink, canvas.Right)
	}
	if p.Size() == 1 || b.setUpTakes(p) {
		drawPowerOfPiece(c, r, p)
	}
	if slices.Contains(b.choice.Picked, reservePart(p)) || b.better.takes(p) {
		c.Draw(framePicture(r.W, r.H, 3, sprites.Kin2, false), geom.Pt(r.X, r.Y), canvas.Look{})
	} else if (b.highlights.canTake[p] || b.highlights.builds == p || b.setUpTakes(p)) && !b.lessonMarksBank() {
		lit := c
		if b.repeatsStarSize(p) {
			lit = lit.Faded(0.4)
		}
		lit.Draw(framePicture(r.W, r.H, 1.6, sprites.Kin2, b.highlights.builds == p && !b.highlights.canTake[p]), geom.Pt(r.X, r.Y), canvas.Look{})
	}
}

// setUpTakes reports whether the piece can be taken at once, as at set-up.
func (b *Board) setUpTakes(p game.Piece) bool {
	return b.pos.Phase == game.Setup && len(b.choice.Picked) == 0 && slices.Contains(b.choice.Next, reservePart(p))
}

// lessonMarksBank reports whether a step of a lesson marks pieces of the bank.
func (b *Board) lessonMarksBank() bool {
	return b.marks.Kind == table.MarkLesson && slices.ContainsFunc(b.marks.Parts, func(p rules.Part) bool { return p.Kind == rules.PartReserve })
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
func hues() [4]homeworldssprites.Hue {
	return [4]homeworldssprites.Hue{homeworldssprites.RedHue, homeworldssprites.YellowHue, homeworldssprites.GreenHue, homeworldssprites.BlueHue}
}

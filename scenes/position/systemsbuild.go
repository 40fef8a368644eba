package position

import (
	"math"
	"strconv"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
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

// Measures of systems and bank, in logical units.
const (
	maxBankCell = 66.0
	manyPlayers = 3    // more of them have a row of their own
	pyramidRoom = 80.0 // units of a piece in a cell
	ownerBar    = 3.0
)

// mover implements byHand.
func (y *systems) mover() widget.Widget {
	var seats []rules.Seat
	for seat := range y.now.Living.All() {
		seats = append(seats, seat)
	}
	return y.editor.turnChoice(seats, y.now.Mover, func(seat rules.Seat) {
		y.now.Mover = seat
		y.update()
	})
}

// build implements byHand: what a piece becomes, the systems, the bank, and the pieces of the chosen system.
func (y *systems) build(upright bool) widget.Widget {
	words := y.editor.words
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const labelled, columns = 400.0, 3
		all := widget.Column(gap)
		for _, row := range y.roles() {
			all.Children = append(all.Children, widget.Fixed(finger, row))
		}
		hasLabels := room.H > labelled
		bank := label("label.bank", words.T(lang.HomeworldsBank))
		if upright {
			all.Children = append(all.Children, widget.Grow(y.chart()), widget.Fixed(lineLabel, bank),
				widget.Fixed(2*finger+pieceGap, y.bank(2*columns)))
		} else {
			size := max(minPiece, min(maxBankCell, room.H/2/homeworlds.NumColours, room.W/2/columns))
			side := widget.Column(pieceGap)
			if hasLabels {
				side.Children = append(side.Children, widget.Fixed(lineLabel, bank))
			}
			side.Children = append(side.Children, widget.Fixed(homeworlds.NumColours*(size+pieceGap)-pieceGap, y.bank(columns)))
			all.Children = append(all.Children, widget.Grow(widget.Row(gap, widget.Grow(y.chart()), widget.Fixed(columns*(size+pieceGap)-pieceGap, side))))
		}
		if hasLabels {
			all.Children = append(all.Children, widget.Fixed(lineLabel, label("label.remove", y.removeLabel())))
		}
		all.Children = append(all.Children, widget.Fixed(finger, y.pieces()))
		return all
	})
}

// removeLabel says what a press on a piece of the chosen system does.
func (y *systems) removeLabel() string {
	if y.chosen == none {
		return y.editor.words.T(lang.PositionSystem)
	}
	return y.editor.words.T(lang.PositionRemove, lang.Text("system", y.name(y.chosen)))
}

// roles chooses what a piece of the bank becomes.
func (y *systems) roles() (rows []widget.Widget) {
	words := y.editor.words
	list := []widget.Segment{{Label: words.T(lang.PositionNewSystem)}, {Label: words.T(lang.PositionStar)}}
	var ships []widget.Segment
	for seat := range rules.Seat(y.now.Seats) {
		ships = append(ships, widget.Segment{Label: words.T(lang.PositionShip, lang.Text("name", y.editor.name(seat)))})
	}
	row := func(list []widget.Segment, first int) {
		for k := range list {
			list[k].Key = "role." + strconv.Itoa(first+k)
		}
		rows = append(rows, widget.Segments{
			Name: words.T(lang.PositionRole), List: list, Chosen: y.role - first, OneRow: true,
			Choose: func(k int) { y.setRole(first + k) },
		})
	}
	if len(ships) <= manyPlayers {
		row(append(list, ships...), 0)
		return rows
	}
	row(list, 0)
	row(ships, firstShip)
	return rows
}

// chart is the picture of the systems, each of which can be chosen.
func (y *systems) chart() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		picture, middles := diagram.Systems(&y.now, room.W/max(room.H, 1))
		scaleIn := func(r geom.Rect) (corner geom.Point, scale float64) {
			at := picture.Fit(r)
			w, _ := picture.Size()
			return geom.Pt(at.X, at.Y), at.W / w
		}
		draw := func(c *canvas.Canvas, r geom.Rect) {
			picture.Draw(c, r)
			corner, scale := scaleIn(r)
			if y.chosen != none {
				ring := homeworldssprites.Ring{Kind: homeworldssprites.ChosenRing, Radius: homeworldsart.RadiusOf(&y.now.Systems[y.chosen])}
				c.Draw(canvas.Picture{Key: ring, Box: canvas.RectOf(ring.Box()), Paint: ring.Draw},
					corner.Add(middles[y.chosen].Mul(scale)), canvas.Look{Size: scale})
			}
			for slot := range y.now.Slots() {
				y.drawOwner(c, slot, corner.Add(middles[slot].Mul(scale)), scale)
			}
		}
		controls := func(r geom.Rect) (list []*ui.Control) {
			corner, scale := scaleIn(r)
			for slot := range y.now.Slots() {
				s := &y.now.Systems[slot]
				across := max(finger, 2*homeworldsart.RadiusOf(s)*scale)
				for _, other := range middles { // of many systems in a small window a finger gets less
					if off := other.Sub(middles[slot]).Mul(scale); off != (geom.Point{}) {
						across = min(across, max(math.Abs(off.X), math.Abs(off.Y)))
					}
				}
				list = append(list, &ui.Control{
					Key: "system " + y.now.Name(slot), Role: ui.RoleChoice, On: slot == y.chosen, Name: y.describe(slot), Tip: y.name(slot),
					Rect: geom.Around(corner.Add(middles[slot].Mul(scale)), across, across), Press: func() { y.choose(slot) },
				})
			}
			return list
		}
		return widget.Stack{widget.Paint{Draw: draw}, widget.Controls{Make: controls}}
	})
}

// drawOwner draws the crest of the player of a home on its rim, across from where that player's ships lie.
func (y *systems) drawOwner(c *canvas.Canvas, slot int, middle geom.Point, scale float64) {
	const least, share = 15.0, 0.34 // logical units, and of the radius
	owner := y.now.Systems[slot].Home
	if owner == homeworlds.Nobody {
		return
	}
	radius := homeworldsart.HomeRadius * scale
	sin, cos := math.Sincos(homeworldsart.SeatAngle(owner, 0, int(y.now.Seats)) + math.Pi)
	table.DrawCrest(c, owner, middle.Add(geom.Pt(cos, sin).Mul(radius)), max(least, share*radius))
}

// describe names a system with its pieces.
func (y *systems) describe(slot int) string {
	words := y.editor.words
	var list []string
	for _, p := range y.piecesOf(slot) {
		list = append(list, y.pieceName(slot, p))
	}
	return words.T(lang.HomeworldsSpokenSystem, lang.Text("system", y.name(slot)), lang.Text("stars", words.List(list...)))
}

// owned is a kind of piece of a system, of Nobody for a star.
type owned struct {
	owner rules.Seat
	piece homeworlds.Piece
	n     int
}

// key tells a piece of a system from others: "r2" for a star, "0g1" for a ship.
func (p owned) key() string {
	if p.owner == homeworlds.Nobody {
		return p.piece.String()
	}
	return p.owner.String() + p.piece.String()
}

// piecesOf returns the kinds of pieces of a system, stars first.
func (y *systems) piecesOf(slot int) (list []owned) {
	s := &y.now.Systems[slot]
	for p, n := range s.Stars.All() {
		list = append(list, owned{homeworlds.Nobody, p, n})
	}
	for seat := range rules.Seat(y.now.Seats) {
		for p, n := range s.Ships[seat].All() {
			list = append(list, owned{seat, p, n})
		}
	}
	return list
}

// pieceName is what a piece of a system is called.
func (y *systems) pieceName(slot int, p owned) string {
	words := y.editor.words
	if p.owner == homeworlds.Nobody {
		return words.Pyramid(p.piece.String(), true)
	}
	args := []lang.Arg{lang.Text("piece", words.Pyramid(p.piece.String(), false)), lang.Text("name", y.editor.name(p.owner)), lang.Text("system", y.name(slot))}
	if p.n > 1 {
		return words.T(lang.HomeworldsSpokenShips, append(args, lang.Count("n", p.n))...)
	}
	return words.T(lang.HomeworldsSpokenShip, args...)
}

// pieces are those of the chosen system, each of which can be taken away.
func (y *systems) pieces() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		row := widget.Row(pieceGap)
		if y.chosen == none {
			return row
		}
		list := y.piecesOf(y.chosen)
		across := min(maxBankCell, (room.W+pieceGap)/float64(max(1, len(list)))-pieceGap)
		for _, p := range list {
			slot := y.chosen
			name := y.pieceName(slot, p)
			control := ui.Control{Key: "take " + p.key(), Name: name, Tip: name, Press: func() { y.remove(p.owner, p.piece) }}
			row.Children = append(row.Children, widget.Fixed(across, y.cell(control, p.piece, p.owner, p.n, p.n > 1)))
		}
		return row
	})
}

// bank is what is left to take, the sizes of a colour side by side.
func (y *systems) bank(columns int) widget.Widget {
	words := y.editor.words
	grid := widget.Grid{Gap: pieceGap, RowGap: pieceGap}
	for range columns {
		grid.Columns = append(grid.Columns, 1)
	}
	for _, colour := range []homeworlds.Colour{homeworlds.Red, homeworlds.Yellow, homeworlds.Green, homeworlds.Blue} {
		for size := 1; size <= homeworlds.NumSizes; size++ {
			p := homeworlds.MakePiece(colour, size)
			n := y.now.Bank.Count(p)
			name := words.T(lang.HomeworldsSpokenBank, lang.Text("piece", words.Pyramid(p.String(), true)), lang.Count("n", n))
			control := ui.Control{Key: "bank " + p.String(), Name: name, Tip: name, Off: n == 0, Press: func() { y.put(p) }}
			grid.Children = append(grid.Children, y.cell(control, p, homeworlds.Nobody, n, true))
		}
	}
	return grid
}

// cell is a piece, with its number where it has one, and a bar in the colour of its player below a ship.
func (y *systems) cell(control ui.Control, p homeworlds.Piece, owner rules.Seat, n int, hasCount bool) widget.Widget {
	control.Role = ui.RoleCell
	draw := func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		ui.DrawSurface(c, ui.Well(), r)
		if s.Hover > 0 {
			c.Fill(r.Inset(3), sprites.Paper2.Alpha(0.5*s.Hover))
		}
		shown := c
		if n == 0 {
			shown = c.Faded(0.25)
		}
		drawPyramid(shown, p, owner, int(y.now.Seats), r)
		if crests := sprites.Crests(); owner != homeworlds.Nobody && int(owner) < len(crests) {
			c.Fill(geom.R(r.X+8, r.Bottom()-ownerBar-4, r.W-16, ownerBar), crests[owner].Color)
		}
		if hasCount {
			drawMark(c, strconv.Itoa(n), geom.Pt(r.Right()-10, r.Y+11))
		}
	}
	return drawn(control, draw)
}

// drawPyramid draws a star, or a ship that heads away from its player, in the middle of a place.
func drawPyramid(c *canvas.Canvas, p homeworlds.Piece, owner rules.Seat, seats int, r geom.Rect) {
	var sprite interface {
		Draw(c *vector.Canvas) error
		Box() vector.Box
	} = homeworldsart.Star(p)
	if owner != homeworlds.Nobody {
		sprite = homeworldsart.Ship(p, homeworldsart.SeatAngle(owner, 0, seats)-math.Pi/2)
	}
	box := canvas.RectOf(sprite.Box())
	size := min(r.W, r.H) / pyramidRoom
	size = min(size, (r.H-8)/box.H)
	picture := canvas.Picture{Key: sprite, Box: box, Paint: func(c *vector.Canvas) { _ = sprite.Draw(c) }} // only a sprite that does not exist fails
	c.Draw(picture, r.Centre().Sub(box.Centre().Mul(size)), canvas.Look{Size: size})
}

package forhonor

import (
	"math"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/vector"
)

// places are for how many tokens of heroes that have been picked there is room.
func (m *handModel) places() float64 { return float64(max(2, m.pickCount)) }

// tokens are the heroes that the seat has picked, and hollows for those that it will.
func (m *handModel) tokens() widget.Widget {
	if m.pickCount+m.heroCount == 0 {
		return widget.Empty{}
	}
	yours := m.words.T(lang.ForhonorDraftYours)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const caption, leastHollow = 16.0, 20.0
		label := room.H >= minPress+caption
		high := room.H
		if label {
			high -= caption
		}
		size := min(high, minPress+4, room.W/m.places())
		if all := float64(m.heroCount) * size; all > room.W {
			size = min(size, max(minPress, room.W/float64(m.heroCount)))
		}
		var list []widget.Widget
		for _, h := range m.picks[:m.pickCount] {
			if h == game.NoHero {
				list = append(list, widget.Sized{W: size, H: size, Child: widget.Empty{}})
				continue
			}
			part, token := button(buttonPanel+int(h)), forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(h), Camp: forhonorsprites.Camp(m.camp)}
			picture := widget.Paint{W: size, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) {
				box := token.Box()
				k := r.H / box.H
				c.Draw(canvas.Sprite(token), geom.Pt(r.Centre().X-(box.X+box.W/2)*k, r.Centre().Y-(box.Y+box.H/2)*k), canvas.Look{Size: k})
			}}
			name := m.words.Of(yours, m.words.HeroName(h.String()))
			list = append(list, widget.Pressable{Child: picture, Control: ui.Control{
				Key: part.String(), Of: part, Name: name, Tip: name, Role: ui.RoleCell, Round: true,
			}})
		}
		hollow := min(size, (room.W-float64(m.pickCount)*size)/float64(max(1, m.heroCount-m.pickCount)))
		for n := m.pickCount; n < m.heroCount && hollow >= leastHollow; n++ { // what is still to be picked
			list = append(list, widget.Paint{W: hollow, H: size, Draw: func(c *canvas.Canvas, r geom.Rect) {
				c.Draw(emptyPickPicture(math.Round(r.W)), geom.Pt(r.X, r.Centre().Y-math.Round(r.W)/2), canvas.Look{})
			}})
		}
		words := widget.If(label, widget.Fixed(caption, widget.Line(yours, ui.Body(14), sprites.Ink2).Muted()))
		return widget.Column(0, words, widget.Spacer(), widget.Fixed(size, widget.Row(0, list...)))
	})
}

type emptyPickKey struct{ side float64 }

// emptyPickPicture is the place of a hero that is still to be picked, so high and broad.
func emptyPickPicture(side float64) canvas.Picture {
	return canvas.Picture{Key: emptyPickKey{side}, Box: geom.R(0, 0, side, side), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(side/2, side/2, side*0.38)
		v.Fill(disc, vector.Solid(sprites.Paper3.Alpha(0.5)))
		v.Stroke(disc, vector.Stroke{Width: 2, Dash: []float64{5, 4}}, vector.Solid(sprites.Ink3))
	}}
}

// seatMarks are the crests of the seats that choose, with a tick on those that have.
func (m *handModel) seatMarks() widget.Widget {
	if m.isAlone {
		return widget.Empty{}
	}
	n, choosing, ready := m.seats, m.choosing, m.ready
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawReady(c, r, n, choosing, ready) }}
}

// drawReady draws those crests at the right of r.
func drawReady(c *canvas.Canvas, r geom.Rect, n int, choosing, ready rules.Seats) {
	step := min(56, r.W/float64(n))
	size := min(34, step-6, r.H*0.8)
	left := r.Right() - step*float64(n)
	for seat := range rules.Seat(n) {
		at := geom.Pt(left+step*(float64(seat)+0.5), r.Centre().Y)
		in := c
		if !choosing.Has(seat) {
			in = c.Faded(0.4)
		}
		table.DrawCrest(in, seat, at, size)
		if ready.Has(seat) {
			c.Draw(readyPicture(), at.Add(geom.Pt(size*0.42, size*0.36)), canvas.Look{Size: math.Round(size*0.55) / readyUnits})
		}
	}
}

type readyKey struct{}

// readyUnits is how large the tick of a seat that has chosen is.
const readyUnits = 20.0

// readyPicture is the tick of a seat that has chosen.
func readyPicture() canvas.Picture {
	const radius = readyUnits / 2
	return canvas.Picture{Key: readyKey{}, Box: geom.R(-radius-2, -radius-2, readyUnits+4, readyUnits+4), Paint: func(v *vector.Canvas) {
		disc := vector.Circle(0, 0, radius)
		v.Fill(disc, vector.Solid(sprites.Matsu))
		v.Stroke(disc, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink))
		v.Stroke(new(vector.Path).MoveTo(-4.5, 0.4).LineTo(-1.3, 3.8).LineTo(4.8, -3.4), vector.Stroke{Width: 2.6}, vector.Solid(sprites.Paper2))
	}}
}

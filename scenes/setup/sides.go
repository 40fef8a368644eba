package setup

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of the button that changes a seat's side, in logical units.
const (
	sideWide = 128.0 // in a row of one line
	sideSlim = 112.0 // in a row of two lines, and in a short one
	sideLong = 140.0 // where a row of two lines has room for the whole name
	sideHigh = 44.0
	sideSign = 30.0
	sideEdge = 6.0
	sideGap  = 5.0 // from the sign to the words
)

// divided returns what falls to each seat, so many of them, when they play on these sides; on those that the game
// itself gives them for nil. It returns false where the rules do not allow it, and in games without sides.
func (s *Scene) divided(seats int, sides []int) ([]rules.Share, bool) {
	list, err := s.info.RosterOf(rules.Setup{Seats: seats, Teams: sides})
	return list.Shares, err == nil && list.Shares != nil
}

// ownSides returns the sides that the game itself gives the seats; nil in games without.
func (s *Scene) ownSides() []int {
	shares, ok := s.divided(len(s.players), nil)
	if !ok {
		return nil
	}
	sides := make([]int, len(shares))
	for seat, share := range shares {
		sides[seat] = share.Side
	}
	return sides
}

// recallSides divides the seats as they were the last time, if the rules allow it.
func (s *Scene) recallSides(teams []int) {
	s.sides = s.ownSides()
	if _, ok := s.divided(len(s.players), teams); ok && len(teams) == len(s.players) {
		s.sides = slices.Clone(teams)
	}
}

// resizeSides divides the seats anew after their number has changed; who has chosen a side stays there as far as the
// rules allow.
func (s *Scene) resizeSides() {
	fresh := s.ownSides()
	if len(fresh) > 0 {
		kept := slices.Clone(fresh)
		copy(kept, s.sides)
		if _, ok := s.divided(len(kept), kept); ok {
			fresh = kept
		}
	}
	s.sides = fresh
}

// teams returns the sides for the setup of a match; nil where the game's own are meant.
func (s *Scene) teams() []int {
	if slices.Equal(s.sides, s.ownSides()) {
		return nil
	}
	return slices.Clone(s.sides)
}

// switchSide puts a seat on the next side. Where the rules do not allow that alone, the next seat of that side comes
// over for it.
func (s *Scene) switchSide(seat int) {
	sides := slices.Clone(s.sides)
	sides[seat] = (sides[seat] + 1) % len(s.sideNames())
	if _, ok := s.divided(len(sides), sides); !ok {
		for step := 1; step < len(sides); step++ {
			if other := (seat + step) % len(sides); sides[other] == sides[seat] {
				sides[other] = s.sides[seat]
				break
			}
		}
	}
	s.told = toldSides
	if _, ok := s.divided(len(sides), sides); ok {
		s.sides = sides
	}
	s.changed()
}

// figuresOf returns how many figures fall to a seat.
func (s *Scene) figuresOf(seat int) int {
	shares, ok := s.divided(len(s.sides), s.sides)
	if !ok {
		return 0
	}
	return shares[seat].Figures
}

// sideNames returns what the sides are called, in the order of their numbers; none in games without.
func (s *Scene) sideNames() []string {
	names := slices.Clone(s.info.Sides)
	for k, side := range names {
		names[k] = s.words().SideName(s.id(), side)
	}
	return names
}

// sidesHint tells who plays on which side, and with how many figures.
func (s *Scene) sidesHint() string {
	words := s.words()
	var told []string
	for side, name := range s.sideNames() {
		var list []string
		for seat, on := range s.sides {
			if on == side {
				list = append(list, words.T(lang.SetupSideSeat, lang.Text("name", s.name(seat)), lang.Count("n", s.figuresOf(seat))))
			}
		}
		told = append(told, words.T(lang.SetupSideOf, lang.Text("side", name), lang.Text("list", strings.Join(list, ", "))))
	}
	return strings.Join(told, " ")
}

// sideControl is the button with the side of a seat and the number of its figures; pressing it changes the side.
func (s *Scene) sideControl(key string, seat int, r geom.Rect) *ui.Control {
	side, n := s.sides[seat], s.figuresOf(seat)
	name, figures := s.sideNames()[side], s.words().Figures(s.id(), n)
	return &ui.Control{
		Key: key, Rect: r, Role: ui.RoleButton, Name: s.words().T(lang.SetupSide), Value: name + " · " + figures,
		Press: func() { s.switchSide(seat) },
		Paint: func(c *canvas.Canvas, shown ui.Shown) {
			if shown.Focus {
				ui.DrawFocus(c, r.Inset(3), ui.Radius)
			}
			face := r.Move(0, 2*shown.Press-2*shown.Hover)
			ui.DrawPaper(c, quietSlip(), face)
			text := face.InsetXY(sideEdge, 4)
			if draw := s.box.Side; draw != nil {
				var sign geom.Rect
				sign, text = text.CutLeft(sideSign)
				draw(c, side, n, geom.Around(sign.Centre(), sideSign, sideSign))
				text = geom.R(text.X+sideGap, text.Y, text.W-sideGap, text.H)
			}
			if s.large() {
				s.drawSideLine(c, text, name, figures)
			} else {
				drawSideWords(c, text, name, figures)
			}
		},
	}
}

// drawSideLine writes the name of a side and the number of figures on one line, the number as far as there is room.
func (s *Scene) drawSideLine(c *canvas.Canvas, r geom.Rect, name, figures string) {
	strong, body := s.reading().Strong(13.5), s.reading().Body(12.5)
	strong = ui.Fit(strong, name, r.W-6)
	c.Text(strong, name, geom.Pt(r.X+6, canvas.InMiddle(strong, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
	rest := r.W - letters.Measure(strong, name) - 16
	if body = ui.Fit(body, figures, rest); letters.Measure(body, figures) <= rest {
		c.Text(body, figures, geom.Pt(r.Right()-4, canvas.InMiddle(body, r.Y, r.Bottom())), sprites.Ink2, canvas.Right)
	}
}

// drawSideWords writes the name of a side over the number of figures. Where they have no room the sign tells the
// number, and the name is alone; a name without room makes way for the sign of a change.
func drawSideWords(c *canvas.Canvas, r geom.Rect, name, figures string) {
	strong, body := ui.Fit(ui.Strong(13.5), name, r.W), ui.Fit(ui.Body(12.5), figures, r.W)
	upper, lower := r.CutTop(r.H / 2)
	lines := ui.Lines(strong, name, r.W, 2)
	switch {
	case len(lines) == 1 && letters.Measure(body, figures) <= r.W:
		c.Text(body, figures, geom.Pt(r.X, canvas.InMiddle(body, lower.Y, lower.Bottom())), sprites.Ink2, canvas.Left)
	case len(lines) == 1:
		upper = r
	case strings.Join(lines, " ") != name || letters.Measure(strong, lines[1]) > r.W: // a word would be broken, or cut
		ui.DrawIcon(c, "swap", r.Centre(), 20, sprites.Ink2)
		return
	default:
		c.Text(strong, lines[1], geom.Pt(r.X, canvas.InMiddle(strong, lower.Y, lower.Bottom())), sprites.Ink, canvas.Left)
	}
	c.Text(strong, lines[0], geom.Pt(r.X, canvas.InMiddle(strong, upper.Y, upper.Bottom())), sprites.Ink, canvas.Left)
}

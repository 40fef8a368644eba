package setup

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of the button that changes a seat's side, in logical units.
const (
	sideSlim   = 118.0 // where there is no more room
	sideWidth  = 128.0 // in a row of one line
	sideLong   = 140.0 // in a row of two lines
	sideHeight = 44.0
	sideSign   = 30.0
	sideEdge   = 6.0
	sideGap    = 5.0 // from the sign to the words
)

// sharesOfSeats returns what falls to each seat, so many of them, when they play on these sides; on those that the game
// itself gives them for nil. It returns false where the rules do not allow it, and in games without sides.
func (s *Scene) sharesOfSeats(seats int, sides []int) ([]rules.Share, bool) {
	list, err := s.info.RosterOf(rules.Setup{Seats: seats, Teams: sides})
	return list.Shares, err == nil && list.Shares != nil
}

// ownSides returns the sides that the game itself gives the seats; nil in games without.
func (s *Scene) ownSides() []int {
	shares, ok := s.sharesOfSeats(len(s.players), nil)
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
	if _, ok := s.sharesOfSeats(len(s.players), teams); ok && len(teams) == len(s.players) {
		s.sides = slices.Clone(teams)
	}
}

// resizeSides divides the seats again after their number has changed; who has chosen a side stays there as far as the
// rules allow.
func (s *Scene) resizeSides() {
	fresh := s.ownSides()
	if len(fresh) > 0 {
		kept := slices.Clone(fresh)
		copy(kept, s.sides)
		if _, ok := s.sharesOfSeats(len(kept), kept); ok {
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
	if _, ok := s.sharesOfSeats(len(sides), sides); !ok {
		for step := 1; step < len(sides); step++ {
			if other := (seat + step) % len(sides); sides[other] == sides[seat] {
				sides[other] = s.sides[seat]
				break
			}
		}
	}
	s.explainedOption = aboutSides
	if _, ok := s.sharesOfSeats(len(sides), sides); ok {
		s.sides = sides
	}
	s.onChange()
}

// figuresOf returns how many figures fall to a seat.
func (s *Scene) figuresOf(seat int) int {
	shares, ok := s.sharesOfSeats(len(s.sides), s.sides)
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

// sidesHint reports who plays on which side, and with how many figures.
func (s *Scene) sidesHint() string {
	words := s.words()
	var sentences []string
	for side, name := range s.sideNames() {
		var list []string
		for seat, on := range s.sides {
			if on == side {
				list = append(list, words.T(lang.SetupSideSeat, lang.Text("name", s.name(seat)), lang.Count("n", s.figuresOf(seat))))
			}
		}
		sentences = append(sentences, words.T(lang.SetupSideOf, lang.Text("side", name), lang.Text("list", words.List(list...))))
	}
	return strings.Join(sentences, " ")
}

// sideButton is the button with the side of a seat and the number of its figures; pressing it changes the side.
func (p seatModel) sideButton() widget.Widget {
	words := widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget { return p.sideWords(e) })
	row := []widget.Widget{widget.Grow(words)}
	if draw := p.draw; draw != nil {
		sign := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			draw(c, p.side, p.figures, geom.Around(r.Centre(), sideSign, sideSign))
		}}
		row = []widget.Widget{widget.Fixed(sideSign, sign), widget.Gap(sideGap), widget.Grow(words)}
	}
	return widget.Pressable{
		Control: ui.Control{
			Key: p.key + sideKey, Role: ui.RoleButton, Name: p.terms.T(lang.SetupSide), Value: p.sideName + " · " + p.count,
			Press: func() { p.actions.switchSide(p.n) },
		},
		Lifts: true, OwnFocus: true, Child: widget.Pad(sideEdge, 3, widget.Row(0, row...)),
		Ground: func(c *canvas.Canvas, r geom.Rect, state ui.ControlState) {
			if state.Focus {
				ui.DrawFocus(c, r.Inset(3), ui.Radius)
			}
			ui.DrawSurface(c, ui.Quiet(), r)
		},
	}
}

// sideWords are the name of the side over the number of figures, or beside it. Where they have no room the sign tells
// the number, and the name is alone; a name without room makes way for the sign of a change.
func (p seatModel) sideWords(e widget.Env) widget.Widget {
	name, count := widget.Line(p.sideName, ui.Strong(13.5), sprites.Ink).Scalable(), widget.Line(p.count, ui.Body(12.5), sprites.Ink2).Scalable()
	name.MinSize, count.MinSize = minTextSize(e, name.Style.Size), minTextSize(e, count.Style.Size)
	under := widget.Column(0, widget.Share(0.5, name), widget.Share(0.5, count))
	beside := count.Aligned(canvas.Right).AtLeast(0)
	behind := widget.Align{Y: widget.Centre, Child: widget.Padding{Right: 4, Child: widget.Row(10, name, widget.Grow(beside))}}
	list := widget.FirstFit{under, behind}
	if p.arrangement.lines == 0 {
		list = widget.FirstFit{behind, under}
	}
	alone := name.Copy()
	alone.Lines, alone.Lead = 2, 0.9
	return append(list, widget.Align{Y: widget.Centre, Child: alone}, widget.Middle(widget.Icon("swap", 20, sprites.Ink2)))
}

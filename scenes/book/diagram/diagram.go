// Package diagram draws still pictures of positions: the figures of the rules book, the last position on the result
// screen, and the pieces a seat has taken. A picture is baked whole, once per size.
//
// The 3x4 game is the only one with pictures so far; for other games there is none, and the screens do without. The
// package imports rules, rules/yokai, scenes/canvas, geom, koma and lang, and sprites.
package diagram

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/koma"
	"engawa/scenes/lang"
	"engawa/sprites"
)

// Diagram is one still picture of a position.
type Diagram struct {
	board  yokai.Board
	below  yokai.Side
	skin   sprites.Skin
	marks  []lang.Mark
	arrows []lang.Arrow
}

// Of returns the picture of a position, the seat's side below. It returns false for a game without pictures.
func Of(s rules.State, skin lang.Skin, below rules.Seat) (Diagram, bool) {
	st, ok := s.(*yokai.State)
	if !ok {
		return Diagram{}, false
	}
	return Diagram{board: st.Board(), below: st.SideOf(below), skin: koma.Skin(skin)}, true
}

// Figure returns the picture of a figure of a game's book, seen by the side that plays upward. A figure that does not
// fit the game gives an error.
func Figure(game string, f *lang.Figure, skin lang.Skin) (Diagram, error) {
	if game != (yokai.Game{}).Info().ID {
		return Diagram{}, fmt.Errorf("diagram: there are no pictures of %q", game)
	}
	s, err := yokai.Game{}.ParsePosition(rules.Setup{Options: f.Options}, f.Position)
	if err != nil {
		return Diagram{}, fmt.Errorf("diagram: figure %q: %w", f.Position, err)
	}
	for _, m := range f.Marks {
		if _, ok := cellOf(m.Cell); !ok {
			return Diagram{}, fmt.Errorf("diagram: figure %q marks %q, which is no square", f.Position, m.Cell)
		}
	}
	d := Diagram{board: s.(*yokai.State).Board(), skin: koma.Skin(skin), marks: f.Marks, arrows: f.Arrows}
	for _, a := range f.Arrows {
		if _, _, err := d.ends(a); err != nil {
			return Diagram{}, fmt.Errorf("diagram: figure %q: %w", f.Position, err)
		}
	}
	return d, nil
}

// cellOf returns the number of a square by its name.
func cellOf(name string) (int, bool) {
	for cell := range columns * lines {
		if yokai.CellName(cell) == name {
			return cell, true
		}
	}
	return 0, false
}

// ends returns where an arrow begins and ends, in the units of the picture.
func (d Diagram) ends(a lang.Arrow) (from, to geom.Point, err error) {
	target, ok := cellOf(a.To)
	if !ok {
		return from, to, fmt.Errorf("an arrow leads to %q, which is no square", a.To)
	}
	to = d.square(target).Centre()
	if cell, ok := cellOf(a.From); ok {
		return d.square(cell).Centre(), to, nil
	}
	for _, h := range d.held() {
		if h.side == d.board.Side() && h.kind.Letter() == a.From {
			return h.at, to, nil
		}
	}
	return from, to, fmt.Errorf("an arrow begins at %q, which is neither a square nor a piece in reserve", a.From)
}

// Size returns the size of the picture in its own units, in which a square is 100 wide.
func (d Diagram) Size() (w, h float64) {
	w, h = boardWidth, boardHeight
	if len(d.held()) > 0 {
		w += trayGap + trayWidth
	}
	return w, h
}

// Fit returns the largest place of the picture's proportions in r, centred.
func (d Diagram) Fit(r geom.Rect) geom.Rect {
	w, h := d.Size()
	return r.Fit(w, h)
}

// Draw draws the picture as large as it fits into r, centred.
func (d Diagram) Draw(c *canvas.Canvas, r geom.Rect) {
	at := d.Fit(r)
	w, _ := d.Size()
	c.Draw(d.picture(), geom.Pt(at.X, at.Y), canvas.Look{Size: at.W / w})
}

// koma returns how a piece is drawn.
func (d Diagram) koma(side yokai.Side, kind yokai.Kind) sprites.Koma {
	k := koma.Of(kind, d.skin)
	if side != d.below {
		k.Side = sprites.Theirs
	}
	return k
}

// Package diagram draws still pictures of positions: one renderer a game for the figures of the rules books, the
// thumbnails of matches that are kept ([DrawThumb]), the last position on the result screen, and the pieces a seat has
// taken.
//
// The 3x4 game is drawn as its board with the reserves (files board*.go), Homeworlds as a chart of its systems (files
// chart*.go), Honshū as a land (landpicture.go), For Honor as its battlefield (files battle*.go); in the book also cards, the
// bank, single squares, the track of rounds, tables of duels and scores round by round. What lies on a map or a
// battlefield is drawn by packages land and field, as on the table. Other games have no pictures, and the screens do
// without. It imports rules and those of the four games, the art of each game, scenes/canvas, geom, lang, stage and ui,
// and sprites.
package diagram

import (
	"fmt"
	"image"
	"math"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Diagram is one still picture of a position.
type Diagram struct{ drawing drawing }

// drawing is what all pictures have in common; each is a painter or a drawer.
type drawing interface {
	size() (w, h float64) // in units of its own
}

// painter is a picture that is painted whole, once per size.
type painter interface {
	drawing
	key() any                                // equal for pictures that look the same
	paint(out *vector.Canvas, scale float64) // in units of its own, each scale pixels long
}

// drawer is a picture that is put together of pictures that are painted one by one.
type drawer interface {
	drawing
	draw(c *canvas.Canvas, at geom.Rect) // in a rectangle of its own proportions
}

// Of returns the picture of a position, the seat's side below. It returns false for a game without pictures.
func Of(s rules.State, skin lang.Skin, below rules.Seat) (Diagram, bool) {
	switch st := s.(type) {
	case *yokai.State:
		return Diagram{board{board: st.Board(), below: st.SideOf(below), white: st.SeatOf(yokai.White), skin: yokaiart.Skin(skin)}}, true
	case *homeworlds.State:
		return Diagram{chartOf(st.Position(), below)}, true
	case *honshu.State:
		if m := st.Map(below); m != nil {
			return Diagram{pictureOfLand(m)}, true
		}
	case *forhonor.State:
		return Diagram{battleOf(st)}, true
	}
	return Diagram{}, false
}

// Figure returns the picture of a figure of a game's book, seen by the side that plays upward or by seat 0. A figure
// that does not fit the game gives an error.
func Figure(game string, f *lang.Figure, skin lang.Skin) (Diagram, error) {
	var d drawing
	var err error
	switch game {
	case yokai.Game{}.Info().ID:
		d, err = boardFigure(f, skin)
	case homeworlds.Game{}.Info().ID:
		d, err = homeworldsFigure(f)
	case honshu.Game{}.Info().ID:
		d, err = honshuFigure(f)
	case forhonor.Game{}.Info().ID:
		d, err = forHonorFigure(f)
	default:
		return Diagram{}, fmt.Errorf("diagram: there are no pictures of %q", game)
	}
	if err != nil {
		return Diagram{}, fmt.Errorf("diagram: figure %q: %w", f.Position, err)
	}
	return Diagram{d}, nil
}

// Size returns the size of the picture in its own units.
func (d Diagram) Size() (w, h float64) { return d.drawing.size() }

// Fit returns the largest place of the picture's proportions in r, centred.
func (d Diagram) Fit(r geom.Rect) geom.Rect {
	w, h := d.Size()
	return r.Fit(w, h)
}

// Draw draws the picture as large as it fits into r, centred.
func (d Diagram) Draw(c *canvas.Canvas, r geom.Rect) {
	at := d.Fit(r)
	switch p := d.drawing.(type) {
	case drawer:
		p.draw(c, at)
	case painter:
		w, h := p.size()
		picture := canvas.Picture{Key: p.key(), Box: geom.R(0, 0, w, h), Render: func(scale float64) *image.RGBA { return render(p, scale) }}
		c.Draw(picture, geom.Pt(at.X, at.Y), canvas.Look{Size: at.W / w})
	}
}

// render paints a picture at scale pixels a unit.
func render(p painter, scale float64) *image.RGBA {
	w, h := p.size()
	out := vector.NewCanvas(int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	out.Scale(scale, scale)
	p.paint(out, scale)
	return out.Image()
}

// paintImage lays down what has been painted at the scale of the picture, its upper left corner at the point.
func paintImage(out *vector.Canvas, img *image.RGBA, at geom.Point, scale float64) {
	out.DrawImage(img, int(math.Round(at.X*scale)), int(math.Round(at.Y*scale)), vector.Layer{Opacity: 1})
}

// paintSprite draws a sprite about a point, so many times as large as it is.
func paintSprite(out *vector.Canvas, s interface{ Draw(*vector.Canvas) error }, at geom.Point, grow float64) {
	out.Save()
	defer out.Restore()
	out.Translate(at.X, at.Y)
	out.Scale(grow, grow)
	_ = s.Draw(out) // only a sprite that does not exist fails
}

// paintCentred writes a line of ink about a point, by the height of its capitals.
func paintCentred(out *vector.Canvas, style letters.Style, text string, at geom.Point) {
	x := at.X - letters.Measure(style, text)/2
	letters.Draw(out, style, x, at.Y+letters.CapHeight(style)/2, text, vector.Solid(sprites.Ink))
}

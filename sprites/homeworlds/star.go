package homeworlds

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Star is a pyramid that stands: a world of Homeworlds, or a piece in the bank.
// It shows two faces, the pattern on the lit one and pips for its size on the
// other. Its origin is the middle of its foot.
type Star struct {
	Hue  Hue
	Size int // 1 to PyramidSizes
	// Night draws the second contour that every piece has on night grounds, and
	// the shadow that is seen there.
	Night bool
}

// starForm is a standing pyramid in units: its apex above the origin and the
// three corners of its foot that are seen.
type starForm struct {
	apex, left, front, right vector.Point
}

// form returns the pyramid's corners; sizes beyond the existing ones take the
// nearest.
func (s Star) form() starForm {
	i := min(max(s.Size, 1), PyramidSizes) - 1
	height := [PyramidSizes]float64{42, 60, 80}[i]
	reach := [PyramidSizes]float64{17, 22.5, 28.5}[i]
	return starForm{
		apex:  vector.Point{Y: -height},
		left:  vector.Point{X: -reach, Y: -0.25 * reach},
		front: vector.Point{X: 0.11 * reach, Y: 0.35 * reach},
		right: vector.Point{X: reach, Y: -0.2 * reach},
	}
}

// Outline returns the silhouette.
func (s Star) Outline() *vector.Path {
	f := s.form()
	return vector.Polygon(f.apex, f.left, f.front, f.right)
}

// Box returns the box of the sprite in units, its contours included and its
// shadow not.
func (s Star) Box() vector.Box { return roomFor(s.Outline()) }

// Draw draws the star with the middle of its foot at the canvas's origin. A hue
// or size that does not exist is an error and draws nothing.
func (s Star) Draw(c *vector.Canvas) error {
	if err := checkPyramid(s.Hue, s.Size); err != nil {
		return err
	}
	k, f, face := sprites.DetailFor(c), s.form(), s.Hue.faces()
	outline := s.Outline()
	fillPyramid(k, c, outline, face.Shade, s.Night)
	s.Hue.drawFace(c, f, k)
	c.Stroke(vector.Line(f.apex.X, f.apex.Y, f.front.X, f.front.Y),
		vector.Stroke{Width: k.LineWidth(pyramidRidge, minInk)}, vector.Solid(sprites.Ink))
	outlinePyramid(k, c, outline)
	f.drawPips(c, s.Size, k)
	return nil
}

// drawFace fills the lit face and carves its pattern along its own foot, so
// that the pattern leans with the face.
func (h Hue) drawFace(c *vector.Canvas, f starForm, k sprites.Detail) {
	lit := vector.Polygon(f.apex, f.left, f.front)
	c.Fill(lit, vector.Solid(h.faces().Lit))
	c.Save()
	defer c.Restore()
	c.Clip(lit, vector.NonZero)
	foot := vector.Point{X: (f.left.X + f.front.X) / 2, Y: (f.left.Y + f.front.Y) / 2}
	along := vector.Point{X: f.front.X - f.left.X, Y: f.front.Y - f.left.Y}
	down := vector.Point{X: foot.X - f.apex.X, Y: foot.Y - f.apex.Y}
	width, height := math.Hypot(along.X, along.Y), math.Hypot(down.X, down.Y)
	c.Transform(vector.Matrix{A: along.X / width, B: along.Y / width, C: down.X / height, D: down.Y / height, E: foot.X, F: foot.Y})
	h.carve(c, field{half: width / 2, height: height, apex: true, coarse: k.PatternScale()})
	if k.IsFine() {
		// The light catches the outer edge.
		edge := vector.Line(-width/2+3.4, -1, 0.6, -height)
		c.Stroke(edge, vector.Stroke{Width: 1.1}, vector.Solid(sprites.Paper2.Alpha(0.34)))
	}
}

// drawPips sets the pips on the shaded face, climbing from its foot.
func (f starForm) drawPips(c *vector.Canvas, n int, k sprites.Detail) {
	foot := vector.Point{X: (f.front.X + f.right.X) / 2, Y: (f.front.Y + f.right.Y) / 2}
	rise := vector.Point{X: f.apex.X - foot.X, Y: f.apex.Y - foot.Y}
	length := math.Hypot(rise.X, rise.Y)
	for i := range n {
		along := (6.4 + 8.6*float64(i)) * k.PipScale() / length
		drawPip(k, c, vector.Point{X: foot.X + rise.X*along, Y: foot.Y + rise.Y*along}, 2.8)
	}
}

// Render draws the star on an image of its own that shows Box at scale pixels a
// unit.
func (s Star) Render(scale float64) (*image.RGBA, error) {
	return sprites.Render(s.Box(), scale, s.Draw)
}

// Shadow returns the shadow of the star held lift pixels above the table at
// scale pixels a unit: a triangle thrown from its foot. Its bounds are in the
// pixels of Render's image and reach beyond it.
func (s Star) Shadow(scale, lift float64) *image.RGBA {
	f, box := s.form(), s.Box()
	lift = max(0, lift)
	style := castFrom(-0.8*f.apex.Y*scale, s.Night).WithLift(lift)
	at := func(p vector.Point) vector.Point {
		return vector.Point{X: (p.X-box.X)*scale + sprites.LightX*lift, Y: (p.Y-box.Y)*scale + sprites.LightY*lift}
	}
	foot := at(vector.Point{})
	tip := vector.Point{X: foot.X + sprites.LightX*style.Length, Y: foot.Y + sprites.LightY*style.Length}
	thrown := vector.Polygon(at(f.left), at(f.front), tip, at(f.right))
	margin := int(math.Ceil(3 * style.Blur))
	b := thrown.Bounds()
	img := image.NewRGBA(image.Rect(int(b.X)-margin, int(b.Y)-margin, int(b.X+b.W)+margin+1, int(b.Y+b.H)+margin+1))
	vector.NewCanvasOn(img).Fill(thrown, vector.Solid(style.Color.Alpha(style.Opacity)))
	vector.BlurImage(img, style.Blur)
	return img
}

// Package geom holds the points and rectangles that screens are laid out with, in logical units: x grows to the
// right, y grows downwards. It imports nothing of Engawa.
package geom

import "math"

// Point is a place, or a distance, in logical units.
type Point struct{ X, Y float64 }

// Pt returns the point (x, y).
func Pt(x, y float64) Point { return Point{x, y} }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul returns p scaled by k.
func (p Point) Mul(k float64) Point { return Point{p.X * k, p.Y * k} }

// Len returns the distance from the origin.
func (p Point) Len() float64 { return math.Hypot(p.X, p.Y) }

// Lerp returns the point that lies t of the way from p to q.
func (p Point) Lerp(q Point, t float64) Point { return p.Add(q.Sub(p).Mul(t)) }

// Rect is a rectangle by its upper left corner and its size. A size below zero counts as empty.
type Rect struct{ X, Y, W, H float64 }

// R returns the rectangle at (x, y) of size w by h.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Around returns the rectangle of size w by h with the given centre.
func Around(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Right returns the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre returns the middle.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Beside returns the places of a box by r: over it, under it, and at its left and right, the gap apart. Along the edge of r
// they lie in the room.
func Beside(r, box, room Rect, gap float64) [4]Rect {
	x := min(max(r.Centre().X-box.W/2, room.X), room.Right()-box.W)
	y := min(max(r.Centre().Y-box.H/2, room.Y), room.Bottom()-box.H)
	return [...]Rect{
		{x, r.Y - gap - box.H, box.W, box.H}, {x, r.Bottom() + gap, box.W, box.H},
		{r.X - gap - box.W, y, box.W, box.H}, {r.Right() + gap, y, box.W, box.H},
	}
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether the point lies inside; the right and lower edges do not belong to it.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Overlaps reports whether the rectangles share some area.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// OverlapArea returns the area that the rectangles share.
func (r Rect) OverlapArea(o Rect) float64 {
	w, h := min(r.Right(), o.Right())-max(r.X, o.X), min(r.Bottom(), o.Bottom())-max(r.Y, o.Y)
	return max(0, w) * max(0, h)
}

// Within reports whether r lies inside o, edges touching allowed, with a tolerance of a hundredth.
func (r Rect) Within(o Rect) bool {
	const eps = 0.01
	return r.X >= o.X-eps && r.Y >= o.Y-eps && r.Right() <= o.Right()+eps && r.Bottom() <= o.Bottom()+eps
}

// Move returns the rectangle moved by (dx, dy).
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Times returns the rectangle in units of which k are as long as one of the present ones.
func (r Rect) Times(k float64) Rect { return Rect{r.X * k, r.Y * k, r.W * k, r.H * k} }

// Inset returns the rectangle made smaller by d on every side; larger when d is below zero.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY returns the rectangle made smaller by dx on the left and right and by dy above and below.
func (r Rect) InsetXY(dx, dy float64) Rect {
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// CutTop splits off the uppermost h units.
func (r Rect) CutTop(h float64) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom splits off the lowest h units.
func (r Rect) CutBottom(h float64) (bottom, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft splits off the leftmost w units.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight splits off the rightmost w units.
func (r Rect) CutRight(w float64) (right, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Columns splits the rectangle into n columns of equal width with the gap between them.
func (r Rect) Columns(n int, gap float64) []Rect {
	out := make([]Rect, n)
	w := (r.W - gap*float64(n-1)) / float64(n)
	for k := range out {
		out[k] = Rect{r.X + float64(k)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// Fit returns the largest rectangle with the sides' ratio w:h inside r, centred.
func (r Rect) Fit(w, h float64) Rect {
	k := min(r.W/w, r.H/h)
	return Around(r.Centre(), w*k, h*k)
}

// Insets are distances from the four edges, as a phone's safe area has them.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Apply returns the rectangle without the insets.
func (i Insets) Apply(r Rect) Rect {
	return Rect{r.X + i.Left, r.Y + i.Top, r.W - i.Left - i.Right, r.H - i.Top - i.Bottom}
}

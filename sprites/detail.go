package sprites

import (
	"math"

	"engawa/sprites/vector"
)

// Detail is how fine a picture may be at the size it is drawn at: small
// pictures have bolder lines, larger pips and a coarser pattern.
type Detail struct{ PixelsPerUnit float64 }

// DetailFor returns the detail for what is drawn on c next.
func DetailFor(c *vector.Canvas) Detail {
	m := c.Matrix()
	// Smaller than a quarter pixel a unit nothing can be read anyway.
	return Detail{max(0.25, math.Sqrt(math.Abs(m.A*m.D-m.B*m.C)))}
}

// LineWidth returns a width in units that is at least so many pixels.
func (k Detail) LineWidth(width, least float64) float64 { return max(width, least/k.PixelsPerUnit) }

// PatternScale returns how much coarser than usual the pattern is drawn.
func (k Detail) PatternScale() float64 { return min(1.8, max(1, 0.72/k.PixelsPerUnit)) }

// PipScale returns how much larger than usual the pips are.
func (k Detail) PipScale() float64 { return min(1.3, max(1, 0.6/k.PixelsPerUnit)) }

// IsFine reports whether thin lines can be seen.
func (k Detail) IsFine() bool { return k.PixelsPerUnit >= 0.6 }

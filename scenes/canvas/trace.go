package canvas

import (
	"image"
	"image/color"
	"math"

	"engawa/scenes/geom"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Trace is what a Canvas has been asked to draw, in order. It lets tests look at a screen without a display: what it
// says, where things lie, and whether two screens are alike.
type Trace struct {
	Strokes []Stroke
	OnPlace func(Placement) // gets everything with its picture, if set
}

// Placement is a picture as it comes to lie on the window, in device pixels.
type Placement struct {
	Picture Picture
	Size    float64    // pixels per unit of the picture
	At      geom.Point // of its origin
	Alpha   float64    // 0 (not seen) to 1
	Look    Look
	Clip    image.Rectangle
}

// Stroke is one thing drawn.
type Stroke struct {
	Key  any       // of the Picture; see [Stroke.Text] for text
	Box  geom.Rect // what it covers, in logical units of the window
	Look Look
}

type fillKey struct{ col color.Color }

// Tracer makes traces, one after the other, that share what is slow to make. The zero Tracer is ready to use.
type Tracer struct{ cache *TextureCache }

// Trace returns a Canvas of w by h logical units that draws nothing and writes everything down.
func (r *Tracer) Trace(w, h, scale float64) (*Canvas, *Trace) {
	if r.cache == nil {
		r.cache = &TextureCache{memo: map[any]any{}}
	}
	t := &Trace{}
	bounds := image.Rect(0, 0, int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	return &Canvas{bounds: bounds, clip: bounds, cache: r.cache, trace: t, scale: scale, unit: 1, alpha: 1}, t
}

// NewTrace is [Tracer.Trace] of a Tracer that makes no other.
func NewTrace(w, h, scale float64) (*Canvas, *Trace) { return new(Tracer).Trace(w, h, scale) }

// note writes down what is drawn in the box, given in the units of the Canvas.
func (c *Canvas) note(key any, box geom.Rect, look Look) {
	box = box.Move(c.origin.X, c.origin.Y)
	if c.stretch != 0 {
		box = box.Times(c.stretch).Move(c.stretchBy.X, c.stretchBy.Y)
	}
	box = box.Times(c.unit)
	c.trace.Strokes = append(c.trace.Strokes, Stroke{key, box, look})
}

// place informs who wants to know what is drawn, and where.
func (c *Canvas) place(p Picture, size float64, at geom.Point, look Look) {
	if c.trace.OnPlace != nil {
		c.trace.OnPlace(Placement{p, size * c.scale, at.Add(c.origin).Mul(c.scale), c.alpha * (1 - look.Fade), look, c.clip})
	}
}

// plain is the picture of a rectangle of one colour.
func plain(r geom.Rect, col color.Color) Picture {
	return Picture{Key: plainKey{r, col}, Box: r, Paint: func(v *vector.Canvas) {
		v.Fill(vector.Rect(r.X, r.Y, r.W, r.H), vector.Solid(col))
	}}
}

type plainKey struct {
	r   geom.Rect
	col color.Color
}

// Text returns the words of a stroke that is a line of text.
func (s Stroke) Text() (string, bool) {
	k, ok := s.Key.(textKey)
	return k.text, ok
}

// Style returns how a stroke that is a line of text is written; its Size is in units of the Canvas it was drawn on.
func (s Stroke) Style() letters.Style {
	k, _ := s.Key.(textKey)
	return k.style
}

// Texts returns every line of text, in the order drawn.
func (t *Trace) Texts() []string {
	var out []string
	for _, s := range t.Strokes {
		if text, ok := s.Text(); ok {
			out = append(out, text)
		}
	}
	return out
}

package veranda

import (
	"image"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// Box is a game's box standing on the boards.
type Box struct {
	Game        string    // the game's id
	Front       geom.Rect // the front; side and top are seen beyond its right and upper edge
	Plate       float64   // height of the paper for the name
	IsAvailable bool      // its cord is vermilion: it can be opened now
	IsFaded     bool      // the game is not there yet
}

// Depth is how far side and top of a box are seen.
const Depth = scenery.BoxDepth

// washShare is how far the colours of a faded box go towards paper.
const washShare = 0.5

// boxInk is how far ink stands over a box.
const boxInk = 2.0

// cord returns the colour of the cords of a game's box.
func (b Box) cord() sprites.Color {
	if b.IsAvailable {
		return sprites.Shu
	}
	switch b.Game {
	case "honshu":
		return sprites.Matsu
	case "homeworlds":
		return sprites.Fuji
	case "forhonor":
		return sprites.Kin3
	}
	return sprites.Ai2
}

func (b Box) spec() scenery.BoxSpec {
	return scenery.BoxSpec{W: b.Front.W, H: b.Front.H, Plate: b.Plate, Cord: b.cord()}
}

type boxKey struct {
	game        string
	w, h, plate float64
	cord        sprites.Color
	isFaded     bool
}

// Draw draws the box without its shadow.
func (b Box) Draw(c *canvas.Canvas) {
	spec := b.spec()
	c.Draw(canvas.Picture{
		Key: boxKey{b.Game, spec.W, spec.H, spec.Plate, spec.Cord, b.IsFaded},
		Box: geom.R(-boxInk, -Depth-boxInk, spec.W+Depth+2*boxInk, spec.H+Depth+2*boxInk),
		Render: func(scale float64) *image.RGBA {
			full := spec
			// A game without a picture leaves the window dark.
			full.Picture, _ = sprites.Drawing("boxes/" + b.Game)
			return b.render(full, scale)
		},
		Sketch: func(scale float64) *image.RGBA {
			plain := spec
			plain.Plain = true
			return b.render(plain, scale)
		},
	}, geom.Pt(b.Front.X, b.Front.Y), canvas.Look{})
}

// render draws a box, pale if the game is not there yet.
func (b Box) render(spec scenery.BoxSpec, scale float64) *image.RGBA {
	img := scenery.Box(spec, scale).Image
	if b.IsFaded {
		wash(img)
	}
	return img
}

// wash takes half of the colour out of an image.
func wash(img *image.RGBA) {
	paper := sprites.Paper.NRGBA()
	mix := func(p uint8, tone, alpha uint8) uint8 {
		return uint8(float64(p)*(1-washShare) + float64(tone)*float64(alpha)/255*washShare)
	}
	for k := 0; k+3 < len(img.Pix); k += 4 {
		p := img.Pix[k : k+4 : k+4]
		p[0], p[1], p[2] = mix(p[0], paper.R, p[3]), mix(p[1], paper.G, p[3]), mix(p[2], paper.B, p[3])
	}
}

// Places returns where the picture and the paper for the name lie.
func (b Box) Places() (picture, plate geom.Rect) {
	p, n := b.spec().Places()
	return geom.R(p.X, p.Y, p.W, p.H).Move(b.Front.X, b.Front.Y), geom.R(n.X, n.Y, n.W, n.H).Move(b.Front.X, b.Front.Y)
}

type shadowKey struct{ w, h, top float64 }

// castShare is the length of a box's shadow on the boards as a share of its height.
const castShare = 0.2

// DrawShadow draws the long shadow that the box throws to the lower right; boards is where the floor begins, above
// which nothing is thrown on.
func (b Box) DrawShadow(c *canvas.Canvas, boards float64) {
	w, h := b.Front.W, b.Front.H
	top := max(boards-b.Front.Y+8, h*0.36)
	x, y := castShare*h*sprites.LightX, castShare*h*sprites.LightY
	const soft = 3.0
	c.Draw(canvas.Picture{
		Key:    shadowKey{w, h, top},
		Box:    geom.R(-4*soft, top-4*soft, w+Depth+x+8*soft, h+y-top+8*soft),
		Sketch: canvas.Blank,
		Paint: func(c *vector.Canvas) {
			shape := vector.Polygon(
				vector.Point{X: 0, Y: h}, vector.Point{X: x, Y: h + y}, vector.Point{X: w + x, Y: h + y},
				vector.Point{X: w + Depth + x, Y: h - Depth + y}, vector.Point{X: w + Depth + x, Y: top + x},
				vector.Point{X: w + Depth, Y: top}, vector.Point{X: w / 2, Y: top})
			c.BeginLayerStyle(vector.Layer{Opacity: 0.34, Blur: soft})
			c.Fill(shape, vector.Solid(sprites.Ink))
			c.EndLayer()
		},
	}, geom.Pt(b.Front.X, b.Front.Y), canvas.Look{})
}

package yokai

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

const (
	lip     = 6.5  // thickness of a piece, seen below its face
	contour = 3.2  // ink round the pentagon
	disc    = 30.5 // radius of the medallion
)

// look is what skin and side decide about a piece.
type look struct {
	face, lip, arrow sprites.Color
	size             float64 // of the creature
	middle           float64 // height of the creature's middle
	inside           func(*vector.Canvas, Piece)
}

func (k Piece) look() look {
	up := k.Side == Yours
	if k.Skin == Dobutsu {
		l := look{face: 0xFFFDF4, lip: sprites.Bands()[k.band()].Lip, arrow: 0xFFFDF4, size: 0.86, middle: -2.5, inside: drawField}
		if up {
			l.middle = 4.5
		}
		return l
	}
	l := look{face: 0xA06E48, lip: 0x573824, arrow: 0xF2B25C, size: 0.94, middle: -5, inside: drawWood}
	if up {
		l.face, l.lip, l.arrow, l.middle = 0xEDCD97, 0xA87743, 0xC9752B, 5.5
	}
	if k.Kind == Samurai {
		l.arrow = 0x8FC0E0
		if up {
			l.arrow = 0x2F5D93
		}
	}
	return l
}

// outline returns the pentagon of the face with its point upwards or, for the
// other side, downwards.
func (k Piece) outline() *vector.Path { return k.turn(k.shape().path(0, 0)) }

// body returns the outline of the whole piece: the face and the lip below it.
func (k Piece) body() *vector.Path {
	if k.Side == Theirs {
		return k.turn(k.shape().path(lip, 0))
	}
	return k.shape().path(0, lip)
}

// shape returns the pentagon of the skin, point upwards.
func (k Piece) shape() pentagon {
	if k.Skin == Dobutsu {
		return pentagon{top: 47, topHalf: 6, tip: 50,
			shoulder: [3]vector.Point{{X: 32, Y: -34}, {X: 37, Y: -31}, {X: 38, Y: -25}},
			foot:     [3]vector.Point{{X: 45, Y: 36}, {X: 46, Y: 46}, {X: 37, Y: 46}}}
	}
	return pentagon{top: 48.5, topHalf: 3, tip: 50,
		shoulder: [3]vector.Point{{X: 31.5, Y: -36.5}, {X: 34.5, Y: -35}, {X: 35.2, Y: -31.6}},
		foot:     [3]vector.Point{{X: 45.4, Y: 41}, {X: 46, Y: 46}, {X: 41, Y: 46}}}
}

// turn points a shape the way the side's pieces point.
func (k Piece) turn(p *vector.Path) *vector.Path {
	if k.Side == Theirs {
		return p.Transform(vector.Rotate(math.Pi))
	}
	return p
}

// pentagon is the right half of a pentagon with rounded corners, mirrored for
// the left one: height and half width at which the rounding of the tip begins,
// the height it bends to, and start, corner and end of the roundings at shoulder
// and foot.
type pentagon struct {
	top, topHalf, tip float64
	shoulder, foot    [3]vector.Point
}

// path returns the outline, stretched at its broadest place: everything above is
// moved up by up and everything below moved down by down.
func (s pentagon) path(up, down float64) *vector.Path {
	shoulder, foot := s.shoulder, s.foot
	for i := range shoulder {
		shoulder[i].Y -= up
		foot[i].Y += down
	}
	broadest := foot[0].Y - down - up
	p := new(vector.Path)
	p.MoveTo(-s.topHalf, -s.top-up).QuadTo(0, -s.tip-up, s.topHalf, -s.top-up)
	p.LineTo(shoulder[0].X, shoulder[0].Y).QuadTo(shoulder[1].X, shoulder[1].Y, shoulder[2].X, shoulder[2].Y)
	p.LineTo(foot[0].X, broadest)
	if up+down > 0 {
		p.LineTo(foot[0].X, foot[0].Y)
	}
	p.QuadTo(foot[1].X, foot[1].Y, foot[2].X, foot[2].Y)
	p.LineTo(-foot[2].X, foot[2].Y).QuadTo(-foot[1].X, foot[1].Y, -foot[0].X, foot[0].Y)
	if up+down > 0 {
		p.LineTo(-foot[0].X, broadest)
	}
	p.LineTo(-shoulder[2].X, shoulder[2].Y).QuadTo(-shoulder[1].X, shoulder[1].Y, -shoulder[0].X, shoulder[0].Y)
	return p.Close()
}

// print fills a shape of the piece and draws its contour.
func (k Piece) print(c *vector.Canvas, outline *vector.Path, fill sprites.Color) {
	c.Fill(outline, vector.Solid(fill))
	c.Stroke(outline, vector.Stroke{Width: contour}, vector.Solid(sprites.Ink))
}

// drawWood carves rim, grain and medallion into a wooden face.
func drawWood(c *vector.Canvas, k Piece) {
	grain := sprites.Color(0x7E5236)
	if k.Side == Yours {
		grain = 0xC79A5E
	}
	rim := k.turn(pentagon{top: 42.5, topHalf: 2, tip: 43.4,
		shoulder: [3]vector.Point{{X: 27.6, Y: -32.4}, {X: 29.6, Y: -31.4}, {X: 30, Y: -29}},
		foot:     [3]vector.Point{{X: 39.4, Y: 38}, {X: 39.8, Y: 41}, {X: 36.6, Y: 41}}}.path(0, 0))
	c.Save()
	c.Clip(rim, vector.NonZero)
	for _, x := range []float64{-37, -30, -23, 23, 30, 37} {
		vein := new(vector.Path).MoveTo(x-1, -50).CubeTo(x+2, -20, x-4, 15, x+1, 50)
		c.Stroke(vein, vector.Stroke{Width: 1.1}, vector.Solid(grain.Alpha(0.75)))
	}
	c.Restore()
	c.Stroke(rim, vector.Stroke{Width: 1.4}, vector.Solid(grain))

	discs := [kinds]sprites.Color{Koro: 0xD7A945, Kitsune: 0x2B4A73, Tanuki: 0x7D8F62, Kodama: 0x4C7A5C, Samurai: 0x8FB0BF}
	medallion := vector.Circle(0, k.look().middle, disc)
	c.Fill(medallion, vector.Solid(discs[k.Kind]))
	c.Stroke(medallion, vector.Stroke{Width: 2.6}, vector.Solid(sprites.Ink))
}

// band returns whose colours the piece has.
func (k Piece) band() int {
	if k.IsSecond {
		return 1
	}
	return 0
}

// drawField paints the coloured band of the player and the animal's own field on
// a white face.
func drawField(c *vector.Canvas, k Piece) {
	fields := [kinds]sprites.Color{Koro: 0xF7A49A, Kitsune: 0xF8DE8A, Tanuki: 0x9ED3B4, Kodama: 0xA9D8EA, Samurai: 0xA9D8EA}
	c.Fill(k.outline().Transform(vector.Scale(0.9, 0.905)), vector.Solid(sprites.Bands()[k.band()].Face))
	inner := k.outline().Transform(vector.Scale(0.8, 0.81).Mul(vector.Translate(0, 1)))
	c.Fill(inner, vector.Solid(fields[k.Kind]))
}

// step is one of the eight directions, clockwise from straight ahead.
type step uint8

// steps lists the directions a kind may take, for its arrowheads.
func (k Piece) steps() []step {
	return [kinds][]step{
		Koro:    {0, 1, 2, 3, 4, 5, 6, 7},
		Kitsune: {1, 3, 5, 7},
		Tanuki:  {0, 2, 4, 6},
		Kodama:  {0},
		Samurai: {0, 1, 2, 4, 6, 7},
	}[k.Kind]
}

// drawArrows sets one arrowhead on the rim for every legal step.
func (k Piece) drawArrows(c *vector.Canvas, fill sprites.Color) {
	squeeze, heel := 1.0, 41.5
	if k.Skin == Dobutsu {
		squeeze, heel = 0.98, 40
	}
	rim := [8]vector.Point{
		{X: 0, Y: -38.4}, {X: 25.6, Y: -26.6}, {X: 34.6, Y: 6}, {X: 34.6, Y: 37},
		{X: 0, Y: heel}, {X: -34.6, Y: 37}, {X: -34.6, Y: 6}, {X: -25.6, Y: -26.6},
	}
	head := new(vector.Path).MoveTo(0, -5.4).LineTo(5, 3.2).QuadTo(0, 1.4, -5, 3.2).Close()
	for _, s := range k.steps() {
		at := vector.Translate(rim[s].X*squeeze, rim[s].Y).Mul(vector.Rotate(float64(s) * math.Pi / 4))
		arrow := k.turn(head.Transform(at))
		c.Fill(arrow, vector.Solid(fill))
		c.Stroke(arrow, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink))
	}
}

// DrawHollow draws the empty place of a piece in a reserve tray, sunk into the
// wood, with the ghost of the creature that belongs there. It stands in the
// units of PieceBox like the piece itself.
func (k Piece) DrawHollow(c *vector.Canvas) error {
	creature, err := k.creature()
	if err != nil {
		return err
	}
	deep, rim, ghost := sprites.Color(0x5B3A28), sprites.Color(0x3F2719), 0.45
	if k.Skin == Dobutsu {
		deep, rim, ghost = 0xE3BC78, 0xC99A55, 0.48
	}
	c.Save()
	defer c.Restore()
	c.Fill(k.outline(), vector.Solid(deep))
	c.Stroke(k.outline(), vector.Stroke{Width: 2.6}, vector.Solid(rim))
	c.BeginLayer(ghost)
	c.Scale(0.78, 0.78)
	k.drawCreature(c, creature)
	c.EndLayer()
	return nil
}

// RenderHollow draws the hollow on an image of its own, laid out as by Render.
func (k Piece) RenderHollow(scale float64) (*image.RGBA, error) {
	return renderPiece(scale, k.DrawHollow)
}

package forhonor

import (
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Wall is one of the walls of the battlefield, five squares long: plaster under
// a roof of tiles. It is drawn in field units over its squares.
type Wall struct {
	Upright bool // runs from top to bottom, seen from above; otherwise from left to right, seen from before
}

// WallSquares is how many squares a wall is long.
const WallSquares = 5

const wallLength = WallSquares * FieldSide

// Tones of the wall.
const (
	wallChalk sprites.Color = 0xEFE3C8
	wallStone sprites.Color = 0xB9A98A
	roofTile  sprites.Color = 0x46506A
	tileLight sprites.Color = 0x7E8BA6
)

// Box returns the box of the wall in field units: it covers its squares, whose
// upper left corner is the origin, and the eaves stand over their ends.
func (w Wall) Box() vector.Box {
	if w.Upright {
		return vector.Box{X: -3, Y: -8, W: FieldSide + 6, H: wallLength + 13}
	}
	return vector.Box{X: -8, Y: -3, W: wallLength + 16, H: FieldSide + 4}
}

// Draw draws the wall with the upper left corner of its squares at the canvas's
// origin.
func (w Wall) Draw(c *vector.Canvas) {
	p := sprites.NewPainter(c)
	if w.Upright {
		drawWallFromAbove(p)
	} else {
		drawWallFromBefore(p)
	}
}

// drawMasonry draws plaster over a foot of stones, with the joints between them.
func drawMasonry(p sprites.Painter, x, top, wide, bottom, foot float64) {
	p.FillColor(vector.Rect(x, top, wide, bottom-top), wallChalk)
	p.FillColor(vector.Rect(x, bottom-foot, wide, foot), wallStone)
	joints := new(vector.Path)
	for at := x + 17; at < x+wide-6; at += 17 {
		joints.MoveTo(at, bottom-foot).LineTo(at, bottom)
	}
	if p.IsFine() {
		p.Stroke(joints, vector.Stroke{Width: 1, Cap: vector.ButtCap}, vector.Solid(sprites.Ink.Alpha(0.5)))
	}
	p.StrokeThin(vector.Line(x, bottom-foot, x+wide, bottom-foot), 1.4, sprites.Ink)
	p.Outline(vector.Rect(x, top, wide, bottom-top), 2)
}

func drawWallFromBefore(p sprites.Painter) {
	drawMasonry(p, 1, 12, wallLength-2, 40, 10)
	roof := vector.Polygon(vector.Point{X: -5, Y: 20}, vector.Point{X: 5, Y: 2}, vector.Point{X: wallLength - 5, Y: 2}, vector.Point{X: wallLength + 5, Y: 20})
	p.FillColor(roof, roofTile)
	tiles := new(vector.Path)
	for x := 9.0; x < wallLength-4; x += 8.8 {
		spread := (x - wallLength/2) / wallLength * 10
		tiles.MoveTo(x, 4).LineTo(x+spread, 18)
	}
	p.StrokeThin(tiles, 1.5, tileLight)
	p.Outline(roof, 2.2)
	p.Outline(vector.Line(4, 2, wallLength-4, 2), 3.6)
}

func drawWallFromAbove(p sprites.Painter) {
	const left, right, middle, end = 4.0, FieldSide - 4, FieldSide / 2, wallLength - 16
	drawMasonry(p, left+4, end-6, right-left-8, wallLength, 6)
	roof := vector.Polygon(vector.Point{X: left, Y: -3}, vector.Point{X: right, Y: -3}, vector.Point{X: right, Y: end}, vector.Point{X: middle, Y: end - 5}, vector.Point{X: left, Y: end})
	p.FillColor(roof, roofTile)
	tiles := new(vector.Path)
	for y := 4.0; y < end-4; y += 8.8 {
		tiles.MoveTo(left+3, y+3).LineTo(middle-4, y).MoveTo(right-3, y+3).LineTo(middle+4, y)
	}
	p.StrokeThin(tiles, 1.5, tileLight)
	p.Outline(roof, 2.2)
	p.Outline(vector.Line(middle, -4, middle, end-4), 5)
	p.StrokeThin(vector.Line(middle, -3, middle, end-5), 2, tileLight)
}

package scenery

import (
	"image"
	"image/draw"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// lattice is how the paper doors are divided, in units.
type lattice struct {
	panels  int     // doors side by side
	row     float64 // height of one row of panes
	kick    float64 // where the wooden boards begin
	stile   float64 // width of a door's edge
	unit    float64 // size of the shadows
	moon    vector.Point
	radius  float64
	cat     vector.Point // foot of the cat's shadow
	branch  vector.Point // where the pine's bough begins
	grasses []float64
	glow    float64 // how far the late light reaches about the middle
}

func latticeOf(s *Painter, size Size) lattice {
	if size.Portrait() {
		kick := s.H * 0.881
		return lattice{panels: 2, row: 74.5, kick: kick, stile: 11, unit: 0.78,
			moon: vector.Point{X: s.W - 90, Y: 120}, radius: 54, cat: vector.Point{X: 90, Y: kick - 4},
			branch: vector.Point{X: s.W * 0.28, Y: 142}, grasses: []float64{16, 300, 336, 352}, glow: s.H * 0.52}
	}
	kick := s.H * 0.854
	return lattice{panels: 4, row: 97.5, kick: kick, stile: 11, unit: 1,
		moon: vector.Point{X: s.W - 270, Y: 190}, radius: 86, cat: vector.Point{X: 237, Y: kick - 6},
		branch: vector.Point{X: s.W - 470, Y: 226}, grasses: []float64{46, 76, 386, 870, 1110, 1148, 1184, 1220}, glow: s.W * 0.44}
}

// Doors draws the closed paper doors, with the shadows of evening on them, as
// two leaves that slide apart: left covers the left half of the size (rounded
// down), right the rest. Side by side they make one picture.
func Doors(size Size) (left, right *image.RGBA) {
	s := NewGround(size, 0x5401, 0x784A30)
	if !size.IsValid() {
		return s.Image(), s.Image()
	}
	g := latticeOf(s, size)
	s.Fade(vector.Box{W: s.W, H: g.kick}, Stop(0, 0x5E6C98), Stop(0.14, 0x8A8AA0), Stop(0.32, 0xC4A79C),
		Stop(0.55, 0xDFBF9C), Stop(0.75, 0xE8CC9C), Stop(1, 0xEBD3A0))
	s.Fill(vector.Rect(0, 0, s.W, g.kick), vector.Radial(s.W/2, s.H*0.56, g.glow,
		vector.Stop{Color: sprites.Color(0xF0D3A0).Alpha(0.95)},
		vector.Stop{Offset: 0.5, Color: sprites.Color(0xECCBA0).Alpha(0.6)},
		vector.Stop{Offset: 1, Color: sprites.Color(0xE9CFA0).Alpha(0)}))
	s.Fill(vector.Circle(g.moon.X, g.moon.Y, g.radius), vector.Solid(sprites.Color(0xF3E6C2).Alpha(0.86)))
	s.drawDoorShadows(g)
	s.drawLattice(g)

	whole := s.Image()
	half := size.W / 2
	return crop(whole, image.Rect(0, 0, half, size.H)), crop(whole, image.Rect(half, 0, size.W, size.H))
}

// crop copies a part of an image to one of its own that begins at (0, 0).
func crop(src *image.RGBA, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: r.Size()})
	draw.Draw(out, out.Bounds(), src, r.Min, draw.Src)
	return out
}

// drawDoorShadows throws pine, cat and grasses on the paper from outside.
func (s *Painter) drawDoorShadows(g lattice) {
	shade := vector.Solid(sprites.Color(0x4A3F56))
	soft := vector.Layer{Opacity: 0.32, Blur: 2.4 * g.unit}
	s.Save()
	s.Clip(vector.Rect(g.branch.X-40*g.unit, 0, s.W, g.branch.Y+80*g.unit), vector.NonZero)
	s.BeginLayerStyle(soft)
	s.Translate(g.branch.X, g.branch.Y)
	s.Canvas.Scale(g.unit, g.unit)
	bough := new(vector.Path).MoveTo(-14, 6).CubeTo(110, 24, 200, -30, 330, -36).CubeTo(380, -40, 410, -44, 444, -62).
		CubeTo(440, -46, 420, -38, 380, -28).CubeTo(280, -10, 190, 26, 90, 18).CubeTo(50, 16, 20, 12, -14, 6).Close()
	s.Fill(bough, shade)
	for _, p := range []pad{{50, -30, 1.2}, {140, -8, 1}, {290, -54, 1.15}, {410, -78, 1.25}, {130, 42, 0.85}, {355, 4, 0.8}} {
		s.needles(p, shade)
	}
	s.EndLayer()
	s.Restore()

	s.Save()
	s.Clip(vector.Rect(0, g.kick-150*g.unit, s.W, 150*g.unit), vector.NonZero)
	s.BeginLayerStyle(soft)
	s.Save()
	s.Translate(g.cat.X, g.cat.Y)
	s.Canvas.Scale(g.unit, g.unit)
	s.Fill(sittingCat(), shade)
	tail := new(vector.Path).MoveTo(34, -8).CubeTo(56, -2, 68, -18, 64, -32).CubeTo(62, -40, 53, -40, 52, -32)
	s.Stroke(tail, vector.Stroke{Width: 11}, shade)
	s.Restore()
	for _, x := range g.grasses {
		top := s.Within(50, 92) * g.unit
		blade := new(vector.Path).MoveTo(x, g.kick).QuadTo(x-2, g.kick-top*0.6, x-22*g.unit, g.kick-top).
			QuadTo(x+4*g.unit, g.kick-top*0.7, x+8*g.unit, g.kick).Close()
		s.Fill(blade, shade)
	}
	s.EndLayer()
	s.Restore()
}

// pad is where a pad of pine needles hangs from the bough, and its scale.
type pad struct{ x, y, scale float64 }

// needles draws the shadow of one tuft of a pine: the twig that carries it and
// needles that stand out of it like the ribs of fans.
func (s *Painter) needles(tuft pad, shade vector.Paint) {
	s.Save()
	defer s.Restore()
	s.Translate(tuft.x, tuft.y)
	s.Canvas.Scale(tuft.scale, tuft.scale)
	twig := new(vector.Path).MoveTo(-46, -6).QuadTo(-10, 4, 20, 26).QuadTo(6, 0, 50, -8)
	s.Stroke(twig, vector.Stroke{Width: 4}, shade)
	var all vector.Path
	for _, foot := range []vector.Point{{X: -42, Y: -4}, {X: -20, Y: 1}, {X: 4, Y: 3}, {X: 28, Y: 0}, {X: 48, Y: -6}} {
		const ribs = 11
		for i := range ribs {
			sin, cos := math.Sincos(math.Pi * (-0.04 - 0.92*float64(i)/(ribs-1)))
			length := s.Within(26, 38)
			all.MoveTo(foot.X, foot.Y).LineTo(foot.X+cos*length, foot.Y+sin*length)
		}
	}
	s.Stroke(&all, vector.Stroke{Width: 3.2}, shade)
}

// sittingCat returns a cat seen from behind, sitting at the origin, 130 high.
func sittingCat() *vector.Path {
	return new(vector.Path).MoveTo(-40, 0).CubeTo(-41, -36, -31, -60, -17, -72).
		CubeTo(-23, -80, -25, -92, -22, -102).LineTo(-21, -130).LineTo(-7, -117).CubeTo(-2, -119, 5, -119, 11, -117).
		LineTo(23, -131).LineTo(22, -102).CubeTo(24, -90, 21, -78, 15, -72).CubeTo(31, -60, 41, -32, 40, 0).Close()
}

// drawLattice draws the wood of the doors over paper and shadows.
func (s *Painter) drawLattice(g lattice) {
	const wood sprites.Color = 0x4A2F22
	bar := func(x, y, w, h float64) {
		s.FillRect(x-1, y-1, w+2, h+2, sprites.Ink)
		s.FillRect(x, y, w, h, wood)
	}
	panel := s.W / float64(g.panels)
	for i := range g.panels {
		x := float64(i) * panel
		for column := 1; column < 3; column++ {
			bar(x+panel*float64(column)/3-2.5, 0, 5, g.kick)
		}
	}
	for y := g.row; y < g.kick-g.row/3; y += g.row {
		bar(0, y-2, s.W, 4)
	}
	for i := range g.panels {
		x := float64(i) * panel
		board := vector.Box{X: x, Y: g.kick, W: panel, H: s.H - g.kick}
		s.FillRect(board.X, board.Y, board.W, board.H, 0x784A30)
		s.DrawGrain(board, Grain{Color: 0x4A2D1C, Opacity: 0.5, Gap: 7},
			Knot{Along: panel * s.Within(0.25, 0.75), Across: board.H * s.Within(0.3, 0.6), Size: 18 * g.unit})
	}
	bar(0, g.kick-3, s.W, 7)
	const seam = 1.4 // half of the dark gap where two doors meet
	for i := range g.panels {
		x := float64(i) * panel
		s.FillRect(x+panel-seam, 0, 2*seam, s.H, sprites.Ink)
		s.FillRect(x, 0, seam, s.H, sprites.Ink)
		bar(x+seam, -4, g.stile-seam, s.H+8)
		bar(x+panel-g.stile, -4, g.stile-seam, s.H+8)
	}
}

package yokaiart

import (
	"testing"

	"engawa/rules/yokai"
	"engawa/scenes/lang"
	"engawa/sprites"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

func TestEveryPieceHasALookOfItsOwn(t *testing.T) {
	seen := map[yokaisprites.Piece]yokai.Kind{}
	for _, skin := range lang.Skins() {
		for _, kind := range []yokai.Kind{yokai.Lion, yokai.Elephant, yokai.Giraffe, yokai.Chick, yokai.Hen} {
			k := PieceOf(kind, Skin(skin), 0)
			if other, twice := seen[k]; twice {
				t.Errorf("%s: %v looks like %v", skin, kind, other)
			}
			seen[k] = kind
			if err := k.Draw(vector.NewCanvas(8, 8)); err != nil {
				t.Errorf("%s: %v cannot be drawn: %v", skin, kind, err)
			}
		}
	}
}

func TestMarksHaveARimAndKeepToTheirRadius(t *testing.T) {
	const size, middle = 120, 60.0
	pen := Pen{Width: 5, Rim: 6, Color: sprites.Beni}
	for name, draw := range map[string]func(c *vector.Canvas){
		"ring":  func(c *vector.Canvas) { pen.Ring(c, middle, middle, 40) },
		"cross": func(c *vector.Canvas) { pen.Cross(c, middle, middle, 30) },
		"dot":   func(c *vector.Canvas) { Dot(c, middle, middle, 30) },
	} {
		c := vector.NewCanvas(size, size)
		draw(c)
		img, colours := c.Image(), map[uint32]bool{}
		for y := range size {
			for x := range size {
				p := img.RGBAAt(x, y)
				if p.A == 0 {
					continue
				}
				if dx, dy := float64(x)-middle, float64(y)-middle; dx*dx+dy*dy > 52*52 {
					t.Fatalf("%s: something is drawn at %d, %d", name, x, y)
				}
				if p.A == 255 {
					colours[uint32(p.R)<<16|uint32(p.G)<<8|uint32(p.B)] = true
				}
			}
		}
		for _, rim := range []sprites.Color{sprites.Ink, sprites.Paper2} {
			if !colours[uint32(rim)&0xFFFFFF] {
				t.Errorf("%s has no rim of %06X", name, uint32(rim))
			}
		}
	}
}

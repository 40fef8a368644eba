package honshu

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Bonus is a scoring card of Honshū, 1 to Bonuses, as a picture that says what
// it rewards: squares and cubes as they lie on the table.
type Bonus int

// Bonuses is how many scoring cards there are.
const Bonuses = 8

// bonusScene is what is seen on a scoring card, in squares from the upper left.
type bonusScene struct {
	squares []bonusSquare
	cubes   []cubeAt
	centre  *bonusSquare // the one that counts
}

type bonusSquare struct {
	x, y int
	Square
}

// cubeAt is where the origin of a cube lies, in units.
type cubeAt struct {
	x, y float64
	good Good
}

// scene returns what the scoring card shows; false when there is no such card.
func (b Bonus) scene() (bonusScene, bool) {
	forest, field, lake, town := Square{Terrain: ForestLand}, Square{Terrain: FieldLand}, Square{Terrain: LakeLand}, Square{Terrain: TownLand}
	switch b {
	case 1: // factories take two cubes
		return bonusScene{squares: []bonusSquare{shopAt(0, Fish)}, cubes: []cubeAt{{82, 48, Fish}, {114, 48, Fish}}}, true
	case 2: // lines of three forests
		return bonusScene{squares: rectangle(3, 1, forest)}, true
	case 3: // blocks of fields
		return bonusScene{squares: rectangle(2, 2, field)}, true
	case 4: // lakes
		return bonusScene{squares: rectangle(2, 1, lake)}, true
	case 5: // towns with towns on all sides
		middle := bonusSquare{1, 1, cutOf(town, 1, 1)}
		cross := []bonusSquare{middle}
		for _, side := range [4][2]int{{1, 0}, {0, 1}, {2, 1}, {1, 2}} {
			cross = append(cross, bonusSquare{side[0], side[1], cutOf(town, side[0], side[1])})
		}
		return bonusScene{squares: cross, centre: &middle}, true
	case 6: // production squares without a cube
		var empty []bonusSquare
		for good := range goods {
			empty = append(empty, bonusSquare{int(good) % 2, int(good) / 2, Square{Terrain: ProductionLand, Good: good}})
		}
		return bonusScene{squares: empty}, true
	case 7:
		return deliveries(Fish, Rice), true
	case 8:
		return deliveries(Stone, Timber), true
	default:
		return bonusScene{}, false
	}
}

// rectangle returns squares of one terrain, their cuts mixed.
func rectangle(columns, rows int, s Square) []bonusSquare {
	var all []bonusSquare
	for y := range rows {
		for x := range columns {
			all = append(all, bonusSquare{x, y, cutOf(s, x, y)})
		}
	}
	return all
}

// cutOf returns the square in the cut for its place in a picture, where every
// cut comes in turn.
func cutOf(s Square, x, y int) Square {
	s.Cut = (x + 2*y) % Cuts
	return s
}

// shopAt is a factory in column x whose points do not matter.
func shopAt(x int, g Good) bonusSquare {
	return bonusSquare{x, 0, Square{Terrain: FactoryLand, Good: g}}
}

// deliveries returns a cube in front of a factory for each of the goods.
func deliveries(of ...Good) (b bonusScene) {
	for i, good := range of {
		b.squares = append(b.squares, shopAt(i, good))
		b.cubes = append(b.cubes, cubeAt{SquareSide*float64(i) + 43, 47, good})
	}
	return b
}

// Box returns the box of the picture in units; pictures differ in size. A card
// that does not exist has none.
func (b Bonus) Box() vector.Box {
	scene, ok := b.scene()
	if !ok {
		return vector.Box{}
	}
	right, bottom := 0.0, 0.0
	for _, s := range scene.squares {
		right, bottom = max(right, float64(s.x+1)*SquareSide), max(bottom, float64(s.y+1)*SquareSide)
	}
	for _, cube := range scene.cubes {
		right = max(right, cube.x+CubeBox().X+CubeBox().W)
	}
	return vector.Box{X: -CoastOver, Y: -CoastOver, W: right + 2*CoastOver, H: bottom + 2*CoastOver}
}

// Draw draws the picture with the upper left corner of its squares at the
// canvas's origin. A card that does not exist is an error and draws nothing.
func (b Bonus) Draw(c *vector.Canvas) error {
	scene, ok := b.scene()
	if !ok {
		return fmt.Errorf("sprites/honshu: there is no scoring card %d, expected 1 to %d", b, Bonuses)
	}
	p := sprites.NewPainter(c)
	lies := map[[2]int]bool{}
	for _, s := range scene.squares {
		lies[[2]int{s.x, s.y}] = true
		box := vector.Box{X: SquareSide * float64(s.x), Y: SquareSide * float64(s.y)}
		if s.Terrain == FactoryLand {
			p.DrawAt(box.X, box.Y, 1, func(p sprites.Painter) {
				p.Clip(vector.Rect(0, 0, SquareSide, SquareSide), vector.NonZero)
				drawShop(p, s.Good)
			})
			continue
		}
		if err := drawSquare(p, box, s.Square); err != nil {
			return err
		}
	}
	SeamsOf(0, 0, 2, 2, func(x, y int) int {
		if lies[[2]int{x, y}] {
			return 1
		}
		return 0
	}).Draw(c)
	if scene.centre != nil {
		frame := vector.Rect(SquareSide*float64(scene.centre.x)+5, SquareSide*float64(scene.centre.y)+5, SquareSide-10, SquareSide-10)
		p.Stroke(frame, vector.Stroke{Width: p.LineWidth(9, 3.4), Join: vector.MiterJoin}, vector.Solid(sprites.Ink))
		p.Stroke(frame, vector.Stroke{Width: p.LineWidth(5, 1.6), Join: vector.MiterJoin}, vector.Solid(sprites.Kin))
	}
	for _, cube := range scene.cubes {
		p.DrawAt(cube.x, cube.y, 1, func(p sprites.Painter) { drawCube(p, cube.good) })
	}
	return nil
}

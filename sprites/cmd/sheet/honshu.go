package main

import (
	"image"

	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/vector"
)

// honshu is the sheet of Honshū: every square at the sizes of table, hand, phone
// and overview and four times, cubes, cards and a piece of land.
func honshu() (*image.RGBA, error) {
	const width, height = 1600, 2400
	s := &sheet{canvas: vector.NewCanvas(width, height)}
	s.canvas.Fill(vector.Rect(0, 0, width, height), vector.Solid(sprites.Paper))
	squares := allSquares()
	for i, q := range squares {
		x, y := 30+129*float64(i%12), 24+190*float64(i/12)
		s.draw(x, y, 76/honshusprites.SquareSide, func() error { return q.Draw(s.canvas) })
		for k, side := range []float64{51, 43, 26} {
			s.draw(x+[]float64{0, 55, 84}[k], y+[]float64{82, 82, 46}[k], side/honshusprites.SquareSide, func() error { return q.Draw(s.canvas) })
		}
		for k, side := range []float64{26, 20, 14} {
			s.draw(x+[]float64{0, 32, 58}[k], y+140, side/honshusprites.SquareSide, func() error { return honshusprites.Overview(q).Draw(s.canvas) })
		}
	}
	for i, q := range squares {
		s.draw(20+195*float64(i%8), 600+195*float64(i/8), 3, func() error { return q.Draw(s.canvas) })
	}
	s.cubes(30, 1420)
	s.cards(560, 1390)
	s.land(1180, 1400)
	s.marks(30, 2010)
	return s.canvas.Image(), s.err
}

// allSquares returns every square there is.
func allSquares() []honshusprites.Square {
	var all []honshusprites.Square
	for terrain := honshusprites.ForestLand; terrain <= honshusprites.LakeLand; terrain++ {
		for cut := range honshusprites.Cuts {
			all = append(all, honshusprites.Square{Terrain: terrain, Cut: cut})
		}
	}
	for good := honshusprites.Fish; good <= honshusprites.Rice; good++ {
		all = append(all, honshusprites.Square{Terrain: honshusprites.ProductionLand, Good: good, Cube: true},
			honshusprites.Square{Terrain: honshusprites.ProductionLand, Good: good})
		for value := 2; value <= 4; value++ {
			all = append(all, honshusprites.Square{Terrain: honshusprites.FactoryLand, Good: good, Value: value})
		}
	}
	return all
}

// cubes lays out the cubes in their states, and the signs.
func (s *sheet) cubes(x, y float64) {
	for good := honshusprites.Fish; good <= honshusprites.Rice; good++ {
		across := 125 * float64(good)
		for state := honshusprites.CubeWhole; state <= honshusprites.CubeLocked; state++ {
			s.lay(cubeSprite{honshusprites.Cube{Good: good, State: state}}, x+40+across, y+60+95*float64(state), 2.2)
			s.lay(cubeSprite{honshusprites.Cube{Good: good, State: state}}, x+95+across, y+50+95*float64(state), 0.84)
			s.lay(cubeSprite{honshusprites.Cube{Good: good, State: state}}, x+95+across, y+85+95*float64(state), 0.5)
		}
		s.draw(x+30+across, y+420, 2, func() error { return honshusprites.GoodSign{Good: good, Ink: sprites.Ink}.Draw(s.canvas) })
		s.draw(x+75+across, y+420, 0.7, func() error { return honshusprites.GoodSign{Good: good, Ink: sprites.Ink}.Draw(s.canvas) })
	}
}

// marks lays out the marks of rounds, of the order and of what is covered, and
// the pictures of the scoring cards.
func (s *sheet) marks(x, y float64) {
	for mark := honshusprites.RoundDone; mark <= honshusprites.HandsNew; mark++ {
		for k, scale := range []float64{2, 1, 0.7} {
			s.draw(x+20+[]float64{70 * float64(mark), 30 * float64(mark), 220 + 24*float64(mark)}[k], y+[]float64{20, 74, 74}[k], scale, func() error { return mark.Draw(s.canvas) })
		}
	}
	for place := 1; place <= honshusprites.MaxPlaces; place++ {
		disc := honshusprites.OrderDisc{Place: place, Light: place == 2}
		s.draw(x+20+30*float64(place), y+110, 1, func() error { return disc.Draw(s.canvas) })
	}
	for k, under := range []bool{false, true} {
		s.draw(x+460+80*float64(k), y, 1, func() error {
			err := honshusprites.Square{Terrain: honshusprites.TownLand}.Draw(s.canvas)
			honshusprites.CornerFlag{Under: under}.Draw(s.canvas)
			return err
		})
	}
	for k, scale := range []float64{1, 0.5, 0.25} {
		across := x + 10
		for bonus := honshusprites.Bonus(1); bonus <= honshusprites.Bonuses; bonus++ {
			s.draw(across, y+140+[]float64{0, 200, 300}[k], scale, func() error { return bonus.Draw(s.canvas) })
			across += 20 + bonus.Box().W*scale
		}
	}
}

// cubeSprite is a Cube with the box that all cubes have.
type cubeSprite struct{ honshusprites.Cube }

func (cubeSprite) Box() vector.Box { return honshusprites.CubeBox() }

// cards lays out one card at the sizes of table, hand and phone, and a back.
func (s *sheet) cards(x, y float64) {
	squares := allSquares()
	card := honshusprites.MapCard{Mark: "41", Squares: [6]honshusprites.Square{squares[0], squares[29], squares[3], squares[22], squares[4], squares[6]}}
	for _, c := range []struct{ x, side float64 }{{0, 80}, {200, 51}, {330, 35}, {420, 26}, {490, 18}} {
		s.draw(x+c.x, y, c.side/honshusprites.SquareSide, func() error { return card.Draw(s.canvas) })
		s.draw(x+c.x, y+[]float64{330, 220}[min(1, int(c.x))], c.side/honshusprites.SquareSide, func() error {
			honshusprites.DrawMapCardBack(s.canvas)
			return nil
		})
	}
	seat := honshusprites.MapCardCube()
	s.draw(x+seat.X*80/64, y+seat.Y*80/64, 80/honshusprites.SquareSide, func() error { return honshusprites.Cube{Good: honshusprites.Fish}.Draw(s.canvas) })
}

// land lays out a piece of land with its seams, large and as an overview.
func (s *sheet) land(x, y float64) {
	squares := allSquares()
	cards := [4][5]int{{0, 1, 1, 0, 0}, {2, 1, 1, 3, 3}, {2, 2, 1, 3, 3}, {2, 2, 0, 3, 3}}
	card := func(x, y int) int { return cards[y][x] }
	seams := honshusprites.SeamsOf(0, 0, 4, 3, card)
	for _, size := range []struct{ dx, dy, side float64 }{{0, 0, 76}, {0, 330, 24}, {140, 330, 14}} {
		for row := range 4 {
			for column := range 5 {
				if card(column, row) == 0 {
					continue
				}
				q := squares[(row*7+column*5)%len(squares)]
				if q.Terrain < honshusprites.ProductionLand {
					q.Cut = honshusprites.CutAt(column, row)
				}
				s.draw(x+size.dx+float64(column)*size.side, y+size.dy+float64(row)*size.side, size.side/honshusprites.SquareSide, func() error {
					if size.side < honshusprites.OverviewBelow+8 {
						return honshusprites.Overview(q).Draw(s.canvas)
					}
					return q.Draw(s.canvas)
				})
			}
		}
		s.draw(x+size.dx, y+size.dy, size.side/honshusprites.SquareSide, func() error { seams.Draw(s.canvas); return nil })
	}
}

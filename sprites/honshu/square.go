package honshu

import (
	"fmt"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Terrain is what a square of Honshū shows.
type Terrain uint8

// The terrains.
const (
	ForestLand Terrain = iota
	TownLand
	FieldLand
	LakeLand
	ProductionLand
	FactoryLand
	terrains
)

// SquareSide is the side of a square in units, on cards and lands alike.
const SquareSide = 64.0

// OverviewBelow is the side in pixels below which squares are drawn as
// overviews.
const OverviewBelow = 20.0

// Cuts is how many cuts there are of forest, town, field and lake, so that
// neighbours are not all alike.
const Cuts = 3

// The values that factories can have.
const (
	minValue = 2
	maxValue = 4
)

// Square is one square of a card or of a land of Honshū. Fields that its
// terrain does not use stay zero, so that equal pictures are equal values.
type Square struct {
	Terrain Terrain
	Good    Good // of a production square or factory
	Value   int  // of a factory, 2 to 4
	Cube    bool // a production square holds its cube
	Cut     int  // of forest, town, field and lake, 0 to Cuts-1
}

// SquareBox returns the box of every square in units: it begins at the origin.
func SquareBox() vector.Box { return vector.Box{W: SquareSide, H: SquareSide} }

// CutAt returns the cut for the square in column x and row y, so that side by
// side the same cut is rare.
func CutAt(x, y int) int {
	h := uint32(x)*0x9E3779B1 + uint32(y)*0x85EBCA77
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	// Along rows and columns the cuts follow each other; here and there one is
	// out of turn, so that no pattern is seen.
	cut := uint32(x + 2*y + Cuts*1024)
	if h%4 == 0 {
		cut++
	}
	return int(cut % Cuts)
}

// check reports a square that does not exist.
func (s Square) check() error {
	if s.Terrain >= terrains {
		return fmt.Errorf("sprites/honshu: there is no terrain %d, expected 0 to %d", s.Terrain, terrains-1)
	}
	if s.Terrain == FactoryLand && (s.Value < minValue || s.Value > maxValue) {
		return fmt.Errorf("sprites/honshu: there is no factory of value %d, expected %d to %d", s.Value, minValue, maxValue)
	}
	if s.Terrain < ProductionLand && (s.Cut < 0 || s.Cut >= Cuts) {
		return fmt.Errorf("sprites/honshu: there is no cut %d of a square, expected 0 to %d", s.Cut, Cuts-1)
	}
	return s.Good.check()
}

// Draw draws the square with its upper left corner at the canvas's origin,
// upright and without a frame: lines are drawn by Seams, or by the card that it
// is printed on. A square that does not exist is an error and draws nothing.
func (s Square) Draw(c *vector.Canvas) error {
	if err := s.check(); err != nil {
		return err
	}
	c.Save()
	defer c.Restore()
	c.Clip(vector.Rect(0, 0, SquareSide, SquareSide), vector.NonZero)
	p := sprites.NewPainter(c)
	switch s.Terrain {
	case ForestLand:
		drawForest(p, s.Cut)
	case TownLand:
		drawTown(p, s.Cut)
	case FieldLand:
		drawField(p, s.Cut)
	case LakeLand:
		drawLake(p, s.Cut)
	case ProductionLand:
		drawProduction(p, s.Good, s.Cube)
	case FactoryLand:
		drawFactory(p, s.Good, s.Value)
	}
	return nil
}

// drawGround fills the whole square.
func drawGround(p sprites.Painter, col sprites.Color) {
	p.FillColor(vector.Rect(0, 0, SquareSide, SquareSide), col)
}

package honshuart

import (
	"engawa/rules/honshu"
	"engawa/sprites"
)

// Sprite returns how a square looks: a production square with its cube or without, terrain in one of the cuts 0 to 2.
// NoSquare looks like a field.
func Sprite(s honshu.Square, cube bool, cut int) sprites.Square {
	if c, ok := s.Production(); ok {
		return sprites.Square{Terrain: sprites.ProductionLand, Good: sprites.Good(c), Cube: cube}
	}
	if c, value, ok := s.Factory(); ok {
		return sprites.Square{Terrain: sprites.FactoryLand, Good: sprites.Good(c), Value: value}
	}
	terrain := sprites.FieldLand
	switch s {
	case honshu.Forest:
		terrain = sprites.ForestLand
	case honshu.Town:
		terrain = sprites.TownLand
	case honshu.Lake:
		terrain = sprites.LakeLand
	}
	return sprites.Square{Terrain: terrain, Cut: cut}
}

// CardSprite returns how a map card or province looks while it is held or lies loose: with its number, its production
// squares without cubes.
func CardSprite(card honshu.Card) sprites.MapCard {
	m := sprites.MapCard{Mark: card.String()}
	for i, s := range card.Face() {
		m.Squares[i] = look(card, i, s, false)
	}
	return m
}

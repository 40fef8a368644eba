package honshuart

import (
	"engawa/rules/honshu"
	honshusprites "engawa/sprites/honshu"
)

// Sprite returns how a square looks: a production square with its cube or without, terrain in one of the cuts 0 to 2.
// NoSquare looks like a field.
func Sprite(s honshu.Square, cube bool, cut int) honshusprites.Square {
	if c, ok := s.Production(); ok {
		return honshusprites.Square{Terrain: honshusprites.ProductionLand, Good: honshusprites.Good(c), Cube: cube}
	}
	if c, value, ok := s.Factory(); ok {
		return honshusprites.Square{Terrain: honshusprites.FactoryLand, Good: honshusprites.Good(c), Value: value}
	}
	terrain := honshusprites.FieldLand
	switch s {
	case honshu.Forest:
		terrain = honshusprites.ForestLand
	case honshu.Town:
		terrain = honshusprites.TownLand
	case honshu.Lake:
		terrain = honshusprites.LakeLand
	}
	return honshusprites.Square{Terrain: terrain, Cut: cut}
}

// CardSprite returns how a map card or province looks while it is held or lies loose: with its number, its production
// squares without cubes.
func CardSprite(card honshu.Card) honshusprites.MapCard {
	m := honshusprites.MapCard{Mark: card.String()}
	for i, s := range card.Face() {
		m.Squares[i] = look(card, i, s, false)
	}
	return m
}

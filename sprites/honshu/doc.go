// Package honshu draws what belongs to Honshū: squares of land and the seams between them, resource cubes, map cards,
// scoring cards, and the marks of rounds and order.
//
// The package imports sprites and sprites/vector, and nothing of the rules.
package honshu

// Package honshuart draws what players of Honshū build: whole maps and single map cards, in any rectangle and at any size,
// alike on the table, in the book and in the result.
//
// A [Chart] says where the squares of a map lie on the screen. [Draw] draws a map at rest, [DrawTrial] a card that is
// tried on it, and [DrawScoring] what gives points. Squares always stand upright, however their card has been turned.
//
// It imports rules/honshu, scenes/canvas, scenes/geom, scenes/ui and sprites.
package honshuart

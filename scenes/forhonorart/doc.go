// Package forhonorart draws the battlefield of For Honor: the ground with its lanes, walls and zones, soldiers and heroes,
// and the marks of what can be done there, in any rectangle and at any size, alike on the table, in the book and in the
// result.
//
// A [Chart] says where the squares lie on the screen. [Draw] draws a position at rest; its sisters draw one thing each,
// for a table on which things move. Everything is a picture that is rendered once.
//
// It imports rules/forhonor, scenes/canvas, scenes/geom, scenes/ui, and sprites.
package forhonorart

// Package scenery draws what lies behind and under the games and belongs to none of them: the veranda at dusk, the straw
// mat in late sun, the paper doors, the evening of the result screen, boxes, and the grain of the paper. It has the tools
// with which the packages of the games draw boards and backgrounds of their own: a painter, wood, hills, tufts of grass.
//
// Everything fills whatever size it is given, in the units of the mock-ups
// (1280 x 800 landscape, 390 wide portrait) at any number of pixels a unit, and
// the same size always gives the same picture: chance comes from seeds written
// in the code. Pictures are meant to be rendered once per size.
//
// It may import the standard library's pure packages, sprites and
// sprites/vector, nothing else of the program.
package scenery

// Package scenery draws what lies behind and under the games: the veranda at
// dusk, the moonlit wood, the picture-book meadow, the raked garden by night, the
// straw mat in late sun, the table and ground of the battle, the paper doors, the evening of the result screen,
// boards, trays, boxes, the bank, and the grain of the paper.
//
// Everything fills whatever size it is given, in the units of the mock-ups
// (1280 x 800 landscape, 390 wide portrait) at any number of pixels a unit, and
// the same size always gives the same picture: chance comes from seeds written
// in the code. Pictures are meant to be baked once per size.
//
// It may import the standard library's pure packages, sprites and
// sprites/vector, nothing else of the program.
package scenery

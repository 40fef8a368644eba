// Package homeworlds draws what belongs to Homeworlds: pyramids as ships and stars, with their shadows and the ways they
// burn and burst; worlds, rings and links; the marks of the powers; secret cards; the bank and the garden by night.
//
// The package imports sprites, sprites/scenery and sprites/vector, and nothing of the rules.
package homeworlds

// Package yokai draws what belongs to Yōkai no Mori and its children's skin: the pieces, composed of wood and creature,
// the board, the reserve tray, and the backgrounds.
//
// The drawings of the creatures lie in art: SVG files in the subset that package vector reads, in a box of 92 units about
// the origin. The package imports sprites, sprites/scenery and sprites/vector, and nothing of the rules.
package yokai

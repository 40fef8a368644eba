// Package sprites holds what all pictures of the program share: the palette, the drawings that no game has for itself,
// shadows, and a painter whose lines stay readable at every size. What belongs to one game is in its folder: yokai,
// homeworlds, honshu, forhonor. They import this package, never the other way round.
//
// Drawings are small SVG files in the subset that package vector reads, sorted
// into icons (one ink, box of 24), crests (of the players, box 48 about the origin), ui (the
// things of the veranda and of the interface; trees, bushes and clouds stand on
// the origin, the wind chime hangs from it, the seal has it in its upper left
// corner, the others about their middle) and boxes (pictures of the games, 200 by 176).
// Nothing here knows a screen: pictures come out as *image.RGBA with
// premultiplied alpha, and package canvas renders each once per display scale.
//
// It may import the standard library's pure packages, sprites/vector and
// sprites/letters. It imports neither Ebitengine nor anything of the games' rules.
package sprites

// Package sprites holds everything the house draws that is not a background:
// the palette, the catalogue of drawings under art, the shōgi pieces composed
// of wood and creature, the pyramids of Homeworlds with their worlds, links and
// secret cards, the squares, cubes and cards of Honshū, the heroes, soldiers,
// marks and cards of For Honor, and the shadows all of them throw.
//
// Drawings are small SVG files in the subset that package vector reads, sorted
// into creatures (faces of the pieces, box 92 units about the origin), icons
// (one ink, box of 24), crests (of the houses, box 48 about the origin), ui (the
// things of the veranda and of the interface; trees, bushes and clouds stand on
// the origin, the wind chime hangs from it, the seal has it in its upper left
// corner, the others about their middle), boxes (pictures of the games, 200 by 176),
// heroes (busts of For Honor in the attackers' cloth, box 84 about the origin) and
// combat (pictures of its cards, box 140 about the origin).
// Nothing here knows a screen: pictures come out as *image.RGBA with
// premultiplied alpha, and whoever shows them bakes each once per display scale.
//
// It may import the standard library's pure packages, sprites/vector and
// sprites/letters. It imports neither Ebitengine nor anything of the games' rules.
package sprites

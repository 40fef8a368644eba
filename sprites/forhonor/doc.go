// Package forhonor draws what belongs to For Honor: heroes, soldiers and missiles, the battlefield with its walls, zones
// and marks, the cards, scores and lives, and the backgrounds of battle and duel.
//
// The drawings lie in art, as SVG files in the subset that package vector reads: heroes (busts in the attackers' cloth,
// box 84 about the origin) and combat (pictures of the combat cards, box 140 about the origin). The package imports
// sprites, sprites/scenery and sprites/vector, and nothing of the rules.
package forhonor

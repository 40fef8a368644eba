// Package yokai is the table of the 3x4 game: the board in the moonlit wood with the forest spirits, or on the meadow
// with the animals, its two reserves, and how the pieces move. [NewBoard] makes the Board that scenes/table plays on.
//
// It shows positions of rules/yokai and asks them what is attacked, waiting or repeated; which move is legal it
// learns from the table alone. It imports rules, rules/yokai, scenes/table, scenes/yokaiart, the base
// packages of scenes, sprites and audio.
package yokai

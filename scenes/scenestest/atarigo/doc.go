// Package atarigo is the Board of Atari Go: the example that docs/BOARDS.md walks through. Tests play it, and no player's
// program carries it. It imports the rules of the game, scenes/table, scenes/stage, and what widgets are drawn with.
package atarigo

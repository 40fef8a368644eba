// Package atarigo is the Board of Atari Go: the example that docs/BOARDS.md walks through. Tests play it, and no player's
// program carries it. It imports rules/toys/atarigo, rules, scenes/table, the base packages of scenes, audio and
// sprites.
package atarigo

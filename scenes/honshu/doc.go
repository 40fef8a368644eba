// Package honshu is the table of Honshū: tatami in late sun, with the cards of the trick, the duel or the draft in its
// middle and the hand below, and the own land large while a card is laid on it. [NewBoard] makes the Board that
// scenes/table plays on.
//
// It shows positions of rules/honshu and asks them what a placement would do and what a land scores; which action is
// legal it learns from the table and from the rules alone. It imports rules, rules/honshu, scenes/table, scenes/honshuart,
// the base packages of scenes, sprites and audio.
package honshu

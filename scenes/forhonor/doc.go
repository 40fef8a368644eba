// Package forhonor is the table of For Honor: the battlefield with its soldiers and heroes, the heroes of both camps in
// columns beside it, the score above, and over all of it the duel, the draft and the line-up. [NewBoard] makes the
// Board that scenes/table plays on.
//
// It shows positions of rules/forhonor and asks them where heroes can go and what a fight would cost; which action is
// legal it learns from the table and from the rules alone. It imports rules, rules/forhonor, scenes/table,
// scenes/forhonorart, scenes/sourcemark, the base packages of scenes, sprites and audio.
package forhonor

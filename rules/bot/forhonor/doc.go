// Package forhonor has the bots of For Honor. They plan whole activations of a hero.
//
// Plans are valued by a linear evaluation of the position. The stronger levels look closer at the best: at the enemy's
// best reply, or by rollouts that play on to the end of the round, with half of the candidates dropped each time
// (sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Duels are
// zero-sum matrix games of two rounds, solved exactly for a mixed equilibrium by trying the square parts of the matrix
// (Shapley and Snow, "Basic Solutions of Discrete Games", 1950), the second round first. Weaker levels choose among the
// best plans at random, and in the draft by softmax, as [bot.Softmax] says.
//
// The package imports rules, rules/forhonor and rules/bot.
package forhonor

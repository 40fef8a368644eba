// Package honshu has the bots of Honshū. Every choice is valued by what seats could build with the cards that they
// would get.
//
// What is hidden is sampled: hands that the seat may not see are dealt anew, as often as the level says, and values are
// averaged over these determinizations (Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game",
// 2001). The strongest level looks one round ahead on its own map, over sampled cards. Weaker levels choose at random
// among the best builds.
//
// The package imports rules, rules/honshu and rules/bot.
package honshu

// Package homeworlds has the bots of Homeworlds. They decide on whole turns.
//
// The search is alpha-beta over whole turns with iterative deepening, a transposition table and a selective width: of
// the turns ordered by their estimate only so many are followed (Shannon's type B, 1950). Late turns are searched with
// less depth first, and again in full where they turn out better (late-move reductions, as in Fruit, Letouzey 2005). Of
// three seats and more the own turns alternate with one turn of one of the others, the worst of all: best-reply search
// (Schadd and Winands, 2011). Weaker levels choose among the turns by softmax, as [bot.Softmax] says;
// the first two only among those that keep the habits of somebody who has just learnt the game.
//
// With secret cards a bot keeps beliefs about them: every order of the unknown cards is weighed by the odds that
// actions and statements tell, as Bayes' rule adds them up.
//
// The package imports rules, rules/homeworlds and rules/bot.
package homeworlds

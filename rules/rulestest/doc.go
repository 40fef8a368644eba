// Package rulestest is the one suite that every game passes. It plays random matches under every number of seats,
// every value of every option and every pair of them, and examines the positions on the way: each property that the
// contract of package rules promises is one function here, and has a name that a failure is reported under.
//
// A game's test is a few lines:
//
//	func TestContract(t *testing.T) { rulestest.Run(t, yokai.Game{}, rulestest.Config{}) }
//	func FuzzWalk(f *testing.F)     { rulestest.FuzzWalk(f, yokai.Game{}) }
//	func FuzzDecode(f *testing.F)   { rulestest.FuzzDecode(f, yokai.Game{}) }
//	func FuzzParse(f *testing.F)    { rulestest.FuzzParse(f, yokai.Game{}) }
//
// What the suite cannot know stays with the game: known counts, known results, the codes of refusals, the likelihoods
// of Sample.
//
// The package imports only rules, rules/gamekit, rules/perft and the standard library.
package rulestest

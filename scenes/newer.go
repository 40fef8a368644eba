package scenes

import "engawa/scenes/lang"

// renewal is where a newer version of the program comes from while this one runs.
type renewal interface {
	// Ready reports whether a newer version is whole and waits. It is asked every tick.
	Ready() bool
	// Take ends this program and starts the newer one.
	Take()
}

// offerNewer asks, once and on the shelf, whether to go over to a newer version: there every match is kept, and nobody
// is torn out of a game.
func (a *App) offerNewer() {
	if a.newer == nil || a.services.Stack.Len() != 1 || !a.newer.Ready() {
		return
	}
	words, take := a.services.Words, a.newer.Take
	a.newer = nil
	a.services.Navigator.Ask(words.T(lang.NewerReady), words.T(lang.NewerTake), words.T(lang.NewerLater), take)
}

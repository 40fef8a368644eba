package scenes

import "engawa/scenes/lang"

// offerNewer asks, once and on the shelf, whether to go over to a newer version: there every match is kept, and nobody
// is torn out of a game.
func (a *App) offerNewer() {
	if a.update == nil || a.services.Stack.Len() != 1 || !a.update.Ready() {
		return
	}
	words, take := a.services.Words, a.update.Take
	a.update = nil
	a.services.Navigator.Ask(words.T(lang.NewerReady), words.T(lang.NewerTake), words.T(lang.NewerLater), take)
}

package rules

import "strings"

// Find returns the game with that id among games, or an *Error with the code "unknown-game" that names those there are.
func Find(games []Game, id string) (Game, error) {
	ids := make([]string, len(games))
	for k, g := range games {
		if ids[k] = g.Info().ID; ids[k] == id {
			return g, nil
		}
	}
	return nil, Errorf("unknown-game", "there is no game %q; expected %s", Shorten(id), strings.Join(ids, ", "))
}

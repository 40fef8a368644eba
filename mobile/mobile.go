//go:build !js

// Package mobile is Engawa as a library for Android and iOS: ebitenmobile binds it, and the app around it shows the
// view that comes out. README.md says how, and the folders android and ios hold such apps. It imports Ebitengine's
// mobile binding and scenes with scenes/platform, store and geom, and holds no rule and no picture.
package mobile

import (
	"fmt"
	"os"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/mobile"

	"engawa/scenes"
	"engawa/scenes/store"
)

// start sets the game going once, however often the system makes the app's screen anew.
var start = sync.OnceValues(func() (*Phone, error) {
	phone := &Phone{}
	game, err := scenes.New(scenes.Config{Phone: (*device)(phone), Welcome: true})
	if err != nil {
		return nil, fmt.Errorf("starting Engawa: %w", err)
	}
	mobile.SetGame(game)
	return phone, nil
})

// Start sets the game going and returns what the app tells it from then on. The app calls it before it shows the view,
// as only the app knows two things on a phone: the folder that belongs to it, for settings and saves ("" leaves the
// choice to the system, as iOS can), and the player's locale, as in "fr_FR" ("" for English). Further calls return the
// same Phone. The error says why the game cannot start.
func Start(folder, locale string) (*Phone, error) {
	for name, value := range map[string]string{store.HomeVariable: folder, "LANG": locale} {
		if value == "" {
			continue
		}
		if err := os.Setenv(name, value); err != nil {
			return nil, fmt.Errorf("starting Engawa: %w", err)
		}
	}
	return start()
}

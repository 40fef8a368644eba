package scenes

import (
	"testing"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/store"
)

func TestTheCommandLineGoesBeforeTheSettings(t *testing.T) {
	app := NewWith(Devices{Store: store.Open(&store.Memory{}, games.Find), Input: &input.Script{}, Sound: &audio.Recorder{}}, Config{Lang: "fr", Fullscreen: true})
	if s := app.services.Settings; !s.Fullscreen || s.Lang != "fr" {
		t.Errorf("the settings have fullscreen %t and language %q, want those asked for", s.Fullscreen, s.Lang)
	}
	app.settingsChanged()
	if s := app.services.Settings; !s.Fullscreen {
		t.Error("changing a setting leaves the full screen that was asked for")
	}
}

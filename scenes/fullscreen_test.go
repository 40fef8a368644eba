package scenes

import (
	"testing"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/store"
)

func TestLeavingTheFullScreenByOtherMeansIsRemembered(t *testing.T) {
	app := NewWith(Devices{Store: store.Open(&store.Memory{}, games.Find), Input: &input.Script{}, Sound: &audio.Recorder{}}, Config{})
	app.services.Settings.Fullscreen = true
	app.followFullscreen(false) // asked for, not there yet
	if !app.services.Settings.Fullscreen {
		t.Fatal("the full screen was given up before it came")
	}
	app.followFullscreen(true)
	app.followFullscreen(false)
	if app.services.Settings.Fullscreen || app.services.Store.Settings().Fullscreen {
		t.Error("the setting still asks for the full screen that was left")
	}
}

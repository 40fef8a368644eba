package scenes

import (
	"testing"

	"engawa/scenes/lang"
)

func TestLeavingTheFullScreenByOtherMeansIsRemembered(t *testing.T) {
	app := newVisitor(Shapes()[0], lang.English).app
	app.house.Settings.Fullscreen = true
	app.followFullscreen(false) // asked for, not there yet
	if !app.house.Settings.Fullscreen {
		t.Fatal("the full screen was given up before it came")
	}
	app.followFullscreen(true)
	app.followFullscreen(false)
	if app.house.Settings.Fullscreen || app.house.Store.Settings().Fullscreen {
		t.Error("the setting still asks for the full screen that was left")
	}
}

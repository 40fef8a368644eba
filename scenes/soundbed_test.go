package scenes

import (
	"testing"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/scenes/stage"
)

// windyScene is a scene with a bed of sound of its own.
type windyScene struct{ stage.Scene }

func (windyScene) Bed() audio.Bed { return audio.NightWind }

func TestEverySceneIsHeard(t *testing.T) {
	app, _ := onPhone(&fakePhone{}, &input.Script{}, "")
	app.mixer, app.hasDrawn = audio.Silent(), true
	tick(t, app)
	if got := app.mixer.Bed(); got != audio.CricketsAndWater {
		t.Errorf("on the shelf the bed %v is wanted", got)
	}
	app.services.Stack.SetStill(true)
	app.services.Stack.Push(windyScene{app.services.Stack.Top()})
	tick(t, app)
	if got := app.mixer.Bed(); got != audio.NightWind {
		t.Errorf("in a windy scene the bed %v is wanted", got)
	}
}

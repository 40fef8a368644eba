package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"engawa/audio"
	"engawa/scenes/input"
	"engawa/sprites/inks"
)

// settingsChanged keeps the settings and shows them.
func (a *App) settingsChanged() {
	a.takeLanguage()
	// What goes wrong is reported through the Store's problems.
	_ = a.services.Store.SetSettings(a.services.Settings)
	a.showSettings()
}

// showSettings has everything be as the settings say.
func (a *App) showSettings() {
	svc := a.services
	a.applySettings()
	svc.Stack.SetStill(svc.Settings.ReducedMotion)
	a.arrange()
}

// follow has the settings be as another window, or another tab of the browser, has changed them.
func (a *App) follow() {
	if a.services.Store.ReloadSettings() {
		a.services.Settings = a.services.Store.Settings()
		a.takeLanguage()
		a.showSettings()
	}
}

// arrange gives the scenes the window's room, with words of the size and inks of the colours that the settings ask for.
func (a *App) arrange() {
	text := float64(a.services.Settings.TextSize) / 100
	if a.view.Text != text {
		a.view.Text = text
		a.textures.Clear()
	}
	set := a.services.Settings
	if choice := (inks.Choice{Contrast: set.HighContrast, Safe: set.SafeColours}); choice != a.inks {
		a.inks = choice
		a.textures.SetInks(inks.New(choice))
	}
	a.services.Stack.Arrange(a.view)
}

func (a *App) applySettings() {
	if b, ok := a.source.(input.Binder); ok {
		b.Bind(a.services.Keys())
	}
	if n := a.services.Notices; n != nil {
		n.Show(a.services.Settings.Notices)
	}
	if a.mixer == nil {
		return
	}
	s := a.services.Settings
	a.mixer.SetVolume(audio.Effects, s.EffectsVolume)
	a.mixer.SetVolume(audio.Music, s.MusicVolume)
	a.mixer.SetMuted(s.Muted)
	if s.Fullscreen != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(s.Fullscreen)
	}
}

package scenes

import (
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// What another window has changed of the settings is shown here when this window is gone back to.
func TestAWindowFollowsTheSettingsOfAnother(t *testing.T) {
	disk := &store.Memory{}
	one, other := newGuest(t, upright(), disk, byTouch), newGuest(t, lateral(), disk, byMouse)
	one.settle()
	one.app.house.Settings.Lang = lang.French
	one.app.house.Settings.TextSize = 150
	one.app.settingsChanged()
	other.app.house.Settings.Muted = true
	other.app.settingsChanged()

	for _, g := range []*guest{one, other} {
		g.app.follow()
		if s := g.app.house.Settings; s.Lang != lang.French || s.TextSize != 150 || !s.Muted {
			t.Errorf("gone back to, a window has the settings %+v", s)
		}
	}
	if want := lang.For(lang.French).T(lang.SettingsTitle); other.app.house.Words.T(lang.SettingsTitle) != want || other.app.view.Text != 1.5 {
		t.Errorf("the other window speaks %s in words of %g", other.app.house.Words.Tag(), other.app.view.Text)
	}
}

// A language that the command line asks for is nobody's choice, and not kept.
func TestWhatTheCommandLineAsksForIsNotKept(t *testing.T) {
	disk := &store.Memory{}
	g := newGuest(t, upright(), disk, byTouch)
	g.app.house.Settings.Muted = true
	g.app.settingsChanged()
	kept, err := disk.Read("settings.json")
	if err != nil {
		t.Fatal(err)
	}
	if s, err := store.DecodeSettings(kept); err != nil || s.Lang != "" || !s.Muted {
		t.Errorf("kept is %s, %v", kept, err)
	}
}

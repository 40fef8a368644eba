package scenes_test

import (
	"testing"

	"engawa/scenes/lang"
	"engawa/scenes/store"
)

// What another window has changed of the settings is shown here when this window is gone back to.
func TestAWindowFollowsTheSettingsOfAnother(t *testing.T) {
	disk := &store.Memory{}
	one, other := newTestUser(t, upright(), disk, byTouch), newTestUser(t, lateral(), disk, byMouse)
	one.FinishAnimations()
	one.Services.Settings.Lang = lang.French
	one.Services.Settings.TextSize = 150
	one.Services.OnChange()
	other.Services.Settings.Muted = true
	other.Services.OnChange()

	for _, g := range []*testUser{one, other} {
		g.App.Follow()
		if s := g.Services.Settings; s.Lang != lang.French || s.TextSize != 150 || !s.Muted {
			t.Errorf("gone back to, a window has the settings %+v", s)
		}
	}
	if want := lang.For(lang.French).T(lang.SettingsTitle); other.Services.Words.T(lang.SettingsTitle) != want || other.App.View().Text != 1.5 {
		t.Errorf("the other window speaks %s in words of %g", other.Services.Words.Tag(), other.App.View().Text)
	}
}

// A language that the command line asks for is nobody's choice, and not kept.
func TestWhatTheCommandLineAsksForIsNotKept(t *testing.T) {
	disk := &store.Memory{}
	g := newTestUser(t, upright(), disk, byTouch)
	g.Services.Settings.Muted = true
	g.Services.OnChange()
	kept, err := disk.Read("settings.json")
	if err != nil {
		t.Fatal(err)
	}
	if s, err := store.DecodeSettings(kept); err != nil || s.Lang != "" || !s.Muted {
		t.Errorf("kept is %s, %v", kept, err)
	}
}

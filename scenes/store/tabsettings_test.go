package store

import (
	"fmt"
	"maps"
	"testing"
	"time"
)

// settingsTab is a tab in which settings are changed and a lesson is learned.
type settingsTab struct {
	s          *Store
	tab        *tab
	lesson     string
	actions    []func(*testing.T, *settingsTab)
	last       map[string]string // the values that it has given settings, by the names of their parts
	hasLearned bool
}

// settingsAction is the action of changing settings.
func settingsAction(change func(*Settings)) func(*testing.T, *settingsTab) {
	return func(t *testing.T, w *settingsTab) {
		t.Helper()
		before := partsOf(t, w.s)
		changeSettings(t, w.s, change)
		for name, value := range partsOf(t, w.s) {
			if before[name] != value {
				w.last[name] = value
			}
		}
	}
}

func learnLesson(t *testing.T, w *settingsTab) {
	t.Helper()
	if err := w.s.SetLesson(w.lesson, LessonProgress{Step: 3}); err != nil {
		t.Fatal(err)
	}
	w.hasLearned = true
}

func reloadSettings(_ *testing.T, w *settingsTab) { w.s.ReloadSettings() }

// partsOf returns the settings of a Store in parts.
func partsOf(t *testing.T, s *Store) map[string]string {
	t.Helper()
	data, err := s.Settings().Encode()
	if err != nil {
		t.Fatal(err)
	}
	parts, _ := divide(data, setupsField)
	out := map[string]string{}
	for name, raw := range parts {
		out[name] = string(raw)
	}
	return out
}

// settingsCases are what two tabs do with their settings at the same time, one action after the other.
func settingsCases() map[string][2][]func(*testing.T, *settingsTab) {
	type action = func(*testing.T, *settingsTab)
	setup := func(game, name string) action {
		return settingsAction(func(s *Settings) { s.Setups[game] = GameSetup{Players: []Player{{Name: name}}} })
	}
	speed := func(v Speed) action { return settingsAction(func(s *Settings) { s.Speed = v }) }
	quiet, large := settingsAction(func(s *Settings) { s.Muted = true }), settingsAction(func(s *Settings) { s.TextSize = 200 })
	both := func(actions ...action) action {
		return func(t *testing.T, w *settingsTab) {
			for _, d := range actions {
				d(t, w)
			}
		}
	}
	return map[string][2][]action{
		"different settings":   {{quiet, both(reloadSettings, large)}, {speed(Fast)}},
		"the same setting":     {{speed(Fast), both(reloadSettings, speed(Off))}, {speed(Slow)}},
		"the same and another": {{speed(Fast), quiet}, {both(large, speed(Slow))}},
		"to and fro":           {{speed(Fast), speed(Normal)}, {both(speed(Slow), quiet)}},
		"setups":               {{setup("toy", "Aki"), setup("one", "Ren")}, {both(setup("two", "Hana"), setup("toy", "Yuki"))}},
		"lessons":              {{learnLesson, quiet}, {both(large, learnLesson)}},
	}
}

// runSettingsTabs has two tabs do their actions, over a storage in which nothing has been kept or that has been used before;
// choose says which goes on next, and when what they have written is seen. It returns what is wrong in the end.
func runSettingsTabs(t *testing.T, actions [2][]func(*testing.T, *settingsTab), choose func(n int) int, fresh, whole bool) (wrong []string) {
	t.Helper()
	b := &browser{clock: time.Unix(1000, 0)}
	if !fresh {
		first := b.open(whole)
		changeSettings(t, first.s, func(s *Settings) { s.LeftHanded, s.Speed = true, Off })
		b.deliverAll()
	}
	var tabs []*settingsTab
	for k, lesson := range []string{"toy", "other"} {
		tabs = append(tabs, &settingsTab{s: b.open(whole).s, tab: b.tabs[len(b.tabs)-1], lesson: lesson, actions: actions[k], last: map[string]string{}})
	}
	begun := partsOf(t, tabs[0].s)
	for len(tabs[0].actions)+len(tabs[1].actions) > 0 {
		var ways []func()
		for _, w := range tabs {
			if len(w.actions) > 0 {
				ways = append(ways, func() { w.actions[0](t, w); w.actions = w.actions[1:] })
			}
			if len(w.tab.unsentWrites) > 0 {
				ways = append(ways, w.tab.send)
			}
			if w.tab.knownWrites < len(b.log) {
				ways = append(ways, func() { w.tab.knownWrites = len(b.log) })
			}
		}
		ways[choose(len(ways))]()
	}
	b.deliverAll()
	later := b.open(whole).s
	kept := partsOf(t, later)
	one, two := tabs[0].last, tabs[1].last
	for name, value := range kept {
		first, by1 := one[name]
		second, by2 := two[name]
		if !(by1 && value == first || by2 && value == second || !by1 && !by2 && value == begun[name]) {
			wrong = append(wrong, name+" is "+value)
		}
	}
	for _, w := range tabs {
		w.s.ReloadSettings()
		if !maps.Equal(partsOf(t, w.s), kept) {
			wrong = append(wrong, "a tab has settings of its own")
		}
		if w.hasLearned && later.Lesson(w.lesson).Step == 0 {
			wrong = append(wrong, "the lesson "+w.lesson+" is forgotten")
		}
	}
	return wrong
}

// Two tabs of a browser change settings and learn. However late each sees what the other has written: of different
// settings none is lost, and of the same both have the same value in the end.
func TestLateSightLosesNoSetting(t *testing.T) {
	for name, actions := range settingsCases() {
		for _, fresh := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s, fresh %t", name, fresh), func(t *testing.T) {
				ways := everySchedule(t, func(choose func(n int) int) bool {
					wrong := runSettingsTabs(t, actions, choose, fresh, false)
					if len(wrong) > 0 {
						t.Error(wrong)
					}
					return len(wrong) == 0
				})
				t.Logf("%d ways", ways)
			})
		}
	}
}

// Were the settings one file there, there would be orders in which one is lost: the test above would find them.
func TestInOneFileSettingsAreLost(t *testing.T) {
	for _, name := range []string{"different settings", "the same and another", "setups", "lessons"} {
		found := false
		ways := everySchedule(t, func(choose func(n int) int) bool {
			found = len(runSettingsTabs(t, settingsCases()[name], choose, false, true)) > 0
			return !found
		})
		if !found {
			t.Errorf("%s: nothing is lost in any of %d ways", name, ways)
		}
	}
}

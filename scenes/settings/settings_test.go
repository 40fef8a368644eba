package settings_test

import (
	"slices"
	"strconv"
	"testing"

	"engawa/audio"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/settings"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

func enter(t *testing.T, svc *stage.Services, w stagetest.Window) *stagetest.Player {
	t.Helper()
	return stagetest.EnterOver(t, svc, settings.New(svc), w)
}

// find turns leaves until the control is there.
func find(t *testing.T, p *stagetest.Player, key string) {
	t.Helper()
	for range 30 {
		if p.Page().Find(key) != nil || p.Page().Find("next") == nil {
			return
		}
		if p.Find("next").Off {
			for !p.Find("previous").Off {
				p.Click("previous")
			}
			continue
		}
		p.Click("next")
	}
}

func TestEverySwitchActsAtOnceAndIsKept(t *testing.T) {
	for _, w := range stagetest.Windows()[:4] {
		svc, _ := stagetest.NewServices(lang.English)
		p := enter(t, svc, w)
		for key, value := range map[string]func(s store.Settings) bool{
			"muted":         func(s store.Settings) bool { return s.Muted },
			"reducedMotion": func(s store.Settings) bool { return s.ReducedMotion },
			"coordinates":   func(s store.Settings) bool { return s.Coordinates },
			"faceAcross":    func(s store.Settings) bool { return s.FaceAcross },
			"fullscreen":    func(s store.Settings) bool { return s.Fullscreen },
			"highContrast":  func(s store.Settings) bool { return s.HighContrast },
			"safeColours":   func(s store.Settings) bool { return s.SafeColours },
			"leftHanded":    func(s store.Settings) bool { return s.LeftHanded },
			"marks":         func(s store.Settings) bool { return s.Marks },
			"lastMove":      func(s store.Settings) bool { return s.LastMove },
			"danger":        func(s store.Settings) bool { return s.Danger },
			"warnings":      func(s store.Settings) bool { return s.Warnings },
			"confirm":       func(s store.Settings) bool { return s.Confirm },
			"forced":        func(s store.Settings) bool { return s.Forced },
		} {
			find(t, p, key)
			before := value(svc.Settings)
			p.Click(key)
			if value(svc.Settings) == before || value(svc.Store.Settings()) == before {
				t.Errorf("%s: %s does not change, or is not kept", w.Name, key)
			}
			if p.Find(key).On == before {
				t.Errorf("%s: %s still shows %v", w.Name, key, before)
			}
		}
	}
}

func TestChoices(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	p := enter(t, svc, stagetest.Windows()[0])
	p.Click("language.fr")
	if svc.Words.Tag() != lang.French || p.Find("close").Name != "Fermer" {
		t.Errorf("the language is %s and the button says %q", svc.Words.Tag(), p.Find("close").Name)
	}
	for k, speed := range store.Speeds() {
		p.Click([]string{"speed.0", "speed.1", "speed.2", "speed.3"}[k])
		if svc.Settings.Speed != speed {
			t.Errorf("the speed is %q, want %q", svc.Settings.Speed, speed)
		}
	}
}

func TestTheSizeOfWordsActsAtOnceAndIsKept(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.French)
		p := enter(t, svc, w)
		for k, size := range store.TextSizes() {
			key := "textSize." + strconv.Itoa(k)
			find(t, p, key)
			before := svc.Stack.Room().Scale
			p.Tap(key)
			if svc.Settings.TextSize != size || svc.Store.Settings().TextSize != size {
				t.Fatalf("%s: words have %d per cent, want %d", w.Name, svc.Settings.TextSize, size)
			}
			if now := svc.Stack.Room().Scale; now < before || k > 0 && w.Name == "desk" && now <= before {
				t.Errorf("%s: at %d per cent a unit has %.2f pixels after %.2f", w.Name, size, now, before)
			}
			if find(t, p, key); !p.Find(key).On {
				t.Errorf("%s: %d per cent is not shown as chosen", w.Name, size)
			}
			p.CheckScreen()
		}
	}
}

func TestThePageOfASettingStaysOpen(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.French)
		svc.Settings.TextSize = 200
		p := enter(t, svc, w)
		for k, size := range store.TextSizes() {
			key := "textSize." + strconv.Itoa(k)
			if k == 0 {
				find(t, p, key)
			}
			if p.Page().Find(key) == nil {
				t.Fatalf("%s: the sizes of words are on another page before %d per cent is chosen", w.Name, size)
			}
			p.Tap(key)
		}
	}
}

func TestNoSettingStandsWithoutItsHeading(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.English)
		p := enter(t, svc, w)
		for {
			first := p.Page().Controls()[0]
			if !first.Head && first.Key != "keys" {
				t.Errorf("%s: a page begins with %s", w.Name, first.Key)
			}
			if next := p.Page().Find("next"); next == nil || next.Off {
				break
			}
			p.Click("next")
		}
	}
}

func TestVolumes(t *testing.T) {
	svc, _ := stagetest.NewServices(lang.English)
	p := enter(t, svc, stagetest.Windows()[0])
	r := p.Find("effects").Rect
	p.Do(func(s *input.Script) {
		s.Drag(geom.Pt(r.Centre().X, r.Bottom()-12), geom.Pt(r.Right()+40, r.Bottom()-12), true)
	})
	if svc.Settings.EffectsVolume != 1 {
		t.Errorf("the effects are at %v, want the loudest", svc.Settings.EffectsVolume)
	}
	if sounds := svc.Sound.(*audio.Recorder).Take(); len(sounds) == 0 {
		t.Error("nothing is heard while the volume changes")
	}
	p.GoTo("music")
	for range 20 {
		p.Press(input.Left)
	}
	if svc.Settings.MusicVolume != 0 || svc.Store.Settings().MusicVolume != 0 {
		t.Errorf("the music is at %v, want silence", svc.Settings.MusicVolume)
	}
}

func TestEverythingAsAtFirst(t *testing.T) {
	svc, nav := stagetest.NewServices(lang.French)
	svc.Settings.Setups["yokai"] = store.GameSetup{Skin: lang.Animals}
	p := enter(t, svc, stagetest.Windows()[0])
	find(t, p, "marks")
	p.Click("marks")
	find(t, p, "reset")
	p.Click("reset")
	if svc.Settings.Marks || nav.Yes == nil {
		t.Fatal("nothing is asked before everything is set anew")
	}
	nav.Yes()
	if !svc.Settings.Marks || svc.Settings.Lang != lang.French || svc.Settings.Setups["yokai"].Skin != lang.Animals {
		t.Errorf("the settings are %+v, want the first ones in French with the setups kept", svc.Settings)
	}
}

func TestThePanelGoesAway(t *testing.T) {
	for name, shut := range map[string]func(p *stagetest.Player){
		"button":  func(p *stagetest.Player) { p.Click("close") },
		"back":    func(p *stagetest.Player) { p.Press(input.Back) },
		"outside": func(p *stagetest.Player) { p.Do(func(s *input.Script) { s.Tap(geom.Pt(3, 3)) }) },
	} {
		svc, _ := stagetest.NewServices(lang.English)
		shut(enter(t, svc, stagetest.Windows()[0]))
		if svc.Stack.Len() != 1 {
			t.Errorf("%s does not take the panel away", name)
		}
	}
}

func TestSettingsFitEveryWindow(t *testing.T) {
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, w := range stagetest.Windows() {
			t.Run(string(tag)+" "+w.Name, func(t *testing.T) {
				svc, _ := stagetest.NewServices(tag)
				p := enter(t, svc, w)
				p.CheckScreen()
				for range 12 {
					if c := p.Page().Find("next"); c != nil && !c.Off {
						p.Click("next")
						p.CheckScreen()
					}
				}
			})
		}
	}
}

func TestSilencedWarningsAreGivenAgain(t *testing.T) {
	for _, w := range stagetest.Windows() {
		svc, _ := stagetest.NewServices(lang.French)
		p := stagetest.Enter(t, svc, settings.New(svc), w)
		if p.Page().Find("warnAgain") != nil {
			t.Errorf("%s: nothing is silenced, and there is a button against it", w.Name)
		}
		svc.Settings.FlipSilence("homeworlds", "warn-nothing-done")
		svc.Settings.FlipSilence("homeworlds", "warn-no-green")
		p = stagetest.Enter(t, svc, settings.New(svc), w)
		for p.Page().Find("warnAgain") == nil {
			p.Click("next")
		}
		p.CheckScreen()
		p.Click("warnAgain")
		if len(svc.Settings.Silenced) > 0 || len(svc.Store.Settings().Silenced) > 0 {
			t.Errorf("%s: still silenced is %v", w.Name, svc.Settings.Silenced)
		}
	}
}

// system is one whose notices may be forbidden.
type system struct {
	can, isAllowed, isShown bool
	push                    stage.PushState
}

func (s *system) Call(_, _, _ string)     {}
func (s *system) Clear()                  {}
func (s *system) Can() bool               { return s.can }
func (s *system) RequestPermission() bool { return s.isAllowed }
func (s *system) Show(wanted bool)        { s.isShown = wanted }

func (s *system) Push() stage.PushState                      { return s.push }
func (*system) Subscriber(string) func(string, func(string)) { return nil }

// TestNoticesAreWantedAndAllowed: where the system has none there is no switch, and where it forbids them the switch stays
// off.
func TestNoticesAreWantedAndAllowed(t *testing.T) {
	for _, s := range []*system{{}, {can: true}, {can: true, isAllowed: true}} {
		svc, told := stagetest.NewServices(lang.English)
		svc.Notices = s
		p := enter(t, svc, stagetest.Windows()[0])
		if !s.can {
			for p.Page().Find("next") != nil && !p.Find("next").Off {
				p.Click("next")
			}
			if p.Page().Find("forced") == nil || p.Page().Find("notices") != nil {
				t.Error("there is a switch for notices that the system has not")
			}
			continue
		}
		find(t, p, "notices")
		p.Click("notices")
		hints := map[stage.PushState]lang.Key{stage.PushWorks: lang.SettingsPushWorks, stage.PushFails: lang.SettingsPushFails}
		for s.push = range stage.PushFails + 1 {
			p.Click("notices") // off and on, and the panel is arranged anew
			p.Click("notices")
			hint, ok := hints[s.push]
			if !ok || !s.isAllowed {
				hint = lang.SettingsNoticesHint
			}
			want := svc.Words.T(hint)
			find(t, p, "notices.hint")
			if got := p.Find("notices.hint").Name; got != want {
				t.Errorf("allowed %v, push %d: the hint is %q, want %q", s.isAllowed, s.push, got, want)
			}
			find(t, p, "notices")
		}
		if svc.Settings.Notices != s.isAllowed || slices.Contains(told.Way, "tell "+svc.Words.T(lang.SettingsNoNotices)) == s.isAllowed {
			t.Errorf("allowed %v: wanted %v", s.isAllowed, svc.Settings.Notices)
		}
	}
}

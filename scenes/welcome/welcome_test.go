package welcome_test

import (
	"slices"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/welcome"
)

func enter(t *testing.T, w stagetest.Window) (*stagetest.Player, *stage.Services, *stagetest.Navigator) {
	t.Helper()
	svc, to := stagetest.NewServices(lang.English)
	changed := svc.OnChange
	svc.OnChange = func() {
		svc.Words = lang.For(svc.Settings.Lang)
		changed()
		if err := svc.Store.SetSettings(svc.Settings); err != nil {
			t.Error(err)
		}
	}
	return stagetest.EnterOver(t, svc, welcome.New(svc), w), svc, to
}

// find turns pages until the control is there, as a person does: by the button below.
func find(t *testing.T, p *stagetest.Player, key string) {
	t.Helper()
	for range 10 {
		if p.Page().Find(key) != nil {
			return
		}
		p.Click("close")
	}
	t.Fatalf("no page has %q", key)
}

// TestTheWelcomeKeepsWhatIsChosen goes through the panel by mouse in every window, on both ways on and on the one past
// them.
func TestTheWelcomeKeepsWhatIsChosen(t *testing.T) {
	for _, w := range stagetest.Windows() {
		for _, c := range []struct {
			way string
			to  []string
		}{{"show", []string{"lesson yokai"}}, {"play", nil}, {"close", nil}} {
			p, svc, to := enter(t, w)
			before := svc.Stack.Len()
			p.Click("language.fr")
			p.Click("name")
			p.Type("Ada ")
			find(t, p, "textSize.1")
			p.Click("textSize.1")
			find(t, p, "show")
			p.Click(c.way)
			kept := svc.Store.Settings()
			if kept.Lang != "fr" || kept.Name != "Ada" || kept.TextSize != 150 {
				t.Errorf("%v, %s: kept is %q, %q, %d", w, c.way, kept.Lang, kept.Name, kept.TextSize)
			}
			after := before - 1
			if _, chooses := svc.Stack.Top().(*welcome.Choice); chooses && c.way == "play" {
				after = before
			}
			if !slices.Equal(to.Way, c.to) || svc.Stack.Len() != after || c.way == "play" && after != before {
				t.Errorf("%v: %s leads to %q, over %d scenes", w, c.way, to.Way, svc.Stack.Len())
			}
			if svc.Store.IsFirstStart() {
				t.Errorf("%v: after %s the next start would welcome again", w, c.way)
			}
		}
	}
}

// TestTheWelcomeIsLeftByTheWayBack wants a press beside the panel to do nothing, the way back to leave a name that is
// typed, and then the panel, with the settings as they were.
func TestTheWelcomeIsLeftByTheWayBack(t *testing.T) {
	p, svc, to := enter(t, stagetest.Windows()[0])
	before, first := svc.Stack.Len(), svc.Settings.Clone()
	p.Do(func(s *input.Script) { s.Click(geom.Pt(2, 2)) })
	p.Click("name")
	p.Press(input.Back)
	if svc.Stack.Len() != before || p.Page().Typing() {
		t.Fatal("the panel has gone, or the name is still typed")
	}
	p.Press(input.Back)
	if svc.Stack.Len() != before-1 || len(to.Way) > 0 {
		t.Errorf("the way back leads to %q, over %d scenes", to.Way, svc.Stack.Len())
	}
	if kept := svc.Store.Settings(); kept.TextSize != first.TextSize || kept.Name != "" || svc.Store.IsFirstStart() {
		t.Errorf("kept is %+v", kept)
	}
}

// TestTheWelcomeIsWalkedByKeys reaches every question and both ways by keys alone.
func TestTheWelcomeIsWalkedByKeys(t *testing.T) {
	p, svc, to := enter(t, stagetest.Windows()[0])
	if c := p.Page().FocusedControl(); c == nil || c.Key != "language.en" {
		t.Fatalf("the keyboard begins at %v", c)
	}
	p.GoTo("name")
	p.Type("Bo")
	p.GoTo("textSize.2")
	p.Press(input.Confirm)
	find(t, p, "play")
	p.GoTo("play")
	p.Press(input.Confirm)
	for p.Page().Find("play.yokai") == nil {
		p.Click("next")
	}
	p.GoTo("play.yokai")
	p.Press(input.Confirm)
	if kept := svc.Store.Settings(); kept.Name != "Bo" || kept.TextSize != slices.Max(store.TextSizes()) || to.Last() != "begin yokai" {
		t.Errorf("kept is %q, %d; the way leads to %q", kept.Name, kept.TextSize, to.Last())
	}
}

// TestAChosenGameBeginsAtOnce wants each game of the choice to begin, and its lesson to be one press away.
func TestAChosenGameBeginsAtOnce(t *testing.T) {
	for _, w := range stagetest.Windows() {
		for _, c := range [][2]string{{"play.honshu", "begin honshu"}, {"learn.yokai", "lesson yokai"}, {"close", ""}} {
			svc, to := stagetest.NewServices(lang.English)
			p := stagetest.EnterOver(t, svc, welcome.NewChoice(svc), w)
			before := svc.Stack.Len()
			for p.Page().Find(c[0]) == nil {
				p.Click("next")
			}
			p.Click(c[0])
			if strings.Join(to.Way, " ") != c[1] || svc.Stack.Len() != before-1 {
				t.Errorf("%v: %s leads to %q, over %d scenes", w, c[0], to.Way, svc.Stack.Len())
			}
		}
	}
}

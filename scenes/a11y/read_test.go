package a11y

import (
	"slices"
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// panel is a scene with controls and a narration.
type panel struct {
	page      ui.Page
	narration stage.Narration
}

func (s *panel) Arrange(stage.View)       {}
func (s *panel) Update(*input.Frame)      {}
func (s *panel) Draw(*canvas.Canvas)      {}
func (s *panel) Stale() bool              { return false }
func (s *panel) Page() *ui.Page           { return &s.page }
func (s *panel) Narrate() stage.Narration { return s.narration }
func (s *panel) set(c ...*ui.Control)     { s.page.Set(geom.R(0, 0, 100, 100), c...) }
func (s *panel) read() Screen             { return s.readIn(lang.English) }
func (s *panel) readIn(tag lang.Tag) Screen {
	var r Reader
	stack := &stage.Stack{}
	stack.Push(s)
	return r.Read(stack, lang.For(tag))
}

// names lists the items, each with the letter of its kind.
func names(items []Item) (out []string) {
	for _, i := range items {
		out = append(out, strings.TrimSpace(string("1ht*~_"[i.Kind])+" "+i.Name))
	}
	return out
}

func TestEveryControlHasItsItem(t *testing.T) {
	s := &panel{narration: stage.Narration{Title: "Settings", Message: "Kept.", Text: []string{"How it shall be."}}}
	s.set(
		&ui.Control{Key: "head", Role: ui.RoleText, Name: "Sound", Head: true},
		&ui.Control{Key: "mute", Role: ui.RoleToggle, Name: "Silent", On: true},
		&ui.Control{Key: "volume", Role: ui.RoleSlider, Name: "Music", Value: "40 %", Adjust: func(int) {}},
		&ui.Control{Key: "speed", Role: ui.RoleText, Name: "Speed"}, // each choice below says it
		&ui.Control{Key: "slow", Role: ui.RoleChoice, Name: "Slow", Value: "Speed"},
		&ui.Control{Key: "name", Role: ui.RoleField, Name: "Name", Value: "Aki", Edit: &ui.Edit{Limit: 9, Change: func(string) {}}},
		&ui.Control{Key: "close", Name: "Close", Off: true},
	)
	got := s.read()
	want := []string{"1 Settings", "t Kept.", "t How it shall be.", "h Sound", "~ Silent", "* Music, 40 %: less", "* Music, 40 %: more",
		"~ Speed: Slow", "_ Name", "* Close"}
	if !slices.Equal(names(got.Items), want) {
		t.Errorf("the screen reads %q, want %q", names(got.Items), want)
	}
	for id, does := range map[string]input.NamedInput{
		"control.mute":        {Key: "mute", Command: input.CommandPress},
		"control.volume.less": {Key: "volume", Command: input.CommandLess},
		"control.volume.more": {Key: "volume", Command: input.CommandMore},
		"control.name":        {Key: "name", Command: input.CommandWrite},
	} {
		if i := got.Find(id); i == nil || i.Does != does {
			t.Errorf("%s is %+v, want it to do %+v", id, i, does)
		}
	}
	if i := got.Find("control.mute"); !i.On || !got.Find("control.close").Off || got.Find("control.name").Text != "Aki" {
		t.Errorf("states are lost: %+v", got.Items)
	}
	if got.Lang != "en" || s.readIn(lang.French).Lang != "fr" {
		t.Errorf("the language is %q", got.Lang)
	}
}

func TestWhatCanBeDoneComesFirst(t *testing.T) {
	s := &panel{narration: stage.Narration{
		Title: "Game", Text: []string{"Two stones."}, Say: "Aki: your move",
		Log:          stage.Log{Of: "m", Lines: []stage.LogLine{{Key: "log0", Text: "a1"}, {Key: "log1", Text: "b2"}}},
		IsActionable: func(key string) bool { return key == "cell 2" },
	}}
	s.set(
		&ui.Control{Key: "cell 1", Role: ui.RoleCell, Name: "stone"},
		&ui.Control{Key: "cell 2", Role: ui.RoleCell, Name: "stone"},
		&ui.Control{Key: "menu", Name: "Menu"},
		&ui.Control{Key: "log1", Name: "b2"},
	)
	w := lang.For(lang.English)
	want := []string{"1 Game", "t Aki: your move", "h " + w.T(lang.ReaderChoices), "* stone", "h " + w.T(lang.ReaderPosition), "t Two stones.",
		"h " + w.T(lang.TableMoves), "t a1", "* b2", "h " + w.T(lang.ReaderAround), "* Menu", "h " + w.T(lang.ReaderTable), "* stone (2)"}
	if got := names(s.read().Items); !slices.Equal(got, want) {
		t.Errorf("the table reads\n%q, want\n%q", got, want)
	}
}

func TestTheSameNamesAreToldApart(t *testing.T) {
	s := &panel{narration: stage.Narration{Title: "Setup"}}
	s.set(
		&ui.Control{Key: "a", Name: "Menu"},
		&ui.Control{Key: "head0", Role: ui.RoleText, Name: "Aki", Head: true},
		&ui.Control{Key: "b0", Name: "Stronger"},
		&ui.Control{Key: "label", Role: ui.RoleText, Name: "Ships"},
		&ui.Control{Key: "well", Role: ui.RoleText, Name: "Ships"},
		&ui.Control{Key: "c0", Name: "Ship"},
		&ui.Control{Key: "head1", Role: ui.RoleText, Name: "Hana", Head: true},
		&ui.Control{Key: "b1", Name: "Stronger"},
		&ui.Control{Key: "c1", Name: "Ship"},
		&ui.Control{Key: "c2", Name: "Ship"},
	)
	want := []string{"1 Setup", "* Menu", "h Aki", "* Stronger, Aki", "t Ships", "* Ship", "h Hana", "* Stronger, Hana", "* Ship (2)", "* Ship (3)"}
	if got := names(s.read().Items); !slices.Equal(got, want) {
		t.Errorf("the panel reads %q, want %q", got, want)
	}
}

func TestATextThatIsTheTitleIsReadOnce(t *testing.T) {
	s := &panel{}
	s.set(&ui.Control{Key: "title", Role: ui.RoleText, Name: "Aki wins"}, &ui.Control{Key: "again", Name: "Play again"})
	if got, want := names(s.read().Items), []string{"1 Aki wins", "* Play again"}; !slices.Equal(got, want) {
		t.Errorf("the result reads %q, want %q", got, want)
	}
}

func TestAnotherSceneIsAnotherNumber(t *testing.T) {
	var r Reader
	stack, words := &stage.Stack{}, lang.For(lang.English)
	stack.Push(&panel{})
	one := r.Read(stack, words).Scene
	if again := r.Read(stack, words).Scene; again != one {
		t.Errorf("the same scene is %d and %d", one, again)
	}
	stack.Push(&panel{})
	if two := r.Read(stack, words).Scene; two == one {
		t.Errorf("another scene is %d too", two)
	}
	stack.Pop()
	if back := r.Read(stack, words).Scene; back != one {
		t.Errorf("the first scene is %d when it is on top again, and was %d", back, one)
	}
}

package scenes

import (
	"testing"

	"engawa/audio"
	"engawa/rules/games"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/platform"
	"engawa/scenes/store"
)

// fakePhone is a Phone that a test holds.
type fakePhone struct {
	insets      geom.Insets
	backPresses int
	level       int
	hasLeft     bool
	vibrations  int

	fields []platform.Fields
	writes []platform.Edit

	clips     bool
	clipboard string
	pastes    []string
}

func (p *fakePhone) Insets() geom.Insets { return p.insets }

func (p *fakePhone) TakeBack() bool {
	if p.backPresses == 0 {
		return false
	}
	p.backPresses--
	return true
}

func (p *fakePhone) SetLevel(level int) { p.level = level }

func (p *fakePhone) Leave(func()) { p.hasLeft = true }

func (p *fakePhone) Vibrate() { p.vibrations++ }

func (p *fakePhone) HasClipboard() bool { return p.clips }
func (p *fakePhone) Copy(text string)   { p.clipboard = text }
func (p *fakePhone) Paste()             { p.pastes = append(p.pastes, p.clipboard) }

func (p *fakePhone) TakePasted() (string, bool) {
	if len(p.pastes) == 0 {
		return "", false
	}
	text := p.pastes[0]
	p.pastes = p.pastes[1:]
	return text, true
}

func (p *fakePhone) ShowFields(f platform.Fields) { p.fields = append(p.fields, f) }

func (p *fakePhone) TakeEdits() []platform.Edit {
	got := p.writes
	p.writes = nil
	return got
}

func (p *fakePhone) Lift() float64 { return 0 }

// onPhone returns the program on a phone, of the size of its screen.
func onPhone(phone *fakePhone, script *input.Script, game string) (*App, *audio.Recorder) {
	sound := &audio.Recorder{}
	app := NewWith(Devices{Store: store.Open(&store.Memory{}, games.Find), Input: script, Sound: sound}, Config{Lang: "en", Game: game, Phone: phone})
	app.LayoutF(390, 844)
	return app, sound
}

func TestWhatATouchMakesHeardIsFeltOnce(t *testing.T) {
	for _, tc := range []struct {
		name    string
		pointer []input.Pointer
		want    int
	}{
		{"a finger goes down", []input.Pointer{{ID: 1, Phase: input.Down, Touch: true}}, 1},
		{"a finger goes up", []input.Pointer{{ID: 1, Phase: input.Up, Touch: true}}, 1},
		{"a finger moves", []input.Pointer{{ID: 1, Phase: input.Move, Touch: true}}, 0},
		{"a mouse goes down", []input.Pointer{{Phase: input.Down}}, 0},
		{"nothing", nil, 0},
	} {
		phone, sound := &fakePhone{}, &audio.Recorder{}
		h := &hapticPlayer{Player: sound, phone: phone}
		h.follow(&input.Frame{Pointers: tc.pointer}, soundingStack{h})
		h.Play(audio.SetDownMid) // of a bot, later
		if phone.vibrations != tc.want {
			t.Errorf("%s: felt %d times, want %d", tc.name, phone.vibrations, tc.want)
		}
		if got := len(sound.Take()); got != 3 {
			t.Errorf("%s: %d sounds come through, want 3", tc.name, got)
		}
	}
}

// soundingStack is a stack of scenes that answers every tick with two sounds.
type soundingStack struct{ sound audio.Player }

func (n soundingStack) Update(*input.Frame) {
	n.sound.Play(audio.PickUp)
	n.sound.PlayVaried(audio.SetDownLight, 1)
}

func TestNotchesKeepAPhonesScenesWithin(t *testing.T) {
	phone := &fakePhone{}
	app, _ := onPhone(phone, &input.Script{}, "")
	whole := app.view.Safe
	phone.insets = geom.Insets{Top: 40, Bottom: 20}
	app.LayoutF(390, 844)
	if app.view.Safe.H >= whole.H || app.view.Safe.Y <= whole.Y {
		t.Errorf("with a notch the safe room is %+v, without %+v", app.view.Safe, whole)
	}
}

func tick(t *testing.T, app *App) {
	t.Helper()
	if err := app.Update(); err != nil {
		t.Fatal(err)
	}
}

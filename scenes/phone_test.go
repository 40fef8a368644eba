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

// pocket is a Phone that a test holds.
type pocket struct {
	insets geom.Insets
	backs  int
	level  int
	left   bool
	felt   int

	fields  []platform.Fields
	written []platform.Written

	clips  bool
	copied string
	pasted []string
}

func (p *pocket) Insets() geom.Insets { return p.insets }

func (p *pocket) TakeBack() bool {
	if p.backs == 0 {
		return false
	}
	p.backs--
	return true
}

func (p *pocket) TellLevel(level int) { p.level = level }

func (p *pocket) Leave(func()) { p.left = true }

func (p *pocket) Feel() { p.felt++ }

func (p *pocket) HasClipboard() bool { return p.clips }
func (p *pocket) Copy(text string)   { p.copied = text }
func (p *pocket) Paste()             { p.pasted = append(p.pasted, p.copied) }

func (p *pocket) TakePasted() (string, bool) {
	if len(p.pasted) == 0 {
		return "", false
	}
	text := p.pasted[0]
	p.pasted = p.pasted[1:]
	return text, true
}

func (p *pocket) ShowFields(f platform.Fields) { p.fields = append(p.fields, f) }

func (p *pocket) TakeWritten() []platform.Written {
	got := p.written
	p.written = nil
	return got
}

func (p *pocket) Lift() float64 { return 0 }

// onPhone returns the program on a phone, of the size of its screen.
func onPhone(phone *pocket, script *input.Script, game string) (*App, *audio.Recorder) {
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
		phone, sound := &pocket{}, &audio.Recorder{}
		h := &handset{Player: sound, phone: phone}
		h.follow(&input.Frame{Pointers: tc.pointer}, noisy{h})
		h.Play(audio.SetDownMid) // of a bot, later
		if phone.felt != tc.want {
			t.Errorf("%s: felt %d times, want %d", tc.name, phone.felt, tc.want)
		}
		if got := len(sound.Take()); got != 3 {
			t.Errorf("%s: %d sounds come through, want 3", tc.name, got)
		}
	}
}

// noisy is a stack of scenes that answers every tick with two sounds.
type noisy struct{ sound audio.Player }

func (n noisy) Update(*input.Frame) {
	n.sound.Play(audio.PickUp)
	n.sound.PlayVaried(audio.SetDownLight, 1)
}

func TestNotchesKeepAPhonesScenesWithin(t *testing.T) {
	phone := &pocket{}
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

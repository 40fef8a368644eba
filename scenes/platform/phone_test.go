package platform

import (
	"strings"
	"testing"

	"engawa/scenes/stage"
)

// clipPhone is a Phone with a clipboard.
type clipPhone struct {
	Phone
	clips     bool
	clipboard string
	pastes    []string
}

func (p *clipPhone) HasClipboard() bool { return p.clips }
func (p *clipPhone) Copy(text string)   { p.clipboard = text }
func (p *clipPhone) Paste()             { p.pastes = append(p.pastes, p.clipboard) }

func (p *clipPhone) TakePasted() (string, bool) {
	if len(p.pastes) == 0 {
		return "", false
	}
	text := p.pastes[0]
	p.pastes = p.pastes[1:]
	return text, true
}

// emptySystem is a system with an outside that has nothing.
type emptySystem struct{ Stub }

func (emptySystem) Outside() stage.Outside { return emptyOutside{} }

type emptyOutside struct{ stage.Outside }

func (emptyOutside) Can() stage.Abilities      { return stage.Abilities{} }
func (emptyOutside) Arrivals() []stage.Arrival { return nil }

func TestThePhonesClipboard(t *testing.T) {
	if _, ok := OnPhone(emptySystem{}, nil).(emptySystem); !ok {
		t.Error("without a phone the platform is not the system")
	}
	phone := &clipPhone{}
	out := OnPhone(emptySystem{}, phone).Outside()
	if out.Can() != (stage.Abilities{}) || out.Copy("a game") || phone.clipboard != "" {
		t.Error("without a clipboard something can be copied")
	}
	phone.clips = true
	if out.Can() != (stage.Abilities{Copy: true, Paste: true}) || !out.Copy("a game") {
		t.Errorf("with a clipboard it can %+v", out.Can())
	}
	out.Paste()
	phone.pastes = append(phone.pastes, strings.Repeat("x", stage.MaxArrival+1))
	got := out.Arrivals()
	if len(got) != 2 || got[0] != (stage.Arrival{Text: "a game"}) || got[1].Err == nil || got[1].Text != "" {
		t.Errorf("what was pasted arrives as %.80v", got)
	}
	if len(out.Arrivals()) != 0 {
		t.Error("it arrives twice")
	}
}

package ui

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

func TestATipAppearsWhereSomethingIsLookedAt(t *testing.T) {
	sign := &Control{Key: "sign", Rect: geom.R(10, 10, 40, 40), Round: true, Tip: "Menu", Press: func() {}}
	word := &Control{Key: "word", Rect: geom.R(100, 10, 40, 40), Press: func() {}}
	onSign, onWord, nowhere := geom.Pt(30, 30), geom.Pt(120, 30), geom.Pt(180, 180)
	hover := func(at geom.Point) *input.Frame { return &input.Frame{Hovering: true, Hover: at} }
	for _, tt := range []struct {
		name  string
		first *input.Frame
		then  *input.Frame
		ticks int
		want  string
	}{
		{"under the mouse", hover(onSign), hover(onSign), tipTicks, "Menu"},
		{"not at once", hover(onSign), hover(onSign), tipTicks / 2, ""},
		{"none of a word", hover(onWord), hover(onWord), 2 * tipTicks, ""},
		{"none elsewhere", hover(nowhere), hover(nowhere), 2 * tipTicks, ""},
		{"with the focus", &input.Frame{Actions: []input.Action{input.Next}}, &input.Frame{}, tipTicks, "Menu"},
		{"under a finger", &input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Down, At: onSign, Touch: true}}}, &input.Frame{}, tipTicks, "Menu"},
	} {
		p := &Page{}
		p.Set(geom.R(0, 0, 200, 200), sign, word)
		p.Update(tt.first)
		for range tt.ticks {
			p.Update(tt.then)
		}
		if got := p.VisibleTip(); got != tt.want {
			t.Errorf("%s: the tip is %q, want %q", tt.name, got, tt.want)
		}
		p.Update(hover(nowhere))
		if tt.name == "under the mouse" && p.VisibleTip() != "" {
			t.Errorf("%s: the tip stays", tt.name)
		}
	}
}

// TestThingsOnABoardTellTheirNames looks at a place of a board that has no tip of its own by every device.
func TestThingsOnABoardTellTheirNames(t *testing.T) {
	at := geom.Pt(30, 30)
	down := func(touch bool) *input.Frame {
		return &input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Down, At: at, Touch: touch}}}
	}
	for _, tt := range []struct {
		name  string
		first *input.Frame
		then  *input.Frame
		ticks int
		want  string
	}{
		{"under a finger", down(true), &input.Frame{}, nameTicks, "b2"},
		{"not at once", down(true), &input.Frame{}, nameTicks - 10, ""},
		{"with the focus", &input.Frame{Actions: []input.Action{input.Next}}, &input.Frame{}, nameTicks, "b2"},
		{"not under a resting mouse", &input.Frame{Hovering: true, Hover: at}, &input.Frame{Hovering: true, Hover: at}, 3 * nameTicks, ""},
		{"not under a pressed mouse", down(false), &input.Frame{}, 3 * nameTicks, ""},
	} {
		p := &Page{}
		p.Set(geom.R(0, 0, 200, 200), &Control{Key: "b2", Name: "b2", Role: RoleCell, Rect: geom.R(10, 10, 40, 40), Press: func() {}})
		p.Update(tt.first)
		for range tt.ticks {
			p.Update(tt.then)
		}
		if got := p.VisibleTip(); got != tt.want {
			t.Errorf("%s: the tip is %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestATipGoesWithThePress holds that what has been pressed, and what that has brought, is not covered: until something
// else is looked at the tip stays away.
func TestATipGoesWithThePress(t *testing.T) {
	onSign, nowhere := geom.Pt(30, 30), geom.Pt(180, 180)
	for _, tt := range []struct {
		name                    string
		look, press, away, back func(s *input.Script)
	}{
		{"mouse",
			func(s *input.Script) { s.Add(&input.Frame{Hovering: true, Hover: onSign}) },
			func(s *input.Script) { s.Click(onSign) },
			func(s *input.Script) { s.Add(&input.Frame{Hovering: true, Hover: nowhere}) },
			func(s *input.Script) { s.Add(&input.Frame{Hovering: true, Hover: onSign}) },
		},
		{"keys",
			func(s *input.Script) { s.Press(input.Next) },
			func(s *input.Script) { s.Press(input.Confirm) },
			func(s *input.Script) { s.Press(input.Next) },
			func(s *input.Script) { s.Press(input.Previous) },
		},
	} {
		pressed := 0
		p := &Page{}
		list := func() {
			p.Set(geom.R(0, 0, 200, 200),
				&Control{Key: "sign", Rect: geom.R(10, 10, 40, 40), Tip: "Menu", Press: func() { pressed++ }},
				&Control{Key: "word", Rect: geom.R(100, 10, 40, 40), Press: func() {}})
		}
		list()
		do := func(write func(s *input.Script)) string {
			s := &input.Script{}
			write(s)
			last := &input.Frame{}
			for !s.IsDone() {
				last = s.Poll(1)
				p.Update(last)
			}
			list() // as presses list controls again
			for range 2 * tipTicks {
				p.Update(&input.Frame{Hovering: last.Hovering, Hover: last.Hover})
			}
			return p.VisibleTip()
		}
		for _, step := range []struct {
			what string
			do   func(s *input.Script)
			want string
		}{{"looked at", tt.look, "Menu"}, {"pressed", tt.press, ""}, {"pressed again", tt.press, ""}, {"left", tt.away, ""}, {"come back to", tt.back, "Menu"}} {
			if got := do(step.do); got != step.want {
				t.Errorf("%s: %s, the tip is %q, want %q", tt.name, step.what, got, step.want)
			}
		}
		if pressed != 2 {
			t.Errorf("%s: pressed %d times, want 2", tt.name, pressed)
		}
	}
}

// TestATipKeepsOffButtons wants a tip below a control, or above one in the lower half, unless only the other place is free of
// buttons and sliders.
func TestATipKeepsOffButtons(t *testing.T) {
	box, room := geom.R(0, 0, 60, 20), geom.R(0, 0, 200, 200)
	for _, tt := range []struct {
		name    string
		at      float64
		others  []*Control
		isBelow bool
	}{
		{"upper", 30, nil, true},
		{"lower", 130, nil, false},
		{"lower, a button above", 130, []*Control{{Key: "b", Rect: geom.R(60, 90, 40, 36)}}, true},
		{"lower, a square above", 130, []*Control{{Key: "b", Role: RoleCell, Rect: geom.R(60, 90, 40, 36)}}, false},
		{"lower, buttons above and below", 130, []*Control{{Key: "b", Rect: geom.R(60, 90, 40, 36)}, {Key: "c", Rect: geom.R(60, 160, 40, 40)}}, false},
		{"upper, a slider below", 60, []*Control{{Key: "b", Role: RoleSlider, Rect: geom.R(60, 92, 40, 40)}}, false},
		{"at the edge, a button below", 10, []*Control{{Key: "b", Rect: geom.R(60, 46, 40, 40)}}, true},
	} {
		of := &Control{Key: "of", Rect: geom.R(60, tt.at, 40, 30)}
		p := &Page{}
		p.Set(room, append(tt.others, of)...)
		if r := p.tipPlace(of, box, room); r.Y > of.Rect.Y != tt.isBelow || !r.Within(room) {
			t.Errorf("%s: the tip lies at %v", tt.name, r)
		}
	}
}

// A tip keeps off what its control names, above or below it, wherever there is room.
func TestATipKeepsOffWhatItSpeaksOf(t *testing.T) {
	area := geom.R(0, 0, 200, 400)
	for _, tt := range []struct {
		name     string
		rect     geom.Rect
		off      geom.Rect
		from, to float64 // between which heights the tip lies
	}{
		{"below its control", geom.R(80, 60, 20, 20), geom.Rect{}, 80, 130},
		{"below more", geom.R(80, 60, 20, 20), geom.R(40, 50, 100, 100), 150, 200},
		{"above in the lower half", geom.R(80, 260, 20, 20), geom.R(40, 240, 100, 100), 190, 240},
		{"below where there is no room above", geom.R(80, 215, 20, 20), geom.R(40, 10, 100, 300), 310, 360},
	} {
		p := &Page{}
		c := &Control{Key: "ship", Rect: tt.rect, TipOff: tt.off, Tip: "Ship"}
		p.Set(area, c)
		if r := p.tipPlace(c, geom.R(0, 0, 90, tipHeight), area.Inset(tipEdge)); r.Y < tt.from || r.Bottom() > tt.to {
			t.Errorf("%s: the tip lies at %v", tt.name, r)
		}
	}
}

package stage

import (
	"slices"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

func TestEverySizeOfWindowHasItsClass(t *testing.T) {
	for _, tt := range []struct {
		w, h  float64
		class Class
	}{
		{1280, 800, Wide}, {1920, 1080, Wide}, {3840, 2160, Wide}, {1024, 640, Wide}, {1024, 768, Wide},
		{390, 844, Tall}, {320, 568, Tall}, {768, 1024, Tall}, {600, 700, Tall},
		{844, 390, Low}, {568, 320, Low}, {700, 650, Low}, {320, 320, Low},
	} {
		v := NewView(tt.w, tt.h, 1, geom.Insets{})
		if v.Class != tt.class {
			t.Errorf("%vx%v is of class %d, want %d", tt.w, tt.h, v.Class, tt.class)
		}
		if v.Scale < minScale {
			t.Errorf("%vx%v has scale %v: text of the floor size would be under 12", tt.w, tt.h, v.Scale)
		}
		if got := v.Area.W * v.Scale; got < tt.w-0.01 || got > tt.w+0.01 {
			t.Errorf("%vx%v: the area is %v wide on the screen", tt.w, tt.h, got)
		}
		if !v.Safe.Within(v.Area) {
			t.Errorf("%vx%v: the safe part lies outside", tt.w, tt.h)
		}
	}
}

func TestDensityChangesPixelsAndNothingElse(t *testing.T) {
	one, three := NewView(390, 844, 1, geom.Insets{}), NewView(390, 844, 3, geom.Insets{})
	if one.Area != three.Area || three.Scale != 3*one.Scale {
		t.Errorf("areas %v and %v, scales %v and %v", one.Area, three.Area, one.Scale, three.Scale)
	}
}

func TestInsetsKeepTheNotchFree(t *testing.T) {
	v := NewView(390, 844, 1, geom.Insets{Top: 47, Bottom: 34})
	if v.Safe.Y < 46 || v.Area.Bottom()-v.Safe.Bottom() < 33 {
		t.Errorf("the safe part is %v of %v", v.Safe, v.Area)
	}
}

// recordingScene is a scene that writes down what happens to it.
type recordingScene struct {
	name string
	log  *[]string
}

func (c *recordingScene) say(what string)     { *c.log = append(*c.log, c.name+" "+what) }
func (c *recordingScene) Arrange(View)        { c.say("arrange") }
func (c *recordingScene) Update(*input.Frame) { c.say("update") }
func (c *recordingScene) Draw(*canvas.Canvas) { c.say("draw") }
func (c *recordingScene) Stale() bool         { return false }
func (c *recordingScene) Leave()              { c.say("leave") }
func (c *recordingScene) Return()             { c.say("return") }

type panel struct{ recordingScene }

func (*panel) Overlays() {}

func TestStackNotifiesScenes(t *testing.T) {
	var log []string
	s := &Stack{}
	s.SetStill(true)
	take := func() []string { out := log; log = nil; return out }
	expect := func(what string, want ...string) {
		t.Helper()
		if got := take(); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
	shelf := &recordingScene{"shelf", &log}
	s.Push(shelf)
	s.Arrange(NewView(1280, 800, 1, geom.Insets{}))
	expect("push", "shelf arrange")
	s.Push(&recordingScene{"table", &log})
	s.Push(&panel{recordingScene{"menu", &log}})
	expect("two more", "table arrange", "menu arrange")
	c, _ := canvas.NewTrace(1280, 800, 1)
	s.Draw(c)
	expect("drawing an overlay and what it leaves visible", "table draw", "menu draw")
	s.Push(&panel{recordingScene{"share", &log}})
	s.Draw(c)
	expect("an overlay over another", "share arrange", "table draw", "share draw")
	s.Pop()
	expect("back to the first", "share leave", "menu arrange", "menu return")
	s.Update(&input.Frame{})
	expect("input", "menu update")
	s.Pop()
	expect("pop", "menu leave", "table arrange", "table return")
	s.Pop()
	expect("pop again", "table leave", "shelf arrange", "shelf return")
	s.Pop()
	if s.Len() != 1 || s.Top() != Scene(shelf) {
		t.Error("the lowest scene was taken away")
	}
	take()
	s.Replace(1, &recordingScene{"setup", &log})
	expect("replace", "setup arrange")
	s.Replace(1, &recordingScene{"table", &log})
	expect("replace again", "setup leave", "table arrange")
}

func TestTheStrokeOfInkEndsByItselfOrByAPress(t *testing.T) {
	var log []string
	for _, press := range []bool{false, true} {
		s := &Stack{}
		s.Push(&recordingScene{"a", &log})
		s.Arrange(NewView(1280, 800, 1, geom.Insets{}))
		s.Push(&recordingScene{"b", &log})
		ticks := 0
		for s.wipe != nil {
			f := &input.Frame{}
			if press {
				f.Actions = []input.Action{input.Confirm}
			}
			s.Update(f)
			if ticks++; ticks > 60 {
				t.Fatal("the stroke does not end")
			}
			c, _ := canvas.NewTrace(1280, 800, 1)
			s.Draw(c)
		}
		if press && ticks != 1 {
			t.Errorf("a press ended it after %d ticks, want 1", ticks)
		}
		if !press && (ticks < 10 || ticks > 25) {
			t.Errorf("it took %d ticks, want about 17", ticks)
		}
	}
}

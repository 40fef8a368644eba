package widget_test

import (
	"fmt"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// counter is the view model of a screen.
type counter struct {
	name  string
	count int
}

// counterScreen shows a counter.
type counterScreen struct{ widget.Host[counter] }

func newCounterScreen() *counterScreen {
	s := &counterScreen{}
	s.Build = func(m counter) widget.Widget {
		add := ui.Control{Key: "add", Name: "Add one", Press: func() { s.Show(counter{m.name, m.count + 1}) }}
		return widget.Column(8,
			widget.Line(fmt.Sprint(m.name, ": ", m.count), ui.Heading(28), sprites.Ink),
			widget.Spacer(),
			widget.Fixed(50, widget.Button{Control: add, Icon: "plus", Primary: true}))
	}
	return s
}

// A screen is a view model and a plain function that makes widgets of it.
func ExampleHost() {
	s := newCounterScreen()
	s.Show(counter{"Cups of tea", 1})
	s.Arrange(geom.R(0, 0, 320, 240), widget.Env{TextScale: 1.5})
	fmt.Println(s.Tree().Narration(), s.Tree().Overflows)
	add := s.Tree().Controls()[0]
	fmt.Println(add.Name, add.Rect)

	script := &input.Script{}
	script.Click(add.Rect.Centre())
	for !script.IsDone() {
		s.Update(script.Poll(1))
	}
	fmt.Println(s.Tree().Narration(), s.Stale())
	// Output:
	// [Cups of tea: 1] []
	// Add one {0 190 320 50}
	// [Cups of tea: 2] true
}

// about is an Overlay: words on a card in the middle of the room.
type about struct{ widget.Host[string] }

func newAbout(words string, done func()) *about {
	a := &about{}
	a.Build = func(words string) widget.Widget {
		return widget.CentredPanel(280, 12, 16, widget.Column(10,
			widget.Line("About", ui.Heading(22), sprites.Ink),
			widget.Paragraph(words, ui.Body(16), sprites.Ink),
			widget.Fixed(48, widget.Button{Control: ui.Control{Key: "close", Name: "Close", Press: done}, Primary: true})))
	}
	a.Show(words)
	return a
}

func (a *about) Narration() []string { return a.Tree().Narration() }
func (a *about) Cover() widget.Cover { return widget.Modal }
func (a *about) Back() bool          { return false } // it is taken away

// What lies over a screen is an Overlay on a stack. Most of it is what every Host has.
func ExampleOverlays() {
	var stack widget.Overlays
	a := newAbout("Green tea, at noon.", func() { stack.Pop() })
	a.Arrange(geom.R(0, 0, 320, 240), widget.Env{})
	stack.Push(a)
	fmt.Println(a.Narration(), a.Tree().Overflows)

	script := &input.Script{}
	script.Click(a.Page.Find("close").Rect.Centre())
	for !script.IsDone() {
		a.Update(script.Poll(1))
	}
	fmt.Println(stack.Top())
	// Output:
	// [About Green tea, at noon.] []
	// <nil>
}

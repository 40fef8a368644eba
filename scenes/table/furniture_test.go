package table

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// checkFurniture compares what every table has after a change with the same built without what is cached. It reports
// whether the tree is that of before the change.
func checkFurniture(t *testing.T, d *testTable, name string, change func()) (isSame bool) {
	t.Helper()
	list := func() (list []string) {
		d.Table.refresh()
		for _, c := range d.Table.page.Controls() {
			list = append(list, fmt.Sprintf("%s at %.1f, height %d, %q, %q, %q, off %t, yields %t, role %v", c.Key, c.Rect, c.Z, c.Name, c.Value, c.Tip, c.Off, c.Yields, c.Role))
		}
		c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, 1)
		d.furniture.tree.Draw(c, nil)
		for _, s := range trace.Strokes {
			list = append(list, fmt.Sprintf("%+v in %.1f", s.Key, s.Box))
		}
		return list
	}
	d.Table.refresh()
	before := d.furniture.tree
	change()
	got := list()
	isSame = d.furniture.tree == before
	d.furniture = furniture{}
	if want := list(); !slices.Equal(got, want) {
		for n := range min(len(got), len(want)) {
			if got[n] != want[n] {
				t.Fatalf("after %s the table has\n%s\nbuilt anew it has\n%s", name, got[n], want[n])
			}
		}
		t.Fatalf("after %s the table has %d things, built anew %d", name, len(got), len(want))
	}
	return isSame
}

// TestCachedFurnitureIsWhatWouldBeBuilt plays a match by keys and changes what the furniture depends on, one by one.
func TestCachedFurnitureIsWhatWouldBeBuilt(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	unchanged := 0
	for n := 0; n < 20 && !d.Match().Over(); n++ {
		if checkFurniture(t, d, fmt.Sprintf("press %d", n), func() { d.script.Press(input.Next); d.run() }) {
			unchanged++
		}
		checkFurniture(t, d, fmt.Sprintf("move %d", n), func() { d.script.Press(input.Confirm); d.run(); d.Page().Focus("") })
	}
	if unchanged == 0 {
		t.Error("the tree has never been used again")
	}
	arrange := func(w, h, text float64, insets geom.Insets) {
		view := stage.NewView(w, h, 1, insets)
		view.Text = text
		d.Arrange(view)
	}
	for _, change := range []struct {
		name string
		make func()
	}{
		{"another language", func() { d.services.Words = lang.For(lang.German) }},
		{"another name", func() { d.session.players[0].Name = "Aki the Second" }},
		{"another level", func() { d.session.players[1].Bot = "1" }},
		{"no computer player", func() { d.session.players[1].Bot = "" }},
		{"several people", func() { d.session.people = rules.SeatsOf(0, 1) }},
		{"a line that is lit", func() { d.lightLine(0) }},
		{"a line that is lit no more", func() { d.lightLine(0) }},
		{"a log with other names", func() { d.Match().Tags[tagName+"0"], d.log = "Chiyo", moveLog{litLine: -1, min: d.log.min} }},
		{"finger lines", func() { d.log.min = logFinger }},
		{"talk", func() {
			for range 30 {
				d.Match().Notes = append(d.Match().Notes, rules.Note{Kind: rules.NoteTalk, Text: "Well done"})
			}
		}},
		{"a log that is scrolled", func() { d.scrollLog(3) }},
		{"other keys", func() { d.services.Settings.Keys = map[string][]string{"hint": {"F7"}, "undo": {"F6"}} }},
		{"fewer moves", func() { d.Match().Log = d.Match().Log[:2] }},
		{"large words", func() { arrange(1280, 800, 2, geom.Insets{}) }},
		{"usual words", func() { arrange(1280, 800, 1, geom.Insets{}) }},
		{"another window", func() { arrange(1100, 820, 1, geom.Insets{Top: 20}) }},
		{"the end of a lit line", func() { d.log.litLine = 1 }},
	} {
		if checkFurniture(t, d, change.name, change.make) {
			t.Errorf("%s is not seen", change.name)
		}
	}
}

package ui

import (
	"fmt"
	"slices"
	"testing"

	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

// list makes items of the heights; those below zero are headings.
func list(heights ...float64) []Item {
	var items []Item
	for k, h := range heights {
		key := fmt.Sprint(k)
		head := h < 0
		if head {
			h = -h
		}
		items = append(items, Item{Height: h, Head: head, Make: func(r geom.Rect) []*Control {
			return []*Control{{Key: key, Rect: r}}
		}})
	}
	return items
}

func TestItemsAreArrangedInColumns(t *testing.T) {
	for _, tt := range []struct {
		name    string
		items   []Item
		columns int
		most    float64
		want    []int // items a column
	}{
		{"even columns", list(50, 50, 50, 50), 2, 500, []int{2, 2}},
		{"whole sections", list(-40, 50, 50, 50, -40, 50), 2, 500, []int{4, 2}},
		{"sections broken where they must be", list(-40, 50, 50, 50, 50, -40, 50), 2, 190, []int{4, 3}},
		{"a heading goes with what follows", list(50, 50, -40, 50), 1, 150, []int{2, 2}},
		{"a heading is repeated on the next leaf", list(-40, 50, 50, 50), 1, 150, []int{3, 2}},
		{"a heading is not repeated beside", list(-40, 50, 50, 50, 50), 2, 150, []int{3, 2}},
		{"a heading is not repeated without room", list(-40, 50, 120), 1, 150, []int{2, 1}},
		{"several leaves", list(50, 50, 50, 50, 50), 1, 100, []int{2, 2, 1}},
		{"higher than a column", list(300, 50), 1, 100, []int{1, 1}},
		{"nothing", nil, 2, 100, []int{0}},
	} {
		var got []int
		for _, column := range arrangeItems(tt.items, tt.columns, tt.most) {
			got = append(got, len(column))
		}
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%s: %v items in the columns, want %v", tt.name, got, tt.want)
		}
	}
}

func TestEveryItemStandsOnOneLeaf(t *testing.T) {
	items := list(-40, 60, 60, 60, 60, -40, 60, 60, 60)
	room := geom.R(0, 0, 390, 400)
	var f Folio
	var controls []*Control
	words := FolioWords{Title: "Title", Close: "Close", Next: "Next", Previous: "Previous"}
	lay := func() { controls = f.Lay(room, 1, Item{}, items, "", words, func() {}, func() {}) }
	seen := map[string]int{}
	lay()
	for range 9 {
		var next *Control
		for _, c := range controls {
			if !c.Rect.Within(f.Card) || !f.Card.Within(room) {
				t.Errorf("%s at %v, panel %v, room %v", c.Key, c.Rect, f.Card, room)
			}
			seen[c.Key]++
			if c.Key == "next" {
				next = c
			}
		}
		if next == nil || next.Off {
			break
		}
		next.Press()
		lay()
	}
	for k, item := range items {
		if n := seen[fmt.Sprint(k)]; n < 1 || n > 1 && !item.Head {
			t.Errorf("item %d stands on %d leaves", k, n)
		}
	}
}

func TestTheLeafOfTheHeldControlIsOpen(t *testing.T) {
	room, words := geom.R(0, 0, 390, 400), FolioWords{}
	var f Folio
	var controls []*Control
	lay := func(high float64, held string) {
		controls = f.Lay(room, 1, Item{}, list(high, high, high, high, high), held, words, func() {}, func() {})
	}
	shows := func(key string) bool {
		return slices.ContainsFunc(controls, func(c *Control) bool { return c.Key == key })
	}
	lay(60, "2")
	if lay(120, "2"); !shows("2") {
		t.Error("after breaking anew another leaf is open than that of the held control")
	}
	if lay(120, "none"); !shows("2") {
		t.Error("a control that is not there turns the leaf")
	}
	controls[slices.IndexFunc(controls, func(c *Control) bool { return c.Key == "next" })].Press()
	if lay(120, "2"); shows("2") {
		t.Error("the held control holds the leaf when another is chosen")
	}
}

func TestLines(t *testing.T) {
	style := Body(15)
	for _, tt := range []struct {
		text  string
		width float64
		n     int
		want  []string
	}{
		{"short", 200, 2, []string{"short"}},
		{"two words", letters.Measure(style, "words") + 1, 2, []string{"two", "words"}},
		{"two words", letters.Measure(style, "two w…") + 1, 1, []string{"two w…"}},
	} {
		got := Lines(style, tt.text, tt.width, tt.n)
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%q in %d lines of %.0f: %q, want %q", tt.text, tt.n, tt.width, got, tt.want)
		}
	}
}

func TestStepperStopsAtItsEnds(t *testing.T) {
	up := 0
	controls := Stepper("n", geom.R(0, 0, 200, 46), Stepped{Name: "N", Value: "1", Less: "less", More: "more", Up: func() { up++ }})
	var p Page
	p.Set(geom.R(0, 0, 300, 100), controls...)
	less, more := p.Find("n.less"), p.Find("n.more")
	if !less.Off || more.Off {
		t.Errorf("at the lower end less is off: %v, more is off: %v", less.Off, more.Off)
	}
	p.press(less)
	p.press(more)
	if up != 1 {
		t.Errorf("more was chosen %d times, want once", up)
	}
	if p.Find("n").Value != "1" {
		t.Error("the well does not tell the value")
	}
}

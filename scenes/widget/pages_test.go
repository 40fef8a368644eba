package widget

import (
	"fmt"
	"slices"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// list makes items of the heights; those below zero are headings.
func list(heights ...float64) []PageItem {
	var items []PageItem
	for k, h := range heights {
		items = append(items, PageItem{Heading: h < 0, Child: Sized{H: max(h, -h), Child: target(fmt.Sprint(k))}})
	}
	return items
}

// measured lays items out as a panel with columns of the width 100 does.
func measured(items []PageItem) []entry {
	return PagedPanel{Items: items}.measure(&Context{memory: &Memory{}}, Size{100, unbounded})
}

func TestItemsAreArrangedInColumns(t *testing.T) {
	for _, tt := range []struct {
		name    string
		items   []PageItem
		columns int
		most    float64
		want    []int // items a column
	}{
		{"even columns", list(50, 50, 50, 50), 2, 500, []int{2, 2}},
		{"whole sections", list(-40, 50, 50, 50, -40, 50), 2, 500, []int{4, 2}},
		{"sections broken where they must be", list(-40, 50, 50, 50, 50, -40, 50), 2, 190, []int{4, 3}},
		{"a heading goes with what follows", list(50, 50, -40, 50), 1, 150, []int{2, 2}},
		{"a heading is repeated on the next page", list(-40, 50, 50, 50), 1, 150, []int{3, 2}},
		{"a heading is not repeated beside", list(-40, 50, 50, 50, 50), 2, 150, []int{3, 2}},
		{"a heading is not repeated without room", list(-40, 50, 120), 1, 150, []int{2, 1}},
		{"several pages", list(50, 50, 50, 50, 50), 1, 100, []int{2, 2, 1}},
		{"higher than a column", list(300, 50), 1, 100, []int{1, 1}},
		{"nothing", nil, 2, 100, []int{0}},
	} {
		var got []int
		for _, column := range arrange(measured(tt.items), tt.columns, tt.most) {
			got = append(got, len(column))
		}
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%s: %v items in the columns, want %v", tt.name, got, tt.want)
		}
	}
}

func TestEveryItemStandsOnOnePage(t *testing.T) {
	items := list(-40, 60, 60, 60, 60, -40, 60, 60, 60)
	room := geom.R(0, 0, 390, 400)
	var paging Paging
	var tree *Tree
	words := PanelWords{Title: "Title", Close: "Close", Next: "Next", Previous: "Previous"}
	lay := func() {
		panel := PagedPanel{State: &paging, Words: words, Columns: 1, Items: items, Turned: func() {}}
		tree = Layout(Env{}, room, panel, nil)
	}
	seen := map[string]int{}
	lay()
	for range 9 {
		var next *ui.Control
		for _, c := range tree.Controls() {
			if card := tree.Slot(PanelSlot); !c.Rect.Within(card) || !card.Within(room) {
				t.Errorf("%s at %v, panel %v, room %v", c.Key, c.Rect, card, room)
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
		if n := seen[fmt.Sprint(k)]; n < 1 || n > 1 && !item.Heading {
			t.Errorf("item %d stands on %d pages", k, n)
		}
	}
}

func TestThePageOfTheHeldControlIsOpen(t *testing.T) {
	room := geom.R(0, 0, 390, 400)
	var paging Paging
	var controls []*ui.Control
	lay := func(high float64, focused string) {
		panel := PagedPanel{State: &paging, Columns: 1, Items: list(high, high, high, high, high), Focused: focused, Turned: func() {}}
		controls = Layout(Env{}, room, panel, nil).Controls()
	}
	shows := func(key string) bool {
		return slices.ContainsFunc(controls, func(c *ui.Control) bool { return c.Key == key })
	}
	lay(60, "2")
	if lay(120, "2"); !shows("2") {
		t.Error("after breaking anew another page is open than that of the focused control")
	}
	if lay(120, "none"); !shows("2") {
		t.Error("a control that is not there turns the page")
	}
	controls[slices.IndexFunc(controls, func(c *ui.Control) bool { return c.Key == "next" })].Press()
	if lay(120, "2"); shows("2") {
		t.Error("the focused control holds the page when another is chosen")
	}
}

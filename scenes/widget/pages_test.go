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

// layoutItems lays items out as a panel with columns of the width 100 does.
func layoutItems(items []PageItem) []entry {
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
		for _, column := range arrange(layoutItems(tt.items), tt.columns, tt.most) {
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
		panel := PagedPanel{State: &paging, Words: words, Columns: 1, Items: items, OnTurn: func() {}}
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
		panel := PagedPanel{State: &paging, Columns: 1, Items: list(high, high, high, high, high), FocusKey: focused, OnTurn: func() {}}
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

// The buttons below a panel lie in it and off each other, in every width, with one page or many, one button or two.
func TestTheFootOfAPanelHasRoom(t *testing.T) {
	second := Button{Control: ui.Control{Key: "second", Name: "Another"}, Group: FootGroup}
	for _, wide := range []float64{290, 390, 560, 720, 1280} {
		for _, items := range [][]PageItem{list(40), list(200, 200, 200, 200, 200)} {
			for _, beside := range []Widget{nil, second} {
				panel := PagedPanel{State: &Paging{}, Words: PanelWords{Close: "Close"}, Columns: 1, Items: items, Second: beside, First: func() {}}
				tree := Layout(Env{}, geom.R(0, 0, wide, 480), panel, nil)
				card, controls := tree.Slot(PanelSlot), tree.Controls()
				if tree.Short {
					t.Errorf("%v wide: no room for %q", wide, tree.Overflows)
				}
				for k, c := range controls {
					if !c.Rect.Within(card) || slices.ContainsFunc(controls[:k], func(o *ui.Control) bool { return o.Rect.Inset(0.1).Overlaps(c.Rect) }) {
						t.Errorf("%v wide: %s lies at %v, over another or out of %v", wide, c.Key, c.Rect, card)
					}
				}
				if found := slices.ContainsFunc(controls, func(c *ui.Control) bool { return c.Key == "second" }); found != (beside != nil) {
					t.Errorf("%v wide: the second button is there: %t", wide, found)
				}
			}
		}
	}
}

// A paragraph that is too long for a column goes on in the next, and no line is lost.
func TestAParagraphGoesOnInTheNextColumn(t *testing.T) {
	text := ""
	for n := range 60 {
		text += fmt.Sprint("word", n, " ")
	}
	panel := PagedPanel{State: &Paging{}, Columns: 2, Items: []PageItem{ParagraphItem("text", text, ui.Body(16))}}
	tree := Layout(Env{TextScale: 1.5}, geom.R(0, 0, 900, 560), panel, nil)
	read, columns := "", map[float64]bool{}
	for _, c := range tree.Controls() {
		if c.Role == ui.RoleText {
			read += c.Name + " "
			columns[c.Rect.X] = true
		}
	}
	if read != text || len(columns) != 2 {
		t.Errorf("in %d columns stands %q", len(columns), read)
	}
}

// TestAPanelStandsBesideWhatItAvoids holds that a panel moves to an edge where it covers nothing that it avoids, and stays
// in the middle where there is no such edge.
func TestAPanelStandsBesideWhatItAvoids(t *testing.T) {
	room, card := Size{1000, 600}, Size{400, 200}
	middle, centre := geom.Pt(300, 200), geom.R(450, 250, 100, 100)
	const edge = panelMargin / 2
	for _, c := range []struct {
		avoid []geom.Rect
		want  geom.Point
	}{
		{nil, middle},
		{[]geom.Rect{geom.R(0, 0, 100, 100)}, middle},
		{[]geom.Rect{centre}, geom.Pt(edge, 200)},
		{[]geom.Rect{centre, geom.R(0, 250, 100, 100)}, geom.Pt(594, 200)},
		{[]geom.Rect{geom.R(0, 250, 1000, 100)}, geom.Pt(300, edge)},
		{[]geom.Rect{geom.R(0, 0, 1000, 350)}, geom.Pt(300, 394)},
		{[]geom.Rect{geom.R(0, 0, 1000, 600)}, middle},
	} {
		if at := (PagedPanel{Avoid: c.avoid}).corner(room, card); at != c.want {
			t.Errorf("a panel that avoids %v lies at %v, want %v", c.avoid, at, c.want)
		}
	}
}

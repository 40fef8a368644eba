package result

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Least heights of a row, in logical units.
const (
	rowMin   = 40.0
	barMin   = 82.0 // that shows the pieces taken
	rowClose = 30.0 // where there are many
)

// scrollPlan is one way of sharing the scroll between the rows and the narration below them.
type scrollPlan struct {
	heading, body   letters.Style // of the narration
	hasHeading      bool          // it has its heading
	hasSentence     bool          // it has its sentence
	omitsReason     bool          // that does not say why it wins
	showsStartValue bool          // it reports what the start was worth
	small           bool          // less than all is shown, or smaller than usual
	row, maxHeight  float64       // least and greatest height of a row
	basis           float64       // the height it asks for; 0 for all there is
	isLow           bool          // it is as low as it can be
	isCut           bool          // its sentence is cut off where it has too little room
	hasBars         bool          // numbers stand on bars
	scale           float64       // of the words in rows
	two             bool          // the rows stand in two columns
}

func (t scrollPlan) onBars() bool       { return t.hasBars }
func (t scrollPlan) inCells() bool      { return !t.hasBars }
func (t scrollPlan) isWhole() bool      { return !t.small }
func (t scrollPlan) tight() bool        { return t.small }
func (t scrollPlan) hasNarration() bool { return t.hasHeading || t.hasSentence }

// plansOf returns the plans of that kind; all where there are none.
func plansOf(all []scrollPlan, kind func(scrollPlan) bool) []scrollPlan {
	var list []scrollPlan
	for _, t := range all {
		if kind(t) {
			list = append(list, t)
		}
	}
	if list == nil {
		return all
	}
	return list
}

// lowPlans returns the plans with rows as low as they can be.
func lowPlans(all []scrollPlan) []scrollPlan {
	list := slices.Clone(all)
	for k := range list {
		list[k].isLow = true
	}
	return list
}

// cutPlans returns the plans with a sentence that is cut off where it has too little room.
func cutPlans(all []scrollPlan) []scrollPlan {
	list := slices.Clone(all)
	for k := range list {
		list[k].isCut = true
	}
	return list
}

// styles returns the plan with the usual styles of the narration, so many times larger.
func (t scrollPlan) styles(m *model, by ui.TextScale) scrollPlan {
	heading, body := 21.0, 15.5
	if m.class == stage.Wide {
		heading = 36
		if !m.hasReason { // it is a remark below numbers
			body = 20
		}
	}
	t.heading, t.body = by.Heading(heading), by.Body(body)
	return t
}

// scrollPlans lists the ways of sharing the scroll, the best first, with rows that want to be so high, 0 for as high as can
// be. Words go down to their usual size first; then the value of the start gives way to the pieces taken, words become
// small, and the heading and the sentence go. What decided a match by points stays.
func scrollPlans(m *model, scale, basis float64) (list []scrollPlan) {
	const step, much = 0.1, 1.3
	full := scrollPlan{scale: scale, hasHeading: m.narration.Title != "", hasSentence: m.narration.Line != "", row: rowMin, maxHeight: 188, basis: basis}.styles(m, 1)
	small := full
	small.heading, small.body, small.small = ui.Heading(18), ui.Body(13), true
	bare, silent := small, small
	bare.hasHeading = false
	silent.hasHeading, silent.hasSentence = false, false
	if m.hasPoints {
		for _, barred := range []bool{true, false} {
			ways := []scrollPlan{full, small, bare}
			for by := scale; by > 1; by -= step {
				ways = append(ways[:len(ways)-3], full.styles(m, ui.TextScale(by)), full, small, bare)
			}
			if !m.hasReason {
				headed := small
				headed.hasSentence = false
				ways = append(ways, headed, silent)
			}
			for _, t := range ways {
				t.hasBars = barred
				list = append(list, t)
			}
		}
		return list
	}
	for _, valued := range []bool{true, false} {
		for by := scale; by > 1; by -= step {
			t := full.styles(m, ui.TextScale(by))
			if t.showsStartValue = valued; !valued || m.value != "" && by >= min(much, scale) {
				list = append(list, t)
			}
		}
	}
	if m.value != "" {
		valued := full
		valued.showsStartValue, valued.row = true, barMin
		list = append(list, valued)
	}
	list = append(list, full, small)
	brief := bare
	brief.omitsReason, brief.row = true, rowClose
	for _, t := range []scrollPlan{bare, silent} {
		t.row = rowClose
		list = append(list, t)
		if t.hasSentence && m.narration.Why != "" {
			list = append(list, brief)
		}
		t.two = true
		list = append(list, t)
	}
	return list
}

// scroll is the paper between its rods, which stand out at its sides.
func scroll(m *model, rod, reach float64, ways []scrollPlan) widget.Widget {
	inset, pad := 11.0, 12.0
	if m.hasPoints {
		pad = 9
	}
	if m.class == stage.Wide {
		inset = 18
	}
	var fits widget.FirstFit
	for _, t := range ways {
		fits = append(fits, widget.Pad(inset, pad, content(m, t)))
	}
	panel := widget.Decorated{Child: fits, Below: func(c *canvas.Canvas, r geom.Rect) {
		c.Draw(scrollPaper(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	}}
	open := func(r geom.Rect) float64 { return (r.H - 2*rod) * m.moving.scrollShare }
	unrolls := widget.Effect{Child: widget.Pad(reach, rod, panel), On: func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas {
		return c.Clipped(geom.R(r.X+reach-2, r.Y+rod, r.W-reach+2, open(r)))
	}}
	return widget.Stack{
		widget.Decorated{Child: unrolls, Above: func(c *canvas.Canvas, r geom.Rect) {
			for _, y := range []float64{r.Y, r.Y + rod + open(r)} {
				c.Draw(rodPicture(r.W, rod), geom.Pt(r.X, y), canvas.Look{})
			}
		}},
		widget.Slot{Name: slotScroll},
	}
}

// content is what stands on the scroll: the rows, and the narration below them.
func content(m *model, t scrollPlan) widget.Widget {
	if m.hasPoints {
		return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			columns := layoutOf(m, t, room.W)
			t := t
			t.row, t.maxHeight = columns.heights(m)
			list := widget.Column(0, columns.signRow(m))
			for k := range m.rows {
				list.Children = append(list.Children, t.item(columns.memo(m, k)))
			}
			list.Children = append(list.Children, narration(m, t)...)
			return list
		})
	}
	list := widget.Column(0)
	if t.two {
		grid := widget.Grid{Columns: []float64{1, 1}, Gap: 8}
		for k := range m.rows {
			grid.Children = append(grid.Children, seatRow(m, k, k > 1))
		}
		t.row *= float64((len(m.rows) + 1) / 2)
		t.maxHeight *= float64((len(m.rows) + 1) / 2)
		list.Children = append(list.Children, t.item(grid))
	} else {
		for k := range m.rows {
			list.Children = append(list.Children, t.item(seatRow(m, k, k > 0)))
		}
	}
	list.Children = append(list.Children, narration(m, t)...)
	return list
}

// item bounds the height of a row.
func (t scrollPlan) item(row widget.Widget) *widget.Item {
	i := &widget.Item{Child: row, Basis: t.basis, Min: t.row, Max: t.maxHeight}
	switch {
	case t.isLow:
		i.Max = t.row
	case t.basis == 0:
		i.Grow = 1
	}
	return i
}

// narration reports how the match has ended, below a line, in the middle of what the rows leave. What is not shown is there for
// who does not see it.
func narration(m *model, t scrollPlan) []widget.Widget {
	var rule, title, line, value, above, below widget.Widget
	if t.hasNarration() {
		rule = widget.Paint{H: 10, Draw: func(c *canvas.Canvas, r geom.Rect) {
			c.Fill(geom.R(r.X+10, r.Y-0.75, r.W-20, 1.5), sprites.Paper4)
		}}
	}
	if t.hasHeading {
		name := widget.Line(m.narration.Title, t.heading, sprites.Ink)
		kanji := widget.Line(m.narration.Japanese, ui.Body(t.heading.Size*0.62), sprites.Ink2).AtLeast(max(13, t.heading.Size*0.62))
		title = widget.Padding{Bottom: 4, Child: widget.Row(14, name, widget.Natural(kanji).Dropped(1)).Across(widget.Centre)}
	}
	if t.hasSentence {
		text := m.narration.Sentences()
		if t.omitsReason {
			text = m.narration.Line
		}
		line = &widget.Text{Text: text, Style: t.body, Ink: sprites.Ink, MinSize: t.body.Size, Elide: t.isCut}
	}
	if spoken := m.narration; spoken.Title != "" || spoken.Line != "" {
		control := ui.Control{Key: "outcome", Role: ui.RoleText, Name: spoken.Title, Value: spoken.Sentences()}
		if spoken.Title == "" {
			control.Name, control.Value = spoken.Sentences(), ""
		}
		line = widget.Pressable{Control: control, OwnFocus: true, Child: widget.Column(0, title, line)}
	}
	if m.value != "" {
		text := &widget.Text{Text: m.value, Style: ui.Body(max(14.5, t.body.Size*0.84)), Ink: sprites.Ink2}
		text.MinSize = text.Style.Size
		value = widget.Pressable{Control: ui.Control{Key: "value", Role: ui.RoleText, Name: m.value}, OwnFocus: true,
			Child: widget.Column(0, widget.If(t.showsStartValue, widget.Gap(8)), widget.If(t.showsStartValue, text))}
	}
	if t.basis == 0 && !t.isLow && !m.hasPoints { // only what rows cannot use
		above = &widget.Item{Child: widget.Empty{}, Grow: 1e-6}
		below = above
	}
	left := 10.0
	if m.class != stage.Tall {
		left = rowLookOf(m.class).room
	}
	words := widget.Padding{Left: left, Right: 10, Child: widget.Column(0, line, value)}
	return []widget.Widget{rule, above, words, below}
}

package setup

import (
	"fmt"
	"math"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of the row that leads to the next page, in logical units.
const (
	moreSize  = 16.0 // of its words
	moreSmall = 13.5 // of what is to come, and of the number of the page
	moreIcon  = 22.0
	moreEdge  = 14.0
	moreCount = 46.0 // of the number of the page, at least
	dashWidth = 1.6  // the breadth of its rim
)

// comingApart stands between what is to come.
const comingApart = " · "

// pageTurner is what leads to the other pages.
type pageTurner struct {
	a               *agreement
	page, pageCount int      // the open page, counted from 0, and how many there are
	seats           bool     // there are players on the next page too
	coming          []string // the options of the next one
}

// turnHeight is the height of the row that leads to the other pages.
func turnHeight(e widget.Env) float64 {
	if isLarge(e) {
		return 76
	}
	return 50
}

// nextTurn is 1 for a way to the next page that a swipe turns to, 0 after the last one, from which it leads to the first.
func (t pageTurner) nextTurn() int {
	if t.page < t.pageCount-1 {
		return 1
	}
	return 0
}

// back is the button that leads to the page before, and from the first one out of the scene.
func (t pageTurner) back(wordsFrom float64) widget.Widget {
	c := ui.Control{Key: "back", Name: t.a.words.T(lang.Back), Press: t.a.scene.leave}
	if t.page > 0 {
		c.Turns, c.Press = -1, func() { t.a.scene.turn(t.page - 1) }
	}
	return widget.Button{Icon: "back", FullTextWidth: wordsFrom, Control: c}
}

// way returns what the way to the next page is called, its sign, and what it does.
func (t pageTurner) way() (name, icon string, turn func()) {
	key, icon := lang.SetupMore, "gear"
	switch {
	case t.page == t.pageCount-1:
		key, icon = lang.SetupPlayers, "people"
	case t.seats:
		key, icon = lang.SetupMoreBoth, "people"
	}
	return t.a.words.T(key), icon, func() { t.a.scene.turn((t.page + 1) % t.pageCount) }
}

// count reports which page of how many is open.
func (t pageTurner) count() string {
	return t.a.words.T(lang.SetupPage, lang.Count("n", t.page+1), lang.Count("all", t.pageCount))
}

// briefCount is count without a word, for a button.
func (t pageTurner) briefCount() string { return fmt.Sprintf("%d/%d", t.page+1, t.pageCount) }

// button leads to the next page; it has words where it is so wide.
func (t pageTurner) button(wordsFrom float64) widget.Widget {
	name, icon, turn := t.way()
	return widget.Button{Icon: icon, Text: name + " " + t.briefCount(), FullTextWidth: wordsFrom, Brief: t.briefCount(), Control: ui.Control{
		Key: "more", Name: name, Value: t.briefCount(), Turns: t.nextTurn(), Press: turn,
	}}
}

// row leads to the next page: a dashed row that says what stands there, and which page of how many this is.
func (t pageTurner) row() widget.Widget {
	const apart = 12.0   // from the name to what is to come
	const narrow = 340.0 // where the number of the page stands without a word
	name, icon, turn := t.way()
	value := func(count string) string {
		if len(t.coming) == 0 {
			return count
		}
		return count + comingApart + strings.Join(t.coming, comingApart)
	}
	coming := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		style := ui.Body(moreSmall)
		return widget.Padding{Left: apart, Child: widget.Line(namesIn(style, t.coming, room.W-apart-6), style, sprites.Ink2)}
	})
	words := &widget.Text{Text: name, Style: ui.Strong(moreSize), Ink: sprites.Ink, Lines: 2, Scaled: true}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		count := t.count()
		if room.W < narrow || isLarge(e) {
			count = t.briefCount()
		}
		number := widget.Line(count, ui.Body(moreSmall), sprites.Ink2).Scalable().Aligned(canvas.Right)
		wide := max(moreCount, math.Ceil(letters.Measure(number.Style, count))+1)
		return widget.Pressable{
			Control: ui.Control{Key: "more", Role: ui.RoleButton, Name: name, Value: value(count), Turns: t.nextTurn(), Press: turn}, OwnFocus: true,
			Child: widget.Pad(moreEdge, 2, widget.Row(0, widget.Icon(icon, moreIcon, sprites.Ink), widget.Gap(10), words,
				widget.Grow(coming), widget.Fixed(wide, number)).Across(widget.Centre)),
			Ground: func(c *canvas.Canvas, r geom.Rect, state ui.ControlState) {
				if state.Focus {
					ui.DrawFocus(c, r, ui.Radius)
				}
				if state.Hover > 0 || state.Press > 0 {
					c.Draw(moreGround(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{Fade: 1 - max(state.Hover, state.Press)})
				}
				c.Draw(moreRim(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
			},
		}
	})
}

// namesIn lists as many names as have room in the width.
func namesIn(style letters.Style, names []string, width float64) string {
	text := ""
	for k := range names {
		longer := strings.Join(names[:k+1], comingApart)
		if letters.Measure(style, longer) > width {
			break
		}
		text = longer
	}
	return text
}

type moreKey struct {
	w, h   float64
	ground bool
}

// moreRim is the dashed rim of the row.
func moreRim(w, h float64) canvas.Picture {
	return canvas.Picture{Key: moreKey{w, h, false}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		const half = dashWidth / 2
		rim := vector.RoundRect(half, half, w-dashWidth, h-dashWidth, ui.Radius)
		c.Stroke(rim, vector.Stroke{Width: dashWidth, Dash: []float64{8, 6}}, vector.Solid(sprites.Ink2))
	}}
}

// moreGround is the lit paper under the row while it is pointed at.
func moreGround(w, h float64) canvas.Picture {
	return canvas.Picture{Key: moreKey{w, h, true}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		c.Fill(vector.RoundRect(0, 0, w, h, ui.Radius), vector.Solid(sprites.Paper3))
	}}
}

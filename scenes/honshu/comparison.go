package honshu

import (
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// comparison shows a mistake of a match beside what would have been better: two lands with the card built here and there,
// or the better card marked, and in a sentence how many points the rules count for either.
type comparison struct {
	table.Alternative
	played, better game.Choice
	lands          [2]*game.Map // with the card as it was built, and as it would have been better
	points         [2]int       // of these lands
	sentence       string       // "" for nothing that could be counted
}

// compare returns the comparison of a move with a better one; nil where there is nothing to show.
func (b *Board) compare(a *table.Alternative) *comparison {
	if a == nil {
		return nil
	}
	st, ok := a.Before.(*game.State)
	c := &comparison{Alternative: *a}
	var played, better bool
	c.played, played = game.Fields(a.Played)
	c.better, better = game.Fields(a.Better)
	if !ok || !played || !better || st.Map(a.By) == nil {
		return nil
	}
	switch {
	case c.builds():
		c.compareBuilds(b, st)
	case c.takes():
		c.compareTakes(b, st)
	}
	return c
}

// builds and takes report whether both moves build the card, or take one.
func (c *comparison) builds() bool {
	return c.played.Verb == game.VerbBuild && c.better.Verb == game.VerbBuild
}

func (c *comparison) takes() bool {
	return c.played.Verb == game.VerbTake && c.better.Verb == game.VerbTake
}

// compareBuilds lays the card at both places, and says by how much the points differ.
func (c *comparison) compareBuilds(b *Board, st *game.State) {
	var points [2]game.Points
	for k, place := range []game.Placement{c.played.Place, c.better.Place} {
		c.lands[k], _ = st.Preview(c.By, place)
		points[k] = c.lands[k].Score(st.Scoring())
		c.points[k] = points[k].Total()
	}
	words, more := b.words(), points[1].Minus(points[0])
	if more.Total() <= 0 {
		c.sentence = words.T(lang.HonshuBetterLater)
		return
	}
	c.sentence = words.T(lang.HonshuBetterBuild, lang.Count("n", more.Total()), lang.Text("list", b.listPoints(more)))
}

// listPoints lists a change of points category by category, without the total and the fields.
func (b *Board) listPoints(by game.Points) string {
	var parts []string
	for cat := range game.CategoryPoints {
		switch n := by.Of(cat); {
		case n > 0:
			parts = append(parts, b.words().T(lang.HonshuBetterGain, lang.Text("part", b.category(cat)), lang.Count("n", n)))
		case n < 0:
			parts = append(parts, b.words().T(lang.HonshuBetterLoss, lang.Text("part", b.category(cat)), lang.Count("n", -n)))
		}
	}
	return b.words().List(parts...)
}

// compareTakes says what both cards could bring at once, each at its best place.
func (c *comparison) compareTakes(b *Board, st *game.State) {
	played, better := st.BestBuild(c.By, c.played.Card).Total(), st.BestBuild(c.By, c.better.Card).Total()
	if better <= played {
		c.sentence = b.words().T(lang.HonshuBetterLater)
		return
	}
	c.sentence = b.words().T(lang.HonshuBetterTake, cardArg(c.better.Card), lang.Count("n", better),
		lang.Text("other", c.played.Card.String()), lang.Count("less", played))
}

// framesBetter returns the frame of a card of the middle: of the two that are compared the better one alone has one.
func (c *comparison) framesBetter(card game.Card) (frame, bool) {
	switch {
	case c == nil || !c.takes():
		return noFrame, false
	case card == c.better.Card:
		return hintFrame, true
	}
	return noFrame, card == c.played.Card
}

// Measures of the comparison of two places, in logical units.
const (
	compareHead  = 26.0
	compareFoot  = 44.0
	compareMost  = 440.0 // of its height
	compareInset = 12.0
	compareScale = 1.4   // how much larger its words are at most: the lands are what it is for
	compareLow   = 240.0 // a low room
)

// buildComparison is the two lands side by side, with their points, over the sentence.
func (b *Board) buildComparison() widget.Widget {
	c, words := b.comparison, b.words()
	land := func(k int, title lang.Key, rim sprites.Color, card game.Card) widget.Widget {
		head := &widget.Text{Text: words.T(title, lang.Count("n", c.points[k])), Style: ui.Strong(16), Ink: sprites.Ink, Align: canvas.Centre, MinSize: 13, Lines: 1, Group: "compare", Key: "compare." + string(title)}
		picture := widget.Paint{Draw: func(cv *canvas.Canvas, r geom.Rect) { b.drawCompared(cv, c.lands[k], card, rim, r) }}
		return widget.Column(4, widget.Fixed(compareHead, head), widget.Grow(picture))
	}
	lands := widget.Even(compareInset,
		land(0, lang.HonshuBetterPlayed, sprites.Paper2, c.played.Place.Card),
		land(1, lang.HonshuBetterPlace, sprites.Kin2, c.better.Place.Card))
	paper := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		scale, inset := min(compareScale, e.Scale()), compareInset
		if room.H < compareLow {
			inset = compareInset / 2
		}
		reason := &widget.Text{Text: c.sentence, Style: ui.Body(15 * scale), Ink: sprites.Ink, Align: canvas.Centre, MinSize: 13, Elide: true, Key: "compare.reason"}
		foot := widget.Fixed(min(compareFoot*scale, room.H/4), widget.Align{Y: widget.Centre, Child: reason})
		return widget.Pad(compareInset, inset, widget.Column(4, widget.Grow(lands), foot))
	})
	panel := widget.Panel{Surface: ui.LitPanel(), Child: paper}
	return widget.Column(0, &widget.Item{Child: panel, Grow: 1000, Max: compareMost}, widget.Spacer())
}

// drawCompared draws a land with the card that is compared outlined, and all else pale.
func (b *Board) drawCompared(cv *canvas.Canvas, m *game.Map, card game.Card, rim sprites.Color, r geom.Rect) {
	chart := honshuart.FitRim(honshuart.BoxOf(m), 0.1, r, b.unit(), cv.Scale())
	honshuart.Draw(cv, m, chart)
	var cells []game.Cell
	m.Cells(func(at game.Cell) bool {
		if p, _, ok := m.PrintedSquare(at); ok && p.Card == card {
			cells = append(cells, at)
		} else {
			cv.Fill(chart.Cell(at), sprites.Paper2.Alpha(0.5))
		}
		return true
	})
	honshuart.DrawRim(cv, chart, cells, rim)
}

// comparisonRoom is where two places are compared: in the middle, and in that of the sentences, which nothing else fills.
func (b *Board) comparisonRoom() geom.Rect {
	middle, message := b.room(slotMiddle), b.room(table.SlotMessage)
	if top := message.Y; !message.Empty() && top < middle.Y && middle.H < compareLow {
		middle.Y, middle.H = top, middle.Bottom()-top
	}
	return middle
}

// compares reports whether two places are compared in the middle.
func (b *Board) compares() bool { return b.comparison != nil && b.comparison.builds() }

// reason is the sentence of a comparison of cards, in the place of the table's sentences.
func (b *Board) reason() widget.Widget {
	c := b.comparison
	if c == nil || c.sentence == "" || c.builds() {
		return nil
	}
	text := &widget.Text{Text: c.sentence, Style: ui.Body(16), Ink: sprites.Ink, Align: canvas.Centre, MinSize: 13, Scaled: true, Elide: true, Key: "compare.reason"}
	return widget.Panel{Surface: ui.Panel(), Child: widget.Pad(compareInset, 4, widget.Align{Y: widget.Centre, Child: text})}
}

// setComparison takes over what a replay compares.
func (b *Board) setComparison(a *table.Alternative) {
	var now *table.Alternative
	if b.comparison != nil {
		now = &b.comparison.Alternative
	}
	if !a.Equal(now) {
		b.comparison = b.compare(a)
	}
}
